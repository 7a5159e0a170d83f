"""Wordings of ours that are read back as the definition that they are printed from."""

from __future__ import annotations

import pytest

from duelkit.yugioh.language.amounts import StatOf
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.selections import THEM
from duelkit.yugioh.language.terms import CardType, Stat
from duelkit.yugioh.own import known_names
from duelkit.yugioh.reading import Printed, read
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.text import render

MONSTER = CardType.MONSTER | CardType.EFFECT
SPELL, TRAP = CardType.SPELL, CardType.TRAP
LASTING = TRAP | CardType.CONTINUOUS
ON_NEGATED = "①：モンスターの効果・魔法・罠カードが発動した時に発動できる。その発動を無効にする。"


@pytest.mark.parametrize(
    ("types", "text", "printed"),
    [
        (
            MONSTER,
            "①：属性を１つ宣言して発動できる。このカードはターン終了時まで宣言した属性になる。",
            "このカードの属性は宣言した属性になる。",
        ),
        (
            LASTING,
            "①：１ターンに１度、種族を１つ宣言して発動できる。このターン、お互いの墓地のモンスターは宣言した種族になる。",
            "お互いの墓地のモンスターの種族は宣言した種族になる。",
        ),
        (MONSTER, "①：自分スタンバイフェイズに発動する。相手のＬＰを半分にする。", "相手のＬＰは半分になる。"),
        (
            MONSTER,
            "①：このカードが召喚した場合に発動できる。"
            "「真紅眼の黒竜」を除く、「青眼の白龍」のカード名が記されたモンスター１体をデッキから手札に加える。",
            "「青眼の白龍」のカード名が記された「真紅眼の黒竜」以外のモンスター",
        ),
        (
            LASTING,
            "自分フィールドの表側攻撃表示モンスター１体を対象としてこのカードを発動できる。"
            "①：このカードが魔法＆罠ゾーンに存在する限り、そのモンスターは戦闘・効果では破壊されない。",
            "①：このカードの対象のモンスターは",
        ),
        (
            MONSTER,
            "①：フィールドのこのカードが戦闘・効果で破壊され墓地へ送られたターンのエンドフェイズに発動できる。"
            "自分は１枚ドローする。",
            "①：このカードがフィールドから戦闘・効果で破壊され墓地へ送られたターンのエンドフェイズに",
        ),
        (
            MONSTER,
            "①：このカードが戦闘・効果で破壊され墓地へ送られた場合、次の自分スタンバイフェイズに発動できる。"
            "このカードを墓地から特殊召喚する。",
            "①：このカードが戦闘・効果で破壊され墓地へ送られた場合、次の自分スタンバイフェイズに",
        ),
        (
            MONSTER,
            "①：このカードが除外された場合、次の自分スタンバイフェイズに発動できる。除外されているこのカードを特殊召喚する。",
            "①：このカードが除外された場合、次の自分スタンバイフェイズに",
        ),
        (
            LASTING,
            "①：このカードが魔法＆罠ゾーンから除外された場合、次のターンのスタンバイフェイズに発動できる。"
            "このカードを自分フィールドにセットする。",
            "①：このカードが魔法＆罠ゾーンから除外された次のターンのスタンバイフェイズに",
        ),
        (
            MONSTER,
            "①：１ターンに１度、相手フィールドのモンスター１体を対象として発動できる。そのモンスターを墓地へ送る。"
            "この効果を発動するターン、このカードは直接攻撃できない。",
            "①：１ターンに１度、相手フィールドのモンスター１体を対象として",
        ),
        (
            LASTING,
            "①：１ターンに１度、自分の戦士族モンスターの攻撃で相手モンスターを破壊した時に発動できる。自分は１枚ドローする。",
            "戦士族モンスターの攻撃でモンスターを破壊した時",
        ),
        (
            TRAP,
            "①：フィールドの相互リンク状態のモンスターの数まで、フィールドの魔法・罠カードを対象として発動できる。"
            "そのカードを破壊する。",
            "①：フィールドの相互リンク状態のモンスターの数まで",
        ),
        (
            TRAP,
            "①：自分フィールドに相互リンク状態のモンスターが存在し、相手がモンスターの効果を発動した時に発動できる。"
            "その発動を無効にする。",
            "①：自分フィールドに相互リンク状態のモンスターが存在し",
        ),
        (
            MONSTER,
            "①：１ターンに１度、自分の墓地のカード１枚を対象として発動できる。そのカードを手札に加える。"
            "対象のカードがモンスターの場合、手札に加えず特殊召喚する事もできる。",
            "そのカードがモンスターの場合",
        ),
        (
            MONSTER,
            "①：１ターンに１度、手札のＰモンスター１体を相手に見せ、自分のＰゾーンのカード１枚を対象として発動できる。"
            "そのカードのＰスケールはターン終了時まで、見せたＰモンスターのＰスケールと同じになる。",
            "自分のＰゾーンのカード１枚を対象として",
        ),
        (
            MONSTER,
            "①：１ターンに１度、相手フィールドの表側表示モンスター１体を対象として発動できる。"
            "自分フィールドのＸ素材を１つ取り除き、対象のモンスターを破壊する。",
            "取り除き、対象のモンスターを",
        ),
        (
            TRAP,
            ON_NEGATED + "自分フィールドに「青眼の白龍」が存在する場合、さらにその無効にしたカードを破壊できる。",
            "その無効にしたカードを破壊できる。",
        ),
        (
            SPELL,
            "①：以下の効果から１つを選択して発動できる。"
            "●自分フィールドのモンスター１体と相手フィールドのカード１枚を破壊する。●自分は１枚ドローする。",
            "モンスター１体と相手フィールドのカード１枚を破壊する。",
        ),
        (
            MONSTER,
            "①：相手がモンスターの効果を発動した時、手札・墓地のこのカードをデッキに戻し、"
            "自分フィールドの植物族モンスター１体をリリースして発動できる。その発動した効果を無効にする。",
            "手札・墓地のこのカードをデッキに戻し",
        ),
        (
            MONSTER,
            "①：自分メインフェイズに発動できる。"
            "フィールドの全てのモンスターの攻撃力は相手ターン終了時まで、自身のレベル×１００アップする。",
            "自身のレベル×100",
        ),
        (
            MONSTER,
            "①：元々の種族が雷族のモンスターが自分の手札・フィールドから墓地へ送られた場合に発動できる。"
            "自分は１枚ドローする。",
            "①：元々の種族が雷族のモンスターが自分の手札・フィールドから墓地へ送られた場合",
        ),
        (
            MONSTER,
            "①：このカードが墓地に存在する場合に発動できる。このカードを特殊召喚する。"
            "この効果で特殊召喚したこのカードの攻撃力は次のターンの終了時まで、自分の墓地のモンスターの数×１００アップする。",
            "この効果で特殊召喚したこのカードの攻撃力は",
        ),
    ],
)
def test_a_print_is_read_as_the_definition_that_it_is_of(types: CardType, text: str, printed: str) -> None:
    blank = Card(99999990, "試しの札", "Card of the test", types)
    made = canonical(read(Printed(blank, text), known_names()))
    ours = render(made, "ja")
    assert printed in ours
    assert canonical(read(Printed(blank, ours), known_names())) == made


@pytest.mark.parametrize(("stat", "counts"), [(Stat.ATK, True), (Stat.ORIGINAL_ATK, False)])
def test_an_original_figure_is_the_same_on_the_field_and_elsewhere(stat: Stat, counts: bool) -> None:
    assert canonical(StatOf(stat, THEM, as_it_was=True)).as_it_was is counts
