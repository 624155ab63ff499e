"""Everything true in a legend of Andor."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.andor.cargo import BIT
from sagenwerk.andor.options import AndorOptions
from sagenwerk.andor.scenario import FOGS, HEROES, OVERTIME, AndorScenario
from sagenwerk.kernel.contract import Result, State

#: What lies on a fog field: nothing, a face-down token, or FOG_KNOWN + kind if it lies open (AN-162).
NO_FOG: Final[i64] = 0
FOG_UNKNOWN: Final[i64] = 1
FOG_KNOWN: Final[i64] = 2

#: Sides of a well (AN-149, AN-157).
FULL: Final[i64] = 0
EMPTY: Final[i64] = 1
GONE: Final[i64] = 2

#: Where a thing of the legend is: nowhere, on a field (its number), with a hero, with a creature on a field.
NOWHERE: Final[i64] = -1
WITH_HERO: Final[i64] = 1000
WITH_CREATURE: Final[i64] = 2000

#: What the hero on turn is doing: nothing yet, walking, leading an ally, or the action of the turn is over (AN-002).
BEGINS: Final[i64] = 0
WALKS: Final[i64] = 1
LEADS: Final[i64] = 2
ACTED: Final[i64] = 3

#: Partner number of the field itself in the exchange tables (the others are hero numbers).
GROUND: Final[i64] = HEROES


class Hero:
    """One hero board and figure. ``field`` is -1 for a hero who does not play."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind
        self.field: i64 = -1
        self.strength: i64 = 0
        self.willpower: i64 = 0
        #: Hours used today (AN-013).
        self.hours: i64 = 0
        #: The time marker lies in the sunrise box (AN-017).
        self.day_ended = False
        self.gold: i64 = 0
        self.farmers: i64 = 0
        #: Articles, a pile of ``cargo``.
        self.bag: i64 = 0

    def copy(self) -> Hero:
        twin = Hero(self.kind)
        twin.field = self.field
        twin.strength = self.strength
        twin.willpower = self.willpower
        twin.hours = self.hours
        twin.day_ended = self.day_ended
        twin.gold = self.gold
        twin.farmers = self.farmers
        twin.bag = self.bag
        return twin


