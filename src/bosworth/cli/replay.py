"""`bosworth replay`: look back at a recorded game, and verify it."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any

import typer

from bosworth.cli.common import check_game, open_screen
from bosworth.cli.store import check, open_record
from bosworth.cli.wishes import Lang, Plain
from bosworth.games import game as find_game
from bosworth.games.edition import Edition
from bosworth.kernel.event import Event
from bosworth.kernel.record import Record, is_of_older_rules, look_back, verify_dice
from bosworth.locale.words import Words
from bosworth.terminal.board import in_runs
from bosworth.terminal.screen import Screen
from bosworth.terminal.trouble import Trouble


def replay(
    file: Annotated[str, typer.Argument(help="The file of a record, or the name of a saved game.")],
    to: Annotated[int | None, typer.Option(help="Stop after this action; 0 is the deal.")] = None,
    as_: Annotated[str | None, typer.Option("--as", help="Whose view to show: a seat, onlooker, or all.")] = None,
    verify: Annotated[bool, typer.Option("--verify", help="Only check fingerprints and dice, and say what was checked.")] = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Step through a recorded game, or verify it."""
    screen, words = open_screen(lang, plain)
    record = open_record(file)
    game = find_game(check_game(record.game))
    words = game.words(words.language)
    watcher = find_watcher(as_ or usual_watcher(record), record.seats)
    if verify:
        _verify(screen, words, record, game)
    else:
        Replay(screen, words, record, game, watcher).run(last_action(record, to))


def usual_watcher(record: Record) -> str:
    """Everything is shown of a game that is over; while its dice are still secret, so is the rest."""
    return "all" if record.secret or not record.commitment else "onlooker"


def find_watcher(name: str, seats: Sequence[str]) -> int | str | None:
    """The seat that looks: its number, None for an onlooker, `all` for everything."""
    if name in seats:
        return seats.index(name)
    if name not in ("onlooker", "all"):
        raise Trouble("trouble-seat", name=name, known=", ".join([*seats, "onlooker", "all"]))
    return None if name == "onlooker" else name


def show_board(screen: Screen, words: Words, game: Edition, state: Any, watcher: int | str | None) -> None:
    """The board as a seat, an onlooker or somebody who may see everything sees it."""
    board = game.drawing(words, screen)
    view = game.view(state, None if isinstance(watcher, str) else watcher)
    if board.has_focus(view):
        board.focus(view)
    if isinstance(watcher, str):
        view = board.everything([game.view(state, seat) for seat in range(len(game.seats(state.options)))])
    board.show(view)


def last_action(record: Record, to: int | None) -> int:
    """The number of the last action to be shown: the one asked for, if there is such a one, or the last of all."""
    last = len(record.entries) - 1
    if to is not None and not 0 <= to <= last:
        raise Trouble("trouble-action", number=str(to), last=str(last))
    return last if to is None else to


@dataclass
class Replay:
    """Goes through a record action by action; waits for Enter after each if somebody sits there."""

    screen: Screen
    words: Words
    record: Record
    game: Edition
    watcher: int | str | None

    def run(self, last: int) -> None:
        """Tell everything up to an action, then show the board."""
        waits = sys.stdin.isatty() and self.screen.console.is_terminal
        state: Any = None
        number = 0
        for number, (entry, step) in zip(range(last + 1), look_back(self.record, self.game, telling=True), strict=False):
            state = step.after
            self._tell(number, entry.seat, entry.text, state)
            if waits and number < last and not self._go_on(state):
                break
        self._show(state)
        if is_of_older_rules(self.record, self.game):
            told = {"rules": self.record.rules, "today": self.game.info.rules_version, "number": number, "last": last}
            self.screen.say(self.words("replay-old-rules", **told))

    def _tell(self, number: int, seat: int, text: str, state: Any) -> None:
        if self.watcher == "all" and seat >= 0:
            self.screen.say(
                self.words("replay-action", number=str(number), side=self.words.name("side", self.record.seats[seat]), text=text)
            )
        tabled = self.game.face.tabled
        for run in in_runs(state.events, tabled):
            if run[0].name in tabled:
                self.game.drawing(self.words, self.screen).report(self.game.view(state, None), run)
                continue
            line = self._heard(run[0])
            if line:
                self.screen.say(f"  {line}" if self.watcher == "all" else line)

    def _heard(self, event: Event) -> str:
        """What the watcher hears of an event; looking at everything, that is what the one concerned heard."""
        if not isinstance(self.watcher, str):
            return self.words.event(event) if event.is_heard_by(self.watcher) else ""
        hearers = [seat for seat in range(len(self.record.seats)) if event.is_heard_by(seat)]
        if len(hearers) == len(self.record.seats):
            return self.words.event(event)
        if event.is_heard_by(None):
            return ""
        return self.words(
            "replay-private", side=self.words.name("side", self.record.seats[hearers[0]]), text=self.words.event(event)
        )

    def _go_on(self, state: Any) -> bool:
        """Wait for Enter; `b` shows the board, `q` stops."""
        while True:
            line = self.screen.ask(self.words("replay-ask")).lower()
            if line.startswith("q"):
                return False
            if not line.startswith("b"):
                return True
            self._show(state)

    def _show(self, state: Any) -> None:
        show_board(self.screen, self.words, self.game, state, self.watcher)


def _verify(screen: Screen, words: Words, record: Record, game: Edition) -> None:
    """Play the record again, compare every fingerprint, and roll every die again from the secret."""
    actions = check(record)
    screen.say(words("verify-legal" if record.entries[0].is_of_first_kind else "verify-actions", number=actions))
    if not record.commitment:
        screen.say(words("verify-no-commitment"))
    elif not record.secret:
        screen.say(words("verify-no-secret", commitment=record.commitment))
    else:
        screen.say(words("verify-dice", number=verify_dice(record, game), commitment=record.commitment))
