"""Runs the JavaScript tests: with node from the machine, or not at all where there is none (unless CI says there must be)."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
JS = Path(__file__).parent / "js"


def need(*programs: str) -> None:
    """Skip the test where a program is missing; with CI=true fail instead."""
    for program in programs:
        if shutil.which(program) is None:
            missing = f"{program} is not on this machine: the browser side is not checked"
            if os.environ.get("CI") == "true":
                pytest.fail(missing)
            pytest.skip(missing)


def need_modules() -> None:
    """Skip the test where `make js` has not fetched the packages; with CI=true fail instead."""
    need("node", "npm")
    if not (ROOT / "node_modules" / "typescript").exists():
        missing = "node_modules is missing: `make js` fetches it"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)


def run_node_test(name: str, **environment: str) -> None:
    """Run one file of tests/web/js with node's own test runner."""
    need("node")
    done = subprocess.run(
        [str(shutil.which("node")), "--test", "--test-reporter=spec", str(JS / f"{name}.test.js")],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
