"""The rules of Dudo, complete.

Everybody has the same number of dice and rolls them in secret. In turn each player bids how many dice of a face there are on the
whole table, higher than the bid before (more dice, or as many of a higher face), or doubts it. Then all dice are shown. If there
are fewer than were bid the bidder loses a die, else the one who doubted; whoever lost it begins the next round. Who has no dice
is out; the last one wins. With `aces=wild`, ones count as every face and cannot be bid themselves.
"""

from collections.abc import Mapping
from typing import Final

from bosworth.kernel.action import first, pack, second
from bosworth.kernel.chance import Dice
from bosworth.kernel.event import ONE, OTHERS, all_but, beat, only, told
from bosworth.kernel.forms import Form, Name, Number
from bosworth.kernel.info import GameInfo, Option
from bosworth.kernel.list_forms import By, Each
from bosworth.kernel.position import Frame
from bosworth.kernel.sequence import OVER, Decision, SequenceOfPlay, Stage
from dudo.verbs import BID, DOUBT, FACES

SEATS: Final = ("north", "east", "south", "west")
INFO: Final = GameInfo(
    "dudo",
    1,
    (Option("players", ("3", "2", "4")), Option("dice", ("5", "3")), Option("aces", ("wild", "plain"))),
)
ROLL: Final = 1
CALL: Final = 2
COUNT: Final = 3

EVENTS: Final = {
    "round": beat("number total player"),
    "rolled": told("faces", ONE),
    "rolled-hidden": told("player number", OTHERS),
    "bid": beat("player number face"),
    "doubt": beat("player other"),
    "shows": beat("player faces"),
    "counted": beat("number face wanted"),
    "loses": beat("player left"),
    "resigned": told("player"),
    "game-end": beat("players"),
}
"""Everything that can be told, with its arguments; the beats are worth seeing."""


class Position(Frame):
    """A position of Dudo."""

    def __init__(self, options: Mapping[str, str]) -> None:
        super().__init__(dict(options), SEQUENCE)
        self.players: int = int(options["players"])
        self.has_wild_aces: bool = options["aces"] == "wild"
        self.step = ROLL
        self.round: int = 0
        self.left: list[int] = [int(options["dice"])] * self.players  # dice by player
        self.dice: list[list[int]] = [[] for _ in range(self.players)]  # as rolled, in order of their faces
        self.active: int = 0
        self.number: int = 0  # what is bid, nothing at first
        self.face: int = 0
        self.bidder: int = -1
        self.winners: list[int] = []

    def copy(self) -> "Position":
        """An independent copy that tells no events."""
        new = Position(self.options)
        new.step, new.barriers, new.round, new.active = self.step, self.barriers, self.round, self.active
        new.number, new.face, new.bidder = self.number, self.face, self.bidder
        new.left, new.winners = self.left[:], self.winners[:]
        new.dice = [dice[:] for dice in self.dice]
        return new

    def playing(self) -> list[int]:
        """The players who still have dice."""
        return [player for player in range(self.players) if self.left[player]]

    def after(self, player: int) -> int:
        """The next player who still has dice."""
        order = [(player + step) % self.players for step in range(1, self.players + 1)]
        return next(other for other in order if self.left[other])

    def counted(self, face: int) -> int:
        """How many dice on the table count as a face."""
        wanted = {face, 1} if self.has_wild_aces else {face}
        return sum(die in wanted for dice in self.dice for die in dice)


# --- a round --------------------------------------------------------------------------------------------------------------------


def roll(s: Position, dice: Dice) -> None:
    """All roll their dice; whoever lost one begins."""
    s.round += 1
    s.barriers += 1
    clear(s)
    for player in range(s.players):
        s.dice[player] = sorted(dice.roll(FACES) for _ in range(s.left[player]))
    if s.telling:
        s.tell("round", {"number": s.round, "total": sum(s.left), "player": SEATS[s.active]})
        for player in s.playing():
            s.tell("rolled", {"faces": spelled(s.dice[player])}, only(player))
            s.tell("rolled-hidden", {"player": SEATS[player], "number": s.left[player]}, all_but(player))
    s.step = CALL


def clear(s: Position) -> None:
    """Nothing is rolled and nothing is bid."""
    s.dice = [[] for _ in range(s.players)]
    s.number, s.face, s.bidder = 0, 0, -1


def lowest_face(s: Position) -> int:
    """The lowest face that can be bid."""
    return 2 if s.has_wild_aces else 1


