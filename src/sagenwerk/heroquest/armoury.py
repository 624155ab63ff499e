"""The armoury between two quests: it is the first question of the next one (HQ-148, HQ-149, HQ-152, HQ-154).

Before it opens heroes may hand each other gold, in pieces; the rule books say nothing about that, so it is our reading
that they may. Then each buys in turn order, as long as there are cards and gold. Nothing is asked of heroes who come
from no earlier quest, or who can buy nothing. It buys nothing back: that came with later packs.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest import events
from sagenwerk.heroquest.scenario import HERO_NAMES, HEROES, MOST_ITEMS, QuestScenario
from sagenwerk.heroquest.sheet import came_before
from sagenwerk.heroquest.state import BIT, Quest
from sagenwerk.kernel.contract import Action, Question, Refusal, Step

#: Pieces in which gold is handed over.
PIECES: Final = [100, 25]

NOT_SOLD: Final = Refusal("refusal-not-sold", "HQ-152")
SOLD_OUT: Final = Refusal("refusal-sold-out", "HQ-152")
NOT_FOR_HIM: Final = Refusal("refusal-not-for-this-hero", "HQ-149")
HAS_IT: Final = Refusal("refusal-has-it-already", "HQ-152")
TOO_DEAR: Final = Refusal("refusal-too-dear", "HQ-152")
NOT_THERE: Final = Refusal("refusal-hero-not-there", "HQ-002")
NOT_SO_MUCH: Final = Refusal("refusal-not-so-much-gold", "HQ-152")


def no_purchase(state: Quest, number: i64, item: i64) -> Refusal | None:
    """Why this hero cannot buy this thing (HQ-149, HQ-152)."""
    if item >= len(state.edition.items):
        return NOT_SOLD
    thing = state.edition.items[item]
    if not thing.exists or thing.artifact or thing.price <= 0 or thing.cards <= 0:
        return NOT_SOLD
    if state.armoury[item] <= 0:
        return SOLD_OUT
    if number not in thing.heroes:
        return NOT_FOR_HIM
    if state.heroes[number].items & BIT[item]:
        return HAS_IT
    return TOO_DEAR if state.heroes[number].gold < thing.price else None


def no_gift(state: Quest, number: i64, to: i64, gold: i64) -> Refusal | None:
    """Why this hero cannot hand that one gold."""
    if to not in state.order:
        return NOT_THERE
    return NOT_SO_MUCH if state.heroes[number].gold < gold else None


class ArmouryOpens(Step[Quest]):
    """The heroes go to the armoury, if any of them comes from an earlier quest (HQ-152).

    The cards that they have already are not there.
    """

    def carry_out(self, state: Quest) -> None:
        follows: list[Step[Any]] = []
        if came_before(state):
            for number in state.order:
                own = state.edition.start_weapon[number] if state.edition.start_weapon else -1
                for item in range(len(state.armoury)):
                    if state.heroes[number].items & BIT[item] and item != own and state.armoury[item] > 0:
                        state.armoury[item] -= 1
            for number in state.order:
                follows.append(GIFTS[number])
            for number in state.order:
                follows.append(SHOPPING[number])
        state.each(follows)


class Gifts(Step[Quest]):
    """A hero who has gold for somebody else is asked."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]} may hand over gold")
        self.hero = hero

    def carry_out(self, state: Quest) -> None:
        if len(state.order) > 1 and state.heroes[self.hero].gold >= PIECES[-1]:
            state.first(HANDS_OVER[self.hero])


class HandsOver(Question[Quest]):
    """To whom does a hero hand gold?"""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]} hands over gold")
        self.hero = hero

    def actor(self, state: Quest) -> i64:
        return self.hero

    def options(self, state: Quest) -> list[Action[Any]]:
        found: list[Action[Any]] = []
        for row in state.tables.hands_gold[self.hero]:
            for action in row:
                if action.refusal(state) is None:
                    found.append(action)
        found.append(state.tables.enough[self.hero])
        return found


