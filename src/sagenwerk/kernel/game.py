"""What an entry point of the group ``sagenwerk.games`` names: a rule book that can be played."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from sagenwerk.kernel.contract import Action, Event, Scenario, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """A named choice of rules: its values, the default first; ``rule`` is where the choice comes from."""

    def __init__(self, name: str, values: list[str], rule: str) -> None:
        self.name = name
        self.values = values
        self.rule = rule

    @property
    def default(self) -> str:
        return self.values[0]


def chosen_values(options: list[Option], chosen: dict[str, str]) -> dict[str, str]:
    """The value of every option: the one chosen, else its default.

    Raises ``ValueError`` for an unknown name or value.
    """
    values: dict[str, str] = {}
    for option in options:
        value = chosen.get(option.name, option.default)
        if value not in option.values:
            raise ValueError(f"option {option.name!r} is one of {', '.join(option.values)}, not {value!r}")
        values[option.name] = value
    known = ", ".join([option.name for option in options])
    for name in chosen:
        if name not in values:
            raise ValueError(f"there is no option {name!r}; options are {known}")
    return values


def hero_numbers(heroes: list[str], known: list[str], name: str, fewest: i64, most: i64) -> list[int]:
    """Hero numbers in turn order: places of ``heroes`` in ``known``; ``name`` is what is played.

    Raises ``ValueError`` for a wrong number, an unknown or double hero.
    """
    if not fewest <= len(heroes) <= most:
        raise ValueError(f"{name} is played with {fewest} to {most} heroes, not {len(heroes)}")
    order: list[int] = []
    for hero in heroes:
        if hero not in known:
            raise ValueError(f"there is no hero {hero!r}; heroes are {', '.join(known)}")
        if known.index(hero) in order:
            raise ValueError(f"the {hero} plays twice; every hero is there once")
        order.append(known.index(hero))
    return order


class NotChanged(ValueError):
    """A change of the game master's that cannot be: a sentence of the catalogues and its arguments."""

    def __init__(self, message: str, arguments: dict[str, str | int]) -> None:
        super().__init__(f"{message} {arguments}")
        self.message = message
        self.arguments = arguments


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A rule book. ``version`` counts changes of its rules: logs name the one they were played by."""

    def __init__(
        self,
        name: str,
        version: int,
        heroes: list[str],
        options: list[Option],
        fewest_heroes: int,
        most_heroes: int,
    ) -> None:
        self.name = name
        self.version = version
        #: All heroes in the order of their numbers.
        self.heroes = heroes
        self.options = options
        self.fewest_heroes = fewest_heroes
        self.most_heroes = most_heroes
        #: Whether somebody knows what the heroes do not. Then ``view`` keeps secrets, and tables keep them, too.
        self.game_master = False

    def scenarios(self) -> list[str]:
        """Names of the shipped scenarios, in the order in which they are offered."""
        raise TypeError(f"game {self.name!r} has no scenarios")

    def scenario(self, name: str, content: str | None = None) -> Scenario:
        """Load a scenario; ``content`` is the text of a file that replaces or adds blocks of the shipped content.

        Raises ``ValueError`` with place and remedy if there is none of that name or the content is faulty.
        """
        raise TypeError(f"game {self.name!r} loads no scenarios")

    def new(self, scenario: Scenario, heroes: list[str], options: dict[str, str]) -> State:
        """A game at its first question; ``heroes`` in turn order. Raises ``ValueError`` for wrong heroes or options.

        Its chronicle holds the opening lines; set it to None where nobody listens.
        """
        raise TypeError(f"game {self.name!r} cannot be begun")

    def restore(self, scenario: Scenario, tree: dict[str, Any]) -> State:
        """The state of a ``position()`` tree. Raises ``ValueError`` with the key and what is wrong."""
        raise TypeError(f"game {self.name!r} restores no position")

    def story_so_far(self, state: State) -> dict[str, Any]:
        """What the chronicle must be able to tell: a small tree of what stands on the table."""
        raise TypeError(f"game {self.name!r} tells no story")

    def follow(self, story: dict[str, Any], event: Event) -> None:
        """Change the tree of ``story_so_far`` by what one event says."""
        raise TypeError(f"game {self.name!r} follows no story")

    # For games with a game master

    def looks(self, seen: State, action: Action[Any]) -> bool:
        """Whether what a hero's action does may depend on what only the game master knows, be it that nothing is there.

        ``seen`` is what the heroes see before it. Such a step is never taken back: they would remember.
        """
        return True

    def edited(self, state: State, edits: list[dict[str, Any]]) -> State:
        """Another state, after the game master's small changes. Raises ``NotChanged`` for the first that cannot be."""
        raise NotChanged("server-no-edits-here", {})

    def changed(self, before: State, after: State) -> list[Event]:
        """What the heroes are told when the game master has put ``after`` in the place of ``before``.

        Raises ``NotChanged`` if it cannot stand there: other heroes, other options.
        """
        return []

    def sequel(self, state: State, scenario: str, content: str | None) -> str:
        """Text of the content for ``scenario`` with what the heroes of a finished game bring along.

        ``content`` is the finished game's own. Raises ``NotChanged`` if these heroes cannot go on there.
        """
        raise NotChanged("server-no-sequel", {"name": scenario})
