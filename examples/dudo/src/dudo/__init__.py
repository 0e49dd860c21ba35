"""Dudo, the old game of dice and lies, for two to four players."""

from pathlib import Path
from typing import Final

from bosworth.games.edition import Edition
from bosworth.locale.vocabulary import Vocabulary
from dudo.bot import appraise
from dudo.drawing import Drawing
from dudo.face import FACE
from dudo.rules import SEATS, SEQUENCE, deal, flaw, seats_of
from dudo.sight import VIEWS, imagine, view
from dudo.verbs import FACE_NAMES, GRAMMAR

FOLDER: Final = Path(__file__).parent
GAME: Final = Edition(
    sequence=SEQUENCE,
    seats=seats_of,
    deal=deal,
    view=view,
    views=VIEWS,
    imagine=imagine,
    grammar=GRAMMAR,
    flaw=flaw,
    face=FACE,
    vocabulary=Vocabulary(
        game="dudo",
        kinds={"player": "side", "other": "side", "side": "side", "face": "face"},
        lists={"players": "side", "faces": "face"},
        names={"side": SEATS, "face": (*FACE_NAMES, "none")},
        forms={"side": ("of",), "face": ()},
        folder=FOLDER / "locale",
    ),
    drawing=Drawing,
    appraise=appraise,
    static=FOLDER / "static",
)
