"""How many pieces of the box a legend brings out at the most: creatures, farmers, tokens.

Every card counts once. Of two branches the larger one counts, of several choices the largest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sagenwerk.andor.scenario import KIND_NAMES
from sagenwerk.content import andor_effects as language
from sagenwerk.content.andor_blocks import Box, Event
from sagenwerk.content.andor_legend import Legend
from sagenwerk.content.andor_paths import event_lists, lists_of, parts_of
from sagenwerk.content.lines import Path
from sagenwerk.content.problems import Finding

Pieces = Counter[str]
#: Effects of which only one of the lists inside happens.
BRANCHES = (language.When, language.Choose, language.Die)


def brought_out(figures: dict[str, str], effects: list[language.Effect]) -> Pieces:
    """Pieces that a list of effects brings out; ``figures`` by kind of creature."""
    total: Pieces = Counter()
    for effect in effects:
        if isinstance(effect, language.PlaceCreature):
            total[figures.get(effect.creature, effect.creature)] += len(effect.fields)
            if effect.carries is not None:
                total[effect.carries] += len(effect.fields)
        elif isinstance(effect, language.PlaceByDice):
            total[effect.item] += effect.count
        elif isinstance(effect, language.PlaceToken) and isinstance(effect.amount, int):
            number = 1 if effect.what == "rubble" else effect.amount
            total[effect.what] += number * len(effect.fields or [None])
        inner = [brought_out(figures, part.effects) for part in parts_of(effect)]
        for piece in {piece for part in inner for piece in part}:
            counts = [part[piece] for part in inner]
            total[piece] += max(counts) if isinstance(effect, BRANCHES) else sum(counts)
    return total


def supply_of(box: Box) -> dict[str, int]:
    """How many of each piece are in the box."""
    herbs, gems, stones = box.herbs, box.gems, box.stones
    return {
        **{kind: getattr(box.creatures, kind).figures for kind in KIND_NAMES},
        "farmer": box.pieces.farmers,
        "rubble": box.pieces.rubble,
        "herb-3": herbs.herb_3,
        "herb-4": herbs.herb_4,
        "gem-2": gems.gem_2,
        "gem-4": gems.gem_4,
        "gem-6": gems.gem_6,
        "stone": stones.blue + stones.yellow + stones.green,
    }


def pieces(box: Box, legend: Legend, events: dict[str, Event]) -> Iterator[Finding]:
    """Pieces of which a legend needs more than there are, told where the last one is asked for."""
    figures: dict[str, str] = {kind.id: kind.figure for kind in legend.creature}
    have = supply_of(box)
    total: Pieces = Counter()
    last: dict[str, Path] = {}
    for one in [*lists_of(legend), *event_lists(events)]:
        counted = brought_out(figures, one.effects)
        total += counted
        for piece in counted:
            last[piece] = one.place if one.place[0] != "events" else ("events",)
    for piece, number in total.items():
        if piece in have and number > have[piece]:
            yield Finding(
                (last[piece],), "content-legend-pieces", {"piece": piece, "have": have[piece], "need": number}
            )
    crosses = sum(cut.printed for cut in legend.cut)
    if crosses > box.pieces.crosses:
        yield too_many("cut", box.pieces.crosses, crosses)
    letters = {card.trigger.letter for card in legend.card if card.trigger is not None and card.trigger.letter}
    if len(letters) > box.pieces.stars:
        yield too_many("card", box.pieces.stars, len(letters))


def too_many(key: str, have: int, need: int) -> Finding:
    """More than the box has: crosses for broken connections, stars for letters."""
    piece = "star" if key == "card" else "cross"
    return Finding(((key,),), "content-legend-pieces", {"piece": piece, "have": have, "need": need})
