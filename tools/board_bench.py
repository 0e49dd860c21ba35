"""A bench for whoever draws a board: plays a game to some point with bots, then shows the board of one seat in a browser.

`python tools/board_bench.py richard3 --option scenario=1480 --moves 120 --seat 0`. What is touched is carried out, the other
seats are played by bots; there is no database and no other person. For the developer's own machine alone.
"""

import argparse
import mimetypes
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from bosworth.bots import make_bot
from bosworth.games import game as find_game
from bosworth.kernel.chance import FastDice
from bosworth.kernel.errors import BosworthError
from bosworth.kernel.match import Match
from bosworth.table.memory import moments
from bosworth.table.showing import add_log, show
from bosworth.table.shown import Shown

ROOT = Path(__file__).parent.parent / "src" / "bosworth"
PAGE = Path(__file__).with_suffix(".html")


class Bench:
    """One game at one seat, with bots on the others."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.name: str = asked.game
        self.game = find_game(asked.game)
        options = dict(pair.split("=") for pair in asked.option)
        self.match = Match.start(self.game, options, {}, FastDice(asked.random))
        self.seats = self.match.record.seats
        self.bots = [make_bot(asked.bot, self.game, Random(asked.random)) for _ in self.seats]
        self.seat: int | None = None if asked.seat < 0 else asked.seat
        for _ in range(asked.moves):
            self.bot_move(self.match.state.actors())
        if asked.until:
            self.play_until(asked.until)
        self.others()

    def bot_move(self, actors: Any) -> None:
        """Let a bot act for the first of these seats."""
        for seat in list(actors)[:1]:
            self.match.act(seat, [self.bots[seat].choose(self.match.view(seat), self.match.legal(seat))])

    def play_until(self, step: str) -> None:
        """Let bots play until the seat has to make a decision of this name."""
        while (actors := self.match.state.actors()) and not (self.seat in actors and self.match.view(self.seat).step == step):
            self.bot_move(actors)

    def others(self) -> None:
        """Let the bots act until it is for this seat to decide."""
        while self.seat is not None and self.seat not in self.match.state.actors() and self.match.state.actors():
            self.bot_move(self.match.state.actors())

    def shown(self) -> Shown:
        """What the seat is shown, as the server would."""
        return add_log(show(self.match, self.match.view(self.seat), self.match.rev), self.match)

    def room(self) -> dict[str, Any]:
        """The table as everybody sees it."""
        places = [
            {"seat": seat, "kind": "person" if number == self.seat else "bot", "is_mine": number == self.seat, "is_here": True}
            for number, seat in enumerate(self.seats)
        ]
        options = self.match.record.options
        return {
            "type": "room",
            "id": "bench",
            "game": self.name,
            "name": "",
            "status": "playing",
            "places": places,
            "options": options,
        }

    def facts(self) -> dict[str, Any]:
        """What the page asks for once."""
        words = self.game.vocabulary.table()
        return {
            "catalog": self.game.face.catalog(),
            "words": words,
            "room": self.room(),
            "shown": self.shown(),
        }

    def do(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Carry out what the page sent; a refusal is answered with its code."""
        assert self.seat is not None
        try:
            actions = [self.game.parse(form, self.seat) for form in asked.get("actions", [])]
            if asked.get("undo") and self.match.open_actions(self.seat):
                self.match.undo(self.seat, bool(asked.get("everything")))
            elif asked.get("afresh"):
                self.match.act_anew(self.seat, actions)
            elif actions:
                self.match.act(self.seat, actions)
            self.others()
        except BosworthError as error:
            return {"refused": error.code, "shown": self.shown()}
        return {"shown": self.shown()}


class Handler(BaseHTTPRequestHandler):
    """Answers the page: files, words, facts, acts."""

    def __init__(self, bench: Bench, *args: Any) -> None:
        self.bench = bench
        super().__init__(*args)

    def do_GET(self) -> None:
        """Files and facts."""
        path = self.path.split("?")[0]
        if path == "/facts.json":
            return self.answer(msgspec.json.encode(self.bench.facts()), "application/json")
        if path == "/":
            return self.answer(PAGE.read_bytes(), "text/html; charset=utf-8")
        file = (ROOT / "locale" / path[7:] if path.startswith("/words/") else ROOT / "web" / path[1:]).resolve()
        if not file.is_relative_to(ROOT) or not file.is_file():
            return self.send_error(404)
        return self.answer(file.read_bytes(), mimetypes.guess_type(file.name)[0] or "text/plain; charset=utf-8")

    def do_POST(self) -> None:
        """An act."""
        asked = msgspec.json.decode(self.rfile.read(int(self.headers["Content-Length"])))
        found = (
            moments(self.bench.match, asked["seat"], asked["from"], asked["to"])
            if self.path == "/moments"
            else self.bench.do(asked)
        )
        self.answer(msgspec.json.encode(found), "application/json")

    def answer(self, body: bytes, kind: str) -> None:
        """Send a body."""
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


def main() -> None:
    """Serve the bench until interrupted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--option", action="append", default=[], help="an option of the game, such as scenario=1480")
    parser.add_argument("--moves", type=int, default=0, help="how many actions bots play first")
    parser.add_argument("--until", default="", help="let bots play on until the seat must make the decision of this name")
    parser.add_argument("--seat", type=int, default=0, help="the seat that looks; -1: an onlooker")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--random", type=int, default=1)
    parser.add_argument("--port", type=int, default=8400)
    asked = parser.parse_args()
    server = ThreadingHTTPServer(("127.0.0.1", asked.port), partial(Handler, Bench(asked)))
    print(f"http://127.0.0.1:{asked.port}/  (?lang=fr&theme=dark)", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
