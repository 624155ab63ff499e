"""What stands on a field, and what the hero on turn may and may not do there: the answer to "why not?"."""

from __future__ import annotations

from typing import Any

from sagenwerk.junior.day import (
    AT_A_SHOP,
    ATTACK_FORT,
    ATTACK_GOR,
    BUY_POTION,
    CLEAN_WELL,
    LAY_SWORD,
    SEARCH_FOG,
    SEARCH_MINE,
    SEARCH_THICKET,
    THROW_AT_TROLL,
    TORCH_AT_TROLL,
    TORCH_IN_MINE,
)
from sagenwerk.junior.fight import free_slots
from sagenwerk.junior.piles import count
from sagenwerk.junior.position import WELL_SIDES
from sagenwerk.junior.scenario import (
    CAVE_TROLL,
    HEALING_POTION,
    HERO_NAMES,
    ITEM_NAMES,
    ITEMS,
    POLLUTED_WELLS,
    TILE_NAMES,
)
from sagenwerk.junior.state import KNOWN, NO_TILE, UNKNOWN, Junior
from sagenwerk.kernel import CHANCE, NOBODY, Action, Refusal
from sagenwerk.views.junior.offers import label, routes
from sagenwerk.views.shell import FieldSays, Sentence, WhyNot


def field_says(state: Junior, name: str) -> FieldSays:
    """Everything about one field. Raises ``ValueError`` for a field that is not on the board."""
    field = state.board.field_named(name)
    possible: list[WhyNot] = []
    refused: list[WhyNot] = []
    if state.actor not in (CHANCE, NOBODY):
        hero = state.hero
        if hero.field != field:
            way_there(state, int(field), possible, refused)
        for action in conceivable(state, int(field)):
            why = state.refusal(action)
            if hero.field != field:
                refused.append(WhyNot(label(state, action), reason=Sentence("refusal-go-there-first"), rule="R-056"))
            elif why is None:
                possible.append(WhyNot(label(state, action), action=action.name))
            else:
                refused.append(refused_because(state, action, why))
    return FieldSays(name, here(state, int(field)), possible, refused)


def refused_because(state: Junior, action: Action[Any], why: Refusal) -> WhyNot:
    """The reason with its rule."""
    return WhyNot(label(state, action), reason=Sentence(why.message, why.arguments(state, action)), rule=why.rule)


def way_there(state: Junior, field: int, possible: list[WhyNot], refused: list[WhyNot]) -> None:
    """Whether the hero on turn can walk there now, in one step or several."""
    walk = state.board.walks[state.turn][field]
    name = state.board.field_names[field]
    for route in routes(state):
        if route.target == name:
            sentence = Sentence("offer-go", {"hero": HERO_NAMES[state.turn], "field": name, "suns": route.price})
            possible.append(WhyNot(sentence, action=route.actions[0]))
            return
    why = state.refusal(walk)
    if why is not None and why.message == "refusal-not-adjacent":
        left = int(state.hero.day_left())
        refused.append(WhyNot(label(state, walk), reason=Sentence("refusal-too-far", {"suns": left}), rule="R-045"))
    elif why is not None:
        refused.append(refused_because(state, walk, why))


def conceivable(state: Junior, field: int) -> list[Action[Any]]:
    """What somebody might want to do on this field: what its kind, its tile and the things there suggest."""
    board = state.board
    single = board.single[state.turn]
    places = list(board.places_here[field])
    if field == state.reka:
        places += AT_A_SHOP
    actions: list[Action[Any]] = []
    if board.fog_here[field] and state.tiles[field] != NO_TILE:
        actions.append(single[SEARCH_FOG])
    actions += [single[place] for place in places if worth_naming(state, field, place)]
    actions += [board.pick_ups[state.turn][item] for item in range(ITEMS) if count(state.piles[field], item)]
    return actions


def worth_naming(state: Junior, field: int, place: int) -> bool:
    """Whether the field shows anything that this action is about: no fort is no reason to speak of forts."""
    number = state.board.gor_number[field]
    if place == ATTACK_FORT:
        return bool(state.forts[number])
    if place == ATTACK_GOR:
        return bool(state.gors[number])
    if place == LAY_SWORD:
        return bool(state.gors[number] or state.forts[number])
    if place in (THROW_AT_TROLL, TORCH_AT_TROLL):
        return field == state.board.troll_field and state.in_play(CAVE_TROLL)
    if place == BUY_POTION:
        return field == state.reka and state.in_play(HEALING_POTION)
    if place == CLEAN_WELL:
        return state.in_play(POLLUTED_WELLS)
    if place in (SEARCH_THICKET, SEARCH_MINE, TORCH_IN_MINE):
        return state.tiles[field] != NO_TILE
    return True


def here(state: Junior, field: int) -> list[Sentence]:
    """What stands and lies here, in sentences."""
    board = state.board
    name = board.field_names[field]
    said: list[Sentence] = []
    number = board.gor_number[field]
    if number and state.forts[number]:
        said.append(Sentence("here-fort", {"slots": int(free_slots(state, number))}))
    if number and state.gors[number]:
        slots = board.slots[number] if state.forts[number] else int(free_slots(state, number))
        said.append(Sentence("here-gor", {"slots": slots}))
    said += [
        Sentence("here-hero", {"hero": HERO_NAMES[kind]}) for kind in state.order if state.heroes[kind].field == field
    ]
    tile = state.tiles[field]
    if tile != NO_TILE:
        kind = "fog" if board.fog_here[field] else "mine" if board.mine_here[field] else "thicket"
        if tile == UNKNOWN:
            said.append(Sentence(f"here-{kind}"))
        else:
            said.append(Sentence("here-known-tile", {"tile": TILE_NAMES[tile - KNOWN]}))
    if board.well_at[field] >= 0:
        said.append(Sentence(f"here-well-{WELL_SIDES[state.wells[board.well_at[field]]]}"))
    if field == state.reka:
        said.append(Sentence("here-reka"))
    if field == board.merchant:
        said.append(Sentence("here-merchant", {"torches": int(state.torches)}))
    if field == board.watchtower:
        said.append(Sentence("here-watchtower", {"count": int(board.beacon_slots - state.beacons)}))
    if field == board.bridge_house and not state.bridge_open:
        said.append(Sentence("here-guard"))
    if field in board.caves:
        said.append(Sentence("here-cave"))
    if field == board.troll_field and state.in_play(CAVE_TROLL):
        said.append(Sentence("here-troll"))
    for item in range(ITEMS):
        lying = int(count(state.piles[field], item))
        if lying:
            said.append(Sentence("here-item", {"item": ITEM_NAMES[item], "count": lying}))
    return said or [Sentence("here-nothing", {"field": name})]
