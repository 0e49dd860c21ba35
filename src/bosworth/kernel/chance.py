"""Chance: one protocol, `Dice`, and the sources behind it. Rules ask a `Dice` and never `random`."""

import hashlib
import hmac
import random
from collections.abc import Callable, Sequence
from typing import Final

from bosworth.kernel.errors import BadOutcome, Malformed

ROLL: Final = 0
PICK: Final = 1
SHUFFLE: Final = 2
SECRET_BYTES: Final = 32


def by_name(items: Sequence[int], names: Sequence[str]) -> list[int]:
    """Items in the order of their names, so that a draw means the same in whatever order the code counts them."""
    return sorted(items, key=names.__getitem__)


class Dice:
    """A source of chance. `tell` and `seek` let the door take back draws of a chain that was refused."""

    def pick(self, n: int) -> int:
        """One of 0 … n-1."""
        raise BadOutcome(f"this source cannot pick one of {n}")

    def roll(self, n: int) -> int:
        """One die with faces 1 … n."""
        return self.pick(n) + 1

    def one_of(self, items: Sequence[int], names: Sequence[str]) -> int:
        """One of these items; a draw means the same whatever the order in which they are given, for it goes by their names."""
        return by_name(items, names)[self.pick(len(items))]

    def shuffle(self, items: list[int], names: Sequence[str] = ()) -> None:
        """Put the items into a random order, in place; with names (by item) the draw goes by these, as in `one_of`."""
        if names:
            items.sort(key=names.__getitem__)
        for last in range(len(items) - 1, 0, -1):
            other = self.pick(last + 1)
            items[last], items[other] = items[other], items[last]

    def tell(self) -> object:
        """A mark of where the source stands now."""
        return None

    def seek(self, mark: object) -> None:
        """Go back to a mark."""

    def copy(self) -> "Dice":
        """A source that gives from here on what this one would, and that can be drawn from without touching this one."""
        raise BadOutcome("this source cannot be copied")


class FastDice(Dice):
    """Seeded and quick, for simulation and search."""

    def __init__(self, seed: int | str) -> None:
        self._source: random.Random = random.Random(seed)
        self._random: Callable[[], float] = self._source.random

    def pick(self, n: int) -> int:
        """One of 0 … n-1."""
        return int(self._random() * n)

    def roll(self, n: int) -> int:
        """One die with faces 1 … n."""
        return int(self._random() * n) + 1

    def tell(self) -> object:
        """A mark of where the source stands now."""
        return self._source.getstate()

    def seek(self, mark: object) -> None:
        """Go back to a mark."""
        assert isinstance(mark, tuple)
        self._source.setstate(mark)

    def copy(self) -> "FastDice":
        """A source of the same draws to come."""
        twin = FastDice(0)
        twin.seek(self.tell())
        return twin


def commitment(secret: bytes) -> str:
    """What is published before the game, so that the secret cannot be exchanged later."""
    return hashlib.sha256(secret).hexdigest()


class FairDice(Dice):
    """Dice that anyone can verify after the game.

    Draw number i is HMAC-SHA256(secret, "i:part:attempt") with rejection sampling. The commitment is shown at the start and the
    secret at the end. Draws are numbered, so that a game can be taken up again at any draw.
    """

    def __init__(self, secret: bytes, drawn: int = 0) -> None:
        if len(secret) != SECRET_BYTES:
            raise Malformed(f"the secret of fair dice has {SECRET_BYTES} bytes, not {len(secret)}")
        self.secret = secret
        self.drawn = drawn

    def _part(self, n: int, part: int) -> int:
        limit = (1 << 64) // n * n
        attempt = 0
        while True:
            message = f"{self.drawn}:{part}:{attempt}".encode()
            value = int.from_bytes(hmac.digest(self.secret, message, "sha256")[:8], "big")
            if value < limit:
                return value % n
            attempt += 1

    def pick(self, n: int) -> int:
        """One of 0 … n-1."""
        value = self._part(n, 0)
        self.drawn += 1
        return value

    def shuffle(self, items: list[int], names: Sequence[str] = ()) -> None:
        """Put the items into a random order, in place; the whole shuffle is one numbered draw."""
        if names:
            items.sort(key=names.__getitem__)
        for last in range(len(items) - 1, 0, -1):
            other = self._part(last + 1, last)
            items[last], items[other] = items[other], items[last]
        self.drawn += 1

    def tell(self) -> object:
        """A mark of where the source stands now."""
        return self.drawn

    def seek(self, mark: object) -> None:
        """Go back to a mark."""
        assert isinstance(mark, int)
        self.drawn = mark

    def copy(self) -> "FairDice":
        """A source of the same draws to come."""
        return FairDice(self.secret, self.drawn)