def legal_call(s: Position, _seat: int) -> list[int]:
    """Any higher bid that the dice on the table could meet; or doubt, if there is one to doubt."""
    lowest = lowest_face(s)
    found = [pack(DOUBT)] if s.number else []
    found += [pack(BID, s.number, face - 1) for face in range(max(lowest, s.face + 1), FACES + 1) if s.number]
    faces = range(lowest, FACES + 1)
    return found + [pack(BID, more, face - 1) for more in range(s.number + 1, sum(s.left) + 1) for face in faces]


def play_call(s: Position, seat: int, action: int, _dice: Dice) -> None:
    """Bid, or doubt what was bid."""
    s.barriers += 1
    if action == pack(DOUBT):
        if s.telling:
            s.tell("doubt", {"player": SEATS[seat], "other": SEATS[s.bidder]})
        s.step = COUNT
        return
    s.number, s.face, s.bidder = first(action), second(action) + 1, seat
    if s.telling:
        s.tell("bid", {"player": SEATS[seat], "number": s.number, "face": str(s.face)})
    s.active = s.after(seat)


def count(s: Position, _dice: Dice) -> None:
    """All dice are shown; the bidder or the one who doubted loses one."""
    found = s.counted(s.face)
    loser = s.bidder if found < s.number else s.active
    if s.telling:
        for player in s.playing():
            s.tell("shows", {"player": SEATS[player], "faces": spelled(s.dice[player])}, reveals=True)
        s.tell("counted", {"number": found, "face": str(s.face), "wanted": s.number}, reveals=True)
    s.left[loser] -= 1
    if s.telling:
        s.tell("loses", {"player": SEATS[loser], "left": s.left[loser]})
    s.active = loser if s.left[loser] else s.after(loser)
    if len(s.playing()) > 1:
        s.step = ROLL
    else:
        end(s, s.playing())


def end(s: Position, winners: list[int]) -> None:
    """The game is over."""
    s.winners = winners
    clear(s)
    s.step = OVER
    s.barriers += 1
    if s.telling:
        s.tell("game-end", {"players": " ".join(SEATS[player] for player in winners)})


def resign(s: Position, seat: int) -> None:
    """Who gives up loses; of the others those with most dice win."""
    others = [player for player in s.playing() if player != seat]
    most = max(s.left[player] for player in others)
    if s.telling:
        s.tell("resigned", {"player": SEATS[seat]})
    end(s, [player for player in others if s.left[player] == most])


def spelled(dice: list[int]) -> str:
    """Dice as one argument of a message."""
    return " ".join(map(str, dice)) or "none"


# --- the sequence of play -------------------------------------------------------------------------------------------------------


def deal(options: Mapping[str, str], dice: Dice, telling: bool) -> Position:
    """The first position: all have rolled."""
    s = Position(options)
    s.telling = telling
    s.advance(dice)
    return s


def forms(options: Mapping[str, str]) -> dict[str, Form]:
    """How the fields are written."""
    seats = SEATS[: int(options["players"])]
    player, die = Name("player", seats), Number(FACES, 1)
    return {
        "active": player,
        "bidder": player,
        "winners": Each(player),
        "left": By("player", seats, Number(int(options["dice"])), is_whole=True),
        "dice": By("player", seats, Each(die)),
        "number": Number(20),
        "face": Number(FACES),
    }


def flaw(s: Position) -> str:
    """What no position can be."""
    if s.step == CALL and any(len(s.dice[player]) != s.left[player] for player in range(s.players)):
        return "somebody has not rolled his dice"
    if any(dice != sorted(dice) for dice in s.dice):
        return "dice are not in the order of their faces"
    if s.number > sum(s.left) or (s.number > 0) != (s.bidder >= 0) or (s.number > 0) != (s.face > 0):
        return "nobody can have bid that"
    return "" if s.step != CALL or s.left[s.active] else "it is the turn of somebody who is out"


SEQUENCE: Final[SequenceOfPlay[Position]] = SequenceOfPlay(
    INFO,
    Position,
    {ROLL: Stage("roll", roll), CALL: Decision("call", legal_call, play_call), COUNT: Stage("count", count)},
    EVENTS,
    forms,
    derived=("players", "has_wild_aces"),
    actors=lambda s: [s.active],
    resign=resign,
    returns=lambda s: [(player in s.winners) / max(1, len(s.winners)) for player in range(s.players)],
)


def seats_of(options: Mapping[str, str]) -> tuple[str, ...]:
    """The seats under settled options."""
    return SEATS[: int(options["players"])]
