"""Phrasings that mean what another phrasing means, and such as look alike and are not read."""

from __future__ import annotations

from typing import TypeVar

import pytest

from duelkit.yugioh.language.base import Node, nodes
from duelkit.yugioh.language.card import Card, EffectKind
from duelkit.yugioh.language.clauses import Apply
from duelkit.yugioh.language.nouns import IS_THIS
from duelkit.yugioh.language.occasions import When
from duelkit.yugioh.language.permissions import Permission
from duelkit.yugioh.language.selections import Every, Pick
from duelkit.yugioh.language.terms import CardType, EventKind, Position, Side, Until, Zone
from duelkit.yugioh.own import known_names
from duelkit.yugioh.reading import Printed, Refused, read
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.words.amounts.meaning import Kinds
from duelkit.yugioh.words.counters.meaning import RemoveCounters
from duelkit.yugioh.words.drawing.meaning import Draw
from duelkit.yugioh.words.filters.meaning import IsMonsterCard
from duelkit.yugioh.words.lasting.meaning import Treated
from duelkit.yugioh.words.permissions.meaning import May
from duelkit.yugioh.words.placing.meaning import SetCards
from duelkit.yugioh.words.xyz_materials.meaning import Detach

Kind = TypeVar("Kind", bound=Node)

ONCE = "①：１ターンに１度、自分メインフェイズに発動できる。"
TARGETS = "①：１ターンに１度、フィールドの表側表示モンスター１体を対象として発動できる。"
DRAWS = "自分は１枚ドローする。"
COMES = "①：このカードが手札に存在する場合、自分メインフェイズに発動できる。このカードを特殊召喚する。"


def card_of(text: str) -> Card:
    """A monster with this text."""
    blank = Card(99999990, "試しの札", "Card of the test", CardType.MONSTER | CardType.EFFECT)
    return canonical(read(Printed(blank, text), known_names()))


def said(text: str, kind: type[Kind]) -> list[Kind]:
    """What of this kind a monster with this text says."""
    return [node for node in nodes(card_of(text)) if isinstance(node, kind)]


@pytest.mark.parametrize(
    ("text", "other"),
    [
        (
            ONCE + "デッキから「青眼の白龍」「真紅眼の黒竜」のいずれか１体を手札に加える。",
            ONCE + "デッキから「青眼の白龍」か「真紅眼の黒竜」１体を手札に加える。",
        ),
        (
            TARGETS + "このカードのレベルはターン終了時までそのモンスターと同じレベルになる。",
            TARGETS + "ターン終了時まで、このカードのレベルはそのモンスターのレベルと同じになる。",
        ),
        (ONCE + "お互いのプレイヤーはそれぞれデッキから１枚ドローする。", ONCE + "お互いは１枚ドローする。"),
        (
            "①：このカードは表示形式によって以下の効果を得る。●攻撃表示：このカードは戦闘では破壊されない。"
            "●守備表示：このカードの守備力は500アップする。",
            "①：このカードが攻撃表示の場合、このカードは戦闘では破壊されない。②：このカードが守備表示の場合、"
            "このカードの守備力は500アップする。",
        ),
        (
            "①：このカードが「青眼の白龍」をX素材としている場合、以下の効果を得る。●このカードは戦闘では破壊されない。",
            "①：このカードが「青眼の白龍」をX素材としている場合、このカードは戦闘では破壊されない。",
        ),
        (
            "①：X召喚したこのカードをリリースして発動できる。" + DRAWS,
            "①：このカードがX召喚されている場合、このカードをリリースして発動できる。" + DRAWS,
        ),
        (
            "①：カウンターが２つ以上置かれているこのカードを墓地へ送って発動できる。" + DRAWS,
            "①：このカードにカウンターが２つ以上置かれている場合、このカードを墓地へ送って発動できる。" + DRAWS,
        ),
        (
            "①：このカードとドラゴン族モンスター１体を手札から捨てて発動できる。" + DRAWS,
            "①：このカードを手札から捨て、手札からこのカード以外のドラゴン族モンスター１体を捨てて発動できる。" + DRAWS,
        ),
    ],
)
def test_two_phrasings_mean_one_thing(text: str, other: str) -> None:
    assert card_of(text).effects == card_of(other).effects


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (ONCE + "フィールドのモンスターの属性の種類の数だけ、自分はデッキからドローする。", Kinds),
        (ONCE + "フィールドのX素材を１つ取り除く。", Detach),
        (TARGETS + "このカードはエンドフェイズまでそのモンスターと同名カードとして扱う。", Treated),
    ],
)
def test_the_word_for_it_is_said(text: str, kind: type[Node]) -> None:
    assert said(text, kind)


def test_until_the_end_of_the_opponents_turn() -> None:
    (apply,) = said(TARGETS + "そのモンスターの攻撃力は相手ターン終了時まで1000ダウンする。", Apply)
    assert apply.until is Until.OPPONENTS_TURN_END


