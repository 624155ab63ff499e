"""The twelve spells of elf and wizard: casting, targets, what each does (HQ-085 to HQ-090; rulings H-1, H-7).

A spell is chosen first and then what it is cast on. Only legal targets are offered, so that no spell is wasted on
somebody who is not seen (an interpretation of HQ-088). Nobody casts a spell that harms at himself (an interpretation).
Two spells of the wand may stand before and after the march (an interpretation of HQ-085).

Lines of the chronicle: ``event-casts`` (``spell``, ``target``, ``target-kind``), ``event-spell-does-nothing``,
``event-effect-begins`` (``effect``), ``event-ring-set`` (``spell``).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest import events
from sagenwerk.heroquest.board import EAST, SOUTH, SQUARES, square_name
from sagenwerk.heroquest.combat import attack_by
from sagenwerk.heroquest.doors import tries
from sagenwerk.heroquest.figures import kind_of
from sagenwerk.heroquest.gear import ready
from sagenwerk.heroquest.magic import (
    BALL,
    FIRE_BURNS,
    MARCH_BITS,
    WRATH,
    gains,
    heals,
    immune,
    march_ends,
    out_of_harm,
    sleep_comes,
    square_of_target,
    target_name,
    tells,
)
from sagenwerk.heroquest.scenario import ELF, FIGURES, HERO_NAMES, HEROES, SPELL_NAMES, SPELLS, WIZARD, QuestScenario
from sagenwerk.heroquest.sight import visible
from sagenwerk.heroquest.state import (
    ACTED,
    ASLEEP,
    BARE,
    BIT,
    COMMANDED,
    COURAGE,
    MARCHED,
    MISSES_TURN,
    NEXT_MARCH,
    PARALYSED,
    ROCK_SKIN,
    STONE,
    SWIFT,
    THROUGH_ROCK,
    VEIL,
    Hero,
    Quest,
    bits,
)
from sagenwerk.heroquest.turn import ALREADY_ACTED, NOT_FREE, STILL_PASSING, HeroAction, acts, no_turn, over_somebody
from sagenwerk.heroquest.wounds import HealingAction
from sagenwerk.kernel.contract import Action, Question, Refusal, Step

GENIE: Final[i64] = 0
SWIFT_WIND: Final[i64] = 1
TEMPEST: Final[i64] = 2
HEAL_BODY: Final[i64] = 3
PASS_THROUGH_ROCK: Final[i64] = 4
ROCK_SKIN_SPELL: Final[i64] = 5
BALL_OF_FLAME: Final[i64] = 6
COURAGE_SPELL: Final[i64] = 7
FIRE_OF_WRATH: Final[i64] = 8
SLEEP: Final[i64] = 9
VEIL_OF_MIST: Final[i64] = 10
WATER_OF_HEALING: Final[i64] = 11

#: What a spell does: attack or open, harm, heal, or give a hero the effect beside it.
OPENS: Final[i64] = 0
HARMS: Final[i64] = 1
HEALS: Final[i64] = 2
HELPS: Final[i64] = 3
DOES: Final[list[int]] = [0, 3, 1, 2, 3, 3, 1, 3, 1, 1, 3, 2]
EFFECTS: Final[dict[int, int]] = {
    int(SWIFT_WIND): int(SWIFT),
    int(PASS_THROUGH_ROCK): int(THROUGH_ROCK),
    int(ROCK_SKIN_SPELL): int(ROCK_SKIN),
    int(COURAGE_SPELL): int(COURAGE),
    int(VEIL_OF_MIST): int(VEIL),
}
HEALING_SPELLS: Final[list[int]] = [int(HEAL_BODY), int(WATER_OF_HEALING)]
#: The heroes who cast (HQ-085).
CASTERS: Final[list[int]] = [int(ELF), int(WIZARD)]

NO_SPELL: Final = Refusal("refusal-no-spell", "HQ-086")
NOBODY_TO_CAST_AT: Final = Refusal("refusal-nobody-to-cast-at", "HQ-087")
SPELL_NOT_FOR_THAT: Final = Refusal("refusal-spell-not-for-that", "HQ-087")
NOT_SEEN: Final = Refusal("refusal-not-seen", "HQ-087")
BODY_IS_FULL: Final = Refusal("refusal-body-is-full", "HQ-089")
OUT_OF_HARM: Final = Refusal("refusal-out-of-harm", "HQ-103")
NO_DOOR_TO_OPEN: Final = Refusal("refusal-no-door-to-open", "HQ-090")
SAME_SPELL_TWICE: Final = Refusal("refusal-same-spell-twice", "HQ-085")
NO_RESCUE_BY_SPELL: Final = Refusal("refusal-no-rescue-by-spell", "HQ-147")


# Casting


def has_spell(hero: Hero, spell: i64) -> bool:
    """Whether the card is in his hand; without equipment he has none (quest 6)."""
    return hero.spells & BIT[spell] != 0 and not hero.has(BARE)


def two_spells(state: Quest, hero: Hero) -> bool:
    """Whether he has the wand that allows two spells a turn, and may use it (HQ-085)."""
    for item in state.edition.items:
        if item.two_spells and ready(state, hero.kind, item.number):
            return True
    return False


def no_casting(state: Quest, number: i64) -> Refusal | None:
    """A spell is the action of a turn; with the wand a second one may follow (HQ-085)."""
    forbidden = no_turn(state, number)
    if forbidden is not None:
        return forbidden
    hero = state.heroes[number]
    if hero.has(COMMANDED):
        return NOT_FREE
    if state.done & ACTED and not (state.spells_cast == 1 and two_spells(state, hero)):
        return ALREADY_ACTED
    return STILL_PASSING if over_somebody(state, number) else None


def no_spell(state: Quest, number: i64, spell: i64) -> Refusal | None:
    """Whether this card can be cast now (HQ-086, HQ-087); two spells of one turn differ."""
    if not has_spell(state.heroes[number], spell):
        return NO_SPELL
    if state.spells_cast and state.spell == spell:
        return SAME_SPELL_TWICE
    return None if has_target(state, number, spell) else NOBODY_TO_CAST_AT


class Cast(HeroAction):
    """Elf or wizard casts a spell instead of attacking, before or after the march (HQ-085 to HQ-088)."""

    def __init__(self, hero: i64, spell: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: cast {SPELL_NAMES[spell]}", hero)
        self.spell = spell

    def refusal(self, state: Quest) -> Refusal | None:
        forbidden = no_casting(state, self.hero)
        return forbidden if forbidden is not None else no_spell(state, self.hero, self.spell)

    def carry_out(self, state: Quest) -> None:
        state.spell = self.spell
        state.first(AIMS)


def spends(state: Quest, number: i64, spell: i64) -> None:
    """The action is taken and the card is used up; the spell of the ring comes back once (HQ-085, HQ-086)."""
    hero = state.heroes[number]
    acts(state)
    if hero.effects & MARCH_BITS and state.done & MARCHED:
        march_ends(state, hero)
    state.spell = spell
    state.spells_cast += 1
    if hero.ring == spell:
        hero.ring = -1
    else:
        hero.spells &= ~BIT[spell]


# Targets


def no_target(state: Quest, number: i64, spell: i64, target: i64) -> Refusal | None:
    """Whether a spell can be cast at this figure (HQ-087, HQ-088; ruling H-1).

    Himself always, others only if they are seen; the genie (in Europe) and Fire of Wrath reach the whole board. Spells
    that help are for heroes. Spells that harm are for monsters, in Europe for other heroes too.
    """
    does: i64 = DOES[spell]
    there = square_of_target(state, target)
    if there < 0:
        return NOT_SEEN
    if does == HEALS or does == HELPS:
        if target >= HEROES:
            return SPELL_NOT_FOR_THAT
        if does == HEALS and state.heroes[target].body >= state.heroes[target].most_body:
            return BODY_IS_FULL
        if target != number and not visible(state, state.heroes[number].square, there):
            return NOT_SEEN
        return None
    if target < HEROES:
        if target == number or not state.edition.hero_targets:
            return SPELL_NOT_FOR_THAT
        if state.heroes[target].has(STONE):
            return OUT_OF_HARM
    else:
        kind = kind_of(state, target - HEROES)
        if kind.ally or (spell == SLEEP and kind.group == "undead" and not state.edition.undead_sleep):
            return SPELL_NOT_FOR_THAT
    if spell == FIRE_OF_WRATH or (spell == GENIE and not state.edition.genie_needs_sight):
        return None
    return None if visible(state, state.heroes[number].square, there) else NOT_SEEN


def has_target(state: Quest, number: i64, spell: i64) -> bool:
    """Whether there is anything to cast this spell at."""
    does: i64 = DOES[spell]
    if does == HELPS:
        return True
    if does == OPENS and doors_to_open(state):
        return True
    for target in state.order:
        if no_target(state, number, spell, target) is None:
            return True
    if does == HEALS:
        return False
    for figure in range(len(state.squares)):
        if state.squares[figure] >= 0 and no_target(state, number, spell, HEROES + figure) is None:
            return True
    return False


class Aims(Question[Quest]):
    """What the spell is cast at (HQ-087)."""

    def actor(self, state: Quest) -> i64:
        return state.turn

    def options(self, state: Quest) -> list[Action[Any]]:
        number = state.turn
        offers: list[Action[Any]] = []
        for target in range(HEROES + len(state.squares)):
            if no_target(state, number, state.spell, target) is None:
                offers.append(state.tables.spell_targets[number][target])
        if state.spell == GENIE:
            for place in doors_to_open(state):
                offers.append(state.tables.genie_doors[number][place])
        return offers

    def takes(self, action: Action[Any]) -> bool:
        return isinstance(action, (CastAt, OpenByGenie))


def doors_to_open(state: Quest) -> list[int]:
    """The closed doors on the board, as places in the list of the genie's actions, ascending."""
    shut: i64 = state.doors_seen & ~state.doors_open & ~state.false_known
    places: list[int] = []
    for door in bits(shut):
        edge = state.quest.doors[door]
        first: i64 = edge.first if edge.first < edge.second else edge.second
        second: i64 = edge.second if edge.first < edge.second else edge.first
        place: i64 = state.tables.genie_places[4 * first + (EAST if second == first + 1 else SOUTH)]
        if place >= 0:
            places.append(int(place))
    places.sort()
    return places


