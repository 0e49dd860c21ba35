"""The package is whole: what is in src is in the wheel, what is declared is pinned, what claims to be compiled is."""

import importlib
import importlib.machinery
import os
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import cast

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import bosworth

ROOT = Path(__file__).parents[1]
NOT_PACKAGED = {".pyc", ".so", ".pyd"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the pure wheel, offline, from a copy of the tree: nothing left in build/ can get into it."""
    tree = tmp_path_factory.mktemp("tree")
    shutil.copytree(ROOT / "src", tree / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name in ["LICENSE", "NOTICE", "README.md", "pyproject.toml", "setup.py"]:
        shutil.copy(ROOT / name, tree)
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", "dist"]
    environment = {**os.environ, "BOSWORTH_COMPILE": ""}
    built = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    (path,) = (tree / "dist").iterdir()
    return path


def test_the_wheel_is_pure(wheel: Path) -> None:
    assert wheel.name == f"bosworth-{bosworth.__version__}-py3-none-any.whl"


def test_the_wheel_has_every_file_of_the_source_and_no_other(wheel: Path) -> None:
    files = (path for path in (ROOT / "src/bosworth").rglob("*") if path.is_file() and path.suffix not in NOT_PACKAGED)
    expected = {path.relative_to(ROOT / "src").as_posix() for path in files}
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert packed == expected


def test_the_wheel_imports_on_its_own(wheel: Path) -> None:
    command = [sys.executable, "-S", "-c", "import bosworth; print(bosworth.__file__)"]
    environment = {**os.environ, "PYTHONPATH": str(wheel)}
    ran = subprocess.run(command, env=environment, cwd=wheel.parent, capture_output=True, text=True, check=True)
    assert ran.stdout.startswith(str(wheel))


def hot_modules() -> list[str]:
    """Name the modules that a compiled build compiles, as setup.py lists them."""
    files = cast("list[str]", runpy.run_path(str(ROOT / "setup.py"))["hot_files"]())
    return [file.removeprefix("src/").removesuffix(".py").replace("/", ".") for file in files]


@pytest.mark.parametrize("name", hot_modules())
def test_a_hot_module_is_compiled_when_that_is_expected_and_never_stale(name: str) -> None:
    loaded = Path(importlib.import_module(name).__file__ or "")
    compiled = loaded.name.endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))
    if os.environ.get("BOSWORTH_EXPECT_COMPILED") == "1":
        assert compiled, f"{name} runs interpreted, from {loaded}"
    if compiled:
        source = ROOT / "src" / (name.replace(".", "/") + ".py")
        assert loaded.stat().st_mtime >= source.stat().st_mtime, f"{loaded} is older than its source: make compile"


def test_the_kernel_and_richard3_are_hot() -> None:
    names = hot_modules()
    assert "bosworth.kernel.action" in names
    assert any(name.startswith("bosworth.games.richard3.") for name in names)


def pins(name: str) -> dict[str, str]:
    """Read the versions that a requirements file pins."""
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9.-]+)==([^\s;]+)", text, re.MULTILINE))


@pytest.mark.parametrize(("name", "extras"), [("run.txt", []), ("dev.txt", ["bench", "dev"]), ("atlas.txt", ["atlas"])])
def test_what_pyproject_asks_for_is_pinned(name: str, extras: list[str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = project["dependencies"] + [line for extra in extras for line in project["optional-dependencies"][extra]]
    pinned = pins(name)
    for requirement in map(Requirement, wanted):
        version = pinned.get(canonicalize_name(requirement.name))
        assert version is not None, f"{requirement} is not pinned in {name}: make requirements"
        assert version in requirement.specifier, f"{requirement} is pinned at {version} in {name}: make requirements"


@pytest.mark.parametrize("name", ["build.txt", "run.txt"])
def test_the_environments_agree(name: str) -> None:
    assert pins(name).items() <= pins("dev.txt").items()


@pytest.mark.parametrize("path", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda path: path.name)
def test_requirements_name_packages_and_hashes_and_no_place(path: Path) -> None:
    for line in path.read_text(encoding="utf-8").splitlines():
        assert re.fullmatch(r"#.*|[a-z0-9.-]+==\S+( ; .+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?", line), line
        assert "/" not in line
