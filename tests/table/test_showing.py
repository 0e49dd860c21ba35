"""What is put before a seat, and that it tells nothing of what others hold or write."""

from random import Random
from typing import Any

import msgspec
import pytest
from tests.table.company import FULL, act, duel, forms, shown, stroll, table_of, until

from bosworth.games import game as find_game
from bosworth.kernel.event import Event
from bosworth.kernel.match import Match
from bosworth.table.showing import show, worst
from bosworth.table.shown import Shown
from bosworth.table.table import Table

WATCHERS: dict[str, list[int | None]] = {game: [None, *range(number)] for game, (_, number) in FULL.items()}


def wire(message: Any) -> bytes:
    return msgspec.json.encode(message)


@pytest.mark.parametrize("game", FULL)
def test_what_is_shown_fits_the_protocol_and_the_match(game: str) -> None:
    table = table_of(game)

    def visit(table: Table) -> None:
        match = table.begun()
        for seat in WATCHERS[game]:
            found = shown(table, seat)
            again = msgspec.json.decode(wire(found), type=Shown)
            assert wire(again) == wire(found)
            assert found.view == match.game.show(match.view(seat))
            assert found.actors == list(match.seen(seat).actors())
            legal = [] if seat is None else match.legal(seat)
            assert [offer.form for offer in found.offers] == [match.game.write(action) for action in legal]
            assert found.undo == (0 if seat is None else match.open_actions(seat))
            assert len(found.log) == len(match.heard(seat, -1))

    stroll(table, Random(5), 120, visit)


@pytest.mark.parametrize("game", FULL)
def test_nothing_hidden_from_a_seat_is_in_what_it_is_shown(game: str) -> None:
    """The twin world: an imagined position that agrees with the seat's view gives the same, byte for byte."""
    rng = Random(6)

    def visit(table: Table) -> None:
        match = table.begun()
        if match.is_sealed and match.rev > match.settled:
            return  # what others have sealed has no twin of the same length; see the next tests
        for seat in WATCHERS[game]:
            twin = twin_of(match, seat, rng)
            assert wire(show(twin, twin.view(seat), 7)) == wire(show(match, match.view(seat), 7))

    stroll(table_of(game), Random(7), 150, visit)


def twin_of(match: Match, seat: int | None, rng: Random) -> Match:
    """The same game, but the position that the seat looks at is one that it imagines; others have done nothing open."""
    twin = match.copy()
    seen = match._seen(seat)
    del twin._open[seen + 1 :]
    del twin._events[match.settled + seen + 1 :]
    del twin.record.entries[match.settled + seen + 1 :]
    twin._open[-1] = match.game.imagine(match.view(seat), rng)
    if not seen:
        twin._open[0] = twin._open[-1]
    return twin


@pytest.mark.parametrize("game", FULL)
def test_what_another_seat_may_still_take_back_is_not_shown(game: str) -> None:
    """An open action of one seat changes nothing at all for the others; a sealed one at most that it is made."""
    rng, seen = Random(8), {"open": 0, "sealed": 0}
    table = table_of(game)
    for _ in range(160):
        if table.status != "playing":
            break
        before = table.copy()
        stroll(table, rng, 1)
        change = table.made[-1]
        if change.settles:
            continue
        is_sealed = before.begun().is_sealed
        seen["sealed" if is_sealed else "open"] += 1
        for seat in WATCHERS[game]:
            if seat != change.seat:
                compare(shown(before, seat), shown(table, seat), is_sealed)
    assert seen["open"] + seen["sealed"] > 10


def compare(before: Shown, after: Shown, is_sealed: bool) -> None:
    for field in ("rev", "at", "offers", "refusals", "undo", "step"):
        assert getattr(after, field) == getattr(before, field)
    if not is_sealed or after.view == before.view:
        assert wire(after) == wire(before)


def test_how_much_others_have_written_on_their_sheets_is_not_shown() -> None:
    """Wars of the Roses: a sheet is written entry by entry, and no number that goes out counts the entries of others."""
    table = until(table_of("roses"), Random(2), lambda table: table.begun().is_sealed)
    act(table, 0, forms(table, 0)[0])
    before = [wire(shown(table, seat)) for seat in (None, 0, 2, 3)]
    rng = Random(9)
    for _ in range(5):
        act(table, 1, rng.choice([form for form in forms(table, 1) if form != "commit"]))
        assert [wire(shown(table, seat)) for seat in (None, 0, 2, 3)] == before
    assert shown(table, 1).at == table.begun().settled + 5


def test_that_a_sheet_is_ready_is_shown_to_all() -> None:
    table = until(table_of("roses"), Random(2), lambda table: table.begun().is_sealed)
    settled = table.begun().settled
    before = shown(table, 0)
    while 1 in table.begun().state.actors():
        act(table, 1, forms(table, 1)[-1])
    after = shown(table, 0)
    assert (before.view["players"]["yellow"]["part"], after.view["players"]["yellow"]["part"]) == (None, "committed")
    assert (after.rev, after.at, after.offers) == (before.rev, before.at, before.offers)
    assert all(line.at <= settled for line in after.log)


