"""The game master's turn: his figures march and attack, one after the other (HQ-023, HQ-035, HQ-100 to HQ-107).

He chooses a figure, marches it square by square and attacks with it before or after the march, then the next one. His
figures walk only where the board has been set out (an interpretation of HQ-103). Allies of the heroes are attacked like
heroes; nobody is asked for an ally, and he lets no monster pass.

Lines of the chronicle: ``event-figure-steps``, ``event-monster-attacks`` (``dice``, ``target``, ``target-kind``),
``event-figure-done``, ``event-master-ends``.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest import events
from sagenwerk.heroquest.board import DIRECTIONS
from sagenwerk.heroquest.combat import ONE_ROLL, attack_by
from sagenwerk.heroquest.fight import CANNOT_REACH, touches
from sagenwerk.heroquest.figures import kind_of, open_pit, put_monster, way_free
from sagenwerk.heroquest.gear import COURAGE_DICE, in_pit
from sagenwerk.heroquest.leftovers import monster_moves
from sagenwerk.heroquest.magic import square_of_target, target_name
from sagenwerk.heroquest.march import (
    ALREADY_MARCHED,
    ASKED,
    FREELY,
    NEVER,
    NO_ROOM_BEHIND,
    NO_STEPS_LEFT,
    PASSES,
    PASSING_REFUSED,
    REFUSED,
    SOMEBODY_THERE,
    SQUARE_USED,
    WAY_BARRED,
    over,
)
from sagenwerk.heroquest.scenario import FIGURES, HEROES, MOST_MONSTERS, QuestScenario
from sagenwerk.heroquest.state import (
    ACTED,
    ASLEEP,
    BIT,
    COURAGE,
    DORMANT,
    ENDED,
    FIRST_MONSTER,
    IN_PIT,
    MARCHED,
    MISSES_TURN,
    PARALYSED,
    STONE,
    UNTOUCHED,
    Quest,
)
from sagenwerk.heroquest.traps import figure_stepped_on
from sagenwerk.heroquest.turn import ALREADY_ACTED, NOT_ON_TURN, STILL_PASSING, MasterAction, ends_turn
from sagenwerk.kernel.contract import GAME_MASTER, Action, Question, Refusal, Step

NO_SUCH_FIGURE: Final = Refusal("refusal-no-such-figure", "HQ-103")
CANNOT_ACT: Final = Refusal("refusal-figure-cannot-act", "HQ-090")
FIGURE_IS_DONE: Final = Refusal("refusal-figure-is-done", "HQ-102")
ONE_BY_ONE: Final = Refusal("refusal-one-by-one", "HQ-101")
NO_FIGURE: Final = Refusal("refusal-no-figure-chosen", "HQ-101")
KEEPS_OFF_STAIRS: Final = Refusal("refusal-keeps-off-stairs", "HQ-035")

#: Effects under which a figure of the game master does nothing.
HELD: Final[i64] = BIT[ASLEEP] | BIT[PARALYSED] | BIT[MISSES_TURN] | BIT[DORMANT]


# Numbers


def move_points(state: Quest, figure: i64) -> i64:
    """Squares that a figure may march at most: the number on its card, no dice (HQ-023)."""
    return kind_of(state, figure).move


def attack_dice(state: Quest, figure: i64) -> i64:
    """Combat dice of its attack: the number on its card, two more with Courage, one fewer in a pit (HQ-072, HQ-139)."""
    dice = kind_of(state, figure).attack
    effects: i64 = state.monster_effects[figure]
    if effects & BIT[COURAGE]:
        dice += COURAGE_DICE
    return in_pit(state.edition, dice) if effects & BIT[IN_PIT] else dice


# Which figure


def is_done(state: Quest, figure: i64) -> bool:
    """Whether a figure has marched and acted in this turn, or the game master is done with it (HQ-102)."""
    done = state.figure_done[figure]
    return done & ENDED != 0 or done & (MARCHED | ACTED) == (MARCHED | ACTED)


def can_act(state: Quest, figure: i64) -> bool:
    """Whether the game master can still do something with a figure in this turn (HQ-100, HQ-103)."""
    if state.squares[figure] < 0 or state.monster_effects[figure] & HELD or is_done(state, figure):
        return False
    return not kind_of(state, figure).ally


def somebody_acts(state: Quest) -> bool:
    """Whether any figure is left with which the game master can do something in this turn."""
    for figure in range(len(state.squares)):
        if can_act(state, figure):
            return True
    return False


def chosen(state: Quest) -> i64:
    """The figure that the game master is moving, -1 for none: one that has marched and acted is done."""
    figure = state.figure
    return figure if figure >= 0 and can_act(state, figure) else -1


def no_figure(state: Quest) -> Refusal | None:
    """Whether the game master is on turn and moving a figure, ``Quest.figure`` (HQ-100, HQ-101)."""
    if state.turn >= 0:
        return NOT_ON_TURN
    return NO_FIGURE if chosen(state) < 0 else None


def no_act(state: Quest) -> Refusal | None:
    """Whether that figure may still attack, or do something instead (HQ-102)."""
    forbidden = no_figure(state)
    if forbidden is not None:
        return forbidden
    return ALREADY_ACTED if state.figure_done[state.figure] & ACTED else None


def may_stop(state: Quest, figure: i64) -> bool:
    """Whether a figure may stay where it is: not on another one, nor on stairs it has come to (HQ-025, HQ-035)."""
    square = state.squares[figure]
    if state.at[square] != FIRST_MONSTER + figure:
        return False
    return len(state.trail) <= 1 or may_end_on(state, square)


def may_end_on(state: Quest, square: i64) -> bool:
    """Whether figures of the game master end their march on this square (HQ-035)."""
    return not state.edition.monsters_keep_off_stairs or square not in state.quest.stairs


# Marching


def enters(state: Quest, square: i64, direction: i64) -> i64:
    """The square that a figure can step to: set out, with no wall, closed door, block or portal between; -1 for none.

    (HQ-031, HQ-042, HQ-104, HQ-106)
    """
    other: i64 = state.tables.board.beside[4 * square + direction]
    if other < 0 or not state.sees(other) or way_free(state, square, direction) < 0:
        return -1
    door = state.quest.door_at[4 * square + direction]
    return -1 if door >= 0 and state.quest.doors[door].portal else other


def leave_over(state: Quest, figure: i64, square: i64) -> i64:
    """Whether a figure may pass over the one on this square: freely, if asked, or not (HQ-026, HQ-106; ruling H-3)."""
    occupant: i64 = state.at[square]
    if occupant < FIRST_MONSTER or not kind_of(state, occupant - FIRST_MONSTER).ally:
        return over(state, FIRST_MONSTER + figure, square)
    return NEVER if state.edition.nobody_passes_monsters else REFUSED


def goes_on(state: Quest, figure: i64, square: i64, steps: i64) -> bool:
    """Whether from a square where it may not stay a figure gets to one where it may, with the steps that are left.

    Only over figures for which nobody is asked, so that no figure gets stuck (HQ-025, HQ-035).
    """
    reached: list[int] = [int(square)]
    first: i64 = 0
    for _ in range(steps):
        last = len(reached)
        for place in range(first, last):
            for direction in range(4):
                other = enters(state, reached[place], direction)
                if other < 0 or other in reached or (state.edition.no_square_twice and other in state.trail):
                    continue
                if not state.at[other]:
                    if may_end_on(state, other):
                        return True
                elif leave_over(state, figure, other) != FREELY:
                    continue
                reached.append(int(other))
        first = last
    return False


def no_step(state: Quest, figure: i64, direction: i64) -> Refusal | None:
    """Whether the figure can step there (HQ-024 to HQ-028, HQ-031, HQ-035, HQ-106)."""
    to = enters(state, state.squares[figure], direction)
    if to < 0:
        return WAY_BARRED
    if state.edition.no_square_twice and to in state.trail:
        return SQUARE_USED
    if state.at[to]:
        leave = leave_over(state, figure, to)
        if leave == NEVER:
            return SOMEBODY_THERE
        if leave == REFUSED:
            return PASSING_REFUSED
        return None if goes_on(state, figure, to, state.steps_left - 1) else NO_ROOM_BEHIND
    if may_end_on(state, to) or goes_on(state, figure, to, state.steps_left - 1):
        return None
    return KEEPS_OFF_STAIRS


def figure_steps(state: Quest, figure: i64, to: i64) -> list[Step[Any]]:
    """A figure goes on to this square: what a dead hero left there may be lost, what lies open catches it.

    (HQ-023, HQ-105, HQ-146)
    """
    before = state.squares[figure]
    state.steps_left -= 1
    state.trail.append(int(to))
    if state.steps_left <= 0:
        state.figure_done[figure] |= int(MARCHED)
    moves(state, figure)
    state.monster_effects[figure] &= ~int(BIT[IN_PIT])
    put_monster(state, figure, to)
    if state.chronicle is not None:
        events.monster_does(state, "event-figure-steps", "HQ-023", figure, {})
    if state.at[to] != FIRST_MONSTER + figure:
        return []
    monster_moves(state, figure, before, to)
    return figure_stepped_on(state, figure, to)


def moves(state: Quest, figure: i64) -> None:
    """The figure acts: from now on it can be harmed (HQ-103)."""
    state.monster_effects[figure] &= ~int(BIT[UNTOUCHED])


# What the game master does


class ChooseFigure(MasterAction):
    """The game master goes on with a figure that has been set out, awake, and not done (HQ-100 to HQ-103).

    One figure after the other; with the option ``monsters = interleaved`` another one may come before it is done.
    """

    def __init__(self, figure: i64) -> None:
        super().__init__(f"game master: choose monster {figure + 1}", GAME_MASTER)
        self.figure = figure

    def refusal(self, state: Quest) -> Refusal | None:
        if state.turn >= 0:
            return NOT_ON_TURN
        figure = self.figure
        if figure >= len(state.squares) or state.squares[figure] < 0 or kind_of(state, figure).ally:
            return NO_SUCH_FIGURE
        if state.monster_effects[figure] & HELD:
            return CANNOT_ACT
        now = chosen(state)
        if is_done(state, figure) or now == figure:
            return FIGURE_IS_DONE
        if now >= 0 and not state.options.interleaved:
            return ONE_BY_ONE
        return STILL_PASSING if now >= 0 and not may_stop(state, now) else None

    def carry_out(self, state: Quest) -> None:
        march_is_over(state)
        state.figure = self.figure
        state.trail = [state.squares[self.figure]]
        state.steps_left = 0 if state.figure_done[self.figure] & MARCHED else move_points(state, self.figure)
        if state.steps_left <= 0:
            state.figure_done[self.figure] |= int(MARCHED)


def march_is_over(state: Quest) -> None:
    """Whoever was being moved has marched, if it took a step (HQ-102)."""
    if state.figure >= 0 and len(state.trail) > 1:
        state.figure_done[state.figure] |= int(MARCHED)


class StepFigure(MasterAction):
    """The chosen figure steps north, east, south or west, never diagonally (HQ-024, HQ-106)."""

    def __init__(self, direction: i64) -> None:
        super().__init__(f"game master: step {DIRECTIONS[direction]}", GAME_MASTER)
        self.direction = direction

    def refusal(self, state: Quest) -> Refusal | None:
        forbidden = no_figure(state)
        if forbidden is not None:
            return forbidden
        figure = state.figure
        if state.steps_left <= 0:
            return NO_STEPS_LEFT
        return ALREADY_MARCHED if state.figure_done[figure] & MARCHED else no_step(state, figure, self.direction)

    def carry_out(self, state: Quest) -> None:
        figure = state.figure
        to = enters(state, state.squares[figure], self.direction)
        if state.at[to] and leave_over(state, figure, to) == ASKED:
            state.passing = to
            state.first(PASSES)
        else:
            state.each(figure_steps(state, figure, to))


def no_target(state: Quest, figure: i64, target: i64) -> Refusal | None:
    """Whether the figure can strike at this hero or ally: next to it, some kinds diagonally (HQ-070, HQ-071)."""
    if target >= HEROES:
        other = target - HEROES
        if other >= len(state.squares) or state.squares[other] < 0 or not kind_of(state, other).ally:
            return CANNOT_REACH
    elif state.heroes[target].square < 0 or state.heroes[target].has(STONE):
        return CANNOT_REACH
    square = square_of_target(state, target)
    if touches(state, state.squares[figure], square, kind_of(state, figure).diagonal):
        return None
    return CANNOT_REACH


class FigureAttacks(MasterAction):
    """The chosen figure attacks, once a turn, before or after its march, never within it (HQ-070, HQ-100, HQ-102)."""

    def __init__(self, target: i64) -> None:
        super().__init__(f"game master: attack {target_name(target)}", GAME_MASTER)
        self.target = target

    def refusal(self, state: Quest) -> Refusal | None:
        forbidden = no_act(state)
        if forbidden is not None:
            return forbidden
        figure = state.figure
        return no_target(state, figure, self.target) if may_stop(state, figure) else STILL_PASSING

    def carry_out(self, state: Quest) -> None:
        figure = state.figure
        march_is_over(state)
        state.figure_done[figure] |= int(ACTED)
        state.each(figure_attacks(state, figure, self.target + 1))


def figure_attacks(state: Quest, figure: i64, target: i64) -> list[Step[Any]]:
    """A figure attacks this occupant with its own dice (HQ-072); Courage for one attack is used up (HQ-090)."""
    dice = attack_dice(state, figure)
    moves(state, figure)
    if state.edition.courage_lasts == ONE_ROLL:
        state.monster_effects[figure] &= ~int(BIT[COURAGE])
    if state.chronicle is not None:
        kind = kind_of(state, target - FIRST_MONSTER).figure if target >= FIRST_MONSTER else ""
        said: dict[str, str | int] = {"dice": dice, "target": target_name(target - 1), "target-kind": kind}
        events.monster_does(state, "event-monster-attacks", "HQ-100", figure, said)
    return attack_by(state, FIRST_MONSTER + figure, target, dice)


class DoneWithFigure(MasterAction):
    """The game master is done with the chosen figure (HQ-101)."""

    def refusal(self, state: Quest) -> Refusal | None:
        forbidden = no_figure(state)
        if forbidden is not None:
            return forbidden
        figure = state.figure
        return None if may_stop(state, figure) else STILL_PASSING

    def carry_out(self, state: Quest) -> None:
        state.figure_done[state.figure] |= int(ENDED)
        if state.chronicle is not None:
            events.monster_does(state, "event-figure-done", "HQ-101", state.figure, {})
        state.figure = -1


class MasterEndsTurn(MasterAction):
    """The game master's turn is over, whatever his figures could still do (HQ-100, HQ-107)."""

    def refusal(self, state: Quest) -> Refusal | None:
        if state.turn >= 0:
            return NOT_ON_TURN
        figure = chosen(state)
        return STILL_PASSING if figure >= 0 and not may_stop(state, figure) else None

    def carry_out(self, state: Quest) -> None:
        if state.chronicle is not None:
            events.happens(state, "event-master-ends", "HQ-107", {})
        ends_turn(state)


