"""Where monsters can strike in their next turn, and what that costs a hero (compiled).

By what has been set out, and as the rules have it when nobody is asked: no monster passes a hero.
"""

from __future__ import annotations

from mypy_extensions import i64

from sagenwerk.bots.greedy_heroquest_fight import is_held
from sagenwerk.bots.greedy_heroquest_odds import ON_HEROES
from sagenwerk.heroquest.figures import kind_of, solid
from sagenwerk.heroquest.gear import defend_dice
from sagenwerk.heroquest.scenario import HEROES
from sagenwerk.heroquest.sight import edge_open
from sagenwerk.heroquest.state import Quest


class Reach:
    """The squares to which each of some monsters can go in its next turn."""

    def __init__(self) -> None:
        #: By monster: the squares, and what one of its attacks costs the hero in the mean.
        self.squares: list[set[int]] = []
        self.costs: list[float] = []

    def learn(self, state: Quest, number: i64, figures: list[int]) -> None:
        """Fill the tables for a hero, who is about to leave his square; the worst monster first."""
        self.squares = []
        self.costs = []
        defence = defend_dice(state, number)
        for figure in figures:
            if is_held(state, figure):
                continue
            cost = ON_HEROES.mean(kind_of(state, figure).attack, defence)
            place = 0
            while place < len(self.costs) and self.costs[place] >= cost:
                place += 1
            self.costs.insert(place, cost)
            self.squares.insert(place, goes_to(state, figure, number))

    def danger(self, state: Quest, number: i64, square: i64) -> float:
        """Body points that it costs the hero in the mean to stand on this square, as if all monsters came for him."""
        free: list[int] = []
        for direction in range(4):
            edge = 4 * square + direction
            there: i64 = state.tables.board.beside[edge]
            if there < 0 or not edge_open(state, edge) or not state.sees(there) or solid(state, there):
                continue
            occupant = state.at[there]
            if occupant == 0 or occupant > HEROES or occupant == number + 1:
                free.append(int(there))
        danger = 0.0
        places = len(free)
        for monster in range(len(self.costs)):
            if places == 0:
                break
            for there in free:
                if there in self.squares[monster]:
                    danger += self.costs[monster]
                    places -= 1
                    break
        return danger


def goes_to(state: Quest, figure: i64, number: i64) -> set[int]:
    """The squares to which a monster can march, that on which it stands among them."""
    reached: list[int] = [state.squares[figure]]
    found: set[int] = {state.squares[figure]}
    first: i64 = 0
    beside = state.tables.board.beside
    for _ in range(kind_of(state, figure).move):
        last = len(reached)
        for place in range(first, last):
            for direction in range(4):
                edge = 4 * reached[place] + direction
                there = beside[edge]
                if there < 0 or there in found or not edge_open(state, edge) or not state.sees(there):
                    continue
                occupant: i64 = state.at[there]
                if solid(state, there) or (0 < occupant <= HEROES and occupant != number + 1):
                    continue
                found.add(there)
                reached.append(there)
        first = last
    return found
