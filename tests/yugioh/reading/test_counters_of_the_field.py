"""Counters taken from anywhere on the field, and what was done in the turn: read, and in play."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.base import Pool
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.nouns import MONSTER, AnyCard, OfType
from duelkit.yugioh.language.selections import Every, Pick
from duelkit.yugioh.language.terms import CardType, Side, Zone
from duelkit.yugioh.own import known_names
from duelkit.yugioh.reading import Printed, read
from duelkit.yugioh.scenario import BOB, scenario
from duelkit.yugioh.text import render
from duelkit.yugioh.words.conditions.meaning import HasActivated, HasSummoned
from duelkit.yugioh.words.counters.meaning import RemoveCounters
from duelkit.yugioh.words.moving.meaning import ToHand
from duelkit.yugioh.words.revealing.meaning import LookAt

NAME = "魔力カウンター"
HOLDS = (
    "①：このカードの発動時の効果処理として、このカードに魔力カウンターを２つ置く。"
    "②：１ターンに１度、{}フィールドの魔力カウンターを{}つ取り除いて発動できる。自分は１枚ドローする。"
)


def card(text: str, types: CardType = CardType.SPELL) -> Card:
    """The card with this text, whose print is read as the same."""
    blank = Card(999000124, "試しの札", "Trial Card", types)
    made = read(Printed(blank, text), known_names())
    assert read(Printed(blank, render(made, "ja")), known_names()) == made
    assert render(made, "en")
    return made


@pytest.mark.parametrize(("words", "side"), [("自分", Side.YOU), ("相手", Side.OPPONENT), ("", Side.EITHER)])
def test_of_whose_field_they_are_taken(words: str, side: Side) -> None:
    made = card(HOLDS.format(words, "３"), CardType.SPELL | CardType.CONTINUOUS)
    assert made.effects[-1].cost == RemoveCounters(NAME, 3, Every(Pool(AnyCard(), Zone.FIELD, side)))


@rule("MR3-CTR-03")
def test_they_are_taken_from_several_cards_as_the_player_likes() -> None:
    made = card(HOLDS.format("自分", "３"), CardType.SPELL | CardType.CONTINUOUS)
    duel = scenario()
    one, two = duel.alice.hand(made), duel.alice.hand(made)
    duel.alice.activates(one)
    assert not duel.alice.can("activate", one)
    duel.alice.activates(two)
    duel.alice.activates(one)
    duel.alice.picks(two)
    duel.alice.picks(one)
    duel.alice.picks(two)
    assert (duel.counters(one, NAME), duel.counters(two, NAME)) == (1, 0)
    assert not duel.alice.can("activate", two)


@rule("MR3-CTR-03")
def test_those_of_the_opponent_do_not_count() -> None:
    made = card(HOLDS.format("自分", "３"), CardType.SPELL | CardType.CONTINUOUS)
    duel = scenario(turn=BOB)
    theirs = duel.bob.hand(made)
    duel.bob.activates(theirs)
    duel.bob.ends_turn()
    mine = duel.alice.hand(made)
    duel.alice.activates(mine)
    assert not duel.alice.can("activate", mine)


@pytest.mark.parametrize(
    "turn", ["相手がモンスターを特殊召喚したターンに、", "このターンに相手がモンスターを特殊召喚している場合に"]
)
def test_the_opponent_summoned_in_the_turn(turn: str) -> None:
    made = card(f"①：{turn}発動できる。自分は１枚ドローする。", CardType.TRAP)
    assert made.effects[0].condition == HasSummoned(MONSTER, side=Side.OPPONENT)
    duel = scenario(turn=BOB)
    comes = card("①：手札からモンスター１体を特殊召喚する。")
    duel.alice.has_set(made)
    spell = duel.bob.hand(comes)
    duel.bob.hand("ミノタウルス")
    duel.bob.activates(spell)
    duel.bob.puts_in(1)
    duel.alice.activates(made.ja)
    assert duel.where(made.ja) == "graveyard"


def test_before_the_opponent_summoned_it_cannot_be_used() -> None:
    made = card("①：相手がモンスターを特殊召喚したターンに発動できる。自分は１枚ドローする。", CardType.TRAP)
    duel = scenario()
    duel.alice.has_set(made)
    assert not duel.alice.can("activate", made.ja)


def test_where_what_was_activated_lay() -> None:
    made = card(
        "①：相手が手札・墓地のモンスターの効果を発動したターンに発動できる。自分は１枚ドローする。", CardType.TRAP
    )
    assert made.effects[0].condition == HasActivated(MONSTER, Zone.HAND | Zone.GRAVEYARD, Side.OPPONENT, card=False)


def test_what_goes_to_the_hand_of_another_than_its_owner_is_read_as_that() -> None:
    found = card("①：相手の手札を確認し、その中からモンスター１体を選んで自分の手札に加える。").effects[0].resolution
    assert found == LookAt(Every(Pool(AnyCard(), Zone.HAND, Side.OPPONENT))).and_if_you_do(
        ToHand(Pick(Pool(OfType(CardType.MONSTER), Zone.HAND, Side.OPPONENT)), Side.YOU)
    )
