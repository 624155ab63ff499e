"""Spells of chaos: what named monsters of the game master cast (HQ-091, HQ-092; quest 8 in Europe).

A figure casts instead of attacking, each spell once, and only at heroes whom it sees; Fire of Wrath of the European
game reaches the whole board. Interpretations: a storm of fire needs a hero in the room; a cloud in the corridor fills
the passages of the caster; summoned figures come to the nearest free squares around him; courage is for himself.

Lines of the chronicle: ``event-casts-chaos`` (``spell``, ``target``), ``event-effect-begins`` (``effect``),
``event-spell-does-nothing``, ``event-item-rusts`` (``item``), ``event-escapes``, ``event-monster-summoned``.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest import events
from sagenwerk.heroquest.board import CORRIDOR, HEIGHT, WIDTH, square_at
from sagenwerk.heroquest.dice import Sum, SumDice
from sagenwerk.heroquest.figures import kind_named, kind_of, new_monster, put_monster, stand_in, way_free
from sagenwerk.heroquest.gear import carried
from sagenwerk.heroquest.magic import (
    BALL,
    EFFECT_NAMES,
    FIRE_BURNS,
    STORM,
    WRATH,
    breaks,
    gains,
    immune,
    out_of_harm,
    sleep_comes,
    tells,
)
from sagenwerk.heroquest.monsters import march_is_over, may_stop, moves, no_act
from sagenwerk.heroquest.scenario import (
    CHAOS_NAMES,
    CHAOS_SPELLS,
    ESCAPE,
    HERO_NAMES,
    HEROES,
    MOST_ITEMS,
    MOST_MONSTERS,
    QuestScenario,
)
from sagenwerk.heroquest.sight import line_free, visible
from sagenwerk.heroquest.state import (
    ACTED,
    BIT,
    COMMANDED,
    COURAGE,
    FEAR,
    IN_PIT,
    MARCHED,
    MISSES_TURN,
    PARALYSED,
    Quest,
)
from sagenwerk.heroquest.turn import STILL_PASSING, MasterAction
from sagenwerk.heroquest.wandering import may_stand
from sagenwerk.heroquest.wounds import loses_body
from sagenwerk.kernel.contract import GAME_MASTER, Action, Question, Refusal, Step

BALL_OF_FLAME: Final[i64] = 0
CLOUD_OF_CHAOS: Final[i64] = 1
COMMAND: Final[i64] = 2
FEAR_SPELL: Final[i64] = 4
FIRESTORM: Final[i64] = 5
LIGHTNING_BOLT: Final[i64] = 6
RUST: Final[i64] = 7
SLEEP: Final[i64] = 8
SUMMON_ORCS: Final[i64] = 9
SUMMON_UNDEAD: Final[i64] = 10
TEMPEST: Final[i64] = 11
COURAGE_SPELL: Final[i64] = 12
FIRE_OF_WRATH: Final[i64] = 13

#: Spells at one hero: a target is chosen.
AT_ONE_HERO: Final[list[int]] = [
    int(BALL_OF_FLAME),
    int(COMMAND),
    int(FEAR_SPELL),
    int(SLEEP),
    int(TEMPEST),
    int(FIRE_OF_WRATH),
]

#: Ways of the lightning: columns and rows a step, clockwise.
WAY_NAMES: Final = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"]
COLUMNS_A_STEP: Final[list[int]] = [0, 1, 1, 1, 0, -1, -1, -1]
ROWS_A_STEP: Final[list[int]] = [-1, -1, 0, 1, 1, 1, 0, -1]

NO_SUCH_SPELL: Final = Refusal("refusal-no-chaos-spell", "HQ-091")
NO_HERO_SEEN: Final = Refusal("refusal-no-hero-seen", "HQ-092")
NOWHERE_TO_FLEE: Final = Refusal("refusal-nowhere-to-flee", "HQ-091")
NOTHING_TO_RUST: Final = Refusal("refusal-nothing-to-rust", "HQ-091")
NO_ROOM_TO_SUMMON: Final = Refusal("refusal-no-room-to-summon", "HQ-091")


# Casting


def spells_left(state: Quest, figure: i64, spell: i64) -> i64:
    """How often a figure can still cast this (HQ-092)."""
    return (state.chaos[figure] >> (2 * spell)) & 3


class CastChaos(MasterAction):
    """A figure of the game master casts a spell instead of attacking (HQ-091, HQ-092)."""

    def __init__(self, spell: i64) -> None:
        super().__init__(f"game master: cast {CHAOS_NAMES[spell]}", GAME_MASTER)
        self.spell = spell

    def refusal(self, state: Quest) -> Refusal | None:
        forbidden = no_act(state)
        if forbidden is not None:
            return forbidden
        figure = state.figure
        if spells_left(state, figure, self.spell) == 0:
            return NO_SUCH_SPELL
        return no_aim(state, figure, self.spell) if may_stop(state, figure) else STILL_PASSING

    def carry_out(self, state: Quest) -> None:
        state.spell = self.spell
        if int(self.spell) in AT_ONE_HERO or self.spell == LIGHTNING_BOLT or self.spell == RUST:
            state.first(AIMS_CHAOS)
        else:
            spends(state, self.spell, "")
            state.each(works(state, state.figure, self.spell))


def spends(state: Quest, spell: i64, target: str) -> None:
    """The figure has acted, and the spell is used up (HQ-092)."""
    figure = state.figure
    state.chaos[figure] -= BIT[2 * spell]
    march_is_over(state)
    moves(state, figure)
    state.figure_done[figure] |= int(ACTED)
    if state.chronicle is not None:
        said: dict[str, str | int] = {"spell": CHAOS_NAMES[spell], "target": target}
        events.monster_does(state, "event-casts-chaos", "HQ-092", figure, said)


# Targets


def no_aim(state: Quest, figure: i64, spell: i64) -> Refusal | None:
    """Whether there is something to cast this spell at (HQ-092)."""
    if spell == ESCAPE:
        return None if can_escape(state, figure) else NOWHERE_TO_FLEE
    if spell == COURAGE_SPELL:
        return None
    if spell == SUMMON_ORCS or spell == SUMMON_UNDEAD:
        return None if free_around(state, state.squares[figure], 1) else NO_ROOM_TO_SUMMON
    if spell == CLOUD_OF_CHAOS:
        return None if heroes_in_cloud(state, figure) else NO_HERO_SEEN
    if spell == FIRESTORM:
        return None if hero_in_room(state, figure) else NO_HERO_SEEN
    if spell == RUST:
        for number in state.order:
            if iron_of(state, figure, number):
                return None
        return NOTHING_TO_RUST
    if spell == LIGHTNING_BOLT:
        for way in range(len(WAY_NAMES)):
            if hero_in_bolt(state, figure, way):
                return None
        return NO_HERO_SEEN
    for number in state.order:
        if reaches(state, figure, spell, number):
            return None
    return NO_HERO_SEEN


def reaches(state: Quest, figure: i64, spell: i64, number: i64) -> bool:
    """Whether a figure can cast a spell at this hero: it sees him, and he is not of stone (HQ-092; ruling H-1)."""
    square = state.heroes[number].square
    if square < 0 or out_of_harm(state, number):
        return False
    return spell == FIRE_OF_WRATH or visible(state, state.squares[figure], square)


def can_escape(state: Quest, figure: i64) -> bool:
    """Whether the figure knows a safe square, and nobody stands there as far as it has been set out."""
    square = kind_of(state, figure).escape_to
    return square >= 0 and square != state.squares[figure] and (not state.sees(square) or not state.at[square])


def heroes_in_cloud(state: Quest, figure: i64) -> list[int]:
    """The heroes in the room, or in the passages of the corridor, where the figure stands."""
    found: list[int] = []
    here = state.squares[figure]
    for number in state.order:
        square = state.heroes[number].square
        if square >= 0 and not out_of_harm(state, number) and in_one_cloud(state, here, square):
            found.append(number)
    return found


def in_one_cloud(state: Quest, square: i64, other: i64) -> bool:
    """Whether a cloud reaches from one square to the other: in a room, in a common passage as far as one sees."""
    board = state.tables.board
    if not board.same_place(square, other):
        return False
    return board.rooms[square] != CORRIDOR or line_free(state, square, other, False)


def hero_in_room(state: Quest, figure: i64) -> bool:
    """Whether the figure is in a room and a hero is with it: a storm of fire does not rage in corridors."""
    rooms = state.tables.board.rooms
    room = rooms[state.squares[figure]]
    if room == CORRIDOR:
        return False
    for number in state.order:
        square = state.heroes[number].square
        if square >= 0 and rooms[square] == room:
            return True
    return False


def bolt(state: Quest, square: i64, way: i64) -> list[int]:
    """Squares of a lightning from here, up to a wall, a closed door or a block (HQ-091)."""
    found: list[int] = []
    here = square
    for _ in range(WIDTH + HEIGHT):
        there = square_at(here % WIDTH + COLUMNS_A_STEP[way], here // WIDTH + ROWS_A_STEP[way])
        if there < 0 or not line_free(state, here, there, False) or not state.sees(there):
            break
        if state.quest.blocked_at[there] or there in state.fallen:
            break
        found.append(int(there))
        here = there
    return found


def hero_in_bolt(state: Quest, figure: i64, way: i64) -> bool:
    """Whether a lightning this way meets a hero."""
    for square in bolt(state, state.squares[figure], way):
        if 0 < state.at[square] <= HEROES:
            return True
    return False


def iron_of(state: Quest, figure: i64, number: i64) -> i64:
    """Swords and helmets of metal of a hero whom the figure sees, one bit each."""
    square = state.heroes[number].square
    found: i64 = 0
    if square >= 0 and visible(state, state.squares[figure], square):
        things: i64 = carried(state.heroes[number])
        for item in state.edition.items:
            if item.rusts and not item.artifact and things & BIT[item.number]:
                found |= BIT[item.number]
    return found


class AimsChaos(Question[Quest]):
    """What the game master's figure casts its spell at (HQ-092)."""

    def actor(self, state: Quest) -> i64:
        return GAME_MASTER

    def options(self, state: Quest) -> list[Action[Any]]:
        offers: list[Action[Any]] = []
        for action in state.tables.chaos_targets:
            if action.refusal(state) is None:
                offers.append(action)
        return offers

    def takes(self, action: Action[Any]) -> bool:
        return isinstance(action, (ChaosAt, Lightning, Rusts))


