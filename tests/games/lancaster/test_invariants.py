"""Section 18: what holds at every step of every game, looked at in random play with everything in play."""

from collections.abc import Iterator

import pytest

from bosworth.games.lancaster import GAME
from bosworth.games.lancaster import state as at
from bosworth.games.lancaster.facts import COLOURS
from bosworth.games.lancaster.fields import SECRETS
from bosworth.games.lancaster.invariants import flaw
from bosworth.games.lancaster.placement import can_place
from bosworth.games.lancaster.state import Position
from bosworth.games.lancaster.tables import PROVINCE, SEATS, SLOTS, SPACES, STRENGTHS
from bosworth.games.lancaster.view import amounts, view
from bosworth.kernel.chance import FastDice
from bosworth.kernel.sequence import OVER
from bosworth.testing.lancaster import scenario

pytestmark = pytest.mark.no_cover

EVERYTHING = {"court": "yes", "displeasure": "yes", "queenie": "yes"}
GAMES = [
    {"players": "2", "preset": "big_box"},
    {"players": "2", "preset": "strict"},
    {"players": "3", "preset": "strict"},
    {"players": "4", "preset": "kings_laws"},
    {"players": "4", **EVERYTHING, "supply": "strict"},
    {"players": "5", "preset": "new_laws"},
    {"players": "5", "preset": "strict"},
]
each_game = pytest.mark.parametrize("options", GAMES, ids=lambda options: "-".join(options.values()))


def positions(options: dict[str, str], games: int = 4) -> Iterator[Position]:
    """Every position at which somebody decides, and the last one."""
    for seed in range(games):
        dice = FastDice(seed)
        state = GAME.new(GAME.info.settle(options), dice)
        while state.actors():
            yield state
            seat = state.actors()[0]
            legal = state.legal(seat)
            state.play(seat, legal[dice.pick(len(legal))], dice)
        yield state


@each_game
def test_18_no_position_is_impossible(options: dict[str, str]) -> None:
    for s in positions(options):
        assert flaw(s) == ""


@each_game
def test_18_3_three_laws_fifteen_proposals_ten_conflicts(options: dict[str, str]) -> None:
    seen_laws: set[int] = set()
    seen_cards: set[int] = set()
    for s in positions(options, games=1):
        assert len(s.in_force) == 3
        assert len(set(s.in_force)) == 3
        seen_laws |= set(s.proposed)
        seen_cards |= {card for card in s.cards if card >= 0}
    assert len(seen_laws) == 15
    assert len(seen_cards) == 10
    assert not s.law_pile
    assert not s.conflict_pile


@each_game
def test_18_4_nobody_who_could_place_is_left_at_home(options: dict[str, str]) -> None:
    seen = 0
    for s in positions(options):
        if s.step == at.BALLOT and s.ballot == 0:
            seen += 1
            assert not any(can_place(s, player) for player in range(s.players))
    assert seen >= 20


@each_game
def test_18_5_after_a_round_all_are_at_court_or_in_the_lower_row(options: dict[str, str]) -> None:
    before = 1
    for s in positions(options):
        if s.round > before and s.step == at.PLACE:
            assert max(s.occupant) == -1
            assert not any(s.castle)
            assert not any(s.dungeon)
            assert not any(s.support)
            assert not any(s.stacks[SLOTS // 2 * SEATS * STRENGTHS :])
        before = s.round


@each_game
def test_18_9_no_view_shows_what_is_behind_anothers_screen(options: dict[str, str]) -> None:
    for s in positions(options, games=1):
        for seat in (*range(s.players), None):
            shown = view(s, seat)
            written = GAME.show(shown)
            for name in SECRETS:
                for player, value in enumerate(getattr(shown, name)):
                    is_open = s.players == 2 or player == seat or s.step == OVER
                    assert (value >= 0) == is_open
                    assert (written["players"][COLOURS[player]][name] is not None) == is_open
                    assert amounts(shown.known, name)[player] == max(0, value)
            if s.step == at.BALLOT:
                assert all(value in (0, -1) for player, value in enumerate(shown.known.ballots) if player != seat)
                others = [
                    row for colour, row in written["players"].items() if colour != (COLOURS[seat] if seat is not None else "")
                ]
                assert all(row["ballot"] in (None, "sealed") for row in others)


@each_game
def test_18_10_placement_always_ends(options: dict[str, str]) -> None:
    length = 0
    for s in positions(options):
        length = length + 1 if s.step in (at.PLACE, at.RETINUE, at.COMPANY, at.FAVOUR) else 0
        assert length < 1000


# --- a position that cannot be is found out ----------------------------------------------------------------------------------

PICTURE = "york: blue 3 +1; harfleur: blue 1, red 2, -; blue castle: s1 2; dungeon: green 2; blue court: 1; favours:"


def spoiled(**changes: dict[int, int]) -> str:
    """What is said of a good position in which single places of its lists are changed."""
    s = scenario(PICTURE, options={**EVERYTHING, "supply": "strict"}, stock=[37, 36, 37]).state
    assert flaw(s) == ""
    for name, places in changes.items():
        for place, value in places.items():
            getattr(s, name)[place] = value
    return flaw(s)


BLUE, GREEN = COLOURS.index("blue"), COLOURS.index("green")
UPPER = SLOTS // 2 * SEATS
SPOILED: list[tuple[str, dict[str, dict[int, int]], str]] = [
    ("a knight is raised by itself", {"knight_at": {PROVINCE["york"]: 4}}, "blue has"),
    ("a knight is lost", {"court": {BLUE * STRENGTHS + 1: 0}}, "blue has"),
    ("a knight is found", {"reserve": {GREEN * STRENGTHS + 4: 2}}, "green has"),
    (
        "fewer than none",
        {"court": {GREEN * STRENGTHS + 1: -1}, "reserve": {GREEN * STRENGTHS + 1: 4}},
        "a number of knights is below zero",
    ),
    ("squires without knight", {"squires_at": {PROVINCE["dorset"]: 1}}, "what stands in dorset has no knight or no party"),
    ("a knight under a tile", {"extensions": {BLUE * SPACES: 1}}, "under an extension"),
    ("an archer alone", {"holder_of": {UPPER + 2: GREEN}, "archer_on": {UPPER + 2: 1}}, "an archer stands alone at harfleur"),
    ("a space without knights", {"holder_of": {UPPER + 2: GREEN}}, "has no knight or no party"),
    ("a noble too many", {"nobles": {BLUE: 1}}, "nobles of"),
    ("debts", {"goods": {BLUE: -1}}, "a number of goods or tokens is below zero"),
    ("gold from nowhere", {"goods": {BLUE: 1}}, "38 gold"),
    ("a seal from nowhere", {"seals": {BLUE: 1}}, "seals"),
    ("a bishop from nowhere", {"bishops": {BLUE: 1}}, "bishops"),
    ("a Tudor too many", {"tudors_on": {UPPER: 4}}, "privileges"),
]


@pytest.mark.parametrize(("changes", "words"), [row[1:] for row in SPOILED], ids=[row[0] for row in SPOILED])
def test_18_what_cannot_be_is_named(changes: dict[str, dict[int, int]], words: str) -> None:
    assert words in spoiled(**changes)


def test_18_8_the_dungeon_holds_seven() -> None:
    s = scenario("dungeon: green 2, blue 3, red 1", options=EVERYTHING).state
    assert flaw(s) == "the knights in the dungeon have strength 8, more than 7"
