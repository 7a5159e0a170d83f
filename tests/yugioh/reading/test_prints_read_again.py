"""Prints that are read back: our wording of an effect gives the same effect again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from duelkit.yugioh.engine.facts.figures import attribute_of
from duelkit.yugioh.language.base import Not, nodes
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.nouns import IsThis, Named
from duelkit.yugioh.language.terms import Attribute, CardType, Race
from duelkit.yugioh.own import known_names
from duelkit.yugioh.reading import Printed, read
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.text import render

EFFECT = CardType.MONSTER | CardType.EFFECT
AT_ONCE = "①：自分メインフェイズに発動できる。"
ONE = "フィールドの表側表示モンスター１体を対象として発動できる。"


def made(text: str, types: CardType = EFFECT, pendulum: str = "") -> Card:
    """A card with these texts."""
    blank = Card(99999990, "試しの札", "Card of the test", types, scale=4 if pendulum else 0)
    return canonical(read(Printed(blank, text, pendulum), known_names()))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            "①：このカードが墓地に存在する場合、属性を１つ宣言して発動できる。墓地のこのカードはターン終了時まで宣言した属性になる。",
            "このカードの属性は宣言した属性になる",
        ),
        ("①：装備カードを装備したこのカードは他のモンスターの効果を受けない。", "装備カードを装備している場合"),
        (
            f"{AT_ONCE}「真紅眼の黒竜」以外の「青眼の白龍」のカード名が記されたモンスター１体をデッキから手札に加える。",
            "「真紅眼の黒竜」以外の",
        ),
        (
            f"①：{ONE}デッキから「青眼の白龍」またはそのカード名が記されたモンスター１体を墓地へ送り、対象のモンスターを破壊する。",
            "対象のモンスターを破壊する",
        ),
        (f"①：{ONE}自分フィールドのＸ素材を１つ取り除き、対象のモンスターを破壊する。", "対象のモンスターを破壊する"),
        (
            "①：自分の手札・フィールドのモンスターがリリースされた場合に発動できる。自分は１枚ドローする。",
            "モンスターが自分の手札・フィールドからリリースされた場合",
        ),
        (
            "①：自分または相手の墓地のチューナー１体と、フィールドの表側表示モンスター１体を対象として発動できる。"
            "対象の墓地のモンスターを除外する。",
            "対象の墓地のモンスターを除外する",
        ),
        (
            f"{AT_ONCE}手札及び自分フィールドの表側表示モンスターの中から、「青眼の白龍」１体を選んで墓地へ送る。",
            "手札・フィールドの「青眼の白龍」１体",
        ),
        (
            "①：自分の墓地のモンスター１体を対象として発動できる。ＥＸデッキからドラゴン族Ｘモンスター１体を特殊召喚し、"
            "対象のモンスターをそのＸモンスターのＸ素材とする。",
            "そのＸモンスターのＸ素材とする",
        ),
    ],
)
def test_a_print_is_read_as_what_it_prints(text: str, words: str) -> None:
    card = made(text)
    printed = render(card, "ja")
    assert words in printed
    assert made(printed) == card


def test_what_only_applies_if_something_is_done_is_no_sentence_of_its_own() -> None:
    text = "相手の墓地の魔法カード１枚を対象として発動できる。そのカードを除外し、このターン、相手フィールドの魔法カードの効果は無効化される。"
    card = made(f"①：１ターンに１度、{text}")
    assert "除外し、ターン終了時まで、" in render(card, "ja")
    assert made(render(card, "ja")) == card


def test_a_property_before_an_exception_belongs_to_the_noun() -> None:
    card = made(
        f"{AT_ONCE}デッキから「青眼の白龍」のカード名が記された「真紅眼の黒竜」以外のモンスター１体を手札に加える。"
    )
    excepted = [node.part for node in nodes(card) if isinstance(node, Not)]
    assert len(excepted) == 1 and isinstance(excepted[0], Named)


def test_a_trap_of_the_main_phase_is_activated_in_either_turn() -> None:
    text = f"①：自分・相手のメインフェイズに、{ONE}そのモンスターを破壊する。"
    card = made(text, CardType.TRAP)
    assert "自分・相手のメインフェイズに、" in render(card, "ja")
    assert made(render(card, "ja"), CardType.TRAP) == card


def test_a_ritual_monster_without_effects_needs_no_full_stop() -> None:
    types = CardType.MONSTER | CardType.RITUAL
    plain = made("「カオス－黒魔術の儀式」により降臨", types)
    assert made(render(plain, "ja"), types) == plain and not plain.effects


@pytest.mark.parametrize(
    ("pendulum", "words"),
    [
        (
            "①：もう片方の自分のＰゾーンの「ＥＭ」カードか「オッドアイズ」カード１枚を対象として発動できる。そのカードを特殊召喚する。",
            "カード１枚を対象として発動できる。そのカードを特殊召喚する",
        ),
        (
            "①：このカードを発動したターンの自分メインフェイズに、自分の墓地のモンスター１体を対象として発動できる。"
            "そのモンスターを手札に加える。",
            "このターンに自分がこのカードを発動している場合",
        ),
        (
            f"{AT_ONCE}このカード以外の魔法＆罠ゾーンの表側表示のカード１枚を選んで破壊する。",
            "魔法＆罠ゾーンのこのカード以外の表側表示のカード",
        ),
        (
            "①：１ターンに１度、このカード以外の自分または相手のＰゾーンのカード１枚を対象として発動できる。"
            "このカードのＰスケールはターン終了時まで、そのカードのＰスケールと同じになる。",
            "Ｐゾーンのこのカード以外のカード１枚",
        ),
    ],
)
def test_prints_of_pendulum_effects(pendulum: str, words: str) -> None:
    types = EFFECT | CardType.PENDULUM
    card = made("", types, pendulum)
    printed = render(card, "ja")
    assert words in printed
    again = printed.removeprefix("【Ｐ効果】").strip()
    assert made("", types, again) == card


def test_a_card_in_a_pendulum_zone_is_not_another_card_of_the_row() -> None:
    card = made(
        "",
        EFFECT | CardType.PENDULUM,
        f"{AT_ONCE}このカード以外の魔法＆罠ゾーンの表側表示のカード１枚を選んで破壊する。",
    )
    assert Not(IsThis()) in nodes(card)


@pytest.mark.parametrize(("attribute", "there"), [(Attribute.FIRE, True), (Attribute.WATER, False)])
def test_a_card_in_the_graveyard_gets_the_declared_attribute(attribute: Attribute, there: bool) -> None:
    text = "①：このカードが墓地に存在する場合、属性を１つ宣言して発動できる。墓地のこのカードはターン終了時まで宣言した属性になる。"
    changing = replace(made(text), passcode=99999991, attribute=Attribute.EARTH, race=Race.WARRIOR, level=4)
    taking = "①：自分の墓地の炎属性モンスター１体を対象として発動できる。そのモンスターを手札に加える。"
    duel = scenario()
    spell = duel.alice.hand(
        replace(made(taking, CardType.SPELL), passcode=99999992, ja="試しの魔法", en="Spell of the test")
    )
    one = duel.alice.graveyard(changing)
    assert not duel.alice.can("activate", spell)
    duel.alice.activates(one)
    duel.alice.declares(int(attribute).bit_length() - 1)
    assert duel.alice.can("activate", spell) is there


def test_a_card_that_left_before_does_not_get_it() -> None:
    text = "①：１ターンに１度、属性を１つ宣言して発動できる。このカードはターン終了時まで宣言した属性になる。"
    changing = replace(made(text), passcode=99999991, attribute=Attribute.EARTH, race=Race.WARRIOR, level=4)
    duel = scenario()
    one = duel.alice.attack_position(changing)
    trap = duel.bob.has_set("Raigeki Break")
    duel.bob.hand("Dark Hole")
    duel.alice.activates(one)
    duel.alice.declares(2)
    duel.bob.activates(trap)
    assert duel.where(one) == "graveyard" and attribute_of(duel.duel, one) == Attribute.EARTH
