"""Looking back: what a seat saw at earlier moments of a game, and every draw of its dice."""

from itertools import islice

from bosworth.kernel.chance import FairDice, WitnessDice
from bosworth.kernel.errors import Malformed
from bosworth.kernel.event import heard
from bosworth.kernel.match import Match
from bosworth.kernel.record import look_back, verify_dice
from bosworth.table.showing import add_log, presenter_of, seen_number, show
from bosworth.table.shown import Shown

MOST_MOMENTS = 64


def moments(match: Match, seat: int | None, first: int, last: int) -> list[Shown]:
    """What a seat saw after actions `first` … `last`, each with the lines that this action told, and nothing to do."""
    if not 0 <= first <= last <= seen_number(match, seat) or last - first >= MOST_MOMENTS:
        raise Malformed(
            f"ask for moments from 0 to {seen_number(match, seat)}, at most {MOST_MOMENTS} at once, not {first} to {last}"
        )
    presenter = presenter_of(match.game.info.id)
    found: list[Shown] = []
    lines = 0
    steps = look_back(match.record, match.game, telling=True)
    for number, (_, step) in enumerate(islice(steps, min(last, match.settled) + 1)):
        told = heard(step.after.events, seat)
        if number >= first:
            shown = presenter.shown(match.game.view(step.after, seat), 0, number)
            shown.since, shown.log = lines, [presenter.line(number, event) for event in told]
            found.append(shown)
        lines += len(told)
    return found + [_present(match, seat, number) for number in range(max(first, match.settled + 1), last + 1)]


def _present(match: Match, seat: int | None, number: int) -> Shown:
    """The present, for a seat that looks back at what it can still take back."""
    shown = add_log(show(match, seat, 0), match)
    shown.log = [line for line in shown.log if line.at == number]
    shown.at, shown.undo, shown.offers, shown.refusals = number, 0, [], []
    return shown


def draws(match: Match) -> list[list[object]]:
    """Every draw of a game that is over, as [kind, n, outcome], checked against the record; none if its dice were exchanged."""
    record = match.record
    if not (record.secret and record.commitment):
        return []
    witness = WitnessDice(FairDice(bytes.fromhex(record.secret)))
    verify_dice(record, match.game, witness)
    return witness.draws
