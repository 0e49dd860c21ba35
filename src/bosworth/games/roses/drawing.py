"""Wars of the Roses in text: players, titles and regions; regions and cards on demand."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bosworth.games.roses import drawing_parliament, drawing_sheet
from bosworth.games.roses.deployment import price
from bosworth.games.roses.facts import KINDS
from bosworth.games.roses.forecast import parliament_now
from bosworth.games.roses.log import house_name, name_of
from bosworth.games.roses.state import AMOUNT_PART, NOBLE_PART, PLANNING, Position
from bosworth.games.roses.tables import (
    ASSET_COUNT,
    CARD,
    CARD_NAMES,
    FIRST_PLACE,
    FIRST_SHIP,
    FIXED_IN,
    GARRISON,
    HOME_REGION,
    INCOME,
    KIND,
    MERC_VALUE,
    NOBLE_COUNT,
    PAIR_POINTS,
    PARTNER,
    PERSONS,
    PLACES,
    PLAYERS,
    REGION,
    REGION_COUNT,
    REGION_NAMES,
    SECOND_PLACE,
    TITLE_NAMES,
    TURNS,
    VOTES,
    ZONE_NAMES,
    ZONE_REGION,
    members,
)
from bosworth.games.roses.verbs import BLACK, PICK, WHITE
from bosworth.games.roses.view import View, show_sheets
from bosworth.kernel.action import only, pack, verb
from bosworth.kernel.event import Event
from bosworth.terminal.typed import pick

if TYPE_CHECKING:
    from bosworth.locale.words import Words
    from bosworth.terminal.screen import Screen


class Everything(View):
    """What all seats know together."""


class Drawing:
    """Draws views of Wars of the Roses."""

    def __init__(self, words: "Words", screen: "Screen") -> None:
        self.words = words
        self.screen = screen
        for player in PLAYERS:
            screen.colours[f"– {words.name('side', player)}"] = player

    # --- the whole board --------------------------------------------------------------------------------------------------------

    def show(self, view: View) -> None:
        """Turn, players, titles, cards on display, and the regions in scoring order."""
        state: Position = view.known
        self.screen.title(self.words("board-turn", number=state.turn, of=TURNS))
        self._show_players(state)
        self.screen.say(self._watcher(view))
        for line in self._public(state, view.deck_size):
            self.screen.say(line)
        for region in range(REGION_COUNT):
            self._show_region(state, region)
        if isinstance(view, Everything) and state.step == PLANNING:
            for player in range(state.players):
                drawing_sheet.show(self.words, self.screen, state, player)

    def _show_players(self, state: Position) -> None:
        """The players in turn order."""
        words = self.words
        has_houses = state.rules.has_houses
        names = ["player", *(["house"] if has_houses else []), "score", "cash", "mercenaries", "aid", "cards"]
        rows = []
        for place, player in enumerate(state.order, 1):
            house = [words.name("side", house_name(state.house[player]))] if has_houses else []
            rest = [str(state.score[player]), f"£{state.cash[player]}", str(state.mercs[player])]
            rest += [words("aid-left" if state.aid[player] else "aid-used"), str(state.held[player].bit_count())]
            rows.append((words.say("player-order", {"number": place, "player": PLAYERS[player]}), *house, *rest))
        self.screen.table(tuple(words(f"head-{name}") for name in names), rows)

    def _watcher(self, view: View) -> str:
        if view.seat is None:
            return self.words("board-everything" if isinstance(view, Everything) else "board-onlooker")
        return self.words.say("board-you", {"players": " ".join(PLAYERS[player] for player in view.own)})

    def _public(self, state: Position, deck: int) -> list[str]:
        """Kings, titles, display, what comes back, and the stocks."""
        words = self.words
        kings = [
            words.phrase("board-king", {"number": n, "house": house_name(k)}) for n, k in enumerate(state.kings, 1) if k >= 0
        ]
        titles = [
            words.phrase("board-title", {"title": name, "player": PLAYERS[holder]})
            for name, holder in zip(TITLE_NAMES, state.title, strict=True)
            if holder >= 0
        ]
        lines = [words("board-kings", list=", ".join(kings))] if kings else []
        if titles:
            lines.append(words("board-titles", list=", ".join(titles)))
        if state.display:
            lines.append(words.say("board-display", {"cards": _ids(state.display)}))
        if state.face_up:
            lines.append(words.say("board-neutral", {"cards": _ids(state.face_up)}))
        return [*lines, words("board-deck", number=deck, stack=state.stack)]

    def _show_region(self, state: Position, region: int) -> None:
        house = house_name(state.vote[region]) if state.rules.has_houses else "none"
        numbers = {"votes": VOTES[region], "one": FIRST_PLACE[region], "two": SECOND_PLACE[region]}
        self.screen.title(self.words.say("board-region", {"region": REGION_NAMES[region], "house": house, **numbers}))
        self.screen.rows(self._region_rows(state, region))

    def _region_rows(self, state: Position, region: int) -> list[tuple[str, str]]:
        """Locations and bishop, nobles who stand there, ships by sea zone, and what nobody has."""
        words = self.words
        fixed = [asset for asset in members(FIXED_IN[region]) if state.owner[asset] >= 0]
        places = [self._owned(state, "board-owned", asset) for asset in fixed if PLACES >> asset & 1]
        bishops = [self._owned(state, "board-person", asset) for asset in fixed if not PLACES >> asset & 1]
        nobles = [
            self._owned(state, "board-noble", noble)
            for noble in range(NOBLE_COUNT)
            if state.owner[noble] >= 0 and state.noble_at[noble] == region
        ]
        rows = [
            (words("board-locations"), words.divided(places)),
            (words("board-nobles"), words.divided(nobles)),
            (words("type-bishop"), words.divided(bishops)),
        ]
        rows += [(words("board-ships"), text) for text in self._fleets(state, region)]
        free = [asset for asset in self._at_home(state, region) if state.owner[asset] < 0]
        if free:
            rows.append(("", words.phrase("board-free", {"cards": _ids(free)})))
        return [row for row in rows if row[1]]

    def _at_home(self, state: Position, region: int) -> list[int]:
        others = [*range(NOBLE_COUNT), *range(FIRST_SHIP, ASSET_COUNT)]
        return [*members(FIXED_IN[region]), *(asset for asset in others if state.chart.home[asset] == region)]

    def _fleets(self, state: Position, region: int) -> list[str]:
        """For each sea zone of a region, the ships that somebody owns there."""
        found = []
        for zone, name in enumerate(ZONE_NAMES):
            here = [FIRST_SHIP + ship for ship, at in enumerate(state.ship_at) if at == zone and ZONE_REGION[zone] == region]
            ships = [self._owned(state, "board-person", ship) for ship in here if state.owner[ship] >= 0]
            if ships:
                found.append(self.words.labelled(self.words.name("area", name), self.words.divided(ships)))
        return found

    def _owned(self, state: Position, message: str, asset: int) -> str:
        args: dict[str, int | str] = {"card": CARD_NAMES[asset], "type": KINDS[KIND[asset]], "cp": state.chart.cp[asset]}
        return self.words.phrase(message, {**args, "player": name_of(state.owner[asset])})

    # --- the sheet and parliament -----------------------------------------------------------------------------------------------

    def has_focus(self, view: View) -> bool:
        """Whether the seat is in the middle of writing a sheet."""
        state, player = view.known, view.writer
        return player >= 0 and (bool(state.sheets[player]) or state.part[player] > NOBLE_PART)

    def focus(self, view: View) -> None:
        """The sheet as far as it is written; not while only the region of a bid is on it."""
        if view.known.part[view.writer] != AMOUNT_PART:
            drawing_sheet.show(self.words, self.screen, view.known, view.writer)

    def report(self, view: View, events: Sequence[Event]) -> None:
        """A parliament as a table."""
        drawing_parliament.show(self.words, self.screen, view.known, events)

    def everything(self, views: Sequence[View]) -> View:
        """All sheets as far as they are written."""
        found = Everything(None, views[0].known.copy())
        found.deck_size = views[0].deck_size
        for view in views:
            show_sheets(found.known, view.known, view.own)
        return found

    # --- on demand --------------------------------------------------------------------------------------------------------------

    def _find_region(self, text: str) -> int:
        return REGION[pick(text, {name: self.words.name("area", name) for name in REGION_NAMES})]

    def look(self, view: View, text: str, offers: Sequence[int]) -> None:
        """A region: who has what there, and how strong everybody would be in a parliament held now."""
        region, state = self._find_region(text), view.known
        self._show_region(state, region)
        told = [event.args for event in parliament_now(state) if event.name == "region"]
        strengths = [args["strengths"] for args in told if args["region"] == REGION_NAMES[region]]
        words = self.words
        self.screen.say(words.say("look-strengths", {"strengths": strengths[0]}) if strengths else words("look-empty"))
        cards = [only(offer) for offer in offers if verb(offer) == PICK]
        here = [card for card in cards if card < ASSET_COUNT and state.chart.home[card] == region]
        if here:
            self.screen.say(words.say("look-cards", {"cards": _ids(here)}))

    def borders(self, view: View, text: str) -> None:
        """The regions that adjoin one, and its sea zones."""
        region = self._find_region(text)
        near = " ".join(REGION_NAMES[other] for other in members(view.known.chart.near[region]))
        seas = " ".join(name for zone, name in enumerate(ZONE_NAMES) if ZONE_REGION[zone] == region)
        self.screen.title(self.words.name("area", REGION_NAMES[region]))
        self.screen.say(self.words.say("border-lands", {"areas": near}))
        self.screen.say(self.words.say("border-seas", {"areas": seas}))

    def facts(self, view: View, text: str) -> None:
        """What is printed on a card, whose it is and where."""
        card = CARD[pick(text, {name: self.words.name("card", name) for name in CARD_NAMES[: ASSET_COUNT + 1]})]
        state: Position = view.known
        self.screen.title(self.words.name("card", CARD_NAMES[card]))
        if card >= ASSET_COUNT:
            self.screen.say(self.words("facts-mercenaries", number=MERC_VALUE[state.turn - 1]))
        else:
            self.screen.say(self.words.divided(self._facts(state, card)))

    def _facts(self, state: Position, asset: int) -> list[str]:
        words = self.words
        args: dict[str, int | str] = {"type": KINDS[KIND[asset]], "region": REGION_NAMES[HOME_REGION[asset]]}
        lines = [words.phrase("facts-asset", {**args, "cp": state.chart.cp[asset]})]
        if INCOME[asset]:
            lines.append(words("facts-income", number=INCOME[asset]))
        if GARRISON[asset]:
            lines.append(words("facts-garrison", number=GARRISON[asset]))
        if PERSONS >> asset & 1:
            prices = {"white": price(state, pack(WHITE, asset)), "black": price(state, pack(BLACK, asset))}
            lines.append(words.phrase("facts-price", prices))
        if asset in PARTNER:
            pair: dict[str, int | str] = {"card": CARD_NAMES[PARTNER[asset]], "number": PAIR_POINTS[asset]}
            lines.append(words.phrase("facts-pair", pair))
        if asset < NOBLE_COUNT or asset >= FIRST_SHIP:
            place_name = (REGION_NAMES if asset < NOBLE_COUNT else ZONE_NAMES)[state.place_of(asset)]
            lines.append(words.phrase("facts-place", {"region": place_name}))
        return [*lines, words.phrase("facts-owner", {"player": name_of(state.owner[asset])})]


def _ids(cards: Sequence[int]) -> str:
    return " ".join(CARD_NAMES[card] for card in cards)
