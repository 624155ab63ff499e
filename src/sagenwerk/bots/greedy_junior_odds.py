"""What the heroes of Andor Junior reckon with: ways between fields, and chances to win a fight (compiled)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagenwerk.junior.scenario import JuniorScenario

FAR: Final[i64] = 99
#: Most throws of a day, and most swords missing, in the tables of chances.
MOST_THROWS: Final[i64] = 6
MOST_MISSING: Final[i64] = 4


def distances(board: JuniorScenario, over_bridge: bool, through_caves: bool) -> list[list[int]]:
    """Steps from every field to every other: breadth first, once per board."""
    fields = len(board.field_names)
    table: list[list[int]] = []
    for start in range(fields):
        steps = [int(FAR)] * fields
        steps[start] = 0
        waiting = [start]
        for here in waiting:
            nexts = board.ways[here][:]
            if over_bridge and here == board.bridge_house:
                nexts.append(int(board.bridge_end))
            elif over_bridge and here == board.bridge_end:
                nexts.append(int(board.bridge_house))
            if through_caves and here in board.caves:
                nexts.extend(board.caves)
            for there in nexts:
                if steps[there] == FAR:
                    steps[there] = steps[here] + 1
                    waiting.append(there)
        table.append(steps)
    return table


def chances(board: JuniorScenario, hero: i64) -> list[int]:
    """A hero's chance to win a fight, in thousandths, by dice, swords missing, and throws left."""
    table: list[float] = []
    sword = board.swords[hero] / 6
    lightning = board.lightnings[hero] / 6
    for dice in range(7):
        for missing in range(int(MOST_MISSING) + 1):
            for throws in range(int(MOST_THROWS) + 1):
                if missing == 0:
                    table.append(1.0)
                    continue
                chance = 0.0
                if throws > 0 and dice > 0:
                    dark = (1.0 - lightning) ** dice
                    chance = 1.0 - dark
                    share = sword / (1.0 - lightning) if lightning < 1.0 else 0.0
                    for hits in range(dice + 1):
                        then = 1.0
                        if hits < missing:
                            place = (dice - hits) * (int(MOST_MISSING) + 1) + missing - hits
                            then = table[place * (int(MOST_THROWS) + 1) + throws - 1]
                        chance += dark * choose(dice, hits) * share**hits * (1.0 - share) ** (dice - hits) * then
                table.append(chance)
    return [int(1000 * chance + 0.5) for chance in table]


def choose(things: int, chosen: int) -> int:
    """In how many ways things can be chosen."""
    ways = 1
    for place in range(chosen):
        ways = ways * (things - place) // (place + 1)
    return ways
