"""Lancaster: worker placement, parliament and war in France, for two to five players, with all its modules."""

from bosworth.games.lancaster import notation, setup
from bosworth.games.lancaster.imagine import imagine
from bosworth.games.lancaster.invariants import flaw
from bosworth.games.lancaster.view import view
from bosworth.kernel.game import RuleBook

GAME = RuleBook(
    info=setup.INFO,
    seats=setup.seats_of,
    new=setup.new,
    load=setup.load,
    view=view,
    imagine=imagine,
    write=notation.write,
    parse=notation.parse,
    flaw=flaw,
)
