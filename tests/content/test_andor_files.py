"""A legend of one's own, and blocks of one's own for the box: everything that is wrong is said with its line."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from random import Random

import pytest
from mutation import mutated, values_of

from sagenwerk.content.andor_box import SHELF, check, load, scenarios
from sagenwerk.content.andor_read import MOST_CHARACTERS, MOST_DEPTH
from sagenwerk.content.notation import toml
from sagenwerk.content.problems import ContentError
from sagenwerk.content.publish import FOLDER, SCHEMAS
from sagenwerk.games import game
from sagenwerk.locales import LANGUAGES

SMALL = (Path(__file__).parent / "boxes" / "small-legend.toml").read_text("utf-8")
DOCUMENT = (Path(__file__).parents[2] / "docs" / "legends.md").read_text("utf-8")
LEGENDS = Path(__file__).parents[2] / "src" / "sagenwerk" / "content" / "andor" / "legends"

#: How often something is changed in a file that is tried out.
RARE = 0.002

DIE = """\
[black-die-turned]
source = ["my own die"]
confidence = "confirmed"
opposites = { 6 = 12, 8 = 10, 10 = 8, 12 = 6 }
"""

DWARF = """\
[heroes.dwarf]
source = ["my own"]
confidence = "confirmed"
color = "yellow"
rank = {}
dice = [1, 2, 3]
"""


def faults(text: str) -> list[tuple[int, str]]:
    """Line and id of everything that is wrong."""
    return [
        (problem.line, problem.id.removeprefix("content-").removeprefix("legend-"))
        for problem in check(text, "my-legend.toml")
    ]


def changed(old: str, new: str) -> str:
    """The small legend with one thing in it changed."""
    assert SMALL.count(old) == 1, old
    return SMALL.replace(old, new)


def line(of: str) -> int:
    """The line of the small legend on which this stands."""
    assert SMALL.count(of) == 1, of
    return SMALL[: SMALL.index(of)].count("\n") + 1


def played(scenario: str, content: str | None, heroes: list[str], **options: str) -> str:
    """How a game ends in which everybody does something or other."""
    andor = game("andor")
    state = andor.new(andor.scenario(scenario, content), heroes, options)
    for turn in range(100_000):
        actions = state.legal_actions()
        if not actions:
            break
        state.apply(actions[turn * 7 % len(actions)])
    return state.result.value


# A legend of one's own


def test_a_legend_is_the_scenario_of_its_id_beside_the_shipped_ones() -> None:
    assert check(SMALL) == []
    assert scenarios(SMALL) == ["small", *scenarios()]
    own = load("small", SMALL)
    assert [creature.name for creature in own.creatures] == ["gor", "skral", "wardrak", "troll", "beast"]
    assert load("legend-2", SMALL).digest == load("legend-2").digest


@pytest.mark.parametrize("options", [{}, {"difficulty": "easy"}])
def test_a_legend_of_ones_own_is_played_to_its_end(options: dict[str, str]) -> None:
    assert played("small", SMALL, ["dwarf", "archer"], **options) in ("won", "lost")


def test_a_legend_with_the_id_of_a_shipped_one_takes_its_place() -> None:
    text = changed('id = "small"', 'id = "legend-2"')
    assert scenarios(text) == ["legend-2", "legend-1", "legend-1-part-2", "the-bell-cart", "the-last-ember"]
    assert load("legend-2", text).digest == load("legend-2", text + "\n# a comment\n").digest
    assert load("legend-2", text).digest != load("legend-2").digest


def test_where_it_comes_from_does_not_change_the_digest() -> None:
    text = changed("made for tests", "made for other tests").replace('"confirmed"', '"proposed"')
    assert load("small", text).digest == load("small", SMALL).digest


def test_the_example_of_the_documentation_is_a_legend_that_can_be_played() -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", DOCUMENT, re.DOTALL)
    assert check(example) == []
    assert played("the-lost-goat", example, ["dwarf", "warrior"]) in ("won", "lost")


def test_the_documentation_knows_every_effect_and_every_moment() -> None:
    schema = json.loads(SCHEMAS["andor-legend.json"]())
    for name, definition in schema["$defs"].items():
        for effect in definition.get("properties", {}).get("do", {}).get("enum", []):
            assert f"`{effect}`" in DOCUMENT, name
    for moment in schema["$defs"]["Trigger"]["properties"]["moment"]["enum"]:
        assert f"`{moment}`" in DOCUMENT


def test_the_published_schemas_are_up_to_date() -> None:
    for name, schema in SCHEMAS.items():
        assert (FOLDER / name).read_text("utf-8") == schema(), name


# What is badly written


@pytest.mark.parametrize(
    ("text", "at", "fault"),
    [
        ('id = "x"\n[[card\n', 2, "not-toml"),
        ("card = " + "[" * 5_000 + "]" * 5_000, 1, "too-deep"),
        ("card = " + "[" * 200 + "]" * 200, 1, "too-deep"),
        ('id = "x"\n' + "#" * MOST_CHARACTERS, 1, "too-long"),
        (SMALL + '\n[[card]]\nid = "X"\n' * 201, 402, "too-many"),
    ],
)
def test_a_file_that_nobody_can_read_is_refused(text: str, at: int, fault: str) -> None:
    found = faults(text)
    assert [name for _, name in found] == [fault]
    assert found[0][0] == at or fault == "too-many"


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ('do = "cut"', 'do = "cutt"', "not-one-of"),
        ('{ do = "cut", cut', '{ doo = "cut", cut', "missing-key"),
        ('store = "camp", plus', 'store = "camp", pluss', "unknown-key"),
        ("plus = 50", 'plus = "fifty"', "wrong-type"),
        ("plus = 50", "plus = 500", "out-of-range"),
        ("on = 0, held = true", 'on = 0, held = "yes"', "wrong-type"),
        ('do = "place-hero", at = "rank"', 'do = "place-hero", at = "home"', "not-one-of"),
        ('moment = "hero-stands"', 'moment = "hero-stand"', "not-one-of"),
        ('id = "NAMED"', 'id = "Named card"', "bad-card-name"),
        ("{ setup = 1 }", "{ setup = 0 }", "out-of-range"),
        ('"normal", "easy"', '"normal", "hard"', "not-one-of"),
        ("heroes = [2, 4]", "heroes = [2]", "list-length"),
        ('title = { de = "Anfang", en = "Beginning" }', 'title = { de = "An\\u0007fang" }', "not-plain-lines"),
        ('title = { de = "Anfang", en = "Beginning" }', "", "missing-key"),
        ("fields = [20, 43]", "fields = []", "list-length"),
        ("4 = 12", "7 = 12", "unknown-key"),
    ],
)
def test_what_is_badly_written_is_named_with_its_line(old: str, new: str, found: str) -> None:
    assert (line(old), found) in faults(changed(old, new)) or found == "missing-key"
    assert found in {name for _, name in faults(changed(old, new))}


# What cannot be played


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        # Names and fields that do not exist
        ("fields = [20, 43]", "fields = [20, 73]", "field"),
        ('at = "rank"', "at = 99", "field"),
        ("plus = 50", "plus = 69", "field"),
        ("on = 9\n", "on = 90\n", "field"),
        ('creature = "gor"', 'creature = "gorr"', "unknown"),
        ('thing = "letter", on = 0', 'thing = "lettre", on = 0', "unknown"),
        ('what = "letter"', 'what = "lettre"', "unknown"),
        ('what = "guide"', 'what = "guid"', "unknown"),
        ('hunts = { thing = "letter" }', 'hunts = { thing = "lettre" }', "unknown"),
        ('card = "NAMED"', 'card = "NAME"', "unknown"),
        ('card = "PUT"', 'card = "OUT"', "unknown"),
        ('trigger = "found"', 'trigger = "fund"', "unknown"),
        ('{ after = "C1" }', '{ after = "C9" }', "unknown"),
        ('goal = "letter-home" },\n    { do = "open', 'goal = "letter-hom" },\n    { do = "open', "unknown"),
        ('deal = "smith"', 'deal = "smithy"', "unknown"),
        ('cut = "bridge"', 'cut = "bridg"', "unknown"),
        ('{ roll = "camp" },', '{ roll = "cmap" },', "unknown"),
        ('counter = "called"', 'counter = "caled"', "unknown"),
        ('events = { deck = "golden" }', 'events = { cards = ["golden-99"] }', "unknown"),
        ('events = { deck = "golden" }', 'events = { deck = "golden", on-top = "silver-start" }', "unknown"),
        # Tables that say nothing, or too much
        ('{ letter = "C" }', '{ letter = "C", setup = 2 }', "one-of"),
        ('{ letter = "C" }', "{}", "one-of"),
        ('events = { deck = "golden" }', "events = {}", "one-of"),
        ('win-if = { goal = "letter-home" }', "win-if = {}", "condition"),
        ('{ goal = "letter-home" } }', '{ goal = "letter-home", witch = true } }', "condition"),
        ('{ do = "hero", gold = 1 }', '{ do = "hero", gold = {} }', "value"),
        ("normal = 20, easy", "easy", "missing-key"),
        ('{ do = "hero", gold = 1 }', '{ do = "narrator" }', "one-of"),
        ('movement = "hunt"', 'movement = "arrows"', "hunts"),
        ("strength = { normal = 20", "mirrors = false # { normal = 20", "missing-key"),
        ("normal = 20,", 'normal = { roll = "camp" },', "value-roll"),
        # Names that stand for something else
        ('id = "beast"', 'id = "skral"', "name-taken"),
        ('id = "letter"\nde', 'id = "wineskin"\nde', "name-taken"),
        ('id = "guide"', 'id = "letter"', "name-taken"),
        ('id = "C2"', 'id = "C1"', "name-taken"),
        ('id = "found"', 'id = "golden-3"', "name-taken"),
        # Cards, goals and triggers that nobody meets
        ('{ do = "card", card = "NAMED" }', '{ do = "add", slot = "x" }', "unreached"),
        ('    { do = "lay-card", card = "PUT" },\n', "", "never-laid"),
        ("{ put = true }", '{ letter = "E" }', "not-put"),
        ('{ letter = "C" }', '{ after = "C2" }', "after-itself"),
        (', { do = "watch", trigger = "found" }', "", "never-watched"),
        ('    { do = "goal", goal = "letter-home" },\n', "", "goal-unset"),
        ('when = { thing = "letter", on = 0, held = true }', 'when = { goal = "letter-home" }', "goal-of-itself"),
        ('trigger = { letter = "N" }', 'trigger = { letter = "M" }', "no-end-card"),
        ('{ do = "evaluate", win-if = { goal = "letter-home" } }', '{ do = "lose" }', "no-win"),
        # Things that do not fit
        ("on = [57]\n", 'on = [57]\ncreature = "gor"\n', "moment"),
        ('{ do = "hero", gold = 1 }', '{ do = "place", what = "well", fields = [6] }', "not-printed"),
        ('{ do = "hero", gold = 1 }', '{ do = "remove", what = "merchant", fields = [6] }', "not-printed"),
        ('{ do = "hero", gold = 1 }', '{ do = "place", what = "gold" }', "missing-key"),
        ('when = { counter = "called", at-least = 1 }', 'when = { well = "full", on = 6 }', "not-printed"),
        ("without = { gor = 2 }", "without = { gor = 3 }", "too-many"),
        ('{ do = "hero", gold = 1 }', '{ do = "set-up-fog", tokens = { gor = 3 }, fields = [8] }', "fog-tokens"),
        ('{ do = "hero", gold = 1 }', '{ do = "set-up-fog", tokens = { gor = 1 }, fields = [9] }', "not-printed"),
        ("between = [16, 48]", "between = [16, 47]", "no-way"),
        ("heroes = [2, 4]", "heroes = [4, 2]", "heroes"),
        ('{ do = "cut", cut = "bridge" }', '{ do = "hero", gold = 1 }', "no-subject"),
        ('title = { de = "Anfang", en = "Beginning" }', "title = {}", "no-text"),
        ("fields = [66]", "fields = [66, 67, 68, 69, 70, 81]", "pieces"),
    ],
)
def test_a_legend_that_cannot_be_played_is_refused_with_the_reason(old: str, new: str, found: str) -> None:
    text = changed(old, new)
    names = [name for _, name in faults(text)]
    assert found in names, names
    with pytest.raises(ContentError):
        load("small", text)


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("fields = [20, 43]", "fields = [20, 73]", "field"),
        ('creature = "gor"', 'creature = "gorr"', "unknown"),
        ('counter = "called"', 'counter = "caled"', "unknown"),
        ("between = [16, 48]", "between = [16, 47]", "no-way"),
        ('cut = "bridge"', 'cut = "bridg"', "unknown"),
    ],
)
def test_a_fault_is_said_at_its_line(old: str, new: str, found: str) -> None:
    assert (line(old), found) in faults(changed(old, new))


def test_farmers_stars_and_crosses_run_out() -> None:
    farmers = changed('what = "guide", fields = [72]', 'what = "farmer", fields = [1, 2, 3, 4, 5]')
    assert "pieces" in {name for _, name in faults(farmers)}
    cuts = SMALL.replace(
        "[[goal]]", "".join(f'[[cut]]\nid = "b{n}"\nbetween = [0, {n}]\n\n' for n in (1, 2, 4)) + "[[goal]]"
    )
    assert "pieces" in {name for _, name in faults(cuts)}


def test_of_two_branches_only_the_larger_one_needs_pieces() -> None:
    branch = '{{ do = "place-creature", creature = "wardrak", fields = [{}] }}'
    text = SMALL.replace('{ do = "cut", cut = "bridge" }', branch.format("30, 31"))
    text = text.replace('{ do = "place", what = "guide", fields = [72] }', branch.format("40, 41"))
    assert faults(text) == []
    assert "pieces" in {name for _, name in faults(text.replace("40, 41", "40, 41, 37"))}


# Cycles


def with_card(effects: str, more: str = "") -> str:
    """The small legend in which the called card has other effects."""
    text = changed('effects = [{ do = "add", slot = "called" }, { do = "watch", trigger = "found" }]', effects)
    return text.replace('when = { counter = "called", at-least = 1 }\n', "").replace("active = false\n", "") + more


def test_a_card_that_opens_itself_is_found() -> None:
    text = with_card('effects = [{ do = "card", card = "NAMED" }]')
    (problem,) = check(text, "my-legend.toml")
    assert problem.id == "content-legend-cycle"
    assert problem.args["way"] == "NAMED → NAMED"
    assert text.split("\n")[problem.line - 1].startswith('effects = [{ do = "card", card = "NAMED"')


def test_cards_and_triggers_that_set_each_other_off_are_found() -> None:
    bell = '\n[[trigger]]\nid = "bell"\nmoment = "flag-set"\nflag = "rung"\nonce = false\n'
    bell += 'effects = [{ do = "card", card = "NAMED" }]\n'
    text = with_card('effects = [{ do = "add", slot = "rung" }]', bell)
    assert [problem.args["way"] for problem in check(text)] == ["NAMED → trigger bell → NAMED"]


def test_a_trigger_that_waits_only_once_ends_the_round() -> None:
    bell = '\n[[trigger]]\nid = "bell"\nmoment = "flag-set"\nflag = "rung"\n'
    text = with_card(
        'effects = [{ do = "add", slot = "rung" }]', bell + 'effects = [{ do = "card", card = "NAMED" }]\n'
    )
    assert faults(text) == []
    again = 'effects = [{ do = "watch", trigger = "bell" }, { do = "card", card = "NAMED" }]\n'
    assert "cycle" in {name for _, name in faults(with_card('effects = [{ do = "add", slot = "rung" }]', bell + again))}


def test_a_choice_in_between_is_no_cycle() -> None:
    options = '{ id = "again", de = "Noch einmal", en = "Again", effects = [{ do = "card", card = "NAMED" }] }'
    stop = '{ id = "stop", de = "Genug", en = "Enough" }'
    assert faults(with_card(f'effects = [{{ do = "choose", options = [{options}, {stop}] }}]')) == []


# Limits


def test_effects_are_nested_up_to_twenty_times() -> None:
    def nested(levels: int) -> str:
        inner = '{ do = "add", slot = "called" }'
        for _ in range(levels - 1):
            inner = f'{{ do = "if", when = {{ heroes = 2 }}, then = [{inner}] }}'
        return with_card(f"effects = [{inner}]")

    assert faults(nested(MOST_DEPTH)) == []
    assert [name for _, name in faults(nested(MOST_DEPTH + 1))] == ["too-deep"]


def test_a_legend_has_up_to_two_thousand_effects() -> None:
    many = ", ".join(['{ do = "add", slot = "called" }'] * 199)
    text = with_card(f"effects = [{many}]")
    assert faults(text) == []
    cards = "".join(
        f'\n[[card]]\nid = "B{n}"\ntrigger = {{ letter = "B" }}\ntitle = {{ de = "B" }}\neffects = [{many}]\n'
        for n in range(10)
    )
    assert [name for _, name in faults(text + cards)] == ["too-many"]


# Whatever a file says


@pytest.mark.parametrize("seed", range(40))
def test_a_file_is_either_refused_or_played(seed: int) -> None:
    luck = Random(seed)
    texts = [SMALL, *[file.read_text("utf-8") for file in sorted(LEGENDS.glob("*.toml"))]]
    others = values_of([tomllib.loads(text) for text in texts], {})
    tree = mutated(tomllib.loads(luck.choice(texts)), others, luck, RARE)
    text = toml({**tree, "id": "changed"})
    if not check(text):
        assert played("changed", text, load_party(text)) in ("won", "lost")
    for problem in check(text):
        assert problem.said("de") != problem.said("en")


def load_party(text: str) -> list[str]:
    """As few heroes as the legend wants."""
    return ["dwarf", "warrior", "archer", "wizard"][: load("changed", text).fewest_heroes]


# Blocks of one's own


def test_a_block_of_the_box_is_replaced_for_all_legends() -> None:
    own, shipped = load("legend-2", DIE), load("legend-2")
    assert own.black_opposites == {6: 12, 8: 10, 10: 8, 12: 6}
    assert own.digest != shipped.digest
    assert scenarios(DIE) == scenarios()
    assert played("legend-1", DIE, ["warrior", "wizard"]) in ("won", "lost")


def test_an_event_card_of_ones_own_takes_the_place_of_a_shipped_one() -> None:
    text = """\
