"""Quick noise for play-outs: a long list of draws, gone through from a place that a seed names."""

from random import Random
from typing import Final

_SIZE: Final = 4096


def _draws() -> list[float]:
    source = Random(1485)
    return [source.gauss(0.0, 1.0) for _ in range(_SIZE)]


def _chances() -> list[float]:
    source = Random(1485)
    return [source.random() for _ in range(_SIZE)]


DRAWS: Final[list[float]] = _draws()
CHANCES: Final[list[float]] = _chances()


class Noise:
    """Numbers with mean 0 and deviation 1, and chances from 0 to 1; the same seed gives the same ones."""

    def __init__(self, seed: int) -> None:
        self.at: int = seed * 613 % _SIZE
        self.stride: int = 2 * (seed % 31) + 1

    def next(self) -> float:
        """A deviation."""
        self.at = (self.at + self.stride) % _SIZE
        return DRAWS[self.at]

    def chance(self) -> float:
        """Anything from 0 to 1."""
        self.at = (self.at + self.stride) % _SIZE
        return CHANCES[self.at]
