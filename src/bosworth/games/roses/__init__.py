"""Wars of the Roses: Lancaster vs York, for two to four players."""

from bosworth.games.edition import Edition
from bosworth.games.roses.arranging import arrange
from bosworth.games.roses.drawing import Drawing
from bosworth.games.roses.face import FACE
from bosworth.games.roses.imagine import imagine
from bosworth.games.roses.invariants import flaw
from bosworth.games.roses.options import seats_of
from bosworth.games.roses.setup import new
from bosworth.games.roses.steps import SEQUENCE
from bosworth.games.roses.tables import FACTS
from bosworth.games.roses.thinking import TUNING, ponder
from bosworth.games.roses.values import appraise, sensible
from bosworth.games.roses.verbs import GRAMMAR
from bosworth.games.roses.view import VIEWS, view
from bosworth.games.roses.vocabulary import VOCABULARY

GAME = Edition(
    sequence=SEQUENCE,
    seats=seats_of,
    deal=new,
    view=view,
    views=VIEWS,
    imagine=imagine,
    grammar=GRAMMAR,
    arrange=arrange,
    flaw=flaw,
    face=FACE,
    vocabulary=VOCABULARY,
    drawing=Drawing,
    appraise=appraise,
    sensible=sensible,
    ponder=ponder,
    tuning=TUNING,
    facts=FACTS,
)
