"""What the chronicle tells: whoever hears every line knows what stands on the table.

``story_so_far`` takes that from a state, ``follow`` changes it by one line; the conformance kit holds them together.
Lines tell how a hero board or a field stands afterwards, so that following them needs no rules (``events``).
"""

from __future__ import annotations

from typing import Any, Final

from sagenwerk.andor.cargo import ITEM_NAMES, ITEMS, tokens_in
from sagenwerk.andor.events import WELL_SIDES, fog_at, kind_at, place_of
from sagenwerk.andor.position import cut_name, marks_of, name_of, put_name
from sagenwerk.andor.scenario import HERO_NAMES, LETTER_NAMES
from sagenwerk.andor.state import Andor
from sagenwerk.andor.tasks import tasks_of
from sagenwerk.kernel.contract import Event
from sagenwerk.kernel.reading import members

#: What the line about a field says of it, by the word in the line.
FIELD_WORDS: Final = ["creature", "carried", "pile", "gold", "farmers", "rubble", "fog"]
#: What the line about a hero says of his board; ``at`` is his field.
HERO_WORDS: Final = ["at", "strength", "willpower", "hours", "ended", "gold", "farmers", "bag"]


def story_so_far(state: Andor) -> dict[str, Any]:
    """Heroes, fields, wells, castle, Narrator, allies, things, equipment board and goals as they stand."""
    board = state.board
    names = board.field_names
    heroes: dict[str, Any] = {}
    for kind in state.order:
        hero = state.heroes[kind]
        heroes[HERO_NAMES[kind]] = {
            "at": names[hero.field],
            "strength": int(hero.strength),
            "willpower": int(hero.willpower),
            "hours": int(hero.hours),
            "ended": 1 if hero.day_ended else 0,
            "gold": int(hero.gold),
            "farmers": int(hero.farmers),
            "bag": int(hero.bag),
        }
    fields: dict[str, Any] = {}
    for field in range(len(names)):
        there = field_as_told(state, field)
        if there:
            fields[names[field]] = there
    return {
        "day": int(state.day),
        "result": state.result.value,
        "rooster": HERO_NAMES[state.rooster],
        "heroes": heroes,
        "fields": fields,
        "wells": {names[board.wells[well]]: WELL_SIDES[state.wells[well]] for well in range(len(state.wells))},
        "merchants": sorted(names[board.merchants[place]] for place in members(state.merchants, len(board.merchants))),
        "cut": sorted(cut_name(board, place) for place in members(state.cut, len(board.cuts))),
        "marks": {names[field]: marks_as_told(mark) for field, mark in enumerate(state.marks) if mark},
        "hidden": {names[field]: int(tokens_in(pile)) for field, pile in enumerate(state.hidden) if pile},
        "witch": name_of(names, state.witch),
        "intruders": [board.creatures[kind].name for kind in state.intruders],
        "saved": int(state.farmers_saved),
        "beaten": {board.creatures[kind].name: state.beaten[kind] for kind in range(len(board.creatures))},
        "narrator": LETTER_NAMES[state.narrator],
        "end": LETTER_NAMES[state.end_letter],
        "put": {put_name(board, card): letter_of(state.put[card]) for card in range(len(state.put))},
        "supply": {ITEM_NAMES[item]: state.supply[item] for item in range(ITEMS)},
        "allies": {board.allies[ally].name: name_of(names, state.allies[ally]) for ally in range(len(state.allies))},
        "things": {board.things[thing].name: place_of(state, thing) for thing in range(len(state.things))},
        "tasks": {HERO_NAMES[hero]: [task.name for task in tasks_of(state, hero)] for hero in state.order},
        "goals": sorted(board.goal_names[place] for place in members(state.goals_set, len(board.goal_names))),
    }


def marks_as_told(marks: int) -> str:
    """What the legend has made of a field, in the words of a line."""
    return " ".join(marks_of(marks))


def field_as_told(state: Andor, field: int) -> dict[str, Any]:
    """What stands and lies on a field, without what is empty."""
    told: dict[str, Any] = {
        "creature": kind_at(state, field),
        "carried": state.carried[field],
        "pile": state.piles[field],
        "gold": state.gold[field],
        "farmers": state.farmers[field],
        "rubble": state.rubble[field],
        "fog": fog_at(state, field),
    }
    return {word: value for word, value in told.items() if value}


def letter_of(letter: int) -> str:
    """A letter by its number, empty for none."""
    return LETTER_NAMES[letter] if letter >= 0 else ""


