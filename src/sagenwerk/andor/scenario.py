"""What a legend of Andor is played with: board, creatures, heroes, cards as typed tables.

The loader in ``content`` fills these tables from files; the rules look nothing up anywhere else and know no field and
no legend.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.kernel.contract import Action, Outcome, Scenario, Step

#: Hero classes by number: in the order of their ranks, the lowest first.
HERO_NAMES: Final = ["dwarf", "warrior", "archer", "wizard"]
DWARF: Final[i64] = 0
WARRIOR: Final[i64] = 1
ARCHER: Final[i64] = 2
WIZARD: Final[i64] = 3
HEROES: Final[i64] = 4

#: Letters of the legend track (AN-139).
LETTER_NAMES: Final = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N"]
LETTERS: Final[i64] = 14
LETTER_N: Final[i64] = 13

#: The printed kinds of creatures; a legend's own kinds follow them.
KIND_NAMES: Final = ["gor", "skral", "wardrak", "troll"]
GOR: Final[i64] = 0
SKRAL: Final[i64] = 1
WARDRAK: Final[i64] = 2
TROLL: Final[i64] = 3

#: Kinds of fog tokens (AN-163); ``empty`` is a large token of the first part of Legend 1 that brings nothing.
FOG_NAMES: Final = ["event", "gold", "gor", "strength", "willpower-2", "willpower-3", "wineskin", "brew", "empty"]
EVENT_FOG: Final[i64] = 0
GOLD_FOG: Final[i64] = 1
GOR_FOG: Final[i64] = 2
STRENGTH_FOG: Final[i64] = 3
WILLPOWER_2_FOG: Final[i64] = 4
WILLPOWER_3_FOG: Final[i64] = 5
WINESKIN_FOG: Final[i64] = 6
BREW_FOG: Final[i64] = 7
FOGS: Final[i64] = 9

#: What a legend lets people do, one bit each in ``Andor.unlocked``; everything from Legend 2 on (AN-227, AN-228).
UNLOCK_NAMES: Final = ["overtime", "fight", "joint-battle", "strength", "articles", "trade", "farmers", "allies"]
OVERTIME: Final[i64] = 0
FIGHTS: Final[i64] = 1
JOINT_BATTLES: Final[i64] = 2
STRENGTH_SOLD: Final[i64] = 3
ARTICLES_SOLD: Final[i64] = 4
TRADE: Final[i64] = 5
FARMERS: Final[i64] = 6
ALLIES: Final[i64] = 7
#: Tokens of every kind are activated where a move ends (AN-032, first part of Legend 1).
EVERY_TOKEN: Final[i64] = 8
#: Gems lure creatures (AN-202).
GEM_LURE: Final[i64] = 9

#: Moments that a legend's triggers wait for; see ``triggers``.
MOMENT_NAMES: Final = [
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
HERO_ENTERS: Final[i64] = 0
HERO_STANDS: Final[i64] = 1
CREATURE_DEFEATED: Final[i64] = 2
FOG_ACTIVATED: Final[i64] = 3
CREATURE_ENTERS: Final[i64] = 4
THING_MEETS_CREATURE: Final[i64] = 5
THING_LIES: Final[i64] = 6
ITEM_LIES: Final[i64] = 7
SUNRISE_ENDS: Final[i64] = 8
DAY_ENDS: Final[i64] = 9
ALLY_ENTERS: Final[i64] = 10
FARMER_SAVED: Final[i64] = 11
CASTLE_ENTERED: Final[i64] = 12
FLAG_SET: Final[i64] = 13
BATTLE_ROUND_BEGINS: Final[i64] = 14
BATTLE_ROUND_ENDS: Final[i64] = 15
ANY_TIME: Final[i64] = 16
SUNRISE_SYMBOL: Final[i64] = 17
ALLY_LEAVES: Final[i64] = 18
THING_TAKEN: Final[i64] = 19
FOG_SEEN: Final[i64] = 20
MOMENTS: Final[i64] = 21

#: The eight symbols of the sunrise, in the order of the box (AN-107 to AN-115).
SYMBOL_NAMES: Final = ["event", "gor", "skral", "wardrak", "troll", "wardrak-again", "well", "narrator"]
SYMBOLS: Final[i64] = 8

#: What a legend makes of a field, one bit each in ``Andor.marks``: nobody of them enters it; creatures leave there.
MARK_NAMES: Final = ["no-heroes", "no-creatures", "exit"]
NO_HEROES: Final[i64] = 1
NO_CREATURES: Final[i64] = 2
EXIT: Final[i64] = 4

#: How a creature moves at sunrise: along the arrows, not at all, towards what it hunts.
ALONG_ARROWS: Final[i64] = 0
STANDS_STILL: Final[i64] = 1
HUNTS: Final[i64] = 2


class CreatureKind:
    """A kind of creature (AN-064, AN-078, AN-130): printed, or a legend's own."""

    def __init__(self, name: str, number: i64) -> None:
        self.name = name
        self.number = number
        #: The printed kind whose figure it uses and with which it moves.
        self.figure: i64 = number
        #: By difficulty and number of heroes: [5 * difficulty + heroes].
        self.strength: list[int] = [0] * 10
        #: At the beginning of a battle; the most if ``willpowers`` says it by difficulty and heroes, as ``strength``.
        self.willpower: i64 = 0
        self.willpowers: list[int] = []
        #: Dice by willpower 0 to 20, and whether they are black.
        self.dice: list[int] = [0] * 21
        self.black = False
        self.reward: i64 = 0
        self.movement: i64 = ALONG_ARROWS
        #: What it hunts: an ally, a thing, or (both -1) the nearest hero.
        self.hunts_ally: i64 = -1
        self.hunts_thing: i64 = -1
        #: The strength of the heroes who fight it is its own (legend 3).
        self.mirrors = False


