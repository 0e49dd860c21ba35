"""Where many blocks of Richard III stand in one area they lie in a pile, and a hand gets at each of them all the same."""

from playwright.sync_api import expect
from tests.web.conftest import OpenPage
from tests.web.positions import Position, decision, decisions, open_position, sources
from tests.web.robot import Robot

from bosworth.games import game as find_game
from bosworth.kernel.chance import FastDice
from bosworth.kernel.match import Match

RICHARD = find_game("richard3")
MANY = 3
"""So many blocks in one area make a pile."""


def only_a_crowd() -> Position:
    """A homecoming in which all who have not yet been sent home stand in one area."""
    for source, record in sources("richard3"):
        for position in decisions(RICHARD, record, source):
            if position.step == "go_home" and (found := crowd_of(position)):
                return found
    raise AssertionError("nobody comes home from a crowd")


def crowd_of(position: Position) -> Position | None:
    """The position after all but three or more blocks of one area have gone home, if that can be."""
    match = Match.resume(RICHARD, position.record.cut(position.number), FastDice(1))
    while not match.is_over and match.view(position.seat).step == "go_home" and match.state.actors() == [position.seat]:
        view = RICHARD.show(match.view(position.seat))["blocks"]
        by_area: dict[str, dict[str, int]] = {}
        for action in match.legal(position.seat):
            [block, *_] = RICHARD.face.path(match.view(position.seat), action)
            by_area.setdefault(view[block.removeprefix("block:")]["where"], {})[block] = action
        crowd = max(by_area.values(), key=len)
        if len(crowd) < MANY:
            return None
        if len(by_area) == 1:
            return decision(RICHARD, match.state, position.source, match.rev, position.seat, match.record)
        match.act(position.seat, [next(iter(blocks.values())) for blocks in by_area.values() if blocks is not crowd][:1])
    return None


def test_whoever_lies_in_a_pile_is_taken_up_from_the_list_of_his_area(open_page: OpenPage) -> None:
    page = open_page("/about", width=1280, height=720)
    open_position(page, only_a_crowd())
    pile = page.locator(".map-pile")
    robot = Robot(page, seed=1)
    lying = pile.evaluate_all("(piles) => piles.flatMap((one) => one.dataset.holds.split(' '))")
    lit = page.locator(".map-block.lit").evaluate_all("(all) => all.map((one) => one.dataset.ref)")
    assert set(lit) <= set(lying)
    robot.play(20, stop_at=".map-block.held")
    expect(page.locator(".map-block.held")).to_have_count(1)
    robot.check()
