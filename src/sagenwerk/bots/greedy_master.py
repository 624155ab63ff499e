"""A game master who plays as the rule book suggests: to the nearest hero, and strike (HQ-100 to HQ-107; compiled).

He answers every question that a game master is asked, always in the same way for the same board. He knows the map, as
every game master does, and uses it for nothing: his figures go by what has been set out. ``greedy_master_cunning``
does the same with more thought.

The way of a figure is looked for once and kept until it has been gone; whoever would find another one takes that.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.bots.playout import Luck, Policy
from sagenwerk.heroquest.board import SQUARES
from sagenwerk.heroquest.chaos import CastChaos
from sagenwerk.heroquest.fight import Attack, AttackWith, touches
from sagenwerk.heroquest.figures import kind_of
from sagenwerk.heroquest.march import FREELY, PASSES, MarchOn, RollToMarch
from sagenwerk.heroquest.monsters import (
    DONE_WITH_FIGURE,
    MASTER_CHOOSES,
    MASTER_ENDS,
    can_act,
    chosen,
    enters,
    leave_over,
    may_end_on,
    may_stop,
    move_points,
    no_step,
    no_target,
)
from sagenwerk.heroquest.reach import FAR, Ways, lies_open
from sagenwerk.heroquest.scenario import ESCAPE, HEROES
from sagenwerk.heroquest.state import ACTED, COMMANDED, MARCHED, STONE, Quest
from sagenwerk.heroquest.turn import EndTurn
from sagenwerk.kernel.contract import Action, State

#: Nobody to be attacked.
NOBODY: Final[i64] = -1


class SimpleMaster(Policy):
    """Every figure goes to the nearest hero whom it can get to, and attacks who is beside it."""

    def __init__(self, name: str = "simple") -> None:
        super().__init__(name)
        self.ways = Ways(False)
        #: Squares that the figure being moved still goes to, the next one last; for which figure and where it stands.
        self.path: list[int] = []
        self.path_figure: i64 = -1
        self.path_from: i64 = -1
        #: Steps from each hero and ally who can be attacked.
        self.from_targets: list[list[int]] = []
        #: By square: the search that came there last, and how many there were.
        self.marks: list[int] = [0] * int(SQUARES)
        self.searches: i64 = 0

    def choose(self, view: State, luck: Luck) -> Action[Any]:
        assert isinstance(view, Quest)
        if view.question() is MASTER_CHOOSES:
            return self.moves(view)
        offers = view.legal_actions()
        if len(offers) == 1:
            return offers[0]
        if view.question() is PASSES:
            return offers[1]
        if view.turn >= 0 and view.heroes[view.turn].has(COMMANDED):
            return self.commands(view, offers)
        return self.answers(view, offers)

    # Figures

    def moves(self, state: Quest) -> Action[Any]:
        """The next thing to do in the game master's turn."""
        self.finds_targets(state)
        figure = chosen(state)
        if figure >= 0:
            return self.goes_on(state, figure)
        for other in range(len(state.squares)):
            if can_act(state, other) and self.is_useful(state, other):
                return state.tables.figure_choices[other]
        return MASTER_ENDS

    def is_useful(self, state: Quest, figure: i64) -> bool:
        """Whether a figure has anything to do: somebody to get to, or a spell."""
        if state.chaos[figure]:
            return True
        if self.victim(state, figure) != NOBODY:
            return True
        away = self.away(state, state.squares[figure])
        return 1 < away < FAR and move_points(state, figure) > 0

    def goes_on(self, state: Quest, figure: i64) -> Action[Any]:
        """What the chosen figure does next: strike, cast, march, be done."""
        stops = may_stop(state, figure)
        if stops and not state.figure_done[figure] & ACTED:
            victim = self.victim(state, figure)
            if victim != NOBODY:
                return state.tables.figure_attacks[victim]
            if state.chaos[figure]:
                spell = self.spell(state, figure)
                if spell is not None:
                    return spell
        if not state.figure_done[figure] & MARCHED and state.steps_left > 0:
            step = self.next_step(state, figure)
            if step is not None:
                return step
        if stops:
            return DONE_WITH_FIGURE
        return state.legal_actions()[0]

    def victim(self, state: Quest, figure: i64) -> i64:
        """Whom the figure attacks from where it stands, as a target; ``NOBODY`` if nobody is beside it."""
        for target in range(HEROES):
            if state.heroes[target].square >= 0 and no_target(state, figure, target) is None:
                return target
        for other in range(len(state.leaders)):
            if state.leaders[other] >= 0 and no_target(state, figure, HEROES + other) is None:
                return HEROES + other
        return NOBODY

    def spell(self, state: Quest, figure: i64) -> Action[Any] | None:
        """A spell of chaos that can be cast now; nobody flees."""
        for action in state.tables.chaos_casts:
            if isinstance(action, CastChaos) and action.spell != ESCAPE and action.refusal(state) is None:
                return action
        return None

    # Ways

    def finds_targets(self, state: Quest) -> None:
        """Notes from where steps are counted."""
        found: list[list[int]] = []
        for hero in state.heroes:
            if hero.square >= 0 and not hero.has(STONE):
                found.append(self.ways.steps_from(state, hero.square))
        for other in range(len(state.leaders)):
            if state.leaders[other] >= 0 and state.squares[other] >= 0:
                found.append(self.ways.steps_from(state, state.squares[other]))
        self.from_targets = found

    def away(self, state: Quest, square: i64) -> i64:
        """Steps from a square to the nearest hero or ally who can be attacked, ``FAR`` where no way leads."""
        least: i64 = FAR
        for table in self.from_targets:
            steps: i64 = table[square]
            if steps < least:
                least = steps
        return least

    def next_step(self, state: Quest, figure: i64) -> Action[Any] | None:
        """The next step of the figure's way; None if it stays."""
        square: i64 = state.squares[figure]
        if self.path_figure != figure or self.path_from != square or not self.path or len(state.trail) <= 1:
            self.path = self.looks_for_way(state, figure)
            self.path_figure = figure
        if not self.path:
            return None
        to = self.path.pop()
        self.path_from = to
        for direction in range(4):
            if state.tables.board.beside[4 * square + direction] == to:
                if no_step(state, figure, direction) is None:
                    return state.tables.figure_steps[direction]
        self.path = []
        return None

    def looks_for_way(self, state: Quest, figure: i64) -> list[int]:
        """Squares of the best march, the first one last; empty if the figure stays where it is."""
        start: i64 = state.squares[figure]
        reached: list[int] = [int(start)]
        before: list[int] = [-1]
        best: i64 = -1
        most = self.worth(state, figure, start, 0)
        first: i64 = 0
        self.searches += 1
        search = self.searches
        marks = self.marks
        for used in state.trail:
            marks[used] = int(search)
        for march in range(1, state.steps_left + 1):
            last = len(reached)
            for place in range(first, last):
                if place > 0 and state.at[reached[place]] == 0 and lies_open(state, reached[place]):
                    continue
                for direction in range(4):
                    there = enters(state, reached[place], direction)
                    if there < 0 or marks[there] == search:
                        continue
                    marks[there] = int(search)
                    if state.at[there]:
                        if leave_over(state, figure, there) != FREELY:
                            continue
                    elif may_end_on(state, there) and not lies_open(state, there):
                        worth = self.worth(state, figure, there, march)
                        if worth > most:
                            most = worth
                            best = len(reached)
                    reached.append(int(there))
                    before.append(int(place))
            first = last
            if first == len(reached) or (best >= 0 and self.is_enough(most)):
                break
        path: list[int] = []
        while best > 0:
            path.append(reached[best])
            best = before[best]
        return path

    def worth(self, state: Quest, figure: i64, square: i64, march: i64) -> i64:
        """How good it is for the figure to end its march on this square: the nearer to a hero the better."""
        away = self.away(state, square)
        if away <= 1:
            return 0
        if kind_of(state, figure).diagonal and self.touches_somebody(state, square):
            return 0
        return -away

    def is_enough(self, worth: i64) -> bool:
        """Whether no other square can be better."""
        return worth >= 0

    def touches_somebody(self, state: Quest, square: i64) -> bool:
        """Whether from this square somebody can be struck at diagonally."""
        for hero in state.heroes:
            if hero.square >= 0 and not hero.has(STONE) and touches(state, square, hero.square, True):
                return True
        return False

    # Other questions

    def answers(self, state: Quest, offers: list[Action[Any]]) -> Action[Any]:
        """At whom a spell is cast, where a wandering monster comes, where a figure gets away: the first offer."""
        return offers[0]

    def commands(self, state: Quest, offers: list[Action[Any]]) -> Action[Any]:
        """A hero under the game master's command: he attacks another hero, if one is beside him, else he stays."""
        for action in offers:
            if isinstance(action, Attack) and action.target < HEROES:
                return action
        for action in offers:
            if isinstance(action, AttackWith) and self.hero_beside(state):
                return action
        for action in offers:
            if isinstance(action, EndTurn):
                return action
        return offers[len(offers) - 1] if not isinstance(offers[0], (MarchOn, RollToMarch)) else offers[0]

    def hero_beside(self, state: Quest) -> bool:
        """Whether another hero is beside the commanded one, and no figure of the game master."""
        square = state.heroes[state.turn].square
        for other in range(len(state.squares)):
            if state.squares[other] >= 0 and touches(state, square, state.squares[other], False):
                return False
        for hero in state.heroes:
            if hero.kind != state.turn and hero.square >= 0 and touches(state, square, hero.square, False):
                return True
        return False
