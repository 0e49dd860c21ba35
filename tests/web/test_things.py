"""Whatever a person may point at tells of itself: in a card beside it on a wide window, in the sheet of a narrow one."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage
from tests.web.positions import Position, decisions, open_position, random_game, sources
from tests.web.robot import SPOT, touch
from tests.web.test_touching import CARDS, played

from bosworth.games import game as find_game

TWO_VOICES = ".thing[title], .thing title, .thing [title], [title]:has(.thing)"
"""What the browser would tell of over a card."""


def position(game: str, step: str, nth: int = 0) -> Position:
    """A decision of this name in a recorded or a random game."""
    found = (one for source, record in sources(game) for one in decisions(find_game(game), record, source) if one.step == step)
    for _ in range(nth):
        next(found)
    return next(found)


def spot_of(page: Page, selector: str) -> dict[str, Any]:
    """Where the first of these things is that can be pointed at."""
    page.locator(selector).first.wait_for()
    for thing in page.locator(selector).all():
        thing.scroll_into_view_if_needed()
        spot: dict[str, Any] | None = thing.evaluate(SPOT)
        if spot:
            return spot
    pytest.fail(f"nothing can point at {selector}")


def tells(page: Page, selector: str, *texts: str) -> None:
    """What the card says of the thing at which the mouse points, or the sheet of what a finger touches."""
    spot = spot_of(page, selector)
    if (page.viewport_size or {"width": 0})["width"] < 500:
        touch(page, spot)
        card = page.locator(".sheet")
    else:
        page.mouse.move(3, 3)
        page.mouse.move(spot["x"], spot["y"])
        card = page.locator(".tip.with-facts")
    for text in texts:
        expect(card).to_contain_text(text)


@pytest.mark.parametrize("width", [1280, 390])
def test_played_cards_held_cards_and_the_deck_tell_what_they_are(open_page: OpenPage, width: int) -> None:
    page = open_page("/about", width=width, height=844)
    open_position(page, played("actions", 0, *CARDS))
    tells(page, ".sides-tray.is-york .cards-played .thing", "3 action points")
    tells(page, ".cards-held", "York holds", "Played by York: 3")
    tells(page, ".cards-deck", "not in use", "Not seen yet")
    expect(page.locator(TWO_VOICES)).to_have_count(0)


def test_nameless_blocks_tell_of_their_area(open_page: OpenPage) -> None:
    page = open_page("/about", width=1280, height=720)
    open_position(page, played("actions", 0, *CARDS))
    page.locator(".map-block.lit").first.focus()
    tells(page, ".map-piece[data-for]:has(.pieces-pile)", "York –", "feeds")
    expect(page.locator(".map-svg title")).to_have_count(0)


def test_who_is_not_of_age_has_one_card(open_page: OpenPage) -> None:
    page = open_page("/about", width=1280, height=720)
    open_position(page, position("richard3", "actions"))
    assert page.locator(".sides-off-map .thing").count()
    expect(page.locator(TWO_VOICES)).to_have_count(0)


@pytest.mark.parametrize("width", [1280, 390])
def test_a_player_of_the_roses_tells_all_that_is_public_about_him(open_page: OpenPage, width: int) -> None:
    page = open_page("/about", width=width, height=900)
    open_position(page, position("roses", "draft", 20))
    row = ".tracks-player" if width > 900 else ".summary-scores .thing"
    tells(page, f"{row}[data-ref='side:red']", "Red", "Turn order:", "French Aid:", "Noble: ")
    turns = ".tracks-turns" if width > 900 else ".roses-summary [data-ref='track:turns']"
    tells(page, turns, "Turn 1")
    phases = ".tracks-phases" if width > 900 else ".summary-phase"
    tells(page, phases, "Bribery")
    expect(page.locator(TWO_VOICES)).to_have_count(0)


def test_the_stocks_and_the_score_track_of_the_roses_tell_what_they_are(open_page: OpenPage) -> None:
    page = open_page("/about", width=1440, height=900)
    open_position(page, position("roses", "draft", 20))
    tells(page, ".tracks-stocks", "Cards in the deck", "Mercenaries in the stack", "nobody’s")
    tells(page, ".tracks-line", "Victory points", "Red")
    expect(page.locator(".summary [title]")).to_have_count(0)


def big_box() -> Position:
    """The first placement of a game of Lancaster with all modules."""
    record = random_game(find_game("lancaster"), {"players": "3", "preset": "big_box"}, 1)
    found = decisions(find_game("lancaster"), record, "all modules")
    return next(one for one in found if one.step == "place" and one.number > 0)


LANCASTER = {
    ".tray [data-ref^='knight:']": ("Knight 1", "upgrade"),
    ".tray [data-ref^='lord:']": ("Lord", "office"),
    ".tray-reserve": ("new knight",),
    ".tray-goods": ("squires", "seals"),
    ".castles-own .castles-nobles": ("Nobles at the table",),
    ".court-dishonour": ("Track of dishonour", "4 power"),
    "[data-ref='area:chancellor']": ("tribute", "Lord Chancellor"),
    "[data-ref='area:dungeon']": ("Neutral knight",),
    "[data-ref='pile:laws']": ("Laws to come",),
    ".seat-score .thing": ("votes",),
    ".castles-other .lancaster-cover": ("castle", "at court", "reserve"),
    ".castles-other-name": ("nobles",),
}
"""Pieces and places, and some of what their cards say."""


def test_every_piece_and_place_of_lancaster_tells_what_it_may_do(open_page: OpenPage) -> None:
    page = open_page("/about", width=1440, height=900)
    open_position(page, big_box())
    page.locator(".castles-others h2 button[aria-expanded=false]").click()
    for selector, texts in LANCASTER.items():
        tells(page, selector, *texts)
    expect(page.locator(TWO_VOICES)).to_have_count(0)


def test_on_a_phone_a_touch_tells_of_a_castle_and_of_the_reserve(open_page: OpenPage) -> None:
    page = open_page("/about", width=390, height=844)
    open_position(page, big_box())
    tells(page, ".tray-reserve", "new knight")
    tells(page, ".castles-other .lancaster-cover", "at court", "reserve")
