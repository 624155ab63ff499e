"""What is seen of a quest of HeroQuest: what has been set out. Only the game master's agent sees the whole map.

A ``Reader`` is handed what ``State.view`` gives for a seat and looks at nothing else, so it cannot tell more than that.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sagenwerk.envs.layout import CHOICE, FLAG, NUMBER, Column, Layout
from sagenwerk.heroquest.board import EAST, HEIGHT, SOUTH, SQUARES, WIDTH, direction_of, square_name
from sagenwerk.heroquest.scenario import (
    AREAS,
    HERO_NAMES,
    MOST_LOADS,
    MOST_MONSTERS,
    SPELL_NAMES,
    TRAP_NAMES,
    QuestScenario,
)
from sagenwerk.heroquest.state import ABSENT, WORD_BITS, WORDS, Quest
from sagenwerk.kernel import Scenario, State

_SQUARES: Final = int(SQUARES)
_FIGURES: Final = int(MOST_MONSTERS)
_NAMES: Final = [square_name(square) for square in range(_SQUARES)]
#: Effects in the order of their bits (``state.IN_PIT`` ff.).
_EFFECTS: Final = [
    "in a pit",
    "misses a turn",
    "asleep",
    "rock skin",
    "courage",
    "swift wind",
    "passes through rock",
    "veil of mist",
    "strength",
    "resilience",
    "speed",
    "second attack",
    "fear",
    "commanded",
    "paralysed",
    "stone",
    "stands like a statue",
    "untouched",
    "without equipment",
    "came by teleport",
    "hands full",
    "spell for the next march",
    "weapon for two hands",
    "lost in rock",
]
#: Printed figures and pieces of furniture; what a file of one's own calls otherwise is the number behind them.
_KINDS: Final = ["goblin", "orc", "fimir", "skeleton", "zombie", "mummy", "chaos-warrior", "gargoyle", "chaos-sorcerer"]
_PIECES: Final = [
    "table",
    "throne",
    "alchemists-bench",
    "treasure-chest",
    "tomb",
    "sorcerers-table",
    "bookcase",
    "rack",
    "fireplace",
    "weapons-rack",
    "cupboard",
]
_MOST_GOLD: Final = 32_000

#: What can be said of every square: name, greatest value, kind of column.
_PLANES: Final = (
    ("furniture on", len(_PIECES) + 1, CHOICE),
    ("chest on", 4, CHOICE),  # closed, opened, trap found, trap gone
    ("trap on", 4 * len(TRAP_NAMES), CHOICE),  # by kind: hidden, found, sprung, removed
    ("door to the east of", 5, CHOICE),  # closed, open, false, not known to the heroes, secret and not known
    ("door to the south of", 5, CHOICE),
    ("blocked", 1, FLAG),
    ("stairs on", 1, FLAG),
    ("who stands on", 4 + len(_KINDS) + 1, CHOICE),
    ("who waits unseen on", len(_KINDS) + 1, CHOICE),
)
#: What can be said of every figure of the game master.
_FIGURE: Final = (
    ("kind", len(_KINDS) + 1, CHOICE),
    ("square", _SQUARES, CHOICE),
    ("body", 31, NUMBER),
    ("mind", 31, NUMBER),
    ("move", 31, NUMBER),
    ("attack", 31, NUMBER),
    ("defend", 31, NUMBER),
    ("has marched", 1, FLAG),
    ("has acted", 1, FLAG),
    ("leader", 4, CHOICE),
    *((effect, 1, FLAG) for effect in _EFFECTS),
)
#: What can be said of every area: heroes who looked for treasure, traps searched, what a dead hero left.
_AREA: Final = (
    *((f"{hero} looked for treasure", 1, FLAG) for hero in HERO_NAMES),
    ("searched for traps", 1, FLAG),
    ("things left", 1, FLAG),
    ("gold left", _MOST_GOLD, NUMBER),
)


class Reader:
    """Columns of a quest; they are the same for all quests on the printed board with the printed cards."""

    #: Who can be ``you``.
    seats = [*HERO_NAMES, "game_master"]

    def __init__(self, scenario: Scenario) -> None:
        assert isinstance(scenario, QuestScenario)
        self._layout = _values(scenario)
        self.columns = [*self._layout.columns]
        self._starts: dict[str, int] = {}
        for part, wide, each in (
            ("seen", _SQUARES, [("seen", 1, FLAG)]),
            ("solid", _SQUARES, [("solid rock", 1, FLAG)]),
            *((plane[0], _SQUARES, [plane]) for plane in _PLANES),
            ("figure", _FIGURES, _FIGURE),
            ("area", int(AREAS), _AREA),
        ):
            self._starts[part] = len(self.columns)
            square = wide == _SQUARES
            for number in range(wide):
                for name, high, kind in each:
                    title = f"{name} {_NAMES[number]}" if square else f"{part} {number}: {name}"
                    self.columns.append(Column(title, high, kind))

    def read(self, seen: State, into: NDArray[Any]) -> None:
        """Fill the columns from what a seat sees."""
        assert isinstance(seen, Quest)
        into[:] = 0
        self._layout.read(_raw(seen), into[: len(self._layout.columns)])
        at = self._starts
        known = _bits(seen.seen)
        into[at["seen"] : at["seen"] + _SQUARES] = known
        into[at["solid"] : at["solid"] + _SQUARES] = known & ~np.array(seen.quest.used, bool)
        self._map(seen, into)
        self._figures(seen, into)
        self._areas(seen, into)

    def _map(self, seen: Quest, into: NDArray[Any]) -> None:
        """What stands and lies on the squares."""
        at, quest = self._starts, seen.quest
        for number, piece in enumerate(quest.furniture):
            moved = seen.moved >> number & 1
            for square in piece.moves_to if moved else piece.squares:
                into[at["furniture on"] + square] = 1 + _number(_PIECES, piece.kind)
                if piece.chest:
                    opened, gone, found = (
                        bits >> number & 1 for bits in (seen.chests_open, seen.chest_traps_gone, seen.chest_traps_found)
                    )
                    into[at["chest on"] + square] = 2 if opened else 4 if gone else 3 if found else 1
        for number, trap in enumerate(quest.traps):
            into[at["trap on"] + trap.square] = 1 + 4 * trap.kind + seen.traps[number]
        for number, door in enumerate(quest.doors):
            first, second = sorted((door.first, door.second))
            direction = direction_of(first, second) if first >= 0 else -1
            if direction not in (EAST, SOUTH):
                continue
            if seen.doors_seen >> number & 1:
                said = 2 if seen.doors_open >> number & 1 else 3 if seen.false_known >> number & 1 else 1
            else:
                said = 5 if door.secret else 4
            into[at["door to the east of" if direction == EAST else "door to the south of"] + first] = said
        for square in [*quest.blocked, *seen.fallen]:
            into[at["blocked"] + square] = 1
        for square in quest.stairs:
            into[at["stairs on"] + square] = 1
        for number, hero in enumerate(seen.heroes):
            if hero.square >= 0:
                into[at["who stands on"] + hero.square] = 1 + number
        come = set(seen.placed)
        for number, placed in enumerate(quest.monsters):
            if number not in come and placed.square >= 0:
                into[at["who waits unseen on"] + placed.square] = 1 + _number(_KINDS, quest.kinds[placed.kind].figure)

    def _figures(self, seen: Quest, into: NDArray[Any]) -> None:
        """The game master's figures on the board, in the order in which they were set out."""
        for number, kind_number in enumerate(seen.kinds):
            kind, square = seen.quest.kinds[kind_number], seen.squares[number]
            if square < 0:
                continue
            figure = 1 + _number(_KINDS, kind.figure)
            into[self._starts["who stands on"] + square] = 4 + figure
            start = self._starts["figure"] + len(_FIGURE) * number
            done = seen.figure_done[number]
            effects = seen.monster_effects[number]
            into[start : start + len(_FIGURE)] = [
                figure,
                square + 1,
                min(31, seen.bodies[number]),
                min(31, max(0, seen.minds[number])),
                kind.move,
                kind.attack,
                kind.defend,
                done & 1,
                done >> 1 & 1,
                seen.leaders[number] + 1,
                *[effects >> effect & 1 for effect in range(len(_EFFECTS))],
            ]

    def _areas(self, seen: Quest, into: NDArray[Any]) -> None:
        """Where somebody has searched, and what dead heroes left."""
        for area in range(int(AREAS)):
            searched, things = seen.treasure_searched[area], seen.left_items[area] or seen.left_potions[area]
            gold, traps = seen.left_gold[area], seen.traps_searched >> area & 1
            if searched or things or gold or traps:
                start = self._starts["area"] + len(_AREA) * area
                heroes = [searched >> hero & 1 for hero in range(len(HERO_NAMES))]
                into[start : start + len(_AREA)] = [*heroes, traps, int(bool(things)), min(gold, _MOST_GOLD)]


