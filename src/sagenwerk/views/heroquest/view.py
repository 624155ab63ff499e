"""What the browser gets of a state of HeroQuest.

Squares are named by column letter and row, "A1" at the upper left; directions are ``north``, ``east``, ``south``,
``west``. Heroes are ids, figures of the game master numbers in the order in which they came to the board, from 1.
Rooms, walls, sizes of furniture and the numbers printed on cards stand in the published board.
"""

from __future__ import annotations

import msgspec

from sagenwerk.views.shell import Offer, Sentence


class QuestSpell(msgspec.Struct, frozen=True):
    """A spell that has not been cast yet."""

    id: str
    element: str


class QuestHero(msgspec.Struct, frozen=True):
    """A hero sheet, and where the figure stands."""

    id: str
    figure: str  # "f" or "m"
    name: str
    where: str  # ``in-quest``, ``left`` (out by the stairs), ``dead``, ``absent``
    square: str  # "" beside the board
    body: int
    most_body: int
    mind: int
    most_mind: int
    gold: int
    items: list[str]  # equipment and artifacts
    potions: dict[str, int]
    spells: list[QuestSpell]
    #: What works on him: ``in-pit``, ``asleep``, ``courage`` and so on.
    effects: list[str]
    #: Dice as they are now: for the march, for an attack with the best of what he has, for a defence.
    move_dice: int
    attack: int
    defend: int
    carries: bool  # a thing of the quest
    turns_lost: int
    quests: int  # how many quests he has done
    champion: bool
    outlawed: bool


class QuestFigure(msgspec.Struct, frozen=True):
    """A figure of the game master on the board, or one that fights for the heroes (``ally``)."""

    id: int
    kind: str
    figure: str  # printed kind whose figure stands for it
    names: dict[str, str]  # by language, for one with a name of its own; else empty
    square: str
    move: int
    attack: int
    defend: int
    body: int
    most_body: int
    mind: int
    effects: list[str]
    ally: bool
    leader: str  # the hero who leads an ally, or ""
    marched: bool
    acted: bool
    confidence: str  # of its numbers: ``confirmed``, ``proposed`` ...


class QuestDoor(msgspec.Struct, frozen=True):
    """A door on the board: on which side of its square, and the square behind it."""

    square: str
    side: str
    beyond: str
    open: bool
    secret: bool
    #: It has shown itself to be a mere picture of a door.
    false: bool


class QuestFurniture(msgspec.Struct, frozen=True):
    """A piece of furniture: its upper left square, its size as it lies, degrees anticlockwise that it is turned."""

    kind: str
    square: str
    width: int
    height: int
    turned: int
    #: A treasure chest that can be opened, and whether it has been.
    chest: bool
    open: bool


class QuestTrap(msgspec.Struct, frozen=True):
    """A trap that lies on the board: ``found``, ``sprung``; to the game master also ``hidden`` and ``removed``."""

    kind: str
    square: str
    state: str
    #: Where a block falls, as the game master knows; else "".
    lands_on: str = ""


class QuestArea(msgspec.Struct, frozen=True):
    """A room or a piece of corridor: who searched there, what lies about."""

    id: str  # ``room-12``, ``passage-3``
    treasure: list[str]  # heroes who have searched it for treasure
    traps: bool  # searched for traps
    items: list[str]
    potions: dict[str, int]
    gold: int


class QuestRoute(msgspec.Struct, frozen=True):
    """A way to a square: the action names in order and the squares on the way, ``target`` last.

    The server stops carrying out a way where something new comes into sight or is set off.
    """

    target: str
    actions: list[str]
    squares: list[str]
    #: Somebody stands on the way who will be passed over.
    passes: bool = False
    #: Nobody can walk on from there at once: stairs, a question.
    ends: bool = False


class QuestTarget(msgspec.Struct, frozen=True):
    """Somebody whom an offer is about: the figure's number or the hero's id, and the action to take."""

    action: str
    kind: str  # kind of the offer
    square: str
    figure: int = 0
    hero: str = ""


