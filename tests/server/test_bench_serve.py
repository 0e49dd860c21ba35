"""`bosworth bench serve`: a small load is played, measured and told, and everything ends by itself."""

import json
import subprocess
import sys

import pytest
from tests.cli.conftest import Run, run
from tests.server.guests import SECONDS

from bosworth.cli.bench_load import Measured
from bosworth.cli.bench_serve import _percentiles

__all__ = ["run"]


@pytest.mark.parametrize("game", ["richard3", "roses", "lancaster"])
def test_programs_play_and_are_measured(game: str) -> None:
    command = [sys.executable, "-m", "bosworth.cli.main", "bench", "serve", "--tables", "2", "--seconds", "1.5", "--pace", "0"]
    ran = subprocess.run([*command, "--game", game, "--json"], capture_output=True, text=True, check=False, timeout=5 * SECONDS)
    assert ran.returncode == 0, ran.stderr
    report = json.loads(ran.stdout)
    assert report["acts"] > 0
    assert report["refused"] == 0
    assert 0 < report["act_to_other_seat_ms"]["p50"] <= report["act_to_other_seat_ms"]["p99"]
    assert 0 < report["bytes_per_act_and_seat"] < 2000
    assert report["server_memory_mb"] > 10


def test_it_speaks_of_what_it_measured(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    report = {
        "acts": 1,
        "acts_per_second": 1.0,
        "refused": 0,
        "act_to_other_seat_ms": {"p50": 1.0, "p95": 2.0, "p99": None},
        "act_to_answer_ms": {"p50": 1.0, "p95": 2.0, "p99": None},
        "bytes_per_act_and_seat": 300,
        "server_cpu_percent": None,
        "server_memory_mb": None,
        "game": "richard3",
        "tables": 2,
        "pace": 0.0,
        "seconds": 1.0,
    }
    monkeypatch.setattr("bosworth.cli.bench_serve._measure", lambda *_: report)
    for lang, word in (("en", "as fast as it goes"), ("fr", "aussi vite que possible"), ("it", "il più in fretta possibile")):
        result = run("bench", "serve", "--tables", "1", "--lang", lang)
        assert result.code == 0
        for part in (word, "p95 2 ms", "p99 –", "300", "bosworth[bench]"):
            assert part in result.out


def test_percentiles_and_sums() -> None:
    assert _percentiles([]) == {"p50": None, "p95": None, "p99": None}
    assert _percentiles([number / 1000 for number in range(100)]) == {"p50": 50, "p95": 95, "p99": 99}
    total = Measured([0.1], [0.2], acts=1, views=2, received=3)
    total.add(Measured([0.3], [], acts=1, refused=1))
    assert total == Measured([0.1, 0.3], [0.2], acts=2, views=2, received=3, refused=1)
