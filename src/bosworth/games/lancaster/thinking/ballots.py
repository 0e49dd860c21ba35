"""Votes: what each law would bring to whom, which side everybody is on, and how many tokens that is worth."""

from typing import Final

from bosworth.games.lancaster.goods import has
from bosworth.games.lancaster.law_kinds import Choice, UpgradeFor, UpgradeForMost
from bosworth.games.lancaster.laws import EFFECTS, wants_leftovers
from bosworth.games.lancaster.measures import conflicts, extensions, provinces, unbuilt
from bosworth.games.lancaster.state import Position
from bosworth.games.lancaster.tables import (
    EXTENSION,
    GOLD,
    LAW_EFFECT,
    LAW_GOODS,
    LAW_PER,
    LAW_POWER,
    ROUNDS,
    SQUIRES,
    VOTES,
)
from bosworth.games.lancaster.thinking import value
from bosworth.games.lancaster.thinking.noise import Noise
from bosworth.games.lancaster.thinking.value import good_worth
from bosworth.games.lancaster.thinking.weights import Weights
from bosworth.games.lancaster.verbs import VOTE_NO, VOTE_YES
from bosworth.kernel.action import only, pack, verb

INDIFFERENT: Final = 0.2
"""A wish so small is none."""
PLAIN: Final = 2.0
"""A wish so great is plain to everybody."""
TOKENS_A_POINT: Final = 0.75
"""How many tokens a wish of a point is worth while other ballots are to come."""
PRICE: Final = 0.25
"""Of a token, while other ballots are to come."""
LAST_PRICE: Final = 0.01
SWORN: Final = 0.8
"""How likely somebody spends all he has left on the last ballot."""
FUTURE: Final = 0.25
"""What a law counts for the rounds in which it will still be in force."""


def law_gains(state: Position, law: int, w: Weights) -> list[float]:
    """By player: what a law would bring now."""
    s: Position = state.copy()
    before = [value.holdings(s, player, w) for player in range(s.players)]
    effect = EFFECTS[LAW_EFFECT[law]]
    asked = effect.begin(s, law)
    found: list[float] = []
    for player in range(s.players):
        gain = value.holdings(s, player, w) - before[player]
        if asked >> player & 1:
            if isinstance(effect, (UpgradeFor, UpgradeForMost)):
                gain += value.upgrade_worth(s, player, w)
            elif isinstance(effect, Choice):
                gain += choice_worth(s, law, player, w)
        found.append(gain)
    return found


