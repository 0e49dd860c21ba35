"""A table at which one person holds all seats that are not bots': it is listed to nobody, and can be deleted at any time."""

import pytest
from tests.server.running import RICHARD, Live, Player, key

SEATS = {"both seats": ("me", "me"), "against a bot": ("me", "bot:random")}


def listed(person: Player) -> str:
    """Everything that is listed to anybody."""
    return person.http.get("/lobby").text


def mine(person: Player) -> list[str]:
    return [table["id"] for table in person.http.get("/api/tables?mine").json()]


@pytest.mark.parametrize("seats", SEATS.values(), ids=SEATS)
def test_it_is_not_listed_unless_that_is_asked_for(live: Live, seats: tuple[str, ...]) -> None:
    owner, other = live.person("Owner"), live.person("Other").enter()
    table = owner.table("richard3", *seats, options=RICHARD)
    shown = owner.table("richard3", *seats, options=RICHARD, listed="yes")
    assert table not in listed(other)
    assert other.http.get(f"/table/{table}").status_code == 403
    assert shown in listed(other)


@pytest.mark.parametrize(("wish", "is_listed"), [("", False), ("no", False), ("yes", True)])
def test_the_form_of_a_new_table_says_the_same(live: Live, wish: str, is_listed: bool) -> None:
    owner = live.person("Owner").enter()
    form = {"game": "richard3", "seat-lancaster": "me", "seat-york": "me", "may_watch": "yes", "listed": wish}
    made = owner.http.post("/new", data=form).headers["location"]
    assert (made in listed(live.person())) == is_listed


def test_with_others_at_the_table_it_is_listed(live: Live) -> None:
    owner, other = live.person("Owner"), live.person("Other")
    form = {"game": "richard3", "seat-lancaster": "me", "seat-york": "open", "may_watch": "yes", "listed": ""}
    made = owner.http.post("/new", data=form).headers["location"]
    assert made in listed(live.person())
    other.sit(made.removeprefix("/table/"), 1)
    assert made in listed(live.person()), "also while it is played"


def test_what_becomes_of_a_game_for_one_alone_is_not_listed(live: Live) -> None:
    owner, other = live.person("Owner"), live.person("Other")
    table = owner.table("richard3", "me", "open", options=RICHARD)
    other.sit(table, 1)
    owner.send(table, type="resign", id=key(), seat=0)
    branch = owner.http.post(f"/api/tables/{table}/branch", json={"at": 0}).json()["id"]
    assert branch not in listed(live.person())


# --- deleting -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS.values(), ids=SEATS)
def test_its_owner_deletes_it_while_it_is_played(live: Live, seats: tuple[str, ...]) -> None:
    owner = live.person("Owner")
    table = owner.table("richard3", *seats, options=RICHARD)
    assert f'action="/table/{table}/delete"' in owner.http.get("/games").text
    with owner.socket(table, 0) as socket:
        socket.quiet()
        answer = owner.http.delete(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["type"]) == (200, "done")
        assert socket.end_code() == 4404
    assert mine(owner) == []
    assert owner.http.get(f"/table/{table}").status_code == 404


def test_the_form_deletes_it_too(live: Live) -> None:
    owner = live.person("Owner")
    table = owner.table("richard3", "me", "bot:random", options=RICHARD)
    assert owner.http.post(f"/table/{table}/delete").status_code == 303
    assert mine(owner) == []


def test_a_seat_left_to_a_bot_is_still_mine(live: Live) -> None:
    owner = live.person("Owner")
    table = owner.table("richard3", "me", "bot:random", options=RICHARD, grace="0")
    assert owner.http.post(f"/api/tables/{table}/leave", json={}).status_code == 200
    assert owner.http.delete(f"/api/tables/{table}").status_code == 200


def test_a_game_with_others_is_not_its_owners_to_delete(live: Live) -> None:
    owner, other = live.person("Owner"), live.person("Other")
    table = owner.table("richard3", "me", "open", options=RICHARD)
    other.sit(table, 1)
    assert f"/table/{table}/delete" not in owner.http.get("/games").text
    assert owner.http.delete(f"/api/tables/{table}").status_code == 409
    assert other.http.delete(f"/api/tables/{table}").status_code == 403
    other.http.post(f"/api/tables/{table}/leave", json={})
    assert owner.http.delete(f"/api/tables/{table}").status_code == 409, "who has left may come back"
    assert mine(other) == [table]
