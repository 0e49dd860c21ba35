"""Coverage slows Python several times: the tests of the kernel and the rules measure it, except where they play at length.

The others are marked `no_cover`, and `make test` runs them in processes of their own: one that has measured stays slow, since
Python 3.11 goes on looking for a tracer after it is gone. What the games play at length is left to the compiled modules.
"""

import os
from pathlib import Path

import pytest

MEASURED = ("kernel", "games", "test_locale.py")
LONG = ("test_texts.py", "test_steady.py", "test_sweep.py", "test_hints.py")
"""What takes longest in a browser goes before the rest there, so that in the end nobody waits for it."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark them before pytest chooses by marks; put those with a browser, in whose event loop no other can run, last."""
    here = Path(__file__).parent
    for item in items:
        if item.path.relative_to(here).parts[0] not in MEASURED:
            item.add_marker(pytest.mark.no_cover)
    items.sort(key=lambda item: (item.path.parent.name == "web", item.path.name not in LONG))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """Tests with a browser or a server mostly wait for it: of those two run on each core."""
    return 2 * (os.cpu_count() or 1) if config.getoption("markexpr") == "no_cover" else None
