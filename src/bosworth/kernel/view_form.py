"""How the views of a game are shown as plain data, by names: what goes over the wire, and can be taken from there."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final

from bosworth.kernel.difference import Difference, below, differences
from bosworth.kernel.errors import Malformed
from bosworth.kernel.forms import MOST, STEP, Name, Number, Plain, Schema, checked, or_null
from bosworth.kernel.list_forms import PerThing, record_schema
from bosworth.kernel.position import fields_of
from bosworth.kernel.sequence import SequenceOfPlay
from bosworth.kernel.view import View, own_fields

Forms = Mapping[str, Plain]
SEAT: Final = Number(14)
"""The seat of a view that is no onlooker's: audiences have a bit for each."""


class Column:
    """A field that counts by things, in rows that are shown: under which name, and whether it is there also where it is blank."""

    def __init__(self, name: str, form: PerThing, blank: Any, read: Callable[[View], Any], is_needed: bool) -> None:
        self.name = name
        self.form = form
        self.is_needed = is_needed
        self._read = read
        self._empty = form.items(blank)

    def items(self, view: View) -> list[Any]:
        """What stands at each of the things."""
        return self.form.items(self._read(view))

    def shown(self, view: View, places: Sequence[int]) -> Iterator[tuple[int, Any]]:
        """What is shown of these things, each with its place."""
        items, empty = self.items(view), self._empty
        some = places if self.is_needed else [place for place in places if items[place] != empty[place]]
        return zip(some, self.form.shown(items, empty, some), strict=True) if some else iter(())


class Shape:
    """What a `ViewForm` comes to under certain options: the forms of all fields, and their values in a blank view.

    `own` are the fields of the view itself, `apart` those of them that are not shown in rows.
    """

    def __init__(self, forms: Forms, blank: Mapping[str, Any], own: Collection[str], apart: Sequence[str]) -> None:
        self.forms = forms
        self.blank = blank
        self.own = own
        self.apart = apart
        self._readers = {name: attrgetter(name if name in own else f"known.{name}") for name in forms}
        self._columns = {name: form for name, form in forms.items() if isinstance(form, PerThing)}
        self._in_rows: dict[Rows, list[Column]] = {}

    def holder(self, view: View, field: str) -> Any:
        """What has a field: the view if it is one of its own, else the known position."""
        return view if field in self.own else view.known

    def value(self, view: View, field: str) -> Any:
        """The value of a field."""
        return self._readers[field](view)

    def show(self, view: View, field: str) -> Any:
        """A field as plain data."""
        return self.forms[field].show(self.value(view, field), self.blank[field])

    def take(self, view: View, field: str, data: Any) -> None:
        """Fill a field in."""
        setattr(self.holder(view, field), field, self.forms[field].take(data, self.blank[field]))

    def column(self, field: str) -> PerThing:
        """The form of a field that counts by things."""
        return self._columns[field]

    def columns(self, rows: "Rows") -> list[Column]:
        """The fields that are shown together."""
        if rows not in self._in_rows:
            self._in_rows[rows] = [
                Column(name, self._columns[field], self.blank[field], self._readers[field], name in rows.needed)
                for name, field in rows.fields.items()
            ]
        return self._in_rows[rows]

    def is_same(self, old: View, new: View, field: str) -> bool:
        """Whether a field has the same value in two views."""
        read = self._readers[field]
        return bool(read(old) == read(new))


