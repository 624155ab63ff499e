"""Another process of the kit: plays the games that it is told and prints their digests."""

import json
import sys

from sagenwerk.games import game as game_named
from sagenwerk.testing.course import Setup, interleaved_traces, traces


def main(request: str, order: str) -> None:
    """Print one trace a game, as JSON."""
    told = json.loads(request)
    game = game_named(told["game"])
    scenario = game.scenario(told["scenario"])
    setup = Setup(game, scenario, told["heroes"], told["options"], told["seed"], told["position"])
    play = interleaved_traces if order == "interleaved" else traces
    print(json.dumps(play(setup, range(told["games"]), told["longest"])))


if __name__ == "__main__":
    main(*sys.argv[1:])
