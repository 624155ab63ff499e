"""Parts of the view of HeroQuest, each made from a state: sheets, figures, doors, furniture, traps, areas."""

from __future__ import annotations

from sagenwerk.content.heroquest_shown import FIGURE_NAMES
from sagenwerk.heroquest.board import DIRECTIONS, EAST, SOUTH, SQUARES, WIDTH, next_square, square_name
from sagenwerk.heroquest.events import TRAP_STATES
from sagenwerk.heroquest.gear import BARE_HANDS, attack_dice, defend_dice, usable
from sagenwerk.heroquest.march import dice_of
from sagenwerk.heroquest.position import AREA_NAMES, WHERE_NAMES, effects_of, name_of, pile_of, potion_names
from sagenwerk.heroquest.scenario import (
    AREAS,
    ELEMENT_NAMES,
    HERO_NAMES,
    HIDDEN,
    SPELL_NAMES,
    TRAP_NAMES,
    MonsterKind,
)
from sagenwerk.heroquest.state import ACTED, FIRST_MONSTER, MARCHED, Quest, bits
from sagenwerk.heroquest.wounds import POTION_BITS
from sagenwerk.views.heroquest.view import (
    QuestArea,
    QuestDoor,
    QuestFigure,
    QuestFurniture,
    QuestHero,
    QuestSpell,
    QuestTrap,
)


def occupant_id(occupant: int) -> str:
    """Id of a hero, number of the game master's figure from 1; "" for nobody."""
    if occupant >= FIRST_MONSTER:
        return str(occupant - int(FIRST_MONSTER) + 1)
    return HERO_NAMES[occupant - 1] if occupant > 0 else ""


def figure_or_hero(state: Quest, occupant: int) -> str:
    """Id of a hero, or the kind of a figure of the game master: what sentences name."""
    if occupant >= FIRST_MONSTER:
        return state.quest.kinds[state.kinds[occupant - int(FIRST_MONSTER)]].name
    return HERO_NAMES[occupant - 1] if occupant > 0 else ""


def items_of(state: Quest, items: int) -> list[str]:
    """Equipment and artifacts by name."""
    return [state.tables.item_names[item] for item in bits(items)]


def potions_named(state: Quest, pile: int) -> dict[str, int]:
    """How many potions of each kind are in a pile."""
    return pile_of(potion_names(state.tables), pile, POTION_BITS)


def hero_view(state: Quest, kind: int, figure: str) -> QuestHero:
    """One hero sheet."""
    hero = state.heroes[kind]
    return QuestHero(
        id=HERO_NAMES[kind],
        figure=figure,
        name=FIGURE_NAMES[HERO_NAMES[kind]][figure],
        where=WHERE_NAMES[hero.where],
        square=name_of(hero.square),
        body=int(hero.body),
        most_body=int(hero.most_body),
        mind=int(hero.mind),
        most_mind=int(hero.most_mind),
        gold=int(hero.gold),
        items=items_of(state, int(hero.items)),
        potions=potions_named(state, int(hero.potions)),
        spells=[spell_view(spell) for spell in bits(int(hero.spells))],
        effects=effects_of(hero.effects),
        move_dice=int(dice_of(state, hero)),
        attack=best_attack(state, kind),
        defend=int(defend_dice(state, kind)),
        carries=hero.carries >= 0,
        turns_lost=int(hero.turns_lost),
        quests=len(bits(int(hero.quests))),
        champion=hero.champion,
        outlawed=hero.outlawed,
    )


