"""A parliament as a table: control points, tie-breaks, votes, King, titles and bonuses, from what was told of it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bosworth.games.roses.state import Position
from bosworth.games.roses.tables import FIRST_PLACE, HOUSES, KING_POINTS, PLAYERS, REGION, SECOND_PLACE, VOTES
from bosworth.kernel.event import Event

if TYPE_CHECKING:
    from bosworth.locale.words import Words
    from bosworth.terminal.screen import Screen

Row = tuple[str, ...]
BONUSES = {"title-points": "titles", "trade": "trade", "church": "church"}
"""Events that give a player points, and the row each one belongs to."""


def show(words: "Words", screen: "Screen", state: Position, events: Sequence[Event]) -> None:
    """The regions in scoring order, a column for each player; then King, titles, bonuses and scores."""
    players = PLAYERS[: state.players]
    votes = {str(event.args["region"]): event for event in events if event.name == "vote"}
    number = next((event.args["number"] for event in events if event.name == "turn-end"), state.turn)
    heads = [words("head-region"), *(words.name("side", player) for player in players), words("head-decided")]
    rows = [_region(words, players, event, votes) for event in events if event.name in ("region", "region-empty")]
    rows += [_king(words, state, event) for event in events if event.name == "king"]
    rows += [row for name in BONUSES if (row := _bonus(words, players, events, name))]
    rows += [_scores(words, players, event) for event in events if event.name == "turn-end"]
    has_votes = state.rules.has_houses
    screen.title(words("parliament-title", number=number))
    screen.table((*heads, *([words("head-votes")] if has_votes else [])), [row[: len(heads) + has_votes] for row in rows])


def numbers_of(text: str) -> dict[str, int]:
    """The numbers of a tally by player."""
    return {player: int(number) for player, number in (pair.split(":") for pair in text.split())}


def _region(words: "Words", players: Sequence[str], event: Event, votes: dict[str, Event]) -> Row:
    args = event.args
    region = str(args["region"])
    if event.name == "region-empty":
        return (words.name("area", region), *[""] * len(players), "", "")
    strengths = numbers_of(str(args["strengths"]))
    points = {str(args["second"]): SECOND_PLACE[REGION[region]], str(args["first"]): FIRST_PLACE[REGION[region]]}
    cells = [_cell(words, strengths.get(player, 0), points.get(player, 0)) for player in players]
    return (words.name("area", region), *cells, words(f"decided-{args['decided']}"), _votes(words, region, votes))


def _cell(words: "Words", strength: int, points: int) -> str:
    if points:
        return words("parliament-points", cp=strength, points=points)
    return words("parliament-strength", cp=strength) if strength else ""


def _votes(words: "Words", region: str, votes: dict[str, Event]) -> str:
    """The House that has the votes, and the tie-break if it took one."""
    if region not in votes:
        return ""
    args = votes[region].args
    text = words.phrase("parliament-votes", {"house": args["house"], "number": VOTES[REGION[region]]})
    decided = str(args["decided"])
    return text if decided == "cp" else f"{text} ({words(f'decided-{decided}')})"


def _king(words: "Words", state: Position, event: Event) -> Row:
    house = str(event.args["house"])
    cells = [f"+{KING_POINTS}" if own >= 0 and HOUSES[own] == house else "" for own in state.house]
    return (words("parliament-king"), *cells, words.name("side", house), words.phrase("parliament-total-votes", event.args))


def _bonus(words: "Words", players: Sequence[str], events: Sequence[Event], name: str) -> Row | None:
    """The points of one kind for each player; nothing if nobody has any."""
    sums = dict.fromkeys(players, 0)
    for event in events:
        if event.name == name:
            sums[str(event.args["player"])] += int(event.args["number"])
    if not any(sums.values()):
        return None
    return (words(f"parliament-{BONUSES[name]}"), *(f"+{number}" if number else "" for number in sums.values()), "", "")


def _scores(words: "Words", players: Sequence[str], event: Event) -> Row:
    scores = numbers_of(str(event.args["scores"]))
    return (words("parliament-score"), *(str(scores[player]) for player in players), "", "")
