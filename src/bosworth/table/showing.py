"""Puts together what is shown to a seat: its view, its prompt, its offers with their reasons, and the log."""

from bisect import bisect_right
from collections.abc import Mapping
from operator import itemgetter
from typing import Any, Final

import msgspec

from bosworth.games import game as find_game
from bosworth.games.edition import Edition
from bosworth.kernel.event import Event, Tellings
from bosworth.kernel.match import Match
from bosworth.kernel.view import View
from bosworth.kernel.view_form import Picture
from bosworth.table.shown import Line, Offer, Refusal, Say, Shown

MOST_HITS: Final = 3
"""Of what has hit a seat, so much is told once more: what is grave before all else, then what came last."""
ENTRY: Final = "entry"
"""The argument that holds actions in their text form: it goes out as the messages that the game's prompts have for them."""


def say(game: Edition, message: str, args: Mapping[str, Any]) -> Say:
    """A message of a game whose arguments are ids, numbers, or lists of messages."""
    if game.vocabulary.kinds.get(ENTRY) != ENTRY or ENTRY not in args:
        return message, dict(args)
    return message, {**args, ENTRY: game.vocabulary.spoken(args[ENTRY])}


def line_of(game: Edition, number: int, event: Event) -> Line:
    """An event as a line of the log."""
    return Line(number, say(game, f"event-{event.name}", event.args))


def glance(game: Edition, view: View, rev: int, at: int, before: Picture | None = None) -> Shown:
    """What everybody gets who sees this view, whether it is to act or not."""
    return Shown(
        seat=view.seat,
        rev=rev,
        at=at,
        view=game.show(view, before),
        prompt=say(game, *game.face.prompt(view)),
        step=view.step,
        actors=list(view.known.actors()),
        is_open=view.step in game.face.open_steps,
        forecast=dict(game.face.forecast(view)),
    )


def _offer(game: Edition, view: View, action: int) -> Offer:
    """An offer with its touches and what it would bring."""
    outlook = game.face.outlook(view, action)
    foreseen = None if outlook is None else say(game, *outlook)
    return Offer(game.write(action), say(game, *game.face.offer(view, action)), game.face.path(view, action), foreseen)


def seen_number(match: Match, seat: int | None) -> int:
    """The number of the last action that a seat may know of: what is settled, and its own open ones.

    It does not count what others have written and not yet settled, or it would tell that they are writing.
    """
    return match.settled + (match.open_actions(seat) if seat is not None else 0)


def counted(match: Match, seat: int | None, number: int) -> int:
    """The number of an action as a seat counts: of those that are not settled only its own."""
    if number <= match.settled:
        return number
    return match.settled + sum(entry.seat == seat for entry in match.record.entries[match.settled + 1 : number + 1])


def show(match: Match, view: View, rev: int, before: Picture | None = None) -> Shown:
    """Everything that goes with the present view of a seat or of an onlooker, but for the log."""
    game, seat = find_game(match.game.info.id), view.seat
    shown = glance(game, view, rev, seen_number(match, seat), before)
    if match.is_closed:
        shown.prompt, shown.actors = say(game, "prompt-old-rules", {"rules": match.record.rules}), []
    elif seat is not None:
        shown.undo = match.open_actions(seat)
        shown.hits = [] if match.is_over else _hits(match, game, view)
        actions = match.legal(seat)
        shown.offers = [_offer(game, view, action) for action in actions]
        reasons = game.face.refusals(view, actions) if actions else []
        shown.refusals = [Refusal(path, say(game, *reason)) for path, reason in reasons]
    return shown


def _hits(match: Match, game: Edition, view: View) -> list[Say]:
    """What has hit a seat since it acted last, that act included: it may have brought about much."""
    entries, mine = match.record.entries, game.face.names(view)
    last = next((number for number in range(len(entries) - 1, 0, -1) if entries[number].seat == view.seat), 1)
    heard = [(event, game.events[event.name].hits) for event in match.heard(view.seat, last - 1)]
    hits = [event for event, whom in heard if whom and event.args[whom] in mine]
    return [say(game, f"hit-{event.name}", event.args) for event in worst(hits, game.events)]


def worst(hits: list[Event], events: Tellings) -> list[Event]:
    """Of what has hit a seat as much as is told once more, in the order in which it happened."""
    order = sorted(range(len(hits)), key=lambda number: (events[hits[number].name].is_grave, number))
    return [hits[number] for number in sorted(order[-MOST_HITS:])]


def add_log(shown: Shown, match: Match, since: int = 0) -> Shown:
    """The same with the lines of the log from number `since` on; those that can still be taken back are always among them."""
    game, seat = find_game(match.game.info.id), shown.seat
    told, settled = match.told(seat, -1), match.settled
    lasting = bisect_right(told, settled, key=itemgetter(0))
    first = min(since, lasting)
    lines = [line_of(game, counted(match, seat, number), event) for number, event in told[first:]]
    return msgspec.structs.replace(shown, since=first, log=lines, lasting=lasting)