[events.golden-11]
source = ["my own"]
confidence = "confirmed"
deck = "golden"
title = { de = "Ruhe" }
text = { de = "Nichts geschieht." }
effects = []
"""
    assert check(text) == []
    card = load("legend-2", text).event_cards[10]
    assert (card.name, getattr(card, "effects", None)) == ("event golden-11", [])


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (DIE.replace("12 = 6", "11 = 6"), [(4, "andor-opposite")]),
        (DIE.replace("black-die-turned", "black-die-turnd"), [(1, "unknown-key")]),
        (
            '[fog]\nsource = ["own"]\nconfidence = "confirmed"\nevent = 20\n',
            [(1, "andor-fog-tokens")],
        ),
        (
            '[day]\nsource = ["own"]\nconfidence = "confirmed"\nfree-hours = 7\nmost-hours = 7\novertime-price = 2\n',
            [(5, "andor-hours")],
        ),
        (
            DWARF.format(14),
            [(5, "andor-ranks")],
        ),
        (
            DWARF.format(77),
            [(5, "andor-no-ranks-field")],
        ),
        (
            '[events.golden-11]\nsource = ["own"]\nconfidence = "confirmed"\ndeck = "golden"\ntitle = { de = "X" }\n'
            'text = { de = "X" }\neffects = [{ do = "place-creature", creature = "gro", fields = [99] }]\n',
            [(7, "unknown"), (7, "field")],
        ),
        (
            '[tracks-of-heroes]\nsource = ["own"]\nconfidence = "confirmed"\nstart-strength = 1\nstart-willpower = 7\n'
            "most-strength = 14\nmost-willpower = 20\nrows = [7, 1, 14]\n",
            [(8, "andor-rows")],
        ),
    ],
)
def test_a_box_that_does_not_fit_is_refused_with_the_line(text: str, found: list[tuple[int, str]]) -> None:
    assert faults(text) == found


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ('castle = "0"', 'castle = "1"', "andor-castle"),
        (
            'arrow = "13", fog = true, river = true, to = ["13"',
            'arrow = "14", fog = true, river = true, to = ["13"',
            "andor-arrow",
        ),
        (
            'terrain = "plain", x = 0.158, y = 0.344, label = [0.145, 0.366], arrow = "0"',
            'terrain = "plain", x = 0.158, y = 0.344, label = [0.145, 0.366], arrow = "3"',
            "andor-arrow-astray",
        ),
        ('to = ["7", "9"] }', 'to = ["7", "9", "15"] }', "andor-own-neighbour"),
        ('to = ["7", "9"] }', 'to = ["7"] }', "andor-one-way"),
        ('to = ["7", "9"] }', 'to = ["7", "9", "99"] }', "field"),
        ('["63", "64"],', '["63", "99"],', "field"),
        ('{ from = "16", to = "48"', '{ from = "16", to = "99"', "field"),
    ],
)
def test_a_board_that_cannot_be_played_is_refused(old: str, new: str, found: str) -> None:
    shipped = SHELF.texts["board.toml"]
    assert old in shipped
    assert found in {name for _, name in faults(shipped.replace(old, new, 1))}


def test_a_box_with_which_the_shipped_legends_cannot_be_played_is_refused() -> None:
    text = SHELF.texts["creatures.toml"].replace("figures = 16", "figures = 3")
    assert [problem.id for problem in check(text)] == ["content-legend-pieces"] * len(list(LEGENDS.glob("*.toml")))
    assert {problem.file for problem in check(text)} == {file.name for file in LEGENDS.glob("*.toml")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_sentence_and_a_remedy(language: str) -> None:
    texts = [
        changed('creature = "gor"', 'creature = "gorr"'),
        changed('counter = "called"', 'counter = "nobody"'),
        changed('deal = "smith"', 'deal = "x"'),
        changed('what = "guide", fields = [72]', 'what = "farmer", fields = [1, 2, 3, 4, 5]'),
        changed('win-if = { goal = "letter-home" }', "win-if = {}"),
        with_card('effects = [{ do = "card", card = "NAMED" }]'),
        DIE.replace("12 = 6", "11 = 6"),
    ]
    for text in texts:
        for problem in check(text, "my-legend.toml"):
            assert problem.said(language).startswith("my-legend.toml:")
            assert problem.what(language) != problem.remedy(language)


def test_a_fault_names_the_card_it_is_in() -> None:
    (problem,) = check(changed("fields = [20, 43]", "fields = [20, 73]"), "my-legend.toml")
    assert problem.said("en") == (
        "my-legend.toml:58: [card.A1] There is no field 73 on this board. Use a number that is printed on the board."
    )


@pytest.mark.parametrize("legend", sorted(file.stem for file in LEGENDS.glob("*.toml")))
def test_the_shipped_legends_are_checked_like_a_users(legend: str) -> None:
    assert check((LEGENDS / f"{legend}.toml").read_text("utf-8"), f"{legend}.toml") == []
