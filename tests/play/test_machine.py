"""Any mixture of playing, taking back, saving and loading stands where a plain replay stands."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tiny_game import RACE

from sagenwerk.content.notation import from_text, to_text
from sagenwerk.games import game
from sagenwerk.kernel import Game, Result
from sagenwerk.play import Choice, Play
from sagenwerk.play.verify import verified


class Evening(RuleBasedStateMachine):
    """One table on one evening."""

    game: Game
    scenarios: list[str]

    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory()

    def teardown(self) -> None:
        self.folder.cleanup()

    @initialize(data=st.data(), seed=st.integers(0, 2**53 - 1))
    def begin(self, data: st.DataObject, seed: int) -> None:
        most = self.game.most_heroes
        heroes = data.draw(st.permutations(self.game.heroes))[: data.draw(st.integers(2, most))]
        self.play = Play(
            self.game,
            data.draw(st.sampled_from(self.scenarios)),
            heroes=heroes,
            seed=seed,
            undo=data.draw(st.sampled_from(["strict", "friendly"])),
        )
        #: Digests before each step that holds, and of those that could be redone.
        self.before: list[str] = []
        self.redoable: list[str] = []

    @precondition(lambda self: self.play.state.result is Result.PLAYING)
    @rule(data=st.data())
    def choose(self, data: st.DataObject) -> None:
        self.before.append(self.play.state.digest())
        self.redoable.clear()
        # Names, not actions: Hypothesis keeps weak references to what it draws, and those do not work with objects of
        # compiled classes (mypyc 2.4 on Python 3.11 frees them twice).
        self.play.choose(data.draw(st.sampled_from([action.name for action in self.play.state.legal_actions()])))

    @precondition(lambda self: self.play.undo_label() is not None)
    @rule()
    def undo(self) -> None:
        self.redoable.append(self.play.state.digest())
        self.play.undo()
        assert self.play.state.digest() == self.before.pop()

    @precondition(lambda self: self.play.redo_label() is not None)
    @rule()
    def redo(self) -> None:
        self.before.append(self.play.state.digest())
        self.play.redo()
        assert self.play.state.digest() == self.redoable.pop()

    @rule()
    def save_and_load(self) -> None:
        path = Path(self.folder.name, "evening.saga")
        self.play.save(path)
        loaded = Play.load(path, game=self.game)
        verdict = verified(self.play.to_saga(), game=self.game)
        assert (verdict.flaws, verdict.dealt) == ([], verdict.outcomes)
        assert loaded.to_saga() == self.play.to_saga()
        assert [entry for entry, _ in loaded.chronicle] == [entry for entry, _ in self.play.chronicle]
        self.play = loaded

    @rule(data=st.data())
    def fork_before(self, data: st.DataObject) -> None:
        entry = data.draw(st.integers(0, self.play.version))
        fork = self.play.fork(entry)
        assert fork.log[:entry] == self.play.log[:entry]

    @rule()
    def write_down_and_read(self) -> None:
        text = to_text(self.play.state)
        same = from_text(self.game, text)
        assert same.digest() == self.play.state.digest()
        assert to_text(same) == text

    @invariant()
    def stands_where_a_replay_of_what_holds_stands(self) -> None:
        head = self.play.head
        fresh = self.game.new(self.play.scenario, head.heroes, head.options)
        for entry in self.play.line:
            fresh.apply(fresh.scenario.actions[entry.action if isinstance(entry, Choice) else entry.outcome])
        assert fresh.digest() == self.play.state.digest()

    @invariant()
    def as_many_steps_as_hold_can_be_undone(self) -> None:
        assert (self.play.undo_label() is None) == (not self.before)
        assert (self.play.redo_label() is None) == (not self.redoable)


QUIET = settings(
    max_examples=25,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


class EveningOfTheRace(Evening):
    game = RACE
    scenarios = RACE.scenarios()


class EveningOfAndorJunior(Evening):
    game = game("junior")
    scenarios = game.scenarios()


TestEveningOfTheRace = EveningOfTheRace.TestCase
TestEveningOfTheRace.settings = QUIET
TestEveningOfAndorJunior = EveningOfAndorJunior.TestCase
TestEveningOfAndorJunior.settings = QUIET
