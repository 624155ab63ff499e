"""What travels between page and server over the WebSocket: two tagged unions, one JSON object a message.

The TypeScript types of the client are generated from ``Wire``.
"""

from __future__ import annotations

import msgspec

from sagenwerk.views.andor.view import AndorView
from sagenwerk.views.heroquest.view import HeroQuestView
from sagenwerk.views.junior.view import JuniorView
from sagenwerk.views.shell import FieldSays, Known, LogLine, Sentence

# From the page


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """First message: which table, the seat's token, and the version the page already has (-1: none).

    The token says who looks: the heroes at one screen, or the game master.
    """

    table: str
    token: str
    since: int = -1


class Intent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="intent"):
    """Actions to take in order, all or none; ``version`` is the one the person saw, ``id`` makes repeats harmless."""

    id: str
    version: int
    actions: list[str]


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="undo"):
    """Take the last step back (``redo``: bring the last one that was taken back)."""

    id: str
    version: int
    redo: bool = False


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ask"):
    """What is on this field, and what may I do there and why not?"""

    field: str


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="seat"):
    """Change who plays a hero, or ``game-master``: ``player`` is a person's name, or ``bot:greedy``, ``bot:random``."""

    hero: str
    player: str


class Override(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="override"):
    """The game master changes the position: by its whole text, or by small edits in order, all or none.

    What an edit says is the game's own affair (``Game.edited``), such as
    ``{"do": "move", "figure": "monster-3", "square": "C4"}``.
    """

    id: str
    version: int
    position: str = ""
    edits: list[dict[str, str | int]] = []


class Pause(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="pause"):
    """The game master stops the game, or lets it go on: while it rests heroes and bots do nothing."""

    on: bool


ClientMessage = Hello | Intent | Undo | Ask | TakeSeat | Override | Pause

#: What stands on the table, by game (``game`` tells which).
View = JuniorView | AndorView | HeroQuestView

# From the server


class Seat(msgspec.Struct, frozen=True):
    """Who plays a hero, or ``game-master``: a person's name, or a bot's."""

    hero: str
    figure: str
    player: str
    bot: str = ""  # name of the bot, or ""


class TableInfo(msgspec.Struct, frozen=True):
    """What does not change from click to click."""

    id: str
    game: str
    scenario: str
    seats: list[Seat]
    options: dict[str, str]
    rules_version: int
    content_digest: str
    board_digest: str  # /api/content/<digest>/board is the board to draw
    own_content: bool
    known: list[Known]
    #: What the dice follow from; null while that would tell what is to come in a game with secrets.
    seed: int | None
    #: ``heroes`` or ``game-master``: who is told this.
    audience: str
    #: Whether the game has a game master; then ``content_digest`` is for his eyes only, and empty for the heroes.
    game_master: bool


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """The table at ``version``; ``lines`` are the new lines of the chronicle since the page's version.

    ``whole``: ``lines`` is the whole chronicle and replaces the page's own. ``step`` counts as one step for undo.
    ``undo`` and ``redo`` say in a sentence what would be taken back, or are null. ``answers`` is the id of the intent.
    """

    version: int
    whole: bool
    table: TableInfo
    view: View
    lines: list[LogLine]
    undo: Sentence | None
    redo: Sentence | None
    answers: str = ""
    #: A bot will go on by itself.
    bot_is_thinking: bool = False
    #: The game master has stopped the game.
    paused: bool = False
    #: First entry of each day, for "try again from day n": day -> entry.
    days: dict[int, int] = {}


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """The intent was not carried out, and why."""

    answers: str
    reason: Sentence
    rule: str = ""
    #: Version of the table as it is.
    version: int = -1


class Said(msgspec.Struct, frozen=True, tag_field="type", tag="said"):
    """Answer to ``ask``."""

    says: FieldSays


class Trouble(msgspec.Struct, frozen=True, tag_field="type", tag="trouble"):
    """Something is wrong with the connection or the table; the sentence says what to do."""

    reason: Sentence
    #: The page should not try again by itself.
    final: bool = False


ServerMessage = Update | Refused | Said | Trouble


class Wire(msgspec.Struct):
    """All that can travel, for the type generator."""

    client: ClientMessage
    server: ServerMessage
