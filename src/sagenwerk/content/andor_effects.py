"""The effects of the legend files as types: each one inline table with ``do``.

``docs/legends.md`` explains them to authors; the published schemas are made from them; ``andor_steps`` makes the steps
of the rules from them.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from sagenwerk.content.andor_words import (
    Amount,
    Condition,
    Few,
    FogName,
    HeldItem,
    Hour,
    ItemName,
    Letter,
    Mark,
    Places,
    Printed,
    Rolled,
    Unlock,
    Value,
    Who,
    Words,
)
from sagenwerk.content.blocks import Id, Part


class _Effect(Part, frozen=True, tag_field="do"):
    """One thing that happens."""


class PlaceCreature(_Effect, frozen=True, kw_only=True, tag="place-creature"):
    """A creature appears on each of these fields, by the placing rule; ``clear`` takes away what stands there first."""

    creature: Id
    fields: Places
    carries: Id | None = None
    clear: bool = False


class RemoveCreature(_Effect, frozen=True, kw_only=True, tag="remove-creature"):
    """The creatures on these fields leave the game, or all of a kind."""

    fields: Places | None = None
    creature: Id | None = None


class MoveCreature(_Effect, frozen=True, kw_only=True, tag="move-creature"):
    """The creature on the lowest or highest field goes on along the arrows, of one kind or of all."""

    which: Literal["lowest", "highest"]
    creature: Id | None = None
    steps: Few = 1


class ByClass(Part, frozen=True):
    """A field for each class."""

    dwarf: Printed
    warrior: Printed
    archer: Printed
    wizard: Printed


class PlaceHero(_Effect, frozen=True, kw_only=True, tag="place-hero"):
    """Heroes are put on a field: the one of their rank, one for all, or one by class (``fields``)."""

    who: Who = "each"
    at: Literal["rank", "subject", "spot"] | Printed | Rolled | None = None
    fields: ByClass | None = None


Items = Annotated[dict[HeldItem, Annotated[int, Meta(ge=1, le=7)]], Meta(min_length=1, max_length=8)]


class Hero(_Effect, frozen=True, kw_only=True, tag="hero"):
    """Heroes gain or lose, each of them; ``set``, ``raise-to`` and ``lower-to`` name the value that they then have."""

    who: Who = "subject"
    strength: Value | None = None
    willpower: Value | None = None
    gold: Value | None = None
    items: Items | None = None
    lose_items: Items | None = None
    set_strength: Printed | None = None
    set_willpower: Printed | None = None
    raise_willpower_to: Printed | None = None
    lower_willpower_to: Printed | None = None
    hours: Annotated[int, Meta(ge=1, le=10)] | None = None
    end_day: bool = False


class Group(_Effect, frozen=True, kw_only=True, tag="group"):
    """The group gets or gives up something and shares it freely."""

    gold: Value | None = None
    willpower: Value | None = None
    items: Items | None = None


class PlaceToken(_Effect, frozen=True, kw_only=True, tag="place"):
    """Something is laid or put on each of these fields: gold, an article, a farmer, a thing, an ally, ...

    ``bearer``: a thing goes to the subject, or to the creature on the field.
    """

    what: Id
    fields: Places | None = None
    amount: Value = 1
    bearer: Literal["subject", "creature"] | None = None
    fog: FogName | None = None
    full: bool = True


class TurnUp(_Effect, frozen=True, kw_only=True, tag="turn-up"):
    """Tokens of pools that lie face down on these fields are turned up."""

    fields: Places


class RemoveToken(_Effect, frozen=True, kw_only=True, tag="remove"):
    """Something leaves these fields, or the board."""

    what: Id
    fields: Places | None = None


class LoseFarmer(_Effect, frozen=True, kw_only=True, tag="lose-farmer"):
    """One farmer outside the castle leaves the game; the group chooses."""


class LoseItem(_Effect, frozen=True, kw_only=True, tag="lose-item"):
    """The subject loses one of these articles of his choice; without any the other effects happen."""

    items: Annotated[list[ItemName | Literal["gold"]], Meta(min_length=1, max_length=14)]
    otherwise: Effects = field(default_factory=list, name="else")


class TurnInto(_Effect, frozen=True, kw_only=True, tag="turn-into"):
    """Creatures become another kind, such as one that stands still: those on these fields, or all of a kind."""

    creature: Id
    fields: Places | None = None
    old: Id | None = None


class PlaceByDice(_Effect, frozen=True, kw_only=True, tag="place-by-dice"):
    """Articles are laid on fields that two dice name: one the tens, one the ones."""

    item: ItemName
    count: Few


class Roll(_Effect, frozen=True, kw_only=True, tag="roll"):
    """A die is rolled and kept in a slot: its pips, so many more, or what a table says of them."""

    store: Id
    table: Annotated[list[Printed], Meta(min_length=6, max_length=6)] | None = None
    plus: Amount = 0


class LayCard(_Effect, frozen=True, kw_only=True, tag="lay-card"):
    """A card is laid beside the letter that the pips of a die name on the track, or a given one."""

    card: Annotated[str, Meta(min_length=1, max_length=40)]
    letter: Letter | None = None


class MoveNarrator(_Effect, frozen=True, kw_only=True, tag="narrator"):
    """The narrator goes on by so many letters, or to a letter."""

    by: Few | None = None
    to: Letter | None = None


class EndLetter(_Effect, frozen=True, kw_only=True, tag="end-letter"):
    """The legend ends at another letter, or so many letters later (before, with a minus)."""

    letter: Letter | None = None
    by: Annotated[int, Meta(ge=-13, le=13)] | None = None


class Cut(_Effect, frozen=True, kw_only=True, tag="cut"):
    """A connection is broken."""

    cut: Id


class Open(_Effect, frozen=True, kw_only=True, tag="open"):
    """A connection can be used again."""

    cut: Id


class MarkField(_Effect, frozen=True, kw_only=True, tag="mark"):
    """Heroes, or creatures, may not enter these fields from now on, or creatures leave the board there."""

    fields: Places
    mark: Mark = field(name="as")


class UnmarkField(_Effect, frozen=True, kw_only=True, tag="unmark"):
    """That holds no longer."""

    fields: Places
    mark: Mark = field(name="as")


class UnlockRule(_Effect, frozen=True, kw_only=True, tag="unlock"):
    """From now on people may do this."""

    what: Annotated[list[Unlock], Meta(min_length=1, max_length=10)]


class LockRule(_Effect, frozen=True, kw_only=True, tag="lock"):
    """From now on nobody may do this."""

    what: Annotated[list[Unlock], Meta(min_length=1, max_length=10)]


class SetSlot(_Effect, frozen=True, kw_only=True, tag="set"):
    """A flag or counter has this value."""

    slot: Id
    value: Value = 1


class AddToSlot(_Effect, frozen=True, kw_only=True, tag="add"):
    """A counter goes up or down."""

    slot: Id
    value: Value = 1


class Watch(_Effect, frozen=True, kw_only=True, tag="watch"):
    """A trigger begins to wait for its moment.

    ``standing``: a hero who stands on one of its fields sets it off at once, of several the one of that rank.
    """

    trigger: Id
    standing: Literal["lowest-rank", "highest-rank"] | None = None


class Unwatch(_Effect, frozen=True, kw_only=True, tag="unwatch"):
    """A trigger no longer waits."""

    trigger: Id


class SetGoal(_Effect, frozen=True, kw_only=True, tag="goal"):
    """A goal is set, or dropped."""

    goal: Id
    drop: bool = False


class OpenDeal(_Effect, frozen=True, kw_only=True, tag="open-deal"):
    """Something can be bought on a field."""

    deal: Id


class CloseDeal(_Effect, frozen=True, kw_only=True, tag="close-deal"):
    """It can no longer be bought."""

    deal: Id


class ReadCard(_Effect, frozen=True, kw_only=True, tag="card"):
    """A card is read and carried out."""

    card: Annotated[str, Meta(min_length=1, max_length=40)]


class When(_Effect, frozen=True, kw_only=True, tag="if"):
    """One thing if something is true, another one if not."""

    when: Condition
    then: Effects = field(default_factory=list)
    otherwise: Effects = field(default_factory=list, name="else")


class Option(Part, frozen=True, kw_only=True):
    """One of several things to choose from."""

    id: Id
    de: Annotated[str, Meta(min_length=1, max_length=120)]
    en: Annotated[str, Meta(min_length=1, max_length=120)]
    when: Condition | None = None
    effects: Effects = field(default_factory=list)


class Choose(_Effect, frozen=True, kw_only=True, tag="choose"):
    """The group, or the hero whom it is about, chooses one of several things."""

    who: Literal["group", "subject"] = "group"
    options: Annotated[list[Option], Meta(min_length=2, max_length=8)]


class EachHero(_Effect, frozen=True, kw_only=True, tag="each-hero"):
    """The effects happen for one hero after the other; he is the subject."""

    who: Who = "each"
    effects: Effects


class Pick(_Effect, frozen=True, kw_only=True, tag="pick"):
    """The group picks so many of these heroes (``optional``: up to so many); each is then the subject."""

    who: Who = "each"
    most: Annotated[int, Meta(ge=1, le=4)] = 1
    optional: bool = False
    effects: Effects


class PayToPrevent(_Effect, frozen=True, kw_only=True, tag="pay-to-prevent"):
    """The group may pay together; if it does not, the effects happen."""

    amount: Value
    pay: Annotated[list[Literal["gold", "willpower"]], Meta(min_length=1, max_length=2)] = field(name="with")
    effects: Effects


class Price(Part, frozen=True):
    """What somebody pays."""

    gold: Annotated[int, Meta(ge=0, le=20)] = 0
    willpower: Annotated[int, Meta(ge=0, le=20)] = 0
    strength: Annotated[int, Meta(ge=0, le=14)] = 0


class Gain(Part, frozen=True):
    """What somebody gets; ``article``: any article of the equipment board but the brew."""

    gold: Annotated[int, Meta(ge=0, le=20)] = 0
    willpower: Annotated[int, Meta(ge=0, le=20)] = 0
    strength: Annotated[int, Meta(ge=0, le=14)] = 0
    item: HeldItem | None = None
    article: bool = False


class Offer(_Effect, frozen=True, kw_only=True, tag="offer"):
    """Each of these heroes may pay and get something, once; else other effects, also if there is nobody to ask."""

    who: Who = "each"
    pay: Price = field(default_factory=Price)
    get: Gain
    otherwise: Effects = field(default_factory=list, name="else")


class Die(_Effect, frozen=True, kw_only=True, tag="die"):
    """A hero rolls one of his dice; the pips are in the slot ``pips`` while the effects happen."""

    who: Who = "subject"
    effects: Effects = field(default_factory=list)
    #: What happens from so many pips on, instead of ``effects``.
    high: Effects = field(default_factory=list)
    high_from: Annotated[int, Meta(ge=2, le=6)] | None = None


class PriceOfHour(_Effect, frozen=True, kw_only=True, tag="price-of-hour"):
    """Overtime hours cost so much willpower today."""

    hours: Annotated[list[Hour], Meta(min_length=1, max_length=3)]
    price: Annotated[int, Meta(ge=0, le=20)]


class ForbidHour(_Effect, frozen=True, kw_only=True, tag="forbid-hour"):
    """Nobody may use this hour today."""

    hour: Hour


class CreatureBonus(_Effect, frozen=True, kw_only=True, tag="creature-bonus"):
    """All creatures have so much more strength today."""

    strength: Amount


class RevealFog(_Effect, frozen=True, kw_only=True, tag="reveal-fog"):
    """Fog tokens are turned up; they act when a hero ends a move there."""

    count: Few
    who: Who = "lowest-rank"


class PeekEvent(_Effect, frozen=True, kw_only=True, tag="peek-event"):
    """Somebody looks at the next event card and removes it or puts it back."""

    who: Who = "highest-rank"


class EventCard(_Effect, frozen=True, kw_only=True, tag="event-card"):
    """The top event card is carried out."""


class Draw(_Effect, frozen=True, kw_only=True, tag="draw"):
    """The top card of a pile of the legend's own is carried out."""

    deck: Id


