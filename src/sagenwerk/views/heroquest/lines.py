"""Lines of the chronicle of HeroQuest for the log."""

from __future__ import annotations

from sagenwerk.heroquest.scenario import HERO_NAMES
from sagenwerk.kernel import Event
from sagenwerk.views.shell import LogLine, Sentence

#: What lines tell besides their sentence, for whoever follows the game by them alone.
BESIDES = (
    "items",
    "potions",
    "spells",
    "effects",
    "where",
    "left-items",
    "left-potions",
    "left-gold",
    "skulls",
    "white-shields",
    "black-shields",
)
#: Arguments that go by another name in sentences: heroes, a weapon, a spell that works.
RENAMED = {"to": "other", "for": "other", "hero-name": "hero", "weapon": "item", "effect": "spell"}


def line_of(entry: int, event: Event) -> LogLine:
    """A line of the chronicle for the log; ``entry`` is the number of its log entry."""
    said = event.arguments
    return LogLine(
        entry=entry,
        day=int(said["round"]),
        text=Sentence(event.message, spoken(said)),
        rule=event.rule,
        hero=str(said.get("hero", said.get("hero-name", ""))),
        fields=fields_of(said),
        dice=dice_of(event),
    )


def spoken(said: dict[str, str | int]) -> dict[str, str | int]:
    """The words for the sentence.

    ``figure`` is whoever the line is about, hero or monster, ``foe`` whom he attacks, casts at or splashes.
    """
    words: dict[str, str | int] = {}
    for key, value in said.items():
        if key == "to" and value not in HERO_NAMES:
            words[key] = value
        elif key not in BESIDES:
            words[RENAMED.get(key, key)] = value
    if "hero" in said:
        words["figure"] = said["hero"]
        if "kind" in said:
            words["foe"] = said["kind"]
    elif "kind" in said:
        words["figure"] = said["kind"]
    if said.get("target-kind"):
        words["foe"] = said["target-kind"]
    elif said.get("target") in HERO_NAMES:
        words["foe"] = said["target"]
    words.pop("target", None)
    if words.get("item") == "":
        words["item"] = "none"
    return words


def fields_of(said: dict[str, str | int]) -> list[str]:
    """Squares that a line is about."""
    keys = ("square", "trap-square", "at", "from", "to", "fallen", "block", "door", "squares")
    found = [word for key in keys if said.get(key) for word in str(said[key]).replace("-", " ").split()]
    return [word for word in found if word not in HERO_NAMES]


def dice_of(event: Event) -> list[str]:
    """What dice showed, for the tray: ``skull``, ``white``, ``black`` for each, or ``sum 7``."""
    said = event.arguments
    if "skulls" in said:
        return [face for face, key in FACES for _ in range(int(said[key]))]
    return [f"sum {said['count']}"] if event.message in SUMS else []


#: Faces of combat dice, and the arguments that count them.
FACES = (("skull", "skulls"), ("white", "white-shields"), ("black", "black-shields"))
#: Lines that tell what other dice add up to.
SUMS = ("event-rolls-to-march", "event-ally-rolls", "event-note-throw")
