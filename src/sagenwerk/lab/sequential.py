"""A difference of win rates that may be looked at after every game: a confidence sequence for pairs of games.

Two variants play games of the same numbers. A pair comes out in one of three ways: A alone wins, B alone wins, both do
the same. For every triple p of chances of these three, the likelihood of what was seen, mixed over all triples by a
Dirichlet prior, divided by its likelihood under p, is a martingale of mean 1 if p is true. By Ville's inequality it
ever reaches 1/alpha with a chance of at most alpha. So the set of all p for which it is below 1/alpha holds the true
one at all times at once with a chance of at least 1 - alpha, whenever one stops and for whatever reason; so does the
interval of the differences p(A) - p(B) in that set. Exact for every number of pairs: no normal approximation.

Sources: H. Robbins, Statistical methods related to the law of the iterated logarithm, Ann. Math. Statist. 41 (1970);
M. Lindon and A. Malek, Anytime-valid inference for multinomial count data, NeurIPS 2022 (the mixture for counts).
"""

from __future__ import annotations

from math import exp, inf, lgamma, log, sqrt

import msgspec

#: Error that is allowed over all looks together.
ALPHA = 0.05
#: Weights of the prior: most pairs of two variants come out the same, so a small weight on the two others.
PRIOR = (0.5, 0.5, 1.0)
#: Halvings when an end of the interval is looked for.
HALVINGS = 50


class Pairs(msgspec.Struct, frozen=True):
    """Pairs that only A won, only B won, and in which both did the same."""

    a: int = 0
    b: int = 0
    same: int = 0

    @property
    def count(self) -> int:
        """All pairs."""
        return self.a + self.b + self.same

    @property
    def difference(self) -> float:
        """How much more often A won, as a part of all pairs."""
        return (self.a - self.b) / self.count if self.count else 0.0

    def with_pair(self, a: bool, b: bool) -> Pairs:
        """One pair more."""
        return Pairs(self.a + (a and not b), self.b + (b and not a), self.same + (a == b))


def log_mixture(pairs: Pairs) -> float:
    """Logarithm of the likelihood of a sequence with these counts, mixed over all chances by the prior."""
    total = sum(PRIOR)
    counts = (pairs.a, pairs.b, pairs.same)
    parts = sum(lgamma(prior + count) - lgamma(prior) for prior, count in zip(PRIOR, counts, strict=True))
    return parts + lgamma(total) - lgamma(total + pairs.count)


def best_for(pairs: Pairs, difference: float) -> float:
    """Logarithm of the greatest likelihood among all chances with p(A) - p(B) = ``difference``.

    With p(A) = x and p(B) = x - d the likelihood a log x + b log(x - d) + s log(1 + d - 2 x) is concave in x.
    """
    low, high = max(0.0, difference), (1.0 + difference) / 2
    # The derivative a/x + b/(x - d) - 2 s/(1 + d - 2 x) is zero at a root of this quadratic.
    a, b, s, d = pairs.a, pairs.b, pairs.same, difference
    square = -2 * (a + b + s)
    linear = (a + b) * (1 + d) + 2 * a * d + 2 * s * d
    constant = -a * d * (1 + d)
    root = sqrt(max(0.0, linear * linear - 4 * square * constant))
    ends = [(-linear + root) / (2 * square), (-linear - root) / (2 * square)] if square else []
    return max(log_likelihood(pairs, x, difference) for x in (low, high, *ends) if low <= x <= high)


def log_likelihood(pairs: Pairs, x: float, difference: float) -> float:
    """Of the counts for p(A) = ``x`` and p(B) = ``x - difference``."""
    total = 0.0
    for count, chance in ((pairs.a, x), (pairs.b, x - difference), (pairs.same, 1 + difference - 2 * x)):
        if count:
            if chance <= 0:
                return -inf
            total += count * log(chance)
    return total


def evidence(pairs: Pairs, difference: float) -> float:
    """How strongly the pairs speak against a difference: a true one ever reaches 1/alpha in alpha of all runs."""
    best = best_for(pairs, difference)
    if best == -inf:
        return inf
    return exp(min(log_mixture(pairs) - best, 700.0))


def interval(pairs: Pairs, alpha: float = ALPHA) -> tuple[float, float]:
    """Differences that the pairs do not rule out; holds at all times together with a chance of 1 - alpha.

    >>> low, high = interval(Pairs(a=60, b=10, same=230))
    >>> low > 0.06 and high < 0.28
    True
    >>> interval(Pairs())
    (-1.0, 1.0)
    """
    if not pairs.count:
        return -1.0, 1.0
    return end(pairs, -1.0, alpha), end(pairs, 1.0, alpha)


def end(pairs: Pairs, outer: float, alpha: float) -> float:
    """The end of the interval on one side: halfway again and again, from the observed difference outwards."""
    inside, outside = pairs.difference, outer
    if evidence(pairs, outer) < 1 / alpha:
        return outer
    for _ in range(HALVINGS):
        middle = (inside + outside) / 2
        if evidence(pairs, middle) < 1 / alpha:
            inside = middle
        else:
            outside = middle
    return inside
