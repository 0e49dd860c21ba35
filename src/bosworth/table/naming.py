"""What can be read: names that look like nothing, and signs that turn the line around them, are not let in."""

import unicodedata
from typing import Final

LOOKS: Final = dict.fromkeys(range(0xFE00, 0xFE10))
"""They choose the look of the sign before them, as phones do for a heart: it is the same sign without them."""
_MARKS: Final = (0x034F, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x16FE4, *range(0xE0100, 0xE01F0))
_FILLERS: Final = (0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0, 0x1D159)
BLANKS: Final = frozenset(map(chr, _MARKS + _FILLERS))
"""Signs that count as letters, marks or symbols, but show nothing."""
TURNS: Final = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A)))
"""They turn the direction of writing for all that follows, and may end what keeps a text apart."""


def tidy(name: str) -> str:
    """A name in one line, without superfluous blanks."""
    return " ".join(name.translate(LOOKS).split())


def is_readable(name: str) -> bool:
    """Whether every sign of a name can be seen, and not only as a mark on nothing; nothing at all is no name, but readable."""
    return name.isprintable() and not BLANKS.intersection(name) and (not name or has_signs(name))


def has_signs(text: str) -> bool:
    """Whether there is anything to see."""
    return any(unicodedata.category(sign)[0] in "LNPS" and sign not in BLANKS for sign in text)


def without_turns(text: str) -> str:
    """What somebody says, without signs that turn the lines around it; scripts from right to left need none."""
    return text.translate(TURNS)
