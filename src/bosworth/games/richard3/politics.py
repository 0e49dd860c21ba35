"""Section 11: the political turn in its exact order."""

from bosworth.games.richard3 import log
from bosworth.games.richard3.nobles import score
from bosworth.games.richard3.prisoner import is_prisoner, release
from bosworth.games.richard3.recruit import dead_neville_shields
from bosworth.games.richard3.state import (
    EXILE_EXCESS,
    GO_HOME,
    HOMECOMING,
    NEW_CAMPAIGN,
    RESET,
    Position,
)
from bosworth.games.richard3.succession import crown_successor, eliminate, senior_heir, to_pool, win
from bosworth.games.richard3.supply import counted_blocks, find_overfull
from bosworth.games.richard3.tables import (
    AREA_COUNT,
    BLOCK_COUNT,
    CALAIS,
    CALAIS_GUESTS,
    CAPTIVE,
    CROWNS,
    DEAD,
    EXILE_OF,
    EXILES,
    HEIR,
    HENRY_VI,
    HOMES,
    IS_FREE_MERCENARY,
    IS_NEVILLE,
    IS_RANKED,
    LANCASTER,
    LIMIT,
    MERCENARY,
    MINOR,
    NAMED_SHIELD,
    POOL,
    REBEL,
    SHARED_SHIELDS,
    STRENGTH,
    TYPE,
    YORK,
)
from bosworth.games.richard3.verbs import BANISH, GO
from bosworth.kernel.action import first, only, pack, second
from bosworth.kernel.chance import Dice


def start(s: Position, dice: Dice) -> None:
    """11.0–11.3 Succession, disbanding, usurpation; after the last campaign the King's side has won."""
    log.phase(s, "politics", s.campaign)
    s.barriers += 1
    crown_successor(s)
    _disband(s)
    _usurp(s)
    _judge_prisoner(s)
    if s.winner >= 0:
        return
    if s.campaign == s.campaigns:
        win(s, s.king_side, "crown")
        return
    s.active = s.pretender_side()
    s.go(HOMECOMING)


def _disband(s: Position) -> None:
    """11.1 Levies, bombards, Welsh and rebel to the pool; the other mercenaries, dead ones included, to their home area."""
    leaving = [block for block in range(BLOCK_COUNT) if not IS_RANKED[block] and s.where[block] < AREA_COUNT]
    homes = [HOMES[block][0] if IS_FREE_MERCENARY[block] else POOL for block in leaving]
    ways = [(s.where[block], home, block != REBEL, block) for block, home in zip(leaving, homes, strict=True)]
    for area, place, _, block in sorted(ways):  # by what everybody sees: the order of ids would tell who they are
        to_pool(s, block)
        s.place(block, place)
        if area != place:
            log.journey(s, "disband", block, area, place, reveals=True)
    for block in range(BLOCK_COUNT):
        if IS_FREE_MERCENARY[block] and s.where[block] == POOL:
            s.face_down[block] = 0
            s.place(block, HOMES[block][0])


def _usurp(s: Position) -> None:
    """11.2 With strictly more, the Pretender's side takes the crown; the former King becomes Pretender."""
    side = s.pretender_side()
    pretender, king = score(s, side), score(s, s.king_side)
    if s.telling:
        args: dict[str, int | str] = {"king": king, "pretender": pretender, "side": log.side_name(side)}
        if pretender > king:
            s.tell("usurpation", {**args, "other": log.side_name(s.king_side)})
        else:
            s.tell("no-usurpation", args)
    if pretender <= king:
        return
    s.pretender = s.king
    s.king_side = side
    s.king = HENRY_VI if side == LANCASTER and is_prisoner(s) else senior_heir(s, side)
    log.named(s, "crowned", s.king)


def _judge_prisoner(s: Position) -> None:
    """16.2 A prisoner is killed if York is King; if Lancaster has usurped he is King."""
    if is_prisoner(s) and s.king_side == YORK:
        eliminate(s, HENRY_VI)


# --- 11.4, 11.5 homecoming ------------------------------------------------------------------------------------------------------


def homecoming(s: Position, dice: Dice) -> None:
    """11.4 The Pretender's side, then 11.5 the King's. What leaves no choice is done without asking, last."""
    waiting = travellers(s, s.active)
    if _must_ask(s, waiting):
        s.go(GO_HOME)
        return
    log.side(s, "homecoming-ends", s.active, reveals=True)
    ways = [(s.where[block], (home_areas(s, block) or [POOL])[0], block) for block in waiting]
    for _, place, block in sorted(ways):  # by where they stand: the order of ids would tell who they are
        _go_home(s, block, place, reveals=True)
    s.barriers += 1
    if s.active == s.king_side:
        s.moved = [0] * BLOCK_COUNT
        s.active = s.pretender_side()
        s.area = -1
        s.go(RESET)
    else:
        if is_prisoner(s):
            release(s)
        s.active = s.king_side


def travellers(s: Position, side: int) -> list[int]:
    """11.4, 11.5 Blocks on the map outside exile that have not gone home yet; those in exile stay."""
    return [b for b in s.roster(side) if s.where[b] < AREA_COUNT and EXILE_OF[s.where[b]] < 0 and not s.moved[b]]