class Shuffle(_Effect, frozen=True, kw_only=True, tag="shuffle"):
    """Used cards go back into a pile of the legend's own, or into the event pile, and all are mixed."""

    deck: Id | None = None


class DealTasks(_Effect, frozen=True, kw_only=True, tag="deal-tasks"):
    """Each of these heroes who has no task of the pile gets one."""

    tasks: Id
    who: Who = "each"


class CheckTasks(_Effect, frozen=True, kw_only=True, tag="check-tasks"):
    """Each of these heroes shows whether his task of the pile is met, and gives it back."""

    tasks: Id
    who: Who = "each"


class Sunrise(_Effect, frozen=True, kw_only=True, tag="sunrise"):
    """A whole sunrise."""


class BeginDay(_Effect, frozen=True, kw_only=True, tag="begin-day"):
    """Whose time marker lies on the rooster: he begins."""

    who: Who = "lowest-rank"


class FirstPlayer(_Effect, frozen=True, kw_only=True, tag="first-player"):
    """Who has the rooster from now on and begins the next day."""

    who: Who = "lowest-rank"


Tokens = Annotated[dict[FogName, Annotated[int, Meta(ge=1, le=15)]], Meta(min_length=1, max_length=9)]


class SetUpFog(_Effect, frozen=True, kw_only=True, tag="set-up-fog"):
    """Fog tokens face down: those of the box but some (``without``) or these ones, on all fog fields or on some.

    Are there fewer tokens than fields, some stay empty: those with a hero first, the others as the group likes.
    """

    without: Tokens | None = None
    tokens: Tokens | None = None
    fields: Annotated[list[Printed], Meta(min_length=1, max_length=90)] | None = None


