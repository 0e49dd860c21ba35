"""One decision of a person: the offers, and everything that may be typed instead of one."""

import re
from typing import TYPE_CHECKING, Final

from bosworth.cli.hint import hint_lines
from bosworth.cli.offers import Offers
from bosworth.cli.store import fresh
from bosworth.kernel.errors import BosworthError, NothingToUndo
from bosworth.kernel.match import Match
from bosworth.table.messages import Resign
from bosworth.terminal.trouble import Leave, describe

if TYPE_CHECKING:  # a table and a turn need each other
    from bosworth.cli.table import Table

COMMANDS: Final = {
    "help": True,
    "hint": False,
    "undo": False,
    "restart": False,
    "board": False,
    "look": True,
    "borders": True,
    "blocks": True,
    "log": True,
    "save": True,
    "resign": False,
    "quit": False,
}
"""What a person may type instead of an offer, and whether more words may follow."""
TIMES: Final = re.compile(r"(.*\S)\s+[x×](\d{1,2})")
"""An offer that is to be taken several times, such as `troop york x4`."""
RECENT: Final = 15
"""How many happenings are told again when nobody says how many."""


class Turn:
    """A person at the table who has to decide something. The methods `do_…` are the commands."""

    def __init__(self, table: "Table", seat: int) -> None:
        self.table = table
        self.seat = seat
        self.screen = table.screen
        self.words = table.words
        self.view = table.match.view(seat)
        self.offers = Offers(table.game, table.words, self.view, table.match.legal(seat))
        self.is_done = False
        self.is_aside = False  # something private is on the screen in a decision that both may watch

    @property
    def match(self) -> Match:
        """The game as it stands."""
        return self.table.match

    def take(self) -> None:
        """Say what is to be decided, and carry out what is typed until the table has to look again at who is to act."""
        message, args = self.table.face.prompt(self.view)
        self.screen.title(self.words.say(message, args))
        self.offers.show(self.screen)
        while not self.is_done:
            self._obey(self.screen.ask(self.words("ask-choice")))
            self._rejoin()

    def _obey(self, line: str) -> None:
        if not line:
            self.offers.show(self.screen)
            return
        try:
            command, rest = self._command(line)
            if command:
                do = getattr(self, f"do_{command}")
                do(rest) if COMMANDS[command] else do()
            else:
                times = TIMES.fullmatch(line)
                self._choose(self.offers.find(times[1] if times else line), int(times[2]) if times else 1)
        except NothingToUndo:
            self.screen.say(self.words("undo-nothing"))
        except BosworthError as error:
            self.screen.say(describe(error, self.words))

    def _command(self, line: str) -> tuple[str, str]:
        """The command that a line begins with, in English or in the player's language, and the rest; nothing if it is none."""
        word, _, rest = line.partition(" ")
        for name in COMMANDS:
            if word.lower() in (name, *self.words(f"command-{name}").split()):
                return name, rest.strip()
        return "", ""

    def _choose(self, found: list[int], times: int) -> None:
        """One action is done, as often as was asked; among several the person chooses, goes back with Enter, or types else."""
        while len(found) > 1:
            for number, action in enumerate(found, 1):
                self.screen.item(number, self.offers.text(action))
            line = self.screen.ask(self.words("ask-target"))
            if not line.isdecimal():
                self._obey(line)
                return
            if 1 <= int(line) <= len(found):
                found = [found[int(line) - 1]]
            else:
                self.screen.say(self.words("trouble-number", number=line))
        self.table.act(self.seat, found[0])
        for _ in range(times - 1):
            if found[0] in self.match.legal(self.seat):
                self.table.act(self.seat, found[0])
        self.is_done = True

    def _make_private(self) -> None:
        """Before something is printed that only this seat may see, the other player has to look away."""
        if self.table.is_shared and self.table.eyes != self.seat:
            self.table.draw_curtain(self.seat)
            self.is_aside = True

    def _rejoin(self) -> None:
        """When the private thing has been read, both may look again."""
        if self.is_aside and not self.is_done:
            self.screen.ask(self.words("ask-enter"))
            self.is_done = True

    # --- commands ---------------------------------------------------------------------------------------------------------------

    def do_help(self, rest: str) -> None:
        """The rule of this step and all commands; with anything behind it also the game as a whole."""
        step = self.view.step
        for topic in (*self.table.face.topics, step) if rest else (step,):
            self.screen.title(self.words(f"help-{topic}"))
            self.screen.say(self.words.name("help", topic, "text"))
        self.screen.title(self.words("help-commands"))
        self.screen.say(self.words("help-choosing"))
        self.screen.rows((self._spelling(name), self.words.name("command", name, "text")) for name in COMMANDS)

    def _spelling(self, command: str) -> str:
        local = self.words(f"command-{command}").split()[0]
        return command if local == command else f"{local} ({command})"

    def do_hint(self) -> None:
        """What the best bot would do, what its chances are, and why."""
        self._make_private()
        for line in hint_lines(self.offers, self.table.hint(self.seat)):
            self.screen.say(line)

    def do_undo(self, everything: bool = False) -> None:
        """Take back the last action, or all that are still open."""
        self.table.take_back(self.seat, everything)
        self.screen.say(self.words("undo-done"))
        self.is_done = True

    def do_restart(self) -> None:
        """Take back everything that is still open."""
        self.do_undo(everything=True)

    def do_board(self) -> None:
        """Show the whole board."""
        self._make_private()
        self.table.board.show(self.view)

    def do_look(self, rest: str) -> None:
        """Look at an area."""
        self._make_private()
        self.table.board.look(self.view, rest, self.offers.actions)

    def do_borders(self, rest: str) -> None:
        """The borders of an area."""
        self.table.board.borders(self.view, rest)

    def do_blocks(self, rest: str) -> None:
        """What is printed on a block."""
        self._make_private()
        self.table.board.facts(self.view, rest)

    def do_log(self, rest: str) -> None:
        """What the seat heard last."""
        self._make_private()
        heard = self.match.heard(self.seat, -1)
        number = int(rest) if rest.isdecimal() else RECENT
        for event in heard[max(0, len(heard) - number) :]:
            self.screen.say(f"· {self.words.event(event)}")

    def do_save(self, rest: str) -> None:
        """Say that the game is saved, or keep a copy under another name."""
        if rest:
            fresh(rest).write(self.match)
        self.screen.say(self.words("save-done", name=rest or self.table.save.name))

    def do_resign(self) -> None:
        """Give up, once the player has said that it is meant."""
        answer = self.screen.ask(self.words.say("ask-resign", {"side": self.table.seats[self.seat]}))
        if answer.lower() in self.words("word-yes").split():
            self.table.do(Resign("", self.seat))
            self.is_done = True

    def do_quit(self) -> None:
        """Stop playing; the game is saved."""
        raise Leave(0)
