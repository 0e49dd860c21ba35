"""Which card to pick, and when to ask the French: each choice tried out with the rest of the draft played on."""

from random import Random
from typing import Final

from bosworth.games.roses.income import aid_for
from bosworth.games.roses.state import Position
from bosworth.games.roses.tables import AID_MOST, ASSET_COUNT, CARD_NAMES, INCOME, MERC_VALUE, PICKS, PLAYERS
from bosworth.games.roses.thinking.figures import account, figures
from bosworth.games.roses.thinking.ledger import Ledger, Setting
from bosworth.games.roses.thinking.value import chance, projections, spread_of, stakes
from bosworth.games.roses.thinking.weights import Weights
from bosworth.games.roses.verbs import AID
from bosworth.kernel.action import only
from bosworth.kernel.thought import Candidate, Occasion, Question, Reason

BLUR: Final = 6.0
"""Points by which a beginner misjudges a card."""
FAR: Final = 0.3
"""Of the best card's worth, what a card must be worth to be thought of at all."""
UNLIKE: Final = 1.5
"""Points by which others judge cards differently."""
DEALS: Final = 160
"""Ways in which the draft may go on that are tried out."""
LUCK: Final = 3.0
"""Points by which a turn comes out otherwise than it looks after the draft."""


class Hall:
    """The draft, to be played on quickly."""

    def __init__(self, occasion: Occasion, weights: Weights) -> None:
        self.state: Position = occasion.view.known
        self.own: list[int] = occasion.view.own
        self.weights = weights
        self.setting = Setting(self.state)
        self.base = Ledger(self.setting)
        self.display: list[int] = self.state.display[:]
        self.total: int = self.state.players * PICKS[self.state.players][self.state.turn > 1]
        self.soldiers: int = min(MERC_VALUE[self.state.turn - 1], self.state.stack)
        self.horizon = 1.0 + weights.fading * self.setting.later
        self.earning = weights.earning(self.setting.later + 1)
        found = projections(self.base, weights)
        self.spread = spread_of(weights, self.setting.later + 1)
        self.stakes: list[list[float]] = []
        for player in range(self.setting.players):
            side = [p for p in range(self.setting.players) if self.setting.seat[p] == self.setting.seat[player]]
            self.stakes.append(stakes(found, side, self.spread, weights))

    def picker(self, picks: int) -> int:
        """8.3 Whose pick it is."""
        lap, place = divmod(picks, self.setting.players)
        backwards = self.state.turn == 1 and lap % 2
        return self.setting.backwards[place] if backwards else self.setting.order[place]

    def worth(self, ledger: Ledger, player: int) -> float:
        """What a parliament now would bring a player, less what it would bring the others."""
        points = ledger.points()
        total = 0.0
        for other, stake in enumerate(self.stakes[player]):
            total += stake * points[other]
        return total

    def value(self, ledger: Ledger, before: float, card: int, player: int) -> float:
        """What a card is worth to a player, now and later."""
        if card >= ASSET_COUNT:
            return self.weights.mercenary * self.soldiers
        titles = ledger.title[:]
        ledger.give(card, player)
        after = self.worth(ledger, player)
        ledger.give(card, -1)
        ledger.title = titles
        lasting = self.weights.strength * (1 + self.setting.later) * self.state.chart.cp[card]
        return (after - before) * self.horizon + self.earning * INCOME[card] + lasting

    def take(self, ledger: Ledger, display: list[int], card: int, player: int) -> None:
        """8.5 A pick takes effect."""
        display.remove(card)
        if card < ASSET_COUNT:
            ledger.give(card, player)
        else:
            ledger.mercs[player] += self.soldiers

    def play_on(self, first: int, rng: Random) -> Ledger:
        """A pick, and the rest of the draft as the others judge."""
        ledger, display = self.base.twin(), self.display[:]
        self.take(ledger, display, first, self.picker(self.state.picks))
        for picks in range(self.state.picks + 1, self.total):
            if not display:
                break
            player = self.picker(picks)
            before = self.worth(ledger, player)
            best, most = -1, -1.0e9
            for card in display:
                value = self.value(ledger, before, card, player) + UNLIKE * rng.gauss(0.0, 1.0)
                if value > most:
                    best, most = card, value
            self.take(ledger, display, best, player)
        return ledger

    def dealt(self, card: int) -> Ledger:
        """The position with a card picked."""
        found = self.base.twin()
        if card < ASSET_COUNT:
            found.give(card, self.picker(self.state.picks))
        return found

    def denied(self, card: int) -> list[Reason]:
        """Who else would gain most points by the card."""
        best, most = -1, 0
        for rival in range(self.setting.players):
            if card < ASSET_COUNT and rival not in self.own:
                trial = self.base.twin()
                trial.give(card, rival)
                gained = trial.points()[rival] - self.base.points()[rival]
                if gained > most:
                    best, most = rival, gained
        return [Reason("reason-denies", {"player": PLAYERS[best], "number": most})] if best >= 0 else []


