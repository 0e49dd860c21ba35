"""A table: a game and those who play it, with everything that they do around it. It knows no wire and no database.

`Table.do` is the one way in: each message is checked first and changes the table whole or not at all. The game lies in a log of
changes (`change.Change`): what a message adds to it is in `made`, for whoever keeps the table.

`rev(seat)` counts the changes that this seat made and those that settled something. So it moves whenever the seat's own position
may have changed, and never because another seat has written something that can still be taken back.
"""

import hashlib
import time
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import replace
from typing import Any

from bosworth.bots import bot_name
from bosworth.games.edition import Edition
from bosworth.kernel.action import RESIGN as GIVE_UP
from bosworth.kernel.chance import FairDice, commitment
from bosworth.kernel.errors import Illegal, Malformed, NotYourTurn, Stale
from bosworth.kernel.match import Match
from bosworth.kernel.record import Entry, read_entry
from bosworth.table import change as kinds
from bosworth.table import messages as up
from bosworth.table.chairs import AWAY, BOT, OPEN, PERSON, Chair, Guest, Rematch, Settings, bot_chair, clean_name, sat
from bosworth.table.change import Change, Said
from bosworth.table.errors import ChatClosed, MayNotLook, NotOver, NotPlaying, NotYourSeat, NotYourTable, SeatTaken
from bosworth.table.memory import draws
from bosworth.table.messages import Message, Play
from bosworth.table.naming import has_signs, without_turns
from bosworth.table.once import digest, kind_of, own_key, was_done
from bosworth.table.showing import seen_number
from bosworth.table.thinking import HINTING_BOT, Job


