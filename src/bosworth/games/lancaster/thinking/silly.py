"""What nobody sensible does: such offers are not even considered, as long as there is another."""

from bosworth.games.lancaster.state import Position


def sensible(s: Position, seat: int, offers: list[int]) -> list[int]:
    """The offers without those that are plainly silly; all of them if there is nothing else."""
    return offers
