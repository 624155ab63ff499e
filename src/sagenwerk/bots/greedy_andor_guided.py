"""The greedy hero of Andor, told where to go and whom to fight: how the plans of the search are carried out (compiled).

Only the aim of the turn is told. What is always useful on the way, dice, shares and shields are as ever.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.andor.cargo import BIT, FARMER
from sagenwerk.andor.day import HERO_CHOOSES
from sagenwerk.andor.exchange import PickUp
from sagenwerk.andor.free import END_DAY, PASS
from sagenwerk.andor.scenario import ARCHER
from sagenwerk.andor.state import ACTED, BEGINS, LEADS, WALKS, Andor
from sagenwerk.andor.walk import StopWalking
from sagenwerk.bots.greedy_andor import GreedyAndor
from sagenwerk.bots.greedy_andor_odds import FAR_FROM_WON
from sagenwerk.bots.greedy_andor_ways import hours_left
from sagenwerk.bots.playout import Luck
from sagenwerk.kernel.contract import Action

#: Greedy choices need no luck.
NO_LUCK: Final = Luck(0)


class Guide:
    """Has a greedy hero pursue an aim. None for an answer: it can't be pursued, or is reached."""

    def __init__(self, greedy: GreedyAndor) -> None:
        self.greedy = greedy

    def prepared(self, state: Andor) -> None:
        """Look at the board as it is now."""
        if self.greedy.board is not state.board:
            self.greedy.learn(state.board)
        fights = self.greedy.fights
        assert fights is not None
        self.greedy.hours = self.greedy.ways(state)
        fights.hours = self.greedy.hours
        self.greedy.see(state)

    def before(self, state: Andor, number: i64) -> Action[Any] | None:
        """The answer to whatever is not the choice of an aim: other questions, free actions, the end of a turn."""
        if state.question() is not HERO_CHOOSES or state.floor >= 0 or state.turn != number:
            return self.greedy.choose(state, NO_LUCK)
        if state.doing == LEADS:
            return self.greedy.choose(state, NO_LUCK)
        offers = state.legal_actions()
        self.prepared(state)
        useful = self.greedy.useful(state, number, offers)
        if useful is not None:
            return useful
        return offers[0] if state.doing == ACTED else None

    def on_to(self, state: Andor, number: i64, goal: i64, keep: i64) -> Action[Any] | None:
        """The next step of a walk, or the stop at its end."""
        if state.heroes[number].field == goal:
            return stop_of(state)
        if hours_left(state, number, keep) + state.free_steps <= 0 and state.doing == BEGINS:
            return None
        return self.greedy.walk(state, state.legal_actions(), goal, keep)

    def fight(self, state: Andor, number: i64, field: i64, party: i64, keep: i64) -> Action[Any] | None:
        """On to a creature, wait there for the party (bits), attack."""
        if not state.creatures[field] or not self.reached(state, number, field):
            if not state.creatures[field]:
                return stop_of(state)
            self.greedy.fight_at[number] = int(field)
            return self.on_to(state, number, field, keep)
        if state.doing == WALKS:
            return stop_of(state)
        attack: Action[Any] = state.board.attacks[number][field]
        if not state.offers_this(attack):
            return None
        waits = self.missing(state, party & ~BIT[number], field)
        if not waits and self.good_odds(state, number, field, party):
            return attack
        return self.wait(state, number, waits)

    def reached(self, state: Andor, number: i64, field: i64) -> bool:
        """Whether the hero can attack there from where he is."""
        away = self.greedy.way(state.heroes[number].field, field)
        return away == 0 or (away == 1 and number == ARCHER)

    def missing(self, state: Andor, party: i64, field: i64) -> bool:
        """Whether one of the party is still on his way and can come today."""
        for number in state.order:
            if party & BIT[number] and not self.reached(state, number, field):
                if self.greedy.to_reach(state, number, field) < hours_left(state, number, 2):
                    return True
        return False

    def good_odds(self, state: Andor, number: i64, field: i64, party: i64) -> bool:
        """Whether those who are there should rather win than lose."""
        kind = state.board.creatures[state.creatures[field] - 1]
        if self.greedy.last_foe(state, kind.number) and not self.greedy.all_but_foes():
            return False
        odds = self.greedy.weigh()
        there = self.greedy.party(state, field, number)
        lead = odds.lead(state, there, field, kind.number, kind.willpower)
        return odds.rounds(state, there, lead, kind.willpower, 2, 0) < FAR_FROM_WON

    def wait(self, state: Andor, number: i64, sensible: bool) -> Action[Any] | None:
        """Let an hour pass while it costs no willpower."""
        if sensible and state.heroes[number].hours < state.board.free_hours and state.doing == BEGINS:
            action: Action[Any] = state.board.single[number][PASS]
            if state.offers_this(action):
                return action
        return None

    def rests(self, state: Andor, number: i64) -> Action[Any] | None:
        """End the day."""
        if state.doing != BEGINS:
            return stop_of(state)
        action: Action[Any] = state.board.single[number][END_DAY]
        return action if state.offers_this(action) else None

    def takes_farmer(self, state: Andor, number: i64) -> Action[Any] | None:
        """Pick up a farmer here."""
        for action in state.legal_actions():
            if isinstance(action, PickUp) and action.kind == FARMER:
                return action
        return None


def stop_of(state: Andor) -> Action[Any] | None:
    """The end of a walk; None for somebody who does not walk."""
    if state.doing != WALKS:
        return None
    for action in state.legal_actions():
        if isinstance(action, StopWalking):
            return action
    return None
