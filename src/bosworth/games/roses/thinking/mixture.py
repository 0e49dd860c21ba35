"""Not always the same sheet: a mixture that the others cannot turn against us, by regret matching.

Rivals lean towards those of their imagined sheets that do well against ours; we lean towards those of ours that do well then.
"""

from math import exp
from typing import Final

ROUNDS: Final = 40
LEAN: Final = 12.0
"""How strongly rivals prefer what does better for them."""
RARE: Final = 0.1
"""What is hardly ever played is not played at all."""


class Mixture:
    """Some of our sheets in the same worlds: our chance and the rivals' in each, and which sheet each rival wrote."""

    def __init__(self, ours: list[list[float]], theirs: list[list[list[float]]], written: list[list[int]], sheets: int) -> None:
        self.ours = ours
        self.theirs = theirs
        self.written = written
        self.worlds = len(written)
        self.rivals = len(written[0]) if written else 0
        self.liking: list[list[float]] = [[0.0] * sheets for _ in range(self.rivals)]
        self.count: list[list[int]] = [[0] * sheets for _ in range(self.rivals)]
        for world in written:
            for rival, sheet in enumerate(world):
                self.count[rival][sheet] += 1

    def shares(self) -> list[float]:
        """How often to play each of our sheets."""
        number = len(self.ours)
        regrets = [0.0] * number
        total = [0.0] * number
        for _ in range(ROUNDS):
            now = _matching(regrets)
            values = self._values(self._weights())
            mean = 0.0
            for place in range(number):
                mean += now[place] * values[place]
            for place in range(number):
                regrets[place] += values[place] - mean
                total[place] += now[place] / ROUNDS
            self._answer(now)
        return _matching([share - RARE for share in total])

    def _weights(self) -> list[float]:
        """How likely each world is by what rivals like."""
        likely = [[exp(LEAN * value / ROUNDS) for value in liking] for liking in self.liking]
        found: list[float] = []
        for world in self.written:
            weight = 0.0
            for rival, sheet in enumerate(world):
                weight += likely[rival][sheet]
            found.append(weight)
        return found

    def _values(self, weights: list[float]) -> list[float]:
        """What each of our sheets is worth in worlds so likely."""
        whole = 0.0
        for weight in weights:
            whole += weight
        found: list[float] = []
        for chances in self.ours:
            value = 0.0
            for world in range(self.worlds):
                value += weights[world] * chances[world]
            found.append(value / whole)
        return found

    def _answer(self, now: list[float]) -> None:
        """Rivals like a sheet as well as it does against what we play."""
        for place, share in enumerate(now):
            if share > 0.0:
                for world in range(self.worlds):
                    for rival, sheet in enumerate(self.written[world]):
                        self.liking[rival][sheet] += share * self.theirs[place][world][rival] / self.count[rival][sheet]


def _matching(regrets: list[float]) -> list[float]:
    """Shares in proportion to what is regretted; all alike if nothing is."""
    whole = 0.0
    for regret in regrets:
        whole += max(0.0, regret)
    if whole <= 0.0:
        return [1.0 / len(regrets) for _ in regrets]
    return [max(0.0, regret) / whole for regret in regrets]
