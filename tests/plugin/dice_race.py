"""A tiny game that comes from outside, as plain Python: a race with a die, a bag and a pit that nobody knows of.

The rules. D1: Somewhere on the track chance has hidden a pit. D2: On a turn a runner rolls and walks as far as the
die says. D3: On every third field a runner may draw a chip instead: a carrot is worth two fields, a stone one field
back, and with a feather the runners decide together who walks one field. D4: Who steps into the pit begins again, and
from then on everybody knows it. D5: The first at the end wins for all, unless the hedgehog is there after ten rounds.
"""

from __future__ import annotations

from typing import Any

from sagenwerk.kernel import (
    GROUP,
    Action,
    Chance,
    Event,
    Game,
    Option,
    Outcome,
    Question,
    Refusal,
    Result,
    Scenario,
    State,
    Step,
)

RUNNERS = ["hare", "tortoise", "fox"]
CHIPS = ["carrot", "stone", "feather"]
TRACKS = {"short": 12, "long": 20}
ROUNDS = 10

#: The pit lies somewhere, but this view does not know where.
HIDDEN = -1

NOT_ON_TURN = Refusal("race-not-your-turn", "D2")
NOT_IN_RACE = Refusal("race-not-in-it", "D3")
ON_NO_BAG = Refusal("race-no-bag-here", "D3")
BAG_EMPTY = Refusal("race-bag-is-empty", "D3")


class Track(Scenario):
    """A track of so many fields; field 0 is the start."""

    def __init__(self, name: str, fields: int) -> None:
        super().__init__("dice-race", name, f"track-of-{fields}")
        self.fields = fields
        self.dice = [Number(spots) for spots in range(1, 7)]


class Race(State):
    """Who stands where, what is left in the bag, where the pit is."""

    def __init__(self, track: Track, runners: list[int]) -> None:
        super().__init__(track)
        self.track = track
        self.runners = runners
        self.fields = [0] * len(runners)
        self.bag = [0] * len(CHIPS)
        self.place = 0
        self.round = 1
        #: 0: not hidden yet.
        self.pit = 0
        self.pit_known = False

    @property
    def runner(self) -> int:
        return self.runners[self.place]

    def clone(self) -> Race:
        twin = Race(self.track, self.runners[:])
        twin.agenda = self.agenda[:]
        twin.result = self.result
        twin.fields = self.fields[:]
        twin.bag = self.bag[:]
        twin.place = self.place
        twin.round = self.round
        twin.pit = self.pit
        twin.pit_known = self.pit_known
        return twin

    def view(self, audience: int) -> Race:
        seen = self.clone()
        if not self.pit_known and self.pit:
            seen.pit = HIDDEN
        return seen

    def imagine(self, dealer: Any) -> Race:
        full = self.clone()
        if self.pit == HIDDEN:
            places = [field for field in range(1, self.track.fields) if field not in self.fields]
            full.pit = places[dealer.index("pit", 0, [1] * len(places))]
        return full

    def numbers(self) -> list[int]:
        parts = [*self.runners, len(self.runners), *self.fields, *self.bag]
        return [*parts, self.place, self.round, self.pit + 1, int(self.pit_known), list(Result).index(self.result)]

    def position(self) -> dict[str, Any]:
        return {
            "game": "dice-race",
            "scenario": self.track.name,
            "result": self.result.value,
            "round": self.round,
            "turn": RUNNERS[self.runner],
            "pit": self.pit,
            "pit_known": self.pit_known,
            "agenda": [step.name for step in self.agenda],
            "bag": dict(zip(CHIPS, self.bag, strict=True)),
            "runners": [
                {"name": RUNNERS[runner], "field": field}
                for runner, field in zip(self.runners, self.fields, strict=True)
            ],
        }


class Roll(Action[Race]):
    """Roll the die and walk (D2)."""

    def refusal(self, state: Race) -> Refusal | None:
        return None if state.runner == self.hero else NOT_ON_TURN

    def carry_out(self, state: Race) -> None:
        state.first(state.track.steps["die"], state.track.steps["next"])


