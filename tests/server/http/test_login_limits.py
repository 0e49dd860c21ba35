"""Nobody can try passwords for long, and nobody can lock others out of their accounts by trying."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.running import PASSWORD, Live, Player

from bosworth.server.http import auth
from bosworth.server.http.limits import RATES, Limits, Rate, may_guess
from bosworth.server.http.links import MOST_KNOWN, Links

DAY = 24 * 3600


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def limits(clock: Clock) -> Limits:
    return Limits(clock=clock)


def tried(limits: Limits, clock: Clock, seconds: int, *addresses: str) -> int:
    """How many passwords for Anne these addresses can try if they do so once a second."""
    count = 0
    for _ in range(seconds):
        clock.now += 1
        count += sum(may_guess(limits, "anne", address, "") for address in addresses)
    return count


def test_one_address_locks_nobody_else_out(limits: Limits, clock: Clock) -> None:
    for _ in range(24):
        tried(limits, clock, 3600, "attacker")
        assert may_guess(limits, "anne", "elsewhere", "")


def test_many_addresses_lock_no_browser_out_that_is_known(limits: Limits, clock: Clock) -> None:
    for number in range(1000):
        tried(limits, clock, 1, f"attacker {number}")
    assert not may_guess(limits, "anne", "elsewhere", "")
    assert may_guess(limits, "anne", "elsewhere", "her laptop")


def test_guesses_are_few(limits: Limits, clock: Clock) -> None:
    one = tried(limits, clock, DAY, "attacker")
    assert one <= RATES["guessing"].burst + DAY * RATES["guessing"].per_second
    clock.now += 100 * DAY
    all_together = tried(limits, clock, 3600, *(f"attacker {number}" for number in range(100)))
    assert all_together <= RATES["strangers"].burst + 3600 * RATES["strangers"].per_second


def test_a_known_browser_cannot_guess_for_long_either(limits: Limits) -> None:
    allowed = [may_guess(limits, "anne", str(number), "her laptop") for number in range(100)]
    assert allowed.count(True) == RATES["guessing"].burst


def test_a_browser_is_known_for_the_accounts_that_have_logged_in_there() -> None:
    links = Links(b"key")
    cookie = links.device(links.device(None, "anne"), "bob")
    assert links.device_of(cookie, "anne") == links.device_of(cookie, "bob") != ""
    for stranger in (None, "", "[]", cookie + "x", Links(b"other").device(None, "anne")):
        assert links.device_of(stranger, "anne") == ""
    assert links.device_of(cookie, "cecily") == ""
    assert links.device_of(links.device(None, "anne"), "anne") != links.device_of(cookie, "anne"), "each has a name of its own"


def test_the_accounts_of_a_browser_do_not_pile_up() -> None:
    links, cookie = Links(b"key"), None
    for number in range(MOST_KNOWN + 1):
        cookie = links.device(cookie, str(number))
    assert [bool(links.device_of(cookie, str(number))) for number in (0, 1, MOST_KNOWN)] == [False, True, True]


# --- over the wire --------------------------------------------------------------------------------------------------------------


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Live]:
    """A server behind a proxy, at which no time passes."""
    for name, burst in (("login", 100), ("guessing", 2), ("strangers", 4)):
        monkeypatch.setitem(RATES, name, Rate(burst, 0.0))
    with Live(tmp_path, rate_factor=1.0, is_behind_proxy=True) as live:
        yield live


def at(live: Live, address: str) -> Player:
    player = live.person("Somebody")
    player.http.headers["x-forwarded-for"] = address
    return player


def test_the_right_password_opens_from_elsewhere_whatever_one_address_tries(server: Live) -> None:
    anne = at(server, "10.0.0.1").enter()
    assert anne.claim("Anne") == 303
    attacker = at(server, "10.6.6.6")
    assert [attacker.login("Anne", "wrong password") for _ in range(6)] == [401, 401, 429, 429, 429, 429]
    assert at(server, "10.0.0.2").login("Anne") == 303


def test_the_browser_that_made_the_account_comes_in_through_any_siege(server: Live) -> None:
    anne = at(server, "10.0.0.1").enter()
    assert anne.claim("Anne") == 303
    assert anne.http.post("/account/logout").status_code == 303
    statuses = [at(server, f"10.6.6.{number}").login("Anne", "wrong password") for number in range(6)]
    assert statuses == [401] * 4 + [429] * 2
    assert at(server, "10.0.0.9").login("Anne") == 429, "a browser that nobody knows has to wait"
    anne.http.headers["x-forwarded-for"] = "10.0.0.9"
    assert anne.login("Anne", PASSWORD) == 303


def test_scripts_cannot_read_by_what_a_browser_is_known(server: Live) -> None:
    anne = at(server, "10.0.0.1").enter()
    answer = anne.http.post("/account/claim", data={"name": "Anne", "password": PASSWORD})
    cookie = next(value for value in answer.headers.get_list("set-cookie") if value.startswith(auth.DEVICE))
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
