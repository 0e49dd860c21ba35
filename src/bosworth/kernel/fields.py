"""How the fields of a position are written: by name, and only where they differ from a blank position.

A number in a field mostly means a thing: an area, a card, a player. A form says which, so that what is written stays true when
the code counts its things in another order. `-` stands for none.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, Protocol

from bosworth.kernel.errors import Malformed

MOST: Final = 1 << 20
USUAL: Final = 999
NONE: Final = "-"


class Form(Protocol):
    """How the value of a field is written and read."""

    def write(self, value: Any, blank: Any, /) -> str:
        """The text of a value; `blank` is the value in a blank position."""
        ...

    def read(self, text: str, blank: Any, /) -> Any:
        """The value that a text stands for; `Malformed` if it stands for none."""
        ...


class Number:
    """A plain number from a lowest to a highest one."""

    def __init__(self, most: int = USUAL, least: int = 0) -> None:
        self.most = most
        self.least = least

    def write(self, value: int, _blank: Any) -> str:
        """Its digits."""
        return str(value)

    def read(self, text: str, _blank: Any) -> int:
        """The number."""
        digits = text.removeprefix("-")
        is_number = digits.isascii() and digits.isdecimal() and len(digits) <= len(str(MOST))
        if not is_number or not self.least <= int(text) <= self.most:
            raise Malformed(f"{text[:40]!r} is not a number from {self.least} to {self.most}")
        return int(text)


class Name:
    """One thing of a list, by its name; -1 is none, where that may be."""

    def __init__(self, kind: str, names: Sequence[str], may_be_none: bool = True) -> None:
        self.kind = kind
        self.names = list(names)
        self.numbers = {name: number for number, name in enumerate(names) if name}
        self.may_be_none = may_be_none

    def write(self, value: int, _blank: Any) -> str:
        """Its name."""
        return self.names[value] if value >= 0 else NONE

    def read(self, text: str, _blank: Any) -> int:
        """The number of that name."""
        if text == NONE and self.may_be_none:
            return -1
        if text not in self.numbers:
            raise Malformed(f"there is no {self.kind} {text[:40]!r}; known are {', '.join(self.names)}")
        return self.numbers[text]


STEP: Final = Name("step", ())
"""A step of the sequence of play; the kernel knows their names."""


class Flags:
    """A set of things, kept as the bits of a number."""

    def __init__(self, kind: str, names: Sequence[str]) -> None:
        self.one = Name(kind, names, may_be_none=False)

    def write(self, value: int, _blank: Any) -> str:
        """Their names."""
        if value < 0 or value >> len(self.one.names):
            raise ValueError(f"{value} is no set of {len(self.one.names)} things")
        return "+".join(sorted(name for number, name in enumerate(self.one.names) if value >> number & 1)) or NONE

    def read(self, text: str, _blank: Any) -> int:
        """The bits of those names."""
        found = 0
        for word in _words(text):
            bit = 1 << self.one.read(word, 0)
            if found & bit:
                raise Malformed(f"{word} is said twice")
            found |= bit
        return found


class Coded:
    """A number that packs several things; the game writes and reads it."""

    def __init__(self, write: Callable[[int], str], read: Callable[[str], int]) -> None:
        self._write = write
        self._read = read

    def write(self, value: int, _blank: Any) -> str:
        """What the game writes, in one word."""
        return self._write(value).replace(" ", ".") if value >= 0 else NONE

    def read(self, text: str, _blank: Any) -> int:
        """What the game reads."""
        return -1 if text == NONE else self._read(text.replace(".", " "))


class Each:
    """A list as long as it happens to be: in its order, or if that means nothing (`is_set`) sorted."""

    def __init__(self, form: Form, is_set: bool = False, most: int = 1000) -> None:
        self.form = form
        self.is_set = is_set
        self.most = most

    def write(self, value: list[int], _blank: Any) -> str:
        """One after the other."""
        texts = [self.form.write(item, 0) for item in value]
        return "+".join(sorted(texts) if self.is_set else texts) or NONE

    def read(self, text: str, _blank: Any) -> list[int]:
        """The list."""
        words = _words(text)
        if len(words) > self.most:
            raise Malformed(f"at most {self.most} are possible, not {len(words)}")
        found = [self.form.read(word, 0) for word in words]
        return sorted(found) if self.is_set else found


class By:
    """A list with a place for each of certain things: what stands there by the name of the thing, 1 by the name alone.

    `form` is one for all places, or one for each.
    """

    def __init__(self, kind: str, names: Sequence[str], form: Form | Sequence[Form]) -> None:
        self.kind = kind
        self.names = list(names)
        self.forms: list[Form] = list(form) if isinstance(form, Sequence) else [form] * len(self.names)
        self.places = {name: place for place, name in enumerate(names)}

    def write(self, value: list[Any], blank: list[Any]) -> str:
        """All that differ from a blank position."""
        places = zip(self.names, self.forms, value, blank, strict=True)
        found = [(name, form.write(item, empty)) for name, form, item, empty in places if item != empty]
        return ",".join(sorted([name if text == "1" else f"{name}:{text}" for name, text in found]))

    def read(self, text: str, blank: list[Any]) -> list[Any]:
        """The blank list with what is written in its places."""
        said: dict[int, Any] = {}
        for entry in text.split(","):
            name, colon, rest = entry.partition(":")
            place = self.places.get(name, -1)
            if place < 0:
                raise Malformed(f"there is no {self.kind} {name[:40]!r}; known are {', '.join(self.names)}")
            if place in said:
                raise Malformed(f"{name} is said twice")
            said[place] = self.forms[place].read(rest if colon else "1", blank[place])
        return [said[place] if place in said else _fresh(empty) for place, empty in enumerate(blank)]


class Grouped:
    """The same the other way round: by what is said of them, the names of all things of which it is said."""

    def __init__(self, kind: str, names: Sequence[str], form: Form) -> None:
        self.one = Name(kind, names, may_be_none=False)
        self.form = form

    def write(self, value: list[int], blank: list[int]) -> str:
        """All that differ from a blank position."""
        groups: dict[int, list[str]] = {}
        for name, item, empty in zip(self.one.names, value, blank, strict=True):
            if item != empty:
                groups.setdefault(item, []).append(name)
        return ",".join(sorted([f"{self.form.write(item, 0)}:{'+'.join(sorted(group))}" for item, group in groups.items()]))

    def read(self, text: str, blank: list[int]) -> list[int]:
        """The blank list with what is written in its places."""
        found = blank[:]
        seen: set[str] = set()
        for entry in text.split(","):
            said, _, group = entry.partition(":")
            value = self.form.read(said, 0)
            for word in group.split("+"):
                found[self.one.read(word, 0)] = value
                if word in seen:
                    raise Malformed(f"{word} is said twice")
                seen.add(word)
        return found


def renamed(names: Sequence[str], former: Mapping[str, str]) -> list[str]:
    """Names as they are written, when some things have been renamed since: what is kept goes on calling them as before."""
    return [former.get(name, name) for name in names]


def pairs(ones: Sequence[str], others: Sequence[str]) -> list[str]:
    """Names for the places of a list that counts by two things: `york.kent`."""
    return [f"{one}.{other}" for one in ones for other in others]


def _fresh(empty: Any) -> Any:
    """The same value, as something of its own: the blank position is shared by all that are read."""
    return empty[:] if isinstance(empty, list) else empty


def _words(text: str) -> list[str]:
    return [] if text == NONE else text.split("+")


class Fields:
    """The forms of all fields of a position, held to a blank one."""

    def __init__(
        self,
        blank: Mapping[str, Any],
        forms: Mapping[str, Form],
        derived: Collection[str] = (),
        former: Mapping[str, str] | None = None,
    ) -> None:
        self.blank = {name: value for name, value in sorted(blank.items()) if name not in derived}
        self.written = dict(zip(self.blank, renamed(list(self.blank), former or {}), strict=True))
        self.name_of = {written: name for name, written in self.written.items()}
        self.forms = {name: forms.get(name) or _plain(name, value) for name, value in self.blank.items()}
        unknown = [*forms.keys() - self.forms.keys(), *set(derived) - blank.keys()]
        if unknown:
            raise ValueError(f"there are forms for {', '.join(unknown)}, but no such fields")

    def write(self, position: object) -> dict[str, str]:
        """The text of every field that differs from the blank position, by name."""
        found: dict[str, str] = {}
        for name, empty in self.blank.items():
            value = getattr(position, name)
            if value != empty:
                found[self.written[name]] = self.forms[name].write(value, empty)
        return dict(sorted(found.items()))

    def read(self, texts: Mapping[str, str]) -> dict[str, Any]:
        """The values of the fields that are written; `Malformed` names the first that is not right."""
        found: dict[str, Any] = {}
        for written, text in texts.items():
            if written not in self.name_of:
                raise Malformed(f"there is no field {written[:40]!r} in a position")
            name = self.name_of[written]
            try:
                found[name] = self.forms[name].read(text, self.blank[name])
            except Malformed as error:
                raise Malformed(f"{written}={text[:60]}: {error}") from None
        return found


def _plain(name: str, value: Any) -> Form:
    if isinstance(value, list):
        raise ValueError(f"the field {name} is a list and has no form")
    return Number(MOST)
