"""Tokens that come to lie on fields by dice, or out of a mixed pile that nobody has looked through (AN-195, AN-196)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from sagenwerk.andor import events
from sagenwerk.andor.cargo import ITEM_NAMES, MOST_OF_A_KIND, ONE_OF, count, tokens_in
from sagenwerk.andor.effects import DIE_SHOWS, DieShows, Effect
from sagenwerk.andor.fog import turned_up
from sagenwerk.andor.heroes import lays_on
from sagenwerk.andor.scenario import AndorScenario
from sagenwerk.andor.state import Andor
from sagenwerk.andor.tokens import from_box, lies_now, one_left, rubble_lies, tells_lying
from sagenwerk.andor.values import FieldIs, Place, Value, fields_by_number
from sagenwerk.kernel.contract import Action, Chance, Outcome, Step


class StoneTens(Chance[Andor, DieShows]):
    """The red die of a token placed by dice: the tens (AN-196)."""

    thrown = True

    def __init__(self, board: AndorScenario, name: str, ones: StoneOnes) -> None:
        super().__init__(name)
        self.ones = ones
        board.own_steps.append(self)

    def options(self, state: Andor) -> list[Action[Any]]:
        return DIE_SHOWS[:]

    def weights(self, state: Andor) -> list[int]:
        return [1, 1, 1, 1, 1, 1]

    def settle(self, state: Andor, outcome: DieShows) -> None:
        state.share = 10 * outcome.pips
        state.first(self.ones)


class StoneOnes(Chance[Andor, DieShows]):
    """The hero's die of a token placed by dice: the ones; then the token lies there (AN-196)."""

    thrown = True

    def __init__(self, board: AndorScenario, name: str, kind: i64) -> None:
        super().__init__(name)
        self.kind = kind
        self.fields = fields_by_number(board)
        board.own_steps.append(self)

    def options(self, state: Andor) -> list[Action[Any]]:
        return DIE_SHOWS[:]

    def weights(self, state: Andor) -> list[int]:
        return [1, 1, 1, 1, 1, 1]

    def settle(self, state: Andor, outcome: DieShows) -> None:
        field = self.fields[state.share + outcome.pips]
        state.share = 0
        if field < 0 or not one_left(state, self.kind) or count(state.piles[field], self.kind) >= MOST_OF_A_KIND:
            return
        from_box(state, self.kind)
        lays_on(state, field, self.kind)
        if state.chronicle is not None:
            tells_lying(state, self.kind, field, "AN-196")
        state.each(lies_now(state, self.kind, field))


class PlaceByDice(Effect):
    """``do = "place-by-dice", item, count``: each on the field of a red die (tens) and a hero's die (ones; AN-196).

    Several may share a field. ``stone``: face-down rune stones (AN-195).
    """

    def __init__(self, board: AndorScenario, name: str, kind: i64, number: Value) -> None:
        super().__init__(board, name)
        self.amount = number
        self.tens = StoneTens(board, f"{name}/tens", StoneOnes(board, f"{name}/ones", kind))

    def carry_out(self, state: Andor) -> None:
        steps: list[Step[Any]] = []
        for _ in range(self.amount.of(state)):
            steps.append(self.tens)
        state.each(steps)


class DrawnIs(Outcome):
    """The next token of a pool is of this kind."""

    def __init__(self, name: str, place: i64) -> None:
        super().__init__(name)
        self.place = place


class Pool:
    """Tokens that are mixed face down and placed one by one, such as gems or rubble: ``[[pool]]``.

    ``kinds``: kinds of articles, or with ``rubble`` the numbers on rubble, each at most once; ``counts``: how many of
    each, at most 7; at most nine kinds. Which are out already is a pile in ``Andor.slots[slot]``.
    """

    def __init__(
        self,
        board: AndorScenario,
        name: str,
        slot: i64,
        kinds: list[int],
        counts: list[int],
        rubble: bool,
        face_down: bool,
    ) -> None:
        self.name = name
        self.slot = slot
        self.kinds = kinds
        self.counts = counts
        self.rubble = rubble
        self.outcomes: list[Action[Any]] = []
        for place in range(len(kinds)):
            outcome = DrawnIs(f"{name}: {place + 1} of {len(kinds)}", place)
            self.outcomes.append(outcome)
            board.own_actions.append(outcome)
        #: Its place among the pools whose tokens lie face down until somebody turns them up; -1 for an open one.
        self.number: i64 = -1
        if face_down:
            self.number = len(board.pool_shows)
            board.pool_names.append(name)
            names = board.field_names
            board.pool_shows.append(
                [PoolShows(board, f"{name} on {names[field]}", self, field) for field in range(len(names))]
            )

    def left(self, state: Andor) -> i64:
        """How many tokens are neither out nor on the board face down."""
        left: i64 = -tokens_in(state.slots[self.slot])
        for number in self.counts:
            left += number
        if self.number >= 0:
            for pile in state.hidden:
                left -= count(pile, self.number)
        return left


