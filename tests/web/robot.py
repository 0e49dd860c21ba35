"""A robot that plays at a table page as a person would, with a mouse or, on a phone, with a finger, until the game is over.

It knows no game. It asks the page what is lit and in sight, picks one at random and touches it there; what is out of sight it
goes to by the marks that tell of it. Whatever the page writes to its console as an error is an error.
"""

from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page

LIT = ".board .thing.lit, .summary .thing.lit, .sheet .thing.lit"
BUTTONS = ".prompt-offers button.offer:not([disabled]), .sheet button.row:not([disabled])"
FIRST = ".curtain .button.primary, .theatre-bar.since .theatre-close"
"""What must be touched before anything else can be: the robot has seen enough of what is played for it."""
MARKS = ".out-of-sight .beyond"
LOOK = """([LIT, BUTTONS, FIRST]) => {
  if (document.querySelector(".end")) return {state: "over"};
  if (document.querySelector(FIRST)) return {state: "ready", first: FIRST, mark: "first"};
  if (!document.querySelector(".board") || document.querySelector('[data-pending="true"]')) return {state: "busy"};
  const number = (selector) => document.querySelectorAll(selector).length;
  const texts = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent).join();
  const isSeen = (one) => one.checkVisibility({visibilityProperty: true});
  const seen = (selector) => [...document.querySelectorAll(selector)].filter(isSeen);
  const lit = seen(LIT);
  const buttons = seen(BUTTONS);
  const mark = [texts(".prompt-text"), texts(".prompt-held"), number(".log li, .log-line"),
    lit.map((one) => one.dataset.ref).join(), buttons.map((one) => one.dataset.form).join()].join("|");
  return {state: lit.length + buttons.length ? "ready" : "waiting", lit: lit.length, buttons: buttons.length, mark};
}"""

SPOT = """(thing) => {
  const {left, top, width, height} = thing.getBoundingClientRect();
  const label = thing.getAttribute("aria-label") ?? thing.textContent;
  const shares = [.5, .4, .6, .3, .7, .2, .8];
  const far = ({x, y}) => Math.hypot(x - .5, y - .5);
  const spots = shares.flatMap((x) => shares.map((y) => ({x, y}))).sort((a, b) => far(a) - far(b));
  for (const {x, y} of spots) {
    const spot = {x: Math.round(left + x * width), y: Math.round(top + y * height)};
    const hit = document.elementFromPoint(spot.x, spot.y);
    const other = hit?.closest("[data-ref]");
    if (hit && thing.contains(hit) && (other === null || other === thing || !thing.contains(other))) return {...spot, label};
    if (thing.dataset.ref && hit?.closest("[data-for]")?.dataset.for === thing.dataset.ref) return {...spot, label};
    const pile = hit?.closest("[data-holds]")?.dataset.holds.split(" ") ?? [];
    if (pile.includes(thing.dataset.ref)) return {...spot, label};
  }
  return null;
}"""
"""The spot of a thing, nearest to its middle, where a touch would be meant for it, or for the pile in which it lies."""

SOME = """([selector, order]) => {
  const spotOf = SPOT;
  const all = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({visibilityProperty: true}));
  const some = order.map((share) => all[Math.floor(share * all.length)]).filter(Boolean);
  for (const one of [...some, ...all]) {
    const spot = spotOf(one);
    if (spot) return spot;
  }
  return null;
}""".replace("SPOT", SPOT)


def touch(page: Page, target: Locator | dict[str, Any]) -> None:
    """Touch a thing, or a point, with the mouse or on a phone with a finger; fail if a hand would not get at it."""
    spot = target if isinstance(target, dict) else _spot_of(target)
    size = page.viewport_size
    if size and size["width"] < 500:
        page.touchscreen.tap(spot["x"], spot["y"])
    else:
        page.mouse.click(spot["x"], spot["y"])


def _spot_of(target: Locator) -> dict[str, Any]:
    target.wait_for()
    target.scroll_into_view_if_needed()
    spot: dict[str, Any] | None = target.evaluate(SPOT)
    assert spot, f"no hand gets at {target}"
    return spot


class Robot:
    """Plays one page."""

    def __init__(self, page: Page, seed: int = 0, button_share: float = 0.25) -> None:
        self.page = page
        self.rng = Random(seed)
        self.button_share = button_share
        """How often it takes a button where there are lit things too: buttons mostly end a turn."""
        self.clicks = 0
        self.problems: list[str] = []
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.problems.append(f"page error: {error}"))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = message.location.get("url", "")
            self.problems.append(f"{message.type}: {message.text} {where}")

    def look(self) -> dict[str, Any]:
        """What can be touched now."""
        found: dict[str, Any] = self.page.evaluate(LOOK, [LIT, BUTTONS, FIRST])
        return found

    def wait(self, seconds: float = 180.0, until: tuple[str, ...] = ("ready", "over")) -> dict[str, Any]:
        """Wait until there is something to touch, or the game is over."""
        end = monotonic() + seconds
        while True:
            seen = self.look()
            if seen["state"] in until:
                return seen
            assert monotonic() < end, f"nothing to touch for {seconds} s after {self.clicks} clicks; page: {self.page.url}"
            self.page.wait_for_timeout(15)

    def click(self, seen: dict[str, Any]) -> str:
        """Touch one of the things seen, and wait until the page has answered; the label of what was touched."""
        spot = next((spot for selector in self._wishes(seen) if (spot := self._find(selector))), None)
        self.clicks += 1
        if spot is None:
            self.page.wait_for_timeout(50)
            return ""
        touch(self.page, spot)
        self._wait_for_change(seen["mark"])
        return str(spot["label"])

    def _wishes(self, seen: dict[str, Any]) -> list[str]:
        """What to touch, by preference: what is lit or a button, and a mark at the edge when neither is in sight."""
        if "first" in seen:
            return [seen["first"]]
        return [BUTTONS, LIT, MARKS] if self.rng.random() < self.button_share else [LIT, BUTTONS, MARKS]

    def _find(self, selector: str) -> dict[str, Any] | None:
        """A spot of one of these things, at random, that a hand gets at."""
        order = [self.rng.random() for _ in range(4)]
        spot: dict[str, Any] | None = self.page.evaluate(SOME, [selector, order])
        return spot

    def _wait_for_change(self, mark: str, seconds: float = 0.5) -> None:
        end = monotonic() + seconds
        while monotonic() < end:
            seen = self.look()
            if seen["state"] != "ready" or seen["mark"] != mark:
                return
            self.page.wait_for_timeout(10)

    def play(self, most: int = 3000, stop_at: str = "") -> bool:
        """Touch on until the game is over (True), or until this selector is on the page, or the clicks are used up (False)."""
        fruitless, last = 0, ""
        while self.clicks < most:
            seen = self.wait()
            self.check()
            if seen["state"] == "over":
                return True
            if stop_at and self.page.locator(stop_at).count():
                return False
            fruitless = fruitless + 1 if seen["mark"] == last else 0
            assert fruitless < 25, f"25 touches changed nothing: {seen['mark'][:300]}"
            last = seen["mark"]
            self.click(seen)
        return False

    def check(self) -> None:
        """Fail if the page complained."""
        assert not self.problems, "\n".join(self.problems[:5])
