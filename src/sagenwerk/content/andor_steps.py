"""From the effects of a checked legend file to the steps of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sagenwerk.andor import choices, draws, effects, fog_cards, losses, placing, shares, tasks, tokens
from sagenwerk.andor.cards import DRAW_EVENT, PEEK_EVENT, DrawFrom
from sagenwerk.andor.cargo import GOLD, ITEM_NAMES, ONE_OF
from sagenwerk.andor.filters import HIGHEST_RANK, LOWEST_RANK, Who
from sagenwerk.andor.scenario import (
    EVERY_TOKEN,
    FOG_NAMES,
    GEM_LURE,
    LETTER_NAMES,
    MARK_NAMES,
    UNLOCK_NAMES,
)
from sagenwerk.andor.state import EMPTY, FULL, GONE
from sagenwerk.andor.sunrise import SUNRISE
from sagenwerk.andor.values import FieldIs, Number, Place, Stored
from sagenwerk.content import andor_effects as language
from sagenwerk.content import andor_words as words
from sagenwerk.content.andor_build import Names, kinds_of
from sagenwerk.content.andor_effects import Effect
from sagenwerk.kernel.contract import Step

Steps = list[Step[Any]]

#: What ``get = { article = true }`` offers: everything that merchants sell.
SOLD: Final = ["wineskin", "shield", "bow", "falcon", "telescope", "helm"]
#: The slot in which a hero's die is kept while its effects happen.
PIPS: Final = "pips"
UNLOCKS: Final = {
    **{name: number for number, name in enumerate(UNLOCK_NAMES)},
    "every-token": int(EVERY_TOKEN),
    "gem-lure": int(GEM_LURE),
}
STANDING: Final = {None: effects.NOBODY, "lowest-rank": LOWEST_RANK, "highest-rank": HIGHEST_RANK}


class Maker(Names):
    """Makes the steps of one legend, each under the path of its effect: ``C2/4/then/0``."""

    def steps(self, path: str, given: list[Effect]) -> Steps:
        """The steps of a list of effects."""
        made: Steps = []
        for number, effect in enumerate(given):
            made.extend(MAKERS[type(effect)](self, f"{path}/{number}", effect))
        return made

    def places(self, given: list[Any] | None) -> list[Place]:
        """Fields of an effect."""
        return [self.place(one) for one in given or []]


def _each_place(maker: Maker, path: str, given: list[Any] | None, make: Callable[[str, Place], Step[Any]]) -> Steps:
    """One step for each field; a single one bears the plain path."""
    places = maker.places(given)
    return [make(path if len(places) == 1 else f"{path}/{number}", place) for number, place in enumerate(places)]


def place_creature(maker: Maker, path: str, given: language.PlaceCreature) -> Steps:
    kind = maker.creatures[given.creature]
    pile, thing = 0, -1
    if given.carries is not None:
        thing = maker.things.get(given.carries, -1)
        pile = ONE_OF[ITEM_NAMES.index(given.carries)] if thing < 0 else 0
    return _each_place(
        maker,
        path,
        given.fields,
        lambda name, place: placing.PlaceCreature(maker.board, name, kind, place, pile, thing, given.clear),
    )


def remove_creature(maker: Maker, path: str, given: language.RemoveCreature) -> Steps:
    if given.fields is None:
        kind = maker.creatures[given.creature] if given.creature else int(placing.ANY_KIND)
        return [placing.RemoveKind(maker.board, path, kind)]
    return _each_place(maker, path, given.fields, lambda name, place: placing.RemoveCreature(maker.board, name, place))


def move_creature(maker: Maker, path: str, given: language.MoveCreature) -> Steps:
    figure = int(placing.ANY_KIND)
    if given.creature is not None:
        figure = int(maker.board.creatures[maker.creatures[given.creature]].figure)
    return [
        placing.MoveCreature(
            maker.board, f"{path}/{step}" if given.steps > 1 else path, figure, given.which == "highest"
        )
        for step in range(given.steps)
    ]


def turn_into(maker: Maker, path: str, given: language.TurnInto) -> Steps:
    old = maker.creatures[given.old] if given.old else int(placing.ANY_KIND)
    kind = maker.creatures[given.creature]
    if given.fields is None:
        return [placing.TurnInto(maker.board, path, None, old, kind)]
    return _each_place(
        maker, path, given.fields, lambda name, place: placing.TurnInto(maker.board, name, place, old, kind)
    )


def place_hero(maker: Maker, path: str, given: language.PlaceHero) -> Steps:
    board = maker.board
    if given.fields is not None:
        by_class = given.fields
        places = [maker.place(one) for one in (by_class.dwarf, by_class.warrior, by_class.archer, by_class.wizard)]
    elif given.at == "rank":
        places = [FieldIs(maker.field(rank)) for rank in board.ranks]
    else:
        assert given.at is not None
        places = [maker.place(given.at)]
    return [placing.PlaceHero(board, path, maker.who(given.who), places)]


def hero(maker: Maker, path: str, given: language.Hero) -> Steps:
    board = maker.board
    changes = [
        ("strength", given.strength, placing.STRENGTH, placing.ADDS),
        ("willpower", given.willpower, placing.WILLPOWER, placing.ADDS),
        ("gold", given.gold, placing.PURSE_GOLD, placing.ADDS),
        ("set-strength", given.set_strength, placing.STRENGTH, placing.SETS),
        ("set-willpower", given.set_willpower, placing.WILLPOWER, placing.SETS),
        ("raise-willpower-to", given.raise_willpower_to, placing.WILLPOWER, placing.RAISES),
        ("lower-willpower-to", given.lower_willpower_to, placing.WILLPOWER, placing.LOWERS),
        ("hours", given.hours, placing.HOURS, placing.ADDS),
    ]
    made: Steps = [
        placing.ChangeHero(board, f"{path}/{word}", maker.who(given.who), what, how, maker.value(amount))
        for word, amount, what, how in changes
        if amount is not None
    ]
    for item, number in (given.items or {}).items():
        kind = ITEM_NAMES.index(item)
        made.extend(
            tokens.GiveItem(board, f"{path}/{item}/{one}", maker.who(given.who), kind, False) for one in range(number)
        )
    for item, number in (given.lose_items or {}).items():
        kind = ITEM_NAMES.index(item)
        made.extend(
            tokens.TakeItem(board, f"{path}/no-{item}/{one}", maker.who(given.who), kind) for one in range(number)
        )
    if given.end_day:
        made.append(placing.EndTheDay(board, f"{path}/end-day", maker.who(given.who)))
    return made


def group(maker: Maker, path: str, given: language.Group) -> Steps:
    board = maker.board
    made: Steps = []
    for word, amount, gains, loses in (
        ("gold", given.gold, shares.GAINS_GOLD, shares.LOSES_GOLD),
        ("willpower", given.willpower, shares.GAINS_WILLPOWER, shares.LOSES_WILLPOWER),
    ):
        if amount is not None:
            made.append(shares.GroupShare(board, f"{path}/{word}", gains, loses, maker.value(amount)))
    for item, number in (given.items or {}).items():
        kind = ITEM_NAMES.index(item)
        share = shares.GroupShare(
            board, f"{path}/{item}", shares.GAINS_ITEM[kind], shares.LOSES_ITEM[kind], Number(number)
        )
        made.append(share)
    return made


def place_token(maker: Maker, path: str, given: language.PlaceToken) -> Steps:
    board, what = maker.board, given.what
    if given.bearer is not None:
        thing = maker.things[what]
        where = maker.places(given.fields) if given.bearer == "creature" else []
        return [tokens.PlaceThing(board, path, thing, where[0] if where else None)]
    amount = maker.value(given.amount)

    def make(name: str, place: Place) -> Step[Any]:
        if what == "well":
            return tokens.SetWell(board, name, place, FULL if given.full else EMPTY)
        if what == "merchant":
            return tokens.SetMerchant(board, name, place, True)
        if what == "witch":
            return tokens.PlaceWitch(board, name, place)
        if what == "rubble":
            return tokens.SetRubble(board, name, place, amount)
        if what == "fog":
            return tokens.PlaceFog(board, name, place, FOG_NAMES.index(given.fog or "empty"))
        if what in maker.allies:
            return tokens.PlaceAlly(board, name, maker.allies[what], place)
        if what in maker.pools:
            return draws.PlaceFromPool(board, name, maker.pools[what], place)
        return tokens.PlaceCargo(board, name, maker.cargo(what), place, amount)

    board.rubble_used = board.rubble_used or what == "rubble"
    return _each_place(maker, path, given.fields, make)


def remove_token(maker: Maker, path: str, given: language.RemoveToken) -> Steps:
    board, what = maker.board, given.what
    if what in maker.allies:
        return [tokens.PlaceAlly(board, path, maker.allies[what], None)]
    if given.fields is None:
        return [tokens.RemoveCargo(board, path, maker.cargo(what), None)]

    def make(name: str, place: Place) -> Step[Any]:
        if what == "well":
            return tokens.SetWell(board, name, place, GONE)
        if what == "merchant":
            return tokens.SetMerchant(board, name, place, False)
        if what == "rubble":
            return tokens.SetRubble(board, name, place, Number(0))
        if what == "fog":
            return tokens.PlaceFog(board, name, place, -1)
        return tokens.RemoveCargo(board, name, maker.cargo(what), place)

    return _each_place(maker, path, given.fields, make)


def mark(maker: Maker, path: str, given: language.MarkField | language.UnmarkField) -> Steps:
    board = maker.board
    board.marks_used = True
    bit, there = 1 << MARK_NAMES.index(given.mark), isinstance(given, language.MarkField)
    return _each_place(maker, path, given.fields, lambda name, place: tokens.MarkField(board, name, place, bit, there))


def lose_item(maker: Maker, path: str, given: language.LoseItem) -> Steps:
    kinds: list[int] = []
    for item in given.items:
        kinds.extend([int(GOLD)] if item == "gold" else kinds_of(item))
    return [losses.LoseItem(maker.board, path, kinds, maker.steps(f"{path}/else", given.otherwise))]


def lay_card(maker: Maker, path: str, given: language.LayCard) -> Steps:
    put = int(maker.cards[given.card].put)
    if given.letter is not None:
        letter = Number(LETTER_NAMES.index(given.letter))
        return [effects.LayCard(maker.board, path, put, letter, False)]
    slot = maker.slot(f"letter of {given.card}")
    die = effects.Roll(maker.board, f"{path}/die", slot, [], 0, [])
    return [die, effects.LayCard(maker.board, path, put, Stored(slot, 1, 0), True)]


def roll(maker: Maker, path: str, given: language.Roll) -> Steps:
    table = [0, *given.table] if given.table else []
    return [effects.Roll(maker.board, path, maker.slot(given.store), table, given.plus, [])]


def die(maker: Maker, path: str, given: language.Die) -> Steps:
    low = maker.steps(f"{path}/effects", given.effects)
    high = maker.steps(f"{path}/high", given.high)
    by_pips = [[], *[high if given.high_from and pips >= given.high_from else low for pips in range(1, 7)]]
    thrown = effects.Roll(maker.board, path, maker.slot(PIPS), [], 0, by_pips)
    return _for_each(maker, path, given.who, [thrown])


def _for_each(maker: Maker, path: str, who: str | words.Filter, steps: Steps) -> Steps:
    """Steps about these heroes, one after the other; as they are if it is the subject."""
    if who == "subject":
        return steps
    return [effects.EachHero(maker.board, f"{path}/each", maker.who(who), steps)]


def narrator(maker: Maker, path: str, given: language.MoveNarrator) -> Steps:
    if given.to is not None:
        return [effects.NarratorJumps(maker.board, path, LETTER_NAMES.index(given.to))]
    return [effects.NarratorGoes(maker.board, path, Number(given.by or 0))]


def end_letter(maker: Maker, path: str, given: language.EndLetter) -> Steps:
    if given.letter is not None:
        return [effects.EndLetter(maker.board, path, Number(LETTER_NAMES.index(given.letter)), False)]
    return [effects.EndLetter(maker.board, path, Number(given.by or 0), True)]


def unlock(maker: Maker, path: str, given: language.UnlockRule | language.LockRule) -> Steps:
    allowed = isinstance(given, language.UnlockRule)
    return [effects.Unlock(maker.board, f"{path}/{what}", UNLOCKS[what], allowed) for what in given.what]


def remember(maker: Maker, path: str, given: language.SetSlot | language.AddToSlot) -> Steps:
    add = isinstance(given, language.AddToSlot)
    return [effects.Remember(maker.board, path, maker.slot(given.slot), maker.value(given.value), add)]


def watch(maker: Maker, path: str, given: language.Watch) -> Steps:
    return [effects.Watch(maker.board, path, maker.triggers[given.trigger], True, STANDING[given.standing])]


def unwatch(maker: Maker, path: str, given: language.Unwatch) -> Steps:
    return [effects.Watch(maker.board, path, maker.triggers[given.trigger], False, effects.NOBODY)]


def choose(maker: Maker, path: str, given: language.Choose) -> Steps:
    options = [
        choices.Choice(one.id, maker.condition(one.when), maker.steps(f"{path}/{one.id}", one.effects))
        for one in given.options
    ]
    return [choices.Choose(maker.board, path, given.who == "subject", options)]


def when(maker: Maker, path: str, given: language.When) -> Steps:
    then = maker.steps(f"{path}/then", given.then)
    otherwise = maker.steps(f"{path}/else", given.otherwise)
    return [effects.If(maker.board, path, maker.condition(given.when), then, otherwise)]


def pick(maker: Maker, path: str, given: language.Pick) -> Steps:
    made = maker.steps(f"{path}/effects", given.effects)
    return [choices.PickHeroes(maker.board, path, maker.who(given.who), given.most, given.optional, made)]


def pay_to_prevent(maker: Maker, path: str, given: language.PayToPrevent) -> Steps:
    share = shares.PAYS_EITHER
    if len(given.pay) == 1:
        share = shares.PAYS_GOLD if given.pay[0] == "gold" else shares.PAYS_WILLPOWER
    made = maker.steps(f"{path}/effects", given.effects)
    return [shares.PayToPrevent(maker.board, path, share, maker.value(given.amount), made)]


def offer(maker: Maker, path: str, given: language.Offer) -> Steps:
    board, pay, get = maker.board, given.pay, given.get
    price = choices.Price(Number(pay.gold), Number(pay.willpower), Number(pay.strength))
    items = [ITEM_NAMES.index(item) for item in (SOLD if get.article else [get.item] if get.item else [])]
    subject = Who()
    subject.subject = True
    made: Steps = [
        placing.ChangeHero(board, f"{path}/{word}", subject, what, placing.ADDS, Number(amount))
        for word, what, amount in (
            ("gold", placing.PURSE_GOLD, get.gold),
            ("willpower", placing.WILLPOWER, get.willpower),
            ("strength", placing.STRENGTH, get.strength),
        )
        if amount
    ]
    otherwise = maker.steps(f"{path}/else", given.otherwise)
    return [choices.Offer(board, path, maker.who(given.who), price, items, made, otherwise)]


def price_of_hour(maker: Maker, path: str, given: language.PriceOfHour) -> Steps:
    return [effects.PriceOfHour(maker.board, f"{path}/{hour}", hour, Number(given.price)) for hour in given.hours]


def set_up_fog(maker: Maker, path: str, given: language.SetUpFog) -> Steps:
    board = maker.board
    counts = list(board.fog_counts)
    if given.tokens is not None:
        counts = [given.tokens.get(name, 0) for name in FOG_NAMES]  # type: ignore[call-overload]
    for name, number in (given.without or {}).items():
        counts[FOG_NAMES.index(name)] -= number
    fields = board.fog_fields if given.fields is None else sorted(maker.field(one) for one in given.fields)
    return [fog_cards.SetUpFog(board, path, counts, fields)]


def reveal_fog(maker: Maker, path: str, given: language.RevealFog) -> Steps:
    return _for_each(maker, path, given.who, [fog_cards.RevealFog(maker.board, path, given.count)])


def each_hero(maker: Maker, path: str, given: language.EachHero) -> Steps:
    return [effects.EachHero(maker.board, path, maker.who(given.who), maker.steps(f"{path}/effects", given.effects))]


#: How each effect of the language is made.
MAKERS: Final[dict[type, Callable[[Maker, str, Any], Steps]]] = {
    language.PlaceCreature: place_creature,
    language.RemoveCreature: remove_creature,
    language.MoveCreature: move_creature,
    language.TurnInto: turn_into,
    language.PlaceHero: place_hero,
    language.Hero: hero,
    language.Group: group,
    language.PlaceToken: place_token,
    language.RemoveToken: remove_token,
    language.TurnUp: lambda maker, path, given: _each_place(
        maker, path, given.fields, lambda name, place: draws.TurnUp(maker.board, name, place)
    ),
    language.LoseFarmer: lambda maker, path, given: [losses.LoseFarmer(maker.board, path)],
    language.LoseItem: lose_item,
    language.PlaceByDice: lambda maker, path, given: [
        draws.PlaceByDice(maker.board, path, ITEM_NAMES.index(given.item), Number(given.count))
    ],
    language.Roll: roll,
    language.LayCard: lay_card,
    language.MoveNarrator: narrator,
    language.EndLetter: end_letter,
    language.Cut: lambda maker, path, given: [tokens.SetCut(maker.board, path, maker.cuts[given.cut], True)],
    language.Open: lambda maker, path, given: [tokens.SetCut(maker.board, path, maker.cuts[given.cut], False)],
    language.MarkField: mark,
    language.UnmarkField: mark,
    language.UnlockRule: unlock,
    language.LockRule: unlock,
    language.SetSlot: remember,
    language.AddToSlot: remember,
    language.Watch: watch,
    language.Unwatch: unwatch,
    language.SetGoal: lambda maker, path, given: [
        effects.Goal(maker.board, path, maker.goals[given.goal], not given.drop)
    ],
    language.OpenDeal: lambda maker, path, given: [effects.Deal(maker.board, path, maker.deals[given.deal], True)],
    language.CloseDeal: lambda maker, path, given: [effects.Deal(maker.board, path, maker.deals[given.deal], False)],
    language.ReadCard: lambda maker, path, given: [
        effects.OpenCard(maker.board, path, int(maker.cards[given.card].card))
    ],
    language.When: when,
    language.Choose: choose,
    language.EachHero: each_hero,
    language.Pick: pick,
    language.PayToPrevent: pay_to_prevent,
    language.Offer: offer,
    language.Die: die,
    language.PriceOfHour: price_of_hour,
    language.ForbidHour: lambda maker, path, given: [effects.PriceOfHour(maker.board, path, given.hour, Number(-1))],
    language.CreatureBonus: lambda maker, path, given: [
        effects.CreatureBonus(maker.board, path, Number(given.strength))
    ],
    language.RevealFog: reveal_fog,
    language.PeekEvent: lambda maker, path, given: _for_each(maker, path, given.who, [PEEK_EVENT]),
    language.EventCard: lambda maker, path, given: [DRAW_EVENT],
    language.Draw: lambda maker, path, given: [DrawFrom(maker.board, path, maker.decks[given.deck])],
    language.Shuffle: lambda maker, path, given: [
        effects.Shuffle(maker.board, path, maker.decks[given.deck].slot if given.deck else -1)
    ],
    language.DealTasks: lambda maker, path, given: [
        tasks.DealTasks(maker.board, path, maker.tasks[given.tasks], maker.who(given.who))
    ],
    language.CheckTasks: lambda maker, path, given: [
        tasks.CheckTasks(maker.board, path, maker.tasks[given.tasks], maker.who(given.who))
    ],
    language.Sunrise: lambda maker, path, given: [SUNRISE],
    language.BeginDay: lambda maker, path, given: [effects.BeginDay(maker.board, path, maker.who(given.who))],
    language.FirstPlayer: lambda maker, path, given: [effects.FirstPlayer(maker.board, path, maker.who(given.who))],
    language.SetUpFog: set_up_fog,
    language.CleanUp: lambda maker, path, given: [tokens.CleanUp(maker.board, path)],
    language.Story: lambda maker, path, given: [effects.Story(maker.board, path, path)],
    language.Win: lambda maker, path, given: [effects.Win(maker.board, path)],
    language.Lose: lambda maker, path, given: [effects.Lose(maker.board, path)],
    language.Evaluate: lambda maker, path, given: [effects.Evaluate(maker.board, path, maker.condition(given.win_if))],
}
