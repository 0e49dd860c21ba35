"""Section 15: the special titles."""

from bosworth.games.roses import log
from bosworth.games.roses.state import Position
from bosworth.games.roses.tables import KIND, TITLE_COUNT, TITLE_COUNTS, TITLE_MINIMUM, TITLE_OF


def changed(s: Position, asset: int) -> None:
    """15.2 An asset has changed hands: look again at the title that counts it (B23)."""
    title = TITLE_OF[KIND[asset]]
    if title >= 0 and not s.rules.titles_after_phase:
        _check(s, title)


def check_all(s: Position) -> None:
    """15.2 With the switch `titles=after_phase` titles are looked at only when a phase is over."""
    if s.rules.titles_after_phase:
        for title in range(TITLE_COUNT):
            _check(s, title)


def _check(s: Position, title: int) -> None:
    """15.2 The holder keeps it unless he has fewer than two or somebody has more; then most, then earlier in turn order."""
    counted = TITLE_COUNTS[title]
    counts = [(held & counted).bit_count() for held in s.held]
    holder = s.title[title]
    most = max(counts)
    if holder >= 0 and counts[holder] >= TITLE_MINIMUM and counts[holder] == most:
        return
    s.title[title] = -1
    if most >= TITLE_MINIMUM:
        s.title[title] = next(player for player in s.order if counts[player] == most)
    if s.title[title] != holder:
        log.title(s, title, holder)
