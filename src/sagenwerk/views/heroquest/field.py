"""What stands and lies on a square and on its four sides, and what the acting figure may and may not do there."""

from __future__ import annotations

from typing import Any

from sagenwerk.heroquest import monsters, search
from sagenwerk.heroquest.board import CORRIDOR, DIRECTIONS, direction_of
from sagenwerk.heroquest.doors import door_beside
from sagenwerk.heroquest.explore import area_of
from sagenwerk.heroquest.figures import furniture_on, hero_at, kind_of, monster_at
from sagenwerk.heroquest.gear import ready
from sagenwerk.heroquest.leftovers import things_lie
from sagenwerk.heroquest.position import SQUARE_NAMES, effects_of
from sagenwerk.heroquest.scenario import HERO_NAMES, HEROES, HIDDEN, TRAP_NAMES
from sagenwerk.heroquest.state import BIT, Quest, bits
from sagenwerk.kernel import CHANCE, NOBODY, Action, Refusal
from sagenwerk.views.heroquest.aims import aims
from sagenwerk.views.heroquest.offers import arguments, label, offer
from sagenwerk.views.heroquest.routes import place_of, routes
from sagenwerk.views.heroquest.table import items_of, potions_named
from sagenwerk.views.shell import FieldSays, Sentence, WhyNot

#: What can be on a side of a square.
SIDES = ("wall", "door-closed", "door-open", "door-false", "secret-door", "dark", "furniture", "rock", "free")


def field_says(state: Quest, name: str) -> FieldSays:
    """Everything about one square. Raises ``ValueError`` for a name that is on no board."""
    if name not in SQUARE_NAMES:
        raise ValueError(f"there is no square {name!r}")
    square = SQUARE_NAMES.index(name)
    possible: list[WhyNot] = []
    refused: list[WhyNot] = []
    if state.actor not in (CHANCE, NOBODY):
        offered_here(state, name, possible)
        ways_there(state, square, possible, refused)
        for action in conceivable(state, square):
            why = state.refusal(action)
            # A search that this edition does not know is nothing that anybody would want.
            if why is not None and why is not search.NO_SUCH_SEARCH:
                refused.append(refused_because(state, action, why))
    return FieldSays(name, here(state, square), possible, refused)


def refused_because(state: Quest, action: Action[Any], why: Refusal) -> WhyNot:
    """The reason with its rule."""
    said = {**arguments(state, action), **why.arguments(state, action)}
    return WhyNot(label(state, action), reason=Sentence(why.message, said), rule=why.rule)


def offered_here(state: Quest, name: str, possible: list[WhyNot]) -> None:
    """Offers about this square, steps apart, and weapons and spells that reach somebody there."""
    for action in state.legal_actions():
        one = offer(state, action)
        if one.label.args.get("square") == name and one.kind not in ("step", "figure-step"):
            possible.append(WhyNot(one.label, action=one.name))
    for aim in aims(state):
        if aim.square == name:
            possible.append(WhyNot(aim.with_what, action=aim.actions[0]))


def ways_there(state: Quest, square: int, possible: list[WhyNot], refused: list[WhyNot]) -> None:
    """Whether the figure on turn can march there now, in one step or several."""
    start = place_of(state)
    if start < 0 or start == square:
        return
    name = SQUARE_NAMES[square]
    for route in routes(state):
        if route.target == name:
            said: dict[str, str | int] = {"square": name, "count": len(route.actions)}
            possible.append(WhyNot(Sentence("offer-go-there", said), action=route.actions[0]))
            return
    side = int(direction_of(start, square))
    if side >= 0:
        step = state.tables.steps_to[state.turn][side] if state.turn >= 0 else state.tables.figure_steps[side]
        why = state.refusal(step)
        if why is not None:
            refused.append(refused_because(state, step, why))
        return
    go = Sentence("offer-go-there", {"square": name, "count": 0})
    if not state.sees(square):
        refused.append(WhyNot(go, reason=Sentence("refusal-not-explored"), rule="HQ-051"))
    elif state.steps_left < 0:
        refused.append(WhyNot(go, reason=Sentence("refusal-roll-first"), rule="HQ-021"))
    else:
        left = max(0, int(state.steps_left))
        refused.append(WhyNot(go, reason=Sentence("refusal-too-far", {"count": left}), rule="HQ-022"))


