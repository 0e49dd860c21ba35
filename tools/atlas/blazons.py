"""The coats of arms of the games, by the ids of their notation. Heraldry itself belongs to nobody; the drawings are ours."""

from collections.abc import Callable

from tools.atlas.charges import (
    bouget,
    castle,
    crosslet,
    crown_charge,
    face,
    harp,
    key,
    lion,
    lucy,
    martlet,
    maunch,
    mullet,
    passant,
    stag,
    sword,
)
from tools.atlas.heraldry import (
    ARGENT,
    AZURE,
    GULES,
    OR,
    SABLE,
    VERT,
    around,
    bars,
    bend,
    bendy,
    bordure,
    canton,
    chequy,
    chevron,
    chief,
    cross,
    fess,
    field,
    fusils,
    label,
    per_pale,
    quarterly,
    quarters,
    roundel,
    saltire,
    saltire_in,
    tressure,
)
from tools.atlas.seafaring import lily

ROYAL = (
    quarters(AZURE, GULES)
    + "".join(lily(x, y, 5.6, OR) for x, y in ((10.5, 11), (22, 11), (16.2, 25)))
    + "".join(lily(x, y, size, OR) for x, y, size in ((37.5, 42.5, 5.2), (48.5, 42.5, 5.2), (38.5, 55.5, 5)))
    + "".join(passant(44, y, 24, OR) for y in (8.5, 18.5, 28.3))
    + passant(16.5, 41, 22, OR)
    + passant(18.5, 49.8, 18, OR)
    + passant(22.5, 57.8, 12, OR)
)
ENGLAND = field(GULES) + passant(30, 13.5, 46, OR) + passant(30, 34, 44, OR) + passant(30, 53, 30, OR)
NEVILLE = field(GULES) + saltire(ARGENT)
CROSSLETS = ((12, 12), (30, 12), (48, 12), (14, 21.5), (46, 21.5), (17, 48), (43, 48), (30, 48), (30, 60))


def _marks(colour: str) -> str:
    return "".join(roundel(x, y, 1.5, colour) for x in (13, 30, 47) for y in (15.5, 19))


def _cantons() -> str:
    return "".join(f'<rect x="{x - 3.2}" y="17.5" width="6.4" height="4.5" fill="{GULES}"/>' for x in (13, 30, 47))


def _tudor(charge: Callable[[float, float, float, str], str], size: float) -> str:
    return ROYAL + bordure(AZURE, 7) + "".join(charge(x, y, size, OR) for x, y in around(12, 3.6))


def _percy() -> str:
    drawn = quarters(OR, GULES) + lion(16, 18, 27, AZURE) + lion(41.5, 48, 22, AZURE)
    fishes = ((38, 13), (50, 13), (44, 25), (10.5, 43), (22, 43), (20.5, 55))
    return drawn + "".join(lucy(x, y, 5.2, ARGENT) for x, y in fishes)


def _salisbury() -> str:
    drawn = quarters(ARGENT, GULES) + saltire_in(ARGENT, 30, 0) + saltire_in(ARGENT, 0, 34)
    return drawn + fusils(GULES, 3, 18, 11, (3, 29)) + fusils(GULES, 3, 46, 9, (31, 56))


def _march() -> str:
    """The cross of Ulster with a black lion, and lilies for the royal blood."""
    drawn = quarters(OR, AZURE) + cross_in(GULES) + "".join(lily(x, y, 5, OR) for x, y in ((38, 12), (50, 12), (44, 25)))
    return drawn + "".join(lily(x, y, 4.6, OR) for x, y in ((11, 42), (22, 42), (20, 54))) + lion(42, 47, 18, SABLE)


def cross_in(colour: str) -> str:
    """A cross in the first quarter."""
    return f'<path d="M13.5 2H18.5V34H13.5ZM2 15.5H30V20.5H2Z" fill="{colour}"/>'


