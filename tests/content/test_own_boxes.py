"""A file of one's own: it replaces single blocks, and everything that is wrong with it is said with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from sagenwerk.content.junior_box import MOST_CHARACTERS, check, load, scenarios
from sagenwerk.content.junior_shown import board, board_digest, challenges, in_use, known
from sagenwerk.content.owners import SHIPPED, owner
from sagenwerk.content.problems import ContentError
from sagenwerk.games import game
from sagenwerk.junior.scenario import TILE_NAMES
from sagenwerk.locales import LANGUAGES

SMALL = (Path(__file__).parent / "boxes" / "small-box.toml").read_text("utf-8")

GOLD_MINE = """\
[shop]
source = ["my own box"]
confidence = "confirmed"
torches = 3
torch-price = 2
"""


def faults(text: str) -> list[tuple[int, str]]:
    """Line and id of everything that is wrong."""
    return [(problem.line, problem.id.removeprefix("content-")) for problem in check(text, "my-box.toml")]


def changed(old: str, new: str) -> str:
    """The small box with one thing in it changed."""
    assert SMALL.count(old) == 1, old
    return SMALL.replace(old, new)


def test_one_block_is_replaced_and_all_others_stay() -> None:
    own, shipped = load("challenge-1", GOLD_MINE), load("challenge-1")
    assert (own.torch_price, shipped.torch_price) == (2, 1)
    assert own.tile_counts == shipped.tile_counts
    assert own.digest != shipped.digest
    assert board_digest(own) == board_digest(shipped)


def test_the_confidence_of_a_block_is_the_one_its_file_states() -> None:
    own = load("challenge-1", GOLD_MINE)
    (shop,) = (block for block in in_use(own) if block.name == "shop")
    assert shop.own
    assert shop.confidence == "confirmed"
    assert shop.source == ["my own box"]
    assert "shop" not in {block.name for block in known(own)}
    assert "shop" in {block.name for block in known(load("challenge-1"))}


def test_sources_confidence_and_comments_do_not_change_the_digest() -> None:
    other = GOLD_MINE.replace("my own box", "box of a friend").replace("confirmed", "one-source") + "# a comment\n"
    assert load("challenge-1", other).digest == load("challenge-1", GOLD_MINE).digest


def test_an_empty_file_changes_nothing() -> None:
    assert load("challenge-1", "").digest == load("challenge-1").digest


def test_a_new_challenge_is_offered_with_its_names_and_leaves_the_others_as_they_are() -> None:
    text = SMALL[SMALL.index("[challenges.short-way]") :]
    assert scenarios(text) == [*scenarios(), "short-way"]
    assert challenges(text)[-1].names == {"de": "Der kurze Weg", "en": "The short way"}
    assert load("challenge-1", text).digest == load("challenge-1").digest
    assert load("short-way", text).tasks == [1]


def test_a_whole_box_of_ones_own_is_played_to_its_end() -> None:
    assert check(SMALL) == []
    junior = game("junior")
    scenario = junior.scenario("short-way", SMALL)
    state = junior.new(scenario, ["warrior", "mage"], {})
    for turn in range(100_000):
        actions = state.legal_actions()
        if not actions:
            break
        state.apply(actions[turn * 7 % len(actions)])
    assert state.result.value in ("won", "lost")


def test_a_board_of_ones_own_is_drawn_with_its_names() -> None:
    scenario = load("short-way", SMALL)
    drawn = board(scenario)
    assert len(drawn["fields"]) == 24
    assert drawn["fields"][-1]["names"] == {"de": "Mine 2", "en": "Mine 2"}
    assert board_digest(scenario) != board_digest(load("challenge-1"))
    assert scenario.tile_counts[TILE_NAMES.index("wood")] == 3


def test_fields_are_numbered_in_the_order_of_the_file() -> None:
    lines = SMALL.split("\n")
    lines[40], lines[41] = lines[41], lines[40]
    turned = "\n".join(lines)
    assert load("short-way", turned).field_names[-1] == "mine1"
    assert load("short-way", turned).digest != load("short-way", SMALL).digest


@pytest.mark.parametrize(
    ("text", "line", "fault"),
    [
        ("[shop\n", 1, "not-toml"),
        ("[shop]\ntorches = \n", 2, "not-toml"),
        ("[shop]\ntorches = 3\ntorches = 4\n", 3, "not-toml"),
        ('[shop]\nnote = """never closed\n', 3, "not-toml"),
        ("x = " + "[" * 5_000 + "]" * 5_000, 1, "too-deep"),
        ("#" * (MOST_CHARACTERS + 1), 1, "too-long"),
        ("\n[shops]\ntorches = 3\n", 2, "unknown-key"),
        (GOLD_MINE + "torchprice = 2\n", 6, "unknown-key"),
        (GOLD_MINE.replace("torches = 3\n", ""), 1, "missing-key"),
        (GOLD_MINE.replace('source = ["my own box"]\n', ""), 1, "missing-key"),
        (GOLD_MINE.replace("torches = 3", 'torches = "3"'), 4, "wrong-type"),
        (GOLD_MINE.replace("torches = 3", "torches = true"), 4, "wrong-type"),
        (GOLD_MINE.replace("torches = 3", "torches = 3.5"), 4, "wrong-type"),
        (GOLD_MINE.replace('["my own box"]', '"my own box"'), 2, "wrong-type"),
        ("shop = 1\n", 1, "wrong-type"),
        ("tiles = 1979-05-27\n", 1, "wrong-type"),
        ("challenges = []\n", 1, "wrong-type"),
        (GOLD_MINE.replace("torches = 3", "torches = 8"), 4, "out-of-range"),
        (GOLD_MINE.replace('"confirmed"', '"certain"'), 3, "not-one-of"),
        (GOLD_MINE.replace('"confirmed"', "7"), 3, "wrong-type"),
        (GOLD_MINE.replace('"my own box"', '" "'), 2, "text-length"),
        (GOLD_MINE.replace('"my own box"', f'"{"x" * 401}"'), 2, "text-length"),
        (GOLD_MINE.replace('"my own box"', '"my\\nbox"'), 2, "not-plain"),
        (GOLD_MINE.replace('"my own box"', '"my \\u202Exob"'), 2, "not-plain"),
        (GOLD_MINE.replace('["my own box"]', "[]"), 2, "list-length"),
    ],
)
def test_what_is_badly_written_is_named_with_its_line(text: str, line: int, fault: str) -> None:
    assert faults(text) == [(line, fault)]


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        # White lines.
        ('to = ["fog2"] }', 'to = ["fog2", "fog3"] }', [(33, "one-way")]),
        ('to = ["fog2"] }', 'to = ["fog2", "well1"] }', [(33, "own-neighbour")]),
        ('to = ["fog2"] }', 'to = ["fog2", "fog2"] }', [(33, "neighbour-twice")]),
        ('to = ["fog2"] }', 'to = ["fog2", "fgo3"] }', [(33, "unknown-field")]),
        (
            'to = ["mine2"] }',
            'to = ["mine2", "bridgehouse"] }',
            [(41, "one-way")],
        ),
        ('to = ["mine1"] }', "to = [] }", [(41, "one-way")]),
        # Names and coordinates.
        ('de = "Brunnen", ', "", [(33, "missing-key")]),
        ('en = "Well"', 'en = ""', [(33, "text-length")]),
        ("x = 0.3, y = 1.0", "x = 1.3, y = 1.0", [(38, "out-of-range")]),
        ("x = 0.3, y = 1.0", "x = nan, y = 1.0", [(38, "out-of-range")]),
        ("x = 0.3, y = 1.0", "x = -0.1, y = inf", [(38, "out-of-range"), (38, "out-of-range")]),
        ('kind = "well"', 'kind = "wel"', [(33, "not-one-of")]),
        ("[0.9, 1.0]]", "[0.9, 1.1]]", [(7, "out-of-range")]),
        ("[0.9, 1.0]]", "[0.9]]", [(7, "list-length")]),
        # Gor fields.
        (
            "number = 7, ",
            "",
            [(18, "gor-number-missing"), (32, "gor-without-number")],
        ),
        ("number = 7, ", "number = 8, ", [(32, "out-of-range")]),
        ('number = 7, terrain = "mountain", ', "number = 7, ", [(32, "gor-without-terrain")]),
        ('kind = "cave", ', 'kind = "cave", terrain = "forest", ', [(38, "not-a-gor-field")]),
        # Footpath and bridge.
        (
            '    { from = "gor1", to = "rietburg", through = ["fog1"] },\n',
            "",
            [(8, "footpath-gap"), (8, "footpath-misses-castle")],
        ),
        ('to = "rietburg", through = ["fog1"]', 'to = "rietburg"', [(15, "footpath-jumps")]),
        (
            '{ from = "gor4", to = "gor3" }',
            '{ from = "gor4", to = "gor2", through = ["gor3"] }',
            [(12, "footpath-order")],
        ),
        (
            '{ from = "gor4", to = "gor3" }',
            '{ from = "gor4", to = "gro3" }',
            [(8, "footpath-gap"), (12, "unknown-field")],
        ),
        ('bridge = { from = "bridgehouse"', 'bridge = { from = "watchtower"', [(6, "bridge-end")]),
        ('bridge = { from = "bridgehouse"', 'bridge = { from = "brigdehouse"', [(6, "unknown-field")]),
        # Tiles.
        ("wood = 3, gold = 2", "wood = 3, gold = 3", [(47, "tile-count")]),
        ("wolf-cub = 1, empty = 1", "wolf-cub = 1", [(52, "tile-count")]),
        ("herb-red = 2", "herb-red = 3", [(57, "tile-count")]),
        ("wolf-cub = 1, empty = 1", "empty = 2", [(52, "no-cub")]),
        ("herb-red = 2", "herb-red = 1, herb-blue = 1", [(57, "no-herb-pair")]),
        ("reka = 1, wood = 3", "reka = 2, wood = 2", [(47, "one-reka"), (47, "too-few-tiles")]),
        ("wood = 3, gold = 2", "wod = 3, gold = 2", [(47, "unknown-key")]),
        # Challenges.
        ('de = "Der kurze Weg"\n', "", [(59, "missing-key")]),
        ('tasks = ["wolf-herb"]', "", [(59, "cards")]),
        ('tasks = ["wolf-herb"]', 'tasks = ["wolf-herb"]\ndrawn = 10', [(59, "cards")]),
        ('tasks = ["wolf-herb"]', 'tasks = ["wolf-herb", "wolf-herb"]', [(64, "listed-twice")]),
        ('tasks = ["wolf-herb"]', 'tasks = ["wolfherb"]', [(64, "not-one-of")]),
    ],
)
def test_a_board_that_cannot_be_played_is_refused_with_the_line(
    old: str, new: str, found: list[tuple[int, str]]
) -> None:
    assert faults(changed(old, new)) == found


