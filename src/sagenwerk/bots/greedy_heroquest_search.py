"""Where heroes search, and for what: secret doors, traps, treasure (compiled).

Searches cost the action of a turn, which nobody needs while no monster is near.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.bots.greedy_heroquest_fight import foes_of, in_sight
from sagenwerk.bots.greedy_heroquest_steps import FIT, Walker
from sagenwerk.heroquest.board import CORRIDOR
from sagenwerk.heroquest.explore import area_of
from sagenwerk.heroquest.search import DOORS, DOORS_AND_TRAPS, TRAPS, TREASURE
from sagenwerk.heroquest.state import BIT, Quest
from sagenwerk.kernel.contract import Action

#: Every how many rounds nobody waits for anybody or anything.
NO_WAITING: Final[i64] = 12
#: Rounds for which a hero keeps to the square where he looks for secret doors.
ROUNDS_AT_ONE: Final[i64] = 3


class Searcher(Walker):
    """Searches rooms and passages."""

    def search(self, state: Quest, number: i64, offers: list[Action[Any]]) -> Action[Any] | None:
        """Secret doors and traps first, then treasure, each once in a room."""
        square = state.heroes[number].square
        if state.tables.board.rooms[square] == CORRIDOR:
            return self.looks_out(state, number, offers)
        kind = self.search_wanted(state, number, area_of(state, square))
        if kind == TRAPS:
            # Nobody sees where doors were searched for: the search for traps comes after it, and tells.
            if state.round % 2:
                kind = DOORS
            elif state.steps_left >= 0:
                return None
        if kind < 0:
            return None
        action = state.tables.searches[number][kind]
        return action if action in offers else None

    def looks_out(self, state: Quest, number: i64, offers: list[Action[Any]]) -> Action[Any] | None:
        """In a corridor whoever goes in front looks for traps and secret doors before he marches: it costs nothing."""
        if state.steps_left >= 0 or self.leader(state) != number:
            return None
        kind = DOORS_AND_TRAPS
        if state.edition.three_searches:
            kind = TRAPS if state.round % 2 else DOORS
        elif state.traps_searched & BIT[area_of(state, state.heroes[number].square)]:
            return None
        action = state.tables.searches[number][kind]
        return action if action in offers else None

    def search_wanted(self, state: Quest, number: i64, area: i64) -> i64:
        """Which search a room still needs, -1 for none."""
        if not state.traps_searched & BIT[area]:
            return TRAPS if state.edition.three_searches else DOORS_AND_TRAPS
        if state.treasure_searched[area]:
            return -1
        fit = state.heroes[number].body >= FIT or state.heroes[number].body == state.heroes[number].most_body
        return TREASURE if fit or self.nobody_fit(state) else -1

    def nobody_fit(self, state: Quest) -> bool:
        """Whether all heroes in the quest are low."""
        for number in state.order:
            if state.heroes[number].square >= 0 and state.heroes[number].body >= FIT:
                return False
        return True

    def stays_to_search(self, state: Quest, number: i64) -> bool:
        """Whether his room still wants a search, and nothing but the turn keeps him from it."""
        square = state.heroes[number].square
        if state.tables.board.rooms[square] == CORRIDOR or state.round % NO_WAITING == 0:
            return False
        if self.search_wanted(state, number, area_of(state, square)) < 0:
            return False
        return not in_sight(state, number, foes_of(state))

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
            if state.round % NO_WAITING:
                self.flood.spread(state, number, True, False)
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
