"""All actions and steps of a legend in their pinned order. New ones go to the end of their list.

First comes what every legend on this board has, then what the legend's own file adds, in file order.
"""

from __future__ import annotations

from typing import Any

from sagenwerk.andor import cards, effects, shares, triggers
from sagenwerk.andor.allies import AllyStep, Lead, StopLeading
from sagenwerk.andor.articles import EatHerb, LookAt, StoneIs, StoneShows, UncoverStone
from sagenwerk.andor.battle import BATTLE_STEPS, ROUND_STEPS, battle_actions, battle_outcomes, group_rewards
from sagenwerk.andor.begin import FIRST_DAY
from sagenwerk.andor.cargo import CARGO_NAMES, HERB_3, HERB_4, THING
from sagenwerk.andor.creatures import INTRUDERS_LURED, CreatureMoves, CreatureRuns
from sagenwerk.andor.day import DAY, DAY_GOES_ON, HERO_CHOOSES, EndDay, Pass
from sagenwerk.andor.exchange import (
    FALCON_FLIES,
    FALCONS_TURN,
    FalconDone,
    FalconGive,
    FalconTake,
    Give,
    LayDown,
    PickUp,
    SendFalcon,
    Take,
)
from sagenwerk.andor.fog import FogIs, FogOpens, FogShows
from sagenwerk.andor.free import FLOOR_GOES_ON, Back, Floor, FreeActions
from sagenwerk.andor.narrator import LEGEND_ENDS, NARRATOR_ON, NarratorTo
from sagenwerk.andor.scenario import FOGS, HEROES, LETTERS, AndorScenario
from sagenwerk.andor.shop import ARTICLES, Buy, BuyBrew, BuyStrength, TakeDeal
from sagenwerk.andor.sunrise import (
    GORS_MOVE,
    NEW_DAY,
    SKRALS_MOVE,
    SUNRISE,
    SYMBOL_COMES,
    TROLLS_MOVE,
    WARDRAKS_AGAIN,
    WARDRAKS_MOVE,
    WARDRAKS_RUN,
)
from sagenwerk.andor.turn import TURN_ENDS, EndTurn, FreeAction
from sagenwerk.andor.walk import DrinkWineskin, StopWalking, Walk, WalkOnHerb
from sagenwerk.andor.wells import WELLS_FILL, EmptyWell
from sagenwerk.kernel.contract import Action, Step


def furnish(board: AndorScenario) -> None:
    """Fill a scenario whose tables and cards are loaded with its actions and steps; fix their order and numbers."""
    actions: list[Action[Any]] = []
    for hero in range(HEROES):
        actions.extend(_actions_of(board, hero))
    actions.extend(group_rewards(board))
    actions.extend(cards.ACTIONS)
    actions.extend(effects.ACTIONS)
    actions.extend(shares.ACTIONS)
    actions.extend(_outcomes(board))
    actions.extend(board.own_actions)
    board.complete(actions, _steps(board))


def _actions_of(board: AndorScenario, hero: int) -> list[Action[Any]]:
    """All actions of one hero, in the order of the rule book's chapters."""
    names = board.field_names
    fields = range(len(names))
    cargo = [*CARGO_NAMES, *[thing.name for thing in board.things]]
    kinds = range(len(cargo))
    # In the order of the places in ``free``.
    single: list[Action[Any]] = [
        Pass(hero),
        EndDay(hero),
        EndTurn(hero),
        StopWalking(hero),
        StopLeading(hero),
        DrinkWineskin(hero),
        WalkOnHerb(hero, HERB_3),
        WalkOnHerb(hero, HERB_4),
        EmptyWell(hero),
        BuyStrength(hero),
        BuyBrew(hero),
        UncoverStone(hero),
        EatHerb(hero, HERB_3),
        EatHerb(hero, HERB_4),
    ]
    walks: list[Action[Any]] = [Walk(hero, field, names[field]) for field in fields]
    leads: list[Action[Any]] = [Lead(hero, ally, board.allies[ally].name) for ally in range(len(board.allies))]
    ally_steps: list[list[Action[Any]]] = [
        [AllyStep(hero, ally, field, board.allies[ally].name, names[field]) for field in fields]
        for ally in range(len(board.allies))
    ]
    buys: list[Action[Any]] = [Buy(hero, item) for item in ARTICLES]
    deals: list[Action[Any]] = [TakeDeal(hero, number, board.deals[number]) for number in range(len(board.deals))]
    pick_ups: list[Action[Any]] = [PickUp(hero, kind, cargo[kind]) for kind in kinds]
    lay_downs: list[Action[Any]] = [LayDown(hero, kind, cargo[kind]) for kind in kinds]
    looks: list[Action[Any]] = [LookAt(hero, field, names[field]) for field in fields]
    gives: list[list[Action[Any]]] = []
    takes: list[list[Action[Any]]] = []
    falcon_gives: list[list[Action[Any]]] = []
    falcon_takes: list[list[Action[Any]]] = []
    falcons: list[Action[Any]] = []
    for other in range(HEROES):
        if other == hero:
            falcons.append(FalconDone(hero))
            for table in (gives, takes, falcon_gives, falcon_takes):
                table.append([])
            continue
        falcons.append(SendFalcon(hero, other))
        gives.append([Give(hero, other, kind, cargo[kind]) for kind in kinds])
        takes.append([Take(hero, other, kind, cargo[kind]) for kind in kinds])
        falcon_gives.append([FalconGive(hero, other, kind, cargo[kind]) for kind in kinds])
        falcon_takes.append([FalconTake(hero, other, kind, cargo[kind]) for kind in kinds])
    floor = Floor(hero)
    back = Back(hero)
    free_actions = FreeActions(hero)
    for flown in (*falcon_gives, *falcon_takes):
        for action in flown:
            action.asked_by = FALCON_FLIES
    falcons[hero].asked_by = FALCON_FLIES
    back.asked_by = free_actions
    battle = battle_actions(board, hero)
    begins = [*walks, *leads, *[step for row in ally_steps for step in row], *board.attacks[hero], *board.clears[hero]]
    for action in (*single, *begins, floor):
        if not isinstance(action, FreeAction):
            action.asked_by = HERO_CHOOSES
    board.single.append(single)
    board.walks.append(walks)
    board.steps_on.append([[walks[to] for to in ways] for ways in board.ways])
    board.leads.append(leads)
    board.ally_steps.append(ally_steps)
    board.buys.append(buys)
    board.deal_actions.append(deals)
    board.pick_ups.append(pick_ups)
    board.lay_downs.append(lay_downs)
    board.gives.append(gives)
    board.takes.append(takes)
    board.falcons.append(falcons)
    board.falcon_gives.append(falcon_gives)
    board.falcon_takes.append(falcon_takes)
    board.looks.append(looks)
    board.floors.append(floor)
    board.backs.append(back)
    board.free_actions.append(free_actions)
    return [
        *walks,
        *single,
        *battle,
        *buys,
        *pick_ups[: int(THING)],
        *lay_downs[: int(THING)],
        *[give for row in gives for give in row[: int(THING)]],
        *[take for row in takes for take in row[: int(THING)]],
        *falcons,
        *[give for row in falcon_gives for give in row[: int(THING)]],
        *[take for row in falcon_takes for take in row[: int(THING)]],
        *looks,
        floor,
        back,
    ]


