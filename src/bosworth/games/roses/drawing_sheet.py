"""An order sheet as a table: what it costs, what is left, and what would be dropped for want of money."""

from typing import TYPE_CHECKING

from bosworth.games.roses.deployment import price
from bosworth.games.roses.forecast import Forecast
from bosworth.games.roses.planning import writer
from bosworth.games.roses.prompt import entry_message, gathered
from bosworth.games.roses.state import PLANNING, Position
from bosworth.games.roses.tables import PLAYERS
from bosworth.games.roses.verbs import BID
from bosworth.kernel.action import verb
from bosworth.kernel.view import View

if TYPE_CHECKING:
    from bosworth.locale.words import Words
    from bosworth.terminal.screen import Screen


def writer_of(view: View, state: Position) -> int:
    """The player whose sheet the seat is writing, -1 if it writes none."""
    return writer(state, view["seat"]) if view["seat"] is not None and state.step == PLANNING else -1


def show(words: "Words", screen: "Screen", state: Position, player: int) -> None:
    """The entries with their costs and fates, then the money."""
    found = Forecast(state, player)
    screen.title(words.say("sheet-title", {"player": PLAYERS[player]}))
    rows = [_row(words, state, found, action, number) for action, number in gathered(state.sheets[player])]
    heads = (words("head-entry"), words("head-cost"), words("head-result"))
    screen.table(heads, rows or [(words("entry-none"), "£0", "")])
    screen.say(words("sheet-money", cash=found.cash, cost=found.cost, left=found.left))
    if found.cost > found.cash:
        screen.say(words("sheet-short", missing=found.cost - found.cash))


def _row(words: "Words", state: Position, found: Forecast, action: int, number: int) -> tuple[str, str, str]:
    text = words.phrase(*entry_message(action, number))
    if verb(action) == BID:
        return text, f"£{number}", words("sheet-done")
    if action not in found.legal:
        return text, "£0", words("sheet-void")
    dropped = number - found.paid.count(action)
    cost = f"£{price(state, action) * number}"
    return text, cost, words("sheet-unpaid", number=dropped) if dropped else words("sheet-done")
