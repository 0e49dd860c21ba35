"""Takes the pictures of docs/gallery.md: starts a server, brings games to each scene with bots, and photographs the pages.

Run by hand: `python tools/screenshots.py [word ...]` takes all pictures, or those whose names contain one of the words.
"""

import io
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from urllib.parse import quote
from urllib.request import urlopen

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from bosworth.bots import make_bot
from bosworth.games import game as find_game
from bosworth.kernel.chance import FairDice
from bosworth.kernel.match import Match

OUT = Path(__file__).parent.parent / "docs" / "pictures"
PORT = 8597
HOME = f"http://127.0.0.1:{PORT}"
SIZES = {"desktop": (1440, 900), "laptop": (1280, 720), "phone": (390, 844)}
PAGE_SIZES = ("desktop", "phone")
ALL_SIZES = tuple(SIZES)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",
)


@dataclass(frozen=True)
class Scene:
    """One picture at a table: the game, the decision at which it is taken, and for which seat."""

    name: str
    game: str
    step: str = ""
    seat: int = 0
    after: int = 0
    """How many actions must have been played before."""
    options: dict[str, str] = field(default_factory=dict)
    prefs: dict[str, str] = field(default_factory=dict)
    sizes: tuple[str, ...] = ("desktop", "phone")
    path: str = ""
    """What follows the address of the table: `/replay` for the replay."""
    told: str = ""
    """The event that is told in the theatre, instead of a decision."""
    clicks: tuple[str, ...] = ()
    """What is clicked before the picture is taken, and last what must be there then."""