def test_a_field_without_a_way_is_unreachable() -> None:
    island = SMALL.replace('"fog2", "fog4", "bush1"]', '"fog2", "fog4"]').replace('to = ["fog3"] }', "to = [] }")
    assert faults(island) == [(34, "unreachable")]


def test_a_mine_field_without_a_way_to_the_bridge_is_unreachable() -> None:
    island = SMALL.replace('to = ["mine2"] }', "to = [] }").replace('to = ["mine1"] }', "to = [] }")
    assert faults(island) == [(42, "unreachable")]


def test_a_line_over_the_river_is_refused() -> None:
    bridge = SMALL.replace('to = ["mine1"] }', 'to = ["mine1", "watchtower"] }')
    bridge = bridge.replace('to = ["gor7", "bridgehouse"] }', 'to = ["gor7", "bridgehouse", "mine2"] }')
    assert faults(bridge) == [(39, "over-the-river")]


def test_two_gor_fields_with_one_number_are_refused() -> None:
    found = faults(changed("number = 6, ", "number = 5, "))
    assert (31, "gor-number-twice") in found
    assert (18, "gor-number-missing") in found


def test_a_piece_of_the_footpath_that_is_there_twice_is_refused() -> None:
    piece = '    { from = "gor4", to = "gor3" },\n'
    assert faults(changed(piece, piece + piece)) == [(13, "footpath-twice")]


