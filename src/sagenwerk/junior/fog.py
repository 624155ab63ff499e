"""Searching the fog, the telescope, and what lies under a tile (R-060 to R-071, R-130)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagenwerk.junior import events
from sagenwerk.junior.dragon import TILE_DIE
from sagenwerk.junior.gors import gor_out_of_the_fog
from sagenwerk.junior.piles import one_more
from sagenwerk.junior.scenario import (
    CUB_TILE,
    DRAGON_TILE,
    GOLD,
    GOLD_TILE,
    HERB,
    HERB_TILE,
    HERO_NAMES,
    HOURGLASS_TILE,
    REKA_TILE,
    SWORD,
    SWORD_TILE,
    TELESCOPE_TILE,
    TILE_NAMES,
    TILES,
    WOOD,
    WOOD_TILE,
)
from sagenwerk.junior.state import KNOWN, NO_TILE, UNKNOWN, Junior
from sagenwerk.junior.turn import NOT_ON_TURN, STILL_WALKING, no_action, stands_in_fog
from sagenwerk.kernel.contract import NOT_NOW, Action, Chance, Outcome, Question, Refusal, Step

NO_FOG_HERE: Final = Refusal("refusal-no-fog-here", "R-060")
NO_THICKET_TILE: Final = Refusal("refusal-no-thicket-tile", "R-130")
ALREADY_SEEN: Final = Refusal("refusal-already-seen", "R-067")
NO_TILE_THERE: Final = Refusal("refusal-no-tile-there", "R-067")
ONLY_FOG: Final = Refusal("refusal-only-fog", "R-067")
ONLY_MINE: Final = Refusal("refusal-only-mine", "R-107")


class TileIs(Outcome):
    """A face-down tile is of this kind."""

    def __init__(self, kind: i64) -> None:
        super().__init__(f"tile: {TILE_NAMES[kind]}")
        self.kind = kind


class Draw(Chance[Junior, TileIs]):
    """Chance says what a tile that nobody has looked at is: one of those of its sort that are left."""

    def __init__(self, name: str, lowest: i64, beyond: i64) -> None:
        super().__init__(name)
        self.lowest = lowest
        self.beyond = beyond

    def options(self, state: Junior) -> list[Action[Any]]:
        outcomes = state.board.tile_outcomes
        return [outcomes[kind] for kind in range(self.lowest, self.beyond) if state.unseen[kind]]

    def weights(self, state: Junior) -> list[int]:
        return [state.unseen[kind] for kind in range(self.lowest, self.beyond) if state.unseen[kind]]


class FogDraw(Draw):
    """The fog tile under the hero is turned up and takes effect at once (R-060)."""

    def settle(self, state: Junior, outcome: TileIs) -> None:
        state.unseen[outcome.kind] -= 1
        fog_lifts(state, outcome.kind)


class ThicketDraw(Draw):
    """The herb token of the thicket is turned up and lies open there (R-130)."""

    def settle(self, state: Junior, outcome: TileIs) -> None:
        state.unseen[outcome.kind] -= 1
        herb_found(state, outcome.kind)


class Shown(Draw):
    """A tile that somebody looks at is shown to all and goes back face down (R-067, R-107)."""

    def __init__(self, field: i64, name_of_field: str, lowest: i64, beyond: i64) -> None:
        super().__init__(f"the tile on {name_of_field} is shown", lowest, beyond)
        self.field = field

    def settle(self, state: Junior, outcome: TileIs) -> None:
        state.unseen[outcome.kind] -= 1
        state.tiles[self.field] = int(KNOWN + outcome.kind)
        if state.chronicle is not None:
            events.tile_shows(state, "event-tile-shown", "R-067", self.field, outcome.kind, state.turn)


def lies_open(state: Junior, item: i64) -> None:
    """An item tile lies open on the field: it may be taken or left (R-070)."""
    field = state.hero.field
    state.piles[field] = int(one_more(state.piles[field], item))


def fog_lifts(state: Junior, kind: i64) -> None:
    """What a revealed fog tile does (R-062 to R-071); Reka alone stays open where she was found (R-069)."""
    hero = state.hero
    state.tiles[hero.field] = int(NO_TILE)
    if state.chronicle is not None:
        events.tile_shows(state, "event-fog-shows", "R-060", hero.field, kind, hero.kind)
    if kind < DRAGON_TILE:
        gor_out_of_the_fog(state, kind + 1)
    elif kind == DRAGON_TILE:
        state.first(TILE_DIE)
    elif kind == TELESCOPE_TILE:
        state.first(TELESCOPE)
    elif kind == HOURGLASS_TILE:
        # Open on the hero board and good for a sun from today on.
        hero.hourglasses += 1
        hero.ready += 1
        if state.chronicle is not None:
            events.hero_does(state, "event-hourglass", "R-068", hero.kind)
    elif kind == REKA_TILE:
        state.reka = hero.field
    elif kind == WOOD_TILE:
        lies_open(state, WOOD)
    elif kind == SWORD_TILE:
        lies_open(state, SWORD)
    elif kind == GOLD_TILE:
        lies_open(state, GOLD)


def herb_found(state: Junior, kind: i64) -> None:
    """The herb lies open on the thicket (R-130)."""
    field = state.hero.field
    state.tiles[field] = int(NO_TILE)
    if state.chronicle is not None:
        events.tile_shows(state, "event-thicket-shows", "R-130", field, kind, state.turn)
    lies_open(state, HERB + kind - HERB_TILE)


class SearchFog(Action[Junior]):
    """The movement ends on a fog tile: it is revealed at once (R-060). Tiles passed over stay face down (R-061)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: search the fog", hero)

    def refusal(self, state: Junior) -> Refusal | None:
        if state.turn != self.hero:
            return NOT_ON_TURN
        if not state.arrived:
            return STILL_WALKING
        return None if stands_in_fog(state, state.heroes[self.hero]) else NO_FOG_HERE

    def carry_out(self, state: Junior) -> None:
        state.acted = True
        tile = state.tiles[state.heroes[self.hero].field]
        if tile == UNKNOWN:
            state.first(FOG_DRAW)
        else:
            fog_lifts(state, tile - KNOWN)


