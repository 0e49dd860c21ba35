"""Tests that read like the rule book: a position as a picture, then a few verbs.

`offers · offers_only · refuses · plays · rolls · shows · showed · sees · hears · does_not_hear · is_over · goes_on`

Every verb asserts; `plays` also asserts that all the dice named by `rolls` were thrown, so that their number is tested too.
"""

from collections.abc import Callable
from typing import Any, Self

from bosworth.kernel.chance import LoadedDice
from bosworth.kernel.errors import Illegal, NotYourTurn
from bosworth.kernel.event import Event, heard, undeclared
from bosworth.kernel.game import Game, play
from bosworth.kernel.text import fingerprint

Compare = Callable[[Any, str], list[str]]
"""How a position, or what a seat sees of it, differs from a picture in the places that the picture names."""


class Scenario:
    """A position under test. Seats are named by their ids, in any case.

    What a game adds is how its pictures are read: `compare` with the position, `look` with what a seat sees.
    """

    def __init__(self, game: Game, state: Any, dice: LoadedDice, compare: Compare, look: Compare | None = None) -> None:
        self._compare = compare
        self._look = look
        self.game = game
        self.state = state
        self.dice = dice
        self.events: list[Event] = []
        self.beats: list[Any] = []  # for each event: the position as it was at a beat, else None
        self.take_down()
        self._seats = [seat.lower() for seat in game.seats(state.options)]

    # --- looking ----------------------------------------------------------------------------------------------------------------

    def seat(self, name: str) -> int:
        """The number of a seat."""
        return self._seats.index(name.lower())

    @property
    def actors(self) -> list[str]:
        """The names of the seats that must act."""
        return [self._seats[seat] for seat in self.state.actors()]

    def offered(self, start: str = "", seat: str | None = None) -> set[str]:
        """The text forms of the offers of the seat, or of the one to act, that begin with these words."""
        number = self.state.actors()[0] if seat is None else self.seat(seat)
        texts = {self.game.write(action) for action in self.state.legal(number)}
        return {text for text in texts if text.startswith(_canonical(start))}

    def view(self, seat: str | None = None) -> Any:
        """What a seat (None: an onlooker) sees."""
        return self.game.view(self.state, None if seat is None else self.seat(seat))

    def heard(self, seat: str | None, name: str) -> list[dict[str, int | str]]:
        """The arguments of every event of that name which a seat (None: an onlooker) has heard so far."""
        assert name in self.game.events, f"{name} is never told"
        number = None if seat is None else self.seat(seat)
        return [event.args for event in heard(self.events, number) if event.name == name]

    def hits(self, seat: str) -> list[str]:
        """The events that have hit a seat so far, each by its name."""
        names = {event.name: self.game.events[event.name].hits for event in self.events}
        return [event.name for event in heard(self.events, self.seat(seat)) if event.args.get(names[event.name]) == seat]

    def take_down(self) -> None:
        """Keep what was told since the last time; all of it must be declared."""
        faults = [fault for event in self.state.events if (fault := undeclared(event, self.game.events))]
        assert not faults, "; ".join(faults)
        self.events += self.state.events
        self.beats += self.state.beats or [None] * len(self.state.events)
        self.state.events = []
        self.state.keep_beats()

    # --- the verbs --------------------------------------------------------------------------------------------------------------

    def offers(self, *texts: str, seat: str | None = None) -> None:
        """All these are among the offers."""
        missing = {_canonical(text) for text in texts} - self.offered(seat=seat)
        assert not missing, f"not offered: {sorted(missing)}; offered: {sorted(self.offered(seat=seat))}"

    def offers_only(self, *texts: str, start: str = "", seat: str | None = None) -> None:
        """These are all the offers, or all of those that begin with `start`."""
        assert self.offered(start, seat) == {_canonical(text) for text in texts}

    def refuses(self, *texts: str, seat: str | None = None) -> None:
        """Each of these, tried by the seat or by the one to act, is refused and changes nothing."""
        number = self.state.actors()[0] if seat is None else self.seat(seat)
        for text in texts:
            before = fingerprint(self.state)
            try:
                play(self.state, number, [self.game.parse(text, number)], self.dice)
            except (Illegal, NotYourTurn):
                assert fingerprint(self.state) == before
                continue
            raise AssertionError(f"{text!r} was not refused")

    def rolls(self, outcomes: str) -> Self:
        """What chance will give in the next `plays`: dice as `1 3 6`, ties as `#0`, a shuffle as `(7 8 9)`."""
        self.dice.load(outcomes)
        return self

    def plays(self, *texts: str, seat: str | None = None) -> Self:
        """The seat, or the one to act, does these one after the other."""
        for text in texts:
            number = self.state.actors()[0] if seat is None else self.seat(seat)
            self.state = play(self.state, number, [self.game.parse(text, number)], self.dice)
            self.take_down()
        left = len(self.dice.outcomes) - self.dice.used
        assert not left, f"{left} of the outcomes named were not asked for by {texts}"
        return self

    def shows(self, picture: str) -> None:
        """The position is as in the picture, for all places the picture names."""
        differences = self._compare(self.state, picture)
        assert not differences, "; ".join(differences)

    def showed(self, name: str, picture: str) -> None:
        """The position was as in the picture when such an event was told last."""
        beat = next(beat for event, beat in zip(self.events[::-1], self.beats[::-1], strict=True) if event.name == name)
        differences = self._compare(beat, picture)
        assert not differences, "; ".join(differences)

    def sees(self, seat: str | None, picture: str) -> None:
        """The seat (None: an onlooker) sees what is in the picture, for all places the picture names."""
        assert self._look is not None, "this game has no pictures of views"
        differences = self._look(self.view(seat), picture)
        assert not differences, "; ".join(differences)

    def hears(self, seat: str | None, name: str, **args: int | str) -> None:
        """The seat has heard such an event (an argument that is a Python word gets a `_` behind it: `from_`)."""
        found = self.heard(seat, name)
        assert any(_plain(args).items() <= event.items() for event in found), f"{seat} heard of {name}: {found}"

    def does_not_hear(self, seat: str | None, name: str, **args: int | str) -> None:
        """The seat has heard no such event."""
        found = [event for event in self.heard(seat, name) if _plain(args).items() <= event.items()]
        assert not found, f"{seat} heard of {name}: {found}"

    def is_over(self, winner: str) -> None:
        """The game has ended and that seat has won it."""
        assert not self.state.actors(), f"the game goes on: {self.actors} must act"
        assert self.state.returns()[self.seat(winner)] == 1.0, f"{winner} has not won"

    def goes_on(self) -> None:
        """The game has not ended."""
        assert self.state.actors(), "the game is over"


def _canonical(text: str) -> str:
    return text.lower().replace("-", "_")


def _plain(args: dict[str, int | str]) -> dict[str, int | str]:
    return {key.rstrip("_"): value for key, value in args.items()}