class MasterChooses(Question[Quest]):
    """What the game master does with his figures (HQ-100 to HQ-107)."""

    def actor(self, state: Quest) -> i64:
        return GAME_MASTER

    def options(self, state: Quest) -> list[Action[Any]]:
        offers: list[Action[Any]] = []
        figure = chosen(state)
        stops = figure < 0 or may_stop(state, figure)
        if figure < 0 or (stops and state.options.interleaved):
            for other in range(len(state.squares)):
                if other != figure and can_act(state, other):
                    offers.append(state.tables.figure_choices[other])
        if figure >= 0:
            figure_offers(state, figure, stops, offers)
        if stops:
            offers.append(MASTER_ENDS)
            if figure >= 0 and state.chaos[figure]:
                for spell in state.tables.chaos_casts:
                    if spell.refusal(state) is None:
                        offers.append(spell)
        if figure >= 0 and near_pit(state, figure):
            for jump in state.tables.figure_jumps:
                if jump.refusal(state) is None:
                    offers.append(jump)
        return offers

    def takes(self, action: Action[Any]) -> bool:
        return isinstance(action, MasterAction)


def near_pit(state: Quest, figure: i64) -> bool:
    """Whether an open pit is beside a figure that has not marched: it may jump (HQ-105)."""
    if state.figure_done[figure] & MARCHED or state.steps_left < state.edition.jump_squares:
        return False
    for direction in range(4):
        other: i64 = state.tables.board.beside[4 * state.squares[figure] + direction]
        if other >= 0 and open_pit(state, other):
            return True
    return False


