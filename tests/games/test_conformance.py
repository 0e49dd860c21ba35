"""Every game passes every check of the kernel, in every scenario, with every option turned, and its records stay valid.

`bosworth fuzz` tries every option in every scenario.
"""

import pickle
from pathlib import Path

import pytest

from bosworth.bots.trials import ALL, chooser
from bosworth.games import GAMES, game
from bosworth.kernel.chance import FastDice
from bosworth.kernel.conformance import Ordeal, sampled_variants
from bosworth.kernel.errors import BadRecord
from bosworth.kernel.event import heard
from bosworth.kernel.match import Match
from bosworth.kernel.playout import play_out
from bosworth.kernel.record import Record, read_record, replay, verify_dice
from bosworth.kernel.text import fingerprint

BOUND = 20_000
RECORDS = sorted(Path(__file__).parent.glob("*/records/*.record"))
FIRST_KIND = sorted(Path(__file__).parent.glob("*/records/first_kind/*.record"))
"""Records from before positions had a text form: numbers in their shuffles, and fingerprints that are no longer checked."""
SCENARIOS = [(name, scenario) for name in GAMES for scenario in game(name).info.options[0].choices]
VARIANTS = [
    pytest.param(name, variant, marks=[pytest.mark.no_cover] if len(variant) > 1 else [])
    for name in GAMES
    for variant in sampled_variants(game(name).info)
]


def first_option(name: str, choice: str) -> dict[str, str]:
    """The scenario of a game, or its number of players: whatever its first option is."""
    return {game(name).info.options[0].name: choice}


def id_of(value: object) -> str:
    if isinstance(value, Path):
        return f"{value.relative_to(Path(__file__).parent).parts[0]}-{value.stem}"
    return "-".join(value.values()) if isinstance(value, dict) else str(value)


@pytest.mark.parametrize(("name", "variant"), VARIANTS, ids=id_of)
def test_a_random_game_keeps_every_promise(name: str, variant: dict[str, str]) -> None:
    ordeal = Ordeal(game(name), variant, seed=460 + len(id_of(variant)), bound=BOUND)
    assert ordeal.run() == ordeal.match.rev > 10


@pytest.mark.no_cover
@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_bots_keep_their_promises(name: str, scenario: str) -> None:
    assert Ordeal(game(name), first_option(name, scenario), 1, BOUND, [chooser(bot, game(name)) for bot in ALL]).run()


@pytest.mark.no_cover
@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_playouts_end_with_one_win_to_share(name: str, scenario: str) -> None:
    for seed in range(20):
        dice = FastDice(seed)
        state = game(name).new(game(name).info.settle(first_option(name, scenario)), dice)
        assert play_out(state, dice) < BOUND
        assert sum(state.returns()) == pytest.approx(1)


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_positions_pickle(name: str, scenario: str) -> None:
    dice = FastDice(5)
    state = game(name).new(game(name).info.settle(first_option(name, scenario)), dice)
    for number in range(60):
        seat = state.actors()[-1]
        offers = state.legal(seat)
        state.play(seat, offers[number % len(offers)], dice)
        again = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own bytes
        assert fingerprint(again) == fingerprint(state)
        assert [again.legal(actor) for actor in again.actors()] == [state.legal(actor) for actor in state.actors()]


# --- golden games ---------------------------------------------------------------------------------------------------------------


def playthrough(record: Record) -> list[str]:
    """Each action of a record, and what each seat and an onlooker hear of it."""
    listeners = [(seat, name[0].upper()) for seat, name in enumerate(record.seats)]
    lines: list[str] = []
    for entry, step in replay(record, game(record.game), telling=True):
        lines.append(f"# {entry.text}")
        for seat, name in (*listeners, (None, "-")):
            lines += [f"{name} {event!r}" for event in heard(step.after.events, seat)]
    return lines


def test_there_is_a_golden_record_of_every_scenario() -> None:
    records = [read_record(path.read_text(encoding="utf-8")) for path in RECORDS]
    assert {(record.game, record.options[game(record.game).info.options[0].name]) for record in records} == set(SCENARIOS)


@pytest.mark.parametrize("path", RECORDS, ids=id_of)
def test_golden_records_replay_to_the_same_positions(path: Path) -> None:
    """If this fails the rules have changed: say so with a new `rules_version`, and record the games anew."""
    record = read_record(path.read_text(encoding="utf-8"))
    steps = [step for _, step in replay(record, game(record.game))]
    assert not steps[-1].after.actors()


@pytest.mark.parametrize("name", GAMES)
def test_the_dice_of_a_golden_game_can_be_verified(name: str) -> None:
    path = next(path for path in RECORDS if (path.parents[1].name, path.stem) == (name, "fair"))
    assert verify_dice(read_record(path.read_text(encoding="utf-8")), game(name)) > 1


@pytest.mark.parametrize("path", FIRST_KIND, ids=id_of)
def test_a_record_of_the_first_kind_is_still_taken_up(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    assert playthrough(record) == path.with_suffix(".heard").read_text(encoding="utf-8").splitlines()
    half = record.cut(len(record.entries) // 2)
    match = Match.resume(game(record.game), half, FastDice(1))
    seat = match.state.actors()[0]
    match.act(seat, match.legal(seat)[:1])
    again = Match.resume(game(record.game), read_record(match.record.write()), FastDice(1))
    assert fingerprint(again.state) == fingerprint(match.state)
    with pytest.raises(BadRecord, match="no longer checked"):
        verify_dice(record, game(record.game))


@pytest.mark.parametrize("name", GAMES)
def test_a_fingerprint_of_the_first_kind_excuses_nothing(name: str) -> None:
    """It is none without hex digits or behind one of today's, and chance gives no more than was asked for."""
    today = next(path for path in RECORDS if path.parents[1].name == name).read_text(encoding="utf-8")
    lines = [line for line in today.splitlines() if line and not line.startswith("secret")]
    lines.insert(next(number for number, line in enumerate(lines) if line.startswith(("deal", "begin"))), "")
    with pytest.raises(BadRecord, match="a fingerprint of 12 digits"):
        read_record("\n".join([*lines[:-1], lines[-1].rpartition(" = ")[0] + " = " + "x" * 16]))
    with pytest.raises(BadRecord, match="as in the line before"):
        playthrough(read_record("\n".join([*lines[:-1], lines[-1].rpartition(" = ")[0] + " = " + "a" * 16])))
    old = next(path for path in FIRST_KIND if path.parents[2].name == name).read_text(encoding="utf-8")
    with pytest.raises(BadRecord, match="outcomes"):
        playthrough(read_record(old.replace(" = ", " 1 = ", 1)))


@pytest.mark.parametrize("path", RECORDS, ids=id_of)
def test_what_everybody_heard_of_a_golden_game_is_written_down(path: Path) -> None:
    """A change of what is told to whom shows as a difference in the `.heard` file beside the record."""
    record = read_record(path.read_text(encoding="utf-8"))
    assert playthrough(record) == path.with_suffix(".heard").read_text(encoding="utf-8").splitlines()
