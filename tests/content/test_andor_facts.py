"""What the shipped content of Die Legenden von Andor says, against the facts."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from sagenwerk.andor.cargo import ITEM_NAMES
from sagenwerk.andor.scenario import FOG_NAMES, HERO_NAMES, KIND_NAMES, AndorScenario
from sagenwerk.content.andor_box import SHELF, load, scenarios, shipped_legends
from sagenwerk.content.andor_effects import PlaceCreature
from sagenwerk.content.andor_paths import inside, lists_of
from sagenwerk.content.andor_tables import table_of
from sagenwerk.content.blocks import blocks_in
from sagenwerk.content.boxes import sources_of

#: Event cards on which a shield is printed.
SHIELDED = {
    *[f"golden-{number}" for number in (2, 4, 7, 9, 11, 15, 17, 18, 19, 20, 21, 22, 24, 27, 31, 32, 33)],
    *[f"silver-{number}" for number in (2, 4, 6, 8, 10)],
}


@pytest.fixture
def king() -> AndorScenario:
    return load("legend-2")


def names(scenario: AndorScenario, fields: list[int]) -> list[str]:
    return [scenario.field_names[field] for field in fields]


def test_the_shipped_legends_are_the_printed_ones_with_an_entry_and_two_examples() -> None:
    assert scenarios() == ["legend-1", "legend-1-part-2", "legend-2", "the-bell-cart", "the-last-ember"]


def test_every_block_says_where_it_comes_from_by_a_key_that_is_explained() -> None:
    keys = sources_of("andor")
    for path, block in blocks_in(SHELF.tree, SHELF.kind):
        assert block["source"], path
        assert not set(block["source"]) - set(keys), path
    for legend in shipped_legends():
        own = legend.author is not None
        assert own or not set(legend.source) - set(keys), legend.id


# The board


@pytest.mark.rule("AN-024")
def test_the_board_has_78_fields_and_157_connections(king: AndorScenario) -> None:
    assert king.field_names == [str(number) for number in [*range(73), *range(80, 85)]]
    assert sum(len(ways) for ways in king.ways) == 2 * 157
    assert all(ways == sorted(ways) for ways in king.ways)
    assert all(here in king.ways[there] for here, ways in enumerate(king.ways) for there in ways)


@pytest.mark.rule("AN-028", "AN-149", "AN-158", "AN-168")
def test_wells_fog_and_merchants_are_where_they_are_printed(king: AndorScenario) -> None:
    fog = [8, 11, 12, 13, 16, 32, 42, 44, 46, 47, 48, 49, 56, 63, 64]
    assert names(king, king.wells) == ["5", "35", "45", "55"]
    assert names(king, king.merchants) == ["18", "57", "71"]
    assert names(king, king.fog_fields) == [str(field) for field in fog]
    assert king.field_names[king.mine] == "71"
    for one, other in ((16, 48), (38, 39), (46, 47)):
        assert king.field_named(str(other)) in king.ways[king.field_named(str(one))]


@pytest.mark.rule("AN-119")
def test_all_arrows_lead_to_the_castle(king: AndorScenario) -> None:
    for start in range(len(king.field_names)):
        field, steps = start, 0
        while king.arrows[field] >= 0:
            field, steps = king.arrows[field], steps + 1
            assert steps <= 40
        assert king.field_names[field] in ("0", "80", "83")
    assert king.distances[king.field_named("57")][int(king.castle)] == 7


@pytest.mark.rule("AN-147")
def test_a_die_names_a_letter_of_the_track(king: AndorScenario) -> None:
    assert ["ABCDEFGHIJKLMN"[king.pips[pips]] for pips in range(1, 7)] == ["B", "D", "E", "F", "F", "H"]


# Heroes and creatures


@pytest.mark.rule("AN-055", "AN-225")
def test_heroes_have_the_dice_of_their_boards(king: AndorScenario) -> None:
    by_row = {
        name: [king.hero_dice[number][at] for at in (1, 6, 7, 13, 14, 20)] for number, name in enumerate(HERO_NAMES)
    }
    assert by_row == {
        "dwarf": [1, 1, 2, 2, 3, 3],
        "warrior": [2, 2, 3, 3, 4, 4],
        "archer": [3, 3, 4, 4, 5, 5],
        "wizard": [1, 1, 1, 1, 1, 1],
    }
    assert king.ranks == [7, 14, 25, 34]
    assert (king.start_strength, king.start_willpower, king.most_strength, king.most_willpower) == (1, 7, 14, 20)
    assert king.figure_names[0] == ["Bait", "Kram"]


@pytest.mark.rule("AN-064", "AN-065", "AN-078", "AN-130", "AN-131")
def test_creatures_have_the_values_of_the_display(king: AndorScenario) -> None:
    table = {
        kind.name: (kind.strength[4], kind.willpower, kind.dice[kind.willpower], kind.dice[1], kind.black, kind.reward)
        for kind in king.creatures[:4]
    }
    assert table == {
        "gor": (2, 4, 2, 2, False, 2),
        "skral": (6, 6, 2, 2, False, 4),
        "wardrak": (10, 7, 2, 1, True, 6),
        "troll": (14, 12, 3, 2, False, 6),
    }
    assert dict(zip(KIND_NAMES, king.figures, strict=True)) == {"gor": 16, "skral": 5, "wardrak": 2, "troll": 5}


@pytest.mark.rule("AN-135", "AN-198", "AN-200")
def test_shields_and_the_black_die(king: AndorScenario) -> None:
    assert king.shields == [0, 0, 3, 2, 1]
    assert king.black_faces == [6, 6, 8, 10, 10, 12]
    assert king.black_opposites == {6: 10, 8: 12, 10: 6, 12: 8}


@pytest.mark.rule("AN-163", "AN-169", "AN-170", "AN-177", "AN-178", "AN-191", "AN-195")
def test_the_equipment_board_prices_and_fog_tokens(king: AndorScenario) -> None:
    supply = {name: number for name, number in zip(ITEM_NAMES, king.supply, strict=True) if number}
    assert supply == {
        "wineskin": 5,
        "shield": 4,
        "bow": 3,
        "falcon": 2,
        "telescope": 2,
        "helm": 3,
        "brew": 5,
        "herb-3": 1,
        "herb-4": 2,
        "gem-2": 5,
        "gem-4": 5,
        "gem-6": 1,
    }
    assert (king.price, king.mine_price, king.brew_prices[2:], king.archer_discount) == (2, 1, [3, 4, 5], 1)
    assert king.stones == [2, 2, 2]
    assert dict(zip(FOG_NAMES, king.fog_counts, strict=True)) == {
        "event": 5,
        "gold": 3,
        "gor": 2,
        "strength": 1,
        "willpower-2": 1,
        "willpower-3": 1,
        "wineskin": 1,
        "brew": 1,
        "empty": 0,
    }


# Event cards


@pytest.mark.rule("AN-220")
def test_each_legend_has_its_deck() -> None:
    golden = [f"golden-{number}" for number in range(1, 35)]
    silver = ["silver-start", *[f"silver-{number}" for number in range(1, 12)]]
    king, arrival = load("legend-2"), load("legend-1")
    assert [king.event_names[card] for card in king.event_deck] == golden
    assert king.event_on_top == -1
    assert [arrival.event_names[card] for card in arrival.event_deck] == silver
    assert arrival.event_names[arrival.event_on_top] == "silver-start"


@pytest.mark.rule("AN-222")
def test_shields_are_printed_on_17_golden_and_5_silver_cards() -> None:
    events = SHELF.shipped.box.events
    printed = {name for name, event in events.items() if event.shield and event.deck != "secret-sea"}
    assert printed == SHIELDED
    assert {event.confidence for event in events.values() if event.deck == "secret-sea"} == {"proposed"}
    assert sum(event.deck == "secret-sea" for event in events.values()) == 10


def test_every_event_card_has_a_title_and_a_text_of_its_own_in_both_languages() -> None:
    titles = [event.title.de for event in SHELF.shipped.box.events.values()]
    assert len(set(titles)) == len(titles) == 56
    for event in SHELF.shipped.box.events.values():
        for words in (event.title, event.text):
            assert words.de
            assert words.en


# The cards of the two legends


def placed(legend: str, kind: str) -> dict[str, list[int | object]]:
    """Printed fields on which creatures of a kind come, by card."""
    found: dict[str, list[int | object]] = {}
    of = next(one for one in shipped_legends() if one.id == legend)
    for one in lists_of(of):
        for path, _, effect in inside(one):
            if isinstance(effect, PlaceCreature) and effect.creature == kind:
                numbers = [field for field in effect.fields if isinstance(field, int)]
                found.setdefault(path.split("/")[0], []).extend(numbers)
    return found


def test_creatures_of_legend_1_come_where_its_cards_say() -> None:
    assert placed("legend-1", "gor") == {"D": [8, 15, 48, 53, 43], "H2": [19, 36, 56]}
    assert placed("legend-1", "skral") == {"F": [32], "H2": [54, 64]}


def test_creatures_of_legend_2_come_where_its_cards_say() -> None:
    assert placed("legend-2", "gor") == {"A3": [8, 20, 21, 26, 48], "WITCH": [], "RUNES": [43, 32, 43], "C2": [27, 31]}
    assert placed("legend-2", "skral") == {"A3": [19], "RUNES": [39, 39], "C2": [29]}
    assert placed("legend-2", "wardrak") == {"G": [26, 27]}


@pytest.mark.rule("AN-226")
def test_the_tower_skral_is_as_strong_as_difficulty_and_heroes_make_it(king: AndorScenario) -> None:
    (tower,) = (kind for kind in king.creatures if kind.name == "tower-skral")
    assert tower.strength == [0, 0, 20, 30, 40, 0, 0, 10, 20, 30]
    assert (tower.willpower, tower.dice[6], tower.reward) == (6, 2, 0)
    assert king.difficulties
    assert not load("legend-1").difficulties


def test_a_number_given_for_one_difficulty_serves_for_both() -> None:
    assert table_of(3)[2:5] == [3, 3, 3]


def test_stars_are_on_the_letters_of_the_cards() -> None:
    for name, letters in (("legend-1", "BCDFHN"), ("legend-2", "CGN")):
        scenario = load(name)
        assert "".join("ABCDEFGHIJKLMN"[place] for place, cards in enumerate(scenario.letter_cards) if cards) == letters


def test_every_page_of_the_legends_is_there_in_german_and_english() -> None:
    for legend in shipped_legends():
        assert legend.prologue is not None
        assert legend.retry is not None
        for card in legend.card:
            pages = (card.title, card.story, card.text, card.task, card.won, card.lost)
            for words in pages:
                assert words is None or (words.de and words.en), (legend.id, card.id)
            assert card.story or card.text or card.won, (legend.id, card.id)


def test_no_rule_in_python_knows_a_legend() -> None:
    source = Path(__file__).parents[2] / "src" / "sagenwerk"
    for file in [*(source / "andor").glob("*.py"), *(source / "content").glob("andor*.py")]:
        code = re.sub(r'""".*?"""|#[^\n]*', "", file.read_text("utf-8"), flags=re.DOTALL)
        for legend in shipped_legends():
            names = [legend.id, *[one.id for one in [*legend.creature, *legend.thing]]]
            assert not [name for name in names if f'"{name}"' in code], file.name


def test_the_legend_files_are_the_ones_that_are_played() -> None:
    folder = Path(__file__).parents[2] / "src" / "sagenwerk" / "content" / "andor" / "legends"
    ids = {tomllib.loads(file.read_text("utf-8"))["id"] for file in folder.glob("*.toml")}
    assert ids == {legend.id for legend in shipped_legends()}
