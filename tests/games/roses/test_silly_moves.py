"""What no sensible player does, and so no level of the bots, from gentle up."""

from random import Random

import pytest

from bosworth.bots import make_bot
from bosworth.bots.trials import LADDER
from bosworth.games.roses import GAME
from bosworth.games.roses.tables import CARD, GARRISON, PLAYERS
from bosworth.testing.roses import Table, scenario

pytestmark = pytest.mark.no_cover

SEEDS = range(3)


def thoughts(game: Table, seat: str, level: str) -> list[list[str]]:
    """What a level does here, with one chance and another."""
    number = game.seat(seat)
    view, offers = GAME.view(game.state, number), game.state.legal(number)
    return [[GAME.write(action) for action in make_bot(level, GAME, Random(seed)).think(view, offers)] for seed in SEEDS]


def sheets(game: Table, seat: str, level: str) -> list[list[str]]:
    """The entries of the sheets that it writes; of one seat with two players, both in one."""
    return [[word for word in chain if word not in ("next", "commit")] for chain in thoughts(game, seat, level)]


def by_player(game: Table, seat: str, level: str) -> list[list[list[str]]]:
    """The same for a seat with two players, sheet by sheet."""
    found = []
    for chain in thoughts(game, seat, level):
        first = chain.index("commit")
        found.append([chain[:first], chain[first + 1 :]])
    return found


def counters(sheet: list[str]) -> dict[str, int]:
    """By location: the troops and mercenaries on a sheet."""
    placed = [entry.split()[1] for entry in sheet if entry.startswith(("troop", "mercenary"))]
    return {location: placed.count(location) for location in placed}


WAR = """red: stafford, fitzalan, london, bp_winchester; yellow: windsor, neville, plymouth, sh_sandwich;
blue: percy, bamburgh, york, newcastle; green: kenilworth, mowbray, norwich, bp_norwich"""
CASH = "red 30, yellow 30, blue 30, green 30"


