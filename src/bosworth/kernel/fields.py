"""The fields of a position as text: by name, and only where they differ from a blank position."""

from collections.abc import Collection, Mapping
from typing import Any

from bosworth.kernel.errors import Malformed
from bosworth.kernel.forms import MOST, Form, Number, renamed


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
