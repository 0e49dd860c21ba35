import pytest
from tests.kernel.toy import DONE, HIGH, LOW, STEP, TOY, ToyState, toy

from bosworth.kernel.action import RESIGN
from bosworth.kernel.chance import FastDice, LoadedDice
from bosworth.kernel.conformance import sampled_variants, variants
from bosworth.kernel.errors import Illegal, Malformed, NotYourTurn
from bosworth.kernel.game import Game, play, play_steps
from bosworth.kernel.info import GameInfo, Option
from bosworth.kernel.text import fingerprint


def begun(game: Game = TOY) -> ToyState:
    """Both have chosen; north is to move."""
    state: ToyState = game.new(game.info.settle({}), LoadedDice("#0 #1"))
    state = play(state, 0, [HIGH], LoadedDice())
    return play(state, 1, [LOW], LoadedDice())


def test_the_door_leaves_the_old_position_alone() -> None:
    state = begun()
    before = fingerprint(state)
    after = play(state, 0, [STEP], LoadedDice())
    assert (state.steps, after.steps) == (0, 1)
    assert fingerprint(state) == before != fingerprint(after)


def test_a_chain_lands_whole() -> None:
    assert play(begun(), 0, [STEP, STEP], LoadedDice()).steps == 2


def test_a_chain_that_is_illegal_in_part_does_not_land_at_all() -> None:
    state = begun()
    with pytest.raises(Illegal):
        play(state, 0, [STEP, STEP, STEP], LoadedDice())
    assert state.steps == 0


def test_a_chain_may_not_go_on_after_a_die_and_takes_it_back() -> None:
    state, dice = begun(), LoadedDice("6")
    with pytest.raises(Illegal, match="told something new"):
        play(state, 0, [DONE, STEP], dice)
    assert dice.roll(6) == 6


def test_an_empty_chain_is_refused() -> None:
    with pytest.raises(Malformed):
        play(begun(), 0, [], LoadedDice())


@pytest.mark.parametrize("action", [HIGH, 0, -1, 99])
def test_what_is_not_offered_is_refused(action: int) -> None:
    with pytest.raises(Illegal):
        play(begun(), 0, [action], LoadedDice())


@pytest.mark.parametrize("seat", [1, 2, -1])
def test_who_is_not_to_act_is_refused(seat: int) -> None:
    with pytest.raises(NotYourTurn):
        play(begun(), seat, [STEP], LoadedDice())


def test_anybody_may_resign_until_the_game_is_over() -> None:
    over = play(begun(), 1, [RESIGN], LoadedDice())
    assert over.returns() == [1.0, 0.0]
    for action in (RESIGN, STEP):
        with pytest.raises(NotYourTurn, match="over"):
            play(over, 0, [action], LoadedDice())


@pytest.mark.parametrize("seat", [2, -1, 17, None])
def test_only_a_seat_may_resign(seat: int) -> None:
    state = begun()
    with pytest.raises(NotYourTurn, match="there is no seat"):
        play(state, seat, [RESIGN], LoadedDice())
    assert state.winner == -1


def test_what_only_equals_an_action_is_none() -> None:
    with pytest.raises(Malformed):
        play(begun(), 0, [float(STEP)], LoadedDice())  # type: ignore[list-item]
    with pytest.raises(Malformed):
        play(begun(), 0, [True], LoadedDice())


def test_each_step_says_what_chance_gave_and_whether_it_is_a_barrier() -> None:
    steps = play_steps(begun(), 0, [STEP, DONE], LoadedDice("5"))
    assert [step.is_barrier for step in steps] == [False, True]
    assert [[outcome.text() for outcome in step.outcomes] for step in steps] == [[], ["5"]]


def test_the_fingerprint_tells_positions_apart_and_is_the_same_everywhere() -> None:
    state = begun()
    assert fingerprint(state) == fingerprint(state.copy())
    assert fingerprint(TOY.new({"size": "3"}, LoadedDice("#0 #1"))) == "7f84a99301bc"
    assert len({fingerprint(TOY.new({"size": "3"}, LoadedDice(f"#{a} #{b}"))) for a in range(3) for b in range(3)}) == 9


def test_options_are_settled() -> None:
    assert TOY.info.settle({}) == {"size": "3"}
    assert TOY.info.settle({"size": "2"}) == {"size": "2"}
    assert TOY.info.settle({"preset": "small"}) == {"size": "2"}
    assert TOY.info.settle({"preset": "small", "size": "3"}) == {"size": "3"}


@pytest.mark.parametrize(
    ("options", "words"),
    [({"sise": "2"}, "no option 'sise'"), ({"size": "9"}, "one of 3, 2"), ({"preset": "x"}, "no preset 'x'")],
)
def test_an_unknown_option_is_an_error_that_says_what_there_is(options: dict[str, str], words: str) -> None:
    with pytest.raises(Malformed, match=words):
        TOY.info.settle(options)


def test_a_crash_in_a_rule_gives_the_draws_back() -> None:
    class Crashing(ToyState):
        def finish(self, dice: object) -> None:
            super().finish(dice)  # type: ignore[arg-type]
            raise ZeroDivisionError

    state = begun(toy(Crashing))
    dice = FastDice(3)
    expected = FastDice(3).roll(6)
    with pytest.raises(ZeroDivisionError):
        play(state, 0, [DONE], dice)
    assert dice.roll(6) == expected


def test_a_choice_may_need_others() -> None:
    options = (Option("size", ("3", "2")), Option("cards", ("plain", "royal")), Option("crown", ("no", "yes")))
    info = GameInfo("toy", 1, options, {"court": {"cards": "royal", "crown": "yes"}}, {"cards=royal": {"crown": "yes"}})
    with pytest.raises(Malformed, match="cards=royal needs crown=yes"):
        info.settle({"cards": "royal"})
    assert info.settle({"cards": "royal", "crown": "yes"})["cards"] == "royal"
    assert info.settle({"preset": "court"})["crown"] == "yes"
    assert {"size": "2", "cards": "royal", "crown": "yes"} in variants(info)
    for variant in variants(info):
        info.settle(variant)


def test_a_sample_of_the_variants_tries_every_choice_of_every_option() -> None:
    options = (Option("size", ("3", "2", "1")), Option("cards", ("plain", "royal")), Option("crown", ("no", "yes", "two")))
    info = GameInfo("toy", 1, options, {"court": {"cards": "royal", "crown": "yes"}})
    sample = sampled_variants(info)
    assert len(sample) == 3 + 3 + 1
    assert all(variant in variants(info) for variant in sample)
    assert {(name, choice) for variant in sample for name, choice in variant.items()} == {
        *((option.name, choice) for option in options for choice in option.choices if choice not in ("plain", "no")),
        ("preset", "court"),
    }
