"""A limit of the preface beside that of the effect's own text: once per turn by name, and once while face-up."""

from __future__ import annotations

from duelkit.yugioh.cards import library
from duelkit.yugioh.language.card import LimitScope
from duelkit.yugioh.scenario import BOB, scenario
from duelkit.yugioh.text import render

BARONNE = "Baronne de Fleur"


def test_both_limits_are_read_and_printed() -> None:
    card = library()[BARONNE]
    limit = card.effects[1].limit
    assert limit is not None and limit.scope is LimitScope.WHILE_FACE_UP
    assert limit.also is not None and limit.also.scope is LimitScope.THIS_EFFECT
    assert "このカード名の②の効果は１ターンに１度しか使用できない" in render(card, "ja")
    assert "表側表示で存在する限り１度しか使用できない" in render(card, "ja")


def test_what_was_used_once_is_not_offered_in_a_later_turn() -> None:
    duel = scenario(turn=BOB, rules="mr20-official")
    first, second = duel.bob.hand("Raigeki"), duel.bob.hand("Dark Hole")
    baronne = duel.alice.attack_position(BARONNE)
    duel.bob.activates(first)
    assert duel.alice.can("activate", baronne)
    duel.alice.activates(baronne)
    assert duel.where(baronne) == "monster zone"
    duel.all_pass()
    duel.bob.ends_turn()
    duel.alice.ends_turn()
    duel.bob.activates(second)
    assert not duel.alice.can("activate", baronne)
