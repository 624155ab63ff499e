"""A situation of Andor Junior as a tree of plain values that people can read and write, and back."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.junior.begin import heroes_in_order
from sagenwerk.junior.day import DAY, HERO_CHOOSES
from sagenwerk.junior.gors import GOR_FIELDS
from sagenwerk.junior.options import JuniorOptions
from sagenwerk.junior.piles import MOST_OF_A_KIND, count
from sagenwerk.junior.scenario import (
    BOOK,
    BOOKS,
    FIRST_MINE_TILE,
    HERB_TILE,
    HERO_NAMES,
    HEROES,
    ITEM_NAMES,
    ITEMS,
    TASK_NAMES,
    TASKS,
    TILE_NAMES,
    TILES,
    JuniorScenario,
)
from sagenwerk.junior.state import GROUND, KNOWN, NO_TILE, UNKNOWN, Hero, Junior, empty_tables
from sagenwerk.kernel.contract import Result
from sagenwerk.kernel.reading import BadPosition, Reader, agenda_names, bits_of, members, put_on_agenda

WELL_SIDES: Final = ["full", "empty", "polluted"]
PARTNERS: Final = [*HERO_NAMES, "ground"]


def written_down(state: Junior) -> dict[str, Any]:
    """The position tree of a state. ``agenda`` begins with what comes next."""
    board = state.board
    names = board.field_names
    heroes: dict[str, Any] = {}
    for kind in state.order:
        heroes[HERO_NAMES[kind]] = hero_board(state, state.heroes[kind])
    tiles: dict[str, str] = {}
    for field in range(len(names)):
        tile = state.tiles[field]
        if tile != NO_TILE:
            tiles[names[field]] = "unknown" if tile == UNKNOWN else TILE_NAMES[tile - KNOWN]
    fights: dict[str, Any] = {}
    for number in range(1, GOR_FIELDS + 1):
        laid = by_hero(state.laid, number)
        tokens = by_hero(state.tokens, number)
        if laid or tokens:
            fights[str(number)] = {"laid": laid, "tokens": tokens}
    return {
        "game": "junior",
        "scenario": board.name,
        "result": state.result.value,
        "day": int(state.day),
        "turn": HERO_NAMES[state.turn],
        "order": [HERO_NAMES[kind] for kind in state.order],
        "marker": HERO_NAMES[state.marker],
        "marker_taken": state.marker_taken,
        "dragon": int(state.dragon),
        "beacons": int(state.beacons),
        "torches": int(state.torches),
        "potion": state.potion,
        "reka": names[state.reka] if state.reka >= 0 else "",
        "gors": [number for number in range(GOR_FIELDS + 1) if state.gors[number]],
        "forts": [number for number in range(GOR_FIELDS + 1) if state.forts[number]],
        "bridge_open": state.bridge_open,
        "cubs": int(state.cubs),
        "agenda": agenda_names(state),
        "options": dict(state.options.chosen),
        "this_turn": {
            "arrived": state.arrived,
            "stood": state.stood,
            "acted": state.acted,
            "thrown": state.thrown,
            "fort_fell": state.fort_fell,
            "burdened": state.burdened,
            "given": by_partner(state.handed_over),
            "got": by_partner(state.received),
        },
        "tasks": {
            "in_play": [TASK_NAMES[task] for task in members(state.tasks, TASKS + 1)],
            "done": [TASK_NAMES[task] for task in members(state.done, TASKS + 1)],
            "baskets_home": int(state.baskets_home),
            "wood_home": int(state.wood_home),
            "books": [ITEM_NAMES[BOOK + book] for book in members(state.books, BOOKS)],
            "books_home": [ITEM_NAMES[BOOK + book] for book in members(state.books_home, BOOKS)],
            "letters_home": [HERO_NAMES[hero] for hero in members(state.letters_home, HEROES)],
        },
        "heroes": heroes,
        "wells": {names[board.wells[well]]: WELL_SIDES[state.wells[well]] for well in range(len(state.wells))},
        "fights": fights,
        "items": {names[field]: things(state.piles[field]) for field in range(len(names)) if state.piles[field]},
        "tiles": tiles,
        "unseen": {TILE_NAMES[kind]: state.unseen[kind] for kind in range(TILES) if state.unseen[kind]},
    }


def hero_board(state: Junior, hero: Hero) -> dict[str, Any]:
    """One hero board."""
    return {
        "field": state.board.field_names[hero.field],
        "suns": int(hero.suns),
        "hourglasses": int(hero.hourglasses),
        "ready": int(hero.ready),
        "dice": int(hero.dice),
        "asleep": hero.asleep,
        "crest_laid": hero.crest_laid,
        "bag": things(hero.bag),
    }


def things(pile: i64) -> dict[str, int]:
    """What a pile holds: name and how many."""
    return {ITEM_NAMES[item]: int(count(pile, item)) for item in range(ITEMS) if count(pile, item)}


def by_hero(table: list[int], number: int) -> dict[str, int]:
    """Dice or tokens of one Gor field by hero."""
    return {HERO_NAMES[hero]: table[4 * number + hero] for hero in range(HEROES) if table[4 * number + hero]}


def by_partner(table: list[int]) -> dict[str, Any]:
    """Kinds of things by partner."""
    return {
        PARTNERS[partner]: [ITEM_NAMES[item] for item in members(table[partner], ITEMS)]
        for partner in range(GROUND + 1)
        if table[partner]
    }


def restore(board: JuniorScenario, tree: dict[str, Any]) -> Junior:
    """The state of a position tree on this board. Raises ``BadPosition``.

    What is left out stands as at a game's beginning: face-down tiles everywhere, full wells, no things, the hero on
    turn about to choose.
    """
    top = Reader(tree, "")
    top.one_of("game", ["junior"], "junior")
    top.one_of("scenario", [board.name], board.name)
    try:
        order = heroes_in_order([str(name) for name in top.items("order")])
    except ValueError as error:
        raise BadPosition("order", str(error)) from None
    options = top.table("options")
    try:
        chosen = JuniorOptions({str(name): str(value) for name, value in options.tree.items()})
    except ValueError as error:
        raise BadPosition("options", str(error)) from None
    state = Junior(board, chosen, order, [Hero(kind) for kind in range(HEROES)])
    empty_tables(state)
    in_play = [HERO_NAMES[kind] for kind in order]
    state.result = Result(top.one_of("result", [result.value for result in Result], "playing"))
    state.day = top.number("day", 1, 10_000, 1)
    state.turn = HERO_NAMES.index(top.one_of("turn", in_play, in_play[0]))
    state.marker = HERO_NAMES.index(top.one_of("marker", in_play, in_play[0]))
    state.marker_taken = top.flag("marker_taken")
    state.dragon = top.number("dragon", 0, int(board.dragon_end), board.dragon_start[len(order)])
    state.beacons = top.number("beacons", 0, int(board.beacon_slots), 0)
    state.torches = top.number("torches", 0, int(board.torch_supply), int(board.torch_supply))
    state.potion = top.flag("potion")
    reka = top.one_of("reka", ["", *board.field_names], "")
    state.reka = board.field_named(reka) if reka else -1
    for gor in gor_numbers(top, "gors"):
        state.gors[gor] = 1
    for fort in gor_numbers(top, "forts"):
        state.forts[fort] = 1
    if sum(state.gors) > board.gor_figures:
        raise BadPosition("gors", f"there are only {board.gor_figures} Gors")
    state.bridge_open = top.flag("bridge_open")
    state.cubs = top.number("cubs", 0, int(board.cubs), 0)
    read_this_turn(state, top.table("this_turn"))
    read_tasks(state, top.table("tasks"))
    read_fights(state, top.table("fights"))
    read_heroes(state, top.table("heroes"))
    read_fields(state, top)
    read_agenda(state, top)
    top.nothing_else()
    return state


def gor_numbers(top: Reader, key: str) -> list[int]:
    """Gor field numbers (0 is the Rietburg during an alarm)."""
    known = [str(number) for number in range(GOR_FIELDS + 1)]
    value = top.items(key)
    for number in value:
        if str(number) not in known:
            raise BadPosition(top.where(key), f"there is no Gor field {number!r}; they are numbered 1 to {GOR_FIELDS}")
    return [int(number) for number in value]


def read_this_turn(state: Junior, turn: Reader) -> None:
    """What the hero on turn has done so far."""
    state.arrived = turn.flag("arrived")
    state.stood = turn.flag("stood")
    state.acted = turn.flag("acted")
    state.thrown = turn.flag("thrown")
    state.fort_fell = turn.flag("fort_fell")
    state.burdened = turn.flag("burdened")
    if (state.stood or state.acted) and not state.arrived:
        raise BadPosition(turn.where("arrived"), "who stood still or acted has spent a sun: set it to true")
    for key, table in (("given", state.handed_over), ("got", state.received)):
        partners = turn.table(key)
        for partner in range(GROUND + 1):
            table[partner] = int(bits_of(partners.names(PARTNERS[partner], ITEM_NAMES)))
            if table[partner] and not state.acted:
                raise BadPosition(turn.where("acted"), "who handed something over has acted: set it to true")
        partners.nothing_else()
    turn.nothing_else()


def read_tasks(state: Junior, tasks: Reader) -> None:
    """Task cards and how far they are."""
    cards = TASK_NAMES[1:]
    state.tasks = bits_of([1 + task for task in tasks.names("in_play", cards)]) if "in_play" in tasks.tree else 0
    if "in_play" not in tasks.tree:
        tasks.read.add("in_play")
        state.tasks = bits_of(state.board.tasks)
    state.done = bits_of([1 + task for task in tasks.names("done", cards)])
    if state.done & ~state.tasks:
        raise BadPosition(tasks.where("done"), "a task is done that does not lie out")
    state.baskets_home = tasks.number("baskets_home", 0, len(state.board.basket_fields), 0)
    state.wood_home = tasks.number("wood_home", 0, int(state.board.wood_needed), 0)
    books = ITEM_NAMES[BOOK : BOOK + BOOKS]
    state.books = bits_of(tasks.names("books", books))
    state.books_home = bits_of(tasks.names("books_home", books))
    state.letters_home = bits_of(tasks.names("letters_home", HERO_NAMES))
    tasks.nothing_else()


def read_fights(state: Junior, fights: Reader) -> None:
    """Dice and sword tokens beside Gors and forts."""
    for number in range(1, GOR_FIELDS + 1):
        if str(number) not in fights.tree:
            continue
        fight = fights.table(str(number))
        for key, table in (("laid", state.laid), ("tokens", state.tokens)):
            by_name = fight.table(key)
            for hero in range(HEROES):
                table[4 * number + hero] = by_name.number(HERO_NAMES[hero], 0, 7, 0)
            by_name.nothing_else()
        fight.nothing_else()
    fights.nothing_else()


def read_heroes(state: Junior, heroes: Reader) -> None:
    """The hero boards. A hero without a table stands on the Rietburg with everything."""
    board = state.board
    for kind in state.order:
        name = HERO_NAMES[kind]
        hero = state.heroes[kind]
        own = heroes.table(name)
        hero.field = board.field_named(own.one_of("field", board.field_names, board.field_names[board.rietburg]))
        hero.suns = own.number("suns", 0, board.suns[kind], board.suns[kind])
        hero.hourglasses = own.number("hourglasses", 0, board.tile_counts[TILE_NAMES.index("hourglass")], 0)
        hero.ready = own.number("ready", 0, int(hero.hourglasses), 0)
        away = 0
        for number in range(1, GOR_FIELDS + 1):
            away += state.laid[4 * number + kind]
        if away > board.dice[kind]:
            raise BadPosition(f"heroes.{name}", f"{away} dice lie on the board, but the {name} has {board.dice[kind]}")
        left = board.dice[kind] - away
        hero.dice = own.number("dice", left, left, left)
        hero.asleep = own.flag("asleep")
        hero.crest_laid = own.flag("crest_laid")
        hero.bag = read_pile(own.table("bag"))
        own.nothing_else()
    heroes.nothing_else()


def read_pile(table: Reader) -> i64:
    """A loot bag, or what lies on a field."""
    pile: i64 = 0
    for item in range(ITEMS):
        held: i64 = table.number(ITEM_NAMES[item], 0, int(MOST_OF_A_KIND), 0)
        pile |= held << (3 * item)
    table.nothing_else()
    return pile


def read_fields(state: Junior, top: Reader) -> None:
    """Wells, things on fields, face-down tiles, and which of them nobody has seen."""
    board = state.board
    wells = top.table("wells")
    for well in range(len(state.wells)):
        side = wells.one_of(board.field_names[board.wells[well]], WELL_SIDES, "full")
        state.wells[well] = WELL_SIDES.index(side)
    wells.nothing_else()
    items = top.table("items")
    tiles = top.table("tiles")
    for field in range(len(board.field_names)):
        name = board.field_names[field]
        if name in items.tree:
            state.piles[field] = int(read_pile(items.table(name)))
        if name in tiles.tree:
            if not board.fog_here[field] and not board.mine_here[field] and field not in board.thickets:
                raise BadPosition(tiles.where(name), "no tile can lie on this field")
            shows = tiles.one_of(name, ["unknown", *TILE_NAMES], "unknown")
            state.tiles[field] = int(UNKNOWN if shows == "unknown" else KNOWN + TILE_NAMES.index(shows))
        elif "tiles" not in top.tree and (board.fog_here[field] or board.mine_here[field]):
            state.tiles[field] = int(UNKNOWN)
    items.nothing_else()
    tiles.nothing_else()
    read_unseen(state, top)


def read_unseen(state: Junior, top: Reader) -> None:
    """Which tiles are left unseen: as many as lie face down and unknown, sort by sort."""
    board = state.board
    unseen = top.table("unseen")
    for kind in range(TILES):
        in_game = board.tile_counts[kind]
        default = in_game if "unseen" not in top.tree else 0
        for tile in state.tiles if "unseen" not in top.tree else []:
            if tile == KNOWN + kind:
                default -= 1
        if not any(state.tiles[field] for field in board.thickets) and kind >= HERB_TILE:
            default = 0
        state.unseen[kind] = unseen.number(TILE_NAMES[kind], 0, in_game, default)
    unseen.nothing_else()
    for sort, fields, first, beyond in (
        ("fog", board.fog_fields, 0, FIRST_MINE_TILE),
        ("mine", board.mine_fields, FIRST_MINE_TILE, HERB_TILE),
        ("thicket", board.thickets, HERB_TILE, TILES),
    ):
        lying = 0
        for field in fields:
            lying += 1 if state.tiles[field] == UNKNOWN else 0
        left = sum(state.unseen[first:beyond])
        if lying != left:
            raise BadPosition(
                "unseen", f"{lying} unknown {sort} tiles lie on the board, but {left} are said to be unseen"
            )


def read_agenda(state: Junior, top: Reader) -> None:
    """What the rules still have to do, next thing first."""
    names = top.take("agenda", [HERO_CHOOSES.name, DAY.name])
    if not isinstance(names, list) or not names:
        raise BadPosition("agenda", "needs a list of steps, what comes next first")
    put_on_agenda(state, names, DAY, "game")
