"""All actions and steps of a scenario in their pinned order. New ones go to the end of their list."""

from __future__ import annotations

from typing import Any, Final

from sagenwerk.junior.begin import (
    BOOK_DRAW,
    FIRST_DAY,
    LAY_OUT_TASKS,
    SET_OUT,
    TASK_DRAW,
    BookIs,
    LetterPlace,
    PlaceIs,
    TaskIs,
)
from sagenwerk.junior.day import AT_A_CAVE, DAY, HERO_CHOOSES, EndTurn, places_of
from sagenwerk.junior.dice import throws_of
from sagenwerk.junior.dragon import ALARM_DIE, NIGHT_DIE, TILE_DIE, DieShows
from sagenwerk.junior.fight import FIGHT_THROW, AttackFort, AttackGor, LaySword
from sagenwerk.junior.fog import (
    FOG_DRAW,
    MINE_FALCON,
    SECOND_LOOK,
    TELESCOPE,
    THICKET_DRAW,
    LookAt,
    SearchFog,
    SearchThicket,
    Shown,
    StopLooking,
    TileIs,
)
from sagenwerk.junior.gors import GOR_LEAVES, GOR_MOVES, GORS_MOVE, NEW_GOR, NEW_GORS
from sagenwerk.junior.loot import Give, LayDown, PickUp, Take
from sagenwerk.junior.mine import MINE_DRAW, MINE_THROW, SearchMine, TorchInMine
from sagenwerk.junior.night import DICE_COME_BACK, NIGHT, SUN_RISES, WELLS_FILL
from sagenwerk.junior.scenario import (
    BOOKS,
    CUB_TILE,
    DWARF,
    FIRST_MINE_TILE,
    HERB_TILE,
    HEROES,
    ITEMS,
    TASKS,
    TILES,
    JuniorScenario,
)
from sagenwerk.junior.shop import BuyPotion, BuyTorch, LightBeacon
from sagenwerk.junior.tasks import TROLL_THROW, CleanWell, ThrowAtTroll, TorchAtTroll
from sagenwerk.junior.walk import STAND_STILL, CaveStep, StandStill, Walk
from sagenwerk.junior.wells import Drink
from sagenwerk.kernel.contract import Action, Step

#: The most dice a hero board can hold.
MOST_DICE: Final = 6


def furnish(board: JuniorScenario) -> None:
    """Fill a scenario whose tables are loaded with its actions and steps, and fix their order and numbers."""
    fields = len(board.field_names)
    board.fog_here = [field in board.fog_fields for field in range(fields)]
    board.mine_here = [field in board.mine_fields for field in range(fields)]
    board.places_here = [
        places_of(board.kinds[field])
        + (AT_A_CAVE if field == board.troll_field and places_of(board.kinds[field]) != AT_A_CAVE else [])
        for field in range(fields)
    ]
    actions: list[Action[Any]] = []
    for hero in range(HEROES):
        actions.extend(_actions_of(board, hero))
    for action in actions:
        if not isinstance(action, (LookAt, StopLooking)):
            action.asked_by = HERO_CHOOSES
    actions.extend(_outcomes(board))
    board.complete(actions, _steps(board))


