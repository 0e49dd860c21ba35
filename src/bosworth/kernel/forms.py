"""How the value of a field is said: as text that is kept, and as plain data that is sent.

A number in a field mostly means a thing: an area, a card, a player. A form says which, so that what is said stays true when
the code counts its things in another order. In text, `-` stands for none.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol, TypeVar

from bosworth.kernel.errors import Malformed

MOST: Final = 1 << 20
USUAL: Final = 999
NONE: Final = "-"


T = TypeVar("T")
Schema = dict[str, Any]
"""What plain data looks like, as JSON Schema."""


class Plain(Protocol):
    """How the value of a field is shown as plain data (str, int, None, list, dict), and taken from there."""

    def show(self, value: Any, blank: Any, /) -> Any:
        """The value as plain data; `blank` is the value in a blank position."""
        ...

    def show_each(self, values: list[Any], blanks: list[Any], /) -> list[Any]:
        """Several values as plain data."""
        return [self.show(value, blank) for value, blank in zip(values, blanks, strict=True)]

    def take(self, data: Any, blank: Any, /) -> Any:
        """The value that the data stand for; `Malformed` if they stand for none."""
        ...

    def schema(self) -> Schema:
        """What the data look like."""
        ...


class Form(Plain, Protocol):
    """How the value of a field is written as text too, and read."""

    def write(self, value: Any, blank: Any, /) -> str:
        """The text of a value; `blank` is the value in a blank position."""
        ...

    def read(self, text: str, blank: Any, /) -> Any:
        """The value that a text stands for; `Malformed` if it stands for none."""
        ...


class Number(Form):
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

    def show(self, value: int, _blank: Any) -> int:
        """Itself."""
        return value

    def show_each(self, values: list[int], _blanks: list[Any]) -> list[int]:
        """Themselves."""
        return values

    def take(self, data: Any, _blank: Any) -> int:
        """Itself."""
        if type(data) is not int or not self.least <= data <= self.most:
            raise Malformed(f"{data!r:.40} is not a number from {self.least} to {self.most}")
        return data

    def schema(self) -> Schema:
        """A number."""
        return {"type": "integer"}


class Name(Form):
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

    def show(self, value: int, _blank: Any) -> str | None:
        """Its name; None for none."""
        return self.names[value] if value >= 0 else None

    def show_each(self, values: list[int], _blanks: list[Any]) -> list[str | None]:
        """Their names."""
        names = self.names
        return [names[value] if value >= 0 else None for value in values]

    def take(self, data: Any, _blank: Any) -> int:
        """The number of that name."""
        return self.read(NONE if data is None else checked(data, str), 0)

    def schema(self) -> Schema:
        """A name."""
        return or_null({"type": "string", "description": self.kind}, self.may_be_none)


STEP: Final = Name("step", ())
"""A step of the sequence of play; the kernel knows their names."""


class Flags(Form):
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
        for word in words_of(text):
            bit = 1 << self.one.read(word, 0)
            if found & bit:
                raise Malformed(f"{word} is said twice")
            found |= bit
        return found

    def show(self, value: int, _blank: Any) -> list[str]:
        """Their names, in order."""
        return [name for number, name in enumerate(self.one.names) if value >> number & 1] if value else []

    def take(self, data: Any, _blank: Any) -> int:
        """The bits of those names."""
        return sum(1 << number for number in {self.one.take(name, 0) for name in checked(data, list)})

    def schema(self) -> Schema:
        """A list of names."""
        return {"type": "array", "items": self.one.schema()}


class OrNone(Plain):
    """A form, but one value of it is shown as null: that for what is unknown or does not exist."""

    def __init__(self, form: Plain, none: int = -1) -> None:
        self.form = form
        self.none = none

    def show(self, value: int, blank: Any) -> Any:
        """What the form shows, or None."""
        return None if value == self.none else self.form.show(value, blank)

    def take(self, data: Any, blank: Any) -> Any:
        """What the form takes."""
        return self.none if data is None else self.form.take(data, blank)

    def schema(self) -> Schema:
        """What the form gives, or null."""
        schema = self.form.schema()
        return or_null(schema, "anyOf" not in schema)


class Coded(Form):
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

    def show(self, value: int, _blank: Any) -> str | None:
        """What the game writes; None for none."""
        return self._write(value) if value >= 0 else None

    def take(self, data: Any, _blank: Any) -> int:
        """What the game reads."""
        return -1 if data is None else self._read(checked(data, str))

    def schema(self) -> Schema:
        """A text."""
        return or_null({"type": "string"}, True)


def renamed(names: Sequence[str], former: Mapping[str, str]) -> list[str]:
    """Names as they are written, when some things have been renamed since: what is kept goes on calling them as before."""
    return [former.get(name, name) for name in names]


def or_null(schema: Schema, may_be_none: bool) -> Schema:
    """The same, or null where there may be none."""
    return {"anyOf": [schema, {"type": "null"}]} if may_be_none else schema


def checked(data: Any, kind: type[T]) -> T:
    """Plain data that must be of a kind."""
    if not isinstance(data, kind):
        raise Malformed(f"{data!r:.40} is no {kind.__name__}")
    return data


def words_of(text: str) -> list[str]:
    """The words that are joined in a text."""
    return [] if text == NONE else text.split("+")
