"""The catalogues: every message parses, both languages say the same things, nothing asked for is missing."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sagenwerk.andor import options as andor_options
from sagenwerk.andor import scenario as andor
from sagenwerk.andor.cargo import CARGO_NAMES, SLOT_NAMES, THING
from sagenwerk.junior.options import OPTIONS
from sagenwerk.junior.scenario import HERO_NAMES, ITEM_NAMES, TASK_NAMES, TILE_NAMES
from sagenwerk.kernel.game import Option
from sagenwerk.locales import LANGUAGES, sentence

SOURCES = Path(__file__).parents[2] / "src" / "sagenwerk"
CATALOGUES = sorted(path.name for path in (SOURCES / "locales" / "de").glob("*.ftl"))


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's way
        self.names.add(node.id.name)


def messages(language: str, name: str) -> dict[str, set[str]]:
    """Ids (attributes as ``id.attribute``) with the variables they use."""
    text = (SOURCES / "locales" / language / name).read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{name}: cannot be read: {entry.content[:80]!r}"
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        parts = [(entry.id.name, entry.value)]
        parts += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
        for key, value in parts:
            variables = Variables()
            if value is not None:
                variables.visit(value)
            assert key not in found, f"{language}/{name}: {key} stands there twice"
            found[key] = variables.names
    return found


@pytest.mark.parametrize("name", CATALOGUES)
def test_both_languages_have_the_same_messages_with_the_same_variables(name: str) -> None:
    german, english = messages("de", name), messages("en", name)
    assert german.keys() == english.keys()
    # A language may leave the gender out, and tells what stands in a file in its own words; nothing else.
    differing = {
        key: (german[key], english[key])
        for key in german
        if {name for name in german[key] ^ english[key] if not name.endswith("gender") and name not in LANGUAGES}
    }
    assert not differing


def test_no_message_stands_in_two_catalogues() -> None:
    seen: dict[str, str] = {}
    for name in CATALOGUES:
        for key in messages("de", name):
            assert key not in seen, f"{key} stands in {name} and in {seen[key]}"
            seen[key] = name


def in_code(folders: list[str]) -> set[str]:
    """Ids of sentences that stand in the code of rules and views."""
    wanted: set[str] = set()
    for folder in folders:
        for path in (SOURCES / folder).rglob("*.py"):
            found = re.findall(r'"((?:refusal|event|call|here|warning)-[a-z0-9-]*[a-z0-9])"', path.read_text("utf-8"))
            wanted |= set(found)
    return wanted


def of_options(options: list[Option]) -> set[str]:
    """Ids of the choices of rules and their values."""
    wanted = {f"option-{option.name}" for option in options}
    return wanted | {f"option-{option.name}-{value}" for option in options for value in option.values}


def asked_for_by_junior() -> set[str]:
    """Ids that stand in the code of Andor Junior, and those made of names."""
    from sagenwerk.views.junior.offers import KINDS

    wanted = in_code(["junior", "views/junior", "kernel"]) | of_options(OPTIONS)
    wanted |= {f"offer-{kind}" for kind, _ in KINDS.values()}
    wanted |= {f"item-{item}" for item in ITEM_NAMES} | {f"an-item-{item}" for item in ITEM_NAMES}
    wanted |= {f"tile-{tile}" for tile in TILE_NAMES} | {f"hero-{hero}" for hero in HERO_NAMES}
    wanted |= {f"task-{task}" for task in TASK_NAMES[1:]}
    wanted |= {f"here-well-{side}" for side in ("full", "empty", "polluted")}
    return wanted | {"call-won", "call-lost", "call-telescope", "call-mine-falcon"}


def asked_for_by_andor() -> set[str]:
    """Ids that stand in the code of Andor, and those made of names."""
    from sagenwerk.views.andor.calls import QUESTIONS
    from sagenwerk.views.andor.card_offers import CARD_KINDS, CARD_QUESTIONS
    from sagenwerk.views.andor.offers import KINDS

    wanted = in_code(["andor", "views/andor", "kernel"]) | of_options(andor_options.OPTIONS)
    #: Kinds of effects and ways to refuse that are no sentences of their own.
    wanted -= {"event-card"}
    kinds = [*KINDS.values(), *CARD_KINDS.values()]
    wanted |= {f"offer-{kind}" for kind, _ in kinds}
    wanted |= {
        "offer-ranged",
        "offer-attack-there",
        "offer-lead-no-more",
        "offer-loses",
        "offer-pays",
        "offer-accept-item",
        "offer-lose-farmer-of",
    }
    wanted |= {"offer-turn-up-enough", "offer-go-there", "call-won", "call-lost", "call-chance"}
    questions = [*QUESTIONS.values(), *CARD_QUESTIONS.values(), "loses", "pays"]
    wanted |= {f"call-{question}" for question in questions if question != "day"}
    cargo = [*CARGO_NAMES[: int(THING)], "strength", "willpower", "gold-or-willpower"]
    wanted |= {f"item-{item}" for item in cargo} | {f"an-item-{item}" for item in cargo}
    wanted |= {f"{form}-{kind}" for form in ("creature", "the-creature", "a-creature") for kind in andor.KIND_NAMES}
    wanted |= {f"creature-{kind}.letter" for kind in andor.KIND_NAMES}
    wanted |= {f"fog-{kind}" for kind in (*andor.FOG_NAMES, "unknown")} | {f"hero-{hero}" for hero in andor.HERO_NAMES}
    wanted |= {f"what-{what}" for what in (*andor.UNLOCK_NAMES, "every-token", "gem-lure")}
    return wanted | {f"slot-{slot}" for slot in SLOT_NAMES} | {"here-well-full", "here-well-empty"}


def asked_for_by_heroquest() -> set[str]:
    """Ids that stand in the code of HeroQuest, and those made of names."""
    from sagenwerk.content.heroquest_box import SHELF
    from sagenwerk.content.heroquest_notes import Effect
    from sagenwerk.heroquest import chaos, notes, position, scenario
    from sagenwerk.heroquest.options import OPTIONS as QUEST_OPTIONS
    from sagenwerk.views.heroquest import calls, field
    from sagenwerk.views.heroquest.offers import KINDS, MORE_KINDS

    box = SHELF.shipped.box
    wanted = in_code(["heroquest", "views/heroquest", "kernel"]) | of_options(QUEST_OPTIONS)
    kinds = [kind for kind, _ in KINDS.values() if kind != "search"]
    wanted |= {f"offer-{kind}" for kind in (*kinds, *MORE_KINDS, "go-there")}
    questions = [question for question in calls.QUESTIONS.values() if question != "turn"]
    wanted |= {f"call-{call}" for call in (*questions, *calls.TURNS, "master-moves", "won", "lost", "chance")}
    wanted |= {f"what-{what}" for what in field.SIDES} | {f"hero-{hero}" for hero in scenario.HERO_NAMES}
    wanted |= {f"{form}-{kind}" for form in ("kind", "the-kind", "to-kind", "a-kind") for kind in box.monsters}
    items = [*box.equipment, *box.artifacts, "none"]
    wanted |= {f"{form}-{item}" for form in ("item", "an-item") for item in items}
    wanted |= {f"{form}-{potion}" for form in ("potion", "a-potion") for potion in box.potions}
    wanted |= {f"card-{card}" for card in box.treasure} | {f"furniture-{piece}" for piece in box.furniture}
    wanted |= {f"spell-{spell}" for spell in (*box.spells, *box.chaos_spells)}
    wanted |= {f"element-{element}" for element in scenario.ELEMENT_NAMES}
    wanted |= {f"trap-{trap}" for trap in scenario.TRAP_NAMES}
    wanted |= {f"effect-{effect}" for effect in position.EFFECT_NAMES}
    wanted |= {f"side-{side}" for side in chaos.WAY_NAMES} | {f"letter-{hero}" for hero in scenario.HERO_NAMES}
    wanted |= {f"note-when-{moment}" for moment in notes.MOMENT_NAMES}
    tags = [str(effect.__struct_config__.tag) for effect in get_args(Effect)]
    return wanted | {f"note-does-{tag}" for tag in tags if tag != "tell"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "asked_for"),
    [("junior", asked_for_by_junior), ("andor", asked_for_by_andor), ("heroquest", asked_for_by_heroquest)],
)
def test_every_sentence_that_the_rules_ask_for_is_there(
    game: str, asked_for: Callable[[], set[str]], language: str
) -> None:
    # The page of a game loads what all games share, and what is the game's own.
    there: set[str] = set()
    for name in CATALOGUES:
        if name.startswith(("page", "server", game)):
            there |= messages(language, name).keys()
    assert sorted(key for key in asked_for() if key not in there and f"{game}-{key}" not in there) == []


#: What a line of the chronicle says besides the words given to it, by the function that tells it (``andor.events``).
BOARD = {"at", "strength", "willpower", "hours", "gold", "farmers", "hero"}
TOLD_BY = {
    "happens": set[str](),
    "hero_does": BOARD,
    "field_changes": {"field"},
    "hands_over": BOARD | {"item", "other"},
    "picks_or_lays": BOARD | {"item", "field"},
    "tells_cargo": BOARD | {"item"},
    "tells_lying": {"item", "field"},
    "tells_thing": {"item"},
    "leaves": BOARD,
}
#: Words that an argument brings along (``locales.words``).
BROUGHT = {
    "hero": {"gender"},
    "other": {"other-gender"},
    "item": {"an-item", "item-id"},
    "creature": {"the-creature", "a-creature"},
}


def lines_in(path: Path) -> Iterator[tuple[str, set[str]]]:
    """Every line of the chronicle that a chapter tells: message and the arguments that it gives."""
    for function in [node for node in python.walk(python.parse(path.read_text("utf-8"))) if is_function(node)]:
        dicts = {
            target.id: keys_of(node.value)
            for node in python.walk(function)
            if isinstance(node, python.Assign | python.AnnAssign) and isinstance(node.value, python.Dict)
            for target in (node.targets if isinstance(node, python.Assign) else [node.target])
            if isinstance(target, python.Name)
        }
        for call in [node for node in python.walk(function) if isinstance(node, python.Call)]:
            name = getattr(call.func, "attr", getattr(call.func, "id", ""))
            if name not in TOLD_BY or len(call.args) < 3:
                continue
            given = set(TOLD_BY[name])
            last = call.args[-1]
            if isinstance(last, python.Dict):
                given |= keys_of(last)
            elif isinstance(last, python.Name):
                given |= dicts.get(last.id, set())
            for argument in call.args:
                # The message stands there itself, or in a variable of this function.
                chosen = assigned_to(argument.id, function) if isinstance(argument, python.Name) else [argument]
                for node in chosen:
                    if isinstance(node, python.Constant) and str(node.value).startswith("event-"):
                        yield str(node.value), given


def is_function(node: python.AST) -> bool:
    return isinstance(node, python.FunctionDef)


def assigned_to(name: str, function: python.AST) -> list[python.AST]:
    """Everything that is part of what a variable of a function is set to."""
    return [
        part
        for node in python.walk(function)
        if isinstance(node, python.Assign)
        and any(isinstance(one, python.Name) and one.id == name for one in node.targets)
        for part in python.walk(node.value)
    ]


def keys_of(node: python.Dict) -> set[str]:
    return {str(key.value) for key in node.keys if isinstance(key, python.Constant)}


def test_every_line_of_andor_gives_its_sentence_what_it_names() -> None:
    said: dict[str, set[str]] = {}
    for name in CATALOGUES:
        said |= messages("de", name)
    told = 0
    for path in sorted((SOURCES / "andor").glob("*.py")):
        for message, given in lines_in(path):
            told += 1
            known = given | {"day"} | {word for argument in given for word in BROUGHT.get(argument, ())}
            variables = said.get(f"andor-{message}", said.get(message, set()))
            assert variables <= known, f"{path.name}: {message} is not told {sorted(variables - known)}"
    assert told > 80


#: The same for HeroQuest (``heroquest.events``); what a throw shows is added by ``shows``.
SHEET = {"hero", "square", "body", "mind", "gold", "figure"}
FIGURE = {"kind", "square", "body", "figure"}
TOLD_IN_HEROQUEST = {
    "happens": set[str](),
    "hero_does": SHEET,
    "monster_does": FIGURE,
    "figure_does": SHEET & FIGURE,
    "tells": SHEET & FIGURE,
    "door_is": {"door", "secret", "door-state"},
    "trap_is": {"trap", "trap-square", "trap-state"},
    "lies_now": {"trap", "trap-square", "trap-state"},
    "lies_about": set[str](),
    "card_is": {"card", "cards-left"},
    "tells_chest": {"furniture", "at"},
}
#: Words that arguments bring along there: what the view makes of them (``views.heroquest.lines``), and other forms.
BROUGHT_IN_HEROQUEST = {
    "hero-name": {"hero"},
    "figure": {"to-figure"},
    "kind": {"the-kind", "to-kind", "a-kind", "to-foe"},
    "target-kind": {"to-foe"},
    "target": {"to-foe"},
    "weapon": {"item", "item-id"},
    "item": {"an-item"},
    "potion": {"a-potion"},
    "to": {"other"},
    "for": {"other"},
    "effect": {"spell"},
}


def lines_of_heroquest(path: Path) -> Iterator[tuple[str, set[str]]]:
    """Every line of the chronicle that a chapter of HeroQuest tells, with the arguments that it gives."""
    for function in [node for node in python.walk(python.parse(path.read_text("utf-8"))) if is_function(node)]:
        dicts: dict[str, set[str]] = {}
        for node in python.walk(function):
            if isinstance(node, python.Assign | python.AnnAssign) and node.value is not None:
                for target in node.targets if isinstance(node, python.Assign) else [node.target]:
                    if isinstance(target, python.Name):
                        found = [keys_of(part) for part in python.walk(node.value) if isinstance(part, python.Dict)]
                        dicts.setdefault(target.id, set()).update(*found)
                    elif isinstance(target, python.Subscript) and isinstance(target.value, python.Name):
                        key = target.slice
                        if isinstance(key, python.Constant):
                            dicts.setdefault(target.value.id, set()).add(str(key.value))
        for call in [node for node in python.walk(function) if isinstance(node, python.Call)]:
            name = getattr(call.func, "attr", getattr(call.func, "id", ""))
            if name not in TOLD_IN_HEROQUEST:
                continue
            given = set(TOLD_IN_HEROQUEST[name])
            for part in python.walk(call):
                if isinstance(part, python.Dict):
                    given |= keys_of(part)
                elif isinstance(part, python.Name):
                    given |= dicts.get(part.id, set())
            for argument in call.args:
                chosen = assigned_to(argument.id, function) if isinstance(argument, python.Name) else [argument]
                for node in [part for one in chosen for part in python.walk(one)]:
                    if isinstance(node, python.Constant) and str(node.value).startswith("event-"):
                        yield str(node.value), given


def test_every_line_of_heroquest_gives_its_sentence_what_it_names() -> None:
    said: dict[str, set[str]] = {}
    for name in CATALOGUES:
        said |= messages("de", name)
    told = 0
    for path in sorted((SOURCES / "heroquest").glob("*.py")):
        for message, given in lines_of_heroquest(path):
            told += 1
            known = given | {word for argument in given for word in BROUGHT_IN_HEROQUEST.get(argument, ())}
            variables = said.get(f"heroquest-{message}", said.get(message, set())) - set(LANGUAGES)
            assert variables <= known, f"{path.name}: {message} is not told {sorted(variables - known)}"
    assert told > 80


def test_cards_of_heroquest_are_called_what_the_content_calls_them() -> None:
    from sagenwerk.content.heroquest_box import SHELF

    box = SHELF.shipped.box
    tables: dict[str, dict[Any, Any]] = {
        "item": {**box.equipment, **box.artifacts},
        "potion": box.potions,
        "spell": box.spells,
        "furniture": box.furniture,
        "kind": box.monsters,
    }
    for form, named in tables.items():
        for name, card in named.items():
            said = [sentence(language, f"heroquest-{form}-{name}", {}).casefold() for language in LANGUAGES]
            assert said == [card.de.casefold(), card.en.casefold()], name


def test_german_plurals_and_genders_come_out_right() -> None:
    throw = {"hero": "Mairen", "gender": "f", "swords": 1, "torches": 0, "lightnings": 0, "blanks": 3}
    assert sentence("de", "event-throw", throw) == "Mairen würfelt: ein Schwert, keine Fackel."
    assert sentence("de", "event-kraken", {"hero": "Bait", "gender": "m"}).endswith("für ihn zu Ende.")


def test_an_unknown_sentence_is_an_error_that_names_it() -> None:
    with pytest.raises(LookupError, match="no-such-sentence"):
        sentence("de", "no-such-sentence", {})


def test_every_fault_of_a_save_is_said_in_german() -> None:
    codes: set[str] = set()
    for path in (SOURCES / "play").glob("*.py"):
        codes |= set(re.findall(r'"(save-[a-z-]+)"', path.read_text("utf-8")))
    assert len(codes) >= 10
    for code in codes:
        args = {"code": code, "line": 3, "problem": "PROBLEM", "remedy": "REMEDY"}
        said = sentence("de", "server-wrong-save", args)
        assert "Zeile 3" in said
        assert "REMEDY" not in said, f"{code} has no German sentence"
