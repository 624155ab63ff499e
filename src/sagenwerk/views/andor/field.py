"""What stands and lies on a field, and what the acting hero may and may not do there: the answer to "why not?"."""

from __future__ import annotations

from typing import Any

from sagenwerk.andor.cargo import FARMER, GOLD, ITEMS, STONE, TELESCOPE, count, tokens_in
from sagenwerk.andor.creatures import strength_of, willpower_of
from sagenwerk.andor.events import WELL_SIDES, cargo_name, fog_at
from sagenwerk.andor.free import BUY_BREW, BUY_STRENGTH, EMPTY_WELL, PASS, UNCOVER_STONE
from sagenwerk.andor.heroes import lying_kinds
from sagenwerk.andor.position import marks_of
from sagenwerk.andor.scenario import ARTICLES_SOLD, HERO_NAMES
from sagenwerk.andor.shop import ARTICLES, merchant_here
from sagenwerk.andor.state import BEGINS, FOG_UNKNOWN, GONE, NO_FOG, WALKS, WITH_CREATURE, Andor, Hero
from sagenwerk.kernel import CHANCE, NOBODY, Action, Refusal
from sagenwerk.kernel.reading import members
from sagenwerk.views.andor.offers import arguments, label
from sagenwerk.views.andor.routes import routes
from sagenwerk.views.shell import FieldSays, Sentence, WhyNot


def field_says(state: Andor, name: str) -> FieldSays:
    """Everything about one field. Raises ``ValueError`` for a field that is not on the board."""
    field = int(state.board.field_named(name))
    possible: list[WhyNot] = []
    refused: list[WhyNot] = []
    if state.actor not in (CHANCE, NOBODY):
        number = int(state.actor if state.actor >= 0 else state.turn)
        hero = state.heroes[number]
        if hero.field != field:
            way_there(state, number, field, possible, refused)
        for action in from_anywhere(state, number, field):
            weigh(state, action, possible, refused)
        for action in only_there(state, number, field):
            if hero.field == field:
                weigh(state, action, possible, refused)
            else:
                refused.append(WhyNot(label(state, action), reason=Sentence("refusal-go-there-first"), rule="AN-037"))
    return FieldSays(name, here(state, field), possible, refused)


def weigh(state: Andor, action: Action[Any], possible: list[WhyNot], refused: list[WhyNot]) -> None:
    """Put the action where it belongs."""
    why = state.refusal(action)
    if why is None:
        possible.append(WhyNot(label(state, action), action=action.name))
    else:
        refused.append(refused_because(state, action, why))


def refused_because(state: Andor, action: Action[Any], why: Refusal) -> WhyNot:
    """The reason with its rule."""
    said = {**arguments(state, action), **why.arguments(state, action)}
    return WhyNot(label(state, action), reason=Sentence(why.message, said), rule=why.rule)


def way_there(state: Andor, number: int, field: int, possible: list[WhyNot], refused: list[WhyNot]) -> None:
    """Whether the hero can walk there now, in one step or several."""
    name = state.board.field_names[field]
    if number == state.turn and state.doing in (BEGINS, WALKS):
        for route in routes(state):
            if route.target == name:
                said: dict[str, str | int] = {
                    "hero": HERO_NAMES[number],
                    "field": name,
                    "hours": route.hours,
                    "willpower": route.willpower,
                }
                possible.append(WhyNot(Sentence("offer-go-there", said), action=route.actions[0]))
                return
    walk = state.board.walks[number][field]
    why = state.refusal(walk)
    if why is None:
        return
    if why.message == "refusal-not-adjacent":
        refused.append(not_reached(state, walk, state.heroes[number], field))
    else:
        refused.append(refused_because(state, walk, why))


def not_reached(state: Andor, walk: Action[Any], hero: Hero, field: int) -> WhyNot:
    """Why no way leads to a field that is not next to the hero."""
    distance = state.board.distances[hero.field][field]
    if distance < 0:
        return WhyNot(label(state, walk), reason=Sentence("refusal-no-way"), rule="AN-033")
    steps = int(state.free_steps) + hours_left(state, hero)
    if distance > steps:
        return WhyNot(label(state, walk), reason=Sentence("refusal-too-far", {"count": steps}), rule="AN-023")
    rule = "AN-205" if any(state.rubble) else "AN-024"
    return WhyNot(label(state, walk), reason=Sentence("refusal-way-cut"), rule=rule)


def hours_left(state: Andor, hero: Hero) -> int:
    """Hours that the hero can still use today, overtime included."""
    walker = hero.copy()
    hours = 0
    while state.has_hour(walker):
        walker.willpower -= state.price_of_hour(walker)
        walker.hours += 1
        hours += 1
    return hours


def from_anywhere(state: Andor, number: int, field: int) -> list[Action[Any]]:
    """What somebody might want to do to this field, wherever he stands: fight, clear, look, lead a figure away."""
    board = state.board
    actions: list[Action[Any]] = []
    if state.creatures[field] or (field == board.castle and state.intruders):
        actions.append(board.attacks[number][field])
    if state.rubble[field]:
        actions.append(board.clears[number][field])
    hidden = state.fog[field] == FOG_UNKNOWN or count(state.piles[field], STONE)
    if hidden and state.heroes[number].field != field and count(state.heroes[number].bag, TELESCOPE):
        actions.append(board.looks[number][field])
    actions += [board.leads[number][ally] for ally, place in enumerate(state.allies) if place == field]
    return actions


