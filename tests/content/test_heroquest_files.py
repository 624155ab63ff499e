"""Quests, parties and blocks of one's own for HeroQuest: everything that is wrong is said with its line."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from random import Random

import pytest
from mutation import mutated, values_of

from sagenwerk.content.heroquest_box import SHELF, check, load, scenarios
from sagenwerk.content.heroquest_read import MOST_CHARACTERS, quest_texts
from sagenwerk.content.notation import toml
from sagenwerk.content.owners import content_for, owner
from sagenwerk.content.problems import ContentError
from sagenwerk.content.publish import FOLDER, SCHEMAS
from sagenwerk.games import game
from sagenwerk.heroquest.board import square_name
from sagenwerk.kernel import State

DOCUMENT = (Path(__file__).parents[2] / "docs" / "quests.md").read_text("utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```", DOCUMENT, re.DOTALL)
#: The first quest of the guide, and the sheets of a party.
SMALL, PARTY = EXAMPLES[0], next(text for text in EXAMPLES if text.startswith("[[party]]"))
GOBLIN = """\
[monsters.goblin]
source = ["my own box"]
confidence = "confirmed"
de = "Goblin"
en = "Goblin"
group = "green"
figures = 6
eu1 = { move = 10, attack = 2, defend = 1, body = 3, mind = 1 }
eu2 = { move = 10, attack = 2, defend = 1, body = 3, mind = 1 }
us = { move = 10, attack = 2, defend = 1, body = 3, mind = 1 }
"""
#: The head of a block.
HEAD = 'source = ["P"]\nconfidence = "proposed"\nde = "x"\nen = "x"\n'
MANY = ", ".join(['"holy-water"'] * 16)
#: How often something is changed in a file that is tried out.
RARE = 0.004


def faults(text: str) -> list[tuple[int, str]]:
    """Line and id of everything that is wrong."""
    return [(problem.line, problem.id.removeprefix("content-")) for problem in check(text, "my-quest.toml")]


def changed(old: str, new: str) -> str:
    """The small quest with one thing in it changed."""
    assert SMALL.count(old) == 1, old
    return SMALL.replace(old, new)


def line(of: str, text: str = SMALL) -> int:
    """The line on which this stands."""
    assert text.count(of) == 1, of
    return text[: text.index(of)].count("\n") + 1


def played(name: str, content: str | None, heroes: list[str], steps: int, **options: str) -> State:
    """A game in which everybody does something or other for so many decisions."""
    quest = game("heroquest")
    state = quest.new(quest.scenario(name, content), heroes, options)
    for turn in range(steps):
        actions = state.legal_actions()
        if not actions:
            break
        state.apply(actions[turn * 7 % len(actions)])
    return state


# A quest of one's own


def test_a_quest_is_the_scenario_of_its_id_beside_the_shipped_ones() -> None:
    assert check(SMALL) == []
    assert scenarios(SMALL) == ["the-stolen-bell", *scenarios()]
    own = load("the-stolen-bell", SMALL)
    assert [square_name(figure.square) for figure in own.quests[0].monsters] == ["D12", "C12"]
    assert own.quests[2].doors[0].first == own.quests[0].doors[0].first
    assert load("quest-2", SMALL).digest == load("quest-2").digest


def test_a_quest_with_the_id_of_a_shipped_one_takes_its_place() -> None:
    text = changed('id = "the-stolen-bell"', 'id = "quest-2"')
    assert scenarios(text) == ["quest-2", *[name for name in scenarios() if name != "quest-2"]]
    assert load("quest-2", text).digest != load("quest-2").digest
    assert load("quest-2", text).digest == load("quest-2", text + "\n# a comment\n").digest


def test_where_it_comes_from_does_not_change_the_digest() -> None:
    text = SMALL.replace('"my own"', '"somebody else"').replace('"confirmed"', '"proposed"')
    assert load("the-stolen-bell", text).digest == load("the-stolen-bell", SMALL).digest


def test_the_shipped_quests_are_what_anybody_could_give_as_a_file() -> None:
    for name, text in quest_texts().items():
        assert check(text, name) == [], name


@pytest.mark.parametrize("edition", ["eu1", "eu2", "us"])
def test_the_example_of_the_documentation_can_be_played(edition: str) -> None:
    assert check(SMALL) == check(PARTY) == []
    played("the-stolen-bell", SMALL, ["barbarian", "wizard"], 3000, edition=edition)


def test_the_published_schemas_know_the_keys_of_the_guide() -> None:
    for name in ("heroquest-box.json", "heroquest-quest.json"):
        assert (FOLDER / name).read_text("utf-8") == SCHEMAS[name]()
    schema = SCHEMAS["heroquest-quest.json"]()
    for key in re.findall(r"^\| `([a-z-]+)`", DOCUMENT, re.MULTILINE):
        assert f'"{key}"' in schema, key


# Seats without secrets


def test_what_a_seat_without_secrets_gets_has_no_maps() -> None:
    own, shipped = load("the-stolen-bell", SMALL), load("quest-1")
    for scenario in (own, shipped, load("quest-14")):
        public = scenario.public
        assert public.quests == []
        assert public.public is public
        assert public.name == scenario.name
        assert public.digest == shipped.public.digest
        assert public.actions is scenario.actions
        assert public.steps is scenario.steps
        assert public.editions is scenario.editions
        assert public.item_names == scenario.item_names
    assert shipped.public.actions is own.public.actions


# A party


def test_the_sheets_of_a_party_come_along_to_every_quest() -> None:
    assert check(PARTY) == []
    (sheet,) = load("quest-3", PARTY).party
    names = load("quest-3").item_names
    assert (sheet.hero, sheet.gold, [names[item] for item in sheet.items]) == (2, 120, ["shortsword", "helmet"])
    assert (sheet.quests, sheet.champion, sheet.outlawed) == ([1, 2], False, False)
    assert load("quest-3", PARTY).public.party == load("quest-3", PARTY).party
    assert load("quest-3").party == []
    assert load("quest-3", PARTY).digest != load("quest-3").digest


def test_a_party_and_a_quest_may_stand_in_one_file() -> None:
    text = f"{SMALL}\n{PARTY}\n{GOBLIN}"
    assert check(text) == []
    own = load("the-stolen-bell", text)
    assert len(own.party) == 1
    assert own.editions[0].kinds[0].body == 3
    assert load("quest-1").editions[0].kinds[0].body == 1


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"elf"', '"halfling"', "not-one-of"),
        ("gold = 120", "gold = -1", "out-of-range"),
        ('"helmet"', '"helm"', "quest-unknown"),
        ('"helmet"', '"shortsword"', "listed-twice"),
        ("potions = []", 'potions = ["wine"]', "quest-unknown"),
        ("potions = []", f"potions = [{MANY}]", "too-many"),
        ("quests = [1, 2]", "quests = [61]", "out-of-range"),
        ("champion = false", 'champion = "no"', "wrong-type"),
        ("outlawed = false", "outlaw = false", "unknown-key"),
        ("outlawed = false", '\n[[party]]\nhero = "elf"', "listed-twice"),
    ],
)
def test_what_is_wrong_with_a_party(old: str, new: str, fault: str) -> None:
    text = PARTY.replace(old, new)
    assert [name for _, name in faults(text)] == [fault]
    with pytest.raises(ContentError):
        load("quest-1", text)


# Blocks of one's own


def test_a_block_of_the_box_is_replaced_for_all_quests() -> None:
    own, shipped = load("quest-1", GOBLIN), load("quest-1")
    assert (own.editions[0].kinds[0].body, shipped.editions[0].kinds[0].body) == (3, 1)
    assert own.digest != shipped.digest
    assert own.public.digest != shipped.public.digest
    assert scenarios(GOBLIN) == scenarios()


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (GOBLIN.replace("body = 3", "body = 99"), "out-of-range"),
        (GOBLIN.replace("goblin]", "gnome]"), "not-one-of"),
        (GOBLIN.replace("group", "colour"), "unknown-key"),
        (GOBLIN.replace('group = "green"\n', ""), "missing-key"),
        (
            f'[treasure.gold-10]\n{HEAD}potion = "beer"\ncards = {{}}\n',
            "quest-unknown",
        ),
        (
            f'[differences.luck]\n{HEAD}rules = ["HQ-001"]\n',
            "quest-unknown",
        ),
        (
            f'[differences.figures-hide]\n{HEAD}rules = ["HX-001"]\n',
            "bad-rule",
        ),
        (f"[artifacts.helmet]\n{HEAD}", "legend-name-taken"),
    ],
)
def test_what_is_wrong_with_a_block(text: str, fault: str) -> None:
    assert fault in {name for _, name in faults(text)}


def test_the_shipped_quests_must_fit_a_board_of_ones_own() -> None:
    text = SHELF.texts["board.toml"].replace(".AAAABBBBCCC", ".AAAAAAABCCC")
    wrong = check(text)
    assert wrong
    assert {problem.id for problem in wrong} >= {"content-quest-door-no-wall"}
    assert "quest-1.toml" in {problem.file for problem in wrong}


def test_passages_are_straight_pieces_of_the_corridor() -> None:
    board = SHELF.texts["board.toml"]
    assert "quest-passage" in {name for _, name in faults(board.replace('to = "Z1"', 'to = "Z2"'))}
    assert faults(board.replace('from = "J13", to = "Q13"', 'from = "J13", to = "P13"')) == []
    short = board.replace('from = "M13", to = "N19"', 'from = "M13", to = "N14"')
    assert "quest-no-passage" in {name for _, name in faults(short)}


# Which game a file is for


def test_a_file_shows_by_itself_that_it_is_for_heroquest() -> None:
    for text in (SMALL, PARTY, GOBLIN):
        assert owner(text) == "heroquest"
        assert content_for("andor", text) is None
        assert content_for("heroquest", text) == text


# What is badly written


@pytest.mark.parametrize(
    ("text", "at", "fault"),
    [
        ("format = 1\n[quest\n", 2, "not-toml"),
        ("map = " + "[" * 5_000 + "]" * 5_000, 1, "too-deep"),
        ("map = " + "[" * 200 + "]" * 200, 1, "too-deep"),
        ("format = 1\n" + "#" * MOST_CHARACTERS, 1, "too-long"),
    ],
)
def test_a_file_that_nobody_can_read_is_refused(text: str, at: int, fault: str) -> None:
    assert faults(text) == [(at, fault)]
    with pytest.raises(ContentError):
        scenarios(text)


def test_the_block_of_a_fault_is_named() -> None:
    (fault,) = check(changed('kind = "goblin"', 'kind = "gnome"'))
    assert fault.block == "map.eu.monsters.2"
    (fault,) = check(changed("number = 0 ", "number = 99"))
    assert fault.block == "quest"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("format = 1", "format = 2", "out-of-range"),
        ('id = "the-stolen-bell"', 'id = "The Stolen Bell"', "bad-id"),
        ("number = 0 ", "number = 61 ", "out-of-range"),
        ('en = "The Stolen Bell"\n', "", "missing-key"),
        ('wandering = "goblin"', 'wandering = "gnome"', "not-one-of"),
        ('stairs = ["B15"', 'stairs = ["b15"', "bad-square"),
        ('stairs = ["B15"', 'stairs = ["B20"', "bad-square"),
        ('start = ["B15"', 'start = ["AA1"', "bad-square"),
        ('doors = ["A16-B16", "A12-B12"]', 'doors = ["A16-B16", "A12 B12"]', "bad-edge"),
        ('doors = ["A16-B16", "A12-B12"]', 'doors = ["B16-A16", "A12-B12"]', "quest-door-apart"),
        ('doors = ["A16-B16", "A12-B12"]', 'doors = ["A16-C16", "A16-B16", "A12-B12"]', "quest-door-apart"),
        ('doors = ["A16-B16", "A12-B12"]', 'doors = ["A16-B16", "A12-B12", "B12-C12"]', "quest-door-no-wall"),
        ('doors = ["A16-B16", "A12-B12"]', 'doors = ["A16-B16", "A12-B12", "E12-F12"]', "quest-door-nowhere"),
        ('doors = ["A16-B16", "A12-B12"]', 'doors = ["A16-B16", "A12-B12", "A12-B12"]', "quest-door-twice"),
        ('secret-doors = ["E14-E15"]', 'secret-doors = ["A12-B12"]', "quest-door-twice"),
        ('secret-doors = ["E14-E15"]', 'secret-door = ["E14-E15"]', "unknown-key"),
        ('blocked = ["A11", "A18"]', 'blocked = ["A11", "A18", "A18"]', "quest-two-on-square"),
        ('blocked = ["A11", "A18"]', 'blocked = ["A10", "A18"]', "quest-not-used"),
        ('blocked = ["A11", "A18"]', 'blocked-double = [["A11", "A18"]]', "quest-double-apart"),
        ('start = ["B15", "C15", "B16", "C16"]', 'start = ["B15", "C15"]', "quest-no-start"),
        ('start = ["B15", "C15", "B16", "C16"]', 'start = ["B15", "C15", "B16", "B16"]', "listed-twice"),
        ('start = ["B15", "C15", "B16", "C16"]', 'start = ["B15", "C15", "B16", "C17"]', "quest-two-on-square"),
        ('start = ["B15", "C15", "B16", "C16"]\n', "", "quest-no-start"),
        ('at = "D12"\n', 'at = "C12"\n', "quest-two-on-square"),
        ('at = "C12"\n', 'at = "B14"\n', "quest-two-on-square"),
        ('at = "C12"\n', 'at = "A11"\n', "quest-two-on-square"),
        ('at = "C12"\n', 'at = "Z12"\n', "quest-not-used"),
        ('name = { de = "Gorgut", en = "Gorgut" }\n', "", "quest-no-name"),
        ('at = "C12"\n', 'at = "C12"\nname = { de = "Gorgut", en = "Gorgut" }\n', "quest-name-twice"),
        ('at = "C12"\n', 'at = "C12"\nname = { de = "Ork", en = "orc" }\n', "quest-name-twice"),
        ("attack = 4\n", "attack = 9\n", "out-of-range"),
        ("attack = 4\n", "body = 0\n", "out-of-range"),
        ("attack = 4\n", 'spells = ["fog"]\n', "not-one-of"),
        ("attack = 4\n", 'only-weapon = "spoon"\n', "quest-unknown"),
        ("attack = 4\n", 'escape-to = "Z1"\n', "quest-not-used"),
        ('kind = "table"', 'kind = "sofa"', "quest-unknown"),
        ('kind = "table"', 'kind = "table"\nturned = 45', "quest-turned"),
        ('kind = "table"', 'kind = "table"\nturned = 360', "out-of-range"),
        ('kind = "table"', 'kind = "table"\nmoves-to = "A12"', "quest-does-not-fit"),
        ('at = "C17"', 'at = "D17"', "quest-does-not-fit"),
        ('at = "C17"', 'at = "C16"', "quest-two-on-square"),
        ('at = "A14"', 'at = "B14"', "quest-two-on-square"),
        ('at = "A14"', 'at = "B15"', "quest-two-on-square"),
        ('at = "A14"', 'at = "Z14"', "quest-not-used"),
        ('kind = "pit"', 'kind = "falling-block"', "quest-no-arrow"),
        ('kind = "pit"', 'kind = "falling-block"\nlands-on = "A17"', "quest-arrow"),
        ('kind = "pit"', 'kind = "pit"\nlands-on = "A15"', "quest-arrow"),
        ('kind = "pit"', 'kind = "hole"', "not-one-of"),
        ('doors = ["A16-B16", "A12-B12"]\nsecret-doors = ["E14-E15"]', 'doors = ["A16-B16"]', "quest-unreachable"),
    ],
)
def test_what_is_wrong_with_a_quest(old: str, new: str, fault: str) -> None:
    text = changed(old, new)
    assert fault in [name for _, name in faults(text)]
    for problem in check(text):
        assert problem.said("de") != problem.said("en")
        assert 1 <= problem.line <= text.count("\n") + 1


def test_faults_stand_on_the_line_of_their_piece() -> None:
    text = changed('at = "C12"\n', 'at = "B14"\n')
    assert (line('kind = "goblin"') + 1, "quest-two-on-square") in faults(text)
    shut = changed('"A12-B12"]\nsecret-doors = ["E14-E15"]', '"A12-B12"]')
    assert faults(shut) == []
    shut = changed('doors = ["A16-B16", "A12-B12"]\nsecret-doors = ["E14-E15"]', 'doors = ["A16-B16"]')
    row = line('    "##########################",\n    ".....') + 1
    assert faults(shut) == [(row, "quest-unreachable")]  # the room, not also the figures in it


def test_a_map_has_19_rows_of_26_squares() -> None:
    rock = '    "##########################",\n'
    assert [name for _, name in faults(SMALL.replace(rock, "", 1))] == ["list-length"]
    assert [name for _, name in faults(SMALL.replace(rock, '    "#",\n', 1))] == ["bad-row"]
    assert [name for _, name in faults(SMALL.replace(rock, rock.replace("##", "#x", 1), 1))] == ["bad-row"]


def test_no_map_has_more_than_the_rules_can_hold() -> None:
    def with_blocks(block: str, count: int) -> set[str]:
        return {name for _, name in faults(SMALL + block * count)}

    assert "list-length" in with_blocks('\n[[map.eu.monsters]]\nkind = "orc"\nat = "C13"\n', 63)
    assert "list-length" in with_blocks('\n[[map.eu.furniture]]\nkind = "throne"\nat = "C13"\n', 61)
    assert "list-length" in with_blocks('\n[[map.eu.traps]]\nkind = "spear"\nat = "C13"\n', 60)
    doors = ", ".join(['"A12-B12"'] * 60)
    assert "too-many" in {name for _, name in faults(changed('doors = ["A16-B16", "A12-B12"]', f"doors = [{doors}]"))}


# Whatever a file says


@pytest.mark.parametrize("seed", range(40))
def test_a_file_is_either_refused_or_played(seed: int) -> None:
    luck = Random(seed)
    texts = [f"{SMALL}\n{PARTY}", SMALL, *quest_texts().values()]
    others = values_of([tomllib.loads(text) for text in texts], {})
    tree = mutated(tomllib.loads(luck.choice(texts)), others, luck, RARE)
    text = toml(tree)
    if not check(text) and scenarios(text) != scenarios():
        played(scenarios(text)[0], text, ["dwarf", "elf"], 400, edition=luck.choice(["eu1", "eu2", "us"]))
    for problem in check(text):
        assert problem.said("de") != problem.said("en")


@pytest.mark.parametrize("seed", range(20))
def test_a_box_is_either_refused_or_played(seed: int) -> None:
    luck = Random(seed)
    texts = list(SHELF.texts.values())
    others = values_of([tomllib.loads(text) for text in texts], {})
    text = toml(mutated(tomllib.loads(luck.choice(texts)), others, luck, RARE))
    if not check(text):
        played("quest-1", text, ["barbarian", "wizard"], 400)
