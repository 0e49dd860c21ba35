"""The order in which things are told or numbered must not tell what is hidden."""

from bosworth.testing.richard3 import scenario


def plague(blocks: str) -> list[str]:
    game = scenario(f"South Yorks: {blocks}; Kent: March; Lancaster: Henry VI", cards="york plague, lancaster 2")
    game.plays("plague south_yorks")
    return [event.name for event in game.events if event.is_heard_by(1) and event.name in ("plague-loss-hidden", "eliminated")]


def test_plague_does_not_tell_who_stands_before_whom_in_the_list() -> None:
    expected = ["plague-loss-hidden"] * 3 + ["eliminated"]
    assert plague("Clifford 1, Devon, L_exeter") == expected
    assert plague("Beaumont, Clifford 1, L_exeter") == expected


def test_plague_that_ends_the_game_is_the_last_thing_told() -> None:
    game = scenario("Middlesex: Gloucester 1; Kent: Richmond", setup="1480", cards="lancaster plague, york 2").plays(
        "plague middlesex"
    )
    game.is_over("lancaster")
    assert [event.name for event in game.events[-2:]] == ["win-no-heirs", "scores"]
    assert "turn-ended" not in [event.name for event in game.events]


def homecoming(first: str, second: str) -> list[object]:
    picture = f"Derby: {first}; Powys: {second}; Sussex: Henry VI; Rutland: Beaumont; Calais: March"
    game = scenario(picture, step="politics", seat="york")
    return [args["from"] for args in game.heard("lancaster", "home-hidden") if args["side"] == "york"]


def test_homecomings_without_a_choice_are_told_by_area_not_by_name() -> None:
    assert homecoming("Arundel", "Worcester") == homecoming("Worcester", "Arundel") == ["derby", "powys"]


def played(hand: list[int]) -> list[int]:
    game = scenario("Kent: March; Sussex: Henry VI", step="choose_card", hands=[hand, [1, 2, 3, 4, 5, 6, 25]])
    game.plays("play 4", seat="lancaster").plays("play muster", seat="york")
    return game.view("york").known.played[0]  # type: ignore[no-any-return]


def test_a_played_card_does_not_tell_how_many_of_its_kind_are_left() -> None:
    assert played([7, 12, 13, 14, 15, 20, 21]) == played([12, 13, 14, 15, 16, 20, 21])


def test_the_own_hand_keeps_apart_from_what_was_played() -> None:
    game = scenario(
        "Kent: March; Sussex: Henry VI", step="choose_card", hands=[[7, 12, 13, 14, 15, 20, 21], [1, 2, 3, 4, 5, 8, 25]]
    )
    game.plays("play 4", seat="lancaster").plays("play 4", seat="york")
    known = game.view("lancaster").known
    cards = [*known.hands[0], *known.played[0], *known.played[1]]
    assert len(cards) == len(set(cards)) == 8


def disbanded(blocks: str) -> object:
    picture = f"Powys: {blocks}; Sussex: Gloucester; Rutland: Richmond"
    return scenario(picture, setup="1480", step="politics").heard("lancaster", "disband")[0]["block"]


def test_the_rebel_disbands_first_whoever_stands_beside_him() -> None:
    """His colour is seen: if others went before him, that would tell that they are no mercenaries at home."""
    assert disbanded("R_rebel, L_bombard") == disbanded("R_rebel, L_york_levy") == "R_rebel"
