"""The question of what to write: whole sheets, tried out against sheets that the others may write."""

from random import Random
from typing import Final

from bosworth.games.roses.deployment import bid_of, legal_entries, pay
from bosworth.games.roses.planning import VERB_OF, enter, writer
from bosworth.games.roses.state import (
    AMOUNT_PART,
    BID_PART,
    COMMITTED,
    NOBLE_PART,
    SHIP_PART,
    Position,
)
from bosworth.games.roses.thinking.beliefs import Beliefs
from bosworth.games.roses.thinking.figures import Account, account, figures
from bosworth.games.roses.thinking.habits import bids_of
from bosworth.games.roses.thinking.judge import Judge
from bosworth.games.roses.thinking.ledger import Ledger, Setting
from bosworth.games.roses.thinking.mixture import Mixture
from bosworth.games.roses.thinking.plan import Plan, Room
from bosworth.games.roses.thinking.planner import plan_sheet
from bosworth.games.roses.thinking.sheets import Sheet, chain_of, resolve
from bosworth.games.roses.thinking.value import projections, shares, spread_of
from bosworth.games.roses.thinking.weights import BASE, NOTHING, Weights
from bosworth.games.roses.thinking.worlds import Worlds
from bosworth.games.roses.verbs import AMOUNT, BID, COMMIT, GRAMMAR, MOVE, NEXT, SAIL
from bosworth.games.roses.view import View
from bosworth.kernel.action import verb
from bosworth.kernel.thought import Candidate, Occasion, Question, Reason

FIRST_NOISE: Final = 1.3
"""How far a beginner's judgements are off."""
NOISES: Final[list[float]] = [0.25, 0.5, 0.8]
KEPT: Final = 0.75
CLOSE: Final = 0.015
"""What a sheet may be behind the best, in chances of winning, and still be played."""
MOST_WORLDS: Final = 48
"""Worlds that a mixture goes by."""
FINALISTS: Final = 10
"""Proposals that a race is held among."""
SMALLEST: Final = 4
LARGEST: Final = 32
"""Sheets of each of the others that are imagined."""


class Proposal:
    """One sheet for each player of the seat that still writes, and what came of it, sample by sample."""

    def __init__(self, plans: list[Plan], sheets: list[Sheet]) -> None:
        self.plans = plans
        self.sheets = sheets
        self.found: list[float] = []
        self.parts: list[list[float]] = []
        self.chain: tuple[int, ...] = ()

    @property
    def mean(self) -> float:
        """The chance of winning as far as it was tried out."""
        total = 0.0
        for value in self.found:
            total += value
        return total / len(self.found) if self.found else 0.0


