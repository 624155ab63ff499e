"""A situation of a quest from the tree of plain values that ``position`` makes of it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest.asking import HERO_CHOOSES, QUEST_GOES_ON
from sagenwerk.heroquest.begin import heroes_in_order
from sagenwerk.heroquest.board import HEIGHT, WIDTH
from sagenwerk.heroquest.events import TRAP_STATES
from sagenwerk.heroquest.explore import door_name
from sagenwerk.heroquest.figures import first_on, shared_square
from sagenwerk.heroquest.loads import CARRIED
from sagenwerk.heroquest.options import QuestOptions
from sagenwerk.heroquest.position import (
    AREA_NAMES,
    CHEST_TRAP_STATES,
    DONE_NAMES,
    DOOR_STATES,
    EFFECT_NAMES,
    LOAD_PLACES,
    PIT_SEARCHES,
    SQUARE_NAMES,
    WHERE_NAMES,
    occupant_name,
    potion_names,
)
from sagenwerk.heroquest.scenario import (
    AREAS,
    CHAOS_NAMES,
    HERO_NAMES,
    HEROES,
    MOST_MONSTERS,
    SPELL_NAMES,
    QuestScenario,
)
from sagenwerk.heroquest.state import ABSENT, BIT, FIRST_MONSTER, IN_QUEST, WORD_BITS, Hero, Quest
from sagenwerk.kernel.contract import Result
from sagenwerk.kernel.reading import BadPosition, Reader, bits_of, put_on_agenda

#: The largest number that a slot of a quest's notes may hold.
MOST: Final = 4_611_686_018_427_387_903


def restore(tables: QuestScenario, tree: dict[str, Any]) -> Quest:
    """The state of a position. Raises ``BadPosition`` with the key and what is wrong.

    The map is that of the quest's file; what has been set out of it, and what has happened, is the position's.
    """
    top = Reader(tree, "")
    top.one_of("game", ["heroquest"], "heroquest")
    top.take("scenario", "")
    if not tables.quests:
        raise BadPosition("scenario", f"{tables.name!r} has no map here: only the game master's copy can be restored")
    heroes = top.items("order")
    try:
        order = heroes_in_order([str(name) for name in heroes])
    except ValueError as error:
        raise BadPosition("order", str(error)) from None
    chosen = top.table("options")
    try:
        options = QuestOptions({str(name): str(value) for name, value in chosen.tree.items()})
    except ValueError as error:
        raise BadPosition("options", str(error)) from None
    state = Quest(tables, options, order, [Hero(kind) for kind in range(HEROES)])
    state.result = Result(top.one_of("result", [result.value for result in Result], Result.PLAYING.value))
    state.round = top.number("round", 1, 1_000_000, 1)
    players = [*[HERO_NAMES[kind] for kind in order], "game-master"]
    turn = top.one_of("turn", players, players[0])
    state.turn = HERO_NAMES.index(turn) if turn in HERO_NAMES else -1
    read_set_out(state, top)
    read_map(state, top)
    read_figures(state, top)
    read_heroes(state, top)
    read_this_turn(state, top.table("this_turn"))
    stand_figures(state)
    read_searches(state, top)
    read_agenda(state, top)
    top.nothing_else()
    return state


def read_square(table: Reader, key: str) -> i64:
    """A square by name, -1 for none."""
    name = table.one_of(key, ["", *SQUARE_NAMES], "")
    return SQUARE_NAMES.index(name) if name else -1


def read_set_out(state: Quest, top: Reader) -> None:
    """Rows of the board: a dot for every square that has been set out."""
    rows = top.items("set_out")
    if len(rows) not in (0, int(HEIGHT)):
        raise BadPosition("set_out", f"needs {HEIGHT} rows, not {len(rows)}")
    for row in range(len(rows)):
        text = rows[row]
        if not isinstance(text, str) or len(text) != WIDTH or text.strip(".#"):
            raise BadPosition("set_out", f"row {row + 1} needs {WIDTH} signs, each a dot (set out) or #")
        for column in range(WIDTH):
            if text[column] == ".":
                square = row * WIDTH + column
                state.seen[square // WORD_BITS] |= BIT[square % WORD_BITS]


def read_map(state: Quest, top: Reader) -> None:
    """Doors, traps and blocks as they lie there."""
    quest = state.quest
    doors = top.table("doors")
    for door in range(len(quest.doors)):
        name = door_name(state, door)
        if name not in doors.tree:
            continue
        stands = DOOR_STATES.index(doors.one_of(name, DOOR_STATES, DOOR_STATES[0]))
        state.doors_seen |= BIT[door]
        if stands == 1:
            state.doors_open |= BIT[door]
        elif stands == 2:
            state.false_known |= BIT[door]
    doors.nothing_else()
    traps = top.table("traps")
    state.traps = []
    for trap in quest.traps:
        state.traps.append(TRAP_STATES.index(traps.one_of(SQUARE_NAMES[trap.square], TRAP_STATES, TRAP_STATES[0])))
    traps.nothing_else()
    state.fallen = top.names("fallen", SQUARE_NAMES)


def read_figures(state: Quest, top: Reader) -> None:
    """The game master's figures, in the order in which they were set out."""
    kinds = [kind.name for kind in state.quest.kinds]
    placed = [SQUARE_NAMES[there.square] for there in state.quest.monsters]
    figures = top.items("figures")
    if len(figures) > MOST_MONSTERS:
        raise BadPosition("figures", f"there are at most {MOST_MONSTERS} figures, not {len(figures)}")
    for figure in range(len(figures)):
        tree = figures[figure]
        if not isinstance(tree, dict):
            raise BadPosition(f"figures.{figure + 1}", "needs a table")
        table = Reader(tree, f"figures.{figure + 1}")
        kind = kinds.index(table.one_of("kind", kinds, ""))
        state.kinds.append(kind)
        state.squares.append(int(read_square(table, "square")))
        state.bodies.append(table.number("body", 0, 1000, int(state.quest.kinds[kind].body)))
        state.minds.append(table.number("mind", 0, 1000, int(state.quest.kinds[kind].mind)))
        state.monster_effects.append(int(bits_of(table.names("effects", EFFECT_NAMES))))
        there = table.one_of("placed", ["", *placed], "")
        state.placed.append(placed.index(there) if there else -1)
        state.chaos.append(int(read_pile(table, "chaos", list(CHAOS_NAMES), 2)))
        leader = table.one_of("leader", ["", *HERO_NAMES], "")
        state.leaders.append(HERO_NAMES.index(leader) if leader else -1)
        state.figure_done.append(int(bits_of(table.names("done", DONE_NAMES))))
        if table.flag("fled"):
            state.fled = figure
        table.nothing_else()


