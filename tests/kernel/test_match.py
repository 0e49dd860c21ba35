from dataclasses import replace

import pytest
from tests.kernel.toy import DONE, HIGH, LOW, SEALED, STEP, TOY, toy

from bosworth.kernel.chance import FairDice, LoadedDice
from bosworth.kernel.errors import BadRecord, Illegal, Malformed, NothingToUndo, NotYourTurn, OldRules, Stale
from bosworth.kernel.match import Match
from bosworth.kernel.record import read_record
from bosworth.kernel.text import fingerprint


def start(dice: str = "#0 #1 5") -> Match:
    return Match.start(TOY, {}, {}, LoadedDice(dice))


def begun() -> Match:
    match = start()
    match.act(0, [HIGH])
    match.act(1, [LOW])
    return match


def test_an_unknown_seat_is_an_error() -> None:
    with pytest.raises(Malformed, match="no seat 'west'"):
        Match.start(TOY, {}, {"west": "human"}, LoadedDice())


def test_a_sealed_choice_may_be_taken_back_until_the_last_is_in() -> None:
    match = start()
    match.act(0, [HIGH])
    match.act(1, [LOW])
    with pytest.raises(NothingToUndo):
        match.undo(0)
    match = start()
    match.act(0, [HIGH])
    match.undo(0)
    assert match.state.actors() == [0, 1]
    assert match.rev == 0


def test_nobody_takes_back_anothers_choice() -> None:
    match = start()
    match.act(0, [HIGH])
    with pytest.raises(NothingToUndo):
        match.undo(1)


def test_undo_goes_back_one_action_or_to_the_last_barrier() -> None:
    match = begun()
    settled = fingerprint(match.state)
    match.act(0, [STEP, STEP])
    assert match.open_actions(0) == 2
    match.undo(0)
    assert match.state.steps == 1
    match.act(0, [STEP])
    match.undo(0, everything=True)
    assert fingerprint(match.state) == settled
    with pytest.raises(NothingToUndo):
        match.undo(0)


def test_actions_take_the_place_of_all_open_ones_of_a_seat() -> None:
    match = start()
    match.act_anew(0, [HIGH])
    match.act_anew(0, [LOW])
    assert match.view(0).known.choices == [LOW, 0]
    match.act_anew(0, [])
    assert match.rev == 0
    match.act_anew(0, [])
    assert match.rev == 0


def test_nobody_begins_anew_who_is_not_to_act() -> None:
    match = begun()
    with pytest.raises(NotYourTurn):
        match.act_anew(1, [])
    match.say(0, "done")
    with pytest.raises(NotYourTurn):
        match.act_anew(0, [])


def test_the_order_of_what_is_begun_anew_is_the_games() -> None:
    backwards = toy(arrange=lambda state, seat, actions: actions[::-1])
    match = Match.start(backwards, {}, {}, LoadedDice("#0 #1 5"))
    match.act(0, [HIGH])
    match.act(1, [LOW])
    match.act_anew(0, [DONE, STEP])
    assert [entry.text for entry in match.record.entries[-2:]] == ["step", "done"]


def test_a_game_of_older_rules_can_only_be_looked_at() -> None:
    match = begun()
    match.say(0, "step;done")
    older = Match.look(TOY, replace(match.record, rules=0))
    assert older.is_over
    assert older.view(None) == match.view(None)
    with pytest.raises(OldRules):
        older.act(0, [STEP])
    with pytest.raises(OldRules):
        older.act_anew(0, [])
    with pytest.raises(OldRules):
        older.undo(0)


def test_a_game_of_older_rules_is_followed_as_far_as_today_s_go() -> None:
    match = begun()
    match.say(0, "step;done")
    record = replace(match.record, rules=0, entries=match.record.entries[:])
    record.entries[-1] = replace(record.entries[-1], text="jump")
    assert Match.look(TOY, record).view(0).known.steps == 1
    record.entries[0] = replace(record.entries[0], text="jump")
    with pytest.raises(BadRecord):
        Match.look(TOY, record)


def test_undo_never_crosses_a_die() -> None:
    match = begun()
    match.say(0, "step;done")
    for seat in (0, 1):
        with pytest.raises(NothingToUndo):
            match.undo(seat)


