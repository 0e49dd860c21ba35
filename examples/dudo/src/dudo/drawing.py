"""Dudo in text: who has how many dice, what is bid, and one's own dice."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bosworth.kernel.game import View
from bosworth.terminal.board import Board
from dudo.rules import SEATS, spelled

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
        self.screen.title(self.words.say("board-title", {"number": view["round"], "total": sum(view["left"])}))
        heads = (self.words("head-player"), self.words("head-dice"))
        rows = [(self.words.name("side", SEATS[player]), str(left)) for player, left in enumerate(view["left"])]
        self.screen.table(heads, rows)
        if view["number"]:
            bid = {"player": SEATS[view["bidder"]], "number": view["number"], "face": str(view["face"])}
            self.screen.say(self.words.say("event-bid", bid))
        for dice in view.get("all_dice", [view["dice"]]):
            if dice:
                self.screen.say(self.words.say("event-rolled", {"faces": spelled(dice)}))

    def everything(self, views: Sequence[View]) -> View:
        """One view that knows the dice of all."""
        return {**views[0], "all_dice": [view["dice"] for view in views]}
