"""What a page must not know: nothing of the other side's blocks and cards reaches it, and nothing stays under the curtain."""

import json
from typing import Any

from playwright.sync_api import Page, Response, WebSocket
from tests.web.conftest import OpenPage
from tests.web.richard3_table import new_table
from tests.web.robot import Robot

from bosworth.games.richard3.facts import SIDES
from bosworth.games.richard3.tables import AREA, BLOCK_NAMES, CAPTIVE

MEMORY = """async () => {
  const { table } = await import("/static/js/table-state.js");
  const { hand } = await import("/static/js/hand.js");
  const shown = table.live.value;
  return JSON.stringify({shown, log: table.log.value, offers: hand.possible(), moment: table.moment.value});
}"""


class Wire:
    """Everything that a page receives about its table: frames of its socket, and bodies of what it asked for."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        page.on("websocket", self._listen)
        page.on("response", self._read)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(frame if isinstance(frame, str) else frame.decode()))

    def _read(self, response: Response) -> None:
        if "/api/tables/" in response.url or "/table/" in response.url:
            self.heard.append(response.text())

    def shown(self) -> list[dict[str, Any]]:
        """The views among what was heard."""
        found = [json.loads(text) for text in self.heard if text.startswith(("{", "["))]
        parts = [part for one in found for part in (one if isinstance(one, list) else [one])]
        return [part for part in parts if isinstance(part, dict) and part.get("type") == "shown"]


def side_of(view: dict[str, Any], block: str) -> str:
    """The side of a block; the rebel is the Pretender's."""
    pretender = SIDES[1 - SIDES.index(view["king_side"])]
    return {"L": "lancaster", "Y": "york", "R": pretender}[block[0]]


def own_blocks(view: dict[str, Any]) -> set[str]:
    """The ids of the seat's blocks that nobody else may know: on the map or face up in the pool; titles are known to all."""
    titles = (view["king"], view["pretender"], BLOCK_NAMES[CAPTIVE[1 - view["seat"]]])
    return {
        name
        for name, block in view["blocks"].items()
        if side_of(view, name) == SIDES[view["seat"]]
        and name not in titles
        and (block["where"] in AREA or (block["where"] == "pool" and "face_down" not in block))
    }


def strangers(view: dict[str, Any]) -> list[str]:
    """Blocks of the other side that a view names although they are hidden (13): not fighting, not fallen, not out of play."""
    found = []
    for name, block in view["blocks"].items():
        is_mine = view["seat"] is not None and side_of(view, name) == SIDES[view["seat"]]
        fights = block["where"] == view["battle"] and view["round"] > 0 and ("reserve" not in block or "defected" in block)
        is_out = block["where"] not in (*AREA, "pool") or (block["where"] == "pool" and "face_down" in block)
        if not is_mine and not fights and not is_out:
            found.append(name)
    return found


def test_two_browsers_see_different_things_and_neither_hears_the_others_secrets(open_page: OpenPage) -> None:
    first = new_table(open_page, "me", "invite")
    link = first.locator("#invite-york").input_value()
    wires = [Wire(first)]
    second = open_page("/about")
    wires.append(Wire(second))
    second.goto(link)
    second.locator("form[action^='/invite/'] button.primary").click()
    second.wait_for_url("**/table/*")
    robots = [Robot(first, seed=1), Robot(second, seed=2)]
    for robot in robots:
        robot.page.locator(".board .thing.lit").first.wait_for()
    for _ in range(600):
        for robot in robots:
            seen = robot.look()
            if seen["state"] == "ready":
                robot.click(seen)
        if all(len(wire.shown()) > 30 for wire in wires):
            break
    views = [[shown["view"] for shown in wire.shown()] for wire in wires]
    assert all(len(seen) > 20 for seen in views)
    assert {view["seat"] for view in views[0]} == {0}
    assert {view["seat"] for view in views[1]} == {1}
    for mine, wire, theirs in ((views[0], wires[0], views[1]), (views[1], wires[1], views[0])):
        assert not [name for view in mine for name in strangers(view)]
        secret = set.intersection(*(own_blocks(view) for view in theirs))
        named = {name for view in mine for name in view["blocks"]}
        assert len(secret - named) >= 3
        text = "\n".join(wire.heard)
        assert not [name for name in secret - named if name in text]
    for robot in robots:
        robot.check()


def test_beneath_the_curtain_there_is_nothing_private(open_page: OpenPage) -> None:
    page = new_table(open_page, "me", "me")
    robot = Robot(page, seed=4)
    curtains = 0
    while curtains < 6 and robot.clicks < 200:
        seen = robot.wait()
        assert seen["state"] == "ready", "the game is over"
        if page.locator(".curtain").count():
            curtains += 1
            assert page.locator(".board").count() == 0
            memory = json.loads(page.evaluate(MEMORY))
            view = (memory["shown"] or {}).get("view")
            assert view is None or (view["seat"] is None and not any(view["hands"].values()) and not strangers(view))
            assert not memory["offers"]
            assert memory["moment"] is None
            private = {"event-hand", "event-recruit", "event-move", "event-sail"}
            assert not [line for line in memory["log"] if line["say"][0] in private]
            content = page.content()
            assert "data-ref" not in content
        robot.click(seen)
    assert curtains == 6
    robot.check()