class Outcome:
    """One result of chance: a die or a pick (`value`), or the order after a shuffle (`words`), with a text form."""

    def __init__(self, kind: int, value: int, words: Sequence[str] = ()) -> None:
        self.kind = kind
        self.value = value
        self.words = list(words)

    def text(self) -> str:
        """A die is `4`, a pick `#0`, a shuffle `(3 1 2)` or, where things have names, `(exeter york kent)`."""
        if self.kind == SHUFFLE:
            return "(" + " ".join(self.words) + ")"
        return ("#" if self.kind == PICK else "") + str(self.value)


def parse_outcomes(text: str) -> list[Outcome]:
    """Read outcomes such as `1 3 6 #0 (7 13 1)`."""
    found: list[Outcome] = []
    rest = text.strip()
    while rest:
        if rest[0] == "(":
            inside, closed, rest = rest[1:].partition(")")
            if not closed:
                raise BadOutcome(f"no closing bracket in {text!r}")
            found.append(Outcome(SHUFFLE, 0, inside.split()))
        else:
            word, _, rest = rest.partition(" ")
            kind = PICK if word[0] == "#" else ROLL
            found.append(Outcome(kind, _number(word.removeprefix("#"), text)))
        rest = rest.strip()
    return found


def _number(word: str, text: str) -> int:
    if not is_number(word):
        raise BadOutcome(f"{word[:20]!r} in {text[:60]!r} is not a number")
    return int(word)


def is_number(word: str) -> bool:
    """Whether a word is a whole number of a few digits."""
    return word.isascii() and word.isdecimal() and len(word) < 10


def _words(items: Sequence[int], names: Sequence[str]) -> list[str]:
    return [names[item] if names else str(item) for item in items]


def write_outcomes(outcomes: Sequence[Outcome]) -> str:
    """The text that `parse_outcomes` reads."""
    return " ".join(outcome.text() for outcome in outcomes)


class ReplayedDice(Dice):
    """Gives back the outcomes of a record, and refuses any that do not fit the draw.

    In records of the first kind draws went `by_number`: things had none of their names in them.
    """

    def __init__(self, outcomes: Sequence[Outcome], by_number: bool = False) -> None:
        self.outcomes = list(outcomes)
        self.by_number = by_number
        self.used = 0
        self.fills_up = False

    def _next(self, kind: int, asked: str) -> Outcome:
        if self.used >= len(self.outcomes):
            raise BadOutcome(f"no outcome is left for {asked}")
        outcome = self.outcomes[self.used]
        if outcome.kind != kind:
            raise BadOutcome(f"{outcome.text()} is no outcome of {asked}")
        self.used += 1
        return outcome

    def pick(self, n: int) -> int:
        """One of 0 … n-1."""
        value = self._next(PICK, f"a pick of {n}").value
        if not 0 <= value < n:
            raise BadOutcome(f"#{value} is no pick of {n}")
        return value

    def roll(self, n: int) -> int:
        """One die with faces 1 … n."""
        value = self._next(ROLL, f"a die of {n}").value
        if not 1 <= value <= n:
            raise BadOutcome(f"{value} is no roll of a die of {n}")
        return value

    def one_of(self, items: Sequence[int], names: Sequence[str]) -> int:
        """The item that was drawn."""
        return items[self.pick(len(items))] if self.by_number else super().one_of(items, names)

    def shuffle(self, items: list[int], names: Sequence[str] = ()) -> None:
        """Put the items into the recorded order, in place."""
        outcome = self._next(SHUFFLE, f"a shuffle of {len(items)}")
        item_of = self._items(items, names)
        if any(word not in item_of for word in outcome.words):
            raise BadOutcome(f"{outcome.text()} is no order of these {len(items)} things")
        order = [item_of[word] for word in outcome.words]
        if self.fills_up:
            order += [item for item in items if item not in order]
        if sorted(order) != sorted(items):
            raise BadOutcome(f"{outcome.text()} is no order of these {len(items)} things")
        items[:] = order

    def _items(self, items: Sequence[int], names: Sequence[str]) -> dict[str, int]:
        """The items by the words that stand for them."""
        return dict(zip(_words(items, () if self.by_number else names), items, strict=True))

    def tell(self) -> object:
        """A mark of where the source stands now."""
        return self.used

    def seek(self, mark: object) -> None:
        """Go back to a mark."""
        assert isinstance(mark, int)
        self.used = mark

    def copy(self) -> "ReplayedDice":
        """A source of the same draws to come."""
        twin = ReplayedDice(self.outcomes, self.by_number)
        twin.used, twin.fills_up = self.used, self.fills_up
        return twin


