"""What the notes of a quest bring: treasure, harm, figures, changes of the board (HQ-004, HQ-103, HQ-120, HQ-143).

Each effect is one inline table of a quest file with ``do``; ``docs/quests.md`` explains them to authors. An effect is
about the hero who set the note off; if there is none (a monster fell in the game master's turn), about the first hero
in turn order who is in the quest, but gold is only for whoever earned it.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest import events, loads
from sagenwerk.heroquest.allies import takes_lead
from sagenwerk.heroquest.board import WIDTH, square_name
from sagenwerk.heroquest.combat import attack_by
from sagenwerk.heroquest.dice import Sum, SumDice
from sagenwerk.heroquest.doors import opens
from sagenwerk.heroquest.explore import door_appears, sets_out
from sagenwerk.heroquest.figures import beside, kind_of, new_monster, put_monster, solid
from sagenwerk.heroquest.gear import ready
from sagenwerk.heroquest.march import forced_to
from sagenwerk.heroquest.monsters import attack_dice
from sagenwerk.heroquest.notes import MOST_NOTES, Note, NoteEffect, NoteIs
from sagenwerk.heroquest.portals import passes
from sagenwerk.heroquest.scenario import HERO_NAMES, HEROES, MOST_MONSTERS, QuestScenario
from sagenwerk.heroquest.slots import FINDER, SPELLS_AWAY, THROWN_FOR
from sagenwerk.heroquest.state import BARE, BIT, DORMANT, FIRST_MONSTER, UNTOUCHED, Quest
from sagenwerk.heroquest.traps import chest_trap_waits
from sagenwerk.heroquest.wounds import ONE_POTION, loses_body, potions_of
from sagenwerk.kernel.contract import Step

#: Who gets what a note brings: the hero it is about, every hero, all of them together; or a hero by number.
FINDER_GETS: Final[i64] = -1
EACH_GETS: Final[i64] = -2
SHARED: Final[i64] = -3

#: The most potions of a kind that somebody keeps.
MOST_OF_A_KIND: Final[i64] = 15


def somebody(state: Quest, hero: i64) -> i64:
    """The hero a note is about, else the first in turn order who is in the quest; -1 if nobody is."""
    if hero >= 0 and state.heroes[hero].square >= 0:
        return hero
    for number in state.order:
        if state.heroes[number].square >= 0:
            return number
    return -1


def receivers(state: Quest, to: i64, hero: i64) -> list[int]:
    """The heroes who get something; nobody if the named one is not in the quest."""
    if to == EACH_GETS or to == SHARED:
        return [number for number in state.order if state.heroes[number].square >= 0]
    number = somebody(state, hero) if to == FINDER_GETS else to
    return [int(number)] if number >= 0 and state.heroes[number].square >= 0 else []


class Gold(NoteEffect):
    """``do = "gold"``: gold for whoever found it, for each, or to be shared (HQ-125, HQ-155).

    Nobody earns the bounty for a monster that no hero has killed.
    """

    def __init__(self, gold: i64, to: i64) -> None:
        self.gold = gold
        self.to = to

    def happens(self, state: Quest, note: i64, hero: i64) -> list[Step[Any]]:
        if self.to == FINDER_GETS and hero < 0:
            return []
        lucky = receivers(state, self.to, hero)
        for place in range(len(lucky)):
            gold = self.gold
            if self.to == SHARED:
                gold = self.gold // len(lucky) + (1 if place < self.gold % len(lucky) else 0)
            state.heroes[lucky[place]].gold += gold
            if state.chronicle is not None:
                events.hero_does(state, "event-note-gold", "HQ-120", lucky[place], {"count": gold})
        return []


class GetsItem(NoteEffect):
    """``do = "item"``: a piece of equipment or an artifact (HQ-120, HQ-150)."""

    def __init__(self, item: i64, to: i64) -> None:
        self.item = item
        self.to = to

    def happens(self, state: Quest, note: i64, hero: i64) -> list[Step[Any]]:
        for number in receivers(state, self.to, hero):
            state.heroes[number].items |= BIT[self.item]
            if state.chronicle is not None:
                said: dict[str, str | int] = {"item": state.tables.item_names[self.item]}
                events.hero_does(state, "event-note-item", "HQ-120", number, said)
        return []


class GetsPotion(NoteEffect):
    """``do = "potion"``: a potion (HQ-120, HQ-126)."""

    def __init__(self, potion: i64, to: i64) -> None:
        self.potion = potion
        self.to = to

    def happens(self, state: Quest, note: i64, hero: i64) -> list[Step[Any]]:
        for number in receivers(state, self.to, hero):
            if potions_of(state.heroes[number].potions, self.potion) < MOST_OF_A_KIND:
                state.heroes[number].potions += ONE_POTION[self.potion]
            if state.chronicle is not None:
                said: dict[str, str | int] = {"potion": state.tables.potions[self.potion].name}
                events.hero_does(state, "event-note-potion", "HQ-120", number, said)
        return []


class Nothing(NoteEffect):
    """``do = "nothing"``: whoever looks finds nothing (HQ-120)."""

    def happens(self, state: Quest, note: i64, hero: i64) -> list[Step[Any]]:
        if state.chronicle is not None:
            events.happens(state, "event-note-nothing", "HQ-120", {})
        return []


class Tells(NoteEffect):
    """``do = "tell"``: the game master reads something aloud (HQ-004)."""

    def __init__(self, words: dict[str, str]) -> None:
        #: What he reads, by language.
        self.words = words

    def happens(self, state: Quest, note: i64, hero: i64) -> list[Step[Any]]:
        if state.chronicle is not None:
            said: dict[str, str | int] = {}
            for language in self.words:
                said[language] = self.words[language]
            events.happens(state, "event-note-tells", "HQ-004", said)
        return []


class Hurts(NoteEffect):
    """``do = "hurt"``: body points lost, as by a trapped chest (HQ-143).

    With a chest it happens only while that is trapped: not after a search for traps (HQ-115), in the US game not after
    it was disarmed. That the turn is over says the chapter about searching (HQ-138).
    """

    def __init__(self, body: i64, chest: i64, each: bool) -> None:
        self.body = body
        self.chest = chest
        self.each = each

    def happens(self, state: Quest, note: i64, hero: i64) -> list[Step[Any]]:
        if self.chest >= 0 and not chest_trap_waits(state, self.chest):
            return []
        follows: list[Step[Any]] = []
        for number in receivers(state, EACH_GETS if self.each else FINDER_GETS, hero):
            follows.extend(loses_body(state, number + 1, self.body, "HQ-143"))
        return follows


class ThrowsDie(NoteEffect):
    """``do = "throw"``: a die falls; some faces cost body, fewer of them with some piece of armour (quest 13)."""

    def __init__(self, body: i64, faces: list[int], armour: i64, faces_with: list[int]) -> None:
        self.body = body
        self.faces = faces
        self.armour = armour
        self.faces_with = faces_with

    def happens(self, state: Quest, note: i64, hero: i64) -> list[Step[Any]]:
        number = somebody(state, hero)
        return [THROWS_DUE[HEROES * note + number]] if number >= 0 else []


class ThrowIsDue(NoteIs):
    """The game master reads which faces of the die are bad; only he knows which note it is for."""

    def __init__(self, note: i64, hero: i64) -> None:
        super().__init__(note, hero)
        self.name = f"note {note + 1}: die of the {HERO_NAMES[hero]}"

    def carry_out(self, state: Quest) -> None:
        state.slots[THROWN_FOR] = int(self.note)
        state.first(NOTE_THROWS[self.hero])


class NoteThrow(SumDice):
    """One die for a hero, because a note says so."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"die of the {HERO_NAMES[hero]} for a note", 1)
        self.hero = hero

    def settle(self, state: Quest, outcome: Sum) -> None:
        follows: list[Step[Any]] = []
        notes: list[Note] = state.quest.notes
        note = state.slots[THROWN_FOR]
        state.slots[THROWN_FOR] = 0
        if note < len(notes):
            if state.chronicle is not None:
                events.hero_does(state, "event-note-throw", "HQ-004", self.hero, {"count": outcome.sum})
            for effect in notes[note].effects:
                if isinstance(effect, ThrowsDie):
                    guarded = effect.armour >= 0 and ready(state, self.hero, effect.armour)
                    faces = effect.faces_with if guarded else effect.faces
                    if outcome.sum in faces:
                        follows.extend(loses_body(state, self.hero + 1, effect.body, "HQ-004"))
        state.each(follows)


