"""The verbs of Dudo: `bid 4 5`, four fives; `doubt`."""

from typing import Final

from bosworth.kernel.grammar import Amount, Grammar, Part

BID: Final = 1
DOUBT: Final = 2
FACES: Final = 6
MOST: Final = 20

FACE_NAMES: Final = [str(face) for face in range(1, FACES + 1)]
GRAMMAR: Final = Grammar({BID: ("bid", (Amount("a number", MOST), Part("face", "a face", FACE_NAMES))), DOUBT: ("doubt", ())})
