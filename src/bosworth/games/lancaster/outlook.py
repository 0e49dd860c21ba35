"""What an offer would bring, and what each law would bring to everyone: message ids and arguments, from a view alone.

Laws are foretold by their own code at work on what is seen. One that looks behind the screens says nothing of the others; one
with a choice says whom it concerns.
"""

from typing import Any, Final

from bosworth.games.lancaster import state as at
from bosworth.games.lancaster import tables, verbs
from bosworth.games.lancaster.allies import void
from bosworth.games.lancaster.conflicts import english, join, ranking
from bosworth.games.lancaster.court import company
from bosworth.games.lancaster.facts import COLOURS, LETTERS, PRIVILEGES
from bosworth.games.lancaster.goods import has
from bosworth.games.lancaster.law_kinds import UpgradeFor, UpgradeForMost
from bosworth.games.lancaster.laws import EFFECTS
from bosworth.games.lancaster.log import rewards
from bosworth.games.lancaster.measures import nobles
from bosworth.games.lancaster.nobles import is_takeable
from bosworth.games.lancaster.placement import least_squires
from bosworth.games.lancaster.prompt import GRANTED, KNIGHTS, NOBODY, rival, tile_rewards
from bosworth.games.lancaster.provinces import tile_reward
from bosworth.games.lancaster.state import ORDERS, Position
from bosworth.games.lancaster.verbs import ALLY_BIT, STRENGTH_BITS, TUDOR_BIT
from bosworth.games.lancaster.view import View
from bosworth.kernel.action import first, second, verb
from bosworth.kernel.sequence import OVER
from bosworth.locale.vocabulary import Message

# --- offers ------------------------------------------------------------------------------------------------------------------


def outlook(view: View, action: int) -> Message | None:
    """What an offer would bring to the one who looks."""
    s: Position = view.known
    seat, kind = view.seat, verb(action)
    assert seat is not None, "only a seat has offers"
    if kind in KNIGHTS:
        return _placed(s, seat, kind, first(action), second(action))
    if kind in (verbs.OFFICE, verbs.ALLY_OFFICE):
        return _office(s, first(action), kind == verbs.ALLY_OFFICE)
    if kind in (verbs.TREASURY, verbs.ALLY_TREASURY):
        gold, squires, votes = s.treasury
        is_ally = int(kind == verbs.ALLY_TREASURY)
        return "outlook-treasury", {"gold": gold, "squires": squires, "votes": votes, "ally": is_ally}
    if kind in (verbs.SUPPORT, verbs.BISHOP, verbs.TUDOR, verbs.RAISE, verbs.TRADE):
        return _strengthened(s, seat, kind, action)
    if kind in (verbs.VOTE_YES, verbs.VOTE_NO):
        return "outlook-vote", {"number": 1 + first(action), "left": has(s, seat, tables.VOTES) - first(action)}
    if s.step == at.LAW:
        return _answered(s, action)
    return _rewarded(s, seat, kind, first(action))


def _placed(s: Position, seat: int, kind: int, knight: int, place: int) -> Message:
    is_ally = knight & ALLY_BIT > 0
    if kind == verbs.PROVINCE:
        return _allys_province(s, place) if is_ally else _province(s, seat, knight, place)
    if kind == verbs.CONFLICT:
        return _conflict(s, seat + s.players if is_ally else seat, knight, place)
    if kind == verbs.CASTLE:
        return "outlook-castle", {"rewards": rewards(tables.SPACE_REWARD[place]), "number": tables.SPACE_PRICE[place]}
    return "outlook-dungeon", {"number": 0 if is_ally else min(knight & STRENGTH_BITS, s.dishonour[seat])}


def _province(s: Position, seat: int, knight: int, province: int) -> Message:
    """Who would be ousted, with how many squires at least, and what could be taken there."""
    return "outlook-province", {
        **rival(s.occupant[province]),
        "squires": least_squires(s, province, knight),
        "rewards": rewards(tables.PROVINCE_REWARD[province]),
        "tiles": tile_rewards(s, province),
        "letter": LETTERS[s.letter[province]] if is_takeable(s, seat, province) else NOBODY,
    }


def _allys_province(s: Position, province: int) -> Message:
    """15.5 Whom an ally would oust, what it could take there, and what is void for it."""
    tile = tile_reward(s, province) if s.tile_on[province] else []
    reward = tables.PROVINCE_REWARD[province]
    lost = [*void(reward), *void(tile, is_tile=True)]
    found: list[Message] = []
    if s.occupant[province] >= 0:
        found.append(("outlook-ousts", {"other": COLOURS[s.occupant[province]]}))
    if kept := [part for part in reward if part not in void(reward)]:
        found.append(("outlook-brings", {"rewards": rewards(kept)}))
    if kept := [part for part in tile if part not in void(tile, is_tile=True)]:
        found.append(("outlook-tile", {"tiles": rewards(kept)}))
    if s.nobles_at[province]:
        found.append(_leaves(s, province))
    return "outlook-ally", {"entries": [*found, *([_void(lost)] if lost else [])]}