class CastAt(Action[Quest]):
    """The spell is cast at a figure (HQ-086 to HQ-090)."""

    def __init__(self, hero: i64, target: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: spell at {target_name(target)}", hero)
        self.target = target

    def refusal(self, state: Quest) -> Refusal | None:
        if state.turn != self.hero:
            return NOBODY_TO_CAST_AT
        return no_target(state, self.hero, state.spell, self.target)

    def carry_out(self, state: Quest) -> None:
        spell = state.spell
        spends(state, self.hero, spell)
        if state.chronicle is not None:
            said: dict[str, str | int] = {"spell": SPELL_NAMES[spell]}
            said["target"] = target_name(self.target)
            said["target-kind"] = kind_of(state, self.target - HEROES).name if self.target >= HEROES else ""
            events.hero_does(state, "event-casts", "HQ-085", self.hero, said)
        state.each(works(state, self.hero, spell, self.target))


class OpenByGenie(Action[Quest]):
    """The genie opens a door that lies on the board, wherever it is (HQ-087, HQ-090).

    What lies behind it is set out; a false door shows that it is one.
    """

    def __init__(self, hero: i64, edge: i64) -> None:
        square = edge // 4
        other = square + 1 if edge % 4 == EAST else square + 26
        super().__init__(f"{HERO_NAMES[hero]}: genie opens {square_name(square)}-{square_name(other)}", hero)
        self.edge = edge

    def refusal(self, state: Quest) -> Refusal | None:
        if state.turn != self.hero or state.spell != GENIE:
            return NO_DOOR_TO_OPEN
        door: i64 = state.quest.door_at[self.edge]
        if door < 0 or not state.doors_seen & ~state.doors_open & ~state.false_known & BIT[door]:
            return NO_DOOR_TO_OPEN
        return None

    def carry_out(self, state: Quest) -> None:
        spends(state, self.hero, GENIE)
        if state.chronicle is not None:
            said: dict[str, str | int] = {"spell": SPELL_NAMES[GENIE], "target": ""}
            events.hero_does(state, "event-casts", "HQ-085", self.hero, said)
        door: i64 = state.quest.door_at[self.edge]
        edge = state.quest.doors[door]
        state.each(tries(state, door, edge.first if state.sees(edge.first) else edge.second))


# What each spell does


def works(state: Quest, number: i64, spell: i64, target: i64) -> list[Step[Any]]:
    """What a spell does to a figure (HQ-089, HQ-090)."""
    does: i64 = DOES[spell]
    if does == HELPS:
        helps(state, number, spell, target)
        return []
    if does == HEALS:
        heals(state, target, state.edition.spell_heals, "HQ-089")
        return []
    if out_of_harm(state, target) or immune(state, target, spell == BALL_OF_FLAME or spell == FIRE_OF_WRATH):
        if state.chronicle is not None:
            tells(state, "event-spell-does-nothing", "HQ-090", target, {"spell": SPELL_NAMES[spell]})
        return []
    if spell == GENIE:
        return attack_by(state, number + 1, target + 1, state.edition.genie_dice)
    if spell == BALL_OF_FLAME:
        return [FIRE_BURNS[BALL][target]]
    if spell == FIRE_OF_WRATH:
        return [FIRE_BURNS[WRATH][target]]
    if spell == SLEEP:
        return sleep_comes(state, target)
    gains(state, target, MISSES_TURN)
    if state.chronicle is not None:
        tells(state, "event-effect-begins", "HQ-090", target, {"effect": SPELL_NAMES[TEMPEST]})
    return []


def helps(state: Quest, number: i64, spell: i64, target: i64) -> None:
    """Wind, rock, courage or mist for a hero; what is for a march holds for the next one (HQ-090)."""
    effect: i64 = EFFECTS[int(spell)]
    gains(state, target, effect)
    if BIT[effect] & MARCH_BITS and target == number and state.done & MARCHED:
        gains(state, target, NEXT_MARCH)
    if state.chronicle is not None:
        tells(state, "event-effect-begins", "HQ-090", target, {"effect": SPELL_NAMES[spell]})


# Saving himself


class SaveSelf(HealingAction):
    """US: at 0 body a hero saves himself by his own healing spell, on his turn, if his action is left (HQ-147; H-7)."""

    def __init__(self, hero: i64, spell: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: save yourself by {SPELL_NAMES[spell]}", hero)
        self.spell = spell

    def refusal(self, state: Quest) -> Refusal | None:
        hero = state.heroes[self.hero]
        if not state.edition.spell_rescue or hero.body > 0 or hero.square < 0 or state.turn != self.hero:
            return NO_RESCUE_BY_SPELL
        if hero.effects & (BIT[COMMANDED] | BIT[ASLEEP] | BIT[PARALYSED]):
            return NOT_FREE
        if state.done & ACTED:
            return ALREADY_ACTED
        return None if has_spell(hero, self.spell) else NO_SPELL

    def carry_out(self, state: Quest) -> None:
        spends(state, self.hero, self.spell)
        if state.chronicle is not None:
            said: dict[str, str | int] = {
                "spell": SPELL_NAMES[self.spell],
                "target": HERO_NAMES[self.hero],
            }
            events.hero_does(state, "event-casts", "HQ-147", self.hero, said)
        heals(state, self.hero, state.edition.spell_heals, "HQ-147")


# The spell ring


class SetsRing(Question[Quest]):
    """US: at the start of a quest the wearer of the spell ring says which spell he can cast twice (HQ-086, HQ-149)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]} sets the spell ring")
        self.hero = hero

    def actor(self, state: Quest) -> i64:
        return self.hero

    def options(self, state: Quest) -> list[Action[Any]]:
        offers: list[Action[Any]] = []
        for action in state.tables.ring_spells[self.hero]:
            if action.refusal(state) is None:
                offers.append(action)
        return offers

    def takes(self, action: Action[Any]) -> bool:
        return isinstance(action, SetRing) and action.hero == self.hero


class SetRing(Action[Quest]):
    """The spell that the ring lets one cast twice (HQ-086)."""

    def __init__(self, hero: i64, spell: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: spell ring for {SPELL_NAMES[spell]}", hero)
        self.spell = spell

    def refusal(self, state: Quest) -> Refusal | None:
        return None if has_spell(state.heroes[self.hero], self.spell) else NO_SPELL

    def carry_out(self, state: Quest) -> None:
        state.heroes[self.hero].ring = self.spell
        if state.chronicle is not None:
            events.hero_does(state, "event-ring-set", "HQ-086", self.hero, {"spell": SPELL_NAMES[self.spell]})


def rings(state: Quest) -> list[Step[Any]]:
    """Questions to those who wear the spell ring, asked when the spells have been dealt out (HQ-005)."""
    follows: list[Step[Any]] = []
    for number in CASTERS:
        hero = state.heroes[number]
        if not hero.spells:
            continue
        for item in state.edition.items:
            if item.use == "repeat-spell" and ready(state, number, item.number):
                follows.append(SETS_RING[number])
                break
    return follows


AIMS: Final = Aims("what the spell is cast at")
SETS_RING: Final = [SetsRing(hero) for hero in range(HEROES)]


# Catalogue


def actions_of(tables: QuestScenario) -> list[Action[Any]]:
    """Casting, targets, doors for the genie, saving oneself, setting the ring; only elf and wizard have any."""
    edges: list[i64] = []
    for square in range(SQUARES):
        for direction in (EAST, SOUTH):
            if tables.board.beside[4 * square + direction] >= 0 and tables.board.walls[4 * square + direction]:
                edges.append(4 * square + direction)
    tables.genie_places = [-1] * int(4 * SQUARES)
    for place in range(len(edges)):
        tables.genie_places[edges[place]] = place
    made: list[Action[Any]] = []
    tables.casts = [[] for _ in range(HEROES)]
    tables.spell_targets = [[] for _ in range(HEROES)]
    tables.genie_doors = [[] for _ in range(HEROES)]
    tables.rescues = [[] for _ in range(HEROES)]
    tables.ring_spells = [[] for _ in range(HEROES)]
    for number in CASTERS:
        tables.casts[number] = [Cast(number, spell) for spell in range(SPELLS)]
        tables.rescues[number] = [SaveSelf(number, spell) for spell in HEALING_SPELLS]
        tables.spell_targets[number] = [CastAt(number, target) for target in range(FIGURES)]
        tables.genie_doors[number] = [OpenByGenie(number, edge) for edge in edges]
        tables.ring_spells[number] = [SetRing(number, spell) for spell in range(SPELLS)]
        made.extend(tables.casts[number])
        made.extend(tables.rescues[number])
        made.extend(tables.spell_targets[number])
        made.extend(tables.genie_doors[number])
        made.extend(tables.ring_spells[number])
    return made


def steps_of(tables: QuestScenario) -> list[Step[Any]]:
    """The questions for the target and for the spell ring."""
    steps: list[Step[Any]] = [AIMS]
    steps.extend(SETS_RING)
    return steps


def offers(state: Quest, number: i64, offers: list[Action[Any]]) -> None:
    """Spells that the hero on turn can cast (HQ-085 to HQ-087)."""
    hero = state.heroes[number]
    spells = hero.spells
    if spells == 0 or no_casting(state, number) is not None or hero.has(BARE):
        return
    if state.spells_cast:
        spells &= ~BIT[state.spell]
    # Two spells that heal reach the same heroes, two that harm the same figures: looked for once.
    heals_somebody: i64 = -1
    harms_somebody: i64 = -1
    casts = state.tables.casts[number]
    for spell in range(SPELLS):
        if not spells & BIT[spell]:
            continue
        does: i64 = DOES[spell]
        if does == HEALS:
            if heals_somebody < 0:
                heals_somebody = 1 if has_target(state, number, spell) else 0
            if not heals_somebody:
                continue
        elif spell == TEMPEST or spell == BALL_OF_FLAME:
            if harms_somebody < 0:
                harms_somebody = 1 if has_target(state, number, spell) else 0
            if not harms_somebody:
                continue
        elif does != HELPS and not has_target(state, number, spell):
            continue
        offers.append(casts[spell])
