"""Tables that come from records, from other tables, or from their log of changes."""

from dataclasses import replace
from random import Random

import pytest
from tests.table.company import ANN, BOB, CAT, FULL, NOBODY, SECRET, act, duel, forms, shown, stroll, table_of, until

from bosworth.games import game as find_game
from bosworth.kernel.chance import FairDice
from bosworth.kernel.errors import BadRecord, Malformed, OldRules
from bosworth.kernel.match import Match
from bosworth.kernel.record import Record, read_record, verify_dice
from bosworth.kernel.text import fingerprint, write_position
from bosworth.table.change import Change
from bosworth.table.errors import MayNotLook, NotOver
from bosworth.table.memory import moments
from bosworth.table.messages import Act, Agree, BotAct
from bosworth.table.opening import branch, fold, restore, take_in
from bosworth.table.table import Table

OTHER = bytes(reversed(range(32)))


def finished() -> Table:
    return until(duel(), Random(5), lambda table: table.status == "over")


def alone() -> Table:
    """Ann against a bot, in the middle of the game."""
    table = table_of("richard3", "me", "bot:random")
    rng = Random(6)
    for _ in range(60):
        seat = rng.choice(list(table.begun().state.actors()))
        form = rng.choice(forms(table, seat))
        table.do(NOBODY, BotAct(seat, table.rev(seat), [form])) if seat else act(table, seat, form)
    return table


def reloaded(table: Table, changes: list[Change], rules: int = 0) -> Table:
    again = Table(table.id, table.game, table.options, table.owner, table.secret)
    again.chairs = table.chairs[:]
    record = table.begun().record
    written = replace(record, rules=rules or record.rules, entries=[], secret="")
    restore(again, written, changes, table.status == "over")
    return again


# --- the log of changes ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", FULL)
def test_a_table_is_read_back_from_its_log(game: str) -> None:
    """Undo and all: the same record, the same revisions, the same things shown, the same dice to come."""
    table = table_of(game)
    stroll(table, Random(9), 150)
    assert any(change.kind == "undo" for change in table.made)
    again = reloaded(table, table.made)
    assert fold(table.made) == [table.begun().record.line(entry) for entry in table.begun().record.entries]
    assert again.begun().record.write() == table.begun().record.write()
    for seat in (None, *range(len(table.chairs))):
        assert again.rev(seat) == table.rev(seat)
        assert shown(again, seat) == shown(table, seat)
    for twin in (table, again):
        stroll(twin, Random(10), 40)
    assert again.begun().record.write() == table.begun().record.write()


@pytest.mark.parametrize("game", FULL)
def test_a_table_follows_what_was_done_elsewhere(game: str) -> None:
    table = table_of(game)
    mirror = reloaded(table, table.made)
    for _ in range(8):
        here = table.copy()
        stroll(here, Random(here.number), 15)
        for change in here.made:
            mirror.follow(change)
        table = here
        assert mirror.begun().record.write() == table.begun().record.write()
        assert [shown(mirror, seat) for seat in (None, 0, 1)] == [shown(table, seat) for seat in (None, 0, 1)]
    for twin in (table, mirror):
        stroll(twin, Random(1), 30)
    assert mirror.begun().record.write() == table.begun().record.write()


def test_a_change_that_does_not_fit_is_not_followed() -> None:
    table = duel()
    stroll(table, Random(2), 30)
    settled = table.begun().settled
    for keep, lines in ((settled, ()), (10**6, ()), (settled + 1, ("york: dance = 0123456789abcdef",)), (settled + 1, ("x",))):
        before = table.begun().record.write()
        with pytest.raises(BadRecord):
            table.follow(Change(table.number + 1, 0, "act", keep, lines, settles=False))
        assert table.begun().record.write() == before


def test_a_request_is_known_again_after_reading_the_log() -> None:
    table = duel()
    form = forms(table, 0)[0]
    table.do(ANN, Act("k", 0, 1, [form]))
    again = reloaded(table, table.made)
    again.do(ANN, Act("k", 0, 1, [form]))
    assert again.number == table.number


def test_a_game_of_other_rules_is_not_read() -> None:
    table = duel()
    again = Table("t", table.game, table.options, ANN, SECRET)
    with pytest.raises(BadRecord):
        restore(again, replace(table.begun().record, rules=999, commitment="", entries=[]), table.made, False)


def test_a_game_of_older_rules_is_there_for_looking_and_nothing_else() -> None:
    """While it is not over, what is hidden stays hidden; nobody acts, no bot is due, and nothing is lost."""
    table = alone()
    old = reloaded(table, table.made, rules=1)
    assert old.status == "playing"
    assert old.begun().record.write() == table.begun().record.write().replace("rules: 2", "rules: 1")
    assert shown(old, 0).view == shown(table, 0).view
    assert (shown(old, 0).prompt, shown(old, 0).offers) == (("prompt-old-rules", {"rules": 1}), [])
    assert (shown(old, 0).actors, shown(old, 0).undo, old.bots_due()) == ([], 0, [])
    settled = old.begun().settled
    assert [one.at for one in moments(old.begun(), 0, 0, settled)[-2:]] == [settled - 1, settled]
    for seat in (0, 1):
        for form in forms(table, seat)[:1]:
            with pytest.raises(OldRules):
                act(old, seat, form)
    with pytest.raises(OldRules):
        branch(old, "b", 1, ANN, SECRET)
    with pytest.raises((NotOver, MayNotLook)):
        old.export("bob")


