"""The classes of monster effects in 2004 (効果モンスター), flip effects being one of their own (リバース効果)."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.cards import library
from duelkit.yugioh.language import EffectKind, Phase
from duelkit.yugioh.scenario import BOB, Scenario, scenario

OX = "Battle Ox"
FAITH = "Magician of Faith"


@rule("EX04-GAP-TYPE-02")
@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("Jinzo", EffectKind.CONTINUOUS),
        ("Cannon Soldier", EffectKind.IGNITION),
        ("Sangan", EffectKind.TRIGGER),
        ("Kuriboh", EffectKind.QUICK),
        (FAITH, EffectKind.FLIP),
    ],
)
def test_there_are_five_classes_of_effects(name: str, kind: EffectKind) -> None:
    effects = library()[name].under(2004).effects
    assert {effect.kind for effect in effects} == {kind}


@rule("EX04-GAP-TYPE-02")
def test_a_continuous_effect_applies_without_being_activated() -> None:
    duel = scenario("ex04")
    duel.alice.hand("Jinzo")
    duel.alice.attack_position(OX)
    duel.bob.has_set("Waboku")
    duel.alice.summons("Jinzo")
    assert not duel.duel.chain and not duel.bob.can("activate", "Waboku")
    duel.is_settled()


@rule("EX04-GAP-TYPE-02")
def test_an_ignition_effect_is_used_in_the_own_main_phase_only() -> None:
    for turn, phase, offered in (
        (0, Phase.MAIN_1, True),
        (0, Phase.MAIN_2, True),
        (0, Phase.BATTLE, False),
        (BOB, Phase.MAIN_1, False),
    ):
        duel = scenario("ex04", turn=turn, phase=phase)
        cannon = duel.alice.attack_position("Cannon Soldier")
        assert duel.alice.can("activate", cannon) is offered


@rule("EX04-GAP-TYPE-02")
def test_a_trigger_effect_waits_for_its_event_and_a_quick_effect_answers_in_the_opponents_turn() -> None:
    duel = scenario("ex04", turn=BOB)
    duel.alice.attack_position("Sangan")
    duel.alice.hand("Kuriboh")
    duel.alice.deck("Kuriboh")
    ox = duel.bob.attack_position(OX)
    assert not duel.alice.is_asked()
    duel.bob.enters_battle()
    duel.bob.attacks(ox, "Sangan")
    assert duel.alice.can("activate", "Kuriboh"), "a quick effect, at damage calculation"
    duel.alice.activates("Kuriboh")
    duel.all_pass()
    duel.alice.picks("Kuriboh")
    assert "Kuriboh" in duel.alice.cards("hand") and duel.alice.life == 8000, "and the other was searched out"


def flipped(way: str) -> Scenario:
    """Alice's 聖なる魔術師 is turned face-up, or comes face-up, in some way."""
    duel = scenario("ex04", turn=BOB if way == "attacked" else 0)
    duel.alice.graveyard("Pot of Greed")
    if way == "flip summon":
        card = duel.alice.has_set(FAITH)
        duel.alice.flip_summons(card)
    elif way == "attacked":
        card = duel.alice.has_set(FAITH)
        duel.bob.attack_position(OX)
        duel.bob.enters_battle()
        duel.bob.attacks(OX, card)
    elif way == "by an effect":
        duel.alice.has_set(FAITH)
        duel.alice.hand("Book of Taiyou")
        duel.alice.activates("Book of Taiyou")
    elif way == "normal summon":
        duel.alice.hand(FAITH)
        duel.alice.summons(FAITH)
    elif way == "special summon":
        duel.alice.graveyard(FAITH)
        duel.alice.hand("Monster Reborn")
        duel.alice.activates("Monster Reborn")
        duel.alice.puts_in(1)
    else:
        duel.alice.has_set(FAITH)
        duel.alice.hand("Dark Hole")
        duel.alice.activates("Dark Hole")
    duel.all_pass()
    if duel.alice.is_asked("pick"):
        duel.alice.picks("Pot of Greed")
        duel.all_pass()
    return duel


@rule("EX04-GAP-TYPE-02")
@pytest.mark.parametrize(
    ("way", "works"),
    [
        ("flip summon", True),
        ("attacked", True),
        ("by an effect", True),
        ("normal summon", False),
        ("special summon", False),
        ("destroyed face-down", False),
    ],
)
def test_a_flip_effect_activates_when_the_monster_is_turned_up_and_only_then(way: str, works: bool) -> None:
    duel = flipped(way)
    assert ("Pot of Greed" in duel.alice.cards("hand")) is works
