"""What is told of each happening. Everything done at the table is open; only amounts behind the screens are not (section 3)."""

from bosworth.games.lancaster.allies import void
from bosworth.games.lancaster.facts import COLOURS, KINDS
from bosworth.games.lancaster.state import Position
from bosworth.games.lancaster.tables import SPACES
from bosworth.games.lancaster.verbs import AT_CASTLE


def castle_place(s: Position, party: int, space: int) -> int:
    """The place number of a space in a party's castle."""
    return AT_CASTLE + space + (SPACES if s.is_ally(party) else 0)


def party(s: Position, name: str, who: int, **details: int | str) -> None:
    """Something a party does or suffers."""
    if s.telling:
        s.tell(name, {"party": COLOURS[who], **details})


def nothing(s: Position, who: int, reward: list[tuple[int, int]], is_tile: bool = False) -> None:
    """15.3, 15.6 An ally gets nothing of a reward, if all of it is void."""
    if s.telling and s.is_ally(who) and void(reward, is_tile) == reward:
        s.tell("void", {"party": COLOURS[who], "void": rewards(reward)})


def rewards(reward: list[tuple[int, int]]) -> str:
    """A reward as one argument."""
    return " ".join(f"{KINDS[kind]}-{number}" for kind, number in reward)


def learned(s: Position, name: str, reveals: bool = True, **details: int | str) -> None:
    """Something that nobody could know before, or not everybody."""
    if s.telling:
        s.tell(name, details, reveals=reveals)


def tally(numbers: list[tuple[int, int]]) -> str:
    """Parties with a number each, as one argument."""
    return " ".join(f"{COLOURS[party]}:{number}" for party, number in numbers)


def colours(bits: int) -> str:
    """The players whose bits are set, as one argument."""
    return " ".join(COLOURS[player] for player in range(len(COLOURS)) if bits >> player & 1) or "none"
