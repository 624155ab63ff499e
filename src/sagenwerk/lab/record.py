"""One game, and the line that is kept of it: who won when, why it ended and where, who went where, what happened."""

from __future__ import annotations

import msgspec

from sagenwerk.bots import Luck, deal
from sagenwerk.games import game as game_named
from sagenwerk.kernel import CHANCE, GAME_MASTER, Event, Result, State
from sagenwerk.lab.places import Places, places_of
from sagenwerk.lab.plan import Plan, Players, begun, heroes_of, seed_of

#: What an event is about: two events with the same message, but another of these, are counted apart.
ABOUT = ("card", "task", "goal", "tile", "fog", "creature", "kind", "spell", "trap")
EVERY = frozenset(ABOUT)
#: Before the key of an example that came right before the end of its game.
CAUSE = "cause "
#: Arguments of events that name a field.
FIELDS = ("field", "to", "square", "at", "from")
#: How many lines at the end tell where it ended.
LAST_LINES = 3


class Row(msgspec.Struct, frozen=True):
    """One game. ``seed``: 16 hexadecimal digits; ``days``: days begun, or rounds.

    ``reason``: message of the last line of the chronicle, empty in a game that was ``cut``; ``cause``: what happened
    right before it, as in ``events``; ``place``: the last field that the end of the chronicle names. ``visits``: how
    often heroes came to each field; ``events``: how often each thing happened. ``deaths`` and ``body_lost`` are those
    of HeroQuest.
    """

    number: int
    seed: str
    heroes: str
    won: bool
    cut: bool
    days: int
    decisions: int
    reason: str
    cause: str
    place: str
    deaths: int
    body_lost: int
    visits: dict[str, int]
    events: dict[str, int]


class Example(msgspec.Struct, frozen=True):
    """An event as it came up in game ``number``, so that it can be said in a sentence."""

    number: int
    message: str
    rule: str
    arguments: dict[str, str | int]


Examples = dict[str, Example]


def key_of(event: Event) -> str:
    """Under what name an event is counted."""
    if EVERY.isdisjoint(event.arguments):
        return event.message
    for name in ABOUT:
        value = event.arguments.get(name)
        if isinstance(value, str) and value:
            return f"{event.message} {name}={value}"
    return event.message


def play_game(plan: Plan, bots: Players, number: int, examples: Examples) -> Row:
    """Play game ``number`` of a plan to its end; events that ``examples`` does not hold are added to it."""
    rules = game_named(plan.game)
    state = begun(plan, rules, number)
    told: list[Event] = []
    state.chronicle = told
    bots.forget()
    places = places_of(state)
    seed = seed_of(plan.seed, number)
    visits: dict[int, int] = {}
    decisions = play(state, bots, Luck(seed), plan.most, places, visits)
    cut = state.result is Result.PLAYING
    names = places.names(state.scenario)
    events: dict[str, int] = {}
    for event in told:
        key = key_of(event)
        events[key] = events.get(key, 0) + 1
        keep(examples, key, event, number)
    before = told[-2] if len(told) > 1 and not cut else None
    if before is not None:
        keep(examples, CAUSE + key_of(before), before, number)
    return Row(
        number=number,
        seed=f"{seed:016x}",
        heroes=",".join(heroes_of(plan, rules.heroes, number)),
        won=state.result is Result.WON,
        cut=cut,
        days=places.day(state),
        decisions=decisions,
        reason=told[-1].message if told and not cut else "",
        cause=key_of(before) if before is not None else "",
        place=last_place(told) if not cut else "",
        deaths=places.fallen(state),
        body_lost=places.body_lost(state),
        visits={names[field]: visits[field] for field in sorted(visits)},
        events=dict(sorted(events.items())),
    )


def keep(examples: Examples, key: str, event: Event, number: int) -> None:
    """Keep an event as an example, unless there is one of an earlier game."""
    if key not in examples or examples[key].number > number:
        examples[key] = Example(number, event.message, event.rule, dict(event.arguments))


def play(state: State, bots: Players, luck: Luck, most: int, places: Places, visits: dict[int, int]) -> int:
    """Play to the end, or until ``most`` decisions are made; how many it took.

    The same course as ``bots.play_out`` gives, but that every hero may have a bot of his own, and that it is written
    into ``visits`` who comes to which field.
    """
    stood = places.stand(state)
    count_arrivals([-1] * len(stood), stood, visits)
    decisions = 0
    while state.result is Result.PLAYING:
        actor = int(state.actor)
        if actor == CHANCE:
            state.apply(deal(state, luck))
            continue
        if decisions == most:
            break
        if actor == GAME_MASTER and bots.master is not None:
            state.apply(bots.master.choose(state, luck))
        else:
            bot = bots.of(actor)
            hidden = bots.master is not None and not bot.looks_at_offers
            state.apply(bot.choose(state.view(actor) if hidden else state, luck))
        decisions += 1
        stand = places.stand(state)
        if stand != stood:
            count_arrivals(stood, stand, visits)
            stood = stand
    return decisions


def count_arrivals(before: list[int], after: list[int], visits: dict[int, int]) -> None:
    """Who stands elsewhere than before has come to a field."""
    for was, field in zip(before, after, strict=True):
        if field >= 0 and field != was:
            visits[field] = visits.get(field, 0) + 1


def last_place(told: list[Event]) -> str:
    """The last field that the end of the chronicle names."""
    for event in reversed(told[-LAST_LINES:]):
        for name in FIELDS:
            value = event.arguments.get(name)
            if isinstance(value, str) and value:
                return value
    return ""
