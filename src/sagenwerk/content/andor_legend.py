"""What stands in a legend file: its shape as types. ``docs/legends.md`` explains it to authors.

The published schema (``schema/andor-legend.json``) is made from them.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from sagenwerk.content.andor_blocks import Deal, Event, Trigger
from sagenwerk.content.andor_effects import Effects
from sagenwerk.content.andor_words import (
    Condition,
    FogName,
    ItemName,
    Letter,
    Printed,
    Unlock,
    Value,
    ValueTable,
    Words,
)
from sagenwerk.content.blocks import Block, Confidence, Id, Name, Part, Text

#: Names of cards: A1, WITCH, ...
CardName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z][A-Za-z0-9_-]*$(?!\n)")]
MOST_CARDS = 200


class Series(Part, frozen=True):
    """A legend may be one of several."""

    de: Name
    en: Name
    number: Annotated[int, Meta(ge=1, le=99)]


class Events(Part, frozen=True):
    """Which event cards lie on the board: one of the decks, or cards by name."""

    deck: Literal["golden", "silver", "silver-without-start", "secret-sea", "none"] | None = None
    cards: Annotated[list[Id], Meta(min_length=1, max_length=60)] | None = None
    on_top: Id | None = None


class FogWithout(Part, frozen=True):
    """All fog tokens but these; the group chooses which fog fields stay empty."""

    without: dict[FogName, Annotated[int, Meta(ge=1, le=15)]]


class ShieldsOfLegend(Part, frozen=True):
    """Golden shields by number of heroes, where the legend has other ones than the board."""

    two: Annotated[int, Meta(ge=0, le=20)] = field(name="2")
    three: Annotated[int, Meta(ge=0, le=20)] = field(name="3")
    four: Annotated[int, Meta(ge=0, le=20)] = field(name="4")
    five: Annotated[int, Meta(ge=0, le=20)] | None = field(default=None, name="5")
    six: Annotated[int, Meta(ge=0, le=20)] | None = field(default=None, name="6")


class Setup(Part, frozen=True):
    """What lies on the board before the first card (AN-224)."""

    fog: Literal["all", "none"] | FogWithout = "all"
    wells: Literal["full", "empty", "none"] = "full"
    narrator: Letter = "A"
    shields: ShieldsOfLegend | None = None


class Start(Part, frozen=True):
    """A further entry point of the legend: its scenario is named ``<legend>-<id>``; only this card is read first."""

    id: Id
    card: CardName
    title: Words
    setup: Setup | None = None


class Target(Part, frozen=True):
    """What a creature hunts."""

    ally: Id | None = None
    thing: Id | None = None


class OwnCreature(Part, frozen=True, kw_only=True):
    """A kind of creature of the legend's own (AN-130): it uses the figure of a printed one."""

    id: Id
    figure: Literal["gor", "skral", "wardrak", "troll"]
    de: Name
    en: Name
    strength: Value | None = None
    willpower: Annotated[int, Meta(ge=1, le=20)] | ValueTable
    dice: Annotated[list[Annotated[int, Meta(ge=1, le=4)]], Meta(min_length=3, max_length=3)]
    black: bool = False
    reward: Annotated[int, Meta(ge=0, le=20)]
    movement: Literal["arrows", "none", "hunt"] = "arrows"
    hunts: Literal["hero"] | Target | None = None
    mirrors: bool = False


class Ally(Part, frozen=True, kw_only=True):
    """A figure on the heroes' side (AN-215 to AN-219): how far it goes in an hour, what it adds."""

    id: Id
    de: Name
    en: Name
    bonus: Annotated[int, Meta(ge=0, le=20)]
    fields: Annotated[int, Meta(ge=0, le=10)]


class Thing(Part, frozen=True, kw_only=True):
    """A token of the legend's own that heroes can carry; there is one of each."""

    id: Id
    de: Name
    en: Name
    slot: Literal["large", "head", "small", "purse"] = "small"
    number: Annotated[int, Meta(ge=0, le=99)] = 0


class CutPlace(Part, frozen=True):
    """A connection that cards may break and open; ``printed = false``: the legend adds it to the board.

    ``closed``: it is cut at the beginning. ``holds``: creatures with these figures stay before it while it is cut,
    whatever the option says.
    """

    id: Id
    between: tuple[Printed, Printed]
    printed: bool = True
    closed: bool = False
    holds: Annotated[list[Literal["gor", "skral", "wardrak", "troll"]], Meta(max_length=4)] = field(
        default_factory=list
    )


class DeckCard(Part, frozen=True, kw_only=True):
    """A card of a pile of the legend's own."""

    id: Id
    shield: bool = False
    title: Words
    text: Words | None = None
    effects: Effects = field(default_factory=list)