class Rows:
    """Fields that count by the same things, shown together, a record for each thing.

    Fields are given by the names under which they are shown; one of the view's own goes before one of the position's. What is
    `optional` is left out where it is as in a blank position, and so is a thing altogether where the `leading` one is.
    `which` names the field of the view that lists the things of which the seat knows; without it, it knows of all. What is
    `derived` is a number that the rules work out from these fields, and from those that it `follows`, so that whoever is shown it
    need not know them.
    """

    def __init__(
        self,
        needed: Mapping[str, str],
        optional: Mapping[str, str] | None = None,
        which: str = "",
        leading: str = "",
        derived: Mapping[str, Callable[[Any, int], int]] | None = None,
        follows: Sequence[str] = (),
    ) -> None:
        self.needed = needed
        self.fields = {**needed, **(optional or {})}
        self.which = which
        self.leading = leading
        self.derived = derived or {}
        self._sources = (*self.fields.values(), *follows)

    def show(self, view: View, shape: Shape) -> dict[str, Any]:
        """By the name of the thing: what is known of it."""
        return self._show(view, shape, self._places(view, shape))

    def differences(self, old: View, new: View, shape: Shape) -> list[Difference]:
        """Where this differs between two views; only the things that do are shown."""
        if self.are_same(old, new, shape):
            return []
        places, now = self._places(old, shape), self._places(new, shape)
        if places != now:
            return [([], self._show(new, shape, now))]
        rows = zip(places, self._values(old, shape, places), self._values(new, shape, places), strict=True)
        changed = [place for place, ours, theirs in rows if ours != theirs]
        return differences(self._show(old, shape, changed), self._show(new, shape, changed))

    def are_same(self, old: View, new: View, shape: Shape) -> bool:
        """Whether nothing of this differs between two views, since nothing does from which it comes."""
        if self.which and getattr(old, self.which) != getattr(new, self.which):
            return False
        return all(shape.is_same(old, new, field) for field in self._sources)

    def _show(self, view: View, shape: Shape, places: Sequence[int]) -> dict[str, Any]:
        names = self._names(shape)
        rows: dict[int, dict[str, Any]] = {place: {} for place in places}
        for column in shape.columns(self):
            for place, said in column.shown(view, places):
                rows[place][column.name] = said
        for name, numbers in zip(self.derived, self._derived(view, places), strict=True):
            for row, number in zip(rows.values(), numbers, strict=True):
                row[name] = number
        return {names[place]: row for place, row in rows.items()}

    def _values(self, view: View, shape: Shape, places: Sequence[int]) -> list[tuple[Any, ...]]:
        """By thing: all that its row tells."""
        columns = [[items[place] for place in places] for items in [column.items(view) for column in shape.columns(self)]]
        return list(zip(*columns, *self._derived(view, places), strict=True))

    def _derived(self, view: View, places: Sequence[int]) -> list[list[int]]:
        """By what the rules work out: what it is for each thing."""
        return [[int(work_out(view.known, place)) for place in places] for work_out in self.derived.values()]

    def _places(self, view: View, shape: Shape) -> list[int]:
        """The things of which something is known."""
        if self.which:
            return list(getattr(view, self.which))
        every = list(range(len(self._names(shape))))
        if not self.leading:
            return every
        field = self.fields[self.leading]
        return [place for place in every if shape.value(view, field)[place] != shape.blank[field][place]]

    def take(self, data: Any, view: View, shape: Shape) -> None:
        """Fill in what is known."""
        one = Name("thing", self._names(shape), may_be_none=False)
        places = [one.take(thing, 0) for thing in checked(data, dict)]
        for place, row in zip(places, data.values(), strict=True):
            for name, field in self.fields.items():
                if name in row or name in self.needed:
                    column, value = shape.column(field), shape.value(view, field)
                    column.put(value, place, column.forms[place].take(row.get(name), column.items(value)[place]))
        if self.which:
            setattr(view, self.which, sorted(places))

    def schema(self, shape: Shape) -> Schema:
        """A dictionary of records."""
        row = {name: shape.column(field).forms[0].schema() for name, field in self.fields.items()}
        row |= {name: Number().schema() for name in self.derived}
        return {"type": "object", "additionalProperties": record_schema(row, [*self.needed, *self.derived])}

    def _names(self, shape: Shape) -> list[str]:
        return shape.column(next(iter(self.fields.values()))).names


