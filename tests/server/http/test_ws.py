"""The WebSocket of a table: what comes when, what is refused with which code, how it ends and how it is taken up again."""

import json
from typing import Any

import pytest
from tests.server.guests import SECONDS
from tests.server.running import RICHARD, Live, Player, connected, key, still
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bosworth.server.http import sockets


class Game:
    """A table of Richard III with two people."""

    def __init__(self, live: Live, **settings: str) -> None:
        self.live = live
        self.alice, self.bob = live.person("Alice"), live.person("Bob")
        self.table = self.alice.table("richard3", "me", "open", options=RICHARD, **settings)
        self.bob.sit(self.table, 1)

    def choose_cards(self) -> None:
        for seat, who in enumerate((self.alice, self.bob)):
            assert who.act(self.table, seat, who.shown(self.table, seat)["offers"][0]["form"])[0] == 200

    def mover(self) -> tuple[int, Player, int, Player]:
        """The seat that is to act alone, its player, and the other."""
        [seat] = self.alice.shown(self.table, 0)["actors"]
        pair = ((0, self.alice), (1, self.bob))
        return *pair[seat], *pair[1 - seat]


@pytest.fixture
def game(live: Live) -> Game:
    return Game(live)


def kinds(messages: list[dict[str, Any]]) -> list[str]:
    return [message["type"] for message in messages]


# --- looking --------------------------------------------------------------------------------------------------------------------


def test_a_look_brings_room_view_chat_and_notes(game: Game) -> None:
    with game.alice.socket(game.table, 0) as socket:
        came = socket.quiet()
    assert kinds(came) == ["room", "shown", "chat", "note"]
    room, shown = came[0], came[1]
    assert [place["is_mine"] for place in room["places"] if place.get("is_mine")] == [True]
    assert shown["seat"] == 0
    assert shown["offers"]
    assert {"form", "say", "path"} <= set(shown["offers"][0])


def test_an_onlooker_sees_no_offers_and_no_notes(game: Game) -> None:
    with game.live.person().socket(game.table) as socket:
        came = socket.quiet()
    assert "note" not in kinds(came)
    shown = next(message for message in came if message["type"] == "shown")
    assert shown["seat"] is None
    assert "offers" not in shown


def test_nothing_comes_before_the_first_look(game: Game) -> None:
    with game.bob.socket(game.table, look=False) as socket:
        game.alice.act(game.table, 0, game.alice.shown(game.table, 0)["offers"][0]["form"])
        assert socket.quiet() == []


def test_one_person_may_look_from_both_seats_in_turn(live: Live) -> None:
    alice = live.person("Alice")
    table = alice.table("richard3", "me", "me", options=RICHARD)
    with alice.socket(table, 0) as socket:
        first = socket.until("shown")
        socket.quiet()
        socket.send(type="look", seat=1)
        second = socket.until("shown")
        socket.quiet()
        socket.send(type="look", seat=None)
        curtain = socket.until("shown")
    assert (first["seat"], second["seat"], curtain["seat"]) == (0, 1, None)
    assert first["view"] != second["view"]
    assert "offers" not in curtain


def test_an_act_is_answered_by_what_its_seat_sees_and_the_other_seat_sees_what_it_may(game: Game) -> None:
    game.choose_cards()
    seat, mover, other_seat, other = game.mover()
    with mover.socket(game.table, seat) as mine, other.socket(game.table, other_seat) as theirs:
        shown = mine.until("shown")
        still(mine, theirs)
        end = next(offer["form"] for offer in shown["offers"] if offer["form"] == "end")
        mine.send(type="act", id="my-act", seat=seat, rev=shown["rev"], actions=[end])
        [answer, *later] = mine.quiet()
        assert (answer["type"], answer["answers"], answer["seat"]) == ("shown", "my-act", seat)
        assert answer["rev"] > shown["rev"]
        assert not [message for message in later if "answers" in message or message["type"] == "done"]
        seen = theirs.until("shown")
        assert "answers" not in seen, "it was not asked for by this page"
    assert seen["at"] > shown["at"]
    assert seen["log"], "the lines of what happened"


