"""Where heroes go while no monster is near: rooms to search, doors, the edge of the known board (compiled)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.bots.greedy_heroquest_search import NO_WAITING, Searcher
from sagenwerk.bots.greedy_heroquest_steps import LONG_ENOUGH, WAY_BARRED
from sagenwerk.heroquest.board import CORRIDOR, SQUARES
from sagenwerk.heroquest.explore import area_of
from sagenwerk.heroquest.jumping import Jump
from sagenwerk.heroquest.loads import AT_PLACE
from sagenwerk.heroquest.reach import FAR
from sagenwerk.heroquest.scenario import DWARF, FOUND, Door
from sagenwerk.heroquest.search import TREASURE, Search
from sagenwerk.heroquest.sight import edge_open
from sagenwerk.heroquest.state import ACTED, BARE, BIT, MARCHED, TELEPORTED, Quest, bits
from sagenwerk.kernel.contract import Action

#: Another square every round for whoever only wanders about.
WANDERING: Final[i64] = 31
#: Steps at which companions follow whoever goes in front, and how far they go aside to search a room.
BEHIND: Final[i64] = 2
ASIDE: Final[i64] = 12
#: Steps that whoever goes in front without equipment is ahead at most.
CLOSE_TOGETHER: Final[i64] = 12
#: What a door or the edge of the known board costs in steps, compared with a room that nobody has searched.
DOOR_LATER: Final[i64] = 6


class Explorer(Searcher):
    """Explores the board."""

    def explores(self, state: Quest, number: i64, offers: list[Action[Any]]) -> Action[Any] | None:
        """The nearest room to search, door, edge of the known board, portal; then secret doors."""
        ally = self.ally(state)
        if ally >= 0:
            return self.walks(state, number, offers, self.escorts(state, number, ally))
        if self.stays_to_search(state, number):
            return None
        armed = self.armed(state, number)
        if armed >= 0 and state.round % NO_WAITING:
            return self.meets(state, number, armed, offers)
        goal = self.load_place(state, number)
        if goal < 0:
            goal = self.next_place(state, number)
            leader = self.leader(state)
            if goal >= 0 and leader != number and state.round <= LONG_ENOUGH:
                goal = self.follows(state, number, leader, goal)
                return self.walks(state, number, offers, goal)
            if leader == number and state.heroes[number].has(BARE) and state.round % NO_WAITING:
                if not self.all_near(state, number, CLOSE_TOGETHER):
                    return None
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

    def armed(self, state: Quest, number: i64) -> i64:
        """A companion who has his equipment while others have not, or the other way round; -1 for nobody."""
        bare = state.heroes[number].has(BARE)
        for other in state.order:
            if other != number and state.heroes[other].square >= 0 and state.heroes[other].has(BARE) != bare:
                return other
        return -1

    def meets(self, state: Quest, number: i64, other: i64, offers: list[Action[Any]]) -> Action[Any] | None:
        """Whoever has no equipment goes to where it was found; the others wait for him there."""
        if not state.heroes[number].has(BARE):
            return None
        room = area_of(state, state.heroes[other].square)
        for square in self.flood.reached:
            if area_of(state, square) == room and self.may_stop_on(state, number, square):
                return self.walks(state, number, offers, square)
        return None

    def follows(self, state: Quest, number: i64, leader: i64, goal: i64) -> i64:
        """Where a hero goes who is not in front: into a room close by that wants searching, or near the leader."""
        to_leader = self.ways.steps_from(state, state.heroes[leader].square)
        here = state.heroes[number].square
        if state.sees(goal) and to_leader[goal] <= ASIDE and self.flood.steps[goal] <= ASIDE:
            room: i64 = state.tables.board.rooms[goal]
            if room != CORRIDOR and self.search_wanted(state, number, room) >= 0:
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
        if number == DWARF and self.trap_beside(state, number) < 0:
            best, least = self.trap_place(state, number, best, least)
        for door in bits(state.doors_seen & ~state.doors_open & ~state.false_known):
            edge = state.quest.doors[door]
            later = DOOR_LATER + (self.room_behind(state, edge) if state.heroes[number].has(BARE) else 0)
            for square in (edge.first, edge.second):
                if self.may_stop_on(state, number, square) and steps[square] + later < least:
                    least = steps[square] + later
                    best = square
        return best

    def trap_beside(self, state: Quest, number: i64) -> i64:
        """The direction of a known trap beside the dwarf that he could remove, -1 for none."""
        if number != DWARF:
            return -1
        here = state.heroes[number].square
        for direction in range(4):
            there: i64 = state.tables.board.beside[4 * here + direction]
            if there >= 0 and edge_open(state, 4 * here + direction):
                trap = state.quest.trap_at[there]
                if trap >= 0 and state.traps[trap] == FOUND:
                    return direction
        return -1

    def trap_place(self, state: Quest, number: i64, best: i64, least: i64) -> tuple[i64, i64]:
        """The nearest square beside a known trap, and the steps to it, if they are fewer than to the best so far."""
        for trap in range(len(state.traps)):
            if state.traps[trap] != FOUND:
                continue
            for direction in range(4):
                edge: i64 = 4 * state.quest.traps[trap].square + direction
                square: i64 = state.tables.board.beside[edge]
                if square >= 0 and edge_open(state, edge) and self.flood.steps[square] < least:
                    if self.may_stop_on(state, number, square):
                        least = self.flood.steps[square]
                        best = square
        return best, least

    def room_behind(self, state: Quest, door: Door) -> i64:
        """How large the room is that nobody has seen behind a door: with bare hands the small ones are better."""
        for square in (door.first, door.second):
            if not state.sees(square) and state.tables.board.rooms[square] != CORRIDOR:
                return len(state.tables.board.squares_of[state.tables.board.rooms[square]])
        return 0

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
