"""What the shipped content of HeroQuest says, against the facts: board, heroes, monsters, things, cards, editions."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

from sagenwerk.content.blocks import blocks_in
from sagenwerk.content.boxes import sources_of
from sagenwerk.content.heroquest_box import SHELF, load, quest_texts, shipped_quests
from sagenwerk.content.heroquest_checks import FLAGS
from sagenwerk.heroquest.board import square_name
from sagenwerk.heroquest.scenario import CHAOS_NAMES, EDITION_NAMES, HERO_NAMES, SPELL_NAMES, Edition

ROOT = Path(__file__).parents[2]
BOX = SHELF.shipped.box
EU1, EU2, US = load("quest-1").editions

#: Upper left square, width and height of every room.
ROOMS = """
1 B2 4 3; 2 F2 4 3; 3 J2 3 5; 4 B5 4 5; 5 F5 4 5; 6 K8 6 5; 7 O2 3 5; 8 R2 4 4; 9 V2 4 4; 10 R6 4 4; 11 V6 4 4;
12 B11 4 4; 13 F11 2 3; 14 H11 2 3; 15 B15 4 4; 16 F14 4 5; 17 J14 3 5; 18 R11 4 4; 19 V11 4 4; 20 O14 4 5;
21 S15 3 4; 22 V15 4 4
"""
PASSAGES = "A1-Z1 A19-Z19 A1-A19 Z1-Z19 M1-N7 M13-N19 A10-J10 Q10-Z10 J7-J13 Q7-Q13 J7-Q7 J13-Q13"


def test_the_board_has_22_rooms_and_148_squares_of_corridor() -> None:
    board = load("quest-1").board
    assert (len(board.squares_of), len(board.squares_of[0]), len(board.rooms)) == (23, 148, 494)
    for room in ROOMS.split(";"):
        number, corner, width, height = room.split()
        squares = board.squares_of[int(number)]
        columns, rows = sorted({square % 26 for square in squares}), sorted({square // 26 for square in squares})
        assert square_name(rows[0] * 26 + columns[0]) == corner
        assert (len(columns), len(rows)) == (int(width), int(height))
        assert len(squares) == int(width) * int(height) - (number.strip() == "18")
    assert board.rooms[13 * 26 + 17] == 20  # the corner that room 18 lacks


def test_261_sides_of_squares_are_walls() -> None:
    board = load("quest-1").board
    inside = [at for at, wall in enumerate(board.walls) if wall and board.beside[at] >= 0]
    assert len(inside) == 2 * 261


def test_twelve_passages_make_up_the_corridor() -> None:
    board = load("quest-1").board
    assert " ".join(f"{square_name(one[0])}-{square_name(one[-1])}" for one in board.passages) == PASSAGES
    assert {square for one in board.passages for square in one} == set(board.squares_of[0])


@pytest.mark.rule("HQ-008", "HQ-021")
def test_what_is_printed_for_the_heroes() -> None:
    for edition in (EU1, EU2, US):
        assert edition.move_dice == [2, 2, 2, 2]
        assert edition.defend == [2, 2, 2, 2]
        assert edition.body == [8, 7, 6, 4]
        assert edition.mind == [2, 3, 4, 6]
    assert EU1.attack == EU2.attack == [3, 2, 2, 1]
    assert EU1.start_weapon == EU2.start_weapon == [-1, -1, -1, -1]
    assert US.attack == [1, 1, 1, 1]
    weapons = [US.items[number] for number in US.start_weapon]
    assert [item.name for item in weapons] == ["broadsword", "shortsword", "shortsword", "dagger"]
    assert [item.attack for item in weapons] == EU1.attack


#: Move, attack, defend, body, mind; figures in the box and their group.
MONSTERS: dict[str, tuple[list[int], list[int], int, str]] = {
    "goblin": ([10, 2, 1, 1, 1], [10, 2, 1, 1, 1], 6, "green"),
    "orc": ([8, 3, 2, 1, 2], [8, 3, 2, 1, 2], 8, "green"),
    "fimir": ([6, 3, 3, 1, 3], [6, 3, 3, 2, 3], 3, "green"),
    "skeleton": ([6, 2, 2, 1, 0], [6, 2, 2, 1, 0], 4, "undead"),
    "zombie": ([4, 2, 3, 1, 0], [5, 2, 3, 1, 0], 2, "undead"),
    "mummy": ([4, 3, 4, 1, 0], [4, 3, 4, 2, 0], 2, "undead"),
    "chaos-warrior": ([6, 3, 4, 1, 3], [7, 4, 4, 3, 3], 4, "chaos"),
    "gargoyle": ([6, 4, 4, 1, 4], [6, 4, 5, 3, 4], 1, "chaos"),
}


@pytest.mark.rule("HQ-023", "HQ-075", "HQ-136")
def test_the_cards_of_the_monsters() -> None:
    for edition in (EU1, EU2, US):
        kinds = {kind.name: kind for kind in edition.kinds}
        assert list(kinds) == [*MONSTERS, "chaos-sorcerer"]
        for name, (europe, america, figures, group) in MONSTERS.items():
            kind = kinds[name]
            numbers = [kind.move, kind.attack, kind.defend, kind.body, kind.mind]
            assert numbers == (america if edition is US else europe), name
            assert (edition.figures[name], kind.group, kind.figure) == (figures, group, name)
    assert sum(EU1.figures.values()) + len(HERO_NAMES) == 35


#: Price, then what differs from nought: in Europe, in the US; "-" where an edition does not have it.
NO_WIZARD = {"heroes": [0, 1, 2]}
ITEMS: dict[str, tuple[dict[str, Any] | None, dict[str, Any] | None]] = {
    "staff": (
        {"price": 100, "attack": 1, "diagonal": True},
        {"price": 100, "attack": 1, "diagonal": True, "no_shield": True},
    ),
    "hand-axe": ({"price": 150, "attack": 2, "thrown": True, **NO_WIZARD}, None),
    "spear": ({"price": 150, "attack": 2, "diagonal": True, "thrown": True, **NO_WIZARD}, None),
    "shortsword": (
        {"price": 150, "attack": 2, "diagonal": True, **NO_WIZARD},
        {"price": 150, "attack": 2, **NO_WIZARD},
    ),
    "broadsword": ({"price": 250, "attack": 3, **NO_WIZARD}, {"price": 250, "attack": 3, **NO_WIZARD}),
    "crossbow": (
        {"price": 350, "attack": 3, "shot": True, **NO_WIZARD},
        {"price": 350, "attack": 3, "shot": True, **NO_WIZARD},
    ),
    "battle-axe": (
        {"price": 400, "attack": 4, "no_shield": True, **NO_WIZARD},
        {"price": 450, "attack": 4, "no_shield": True, **NO_WIZARD},
    ),
    "longsword": (None, {"price": 350, "attack": 3, "diagonal": True, **NO_WIZARD}),
    "dagger": (None, {"price": 25, "attack": 1, "thrown": True, "thrown_next_to": True}),
    "helmet": (
        {"price": 120, "defend_plus": 1, "slot": "head", **NO_WIZARD},
        {"price": 125, "defend_plus": 1, "slot": "head", **NO_WIZARD},
    ),
    "shield": (
        {"price": 100, "defend_plus": 1, "slot": "shield-hand", **NO_WIZARD},
        {"price": 150, "defend_plus": 1, "slot": "shield-hand", **NO_WIZARD},
    ),
    "chain-mail": (
        {"price": 450, "defend_base": 3, "slot": "body", **NO_WIZARD},
        {"price": 500, "defend_plus": 1, "slot": "body", **NO_WIZARD},
    ),
    "plate-armour": (
        {"price": 850, "defend_base": 4, "slot": "body", "move_dice": 1, **NO_WIZARD},
        {"price": 850, "defend_plus": 2, "slot": "body", "move_dice": 1, **NO_WIZARD},
    ),
    "tool-kit": ({"price": 250, "use": "disarm"}, {"price": 250, "use": "disarm"}),
    "borins-armour": ({"defend_base": 4, "slot": "body", **NO_WIZARD}, {"defend_base": 4, "slot": "body", **NO_WIZARD}),
    "orcs-bane": (
        {"attack": 2, "twice_against": ["orc"], **NO_WIZARD},
        {"attack": 2, "twice_against": ["orc"], **NO_WIZARD},
    ),
    "spirit-blade": (
        {"attack": 3, "attack_against": {"skeleton": 4, "zombie": 4, "mummy": 4}, **NO_WIZARD},
        {"attack": 3, "attack_against": {"skeleton": 4, "zombie": 4, "mummy": 4}, **NO_WIZARD},
    ),
    "talisman-of-lore": ({"mind_plus": 2}, {"mind_plus": 1}),
    "wand-of-recall": ({"two_spells": True, "heroes": [2, 3]}, {"two_spells": True, "heroes": [2, 3]}),
    "elixir-of-life": (None, {"use": "revive"}),
    "ring-of-return": (None, {"use": "return"}),
    "spell-ring": (None, {"use": "repeat-spell", "heroes": [2, 3]}),
    "wizards-cloak": (None, {"defend_plus": 1, "slot": "cloak", "heroes": [3]}),
    "wizards-staff": (None, {"attack": 2, "diagonal": True, "heroes": [3]}),
}
#: Only the second printing of Europe has these.
SECOND = {
    "cloak-of-protection": {"price": 350, "defend_plus": 1, "slot": "cloak", "heroes": [3]},
    "bracers": {"price": 200, "defend_plus": 1, "slot": "arms", "heroes": [3]},
}
ARTIFACTS = list(ITEMS)[14:]
NUMBERS = {
    "price": 0,
    "attack": 0,
    "diagonal": False,
    "thrown": False,
    "thrown_next_to": False,
    "shot": False,
    "no_shield": False,
    "attack_against": {},
    "twice_against": [],
    "defend_base": 0,
    "defend_plus": 0,
    "slot": "",
    "move_dice": 0,
    "heroes": [0, 1, 2, 3],
    "mind_plus": 0,
    "two_spells": False,
    "use": "",
}


@pytest.mark.rule("HQ-148", "HQ-149", "HQ-152")
@pytest.mark.parametrize("edition", [EU1, EU2, US], ids=EDITION_NAMES)
def test_equipment_and_artifacts(edition: Edition) -> None:
    assert load("quest-1").item_names == [item.name for item in edition.items]
    expected = {name: america if edition is US else europe for name, (europe, america) in ITEMS.items()}
    expected |= {name: numbers if edition is EU2 else None for name, numbers in SECOND.items()}
    assert set(expected) == {item.name for item in edition.items}
    for item in edition.items:
        want = expected[item.name]
        assert item.exists == (want is not None), item.name
        assert item.artifact == (item.name in ARTIFACTS)
        assert item.number == load("quest-1").item_names.index(item.name)
        if want is not None:
            assert {key: getattr(item, key) for key in NUMBERS} == NUMBERS | want, item.name
    rusting = [item.name for item in edition.items if item.rusts]
    assert rusting == ["shortsword", "broadsword", "longsword", "helmet"]


@pytest.mark.rule("HQ-152")
def test_cards_of_equipment_in_the_box() -> None:
    assert sum(item.cards for item in EU1.items) == 14
    assert sum(item.cards for item in EU2.items) == 16
    assert [item.name for item in EU1.items if item.cards == 2] == ["helmet", "shield"]
    assert {int(item.cards) for item in US.items if item.exists and not item.artifact} == {99}
    assert not any(item.cards for edition in (EU1, EU2, US) for item in edition.items if item.artifact)


#: Cards in Europe and in the US, and what they bring.
CARDS: dict[str, tuple[int, int, dict[str, Any]]] = {
    "gold-10": (1, 0, {"gold": 10}),
    "gold-15": (0, 2, {"gold": 15}),
    "gold-20": (1, 0, {"gold": 20}),
    "gold-25": (2, 2, {"gold": 25}),
    "gold-50": (1, 0, {"gold": 50}),
    "gold-dice": (1, 0, {"gold_dice": 1, "miss_turn": True}),
    "gem-35": (0, 2, {"gold": 35}),
    "gem-50": (1, 0, {"gold": 50}),
    "jewels-50": (1, 2, {"gold": 50}),
    "hoard-100": (1, 0, {"gold": 100}),
    "potion-of-healing": (2, 0, {"potion": "potion-of-healing"}),
    "potion-of-healing-by-die": (0, 3, {"potion": "potion-of-healing-by-die"}),
    "potion-of-strength": (1, 1, {"potion": "potion-of-strength"}),
    "potion-of-resilience": (1, 1, {"potion": "potion-of-resilience"}),
    "potion-of-speed": (1, 0, {"potion": "potion-of-speed"}),
    "heroic-brew": (1, 1, {"potion": "heroic-brew"}),
    "holy-water": (1, 0, {"potion": "holy-water"}),
    "nothing": (1, 0, {}),
    "trap-arrow": (1, 0, {"damage": 1, "returns": True}),
    "trap-crossbow": (1, 0, {"damage": 1, "returns": True}),
    "trap-pit": (1, 0, {"damage": 1, "pit": True, "ends_turn": True, "returns": True}),
    "hazard-arrow": (0, 2, {"damage": 1, "ends_turn": True, "returns": True}),
    "hazard-pit": (0, 2, {"damage": 1, "ends_turn": True, "returns": True}),
    "wandering-monster": (5, 6, {"wandering": True, "returns": True}),
}
CARD_NUMBERS = {
    "gold": 0,
    "gold_dice": 0,
    "miss_turn": False,
    "potion": "",
    "damage": 0,
    "pit": False,
    "ends_turn": False,
    "wandering": False,
    "returns": False,
}


@pytest.mark.rule("HQ-120", "HQ-125", "HQ-126", "HQ-127", "HQ-128", "HQ-129")
@pytest.mark.parametrize("edition", [EU1, EU2, US], ids=EDITION_NAMES)
def test_treasure_cards(edition: Edition) -> None:
    potions = load("quest-1").potions
    assert [card.name for card in edition.treasure] == list(CARDS) == load("quest-1").treasure_names
    assert sum(card.count for card in edition.treasure) == (24 if edition is US else 25)
    for card in edition.treasure:
        europe, america, numbers = CARDS[card.name]
        assert card.count == (america if edition is US else europe), card.name
        have = {key: getattr(card, key) for key in CARD_NUMBERS}
        have["potion"] = potions[card.potion].name if card.potion >= 0 else ""
        assert have == CARD_NUMBERS | numbers, card.name


POTIONS: dict[str, dict[str, Any]] = {
    "potion-of-healing": {"heals": 4},
    "potion-of-healing-by-die": {"heals_by_die": True},
    "potion-of-healing-2": {"heals": 2},
    "potion-of-strength": {"attack_plus": 2},
    "potion-of-resilience": {"defend_plus": 2},
    "potion-of-speed": {"doubles_move": True},
    "heroic-brew": {"second_attack": True},
    "holy-water": {"kills": ["skeleton", "zombie", "mummy"]},
    "purple-flask": {"stone_turns": 5},
}
POTION_NUMBERS = {
    "heals": 0,
    "heals_by_die": False,
    "attack_plus": 0,
    "defend_plus": 0,
    "doubles_move": False,
    "second_attack": False,
    "kills": [],
    "stone_turns": 0,
}


@pytest.mark.rule("HQ-126")
def test_what_is_kept_and_used_once() -> None:
    potions = load("quest-1").potions
    assert [potion.name for potion in potions] == list(POTIONS)
    for number, potion in enumerate(potions):
        assert potion.number == number
        assert {key: getattr(potion, key) for key in POTION_NUMBERS} == POTION_NUMBERS | POTIONS[potion.name]


@pytest.mark.rule("HQ-031")
def test_furniture_and_tiles() -> None:
    sizes = {name: (kind.width, kind.height, kind.count) for name, kind in BOX.furniture.items()}
    assert sizes == {
        "table": (3, 2, 2),
        "throne": (1, 1, 1),
        "alchemists-bench": (3, 2, 1),
        "treasure-chest": (1, 1, 3),
        "tomb": (2, 3, 1),
        "sorcerers-table": (3, 2, 1),
        "bookcase": (3, 1, 2),
        "rack": (2, 3, 1),
        "fireplace": (3, 1, 1),
        "weapons-rack": (3, 1, 1),
        "cupboard": (3, 1, 1),
    }
    assert sum(kind.count for kind in BOX.furniture.values()) == 15
    assert [name for name, kind in BOX.furniture.items() if kind.chest] == ["treasure-chest"]
    tiles = {name: kind.count for name, kind in BOX.tiles.items()}
    assert (tiles["stairs"], tiles["blocked"], tiles["blocked-double"], tiles["secret-door"]) == (1, 8, 2, 4)


#: What differs: Europe's first printing, its second, the US.
DIFFERENT: dict[str, tuple[Any, Any, Any]] = {
    "no_square_twice": (True, False, False),
    "heroes_pass_freely": (False, False, True),
    "nobody_passes_monsters": (False, False, True),
    "shared_stairs_and_pits": (False, False, True),
    "monsters_keep_off_stairs": (False, True, False),
    "lost_in_rock": (False, False, True),
    "heroes_attack_heroes": (True, True, False),
    "same_room_sees": (True, True, False),
    "three_searches": (False, False, True),
    "treasure_in_corridors": (True, True, False),
    "search_whole_passage": (False, True, False),
    "found_secret_doors_open": (True, True, False),
    "monster_in_sight_forbids": (False, False, True),
    "found_traps_lie": (True, True, False),
    "dwarf_removes_without_roll": (False, True, False),
    "disarm_is_action": (False, False, True),
    "failed_disarm_springs": (False, False, True),
    "dodged_spear_ends_turn": (True, True, False),
    "open_traps_catch_monsters": (True, True, False),
    "block_on_own_square": (False, False, True),
    "pit_minimum_dice": (0, 0, 1),
    "search_in_pit": (True, False, True),
    "pit_is_own_room": (False, False, True),
    "every_trap_jumps": (False, False, True),
    "rock_skin_dice": (2, 2, 1),
    "rock_skin_lasts": ("one-roll", "until-wounded", "until-wounded"),
    "courage_lasts": ("one-roll", "while-monsters-in-sight", "one-roll"),
    "courage_needs_sight": (False, False, True),
    "fire_saves_by_combat_die": (True, True, False),
    "sleep_saves_by_combat_die": (True, True, False),
    "sleep_wakes_when_attacked": (False, True, False),
    "sleepers_defend": (True, False, False),
    "undead_sleep": (True, True, False),
    "hero_targets": (True, True, False),
    "genie_needs_sight": (False, False, True),
    "spell_rescue": (False, False, True),
    "companions_take_all": (False, False, True),
    "cards_go_below": (True, False, False),
    "potions_kept": (False, False, True),
    "potions_given": (False, False, True),
    "title_after": (3, 3, 14),
    "title_gold": (500, 0, 0),
}
UNDEAD = [["skeleton"] * 4, ["skeleton"] * 3 + ["zombie"] * 2, ["zombie"] * 2 + ["mummy"] * 2]
SAME = {
    "figures_hide": True,
    "disarm_by_combat_die": True,
    "jump_squares": 2,
    "genie_dice": 5,
    "spell_heals": 4,
    "ball_damage": 2,
    "ball_saves": 2,
    "wrath_damage": 1,
    "wrath_saves": 1,
    "storm_damage": 3,
    "storm_saves": 2,
    "bolt_damage": 2,
    "summoned_orcs": [["orc"] * number for number in (4, 4, 4, 5, 5, 6)],
    "summoned_undead": [UNDEAD[throw // 2] for throw in range(6)],
}
#: What an edition has besides numbers and readings.
TABLES = {"name", "number", "move_dice", "attack", "defend", "body", "mind", "start_weapon", "items", "treasure"}
TABLES |= {"kinds", "figures", "reaches_far", "tools"}


def test_everything_in_which_the_editions_differ() -> None:
    assert set(DIFFERENT) | set(SAME) == {key.replace("-", "_") for key in FLAGS}
    for key, values in DIFFERENT.items():
        assert [getattr(edition, key) for edition in (EU1, EU2, US)] == list(values), key
    for key, value in SAME.items():
        assert [getattr(edition, key) for edition in (EU1, EU2, US)] == [value] * 3, key


def test_the_files_give_every_field_of_an_edition_and_explain_it() -> None:
    fields = {key for key in dir(Edition("eu1", 0)) if not key.startswith("_")} - TABLES
    assert fields == {key.replace("-", "_") for key in FLAGS}
    assert list(BOX.differences) == FLAGS
    rules = (ROOT / "src/sagenwerk/content/heroquest/rules.toml").read_text("utf-8")
    for about in BOX.differences.values():
        assert all(f'id = "{rule}"' in rules for rule in about.rules)


def test_the_page_about_the_editions_is_up_to_date() -> None:
    page = runpy.run_path(str(ROOT / "tools" / "editions.py"))["page"]
    assert (ROOT / "docs" / "heroquest-editions.md").read_text("utf-8") == page(BOX)


@pytest.mark.rule("HQ-005", "HQ-091", "HQ-092")
def test_spells_have_names_and_texts_in_every_edition() -> None:
    assert set(BOX.spells) == set(SPELL_NAMES)
    elements = {name: BOX.spells[name].element for name in SPELL_NAMES}
    assert list(elements.values()) == ["air"] * 3 + ["earth"] * 3 + ["fire"] * 3 + ["water"] * 3
    assert list(BOX.chaos_spells) == CHAOS_NAMES
    assert [name for name, card in BOX.chaos_spells.items() if card.eu1] == [
        "ball-of-flame",
        "courage",
        "fire-of-wrath",
    ]
    assert len([card for card in BOX.chaos_spells.values() if card.us]) == 12
    for card in BOX.spells.values():
        texts = [text for edition in (card.eu1, card.eu2, card.us) for text in (edition.de, edition.en)]
        assert all(text.endswith(".") for text in texts)


def test_every_block_says_where_it_comes_from() -> None:
    known = set(sources_of("heroquest"))
    blocks = [block for _, block in blocks_in(SHELF.tree, SHELF.kind)]
    assert len(blocks) == 176
    for block in blocks:
        assert set(block["source"]) <= known
    for quest in shipped_quests():
        maps = [quest.maps.eu] if quest.maps.us is None else [quest.maps.eu, quest.maps.us]
        assert {key for part in (quest.quest, *maps) for key in part.source} <= known


def test_german_names_that_nobody_confirms_say_so() -> None:
    titles = {quest.quest.id: quest.quest.title.de_status for quest in shipped_quests()}
    confirmed = [name for name, status in titles.items() if status == "confirmed"]
    assert confirmed == ["quest-1", "quest-5", "quest-10", "quest-11"]
    assert BOX.equipment["crossbow"].de_status == "confirmed"
    assert BOX.equipment["hand-axe"].de_status == "inferred"
    assert BOX.artifacts["spell-ring"].de_status == "proposed"


def test_every_quest_is_told_in_both_languages_in_a_few_sentences() -> None:
    assert len(quest_texts()) == 15
    for quest in shipped_quests():
        for text in (quest.quest.story.de, quest.quest.story.en):
            assert 2 <= text.count(". ") + 1 <= 5, quest.quest.id
        assert quest.quest.goal_text.de != quest.quest.goal_text.en
