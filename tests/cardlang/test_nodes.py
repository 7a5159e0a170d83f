"""Nodes of both games: how they print, are read back, walked over and joined."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from duelkit import judgment, yugioh
from duelkit.cardlang.nodes import written
from duelkit.cardlang.notation import NotANotation
from duelkit.judgment import notation as judgment_notation
from duelkit.judgment.language import conditions, filters
from duelkit.yugioh import notation as yugioh_notation
from duelkit.yugioh.language import base, nouns
from duelkit.yugioh.language.terms import CardType, Zone

CARDS = [
    pytest.param(yugioh.library().written, yugioh_notation.parsed, id="yugioh"),
    pytest.param(judgment.library().cards, judgment_notation.parsed, id="judgment"),
]


@pytest.mark.parametrize(("cards", "parsed"), CARDS)
def test_every_card_comes_back_as_it_was(cards: list[Any], parsed: Callable[[str], Any]) -> None:
    assert cards
    for card in cards:
        assert parsed(written(card)) == card, card.en


@pytest.mark.parametrize(("cards", "parsed"), CARDS)
def test_a_word_prints_as_it_is_written(cards: list[Any], parsed: Callable[[str], Any]) -> None:
    for card in cards[:100]:
        for part in card.effects if hasattr(card, "effects") else card.abilities:
            assert parsed(repr(part)) == part
            assert repr(part) == written(part)


def test_a_game_reads_its_own_words_alone() -> None:
    assert judgment_notation.parsed("Draw(2)") != yugioh_notation.parsed("Draw(2)")
    with pytest.raises(NotANotation, match="'Incarnation' at character 0 is no word"):
        yugioh_notation.parsed("Incarnation(Anything())")


def test_filters_join_flat_and_conditions_as_they_are_written() -> None:
    a, b, c = nouns.OfType(CardType.MONSTER), nouns.IsFaceUp(), nouns.IsThis()
    assert a & b & c == base.All((a, b, c)) and a | b | c == base.AnyOf((a, b, c)) and ~a == base.Not(a)
    assert (a & b) | c == base.AnyOf((base.All((a, b)), c))
    one = two = base.Condition()
    assert one & two & one == base.AllHold((base.AllHold((one, two)), one)) and ~one == base.DoesNotHold(one)
    mine, this = filters.IsAllied(), filters.IsThis()
    assert mine & this & mine == filters.All((mine, this, mine)) and ~mine == filters.Not(mine)
    so = conditions.Condition()
    assert so | so == conditions.Either((so, so)) and ~so == conditions.Otherwise(so)
    field = filters.FieldFilter()
    assert field & field == filters.AllFields((field, field)) and ~field == filters.NotField(field)


def test_a_walk_finds_everything_inside() -> None:
    pool = (nouns.OfType(CardType.MONSTER) & ~nouns.IsThis()).in_zones(Zone.HAND)
    assert [type(node).__name__ for node in base.nodes((pool,))] == ["Pool", "All", "OfType", "Not", "IsThis"]
