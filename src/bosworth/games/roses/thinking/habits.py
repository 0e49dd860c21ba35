"""What is remembered of others: the bids on the sheets that were revealed."""

from collections.abc import Sequence

from bosworth.games.roses.tables import PLAYERS
from bosworth.kernel.event import Event


def bids_of(heard: Sequence[Event], players: int) -> list[list[int]]:
    """By player: what was bid for Calais in the turns that were heard of, 0 for nothing."""
    found: list[list[int]] = [[] for _ in range(players)]
    for event in heard:
        if event.name == "sheet":
            found[PLAYERS.index(str(event.args["player"]))].append(_bid(str(event.args["entry"])))
    return found


def _bid(text: str) -> int:
    for entry in text.split("; "):
        if entry.startswith("amount "):
            return int(entry.removeprefix("amount "))
    return 0
