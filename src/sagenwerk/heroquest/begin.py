"""The set-up of a quest and its first turn (HQ-001, HQ-002, HQ-006, HQ-008, HQ-010, HQ-150, HQ-163)."""

from __future__ import annotations

from typing import Any, Final

from sagenwerk.heroquest import events, preparing
from sagenwerk.heroquest.asking import QUEST_GOES_ON
from sagenwerk.heroquest.explore import looks_around
from sagenwerk.heroquest.notes import QUEST_BEGINS, happened
from sagenwerk.heroquest.options import QuestOptions
from sagenwerk.heroquest.scenario import HERO_NAMES, HEROES, QuestScenario
from sagenwerk.heroquest.sheet import takes_part
from sagenwerk.heroquest.state import IN_QUEST, Hero, Quest
from sagenwerk.heroquest.turn import begin_turn
from sagenwerk.kernel.contract import Step
from sagenwerk.kernel.game import hero_numbers

FEWEST_HEROES: Final = 1
MOST_HEROES: Final = 4


class FirstTurn(Step[Quest]):
    """The heroes stand at their start: what they see is set out, the player left of the game master begins.

    (HQ-006, HQ-010)
    """

    def carry_out(self, state: Quest) -> None:
        begin_turn(state, state.order[0])
        follows: list[Step[Any]] = happened(state, QUEST_BEGINS, 0, state.order[0])
        for number in state.order:
            if state.heroes[number].square >= 0:
                follows.extend(looks_around(state, state.heroes[number].square))
        if state.chronicle is not None:
            events.hero_does(state, "event-turn-begins", "HQ-010", state.turn, {})
        state.each(follows)


def new_game(tables: QuestScenario, heroes: list[str], options: dict[str, str]) -> Quest:
    """A quest at its first question; its chronicle holds the opening lines.

    ``heroes``: 1 to 4 different classes clockwise from the left of the game master; one person may play several
    (HQ-001, HQ-002). What they bring along stands in ``tables.party``. Raises ``ValueError`` for a wrong number, an
    unknown or double hero, and unknown options.
    """
    chosen = QuestOptions(options)
    if not tables.quests:
        raise ValueError(f"{tables.name!r} has no map: a quest is begun by whoever has the game master's map")
    state = Quest(tables, chosen, heroes_in_order(heroes), [Hero(kind) for kind in range(HEROES)])
    state.chronicle = []
    edition = state.edition
    state.traps = [0] * len(state.quest.traps)
    state.deck = [int(card.count) if state.quest.treasure_cards else 0 for card in edition.treasure]
    state.armoury = [int(item.cards) for item in edition.items]
    for kind in state.order:
        hero = state.heroes[kind]
        hero.where = IN_QUEST
        hero.most_body = edition.body[kind]
        hero.most_mind = edition.mind[kind]
        if edition.start_weapon[kind] >= 0:
            hero.items |= item_bit(edition.start_weapon[kind])
    takes_part(state)
    for kind in state.order:
        hero = state.heroes[kind]
        hero.body = hero.most_body
        hero.mind = hero.most_mind
    events.happens(state, "event-quest-begins", "HQ-004", {"quest": tables.name})
    state.each([*preparing.steps(state), FIRST_TURN, QUEST_GOES_ON])
    state.go_on()
    return state


def item_bit(item: int) -> int:
    """The bit of an item in ``Hero.items``."""
    return int(2**item)


def heroes_in_order(heroes: list[str]) -> list[int]:
    """Hero numbers of the names, in the order chosen; each hero is there once (HQ-003, HQ-011).

    Raises ``ValueError`` for a wrong number, an unknown or double hero.
    """
    return hero_numbers(heroes, HERO_NAMES, "HeroQuest", FEWEST_HEROES, MOST_HEROES)


FIRST_TURN: Final = FirstTurn("first turn")


def steps_of(tables: QuestScenario) -> list[Step[Any]]:
    """What comes after the preparations."""
    return [FIRST_TURN]
