"""The quest goes on: who is asked, turn after turn, round after round (HQ-010 to HQ-017, HQ-107, HQ-162)."""

from __future__ import annotations

from typing import Any, Final

from sagenwerk.heroquest import (
    allies,
    disarming,
    doors,
    events,
    fight,
    hero_spells,
    jumping,
    march,
    potions,
    search,
    traps,
)
from sagenwerk.heroquest import notes as quest_notes
from sagenwerk.heroquest.figures import DOOR_CLOSE, FURNITURE_CLOSE, TRAP_CLOSE, close_by
from sagenwerk.heroquest.goals import quest_over
from sagenwerk.heroquest.magic import fades, master_turn_starts, turn_starts
from sagenwerk.heroquest.monsters import MASTER_CHOOSES, somebody_acts
from sagenwerk.heroquest.scenario import HEROES, QuestScenario
from sagenwerk.heroquest.state import ACTED, BIT, COMMANDED, ENDED, NEXT_MARCH, TELEPORTED, Quest
from sagenwerk.heroquest.turn import (
    HERO_IS_ASKED,
    EndTurn,
    HeroAction,
    TurnQuestion,
    begin_turn,
    next_on_turn,
    over_somebody,
)
from sagenwerk.kernel.contract import Action, Step


class HeroChooses(TurnQuestion):
    """What the hero on turn does: march and one action, in either order, and what costs neither (HQ-013 to HQ-017)."""

    def options(self, state: Quest) -> list[Action[Any]]:
        offers: list[Action[Any]] = []
        number = state.turn
        hero = state.heroes[number]
        march.offers(state, number, offers)
        close = close_by(state, hero.square)
        # Passing over somebody he must go on (HQ-025); under a command he only marches and attacks (HQ-091).
        stands = not over_somebody(state, number)
        at_will = not hero.has(COMMANDED)
        if stands:
            if close & DOOR_CLOSE and at_will:
                doors.offers(state, number, offers)
            if not state.done & ACTED:
                fight.offers(state, number, offers)
            if hero.spells and at_will:
                hero_spells.offers(state, number, offers)
        if at_will:
            potions.offers(state, number, offers)
            if stands:
                search.offers(state, number, close, offers)
        if close & TRAP_CLOSE:
            jumping.offers(state, number, offers)
        if stands:
            if at_will:
                if close & (TRAP_CLOSE | FURNITURE_CLOSE):
                    disarming.offers(state, number, offers)
                quest_notes.offers(state, number, offers)
                if state.ally_steps > 0:
                    allies.offers(state, number, offers)
            offers.append(state.tables.end_turns[number])
        return offers

    def takes(self, action: Action[Any]) -> bool:
        return isinstance(action, HeroAction)


class QuestGoesOn(Step[Quest]):
    """Always last on the agenda: ends the quest, hands the turn on, or asks whoever is on turn.

    The game master's turn is over when none of his figures can do anything more (HQ-107).
    """

    def carry_out(self, state: Quest) -> None:
        fades(state)
        if quest_over(state):
            return
        if not state.done & ENDED:
            if state.turn >= 0:
                if state.heroes[state.turn].square >= 0:
                    state.first(HERO_CHOOSES, QUEST_GOES_ON)
                    return
            elif somebody_acts(state):
                state.first(MASTER_CHOOSES, QUEST_GOES_ON)
                return
        follows = hands_on(state)
        follows.append(QUEST_GOES_ON)
        state.each(follows)


def hands_on(state: Quest) -> list[Step[Any]]:
    """The next player is on turn, after the last hero the game master, then a new round (HQ-010, HQ-012, HQ-107)."""
    if state.turn < 0:
        state.round += 1
    begin_turn(state, next_on_turn(state))
    if state.turn < 0:
        if state.chronicle is not None:
            events.happens(state, "event-master-turn", "HQ-100", {})
        return master_turn_starts(state)
    state.hero.effects &= ~(BIT[TELEPORTED] | BIT[NEXT_MARCH])
    if state.chronicle is not None:
        events.hero_does(state, "event-turn-begins", "HQ-010", state.turn, {})
    traps.pit_closes(state, state.turn)
    follows = turn_starts(state, state.turn)
    follows.extend(allies.turn_starts(state, state.turn))
    return follows


HERO_CHOOSES: Final = HeroChooses(HERO_IS_ASKED)
QUEST_GOES_ON: Final = QuestGoesOn("the quest goes on")


def actions_of(tables: QuestScenario) -> list[Action[Any]]:
    """Ending the turn, by hero."""
    tables.end_turns = [EndTurn(hero) for hero in range(HEROES)]
    return list(tables.end_turns)


def steps_of(tables: QuestScenario) -> list[Step[Any]]:
    """The question to the hero on turn, and what keeps the quest going."""
    return [HERO_CHOOSES, QUEST_GOES_ON]
