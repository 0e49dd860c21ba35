"""Richard III: a two-player block war game of 1460–1485."""

from bosworth.games.richard3 import notation
from bosworth.games.richard3.imagine import imagine, translate
from bosworth.games.richard3.invariants import flaw
from bosworth.games.richard3.options import seats_of
from bosworth.games.richard3.setup import new
from bosworth.games.richard3.steps import SEQUENCE
from bosworth.games.richard3.view import view
from bosworth.kernel.game import Game

GAME = Game(
    sequence=SEQUENCE,
    seats=seats_of,
    deal=new,
    view=view,
    imagine=imagine,
    translate=translate,
    write=notation.write,
    parse=notation.parse,
    flaw=flaw,
)