class Wakes(NoteEffect):
    """``do = "wake"``: a figure that stood there like a statue comes alive (HQ-103; quests 5, 11).

    It cannot be harmed before it has moved or attacked. With a chest it happens only while that is trapped.
    """

    def __init__(self, placed: i64, attacks: bool, chest: i64) -> None:
        self.placed = placed
        self.attacks = attacks
        self.chest = chest

    def happens(self, state: Quest, note: i64, hero: i64) -> list[Step[Any]]:
        if self.chest >= 0 and not chest_trap_waits(state, self.chest):
            return []
        figure = figure_of(state, self.placed)
        if figure < 0 or state.squares[figure] < 0:
            return []
        state.monster_effects[figure] = int((state.monster_effects[figure] & ~BIT[DORMANT]) | BIT[UNTOUCHED])
        if state.chronicle is not None:
            events.monster_does(state, "event-monster-wakes", "HQ-103", figure, {})
        return attacks_at_once(state, figure, somebody(state, hero)) if self.attacks else []


def figure_of(state: Quest, placed: i64) -> i64:
    """The figure on the board that the map shows with this number, -1 before it was set out."""
    for figure in range(len(state.placed)):
        if state.placed[figure] == placed:
            return figure
    return -1


def attacks_at_once(state: Quest, figure: i64, number: i64) -> list[Step[Any]]:
    """The figure goes up to the hero, if there is a square beside him, and attacks."""
    if number < 0:
        return []
    square = state.heroes[number].square
    if not beside(state, state.squares[figure], square):
        to = free_beside(state, square)
        if to < 0:
            return []
        put_monster(state, figure, to)
    state.monster_effects[figure] = int(state.monster_effects[figure] & ~BIT[UNTOUCHED])
    if state.chronicle is not None:
        events.monster_does(state, "event-attacks-at-once", "HQ-103", figure, {})
    return attack_by(state, FIRST_MONSTER + figure, number + 1, attack_dice(state, figure))


