"""What a bot would do, in the words of the terminal."""

from collections.abc import Iterator

from bosworth.bots import Advice, Chance
from bosworth.cli.offers import Offers
from bosworth.table.thinking import COMPARED, Thought, is_as_good, reasons_of


def hint_lines(offers: Offers, thought: Thought) -> Iterator[str]:
    """The act and why, what would follow it, the chances of winning."""
    words = offers.words
    reason, *more = [words.say(*found) for found in reasons_of(thought.advice)]
    action = thought.advice.action
    yield words("hint-line", offer=offers.text(action), form=thought.forms[0], reason=reason)
    yield from more
    if thought.steps:
        steps = words.divided(f"{words.say(*step.words)} [{step.form}]" for step in thought.steps)
        yield words("hint-chain", what=steps, count=0)
    yield from _chances(offers, thought.advice)


def _chances(offers: Offers, advice: Advice) -> Iterator[str]:
    if advice.chances:
        yield offers.words("hint-chance", share=_percent(advice.chances[0]))
    if len(advice.chances) > 1:
        yield from _next_best(offers, *advice.chances[:COMPARED], as_good=is_as_good(advice))


def _next_best(offers: Offers, best: Chance, second: Chance, *, as_good: bool) -> Iterator[str]:
    share = _percent(second)
    if second.chain[0] != best.chain[0]:
        yield offers.words("hint-as-good" if as_good else "hint-second", what=offers.text(second.chain[0]), share=share)
    elif not as_good:
        yield offers.words("hint-second-plan", share=share)


def _percent(chance: Chance) -> int:
    return round(100 * chance.share)
