"""How an attack goes, exactly: combat dice with three skulls, two white shields and one black one (compiled)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

#: The most dice of one throw that the tables hold.
MOST: Final[i64] = 12
SIDES: Final = 6
SKULLS: Final = 3
WHITE: Final = 2
BLACK: Final = 1


def binomial(dice: int, sides: int) -> list[float]:
    """By number: the chance that so many of the dice show one of ``sides`` of six sides."""
    chances = [1.0]
    for _ in range(dice):
        following = [0.0] * (len(chances) + 1)
        for number in range(len(chances)):
            following[number] += chances[number] * (SIDES - sides) / SIDES
            following[number + 1] += chances[number] * sides / SIDES
        chances = following
    return chances


class Odds:
    """Tables of wounds by dice of attack and defence, for a defence with shields on so many sides of a die."""

    def __init__(self, shields: int) -> None:
        self.shields = shields
        #: By [attack * (MOST + 1) + defence]: the chance of at least 0, 1, 2 ... wounds.
        self.at_least: list[list[float]] = []
        for attack in range(int(MOST) + 1):
            for defence in range(int(MOST) + 1):
                self.at_least.append(self.wounds(attack, defence))

    def wounds(self, attack: int, defence: int) -> list[float]:
        """The chance of at least so many wounds, by number."""
        skulls = binomial(attack, SKULLS)
        stopped = binomial(defence, self.shields)
        exactly = [0.0] * (attack + 1)
        for hits in range(attack + 1):
            for shields in range(defence + 1):
                exactly[max(0, hits - shields)] += skulls[hits] * stopped[shields]
        at_least = [0.0] * (attack + 1)
        so_far = 0.0
        for number in range(attack, -1, -1):
            so_far += exactly[number]
            at_least[number] = so_far
        return at_least

    def chance(self, attack: i64, defence: i64, body: i64) -> float:
        """The chance that one attack takes at least ``body`` points."""
        row = self.at_least[min(attack, MOST) * (MOST + 1) + min(defence, MOST)]
        return row[body] if body < len(row) else 0.0

    def mean(self, attack: i64, defence: i64) -> float:
        """Points that one attack takes in the mean."""
        row = self.at_least[min(attack, MOST) * (MOST + 1) + min(defence, MOST)]
        total = 0.0
        for number in range(1, len(row)):
            total += row[number]
        return total


#: Attacks on heroes and allies, who defend with white shields, and on monsters, who defend with black ones.
ON_HEROES: Final = Odds(WHITE)
ON_MONSTERS: Final = Odds(BLACK)
