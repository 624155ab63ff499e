"""Quests of the community, taken over into HeroQuest: HeroScribe XML and ``.hqb`` as the text of a quest file.

What the file says is kept; what it does not say, such as the goal or where heroes begin without stairs, is proposed and
marked so. Notes in prose stand in the quest for the game master; nothing of them happens by itself.
"""

from __future__ import annotations

import re
from pathlib import PurePath
from typing import Any, Final

from msgspec import Struct

from sagenwerk.content import heroscribe, heroscribe_hqb
from sagenwerk.content.blocks import slug
from sagenwerk.content.heroquest_box import check, shipped_quests
from sagenwerk.content.heroscribe_counts import STRAY, WANDERING, counts, monsters_said, of_sort
from sagenwerk.content.heroscribe_found import COLUMNS, ROWS, FoundBoard, FoundQuest, ImportFault, Said
from sagenwerk.content.heroscribe_map import HEROES, MapMaker, Tally, both, name_of, short
from sagenwerk.content.heroscribe_pieces import known_pieces, lists, piece_of
from sagenwerk.content.heroscribe_ways import with_ways
from sagenwerk.content.problems import shown
from sagenwerk.content.quest_text import quest_text
from sagenwerk.locales import LANGUAGES, sentence

#: Bytes of the largest file that is looked at.
LONGEST_FILE: Final = 2**20
#: Letters of one text, of a name, and of texts that stand on one line.
MOST_TEXT: Final = 4000
MOST_NAME: Final = 60
MOST_LINE: Final = 400
#: The most that is said about a file: what was odd line by line, and all else.
MOST_ODD: Final = 100
MOST_WARNINGS: Final = 300
#: The most texts for the game master.
MOST_TEXTS: Final = 200
#: As many squares as a text may name.
MOST_PLACES: Final = 60
#: From so many pieces on, most of them of different kinds, a file without doors on walls is a palette.
PALETTE: Final = 10
MOSTLY: Final = 0.8
SQUARE: Final = re.compile(r"([A-Za-z])([1-9]|1[0-9])\Z")
#: A note that says where heroes begin.
BEGIN: Final = re.compile(
    r"\b(?:heroes|helden)\b[^.]{0,60}\b(?:start|begin|starten|beginnen)\b|\bSTART\]\]", re.IGNORECASE
)
#: The mark at the beginning of a note.
NOTE_MARK: Final = re.compile(r"[^A-Za-z]{0,4}([A-Z])\)?(?![A-Za-z])")
HQB_MARK: Final = re.compile(r"\{?\[\[\(([A-Z])\)")


class Import(Struct, frozen=True):
    """A quest that was taken over.

    ``text`` is its quest file; ``warnings`` say what was odd, left out or proposed; ``why_not`` is empty if it can be
    played; ``others`` are pieces that are not of the base box; ``titles`` are all quests of the file, of which
    ``number``, from 1, was taken. ``ask_start``: the file does not say for sure where heroes begin; somebody should be
    asked, and ``start`` is what is proposed.
    """

    text: str
    title: str
    number: int
    titles: list[str]
    warnings: list[Said]
    counts: dict[str, Any]
    others: list[str]
    start: list[str]
    ask_start: bool
    playable: bool
    why_not: list[Said]


def imported(data: bytes, name: str, start: str = "", number: int = 1) -> Import:
    """The quest in the bytes of a file called ``name``: the only one, or that with this number.

    ``start``: a square on which, and around which, the heroes begin, in place of what the file says. Raises
    ``ImportFault`` with line and remedy if the file cannot be read at all.
    """
    quests = quests_in(data, name)
    if not 1 <= number <= len(quests):
        raise ImportFault(name, 1, "import-no-such-quest", {"number": number, "count": len(quests)})
    titles = [(quest.title or title_of(name))[:MOST_NAME] for quest in quests]
    return _Importer(quests[number - 1], name, start).made(number, titles)


