"""Of cards that were shown or turned over some are picked, and the rest goes elsewhere: read, and in play."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.base import nodes
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.terms import CardType, Ordinal, Side, Zone
from duelkit.yugioh.own import known_names
from duelkit.yugioh.reading import Printed, Refused, read
from duelkit.yugioh.scenario import ALICE, Scenario, scenario
from duelkit.yugioh.text import render
from duelkit.yugioh.words.revealing.meaning import PickOut
from duelkit.yugioh.words.summoning.meaning import SpecialSummon

OX, ELF, HOLE = "ミノタウルス", "ホーリー・エルフ", "ブラック・ホール"
TURNS = "自分のデッキの上からカードを３枚めくる。"


def card(text: str) -> Card:
    """The spell with this text, whose print is read as the same."""
    blank = Card(999000123, "試しの札", "Trial Card", CardType.SPELL)
    made = read(Printed(blank, f"①：{text}"), known_names())
    assert read(Printed(blank, render(made, "ja")), known_names()) == made
    assert render(made, "en")
    return made


def picked(made: Card) -> PickOut:
    """The pick of the card."""
    (found,) = [node for node in nodes(made.effects[0].resolution) if isinstance(node, PickOut)]
    return found


def with_three(made: Card) -> tuple[Scenario, int, int, int]:
    """A duel in which these three lie on top of the deck, the last one on top; the card is activated."""
    duel = scenario()
    three = [duel.alice.deck(name) for name in (OX, ELF, HOLE)]
    duel.alice.activates(duel.alice.hand(made))
    return duel, three[0], three[1], three[2]


@rule("MR3-FDN-08")
def test_one_of_those_turned_over_goes_to_the_hand_and_the_rest_to_the_graveyard() -> None:
    made = card(TURNS + "その中からモンスター１体を選んで手札に加え、残りのカードは全て墓地へ送る。")
    duel, ox, elf, hole = with_three(made)
    assert sorted(duel.alice.offered_cards()) == sorted([OX, ELF])
    duel.alice.picks(elf)
    assert [duel.where(each) for each in (ox, elf, hole)] == ["graveyard", "hand", "graveyard"]


@pytest.mark.parametrize("takes", [True, False])
def test_what_may_be_left(takes: bool) -> None:
    made = card(TURNS + "その中から魔法・罠カード１枚を選んで手札に加える事ができる。残りのカードは墓地へ送る。")
    assert picked(made).optional
    duel, ox, elf, hole = with_three(made)
    duel.alice.says_yes() if takes else duel.alice.says_no()
    assert duel.where(hole) == ("hand" if takes else "graveyard")
    assert duel.where(ox) == duel.where(elf) == "graveyard"


def test_nothing_is_asked_where_nothing_fits() -> None:
    made = card(TURNS + "その中からドラゴン族モンスター１体を選んで手札に加える事ができる。残りのカードは墓地へ送る。")
    duel, *three = with_three(made)
    assert [duel.where(each) for each in three] == ["graveyard"] * 3


@rule("RES-DCK-01")
@pytest.mark.parametrize(("words", "where"), [("上", Ordinal.TOP), ("一番下", Ordinal.BOTTOM)])
def test_the_rest_is_put_back_in_an_order_of_the_players_choice(words: str, where: Ordinal) -> None:
    made = card(
        TURNS
        + f"その中から魔法カード１枚を選んで手札に加える事ができる。残りのカードは好きな順番でデッキの{words}に戻す。"
    )
    assert (picked(made).rest, picked(made).where) == (Zone.DECK, where)
    duel = scenario()
    duel.alice.deck(HOLE, HOLE)
    ox, elf, hole = duel.alice.deck(OX), duel.alice.deck(ELF), duel.alice.deck(HOLE)
    duel.alice.activates(duel.alice.hand(made))
    duel.alice.says_yes()
    duel.alice.picks(ox)
    assert duel.where(hole) == "hand"
    assert duel.where(ox) == duel.where(elf) == "deck"
    deck = duel.duel.deck[ALICE]
    assert (deck[-2:] == [elf, ox]) is (where is Ordinal.TOP)
    assert (deck[:2] == [elf, ox]) is (where is Ordinal.BOTTOM)


def test_the_opponent_picks_of_what_was_shown() -> None:
    made = card(
        "デッキからモンスター３体を相手に見せ、相手はその中から１体選ぶ。そのモンスター１体を自分の手札に加え、残りをデッキに戻す。"
    )
    assert picked(made).chooser is Side.OPPONENT
    duel = scenario()
    three = [duel.alice.deck(name) for name in (OX, ELF, "デーモンの召喚")]
    duel.alice.activates(duel.alice.hand(made))
    duel.alice.picks(*three)
    duel.bob.picks(three[1])
    assert [duel.where(each) for each in three] == ["deck", "hand", "deck"]


def test_chance_picks_and_what_comes_later_is_done_then() -> None:
    made = card(
        "フィールドのモンスター１体を対象として発動できる。デッキからモンスター３体を相手に見せ、相手はその中からランダムに１体選ぶ。"
        "そのモンスター１体を自分フィールドに特殊召喚し、残りをデッキに戻す。その後、対象のモンスターを破壊する。"
    )
    assert picked(made).at_random and isinstance(picked(made).verb, SpecialSummon)
    duel = scenario()
    theirs = duel.bob.attack_position(OX)
    three = [duel.alice.deck(OX) for _ in range(3)]
    duel.alice.activates(duel.alice.hand(made))
    duel.alice.picks(*three)
    assert not duel.bob.is_asked("pick")
    duel.alice.puts_in(1)
    assert sorted(duel.where(each) for each in three) == ["deck", "deck", "monster zone"]
    assert duel.where(theirs) == "graveyard"


def test_the_rest_of_nothing_is_not_read() -> None:
    with pytest.raises(Refused):
        card("自分は１枚ドローする。残りのカードは墓地へ送る。")


@pytest.mark.parametrize("free", [True, False])
def test_what_will_be_set_needs_a_free_zone(free: bool) -> None:
    """悪魔嬢リリス: the one of three that chance picks is Set."""
    duel = scenario()
    lilith = duel.alice.attack_position("悪魔嬢リリス")
    duel.alice.deck("聖なるバリア －ミラーフォース－", "奈落の落とし穴", "激流葬")
    for _ in range(4 if free else 5):
        duel.alice.has_set("神の宣告")
    assert duel.alice.can("activate", lilith) is free
