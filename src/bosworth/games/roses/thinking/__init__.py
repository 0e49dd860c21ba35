"""How Wars of the Roses is thought about: whole sheets are proposed and carried out in imagined worlds."""

from bosworth.games.roses.thinking.figures import REASONS
from bosworth.games.roses.thinking.ponder import ponder
from bosworth.games.roses.thinking.weights import TUNING

__all__ = ["REASONS", "TUNING", "ponder"]