def read_pile(table: Reader, key: str, names: list[str], width: i64) -> i64:
    """A pile with so many bits a kind."""
    inside = table.table(key)
    pile: i64 = 0
    for kind in range(len(names)):
        pile += inside.number(names[kind], 0, int(BIT[width]) - 1, 0) * BIT[width * kind]
    inside.nothing_else()
    return pile


def read_heroes(state: Quest, top: Reader) -> None:
    """Sheets and figures of the heroes."""
    tables = state.tables
    heroes = top.table("heroes")
    for kind in state.order:
        table = heroes.table(HERO_NAMES[kind])
        hero = state.heroes[kind]
        hero.where = WHERE_NAMES.index(table.one_of("where", WHERE_NAMES, WHERE_NAMES[IN_QUEST]))
        hero.square = read_square(table, "square")
        hero.most_body = table.number("most_body", 0, 100, int(state.edition.body[kind]))
        hero.most_mind = table.number("most_mind", 0, 100, int(state.edition.mind[kind]))
        hero.body = table.number("body", 0, int(hero.most_body), int(hero.most_body))
        hero.mind = table.number("mind", 0, 100, int(hero.most_mind))
        hero.gold = table.number("gold", 0, 1_000_000, 0)
        hero.items = bits_of(table.names("items", tables.item_names))
        hero.potions = read_pile(table, "potions", potion_names(tables), 4)
        hero.spells = bits_of(table.names("spells", list(SPELL_NAMES)))
        ring = table.one_of("spell_ring", ["", *SPELL_NAMES], "")
        hero.ring = SPELL_NAMES.index(ring) if ring else -1
        hero.effects = bits_of(table.names("effects", EFFECT_NAMES))
        hero.carries = table.number("carries", 0, 100, 0) - 1
        hero.turns_lost = table.number("turns_lost", 0, 100, 0)
        for quest in table.items("quests"):
            if isinstance(quest, bool) or not isinstance(quest, int) or not 0 <= quest < 62:
                raise BadPosition(table.where("quests"), f"needs numbers of quests, not {quest!r}")
            hero.quests |= BIT[quest]
        hero.champion = table.flag("champion")
        hero.outlawed = table.flag("outlawed")
        if (hero.square >= 0) != (hero.where == IN_QUEST) and hero.where != ABSENT and hero.square >= 0:
            raise BadPosition(table.where("square"), "only a hero who is in the quest stands on the board")
        table.nothing_else()
    heroes.nothing_else()


