"""Search over plans: one core for all games, for heroes and game master alike (compiled).

A **plan** is what somebody does over several decisions: walk there and search, fight that creature together, end the
day. Each plan that comes into question is tried out in imagined games: what a view does not show is imagined anew each
time, the plan is followed as long as it holds, and a simple policy plays everything else on. Plans that do badly are
dropped half by half, so that the games go to those that are close. What is counted is games, never time: a choice
depends on the view, the seed, the level, and the plans that are being followed.

What a game has to know stands in its ``Knowledge``: which plans there are, which questions need no search, how good a
position is where a play-out stops.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from sagenwerk.bots.playout import Luck, Policy, by_weight, deal
from sagenwerk.kernel.contract import CHANCE, GAME_MASTER, Action, Result, State

#: Imagined games for one choice, by level.
LEVELS: Final = {"quick": 48, "normal": 240, "strong": 1200}
#: Places for plans: one for each hero, and the last one for the game master.
SLOTS: Final = 16
#: How many standard errors better a plan has to be than what the base policy would do.
DOUBT: Final = 0.7
#: How many standard errors worse a plan is that is given up before its time, and after how many games at the earliest.
SURE: Final = 2.0
ENOUGH: Final = 6
#: Games after which plans that did the same so far are tried no longer.
PROBE: Final = 2
#: Decisions after which an imagined game is cut, whatever its knowledge says.
MOST_IMAGINED: Final[i64] = 4000
#: Keeps the generators of two games of one search apart.
STRIDE: Final = 0x9E3779B97F4A7C15
MASK_64: Final = 0xFFFFFFFFFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Plan:
    """What somebody does over several decisions.

    ``name`` travels: it is all that is kept of a plan from one decision to the next, and a person may tell a bot which
    one to follow. How far it has come is read off the state. ``message`` and ``arguments`` say it in a sentence of the
    catalogues, as an event of the chronicle does.
    """

    def __init__(self, name: str, message: str, arguments: dict[str, str | int]) -> None:
        self.name = name
        self.message = message
        self.arguments = arguments
        #: Whether it goes on after its first action.
        self.lasts = True
        #: By actor: names of the plans that others follow along with this one, such as a fight for several.
        self.companions: dict[int, str] = {}

    def begun(self) -> Plan:
        """The plan at its beginning, for one imagined game: a copy if it remembers anything."""
        return self

    def follow(self, state: State) -> Action[Any] | None:
        """The next action for the question that is asked; None: the plan is done, or can't go on. No search here."""
        return None

    def __repr__(self) -> str:
        return f"Plan({self.name!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """What a game tells the search. ``base`` plays on for the heroes, ``master`` for a game master, if there is one."""

    def __init__(self, base: Policy, master: Policy | None = None) -> None:
        self.base = base
        self.master = master

    def fine(self, view: State) -> bool:
        """Whether undecided games hardly ever have the same worth, unless all went the same in them."""
        return False

    def effort(self, view: State) -> int:
        """How many times as many games as usual this choice is worth."""
        return 1

    def plans(self, view: State, offers: list[Action[Any]]) -> list[Plan]:
        """Plans for whoever is asked; ``AsUsual`` first. One or none: nothing to search for."""
        plans: list[Plan] = [AsUsual()]
        for action in offers:
            plans.append(OneAction(action))
        return plans

    def plan(self, view: State, actor: i64, name: str) -> Plan | None:
        """An actor's plan by its name, whoever is asked just now; None if there is none, or it is over."""
        return None

    def routine(self, view: State, offers: list[Action[Any]]) -> bool:
        """Whether the base policy's answer to this question is as good as any: no search."""
        return False

    def stops(self, state: State, decisions: i64) -> bool:
        """Whether an imagined game is cut here, after so many decisions."""
        return False

    def worth(self, state: State) -> float:
        """How good a position is for the heroes, 0 to 1: 1 for a game that is won. Lost games may differ, too."""
        return 1.0 if state.result is Result.WON else 0.0

    def concerns_group(self, view: State, action: Action[Any]) -> bool:
        """Whether an action can not be taken back and concerns the whole group: a bot asks persons first."""
        return False

    def orders(self, view: State, hero: i64) -> list[Plan]:
        """Plans that a person may tell the bot of this hero, whoever is asked just now."""
        return []