class Table:
    """One table. `who` is the id of a person, `seat` the number of a seat; what may not be is a `BosworthError` with its code."""

    def __init__(self, key: str, game: Edition, options: Mapping[str, str], owner: Guest, secret: bytes) -> None:
        self.id = key
        self.game = game
        self.options = game.info.settle(options)
        self.seats = game.seats(self.options)
        self.owner = owner
        self.secret = secret
        self.name = ""
        self.settings = Settings()
        self.chairs = [Chair() for _ in self.seats]
        self.match: Match | None = None
        self.number = 0  # changes so far
        self.made: list[Change] = []
        self.chat: list[Said] = []
        self.notes: dict[tuple[str, int], str] = {}
        self.rematch: Rematch | None = None
        self.born: Table | None = None  # a table that came of what was done at this one, to be kept with it
        self.clock: Callable[[], float] = time.time
        self._revs: dict[int | None, int] = {}
        self._done: dict[str, str] = {}  # fingerprints of requests, by key

    def copy(self) -> "Table":
        """The same table with nothing `made`: what is done there is not done here."""
        twin = copy(self)
        twin.chairs, twin.chat, twin.made, twin.born = self.chairs[:], self.chat[:], [], None
        twin.notes, twin._revs, twin._done = dict(self.notes), dict(self._revs), dict(self._done)
        return twin  # a match is never changed in place, so both may hold it

    # --- looking ----------------------------------------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        """`waiting` for players, `playing`, or `over`."""
        if self.match is None:
            return "waiting"
        return "over" if self.match.is_over else "playing"

    @property
    def commitment(self) -> str:
        """What is published about the dice from the start; nothing where a game was taken over with dice of its own."""
        return commitment(self.secret) if self.match is None else self.match.record.commitment

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none before the end."""
        shares = self.match.state.returns() if self.match is not None and self.status == "over" else []
        return [seat for seat, share in enumerate(shares) if share and share == max(shares)]

    def rev(self, seat: int | None) -> int:
        """What goes back with every act of the seat."""
        return self._revs.get(seat, 0)

    def seats_of(self, who: str) -> list[int]:
        """The seats that a person owns."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_of(who)]

    def check_removing(self, who: str) -> None:
        """Whether a person may do away with the table: the owner, if nobody else sits at it."""
        self._check_owner(who)
        if any(chair.kind not in (OPEN, BOT) and not chair.is_of(who) for chair in self.chairs):
            raise SeatTaken("somebody else sits at this table")

    def is_guest_at(self, who: str) -> bool:
        """Whether a person sits here or owns the table."""
        return bool(who) and (self.owner.id == who or bool(self.seats_of(who)))

    def check_looking(self, who: str, seat: int | None) -> None:
        """Whether a person may look from a seat (None: as an onlooker)."""
        if seat is not None:
            self._check_seat(who, seat)
        elif not self.is_guest_at(who) and self.settings.onlookers == "no" and self.status != "waiting":
            raise MayNotLook("this table has no onlookers")

    def check_looking_back(self, who: str, seat: int | None) -> None:
        """Whether a person may see earlier moments: while the game goes on only from one's own seats, or as an onlooker."""
        self.begun()
        if self.status != "over":
            self.check_looking(who, seat)
        elif seat is not None and not 0 <= seat < len(self.seats):
            raise NotYourSeat(f"there is no seat {seat}")
        else:
            self.check_looking(who, None)

    def draws(self, who: str) -> list[list[Any]]:
        """Every draw of chance, once the game is over."""
        self.check_looking(who, None)
        if self.status != "over":
            raise NotOver("the dice can be verified only when the game is over")
        return draws(self.begun())

    def export(self, who: str) -> str:
        """The record as text: to all who may look when the game is over; before, to whoever plays alone against bots."""
        self.check_opening(who)
        return self.begun().record.write()

    def check_opening(self, who: str) -> None:
        """Whether a person may have the whole game, with all that is hidden in it."""
        self.begun()
        self.check_looking(who, None)
        people = [chair for chair in self.chairs if chair.kind != BOT]
        if self.status != "over" and not (people and all(chair.is_of(who) for chair in people)):
            raise NotOver("the whole game is open only when it is over: now it would tell what is hidden")

    def begun(self) -> Match:
        """The game, if it is dealt."""
        if self.match is None:
            raise NotPlaying("the game is not dealt yet")
        return self.match

    def _check_seat(self, who: str, seat: int) -> None:
        if not 0 <= seat < len(self.chairs) or not self.chairs[seat].is_of(who):
            raise NotYourSeat(f"seat {seat} is not yours")

    # --- doing ------------------------------------------------------------------------------------------------------------------

    def do(self, who: Guest, message: Message) -> None:  # noqa: C901 - one case for each message
        """Carry out what somebody asks for, whole or not at all."""
        match message:
            case up.Act() | up.Undo() | up.Resign():
                self._play(who.id, message)
            case up.BotAct():
                self._play_bot(message)
            case up.Chat():
                self._say(who, message)
            case up.Note():
                self._check_seat(who.id, message.seat)
                self.notes[who.id, message.seat] = message.text
            case up.Sit():
                self._sit(who, message)
            case up.Leave():
                self._leave(who.id, message.seat)
            case up.Back():
                self._back(who.id, message.seat)
            case up.SeatBot():
                self.chairs[self._free_seat(who.id, message.seat)] = bot_chair(message.bot)
                self.deal_if_full()
            case up.KeepSeat():
                seat = self._free_seat(who.id, message.seat)
                self.chairs[seat].check_sitting("", is_invited=True)
                self.chairs[seat] = replace(self.chairs[seat], is_kept=True)
            case up.Rename():
                self._check_owner(who.id)
                self.name = clean_name(message.name)
            case up.Agree():
                self._check_owner(who.id)
                self.settings = self.agreed(message.settings)

    # --- sitting ----------------------------------------------------------------------------------------------------------------

    def seat_number(self, seat: int | str) -> int:
        """A seat that may be named by its side, as its number."""
        if isinstance(seat, str) and seat not in self.seats:
            raise Malformed(f"there is no seat {seat!r}")
        return self.seats.index(seat) if isinstance(seat, str) else seat

    def _sit(self, who: Guest, message: up.Sit) -> None:
        for seat in self._kept_for(who.id) if message.seat is None else [self._open_seat(message.seat)]:
            self.chairs[seat].check_sitting(who.id, message.is_invited)
            self.chairs[seat] = replace(sat(who), is_kept=self.chairs[seat].is_kept)
        self.deal_if_full()

    def _kept_for(self, who: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_kept_for(who)]

    def _leave(self, who: str, seat: int | str | None) -> None:
        for mine in self._mine(who, seat, self._kept_for(who)):
            if self.match is None:
                self.chairs[mine] = Chair(is_kept=self.chairs[mine].is_kept)
            elif self.chairs[mine].left is None:
                self.chairs[mine] = replace(self.chairs[mine], left=self.clock())

    def _back(self, who: str, seat: int | str | None) -> None:
        for mine in self._mine(who, seat):
            self.chairs[mine] = replace(self.chairs[mine], kind=PERSON, bot="", left=None)
        self._note_due()

    def hand_over(self, seat: int) -> None:
        """The grace period of a seat is over: the bot that was agreed plays until the owner comes back."""
        chair = self.chairs[seat]
        if chair.kind == PERSON and self.match is not None:
            self.chairs[seat] = replace(chair, kind=AWAY, bot=self.settings.away, left=chair.left or self.clock())
            self._note_due()

    def overdue(self, seat: int) -> float | None:
        """When a seat that was left will be played by its bot; None if it was not left."""
        chair = self.chairs[seat]
        is_leaving = chair.kind == PERSON and chair.left is not None and self.match is not None
        return None if not is_leaving or chair.left is None else chair.left + self.settings.grace

    def _mine(self, who: str, seat: int | str | None, kept: Sequence[int] = ()) -> list[int]:
        found = [mine for mine in (*self.seats_of(who), *kept) if seat is None or mine == self.seat_number(seat)]
        if not found:
            raise NotYourSeat("you have no seat here" if seat is None else f"seat {seat} is not yours")
        return found

    def _open_seat(self, seat: int | str) -> int:
        number = self.seat_number(seat)
        if not 0 <= number < len(self.chairs):
            raise Malformed(f"there is no seat {number}")
        if self.chairs[number].kind != OPEN:
            raise SeatTaken(f"seat {number} is taken")
        return number

    def _free_seat(self, who: str, seat: int | str) -> int:
        """An open seat, for the owner to give away."""
        self._check_owner(who)
        return self._open_seat(seat)

    def _check_owner(self, who: str) -> None:
        if not who or who != self.owner.id:
            raise NotYourTable("only whoever set up the table may do this")

    def deal_if_full(self) -> None:
        """Begin the game if every seat is taken."""
        if self.match is None and all(chair.kind != OPEN for chair in self.chairs):
            players = [f"bot:{chair.bot}" if chair.kind == BOT else "human" for chair in self.chairs]
            names = dict(zip(self.seats, players, strict=True))
            self.adopt(Match.start(self.game, self.options, names, FairDice(self.secret)), kinds.DEAL)

    def agreed(self, wishes: Mapping[str, str]) -> Settings:
        """What is agreed at the table, with these wishes; `Malformed` if there is nothing of the kind in its game."""
        settings = self.settings.changed(wishes)
        if settings.talk != Settings().talk and not self.game.face.quiet_steps:
            raise Malformed(f"the rules of {self.game.info.id} never forbid talk")
        return settings

    # --- playing ----------------------------------------------------------------------------------------------------------------

    def _play(self, who: str, message: Play) -> None:
        """A request of a person: done once for its key, checked, tried on a copy of the game, then adopted."""
        seat, key, asked = message.seat, own_key(who, message.id), digest(message)
        if was_done(self._done, key, asked):
            return
        self._check_seat(who, seat)
        if self.chairs[seat].kind == AWAY:
            raise NotYourSeat("a bot plays for you; come back first")
        match = self.begun().copy()
        if not isinstance(message, up.Resign):
            self.check_rev(seat, message.rev)
        if isinstance(message, up.Act):
            actions = [self.game.parse(form, seat) for form in message.actions]
            match.act_anew(seat, actions) if message.afresh else match.act(seat, actions)
        elif isinstance(message, up.Undo):
            match.undo(seat, message.everything)
        else:
            match.act(seat, [GIVE_UP])
        self.chairs[seat] = replace(self.chairs[seat], left=None)
        self.adopt(match, kind_of(message), seat, key, asked)

    def _play_bot(self, message: up.BotAct) -> None:
        if not self.chairs[message.seat].is_played_by_bot:
            raise NotYourSeat(f"no bot plays seat {message.seat}")
        self.check_rev(message.seat, message.rev)
        match, actions = self.begun().copy(), [self.game.parse(form, message.seat) for form in message.actions]
        try:
            match.act(message.seat, actions)
        except (Illegal, NotYourTurn):  # it was thought out in an imagined world: here it goes no further than its first action
            match.act(message.seat, actions[:1])
        self.adopt(match, kinds.ACT, message.seat)

    def check_rev(self, seat: int, rev: int) -> None:
        """`Stale` if a seat has moved on since this revision."""
        if rev != self.rev(seat):
            raise Stale(f"this was meant for revision {rev}, but the seat is at {self.rev(seat)}")

    def adopt(self, match: Match, kind: str, seat: int = -1, key: str | None = None, asked: str = "") -> None:
        """The game goes on as in `match`, which may be just dealt: what differs from the present one is a change."""
        old: list[Entry] = self.match.record.entries if self.match else []
        new, keep = match.record.entries, self.match.settled + 1 if self.match else 0
        while keep < min(len(old), len(new)) and old[keep] == new[keep]:
            keep += 1
        lines = tuple(match.record.line(entry) for entry in new[keep:])
        settles = self.match is None or match.settled != self.match.settled
        self.match = match
        self.accept(Change(self.number + 1, seat, kind, keep, lines, settles, key, asked, self.clock()))
        self._note_due()

    def follow(self, change: Change) -> None:
        """Take over a change that was made elsewhere; `BadRecord` if it does not fit."""
        match = self.begun().copy()
        lines = enumerate(change.lines, change.keep + 1)
        match.follow(change.keep, [read_entry(line, number, self.seats) for number, line in lines])
        self.match = match
        self.accept(change)

    def accept(self, change: Change) -> None:
        """Count a change, made now or read from a log."""
        self.number = change.number
        self.made.append(change)
        for seat in (None, *range(len(self.seats))):
            if change.settles or seat == change.seat:
                self._revs[seat] = self.rev(seat) + 1
        self._note_done(change.key, change.digest)

    def _note_due(self) -> None:
        """Since when the game waits for each person."""
        actors = self.match.state.actors() if self.match else ()
        for seat, chair in enumerate(self.chairs):
            since = (chair.due or self.clock()) if seat in actors and chair.kind == PERSON else None
            if since != chair.due:
                self.chairs[seat] = replace(chair, due=since)

    # --- talking ----------------------------------------------------------------------------------------------------------------

    @property
    def is_quiet(self) -> bool:
        """Whether the chat is closed: so it was agreed, and the rules forbid talk now."""
        if self.match is None or self.settings.talk != "pauses":
            return False
        return self.match.view(None).step in self.game.face.quiet_steps

    def _say(self, who: Guest, message: up.Chat) -> None:
        key, asked = own_key(who.id, message.id), digest(message)
        if was_done(self._done, key, asked):
            return
        if not self.is_guest_at(who.id):
            raise NotYourSeat("only those who sit here may speak")
        if self.is_quiet:
            raise ChatClosed("the chat is closed while the rules forbid talk: so it was agreed at this table")
        if not has_signs(message.text):
            raise Malformed("the message is empty")
        self.hear(Said(who.id, who.name, self.clock(), without_turns(message.text), key, asked))

    def hear(self, said: Said) -> None:
        """Take in something that was said, now or before."""
        self.chat.append(said)
        self._note_done(said.key, said.digest)

    def _note_done(self, key: str | None, digest: str) -> None:
        if key is not None:
            self._done[key] = digest

    def note(self, who: str, seat: int) -> str:
        """The private notes of a seat."""
        self._check_seat(who, seat)
        return self.notes.get((who, seat), "")

    # --- bots -------------------------------------------------------------------------------------------------------------------

    def bots_due(self) -> list[int]:
        """The seats whose bots must decide now."""
        actors = self.match.state.actors() if self.match and not self.match.is_closed else ()
        return [seat for seat in actors if self.chairs[seat].is_played_by_bot]

    def hint_job(self, who: str, seat: int, rev: int) -> Job:
        """What a bot is given to think about for a hint to a seat of mine that is to act."""
        self.check_looking(who, seat)
        self.check_rev(seat, rev)
        if not self.begun().legal(seat):
            raise NotYourTurn("there is nothing to decide for you now")
        return replace(self.job(seat, HINTING_BOT), is_hint=True)

    def job(self, seat: int, bot: str = "") -> Job:
        """What the bot of a seat is given to think about; with `bot`, any other one in its place.

        Its chance does not depend on what others have written and not settled, or a hint would tell that they are writing.
        """
        match, level = self.begun(), bot_name(bot) if bot else self.chairs[seat].bot
        seed = hashlib.sha256(b"bot" + self.secret + f"{seat}:{seen_number(match, seat)}".encode()).digest()
        offers, heard = tuple(match.legal(seat)), tuple(match.heard(seat, since=-1))
        return Job(self.game.info.id, level, seat, match.view(seat), offers, heard, seed)