class CleanUp(_Effect, frozen=True, kw_only=True, tag="clean-up"):
    """Fog, wells, gold, articles, farmers, rubble and things leave the board."""


class Story(_Effect, frozen=True, kw_only=True, tag="story"):
    """A page is read, nothing else."""

    text: Words


class Win(_Effect, frozen=True, kw_only=True, tag="win"):
    """The legend is won."""


class Lose(_Effect, frozen=True, kw_only=True, tag="lose"):
    """The legend is lost."""


class Evaluate(_Effect, frozen=True, kw_only=True, tag="evaluate"):
    """The legend ends: won if all of this is true, else lost."""

    win_if: Condition


Effect = (
    PlaceCreature
    | RemoveCreature
    | MoveCreature
    | PlaceHero
    | Hero
    | Group
    | PlaceToken
    | RemoveToken
    | TurnUp
    | LoseFarmer
    | LoseItem
    | TurnInto
    | FirstPlayer
    | Pick
    | PlaceByDice
    | Roll
    | LayCard
    | MoveNarrator
    | EndLetter
    | Cut
    | Open
    | MarkField
    | UnmarkField
    | UnlockRule
    | LockRule
    | SetSlot
    | AddToSlot
    | Watch
    | Unwatch
    | SetGoal
    | OpenDeal
    | CloseDeal
    | ReadCard
    | When
    | Choose
    | EachHero
    | PayToPrevent
    | Offer
    | Die
    | PriceOfHour
    | ForbidHour
    | CreatureBonus
    | RevealFog
    | PeekEvent
    | EventCard
    | Draw
    | Shuffle
    | DealTasks
    | CheckTasks
    | Sunrise
    | BeginDay
    | SetUpFog
    | CleanUp
    | Story
    | Win
    | Lose
    | Evaluate
)
Effects = Annotated[list[Effect], Meta(max_length=200)]
