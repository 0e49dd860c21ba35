"""The checks are themselves checked: each broken toy game below breaks one promise, and the ordeal says which."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest
from tests.kernel.toy import DONE, HIGH, LOW, STEP, TOY, VERBS, VIEWS, ToyState, ToyView, toy, view

from bosworth.kernel.chance import Dice
from bosworth.kernel.conformance import Ordeal
from bosworth.kernel.errors import BrokenRule
from bosworth.kernel.event import EVERYONE, all_but, only
from bosworth.kernel.game import Game
from bosworth.kernel.grammar import Grammar
from bosworth.kernel.view_form import ViewForm


def ordeal(game: Game, seed: int = 1, bound: int = 50, bots: Sequence[Any] = ()) -> Ordeal:
    return Ordeal(game, {}, seed, bound, bots)


def suffers(game: Game, words: str, **more: Any) -> None:
    """Within some games the ordeal finds the defect."""
    with pytest.raises(BrokenRule, match=words):
        _run_many(game, more)


def _run_many(game: Game, more: dict[str, Any]) -> None:
    for seed in range(40):
        ordeal(game, seed, **more).run()


def test_the_toy_game_passes() -> None:
    assert sum(ordeal(TOY, seed).run() for seed in range(30)) > 90


def with_state(**methods: Any) -> Game:
    return toy(type("BrokenState", (ToyState,), methods))


def test_offers_may_not_be_empty() -> None:
    suffers(with_state(legal=lambda self, seat: []), "has 0 offers")


def test_nobody_but_actors_has_offers() -> None:
    suffers(with_state(legal=lambda self, seat: [HIGH, LOW] if self.winner < 0 else []), "has 2 offers")


def test_offers_may_not_repeat() -> None:
    suffers(with_state(legal=lambda self, seat: 2 * ToyState.legal(self, seat)), "offered something twice")


def test_text_forms_read_back() -> None:
    deaf = Grammar(VERBS)
    deaf.by_word["low"] = deaf.forms[HIGH]
    suffers(toy(grammar=deaf), "is written for one action and read as another")


def test_copies_are_independent() -> None:
    def copy(self: ToyState) -> ToyState:
        new = ToyState.copy(self)
        new.choices = self.choices
        return new

    suffers(with_state(copy=copy), "changed the position it was played on")


def test_positions_survive_being_written_and_read() -> None:
    def index(self: ToyState) -> None:
        self.steps = 0

    suffers(with_state(index=index), "that was written and read is another")


def test_a_view_may_not_tell_a_secret() -> None:
    def telling(state: ToyState, seat: int | None) -> ToyView:
        seen = view(state, seat)
        seen.known.barriers = sum(state.cards)
        return seen

    suffers(toy(view=telling), "tells more than it may")


def test_what_is_shown_of_a_view_is_all_that_it_knows() -> None:
    shape = ViewForm(tuple(name for name in VIEWS.public if name != "steps"), more=VIEWS.more, make=ToyView)
    suffers(toy(views=shape), "not all that it knows")


def test_a_resignation_ends_the_game() -> None:
    def resign(self: ToyState, seat: int) -> None:
        self.steps += 1

    suffers(with_state(resign=resign), "has resigned, and the game goes on")


def test_what_is_known_after_a_resignation_is_shown() -> None:
    def telling(state: ToyState, seat: int | None) -> ToyView:
        seen = view(state, seat)
        if state.winner >= 0 and not all(state.choices):
            seen.known.cards = [1, 1]
        return seen

    suffers(toy(view=telling), "not all that it knows")


def test_offers_may_not_depend_on_a_secret() -> None:
    def legal(self: ToyState, seat: int) -> list[int]:
        found = ToyState.legal(self, seat)
        return found if seat not in self.actors() or self.cards[1 - seat] else found[:1]

    suffers(with_state(legal=legal), "depend on what it may not know")


def test_imagined_worlds_let_the_same_seats_act() -> None:
    class Backwards(ToyState):
        def actors(self) -> list[int]:
            return super().actors()[::-1]

    def imagine(view: ToyView, rng: Random) -> ToyState:
        twin: ToyState = TOY.imagine(view, rng)
        twin.__class__ = Backwards
        return twin

    suffers(toy(imagine=imagine), "imagines has other seats to act")


def test_imagined_actors_have_offers() -> None:
    def legal(self: ToyState, seat: int) -> list[int]:
        return [] if self.steps == 1 and self.cards[0] == 2 and self.choices[0] == HIGH else ToyState.legal(self, seat)

    suffers(with_state(legal=legal), "without offers|depend on|has 0 offers")


def test_events_may_not_tell_a_secret() -> None:
    def play(self: ToyState, seat: int, action: int, dice: Dice) -> None:
        ToyState.play(self, seat, action, dice)
        if action in (HIGH, LOW):
            self.say("hint", {"card": self.cards[seat]})

    suffers(with_state(play=play), "hears .* in a twin world")


@pytest.mark.parametrize(
    ("name", "args", "audience", "words"),
    [
        ("rumour", {}, EVERYONE, "<rumour > is told and not declared"),
        ("hint", {"card": 1, "seat": 1}, EVERYONE, "declared with the arguments card"),
        ("hint", {}, EVERYONE, "declared with the arguments card"),
        ("hint", {"card": 1}, only(0), "told to one and declared for all"),
        ("card", {"card": 1}, all_but(0), "told to others and declared for one"),
    ],
)
def test_all_that_is_told_is_declared(name: str, args: dict[str, int | str], audience: int, words: str) -> None:
    def play(self: ToyState, seat: int, action: int, dice: Dice) -> None:
        ToyState.play(self, seat, action, dice)
        self.say(name, args, audience=audience)

    suffers(with_state(play=play), words)


def test_what_is_told_of_the_deal_is_declared_too() -> None:
    def deal(options: Mapping[str, str], dice: Dice, telling: bool) -> ToyState:
        state: ToyState = TOY.deal(options, dice, telling)
        state.say("rumour", {})
        return state

    suffers(toy(deal=deal), "not declared")


def test_what_is_seen_after_an_action_may_not_tell_a_secret() -> None:
    def play(self: ToyState, seat: int, action: int, dice: Dice) -> None:
        ToyState.play(self, seat, action, dice)
        self.barriers += 1 + self.cards[seat]

    suffers(with_state(play=play), "sees what no event told")


def test_a_beat_may_not_show_a_secret() -> None:
    """Not even for a moment in the middle of an action, of which nothing is left to see afterwards."""

    def move(self: ToyState, seat: int, action: int, dice: Dice) -> None:
        self.winner = 0
        ToyState.move(self, seat, action, dice)
        self.winner = -1 if action == STEP else self.winner

    suffers(with_state(move=move), "at <step steps=1> .* sees what no event told")


def test_what_taught_something_cannot_be_taken_back() -> None:
    def peeking(state: ToyState, seat: int | None) -> ToyView:
        seen = view(state, seat)
        seen.cards = state.cards[:] if state.steps and seat == 0 else seen.cards
        return seen

    suffers(toy(view=peeking), "sees what no event told")


def test_an_open_action_may_not_draw() -> None:
    """Without an event that tells of it, even the player himself may not learn anything by an action that he can take back."""

    def play(self: ToyState, seat: int, action: int, dice: Dice) -> None:
        if action == STEP:
            self.say("peek", {"card": self.cards[1]}, reveals=True)
            self.cards[0] = self.cards[1]
        ToyState.play(self, seat, action, dice)

    suffers(with_state(play=play), "told its player something")


def test_what_passes_the_turn_cannot_be_taken_back() -> None:
    def actors(self: ToyState) -> list[int]:
        return [1] if self.steps and self.winner < 0 else ToyState.actors(self)

    suffers(with_state(actors=actors), "passed the turn")


def test_refused_actions_are_refused() -> None:
    class Anything(list[int]):
        def __contains__(self, item: object) -> bool:
            return True

    def legal(self: ToyState, seat: int) -> list[int]:
        return Anything(ToyState.legal(self, seat))

    suffers(with_state(legal=legal), "was not refused|offered something")


def test_bots_are_deterministic_and_choose_offers() -> None:
    assert ordeal(TOY, bots=[lambda view, offers, heard, rng: [rng.choice(offers)]]).run()
    suffers(TOY, "wants what is not offered", bots=[lambda view, offers, heard, rng: [99]])
    moods = iter([HIGH, LOW, DONE, STEP] * 1000)
    suffers(TOY, "may not know", bots=[lambda view, offers, heard, rng: [next(moods)]])


def test_games_end_within_a_bound() -> None:
    suffers(TOY, "not ended after 2 decisions", bound=2)


def test_undo_leads_back() -> None:
    def play(self: ToyState, seat: int, action: int, dice: Dice) -> None:
        ToyState.play(self, seat, action, dice)
        if action == STEP:
            count.append(1)
            self.steps = min(2, len(count))

    count: list[int] = []  # memory outside the position
    suffers(with_state(play=play), "undo of|fingerprint|sees what|told its player")


def test_a_position_may_not_be_impossible() -> None:
    suffers(toy(flaw=lambda state: "two steps at once" if state.steps == 2 else ""), "impossible: two steps at once")


def test_the_last_position_is_looked_at_too() -> None:
    suffers(toy(flaw=lambda state: "somebody has won" if state.winner >= 0 else ""), "impossible: somebody has won")


def test_no_list_is_asked_for_a_place_below_zero() -> None:
    def play(self: ToyState, seat: int, action: int, dice: Dice) -> None:
        ToyState.play(self, seat, action, dice)
        if action == STEP:
            self.choices[seat - 1] = HIGH

    suffers(with_state(play=play), "the rules ask a list for place -1")


def test_returns_add_up_to_one() -> None:
    suffers(with_state(returns=lambda self: [0.0, 0.0]), "the returns add up to 0")


def test_hidden_things_vary() -> None:
    seen: list[ToyState] = []

    def watched(state: ToyState, seat: int | None) -> ToyView:
        seen.append(state)
        return view(state, seat)

    suffers(toy(view=watched, imagine=lambda view, rng: seen[-1].copy()), "nothing hidden varied")
