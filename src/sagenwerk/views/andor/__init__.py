"""Views of Andor: what the browser gets, made from what a seat may see."""

from __future__ import annotations

from sagenwerk.andor.cargo import ITEM_NAMES, ITEMS, tokens_in
from sagenwerk.andor.events import WELL_SIDES, fog_at
from sagenwerk.andor.free import Floor
from sagenwerk.andor.position import DOINGS, UNLOCKS, articles, by_field, hero_name, item_in_box, marks_of, put_name
from sagenwerk.andor.scenario import HERO_NAMES, LETTER_NAMES
from sagenwerk.andor.state import LEADS, NOWHERE, Andor
from sagenwerk.kernel import CHANCE, NOBODY, Event
from sagenwerk.kernel.reading import members
from sagenwerk.views.andor.calls import call, left_to_share, question_of
from sagenwerk.views.andor.choice import board, board_digest, choice, known
from sagenwerk.views.andor.field import field_says
from sagenwerk.views.andor.offers import label, offers
from sagenwerk.views.andor.routes import routes
from sagenwerk.views.andor.table import (
    allies_view,
    battle_view,
    creature_view,
    deals_view,
    goals_view,
    hero_view,
    row_view,
    shields_view,
    thing_view,
    witch_view,
)
from sagenwerk.views.andor.view import AndorView
from sagenwerk.views.shell import LogLine, Offer, Sentence, actor_id

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


def actor_name(state: Andor) -> str:
    """Who decides, as the browser knows it."""
    return actor_id(int(state.actor), HERO_NAMES)


def view_of(state: Andor, figures: dict[str, str]) -> AndorView:
    """The whole table. ``figures``: hero id -> ``f`` or ``m``; heroes without an entry are women."""
    board = state.board
    names = board.field_names
    choosing = state.actor not in (CHANCE, NOBODY)
    fields = range(len(names))
    return AndorView(
        day=int(state.day),
        result=state.result.value,
        actor=actor_name(state),
        turn=HERO_NAMES[state.turn],
        floor=hero_name(state.floor),
        question=question_of(state),
        call=call(state),
        doing=DOINGS[state.doing],
        free_steps=int(state.free_steps),
        ally=board.allies[state.ally].name if state.doing == LEADS else "",
        heroes=[hero_view(state, kind, figures.get(HERO_NAMES[kind], "f")) for kind in state.order],
        rooster=HERO_NAMES[state.rooster],
        rooster_taken=state.rooster_taken,
        free_hours=int(board.free_hours),
        most_hours=int(board.most_hours),
        prices=state.prices[:],
        letters=list(LETTER_NAMES),
        narrator=LETTER_NAMES[state.narrator],
        end_letter=LETTER_NAMES[state.end_letter],
        stars=stars(state),
        put=put_cards(state),
        creatures=[creature_view(state, field) for field in fields if state.creatures[field]],
        display=[row_view(state, kind) for kind in board.creatures],
        creature_bonus=int(state.creature_bonus),
        beaten={kind.name: state.beaten[kind.number] for kind in board.creatures if state.beaten[kind.number]},
        shields=shields_view(state),
        wells={names[board.wells[well]]: WELL_SIDES[state.wells[well]] for well in range(len(state.wells))},
        fog={names[field]: fog_at(state, field) for field in fields if state.fog[field]},
        items=by_field(names, [articles(pile) for pile in state.piles]),
        gold=by_field(names, state.gold),
        farmers=by_field(names, state.farmers),
        rubble=by_field(names, state.rubble),
        closed=[
            [names[field] for field in board.cuts[place]]
            for place in members(state.cut & ~board.unprinted, len(board.cuts))
        ],
        ways=[
            [names[field] for field in board.cuts[place]]
            for place in members(board.unprinted & ~state.cut, len(board.cuts))
        ],
        marks=by_field(names, [marks_of(mark) for mark in state.marks]) if state.marks else {},
        hidden=by_field(names, [int(tokens_in(pile)) for pile in state.hidden]) if state.hidden else {},
        things=[thing_view(state, thing) for thing, place in enumerate(state.things) if place != NOWHERE],
        allies=allies_view(state),
        supply={ITEM_NAMES[item]: state.supply[item] for item in range(ITEMS) if item_in_box(state, item)},
        merchants=[names[board.merchants[place]] for place in members(state.merchants, len(board.merchants))],
        price=int(board.price),
        mine_price=int(board.mine_price),
        witch=witch_view(state),
        deals=deals_view(state),
        goals=goals_view(state),
        events_on_top=[state.board.event_cards[card].name for card in state.events_on_top],
        unlocked=[UNLOCKS[place] for place in members(state.unlocked, len(UNLOCKS))],
        battle=battle_view(state),
        share=left_to_share(state),
        options=dict(state.options.chosen),
        most_strength=int(board.most_strength),
        most_willpower=int(board.most_willpower),
        offers=offers(state) if choosing else [],
        between=between(state) if choosing else {},
        routes=routes(state) if choosing else [],
    )


def between(state: Andor) -> dict[str, list[Offer]]:
    """One level ahead: what heroes who are offered the floor could do there, so that it takes one click (AN-035)."""
    ahead: dict[str, list[Offer]] = {}
    for action in state.legal_actions():
        if isinstance(action, Floor):
            there = state.clone()
            there.apply(action)
            ahead[HERO_NAMES[action.hero]] = offers(there)
    return ahead


def stars(state: Andor) -> list[str]:
    """Letters ahead of the Narrator with a card that he will read (AN-143)."""
    ahead = range(int(state.narrator) + 1, int(state.end_letter) + 1)
    starred = [letter for letter in ahead if state.board.letter_cards[letter]]
    if state.end_letter not in starred and state.narrator < state.end_letter:
        starred.append(int(state.end_letter))
    return [LETTER_NAMES[letter] for letter in starred]


def put_cards(state: Andor) -> dict[str, list[str]]:
    """Cards that lie beside a letter of the track, by letter (AN-147)."""
    laid: dict[str, list[str]] = {}
    for card, letter in enumerate(state.put):
        if letter >= 0:
            laid.setdefault(LETTER_NAMES[letter], []).append(put_name(state.board, card))
    return laid


#: What lines tell besides their sentence, for whoever follows the game by them alone.
BESIDES = ("day", "ended", "bag", "hours", "farmers")


def line_of(entry: int, event: Event) -> LogLine:
    """A line of the chronicle for the log; ``entry`` is the number of its log entry."""
    said = event.arguments
    spoken = {key: value for key, value in said.items() if key not in BESIDES and not key.endswith(("-here", "-bag"))}
    return LogLine(
        entry=entry,
        day=int(said["day"]),
        text=Sentence(event.message, spoken),
        rule=event.rule,
        hero=str(said.get("hero", "")),
        fields=[str(said[key]) for key in ("from", "to", "at", "field", "target") if said.get(key)],
        dice=str(said.get("dice", "")).split(),
    )