def follow(story: dict[str, Any], event: Event) -> None:
    """Change the story by one line of the chronicle."""
    said = event.arguments
    story["day"] = said["day"]
    if "bag" in said:
        story["heroes"][said["hero"]] = {word: said[word] for word in HERO_WORDS}
        if "well-at" in said:
            story["wells"][said["at"]] = said["well-at"]
    if "other-bag" in said:
        other = story["heroes"][said["other"]]
        other.update(gold=said["other-gold"], farmers=said["other-farmers"], bag=said["other-bag"])
    if "creature-here" in said:
        field_is(story, said)
    if "supply" in said:
        story["supply"][said["item"]] = said["supply"]
    if "thing-at" in said:
        story["things"][said["item"]] = said["thing-at"]
    follow_message(story, event)


def field_is(story: dict[str, Any], said: dict[str, str | int]) -> None:
    """A line has told how a field stands."""
    field = str(said["field"])
    there = {word: said[f"{word}-here"] for word in FIELD_WORDS if said[f"{word}-here"]}
    story["fields"].pop(field, None)
    if there:
        story["fields"][field] = there
    if "well-here" in said:
        story["wells"][field] = said["well-here"]


def creature_moves(story: dict[str, Any], said: dict[str, str | int]) -> None:
    """A creature has left a field, with what it carries; where it stands now the line tells itself."""
    left = str(said["from"])
    there = story["fields"][left]
    for word in ("creature", "carried"):
        there.pop(word, None)
    if not there:
        del story["fields"][left]
    creature_gone(story, left, f"creature on {said['field']}")


def creature_gone(story: dict[str, Any], field: str, to: str) -> None:
    """Things that a creature carried are somewhere else now."""
    for thing, place in story["things"].items():
        if place == f"creature on {field}":
            story["things"][thing] = to


def follow_message(story: dict[str, Any], event: Event) -> None:
    """What one kind of line tells besides boards and fields."""
    said = event.arguments
    message = event.message
    if message == "event-creature-moves":
        creature_moves(story, said)
    elif message in ("event-creature-leaves", "event-creature-exits"):
        creature_gone(story, str(said["field"]), "")
    elif message == "event-creature-beaten":
        story["beaten"][said["creature"]] = said["beaten"]
        creature_gone(story, str(said["field"]), str(said["field"]))
    elif message == "event-enters-castle":
        story["intruders"].append(said["creature"])
    elif message == "event-lured-out":
        story["intruders"].remove(said["creature"])
    elif message == "event-farmers-saved":
        story["saved"] = said["saved"]
    elif message == "event-narrator":
        story["narrator"] = said["letter"]
    elif message == "event-end-letter":
        story["end"] = said["letter"]
    elif message == "event-card-laid":
        story["put"][said["card"]] = said["letter"]
    elif message == "event-card-read" and said["card"] in story["put"]:
        story["put"][said["card"]] = ""
    elif message == "event-takes-rooster":
        story["rooster"] = said["hero"]
    elif message == "event-day-begins":
        story["rooster"] = said["hero"]
        for hero in story["heroes"].values():
            hero.update(hours=0, ended=0)
    elif message == "event-won" or message.startswith("event-lost"):
        story["result"] = "won" if message == "event-won" else "lost"
    else:
        follow_board(story, event)


def follow_board(story: dict[str, Any], event: Event) -> None:
    """What lines tell of places: wells, witch, allies, merchants, cut ways, goals."""
    said = event.arguments
    message = event.message
    if message == "event-well-fills":
        story["wells"][said["field"]] = "full"
    elif message == "event-witch":
        story["witch"] = said["field"]
    elif message in ("event-ally-goes", "event-ally-comes", "event-ally-leaves"):
        story["allies"][said["ally"]] = said["field"]
    elif message == "event-merchant-comes":
        story["merchants"] = sorted([*story["merchants"], said["field"]])
    elif message == "event-merchant-goes":
        story["merchants"].remove(said["field"])
    elif message in ("event-tokens-hidden", "event-token-shows"):
        story["hidden"].pop(said["field"], None)
        if said["hidden"]:
            story["hidden"][said["field"]] = said["hidden"]
    elif message in ("event-field-marked", "event-field-unmarked"):
        story["marks"].pop(said["field"], None)
        if said["marks"]:
            story["marks"][said["field"]] = said["marks"]
    elif message == "event-way-cut":
        story["cut"] = sorted([*story["cut"], f"{said['from']}-{said['to']}"])
    elif message == "event-way-opens":
        story["cut"].remove(f"{said['from']}-{said['to']}")
    elif message == "event-goal-set":
        story["goals"] = sorted([*story["goals"], said["goal"]])
    elif message == "event-task-dealt":
        story["tasks"][said["hero"]].append(said["goal"])
    elif message in ("event-task-met", "event-task-missed"):
        story["tasks"][said["hero"]].remove(said["goal"])
    elif message == "event-goal-dropped":
        story["goals"].remove(said["goal"])
