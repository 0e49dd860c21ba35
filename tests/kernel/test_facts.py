from pathlib import Path

import pytest

from bosworth.kernel.errors import BadData
from bosworth.kernel.facts import Entry, entries, read_toml


def entry(**values: object) -> Entry:
    return Entry("file.toml", "thing", values)


def test_values_come_out_as_written() -> None:
    one = entry(id="a", number=3, flag=True, names=["x", "y"], table={"k": 1}, source="rulebook")
    assert (one.text("id"), one.number("number", 1, 5), one.flag("flag")) == ("a", 3, True)
    assert one.texts("names", {"x", "y"}) == ("x", "y")
    assert one.table("table") == {"k": 1}
    assert one.source() == "rulebook"
    one.close()


def test_defaults() -> None:
    one = entry()
    assert (one.text("id", default="d"), one.number("n", 1, 2, default=0), one.flag("f"), one.items("l")) == ("d", 0, False, [])
    assert one.flag("g", default=True)


@pytest.mark.parametrize(
    ("values", "ask", "reason"),
    [
        ({}, lambda e: e.text("id"), "id is missing"),
        ({"id": 3}, lambda e: e.text("id"), "id is 3, which is no str"),
        ({"id": "z"}, lambda e: e.text("id", ("a", "b")), "none of a, b"),
        ({"n": True}, lambda e: e.number("n", 0, 9), "no int"),
        ({"n": 10}, lambda e: e.number("n", 0, 9), "n is 10, not from 0 to 9"),
        ({"l": ["q"]}, lambda e: e.texts("l", {"x"}), "names 'q', which is unknown"),
        ({"l": ["x", "x"]}, lambda e: e.texts("l", {"x"}), "something twice"),
        ({"source": "hearsay"}, lambda e: e.source(), "none of"),
        ({"odd": 1, "more": 2}, lambda e: e.close(), "unknown key more, odd"),
    ],
)
def test_an_error_names_file_entry_and_reason(values: dict[str, object], ask, reason: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(BadData) as caught:
        ask(entry(**values))
    assert (caught.value.file, caught.value.entry) == ("file.toml", "thing")
    assert reason in caught.value.reason
    assert str(caught.value).startswith("file.toml: thing: ")


def test_lists_of_entries_have_different_ids() -> None:
    assert [one.name for one in entries("f", {"a": [{"id": "x"}, {"id": "y"}]}, "a")] == ["x", "y"]
    with pytest.raises(BadData, match="x: is there twice"):
        entries("f", {"a": [{"id": "x"}, {"id": "x"}]}, "a")
    with pytest.raises(BadData, match="a number 2: has no id"):
        entries("f", {"a": [{"id": "x"}, {"name": "y"}]}, "a")
    with pytest.raises(BadData, match="a number 1: has no id"):
        entries("f", {"a": [3]}, "a")
    with pytest.raises(BadData, match="is not a table"):
        Entry("f", "x", 3)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"gone\.toml: the file: cannot be read"):
        read_toml(tmp_path / "gone.toml")
    (tmp_path / "bad.toml").write_text("a = [")
    with pytest.raises(BadData, match=r"bad\.toml: the file: is not TOML"):
        read_toml(tmp_path / "bad.toml")
    (tmp_path / "latin.toml").write_bytes(b'a = "\xe9"')
    with pytest.raises(BadData, match="is not TOML"):
        read_toml(tmp_path / "latin.toml")
