"""Heads of effects, read and played: what lies there already, how a card lay, which activation it was."""

from __future__ import annotations

from dataclasses import replace

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.base import AllHold, DoesNotHold
from duelkit.yugioh.language.card import Card, Effect, EffectKind, Timing
from duelkit.yugioh.language.clauses import InPhase
from duelkit.yugioh.language.nouns import IS_THIS, MONSTER, SPELL_OR_TRAP
from duelkit.yugioh.language.occasions import Activated, AnyEvent, AnyOccasion, When
from duelkit.yugioh.language.terms import Because, CardType, EventKind, Phase, Side, Step, SummonKind, Zone
from duelkit.yugioh.own import known_names
from duelkit.yugioh.reading import Printed, read
from duelkit.yugioh.words.conditions.meaning import CameHere
from duelkit.yugioh.words.summoning.meaning import WasSummoned

MONSTERS = CardType.MONSTER | CardType.EFFECT


def effect_of(text: str, types: CardType = MONSTERS) -> Effect:
    """The effect of a card with this text alone."""
    blank = Card(99999990, "試しの札", "Card of the test", types)
    effects = [
        each
        for each in read(Printed(blank, f"①：{text}"), known_names()).effects
        if each.when is not None or each.resolution is not None
    ]
    assert len(effects) == 1
    return effects[0]


DRAWS = "自分はデッキから１枚ドローする。"


@pytest.mark.parametrize(
    ("said", "when"),
    [
        (
            "このカードが戦闘・効果で破壊された場合",
            AnyEvent(
                (
                    When(EventKind.DESTROYED, IS_THIS, because=Because.BATTLE),
                    When(EventKind.DESTROYED, IS_THIS, because=Because.EFFECT),
                )
            ),
        ),
        (
            "このカードが相手によって破壊され墓地へ送られた場合",
            When(EventKind.SENT_TO_GRAVEYARD, IS_THIS, by=Side.OPPONENT, because=Because.DESTROYED),
        ),
        (
            "表側表示のこのカードが相手の効果でフィールドから離れた場合",
            When(EventKind.LEFT_FIELD, IS_THIS, by=Side.OPPONENT, because=Because.EFFECT, face_up=True),
        ),
        ("手札からこのカードが墓地へ捨てられた場合", None),
        (
            "このカードが手札から墓地へ捨てられた場合",
            When(EventKind.SENT_TO_GRAVEYARD, IS_THIS, because=Because.DISCARDED, origin=Zone.HAND),
        ),
        (
            "相手がモンスターを特殊召喚した場合",
            When(EventKind.SUMMONED, MONSTER, by=Side.OPPONENT, kinds=SummonKind.SPECIAL),
        ),
        (
            "相手フィールドにモンスターが特殊召喚された場合",
            When(EventKind.SUMMONED, MONSTER, Side.OPPONENT, kinds=SummonKind.SPECIAL),
        ),
        ("相手がモンスターの効果を発動した場合", When(EventKind.ACTIVATED, MONSTER, by=Side.OPPONENT, card=False)),
    ],
)
def test_events_say_to_whom_and_through_what(said: str, when: When | AnyEvent | None) -> None:
    if when is None:
        with pytest.raises(Exception, match="not understood"):
            effect_of(f"{said}に発動できる。{DRAWS}")
        return
    effect = effect_of(f"{said}に発動できる。{DRAWS}")
    assert effect.when == when
    assert (effect.kind, effect.timing, effect.optional) == (EffectKind.TRIGGER, Timing.IF, True)


def test_a_summoned_card_is_asked_how_it_was_summoned() -> None:
    effect = effect_of(f"Ｓ召喚したこのカードが破壊された時に発動する。{DRAWS}")
    assert isinstance(effect.when, When)
    assert WasSummoned(SummonKind.SYNCHRO) in getattr(effect.when.who, "parts", ())
    assert (effect.timing, effect.optional) == (Timing.WHEN, False)


def test_in_response_to_an_activation_a_monster_is_quick_and_a_trap_is_activated() -> None:
    said = f"モンスターの効果・魔法・罠カードが発動した時に発動できる。{DRAWS}"
    when = AnyOccasion((Activated(MONSTER, False), Activated(SPELL_OR_TRAP, True)))
    assert (effect_of(said).kind, effect_of(said).when) == (EffectKind.QUICK, when)
    assert effect_of(said, CardType.TRAP).kind is EffectKind.ACTIVATION


@rule("MR3-DSD-10")
def test_at_damage_calculation_only_what_changes_figures_is_quick() -> None:
    head = "このカードが相手モンスターと戦闘を行うダメージ計算時に発動できる。"
    strong = effect_of(f"{head}このカードの攻撃力はターン終了時まで５００アップする。")
    assert (strong.kind, strong.steps, strong.when) == (EffectKind.QUICK, Step.CALCULATION, None)
    assert effect_of(head + DRAWS).kind is EffectKind.TRIGGER


def test_a_trap_waits_for_no_phase_but_is_used_in_it() -> None:
    trap = effect_of(f"相手スタンバイフェイズに発動できる。{DRAWS}", CardType.TRAP)
    assert trap.kind is EffectKind.ACTIVATION
    assert trap.when is None
    assert isinstance(trap.condition, AllHold)
    assert InPhase((Phase.STANDBY,)) in trap.condition.parts


def test_turns_gone_by_are_asked_of_the_card_where_it_lies() -> None:
    end = effect_of(f"フィールドのこのカードが破壊され墓地へ送られたターンのエンドフェイズに発動できる。{DRAWS}")
    assert end.condition == CameHere(Because.DESTROYED, Zone.FIELD, this_turn=True)
    assert end.zones is Zone.GRAVEYARD
    rested = effect_of(
        "墓地のこのカードを除外して発動できる。"
        + DRAWS
        + "この効果はこのカードが墓地へ送られたターンには発動できない。"
    )
    assert rested.condition == DoesNotHold(CameHere(this_turn=True))


def test_what_lies_there_already_is_told_from_what_comes_with_it() -> None:
    there = effect_of(
        "このカードが墓地に存在する状態で、自分フィールドのモンスターが破壊された場合に発動できる。" + DRAWS
    )
    assert isinstance(there.when, When)
    assert there.when.already
    assert there.zones is Zone.GRAVEYARD
    assert replace(there.when, already=False) == When(EventKind.DESTROYED, MONSTER, Side.YOU, origin=Zone.FIELD)
