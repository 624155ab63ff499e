"""From blocks to the tables that the rules of Andor Junior read."""

from __future__ import annotations

from sagenwerk.content.junior_blocks import Board, Box, Challenge
from sagenwerk.junior.scenario import HERO_NAMES, TASK_NAMES, TILE_NAMES, FieldKind, JuniorScenario

#: Gor fields are numbered 1 to 7 (R-036, interpretation A-29).
GOR_NUMBERS = range(1, 8)


def fill(scenario: JuniorScenario, box: Box, challenge: Challenge) -> None:
    """Fill every table of a scenario from checked content. Fields are numbered in the order of their file."""
    board = box.board
    number_of = {name: number for number, name in enumerate(board.fields)}
    fill_board(scenario, board, number_of)
    slots = box.gors.slots
    scenario.slots = [0] * (len(GOR_NUMBERS) + 1)
    for place in board.fields.values():
        if place.number:
            scenario.slots[place.number] = slots.forest if place.terrain == "forest" else slots.mountain
    fill_pieces(scenario, box)
    fill_tasks(scenario, box, number_of)
    scenario.tasks = sorted(TASK_NAMES.index(task) for task in challenge.tasks)
    scenario.drawn_tasks = challenge.drawn


def fill_board(scenario: JuniorScenario, board: Board, number_of: dict[str, int]) -> None:
    """Fields, ways and special places (R-034, R-045 to R-049)."""
    by_kind: dict[FieldKind, list[int]] = {kind: [] for kind in FieldKind}
    scenario.gor_fields = [0] * (len(GOR_NUMBERS) + 1)
    for number, (name, place) in enumerate(board.fields.items()):
        kind = FieldKind(place.kind)
        by_kind[kind].append(number)
        scenario.field_names.append(name)
        scenario.kinds.append(kind)
        scenario.ways.append(sorted(number_of[neighbour] for neighbour in place.to))
        scenario.gor_number.append(place.number)
        scenario.well_at.append(-1)
        if place.number:
            scenario.gor_fields[place.number] = number
    scenario.rietburg = by_kind[FieldKind.CASTLE][0]
    scenario.gor_fields[0] = by_kind[FieldKind.CASTLE][0]
    scenario.bridge_house = number_of[board.bridge.start]
    scenario.bridge_end = number_of[board.bridge.to]
    scenario.watchtower = by_kind[FieldKind.WATCHTOWER][0]
    scenario.merchant = by_kind[FieldKind.MERCHANT][0]
    scenario.song_tree = by_kind[FieldKind.TREE_OF_SONGS][0]
    scenario.caves = by_kind[FieldKind.CAVE]
    scenario.wells = by_kind[FieldKind.WELL]
    for well, number in enumerate(scenario.wells):
        scenario.well_at[number] = well
    scenario.fog_fields = by_kind[FieldKind.MEADOW]
    scenario.mine_fields = by_kind[FieldKind.MINE]
    scenario.thickets = by_kind[FieldKind.BUSH]


def fill_pieces(scenario: JuniorScenario, box: Box) -> None:
    """Tiles, heroes, dragon, Gors, beacons and shop."""
    fog, mine, thickets = box.tiles.fog.counts, box.tiles.mine.counts, box.tiles.thickets.counts
    counts = {
        **{f"gor-{number}": getattr(fog, f"gor_{number}") for number in GOR_NUMBERS},
        "dragon": fog.dragon,
        "telescope": fog.telescope,
        "hourglass": fog.hourglass,
        "reka": fog.reka,
        "wood": fog.wood,
        "sword": fog.sword,
        "gold": fog.gold,
        "empty": fog.empty,
        "wolf-cub": mine.wolf_cub,
        "mine-dragon": mine.dragon,
        "kraken": mine.kraken,
        "falcon": mine.falcon,
        "mine-empty": mine.empty,
        "herb-red": thickets.herb_red,
        "herb-blue": thickets.herb_blue,
        "herb-yellow": thickets.herb_yellow,
    }
    scenario.tile_counts = [counts[kind] for kind in TILE_NAMES]
    scenario.cubs = mine.wolf_cub
    for name in HERO_NAMES:
        hero, faces, figures = getattr(box.heroes, name), getattr(box.faces, name), getattr(box.figures, name)
        scenario.figure_names.append([figures.f, figures.m])
        scenario.suns.append(hero.suns)
        scenario.dice.append(hero.dice)
        scenario.swords.append(faces.sword)
        scenario.torches.append(faces.torch)
        scenario.lightnings.append(faces.lightning)
    start = box.dragon.start
    scenario.dragon_start = [0, 0, start.two, start.three, start.four]
    scenario.dragon_end = len(box.dragon.new_gors)
    scenario.new_gors = [0, *box.dragon.new_gors]
    scenario.difficulty_steps = box.dragon.difficulty_steps
    scenario.dragon_faces = list(box.red_die.faces)
    scenario.gor_figures = box.gors.figures
    scenario.start_gors = [[], [], list(box.gor_start.two), list(box.gor_start.three), list(box.gor_start.four)]
    scenario.beacon_slots = box.beacons.slots
    scenario.torch_supply = box.shop.torches
    scenario.torch_price = box.shop.torch_price


def fill_tasks(scenario: JuniorScenario, box: Box, number_of: dict[str, int]) -> None:
    """What the ten cards count, and where their tokens lie (R-130 to R-141)."""
    tasks = box.tasks
    scenario.falcon_field = number_of[tasks.injured_falcon.field]
    scenario.fort_numbers = sorted(tasks.forts.gor_fields)
    scenario.fort_slots = tasks.forts.slots
    scenario.basket_fields = [scenario.gor_fields[number] for number in tasks.berries.gor_fields]
    places = tasks.music_books.destinations
    scenario.book_fields = [
        number_of[place] for place in (places.rietburg, places.merchant, places.watchtower, places.bridgehouse)
    ]
    books = tasks.music_books.books
    scenario.books_by_players = [0, 0, books.two, books.three, books.four]
    scenario.wood_needed = tasks.wood.needed
    scenario.potion_price = tasks.healing_potion.price
    scenario.letter_fields = [number_of[name] for name in tasks.letters.fields]
    scenario.troll_field = number_of[tasks.cave_troll.field]
