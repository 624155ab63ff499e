"""What the chronicle tells: whoever hears every line knows what stands on the table.

``story_so_far`` takes that from a state, ``follow`` changes it by one line; the conformance kit holds them together.
"""

from __future__ import annotations

from typing import Any

from sagenwerk.junior.position import WELL_SIDES, things
from sagenwerk.junior.scenario import HERO_NAMES, TASK_NAMES, TASKS
from sagenwerk.junior.state import NO_TILE, Junior
from sagenwerk.kernel.contract import Event
from sagenwerk.kernel.reading import members


def story_so_far(state: Junior) -> dict[str, Any]:
    """Heroes, Gors, dragon, tiles, wells, things, tasks and cubs as they stand."""
    names = state.board.field_names
    heroes: dict[str, Any] = {}
    for kind in state.order:
        hero = state.heroes[kind]
        heroes[HERO_NAMES[kind]] = {
            "field": names[hero.field],
            "suns": int(hero.suns),
            "ready": int(hero.ready),
            "spots": state.board.suns[kind],
            "glasses": int(hero.hourglasses),
            "asleep": hero.asleep,
        }
    fields = state.board.gor_fields
    return {
        "day": int(state.day),
        "marker": HERO_NAMES[state.marker],
        "result": state.result.value,
        "heroes": heroes,
        "gors": sorted(names[fields[number]] for number in range(len(fields)) if state.gors[number]),
        "dragon": int(state.dragon),
        "beacons": int(state.beacons),
        "cubs": int(state.cubs),
        "reka": names[state.reka] if state.reka >= 0 else "",
        "bridge_open": state.bridge_open,
        "tiles": sorted(names[field] for field in range(len(names)) if state.tiles[field] != NO_TILE),
        "wells": {names[state.board.wells[well]]: WELL_SIDES[state.wells[well]] for well in range(len(state.wells))},
        "done": sorted(TASK_NAMES[task] for task in members(state.done, TASKS + 1)),
        "open fights": sorted(
            names[fields[number]]
            for number in range(len(fields))
            if any(state.laid[4 * number : 4 * number + 4]) or any(state.tokens[4 * number : 4 * number + 4])
        ),
        "items": {names[field]: things(state.piles[field]) for field in range(len(names)) if state.piles[field]},
    }


def follow(story: dict[str, Any], event: Event) -> None:
    """Change the story by one line of the chronicle."""
    said = event.arguments
    message = event.message
    hero: dict[str, Any] = story["heroes"].get(said.get("hero", ""), {})
    if "suns" in said and hero:
        hero["field"] = said["field"]
        hero["suns"] = said["suns"]
        hero["ready"] = said["ready"]
    if message == "event-falls-asleep":
        hero["asleep"] = True
    elif message == "event-takes-marker":
        story["marker"] = said["hero"]
    elif message in ("event-dragon-comes", "event-dragon-goes", "event-dragon-at-end"):
        story["dragon"] = said["left"]
    elif message in ("event-lost", "event-won"):
        story["result"] = message[6:]
    elif message == "event-gor-appears":
        story["gors"] = sorted([*story["gors"], said["field"]])
    elif message in ("event-gor-beaten", "event-gor-leaves"):
        story["gors"].remove(said["field"])
    elif message == "event-gor-moves":
        story["gors"].remove(said["from"])
        story["gors"] = sorted([*story["gors"], said["to"]])
    elif message in ("event-fog-shows", "event-mine-shows", "event-thicket-shows"):
        story["tiles"].remove(said["field"])
        tile_opens(story, str(said["field"]), str(said["tile"]))
    elif message == "event-hourglass":
        hero["glasses"] += 1
    elif message == "event-drinks":
        story["wells"][said["field"]] = "empty"
    elif message in ("event-well-fills", "event-well-cleaned"):
        story["wells"][said["field"]] = "full"
    elif message == "event-lights-beacon":
        story["beacons"] += 1
    elif message == "event-cub-found":
        story["cubs"] = said["count"]
    elif message == "event-bridge-opens":
        story["bridge_open"] = True
    elif message == "event-task-done":
        story["done"] = sorted([*story["done"], said["task"]])
    elif message in ("event-thing-lies", "event-lays-down"):
        thing_comes(story, str(said["field"]), str(said["item"]))
    elif message == "event-thing-brought":
        thing_goes(story, str(said["field"]), str(said["item"]))
    elif message == "event-picks-up":
        thing_goes(story, str(said["field"]), str(said["item"]))
    elif message == "event-thicket-token":
        story["tiles"] = sorted([*story["tiles"], said["field"]])
    elif message == "event-task-lies-out":
        task_lies_out(story, str(said["task"]))
    elif message == "event-day-begins":
        story["day"] = said["day"]
        for other in story["heroes"].values():
            other.update(suns=other["spots"], ready=other["glasses"], asleep=False)
    fights(story, event)


def fights(story: dict[str, Any], event: Event) -> None:
    """Which fights have dice or tokens lying: they begin with a laid one and end in victory or at night."""
    message = event.message
    if message in ("event-dice-laid", "event-lays-sword"):
        if event.arguments["field"] not in story["open fights"]:
            story["open fights"] = sorted([*story["open fights"], event.arguments["field"]])
    elif message in ("event-gor-beaten", "event-fort-falls"):
        if event.arguments["field"] in story["open fights"]:
            story["open fights"].remove(event.arguments["field"])
    elif message == "event-fights-lost":
        story["open fights"] = []


def tile_opens(story: dict[str, Any], field: str, tile: str) -> None:
    """Reka stays, things lie openly; everything else is used up."""
    if tile == "reka":
        story["reka"] = field
    elif tile in ("wood", "sword", "gold", "herb-red", "herb-blue", "herb-yellow"):
        thing_comes(story, field, tile)


def thing_comes(story: dict[str, Any], field: str, item: str) -> None:
    """One more of this kind lies on the field."""
    lying = story["items"].setdefault(field, {})
    lying[item] = lying.get(item, 0) + 1


def thing_goes(story: dict[str, Any], field: str, item: str) -> None:
    """One less of this kind lies on the field."""
    lying = story["items"][field]
    lying[item] -= 1
    if not lying[item]:
        del lying[item]
    if not lying:
        del story["items"][field]


def task_lies_out(story: dict[str, Any], task: str) -> None:
    """Polluted wells come with their card; other tokens have lines of their own."""
    if task == "polluted-wells":
        for well in story["wells"]:
            story["wells"][well] = "polluted"
