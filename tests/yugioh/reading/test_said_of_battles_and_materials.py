"""Phrasings about attacks, figures, equip cards and materials, each beside another one that means the same."""

from __future__ import annotations

import pytest

from duelkit.yugioh.language.base import nodes
from duelkit.yugioh.language.card import Card, EffectKind
from duelkit.yugioh.language.clauses import ChooseOne
from duelkit.yugioh.language.permissions import Action, Permission
from duelkit.yugioh.language.terms import CardType, Ordinal, SummonKind
from duelkit.yugioh.own import known_names
from duelkit.yugioh.reading import Printed, read
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.words.moving.meaning import ToDeck
from duelkit.yugioh.words.permissions.meaning import Cannot, May
from duelkit.yugioh.words.summoning.meaning import WasSummoned

ONCE = "①：１ターンに１度、自分メインフェイズに発動できる。"
AT = "①：自分フィールドの「青眼の白龍」１体を対象として発動できる。"
DECLARED = "このカードが相手モンスターと戦闘を行う攻撃宣言時に"
HALVED = "このカードのＸ素材を１つ取り除いて発動できる。その相手モンスターの攻撃力を０にする。"


def card_of(text: str) -> Card:
    """A monster with this text."""
    blank = Card(99999990, "試しの札", "Card of the test", CardType.MONSTER | CardType.EFFECT)
    return canonical(read(Printed(blank, text), known_names()))


@pytest.mark.parametrize(
    ("text", "other"),
    [
        (
            AT
            + "自分の手札・フィールドからこのカードを攻撃力１０００アップの装備カード扱いとしてそのモンスターに装備する。",
            AT
            + "自分の手札・フィールドのこのカードを攻撃力１０００アップの装備カード扱いとしてそのモンスターに装備する。",
        ),
        (
            "①：このカードは相手フィールドの全てのモンスターに１回ずつ攻撃できる。",
            "①：このカードは相手モンスター全てに１回ずつ攻撃できる。",
        ),
        (
            "①：このカードは特殊召喚された相手モンスター全てに１回ずつ攻撃できる。",
            "①：このカードは相手フィールドの特殊召喚されたモンスター全てに１回ずつ攻撃できる。",
        ),
        (
            ONCE + "攻撃力３０００以上で守備力２５００以下のドラゴン族モンスター１体をデッキから手札に加える。",
            ONCE + "デッキから攻撃力３０００以上・守備力２５００以下のドラゴン族モンスター１体を手札に加える。",
        ),
        (
            "①：１ターンに１度、このカードの装備カード１枚を対象として発動できる。そのカードを破壊する。",
            "①：１ターンに１度、このカードに装備されているカード１枚を対象として発動できる。そのカードを破壊する。",
        ),
    ],
)
def test_another_phrasing_means_the_same(text: str, other: str) -> None:
    assert card_of(text) == card_of(other)


def test_special_summoned_monsters_alone_are_attacked_once_each() -> None:
    text = "①：このカードは特殊召喚された相手モンスター全てに１回ずつ攻撃できる。"
    (may,) = [node for node in nodes(card_of(text)) if isinstance(node, May)]
    assert (may.permission, may.which) == (Permission.ATTACK_EACH, WasSummoned(SummonKind.SPECIAL))


@pytest.mark.parametrize("either", ["または", "か"])
def test_a_card_goes_to_either_end_of_the_deck(either: str) -> None:
    text = f"{ONCE}自分は１枚ドローし、その後手札を１枚選んでデッキの一番上{either}一番下に戻す。"
    (choice,) = [node for node in nodes(card_of(text)) if isinstance(node, ChooseOne)]
    assert choice.at_resolution
    assert [node.where for node in nodes(choice) if isinstance(node, ToDeck)] == [Ordinal.TOP, Ordinal.BOTTOM]


def test_a_monster_is_no_material_of_others_than_those_named() -> None:
    text = "このカードを素材として、「ブルーアイズ」モンスター以外の融合・Ｓ・Ｘモンスターを特殊召喚する事はできない。"
    found = [node for node in nodes(card_of(text)) if isinstance(node, Cannot)]
    barred = [Action.BE_FUSION_MATERIAL, Action.BE_SYNCHRO_MATERIAL, Action.BE_XYZ_MATERIAL]
    assert [node.action for node in found] == barred and all(node.unless is not None for node in found)


@pytest.mark.parametrize(("once", "kind"), [("１度、", EffectKind.QUICK), ("", EffectKind.TRIGGER)])
def test_what_is_used_once_in_an_attack_declaration_is_a_quick_effect(once: str, kind: EffectKind) -> None:
    """A trigger effect has no more than one use there, so that a text would not count it."""
    assert card_of(f"①：{DECLARED}{once}{HALVED}").effects[0].kind is kind
