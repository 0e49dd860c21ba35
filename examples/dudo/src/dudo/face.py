"""What people are shown of Dudo and asked, from views alone."""

from typing import Any, Final

from bosworth.games.face import Face
from bosworth.kernel.action import first, head, second, verb
from bosworth.kernel.game import View
from bosworth.kernel.sequence import OVER
from bosworth.locale.vocabulary import Message
from dudo.bot import chance_of
from dudo.rules import CALL, SEATS
from dudo.verbs import BID, FACES, GRAMMAR


def step_name(view: View) -> str:
    """The name of the decision that is due, `over` at the end."""
    return "over" if view["step"] == OVER else "call"


def actors(view: View) -> list[int]:
    """The seats that must act now."""
    return [view["active"]] if view["step"] == CALL else []


def prompt(view: View) -> Message:
    """What the seat that looks should do now, or for whom it waits."""
    if view["step"] == OVER:
        return "prompt-over", {"players": " ".join(SEATS[player] for player in view["winners"])}
    role = "prompt" if view["seat"] == view["active"] else "wait"
    bid = {"number": view["number"], "face": str(max(1, view["face"])), "other": SEATS[max(0, view["bidder"])]}
    return f"{role}-call", {"player": SEATS[view["active"]], **bid}


def offer(_view: View, action: int) -> Message:
    """What an offer is called."""
    return f"offer-{GRAMMAR.word(action)}", GRAMMAR.arguments(action)


def path(_view: View, action: int) -> list[str]:
    """What is touched: how many, then the face; doubt is a button."""
    return GRAMMAR.path(action)


def outlook(view: View, action: int) -> Message:
    """How likely it is to be right, as far as one's own dice tell."""
    bid = (first(action), second(action) + 1) if verb(action) == BID else (view["number"], view["face"])
    chance = chance_of(view, *bid)
    return "outlook-chance", {"percent": round(100 * (chance if verb(action) == BID else 1 - chance))}


def catalog() -> dict[str, Any]:
    """What the page needs to draw the game."""
    return {"seats": list(SEATS), "faces": FACES, "steps": {"over": OVER, "call": CALL}}


FACE: Final = Face(
    steps=("call",),
    step_name=step_name,
    actors=actors,
    prompt=prompt,
    offer=offer,
    path=path,
    catalog=catalog,
    group=head,
    outlook=outlook,
    scene=lambda view: (view["round"],),
    topics=("overview",),
)
