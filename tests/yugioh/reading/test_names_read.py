"""Names in old texts, and monsters that are told of by nothing but their Type."""

from __future__ import annotations

from typing import Any

import pytest

from duelkit.yugioh.cards import library
from duelkit.yugioh.language.base import nodes
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.nouns import InSeries, Named
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.reading import Printed, read
from duelkit.yugioh.reading.grammar.reader import Lexicon
from duelkit.yugioh.reading.sources import entry
from duelkit.yugioh.scenario import scenario

NAMES = Lexicon(
    {"融合": ("融合", "Polymerization"), "青眼の白龍": ("青眼の白龍", "Blue-Eyes White Dragon")},
    {"融合": ("融合", "Polymerization"), "エレキ": ("エレキ", "Watt")},
)


def old(text: str, types: CardType = CardType.SPELL) -> Card:
    """The card with this old text."""
    return read(Printed(Card(999000141, "昔の札", "Old Card", types), text), NAMES)


@pytest.mark.parametrize(
    "text, named",
    [
        ("自分のデッキから「融合」魔法カード１枚を手札に加える。", True),
        ("自分の墓地に存在する「融合」魔法カード１枚を手札に加える。", True),
        ("自分のデッキから「エレキ」と名のついた魔法カード１枚を手札に加える。", False),
        ("自分のデッキから「融合」と名のついた魔法カード１枚を手札に加える。", False),
    ],
)
def test_a_name_with_the_kind_of_the_card_behind_it(text: str, named: bool) -> None:
    found = list(nodes(old(text).effects))
    assert any(isinstance(node, Named) for node in found) is named
    assert any(isinstance(node, InSeries) for node in found) is not named


def test_in_a_numbered_text_it_is_the_word_that_names_share() -> None:
    found = list(nodes(old("①：デッキから「融合」魔法カード１枚を手札に加える。").effects))
    assert any(isinstance(node, InSeries) for node in found)


@pytest.mark.parametrize("searcher", ["融合賢者", "モンスター・アイ"])
def test_fusion_sage_and_monster_eye_find_polymerization_alone(searcher: str) -> None:
    duel = scenario()
    card = duel.alice.hand(searcher) if searcher == "融合賢者" else duel.alice.attack_position(searcher)
    for name in ("融合", "融合賢者"):  # 融合 is a part of either name
        duel.alice.deck(name)
        duel.alice.graveyard(name)
    duel.alice.activates(card)
    duel.is_settled()
    assert "融合" in duel.alice.cards("hand") and "融合賢者" not in duel.alice.cards("hand")


def told(line: str, text: str) -> dict[str, Any]:
    """An entry of a collection."""
    return {
        "password": 999000142,
        "name": {"ja": "試しの獣", "en": "Test Beast"},
        "card_type": "Monster",
        "atk": 1000,
        "def": 1000,
        "level": 3,
        "attribute": "EARTH",
        "monster_type_line": line,
        "text": {"ja": text, "en": ""},
    }


def test_a_type_line_of_a_race_alone_is_that_of_a_normal_monster() -> None:
    card = entry(told("Beast", "甘いものが大好きな獣。"))
    assert card.card.types == CardType.MONSTER | CardType.NORMAL and not card.text
    for line, text in (
        ("Beast / Tuner", "このカードは戦闘では破壊されない。"),
        ("Beast / Effect", "このカードは戦闘では破壊されない。"),
        ("Beast", "①：このカードは戦闘では破壊されない。"),
    ):
        assert entry(told(line, text)).card.types & CardType.EFFECT


def test_alexandrite_dragon_and_bunilla_are_normal_monsters() -> None:
    for name in ("アレキサンドライドラゴン", "バニーラ", "ジェムナイト・ラピス"):
        card = library()[name]
        assert card.types == CardType.MONSTER | CardType.NORMAL and not card.effects
