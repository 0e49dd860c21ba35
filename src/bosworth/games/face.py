"""The face of a game: what people are shown and asked, made from views alone."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bosworth.kernel.view import View
from bosworth.locale.vocabulary import Message


def no_outlook(_view: View, _action: int) -> Message | None:
    """`outlook` for a game in which nothing need be foretold."""
    return None


def no_forecast(_view: View) -> Mapping[str, Any]:
    """`forecast` for a game that foretells nothing beyond its offers."""
    return {}


def no_refusals(_view: View, _offers: Sequence[int]) -> list[tuple[list[str], Message]]:
    """`refusals` for a game that gives no reasons."""
    return []


def always_the_same(_view: View) -> tuple[int | str, ...]:
    """`scene` for a game whose board is shown once and not again."""
    return ()


def no_names(_view: View) -> list[str]:
    """`names` for a game in which nobody is hit by others."""
    return []


def no_number(_action: int) -> int:
    """`own_number` for a game whose actions are no amounts."""
    return 0


@dataclass(frozen=True)
class Face:
    """What people are shown and asked; everything follows from a view.

    - `steps`: the names of all decisions;
    - `prompt`: what is asked of the seat, or what it waits for; `offer`: what an offer is called;
    - `path`: the things that are touched one after the other to take an offer; `catalog`: what a page needs to draw the game;
    - `outlook`: what an offer would bring; `refusals`: what cannot be touched, and why; `forecast`: what a page shows ahead;
    - `group`: offers of one group are listed together in the terminal; `own_number`: the number that an offer has in its list,
      if it is an amount; `scene`: the board is shown again when this changes; `names`: what the seat is called in events.
    """

    steps: Sequence[str]
    prompt: Callable[[Any], Message]
    offer: Callable[[Any, int], Message]
    path: Callable[[Any, int], list[str]]
    catalog: Callable[[], dict[str, Any]]
    group: Callable[[int], int]
    outlook: Callable[[Any, int], Message | None] = no_outlook
    refusals: Callable[[Any, Sequence[int]], Sequence[tuple[list[str], Message]]] = no_refusals
    forecast: Callable[[Any], Mapping[str, Any]] = no_forecast
    scene: Callable[[Any], tuple[int | str, ...]] = always_the_same
    own_number: Callable[[int], int] = no_number
    names: Callable[[Any], Sequence[str]] = no_names
    topics: Sequence[str] = ("overview",)
    """What is explained besides the decisions."""
    overtaken: Sequence[str] = ()
    """Events of which only the last matters when several are told at once."""
    tabled: Sequence[str] = ()
    """Events that are told together as a table."""
    asides: Sequence[str] = ()
    """Verbs that stand alone and yet end nothing."""
    passes: Sequence[str] = ()
    """Verbs that only go on to what follows: in an account of what was done they say nothing."""
    open_steps: Sequence[str] = ()
    """Decisions whose offers follow from what everybody sees, so that all players may look at one screen."""
    quiet_steps: Sequence[str] = ()
    """Decisions, as an onlooker sees them, during which the rules forbid talk: a table may agree to close its chat then."""