def has_one_home(s: Position, block: int) -> bool:
    """Whether a block goes to the same place whatever is chosen, in whichever order the others go home."""
    return not _home_depends_on_others(s, block) and len(home_areas(s, block)) <= 1


def _must_ask(s: Position, waiting: list[int]) -> bool:
    """A choice of areas, or of the order where one block's home depends on another's."""
    order_matters = len(waiting) > 1
    return any((_home_depends_on_others(s, block) and order_matters) or len(home_areas(s, block)) > 1 for block in waiting)


def _home_depends_on_others(s: Position, block: int) -> bool:
    """Whether his home may depend on who went home before: Clarence as a Lancastrian, guests of Calais."""
    return block == CAPTIVE[LANCASTER] or (block in CALAIS_GUESTS and s.rules.neville_family)


def home_areas(s: Position, block: int) -> list[int]:
    """11.4, 11.5 Where a block may go home to; without one it goes to the pool."""
    side = s.side_of(block)
    if TYPE[block] == HEIR:
        return EXILES[side] if side != s.king_side else _royal_homes(s, side, block)
    if block == CAPTIVE[LANCASTER]:
        return [area for area in HOMES[block] if _is_vacant_for(s, block, area)]
    found = [area for area in HOMES[block] if s.is_open(side, area)]
    return found + _family_homes(s, side, block) if IS_NEVILLE[block] and s.rules.neville_family else found


def _family_homes(s: Position, side: int, block: int) -> list[int]:
    """11.5 Switch `neville_homes` = family: the shields of dead Nevilles, and Calais for Yorkist Kent and Salisbury (D48)."""
    found = [area for area in dead_neville_shields(s, block) if s.is_open(side, area)]
    if block in CALAIS_GUESTS and _may_lodge_in_calais(s, block):
        found.append(CALAIS)
    return found


def _royal_homes(s: Position, side: int, heir: int) -> list[int]:
    """11.5 Own shields and crowns; for Lancastrians also the named shields of the dead."""
    named = [area for area, owner in NAMED_SHIELD.items() if owner == heir or s.where[owner] == DEAD]
    areas = {*CROWNS, *SHARED_SHIELDS[side], *(named if side == LANCASTER else [])}
    return [area for area in sorted(areas) if s.is_open(side, area)]


def _is_vacant_for(s: Position, block: int, area: int) -> bool:
    """11.4 Vacant, judged without the moving block itself."""
    own = 1 if s.where[block] == area else 0
    return s.count[area] + s.count[AREA_COUNT + area] == own


def _may_lodge_in_calais(s: Position, block: int) -> bool:
    """11.5 Yorkist Kent and Salisbury: only if the enemy holds all their own shields, and within the limit (D48)."""
    guests = [b for b in s.blocks_in(YORK, CALAIS) if TYPE[b] != MERCENARY]
    return len(guests) < LIMIT[CALAIS] and not any(s.is_open(YORK, area) for area in HOMES[block])


def legal_home(s: Position, side: int) -> list[int]:
    """11.4, 11.5 Any block not yet gone home and any of its areas; the pool only without one."""
    found: list[int] = []
    for block in travellers(s, side):
        found += [pack(GO, block, area) for area in home_areas(s, block) or [POOL]]
    return found


def play_home(s: Position, side: int, action: int, dice: Dice) -> None:
    """11.4, 11.5 One block goes home."""
    _go_home(s, first(action), second(action))
    s.go(HOMECOMING)


def _go_home(s: Position, block: int, place: int, reveals: bool = False) -> None:
    start = s.where[block]
    if place == POOL:
        to_pool(s, block)
    else:
        s.place(block, place)
        s.moved[block] = 1
    log.journey(s, "stay" if start == place else "home", block, start, place, reveals)


# --- 11.6 reset -----------------------------------------------------------------------------------------------------------------


def reset(s: Position, dice: Dice) -> None:
    """11.6 Exile areas are brought down to their limits, then everything is made ready for the next campaign."""
    if find_overfull(s, s.active, EXILES[s.active]):
        if s.rules.exile_one:
            s.losses = 1
        s.go(EXILE_EXCESS)
        return
    if s.active == s.pretender_side():
        s.active = s.king_side
        return
    for block in range(BLOCK_COUNT):
        s.face_down[block] = 0
        if s.where[block] < MINOR:
            s.strength[block] = STRENGTH[block]
    s.acted = [0] * BLOCK_COUNT
    s.campaign += 1
    s.go(NEW_CAMPAIGN)


def legal_excess(s: Position, side: int) -> list[int]:
    """11.6 A counted block of the overfull exile area."""
    return [pack(BANISH, block) for block in counted_blocks(s, side, s.area)]


def play_excess(s: Position, side: int, action: int, dice: Dice) -> None:
    """11.6 It goes to the pool, heirs and title holders included."""
    block = only(action)
    to_pool(s, block)
    s.losses -= 1
    log.journey(s, "banish", block, s.area, POOL)
    if not s.losses:
        s.barriers += 1
        s.go(RESET)
