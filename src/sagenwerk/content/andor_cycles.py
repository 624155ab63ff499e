"""Cards and triggers that set each other off for ever, without asking anybody.

Who opens whom is followed through the file: cards by name, triggers by what their moment waits for. A choice between
ends the search, since people can choose otherwise; conditions do not, since nobody sees from a file when they change.
"""

from __future__ import annotations

from collections.abc import Iterator

from sagenwerk.andor.cargo import ITEM_NAMES
from sagenwerk.content import andor_effects as language
from sagenwerk.content.andor_blocks import Trigger
from sagenwerk.content.andor_legend import Legend
from sagenwerk.content.andor_paths import Placed, lists_of, parts_of
from sagenwerk.content.lines import Path
from sagenwerk.content.problems import Finding

#: Effects that always ask somebody first.
ASKS = (language.Choose, language.Pick, language.Offer, language.LoseItem, language.PeekEvent)


def cycles(legend: Legend, triggers: list[Trigger]) -> Iterator[Finding]:
    """One finding for each card or trigger that comes back to itself."""
    lists = {one.name: one for one in lists_of(legend)}
    opens = {name: list(opened(legend, triggers, one)) for name, one in lists.items()}
    for card in legend.card:
        if card.trigger is not None and card.trigger.after is not None:
            opens.setdefault(card.trigger.after, []).append((card.id, ("card",)))
    once = {f"trigger {trigger.id}": trigger for trigger in triggers if trigger.once}
    told: set[str] = set()
    for start in opens:
        way = way_back(start, opens, once, lists)
        if way and not told & set(way):
            told |= set(way)
            names = " → ".join([*way, way[0]])
            place = next(path for name, path in opens[start] if name == (way[1] if len(way) > 1 else start))
            where: Path = lists[start].place if place == ("card",) else place
            yield Finding((where,), "content-legend-cycle", {"way": names})


def way_back(
    start: str,
    opens: dict[str, list[tuple[str, Path]]],
    once: dict[str, Trigger],
    lists: dict[str, Placed],
) -> list[str]:
    """A way from a card or trigger back to itself; empty if there is none."""
    came: dict[str, str] = {}
    waiting = [start]
    while waiting:
        name = waiting.pop(0)
        for other, _ in opens.get(name, []):
            if other == start:
                way = [name]
                while way[0] != start:
                    way.insert(0, came[way[0]])
                return way if can_repeat(way, once, lists) else []
            if other not in came:
                came[other] = name
                waiting.append(other)
    return []


def can_repeat(way: list[str], once: dict[str, Trigger], lists: dict[str, Placed]) -> bool:
    """A trigger that waits only once ends the round, unless the round itself makes it wait again."""
    watched = {
        effect.trigger for name in way for effect in all_of(lists[name].effects) if isinstance(effect, language.Watch)
    }
    return all(once[name].id in watched for name in way if name in once)


def all_of(effects: list[language.Effect]) -> Iterator[language.Effect]:
    """Effects and those inside them."""
    for effect in effects:
        yield effect
        for part in parts_of(effect):
            yield from all_of(part.effects)


def opened(legend: Legend, triggers: list[Trigger], given: Placed) -> Iterator[tuple[str, Path]]:
    """Cards and triggers that a list of effects sets off without asking, each with the effect that does it."""
    for number, effect in enumerate(given.effects):
        place = (*given.place, number)
        if isinstance(effect, ASKS):
            return
        if isinstance(effect, language.ReadCard):
            yield effect.card, place
        if isinstance(effect, language.CheckTasks):
            for one in lists_of(legend):
                if one.name.startswith(f"tasks {effect.tasks} "):
                    yield one.name, place
        for trigger in triggers:
            if sets_off(legend, effect, trigger):
                yield f"trigger {trigger.id}", place
        for part in parts_of(effect):
            if not isinstance(effect, language.PayToPrevent):
                yield from opened(legend, triggers, Placed(given.name, (*place, *part.place), part.effects))


def sets_off(legend: Legend, effect: language.Effect, trigger: Trigger) -> bool:
    """Whether an effect brings about the moment that a trigger waits for."""
    moment = trigger.moment
    if isinstance(effect, (language.SetSlot, language.AddToSlot)):
        return moment == "flag-set" and trigger.flag in (None, effect.slot)
    if isinstance(effect, language.PlaceCreature):
        return moment in ("creature-enters", "thing-meets-creature") and trigger.creature in (None, effect.creature)
    if isinstance(effect, language.MoveCreature):
        return moment in ("creature-enters", "thing-meets-creature", "castle-entered")
    if isinstance(effect, language.Sunrise):
        return moment in ("sunrise-ends", "day-ends", "sunrise-symbol")
    if isinstance(effect, language.RevealFog):
        return moment == "fog-seen"
    if isinstance(effect, language.RemoveToken):
        return moment == "ally-leaves" and trigger.ally in (None, effect.what)
    if isinstance(effect, language.PlaceToken):
        return places(legend, effect, trigger)
    return False


def places(legend: Legend, effect: language.PlaceToken, trigger: Trigger) -> bool:
    """Whether something that is placed is what a trigger waits for."""
    what = effect.what
    fields = [place for place in effect.fields or [] if isinstance(place, int)]
    if trigger.on is not None and fields and not set(fields) & set(trigger.on):
        return False
    if what in [thing.id for thing in legend.thing]:
        return trigger.moment == "thing-lies" and trigger.thing in (None, what)
    if what in [ally.id for ally in legend.ally]:
        return trigger.moment == "ally-enters" and trigger.ally in (None, what)
    if what in ITEM_NAMES:
        return trigger.moment == "item-lies" and (trigger.item is None or what.startswith(trigger.item))
    return False
