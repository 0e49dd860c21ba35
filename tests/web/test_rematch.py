"""After the end, by pointer: a rematch that one proposes and the other joins, and a table like this one with other options."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage
from tests.web.test_quiet_chat import ask

END = "[data-ready] .end"


def resign(page: Page, seat: int) -> None:
    ask(page, type="resign", id="resigned", seat=seat)


def address_of(page: Page) -> str:
    return re.sub(r".*(/table/[\w-]+).*", r"\1", page.url)


def touch(page: Page, selector: str) -> None:
    """At its middle, with the finger or the mouse."""
    spot = page.locator(selector)
    spot.scroll_into_view_if_needed()
    box = spot.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    is_touched = page.evaluate("() => navigator.maxTouchPoints > 0")
    page.touchscreen.tap(x, y) if is_touched else page.mouse.click(x, y)


def duel(open_page: OpenPage, width: int, height: int) -> tuple[Page, Page]:
    """Anne and Bob at a table of Richard III, each in an own browser; Bob has given up."""
    anne = open_page("/new?game=richard3", width=width, height=height)
    anne.locator("#seat-york").select_option("open")
    anne.locator("#player").fill("Anne")
    anne.get_by_role("button", name="Open the table").click()
    expect(anne.locator(".seat-list")).to_be_visible()
    bob = open_page(address_of(anne), width=width, height=height)
    bob.locator("#player").fill("Bob")
    bob.locator("button[form='sit'][value='york']").click()
    bob.locator("[data-ready] .board").wait_for(state="attached")
    resign(bob, 1)
    for page in (anne, bob):
        page.locator(END).wait_for()
    return anne, bob


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_one_proposes_a_rematch_the_other_joins_and_both_have_changed_seats(open_page: OpenPage, width: int, height: int) -> None:
    anne, bob = duel(open_page, width, height)
    before = address_of(anne)
    expect(bob.locator(".prompt-bar .rematch")).to_have_text("Rematch")
    touch(anne, ".prompt-bar .rematch")
    expect(anne.locator(".seat-line", has_text="kept for")).to_contain_text("Bob")
    made = address_of(anne)
    assert made != before

    expect(bob.locator(".prompt-bar .rematch")).to_have_text(re.compile("Anne.* proposes a rematch: join"))
    touch(bob, ".prompt-bar .rematch")
    for page in (anne, bob):
        page.locator("[data-ready] .board").wait_for(state="attached")
        assert address_of(page) == made
    room = bob.request.get(bob.url.replace("/table/", "/api/tables/")).json()
    assert [(place["seat"], place["name"], place.get("is_mine", False)) for place in room["places"]] == [
        ("lancaster", "Bob", True),
        ("york", "Anne", False),
    ]

    anne.goto(anne.url.replace(made, before))
    anne.locator(END).wait_for()
    expect(anne.locator(".prompt-bar .rematch")).to_have_text("To the rematch")
    touch(anne, ".prompt-bar .rematch")
    anne.wait_for_url(f"**{made}")


def test_whoever_does_not_want_to_declines_in_the_waiting_room(open_page: OpenPage) -> None:
    anne, bob = duel(open_page, 1280, 720)
    touch(anne, ".prompt-bar .rematch")
    expect(anne.locator(".seat-line", has_text="kept for")).to_be_visible()
    expect(anne.locator("input[id^='invite-']")).to_have_count(0)
    bob.goto(bob.url.replace(address_of(bob), address_of(anne)))
    expect(bob.locator(".seat-line", has_text="kept for you")).to_be_visible()
    bob.get_by_role("button", name="Decline").click()
    expect(anne.locator("input#invite-lancaster")).to_have_count(1)


def test_alone_against_bots_it_begins_at_once_and_an_onlooker_is_not_asked(open_page: OpenPage) -> None:
    anne = open_page("/new?game=lancaster")
    anne.locator("#listed").select_option("yes")
    anne.get_by_role("button", name="Open the table").click()
    anne.locator("[data-ready] .board").wait_for(state="attached")
    before = address_of(anne)
    resign(anne, 0)
    anne.locator(END).wait_for()
    cat = open_page(before)
    cat.locator(END).wait_for()
    expect(cat.locator(".rematch")).to_have_count(0)
    anne.get_by_role("button", name="Menu").click()
    touch(anne, "dialog .rematch")
    anne.wait_for_url(re.compile(rf"/table/(?!{before.removeprefix('/table/')})"))
    anne.locator("[data-ready] .board").wait_for(state="attached")
    room = anne.request.get(anne.url.replace("/table/", "/api/tables/")).json()
    assert [place.get("is_mine", False) for place in room["places"]][:2] == [False, True]


@pytest.mark.parametrize("width", [1280, 390])
def test_again_with_other_options_begins_with_the_form_as_it_was(open_page: OpenPage, width: int) -> None:
    page = open_page("/new?game=richard3&option-scenario=1470&seat-lancaster=me&seat-york=bot:random", width=width)
    page.locator("#table-name").fill("Tewkesbury")
    page.get_by_role("button", name="Open the table").click()
    page.locator("[data-ready] .board").wait_for(state="attached")
    resign(page, 0)
    page.locator(END).wait_for()
    touch(page, ".prompt-bar a[href$='/again']")
    expect(page.locator("#table-name")).to_have_value("Tewkesbury")
    assert page.locator("input[name='option-scenario']:checked").get_attribute("value") == "1470"
    expect(page.locator("#seat-lancaster")).to_have_value("bot:random")
    expect(page.locator("#seat-york")).to_have_value("me")
    page.locator("#seat-lancaster").select_option("bot:gentle")
    page.locator("#temper-lancaster").select_option("cautious")
    page.get_by_role("button", name="Open the table").click()
    page.locator("[data-ready] .board").wait_for(state="attached")
    room = page.request.get(page.url.replace("/table/", "/api/tables/")).json()
    assert next((place["kind"], place["name"]) for place in room["places"]) == ("bot", "gentle:cautious")
    assert room["options"]["scenario"] == "1470"