def test_a_page_that_wants_beats_sees_what_happens_step_by_step(game: Game) -> None:
    game.choose_cards()
    seat, mover, other_seat, other = game.mover()
    with (
        mover.socket(game.table, seat) as mine,
        other.socket(game.table, other_seat, look=False) as theirs,
        other.socket(game.table, other_seat) as plain,
    ):
        theirs.send(type="look", seat=other_seat, beats=True)
        shown, before = mine.until("shown"), theirs.until("shown")
        assert not [line for line in before["log"] if "beat" in line], "what was before is looked back at by whoever wants it"
        still(mine, theirs, plain)
        mine.act(seat, shown["rev"], "end")
        seen, bare = theirs.until("shown"), plain.until("shown")
    assert [line["say"][0] for line in seen["log"] if "beat" in line][-1] == seen["log"][-1]["say"][0]
    assert not [line for line in bare["log"] if "beat" in line]
    assert seen["view"] == bare["view"]


def test_a_page_that_comes_back_sees_what_it_has_missed_from_what_it_knew(game: Game) -> None:
    game.choose_cards()
    seat, mover, other_seat, other = game.mover()
    with mover.socket(game.table, seat) as mine, other.socket(game.table, other_seat) as gone:
        shown, before = mine.until("shown"), gone.until("shown")
        mine.act(seat, shown["rev"], "end")
        gone.until("shown")
    with other.socket(game.table, other_seat, look=False) as theirs:
        theirs.send(type="look", seat=other_seat, beats=True, after=before["at"])
        whole = theirs.until("shown")
        theirs.send(type="look", seat=other_seat, beats=True, since=before["lasting"], after=before["at"])
        new = theirs.until("shown")
        theirs.send(type="look", seat=other_seat, beats=True, after=2**31)
        late = theirs.until("shown")
    [known] = [line for line in whole["log"] if line["at"] == before["at"] and "beat" in line][-1:]
    assert known["say"] == before["log"][-1]["say"], "from there it can be told"
    seen = [line["beat"] for line in whole["log"] if line["at"] > before["at"] and "beat" in line]
    assert seen == [line["beat"] for line in new["log"] if "beat" in line] != []
    assert not [line for line in late["log"] if "beat" in line]


def test_that_a_sealed_choice_is_made_or_taken_back_is_told_at_once(game: Game) -> None:
    with game.alice.socket(game.table, 0) as mine, game.bob.socket(game.table, 1) as theirs:
        shown, before = mine.until("shown"), theirs.until("shown")
        still(mine, theirs)
        rev = mine.act(0, shown["rev"], shown["offers"][0]["form"])["rev"]
        chosen = theirs.until("shown")
        mine.send(type="undo", id=key(), seat=0, rev=rev)
        back = theirs.until("shown")
    assert [told["actors"] for told in (before, chosen, back)] == [[0, 1], [1], [0, 1]]
    assert before["rev"] == chosen["rev"] == back["rev"], "what the other has before him is still good"
    assert back["view"] == before["view"]


def test_only_new_lines_of_the_log_come(game: Game) -> None:
    game.choose_cards()
    seat, mover, *_ = game.mover()
    with mover.socket(game.table, seat) as socket:
        first = socket.until("shown")
        socket.quiet()
        move = next(offer["form"] for offer in first["offers"] if offer["form"] != "end")
        socket.send(type="act", id=key(), seat=seat, rev=first["rev"], actions=[move])
        second = socket.until("shown")
        assert second["since"] == len(first["log"])
        socket.send(type="undo", id=key(), seat=seat, rev=second["rev"])
        third = socket.until("shown")
        assert third.get("log", []) == []
        assert third["since"] == len(first["log"]), "the line that was taken back is gone"


def test_a_page_that_comes_back_gets_the_lines_it_has_not_seen(game: Game) -> None:
    with game.alice.socket(game.table, 0) as socket:
        lines = socket.until("shown")["log"]
    game.choose_cards()
    with game.alice.socket(game.table, 0, since=len(lines)) as socket:
        shown = socket.until("shown")
    with game.alice.socket(game.table, 0) as socket:
        everything = socket.until("shown")["log"]
    assert shown["since"] <= len(lines)
    assert lines[: shown["since"]] + shown["log"] == everything


