"""Spells and traps in old wording: what is paid first, what is negated, what is selected, and words said otherwise then."""

from __future__ import annotations

import pytest

from duelkit.yugioh.language.card import Card, EffectKind
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.reading import Printed, Refused, read
from duelkit.yugioh.reading.grammar.reader import Lexicon
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.words.material_summons.meaning import RitualSummon

SPELL, TRAP = CardType.SPELL, CardType.TRAP


def card(text: str, types: CardType) -> Card:
    """The card with this text."""
    return read(Printed(Card(999000131, "昔の札", "Old Card", types), text), Lexicon({}, {}))


@pytest.mark.parametrize(
    ("old", "new", "types"),
    [
        (
            "手札を１枚捨てる。フィールド上に表側表示で存在する永続魔法カードを全て破壊する。",
            "①：手札を１枚捨てて発動できる。フィールドの表側表示の永続魔法カードを全て破壊する。",
            SPELL,
        ),
        (
            "手札を１枚捨てて発動できる。フィールド上のカード１枚を選択して破壊する。",
            "①：手札を１枚捨て、フィールドのカード１枚を対象として発動できる。そのカードを破壊する。",
            TRAP,
        ),
        (
            "手札を１枚捨てる。罠カードの発動を無効にし、それを破壊する。",
            "①：罠カードが発動した時、手札を１枚捨てて発動できる。その発動を無効にし破壊する。",
            TRAP,
        ),
        (
            "相手の魔法カードの発動を無効にし破壊する。",
            "①：相手が魔法カードを発動した時に発動できる。その発動を無効にし破壊する。",
            TRAP,
        ),
        (
            "相手フィールド上に存在するモンスター１体につき、相手ライフに４００ポイントダメージを与える。",
            "①：相手フィールドのモンスターの数×400ダメージを相手に与える。",
            TRAP,
        ),
        (
            "フィールド上に表側表示で存在する全てのモンスターの攻撃力を０にする。",
            "①：フィールドの全ての表側表示モンスターの攻撃力は０になる。",
            TRAP,
        ),
        (
            "相手フィールド上に攻撃表示で存在するモンスターを全て破壊する。",
            "①：相手フィールドの攻撃表示モンスターを全て破壊する。",
            SPELL,
        ),
        (
            "自分のメインフェイズ時に手札から獣族モンスター１体を特殊召喚する事ができる。この効果は１ターンに１度しか使用できない。",
            "①：１ターンに１度、自分メインフェイズに発動できる。手札から獣族モンスター１体を特殊召喚する。",
            SPELL | CardType.CONTINUOUS,
        ),
        (
            "相手フィールド上にモンスターが存在し、自分フィールド上にモンスターが存在しない場合、手札から獣族モンスター１体を特殊召喚する事ができる。"
            "この効果は１ターンに１度しか使用できない。",
            "①：１ターンに１度、相手フィールドにモンスターが存在し、自分フィールドにモンスターが存在しない場合に発動できる。"
            "手札から獣族モンスター１体を特殊召喚する。",
            SPELL | CardType.CONTINUOUS,
        ),
        (
            "装備モンスターが戦闘によって相手モンスターを破壊した場合、相手の手札をランダムに１枚墓地へ送る。",
            "①：装備モンスターが戦闘で相手モンスターを破壊した場合に発動する。相手の手札をランダムに１枚墓地へ送る。",
            SPELL | CardType.EQUIP,
        ),
        (
            "装備モンスターが守備表示モンスターを攻撃した時、その守備力を攻撃力が超えていれば、その数値だけ相手ライフに戦闘ダメージを与える。",
            "①：装備モンスターが守備表示モンスターを攻撃した場合、その守備力を攻撃力が超えた分だけ相手に戦闘ダメージを与える。",
            SPELL | CardType.EQUIP,
        ),
        (
            "相手フィールド上に表側表示で存在する昆虫族モンスターは攻撃宣言をする事ができない。",
            "①：相手フィールドの昆虫族モンスターは攻撃宣言できない。",
            SPELL | CardType.CONTINUOUS,
        ),
        (
            "自分のスタンバイフェイズ毎に、フィールド上に表側表示で存在する永続魔法カードの枚数×300ポイントダメージを相手ライフに与える。",
            "①：自分スタンバイフェイズに発動する。フィールドの表側表示の永続魔法カードの数×300ダメージを相手に与える。",
            SPELL | CardType.CONTINUOUS,
        ),
        (
            "自分フィールド上のモンスター１体を生け贄に捧げる。相手フィールド上に存在するモンスターを全て破壊する。",
            "①：自分フィールドのモンスター１体をリリースして発動できる。相手フィールドのモンスターを全て破壊する。",
            SPELL,
        ),
        (
            "自分のライフポイントが相手より少ない場合、装備モンスターの攻撃力は500ポイントアップする。",
            "①：自分のＬＰが相手より少ない場合、装備モンスターの攻撃力は500アップする。",
            SPELL | CardType.EQUIP,
        ),
        (
            "手札を１枚捨てて発動できる。モンスターの召喚・反転召喚・特殊召喚を無効にし破壊する。",
            "①：自分または相手がモンスターを召喚・反転召喚・特殊召喚する際に、手札を１枚捨てて発動できる。それを無効にし、そのモンスターを破壊する。",
            TRAP,
        ),
        (
            "自分のデッキからカードを２枚ドローする。その後、相手は手札を１枚選択して捨てる。",
            "①：自分は２枚ドローする。その後、相手は手札を１枚選んで捨てる。",
            SPELL,
        ),
        (
            "フィールド上のカード１枚を選択して破壊する。「昔の札」は１ターンに１枚しか発動できない。",
            "このカード名のカードは１ターンに１枚しか発動できない。①：フィールドのカード１枚を対象として発動できる。そのカードを破壊する。",
            SPELL,
        ),
        (
            "獣族のみ装備可能。装備モンスター１体の攻撃力と守備力は３００ポイントアップする。",
            "獣族モンスターにのみ装備可能。①：装備モンスターの攻撃力・守備力は300アップする。",
            SPELL | CardType.EQUIP,
        ),
    ],
)
def test_an_old_text_is_read_as_the_new_one(old: str, new: str, types: CardType) -> None:
    assert card(old, types) == card(new, types)


