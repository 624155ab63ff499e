"""What is asked, and what the acting person should do next, in one sentence."""

from __future__ import annotations

from sagenwerk.andor.battle import Shielded
from sagenwerk.andor.day import HeroChooses
from sagenwerk.andor.exchange import FalconFlies
from sagenwerk.andor.free import FreeActions
from sagenwerk.andor.joint_battle import GoesOn, Invites, Joins
from sagenwerk.andor.position import hero_name
from sagenwerk.andor.reward import Reward
from sagenwerk.andor.rolls import BlackOrNot, Helps, TakeOrThrow, WizardTurns
from sagenwerk.andor.rubble import Clearing
from sagenwerk.andor.scenario import HERO_NAMES
from sagenwerk.andor.state import BEGINS, LEADS, WALKS, Andor
from sagenwerk.kernel import CHANCE, Result
from sagenwerk.views.andor.card_offers import card_question, shared
from sagenwerk.views.shell import Sentence

#: What is asked, by class of question, besides what cards ask for.
QUESTIONS: dict[type, str] = {
    HeroChooses: "day",
    FreeActions: "floor",
    FalconFlies: "falcon",
    Invites: "invite",
    Joins: "join",
    BlackOrNot: "black-die",
    TakeOrThrow: "throw",
    WizardTurns: "turn-die",
    Helps: "help",
    Shielded: "shield",
    GoesOn: "go-on",
    Reward: "reward",
    Clearing: "clear",
}


def question_of(state: Andor) -> str:
    """What is being asked, as the browser knows it: ``day``, ``over``, ``chance`` or another id of ``QUESTIONS``."""
    if state.result is not Result.PLAYING:
        return "over"
    if state.actor == CHANCE:
        return "chance"
    question = state.question()
    return QUESTIONS.get(type(question)) or card_question(question)


#: Questions in which ``state.share`` counts what is left.
SHARED = ("reward", "clear", "gets", "loses", "pays")


def left_to_share(state: Andor) -> int:
    """How many pieces the group still has to share out or to pay."""
    return int(state.share) if question_of(state) in SHARED else 0


def call(state: Andor) -> Sentence:
    """One sentence for the acting person: ``call-<question>``, of a usual turn ``call-<what he is doing>``."""
    if state.result is not Result.PLAYING:
        return Sentence(f"call-{state.result.value}")
    question = question_of(state)
    said = arguments(state)
    if question != "day":
        return Sentence(f"call-{question}", said)
    hero = state.hero
    if state.doing == WALKS:
        able = state.free_steps > 0 or state.has_hour(hero)
        return Sentence("call-walks" if able else "call-walked", said)
    if state.doing == LEADS:
        return Sentence("call-leads", said)
    if state.doing != BEGINS:
        return Sentence("call-acted", said)
    if not state.has_hour(hero):
        return Sentence("call-no-hour", said)
    return Sentence("call-overtime" if state.price_of_hour(hero) > 0 else "call-begins", said)


def arguments(state: Andor) -> dict[str, str | int]:
    """Who and what the sentence may name."""
    actor = int(state.actor)
    said: dict[str, str | int] = {
        "hero": HERO_NAMES[actor] if actor >= 0 else HERO_NAMES[state.turn],
        "count": left_to_share(state),
        "price": max(0, int(state.price_of_hour(state.hero))),
        "loss": int(state.loss),
    }
    if shared(state.question()):
        said["item"] = shared(state.question())
    if state.ally >= 0:
        said["ally"] = state.board.allies[state.ally].name
    if state.inviter >= 0 and state.actor != state.inviter:
        said["other"] = hero_name(state.inviter)
    if state.roller >= 0 and state.actor != state.roller:
        said["other"] = hero_name(state.roller)
    if state.falcon_to >= 0:
        said["other"] = hero_name(state.falcon_to)
    return said
