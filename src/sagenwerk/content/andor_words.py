"""The words of the legend files: names, values, fields, heroes and conditions, as types.

``docs/legends.md`` explains them to authors; the published schemas are made from them; ``andor_build`` makes the
objects of the rules from them. Effects are in ``andor_effects``.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from sagenwerk.content.blocks import Id, Lines, Name, Part

#: Numbers of a legend; nothing that a table holds is larger.
Amount = Annotated[int, Meta(ge=-99, le=99)]
Some = Annotated[int, Meta(ge=1, le=99)]
Few = Annotated[int, Meta(ge=1, le=10)]
Printed = Annotated[int, Meta(ge=0, le=999)]
Hour = Annotated[int, Meta(ge=8, le=10)]

HeroName = Literal["dwarf", "warrior", "archer", "wizard"]
Letter = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N"]
ItemName = Literal[
    "wineskin",
    "shield",
    "bow",
    "falcon",
    "telescope",
    "helm",
    "brew",
    "herb-3",
    "herb-4",
    "stone",
    "gem-2",
    "gem-4",
    "gem-6",
]
#: Rune stones lie on fields first: nobody gets a face-down one into his hands.
HeldItem = Literal[
    "wineskin",
    "shield",
    "bow",
    "falcon",
    "telescope",
    "helm",
    "brew",
    "herb-3",
    "herb-4",
    "gem-2",
    "gem-4",
    "gem-6",
]
FogName = Literal["event", "gold", "gor", "strength", "willpower-2", "willpower-3", "wineskin", "brew", "empty"]
Unlock = Literal[
    "overtime",
    "fight",
    "joint-battle",
    "strength",
    "articles",
    "trade",
    "farmers",
    "allies",
    "every-token",
    "gem-lure",
]
Moment = Literal[
    "hero-enters",
    "hero-stands",
    "creature-defeated",
    "fog-activated",
    "creature-enters",
    "thing-meets-creature",
    "thing-lies",
    "item-lies",
    "sunrise-ends",
    "day-ends",
    "ally-enters",
    "farmer-saved",
    "castle-entered",
    "flag-set",
    "battle-round-begins",
    "battle-round-ends",
    "any-time",
    "sunrise-symbol",
    "ally-leaves",
    "thing-taken",
    "fog-seen",
]
Symbol = Literal["event", "gor", "skral", "wardrak", "troll", "wardrak-again", "well", "narrator"]
Mark = Literal["no-heroes", "no-creatures", "exit"]


class Words(Part, frozen=True):
    """A text in German and English; one language may be left out, then the other serves for both."""

    de: Lines = ""
    en: Lines = ""


class Names(Part, frozen=True):
    """A name in German and English."""

    de: Name
    en: Name


class ByHeroes(Part, frozen=True):
    """A number for two, three and four heroes; what is said of five and six nobody needs yet."""

    two: Annotated[int, Meta(ge=-99, le=99)] = field(name="2")
    three: Annotated[int, Meta(ge=-99, le=99)] = field(name="3")
    four: Annotated[int, Meta(ge=-99, le=99)] = field(name="4")
    five: Annotated[int, Meta(ge=-99, le=99)] | None = field(default=None, name="5")
    six: Annotated[int, Meta(ge=-99, le=99)] | None = field(default=None, name="6")


class Rolled(Part, frozen=True):
    """What a slot holds (a stored roll, a counter), and so much more."""

    roll: Id
    plus: Annotated[int, Meta(ge=-99, le=99)] = 0


class ValueTable(Part, frozen=True):
    """A number by heroes, by difficulty, a sum, or out of a slot (``minus``: other sign): exactly one of these ways.

    What a slot holds may be taken several ``times``; ``plus`` is added to it.
    """

    heroes: ByHeroes | None = None
    normal: Value | None = None
    easy: Value | None = None
    roll: Id | None = None
    minus: Id | None = None
    sum: Annotated[list[Value], Meta(min_length=2, max_length=5)] | None = None
    times: Annotated[int, Meta(ge=2, le=10)] = 1
    plus: Annotated[int, Meta(ge=-99, le=99)] = 0


Value = Annotated[int, Meta(ge=-99, le=99)] | ValueTable

#: A printed number, the field of the hero or of the place that the trigger is about, or out of a slot.
Place = Printed | Literal["subject", "spot"] | Rolled
Places = Annotated[list[Place], Meta(min_length=1, max_length=90)]


class Filter(Part, frozen=True):
    """Which heroes: all that every given line is true of; ``pick`` keeps the one of the lowest or highest rank.

    ``on`` lists fields, ``between`` names the first and the last of a row of fields.
    """

    classes: Annotated[list[HeroName], Meta(min_length=1, max_length=4)] | None = None
    on: Places | Literal["forest", "river", "not-covered"] | None = None
    between: tuple[Printed, Printed] | None = None
    subject: bool | None = None
    willpower_below: Some | None = None
    willpower_above: Amount | None = None
    strength_below: Some | None = None
    strength_above: Amount | None = None
    gold_from: Some | None = None
    carries: Id | None = None
    day_ended: bool | None = None
    fights: Literal[True] | None = None
    pick: Literal["lowest-rank", "highest-rank"] | None = None


Who = Literal["each", "lowest-rank", "highest-rank", "subject", "dwarf", "warrior", "archer", "wizard"] | Filter


class Battle(Part, frozen=True):
    """A battle with a creature is under way, or has just ended, and every given line is true of it."""

    creature: Id | None = None
    round: Some | None = None
    round_from: Some | None = None
    round_to: Some | None = None
    #: True: all who fight stand next to the creature; false: somebody stands on its field.
    from_afar: bool | None = None
    #: Each of these fights now; each of these has taken part at some time of the battle.
    fights: Annotated[list[HeroName], Meta(min_length=1, max_length=4)] | None = None
    took_part: Annotated[list[HeroName], Meta(min_length=1, max_length=4)] | None = None
    #: Only one hero, or every hero, has taken part.
    alone: Literal[True] | None = None
    everybody: Literal[True] | None = None
    #: A hero's dice are worth so much this round; the creature's battle value is so high.
    dice_from: Some | None = None
    creature_from: Some | None = None


class Condition(Part, frozen=True):
    """Something that is true or not. One key says what; ``on``, ``at-least`` and so on say more about it."""

    all: Annotated[list[Condition], Meta(min_length=1, max_length=20)] | None = None
    any: Annotated[list[Condition], Meta(min_length=1, max_length=20)] | None = None
    no: Condition | None = field(default=None, name="not")
    heroes: Annotated[int, Meta(ge=2, le=4)] | None = None
    difficulty: Literal["normal", "easy"] | None = None
    letter_from: Letter | None = None
    letter_to: Letter | None = None
    flag: Id | None = None
    counter: Id | None = None
    thing: Id | None = None
    item: ItemName | Literal["herb"] | None = None
    creature: Id | None = None
    defeated: Id | None = None
    castle_defended: Literal[True] | None = None
    free_shields: Value | None = None
    farmers_saved: Value | None = None
    farmers_outside: Value | None = None
    farmers_on: Place | None = None
    group_gold: Value | None = None
    ally: Id | None = None
    witch: bool | None = None
    well: Literal["full", "empty", "gone"] | None = None
    rubble_on: Place | None = None
    cut: Id | None = None
    hero_on: Place | None = None
    hero: Filter | None = None
    every_hero: Filter | None = None
    goal: Id | None = None
    battle: Battle | None = None
    marked: Mark | None = None
    letters_left: Value | None = None
    # More about it
    on: Place | None = None
    at_least: Value | None = None
    #: Heroes and creatures: not only there, also so many fields around it.
    within: Annotated[int, Meta(ge=1, le=20)] | None = None
    #: Things and articles: a hero who stands there with it counts, too; or it is enough that somebody carries it.
    held: bool = False
    #: Articles: which heroes carry it.
    who: Filter | None = None
    present: bool | None = None