def _leaves(s: Position, province: int) -> Message:
    """15.5 An ally sends a noble away."""
    return "outlook-leaves", {"letter": LETTERS[s.letter[province]]}


def _void(reward: list[tuple[int, int]]) -> Message:
    """15.3, 15.5 This brings an ally nothing."""
    return "outlook-void", {"void": rewards(reward)}


def _conflict(s: Position, party: int, knight: int, card: int) -> Message:
    """The English strength with this knight, and the power that its rank would bring after a victory or a defeat."""
    trial = s.copy()
    slot = trial.cards.index(card)
    join(trial, party, card, knight)
    ranks = [rank for rank, one in enumerate(ranking(trial, slot)) if trial.holder_of[one] == party]
    won = sum(tables.SPOILS[card][rank] for rank in ranks)
    lost = sum(tables.SPOILS[card][rank + 1] for rank in ranks if rank + 1 < tables.SEATS)
    args = {"english": english(trial, slot), "french": tables.FRENCH[card], "rank": ranks[0] + 1, "won": won, "lost": lost}
    return "outlook-conflict", {**args, "favours": _favours(s, s.is_ally(party)), "ally": int(s.is_ally(party))}


def _favours(s: Position, is_ally: bool) -> int:
    """Whether a knight in France brings a favour: 0 no, 1 yes, 2 one that is void for an ally, whichever it is."""
    tiles = [reward for tile, reward in enumerate(tables.FAVOUR_REWARD) if s.favours >> tile & 1]
    if s.step != at.PLACE or not tiles:
        return 0
    return 2 if is_ally and all(void(reward) == reward for reward in tiles) else 1


def _office(s: Position, office: int, is_ally: bool) -> Message:
    """The rival to be outdone, the tribute, and what the office pays."""
    other = s.candidate[office]
    return "outlook-office", {
        **rival(other),
        "number": company(s, other) if other >= 0 else 0,
        "rewards": "" if is_ally else rewards([tables.TRIBUTE[office]]),
        "seals": 0 if is_ally else tables.OFFICE_SEALS[office],
        "companions": PRIVILEGES[tables.OFFICE_PRIVILEGE[office]],
    }


def _strengthened(s: Position, seat: int, kind: int, action: int) -> Message | None:
    """A Lord's company, or one more bishop or a stronger knight."""
    if s.step == at.COMPANY:
        more = {verbs.SUPPORT: first(action), verbs.BISHOP: tables.BISHOP, verbs.TUDOR: tables.TUDOR_STRENGTH}[kind]
        other = s.candidate[s.office]
        needed = company(s, other) + 1 if other >= 0 else 0
        return "outlook-company", {"number": company(s, s.party) + more, "needed": needed}
    if kind == verbs.BISHOP and not s.is_ally(s.party):
        return "outlook-bishop", {"number": s.seals[seat] + s.seal_tiles[seat]}
    return None


def _rewarded(s: Position, seat: int, kind: int, number: int) -> Message | None:
    if kind in (verbs.FAVOUR, verbs.TAKE) and s.party != seat:
        return _allys_reward(s, kind, number)
    if kind == verbs.SQUIRES:
        return "outlook-squires", {"number": has(s, seat, tables.SQUIRES) - number}
    if kind == verbs.BUILD:
        return ("outlook-build", {}) if s.castle[seat * tables.SPACES + number] > 0 else None
    if kind == verbs.NAME:
        return "outlook-order", {"players": " ".join(COLOURS[player] for player in ORDERS[s.players][number])}
    if kind == verbs.CROSS:
        return _conflict(s, s.party, s.knight_at[s.province] | (TUDOR_BIT if s.tudor_at[s.province] else 0), number)
    takes_noble = kind == verbs.TAKE and number in (verbs.TAKE_NOBLE, verbs.TAKE_BOTH, verbs.TAKE_BOTH_TILE)
    if (kind == verbs.NOBLE or takes_noble) and s.party == seat:
        count = nobles(s, seat)
        return "outlook-noble", {"number": count + 1, "power": tables.NOBLE_POINTS[count + 1] - tables.NOBLE_POINTS[count]}
    return None