class Draw(Action[Race]):
    """Draw a chip on every third field (D3)."""

    def refusal(self, state: Race) -> Refusal | None:
        if state.runner != self.hero:
            return NOT_ON_TURN
        field = state.fields[state.place]
        if field == 0 or field % 3:
            return ON_NO_BAG
        return None if sum(state.bag) else BAG_EMPTY

    def carry_out(self, state: Race) -> None:
        state.first(state.track.steps["bag"], state.track.steps["next"])


class Help(Action[Race]):
    """All decide together who walks one field (D3)."""

    def __init__(self, runner: int) -> None:
        super().__init__(f"all: {RUNNERS[runner]} walks one field", GROUP)
        self.runner = runner

    def refusal(self, state: Race) -> Refusal | None:
        return None if self.runner in state.runners else NOT_IN_RACE

    def carry_out(self, state: Race) -> None:
        walk(state, state.runners.index(self.runner), 1)


class Number(Outcome):
    def __init__(self, spots: int) -> None:
        super().__init__(f"die {spots}")
        self.spots = spots


class Chip(Outcome):
    def __init__(self, kind: int) -> None:
        super().__init__(f"chip {CHIPS[kind]}")
        self.kind = kind


class Hide(Outcome):
    def __init__(self, field: int) -> None:
        super().__init__(f"pit on {field}")
        self.field = field


class HidePit(Chance[Race, Hide]):
    """The pit is on any field between start and end (D1)."""

    def options(self, state: Race) -> list[Action[Any]]:
        return [state.track.actions[f"pit on {field}"] for field in range(1, state.track.fields)]

    def weights(self, state: Race) -> list[int]:
        return [1] * (state.track.fields - 1)

    def settle(self, state: Race, outcome: Hide) -> None:
        state.pit = outcome.field
        state.first(state.track.steps["turn"])


class Die(Chance[Race, Number]):
    thrown = True

    def options(self, state: Race) -> list[Action[Any]]:
        return list(state.track.dice)

    def weights(self, state: Race) -> list[int]:
        return [1] * 6

    def settle(self, state: Race, outcome: Number) -> None:
        walk(state, state.place, outcome.spots)


class Bag(Chance[Race, Chip]):
    def options(self, state: Race) -> list[Action[Any]]:
        return [state.track.actions[f"chip {CHIPS[kind]}"] for kind, left in enumerate(state.bag) if left]

    def weights(self, state: Race) -> list[int]:
        return [left for left in state.bag if left]

    def settle(self, state: Race, outcome: Chip) -> None:
        state.bag[outcome.kind] -= 1
        if state.chronicle is not None:
            state.tell(Event("race-chip", "D3", {"chip": CHIPS[outcome.kind]}))
        if outcome.kind == 0:
            walk(state, state.place, 2)
        elif outcome.kind == 1:
            walk(state, state.place, -1)
        else:
            state.first(state.track.steps["who"])


class Turn(Question[Race]):
    def actor(self, state: Race) -> int:
        return state.runner

    def options(self, state: Race) -> list[Action[Any]]:
        actions = state.track.actions
        mine = [actions[f"{RUNNERS[state.runner]}: {what}"] for what in ("roll", "draw")]
        return [action for action in mine if action.refusal(state) is None]


class WhoWalks(Question[Race]):
    def actor(self, state: Race) -> int:
        return GROUP

    def options(self, state: Race) -> list[Action[Any]]:
        helps = [state.track.actions[f"all: {name} walks one field"] for name in RUNNERS]
        return [action for action in helps if action.refusal(state) is None]


class Next(Step[Race]):
    """The next runner; after the last one a round is over (D5)."""

    def carry_out(self, state: Race) -> None:
        state.place = (state.place + 1) % len(state.runners)
        if state.place == 0:
            state.round += 1
            if state.chronicle is not None:
                state.tell(Event("race-round", "D5", {"round": state.round}))
            if state.round > ROUNDS:
                state.result = Result.LOST
                return
        state.first(state.track.steps["turn"])


def walk(state: Race, place: int, fields: int) -> None:
    """Walk, fall into the pit, arrive (D2, D4, D5)."""
    field = min(max(state.fields[place] + fields, 0), state.track.fields)
    state.fields[place] = field
    if field == state.pit:
        state.fields[place] = 0
        state.pit_known = True
        if state.chronicle is not None:
            state.tell(Event("race-pit", "D4", {"runner": RUNNERS[state.runners[place]], "pit": field}))
    elif state.chronicle is not None:
        state.tell(Event("race-walk", "D2", {"runner": RUNNERS[state.runners[place]], "field": field}))
    if field == state.track.fields:
        state.result = Result.WON


