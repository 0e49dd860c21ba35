"""Lancaster at the sizes of laptops: what is lit is in sight or told of, and the board holds still."""

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage
from tests.web.positions import open_record
from tests.web.robot import touch
from tests.web.test_lancaster_board import ME, SEATS

from bosworth.bots import make_bot
from bosworth.games.lancaster import GAME
from bosworth.games.lancaster.tables import STRENGTHS
from bosworth.kernel.chance import FairDice
from bosworth.kernel.match import Match

REACH = Path(__file__).with_name("reach.js").read_text(encoding="utf-8")
LAPTOPS = ((1440, 900), (1280, 720))
PIECE = ".tray .pieces-piece.lit"
KNIGHTS = ".tray [data-ref^='knight:']"
MINE = ".tray .pieces-piece:is(.lit, .held)"
WHERE = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const places = ".map-plaque, .map-nobles, .conflicts-card, .conflicts-favour, .court-office, .court-dungeon, "
    + ".castles-space, .laws-law";
  const box = (one) => JSON.stringify(one.getBoundingClientRect());
  const name = (one, place) => (one.dataset.ref ?? one.querySelector("[data-ref]")?.dataset.ref ?? place);
  const all = [...document.querySelectorAll(places)].map((one, place) => [name(one, place), box(one)]);
  done(Object.fromEntries(all));
})))"""
"""Where all places of the board are, two frames on."""
LINES = """() => new Set([...document.querySelectorAll(".tray-pieces > *")].map((one) => one.offsetTop)).size"""
"""In how many lines my pieces lie."""
SMALL = """() => [...document.querySelectorAll(".lancaster text, .lancaster *, .summary *")].filter((one) => {
  const words = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const scale = one.getScreenCTM?.()?.a ?? 1;
  const isRead = words && one.checkVisibility({visibilityProperty: true}) && !one.closest(".visually-hidden");
  return isRead && one.getBoundingClientRect().width > 2 && scale * parseFloat(getComputedStyle(one).fontSize) < 10.99;
}).map((one) => `${one.getAttribute("class")}: ${one.textContent}`)"""
"""All that is written smaller than 11 pixels."""


@cache
def five(step: str, rounds: int = 1, knights: int = 0) -> str:
    """A game of five with all modules, played by bots until this decision is Blue's in some round, with knights at court."""
    for seed in range(20):
        players = {seat: "human" if seat == SEATS[ME] else "bot:random" for seat in SEATS}
        match = Match.start(GAME, {"players": "5", "preset": "big_box"}, players, FairDice(seed.to_bytes(32, "big")))
        bot = make_bot("greedy", GAME, Random(seed))
        while actors := match.state.actors():
            view = match.view(ME)
            is_asked = ME in actors and view.step == step
            if is_asked and view.known.round >= rounds and sum(view.known.court[:STRENGTHS]) >= knights:
                return match.record.write()
            match.act(actors[-1], [bot.choose(match.view(actors[-1]), match.legal(actors[-1]))])
    raise AssertionError(f"no game came to {step}")


def strict(step: str) -> str:
    """A game of two with a limited supply, played by bots until this decision is Blue's."""
    players = {"blue": "human", "green": "bot:random"}
    match = Match.start(GAME, {"players": "2", "supply": "strict"}, players, FairDice(bytes(32)))
    bot = make_bot("greedy", GAME, Random(0))
    while match.view(ME).step != step or ME not in match.state.actors():
        seat = match.state.actors()[-1]
        match.act(seat, [bot.choose(match.view(seat), match.legal(seat))])
    return match.record.write()


def reach(page: Page) -> dict[str, Any]:
    """What a hand can reach now."""
    page.evaluate(WHERE)
    found: dict[str, Any] = page.evaluate(REACH)
    return found


@pytest.mark.parametrize(("width", "height"), LAPTOPS)
@pytest.mark.parametrize("rounds", [1, 3])
def test_with_any_piece_in_hand_its_targets_are_in_sight_or_told_of(
    open_page: OpenPage, rounds: int, width: int, height: int
) -> None:
    page = open_page("/about", width=width, height=height)
    open_record(page, five("place", rounds))
    pieces = [str(one.get_attribute("data-ref")) for one in page.locator(PIECE).all()]
    assert {ref.split(":")[0] for ref in pieces} == {"knight", "lord"}
    for ref in dict.fromkeys(pieces):
        touch(page, page.locator(f".tray [data-ref='{ref}']").first)
        expect(page.locator(".tray .held")).to_have_count(1)
        found = reach(page)
        assert found["spots"], f"with {ref} in hand nothing that is lit is in sight"
        if found["hidden"]:
            expect(page.locator(".beyond").first).to_be_visible()
        parts = page.locator(".sections-button.lit")
        assert parts.count() > 0, f"with {ref} in hand no part of the board is marked"
        page.keyboard.press("Escape")
        expect(page.locator(".tray .held")).to_have_count(0)