class ChaosAt(Action[Quest]):
    """The spell is cast at a hero (HQ-092)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"game master: spell at the {HERO_NAMES[hero]}", GAME_MASTER)
        self.target = hero

    def refusal(self, state: Quest) -> Refusal | None:
        if int(state.spell) not in AT_ONE_HERO or state.figure < 0:
            return NO_SUCH_SPELL
        return None if reaches(state, state.figure, state.spell, self.target) else NO_HERO_SEEN

    def carry_out(self, state: Quest) -> None:
        spell = state.spell
        spends(state, spell, HERO_NAMES[self.target])
        state.each(strikes(state, spell, self.target))


class Lightning(Action[Quest]):
    """A lightning bolt in one of eight directions hits everybody on its way (HQ-091)."""

    def __init__(self, way: i64) -> None:
        super().__init__(f"game master: lightning to the {WAY_NAMES[way]}", GAME_MASTER)
        self.way = way

    def refusal(self, state: Quest) -> Refusal | None:
        if state.spell != LIGHTNING_BOLT or state.figure < 0:
            return NO_SUCH_SPELL
        return None if hero_in_bolt(state, state.figure, self.way) else NO_HERO_SEEN

    def carry_out(self, state: Quest) -> None:
        hit: list[int] = []
        for square in bolt(state, state.squares[state.figure], self.way):
            if state.at[square]:
                hit.append(state.at[square])
        spends(state, LIGHTNING_BOLT, WAY_NAMES[self.way])
        follows: list[Step[Any]] = []
        for occupant in hit:
            if not out_of_harm(state, occupant - 1) and not spared(state, occupant - 1, False):
                follows.extend(loses_body(state, occupant, state.edition.bolt_damage, "HQ-091"))
        state.each(follows)


class Rusts(Action[Quest]):
    """Rust destroys a sword or helmet of a hero (HQ-091)."""

    def __init__(self, hero: i64, item: i64, name: str) -> None:
        super().__init__(f"game master: rust {name} of the {HERO_NAMES[hero]}", GAME_MASTER)
        self.target = hero
        self.item = item

    def refusal(self, state: Quest) -> Refusal | None:
        if state.spell != RUST or state.figure < 0:
            return NO_SUCH_SPELL
        return None if iron_of(state, state.figure, self.target) & BIT[self.item] else NOTHING_TO_RUST

    def carry_out(self, state: Quest) -> None:
        spends(state, RUST, HERO_NAMES[self.target])
        state.heroes[self.target].items &= ~BIT[self.item]
        if state.chronicle is not None:
            name = state.tables.item_names[self.item]
            events.hero_does(state, "event-item-rusts", "HQ-091", self.target, {"item": name})


# What each spell does


def strikes(state: Quest, spell: i64, number: i64) -> list[Step[Any]]:
    """What a spell does to the one hero at whom it is cast (HQ-090, HQ-091)."""
    if spell == BALL_OF_FLAME:
        return [FIRE_BURNS[BALL][number]]
    if spell == FIRE_OF_WRATH:
        return [FIRE_BURNS[WRATH][number]]
    if spell == SLEEP:
        return sleep_comes(state, number)
    effect = MISSES_TURN
    if spell == COMMAND:
        effect = COMMANDED
    elif spell == FEAR_SPELL:
        effect = FEAR
    begins(state, number, effect, CHAOS_NAMES[spell])
    return [breaks(COMMANDED, number)] if spell == COMMAND else []


def begins(state: Quest, target: i64, effect: i64, name: str) -> None:
    """Something begins to work on a hero or figure."""
    gains(state, target, effect)
    if state.chronicle is not None:
        tells(state, "event-effect-begins", "HQ-091", target, {"effect": name})


def works(state: Quest, figure: i64, spell: i64) -> list[Step[Any]]:
    """What a spell without a chosen target does (HQ-091)."""
    if spell == ESCAPE:
        escapes(state, figure)
        return []
    if spell == COURAGE_SPELL:
        begins(state, HEROES + figure, COURAGE, EFFECT_NAMES[int(COURAGE)])
        return []
    if spell == CLOUD_OF_CHAOS:
        follows: list[Step[Any]] = []
        for number in heroes_in_cloud(state, figure):
            begins(state, number, PARALYSED, CHAOS_NAMES[CLOUD_OF_CHAOS])
            follows.append(breaks(PARALYSED, number))
        return follows
    if spell == FIRESTORM:
        return storm(state, figure)
    return [SUMMONS_ORCS if spell == SUMMON_ORCS else SUMMONS_UNDEAD]


def escapes(state: Quest, figure: i64) -> None:
    """To the safe square through any wall; where nobody has been yet, the figure is placed when that is set out."""
    square = kind_of(state, figure).escape_to
    state.monster_effects[figure] &= ~int(BIT[IN_PIT])
    if state.sees(square):
        put_monster(state, figure, square)
    else:
        put_monster(state, figure, -1)
        state.fled = figure
    state.figure_done[figure] |= int(MARCHED)
    if state.chronicle is not None:
        events.monster_does(state, "event-escapes", "HQ-091", figure, {})


def spared(state: Quest, target: i64, fire: bool) -> bool:
    """Whether a spell does nothing to this figure; the table hears of it."""
    if not immune(state, target, fire):
        return False
    if state.chronicle is not None:
        tells(
            state, "event-spell-does-nothing", "HQ-091", target, {"spell": "" if fire else CHAOS_NAMES[LIGHTNING_BOLT]}
        )
    return True


def storm(state: Quest, figure: i64) -> list[Step[Any]]:
    """Fire over everybody else in the room, monsters too (HQ-091)."""
    rooms = state.tables.board.rooms
    room = rooms[state.squares[figure]]
    follows: list[Step[Any]] = []
    for number in state.order:
        square = state.heroes[number].square
        if square >= 0 and rooms[square] == room and not out_of_harm(state, number):
            follows.append(FIRE_BURNS[STORM][number])
    for other in range(len(state.squares)):
        square = state.squares[other]
        if other == figure or square < 0 or rooms[square] != room:
            continue
        if not out_of_harm(state, HEROES + other) and not spared(state, HEROES + other, True):
            follows.append(FIRE_BURNS[STORM][HEROES + other])
    return follows


# Summoning


class Summons(SumDice):
    """The die says who comes (HQ-091)."""

    def settle(self, state: Quest, outcome: Sum) -> None:
        summon(state, state.edition.summoned_orcs[outcome.sum - 1])


class SummonsUndead(Summons):
    """The same for skeletons, zombies and mummies (HQ-091)."""

    def settle(self, state: Quest, outcome: Sum) -> None:
        summon(state, state.edition.summoned_undead[outcome.sum - 1])


def summon(state: Quest, names: list[str]) -> None:
    """Figures come to the nearest free squares around the caster, as far as room and figures last (HQ-091, HQ-136)."""
    squares = free_around(state, state.squares[state.figure], len(names))
    for place in range(len(squares)):
        kind = kind_named(state, names[place])
        if kind >= 0:
            kind = stand_in(state, kind)
        if kind < 0 or len(state.kinds) >= MOST_MONSTERS:
            return
        figure = new_monster(state, kind, squares[place], -1)
        if state.chronicle is not None:
            events.monster_does(state, "event-monster-summoned", "HQ-091", figure, {})


def free_around(state: Quest, square: i64, most: i64) -> list[int]:
    """The free squares nearest to this one that have been set out, at most so many."""
    found: list[int] = []
    reached: list[int] = [int(square)]
    place = 0
    while place < len(reached) and len(found) < most:
        for direction in range(4):
            other = way_free(state, reached[place], direction)
            if other >= 0 and state.sees(other) and other not in reached:
                reached.append(int(other))
                if may_stand(state, other) and len(found) < most:
                    found.append(int(other))
        place += 1
    return found


AIMS_CHAOS: Final = AimsChaos("what the spell of chaos is cast at")
SUMMONS_ORCS: Final = Summons("who comes: orcs", 1)
SUMMONS_UNDEAD: Final = SummonsUndead("who comes: undead", 1)


# Catalogue


def actions_of(tables: QuestScenario) -> list[Action[Any]]:
    """Spells of chaos, heroes as targets, ways of the lightning, things that rust."""
    tables.chaos_casts = [CastChaos(spell) for spell in range(CHAOS_SPELLS)]
    targets: list[Action[Any]] = [ChaosAt(hero) for hero in range(HEROES)]
    for way in range(len(WAY_NAMES)):
        targets.append(Lightning(way))
    for hero in range(HEROES):
        for item in range(len(tables.item_names[:MOST_ITEMS])):
            targets.append(Rusts(hero, item, tables.item_names[item]))
    tables.chaos_targets = targets
    made = tables.chaos_casts[:]
    made.extend(targets)
    return made


def steps_of(tables: QuestScenario) -> list[Step[Any]]:
    """The question for the target, and the dice for who comes."""
    return [AIMS_CHAOS, SUMMONS_ORCS, SUMMONS_UNDEAD]
