"""Fog tokens: uncovering, what they bring, and tokens seen before (AN-032, AN-158 to AN-167, AN-175, AN-176)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from sagenwerk.andor import events
from sagenwerk.andor.cards import DRAW_EVENT
from sagenwerk.andor.cargo import BREW, GOLD, WINESKIN, count
from sagenwerk.andor.creatures import appears
from sagenwerk.andor.heroes import gains_gold, gains_strength, gains_willpower, lays_on, room_for, takes
from sagenwerk.andor.scenario import (
    BREW_FOG,
    EVENT_FOG,
    EVERY_TOKEN,
    FOG_ACTIVATED,
    FOG_NAMES,
    FOG_SEEN,
    FOGS,
    GOLD_FOG,
    GOR,
    GOR_FOG,
    STRENGTH_FOG,
    WILLPOWER_2_FOG,
    WILLPOWER_3_FOG,
    WINESKIN_FOG,
)
from sagenwerk.andor.state import FOG_KNOWN, FOG_UNKNOWN, NO_FOG, Andor
from sagenwerk.andor.triggers import happened
from sagenwerk.andor.wells import drinks, well_is_full
from sagenwerk.kernel.contract import Action, Chance, Outcome, Step


class FogIs(Outcome):
    """A fog token shows its kind."""

    def __init__(self, kind: i64) -> None:
        super().__init__(f"fog: {FOG_NAMES[kind]}")
        self.kind = kind


class FogChance(Chance[Andor, FogIs]):
    """Which of the tokens nobody has seen lies on this field (AN-158, AN-163)."""

    def options(self, state: Andor) -> list[Action[Any]]:
        outcomes = state.board.fog_outcomes
        return [outcomes[kind] for kind in range(FOGS) if state.fog_unseen[kind]]

    def weights(self, state: Andor) -> list[int]:
        return [number for number in state.fog_unseen if number]


class FogOpens(FogChance):
    """A hero who ends his move in fog uncovers the token and carries it out at once (AN-159, AN-160)."""

    def __init__(self, field: i64, name_of_field: str) -> None:
        super().__init__(f"fog on {name_of_field} opens")
        self.field = field

    def settle(self, state: Andor, outcome: FogIs) -> None:
        state.fog_unseen[outcome.kind] -= 1
        state.each(activated(state, state.turn, self.field, outcome.kind))


class FogShows(FogChance):
    """A token is turned up by telescope or card: it lies open and acts only when a move ends there (AN-162, AN-184)."""

    def __init__(self, field: i64, name_of_field: str) -> None:
        super().__init__(f"fog on {name_of_field} is shown")
        self.field = field

    def settle(self, state: Andor, outcome: FogIs) -> None:
        state.fog_unseen[outcome.kind] -= 1
        state.fog[self.field] = int(FOG_KNOWN + outcome.kind)
        if state.chronicle is not None:
            events.field_changes(state, "event-fog-seen", "AN-162", self.field, {"fog": FOG_NAMES[outcome.kind]})
        if state.watching:
            state.each(happened(state, FOG_SEEN, outcome.kind, self.field, -1))


def turned_up(state: Andor, field: i64) -> list[Step[Any]]:
    """Every face-down token of the legend's pools on this field is turned up, one after the other."""
    steps: list[Step[Any]] = []
    for pool in range(len(state.board.pool_shows)):
        for _ in range(count(state.hidden[field], pool)):
            steps.append(state.board.pool_shows[pool][field])
    return steps


def token_acts(state: Andor, hero: i64, field: i64) -> list[Step[Any]]:
    """The token on the field where a move ends: fog always, every kind if the legend says so (AN-032, AN-161)."""
    fog = state.fog[field]
    if fog == FOG_UNKNOWN:
        return [state.board.fog_opens[field]]
    if fog != NO_FOG:
        return activated(state, hero, field, fog - FOG_KNOWN)
    if state.may(EVERY_TOKEN):
        if state.gold[field]:
            gold = state.gold[field]
            state.gold[field] = 0
            state.heroes[hero].gold += gold
            if state.chronicle is not None:
                events.picks_or_lays(state, "event-picks-up", "AN-032", hero, GOLD)
        if well_is_full(state, field):
            drinks(state, hero)
    return []


def activated(state: Andor, hero: i64, field: i64, kind: i64) -> list[Step[Any]]:
    """What a fog token brings; then it leaves the game (AN-160, AN-163 to AN-166, AN-175, AN-176)."""
    state.fog[field] = int(NO_FOG)
    if state.chronicle is not None:
        events.field_changes(state, "event-fog-opens", "AN-159", field, {"fog": FOG_NAMES[kind]})
    follows: list[Step[Any]] = []
    if kind == EVENT_FOG:
        follows.append(DRAW_EVENT)
    elif kind == GOLD_FOG:
        gains_gold(state, hero, 1, "AN-166")
    elif kind == GOR_FOG:
        follows.extend(appears(state, GOR, field, 0))
    elif kind == STRENGTH_FOG:
        gains_strength(state, hero, 1, "AN-166")
    elif kind == WILLPOWER_2_FOG:
        gains_willpower(state, hero, 2, "AN-166")
    elif kind == WILLPOWER_3_FOG:
        gains_willpower(state, hero, 3, "AN-166")
    elif kind == WINESKIN_FOG:
        finds(state, hero, field, WINESKIN, "AN-166")
    elif kind == BREW_FOG:
        finds(state, hero, field, BREW, "AN-175")
        state.witch = field
        if state.chronicle is not None:
            events.happens(state, "event-witch", "AN-176", {"field": state.board.field_names[field]})
    follows.extend(happened(state, FOG_ACTIVATED, kind, field, hero))
    return follows


def finds(state: Andor, hero: i64, field: i64, item: i64, rule: str) -> None:
    """An article comes from the equipment board, if one is left there; without room for it, it lies on the field.

    (AN-179, AN-191; that it lies there is an interpretation)
    """
    if state.supply[item] <= 0:
        return
    state.supply[item] -= 1
    if room_for(state, state.heroes[hero], item):
        takes(state, state.heroes[hero], item)
        if state.chronicle is not None:
            events.hero_does(state, "event-finds", rule, hero, {"item": events.cargo_name(state, item)})
        return
    lays_on(state, field, item)
    if state.chronicle is not None:
        events.field_changes(state, "event-thing-lies", rule, field, {"item": events.cargo_name(state, item)})
