"""The record ``.sagarec``: what one seat saw and heard of a game, and nothing else. See ``docs/records.md``.

``python -m sagenwerk.table.seat_records`` reads the text of a record, or of a whole ``.saga``, and writes what a page
needs to show it as JSON, or what is wrong with it.
"""

from __future__ import annotations

import typing
from collections.abc import Iterable
from functools import cache
from itertools import islice
from typing import Any, Final

import msgspec

from sagenwerk.games import game as game_named
from sagenwerk.games import names
from sagenwerk.kernel import GAME_MASTER, NOBODY, Game, State
from sagenwerk.play import Play, SaveError
from sagenwerk.play.moments import entries_of
from sagenwerk.table.audiences import MASTER_SEAT
from sagenwerk.table.books import shown
from sagenwerk.table.faults import Fault, about_save
from sagenwerk.table.imports import LONGEST_SAVE, Sentences, looked_at_apart
from sagenwerk.table.messages import TableInfo, View
from sagenwerk.table.seen_again import Replay, SeenMoment, about, seen_moments
from sagenwerk.table.workers import Workers
from sagenwerk.views.shell import LogLine, Sentence

#: Version of the file's form that is written; older ones are read.
FORMAT: Final = 1
#: Bytes of the largest file that is looked at, and moments that one may hold.
LONGEST_RECORD: Final = LONGEST_SAVE
MOST_IN_RECORD: Final = 20_000
#: Bytes of all moments of a file together, as they go to the page.
MOST_SHOWN: Final = 2 * LONGEST_SAVE

Words = dict[str, str]


