"""A game seen again, entry by entry, as somebody was allowed to see it then.

Only the line of play is shown: what was taken back, and not brought back, never happened.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sagenwerk.kernel import GAME_MASTER, Aside, Event, State
from sagenwerk.play.doing import carried_out
from sagenwerk.play.log import Held
from sagenwerk.play.play import Play


class Moment(NamedTuple):
    """How things stood after an entry of the log, and what was told about it."""

    #: 0: the beginning; of a log that was opened at a position, the entry of that position.
    entry: int
    step: int
    #: What the audience may see; it offers nothing, since nobody can act here.
    view: State
    events: list[Event]


def entries_of(play: Play) -> list[int]:
    """The entries after which there is a moment, the beginning first."""
    return [_first_entry(play), *[held.entry for held in _line(play)]]


def moments(play: Play, audience: int, start: int = 0, stop: int | None = None) -> Iterator[Moment]:
    """The moments from the place ``start`` up to before ``stop``, of those that ``entries_of`` counts.

    ``audience`` as for ``State.view``. The play may go on meanwhile: these are the moments of when it was asked.
    """
    line = _line(play)
    stop = len(line) + 1 if stop is None else min(stop, len(line) + 1)
    if not 0 <= start < stop:
        return iter(())
    place, state = _nearest(play, line, start)
    events = dict(play._record.events)
    before = play._record.states.first
    first = Moment(_first_entry(play), play.line[before - 1].step if before else 0, state, [])
    if before == 0:
        first = first._replace(events=play._record.opening[:])
    if place > 0:
        held = line[place - 1]
        first = Moment(held.entry, held.step, state, events.get(held.entry, []))
    return (
        _as_seen(moment, audience)
        for at, moment in enumerate(_one_by_one(play, first, line[place : stop - 1]), start=place)
        if at >= start
    )


def _line(play: Play) -> list[Held]:
    """What holds, as far as it can be done again."""
    return play.line[play._record.states.first :]


def _first_entry(play: Play) -> int:
    return play.opened_at_position.entry if play.opened_at_position else 0


def _nearest(play: Play, line: Sequence[Held], place: int) -> tuple[int, State]:
    """The last place up to this one whose state is kept, and that state; a copy."""
    for at in range(min(place, len(line)), 0, -1):
        kept = play._record.positions.get(line[at - 1].entry)
        if kept is not None:
            state = play.game.restore(play.scenario, kept.position)
            if state.digest() == kept.digest:
                return at, state
    return 0, play._record.states.begin.clone()


def _one_by_one(play: Play, first: Moment, entries: Sequence[Held]) -> Iterator[Moment]:
    """Whole states, each only until the next one is asked for."""
    yield first
    state = first.view
    for entry in entries:
        state, events = carried_out(play.game, state, entry)
        yield Moment(entry.entry, entry.step, state, events)


def _as_seen(moment: Moment, audience: int) -> Moment:
    view = moment.view.view(audience)
    view.offers = []
    told = [event for event in moment.events if audience == GAME_MASTER or not isinstance(event, Aside)]
    return moment._replace(view=view, events=told)