def quests_in(data: bytes, name: str) -> list[FoundQuest]:
    """All quests of a file. Raises ``ImportFault``."""
    if len(data) > LONGEST_FILE:
        raise ImportFault(name, 1, "import-too-long", {"most": LONGEST_FILE // 2**20})
    bare = data.removeprefix(b"\xef\xbb\xbf").lstrip()
    if bare[:1] in (b"[", b"{"):
        return heroscribe_hqb.found_in(data, name)
    if bare[:1] == b"<" or data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return [heroscribe.found_in(data, name)]
    raise ImportFault(name, 1, "import-neither", {})


def title_of(name: str) -> str:
    """A title out of the name of a file."""
    words = re.sub(r"[_\s]+", " ", PurePath(name).stem).strip()
    return heroscribe.clean(words) or "?"


class _Importer:
    """Makes the file of one quest."""

    def __init__(self, quest: FoundQuest, name: str, start: str) -> None:
        self.quest = quest
        self.counts = counts(quest)
        self.name = name
        #: Without the folder in which it lies, which is nobody's business.
        self.file = re.split(r"[/\\]", name)[-1]
        self.start = start.strip().upper()
        self.tally = Tally()
        self.reasons: list[Said] = []
        self.furniture: dict[str, dict[str, Any]] = {}
        self.others: list[str] = []
        self.goal_text = "import-goal-kill"
        self.ask_start = False
        #: What is proposed on the map, for its note.
        self.proposed: list[str] = []

    def made(self, number: int, titles: list[str]) -> Import:
        quest = self.quest
        title = titles[number - 1]
        if not quest.title:
            self.tally.tell("import-title", title=shown(title))
        if quest.region == "USA":
            self.tally.tell("import-region-us")
        self.look_over()
        maps = [self.map(place) for place in range(max(1, len(quest.boards)))]
        tree = {"format": 1, "not-playable": [], "quest": self.head(title), "map": {"eu": maps[0]}}
        tree["not-playable"] = [both(reason.id, **reason.args) for reason in self.reasons]
        boards = {f"board-{place}": given for place, given in enumerate(maps[1:], 2)}
        tree |= {"boards": boards} if boards else {}
        tree |= {"furniture": self.furniture} if self.furniture else {}
        text = quest_text(tree, [sentence(one, "import-head", {"name": shown(self.file)}) for one in LANGUAGES])
        wrong = [Said(problem.id, problem.args) for problem in check(text, self.name)]
        why_not = self.reasons or wrong
        warnings = [*quest.odd[:MOST_ODD], *self.tally.warnings()[:MOST_WARNINGS]]
        if len(quest.odd) > MOST_ODD:
            warnings.insert(MOST_ODD, Said("import-more-odd", {"count": len(quest.odd) - MOST_ODD}))
        return Import(
            text=text,
            title=title,
            number=number,
            titles=titles,
            warnings=warnings,
            counts=self.counts,
            others=sorted({shown(piece) for piece in self.others})[:MOST_WARNINGS],
            start=maps[0].get("start", []),
            ask_start=self.ask_start,
            playable=not why_not,
            why_not=why_not,
        )

    def look_over(self) -> None:
        """Files that are no quest on one board."""
        boards = self.quest.boards
        if len(boards) > 1:
            self.reasons.append(Said("import-several-boards", {"count": len(boards)}))
        if not any(board.pieces for board in boards):
            self.reasons.append(Said("import-empty-map", {}))
        ids = [piece.id for board in boards for piece in board.pieces]
        walled = any(board["doors_on_wall"] for board in self.counts["boards"])
        if len(ids) >= PALETTE and len(set(ids)) > MOSTLY * len(ids) and not walled:
            self.reasons.append(Said("import-palette", {"count": len(ids)}))

    def head(self, title: str) -> dict[str, Any]:
        """Id, title and texts; what is not of the base box is named."""
        name = slug(title)[:30].strip("-") or "quest"
        if name in {quest.quest.id for quest in shipped_quests()}:
            name = f"imported-{name}"
        head: dict[str, Any] = {
            "id": name,
            "number": 0,
            "source": [line(f"{self.file} ({lists_name(self.quest)})")],
            "confidence": "proposed" if self.others else "one-source",
        }
        if self.others:
            others = short(sorted({shown(piece) for piece in self.others}))
            head["note"] = line(sentence("en", "import-others", {"pieces": others}))
        words = {"de": title[:MOST_NAME], "en": title[:MOST_NAME]}
        head["title"] = {**words, "de-status": "proposed"}
        head["goal-text"] = both(self.goal_text)
        story = pages(self.quest.story)[:1] or [""]
        head["story"] = {"de": story[0], "en": story[0]}
        return head

    def map(self, place: int) -> dict[str, Any]:
        """One board as a map."""
        quest = self.quest
        board = quest.boards[place] if quest.boards else FoundBoard()
        maker = MapMaker(board, quest.region, self.tally)
        maker.make()
        self.furniture |= maker.furniture
        self.others.extend(maker.others)
        self.proposed = []
        stairs = self.way_out(maker)
        begin = self.begin(maker)
        tree = maker.tree
        self.texts(maker, place)
        wandering = self.wandering() if place == 0 else {}
        goal = self.goal(maker, stairs, place)
        given: dict[str, Any] = {"source": [line(self.file)], "confidence": "one-source"}
        if self.proposed:
            given |= {"confidence": "proposed", "note": line(" ".join(self.proposed))}
        given["unused"] = rows(board.dark)
        given |= begin | {"stairs": stairs} | wandering | tree | {"goal": goal}
        return given if self.reasons else with_ways(given, self.tally)

    # Coming and going

    def way_out(self, maker: MapMaker) -> list[str]:
        """The squares by which heroes leave: stairs, and inside a door out of the map."""
        squares = [square for piece in maker.stairs for square in piece if maker.filled.get(square) != "furniture"]
        for square in maker.ways_out:
            if square not in squares and square not in maker.filled and square not in maker.traps:
                squares.append(square)
                self.tally.tell("import-stairs-at-door", name_of(square))
        return [name_of(square) for square in squares]

    def begin(self, maker: MapMaker) -> dict[str, Any]:
        """Where heroes begin: where somebody says, at their pieces, a way in, a note, the stairs, or a likely room."""
        heroes = {piece_of(piece.id)[1].kind: piece for piece in of_sort(maker.board.pieces, "hero")}
        heroes.pop("", None)
        if self.start:
            found = SQUARE.match(self.start)
            square = (ord(self.start[0]) - ord("A"), int(found[2]) - 1) if found else (-1, -1)
            if not found or square in maker.board.dark:
                raise ImportFault(self.name, 1, "import-bad-start", {"square": shown(self.start)})
            return {"start": maker.begins_at(square)}
        if len(heroes) == HEROES:
            for piece in heroes.values():
                maker.by_hand.pop(piece.id, None)
            return {"own-start": {name: name_of((piece.x, piece.y)) for name, piece in heroes.items()}}
        marked = self.marked_start(maker)
        squares = [square for square in maker.ways_in if square not in maker.board.dark]
        if squares:
            return self.likely(maker, squares[0], "import-start-door")
        if marked is not None:
            return self.likely(maker, marked, "import-start-note")
        if maker.stairs:
            first = max(maker.stairs, key=len)
            if len(maker.stairs) > 1 and any(len(one) > 1 for one in maker.stairs if one is not first):
                self.ask_start = True
                self.tally.tell("import-start-stairs", name_of(first[0]))
                self.proposed.append(sentence("en", "import-start-stairs", {"places": name_of(first[0])}))
            free = [name_of(square) for square in first if square not in maker.filled and square not in maker.traps]
            more = [name for name in maker.begins_at(first[0]) if name not in free]
            return {"start": [*free, *more][: max(HEROES, len(free))]}
        middle = maker.likely_room()
        return self.likely(maker, middle, "import-start-room") if middle is not None else {"start": []}

    def likely(self, maker: MapMaker, square: tuple[int, int], message: str) -> dict[str, Any]:
        """A start that is proposed."""
        self.ask_start = True
        found = maker.begins_at(square)
        self.tally.tell(message, name_of(square))
        self.proposed.append(sentence("en", message, {"places": name_of(square)}))
        return {"start": found}

    def marked_start(self, maker: MapMaker) -> tuple[int, int] | None:
        """The square of the mark whose note says that heroes begin there."""
        for note in self.quest.notes:
            mark = HQB_MARK.match(note) or NOTE_MARK.match(note)
            if mark and BEGIN.search(note) and maker.marks.get(mark[1]):
                return maker.marks[mark[1]][0]
        return None

    def goal(self, maker: MapMaker, stairs: list[str], place: int) -> dict[str, Any]:
        """No file says what is to be won: every monster, then the way out (HQ-160)."""
        want: dict[str, Any] = {"is": "all-killed"}
        self.goal_text = "import-goal-kill-and-leave" if stairs else "import-goal-kill"
        if not maker.tree["monsters"]:
            want = {"is": "stairs"}
            self.goal_text = "import-goal-leave"
            if not stairs and place == 0 and not self.reasons:
                self.reasons.append(Said("import-no-goal", {}))
        if place == 0:
            self.tally.tell("import-goal-proposed", goal=self.goal_text)
        goal: dict[str, Any] = {"want": want}
        goal |= {} if stairs else {"ends-when": want}
        return {**goal, "confidence": "proposed", "note": line(sentence("en", "import-goal-note", {}))}

    # Texts

    def texts(self, maker: MapMaker, place: int) -> None:
        """Notes, marks and pieces without rules, as texts that the game master reads."""
        found: list[dict[str, Any]] = []
        marks = dict(maker.marks)
        if place == 0:
            found += self.notes(maker, marks)
            if self.quest.bridges:
                found += self.text("Bridges", [], "\n".join(self.quest.bridges))
            found += self.text("Story", [], *pages(self.quest.story)[1:])
        if marks and self.quest.notes:
            self.tally.tell("import-marks", marks=short(sorted(marks)))
        for mark, squares in marks.items():
            words = both("import-mark-text")
            found.append({"mark": mark, "at": names(squares), **words})
        for name, squares in maker.by_hand.items():
            kin = piece_of(name)[1]
            words = both("import-piece-text")
            called = {"de": shown(kin.de) or "?", "en": shown(kin.en) or "?"}
            texts = {language: f"{called[language]}: {text}" for language, text in words.items()}
            found.append({"mark": shown(name).strip() or "?", "at": names(squares), **texts})
        unique: set[str] = set()
        for one in found[:MOST_TEXTS]:
            number, mark = 1, one["mark"]
            while one["mark"] in unique:
                number += 1
                one["mark"] = f"{mark[: MOST_NAME - 4]} {number}"
            unique.add(one["mark"])
        maker.tree["texts"] = found[:MOST_TEXTS]

    def notes(self, maker: MapMaker, marks: dict[str, Any]) -> list[dict[str, Any]]:
        """The notes in their order, each with its mark and where that stands."""
        found: list[dict[str, Any]] = []
        plain = 0
        for note in self.quest.notes:
            wandering = WANDERING.match(note)
            if not note or (wandering and monsters_said(wandering[1])["id"]):
                continue
            mark = HQB_MARK.match(note) or NOTE_MARK.match(note)
            if mark and mark[1] in maker.marks:
                marks.pop(mark[1], None)
                found += self.text(mark[1], maker.marks[mark[1]], *pages(note))
            else:
                plain += 1
                found += self.text(f"N{plain}", [], *pages(note))
        if found:
            self.tally.tell("import-notes", amount=len(found))
        return found

    def text(self, mark: str, squares: list[tuple[int, int]], *parts: str) -> list[dict[str, Any]]:
        """A text in parts that are not too long; the file's language is the only one there is."""
        return [{"mark": mark, "at": names(squares), "de": part, "en": part} for part in parts]

    def wandering(self) -> dict[str, Any]:
        """The wandering monster that a note names (HQ-136)."""
        quest = self.quest
        name, count, said = "", 1, ""
        if quest.wandering:
            ids = lists().hqb["creature"]
            name = ids.get(quest.wandering, quest.wandering if quest.wandering in known_pieces() else "")
            said = quest.wandering
        for note in quest.notes:
            found = WANDERING.match(note) or STRAY.match(note)
            if found and not name:
                said = found[1]
                monsters = monsters_said(said)
                name, count = monsters["id"] or "", monsters["count"] or 1
        kin = piece_of(name)[1] if name else None
        if kin is None or not (kin.kind or kin.near):
            if said:
                self.tally.tell("import-wandering-unknown", text=shown(said))
            else:
                self.tally.tell("import-wandering-none")
            return {}
        if count > 1:
            self.tally.tell("import-wandering-more", amount=count)
        if not kin.kind:
            self.tally.tell("import-near", piece=name, near=kin.near)
            self.others.append(name)
        return {"wandering": kin.kind or kin.near}


def lists_name(quest: FoundQuest) -> str:
    """Which editor a file is from."""
    return "hQuestBuilder" if quest.version == "hqb" else f"HeroScribe {quest.dialect}".strip()


def names(squares: list[tuple[int, int]]) -> list[str]:
    """Printed places, each once, as many as a text may name."""
    return list(dict.fromkeys(name_of(square) for square in squares))[:MOST_PLACES]


def line(text: str) -> str:
    """A text on one line, not too long."""
    return heroscribe.clean(text)[:MOST_LINE] or "?"


def pages(text: str) -> list[str]:
    """A text in parts of at most 4000 letters, cut between lines where that can be done."""
    found: list[str] = []
    while len(text) > MOST_TEXT:
        cut = text.rfind("\n", 0, MOST_TEXT)
        cut = cut if cut > 0 else MOST_TEXT
        found.append(text[:cut].strip())
        text = text[cut:].strip()
    return [*found, text] if text else found


def rows(dark: set[tuple[int, int]]) -> list[str]:
    """The squares in use, row by row."""
    return ["".join("#" if (x, y) in dark else "." for x in range(COLUMNS)) for y in range(ROWS)]