def choice_worth(s: Position, law: int, player: int, w: Weights) -> float:
    """About what a law's choice is worth to a player."""
    effect = LAW_EFFECT[law]
    if effect == "buy_power" or effect == "buy_power_with_leftover_vote":  # noqa: PLR1714 - a loop over texts is slower
        return _purchase(s, law, player, w)
    if effect == "extension_per_conflicts":
        number = min(conflicts(s, player) // LAW_PER[law], len(unbuilt(s, player)))
        return number * value.part_worth(s, player, EXTENSION, 1, w)
    if effect == "buy_extension":
        price = LAW_GOODS[law][GOLD]
        each = value.part_worth(s, player, EXTENSION, 1, w) - price * good_worth(s, GOLD, w)
        return max(0.0, each * min(has(s, player, GOLD) // price, len(unbuilt(s, player))))
    if effect == "pay_gold_per_province_or_recall":
        return -0.9 * provinces(s, player)
    if effect == "pay_squire_per_extension_or_flip":
        return -0.7 * extensions(s, player)
    if effect == "no_bishop_discard_dishonour":
        return 1.2 * w.dishonour if s.dishonour[player] else 0.0
    if effect == "squires_to_conflicts":
        return 0.4 * min(has(s, player, SQUIRES), conflicts(s, player))
    if effect == "swap_for_stronger":
        return value.upgrade_worth(s, player, w)
    return 0.1


def _purchase(s: Position, law: int, player: int, w: Weights) -> float:
    times = 99
    each = float(LAW_POWER[law])
    for good in (GOLD, SQUIRES):
        price = LAW_GOODS[law][good]
        if price:
            times = min(times, has(s, player, good) // price)
            each -= price * good_worth(s, good, w)
    if LAW_EFFECT[law] == "buy_power_with_leftover_vote":
        times = min(times, max(s.leftover[player], has(s, player, VOTES) // 2))
    return max(0.0, times * each)


class Ballot:
    """One ballot before it is cast: who wishes what, and how much he may put into it."""

    def __init__(self, s: Position, w: Weights) -> None:
        new = law_gains(s, s.proposed[s.ballot], w)
        old = law_gains(s, s.in_force[0], w)
        weight = 1.0 + (FUTURE if s.round < ROUNDS else 0.0)
        self.wishes: list[float] = []
        """By player: how much better off he is than the others if the law is adopted."""
        self.tokens: list[int] = []
        total = 0.0
        for player in range(s.players):
            total += new[player] - old[player]
        for player in range(s.players):
            swing = new[player] - old[player]
            self.wishes.append(weight * (swing - (total - swing) / (s.players - 1)))
            self.tokens.append(has(s, player, VOTES))
        self.is_last = s.ballot + 1 == len(s.proposed) and not _keeps_leftovers(s)

    def tokens_wanted(self, player: int, chance: float) -> int:
        """How many tokens a player puts in, at some point of his mixture."""
        wish = abs(self.wishes[player])
        if wish < INDIFFERENT or self._is_settled(player):
            return 0
        if self.is_last:
            return self.tokens[player] if chance < SWORN else int(self.tokens[player] * (1.0 - chance) / (1.0 - SWORN))
        return min(self.tokens[player], int(wish * TOKENS_A_POINT * 2.0 * chance + 0.3))

    def _is_settled(self, player: int) -> bool:
        """Whether no token of the player can matter: his side wins without any, or loses with all."""
        with_him = against = most_with = most_against = 0
        for other in range(len(self.wishes)):
            if (self.wishes[other] > 0.0) == (self.wishes[player] > 0.0):
                with_him += 1
                most_with += 1 + self.tokens[other]
            else:
                against += 1
                most_against += 1 + self.tokens[other]
        tie = 0 if self.wishes[player] > 0.0 else 1
        return with_him >= most_against + tie or most_with < against + tie

    def reasonable(self, player: int, offers: list[int]) -> list[int]:
        """The votes without those plainly against one's wish, and without tokens where they cannot matter."""
        wish = self.wishes[player]
        is_idle = abs(wish) < INDIFFERENT or self._is_settled(player)
        found: list[int] = []
        for action in offers:
            is_against = (verb(action) == VOTE_YES) != (wish > 0.0) and abs(wish) > PLAIN
            if not is_against and not (is_idle and only(action)):
                found.append(action)
        return found or offers

    def cast(self, player: int, noise: Noise) -> int:
        """The vote of a player, as an action."""
        tokens = self.tokens_wanted(player, noise.chance())
        return pack(VOTE_YES if self.wishes[player] + 0.3 * noise.next() > 0.0 else VOTE_NO, tokens)

    def balance_of_others(self, player: int, noise: Noise) -> int:
        """How far the others' votes are for the law, at some point of their mixtures."""
        balance = 0
        for other in range(len(self.wishes)):
            if other != player:
                number = 1 + self.tokens_wanted(other, noise.chance())
                balance += number if self.wishes[other] + 0.3 * noise.next() > 0.0 else -number
        return balance


def _keeps_leftovers(s: Position) -> bool:
    for law in s.in_force:
        if wants_leftovers(law):
            return True
    return wants_leftovers(s.proposed[s.ballot])


def vote_values(s: Position, ballot: Ballot, seat: int, offers: list[int], noise: Noise, samples: int) -> list[float]:
    """What each vote is worth against the mixtures of the others: a row of the matrix, summed up."""
    balances = [ballot.balance_of_others(seat, noise) for _ in range(samples)]
    price = LAST_PRICE if ballot.is_last else PRICE
    found: list[float] = []
    for action in offers:
        number = only(action)
        own = 1 + number if verb(action) == VOTE_YES else -1 - number
        adopted = 0
        for balance in balances:
            adopted += 1 if balance + own >= 0 else 0
        found.append(ballot.wishes[seat] * adopted / samples - price * number)
    return found