def free_beside(state: Quest, square: i64) -> i64:
    """A free square next to this one, with no wall between; -1 for none."""
    for direction in range(4):
        other = state.tables.board.beside[4 * square + direction]
        if other >= 0 and beside(state, square, other) and not state.at[other] and not solid(state, other):
            return other
    return -1


class Appears(NoteEffect):
    """``do = "appear"``: a figure that waits on the map comes to the board, an ally with a leader (HQ-103)."""

    def __init__(self, placed: i64, attacks: bool) -> None:
        self.placed = placed
        self.attacks = attacks

    def happens(self, state: Quest, note: i64, hero: i64) -> list[Step[Any]]:
        if self.placed in state.placed or len(state.kinds) >= MOST_MONSTERS:
            return []
        there = state.quest.monsters[self.placed]
        square = free_near(state, there.square)
        if square < 0:
            return []
        figure = new_monster(state, there.kind, square, self.placed)
        if kind_of(state, figure).ally:
            takes_lead(state, figure, somebody(state, hero))
        if state.chronicle is not None:
            events.monster_does(state, "event-monster-appears", "HQ-103", figure, {})
        return attacks_at_once(state, figure, somebody(state, hero)) if self.attacks else []


def free_near(state: Quest, square: i64) -> i64:
    """This square or the nearest free one of its room or corridor that has been set out; -1 for none."""
    best: i64 = -1
    least: i64 = 99
    for other in state.tables.board.squares_of[state.tables.board.rooms[square]]:
        if state.at[other] or solid(state, other) or (other != square and not state.sees(other)):
            continue
        across = other % WIDTH - square % WIDTH
        down = other // WIDTH - square // WIDTH
        distance = (across if across > 0 else -across) + (down if down > 0 else -down)
        if distance < least:
            least = distance
            best = other
    return best