class QuestAim(msgspec.Struct, frozen=True):
    """A weapon or spell and somebody whom it could be meant for: two actions to take together."""

    actions: list[str]
    kind: str  # kind of the first offer
    thing: str  # item or spell
    square: str  # where the target stands; "" for a door
    figure: int
    hero: str
    with_what: Sentence
    at_whom: Sentence


class QuestPending(msgspec.Struct, frozen=True):
    """What is under way while a question is asked; everything may be empty."""

    item: str = ""
    spell: str = ""
    attacker: str = ""  # hero id or number of a figure
    target: str = ""
    hits: int = 0
    passing: str = ""  # square over which somebody wants to go
    looking: str = ""  # square from which the game master looks what to set out
    figure: int = 0  # the game master's figure on turn
    attacks_left: int = 0
    cast: int = 0  # spells cast in this turn


class QuestPiece(msgspec.Struct, frozen=True):
    """A monster that the map shows and that does not stand on the board yet."""

    kind: str
    figure: str
    names: dict[str, str]
    square: str
    target: bool
    waits: bool  # comes only when a note says so


class QuestHiddenDoor(msgspec.Struct, frozen=True):
    """A door of the map that is not on the board yet, or one that only seems to be a door (``false``)."""

    square: str
    side: str
    beyond: str
    secret: bool
    false: bool


class QuestNote(msgspec.Struct, frozen=True):
    """A note of the map: the squares where its mark stands, what it says, whether it has happened."""

    id: str
    squares: list[str]
    text: dict[str, str]  # by language
    says: list[Sentence]  # when it happens, and what it brings
    done: bool


class QuestSecret(msgspec.Struct, frozen=True):
    """What only the game master sees: all of the map that has not come to the board."""

    used: list[str]
    stairs: list[str]
    start: list[str]
    monsters: list[QuestPiece]
    doors: list[QuestHiddenDoor]
    furniture: list[QuestFurniture]
    trapped: list[str]  # upper left squares of furniture that hurts whoever opens it
    traps: list[QuestTrap]
    blocked: list[str]
    wandering: str  # kind of the wandering monster, or ""
    wandering_names: dict[str, str]
    notes: list[QuestNote]


class HeroQuestView(msgspec.Struct, frozen=True, tag_field="game", tag="heroquest"):
    """Everything on the table as a seat may see it."""

    edition: str
    round: int
    result: str
    #: Who decides: a hero id, ``game-master``, ``group``, ``chance``, ``nobody``.
    actor: str
    #: Whose turn it is: a hero id or ``game-master``.
    turn: str
    #: What is asked: ``turn`` (a hero's usual turn), ``master`` (the game master's), ``over``, ``chance``, or another.
    question: str
    #: Sentence that tells the acting person what to do next.
    call: Sentence
    heroes: list[QuestHero]  # clockwise from the left of the game master
    # The board
    squares: list[str]  # set out
    rooms: list[int]  # numbers of rooms set out
    doors: list[QuestDoor]
    furniture: list[QuestFurniture]
    blocked: list[str]  # tiles of the map
    fallen: list[str]  # squares that a fallen block or a note has closed since
    traps: list[QuestTrap]
    stairs: list[str]
    figures: list[QuestFigure]
    #: Own names of figures that have come to the board, fallen ones too: kind -> language -> name.
    names: dict[str, dict[str, str]]
    #: Whose printed figure such a one has: kind -> printed kind.
    pictures: dict[str, str]
    loads: list[str]  # squares where something lies that a hero can carry
    areas: list[QuestArea]  # those that have been searched or where something lies
    treasure_cards: int
    # The turn
    steps_left: int  # -1 before the dice fell
    trail: list[str]  # squares used in this turn, where the figure stands last
    marched: bool
    acted: bool
    pending: QuestPending
    options: dict[str, str]
    offers: list[Offer]
    routes: list[QuestRoute]
    #: Doors that can be opened now: direction -> action.
    doors_to_open: dict[str, str]
    #: Figures that offers are about, with their squares.
    targets: list[QuestTarget]
    #: The map, for the game master alone.
    secret: QuestSecret | None = None
    #: Weapons and spells of the hero on turn with everybody whom they can be meant for.
    aims: list[QuestAim] = []

    @property
    def day(self) -> int:
        """What the list of tables counts time by."""
        return self.round
