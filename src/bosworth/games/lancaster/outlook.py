"""What an offer would bring, and what each law would bring to everyone: message ids and arguments, from a view alone.

Laws are foretold by their own code at work on what is seen. One that looks behind the screens says nothing of the others; one
with a choice says whom it concerns.
"""

from typing import Any, Final

from bosworth.games.lancaster import state as at
from bosworth.games.lancaster import verbs
from bosworth.games.lancaster.allies import void
from bosworth.games.lancaster.conflicts import ranking, seat_for, strength_on
from bosworth.games.lancaster.court import company
from bosworth.games.lancaster.facts import COLOURS, LETTERS, PRIVILEGES
from bosworth.games.lancaster.imagine import known
from bosworth.games.lancaster.law_kinds import UpgradeFor, UpgradeForMost
from bosworth.games.lancaster.laws import EFFECTS
from bosworth.games.lancaster.log import rewards
from bosworth.games.lancaster.nobles import is_takeable
from bosworth.games.lancaster.prompt import GRANTED, NOBODY, strength_of, tile_rewards
from bosworth.games.lancaster.state import ORDERS, Position
from bosworth.games.lancaster.tables import (
    BISHOP,
    FAVOUR_REWARD,
    FRENCH,
    GOLD,
    LAW_EFFECT,
    LAW_NAMES,
    MOST_PARTIES,
    NOBLE_ANY,
    NOBLE_POINTS,
    OFFICE_PRIVILEGE,
    OFFICE_SEALS,
    PROVINCE_REWARD,
    SEATS,
    SPACE_PRICE,
    SPACE_REWARD,
    SPACES,
    SPOILS,
    SQUIRES,
    STRENGTHS,
    TILE_REWARD,
    TRIBUTE,
    TUDOR_STRENGTH,
    VOTES,
)
from bosworth.games.lancaster.verbs import ALLY_BIT, ARCHER_BIT, STRENGTH_BITS, TUDOR_BIT
from bosworth.kernel.action import first, second, verb
from bosworth.kernel.sequence import OVER
from bosworth.kernel.view import View
from bosworth.locale.vocabulary import Message

# --- offers ------------------------------------------------------------------------------------------------------------------


def outlook(view: View, action: int) -> Message | None:
    """What an offer would bring to the one who looks."""
    kind = verb(action)
    if kind in (verbs.PROVINCE, verbs.CASTLE, verbs.CONFLICT, verbs.DUNGEON):
        return _placed(view, kind, first(action), second(action))
    if kind in (verbs.OFFICE, verbs.ALLY_OFFICE):
        return _office(view, first(action), kind == verbs.ALLY_OFFICE)
    if kind in (verbs.TREASURY, verbs.ALLY_TREASURY):
        gold, squires, votes = view["public"]["treasury"]
        is_ally = int(kind == verbs.ALLY_TREASURY)
        return "outlook-treasury", {"gold": gold, "squires": squires, "votes": votes, "ally": is_ally}
    if kind in (verbs.SUPPORT, verbs.BISHOP, verbs.TUDOR, verbs.RAISE, verbs.TRADE):
        return _strengthened(view, kind, action)
    if kind in (verbs.VOTE_YES, verbs.VOTE_NO):
        return "outlook-vote", {"number": 1 + first(action), "left": view["votes"][view["seat"]] - first(action)}
    if view["public"]["step"] == at.LAW:
        return _answered(view, action)
    return _rewarded(view, kind, first(action))


def _placed(view: View, kind: int, knight: int, place: int) -> Message:
    party = view["seat"] + int(view["options"]["players"]) * int(knight & ALLY_BIT > 0)
    if kind == verbs.PROVINCE:
        return _allys_province(view, place) if knight & ALLY_BIT else _province(view, knight, place)
    if kind == verbs.CONFLICT:
        return _conflict(view, party, knight, place)
    if kind == verbs.CASTLE:
        return "outlook-castle", {"rewards": rewards(SPACE_REWARD[place]), "number": SPACE_PRICE[place]}
    tokens = 0 if knight & ALLY_BIT else min(knight & STRENGTH_BITS, view["dishonour"][view["seat"]])
    return "outlook-dungeon", {"number": tokens}


def _province(view: View, knight: int, province: int) -> Message:
    """Who would be ousted, with how many squires at least, and what could be taken there."""
    state = known(view)
    holder = state.occupant[province]
    squires = max(0, state.total_at(province) + 1 - strength_of(knight)) if holder >= 0 else 0
    nobles = is_takeable(state, view["seat"], province)
    return "outlook-province", {
        "enemies": int(holder >= 0),
        "other": COLOURS[holder] if holder >= 0 else NOBODY,
        "squires": squires,
        "rewards": rewards(PROVINCE_REWARD[province]),
        "tiles": tile_rewards(view, province),
        "letter": LETTERS[state.letter[province]] if nobles else NOBODY,
    }


