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
    words, first = offers.words, chances[0].chain[0] if chances else 0
    for number, chance in enumerate(chances):
        share = round(100 * chance.share)
        if not number:
            yield words("hint-chance", share=share)
        elif chance.chain[0] == first:
            yield words("hint-second-plan", share=share)
        else:
            yield words("hint-second", what=offers.text(chance.chain[0]), share=share)