def figure_offers(state: Quest, figure: i64, stops: bool, offers: list[Action[Any]]) -> None:
    """Steps and attacks of the chosen figure, and being done with it."""
    if not state.figure_done[figure] & MARCHED and state.steps_left > 0:
        for direction in range(4):
            if no_step(state, figure, direction) is None:
                offers.append(state.tables.figure_steps[direction])
    if not stops:
        return
    if not state.figure_done[figure] & ACTED:
        for target in range(HEROES):
            if state.heroes[target].square >= 0 and no_target(state, figure, target) is None:
                offers.append(state.tables.figure_attacks[target])
        for other in range(len(state.squares)):
            if state.squares[other] >= 0 and kind_of(state, other).ally:
                if no_target(state, figure, HEROES + other) is None:
                    offers.append(state.tables.figure_attacks[HEROES + other])
    offers.append(DONE_WITH_FIGURE)


DONE_WITH_FIGURE: Final = DoneWithFigure("game master: done with the figure", GAME_MASTER)
MASTER_ENDS: Final = MasterEndsTurn("game master: end the turn", GAME_MASTER)
MASTER_CHOOSES: Final = MasterChooses("the game master chooses")


def actions_of(tables: QuestScenario) -> list[Action[Any]]:
    """Figures, steps, targets, being done. Spells of chaos come after these."""
    tables.figure_choices = [ChooseFigure(figure) for figure in range(MOST_MONSTERS)]
    tables.figure_steps = [StepFigure(direction) for direction in range(4)]
    tables.figure_attacks = [FigureAttacks(target) for target in range(FIGURES)]
    return [
        *tables.figure_choices,
        *tables.figure_steps,
        *tables.figure_attacks,
        DONE_WITH_FIGURE,
        MASTER_ENDS,
    ]


def steps_of(tables: QuestScenario) -> list[Step[Any]]:
    """The question to the game master."""
    return [MASTER_CHOOSES]
