"""What is behind the screens, counted from what was told: all of it is told as it changes hands (section 3)."""

from collections.abc import Sequence
from typing import Final

from bosworth.games.lancaster.facts import COLOURS, GOODS
from bosworth.games.lancaster.fields import SECRETS
from bosworth.games.lancaster.state import Position
from bosworth.games.lancaster.tables import OFFICE_NAMES, START_GOLD, START_SQUIRES, TRIBUTE
from bosworth.games.lancaster.view import View
from bosworth.kernel.event import Event

FIRST_WORD: Final = "first-player"
"""What is told before all else: whoever heard it has heard everything."""
BY_WORD: Final[dict[str, tuple[str, int]]] = {
    "seals": ("seals", 1),
    "dishonour": ("dishonour", 1),
    "dishonour-returned": ("dishonour", -1),
}
"""Events that tell how many of a secret a party gets or loses."""

Count = dict[str, list[int]]


def counted(view: View, heard: Sequence[Event]) -> Count:
    """By name of the secret and player: how much everybody has; nothing if not everything was heard."""
    if not heard or heard[0].name != FIRST_WORD:
        return {}
    count = _add_up(view.known, heard)
    return count if _agrees(view, count) else {}


def _add_up(known: Position, heard: Sequence[Event]) -> Count:
    players = known.players
    count: Count = {name: [0] * len(COLOURS) for name in (*SECRETS, "votes")}
    count["gold"][:players] = [START_GOLD + more for more in known.rules.more_gold]
    count["squires"][:players] = [START_SQUIRES + more for more in known.rules.more_squires]
    for event in heard:
        _note(count, event.name, event.args)
    return {name: count[name][:players] for name in SECRETS}


def _note(count: Count, name: str, args: dict[str, int | str]) -> None:
    """What one event changes."""
    if name in ("gain", "spend"):
        count[str(args["good"])][_who(args["player"])] += int(args["number"]) * (1 if name == "gain" else -1)
    elif name in BY_WORD:
        secret, sign = BY_WORD[name]
        count[secret][_who(args["party"])] += sign * int(args["number"])
    elif name == "treasury":
        for good in GOODS:
            count[good][_who(args["party"])] += int(args[good])
    elif name == "province":
        count["squires"][_who(args["party"])] -= int(args["squires"])
    elif name == "squire-sent":
        count["squires"][_who(args["party"])] -= 1
    elif name == "asks-office":
        paid, number = TRIBUTE[OFFICE_NAMES.index(str(args["office"]))]
        count[GOODS[paid]][_who(args["party"])] -= number
    elif name == "seal-tile":
        count["seal_tiles"][_who(args["party"])] += 1
    elif name == "seals-broken":
        party, tiles = _who(args["party"]), int(args["tiles"])
        count["seal_tiles"][party] -= tiles
        count["seals"][party] -= int(args["number"]) - tiles


def _who(colour: int | str) -> int:
    return COLOURS.index(str(colour))


def _agrees(view: View, count: Count) -> bool:
    """Whether the count is right about what the seat can see for itself."""
    for number, name in enumerate(SECRETS):
        seen = getattr(view, name)
        if any(amount not in (-1, counted) or counted < 0 for amount, counted in zip(seen, count[name], strict=True)):
            return False
        if view.totals[number] not in (-1, sum(count[name])):
            return False
    return True