class Texts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What an own content file says that this seat was told: by language."""

    title: Words = {}
    story: Words = {}
    goal: Words = {}
    names: dict[str, dict[str, Words]] = {}


class RecordHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="record"):
    """What was played, and who saw what follows."""

    format: int
    #: ``heroes`` or ``game-master``.
    seat: str
    game: str
    rules_version: int
    scenario: str
    heroes: list[str]
    figures: dict[str, str]
    options: dict[str, str]
    finished: bool
    #: How many lines follow.
    moments: int
    #: Whole text of an own content file, in games without secrets.
    content: str | None = None
    #: What an own content file told this seat, in games with secrets.
    texts: Texts | None = None


class RecordMoment(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="moment"):
    """What was to be seen after an entry: the parts of the view that changed, and what was told."""

    entry: int
    step: int
    changed: msgspec.Raw
    lines: list[LogLine]


class Opened(msgspec.Struct, frozen=True, tag_field="result", tag="opened"):
    """A file that can be shown: all of its moments, and the board to draw them on."""

    replay: Replay
    board: dict[str, Any]


class Wrong(msgspec.Struct, frozen=True, tag_field="result", tag="wrong"):
    """Why a file cannot be shown."""

    wrong: Sentence


class RecordError(ValueError):
    """A record that cannot be shown, as a sentence of the catalogues with the line and what to do."""

    def __init__(self, message: str, line: int, **args: str | int) -> None:
        super().__init__(message)
        self.sentence = Sentence(message, {"line": line, **args})


# Writing


def record_head(play: Play, audience: int) -> RecordHead:
    """The head of the record of everything that an audience saw of a play."""
    public = not play.game.game_master
    own = play.head.content is not None
    return RecordHead(
        format=FORMAT,
        seat=MASTER_SEAT if audience == GAME_MASTER else "heroes",
        game=play.game.name,
        rules_version=play.head.rules_version,
        scenario=play.scenario.name,
        heroes=play.head.heroes,
        figures=play.head.figures,
        options=play.head.options,
        finished=play.state.result.value != "playing",
        moments=len(entries_of(play)),
        content=play.head.content if public else None,
        texts=told_texts(play, audience) if own and not public else None,
    )


def record_text(head: RecordHead, found: Iterable[SeenMoment]) -> str:
    """A record of these moments."""
    lines = [msgspec.json.encode(head)]
    for moment in found:
        lines.append(msgspec.json.encode(RecordMoment(moment.entry, moment.step, moment.changed, moment.lines)))
    return b"\n".join(lines).decode() + "\n"


def told_texts(play: Play, audience: int) -> Texts:
    """What the board of a seat says in the words of an own file."""
    board = shown(play.game.name).board(play.view(audience).scenario)
    return msgspec.convert({key: board[key] for key in Texts.__struct_fields__ if key in board}, Texts)


# Reading


def read_record(text: str) -> Opened:
    """What a record shows. Raises RecordError for the first line that is wrong."""
    rows = text.removesuffix("\n").split("\n")
    head = head_of(rows[0])
    if len(rows) - 1 != head.moments or not 1 <= head.moments <= MOST_IN_RECORD:
        raise RecordError("record-cut-off", len(rows), count=len(rows) - 1, of=head.moments, most=MOST_IN_RECORD)
    rules = rules_of(head)
    scene = scene_of(rules, head)
    reader = Reader(head)
    found = [reader.read(number, row) for number, row in enumerate(rows[1:], start=2)]
    show = shown(head.game)
    board = show.board(scene.scenario)
    if head.texts is not None:
        board = board | msgspec.to_builtins(head.texts)
    table = TableInfo(
        id="",
        game=head.game,
        scenario=head.scenario,
        seats=[],
        options=head.options,
        rules_version=head.rules_version,
        content_digest="",
        board_digest="",
        own_content=head.content is not None or head.texts is not None,
        known=show.known(scene.scenario, head.options),
        seed=None,
        audience=head.seat,
        game_master=rules.game_master,
    )
    return Opened(replay_of(table, found, head.finished, whole=False), board)


def replay_of(table: TableInfo, found: list[SeenMoment], finished: bool, whole: bool) -> Replay:
    """All moments of a file."""
    entries = [moment.entry for moment in found]
    return Replay(table, entries[-1], entries, 0, found, finished, whole, False)


def head_of(row: str) -> RecordHead:
    """The first line."""
    try:
        plain = msgspec.json.decode(row)
    except (msgspec.DecodeError, RecursionError) as error:
        raise RecordError("record-no-head", 1) from error
    if not isinstance(plain, dict) or plain.get("kind") != "record":
        raise RecordError("record-no-head", 1)
    if isinstance(plain.get("format"), int) and plain["format"] > FORMAT:
        raise RecordError("record-newer", 1)
    try:
        return msgspec.convert(plain, RecordHead)
    except msgspec.ValidationError as error:
        raise RecordError("record-wrong-line", 1, problem=str(error)) from error


def rules_of(head: RecordHead) -> Game:
    """The rule book of a record. Raises RecordError if it is not known here, or only in an older version."""
    if head.game not in names() or view_type(head.game) is None:
        raise RecordError("record-unknown-game", 1, name=head.game[:40])
    rules = game_named(head.game)
    if head.rules_version > rules.version:
        raise RecordError("record-newer", 1)
    return rules


def scene_of(rules: Game, head: RecordHead) -> State:
    """A game of the kind that was played, as the seat saw it: for the board."""
    if head.seat not in ("heroes", MASTER_SEAT):
        raise RecordError("record-wrong-line", 1, problem=f"there is no seat {head.seat[:40]!r}")
    scenario = head.scenario
    if head.texts is not None and scenario not in rules.scenarios():
        scenario = rules.scenarios()[0]  # its board is the same; what an own file says of it stands in the texts
    try:
        begun = rules.new(rules.scenario(scenario, head.content), list(head.heroes), dict(head.options))
    except ValueError as error:
        raise RecordError("record-wrong-line", 1, problem=str(error)) from error
    return begun.view(GAME_MASTER if head.seat == MASTER_SEAT else NOBODY)


@cache
def view_type(game: str) -> type[msgspec.Struct] | None:
    """The class of what pages see of a game; None for games that come from elsewhere."""
    classes: tuple[type[msgspec.Struct], ...] = typing.get_args(View)
    return next((view for view in classes if view.__struct_config__.tag == game), None)


@cache
def changes_type(view: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """A class for some parts of a view."""
    fields = [(field.name, field.type | msgspec.UnsetType, msgspec.UNSET) for field in msgspec.structs.fields(view)]
    tag = view.__struct_config__.tag
    fields.append(("game", typing.Literal[tag] | msgspec.UnsetType, msgspec.UNSET))
    return msgspec.defstruct(f"{view.__name__}Changes", fields, forbid_unknown_fields=True)


class Reader:
    """Reads the lines of the moments in their order."""

    def __init__(self, head: RecordHead) -> None:
        view = view_type(head.game)
        assert view is not None
        self.view = view
        self.heroes = set(head.heroes)
        self.entry = -1

    def read(self, number: int, row: str) -> SeenMoment:
        """A line. Raises RecordError."""
        try:
            line = msgspec.json.decode(row, type=RecordMoment)
            seen = msgspec.json.decode(line.changed, type=changes_type(self.view))
            if self.entry < 0:
                msgspec.json.decode(line.changed, type=self.view)  # the first one holds everything
        except (msgspec.DecodeError, RecursionError) as error:
            raise RecordError("record-wrong-line", number, problem=str(error)) from error
        if line.entry <= self.entry or line.step < 0 or any(told.entry != line.entry for told in line.lines):
            raise RecordError("record-wrong-line", number, problem=f"entry {line.entry} does not belong here")
        heroes = getattr(seen, "heroes", msgspec.UNSET)
        if (heroes is not msgspec.UNSET and not {hero.id for hero in heroes} <= self.heroes) or heroes == []:
            raise RecordError("record-wrong-line", number, problem="other heroes than the head names")
        self.entry = line.entry
        return SeenMoment(line.entry, line.step, msgspec.Raw(msgspec.json.encode(seen)), line.lines)


def read_saga(text: str) -> Opened:
    """What a whole save shows: everything. Raises SaveError, or RecordError if that is too much."""
    play = Play.from_saga(text)
    found: list[SeenMoment] = []
    size = 0
    for moment in islice(seen_moments(play, int(GAME_MASTER), 0, None), MOST_IN_RECORD):
        size += len(bytes(moment.changed))
        if size > MOST_SHOWN:
            raise RecordError("record-shows-too-much", 1, most=MOST_SHOWN // 2**20)
        found.append(moment)
    table = about("", play, [], int(GAME_MASTER))
    board = shown(play.game.name).board(play.view(int(GAME_MASTER)).scenario)
    return Opened(replay_of(table, found, play.state.result.value != "playing", whole=True), board)


RECORDS = Sentences("record-takes-too-long", "server-file-needs-too-much", "record-cannot-be-opened")


def look_at(text: str) -> Opened | Wrong:
    """What a file shows, or what is wrong with it."""
    try:
        return read_saga(text) if text.startswith('{"kind":"head"') else read_record(text)
    except SaveError as error:
        return Wrong(Sentence("server-wrong-save", about_save(error)))
    except RecordError as error:
        return Wrong(error.sentence)


def looked_at(text: str) -> bytes:
    """The same as JSON."""
    return msgspec.json.encode(look_at(text))


async def opened_record(data: bytes, workers: Workers) -> bytes:
    """What a file shows, as JSON, found in a process of its own. Raises ``Fault`` with line and remedy."""
    if len(data) > LONGEST_RECORD:
        raise Fault("record-too-long", 413, most=LONGEST_RECORD // 2**20)
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise Fault("record-not-text", 422, line=data.count(b"\n", 0, error.start) + 1) from error
    said: bytes = await looked_at_apart(workers, RECORDS, __name__, "looked_at", text)
    if said.startswith(b'{"result":"wrong"'):
        wrong = msgspec.json.decode(said, type=Wrong).wrong
        raise Fault(wrong.id, 422, **wrong.args)
    return said