def test_a_board_needs_its_special_places_once() -> None:
    without = faults(changed('kind = "merchant"', 'kind = "meadow"'))
    assert without == [(18, "kind-missing"), (47, "tile-count")]
    assert faults(changed('kind = "cave"', 'kind = "merchant"')) == [(38, "kind-twice")]


def test_a_bad_name_of_a_field_is_refused() -> None:
    assert (33, "bad-id") in faults(changed("well1 = {", '"Well 1" = {'))
    assert (33, "bad-id") in faults(changed("well1 = {", '"well1\\n" = {'))


def test_a_task_that_misses_its_field_on_a_new_board_is_said_at_the_board() -> None:
    text = SMALL.replace("cave3", "cave9")
    (problem,) = check(text, "my-box.toml")
    assert (problem.line, problem.block, problem.id) == (3, "board", "content-task-field")
    assert "cave-troll" in problem.what()
    assert '"cave9"' in problem.remedy()


def test_more_than_seven_of_a_kind_are_refused() -> None:
    text = """\
[tiles.fog]
source = ["my own box"]
confidence = "confirmed"
[tiles.fog.counts]
reka = 1
wood = 8
sword = 9
gold = 8
empty = 12
"""
    assert faults(text) == [(6, "too-many"), (7, "too-many"), (8, "too-many")]


