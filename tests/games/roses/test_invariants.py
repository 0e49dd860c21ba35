"""19.3: what is true at every moment of every game, in random play of all numbers of players and options."""

import pytest

from bosworth.games.roses import GAME
from bosworth.games.roses.draft import legal as draft_offers
from bosworth.games.roses.state import DRAFT, Position
from bosworth.games.roses.tables import ASSET_COUNT, CARD, DECK, MERC_COUNTERS, PLACES, TITLE_COUNTS, TITLE_MINIMUM, TURNS
from bosworth.kernel.chance import FastDice
from bosworth.kernel.conformance import variants


def check(state: Position, checks_titles: bool) -> None:
    owned = [asset for asset in range(ASSET_COUNT) if state.owner[asset] >= 0]
    boxed_mercs = [card for card in state.box if card >= ASSET_COUNT]
    cards = [*state.deck, *state.face_up, *state.display, *state.box, *owned]
    assert sorted(cards) == DECK, "every card is in one place"
    assert len(boxed_mercs) <= len(DECK) - ASSET_COUNT
    assert state.stack + sum(state.mercs) + sum(state.hired) == MERC_COUNTERS
    assert min(state.cash) >= 0
    assert min(state.mercs) >= 0
    for player in range(state.players):
        assert state.held[player] == sum(1 << asset for asset in owned if state.owner[asset] == player)
    assert all(PLACES >> card & 1 for card in state.face_up), "only locations become neutral again"
    assert sum(king >= 0 for king in state.kings) <= state.turn <= TURNS
    assert sorted(state.order) == list(range(state.players))
    if checks_titles:
        for title, counted in enumerate(TITLE_COUNTS):
            counts = [(held & counted).bit_count() for held in state.held]
            holder = state.title[title]
            assert (max(counts) < TITLE_MINIMUM) if holder < 0 else counts[holder] == max(counts) >= TITLE_MINIMUM


@pytest.mark.no_cover
@pytest.mark.parametrize("variant", variants(GAME.info), ids=lambda variant: "-".join(variant.values()))
def test_what_is_always_true(variant: dict[str, str]) -> None:
    dice = FastDice("-".join(variant.values()))
    state = GAME.new(GAME.info.settle(variant), dice)
    at_once = state.options["titles"] == "at_once"
    scores = state.score[:]
    while state.actors():
        seat = state.actors()[0]
        legal = state.legal(seat)
        state.carry_out(seat, legal[dice.pick(len(legal))], dice)
        check(state, at_once)
        while state.run_stage(dice):
            check(state, at_once)
        assert all(after >= before for after, before in zip(state.score, scores, strict=True)), "nobody loses points"
        scores = state.score[:]
    assert sum(scores) > 0


def test_each_region_has_its_four_locations() -> None:
    assert PLACES.bit_count() == 24
    assert CARD["windsor"] in [asset for asset in range(ASSET_COUNT) if PLACES >> asset & 1]


def test_nobody_is_offered_more_than_he_can_read() -> None:
    """Offers stay few: at most the display, or a part of the sheet; void entries only behind `stray`."""
    most = 0
    for seed in range(30):
        dice = FastDice(seed)
        state = GAME.new(GAME.info.settle({}), dice)
        while state.actors():
            seat = state.actors()[0]
            legal = state.legal(seat)
            if state.step == DRAFT:
                assert legal == draft_offers(state, seat)
            most = max(most, len(legal))
            state.play(seat, legal[dice.pick(len(legal))], dice)
    assert 20 < most <= 100
