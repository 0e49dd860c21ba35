"""A real server process that is stopped or killed in mid-game: everything that was confirmed is there when it starts again."""

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
from tests.server.guests import SECONDS
from tests.server.running import RICHARD, Player, key
from websockets.exceptions import ConnectionClosed


class Process:
    """`bosworth serve` as somebody would start it."""

    def __init__(self, home: Path) -> None:
        command = [sys.executable, "-m", "bosworth.cli.main", "serve", "--port", "0", "--no-open", "--rate", "1000"]
        environment = {**os.environ, "BOSWORTH_HOME": str(home), "LC_ALL": "C"}
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found, line + self.process.stdout.read()
        self.address = found[0]

    def end(self, number: int) -> tuple[int, str]:
        """Send a signal; the exit code and what was printed."""
        self.process.send_signal(number)
        printed, _ = self.process.communicate(timeout=SECONDS)
        return self.process.returncode, printed


@contextmanager
def serving(home: Path) -> Iterator[Process]:
    process = Process(home)
    try:
        yield process
    finally:
        if process.process.poll() is None:
            process.end(signal.SIGKILL)


def again(player: Player, address: str) -> Player:
    """The same browser, after a restart."""
    other = Player(address, player.name)
    other.http.cookies.update(player.http.cookies)
    player.close()
    return other


def test_a_stopped_server_goes_on_where_it_was(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        alice = Player(first.address, "Alice")
        table = alice.table("richard3", "me", "me", options=RICHARD)
        for seat in (0, 1):
            alice.act(table, seat, alice.shown(table, seat)["offers"][0]["form"])
        alice.send(table, type="note", id=key(), seat=0, text="remember")
        before = [alice.shown(table, seat) for seat in (None, 0, 1)]
        with alice.socket(table, 0) as socket:
            socket.quiet()
            code, printed = first.end(signal.SIGTERM)
            assert socket.end_code() == 1012, "the page knows that it may come back"
        assert code == 0
        assert "every game is kept" in printed
    with serving(tmp_path) as second:
        alice = again(alice, second.address)
        assert [alice.shown(table, seat) for seat in (None, 0, 1)] == before
        with alice.socket(table, 0, since=len(before[1]["log"])) as socket:
            shown = socket.until("shown")
            assert shown["since"] + len(shown.get("log", [])) == len(before[1]["log"])
            assert socket.until("note")["text"] == "remember"
        alice.close()


def test_ctrl_c_ends_it_too(tmp_path: Path) -> None:
    with serving(tmp_path) as process:
        code, printed = process.end(signal.SIGINT)
    assert code == 0
    assert "Traceback" not in printed


class Load(threading.Thread):
    """Somebody who plays as fast as it goes, and notes what was confirmed."""

    def __init__(self, player: Player, table: str) -> None:
        super().__init__()
        self.player = player
        self.table = table
        self.confirmed: list[str] = []
        self.unsure = ""

    def run(self) -> None:
        try:
            with self.player.socket(self.table, 0) as socket:
                shown = socket.until("shown")
                while shown["step"] != "over":
                    seat = shown["actors"][0]
                    if shown["seat"] == seat:
                        self._act(socket, shown)
                    socket.send(type="look", seat=seat)
                    shown = socket.until("shown")
        except (ConnectionClosed, OSError):
            return

    def _act(self, socket: Any, shown: dict[str, Any]) -> None:
        self.unsure = key()
        form = shown["offers"][len(self.confirmed) % len(shown["offers"])]["form"]
        self.confirmed.append(socket.act(shown["seat"], shown["rev"], form, self.unsure)["answers"])


def test_killed_under_load_no_confirmed_act_is_lost_and_none_is_done_twice(tmp_path: Path) -> None:
    players: list[Player] = []
    tables: list[str] = []
    counted: dict[str, int] = {}
    for run in range(3):
        with serving(tmp_path) as server:
            players = [again(player, server.address) for player in players] or [Player(server.address, f"P{n}") for n in range(3)]
            tables = tables or [player.table("richard3", "me", "me", options={"scenario": "1460"}) for player in players]
            for player, table in zip(players, tables, strict=True):
                now, expected = _acts(player, table), counted.get(table, 0)
                assert expected <= now <= expected + bool(run), "one may have been written without being confirmed"
                counted[table] = now
            for load in _play_until_killed(server, players, tables, 20 * run):
                counted[load.table] += len(load.confirmed)
    for player in players:
        player.close()


def _play_until_killed(server: Process, players: list[Player], tables: list[str], acts: int) -> list[Load]:
    """Let everybody play until more than so many acts are confirmed, then kill the server."""
    loads = [Load(player, table) for player, table in zip(players, tables, strict=True)]
    for load in loads:
        load.start()
    end = monotonic() + SECONDS
    while any(load.is_alive() and len(load.confirmed) <= acts for load in loads):
        assert monotonic() < end, "nothing was played"
        sleep(0.01)
    assert server.end(signal.SIGKILL)[0] == -signal.SIGKILL
    for load in loads:
        load.join(SECONDS)
        assert not load.is_alive()
    assert any(load.confirmed for load in loads)
    return loads


def _acts(player: Player, table: str) -> int:
    """How many actions the record has: one a line, each with a fingerprint."""
    text = player.http.get(f"/api/tables/{table}/record").text
    return len(re.findall(r"^\w+: .+ = [0-9a-f]{12}$", text, re.MULTILINE))


def test_the_health_of_a_process_can_be_asked(tmp_path: Path) -> None:
    with serving(tmp_path) as process:
        assert httpx.get(f"{process.address}/healthz", timeout=SECONDS).json()["status"] == "ok"
