"""The grammar of a game's actions: what follows each verb, said once.

From it come the text of an action and the action of a text, the arguments of an offer's message, and what a hand touches on the
board; a game adds only what is special about it.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from bosworth.kernel.action import RESIGN, pack, verb
from bosworth.kernel.chance import is_number
from bosworth.kernel.compiling import mypyc_attr
from bosworth.kernel.errors import Malformed

_BITS: Final = 7
_LISTED: Final = 12
"""So many names are told to someone who gave another one."""
REMEMBERED: Final = 1 << 13
"""Of so many actions a grammar remembers what they say: the same ones are offered again and again."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A kind of thing that follows verbs.

    - `key`: the argument of messages that names it; `what`: how an error calls it;
    - `ids`: what messages and boards call each such thing, by number; `words`: what the text of an action calls it;
    - `kind`: the first half of its reference on the board, as in `area:kent`;
    - `among`: the numbers that may follow, all of them if nothing is said.
    """

    def __init__(
        self,
        key: str,
        what: str,
        ids: Sequence[str],
        kind: str = "",
        words: Sequence[str] = (),
        among: Iterable[int] | None = None,
    ) -> None:
        self.key = key
        self.what = what
        self.ids = ids
        self.kind = kind or key
        self.words = words or ids
        self.numbers = {self.words[number]: number for number in (range(len(ids)) if among is None else among)}

    def write(self, number: int) -> str:
        """The word for a thing."""
        return self.words[number]

    def read(self, word: str, _seat: int) -> int:
        """The thing that a seat means by a word, -1 if there is none."""
        return self.numbers.get(word, -1)

    def argument(self, number: int) -> int | str:
        """What a message is given for a thing."""
        return self.ids[number]

    def touched(self, number: int) -> list[str]:
        """The references of what is touched for a thing."""
        return [f"{self.kind}:{self.argument(number)}"]

    def choices(self) -> str:
        """The words to choose from, if they are few."""
        return f"; there are {', '.join(self.numbers)}" if 0 < len(self.numbers) <= _LISTED else ""


class Amount(Part):
    """A number that means itself."""

    def __init__(self, what: str, most: int, kind: str = "number") -> None:
        super().__init__("number", what, (), kind)
        self.most = most

    def write(self, number: int) -> str:
        """The number."""
        return str(number)

    def read(self, word: str, _seat: int) -> int:
        """The number, -1 if it is none or too large."""
        return int(word) if is_number(word) and int(word) <= self.most else -1

    def argument(self, number: int) -> int | str:
        """The number."""
        return number

    def choices(self) -> str:
        """How far it goes."""
        return f" up to {self.most}"


class Form:
    """A verb in words: its own, and the parts that follow it, packed in this order."""

    def __init__(self, number: int, word: str, parts: tuple[Part, ...]) -> None:
        self.number = number
        self.word = word
        self.parts = parts

    def values(self, action: int) -> list[int]:
        """The numbers of an action's parts, in order; the last one may be large."""
        rest, found = action >> 6, [0] * len(self.parts)
        for place in range(len(found)):
            found[place] = rest & (1 << _BITS) - 1 if place < len(found) - 1 else rest
            rest >>= _BITS
        return found


class Grammar:
    """The verbs of a game."""

    def __init__(self, verbs: Mapping[int, tuple[str, tuple[Part, ...]]]) -> None:
        forms = [Form(number, word, parts) for number, (word, parts) in verbs.items()]
        self.forms = {form.number: form for form in [*forms, Form(RESIGN, "resign", ())]}
        self.by_word = {form.word: form for form in self.forms.values()}
        self._written = lru_cache(REMEMBERED)(self._write)
        self._touched = lru_cache(REMEMBERED)(self._touch)

    def form(self, action: int) -> Form:
        """The verb of an action, in words."""
        return self.forms[verb(action)]

    def word(self, action: int) -> str:
        """The word of its verb."""
        return self.forms[verb(action)].word

    def parts(self, action: int) -> list[tuple[Part, int]]:
        """What follows the verb of an action: kinds of things, and which."""
        form = self.forms[verb(action)]
        return list(zip(form.parts, form.values(action), strict=True))

    def has(self, action: int, part: Part) -> bool:
        """Whether such a thing follows the verb of an action."""
        return part in self.forms[verb(action)].parts

    def write(self, action: int) -> str:
        """The text of an action: a verb and names."""
        return self._written(action)

    def _write(self, action: int) -> str:
        return " ".join([self.word(action), *[part.write(number) for part, number in self.parts(action)]])

    def parse(self, text: str, seat: int) -> int:
        """The action that a seat means by a text, whatever its case; `Malformed` says what is wrong with it."""
        words = text.lower().replace("-", "_").split()
        if not words or words[0] not in self.by_word:
            raise Malformed(f"{text!r} does not begin with a verb; the verbs are {', '.join(self.by_word)}")
        form = self.by_word[words[0]]
        if len(words) != 1 + len(form.parts):
            wanted = ", ".join([part.what for part in form.parts]) or "nothing"
            raise Malformed(f"{text!r}: {form.word} is followed by {wanted}")
        numbers = [_read(part, word, seat, text) for part, word in zip(form.parts, words[1:], strict=True)]
        return pack(form.number, *numbers)

    def arguments(self, action: int) -> dict[str, int | str]:
        """What a message is given for an action: each part under its key."""
        return {part.key: part.argument(number) for part, number in self.parts(action)}

    def path(self, action: int) -> list[str]:
        """The references of what is touched for an action, in order."""
        return list(self._touched(action))

    def _touch(self, action: int) -> tuple[str, ...]:
        return tuple([reference for part, number in self.parts(action) for reference in part.touched(number)])

    def translate(self, action: int, renamed: Mapping[str, Mapping[int, int]]) -> int:
        """The same action with things renamed, by the kind of their references."""
        numbers = [renamed.get(part.kind, {}).get(number, number) for part, number in self.parts(action)]
        return pack(verb(action), *numbers)


def _read(part: Part, word: str, seat: int, text: str) -> int:
    number = part.read(word, seat)
    if number < 0:
        raise Malformed(f"{text!r}: {word[:40]!r} is not {part.what}{part.choices()}")
    return number