Picture = tuple[View, Mapping[str, Any]]
"""A view, and the plain data that stand for it."""


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

    def show(self, view: View, before: Picture | None = None) -> dict[str, Any]:
        """A view as plain data; what is the same in an earlier one of the same seat is not put together again."""
        known = view.known
        shape = self.shape(known.sequence, known.options)
        alike = {} if before is None else self._alike(before, view, shape)
        shown = {"game": known.sequence.info.id, "seat": view.seat, "options": dict(known.options)}
        for name in self.public:
            shown[name] = alike[name] if name in alike else shape.show(view, name)
        for name, rows in self.rows.items():
            shown[name] = alike[name] if name in alike else rows.show(view, shape)
        for name in shape.apart:
            shown[name] = alike[name] if name in alike else shape.show(view, name)
        return shown

    def _alike(self, before: Picture, view: View, shape: Shape) -> dict[str, Any]:
        """The parts of earlier plain data that stand for another view of the same seat too."""
        old, data = before
        alike = [name for name in (*self.public, *shape.apart) if shape.is_same(old, view, name)]
        alike += [name for name, rows in self.rows.items() if rows.are_same(old, view, shape)]
        return {name: data[name] for name in alike}

    def differences(self, old: View, new: View) -> list[Difference]:
        """Where the plain data of two views of one seat differ; what is the same in both is not shown at all."""
        shape = self.shape(old.known.sequence, old.known.options)
        found: list[Difference] = []
        for name in (*self.public, *shape.apart):
            if not shape.is_same(old, new, name):
                found += below(name, differences(shape.show(old, name), shape.show(new, name)))
        for name, rows in self.rows.items():
            found += below(name, rows.differences(old, new, shape))
        return found

    def take(self, sequence: SequenceOfPlay[Any], data: Mapping[str, Any]) -> Any:
        """The view that plain data stand for; `Malformed` if they stand for none."""
        try:
            options = sequence.info.settle(data["options"])
            shape = self.shape(sequence, options)
            view = self.make(None if data["seat"] is None else SEAT.take(data["seat"], 0), sequence.blank(options))
            for name in (*self.public, *shape.apart):
                shape.take(view, name, data[name])
            for name, rows in self.rows.items():
                rows.take(data[name], view, shape)
            view.complete()
        except (LookupError, TypeError, AttributeError, StopIteration) as error:
            raise Malformed(f"this is no view of {sequence.info.id} ({error!r:.80})") from error
        return view

    def schema(self, sequence: SequenceOfPlay[Any]) -> Schema:
        """What the plain data look like, as JSON Schema."""
        shape = self.shape(sequence, sequence.info.settle({}))
        fields: dict[str, Schema] = {
            "game": {"const": sequence.info.id},
            "seat": or_null(SEAT.schema(), True),
            "options": {"type": "object", "additionalProperties": {"type": "string"}},
            **{name: shape.forms[name].schema() for name in self.public},
            **{name: rows.schema(shape) for name, rows in self.rows.items()},
            **{name: shape.forms[name].schema() for name in shape.apart},
        }
        return {"title": f"A view of {sequence.info.id}", **record_schema(fields, fields)}

    def shape(self, sequence: SequenceOfPlay[Any], options: Mapping[str, str]) -> Shape:
        """What this comes to in a game with these options."""
        return _shape(self, sequence, tuple(options.items()))


@lru_cache(maxsize=256)
def _shape(form: ViewForm, sequence: SequenceOfPlay[Any], options: tuple[tuple[str, str], ...]) -> Shape:
    settled = dict(options)
    known = sequence.blank(settled)
    own, more = own_fields(form.make(None, known)), form.more(settled)
    plain = {name: Number(MOST, -1) for name, value in fields_of(known).items() if isinstance(value, int)}
    steps = Name("step", sequence.names, may_be_none=False)
    said = {name: steps if one is STEP else one for name, one in sequence.forms(settled).items()}
    forms: dict[str, Plain] = {**plain, **said, "step": steps, **more}
    in_rows = {field for rows in form.rows.values() for field in rows.fields.values()}
    apart = [name for name in more if name in own and name not in in_rows]
    return Shape(forms, {**fields_of(known), **own}, own, apart)
