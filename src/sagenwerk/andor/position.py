"""A situation of a legend as a tree of plain values that people can read and write, and back."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.andor.begin import heroes_in_order
from sagenwerk.andor.cargo import ITEM_NAMES, ITEMS, MOST_OF_A_KIND, ROOM, SLOT_NAMES, STONE_BLUE, count
from sagenwerk.andor.creatures import figures_left
from sagenwerk.andor.day import DAY, HERO_CHOOSES
from sagenwerk.andor.events import WELL_SIDES, fog_at, place_of
from sagenwerk.andor.heroes import slot_used
from sagenwerk.andor.options import AndorOptions
from sagenwerk.andor.scenario import (
    FOG_NAMES,
    FOGS,
    HERO_NAMES,
    HEROES,
    KIND_NAMES,
    LETTER_NAMES,
    MARK_NAMES,
    UNLOCK_NAMES,
    AndorScenario,
)
from sagenwerk.andor.state import (
    BEGINS,
    FOG_KNOWN,
    FOG_UNKNOWN,
    GROUND,
    NO_FOG,
    NOWHERE,
    WITH_CREATURE,
    WITH_HERO,
    Andor,
    Hero,
    empty_tables,
)
from sagenwerk.kernel.contract import Result
from sagenwerk.kernel.reading import BadPosition, Reader, agenda_names, bits_of, filled, members, put_on_agenda

DOINGS: Final = ["begins", "walks", "leads", "acted"]
PARTNERS: Final = [*HERO_NAMES, "ground"]
#: Everything that a legend may unlock, in the order of the bits; the last two from no legend on by themselves.
UNLOCKS: Final = [*UNLOCK_NAMES, "every-token", "gem-lure"]
#: Further than this no slot of a legend goes: it may hold a set of bits.
MOST: Final = 4_611_686_018_427_387_903


def written_down(state: Andor) -> dict[str, Any]:
    """The position tree of a state. ``agenda`` begins with what comes next; what is empty is left out."""
    board = state.board
    names = board.field_names
    tree: dict[str, Any] = {
        "game": "andor",
        "scenario": board.name,
        "result": state.result.value,
        "day": int(state.day),
        "turn": HERO_NAMES[state.turn],
        "order": [HERO_NAMES[kind] for kind in state.order],
        "rooster": HERO_NAMES[state.rooster],
        "rooster_taken": state.rooster_taken,
        "narrator": LETTER_NAMES[state.narrator],
        "end_letter": LETTER_NAMES[state.end_letter],
        "prices": state.prices[:],
        "creature_bonus": int(state.creature_bonus),
        "farmers_saved": int(state.farmers_saved),
        "intruders": [board.creatures[kind].name for kind in state.intruders],
        "witch": name_of(names, state.witch),
        "merchants": [names[board.merchants[place]] for place in members(state.merchants, len(board.merchants))],
        "cut": [cut_name(board, place) for place in members(state.cut, len(board.cuts))],
        "marks": by_field(names, [marks_of(mark) for mark in state.marks]) if state.marks else {},
        "hidden": by_field(names, [hidden_of(board, pile) for pile in state.hidden]) if state.hidden else {},
        "unlocked": [UNLOCKS[place] for place in members(state.unlocked, len(UNLOCKS))],
        "watching": [board.triggers[place].name for place in members(state.watching, len(board.triggers))],
        "deals": [board.deals[place].name for place in members(state.deals, len(board.deals))],
        "goals": [board.goal_names[place] for place in members(state.goals_set, len(board.goal_names))],
        "agenda": agenda_names(state),
        "options": dict(state.options.chosen),
        "this_turn": this_turn(state),
        "floor": floor(state),
        "falcon": falcon(state),
        "about": filled({"hero": hero_name(state.subject), "field": name_of(names, state.spot)}),
        "share": sharing(state),
        "battle": battle(state),
        "heroes": {HERO_NAMES[kind]: hero_board(state, state.heroes[kind]) for kind in state.order},
        "creatures": by_field(names, [kind_name(board, creature) for creature in state.creatures]),
        "carried": by_field(names, [articles(pile) for pile in state.carried]),
        "items": by_field(names, [articles(pile) for pile in state.piles]),
        "gold": by_field(names, state.gold),
        "farmers": by_field(names, state.farmers),
        "rubble": by_field(names, state.rubble),
        "fog": by_field(names, [fog_at(state, field) for field in range(len(names))]),
        "fog_unseen": filled({FOG_NAMES[kind]: state.fog_unseen[kind] for kind in range(FOGS)}),
        "wells": {names[board.wells[well]]: WELL_SIDES[state.wells[well]] for well in range(len(state.wells))},
        "events": {
            "drawn": [board.event_names[card] for card in board.event_deck if seen(state, card)],
            "on_top": [board.event_names[card] for card in state.events_on_top],
        },
        "put": {
            put_name(board, card): LETTER_NAMES[state.put[card]]
            for card in range(len(state.put))
            if state.put[card] >= 0
        },
        "beaten": filled({board.creatures[kind].name: state.beaten[kind] for kind in range(len(state.beaten))}),
        "supply": {ITEM_NAMES[item]: state.supply[item] for item in range(ITEMS) if item_in_box(state, item)},
        "stones_unseen": filled(
            {ITEM_NAMES[STONE_BLUE + colour]: left for colour, left in enumerate(state.stones_unseen)}
        ),
        "allies": {board.allies[ally].name: name_of(names, state.allies[ally]) for ally in range(len(state.allies))},
        "things": {board.things[thing].name: place_of(state, thing) for thing in range(len(state.things))},
        "slots": filled({board.slot_names[slot]: state.slots[slot] for slot in range(len(state.slots))}),
    }
    for key in SPARSE:
        if not tree[key] and not (key == "cut" and board.cut_at_first):
            del tree[key]
    return tree


#: Left out of a written position while there is nothing to say: their default is to be empty.
SPARSE: Final = [
    "rooster_taken",
    "creature_bonus",
    "farmers_saved",
    "intruders",
    "witch",
    "cut",
    "marks",
    "hidden",
    "deals",
    "goals",
    "this_turn",
    "floor",
    "falcon",
    "about",
    "share",
    "battle",
    "carried",
    "items",
    "gold",
    "farmers",
    "rubble",
    "put",
    "beaten",
    "allies",
    "things",
    "slots",
]


def by_field(names: list[str], values: list[Any]) -> dict[str, Any]:
    """What there is by printed number, without empty fields."""
    return {names[field]: values[field] for field in range(len(names)) if values[field]}


def name_of(names: list[str], field: i64) -> str:
    """Printed number of a field, empty for none."""
    return names[field] if field >= 0 else ""


def hero_name(hero: i64) -> str:
    """A hero's name, empty for none."""
    return HERO_NAMES[hero] if hero >= 0 else ""