def spell_view(spell: int) -> QuestSpell:
    """A spell and its element."""
    return QuestSpell(SPELL_NAMES[spell], ELEMENT_NAMES[spell // 3])


def best_attack(state: Quest, kind: int) -> int:
    """Dice of the best weapon that the hero has, bare hands if he has none."""
    weapons = [int(item.number) for item in usable(state, kind) if item.attack]
    return max(int(attack_dice(state, kind, weapon)) for weapon in [int(BARE_HANDS), *weapons])


def figure_view(state: Quest, figure: int) -> QuestFigure:
    """A figure of the game master."""
    kind = state.quest.kinds[state.kinds[figure]]
    done = state.figure_done[figure] if figure < len(state.figure_done) and state.turn < 0 else 0
    leader = state.leaders[figure] if figure < len(state.leaders) else -1
    return QuestFigure(
        id=figure + 1,
        kind=kind.name,
        figure=kind.figure,
        names=kind.names,
        square=square_name(state.squares[figure]),
        move=int(kind.move),
        attack=int(kind.attack),
        defend=int(kind.defend),
        body=state.bodies[figure],
        most_body=int(kind.body),
        mind=state.minds[figure],
        effects=effects_of(state.monster_effects[figure]),
        ally=kind.ally,
        leader=HERO_NAMES[leader] if leader >= 0 else "",
        marched=bool(done & MARCHED),
        acted=bool(done & ACTED),
        confidence=kind.confidence,
    )


def names_of(kinds: list[MonsterKind]) -> dict[str, dict[str, str]]:
    """What figures with a name of their own are called."""
    return {kind.name: kind.names for kind in kinds if kind.names}


def pictures_of(kinds: list[MonsterKind]) -> dict[str, str]:
    """Whose printed figure figures of other kinds have."""
    return {kind.name: kind.figure for kind in kinds if kind.figure != kind.name}


def edges_with_doors(state: Quest) -> list[tuple[int, int, int]]:
    """Door number, square and side of every door of the map that the state has, in the order of the squares."""
    return [
        (state.quest.door_at[4 * square + side], square, side)
        for square in range(int(SQUARES))
        for side in (int(EAST), int(SOUTH))
        if state.quest.door_at[4 * square + side] >= 0
    ]


def edge_name(edge: int) -> str:
    """The two squares of an edge, such as "E3-F3"."""
    square, side = edge // 4, edge % 4
    return f"{square_name(square)}-{square_name(next_square(square, side))}"


def figure_square(state: Quest, figure: int) -> str:
    """Where a figure of the game master stands, "" beside the board."""
    return name_of(state.squares[figure])


def doors_view(state: Quest) -> list[QuestDoor]:
    """The doors that lie on the board."""
    return [
        QuestDoor(
            square=square_name(square),
            side=DIRECTIONS[side],
            beyond=square_name(state.tables.board.beside[4 * square + side]),
            open=state.door_open(door),
            secret=state.quest.doors[door].secret,
            false=bool((state.false_known >> door) & 1),
        )
        for door, square, side in edges_with_doors(state)
        if state.door_known(door)
    ]


def furniture_view(state: Quest, number: int) -> QuestFurniture:
    """A piece of furniture."""
    piece = state.quest.furniture[number]
    x, y, width, height = box_of(squares_of(state, number))
    return QuestFurniture(
        kind=piece.kind,
        square=square_name(y * int(WIDTH) + x),
        width=width,
        height=height,
        turned=int(piece.turned),
        chest=piece.chest,
        open=bool((state.chests_open >> number) & 1),
    )


def squares_of(state: Quest, number: int) -> list[int]:
    """The squares that a piece of furniture fills now; none if a note has taken it away."""
    piece = state.quest.furniture[number]
    return piece.moves_to if (state.moved >> number) & 1 else piece.squares


def box_of(squares: list[int]) -> tuple[int, int, int, int]:
    """Column, row, width and height of some squares."""
    columns = [square % int(WIDTH) for square in squares]
    rows = [square // int(WIDTH) for square in squares]
    return min(columns), min(rows), max(columns) - min(columns) + 1, max(rows) - min(rows) + 1


def trap_view(state: Quest, number: int, knows_all: bool) -> QuestTrap:
    """A trap; where a block would fall is said to the game master alone, as long as it hangs."""
    trap = state.quest.traps[number]
    return QuestTrap(
        kind=TRAP_NAMES[trap.kind],
        square=square_name(trap.square),
        state=TRAP_STATES[state.traps[number]],
        lands_on=name_of(trap.lands_on) if knows_all else "",
    )


def traps_view(state: Quest) -> list[QuestTrap]:
    """The traps that have been found or have gone off."""
    return [trap_view(state, number, False) for number in range(len(state.traps)) if state.traps[number] != HIDDEN]


def area_name(area: int) -> str:
    """``room-12`` or ``passage-3``."""
    return AREA_NAMES[area].replace(" ", "-")


def areas_view(state: Quest) -> list[QuestArea]:
    """Rooms and pieces of corridor that have been searched, or where something lies."""
    return [
        QuestArea(
            id=area_name(area),
            treasure=[HERO_NAMES[hero] for hero in bits(state.treasure_searched[area])],
            traps=bool((state.traps_searched >> area) & 1),
            items=items_of(state, state.left_items[area]),
            potions=potions_named(state, state.left_potions[area]),
            gold=state.left_gold[area],
        )
        for area in range(int(AREAS))
        if state.treasure_searched[area]
        or (state.traps_searched >> area) & 1
        or state.left_items[area]
        or state.left_potions[area]
        or state.left_gold[area]
    ]
