"""A tiny game with a game master: a dark passage, and a trapdoor that only he knows of.

The rules. C1: On a turn a hero steps one field further, listens, waits, or throws a stone as far as a die says. C2: Who
steps on the trapdoor falls back to the beginning, and from then on everybody sees it. C3: Who listens hears whether it
is the next field. C4: After each round the game master knocks, or shifts the trapdoor, which nobody hears. C5: The
first at the end wins for all, unless six rounds are over.
"""

from __future__ import annotations

from typing import Any

from sagenwerk.kernel import (
    GAME_MASTER,
    Action,
    Aside,
    Chance,
    Event,
    Game,
    NotChanged,
    Outcome,
    Question,
    Refusal,
    Result,
    Scenario,
    State,
    Step,
)

HEROES = ["ant", "bee"]
LENGTH = 8
ROUNDS = 6
#: The trapdoor lies somewhere, but this view does not know where.
HIDDEN = -1

NOT_ON_TURN = Refusal("cellar-not-your-turn", "C1")
AT_THE_BEGINNING = Refusal("cellar-nobody-there", "C3")
LIES_OPEN = Refusal("cellar-lies-open", "C4")


class Passage(Scenario):
    """A passage; where the trapdoor lies at first, and how many lamps the heroes have, says its content."""

    def __init__(self, name: str, trapdoor: int, lamps: int) -> None:
        super().__init__("cellar", name, f"trapdoor-{trapdoor}")
        self.trapdoor = trapdoor
        self.lamps = lamps


class Dark(State):
    """Who stands where, and where the trapdoor is."""

    def __init__(self, passage: Passage, heroes: list[int]) -> None:
        super().__init__(passage)
        self.heroes = heroes
        self.fields = [0] * len(heroes)
        self.place = 0
        self.round = 1
        self.stones = 0
        self.trapdoor = passage.trapdoor
        self.known = False

    @property
    def hero(self) -> int:
        return self.heroes[self.place]

    def clone(self) -> Dark:
        twin = Dark(self.scenario, self.heroes[:])
        twin.agenda = self.agenda[:]
        twin.result = self.result
        twin.fields = self.fields[:]
        twin.place = self.place
        twin.round = self.round
        twin.stones = self.stones
        twin.trapdoor = self.trapdoor
        twin.known = self.known
        return twin

    def view(self, audience: int) -> Dark:
        seen = self.clone()
        if audience != GAME_MASTER and not self.known:
            seen.trapdoor = HIDDEN
        return seen

    def numbers(self) -> list[int]:
        parts = [*self.heroes, *self.fields, self.place, self.round, self.stones, self.trapdoor + 1]
        return [*parts, int(self.known), list(Result).index(self.result)]

    def position(self) -> dict[str, Any]:
        return {
            "game": "cellar",
            "scenario": self.scenario.name,
            "result": self.result.value,
            "round": self.round,
            "place": self.place,
            "stones": self.stones,
            "trapdoor": self.trapdoor,
            "known": self.known,
            "agenda": [step.name for step in self.agenda],
            "heroes": {HEROES[hero]: field for hero, field in zip(self.heroes, self.fields, strict=True)},
        }


class OnTurn(Action[Dark]):
    """What a hero does on his turn (C1)."""

    def __init__(self, hero: int, what: str) -> None:
        super().__init__(f"{HEROES[hero]}: {what}", hero)

    def refusal(self, state: Dark) -> Refusal | None:
        return None if state.hero == self.hero else NOT_ON_TURN


class Walk(OnTurn):
    def carry_out(self, state: Dark) -> None:
        field = state.fields[state.place] + 1
        if field == state.trapdoor:
            field = 0
            state.known = True
            tell(state, "cellar-falls", {"hero": HEROES[self.hero], "trapdoor": state.trapdoor})
        state.fields[state.place] = field
        tell(state, "cellar-stands", {"hero": HEROES[self.hero], "field": field})
        if field == LENGTH:
            state.result = Result.WON
        state.first(state.scenario.steps["next"])


class Listen(OnTurn):
    def refusal(self, state: Dark) -> Refusal | None:
        if state.hero == self.hero and state.fields[state.place] == 0:
            return AT_THE_BEGINNING
        return OnTurn.refusal(self, state)

    def carry_out(self, state: Dark) -> None:
        near = state.trapdoor == state.fields[state.place] + 1
        tell(state, "cellar-creaks" if near else "cellar-silent", {"hero": HEROES[self.hero]})
        state.first(state.scenario.steps["turn"])


class Wait(OnTurn):
    def carry_out(self, state: Dark) -> None:
        tell(state, "cellar-waits", {"hero": HEROES[self.hero]})
        state.first(state.scenario.steps["next"])


class Throw(OnTurn):
    def carry_out(self, state: Dark) -> None:
        state.first(state.scenario.steps["stone"], state.scenario.steps["next"])


class Knock(Action[Dark]):
    def __init__(self) -> None:
        super().__init__("game master: knock", GAME_MASTER)

    def carry_out(self, state: Dark) -> None:
        tell(state, "cellar-knock", {"round": state.round})
        state.first(state.scenario.steps["round"])


