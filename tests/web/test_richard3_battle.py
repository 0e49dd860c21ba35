"""A battle of Richard III fought by the defender with a real pointer: treachery and charge, and their odds at the targets."""

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage
from tests.web.positions import Position, decisions, open_position, sources
from tests.web.robot import SPOT, Robot, touch
from tests.web.test_around_the_board import COVERED, point_at

from bosworth.games import game as find_game
from bosworth.games.richard3 import verbs
from bosworth.kernel.action import first, verb
from bosworth.kernel.record import replay

DEEDS = {"charge": verbs.CHARGE, "treachery": verbs.TREACHERY}
TOLD = {"charge": "charge", "treachery": "treachery-"}
MANY = 500
BOX = """(ref) => {
  const { left, top, width, height } = document.querySelector(`.battle-fighter[data-ref="${ref}"]`).getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}"""


@cache
def defence() -> Position:
    """A turn of a defender's block that may charge and may try treachery."""
    game = find_game("richard3")
    for source, record in sources("richard3"):
        steps = [step.after for _, step in replay(record, game)]
        for position in decisions(game, record, source):
            if position.step != "battle_turn" or not {(DEEDS[deed], "defend") for deed in DEEDS} <= position.kinds:
                continue
            legal = steps[position.number].legal(position.seat)
            if set.intersection(*({first(action) for action in legal if verb(action) == DEEDS[deed]} for deed in DEEDS)):
                return position
    raise AssertionError("no such battle")


def choose(page: Page, deed: str) -> None:
    """Take up the block that may do this, unless it is in hand, and choose the deed."""
    button = page.locator(f'.battle-buttons [data-ref="choice:{deed}"]')
    page.locator(".battle-fighter.held").wait_for()
    others = page.locator(".battle-fighter.open")
    for number in range(others.count()):
        if button.count():
            break
        touch(page, others.nth(number))
    touch(page, button)


def log_of(page: Page) -> None:
    """On a phone, go to the log."""
    log = page.get_by_role("tab", name="Log")
    if page.locator(".narrow").count():
        touch(page, log)


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_the_defender_aims_at_an_enemy_and_sees_his_odds(open_page: OpenPage, deed: str, width: int, height: int) -> None:
    page = open_page("/about", width=width, height=height)
    open_position(page, defence())
    robot = Robot(page, seed=1)
    expect(page.locator(".battle h2")).to_be_in_viewport(ratio=1)
    choose(page, deed)
    targets = page.locator(".battle-line.is-attacking .battle-fighter.lit")
    expect(targets.first).to_be_in_viewport(ratio=1)
    for target in targets.all():
        expect(target.locator(".battle-odds b:first-child")).to_have_text(re.compile(r"^\d+%$"))
        expect(target.locator(".battle-odds .is-risk")).to_have_count(1 if deed == "charge" else 0)
    touch(page, page.evaluate(BOX, targets.first.get_attribute("data-ref")))
    expect(page.locator(".battle-odds")).to_have_count(0)
    robot.wait()
    log_of(page)
    expect(page.locator(f".log-line[data-event^={TOLD[deed]}]")).not_to_have_count(0)
    robot.check()


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_a_defender_fights_to_the_end(open_page: OpenPage, width: int, height: int) -> None:
    page = open_page("/about", width=width, height=height)
    open_position(page, defence())
    robot = Robot(page, seed=2)
    robot.play(most=MANY, stop_at=".richard3-board:not(.is-fighting)")
    assert robot.clicks < MANY, "the battle did not end"
    robot.check()


LOOK = """async () => {
  const { toldLine } = await import("/static/js/theatre.js");
  const isSeen = (selector) => document.querySelector(selector)?.checkVisibility({visibilityProperty: true}) ?? false;
  const line = toldLine.value;
  const [id, args] = line?.say ?? ["", {}];
  const dice = document.querySelectorAll(".battle .dice-roll:last-child .dice-die b");
  const faces = [...dice].map((one) => one.textContent).join(" ");
  const seen = {battle: isSeen(".battle"), faces, outcome: isSeen(".heralds-aftermath")};
  const key = line ? `${line.at} ${JSON.stringify(line.say)}` : "";
  return {key, id: id.replace("event-", ""), dice: args.dice ?? "", ...seen};
}"""
"""What is told now, and what of it is on the board."""


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_every_shot_of_a_battle_is_seen_on_its_board_also_the_last_one(open_page: OpenPage, width: int, height: int) -> None:
    """The defender begins with treachery, and charges whenever he may; he is told at the usual pace."""
    page = open_page("/about", width=width, height=height, pace="brisk")
    page.clock.install()
    open_position(page, defence())
    robot = Robot(page, seed=3)
    choose(page, "treachery")
    touch(page, page.locator(".battle-line.is-attacking .battle-fighter.lit").first)
    *told, end = told_to_the_end(page, robot)
    ids = {line["id"] for line in told}
    assert ids & {"treachery-succeeds", "treachery-fails"}, "one's own roll is told too"
    for line in told:
        assert line["battle"], line
        assert line["faces"] == line["dice"] or not line["dice"], line
    assert end["outcome"] or end["id"] != "battle-won"
    robot.check()


def told_to_the_end(page: Page, robot: Robot) -> list[dict[str, Any]]:
    """Fight on until it is told how the battle, or with the last heir the game, has ended: each line, with what was seen."""
    told: dict[str, dict[str, Any]] = {}
    while not any(line["id"] == "battle-won" or line["id"].startswith("win-") for line in told.values()):
        assert robot.clicks < MANY, "the battle did not end"
        now = page.evaluate(LOOK)
        if now["key"]:
            told[now["key"]] = now
        if (seen := robot.look())["state"] == "ready":
            charge = page.locator('.battle-buttons [data-ref="choice:charge"]:not(.held)')
            touch(page, charge.first) if charge.count() else robot.click(seen)
        page.clock.run_for(100)
    return list(told.values())


UNDER = """() => {
  const card = document.querySelector(".tip").getBoundingClientRect();
  return [...document.querySelectorAll(".battle .button")].map((one) => one.getBoundingClientRect()).filter((one) =>
    one.left < card.right && one.right > card.left && one.top < card.bottom && one.bottom > card.top).length;
}"""
"""How many buttons of the battle lie under the card."""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720)])
def test_who_points_at_an_enemy_is_told_who_he_is_until_he_can_be_aimed_at(open_page: OpenPage, width: int, height: int) -> None:
    page = open_page("/about", width=width, height=height)
    open_position(page, defence())
    page.locator(".battle-fighter.held").wait_for()
    enemies = ".battle-line.is-attacking .battle-fighter"
    point_at(page, f"{enemies}:not(.lit)")
    expect(page.locator(".tip .details li").first).to_be_visible()
    assert not page.evaluate(COVERED, ".tip")
    assert not page.evaluate(UNDER)
    choose(page, "charge")
    spot = page.locator(f"{enemies}.lit").first.evaluate(SPOT)
    page.mouse.move(spot["x"], spot["y"])
    expect(page.locator(".tip.with-facts")).to_be_attached()
    expect(page.locator(".tip")).to_be_hidden()
