"""A game as it is published here: its rules, and all that terminal, table, words, bots and pages ask of it."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from bosworth.games.face import Face
from bosworth.kernel.errors import Malformed
from bosworth.kernel.event import Event
from bosworth.kernel.facts import Provenance
from bosworth.kernel.game import Game
from bosworth.kernel.info import Option
from bosworth.kernel.thought import Ponder, Reason
from bosworth.kernel.tuning import Tuning
from bosworth.kernel.worth import Appraise, Sensible
from bosworth.locale.vocabulary import Vocabulary
from bosworth.terminal.board import Board

if TYPE_CHECKING:
    from bosworth.locale.words import Words
    from bosworth.terminal.screen import Screen


class Prospect(NamedTuple):
    """What a battle promises: as plain data, and as lines to be read, each a message id with arguments."""

    data: dict[str, Any]
    lines: list[Reason]


Foretell = Callable[[Any, str, str, Sequence[Event]], Prospect]
"""The prospect of a battle from a view: for a place, with the pieces wished for, and what the seat has heard."""


@dataclass(kw_only=True)
class Edition(Game):
    """A game with everything that is asked of it.

    - `face`: what people are shown and asked;
    - `vocabulary`: its words, and what their arguments name;
    - `drawing`: the board in text;
    - `appraise`: what is good at first sight; `sensible`: the offers that even a bot without a plan would look at;
    - `ponder`: how a decision is thought about; `tuning`: the learned numbers by which, and how well each level of bots does it;
    - `odds`: what a battle promises, of a game that has battles;
    - `facts`: where its figures come from;
    - `static`: of a game of another package, a folder with what browsers load: `boards/<id>/board.js` and `board.css`, and its
      pictures, `atlas/<id>/card.webp` at least.
    """

    face: Face
    vocabulary: Vocabulary
    drawing: Callable[["Words", "Screen"], Board]
    appraise: Appraise
    sensible: Sensible | None = None
    ponder: Ponder | None = None
    tuning: Tuning = field(default_factory=Tuning)
    odds: Foretell | None = None
    facts: Provenance = field(default_factory=Provenance)
    static: Path | None = None

    def words(self, language: str) -> "Words":
        """All that is read in a language."""
        from bosworth.locale.words import Words  # noqa: PLC0415 - slower to load than all rules together, and bots never speak

        return Words(language, self.vocabulary)

    @property
    def way(self) -> Option:
        """The option that decides who sits at the table: the scenario, or the number of players."""
        known = {option.name: option for option in self.info.options}
        return known.get("scenario") or known["players"]

    def seatings(self) -> dict[str, tuple[str, ...]]:
        """For each choice of it, who sits there, if nothing else is chosen."""
        found: dict[str, tuple[str, ...]] = {}
        for choice in self.way.choices:
            with suppress(Malformed):  # it may need something else
                found[choice] = self.seats(self.info.settle({self.way.name: choice}))
        return found

    def for_seats(self, number: int) -> dict[str, str]:
        """The first choice that seats so many; nothing if there is none."""
        fitting = [choice for choice, seats in self.seatings().items() if len(seats) == number]
        return {self.way.name: fitting[0]} if fitting else {}
