"""A table: people at one screen and bots, playing a game that is saved after every action."""

from typing import Final

from bosworth.bots import LEVELS, bot_name, is_bot
from bosworth.cli.store import Save
from bosworth.cli.turn import RECENT, Turn
from bosworth.kernel.event import Event
from bosworth.kernel.handicap import FAVOUR, FAVOURED, NOBODY
from bosworth.kernel.match import Match
from bosworth.locale.words import Words
from bosworth.table.chairs import Guest
from bosworth.table.messages import Act, BotAct, Message, Undo
from bosworth.table.opening import at_one_screen
from bosworth.table.thinking import Thought, advise
from bosworth.terminal.board import in_runs
from bosworth.terminal.screen import Screen
from bosworth.terminal.trouble import Leave, Trouble

HERE: Final = Guest("here", "")
"""Whoever sits at the screen."""
BOTH: Final = -1
"""Both players, or all of them, may look at the screen."""


class Table:
    """One game at one screen. What is printed for a seat comes from its view and from what it heard, and from nothing else."""

    def __init__(self, screen: Screen, words: Words, save: Save, match: Match, is_new: bool = True) -> None:
        self.screen = screen
        self.words = words
        self.save = save
        self.seated = at_one_screen(match, HERE)
        self.game = self.seated.game
        self.face = self.game.face
        self.board = self.game.drawing(words, screen)
        self.seats = match.record.seats
        players = match.record.players
        self.people = self.seated.seats_of(HERE.id)
        self.bots = {seat: players[name] for seat, name in enumerate(self.seats) if seat not in self.people}
        self.eyes: int | None = None  # the seat that may look at what is on the screen, or BOTH
        self.told: dict[int | None, int] = {}  # how many happenings each seat, and an onlooker, has been told
        self.told_openly: dict[int, Event] = {}  # by identity; held, so that no other event gets the same one
        self.scene: object = None
        if not is_new:
            for watcher in (None, *self.people):
                self.told[watcher] = max(0, len(match.heard(watcher, -1)) - RECENT)

    @property
    def match(self) -> Match:
        """The game as it stands."""
        return self.seated.begun()

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
        self._say_who_is_favoured()
        if not self.match.state.actors():
            return
        if self.match.record.commitment:
            self.screen.say(self.words("table-dice", commitment=self.match.record.commitment))
        if self.people:
            self.screen.say(self.words("table-help"))

    def _say_who_is_favoured(self) -> None:
        options = self.match.state.options
        seat, favour = options.get(FAVOURED, NOBODY), options.get(FAVOUR, "")
        if seat != NOBODY:
            side = self.words.name("side", seat)
            self.screen.say(self.words("table-favoured", side=side, favour=self.words.choice(FAVOUR, favour)))

    def _side(self, seat: int) -> str:
        return self.words.name("side", self.seats[seat])

    def _player(self, seat: int) -> str:
        player = self.match.record.players[self.seats[seat]]
        return self.words("player-bot", name=self.words.bot(player)) if seat in self.bots else self.words("player-human")

    # --- bots -------------------------------------------------------------------------------------------------------------------

    def _let_bot(self, seat: int) -> None:
        thought = advise(self.seated.job(seat))
        self.do(BotAct(seat, self.seated.rev(seat), list(thought.forms)))
        if not self.people:
            self._tell(None)

    # --- people -----------------------------------------------------------------------------------------------------------------

    def do(self, message: Message) -> None:
        """Carry out what somebody here or a bot does, and save the game."""
        self.seated.do(HERE, message)
        self.save.write(self.match)

    def act(self, seat: int, action: int) -> None:
        """Carry out an action of a person."""
        self.do(Act("", seat, self.seated.rev(seat), [self.match.game.write(action)]))

    def take_back(self, seat: int, everything: bool) -> None:
        """Take back the last action of a person, or all that are open; it will be told again when it happens again."""
        self.do(Undo("", seat, self.seated.rev(seat), everything))
        for watcher in self.told:
            self.told[watcher] = min(self.told[watcher], len(self.match.heard(watcher, -1)))

    def hint(self, seat: int) -> Thought:
        """What the best bot would do for a person."""
        job = self.seated.hint_job(HERE.id, seat, self.seated.rev(seat))
        if not job.is_quick:
            self.screen.say(self.words("hint-thinking"), "dim")
        return advise(job)

    def _let_person(self, seat: int) -> None:
        """Show a person what is new and what is offered, and carry out what is typed until something is done."""
        is_open = self.is_shared and self.match.view(seat).step in self.face.open_steps
        self.draw_curtain(BOTH if is_open else seat)
        watcher = None if is_open else seat
        self._show(watcher)
        Turn(self, seat).take()

    def draw_curtain(self, eyes: int) -> None:
        """Between two people the screen is wiped, and nothing private is printed before the right one sits there."""
        if self.is_shared and self.eyes != eyes:
            self.screen.clear()
            people = len(self.people)
            self.screen.title(
                self.words("curtain-both", people=people)
                if eyes == BOTH
                else self.words.say("curtain", {"side": self.seats[eyes], "people": people})
            )
            self.screen.ask(self.words("ask-enter"))
            self.screen.clear()
            self.scene = None
            if eyes != BOTH:
                self.told[None] = len(self.match.heard(None, -1))  # both together are told later only what happens from here on
        self.eyes = eyes

    def _show(self, watcher: int | None) -> None:
        """What happened, and the battle as it stands now; or the board when the scene has changed, and what happened."""
        view = self.match.view(watcher)
        if self.board.has_focus(view):
            self._tell(watcher)
            self.board.focus(view)
            return
        scene = (watcher, self.face.scene(view))
        if scene != self.scene:
            self.board.show(view)
            self.scene = scene
        self._tell(watcher)

    def _tell(self, watcher: int | None) -> None:
        """What the watcher has not been told yet."""
        news = self._latest([event for event in self._news(watcher) if id(event) not in self.told_openly])
        if news and watcher is not None:
            self.screen.say()
        for run in in_runs(news, self.face.tabled):
            if run[0].name in self.face.tabled:
                self.board.report(self.match.view(watcher), run)
            else:
                self.screen.say(f"· {self.words.event(run[0])}", "dim")
        if watcher is None:
            self.told_openly |= {id(event): event for event in news}

    def _latest(self, events: list[Event]) -> list[Event]:
        """The same without what a later one of its kind makes old."""
        last = {event.name: event for event in events}
        return [event for event in events if event.name not in self.face.overtaken or event is last[event.name]]

    def _news(self, watcher: int | None) -> list[Event]:
        heard = self.match.heard(watcher, -1)
        news = heard[self.told.get(watcher, 0) :]
        self.told[watcher] = len(heard)
        return news

    # --- the end ----------------------------------------------------------------------------------------------------------------

    def _finish(self) -> None:
        self.save.write(self.match)
        watcher = None if self.is_shared or not self.people else self.people[0]
        self._tell(watcher)
        view = self.match.view(watcher)
        message, args = self.face.prompt(view)
        self.screen.title(self.words.say(message, args))
        record = self.match.record
        if record.secret and record.commitment:
            self.screen.say(self.words("table-secret", secret=record.secret, name=self.save.name))


def seat_down(table: Table) -> None:
    """Run a table; when the players stop, say how to go on. `Leave` tells the caller what to end with."""
    try:
        table.run()
    except (Leave, KeyboardInterrupt) as end:
        table.screen.say(table.words("table-left", name=table.save.name))
        raise end if isinstance(end, Leave) else Leave(130) from None


def check_players(specs: list[str], seats: tuple[str, ...]) -> dict[str, str]:
    """Who plays which seat: `human`, or `bot:` and the name of a bot."""
    if len(specs) != len(seats):
        raise Trouble("trouble-seats", number=len(seats), names=", ".join(seats))
    for spec in specs:
        if spec != "human" and not is_bot(spec):
            raise Trouble("trouble-player", name=spec, known=", ".join(["human", *(f"bot:{name}" for name in LEVELS)]))
    return {seat: spec if spec == "human" else f"bot:{bot_name(spec)}" for seat, spec in zip(seats, specs, strict=True)}
