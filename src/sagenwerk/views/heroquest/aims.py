"""Whom a hero could attack or cast at before he has said with what: both choices together, tried out on a copy."""

from __future__ import annotations

from sagenwerk.heroquest.fight import Attack, AttackWith
from sagenwerk.heroquest.hero_spells import Cast, CastAt, OpenByGenie
from sagenwerk.heroquest.state import Quest
from sagenwerk.views.heroquest.offers import offer
from sagenwerk.views.heroquest.view import QuestAim


def aims(state: Quest) -> list[QuestAim]:
    """Every weapon and spell of the hero on turn with everybody whom it can be meant for; ``state`` stays as it is."""
    found: list[QuestAim] = []
    for action in state.legal_actions():
        if not isinstance(action, (AttackWith, Cast)):
            continue
        tried = state.clone()
        tried.apply(action)
        first = offer(state, action)
        for follows in tried.legal_actions():
            if not isinstance(follows, (Attack, CastAt, OpenByGenie)):
                continue
            said = offer(tried, follows).label
            number = int(said.args.get("figure-number", 0))
            found.append(
                QuestAim(
                    actions=[action.name, follows.name],
                    kind=first.kind,
                    thing=first.target,
                    square=str(said.args.get("square", "")),
                    figure=number,
                    hero="" if number else str(said.args.get("foe", "")),
                    with_what=first.label,
                    at_whom=said,
                )
            )
    return found