class LoadedDice(ReplayedDice):
    """Scripted chance for tests and puzzles: a shuffle may name only the first things, the rest follow in their order."""

    def __init__(self, script: str = "") -> None:
        super().__init__(parse_outcomes(script))
        self.fills_up = True

    def _items(self, items: Sequence[int], names: Sequence[str]) -> dict[str, int]:
        """The items by their names, and by their numbers."""
        return {**dict(zip(_words(items, ()), items, strict=True)), **super()._items(items, names)}

    def load(self, script: str) -> None:
        """Add outcomes behind those not yet used."""
        self.outcomes.extend(parse_outcomes(script))


class RecordingDice(Dice):
    """Passes every draw on to another source and remembers the outcomes."""

    def __init__(self, source: Dice) -> None:
        self.source = source
        self.outcomes: list[Outcome] = []

    def pick(self, n: int) -> int:
        """One of 0 … n-1."""
        value = self.source.pick(n)
        self.outcomes.append(Outcome(PICK, value))
        return value

    def roll(self, n: int) -> int:
        """One die with faces 1 … n."""
        value = self.source.roll(n)
        self.outcomes.append(Outcome(ROLL, value))
        return value

    def one_of(self, items: Sequence[int], names: Sequence[str]) -> int:
        """One of these items, written down by its place among their names."""
        item = self.source.one_of(items, names)
        self.outcomes.append(Outcome(PICK, by_name(items, names).index(item)))
        return item

    def shuffle(self, items: list[int], names: Sequence[str] = ()) -> None:
        """Put the items into a random order, in place."""
        self.source.shuffle(items, names)
        self.outcomes.append(Outcome(SHUFFLE, 0, _words(items, names)))

    def tell(self) -> object:
        """A mark of where the source stands now."""
        return (len(self.outcomes), self.source.tell())

    def seek(self, mark: object) -> None:
        """Go back to a mark."""
        assert isinstance(mark, tuple)
        del self.outcomes[mark[0] :]
        self.source.seek(mark[1])

    def copy(self) -> "RecordingDice":
        """A source of the same draws to come, with what was drawn so far."""
        twin = RecordingDice(self.source.copy())
        twin.outcomes = self.outcomes[:]
        return twin


class WitnessDice(Dice):
    """Passes every draw on to another source and writes down what was asked for, so that each draw can be checked by itself."""

    def __init__(self, source: Dice) -> None:
        self.source = source
        self.draws: list[list[object]] = []

    def pick(self, n: int) -> int:
        """One of 0 … n-1."""
        value = self.source.pick(n)
        self.draws.append(["pick", n, value])
        return value

    def roll(self, n: int) -> int:
        """One die with faces 1 … n."""
        value = self.source.roll(n)
        self.draws.append(["roll", n, value])
        return value

    def one_of(self, items: Sequence[int], names: Sequence[str]) -> int:
        """One of these items, written down by its place among their names."""
        item = self.source.one_of(items, names)
        self.draws.append(["pick", len(items), by_name(items, names).index(item)])
        return item

    def shuffle(self, items: list[int], names: Sequence[str] = ()) -> None:
        """Put the items into a random order, in place; written down as the places from which they came."""
        if names:
            items.sort(key=names.__getitem__)
        order = list(range(len(items)))
        self.source.shuffle(order)
        items[:] = [items[place] for place in order]
        self.draws.append(["shuffle", len(order), order])
