"""More texts of Extra Deck and Pendulum Monsters read, and what they come to in a duel."""

from __future__ import annotations

import pytest

from duelkit.yugioh.language.base import Not, nodes
from duelkit.yugioh.language.selections import THIS, Ref, RefKind
from duelkit.yugioh.language.terms import Side, SummonKind, Until
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.words.filters.meaning import LINK_MONSTER, MONSTER, SYNCHRO_MONSTER, XYZ_MONSTER
from duelkit.yugioh.words.material_summons.meaning import FusionSummon, MaterialSummonNow
from duelkit.yugioh.words.moving.meaning import BanishFor, ToExtraDeck
from duelkit.yugioh.words.permissions.meaning import Action, Cannot
from duelkit.yugioh.words.summoning.meaning import WasSummoned
from tests.yugioh.reading.test_extra_deck_read import ELF, SKULL, card_of

IGNITION = "①：自分メインフェイズに発動できる。"


def test_what_the_opponent_cannot_target_said_after_what_it_is_about() -> None:
    card = card_of("Ｘ", "①：自分フィールドの光属性モンスターは効果では破壊されず、相手はそれらを効果の対象にできない。")
    said = [node for node in nodes(card) if isinstance(node, Cannot)]
    assert [(each.action, each.by, each.to) for each in said] == [
        (Action.BE_DESTROYED_BY_EFFECT, None, said[0].to), (Action.BE_TARGETED, Side.OPPONENT, said[0].to)]
    card = card_of("Ｘ", "①：自分フィールドの光属性モンスターを相手はモンスターの効果の対象にできない。")
    said = [node for node in nodes(card) if isinstance(node, Cannot)]
    assert [(each.action, each.by, each.unless) for each in said] == [(Action.BE_TARGETED, Side.OPPONENT, Not(MONSTER))]


def test_battles_with_monsters_that_were_special_summoned() -> None:
    card = card_of("融", "①：このカードは特殊召喚された相手モンスターとの戦闘では破壊されない。")
    said = [node for node in nodes(card) if isinstance(node, Cannot)]
    assert [each.unless for each in said] == [Not(MONSTER & WasSummoned(SummonKind.SPECIAL))]


@pytest.mark.parametrize(("words", "which"), [
    ("Ｓ召喚を行う", SYNCHRO_MONSTER), ("Ｓモンスター１体のＳ召喚を行う", SYNCHRO_MONSTER), ("Ｌ召喚を行う", LINK_MONSTER),
    ("Ｘモンスター１体をＸ召喚する", XYZ_MONSTER),
])
def test_summons_with_this_card_among_the_materials(words: str, which: object) -> None:
    card = card_of("Ｓ", f"{IGNITION}このカードを含む自分フィールドのモンスターを素材として{words}。")
    assert card.effects[0].resolution == MaterialSummonNow(which, THIS)


def test_what_is_excepted_from_what_is_fusion_summoned() -> None:
    card = card_of("融", f"{IGNITION}自分の手札・フィールドのモンスターを融合素材として除外し、「{SKULL}」を除くレベル８以下の融合モンスター"
                   "１体を融合召喚する。")
    assert isinstance(card.effects[0].resolution, FusionSummon)
    assert any(isinstance(node, Not) for node in nodes(card.effects[0].resolution.which))


def test_banished_until_the_next_standby_phase_with_another_card() -> None:
    card = card_of("Ｓ", "①：１ターンに１度、相手フィールドのモンスター１体を対象として発動できる。そのモンスターとこのカードを次の自分"
                   "スタンバイフェイズまで除外する。")
    said = [node for node in nodes(card) if isinstance(node, BanishFor)]
    assert [(each.what, each.comes_back) for each in said] == [
        (Ref(RefKind.TARGET), Until.YOUR_NEXT_STANDBY), (THIS, Until.YOUR_NEXT_STANDBY)]
    duel = scenario()
    mine, theirs = duel.alice.attack_position(card), duel.bob.attack_position(ELF)
    duel.alice.activates(mine)
    assert duel.where(mine) == duel.where(theirs) == "banished"


def test_face_up_to_the_extra_deck_said_shortly() -> None:
    card = card_of("Ｌ", f"{IGNITION}デッキからＰモンスター１体をＥＸデッキに表側で加える。")
    assert isinstance(card.effects[0].resolution, ToExtraDeck)
