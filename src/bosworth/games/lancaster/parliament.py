"""Section 7: three sealed ballots, and the laws in force applied from left to right."""

from bosworth.games.lancaster import log
from bosworth.games.lancaster.facts import COLOURS
from bosworth.games.lancaster.goods import has, put_back, spend
from bosworth.games.lancaster.laws import EFFECTS, wants_leftovers
from bosworth.games.lancaster.state import BALLOT, COURT_AWARDS, LAW, LAW_TURN, NEXT_BALLOT, NEXT_LAW, Position
from bosworth.games.lancaster.tables import LAW_EFFECT, LAW_NAMES, LAWS_IN_FORCE, MOST_PARTIES, VOTES
from bosworth.games.lancaster.verbs import VOTE_NO, VOTE_YES
from bosworth.kernel.action import only, pack, verb
from bosworth.kernel.chance import Dice


def next_ballot(s: Position, dice: Dice) -> None:
    """7.1 The next proposal; 7.3 after the third the votes left over are set apart."""
    s.barriers += 1
    s.opened = 0
    if s.ballot < len(s.proposed):
        s.ballots = [0] * MOST_PARTIES
        s.go(BALLOT)
        return
    _set_leftovers_apart(s)
    s.law = 0
    s.go(NEXT_LAW)


def still_voting(s: Position) -> list[int]:
    """7.1 Everyone who has not voted yet."""
    return [player for player in range(s.players) if not s.ballots[player]]


def legal_vote(s: Position, seat: int) -> list[int]:
    """7.1 Yes or no, with any number of the own tokens."""
    tokens = range(has(s, seat, VOTES) + 1)
    return [pack(VOTE_YES, number) for number in tokens] + [pack(VOTE_NO, number) for number in tokens]


def play_vote(s: Position, seat: int, action: int, dice: Dice) -> None:
    """7.1 Votes are sealed until all are in."""
    s.ballots[seat] = 1 + int(verb(action) == VOTE_YES) + 2 * only(action)
    log.party(s, "voted", seat)
    if all(s.ballots[player] for player in range(s.players)):
        _count(s)


def says_yes(ballot: int) -> bool:
    """Whether a ballot says yes."""
    return (ballot - 1) & 1 == 1


def tokens_in(ballot: int) -> int:
    """The tokens in a ballot."""
    return (ballot - 1) >> 1


def _count(s: Position) -> None:
    """7.1 Each tile counts 1, each token 1; a tie adopts. 7.2 A law adopted pushes out the oldest."""
    balance = 0
    for player in range(s.players):
        number = 1 + tokens_in(s.ballots[player])
        balance += number if says_yes(s.ballots[player]) else -number
    law = s.proposed[s.ballot]
    if s.telling:
        _open_ballots(s)
        s.tell("ballots", {"law": LAW_NAMES[law], "adopted": int(balance >= 0)}, reveals=True)
    for player in range(s.players):
        spend(s, player, VOTES, tokens_in(s.ballots[player]))
    if balance >= 0:
        s.in_force = [*s.in_force[1:], law]
    s.ballot += 1
    s.go(NEXT_BALLOT)


def _open_ballots(s: Position) -> None:
    """7.1 One after the other, so that each can be seen as it is opened."""
    for player in range(s.players):
        s.opened = player + 1
        vote = "yes" if says_yes(s.ballots[player]) else "no"
        s.tell("ballot", {"player": COLOURS[player], "vote": vote, "number": tokens_in(s.ballots[player])}, reveals=True)


def _set_leftovers_apart(s: Position) -> None:
    """7.3 Votes left over go to the supply now, or after the laws if one of them asks for them."""
    base = VOTES * MOST_PARTIES
    s.leftover = s.goods[base : base + MOST_PARTIES]
    s.goods[base : base + MOST_PARTIES] = [0] * MOST_PARTIES
    if not any(wants_leftovers(law) for law in s.in_force):
        _drop_leftovers(s)


def _drop_leftovers(s: Position) -> None:
    put_back(s, VOTES, sum(s.leftover))
    s.leftover = [0] * MOST_PARTIES


# --- the laws in force -------------------------------------------------------------------------------------------------------


def next_law(s: Position, dice: Dice) -> None:
    """7.4 The next law in force does its work, and those whom it gives a choice are asked in turn order."""
    if s.law == LAWS_IN_FORCE:
        _drop_leftovers(s)
        s.go(COURT_AWARDS)
        return
    law = s.in_force[s.law]
    log.learned(s, "law", False, law=LAW_NAMES[law])
    s.todo = EFFECTS[LAW_EFFECT[law]].begin(s, law)
    s.go(LAW_TURN)


def law_turn(s: Position, dice: Dice) -> None:
    """7.4 The next player in turn order who has a choice."""
    for player in s.order():
        if s.todo >> player & 1:
            s.todo &= ~(1 << player)
            s.party = player
            s.after = LAW_TURN
            s.cursor = 0
            s.paid = 0
            s.ask(player, LAW)
            law = s.in_force[s.law]
            EFFECTS[LAW_EFFECT[law]].ask(s, law, player)
            return
    s.law += 1
    s.go(NEXT_LAW)


def legal_law(s: Position, seat: int) -> list[int]:
    """10 What the law offers the player."""
    law = s.in_force[s.law]
    return EFFECTS[LAW_EFFECT[law]].offers(s, law, seat)


def play_law(s: Position, seat: int, action: int, dice: Dice) -> None:
    """10 What the player makes of it."""
    law = s.in_force[s.law]
    EFFECTS[LAW_EFFECT[law]].carry(s, law, seat, action)
