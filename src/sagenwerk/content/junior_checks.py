"""Do the blocks of Andor Junior fit together, and can a game with them be won?

A check names the blocks it reads; it is left out while one of them is itself broken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from msgspec import Struct, structs

from sagenwerk.content.junior_blocks import Box
from sagenwerk.content.junior_board_checks import check_board, unknown_field
from sagenwerk.content.lines import Path
from sagenwerk.content.problems import Finding
from sagenwerk.junior.piles import MOST_OF_A_KIND
from sagenwerk.junior.scenario import HERO_NAMES, TASKS

Check = Callable[[Box], Iterator[Finding]]

FACES_OF_A_DIE: Final = 6
BOARD: Final[Path] = ("board",)


def found(places: tuple[Path, ...], message: str, **args: str | int) -> Finding:
    return Finding(places, message, args)


def tile_counts(sort: str, kind: str) -> Check:
    """One tile on every field of the kind (R-031, R-032, R-130)."""

    def check(box: Box) -> Iterator[Finding]:
        counts = sum(structs.astuple(getattr(box.tiles, sort).counts))
        fields = sum(place.kind == kind for place in box.board.fields.values())
        if counts != fields:
            places = (("tiles", sort, "counts"), ("board", "fields"))
            yield found(places, "content-tile-count", block=f"tiles.{sort}", have=counts, need=fields, kind=kind)

    return check


def counts_by_name(counts: Struct) -> dict[str, int]:
    return {field.encode_name: getattr(counts, field.name) for field in structs.fields(counts)}


def fog_tiles(box: Box) -> Iterator[Finding]:
    """No pile can hold more than seven of a kind (R-026); Reka is there once (R-069)."""
    path: Path = ("tiles", "fog", "counts")
    counts = counts_by_name(box.tiles.fog.counts)
    for item in ("wood", "sword", "gold"):
        if counts[item] > MOST_OF_A_KIND:
            yield found(((*path, item),), "content-too-many", thing=item, have=counts[item], most=int(MOST_OF_A_KIND))
    if counts["reka"] != 1:
        yield found(((*path, "reka"),), "content-one-reka", have=counts["reka"])


def mine_tiles(box: Box) -> Iterator[Finding]:
    """Without a wolf cub nobody can win (R-002)."""
    if not box.tiles.mine.counts.wolf_cub:
        yield found((("tiles", "mine", "counts", "wolf-cub"),), "content-no-cub")


def thicket_tokens(box: Box) -> Iterator[Finding]:
    """Two herbs of the same kind are needed (R-130), and no pile holds more than seven."""
    path: Path = ("tiles", "thickets", "counts")
    counts = counts_by_name(box.tiles.thickets.counts)
    if max(counts.values()) < 2:
        yield found((path,), "content-no-herb-pair")
    for item, count in counts.items():
        if count > MOST_OF_A_KIND:
            yield found(((*path, item),), "content-too-many", thing=item, have=count, most=int(MOST_OF_A_KIND))


def hero_faces(hero: str) -> Check:
    """A die has six faces (R-023)."""

    def check(box: Box) -> Iterator[Finding]:
        faces = getattr(box.faces, hero)
        have = faces.sword + faces.torch + faces.lightning + faces.blank
        if have != FACES_OF_A_DIE:
            yield found((("faces", hero),), "content-die-faces", owner=hero, have=have)

    return check


def dragon_start(box: Box) -> Iterator[Finding]:
    """The dragon starts on its track and not at the castle, in every difficulty (R-035)."""
    length = len(box.dragon.new_gors)
    start = box.dragon.start
    for players, steps in ((2, start.two), (3, start.three), (4, start.four)):
        path = ("dragon", "start", str(players))
        if steps > length:
            yield found((path,), "content-dragon-beyond-track", players=players, start=steps, length=length)
        elif steps <= box.dragon.difficulty_steps:
            steps_nearer = box.dragon.difficulty_steps
            yield found((path,), "content-dragon-too-near", players=players, start=steps, steps=steps_nearer)


def gor_start(box: Box) -> Iterator[Finding]:
    """One Gor a field, and no more than there are figures (R-012, R-036)."""
    start = box.gor_start
    for players, numbers in ((2, start.two), (3, start.three), (4, start.four)):
        path = ("gor-start", str(players))
        yield from no_doubles(path, [str(number) for number in numbers])
        if len(numbers) > box.gors.figures:
            places = (path, ("gors", "figures"))
            yield found(places, "content-too-few-gors", have=box.gors.figures, need=len(numbers), players=players)


def no_doubles(path: Path, entries: list[str]) -> Iterator[Finding]:
    for number, entry in enumerate(entries):
        if entry in entries[:number]:
            yield found(((*path, number),), "content-listed-twice", key=str(path[-1]), value=entry)


def task_lists(box: Box) -> Iterator[Finding]:
    """Forts, baskets and letters lie on different fields (R-132, R-135, R-140)."""
    yield from no_doubles(("tasks", "forts", "gor-fields"), [str(one) for one in box.tasks.forts.gor_fields])
    yield from no_doubles(("tasks", "berries", "gor-fields"), [str(one) for one in box.tasks.berries.gor_fields])
    yield from no_doubles(("tasks", "letters", "fields"), list(box.tasks.letters.fields))


def task_fields(box: Box) -> Iterator[Finding]:
    """Fields of the tasks are on the board, and not beyond the river: the mine opens when all are done (R-004)."""
    tasks = box.tasks
    goals = tasks.music_books.destinations
    named: list[tuple[Path, str]] = [
        (("tasks", "injured-falcon", "field"), tasks.injured_falcon.field),
        (("tasks", "cave-troll", "field"), tasks.cave_troll.field),
        (("tasks", "music-books", "destinations", "rietburg"), goals.rietburg),
        (("tasks", "music-books", "destinations", "merchant"), goals.merchant),
        (("tasks", "music-books", "destinations", "watchtower"), goals.watchtower),
        (("tasks", "music-books", "destinations", "bridgehouse"), goals.bridgehouse),
    ]
    named.extend((("tasks", "letters", "fields", number), name) for number, name in enumerate(tasks.letters.fields))
    for path, name in named:
        if name not in box.board.fields:
            finding = unknown_field(box.board, path, name)
            task = str(path[1])
            yield Finding((path, BOARD), "content-task-field", {**finding.args, "card": task})
        elif box.board.fields[name].kind == "mine":
            yield found((path, (*BOARD, "fields", name)), "content-task-in-mine", name=name, card=str(path[1]))


def enough_wood(box: Box) -> Iterator[Finding]:
    """The fog holds the wood for the bridge guard (R-137)."""
    have, need = box.tiles.fog.counts.wood, box.tasks.wood.needed
    if have < need:
        places: tuple[Path, ...] = (("tasks", "wood", "needed"), ("tiles", "fog", "counts", "wood"))
        yield found(places, "content-too-few-tiles", thing="wood", have=have, need=need, card="wood")


def enough_gold(box: Box) -> Iterator[Finding]:
    """The fog holds the gold for the potion (R-139)."""
    have, need = box.tiles.fog.counts.gold, box.tasks.healing_potion.price
    if have < need:
        places: tuple[Path, ...] = (("tasks", "healing-potion", "price"), ("tiles", "fog", "counts", "gold"))
        yield found(places, "content-too-few-tiles", thing="gold", have=have, need=need, card="healing-potion")


def challenges(shipped: list[str]) -> Check:
    """A challenge has one to ten different cards; one that is not shipped says its names (R-120 to R-124)."""

    def check(box: Box) -> Iterator[Finding]:
        for name, challenge in box.challenges.items():
            path: Path = ("challenges", name)
            yield from no_doubles((*path, "tasks"), list(challenge.tasks))
            cards = len(challenge.tasks) + challenge.drawn
            if not 1 <= cards <= TASKS:
                yield found((path,), "content-cards", have=cards, most=int(TASKS))
            if name not in shipped:
                for language in ("de", "en"):
                    if not getattr(challenge, language):
                        yield found(((*path, language),), "content-missing-key", key=language)

    return check


def checks(shipped: list[str]) -> list[tuple[list[str], Check]]:
    """All checks, each with the blocks that it reads; ``shipped`` names the challenges that need no names."""
    return [
        (["board"], check_board),
        (["tiles.fog"], fog_tiles),
        (["tiles.mine"], mine_tiles),
        (["tiles.thickets"], thicket_tokens),
        (["tiles.fog", "board"], tile_counts("fog", "meadow")),
        (["tiles.mine", "board"], tile_counts("mine", "mine")),
        (["tiles.thickets", "board"], tile_counts("thickets", "bush")),
        *[([f"faces.{hero}"], hero_faces(hero)) for hero in HERO_NAMES],
        (["dragon"], dragon_start),
        (["gor-start", "gors"], gor_start),
        (["tasks.forts", "tasks.berries", "tasks.letters"], task_lists),
        (
            ["board", "tasks.injured-falcon", "tasks.cave-troll", "tasks.music-books", "tasks.letters"],
            task_fields,
        ),
        (["tiles.fog", "tasks.wood"], enough_wood),
        (["tiles.fog", "tasks.healing-potion"], enough_gold),
        ([], challenges(shipped)),
    ]