def _allys_province(view: View, province: int) -> Message:
    """15.5 Whom an ally would oust, what it could take there, and what is void for it."""
    public = view["public"]
    holder = public["occupant"][province]
    tile = _tile(view, province) if public["tile_on"][province] else []
    reward = PROVINCE_REWARD[province]
    lost = [*void(reward), *void(tile, is_tile=True)]
    found: list[Message] = []
    if holder >= 0:
        found.append(("outlook-ousts", {"other": COLOURS[holder]}))
    if kept := [part for part in reward if part not in void(reward)]:
        found.append(("outlook-brings", {"rewards": rewards(kept)}))
    if kept := [part for part in tile if part not in void(tile, is_tile=True)]:
        found.append(("outlook-tile", {"tiles": rewards(kept)}))
    if public["nobles_at"][province]:
        found.append(_leaves(view, province))
    return "outlook-ally", {"entries": [*found, *([_void(lost)] if lost else [])]}


def _tile(view: View, province: int) -> list[tuple[int, int]]:
    """14.4 The reward of a province's tile."""
    return TILE_REWARD[int(view["options"]["court"] == "yes")][province]


def _leaves(view: View, province: int) -> Message:
    """15.5 An ally sends a noble away."""
    return "outlook-leaves", {"letter": LETTERS[view["public"]["letter"][province]]}


def _void(reward: list[tuple[int, int]]) -> Message:
    """15.3, 15.5 This brings an ally nothing."""
    return "outlook-void", {"void": rewards(reward)}


def _conflict(view: View, party: int, knight: int, card: int) -> Message:
    """The English strength with this knight, and the power that its rank would bring after a victory or a defeat."""
    state = known(view)
    slot = state.cards.index(card)
    seat = seat_for(state, slot, party)
    state.holder_of[seat] = party
    state.stacks[seat * STRENGTHS + (knight & STRENGTH_BITS)] += 1
    state.tudors_on[seat] += int(knight & TUDOR_BIT > 0)
    if knight & ARCHER_BIT:
        state.holder_of[seat + 1] = party
        state.archer_on[seat + 1] = 1
    english = sum(strength_on(state, one) for one in range(slot * SEATS, (slot + 1) * SEATS))
    ranks = [rank for rank, one in enumerate(ranking(state, slot)) if state.holder_of[one] == party]
    won = sum(SPOILS[card][rank] for rank in ranks)
    lost = sum(SPOILS[card][rank + 1] for rank in ranks if rank + 1 < SEATS)
    args = {"english": english, "french": FRENCH[card], "rank": ranks[0] + 1, "won": won, "lost": lost}
    return "outlook-conflict", {**args, "favours": _favours(view, state.is_ally(party)), "ally": int(state.is_ally(party))}


def _favours(view: View, is_ally: bool) -> int:
    """Whether a knight in France brings a favour: 0 no, 1 yes, 2 one that is void for an ally, whichever it is."""
    public = view["public"]
    tiles = [reward for tile, reward in enumerate(FAVOUR_REWARD) if public["favours"] >> tile & 1]
    if public["step"] != at.PLACE or not tiles:
        return 0
    return 2 if is_ally and all(void(reward) == reward for reward in tiles) else 1


def _office(view: View, office: int, is_ally: bool) -> Message:
    """The rival to be outdone, the tribute, and what the office pays."""
    state = known(view)
    rival = state.candidate[office]
    return "outlook-office", {
        "enemies": int(rival >= 0),
        "other": COLOURS[rival] if rival >= 0 else NOBODY,
        "number": company(state, rival) if rival >= 0 else 0,
        "rewards": "" if is_ally else rewards([TRIBUTE[office]]),
        "seals": 0 if is_ally else OFFICE_SEALS[office],
        "companions": PRIVILEGES[OFFICE_PRIVILEGE[office]],
    }


def _strengthened(view: View, kind: int, action: int) -> Message | None:
    """A Lord's company, or one more bishop or a stronger knight."""
    state = known(view)
    seat = view["seat"]
    if state.step == at.COMPANY:
        more = {verbs.SUPPORT: first(action), verbs.BISHOP: BISHOP, verbs.TUDOR: TUDOR_STRENGTH}[kind]
        rival = state.candidate[state.office]
        needed = company(state, rival) + 1 if rival >= 0 else 0
        return "outlook-company", {"number": company(state, state.party) + more, "needed": needed}
    if kind == verbs.BISHOP and not state.is_ally(state.party):
        return "outlook-bishop", {"number": state.seals[seat] + state.seal_tiles[seat]}
    return None


