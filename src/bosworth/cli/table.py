"""A table: people at one screen and bots, playing a game that is saved after every action."""

import hashlib
from collections.abc import Mapping
from random import Random
from typing import Final

from bosworth.bots import Bot, make_bot
from bosworth.cli.boards import board_of, prompts_of
from bosworth.cli.offers import Offers
from bosworth.cli.screen import Leave, Screen
from bosworth.cli.store import Save, fresh
from bosworth.cli.trouble import Trouble, describe
from bosworth.kernel.action import RESIGN
from bosworth.kernel.chance import FairDice
from bosworth.kernel.errors import BosworthError, NothingToUndo
from bosworth.kernel.event import Event
from bosworth.kernel.match import Match
from bosworth.locale import Words

COMMANDS: Final = (
    "help",
    "hint",
    "undo",
    "restart",
    "board",
    "look",
    "borders",
    "blocks",
    "log",
    "save",
    "resign",
    "quit",
)
"""What a player may type instead of an offer."""
BOTH: Final = -1
"""Both players may look at the screen."""
RECENT: Final = 15
"""How many happenings are told again when a game is taken up."""


class Table:
    """One game at one screen. What is printed for a seat comes from its view and from what it heard, and from nothing else."""

    def __init__(self, screen: Screen, words: Words, save: Save, match: Match, is_new: bool = True) -> None:
        self.screen = screen
        self.words = words
        self.save = save
        self.match = match
        self.prompts = prompts_of(match.game.info.id)
        self.board = board_of(match.game.info.id, words, screen)
        self.seats = match.record.seats
        players = match.record.players
        self.bots: Mapping[int, Bot] = {
            seat: make_bot(players[name], match.game, Random(0))
            for seat, name in enumerate(self.seats)
            if players[name].startswith("bot:")
        }
        self.people = [seat for seat in range(len(self.seats)) if seat not in self.bots]
        self.eyes: int | None = None  # the seat that may look at what is on the screen, or BOTH
        self.told: dict[int | None, int] = {}  # how many happenings each seat, and an onlooker, has been told
        self.told_openly: set[int] = set()
        self.scene: object = None
        if not is_new:
            for watcher in (None, *self.people):
                self.told[watcher] = max(0, len(match.heard(watcher, -1)) - RECENT)

    @property
    def is_shared(self) -> bool:
        """Whether two or more people sit at this screen."""
        return len(self.people) > 1

    def run(self) -> None:
        """Play until the game is over; `Leave` when the players stop before."""
        self._greet()
        self.save.write(self.match)
        while actors := self.match.state.actors():
            seat = self._next(list(actors))
            if seat in self.bots:
                self._let_bot(seat)
            else:
                self._let_person(seat)
        self._finish()

    def _next(self, actors: list[int]) -> int:
        """At a sealed choice the bots choose first, then whoever sits at the screen."""
        bots = [seat for seat in actors if seat in self.bots]
        if bots:
            return bots[0]
        return self.eyes if self.eyes is not None and self.eyes in actors else actors[0]

    def _greet(self) -> None:
        players = ", ".join(f"{self._side(seat)} – {self._player(seat)}" for seat in range(len(self.seats)))
        self.screen.title(self.words("table-game", name=self.save.name, players=players))
        if self.match.record.commitment:
            self.screen.say(self.words("table-dice", commitment=self.match.record.commitment))
        if self.people:
            self.screen.say(self.words("table-help"))

    def _side(self, seat: int) -> str:
        return self.words.name("side", self.seats[seat])

    def _player(self, seat: int) -> str:
        player = self.match.record.players[self.seats[seat]]
        return self.words("player-bot", name=player.removeprefix("bot:")) if seat in self.bots else self.words("player-human")

    # --- bots -------------------------------------------------------------------------------------------------------------------

    def _let_bot(self, seat: int) -> None:
        bot = self.bots[seat]
        if bot.listens:
            bot.hear(self._news(seat))
        bot.rng = self._chance_of(seat)
        choice = bot.choose(self.match.view(seat), self.match.legal(seat))
        self._act(seat, choice)
        if not self.people:
            self._tell(None)

    def _chance_of(self, seat: int) -> Random:
        """A bot's own chance, which is the same when a game is taken up again at this point."""
        dice = self.match.dice
        secret = dice.secret if isinstance(dice, FairDice) else b""
        return Random(hashlib.sha256(b"bot" + secret + f"{seat}:{self.match.rev}".encode()).digest())

    def _act(self, seat: int, action: int) -> None:
        self.match.act(seat, [action])
        self.save.write(self.match)

    # --- people -----------------------------------------------------------------------------------------------------------------

    def _let_person(self, seat: int) -> None:
        """Show a person what is new and what is offered, and carry out what is typed until something is done."""
        is_open = self.is_shared and self.prompts.step_name(self.match.view(seat)) in self.prompts.OPEN_STEPS
        self._draw_curtain(BOTH if is_open else seat)
        watcher = None if is_open else seat
        self._show(watcher)
        view = self.match.view(seat)
        offers = Offers(self.match.game, self.prompts, self.words, view, self.match.legal(seat))
        message, args = self.prompts.prompt(view)
        self.screen.title(self.words.say(message, args))
        offers.show(self.screen)
        while not self._obey(seat, offers, self.screen.ask(self.words("ask-choice"))):
            pass

    def _draw_curtain(self, eyes: int) -> None:
        """Between two people the screen is wiped, and nothing private is printed before the right one sits there."""
        if self.is_shared and self.eyes != eyes:
            self.screen.clear()
            self.screen.title(
                self.words("curtain-both") if eyes == BOTH else self.words.say("curtain", {"side": self.seats[eyes]})
            )
            self.screen.ask(self.words("ask-enter"))
            self.screen.clear()
            self.scene = None
            if eyes != BOTH:
                self.told[None] = len(self.match.heard(None, -1))  # both together are told later only what happens from here on
        self.eyes = eyes

    def _show(self, watcher: int | None) -> None:
        """A battle whenever there is one, otherwise the board when the scene has changed; then what happened."""
        view = self.match.view(watcher)
        scene = (watcher, self.prompts.scene(view))
        if not self.board.focus(view) and scene != self.scene:
            self.board.show(view)
            self.scene = scene
        self._tell(watcher)

    def _tell(self, watcher: int | None) -> None:
        """What the watcher has not been told yet."""
        news = [event for event in self._news(watcher) if id(event) not in self.told_openly]
        if news and watcher is not None:
            self.screen.say()
        for event in news:
            self.screen.say(f"· {self.words.event(event)}", "dim")
            if watcher is None:
                self.told_openly.add(id(event))

    def _news(self, watcher: int | None) -> list[Event]:
        heard = self.match.heard(watcher, -1)
        news = heard[self.told.get(watcher, 0) :]
        self.told[watcher] = len(heard)
        return news

    # --- what a person types ----------------------------------------------------------------------------------------------------

    def _obey(self, seat: int, offers: Offers, line: str) -> bool:
        """Carry out a line; true if the table should look again at who is to act."""
        if not line:
            offers.show(self.screen)
            return False
        try:
            command, rest = self._command(line)
            if command:
                return self._carry_out(seat, offers, command, rest)
            return self._choose(seat, offers, offers.find(line))
        except NothingToUndo:
            self.screen.say(self.words("undo-nothing"))
        except BosworthError as error:
            self.screen.say(describe(error, self.words))
        return False

    def _command(self, line: str) -> tuple[str, str]:
        """The command that a line begins with, in English or in the player's language, and the rest; nothing if it is none."""
        word, _, rest = line.partition(" ")
        for name in COMMANDS:
            if word.lower() in (name, *self.words(f"command-{name}").split()):
                return name, rest.strip()
        return "", ""

    def _choose(self, seat: int, offers: Offers, found: list[int]) -> bool:
        """One action is done; among several the person chooses, or goes back with Enter."""
        while len(found) > 1:
            for number, action in enumerate(found, 1):
                self.screen.say(f"{number:>4}  {offers.text(action)}")
            line = self.screen.ask(self.words("ask-target"))
            if not line:
                offers.show(self.screen)
                return False
            if line.isdecimal() and 1 <= int(line) <= len(found):
                found = [found[int(line) - 1]]
            else:
                return self._obey(seat, offers, line)
        self._act(seat, found[0])
        return True

    def _carry_out(self, seat: int, offers: Offers, command: str, rest: str) -> bool:
        done: bool = getattr(self, f"_do_{command}")(seat, offers, rest)
        return done

    def _private(self, seat: int) -> bool:
        """Whether only this seat looks at the screen; otherwise the curtain is drawn first."""
        was_private = not self.is_shared or self.eyes == seat
        self._draw_curtain(seat)
        return was_private

    def _do_help(self, seat: int, offers: Offers, rest: str) -> bool:
        step = self.prompts.step_name(offers.view)
        for topic in ("overview", "blocks", step) if rest else (step,):
            self.screen.title(self.words(f"help-{topic}"))
            self.screen.say(self.words.name("help", topic, "text"))
        self.screen.title(self.words("help-commands"))
        self.screen.say(self.words("help-choosing"))
        self.screen.rows((self._spelling(name), self.words.name("command", name, "text")) for name in COMMANDS)
        return False

    def _spelling(self, command: str) -> str:
        local = self.words(f"command-{command}").split()[0]
        return command if local == command else f"{local} ({command})"

    def _do_hint(self, seat: int, offers: Offers, rest: str) -> bool:
        was_private = self._private(seat)
        advice = make_bot("greedy", self.match.game, Random(0)).advise(offers.view, offers.actions)
        reason = self.words.say(advice.reason, advice.args)
        self.screen.say(self.words("hint-line", offer=offers.text(advice.action), reason=reason))
        return not was_private

    def _do_undo(self, seat: int, offers: Offers, rest: str, everything: bool = False) -> bool:
        self.match.undo(seat, everything)
        self.save.write(self.match)
        for watcher in self.told:
            self.told[watcher] = min(self.told[watcher], len(self.match.heard(watcher, -1)))
        self.screen.say(self.words("undo-done"))
        return True

    def _do_restart(self, seat: int, offers: Offers, rest: str) -> bool:
        return self._do_undo(seat, offers, rest, everything=True)

    def _do_board(self, seat: int, offers: Offers, rest: str) -> bool:
        was_private = self._private(seat)
        self.board.show(offers.view)
        return not was_private

    def _do_look(self, seat: int, offers: Offers, rest: str) -> bool:
        was_private = self._private(seat)
        self.board.look(offers.view, rest, offers.actions)
        return not was_private

    def _do_borders(self, seat: int, offers: Offers, rest: str) -> bool:
        self.board.borders(offers.view, rest)
        return False

    def _do_blocks(self, seat: int, offers: Offers, rest: str) -> bool:
        was_private = self._private(seat)
        self.board.facts(offers.view, rest)
        return not was_private

    def _do_log(self, seat: int, offers: Offers, rest: str) -> bool:
        was_private = self._private(seat)
        number = int(rest) if rest.isdecimal() else RECENT
        for event in self.match.heard(seat, -1)[-number:]:
            self.screen.say(f"· {self.words.event(event)}")
        return not was_private

    def _do_save(self, seat: int, offers: Offers, rest: str) -> bool:
        if rest:
            fresh(rest).write(self.match)
        self.screen.say(self.words("save-done", name=rest or self.save.name))
        return False

    def _do_resign(self, seat: int, offers: Offers, rest: str) -> bool:
        answer = self.screen.ask(self.words.say("ask-resign", {"side": self.seats[seat]}))
        if answer.lower() not in self.words("word-yes").split():
            return False
        self._act(seat, RESIGN)
        return True

    def _do_quit(self, seat: int, offers: Offers, rest: str) -> bool:
        raise Leave(0)

    # --- the end ----------------------------------------------------------------------------------------------------------------

    def _finish(self) -> None:
        self.save.write(self.match)
        watcher = None if self.is_shared or not self.people else self.people[0]
        self._tell(watcher)
        view = self.match.view(watcher)
        message, args = self.prompts.prompt(view)
        self.screen.title(self.words.say(message, args))
        record = self.match.record
        if record.secret and record.commitment:
            self.screen.say(self.words("table-secret", secret=record.secret, name=self.save.name))


def seat_down(table: Table) -> None:
    """Run a table; when the players stop, say how to go on. `Leave` tells the caller what to end with."""
    try:
        table.run()
    except Leave:
        table.screen.say(table.words("table-left", name=table.save.name))
        raise
    except KeyboardInterrupt:
        table.screen.say(table.words("table-left", name=table.save.name))
        raise Leave(130) from None


def check_players(specs: list[str], seats: tuple[str, ...]) -> dict[str, str]:
    """Who plays which seat: `human`, or `bot:` and the name of a bot."""
    from bosworth.bots import BOTS

    if len(specs) != len(seats):
        raise Trouble("trouble-seats", number=len(seats), names=", ".join(seats))
    for spec in specs:
        if spec != "human" and spec.removeprefix("bot:") not in BOTS:
            raise Trouble("trouble-player", name=spec, known=", ".join(["human", *(f"bot:{name}" for name in BOTS)]))
    return {
        seat: spec if spec == "human" else f"bot:{spec.removeprefix('bot:')}" for seat, spec in zip(seats, specs, strict=True)
    }