class Desk:
    """All that is needed to make and try out proposals."""

    def __init__(self, occasion: Occasion, weights: Weights) -> None:
        view: View = occasion.view
        self.state: Position = view.known
        self.own: list[int] = view.own
        self.rivals: list[int] = [player for player in range(self.state.players) if player not in self.own]
        self.weights = weights
        self.rng: Random = occasion.rng
        self.setting = Setting(self.state)
        self.base = Ledger(self.setting)
        self.spread = spread_of(weights, self.setting.later)
        playouts = occasion.skill.playouts
        size = min(LARGEST, SMALLEST + playouts // 60)
        plain = Weights(other=occasion.weights.get(BASE, NOTHING))  # a temper of ours is none of theirs
        self.worlds = Worlds(self.base, self.own, plain, self.rng, size, bids_of(occasion.heard, self.state.players))
        blank = Beliefs(self.setting.players, [])
        forgets = self.rng.random() < occasion.skill.blur  # whoever judges badly seldom puts himself in others' place
        self.beliefs = blank if forgets else self.worlds.beliefs
        self.writers = [player for player in self.own if self.state.part[player] != COMMITTED]
        self.ready = [sheet_of(self.setting, self.state, p) for p in self.own if self.state.part[p] == COMMITTED]

    def propose(self, noise: float, model: Proposal | None = None, kept: float = 0.0) -> Proposal:
        """A sheet for each that writes, the second as if the first had come out as meant."""
        ledger = self.base
        plans: list[Plan] = []
        for place, player in enumerate(self.writers):
            room = room_of(self.state, player)
            for sheet in self.ready + [plan.sheet for plan in plans]:
                room.beside(sheet)
            judge = Judge(ledger, player, self.own, self.weights, self.beliefs, room)
            plan = plan_sheet(judge, self.rng, noise, model.plans[place] if model else None, kept)
            plans.append(plan)
            if place + 1 < len(self.writers):
                ledger = self._meant(ledger, plan.sheet)
        return Proposal(plans, self.ready + [plan.sheet for plan in plans])

    def _meant(self, ledger: Ledger, sheet: Sheet) -> Ledger:
        """What comes of a sheet if nobody else writes anything."""
        empty = [Sheet(self.setting, player, ()) for player in range(self.setting.players)]
        empty[sheet.player] = sheet
        found = resolve(ledger, empty)
        found.appoint(-1, -1)
        return found

    def empty(self) -> Proposal:
        """Nothing more is written."""
        return Proposal([], self.ready + [sheet_of(self.setting, self.state, player) for player in self.writers])

    def outcome(self, proposal: Proposal, sample: int) -> Ledger:
        """The board after the sheets of one world."""
        sheets = self.worlds.world(sample)
        for sheet in proposal.sheets:
            sheets[sheet.player] = sheet
        return resolve(self.base, sheets)

    def try_out(self, proposal: Proposal, sample: int) -> float:
        """The chance of winning in one world; reckoned once."""
        while len(proposal.found) <= sample:
            parts = shares(projections(self.outcome(proposal, len(proposal.found)), self.weights), self.spread)
            total = 0.0
            for player in self.own:
                total += parts[player]
            proposal.found.append(total)
            proposal.parts.append([parts[player] for player in self.rivals])
        return proposal.found[sample]

    def chain(self, proposal: Proposal) -> tuple[int, ...]:
        """The way to the commitment of all sheets."""
        if not proposal.chain:
            chain: list[int] = []
            for plan in proposal.plans:
                chain += chain_of(self.state, plan.sheet.player, rest_of(self.state, plan.sheet))
            proposal.chain = tuple(chain)
        return proposal.chain


def room_of(state: Position, player: int) -> Room:
    """What may still be written on a sheet."""
    part, cursor = state.part[player], state.cursor[player]
    if part == BID_PART:
        return Room()
    kinds = {AMOUNT_PART: AMOUNT, NOBLE_PART: MOVE, SHIP_PART: SAIL, **VERB_OF}
    return Room(legal_written(state, player), (kinds[part], cursor), is_blank=False)


def legal_written(state: Position, player: int) -> list[int]:
    """What stands on a sheet and can be carried out."""
    sheet = state.sheets[player]
    trial = state.copy()
    trial.cash[player] -= bid_of(sheet)[0] if len(sheet) > 1 else 0
    bid = [entry for entry in sheet if verb(entry) in (BID, AMOUNT)]
    return bid + pay(trial, player, legal_entries(trial, player))


def sheet_of(setting: Setting, state: Position, player: int) -> Sheet:
    """A sheet that is ready."""
    return Sheet(setting, player, legal_written(state, player))


def rest_of(state: Position, sheet: Sheet) -> list[int]:
    """The entries that do not stand on the sheet yet."""
    left = list(sheet.entries)
    for entry in legal_written(state, sheet.player):
        left.remove(entry)
    return left


class SheetQuestion(Question):
    """What to write."""

    def __init__(self, desk: Desk, proposals: list[Proposal]) -> None:
        self.desk = desk
        self.proposals = proposals
        self.draw: float = desk.rng.random()
        super().__init__([_candidate(desk, proposal) for proposal in proposals])

    def trial(self, candidate: int, sample: int) -> float:
        """One world in which the sheets of all are carried out."""
        return self.desk.try_out(self.proposals[candidate], sample)

    def settle(self, winner: int) -> int:
        """One of the sheets that are as good as the best, so that nobody can rely on it."""
        best = self.proposals[winner]
        close = [winner]
        for place, proposal in enumerate(self.proposals):
            if place != winner and len(proposal.found) >= MOST_WORLDS and proposal.mean > best.mean - CLOSE:
                close.append(place)
        if len(close) == 1 or len(best.found) < MOST_WORLDS:
            return winner
        drawn = self.draw
        for place, share in zip(close, self._mixture(close).shares(), strict=True):
            drawn -= share
            if drawn < 0.0:
                return place
        return winner

    def _mixture(self, close: list[int]) -> Mixture:
        desk, size = self.desk, self.desk.worlds.size
        written = [[desk.worlds.number(player, sample) for player in desk.rivals] for sample in range(MOST_WORLDS)]
        ours = [self.proposals[place].found[:MOST_WORLDS] for place in close]
        theirs = [self.proposals[place].parts[:MOST_WORLDS] for place in close]
        return Mixture(ours, theirs, written, size)

    def reasons(self, candidate: int, other: int) -> list[Reason]:
        """What the sheet is expected to bring beside another one, or beside an empty one."""
        desk = self.desk
        one = expected(desk, self.proposals[candidate])
        model = self.proposals[other] if other != candidate else desk.empty()
        return figures(desk.setting, desk.weights, desk.own, one, expected(desk, model)) or super().reasons(candidate, other)


def expected(desk: Desk, proposal: Proposal) -> Account:
    """What comes of sheets on the average."""
    return account([desk.outcome(proposal, sample) for sample in range(desk.worlds.size)])


def _candidate(desk: Desk, proposal: Proposal) -> Candidate:
    chain = desk.chain(proposal)
    entry = chain[0]
    whole: list[int] = []
    for plan in proposal.plans:
        whole += plan.sheet.entries
    args: dict[str, int | str] = {"entry": GRAMMAR.write(entry)}
    if entry in (NEXT, COMMIT):
        return Candidate(chain, proposal.mean, "reason-done", {}, tuple(whole))
    return Candidate(chain, proposal.mean, "reason-plan", args, tuple(whole))


def sheet_question(occasion: Occasion, weights: Weights) -> Question:
    """Sheets to choose from: the one that looks best at first sight, others, and what follows from the best of them."""
    state: Position = occasion.view.known
    if state.stray[occasion.view.writer]:
        return Question([Candidate((occasion.offers[0],), 0.0, "reason-only-choice")])
    desk = Desk(occasion, weights)
    first = desk.propose(FIRST_NOISE * occasion.skill.blur)
    found = [first]
    if occasion.skill.playouts:
        found += _others(desk, first, occasion.skill.plans, occasion.skill.playouts)
    if occasion.also:
        found = [proposal for proposal in found if desk.chain(proposal) != occasion.also]
        found.append(_as_played(desk, first, occasion.also))
    return SheetQuestion(desk, found)


def _others(desk: Desk, first: Proposal, plans: int, playouts: int) -> list[Proposal]:
    """Proposals that a race is worth holding among: half made at random around the first, half like the best of these."""
    samples = max(3, min(desk.worlds.size, playouts // (2 * plans)))
    seen = {desk.chain(first)}
    desk.try_out(first, samples - 1)
    ranked = [first]
    for place in range(1, plans):
        if place < plans // 2:
            made = desk.propose(NOISES[place % len(NOISES)])
        else:
            made = desk.propose(NOISES[place % len(NOISES)], ranked[place % 3 if len(ranked) > 3 else 0], KEPT)
        if desk.chain(made) not in seen:
            seen.add(desk.chain(made))
            desk.try_out(made, samples - 1)
            ranked = sorted([*ranked, made], key=_by_mean)
    return [proposal for proposal in ranked if proposal is not first][:FINALISTS]


def _by_mean(proposal: Proposal) -> float:
    return -proposal.mean


def _as_played(desk: Desk, first: Proposal, chain: tuple[int, ...]) -> Proposal:
    """The sheets that a chain writes; what it does not come to is as at first sight."""
    trial = desk.state.copy()
    seat = desk.setting.seat[desk.writers[0]]
    for action in chain:
        player = writer(trial, seat)
        if player >= 0:
            enter(trial, player, action)
    plans: list[Plan] = []
    for plan in first.plans:
        player = plan.sheet.player
        is_written = trial.part[player] == COMMITTED or trial.sheets[player] != desk.state.sheets[player]
        plans.append(Plan(sheet_of(desk.setting, trial, player), (), (), bid_of(trial.sheets[player])) if is_written else plan)
    found = Proposal(plans, desk.ready + [plan.sheet for plan in plans])
    found.chain = chain
    return found
