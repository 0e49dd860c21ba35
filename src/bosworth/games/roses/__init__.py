"""Wars of the Roses: Lancaster vs York, for two to four players."""

from bosworth.games.roses import notation
from bosworth.games.roses.imagine import imagine
from bosworth.games.roses.invariants import flaw
from bosworth.games.roses.options import seats_of
from bosworth.games.roses.setup import new
from bosworth.games.roses.steps import SEQUENCE
from bosworth.games.roses.view import view
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
