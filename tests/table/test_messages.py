"""What can be asked of a table: fingerprints that outlive the code, seats by name, and what nobody may send."""

import hashlib
import json

import msgspec
import pytest
from tests.table.company import ANN, BOB, NOBODY, duel, forms, table_of

from bosworth.kernel.errors import BosworthError, Malformed, Stale
from bosworth.server.http.messages import Upward
from bosworth.table.errors import NotYourSeat
from bosworth.table.messages import Act, Back, BotAct, Chat, KeepSeat, Leave, Message, Play, Resign, SeatBot, Sit, Undo
from bosworth.table.once import digest

KEPT: list[tuple[Play | Chat, list[object]]] = [
    (Act("k", 1, 4, ["fire", "end"], afresh=True), ["act", 1, 4, ["fire", "end"], True]),
    (Undo("k", 0, 4), ["undo", 0, 4, False]),
    (Resign("k", 1), ["resign", 1, None]),
    (Chat("k", "Hello"), ["chat", "Hello"]),
]
"""Messages, and what their fingerprints in databases were made of."""


@pytest.mark.parametrize(("message", "content"), KEPT, ids=lambda one: type(one).__name__)
def test_the_fingerprint_of_a_request_stays_as_it_is_in_databases(message: Play | Chat, content: list[object]) -> None:
    assert digest(message) == hashlib.sha256(json.dumps(content).encode()).hexdigest()[:16]
    assert digest(msgspec.structs.replace(message, id="other")) == digest(message)


def test_a_seat_may_be_named_by_its_side() -> None:
    table = table_of("richard3", "me", "open")
    table.do(ANN, KeepSeat("york"))
    table.do(BOB, Sit("york", is_invited=True))
    assert table.chairs[1].is_of("bob")
    left = []
    for message in (Leave("york"), Back("york")):
        table.do(BOB, message)
        left.append(table.chairs[1].left)
    assert left == [1000.0, None]
    with pytest.raises(Malformed, match="there is no seat 'kent'"):
        table.do(BOB, Leave("kent"))


def test_a_bot_acts_only_where_one_plays_and_only_on_the_position_it_thought_about() -> None:
    table = table_of("richard3", "me", "open")
    table.do(ANN, SeatBot("york", "random"))
    form = forms(table, 1)[0]
    for seat, rev, error in ((0, 1, NotYourSeat), (1, 7, Stale)):
        with pytest.raises(error):
            table.do(NOBODY, BotAct(seat, rev, [form]))
    table.do(NOBODY, BotAct(1, 1, [form]))
    assert table.rev(1) == 2


@pytest.mark.parametrize("kind", ["botact", "bot_act", "BotAct", "sit", "leave", "agree", "keep_seat"])
def test_nothing_but_what_is_in_the_protocol_can_be_sent(kind: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json.dumps({"type": kind, "seat": 1, "rev": 1, "form": "end"}), type=Upward)


@pytest.mark.parametrize(
    "message", [Act("k", 0, 1, ["pass"]), Undo("k", 0, 1), Resign("k", 0), Chat("k", "x"), Leave(0), Back(0)]
)
def test_nobody_owns_no_seat(message: Message) -> None:
    table = duel()
    before = table.number, list(table.chairs), list(table.chat)
    with pytest.raises(BosworthError) as refused:
        table.do(NOBODY, message)
    assert refused.value.code == "not_your_seat"
    assert (table.number, table.chairs, table.chat) == before
