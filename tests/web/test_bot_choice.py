"""Whoever sets a table up chooses for each seat how strong a bot is and what it values, also without scripts."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.conftest import House, OpenPage
from tests.web.robot import touch


@pytest.fixture
def plain(house: House, browser: Browser) -> Iterator[Page]:
    """A browser in which no script runs."""
    context = browser.new_context(java_script_enabled=False, viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto(house.url + "/new?game=richard3")
    yield page
    context.close()


@pytest.mark.parametrize("width", [1280, 390])
def test_a_level_and_a_temper_are_chosen_and_described(open_page: OpenPage, width: int) -> None:
    page = open_page("/new?game=richard3", width=width)
    about = page.locator(".seat-row", has=page.locator("#seat-york")).locator(".bot-about")
    expect(page.locator("#seat-york")).to_have_value("bot:gentle")
    expect(about).to_have_text("Plays sensibly, forgives much, and makes a beginner’s mistakes. ")
    page.locator("#seat-york").select_option(label="Bot: master")
    page.locator("#temper-york").select_option(label="aggressive")
    expect(about).to_contain_text("plays best. Seeks the fight")
    expect(page.locator("#temper-lancaster")).to_be_hidden()
    page.locator("#seat-lancaster").select_option(label="Bot: steady")
    expect(page.locator("#temper-lancaster")).to_be_visible()
    page.locator("#seat-lancaster").select_option("me")
    page.locator("#away").select_option("skilled")
    page.locator("#temper-away").select_option("cautious")
    touch(page, page.locator("#new-table .set-up-go button"))
    page.wait_for_url("**/table/*")
    page.locator("[data-ready] .board").wait_for(state="attached")
    if width < 500:
        page.locator(".tabs button", has_text="Seats").tap()
    expect(page.locator(".seat[data-seat=york] .seat-person")).to_have_text("Bot: master, aggressive")
    page.locator(".menu-button, [aria-label='Menu'], .top-menu").first.click()
    expect(page.locator(".menu-choice", has_text="Bot for those away").locator("select")).to_have_value("skilled")
    temper = page.locator(".menu-choice", has_text="Its temper").locator("select")
    expect(temper).to_have_value("cautious")
    with page.expect_response("**/settings"):
        temper.select_option("normal")
    expect(temper).to_have_value("normal")
    room = page.request.get(page.url.replace("/table/", "/api/tables/")).json()
    assert room["settings"]["away"] == "skilled"


def test_without_scripts_level_and_temper_are_two_fields(plain: Page) -> None:
    expect(plain.locator("#temper-lancaster")).to_be_hidden()
    plain.locator("#seat-lancaster").select_option("me")
    plain.locator("#seat-york").select_option("bot:expert")
    plain.locator("#temper-york").select_option("balanced")
    plain.locator(".bots-explained summary").click()
    expect(plain.locator(".bots-explained")).to_contain_text("Tries many plans out before it acts.")
    plain.locator("#new-table .set-up-go button").click()
    plain.goto(re.sub(r"/table/.*", "/games", plain.url))
    expect(plain.locator(".place-bot")).to_contain_text("Bot: expert, balanced")


def test_in_the_waiting_room_too(open_page: OpenPage) -> None:
    page = open_page("/new?game=richard3&seat-york=open", width=390)
    touch(page, page.locator("#new-table .set-up-go button"))
    page.wait_for_url("**/table/*")
    expect(page.locator(".seat-temper")).to_contain_text("Temper")
    expect(page.locator(".seat-temper")).to_be_visible()
    line, button = (page.locator(one).bounding_box() for one in (".seat-line:has(.bot-choice)", ".bot-choice button"))
    assert line
    assert button
    assert line["y"] + line["height"] - button["y"] - button["height"] >= 6, "the rule below is not touched"
    page.locator("#level-york").select_option("casual")
    page.locator("#temper-york").select_option("cautious")
    touch(page, page.locator("form.bot-choice button"))
    page.locator("[data-ready] .board").wait_for(state="attached")
    room = page.request.get(page.url.replace("/table/", "/api/tables/")).json()
    assert [place["name"] for place in room["places"] if place["kind"] == "bot"] == ["casual:cautious"]
