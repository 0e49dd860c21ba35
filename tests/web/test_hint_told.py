"""A hint is told: that a bot thinks, then its act, what would follow, the chances and the reasons, in words and on the board."""

import re
from functools import cache
from random import Random

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage
from tests.web.positions import open_record
from tests.web.robot import touch
from tests.web.wire import Message, Wire

from bosworth.games import game as find_game
from bosworth.kernel.chance import FairDice
from bosworth.kernel.match import Match

GAME = find_game("richard3")
ME = 0
REASONS = ("reason-only-choice", "reason-none")
Step = tuple[str, list[str]]


@cache
def position() -> tuple[str, list[Step], Step]:
    """A game in which I march, as a record: a march with the one that could follow, and another that is offered beside it."""
    match = Match.start(GAME, {"scenario": "1460"}, {"lancaster": "human", "york": "bot:greedy"}, FairDice(bytes(32)))
    rng = Random(1)
    while True:
        seat = match.state.actors()[-1]
        if seat == ME and (found := _marches(match)):
            return match.record.write(), *found
        match.act(seat, [rng.choice(match.legal(seat))])


def _marches(match: Match) -> tuple[list[Step], Step] | None:
    first = _march(match)
    if len(first) < 2:
        return None
    after = match.copy()
    after.act(ME, [GAME.parse(first[0][0], ME)])
    then = [step for step in _march(after) if not set(step[1]) & {*first[0][1]}]
    other = [step for step in first if not set(step[1]) & {*first[0][1]}]
    return ([first[0], then[0]], other[0]) if then and other else None


def _march(match: Match) -> list[Step]:
    view = match.view(ME)
    steps = [(GAME.write(action), GAME.face.path(view, action)) for action in match.legal(ME)]
    return [(form, path) for form, path in steps if form.startswith("move ") and len(path) == 2]


def advised(message: Message) -> Message:
    """The hint as if the best bot had tried much out: the one that the server sent, with another content."""
    _, [(form, _), (then, path)], (other, _) = position()
    block, area = path
    following = {"form": then, "say": ["offer-move", _words(block, area)], "path": path}
    chances = [{"form": form, "share": 0.634}, {"form": other, "share": 0.58}]
    first, *more = [[reason, {}] for reason in REASONS]
    return {**message, "form": form, "reason": first, "more": more, "chain": [following], "chances": chances}


def _words(block: str, area: str) -> dict[str, str | int]:
    where: dict[str, str | int] = {"from": area.partition(":")[2], "to": area.partition(":")[2], "enemies": 0, "cost": 1}
    return {"block": block.partition(":")[2], **where}


def at_the_table(open_page: OpenPage, **wishes: int | str) -> tuple[Page, Wire]:
    page = open_page("/", **wishes)
    wire = Wire(page, "hint", advised)
    open_record(page, position()[0])
    page.locator(".thing.lit").first.wait_for()
    return page, wire


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_hint_tells_its_chances_and_reasons_and_marks_what_would_follow(open_page: OpenPage, width: int, height: int) -> None:
    page, wire = at_the_table(open_page, width=width, height=height)
    wire.is_holding = True
    touch(page, page.locator(".tool-hint"))
    expect(page.locator(".prompt-thinking")).to_contain_text("A bot is thinking")
    expect(page.locator(".prompt-thinking .seconds")).to_have_text(re.compile(r"^\d+ s$"))
    wire.release()
    hint = page.locator(".prompt-hint")
    for said in ("A bot would: ", "Then: ", "Chance of winning: 63%.", "Next best, 58%: ", "There is no other choice."):
        expect(hint).to_contain_text(said)
    expect(page.locator(".prompt-thinking")).to_have_count(0)
    _, [(_, path), (_, following)], _ = position()
    expect(page.locator(f".thing.hinted[data-ref='{path[0]}']").first).to_be_attached()
    expect(page.locator(f".thing.planned[data-ref='{following[0]}']").first).to_be_attached()
    for number, ref in enumerate(path):
        touch(page, page.locator(f".board .thing.lit[data-ref='{ref}']").first)
        expect(hint).to_have_count(1 - number)  # a thing in hand does not hide it
    expect(page.locator(".hinted, .planned")).to_have_count(0)


