"""A table to try rules of HeroQuest at: the printed board without a map, and what a test puts on it.

``given()`` (or the fixture ``table``) is an empty board of the first European printing on which everything has been set
out; nobody stands on it yet. Squares are names such as "B2" (column letter and row), heroes and kinds of monsters too::

    table.hero("barbarian", "B2", items="broadsword shield", body=3).monster("orc", "B3").turn("barbarian")
    table.do("attack with broadsword", "attack monster 1").throws(skulls=2).throws(black=1)
    assert table.sheet("barbarian").body == 3

Monsters are numbered from 1 as they are put there. ``given("us", passing_heroes="asked")`` takes another edition and
other options. ``door``, ``trap``, ``furniture``, ``blocked``, ``stairs`` add to the map; ``dark`` takes back what was
set out, so that heroes discover it; ``works`` gives effects. Chance is answered with ``throws`` (combat dice:
kinds that are not named get what is left of the dice), ``sums`` (six-sided dice) or ``do`` with an outcome's name.
``carry_out(loses_body(table.state, occupant("elf"), 1, "HQ-142"))`` runs steps as if a rule had brought them.
"""

from __future__ import annotations

from typing import Any, Self

from situation import Situation

from sagenwerk.content import heroquest_box
from sagenwerk.heroquest import state as states
from sagenwerk.heroquest.asking import QUEST_GOES_ON, HeroChooses
from sagenwerk.heroquest.board import BACK, SQUARES, direction_of, square_at
from sagenwerk.heroquest.dice import CombatThrow, Sum
from sagenwerk.heroquest.figures import new_monster, put_hero
from sagenwerk.heroquest.monsters import MasterChooses
from sagenwerk.heroquest.options import QuestOptions
from sagenwerk.heroquest.scenario import (
    FOUND,
    HERO_NAMES,
    HIDDEN,
    REMOVED,
    SPELL_NAMES,
    SPRUNG,
    TRAP_NAMES,
    Door,
    Furniture,
    QuestMap,
    Trap,
)
from sagenwerk.heroquest.state import BIT, FIRST_MONSTER, IN_QUEST, WORD_BITS, WORDS, Hero, Quest
from sagenwerk.heroquest.turn import begin_turn
from sagenwerk.heroquest.wounds import ONE_POTION
from sagenwerk.kernel import CHANCE, GAME_MASTER, Action, Step

#: How a trap lies there.
TRAP_STATES = {"hidden": HIDDEN, "found": FOUND, "sprung": SPRUNG, "removed": REMOVED}

#: The shipped tables, without any quest's map.
TABLES = heroquest_box.load("quest-1").public
#: What a kind like a printed one has from it.
NUMBERS = ["group", "move", "attack", "defend", "body", "mind", "diagonal", "immune_to_spells", "immune_to_fire"]


def at(name: str) -> int:
    """The number of a square: ``at("B2")``."""
    return int(square_at(ord(name[0]) - ord("A"), int(name[1:]) - 1))


