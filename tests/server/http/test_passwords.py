"""Passwords that anybody would guess are refused, and it is said why."""

import pytest
from tests.server.running import PASSWORD, Live

from bosworth.locale import LANGUAGES
from bosworth.server.http.passwords import COMMON, check_strength
from bosworth.server.http.preferences import words_of
from bosworth.server.http.refusals import Refusal

WEAK = {
    "common": [
        "password",
        "Password",
        "PASSWORD1",
        "P@ssw0rd!",
        "passwort1",
        "motdepasse",
        "iloveyou2",
        "letmein!!",
        "bosworth1485",
    ],
    "pattern": ["12345678", "87654321", "abcdefgh", "qwertyui", "asdfghjkl", "azertyuiop", "11111111", "        ", "abcabcabc"],
    "name": ["Jack Cade", "jackcade", "JackCade1485", "edaC kcaJ"],
}
"""What is refused for somebody called Jack Cade, and for which reason."""
EVEN_MORE = [
    "\u3164" * 8,
    "1212121212",
    "aaaaaaab",
    "zyxwvuts",
    "12345679",
    "1234567890",
    "qwerty123",
    "  password  ",
    "passwordpassword",
]
GOOD = [
    PASSWORD,
    "correct horse battery",
    "Zwölf Boxkämpfer",
    "x9$kQ2!vLm",
    "il cavallo di York",
    "жили-были три кота",
    "Jack Cade rides at dawn",
]


def reason(password: str, name: str = "Jack Cade") -> str:
    with pytest.raises(Refusal) as told:
        check_strength(password, name)
    assert told.value.code == "weak_password"
    return told.value.text


@pytest.mark.parametrize(("why", "password"), [(why, one) for why, found in WEAK.items() for one in found])
def test_what_anybody_would_guess_is_refused(why: str, password: str) -> None:
    assert reason(password) == why


@pytest.mark.parametrize("password", EVEN_MORE)
def test_and_so_is_more_of_the_kind(password: str) -> None:
    reason(password)


@pytest.mark.parametrize("password", GOOD)
def test_anything_else_will_do(password: str) -> None:
    check_strength(password, "Jack Cade")


def test_a_short_name_forbids_no_long_password() -> None:
    check_strength("Al likes strawberries", "Al")
    check_strength("strawberry fields", "")


@pytest.mark.parametrize("password", ["", "1234567", "x" * 201])
def test_the_length_has_a_code_of_its_own(password: str) -> None:
    with pytest.raises(Refusal) as told:
        check_strength(password, "Jack Cade")
    assert told.value.code == "bad_password"


def test_the_list_holds_what_the_rules_would_let_pass() -> None:
    assert len(COMMON) == len(set(COMMON))
    assert all(word == word.casefold() and word.isalpha() for word in COMMON)


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_the_page_says_why_in_every_language(live: Live, lang: str) -> None:
    guest = live.person("Jack Cade").enter()
    for why, passwords in WEAK.items():
        form = {"name": "Jack Cade", "password": passwords[0]}
        page = guest.http.post("/account/claim", data=form, headers={"accept-language": lang})
        assert page.status_code == 422
        assert words_of(lang)("problem-weak_password", text=why, line=0) in page.text
    assert len({words_of(lang)("problem-weak_password", text=why) for why in WEAK}) == len(WEAK)


def test_neither_a_new_account_nor_a_new_password_is_weak(live: Live) -> None:
    guest = live.person("Wat Tyler").enter()
    assert guest.claim("Wat Tyler", "wat tyler") == 422
    assert guest.claim("Wat Tyler") == 303
    for new, status in (("password", 422), ("        ", 422), ("Wat Tyler", 422), ("four words in a row", 303)):
        assert guest.http.post("/account/password", data={"old": PASSWORD, "new": new}).status_code == status
