"""Views of Andor Junior: what the browser gets, made from what a seat may see."""

from __future__ import annotations

from sagenwerk.junior.day import HERO_CHOOSES
from sagenwerk.junior.fog import Looking
from sagenwerk.junior.piles import count
from sagenwerk.junior.position import WELL_SIDES, things
from sagenwerk.junior.scenario import (
    BERRIES,
    BOOK,
    BOOKS,
    CAVE_TROLL,
    FORTS,
    HERB,
    HERB_KINDS,
    HERO_NAMES,
    INJURED_FALCON,
    ITEM_NAMES,
    LETTERS,
    MUSIC_BOOKS,
    POLLUTED_WELLS,
    TASK_NAMES,
    TASKS,
    TILE_NAMES,
    WOLF_HERB,
    WOOD_FOR_THE_GUARD,
)
from sagenwerk.junior.state import KNOWN, NO_TILE, UNKNOWN, Junior
from sagenwerk.junior.tasks import ones
from sagenwerk.junior.turn import stands_in_fog
from sagenwerk.kernel import CHANCE, NOBODY, Event, Result
from sagenwerk.kernel.reading import members
from sagenwerk.views.junior.choice import board, board_digest, choice, known
from sagenwerk.views.junior.field import field_says
from sagenwerk.views.junior.offers import label, offers, routes
from sagenwerk.views.junior.view import FightView, HeroView, JuniorView, TaskView, TileView
from sagenwerk.views.shell import LogLine, Sentence, actor_id

__all__ = [
    "actor_name",
    "board",
    "board_digest",
    "choice",
    "field_says",
    "known",
    "label",
    "line_of",
    "offers",
    "routes",
    "view_of",
]


def actor_name(state: Junior) -> str:
    """Who decides, as the browser knows it."""
    return actor_id(int(state.actor), HERO_NAMES)


def view_of(state: Junior, figures: dict[str, str]) -> JuniorView:
    """The whole table. ``figures``: hero id -> ``f`` or ``m``; heroes without an entry are women."""
    board = state.board
    names = board.field_names
    choosing = state.actor not in (CHANCE, NOBODY)
    numbers = range(1, len(board.gor_fields))
    return JuniorView(
        day=int(state.day),
        result=state.result.value,
        actor=actor_name(state),
        turn=HERO_NAMES[state.turn],
        question=question_of(state),
        call=call(state),
        moved=state.arrived,
        acted=state.acted,
        thrown=state.thrown,
        heroes=[hero_view(state, kind, figures.get(HERO_NAMES[kind], "f")) for kind in state.order],
        gors=[names[board.gor_fields[number]] for number in numbers if state.gors[number]],
        forts=[names[board.gor_fields[number]] for number in numbers if state.forts[number]],
        fights=[fight for number in numbers for fight in fights_on(state, number)],
        tiles={names[field]: tile_view(state, field) for field in range(len(names)) if state.tiles[field] != NO_TILE},
        items={names[field]: things(state.piles[field]) for field in range(len(names)) if state.piles[field]},
        wells={names[board.wells[well]]: WELL_SIDES[state.wells[well]] for well in range(len(state.wells))},
        reka=names[state.reka] if state.reka >= 0 else "",
        guard=not state.bridge_open,
        troll=names[board.troll_field] if state.in_play(CAVE_TROLL) else "",
        dragon=int(state.dragon),
        dragon_start=board.dragon_start[len(state.order)],
        dragon_end=int(board.dragon_end),
        new_gors=board.new_gors[:],
        gors_in_supply=int(state.gors_in_supply()),
        beacons=int(state.beacons),
        beacon_slots=int(board.beacon_slots),
        torches=int(state.torches),
        potion=state.potion,
        tasks=[task_view(state, task) for task in range(1, TASKS + 1) if state.in_play(task)],
        cubs=int(state.cubs),
        cubs_needed=int(board.cubs),
        options=dict(state.options.chosen),
        offers=offers(state) if choosing else [],
        routes=routes(state) if choosing and state.question() is HERO_CHOOSES else [],
    )


def hero_view(state: Junior, kind: int, figure: str) -> HeroView:
    """One hero board."""
    hero = state.heroes[kind]
    return HeroView(
        id=HERO_NAMES[kind],
        figure=figure,
        name=state.board.figure_names[kind][0 if figure == "f" else 1],
        field=state.board.field_names[hero.field],
        suns=int(hero.suns),
        sun_spots=state.board.suns[kind],
        hourglasses=int(hero.hourglasses),
        hourglasses_ready=int(hero.ready),
        dice=int(hero.dice),
        dice_in_all=state.board.dice[kind],
        asleep=hero.asleep,
        has_night_marker=state.marker == kind,
        bag=things(hero.bag),
        crest_laid=hero.crest_laid,
    )


