"""Richard III: a two-player block war game of 1460–1485."""

from bosworth.games.richard3 import notation, setup
from bosworth.games.richard3.imagine import imagine, translate
from bosworth.games.richard3.view import view
from bosworth.kernel.game import RuleBook

GAME = RuleBook(
    info=setup.INFO,
    seats=setup.seats_of,
    new=setup.new,
    load=setup.load,
    view=view,
    imagine=imagine,
    translate=translate,
    write=notation.write,
    parse=notation.parse,
)
