"""Hints over the WebSocket: one at a time, and none for a position that is gone."""

import asyncio

import pytest
from tests.server.http.test_ws import Game
from tests.server.running import Live, key

from bosworth.server.live.workers import Workers
from bosworth.table.thinking import Job, Thought


async def endless(_workers: Workers, _job: Job) -> Thought:
    """Thinks until nobody waits for it."""
    await asyncio.Event().wait()
    raise AssertionError


@pytest.fixture
def game(live: Live, monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setattr(Workers, "advise", endless)
    return Game(live)


def test_whoever_acts_while_a_bot_thinks_is_told_that_the_hint_is_stale(game: Game) -> None:
    with game.alice.socket(game.table, 0) as socket:
        shown = socket.until("shown")
        socket.send(type="hint", id="help", seat=0, rev=shown["rev"])
        socket.send(type="hint", id="more", seat=0, rev=shown["rev"])
        assert socket.until("refused")["code"] == "too_many"
        socket.send(type="act", id=key(), seat=0, rev=shown["rev"], actions=[shown["offers"][0]["form"]])
        refused = socket.until("refused")
        assert (refused["id"], refused["code"]) == ("help", "stale")


def test_a_hint_goes_on_while_others_act_in_secret(game: Game) -> None:
    with game.alice.socket(game.table, 0) as socket:
        shown = socket.until("shown")
        socket.send(type="hint", id="help", seat=0, rev=shown["rev"])
        game.bob.act(game.table, 1, game.bob.shown(game.table, 1)["offers"][0]["form"])
        assert "refused" not in [message["type"] for message in socket.quiet()]
