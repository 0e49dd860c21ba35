"""What a bot would do, as a page or a program is told it."""

from bosworth.games import game as find_game
from bosworth.server.http.messages import Chance, Hinted, Next
from bosworth.table.showing import say
from bosworth.table.thinking import COMPARED, Job, Thought, reasons_of


def hinted(key: str, job: Job, thought: Thought) -> Hinted:
    """The answer to whoever asked for a hint with this key."""
    game, advice = find_game(job.game), thought.advice
    first, *others = [say(game, *reason) for reason in reasons_of(advice)]
    return Hinted(
        key,
        thought.forms[0],
        first,
        plan=tuple(map(game.write, advice.plan)),
        more=tuple(others),
        chain=tuple(Next(step.form, say(game, *step.words), step.path) for step in thought.steps),
        chances=tuple(Chance(game.write(chance.chain[0]), round(chance.share, 3)) for chance in advice.chances[:COMPARED]),
    )
