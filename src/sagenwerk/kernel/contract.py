"""What a game is, for everything that plays one: the kernel contract.

A state asks one question at a time. Somebody (a hero, the group, chance) answers it with an action of a list that is
complete and in a pinned order; the rules then carry out steps until the next question. Nothing here knows any game,
throws a die, opens a file or looks at a clock. See ``docs/architecture.md``.
"""

from __future__ import annotations

from enum import Enum
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

S = TypeVar("S", bound="State")
O = TypeVar("O", bound="Outcome")  # noqa: E741 - the field's letter for an outcome
T = TypeVar("T", bound="Named")

#: Actors besides the heroes, which are 0, 1, 2, ... in the order of their rule book.
CHANCE: Final = -1
GAME_MASTER: Final = -2
GROUP: Final = -3
NOBODY: Final = -4

#: Carried-out steps without a question after which a rule counts as endless.
MOST_STEPS: Final = 100_000


class Result(Enum):
    """How a game stands."""

    PLAYING = "playing"
    WON = "won"
    LOST = "lost"


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal:
    """Why an action is not possible: made once, in the chapter that forbids it.

    ``message`` names a sentence of the catalogues, ``rule`` the rule behind it (empty: the kernel's own).
    """

    def __init__(self, message: str, rule: str) -> None:
        self.message = message
        self.rule = rule

    def arguments(self, state: Any, action: Any) -> dict[str, str | int]:
        """Names and numbers for the sentence; asked for only when it is shown."""
        return {}

    def __repr__(self) -> str:
        return f"Refusal({self.message!r}, {self.rule!r})"


#: Nobody is asked for this just now.
NOT_NOW: Final = Refusal("refusal-not-now", "")
#: The game has ended.
GAME_OVER: Final = Refusal("refusal-game-over", "")


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """One line of the chronicle: ``message`` names its sentence, ``rule`` the rule that made it happen."""

    def __init__(self, message: str, rule: str, arguments: dict[str, str | int]) -> None:
        self.message = message
        self.rule = rule
        self.arguments = arguments

    def __repr__(self) -> str:
        return f"Event({self.message!r}, {self.rule!r}, {self.arguments!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside(Event):
    """A line of the chronicle for the game master alone."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Named:
    """Something of a catalogue, with a stable name. Catalogues of several scenarios may share it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __copy__(self) -> Named:
        raise TypeError(f"{self.name!r} is made once and never copied: its name travels")

    def __deepcopy__(self, memo: object) -> Named:
        raise TypeError(f"{self.name!r} is made once and never copied: its name travels")

    def __reduce__(self) -> str:
        raise TypeError(f"{self.name!r} is made once and never pickled: its name travels")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Named, Generic[S]):
    """Something the rules still have to do. Holds no memory of a game."""

    def carry_out(self, state: S) -> None:
        """Do it; further steps go on the agenda with one ``first`` or ``each``, as the last line."""
        raise TypeError(f"step {self.name!r} says nothing to do")


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Named, Generic[S]):
    """A choice somebody can make. ``hero`` may press it (a class index, or an actor constant)."""

    def __init__(self, name: str, hero: i64) -> None:
        super().__init__(name)
        self.hero = hero
        #: Other heroes whose things it changes, -1 for none: who gives something up by it, who gets something.
        self.giver: i64 = -1
        self.receiver: i64 = -1
        #: The question it answers; set by the catalogue.
        self.asked_by: Question[Any] | None = None

    def refusal(self, state: S) -> Refusal | None:
        """Why the rules forbid it now, given that its question is asked; None if they do not."""
        return None

    def carry_out(self, state: S) -> None:
        """Do what was chosen."""
        raise TypeError(f"action {self.name!r} says nothing to do")