class AsUsual(Plan):
    """The plan to do what the base policy would do: always the first in the list."""

    def __init__(self) -> None:
        super().__init__("", "plan-as-usual", {})
        self.lasts = False


class OneAction(Plan):
    """The plan to take one action."""

    def __init__(self, action: Action[Any]) -> None:
        super().__init__(action.name, "", {})
        self.action = action
        self.lasts = False
        self.done = False

    def begun(self) -> Plan:
        return OneAction(self.action)

    def follow(self, state: State) -> Action[Any] | None:
        if self.done:
            return None
        self.done = True
        return self.action if state.offers_this(self.action) else None


class Weighed:
    """A plan, and how its imagined games went: how many, how many were won, and their worth in the mean (0 to 1)."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.won: i64 = 0
        #: Games that came to their end.
        self.ended: i64 = 0
        self.total: float = 0.0
        #: The worth of each game.
        self.results: list[float] = []

    @property
    def games(self) -> int:
        return len(self.results)

    @property
    def worth(self) -> float:
        return self.total / len(self.results) if self.results else 0.0


class Dreamer:
    """Chooses what an imagined position holds: what ``State.imagine`` asks for."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def index(self, name: str, asked: int, weights: list[int]) -> int:
        """The place of one of the weights, by its weight."""
        return by_weight(weights, self.luck)


def slot_of(actor: i64) -> i64:
    """The place of an actor's plan; of those who have none (chance, the group) -1."""
    if actor >= 0:
        return actor
    return SLOTS - 1 if actor == GAME_MASTER else -1


def actor_of(slot: i64) -> i64:
    """The actor whose plan has this place."""
    return GAME_MASTER if slot == SLOTS - 1 else slot


