"""What the chronicle tells: whoever hears every line knows what lies and stands on the board.

``story_so_far`` takes that from a state, ``follow`` changes it by one line; the conformance kit holds them together.
Lines tell how a sheet, a figure, a door or a trap stands afterwards, so that following needs no rules (``events``).
What has not been set out is in none of them.
"""

from __future__ import annotations

from typing import Any, Final

from sagenwerk.heroquest.events import TRAP_STATES
from sagenwerk.heroquest.explore import door_name
from sagenwerk.heroquest.position import DOOR_STATES, SQUARE_NAMES, door_state, name_of, player_name
from sagenwerk.heroquest.scenario import AREAS, HERO_NAMES
from sagenwerk.heroquest.state import Quest
from sagenwerk.kernel.contract import Event
from sagenwerk.kernel.reading import members

#: What a line about a hero says of his sheet.
HERO_WORDS: Final = ["square", "body", "mind", "gold", "items", "potions", "spells", "effects", "where"]
#: What a line about a figure says of it.
FIGURE_WORDS: Final = ["kind", "square", "body", "effects"]
LEFT_WORDS: Final = ["left-gold", "left-items", "left-potions"]


def story_so_far(state: Quest) -> dict[str, Any]:
    """Heroes, figures, squares set out, doors, traps, blocks, chests, the deck and what lies about."""
    seen = state.view(-4)
    quest = seen.quest
    return {
        "result": seen.result.value,
        "round": int(seen.round),
        "turn": player_name(seen.turn),
        "heroes": {
            HERO_NAMES[kind]: {
                "square": name_of(seen.heroes[kind].square),
                "body": int(seen.heroes[kind].body),
                "mind": int(seen.heroes[kind].mind),
                "gold": int(seen.heroes[kind].gold),
                "items": int(seen.heroes[kind].items),
                "potions": int(seen.heroes[kind].potions),
                "spells": int(seen.heroes[kind].spells),
                "effects": int(seen.heroes[kind].effects),
                "where": int(seen.heroes[kind].where),
            }
            for kind in seen.order
        },
        "figures": {
            str(figure + 1): {
                "kind": quest.kinds[seen.kinds[figure]].name,
                "square": name_of(seen.squares[figure]),
                "body": seen.bodies[figure],
                "effects": seen.monster_effects[figure],
            }
            for figure in range(len(seen.kinds))
        },
        "set_out": sorted(SQUARE_NAMES[square] for square in range(len(SQUARE_NAMES)) if seen.sees(square)),
        "doors": {door_name(seen, door): DOOR_STATES[door_state(seen, door)] for door in range(len(quest.doors))},
        "traps": {
            SQUARE_NAMES[quest.traps[trap].square]: TRAP_STATES[seen.traps[trap]] for trap in range(len(quest.traps))
        },
        "fallen": sorted(SQUARE_NAMES[square] for square in seen.fallen),
        "chests": sorted(
            SQUARE_NAMES[quest.furniture[piece].squares[0]] for piece in members(seen.chests_open, len(quest.furniture))
        ),
        "deck": {seen.tables.treasure_names[card]: seen.deck[card] for card in range(len(seen.deck))},
        "left": {
            str(area): {
                "left-gold": seen.left_gold[area],
                "left-items": seen.left_items[area],
                "left-potions": seen.left_potions[area],
            }
            for area in range(AREAS)
            if seen.left_gold[area] or seen.left_items[area] or seen.left_potions[area]
        },
    }


def follow(story: dict[str, Any], event: Event) -> None:
    """Change the story by one line of the chronicle."""
    said = event.arguments
    story["round"] = said["round"]
    if "items" in said and said.get("hero") in story["heroes"]:
        story["heroes"][said["hero"]] = {word: said[word] for word in HERO_WORDS}
    if "monster" in said and "effects" in said and "kind" in said:
        story["figures"][str(said["monster"])] = {word: said[word] for word in FIGURE_WORDS}
    if "door-state" in said:
        story["doors"][said["door"]] = said["door-state"]
    if "trap-state" in said:
        story["traps"][said["trap-square"]] = said["trap-state"]
    if "cards-left" in said:
        story["deck"][said["card"]] = said["cards-left"]
    if "left-gold" in said:
        story["left"].pop(str(said["area"]), None)
        if any(said[word] for word in LEFT_WORDS):
            story["left"][str(said["area"])] = {word: said[word] for word in LEFT_WORDS}
    if "fallen" in said:
        story["fallen"] = sorted([*story["fallen"], said["fallen"]])
    if "cleared" in said:
        story["fallen"].remove(said["cleared"])
    if "chest" in said:
        story["chests"] = sorted({*story["chests"], said["chest"]})
    if event.message == "event-set-out":
        story["set_out"] = sorted({*story["set_out"], *str(said["squares"]).split()})
    elif event.message == "event-turn-begins":
        story["turn"] = said["hero"]
    elif event.message == "event-master-turn":
        story["turn"] = "game-master"
    elif event.message in ("event-quest-won", "event-quest-lost"):
        story["result"] = event.message.removeprefix("event-quest-")