def test_whoever_acts_while_a_bot_thinks_is_not_told_any_more(open_page: OpenPage) -> None:
    page, wire = at_the_table(open_page)
    wire.is_holding = True
    page.keyboard.press("h")
    expect(page.locator(".prompt-thinking")).to_be_visible()
    _, [(_, path), _], _ = position()
    for ref in path:
        touch(page, page.locator(f".board .thing.lit[data-ref='{ref}']").first)
    expect(page.locator(".tool-undo")).to_be_visible()
    wire.release()
    expect(page.locator(".prompt-thinking")).to_have_count(0)
    expect(page.locator(".prompt-hint")).to_have_count(0)
    expect(page.locator(".toast")).to_have_count(0)


def test_the_button_stops_the_bot_and_hides_what_it_said(open_page: OpenPage) -> None:
    page, wire = at_the_table(open_page)
    wire.is_holding = True
    button = page.locator(".tool-hint")
    expect(button).to_have_accessible_name("Hint")
    before = button.bounding_box()
    touch(page, button)
    expect(button).to_have_accessible_name("Stop thinking")
    assert button.bounding_box() == before
    touch(page, button)
    expect(page.locator(".prompt-thinking")).to_have_count(0)
    touch(page, button)
    expect(page.locator(".prompt-thinking")).to_be_visible()
    wire.release()
    expect(page.locator(".prompt-hint")).to_be_visible()
    expect(button).to_have_accessible_name("Hide the hint")
    touch(page, button)
    expect(page.locator(".prompt-hint")).to_have_count(0)
    expect(button).to_have_accessible_name("Hint")


MAP = """() => { const {left, top, width, height} = document.querySelector(".map-plane").getBoundingClientRect();
  const pane = document.querySelector(".map-view").getBoundingClientRect();
  return [left, top, width, height, pane.height].map(Math.round); }"""


def test_a_hint_on_a_phone_leaves_the_map_as_it_was(open_page: OpenPage) -> None:
    page, _ = at_the_table(open_page, width=390, height=844)
    before: list[int] = page.evaluate(MAP)
    touch(page, page.locator(".tool-hint"))
    expect(page.locator(".prompt-hint")).to_be_visible()
    during: list[int] = page.evaluate(MAP)
    assert during[:4] == before[:4], "the map stays where it is"
    assert during[4] < before[4]
    touch(page, page.locator(".tool-hint"))
    expect(page.locator(".prompt-hint")).to_have_count(0)
    assert page.evaluate(MAP) == before


def test_what_a_hint_means_has_a_mark_at_the_edge_behind_which_it_lies(open_page: OpenPage) -> None:
    page, _ = at_the_table(open_page, width=390, height=844)
    _, [(_, path), _], _ = position()
    target = page.locator(f".board .thing.hinted[data-ref='{path[0]}']").first
    touch(page, page.locator(".tool-hint"))
    expect(target).to_be_attached()
    page.evaluate("() => import('/static/js/map-view.js').then(({ focusOn }) => focusOn(['area:calais']))")
    page.locator(".map-view").focus()
    for _ in range(8):
        page.keyboard.press("+")
    mark = page.locator(".beyond.of-hint")
    expect(mark.first).to_have_accessible_name("What the bot would touch is out of sight: go there")
    for _ in range(len(path)):
        if mark.count():
            touch(page, mark.first)
    expect(target).to_be_in_viewport()


def test_the_seconds_for_which_a_bot_thinks_are_counted_in_its_mark(open_page: OpenPage) -> None:
    page = open_page("/")
    wire = Wire(page, "room")
    open_record(page, position()[0])
    mark = page.locator(".seat.acting .chip.gold")
    before = mark.bounding_box()
    wire.change = all_thinking
    page.reload()
    expect(mark.locator(".seconds")).to_have_text(re.compile(r"^\d s$"))
    assert mark.bounding_box() == before


def test_on_a_phone_the_seconds_of_a_bot_stand_beside_the_prompt(open_page: OpenPage) -> None:
    page = open_page("/", width=390, height=844)
    Wire(page, "room shown", waited_for)
    open_record(page, position()[0])
    expect(page.locator(".prompt-seconds")).to_have_text(re.compile(r"^\d s$"))


def waited_for(message: Message) -> Message:
    """Everybody as a bot that thinks, and another than me to act."""
    return all_thinking(message) if message["type"] == "room" else {**message, "actors": [1 - ME], "offers": []}


def all_thinking(message: Message) -> Message:
    """The room as if everybody who sits there were a bot that thinks."""
    return {**message, "places": [{**place, "is_thinking": True} for place in message["places"]]}