def test_the_same_act_sent_again_after_a_lost_connection_is_done_once(game: Game) -> None:
    shown = game.alice.shown(game.table, 0)
    name, answers = key(), []
    for _ in range(3):
        with game.alice.socket(game.table, 0, look=False) as socket:
            answers.append(socket.act(0, shown["rev"], shown["offers"][0]["form"], name))
            assert len(socket.came) == 1, "a page that does not look is sent nothing else"
    assert answers[0] == answers[1] == answers[2]
    assert game.alice.shown(game.table, 0)["undo"] == 1
    with game.alice.socket(game.table, 0) as socket:
        socket.quiet()
        again = socket.act(0, shown["rev"], shown["offers"][0]["form"], name)
        assert again["rev"] == answers[0]["rev"], "also to a page that has seen it"


def test_an_act_for_a_seat_from_which_the_page_does_not_look_is_answered_for_that_seat(live: Live) -> None:
    alice = live.person("Alice")
    table = alice.table("richard3", "me", "me", options=RICHARD)
    shown = alice.shown(table, 1)
    with alice.socket(table, 0) as socket:
        before = socket.until("shown")
        socket.quiet()
        answer = socket.act(1, shown["rev"], shown["offers"][0]["form"])
        assert (answer["seat"], answer["rev"]) == (1, shown["rev"] + 1)
        assert answer["since"] == answer["lasting"], "with the lines of the log that may be taken back, and no others"
        news = [message for message in socket.came if message["type"] == "shown" and message["seat"] == 0]
        assert {message["rev"] for message in news} == {before["rev"]}, "the viewpoint stays, and is told what it may know"


def test_a_resignation_is_answered_by_the_end_and_talk_by_done(game: Game) -> None:
    with game.alice.socket(game.table, 0) as socket:
        socket.quiet()
        socket.send(type="chat", id="c", text="Enough")
        assert socket.until("done") == {"type": "done", "id": "c"}
        socket.quiet()
        socket.send(type="resign", id="r", seat=0)
        answer = socket.until("shown")
    assert (answer["answers"], answer["step"]) == ("r", "over")


def test_chat_comes_to_all_and_notes_to_nobody_else(game: Game) -> None:
    with game.alice.socket(game.table, 0) as mine, game.bob.socket(game.table, 1) as theirs:
        still(mine, theirs)
        mine.send(type="chat", id=key(), text="Good luck!")
        assert [line["text"] for line in theirs.until("chat")["lines"]] == ["Good luck!"]
        mine.quiet()
        mine.send(type="note", id=key(), seat=0, text="bluff")
        assert kinds(mine.quiet()) == ["done"]
        assert theirs.quiet() == []
    with game.alice.socket(game.table, 0) as again:
        assert again.until("note")["text"] == "bluff"
    with game.bob.socket(game.table, 1) as theirs:
        assert theirs.until("note")["text"] == ""


def test_a_hint_is_one_of_the_offers_with_a_reason(game: Game) -> None:
    with game.alice.socket(game.table, 0) as socket:
        shown = socket.until("shown")
        socket.send(type="hint", id="help", seat=0, rev=shown["rev"])
        hint = socket.until("hint")
    assert hint["id"] == "help"
    assert hint["form"] in [offer["form"] for offer in shown["offers"]]
    assert hint["reason"][0].startswith("reason-")


def test_ping_and_pong(game: Game) -> None:
    with game.alice.socket(game.table, look=False) as socket:
        socket.send(type="ping")
        assert socket.receive() == {"type": "pong"}


def test_who_is_here_is_shown(game: Game) -> None:
    with game.alice.socket(game.table, 0) as socket:
        socket.quiet()
        with game.bob.socket(game.table, 1):
            room = socket.until("room")
            assert [place.get("is_here", False) for place in room["places"]] == [True, True]
        room = socket.until("room")
        assert [place.get("is_here", False) for place in room["places"]] == [True, False]


# --- refusals -------------------------------------------------------------------------------------------------------------------

