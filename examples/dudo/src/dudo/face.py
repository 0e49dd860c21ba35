"""What people are shown of Dudo and asked, from views alone."""

from typing import Any, Final

from bosworth.games.face import Face
from bosworth.kernel.action import first, head, second, verb
from bosworth.kernel.sequence import OVER
from bosworth.kernel.view import View
from bosworth.locale.vocabulary import Message
from dudo.bot import chance_of
from dudo.rules import SEATS, Position
from dudo.verbs import BID, GRAMMAR


def prompt(view: View) -> Message:
    """What the seat that looks should do now, or for whom it waits."""
    s: Position = view.known
    if s.step == OVER:
        return "prompt-over", {"players": " ".join(SEATS[player] for player in s.winners)}
    role = "prompt" if view.seat == s.active else "wait"
    bid = {"number": s.number, "face": str(max(1, s.face)), "other": SEATS[max(0, s.bidder)]}
    return f"{role}-call", {"player": SEATS[s.active], **bid}


def offer(_view: View, action: int) -> Message:
    """What an offer is called."""
    return f"offer-{GRAMMAR.word(action)}", GRAMMAR.arguments(action)


def path(_view: View, action: int) -> list[str]:
    """What is touched: how many, then the face; doubt is a button."""
    return GRAMMAR.path(action)


def outlook(view: View, action: int) -> Message:
    """How likely it is to be right, as far as one's own dice tell."""
    bid = (first(action), second(action) + 1) if verb(action) == BID else (view.known.number, view.known.face)
    chance = chance_of(view, *bid)
    return "outlook-chance", {"percent": round(100 * (chance if verb(action) == BID else 1 - chance))}


def catalog() -> dict[str, Any]:
    """What the page needs to draw the game, besides what it is shown: nothing."""
    return {}


FACE: Final = Face(
    steps=("call",),
    prompt=prompt,
    offer=offer,
    path=path,
    catalog=catalog,
    group=head,
    outlook=outlook,
    scene=lambda view: (view.known.round,),
    topics=("overview",),
)
