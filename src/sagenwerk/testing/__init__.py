"""The conformance kit: one call plays any game at random and holds it to every law of the kernel contract.

>>> import sagenwerk
>>> from sagenwerk.testing import LawBroken, check_game
>>> game = sagenwerk.game("junior")
>>> begun = sagenwerk.to_text(game.new("challenge-1", heroes=["warrior", "archer"]))
>>> never_changed = ["order.*", "options.*", "heroes.*.kind"]
>>> report = check_game(game, "challenge-1", games=1, position=begun, fixed=never_changed)
>>> report.games, sum(report.results.values()), report.decisions > 50
(1, 1, True)
>>> report.laws["a clone is the same"] > 50
True

A game that breaks a law is told which one, what is wrong, and how it came to that:

>>> from sagenwerk.games.junior import JuniorGame
>>> class Forgetful(JuniorGame):
...     def restore(self, scenario, tree):
...         return super().restore(scenario, {**tree, "dragon": 3})
>>> try:
...     check_game(Forgetful(), "challenge-1", games=1, heroes=["warrior", "archer"], fixed=never_changed)
... except LawBroken as broken:
...     print(broken)
a position comes back: ... digests ... and ... differ (dragon: ...)
  in junior, challenge-1, seed 1, game 0, heroes ['warrior', 'archer']
  after 0 actions, the last of them: nothing yet

See ``docs/testing.md``.
"""

from sagenwerk.testing.check import Report, check_game
from sagenwerk.testing.law import LawBroken

__all__ = ["LawBroken", "Report", "check_game"]