class Andor(State):
    """A legend of Andor. Heroes are numbered by class, in ``heroes`` as in every list by hero."""

    def __init__(self, board: AndorScenario, options: AndorOptions, order: list[int], heroes: list[Hero]) -> None:
        super().__init__(board)
        self.board = board
        self.options = options
        #: Hero numbers clockwise. Never changed.
        self.order = order
        self.heroes = heroes
        self.day: i64 = 1
        # The turn
        self.turn: i64 = order[0]
        self.doing: i64 = BEGINS
        #: Fields that the hero may still enter without an hour (wineskin, herb), or an ally may still be led.
        self.free_steps: i64 = 0
        self.ally: i64 = -1
        #: By partner: kinds of cargo that the acting hero gave and got this turn, one bit a kind; never both ways.
        self.handed_over: list[int] = [0, 0, 0, 0, 0]
        self.received: list[int] = [0, 0, 0, 0, 0]
        # A hero who has the floor out of turn (contract, section 4): -1 for none, and who had it since the last hour.
        self.floor: i64 = -1
        self.had_floor: i64 = 0
        self.floor_handed: list[int] = [0, 0, 0, 0, 0]
        self.floor_received: list[int] = [0, 0, 0, 0, 0]
        #: Exchange by falcon: owner and partner, and what went which way (AN-183).
        self.falcon_from: i64 = -1
        self.falcon_to: i64 = -1
        self.falcon_gave: i64 = 0
        self.falcon_got: i64 = 0
        # The rooster (AN-018)
        self.rooster: i64 = order[0]
        self.rooster_taken = False
        # Hours (AN-044, AN-048): price of overtime hours 8, 9, 10 today; -1 forbids one.
        self.prices: list[int] = [2, 2, 2]
        #: Strength that an event adds to every creature today.
        self.creature_bonus: i64 = 0
        # Fields
        self.piles: list[int] = []
        self.gold: list[int] = []
        self.farmers: list[int] = []
        self.fog: list[int] = []
        #: How many fog tokens of each kind nobody has seen yet.
        self.fog_unseen: list[int] = []
        self.wells: list[int] = []
        #: Merchants that are there, one bit each.
        self.merchants: i64 = 0
        #: Creature by field: 0 for none, else its kind + 1; and the pile of articles that it carries.
        self.creatures: list[int] = []
        self.carried: list[int] = []
        #: Number on the rubble of a field, 0 for none.
        self.rubble: list[int] = []
        #: Connections that are cut just now, one bit each in the order of the scenario's ``cuts``.
        self.cut: i64 = 0
        #: What the legend has made of each field (``scenario.MARK_NAMES``); empty in a legend that marks none.
        self.marks: list[int] = []
        #: Face-down tokens of the legend's pools by field, three bits a pool; empty in a legend without such pools.
        self.hidden: list[int] = []
        # Castle (AN-132 to AN-138)
        #: Kinds of the creatures on golden shields, in the order in which they came.
        self.intruders: list[int] = []
        self.farmers_saved: i64 = 0
        #: How many creatures lie on field 80, by kind (AN-142).
        self.beaten: list[int] = []
        # Narrator (AN-139 to AN-148)
        self.narrator: i64 = 0
        self.end_letter: i64 = 13
        #: Letter of each card laid beside the track, -1 for not laid or gone.
        self.put: list[int] = []
        # Event cards: those nobody has seen, one bit a card; those known to lie on top, the topmost last.
        self.events_unseen: i64 = 0
        self.events_on_top: list[int] = []
        # Supplies
        self.supply: list[int] = []
        #: Rune stones by colour that nobody has seen yet.
        self.stones_unseen: list[int] = []
        self.witch: i64 = -1
        #: Fields of the legend's allies and things, in the order of its tables.
        self.allies: list[int] = []
        self.things: list[int] = []
        # The legend's own memory
        self.unlocked: i64 = 0
        self.watching: i64 = 0
        self.deals: i64 = 0
        self.goals_set: i64 = 0
        self.slots: list[int] = []
        #: Who and where the last trigger or card was about.
        self.subject: i64 = -1
        self.spot: i64 = -1
        #: What the group still has to share out or to pay, and the last one who got or paid (contract, section 4).
        self.share: i64 = 0
        self.sharer: i64 = 0
        # Battle (AN-049 to AN-106): field of the foe, -1 for none; its kind, or -1 for rubble.
        self.foe_field: i64 = -1
        self.foe_kind: i64 = -1
        self.foe_willpower: i64 = 0
        self.foe_value: i64 = 0
        self.inviter: i64 = -1
        self.opener: i64 = -1
        #: Heroes, one bit each: who fights, who was asked, who has left or lost (not to come back).
        self.fighters: i64 = 0
        self.asked: i64 = 0
        self.left: i64 = 0
        #: Those of them who lost all willpower, and who holds up a shield this round.
        self.beaten_heroes: i64 = 0
        self.shielded: i64 = 0
        self.round: i64 = 0
        #: The hero who rolls just now; the dice that lie before him, ascending (one by one: the last one only).
        self.roller: i64 = -1
        self.dice: list[int] = []
        #: Dice still to be thrown one by one; whether the black die is (still) among them or lies there.
        self.dice_left: i64 = 0
        self.black_left = False
        self.black_value: i64 = 0
        #: The wizard has turned a die this round; the roller drank brew; a herb adds so much.
        self.turned = False
        self.brewed = False
        self.bonus: i64 = 0
        #: Die value of each hero this round, with brew and herb, without strength; -1 before the roll.
        self.rolled: list[int] = [-1, -1, -1, -1]
        #: Willpower that the fighters are about to lose.
        self.loss: i64 = 0

    @property
    def hero(self) -> Hero:
        """Whose turn it is."""
        return self.heroes[self.turn]

    def may(self, what: i64) -> bool:
        """Whether the legend allows this by now (AN-227, AN-228)."""
        return (self.unlocked >> what) & 1 != 0

    def price_of_hour(self, hero: Hero) -> i64:
        """Willpower for the next hour of this hero, or -1 if there is none (AN-014 to AN-016, AN-044, AN-048)."""
        hours = hero.hours
        if hours < self.board.free_hours:
            return 0
        if hours >= self.board.most_hours or not self.may(OVERTIME):
            return -1
        return self.prices[hours - self.board.free_hours]

    def has_hour(self, hero: Hero) -> bool:
        """Whether the hero can and may use one more hour: overtime never leads to 0 willpower (AN-046)."""
        if hero.day_ended:
            return False
        price = self.price_of_hour(hero)
        return price >= 0 and (price == 0 or hero.willpower > price)

    def shields(self) -> i64:
        """Golden shields in all: printed ones and farmers in the castle (AN-135, AN-137)."""
        return self.board.shields[len(self.order)] + self.farmers_saved

    def clone(self) -> Andor:
        twin = Andor(self.board, self.options, self.order, [hero.copy() for hero in self.heroes])
        twin.agenda = self.agenda[:]
        twin.offers = self.offers
        twin.result = self.result
        twin.day = self.day
        twin.turn = self.turn
        twin.doing = self.doing
        twin.free_steps = self.free_steps
        twin.ally = self.ally
        twin.handed_over = self.handed_over[:]
        twin.received = self.received[:]
        twin.floor = self.floor
        twin.had_floor = self.had_floor
        twin.floor_handed = self.floor_handed[:]
        twin.floor_received = self.floor_received[:]
        twin.falcon_from = self.falcon_from
        twin.falcon_to = self.falcon_to
        twin.falcon_gave = self.falcon_gave
        twin.falcon_got = self.falcon_got
        twin.rooster = self.rooster
        twin.rooster_taken = self.rooster_taken
        twin.prices = self.prices[:]
        twin.creature_bonus = self.creature_bonus
        twin.piles = self.piles[:]
        twin.gold = self.gold[:]
        twin.farmers = self.farmers[:]
        twin.fog = self.fog[:]
        twin.fog_unseen = self.fog_unseen[:]
        twin.wells = self.wells[:]
        twin.merchants = self.merchants
        twin.creatures = self.creatures[:]
        twin.carried = self.carried[:]
        twin.rubble = self.rubble[:]
        twin.cut = self.cut
        twin.marks = self.marks[:]
        twin.hidden = self.hidden[:]
        twin.intruders = self.intruders[:]
        twin.farmers_saved = self.farmers_saved
        twin.beaten = self.beaten[:]
        twin.narrator = self.narrator
        twin.end_letter = self.end_letter
        twin.put = self.put[:]
        twin.events_unseen = self.events_unseen
        twin.events_on_top = self.events_on_top[:]
        twin.supply = self.supply[:]
        twin.stones_unseen = self.stones_unseen[:]
        twin.witch = self.witch
        twin.allies = self.allies[:]
        twin.things = self.things[:]
        twin.unlocked = self.unlocked
        twin.watching = self.watching
        twin.deals = self.deals
        twin.goals_set = self.goals_set
        twin.slots = self.slots[:]
        twin.subject = self.subject
        twin.spot = self.spot
        twin.share = self.share
        twin.sharer = self.sharer
        twin.foe_field = self.foe_field
        twin.foe_kind = self.foe_kind
        twin.foe_willpower = self.foe_willpower
        twin.foe_value = self.foe_value
        twin.inviter = self.inviter
        twin.opener = self.opener
        twin.fighters = self.fighters
        twin.asked = self.asked
        twin.left = self.left
        twin.beaten_heroes = self.beaten_heroes
        twin.shielded = self.shielded
        twin.round = self.round
        twin.roller = self.roller
        twin.dice = self.dice[:]
        twin.dice_left = self.dice_left
        twin.black_left = self.black_left
        twin.black_value = self.black_value
        twin.turned = self.turned
        twin.brewed = self.brewed
        twin.bonus = self.bonus
        twin.rolled = self.rolled[:]
        twin.loss = self.loss
        return twin

    def numbers(self) -> list[int]:
        result: int = 0
        if self.result is Result.WON:
            result = 1
        elif self.result is Result.LOST:
            result = 2
        flags: i64 = 0
        for flag in (self.rooster_taken, self.black_left, self.turned, self.brewed):
            flags = 2 * flags + (1 if flag else 0)
        numbers: list[int] = [
            result,
            flags,
            self.day,
            self.turn,
            self.doing,
            self.free_steps,
            self.ally + 1,
            self.floor + 1,
            self.had_floor,
            self.falcon_from + 1,
            self.falcon_to + 1,
            self.falcon_gave,
            self.falcon_got,
            self.rooster,
            self.creature_bonus,
            self.cut,
            self.merchants,
            self.farmers_saved,
            self.narrator,
            self.end_letter,
            self.events_unseen,
            self.witch + 1,
            self.unlocked,
            self.watching,
            self.deals,
            self.goals_set,
            self.subject + 1,
            self.spot + 1,
            self.share,
            self.sharer,
            self.foe_field + 1,
            self.foe_kind + 1,
            self.foe_willpower,
            self.foe_value,
            self.inviter + 1,
            self.opener + 1,
            self.fighters,
            self.asked,
            self.left,
            self.beaten_heroes,
            self.shielded,
            self.round,
            self.roller + 1,
            self.dice_left,
            self.black_value,
            self.bonus,
            self.loss,
            len(self.intruders),
            len(self.events_on_top),
            len(self.dice),
        ]
        numbers.extend(self.order)
        for hero in self.heroes:
            numbers.append(hero.field + 1)
            numbers.append(hero.strength)
            numbers.append(hero.willpower)
            numbers.append(hero.hours)
            numbers.append(2 * hero.kind + (1 if hero.day_ended else 0))
            numbers.append(hero.gold)
            numbers.append(hero.farmers)
            numbers.append(hero.bag)
        for table in (
            self.handed_over,
            self.received,
            self.floor_handed,
            self.floor_received,
            self.prices,
            self.piles,
            self.gold,
            self.farmers,
            self.fog,
            self.fog_unseen,
            self.wells,
            self.creatures,
            self.carried,
            self.rubble,
            self.marks,
            self.hidden,
            self.intruders,
            self.beaten,
            self.put,
            self.events_on_top,
            self.supply,
            self.stones_unseen,
            self.allies,
            self.things,
            self.slots,
            self.dice,
            self.rolled,
        ):
            for number in table:
                numbers.append(number + 1)
        for value in self.options.chosen.values():
            for letter in value:
                numbers.append(ord(letter))
        return numbers

    def position(self) -> dict[str, Any]:
        from sagenwerk.andor.position import written_down

        return written_down(self)


