"""What the rules, facts, options and bots of each game ask for in words: the ids of messages."""

import ast
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from bosworth.cli.games import count_sources
from bosworth.cli.turn import COMMANDS
from bosworth.games import game as find_game
from bosworth.games.lancaster import facts as lancaster_facts
from bosworth.games.lancaster import prompt as lancaster_prompt
from bosworth.games.lancaster import tables as lancaster
from bosworth.games.lancaster import values as lancaster_bot
from bosworth.games.lancaster.verbs import PLACE_NAMES
from bosworth.games.richard3 import values as richard3_bot
from bosworth.games.richard3.drawing import REGIONS
from bosworth.games.richard3.tables import AREA_NAMES, BLOCK_NAMES, FACTS, KIND_NAMES, SEA_NAMES
from bosworth.games.roses import facts as roses_facts
from bosworth.games.roses import tables as roses
from bosworth.games.roses import values as roses_bot
from bosworth.games.roses.parliament import DECIDED
from bosworth.kernel.action import RESIGN
from bosworth.kernel.facts import SOURCES

SOURCE: Final = Path(__file__).parents[1] / "src/bosworth"
PLACES: Final = [*AREA_NAMES, "pool", "prison"]
STEMS: Final = [name[2:] for name in BLOCK_NAMES]
ROSES_CARDS: Final = [*roses.CARD_NAMES[: roses.ASSET_COUNT], "merc"]
ROSES_AREAS: Final = [*roses.REGION_NAMES, *roses.ZONE_NAMES, "none"]
LANCASTER_AREAS: Final = [*PLACE_NAMES, *lancaster.OFFICE_NAMES, "treasury"]
OUSTED: Final = {"ousted", "recalled"}
"""Events that reach the log by way of `oust`, whose callers name them."""


def told_names(game: str) -> set[str]:
    """The names of all events that the source of a game can tell."""
    found: set[str] = set()
    for path in (SOURCE / "games" / game).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                found |= _names_told_by(node)
    return found | (OUSTED if game == "lancaster" else set())


def _names_told_by(call: ast.Call) -> set[str]:
    function = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    module = call.func.value.id if isinstance(call.func, ast.Attribute) and isinstance(call.func.value, ast.Name) else ""
    if function == "tell":
        given = call.args[:1]
    elif module == "log" or function == "named":
        given = call.args[1:2]
    elif function == "_shoot":
        given = call.args[3:4]
    elif function == "win":
        return {f"win-{name}" for name in _texts(call.args[2:3])}
    elif function == "finish":
        given = call.args[2:3]
    else:
        return set()
    names = {name for name in _texts(given) if not name.startswith("-") and not name.endswith("-")}
    return names | {f"{name}-hidden" for name in names if function in ("journey", "quiet_loss")}