def kind_name(board: AndorScenario, creature: i64) -> str:
    """The kind of a creature as a state keeps it: 0 for none."""
    return board.creatures[creature - 1].name if creature else ""


def cut_name(board: AndorScenario, place: i64) -> str:
    """A connection by its two ends: ``16-48``."""
    pair = board.cuts[place]
    return f"{board.field_names[pair[0]]}-{board.field_names[pair[1]]}"


def marks_of(marks: int) -> list[str]:
    """What the legend has made of a field."""
    return [MARK_NAMES[place] for place in members(marks, len(MARK_NAMES))]


def hidden_of(board: AndorScenario, pile: i64) -> dict[str, int]:
    """How many face-down tokens of which pools lie on a field."""
    pools = board.pool_names
    return {pools[pool]: int(count(pile, pool)) for pool in range(len(pools)) if count(pile, pool)}


def put_name(board: AndorScenario, card: i64) -> str:
    """A card that may lie beside a letter, by the name it has in the legend."""
    return board.put_cards[card].name.removeprefix("card ")


def cargo_names(board: AndorScenario) -> list[str]:
    """Names of all kinds of cargo, by number: articles, gold, farmers, the legend's things."""
    return [*ITEM_NAMES, "gold", "farmer", *[thing.name for thing in board.things]]


def articles(pile: i64) -> dict[str, int]:
    """What a pile holds: name and how many."""
    return {ITEM_NAMES[item]: int(count(pile, item)) for item in range(ITEMS) if count(pile, item)}


def seen(state: Andor, card: i64) -> bool:
    """Whether an event card has been drawn: it is neither in the pile unseen nor known to lie on top."""
    return not (state.events_unseen >> card) & 1 and card not in state.events_on_top


