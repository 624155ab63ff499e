"""Cards, event cards, triggers, goals and the set-up of a legend, put into the tables of the rules."""

from __future__ import annotations

from sagenwerk.andor import draws, effects, tokens
from sagenwerk.andor.cards import Deck, EventCard, ReadCard
from sagenwerk.andor.cargo import ITEM_NAMES
from sagenwerk.andor.filters import Who
from sagenwerk.andor.scenario import (
    HERO_NAMES,
    LETTER_NAMES,
    LETTERS,
    UNLOCK_NAMES,
    AndorScenario,
)
from sagenwerk.andor.state import EMPTY, FULL
from sagenwerk.andor.tasks import CheckTasks, Task, TaskDeck
from sagenwerk.andor.values import FieldIs
from sagenwerk.content import andor_blocks as blocks
from sagenwerk.content import andor_effects as language
from sagenwerk.content.andor_legend import Legend, Setup
from sagenwerk.content.andor_steps import UNLOCKS, Maker, Steps, set_up_fog


def fill_cards(board: AndorScenario, box: blocks.Box, legend: Legend, start: str | None) -> None:
    """Cards, event cards, triggers, goals and set-up of a legend whose tables are filled.

    ``start``: the id of an entry point, or None for the beginning of the legend.
    """
    maker = Maker(board, box)
    maker.cuts = {cut.id: number for number, cut in enumerate(legend.cut)}
    events = event_cards(box, legend)
    for deal in [*legend.deal, *[event.deal for event in events.values() if event.deal]]:
        maker.deal(deal)
    for pool in legend.pool:
        kinds = [ITEM_NAMES.index(item) for item in pool.articles or {}] or list(pool.rubble or [])
        counts = list((pool.articles or {}).values()) or [1] * len(kinds)
        maker.pools[pool.id] = draws.Pool(
            board, pool.id, maker.slot(f"pool {pool.id}"), kinds, counts, pool.rubble is not None, pool.face_down
        )
        board.rubble_used = board.rubble_used or pool.rubble is not None
    for number, goal in enumerate(legend.goal):
        maker.goals[goal.id] = number
        board.goal_names.append(goal.id)
    board.goals = [maker.condition(goal.when) for goal in legend.goal]
    for what in legend.unlocked:
        for name in UNLOCK_NAMES if what == "all" else [what]:
            board.unlocked |= 1 << UNLOCKS[name]
    for card in legend.card:
        put = card.trigger is not None and card.trigger.put is True
        maker.cards[card.id] = ReadCard(board, card.id, put)
    drawn = {name: EventCard(board, name, event.shield) for name, event in events.items()}
    triggers = [*legend.trigger, *[event.trigger for event in events.values() if event.trigger]]
    made = [maker.trigger(trigger) for trigger in triggers]
    fill_decks(maker, legend)
    fill_tasks(maker, legend)
    for card in legend.card:
        maker.cards[card.id].effects = maker.steps(card.id, card.effects)
    for trigger, given in zip(made, triggers, strict=True):
        trigger.effects = maker.steps(trigger.name, given.effects)
    for name, event in events.items():
        drawn[name].effects = maker.steps(f"event {name}", event.effects)
        board.event_deck.append(int(drawn[name].card))
        if event.on_top and board.event_on_top < 0:
            board.event_on_top = drawn[name].card
    if legend.events.on_top is not None:
        board.event_on_top = drawn[legend.events.on_top].card
    fill_letters(maker, legend)
    fill_setup(maker, legend, start)


def event_cards(box: blocks.Box, legend: Legend) -> dict[str, blocks.Event]:
    """The event cards of the pile by name, in the order of the files."""
    known = {**box.events, **legend.event}
    given = legend.events
    if given.cards is not None:
        return {name: known[name] for name in given.cards}
    deck = "silver" if given.deck == "silver-without-start" else given.deck
    leaves_out = given.deck == "silver-without-start"
    return {
        name: event
        for name, event in known.items()
        if (event.deck == deck and not (leaves_out and event.on_top)) or name in legend.event
    }


def fill_decks(maker: Maker, legend: Legend) -> None:
    """Piles of the legend's own."""
    for given in legend.deck:
        deck = Deck(maker.board, given.id, maker.slot(f"deck {given.id}"), given.comes_back)
        maker.decks[given.id] = deck
        for name, event in maker.box.events.items():
            if given.shipped is not None and event.deck == given.shipped:
                deck.add(maker.board, name, event.shield).effects = maker.steps(f"event {name}", event.effects)
        for card in given.card:
            made = deck.add(maker.board, card.id, card.shield)
            made.effects = maker.steps(f"event {given.id} {card.id}", card.effects)


def fill_tasks(maker: Maker, legend: Legend) -> None:
    """Tasks of single heroes. What follows from them may deal tasks, so it is made when all piles are there."""
    made: list[Task] = []
    for given in legend.tasks:
        slots = [maker.slot(f"{given.id} of the {hero}") for hero in HERO_NAMES]
        cards = [Task(f"{given.id} {card.id}", maker.condition(card.when)) for card in given.card]
        maker.tasks[given.id] = TaskDeck(maker.board, given.id, slots, cards)
        made.extend(cards)
    for task, card in zip(made, [card for given in legend.tasks for card in given.card], strict=True):
        task.met = maker.steps(f"tasks {task.name}/met", card.met)
        task.missed = maker.steps(f"tasks {task.name}/missed", card.missed)


def fill_letters(maker: Maker, legend: Legend) -> None:
    """Which card is read when."""
    letters: list[Steps] = [[] for _ in range(LETTERS)]
    for given in legend.tasks:
        if given.letter is not None:
            check = CheckTasks(maker.board, f"tasks {given.id}/letter", maker.tasks[given.id], Who())
            letters[LETTER_NAMES.index(given.letter)].append(check)
    for card in legend.card:
        trigger = card.trigger
        if trigger is None:
            continue
        if trigger.letter is not None:
            letters[LETTER_NAMES.index(trigger.letter)].append(maker.cards[card.id])
        elif trigger.after is not None:
            maker.cards[trigger.after].after.append(maker.cards[card.id])
    maker.board.letter_cards = letters


def fill_setup(maker: Maker, legend: Legend, start: str | None) -> None:
    """What lies on the board at the beginning, then the first cards."""
    board = maker.board
    entry = next((one for one in legend.start if one.id == start), None)
    setup: Setup = legend.setup
    if entry is not None and entry.setup is not None:
        setup = entry.setup
    steps: Steps = []
    if setup.fog != "none":
        without = None if isinstance(setup.fog, str) else setup.fog.without
        steps.extend(set_up_fog(maker, "set-up/fog", language.SetUpFog(without=without)))
    if setup.wells != "none":
        for well in board.wells:
            name = f"set-up/well on {board.field_names[well]}"
            side = FULL if setup.wells == "full" else EMPTY
            steps.append(tokens.SetWell(board, name, FieldIs(well), side))
    if entry is None:
        cards = [card for card in legend.card if card.trigger is not None and card.trigger.setup is not None]
        cards.sort(key=lambda card: (card.trigger and card.trigger.setup) or 0)
        steps.extend(maker.cards[card.id] for card in cards)
    else:
        steps.append(maker.cards[entry.card])
    if setup.narrator != "A":
        steps.append(effects.NarratorJumps(board, "set-up/narrator", LETTER_NAMES.index(setup.narrator)))
    board.setup = steps
