"""Dice that fall as they are told, and say when they were not told enough."""

from bosworth.kernel.chance import Dice


class Unwritten(Exception):
    """More was asked of a script than is in it: a die, or a pick of so many."""

    def __init__(self, is_die: bool, faces: int) -> None:
        super().__init__(f"{faces}")
        self.is_die = is_die
        self.faces = faces


class Script(Dice):
    """Gives these faces one after the other."""

    def __init__(self, faces: list[int]) -> None:
        self.faces = faces
        self.used = 0

    def roll(self, n: int) -> int:
        """The next face."""
        return self._next(True, n)

    def pick(self, n: int) -> int:
        """The next face, counted from none."""
        return self._next(False, n) - 1

    def _next(self, is_die: bool, n: int) -> int:
        if self.used == len(self.faces):
            raise Unwritten(is_die, n)
        self.used += 1
        return self.faces[self.used - 1]
