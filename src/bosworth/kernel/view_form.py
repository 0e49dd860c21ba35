"""How the views of a game are shown as plain data, by names: what goes over the wire, and can be taken from there."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from bosworth.kernel.errors import Malformed
from bosworth.kernel.forms import STEP, Name, Number, Plain, Schema
from bosworth.kernel.list_forms import PerThing, record_schema
from bosworth.kernel.position import fields_of
from bosworth.kernel.sequence import SequenceOfPlay
from bosworth.kernel.view import View, own_fields

Forms = Mapping[str, Plain]


class Rows:
    """Fields that count by the same things, shown together, a record for each thing.

    Fields are given by the names under which they are shown; one of the view's own goes before one of the position's. What is
    `optional` is left out where it is as in a blank position, and so is a thing altogether where the `leading` one is.
    `which` names the field of the view that lists the things of which the seat knows; without it, it knows of all. What is
    `derived` is a number that the rules work out from the known position, so that whoever is shown it need not know them.
    """

    def __init__(
        self,
        needed: Mapping[str, str],
        optional: Mapping[str, str] | None = None,
        which: str = "",
        leading: str = "",
        derived: Mapping[str, Callable[[Any, int], int]] | None = None,
    ) -> None:
        self.needed = needed
        self.fields = {**needed, **(optional or {})}
        self.which = which
        self.leading = leading
        self.derived = derived or {}

    def show(self, view: View, forms: Forms, blank: Mapping[str, Any]) -> dict[str, Any]:
        """By the name of the thing: what is known of it."""
        names = self._names(forms)
        rows: dict[int, dict[str, Any]] = {place: {} for place in self._places(view, forms, blank)}
        for name, field in self.fields.items():
            column = _column(forms, field)
            values, empty = column.items(_field(view, field)), column.items(blank[field])
            shown = column.shown(values, empty)
            for place, row in rows.items():
                if name in self.needed or values[place] != empty[place]:
                    row[name] = shown[place]
        for name, work_out in self.derived.items():
            for place, row in rows.items():
                row[name] = int(work_out(view.known, place))
        return {names[place]: row for place, row in rows.items()}

    def _places(self, view: View, forms: Forms, blank: Mapping[str, Any]) -> list[int]:
        """The things of which something is known."""
        if self.which:
            return list(getattr(view, self.which))
        every = list(range(len(self._names(forms))))
        if not self.leading:
            return every
        field = self.fields[self.leading]
        return [place for place in every if _field(view, field)[place] != blank[field][place]]

    def take(self, data: Any, view: View, forms: Forms) -> None:
        """Fill in what is known."""
        one = Name("thing", self._names(forms), may_be_none=False)
        places = [one.take(thing, 0) for thing in data]
        for place, row in zip(places, data.values(), strict=True):
            for name, field in self.fields.items():
                if name in row or name in self.needed:
                    column, value = _column(forms, field), _field(view, field)
                    column.put(value, place, column.forms[place].take(row.get(name), column.items(value)[place]))
        if self.which:
            setattr(view, self.which, sorted(places))

    def schema(self, forms: Forms) -> Schema:
        """A dictionary of records."""
        row = {name: _column(forms, field).forms[0].schema() for name, field in self.fields.items()}
        row |= {name: Number().schema() for name in self.derived}
        return {"type": "object", "additionalProperties": record_schema(row, [*self.needed, *self.derived])}

    def _names(self, forms: Forms) -> list[str]:
        return _column(forms, next(iter(self.fields.values()))).names


def _field(view: View, field: str) -> list[Any]:
    found: list[Any] = getattr(view if hasattr(view, field) else view.known, field)
    return found


def _column(forms: Forms, field: str) -> PerThing:
    form = forms[field]
    assert isinstance(form, PerThing), field
    return form


def nothing_more(_options: Mapping[str, str]) -> dict[str, Plain]:
    """`more` for a game whose views are known positions and nothing else."""
    return {}


class ViewForm:
    """The shape of a game's views.

    - `public`: the fields of a position that are shown, as far as the seat knows them;
    - `rows`: those that are shown together, by the name of the whole;
    - `more`: the forms of the view's own fields that are shown, and of public ones that no text tells, or not as they are shown;
    - `make`: a view of a seat with an empty position.
    """

    def __init__(
        self,
        public: Sequence[str],
        rows: Mapping[str, Rows] | None = None,
        more: Callable[[Mapping[str, str]], Forms] = nothing_more,
        make: Callable[[int | None, Any], Any] = View,
    ) -> None:
        self.public = public
        self.rows = rows or {}
        self.more = more
        self.make = make

    def show(self, view: View) -> dict[str, Any]:
        """A view as plain data."""
        known = view.known
        forms, blank, own = _resolved(self, known.sequence, tuple(known.options.items()))
        return {
            "game": known.sequence.info.id,
            "seat": view.seat,
            "options": dict(known.options),
            **{name: forms[name].show(getattr(known, name), blank[name]) for name in self.public},
            **{name: rows.show(view, forms, blank) for name, rows in self.rows.items()},
            **{name: forms[name].show(getattr(view, name), blank[name]) for name in own},
        }

    def take(self, sequence: SequenceOfPlay[Any], data: Mapping[str, Any]) -> Any:
        """The view that plain data stand for; `Malformed` if they stand for none."""
        try:
            options = sequence.info.settle(data["options"])
            forms, blank, own = _resolved(self, sequence, tuple(options.items()))
            view = self.make(data["seat"], sequence.blank(options))
            for name in self.public:
                setattr(view.known, name, forms[name].take(data[name], blank[name]))
            for name, rows in self.rows.items():
                rows.take(data[name], view, forms)
            for name in own:
                setattr(view, name, forms[name].take(data[name], blank[name]))
            view.complete()
        except (LookupError, TypeError, AttributeError, StopIteration) as error:
            raise Malformed(f"this is no view of {sequence.info.id} ({error!r:.80})") from error
        return view

    def schema(self, sequence: SequenceOfPlay[Any]) -> Schema:
        """What the plain data look like, as JSON Schema."""
        forms, _, own = _resolved(self, sequence, tuple(sequence.info.settle({}).items()))
        fields: dict[str, Schema] = {
            "game": {"const": sequence.info.id},
            "seat": {"anyOf": [{"type": "integer"}, {"type": "null"}]},
            "options": {"type": "object", "additionalProperties": {"type": "string"}},
            **{name: forms[name].schema() for name in self.public},
            **{name: rows.schema(forms) for name, rows in self.rows.items()},
            **{name: forms[name].schema() for name in own},
        }
        return {"title": f"A view of {sequence.info.id}", **record_schema(fields, fields)}


@lru_cache(maxsize=256)
def _resolved(
    form: ViewForm, sequence: SequenceOfPlay[Any], options: tuple[tuple[str, str], ...]
) -> tuple[Forms, Mapping[str, Any], list[str]]:
    """The forms of all fields, what stands there in a blank position, and the fields that are the view's own."""
    settled = dict(options)
    known = sequence.blank(settled)
    own = own_fields(form.make(None, known))
    blank = {**fields_of(known), **own}
    more = form.more(settled)
    steps = Name("step", sequence.names, may_be_none=False)
    forms: dict[str, Plain] = {name: steps if said is STEP else said for name, said in sequence.forms(settled).items()}
    plain = {name: Number(least=-1) for name, value in blank.items() if isinstance(value, int)}
    in_rows = {field for rows in form.rows.values() for field in rows.fields.values()}
    return {**plain, **forms, **more, "step": steps}, blank, [name for name in more if name in own and name not in in_rows]
