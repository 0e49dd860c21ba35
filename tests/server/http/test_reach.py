"""Links say how far they go: a server for this computer alone hands out no link that fails elsewhere without a word."""

from pathlib import Path

import pytest
from tests.server.running import RICHARD, Live

from bosworth.locale import LANGUAGES
from bosworth.server.http import reach
from bosworth.server.http.preferences import words_of
from bosworth.server.http.reach import Reach, lan_address, reach_of
from bosworth.server.settings import Settings

LAN = "192.168.7.7"
HERE, THERE, OPEN = "127.0.0.1", "play.example.org", "0.0.0.0"  # noqa: S104 - as it is given


@pytest.fixture(autouse=True)
def _network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "lan_address", lambda: LAN)


def found(host: str, asked: str, *, is_behind_proxy: bool = False) -> Reach:
    settings = Settings("", host=host, port=8485, is_behind_proxy=is_behind_proxy)
    return reach_of(settings, f"http://{asked}:8485", asked)


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "::1", "[::1]"])
def test_a_server_for_this_computer_says_so(name: str) -> None:
    assert found(HERE, name) == Reach("computer", f"http://{name}:8485", f"http://{LAN}:8485")


def test_a_server_for_all_hands_out_links_for_its_network() -> None:
    assert found(OPEN, HERE) == Reach("network", f"http://{LAN}:8485", f"http://{LAN}:8485")


def test_whoever_came_from_elsewhere_can_send_others_there() -> None:
    for host in (HERE, OPEN, LAN):
        assert found(host, THERE) == Reach("", f"http://{THERE}:8485")
    assert found(OPEN, LAN).kind == ""


def test_what_a_proxy_does_is_its_owners_business() -> None:
    assert found(HERE, HERE, is_behind_proxy=True).kind == ""


def test_without_a_network_links_are_for_this_computer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "lan_address", lambda: "")
    assert found(OPEN, HERE) == Reach("computer", "http://127.0.0.1:8485")


def test_the_address_in_the_network_is_none_of_this_computer_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not lan_address().startswith("127.")
    monkeypatch.setattr(reach, "NOWHERE", ("127.0.0.1", 9))
    assert lan_address() == ""
    monkeypatch.setattr(reach, "NOWHERE", ("no address", 9))
    assert lan_address() == ""


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_the_waiting_room_says_how_to_let_others_in(live: Live, lang: str) -> None:
    owner, words = live.person("Owner"), words_of(lang)
    table = owner.table("richard3", "me", "invite", options=RICHARD)
    page = owner.http.get(f"/table/{table}", headers={"accept-language": lang}).text
    assert words("reach-computer") in page
    assert "bosworth serve --host 0.0.0.0" in page
    assert words("reach-then", address=f"http://{LAN}:{live.port}") in page
    link = owner.http.post(f"/api/tables/{table}/invite", json={"seat": 1}).json()
    assert link["reach"] == "computer"
    assert link["url"].startswith(live.address)


def test_a_server_that_others_reach_has_links_that_they_can_open(tmp_path: Path) -> None:
    with Live(tmp_path, host=OPEN) as live:
        owner = live.person("Owner")
        table = owner.table("richard3", "me", "invite", options=RICHARD)
        page = owner.http.get(f"/table/{table}").text
        link = owner.http.post(f"/api/tables/{table}/invite", json={"seat": None}).json()
        elsewhere = owner.http.get(f"/table/{table}", headers={"host": f"{LAN}:{live.port}"}).text
    assert f"http://{LAN}:{live.port}/invite/" in page
    assert 'data-reach="network"' in page
    assert link["url"].startswith(f"http://{LAN}:{live.port}/watch/")
    assert "data-reach" not in elsewhere