def test_what_can_still_be_taken_back_is_not_shown_to_others() -> None:
    match = begun()
    match.act(0, [STEP])
    assert match.view(0).known.steps == 1
    assert match.view(1).known.steps == 0
    assert match.view(None).known.steps == 0
    assert [event.name for event in match.heard(0, since=2)] == ["step"]
    assert match.heard(1, since=2) == []
    match.say(0, "done")
    assert match.view(1).known.steps == 1
    assert [event.name for event in match.heard(1, since=2)] == ["step", "end"]


def test_others_see_that_a_sealed_choice_was_made_but_not_which() -> None:
    match = start()
    match.act(0, [HIGH])
    assert match.view(1).known.choices == [SEALED, 0]
    assert match.view(None).known.choices == [SEALED, 0]
    assert match.view(0).known.choices == [HIGH, 0]


def test_each_seat_hears_the_deal_in_its_own_way() -> None:
    match = start()
    assert [event.args for event in match.heard(0, since=-1)] == [{"card": 0}, {"seat": 1}]
    assert [event.args for event in match.heard(None, since=-1)] == [{"seat": 0}, {"seat": 1}]


def test_a_refused_action_changes_nothing() -> None:
    match = begun()
    text = match.record.write()
    for seat, actions, error in ((0, [HIGH], Illegal), (1, [STEP], NotYourTurn), (0, [STEP, HIGH], Illegal)):
        with pytest.raises(error):
            match.act(seat, actions)
    with pytest.raises(Malformed):
        match.say(0, "jump")
    assert match.record.write() == text


def test_a_stale_action_is_refused() -> None:
    match = begun()
    match.act(0, [STEP], rev=2)
    with pytest.raises(Stale, match="position 2, but the game is at 3"):
        match.act(0, [STEP], rev=2)
    assert match.state.steps == 1


def test_a_game_is_taken_up_where_it_was_left() -> None:
    match = Match.start(TOY, {}, {}, FairDice(bytes(32)))
    match.act(0, [HIGH])
    text = match.record.write()
    again = Match.resume(TOY, read_record(text), FairDice(bytes(32)))
    for game in (match, again):
        game.act(1, [LOW])
        game.say(0, "done")
    assert again.record.write() == match.record.write()


def test_what_was_heard_is_still_known_after_a_resume() -> None:
    match = begun()
    match.say(0, "step;done")
    again = Match.resume(TOY, read_record(match.record.write()), LoadedDice())
    for seat in (0, 1, None):
        assert match.heard(seat, since=-1)
        assert again.heard(seat, since=-1) == match.heard(seat, since=-1)


@pytest.mark.parametrize("player", ["Bob Smith", "Bob\nrules:7", "", "tab\tname", "\x1b[31m"])
def test_a_player_is_one_word(player: str) -> None:
    with pytest.raises(Malformed, match="no name for a player"):
        Match.start(TOY, {}, {"south": player}, LoadedDice())


def test_a_branch_does_not_foretell_the_game_it_comes_from() -> None:
    match = Match.start(TOY, {}, {}, FairDice(bytes(32)))
    with pytest.raises(Malformed, match="dice of its own"):
        match.branch(0, FairDice(bytes(32)))
    assert match.branch(0, FairDice(bytes(31) + b"1")).rev == 0


def test_a_sealed_choice_can_still_be_taken_back_after_a_resume() -> None:
    match = start()
    match.act(0, [HIGH])
    again = Match.resume(TOY, read_record(match.record.write()), LoadedDice())
    again.undo(0)
    assert again.rev == 0


def test_fair_dice_with_another_secret_are_refused() -> None:
    match = Match.start(TOY, {}, {}, FairDice(bytes(32)))
    with pytest.raises(BadRecord, match="the commitment of the dice"):
        Match.resume(TOY, match.record, FairDice(bytes(31) + b"1"))


def test_a_game_can_be_branched_at_any_action() -> None:
    match = begun()
    match.say(0, "step;done")
    other = match.branch(2, LoadedDice("1"))
    other.say(0, "done")
    assert (match.state.steps, other.state.steps) == (1, 0)
    assert match.rev == 4
    for number in (-1, 5):
        with pytest.raises(Malformed, match="actions 0 to 4"):
            match.branch(number, LoadedDice())
    assert match.branch(0, LoadedDice()).rev == 0


def test_anybody_may_resign() -> None:
    match = begun()
    match.say(1, "resign")
    assert match.state.returns() == [1.0, 0.0]
    assert match.legal(0) == []


