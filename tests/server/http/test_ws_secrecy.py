"""What one seat does in secret does not reach another seat's wire: not its content, and not even that it is being done.

In each game one seat writes something that the others may not know; meanwhile every other connection must stay silent, or get
exactly what it would get had the seat written something else.
"""

import json
from random import Random
from typing import Any

import pytest
from tests.server.running import RICHARD, Live, Player, Socket, key, still

SET_UPS: dict[str, dict[str, str]] = {
    "richard3": RICHARD,
    "roses": {"scenario": "two"},
    "lancaster": {"players": "3"},
}


class Wire:
    """A table with a person in every seat, an onlooker, and an open connection for each of them."""

    def __init__(self, live: Live, game: str) -> None:
        first = live.person("Seat 0")
        count = 3 if game == "lancaster" else 2
        self.table = first.table(game, "me", *["open"] * (count - 1), options=SET_UPS[game])
        self.people = [first]
        for seat in range(1, count):
            self.people.append(live.person(f"Seat {seat}"))
            self.people[seat].sit(self.table, seat)
        self.onlooker = live.person("Onlooker").enter()
        self.rng = Random(1485)

    def others(self, seat: int) -> list[tuple[Player, int | None]]:
        return [(self.onlooker, None), *((who, other) for other, who in enumerate(self.people) if other != seat)]

    def shown(self, seat: int) -> dict[str, Any]:
        return self.people[seat].shown(self.table, seat)


@pytest.mark.parametrize("game", list(SET_UPS))
def test_while_a_seat_writes_what_it_may_take_back_nobody_hears_what(live: Live, game: str) -> None:
    """Silence; or, when a sealed choice is made, only that it is made, alike for every choice."""
    wire = Wire(live, game)
    silent = sealed = 0
    for _ in range(40):
        seat = wire.rng.choice(wire.shown(0)["actors"])
        with _listening(wire, seat) as ears:
            heard = [found for found in (_write(wire, seat, ears) for _ in range(2)) if found is not None]
        silent += sum(not messages for _, messages in heard)
        if len(heard) == 2 and heard[0][0] == heard[1][0]:
            assert heard[0][1] == heard[1][1], "what others hear depends on what was chosen"
            sealed += 1
        settle(wire)
        if silent >= 3 and sealed >= 3:
            break
    assert silent + sealed >= 3, "nothing could be written in secret"


def _write(wire: Wire, seat: int, ears: list[Socket]) -> tuple[list[int], list[Any]] | None:
    """Try an offer and take it back: who is to act afterwards, and what others heard; None if it cannot be taken back."""
    before = wire.shown(seat)
    if not before.get("offers"):
        return None
    offer = wire.rng.choice(before["offers"])
    status, replies = wire.people[seat].act(wire.table, seat, offer["form"])
    assert status == 200
    [after] = replies
    if after.get("undo", 0) <= before.get("undo", 0):
        still(*ears)
        return None
    heard = still(*ears)
    if after["actors"] == before["actors"]:
        assert heard == [], f"others heard of {offer['form']}"
    undo = {"type": "undo", "id": key(), "seat": seat, "rev": after["rev"]}
    assert wire.people[seat].send(wire.table, **undo)[0] == 200
    assert bool(still(*ears)) == bool(heard), f"others heard that {offer['form']} was taken back"
    return after["actors"], heard


class _listening:  # noqa: N801 - reads as a statement
    """Everybody else at the table, with open and quiet connections."""

    def __init__(self, wire: Wire, seat: int) -> None:
        self.pages = [who.socket(wire.table, other) for who, other in wire.others(seat)]

    def __enter__(self) -> list[Socket]:
        ears = [page.__enter__() for page in self.pages]
        still(*ears)
        return ears

    def __exit__(self, *error: Any) -> None:
        for page in self.pages:
            page.__exit__(*error)


def settle(wire: Wire) -> None:
    """Go on by one decision."""
    seat = wire.shown(0)["actors"][0]
    offers = wire.shown(seat)["offers"]
    wire.people[seat].act(wire.table, seat, wire.rng.choice(offers)["form"])


def test_twin_tables_look_alike_to_the_other_seat_whatever_is_chosen(live: Live) -> None:
    """Two tables alike but for the card that Lancaster chose: York's wire carries the same, byte for byte, until the reveal."""
    scribe = live.person("Scribe")
    record = scribe.http.get(f"/api/tables/{scribe.table('richard3', 'me', 'me', options=SET_UPS['richard3'])}/record").text
    heard = []
    for choice in (0, -1):
        table = str(scribe.http.post("/api/records", content=record.encode()).json()["id"])
        offers = scribe.shown(table, 0)["offers"]
        with scribe.socket(table, 1) as york:
            first = york.quiet()
            assert scribe.act(table, 0, offers[choice]["form"])[0] == 200
            heard.append([_anonymous(message, table) for message in first + york.quiet()])
    assert [message for message in heard[0] if message["type"] == "shown"]
    assert json.dumps(heard[0]) == json.dumps(heard[1])


def _anonymous(message: dict[str, Any], table: str) -> Any:
    """The same without what tells one table from the other: its id and the commitment of its dice."""
    hidden = {"commitment", "id", "time"}
    return {name: value for name, value in json.loads(json.dumps(message).replace(table, "T")).items() if name not in hidden}
