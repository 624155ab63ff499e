"""Actions of Andor as the browser gets them: kind, target, price, sentence, warning."""

from __future__ import annotations

from typing import Any

from sagenwerk.andor.allies import AllyStep, Lead, StopLeading
from sagenwerk.andor.articles import EatHerb, LookAt, UncoverStone
from sagenwerk.andor.battle import Attack, NoShield, UseShield
from sagenwerk.andor.cargo import BOW, ITEM_NAMES, WORTH, count
from sagenwerk.andor.day import EndDay, Pass
from sagenwerk.andor.events import cargo_name
from sagenwerk.andor.exchange import (
    FalconDone,
    FalconGive,
    FalconTake,
    Give,
    LayDown,
    PickUp,
    SendFalcon,
    Take,
)
from sagenwerk.andor.free import Back, Floor
from sagenwerk.andor.joint_battle import Begin, GoOn, Invite, Join, Leave, StayOut
from sagenwerk.andor.reward import GoldPiece, Piece, WillpowerPiece
from sagenwerk.andor.rolls import (
    AddHerb,
    AsItIs,
    DrinkBrew,
    LeaveDice,
    OwnDiceOnly,
    TakeDie,
    ThrowBlackDie,
    ThrowDie,
    TurnBlackDie,
    TurnDie,
    WithBlackDie,
)
from sagenwerk.andor.rubble import ClearAway, ClearRubble, Enough
from sagenwerk.andor.scenario import ARCHER, HERO_NAMES, LETTER_NAMES
from sagenwerk.andor.shop import Buy, BuyBrew, BuyStrength, TakeDeal, brew_price, deal_price, strength_price
from sagenwerk.andor.state import Andor
from sagenwerk.andor.turn import EndTurn
from sagenwerk.andor.walk import DrinkWineskin, StopWalking, Walk, WalkOnHerb
from sagenwerk.andor.wells import EmptyWell
from sagenwerk.kernel import CHANCE, Action
from sagenwerk.views.andor.card_offers import CARD_KINDS, card_arguments, card_kind, price_of_offer
from sagenwerk.views.shell import Offer, Sentence, actor_id, outcome_label, outcome_offer

#: Kind of an offer and the rule it stands under, by class of action.
KINDS: dict[type, tuple[str, str]] = {
    Walk: ("walk", "AN-022"),
    StopWalking: ("stop", "AN-032"),
    DrinkWineskin: ("wineskin", "AN-180"),
    WalkOnHerb: ("walk-on-herb", "AN-192"),
    Pass: ("pass", "AN-007"),
    EndDay: ("end-day", "AN-017"),
    EndTurn: ("end-turn", "AN-010"),
    Floor: ("floor", "AN-035"),
    Back: ("back", "AN-035"),
    EmptyWell: ("well", "AN-150"),
    PickUp: ("pick-up", "AN-038"),
    LayDown: ("lay-down", "AN-038"),
    Give: ("give", "AN-039"),
    Take: ("take-from", "AN-039"),
    SendFalcon: ("falcon", "AN-183"),
    FalconGive: ("falcon-give", "AN-183"),
    FalconTake: ("falcon-take", "AN-183"),
    FalconDone: ("falcon-done", "AN-183"),
    BuyStrength: ("buy-strength", "AN-169"),
    Buy: ("buy", "AN-171"),
    BuyBrew: ("buy-brew", "AN-177"),
    TakeDeal: ("deal", "AN-221"),
    UncoverStone: ("uncover", "AN-197"),
    LookAt: ("look", "AN-184"),
    EatHerb: ("eat-herb", "AN-192"),
    Lead: ("lead", "AN-215"),
    AllyStep: ("ally-step", "AN-215"),
    StopLeading: ("stop-leading", "AN-215"),
    Attack: ("attack", "AN-049"),
    ClearRubble: ("clear", "AN-206"),
    ClearAway: ("clear-away", "AN-206"),
    Enough: ("enough", "AN-206"),
    Invite: ("invite", "AN-089"),
    Begin: ("begin", "AN-093"),
    Join: ("join", "AN-087"),
    StayOut: ("decline", "AN-090"),
    WithBlackDie: ("black-die", "AN-198"),
    OwnDiceOnly: ("own-dice", "AN-198"),
    TakeDie: ("take", "AN-058"),
    ThrowDie: ("throw", "AN-058"),
    ThrowBlackDie: ("throw-black", "AN-198"),
    TurnDie: ("turn-die", "AN-060"),
    TurnBlackDie: ("turn-black-die", "AN-200"),
    LeaveDice: ("leave-dice", "AN-061"),
    DrinkBrew: ("brew", "AN-189"),
    AddHerb: ("herb", "AN-192"),
    AsItIs: ("as-it-is", "AN-062"),
    UseShield: ("shield", "AN-072"),
    NoShield: ("take-loss", "AN-068"),
    GoOn: ("go-on", "AN-073"),
    Leave: ("leave", "AN-074"),
    GoldPiece: ("reward-gold", "AN-077"),
    WillpowerPiece: ("reward-willpower", "AN-077"),
}
#: Actions that use an hour as soon as they are chosen.
TAKE_AN_HOUR = (Walk, Pass, Lead)


def kind_of(state: Andor, action: Action[Any]) -> tuple[str, str]:
    """Kind of an offer and its rule; what is over, and can only be taken back, names less."""
    if type(action) in CARD_KINDS:
        return card_kind(action)
    kind, rule = KINDS[type(action)]
    if isinstance(action, Attack) and not state.creatures[action.field]:
        return "attack-there", rule
    if isinstance(action, StopLeading) and state.ally < 0:
        return "lead-no-more", rule
    if isinstance(action, Attack) and state.heroes[action.hero].field != action.field:
        if action.hero == ARCHER:
            return "ranged", "AN-050"
        if count(state.heroes[action.hero].bag, BOW):
            return "ranged", "AN-051"
    return kind, rule


