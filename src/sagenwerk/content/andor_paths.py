"""Every effect of a legend with its path: ``C2/4/then/0``, the name of its step and of its texts.

Besides its own path an effect has a place in its file: ``("card", 3, "effects", 4, "then", 0)``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Protocol

from sagenwerk.content.andor_blocks import Box, Event
from sagenwerk.content.andor_cards import event_cards
from sagenwerk.content.andor_effects import Choose, Die, EachHero, Effect, LoseItem, Offer, PayToPrevent, Pick, When
from sagenwerk.content.andor_legend import Legend
from sagenwerk.content.boxes import Content
from sagenwerk.content.lines import Path


class Placed(NamedTuple):
    """A list of effects: the beginning of their names, and where it stands in its file."""

    name: str
    place: Path
    effects: list[Effect]


class Use(Protocol):
    """A legend and the box it is played with."""

    @property
    def content(self) -> Content[Box]: ...
    @property
    def legend(self) -> Legend: ...


def walk(use: Use) -> Iterator[tuple[str, Effect]]:
    """All effects of a legend and of its event cards, with their paths."""
    for one in [*lists_of(use.legend), *event_lists(event_cards(use.content.box, use.legend))]:
        for path, _, effect in inside(one):
            yield path, effect


def lists_of(legend: Legend) -> Iterator[Placed]:
    """The lists of effects that a legend file holds by itself."""
    for number, card in enumerate(legend.card):
        yield Placed(card.id, ("card", number, "effects"), card.effects)
    for number, trigger in enumerate(legend.trigger):
        yield Placed(f"trigger {trigger.id}", ("trigger", number, "effects"), trigger.effects)
    for number, deck in enumerate(legend.deck):
        for place, own in enumerate(deck.card):
            yield Placed(f"event {deck.id} {own.id}", ("deck", number, "card", place, "effects"), own.effects)
    for number, pile in enumerate(legend.tasks):
        for place, task in enumerate(pile.card):
            above = ("tasks", number, "card", place)
            yield Placed(f"tasks {pile.id} {task.id}/met", (*above, "met"), task.met)
            yield Placed(f"tasks {pile.id} {task.id}/missed", (*above, "missed"), task.missed)
    yield from event_lists(legend.event, ("event",))


def event_lists(events: dict[str, Event], above: Path = ("events",)) -> Iterator[Placed]:
    """The lists of effects of event cards and of the triggers that belong to them."""
    for name, event in events.items():
        yield Placed(f"event {name}", (*above, name, "effects"), event.effects)
        if event.trigger is not None:
            path = (*above, name, "trigger", "effects")
            yield Placed(f"trigger {event.trigger.id}", path, event.trigger.effects)


def inside(given: Placed) -> Iterator[tuple[str, Path, Effect]]:
    """Every effect of a list, and those inside it, with path and place."""
    for number, effect in enumerate(given.effects):
        name, place = f"{given.name}/{number}", (*given.place, number)
        yield name, place, effect
        for one in parts_of(effect):
            yield from inside(Placed(f"{name}/{one.name}", (*place, *one.place), one.effects))


def parts_of(effect: Effect) -> list[Placed]:
    """The lists of effects inside an effect."""
    if isinstance(effect, When):
        return [Placed("then", ("then",), effect.then), Placed("else", ("else",), effect.otherwise)]
    if isinstance(effect, Choose):
        return [
            Placed(option.id, ("options", number, "effects"), option.effects)
            for number, option in enumerate(effect.options)
        ]
    if isinstance(effect, Die):
        return [Placed("effects", ("effects",), effect.effects), Placed("high", ("high",), effect.high)]
    if isinstance(effect, (LoseItem, Offer)):
        return [Placed("else", ("else",), effect.otherwise)]
    if isinstance(effect, (EachHero, Pick, PayToPrevent)):
        return [Placed("effects", ("effects",), effect.effects)]
    return []