def read_this_turn(state: Quest, table: Reader) -> None:
    """What whoever is on turn has done, and what is under way."""
    occupants = ["", *HERO_NAMES, *[f"figure {figure + 1}" for figure in range(len(state.kinds))]]
    state.done = bits_of(table.names("done", DONE_NAMES))
    rolled = table.flag("rolled")
    state.ally_steps = table.number("ally_steps", 0, 7, 0) - 1
    steps_left = table.number("steps_left", 0, 1000, 0)
    state.steps_left = steps_left if rolled else -1
    state.trail = table.names("trail", SQUARE_NAMES)
    state.weapon = table.number("weapon", 0, 100, 0) - 1
    state.spell = table.number("spell", 0, 100, 0) - 1
    state.spells_cast = table.number("spells_cast", 0, 100, 0)
    state.attacks_left = table.number("attacks_left", 0, 100, 0)
    state.attacker = occupants.index(table.one_of("attacker", occupants, ""))
    state.target = occupants.index(table.one_of("target", occupants, ""))
    state.hits = table.number("hits", 0, 100, 0)
    state.dice = table.number("dice", 0, 100, 0)
    state.thrown = table.flag("thrown")
    state.figure = table.number("figure", 0, len(state.kinds), 0) - 1
    state.passing = read_square(table, "passing")
    state.refused = table.names("refused", occupants)
    state.looking = read_square(table, "looking")
    state.falling = read_square(table, "falling")
    table.nothing_else()


def stand_figures(state: Quest) -> None:
    """Who stands on which square: whoever passes over a figure does not count there (HQ-025)."""
    passing: i64 = 0
    if state.turn >= 0:
        passing = state.turn + 1
    elif state.figure >= 0:
        passing = FIRST_MONSTER + state.figure
    for figure in range(len(state.kinds)):
        if FIRST_MONSTER + figure != passing:
            stands(state, f"figures.{figure + 1}", state.squares[figure], FIRST_MONSTER + figure)
    for number in state.order:
        if number + 1 != passing:
            stands(state, f"heroes.{HERO_NAMES[number]}", state.heroes[number].square, number + 1)
    square = state.hero.square if state.turn >= 0 else (state.squares[state.figure] if state.figure >= 0 else -1)
    if square >= 0 and not state.at[square]:
        state.at[square] = int(passing)
    elif state.turn >= 0 and square >= 0 and state.at[square] <= HEROES and shared_square(state, square):
        state.at[square] = first_on(state, square)


def stands(state: Quest, path: str, square: i64, occupant: i64) -> None:
    """Put an occupant on its square; one figure per square (HQ-025)."""
    if square < 0:
        return
    before = state.at[square]
    if before and not (before <= HEROES and occupant <= HEROES and state.edition.shared_stairs_and_pits):
        raise BadPosition(f"{path}.square", f"on {SQUARE_NAMES[square]} stands {occupant_name(before)} already")
    if not before:
        state.at[square] = int(occupant)