class Alarm(NoteEffect):
    """``do = "alarm"``: everything that the map shows is set out, and all doors stand open (quest 2)."""

    def happens(self, state: Quest, note: i64, hero: i64) -> list[Step[Any]]:
        if state.chronicle is not None:
            events.happens(state, "event-alarm", "HQ-052", {})
        used = state.quest.used
        follows = sets_out(state, [square for square in range(len(used)) if used[square] and not state.sees(square)])
        doors = state.quest.doors
        for door in range(len(doors)):
            if not doors[door].secret and not doors[door].false:
                state.doors_seen |= BIT[door]
                state.doors_open |= BIT[door]
                if state.chronicle is not None:
                    events.door_is(state, "event-door-opens", "HQ-044", door, {})
        return follows


class RevealsDoor(NoteEffect):
    """``do = "door"``: a secret door, or a door, is there from now on and stands open (HQ-114; quest 5)."""

    def __init__(self, door: i64) -> None:
        self.door = door

    def happens(self, state: Quest, note: i64, hero: i64) -> list[Step[Any]]:
        if state.door_open(self.door):
            return []
        door_appears(state, self.door)
        number = somebody(state, hero)
        edge = state.quest.doors[self.door]
        square = state.heroes[number].square if number >= 0 else edge.first
        rooms = state.tables.board.rooms
        near = edge.first if rooms[edge.first] == rooms[square] else edge.second
        if state.edition.found_secret_doors_open or not edge.secret:
            return opens(state, self.door, near)
        return []


class MovesFurniture(NoteEffect):
    """``do = "furniture"``: a piece slides aside, or is gone (quest 5)."""

    def __init__(self, piece: i64) -> None:
        self.piece = piece

    def happens(self, state: Quest, note: i64, hero: i64) -> list[Step[Any]]:
        state.moved |= BIT[self.piece]
        if state.chronicle is not None:
            piece = state.quest.furniture[self.piece]
            said: dict[str, str | int] = {
                "furniture": piece.kind,
                "from": square_name(piece.squares[0]),
                "to": square_name(piece.moves_to[0]) if piece.moves_to else "",
            }
            events.happens(state, "event-furniture-moves", "HQ-004", said)
        return []


class Blocks(NoteEffect):
    """``do = "block"``: rocks fall on squares and bar the way, except where somebody stands (HQ-056; quest 12)."""

    def __init__(self, squares: list[int]) -> None:
        self.squares = squares

    def happens(self, state: Quest, note: i64, hero: i64) -> list[Step[Any]]:
        for square in self.squares:
            if not state.at[square] and square not in state.fallen:
                state.fallen.append(int(square))
                if state.chronicle is not None:
                    events.happens(state, "event-way-blocked", "HQ-056", {"fallen": square_name(square)})
        return []


class MovesHero(NoteEffect):
    """``do = "move-hero"``: the hero is somewhere else, or as near to it as there is room."""

    def __init__(self, square: i64) -> None:
        self.square = square

    def happens(self, state: Quest, note: i64, hero: i64) -> list[Step[Any]]:
        number = somebody(state, hero)
        if number < 0:
            return []
        to = free_near(state, self.square)
        return forced_to(state, number, to) if to >= 0 else []


