"""A whole position that agrees with a view: the deck in any order, and for each hidden sheet any that could be written."""

from random import Random
from typing import Any

from bosworth.games.roses.planning import enter, hand_out, legal_for
from bosworth.games.roses.state import BID_PART, COMMITTED, PLANNING, Position
from bosworth.games.roses.steps import blank
from bosworth.games.roses.tables import ASSET_COUNT, DECK
from bosworth.games.roses.verbs import COMMIT, GRAMMAR
from bosworth.games.roses.view import PUBLIC, SHEET
from bosworth.kernel.chance import Dice


def imagine(view: dict[str, Any], rng: Random) -> Position:
    """A position for which `view` gives the same view again."""
    state = known(view)
    state.deck = unseen(state)
    rng.shuffle(state.deck)
    if state.step == PLANNING:
        _write_sheets(state, view, rng)
        _take_sheets(state, view)
    return state


def known(view: dict[str, Any]) -> Position:
    """What a view knows, as a position without a deck, in which others who write have only begun."""
    state = blank(view["options"])
    for name in PUBLIC:
        value = view["public"][name]
        setattr(state, name, value[:] if isinstance(value, list) else value)
    state.part = [COMMITTED if committed else BID_PART for committed in view["committed"]]
    state.index()
    _take_sheets(state, view)
    return state


def _take_sheets(state: Position, view: dict[str, Any]) -> None:
    for player, sheet in view["sheets"].items():
        for name in SHEET:
            getattr(state, name)[int(player)] = sheet[name]
        state.sheets[int(player)] = [GRAMMAR.parse(entry, 0) for entry in sheet["entries"]]


def unseen(state: Position) -> list[int]:
    """The cards that nobody has seen yet."""
    seen = {*state.face_up, *state.display, *state.box}
    seen |= {asset for asset in range(ASSET_COUNT) if state.owner[asset] >= 0}
    return [card for card in DECK if card not in seen]


def _write_sheets(state: Position, view: dict[str, Any], rng: Random) -> None:
    """Every player writes at random: to the end if he has committed, else up to any point before it."""
    barriers = state.barriers
    hand_out(state, Dice())
    state.barriers = barriers
    for player, committed in enumerate(view["committed"]):
        if str(player) not in view["sheets"] and (committed or not _waits_for_partner(state, view, player)):
            _write(state, player, bool(committed), rng)


def _waits_for_partner(state: Position, view: dict[str, Any], player: int) -> bool:
    """A seat with two players writes one sheet after the other: the second is empty while the first is open."""
    return any(not view["committed"][other] for other in state.players_of(state.seat_of(player)) if other < player)


def _write(state: Position, player: int, to_the_end: bool, rng: Random) -> None:
    while state.part[player] != COMMITTED:
        if not to_the_end and rng.random() < 0.1:
            return
        offers = legal_for(state, player)
        if not to_the_end:
            offers = [offer for offer in offers if offer != COMMIT]
        if not offers:
            return
        enter(state, player, rng.choice(offers))
