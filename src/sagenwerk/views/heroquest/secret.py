"""What only the game master sees: the map of the quest with everything that has not come to the board."""

from __future__ import annotations

import msgspec

from sagenwerk.content.heroquest_box import use_of
from sagenwerk.content.heroquest_notes import Effect, MomentOnMap, NoteOnMap, Told
from sagenwerk.heroquest.board import DIRECTIONS, square_name
from sagenwerk.heroquest.scenario import HERO_NAMES, US
from sagenwerk.heroquest.state import Quest
from sagenwerk.views.heroquest.table import edges_with_doors, furniture_view, trap_view
from sagenwerk.views.heroquest.view import QuestHiddenDoor, QuestNote, QuestPiece, QuestSecret
from sagenwerk.views.shell import Sentence


def secret_view(state: Quest) -> QuestSecret | None:
    """The map; None for a state that has none, as all seats but the game master's get it."""
    if not state.tables.quests:
        return None
    quest = state.quest
    wandering = quest.kinds[quest.wandering] if quest.wandering >= 0 else None
    return QuestSecret(
        used=[square_name(square) for square, used in enumerate(quest.used) if used],
        stairs=[square_name(square) for square in quest.stairs],
        start=[square_name(square) for square in quest.start],
        monsters=pieces(state),
        doors=hidden_doors(state),
        furniture=[
            furniture_view(state, number)
            for number, piece in enumerate(quest.furniture)
            if not state.sees(piece.squares[0])
        ],
        trapped=[square_name(piece.squares[0]) for piece in quest.furniture if piece.trapped],
        traps=[trap_view(state, number, True) for number in range(len(quest.traps))],
        blocked=[square_name(square) for square in quest.blocked],
        wandering=wandering.name if wandering else "",
        wandering_names=wandering.names if wandering else {},
        notes=notes_view(state),
    )


def pieces(state: Quest) -> list[QuestPiece]:
    """Figures of the map that have not come to the board."""
    found = []
    for number, placed in enumerate(state.quest.monsters):
        if number in state.placed:
            continue
        kind = state.quest.kinds[placed.kind]
        found.append(
            QuestPiece(
                kind=kind.name,
                figure=kind.figure,
                names=kind.names,
                square=square_name(placed.square),
                target=placed.target,
                waits=placed.waits,
            )
        )
    return found


def hidden_doors(state: Quest) -> list[QuestHiddenDoor]:
    """Doors that do not lie on the board, and those that only seem to be doors."""
    found = []
    for door, square, side in edges_with_doors(state):
        edge = state.quest.doors[door]
        if not state.door_known(door) or edge.false:
            beyond = square_name(state.tables.board.beside[4 * square + side])
            found.append(QuestHiddenDoor(square_name(square), DIRECTIONS[side], beyond, edge.secret, edge.false))
    return found


def notes_view(state: Quest) -> list[QuestNote]:
    """The notes of the map, in its order, then what only he can see to."""
    maps = use_of(state.tables).maps
    if maps is None:
        return []
    given = maps.us if state.edition.number == US and maps.us is not None else maps.eu
    texts = [
        QuestNote(text.mark, list(text.at), {"de": text.de, "en": text.en}, [Sentence("note-by-hand", {})], False)
        for text in given.texts
    ]
    return [note_view(state, number, note) for number, note in enumerate(given.notes)] + texts


def note_view(state: Quest, number: int, note: NoteOnMap) -> QuestNote:
    """A note: where its mark stands, what is read aloud, when it happens and what it brings."""
    told = [effect for effect in note.effects if isinstance(effect, Told)]
    moments: list[MomentOnMap] = [note, *note.also]
    return QuestNote(
        id=note.id,
        squares=[square for moment in moments for square in marks(state, moment)],
        text={"de": "\n".join(one.de for one in told), "en": "\n".join(one.en for one in told)} if told else {},
        says=[
            *[when(moment) for moment in moments],
            *[brings(effect) for effect in note.effects if not isinstance(effect, Told)],
        ],
        done=bool((state.notes_done >> number) & 1),
    )


def marks(state: Quest, moment: MomentOnMap) -> list[str]:
    """Squares to put the mark of a note on: in a room the one in the middle."""
    found = [*moment.at, *moment.monsters, *moment.chests, *[door.split("-")[0] for door in moment.doors]]
    for room in moment.rooms:
        squares = state.tables.board.squares_of[room_number(room)]
        found.append(square_name(squares[len(squares) // 2]))
    return found


def room_number(letter: str) -> int:
    """The number of a room by its letter on the board file."""
    return ord(letter) - ord("A") + 1


def when(moment: MomentOnMap) -> Sentence:
    """What sets a note off, and where; ``none`` for anywhere."""
    rooms = ", ".join(str(room_number(room)) for room in moment.rooms)
    places = ", ".join([*moment.at, *moment.doors, *moment.monsters, *moment.chests])
    return Sentence(f"note-when-{moment.on}", {"rooms": rooms or "none", "places": places or "none"})


def brings(effect: Effect) -> Sentence:
    """What one effect of a note does: its keys are the words of the sentence."""
    keys = msgspec.to_builtins(effect)
    said: dict[str, str | int] = {}
    for key, value in keys.items():
        if key == "do" or value is None:
            continue
        if isinstance(value, list):
            said["places" if key == "to" else key] = ", ".join(str(one) for one in value)
        elif key == "to" and value in HERO_NAMES:
            said |= {"receiver": "hero", "other": str(value)}
        else:
            word = {"to": "receiver"}.get(key, key)
            said[word] = int(value) if isinstance(value, bool | int) else str(value)
    return Sentence(f"note-does-{keys['do']}", said)
