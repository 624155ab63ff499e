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
    """First message: which table, a person's token, and what the page already has.

    The token says who looks; the link to watch makes a spectator. ``since``: the version the page has (-1: none);
    ``talk``: number of the last line of the conversation that it has.
    """

    table: str
    token: str
    since: int = -1
    talk: int = 0


class Intent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="intent"):
    """Actions to take in order; ``version`` is the one the person saw, ``id`` makes repeats harmless.

    All or none up to where chance is asked; what comes after that is done as far as it can be then.

    What takes something from another person's hero becomes a question to that person.
    Where the persons throw dice of their own, what these show is an action, too: one of those in ``Update.dice``.
    """

    id: str
    version: int
    actions: list[str]


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="undo"):
    """Take the last step back (``redo``: bring back what was taken back last).

    What concerns others, or what chance has answered, becomes a question to them.
    """

    id: str
    version: int
    redo: bool = False


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ask"):
    """What is on this field, and what may I do there and why not?"""

    field: str


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="seat"):
    """Change who plays a hero, or ``game-master``: an open seat, or one's own; the host changes those of bots, too.

    ``player``: a name at this screen (empty: nobody has said it), ``bot:greedy`` and the like, or ``open:`` to leave
    the seat to whoever takes it.
    """

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


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="answer"):
    """Yes or no to a question among the persons at the table."""

    question: str
    yes: bool


class Withdraw(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="withdraw"):
    """Take one's own question back."""

    question: str


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="say"):
    """A line for everybody at the table."""

    text: str


class Point(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="point"):
    """Look here: a field of the board."""

    field: str


class Host(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="host"):
    """What only the host may do.

    ``do``: ``free`` (the seat of ``hero`` is open), ``stand-in`` (a bot, ``value``, plays ``hero`` until its person is
    back), ``hand-over`` (``person`` is the host from now on), ``remove`` (``person`` leaves the table for good),
    ``away`` (``value``: seconds after which a bot plays for somebody who is not there; ``0``: never), ``links`` (new
    links; the old ones open nothing any more), ``close`` (nobody plays on), ``open`` (they do again), ``bots-ask``
    (``value``: ``on``, bots ask before what concerns the group and cannot be taken back, or ``off``), ``level``
    (``value``: ``quick``, ``normal`` or ``strong``, how hard hints are thought about).
    """

    do: str
    hero: str = ""
    person: str = ""
    value: str = ""


