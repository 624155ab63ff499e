"""What the shipped content of Andor Junior says, against the facts."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from sagenwerk.content.junior_box import SHELF, load, scenarios
from sagenwerk.content.junior_shown import board, board_digest, challenges, heroes, in_use, known, sources
from sagenwerk.junior.scenario import (
    BERRIES,
    CAVE_TROLL,
    FORTS,
    HEALING_POTION,
    HERO_NAMES,
    INJURED_FALCON,
    LETTERS,
    MUSIC_BOOKS,
    POLLUTED_WELLS,
    TILE_NAMES,
    WOLF_HERB,
    WOOD_FOR_THE_GUARD,
    FieldKind,
    JuniorScenario,
)
from sagenwerk.kernel import Scenario


def count(scenario: JuniorScenario, tile: str) -> int:
    return scenario.tile_counts[TILE_NAMES.index(tile)]


@pytest.fixture
def first() -> JuniorScenario:
    return load("challenge-1")


def test_the_board_has_73_fields_and_175_white_lines(first: JuniorScenario) -> None:
    assert len(first.field_names) == 73
    assert sum(len(ways) for ways in first.ways) == 2 * 175
    assert all(here in first.ways[there] for here, ways in enumerate(first.ways) for there in ways)
    assert all(ways == sorted(ways) for ways in first.ways)


def test_the_board_has_the_places_that_the_sources_name(first: JuniorScenario) -> None:
    kinds = Counter(kind.value for kind in first.kinds)
    assert kinds == {
        "castle": 1,
        "meadow": 38,
        "well": 3,
        "bush": 6,
        "watchtower": 1,
        "cave": 4,
        "gor": 7,
        "merchant": 1,
        "bridge_house": 1,
        "tree_of_songs": 1,
        "mine": 10,
    }
    assert first.kinds[first.rietburg] is FieldKind.CASTLE
    assert first.kinds[first.watchtower] is FieldKind.WATCHTOWER
    assert first.kinds[first.merchant] is FieldKind.MERCHANT
    assert first.kinds[first.song_tree] is FieldKind.TREE_OF_SONGS
    assert [first.kinds[cave] for cave in first.caves] == [FieldKind.CAVE] * 4
    assert [first.well_at[well] for well in first.wells] == [0, 1, 2]
    assert sum(well >= 0 for well in first.well_at) == 3


@pytest.mark.rule("R-048")
def test_only_the_bridge_crosses_the_river(first: JuniorScenario) -> None:
    for here, ways in enumerate(first.ways):
        assert len({first.kinds[field] is FieldKind.MINE for field in [here, *ways]}) == 1
    assert first.field_names[first.bridge_house] == "bridgehouse"
    assert first.kinds[first.bridge_end] is FieldKind.MINE


@pytest.mark.rule("R-031")
def test_a_fog_tile_lies_on_every_meadow_38_in_all(first: JuniorScenario) -> None:
    assert sum(first.tile_counts[:15]) == len(first.fog_fields) == 38
    assert [count(first, f"gor-{number}") for number in range(1, 8)] == [0, 1, 1, 1, 1, 1, 1]
    assert (count(first, "dragon"), count(first, "telescope"), count(first, "hourglass")) == (3, 3, 2)
    assert (count(first, "reka"), count(first, "sword"), count(first, "gold"), count(first, "empty")) == (1, 4, 6, 8)


def test_the_fog_holds_five_wood_three_for_the_guard_and_two_for_beacons(first: JuniorScenario) -> None:
    assert count(first, "wood") == 5
    assert first.wood_needed == 3


@pytest.mark.rule("R-032")
def test_a_mine_tile_lies_on_every_field_beyond_the_river_10_in_all(first: JuniorScenario) -> None:
    assert sum(first.tile_counts[15:20]) == len(first.mine_fields) == 10
    assert [count(first, kind) for kind in TILE_NAMES[15:20]] == [3, 2, 2, 1, 2]


@pytest.mark.rule("R-002")
def test_three_wolf_cubs_must_be_found(first: JuniorScenario) -> None:
    assert first.cubs == count(first, "wolf-cub") == 3


def test_six_herb_tokens_lie_in_six_thickets_two_of_each_kind(first: JuniorScenario) -> None:
    assert first.tile_counts[20:] == [2, 2, 2]
    assert len(first.thickets) == 6


@pytest.mark.rule("R-021")
def test_the_heroes_have_27_sun_discs_nine_of_them_the_archer(first: JuniorScenario) -> None:
    assert dict(zip(HERO_NAMES, first.suns, strict=True)) == {"warrior": 6, "archer": 9, "dwarf": 6, "mage": 6}
    assert sum(first.suns) == 27


@pytest.mark.rule("R-022")
def test_the_heroes_have_eleven_dice(first: JuniorScenario) -> None:
    assert dict(zip(HERO_NAMES, first.dice, strict=True)) == {"warrior": 4, "archer": 3, "dwarf": 3, "mage": 1}


@pytest.mark.rule("R-023")
def test_the_faces_of_the_dice_give_the_published_chances(first: JuniorScenario) -> None:
    assert first.swords == [3, 2, 2, 0]
    assert first.torches == [1, 1, 2, 1]
    assert first.lightnings == [0, 0, 0, 3]
    a_torch = [1 - (1 - Fraction(faces, 6)) ** dice for faces, dice in zip(first.torches, first.dice, strict=True)]
    assert a_torch == [Fraction(671, 1296), Fraction(91, 216), Fraction(19, 27), Fraction(1, 6)]


@pytest.mark.rule("R-035")
def test_the_dragon_starts_the_nearer_the_more_heroes_play(first: JuniorScenario) -> None:
    assert first.dragon_start == [0, 0, 13, 10, 8]
    assert first.dragon_end == 15
    assert len(first.new_gors) == 16
    assert first.new_gors[15] == first.new_gors[12] == 1
    assert first.new_gors[1:5] == [2, 2, 2, 2]
    assert first.difficulty_steps == 2


@pytest.mark.rule("R-066")
def test_the_red_die_shows_one_two_and_three_twice_each(first: JuniorScenario) -> None:
    assert sorted(first.dragon_faces) == [1, 1, 2, 2, 3, 3]


@pytest.mark.rule("R-085")
def test_forest_has_two_sword_slots_and_mountain_three(first: JuniorScenario) -> None:
    assert first.slots == [0, 2, 3, 3, 2, 3, 2, 3]
    assert [first.gor_number[field] for field in first.gor_fields] == [0, 1, 2, 3, 4, 5, 6, 7]
    assert first.gor_fields[0] == first.rietburg


@pytest.mark.rule("R-036")
def test_one_gor_a_player_starts_on_the_highest_numbers(first: JuniorScenario) -> None:
    assert first.start_gors == [[], [], [7, 6], [7, 6, 5], [7, 6, 5, 4]]
    assert first.gor_figures == 7


@pytest.mark.rule("R-011")
def test_there_are_three_torches_at_one_gold_and_three_beacons(first: JuniorScenario) -> None:
    assert (first.torch_supply, first.torch_price, first.potion_price, first.beacon_slots) == (3, 1, 2, 3)


def test_tokens_of_the_tasks_lie_where_the_cards_say(first: JuniorScenario) -> None:
    names = first.field_names
    assert first.fort_numbers == [1, 4, 6]
    assert first.fort_slots == 2
    assert [names[field] for field in first.basket_fields] == ["gor2", "gor3", "gor5"]
    assert names[first.falcon_field] == "bridgehouse"
    assert [names[field] for field in first.book_fields] == ["rietburg", "merchant", "watchtower", "bridgehouse"]
    assert first.books_by_players == [0, 0, 2, 3, 4]
    assert [names[field] for field in first.letter_fields] == ["watchtower", "merchant", "songtree", "bridgehouse"]
    assert names[first.troll_field] == "cave3"


@pytest.mark.parametrize(
    ("name", "tasks", "drawn"),
    [
        pytest.param("challenge-1", [WOLF_HERB, INJURED_FALCON], 0, marks=pytest.mark.rule("R-120")),
        pytest.param("challenge-2", [FORTS, BERRIES], 0, marks=pytest.mark.rule("R-121")),
        pytest.param(
            "challenge-3", [MUSIC_BOOKS, WOOD_FOR_THE_GUARD, POLLUTED_WELLS], 0, marks=pytest.mark.rule("R-122")
        ),
        pytest.param("challenge-4", [HEALING_POTION, LETTERS, CAVE_TROLL], 0, marks=pytest.mark.rule("R-123")),
        pytest.param("free-easy", [], 2, marks=pytest.mark.rule("R-124")),
        pytest.param("free-medium", [], 3, marks=pytest.mark.rule("R-124")),
        pytest.param("free-hard", [], 4, marks=pytest.mark.rule("R-124")),
    ],
)
def test_each_challenge_has_its_cards(name: str, tasks: list[int], drawn: int) -> None:
    scenario = load(name)
    assert scenario.tasks == tasks
    assert scenario.drawn_tasks == drawn


def test_challenges_are_offered_in_their_order() -> None:
    names = ["challenge-1", "challenge-2", "challenge-3", "challenge-4", "free-easy", "free-medium", "free-hard"]
    assert scenarios() == names
    assert [challenge.id for challenge in challenges()] == names


def test_an_unknown_challenge_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"no scenario 'challenge-9'; scenarios are challenge-1, .*free-hard"):
        load("challenge-9")


def test_a_scenario_is_loaded_once() -> None:
    assert load("challenge-1") is load("challenge-1")


def test_challenges_have_different_digests_of_16_digits() -> None:
    digests: set[str] = {scenario.digest for scenario in map(_as_scenario, scenarios())}
    assert len(digests) == len(scenarios())
    assert all(len(digest) == 16 and int(digest, 16) >= 0 for digest in digests)


def _as_scenario(name: str) -> Scenario:
    return load(name)


def test_every_source_is_a_key_with_an_address_or_a_description(first: JuniorScenario) -> None:
    for block in in_use(first):
        assert block.source
        assert set(block.source) <= set(sources().values()), block.name


def test_what_is_not_confirmed_is_named_with_its_confidence(first: JuniorScenario) -> None:
    unsure = {block.name: block.confidence for block in known(first)}
    assert unsure["board"] == unsure["tiles.fog"] == unsure["dragon"] == "proposed"
    assert unsure["faces.mage"] == "one-source"
    assert "heroes.mage" not in unsure
    assert unsure["tasks.wolf-herb"] == "proposed"
    assert "tasks.letters" not in unsure
    assert "confirmed" not in unsure.values()
    assert "tasks.letters" in {block.name for block in known(load("free-easy"))}
    assert "tiles.thickets" not in {block.name for block in known(load("challenge-2"))}


def test_the_board_to_draw_has_names_coordinates_and_neighbours(first: JuniorScenario) -> None:
    drawn = board(first)
    by_id = {field["id"]: field for field in drawn["fields"]}
    assert list(by_id) == first.field_names
    assert by_id["gor5"] == {
        "id": "gor5",
        "kind": "gor",
        "x": 0.6743,
        "y": 0.3004,
        "side": "west",
        "number": 5,
        "slots": 3,
        "terrain": "mountain",
        "names": {"de": "Gebirge 5", "en": "Mountain 5"},
        "adjacent": ["fog04", "fog05", "fog12", "fog13", "fog18", "well3"],
    }
    assert by_id["mine01"]["side"] == "east"
    assert drawn["bridge"] == {"from": "bridgehouse", "to": "mine01"}
    assert [piece["from"] for piece in drawn["footpath"]] == [f"gor{number}" for number in range(7, 0, -1)]
    assert drawn["footpath"][-1]["to"] == drawn["castle"]["field"] == "rietburg"
    assert len(drawn["caves"]) == 4
    assert drawn["river"][0] == [1.0, 0.56]
    assert board_digest(first) == board_digest(load("challenge-2"))


def test_heroes_to_choose_have_a_name_for_heroine_and_hero() -> None:
    assert [hero.id for hero in heroes()] == HERO_NAMES
    assert [hero.color for hero in heroes()] == ["blue", "green", "yellow", "purple"]
    assert heroes()[0].names == {"f": "Mairen", "m": "Thorn"}


def test_every_field_has_a_german_and_an_english_name() -> None:
    for place in SHELF.shipped.box.board.fields.values():
        assert place.de
        assert place.en