class Table(Situation[Quest]):
    """A quest with short forms; in short names of actions whoever is asked is meant."""

    @property
    def acting(self) -> str:
        actor = self.state.actor
        if actor == CHANCE:
            actor = self.state.turn
        return HERO_NAMES[actor] if actor >= 0 else "game master"

    # Given

    def hero(self, name: str, square: str = "", **sheet: Any) -> Self:  # type: ignore[override]
        """A hero stands on a square; ``items`` and ``spells`` by name, ``potions`` by name (twice for two), numbers."""
        number = HERO_NAMES.index(name)
        hero = self.state.heroes[number]
        tables = self.state.tables
        for key, value in sheet.items():
            if key == "items":
                hero.items = sum(BIT[tables.item_names.index(item)] for item in value.split())
            elif key == "potions":
                hero.potions = sum(ONE_POTION[self.potion(potion)] for potion in value.split())
            elif key == "spells":
                hero.spells = sum(BIT[self.spell(spell)] for spell in value.split())
            else:
                assert hasattr(hero, key), key
                setattr(hero, key, value)
        hero.where = IN_QUEST
        if square:
            put_hero(self.state, number, at(square))
        return self

    def monster(self, kind: str, square: str, **numbers: Any) -> Self:
        """The next figure of the game master, numbered from 1; ``body`` or ``mind`` now, ``works`` on it by name.

        Other numbers make a kind of its own of it: ``attack=4``, ``diagonal=True``, ``only_weapon="spirit-blade"``.
        """
        quest = self.state.quest
        place = [entry.name for entry in quest.kinds].index(kind)
        now = {key: numbers.pop(key) for key in ("body", "mind", "works") if key in numbers}
        if numbers:
            place = self.own_kind(place, numbers)
        figure = int(new_monster(self.state, place, at(square), -1))
        self.state.bodies[figure] = now.get("body", self.state.bodies[figure])
        self.state.minds[figure] = now.get("mind", self.state.minds[figure])
        for effect in str(now.get("works", "")).split():
            self.state.monster_effects[figure] |= BIT[self.effect(effect)]
        while len(self.state.figure_done) < len(self.state.kinds):
            self.state.figure_done.append(0)
        self.fresh()
        return self

    def own_kind(self, place: int, numbers: dict[str, Any]) -> int:
        """A kind like a printed one with numbers of its own."""
        like = self.state.quest.kinds[place]
        kind = type(like)(f"{like.name} {len(self.state.quest.kinds)}", like.figure)
        for key in NUMBERS:
            setattr(kind, key, getattr(like, key))
        kind.spells = like.spells[:]
        for key, value in numbers.items():
            assert hasattr(kind, key), key
            setattr(kind, key, self.state.tables.item_names.index(value) if key == "only_weapon" else value)
        self.state.quest.kinds.append(kind)
        return len(self.state.quest.kinds) - 1

    def door(self, name: str, *, open: bool = False, secret: bool = False, known: bool = True) -> Self:
        """A door between two squares: ``door("E3-F3", open=True)``; an unknown one has not been set out."""
        first, second = (at(square) for square in name.split("-"))
        quest = self.state.quest
        number = len(quest.doors)
        quest.doors.append(Door(first, second, secret, False))
        direction = direction_of(first, second)
        quest.door_at[4 * first + direction] = number
        quest.door_at[4 * second + BACK[direction]] = number
        self.state.doors_seen |= BIT[number] if known else 0
        self.state.doors_open |= BIT[number] if open else 0
        self.fresh()
        return self

    def trap(self, kind: str, square: str, lies: str = "hidden", lands_on: str = "") -> Self:
        """A trap: ``pit``, ``falling-block``, ``spear``; it lies ``hidden``, ``found``, ``sprung`` or ``removed``."""
        quest = self.state.quest
        quest.trap_at[at(square)] = len(quest.traps)
        quest.traps.append(Trap(TRAP_NAMES.index(kind), at(square), at(lands_on) if lands_on else -1))
        self.state.traps.append(int(TRAP_STATES[lies]))
        self.fresh()
        return self

    def furniture(self, kind: str, squares: str, **more: Any) -> Self:
        """A piece of furniture on these squares: ``furniture("chest", "C3", chest=True, trapped=True)``."""
        quest = self.state.quest
        piece = Furniture(kind, [at(square) for square in squares.split()], 0)
        for key, value in more.items():
            assert hasattr(piece, key), key
            setattr(piece, key, value)
        for square in piece.squares:
            quest.furniture_at[square] = len(quest.furniture)
        quest.furniture.append(piece)
        self.fresh()
        return self

    def blocked(self, squares: str) -> Self:
        """Blocked squares of the map."""
        for square in squares.split():
            self.state.quest.blocked.append(at(square))
            self.state.quest.blocked_at[at(square)] = True
        self.fresh()
        return self

    def unused(self, squares: str) -> Self:
        """Squares that the quest's map does not use."""
        for square in squares.split():
            self.state.quest.used[at(square)] = False
        self.fresh()
        return self

    def stairs(self, squares: str) -> Self:
        """Where the stairs lie."""
        self.state.quest.stairs = [at(square) for square in squares.split()]
        self.fresh()
        return self

    def dark(self, except_for: str = "") -> Self:
        """Nothing has been set out, except for these squares."""
        self.state.seen = [0] * int(WORDS)
        self.state.doors_seen = 0
        for square in except_for.split():
            self.state.seen[at(square) // WORD_BITS] |= BIT[at(square) % WORD_BITS]
        self.fresh()
        return self

    def works(self, name: str, *effects: str) -> Self:
        """Something works on a hero: ``works("elf", "in-pit", "courage")``."""
        for effect in effects:
            self.state.heroes[HERO_NAMES.index(name)].effects |= BIT[self.effect(effect)]
        self.fresh()
        return self

    def turn(self, name: str, **fields: Any) -> Self:
        """It is the turn of a hero or of the ``game master``; other fields of the state as named (``steps_left=5``)."""
        number = -1 if name == "game master" else HERO_NAMES.index(name)
        begin_turn(self.state, number)
        self.state.figure_done = [0] * len(self.state.kinds)
        return self.now(**fields)

    def now(self, **fields: Any) -> Self:
        """Fields of the state as named; the turn goes on."""
        for key, value in fields.items():
            assert hasattr(self.state, key), key
            setattr(self.state, key, value)
        self.state.agenda = [QUEST_GOES_ON]
        self.fresh()
        self.state.go_on()
        return self

    def fresh(self) -> None:
        """What could be done before, and what was seen beside the squares, counts no longer."""
        self.state.offers = None
        self.state.quest.close_by = []

    # When

    def carry_out(self, steps: list[Step[Any]]) -> Self:
        """Steps happen now, as if what whoever is on turn chose had brought them."""
        if isinstance(self.state.question(), (HeroChooses, MasterChooses)):
            self.state.agenda.pop()
        self.state.each(steps)
        self.state.offers = None
        self.state.go_on()
        return self

    def throws(self, skulls: int | None = None, white: int | None = None, black: int | None = None) -> Self:
        """Combat dice fall so; what is left of them shows the first kind not named: white, black, skulls."""
        throws = [throw for throw in self.state.legal_actions() if isinstance(throw, CombatThrow)]
        assert throws, f"no combat dice are thrown, but {self.state.question().name}"
        dice = int(throws[0].skulls + throws[0].white + throws[0].black)
        wanted = {"white": white, "black": black, "skulls": skulls}
        left = dice - sum(number or 0 for number in wanted.values())
        for kind, number in wanted.items():
            if number is None:
                wanted[kind], left = left, 0
        for throw in throws:
            if throw.skulls == wanted["skulls"] and throw.white == wanted["white"] and throw.black == wanted["black"]:
                self.state.apply(throw)
                return self
        raise AssertionError(f"{dice} combat dice cannot show {wanted}")

    def sums(self, total: int) -> Self:
        """Six-sided dice add up to this."""
        for throw in self.state.legal_actions():
            if isinstance(throw, Sum) and throw.sum == total:
                self.state.apply(throw)
                return self
        raise AssertionError(f"{total} cannot come at {self.state.question().name}")

    # Then

    def sheet(self, name: str) -> Hero:
        """A hero as he is now."""
        return self.state.heroes[HERO_NAMES.index(name)]

    def body(self, monster: int) -> int:
        """Body points of the monster with this number, 0 for one that has fallen."""
        return int(self.state.bodies[monster - 1])

    def where(self, who: str | int) -> str:
        """The square of a hero or of a monster by number; empty beside the board."""
        square = self.state.squares[who - 1] if isinstance(who, int) else self.sheet(who).square
        return f"{'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[square % 26]}{square // 26 + 1}" if square >= 0 else ""

    @property
    def question(self) -> str:
        """What is asked now."""
        return self.state.question().name

    @property
    def asked(self) -> str:
        """Who decides now: a hero, ``game master`` or ``chance``."""
        actor = self.state.actor
        return HERO_NAMES[actor] if actor >= 0 else {GAME_MASTER: "game master", CHANCE: "chance"}[int(actor)]

    @property
    def dice(self) -> int:
        """How many dice are thrown now."""
        throw = self.state.legal_actions()[0]
        return int(throw.name.split()[0])

    def says(self, message: str) -> list[dict[str, Any]]:
        """What every line of the chronicle of this kind says."""
        return [dict(event.arguments) for event in self.state.chronicle or [] if event.message == message]

    def rules(self, message: str) -> set[str]:
        """The rules that made these lines."""
        return {event.rule for event in self.state.chronicle or [] if event.message == message}

    def agrees(self) -> Self:
        """What is offered is exactly what is not refused, in the order of the catalogue."""
        question = self.state.question()
        offered = self.state.legal_actions()
        allowed: list[Action[Any]] = [
            action
            for action in self.state.scenario.actions.all
            if question.takes(action) and action.refusal(self.state) is None
        ]
        assert [action.name for action in offered] == [action.name for action in allowed]
        return self

    # Names

    def potion(self, name: str) -> int:
        """The number of a potion."""
        return [potion.name for potion in self.state.tables.potions].index(name)

    @staticmethod
    def spell(name: str) -> int:
        """The number of a hero's spell."""
        return SPELL_NAMES.index(name)

    @staticmethod
    def effect(name: str) -> int:
        """The number of an effect: ``in-pit``, ``rock-skin``."""
        return int(getattr(states, name.upper().replace("-", "_")))


def empty_map(kinds: list[Any]) -> QuestMap:
    """A map that uses every square and shows nothing."""
    quest = QuestMap("trial")
    squares = int(SQUARES)
    quest.used = [True] * squares
    quest.kinds = list(kinds)
    quest.furniture_at = [-1] * squares
    quest.trap_at = [-1] * squares
    quest.placed_at = [-1] * squares
    quest.blocked_at = [False] * squares
    quest.door_at = [-1] * (4 * squares)
    return quest


def given(edition: str = "eu1", heroes: str = "barbarian dwarf elf wizard", **options: str) -> Table:
    """An empty board: the edition, who plays, clockwise, and options by name (``passing_heroes="asked"``)."""
    chosen = QuestOptions({"edition": edition, **options})
    order = [HERO_NAMES.index(name) for name in heroes.split()]
    state = Quest(TABLES, chosen, order, [Hero(number) for number in range(len(HERO_NAMES))])
    state.quest = empty_map(state.edition.kinds)
    for number in order:
        hero = state.heroes[number]
        hero.body = hero.most_body = state.edition.body[number]
        hero.mind = hero.most_mind = state.edition.mind[number]
        if state.edition.start_weapon and state.edition.start_weapon[number] >= 0:
            hero.items = BIT[state.edition.start_weapon[number]]
    state.seen = [2**62 - 1] * int(WORDS)
    state.deck = [int(card.count) for card in state.edition.treasure]
    state.armoury = [int(item.cards) for item in state.edition.items]
    state.agenda = [QUEST_GOES_ON]
    return Table(state)


def occupant(who: str | int) -> int:
    """The number by which rules name a figure on a square: ``occupant("elf")``, ``occupant(1)`` for a monster."""
    return int(FIRST_MONSTER) + who - 1 if isinstance(who, int) else HERO_NAMES.index(who) + 1