class AskOrders(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ask_orders"):
    """What can I tell the bot that plays this hero? ``orders`` is the answer; for whoever holds a hero."""

    hero: str


class Tell(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="tell"):
    """Tell the bot that plays a hero what to do: a ``plan`` out of ``orders``, or "" for "as you like"."""

    hero: str
    plan: str


class AskHint(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hint"):
    """What would you do in my place? Only for whoever is asked at ``version``; ``hinted`` or ``refused`` answers."""

    id: str
    version: int


class WatchChance(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="watch_chance"):
    """Tell this page how likely the heroes win, from now on, or no more. Off when a page comes."""

    on: bool


ClientMessage = (
    Hello
    | Intent
    | Undo
    | Ask
    | TakeSeat
    | Override
    | Pause
    | Answer
    | Withdraw
    | Say
    | Point
    | Host
    | AskOrders
    | Tell
    | AskHint
    | WatchChance
)

#: What stands on the table, by game (``game`` tells which).
View = JuniorView | AndorView | HeroQuestView

# From the server


class Seat(msgspec.Struct, frozen=True):
    """Who plays a hero, or ``game-master``: a person or a bot. With neither it is open."""

    hero: str
    figure: str
    #: Name of whoever plays at the screen of ``person``.
    player: str
    #: Name of the bot, or "".
    bot: str = ""
    #: Id of the person who holds the seat, or "".
    person: str = ""
    #: Name of the bot that plays as long as the person is away, or "".
    stand_in: str = ""


class PersonNow(msgspec.Struct, frozen=True):
    """Somebody at the table."""

    id: str
    name: str
    host: bool
    #: Has the table open.
    present: bool


class Question(msgspec.Struct, frozen=True):
    """A question among the persons at the table, which waits until all have said yes or one has said no.

    ``kind``: ``undo``, ``redo``, ``take`` (to get what another's hero has), or ``bot`` (a bot asks whether it may do
    something; then ``person`` is "", and ``hero`` is the one whom the bot plays). ``label``: what it is about.
    ``known``: what chance gave would be known then.
    """

    id: str
    kind: str
    person: str
    label: Sentence | None
    version: int
    #: Persons who have to agree and have not said anything yet.
    open: list[str]
    known: bool = False
    hero: str = ""
    #: What a bot is up to with it, and why.
    plan: Sentence | None = None
    why: Sentence | None = None


class PlanNow(msgspec.Struct, frozen=True):
    """What a bot is about to do with a hero, said in the first person, and why."""

    hero: str
    #: As it is called in ``tell``.
    name: str
    says: Sentence
    why: Sentence | None = None
    #: Id of the person who has told the bot to do so, or "".
    person: str = ""


class Dice(msgspec.Struct, frozen=True):
    """Dice that the persons throw themselves: the question, and the outcomes that one of them may type in."""

    asked: str
    outcomes: list[str]


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
    #: What the dice follow from; null until the game is over, unless somebody chose it.
    seed: int | None
    #: ``heroes`` or ``game-master``: who is told this.
    audience: str
    #: Whether the game has a game master; then ``content_digest`` is for his eyes only, and empty for the heroes.
    game_master: bool
    #: Id of the person who is told this; "" for one who only looks on.
    you: str = ""
    #: Seconds after which a bot plays for somebody who is not there; 0: never.
    away: int = 0
    #: The host has closed the table: nobody plays on.
    closed: bool = False
    #: Hash of what the dice follow from, fixed before the first throw; "" where the persons throw them.
    commitment: str = ""
    #: The other half of what the dice follow from, told with ``seed``.
    salt: str = ""
    #: ``strict``: dice taken back fall the same again; ``friendly``: they are thrown anew.
    undo_rule: str = "strict"
    #: ``server`` or ``own``: whose dice are thrown.
    dice_from: str = "server"
    #: Whether hints, orders to bots and the chance can be had: the game has a bot that plans.
    plans: bool = False
    #: Bots ask the persons before they do what concerns the group and cannot be taken back.
    bots_ask: bool = True
    #: How hard hints are thought about: ``quick``, ``normal`` or ``strong``.
    level: str = "normal"


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
    #: Ids of the persons for whom the game waits; empty while a bot plays or a seat is open.
    waits_for: list[str] = []
    questions: list[Question] = []
    #: Dice that somebody has to throw and type in.
    dice: Dice | None = None
    #: Something that chance gave was taken back: it is known now.
    dice_known: bool = False
    #: Whether an undo has to be asked for first, since others are concerned or chance has answered.
    undo_asks: bool = False
    redo_asks: bool = False
    #: What the bots are about to do.
    plans: list[PlanNow] = []


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


class People(msgspec.Struct, frozen=True, tag_field="type", tag="people"):
    """Who is at the table, whenever that changes; ``watching``: how many look on by the link to watch."""

    people: list[PersonNow]
    watching: int = 0


class TalkLine(msgspec.Struct, frozen=True):
    """A line of the conversation; ``at``: when, in UTC."""

    number: int
    person: str
    name: str
    text: str
    at: str


class Talk(msgspec.Struct, frozen=True, tag_field="type", tag="talk"):
    """New lines of the conversation."""

    lines: list[TalkLine]


class Pointed(msgspec.Struct, frozen=True, tag_field="type", tag="pointed"):
    """Somebody points at a field."""

    person: str
    name: str
    field: str


class Links(msgspec.Struct, frozen=True, tag_field="type", tag="links"):
    """What to hand to others, for the host alone: tokens for ``/join/<table>#...`` and ``/watch/<table>#...``."""

    invite: str
    watch: str


class Notice(msgspec.Struct, frozen=True, tag_field="type", tag="notice"):
    """Something that one should know, and that is no fault: who said no, who took over."""

    says: Sentence


class Order(msgspec.Struct, frozen=True):
    """A plan that a bot can be told to follow."""

    plan: str
    says: Sentence


class Orders(msgspec.Struct, frozen=True, tag_field="type", tag="orders"):
    """What the bot that plays a hero can be told just now, for whoever has asked; maybe nothing."""

    hero: str
    version: int
    orders: list[Order]


class Hinted(msgspec.Struct, frozen=True, tag_field="type", tag="hinted"):
    """What a bot would do in the asker's place, for the asker alone.

    ``says``: its plan; ``action``: the offer that it would take now. ``share``: how many of the ``games`` that it has
    imagined the heroes won, 0 to 1, and the bounds of doubt (95 %). ``games`` 0: it did not have to think about that.
    """

    answers: str
    version: int
    hero: str
    says: Sentence
    action: str
    why: Sentence | None
    games: int = 0
    share: float = 0.0
    low: float = 0.0
    high: float = 1.0
    #: Something else is as good, as far as one can tell.
    close: bool = False
    #: The games were imagined to their end; else ``share`` is how good the position was where they were cut.
    ended: bool = True


class Chance(msgspec.Struct, frozen=True, tag_field="type", tag="chance"):
    """How likely the heroes win at ``version``, 0 to 1, with the bounds of doubt, from so many imagined games.

    Without any ``games`` nothing can be said: hardly an imagined game has come to an end.

    For pages that watch it; it comes some time after the update, and for the newest version only.
    """

    version: int
    stated: float
    low: float
    high: float
    games: int


ServerMessage = Update | Refused | Said | Trouble | People | Talk | Pointed | Links | Notice | Orders | Hinted | Chance


class Wire(msgspec.Struct):
    """All that can travel, for the type generator."""

    client: ClientMessage
    server: ServerMessage
