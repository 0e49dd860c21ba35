"""An order sheet as a table: what it costs, what is left, and what would be dropped for want of money."""

from typing import TYPE_CHECKING

from bosworth.games.roses.forecast import Forecast, Line
from bosworth.games.roses.prompt import entry_message
from bosworth.games.roses.state import Position
from bosworth.games.roses.tables import PLAYERS

if TYPE_CHECKING:
    from bosworth.locale.words import Words
    from bosworth.terminal.screen import Screen


def show(words: "Words", screen: "Screen", state: Position, player: int) -> None:
    """The entries with their costs and fates, then the money."""
    found = Forecast(state, player)
    screen.title(words.say("sheet-title", {"player": PLAYERS[player]}))
    rows = [_row(words, line) for line in found.lines]
    heads = (words("head-entry"), words("head-cost"), words("head-result"))
    screen.table(heads, rows or [(words("entry-none"), "£0", "")])
    screen.say(words("sheet-money", cash=found.cash, cost=found.cost, left=found.left))
    if found.cost > found.cash:
        screen.say(words("sheet-short", missing=found.cost - found.cash))


def _row(words: "Words", line: Line) -> tuple[str, str, str]:
    fate = words("sheet-done" if line.fate == "stands" else f"sheet-{line.fate}", number=line.unpaid)
    return words.phrase(*entry_message(line.entry, line.number)), f"£{line.cost}", fate
