from collections.abc import Callable
from dataclasses import replace

import pytest
from tests.table.company import ANN, BOB, CAT, FULL, NOBODY, SECRET, act, duel, forms, shown, table_of

from bosworth.kernel.chance import commitment
from bosworth.kernel.errors import BosworthError, Malformed
from bosworth.table.chairs import Guest, Settings, clean_name
from bosworth.table.errors import MayNotLook, NotPlaying, NotYourSeat, NotYourTable, SeatTaken
from bosworth.table.messages import Act, Agree, Back, BotAct, Chat, KeepSeat, Leave, Note, Rename, Resign, SeatBot, Sit, Undo
from bosworth.table.opening import Plan, new_table
from bosworth.table.table import Table


def kinds(table: Table) -> list[str]:
    return [chair.kind for chair in table.chairs]


def test_the_game_is_dealt_when_the_last_seat_is_taken() -> None:
    table = table_of("richard3", "me", "open")
    assert (table.status, table.match, table.made) == ("waiting", None, [])
    with pytest.raises(NotPlaying):
        shown(table, 0)
    table.do(BOB, Sit(1))
    assert table.status == "playing"
    assert [(change.kind, change.keep, change.settles) for change in table.made] == [("deal", 0, True)]
    assert table.begun().record.players == {"lancaster": "human", "york": "human"}


@pytest.mark.parametrize("game", FULL)
def test_a_table_against_bots_begins_at_once(game: str) -> None:
    number = FULL[game][1]
    table = table_of(game, "me", *["bot:greedy"] * (number - 1))
    assert kinds(table) == ["person", *["bot"] * (number - 1)]
    assert table.status == "playing"


def test_the_dice_are_committed_to_before_anybody_sits_down() -> None:
    table = table_of("richard3", "open", "open")
    before = table.commitment
    table.do(ANN, Sit(0))
    table.do(BOB, Sit(1))
    assert before == table.commitment == table.begun().record.commitment == commitment(SECRET)


def test_one_person_may_take_several_seats() -> None:
    table = table_of("richard3", "open", "open")
    table.do(ANN, Sit(0))
    table.do(ANN, Sit(1))
    assert table.seats_of("ann") == [0, 1]
    assert table.status == "playing"


def test_a_seat_that_is_taken_is_refused() -> None:
    table = table_of("roses", "me", "open", "bot:random", "invite")
    for seat in (0, 2, 3):
        with pytest.raises(SeatTaken):
            table.do(BOB, Sit(seat))
    with pytest.raises(Malformed):
        table.do(BOB, Sit(4))
    assert kinds(table) == ["person", "open", "bot", "open"]


def test_a_seat_kept_for_somebody_needs_an_invitation() -> None:
    table = table_of("richard3", "me", "invite")
    with pytest.raises(SeatTaken):
        table.do(BOB, Sit(1))
    table.do(BOB, Sit(1, is_invited=True))
    assert table.status == "playing"


def test_a_seat_that_was_kept_is_kept_again_when_its_guest_leaves_before_the_deal() -> None:
    table = table_of("richard3", "open", "invite")
    table.do(BOB, Sit(1, is_invited=True))
    table.do(BOB, Leave())
    with pytest.raises(SeatTaken):
        table.do(CAT, Sit(1))
    table.do(CAT, Sit(1, is_invited=True))
    table.do(BOB, Sit(0))
    assert table.status == "playing"


def test_the_owner_keeps_a_seat_for_somebody_invited() -> None:
    table = table_of("richard3", "me", "open")
    table.do(ANN, KeepSeat(1))
    with pytest.raises(SeatTaken):
        table.do(BOB, Sit(1))
    table.do(BOB, Sit(1, is_invited=True))


def test_the_owner_puts_a_bot_on_an_open_seat() -> None:
    table = table_of("richard3", "me", "open")
    with pytest.raises(Malformed):
        table.do(ANN, SeatBot(1, "genius"))
    table.do(ANN, SeatBot(1, "greedy"))
    assert kinds(table) == ["person", "bot"]
    assert table.status == "playing"


def test_what_is_the_owners_is_not_anybody_elses() -> None:
    table = table_of("richard3", "open", "open")
    table.do(BOB, Sit(1))
    uses: list[Callable[[], object]] = [
        lambda: table.do(BOB, SeatBot(0, "greedy")),
        lambda: table.do(BOB, KeepSeat(0)),
        lambda: table.do(BOB, Rename("Mine")),
        lambda: table.do(BOB, Agree({"listed": "no"})),
        lambda: table.do(Guest("", ""), Rename("Nobody's")),
        lambda: table.check_removing("bob"),
    ]
    for use in uses:
        with pytest.raises(NotYourTable):
            use()
    assert (table.name, table.settings, kinds(table)) == ("", Settings(), ["open", "person"])


def test_a_table_at_which_others_sit_is_not_removed() -> None:
    table = table_of("richard3", "me", "open")
    table.check_removing("ann")
    table.do(BOB, Sit(1))
    with pytest.raises(SeatTaken):
        table.check_removing("ann")


def test_before_the_deal_a_seat_that_is_left_is_open_again() -> None:
    table = table_of("roses", "me", "me", "open", "open")
    table.do(ANN, Leave(1))
    assert kinds(table) == ["person", "open", "open", "open"]
    table.do(ANN, Leave())
    assert kinds(table) == ["open"] * 4


