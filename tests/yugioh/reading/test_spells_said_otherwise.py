"""Phrasings of spells and traps, read and in play: of those just asked for, what is done otherwise, where it was."""

from __future__ import annotations

import pytest

from duelkit.yugioh.language.base import nodes
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.clauses import InPhase, Later
from duelkit.yugioh.language.selections import TARGET, Pick
from duelkit.yugioh.language.terms import CardType, Phase, Until, Zone
from duelkit.yugioh.own import known_names
from duelkit.yugioh.reading import Printed, Refused, read
from duelkit.yugioh.scenario import BOB, scenario
from duelkit.yugioh.text import render
from duelkit.yugioh.words.controlling.meaning import TakeControl
from duelkit.yugioh.words.moving.meaning import ToDeck, ToHand
from duelkit.yugioh.words.summoning.meaning import SpecialSummon
from duelkit.yugioh.words.xyz_materials.meaning import Attach

OX, ELF, SOLDIER, DARK = "ミノタウルス", "ホーリー・エルフ", "カオス・ソルジャー", "デーモンの召喚"


def card(text: str, types: CardType = CardType.SPELL) -> Card:
    """The card with this text, whose print is read as the same."""
    blank = Card(999000122, "試しの札", "Trial Card", types)
    made = read(Printed(blank, f"①：{text}"), known_names())
    assert read(Printed(blank, render(made, "ja")), known_names()) == made
    assert render(made, "en")
    return made


def test_the_cost_is_taken_of_those_that_the_condition_asks_for() -> None:
    made = card(
        "自分の墓地に獣戦士族モンスターが２体以上存在する場合、その内の１体を除外して発動できる。自分は１枚ドローする。"
    )
    duel = scenario()
    one, elf = duel.alice.graveyard(OX), duel.alice.graveyard(ELF)
    hand = duel.alice.hand(made)
    assert not duel.alice.can("activate", hand)
    duel = scenario()
    one, elf = duel.alice.graveyard(OX), duel.alice.graveyard(ELF)
    two = duel.alice.graveyard(OX)
    duel.alice.activates(duel.alice.hand(made))
    assert sorted(duel.alice.offered_cards()) == [OX, OX]
    duel.alice.picks(one)
    assert (duel.where(one), duel.where(two), duel.where(elf)) == ("banished", "graveyard", "graveyard")


def test_one_is_targeted_of_those_that_the_condition_asks_for() -> None:
    made = card(
        "相手フィールドにモンスターが２体以上存在する場合、その内の１体を対象として発動できる。そのモンスターを破壊する。"
    )
    (pick,) = made.effects[0].targets
    assert pick.pool.zones == Zone.FIELD and pick.least == pick.most == 1


@pytest.mark.parametrize("held", [True, False])
def test_what_is_done_where_there_are_none(held: bool) -> None:
    made = card(
        "手札に闇属性モンスターが存在する場合、その内の１体を選んで除外する。存在しない場合、自分の手札を全て墓地へ送る。"
    )
    duel = scenario()
    dark, elf = duel.alice.hand(DARK) if held else -1, duel.alice.hand(ELF)
    duel.alice.activates(duel.alice.hand(made))
    assert duel.where(elf) == ("hand" if held else "graveyard")
    assert not held or duel.where(dark) == "banished"


def test_what_was_destroyed_may_be_targeted_where_it_lies() -> None:
    made = card(
        "自分フィールドのモンスターが効果で破壊された場合、そのモンスター１体を対象として発動できる。そのモンスターを特殊召喚する。",
        CardType.TRAP,
    )
    (pick,) = made.effects[-1].targets
    assert pick.pool.zones == Zone.GRAVEYARD | Zone.BANISHED
    duel = scenario(turn=BOB)
    duel.alice.has_set(made)
    elf, other = duel.alice.attack_position(ELF), duel.alice.graveyard(OX)
    duel.bob.activates(duel.bob.hand("ブラック・ホール"))
    duel.alice.activates(made.ja)
    duel.alice.puts_in(1)
    assert (duel.where(elf), duel.where(other)) == ("monster zone", "graveyard")