def read_searches(state: Quest, top: Reader) -> None:
    """What was searched, opened and told; decks, the armoury, and what lies about."""
    tables = state.tables
    quest = state.quest
    searched = top.table("treasure_searched")
    for area in range(AREAS):
        state.treasure_searched[area] = int(bits_of(searched.names(AREA_NAMES[area], list(HERO_NAMES))))
    searched.nothing_else()
    state.traps_searched = bits_of(top.names("traps_searched", AREA_NAMES))
    pieces = [SQUARE_NAMES[piece.squares[0]] for piece in quest.furniture]
    state.chests_open = bits_of(top.names("chests_open", pieces))
    state.moved = bits_of(top.names("moved", pieces))
    chest_traps = top.table("chest_traps")
    for piece in range(len(quest.furniture)):
        name = SQUARE_NAMES[quest.furniture[piece].squares[0]]
        known = CHEST_TRAP_STATES.index(chest_traps.one_of(name, CHEST_TRAP_STATES, ""))
        state.chest_traps_found |= BIT[piece] if known else 0
        state.chest_traps_gone |= BIT[piece] if known == 2 else 0
    chest_traps.nothing_else()
    state.pits_searched = top.names("pits_searched", PIT_SEARCHES)
    loads = top.table("loads")
    for one in range(len(quest.loads)):
        where = loads.one_of(quest.loads[one].name, ["", *LOAD_PLACES, *SQUARE_NAMES], "")
        if where in LOAD_PLACES:
            state.loads[one] = int(CARRIED - LOAD_PLACES.index(where))
        elif where:
            state.loads[one] = SQUARE_NAMES.index(where)
    loads.nothing_else()
    state.notes_done = bits_of(top.names("notes_done", [note.name for note in quest.notes]))
    state.deck = read_counts(top, "deck", tables.treasure_names, [int(card.count) for card in state.edition.treasure])
    state.below = top.names("below", tables.treasure_names)
    state.armoury = read_counts(top, "armoury", tables.item_names, [int(item.cards) for item in state.edition.items])
    left = top.table("left")
    for area in range(AREAS):
        table = left.table(AREA_NAMES[area])
        state.left_until[area] = table.number("until_round", 0, 1_000_000, 0)
        state.left_gold[area] = table.number("gold", 0, 1_000_000, 0)
        state.left_items[area] = int(bits_of(table.names("items", tables.item_names)))
        state.left_potions[area] = int(read_pile(table, "potions", potion_names(tables), 4))
        table.nothing_else()
    left.nothing_else()
    slots = top.items("slots")
    if len(slots) > len(state.slots):
        raise BadPosition("slots", f"there are {len(state.slots)} slots, not {len(slots)}")
    for slot in range(len(slots)):
        value = slots[slot]
        if isinstance(value, bool) or not isinstance(value, int) or not -MOST <= value <= MOST:
            raise BadPosition("slots", f"needs whole numbers, not {value!r}")
        state.slots[slot] = value
    about = top.table("about")
    subject = about.one_of("hero", ["", *HERO_NAMES], "")
    state.subject = HERO_NAMES.index(subject) if subject else -1
    state.spot = read_square(about, "square")
    about.nothing_else()


def read_counts(top: Reader, key: str, names: list[str], full: list[int]) -> list[int]:
    """Cards left by name; all of them if the key is left out."""
    if key not in top.tree:
        return full
    table = top.table(key)
    counts = [table.number(names[number], 0, 100, 0) for number in range(len(full))]
    table.nothing_else()
    return counts


def read_agenda(state: Quest, top: Reader) -> None:
    """What the rules still have to do, next thing first."""
    default = HERO_CHOOSES.name if state.turn >= 0 else "the game master chooses"
    names = top.items("agenda") if "agenda" in top.tree else [default, QUEST_GOES_ON.name]
    if not names and state.result is Result.PLAYING:
        raise BadPosition("agenda", "needs a list of steps, what comes next first")
    put_on_agenda(state, names, QUEST_GOES_ON, "quest")