def _number(names: list[str], name: str) -> int:
    """The place of a name, the one behind the last for others."""
    return names.index(name) if name in names else len(names)


_SHIFTS: Final = np.arange(int(WORD_BITS), dtype=np.int64)


def _bits(words: list[int]) -> NDArray[np.bool_]:
    """A bit set over squares, a value a square."""
    bits = np.array(words, np.int64)[:, None] >> _SHIFTS & 1
    return bits.reshape(int(WORDS * WORD_BITS))[:_SQUARES].astype(bool)


def _values(scenario: QuestScenario) -> Layout:
    """Columns of ``_raw``."""
    made = Layout()
    made.numbers(["round"], 500)
    made.numbers(["hero on turn"], 4, CHOICE)
    made.packed(["turn"], ["marched", "acted", "ended", "disarmed a trap", "put something down"], 1)
    made.numbers(["steps left"], 63)
    made.numbers(["weapon in use"], len(scenario.item_names) + 1, CHOICE)
    made.numbers(["spell being cast"], 31, CHOICE)
    made.numbers(["spells cast this turn", "attacks left"], 15)
    occupants = 5 + _FIGURES
    made.numbers(["attacker", "target"], occupants, CHOICE)
    made.numbers(["hits", "combat dice"], 31)
    made.numbers(["figure on turn"], _FIGURES, CHOICE)
    made.numbers(["square of passing", "square looked from", "square of the falling block"], _SQUARES, CHOICE)
    made.numbers(["steps of the ally"], 63)
    made.numbers(["nothing is left but to get out"], 1, FLAG)
    for hero in HERO_NAMES:
        made.numbers([f"{hero}: where"], 3, CHOICE)
        made.numbers([f"{hero}: square"], _SQUARES, CHOICE)
        made.numbers([f"{hero}: {what}" for what in ("body", "mind", "most body", "most mind")], 31)
        made.numbers([f"{hero}: gold"], _MOST_GOLD)
        made.packed([f"{hero}: has"], scenario.item_names, 1)
        made.packed([f"{hero}: has"], [potion.name for potion in scenario.potions], 4)
        made.packed([f"{hero}: can cast"], SPELL_NAMES, 1)
        made.packed([f"{hero}"], _EFFECTS, 1)
        made.numbers([f"{hero}: spell of the ring"], len(SPELL_NAMES), CHOICE)
        made.numbers([f"{hero}: carries"], int(MOST_LOADS), CHOICE)
        made.numbers([f"{hero}: turns lost"], 15)
    made.numbers([f"treasure cards left: {name}" for name in scenario.treasure_names], 63)
    made.numbers(["treasure cards put below"], 63)
    made.numbers([f"in the armoury: {name}" for name in scenario.item_names], 15)
    made.numbers([f"place of thing {number + 1}" for number in range(int(MOST_LOADS))], 4 + _SQUARES, CHOICE)
    made.complete()
    return made


