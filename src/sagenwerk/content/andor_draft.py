"""Card files of the fan tool "Andor Custom Cards Builder" as the draft of a legend.

Such files hold texts and pictures, but not what the cards do. The draft has their story, titles and letters, loads at
once, and comes with a list of what its author still has to decide.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

import msgspec
from msgspec import Struct

from sagenwerk.andor.scenario import LETTER_NAMES
from sagenwerk.content.andor_read import MOST_CHARACTERS
from sagenwerk.content.blocks import slug
from sagenwerk.content.notation import inline
from sagenwerk.content.problems import shown
from sagenwerk.locales import sentence

#: What the pictures of fog tokens show, by the end of their names.
FOG_PICTURES: Final = {"2wp": "willpower-2", "3wp": "willpower-3", "gor": "gor"}
#: A card's text: as long as a page of a legend file may be.
MOST_TEXT: Final = 4000


class DraftError(ValueError):
    """A file that is none of the tool's: its name, and a message of the catalogues with its arguments."""

    def __init__(self, file: str, message: str, args: dict[str, str | int]) -> None:
        super().__init__(file, message, args)
        self.file = file
        self.message = message
        self.arguments = args

    def said(self, language: str) -> str:
        """What is wrong, in one line."""
        return f"{self.file}: {sentence(language, self.message, self.arguments)}"


class Decision(Struct, frozen=True):
    """Something that the files do not say: the card it is about (or empty), and a message of the catalogues."""

    card: str
    message: str
    args: dict[str, str | int]

    def said(self, language: str) -> str:
        """What is to be decided, in one line."""
        about = f"{self.card}: " if self.card else ""
        return f"{about}{sentence(language, self.message, self.args)}"


class Draft(Struct, frozen=True):
    """A legend file as plain values, and what its author still has to decide."""

    tree: dict[str, Any]
    decisions: list[Decision]

    def text(self, language: str) -> str:
        """The file as TOML, with the decisions as comments before everything else."""
        lines = [f"# {sentence(language, 'draft-head', {})}", "#"]
        lines.extend(f"# - {one.said(language)}" for one in self.decisions)
        lines.append("")
        lines.extend(inline(key, value) for key, value in self.tree.items() if key not in ("card", "event"))
        for card in self.tree["card"]:
            lines.extend(["", "[[card]]", *[inline(key, value) for key, value in card.items()]])
        for name, event in self.tree.get("event", {}).items():
            lines.extend(["", f"[event.{name}]", *[inline(key, value) for key, value in event.items()]])
        return "\n".join(lines) + "\n"


class _StoryCard(Struct):
    index: str
    text: str = ""
    title: str = ""


class _Story(Struct):
    title: str
    story_cards: list[_StoryCard]


class _EventCard(Struct):
    index: int | str
    text: str = ""
    shieldable: bool = msgspec.field(default=False, name="isShieldable")


class _Events(Struct):
    cards: list[_EventCard]


class _FogToken(Struct):
    img: str
    count: int = 1


class _Fog(Struct):
    fog: list[_FogToken]


def draft_of(files: dict[str, str], language: str = "de") -> Draft:
    """A draft from the texts of one or more of the tool's files by name; its texts are in this language.

    Raises ``DraftError`` for a file that is none of them, or if no file holds story cards or events.
    """
    draft = _Maker(language)
    for name, text in files.items():
        draft.add(name, text)
    return draft.finish()