def test_a_seat_that_was_left_is_played_by_the_bot_until_its_owner_comes_back() -> None:
    table = duel()
    table.do(ANN, Agree({"grace": "30", "away": "random"}))
    assert table.overdue(1) is None
    table.do(BOB, Leave())
    assert table.overdue(1) == 1030.0
    assert kinds(table) == ["person", "person"]
    table.hand_over(1)
    assert (kinds(table), table.chairs[1].bot, table.bots_due()) == (["person", "away"], "random", [1])
    with pytest.raises(NotYourSeat):
        act(table, 1, forms(table, 1)[0])
    table.do(NOBODY, BotAct(1, table.rev(1), forms(table, 1)[:1]))
    table.do(BOB, Back())
    assert (kinds(table), table.chairs[1].bot, table.bots_due()) == (["person", "person"], "", [])
    assert shown(table, 1).seat == 1


def test_whoever_acts_has_not_left() -> None:
    table = duel()
    table.do(BOB, Leave())
    act(table, 1, forms(table, 1)[0])
    assert table.overdue(1) is None


def test_nobody_leaves_for_others() -> None:
    table = duel()
    uses: list[Callable[[], object]] = [
        lambda: table.do(BOB, Leave(0)),
        lambda: table.do(CAT, Back()),
        lambda: table.do(CAT, Leave()),
        lambda: table.do(BOB, Back(7)),
    ]
    for use in uses:
        with pytest.raises(NotYourSeat):
            use()
    with pytest.raises(NotYourSeat):
        table.do(NOBODY, BotAct(0, table.rev(0), forms(table, 0)[:1]))


def test_it_is_known_since_when_the_game_waits_for_somebody() -> None:
    table = table_of("richard3", "me", "bot:greedy")
    assert table.chairs[0].due is not None
    act(table, 0, forms(table, 0)[0])
    assert [chair.due for chair in table.chairs] == [None, None]


def test_onlookers_are_let_in_or_not() -> None:
    table = duel()
    table.check_looking("cat", None)
    table.check_looking("", None)
    table.do(ANN, Agree({"onlookers": "no"}))
    for who in ("cat", ""):
        with pytest.raises(MayNotLook):
            table.check_looking(who, None)
    table.check_looking("bob", None)
    for who, seat in (("cat", 0), ("bob", 0), ("ann", 5), ("", 0), ("ann", -1)):
        with pytest.raises(NotYourSeat):
            table.check_looking(who, seat)


@pytest.mark.parametrize(
    "wish", [{"away": "genius"}, {"grace": "-1"}, {"grace": "1e3"}, {"grace": "9" * 8}, {"listed": "maybe"}, {"colour": "red"}]
)
def test_a_setting_that_is_none_is_refused(wish: dict[str, str]) -> None:
    table = table_of()
    agreed = table.settings
    with pytest.raises(Malformed):
        table.do(ANN, Agree(wish))
    assert table.settings == agreed


def test_settings_are_written_as_they_are_read() -> None:
    settings = Settings(away="random", grace=5, absence="bot", onlookers="no", listed="no")
    assert Settings().changed(settings.as_text()) == settings


@pytest.mark.parametrize(
    "plan",
    [
        Plan("chess", ["me"], {}),
        Plan("richard3", ["me"], {}),
        Plan("richard3", ["me", "you"], {}),
        Plan("richard3", ["me", "bot:genius"], {}),
        Plan("richard3", ["me", "open"], {"scenario": "1066"}),
        Plan("richard3", ["me", "open"], {}, name="x" * 61),
        Plan("richard3", ["me", "open"], {}, settings={"x": "y"}),
    ],
)
def test_a_plan_that_cannot_be_is_refused(plan: Plan) -> None:
    with pytest.raises(BosworthError) as refused:
        new_table("t", plan, ANN, SECRET)
    assert refused.value.code == "malformed"


def test_a_name_is_one_readable_line() -> None:
    table = table_of()
    table.do(ANN, Rename("  The   great\tgame "))
    assert table.name == "The great game"
    for name in ("x" * 61, "bell\x07", "zero\u200bwidth\x00"):
        with pytest.raises(Malformed):
            clean_name(name)


def test_what_is_said_is_heard_by_all_in_order_and_once() -> None:
    table = duel()
    table.do(ANN, Chat("k1", "Hello"))
    table.do(BOB, Chat("k1", "Good luck"))
    table.do(ANN, Chat("k1", "Hello"))
    assert [(said.name, said.text) for said in table.chat] == [("Ann", "Hello"), ("Bob", "Good luck")]
    with pytest.raises(NotYourSeat):
        table.do(CAT, Chat("k2", "Psst"))
    with pytest.raises(BosworthError) as refused:
        table.do(ANN, Chat("k1", "Something else"))
    assert refused.value.code == "key_reused"
    assert len(table.chat) == 2


def test_notes_are_private() -> None:
    table = duel()
    table.do(BOB, Note("n", 1, "Treachery!"))
    assert table.note("bob", 1) == "Treachery!"
    for who in ("ann", "cat", ""):
        with pytest.raises(NotYourSeat):
            table.note(who, 1)
        with pytest.raises(NotYourSeat):
            table.do(Guest(who, ""), Note("n", 1, ""))
    table.chairs[1] = replace(table.chairs[1], person="cat")
    assert table.note("cat", 1) == ""


def test_nothing_is_played_before_the_deal() -> None:
    table = table_of("richard3", "me", "open")
    uses: list[Callable[[], object]] = [
        lambda: table.do(ANN, Act("", 0, table.rev(0), ["pass"])),
        lambda: table.do(ANN, Undo("", 0, table.rev(0))),
        lambda: table.do(ANN, Resign("", 0)),
        lambda: table.export("ann"),
        lambda: table.check_looking_back("ann", 0),
    ]
    for use in uses:
        with pytest.raises(NotPlaying):
            use()