def test_what_was_heard_comes_with_the_number_of_its_action() -> None:
    match = begun()
    match.say(0, "step;done")
    assert [(number, event.name) for number, event in match.told(1, since=1)] == [
        (2, "chosen"),
        (2, "choices"),
        (3, "step"),
        (4, "end"),
    ]
    assert match.told(1, since=4) == []


def test_what_was_heard_is_the_same_for_whoever_asks_at_each_step_and_whoever_asks_once() -> None:
    """Also after something was taken back, and on a copy that goes its own way."""
    match, asked = Match.start(TOY, {}, {}, LoadedDice("#0 #1 5")), 0
    for seat, form in ((0, "high"), (1, "low"), (0, "step"), (0, ""), (0, "step")):
        match.undo(seat) if not form else match.say(seat, form)
        twin, other = match.copy(), match.copy()
        other.say(match.state.actors()[0], "resign")
        for watcher in (0, 1, None):
            fresh = Match.resume(TOY, read_record(match.record.write()), LoadedDice())
            assert match.told(watcher, -1) == fresh.told(watcher, -1) == twin.told(watcher, -1)
            for since in range(match.rev + 1):
                assert match.told(watcher, since) == [one for one in fresh.told(watcher, -1) if one[0] > since]
            assert other.told(watcher, -1)[: len(match.told(watcher, -1))] == match.told(watcher, -1)
            asked += len(match.told(watcher, -1))
    assert asked > 20


def test_what_is_tried_on_a_copy_is_not_played() -> None:
    match = Match.start(TOY, {}, {}, FairDice(bytes(32)))
    match.act(0, [HIGH])
    text = match.record.write()
    trial = match.copy()
    trial.act(1, [LOW])
    trial.say(0, "step;done")
    assert match.record.write() == text
    assert (match.rev, match.settled, match.open_actions(0)) == (1, 0, 1)
    match.act(1, [LOW])
    match.say(0, "step;done")
    assert match.record.write() == trial.record.write()


def test_only_positions_that_can_be_taken_back_to_are_kept() -> None:
    match = begun()
    assert (match.rev, match.settled, len(match._open)) == (2, 2, 1)
    match.act(0, [STEP, STEP])
    assert (match.rev, match.settled, len(match._open)) == (4, 2, 3)
    match.undo(0)
    assert (match.rev, match.settled, len(match._open)) == (3, 2, 2)
    match.say(0, "done")
    assert (match.rev, match.settled, len(match._open)) == (4, 4, 1)


# --- played elsewhere -----------------------------------------------------------------------------------------------------------


def twins() -> tuple[Match, Match]:
    match = Match.start(TOY, {}, {}, FairDice(bytes(32)))
    return match, Match.resume(TOY, read_record(match.record.write()), FairDice(bytes(32)))


def test_a_match_follows_one_that_is_played_elsewhere() -> None:
    match, mirror = twins()
    for seat, text in ((0, "high"), (1, "low"), (0, "step"), (0, "step;done")):
        known = match.rev + 1
        match.say(seat, text)
        mirror.follow(known, match.record.entries[known:])
        assert mirror.record.write() == match.record.write()
        assert mirror.view(1) == match.view(1)
        assert mirror.heard(0, -1) == match.heard(0, -1)
    assert isinstance(mirror.dice, FairDice)
    assert isinstance(match.dice, FairDice)
    assert mirror.dice.drawn == match.dice.drawn


def test_what_was_taken_back_elsewhere_is_taken_back_here() -> None:
    match, mirror = twins()
    match.act(0, [HIGH])
    mirror.follow(1, match.record.entries[1:])
    mirror.follow(1, [])
    assert (mirror.rev, mirror.open_actions(0)) == (0, 0)


@pytest.mark.parametrize("keep", [0, 2, 9])
def test_nothing_settled_is_cut_and_no_line_is_missing(keep: int) -> None:
    _, mirror = twins()
    with pytest.raises(BadRecord, match="a number of lines to keep"):
        mirror.follow(keep, [])


def test_a_line_that_does_not_fit_is_not_followed() -> None:
    match, mirror = twins()
    match.act(0, [HIGH])
    wrong = replace(match.record.entries[1], mark="0" * 12)
    with pytest.raises(BadRecord, match="fingerprint"):
        mirror.follow(1, [wrong])