def _actions_of(board: JuniorScenario, hero: int) -> list[Action[Any]]:
    """All actions of one hero: steps, caves, the single ones, things, looking."""
    names = board.field_names
    single: list[Action[Any]] = [
        StandStill(hero),
        EndTurn(hero),
        SearchFog(hero),
        SearchThicket(hero),
        Drink(hero),
        LightBeacon(hero),
        BuyTorch(hero),
        BuyPotion(hero),
        AttackGor(hero),
        AttackFort(hero),
        LaySword(hero),
        SearchMine(hero),
        TorchInMine(hero),
        CleanWell(hero),
        ThrowAtTroll(hero),
        TorchAtTroll(hero),
    ]
    walks: list[Action[Any]] = [Walk(hero, field, names[field]) for field in range(len(names))]
    caves: list[Action[Any]] = []
    if hero == DWARF:
        caves = [CaveStep(hero, field, names[field]) for field in board.caves]
    pick_ups: list[Action[Any]] = [PickUp(hero, item) for item in range(ITEMS)]
    lay_downs: list[Action[Any]] = [LayDown(hero, item) for item in range(ITEMS)]
    gives: list[list[Action[Any]]] = []
    takes: list[list[Action[Any]]] = []
    for other in range(HEROES):
        gives.append([Give(hero, other, item) for item in range(ITEMS)] if other != hero else [])
        takes.append([Take(hero, other, item) for item in range(ITEMS)] if other != hero else [])
    looks: list[Action[Any]] = [LookAt(hero, field, names[field]) for field in range(len(names))]
    stop = StopLooking(hero)
    board.walks.append(walks)
    board.steps_on.append([[walks[to] for to in ways] for ways in board.ways])
    board.first_steps.append([[single[STAND_STILL], *steps] for steps in board.steps_on[hero]])
    board.cave_steps.append(caves)
    board.single.append(single)
    board.pick_ups.append(pick_ups)
    board.lay_downs.append(lay_downs)
    board.gives.append(gives)
    board.takes.append(takes)
    board.looks.append(looks)
    board.stop_looking.append(stop)
    return [
        *walks,
        *caves,
        *single,
        *pick_ups,
        *lay_downs,
        *[give for row in gives for give in row],
        *[take for row in takes for take in row],
        *looks,
        stop,
    ]


def _outcomes(board: JuniorScenario) -> list[Action[Any]]:
    """All outcomes of chance: tiles, red die, throws, and what is drawn at the beginning."""
    outcomes: list[Action[Any]] = []
    for kind in range(TILES):
        tile = TileIs(kind)
        board.tile_outcomes.append(tile)
        outcomes.append(tile)
    for steps in sorted(set(board.dragon_faces)):
        die = DieShows(steps)
        board.die_outcomes.append(die)
        board.die_weights.append(board.dragon_faces.count(steps))
        outcomes.append(die)
    for hero in range(HEROES):
        board.throws.append([])
        board.throw_weights.append([])
        for dice in range(MOST_DICE + 1):
            throws, weights = throws_of(board, hero, dice) if 0 < dice <= board.dice[hero] else ([], [])
            board.throws[hero].append(throws)
            board.throw_weights[hero].append(weights)
            outcomes.extend(throws)
    for task in range(1, TASKS + 1):
        card = TaskIs(task)
        board.task_outcomes.append(card)
        outcomes.append(card)
    for book in range(BOOKS):
        drawn = BookIs(book)
        board.book_outcomes.append(drawn)
        outcomes.append(drawn)
    for field in range(len(board.field_names)):
        place = PlaceIs(field, board.field_names[field])
        board.place_outcomes.append(place)
        outcomes.append(place)
    return outcomes


def _steps(board: JuniorScenario) -> list[Step[Any]]:
    """Everything that can stand on the agenda: first what is the same in every scenario."""
    steps: list[Step[Any]] = [
        DAY,
        HERO_CHOOSES,
        NIGHT,
        NIGHT_DIE,
        GORS_MOVE,
        NEW_GORS,
        WELLS_FILL,
        DICE_COME_BACK,
        SUN_RISES,
        NEW_GOR,
        ALARM_DIE,
        TILE_DIE,
        GOR_LEAVES,
        *GOR_MOVES,
        FOG_DRAW,
        THICKET_DRAW,
        MINE_DRAW,
        TELESCOPE,
        TELESCOPE.question,
        SECOND_LOOK,
        SECOND_LOOK.question,
        MINE_FALCON,
        MINE_FALCON.question,
        FIGHT_THROW,
        MINE_THROW,
        TROLL_THROW,
        TASK_DRAW,
        LAY_OUT_TASKS,
        BOOK_DRAW,
        FIRST_DAY,
        *SET_OUT,
    ]
    for hero in range(HEROES):
        place = LetterPlace(hero)
        board.letter_places.append(place)
        steps.append(place)
    for field in range(len(board.field_names)):
        name = board.field_names[field]
        if board.mine_here[field]:
            shown = Shown(field, name, FIRST_MINE_TILE, HERB_TILE)
        else:
            shown = Shown(field, name, 0, CUB_TILE)
        board.shown.append(shown)
        steps.append(shown)
    return steps
