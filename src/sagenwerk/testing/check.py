"""The call that plays a game at random and holds it to the contract."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from sagenwerk.kernel import CHANCE, Game, IllegalAction, Result, State
from sagenwerk.play import Choice, OutcomeEntry, Play
from sagenwerk.testing.agenda import LAW, agenda_watched
from sagenwerk.testing.course import Setup, interleaved_traces, pick, traces
from sagenwerk.testing.law import Laws
from sagenwerk.testing.laws import (
    Secrets,
    mask_agrees_with_apply,
    offers_are_in_order,
    position_comes_back,
    views_hide_and_agree,
)
from sagenwerk.testing.memory import Memory
from sagenwerk.testing.order import other_processes_agree

#: Every so many decisions the laws over the whole catalogue are tested: in the first game, and in all others.
_OFTEN = 3
_SELDOM = 13
#: With fewer actions than this in the catalogue, the first game is looked at everywhere.
_SMALL = 100
#: Clones that are hashed again after every action.
_CLONES = 24


@dataclass
class Report:
    """What was checked: counts of games, decisions, draws, ends, and of every law that held."""

    game: str
    scenario: str
    games: int = 0
    decisions: int = 0
    outcomes: int = 0
    results: Counter[str] = field(default_factory=Counter)
    laws: Counter[str] = field(default_factory=Counter)
    #: Laws that could not be looked at here, and why.
    unchecked: list[str] = field(default_factory=list)
    #: Of all states of all games: the same wherever the same rules run.
    digest: str = ""


def check_game(
    game: Game,
    scenario: str,
    *,
    games: int = 20,
    seed: int = 1,
    heroes: Sequence[str] | None = None,
    options: Mapping[str, str] | None = None,
    position: str | None = None,
    processes: bool = False,
    secrets: Secrets | None = None,
    fixed: Sequence[str] = (),
    longest: int = 20_000,
    ends: bool = True,
) -> Report:
    """Play ``games`` random games of a scenario and test every law of the contract on the way.

    ``heroes``: who plays (else all numbers of players in turn).
    ``position``: a text to begin at, for situations that random play does not come to; it names its heroes and
    options itself, and plays with undo are left out then.
    ``processes``: also play in 16 other processes; the game must then be found by its name.
    ``secrets(state, audience)``: states that differ only in what the audience may not know.
    ``fixed``: attributes of interpreted states that never change (patterns like ``"order"`` or ``"heroes.*.kind"``).
    ``longest``: actions after which a game that still goes on counts as endless, or, where ``ends`` is False, is
    left as it stands: for games in which players may go on for ever.

    Raises LawBroken, an AssertionError, with the law, what is wrong and how it came to that.
    """
    chosen = None if heroes is None else list(heroes)
    setup = Setup(game, game.scenario(scenario), chosen, dict(options or {}), seed, position)
    report = Report(game.name, scenario, games)
    memory = Memory(fixed)
    for number in range(games):
        laws = Laws(
            f"{game.name}, {scenario}, seed {seed}, game {number}, heroes {setup.heroes_of(number)}", report.laws
        )
        course = _Course(setup, number, laws, report, memory)
        course.run(secrets, longest, ends)
        course.told_again()
        if position is None:
            _undo_is_replay(setup, number, Laws(f"{laws.game}, with undo", report.laws), len(laws.names))
    whole = Laws(f"{game.name}, {scenario}, seed {seed}, all {games} games", report.laws)
    if not memory.in_digest:
        report.unchecked.append("memory of the state: it is compiled")
    elif position is None:
        # Games from one position may leave much untouched.
        memory.judge(whole)
    told = traces(setup, range(games), longest)
    same = told == interleaved_traces(setup, range(games), longest)
    whole.holds("games do not disturb each other", same, "interleaved games gave other digests")
    if processes:
        other_processes_agree(whole, setup, told, longest)
    report.digest = sha256("\n".join(told).encode()).hexdigest()[:16]
    return report


class _Course:
    """One game on its way."""

    def __init__(self, setup: Setup, number: int, laws: Laws, report: Report, memory: Memory) -> None:
        self.setup = setup
        self.number = number
        self.laws = laws
        self.report = report
        self.memory = memory
        self.digests: list[str] = []
        often = number == 0 or setup.position is not None
        small = len(setup.scenario.actions) < _SMALL
        self.seldom = _SELDOM if not often else 1 if small else _OFTEN

    def run(self, secrets: Secrets | None, longest: int, ends: bool) -> None:
        """Play to the end; the laws of single states hold everywhere."""
        game, laws = self.setup.game, self.laws
        state = self.setup.begin(self.number)
        state.chronicle = None
        chooser = self.setup.chooser(self.number)
        clones: list[tuple[State, list[int]]] = []
        with agenda_watched(laws, state) as watched:
            while True:
                place = len(laws.names)
                digest = state.digest()
                self.digests.append(digest)
                offers_are_in_order(laws, state, len(game.heroes))
                twin = state.clone()
                laws.same("a clone is the same", state, twin, "a state and its clone")
                clones.append((twin, _all_of(twin)))
                if place % self.seldom == 0:
                    mask_agrees_with_apply(laws, state)
                    position_comes_back(laws, game, state)
                    views_hide_and_agree(laws, game, state, secrets, self.number)
                if place % _SELDOM == 0 and self.number < 3 and hasattr(state, "__dict__"):
                    self.memory.look_at(laws, state)
                if state.result is not Result.PLAYING:
                    break
                if not ends and place >= longest:
                    break
                laws.holds("every game ends", place < longest, f"it still goes on after {longest} actions")
                by_chance = state.actor == CHANCE
                self.report.outcomes += by_chance
                self.report.decisions += not by_chance
                action = pick(state, chooser)
                laws.names.append(action.name)
                state.apply(action)
                for old, before in clones:
                    untouched = _all_of(old) == before
                    laws.holds("earlier clones stay as they were", untouched, f"{action.name!r} changed one")
                if len(clones) > _CLONES:
                    del clones[place % _CLONES]
        if not watched and not any(LAW in line for line in self.report.unchecked):
            self.report.unchecked.append(f"{LAW}: it is compiled")
        self.report.results[state.result.value] += 1

    def told_again(self) -> None:
        """The log alone leads to the same states, and the chronicle tells all of it."""
        game, laws = self.setup.game, self.laws
        state = self.setup.begin(self.number)
        opening = state.chronicle or []
        state.chronicle = []
        story = game.story_so_far(state)
        laws.holds("events can be shown", all(map(_plain, opening)), f"{opening}")
        for place, name in enumerate(laws.names):
            state.chronicle.clear()
            state.apply(state.scenario.actions[name])
            same = state.digest() == self.digests[place + 1]
            laws.holds("a log replays, heard or unheard", same, f"entry {place + 1}, {name!r}, leads elsewhere")
            for event in state.chronicle:
                laws.holds("events can be shown", _plain(event), f"{event}")
                game.follow(story, event)
            now = game.story_so_far(state)
            wrong = [key for key in {**story, **now} if story.get(key) != now.get(key)]
            what = f"after {name!r} it says {[(key, story.get(key), now.get(key)) for key in wrong]} (told, true)"
            laws.holds("the chronicle rebuilds the story", not wrong, what)


def _all_of(state: State) -> list[int]:
    """What a digest is made from, and quicker to ask for."""
    return state.numbers() + [state.scenario.steps.numbers[step.name] for step in state.agenda]


def _plain(event: object) -> bool:
    arguments = getattr(event, "arguments", {})
    return all(isinstance(value, str | int) for value in arguments.values())


def _undo_is_replay(setup: Setup, number: int, laws: Laws, length: int) -> None:
    """A play with undo and redo stands where a fresh replay of what holds stands, and its save comes back."""
    play = Play(
        setup.game,
        setup.scenario.name,
        heroes=setup.heroes_of(number),
        options=setup.options,
        seed=setup.seed + number,
    )
    chooser = setup.chooser(number)
    for _ in range(min(length, 60)):
        if play.state.result is not Result.PLAYING:
            break
        before = play.state
        names = [action.name for action in play.state.legal_actions()]
        play.choose(chooser.choice(names))
        after = play.state
        if chooser.random() < 0.3:
            play.undo()
            laws.same("undo goes back", play.state, before, "before and after undo")
            if chooser.random() < 0.5:
                play.redo()
                laws.same("redo gives the same", play.state, after, "before undo and after redo")
    for entry in play.line:
        if isinstance(entry, Choice | OutcomeEntry):
            laws.names.append(entry.action if isinstance(entry, Choice) else entry.outcome)
    fresh = setup.begin(number)
    for place, name in enumerate(laws.names):
        try:
            fresh.apply(fresh.scenario.actions[name])
        except IllegalAction as error:
            laws.broken("undo and redo equal a fresh replay", f"entry {place + 1}: {error}")
    laws.same("undo and redo equal a fresh replay", play.state, fresh, "the play and the replay")
    text = play.to_saga()
    again = Play.from_saga(text, game=setup.game)
    laws.holds("a save comes back exactly", again.to_saga() == text, "the text differs after loading")
    laws.same("a save leads to the same state", again.state, play.state, "the saved and the loaded play")