class DiceRace(Game):
    def __init__(self) -> None:
        super().__init__("dice-race", 1, RUNNERS, [Option("bag", ["full", "poor"], "D3")], 2, 3)

    def scenarios(self) -> list[str]:
        return list(TRACKS)

    def scenario(self, name: str, content: str | None = None) -> Track:
        if content is not None:
            if not content.startswith("fields = "):
                raise ValueError('line 1: a track says "fields = " and how many')
            return furnished(Track(name, int(content.removeprefix("fields = "))))
        if name not in TRACKS:
            raise ValueError(f"there is no track {name!r}; there are {', '.join(TRACKS)}")
        return furnished(Track(name, TRACKS[name]))

    def new(self, scenario: Any, heroes: list[str], options: dict[str, str]) -> Race:
        if not 2 <= len(heroes) <= 3 or len(set(heroes)) < len(heroes) or not set(heroes) <= set(RUNNERS):
            raise ValueError(f"two or three different runners of {', '.join(RUNNERS)} take part, not {heroes}")
        if options.get("bag", "full") not in ("full", "poor") or not set(options) <= {"bag"}:
            raise ValueError(f"the options {options} are not those of this game")
        state = Race(scenario, [RUNNERS.index(hero) for hero in heroes])
        state.bag = [4, 3, 2] if options.get("bag", "full") == "full" else [0, 0, 1]
        state.chronicle = [Event("race-begins", "D1", {"fields": scenario.fields})]
        state.first(scenario.steps["hide"])
        return state

    def restore(self, scenario: Any, tree: dict[str, Any]) -> Race:
        known = {"game", "scenario", "result", "round", "turn", "pit", "pit_known", "agenda", "bag", "runners"}
        for key in list(tree) + sorted(known):
            if key not in known or key not in tree:
                raise PositionProblem(key, "is not known" if key in tree else "is missing")
        state = Race(scenario, [RUNNERS.index(runner["name"]) for runner in tree["runners"]])
        for place, runner in enumerate(tree["runners"]):
            if not isinstance(runner["field"], int) or not 0 <= runner["field"] <= scenario.fields:
                raise PositionProblem(f"runners.{place}.field", f"must be 0 to {scenario.fields}")
            state.fields[place] = runner["field"]
        state.bag = [tree["bag"][chip] for chip in CHIPS]
        state.result = Result(tree["result"])
        state.round = tree["round"]
        state.place = state.runners.index(RUNNERS.index(tree["turn"]))
        state.pit = tree["pit"]
        state.pit_known = tree["pit_known"]
        state.agenda = [scenario.steps[name] for name in tree["agenda"]]
        return state

    def story_so_far(self, state: Any) -> dict[str, Any]:
        places = zip(state.runners, state.fields, strict=True)
        story: dict[str, Any] = {RUNNERS[runner]: field for runner, field in places}
        return story | {"round": state.round, "chips": sum(state.bag), "pit": state.pit if state.pit_known else 0}

    def follow(self, story: dict[str, Any], event: Event) -> None:
        told = event.arguments
        if event.message == "race-round":
            story["round"] = told["round"]
        elif event.message == "race-chip":
            story["chips"] -= 1
        elif event.message == "race-pit":
            story["pit"] = told["pit"]
            story[told["runner"]] = 0
        else:
            story[told["runner"]] = told["field"]


class PositionProblem(ValueError):
    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path} {problem}")
        self.path = path


def furnished(track: Track) -> Track:
    """All actions and steps of a track, in their order."""
    turn, who = Turn("turn"), WhoWalks("who")
    actions: list[Action[Any]] = []
    for runner, name in enumerate(RUNNERS):
        for action in (Roll(f"{name}: roll", runner), Draw(f"{name}: draw", runner), Help(runner)):
            action.asked_by = who if isinstance(action, Help) else turn
            actions.append(action)
    actions.extend(track.dice)
    actions.extend(Chip(kind) for kind in range(len(CHIPS)))
    actions.extend(Hide(field) for field in range(1, track.fields))
    track.complete(actions, [turn, who, HidePit("hide"), Die("die"), Bag("bag"), Next("next")])
    return track
