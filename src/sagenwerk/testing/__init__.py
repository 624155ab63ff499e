"""The conformance kit: one call plays any game at random and holds it to every law of the kernel contract.

>>> from sagenwerk.testing import check_game                                     # doctest: +SKIP
>>> check_game(my_game, "my-scenario", games=20)                                 # doctest: +SKIP
"""

from sagenwerk.testing.check import Report, check_game
from sagenwerk.testing.law import LawBroken

__all__ = ["LawBroken", "Report", "check_game"]
