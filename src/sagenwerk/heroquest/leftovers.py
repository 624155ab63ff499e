"""What dead heroes leave behind: who takes it, and when it is lost (HQ-146).

It lies in the room or passage in which the hero fell, not on a square.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest import events
from sagenwerk.heroquest.explore import area_of
from sagenwerk.heroquest.figures import kind_of
from sagenwerk.heroquest.gear import carried
from sagenwerk.heroquest.scenario import AREAS, FIRST_PASSAGE, HERO_NAMES, HEROES, QuestScenario
from sagenwerk.heroquest.state import DORMANT, Quest
from sagenwerk.heroquest.wounds import ONE_POTION, potions_of
from sagenwerk.kernel.contract import GROUP, Action, Question, Refusal, Step

NOT_THERE: Final = Refusal("refusal-not-there", "HQ-146")

#: More potions of one kind than this do not lie in one place.
MOST_OF_A_KIND: Final[i64] = 15


def belongs_to(state: Quest, square: i64, area: i64) -> bool:
    """Whether a square lies in a room or passage; where passages cross it lies in all of them."""
    if area < FIRST_PASSAGE:
        return area == state.tables.board.rooms[square]
    return int(area - FIRST_PASSAGE) in state.tables.board.passages_at[square]


def things_lie(state: Quest, area: i64) -> bool:
    """Whether something of a dead hero lies there."""
    return state.left_items[area] != 0 or state.left_potions[area] != 0 or state.left_gold[area] != 0


def leaves_behind(state: Quest, number: i64) -> list[Step[Any]]:
    """A dying hero, still on his square, drops all he had (HQ-146).

    US: companions in the same room or passage take it all, else monsters there take it out of the game. Otherwise it
    lies there, and the game master may take it away on his next turn (``monster_moves``). Equipment that he was robbed
    of is not with him and is lost (an interpretation; quest 6).
    """
    hero = state.heroes[number]
    things = carried(hero)
    if not hero.items and not hero.potions and not hero.gold:
        return []
    area = area_of(state, hero.square)
    state.left_items[area] |= int(things)
    state.left_gold[area] += int(hero.gold)
    for kind in range(len(ONE_POTION)):
        room = MOST_OF_A_KIND - potions_of(state.left_potions[area], kind)
        state.left_potions[area] += int(ONE_POTION[kind] * min(room, potions_of(hero.potions, kind)))
    state.left_until[area] = int(state.round if state.turn >= 0 else state.round + 1)
    hero.items = 0
    hero.potions = 0
    hero.gold = 0
    if state.chronicle is not None:
        events.lies_about(state, "event-things-lie", "HQ-146", area, {"hero-name": HERO_NAMES[number]})
        events.hero_does(state, "event-drops-all", "HQ-146", number, {})
    if not state.edition.companions_take_all:
        return []
    for other in state.order:
        if other != number and may_take(state, other, area):
            return [WHO_TAKES[area]]
    for figure in range(len(state.squares)):
        if monster_in(state, figure, area):
            are_gone(state, area)
            break
    return []


def may_take(state: Quest, number: i64, area: i64) -> bool:
    """Whether this hero lives and is in the same room or passage."""
    hero = state.heroes[number]
    return hero.square >= 0 and hero.body > 0 and belongs_to(state, hero.square, area)


def monster_in(state: Quest, figure: i64, area: i64) -> bool:
    """Whether this figure is an enemy in the room or passage."""
    square: i64 = state.squares[figure]
    if square < 0 or state.monster_has(figure, DORMANT) or kind_of(state, figure).ally:
        return False
    return belongs_to(state, square, area)


def takes_all(state: Quest, number: i64, area: i64) -> None:
    """A hero takes what lies there; a second piece of what he has stays (HQ-146)."""
    hero = state.heroes[number]
    more = state.left_items[area] & ~hero.items
    hero.items |= more
    state.left_items[area] = int(state.left_items[area] & ~more)
    for kind in range(len(ONE_POTION)):
        room = MOST_OF_A_KIND - potions_of(hero.potions, kind)
        potions = ONE_POTION[kind] * min(room, potions_of(state.left_potions[area], kind))
        hero.potions += potions
        state.left_potions[area] -= int(potions)
    hero.gold += state.left_gold[area]
    state.left_gold[area] = 0
    if not things_lie(state, area):
        state.left_until[area] = 0
    if state.chronicle is not None:
        events.lies_about(state, "event-things-are-taken", "HQ-146", area, {"hero-name": HERO_NAMES[number]})
        events.hero_does(state, "event-takes-all", "HQ-146", number, {})


def monster_moves(state: Quest, figure: i64, before: i64, square: i64) -> None:
    """The game master moves a monster: on his turn after a death it takes away what lies where it comes in (HQ-146)."""
    if kind_of(state, figure).ally:
        return
    for area in range(AREAS):
        if state.left_until[area] == state.round and things_lie(state, area):
            if belongs_to(state, square, area) and not belongs_to(state, before, area):
                are_gone(state, area)


def are_gone(state: Quest, area: i64) -> None:
    """What lay there is out of the game (HQ-146)."""
    state.left_items[area] = 0
    state.left_potions[area] = 0
    state.left_gold[area] = 0
    state.left_until[area] = 0
    if state.chronicle is not None:
        events.lies_about(state, "event-things-are-gone", "HQ-146", area, {})


class WhoTakes(Question[Quest]):
    """US: which of the companions there takes the things; the heroes agree (HQ-146)."""

    def __init__(self, area: i64) -> None:
        super().__init__(f"who takes what lies in area {area}")
        self.area = area

    def actor(self, state: Quest) -> i64:
        return GROUP

    def options(self, state: Quest) -> list[Action[Any]]:
        takers: list[Action[Any]] = []
        for number in range(HEROES):
            if may_take(state, number, self.area):
                takers.append(state.tables.takes_left[HEROES * self.area + number])
        return takers


class TakeLeft(Action[Quest]):
    """A companion takes all that the dead hero had (HQ-146)."""

    def __init__(self, hero: i64, area: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: take what lies in area {area}", hero)
        self.area = area

    def refusal(self, state: Quest) -> Refusal | None:
        return None if may_take(state, self.hero, self.area) else NOT_THERE

    def carry_out(self, state: Quest) -> None:
        takes_all(state, self.hero, self.area)


WHO_TAKES: Final = [WhoTakes(area) for area in range(AREAS)]


def actions_of(tables: QuestScenario) -> list[Action[Any]]:
    """Taking what lies in an area, by area and hero."""
    tables.takes_left = []
    for area in range(AREAS):
        for hero in range(HEROES):
            action = TakeLeft(hero, area)
            action.asked_by = WHO_TAKES[area]
            tables.takes_left.append(action)
    return list(tables.takes_left)


def steps_of(tables: QuestScenario) -> list[Step[Any]]:
    """The question who takes the things, by area."""
    return list(WHO_TAKES)
