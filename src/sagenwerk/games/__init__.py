"""Which rule books there are: the shipped ones, and those that other packages name as ``sagenwerk.games``."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points

from sagenwerk.kernel import Game

GROUP = "sagenwerk.games"

#: Known without any metadata, so that a checkout beside an older installed wheel plays its own games.
SHIPPED = {
    "junior": "sagenwerk.games.junior:JuniorGame",
    "andor": "sagenwerk.games.andor:AndorGame",
    "heroquest": "sagenwerk.games.heroquest:HeroQuestGame",
}

_loaded: dict[str, Game] = {}


def names() -> list[str]:
    """All games, the shipped ones first; none is loaded for this."""
    return [*SHIPPED, *sorted({point.name for point in entry_points(group=GROUP)} - set(SHIPPED))]


def game(name: str) -> Game:
    """The rule book of this name, loaded once. Raises ValueError if there is none, or if it cannot be loaded."""
    if name not in _loaded:
        _loaded[name] = _load(_entry_point(name))
    return _loaded[name]


def _entry_point(name: str) -> EntryPoint:
    if name in SHIPPED:
        return EntryPoint(name, SHIPPED[name], GROUP)
    found = sorted({point.value: point for point in entry_points(group=GROUP, name=name)}.items())
    if not found:
        raise ValueError(f"there is no game {name!r}; there are {', '.join(names())}")
    if len(found) > 1:
        raise ValueError(f"two games are named {name!r}: {' and '.join(value for value, _ in found)}; remove one")
    return found[0][1]


def _load(point: EntryPoint) -> Game:
    try:
        made = point.load()()
    except (ImportError, AttributeError) as error:
        raise ValueError(f"game {point.name!r} cannot be loaded from {point.value}: {error}") from error
    if not isinstance(made, Game):
        raise ValueError(f"{point.value} of game {point.name!r} is not a sagenwerk.kernel.Game")
    if made.name != point.name:
        raise ValueError(f"{point.value} names itself {made.name!r}, its entry point {point.name!r}")
    return made
