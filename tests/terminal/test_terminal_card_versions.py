"""``duelkit card`` shows a card as it was worded in an edition's time."""

from __future__ import annotations

from collections.abc import Callable

import pytest

Run = Callable[..., tuple[int, str]]


def test_a_card_as_it_was_worded_in_2004(run: Run) -> None:
    status, now = run("card", "破壊輪", "--language", "ja")
    assert status == 0
    assert "相手ターンに" in now
    assert "2013年までは異なるテキスト" in now
    status, then = run("card", "破壊輪", "--language", "ja", "--edition", "ex04")
    assert status == 0
    assert "お互いは" in then and "相手ターンに" not in then
    assert "2013年まで" in then
    status, english = run("card", "Ring of Destruction", "--edition", "mr3")
    assert status == 0
    assert "During your opponent's turn" in english and "2013" not in english


def test_a_card_that_never_changed_says_nothing_of_it(run: Run) -> None:
    assert run("card", "強欲な壺") == run("card", "強欲な壺", "--edition", "ex04")


def test_an_unknown_edition_is_refused(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("card", "破壊輪", "--edition", "mr7")[0] == 2
    message = capsys.readouterr().err
    assert "mr7" in message and "ex04" in message and message.count("\n") == 1
