"""From checked legend files to the objects of the rules: values, conditions, cards, triggers.

Effects are made in ``andor_steps``. Everything is made once per loaded legend, in the order of its file: making it
numbers it.
"""

from __future__ import annotations

from typing import Final

from sagenwerk.andor.cards import Deck, ReadCard
from sagenwerk.andor.cargo import (
    BREW,
    CARGO_NAMES,
    HALF_BREW,
    HALF_WINESKIN,
    HERB_3,
    HERB_4,
    ITEM_NAMES,
    THING,
    WINESKIN,
)
from sagenwerk.andor.conditions import (
    AllOf,
    AllyOn,
    AllyOnBoard,
    Always,
    AnyOf,
    CastleDefended,
    Condition,
    CreatureOn,
    CreaturesNear,
    CreaturesOnBoard,
    Defeated,
    DifficultyIs,
    EveryHero,
    FarmersOn,
    FarmersOut,
    FarmersSaved,
    FightIs,
    FreeShields,
    GoalMet,
    GroupHas,
    HeroCount,
    HeroesNear,
    IsCut,
    ItemHeld,
    ItemOn,
    LetterBetween,
    LettersLeft,
    MarkedIs,
    Not,
    RubbleOn,
    SlotAtLeast,
    SomeHero,
    ThingHeld,
    ThingOn,
    WellIs,
    WitchFound,
)
from sagenwerk.andor.draws import Pool
from sagenwerk.andor.filters import HIGHEST_RANK, LOWEST_RANK, Who
from sagenwerk.andor.scenario import (
    FOG_NAMES,
    HERO_NAMES,
    LETTER_NAMES,
    MARK_NAMES,
    MOMENT_NAMES,
    SYMBOL_NAMES,
    AndorScenario,
    DealKind,
)
from sagenwerk.andor.state import EMPTY, FULL, GONE
from sagenwerk.andor.tasks import TaskDeck
from sagenwerk.andor.triggers import Trigger
from sagenwerk.andor.values import FieldBy, FieldIs, FieldOfSubject, Number, Place, Spot, Stored, Sum, Table, Value
from sagenwerk.content import andor_blocks as blocks
from sagenwerk.content import andor_words as words
from sagenwerk.content.andor_tables import COVERED, DIFFICULTIES, table_of

#: Rune stones, face down and in their colours.
STONES: Final = [ITEM_NAMES.index(name) for name in ("stone", "stone-blue", "stone-yellow", "stone-green")]
#: Articles with a used side, and both herbs: what people mean by one word.
ALSO: Final = {
    "wineskin": [WINESKIN, HALF_WINESKIN],
    "brew": [BREW, HALF_BREW],
    "herb": [HERB_3, HERB_4],
    "stone": STONES,
}
FORESTS: Final = ["southern_forest", "watchful_forest"]
SIDES: Final = {"full": FULL, "empty": EMPTY, "gone": GONE}
PICKS: Final = {"lowest-rank": LOWEST_RANK, "highest-rank": HIGHEST_RANK}
#: No field has this number: a row of fields that the board does not have.
NO_FIELD: Final = -2


def kinds_of(item: str) -> list[int]:
    """All kinds of articles that a word means, used sides included."""
    return [int(kind) for kind in ALSO.get(item, [])] or [ITEM_NAMES.index(item)]


