"""A toy game with everything the kernel speaks of: a hidden card each, a sealed choice, open moves, a die, a reveal.

Both seats choose `high` or `low` in secret. Then seat 0 takes up to two `step`s, which it may take back, and says `done`; a die
and the cards decide. Broken variants of it show that the conformance checks notice.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from bosworth.kernel.chance import Dice
from bosworth.kernel.event import ONE, OTHERS, all_but, beat, only, told
from bosworth.kernel.forms import Form, Name, Number, Plain
from bosworth.kernel.game import Game
from bosworth.kernel.grammar import Grammar, Part
from bosworth.kernel.info import GameInfo, Option
from bosworth.kernel.list_forms import By
from bosworth.kernel.position import Frame
from bosworth.kernel.sequence import OVER, Decision, SequenceOfPlay, Stage
from bosworth.kernel.view import View, reveal
from bosworth.kernel.view_form import ViewForm

HIGH, LOW, STEP, DONE = 1, 2, 3, 4
VERBS: dict[int, tuple[str, tuple[Part, ...]]] = {HIGH: ("high", ()), LOW: ("low", ()), STEP: ("step", ()), DONE: ("done", ())}
SEATS = ("north", "south")
CHOOSE, MOVE = 1, 2
INFO = GameInfo("toy", 1, (Option("size", ("3", "2")),), {"small": {"size": "2"}})

EVENTS = {
    "card": told("card", ONE),
    "card-dealt": told("seat", OTHERS),
    "chosen": told("seat"),
    "choices": beat("first second"),
    "step": beat("steps"),
    "end": beat("winner cards"),
    "hint": told("card"),
    "peek": told("card"),
}
"""The last two are told by broken variants alone."""


class ToyState(Frame):
    def __init__(self, options: Mapping[str, str], sequence: SequenceOfPlay[Any]) -> None:
        super().__init__(dict(options), sequence)
        self.step = CHOOSE
        self.cards = [0, 0]
        self.choices = [0, 0]
        self.steps = 0
        self.winner = -1

    def copy(self) -> "ToyState":
        new = type(self)(self.options, self.sequence)
        new.step, new.barriers, new.steps, new.winner = self.step, self.barriers, self.steps, self.winner
        new.cards, new.choices = self.cards[:], self.choices[:]
        return new

    def say(self, name: str, args: dict[str, int | str], **more: Any) -> None:
        if self.telling:
            self.tell(name, args, **more)

    def choose(self, seat: int, action: int, dice: Dice) -> None:
        self.choices[seat] = action
        self.say("chosen", {"seat": seat})
        if all(self.choices):
            self.barriers += 1
            self.step = MOVE
            self.say("choices", {"first": self.choices[0], "second": self.choices[1]}, reveals=True)

    def move(self, seat: int, action: int, dice: Dice) -> None:
        if action == STEP:
            self.steps += 1
            self.say("step", {"steps": self.steps})
        else:
            self.finish(dice)

    def finish(self, dice: Dice) -> None:
        total = self.cards[0] + self.steps + dice.roll(6)
        self.end(0 if total > self.cards[1] + 4 else 1)
        self.say("end", {"winner": self.winner, "cards": str(self.cards)}, reveals=True)

    def end(self, winner: int) -> None:
        self.winner = winner
        self.step = OVER
        self.barriers += 1


def forms(options: Mapping[str, str]) -> dict[str, Form]:
    choice = Name("choice", ["none", "high", "low"], may_be_none=False)
    return {"cards": By("seat", SEATS, Number(2)), "choices": By("seat", SEATS, choice), "winner": Name("seat", SEATS)}


def sequence(kind: type[ToyState] = ToyState) -> SequenceOfPlay[Any]:
    def blank(options: Mapping[str, str]) -> ToyState:
        return kind(options, made)

    steps: dict[int, Decision[Any] | Stage[Any]] = {
        CHOOSE: Decision(
            "choose",
            lambda s, seat: [HIGH, LOW],
            lambda s, seat, action, dice: s.choose(seat, action, dice),
            lambda s: [seat for seat in (0, 1) if not s.choices[seat]],
        ),
        MOVE: Decision(
            "move",
            lambda s, seat: [STEP, DONE] if s.steps < 2 else [DONE],
            lambda s, seat, action, dice: s.move(seat, action, dice),
        ),
    }
    made: SequenceOfPlay[Any] = SequenceOfPlay(
        INFO,
        blank,
        steps,
        EVENTS,
        forms,
        actors=lambda s: [0],
        resign=lambda s, seat: s.end(1 - seat),
        returns=lambda s: [float(s.winner == seat) for seat in (0, 1)],
    )
    return made


SEALED = 3
"""A choice that another has made and not shown."""
UNSEEN = -1


class ToyView(View):
    """`cards` by seat, `UNSEEN` where they are hidden; a sealed choice is known as made."""

    def __init__(self, seat: int | None, known: Any) -> None:
        super().__init__(seat, known)
        self.cards = [UNSEEN, UNSEEN]


def view(state: ToyState, seat: int | None) -> ToyView:
    known = type(state)(state.options, state.sequence)
    reveal(known, state, ("step", "barriers", "steps", "winner"))
    is_open = all(state.choices)
    known.choices = [choice if is_open or owner == seat or not choice else SEALED for owner, choice in enumerate(state.choices)]
    seen = ToyView(seat, known)
    seen.cards = [card if state.winner >= 0 or owner == seat else UNSEEN for owner, card in enumerate(state.cards)]
    return seen


def own_forms(options: Mapping[str, str]) -> dict[str, Plain]:
    choice = Name("choice", ["none", "high", "low", "sealed"], may_be_none=False)
    return {"cards": By("seat", SEATS, Number(2, UNSEEN), is_whole=True), "choices": By("seat", SEATS, choice, is_whole=True)}


VIEWS = ViewForm(("step", "barriers", "steps", "winner", "choices"), more=own_forms, make=ToyView)


def toy(kind: type[ToyState] = ToyState, **parts: Any) -> Game:
    """The toy game, or with other parts a broken one."""
    made = sequence(kind)

    def deal(options: Mapping[str, str], dice: Dice, telling: bool) -> ToyState:
        state: ToyState = made.blank(options)
        state.telling = telling
        state.cards = [dice.pick(int(options["size"])) for _ in (0, 1)]
        for seat in (0, 1):
            state.say("card", {"card": state.cards[seat]}, audience=only(seat))
            state.say("card-dealt", {"seat": seat}, audience=all_but(seat))
        return state

    def imagine(view: ToyView, rng: Random) -> ToyState:
        state: ToyState = view.known.copy()
        size = int(state.options["size"])
        state.cards = [rng.randrange(size) if card == UNSEEN else card for card in view.cards]
        state.choices = [rng.choice((HIGH, LOW)) if choice == SEALED else choice for choice in state.choices]
        return state

    usual = {"deal": deal, "view": view, "views": VIEWS, "imagine": imagine, "grammar": Grammar(VERBS)}
    return Game(sequence=made, seats=lambda options: SEATS, **{**usual, **parts})


TOY = toy()
