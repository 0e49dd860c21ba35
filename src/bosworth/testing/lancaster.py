"""Pictures of Lancaster positions: `"Stafford: blue 1 +2; Harfleur: blue 2, -, red 1; blue court: 1 2; blue: 3 gold, 1 votes"`.

What a place is and how it is written:
- a province: party, strength, `+` squires, `tudor`, `shield`;
- a conflict (`lower Harfleur` in the lower row): its three spaces from the top, `-` for an empty one; strengths joined by `+`,
  `tudor`, or `archer`; `gone` if the card is not on the board;
- `blue court`, `blue reserve`: strengths; `blue castle`: `s1 2, s3 1`; `blue extensions`: `s1, s6 flipped`;
- `blue ready`: privileges that may be used;
- `blue`: amounts of what is named, such as `3 gold, 2 squires, 5 power, 1 bishops, 2 seals, 1 dishonour`, or `nobles AB`;
- `dungeon`: `blue 2, red 3`; an office: its candidate with strengths, `+1 bishops`, `tudor`; `treasury`, `favours`, `tiles`;
- `nobles stafford`: how many are left there; `officer chancellor`: who holds an office.
"""

from collections.abc import Mapping
from typing import Any

from bosworth.games.lancaster import GAME
from bosworth.games.lancaster import state as at
from bosworth.games.lancaster.conflicts import UPPER
from bosworth.games.lancaster.facts import COLOURS, GOODS, LETTERS, PRIVILEGES
from bosworth.games.lancaster.options import INFO
from bosworth.games.lancaster.setup import set_up
from bosworth.games.lancaster.state import ACTIVE, FLIPPED, Position
from bosworth.games.lancaster.steps import SEQUENCE
from bosworth.games.lancaster.tables import (
    CARD,
    COPIES,
    FAVOUR_NAMES,
    LAW,
    MOST_PARTIES,
    OFFICE_NAMES,
    PROVINCE,
    PROVINCE_NAMES,
    SEATS,
    SLOTS,
    SPACE_NAMES,
    SPACES,
    STRENGTHS,
)
from bosworth.kernel.chance import FastDice, LoadedDice
from bosworth.testing.scenario import Scenario

STARTS = {
    "extensions": at.FIRST_EXTENSION,
    "round": at.NEW_ROUND,
    "placement": at.NEXT_PLACER,
    "parliament": at.NEXT_BALLOT,
    "laws": at.NEXT_LAW,
    "offices": at.COURT_AWARDS,
    "provinces": at.NEXT_PROVINCE,
    "castles": at.NEXT_CASTLE,
    "conflicts": at.NEXT_CONFLICT,
    "end": at.END_OF_ROUND,
    "final": at.FINAL_SCORING,
}
"""Stages by name, as `scenario` takes them."""
BLOCKER = "B4b"
"""A law that asks everybody: it stops the game after the law under test."""
AMOUNTS = ("power", "leftover", "bishops", "seals", "seal_tiles", "dishonour")


class Table(Scenario):
    """A Lancaster position under test."""

    def __init__(self, state: Position, dice: LoadedDice) -> None:
        super().__init__(GAME, state, dice, compare)

    @property
    def step(self) -> str:
        """The name of the decision that is due."""
        name: str = SEQUENCE.names[self.state.step]
        return name

    def has(self, colour: str, good: str) -> int:
        """How much a player has of something."""
        return int(_amount(self.state, COLOURS.index(colour), good))


def scenario(  # noqa: PLR0913 - a position has many sides
    picture: str = "",
    *,
    players: int = 4,
    options: Mapping[str, str] | None = None,
    start: str = "placement",
    seat: str = "blue",
    laws: str = "",
    law: str = "",
    proposed: str = "",
    **fields: Any,
) -> Table:
    """A position to test, bare but for the picture: all other knights are in reserve, nobody has anything, all nobles are there.

    - `start` is the stage to begin with, and `seat` the first player, who places first;
    - `laws` are the laws in force; `law` applies that one alone and stops before the next; `proposed` are the proposals.
    Further `fields` are those of the position.
    """
    settled = INFO.settle({"players": str(players), "nobles": "fixed", **(options or {})})
    state = bare(settled)
    state.keep_beats()
    state.round = 1
    state.first = COLOURS.index(seat)
    state.active = (state.first - 1) % players
    for place, text in read_picture(picture):
        put(state, place, text)
    state.conflict_pile = [card for card in CARD.values() if card not in state.cards]
    state.bag = [province for province in state.bag if not state.tile_on[province]]
    _settle_reserves(state)
    _set_laws(state, laws, law, proposed)
    state.step = STARTS["laws" if law else start]
    state.province = -1
    state.todo = (1 << players) - 1
    for name, value in fields.items():
        setattr(state, name, value[:] if isinstance(value, list) else value)
    dice = LoadedDice()
    state.advance(dice)
    return Table(state, dice)


