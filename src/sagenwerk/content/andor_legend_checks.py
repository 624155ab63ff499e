"""Can a legend be played? Everything beyond the shape of its file, each fault with its place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from sagenwerk.andor.cargo import ITEM_NAMES
from sagenwerk.andor.scenario import FOG_NAMES, KIND_NAMES, MOMENT_NAMES
from sagenwerk.content import andor_effects as language
from sagenwerk.content import andor_words as words
from sagenwerk.content.andor_blocks import Box, Deal, Event, Trigger
from sagenwerk.content.andor_cards import event_cards
from sagenwerk.content.andor_cycles import cycles
from sagenwerk.content.andor_legend import Legend
from sagenwerk.content.andor_paths import Placed, lists_of, parts_of
from sagenwerk.content.andor_pieces import pieces
from sagenwerk.content.andor_references import (
    PLACED,
    found,
    kinds_of_creatures,
    known_names,
    references,
    rolled_places,
    slots,
    static_number,
    tables_in,
    unknown,
)
from sagenwerk.content.lines import Path
from sagenwerk.content.problems import Finding

#: A set of bits holds so many triggers, and event cards of a pile.
MOST_BITS: Final = 62
#: Moments about no field, and about no hero.
NOWHERE: Final = ["sunrise-ends", "day-ends", "flag-set", "any-time", "sunrise-symbol"]
NOBODY: Final = [
    "creature-enters",
    "castle-entered",
    "sunrise-ends",
    "day-ends",
    "any-time",
    "sunrise-symbol",
    "ally-leaves",
    "fog-seen",
]
#: Which moments each key of a trigger fits.
FITS: Final = {
    "creature": [
        "creature-defeated",
        "creature-enters",
        "castle-entered",
        "battle-round-begins",
        "battle-round-ends",
    ],
    "thing": ["thing-meets-creature", "thing-lies", "thing-taken"],
    "item": ["item-lies"],
    "ally": ["ally-enters", "ally-leaves"],
    "fog": ["fog-activated", "fog-seen"],
    "flag": ["flag-set"],
    "symbol": ["sunrise-symbol"],
    "on": [moment for moment in MOMENT_NAMES if moment not in NOWHERE],
    "heroes": [moment for moment in MOMENT_NAMES if moment not in NOBODY],
}
#: Effects that give their inner effects a hero to be about.
ABOUT_A_HERO = (language.EachHero, language.Pick)


def check_legend(box: Box, legend: Legend) -> Iterator[Finding]:
    """Everything that is wrong with a legend of good shape, over the given box."""
    missing = [*event_names(box, legend)]
    yield from missing
    events = {} if missing else event_cards(box, legend)
    known = known_names(box, legend, events)
    tables = list(tables_in(legend, ()))
    yield from references(box.board, known, legend, ())
    yield from slots([*tables, *[one for event in events.values() for one in tables_in(event, ("events",))]])
    yield from rolled_places(box.board, tables)
    yield from kinds_of_creatures(legend)
    yield from names(legend, events)
    yield from texts(tables)
    yield from heads(legend, tables)
    yield from ends(legend, tables)
    yield from reached(legend, tables)
    yield from goals(legend, tables)
    yield from tasks(legend, tables)
    yield from pools(legend)
    for path, table in tables:
        if isinstance(table, Deal):
            yield from static_number((*path, "gold"), table.gold, 0, 20)
    yield from moments(legend, events)
    yield from spots(box, legend, tables)
    yield from fog(box, legend, tables)
    yield from ways(box, legend)
    yield from subjects(legend)
    yield from bits(box, legend, events)
    if not missing:
        yield from pieces(box, legend, events)
        yield from cycles(legend, all_triggers(legend, events))


def all_triggers(legend: Legend, events: dict[str, Event]) -> list[Trigger]:
    """Triggers of the legend and of its event cards."""
    return [*legend.trigger, *[event.trigger for event in events.values() if event.trigger]]


def event_names(box: Box, legend: Legend) -> Iterator[Finding]:
    """Event cards that are named but do not exist."""
    known = [*box.events, *legend.event]
    for number, name in enumerate(legend.events.cards or []):
        if name not in known:
            yield unknown(("events", "cards", number), "event", name, known)
    for number, deck in enumerate(legend.deck):
        if not deck.card and deck.shipped is None:
            yield found(("deck", number), "content-legend-empty-deck", name=deck.id)


def bits(box: Box, legend: Legend, events: dict[str, Event]) -> Iterator[Finding]:
    """Triggers, and the cards of a pile, are bits of one number."""
    counts: list[tuple[Path, str, int]] = [
        (("trigger",), "trigger", len(all_triggers(legend, events))),
        (("events",), "event", len(events)),
    ]
    for number, deck in enumerate(legend.deck):
        shipped = sum(event.deck == deck.shipped for event in box.events.values() if deck.shipped is not None)
        counts.append((("deck", number), "card", len(deck.card) + shipped))
    for path, thing, have in counts:
        if have > MOST_BITS:
            yield found(path, "content-too-many", thing=thing, have=have, most=MOST_BITS)


def names(legend: Legend, events: dict[str, Event]) -> Iterator[Finding]:
    """Every name stands for one thing only; things, allies and piles of tokens share their names."""
    placed = {*PLACED, *ITEM_NAMES}
    reserved: list[tuple[str, set[str]]] = [
        ("creature", {*KIND_NAMES, "any"}),
        ("thing", set(placed)),
        ("ally", {*placed, *[thing.id for thing in legend.thing]}),
        ("pool", {*placed, *[thing.id for thing in legend.thing], *[ally.id for ally in legend.ally]}),
        ("deal", {event.deal.id for event in events.values() if event.deal}),
        ("trigger", {event.trigger.id for event in events.values() if event.trigger}),
        ("cut", set()),
        ("goal", set()),
        ("deck", set()),
        ("tasks", set()),
        ("card", set()),
        ("start", set()),
    ]
    for key, taken in reserved:
        parts: list[Any] = getattr(legend, key)
        for number, part in enumerate(parts):
            name: str = part.id
            if name in taken:
                yield found((key, number, "id"), "content-legend-name-taken", name=name)
            taken.add(name)
    for path, table in tables_in(legend, ()):
        if isinstance(table, language.Choose):
            options = [option.id for option in table.options]
            for number, name in enumerate(options):
                if name in options[:number]:
                    yield found((*path, "options", number, "id"), "content-legend-name-taken", name=name)


def texts(tables: list[tuple[Path, Any]]) -> Iterator[Finding]:
    """A text says something in at least one language."""
    for path, table in tables:
        if isinstance(table, words.Words) and not table.de.strip() and not table.en.strip():
            yield found(path, "content-legend-no-text", key=str(path[-1]))


def heads(legend: Legend, tables: list[tuple[Path, Any]]) -> Iterator[Finding]:
    """Numbers of heroes, numbers by difficulty, how many triggers there are."""
    fewest, most = legend.heroes
    if fewest > most:
        yield found(("heroes",), "content-legend-heroes", fewest=fewest, most=most)
    for path, table in tables:
        if isinstance(table, words.ValueTable) and (table.normal is not None or table.easy is not None):
            for name in legend.difficulties:
                if getattr(table, name) is None:
                    yield found(path, "content-missing-key", key=name)


def ends(legend: Legend, tables: list[tuple[Path, Any]]) -> Iterator[Finding]:
    """There is a card for N, and a way to win."""
    letters = {card.trigger.letter for card in legend.card if card.trigger is not None}
    if "N" not in letters:
        yield found(("card",), "content-legend-no-end-card")
    if not any(isinstance(table, (language.Win, language.Evaluate)) for _, table in tables):
        yield found(("card",), "content-legend-no-win")


def reached(legend: Legend, tables: list[tuple[Path, Any]]) -> Iterator[Finding]:
    """Every card is read at some time, every trigger waits at some time."""
    opened = {table.card for _, table in tables if isinstance(table, language.ReadCard)}
    opened |= {start.card for start in legend.start}
    laid = {table.card for _, table in tables if isinstance(table, language.LayCard)}
    put = {card.id for card in legend.card if card.trigger is not None and card.trigger.put}
    for path, table in tables:
        if isinstance(table, language.LayCard) and table.card in {card.id for card in legend.card} - put:
            yield found((*path, "card"), "content-legend-not-put", name=table.card)
    for number, card in enumerate(legend.card):
        path = ("card", number)
        on_a = card.trigger is not None and card.trigger.letter == "A"
        if on_a or (card.trigger is None and card.id not in opened):
            yield found(path, "content-legend-unreached", name=card.id)
        elif card.id in put - laid:
            yield found(path, "content-legend-never-laid", name=card.id)
        elif after_itself(legend, card.id):
            yield found((*path, "trigger"), "content-legend-after-itself", name=card.id)
    watched = {table.trigger for _, table in tables if isinstance(table, language.Watch)}
    for number, trigger in enumerate(legend.trigger):
        if not trigger.active and trigger.id not in watched:
            yield found(("trigger", number), "content-legend-never-watched", name=trigger.id)


def after_itself(legend: Legend, name: str) -> bool:
    """Whether a card is read after a card that is read after it."""
    after = {card.id: card.trigger.after for card in legend.card if card.trigger is not None and card.trigger.after}
    seen = {name}
    before = after.get(name)
    while before is not None:
        if before in seen:
            return True
        seen.add(before)
        before = after.get(before)
    return False


def goals(legend: Legend, tables: list[tuple[Path, Any]]) -> Iterator[Finding]:
    """Every goal is set by a card, and no goal asks for itself."""
    given = {table.goal for _, table in tables if isinstance(table, language.SetGoal) and not table.drop}
    asks = {
        goal.id: {
            table.goal for _, table in tables_in(goal.when, ()) if isinstance(table, words.Condition) and table.goal
        }
        for goal in legend.goal
    }
    for number, goal in enumerate(legend.goal):
        if goal.id not in given:
            yield found(("goal", number), "content-legend-goal-unset", name=goal.id)
        reach, waiting = set[str](), [goal.id]
        while waiting:
            for other in asks.get(waiting.pop(), set()) - reach:
                reach.add(other)
                waiting.append(other)
        if goal.id in reach:
            yield found(("goal", number, "when"), "content-legend-goal-of-itself", name=goal.id)


def pools(legend: Legend) -> Iterator[Finding]:
    """Only articles lie face down: rubble lies in the way with its number."""
    for number, pool in enumerate(legend.pool):
        if pool.face_down and pool.rubble is not None:
            yield found(("pool", number, "face-down"), "content-legend-one-of", keys="rubble, face-down", have=2)


def tasks(legend: Legend, tables: list[tuple[Path, Any]]) -> Iterator[Finding]:
    """Every pile of tasks is dealt and looked at, has a card for everybody, and no name twice."""
    dealt = {table.tasks for _, table in tables if isinstance(table, language.DealTasks)}
    looked_at = {table.tasks for _, table in tables if isinstance(table, language.CheckTasks)}
    for number, pile in enumerate(legend.tasks):
        path = ("tasks", number)
        if pile.id not in dealt:
            yield found(path, "content-legend-tasks-never-dealt", name=pile.id)
        if pile.letter is None and pile.id not in looked_at:
            yield found(path, "content-legend-tasks-never-checked", name=pile.id)
        if len(pile.card) < legend.heroes[1]:
            yield found(
                (*path, "card"), "content-legend-tasks-few", have=len(pile.card), heroes=legend.heroes[1], name=pile.id
            )
        cards = [card.id for card in pile.card]
        for place, name in enumerate(cards):
            if name in cards[:place]:
                yield found((*path, "card", place, "id"), "content-legend-name-taken", name=name)


def moments(legend: Legend, events: dict[str, Event]) -> Iterator[Finding]:
    """A trigger waits for something that belongs to its moment."""
    for number, trigger in enumerate(legend.trigger):
        for key, moment_names in FITS.items():
            if getattr(trigger, key) is not None and trigger.moment not in moment_names:
                yield found(("trigger", number, key), "content-legend-moment", key=key, moments=", ".join(moment_names))


def spots(box: Box, legend: Legend, tables: list[tuple[Path, Any]]) -> Iterator[Finding]:
    """Wells and merchants are placed and removed where they are printed."""
    for path, table in tables:
        if isinstance(table, (language.PlaceToken, language.RemoveToken)):
            yield from where(legend, path, table)
            if table.what in ("well", "merchant"):
                for number, place in enumerate(table.fields or []):
                    if isinstance(place, int) and not printed(box, place, table.what):
                        field = (*path, "fields", number)
                        yield found(field, "content-legend-not-printed", what=table.what, number=place)
        elif isinstance(table, words.Condition) and table.well and isinstance(table.on, int):
            if not printed(box, table.on, "well"):
                yield found((*path, "on"), "content-legend-not-printed", what="well", number=table.on)


def where(legend: Legend, path: Path, table: language.PlaceToken | language.RemoveToken) -> Iterator[Finding]:
    """Only what there is one of is found without a field; only things have bearers."""
    things = [thing.id for thing in legend.thing]
    single = table.what in [*things, *[ally.id for ally in legend.ally]]
    bearer = table.bearer if isinstance(table, language.PlaceToken) else None
    if bearer is not None and table.what not in things:
        yield unknown((*path, "what"), "thing", table.what, things)
    nowhere = table.fields is None
    if nowhere and bearer != "subject" and (isinstance(table, language.PlaceToken) or not single):
        yield found(path, "content-missing-key", key="fields")


def printed(box: Box, number: int, what: str) -> bool:
    """Whether a well, fog or a merchant is printed on a field; fields that do not exist are told elsewhere."""
    place = box.board.fields.get(str(number))
    return place is None or bool(getattr(place, what))


def fog(box: Box, legend: Legend, tables: list[tuple[Path, Any]]) -> Iterator[Finding]:
    """As many fog tokens as fields at the most, on fog fields; no more left out than there are."""
    counts = {name: getattr(box.fog, name.replace("-", "_"), 0) for name in FOG_NAMES}
    everywhere = [int(name) for name, place in box.board.fields.items() if place.fog]
    found_tables: list[tuple[Path, dict[Any, int] | None, dict[Any, int] | None, list[int]]] = [
        (path, table.without, table.tokens, table.fields or everywhere)
        for path, table in tables
        if isinstance(table, language.SetUpFog)
    ]
    if not isinstance(legend.setup.fog, str):
        found_tables.append((("setup", "fog"), legend.setup.fog.without, None, everywhere))
    for path, without, tokens, fields in found_tables:
        if without is not None and tokens is not None:
            yield found(path, "content-legend-one-of", keys="without, tokens", have=2)
        for name, number in (without or {}).items():
            if number > counts[name]:
                yield found((*path, "without", name), "content-too-many", thing=name, have=number, most=counts[name])
        number = sum((tokens or {}).values()) if tokens else sum(counts.values()) - sum((without or {}).values())
        if number > len(fields):
            yield found(path, "content-legend-fog-tokens", have=number, most=len(fields))
        for place, field in enumerate(fields):
            if not printed(box, field, "fog"):
                yield found((*path, "fields", place), "content-legend-not-printed", what="fog", number=field)


def ways(box: Box, legend: Legend) -> Iterator[Finding]:
    """A connection that can be cut joins two neighbours, an added one two fields that are none."""
    for number, cut in enumerate(legend.cut):
        start, end = (box.board.fields.get(str(place)) for place in cut.between)
        if start is None or end is None:
            continue
        first, second = cut.between
        joined = str(second) in start.to
        where = ("cut", number, "between")
        if cut.printed and not joined:
            yield found(where, "content-legend-no-way", first=first, second=second)
        elif not cut.printed and (joined or first == second):
            yield found(where, "content-legend-way-printed", first=first, second=second)


def subjects(legend: Legend) -> Iterator[Finding]:
    """Effects about the hero of a trigger, where there is none: cards of letters and of the set-up."""
    opened = {
        table.card
        for one in lists_of(legend)
        if one.name.startswith("trigger")
        for _, table in tables_in(one.effects, ())
        if isinstance(table, language.ReadCard)
    }
    quiet = {f"trigger {trigger.id}" for trigger in legend.trigger if trigger.moment in NOBODY}
    for card in legend.card:
        if card.trigger is not None and card.id not in opened:
            quiet.add(card.id)
    for one in lists_of(legend):
        if one.name in quiet:
            yield from without_hero(one)


def without_hero(given: Placed) -> Iterator[Finding]:
    """Effects of a list that are about a hero whom nobody has named."""
    for number, effect in enumerate(given.effects):
        place = (*given.place, number)
        if getattr(effect, "who", None) == "subject":
            yield found(place, "content-legend-no-subject")
        if not isinstance(effect, ABOUT_A_HERO):
            for part in parts_of(effect):
                yield from without_hero(Placed(given.name, (*place, *part.place), part.effects))