@pytest.mark.parametrize(
    ("text", "line", "fault"),
    [
        (
            "[faces.mage]\nsource = ['box']\nconfidence = 'confirmed'\ntorch = 1\nlightning = 3\nblank = 3\n",
            1,
            "die-faces",
        ),
        ("[red-die]\nsource = ['box']\nconfidence = 'confirmed'\nfaces = [1, 2, 3]\n", 4, "list-length"),
        ("[red-die]\nsource = ['box']\nconfidence = 'confirmed'\nfaces = [1, 1, 2, 2, 3, 4]\n", 4, "out-of-range"),
        ("[gor-start]\nsource = ['box']\nconfidence = 'confirmed'\n2 = [7, 7]\n3 = [7]\n4 = [7]\n", 4, "listed-twice"),
        ("[gor-start]\nsource = ['box']\nconfidence = 'confirmed'\n2 = [7, 8]\n3 = [7]\n4 = [7]\n", 4, "out-of-range"),
        (
            "[tasks.forts]\nsource = ['box']\nconfidence = 'confirmed'\nslots = 2\ngor-fields = [1, 1]\n",
            5,
            "listed-twice",
        ),
        ("[tasks.cave-troll]\nsource = ['box']\nconfidence = 'confirmed'\nfield = 'cave5'\n", 4, "task-field"),
        ("[tasks.cave-troll]\nsource = ['box']\nconfidence = 'confirmed'\nfield = 'mine05'\n", 4, "task-in-mine"),
        ("[tasks.wood]\nsource = ['box']\nconfidence = 'confirmed'\nneeded = 6\n", 4, "too-few-tiles"),
        ("[tasks.healing-potion]\nsource = ['box']\nconfidence = 'confirmed'\nprice = 7\n", 4, "too-few-tiles"),
    ],
)
def test_numbers_that_do_not_fit_are_refused_with_the_line(text: str, line: int, fault: str) -> None:
    assert faults(text) == [(line, fault)]


