"""What the browser gets of a state of Andor.

Fields, creatures, articles, cards and things of a legend are ids; what they look like and what a legend calls them
stands in the published board.
"""

from __future__ import annotations

import msgspec

from sagenwerk.views.shell import Offer, Sentence


class AndorBag(msgspec.Struct, frozen=True):
    """What lies on a hero board by slot: ids of articles and of the legend's things, one entry apiece."""

    large: list[str]
    head: list[str]
    small: list[str]
    purse: list[str]  # gems and things; gold is counted apart


class AndorHero(msgspec.Struct, frozen=True):
    """A hero board and where the figure stands."""

    id: str
    figure: str  # "f" or "m"
    name: str
    rank: int
    field: str
    strength: int
    willpower: int
    hours: int  # used today
    day_ended: bool  # the time marker lies in the sunrise box
    #: Willpower that the next hour costs: 0 within the day, -1 if there is no further hour.
    next_hour: int
    #: Whether the hero may use that hour: overtime never leads to 0 willpower.
    has_hour: bool
    gold: int
    farmers: int
    bag: AndorBag
    #: Dice that the hero throws now, and by willpower 0 to 20.
    dice: int
    dice_by_willpower: list[int]
    #: Three rune stones of three colours: a black die instead of an own one.
    black_die: bool


class AndorCreature(msgspec.Struct, frozen=True):
    """A creature on the board, with the values that it begins a battle with."""

    field: str
    kind: str
    figure: str  # printed kind whose figure it uses
    own: bool  # the legend's own kind, with a name of its own
    moves: bool
    strength: int
    willpower: int
    dice: int
    black: bool
    reward: int
    carries: list[str]  # ids of articles and things


class AndorRow(msgspec.Struct, frozen=True):
    """A column of the creature display: what this kind begins a battle with, today's event included."""

    kind: str
    figure: str
    strength: int
    willpower: int
    dice: int
    black: bool
    reward: int
    #: Dice by willpower 0 to 20.
    dice_by_willpower: list[int]


class AndorShields(msgspec.Struct, frozen=True):
    """Golden shields of the castle: printed ones, those of farmers, and the kinds of the creatures on them."""

    total: int
    farmers: int
    taken: list[str]


class AndorThing(msgspec.Struct, frozen=True):
    """A token of the legend's own: on a field, with a hero, or with the creature on ``field``."""

    id: str
    slot: str  # large, head, small, purse
    field: str
    hero: str
    creature: bool


class AndorAlly(msgspec.Struct, frozen=True):
    """A figure on the heroes' side."""

    id: str
    field: str
    bonus: int
    fields_an_hour: int


class AndorWitch(msgspec.Struct, frozen=True):
    """Where the witch stands and what a brew costs: for everybody, and for the archer."""

    field: str
    price: int
    archer_price: int


class AndorDeal(msgspec.Struct, frozen=True):
    """Something that a card sells on a field for gold."""

    id: str
    field: str
    gold: int
    strength: int
    item: str
    willpower: int
    once: bool


class AndorGoal(msgspec.Struct, frozen=True):
    """A goal of the legend, or the task of one hero, and whether it is met just now."""

    id: str
    done: bool
    hero: str = ""


class AndorFighter(msgspec.Struct, frozen=True):
    """A hero in the battle. ``value``: the die of this round with brew and herb, without strength; -1 before."""

    hero: str
    strength: int
    dice: int
    one_by_one: bool  # bow: die by die, the last one counts
    black_die: bool
    helm: bool  # equal dice add up
    value: int


class AndorBattle(msgspec.Struct, frozen=True):
    """A battle, or an attempt to clear rubble (``foe`` is ``rubble``; its strength is the number on it)."""

    field: str
    foe: str
    figure: str
    strength: int
    willpower: int
    most_willpower: int
    dice: int
    black: bool
    value: int  # battle value of this round with strength, 0 before its roll
    reward: int
    round: int
    inviter: str
    opener: str  # who rolls first this round
    fighters: list[AndorFighter]
    asked: list[str]
    left: list[str]  # who has left the fight or lost it: they do not come back
    shielded: list[str]  # who holds up a shield against the loss of this round
    #: Figures on the heroes' side, and the strength that they add.
    allies: list[str]
    bonus: int
    #: Sum of the heroes so far this round: strength, allies, dice.
    heroes_value: int
    roller: str  # hero id or ""
    thrown: list[int]  # dice that lie before the roller
    dice_left: int  # still to be thrown one by one
    black_left: bool
    black_value: int
    turned: bool  # the wizard has turned a die this round
    brewed: bool
    herb: int
    loss: int  # willpower that the fighters are about to lose


