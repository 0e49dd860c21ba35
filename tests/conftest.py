"""Coverage slows Python several times: the tests of the kernel and the rules measure it, except where they play at length.

The others are marked `no_cover`, and `make test` runs them in processes of their own: one that has measured stays slow, since
Python 3.11 goes on looking for a tracer after it is gone.
"""

from pathlib import Path

import pytest

MEASURED = ("kernel", "games", "test_locale.py")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark them before pytest chooses by marks."""
    here = Path(__file__).parent
    for item in items:
        if item.path.relative_to(here).parts[0] not in MEASURED:
            item.add_marker(pytest.mark.no_cover)
