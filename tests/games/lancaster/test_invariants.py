"""Section 18: what holds at every step of every game, looked at in random play with everything in play."""

import json
from collections.abc import Iterator

import pytest

from bosworth.games.lancaster import GAME, codes
from bosworth.games.lancaster.knights import dungeon_total
from bosworth.games.lancaster.placement import can_place
from bosworth.games.lancaster.steps import State
from bosworth.games.lancaster.tables import (
    BISHOPS,
    COPIES,
    DUNGEON,
    MOST_BISHOPS,
    NOBLES_A_PROVINCE,
    PRIVILEGE_COUNT,
    PROVINCES,
    SEALS,
    SEATS,
    SLOTS,
    SPACES,
    STOCK,
    STRENGTHS,
)
from bosworth.games.lancaster.view import SECRETS, view
from bosworth.kernel.chance import FastDice

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


def positions(options: dict[str, str], games: int = 4) -> Iterator[State]:
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


def knights_everywhere(s: State, party: int, strength: int) -> int:
    place = party * STRENGTHS + strength
    count = s.court[place] + s.reserve[place] + s.dungeon[place] + s.support[place]
    count += sum(s.occupant[p] == party and s.knight_at[p] == strength for p in range(PROVINCES))
    count += s.castle[party * SPACES : (party + 1) * SPACES].count(strength)
    return count + sum(s.stacks[n * STRENGTHS + strength] for n in range(SLOTS * SEATS) if s.holder_of[n] == party)


@each_game
def test_18_1_no_knight_is_lost_or_found(options: dict[str, str]) -> None:
    for s in positions(options):
        in_hand = {(s.party, s.knight & 7)} if s.step == codes.RETINUE else set()
        for party in range(s.parties):
            counts = [knights_everywhere(s, party, strength) + ((party, strength) in in_hand) for strength in range(1, STRENGTHS)]
            if party < s.players:
                assert counts == COPIES[1:]
            else:
                assert all(count <= most for count, most in zip(counts, COPIES[1:], strict=True))
                assert 7 - sum(counts) == (s.bishops[party] if options.get("preset") == "big_box" else 0)


@each_game
def test_18_2_spaces_hold_one_entry(options: dict[str, str]) -> None:
    for s in positions(options):
        for slot in range(SLOTS):
            seats = range(slot * SEATS, (slot + 1) * SEATS)
            owners = [s.holder_of[n] for n in seats if s.holder_of[n] >= 0 and not s.archer_on[n]]
            assert len(owners) == len(set(owners))
            if s.step != codes.RANSOM:
                assert all(
                    bool(sum(s.stacks[n * STRENGTHS : (n + 1) * STRENGTHS])) == (s.holder_of[n] >= 0 and not s.archer_on[n])
                    for n in seats
                )
        for p in range(PROVINCES):
            assert (s.occupant[p] >= 0) == (s.knight_at[p] > 0)
        for player in range(s.players):
            both = zip(s.castle[player * SPACES :][:SPACES], s.extensions[player * SPACES :][:SPACES], strict=True)
            assert not any(knight and tile for knight, tile in both)


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
        if s.step == codes.BALLOT and s.ballot == 0:
            seen += 1
            assert not any(can_place(s, player) for player in range(s.players))
    assert seen >= 20


@each_game
def test_18_5_after_a_round_all_are_at_court_or_in_the_lower_row(options: dict[str, str]) -> None:
    before = 1
    for s in positions(options):
        if s.round > before and s.step == codes.PLACE:
            assert max(s.occupant) == -1
            assert not any(s.castle)
            assert not any(s.dungeon)
            assert not any(s.support)
            assert not any(s.stacks[SLOTS // 2 * SEATS * STRENGTHS :])
        before = s.round


@each_game
def test_18_6_no_noble_twice_and_none_appears(options: dict[str, str]) -> None:
    for s in positions(options):
        whole = NOBLES_A_PROVINCE[s.players] * PROVINCES
        left = sum(s.nobles_at) + sum(s.nobles[player].bit_count() for player in range(s.players))
        assert left == whole if s.players > 2 else left <= whole
        for province in range(PROVINCES):
            owners = sum(s.nobles[player] >> s.letter[province] & 1 for player in range(s.players))
            assert owners + s.nobles_at[province] <= NOBLES_A_PROVINCE[s.players]


@each_game
def test_18_7_goods_are_never_negative_and_the_strict_supply_adds_up(options: dict[str, str]) -> None:
    strict = GAME.info.settle(options)["supply"] == "strict"
    for s in positions(options):
        assert min(s.goods) >= 0
        assert min(s.leftover) >= 0
        assert min(s.treasury) >= 0
        if strict:
            assert min(s.stock) >= 0
            on_board = [0, sum(s.squires_at) + sum(s.law_squires), sum(s.leftover)]
            for good in range(3):
                held = sum(s.goods[good * 5 : good * 5 + 5])
                assert s.stock[good] + held + s.treasury[good] + on_board[good] == STOCK


@each_game
def test_18_8_seals_bishops_privileges_and_the_dungeon_have_limits(options: dict[str, str]) -> None:
    for s in positions(options):
        court = s.rules[codes.COURT_MODULE]
        assert sum(s.seals) + s.seals_left == (SEALS if court else 0)
        assert sum(s.seal_tiles) <= 3
        assert s.bishops_left + sum(s.bishops) <= BISHOPS[s.players]
        assert max(s.bishops) <= MOST_BISHOPS
        assert dungeon_total(s) <= DUNGEON
        used = [sum(s.shield_at), sum(s.archer_on), sum(s.tudor_at) + sum(s.tudors_on) + sum(s.support_tudors)]
        for kind in range(3):
            assert used[kind] + sum(s.ready[kind::3]) + sum(s.awarded[kind::3]) <= PRIVILEGE_COUNT[kind]


@each_game
def test_18_9_no_view_shows_what_is_behind_anothers_screen(options: dict[str, str]) -> None:
    for s in positions(options, games=1):
        for seat in (*range(s.players), None):
            shown = view(s, seat)
            json.dumps(shown)
            for name in SECRETS:
                for player, value in enumerate(shown[name]):
                    is_open = s.players == 2 or player == seat or s.step == codes.OVER
                    assert (value is not None) == is_open
            if s.step == codes.BALLOT:
                assert all(value in (0, -1) for player, value in enumerate(shown["ballots"]) if player != seat)


@each_game
def test_18_10_placement_always_ends(options: dict[str, str]) -> None:
    length = 0
    for s in positions(options):
        length = length + 1 if s.step in (codes.PLACE, codes.RETINUE, codes.COMPANY, codes.FAVOUR) else 0
        assert length < 1000
