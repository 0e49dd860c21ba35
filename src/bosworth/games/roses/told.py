"""Everything that can be told of a game (19.4), by name: its arguments, and whether it is worth seeing. It is all for everybody.

A whole turn is resolved by one action; its beats show it step by step, each as it has come out.
"""

from typing import Final

from bosworth.kernel.event import Telling, beat, told

EVENTS: Final[dict[str, Telling]] = {
    # A new turn and the draft.
    "turn": beat("number order"),
    "house": told("player house"),
    "display": beat("cards"),
    "pick": beat("player card"),
    "mercenaries": beat("player number"),
    "boxed": beat("cards"),
    # Money.
    "income": beat("player number"),
    "aid": beat("player number"),
    "aid-declined": told("player"),
    # Sheets, and what is carried out of them.
    "committed": told("player"),
    "sheet": beat("player entry"),
    "bid": beat("player number"),
    "captain": beat("player region number"),
    "dropped": beat("player entry"),
    "unpaid": beat("player entry"),
    "moved": beat("player card from to"),
    "sailed": beat("player card from to"),
    "white-placed": beat("player card"),
    "attackers": beat("player card number"),
    "defenders": beat("player card number"),
    # Bribery and combat.
    "bribe-failed": beat("player victim card", hits="player"),
    "bribe-won": beat("player victim card region place", hits="victim", is_grave=True),
    "garrison": beat("player card number"),
    "battle": beat("player victim card attackers defenders"),
    "repelled": told("player victim card attackers defenders", hits="victim"),
    "conquered": beat("player victim card attackers defenders", hits="victim", is_grave=True),
    "neutral": beat("player victim card attackers defenders", hits="victim", is_grave=True),
    "title": beat("title player victim", hits="victim", is_grave=True),
    # Parliament.
    "region": beat("region first second strengths decided"),
    "region-empty": beat("region"),
    "vote": beat("region house decided lancaster york"),
    "king": beat("house lancaster york"),
    "title-points": beat("player title number"),
    "trade": beat("player card number"),
    "church": beat("player card number"),
    # Ends.
    "turn-end": beat("number scores"),
    "game-end": beat("players"),
    "resigned": beat("players"),
}
"""By name."""