WRONG = [
    ("no json", "malformed"),
    ("[]", "malformed"),
    ('{"type": "dance"}', "malformed"),
    ('{"type": "look", "seat": 99}', "malformed"),
    ('{"type": "look", "seat": 1}', "not_your_seat"),
    ('{"type": "act", "id": "a b", "seat": 0, "rev": 0, "actions": ["end"]}', "malformed"),
    ('{"type": "act", "id": "x", "seat": 0, "rev": 0, "actions": [""]}', "malformed"),
    ('{"type": "act", "id": "x", "seat": 1, "rev": 0, "actions": ["end"]}', "not_your_seat"),
    ('{"type": "act", "id": "x", "seat": 5, "rev": 0, "actions": ["end"]}', "not_your_seat"),
    ('{"type": "act", "id": "x", "seat": 0, "rev": 9999, "actions": ["end"]}', "stale"),
    ('{"type": "undo", "id": "x", "seat": 1, "rev": 0}', "not_your_seat"),
    ('{"type": "resign", "id": "x", "seat": 1}', "not_your_seat"),
    ('{"type": "note", "id": "x", "seat": 1, "text": ""}', "not_your_seat"),
    ('{"type": "hint", "id": "x", "seat": 1, "rev": 0}', "not_your_seat"),
    ('{"type": "chat", "id": "x", "text": ""}', "malformed"),
    ('{"type": "chat", "id": "x", "text": "' + "x" * 501 + '"}', "malformed"),
    ('{"type": "note", "id": "x", "seat": 0, "text": "' + "x" * 17_000 + '"}', "too_large"),
]


def test_what_is_wrong_is_refused_with_its_code_and_the_connection_goes_on(game: Game) -> None:
    before = (game.alice.shown(game.table, 0), game.bob.shown(game.table, 1))
    with game.alice.socket(game.table, 0) as socket:
        socket.quiet()
        for text, code in WRONG:
            socket.connection.send(text)
            refused = socket.until("refused")
            assert refused["code"] == code, text
            assert refused.get("id", "") in ("x", "a b", ""), text
        rev = before[0]["rev"]
        for forms, codes in ((["end"], ("illegal",)), (["move warwick kent"], ("illegal",)), (["?"], ("malformed", "illegal"))):
            socket.send(type="act", id=key(), seat=0, rev=rev, actions=forms)
            assert socket.until("refused")["code"] in codes
        socket.send(type="undo", id=key(), seat=0, rev=rev)
        assert socket.until("refused")["code"] == "nothing_to_undo"
        socket.send(type="ping")
        assert socket.until("pong")
    assert (game.alice.shown(game.table, 0), game.bob.shown(game.table, 1)) == before


def test_without_a_cookie_one_may_only_look(game: Game) -> None:
    with game.live.person().socket(game.table) as socket:
        socket.quiet()
        for text, _ in WRONG:
            socket.connection.send(text)
            assert socket.until("refused")["code"] in ("malformed", "no_identity", "not_your_seat", "too_large")


def test_a_frame_that_is_far_too_large_ends_the_connection(game: Game) -> None:
    with game.alice.socket(game.table, 0) as socket:
        socket.quiet()
        socket.connection.send("x" * 70_000)
        assert socket.end_code() == 1009


def test_after_too_many_errors_the_connection_is_cut(game: Game) -> None:
    with game.alice.socket(game.table, 0) as socket:
        for _ in range(sockets.MOST_REFUSED + 1):  # one more might find the connection closed
            socket.connection.send("nonsense")
        assert socket.end_code() == sockets.TOO_MANY


def test_another_origin_gets_no_connection(game: Game) -> None:
    url = f"{game.live.address.replace('http', 'ws', 1)}/ws/tables/{game.table}"
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        with pytest.raises(InvalidStatus) as refused, connected(url, origin):
            pass
        assert refused.value.response.status_code == 403
        assert json.loads(refused.value.response.body or b"")["code"] == "other_origin"


def test_a_table_that_is_not_there(game: Game) -> None:
    with game.alice.socket("none", look=False) as socket:
        assert socket.receive()["code"] == "not_found"
        assert socket.end_code() == sockets.NO_TABLE


