"""What the terminal shows while a player may look at no graveyard."""

from __future__ import annotations

from unicodedata import normalize

import pytest

from duelkit.rulebook.cite import rule
from duelkit.terminal.yugioh.linear import pile_lines
from duelkit.yugioh.editions import edition
from duelkit.yugioh.scenario import ALICE, BOB, scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.telling.teller import Teller


@rule("EX04-PUB-04")
@pytest.mark.parametrize(("language", "name"), [("ja", "クリボー"), ("en", "Kuriboh")])
def test_the_lists_of_the_graveyards_are_closed_to_the_opponent_of_quiz(language: str, name: str) -> None:
    duel = scenario(edition("ex04"))
    quiz = duel.alice.hand("クイズ")
    duel.alice.graveyard("クリボー", "強欲な壺")
    duel.bob.graveyard("クリボー")
    duel.alice.activates(quiz)
    assert duel.bob.is_asked("choice")
    closed = pile_lines(Teller(duel.duel, BOB, language), duel.duel.observe(BOB), codes.GRAVEYARD)
    assert not any(name in line for line in closed)
    counted = [normalize("NFKC", line) for line in closed]
    assert any("2" in line for line in counted), "how many there are stays public"
    opened = pile_lines(Teller(duel.duel, ALICE, language), duel.duel.observe(ALICE), codes.GRAVEYARD)
    assert sum(name in line for line in opened) == 2
