"""Lancaster: worker placement, parliament and war in France, for two to five players, with all its modules."""

from bosworth.games.lancaster import notation
from bosworth.games.lancaster.imagine import imagine
from bosworth.games.lancaster.invariants import flaw
from bosworth.games.lancaster.options import seats_of
from bosworth.games.lancaster.setup import new
from bosworth.games.lancaster.steps import SEQUENCE
from bosworth.games.lancaster.view import view
from bosworth.kernel.game import Game

GAME = Game(
    sequence=SEQUENCE,
    seats=seats_of,
    deal=new,
    view=view,
    imagine=imagine,
    write=notation.write,
    parse=notation.parse,
    flaw=flaw,
)