def _rewarded(view: View, kind: int, number: int) -> Message | None:
    public, seat = view["public"], view["seat"]
    if kind in (verbs.FAVOUR, verbs.TAKE) and public["party"] != seat:
        return _allys_reward(view, kind, number)
    if kind == verbs.SQUIRES:
        return "outlook-squires", {"number": view["squires"][seat] - number}
    if kind == verbs.BUILD:
        return ("outlook-build", {}) if public["castle"][seat * SPACES + number] > 0 else None
    if kind == verbs.NAME:
        order = ORDERS[int(view["options"]["players"])][number]
        return "outlook-order", {"players": " ".join(COLOURS[player] for player in order)}
    if kind == verbs.CROSS:
        strength = public["knight_at"][public["province"]] | (TUDOR_BIT if public["tudor_at"][public["province"]] else 0)
        return _conflict(view, public["party"], strength, number)
    takes_noble = kind == verbs.TAKE and number in (verbs.TAKE_NOBLE, verbs.TAKE_BOTH, verbs.TAKE_BOTH_TILE)
    if (kind == verbs.NOBLE or takes_noble) and public["party"] == seat:
        count = public["nobles"][seat].bit_count()
        return "outlook-noble", {"number": count + 1, "power": NOBLE_POINTS[count + 1] - NOBLE_POINTS[count]}
    return None


def _allys_reward(view: View, kind: int, number: int) -> Message | None:
    """15.3, 15.5 What a favour, or what is taken in a province, leaves an ally."""
    province = view["public"]["province"]
    if kind == verbs.FAVOUR and FAVOUR_REWARD[number][0][0] == NOBLE_ANY:
        return "outlook-removes", {}
    if kind == verbs.TAKE and number == verbs.TAKE_NOBLE:
        return _leaves(view, province)
    if kind == verbs.FAVOUR:
        lost = void(FAVOUR_REWARD[number])
    elif number == verbs.TAKE_TILE:
        lost = void(_tile(view, province), is_tile=True)
    else:
        lost = void(PROVINCE_REWARD[province]) if number == verbs.TAKE_REWARD else []
    return _void(lost) if lost else None


def _answered(view: View, action: int) -> Message | None:
    """What an answer to the law in force would change for the one who gives it."""
    state = known(view)
    seat, law = state.active, state.in_force[state.law]
    before = _holdings(state, seat)
    EFFECTS[LAW_EFFECT[law]].carry(state, law, seat, action)
    after = _holdings(state, seat)
    changes: list[Message] = [
        (f"effect-{kind}", {"player": COLOURS[seat], "number": after[kind] - before[kind]})
        for kind in before
        if after[kind] != before[kind]
    ]
    return ("outlook-change", {"entries": changes}) if changes else None


def _holdings(state: Position, player: int) -> dict[str, int]:
    """What a player has of everything that an answer to a law may change."""
    gold, squires, votes = (state.goods[good * MOST_PARTIES + player] for good in (GOLD, SQUIRES, VOTES))
    return {
        "power": state.power[player],
        "gold": gold,
        "squires": squires,
        "votes": votes + state.leftover[player],
        "seals": state.seals[player] + state.seal_tiles[player],
        "dishonour": state.dishonour[player],
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
    public = view["public"]
    if public["step"] in APPLIED or (public["step"] in GRANTED and public["after"] in LATER):
        return {}
    state = known(view)
    laws = dict.fromkeys((*public["in_force"], *public["proposed"]))
    return {"laws": {LAW_NAMES[law]: law_outlook(view, law, state) for law in laws if law >= 0}}


def law_outlook(view: View, law: int, state: Position) -> Message:
    """What the law would bring now: one entry for each player and thing, or why that cannot be known."""
    name = LAW_NAMES[law]
    if LAW_EFFECT[law].startswith("most_leftover"):
        return "outlook-law-leftover", {"law": name}
    if _looks_behind_screens(view, law):
        return "outlook-law-hidden", {"law": name}
    entries = _law_entries(state, law)
    return ("outlook-law", {"law": name, "entries": entries}) if entries else ("outlook-law-none", {"law": name})


def _looks_behind_screens(view: View, law: int) -> bool:
    """Whether the law compares what the one who looks cannot see."""
    effect = LAW_EFFECT[law]
    if not effect.startswith(("most_", "fewest_")) or effect in SEEN_BY_ALL:
        return False
    return None in view["dishonour" if effect.startswith("fewest_") else "gold"]


def _law_entries(state: Position, law: int) -> list[Message]:
    """What the law does by itself, told by the law; then whom it gives a choice."""
    trial = state.copy()
    trial.telling = True
    effect = EFFECTS[LAW_EFFECT[law]]
    concerned = effect.begin(trial, law)
    found = [_entry(event.name, event.args) for event in trial.events if event.name in TOLD]
    kind = "upgrade" if isinstance(effect, UpgradeFor | UpgradeForMost) else CHOICES.get(LAW_EFFECT[law], "choice")
    return found + [(f"effect-{kind}", {"player": COLOURS[player]}) for player in state.order() if concerned >> player & 1]


def _entry(name: str, args: dict[str, Any]) -> Message:
    """One thing that somebody gets or loses."""
    player = args.get("player") or args["party"]
    if name in ("gain", "spend"):
        number = args["number"] if name == "gain" else -args["number"]
        return f"effect-{args['good']}", {"player": player, "number": number}
    return f"effect-{name.replace('-', '_')}", {"player": player, "number": args.get("number", 1)}