BOX = {"players": "4", "preset": "big_box"}
SCENES = (
    Scene("richard3-cards", "richard3", "choose_card", sizes=ALL_SIZES),
    Scene(
        "richard3-reveal",
        "richard3",
        "choose_card",
        after=40,
        clicks=(".cards-hand .cards-card.lit", ".heralds"),
        sizes=ALL_SIZES,
    ),
    Scene("richard3-map", "richard3", "actions", after=60, sizes=ALL_SIZES),
    Scene("richard3-hint", "richard3", "actions", after=60, clicks=(".tool-hint", ".prompt-hint"), sizes=ALL_SIZES),
    Scene("richard3-dark", "richard3", "actions", seat=1, after=90, prefs={"theme": "dark"}),
    Scene("richard3-francais", "richard3", "actions", seat=1, after=60, prefs={"lang": "fr"}),
    Scene("richard3-italiano", "richard3", "choose_card", after=80, prefs={"lang": "it"}, sizes=("desktop",)),
    Scene("richard3-battle", "richard3", "battle_turn", after=70, sizes=ALL_SIZES),
    Scene("richard3-treachery", "richard3", told="treachery-fails"),
    Scene("richard3-retreat", "richard3", told="retreat", after=60),
    Scene("richard3-regroup", "richard3", "regroup", after=20),
    Scene("richard3-supply", "richard3", "attrition", after=20),
    Scene("richard3-political", "richard3", "go_home", after=100, sizes=ALL_SIZES),
    Scene("richard3-king-dead", "richard3", told="king-dead", sizes=ALL_SIZES),
    Scene("richard3-end", "richard3", "over", options={"scenario": "1480"}),
    Scene("richard3-replay", "richard3", "over", options={"scenario": "1480"}, path="/replay?at=60"),
    Scene("richard3-text", "richard3", "actions", after=60, prefs={"text": "on"}),
    Scene("roses-draft", "roses", "draft", after=4, sizes=ALL_SIZES),
    Scene("roses-planning", "roses", "nobles", after=120, sizes=ALL_SIZES),
    Scene("roses-hint", "roses", "nobles", after=120, clicks=(".tool-hint", ".prompt-hint"), sizes=ALL_SIZES),
    Scene("roses-planning-dark", "roses", "troops", after=120, prefs={"theme": "dark"}, sizes=("desktop",)),
    Scene("roses-planning-francais", "roses", "nobles", after=120, prefs={"lang": "fr"}, sizes=("desktop",)),
    Scene("roses-aid", "roses", "aid", after=100),
    Scene("roses-deployment", "roses", told="moved", after=60),
    Scene("roses-bribery", "roses", told="bribe-won", after=60),
    Scene("roses-combat", "roses", told="battle", after=60),
    Scene("roses-vote", "roses", told="vote", after=60, sizes=ALL_SIZES),
    Scene("roses-king", "roses", told="king", after=60, sizes=("desktop",)),
    Scene(
        "roses-parliament",
        "roses",
        "draft",
        after=170,
        clicks=(".panel-tabs button:last-child", ".parliament-choice"),
        sizes=ALL_SIZES,
    ),
    Scene("roses-end", "roses", "over"),
    Scene("roses-analysis", "roses", "over", clicks=(".tool-analysis", ".turning-point"), sizes=ALL_SIZES),
    Scene("roses-two-royal", "roses", "nobles", after=60, options={"scenario": "two_royal"}, sizes=("desktop",)),
    Scene("lancaster-extend", "lancaster", "extend"),
    Scene("lancaster-place", "lancaster", "place", after=30),
    Scene("lancaster-hint", "lancaster", "place", after=60, clicks=(".tool-hint", ".prompt-hint"), sizes=ALL_SIZES),
    Scene("lancaster-place-box", "lancaster", "place", after=60, options=BOX, sizes=ALL_SIZES),
    Scene("lancaster-place-two", "lancaster", "place", after=40, options={"players": "2"}),
    Scene(
        "lancaster-place-italiano",
        "lancaster",
        "place",
        after=40,
        options={"players": "5"},
        prefs={"lang": "it"},
        sizes=("desktop",),
    ),
    Scene("lancaster-favour", "lancaster", "favour", after=10),
    Scene("lancaster-ballot", "lancaster", "ballot", after=40, sizes=ALL_SIZES),
    Scene("lancaster-ballot-dark", "lancaster", "ballot", after=80, options=BOX, prefs={"theme": "dark"}, sizes=("desktop",)),
    Scene("lancaster-votes", "lancaster", told="ballots", after=40),
    Scene("lancaster-law", "lancaster", "law", after=40),
    Scene("lancaster-province", "lancaster", "province", after=40),
    Scene("lancaster-reward", "lancaster", told="takes", after=60),
    Scene("lancaster-conflict", "lancaster", told="conflict", after=60, sizes=ALL_SIZES),
    Scene("lancaster-castle", "lancaster", "castle", after=60),
    Scene("lancaster-ransom", "lancaster", "ransom", after=60),
    Scene("lancaster-end", "lancaster", "over"),
)
PAGES = {
    "home": "/",
    "new-table": "/new?game=richard3",
    "new-table-lancaster": "/new?game=lancaster",
    "lobby": "/lobby",
    "my-games": "/games",
    "rules": "/rules/richard3/battle",
    "preferences": "/preferences",
}


def main() -> None:
    """Take the pictures that were asked for."""
    wanted = sys.argv[1:]
    OUT.mkdir(parents=True, exist_ok=True)
    with _server(), sync_playwright() as play:
        browser = play.chromium.launch(executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=list(FLAGS))
        for scene in SCENES:
            if not wanted or any(word in scene.name for word in wanted):
                _take_scene(browser, scene)
        for name, path in PAGES.items():
            if not wanted or any(word in f"page-{name}" for word in wanted):
                _take_page(browser, name, path)
        browser.close()


@contextmanager
def _server() -> Iterator[None]:
    with tempfile.TemporaryDirectory() as home:
        command = [str(Path(sys.executable).with_name("bosworth")), "serve", "--no-open", "--rate", "50", "--port", str(PORT)]
        process = subprocess.Popen(command, env={**os.environ, "BOSWORTH_HOME": home})  # noqa: S603 (our own program)
        try:
            _wait_until_there()
            yield
        finally:
            process.terminate()
            process.wait()


def _wait_until_there() -> None:
    for _ in range(600):
        try:
            urlopen(f"{HOME}/healthz").close()  # noqa: S310 (our own server)
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise SystemExit("the server does not answer")


