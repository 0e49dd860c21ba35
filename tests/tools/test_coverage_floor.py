"""The coverage floor: each room stands on its own, and an absent room fails."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "tools" / "coverage_floor.py"


def summary(lines: int, covered: int) -> dict[str, dict[str, int]]:
    return {
        "summary": {"num_statements": lines, "covered_lines": covered, "num_branches": 4, "covered_branches": 1},
    }


@pytest.fixture
def report(tmp_path: Path) -> Path:
    files = {
        "src/good/a.py": summary(60, 58),
        "src/good/b.py": summary(40, 39),
        "src/goodness/c.py": summary(50, 0),
        "src/empty/__init__.py": summary(0, 0),
    }
    path = tmp_path / "coverage.json"
    path.write_text(json.dumps({"files": files}), encoding="utf-8")
    return path


def run(report: Path, *folders: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(SCRIPT), str(report), "97", *folders]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_room_at_the_floor_passes_and_its_namesake_does_not_count(report: Path) -> None:
    result = run(report, "src/good")
    assert result.returncode == 0
    assert result.stdout == "src/good: 97.00 % of 100 lines, 25.00 % of 8 branches: ok\n"


def test_one_room_under_the_floor_fails_all(report: Path) -> None:
    result = run(report, "src/good", "src/goodness")
    assert result.returncode == 1
    assert "src/goodness: 0.00 % of 50 lines, 25.00 % of 4 branches: UNDER 97 %" in result.stdout


@pytest.mark.parametrize("folder", ["src/empty", "src/absent"])
def test_a_room_without_lines_fails(report: Path, folder: str) -> None:
    result = run(report, folder)
    assert result.returncode == 1
    assert "NOT MEASURED" in result.stdout
