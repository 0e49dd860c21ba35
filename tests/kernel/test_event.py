from bosworth.kernel.event import EVERYONE, Event, all_but, heard, only


def test_who_hears_what() -> None:
    open_, private, rest = Event("a", {}, EVERYONE), Event("b", {}, only(1)), Event("c", {}, all_but(1))
    events = [open_, private, rest]
    assert heard(events, 0) == [open_, rest]
    assert heard(events, 1) == [open_, private]
    assert heard(events, 2) == [open_, rest]
    assert heard(events, None) == [open_, rest]


def test_events_are_equal_by_what_they_say() -> None:
    assert Event("a", {"x": 1}, only(0)) == Event("a", {"x": 1}, only(1))
    assert Event("a", {"x": 1}) != Event("a", {"x": 2})
    assert len({Event("a", {"x": 1}), Event("a", {"x": 1}), Event("b", {})}) == 2
    assert repr(Event("move", {"block": "march"})) == "<move block=march>"
    assert Event("a", {"x": 1}).as_json() == {"name": "a", "args": {"x": 1}}
