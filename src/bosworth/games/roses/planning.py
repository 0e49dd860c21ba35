"""Section 10: the order sheets, written in secret and all at the same time.

A sheet is a chain of entries in canonical order: bid, nobles, ships, troops, mercenaries, white cubes, black cubes; inside a part
by the number of the asset. `next` turns to the next part and `commit` ends the last, so that no plan has two names. Troops and
mercenaries are entered one counter at a time. Void entries (10.5) do nothing and cost nothing: they are not offered among the
others, but behind `stray`, which asks for one void entry of the part.
"""

from bosworth.games.roses import log
from bosworth.games.roses.chart import ALL_MARCHES, ALL_VOYAGES, SHIP_MOVES, SHIP_STRAYS
from bosworth.games.roses.state import (
    AMOUNT_PART,
    BID_PART,
    BLACK_PART,
    COMMITTED,
    DEPLOYMENT,
    HIRE_PART,
    NOBLE_PART,
    PLANNING,
    SHIP_PART,
    TROOP_PART,
    WHITE_PART,
    Position,
)
from bosworth.games.roses.tables import (
    ASSET_COUNT,
    BLACK_LIMIT,
    CALAIS_REGIONS,
    FIRST_SHIP,
    NOBLE_COUNT,
    PERSONS,
    PLACES,
    PLACES_IN,
    TROOP_LIMIT,
    WHITE_LIMIT,
)
from bosworth.games.roses.verbs import AMOUNT, BID, BLACK, COMMIT, GRAMMAR, HIRE, MOVE, NEXT, STRAY, TROOP, WHITE
from bosworth.kernel.action import first, only, pack, second, verb
from bosworth.kernel.chance import Dice

VERB_OF = {TROOP_PART: TROOP, HIRE_PART: HIRE, WHITE_PART: WHITE, BLACK_PART: BLACK}
"""What is placed in the parts that place counters or cubes."""


def hand_out(s: Position, dice: Dice) -> None:
    """10.1 Every player begins an empty sheet."""
    s.barriers += 1
    for player in range(s.players):
        begin_sheet(s, player)
    s.step = PLANNING


def begin_sheet(s: Position, player: int) -> None:
    """10.1 An empty sheet; without money there is nothing to bid."""
    s.sheets[player] = []
    s.reach[player] = s.presence(player)
    s.stray[player] = 0
    _turn_to(s, player, BID_PART if s.cash[player] else NOBLE_PART)


def writer(s: Position, seat: int) -> int:
    """The player whose sheet a seat is writing: the first of its players who has not committed, -1 if all have."""
    for player in s.players_of(seat):
        if s.part[player] != COMMITTED:
            return player
    return -1


def writers(s: Position) -> list[int]:
    """10.1 The seats that have not committed all their sheets."""
    found: list[int] = []
    for player, part in enumerate(s.part):
        if part != COMMITTED:
            seat = s.seat_of(player)
            if seat not in found:
                found.append(seat)
    found.sort()
    return found


# --- offers ---------------------------------------------------------------------------------------------------------------------


def legal(s: Position, seat: int) -> list[int]:
    """10.2 The entries that may follow in the part being written, and the way on."""
    player = writer(s, seat)
    return legal_for(s, player) if player >= 0 else []


def legal_for(s: Position, player: int) -> list[int]:
    """10.2 The offers of a player who has not committed."""
    part = s.part[player]
    if part == BID_PART:
        return [*(pack(BID, region) for region in CALAIS_REGIONS), NEXT]
    if part == AMOUNT_PART:
        return [pack(AMOUNT, amount) for amount in range(1, s.cash[player] + 1)]
    if part <= SHIP_PART:
        return _legal_moves(s, player, part)
    good, void = _targets(s, player, part)
    if s.stray[player]:
        return _entries(VERB_OF[part], void)
    found = _entries(VERB_OF[part], good)
    if void:
        found.append(STRAY)
    found.append(COMMIT if part == BLACK_PART else NEXT)
    return found


def _legal_moves(s: Position, player: int, part: int) -> list[int]:
    """10.3 Moves of own nobles to regions that adjoin, of own ships over one or two links."""
    if s.stray[player]:
        return _stray_moves(s, player, part)
    held = s.held[player]
    found: list[int] = []
    base, last = (0, NOBLE_COUNT) if part == NOBLE_PART else (FIRST_SHIP, ASSET_COUNT)
    for piece in range(s.cursor[player], last):
        if held >> piece & 1:
            if part == NOBLE_PART:
                found += s.chart.marches[piece][s.noble_at[piece]]
            else:
                found += SHIP_MOVES[piece - base][s.ship_at[piece - base]]
    if s.cursor[player] < last:
        found.append(STRAY)
    found.append(NEXT)
    return found


