"""A real server and a real browser for the tests of the pages."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",  # letters as wide as in a browser with windows
]
START = 120.0
"""Seconds in which a server must be there."""


class House:
    """`bosworth serve` as a process of its own, with a database of its own."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.folder = folder
        self.environment = environment
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        self.said = folder / "said.txt"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, at the port it had before if it ran before; ready when it says so."""
        command = [
            str(Path(sys.executable).with_name("bosworth")),
            "serve",
            "--no-open",
            "--rate",
            "20",
            "--port",
            str(self.port),
        ]
        environment = {
            **os.environ,
            "BOSWORTH_HOME": str(self.folder),
            "LANG": "C.UTF-8",
            "PYTHONUNBUFFERED": "1",
            **self.environment,
        }
        with self.said.open("w") as said:
            self.process = subprocess.Popen(command, env=environment, stdout=said, stderr=subprocess.STDOUT)
        end = monotonic() + START
        while not (found := re.search(r"http://127\.0\.0\.1:(\d+)/", self.said.read_text())):
            is_hopeful = self.process.poll() is None and monotonic() < end
            assert is_hopeful, "the server did not start: " + self.said.read_text()
            sleep(0.05)
        self.port = int(found[1])

    def stop(self, how: int = signal.SIGTERM) -> None:
        """End it, gently or (`SIGKILL`) not."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(START)
            self.process = None


def find_chromium() -> str:
    """The browser: named by CHROMIUM, or found on the machine, first the one without windows, which needs less of the processor.

    Without one skip; with CI=true fail.
    """
    names = [os.environ.get("CHROMIUM", ""), "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
    found = next((path for path in (shutil.which(name) for name in names if name) if path), None)
    if found is None:
        missing = "no chromium on this machine (set CHROMIUM to its path, or install it): the pages are not tried in a browser"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    return found


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all these tests: each comes as a new person, and a test that stops it starts it again."""
    made = House(tmp_path_factory.mktemp("house"))
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A browser for all these tests: each has windows of its own."""
    path = find_chromium()
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=path, args=SWITCHES)
        yield made
        made.close()


OpenPage = Callable[..., Page]

PATIENCE = 60_000
"""Milliseconds that a test waits for something that should come at once."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture
def open_page(house: House, browser: Browser) -> Iterator[OpenPage]:
    """Opens a page as a new person: `open_page("/", width=390, lang="fr")`; further names are preferences.

    Whoever comes has been asked about sound and wants none, unless `sound=""`.

    `bypass_csp` is for tools that a test brings into the page.
    """
    contexts: list[BrowserContext] = []

    def make(path: str = "/", width: int = 1440, height: int = 900, bypass_csp: bool = False, **wishes: str) -> Page:
        context = browser.new_context(viewport={"width": width, "height": height}, has_touch=width < 500, bypass_csp=bypass_csp)
        contexts.append(context)
        prefs = quote(json.dumps({"lang": "en", "motion": "off", "confirm": "off", "pace": "once", "sound": "0", **wishes}))
        context.add_cookies([{"name": "bosworth_prefs", "value": prefs, "url": house.url}])
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(house.url + path)
        return page

    yield make
    for context in contexts:
        context.close()


def prefer(page: Page, name: str, value: str) -> None:
    """Let the person at a table prefer something else from now on, such as another pace."""
    page.evaluate("async ([name, value]) => (await import('/static/js/prefs.js')).prefer(name, value)", [name, value])
