"""Two cards at the same time, all of them or none (AとBを), and small words that lead to other things."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.base import nodes
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.clauses import Later
from duelkit.yugioh.language.selections import THIS, Both, Pick
from duelkit.yugioh.language.terms import CardType, Phase, Side, Stat
from duelkit.yugioh.reading import Printed, read
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.reading.grammar.reader import Lexicon
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.text import render
from duelkit.yugioh.words.battle.meaning import AttackAgain
from duelkit.yugioh.words.figures.meaning import ChangeStat
from duelkit.yugioh.words.summoning.meaning import SpecialSummon

SEARCHES = "①：このカードが召喚した場合に発動できる。デッキから儀式モンスター１体と儀式魔法カード１枚を手札に加える。"
COMES = "①：自分の墓地の戦士族モンスター１体を対象として発動できる。そのモンスターと手札のこのカードを守備表示で特殊召喚する。"
BRINGS = "①：手札のこのカードを相手に見せて発動できる。デッキの儀式モンスター１体と手札のこのカードを守備表示で特殊召喚する。"
HINDERS = "①：相手フィールドにセットされた魔法・罠カード１枚を対象として発動できる。このターン、"
FIGHTER, RITUAL, RITE, PLAIN = "異次元の女戦士", "サクリファイス", "イリュージョンの儀式", "ホーリー・エルフ"


def monster(text: str) -> Card:
    """A monster with this text, whose print is read as the same."""
    blank = Card(999000120, "並ぶ者", "The Pair", CardType.MONSTER | CardType.EFFECT, level=4, atk=1000, defense=1000)
    made = canonical(read(Printed(blank, text), Lexicon({}, {})))
    assert canonical(read(Printed(blank, render(made, "ja")), Lexicon({}, {}))) == made
    return made


@pytest.mark.parametrize(
    "text",
    [
        SEARCHES,
        COMES,
        BRINGS,
        "①：手札のこのカードを相手に見せて発動できる。このカードと戦士族モンスター１体を手札から特殊召喚する。",
        "①：このカードが召喚した場合に発動できる。デッキから、戦士族モンスター１体と儀式魔法カード１枚を選んで手札に加える。",
        "①：このカードが召喚した場合に発動できる。自分フィールドのモンスター１体と相手フィールドのカード１枚を選んで破壊する。",
    ],
)
def test_two_are_one_thing_that_is_done(text: str) -> None:
    assert [type(node) for node in nodes(monster(text)) if isinstance(node, Both)] == [Both]


@rule("MR3-SS-03")
@pytest.mark.parametrize(("free", "may"), [(2, True), (1, False)])
def test_both_come_out_or_neither(free: int, may: bool) -> None:
    duel = scenario("mr3")
    pair = duel.alice.hand(monster(COMES))
    fighter = duel.alice.graveyard(FIGHTER)
    for _ in range(5 - free):
        duel.alice.attack_position(PLAIN)
    assert duel.alice.can("activate", pair) is may
    if may:
        duel.alice.activates(pair)
        duel.is_settled()
        assert duel.where(pair) == duel.where(fighter) == "monster zone"


@rule("MR3-SS-03")
def test_neither_comes_out_when_one_has_gone_meanwhile() -> None:
    duel = scenario("mr3")
    pair = duel.alice.hand(monster(COMES))
    fighter = duel.alice.graveyard(FIGHTER)
    crow = duel.bob.hand("Ｄ．Ｄ．クロウ")
    duel.alice.activates(pair)
    duel.bob.activates(crow)
    duel.is_settled()
    assert duel.where(pair) == "hand" and duel.where(fighter) == "banished"


def test_of_two_kinds_one_each_is_picked() -> None:
    duel = scenario("mr3")
    pair = duel.alice.hand(monster(SEARCHES))
    ritual, rite = duel.alice.deck(RITUAL), duel.alice.deck(RITE)
    duel.alice.deck(PLAIN)
    duel.alice.summons(pair)
    duel.alice.triggers(pair)
    duel.is_settled()
    assert duel.where(ritual) == duel.where(rite) == "hand"


@pytest.mark.parametrize("missing", [RITUAL, RITE])
def test_without_one_of_the_kinds_nothing_is_searched(missing: str) -> None:
    duel = scenario("mr3")
    pair = duel.alice.hand(monster(SEARCHES))
    for name in {RITUAL, RITE} - {missing}:
        duel.alice.deck(name)
    duel.alice.summons(pair)
    assert not duel.alice.can("trigger", pair)


def test_this_card_is_none_of_the_others() -> None:
    effect = monster(BRINGS).effects[0].resolution
    assert isinstance(effect, SpecialSummon) and isinstance(effect.what, Both)
    assert effect.what.second == THIS and isinstance(effect.what.first, Pick)
    duel = scenario("mr3")
    pair = duel.alice.hand(monster(BRINGS))
    assert not duel.alice.can("activate", pair), "no such monster is in the deck"


def test_what_follows_if_the_effect_was_activated() -> None:
    text = "①：このカードが相手モンスターに攻撃したダメージステップ開始時に発動できる。その相手モンスターを手札に戻す。"
    again = "この効果を発動した場合、このカードはもう１度だけ続けて攻撃できる。"
    assert any(isinstance(node, AttackAgain) for node in nodes(monster(text + again)))


def test_the_end_phase_of_your_next_turn() -> None:
    text = "①：このカードをリリースして発動できる。デッキから戦士族モンスター１体を特殊召喚する。"
    later = "この効果で特殊召喚したモンスターは次の自分ターンのエンドフェイズにデッキに戻る。"
    found = [node for node in nodes(monster(text + later)) if isinstance(node, Later)]
    assert [(node.phase, node.of, node.next_turn) for node in found] == [(Phase.END, Side.YOU, True)]


def test_figures_that_a_monster_comes_with() -> None:
    text = "①：このカードがリリースされた場合に発動する。自分のデッキ・墓地から戦士族モンスター１体を選び、攻撃力・守備力を０にして特殊召喚する。"
    changes = [node for node in nodes(monster(text)) if isinstance(node, ChangeStat)]
    assert [(node.stat, node.amount) for node in changes] == [(Stat.ATK, 0), (Stat.DEF, 0)]


@pytest.mark.parametrize("words", ["そのカードは発動できない。", "そのセットされた魔法・罠カードは発動できない。"])
def test_a_set_card_that_cannot_be_activated(words: str) -> None:
    duel = scenario("mr3")
    pair = duel.alice.attack_position(monster(HINDERS + words))
    jar, other = duel.bob.has_set("強欲な瓶"), duel.bob.has_set("強欲な瓶")
    duel.alice.activates(pair)
    duel.alice.picks(jar)
    assert duel.bob.can("activate", jar), "nothing is done yet"
    duel.bob.passes()
    assert duel.bob.can("activate", other) and not duel.bob.can("activate", jar)


TRAP, SPELL = "強欲な瓶", "サンダー・ボルト"


def test_a_card_of_the_deck_comes_on_top_of_it() -> None:
    duel = scenario("mr3")
    card = duel.alice.attack_position(
        monster("①：自分メインフェイズに発動できる。デッキから罠カード１枚を選んでデッキの一番上に置く。")
    )
    jar = duel.alice.deck(TRAP)
    duel.alice.deck(SPELL)
    duel.alice.activates(card)
    duel.is_settled()
    assert duel.duel.deck[0][-1] == jar and duel.duel.shuffles == 1
    assert duel.duel.known.get(jar, 0) == 3, "both have seen it"


def test_a_card_of_the_graveyard_comes_on_top_of_the_deck_as_it_lies() -> None:
    duel = scenario("mr3")
    card = duel.alice.attack_position(
        monster("①：自分メインフェイズに発動できる。自分の墓地の罠カード１枚を選び、デッキの一番上に置く。")
    )
    jar = duel.alice.graveyard(TRAP)
    duel.alice.activates(card)
    duel.is_settled()
    assert duel.duel.deck[0][-1] == jar and duel.duel.shuffles == 0


@pytest.mark.parametrize("there", [0, 2])
def test_as_many_cards_of_a_deck_are_sent_as_there_are_of_something(there: int) -> None:
    """For none it is not activated."""
    duel = scenario("mr3")
    card = duel.alice.attack_position(
        monster(
            "①：自分メインフェイズに発動できる。相手フィールドのカードの数だけ、相手のデッキの上からカードを墓地へ送る。"
        )
    )
    for _ in range(there):
        duel.bob.has_set(SPELL)
    duel.start()
    assert duel.alice.can("activate", card) is bool(there)
    if there:
        duel.alice.activates(card)
        duel.is_settled()
        assert len(duel.bob.cards("graveyard")) == 2
