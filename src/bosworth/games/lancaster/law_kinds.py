"""The kinds of law: what happens to each player, to those who have most, and how choices are asked."""

from collections.abc import Callable

from bosworth.games.lancaster import log, upgrades
from bosworth.games.lancaster.facts import GOODS
from bosworth.games.lancaster.measures import most
from bosworth.games.lancaster.state import LAW_TURN, Position
from bosworth.games.lancaster.tables import LAW_NAMES

ToPlayer = Callable[[Position, int, int], None]
"""What a law does to one player: (position, law, player)."""
Measure = Callable[[Position, int], int]
"""What a player has of something: (position, player)."""
Who = Callable[[Position, int, int], bool]
"""Whether a law concerns a player, as far as everybody can see: (position, law, player)."""


class Effect:
    """What a law does when it is applied. `begin` does what needs no choice and says who has one, as bits."""

    def begin(self, s: Position, law: int) -> int:
        """Do what happens by itself; bits of the players who have a choice."""
        return 0

    def ask(self, s: Position, law: int, player: int) -> None:
        """It is the player's turn to choose; `s.go(LAW_TURN)` if what others chose has left him nothing."""

    def offers(self, s: Position, law: int, player: int) -> list[int]:
        """What the player may choose."""
        return []

    def carry(self, s: Position, law: int, player: int, action: int) -> None:
        """Carry out the choice; `s.go(LAW_TURN)` when the player has no further one."""


class ToEach(Effect):
    """A law that does something to each player by itself, in turn order."""

    def __init__(self, deed: ToPlayer) -> None:
        self.deed = deed

    def begin(self, s: Position, law: int) -> int:
        """To each player in turn order."""
        for player in s.order():
            self.deed(s, law, player)
        return 0


def winners(s: Position, law: int, measure: Measure) -> int:
    """C5, C7 Bits of those who have most, now; they are announced, the amounts only if so agreed."""
    values = [measure(s, player) for player in range(s.players)]
    found = most(s, values)
    announce(s, law, found, values)
    return found


def announce(s: Position, law: int, found: int, values: list[int], good: int = -1) -> None:
    """C7 Say whom a law favours or burdens, and for which good if it looks at several."""
    if s.telling:
        about = GOODS[good] if good >= 0 else "any"
        args: dict[str, int | str] = {"law": LAW_NAMES[law], "good": about, "players": log.colours(found)}
        if s.rules.reveals_amounts:
            s.tell("law-amounts", {**args, "amounts": " ".join(map(str, values))}, reveals=True)
        else:
            s.tell("law-winners", args, reveals=True)


class ToMost(Effect):
    """A law for those who have most of something."""

    def __init__(self, measure: Measure, deed: ToPlayer) -> None:
        self.measure = measure
        self.deed = deed

    def begin(self, s: Position, law: int) -> int:
        """To each winner in turn order."""
        found = winners(s, law, self.measure)
        for player in s.order():
            if found >> player & 1:
                self.deed(s, law, player)
        return 0


class UpgradeForMost(Effect):
    """A law that upgrades a knight of those who have most of something."""

    def __init__(self, measure: Measure, only_deployed: bool) -> None:
        self.measure = measure
        self.only_deployed = only_deployed

    def begin(self, s: Position, law: int) -> int:
        """The winners choose."""
        return winners(s, law, self.measure)

    def ask(self, s: Position, law: int, player: int) -> None:
        """16 The upgrade, if it is of any use."""
        s.go(LAW_TURN)
        upgrades.begin(s, player, self.only_deployed)


class UpgradeFor(Effect):
    """A law that upgrades a knight of those who meet a condition."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def begin(self, s: Position, law: int) -> int:
        """Those who meet the condition choose."""
        return sum(1 << player for player in range(s.players) if self.who(s, law, player))

    def ask(self, s: Position, law: int, player: int) -> None:
        """16 The upgrade, if it is of any use."""
        s.go(LAW_TURN)
        upgrades.begin(s, player)


Offers = Callable[[Position, int, int], list[int]]
Carry = Callable[[Position, int, int, int], None]


class Choice(Effect):
    """A law that offers something to those whom it concerns.

    `who` looks only at what everybody sees: whether a player is asked must not tell what is behind his screen.
    """

    def __init__(self, who: Who, offers: Offers, carry: Carry) -> None:
        self.who = who
        self.offers_of = offers
        self.carry_out = carry

    def begin(self, s: Position, law: int) -> int:
        """Those whom the law concerns choose."""
        return sum(1 << player for player in range(s.players) if self.who(s, law, player))

    def ask(self, s: Position, law: int, player: int) -> None:
        """Whom it concerns is judged again: an earlier player may have taken the room."""
        if not self.who(s, law, player):
            s.go(LAW_TURN)

    def offers(self, s: Position, law: int, player: int) -> list[int]:
        """What the player may choose."""
        return self.offers_of(s, law, player)

    def carry(self, s: Position, law: int, player: int, action: int) -> None:
        """Carry out the choice."""
        self.carry_out(s, law, player, action)