def conceivable(state: Quest, square: int) -> list[Action[Any]]:
    """What somebody might want to do to whoever or whatever is on this square, possible things left out later."""
    tables = state.tables
    if state.turn < 0:
        hero = int(hero_at(state, square))
        return [tables.figure_attacks[hero]] if hero >= 0 and monsters.chosen(state) >= 0 else []
    number = int(state.turn)
    actions: list[Action[Any]] = []
    if monster_at(state, square) >= 0 and not any(aim.square == SQUARE_NAMES[square] for aim in aims(state)):
        for row in tables.attacks[number]:
            actions += [action for action in row if has_weapon(state, number, action)]
    side = int(direction_of(state.hero.square, square)) if state.hero.square >= 0 else -1
    if side >= 0:
        if door_beside(state, state.hero.square, side) >= 0:
            actions.append(tables.open_doors[number][side])
        piece = int(furniture_on(state, square))
        if state.sees(square) and piece >= 0 and state.quest.furniture[piece].chest:
            actions.append(tables.open_chests[number][side])
    if square == state.hero.square:
        actions += tables.searches[number]
    return actions


def has_weapon(state: Quest, number: int, action: Any) -> bool:
    """Whether the hero has the weapon of an attack, or it is one without."""
    return bool(action.item < 0 or ready(state, number, action.item))


def here(state: Quest, square: int) -> list[Sentence]:
    """What stands and lies here, and what is on the four sides, in sentences."""
    if not state.sees(square):
        return [Sentence("here-dark")]
    room = state.tables.board.rooms[square]
    said: list[Sentence] = [Sentence("here-passage") if room == CORRIDOR else Sentence("here-room", {"number": room})]
    said += figures_here(state, square)
    said += things_here(state, square)
    for side in range(len(DIRECTIONS)):
        what = on_side(state, square, side)
        said.append(Sentence("here-side", {"side": DIRECTIONS[side], "what": what}))
    return said


def figures_here(state: Quest, square: int) -> list[Sentence]:
    """Who stands here."""
    said: list[Sentence] = []
    for number in state.order:
        hero = state.heroes[number]
        if hero.square == square:
            said.append(Sentence("here-hero", {"hero": HERO_NAMES[number], "body": int(hero.body)}))
            said += [Sentence("here-effect", {"effect": effect}) for effect in effects_of(hero.effects)]
    figure = int(monster_at(state, square))
    if figure >= 0:
        kind = kind_of(state, figure)
        values: dict[str, str | int] = {
            "kind": kind.name,
            "move": int(kind.move),
            "attack": int(kind.attack),
            "defend": int(kind.defend),
            "body": state.bodies[figure],
            "mind": state.minds[figure],
        }
        said.append(Sentence("here-kind", values))
        said += [Sentence("here-effect", {"effect": effect}) for effect in effects_of(state.monster_effects[figure])]
    return said


def things_here(state: Quest, square: int) -> list[Sentence]:
    """What lies or stands here besides figures."""
    said: list[Sentence] = []
    quest = state.quest
    piece = int(furniture_on(state, square))
    if piece >= 0:
        said.append(Sentence("here-furniture", {"furniture": quest.furniture[piece].kind}))
        if quest.furniture[piece].chest:
            said.append(Sentence("here-chest-open" if state.chests_open & BIT[piece] else "here-chest-closed"))
    if quest.blocked_at[square] or square in state.fallen:
        said.append(Sentence("here-rock"))
    trap = quest.trap_at[square]
    if trap >= 0 and state.traps[trap] != HIDDEN:
        said.append(Sentence("here-trap", {"trap": TRAP_NAMES[quest.traps[trap].kind]}))
    if square in quest.stairs:
        said.append(Sentence("here-stairs"))
    if square in state.loads:
        said.append(Sentence("here-load"))
    area = int(area_of(state, square))
    if things_lie(state, area):
        if state.left_gold[area]:
            said.append(Sentence("here-gold", {"count": state.left_gold[area]}))
        said += [Sentence("here-item", {"item": item}) for item in items_of(state, state.left_items[area])]
        said += [
            Sentence("here-potion", {"potion": potion, "count": count})
            for potion, count in potions_named(state, state.left_potions[area]).items()
        ]
    searched = state.treasure_searched[area]
    if searched:
        said += [Sentence("here-searched", {"hero": HERO_NAMES[hero]}) for hero in bits(searched) if hero < HEROES]
    if (state.traps_searched >> area) & 1:
        said.append(Sentence("here-no-traps"))
    if square in state.trail[:-1]:
        said.append(Sentence("here-used"))
    return said


def on_side(state: Quest, square: int, side: int) -> str:
    """What is on a side of a square that has been set out: one of ``SIDES``."""
    door = int(door_beside(state, square, side))
    if door >= 0:
        if (state.false_known >> door) & 1:
            return "door-false"
        if not state.door_open(door):
            return "door-closed"
        return "secret-door" if state.quest.doors[door].secret else "door-open"
    if state.tables.board.walls[4 * square + side]:
        return "wall"
    other = state.tables.board.beside[4 * square + side]
    if not state.sees(other):
        return "dark"
    if furniture_on(state, other) >= 0:
        return "furniture"
    return "rock" if state.quest.blocked_at[other] or other in state.fallen else "free"
