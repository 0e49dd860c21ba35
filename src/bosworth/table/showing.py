"""Puts together what is shown to a seat: its view, its prompt, its offers with their reasons, and the log."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from bosworth.games import game as find_game
from bosworth.games.edition import Edition
from bosworth.kernel.event import Event
from bosworth.kernel.match import Match
from bosworth.kernel.view import View
from bosworth.table.shown import Line, Offer, Refusal, Say, Shown

ENTRY: Final = "entry"
"""The argument that holds actions in their text form: it goes out as the messages that the game's prompts have for them."""


class Presenter:
    """Puts the views of a game into messages and touches."""

    def __init__(self, game: Edition) -> None:
        self.game = game
        self.face = game.face
        self.vocabulary = game.vocabulary

    def say(self, message: str, args: Mapping[str, Any]) -> Say:
        """A message whose arguments are ids, numbers, or lists of messages."""
        if self.vocabulary.kinds.get(ENTRY) != ENTRY or ENTRY not in args:
            return message, dict(args)
        return message, {**args, ENTRY: self.vocabulary.spoken(args[ENTRY])}

    def offers(self, view: View, actions: Sequence[int], forms: Sequence[str]) -> list[Offer]:
        """Each offer with its touches and what it would bring."""
        return [
            Offer(
                form,
                self.say(*self.face.offer(view, action)),
                self.face.path(view, action),
                self._foreseen(view, action),
            )
            for action, form in zip(actions, forms, strict=True)
        ]

    def _foreseen(self, view: View, action: int) -> Say | None:
        outlook = self.face.outlook(view, action)
        return None if outlook is None else self.say(*outlook)

    def refusals(self, view: View, actions: Sequence[int]) -> list[Refusal]:
        """What cannot be touched now, and why."""
        return [Refusal(path, self.say(*reason)) for path, reason in self.face.refusals(view, actions)]

    def line(self, number: int, event: Event) -> Line:
        """An event as a line of the log."""
        return Line(number, self.say(f"event-{event.name}", event.args))

    def shown(self, view: View, rev: int, at: int) -> Shown:
        """What everybody gets who sees this view, whether it is to act or not."""
        return Shown(
            seat=view.seat,
            rev=rev,
            at=at,
            view=self.game.show(view),
            prompt=self.say(*self.face.prompt(view)),
            step=view.step,
            actors=list(view.known.actors()),
            is_open=view.step in self.face.open_steps,
            forecast=dict(self.face.forecast(view)),
        )


@cache
def presenter_of(game: str) -> Presenter:
    """The presenter of a game, which is loaded when asked for."""
    return Presenter(find_game(game))


def is_quiet(match: Match) -> bool:
    """Whether a game is at such a step; everybody can see that, and nothing that may still be taken back changes it."""
    face = find_game(match.game.info.id).face
    return bool(face.quiet_steps) and match.view(None).step in face.quiet_steps


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


def show(match: Match, seat: int | None, rev: int) -> Shown:
    """Everything that a seat (None: an onlooker) sees now, but for the log."""
    presenter = presenter_of(match.game.info.id)
    view = match.view(seat)
    shown = presenter.shown(view, rev, seen_number(match, seat))
    if match.is_closed:
        shown.prompt, shown.actors = presenter.say("prompt-old-rules", {"rules": match.record.rules}), []
    elif seat is not None:
        shown.undo = match.open_actions(seat)
        actions = match.legal(seat)
        shown.offers = presenter.offers(view, actions, [match.game.write(action) for action in actions])
        shown.refusals = presenter.refusals(view, actions) if actions else []
    return shown


def add_log(shown: Shown, match: Match, since: int = 0) -> Shown:
    """The same with the lines of the log from number `since` on; those that can still be taken back are always among them."""
    presenter, seat = presenter_of(match.game.info.id), shown.seat
    told, settled = match.told(seat, -1), match.settled
    lasting = sum(number <= settled for number, _ in told)
    first = min(since, lasting)
    lines = [presenter.line(counted(match, seat, number), event) for number, event in told[first:]]
    return msgspec.structs.replace(shown, since=first, log=lines, lasting=lasting)