def item_in_box(state: Andor, item: i64) -> bool:
    """Whether the equipment board has or had this."""
    return bool(state.supply[item] or state.board.supply[item])


def hero_board(state: Andor, hero: Hero) -> dict[str, Any]:
    """One hero board."""
    tree: dict[str, Any] = {
        "field": state.board.field_names[hero.field],
        "strength": int(hero.strength),
        "willpower": int(hero.willpower),
        "hours": int(hero.hours),
        "gold": int(hero.gold),
    }
    if hero.day_ended:
        tree["day_ended"] = True
    if hero.farmers:
        tree["farmers"] = int(hero.farmers)
    if hero.bag:
        tree["bag"] = articles(hero.bag)
    return tree


def exchanged(board: AndorScenario, tables: list[int]) -> dict[str, Any]:
    """Kinds of cargo by partner."""
    names = cargo_names(board)
    return {
        PARTNERS[partner]: [names[kind] for kind in members(tables[partner], len(names))]
        for partner in range(GROUND + 1)
        if tables[partner]
    }


def this_turn(state: Andor) -> dict[str, Any]:
    """What the hero on turn has done so far."""
    return filled(
        {
            "doing": DOINGS[state.doing] if state.doing != BEGINS else "",
            "free_steps": int(state.free_steps),
            "ally": state.board.allies[state.ally].name if state.ally >= 0 else "",
            "given": exchanged(state.board, state.handed_over),
            "got": exchanged(state.board, state.received),
        }
    )


def floor(state: Andor) -> dict[str, Any]:
    """Who acts in between, and who did since the last hour."""
    return filled(
        {
            "hero": hero_name(state.floor),
            "had": hero_names(state.had_floor),
            "given": exchanged(state.board, state.floor_handed),
            "got": exchanged(state.board, state.floor_received),
        }
    )


def falcon(state: Andor) -> dict[str, Any]:
    """An exchange by falcon under way."""
    names = cargo_names(state.board)
    return filled(
        {
            "from": hero_name(state.falcon_from),
            "to": hero_name(state.falcon_to),
            "gave": [names[kind] for kind in members(state.falcon_gave, len(names))],
            "got": [names[kind] for kind in members(state.falcon_got, len(names))],
        }
    )


def sharing(state: Andor) -> dict[str, Any]:
    """What the group still has to share out or to pay, and from which place of the order on."""
    return filled({"left": int(state.share), "from": int(state.sharer)})


def battle(state: Andor) -> dict[str, Any]:
    """The battle under way."""
    foe = "rubble" if state.foe_field >= 0 else ""
    return filled(
        {
            "field": name_of(state.board.field_names, state.foe_field),
            "foe": state.board.creatures[state.foe_kind].name if state.foe_kind >= 0 else foe,
            "willpower": int(state.foe_willpower),
            "value": int(state.foe_value),
            "inviter": hero_name(state.inviter),
            "opener": hero_name(state.opener),
            "fighters": hero_names(state.fighters),
            "asked": hero_names(state.asked),
            "left": hero_names(state.left),
            "beaten": hero_names(state.beaten_heroes),
            "shielded": hero_names(state.shielded),
            "round": int(state.round),
            "roller": hero_name(state.roller),
            "dice": state.dice[:],
            "dice_left": int(state.dice_left),
            "black_left": state.black_left,
            "black_value": int(state.black_value),
            "turned": state.turned,
            "brewed": state.brewed,
            "bonus": int(state.bonus),
            "rolled": {HERO_NAMES[hero]: state.rolled[hero] for hero in range(HEROES) if state.rolled[hero] >= 0},
            "loss": int(state.loss),
        }
    )


def hero_names(heroes: i64) -> list[str]:
    """Names of the heroes in a set of bits."""
    return [HERO_NAMES[hero] for hero in members(heroes, HEROES)]


