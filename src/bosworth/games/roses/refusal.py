"""What a player may want to touch but cannot, and why: message ids and arguments, from a view alone."""

from collections.abc import Sequence

from bosworth.games.roses import state as at
from bosworth.games.roses.planning import good_targets
from bosworth.games.roses.prompt import Message
from bosworth.games.roses.state import Position
from bosworth.games.roses.tables import (
    ASSET_COUNT,
    BLACK_LIMIT,
    CARD_NAMES,
    FIRST_SHIP,
    HOME_REGION,
    NOBLE_COUNT,
    PERSONS,
    PLACES,
    PLAYERS,
    REGION_NAMES,
    SAIL_TO,
    TROOP_LIMIT,
    WHITE_LIMIT,
    ZONE_NAMES,
    members,
)
from bosworth.games.roses.verbs import BLACK, HIRE, TROOP, WHITE
from bosworth.games.roses.view import View
from bosworth.kernel.action import verb

Refusal = tuple[list[str], Message]


def refusals(view: View, offers: Sequence[int]) -> list[Refusal]:
    """What cannot be touched now, with its reason; for an order sheet over all its parts, whichever is due."""
    if not offers:
        return []
    state: Position = view.known
    if state.step == at.DRAFT:
        return _not_on_display(state)
    player = view.writer
    if player < 0 or state.stray[player]:
        return []
    return [*_untouchable(state, player), *_too_far(state, player), *_used_up(state, player)]


def _not_on_display(state: Position) -> list[Refusal]:
    """8.4 Only cards of the display can be taken."""
    found: list[Refusal] = []
    for asset in range(ASSET_COUNT):
        if asset in state.display:
            continue
        name, owner = CARD_NAMES[asset], state.owner[asset]
        reason: Message = ("refuse-owned", {"card": name, "player": PLAYERS[owner]})
        if owner < 0:
            reason = ("refuse-gone" if asset in state.box else "refuse-unseen", {"card": name})
        found.append(([f"card:{name}"], reason))
    return found


def _untouchable(state: Position, player: int) -> list[Refusal]:
    """10.3c–e Nothing can be done to what is nobody's; attacks need presence."""
    found: list[Refusal] = []
    good = good_targets(state, player, TROOP, state.reach[player])
    for asset in members((PLACES | PERSONS) & ~good):
        if state.owner[asset] < 0:
            kind = "refuse-neutral" if PLACES >> asset & 1 else "refuse-nobody"
            found.append(([f"card:{CARD_NAMES[asset]}"], (kind, {"card": CARD_NAMES[asset]})))
        elif PLACES >> asset & 1:
            args: dict[str, int | str] = {"card": CARD_NAMES[asset], "region": REGION_NAMES[HOME_REGION[asset]]}
            found.append(([f"card:{CARD_NAMES[asset]}"], ("refuse-presence", args)))
    return found


def _too_far(state: Position, player: int) -> list[Refusal]:
    """10.3a–b Regions that do not adjoin, sea zones more than two links away."""
    found: list[Refusal] = []
    for piece in members(state.held[player]):
        if piece < NOBLE_COUNT:
            found += _closed("refuse-apart", piece, state.noble_at[piece], state.chart.near, REGION_NAMES)
        elif piece >= FIRST_SHIP:
            found += _closed("refuse-far", piece, state.ship_at[piece - FIRST_SHIP], SAIL_TO, ZONE_NAMES)
    return found


def _closed(reason: str, piece: int, place: int, reach: list[int], names: list[str]) -> list[Refusal]:
    card = CARD_NAMES[piece]
    return [
        ([f"card:{card}", f"area:{name}"], (reason, {"card": card, "from": names[place], "to": name}))
        for number, name in enumerate(names)
        if number != place and not reach[place] >> number & 1
    ]


def _used_up(state: Position, player: int) -> list[Refusal]:
    """1.3 No more counters or cubes of a kind."""
    found: list[Refusal] = []
    for kind, word, reason, limit in (
        (TROOP, "troop", "refuse-troop", TROOP_LIMIT),
        (HIRE, "mercenary", "refuse-mercenary", state.mercs[player]),
        (WHITE, "white", "refuse-white", WHITE_LIMIT),
        (BLACK, "black", "refuse-black", BLACK_LIMIT),
    ):
        if limit and sum(verb(entry) == kind for entry in state.sheets[player]) >= limit:
            targets = members(good_targets(state, player, kind, state.reach[player]))
            found += [([f"card:{CARD_NAMES[asset]}", f"choice:{word}"], (reason, {"number": limit})) for asset in targets]
    return found