class Shift(Action[Dark]):
    def __init__(self, field: int) -> None:
        super().__init__(f"game master: trapdoor to {field}", GAME_MASTER)
        self.field = field

    def refusal(self, state: Dark) -> Refusal | None:
        return LIES_OPEN if state.known else None

    def carry_out(self, state: Dark) -> None:
        state.trapdoor = self.field
        if state.chronicle is not None:
            state.tell(Aside("cellar-shifted", "C4", {"trapdoor": self.field}))
        state.first(state.scenario.steps["round"])


class Far(Outcome):
    def __init__(self, far: int) -> None:
        super().__init__(f"stone {far}")
        self.far = far


class Stone(Chance[Dark, Far]):
    def options(self, state: Dark) -> list[Action[Any]]:
        return [state.scenario.actions[f"stone {far}"] for far in (1, 2, 3)]

    def weights(self, state: Dark) -> list[int]:
        return [1, 1, 1]

    def settle(self, state: Dark, outcome: Far) -> None:
        state.stones += outcome.far
        tell(state, "cellar-stone", {"far": outcome.far})


class Turn(Question[Dark]):
    def actor(self, state: Dark) -> int:
        return state.hero

    def options(self, state: Dark) -> list[Action[Any]]:
        return [action for action in state.scenario.actions.all if self.takes(action) and not action.refusal(state)]


class Master(Turn):
    def actor(self, state: Dark) -> int:
        return int(GAME_MASTER)


class Next(Step[Dark]):
    """The next hero; after the last one the game master is asked (C4)."""

    def carry_out(self, state: Dark) -> None:
        state.place = (state.place + 1) % len(state.heroes)
        state.first(state.scenario.steps["turn" if state.place else "master"])


class Round(Step[Dark]):
    """A new round, or the end (C5)."""

    def carry_out(self, state: Dark) -> None:
        state.round += 1
        if state.round > ROUNDS:
            state.result = Result.LOST
            return
        state.first(state.scenario.steps["turn"])


def tell(state: Dark, message: str, said: dict[str, str | int]) -> None:
    if state.chronicle is not None:
        state.tell(Event(message, "C1", said))


class Cellar(Game):
    def __init__(self) -> None:
        super().__init__("cellar", 1, HEROES, [], 2, 2)
        self.game_master = True

    def scenarios(self) -> list[str]:
        return ["passage", "deeper"]

    def scenario(self, name: str, content: str | None = None) -> Passage:
        said = dict(line.split(" = ") for line in (content or "").splitlines())
        passage = Passage(name, int(said.get("trapdoor", "3")), int(said.get("lamps", "0")))
        turns = [kind(hero, what) for hero in (0, 1) for kind, what in HERO_ACTIONS]
        masters: list[Action[Any]] = [Knock(), *[Shift(field) for field in range(1, LENGTH)]]
        turn, master = Turn("turn"), Master("master")
        for hers in turns:
            hers.asked_by = turn
        for his in masters:
            his.asked_by = master
        steps: list[Step[Any]] = [turn, master, Stone("stone"), Next("next"), Round("round")]
        passage.complete([*turns, *masters, Far(1), Far(2), Far(3)], steps)
        return passage

    def new(self, scenario: Any, heroes: list[str], options: dict[str, str]) -> Dark:
        state = Dark(scenario, [HEROES.index(hero) for hero in heroes])
        state.chronicle = [Event("cellar-begins", "C1", {"lamps": scenario.lamps})]
        state.first(scenario.steps["turn"])
        return state

    def restore(self, scenario: Any, tree: dict[str, Any]) -> Dark:
        state = Dark(scenario, [HEROES.index(hero) for hero in tree["heroes"]])
        for place, field in enumerate(tree["heroes"].values()):
            if not isinstance(field, int) or not 0 <= field < LENGTH:
                raise ValueError(f"a hero stands on field 0 to {LENGTH - 1}, not on {field}")
            state.fields[place] = field
        state.result = Result(tree["result"])
        state.round = tree["round"]
        state.place = tree["place"]
        state.stones = tree["stones"]
        state.trapdoor = tree["trapdoor"]
        state.known = tree["known"]
        state.agenda = [scenario.steps[name] for name in tree["agenda"]]
        return state

    def looks(self, seen: State, action: Action[Any]) -> bool:
        return not isinstance(action, Wait)

    def edited(self, state: State, edits: list[dict[str, Any]]) -> State:
        tree = state.position()
        for edit in edits:
            if edit.get("do") == "trapdoor":
                tree["trapdoor"] = edit["field"]
            elif edit.get("do") == "move" and edit.get("hero") in tree["heroes"]:
                tree["heroes"][edit["hero"]] = edit["field"]
            else:
                raise NotChanged("server-wrong-edit", {"detail": str(edit.get("do"))})
        return self.restore(state.scenario, tree)

    def changed(self, before: Any, after: Any) -> list[Event]:
        if before.heroes != after.heroes:
            raise NotChanged("server-other-heroes", {})
        told: list[Event] = []
        for hero, was, field in zip(after.heroes, before.fields, after.fields, strict=True):
            if was != field:
                told.append(Event("cellar-stands", "C1", {"hero": HEROES[hero], "field": field}))
        return told

    def sequel(self, state: State, scenario: str, content: str | None) -> str:
        return f"lamps = {state.scenario.lamps + 1}\n"


HERO_ACTIONS: list[tuple[type[OnTurn], str]] = [(Walk, "step"), (Listen, "listen"), (Wait, "wait"), (Throw, "throw")]