def tells_hidden(state: Andor, message: str, field: i64, said: dict[str, str | int]) -> None:
    """A line about face-down tokens: how many lie on the field now."""
    if state.chronicle is not None:
        said["hidden"] = tokens_in(state.hidden[field])
        events.field_changes(state, message, "AN-143", field, said)


class PoolDraw(Chance[Andor, DrawnIs]):
    """Which token of the pool comes to lie on the field, or lies there face down and is turned up (``shows``)."""

    def __init__(self, board: AndorScenario, name: str, pool: Pool, place: Place, shows: bool) -> None:
        super().__init__(name)
        self.pool = pool
        self.place = place
        self.shows = shows
        board.own_steps.append(self)

    def options(self, state: Andor) -> list[Action[Any]]:
        out = state.slots[self.pool.slot]
        offers: list[Action[Any]] = []
        for place in range(len(self.pool.kinds)):
            if self.pool.counts[place] > count(out, place):
                offers.append(self.pool.outcomes[place])
        return offers

    def weights(self, state: Andor) -> list[int]:
        out = state.slots[self.pool.slot]
        weights: list[int] = []
        for place in range(len(self.pool.kinds)):
            left = self.pool.counts[place] - count(out, place)
            if left > 0:
                weights.append(int(left))
        return weights

    def settle(self, state: Andor, outcome: DrawnIs) -> None:
        pool = self.pool
        state.slots[pool.slot] += ONE_OF[outcome.place]
        field = self.place.of(state)
        kind = pool.kinds[outcome.place]
        if pool.rubble:
            rubble_lies(state, field, kind)
            return
        lays_on(state, field, kind)
        if self.shows:
            state.hidden[field] -= ONE_OF[pool.number]
            tells_hidden(state, "event-token-shows", field, {"item": ITEM_NAMES[kind]})
        elif state.chronicle is not None:
            tells_lying(state, kind, field, "AN-143")
        state.each(lies_now(state, kind, field))


class PoolShows(Step[Andor]):
    """A face-down token of the pool on this field is turned up, if one still lies there."""

    def __init__(self, board: AndorScenario, name: str, pool: Pool, field: i64) -> None:
        super().__init__(f"{name} is turned up")
        self.field = field
        self.draw = PoolDraw(board, f"{name} shows", pool, FieldIs(field), True)
        board.own_steps.append(self)

    def carry_out(self, state: Andor) -> None:
        if count(state.hidden[self.field], self.draw.pool.number):
            state.first(self.draw)


class PlaceFromPool(Effect):
    """``do = "place", pool, fields``: the next token of the pool on one field, while there are any.

    Of some pools it lies there face down, until a hero ends a move there, or looks at it through the telescope.
    """

    def __init__(self, board: AndorScenario, name: str, pool: Pool, place: Place) -> None:
        super().__init__(board, name)
        self.draw = PoolDraw(board, f"{name}/draw", pool, place, False)

    def carry_out(self, state: Andor) -> None:
        draw = self.draw
        pool = draw.pool
        field = draw.place.of(state)
        if field < 0 or pool.left(state) <= 0:
            return
        if pool.number < 0:
            state.first(draw)
        elif count(state.hidden[field], pool.number) < MOST_OF_A_KIND:
            state.hidden[field] += ONE_OF[pool.number]
            tells_hidden(state, "event-tokens-hidden", field, {})


class TurnUp(Effect):
    """``do = "turn-up", fields``: the face-down tokens of pools on one field are turned up."""

    def __init__(self, board: AndorScenario, name: str, place: Place) -> None:
        super().__init__(board, name)
        self.place = place

    def carry_out(self, state: Andor) -> None:
        field = self.place.of(state)
        if field >= 0 and state.hidden:
            state.each(turned_up(state, field))
