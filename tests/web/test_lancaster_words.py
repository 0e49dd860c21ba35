"""What Lancaster's board shows: what is void for an ally, whose knight is ransomed, letters of provinces, all scores."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage
from tests.web.positions import open_record
from tests.web.test_lancaster_board import ME, new_table

from bosworth.bots import make_bot
from bosworth.games.lancaster import GAME
from bosworth.games.lancaster.facts import COLOURS, LETTERS
from bosworth.games.lancaster.tables import FAVOURS, STRENGTHS
from bosworth.games.lancaster.view import View
from bosworth.kernel.chance import FairDice
from bosworth.kernel.match import Match

OUT_OF_SIGHT = """() => [...document.querySelectorAll(".summary-power, .summary-phase")]
  .filter((one) => one.matches(".summary-power, .is-current") || one.getClientRects().length > 0)
  .filter((one) => {
    const {left, top, right, bottom, width, height} = one.getBoundingClientRect();
    const corners = [[left + 2, top + 2], [right - 2, top + 2], [left + 2, bottom - 2], [right - 2, bottom - 2]];
    const isCut = one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline";
    const around = (one.matches(".summary-power") ? one.closest("li") : one).getBoundingClientRect();
    const isInside = left >= around.left - 1 && right <= around.right + 1 && top >= around.top - 1 && bottom <= around.bottom + 1;
    const isFree = ([x, y]) => document.elementFromPoint(x, y)?.closest("li")?.contains(one);
    return !width || !height || isCut || !isInside || !corners.every(isFree);
  })
  .map((one) => one.textContent)"""
"""Scores and phases that are cut off, covered, or outside the window."""


def record_until(wanted: Callable[[View], bool], players: int = 2, preset: str = "") -> str:
    """A game of random bots up to a decision of Blue's that fits."""
    for seed in range(60):
        options = {"players": str(players), **({"preset": preset} if preset else {})}
        seats = {seat: "human" if number == ME else "bot:greedy" for number, seat in enumerate(COLOURS[:players])}
        match = Match.start(GAME, options, seats, FairDice(seed.to_bytes(32, "big")))
        bot = make_bot("random", GAME, Random(seed))
        while actors := match.state.actors():
            if ME in actors and wanted(match.view(ME)):
                return match.record.write()
            match.act(actors[-1], [bot.choose(match.view(actors[-1]), match.legal(actors[-1]))])
    raise AssertionError("no game came to that")


def is_allys(view: View) -> bool:
    """Whether the decision is about the ally."""
    return bool(view.known.is_ally(view.known.party))


def has_every_favour(view: View) -> bool:
    """Whether Blue chooses among all favours for his ally."""
    return view.step == "favour" and is_allys(view) and view.known.favours == FAVOURS[2]


def could_ransom(view: View) -> bool:
    """Whether Blue is asked for a ransom and can pay it, and the last reward was another's."""
    return view.step == "ransom" and view.known.party != ME and view.gold[ME] >= STRENGTHS


def test_a_favour_that_is_void_for_an_ally_is_crossed_out_and_says_so(open_page: OpenPage) -> None:
    page = open_page("/")
    open_record(page, record_until(lambda view: view.step == "favour" and is_allys(view) and view.known.favours == 63))
    void = page.locator(".decision-choice", has_text="2 gold")
    expect(void.locator(".icons-part.is-void")).to_have_count(1)
    expect(void).to_contain_text("void for an ally: 2 gold", ignore_case=True)
    expect(page.locator(".decision-choice", has_text="An upgrade").locator(".is-void")).to_have_count(0)
    expect(page.locator(".conflicts-favours .icons-part.is-void")).to_have_count(6)
    void.click()
    expect(page.locator(".log-line[data-event='void']").last).to_have_text("Yellow gets nothing: void for an ally (2 gold).")


def test_with_an_allys_knight_in_hand_the_map_crosses_out_what_is_void(open_page: OpenPage) -> None:
    page = open_page("/")
    open_record(page, record_until(lambda view: view.step == "place" and view.known.round == 1))
    expect(page.locator(".map-svg .map-void")).to_have_count(0)
    page.locator(".tray .is-ally .pieces-piece.lit").first.click()
    expect(page.locator(".map-svg .map-void")).to_have_count(7)
    page.locator("[data-ref='area:northumberland']").hover()
    expect(page.locator(".tip")).to_contain_text("void for an ally: an extension", ignore_case=True)


def test_a_reward_that_an_ally_cannot_have_is_shown_as_void(open_page: OpenPage) -> None:
    page = open_page("/")
    wanted = LETTERS.index("A")
    open_record(page, record_until(lambda view: view.step == "province" and is_allys(view) and view.known.province == wanted))
    closed = page.locator(".rewards-choice.is-closed")
    expect(closed.locator(".icons-part.is-void")).to_have_count(1)
    expect(closed).to_contain_text("void for an ally: an extension", ignore_case=True)


def test_a_ransomed_knight_has_my_colour(open_page: OpenPage) -> None:
    page = open_page("/")
    open_record(page, record_until(could_ransom, players=4))
    knights = page.locator(".decision-choice .pieces-knight")
    expect(knights.first).to_be_visible()
    assert {knight.get_attribute("data-seat") for knight in knights.all()} == {"blue"}


def test_provinces_bear_their_letters_on_the_map_and_for_the_ear(open_page: OpenPage) -> None:
    page = new_table(open_page, 3)
    page.wait_for_selector(".map-plaque")
    assert page.locator(".map-letter").all_text_contents() == list(LETTERS)
    labels = [str(plaque.get_attribute("aria-label")) for plaque in page.locator(".map-plaque").all()]
    assert [label[:2] for label in labels] == [f"{letter} " for letter in LETTERS]


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("players", [2, 5])
def test_all_scores_are_in_sight_in_every_language(open_page: OpenPage, language: str, players: int) -> None:
    page: Page = new_table(open_page, players, "big_box", lang=language, width=1280, height=720)
    for width, height in ((1280, 720), (900, 700), (390, 844), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        shell, scores = (".wide", ".seat-score") if width >= 900 else (".narrow", ".summary-strip")
        expect(page.locator(shell)).to_be_visible()
        expect(page.locator(f"{scores} .summary-power")).to_have_count(players)
        expect(page.locator(".summary-power")).to_have_count(players)
        assert page.evaluate(OUT_OF_SIGHT) == [], (width, language)
