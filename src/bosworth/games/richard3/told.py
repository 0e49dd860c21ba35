"""Everything that can be told of a game (section 13), by name: its arguments, who hears it, and whether it is worth seeing.

What only one side may know is told twice: to its owner by name, to the others without (`-hidden`).
"""

from typing import Final

from bosworth.kernel.event import ONE, OTHERS, Telling, beat, told

EVENTS: Final[dict[str, Telling]] = {
    # Campaigns, turns and cards.
    "campaign": beat("number of year"),
    "hand": told("cards", ONE),
    "hand-shown": beat("side cards"),
    "hand-kept": told("side"),
    "hand-redrawn": told("side"),
    "turn": told("number"),
    "card-chosen": told("side"),
    "cards": beat("lancaster york side"),
    "player-turn": beat("side card points"),
    "turn-ended": told("side"),
    # Journeys: the picture shows who has arrived.
    "move": beat("block from to", ONE),
    "move-hidden": beat("side from to", OTHERS),
    "sail": beat("block from to sea", ONE),
    "sail-hidden": beat("side from to sea", OTHERS),
    "recruit": beat("block from to", ONE),
    "recruit-hidden": beat("side from to", OTHERS),
    "retreat": beat("block side area"),
    "regroup": beat("block from to", ONE),
    "regroup-hidden": beat("side from to", OTHERS),
    "disband": beat("block from to", ONE),
    "disband-hidden": beat("side from to", OTHERS),
    "home": beat("block from to", ONE),
    "home-hidden": beat("side from to", OTHERS),
    "stay": told("block from to", ONE),
    "stay-hidden": told("side from to", OTHERS),
    "banish": beat("block from to", ONE),
    "banish-hidden": beat("side from to", OTHERS),
    # Muster and Plague: what the losses are is told before the first death, what they come to is seen behind the last.
    "muster": beat("side area"),
    "plague": beat("side area"),
    "plague-loss": told("block area", ONE),
    "plague-loss-hidden": told("side area", OTHERS),
    "plague-toll": beat("side area number", hits="side"),
    # Battles: dice before their hits are taken, hits before the block is taken away, the outcome before the board is cleared.
    "battle": beat("side area"),
    "battle-line": beat("side blocks strengths"),
    "round": beat("number area"),
    "reserves": beat("side blocks strengths"),
    "reserves-early": beat("side blocks strengths"),
    "roles-swapped": told("side"),
    "fire": beat("block dice power hits"),
    "charge": beat("block dice power hits target"),
    "reply": beat("block dice power hits target"),
    "hit": beat("block steps"),
    "pass": told("block side"),
    "cut-off": told("block side area"),
    "treachery-succeeds": beat("target dice block"),
    "treachery-fails": beat("target dice block"),
    "defects": beat("block side other area", hits="other"),
    "battle-won": beat("side other area", hits="other"),
    # Deaths and titles.
    "eliminated": beat("block side area", hits="side"),
    "king-dead": beat("side", hits="side", is_grave=True),
    "new-king": beat("block side area"),
    "new-king-away": beat("block side"),
    "new-pretender": beat("block side"),
    "prisoner-freed": beat("block side area"),
    # Supply.
    "supply": told("number"),
    "captive": told("side"),
    "execution": beat("side other block area moved", hits="other", is_grave=True),
    "spared": told("side"),
    "minor-enters": beat("block side area"),
    "overfull": told("side area number"),
    "starve": beat("block area", ONE),
    "starve-hidden": beat("side area", OTHERS),
    # The political turn.
    "politics": told("number"),
    "usurpation": beat("king pretender side other", hits="other", is_grave=True),
    "no-usurpation": beat("king pretender side"),
    "crowned": beat("block side"),
    "homecoming-ends": told("side"),
    # Score and end.
    "scores": told("lancaster york"),
    "win-crown": beat("side other"),
    "win-no-heirs": beat("side other"),
    "win-resigned": beat("side other"),
    "held": told("side blocks middlesex number"),
}
"""By name."""