class Names:
    """What the words of a legend file mean on its board: numbers by name."""

    def __init__(self, board: AndorScenario, box: blocks.Box) -> None:
        self.board = board
        self.box = box
        self.fields = {name: number for number, name in enumerate(board.field_names)}
        self.creatures = {kind.name: int(kind.number) for kind in board.creatures}
        self.allies = {ally.name: number for number, ally in enumerate(board.allies)}
        self.things = {thing.name: number for number, thing in enumerate(board.things)}
        self.cuts: dict[str, int] = {}
        self.goals: dict[str, int] = {}
        self.deals: dict[str, int] = {}
        self.cards: dict[str, ReadCard] = {}
        self.triggers: dict[str, Trigger] = {}
        self.decks: dict[str, Deck] = {}
        self.tasks: dict[str, TaskDeck] = {}
        self.pools: dict[str, Pool] = {}

    def slot(self, name: str) -> int:
        """The number of a slot, which is made when it is first named."""
        if name not in self.board.slot_names:
            self.board.slot_names.append(name)
        return self.board.slot_names.index(name)

    def field(self, printed: int) -> int:
        """The number of a printed field."""
        return self.fields[str(printed)]

    def fields_of(self, area: str) -> list[int]:
        """The fields of ``forest``, ``river`` or ``not-covered``."""
        found = []
        for name, number in self.fields.items():
            place = self.box.board.fields[name]
            if (
                (area == "forest" and place.terrain in FORESTS)
                or (area == "river" and place.river)
                or (area == "not-covered" and place.terrain not in COVERED)
            ):
                found.append(number)
        return found

    def value(self, given: int | words.ValueTable | None) -> Value:
        """A number, or a table of them."""
        if given is None:
            return Number(0)
        if isinstance(given, int):
            return Number(given)
        if given.roll is not None:
            return Stored(self.slot(given.roll), given.times, given.plus)
        if given.minus is not None:
            return Stored(self.slot(given.minus), -given.times, given.plus)
        if given.sum is not None:
            return Sum([self.value(part) for part in given.sum])
        return Table(table_of(given))

    def place(self, given: int | str | words.Rolled) -> Place:
        """A field that is known now or only in the game."""
        if isinstance(given, int):
            return FieldIs(self.field(given))
        if isinstance(given, words.Rolled):
            return FieldBy(self.board, Stored(self.slot(given.roll), 1, given.plus))
        return FieldOfSubject() if given == "subject" else Spot()

    def who(self, given: str | words.Filter) -> Who:
        """The heroes that are meant."""
        who = Who()
        if isinstance(given, words.Filter):
            self._narrow(who, given)
        elif given == "subject":
            who.subject = True
        elif given in PICKS:
            who.pick = PICKS[given]
        elif given != "each":
            who.classes = [HERO_NAMES.index(given)]
        return who

    def _narrow(self, who: Who, given: words.Filter) -> None:
        who.classes = [HERO_NAMES.index(name) for name in given.classes or []]
        if isinstance(given.on, str):
            who.fields = self.fields_of(given.on) or [NO_FIELD]
        elif given.on is not None:
            who.fields = [self.field(one) for one in given.on if isinstance(one, int)]
            who.places = [self.place(one) for one in given.on if not isinstance(one, int)]
        if given.between is not None:
            first, last = given.between
            who.fields = [number for name, number in self.fields.items() if first <= int(name) <= last] or [NO_FIELD]
        who.subject = given.subject is True
        who.not_subject = given.subject is False
        if given.willpower_below is not None:
            who.willpower_to = given.willpower_below - 1
        if given.willpower_above is not None:
            who.willpower_from = given.willpower_above + 1
        if given.strength_below is not None:
            who.strength_to = given.strength_below - 1
        if given.strength_above is not None:
            who.strength_from = given.strength_above + 1
        who.gold_from = given.gold_from or 0
        if given.carries is not None:
            who.carries = self.cargo(given.carries)
        if given.day_ended is not None:
            who.day_ended = 1 if given.day_ended else 0
        who.fights = given.fights is True
        if given.pick is not None:
            who.pick = PICKS[given.pick]

    def cargo(self, name: str) -> int:
        """The number of an article, of gold, of farmers, or of a thing of the legend, as in ``cargo``."""
        return int(THING) + self.things[name] if name in self.things else CARGO_NAMES.index(name)

    def condition(self, given: words.Condition | None) -> Condition:
        """Something that is true or not."""
        if given is None:
            return Always()
        if given.all is not None:
            return AllOf([self.condition(part) for part in given.all])
        if given.any is not None:
            return AnyOf([self.condition(part) for part in given.any])
        if given.no is not None:
            return Not(self.condition(given.no))
        return self._about_the_game(given) or self._about_pieces(given) or self._about_heroes(given)

    def _about_the_game(self, given: words.Condition) -> Condition | None:
        least = self.value(given.at_least if given.at_least is not None else 1)
        if given.heroes is not None:
            return HeroCount(given.heroes)
        if given.difficulty is not None:
            return DifficultyIs(DIFFICULTIES.index(given.difficulty))
        if given.letter_from is not None or given.letter_to is not None:
            first, last = given.letter_from or "A", given.letter_to or "N"
            return LetterBetween(LETTER_NAMES.index(first), LETTER_NAMES.index(last))
        if given.flag is not None or given.counter is not None:
            return SlotAtLeast(self.slot(given.flag or given.counter or ""), least)
        if given.defeated is not None:
            return Defeated(-1 if given.defeated == "any" else self.creatures[given.defeated], least)
        if given.castle_defended is not None:
            return CastleDefended()
        if given.free_shields is not None:
            return FreeShields(self.value(given.free_shields))
        if given.goal is not None:
            return GoalMet(self.goals[given.goal])
        if given.witch is not None:
            return WitchFound() if given.witch else Not(WitchFound())
        if given.cut is not None:
            return IsCut(self.cuts[given.cut])
        if given.battle is not None:
            return self._battle(given.battle)
        return None if given.letters_left is None else LettersLeft(self.value(given.letters_left))

    def _battle(self, given: words.Battle) -> Condition:
        fight = FightIs()
        if given.creature is not None:
            fight.kind = self.creatures[given.creature]
        if given.round_from is not None:
            fight.first = given.round_from
        if given.round_to is not None:
            fight.last = given.round_to
        if given.round is not None:
            fight.first = fight.last = given.round
        if given.from_afar is not None:
            fight.from_afar = 1 if given.from_afar else 0
        fight.fighters = sum(1 << HERO_NAMES.index(name) for name in set(given.fights or []))
        fight.took_part = sum(1 << HERO_NAMES.index(name) for name in set(given.took_part or []))
        fight.alone = given.alone is True
        fight.everybody = given.everybody is True
        fight.dice = given.dice_from or 0
        fight.foe_value = given.creature_from or 0
        return fight

    def _about_pieces(self, given: words.Condition) -> Condition | None:
        least = self.value(given.at_least if given.at_least is not None else 1)
        if given.thing is not None:
            thing = self.things[given.thing]
            if given.on is None:
                return ThingHeld(thing, self.who(given.who or "each"))
            return ThingOn(thing, self.place(given.on), given.held)
        if given.item is not None:
            kinds = kinds_of(given.item)
            if given.on is None:
                return ItemHeld(kinds, self.who(given.who or "each"), least)
            return ItemOn(kinds, self.place(given.on), given.held, least)
        if given.creature is not None:
            kind = -1 if given.creature == "any" else self.creatures[given.creature]
            there: Condition = CreaturesOnBoard(kind, least)
            if given.on is not None and given.within is not None:
                there = CreaturesNear(kind, self.place(given.on), given.within, least)
            elif given.on is not None:
                there = CreatureOn(kind, self.place(given.on))
            return Not(there) if given.present is False else there
        if given.ally is not None:
            ally = self.allies[given.ally]
            here: Condition = AllyOnBoard(ally) if given.on is None else AllyOn(ally, self.place(given.on))
            return Not(here) if given.present is False else here
        if given.well is not None:
            well = -1
            if isinstance(given.on, int):
                well = self.board.well_at[self.field(given.on)]
            return WellIs(well, SIDES[given.well])
        if given.marked is not None:
            assert given.on is not None
            return MarkedIs(self.place(given.on), 1 << MARK_NAMES.index(given.marked))
        return RubbleOn(self.place(given.rubble_on)) if given.rubble_on is not None else None

    def _about_heroes(self, given: words.Condition) -> Condition:
        least = self.value(given.at_least if given.at_least is not None else 1)
        if given.farmers_saved is not None:
            return FarmersSaved(self.value(given.farmers_saved))
        if given.farmers_outside is not None:
            return FarmersOut(self.value(given.farmers_outside))
        if given.farmers_on is not None:
            return FarmersOn(self.place(given.farmers_on), least)
        if given.group_gold is not None:
            return GroupHas(self.value(given.group_gold))
        if given.every_hero is not None:
            return EveryHero(self.who(given.every_hero))
        if given.hero is not None:
            return SomeHero(self.who(given.hero), least)
        assert given.hero_on is not None
        who = Who()
        if given.within is not None:
            return HeroesNear(who, self.place(given.hero_on), given.within, least)
        who.places = [self.place(given.hero_on)]
        return SomeHero(who, least)

    def trigger(self, given: blocks.Trigger) -> Trigger:
        """A trigger without its effects."""
        moment = MOMENT_NAMES.index(given.moment)
        trigger = Trigger(
            self.board, f"trigger {given.id}", [moment], given.once, given.active, self.condition(given.when)
        )
        if given.creature is not None:
            trigger.whats = [self.creatures[given.creature]]
        if given.thing is not None:
            trigger.whats = [self.things[given.thing]]
        if given.item is not None:
            trigger.whats = kinds_of(given.item)
        if given.ally is not None:
            trigger.whats = [self.allies[given.ally]]
        if given.fog is not None:
            trigger.whats = [FOG_NAMES.index(given.fog)]
        if given.flag is not None:
            trigger.whats = [self.slot(given.flag)]
        if given.symbol is not None:
            trigger.whats = [SYMBOL_NAMES.index(given.symbol)]
        trigger.places = [FieldIs(self.field(printed)) for printed in given.on or []]
        trigger.heroes = [HERO_NAMES.index(name) for name in given.heroes or []]
        self.triggers[given.id] = trigger
        return trigger

    def deal(self, given: blocks.Deal) -> None:
        """Something that is sold."""
        self.deals[given.id] = len(self.board.deals)
        item = -1 if given.item is None else ITEM_NAMES.index(given.item)
        prices = table_of(given.gold)
        deal = DealKind(given.id, self.field(given.on), max(prices), given.strength, item, given.willpower, given.once)
        deal.prices = prices
        deal.classes = [HERO_NAMES.index(name) for name in given.heroes or []]
        self.board.deals.append(deal)