def _played(scene: Scene) -> tuple[str, str]:
    """A game played by bots up to the scene, as text, and what follows its address; the seat of the scene is a person's."""
    for seed in range(60):
        for match in _positions(scene, seed):
            if match.rev >= scene.after and (path := _path(scene, match)) is not None:
                return match.record.write(), path
    raise SystemExit(f"no game came to {scene.name}")


def _positions(scene: Scene, seed: int) -> Iterator[Match]:
    """A game of bots, one action after the other."""
    game = find_game(scene.game)
    seats = game.seats(game.info.settle(scene.options))
    players = {name: "human" if seat == scene.seat else "bot:greedy" for seat, name in enumerate(seats)}
    match = Match.start(game, scene.options, players, FairDice(seed.to_bytes(32, "big")))
    bot = make_bot("greedy", game, Random(seed))
    while match.state.actors():
        yield match
        seat = match.state.actors()[-1]
        match.act(seat, [bot.choose(match.view(seat), match.legal(seat))])
    yield match


def _path(scene: Scene, match: Match) -> str | None:
    """What follows the address of the table if the game has come to the scene, otherwise None."""
    if not scene.told:
        is_mine = scene.seat in match.state.actors() or not match.state.actors()
        return scene.path if is_mine and match.view(scene.seat).step == scene.step else None
    told = match.told(scene.seat, -1)
    found = next((number for number, event in told if event.name == scene.told and number > scene.after), None)
    if found is None or found > match.settled:
        return None
    names = [event.name for number, event in told if number == found]
    return f"/replay?at={found}&line={names.index(scene.told)}&seat={scene.seat}"


def _context(browser: Browser, size: str, prefs: dict[str, str]) -> BrowserContext:
    width, height = SIZES[size]
    phone = size == "phone"
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=phone,
        is_mobile=phone,
        device_scale_factor=2 if phone else 1,
        locale="en",
    )
    settled = {"lang": "en", "theme": "light", "motion": "off", "pace": "calm", "sound": "0", **prefs}
    context.add_cookies([{"name": "bosworth_prefs", "value": quote(json.dumps(settled)), "url": HOME}])
    return context


def _take_scene(browser: Browser, scene: Scene) -> None:
    record, path = _played(scene)
    for size in scene.sizes:
        context = _context(browser, size, scene.prefs)
        page = context.new_page()
        page.goto(f"{HOME}/table/{_table(context, record)}{path}")
        page.wait_for_selector("[data-ready]")
        _prepare(page, scene)
        page.wait_for_timeout(1200)  # pictures and fonts
        _keep(page, f"{scene.name}-{size}")
        context.close()


def _prepare(page: Page, scene: Scene) -> None:
    if scene.told:
        page.wait_for_selector(".theatre-bar")
    for selector in scene.clicks[:-1]:
        page.locator(selector).first.click()
    if scene.clicks:
        page.wait_for_selector(scene.clicks[-1])
    if (pause := page.locator(".theatre-bar.live .main")).count():
        pause.click()


def _table(context: BrowserContext, record: str) -> str:
    """The id of a table with this game; the server lets nobody make many at a time."""
    headers = {"content-type": "text/plain", "origin": HOME}
    while (answer := context.request.post(f"{HOME}/api/records", data=record, headers=headers)).status == 429:
        time.sleep(2)
    return str(answer.json()["id"])


def _take_page(browser: Browser, name: str, path: str) -> None:
    for size in PAGE_SIZES:
        for theme in ("light", "dark") if name == "home" else ("light",):
            context = _context(browser, size, {"theme": theme})
            page = context.new_page()
            page.goto(HOME + path)
            page.wait_for_timeout(600)
            _keep(page, f"page-{name}{'-dark' if theme == 'dark' else ''}-{size}")
            context.close()


def _keep(page: Page, name: str) -> None:
    picture = Image.open(io.BytesIO(page.screenshot()))
    picture.convert("RGB").save(OUT / f"{name}.webp", quality=62, method=6)
    print(f"{name}.webp")


if __name__ == "__main__":
    main()
