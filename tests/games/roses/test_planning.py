"""Planning (10): what may be written on a sheet."""

from tests.games.roses.common import SOUTH

from bosworth.games.roses import GAME
from bosworth.games.roses.planning import legal_for
from bosworth.games.roses.state import BID_PART, COMMITTED, UNKNOWN_PART
from bosworth.testing.roses import scenario


def test_E11_no_way_from_wales_to_the_south_east() -> None:
    game = scenario("red: tudor")
    assert "move tudor se" not in game.can_write("red")
    game.writes("red", "move tudor se").resolves("bribery").shows("red: tudor@wal")


def test_E12_who_may_attack_whom() -> None:
    game = scenario(SOUTH)
    attacks = {
        player: {text.split()[1] for text in game.can_write(player) if text.startswith("troop")}
        for player in ("red", "yellow", "blue")
    }
    assert attacks == {"red": {"windsor"}, "yellow": {"carisbrooke", "windsor"}, "blue": {"carisbrooke"}}
    game.writes("blue", "move neville se", "troop windsor", "troop carisbrooke").resolves("bribery")
    assert (game.attackers("blue", "windsor"), game.attackers("blue", "carisbrooke")) == (1, 1)


def test_1_3_limits_of_a_sheet_count_void_entries_too() -> None:
    """At most 20 troops, the mercenaries held, six cubes of each colour; illegal entries count."""
    persons = "percy, clifford, plantagenet, stanley, mowbray, de_la_pole, stafford"
    game = scenario(f"red: windsor; yellow: {persons}, london", mercs="red 2", cash="red 200")
    game.writes("red", "10 troop windsor", "10 troop york", commits=False)
    assert [game.game.write(offer) for offer in legal_for(game.state, 0)] == ["next"]
    game.writes("red", "mercenary windsor", "mercenary york", commits=False)
    assert [game.game.write(offer) for offer in legal_for(game.state, 0)] == ["next"]
    cubes = [f"white {name}" for name in persons.split(", ")[:6]]
    game.writes("red", *cubes, commits=False)
    assert [game.game.write(offer) for offer in legal_for(game.state, 0)] == ["next"]
    game.writes("red", *(f"black {name}" for name in persons.split(", ")[:6]), commits=False)
    assert [game.game.write(offer) for offer in legal_for(game.state, 0)] == ["commit"]


def test_10_a_sheet_is_written_part_by_part() -> None:
    game = scenario("red: windsor, stafford, sh_sandwich, bp_winchester; yellow: percy", mercs="red 1")
    game.offers_only("bid mid", "bid se", "next", seat="red")
    game.plays("next", seat="red").offers_only("move stafford mid", "move stafford wc", "stray", "next", seat="red")
    game.plays("move stafford wc", seat="red")
    assert game.offered("move", seat="red") == set(), "a noble moves once, and the order of entries is fixed"
    game.plays("next", seat="red").offers_only(
        *(f"sail sh_sandwich {zone}" for zone in ("ne_e", "mid_s", "wc_s", "wal_s")), "stray", "next", seat="red"
    )
    game.plays("next", seat="red").offers_only("troop windsor", "stray", "next", seat="red")
    game.plays("next", seat="red").offers_only("mercenary windsor", "stray", "next", seat="red")
    game.plays("next", seat="red").offers_only(
        "white stafford", "white bp_winchester", "white sh_sandwich", "stray", "next", seat="red"
    )
    game.plays("white bp_winchester", seat="red").offers_only("white sh_sandwich", "stray", "next", seat="red")
    game.plays("next", seat="red").offers_only("black percy", "stray", "commit", seat="red")
    game.plays("commit", seat="red")
    game.refuses("commit", seat="red")
    assert game.actors == ["yellow", "blue", "green"]


def test_10_void_entries_stand_behind_stray() -> None:
    game = scenario("red: tudor; yellow: herbert").plays("next", "stray", seat="red")
    moves = {f"move tudor {region}" for region in ("nm", "se")}
    assert {text for text in game.offered(seat="red") if "tudor" in text} == moves
    assert len(game.offered("move herbert", seat="red")) == 5
    assert game.offered("next", seat="red") == set()
    game.plays("move tudor se", seat="red").offers("next", seat="red")


def test_10_readiness_is_public_and_nothing_else() -> None:
    game = scenario("red: windsor, stafford", cash="red 12")
    before = game.view("yellow")
    for entry in ("bid se", "amount 2", "move stafford wc", "next", "next", "troop windsor", "next", "next"):
        game.plays(entry, seat="red")
        assert game.view("yellow") == before
        assert game.view(None).known.sheets == [[], [], [], []]
    assert game.events == []
    game.plays("commit", seat="red")
    game.hears("yellow", "committed", player="red")
    assert game.view("yellow").known.part == [COMMITTED, BID_PART, UNKNOWN_PART, UNKNOWN_PART]
    assert game.view("yellow").known.cash == before.known.cash


def test_10_3_a_noble_gives_presence_where_he_starts_and_where_he_goes() -> None:
    game = scenario("red: stafford; yellow: windsor, carisbrooke, kenilworth", cash="red 9")
    game.writes("red", "move stafford wc", "troop windsor", "troop carisbrooke", "troop kenilworth").resolves("bribery")
    assert [game.attackers("red", place) for place in ("windsor", "carisbrooke", "kenilworth")] == [1, 1, 0]


def test_10_3_partners_are_other_players() -> None:
    """B27: those of one House may attack and bribe each other."""
    game = scenario("red: stafford, percy; blue: windsor, tudor", lancaster="red blue", cash="red 100")
    assert {"troop windsor", "black tudor"} <= game.can_write("red")


def test_B1_midlands_and_west_country_are_an_option() -> None:
    game = scenario("red: mowbray, neville")
    assert not {"move mowbray wc", "move neville mid"} & game.can_write("red")
    game = scenario("red: mowbray, neville", options={"mid_wc_adjacent": "true"})
    assert {"move mowbray wc", "move neville mid"} <= game.can_write("red")


def test_B2_wales_adjoins_northern_england_the_midlands_and_the_west() -> None:
    moves = {text for text in scenario("red: tudor").can_write("red") if text.startswith("move")}
    assert moves == {"move tudor ne", "move tudor mid", "move tudor wc"}


def test_B40_the_game_tells_when_talk_is_forbidden() -> None:
    """From the first sheet to the last, as everybody can see; before and after not."""
    game = scenario("yellow: percy", step="aid", turn=2, score="red 30, yellow 20, blue 30, green 30", cash="yellow 9")

    def is_quiet() -> bool:
        return game.view().step in GAME.face.quiet_steps

    assert not is_quiet()
    game.plays("decline")
    for seat in ("blue", "green", "yellow", "red"):
        assert is_quiet()
        while "commit" not in game.offered(seat=seat):
            game.plays("next", seat=seat)
        game.plays("commit", seat=seat)
    assert not is_quiet()