def test_a_list_of_effects_under_a_condition() -> None:
    made = card(
        "自分は１枚ドローする。相手フィールドにモンスターが存在する場合、さらに以下の効果を適用できる。●自分は１０００ＬＰ回復する。"
    )
    duel = scenario()
    duel.bob.attack_position(OX)
    duel.alice.activates(duel.alice.hand(made))
    duel.alice.says_yes()
    assert duel.alice.life == 9000


def test_it_comes_to_the_one_that_was_targeted() -> None:
    made = card(
        "自分フィールドのＸモンスター１体を対象として発動できる。手札のモンスター１体を、そのモンスターの下に重ねてＸ素材とする。"
    )
    verb = made.effects[0].resolution
    assert isinstance(verb, Attach) and verb.to == TARGET and isinstance(verb.what, Pick)


@pytest.mark.parametrize(
    ("words", "until"),
    [
        ("相手フィールドのモンスター１体のコントロールをエンドフェイズまで得る。", Until.END_PHASE),
        ("相手フィールドのモンスター１体を選び、エンドフェイズまでコントロールを得る。", Until.END_PHASE),
        ("相手フィールドのモンスター１体を選び、コントロールを得る。", Until.LEAVES),
    ],
)
def test_control_of_one_that_is_not_targeted(words: str, until: Until) -> None:
    verb = card(words).effects[0].resolution
    assert isinstance(verb, TakeControl) and isinstance(verb.what, Pick) and verb.until is until


def test_ignoring_the_conditions_may_be_said_before_where_it_comes_from() -> None:
    made = card("戦士族モンスター１体を召喚条件を無視して手札から守備表示で特殊召喚する。")
    verb = made.effects[0].resolution
    assert isinstance(verb, SpecialSummon) and verb.ignoring
    duel = scenario()
    soldier = duel.alice.hand(SOLDIER)
    duel.alice.activates(duel.alice.hand(made))
    assert duel.where(soldier) == "monster zone" and "defense" in duel.position(soldier)


@pytest.mark.parametrize("words", ["手札・ＥＸデッキに戻す", "持ち主の手札・ＥＸデッキに戻す"])
def test_back_to_the_hand_or_to_the_extra_deck(words: str) -> None:
    assert card(f"フィールドのモンスター１体を対象として発動できる。そのモンスターを{words}。").effects[
        0
    ].resolution == ToHand(TARGET)


def test_what_was_summoned_goes_back_to_the_extra_deck_later() -> None:
    made = card(
        "ＥＸデッキからＸモンスター１体を特殊召喚する。この効果で特殊召喚されたモンスターはエンドフェイズにＥＸデッキに戻る。"
    )
    (later,) = [node for node in nodes(made.effects[0].resolution) if isinstance(node, Later)]
    assert isinstance(later.verb, ToDeck) and later.phase is Phase.END


def test_in_the_second_main_phase() -> None:
    made = card("自分・相手のメインフェイズ２に発動できる。自分は１枚ドローする。", CardType.TRAP)
    assert made.effects[0].condition == InPhase((Phase.MAIN_2,))


def test_of_those_without_a_condition_is_not_read() -> None:
    with pytest.raises(Refused):
        card("その内の１体を対象として発動できる。そのモンスターを破壊する。")


@pytest.mark.parametrize(("where", "fits"), [("自分の魔法＆罠ゾーンに", False), ("自分フィールドに", True)])
def test_a_field_spell_is_not_set_in_a_spell_and_trap_zone(where: str, fits: bool) -> None:
    made = card(f"自分の墓地の魔法・罠カード１枚を選んで{where}セットする。")
    duel = scenario()
    duel.alice.graveyard("フュージョン・ゲート")
    assert duel.alice.can("activate", duel.alice.hand(made)) == fits
    duel = scenario()
    duel.alice.graveyard("フュージョン・ゲート")
    duel.alice.graveyard("ブラック・ホール")
    assert duel.alice.can("activate", duel.alice.hand(made))