NOBLES = {
    "arundel": field(GULES) + lion(30, 34, 54, OR),
    "beaumont": field(AZURE)
    + "".join(lily(x, y, 4.6, OR) for x, y in ((8, 9), (52, 9), (7, 27), (53, 27), (9, 45), (51, 45), (30, 64)))
    + lion(30, 34, 42, OR),
    "buckingham": field(OR) + chevron(GULES),
    "clarence": ROYAL + label(ARGENT, _cantons()),
    "clifford": chequy(OR, AZURE) + fess(GULES, 25, 17),
    "devon": field(OR) + roundel(17, 33, 8.5, GULES) + roundel(43, 33, 8.5, GULES) + roundel(30, 53, 8.5, GULES) + label(AZURE),
    "essex": field(ARGENT)
    + cross(GULES, 13, engrailed=True)
    + "".join(bouget(x, y, 9, SABLE) for x, y in ((13, 14), (47, 14), (15.5, 46), (44.5, 46))),
    "exeter": ENGLAND + bordure(AZURE, 7.5) + "".join(lily(x, y, 3.4, OR) for x, y in around(12, 3.8)),
    "gloucester": ROYAL + label(ARGENT, _marks(SABLE) + _cantons()),
    "hastings": field(ARGENT) + maunch(SABLE),
    "henry_vi": ROYAL,
    "herbert": per_pale(AZURE, GULES) + lion(16.5, 20, 23, ARGENT) + lion(43.5, 20, 23, ARGENT) + lion(30, 49, 23, ARGENT),
    "kent": NEVILLE + mullet(30, 33, 6.5, SABLE),
    "march": _march(),
    "norfolk": field(GULES) + lion(30, 34, 54, ARGENT),
    "northumberland": _percy(),
    "oxford": quarterly(GULES, OR) + mullet(15, 18, 9.5, ARGENT),
    "pembroke": _tudor(martlet, 4),
    "prince_edward": ROYAL + label(ARGENT),
    "richmond": _tudor(lily, 3.2),
    "rivers": field(ARGENT) + fess(GULES, 27, 14) + canton(GULES, 25, 28),
    "rutland": ROYAL
    + (label(ARGENT, "".join(roundel(x, 18.5, 2, colour) for x, colour in ((13, VERT), (30, GULES), (47, GULES))))),
    "salisbury": _salisbury(),
    "shrewsbury": field(GULES) + lion(30, 34, 46, OR) + bordure(OR, 3, GULES, 44),
    "somerset": ROYAL + bordure(ARGENT, 6, AZURE, 18),
    "stanley": field(ARGENT) + bend(AZURE, 19) + stag(15, 18, 7, OR) + stag(30, 36, 7, OR) + stag(44, 53, 7, OR),
    "suffolk": field(AZURE) + fess(OR, 26, 13) + face(14, 14, 7.5, OR) + face(46, 14, 7.5, OR) + face(30, 53, 7.5, OR),
    "warwick": field(GULES) + fess(OR, 27, 13) + "".join(crosslet(x, y, 4.4, OR) for x, y in CROSSLETS),
    "westmoreland": NEVILLE,
    "wiltshire": field(OR) + chief(AZURE, 20, indented=True),
    "worcester": field(ARGENT) + saltire(GULES, 15, engrailed=True),
    "york": ROYAL + label(ARGENT, "".join(roundel(x, y, 1.7, GULES) for x in (13, 30, 47) for y in (11, 15.2, 19.4))),
}
TOWNS = {
    "bristol": field(GULES) + castle(21, 38, 24, ARGENT) + f'<path d="M34 50C38 58 50 56 53 46L47 49H38Z" fill="{OR}"/>'
    f'<path d="M42 49V30M42 31C50 32 50 42 46 45H42" stroke="{OR}" stroke-width="1.6" fill="{ARGENT}"/>',
    "coventry": per_pale(GULES, VERT) + castle(30, 33, 36, OR),
    "london": field(ARGENT) + cross(GULES, 12) + sword(13, 16, 10, GULES),
    "newcastle": field(GULES) + castle(17, 19, 20, ARGENT) + castle(43, 19, 20, ARGENT) + castle(30, 47, 20, ARGENT),
    "norwich": field(GULES) + castle(30, 23, 30, ARGENT) + passant(30, 53, 30, OR),
    "salisbury_city": field(OR) + bars(AZURE, 4),
    "york_city": field(ARGENT)
    + cross(GULES, 15)
    + passant(30, 31, 13, OR)
    + "".join(passant(x, y, 13, OR) for x, y in ((30, 11), (30, 53), (10.5, 31), (49.5, 31))),
}
SEES = {
    "canterbury": field(AZURE)
    + f'<path d="M27.5 5H32.5V64H27.5ZM22 10H38V14H22Z" fill="{OR}"/>'
    + f'<path d="M4 6L26 27V56L30 62L34 56V27L56 6H47L30 21L13 6Z" fill="{ARGENT}"/>'
    + "".join(crosslet(30, y, 2.4, SABLE) for y in (27, 37, 47)),
    "york_see": field(GULES) + key(30, 40, 18, ARGENT, 40) + key(30, 40, 18, ARGENT, -40) + crown_charge(30, 14, 9, OR),
}
FOREIGN = {
    "burgundian": field(OR) + bendy(AZURE, 4) + bordure(GULES, 5),
    "calais": field(ARGENT) + bars(AZURE, 3, wavy=1.6) + chief(GULES, 22) + passant(30, 12.5, 34, OR),
    "french": field(AZURE) + lily(17, 19, 11.5, OR) + lily(43, 19, 11.5, OR) + lily(30, 48, 11.5, OR),
    "irish": field(AZURE) + harp(30, 33, 24, OR),
    "scots": field(OR) + tressure(GULES) + lion(30, 33, 40, GULES),
    "welsh": quarterly(OR, GULES)
    + passant(16, 18, 23, GULES)
    + passant(44, 18, 23, OR)
    + passant(17, 46, 22, OR)
    + passant(42.5, 46, 20, GULES),
}
REBEL = (
    field(SABLE) + f'<g stroke="{ARGENT}" stroke-width="2.4" fill="none" stroke-linecap="round">'
    f'<path d="M18 60L40 14M35 22L44 26M40 14L37 6M44.5 19L47 9M35 22L31 11"/>'
    f'<path d="M42 60L20 14M20 14C12 8 8 14 6 24C12 18 16 18 22 19"/></g>'
)
LANCASTER = ENGLAND + label(AZURE, "".join(lily(x, y, 2, OR) for x in (13, 30, 47) for y in (18.6,)))
ARMS: dict[str, str] = {
    **NOBLES,
    **FOREIGN,
    "bristol_levy": TOWNS["bristol"],
    "coventry_levy": TOWNS["coventry"],
    "london_levy": TOWNS["london"],
    "newcastle_levy": TOWNS["newcastle"],
    "norwich_levy": TOWNS["norwich"],
    "salisbury_levy": TOWNS["salisbury_city"],
    "york_levy": TOWNS["york_city"],
    "canterbury_church": SEES["canterbury"],
    "york_church": SEES["york_see"],
    "rebel": REBEL,
    "lancaster": LANCASTER,
    "percy": field(OR) + lion(30, 34, 54, AZURE),
    "plantagenet": ROYAL,
    "mowbray": NOBLES["norfolk"],
    "de_la_pole": NOBLES["suffolk"],
    "stafford": NOBLES["buckingham"],
    "fitzalan": NOBLES["arundel"],
    "neville": NEVILLE,
    "beaufort": NOBLES["somerset"],
    "tudor": NOBLES["richmond"],
    "bedford": ROYAL + label(AZURE, "".join(lily(x, 18.6, 2, OR) for x in (13, 30, 47))),
    "dorset": ROYAL + bordure(ARGENT, 6, SABLE, 18),
    "surrey": chequy(OR, AZURE),
    "england": ENGLAND,
    "france": FOREIGN["french"],
}
"""By id, without the side that a block's id begins with."""
