"""Traps that under a condition can be activated from the hand, or in the turn in which they were Set."""

from __future__ import annotations

import pytest

from duelkit.yugioh.language.base import Pool
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.clauses import Exists
from duelkit.yugioh.language.nouns import MONSTER
from duelkit.yugioh.language.terms import CardType, Side, Zone
from duelkit.yugioh.own import known_names
from duelkit.yugioh.reading import Printed, Refused, read
from duelkit.yugioh.scenario import BOB, scenario
from duelkit.yugioh.text import render

OX = "ミノタウルス"
FROM_HAND = "相手フィールドにモンスターが存在する場合、このカードの発動は手札からもできる。"
AT_ONCE = "相手フィールドにモンスターが存在する場合、このカードはセットしたターンでも発動できる。"
DRAWS = "①：発動できる。自分は１枚ドローする。"


def card(text: str, types: CardType = CardType.TRAP) -> Card:
    """The card with this text, whose print is read as the same."""
    blank = Card(999000125, "試しの罠", "Trial Trap", types)
    made = read(Printed(blank, text), known_names())
    assert read(Printed(blank, render(made, "ja")), known_names()) == made
    assert render(made, "en")
    return made


@pytest.mark.parametrize("text", [FROM_HAND + DRAWS, DRAWS + FROM_HAND])
def test_it_may_be_said_before_or_after_the_effect(text: str) -> None:
    (effect,) = card(text).effects
    assert effect.from_hand == Exists(Pool(MONSTER, Zone.FIELD, Side.OPPONENT)) and effect.at_once is None


@pytest.mark.parametrize("there", [True, False])
def test_a_trap_is_activated_from_the_hand(there: bool) -> None:
    made = card(FROM_HAND + DRAWS)
    duel = scenario()
    trap = duel.alice.hand(made)
    if there:
        duel.bob.attack_position(OX)
    assert duel.alice.can("activate", trap) is there
    if there:
        duel.alice.activates(trap)
        assert duel.where(trap) == "graveyard"


def test_a_trap_is_activated_from_the_hand_in_the_turn_of_the_opponent() -> None:
    made = card(FROM_HAND + DRAWS)
    duel = scenario(turn=BOB)
    trap = duel.alice.hand(made)
    duel.bob.attack_position(OX)
    duel.bob.activates(duel.bob.hand("ブラック・ホール"))
    duel.alice.activates(trap)
    assert duel.where(trap) == "graveyard"


def test_without_the_words_no_trap_is() -> None:
    duel = scenario()
    duel.alice.hand(card(DRAWS))
    duel.bob.attack_position(OX)
    assert not duel.alice.can("activate", "試しの罠")


@pytest.mark.parametrize("full", [True, False])
def test_a_zone_must_be_free(full: bool) -> None:
    made = card(FROM_HAND + DRAWS)
    duel = scenario()
    duel.bob.attack_position(OX)
    for _ in range(5 if full else 4):
        duel.alice.has_set("激流葬")
    duel.alice.hand(made)
    assert duel.alice.can("activate", made.ja) is not full


@pytest.mark.parametrize("there", [True, False])
def test_in_the_turn_in_which_it_was_set(there: bool) -> None:
    made = card(AT_ONCE + DRAWS)
    assert made.effects[0].at_once is not None and made.effects[0].from_hand is None
    duel = scenario()
    if there:
        duel.bob.attack_position(OX)
    trap = duel.alice.hand(made)
    assert not duel.alice.can("activate", trap)
    duel.alice.sets(trap)
    assert duel.alice.can("activate", trap) is there


def test_once_it_has_lain_for_a_turn_nothing_is_asked() -> None:
    made = card(AT_ONCE + DRAWS)
    duel = scenario(turn=BOB)
    trap = duel.alice.has_set(made)
    duel.bob.ends_turn()
    assert duel.alice.can("activate", trap)


def test_a_condition_that_is_not_understood_refuses_the_card() -> None:
    with pytest.raises(Refused):
        card("雨が降っている場合、このカードの発動は手札からもできる。" + DRAWS)
    with pytest.raises(Refused):
        card(
            "①：このカードが墓地へ送られた場合に発動できる。自分は１枚ドローする。" + FROM_HAND,
            CardType.TRAP | CardType.CONTINUOUS,
        )
