"""Limits that an old text says after its effect, and what of several cards is not there."""

from __future__ import annotations

import pytest

from duelkit.yugioh.language.base import OneHolds
from duelkit.yugioh.language.card import Card, LimitScope
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.reading import Printed, Refused, read
from duelkit.yugioh.reading.grammar.reader import Lexicon

LIMIT = "「昔の札」の効果は１ターンに１度しか使用できない。"
DRAWS = "フィールド上のこのカードが墓地へ送られた時、デッキからカードを１枚ドローする。"


def card(text: str, names: tuple[tuple[str, str], ...] = ()) -> Card:
    """The monster with this text."""
    printed = Card(999000132, "昔の札", "Old Card", CardType.MONSTER | CardType.EFFECT, level=4, atk=0, defense=0)
    return read(Printed(printed, text), Lexicon({ja: (ja, en) for ja, en in (("昔の札", "Old Card"), *names)}, {}))


def test_a_limit_after_one_effect_is_of_all_cards_of_the_name() -> None:
    (effect,) = card(DRAWS + LIMIT).effects
    assert effect.limit is not None
    assert effect.limit.scope is LimitScope.THIS_EFFECT


@pytest.mark.parametrize(
    "more",
    [
        "また、このカードが召喚に成功した時、自分は５００ライフポイント回復する。",
        "また、このカードが特殊召喚に成功した時、相手に５００ポイントダメージを与える。",
    ],
)
def test_after_several_effects_it_can_mean_each_or_any_one_of_them(more: str) -> None:
    assert len(card(DRAWS + more).effects) == 2
    with pytest.raises(Refused):
        card(DRAWS + more + LIMIT)


def test_one_of_several_that_is_not_there_is_enough() -> None:
    names = (("青い札", "Blue Card"), ("赤い札", "Red Card"))
    text = "①：自分の墓地に「青い札」「赤い札」のいずれかが存在しない場合にこのカードは破壊される。"
    (effect,) = card(text, names).effects
    assert isinstance(effect.condition, OneHolds)
    assert len(effect.condition.parts) == 2