def empty_tables(state: Andor) -> None:
    """Give a new state its lists by field and kind: an empty board before the set-up."""
    board = state.board
    fields = len(board.field_names)
    state.prices = [int(board.overtime_price)] * int(board.most_hours - board.free_hours)
    state.piles = [0] * fields
    state.gold = [0] * fields
    state.farmers = [0] * fields
    state.fog = [0] * fields
    state.fog_unseen = [0] * int(FOGS)
    state.wells = [int(GONE)] * len(board.wells)
    state.creatures = [0] * fields
    state.carried = [0] * fields
    state.rubble = [0] * fields
    state.cut = board.cut_at_first
    if board.marks_used:
        state.marks = [0] * fields
    if board.pool_shows:
        state.hidden = [0] * fields
    state.beaten = [0] * len(board.creatures)
    state.put = [-1] * len(board.put_cards)
    state.supply = board.supply[:]
    state.stones_unseen = board.stones[:]
    state.allies = [-1] * len(board.allies)
    state.things = [-1] * len(board.things)
    state.slots = [0] * len(board.slot_names)


def bits(number: i64) -> list[int]:
    """The numbers of the bits that are set, ascending."""
    found: list[int] = []
    for place in range(62):
        if number & BIT[place]:
            found.append(place)
    return found
