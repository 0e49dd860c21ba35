"""Coverage slows Python several times: the tests of the kernel and the rules measure it, except where they play at length."""

from pathlib import Path

import pytest

MEASURED = ("kernel", "games", "test_locale.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.relative_to(here).parts[0] not in MEASURED:
            item.add_marker(pytest.mark.no_cover)
