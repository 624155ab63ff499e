"""A situation of a quest as a tree of plain values that people can read and write; ``restoring`` is the way back."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest.board import HEIGHT, SQUARES, WIDTH, square_name
from sagenwerk.heroquest.events import TRAP_STATES
from sagenwerk.heroquest.explore import door_name
from sagenwerk.heroquest.loads import AT_PLACE, CARRIED
from sagenwerk.heroquest.scenario import (
    AREAS,
    CHAOS_NAMES,
    FIRST_PASSAGE,
    HERO_NAMES,
    HEROES,
    SPELL_NAMES,
    QuestScenario,
)
from sagenwerk.heroquest.state import (
    BIT,
    FIRST_MONSTER,
    Hero,
    Quest,
)
from sagenwerk.kernel.reading import agenda_names, filled, members

WHERE_NAMES: Final = ["absent", "in-quest", "left", "dead"]
EFFECT_NAMES: Final = [
    "in-pit",
    "misses-turn",
    "asleep",
    "rock-skin",
    "courage",
    "swift-wind",
    "through-rock",
    "veil-of-mist",
    "strength",
    "resilience",
    "speed",
    "second-attack",
    "fear",
    "commanded",
    "paralysed",
    "stone",
    "dormant",
    "untouched",
    "bare",
    "teleported",
    "hands-full",
    "next-march",
    "two-handed",
    "lost-in-rock",
]
#: MARCHED, ACTED, ENDED, DISARMED, PUT_DOWN.
DONE_NAMES: Final = ["marched", "acted", "ended", "disarmed", "put-down"]
DOOR_STATES: Final = ["closed", "open", "false"]
SQUARE_NAMES: Final = [square_name(square) for square in range(SQUARES)]
AREA_NAMES: Final = [
    f"room {area}" if area < FIRST_PASSAGE else f"passage {area - FIRST_PASSAGE + 1}" for area in range(AREAS)
]
#: Pits searched for treasure, by HEROES * square + hero.
PIT_SEARCHES: Final = [f"{square} {hero}" for square in SQUARE_NAMES for hero in HERO_NAMES]
CHEST_TRAP_STATES: Final = ["", "found", "removed"]
#: Where a load is that is neither at its place nor on a square, from CARRIED downwards.
LOAD_PLACES: Final = ["carried", "out", "kept"]


def name_of(square: i64) -> str:
    """Name of a square, empty for none."""
    return SQUARE_NAMES[square] if square >= 0 else ""


def player_name(turn: i64) -> str:
    """A hero, or "game-master" for -1."""
    return HERO_NAMES[turn] if turn >= 0 else "game-master"


def occupant_name(occupant: i64) -> str:
    """A hero, or "figure n" with the number under which it was set out; empty for none."""
    if occupant <= 0:
        return ""
    return HERO_NAMES[occupant - 1] if occupant < FIRST_MONSTER else f"figure {occupant - FIRST_MONSTER + 1}"


def pile_of(names: list[str], pile: i64, width: i64) -> dict[str, int]:
    """What is in a pile with so many bits a kind, by name."""
    mask = BIT[width] - 1
    return {
        names[kind]: int((pile >> (width * kind)) & mask)
        for kind in range(len(names))
        if (pile >> (width * kind)) & mask
    }


def effects_of(effects: i64) -> list[str]:
    """Names of what works on somebody."""
    return [EFFECT_NAMES[effect] for effect in members(effects, len(EFFECT_NAMES))]


def potion_names(tables: QuestScenario) -> list[str]:
    """Names of the potions by number."""
    return [potion.name for potion in tables.potions]


def written_down(state: Quest) -> dict[str, Any]:
    """The position tree of a state. ``agenda`` begins with what comes next; what is empty is left out."""
    tables = state.tables
    quest = state.quest
    tree: dict[str, Any] = {
        "game": "heroquest",
        "scenario": tables.name,
        "result": state.result.value,
        "round": int(state.round),
        "turn": player_name(state.turn),
        "order": [HERO_NAMES[kind] for kind in state.order],
        "agenda": agenda_names(state),
        "options": dict(state.options.chosen),
        "this_turn": this_turn(state),
        "heroes": {HERO_NAMES[kind]: sheet_of(state, state.heroes[kind]) for kind in state.order},
        "figures": [figure_of(state, figure) for figure in range(len(state.kinds))],
        "set_out": [
            "".join(["." if state.sees(row * WIDTH + column) else "#" for column in range(WIDTH)])
            for row in range(HEIGHT)
        ],
        "doors": {
            door_name(state, door): DOOR_STATES[door_state(state, door)]
            for door in range(len(quest.doors))
            if state.door_known(door)
        },
        "traps": {
            SQUARE_NAMES[quest.traps[trap].square]: TRAP_STATES[state.traps[trap]]
            for trap in range(len(state.traps))
            if state.traps[trap]
        },
        "fallen": [SQUARE_NAMES[square] for square in state.fallen],
        "treasure_searched": {
            AREA_NAMES[area]: [HERO_NAMES[hero] for hero in members(state.treasure_searched[area], HEROES)]
            for area in range(AREAS)
            if state.treasure_searched[area]
        },
        "traps_searched": [AREA_NAMES[area] for area in members(state.traps_searched, AREAS)],
        "chests_open": [
            SQUARE_NAMES[quest.furniture[piece].squares[0]]
            for piece in members(state.chests_open, len(quest.furniture))
        ],
        "moved": [
            SQUARE_NAMES[quest.furniture[piece].squares[0]] for piece in members(state.moved, len(quest.furniture))
        ],
        "chest_traps": {
            SQUARE_NAMES[quest.furniture[piece].squares[0]]: CHEST_TRAP_STATES[chest_trap_state(state, piece)]
            for piece in range(len(quest.furniture))
            if chest_trap_state(state, piece)
        },
        "pits_searched": [PIT_SEARCHES[search] for search in state.pits_searched],
        "loads": {
            quest.loads[one].name: load_place(state.loads[one])
            for one in range(len(quest.loads))
            if state.loads[one] != AT_PLACE
        },
        "notes_done": [quest.notes[note].name for note in members(state.notes_done, len(quest.notes))],
        "deck": {tables.treasure_names[card]: state.deck[card] for card in range(len(state.deck)) if state.deck[card]},
        "below": [tables.treasure_names[card] for card in state.below],
        "left": {AREA_NAMES[area]: left_in(state, area) for area in range(AREAS) if left_in(state, area)},
        "armoury": {
            tables.item_names[item]: state.armoury[item] for item in range(len(state.armoury)) if state.armoury[item]
        },
        "slots": state.slots[:] if any(state.slots) else [],
        "about": filled(
            {"hero": HERO_NAMES[state.subject] if state.subject >= 0 else "", "square": name_of(state.spot)}
        ),
    }
    for key in SPARSE:
        if not tree[key]:
            del tree[key]
    return tree


#: Left out of a written position while there is nothing to say: their default is to be empty.
SPARSE: Final = [
    "this_turn",
    "figures",
    "doors",
    "traps",
    "fallen",
    "treasure_searched",
    "traps_searched",
    "chests_open",
    "moved",
    "chest_traps",
    "pits_searched",
    "loads",
    "notes_done",
    "below",
    "left",
    "slots",
    "about",
]


def chest_trap_state(state: Quest, piece: i64) -> i64:
    """Place in ``CHEST_TRAP_STATES``: nothing known, found, or harmless (HQ-115)."""
    if not state.chest_traps_found & BIT[piece]:
        return 0
    return 2 if state.chest_traps_gone & BIT[piece] else 1


def door_state(state: Quest, door: i64) -> i64:
    """Place in ``DOOR_STATES``."""
    if state.false_known & BIT[door]:
        return 2
    return 1 if state.door_open(door) else 0


def this_turn(state: Quest) -> dict[str, Any]:
    """What whoever is on turn has done, and what is under way."""
    return filled(
        {
            "done": [DONE_NAMES[bit] for bit in members(state.done, len(DONE_NAMES))],
            "rolled": state.steps_left >= 0,
            "steps_left": int(max(0, state.steps_left)),
            "trail": [SQUARE_NAMES[square] for square in state.trail],
            "weapon": int(state.weapon + 1),
            "spell": int(state.spell + 1),
            "spells_cast": int(state.spells_cast),
            "attacks_left": int(state.attacks_left),
            "attacker": occupant_name(state.attacker),
            "target": occupant_name(state.target),
            "hits": int(state.hits),
            "dice": int(state.dice),
            "thrown": state.thrown,
            "figure": int(state.figure + 1),
            "passing": name_of(state.passing),
            "refused": [occupant_name(occupant) for occupant in state.refused],
            "looking": name_of(state.looking),
            "falling": name_of(state.falling),
            "ally_steps": int(state.ally_steps + 1),
        }
    )


def sheet_of(state: Quest, hero: Hero) -> dict[str, Any]:
    """A hero's sheet and figure."""
    tables = state.tables
    return {
        "where": WHERE_NAMES[hero.where],
        "square": name_of(hero.square),
        "body": int(hero.body),
        "mind": int(hero.mind),
        **filled(
            {
                "most_body": int(hero.most_body),
                "most_mind": int(hero.most_mind),
                "gold": int(hero.gold),
                "items": [tables.item_names[item] for item in members(hero.items, len(tables.item_names))],
                "potions": pile_of(potion_names(tables), hero.potions, 4),
                "spells": [SPELL_NAMES[spell] for spell in members(hero.spells, len(SPELL_NAMES))],
                "spell_ring": SPELL_NAMES[hero.ring] if hero.ring >= 0 else "",
                "effects": effects_of(hero.effects),
                "carries": int(hero.carries + 1),
                "turns_lost": int(hero.turns_lost),
                "quests": members(hero.quests, 62),
                "champion": hero.champion,
                "outlawed": hero.outlawed,
            }
        ),
    }


