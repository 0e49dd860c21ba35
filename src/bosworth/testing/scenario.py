"""Tests that read like the rule book: a position as a picture, then a few verbs.

`offers · refuses · plays · rolls · shows · sees · hears · is_over`
"""

from collections.abc import Callable
from typing import Any

from bosworth.kernel.chance import LoadedDice
from bosworth.kernel.errors import Illegal, NotYourTurn
from bosworth.kernel.event import Event, heard
from bosworth.kernel.game import Game, fingerprint, play


class Scenario:
    """A position under test. Seats are named by their ids, in any case."""

    def __init__(self, game: Game, state: Any, dice: LoadedDice, picture: Callable[[Any, str], list[str]]) -> None:
        self.game = game
        self.state = state
        self.dice = dice
        self.events: list[Event] = list(state.events)
        self._compare = picture
        self._seats = [seat.lower() for seat in game.seats(state.options)]

    def seat(self, name: str) -> int:
        """The number of a seat."""
        return self._seats.index(name.lower())

    @property
    def actors(self) -> list[str]:
        """The names of the seats that must act."""
        return [self._seats[seat] for seat in self.state.actors()]

    def offered(self, seat: str | None = None) -> set[str]:
        """The text forms of all offers of the seat, or of the one to act."""
        number = self.state.actors()[0] if seat is None else self.seat(seat)
        return {self.game.write(action) for action in self.state.legal(number)}

    def offers(self, *texts: str, seat: str | None = None) -> None:
        """All these are among the offers."""
        missing = {_canonical(text) for text in texts} - self.offered(seat)
        assert not missing, f"not offered: {sorted(missing)}; offered: {sorted(self.offered(seat))}"

    def offers_only(self, *texts: str, seat: str | None = None) -> None:
        """These and nothing else are the offers."""
        assert self.offered(seat) == {_canonical(text) for text in texts}

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

    def rolls(self, outcomes: str) -> "Scenario":
        """What chance will give next: dice as `1 3 6`, ties as `#0`, a shuffle as `(7 8 9)`."""
        self.dice.load(outcomes)
        return self

    def plays(self, *texts: str, seat: str | None = None) -> "Scenario":
        """The seat, or the one to act, does these one after the other."""
        for text in texts:
            number = self.state.actors()[0] if seat is None else self.seat(seat)
            self.state.events = []
            self.state = play(self.state, number, [self.game.parse(text, number)], self.dice)
            self.events += self.state.events
        return self

    def shows(self, picture: str) -> None:
        """The position is as in the picture, for all areas the picture names."""
        differences = self._compare(self.state, picture)
        assert not differences, "; ".join(differences)

    def view(self, seat: str | None) -> dict[str, Any]:
        """What a seat (None: an onlooker) sees."""
        return self.game.view(self.state, None if seat is None else self.seat(seat))

    def heard(self, seat: str | None, name: str) -> list[dict[str, int | str]]:
        """The arguments of every event of that name which a seat (None: an onlooker) has heard so far."""
        number = None if seat is None else self.seat(seat)
        return [event.args for event in heard(self.events, number) if event.name == name]

    def hears(self, seat: str | None, name: str, **args: int | str) -> None:
        """The seat has heard such an event."""
        wanted = {key.rstrip("_"): value for key, value in args.items()}
        found = self.heard(seat, name)
        assert any(wanted.items() <= event.items() for event in found), f"{seat} heard of {name}: {found}"

    def does_not_hear(self, seat: str | None, name: str, **args: int | str) -> None:
        """The seat has heard no such event."""
        found = [event for event in self.heard(seat, name) if args.items() <= event.items()]
        assert not found, f"{seat} heard of {name}: {found}"

    def is_over(self, winner: str | None = None) -> bool:
        """Whether the game has ended, with that winner if one is named."""
        if self.state.actors():
            return False
        return winner is None or self.state.returns()[self.seat(winner)] == 1.0


def _canonical(text: str) -> str:
    return text.lower().replace("-", "_")