def test_what_is_drawn_is_shown() -> None:
    (draw,) = said(
        ONCE + "自分は１枚ドローし、お互いに確認する。それがモンスターだった場合、相手に500ダメージを与える。", Draw
    )
    assert draw.shown


def test_what_was_set_is_usable_at_once() -> None:
    (word,) = said(
        ONCE + "デッキから罠カード１枚を自分フィールドにセットする。この効果でセットしたカードは"
        "セットしたターンでも発動できる。",
        SetCards,
    )
    assert word.at_once


def test_attacks_in_defense_position() -> None:
    (may,) = said(
        "①：このカードは表側守備表示のままで攻撃できる。その場合、このカードは守備力を攻撃力として扱い"
        "ダメージ計算を行う。",
        May,
    )
    assert may.permission is Permission.ATTACK_IN_DEFENSE


def test_attacks_in_defense_position_with_its_atk() -> None:
    (may,) = said(
        "①：このカードは表側守備表示のままで攻撃できる。その場合、攻撃力の数値を適用してダメージ計算を行う。", May
    )
    assert may.permission is Permission.ATTACK_IN_DEFENSE_WITH_ATK


def test_comes_to_the_other_side_for_a_monster_there() -> None:
    card = card_of(
        "①：このカードは相手フィールドのモンスター１体をリリースし、手札から相手フィールドに攻撃表示で特殊召喚できる。"
    )
    (way,) = card.procedures
    assert way.to is Side.OPPONENT and way.positions is Position.FACE_UP_ATTACK and way.zones is Zone.HAND
    (cost,) = [node for node in nodes(way.cost) if isinstance(node, Pick)]
    assert cost.pool.side is Side.OPPONENT


def test_the_opponent_banishes_from_their_deck() -> None:
    (pick,) = said(ONCE + "相手は自身のデッキからモンスター３体を除外する。", Pick)
    assert pick.chooser is pick.pool.side is Side.OPPONENT and pick.most == 3 and pick.pool.zones is Zone.DECK


def test_pendulum_monster_cards() -> None:
    (card,) = said("①：自分フィールドのＰモンスターカードは相手の効果では破壊されない。", IsMonsterCard)
    assert card.kind is CardType.PENDULUM


def test_counters_of_both_fields() -> None:
    (remove,) = said(
        "①：１ターンに１度、自分・相手フィールドの壊獣カウンターを３つ取り除いて発動できる。" + DRAWS, RemoveCounters
    )
    assert isinstance(remove.what, Every) and remove.what.pool.side is Side.EITHER


@pytest.mark.parametrize(
    ("text", "zones"),
    [
        ("①：手札からこのカードを含むカードを２枚墓地へ送って発動できる。", Zone.HAND),
        ("①：自分の墓地からこのカードを含むモンスター３体を除外して発動できる。", Zone.GRAVEYARD),
        ("①：自分フィールドのこのカードを含むモンスター２体をリリースして発動できる。", Zone(0)),
    ],
)
def test_this_card_lies_where_it_is_one_of_those_paid(text: str, zones: Zone) -> None:
    (effect,) = card_of(text + DRAWS).effects
    assert effect.zones == zones
    assert [node.including for node in nodes(effect.cost) if isinstance(node, Pick)] == [IS_THIS]


def test_the_battle_phase_begins() -> None:
    (when,) = said("①：自分・相手のバトルフェイズ開始時に発動できる。" + DRAWS, When)
    assert (when.event, when.side) == (EventKind.BATTLE_PHASE_BEGINS, Side.EITHER)


def test_what_holds_for_the_turn_of_a_summon() -> None:
    (way,) = card_of(
        "①：自分フィールドにモンスターが存在しない場合、このカードは手札から特殊召喚できる。"
        "この方法で特殊召喚したターン、自分は融合モンスターしか特殊召喚できない。"
    ).procedures
    assert way.this_turn and not way.modifiers


def test_summoned_by_an_own_effect() -> None:
    summons, draws = card_of(COMES + "②：このカードの①の効果で特殊召喚した場合に発動できる。" + DRAWS).effects
    assert (summons.kind, summons.zones) == (EffectKind.IGNITION, Zone.HAND)
    assert isinstance(draws.when, When) and draws.when.by_card == IS_THIS


@pytest.mark.parametrize(
    "text",
    [
        ONCE + DRAWS + "②：このカードの①の効果で特殊召喚した場合に発動できる。" + DRAWS,
        "①：このカードが召喚したターン、自分はモンスターを特殊召喚できない。",
        "①：手札のモンスターを任意の数だけ相手に見せて発動できる。このカードの攻撃力はその数だけアップする。",
    ],
)
def test_what_is_not_certain_is_not_read(text: str) -> None:
    with pytest.raises(Refused):
        card_of(text)