def _texts(nodes: list[ast.expr]) -> set[str]:
    constants = [part for node in nodes for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return {part.value for part in constants if isinstance(part.value, str)}


def asked_by_richard3() -> set[str]:
    """The ids that rules, facts, options and bots ask for."""
    options = find_game("richard3").info.options
    ids = {f"event-{name}" for name in told_names("richard3")}
    ids |= {f"{kind}-{step}" for kind in ("prompt", "wait", "help") for step in find_game("richard3").face.steps}
    ids |= {"wait-choose_card-both", "prompt-over", "help-over", "help-overview", "help-blocks"}
    forms = find_game("richard3").grammar.forms
    ids |= {f"offer-{form.word}" for verb, form in forms.items() if verb != RESIGN}
    ids |= {f"heading-{form.word}" for form in forms.values() if len(form.parts) > 1 and form.parts[0].key == "block"}
    ids |= {f"area-{name}" for name in PLACES} | {f"block-{name}" for name in (*STEMS, "treason")}
    ids |= {f"sea-{name}" for name in SEA_NAMES} | {f"card-{name}" for name in KIND_NAMES} | {"side-lancaster", "side-york"}
    ids |= {f"option-{option.name}" for option in options} | {f"preset-{name}" for name in find_game("richard3").info.presets}
    ids |= {f"choice-{choice}" for option in options if option.name != "scenario" for choice in option.choices}
    ids |= {f"scenario-{name}" for name in FACTS.scenarios} | {f"region-{name}" for name in REGIONS}
    ids |= {f"type-{block.type}" for block in FACTS.blocks} | {f"sources-{entry.source}" for entry in FACTS.blocks}
    ids |= {*richard3_bot.REASONS, "reason-none", "reason-only-choice"} | {f"command-{name}" for name in COMMANDS}
    return ids


def asked_by_roses() -> set[str]:
    """The same for Wars of the Roses."""
    options = find_game("roses").info.options
    words = [form.word for verb, form in find_game("roses").grammar.forms.items() if verb != RESIGN]
    ids = {f"event-{name}" for name in told_names("roses")}
    ids |= {f"{kind}-{step}" for kind in ("prompt", "help") for step in find_game("roses").face.steps}
    ids |= {"wait-draft", "wait-aid", "wait-planning", "prompt-over", "help-over", "help-planning"}
    ids |= {f"help-{topic}" for topic in find_game("roses").face.topics} | {f"offer-{word}" for word in (*words, "hire")}
    ids |= {"entry-none", "heading-move", "heading-sail"}
    ids |= {f"entry-{word}" for word in ("bid", "amount", "move", "sail", "troop", "mercenary", "white", "black")}
    ids |= {f"area-{name}" for name in ROSES_AREAS} | {f"card-{name}" for name in ROSES_CARDS}
    ids |= {f"side-{name}" for name in (*roses.PLAYERS, *roses.HOUSES, "none")}
    ids |= {f"title-{name}" for name in roses.TITLE_NAMES} | {f"type-{name}" for name in roses_facts.KINDS}
    ids |= {f"option-{option.name}" for option in options} | {f"decided-{name}" for name in (*DECIDED, "alone")}
    ids |= {f"{'scenario' if option.name == 'scenario' else 'choice'}-{name}" for option in options for name in option.choices}
    return ids | {*roses_bot.REASONS, "reason-none", "reason-only-choice"}


def _reward_ids() -> set[str]:
    """Every good or deed that is printed anywhere as a reward or tribute."""
    printed = [
        *lancaster.PROVINCE_REWARD,
        *lancaster.SPACE_REWARD,
        *lancaster.FAVOUR_REWARD,
        *lancaster.TILE_REWARD[0],
        *lancaster.TILE_REWARD[1],
        lancaster.TRIBUTE,
    ]
    return {f"reward-{lancaster_facts.KINDS[kind]}-{number}" for reward in printed for kind, number in reward}


def asked_by_lancaster() -> set[str]:
    """The same for Lancaster."""
    info = find_game("lancaster").info
    ids = {f"event-{name}" for name in told_names("lancaster")} | _reward_ids()
    ids |= {f"{kind}-{step}" for kind in ("prompt", "wait", "help") for step in find_game("lancaster").face.steps}
    ids |= {
        "prompt-law-farm",
        "prompt-law-upkeep",
        "prompt-law-exchange",
        "prompt-over",
        "help-over",
        "help-overview",
        "help-blocks",
    }
    forms = find_game("lancaster").grammar.forms
    ids |= {f"offer-{form.word}" for verb, form in forms.items() if verb != RESIGN}
    ids |= {f"heading-{forms[verb].word}" for verb in (*lancaster_prompt.KNIGHTS, *lancaster_prompt.LORDS)}
    ids |= {f"area-{name}" for name in LANCASTER_AREAS} | {f"card-{name}" for name in lancaster.CONFLICT_NAMES}
    ids |= {f"side-{name}" for name in (*lancaster_facts.COLOURS, "none")} | {f"law-{name}" for name in lancaster.LAW_NAMES}
    ids |= {f"block-{whose}{strength}" for whose in ("k", "ally") for strength in range(1, 5)} | {"block-lord", "block-ally-lord"}
    ids |= {f"favour-{name}" for name in lancaster.FAVOUR_NAMES} | {f"set-{name}" for name in lancaster_facts.SETS}
    ids |= {f"companion-{name}" for name in lancaster_facts.PRIVILEGES} | {f"option-{option.name}" for option in info.options}
    ids |= {f"choice-{choice}" for option in info.options for choice in option.choices} | {
        f"preset-{name}" for name in info.presets
    }
    ids |= {f"count-{kind}" for kind in count_sources(find_game("lancaster"))} | {f"sources-{name}" for name in SOURCES}
    ids |= {f"menu-seats-{name}" for name in ("first", "second", "both")}
    return ids | {*lancaster_bot.REASONS, "reason-none", "reason-only-choice", "game-name", "setup-ways"}


ASKED: Final[dict[str, Callable[[], set[str]]]] = {
    "richard3": cache(asked_by_richard3),
    "roses": cache(asked_by_roses),
    "lancaster": cache(asked_by_lancaster),
}