def figure_of(state: Quest, figure: i64) -> dict[str, Any]:
    """A figure of the game master; without a square if it is gone."""
    kinds = state.quest.kinds
    placed = state.placed[figure]
    return {
        "kind": kinds[state.kinds[figure]].name,
        "square": name_of(state.squares[figure]),
        "body": state.bodies[figure],
        "mind": state.minds[figure],
        **filled(
            {
                "effects": effects_of(state.monster_effects[figure]),
                "placed": name_of(state.quest.monsters[placed].square) if placed >= 0 else "",
                "chaos": pile_of(list(CHAOS_NAMES), state.chaos[figure], 2),
                "fled": figure == state.fled,
                "leader": HERO_NAMES[state.leaders[figure]] if state.leaders[figure] >= 0 else "",
                "done": [DONE_NAMES[bit] for bit in members(state.figure_done[figure], len(DONE_NAMES))],
            }
        ),
    }


def left_in(state: Quest, area: i64) -> dict[str, Any]:
    """What dead heroes left in an area (HQ-146)."""
    tables = state.tables
    return filled(
        {
            "until_round": state.left_until[area],
            "gold": state.left_gold[area],
            "items": [tables.item_names[item] for item in members(state.left_items[area], len(tables.item_names))],
            "potions": pile_of(potion_names(tables), state.left_potions[area], 4),
        }
    )


def load_place(where: i64) -> str:
    """Where a thing is that heroes carry: on a square, or carried, out, kept."""
    return SQUARE_NAMES[where] if where >= 0 else LOAD_PLACES[CARRIED - where]
