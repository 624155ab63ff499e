"""Actions of Andor Junior as the browser gets them: kind, target, price, sentence, warning; and routes."""

from __future__ import annotations

from collections import deque
from typing import Any

from sagenwerk.junior.day import EndTurn
from sagenwerk.junior.fight import AttackFort, AttackGor, LaySword
from sagenwerk.junior.fog import LookAt, SearchFog, SearchThicket, StopLooking
from sagenwerk.junior.loot import Give, LayDown, PickUp, Take
from sagenwerk.junior.mine import SearchMine, TorchInMine
from sagenwerk.junior.piles import count
from sagenwerk.junior.scenario import HERO_NAMES, ITEM_NAMES, WOOD, WOOD_FOR_THE_GUARD, WOOD_TILE
from sagenwerk.junior.shop import BuyPotion, BuyTorch, LightBeacon
from sagenwerk.junior.state import KNOWN, Junior
from sagenwerk.junior.tasks import CleanWell, ThrowAtTroll, TorchAtTroll
from sagenwerk.junior.walk import CaveStep, StandStill, Walk, step_price
from sagenwerk.junior.wells import Drink
from sagenwerk.kernel import CHANCE, Action
from sagenwerk.views.shell import Offer, Route, Sentence, outcome_label, outcome_offer

#: Kind of an offer and the rule it stands under, by class of action.
KINDS: dict[type, tuple[str, str]] = {
    Walk: ("step", "R-045"),
    CaveStep: ("cave", "R-046"),
    StandStill: ("stand", "R-047"),
    EndTurn: ("end-turn", "R-041"),
    SearchFog: ("search-fog", "R-060"),
    SearchThicket: ("search-thicket", "R-130"),
    Drink: ("drink", "R-075"),
    LightBeacon: ("beacon", "R-080"),
    BuyTorch: ("buy-torch", "R-082"),
    BuyPotion: ("buy-potion", "R-139"),
    AttackGor: ("attack-gor", "R-086"),
    AttackFort: ("attack-fort", "R-133"),
    LaySword: ("lay-sword", "R-087"),
    SearchMine: ("search-mine", "R-102"),
    TorchInMine: ("torch-in-mine", "R-104"),
    CleanWell: ("clean-well", "R-138"),
    ThrowAtTroll: ("throw-at-troll", "R-141"),
    TorchAtTroll: ("torch-at-troll", "R-141"),
    PickUp: ("pick-up", "R-078"),
    LayDown: ("lay-down", "R-078"),
    Give: ("give", "R-079"),
    Take: ("take", "R-079"),
    LookAt: ("look-at", "R-067"),
    StopLooking: ("stop-looking", "R-067"),
}


def label(state: Junior, action: Action[Any]) -> Sentence:
    """The sentence on the button: ``offer-<kind>`` with hero, field, item and partner as ids."""
    if action.hero == CHANCE:
        return outcome_label(action)
    arguments: dict[str, str | int] = {"hero": HERO_NAMES[action.hero]}
    names = state.board.field_names
    if isinstance(action, (Walk, CaveStep)):
        arguments["field"] = names[action.to]
    elif isinstance(action, LookAt):
        arguments["field"] = names[action.field]
    elif isinstance(action, (PickUp, LayDown, Give, Take)):
        arguments["item"] = ITEM_NAMES[action.item]
    if isinstance(action, Give):
        arguments["other"] = HERO_NAMES[action.to]
    elif isinstance(action, Take):
        arguments["other"] = HERO_NAMES[action.source]
    return Sentence(f"offer-{KINDS[type(action)][0]}", arguments)


def offer(state: Junior, action: Action[Any]) -> Offer:
    """One legal action with everything that its button shows."""
    if action.hero == CHANCE:
        return outcome_offer(action)
    kind, rule = KINDS[type(action)]
    sentence = label(state, action)
    price = 0
    if isinstance(action, (Walk, CaveStep)):
        price = int(step_price(state, state.heroes[action.hero]))
    elif isinstance(action, StandStill):
        price = 1
    return Offer(
        name=action.name,
        kind=kind,
        hero=HERO_NAMES[action.hero],
        label=sentence,
        target=str(sentence.args.get("field") or sentence.args.get("item") or ""),
        price=price,
        rule=rule,
        warning=warning(state, action),
    )


def warning(state: Junior, action: Action[Any]) -> Sentence | None:
    """Something to think of before: a beacon that wins nothing, or wood that a task will miss (A-16, R-137)."""
    if isinstance(action, LightBeacon):
        if state.still_open(WOOD_FOR_THE_GUARD) and wood_left(state) - 1 < state.board.wood_needed - state.wood_home:
            return Sentence("warning-wood-is-needed")
        if state.dragon >= state.board.dragon_end:
            return Sentence("warning-dragon-at-end")
    return None


def wood_left(state: Junior) -> int:
    """Wood that is still in the game and not delivered: in the fog, on fields, in bags."""
    left = state.unseen[WOOD_TILE]
    known = sum(1 for tile in state.tiles if tile == KNOWN + WOOD_TILE)
    lying = sum(int(count(pile, WOOD)) for pile in state.piles)
    return left + known + lying + sum(int(count(hero.bag, WOOD)) for hero in state.heroes)


def offers(state: Junior) -> list[Offer]:
    """All legal actions, in the order of the rules."""
    return [offer(state, action) for action in state.legal_actions()]


def routes(state: Junior) -> list[Route]:
    """Shortest ways of several steps for the hero on turn: breadth first over the legal steps, each really taken.

    Nothing on the way sets anything off, since fog and fights wait for the end of the movement.
    """
    start = state.hero
    found: dict[int, Route] = {}
    waiting = deque([(state, start.field, Route(target="", actions=[], fields=[], price=0))])
    while waiting:
        here, _, way = waiting.popleft()
        for action in here.legal_actions():
            if not isinstance(action, (Walk, CaveStep)) or action.to in found or action.to == start.field:
                continue
            there = here.clone()
            price = way.price + int(step_price(here, here.hero))
            there.apply(action)
            field = state.board.field_names[action.to]
            further = Route(field, [*way.actions, action.name], [*way.fields, field], price)
            found[action.to] = further
            waiting.append((there, action.to, further))
    return list(found.values())