def bare(options: Mapping[str, str]) -> Position:
    """The board of these options without pieces."""
    state = set_up(options, FastDice(1))
    state.events = []
    state.court = [0] * len(state.court)
    state.goods = [0] * len(state.goods)
    state.cards = [-1] * SLOTS
    return state


def _settle_reserves(state: Position) -> None:
    for party in range(state.parties):
        for strength in range(1, STRENGTHS):
            gone = _in_service(state, party, strength)
            state.reserve[party * STRENGTHS + strength] = COPIES[strength] - gone


def _in_service(state: Position, party: int, strength: int) -> int:
    base = party * STRENGTHS + strength
    count = state.court[base] + state.dungeon[base] + state.support[base]
    count += sum(state.occupant[p] == party and state.knight_at[p] == strength for p in range(len(PROVINCE_NAMES)))
    count += state.castle[party * SPACES : (party + 1) * SPACES].count(strength)
    seats = [seat for seat in range(SLOTS * SEATS) if state.holder_of[seat] == party]
    return count + sum(state.stacks[seat * STRENGTHS + strength] for seat in seats)


def _set_laws(state: Position, laws: str, law: str, proposed: str) -> None:
    if law:
        laws = f"{law} {law} {BLOCKER}"
        state.law = 1
    if laws:
        state.in_force = [LAW[name] for name in laws.split()]
    if proposed:
        state.proposed = [LAW[name] for name in proposed.split()]


def read_picture(picture: str) -> list[tuple[str, str]]:
    """Places with what stands there, as text."""
    parts = [part.strip() for part in picture.lower().replace("\n", ";").split(";")]
    pairs = [part.partition(":") for part in parts if part]
    return [(place.strip(), text.strip()) for place, _, text in pairs]


def compare(state: Position, picture: str) -> list[str]:
    """How the position differs from a picture, in the places that the picture names."""
    found: list[str] = []
    model = bare(state.options)
    for place, text in read_picture(picture):
        put(model, place, text)
        wanted, seen = describe(model, place, text), describe(state, place, text)
        if wanted != seen:
            found.append(f"{place}: {seen}, not {wanted}")
    return found


# --- writing into a position ----------------------------------------------------------------------------------------------------


def put(state: Position, place: str, text: str) -> None:
    """Put what the text says into a place."""
    words = place.split()
    if place in PROVINCE:
        _put_province(state, PROVINCE[place], text.split())
    elif words[-1] in CARD:
        _put_conflict(state, words, text)
    elif words[0] in COLOURS:
        _put_player(state, COLOURS.index(words[0]), words[1:], text)
    elif place in OFFICE_NAMES:
        _put_company(state, OFFICE_NAMES.index(place), text.split())
    else:
        _put_other(state, words, text)


def _put_province(state: Position, province: int, words: list[str]) -> None:
    if words:
        state.occupant[province] = COLOURS.index(words[0])
        state.knight_at[province] = int(words[1])
        state.squires_at[province] = sum(int(word[1:]) for word in words if word[0] == "+")
        state.tudor_at[province] = int("tudor" in words)
        state.shield_at[province] = int("shield" in words)


def _put_conflict(state: Position, words: list[str], text: str) -> None:
    if text == "gone":
        return
    slots = range(UPPER) if words[0] == "lower" else range(UPPER, SLOTS)
    slot = next(slot for slot in slots if state.cards[slot] < 0)
    state.cards[slot] = CARD[words[-1]]
    for seat, entry in enumerate([part.split() for part in text.split(",") if part.strip()]):
        if entry != ["-"]:
            at = slot * SEATS + seat
            state.holder_of[at] = COLOURS.index(entry[0])
            state.archer_on[at] = int("archer" in entry)
            state.tudors_on[at] = int("tudor" in entry)
            if entry[1] != "archer":
                for strength in entry[1].split("+"):
                    state.stacks[at * STRENGTHS + int(strength)] += 1


def _put_player(state: Position, party: int, words: list[str], text: str) -> None:
    if not words:
        for part in text.split(","):
            _put_amount(state, party, part.split())
    elif words[0] in ("court", "reserve"):
        row = getattr(state, words[0])
        row[party * STRENGTHS : (party + 1) * STRENGTHS] = [text.split().count(str(n)) for n in range(STRENGTHS)]
    elif words[0] == "ready":
        for privilege in text.split():
            state.ready[party * 3 + PRIVILEGES.index(privilege)] = 1
    else:
        for space_words in filter(None, (part.split() for part in text.split(","))):
            space = party * SPACES + SPACE_NAMES.index(space_words[0]) % SPACES
            if words[0] == "castle":
                state.castle[space] = int(space_words[1])
            else:
                state.extensions[space] = FLIPPED if "flipped" in space_words else ACTIVE


