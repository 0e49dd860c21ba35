"""The hint at the terminal: the act, what follows, the chances, the reasons."""

import pytest
from tests.plans import teach, teach_nothing

from .conftest import Run, Script


def hinted(run: Run, *lines: str, lang: str = "en") -> str:
    player = Script(*lines, "hint")
    return run("play", "richard3", "--seats", "human,bot:random", "--seed", "1", "--lang", lang, "--name", "g", player=player).out


def test_a_hint_tells_chances_and_reasons(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    teach(monkeypatch)
    text = hinted(run)
    assert "A bot is thinking …" in text
    assert "There is no other choice." in text
    assert "Chance of winning: 75%." in text
    assert "Next best, 25%: " in text


def test_a_hint_tells_what_follows_with_its_text_form(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    teach(monkeypatch)
    text = hinted(run, "play 4")
    assert "Then: " in text
    assert text.rpartition("Then: ")[2].split("\n")[0].endswith("].")


@pytest.mark.parametrize(
    ("lang", "said"), [("fr", "Chances de gagner\u202f: 75\u202f%."), ("it", "Probabilità di vincere: 75%.")]
)
def test_a_hint_speaks_the_players_language(run: Run, monkeypatch: pytest.MonkeyPatch, lang: str, said: str) -> None:
    teach(monkeypatch)
    assert said in hinted(run, lang=lang)


def test_a_thought_at_first_sight_says_nothing_of_thinking_or_chances(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    teach_nothing(monkeypatch)
    text = hinted(run, "play 4")
    assert "thinking" not in text
    assert "Chance of winning" not in text
