"""Hold rooms of the source to a floor of line coverage: coverage_floor.py coverage.json PERCENT FOLDER..."""

import json
import sys
from pathlib import Path
from typing import Any


def totals(files: dict[str, Any], folder: str) -> dict[str, int]:
    """Add up the lines and branches, covered and all, of the files under a folder."""
    names = {
        "lines": "num_statements",
        "lines covered": "covered_lines",
        "branches": "num_branches",
        "branches covered": "covered_branches",
    }
    summaries = [entry["summary"] for path, entry in files.items() if path.startswith(folder.rstrip("/") + "/")]
    return {name: sum(summary[key] for summary in summaries) for name, key in names.items()}


def share(covered: int, total: int) -> float:
    """Return the covered part of a total in percent; nothing to cover is all covered."""
    return 100 * covered / total if total else 100.0


def main(report: str, floor: float, folders: list[str]) -> int:
    """Print the coverage of each folder and return 1 if the lines of one are under the floor, or if it has none."""
    files = json.loads(Path(report).read_text(encoding="utf-8"))["files"]
    failed = False
    for folder in folders:
        sums = totals(files, folder)
        lines = share(sums["lines covered"], sums["lines"])
        branches = share(sums["branches covered"], sums["branches"])
        verdict = "ok" if lines >= floor else f"UNDER {floor:g} %"
        if not sums["lines"]:
            verdict = "NOT MEASURED: no lines in the report"
        failed |= verdict != "ok"
        counts = f"{lines:.2f} % of {sums['lines']} lines, {branches:.2f} % of {sums['branches']} branches"
        print(f"{folder}: {counts}: {verdict}")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], float(sys.argv[2]), sys.argv[3:]))