def _allys_reward(s: Position, kind: int, number: int) -> Message | None:
    """15.3, 15.5 What a favour, or what is taken in a province, leaves an ally."""
    if kind == verbs.FAVOUR and tables.FAVOUR_REWARD[number][0][0] == tables.NOBLE_ANY:
        return "outlook-removes", {}
    if kind == verbs.TAKE and number == verbs.TAKE_NOBLE:
        return _leaves(s, s.province)
    if kind == verbs.FAVOUR:
        lost = void(tables.FAVOUR_REWARD[number])
    elif number == verbs.TAKE_TILE:
        lost = void(tile_reward(s, s.province), is_tile=True)
    else:
        lost = void(tables.PROVINCE_REWARD[s.province]) if number == verbs.TAKE_REWARD else []
    return _void(lost) if lost else None


def _answered(s: Position, action: int) -> Message | None:
    """What an answer to the law in force would change for the one who gives it."""
    seat, law, trial = s.active, s.in_force[s.law], s.copy()
    EFFECTS[tables.LAW_EFFECT[law]].carry(trial, law, seat, action)
    before, after = _holdings(s, seat), _holdings(trial, seat)
    changes: list[Message] = [
        (f"effect-{kind}", {"player": COLOURS[seat], "number": after[kind] - before[kind]})
        for kind in before
        if after[kind] != before[kind]
    ]
    return ("outlook-change", {"entries": changes}) if changes else None


def _holdings(s: Position, player: int) -> dict[str, int]:
    """What a player has of everything that an answer to a law may change."""
    return {
        "power": s.power[player],
        "gold": has(s, player, tables.GOLD),
        "squires": has(s, player, tables.SQUIRES),
        "votes": has(s, player, tables.VOTES) + s.leftover[player],
        "seals": s.seals[player] + s.seal_tiles[player],
        "dishonour": s.dishonour[player],
    }


# --- laws --------------------------------------------------------------------------------------------------------------------

TOLD: Final = ("gain", "spend", "power", "dishonour", "seals", "new-knight")
"""Events that say what somebody gets or loses."""
CHOICES: Final = {"extension_per_conflicts": "extension", "swap_for_stronger": "upgrade", "no_bishop_discard_dishonour": "pardon"}
"""Laws with a choice that is about one thing; for the others it is just a choice."""
SEEN_BY_ALL: Final = ("most_knights_in_conflicts",)
"""Laws for those who have most of something that lies open."""


APPLIED: Final = (OVER, at.PROVINCE, at.CROSSING, at.SURREY, at.CASTLE, at.RANSOM)
"""Decisions before which the laws have been applied, and what follows a reward that comes after them."""
LATER: Final = (at.PROVINCE_DONE, at.CASTLE_GOES_ON)


def forecast(view: View) -> dict[str, Any]:
    """What each law on the table would bring now to everyone, until the laws have been applied."""
    s: Position = view.known
    if s.step in APPLIED or (s.step in GRANTED and s.after in LATER):
        return {}
    return {
        "laws": {tables.LAW_NAMES[law]: law_outlook(view, law) for law in dict.fromkeys((*s.in_force, *s.proposed)) if law >= 0}
    }


def law_outlook(view: View, law: int) -> Message:
    """What the law would bring now: one entry for each player and thing, or why that cannot be known."""
    name = tables.LAW_NAMES[law]
    if tables.LAW_EFFECT[law].startswith("most_leftover"):
        return "outlook-law-leftover", {"law": name}
    if _looks_behind_screens(view, tables.LAW_EFFECT[law]):
        return "outlook-law-hidden", {"law": name}
    entries = _law_entries(view.known, law)
    return ("outlook-law", {"law": name, "entries": entries}) if entries else ("outlook-law-none", {"law": name})


def _looks_behind_screens(view: View, effect: str) -> bool:
    """Whether the law compares what the one who looks cannot see."""
    if not effect.startswith(("most_", "fewest_")) or effect in SEEN_BY_ALL:
        return False
    return -1 in (view.dishonour if effect.startswith("fewest_") else view.gold)


def _law_entries(state: Position, law: int) -> list[Message]:
    """What the law does by itself, told by the law; then whom it gives a choice."""
    trial = state.copy()
    trial.telling = True
    effect = EFFECTS[tables.LAW_EFFECT[law]]
    concerned = effect.begin(trial, law)
    found = [_entry(event.name, event.args) for event in trial.events if event.name in TOLD]
    kind = "upgrade" if isinstance(effect, UpgradeFor | UpgradeForMost) else CHOICES.get(tables.LAW_EFFECT[law], "choice")
    return found + [(f"effect-{kind}", {"player": COLOURS[player]}) for player in state.order() if concerned >> player & 1]


def _entry(name: str, args: dict[str, Any]) -> Message:
    """One thing that somebody gets or loses."""
    player = args.get("player") or args["party"]
    if name in ("gain", "spend"):
        number = args["number"] if name == "gain" else -args["number"]
        return f"effect-{args['good']}", {"player": player, "number": number}
    return f"effect-{name.replace('-', '_')}", {"player": player, "number": args.get("number", 1)}