class HandsGold(Action[Quest]):
    """A hero hands another one some gold before the armoury opens."""

    def __init__(self, hero: i64, to: i64, gold: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: hand {gold} gold to the {HERO_NAMES[to]}", hero)
        self.to = to
        self.gold = gold

    def refusal(self, state: Quest) -> Refusal | None:
        return no_gift(state, self.hero, self.to, self.gold)

    def carry_out(self, state: Quest) -> None:
        state.heroes[self.hero].gold -= self.gold
        state.heroes[self.to].gold += self.gold
        if state.chronicle is not None:
            events.hero_does(
                state, "event-hands-gold", "HQ-152", self.hero, {"count": self.gold, "other": HERO_NAMES[self.to]}
            )
            events.hero_does(
                state, "event-gets-gold", "HQ-152", self.to, {"count": self.gold, "other": HERO_NAMES[self.hero]}
            )
        state.first(GIFTS[self.hero])


class Shopping(Step[Quest]):
    """A hero who can buy something is asked."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]} may buy")
        self.hero = hero

    def carry_out(self, state: Quest) -> None:
        can_buy = False
        for item in range(len(state.edition.items)):
            can_buy = can_buy or no_purchase(state, self.hero, item) is None
        if can_buy:
            state.first(BUYS[self.hero])


class Buys(Question[Quest]):
    """What does a hero buy (HQ-152)?"""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]} buys")
        self.hero = hero

    def actor(self, state: Quest) -> i64:
        return self.hero

    def options(self, state: Quest) -> list[Action[Any]]:
        found = [action for action in state.tables.buys[self.hero] if action.refusal(state) is None]
        found.append(state.tables.enough[HEROES + self.hero])
        return found


class BuysItem(Action[Quest]):
    """A hero buys a piece of equipment; there are only as many cards as in the box (HQ-149, HQ-152)."""

    def __init__(self, hero: i64, item: i64, name: str) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: buy {name}", hero)
        self.item = item

    def refusal(self, state: Quest) -> Refusal | None:
        return no_purchase(state, self.hero, self.item)

    def carry_out(self, state: Quest) -> None:
        price = state.edition.items[self.item].price
        state.heroes[self.hero].gold -= price
        state.heroes[self.hero].items |= BIT[self.item]
        state.armoury[self.item] -= 1
        if state.chronicle is not None:
            said: dict[str, str | int] = {
                "item": state.tables.item_names[self.item],
                "count": price,
                "cards": int(state.armoury[self.item]),
            }
            events.hero_does(state, "event-buys", "HQ-152", self.hero, said)
        state.first(SHOPPING[self.hero])


class Enough(Action[Quest]):
    """A hero is done."""

    def carry_out(self, state: Quest) -> None:
        """Nothing changes."""


ARMOURY_OPENS: Final = ArmouryOpens("the armoury opens")
GIFTS: Final = [Gifts(hero) for hero in range(HEROES)]
HANDS_OVER: Final = [HandsOver(hero) for hero in range(HEROES)]
SHOPPING: Final = [Shopping(hero) for hero in range(HEROES)]
BUYS: Final = [Buys(hero) for hero in range(HEROES)]


def actions_of(tables: QuestScenario) -> list[Action[Any]]:
    """Gifts by hero, hero and piece; purchases by hero and item; being done."""
    made: list[Action[Any]] = []
    tables.hands_gold = []
    tables.buys = []
    tables.enough = [Enough(f"{HERO_NAMES[hero]}: hand over no more", hero) for hero in range(HEROES)]
    tables.enough += [Enough(f"{HERO_NAMES[hero]}: buy no more", hero) for hero in range(HEROES)]
    for hero in range(HEROES):
        rows: list[list[Action[Any]]] = []
        for to in range(HEROES):
            row: list[Action[Any]] = []
            if to != hero:
                row.extend([HandsGold(hero, to, gold) for gold in PIECES])
            for action in row:
                action.asked_by = HANDS_OVER[hero]
            rows.append(row)
            made.extend(row)
        tables.hands_gold.append(rows)
        tables.enough[hero].asked_by = HANDS_OVER[hero]
        made.append(tables.enough[hero])
    for hero in range(HEROES):
        bought: list[Action[Any]] = []
        for item in range(min(len(tables.item_names), int(MOST_ITEMS))):
            bought.append(BuysItem(hero, item, tables.item_names[item]))
        bought_by = tables.enough[HEROES + hero]
        for action in [*bought, bought_by]:
            action.asked_by = BUYS[hero]
        tables.buys.append(bought)
        made.extend(bought)
        made.append(bought_by)
    return made


def steps_of(tables: QuestScenario) -> list[Step[Any]]:
    """The armoury and its questions."""
    return [ARMOURY_OPENS, *GIFTS, *HANDS_OVER, *SHOPPING, *BUYS]