@mypyc_attr(allow_interpreted_subclasses=True)
class Outcome(Action[Any]):
    """What dice, a bag or a deck gave. The question that asked for it settles it."""

    def __init__(self, name: str) -> None:
        super().__init__(name, CHANCE)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[S]):
    """A step that waits for a decision."""

    def actor(self, state: S) -> i64:
        """Whose question it is."""
        raise TypeError(f"question {self.name!r} asks nobody")

    def options(self, state: S) -> list[Action[Any]]:
        """All legal answers, in pinned order, never empty."""
        raise TypeError(f"question {self.name!r} has no options")

    def takes(self, action: Action[Any]) -> bool:
        """Whether the action is one of the kind that this question is about."""
        return action.asked_by is self

    def answer(self, state: S, action: Action[Any]) -> None:
        """Carry out the chosen option."""
        action.carry_out(state)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Question[S], Generic[S, O]):
    """A question answered by dice, bag or deck."""

    #: Whether it is answered by dice of the box, which people could throw by hand.
    thrown: bool = False

    def actor(self, state: S) -> i64:
        return CHANCE

    def weights(self, state: S) -> list[int]:
        """How often each option comes, parallel to ``options``: exact whole numbers, all at least 1."""
        raise TypeError(f"chance {self.name!r} has no weights")

    def settle(self, state: S, outcome: O) -> None:
        """Do what the outcome brings."""
        raise TypeError(f"chance {self.name!r} does nothing")

    def answer(self, state: S, action: Action[Any]) -> None:
        outcome: Any = action
        self.settle(state, outcome)


@mypyc_attr(allow_interpreted_subclasses=True)
class Catalogue(Generic[T]):
    """All actions (or steps) of a scenario in pinned order, by number and by name.

    A number is a place in the order; it holds for one scenario digest, never in files.
    """

    def __init__(self, things: list[T]) -> None:
        self.all = things
        self.by_name: dict[str, T] = {}
        self.numbers: dict[str, int] = {}
        for number, thing in enumerate(things):
            if thing.name in self.by_name:
                raise ValueError(f"two things named {thing.name!r} in one catalogue")
            self.by_name[thing.name] = thing
            self.numbers[thing.name] = number

    def __getitem__(self, name: str) -> T:
        return self.by_name[name]

    def __contains__(self, name: object) -> bool:
        return name in self.by_name

    def __len__(self) -> int:
        return len(self.all)


@mypyc_attr(allow_interpreted_subclasses=True)
class Scenario:
    """What is played, loaded: tables, actions and steps. States point to it, clones share it."""

    def __init__(self, game: str, name: str, digest: str) -> None:
        self.game = game
        self.name = name
        #: Hash of the content it was loaded from.
        self.digest = digest
        self.actions: Catalogue[Action[Any]] = Catalogue([])
        self.steps: Catalogue[Step[Any]] = Catalogue([])

    def complete(self, actions: list[Action[Any]], steps: list[Step[Any]]) -> None:
        """Fix the order of all actions and steps; called once, by the game's catalogue."""
        self.actions = Catalogue(actions)
        self.steps = Catalogue(steps)


class IllegalAction(Exception):
    """Somebody applied an action that is not in the list."""

    def __init__(self, action: str, refusal: Refusal | None) -> None:
        super().__init__(
            f"{action!r} is not legal: {(refusal or NOT_NOW).message} {(refusal or NOT_NOW).rule}".rstrip()
        )
        self.action = action
        self.refusal = refusal