def tile_view(state: Junior, field: int) -> TileView:
    """A face-down tile, with its kind if somebody has looked at it."""
    board = state.board
    kind = "fog" if board.fog_here[field] else "mine" if board.mine_here[field] else "thicket"
    tile = state.tiles[field]
    return TileView(kind, "" if tile == UNKNOWN else TILE_NAMES[tile - KNOWN])


def fights_on(state: Junior, number: int) -> list[FightView]:
    """What lies beside the fort and the Gor of one Gor field."""
    if not state.forts[number] and not state.gors[number]:
        return []
    board = state.board
    against_fort = bool(state.forts[number])
    return [
        FightView(
            field=board.field_names[board.gor_fields[number]],
            against="fort" if against_fort else "gor",
            slots=int(board.fort_slots) if against_fort else board.slots[number],
            laid={
                HERO_NAMES[kind]: state.laid[4 * number + kind] for kind in state.order if state.laid[4 * number + kind]
            },
            tokens=sum(state.tokens[4 * number : 4 * number + 4]),
        )
    ]


def task_view(state: Junior, task: int) -> TaskView:
    """One task card and how far it is."""
    board = state.board
    done = not state.still_open(task)
    have, need = (1 if done else 0), 1
    detail: list[str] = []
    heroes = len(state.order)
    if task == WOLF_HERB:
        held = [sum(int(count(hero.bag, HERB + kind)) for hero in state.heroes) for kind in range(HERB_KINDS)]
        have, need = (2 if done else max(held)), 2
        detail = [ITEM_NAMES[HERB + kind] for kind in range(HERB_KINDS) if held[kind]]
    elif task == INJURED_FALCON:
        detail = ["falcon"]
    elif task == FORTS:
        need = len(board.fort_numbers)
        have = need - sum(state.forts)
    elif task == BERRIES:
        have, need = int(state.baskets_home), len(board.basket_fields)
    elif task == MUSIC_BOOKS:
        have, need = int(ones(state.books_home)), board.books_by_players[heroes]
        detail = [ITEM_NAMES[BOOK + book] for book in members(state.books & ~state.books_home, BOOKS)]
    elif task == WOOD_FOR_THE_GUARD:
        have, need = int(state.wood_home), int(board.wood_needed)
    elif task == POLLUTED_WELLS:
        need = len(state.wells)
        have = sum(1 for side in state.wells if WELL_SIDES[side] != "polluted")
    elif task == LETTERS:
        have, need = int(ones(state.letters_home)), heroes
        detail = [HERO_NAMES[kind] for kind in state.order if (state.letters_home >> kind) & 1]
    elif task == CAVE_TROLL:
        have, need = sum(1 for hero in state.heroes if hero.crest_laid), heroes
        detail = [HERO_NAMES[kind] for kind in state.order if state.heroes[kind].crest_laid]
    return TaskView(TASK_NAMES[task], task, done, have, need, detail)


def question_of(state: Junior) -> str:
    """What is being asked, as the browser knows it."""
    if state.result is not Result.PLAYING:
        return "over"
    question = state.question()
    if question is HERO_CHOOSES:
        return "day"
    if isinstance(question, Looking):
        return "mine-falcon" if question.in_mine else "telescope"
    return question.name


def call(state: Junior) -> Sentence:
    """What the acting person should do next, in one sentence."""
    arguments: dict[str, str | int] = {"hero": HERO_NAMES[state.turn], "suns": int(state.hero.day_left())}
    if state.result is not Result.PLAYING:
        return Sentence(f"call-{state.result.value}")
    question = question_of(state)
    if question in ("telescope", "mine-falcon"):
        return Sentence(f"call-{question}", arguments)
    if state.actor == CHANCE:
        return Sentence("call-chance", arguments)
    if not state.arrived:
        return Sentence("call-move", arguments)
    if stands_in_fog(state, state.hero):
        return Sentence("call-fog" if not routes(state) else "call-fog-or-on", arguments)
    return Sentence("call-act" if state.acted or not routes(state) else "call-act-or-on", arguments)


def line_of(entry: int, event: Event) -> LogLine:
    """A line of the chronicle for the log; ``entry`` is the number of its log entry."""
    said = event.arguments
    dice: list[str] = []
    if event.message == "event-throw":
        for faces, face in (
            ("swords", "sword"),
            ("torches", "torch"),
            ("lightnings", "lightning"),
            ("blanks", "blank"),
        ):
            dice += [face] * int(said[faces])
    elif event.message == "event-dragon-comes":
        dice = [str(said["count"])]
    return LogLine(
        entry=entry,
        day=int(said["day"]),
        text=Sentence(event.message, {key: value for key, value in said.items() if key != "day"}),
        rule=event.rule,
        hero=str(said.get("hero", "")),
        fields=[str(said[key]) for key in ("from", "to", "field") if key in said],
        dice=dice,
    )
