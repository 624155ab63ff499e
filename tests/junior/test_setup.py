"""Material, heroes and setting up (R-001, R-010 to R-039, R-120 to R-124, R-150)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from junior.table import GAME, Table, new_game

from sagenwerk.junior.dice import Throw, throws_of
from sagenwerk.junior.scenario import HERO_NAMES, ITEM_NAMES, TASK_NAMES, JuniorScenario
from sagenwerk.kernel import NOBODY

EVERYBODY = "warrior archer dwarf mage"


@pytest.fixture
def box() -> JuniorScenario:
    scenario = GAME.scenario("challenge-1")
    assert isinstance(scenario, JuniorScenario)
    return scenario


@pytest.mark.rule("R-001")
@pytest.mark.parametrize("heroes", ["warrior mage", "warrior mage dwarf", EVERYBODY])
def test_two_to_four_heroes_play(heroes: str) -> None:
    assert list(new_game(heroes)["heroes"]) == heroes.split()


@pytest.mark.rule("R-001")
@pytest.mark.parametrize("heroes", ["", "warrior", "warrior archer dwarf mage warrior"])
def test_fewer_than_two_or_more_than_four_heroes_do_not_play(heroes: str) -> None:
    with pytest.raises(ValueError, match="played with 2 to 4 heroes"):
        new_game(heroes)


@pytest.mark.rule("R-010")
def test_the_box_holds_its_pieces(box: JuniorScenario) -> None:
    red_die = 1
    assert sum(box.dice) + red_die == 12
    assert sum(box.suns) == 27
    assert len(box.wells) == 3
    assert box.torch_supply == 3
    assert len(box.fog_fields) == sum(box.tile_counts[:15]) == 38
    assert len(box.mine_fields) == sum(box.tile_counts[15:20]) == 10
    heroes = sum(len(names) for names in box.figure_names)
    guard = troll = dragon = 1
    assert heroes + guard + box.gor_figures + troll + dragon == 18
    start = end = 1
    assert len(TASK_NAMES[1:]) + start + end == 12


@pytest.mark.rule("R-010")
def test_there_are_29_task_tokens(box: JuniorScenario) -> None:
    herbs = sum(box.tile_counts[20:])
    falcon = potion = 1
    books = len(box.book_fields)
    letters = crests = len(HERO_NAMES)
    assert herbs + falcon + len(box.fort_numbers) + len(box.basket_fields) + books == 17
    assert 17 + len(box.wells) + potion + letters + crests == 29


@pytest.mark.rule("R-010")
def test_the_dice_are_four_blue_three_green_three_yellow_one_purple(box: JuniorScenario) -> None:
    assert box.dice == [4, 3, 3, 1]


@pytest.mark.rule("R-011")
def test_only_three_torch_tokens_exist_in_the_whole_game(box: JuniorScenario) -> None:
    assert new_game()["torches"] == box.torch_supply == 3
    assert "torch" in ITEM_NAMES


@pytest.mark.rule("R-012")
def test_there_are_seven_gors_those_not_in_play_lie_beside_the_board(box: JuniorScenario) -> None:
    assert box.gor_figures == 7
    assert new_game().state.gors_in_supply() == 5
    assert new_game(EVERYBODY).state.gors_in_supply() == 3


@pytest.mark.rule("R-020")
def test_each_class_is_there_once() -> None:
    assert HERO_NAMES == ["warrior", "archer", "dwarf", "mage"]
    with pytest.raises(ValueError, match="the dwarf plays twice"):
        new_game("dwarf dwarf")
    with pytest.raises(ValueError, match="there is no hero 'bard'; heroes are warrior, archer, dwarf, mage"):
        new_game("dwarf bard")


@pytest.mark.rule("R-020")
def test_each_class_has_a_female_and_a_male_figure_without_difference_in_play(box: JuniorScenario) -> None:
    assert [len(set(names)) for names in box.figure_names] == [2, 2, 2, 2]
    assert not any(name in action.name for names in box.figure_names for name in names for action in box.actions.all)


@pytest.mark.rule("R-021")
@pytest.mark.parametrize("heroes", ["warrior archer", "warrior archer dwarf", EVERYBODY])
def test_the_archer_has_nine_sun_discs_and_all_others_six_however_many_play(heroes: str) -> None:
    table = new_game(heroes)
    for name in heroes.split():
        assert table.hero(name)["suns"] == (9 if name == "archer" else 6)


@pytest.mark.rule("R-022")
def test_the_warrior_has_four_dice_archer_and_dwarf_three_the_mage_one() -> None:
    table = new_game(EVERYBODY)
    assert [table.hero(name)["dice"] for name in EVERYBODY.split()] == [4, 3, 3, 1]


@pytest.mark.rule("R-023")
@pytest.mark.parametrize(
    ("hero", "faces"),
    [
        ("warrior", {"sword": 3, "torch": 1, "lightning": 0, "blank": 2}),
        ("archer", {"sword": 2, "torch": 1, "lightning": 0, "blank": 3}),
        ("dwarf", {"sword": 2, "torch": 2, "lightning": 0, "blank": 2}),
        ("mage", {"sword": 0, "torch": 1, "lightning": 3, "blank": 2}),
    ],
)
def test_the_six_faces_of_a_heros_die(box: JuniorScenario, hero: str, faces: dict[str, int]) -> None:
    throws, weights = throws_of(box, HERO_NAMES.index(hero), 1)
    shown = dict.fromkeys(faces, 0)
    for throw, weight in zip(throws, weights, strict=True):
        assert isinstance(throw, Throw)
        shown["sword"] += throw.swords * weight
        shown["torch"] += throw.torches * weight
        shown["lightning"] += throw.lightnings * weight
        shown["blank"] += throw.blanks * weight
    assert shown == faces


@pytest.mark.rule("R-023")
@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_the_weights_of_all_throws_are_exact(box: JuniorScenario, dice: int) -> None:
    throws, weights = throws_of(box, HERO_NAMES.index("warrior"), dice)
    assert sum(weights) == 6**dice
    all_swords = next(
        weight
        for throw, weight in zip(throws, weights, strict=True)
        if isinstance(throw, Throw) and throw.swords == dice
    )
    assert Fraction(all_swords, 6**dice) == Fraction(1, 2) ** dice


@pytest.mark.rule("R-030")
def test_all_heroes_start_on_the_rietburg_with_all_sun_discs_and_all_dice() -> None:
    table = new_game(EVERYBODY)
    for name, suns, dice in (("warrior", 6, 4), ("archer", 9, 3), ("dwarf", 6, 3), ("mage", 6, 1)):
        assert table.hero(name) == {
            "field": "rietburg",
            "suns": suns,
            "hourglasses": 0,
            "ready": 0,
            "dice": dice,
            "asleep": False,
            "crest_laid": False,
            "bag": {},
        }


@pytest.mark.rule("R-031")
def test_a_face_down_fog_tile_lies_on_every_field_west_of_the_river_that_shows_only_meadow(box: JuniorScenario) -> None:
    tiles = new_game(scenario="challenge-2")["tiles"]
    assert {field: tile for field, tile in tiles.items() if not field.startswith("mine")} == {
        name: "unknown" for name, kind in zip(box.field_names, box.kinds, strict=True) if kind.value == "meadow"
    }


@pytest.mark.rule("R-032")
def test_a_face_down_mine_tile_lies_on_every_field_beyond_the_river(box: JuniorScenario) -> None:
    tiles = new_game(scenario="challenge-2")["tiles"]
    assert {field: tile for field, tile in tiles.items() if field.startswith("mine")} == {
        name: "unknown" for name, kind in zip(box.field_names, box.kinds, strict=True) if kind.value == "mine"
    }


@pytest.mark.rule("R-033")
def test_the_three_wells_lie_full_on_their_fields() -> None:
    assert new_game()["wells"] == {"well1": "full", "well2": "full", "well3": "full"}


@pytest.mark.rule("R-034")
def test_the_bridge_guard_stands_at_his_house_and_blocks_the_bridge(box: JuniorScenario) -> None:
    assert not new_game()["bridge_open"]
    assert box.kinds[box.bridge_house].value == "bridge_house"


@pytest.mark.rule("R-035")
@pytest.mark.parametrize(("heroes", "steps"), [("warrior archer", 13), ("warrior archer dwarf", 10), (EVERYBODY, 8)])
def test_the_dragon_starts_on_the_field_for_the_player_count(heroes: str, steps: int) -> None:
    assert new_game(heroes)["dragon"] == steps


@pytest.mark.rule("R-036")
@pytest.mark.parametrize(
    ("heroes", "gors"), [("warrior archer", [6, 7]), ("warrior archer dwarf", [5, 6, 7]), (EVERYBODY, [4, 5, 6, 7])]
)
def test_one_gor_per_player_stands_on_the_highest_numbered_gor_fields(heroes: str, gors: list[int]) -> None:
    assert new_game(heroes)["gors"] == gors


@pytest.mark.rule("R-036")
def test_the_gor_fields_are_numbered_one_to_seven(box: JuniorScenario) -> None:
    """Interpretation A-29."""
    assert [box.field_names[field] for field in box.gor_fields] == ["rietburg", *(f"gor{n}" for n in range(1, 8))]


@pytest.mark.rule("R-037")
def test_the_task_cards_lie_red_side_up_with_their_tokens() -> None:
    table = new_game()
    assert [message for message in table.told if message == "event-task-lies-out"] == ["event-task-lies-out"] * 2
    assert table.done == []
    assert table["items"] == {"bridgehouse": {"falcon": 1}}


@pytest.mark.rule("R-037")
def test_tokens_of_tasks_that_do_not_lie_out_stay_in_the_box() -> None:
    table = new_game(scenario="challenge-2")
    assert not [field for field in table["tiles"] if field.startswith("bush")]
    assert "falcon" not in str(table["items"])
    assert not table["potion"]
    assert set(table["wells"].values()) == {"full"}


@pytest.mark.rule("R-038")
def test_the_night_marker_first_lies_before_the_hero_named_first_the_oldest_players() -> None:
    table = new_game("dwarf mage archer")
    assert (table["marker"], table["marker_taken"]) == ("dwarf", False)


@pytest.mark.rule("R-039")
def test_its_holder_begins_day_one() -> None:
    table = new_game("dwarf mage archer")
    begin = (table.state.chronicle or [])[-1]
    assert (begin.message, begin.arguments) == ("event-day-begins", {"day": 1, "hero": "dwarf"})


@pytest.mark.parametrize(
    ("challenge", "cards"),
    [
        pytest.param("challenge-1", ["wolf-herb", "injured-falcon"], marks=pytest.mark.rule("R-120")),
        pytest.param("challenge-2", ["forts", "berries"], marks=pytest.mark.rule("R-121")),
        pytest.param("challenge-3", ["music-books", "wood", "polluted-wells"], marks=pytest.mark.rule("R-122")),
        pytest.param("challenge-4", ["healing-potion", "letters", "cave-troll"], marks=pytest.mark.rule("R-123")),
    ],
)
def test_the_four_challenges_and_their_task_cards(challenge: str, cards: list[str]) -> None:
    table = new_game(scenario=challenge)
    assert table["tasks"]["in_play"] == cards
    assert TASK_NAMES.index(cards[0]) == {"1": 1, "2": 3, "3": 5, "4": 8}[challenge[-1]]


def draw(table: Table, *tasks: str) -> Table:
    return table.do(*(f"task: {task}" for task in tasks))


@pytest.mark.rule("R-124")
@pytest.mark.parametrize(
    ("level", "cards"),
    [
        ("free-easy", ["berries", "wood"]),
        ("free-medium", ["berries", "wood", "forts"]),
        ("free-hard", ["berries", "wood", "forts", "injured-falcon"]),
    ],
)
def test_the_free_game_draws_two_easy_three_medium_or_four_hard_task_cards(level: str, cards: list[str]) -> None:
    table = new_game(scenario=level)
    draw(table, *cards)
    assert sorted(table["tasks"]["in_play"]) == sorted(cards)
    assert table.may("stand still")


@pytest.mark.rule("R-124")
def test_the_free_game_draws_blindly_from_all_ten_cards_none_twice() -> None:
    table = new_game(scenario="free-easy")
    assert table.chances == {f"task: {task}": 1 for task in TASK_NAMES[1:]}
    draw(table, "letters")
    assert table.chances == {f"task: {task}": 1 for task in TASK_NAMES[1:] if task != "letters"}


@pytest.mark.rule("R-124", "R-037")
@pytest.mark.parametrize("task", TASK_NAMES[1:])
def test_every_task_card_can_lie_out_in_a_free_game(task: str) -> None:
    other = "berries" if task != "berries" else "wood"
    table = draw(new_game(scenario="free-easy"), task, other)
    while table.state.actor < 0 and table.state.actor != NOBODY:
        table.do(table.offers[0])
    assert set(table["tasks"]["in_play"]) == {task, other}
    tokens = {
        "wolf-herb": table["tiles"].get("bush1") == "unknown",
        "injured-falcon": "falcon" in table.lying("bridgehouse"),
        "forts": table["forts"] == [1, 4, 6],
        "berries": table.lying("gor2") == {"basket": 1},
        "music-books": len(table["tasks"]["books"]) == 2,
        "wood": table["tasks"]["wood_home"] == 0,
        "polluted-wells": set(table["wells"].values()) == {"polluted"},
        "healing-potion": table["potion"],
        "letters": "letter-archer" in str(table["items"]),
        "cave-troll": not table.hero("warrior")["crest_laid"],
    }
    assert tokens[task]


@pytest.mark.rule("R-150")
def test_one_person_plays_two_heroes_with_the_two_player_setup() -> None:
    table = new_game("warrior dwarf")
    assert table["dragon"] == 13
    assert table["gors"] == [6, 7]
    table.do("stand still", "end the turn")
    assert table["turn"] == "dwarf"