class SearchThicket(Action[Junior]):
    """A hero who ends the move on a thicket turns its token over (R-130)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: search the thicket", hero)

    def refusal(self, state: Junior) -> Refusal | None:
        forbidden = no_action(state, self.hero)
        if forbidden is not None:
            return forbidden
        field = state.heroes[self.hero].field
        if field not in state.board.thickets or state.tiles[field] == NO_TILE:
            return NO_THICKET_TILE
        return None

    def carry_out(self, state: Junior) -> None:
        state.acted = True
        state.first(THICKET_DRAW)


class LookAt(Action[Junior]):
    """Look at a face-down tile that nobody has seen yet, however far away (R-067, R-107, A-18)."""

    def __init__(self, hero: i64, field: i64, name_of_field: str) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: look at {name_of_field}", hero)
        self.field = field

    def refusal(self, state: Junior) -> Refusal | None:
        if state.turn != self.hero:
            return NOT_ON_TURN
        looking = state.question()
        if not isinstance(looking, Looking):
            return NOT_NOW
        if looking.in_mine and not state.board.mine_here[self.field]:
            return ONLY_MINE
        if not looking.in_mine and not state.board.fog_here[self.field]:
            return ONLY_FOG
        tile = state.tiles[self.field]
        if tile == NO_TILE:
            return NO_TILE_THERE
        return None if tile == UNKNOWN else ALREADY_SEEN


class StopLooking(Action[Junior]):
    """Looking is an offer, not a duty (R-057, R-067)."""

    def __init__(self, hero: i64) -> None:
        super().__init__(f"{HERO_NAMES[hero]}: look no further", hero)

    def refusal(self, state: Junior) -> Refusal | None:
        return None if state.turn == self.hero else NOT_ON_TURN


class Looking(Question[Junior]):
    """Which tile to look at: through the telescope, or with the falcon in the mine."""

    def __init__(self, name: str, in_mine: bool, then: Step[Junior] | None) -> None:
        super().__init__(name)
        self.in_mine = in_mine
        self.then = then

    def actor(self, state: Junior) -> i64:
        return state.turn

    def takes(self, action: Action[Any]) -> bool:
        return isinstance(action, (LookAt, StopLooking))

    def options(self, state: Junior) -> list[Action[Any]]:
        offers: list[Action[Any]] = []
        looks = state.board.looks[state.turn]
        for field in state.board.mine_fields if self.in_mine else state.board.fog_fields:
            if state.tiles[field] == UNKNOWN:
                offers.append(looks[field])
        offers.append(state.board.stop_looking[state.turn])
        return offers

    def answer(self, state: Junior, action: Action[Any]) -> None:
        if isinstance(action, LookAt):
            state.first(state.board.shown[action.field], self.then)


class LookIfAny(Step[Junior]):
    """Ask which tile to look at, if there is one left that nobody knows (A-18)."""

    def __init__(self, name: str, in_mine: bool, then: Step[Junior] | None) -> None:
        super().__init__(name)
        self.question = Looking(f"{name}: which tile", in_mine, then)

    def carry_out(self, state: Junior) -> None:
        for field in state.board.mine_fields if self.question.in_mine else state.board.fog_fields:
            if state.tiles[field] == UNKNOWN:
                state.first(self.question)
                return


FOG_DRAW: Final = FogDraw("fog tile", 0, CUB_TILE)
THICKET_DRAW: Final = ThicketDraw("thicket token", HERB_TILE, TILES)
#: Two more tiles, one after the other (R-067).
SECOND_LOOK: Final = LookIfAny("telescope, second look", False, None)
TELESCOPE: Final = LookIfAny("telescope, first look", False, SECOND_LOOK)
MINE_FALCON: Final = LookIfAny("falcon in the mine", True, None)
