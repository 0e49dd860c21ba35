"""How Richard III is thought about: whole player turns proposed, each tried out in imagined worlds some turns ahead."""

from bosworth.games.richard3.thinking.ponder import ponder
from bosworth.games.richard3.thinking.weights import TUNING

__all__ = ["TUNING", "ponder"]
