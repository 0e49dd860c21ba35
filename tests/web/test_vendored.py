"""What is vendored is what package.json names; `make js` checks format, lint and types of the browser side."""

import json
import subprocess

from tests.web.node import ROOT, need_modules

STATIC = ROOT / "src" / "bosworth" / "web" / "static"


def run(*command: str) -> str:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    return done.stdout + done.stderr if done.returncode else ""


def test_what_is_vendored_is_what_the_packages_hold() -> None:
    need_modules()
    assert run("node", "tools/vendor.mjs", "--check") == ""


def test_the_lock_names_no_download_address() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    assert all("resolved" not in package for package in lock["packages"].values())
    assert all("integrity" in package for name, package in lock["packages"].items() if name)


def test_scripts_stay_small() -> None:
    for path in (*(STATIC / "js").rglob("*.js"), *(STATIC / "boards").rglob("*.js")):
        assert path.read_text(encoding="utf-8").count("\n") <= 400, f"{path.name} is too long"
