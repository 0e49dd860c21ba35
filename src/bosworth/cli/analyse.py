"""`bosworth analyse`: how the chances of winning went in a recorded game, and its turning points."""

import json
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import track

from bosworth.bots.analysis import ANALYST, Decision, Judgement, curve, decisions, judge, turning_points
from bosworth.cli.common import check_game, open_screen
from bosworth.cli.replay import find_watcher
from bosworth.cli.store import open_record
from bosworth.cli.wishes import Lang, Plain
from bosworth.games import game as find_game
from bosworth.games.edition import Edition
from bosworth.kernel.record import Record, look_back
from bosworth.locale.words import Words
from bosworth.table.looking_back import Branch, part
from bosworth.table.thinking import Step
from bosworth.terminal.screen import Screen
from bosworth.terminal.trouble import Trouble

MOST_POINTS = 20
"""Lines of a printed curve."""
WIDTH = 40
"""Characters for certainty."""


def analyse(
    file: Annotated[str, typer.Argument(help="The file of a record, or the name of a saved game.")],
    as_: Annotated[str | None, typer.Option("--as", help="Only the decisions of this seat; otherwise of all.")] = None,
    level: Annotated[str, typer.Option(help="The level of the bot that judges.")] = ANALYST,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")] = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Judge every decision of a recorded game: the chances of winning, and its turning points."""
    screen, words = open_screen(lang, plain)
    record = open_record(file)
    if record.commitment and not record.secret:
        raise Trouble("trouble-not-over")
    game = find_game(check_game(record.game))
    found = _judged(game, record, None if as_ is None else find_watcher(as_, record.seats), level)
    if as_json:
        typer.echo(json.dumps({"game": record.game, "decisions": [_plain(game, record, one) for _, one in found]}))
    else:
        _Report(screen, game.words(words.language), game, record, found).show()


def _judged(game: Edition, record: Record, seat: int | str | None, level: str) -> list[tuple[Decision, Judgement]]:
    chosen = [one for one in decisions(game, record) if seat in (None, "all", one.seat)]
    console = Console(stderr=True)
    judged = ((one, judge(game, one, level)) for one in track(chosen, "Thinking", console=console, transient=True))
    return [(decision, judgement) for decision, judgement in judged if judgement is not None]


def _plain(game: Edition, record: Record, one: Judgement) -> dict[str, Any]:
    return {
        "action": one.number,
        "seat": record.seats[one.seat],
        "done": [game.write(action) for action in one.done],
        "best": [game.write(action) for action in one.best],
        "chance_done": round(one.chance_done, 4),
        "chance_best": round(one.chance_best, 4),
        "doubt": round(one.doubt, 4),
    }


class _Report:
    """What is printed."""

    def __init__(
        self, screen: Screen, words: Words, game: Edition, record: Record, found: Sequence[tuple[Decision, Judgement]]
    ) -> None:
        self.screen = screen
        self.words = words
        self.game = game
        self.record = record
        self.found = found

    def show(self) -> None:
        """A curve for each seat, then the turning points."""
        judgements = [judgement for _, judgement in self.found]
        if not judgements:
            self.screen.say(self.words("analysis-nothing"))
        for seat, name in enumerate(self.record.seats):
            points = curve(judgements, seat)
            if points:
                self.screen.title(self.words("analysis-curve", side=self.words.name("side", name)))
                self.screen.rows([*(_line(str(number + 1), share) for number, share in _thinned(points)), *self._end(seat)])
        views = {id(judgement): decision for decision, judgement in self.found}
        for one in turning_points(judgements):
            self._tell(views[id(one)], one)

    def _end(self, seat: int) -> list[tuple[str, str]]:
        """How it ended for a seat, if it has."""
        *_, (_, last) = look_back(self.record, self.game)
        return [] if last.after.actors() else [_line(self.words("analysis-end"), last.after.returns()[seat])]

    def _tell(self, decision: Decision, one: Judgement) -> None:
        side = self.words.name("side", self.record.seats[one.seat])
        self.screen.title(self.words("analysis-turning-point", number=one.number + 1, side=side))
        parted = part(self.game, decision, one)
        self.screen.rows(
            [
                *[(self.words("analysis-both"), self._told([step])) for step in parted.both],
                (self.words("analysis-done"), self._chances(parted.done, one.chance_done)),
                (self.words("analysis-better"), self._chances(parted.better, one.chance_best)),
            ]
        )
        for reason in one.reasons:
            self.screen.say(f"  {self.words.say(reason.name, reason.args)}")

    def _chances(self, branch: Branch, share: float) -> str:
        return self.words("analysis-chance", offer=self._told(branch.told), percent=round(100 * share))

    def _told(self, steps: Sequence[Step]) -> str:
        return self.words.divided(self.words.say(*step.words) for step in steps)


def _thinned(points: Sequence[tuple[int, float]]) -> list[tuple[int, float]]:
    """Some of the points, the last among them."""
    stride = max(1, -(-len(points) // MOST_POINTS))
    return [*points[:-1:stride], points[-1]]


def _line(when: str, share: float) -> tuple[str, str]:
    return when, f"{round(100 * share):>3}% {'█' * round(WIDTH * share)}"