class DraftQuestion(Question):
    """Which card to pick."""

    def __init__(self, hall: Hall, candidates: list[Candidate], seed: int) -> None:
        super().__init__(candidates)
        self.hall = hall
        self.seed = seed
        self.found: dict[int, float] = {}

    def trial(self, candidate: int, sample: int) -> float:
        """The rest of the draft, and what it promises: so many ways of it are enough."""
        number = sample % DEALS
        key = candidate * DEALS + number
        if key not in self.found:
            self.found[key] = self._play(candidate, number)
        return self.found[key]

    def _play(self, candidate: int, sample: int) -> float:
        hall = self.hall
        rng = Random(self.seed + sample)
        luck = [LUCK * rng.gauss(0.0, 1.0) for _ in range(hall.setting.players)]
        ledger = hall.play_on(only(self.candidates[candidate].chain[0]), rng)
        for player in range(hall.setting.players):
            ledger.cash[player] += ledger.income[player]
        found = _after_draft(hall, ledger)
        return chance([value + luck[player] for player, value in enumerate(found)], hall.own, hall.spread)

    def reasons(self, candidate: int, other: int) -> list[Reason]:
        """What a card brings now beside another one, and what it keeps from whom it would serve best."""
        hall = self.hall
        card = only(self.candidates[candidate].chain[0])
        model = [account([hall.dealt(card)]), account([hall.base if other == candidate else hall.dealt(self._card(other))])]
        found = figures(hall.setting, hall.weights, hall.own, model[0], model[1])[:1]
        return (found + hall.denied(card)) or super().reasons(candidate, other)

    def _card(self, candidate: int) -> int:
        return only(self.candidates[candidate].chain[0])


def _after_draft(hall: Hall, ledger: Ledger) -> list[float]:
    """Final scores to be expected when the cards lie so: money is about to be spent on the first sheet of several."""
    found = projections(ledger, hall.weights)
    later = hall.setting.later
    for player in range(hall.setting.players):
        found[player] += (hall.weights.saving(later) - hall.weights.saving(later - 1)) * ledger.cash[player]
        if not later:
            found[player] += hall.weights.mercenary * ledger.mercs[player]
    return found


def draft_question(occasion: Occasion, weights: Weights) -> Question:
    """The cards of the display, what looks best first."""
    hall = Hall(occasion, weights)
    player = hall.picker(hall.state.picks)
    before = hall.worth(hall.base, player)
    skill = occasion.skill
    values = [hall.value(hall.base, before, only(offer), player) for offer in occasion.offers]
    judged: list[tuple[float, int]] = []
    for place, value in enumerate(values):
        judged.append((value + BLUR * skill.blur * occasion.rng.gauss(0.0, 1.0), -place))
    judged.sort(reverse=True)
    least = FAR * max(values)
    also = occasion.also[0] if occasion.also else 0
    judged = [pair for pair in judged if values[-pair[1]] >= least or occasion.offers[-pair[1]] == also] or judged
    ranked = [_candidate(occasion.offers[-place], value) for value, place in judged]
    kept = [
        candidate for place, candidate in enumerate(ranked) if place < max(2, skill.plans) or candidate.chain == occasion.also
    ]
    return DraftQuestion(hall, kept, occasion.rng.randrange(1 << 30))


def _candidate(offer: int, value: float) -> Candidate:
    card = only(offer)
    if card >= ASSET_COUNT:
        return Candidate((offer,), value, "reason-mercenaries")
    return Candidate((offer,), value, "reason-card", {"card": CARD_NAMES[card]})


class AidQuestion(Question):
    """Whether to take French Aid now."""

    def __init__(self, candidates: list[Candidate], occasion: Occasion, setting: Setting, weights: Weights) -> None:
        super().__init__(candidates)
        state: Position = occasion.view.known
        self.own: list[int] = occasion.view.own
        self.player: int = state.order[state.asked]
        self.offered = aid_for(state, self.player)
        self.later = setting.later
        self.weights = weights
        setting.aid[self.player] = 0
        self.without = projections(Ledger(setting), weights)
        """What everybody may expect if there were no aid for the player."""
        self.spread = spread_of(weights, setting.later + 1)
        self.seed = occasion.rng.randrange(1 << 30)

    def trial(self, candidate: int, sample: int) -> float:
        """What the money buys, now or in the best of the turns to come, as a chance."""
        takes = self.candidates[candidate].chain[0] == AID
        worth = self.weights.saving(self.later) * self.offered if takes else self._waiting(Random(self.seed + sample))
        found = self.without[:]
        found[self.player] += worth
        return chance(found, self.own, self.spread)

    def reasons(self, candidate: int, other: int) -> list[Reason]:
        """The sum that is offered, for taking it."""
        if self.candidates[candidate].chain[0] == AID:
            return [Reason("reason-sum", {"number": self.offered})]
        return super().reasons(candidate, other)

    def _waiting(self, rng: Random) -> float:
        """The gap wanders; of the sums to come we may miss the best, and so get something between the next and that."""
        gap = float(self.offered)
        best = 0.0
        following = 0.0
        for later in range(self.later - 1, -1, -1):
            gap += 8.0 * rng.gauss(0.0, 1.0)
            worth = self.weights.saving(later) * max(0.0, min(float(AID_MOST), gap))
            best = max(best, worth)
            if later == self.later - 1:
                following = worth
        return 0.5 * (best + following)


def aid_question(occasion: Occasion, weights: Weights) -> Question:
    """Take it or wait: at first sight it is taken when it is much, or when few turns are left."""
    state: Position = occasion.view.known
    setting = Setting(state)
    offered = aid_for(state, state.order[state.asked])
    enough = offered >= 5.0 + 3.5 * setting.later or not setting.later
    candidates = [
        Candidate((offer,), float((offer == AID) == enough), "reason-aid" if offer == AID else "reason-wait")
        for offer in occasion.offers
    ]
    candidates.sort(key=_by_worth)
    return AidQuestion(candidates, occasion, setting, weights)


def _by_worth(candidate: Candidate) -> float:
    return -candidate.worth
