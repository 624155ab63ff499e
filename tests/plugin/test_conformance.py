"""The conformance kit: the tiny game passes, and every broken one is found out."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from tiny_game import RACE, DiceRace, Die, Draw, Next, Race, Roll, other_pits

from sagenwerk.games import game
from sagenwerk.kernel import Action, Event, Refusal, Result
from sagenwerk.testing import LawBroken, check_game


def test_the_tiny_game_keeps_every_law_in_this_and_in_other_processes() -> None:
    report = check_game(RACE, "short", processes=True, secrets=other_pits)
    assert report.unchecked == []
    assert report.games == sum(report.results.values()) == 20
    assert report.decisions > 100
    assert report.outcomes > 100
    assert report.laws["every process plays the same game"] == 20 * 16
    assert len(report.laws) > 40


@pytest.mark.parametrize("options", [{"bag": "poor"}, {"bag": "full"}])
def test_the_tiny_game_keeps_every_law_on_the_long_track(options: dict[str, str]) -> None:
    assert check_game(RACE, "long", options=options, secrets=other_pits).results["won"]


def test_the_same_games_have_the_same_digest_and_others_have_another() -> None:
    digests = [check_game(RACE, "short", games=2, seed=seed).digest for seed in (1, 1, 2)]
    assert digests[0] == digests[1] != digests[2]


#: Attributes of Andor Junior that never change, and slots at the Rietburg, where nobody fights.
JUNIOR_FIXED = ["order.*", "options.*", "heroes.*.kind", "laid.[0-3]", "tokens.[0-3]"]


# Situations that random play hardly comes to.
MINE = """
scenario = "challenge-1"
order = ["dwarf", "mage", "warrior", "archer"]
day = 3
dragon = 9
bridge_open = true
this_turn = { arrived = true }
tasks = { done = ["wolf-herb", "injured-falcon"] }
gors = [3]
[heroes]
dwarf = { field = "mine05", suns = 6, dice = 3, hourglasses = 1, ready = 1 }
mage = { field = "mine02", suns = 5, dice = 1, bag = { gold = 3 } }
warrior = { field = "bridgehouse", suns = 6, dice = 4, bag = { wood = 1 } }
archer = { field = "gor3", suns = 6, dice = 3 }
"""
FIGHTS = """
scenario = "challenge-2"
order = ["mage", "warrior", "archer"]
day = 2
dragon = 10
this_turn = { arrived = true }
gors = [1, 2, 3]
forts = [4, 5]
fights = { 2 = { laid = { warrior = 1 }, tokens = { archer = 1 } } }
[heroes]
mage = { field = "gor1", suns = 6, dice = 1, bag = { sword = 2, gold = 2 } }
warrior = { field = "gor2", suns = 6, dice = 3, bag = { gold = 4 } }
archer = { field = "gor4", suns = 9, dice = 3, bag = { sword = 1 } }
"""
THINGS = """
scenario = "challenge-4"
order = ["archer", "dwarf"]
dragon = 12
potion = true
this_turn = { arrived = true }
gors = [6]
[heroes]
archer = { field = "merchant", suns = 9, dice = 3, bag = { gold = 7, letter-dwarf = 1 } }
dwarf = { field = "merchant", suns = 6, dice = 3, bag = { gold = 6, wood = 2, letter-archer = 1, sword = 1 } }
"""


@pytest.mark.parametrize("position", [MINE, FIGHTS, THINGS], ids=["mine", "fights", "things"])
def test_andor_junior_keeps_every_law_where_random_play_hardly_comes(position: str) -> None:
    scenario = tomllib.loads(position)["scenario"]
    assert check_game(game("junior"), scenario, games=2, position=position, fixed=JUNIOR_FIXED).decisions > 20


def test_andor_junior_plays_the_same_games_in_every_process() -> None:
    report = check_game(game("junior"), "challenge-4", games=3, processes=True, fixed=JUNIOR_FIXED)
    assert report.laws["every process plays the same game"] == 3 * 16


# Broken games: each forgets one thing.


class ForgetsInClone(Race):
    def clone(self) -> Race:
        twin = Race.clone(self)
        twin.__class__ = type(self)
        twin.bag = self.bag
        return twin


class ForgetsInDigest(Race):
    def clone(self) -> Race:
        twin = Race.clone(self)
        twin.__class__ = type(self)
        return twin

    def numbers(self) -> list[int]:
        numbers = Race.numbers(self)
        numbers[-4] = 0  # the round
        return numbers


class ForgetsInPosition(ForgetsInClone):
    def clone(self) -> Race:
        twin = Race.clone(self)
        twin.__class__ = type(self)
        return twin

    def position(self) -> dict[str, Any]:
        return {**Race.position(self), "pit_known": False}


class ShowsThePit(Race):
    def clone(self) -> Race:
        twin = Race.clone(self)
        twin.__class__ = type(self)
        return twin

    def view(self, audience: int) -> Race:
        return self.clone()


class ImaginesWrongly(ShowsThePit):
    def view(self, audience: int) -> Race:
        return Race.view(self, audience)

    def imagine(self, dealer: Any) -> Race:
        full = Race.imagine(self, dealer)
        full.fields[0] += 1
        return full


class Broken(DiceRace):
    """A race whose state is of another class, or whose parts are exchanged after loading."""

    kind: type[Race] = Race

    def new(self, scenario: Any, heroes: list[str], options: dict[str, str]) -> Race:
        state = super().new(scenario, heroes, options)
        state.__class__ = self.kind
        return state

    def restore(self, scenario: Any, tree: dict[str, Any]) -> Race:
        state = super().restore(scenario, tree)
        state.__class__ = self.kind
        return state


def of_kind(state: type[Race]) -> DiceRace:
    broken = Broken()
    broken.kind = state
    return broken


class Exchanged(DiceRace):
    """A race with one class of its catalogue exchanged."""

    def __init__(self, old: type, new: type) -> None:
        super().__init__()
        self.old = old
        self.exchanged = new

    def scenario(self, name: str, content: str | None = None) -> Any:
        track = super().scenario(name, content)
        for thing in [*track.actions.all, *track.steps.all]:
            if type(thing) is self.old:
                thing.__class__ = self.exchanged
        return track


class NeverRefused(Roll):
    def refusal(self, state: Race) -> Refusal | None:
        return None


class RefusedThoughOffered(Draw):
    def refusal(self, state: Race) -> Refusal | None:
        return None if Draw.refusal(self, state) is None else Refusal("", "")


class FirstTwice(Roll):
    def carry_out(self, state: Race) -> None:
        state.first(state.track.steps["next"])
        state.first(state.track.steps["die"])


class FallsOver(Roll):
    def carry_out(self, state: Race) -> None:
        raise ZeroDivisionError


class Weightless(Die):
    def weights(self, state: Race) -> list[int]:
        return [0, 1, 1, 1, 1, 1]


class TooFewWeights(Die):
    def weights(self, state: Race) -> list[int]:
        return [1] * 5


class OffersTwice(Die):
    def options(self, state: Race) -> list[Action[Any]]:
        return [*state.track.dice[:5], state.track.dice[0]]


class NoOrder(Die):
    turned = False

    def options(self, state: Race) -> list[Action[Any]]:
        NoOrder.turned = not NoOrder.turned
        return list(state.track.dice[:: -1 if NoOrder.turned else 1])


class AsksNobody(Die):
    def options(self, state: Race) -> list[Action[Any]]:
        return []


class AsksHero(Die):
    def actor(self, state: Race) -> int:
        return 0


class NeverOver(Next):
    def carry_out(self, state: Race) -> None:
        state.place = (state.place + 1) % len(state.runners)
        state.fields[state.place] = 0
        state.first(state.track.steps["turn"])


class Silent(Next):
    def carry_out(self, state: Race) -> None:
        chronicle, state.chronicle = state.chronicle, None
        Next.carry_out(self, state)
        state.chronicle = chronicle


class HearsItself(Next):
    """Plays otherwise when somebody listens."""

    def carry_out(self, state: Race) -> None:
        if state.chronicle is not None:
            state.fields[0] = 0
        Next.carry_out(self, state)


class WrongStory(DiceRace):
    def follow(self, story: dict[str, Any], event: Event) -> None:
        if event.message != "race-pit":
            super().follow(story, event)


class WrongRestore(DiceRace):
    def restore(self, scenario: Any, tree: dict[str, Any]) -> Race:
        state = super().restore(scenario, tree)
        state.round = 1
        return state


@pytest.mark.parametrize(
    ("broken", "law"),
    [
        (of_kind(ForgetsInClone), "a clone shares nothing"),
        (of_kind(ForgetsInDigest), "the digest covers everything"),
        (of_kind(ForgetsInPosition), "a position comes back"),
        (of_kind(ShowsThePit), "secrets do not show"),
        (of_kind(ImaginesWrongly), "an imagined state agrees with the view"),
        (Exchanged(Roll, NeverRefused), "what is not offered is refused"),
        (Exchanged(Draw, RefusedThoughOffered), "what is not offered is refused"),
        (Exchanged(Roll, FirstTwice), "steps are put on the agenda once, as the last line"),
        (Exchanged(Die, Weightless), "every outcome has a weight"),
        (Exchanged(Die, TooFewWeights), "every outcome has a weight"),
        (Exchanged(Die, OffersTwice), "no action is offered twice"),
        (Exchanged(Die, NoOrder), "the order of offers is pinned"),
        (Exchanged(Die, AsksNobody), "what is offered can be applied"),
        (Exchanged(Die, AsksHero), "only chance asks chance"),
        (Exchanged(Next, NeverOver), "every game ends"),
        (Exchanged(Next, Silent), "the chronicle rebuilds the story"),
        (Exchanged(Next, HearsItself), "a log replays, heard or unheard"),
        (WrongStory(), "the chronicle rebuilds the story"),
        (WrongRestore(), "a position comes back"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_game_that_breaks_a_law_is_found_out(broken: DiceRace, law: str) -> None:
    with pytest.raises(LawBroken) as caught:
        check_game(broken, "short", games=20, secrets=other_pits, longest=300)
    assert caught.value.law == law
    assert "dice-race, short, seed 1" in str(caught.value)


def test_what_the_rules_themselves_raise_is_passed_on() -> None:
    with pytest.raises(ZeroDivisionError):
        check_game(Exchanged(Roll, FallsOver), "short", games=1)


def test_the_report_of_a_broken_law_says_after_which_actions() -> None:
    with pytest.raises(LawBroken, match=r"after 1 actions, the last of them: pit on \d+"):
        check_game(Exchanged(Roll, NeverRefused), "short", games=1)


def test_a_finished_race_counts_as_won_or_lost() -> None:
    results = check_game(RACE, "long", games=30).results
    assert set(results) <= {Result.WON.value, Result.LOST.value}