def restore(board: AndorScenario, tree: dict[str, Any]) -> Andor:
    """The state of a position tree on this board. Raises ``BadPosition``.

    What is left out stands as at a game's beginning before the legend's own set-up: heroes on the fields of their
    ranks, unseen tokens on every fog field, full wells, everything in the box, no creatures, the hero on turn about to
    choose.
    """
    top = Reader(tree, "")
    top.one_of("game", ["andor"], "andor")
    top.one_of("scenario", [board.name], board.name)
    try:
        order = heroes_in_order(board, [str(name) for name in top.items("order")])
    except ValueError as error:
        raise BadPosition("order", str(error)) from None
    options = top.table("options")
    try:
        chosen = AndorOptions({str(name): str(value) for name, value in options.tree.items()})
    except ValueError as error:
        raise BadPosition("options", str(error)) from None
    if chosen.difficulty and not board.difficulties:
        raise BadPosition("options.difficulty", f"{board.name} is played in one difficulty only")
    state = Andor(board, chosen, order, [Hero(kind) for kind in range(HEROES)])
    empty_tables(state)
    state.result = Result(top.one_of("result", [result.value for result in Result], "playing"))
    state.day = top.number("day", 1, 10_000, 1)
    in_play = [HERO_NAMES[kind] for kind in order]
    state.turn = HERO_NAMES.index(top.one_of("turn", in_play, in_play[0]))
    state.rooster = HERO_NAMES.index(top.one_of("rooster", in_play, in_play[0]))
    state.rooster_taken = top.flag("rooster_taken")
    state.narrator = LETTER_NAMES.index(top.one_of("narrator", LETTER_NAMES, "A"))
    state.end_letter = LETTER_NAMES.index(top.one_of("end_letter", LETTER_NAMES, "N"))
    state.prices = read_prices(top, state.prices)
    state.creature_bonus = top.number("creature_bonus", -100, 100, 0)
    read_legend(state, top)
    read_fields(state, top)
    read_creatures(state, top)
    read_heroes(state, top.table("heroes"))
    read_things(state, top)
    read_box(state, top)
    read_this_turn(state, top)
    read_battle(state, top.table("battle"))
    read_agenda(state, top)
    top.nothing_else()
    return state


def read_prices(top: Reader, usual: list[int]) -> list[int]:
    """Willpower for each overtime hour of today; -1 forbids one."""
    prices = top.items("prices") if "prices" in top.tree else usual
    if len(prices) != len(usual):
        raise BadPosition("prices", f"needs {len(usual)} numbers, one an overtime hour, not {len(prices)}")
    read: list[int] = []
    for price in prices:
        if isinstance(price, bool) or not isinstance(price, int) or not -1 <= price <= 20:
            raise BadPosition("prices", f"needs willpower from 0 to 20, or -1 for a forbidden hour, not {price!r}")
        read.append(price)
    return read


def read_legend(state: Andor, top: Reader) -> None:
    """What the legend has unlocked, watches, sells, counts and remembers."""
    board = state.board
    state.unlocked = board.unlocked
    if "unlocked" in top.tree:
        state.unlocked = bits_of(top.names("unlocked", UNLOCKS))
    triggers = [str(trigger.name) for trigger in board.triggers]
    state.watching = board.watching
    if "watching" in top.tree:
        state.watching = bits_of(top.names("watching", triggers))
    state.deals = bits_of(top.names("deals", [deal.name for deal in board.deals]))
    state.goals_set = bits_of(top.names("goals", board.goal_names))
    slots = top.table("slots")
    for slot in range(len(state.slots)):
        state.slots[slot] = slots.number(board.slot_names[slot], -MOST, MOST, 0)
    slots.nothing_else()
    about = top.table("about")
    state.subject = read_hero(about, "hero", HERO_NAMES)
    state.spot = read_field(board, about, "field")
    about.nothing_else()
    share = top.table("share")
    state.share = share.number("left", -100_000, 100_000, 0)
    state.sharer = share.number("from", 0, 1000, 0)
    share.nothing_else()
    put = top.table("put")
    for card in range(len(state.put)):
        letter = put.one_of(put_name(board, card), ["", *LETTER_NAMES], "")
        state.put[card] = LETTER_NAMES.index(letter) if letter else -1
    put.nothing_else()


def read_hero(table: Reader, key: str, known: list[str]) -> i64:
    """The number of a hero, -1 if none is named."""
    name = table.one_of(key, ["", *known], "")
    return HERO_NAMES.index(name) if name else -1


def read_field(board: AndorScenario, table: Reader, key: str) -> i64:
    """The number of a field by its printed one, -1 if none is named."""
    name = table.one_of(key, ["", *board.field_names], "")
    return board.field_named(name) if name else -1


def read_articles(table: Reader) -> i64:
    """A pile: what a hero or creature carries, or what lies on a field."""
    pile: i64 = 0
    for item in range(ITEMS):
        held: i64 = table.number(ITEM_NAMES[item], 0, int(MOST_OF_A_KIND), 0)
        pile |= held << (3 * item)
    table.nothing_else()
    return pile


