"""What is seen of a legend of Andor: everything, since nothing in it is secret."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from sagenwerk.andor.cargo import CARGO_NAMES, ITEM_NAMES
from sagenwerk.andor.scenario import FOG_NAMES, HERO_NAMES, UNLOCK_NAMES, AndorScenario
from sagenwerk.andor.state import Andor
from sagenwerk.envs.layout import CHOICE, FLAG, MOST, Column, Layout
from sagenwerk.kernel import Scenario, State

_HEROES = len(HERO_NAMES)
#: Places of lists that differ in length: creatures in the castle, event cards known to lie on top, dice that lie there.
_INTRUDERS, _KNOWN_CARDS, _DICE = 12, 6, 8
#: Where ``Andor.numbers`` says how long they are.
_LENGTHS = 47
_DAYS = 60


class Reader:
    """Columns of a legend, and how they are read."""

    #: Who can be ``you``.
    seats = HERO_NAMES

    def __init__(self, scenario: Scenario) -> None:
        assert isinstance(scenario, AndorScenario)
        self._layouts: dict[int, Layout] = {}
        self.scenario = scenario
        self.columns: list[Column] = self.layout(_HEROES).columns

    def layout(self, players: int) -> Layout:
        """The layout for so many players: the columns are the same for all."""
        if players not in self._layouts:
            self._layouts[players] = _layout(self.scenario, players)
        return self._layouts[players]

    def read(self, seen: State, into: NDArray[Any]) -> None:
        """Fill the columns from a state."""
        assert isinstance(seen, Andor)
        self.layout(len(seen.order)).read(evened(self.scenario, len(seen.order), seen.numbers()), into)


def evened(board: AndorScenario, players: int, raw: list[int]) -> list[int]:
    """The raw numbers, with the lists that differ in length brought to one length (0 where nothing is)."""
    intruders, known, dice = raw[_LENGTHS : _LENGTHS + 3]
    first = _LENGTHS + 3 + players + 8 * _HEROES + _before_intruders(board)
    cards = first + intruders + len(board.creatures) + len(board.put_cards)
    thrown = cards + known + _between(board)
    return [
        *raw[:first],
        *_of_length(raw[first : first + intruders], _INTRUDERS),
        *raw[first + intruders : cards],
        *_of_length(raw[cards : cards + known][::-1], _KNOWN_CARDS),
        *raw[cards + known : thrown],
        *_of_length(raw[thrown : thrown + dice], _DICE, 1),
        *raw[thrown + dice : thrown + dice + _HEROES],
    ]


def _of_length(numbers: list[int], length: int, nothing: int = 0) -> list[int]:
    return [*numbers[:length], *[nothing] * (length - len(numbers))]


def _before_intruders(board: AndorScenario) -> int:
    """Raw numbers of the tables before the creatures in the castle."""
    fields = len(board.field_names)
    by_field = 7 + int(board.marks_used) + int(bool(board.pool_shows))
    hours = int(board.most_hours - board.free_hours)
    return 4 * (_HEROES + 1) + hours + by_field * fields + len(FOG_NAMES) + len(board.wells)


def _between(board: AndorScenario) -> int:
    """Raw numbers of the tables between the known event cards and the dice."""
    return len(board.supply) + len(board.stones) + len(board.allies) + len(board.things) + len(board.slot_names)


def _layout(board: AndorScenario, players: int) -> Layout:
    """In the order of ``Andor.numbers``."""
    made = Layout()
    fields, heroes = board.field_names, HERO_NAMES
    cargo = [*CARGO_NAMES, *[thing.name for thing in board.things]]
    made.skip()
    made.packed(["now"], ["brew drunk", "die turned", "black die left", "rooster taken"], 1)
    made.numbers(["day"], _DAYS)
    made.numbers(["hero on turn"], _HEROES - 1, CHOICE)
    made.numbers(["what the hero on turn is doing"], 3, CHOICE)
    made.numbers(["steps without an hour"], 15)
    made.numbers(["ally that is led"], len(board.allies), CHOICE)
    made.numbers(["hero out of turn"], _HEROES, CHOICE)
    made.packed(["was out of turn"], heroes, 1)
    made.numbers(["falcon flies from", "falcon flies to"], _HEROES, CHOICE)
    made.packed(["given by falcon", "got by falcon"], cargo, 1)
    made.numbers(["holder of the rooster"], _HEROES - 1, CHOICE)
    made.numbers(["strength added to creatures"], 31)
    made.packed(["connection cut"], [f"{fields[cut[0]]}-{fields[cut[1]]}" for cut in board.cuts], 1)
    made.packed(["merchant on"], [fields[field] for field in board.merchants], 1)
    made.numbers(["farmers in the castle"], 15)
    made.numbers(["narrator's letter", "last letter"], 14)
    made.packed(["event card not seen"], board.event_names, 1)
    made.numbers(["witch's field"], len(fields), CHOICE)
    made.packed(["allowed"], [*UNLOCK_NAMES, "every-token", "gem-lure"], 1)
    made.packed(["trigger waits"], [str(number) for number in range(len(board.triggers))], 1)
    made.packed(["deal offered"], [deal.name for deal in board.deals], 1)
    made.packed(["goal set"], board.goal_names, 1)
    made.numbers(["whom it is about"], 127)
    made.numbers(["which field it is about"], len(fields), CHOICE)
    made.numbers(["left to share out", "who may get it"], MOST)
    made.numbers(["foe's field"], len(fields), CHOICE)
    made.numbers(["foe's kind"], len(board.creatures), CHOICE)
    made.numbers(["foe's willpower", "foe's battle value"], 127)
    made.numbers(["who invites", "who opened the battle"], _HEROES, CHOICE)
    for name in ("fights", "was asked to the battle", "left the battle", "lost all willpower", "holds up a shield"):
        made.packed([name], heroes, 1)
    made.numbers(["round of the battle"], 127)
    made.numbers(["who rolls"], _HEROES, CHOICE)
    made.numbers(["dice left to throw", "value of the black die", "added by a herb", "willpower about to be lost"], 63)
    made.numbers(["creatures in the castle"], 31)
    made.skip(2 + players)
    for hero in heroes:
        made.numbers([f"{hero}: field"], len(fields), CHOICE)
        made.numbers([f"{hero}: strength", f"{hero}: willpower", f"{hero}: hours"], 31)
        made.mixed([(Column(f"{hero}: day ended", 1, FLAG), 0, 1)])
        made.numbers([f"{hero}: gold", f"{hero}: farmers"], 127)
        made.packed([f"{hero}: bag"], ITEM_NAMES, 3)
    partners = [*heroes, "the field"]
    for way in ("given this turn to", "got this turn from", "given out of turn to", "got out of turn from"):
        made.packed([f"{way} {partner}" for partner in partners], cargo, 1, less=1)
    hours = range(int(board.free_hours) + 1, int(board.most_hours) + 1)
    made.numbers([f"price of hour {hour}" for hour in hours], 15)
    made.packed([f"on {field}" for field in fields], ITEM_NAMES, 3, less=1)
    made.numbers([f"gold on {field}" for field in fields], 63, less=1)
    made.numbers([f"farmers on {field}" for field in fields], 15, less=1)
    made.numbers([f"fog on {field}" for field in fields], 1 + len(FOG_NAMES), CHOICE, less=1)
    made.numbers([f"fog not seen: {kind}" for kind in FOG_NAMES], 31, less=1)
    made.numbers([f"side of the well on {fields[field]}" for field in board.wells], 2, CHOICE, less=1)
    made.numbers([f"creature on {field}" for field in fields], len(board.creatures), CHOICE, less=1)
    made.packed([f"carried on {field}" for field in fields], ITEM_NAMES, 3, less=1)
    made.numbers([f"rubble on {field}" for field in fields], 63, less=1)
    if board.marks_used:
        made.packed([f"{field} is closed" for field in fields], ["to heroes", "to creatures", "exit"], 1, less=1)
    if board.pool_shows:
        made.packed([f"hidden on {field}" for field in fields], board.pool_names, 3, less=1)
    made.numbers([f"creature {place + 1} in the castle" for place in range(_INTRUDERS)], len(board.creatures), CHOICE)
    made.numbers([f"beaten: {kind.name}" for kind in board.creatures], 31, less=1)
    made.numbers([f"card laid beside letter: {place + 1}" for place in range(len(board.put_cards))], 14, CHOICE)
    cards = len(board.event_names)
    made.numbers([f"event card {place + 1} from the top" for place in range(_KNOWN_CARDS)], cards, CHOICE)
    made.numbers([f"for sale: {item}" for item in ITEM_NAMES], 31, less=1)
    made.numbers([f"rune stones not seen: {colour}" for colour in ("blue", "yellow", "green")], 15, less=1)
    made.numbers([f"field of {ally.name}" for ally in board.allies], len(fields), CHOICE)
    made.numbers([f"place of {thing.name}" for thing in board.things], MOST)
    made.numbers([f"memory: {name}" for name in board.slot_names], MOST, less=1)
    made.numbers([f"die {place + 1}" for place in range(_DICE)], 15, less=1)
    made.numbers([f"rolled by {hero}" for hero in heroes], 127)
    made.complete()
    return made


def progress(seen: State) -> float:
    """How far a legend has come, 0 to 1: shields of the castle left, strength of the heroes, creatures beaten."""
    assert isinstance(seen, Andor)
    shields = max(0, int(seen.shields()) - len(seen.intruders)) / max(1, int(seen.shields()))
    strength = sum(int(seen.heroes[hero].strength) for hero in seen.order) / (14 * len(seen.order))
    beaten = min(1.0, sum(seen.beaten) / 10)
    return 0.4 * shields + 0.3 * strength + 0.3 * beaten
