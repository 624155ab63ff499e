"""What cards do besides placing and asking: who is meant, memory, Narrator, goals, permissions, the end.

Every effect is a step made once per loaded legend, under a path name such as ``C2/4/then/0`` (names of event cards'
effects begin with ``event``). Making one enters it in ``board.own_steps``, so they are made in file order.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.andor import events
from sagenwerk.andor.cargo import BIT
from sagenwerk.andor.conditions import Condition
from sagenwerk.andor.filters import LOWEST_RANK, Who
from sagenwerk.andor.narrator import NARRATOR_ON, stands_on
from sagenwerk.andor.scenario import FLAG_SET, HERO_NAMES, LETTER_N, LETTER_NAMES, UNLOCK_NAMES, AndorScenario
from sagenwerk.andor.state import Andor
from sagenwerk.andor.sunrise import begin_day
from sagenwerk.andor.triggers import Trigger, happened
from sagenwerk.andor.values import Value
from sagenwerk.kernel.contract import Action, Chance, Outcome, Result, Step

#: Nobody sets a trigger off by standing where he is.
NOBODY: Final[i64] = -1


class Effect(Step[Andor]):
    """One thing that a card does."""

    def __init__(self, board: AndorScenario, name: str) -> None:
        super().__init__(name)
        #: What its lines in the chronicle cite: event cards (AN-221) or legend cards (AN-143).
        self.rule: str = "AN-221" if name.startswith("event") else "AN-143"
        board.own_steps.append(self)

    def idle(self, state: Andor) -> bool:
        """Whether it is known to do nothing now, so that nobody need pay to prevent it."""
        return False


class If(Effect):
    """``do = "if", when, then, else``."""

    def __init__(
        self,
        board: AndorScenario,
        name: str,
        when: Condition,
        then: list[Step[Any]],
        otherwise: list[Step[Any]],
    ) -> None:
        super().__init__(board, name)
        self.when = when
        self.then = then
        self.otherwise = otherwise

    def idle(self, state: Andor) -> bool:
        return idle(state, self.then if self.when.holds(state) else self.otherwise)

    def carry_out(self, state: Andor) -> None:
        state.each(self.then if self.when.holds(state) else self.otherwise)


def idle(state: Andor, effects: list[Step[Any]]) -> bool:
    """Whether all of these are known to do nothing now."""
    for effect in effects:
        if not isinstance(effect, Effect) or not effect.idle(state):
            return False
    return True


class EachHero(Effect):
    """``do = "each-hero", who, effects``: for each of these heroes, clockwise from the hero on turn, as the subject."""

    def __init__(self, board: AndorScenario, name: str, who: Who, effects: list[Step[Any]]) -> None:
        super().__init__(board, name)
        self.who = who
        self.effects = effects

    def idle(self, state: Andor) -> bool:
        return not self.who.heroes(state)

    def carry_out(self, state: Andor) -> None:
        state.each(about_each(state, self.who.heroes(state), self.effects))


def about_each(state: Andor, heroes: list[int], effects: list[Step[Any]]) -> list[Step[Any]]:
    """The effects once for each of these heroes as the subject; then it is about whom it was about before."""
    steps: list[Step[Any]] = []
    for number in heroes:
        steps.append(state.board.subjects[number + 1])
        steps.extend(effects)
    if steps:
        steps.append(state.board.subjects[state.subject + 1])
    return steps


class OpenCard(Effect):
    """``do = "card", id``: a named card is read and carried out; ``card`` is its number in ``board.cards``."""

    def __init__(self, board: AndorScenario, name: str, card: i64) -> None:
        super().__init__(board, name)
        self.card = card

    def carry_out(self, state: Andor) -> None:
        state.first(state.board.cards[self.card])


class Story(Effect):
    """``do = "story"``: a page of text and nothing else; ``page`` names its text."""

    def __init__(self, board: AndorScenario, name: str, page: str) -> None:
        super().__init__(board, name)
        self.page = page

    def carry_out(self, state: Andor) -> None:
        if state.chronicle is not None:
            events.happens(state, "event-story", self.rule, {"page": self.page})


class LayCard(Effect):
    """``do = "lay-card", card, letter``: a card lies beside a letter, read when the Narrator comes there (AN-147).

    ``put`` is its number in ``board.put_cards``. ``by_pips``: the value is pips of a die, which the track turns into a
    letter; else it is the number of a letter.
    """

    def __init__(self, board: AndorScenario, name: str, put: i64, letter: Value, by_pips: bool) -> None:
        super().__init__(board, name)
        self.put = put
        self.letter = letter
        self.by_pips = by_pips

    def carry_out(self, state: Andor) -> None:
        board = state.board
        letter = self.letter.of(state)
        if self.by_pips:
            letter = board.pips[letter]
        state.put[self.put] = int(letter)
        if state.chronicle is not None:
            card = board.put_cards[self.put].name.removeprefix("card ")
            events.happens(state, "event-card-laid", "AN-147", {"card": card, "letter": LETTER_NAMES[letter]})


class NarratorGoes(Effect):
    """``do = "narrator", by = n``: so many letters on, each with its cards (AN-140)."""

    def __init__(self, board: AndorScenario, name: str, letters: Value) -> None:
        super().__init__(board, name)
        self.letters = letters

    def carry_out(self, state: Andor) -> None:
        steps: list[Step[Any]] = []
        for _ in range(self.letters.of(state)):
            steps.append(NARRATOR_ON)
        state.each(steps)


class NarratorJumps(Effect):
    """``do = "narrator", to = "N"``: straight there (AN-146); to N means to the end, wherever that is (AN-148)."""

    def __init__(self, board: AndorScenario, name: str, letter: i64) -> None:
        super().__init__(board, name)
        self.letter = letter

    def carry_out(self, state: Andor) -> None:
        state.first(state.board.narrator_to[self.letter])


class EndLetter(Effect):
    """``do = "end-letter", letter`` or ``by = -1``: the end marker moves, maybe to the Narrator (AN-148)."""

    def __init__(self, board: AndorScenario, name: str, letter: Value, by: bool) -> None:
        super().__init__(board, name)
        self.letter = letter
        self.by = by

    def carry_out(self, state: Andor) -> None:
        letter = self.letter.of(state)
        if self.by:
            letter += state.end_letter
        reached = state.narrator >= state.end_letter
        state.end_letter = max(0, min(letter, LETTER_N))
        if state.chronicle is not None:
            events.happens(state, "event-end-letter", "AN-148", {"letter": LETTER_NAMES[state.end_letter]})
        if not reached and state.narrator >= state.end_letter:
            state.each(stands_on(state, state.narrator))


class Unlock(Effect):
    """``do = "unlock"`` or ``"lock"``: the legend allows something from now on, or not any more (AN-227)."""

    def __init__(self, board: AndorScenario, name: str, what: i64, allowed: bool) -> None:
        super().__init__(board, name)
        self.what = what
        self.allowed = allowed

    def carry_out(self, state: Andor) -> None:
        if state.may(self.what) == self.allowed:
            return
        state.unlocked ^= BIT[self.what]
        if state.chronicle is not None and self.what < len(UNLOCK_NAMES):
            message = "event-unlocked" if self.allowed else "event-locked"
            events.happens(state, message, "AN-227", {"what": UNLOCK_NAMES[self.what]})


class Remember(Effect):
    """``do = "set", slot, value`` or ``do = "add"``: a flag or counter; triggers may wait for it."""

    def __init__(self, board: AndorScenario, name: str, slot: i64, value: Value, add: bool) -> None:
        super().__init__(board, name)
        self.slot = slot
        self.value = value
        self.add = add

    def carry_out(self, state: Andor) -> None:
        before = state.slots[self.slot]
        after = self.value.of(state) + (before if self.add else 0)
        state.slots[self.slot] = int(after)
        if after != before:
            if state.chronicle is not None:
                name = state.board.slot_names[self.slot]
                events.happens(state, "event-counts", self.rule, {"slot": name, "count": after})
            state.each(happened(state, FLAG_SET, self.slot, -1, state.subject))


class Watch(Effect):
    """``do = "watch", trigger`` or ``"unwatch"``: from now on the trigger waits for its moment, or not any more.

    ``standing``: LOWEST_RANK or HIGHEST_RANK if a hero who stands on one of its fields already sets it off at once, of
    several the one with that rank (cards that lie on a field, golden 3, 21, 29, 30); NOBODY if not.
    """

    def __init__(self, board: AndorScenario, name: str, trigger: Trigger, watch: bool, standing: i64) -> None:
        super().__init__(board, name)
        self.trigger = trigger
        self.watch = watch
        self.standing = standing

    def carry_out(self, state: Andor) -> None:
        trigger = self.trigger
        if not self.watch:
            state.watching &= ~trigger.bit
            return
        state.watching |= trigger.bit
        if self.standing == NOBODY:
            return
        board = state.board
        there: i64 = -1
        for number in state.order:
            if trigger.concerns(state, -1, state.heroes[number].field, number) and (
                there < 0 or (board.ranks[number] < board.ranks[there]) == (self.standing == LOWEST_RANK)
            ):
                there = number
        if there >= 0:
            state.first(
                board.subjects[there + 1],
                board.spots[state.heroes[there].field + 1],
                trigger,
                board.subjects[state.subject + 1],
                board.spots[state.spot + 1],
            )


class Goal(Effect):
    """``do = "goal", set`` or ``drop``: the players see a task from now on, or not any more."""

    def __init__(self, board: AndorScenario, name: str, goal: i64, there: bool) -> None:
        super().__init__(board, name)
        self.goal = goal
        self.there = there

    def carry_out(self, state: Andor) -> None:
        if (state.goals_set & BIT[self.goal] != 0) == self.there:
            return
        state.goals_set ^= BIT[self.goal]
        if state.chronicle is not None:
            message = "event-goal-set" if self.there else "event-goal-dropped"
            events.happens(state, message, "AN-232", {"goal": state.board.goal_names[self.goal]})


class Deal(Effect):
    """``do = "open-deal"`` or ``"close-deal"``: a card sells something on a field (golden 8), or not any more."""

    def __init__(self, board: AndorScenario, name: str, deal: i64, there: bool) -> None:
        super().__init__(board, name)
        self.deal = deal
        self.there = there

    def carry_out(self, state: Andor) -> None:
        if (state.deals & BIT[self.deal] != 0) == self.there:
            return
        state.deals ^= BIT[self.deal]
        if state.chronicle is not None:
            deal = state.board.deals[self.deal]
            message = "event-deal-opens" if self.there else "event-deal-closes"
            events.happens(state, message, self.rule, {"deal": deal.name, "field": state.board.field_names[deal.field]})


class Shuffle(Effect):
    """``do = "shuffle", deck``: all used cards of a pile go back and are mixed; ``slot`` -1 for the event pile.

    Then nobody knows what lies on top any more (AN-220, AN-223).
    """

    def __init__(self, board: AndorScenario, name: str, slot: i64) -> None:
        super().__init__(board, name)
        self.slot = slot

    def carry_out(self, state: Andor) -> None:
        if self.slot >= 0:
            state.slots[self.slot] = 0
        else:
            state.events_on_top = []
            for card in state.board.event_deck:
                state.events_unseen |= BIT[card]
        if state.chronicle is not None:
            events.happens(state, "event-pile-shuffled", self.rule, {})


class PriceOfHour(Effect):
    """``do = "price-of-hour", hour, willpower`` or ``"forbid-hour"`` (-1): today only (AN-048; golden 9, 19, 26).

    A price does not bring back an hour that another card of the same day has forbidden.
    """

    def __init__(self, board: AndorScenario, name: str, hour: i64, willpower: Value) -> None:
        super().__init__(board, name)
        self.hour = hour
        self.willpower = willpower

    def carry_out(self, state: Andor) -> None:
        price = self.willpower.of(state)
        place = self.hour - state.board.free_hours - 1
        if state.prices[place] < 0:
            return
        state.prices[place] = int(price)
        if state.chronicle is not None:
            if price < 0:
                events.happens(state, "event-hour-forbidden", "AN-048", {"hour": self.hour})
            else:
                events.happens(state, "event-price-of-hour", "AN-048", {"hour": self.hour, "price": price})


class CreatureBonus(Effect):
    """``do = "creature-bonus", strength``: every creature is so much stronger today (golden 11)."""

    def __init__(self, board: AndorScenario, name: str, strength: Value) -> None:
        super().__init__(board, name)
        self.strength = strength

    def carry_out(self, state: Andor) -> None:
        state.creature_bonus += self.strength.of(state)
        if state.chronicle is not None:
            events.happens(state, "event-creature-bonus", self.rule, {"count": state.creature_bonus})


class BeginDay(Effect):
    """``do = "begin-day", who``: all hours are free again, and the first of these heroes has the rooster and begins."""

    def __init__(self, board: AndorScenario, name: str, who: Who) -> None:
        super().__init__(board, name)
        self.who = who

    def carry_out(self, state: Andor) -> None:
        heroes = self.who.heroes(state)
        begin_day(state, heroes[0] if heroes else state.rooster)


class FirstPlayer(Effect):
    """``do = "first-player", who``: the first of these heroes gets the rooster and begins the next day (L1-B2)."""

    def __init__(self, board: AndorScenario, name: str, who: Who) -> None:
        super().__init__(board, name)
        self.who = who

    def carry_out(self, state: Andor) -> None:
        heroes = self.who.heroes(state)
        if not heroes:
            return
        state.rooster = heroes[0]
        if state.chronicle is not None:
            events.happens(state, "event-takes-rooster", "AN-018", {"hero": HERO_NAMES[state.rooster]})


class DieShows(Outcome):
    """One die of a hero shows so many pips."""

    def __init__(self, pips: i64) -> None:
        super().__init__(f"a die shows {pips}")
        self.pips = pips


class Roll(Chance[Andor, DieShows]):
    """``do = "roll", store, table, plus`` and ``do = "die"``: a die of six faces; what it gives is kept in a slot.

    ``table``: seven numbers, what is stored for 1 to 6 pips (its place 0 unused); empty: pips and ``plus``.
    ``effects``: seven lists, carried out by pips; empty: none.
    """

    thrown = True

    def __init__(
        self,
        board: AndorScenario,
        name: str,
        slot: i64,
        table: list[int],
        plus: i64,
        effects: list[list[Step[Any]]],
    ) -> None:
        super().__init__(name)
        self.slot = slot
        self.table = table
        self.plus = plus
        self.effects = effects
        board.own_steps.append(self)

    def options(self, state: Andor) -> list[Action[Any]]:
        return DIE_SHOWS[:]

    def weights(self, state: Andor) -> list[int]:
        return [1, 1, 1, 1, 1, 1]

    def settle(self, state: Andor, outcome: DieShows) -> None:
        pips = outcome.pips
        number: i64 = self.table[pips] if self.table else pips + self.plus
        state.slots[self.slot] = int(number)
        if state.chronicle is not None:
            said: dict[str, str | int] = {"pips": pips, "count": number}
            if state.subject >= 0:
                events.hero_does(state, "event-hero-throws", "AN-221", state.subject, said)
            else:
                events.happens(state, "event-die-shows", "AN-147", said)
        if self.effects:
            state.each(self.effects[pips])


class Win(Effect):
    """``do = "win"``: the legend is won (AN-232)."""

    def carry_out(self, state: Andor) -> None:
        is_won(state)


class Lose(Effect):
    """``do = "lose"``: the legend is lost at once (AN-231)."""

    def carry_out(self, state: Andor) -> None:
        state.result = Result.LOST
        if state.chronicle is not None:
            events.happens(state, "event-lost-legend", "AN-231", {})


class Evaluate(Effect):
    """``do = "evaluate", win_if``: card N; won if all of it is so, else lost (AN-144, AN-145, AN-230, AN-232)."""

    def __init__(self, board: AndorScenario, name: str, win_if: Condition) -> None:
        super().__init__(board, name)
        self.win_if = win_if

    def carry_out(self, state: Andor) -> None:
        if self.win_if.holds(state):
            is_won(state)
            return
        state.result = Result.LOST
        if state.chronicle is not None:
            events.happens(state, "event-lost-goals", "AN-230", {})


def is_won(state: Andor) -> None:
    """All goals are complete; they are goals of the group (AN-232)."""
    state.result = Result.WON
    if state.chronicle is not None:
        events.happens(state, "event-won", "AN-232", {})


DIE_SHOWS: Final[list[Action[Any]]] = [DieShows(pips) for pips in range(1, 7)]
#: For the catalogue: what every legend needs of this chapter.
ACTIONS: Final[list[Action[Any]]] = DIE_SHOWS