def read_fields(state: Andor, top: Reader) -> None:
    """What lies on the fields; fog, wells, merchants, rubble and cut connections."""
    board = state.board
    items = top.table("items")
    gold = top.table("gold")
    farmers = top.table("farmers")
    rubble = top.table("rubble")
    fog = top.table("fog")
    for field in range(len(board.field_names)):
        name = board.field_names[field]
        if name in items.tree:
            state.piles[field] = int(read_articles(items.table(name)))
        state.gold[field] = gold.number(name, 0, 1000, 0)
        state.farmers[field] = farmers.number(name, 0, 100, 0)
        state.rubble[field] = rubble.number(name, 0, 1000, 0)
        unread = "unknown" if "fog" not in top.tree and field in board.fog_fields else ""
        shows = fog.one_of(name, ["", "unknown", *FOG_NAMES], unread)
        if shows == "unknown":
            state.fog[field] = int(FOG_UNKNOWN)
        else:
            state.fog[field] = int(FOG_KNOWN) + FOG_NAMES.index(shows) if shows else int(NO_FOG)
    for table in (items, gold, farmers, rubble, fog):
        table.nothing_else()
    read_fog_unseen(state, top)
    wells = top.table("wells")
    for well in range(len(state.wells)):
        side = wells.one_of(board.field_names[board.wells[well]], WELL_SIDES, "full")
        state.wells[well] = WELL_SIDES.index(side)
    wells.nothing_else()
    merchants = [board.field_names[field] for field in board.merchants]
    here = top.names("merchants", merchants) if "merchants" in top.tree else list(range(len(merchants)))
    state.merchants = bits_of(here)
    if "cut" in top.tree:
        state.cut = bits_of(top.names("cut", [cut_name(board, place) for place in range(len(board.cuts))]))
    marks = top.table("marks")
    for field in range(len(state.marks)):
        state.marks[field] = int(bits_of(marks.names(board.field_names[field], MARK_NAMES)))
    marks.nothing_else()
    hidden = top.table("hidden")
    for field in range(len(state.hidden)):
        tokens = hidden.table(board.field_names[field])
        for pool in range(len(board.pool_names)):
            lying: i64 = tokens.number(board.pool_names[pool], 0, int(MOST_OF_A_KIND), 0)
            state.hidden[field] += int(lying << (3 * pool))
        tokens.nothing_else()
    hidden.nothing_else()
    state.witch = read_field(board, top, "witch")


def read_fog_unseen(state: Andor, top: Reader) -> None:
    """Which fog tokens nobody has seen yet: at least as many as lie face down and unknown."""
    unseen = top.table("fog_unseen")
    fresh = "fog_unseen" not in top.tree
    for kind in range(FOGS):
        default = 0
        if fresh:
            default = state.board.fog_counts[kind] - state.fog.count(int(FOG_KNOWN) + kind)
        state.fog_unseen[kind] = unseen.number(FOG_NAMES[kind], 0, 100, max(0, default))
    unseen.nothing_else()
    lying = state.fog.count(int(FOG_UNKNOWN))
    left = sum(state.fog_unseen)
    if left < lying:
        raise BadPosition(
            "fog_unseen", f"{lying} unknown tokens lie on the board, but only {left} are said to be unseen"
        )


def read_creatures(state: Andor, top: Reader) -> None:
    """Creatures on fields, on golden shields and on field 80: not more than the box has figures (AN-131)."""
    board = state.board
    kinds = [kind.name for kind in board.creatures]
    creatures = top.table("creatures")
    carried = top.table("carried")
    for field in range(len(board.field_names)):
        name = board.field_names[field]
        kind = creatures.one_of(name, ["", *kinds], "")
        state.creatures[field] = kinds.index(kind) + 1 if kind else 0
        if kind and field == board.castle:
            raise BadPosition(creatures.where(name), "creatures in the castle stand on shields: name it in intruders")
        if name in carried.tree:
            if not kind:
                raise BadPosition(carried.where(name), "no creature stands here that could carry anything")
            state.carried[field] = int(read_articles(carried.table(name)))
    creatures.nothing_else()
    carried.nothing_else()
    state.farmers_saved = top.number("farmers_saved", 0, 100, 0)
    state.intruders = top.names("intruders", kinds)
    if len(state.intruders) > state.shields() and state.result is not Result.LOST:
        raise BadPosition("intruders", f"there are only {state.shields()} shields: this game is lost")
    beaten = top.table("beaten")
    for kind_number in range(len(kinds)):
        state.beaten[kind_number] = beaten.number(kinds[kind_number], 0, 1000, 0)
    beaten.nothing_else()
    for figure in range(len(board.figures)):
        if figures_left(state, figure) < 0:
            raise BadPosition(
                "creatures", f"the box has only {board.figures[figure]} figures of a {KIND_NAMES[figure]}"
            )


