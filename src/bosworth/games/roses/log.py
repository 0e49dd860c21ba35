"""What is told of each happening (19.4). All but the entries of a sheet is public; nothing is told while `telling` is off."""

from bosworth.games.roses.state import Position
from bosworth.games.roses.tables import CARD_NAMES, HONOURS, HOUSES, PLAYERS, REGION_NAMES, TITLE_NAMES, ZONE_NAMES


def names(cards: list[int]) -> str:
    """The ids of some cards, as one argument."""
    return " ".join(CARD_NAMES[card] for card in cards)


def tally(players: list[int], numbers: list[int]) -> str:
    """Some players, each with his number, as one argument."""
    return " ".join(f"{PLAYERS[player]}:{numbers[player]}" for player in players)


def name_of(player: int) -> str:
    """The id of a player, `none` for nobody."""
    return PLAYERS[player] if player >= 0 else "none"


def house_name(house: int) -> str:
    """The id of a House, `none` for neither."""
    return HOUSES[house] if house >= 0 else "none"


def turn(s: Position) -> None:
    """A turn begins: who plays in which order."""
    if s.telling:
        s.tell("turn", {"number": s.turn, "order": " ".join(PLAYERS[player] for player in s.order)})


def houses(s: Position) -> None:
    """5.3 The Royal House tokens are dealt, face up."""
    if s.telling:
        for player, house in enumerate(s.house):
            s.tell("house", {"player": PLAYERS[player], "house": HOUSES[house]})


def cards(s: Position, name: str, found: list[int], reveals: bool = False) -> None:
    """Cards that everybody sees come to lie somewhere."""
    if s.telling:
        s.tell(name, {"cards": names(found)}, reveals=reveals)


def card(s: Position, name: str, player: int, asset: int) -> None:
    """A player does something with a card or to an asset."""
    if s.telling:
        s.tell(name, {"player": PLAYERS[player], "card": CARD_NAMES[asset]})


def sum_of(s: Position, name: str, player: int, number: int) -> None:
    """A player gets or gives a number of something."""
    if s.telling:
        s.tell(name, {"player": PLAYERS[player], "number": number})


def player(s: Position, name: str, who: int) -> None:
    """Something that only names a player."""
    if s.telling:
        s.tell(name, {"player": PLAYERS[who]})


def text(s: Position, name: str, who: int, entry: str, reveals: bool = False) -> None:
    """Entries of a sheet, in their text form."""
    if s.telling:
        s.tell(name, {"player": PLAYERS[who], "entry": entry}, reveals=reveals)


def captain(s: Position, amount: int) -> None:
    """11.2 Who is Captain of Calais this turn, and where he stands."""
    if s.telling:
        region = REGION_NAMES[s.captain_region] if s.captain >= 0 else "none"
        s.tell("captain", {"player": name_of(s.captain), "region": region, "number": amount})


def moved(s: Position, player: int, piece: int, start: int, to: int, by_sea: bool) -> None:
    """A noble or a ship goes somewhere."""
    if s.telling:
        places = ZONE_NAMES if by_sea else REGION_NAMES
        args: dict[str, int | str] = {"player": PLAYERS[player], "card": CARD_NAMES[piece]}
        s.tell("sailed" if by_sea else "moved", {**args, "from": places[start], "to": places[to]})


def counters(s: Position, name: str, player: int, asset: int, number: int) -> None:
    """Counters of a player come to stand at a location, a garrison is called, or a location scores with what belongs to it."""
    if s.telling:
        s.tell(name, {"player": name_of(player), "card": CARD_NAMES[asset], "number": number})


def bribe_failed(s: Position, player: int, victim: int, asset: int) -> None:
    """12.1 A white cube saves its card from a black one."""
    if s.telling:
        s.tell("bribe-failed", _bribe(player, victim, asset))


def bribe_won(s: Position, player: int, victim: int, asset: int, region: int, place: int) -> None:
    """12.1 A black cube wins its card; the victim has this place in the region now."""
    if s.telling:
        s.tell("bribe-won", {**_bribe(player, victim, asset), "region": REGION_NAMES[region], "place": place})


def _bribe(player: int, victim: int, asset: int) -> dict[str, int | str]:
    return {"player": PLAYERS[player], "victim": PLAYERS[victim], "card": CARD_NAMES[asset]}


def battle(s: Position, name: str, attacker: int, victim: int, asset: int, strengths: tuple[int, int]) -> None:
    """13.2 A battle, or what came of it: who attacked whom, with how many."""
    if s.telling:
        args: dict[str, int | str] = {"player": PLAYERS[attacker], "victim": name_of(victim), "card": CARD_NAMES[asset]}
        s.tell(name, {**args, "attackers": strengths[0], "defenders": strengths[1]})


def title(s: Position, number: int, old: int) -> None:
    """15 A title changes hands, or goes back to the board."""
    if s.telling:
        s.tell("title", {"title": TITLE_NAMES[number], "player": name_of(s.title[number]), "victim": name_of(old)})


def title_points(s: Position, honour: int, player: int, number: int) -> None:
    """14.6 A title scores, or the Captain of Calais."""
    if s.telling:
        s.tell("title-points", {"player": PLAYERS[player], "title": HONOURS[honour], "number": number})


def region(s: Position, region: int, ranked: list[int], strengths: list[int], decided: str) -> None:
    """14.3 A region is scored: who is first and second, with how many control points, and what decided a tie."""
    if s.telling:
        second = ranked[1] if len(ranked) > 1 else -1
        args: dict[str, int | str] = {"region": REGION_NAMES[region], "first": name_of(ranked[0]), "second": name_of(second)}
        args["strengths"] = tally(ranked, strengths)
        s.tell("region", {**args, "decided": decided})


def empty_region(s: Position, region: int) -> None:
    """14.3 Nobody has control points in a region."""
    if s.telling:
        s.tell("region-empty", {"region": REGION_NAMES[region]})


def vote(s: Position, region: int, strengths: list[int], decided: str) -> None:
    """14.4 A House wins the votes of a region."""
    if s.telling:
        args: dict[str, int | str] = {"region": REGION_NAMES[region], "house": house_name(s.vote[region]), "decided": decided}
        s.tell("vote", {**args, "lancaster": strengths[0], "york": strengths[1]})


def king(s: Position, votes: list[int]) -> None:
    """14.5 Parliament makes a King."""
    if s.telling:
        args: dict[str, int | str] = {"lancaster": votes[0], "york": votes[1]}
        s.tell("king", {"house": house_name(s.kings[s.turn - 1]), **args})


def scores(s: Position, name: str) -> None:
    """The scores as they stand."""
    if s.telling:
        s.tell(name, {"number": s.turn, "scores": tally(list(range(s.players)), s.score)})


def over(s: Position, name: str) -> None:
    """16.2 The game has ended."""
    if s.telling:
        s.tell(name, {"players": " ".join(PLAYERS[player] for player in s.winners)})
