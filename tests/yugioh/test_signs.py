"""What a card does, in a few signs: every word that does something has one, and they are read off the definition."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from typing import Any

import pytest

import duelkit.yugioh.words
from duelkit.yugioh.cards import library
from duelkit.yugioh.cards.signs import MOST, OF_WORDS, SIGNS, signs_by, signs_of
from duelkit.yugioh.language.base import Joined, Modifier, Verb


def acting_words() -> set[str]:
    """The names of all verbs and modifiers of the card language that are words of a topic."""
    kind: type
    for topic in pkgutil.iter_modules(duelkit.yugioh.words.__path__):
        if importlib.util.find_spec(f"duelkit.yugioh.words.{topic.name}.meaning"):
            importlib.import_module(f"duelkit.yugioh.words.{topic.name}.meaning")
    found: set[str] = set()
    waiting: list[type[Any]] = [Verb, Modifier]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            if kind is not Joined and ".words." in kind.__module__ and not kind.__name__.startswith("_"):
                found.add(kind.__name__)
    return found


def test_every_word_that_does_something_has_a_sign() -> None:
    assert acting_words() - OF_WORDS.keys() == set()
    # a procedure is no word, and shows as a Summon
    assert OF_WORDS.keys() - acting_words() == {"Procedure"}


@pytest.mark.parametrize(
    "name, expected",
    [
        ("Raigeki", ("destroy",)),
        ("Pot of Greed", ("draw",)),
        ("Reinforcement of the Army", ("search",)),
        ("Monster Reborn", ("revive",)),
        ("Change of Heart", ("control",)),
        ("Compulsory Evacuation Device", ("bounce",)),
        ("Axe of Despair", ("equip", "boost", "shuffle")),
        ("Solemn Judgment", ("negate", "destroy")),
        ("Mask of Darkness", ("salvage",)),
        ("Book of Moon", ("turn",)),
        ("Marshmallon", ("protect", "damage")),
        ("Dark Magician", ()),
    ],
)
def test_signs_say_what_a_card_does(name: str, expected: tuple[str, ...]) -> None:
    card = library()[name]
    assert signs_of(card) == expected
    assert signs_by(card.passcode) == expected


def test_signs_of_the_shelf_are_those_of_the_made_cards() -> None:
    known = library()
    for passcode in list(known.shelf)[::50]:
        assert signs_by(passcode) == signs_of(known[passcode]), known[passcode]


def test_signs_are_few_and_known() -> None:
    assert all(len(found) <= MOST and set(found) <= set(SIGNS) for found in map(signs_by, library().codes))
    spells = [card for card in library().facts() if int(card.types) & 6]
    assert sum(not signs_by(card.passcode) for card in spells) <= 1
