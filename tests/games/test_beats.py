"""Beats of the games: each moment worth seeing is shown as it was, to those who may see it."""

from random import Random
from typing import Any

import pytest

from bosworth.games import game
from bosworth.games.lancaster.tables import CONFLICT_NAMES
from bosworth.games.richard3.tables import BLOCK
from bosworth.kernel.chance import FastDice
from bosworth.kernel.match import STRIDE, Match
from bosworth.testing import lancaster, richard3, roses
from bosworth.testing.scenario import Scenario


def test_looking_back_never_begins_further_back_than_a_stride(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few positions are kept, and only such as cannot be taken back any more."""
    rng, played = Random(2), 0
    match = Match.start(game("richard3"), {}, {}, FastDice(2))
    while match.rev < 5 * STRIDE:
        seat = rng.choice(match.state.actors())
        if match.open_actions(seat) and rng.random() < 0.2:
            match.undo(seat)
        else:
            match.act(seat, [rng.choice(match.legal(seat))])
    assert len(match.copy().marks) == len(match.marks) <= 6

    def parse(text: str, seat: int) -> int:
        nonlocal played
        played += 1
        return found(text, seat)

    found = match.game.parse
    monkeypatch.setattr(match.game, "parse", parse)
    assert [number for number, _ in match.again(4 * STRIDE, 4 * STRIDE + 3)] == list(range(4 * STRIDE, 4 * STRIDE + 4))
    assert played <= STRIDE + 20


def at(game: Scenario, name: str) -> list[Any]:
    """The positions at the beats of that name."""
    return [beat for event, beat in zip(game.events, game.beats, strict=True) if event.name == name]


# --- Richard III ----------------------------------------------------------------------------------------------------------------


def test_a_shot_is_seen_before_its_hits_and_a_death_before_the_block_is_gone() -> None:
    game = richard3.scenario("Derby: Hastings, L_rivers 1, Beaumont", attacker="lancaster")
    game.rolls("1 6 6").plays("fire hastings")
    game.showed("fire", "Derby: Hastings 3, L_rivers 1, Beaumont 3")
    game.showed("hit", "Derby: Hastings 3, L_rivers 1, Beaumont 2")
    game = richard3.scenario("Derby: Hastings, L_rivers 1", attacker="lancaster")
    game.rolls("1 6 6").plays("fire hastings")
    game.showed("fire", "Derby: Hastings 3, L_rivers 1")
    assert at(game, "eliminated")[0].strength[BLOCK["L_rivers"]] == 0
    game.showed("battle-won", "Derby: Hastings 3; pool: L_rivers x")


def test_who_marches_is_seen_where_he_arrives() -> None:
    game = richard3.scenario("Derby: Hastings; Leicester: Beaumont", cards="york 3, lancaster 2")
    game.plays("move hastings leicester")
    game.showed("move", "Leicester: Hastings, Beaumont; Derby:")


def test_treachery_is_seen_before_the_block_has_changed_sides() -> None:
    game = richard3.scenario("Derby: York, L_rivers", attacker="lancaster").rolls("2")
    game.plays("treachery york rivers", seat="york")
    game.showed("treachery-succeeds", "Derby: York, L_rivers")
    game.showed("defects", "Derby: York, Y_rivers r")


def test_what_the_plague_takes_is_seen_when_all_have_lost_it() -> None:
    game = richard3.scenario("Warwick: Beaumont 3, L_stanley 1, Devon 2", cards="york plague, lancaster 2")
    game.plays("plague warwick")
    game.showed("plague", "Warwick: Beaumont 3, L_stanley 1, Devon 2")
    game.showed("plague-toll", "Warwick: Beaumont 2, Devon 1; pool: L_stanley 4 x")


def test_hunger_is_seen_block_by_block_and_a_death_before_the_block_is_gone() -> None:
    picture = "Chester: Beaumont 1, Clifford 3, Devon, Oxford, Pembroke, L_stanley"
    game = richard3.scenario(picture, step="supply").plays("reduce clifford", "reduce beaumont")
    seen = at(game, "starve")
    assert [[beat.strength[BLOCK[name]] for name in ("L_clifford", "L_beaumont")] for beat in seen] == [[2, 1], [2, 0]]
    assert len(at(game, "starve-hidden")) == 2
    assert not any(game.game.view(beat, 1).known.strength[BLOCK["L_clifford"]] for beat in seen), "York does not see who it is"


def test_an_execution_is_seen_before_the_block_is_gone() -> None:
    game = richard3.scenario("Kent: L_clarence; Calais: March", step="supply").plays("execute")
    game.showed("execution", "Kent: L_clarence")


# --- Lancaster ------------------------------------------------------------------------------------------------------------------


def test_the_ballots_are_opened_one_after_the_other() -> None:
    game = lancaster.scenario(start="parliament", players=3, proposed="B1a B1b B1c")
    game.plays("no 0", "no 0", "no 0")
    opened = [game.game.view(beat, None).known.ballots[:3] for beat in at(game, "ballot")]
    assert opened == [[1, -1, -1], [1, 1, -1], [1, 1, 1]]


def test_a_conflict_is_seen_before_its_card_is_cleared() -> None:
    game = lancaster.scenario("harfleur: blue 2, green 1, red 2", start="conflicts")
    assert CONFLICT_NAMES.index("harfleur") not in game.state.cards
    game.showed("conflict", "harfleur: blue 2, green 1, red 2")


def test_a_conflict_that_is_lost_is_seen_once_in_each_row() -> None:
    game = lancaster.scenario("harfleur: blue 2, green 1, -", start="conflicts")
    assert [at(game, name)[0].cards.count(CONFLICT_NAMES.index("harfleur")) for name in ("conflict", "slides-down")] == [1, 1]


def test_screens_are_lifted_when_all_is_over_and_not_before() -> None:
    game = lancaster.scenario("blue: 3 gold", start="final")
    assert [game.game.view(beat, None).gold for beat in at(game, "final") + at(game, "over")][-1] == [-1] * 4
    assert game.view(None).gold[0] == 3


# --- Wars of the Roses ----------------------------------------------------------------------------------------------------------


def south_at_war() -> roses.Table:
    """Red bribes Neville and takes Winchester from Yellow."""
    picture = "red: windsor, stafford; yellow: bp_winchester, winchester; blue: neville"
    game = roses.scenario(picture, order="blue yellow green red", cash="red 60, blue 9")
    return game.writes("red", "move stafford wc", "3 troop winchester", "black neville", "white stafford").resolves("end_of_turn")


def test_orders_are_seen_as_they_are_carried_out() -> None:
    game = south_at_war()
    game.showed("sheet", "red: stafford@se; blue: neville")
    game.showed("moved", "red: stafford@wc; blue: neville")
    game.showed("bribe-won", "red: neville")
    game.showed("battle", "yellow: winchester")
    game.showed("conquered", "red: winchester")


def test_counters_and_cubes_are_seen_while_orders_are_carried_out_and_not_after() -> None:
    game = south_at_war()
    told = ("attackers", "garrison", "battle", "conquered", "region")
    boards = {name: game.game.show(game.game.view(at(game, name)[0], None)) for name in told}
    assert boards["attackers"]["attackers"]["red"] == {"winchester": 3}
    assert boards["attackers"]["whites"] == {"stafford": 1}
    assert [boards[name]["defenders"].get("winchester", 0) for name in told[:4]] == [0, 2, 0, 1]
    assert boards["battle"]["attackers"]["red"] == {"winchester": 1}
    assert "red" not in boards["conquered"]["attackers"]
    assert [boards["region"][name] for name in ("attackers", "defenders", "whites")] == [{}, {}, {}]


def test_the_running_score_of_a_picture_is_the_one_that_was_told() -> None:
    """In the middle of an action it would tell which of the nameless blocks changed it."""
    game = richard3.scenario("Derby: Hastings; Kent: Beaumont", cards="york 3, lancaster 2", keep=False)
    before = game.view(None).scores
    game.plays("move hastings leicester")
    assert [game.game.view(beat, None).scores for beat in at(game, "move-hidden")] == [before]
