"""What the search knows of HeroQuest: plans for heroes in danger, and what a position is worth (compiled).

Nothing is weighed but what a hero does at the beginning of his turn while monsters are near and the fight is not won
anyhow: that is where games are lost, and all else the greedy policy does as well. An imagined game is cut at the
beginning of a round, a few rounds on, or when nobody is left to fight.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.bots.greedy_heroquest import GreedyHeroQuest
from sagenwerk.bots.greedy_heroquest_fight import danger, foes_of, in_sight, is_held, useful_spell
from sagenwerk.bots.greedy_master import SimpleMaster
from sagenwerk.bots.plan_heroquest_master import master_plan, master_plans
from sagenwerk.bots.plan_heroquest_plans import (
    Casts,
    FallsBack,
    GoesHome,
    GoesWith,
    HeroPlan,
    Opens,
    Searches,
    Strikes,
    Waits,
)
from sagenwerk.bots.search import AsUsual, Knowledge, Plan, place_among
from sagenwerk.heroquest.asking import HERO_CHOOSES
from sagenwerk.heroquest.board import square_name
from sagenwerk.heroquest.doors import OpenDoor, door_beside
from sagenwerk.heroquest.figures import kind_of
from sagenwerk.heroquest.goals import LeavesQuest
from sagenwerk.heroquest.hero_spells import SLEEP, TEMPEST, Cast
from sagenwerk.heroquest.monsters import MASTER_CHOOSES, chosen
from sagenwerk.heroquest.potions import Revive
from sagenwerk.heroquest.reach import FAR
from sagenwerk.heroquest.scenario import HERO_NAMES, SPELL_NAMES
from sagenwerk.heroquest.search import DOORS_AND_TRAPS, KINDS, SEARCH_NAMES, TREASURE
from sagenwerk.heroquest.state import ACTED, DEAD, MARCHED, Quest
from sagenwerk.kernel.contract import GAME_MASTER, Action, Result, State

#: Decisions after which an imagined game is cut at the beginning of a round, and when nobody is left to fight.
LONG: Final[i64] = 40
SHORT: Final[i64] = 10
#: The most monsters that a hero thinks of going for, the nearest ones.
MOST_TARGETS: Final[i64] = 3
#: Danger of all monsters near, compared with the body points of the weakest hero, at which he begins to think.
GRAVE: Final = 1.5
#: Worth of a hero who is alive at all, and of being whole, in shares of one hero; of all monsters that are left.
ALIVE: Final = 0.6
WHOLE: Final = 0.4
MONSTERS: Final = 0.05
SPELL: Final = 0.006
#: Worth of a quest that is won, lost with the heroes out, going on.
WON: Final = 0.85
HOME: Final = 0.2
GOES_ON: Final = 0.8


class HeroQuestKnowledge(Knowledge):
    """Plans for heroes and game master, by what the view of whoever is asked shows."""

    def __init__(self) -> None:
        super().__init__(GreedyHeroQuest(), SimpleMaster())
        #: The same policy, as what it is.
        self.greedy = GreedyHeroQuest()

    def routine(self, view: State, offers: list[Action[Any]]) -> bool:
        assert isinstance(view, Quest)
        if view.actor == GAME_MASTER:
            return view.question() is not MASTER_CHOOSES or chosen(view) >= 0
        if view.question() is not HERO_CHOOSES or view.done & (ACTED | MARCHED) or view.steps_left >= 0:
            return True
        return not self.is_grave(view, view.turn)

    def is_grave(self, state: Quest, number: i64) -> bool:
        """Whether monsters are in sight who can do harm."""
        total = 0.0
        for figure in foes_of(state):
            if not is_held(state, figure) and in_sight(state, number, [figure]):
                total += danger(state, figure)
        if total == 0.0:
            return False
        weakest: i64 = 99
        for other in state.order:
            if state.heroes[other].square >= 0:
                weakest = min(weakest, state.heroes[other].body)
        return total > GRAVE * float(int(weakest))

    def plans(self, view: State, offers: list[Action[Any]]) -> list[Plan]:
        assert isinstance(view, Quest)
        plans: list[Plan] = [AsUsual()]
        if view.actor == GAME_MASTER:
            plans.extend(master_plans(view))
            return plans
        if view.question() is not HERO_CHOOSES:
            return plans
        number = view.turn
        plans.extend(self.strikes(view, number, MOST_TARGETS))
        foes = foes_of(view)
        spell = useful_spell(view, offers, foes)
        for action in offers:
            if isinstance(action, Cast) and (action is spell or action.spell == SLEEP or action.spell == TEMPEST):
                plans.append(Casts(self.greedy, number, action.spell, SPELL_NAMES[action.spell]))
        plans.append(FallsBack(self.greedy, number, view.round))
        plans.append(Waits(self.greedy, number, view.round))
        return plans

    def strikes(self, state: Quest, number: i64, most: i64) -> list[Plan]:
        """Plans to go for a monster, the nearest ones."""
        greedy = self.greedy
        greedy.flood.spread(state, number, True, False)
        nearest: list[int] = []
        nearness: list[float] = []
        for figure in foes_of(state):
            away = greedy.steps_to_strike(state, number, figure)
            if away >= FAR:
                continue
            place = place_among(nearness, -float(away))
            nearness.insert(place, -float(away))
            nearest.insert(place, figure)
        plans: list[Plan] = []
        for figure in nearest[:most]:
            square = square_name(state.squares[figure])
            plan = Strikes(greedy, number, figure, kind_of(state, figure).name, square)
            if not plan.is_over(state):
                plans.append(plan)
        return plans

    def plan(self, view: State, actor: i64, name: str) -> Plan | None:
        assert isinstance(view, Quest)
        if actor == GAME_MASTER:
            return master_plan(view, name)
        if actor < 0 or view.heroes[actor].square < 0:
            return None
        plan = named(self.greedy, view, actor, name)
        return None if plan is None or plan.is_over(view) else plan

    def stops(self, state: State, decisions: i64) -> bool:
        assert isinstance(state, Quest)
        if decisions < SHORT or state.turn != first_on_turn(state) or state.steps_left >= 0 or state.done:
            return False
        return decisions >= LONG or not foes_of(state)

    def worth(self, state: State) -> float:
        assert isinstance(state, Quest)
        party = 0.0
        for number in state.order:
            hero = state.heroes[number]
            if hero.where != DEAD:
                party += ALIVE + WHOLE * float(int(hero.body)) / float(int(hero.most_body))
        party /= float(len(state.order))
        if state.result is Result.WON:
            return WON + (1.0 - WON) * party
        if state.result is Result.LOST:
            return HOME * party
        left = 0.0
        for figure in foes_of(state):
            share = float(state.bodies[figure]) / float(int(max(1, kind_of(state, figure).body)))
            left += (0.5 + danger(state, figure)) * (0.5 + 0.5 * share)
        spells = 0.0
        for number in state.order:
            rest: i64 = state.heroes[number].spells
            while rest:
                spells += SPELL
                rest &= rest - 1
        return max(0.0, min(GOES_ON, GOES_ON * party - MONSTERS * left / (1.0 + 0.2 * left) + spells))

    def concerns_group(self, view: State, action: Action[Any]) -> bool:
        return isinstance(action, (OpenDoor, LeavesQuest, Revive))

    def orders(self, view: State, hero: i64) -> list[Plan]:
        assert isinstance(view, Quest)
        found: list[Plan] = []
        if hero < 0 or view.heroes[hero].square < 0:
            return found
        for other in view.order:
            if other != hero and view.heroes[other].square >= 0:
                found.append(GoesWith(self.greedy, hero, other))
        found.extend(self.strikes(view, hero, MOST_TARGETS))
        for direction in range(4):
            door = door_beside(view, view.heroes[hero].square, direction)
            if door >= 0 and not view.door_open(door):
                found.append(Opens(self.greedy, hero, direction, door_name(view, door)))
        for kind in range(KINDS):
            if kind == TREASURE or view.edition.three_searches != (kind == DOORS_AND_TRAPS):
                found.append(Searches(self.greedy, hero, kind, SEARCH_NAMES[kind]))
        found.append(FallsBack(self.greedy, hero, view.round))
        found.append(Waits(self.greedy, hero, view.round))
        if self.greedy.knows_way_out(view, hero):
            found.append(GoesHome(self.greedy, hero))
        return found


def first_on_turn(state: Quest) -> i64:
    """The first hero in turn order who is in the quest, -1 for nobody."""
    for number in state.order:
        if state.heroes[number].square >= 0:
            return number
    return -1


def door_name(state: Quest, door: i64) -> str:
    """A door as the chronicle names it: by its two squares."""
    edge = state.quest.doors[door]
    return f"{square_name(edge.first)}-{square_name(edge.second)}"


def number_in(words: str) -> i64:
    """The number at the end of some words, -1 if there is none."""
    last = words.split(" ")[-1]
    return int(last) if last.isdecimal() and len(last) < 9 else -1


def named(greedy: GreedyHeroQuest, view: Quest, hero: i64, name: str) -> HeroPlan | None:
    """A hero's plan by its name; None if there is none."""
    start = f"{HERO_NAMES[hero]}: "
    if not name.startswith(start):
        return None
    does = name[len(start) :]
    number = number_in(does)
    plan: HeroPlan | None = None
    if does.startswith("attack monster ") and 0 < number <= len(view.squares):
        figure = number - 1
        square = square_name(view.squares[figure]) if view.squares[figure] >= 0 else ""
        plan = Strikes(greedy, hero, figure, kind_of(view, figure).name, square)
    elif does.startswith("cast ") and does[5:] in SPELL_NAMES:
        plan = Casts(greedy, hero, SPELL_NAMES.index(does[5:]), does[5:])
    elif does.startswith("fall back in round ") and number > 0:
        plan = FallsBack(greedy, hero, number)
    elif does.startswith("wait in round ") and number > 0:
        plan = Waits(greedy, hero, number)
    elif does.startswith("go with ") and does[8:] in HERO_NAMES:
        plan = GoesWith(greedy, hero, HERO_NAMES.index(does[8:]))
    elif does.startswith("search for ") and does[11:] in SEARCH_NAMES:
        plan = Searches(greedy, hero, SEARCH_NAMES.index(does[11:]), does[11:])
    elif does == "go home":
        plan = GoesHome(greedy, hero)
    elif does.startswith("open the door "):
        for direction in range(4):
            door = door_beside(view, view.heroes[hero].square, direction)
            if door >= 0 and not view.door_open(door) and door_name(view, door) == does[14:]:
                plan = Opens(greedy, hero, direction, does[14:])
    return plan if plan is not None and plan.name == name else None