def only_there(state: Andor, number: int, field: int) -> list[Action[Any]]:
    """What somebody might want to do standing there: wait, and what lies there and who is there suggests."""
    board = state.board
    single = board.single[number]
    actions: list[Action[Any]] = [single[PASS]] if state.heroes[number].field == field else []
    if board.well_at[field] >= 0 and state.wells[board.well_at[field]] != GONE:
        actions.append(single[EMPTY_WELL])
    if merchant_here(state, field):
        actions.append(single[BUY_STRENGTH])
        if state.may(ARTICLES_SOLD) and state.heroes[number].field == field:
            actions += [board.buys[number][place] for place, item in enumerate(ARTICLES) if state.supply[item]]
    if field == state.witch:
        actions.append(single[BUY_BREW])
    actions += [
        board.deal_actions[number][place]
        for place, deal in enumerate(board.deals)
        if (state.deals >> place) & 1 and deal.field == field
    ]
    if count(state.piles[field], STONE):
        actions.append(single[UNCOVER_STONE])
    actions += [board.pick_ups[number][kind] for kind in lying_kinds(state, field)]
    return actions


def here(state: Andor, field: int) -> list[Sentence]:
    """What stands and lies here, in sentences."""
    board = state.board
    said: list[Sentence] = []
    if state.creatures[field]:
        kind = board.creatures[state.creatures[field] - 1]
        values: dict[str, str | int] = {
            "creature": kind.name,
            "strength": int(strength_of(state, kind)),
            "willpower": int(willpower_of(state, kind)),
            "count": int(kind.reward),
        }
        said.append(Sentence("here-creature", values))
        for item in carried(state, field):
            said.append(Sentence("here-carried", {"item": item}))
    said += [
        Sentence("here-hero", {"hero": HERO_NAMES[kind]}) for kind in state.order if state.heroes[kind].field == field
    ]
    said += [
        Sentence("here-ally", {"ally": ally.name, "count": int(ally.bonus)})
        for ally, place in zip(board.allies, state.allies, strict=True)
        if place == field
    ]
    if state.fog[field] == FOG_UNKNOWN:
        said.append(Sentence("here-fog"))
    elif state.fog[field] != NO_FOG:
        said.append(Sentence("here-known-fog", {"fog": fog_at(state, field)}))
    if board.well_at[field] >= 0 and state.wells[board.well_at[field]] != GONE:
        gifts: dict[str, str | int] = {"count": int(board.well_willpower), "more": int(board.warrior_willpower)}
        said.append(Sentence(f"here-well-{WELL_SIDES[state.wells[board.well_at[field]]]}", gifts))
    if merchant_here(state, field):
        prices: dict[str, str | int] = {"price": int(board.price)}
        if field == board.mine:
            said.append(Sentence("here-mine", {**prices, "mine-price": int(board.mine_price)}))
        else:
            said.append(Sentence("here-merchant", prices))
    if field == state.witch:
        said.append(Sentence("here-witch", {"price": board.brew_prices[len(state.order)]}))
    if field == board.castle:
        free = max(0, int(state.shields()) - len(state.intruders))
        said.append(Sentence("here-shields", {"count": free, "all": int(state.shields())}))
    if state.rubble[field]:
        said.append(Sentence("here-rubble", {"number": state.rubble[field]}))
    said += [
        Sentence("here-item", {"item": cargo_name(state, kind), "count": lying(state, field, kind)})
        for kind in lying_kinds(state, field)
    ]
    if count(state.piles[field], STONE):
        said.append(Sentence("here-stones", {"count": int(count(state.piles[field], STONE))}))
    if state.hidden and state.hidden[field]:
        said.append(Sentence("here-hidden", {"count": int(tokens_in(state.hidden[field]))}))
    if state.marks:
        said += [Sentence(f"here-{mark}") for mark in marks_of(state.marks[field])]
    said += [
        Sentence("here-way", {"field": board.field_names[pair[1] if pair[0] == field else pair[0]]})
        for pair in [board.cuts[place] for place in members(board.unprinted & ~state.cut, len(board.cuts))]
        if field in pair
    ]
    return said or [Sentence("here-nothing", {"field": board.field_names[field]})]


def carried(state: Andor, field: int) -> list[str]:
    """What the creature on the field has with it."""
    found = [cargo_name(state, kind) for kind in range(ITEMS) if count(state.carried[field], kind)]
    things = state.board.things
    return found + [things[thing].name for thing, place in enumerate(state.things) if place == WITH_CREATURE + field]


def lying(state: Andor, field: int, kind: int) -> int:
    """How many of a kind of cargo lie there."""
    if kind == GOLD:
        return state.gold[field]
    if kind == FARMER:
        return state.farmers[field]
    return int(count(state.piles[field], kind)) if kind < ITEMS else 1
