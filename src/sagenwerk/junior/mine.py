"""The dwarf mine: searching with torches, the kraken, the falcon, the wolf cubs (R-100 to R-108)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagenwerk.junior import events
from sagenwerk.junior.dragon import TILE_DIE
from sagenwerk.junior.fight import no_throw
from sagenwerk.junior.fog import MINE_FALCON, Draw, TileIs
from sagenwerk.junior.piles import count, one_less
from sagenwerk.junior.scenario import (
    CUB_TILE,
    FALCON_TILE,
    FIRST_MINE_TILE,
    HERB_TILE,
    HERO_NAMES,
    KRAKEN_TILE,
    MINE_DRAGON_TILE,
    TORCH,
)
from sagenwerk.junior.state import KNOWN, NO_TILE, UNKNOWN, Hero, Junior
from sagenwerk.junior.throwing import TorchThrow
from sagenwerk.junior.turn import falls_asleep, next_turn, no_action
from sagenwerk.kernel.contract import Action, Refusal, Result

NO_MINE_TILE: Final = Refusal("refusal-no-mine-tile", "R-102")
NO_TORCH_TOKEN: Final = Refusal("refusal-no-torch-token", "R-104")


def no_mine_tile(state: Junior, hero: Hero) -> Refusal | None:
    """Whether a mine tile lies face down under the hero (R-102)."""
    if not state.board.mine_here[hero.field] or state.tiles[hero.field] == NO_TILE:
        return NO_MINE_TILE
    return None


class MineDraw(Draw):
    """The mine tile under the hero is turned up."""

    def settle(self, state: Junior, outcome: TileIs) -> None:
        state.unseen[outcome.kind] -= 1
        mine_shows(state, outcome.kind)


def turn_up(state: Junior) -> None:
    """Turn up the mine tile under the hero, known or not."""
    tile = state.tiles[state.hero.field]
    if tile == UNKNOWN:
        state.first(MINE_DRAW)
    else:
        mine_shows(state, tile - KNOWN)


def mine_shows(state: Junior, kind: i64) -> None:
    """What a revealed mine tile does (R-105 to R-108)."""
    hero = state.hero
    state.tiles[hero.field] = int(NO_TILE)
    if state.chronicle is not None:
        events.tile_shows(state, "event-mine-shows", "R-102", hero.field, kind, hero.kind)
    if kind == CUB_TILE:
        cub_found(state)
    elif kind == MINE_DRAGON_TILE:
        state.first(TILE_DIE)
    elif kind == KRAKEN_TILE:
        thrown_back(state, hero)
    elif kind == FALCON_TILE:
        state.first(MINE_FALCON)


def cub_found(state: Junior) -> None:
    """With the last cub the game is won at once (R-002, R-108, A-20)."""
    state.cubs += 1
    if state.chronicle is not None:
        events.counted(state, "event-cub-found", "R-108", state.cubs, state.board.cubs - state.cubs)
    if state.cubs == state.board.cubs:
        state.result = Result.WON
        if state.chronicle is not None:
            events.happens(state, "event-won", "R-002")


def thrown_back(state: Junior, hero: Hero) -> None:
    """The kraken throws the hero before the bridge and ends the day; suns and hourglasses are lost (R-106, A-05)."""
    hero.field = state.board.bridge_house
    hero.suns = 0
    hero.ready = 0
    if state.chronicle is not None:
        events.hero_does(state, "event-kraken", "R-106", hero.kind)
    falls_asleep(state, hero)
    next_turn(state)


class MineThrow(TorchThrow):
    """At least one torch: the tile is turned up; none: it stays face down (R-102, R-103)."""

    def lights_up(self, state: Junior) -> None:
        turn_up(state)

    def stays_dark(self, state: Junior) -> None:
        if state.chronicle is not None:
            events.hero_does(state, "event-mine-stays-dark", "R-103", state.turn)


class SearchMine(Action[Junior]):
    """Throw all own dice on a mine tile, once a turn (R-102)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: search the mine", hero)

    def refusal(self, state: Junior) -> Refusal | None:
        forbidden = no_action(state, self.hero)
        if forbidden is not None:
            return forbidden
        forbidden = no_mine_tile(state, state.heroes[self.hero])
        return forbidden if forbidden is not None else no_throw(state, self.hero)

    def carry_out(self, state: Junior) -> None:
        state.acted = True
        state.thrown = True
        state.first(MINE_THROW)


class TorchInMine(Action[Junior]):
    """A torch token replaces the rolled torch and goes to the box (R-104)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: search the mine with a torch", hero)

    def refusal(self, state: Junior) -> Refusal | None:
        forbidden = no_action(state, self.hero)
        if forbidden is not None:
            return forbidden
        hero = state.heroes[self.hero]
        forbidden = no_mine_tile(state, hero)
        if forbidden is not None:
            return forbidden
        return None if count(hero.bag, TORCH) else NO_TORCH_TOKEN

    def carry_out(self, state: Junior) -> None:
        state.acted = True
        hero = state.heroes[self.hero]
        hero.bag = one_less(hero.bag, TORCH)
        if state.chronicle is not None:
            events.item_moves(state, "event-uses-torch", "R-104", self.hero, TORCH, -1)
        turn_up(state)


MINE_DRAW: Final = MineDraw("mine tile", FIRST_MINE_TILE, HERB_TILE)
MINE_THROW: Final = MineThrow("throw for torches", "R-102")