def test_a_finished_game_of_older_rules_stays_finished_even_where_today_s_cannot_follow() -> None:
    table = finished()
    old = reloaded(table, table.made, rules=1)
    assert (old.status, old.winners) == ("over", table.winners)
    changes = [replace(one, lines=tuple(line.replace("york: end ", "york: flee ") for line in one.lines)) for one in table.made]
    broken = reloaded(table, changes, rules=1)
    assert (broken.status, broken.winners) == ("over", [])
    assert broken.begun().settled < table.begun().settled
    assert len(broken.begun().record.entries) == len(table.begun().record.entries)


def test_a_game_that_began_with_a_position_is_read_back() -> None:
    """Its first line has the position, so that nothing else need be kept."""
    text = write_position(alone().begun().state)
    started = Match.start(find_game("richard3"), {}, {"york": "bot:random"}, FairDice(SECRET), text)
    table = take_in("t", started.record.write(), ANN, SECRET)
    again = reloaded(table, table.made)
    assert write_position(again.begun().state) == text
    assert again.begun().record.write() == table.begun().record.write()


def test_a_table_without_changes_has_no_game_yet() -> None:
    table = table_of("richard3", "me", "open")
    restore(table, Record("richard3", 1, table.options, table.seats, {}), [], False)
    assert table.match is None


# --- records --------------------------------------------------------------------------------------------------------------------


def test_the_record_is_open_when_the_game_is_over() -> None:
    table = finished()
    record = read_record(table.export("cat"))
    assert record.write() == table.begun().record.write()
    assert verify_dice(record, find_game("richard3")) > 1


def test_the_record_of_a_running_game_is_only_for_whoever_plays_alone() -> None:
    table = duel()
    for who in ("ann", "bob", "cat", ""):
        with pytest.raises(NotOver):
            table.export(who)
    table = alone()
    assert read_record(table.export("ann")).commitment
    with pytest.raises(NotOver):
        table.export("bob")
    table.do(ANN, Agree({"onlookers": "no"}))
    with pytest.raises(MayNotLook):
        table.export("bob")


def test_a_record_that_is_taken_in_goes_on_with_dice_of_its_own() -> None:
    table = alone()
    other = take_in("o", table.export("ann"), CAT, OTHER, "Again")
    assert other.settings.listed == "no"
    assert (other.id, other.name, other.owner, other.status) == ("o", "Again", CAT, "playing")
    assert [chair.kind for chair in other.chairs] == ["person", "bot"]
    assert other.chairs[1].bot == "random"
    assert fingerprint(other.begun().state) == fingerprint(table.begun().state)
    assert other.commitment == ""
    assert [change.kind for change in other.made] == ["import"]
    assert reloaded(other, other.made).begun().record.write() == other.begun().record.write()


def test_a_finished_record_keeps_its_proof() -> None:
    table = finished()
    other = take_in("o", table.export("ann"), CAT, OTHER)
    assert other.status == "over"
    assert other.export("bob") == table.export("bob")
    assert other.draws("") == table.draws("")


@pytest.mark.parametrize(
    "text", ["", "bosworth record 1", "bosworth record 1\ngame: chess\nrules: 1\noptions:\nplayers: a=human\n"]
)
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises((BadRecord, Malformed)):
        take_in("o", text, ANN, OTHER)


@pytest.mark.parametrize("player", ["bot:genius", "bot:\0", "\0", "\ud800", "x" * 61])
def test_a_record_with_a_player_who_cannot_be_is_refused(player: str) -> None:
    text = alone().export("ann").replace("bot:random", player)
    with pytest.raises(Malformed):
        take_in("o", text, ANN, OTHER)


# --- branches -------------------------------------------------------------------------------------------------------------------


def test_what_if_goes_on_from_any_action_with_dice_of_its_own() -> None:
    table = alone()
    number = table.begun().settled // 2
    other = branch(table, "o", number, ANN, OTHER, "What if")
    assert other.begun().rev == number
    assert (other.name, [chair.kind for chair in other.chairs]) == ("What if", ["person", "bot"])
    assert other.begun().record.entries == table.begun().record.entries[: number + 1]
    with pytest.raises(Malformed):
        branch(table, "o", 0, ANN, SECRET)
    assert reloaded(other, other.made).begun().record.write() == other.begun().record.write()


def test_a_game_with_others_is_branched_when_it_is_over() -> None:
    table = duel()
    with pytest.raises(NotOver):
        branch(table, "o", 0, ANN, OTHER)
    table = finished()
    table.settings = table.settings.changed({"away": "random"})
    by_bob = branch(table, "o", 20, BOB, OTHER)
    assert [chair.bot for chair in by_bob.chairs if chair.kind == "bot"] == ["random"], "the bot that was agreed"
    assert [chair.kind for chair in by_bob.chairs] == ["bot", "person"]
    by_cat = branch(table, "o", 20, CAT, OTHER)
    assert by_cat.seats_of("cat") == [min(by_cat.begun().state.actors())]
    assert sorted(chair.kind for chair in by_cat.chairs) == ["bot", "person"]


@pytest.mark.parametrize("number", [-1, 10**6])
def test_there_is_no_branch_at_an_action_that_is_none(number: int) -> None:
    with pytest.raises((Malformed, NotOver)):
        branch(finished(), "o", number, ANN, OTHER)


def test_nobody_branches_where_something_can_still_be_taken_back() -> None:
    table = until(table_of(), Random(4), lambda table: table.begun().rev > table.begun().settled)
    with pytest.raises(NotOver):
        branch(table, "o", table.begun().rev, ANN, OTHER)
    assert branch(table, "o", table.begun().settled, ANN, OTHER).status == "playing"
