"""What observations say: every column what its name says, within its bounds, and nothing that a hero may not know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from heroquest.twins import reads_a_note, twin

from sagenwerk import envs
from sagenwerk.andor.cargo import ITEM_NAMES as ARTICLES
from sagenwerk.andor.cargo import count as articles_in
from sagenwerk.andor.state import Andor
from sagenwerk.bots import Luck, policy
from sagenwerk.envs.layout import CHOICE, FLAG, NUMBER
from sagenwerk.envs.match import Match
from sagenwerk.heroquest.board import SQUARES, square_name
from sagenwerk.heroquest.state import Quest
from sagenwerk.junior.piles import count as things_in
from sagenwerk.junior.scenario import ITEM_NAMES as THINGS
from sagenwerk.junior.state import Junior
from sagenwerk.kernel import GAME_MASTER, State


def match(game: str, scenario: str | None = None, heroes: list[str] | None = None, **options: str) -> Match:
    return Match(game, scenario, heroes, options, "agent" if game == "heroquest" else "", "end")


def situations(made: Match, seed: int, most: int = 400, bot: str = "random") -> Iterator[dict[str, int]]:
    """What the agents see in a game, by name of the column: of the agent who is asked."""
    names = [column.name for column in envs.columns(made.scenario.game, made.scenario)]
    chooser, luck = policy(bot, made.scenario.game), Luck(seed)
    simple = policy("simple", "heroquest")
    made.begin(seed)
    while made.outcome() == 0 and made.decisions < most:
        yield dict(zip(names, made.observation(made.asked()).tolist(), strict=True))
        master = made.state.actor == GAME_MASTER
        action = (simple if master else chooser).choose(made.seen(master), luck)
        made.apply(made.scenario.actions.numbers[action.name])


GAMES = [
    ("junior", "challenge-1", None),
    ("junior", "challenge-4", ["mage", "archer"]),
    ("junior", "free-hard", ["dwarf", "mage", "warrior"]),
    ("andor", "legend-1", None),
    ("andor", "legend-2", ["wizard", "archer"]),
    ("andor", "the-bell-cart", ["dwarf", "warrior", "archer"]),
    ("andor", "the-last-ember", None),
    ("heroquest", "quest-1", None),
    ("heroquest", "quest-4", ["elf", "barbarian"]),
    ("heroquest", "maze", None),
]


@pytest.mark.parametrize(("game", "scenario", "heroes"), GAMES)
def test_columns_have_names_of_their_own_and_values_within_their_bounds(
    game: str, scenario: str, heroes: list[str] | None
) -> None:
    made = match(game, scenario, heroes)
    columns = envs.columns(game, scenario)
    assert len({column.name for column in columns}) == len(columns) == made.width
    assert {column.kind for column in columns} == {NUMBER, FLAG, CHOICE}
    assert all(column.high == 1 for column in columns if column.kind == FLAG)
    highs = np.array([column.high for column in columns])
    for bot, seed in (("random", 1), ("greedy", 2)):
        greatest = np.zeros(made.width, int)
        for seen in situations(made, seed, bot=bot):
            vector = np.array(list(seen.values()))
            assert (vector >= 0).all()
            assert (vector <= highs).all()
            greatest = np.maximum(greatest, vector)
        # A count that is as high as it can be may have been cut.
        full = [column.name for column, most in zip(columns, greatest, strict=True) if most == column.high > 30]
        assert [name for name in full if columns[[c.name for c in columns].index(name)].kind == NUMBER] == []


@pytest.mark.parametrize("heroes", [["mage", "archer"], ["dwarf", "mage", "warrior", "archer"]])
def test_a_game_of_andor_junior_is_told_as_it_stands(heroes: list[str]) -> None:
    made = match("junior", "free-hard", heroes)
    checked: Counter[str] = Counter()
    for seen in situations(made, 3, bot="greedy"):
        state: Any = made.state
        assert isinstance(state, Junior)
        board = state.board
        assert seen[f"you: {made.agents[made.asked()]}"] == 1
        assert sum(seen[f"you: {hero}"] for hero in ("warrior", "archer", "dwarf", "mage")) == 1
        assert seen["question"] == made.scenario.steps.numbers[state.question().name] + 1
        told = {
            "turn: acted this turn": state.acted,
            "turn: potion in the shop": state.potion,
            "turn: moved or stood this turn": state.arrived,
            "day": state.day,
            "hero on turn": state.turn,
            "dragon's way to the Rietburg": state.dragon,
            "task done: cave-troll": state.done >> 10 & 1,
            "task lies out: wolf-herb": state.tasks >> 1 & 1,
            "wolf cubs found": state.cubs,
            "tiles not seen: gor-1": state.unseen[0],
            "side of well2": state.wells[board.wells.index(board.field_named("well2"))],
            "Gors on rietburg": state.gors[0],
            "sword tokens laid on gor7: mage": state.tokens[4 * 7 + 3],
            "dice laid on gor1: warrior": state.laid[4],
        }
        for number, hero in enumerate(("warrior", "archer", "dwarf", "mage")):
            there = state.heroes[number]
            told |= {f"{hero}: field": there.field + 1, f"{hero}: suns": there.suns, f"{hero}: asleep": there.asleep}
            told |= {f"{hero}: bag: {THINGS[kind]}": things_in(there.bag, kind) for kind in range(18)}
        for field, name in enumerate(board.field_names):
            told[f"tile on {name}"] = state.tiles[field]
            told |= {f"on {name}: {THINGS[kind]}": things_in(state.piles[field], kind) for kind in (0, 17)}
        for name, value in told.items():
            assert seen[name] == value, name
            checked[name] += value > 0
    assert checked["turn: acted this turn"]
    assert any(checked[name] for name in checked if ": bag: " in name)


@pytest.mark.parametrize(("scenario", "heroes"), [("legend-2", ["wizard", "archer"]), ("the-bell-cart", None)])
def test_a_legend_of_andor_is_told_as_it_stands(scenario: str, heroes: list[str] | None) -> None:
    made = match("andor", scenario, heroes)
    checked: Counter[str] = Counter()
    for seen in situations(made, 5, bot="greedy"):
        state: Any = made.state
        assert isinstance(state, Andor)
        board = state.board
        told = {
            "day": state.day,
            "narrator's letter": state.narrator,
            "willpower about to be lost": state.loss,
            "merchant on: 71": state.merchants >> 1 & 1,
            "rune stones not seen: green": state.stones_unseen[2],
            "for sale: wineskin": state.supply[0],
            "for sale: brew": state.supply[9],
            "creatures in the castle": len(state.intruders),
            "creature 1 in the castle": state.intruders[0] + 1 if state.intruders else 0,
            "event card 1 from the top": state.events_on_top[-1] + 1 if state.events_on_top else 0,
            "beaten: gor": state.beaten[0],
            "beaten: skral": state.beaten[1],
            "die 1": state.dice[0] if state.dice else 0,
            "die 2": state.dice[1] if len(state.dice) > 1 else 0,
            "rolled by wizard": state.rolled[3] + 1,
            "rolled by dwarf": state.rolled[0] + 1,
            "price of hour 10": state.prices[2] + 1,
            f"memory: {board.slot_names[-1]}": state.slots[-1],
        }
        for number, hero in enumerate(("dwarf", "warrior", "archer", "wizard")):
            there = state.heroes[number]
            told |= {f"{hero}: field": there.field + 1, f"{hero}: strength": there.strength}
            told |= {f"{hero}: hours": there.hours, f"{hero}: day ended": there.day_ended, f"{hero}: gold": there.gold}
            told |= {f"{hero}: bag: {ARTICLES[kind]}": articles_in(there.bag, kind) for kind in range(20)}
        for field, name in enumerate(board.field_names):
            told |= {f"creature on {name}": state.creatures[field], f"fog on {name}": state.fog[field]}
            told |= {f"gold on {name}": state.gold[field], f"farmers on {name}": state.farmers[field]}
            told |= {f"on {name}: {ARTICLES[kind]}": articles_in(state.piles[field], kind) for kind in range(20)}
        for number, ally in enumerate(board.allies):
            told[f"field of {ally.name}"] = state.allies[number] + 1
        for number, field in enumerate(board.wells):
            told[f"side of the well on {board.field_names[field]}"] = state.wells[number]
        for name, value in told.items():
            assert seen[name] == value, name
            checked[name] += value > 0
    assert all(checked[name] for name in ("creatures in the castle", "die 1", "die 2", "beaten: gor"))


def test_a_quest_is_told_as_it_stands() -> None:
    made = match("heroquest", "quest-1", ["barbarian", "elf"])
    checked: Counter[str] = Counter()
    for seen in situations(made, 4, bot="greedy", most=300):
        state: Any = made.seen(made.state.actor == GAME_MASTER)
        assert isinstance(state, Quest)
        told = {"round": state.round, "steps left": state.steps_left + 1, "hits": state.hits}
        for number, hero in enumerate(("barbarian", "dwarf", "elf", "wizard")):
            there = state.heroes[number]
            told |= {f"{hero}: square": there.square + 1, f"{hero}: body": there.body, f"{hero}: gold": there.gold}
        for square in range(int(SQUARES)):
            name = square_name(square)
            told[f"seen {name}"] = state.sees(square)
            told[f"solid rock {name}"] = state.sees(square) and not state.quest.used[square]
            told[f"stairs on {name}"] = square in state.quest.stairs
            stands = seen[f"who stands on {name}"]
            assert (stands > 0) == (state.at[square] > 0 or square in [hero.square for hero in state.heroes])
        for number, square in enumerate(state.squares):
            told[f"figure {number}: square"] = square + 1
            if square >= 0:
                kind = state.quest.kinds[state.kinds[number]]
                told |= {f"figure {number}: body": state.bodies[number], f"figure {number}: attack": kind.attack}
        doors = sum(seen[name] > 0 for name in seen if name.startswith("door to the"))
        assert doors == sum(door.first >= 0 and door.second >= 0 for door in state.quest.doors)
        furniture = sum(seen[name] > 0 for name in seen if name.startswith("furniture on"))
        assert furniture == sum(len(piece.squares) for piece in state.quest.furniture)
        for name, value in told.items():
            assert seen[name] == value, name
            checked[name] += value > 0
        checked["doors"] += doors
        checked["furniture"] += furniture
    assert all(checked[name] for name in ("doors", "furniture", "figure 0: square", "figure 0: attack", "hits"))


class Twins:
    """A match, and the same one with a map that differs in what nobody has seen."""

    def __init__(self, made: Match, seed: int) -> None:
        self.made = made
        self.luck = Random(seed)

    def other(self, place: int, state: State) -> list[int]:
        """What the agent sees of a state that is put in the place of the match's own."""
        own, seen, vectors = self.made.state, self.made._seen, self.made._vectors
        self.made.state, self.made._seen, self.made._vectors = state, {}, {}
        try:
            return [*self.made.observation(place).tolist(), *self.made.mask().tolist()]
        finally:
            self.made.state, self.made._seen, self.made._vectors = own, seen, vectors


@pytest.mark.parametrize(
    ("scenario", "edition", "seed"), [("quest-1", "eu1", 1), ("quest-4", "us", 2), ("maze", "eu2", 3)]
)
def test_heroes_are_told_nothing_of_a_map_that_they_have_not_seen(scenario: str, edition: str, seed: int) -> None:
    made = match("heroquest", scenario, edition=edition)
    twins = Twins(made, seed)
    compared = told_apart = 0
    for number, _ in enumerate(situations(made, seed, bot="greedy", most=240)):
        state: Any = made.state
        if number % 12 or reads_a_note(state):
            continue
        other = twin(state, twins.luck)
        if state.actor >= 0:
            for place in range(4):
                assert twins.other(place, state) == twins.other(place, other)
            compared += 1
        told_apart += twins.other(4, state) != twins.other(4, other)
    assert compared > 8
    assert told_apart > 8, "the game master sees the difference"