def test_in_the_first_round_everything_lit_is_in_sight_on_a_small_laptop(open_page: OpenPage) -> None:
    page = open_page("/about", width=1280, height=720)
    open_record(page, five("place"))
    for ref in ("lord:own", "knight:1"):
        touch(page, page.locator(f".tray [data-ref='{ref}']").first)
        expect(page.locator(".tray .held")).to_have_count(1)
        assert reach(page)["hidden"] == []
        page.keyboard.press("Escape")


@pytest.mark.parametrize(("width", "height"), [*LAPTOPS, (390, 844)])
def test_nothing_is_written_too_small_to_be_read(open_page: OpenPage, width: int, height: int) -> None:
    page = open_page("/about", width=width, height=height)
    for step in ("place", "ballot", "province", "castle"):
        open_record(page, five(step, 2))
        assert page.evaluate(SMALL) == [], step


def test_letters_and_asked_strengths_stand_on_every_province(open_page: OpenPage) -> None:
    page = open_page("/about", width=1280, height=720)
    open_record(page, five("province", 2))
    assert page.locator(".map-letter").all_text_contents() == list("ABCDEFGHI")
    held = page.locator(".map-holder").count()
    assert held > 0
    expect(page.locator(".map-asked")).to_have_count(held)


@pytest.mark.parametrize(("width", "height"), LAPTOPS)
@pytest.mark.parametrize("target", [".castles-space.lit", ".map-plaque.lit"])
def test_from_one_placement_to_the_next_nothing_moves(open_page: OpenPage, target: str, width: int, height: int) -> None:
    """Neither with a piece in hand, nor while it is asked how many squires go along, nor when the others have placed theirs."""
    page = open_page("/about", width=width, height=height)
    open_record(page, five("place"))
    before = page.evaluate(WHERE)
    for _ in range(2):
        place_a_knight(page, target, before)
        expect(page.locator(MINE).first).to_be_visible()
        assert moved(page, before) == {}


def test_a_court_of_two_lines_that_becomes_one_moves_nothing(open_page: OpenPage) -> None:
    page = open_page("/about", width=1280, height=720)
    open_record(page, five("place", 3, knights=5))
    assert page.evaluate(LINES) == 2
    before = page.evaluate(WHERE)
    while page.evaluate(LINES) > 1:
        place_a_knight(page, ".map-plaque.lit", before)
        expect(page.locator(MINE).first).to_be_visible()
        assert moved(page, before) == {}


def moved(page: Page, before: dict[str, str]) -> dict[str, Any]:
    """What is not where it was."""
    after = page.evaluate(WHERE)
    return {ref: (box, after.get(ref)) for ref, box in before.items() if after.get(ref) != box}


def place_a_knight(page: Page, target: str, before: dict[str, str]) -> None:
    """Take up the first knight, and touch the first such place; as many squires as it takes go along."""
    pieces = page.locator(KNIGHTS).count()
    touch(page, page.locator(f"{KNIGHTS}.lit").first)
    expect(page.locator(".tray .held").first).to_be_visible()
    assert moved(page, before) == {}
    touch(page, page.locator(target).first)
    expect(page.locator(KNIGHTS)).to_have_count(pieces - 1)
    if page.locator(".decision-retinue .lancaster-step:enabled").count():
        assert moved(page, before) == {}
        touch(page, page.locator(".decision-retinue .button.primary"))
    expect(page.locator(".decision-retinue")).to_have_count(0)


def test_every_panel_is_opened_and_folded_by_keys(open_page: OpenPage) -> None:
    """By the index, as long as nothing in the panel can be touched: then it only goes there."""
    page = open_page("/about", width=1280, height=720)
    open_record(page, strict("place"))
    for part, panel in (("supply", ".court-stock"), ("others", ".castles-others"), ("france", ".conflicts")):
        button, folded = page.locator(f".sections-{part}"), page.locator(f"{panel}.is-folded")
        was_folded = folded.count()
        button.focus()
        for _ in range(2):
            before = button.get_attribute("aria-expanded")
            page.keyboard.press("Enter")
            expect(button).not_to_have_attribute("aria-expanded", str(before))
        expect(folded).to_have_count(was_folded)
    touch(page, page.locator(f"{KNIGHTS}.lit").first)
    expect(page.locator(".sections-france.lit")).to_be_visible()
    touch(page, page.locator(".sections-france"))
    expect(page.locator(".conflicts .conflicts-card.lit, .conflicts .lit").first).to_be_visible()