def test_an_event_makes_a_trigger_effect_of_a_continuous_card() -> None:
    text = "自分フィールド上に獣族モンスターが特殊召喚された時、相手ライフに８００ポイントダメージを与える。"
    effect = card(text, SPELL | CardType.CONTINUOUS).effects[-1]
    assert effect.kind is EffectKind.TRIGGER and not effect.optional


def test_of_which_of_two_targets_something_is_said_is_not_guessed() -> None:
    with pytest.raises(Refused):
        card(
            "手札を１枚捨てて発動する。自分の墓地に存在するモンスター１体とフィールド魔法カード１枚を選択して手札に加える。",
            SPELL,
        )


def test_an_equip_spell_that_brings_out_its_monster_is_activated_for_that() -> None:
    made = card(
        "800ライフポイントを払う。自分の墓地から儀式モンスター１体を選択して自分フィールド上に特殊召喚し、このカードを装備する。"
        "このカードが破壊された時、装備モンスターをゲームから除外する。",
        SPELL | CardType.EQUIP,
    )
    assert [effect.kind for effect in made.effects] == [EffectKind.ACTIVATION, EffectKind.CONTINUOUS]


@pytest.mark.parametrize(
    ("told", "more"),
    [
        ("場か手札から、星の数が合計７個以上になるようカードを生け贄に捧げなければならない。", "以上"),
        ("フィールドか手札から、レベルが７以上になるようカードを生け贄に捧げなければ、「牛」は降臨できない。", "以上"),
        ("自分の手札・フィールド上から、レベルの合計が７になるようにモンスターをリリースしなければならない。", ""),
    ],
)
def test_a_ritual_summon_is_told_as_what_has_to_be_tributed(told: str, more: str) -> None:
    names = Lexicon({"牛": ("牛", "Ox")}, {})
    new = f"①：レベルの合計が７{more}になるように、自分の手札・フィールドのモンスターをリリースし、手札から「牛」を儀式召喚する。"
    old, today = (
        read(Printed(Card(999000131, "昔の札", "Old Card", SPELL | CardType.RITUAL), text), names)
        for text in (f"「牛」の降臨に必要。{told}", new)
    )
    assert old == today and isinstance(old.effects[0].resolution, RitualSummon)


def test_a_cost_under_a_condition_is_paid_by_choice() -> None:
    made = card(
        "フィールド上に獣族モンスターが存在する時、このカードを生け贄に捧げる事で手札から獣族モンスター１体を特殊召喚する。",
        CardType.MONSTER | CardType.EFFECT,
    )
    assert made.effects[0].kind is EffectKind.IGNITION and made.effects[0].optional


def test_the_equipped_monster_is_whose_action_is_answered() -> None:
    sword = card(
        "①：装備モンスターが戦闘で相手モンスターを破壊した場合に発動する。自分は１枚ドローする。",
        SPELL | CardType.EQUIP,
    )
    for fights in (True, False):
        duel = scenario()
        ox = duel.alice.attack_position("ミノタウルス")
        elf = duel.alice.attack_position("エルフの剣士")
        there = duel.bob.attack_position("クリッター")
        duel.alice.face_up(sword, ox if fights else elf)
        duel.alice.enters_battle()
        duel.alice.attacks(ox, there)
        duel.all_pass()
        assert duel.alice.hand_size == fights
