"""What a person as game master changes by hand: small edits of the position, and what the heroes are told of them.

An edit is a table of plain values, ``do`` says which:

- ``move``: ``who`` (a hero, or ``figure 3``) stands on ``square``; who had left the board comes back;
- ``place``: a figure of this ``kind`` comes to ``square``;
- ``remove``: ``who``, a figure of the game master, leaves the board;
- ``body``, ``mind``: ``who`` has so many points (``value``);
- ``door``: the ``door`` between two squares, such as ``E3-F3``, stands ``open`` (1) or is closed (0);
- ``set-out``: ``squares``, separated by blanks, come to the board with all that the map shows there.

What has been seen stays seen: squares, doors and figures keep their place and number on the board.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.heroquest import events
from sagenwerk.heroquest.armoury import BuysItem, Enough, HandsGold
from sagenwerk.heroquest.asking import HERO_CHOOSES, QUEST_GOES_ON
from sagenwerk.heroquest.doors import opens
from sagenwerk.heroquest.explore import door_appears, door_name, sets_out
from sagenwerk.heroquest.fight import AttackWith
from sagenwerk.heroquest.figures import (
    alive,
    kind_of,
    monster_falls,
    new_monster,
    put_monster,
    shared_square,
    solid,
)
from sagenwerk.heroquest.hero_spells import SetRing
from sagenwerk.heroquest.march import MarchOn, asks_first, forced_to
from sagenwerk.heroquest.monsters import MASTER_CHOOSES
from sagenwerk.heroquest.position import SQUARE_NAMES
from sagenwerk.heroquest.potions import Drink, Give
from sagenwerk.heroquest.preparing import TakesElement
from sagenwerk.heroquest.scenario import HERO_NAMES, HEROES, MOST_MONSTERS
from sagenwerk.heroquest.state import BIT, FIRST_MONSTER, IN_QUEST, Quest
from sagenwerk.heroquest.story import follow, story_so_far
from sagenwerk.heroquest.turn import on_the_way
from sagenwerk.kernel.contract import Action, Event, Step
from sagenwerk.kernel.game import NotChanged

#: The most points of body or mind that a figure may be given.
MOST_POINTS: Final[i64] = 99


def looks(seen: Quest, action: Action[Any]) -> bool:
    """Whether what an action does may depend on the map, be it that nothing is there: whoever walks learns of no trap.

    Not so what is done with what lies on the table (purchases, choices of spells and weapons, potions, gifts), nor
    asking somebody whether he lets a hero pass. ``seen`` is what the heroes see before it.
    """
    if isinstance(action, MarchOn):
        return not asks_first(seen, action)
    return not isinstance(action, (AttackWith, BuysItem, Drink, Enough, Give, HandsGold, SetRing, TakesElement))


def edited(state: Quest, edits: list[dict[str, Any]]) -> Quest:
    """The state after these edits, in order; the notes of the quest that they set off have happened.

    Raises ``NotChanged`` for the first edit that cannot be, and in the middle of an attack, a throw or a question.
    """
    if len(state.agenda) != 2 or state.agenda[1] not in (HERO_CHOOSES, MASTER_CHOOSES):
        raise NotChanged("heroquest-edit-not-now", {})
    twin = state.clone()
    twin.agenda = [QUEST_GOES_ON]
    twin.offers = None
    follows: list[Step[Any]] = []
    for edit in edits:
        follows.extend(edit_of(twin, edit))
    twin.each(follows)
    twin.go_on()
    return twin


def edit_of(state: Quest, edit: dict[str, Any]) -> list[Step[Any]]:
    """Carry out one edit; what follows from it."""
    what = str(edit.get("do", ""))
    if what == "move":
        return moves(state, occupant_named(state, edit), square_named(edit))
    if what == "place":
        return places(state, str(edit.get("kind", "")), square_named(edit))
    if what == "remove":
        return removes(state, occupant_named(state, edit))
    if what in ("body", "mind"):
        return sets_points(state, what, occupant_named(state, edit), number_in(edit, "value"))
    if what == "door":
        return sets_door(state, str(edit.get("door", "")), number_in(edit, "open") != 0)
    if what == "set-out":
        return shows(state, str(edit.get("squares", "")).split())
    raise NotChanged("heroquest-edit-unknown", {"name": what[:40]})


def square_named(edit: dict[str, Any]) -> i64:
    """The square that an edit names."""
    name = str(edit.get("square", ""))
    if name not in SQUARE_NAMES:
        raise NotChanged("heroquest-edit-no-square", {"name": name[:40]})
    return SQUARE_NAMES.index(name)


def number_in(edit: dict[str, Any], key: str) -> i64:
    """A number of an edit, 0 where it is missing."""
    number = edit.get(key, 0)
    if not isinstance(number, int) or not 0 <= number <= MOST_POINTS:
        raise NotChanged("heroquest-edit-number", {"most": int(MOST_POINTS)})
    return number


def occupant_named(state: Quest, edit: dict[str, Any]) -> i64:
    """Hero + 1, or FIRST_MONSTER + figure."""
    name = str(edit.get("who", ""))
    if name in HERO_NAMES and HERO_NAMES.index(name) in state.order:
        return HERO_NAMES.index(name) + 1
    number = name.removeprefix("figure ")
    if number.isascii() and number.isdigit() and 1 <= int(number[:6]) <= len(state.kinds) and number != name:
        return FIRST_MONSTER + int(number) - 1
    raise NotChanged("heroquest-edit-nobody", {"name": name[:40]})


def check_free(state: Quest, square: i64, for_hero: bool) -> None:
    """Raises ``NotChanged`` unless somebody may stand there (HQ-025, HQ-031)."""
    if solid(state, square):
        raise NotChanged("heroquest-edit-solid", {"square": SQUARE_NAMES[square]})
    there = state.at[square]
    if there and not (for_hero and there <= HEROES and shared_square(state, square)):
        raise NotChanged("heroquest-edit-taken", {"square": SQUARE_NAMES[square]})
    if not for_hero and not state.sees(square):
        raise NotChanged("heroquest-edit-not-set-out", {"square": SQUARE_NAMES[square]})


def moves(state: Quest, occupant: i64, square: i64) -> list[Step[Any]]:
    """A figure is put somewhere else; a hero looks around there (HQ-051)."""
    check_free(state, square, occupant <= HEROES)
    if occupant > HEROES:
        figure = occupant - FIRST_MONSTER
        if not alive(state, figure):
            state.bodies[figure] = int(kind_of(state, figure).body)
        put_monster(state, figure, square)
        if state.turn < 0 and figure == state.figure:
            goes_on_from(state, square)
        return []
    hero = state.heroes[occupant - 1]
    hero.where = IN_QUEST
    hero.body = max(hero.body, 1)
    hero.mind = max(hero.mind, 1)
    follows = forced_to(state, occupant - 1, square)
    if state.turn == occupant - 1:
        goes_on_from(state, square)
    return follows


def goes_on_from(state: Quest, square: i64) -> None:
    """Whoever is on turn stands somewhere else: the way so far ends here, or has not begun."""
    if not on_the_way(state):
        state.trail = [int(square)]
    elif state.trail[-1] != square:
        state.trail.append(int(square))


def places(state: Quest, name: str, square: i64) -> list[Step[Any]]:
    """A figure comes to the board with the numbers of its kind (HQ-133)."""
    check_free(state, square, False)
    if len(state.kinds) >= MOST_MONSTERS:
        raise NotChanged("heroquest-edit-too-many", {"most": int(MOST_MONSTERS)})
    names = [kind.name for kind in state.quest.kinds]
    if name not in names:
        raise NotChanged("heroquest-edit-kind", {"name": name[:40]})
    new_monster(state, names.index(name), square, -1)
    return []


def removes(state: Quest, occupant: i64) -> list[Step[Any]]:
    """A figure of the game master leaves the board, without what its death would bring."""
    if occupant <= HEROES:
        raise NotChanged("heroquest-edit-hero-stays", {})
    figure = occupant - FIRST_MONSTER
    if figure == state.figure:
        raise NotChanged("heroquest-edit-on-turn", {})
    if alive(state, figure):
        monster_falls(state, figure)
    return []


def sets_points(state: Quest, what: str, occupant: i64, value: i64) -> list[Step[Any]]:
    """Points of body or mind; nobody is killed by hand."""
    most = MOST_POINTS
    if occupant <= HEROES:
        hero = state.heroes[occupant - 1]
        most = hero.most_body if what == "body" else hero.most_mind
        there = hero.square >= 0
    else:
        there = alive(state, occupant - FIRST_MONSTER)
    if not there:
        raise NotChanged("heroquest-edit-off-the-board", {})
    # A beast may have no mind at all.
    least: i64 = 0 if what == "mind" and occupant > HEROES else 1
    if not least <= value <= most:
        raise NotChanged("heroquest-edit-points", {"least": int(least), "most": int(most)})
    if occupant > HEROES and what == "body":
        state.bodies[occupant - FIRST_MONSTER] = int(value)
    elif occupant > HEROES:
        state.minds[occupant - FIRST_MONSTER] = int(value)
    elif what == "body":
        state.heroes[occupant - 1].body = value
    else:
        state.heroes[occupant - 1].mind = value
    return []


def sets_door(state: Quest, name: str, stands_open: bool) -> list[Step[Any]]:
    """A door opens or closes, a secret one too; what lies behind an open one is set out (HQ-043)."""
    for door in range(len(state.quest.doors)):
        if door_name(state, door) != name:
            continue
        edge = state.quest.doors[door]
        if edge.false:
            raise NotChanged("heroquest-edit-false-door", {"door": name})
        if not state.sees(edge.first) and not (edge.second >= 0 and state.sees(edge.second)):
            raise NotChanged("heroquest-edit-not-set-out", {"square": name})
        door_appears(state, door)
        if state.door_open(door) == stands_open:
            return []
        if stands_open:
            return opens(state, door, edge.first if state.sees(edge.first) else edge.second)
        state.doors_open &= ~BIT[door]
        return []
    raise NotChanged("heroquest-edit-no-door", {"name": name[:40]})


def shows(state: Quest, names: list[str]) -> list[Step[Any]]:
    """Squares come to the board with what the map shows on them (HQ-052)."""
    fresh: list[int] = []
    for name in names:
        square = square_named({"square": name})
        if not state.quest.used[square]:
            raise NotChanged("heroquest-edit-solid", {"square": name})
        if not state.sees(square) and int(square) not in fresh:
            fresh.append(int(square))
    return sets_out(state, fresh)


def changed(before: Quest, after: Quest) -> list[Event]:
    """Lines for everybody: that something was changed, and how what they see stands now.

    Raises ``NotChanged`` if ``after`` has other heroes or rules, or if something would have to be unseen.
    """
    if before.order != after.order or before.options.chosen != after.options.chosen:
        raise NotChanged("server-other-heroes", {})
    was = story_so_far(before)
    now = story_so_far(after)
    seen = after.view(-4)
    told: list[Event] = []
    seen.chronicle = told
    events.happens(seen, "event-changed", "", {})
    tell_figures(seen, was, now)
    tell_map(seen, was, now)
    tell_searches(seen, was, now)
    if was["turn"] != now["turn"]:
        if seen.turn >= 0:
            events.hero_does(seen, "event-turn-begins", "HQ-010", seen.turn, {})
        else:
            events.happens(seen, "event-master-turn", "HQ-100", {})
    if was["result"] != now["result"]:
        events.happens(seen, f"event-{now['result']}", "", {})
    for event in told:
        follow(was, event)
    if was != now:
        raise NotChanged("heroquest-edit-unseen", {})
    return told


def tell_figures(seen: Quest, was: dict[str, Any], now: dict[str, Any]) -> None:
    """Sheets of heroes and figures of the game master that differ."""
    for number in seen.order:
        if was["heroes"][HERO_NAMES[number]] != now["heroes"][HERO_NAMES[number]]:
            events.hero_does(seen, "event-changed-hero", "", number, {})
    for figure in range(len(seen.kinds)):
        if was["figures"].get(str(figure + 1)) != now["figures"][str(figure + 1)]:
            message = "event-changed-figure" if alive(seen, figure) else "event-changed-figure-gone"
            events.monster_does(seen, message, "", figure, {})


def tell_map(seen: Quest, was: dict[str, Any], now: dict[str, Any]) -> None:
    """Squares, doors, traps and blocks that differ."""
    fresh = [square for square in now["set_out"] if square not in was["set_out"]]
    if fresh:
        events.happens(seen, "event-set-out", "HQ-052", {"squares": " ".join(fresh)})
    for door in range(len(seen.quest.doors)):
        name = door_name(seen, door)
        if was["doors"].get(name) != now["doors"][name]:
            events.door_is(seen, "event-changed-door", "", door, {})
    for trap in range(len(seen.quest.traps)):
        name = SQUARE_NAMES[seen.quest.traps[trap].square]
        if was["traps"].get(name) != now["traps"][name]:
            events.trap_is(seen, "event-changed-trap", "", trap, {})
    for square in now["fallen"]:
        if square not in was["fallen"]:
            events.happens(seen, "event-changed-block", "", {"fallen": square})
    for square in was["fallen"]:
        if square not in now["fallen"]:
            events.happens(seen, "event-changed-block-gone", "", {"cleared": square})


def tell_searches(seen: Quest, was: dict[str, Any], now: dict[str, Any]) -> None:
    """Chests, treasure cards and things lying about that differ."""
    for chest in now["chests"]:
        if chest not in was["chests"]:
            events.happens(seen, "event-changed-chest", "", {"chest": chest})
    for card in range(len(seen.deck)):
        name = seen.tables.treasure_names[card]
        if was["deck"][name] != now["deck"][name]:
            events.card_is(seen, "event-changed-cards", "", card, {})
    for area in range(len(seen.left_gold)):
        if was["left"].get(str(area)) != now["left"].get(str(area)):
            events.lies_about(seen, "event-changed-things", "", area, {})