@pytest.mark.parametrize("level", LADDER)
class TestNobody:
    """No level …"""

    def test_bribes_the_people_of_its_partner(self, level: str) -> None:
        game = scenario(WAR, players="two_people", turn=3, cash=CASH)
        for sheet in sheets(game, "lancaster", level):
            assert not {"black percy", "black stafford", "black fitzalan", "black bp_winchester"} & set(sheet)

    def test_attacks_its_partner(self, level: str) -> None:
        game = scenario("red: stafford; blue: windsor, london, winchester", players="two_people", turn=3, cash=CASH)
        assert all(not counters(first) for first, _ in by_player(game, "lancaster", level))

    def test_bribes_the_same_person_for_both_its_players(self, level: str) -> None:
        game = scenario("yellow: neville, plymouth", players="two_people", turn=3, cash=CASH)
        for sheet in sheets(game, "lancaster", level):
            assert sheet.count("black neville") <= 1

    def test_bids_against_its_own_partner(self, level: str) -> None:
        game = scenario(WAR, players="two_people", turn=3, cash=CASH)
        for sheet in sheets(game, "lancaster", level):
            assert sum(entry.startswith("bid") for entry in sheet) <= 1

    def test_attacks_with_no_more_than_the_garrison(self, level: str) -> None:
        game = scenario(WAR, turn=3, cash=CASH, mercs="red 2", stack=15)
        for sheet in sheets(game, "red", level):
            for location, number in counters(sheet).items():
                assert location == "london" or number > GARRISON[CARD[location]]

    def test_pays_troops_while_mercenaries_stand_idle(self, level: str) -> None:
        game = scenario("red: stafford; yellow: windsor", players="two", turn=5, cash="red 15", mercs="red 4", stack=13)
        for sheet in sheets(game, "red", level):
            assert not any(entry.startswith("troop") for entry in sheet) or sheet.count("mercenary windsor") == 4

    def test_bids_more_than_the_others_could(self, level: str) -> None:
        game = scenario(WAR, turn=4, cash="red 30, yellow 0, blue 1, green 0")
        for sheet in sheets(game, "red", level):
            assert not any(entry.startswith("amount") and int(entry.split()[1]) > 2 for entry in sheet)

    def test_guards_whom_nobody_can_pay(self, level: str) -> None:
        game = scenario(WAR, turn=4, cash="red 30, yellow 4, blue 4, green 4")
        for sheet in sheets(game, "red", level):
            assert not {"white stafford", "white fitzalan", "white bp_winchester"} & set(sheet)

    def test_defends_what_nobody_can_attack(self, level: str) -> None:
        game = scenario("red: london, winchester, sandwich; yellow: percy; blue: bamburgh; green: berwick", turn=4, cash=CASH)
        for sheet in sheets(game, "red", level):
            assert not counters(sheet)

    def test_keeps_money_in_the_end_that_would_buy_a_region(self, level: str) -> None:
        game = scenario("red: pontefract; yellow: plantagenet", players="two", turn=5, cash="red 27")
        for sheet in sheets(game, "red", level):
            assert "black plantagenet" in sheet

    def test_writes_what_it_cannot_pay(self, level: str) -> None:
        for cash in (0, 5, 11):
            game = scenario(WAR, turn=3, cash=f"red {cash}", mercs="red 3", stack=14)
            for chain in thoughts(game, "red", level):
                table = scenario(WAR, turn=3, cash=f"red {cash}", mercs="red 3", stack=14)
                for word in chain:
                    table.plays(word, seat="red")
                assert _cost(table) <= cash

    def test_writes_void_entries(self, level: str) -> None:
        game = scenario(WAR, turn=3, cash=CASH)
        assert not any("stray" in chain for chain in thoughts(game, "red", level))

    def test_leads_a_noble_away_from_the_first_place_to_a_worse_one(self, level: str) -> None:
        game = scenario("red: percy@ne; yellow: neville@mid, kenilworth, beaufort@wal, harlech", turn=5, cash="red 0")
        for sheet in sheets(game, "red", level):
            assert not any(entry.startswith("move percy") for entry in sheet)

    def test_sails_a_ship_away_from_where_she_decides(self, level: str) -> None:
        others = "yellow: lincoln, bamburgh, kenilworth, windsor; blue: percy, mowbray, stafford"
        game = scenario(f"red: kingston, sh_kingston; {others}", turn=5, cash="red 0")
        for sheet in sheets(game, "red", level):
            assert not any(entry.startswith("sail sh_kingston") and not entry.endswith("ne_w") for entry in sheet)

    def test_picks_mercenaries_when_there_are_none(self, level: str) -> None:
        game = scenario("display: merc_1, percy, york, bp_york; red: bamburgh", step="parliament", turn=3, stack=0)
        assert _picks(game, level, ("merc_1", "percy", "york", "bp_york")) <= {"percy", "york", "bp_york"}

    def test_picks_in_the_end_what_brings_nothing(self, level: str) -> None:
        picture = "red: york, pontefract; yellow: neville@wal, harlech; blue: beaufort@wal, cardiff"
        game = scenario(picture, step="parliament", turn=5)
        assert _picks(game, level, ("bp_york", "pembroke")) == {"bp_york"}

    def test_leaves_the_french_their_money_in_the_last_turn(self, level: str) -> None:
        game = scenario(step="aid", turn=5, score="yellow 12", order="red")
        assert thoughts(game, "red", level) == [["aid"]] * len(SEEDS)

    def test_gives_the_token_for_a_pound(self, level: str) -> None:
        game = scenario(step="aid", turn=2, score="yellow 1", order="red")
        assert thoughts(game, "red", level) == [["decline"]] * len(SEEDS)

    def test_does_nothing_with_a_full_purse(self, level: str) -> None:
        game = scenario(WAR, turn=5, cash=CASH)
        for sheet in sheets(game, "red", level):
            assert any(entry.startswith(("troop", "white", "black", "amount")) for entry in sheet)


def _cost(game: Table) -> int:
    """What red's sheet costs."""
    value = game.state.chart.value
    words = [GAME.write(entry).split() for entry in game.state.sheets[0]]
    cubes: int = sum(value[CARD[word[1]]] * (1 + (word[0] == "black")) for word in words if word[0] in ("white", "black"))
    return cubes + sum(int(word[1]) if word[0] == "amount" else 3 * (word[0] == "troop") for word in words)


def _picks(game: Table, level: str, display: tuple[str, ...]) -> set[str]:
    """What red picks of a display, as the first of all."""
    state = game.state
    state.step, state.picks, state.order = 1, 0, list(range(len(PLAYERS)))
    state.display = [CARD[card] for card in display]
    return {chain[0].removeprefix("pick ") for chain in thoughts(game, "red", level)}