class OwnDeck(Part, frozen=True, kw_only=True):
    """A pile of cards of the legend's own, or one of the shipped event decks besides the event pile.

    ``comes-back``: used cards go under the pile; else an exhausted pile gives nothing.
    """

    id: Id
    comes_back: bool = False
    shipped: Literal["secret-sea"] | None = None
    card: Annotated[list[DeckCard], Meta(max_length=60)] = field(default_factory=list)


class TaskCard(Part, frozen=True, kw_only=True):
    """A task for one hero, who is the subject: when it is met, and what happens then or else."""

    id: Id
    title: Words
    text: Words | None = None
    when: Condition
    met: Effects = field(default_factory=list)
    missed: Effects = field(default_factory=list)


class TaskPile(Part, frozen=True, kw_only=True):
    """Tasks for single heroes; ``letter``: there everybody shows whether his is met."""

    id: Id
    letter: Letter | None = None
    card: Annotated[list[TaskCard], Meta(min_length=1, max_length=20)]


class TokenPool(Part, frozen=True, kw_only=True):
    """Tokens, mixed face down and placed one by one: articles, or rubble by its numbers.

    ``face-down``: articles lie so on the board, too, until a hero ends a move there.
    """

    id: Id
    articles: Annotated[dict[ItemName, Annotated[int, Meta(ge=1, le=7)]], Meta(min_length=1, max_length=9)] | None = (
        None
    )
    rubble: Annotated[list[Annotated[int, Meta(ge=1, le=60)]], Meta(min_length=1, max_length=9)] | None = None
    face_down: bool = False


class Goal(Part, frozen=True, kw_only=True):
    """A goal that the players see, and when it is met."""

    id: Id
    de: Name
    en: Name
    when: Condition


class CardTrigger(Part, frozen=True):
    """When a card is read: exactly one of these."""

    letter: Letter | None = None
    setup: Annotated[int, Meta(ge=1, le=99)] | None = None
    after: CardName | None = None
    put: Literal[True] | None = None


class Card(Part, frozen=True, kw_only=True):
    """A legend card: when it is read, its pages, what happens. Without a trigger it is opened by an effect."""

    id: CardName
    trigger: CardTrigger | None = None
    title: Words
    story: Words | None = None
    text: Words | None = None
    task: Words | None = None
    #: Pages of the end, by how it came out.
    won: Words | None = None
    lost: Words | None = None
    source: Annotated[list[Text], Meta(min_length=1, max_length=20)] | None = None
    confidence: Confidence | None = None
    note: Text | None = None
    effects: Effects = field(default_factory=list)


class Legend(Block, frozen=True, kw_only=True):
    """A whole legend."""

    id: Id
    title: Words
    prologue: Words | None = None
    author: Name | None = None
    series: Series | None = None
    board: Literal["main"] = "main"
    heroes: tuple[Annotated[int, Meta(ge=2, le=4)], Annotated[int, Meta(ge=2, le=4)]] = (2, 4)
    difficulties: Annotated[list[Literal["normal", "easy"]], Meta(min_length=1, max_length=2)] = field(
        default_factory=lambda: ["normal"]
    )
    unlocked: Annotated[list[Literal["all"] | Unlock], Meta(max_length=11)] = field(default_factory=lambda: ["all"])
    events: Events
    setup: Setup = field(default_factory=Setup)
    start: Annotated[list[Start], Meta(max_length=5)] = field(default_factory=list)
    creature: Annotated[list[OwnCreature], Meta(max_length=20)] = field(default_factory=list)
    ally: Annotated[list[Ally], Meta(max_length=8)] = field(default_factory=list)
    thing: Annotated[list[Thing], Meta(max_length=10)] = field(default_factory=list)
    deal: Annotated[list[Deal], Meta(max_length=20)] = field(default_factory=list)
    cut: Annotated[list[CutPlace], Meta(max_length=20)] = field(default_factory=list)
    deck: Annotated[list[OwnDeck], Meta(max_length=8)] = field(default_factory=list)
    pool: Annotated[list[TokenPool], Meta(max_length=8)] = field(default_factory=list)
    tasks: Annotated[list[TaskPile], Meta(max_length=5)] = field(default_factory=list)
    goal: Annotated[list[Goal], Meta(max_length=20)] = field(default_factory=list)
    card: Annotated[list[Card], Meta(min_length=1, max_length=MOST_CARDS)]
    trigger: Annotated[list[Trigger], Meta(max_length=60)] = field(default_factory=list)
    event: Annotated[dict[Id, Event], Meta(max_length=60)] = field(default_factory=dict)
    retry: Words | None = None
