"""Views of HeroQuest: what the browser gets, made from what a seat may see."""

from __future__ import annotations

from sagenwerk.heroquest.board import SQUARES, square_name
from sagenwerk.heroquest.position import player_name
from sagenwerk.heroquest.scenario import EDITION_NAMES, HERO_NAMES
from sagenwerk.heroquest.state import ACTED, MARCHED, Quest
from sagenwerk.kernel import CHANCE, NOBODY
from sagenwerk.views.heroquest.aims import aims
from sagenwerk.views.heroquest.calls import call, pending, question_of
from sagenwerk.views.heroquest.choice import board, board_digest, choice, known
from sagenwerk.views.heroquest.field import field_says
from sagenwerk.views.heroquest.lines import line_of
from sagenwerk.views.heroquest.offers import doors_to_open, label, offers, targets
from sagenwerk.views.heroquest.routes import routes
from sagenwerk.views.heroquest.secret import secret_view
from sagenwerk.views.heroquest.table import (
    areas_view,
    doors_view,
    figure_view,
    furniture_view,
    hero_view,
    names_of,
    pictures_of,
    squares_of,
    traps_view,
)
from sagenwerk.views.heroquest.view import HeroQuestView
from sagenwerk.views.shell import actor_id

__all__ = [
    "actor_name",
    "board",
    "board_digest",
    "choice",
    "field_says",
    "known",
    "label",
    "line_of",
    "offers",
    "routes",
    "view_of",
]


def actor_name(state: Quest) -> str:
    """Who decides, as the browser knows it."""
    return actor_id(int(state.actor), HERO_NAMES)


def view_of(state: Quest, figures: dict[str, str]) -> HeroQuestView:
    """The whole table as the seat may see it for which ``state`` was made; the map for the game master alone.

    ``figures``: hero id -> ``f`` or ``m``; heroes without an entry are women.
    """
    choosing = state.actor not in (CHANCE, NOBODY)
    offered = offers(state) if choosing else []
    seen = [square for square in range(int(SQUARES)) if state.sees(square)]
    quest = state.quest
    return HeroQuestView(
        edition=EDITION_NAMES[state.options.edition],
        round=int(state.round),
        result=state.result.value,
        actor=actor_name(state),
        turn=player_name(state.turn),
        question=question_of(state),
        call=call(state),
        heroes=[hero_view(state, kind, figures.get(HERO_NAMES[kind], "f")) for kind in state.order],
        squares=[square_name(square) for square in seen],
        rooms=sorted({state.tables.board.rooms[square] for square in seen} - {0}),
        doors=doors_view(state),
        furniture=[
            furniture_view(state, number)
            for number, piece in enumerate(quest.furniture)
            if state.sees(piece.squares[0]) and squares_of(state, number)
        ],
        blocked=[square_name(square) for square in quest.blocked if state.sees(square)],
        fallen=[square_name(square) for square in state.fallen],
        traps=traps_view(state),
        stairs=[square_name(square) for square in quest.stairs if state.sees(square)],
        figures=[figure_view(state, figure) for figure, square in enumerate(state.squares) if square >= 0],
        names=names_of([quest.kinds[kind] for kind in state.kinds]),
        pictures=pictures_of([quest.kinds[kind] for kind in state.kinds]),
        loads=[square_name(square) for square in state.loads if square >= 0],
        areas=areas_view(state),
        treasure_cards=sum(state.deck) + len(state.below),
        steps_left=int(state.steps_left),
        trail=[square_name(square) for square in state.trail],
        marched=bool(state.done & MARCHED),
        acted=bool(state.done & ACTED),
        pending=pending(state),
        options=dict(state.options.chosen),
        offers=offered,
        routes=routes(state) if choosing else [],
        doors_to_open=doors_to_open(state) if choosing else {},
        targets=targets(offered),
        secret=secret_view(state),
        aims=aims(state) if choosing else [],
    )