class AndorStep(msgspec.Struct, frozen=True):
    """One field of a way. ``hours`` is 0 with a wineskin or a herb; ``willpower`` is what overtime costs."""

    field: str
    hours: int
    willpower: int


class AndorRoute(msgspec.Struct, frozen=True):
    """A way to a field: the action names in order, and the price of every step and of all together."""

    target: str
    actions: list[str]
    steps: list[AndorStep]
    hours: int
    willpower: int
    #: Something on ``target`` is set off if the move ends there (fog, a card of the legend).
    sets_off: bool = False


class AndorView(msgspec.Struct, frozen=True, tag_field="game", tag="andor"):
    """Everything on the table. Fields are ids of the board; tables by field leave out what is empty.

    Which cards have been read is told by the chronicle: its lines ``event-card-read`` and ``event-event-card`` name the
    ``card``, whose pages stand in the published board.
    """

    day: int
    result: str
    #: Who decides: a hero id, ``group``, ``chance``, ``nobody``.
    actor: str
    #: Whose turn it is, and who acts in between (or ""): hero ids.
    turn: str
    floor: str
    #: What is asked: ``day`` (the usual turn), ``over``, or the name of the question.
    question: str
    #: Sentence that tells the acting person what to do next.
    call: Sentence
    #: What the hero on turn is doing: ``begins``, ``walks``, ``leads``, ``acted``.
    doing: str
    free_steps: int  # fields still free by wineskin or herb, or that an ally may still be led
    ally: str  # being led, or ""
    heroes: list[AndorHero]  # clockwise
    rooster: str
    rooster_taken: bool
    #: Hours without overtime, all hours, and the price of each overtime hour today; -1 forbids one.
    free_hours: int
    most_hours: int
    prices: list[int]
    # Legend track
    letters: list[str]
    narrator: str
    end_letter: str
    stars: list[str]  # letters with a card that is not yet read
    put: dict[str, list[str]]  # letter -> names of the cards that a die laid there
    # Creatures
    creatures: list[AndorCreature]
    display: list[AndorRow]
    creature_bonus: int
    beaten: dict[str, int]  # kind -> how many lie on field 80
    shields: AndorShields
    # Fields
    wells: dict[str, str]  # full, empty, gone
    fog: dict[str, str]  # ``unknown`` (face down), or its kind
    items: dict[str, dict[str, int]]
    gold: dict[str, int]
    farmers: dict[str, int]
    rubble: dict[str, int]  # number on it
    closed: list[list[str]]  # neighbours between which nobody can go now
    ways: list[list[str]]  # fields between which the legend has made a way that is not printed
    marks: dict[str, list[str]]  # fields that heroes or creatures may not enter, or where creatures leave the board
    hidden: dict[str, int]  # how many tokens of the legend lie face down
    things: list[AndorThing]
    allies: list[AndorAlly]
    # Trade
    supply: dict[str, int]  # articles on the equipment board
    merchants: list[str]  # fields where a merchant is
    price: int
    mine_price: int
    witch: AndorWitch | None
    deals: list[AndorDeal]
    # Legend
    goals: list[AndorGoal]  # those that are set
    events_on_top: list[str]  # known event cards on their pile, the topmost last
    unlocked: list[str]  # what the legend allows by now: ``strength`` and ``articles`` to be bought, ``trade``, ...
    battle: AndorBattle | None
    #: What the group still has to share out or to pay.
    share: int
    options: dict[str, str]
    most_strength: int
    most_willpower: int
    offers: list[Offer]
    #: What each hero who may take the floor could do there: hero id -> offers of that hero, ``back`` among them.
    between: dict[str, list[Offer]]
    routes: list[AndorRoute]
