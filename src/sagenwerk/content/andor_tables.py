"""From blocks to the tables that the rules of Die Legenden von Andor read."""

from __future__ import annotations

from typing import Final

from sagenwerk.andor.cargo import BIT, ITEM_NAMES, SLOT_NAMES
from sagenwerk.andor.scenario import (
    ALONG_ARROWS,
    FOG_NAMES,
    HERO_NAMES,
    HUNTS,
    KIND_NAMES,
    LETTER_NAMES,
    STANDS_STILL,
    AllyKind,
    AndorScenario,
    CreatureKind,
    ThingKind,
)
from sagenwerk.content.andor_blocks import Board, Box, HeroTracks
from sagenwerk.content.andor_legend import Legend, OwnCreature
from sagenwerk.content.andor_words import ValueTable

MOST_WILLPOWER: Final = 20
COVERED: Final = ["castle", "mine", "tavern", "southern_forest", "watchful_forest"]
MOVEMENTS: Final = {"arrows": ALONG_ARROWS, "none": STANDS_STILL, "hunt": HUNTS}
DIFFICULTIES: Final = ["normal", "easy"]


def fill(scenario: AndorScenario, box: Box, legend: Legend) -> None:
    """Fill every table but cards and triggers from checked content."""
    fill_board(scenario, box.board)
    fill_heroes(scenario, box)
    fill_supplies(scenario, box)
    letters = box.tracks.rune_letters
    scenario.pips = [0, *[LETTER_NAMES.index(letter) for letter in letters]]
    shields = legend.setup.shields or box.shields
    scenario.shields = [0, 0, shields.two, shields.three, shields.four]
    fill_legend(scenario, box, legend)


def fill_board(scenario: AndorScenario, board: Board) -> None:
    """Fields in the order of their numbers, ways, arrows, what is printed on them."""
    names = sorted(board.fields, key=int)
    number_of = {name: number for number, name in enumerate(names)}
    scenario.field_names = names
    for name in names:
        place = board.fields[name]
        scenario.ways.append(sorted(number_of[other] for other in place.to))
        scenario.arrows.append(-1 if place.arrow is None else number_of[place.arrow])
        scenario.well_at.append(len(scenario.wells) if place.well else -1)
        scenario.merchant_at.append(len(scenario.merchants) if place.merchant else -1)
        if place.well:
            scenario.wells.append(number_of[name])
        if place.merchant:
            scenario.merchants.append(number_of[name])
        if place.fog:
            scenario.fog_fields.append(number_of[name])
        if place.terrain == "mine":
            scenario.mine = number_of[name]
    scenario.castle = number_of[board.castle]
    scenario.distances = [distances_from(scenario.ways, start) for start in range(len(names))]


def distances_from(ways: list[list[int]], start: int) -> list[int]:
    """Hours on foot from a field to every other one, -1 where no way leads."""
    hours = [-1] * len(ways)
    hours[start] = 0
    waiting = [start]
    for field in waiting:
        for other in ways[field]:
            if hours[other] < 0:
                hours[other] = hours[field] + 1
                waiting.append(other)
    return hours


def by_willpower(rows: list[int], dice: list[int]) -> list[int]:
    """Dice by willpower 0 to 20 out of the three rows of a board."""
    table = []
    for willpower in range(MOST_WILLPOWER + 1):
        row = max((number for number, first in enumerate(rows) if willpower >= first), default=0)
        table.append(dice[row])
    return table


def fill_heroes(scenario: AndorScenario, box: Box) -> None:
    """Hero boards, day track, black die."""
    tracks: HeroTracks = box.tracks_of_heroes
    for name in HERO_NAMES:
        hero, figure = getattr(box.heroes, name), getattr(box.figures, name)
        scenario.figure_names.append([figure.f, figure.m])
        scenario.ranks.append(hero.rank)
        scenario.hero_dice.append(by_willpower(tracks.rows, hero.dice))
    scenario.start_strength = tracks.start_strength
    scenario.start_willpower = tracks.start_willpower
    scenario.most_strength = tracks.most_strength
    scenario.most_willpower = tracks.most_willpower
    scenario.free_hours = box.day.free_hours
    scenario.most_hours = box.day.most_hours
    scenario.overtime_price = box.day.overtime_price
    scenario.black_faces = sorted(box.black_die.faces)
    scenario.black_opposites = {int(face): other for face, other in box.black_die_turned.opposites.items()}


