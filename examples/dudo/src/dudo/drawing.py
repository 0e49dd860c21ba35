"""Dudo in text: who has how many dice, what is bid, and one's own dice."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bosworth.kernel.view import View
from bosworth.terminal.board import Board
from dudo.rules import SEATS, Position, spelled

if TYPE_CHECKING:
    from bosworth.locale.words import Words
    from bosworth.terminal.screen import Screen


class Drawing(Board):
    """Draws views of Dudo."""

    def __init__(self, words: "Words", screen: "Screen") -> None:
        self.words = words
        self.screen = screen

    def show(self, view: View) -> None:
        """The round, the players with their dice, the bid, and one's own dice."""
        s: Position = view.known
        self.screen.title(self.words.say("board-title", {"number": s.round, "total": sum(s.left)}))
        heads = (self.words("head-player"), self.words("head-dice"))
        rows = [(self.words.name("side", SEATS[player]), str(left)) for player, left in enumerate(s.left)]
        self.screen.table(heads, rows)
        if s.number:
            bid = {"player": SEATS[s.bidder], "number": s.number, "face": str(s.face)}
            self.screen.say(self.words.say("event-bid", bid))
        for dice in s.dice:
            if dice:
                self.screen.say(self.words.say("event-rolled", {"faces": spelled(dice)}))

    def everything(self, views: Sequence[View]) -> View:
        """One view that knows the dice of all."""
        known: Position = views[0].known.copy()
        known.dice = [view.known.dice[player] for player, view in enumerate(views)]
        return View(None, known)