def _stray_moves(s: Position, player: int, part: int) -> list[int]:
    """11.4 Void moves: own pieces out of their reach, and pieces that are not one's own."""
    held = s.held[player]
    found: list[int] = []
    last = NOBLE_COUNT if part == NOBLE_PART else ASSET_COUNT
    for piece in range(s.cursor[player], last):
        place = s.place_of(piece)
        if part == NOBLE_PART:
            found += s.chart.strays[piece][place] if held >> piece & 1 else ALL_MARCHES[piece][place]
        else:
            ship = piece - FIRST_SHIP
            found += SHIP_STRAYS[ship][place] if held >> piece & 1 else ALL_VOYAGES[ship][place]
    return found


def _targets(s: Position, player: int, part: int) -> tuple[int, int]:
    """The sets of assets on which a counter or cube has an effect, and on which it has none; nothing if none is left (1.3)."""
    if not s.left[player]:
        return 0, 0
    good = good_targets(s, player, VERB_OF[part], s.reach[player])
    every = PLACES if part <= HIRE_PART else PERSONS
    ahead = -1 << s.cursor[player]
    return good & ahead, every & ~good & ahead


def good_targets(s: Position, player: int, kind: int, reach: int) -> int:
    """10.3c–f Own locations and those of others in reach; own persons for white cubes, others' for black ones."""
    own = s.held[player]
    if kind == WHITE:
        return own & PERSONS
    others = s.all_held() & ~own
    return others & PERSONS if kind == BLACK else own & PLACES | others & PLACES_IN[reach]


def _entries(kind: int, assets: int) -> list[int]:
    found: list[int] = []
    while assets:
        low = assets & -assets
        found.append(pack(kind, low.bit_length() - 1))
        assets ^= low
    return found


# --- writing --------------------------------------------------------------------------------------------------------------------


def play(s: Position, seat: int, action: int, dice: Dice) -> None:
    """10.1 An entry, the next part, or commit; when all have committed the sheets are revealed."""
    player = writer(s, seat)
    enter(s, player, action)
    if action == COMMIT:
        log.player(s, "committed", player)
        if all(part == COMMITTED for part in s.part):
            s.step = DEPLOYMENT


def enter(s: Position, player: int, action: int) -> None:
    """10.2 Write one entry, or turn to the next part."""
    part = s.part[player]
    if action == STRAY:
        s.stray[player] = 1
        return
    s.stray[player] = 0
    if action in (NEXT, COMMIT):
        _turn_to(s, player, NOBLE_PART if part == BID_PART else part + 1)
        return
    s.sheets[player].append(action)
    if part <= AMOUNT_PART:
        _turn_to(s, player, part + 1)
        return
    asset = first(action)
    if part <= SHIP_PART:
        s.cursor[player] = asset + 1
        if is_good_march(s, player, action):
            s.reach[player] |= 1 << second(action)
        return
    s.left[player] -= 1
    s.cursor[player] = asset if part <= HIRE_PART or s.rules.several_cubes else asset + 1


def is_good_march(s: Position, player: int, entry: int) -> bool:
    """10.3a A move of an own noble to a region that adjoins; it gives presence there too (2.7)."""
    noble = first(entry)
    return verb(entry) == MOVE and s.owner[noble] == player and bool(s.chart.near[s.noble_at[noble]] >> second(entry) & 1)


def _turn_to(s: Position, player: int, part: int) -> None:
    """1.3 Begin a part of the sheet with its limit; without mercenaries their part is left out."""
    if part == HIRE_PART and not s.mercs[player]:
        part = WHITE_PART
    s.part[player] = part
    s.cursor[player] = FIRST_SHIP if part == SHIP_PART else 0
    s.left[player] = _limit(s, player, part)
    if part == NOBLE_PART and s.rules.captain_presence and s.sheets[player]:
        s.reach[player] |= 1 << only(s.sheets[player][0])


def _limit(s: Position, player: int, part: int) -> int:
    if part == TROOP_PART:
        return TROOP_LIMIT
    if part == HIRE_PART:
        return s.mercs[player]
    return WHITE_LIMIT if part == WHITE_PART else BLACK_LIMIT if part == BLACK_PART else 0


def put_away(s: Position) -> None:
    """Once they have been carried out nothing is left of the sheets."""
    blank = [0] * s.players
    s.cursor, s.left, s.reach, s.stray = blank[:], blank[:], blank[:], blank[:]
    s.sheets = [[] for _ in range(s.players)]


def text_of(sheet: list[int]) -> str:
    """A sheet as text, one entry after the other."""
    return "; ".join(GRAMMAR.write(entry) for entry in sheet)
