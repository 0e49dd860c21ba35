"""What a bot would do, in the words of the terminal."""

from collections.abc import Iterator, Sequence

from bosworth.bots import Chance
from bosworth.cli.offers import Offers
from bosworth.table.thinking import COMPARED, Thought, reasons_of


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
    yield from _chances(offers, thought.advice.chances[:COMPARED])


def _chances(offers: Offers, chances: Sequence[Chance]) -> Iterator[str]:
    if chances:
        yield offers.words("hint-chance", share=_percent(chances[0]))
    if len(chances) > 1:
        yield from _next_best(offers, *chances)


def _next_best(offers: Offers, best: Chance, second: Chance) -> Iterator[str]:
    """What was seen to win as often as the best is as good: it was not better by more than chance."""
    share, is_as_good = _percent(second), _percent(second) >= _percent(best)
    if second.chain[0] != best.chain[0]:
        yield offers.words("hint-as-good" if is_as_good else "hint-second", what=offers.text(second.chain[0]), share=share)
    elif not is_as_good:
        yield offers.words("hint-second-plan", share=share)


def _percent(chance: Chance) -> int:
    return round(100 * chance.share)
