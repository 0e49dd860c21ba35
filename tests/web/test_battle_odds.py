"""Richard III: whoever looks at an area with enemies is told what a battle there promises, at the desktop and on the phone."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.web.conftest import OpenPage
from tests.web.positions import Position, open_position, sample
from tests.web.robot import SPOT, touch

from bosworth.games import game as find_game
from bosworth.games.richard3.tables import AREA, AREA_NAMES
from bosworth.kernel.chance import FastDice
from bosworth.kernel.errors import Malformed
from bosworth.kernel.match import Match

GAME = find_game("richard3")


def targets(position: Position) -> Iterator[str]:
    """The areas that the seat of a position could attack."""
    match = Match.resume(GAME, position.record.cut(position.number), FastDice(0))
    assert GAME.odds is not None
    for place in AREA_NAMES:
        try:
            GAME.odds(match.view(position.seat), place, "", ())
        except Malformed:
            continue
        yield place


@pytest.fixture(scope="module")
def march() -> tuple[Position, list[str]]:
    """A turn of actions, and what a hand touches for a step into an area with enemies."""
    for position in sample("richard3", 6):
        match = Match.resume(GAME, position.record.cut(position.number), FastDice(0))
        view = match.view(position.seat)
        for path in [GAME.face.path(view, action) for action in match.legal(position.seat)]:
            if position.step == "actions" and path[1:] and view.enemies_in(AREA.get(path[-1].removeprefix("area:"), 0)):
                return position, path
    raise AssertionError("nobody can march on anybody")


def test_what_is_in_hand_is_what_attacks(open_page: OpenPage, march: tuple[Position, list[str]]) -> None:
    position, (block, area) = march
    page = open_page("/")
    open_position(page, position)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/odds?" in request.url else None)
    touch(page, page.locator(f".board .thing.lit[data-ref='{block}']").first)
    spot = page.locator(f".map-area.lit[data-ref='{area}']").evaluate(SPOT)
    page.mouse.move(spot["x"], spot["y"])
    expect(page.locator(".tip .details-odds")).to_contain_text("to win the battle")
    assert [url.partition("&with=")[2] for url in asked] == [block.removeprefix("block:")]


def test_the_card_stays_in_the_window_when_the_odds_come(open_page: OpenPage, march: tuple[Position, list[str]]) -> None:
    position, (_, area) = march
    page = open_page("/", width=1280, height=720)
    lines = [["odds-sampled", {"number": number}] for number in range(LONG)]
    page.route("**/odds?*", lambda route: route.fulfill(json={"figures": {"blocks": []}, "lines": lines}))
    open_position(page, position)
    page.locator(".thing.lit").first.wait_for()
    spot = page.locator(f".map-area[data-ref='{area}']").evaluate(SPOT)
    page.mouse.move(spot["x"], spot["y"])
    expect(page.locator(".tip.with-facts .details-odds li")).to_have_count(LONG)
    page.wait_for_function(INSIDE)


LONG = 18
"""So many lines make a card that does not fit where it stood."""
INSIDE = """() => { const {top, bottom} = document.querySelector(".tip").getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight; }"""


@pytest.fixture(scope="module")
def attack() -> tuple[Position, str]:
    """A turn of actions, and an area that can be attacked in it."""
    for position in sample("richard3", 6):
        if position.step == "actions" and (places := list(targets(position))):
            return position, places[0]
    raise AssertionError("nobody can attack anybody")


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_an_area_with_enemies_tells_what_a_battle_there_promises(
    open_page: OpenPage, attack: tuple[Position, str], width: int, height: int
) -> None:
    position, place = attack
    page = open_page("/", width=width, height=height)
    open_position(page, position)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/odds?" in request.url else None)
    spot = page.locator(f'.map-area[data-ref="area:{place}"]')
    box = spot.evaluate(
        """(area) => { const box = area.getBoundingClientRect();
        const parts = [0.5, 0.3, 0.7, 0.2, 0.8].flatMap((x) => [0.5, 0.25, 0.75].map((y) => [x, y]));
        const spots = parts.map(([x, y]) => [box.left + x * box.width, box.top + y * box.height]);
        return spots.find((at) => document.elementFromPoint(...at)?.closest("[data-ref]") === area); }"""
    )
    page.touchscreen.tap(*box) if width < 500 else page.mouse.click(*box)
    told = page.locator(".details-odds")
    expect(told.first).to_contain_text("to win the battle")
    expect(told.first).to_contain_text("Steps lost, on average")
    assert len(asked) == 1, "what was answered in this position is not asked again"