class AllyKind:
    """A figure on the heroes' side (AN-215 to AN-219)."""

    def __init__(self, name: str, bonus: i64, fields_an_hour: i64) -> None:
        self.name = name
        self.bonus = bonus
        self.fields_an_hour = fields_an_hour


class ThingKind:
    """A token of the legend's own, such as a parchment (AN-190): there is one of each."""

    def __init__(self, name: str, slot: i64) -> None:
        self.name = name
        #: LARGE, HEAD, SMALL or PURSE, as in ``cargo``.
        self.slot = slot


class DealKind:
    """Something that a card sells on a field: ``strength`` points and articles for gold."""

    def __init__(self, name: str, field: i64, gold: i64, strength: i64, item: i64, willpower: i64, once: bool) -> None:
        self.name = name
        self.field = field
        self.strength = strength
        #: -1 for none.
        self.item = item
        self.willpower = willpower
        self.once = once
        #: The price by difficulty and number of heroes: [5 * difficulty + heroes].
        self.prices: list[int] = [int(gold)] * 10
        #: Hero numbers of those who may buy it, empty for all.
        self.classes: list[int] = []


class AndorScenario(Scenario):
    """The tables of one legend: board, box and cards.

    Fields are numbers, 0 to ``len(field_names) - 1``; -1 means none. A field's number is not the printed one: that is
    its name.
    """

    def __init__(self, name: str, digest: str) -> None:
        super().__init__("andor", name, digest)
        #: The content it was filled from: names, drawing, sources. The loader's own; rules never look into it.
        self.content: object = None
        # Board (AN-022 to AN-033): names are the printed numbers, in ascending order; neighbours ascending.
        self.field_names: list[str] = []
        self.ways: list[list[int]] = []
        #: Where the printed arrow points (AN-119); -1 where there is none.
        self.arrows: list[int] = []
        self.castle: i64 = -1
        #: Merchant number by field, -1 elsewhere; and the field by merchant number (AN-168).
        self.merchant_at: list[int] = []
        self.merchants: list[int] = []
        #: The mine, where the dwarf buys strength for 1 gold (AN-170); -1 for none.
        self.mine: i64 = -1
        #: Well number by field, -1 elsewhere; and the field by well number (AN-149).
        self.well_at: list[int] = []
        self.wells: list[int] = []
        self.fog_fields: list[int] = []
        #: Fields by number of hours from each field on foot, for searching: [from][to], -1 where no way leads.
        self.distances: list[list[int]] = []
        #: Connections that the legend may cut or open, one bit each in ``Andor.cut`` (AN-129); each a pair of fields.
        self.cuts: list[list[int]] = []
        #: Figures that a card itself keeps before each of them while it is cut, one bit a figure.
        self.cut_holds: list[int] = []
        #: Those of them that are cut at the beginning, and those that are not printed on the board, as such bits.
        self.cut_at_first: i64 = 0
        self.unprinted: i64 = 0
        #: Whether the legend marks fields (``Andor.marks``).
        self.marks_used = False
        #: Pools of the legend whose tokens lie face down (``Andor.hidden``): by pool and field the step that turns one
        #: up; and their names.
        self.pool_shows: list[list[Step[Any]]] = []
        self.pool_names: list[str] = []
        #: Whether the legend puts rubble on the board.
        self.rubble_used = False
        #: Whether such a connection touches the field.
        self.cut_here: list[bool] = []
        # Heroes by class number (AN-055, AN-225).
        self.figure_names: list[list[str]] = []
        self.ranks: list[int] = []
        #: Dice by willpower 0 to 20.
        self.hero_dice: list[list[int]] = []
        self.start_strength: i64 = 1
        self.start_willpower: i64 = 7
        self.most_strength: i64 = 14
        self.most_willpower: i64 = 20
        # Day track (AN-014, AN-043, AN-044): hours without and with overtime, price of hours 8, 9, 10.
        self.free_hours: i64 = 7
        self.most_hours: i64 = 10
        self.overtime_price: i64 = 2
        # Creatures: printed kinds first, then the legend's own; figures in the box by printed kind (AN-131).
        self.creatures: list[CreatureKind] = []
        self.figures: list[int] = []
        #: Golden shields by number of heroes (AN-135).
        self.shields: list[int] = []
        #: Faces of the black die, ascending, and what lies opposite each of its faces (AN-198, AN-200).
        self.black_faces: list[int] = []
        self.black_opposites: dict[int, int] = {}
        # Articles on the equipment board by item kind, prices (AN-169 to AN-178, AN-191).
        self.supply: list[int] = []
        self.price: i64 = 2
        self.mine_price: i64 = 1
        self.brew_prices: list[int] = []
        self.archer_discount: i64 = 1
        #: Rune stones in the box by colour: blue, yellow, green (AN-195).
        self.stones: list[int] = []
        #: Willpower from a well, and for the warrior (AN-151, AN-152).
        self.well_willpower: i64 = 3
        self.warrior_willpower: i64 = 5
        #: Fog tokens in the box by kind (AN-163).
        self.fog_counts: list[int] = []
        # Legend
        self.fewest_heroes: i64 = 2
        self.most_heroes: i64 = 4
        self.difficulties = False
        self.allies: list[AllyKind] = []
        self.things: list[ThingKind] = []
        self.deals: list[DealKind] = []
        #: Letter by pips of a die, 1 to 6 (AN-147).
        self.pips: list[int] = []
        #: Set-up: steps before the first turn.
        self.setup: list[Step[Any]] = []
        #: Cards by letter, in reading order (AN-143); cards laid beside a letter by a die.
        self.letter_cards: list[list[Step[Any]]] = []
        self.put_cards: list[Step[Any]] = []
        #: Names of all legend cards and of all event cards, by number.
        self.card_names: list[str] = []
        self.event_names: list[str] = []
        #: Event cards by number: the step in which one is read (AN-220), whether a shield stops it (AN-222).
        self.event_cards: list[Step[Any]] = []
        self.event_shields: list[bool] = []
        self.event_deck: list[int] = []
        #: The card that lies on top at the beginning (START), -1 for none.
        self.event_on_top: i64 = -1
        #: Triggers by moment; their numbers are bits of ``Andor.watching``.
        self.triggers: list[Any] = []
        self.triggers_at: list[list[Any]] = []
        #: Numbered places for stored rolls, flags and counters, by name.
        self.slot_names: list[str] = []
        #: Goals that the players see: name and condition, in the order in which they are set.
        self.goal_names: list[str] = []
        self.goals: list[Any] = []
        #: All legend cards by number, as ``card_names``; and the legend's own decks, by number.
        self.cards: list[Step[Any]] = []
        self.decks: list[Any] = []
        #: Piles of tasks that heroes get, in the order of the file.
        self.task_decks: list[Any] = []
        #: Triggers and permissions that hold from the beginning, sets of bits.
        self.watching: i64 = 0
        self.unlocked: i64 = 0
        #: Actions (with outcomes) and steps that the legend itself brings, in file order: the end of the lists.
        self.own_actions: list[Action[Any]] = []
        self.own_steps: list[Step[Any]] = []
        #: Steps that say whom and which field the next effects are about: by hero + 1 and by field + 1 (``triggers``).
        self.subjects: list[Step[Any]] = []
        self.spots: list[Step[Any]] = []
        # Families of actions, outcomes and steps, filled by the catalogue: by hero, then by field or cargo.
        self.walks: list[list[Action[Any]]] = []
        #: By hero and field: steps to all neighbours.
        self.steps_on: list[list[list[Action[Any]]]] = []
        self.single: list[list[Action[Any]]] = []
        self.attacks: list[list[Action[Any]]] = []
        self.clears: list[list[Action[Any]]] = []
        self.pick_ups: list[list[Action[Any]]] = []
        self.lay_downs: list[list[Action[Any]]] = []
        self.gives: list[list[list[Action[Any]]]] = []
        self.takes: list[list[list[Action[Any]]]] = []
        self.falcons: list[list[Action[Any]]] = []
        self.falcon_gives: list[list[list[Action[Any]]]] = []
        self.falcon_takes: list[list[list[Action[Any]]]] = []
        self.buys: list[list[Action[Any]]] = []
        self.deal_actions: list[list[Action[Any]]] = []
        self.looks: list[list[Action[Any]]] = []
        self.floors: list[Action[Any]] = []
        self.backs: list[Action[Any]] = []
        self.leads: list[list[Action[Any]]] = []
        self.ally_steps: list[list[list[Action[Any]]]] = []
        self.invites: list[list[Action[Any]]] = []
        #: Answers in battle, by hero: begin; join and stay out; fight on and break off; use and keep the shield.
        self.begins: list[Action[Any]] = []
        self.joins: list[list[Action[Any]]] = []
        self.go_ons: list[list[Action[Any]]] = []
        self.shield_answers: list[list[Action[Any]]] = []
        #: About the roll, by hero: black die; take, throw, throw the black one; brew, herbs, as it is; wizard's turns.
        self.black_answers: list[list[Action[Any]]] = []
        self.die_answers: list[list[Action[Any]]] = []
        self.help_answers: list[list[Action[Any]]] = []
        self.turn_answers: list[Action[Any]] = []
        #: Gold and willpower of a reward, by hero: taken alone, given by the group.
        self.reward_alone: list[list[Action[Any]]] = []
        self.reward_shared: list[list[Action[Any]]] = []
        #: Rubble that a try clears, by hero and field, and that it is enough.
        self.clearings: list[list[Action[Any]]] = []
        self.clearing_ends: list[Action[Any]] = []
        #: One die of a fixed number of faces; several like dice as a multiset; black dice likewise: by number of dice.
        self.red_throws: list[list[Outcome]] = []
        self.red_weights: list[list[int]] = []
        self.black_throws: list[list[Outcome]] = []
        self.black_weights: list[list[int]] = []
        self.fog_outcomes: list[Outcome] = []
        self.stone_outcomes: list[Outcome] = []
        self.event_outcomes: list[Outcome] = []
        #: Steps by hero, field or letter, made by the catalogue.
        self.free_actions: list[Step[Any]] = []
        self.creature_moves: list[Step[Any]] = []
        self.creature_runs: list[Step[Any]] = []
        self.narrator_to: list[Step[Any]] = []
        self.fog_opens: list[Step[Any]] = []
        self.fog_shows: list[Step[Any]] = []
        self.stone_shows: list[Step[Any]] = []

    def field_named(self, name: str) -> i64:
        """The number of a field. Raises ``ValueError`` for a name that is not on the board."""
        for number in range(len(self.field_names)):
            if self.field_names[number] == name:
                return number
        raise ValueError(f"there is no field {name!r} on this board")
