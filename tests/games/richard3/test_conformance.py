"""Richard III passes every check of the kernel, in every scenario, with every switch turned, and its records stay valid."""

import pickle
from pathlib import Path
from random import Random

import pytest

from bosworth.bots import BOTS, make_bot
from bosworth.games.richard3 import GAME
from bosworth.kernel.chance import FastDice
from bosworth.kernel.conformance import Ordeal, variants
from bosworth.kernel.event import heard
from bosworth.kernel.game import fingerprint
from bosworth.kernel.playout import play_out
from bosworth.kernel.record import read_record, replay, verify_dice

RECORDS = sorted((Path(__file__).parent / "records").glob("*.record"))
BOUND = 20_000


def name_of(variant: dict[str, str]) -> str:
    return "-".join(variant.values())


def chooser(name: str):  # type: ignore[no-untyped-def]
    return lambda view, offers, rng: make_bot(name, GAME, Random(rng.random())).choose(view, offers)


@pytest.mark.parametrize("variant", variants(GAME.info), ids=name_of)
def test_a_random_game_keeps_every_promise(variant: dict[str, str]) -> None:
    ordeal = Ordeal(GAME, variant, seed=460 + len(name_of(variant)), bound=BOUND)
    assert ordeal.run() == ordeal.match.rev > 10


@pytest.mark.parametrize("scenario", ["1460", "1470", "1480"])
def test_bots_keep_their_promises(scenario: str) -> None:
    assert Ordeal(GAME, {"scenario": scenario}, 1, BOUND, [chooser(name) for name in BOTS]).run()


def test_there_are_three_scenarios_nine_switches_and_a_preset() -> None:
    assert GAME.info.options[0].name == "scenario"
    assert len(GAME.info.options) == 10
    assert len(variants(GAME.info)) == 3 * (1 + 10 + 1)
    assert set(GAME.info.presets) == {"columbia"}


@pytest.mark.parametrize("scenario", ["1460", "1470", "1480"])
def test_playouts_end_with_one_winner(scenario: str) -> None:
    for seed in range(20):
        dice = FastDice(seed)
        state = GAME.new(GAME.info.settle({"scenario": scenario}), dice)
        assert play_out(state, dice) < BOUND
        assert sorted(state.returns()) == [0.0, 1.0]


def test_positions_pickle() -> None:
    dice = FastDice(5)
    state = GAME.new(GAME.info.settle({"scenario": "1470"}), dice)
    for _ in range(60):
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[-1], dice)
        again = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own bytes
        assert fingerprint(again) == fingerprint(state)
        assert again.legal(seat) == state.legal(seat)


def test_there_is_a_golden_record_of_every_scenario() -> None:
    scenarios = [read_record(path.read_text()).options["scenario"] for path in RECORDS]
    assert set(scenarios) == {"1460", "1470", "1480"}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_records_replay_to_the_same_positions(path: Path) -> None:
    """If this fails the rules have changed: say so with a new `rules_version`, and record the games anew."""
    record = read_record(path.read_text())
    steps = [step for _, step in replay(record, GAME)]
    assert not steps[-1].after.actors()
    assert verify_dice(record, GAME) > 10


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_what_everybody_heard_of_a_golden_game_is_written_down(path: Path) -> None:
    """A change of what is told to whom shows as a difference in the `.heard` file beside the record."""
    record = read_record(path.read_text())
    assert playthrough(record) == path.with_suffix(".heard").read_text().splitlines()


def playthrough(record) -> list[str]:  # type: ignore[no-untyped-def]
    lines: list[str] = []
    for entry, step in replay(record, GAME, telling=True):
        lines.append(f"# {entry.text}")
        for seat, name in ((0, "L"), (1, "Y"), (None, "-")):
            lines += [f"{name} {event!r}" for event in heard(step.after.events, seat)]
    return lines
