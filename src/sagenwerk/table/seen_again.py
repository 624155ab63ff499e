"""A game as a page sees it again: for each moment what changed in the view of a seat, and what was told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import msgspec

from sagenwerk.kernel import GAME_MASTER
from sagenwerk.play import Play
from sagenwerk.play.moments import Moment, entries_of, moments
from sagenwerk.table.audiences import MASTER_SEAT, has_secrets
from sagenwerk.table.books import shown
from sagenwerk.table.messages import Seat, TableInfo
from sagenwerk.views.shell import LogLine

#: Moments of one answer, and bytes after which it takes no more of them.
MOST_MOMENTS = 200
MOST_BYTES = 2**20


class SeenMoment(msgspec.Struct, frozen=True):
    """The table after an entry of the log.

    ``changed``: those parts of the view that differ from the moment before; all of them in the first moment of an
    answer. ``lines``: what was told.
    """

    entry: int
    step: int
    changed: msgspec.Raw
    lines: list[LogLine]


class Replay(msgspec.Struct, frozen=True):
    """A part of a game that is seen again.

    ``version`` counts the entries of the log: another one than before means that the game has gone on. ``entries``
    names the entry of every moment there is, ``first`` is the place of the first one of ``moments`` among them.
    """

    table: TableInfo
    version: int
    entries: list[int]
    first: int
    moments: list[SeenMoment]
    #: The game is over.
    finished: bool
    #: Nothing of the game is left out, so that somebody may go on from any of its moments.
    whole: bool
    #: The game is over, and its secrets may be looked at, too.
    whole_can_be_seen: bool


def seen_moments(play: Play, audience: int, start: int, stop: int | None) -> Iterator[SeenMoment]:
    """The moments of these places, as they travel; those of now, even if the play has gone on when they are made."""
    return _as_sent(play.game.name, play.head.figures, moments(play, audience, start, stop))


def _as_sent(game: str, figures: dict[str, str], found: Iterator[Moment]) -> Iterator[SeenMoment]:
    show = shown(game)
    before: dict[str, Any] = {}
    for moment in found:
        view = msgspec.to_builtins(show.view_of(moment.view, figures))
        changed = {key: value for key, value in view.items() if key not in before or before[key] != value}
        before = view
        lines = [show.line_of(moment.entry, event) for event in moment.events]
        yield SeenMoment(moment.entry, moment.step, msgspec.Raw(msgspec.json.encode(changed)), lines)


def replay(table: str, play: Play, seats: Sequence[Seat], audience: int, start: int) -> Replay:
    """A part from the place ``start`` on, still without moments (``filled``)."""
    open_to_all = not has_secrets(play)
    whole = audience == GAME_MASTER or not play.game.game_master
    return Replay(
        table=about(table, play, seats, audience),
        version=play.version,
        entries=entries_of(play),
        first=start,
        moments=[],
        finished=play.state.result.value != "playing",
        whole=whole or open_to_all,
        whole_can_be_seen=open_to_all and not whole,
    )


def filled(part: Replay, coming: Iterator[SeenMoment]) -> Replay:
    """A part with as many of these moments as fit into an answer; at least one if there is any."""
    found: list[SeenMoment] = []
    size = 0
    for moment in islice(coming, MOST_MOMENTS):
        size += len(bytes(moment.changed)) + len(msgspec.json.encode(moment.lines))
        if found and size > MOST_BYTES:
            break
        found.append(moment)
    return msgspec.structs.replace(part, moments=found)


def about(table: str, play: Play, seats: Sequence[Seat], audience: int) -> TableInfo:
    """What does not change from moment to moment, without anything that only a table still being played needs."""
    show = shown(play.game.name)
    scenario = next(iter(moments(play, audience, 0, 1))).view.scenario
    return TableInfo(
        id=table,
        game=play.game.name,
        scenario=play.scenario.name,
        seats=list(seats),
        options=play.head.options,
        rules_version=play.head.rules_version,
        content_digest="",
        board_digest=show.board_digest(scenario),
        own_content=play.head.content is not None,
        known=show.known(scenario, play.head.options),
        seed=None,
        audience=MASTER_SEAT if audience == GAME_MASTER else "heroes",
        game_master=play.game.game_master,
    )
