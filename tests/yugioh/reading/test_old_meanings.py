"""Old wording: what is a choice and what is not, and what the record of a reference engine decides."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.tools import the_command

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.card import Card, EffectKind
from duelkit.yugioh.language.selections import TARGET, Pick
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.own import known_names
from duelkit.yugioh.reading import Printed, Refused, read
from duelkit.yugioh.words.destroying.meaning import Destroy, Perishes

MONSTER, SPELL, TRAP = CardType.MONSTER | CardType.EFFECT, CardType.SPELL, CardType.TRAP
old_meanings, script_facts = the_command("old_meanings"), the_command("script_facts")


def card(text: str, types: CardType = MONSTER) -> Card:
    """The card with this text."""
    return read(Printed(Card(999000132, "昔の札", "Old Card", types), text), known_names())


@pytest.mark.parametrize(
    "text",
    [
        "このカードが戦闘によって破壊され墓地へ送られた時、８００ライフポイントを払う事でカードを１枚ドローする。",
        "このカードが攻撃対象に選択された時、手札を１枚捨てる事でその攻撃を無効にする。",
        "このカードを手札から捨て、自分フィールド上のモンスター１体を選択して発動する。選択したモンスターを破壊する。この効果は相手ターンでも発動する事ができる。",
    ],
)
def test_nobody_has_to_pay(text: str) -> None:
    assert card(text).effects[0].optional


def test_what_costs_nothing_is_done_each_time() -> None:
    counters = "自分のスタンバイフェイズ時、相手フィールド上に表側表示で存在するモンスター１体を選択し、破壊する。"
    assert not card(counters, SPELL | CardType.CONTINUOUS).effects[1].optional


def test_a_monster_that_cannot_stay_is_destroyed_without_an_activation() -> None:
    made = card("自分フィールド上に光属性以外の表側表示モンスターが存在する場合、表側表示のこのカードを破壊する。")
    assert made.effects[0].kind is EffectKind.CONTINUOUS and made.effects[0].modifiers == (Perishes(),)


def test_at_the_start_of_the_own_main_phase_there_is_nothing_to_answer() -> None:
    text = "①：自分メインフェイズ１開始時に、手札のこのカードを相手に見せて発動できる。自分は３００ＬＰ回復する。"
    assert card(text).effects[0].kind is EffectKind.IGNITION


def test_from_where_monsters_of_yours_were_sent_is_not_guessed() -> None:
    with pytest.raises(Refused):
        card("①：自分の魚族モンスターが墓地へ送られた場合に発動できる。自分は１枚ドローする。")


@rule("MR3-TGT-02")
def test_the_only_pick_can_be_a_target() -> None:
    aimed = old_meanings.aimed(card("フィールド上のモンスター１体を破壊する。", SPELL))
    assert aimed.effects[0].resolution == Destroy(TARGET) and isinstance(aimed.effects[0].targets[0], Pick)
    for text in (
        "フィールド上のモンスター２体を破壊する。",
        "相手の手札を１枚墓地へ送る。",
        "相手フィールド上のモンスターを全て破壊する。",
    ):
        assert old_meanings.aimed(card(text, SPELL)) is None


def test_what_a_spell_does_each_time_can_be_activated() -> None:
    made = card(
        "自分がエクシーズ召喚に成功する度に、相手ライフに５００ポイントダメージを与える。", SPELL | CardType.CONTINUOUS
    )
    answers = old_meanings.besides(made).effects[1]
    assert made.effects[1].kind is EffectKind.CONTINUOUS
    assert answers.kind is EffectKind.TRIGGER and not answers.optional


DRAWS = "自分は１枚ドローする。"
HEAD = "function s.initial_effect(c)\n local e1=Effect.CreateEffect(c)\n"


@pytest.mark.parametrize(
    ("text", "types", "script"),
    [
        (
            f"①：１ターンに１度、相手モンスターの攻撃宣言時に発動できる。{DRAWS}",
            TRAP | CardType.CONTINUOUS,
            " e1:SetType(EFFECT_TYPE_QUICK_O)\n e1:SetCode(EVENT_ATTACK_ANNOUNCE)\n e1:SetCountLimit(1)\n",
        ),
        (
            "①：このカードが相手モンスターと戦闘を行うダメージ計算時に発動できる。"
            "そのダメージ計算時のみ、このカードの攻撃力は５００アップする。",
            MONSTER,
            " e1:SetType(EFFECT_TYPE_SINGLE+EFFECT_TYPE_TRIGGER_O)\n e1:SetCode(EVENT_PRE_DAMAGE_CALCULATE)\n",
        ),
        (
            f"このカード名の②の効果は１ターンに１度しか使用できない。①：このカードが召喚した場合に発動できる。{DRAWS}"
            f"②：このカードが特殊召喚した場合に発動できる。{DRAWS}",
            MONSTER,
            " e1:SetType(EFFECT_TYPE_SINGLE+EFFECT_TYPE_TRIGGER_O)\n e1:SetProperty(EFFECT_FLAG_DELAY)\n"
            " e1:SetCode(EVENT_SUMMON_SUCCESS)\n e1:SetOperation(s.op)\n local e2=e1:Clone()\n"
            " e2:SetCode(EVENT_SPSUMMON_SUCCESS)\n e2:SetCountLimit(1,id)\n",
        ),
    ],
)
def test_facts_agree_that_scripts_put_otherwise(tmp_path: Path, text: str, types: CardType, script: str) -> None:
    (tmp_path / "c999000132.lua").write_text(f"{HEAD}{script}end\n", encoding="utf-8")
    assert script_facts.proof(card(text, types), tmp_path) == ["facts"]
