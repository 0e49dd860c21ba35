"""Votes in parliament (7)."""

from bosworth.games.lancaster.tables import LAW
from bosworth.testing.lancaster import Table, scenario


def _laws(names: str) -> list[int]:
    return [LAW[name] for name in names.split()]


def test_W05_a_tied_vote_adopts() -> None:
    game = scenario("green: 1 votes; red: 1 votes", start="parliament", laws="B0a B0b B0c", proposed="B4b B1d N1c")
    for colour, vote in (("blue", "yes 0"), ("green", "yes 1"), ("yellow", "no 0"), ("red", "no 1")):
        game.plays(vote, seat=colour)
    assert [game.state.in_force[n] for n in range(3)] == _laws("B0b B0c B4b")
    game.shows("green: 0 votes; red: 0 votes")


def test_W06_a_vote_fails() -> None:
    game = scenario("red: 1 votes", players=3, start="parliament", laws="B0a B0b B0c", proposed="B4b B1d N1c")
    for colour, vote in (("blue", "yes 0"), ("green", "no 0"), ("yellow", "no 0")):
        game.plays(vote, seat=colour)
    assert [game.state.in_force[n] for n in range(3)] == _laws("B0a B0b B0c")


def test_C1_ballots_are_sealed_until_all_are_in() -> None:
    game = scenario("blue: 3 votes", start="parliament", proposed="B4a B4b B4c")
    game.plays("yes 3", seat="blue")
    assert game.view("green").known.ballots[:4] == [-1, 0, 0, 0]
    assert game.view("green").votes[0] == 3
    game.does_not_hear("green", "ballots")
    game.does_not_hear("green", "ballot")
    game.plays("no 0", seat="red")
    game.plays("no 0", seat="green").plays("no 0", seat="yellow")
    game.hears(None, "ballot", player="blue", vote="yes", number=3)
    game.hears(None, "ballot", player="green", vote="no", number=0)
    game.hears(None, "ballots", law="B4a", adopted=1)
    game.shows("blue: 0 votes")


def test_C2_nobody_abstains() -> None:
    game = scenario("", start="parliament", laws="B0a B0b B0c", proposed="B4b B1d N1c")
    game.offers_only("yes 0", "no 0", seat="blue")
    for colour in ("blue", "green", "yellow"):
        game.plays("no 0", seat=colour)
    assert game.actors == ["red"]
    game.does_not_hear(None, "ballots")


def vote(game: Table, *votes: str) -> None:
    for colour, text in zip(("blue", "green", "yellow", "red"), votes, strict=False):
        game.plays(text, seat=colour)


def test_C4_votes_left_over_go_before_the_laws_unless_one_asks_for_them() -> None:
    game = scenario("blue: 3 votes", start="parliament", laws="B0c B0c B0c", proposed="B4a B4c B4b")
    vote(game, "yes 0", "yes 0", "yes 0", "yes 0")
    vote(game, "yes 0", "yes 0", "yes 0", "yes 0")
    vote(game, "yes 0", "yes 0", "yes 0", "yes 0")
    game.shows("blue: 0 leftover, 0 votes")
    kept = scenario("blue: 3 votes", start="parliament", laws="B0c B0c B0c", proposed="B4a N4c N4b")
    for _ in range(3):
        vote(kept, "yes 0", "yes 0", "yes 0", "yes 0")
    kept.shows("blue: 3 leftover")