def read_heroes(state: Andor, heroes: Reader) -> None:
    """The hero boards. A hero without a table stands on the field of his rank as he sets out."""
    board = state.board
    for kind in state.order:
        hero = state.heroes[kind]
        own = heroes.table(HERO_NAMES[kind])
        hero.field = board.field_named(own.one_of("field", board.field_names, str(board.ranks[kind])))
        hero.strength = own.number("strength", 1, int(board.most_strength), int(board.start_strength))
        hero.willpower = own.number("willpower", 0, int(board.most_willpower), int(board.start_willpower))
        hero.hours = own.number("hours", 0, int(board.most_hours), 0)
        hero.day_ended = own.flag("day_ended")
        hero.gold = own.number("gold", 0, 10_000, 0)
        hero.farmers = own.number("farmers", 0, 100, 0)
        hero.bag = read_articles(own.table("bag"))
        own.nothing_else()
    heroes.nothing_else()


def read_things(state: Andor, top: Reader) -> None:
    """Allies and things of the legend; then nobody may carry more than fits (AN-179)."""
    board = state.board
    allies = top.table("allies")
    for ally in range(len(state.allies)):
        state.allies[ally] = int(read_field(board, allies, board.allies[ally].name))
    allies.nothing_else()
    things = top.table("things")
    places: dict[str, int] = {"": int(NOWHERE)}
    for field in range(len(board.field_names)):
        places[board.field_names[field]] = field
        if state.creatures[field]:
            places[f"creature on {board.field_names[field]}"] = int(WITH_CREATURE) + field
    for kind in state.order:
        places[HERO_NAMES[kind]] = int(WITH_HERO) + kind
    for thing in range(len(state.things)):
        state.things[thing] = places[things.one_of(board.things[thing].name, list(places), "")]
    things.nothing_else()
    falcon_table = top.table("falcon").tree
    for kind in state.order:
        if HERO_NAMES[kind] in (falcon_table.get("from"), falcon_table.get("to")):
            continue  # the falcon may still take something back (AN-183)
        for slot in range(len(ROOM)):
            used = slot_used(state, state.heroes[kind], slot)
            if used > ROOM[slot]:
                problem = f"{used} articles are too many for the {SLOT_NAMES[slot]} storage, which holds {ROOM[slot]}"
                raise BadPosition(f"heroes.{HERO_NAMES[kind]}.bag", problem)


def read_box(state: Andor, top: Reader) -> None:
    """Event cards, equipment board and rune stones."""
    board = state.board
    events = top.table("events")
    state.events_on_top = [int(board.event_on_top)] if board.event_on_top >= 0 else []
    if "on_top" in events.tree:
        state.events_on_top = events.names("on_top", board.event_names)
    drawn = events.names("drawn", board.event_names)
    state.events_unseen = bits_of([card for card in board.event_deck if card not in drawn + state.events_on_top])
    events.nothing_else()
    supply = top.table("supply")
    for item in range(ITEMS):
        state.supply[item] = supply.number(ITEM_NAMES[item], 0, 1000, board.supply[item])
    supply.nothing_else()
    stones = top.table("stones_unseen")
    for colour in range(len(state.stones_unseen)):
        default = 0 if "stones_unseen" in top.tree else board.stones[colour]
        state.stones_unseen[colour] = stones.number(ITEM_NAMES[STONE_BLUE + colour], 0, 100, default)
    stones.nothing_else()