def fill_supplies(scenario: AndorScenario, box: Box) -> None:
    """Equipment board, prices, stones, wells, fog tokens."""
    articles, herbs, gems = box.articles, box.herbs, box.gems
    counts = {
        "wineskin": articles.wineskin,
        "shield": articles.shield,
        "bow": articles.bow,
        "falcon": articles.falcon,
        "telescope": articles.telescope,
        "helm": articles.helm,
        "brew": articles.brew,
        "herb-3": herbs.herb_3,
        "herb-4": herbs.herb_4,
        "gem-2": gems.gem_2,
        "gem-4": gems.gem_4,
        "gem-6": gems.gem_6,
    }
    scenario.supply = [counts.get(item, 0) for item in ITEM_NAMES]
    brew = box.prices.brew
    scenario.price = box.prices.merchant
    scenario.mine_price = box.prices.mine
    scenario.brew_prices = [0, 0, brew.two, brew.three, brew.four]
    scenario.archer_discount = box.prices.archer_discount
    scenario.stones = [box.stones.blue, box.stones.yellow, box.stones.green]
    scenario.well_willpower = box.wells.willpower
    scenario.warrior_willpower = box.wells.warrior_willpower
    fog = box.fog
    tokens = {
        "event": fog.event,
        "gold": fog.gold,
        "gor": fog.gor,
        "strength": fog.strength,
        "willpower-2": fog.willpower_2,
        "willpower-3": fog.willpower_3,
        "wineskin": fog.wineskin,
        "brew": fog.brew,
    }
    scenario.fog_counts = [tokens.get(kind, 0) for kind in FOG_NAMES]


def fill_legend(scenario: AndorScenario, box: Box, legend: Legend) -> None:
    """What the legend itself brings: creatures, allies, things, connections that may be cut or are added."""
    number_of = {name: number for number, name in enumerate(scenario.field_names)}
    scenario.fewest_heroes, scenario.most_heroes = legend.heroes
    scenario.difficulties = "easy" in legend.difficulties
    scenario.allies = [AllyKind(ally.id, ally.bonus, ally.fields) for ally in legend.ally]
    scenario.things = [ThingKind(thing.id, SLOT_NAMES.index(thing.slot)) for thing in legend.thing]
    for name in KIND_NAMES:
        block = getattr(box.creatures, name)
        kind = CreatureKind(name, len(scenario.creatures))
        kind.strength = [block.strength] * 10
        kind.willpower = block.willpower
        kind.dice = by_willpower(box.tracks_of_heroes.rows, block.dice)
        kind.black = block.black
        kind.reward = block.reward
        scenario.creatures.append(kind)
        scenario.figures.append(block.figures)
    for own in legend.creature:
        scenario.creatures.append(own_creature(scenario, box, legend, own))
    scenario.cut_here = [False] * len(number_of)
    for number, cut in enumerate(legend.cut):
        first, second = (number_of[str(place)] for place in cut.between)
        scenario.cuts.append([first, second])
        scenario.cut_holds.append(sum(BIT[KIND_NAMES.index(name)] for name in set(cut.holds)))
        scenario.cut_here[first] = scenario.cut_here[second] = True
        if cut.closed:
            scenario.cut_at_first |= 1 << number
        if not cut.printed:
            scenario.unprinted |= 1 << number
            scenario.ways[first] = sorted([*scenario.ways[first], second])
            scenario.ways[second] = sorted([*scenario.ways[second], first])
    if scenario.unprinted:
        scenario.distances = [distances_from(scenario.ways, start) for start in range(len(number_of))]


def own_creature(scenario: AndorScenario, box: Box, legend: Legend, own: OwnCreature) -> CreatureKind:
    """A kind of the legend's own."""
    kind = CreatureKind(own.id, len(scenario.creatures))
    kind.figure = KIND_NAMES.index(own.figure)
    kind.strength = table_of(own.strength or 0)
    kind.willpower = max(table_of(own.willpower))
    if not isinstance(own.willpower, int):
        kind.willpowers = table_of(own.willpower)
    kind.dice = by_willpower(box.tracks_of_heroes.rows, own.dice)
    kind.black = own.black
    kind.reward = own.reward
    kind.movement = MOVEMENTS[own.movement]
    kind.mirrors = own.mirrors
    if own.hunts is not None and not isinstance(own.hunts, str):
        if own.hunts.ally is not None:
            kind.hunts_ally = [ally.id for ally in legend.ally].index(own.hunts.ally)
        if own.hunts.thing is not None:
            kind.hunts_thing = [thing.id for thing in legend.thing].index(own.hunts.thing)
    return kind


def table_of(value: int | ValueTable) -> list[int]:
    """A value that no roll changes, by difficulty and number of heroes: [5 * difficulty + heroes]."""
    table = [0] * 10
    for difficulty, name in enumerate(DIFFICULTIES):
        for heroes in (2, 3, 4):
            table[5 * difficulty + heroes] = number_in(value, name, heroes)
    return table


def number_in(value: int | ValueTable | None, difficulty: str, heroes: int) -> int:
    """The number for one difficulty and one number of heroes; what is given for one difficulty only serves for both."""
    if value is None:
        return 0
    if isinstance(value, int):
        return value
    if value.heroes is not None:
        return {2: value.heroes.two, 3: value.heroes.three, 4: value.heroes.four}[heroes]
    inner = value.easy if difficulty == "easy" and value.easy is not None else value.normal
    return number_in(value.easy if inner is None else inner, difficulty, heroes)