class ThroughPortal(NoteEffect):
    """``do = "portal"``: the door is a portal, two dice name where the hero comes out (quest 10)."""

    def happens(self, state: Quest, note: i64, hero: i64) -> list[Step[Any]]:
        return passes(state, hero) if hero >= 0 else []


class GivesLoad(NoteEffect):
    """``do = "load"``: the hero gets a thing to carry; if he carries something, it lies where he stands (quest 12)."""

    def __init__(self, one: i64) -> None:
        self.one = one

    def happens(self, state: Quest, note: i64, hero: i64) -> list[Step[Any]]:
        number = somebody(state, hero)
        if number < 0 or state.loads[self.one] != loads.AT_PLACE:
            return []
        if state.heroes[number].carries >= 0:
            state.loads[self.one] = int(state.heroes[number].square)
        else:
            loads.gives(state, number, self.one)
        if state.chronicle is not None:
            events.hero_does(state, "event-note-load", "HQ-120", number, {})
        return []


class TakesEquipment(NoteEffect):
    """``do = "take-equipment"``: the heroes are without equipment, artifacts and spells (quest 6)."""

    def happens(self, state: Quest, note: i64, hero: i64) -> list[Step[Any]]:
        for number in state.order:
            takes_away(state, number)
        return []


def takes_away(state: Quest, number: i64) -> None:
    """A hero has his hands and his wits, nothing else (quest 6)."""
    hero = state.heroes[number]
    if hero.square < 0 or hero.has(BARE):
        return
    hero.effects |= BIT[BARE]
    state.slots[SPELLS_AWAY + number] = int(hero.spells)
    hero.spells = 0
    if state.chronicle is not None:
        events.hero_does(state, "event-equipment-taken", "HQ-004", number, {})


class GivesEquipmentBack(NoteEffect):
    """``do = "equipment-back"``: a hero has his own again (quest 6).

    ``for_all``: he carries that of the others, too; each gets his own in the same room or passage as the finder
    (``do = "equipment-shared"``). That the finder might keep some of it is left to the players: he hands it over.
    """

    def __init__(self, for_all: bool) -> None:
        self.for_all = for_all

    def happens(self, state: Quest, note: i64, hero: i64) -> list[Step[Any]]:
        number = somebody(state, hero)
        if number >= 0:
            gives_back(state, number)
            if self.for_all:
                state.slots[FINDER] = int(number + 1)
                shares_equipment(state)
        return []


class SharesEquipment(NoteEffect):
    """``do = "equipment-shared"``: whoever is where the finder is gets his own back (quest 6)."""

    def happens(self, state: Quest, note: i64, hero: i64) -> list[Step[Any]]:
        shares_equipment(state)
        return []


def gives_back(state: Quest, number: i64) -> None:
    """A hero has his equipment and his spells again."""
    hero = state.heroes[number]
    if hero.has(BARE):
        hero.effects &= ~BIT[BARE]
        hero.spells = state.slots[SPELLS_AWAY + number]
        state.slots[SPELLS_AWAY + number] = 0
        if state.chronicle is not None:
            events.hero_does(state, "event-equipment-back", "HQ-004", number, {})


def shares_equipment(state: Quest) -> None:
    """Everybody in the finder's room or passage has his own again."""
    finder = state.slots[FINDER] - 1
    if finder < 0 or state.heroes[finder].square < 0:
        return
    for number in state.order:
        square = state.heroes[number].square
        if square >= 0 and state.tables.board.same_place(square, state.heroes[finder].square):
            gives_back(state, number)


THROWS_DUE: Final[list[Step[Any]]] = [ThrowIsDue(note, hero) for note in range(MOST_NOTES) for hero in range(HEROES)]
NOTE_THROWS: Final[list[Step[Any]]] = [NoteThrow(hero) for hero in range(HEROES)]


def steps_of(tables: QuestScenario) -> list[Step[Any]]:
    """Dice that notes ask for, by note and hero, and by hero."""
    return [*THROWS_DUE, *NOTE_THROWS]
