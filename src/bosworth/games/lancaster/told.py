"""Everything that can be told of a game, by name: its arguments, and whether it is worth seeing. Everybody hears all of it.

Amounts are told as they change hands; what is behind a screen stays there (section 3).
"""

from typing import Final

from bosworth.kernel.event import Telling, beat, told

EVENTS: Final[dict[str, Telling]] = {
    # Rounds.
    "first-player": beat("party"),
    "law-sets": told("sets"),
    "conflicts": beat("cards"),
    "proposals": beat("laws"),
    "round": beat("number"),
    "tile": beat("province"),
    # Placement: who is ousted is seen once more before the new one stands there.
    "no-placement": told("party"),
    "castle": beat("party strength space"),
    "province": beat("party strength province squires total"),
    "ousted": beat("party strength province by", hits="party", is_grave=True),
    "recalled": beat("party strength province"),
    "conflict-joined": beat("party strength card"),
    "favour": beat("party favour"),
    "void": told("party void"),
    # Goods and rewards.
    "gain": beat("player good number"),
    "spend": beat("player good number"),
    "power": beat("player number source"),
    "new-knight": beat("party"),
    "upgrade": beat("party place strength"),
    "extension": beat("party space"),
    "noble": beat("party letter province"),
    "noble-removed": beat("party letter province"),
    # Court and displeasure.
    "treasury": beat("party gold squires votes"),
    "asks-office": beat("party office"),
    "office-sought": beat("party office strength"),
    "office-lost": beat("party office", hits="party", is_grave=True),
    "office": beat("party office"),
    "seals": beat("party number"),
    "seal-tile": beat("party"),
    "bishop": beat("party"),
    "bishop-removed": beat("party"),
    "bishop-traded": beat("party place strength"),
    "dungeon": beat("party strength"),
    "dishonour": beat("party number", hits="party"),
    "dishonour-returned": beat("party number"),
    # Parliament: the ballots are opened one after the other.
    "voted": told("party"),
    "ballot": beat("player vote number"),
    "ballots": beat("law adopted"),
    "law": beat("law"),
    "law-winners": told("law good players"),
    "law-amounts": told("law good players amounts"),
    "loses": told("player good number", hits="player"),
    "squire-sent": beat("party card"),
    "flipped": beat("party space"),
    "seals-broken": told("party number tiles"),
    # Rewards: provinces, castles, conflicts before their cards are cleared.
    "takes": beat("party province choice"),
    "crosses": beat("party strength card"),
    "collects": beat("party space"),
    "conflict": beat("card english french won ranks tie"),
    "homecoming": beat("card"),
    "slides-down": beat("card"),
    "ransomed": beat("party strength"),
    "captured": beat("party number card", hits="party", is_grave=True),
    # The end.
    "final": beat("kind player number"),
    "over": beat("winners power"),
    "screen": told("player gold squires seals seal_tiles dishonour"),
}
"""By name."""
