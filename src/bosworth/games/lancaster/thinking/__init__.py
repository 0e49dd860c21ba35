"""How bots think about Lancaster: proposals judged at first sight, and tried out in imagined worlds."""

from pathlib import Path
from typing import Final

from bosworth.games.lancaster.thinking.leaf import Leaf
from bosworth.games.lancaster.thinking.ponder import REASONS, Thought
from bosworth.kernel.thought import Occasion, Question
from bosworth.kernel.tuning import Tuning, read_tuning

__all__ = ["REASONS", "TUNING", "ponder"]

TUNING: Final[Tuning] = read_tuning(Path(__file__).parent.parent / "data" / "weights.toml")
BY_PLAYERS: Final = ("", "", "two", "three", "four", "five")
"""By number of players: the name of the set of weights."""
LEAVES: Final = {name: Leaf(TUNING.weights[f"leaf_{name}"]) for name in BY_PLAYERS if name}
"""By the same name: what is learned of how games end."""


def ponder(occasion: Occasion) -> Question:
    """A decision of Lancaster, with the weights for so many players, turned by the temper."""
    name = BY_PLAYERS[occasion.view.known.players]
    numbers = {**TUNING.weights[name], **occasion.weights.get(name, {})}
    learned = occasion.weights.get(f"leaf_{name}")
    return Thought(occasion, numbers, LEAVES[name] if learned is None else Leaf(learned))
