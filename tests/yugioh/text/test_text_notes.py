"""Rule notes: what follows from the data of an effect, with rule ids that exist."""

from __future__ import annotations

from dataclasses import replace

from duelkit.rulebook.cite import rule
from duelkit.rulebook.statements import load_rulebook
from duelkit.yugioh.language import (
    CARD,
    MAIN_PHASE,
    MONSTER,
    TARGET,
    THIS,
    TRAP,
    WHEN,
    Attribute,
    Card,
    CardType,
    Race,
    Stat,
    Zone,
    activated,
    apply,
    choosing,
    destroy,
    discard,
    draw,
    every,
    flip,
    gains,
    ignition,
    monster,
    negate_and_destroy,
    normal_summoned,
    one,
    quick,
    spell,
    trap,
    trigger,
)
from duelkit.yugioh.language.card import Effect, EffectKind
from duelkit.yugioh.language.effects import continuous
from duelkit.yugioh.text import Fact, Language, notes, notes_of, speed_of
from duelkit.yugioh.text.notes import WORDS
from duelkit.yugioh.words.negating.meaning import negated


def example(*effects: Effect) -> Card:
    return monster(1, "例", "Example", Attribute.LIGHT, Race.WARRIOR, 4, 1000, 1000, *effects)


def facts(card: Card) -> set[Fact]:
    return {note.fact for note in notes_of(card)}


@rule("MR3-SPD-02", "MR3-SPD-04", "MR3-SPD-05")
def test_spell_speeds() -> None:
    icons = {CardType(0): 1, CardType.QUICK_PLAY: 2, CardType.CONTINUOUS: 1, CardType.EQUIP: 1, CardType.FIELD: 1}
    for icon, speed in icons.items():
        card = spell(1, "例", "E", icon=icon, resolution=draw(1))
        assert speed_of(card, card.effects[0]) == speed
    for icon, speed in {CardType(0): 2, CardType.CONTINUOUS: 2, CardType.COUNTER: 3}.items():
        card = trap(1, "例", "E", icon=icon, resolution=draw(1))
        assert speed_of(card, card.effects[0]) == speed
    counter = replace(card, effects=(*card.effects, ignition(draw(1), zones=Zone.GRAVEYARD), quick(draw(1))))
    assert [speed_of(counter, effect) for effect in counter.effects] == [3, 1, 2]
    assert [note.fact is Fact.DAMAGE_STEP_COUNTER for note in notes_of(counter)].count(True) == 1
    fast = example(
        quick(draw(1)), ignition(draw(1)), trigger(normal_summoned(), draw(1)), flip(draw(1)), continuous(negated(THIS))
    )
    assert [speed_of(fast, effect) for effect in fast.effects] == [2, 1, 1, 1, 0]


@rule("MR3-TGT-01", "MR3-TGT-02")
def test_targets_or_not() -> None:
    assert Fact.TARGETS in facts(example(ignition(destroy(TARGET), targets=one(MONSTER.on_field()))))
    assert Fact.PICKS in facts(example(ignition(destroy(one(MONSTER.on_field())))))
    assert not {Fact.TARGETS, Fact.PICKS} & facts(example(ignition(destroy(every(MONSTER.on_field())))))


@rule("MR3-TIM-01", "MR3-TIM-02")
def test_missing_the_timing() -> None:
    assert Fact.MISSES_TIMING in facts(example(trigger(normal_summoned(), draw(1), timing=WHEN)))
    assert Fact.NEVER_MISSES in facts(example(trigger(normal_summoned(), draw(1))))
    assert Fact.NEVER_MISSES in facts(example(trigger(normal_summoned(), draw(1), timing=WHEN, mandatory=True)))


@rule("MR3-DS-01", "MR3-DS-02")
def test_damage_step() -> None:
    rise = trap(1, "例", "E", targets=one(MONSTER.on_field()), resolution=apply(gains(Stat.ATK, 500), to=TARGET))
    assert Fact.DAMAGE_STEP_FIGURES in facts(rise)
    in_main_phase = quick(apply(gains(Stat.ATK, 500), to=THIS), condition=MAIN_PHASE)
    assert Fact.DAMAGE_STEP_NEVER in facts(example(in_main_phase))
    one_of = choosing(Effect(EffectKind.QUICK), ignition(draw(1)), ignition(apply(gains(Stat.ATK, 500), to=THIS)))
    assert Fact.DAMAGE_STEP_FIGURES in facts(example(one_of))
    no = trap(1, "例", "E", icon=CardType.COUNTER, when=activated(TRAP), resolution=negate_and_destroy())
    assert Fact.DAMAGE_STEP_COUNTER in facts(no)
    assert Fact.DAMAGE_STEP_NEVER in facts(trap(1, "例", "E", resolution=draw(1)))


@rule("MR3-EFF-09", "RES-END-02", "RES-DRW-05")
def test_costs_order_and_draws() -> None:
    found = facts(example(ignition(draw(1).then(destroy(one(CARD.on_field()))), cost=discard(1))))
    assert {Fact.COST, Fact.IN_ORDER, Fact.DRAWS} <= found


def test_every_fact_has_words_and_rules_that_exist() -> None:
    book = load_rulebook()
    for fact in Fact:
        japanese, english, rules = WORDS[fact]
        assert japanese and english
        for rule_id in rules:
            book.statement(rule_id)


def test_notes_are_lines() -> None:
    card = example(ignition(draw(1)))
    assert notes(card, Language.JA)[0] == "①：起動効果：自分のメインフェイズに使用できる（MR3-EFF-03）"
    assert notes(card, "en")[0] == "Effect 1: Ignition Effect: used in your own Main Phase (MR3-EFF-03)"