class _Maker:
    def __init__(self, language: str) -> None:
        self.language = language
        self.decisions: list[Decision] = []
        self.title = ""
        self.cards: list[dict[str, Any]] = []
        self.events: dict[str, dict[str, Any]] = {}
        self.fog: dict[str, int] = {}

    def decide(self, card: str, message: str, **args: str | int) -> None:
        self.decisions.append(Decision(card, message, args))

    def words(self, text: str) -> dict[str, str]:
        return {self.language: text}

    def add(self, name: str, text: str) -> None:
        """Take one file, whatever of the tool's it is."""
        if len(text) > MOST_CHARACTERS:
            raise DraftError(name, "draft-too-long", {"have": len(text), "most": MOST_CHARACTERS})
        try:
            tree = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise DraftError(name, "draft-not-json", {"reason": shown(error)}) from error
        try:
            if isinstance(tree, dict) and "story_cards" in tree:
                self.story(msgspec.convert(tree, _Story))
            elif isinstance(tree, dict) and "fog" in tree:
                self.tokens(msgspec.convert(tree, _Fog))
            elif isinstance(tree, dict) and "cards" in tree:
                self.event_cards(msgspec.convert(tree, _Events))
            else:
                raise DraftError(name, "draft-unknown-file", {})
        except msgspec.ValidationError as error:
            raise DraftError(name, "draft-wrong-shape", {"reason": shown(error)}) from error

    def story(self, story: _Story) -> None:
        """Story cards: letters and order out of their names, italics as story, the rest as text."""
        self.title = self.title or plain(story.title)
        before: dict[str, str] = {}
        for number, given in enumerate(story.story_cards, 1):
            name = card_name(given.index, number)
            letter, place = letter_and_place(given.index)
            trigger: dict[str, Any] | None = None
            if letter == "A":
                trigger = {"setup": place or number}
                self.decide(name, "draft-set-up")
            elif letter and letter in before:
                trigger = {"after": before[letter]}
                self.decide(name, "draft-effects")
            elif letter:
                trigger = {"letter": letter}
                self.decide(name, "draft-end" if letter == "N" else "draft-effects")
            else:
                self.decide(name, "draft-when")
            before[letter] = name
            italic, upright = parts(given.text)
            card: dict[str, Any] = {"id": name}
            card |= {"trigger": trigger} if trigger else {}
            card["title"] = self.words(plain(given.title) or plain(given.index))
            card |= {"story": self.words(italic)} if italic else {}
            card |= {"text": self.words(upright)} if upright else {}
            card["effects"] = [ended()] if letter == "N" else []
            self.cards.append(card)

    def event_cards(self, given: _Events) -> None:
        """Event cards: text and shield, but not what they do."""
        for number, event in enumerate(given.cards, 1):
            name = f"own-{number}"
            text = plain(event.text)
            self.events[name] = {
                "source": ["own"],
                "confidence": "confirmed",
                "deck": "own",
                "shield": event.shieldable,
                "title": self.words(str(event.index)),
                "text": self.words(text or "…"),
                "effects": [],
            }
        self.decide("", "draft-event-cards", count=len(given.cards))

    def tokens(self, given: _Fog) -> None:
        """Fog tokens: kinds by their pictures."""
        for token in given.fog:
            picture = token.img.rsplit("/", 1)[-1].rsplit(".", 1)[0].removeprefix("fog_")
            kind = FOG_PICTURES.get(picture)
            if kind is None:
                self.fog[f"?{shown(picture)}"] = self.fog.get(f"?{shown(picture)}", 0) + 1
            else:
                self.fog[kind] = self.fog.get(kind, 0) + 1

    def finish(self) -> Draft:
        """The whole draft: what no file says is filled in so that it loads, and listed."""
        self.decide("", "draft-head-lines")
        if not self.cards:
            self.decide("", "draft-no-story")
        for name, number in self.fog.items():
            if name.startswith("?"):
                self.decide("", "draft-fog-unknown", picture=name[1:], count=number)
            else:
                self.decide("", "draft-fog", kind=name, count=number)
        self.named_cards()
        if not any(card.get("trigger") == {"letter": "N"} for card in self.cards):
            self.decide("N", "draft-no-end")
            title = sentence(self.language, "draft-end-title", {})
            card = {"id": free_name("N", self.cards), "trigger": {"letter": "N"}, "title": self.words(title)}
            self.cards.append({**card, "effects": [ended()]})
        title = self.title or sentence(self.language, "draft-title", {})
        tree: dict[str, Any] = {
            "id": slug(title) or "draft",
            "title": self.words(title),
            "source": ["own"],
            "confidence": "confirmed",
            "unlocked": ["all"],
            "events": {"cards": list(self.events)} if self.events else {"deck": "golden"},
            "setup": {"fog": "all", "wells": "full"},
            "card": self.cards,
        }
        if self.events:
            tree["event"] = self.events
        return Draft(tree, self.decisions)

    def named_cards(self) -> None:
        """Cards without a letter wait for something: until the author says for what, they are opened by nobody.

        So that the draft loads, the first card of the set-up opens them.
        """
        named = [card["id"] for card in self.cards if "trigger" not in card]
        if not named:
            return
        first = next((card for card in self.cards if "setup" in card.get("trigger", {})), None)
        if first is None:
            for place, card in enumerate(card for card in self.cards if "trigger" not in card):
                card["trigger"] = {"setup": place + 1}
            return
        first["effects"].extend({"do": "card", "card": name} for name in named)


def ended() -> dict[str, Any]:
    """The least that an end can ask for."""
    return {"do": "evaluate", "win-if": {"castle-defended": True}}


def letter_and_place(index: str) -> tuple[str, int]:
    """``C2`` is the second card of C; a name that is none of these has no letter."""
    found = re.fullmatch(r"\s*([A-N])\s*(\d{0,2})\s*", index)
    if found is None or found[1] not in LETTER_NAMES:
        return "", 0
    return found[1], int(found[2] or 0)


def card_name(index: str, number: int) -> str:
    """The name of a card in the file: letters, digits, - and _."""
    name = re.sub(r"[^A-Za-z0-9_-]+", "-", index.strip()).strip("-")[:40]
    return name if name and name[0].isalpha() else f"card-{number}"


def free_name(name: str, cards: list[dict[str, Any]]) -> str:
    """The name, with a number if it is taken."""
    taken = {card["id"] for card in cards}
    number = 1
    while name in taken:
        number += 1
        name = f"{name.rstrip('0123456789')}{number}"
    return name


def parts(text: str) -> tuple[str, str]:
    """Paragraphs in italics, and all others."""
    italic: list[str] = []
    upright: list[str] = []
    for line in re.split(r"(?:<br\s*/?>|\n)+", text):
        line = line.strip()
        if re.fullmatch(r"\*(?!\*).+(?<!\*)\*", line) or re.fullmatch(r"<i>.*</i>|<em>.*</em>", line):
            italic.append(plain(line))
        elif line:
            upright.append(plain(line))
    return _page(italic), _page(upright)


def _page(lines: list[str]) -> str:
    return "\n".join(line for line in lines if line)[:MOST_TEXT]


def plain(text: str) -> str:
    """A text without marks and tags, on one line."""
    bare = re.sub(r"<[^<>]{0,200}>", " ", text)
    bare = re.sub(r"(\*{1,3}|_{2,3})", "", bare)
    return " ".join("".join(letter if letter.isprintable() else " " for letter in bare).split())