# --- the log --------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", FULL)
def test_a_page_that_keeps_what_it_was_sent_has_the_whole_log(game: str) -> None:
    """Cut to `since` and append: so the log grows on the page, also when something is taken back."""
    pages: dict[int | None, list[Any]] = {seat: [] for seat in WATCHERS[game]}
    lasting = dict.fromkeys(pages, 0)

    def visit(table: Table) -> None:
        for seat, lines in pages.items():
            found = shown(table, seat, lasting[seat])
            assert found.since == lasting[seat] <= len(lines)
            lines[found.since :] = found.log
            lasting[seat] = found.lasting
            assert lines == shown(table, seat).log

    stroll(table_of(game), Random(12), 200, visit)
    assert all(len(lines) > 20 for lines in pages.values())


def test_lines_carry_the_number_of_their_action() -> None:
    table = duel()
    stroll(table, Random(3), 60)
    match = table.begun()
    lines = shown(table, None).log
    assert [line.at for line in lines] == [number for number, _ in match.told(None, -1)]
    assert lines[0].at == 0
    assert all(line.say[0].startswith("event-") for line in lines)


def has_entry(table: Table) -> bool:
    return any("entry" in event.args for event in table.begun().heard(None, -1))


def test_entries_of_a_sheet_go_out_as_messages() -> None:
    """Wars of the Roses tells a sheet as text forms; what is shown has the messages that the game says them with."""
    table = until(table_of("roses"), Random(2), has_entry, 4000)
    spoken = [line.say[1]["entry"] for line in shown(table, None).log if "entry" in line.say[1]]
    assert spoken
    for messages in spoken:
        for message, args in messages:
            assert message.startswith("entry-")
            assert isinstance(args, dict)


def test_a_log_that_ends_before_what_is_asked_for_is_empty() -> None:
    table = duel()
    found = shown(table, 0, 10**6)
    assert found.log == []
    assert found.since == len(shown(table, 0).log)


@pytest.mark.parametrize("game", FULL)
def test_what_has_hit_a_seat_is_told_to_it_until_it_acts(game: str) -> None:
    heard: set[str] = set()

    def visit(table: Table) -> None:
        match = table.begun()
        for seat in range(len(table.seats)):
            hits = shown(table, seat).hits
            mine = find_game(game).face.names(match.view(seat))
            own = [number for number, entry in enumerate(match.record.entries) if entry.seat == seat]
            lately = [(f"hit-{event.name}", event.args) for event in match.heard(seat, own[-1] - 1 if own else 0)]
            assert all(hit in lately for hit in hits)
            assert all(args[match.game.events[name.removeprefix("hit-")].hits] in mine for name, args in hits)
            heard.update(name for name, _ in hits)
        assert shown(table, None).hits == []

    for seed in range(4):
        stroll(table_of(game), Random(seed), 250, visit)
    assert heard


def test_when_much_has_hit_a_seat_what_is_grave_is_told_before_all_else() -> None:
    """Three things at most, as they happened: a dead King and a lost crown are not pushed out by later losses."""
    assert worst_of("king-dead", "eliminated", "battle-won") == ["king-dead", "eliminated", "battle-won"]
    assert worst_of("eliminated", "battle-won", "defects", "plague-toll") == ["battle-won", "defects", "plague-toll"]
    happened = ("eliminated", "king-dead", "plague-toll", "battle-won", "usurpation", "eliminated")
    assert worst_of(*happened) == ["king-dead", "usurpation", "eliminated"]


def worst_of(*names: str) -> list[str]:
    return [event.name for event in worst([Event(name, {}) for name in names], find_game("richard3").events)]


def test_who_ousts_a_knight_is_named_to_its_owner() -> None:
    found: list[dict[str, Any]] = []

    def visit(table: Table) -> None:
        found.extend(args for seat in range(3) for name, args in shown(table, seat).hits if name == "hit-ousted")

    for seed in range(8):
        stroll(table_of("lancaster"), Random(seed), 250, visit)
    assert found
    assert all(hit["by"] != hit["party"] for hit in found)


# --- faces ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", FULL)
def test_touches_of_one_decision_differ(game: str) -> None:
    def visit(table: Table) -> None:
        for seat in table.begun().state.actors():
            paths = [tuple(offer.path) for offer in shown(table, seat).offers if offer.path]
            assert len(set(paths)) == len(paths)

    stroll(table_of(game), Random(13), 150, visit)


def test_a_game_is_made_once() -> None:
    assert find_game("roses") is find_game("roses")
    assert find_game("roses").info.id == "roses"