def test_a_private_table_is_for_those_who_sit_at_it(live: Live) -> None:
    game = Game(live, onlookers="no")
    with live.person().socket(game.table, look=False) as socket:
        assert socket.receive()["code"] == "may_not_look"
        assert socket.end_code() == sockets.MAY_NOT_LOOK
    with game.bob.socket(game.table, 1) as socket:
        assert socket.until("shown")


def test_onlookers_go_when_the_table_is_not_for_them_any_more(live: Live) -> None:
    game = Game(live)
    friend, stranger, stubborn = live.person(), live.person(), live.person()
    friend.http.get(str(game.alice.http.post(f"/api/tables/{game.table}/invite", json={}).json()["url"]))

    def agree(**settings: str) -> None:
        assert game.alice.http.post(f"/api/tables/{game.table}/settings", json={"settings": settings}).status_code == 200

    with friend.socket(game.table) as invited, stranger.socket(game.table) as uninvited:
        still(invited, uninvited)
        agree(listed="no")
        assert uninvited.end_code() == sockets.MAY_NOT_LOOK
        assert "room" in kinds(invited.quiet()), "it was asked to watch"
        agree(listed="yes")
        with stubborn.socket(game.table, look=False) as late:
            late.quiet()
            agree(onlookers="no")
            late.send(type="look", seat=None)
            assert late.until("refused")["code"] == "may_not_look"
        assert invited.end_code() == sockets.MAY_NOT_LOOK
    with game.bob.socket(game.table, 1) as player:
        assert player.until("shown")


def test_whoever_looks_at_a_table_is_told_that_it_is_gone(live: Live) -> None:
    alice = live.person("Alice")
    table = alice.table("richard3", "me", "open", options=RICHARD)
    with live.person().socket(table) as socket:
        socket.quiet()
        assert alice.http.post(f"/table/{table}/delete").status_code == 303
        assert socket.end_code() == sockets.NO_TABLE


def test_a_wrong_token_gets_no_connection(game: Game) -> None:
    url = f"{game.live.address.replace('http', 'ws', 1)}/ws/tables/{game.table}"
    with connected(url, headers={"authorization": "Bearer forged"}) as connection:
        assert json.loads(connection.recv(SECONDS))["code"] == "no_identity"
        with pytest.raises(ConnectionClosed):
            connection.recv(SECONDS)
    assert connection.close_code == sockets.NO_IDENTITY


# --- the end --------------------------------------------------------------------------------------------------------------------


def test_a_bot_answers_at_once_and_the_game_comes_to_its_end(live: Live) -> None:
    """A whole game over the socket: always the first offer, against a bot."""
    alice = live.person("Alice")
    table = alice.table("richard3", "me", "bot:random", options=RICHARD)
    with alice.socket(table, 0) as socket:
        shown = socket.until("shown")
        while shown["step"] != "over":
            if shown.get("offers"):
                form = shown["offers"][-1]["form"]
                socket.send(type="act", id=key(), seat=0, rev=shown["rev"], actions=[form])
            shown = socket.until("shown")
        assert shown["prompt"][0] == "prompt-over"
    room = alice.http.get(f"/api/tables/{table}").json()
    assert room["status"] == "over"
    assert room["secret"], "the secret of the dice is told"
    assert alice.http.get(f"/api/tables/{table}/draws").json()
    assert alice.http.get(f"/api/tables/{table}/record").text.startswith("bosworth")


def test_a_drain_closes_with_restart_and_finishes_acts(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("drained")
    with Live(folder) as live:
        game = Game(live)
        with game.alice.socket(game.table, 0) as socket:
            shown = socket.until("shown")
            socket.quiet()
            act = {"type": "act", "id": "last", "seat": 0, "rev": shown["rev"], "actions": [shown["offers"][0]["form"]]}
            socket.send(**act)
            live.stop()
            assert socket.end_code() == 1012
        cookies = dict(game.alice.http.cookies)
    with Live(folder) as live:
        alice = live.person("Alice")
        alice.http.cookies.update(cookies)
        if any(message.get("answers") == "last" for message in socket.came):
            assert alice.shown(game.table, 0)["undo"] == 1, "what was confirmed is there"
        assert alice.send(game.table, **act)[0] == 200, "whether it was or not, it is sent again"
        assert alice.shown(game.table, 0)["undo"] == 1, "and done once"
