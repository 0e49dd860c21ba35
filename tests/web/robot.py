"""A robot that plays at a table page as a person would: it clicks what is lit, or a button, until the game is over.

It knows no game. It asks the page what can be clicked, picks one at random, and clicks there with the mouse; what lies hidden
under something else it reaches with the keyboard. Whatever the page writes to its console as an error is an error.
"""

from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import ConsoleMessage, Page

LIT = ".board .thing.lit"
BUTTONS = ".prompt-offers button.offer:not([disabled]), .sheet button.row:not([disabled])"
CANDIDATES = """() => {
  if (document.querySelector(".end")) return {state: "over"};
  const curtain = document.querySelector(".curtain .button.primary");
  if (curtain) return {state: "ready", found: [".curtain .button.primary"], mark: "curtain"};
  if (!document.querySelector(".board") || document.querySelector('[data-pending="true"]')) return {state: "busy"};
  const number = (selector) => document.querySelectorAll(selector).length;
  const texts = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent).join();
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0);
  const lit = seen(LIT);
  const buttons = seen(BUTTONS);
  const mark = [texts(".prompt-text"), texts(".prompt-held"), number(".log li, .log-line"),
    lit.map((one) => one.dataset.ref).join(), buttons.map((one) => one.dataset.form).join()].join("|");
  return {state: lit.length + buttons.length ? "ready" : "waiting", lit: lit.length, buttons: buttons.length, mark};
}"""

TARGET = """([kind, number]) => {
  const all = kind === "lit" ? LIT : kind === "button" ? BUTTONS : kind;
  const one = [...document.querySelectorAll(all)].filter((one) => one.getClientRects().length > 0)[number];
  if (!one) return null;
  if (!one.closest("svg.map-svg")) one.scrollIntoView({block: "nearest", inline: "nearest"});
  const label = one.getAttribute("aria-label") ?? one.textContent;
  const area = one.getBoundingClientRect();
  const shares = [.5, .3, .7, .15, .85, .4, .6];
  for (const [x, y] of shares.flatMap((x) => shares.map((y) => [x, y]))) {
    const spot = {x: area.left + x * area.width, y: area.top + y * area.height};
    const hit = document.elementFromPoint(spot.x, spot.y);
    if (hit && one.contains(hit) && (hit.closest(".thing") ?? one) === one) return {...spot, label};
  }
  one.focus();
  return {label};
}"""


def _filled(script: str) -> str:
    return script.replace("LIT", repr(LIT)).replace("BUTTONS", repr(BUTTONS))


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
        """What can be clicked now."""
        found: dict[str, Any] = self.page.evaluate(_filled(CANDIDATES))
        return found

    def wait(self, seconds: float = 180.0, until: tuple[str, ...] = ("ready", "over")) -> dict[str, Any]:
        """Wait until there is something to click, or the game is over."""
        end = monotonic() + seconds
        while True:
            seen = self.look()
            if seen["state"] in until:
                return seen
            assert monotonic() < end, f"nothing to click for {seconds} s after {self.clicks} clicks; page: {self.page.url}"
            self.page.wait_for_timeout(15)

    def click(self, seen: dict[str, Any]) -> str:
        """Click one of the things seen, and wait until the page has answered; the label of what was clicked."""
        if "found" in seen:
            kind, number = seen["found"][0], 0
        elif seen["lit"] and (not seen["buttons"] or self.rng.random() >= self.button_share):
            kind, number = "lit", self.rng.randrange(seen["lit"])
        else:
            kind, number = "button", self.rng.randrange(seen["buttons"])
        target = self.page.evaluate(_filled(TARGET), [kind, number])
        if target is None:
            return ""
        if "x" in target:
            self.page.mouse.click(target["x"], target["y"])
        else:
            self.page.keyboard.press("Enter")
        self.clicks += 1
        self._wait_for_change(seen["mark"])
        return str(target["label"])

    def _wait_for_change(self, mark: str, seconds: float = 1.5) -> None:
        end = monotonic() + seconds
        while monotonic() < end:
            seen = self.look()
            if seen["state"] != "ready" or seen["mark"] != mark:
                return
            self.page.wait_for_timeout(10)

    def play(self, most: int = 3000, stop_at: str = "") -> bool:
        """Click on until the game is over (True), or until this selector is on the page, or the clicks are used up (False)."""
        fruitless, last = 0, ""
        while self.clicks < most:
            seen = self.wait()
            self.check()
            if seen["state"] == "over":
                return True
            if stop_at and self.page.locator(stop_at).count():
                return False
            fruitless = fruitless + 1 if seen["mark"] == last else 0
            assert fruitless < 25, f"25 clicks changed nothing: {seen['mark'][:300]}"
            last = seen["mark"]
            self.click(seen)
        return False

    def check(self) -> None:
        """Fail if the page complained."""
        assert not self.problems, "\n".join(self.problems[:5])
