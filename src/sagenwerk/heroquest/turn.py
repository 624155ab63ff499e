"""Whose turn it is, and the two halves of a turn (HQ-010 to HQ-017, HQ-100, HQ-107)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagenwerk.heroquest import events
from sagenwerk.heroquest.figures import shared_square
from sagenwerk.heroquest.scenario import HERO_NAMES, HEROES
from sagenwerk.heroquest.state import ACTED, COMMANDED, ENDED, MARCHED, Quest
from sagenwerk.kernel.contract import GAME_MASTER, Action, Question, Refusal

NOT_ON_TURN: Final = Refusal("refusal-not-on-turn", "HQ-012")
STILL_PASSING: Final = Refusal("refusal-still-passing", "HQ-025")
ALREADY_ACTED: Final = Refusal("refusal-already-acted", "HQ-016")
#: A hero under a spell of the game master does nothing of his own will.
NOT_FREE: Final = Refusal("refusal-not-free", "HQ-091")


class TurnQuestion(Question[Quest]):
    """A question to the hero on turn; for one under a command the game master answers it (HQ-091)."""

    def actor(self, state: Quest) -> i64:
        return GAME_MASTER if state.hero.has(COMMANDED) else state.turn


#: The name of the question to the hero on turn (``asking``).
HERO_IS_ASKED: Final = "the hero on turn chooses"


class HeroAction(Action[Quest]):
    """Something that heroes do while one of them is on turn: every answer to ``HERO_CHOOSES``."""


class MasterAction(Action[Quest]):
    """Something that the game master does on his turn: every answer to ``MASTER_CHOOSES``."""


def no_turn(state: Quest, number: i64) -> Refusal | None:
    """Only the hero on turn, and only while he is in the quest (HQ-012)."""
    if state.turn != number or state.heroes[number].square < 0:
        return NOT_ON_TURN
    return None


def no_own_turn(state: Quest, number: i64) -> Refusal | None:
    """Only the hero on turn, of his own will: under a command he marches and attacks, nothing else (HQ-091)."""
    forbidden = no_turn(state, number)
    if forbidden is not None:
        return forbidden
    return NOT_FREE if state.heroes[number].has(COMMANDED) else None


def led_by_master(state: Quest) -> bool:
    """Whether the game master is being asked in place of the hero on turn: what others do is not his (HQ-091)."""
    if state.turn < 0 or not state.hero.has(COMMANDED) or not state.agenda:
        return False
    return state.agenda[len(state.agenda) - 1].name == HERO_IS_ASKED


def over_somebody(state: Quest, number: i64) -> bool:
    """Whether the hero is passing over a figure: he must go on, nothing else (HQ-025, HQ-026)."""
    square = state.heroes[number].square
    occupant = state.at[square]
    return occupant != number + 1 and not (0 < occupant <= HEROES and shared_square(state, square))


def on_the_way(state: Quest) -> bool:
    """Whether the figure on turn has taken a step and not ended its march."""
    return len(state.trail) > 1 and not state.done & MARCHED


def no_action(state: Quest, number: i64) -> Refusal | None:
    """One action a turn, before or after the march, never in the middle (HQ-013 to HQ-016).

    A hero who is on his way ends his march by acting: what is left of the throw is lost (``acts``). With one under a
    command the game master marches and attacks, nothing else (HQ-091).
    """
    forbidden = no_turn(state, number)
    if forbidden is not None:
        return forbidden
    if state.done & ACTED:
        return ALREADY_ACTED
    if state.heroes[number].has(COMMANDED):
        return NOT_FREE
    return STILL_PASSING if over_somebody(state, number) else None


def acts(state: Quest) -> None:
    """The action of the turn is taken; a march that has begun is over (HQ-015)."""
    state.done |= ACTED
    if on_the_way(state):
        state.done |= MARCHED


def ends_turn(state: Quest) -> None:
    """Nothing more in this turn: by choice, by a trap, by death (HQ-012, HQ-138)."""
    state.done |= ENDED


def begin_turn(state: Quest, number: i64) -> None:
    """A turn begins: nothing done, no dice thrown; -1 for the game master."""
    state.turn = number
    state.done = 0
    state.steps_left = -1
    state.trail = []
    state.weapon = -1
    state.spell = -1
    state.spells_cast = 0
    state.attacks_left = 0
    state.figure = -1
    state.passing = -1
    state.refused = []
    if number >= 0:
        state.trail.append(int(state.heroes[number].square))
    else:
        state.figure_done = [0] * len(state.kinds)


def next_on_turn(state: Quest) -> i64:
    """Clockwise the next hero in the quest; after the last one the game master, -1 (HQ-010, HQ-107)."""
    place: i64 = -1
    if state.turn >= 0:
        place = 0
        while state.order[place] != state.turn:
            place += 1
    for following in range(place + 1, len(state.order)):
        if state.heroes[state.order[following]].square >= 0:
            return state.order[following]
    return -1


class EndTurn(HeroAction):
    """The figure is done, the next player is on turn (HQ-012)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: end the turn", hero)

    def refusal(self, state: Quest) -> Refusal | None:
        forbidden = no_turn(state, self.hero)
        if forbidden is not None:
            return forbidden
        return STILL_PASSING if over_somebody(state, self.hero) else None

    def carry_out(self, state: Quest) -> None:
        if state.chronicle is not None:
            events.hero_does(state, "event-ends-turn", "HQ-012", self.hero, {})
        ends_turn(state)
