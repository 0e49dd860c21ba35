"""Handicaps: one seat has more, by an option of the table."""

import pytest

from bosworth.kernel.conformance import sampled_variants, variants
from bosworth.kernel.errors import Malformed
from bosworth.kernel.handicap import favours, handicap, needed
from bosworth.kernel.info import GameInfo, Option

SEATINGS = {"three": ("red", "blue", "green"), "two": ("red", "blue"), "houses": ("york", "tudor")}
SEATS = ("red", "blue", "green", "york", "tudor")
INFO = GameInfo("toy", 1, (Option("scenario", tuple(SEATINGS)), *handicap(SEATS)), needs=needed("scenario", SEATINGS))


def test_by_default_nobody_is_favoured() -> None:
    settled = INFO.settle({})
    assert settled == {"scenario": "three", "favoured": "nobody", "favour": "one"}
    assert favours(settled, SEATINGS["three"], (3, 6)) == [0, 0, 0]


@pytest.mark.parametrize(("favour", "more"), [("one", 3), ("two", 6)])
def test_the_favoured_seat_has_more(favour: str, more: int) -> None:
    settled = INFO.settle({"favoured": "blue", "favour": favour})
    assert favours(settled, SEATINGS["three"], (3, 6)) == [0, more, 0]


def test_a_seat_is_favoured_only_where_it_sits() -> None:
    assert INFO.needs["favoured=blue"] == {"scenario": "three two"}
    assert INFO.settle({"scenario": "two", "favoured": "blue"})["favoured"] == "blue"
    with pytest.raises(Malformed, match=r"^favoured=blue needs scenario=three or two$"):
        INFO.settle({"scenario": "houses", "favoured": "blue"})
    with pytest.raises(Malformed, match=r"^favoured=green needs scenario=three$"):
        INFO.settle({"scenario": "two", "favoured": "green"})


def test_a_seat_that_sits_at_every_table_needs_nothing() -> None:
    assert needed("scenario", {"1460": ("red", "blue"), "1480": ("red", "blue")}) == {}


def test_variants_favour_each_seat_at_each_of_its_tables_once() -> None:
    tried = [variant for variant in variants(INFO) if "favoured" in variant]
    assert [(variant["scenario"], variant["favoured"]) for variant in tried] == [
        (scenario, seat) for seat in SEATS for scenario, seats in SEATINGS.items() if seat in seats
    ]
    for variant in variants(INFO):
        INFO.settle(variant)
    assert {variant.get("favoured") for variant in sampled_variants(INFO)} == {None, *SEATS}