def label(state: Andor, action: Action[Any]) -> Sentence:
    """The sentence on the button: ``offer-<kind>`` with hero, field, item and so on as ids."""
    if action.hero == CHANCE:
        return outcome_label(action)
    return Sentence(f"offer-{kind_of(state, action)[0]}", arguments(state, action))


def arguments(state: Andor, action: Action[Any]) -> dict[str, str | int]:
    """Ids and numbers for the sentences about an action."""
    board = state.board
    names = board.field_names
    said: dict[str, str | int] = {}
    if action.hero >= 0:
        said["hero"] = HERO_NAMES[action.hero]
    if isinstance(action, Walk):
        said["field"] = names[action.to]
    elif isinstance(action, AllyStep):
        said |= {"ally": board.allies[action.ally].name, "field": names[action.to]}
    elif isinstance(action, Lead):
        ally = board.allies[action.ally]
        said |= {"ally": ally.name, "count": int(ally.fields_an_hour)}
    elif isinstance(action, StopLeading):
        said |= {"ally": board.allies[state.ally].name} if state.ally >= 0 else {}
    elif isinstance(action, (PickUp, LayDown)):
        said["item"] = cargo_name(state, action.kind)
    elif isinstance(action, (Give, Take, FalconGive, FalconTake)):
        said |= {"item": cargo_name(state, action.kind), "other": HERO_NAMES[action.other]}
    elif isinstance(action, (SendFalcon, Invite)):
        said["other"] = HERO_NAMES[action.other]
    elif isinstance(action, (WalkOnHerb, EatHerb, AddHerb)):
        said |= {"item": ITEM_NAMES[action.item], "count": WORTH[action.item]}
    elif isinstance(action, DrinkBrew):
        said["item"] = ITEM_NAMES[action.item]
    elif isinstance(action, Buy):
        said |= {"item": ITEM_NAMES[action.item], "price": int(board.price)}
    elif isinstance(action, BuyStrength):
        said["price"] = int(strength_price(state, action.hero))
    elif isinstance(action, BuyBrew):
        said["price"] = int(brew_price(state, action.hero))
    elif isinstance(action, TakeDeal):
        said |= {"deal": action.deal.name, "price": int(deal_price(state, action.deal))}
    elif isinstance(action, Attack):
        said |= foe_on(state, action.field)
    elif isinstance(action, (ClearRubble, ClearAway)):
        said |= {"field": names[action.field], "number": state.rubble[action.field]}
    elif isinstance(action, LookAt):
        said["field"] = names[action.field]
    elif isinstance(action, TurnDie):
        said |= {"face": int(action.face), "to-face": int(7 - action.face)}
    elif isinstance(action, TurnBlackDie):
        said |= black_turn(state)
    elif isinstance(action, Piece):
        said["hero"] = HERO_NAMES[action.to]
    elif type(action) in CARD_KINDS:
        said |= card_arguments(state, action)
    return said


def foe_on(state: Andor, field: int) -> dict[str, str | int]:
    """A field and the creature on it, for the button of an attack."""
    said: dict[str, str | int] = {"field": state.board.field_names[field]}
    if state.creatures[field]:
        said["creature"] = state.board.creatures[state.creatures[field] - 1].name
    return said


def black_turn(state: Andor) -> dict[str, str | int]:
    """What the black die shows, and what lies opposite."""
    face = int(state.black_value)
    return {"face": face, "to-face": state.board.black_opposites.get(face, 0)}


def offer(state: Andor, action: Action[Any]) -> Offer:
    """One legal action with everything that its button shows."""
    if action.hero == CHANCE:
        return outcome_offer(action)
    kind, rule = kind_of(state, action)
    said = arguments(state, action)
    hours, willpower = hour_of(state, action)
    asked_gold, asked_willpower = price_of_offer(state, action)
    return Offer(
        name=action.name,
        kind=kind,
        hero=actor_id(int(action.hero), HERO_NAMES),
        label=Sentence(f"offer-{kind}", said),
        target=target(said),
        price=int(said.get("price", asked_gold)),
        hours=hours,
        willpower=willpower + asked_willpower,
        rule=rule,
        warning=warning(state, action),
    )


def target(said: dict[str, str | int]) -> str:
    """What a button is about: a field, an article, another hero, an ally, a deal, an option; else the hero himself."""
    about = ("field", "item", "other", "ally", "deal", "choice", "hero")
    return str(next((said[key] for key in about if key in said), ""))


def hour_of(state: Andor, action: Action[Any]) -> tuple[int, int]:
    """Hours and willpower that an action costs: of a fight, those of its first round."""
    if isinstance(action, Walk) and state.free_steps > 0:
        return 0, 0
    if isinstance(action, (Attack, ClearRubble, Join, GoOn, *TAKE_AN_HOUR)):
        return 1, max(0, int(state.price_of_hour(state.heroes[action.hero])))
    return 0, 0


def warning(state: Andor, action: Action[Any]) -> Sentence | None:
    """Something to think of before: farmers who would die, a victory that ends the legend with a goal missing."""
    if isinstance(action, Walk) and state.heroes[action.hero].farmers and state.creatures[action.to]:
        return Sentence("warning-farmer-dies")
    if isinstance(action, Attack) and state.narrator + 1 >= state.end_letter:
        return Sentence("warning-narrator-at-end", {"letter": LETTER_NAMES[state.end_letter]})
    return None


def offers(state: Andor) -> list[Offer]:
    """All legal actions, in the order of the rules."""
    return [offer(state, action) for action in state.legal_actions()]