def _put_amount(state: Position, party: int, words: list[str]) -> None:
    if words[0] == "nobles":
        state.nobles[party] = sum(1 << LETTERS.index(letter) for letter in words[1].upper()) if len(words) > 1 else 0
    elif words[1] in GOODS:
        state.goods[GOODS.index(words[1]) * MOST_PARTIES + party] = int(words[0])
    else:
        getattr(state, words[1])[party] = int(words[0])


def _put_company(state: Position, office: int, words: list[str]) -> None:
    if words:
        party = COLOURS.index(words[0])
        state.candidate[office] = party
        state.lord[party] = 1 + office
        for word in words[1:]:
            if word.isdecimal():
                state.support[party * STRENGTHS + int(word)] += 1
        state.support_bishops[party] = sum(int(word[1:]) for word in words if word[0] == "+")
        state.support_tudors[party] = int("tudor" in words)


def _put_other(state: Position, words: list[str], text: str) -> None:
    if words[0] == "dungeon":
        for part in filter(None, (part.split() for part in text.split(","))):
            for strength in part[1:]:
                state.dungeon[COLOURS.index(part[0]) * STRENGTHS + int(strength)] += 1
    elif words[0] == "treasury":
        for part in filter(None, (part.split() for part in text.split(","))):
            state.treasury[GOODS.index(part[1])] = int(part[0])
    elif words[0] == "favours":
        state.favours = sum(1 << FAVOUR_NAMES.index(name) for name in text.split())
    elif words[0] == "tiles":
        state.tile_on = [int(name in text.split()) for name in PROVINCE_NAMES]
    elif words[0] == "nobles":
        state.nobles_at[PROVINCE[words[1]]] = int(text)
    else:
        state.officer[OFFICE_NAMES.index(words[1])] = COLOURS.index(text) if text else -1


# --- reading from a position ----------------------------------------------------------------------------------------------------


def describe(state: Position, place: str, text: str) -> Any:
    """What stands in a place, as far as the text speaks of it, in a form that can be compared."""
    words = place.split()
    if place in PROVINCE:
        p = PROVINCE[place]
        return state.occupant[p], state.knight_at[p], state.squires_at[p], state.tudor_at[p], state.shield_at[p]
    if words[-1] in CARD:
        return _describe_conflict(state, words)
    if words[0] in COLOURS:
        return _describe_player(state, COLOURS.index(words[0]), words[1:], text)
    if place in OFFICE_NAMES:
        party = state.candidate[OFFICE_NAMES.index(place)]
        knights = state.support[party * STRENGTHS : (party + 1) * STRENGTHS] if party >= 0 else []
        return party, knights, state.support_bishops[party] if party >= 0 else 0, state.support_tudors[party] if party >= 0 else 0
    found = {
        "dungeon": state.dungeon,
        "treasury": state.treasury,
        "favours": state.favours,
        "tiles": state.tile_on,
    }
    if words[0] == "nobles":
        return state.nobles_at[PROVINCE[words[1]]]
    return found[words[0]] if words[0] in found else state.officer[OFFICE_NAMES.index(words[1])]


def _describe_conflict(state: Position, words: list[str]) -> Any:
    if CARD[words[-1]] not in state.cards:
        return "gone"
    slot = state.cards.index(CARD[words[-1]])
    seats = range(slot * SEATS, (slot + 1) * SEATS)
    entries = [
        (state.holder_of[n], state.archer_on[n], state.tudors_on[n], state.stacks[n * STRENGTHS : (n + 1) * STRENGTHS])
        for n in seats
    ]
    return "lower" if slot < UPPER else "upper", entries


def _describe_player(state: Position, party: int, words: list[str], text: str) -> Any:
    if not words:
        return {part.split()[-1 if part.split()[0] != "nobles" else 0]: _named(state, party, part) for part in text.split(",")}
    if words[0] in ("court", "reserve"):
        return getattr(state, words[0])[party * STRENGTHS + 1 : (party + 1) * STRENGTHS]
    if words[0] == "ready":
        return state.ready[party * 3 : party * 3 + 3]
    return getattr(state, words[0])[party * SPACES : (party + 1) * SPACES]


def _named(state: Position, party: int, part: str) -> int:
    name = part.split(maxsplit=1)[0]
    return state.nobles[party] if name == "nobles" else _amount(state, party, part.split()[1])


def _amount(state: Position, party: int, name: str) -> int:
    if name in GOODS:
        return state.goods[GOODS.index(name) * MOST_PARTIES + party]
    assert name in AMOUNTS, f"nobody has {name}"
    return int(getattr(state, name)[party])
