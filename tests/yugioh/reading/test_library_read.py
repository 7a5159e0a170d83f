"""What is printed is read again: the same definition, for every card of the library whose words can be read.

Two proofs in one: the printer says what the definition means, and the reader understands it.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from duelkit.yugioh.cards import library
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.terms import CardType, SummonKind
from duelkit.yugioh.own import known_names
from duelkit.yugioh.reading import Printed, Refused, read
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.text import render

LEAST = 235
"""So many cards of those written by hand are read from our own print at least."""
OTHERWISE: dict[int, str] = {
    4206964: "that the summoned monster still has 1000 ATK is not printed of the target",
    16222645: "the face-down card that it battles is printed as a monster",
    47507260: "the face-down card that it battles is printed as a monster",
    64500000: "that it is face-up is read of the first name alone",
    74591968: "the face-down card that it battles is printed as a monster",
    44763025: "that the second discard is made only where it can be is not printed",
    69610924: "what is not so of a card is printed as what the card is not",
    76774528: "whose the destroyed card was is not printed of this card",
    78004197: "up to two targets may be none",
}
"""Cards whose print says less than their definition, and why."""


def blank(card: Card) -> Card:
    """A card with its names and figures alone."""
    kinds = {
        CardType.FUSION: SummonKind.FUSION,
        CardType.SYNCHRO: SummonKind.SYNCHRO,
        CardType.XYZ: SummonKind.XYZ,
        CardType.LINK: SummonKind.LINK,
        CardType.RITUAL: SummonKind.RITUAL,
    }
    only = next(
        (summon for kind, summon in kinds.items() if card.types & kind and card.types & CardType.MONSTER), SummonKind(0)
    )
    return replace(
        card,
        effects=(),
        materials=None,
        procedures=(),
        versions=(),
        also_named=(),
        mentions=(),
        brought_by=None,
        always=False,
        no_special_summon=False,
        only_by=only,
        types=card.types & ~CardType.SPECIAL,
    )


def test_our_print_of_a_card_is_read_as_the_same_card() -> None:
    same, wrong = [], []
    for card in library().tested:
        try:
            again = read(Printed(blank(card), render(card, "ja")), known_names())
        except Refused:
            continue
        if canonical(again) == canonical(card):
            same.append(card.passcode)
        elif card.passcode not in OTHERWISE:
            wrong.append(card.ja)
    assert wrong == []
    assert len(same) >= LEAST
    assert not [code for code in OTHERWISE if code in same]


@pytest.mark.parametrize("part", range(8))
def test_the_cards_of_the_shelf_are_read_from_their_print(part: int) -> None:
    wrong = []
    for code in list(library().shelf)[part::8]:
        if "reread" not in library().shelf[code].proofs:
            continue  # what of its print has no phrasing stands in written.tsv
        card = library().shelf[code].card
        text, pendulum = boxes(render(card, "ja"))
        if canonical(read(Printed(blank(card), text, pendulum), known_names())) != canonical(card):
            wrong.append(card.ja)
    assert wrong == []


def boxes(text: str) -> tuple[str, str]:
    """The monster's text and the pendulum text of a print."""
    if "【Ｐ効果】" not in text:
        return text, ""
    pendulum, _, monster = text.removeprefix("【Ｐ効果】\n").partition("【モンスター効果】")
    return monster.strip("\n"), pendulum.strip("\n")
