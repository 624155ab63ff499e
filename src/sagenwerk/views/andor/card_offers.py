"""Answers to what a card asks: choices, offers, heroes picked by the group, what is shared, paid or lost."""

from __future__ import annotations

from typing import Any

from sagenwerk.andor.cards import HoldShield, KeepEvent, LeaveEvent, NoShield, RemoveEvent, ShieldWindow
from sagenwerk.andor.cargo import ITEM_NAMES
from sagenwerk.andor.choices import Accept, AcceptOrNot, ChooseOne, Decline, Pick, PickEnough, PickOne, TakeOption
from sagenwerk.andor.events import cargo_name
from sagenwerk.andor.fog_cards import LeaveEmpty, TurnUp, WhichEmpty, WhichFog
from sagenwerk.andor.losses import FarmerGoes, LosesThis, WhichFarmer, WhichItem
from sagenwerk.andor.scenario import HERO_NAMES
from sagenwerk.andor.shares import (
    PAYS_EITHER,
    PAYS_GOLD,
    PAYS_WILLPOWER,
    LetsBe,
    PayOrNot,
    Pays,
    Piece,
    Share,
    share_word,
)
from sagenwerk.andor.state import Andor
from sagenwerk.kernel import Action, Question

#: Kind of an offer and the rule it stands under, by class of action.
CARD_KINDS: dict[type, tuple[str, str]] = {
    HoldShield: ("shield-card", "AN-222"),
    NoShield: ("no-shield", "AN-222"),
    LeaveEvent: ("leave-event", "AN-221"),
    RemoveEvent: ("remove-event", "AN-221"),
    TakeOption: ("choose", "AN-143"),
    Pick: ("pick", "AN-221"),
    PickEnough: ("pick-enough", "AN-221"),
    Accept: ("accept", "AN-221"),
    Decline: ("refuse", "AN-221"),
    LosesThis: ("lose-item", "AN-221"),
    FarmerGoes: ("lose-farmer", "AN-221"),
    TurnUp: ("turn-up", "AN-162"),
    LeaveEmpty: ("leave-empty", "AN-167"),
    Piece: ("gets", "AN-101"),
    Pays: ("pay", "AN-221"),
    LetsBe: ("do-not-pay", "AN-221"),
}
#: What is asked, by class of question.
CARD_QUESTIONS: dict[type, str] = {
    ShieldWindow: "shield-card",
    KeepEvent: "keep-event",
    ChooseOne: "choose",
    PickOne: "pick",
    AcceptOrNot: "accept",
    WhichItem: "lose-item",
    WhichFarmer: "lose-farmer",
    WhichFog: "turn-up",
    WhichEmpty: "leave-empty",
    PayOrNot: "pay",
    Share: "gets",
}


def share_kind(share: Share) -> str:
    """Whether pieces are got, lost or paid."""
    if share.gains:
        return "gets"
    return "pays" if share in (PAYS_EITHER, PAYS_GOLD, PAYS_WILLPOWER) else "loses"


def card_question(question: Question[Any]) -> str:
    """What a card asks, as the browser knows it."""
    return share_kind(question) if isinstance(question, Share) else CARD_QUESTIONS[type(question)]


def shared(question: Question[Any]) -> str:
    """What the pieces are that the group shares out: an article, ``gold``, ``strength``, ``gold-or-willpower``."""
    return "-or-".join(share_word(what) for what in question.whats) if isinstance(question, Share) else ""


def card_kind(action: Action[Any]) -> tuple[str, str]:
    """Kind of an offer and its rule; some classes make more than one kind of button."""
    kind, rule = CARD_KINDS[type(action)]
    if isinstance(action, Piece):
        return share_kind(action.of), rule
    if isinstance(action, Accept) and action.item >= 0:
        return "accept-item", rule
    if isinstance(action, FarmerGoes) and action.field < 0:
        return "lose-farmer-of", rule
    if isinstance(action, TurnUp) and action.field < 0:
        return "turn-up-enough", rule
    return kind, rule


def card_arguments(state: Andor, action: Action[Any]) -> dict[str, str | int]:
    """Ids and numbers for the sentences about an answer."""
    names = state.board.field_names
    if isinstance(action, TakeOption):
        return {"choice": choice_name(action)}
    if isinstance(action, Pick):
        return {"hero": HERO_NAMES[action.receiver]}
    if isinstance(action, Accept) and action.item >= 0:
        return {"item": ITEM_NAMES[action.item]}
    if isinstance(action, LosesThis):
        return {"item": cargo_name(state, action.kind)}
    if isinstance(action, FarmerGoes):
        return {"field": names[action.field]} if action.field >= 0 else {"hero": HERO_NAMES[action.bearer]}
    if isinstance(action, TurnUp) and action.field >= 0:
        return {"field": names[action.field]}
    if isinstance(action, LeaveEmpty):
        return {"field": names[action.question.fog.fields[action.place]]}
    if isinstance(action, Piece):
        return {"hero": HERO_NAMES[action.receiver], "item": share_word(action.what)}
    if isinstance(action, Pays):
        return {"count": int(action.offer.amount.of(state))}
    return {}


def choice_name(action: TakeOption) -> str:
    """Under which name the content has the text of an option: path of the effect and id, ``C2/4/take``."""
    return action.name.split(": ", 1)[1].replace(": ", "/")


def price_of_offer(state: Andor, action: Action[Any]) -> tuple[int, int]:
    """Gold and willpower that an offer of a card costs."""
    if not isinstance(action, Accept):
        return 0, 0
    price = action.question.price
    return int(price.gold.of(state)), int(price.willpower.of(state))
