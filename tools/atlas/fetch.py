"""Fetches what the maps are drawn from: the coast of the world and the typefaces, as npm packages."""

import shutil
import subprocess
import tarfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build" / "atlas"

PACKAGES = {
    "world-atlas": "2.0.2",
    "@fontsource/im-fell-english": "5.3.0",
    "@fontsource/im-fell-english-sc": "5.3.0",
    "@fontsource/unifrakturcook": "5.3.0",
    "@fontsource-variable/source-serif-4": "5.3.1",
    "@fontsource-variable/source-sans-3": "5.3.0",
}


def package(name: str) -> Path:
    """The folder of an npm package, fetched when it is not there yet."""
    folder = BUILD / "npm" / name.rpartition("/")[2]
    if not folder.exists():
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit("The atlas fetches its sources with npm, which is not installed.")
        BUILD.mkdir(parents=True, exist_ok=True)
        command = [npm, "pack", "--silent", f"{name}@{PACKAGES[name]}", "--pack-destination", str(BUILD)]
        packed = subprocess.run(command, check=True, capture_output=True, text=True, cwd=BUILD).stdout.split()[-1]  # noqa: S603 - our own words
        with tarfile.open(BUILD / packed) as archive:
            archive.extractall(folder, filter="data")
    return folder / "package"
