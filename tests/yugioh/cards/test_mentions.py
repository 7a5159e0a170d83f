"""Cards in whose text another card's name stands (カード名が記された): in play, told and read."""

from __future__ import annotations

from dataclasses import replace

import pytest

from duelkit.yugioh.language import SPELL, Attribute, Race, draw, one, ritual_monster, spell, to_hand
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.nouns import Named
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.own import known_names
from duelkit.yugioh.reading import Printed, read
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.text import render
from duelkit.yugioh.words.filters.meaning import Mentions

MAGICIAN = ("ブラック・マジシャン", "Dark Magician")
KNIVES = "Thousand Knives"
BOLT = "Raigeki"
MARK = spell(
    99999031,
    "しるべの栞",
    "Guiding Mark",
    resolution=to_hand(one((Named(*MAGICIAN) | Mentions(*MAGICIAN) & SPELL).in_deck())),
)
RITE = spell(99999032, "写しの儀", "Copied Rite", icon=CardType.RITUAL, resolution=draw(1))
COPY = replace(
    ritual_monster(99999033, "写し身", "Likeness", Attribute.DARK, Race.FIEND, 4, 1000, 1000),
    mentions=((RITE.ja, RITE.en),),
)
SEEKER = spell(
    99999034, "写しを探す者", "Seeker of Copies", resolution=to_hand(one(Mentions(RITE.ja, RITE.en).in_deck()))
)


def test_a_card_is_found_whose_effect_speaks_of_the_name() -> None:
    duel = scenario()
    mark = duel.alice.hand(MARK)
    duel.alice.deck(MAGICIAN[0], KNIVES, BOLT)
    duel.alice.activates(mark)
    assert sorted(duel.alice.offered_cards()) == sorted([MAGICIAN[0], KNIVES])
    duel.alice.picks(KNIVES)
    assert duel.alice.cards("hand") == [KNIVES]


def test_a_ritual_monster_is_found_by_the_name_of_its_spell() -> None:
    duel = scenario()
    seeker = duel.alice.hand(SEEKER)
    duel.alice.deck(COPY, RITE, BOLT)
    duel.alice.activates(seeker)
    assert duel.alice.cards("hand") == [COPY.ja], "its own name does not stand in the text of the spell"


@pytest.mark.parametrize(
    ("card", "ja", "en"),
    [
        (MARK, "「ブラック・マジシャン」のカード名が記された魔法カード", 'Spell that mentions "Dark Magician"'),
        (COPY, "「写しの儀」により降臨", 'You can Ritual Summon this card with "Copied Rite".'),
    ],
)
def test_both_languages_tell_it(card: Card, ja: str, en: str) -> None:
    assert ja in render(card, "ja")
    assert en in render(card, "en")


@pytest.mark.parametrize(
    "said",
    [
        "「ブラック・マジシャン」またはそのカード名が記された魔法カード",
        "「ブラック・マジシャン」またはその名が記された魔法カード",
    ],
)
def test_it_is_read(said: str) -> None:
    blank = replace(MARK, effects=())
    again = read(Printed(blank, f"①：デッキから{said}１枚を手札に加える。"), known_names())
    assert again.effects == MARK.effects