def _things_of_the_legend(board: AndorScenario) -> list[Action[Any]]:
    """Actions with allies, offers and things that only this legend has."""
    actions: list[Action[Any]] = []
    for hero in range(HEROES):
        actions.extend(board.leads[hero])
        for row in board.ally_steps[hero]:
            actions.extend(row)
        actions.extend(board.deal_actions[hero])
        actions.extend(board.pick_ups[hero][int(THING) :])
        actions.extend(board.lay_downs[hero][int(THING) :])
        for table in (
            board.gives[hero],
            board.takes[hero],
            board.falcon_gives[hero],
            board.falcon_takes[hero],
        ):
            for row in table:
                actions.extend(row[int(THING) :])
    return actions


def _outcomes(board: AndorScenario) -> list[Action[Any]]:
    """Outcomes of chance that every legend has: dice, fog tokens, rune stones; then the legend's own actions."""
    outcomes: list[Action[Any]] = [*battle_outcomes(board)]
    for kind in range(FOGS):
        fog = FogIs(kind)
        board.fog_outcomes.append(fog)
        outcomes.append(fog)
    for colour in range(3):
        stone = StoneIs(colour)
        board.stone_outcomes.append(stone)
        outcomes.append(stone)
    outcomes.extend(_things_of_the_legend(board))
    return outcomes


def _steps(board: AndorScenario) -> list[Step[Any]]:
    """Everything that can stand on the agenda: first what is the same in every legend."""
    names = board.field_names
    fields = range(len(names))
    board.creature_moves = [CreatureMoves(field, names[field]) for field in fields]
    board.creature_runs = [CreatureRuns(field, names[field]) for field in fields]
    board.fog_opens = [FogOpens(field, names[field]) for field in fields]
    board.fog_shows = [FogShows(field, names[field]) for field in fields]
    board.stone_shows = [StoneShows(field, names[field]) for field in fields]
    board.narrator_to = [NarratorTo(letter) for letter in range(LETTERS)]
    return [
        DAY,
        HERO_CHOOSES,
        FIRST_DAY,
        TURN_ENDS,
        FLOOR_GOES_ON,
        *board.free_actions,
        FALCON_FLIES,
        SUNRISE,
        GORS_MOVE,
        SKRALS_MOVE,
        WARDRAKS_MOVE,
        TROLLS_MOVE,
        WARDRAKS_AGAIN,
        WARDRAKS_RUN,
        WELLS_FILL,
        NARRATOR_ON,
        FALCONS_TURN,
        NEW_DAY,
        LEGEND_ENDS,
        *BATTLE_STEPS,
        *cards.STEPS,
        *shares.STEPS,
        *board.narrator_to,
        *board.creature_moves,
        *board.creature_runs,
        *INTRUDERS_LURED,
        *board.fog_opens,
        *board.fog_shows,
        *board.stone_shows,
        *ROUND_STEPS,
        DAY_GOES_ON,
        *SYMBOL_COMES,
        *triggers.furnish(board),
        *board.own_steps,
    ]