@mypyc_attr(allow_interpreted_subclasses=True)
class Search(Policy):
    """Follows its plan, or looks for the best one. ``games`` imagined games for one choice."""

    def __init__(self, name: str, knowledge: Knowledge, games: int) -> None:
        super().__init__(name)
        self.knowledge = knowledge
        self.games = games
        #: Names of the plans that are being followed, by slot; "" for none. They may be told from outside.
        self.followed: list[str] = [""] * SLOTS
        #: Names of actions that persons do not want, to be taken only where there are no others.
        self.unwanted: list[str] = []
        #: What the last search found, best first; empty if the last choice needed none.
        self.weighed: list[Weighed] = []
        #: Searches and imagined games so far.
        self.searches: i64 = 0
        self.imagined: i64 = 0

    def tell(self, actor: i64, plan: str) -> None:
        """Follow this plan from now on, as long as it holds; "" for none."""
        self.followed[slot_of(actor)] = plan

    def forget(self) -> None:
        self.followed = [""] * SLOTS
        self.unwanted = []
        self.weighed = []

    def choose(self, view: State, luck: Luck) -> Action[Any]:
        self.weighed = []
        offers = self.wanted(view.legal_actions())
        if len(offers) == 1:
            return offers[0]
        slot = slot_of(view.actor)
        if slot >= 0 and self.followed[slot]:
            action = first_of(self.knowledge.plan(view, view.actor, self.followed[slot]), view)
            if action is not None and action in offers:
                return action
            self.followed[slot] = ""
        usual = self.base_of(view.actor).choose(view, luck) if self.unwanted else None
        plans = self.plans_for(view, offers, usual)
        if not plans:
            return usual or self.base_of(view.actor).choose(view, luck)
        best = self.weigh(view, plans, luck)[0].plan if len(plans) > 1 else plans[0]
        action = first_of(best, view)
        if action is None:
            return usual or self.base_of(view.actor).choose(view, luck)
        if slot >= 0 and best.lasts:
            self.followed[slot] = best.name
            for other in best.companions:
                self.followed[slot_of(other)] = best.companions[other]
        return action

    def wanted(self, offers: list[Action[Any]]) -> list[Action[Any]]:
        """Offers without those that are unwanted, unless there are no others."""
        if not self.unwanted:
            return offers
        left = [action for action in offers if action.name not in self.unwanted]
        return left or offers

    def plans_for(self, view: State, offers: list[Action[Any]], usual: Action[Any] | None) -> list[Plan]:
        """What comes into question for whoever is asked; nothing: what is usual, without a search.

        ``usual``: where something is unwanted, what the base policy would do.
        """
        knowledge = self.knowledge
        as_usual = usual is None or usual in offers
        if as_usual and knowledge.routine(view, offers):
            return []
        if usual is None:
            return knowledge.plans(view, offers)
        plans: list[Plan] = []
        for plan in knowledge.plans(view, view.legal_actions()):
            if first_of(plan, view) in offers or (as_usual and isinstance(plan, AsUsual)):
                plans.append(plan)
        if not plans:
            for action in offers:
                plans.append(OneAction(action))
        return plans

    def base_of(self, actor: i64) -> Policy:
        """Who plays on for an actor."""
        master = self.knowledge.master
        return master if master is not None and actor == GAME_MASTER else self.knowledge.base

    def weigh(self, view: State, plans: list[Plan], luck: Luck) -> list[Weighed]:
        """Try plans out; the chosen one first, the others by their worth.

        Every plan meets the same generators. Half of them are dropped at a time, but for the first: what the base
        policy would do is left only for a plan whose games are better beyond doubt (``DOUBT`` standard errors of the
        difference, game by game), or chance would choose among equals, and the heroes would dither. Plans that do the
        same as another drop out first, and those that do badly at once, where that can be told (``Knowledge.fine``).
        """
        self.searches += 1
        seed = (int(luck.draw()) << 32) + int(luck.draw())
        games = self.games * self.knowledge.effort(view)
        usual = Weighed(plans[0])
        others = [Weighed(plan) for plan in plans[1:]]
        first = 0
        if self.knowledge.fine(view):
            self.try_out(view, [usual, *others], seed, 0, PROBE)
            games -= PROBE * (len(others) + 1)
            first = PROBE
            others = apart(usual, others)
        others, dropped = self.by_halves(view, usual, others, seed, first, games)
        if others and surpasses(others[0], usual):
            self.weighed = [others[0], usual, *dropped]
        else:
            self.weighed = [usual, *others, *dropped]
        return self.weighed

    def by_halves(
        self, view: State, usual: Weighed, others: list[Weighed], seed: int, first: int, games: int
    ) -> tuple[list[Weighed], list[Weighed]]:
        """The last plan beside the usual one that is left, if any, and those that were dropped, the last ones first.

        ``first``: number of the first game that is left to play; ``games``: how many there are for all together.
        """
        dropped: list[Weighed] = []
        rounds = 1
        while 1 << (rounds - 1) < len(others):
            rounds += 1
        while others:
            share = max(1, games // (rounds * (len(others) + 1)))
            self.try_out(view, [usual, *others], seed, first, first + share)
            first += share
            others = by_worth(others)
            if first >= ENOUGH and self.knowledge.fine(view):
                dropped = [one for one in others if surpasses(usual, one, SURE)] + dropped
                others = [one for one in others if one not in dropped]
            if len(others) == 1:
                break
            left = (len(others) + 1) // 2
            dropped = others[left:] + dropped
            others = others[:left]
        return others, dropped

    def try_out(self, view: State, tried: list[Weighed], seed: int, first: int, beyond: int) -> None:
        """Imagined games number ``first`` to ``beyond - 1`` of each of these plans."""
        for number in range(first, beyond):
            drawn = (seed + number * STRIDE) & MASK_64
            for weighed in tried:
                self.imagine_once(view, view.actor, weighed, drawn)

    def imagine_once(self, view: State, actor: i64, weighed: Weighed, seed: int) -> None:
        """One imagined game with a plan."""
        luck = Luck(seed)
        state = view.imagine(Dreamer(luck))
        state.chronicle = None
        following: list[Plan | None] = [None] * SLOTS
        for slot in range(SLOTS):
            name = self.followed[slot]
            if name:
                following[slot] = self.knowledge.plan(view, actor_of(slot), name)
        slot = slot_of(actor)
        plan = weighed.plan.begun()
        if slot >= 0:
            following[slot] = plan
            for other in plan.companions:
                following[slot_of(other)] = self.knowledge.plan(view, other, plan.companions[other])
        else:  # a question to the group
            action = plan.follow(state)
            if action is not None:
                state.apply(action)
        self.plays_on(state, following, luck)
        worth = self.knowledge.worth(state)
        if actor == GAME_MASTER:
            worth = 1.0 - worth
        weighed.total += worth
        weighed.results.append(worth)
        if state.result is Result.WON:
            weighed.won += 1
        if state.result is not Result.PLAYING:
            weighed.ended += 1
        self.imagined += 1

    def plays_on(self, state: State, following: list[Plan | None], luck: Luck) -> None:
        """An imagined game, to its end or to where its knowledge cuts it."""
        knowledge = self.knowledge
        decisions: i64 = 0
        while state.result is Result.PLAYING and decisions < MOST_IMAGINED:
            actor = state.actor
            if actor == CHANCE:
                state.apply(deal(state, luck))
                continue
            if not state.legal_actions() or knowledge.stops(state, decisions):
                return  # what was made up may leave a figure no way on: such a game counts as it stands
            decisions += 1
            slot = slot_of(actor)
            action: Action[Any] | None = None
            if slot >= 0:
                plan = following[slot]
                if plan is not None:
                    action = plan.follow(state)
                    if action is None:
                        following[slot] = None
            state.apply(action if action is not None else self.base_of(actor).choose(state, luck))


def first_of(plan: Plan | None, view: State) -> Action[Any] | None:
    """What a plan does first; None: it says nothing about that."""
    return plan.begun().follow(view) if plan is not None else None


def apart(usual: Weighed, others: list[Weighed]) -> list[Weighed]:
    """Those whose games did not all go as those of the usual plan or of one before: they do the same."""
    seen: list[list[float]] = [usual.results]
    left: list[Weighed] = []
    for weighed in others:
        if weighed.results in seen and undecided(weighed.results):
            continue
        seen.append(weighed.results)
        left.append(weighed)
    return left


def undecided(results: list[float]) -> bool:
    """Whether one of these games is worth neither all nor nothing, as games are that went quite differently."""
    for result in results:
        if 0.0 < result < 1.0:
            return True
    return False


def place_among(values: list[float], value: float) -> int:
    """Where a value belongs in a list that falls: behind its equals."""
    at = len(values)
    while at > 0 and values[at - 1] < value:
        at -= 1
    return at


def by_worth(ranked: list[Weighed]) -> list[Weighed]:
    """The best in front; of equals the one that came earlier."""
    best: list[Weighed] = []
    values: list[float] = []
    for weighed in ranked:
        at = place_among(values, weighed.worth)
        values.insert(at, weighed.worth)
        best.insert(at, weighed)
    return best


def surpasses(plan: Weighed, usual: Weighed, errors: float = DOUBT) -> bool:
    """Whether a plan's games went better than the usual one's, by so many standard errors, game by game."""
    games = min(len(plan.results), len(usual.results))
    if games == 0:
        return False
    total: float = 0.0
    squares: float = 0.0
    for place in range(games):
        difference = plan.results[place] - usual.results[place]
        total += difference
        squares += difference * difference
    mean = total / games
    if mean <= 0.0:
        return False
    spread = (squares / games - mean * mean) / games
    return mean * mean > errors * errors * spread
