"""Sensible rules for the heroes of HeroQuest: fight together, explore, search, come home (compiled).

Nothing here knows a quest: a hero goes by the board as it has been set out, by what stands on the sheets, and by
whether the goal is known to be reached. Whoever finds nothing more to do, or has been below ground for too long, goes
to the stairs and leaves, so that every quest ends.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.bots.greedy_heroquest_answers import answer
from sagenwerk.bots.greedy_heroquest_fight import (
    best_attack,
    engaged,
    foes_of,
    in_sight,
    splash,
    useful_drink,
    useful_spell,
)
from sagenwerk.bots.greedy_heroquest_reach import Reach
from sagenwerk.bots.greedy_heroquest_ways import Flood
from sagenwerk.bots.greedy_master import SimpleMaster
from sagenwerk.bots.playout import Luck, Policy
from sagenwerk.heroquest.allies import LeadsAlly
from sagenwerk.heroquest.asking import HERO_CHOOSES
from sagenwerk.heroquest.board import CORRIDOR, SQUARES
from sagenwerk.heroquest.disarming import Disarm
from sagenwerk.heroquest.doors import OpenDoor
from sagenwerk.heroquest.explore import area_of
from sagenwerk.heroquest.fight import CORNERS
from sagenwerk.heroquest.figures import kind_of
from sagenwerk.heroquest.goals import LeavesQuest, StaysInQuest, only_way_out_left
from sagenwerk.heroquest.jumping import Jump
from sagenwerk.heroquest.loads import AT_PLACE, TakesLoad, load_at
from sagenwerk.heroquest.potions import Revive
from sagenwerk.heroquest.reach import FAR, Ways, lies_open
from sagenwerk.heroquest.scenario import DWARF, WIZARD
from sagenwerk.heroquest.search import DOORS, DOORS_AND_TRAPS, TRAPS, TREASURE, Search
from sagenwerk.heroquest.sight import edge_open
from sagenwerk.heroquest.state import ACTED, BIT, MARCHED, TELEPORTED, Quest, bits
from sagenwerk.kernel.contract import GAME_MASTER, Action, State

#: Rounds after which heroes do anything at all, every other round, rather than the same for ever.
MUCH_TOO_LONG: Final[i64] = 270
#: Rounds after which a figure with a name of its own that nobody has hurt may be beyond harm.
LONG_UNHURT: Final[i64] = 40
#: Another square every round for whoever only wanders about.
WANDERING: Final[i64] = 31
#: Rounds after which the heroes give up and go home.
LONG_ENOUGH: Final[i64] = 150
#: Steps within which companions count as being together, and every how many rounds nobody waits for them.
TOGETHER: Final[i64] = 8
NO_WAITING: Final[i64] = 6
#: Steps at which companions follow whoever goes in front, and how far they go aside to search a room.
BEHIND: Final[i64] = 2
ASIDE: Final[i64] = 12
#: What a door or the edge of the known board costs in steps, compared with a room that nobody has searched.
DOOR_LATER: Final[i64] = 6
#: Body points with which a hero looks for treasure or goes for a monster.
FIT: Final[i64] = 3
#: Rounds for which a hero keeps to the square where he looks for secret doors.
ROUNDS_AT_ONE: Final[i64] = 3
#: Steps at which companions follow an ally, and what it costs to stand in his way.
ESCORT: Final[i64] = 3
WAY_BARRED: Final[i64] = 20
#: Every how many rounds heroes run ahead though they cannot strike yet, and what a step back must be worth.
ADVANCE: Final[i64] = 4
A_STEP: Final = 0.02
#: Body points with which a hero dares to remove a trap by a throw.
DARES: Final[i64] = 5


class GreedyHeroQuest(Policy):
    """Each hero does the most useful thing in sight; remembers nothing but tables of the board that it last saw."""

    def __init__(self) -> None:
        super().__init__("greedy")
        self.flood = Flood()
        self.ways = Ways(False)
        self.reach = Reach()
        #: For a game master's seat under this name.
        self.master = SimpleMaster()

    def choose(self, view: State, luck: Luck) -> Action[Any]:
        assert isinstance(view, Quest)
        if view.actor == GAME_MASTER:
            return self.master.choose(view, luck)
        offers = view.legal_actions()
        if len(offers) == 1:
            return offers[0]
        if view.question() is HERO_CHOOSES:
            return self.turn(view, offers)
        if isinstance(offers[0], (LeavesQuest, StaysInQuest)):
            return offers[0 if self.leaves(view, offers[0].hero) else 1]
        return answer(view, offers, self.ways)

    # When to go

    def leaves(self, state: Quest, number: i64) -> bool:
        """Whether a hero on the stairs goes: the goal is reached, he carries something, or they have given up."""
        return self.goes_home(state, number)

    def goes_home(self, state: Quest, number: i64) -> bool:
        """Whether this hero wants to get out, and knows the way."""
        if not self.knows_way_out(state, number):
            return False
        if self.ally(state) >= 0:
            return state.round > 2 * LONG_ENOUGH
        return only_way_out_left(state) or state.round > LONG_ENOUGH or state.heroes[number].carries >= 0

    def knows_way_out(self, state: Quest, number: i64) -> bool:
        """Whether the stairs have been set out, and nothing bars the way to them for good."""
        steps = self.ways.steps_from(state, state.heroes[number].square)
        for stair in state.quest.stairs:
            if steps[stair] < FAR:
                return True
        return False

    def ally(self, state: Quest) -> i64:
        """An ally on the board whom a hero leads, -1 for none."""
        for figure in range(len(state.leaders)):
            if state.leaders[figure] >= 0 and state.squares[figure] >= 0:
                return figure
        return -1

    # The turn

    def turn(self, state: Quest, offers: list[Action[Any]]) -> Action[Any]:
        """What the hero on turn does next."""
        number = state.turn
        if state.round > MUCH_TOO_LONG and state.round % 2:
            # Whatever keeps them where they are: something else, every other round.
            return offers[(state.round * WANDERING + 7 * state.steps_left + number + 7) % len(offers)]
        foes = foes_of(state)
        self.flood.spread(state, number, True, False)
        near = self.foes_in_reach(state, number, foes)
        attack = None if state.done & ACTED else best_attack(state, offers)
        drink = useful_drink(state, offers, attack is not None)
        if drink is not None:
            return drink
        for action in offers:
            if isinstance(action, Revive):
                return action
            if isinstance(action, TakesLoad) and self.wants_load(state, number, action):
                return action
        lead = self.leads(state, offers)
        if lead is not None:
            return lead
        if not state.done & ACTED:
            acts = splash(offers)
            if acts is None:
                acts = useful_spell(state, offers, near if near else [])
            if acts is None:
                acts = attack
            if acts is not None:
                return acts
        return self.goes(state, number, offers, near)

    def goes(self, state: Quest, number: i64, offers: list[Action[Any]], near: list[int]) -> Action[Any]:
        """The march, and what is done when no monster is near."""
        end = offers[len(offers) - 1]
        near = [figure for figure in near if not self.beyond_harm(state, figure)]
        reach = self.can_strike(state, number, near)
        if near and not reach:
            self.flood.spread(state, number, False, False)
            reach = self.can_strike(state, number, near)
            if not reach:
                self.flood.spread(state, number, True, False)
        if reach:
            step = None
            if not state.done & ACTED and self.is_fit_to_fight(state, number):
                step = self.towards_foe(state, number, offers, reach)
            else:
                step = self.falls_back(state, number, offers, reach)
            return step if step is not None else end
        quiet = self.in_peace(state, number, offers)
        if quiet is not None:
            return quiet
        if self.goes_home(state, number):
            step = self.homewards(state, number, offers)
        else:
            step = self.explores(state, number, offers)
            if step is None and state.round > LONG_ENOUGH:
                step = self.wanders(state, number, offers)
        return step if step is not None else end

    def wanders(self, state: Quest, number: i64, offers: list[Action[Any]]) -> Action[Any] | None:
        """Nothing is left to do, and no way out is known: look for secret doors here, then elsewhere next round."""
        if not state.done & ACTED:
            for action in offers:
                if isinstance(action, Search) and action.kind != TREASURE:
                    return action
        self.flood.spread(state, number, False, False)
        reached = sorted(self.flood.reached)
        goal: i64 = reached[(state.round * WANDERING + number) % len(reached)]
        if goal == state.heroes[number].square:
            return None
        for action in offers:
            if isinstance(action, Jump) and action.direction == self.flood.first[goal]:
                return action
        return self.walks(state, number, offers, goal)

    def foes_in_reach(self, state: Quest, number: i64, foes: list[int]) -> list[int]:
        """The monsters that the hero can get to, or sees."""
        near: list[int] = []
        for figure in foes:
            if self.steps_to_strike(state, number, figure) < FAR or in_sight(state, number, [figure]):
                near.append(figure)
        return near

    def beyond_harm(self, state: Quest, figure: i64) -> bool:
        """Whether a figure may be one that no weapon harms: with a name of its own, and unhurt after so many rounds.

        Whoever stands beside it still strikes at it, but the heroes go on exploring.
        """
        if state.round <= LONG_UNHURT or state.bodies[figure] < kind_of(state, figure).body:
            return False
        name = kind_of(state, figure).name
        for kind in state.edition.kinds:
            if kind.name == name:
                return False
        return True

    def can_strike(self, state: Quest, number: i64, near: list[int]) -> list[int]:
        """Those of these monsters to which the hero can get."""
        return [figure for figure in near if self.steps_to_strike(state, number, figure) < FAR]

    def is_fit_to_fight(self, state: Quest, number: i64) -> bool:
        """Whoever is nearly dead goes for nobody; a wizard lets the others go first, if there are others.

        When it has taken long enough everybody goes, so that nobody waits for ever.
        """
        hero = state.heroes[number]
        others = 0
        for other in state.order:
            if other != number and state.heroes[other].square >= 0:
                others += 1
        if others == 0 or state.round > LONG_ENOUGH or engaged(state, hero.square):
            return True
        if hero.body < 2:
            return False
        if number != WIZARD:
            return True
        for other in state.order:
            if other != number and state.heroes[other].square >= 0 and engaged(state, state.heroes[other].square):
                return hero.body >= FIT
        return False

    # Steps

    def walks(self, state: Quest, number: i64, offers: list[Action[Any]], goal: i64) -> Action[Any] | None:
        """Dice or the next step on the way to a square; None if there is none."""
        if goal < 0 or goal == state.heroes[number].square or self.flood.steps[goal] >= FAR:
            return None
        if state.done & MARCHED:
            return None
        if state.steps_left < 0:
            roll = state.tables.rolls[number]
            return roll if roll in offers else None
        direction: i64 = self.flood.first[goal]
        if lies_open(state, state.tables.board.beside[4 * state.heroes[number].square + direction]):
            for action in offers:
                if isinstance(action, Jump) and action.direction == direction:
                    return action
        step = state.tables.steps_to[number][direction]
        return step if step in offers else None

    def may_stop_on(self, state: Quest, number: i64, square: i64) -> bool:
        """Whether a hero can end his march there, as far as he knows."""
        return self.flood.steps[square] < FAR and (state.at[square] == 0 or state.at[square] == number + 1)

    def steps_to_strike(self, state: Quest, number: i64, figure: i64) -> i64:
        """Steps to the nearest square beside a monster."""
        square = self.beside(state, number, figure)
        return self.flood.steps[square] if square >= 0 else FAR

    def beside(self, state: Quest, number: i64, figure: i64) -> i64:
        """The nearest square from which the hero can strike at a monster, -1 for none."""
        there: i64 = state.squares[figure]
        best: i64 = -1
        least: i64 = FAR
        for direction in range(4):
            edge = 4 * there + direction
            square: i64 = state.tables.board.beside[edge]
            if square < 0 or self.flood.steps[square] >= least or not edge_open(state, edge):
                continue
            if self.may_stop_on(state, number, square):
                best = square
                least = self.flood.steps[square]
        if self.strikes_diagonally(state, number):
            for corner in CORNERS[there]:
                if self.flood.steps[corner] < least and self.may_stop_on(state, number, corner):
                    if state.tables.board.rooms[corner] == state.tables.board.rooms[there]:
                        best = corner
                        least = self.flood.steps[corner]
        return best

    def strikes_diagonally(self, state: Quest, number: i64) -> bool:
        """Whether the hero has a weapon that reaches the corners."""
        for item in state.edition.items:
            if (
                item.diagonal
                and item.exists
                and number in item.heroes
                and state.heroes[number].items & BIT[item.number]
            ):
                return True
        return False

    def towards_foe(self, state: Quest, number: i64, offers: list[Action[Any]], near: list[int]) -> Action[Any] | None:
        """The way to the monster that is nearest; of equally near ones to the weakest."""
        goal: i64 = -1
        least: i64 = FAR
        for figure in near:
            steps = 10 * self.steps_to_strike(state, number, figure) + state.bodies[figure]
            if steps < least:
                least = steps
                goal = self.beside(state, number, figure)
        if state.steps_left >= 0 and least >= 10 * (state.steps_left + 1) and state.round % ADVANCE:
            return self.falls_back(state, number, offers, near)
        return self.walks(state, number, offers, goal)

    def falls_back(self, state: Quest, number: i64, offers: list[Action[Any]], near: list[int]) -> Action[Any] | None:
        """To the square within reach where the fewest monsters can strike at the hero; None if he stands on it."""
        if state.steps_left < 0:
            roll = state.tables.rolls[number]
            return roll if roll in offers else None
        if state.done & MARCHED or state.steps_left == 0:
            return None
        self.flood.spread(state, number, True, False)
        self.reach.learn(state, number, near)
        here = state.heroes[number].square
        best = here
        least = self.reach.danger(state, number, here)
        for square in self.flood.reached:
            steps = self.flood.steps[square]
            if 0 < steps <= state.steps_left and self.may_stop_on(state, number, square):
                danger = self.reach.danger(state, number, square) + A_STEP * float(steps)
                if danger < least:
                    least = danger
                    best = square
        return self.walks(state, number, offers, best)

    # Peace

    def in_peace(self, state: Quest, number: i64, offers: list[Action[Any]]) -> Action[Any] | None:
        """Doors beside the hero, searches, traps that he removes."""
        if not self.goes_home(state, number):
            for action in offers:
                if isinstance(action, OpenDoor) and self.is_time_to_open(state, number):
                    return action
            if not state.done & ACTED:
                search = self.search(state, number, offers)
                if search is not None:
                    return search
        for action in offers:
            if isinstance(action, Disarm) and self.dares(state, number):
                return action
        return None

    def is_time_to_open(self, state: Quest, number: i64) -> bool:
        """Whether the hero goes in front, so that all others have a turn before what lurks there, and they are near.

        Every few rounds nobody waits for anybody.
        """
        if state.round % NO_WAITING == 0:
            return True
        if self.leader(state) != number:
            return False
        steps = self.ways.steps_from(state, state.heroes[number].square)
        for other in state.order:
            square = state.heroes[other].square
            if other != number and square >= 0 and TOGETHER < steps[square] < FAR:
                return False
        return True

    def leader(self, state: Quest) -> i64:
        """Who goes in front: the first in turn order who is fit, or else the first at all; -1 for nobody."""
        first: i64 = -1
        for number in state.order:
            hero = state.heroes[number]
            if hero.square >= 0:
                if hero.body >= FIT:
                    return number
                if first < 0:
                    first = number
        return first

    def dares(self, state: Quest, number: i64) -> bool:
        """Whether removing a trap is worth the risk for him."""
        if number == DWARF and (state.edition.dwarf_removes_without_roll or state.edition.failed_disarm_springs):
            return True
        return state.heroes[number].body >= DARES

    def search(self, state: Quest, number: i64, offers: list[Action[Any]]) -> Action[Any] | None:
        """Traps and secret doors first, then treasure, each once in a room."""
        square = state.heroes[number].square
        if state.tables.board.rooms[square] == CORRIDOR:
            return None
        kind = self.search_wanted(state, number, area_of(state, square))
        if kind < 0:
            return None
        action = state.tables.searches[number][kind]
        return action if action in offers else None

    def search_wanted(self, state: Quest, number: i64, area: i64) -> i64:
        """Which search a room still needs, -1 for none."""
        if not state.traps_searched & BIT[area]:
            return TRAPS if state.edition.three_searches else DOORS_AND_TRAPS
        if state.treasure_searched[area]:
            return -1
        if state.edition.three_searches and (state.round + number) % 2 == 0:
            return DOORS
        fit = state.heroes[number].body >= FIT or state.heroes[number].body == state.heroes[number].most_body
        return TREASURE if fit or self.nobody_fit(state) else -1

    def nobody_fit(self, state: Quest) -> bool:
        """Whether all heroes in the quest are low."""
        for number in state.order:
            if state.heroes[number].square >= 0 and state.heroes[number].body >= FIT:
                return False
        return True

    def wants_load(self, state: Quest, number: i64, action: TakesLoad) -> bool:
        """Whether a thing is worth carrying: whatever leaves the hands free to fight."""
        one = load_at(state, number, action.place)
        return one >= 0 and not state.quest.loads[one].hands_full

    # Exploring

    def explores(self, state: Quest, number: i64, offers: list[Action[Any]]) -> Action[Any] | None:
        """The nearest room to search, door, edge of the known board, portal; then secret doors."""
        ally = self.ally(state)
        if ally >= 0:
            return self.walks(state, number, offers, self.escorts(state, number, ally))
        goal = self.load_place(state, number)
        if goal < 0:
            goal = self.next_place(state, number)
            leader = self.leader(state)
            if goal >= 0 and leader != number and state.round <= LONG_ENOUGH:
                goal = self.follows(state, number, leader, goal)
                return self.walks(state, number, offers, goal)
        if goal >= 0:
            step = self.walks(state, number, offers, goal)
            if step is not None or state.done & MARCHED or goal == state.heroes[number].square:
                return step
        step = self.portal(state, number, offers)
        if step is not None:
            return step
        step = self.risky(state, number, offers)
        if step is not None:
            return step
        return self.secret(state, number, offers)

    def follows(self, state: Quest, number: i64, leader: i64, goal: i64) -> i64:
        """Where a hero goes who is not in front: into a room close by that wants searching, or near the leader."""
        to_leader = self.ways.steps_from(state, state.heroes[leader].square)
        here = state.heroes[number].square
        if state.sees(goal) and to_leader[goal] <= ASIDE and self.flood.steps[goal] <= ASIDE:
            if state.tables.board.rooms[goal] != CORRIDOR:
                return goal
        to_goal = self.ways.steps_from(state, goal)
        ahead: i64 = to_goal[state.heroes[leader].square]
        if to_leader[here] <= BEHIND + 1 and to_goal[here] >= ahead:
            return here
        best = self.near(state, number, leader, to_goal)
        # Who cannot get out of the leader's way makes room by going on.
        return goal if to_goal[best] < ahead else best

    def near(self, state: Quest, number: i64, other: i64, to_goal: list[int]) -> i64:
        """The best square near another hero, by his way not nearer to a goal than he is; empty: wherever."""
        to_other = self.ways.steps_from(state, state.heroes[other].square)
        ahead: i64 = to_goal[state.heroes[other].square] if to_goal else 0
        best = state.heroes[number].square
        least: i64 = 2 * FAR
        for square in self.flood.reached:
            away: i64 = to_other[square] - BEHIND
            worth = 3 * max(away, -away) + self.flood.steps[square]
            if to_goal and to_goal[square] < ahead:
                worth += WAY_BARRED
            if worth < least and self.may_stop_on(state, number, square):
                least = worth
                best = square
        return best

    def next_place(self, state: Quest, number: i64) -> i64:
        """The best square to go to for exploring, -1 for none."""
        best: i64 = -1
        least: i64 = FAR
        steps = self.flood.steps
        rooms = state.tables.board.rooms
        taken = self.rooms_of_others(state, number)
        for square in range(SQUARES):
            away: i64 = steps[square]
            if away >= least or away == 0:
                continue
            if not state.sees(square):
                away += DOOR_LATER
            elif rooms[square] == CORRIDOR or state.at[square] or taken & BIT[rooms[square]]:
                continue
            elif self.search_wanted(state, number, rooms[square]) < 0:
                continue
            if away < least:
                least = away
                best = square
        for door in bits(state.doors_seen & ~state.doors_open & ~state.false_known):
            edge = state.quest.doors[door]
            for square in (edge.first, edge.second):
                if self.may_stop_on(state, number, square) and steps[square] + DOOR_LATER < least:
                    least = steps[square] + DOOR_LATER
                    best = square
        return best

    def load_place(self, state: Quest, number: i64) -> i64:
        """The nearest square from which a thing can be picked up that the quest is about, -1 for none."""
        best: i64 = -1
        least: i64 = FAR
        for one in range(len(state.quest.loads)):
            load = state.quest.loads[one]
            lies: i64 = state.loads[one]
            if load.hands_full or (lies == AT_PLACE and load.furniture < 0) or lies < AT_PLACE:
                continue
            places = state.quest.furniture[load.furniture].squares if lies == AT_PLACE else [int(lies)]
            for there in places:
                for direction in range(4):
                    square: i64 = state.tables.board.beside[4 * there + direction]
                    if square >= 0 and edge_open(state, 4 * there + direction) and self.flood.steps[square] < least:
                        if self.may_stop_on(state, number, square):
                            best = square
                            least = self.flood.steps[square]
        return best

    def rooms_of_others(self, state: Quest, number: i64) -> i64:
        """Rooms in which companions are, one bit each: they search there."""
        found: i64 = 0
        for other in state.order:
            square = state.heroes[other].square
            if other != number and square >= 0:
                found |= BIT[state.tables.board.rooms[square]]
        return found

    def portal(self, state: Quest, number: i64, offers: list[Action[Any]]) -> Action[Any] | None:
        """Through a door that leads somewhere else."""
        if state.heroes[number].has(TELEPORTED):
            return None
        for place in range(len(self.flood.portals)):
            square = self.flood.portals[place]
            if square != state.heroes[number].square:
                step = self.walks(state, number, offers, square)
            elif state.steps_left < 0:
                step = state.tables.rolls[number]
            else:
                step = state.tables.steps_to[number][self.flood.portal_ways[place]]
            if step is not None and step in offers:
                return step
        return None

    def risky(self, state: Quest, number: i64, offers: list[Action[Any]]) -> Action[Any] | None:
        """Over traps that everybody knows, or past companions who stand in the way."""
        self.flood.spread(state, number, False, False)
        goal = self.next_place(state, number)
        if goal < 0:
            return None
        for action in offers:
            if isinstance(action, Jump) and action.direction == self.flood.first[goal]:
                return action
        return self.walks(state, number, offers, goal)

    def secret(self, state: Quest, number: i64, offers: list[Action[Any]]) -> Action[Any] | None:
        """Secret doors: where nobody has searched yet, then wherever a wall has something unknown behind it.

        The US game does not show where somebody has searched for doors, and from one square of a corridor not all of it
        is seen; so each hero searches at another place, again and again, and on his way there.
        """
        search = state.tables.searches[number][DOORS if state.edition.three_searches else DOORS_AND_TRAPS]
        if state.edition.three_searches and state.steps_left < 0 and search in offers:
            return search
        here = state.heroes[number].square
        goal = self.unsearched(state, number)
        at_goal = goal >= 0 and area_of(state, goal) == area_of(state, here)
        if goal < 0:
            places = self.before_the_unknown(state)
            goal = places[((state.round // ROUNDS_AT_ONE) * 37 + 61 * number) % len(places)]
            at_goal = goal == here
        step = None if at_goal else self.walks(state, number, offers, goal)
        if step is not None:
            return step
        return search if search in offers else None

    def before_the_unknown(self, state: Quest) -> list[int]:
        """Squares with something unknown behind a wall, one for each two places; all squares if there is none.

        In the order of the board, wherever the hero stands: he is to get there.
        """
        found: list[int] = []
        met: list[int] = []
        beside = state.tables.board.beside
        rooms = state.tables.board.rooms
        squares = sorted(self.flood.reached)
        for square in squares:
            for direction in range(4):
                there: i64 = beside[4 * square + direction]
                if there < 0 or state.sees(there):
                    continue
                places = 1000 * area_of(state, square) + rooms[there]
                if int(places) not in met:
                    met.append(int(places))
                    found.append(square)
        return found if found else squares

    def unsearched(self, state: Quest, number: i64) -> i64:
        """The nearest square of a room or passage where nobody has searched for secret doors, -1 for none."""
        if state.edition.three_searches:
            return -1
        for square in self.flood.reached:
            if not state.traps_searched & BIT[area_of(state, square)] and self.may_stop_on(state, number, square):
                return square
        return -1

    def escorts(self, state: Quest, number: i64, ally: i64) -> i64:
        """A square near the ally, but not in his way to the stairs."""
        to_ally = self.ways.steps_from(state, state.squares[ally])
        to_stairs = self.ways.steps_from(state, state.quest.stairs[0]) if state.quest.stairs else to_ally
        ahead: i64 = to_stairs[state.squares[ally]]
        here = state.heroes[number].square
        best = here
        least: i64 = FAR * 10
        for square in self.flood.reached:
            if not self.may_stop_on(state, number, square):
                continue
            away: i64 = to_ally[square] - ESCORT
            worth = max(away, -away) * 2 + (WAY_BARRED if to_stairs[square] < ahead else 0)
            if square == here:
                worth -= 1
            if worth < least:
                least = worth
                best = square
        return best

    # Home

    def homewards(self, state: Quest, number: i64, offers: list[Action[Any]]) -> Action[Any] | None:
        """The way to the stairs, over traps and companions if there is no other; who stands on them steps off first."""
        here = state.heroes[number].square
        goal: i64 = -1
        least: i64 = FAR
        for attempt in range(2):
            if attempt:
                self.flood.spread(state, number, False, True)
            for square in self.flood.reached:
                is_stair = square in state.quest.stairs
                if is_stair == (here in state.quest.stairs):
                    continue
                if self.flood.steps[square] < least and (state.at[square] == 0 or attempt):
                    least = self.flood.steps[square]
                    goal = square
            if goal >= 0:
                break
        if goal >= 0:
            for action in offers:
                if isinstance(action, Jump) and action.direction == self.flood.first[goal]:
                    return action
            return self.walks(state, number, offers, goal)
        return None

    def leads(self, state: Quest, offers: list[Action[Any]]) -> Action[Any] | None:
        """The ally goes on towards the stairs."""
        ally = self.ally(state)
        if ally < 0 or not state.quest.stairs:
            return None
        least: i64 = FAR
        best: Action[Any] | None = None
        here: i64 = state.squares[ally]
        steps = self.ways.steps_from(state, state.quest.stairs[0])
        least = steps[here]
        for action in offers:
            if isinstance(action, LeadsAlly):
                there: i64 = state.tables.board.beside[4 * here + action.direction]
                if steps[there] < least:
                    least = steps[there]
                    best = action
        return best
