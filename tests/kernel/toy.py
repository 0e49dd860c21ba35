"""A toy game with everything the kernel speaks of: a hidden card each, a sealed choice, open moves, a die, a reveal.

Both seats choose `high` or `low` in secret. Then seat 0 takes up to two `step`s, which it may take back, and says `done`; a die
and the cards decide. Broken variants of it show that the conformance checks notice.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from bosworth.kernel.action import RESIGN
from bosworth.kernel.chance import Dice
from bosworth.kernel.errors import Malformed
from bosworth.kernel.event import Event, all_but, only
from bosworth.kernel.game import GameInfo, Option, View

HIGH, LOW, STEP, DONE = 1, 2, 3, 4
WORDS = {HIGH: "high", LOW: "low", STEP: "step", DONE: "done", RESIGN: "resign"}
FIELDS = ("barriers", "cards", "choices", "steps", "winner")


class ToyState:
    def __init__(self, options: Mapping[str, str]) -> None:
        self.options = dict(options)
        self.telling = False
        self.events: list[Event] = []
        self.barriers = 0
        self.cards = [0, 0]
        self.choices = [0, 0]
        self.steps = 0
        self.winner = -1

    def actors(self) -> list[int]:
        if self.winner >= 0:
            return []
        return [seat for seat in (0, 1) if not self.choices[seat]] or [0]

    def legal(self, seat: int) -> list[int]:
        if seat not in self.actors():
            return []
        if not self.choices[seat]:
            return [HIGH, LOW]
        return [STEP, DONE] if self.steps < 2 else [DONE]

    def play(self, seat: int, action: int, dice: Dice) -> None:
        if action in (HIGH, LOW):
            self.choices[seat] = action
            self.tell(Event("chosen", {"seat": seat}))
            if all(self.choices):
                self.barriers += 1
                self.tell(Event("choices", {"first": self.choices[0], "second": self.choices[1]}, reveals=True))
        elif action == STEP:
            self.steps += 1
            self.tell(Event("step", {"steps": self.steps}))
        else:
            self.finish(dice)

    def finish(self, dice: Dice) -> None:
        total = self.cards[0] + self.steps + dice.roll(6)
        self.winner = 0 if total > self.cards[1] + 4 else 1
        self.barriers += 1
        self.tell(Event("end", {"winner": self.winner, "cards": str(self.cards)}, reveals=True))

    def tell(self, event: Event) -> None:
        if self.telling:
            self.events.append(event)

    def resign(self, seat: int) -> None:
        self.winner = 1 - seat
        self.barriers += 1

    def copy(self) -> "ToyState":
        return self.load(self.dump())

    def load(self, data: Mapping[str, Any]) -> "ToyState":
        state = type(self)(data["options"])
        for name in FIELDS:
            value = data[name]
            setattr(state, name, list(value) if isinstance(value, list) else value)
        return state

    def returns(self) -> list[float]:
        return [float(self.winner == seat) for seat in (0, 1)]

    def dump(self) -> dict[str, Any]:
        plain = {name: getattr(self, name) for name in FIELDS}
        return {"options": dict(self.options), **{k: list(v) if isinstance(v, list) else v for k, v in plain.items()}}


class Toy:
    info = GameInfo("toy", 1, (Option("size", ("3", "2")),), {"small": {"size": "2"}})
    state_type = ToyState

    def seats(self, options: Mapping[str, str]) -> tuple[str, ...]:
        return ("north", "south")

    def new(self, options: Mapping[str, str], dice: Dice, telling: bool = False) -> ToyState:
        state = self.state_type(options)
        state.telling = telling
        state.cards = [dice.pick(int(options["size"])) for _ in (0, 1)]
        for seat in (0, 1):
            state.tell(Event("card", {"card": state.cards[seat]}, only(seat)))
            state.tell(Event("card-dealt", {"seat": seat}, all_but(seat)))
        return state

    def load(self, data: Mapping[str, Any]) -> ToyState:
        return self.state_type(data["options"]).load(data)

    def view(self, state: ToyState, seat: int | None) -> View:
        is_shown = state.winner >= 0
        return {
            "seat": seat,
            "options": dict(state.options),
            "barriers": state.barriers,
            "steps": state.steps,
            "winner": state.winner,
            "cards": [card if is_shown or owner == seat else None for owner, card in enumerate(state.cards)],
            "choices": self.seen_choices(state, seat),
        }

    def seen_choices(self, state: ToyState, seat: int | None) -> list[int | None]:
        """A sealed choice is seen as made (None) by others until both are in."""
        is_open = all(state.choices)
        return [choice if is_open or owner == seat or not choice else None for owner, choice in enumerate(state.choices)]

    def imagine(self, view: View, rng: Random) -> ToyState:
        state = self.state_type(view["options"])
        state.barriers, state.steps, state.winner = view["barriers"], view["steps"], view["winner"]
        size = int(view["options"]["size"])
        state.cards = [rng.randrange(size) if card is None else card for card in view["cards"]]
        state.choices = [rng.choice((HIGH, LOW)) if choice is None else choice for choice in view["choices"]]
        return state

    def translate(self, state: ToyState, twin: ToyState, seat: int, action: int) -> int:
        return action

    def flaw(self, state: ToyState) -> str:
        return ""

    def write(self, action: int) -> str:
        return WORDS[action]

    def parse(self, text: str, seat: int) -> int:
        for action, word in WORDS.items():
            if word == text.strip():
                return action
        raise Malformed(f"{text!r} is no action")