def test_the_dragon_must_start_on_its_track_and_not_at_the_castle() -> None:
    text = """\
[dragon]
source = ["my own box"]
confidence = "confirmed"
new-gors = [2, 1, 1]
start = { 2 = 4, 3 = 3, 4 = 1 }
difficulty-steps = 1
"""
    assert faults(text) == [(5, "dragon-beyond-track"), (5, "dragon-too-near")]


def test_more_gors_at_the_start_than_figures_are_refused() -> None:
    text = """\
[gors]
source = ["my own box"]
confidence = "confirmed"
figures = 3
slots = { forest = 2, mountain = 3 }
"""
    assert faults(text) == [(4, "too-few-gors")]


def test_all_problems_are_collected_in_the_order_of_their_lines() -> None:
    text = GOLD_MINE.replace("confirmed", "sure").replace("torches = 3", "torches = 'x'") + "[tiles.fog]\nnote = 3\n"
    assert faults(text) == [
        (3, "not-one-of"),
        (4, "wrong-type"),
        (6, "missing-key"),
        (6, "missing-key"),
        (6, "missing-key"),
        (7, "wrong-type"),
    ]


def test_faults_of_single_values_do_not_hide_a_fault_of_the_whole_board() -> None:
    text = changed('de = "Brunnen", ', "").replace('to = ["fog3"] }', 'to = ["fog3", "fog4"] }')
    assert faults(text) == [(33, "missing-key"), (34, "one-way")]


def test_a_faulty_file_is_refused_with_file_line_block_what_and_remedy() -> None:
    with pytest.raises(ContentError) as refused:
        load("challenge-1", GOLD_MINE.replace("torches = 3", "torches = 8"))
    assert str(refused.value) == (
        'own content:4: [shop] "torches" is 8, but must be from 0 to 7. Choose a number from 0 to 7.'
    )
    (problem,) = check(GOLD_MINE.replace("torches = 3", "torches = 8"), "my-box.toml")
    assert problem.said("de") == (
        "my-box.toml:4: [shop] „torches“ ist 8, muss aber zwischen 0 und 7 liegen. Nimm eine Zahl von 0 bis 7."
    )


def test_the_likely_meaning_of_a_misspelled_word_is_offered() -> None:
    (problem,) = check(GOLD_MINE + "torchprice = 2\n")
    assert 'Did you mean "torch-price"?' in problem.remedy()


def test_every_fault_has_a_sentence_and_a_remedy_in_both_languages() -> None:
    folder = Path(__file__).parents[2] / "src" / "sagenwerk"
    sources = "".join(file.read_text("utf-8") for file in (folder / "content").glob("*.py"))
    for language in LANGUAGES:
        catalogue = (folder / "locales" / language / "content.ftl").read_text("utf-8")
        ids = {line.split(" = ")[0] for line in catalogue.splitlines() if line.startswith("content-")}
        for message in ids:
            assert message.removesuffix("-remedy") in ids
            assert f'"{message.removesuffix("-remedy")}"' in sources, message
            assert message.endswith("-remedy") or f"{message}-remedy" in ids


def test_texts_of_a_file_are_shown_as_short_plain_text() -> None:
    (problem,) = check('["\\u001b[31mshop' + "x" * 99 + '"]\n')
    assert problem.line == 1
    assert "\x1b" not in problem.said()
    assert len(problem.block) <= 40


def test_the_examples_of_the_documentation_can_be_played() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "content.md").read_text("utf-8")
    examples = [part.split("```")[0] for part in guide.split("```toml\n")[1:]]
    whole = [example for example in examples if "..." not in example]
    games = [owner(example) for example in whole]
    assert (len(examples), games) == (4, ["junior", "junior", "andor"])
    assert [SHIPPED[game][1](example) for game, example in zip(games, whole, strict=True)] == [[], [], []]
