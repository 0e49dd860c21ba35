"""The language asked for, wherever it stands."""

import pytest

from .conftest import Run


def test_the_language_may_stand_before_the_command(run: Run) -> None:
    assert "campagne" in run("--lang", "fr", "games", "richard3").out.lower()
    assert run("--lang", "fr", "games", "--lang", "it").out == run("games", "--lang", "it").out
    assert run("games").out == run("games", "--lang", "en").out


@pytest.mark.parametrize("spelling", [("--lang", "fr"), ("--lang=fr",)])
def test_errors_speak_the_language_asked_for(run: Run, spelling: tuple[str, ...]) -> None:
    assert run("play", "nope", *spelling).err == run("play", "nope", "--lang", "fr").err != run("play", "nope").err