def read_this_turn(state: Andor, top: Reader) -> None:
    """What the hero on turn has done, who acts in between, and an exchange by falcon."""
    board = state.board
    in_play = [HERO_NAMES[kind] for kind in state.order]
    turn = top.table("this_turn")
    state.doing = DOINGS.index(turn.one_of("doing", DOINGS, DOINGS[BEGINS]))
    state.free_steps = turn.number("free_steps", 0, 100, 0)
    allies = [ally.name for ally in board.allies]
    ally = turn.one_of("ally", ["", *allies], "")
    state.ally = allies.index(ally) if ally else -1
    read_exchanged(board, turn, state.handed_over, state.received)
    turn.nothing_else()
    floor_table = top.table("floor")
    state.floor = read_hero(floor_table, "hero", in_play)
    state.had_floor = bits_of([HERO_NAMES.index(in_play[place]) for place in floor_table.names("had", in_play)])
    read_exchanged(board, floor_table, state.floor_handed, state.floor_received)
    floor_table.nothing_else()
    falcon_table = top.table("falcon")
    state.falcon_from = read_hero(falcon_table, "from", in_play)
    state.falcon_to = read_hero(falcon_table, "to", in_play)
    state.falcon_gave = bits_of(falcon_table.names("gave", cargo_names(board)))
    state.falcon_got = bits_of(falcon_table.names("got", cargo_names(board)))
    falcon_table.nothing_else()


def read_exchanged(board: AndorScenario, table: Reader, given: list[int], got: list[int]) -> None:
    """Kinds of cargo by partner, given and got; never one kind both ways."""
    kinds = cargo_names(board)
    gave = table.table("given")
    received = table.table("got")
    for partner in range(GROUND + 1):
        name = PARTNERS[partner]
        given[partner] = int(bits_of(gave.names(name, kinds)))
        got[partner] = int(bits_of(received.names(name, kinds)))
        if given[partner] & got[partner]:
            raise BadPosition(received.where(name), "what was given does not come back in the same turn")
    gave.nothing_else()
    received.nothing_else()


def read_battle(state: Andor, table: Reader) -> None:
    """The battle under way."""
    board = state.board
    in_play = [HERO_NAMES[kind] for kind in state.order]
    kinds = [kind.name for kind in board.creatures]
    state.foe_field = read_field(board, table, "field")
    foe = table.one_of("foe", ["", "rubble", *kinds], "")
    state.foe_kind = kinds.index(foe) if foe in kinds else -1
    state.foe_willpower = table.number("willpower", -100, 1000, 0)
    state.foe_value = table.number("value", 0, 1000, 0)
    state.inviter = read_hero(table, "inviter", in_play)
    state.opener = read_hero(table, "opener", in_play)
    state.fighters = read_hero_set(table, "fighters", in_play)
    state.asked = read_hero_set(table, "asked", in_play)
    state.left = read_hero_set(table, "left", in_play)
    state.beaten_heroes = read_hero_set(table, "beaten", in_play)
    state.shielded = read_hero_set(table, "shielded", in_play)
    state.round = table.number("round", 0, 10_000, 0)
    state.roller = read_hero(table, "roller", in_play)
    state.dice = []
    for die in table.items("dice"):
        if isinstance(die, bool) or not isinstance(die, int) or not 1 <= die <= 20:
            raise BadPosition(table.where("dice"), f"needs what dice show, not {die!r}")
        state.dice.append(die)
    state.dice_left = table.number("dice_left", 0, 10, 0)
    state.black_left = table.flag("black_left")
    state.black_value = table.number("black_value", 0, 20, 0)
    state.turned = table.flag("turned")
    state.brewed = table.flag("brewed")
    state.bonus = table.number("bonus", 0, 100, 0)
    rolled = table.table("rolled")
    for hero in range(HEROES):
        state.rolled[hero] = rolled.number(HERO_NAMES[hero], -1, 1000, -1)
    rolled.nothing_else()
    state.loss = table.number("loss", 0, 1000, 0)
    table.nothing_else()


def read_hero_set(table: Reader, key: str, known: list[str]) -> i64:
    """A set of heroes as bits."""
    return bits_of([HERO_NAMES.index(known[place]) for place in table.names(key, known)])


def read_agenda(state: Andor, top: Reader) -> None:
    """What the rules still have to do, next thing first."""
    names = top.items("agenda") if "agenda" in top.tree else [HERO_CHOOSES.name, DAY.name]
    if not names:
        raise BadPosition("agenda", "needs a list of steps, what comes next first")
    put_on_agenda(state, names, DAY, "game")
