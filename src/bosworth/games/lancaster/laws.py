"""Section 10: every effect of a law by the name that `data/laws.toml` gives it.

To add a law: give it an entry in `data/laws.toml`. If no effect here does what it says, write one function in `law_gains` (no
choice) or three in `law_choices` (whom it concerns, what it offers, what is made of it), and enter it below.
"""

from typing import Final

from bosworth.games.lancaster import law_choices as choices
from bosworth.games.lancaster import law_gains as gains
from bosworth.games.lancaster.law_gains import gold_of, leftover_of, squires_of
from bosworth.games.lancaster.law_kinds import Choice, Effect, ToEach, ToMost, UpgradeFor, UpgradeForMost
from bosworth.games.lancaster.measures import knights_in_conflicts
from bosworth.games.lancaster.tables import LAW_EFFECT, LAW_NAMES
from bosworth.kernel.errors import BadData

EFFECTS: Final[dict[str, Effect]] = {
    "most_gold_upgrade_deployed": UpgradeForMost(gold_of, only_deployed=True),
    "most_squires_new_knight": ToMost(squires_of, gains.recruit),
    "power_per_provinces": ToEach(gains.power_per_provinces),
    "buy_votes": Choice(choices.anyone, choices.offer_votes, choices.buy_votes),
    "buy_power": Choice(choices.anyone, choices.offer_power, choices.buy_power),
    "extension_per_conflicts": Choice(choices.earns_extensions, choices.offer_earned, choices.build_earned),
    "squires_per_deployed": ToEach(gains.squires_per_deployed),
    "bundle_per_conflicts": ToEach(gains.bundle_per_conflicts),
    "no_deployed_upgrade": UpgradeFor(choices.has_none_deployed),
    "swap_for_stronger": Choice(choices.can_swap, choices.offer_yes_no, choices.swap),
    "power_per_extensions": ToEach(gains.power_per_extensions),
    "power_per_conflict": ToEach(gains.power_per_conflict),
    "all_deployed_of_strength": ToEach(gains.all_deployed_of_strength),
    "new_knight_per_nobles": ToEach(gains.new_knight_per_nobles),
    "deployed_all_strengths": ToEach(gains.deployed_all_strengths),
    "votes_per_conflict": ToEach(gains.votes_per_conflict),
    "most_squires_bundle": ToMost(squires_of, gains.bundle),
    "most_gold_bundle": ToMost(gold_of, gains.bundle),
    "no_nobles_bundle": ToEach(gains.no_nobles_bundle),
    "squires_to_conflicts": Choice(choices.is_at_war, choices.offer_front, choices.send),
    "buy_extension": Choice(choices.has_unbuilt, choices.offer_bought, choices.build_bought),
    "power_per_castle_knight": ToEach(gains.power_per_castle_knight),
    "most_leftover_votes_upgrade": UpgradeForMost(leftover_of, only_deployed=False),
    "pay_gold_per_province_or_recall": Choice(choices.holds_provinces, choices.offer_farm, choices.farm),
    "pay_squire_per_extension_or_flip": Choice(choices.has_extensions, choices.offer_upkeep, choices.keep_up),
    "exchange": Choice(choices.anyone, choices.offer_exchange, choices.exchange),
    "power_per_support_squires": ToEach(gains.power_per_support_squires),
    "power_per_province_without_noble": ToEach(gains.power_per_province_without_noble),
    "buy_power_with_leftover_vote": Choice(choices.has_leftover, choices.offer_petition, choices.petition),
    "most_knights_in_conflicts": ToMost(knights_in_conflicts, gains.power),
    "most_lose": gains.MostLose(),
    "fewest_dishonour_power": gains.FewestDishonourScore(),
    "no_bishop_discard_dishonour": Choice(choices.has_no_bishop, choices.offer_pardon, choices.pardon),
    "seals_to_goods": Choice(choices.anyone, choices.offer_seals, choices.break_seals),
    "most_leftover_votes_seal": ToMost(leftover_of, gains.seal),
    "most_goods_power": gains.MostGoodsScore(),
    "dishonour_per_empty_provinces": ToEach(gains.dishonour_per_empty_provinces),
    "power_per_dungeon_knight": ToEach(gains.power_per_dungeon_knight),
}

LEFTOVER_EFFECTS: Final = ("most_leftover_votes_upgrade", "buy_power_with_leftover_vote", "most_leftover_votes_seal")
"""7.3 Effects that ask for the votes left after the third ballot."""

for _name, _effect in zip(LAW_NAMES, LAW_EFFECT, strict=True):
    if _effect not in EFFECTS:
        raise BadData("laws.toml", _name, f"there is no effect {_effect}")


def wants_leftovers(law: int) -> bool:
    """7.3 Whether a law asks for the votes left over."""
    return LAW_EFFECT[law] in LEFTOVER_EFFECTS