class EndlessRule(Exception):
    """The rules went round in circles without asking anybody."""

    def __init__(self, step: str) -> None:
        super().__init__(f"endless rule: step {step!r} still comes after {MOST_STEPS:,} steps without a question")
        self.step = step


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything true now. Games derive their own class and add fields, ``clone``, ``numbers`` and ``position``."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario: Any = scenario
        self.agenda: list[Step[Any]] = []
        self.offers: list[Action[Any]] | None = None
        self.result = Result.PLAYING
        #: Events for eyes and ears, or None while nobody listens (rules never read it).
        self.chronicle: list[Event] | None = None

    # For players

    @property
    def actor(self) -> i64:
        """Whose decision it is: a hero's number, CHANCE, GAME_MASTER, GROUP, or NOBODY after the end."""
        if self.result is not Result.PLAYING:
            return NOBODY
        return self.question().actor(self)

    def question(self) -> Question[Any]:
        """The question that is being asked."""
        agenda: list[Any] = self.agenda  # compiled code would check the type twice otherwise
        question: Question[Any] = agenda[-1]
        return question

    def legal_actions(self) -> list[Action[Any]]:
        """Every legal action in pinned order; empty only after the end. Do not change the list."""
        offers = self.offers
        if offers is None:
            offers = self.question().options(self) if self.result is Result.PLAYING else []
            self.offers = offers
        return offers

    def weights(self) -> list[int]:
        """Weights of the outcomes, parallel to ``legal_actions``; only while chance is asked."""
        question = self.question()
        if not isinstance(question, Chance):
            raise ValueError(f"{question.name!r} is not decided by chance")
        return question.weights(self)

    def refusal(self, action: Action[Any]) -> Refusal | None:
        """Why this action is not legal now; None if it is."""
        if self.result is not Result.PLAYING:
            return GAME_OVER
        question = self.question()
        if isinstance(question, Chance):
            return None if self.offers_this(action) else NOT_NOW
        if not question.takes(action):
            return NOT_NOW
        return action.refusal(self)

    def offers_this(self, action: Action[Any]) -> bool:
        """Whether the action is in the list: the object itself counts, not its name."""
        offers: list[Any] = self.legal_actions()  # compiled code would check the type of every item otherwise
        for offered in offers:
            if offered is action:
                return True
        return False

    def apply(self, action: Action[Any]) -> None:
        """Answer the question. Raises IllegalAction if the action is not in the list; then nothing has changed."""
        if not self.offers_this(action):
            raise IllegalAction(action.name, self.refusal(action))
        question = self.question()
        self.agenda.pop()
        self.offers = None
        question.answer(self, action)
        self.go_on()

    def clone(self) -> State:
        """An independent copy without the chronicle."""
        raise TypeError("this state has no clone")

    def view(self, audience: i64) -> State:
        """The state as one audience (a hero, GAME_MASTER, or NOBODY for a spectator) may see it, secrets taken out."""
        return self.clone()

    def imagine(self, dealer: Any) -> State:
        """A full state that agrees with this view; ``dealer`` chooses what is unknown."""
        return self.clone()

    def numbers(self) -> list[int]:
        """Everything that makes up this state, as whole numbers in a fixed order."""
        raise TypeError("this state has no numbers")

    def position(self) -> dict[str, Any]:
        """The state as a tree of plain values that people can read and write."""
        raise TypeError("this state has no position")

    def digest(self) -> str:
        """16 hexadecimal digits that two states share exactly if they are the same."""
        one: i64 = 7
        two: i64 = 11
        for number in self.numbers():
            value: i64 = number
            one = (one * 1_000_003 + value % 2_147_483_647) % 2_147_483_647
            two = (two * 1_000_033 + value % 2_147_483_629) % 2_147_483_629
        places: dict[str, int] = self.scenario.steps.numbers
        for step in self.agenda:
            place: i64 = places[step.name]
            one = (one * 1_000_003 + place + 1) % 2_147_483_647
            two = (two * 1_000_033 + place + 1) % 2_147_483_629
        return f"{one:08x}{two:08x}"

    # For rules

    def first(self, step: Step[Any], then: Step[Any] | None = None, *later: Step[Any]) -> None:
        """These steps come next, in reading order. Last line of a rule, once."""
        agenda = self.agenda
        for place in range(len(later) - 1, -1, -1):
            agenda.append(later[place])
        if then is not None:
            agenda.append(then)
        agenda.append(step)

    def each(self, steps: list[Step[Any]]) -> None:
        """The same for a list, which may be empty."""
        agenda = self.agenda
        for place in range(len(steps) - 1, -1, -1):
            agenda.append(steps[place])

    def tell(self, event: Event) -> None:
        """Add a line to the chronicle; callers ask first whether somebody listens."""
        if self.chronicle is not None:
            self.chronicle.append(event)

    def go_on(self) -> None:
        """Carry out steps until somebody has to decide or the game is over."""
        count: i64 = 0
        agenda: list[Any] = self.agenda  # as in ``question``
        while self.result is Result.PLAYING:
            if isinstance(agenda[-1], Question):
                return
            step: Step[Any] = agenda.pop()
            count += 1
            if count > MOST_STEPS:
                raise EndlessRule(step.name)
            step.carry_out(self)