def _raw(seen: Quest) -> list[int]:
    """What ``_values`` unpacks."""
    raw = [
        seen.round,
        seen.turn + 1,
        seen.done,
        seen.steps_left + 1,
        seen.weapon + 1,
        seen.spell + 1,
        seen.spells_cast,
        seen.attacks_left,
        seen.attacker,
        seen.target,
        seen.hits,
        seen.dice,
        seen.figure + 1,
        seen.passing + 1,
        seen.looking + 1,
        seen.falling + 1,
        seen.ally_steps + 1,
        int(seen.quest.goal_shows),
    ]
    for hero in seen.heroes:
        raw += [
            hero.where,
            hero.square + 1,
            hero.body,
            hero.mind,
            hero.most_body,
            hero.most_mind,
            hero.gold,
            hero.items,
            hero.potions,
            hero.spells,
            hero.effects,
            hero.ring + 1,
            hero.carries + 1,
            hero.turns_lost,
        ]
    raw += seen.deck
    raw.append(len(seen.below))
    raw += seen.armoury
    raw += [place + 4 for place in seen.loads]
    return raw


def progress(seen: State) -> float:
    """How far a quest has come, 0 to 1: squares set out, and body points that the heroes have left."""
    assert isinstance(seen, Quest)
    there = [hero for hero in seen.heroes if hero.where != ABSENT]
    body = sum(int(hero.body) for hero in there) / max(1, sum(int(hero.most_body) for hero in there))
    explored = sum(word.bit_count() for word in seen.seen) / int(WIDTH * HEIGHT)
    return 0.5 * explored + 0.5 * min(1.0, body)
