"""Definitions as text and back, and what is refused: nothing of a text is run."""

from __future__ import annotations

import pytest

from duelkit.yugioh.cards import library
from duelkit.yugioh.language import MONSTER, THIS, Zone, destroy, every, one
from duelkit.yugioh.notation import NotANotation, parsed, written


def test_every_card_written_by_hand_comes_back_as_it_was() -> None:
    for card in library().tested:
        assert parsed(written(card)) == card, card.en


def test_a_notation_reads_as_the_language_is_written() -> None:
    assert written(destroy(every(MONSTER.on_field()))) == (
        "Destroy(Every(Pool(OfType(CardType.MONSTER), Zone.FIELD, Side.EITHER)))"
    )
    assert written(destroy(THIS)) == "Destroy(THIS)"
    assert parsed("Pick(Pool(OfType(CardType.MONSTER), Zone.HAND|Zone.DECK))") == one(
        MONSTER.in_zones(Zone.HAND | Zone.DECK)
    )


@pytest.mark.parametrize(
    "text",
    [
        "__import__('os').system('true')",
        "open('x')",
        "Destroy(",
        "Destroy(THIS).what",
        "Zone.NOWHERE",
        "Card",
        "lambda: 1",
        "[THIS]",
        "1.5",
        "Destroy(*THIS)",
        "Destroy(wrong=1)",
        "Zone.HAND|Side.YOU",
        "x" * 5000,
    ],
)
def test_whatever_is_not_of_the_language_is_refused_and_not_run(text: str) -> None:
    with pytest.raises(NotANotation) as caught:
        parsed(text)
    assert "\n" not in str(caught.value)


def test_a_value_that_is_no_part_of_a_definition_is_not_written() -> None:
    with pytest.raises(TypeError):
        written(object())
