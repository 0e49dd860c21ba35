"""Wars of the Roses: Lancaster vs York, for two to four players."""

from bosworth.games.roses import notation, setup
from bosworth.games.roses.imagine import imagine
from bosworth.games.roses.options import INFO, seats_of
from bosworth.games.roses.view import view
from bosworth.kernel.game import RuleBook

GAME = RuleBook(
    info=INFO,
    seats=seats_of,
    new=setup.new,
    load=setup.load,
    view=view,
    imagine=imagine,
    write=notation.write,
    parse=notation.parse,
)
