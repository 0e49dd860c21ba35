"""A race is won by what did best; what is taken may be another proposal that is as good."""

from bosworth.bots.race import race
from bosworth.kernel.thought import Candidate, Question


class Even(Question):
    """Two proposals that are equally good, and a third that is not."""

    def __init__(self, taken: int) -> None:
        super().__init__([Candidate((number,), 0.0, "reason-none") for number in range(3)])
        self.taken = taken

    def trial(self, candidate: int, _sample: int) -> float:
        """The last is worse."""
        return 0.6 if candidate < 2 else 0.1

    def settle(self, _winner: int) -> int:
        """What was asked for."""
        return self.taken


def test_what_is_settled_is_taken_and_told_first() -> None:
    standing = race(Even(1), 60)
    assert standing.winner == 1
    assert standing.chances[0][0] == 1


def test_what_left_the_race_may_be_taken_too() -> None:
    standing = race(Even(2), 60)
    assert standing.winner == 2
    assert standing.chances[0][0] == 2
