"""Chains: who is asked, in which order links stand and are processed, what negation does to a link."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    FACE_UP,
    MONSTER,
    ONE_ACTIVATION_PER_TURN,
    Attribute,
    CardType,
    Limit,
    LimitScope,
    NegateActivation,
    NegateEffect,
    Race,
    Side,
    Stat,
    Zone,
    activated,
    continuous,
    damage,
    discard,
    draw,
    gains,
    ignition,
    monster,
    negate_and_destroy,
    pay,
    sent_to_graveyard,
    spell,
    trap,
    trigger,
)
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.state.log import L_RESOLVE

FIREBALL = "Hinotama"
TYPHOON = "Mystical Space Typhoon"
RUSH = "Rush Recklessly"
SOLEMN = "Solemn Judgment"
OX = "Battle Ox"

NEGATE_ONLY = trap(
    900000001,
    "発動を無効にする罠",
    "Negating Trap",
    icon=CardType.COUNTER,
    when=activated(by=Side.OPPONENT),
    resolution=NegateActivation(),
)
NEGATE_AND_DESTROY = trap(
    900000002,
    "発動を無効にし破壊する罠",
    "Destroying Trap",
    icon=CardType.COUNTER,
    when=activated(by=Side.OPPONENT),
    resolution=negate_and_destroy(),
)
NEGATE_EFFECT = trap(
    900000003,
    "効果を無効にする罠",
    "Effect Negating Trap",
    icon=CardType.COUNTER,
    when=activated(by=Side.OPPONENT),
    resolution=NegateEffect(),
)
CANNON = monster(
    900000004,
    "試験砲",
    "Test Cannon",
    Attribute.DARK,
    Race.MACHINE,
    4,
    1000,
    1000,
    ignition(damage(300), limit=Limit(LimitScope.THIS_EFFECT)),
)
ONE_A_TURN = spell(
    900000005, "一枚だけの魔法", "Only One a Turn", resolution=damage(200), cost=pay(100), limit=ONE_ACTIVATION_PER_TURN
)
TWO_A_TURN = spell(
    900000006, "使用は一度の魔法", "Use Once a Turn", resolution=damage(200), limit=Limit(LimitScope.CARD_ACTIVATION)
)


@rule("MR3-CHN-01", "MR3-CHN-02", "MR3-CHN-08")
def test_opponent_is_asked_before_anything_is_processed() -> None:
    duel = scenario()
    fireball = duel.alice.hand(FIREBALL)
    rush = duel.bob.has_set(RUSH)
    duel.bob.attack_position(OX)
    duel.alice.activates(fireball)
    assert duel.bob.is_asked("respond")
    assert duel.bob.can("activate", rush) and duel.bob.can("pass")
    assert duel.bob.life == 8000
    assert len(duel.duel.chain) == 1
    duel.bob.passes()
    duel.all_pass()
    duel.is_settled()
    assert duel.bob.life == 7500


@rule("MR3-CHN-01", "MR3-CHN-04", "MR3-CHN-05")
def test_links_are_numbered_as_activated_and_processed_in_reverse() -> None:
    duel = scenario()
    duel.alice.hand(FIREBALL, TYPHOON)
    ox = duel.bob.attack_position(OX)
    duel.bob.has_set(RUSH)
    duel.bob.has_set("Reinforcements")
    duel.alice.activates(FIREBALL)
    duel.bob.activates(RUSH)
    duel.alice.activates(TYPHOON)
    duel.alice.picks("Reinforcements")
    assert [duel.name_of(duel.duel.scopes[link].card) for link in duel.duel.chain] == [FIREBALL, RUSH, TYPHOON]
    assert duel.atk(ox) == 1700 and duel.bob.life == 8000, "nothing is processed while the chain is built"
    duel.bob.activates("Reinforcements")
    duel.is_settled()
    assert duel.log_cards(L_RESOLVE) == ["Reinforcements", TYPHOON, RUSH, FIREBALL]
    assert duel.atk(ox) == 1700 + 500 + 700
    assert duel.bob.life == 7500


@rule("MR3-CHN-03", "MR3-CHN-08")
def test_after_the_opponents_pass_the_player_may_chain_to_the_own_card() -> None:
    duel = scenario()
    duel.alice.hand(FIREBALL, RUSH)
    duel.alice.attack_position(OX)
    duel.bob.has_set(RUSH)
    duel.alice.activates(FIREBALL)
    assert duel.bob.is_asked("respond")
    duel.bob.passes()
    assert duel.alice.is_asked("respond") and duel.alice.can("activate", RUSH)
    duel.alice.activates(RUSH)
    assert len(duel.duel.chain) == 2
    assert duel.bob.is_asked("respond"), "a new link asks the opponent anew"
    duel.all_pass()
    duel.is_settled()
    assert duel.log_cards(L_RESOLVE) == [RUSH, FIREBALL]


@rule("MR3-CHN-03")
def test_the_first_player_may_answer_the_opponents_link() -> None:
    duel = scenario()
    duel.alice.hand(FIREBALL, TYPHOON)
    duel.bob.has_set("Reckless Greed")
    duel.alice.activates(FIREBALL)
    duel.bob.activates("Reckless Greed")
    assert duel.alice.is_asked("respond") and duel.alice.can("activate", TYPHOON)
    duel.alice.passes()
    duel.is_settled()


@rule("MR3-CHN-08")
def test_processing_begins_only_after_both_have_passed() -> None:
    duel = scenario()
    duel.alice.hand(FIREBALL, RUSH)
    duel.alice.attack_position(OX)
    duel.bob.has_set(RUSH)
    duel.alice.activates(FIREBALL)
    duel.bob.passes()
    assert duel.bob.life == 8000, "the activating player has not passed yet"
    duel.alice.passes()
    assert duel.bob.life == 7500
    duel.all_pass()
    duel.is_settled()


@rule("MR3-SPL-14")
def test_during_processing_nothing_can_be_activated() -> None:
    duel = scenario()
    duel.alice.hand("Dark World Dealings", OX)
    duel.bob.hand(OX)
    duel.bob.has_set(RUSH)
    duel.bob.attack_position(OX)
    duel.alice.activates("Dark World Dealings")
    duel.bob.passes()
    assert duel.alice.is_asked("pick"), "in the middle of the processing the discard is picked"
    assert not duel.alice.can("activate") and not duel.bob.can("activate", RUSH)
    duel.alice.picks(OX)
    assert duel.bob.is_asked("pick") and not duel.bob.can("activate", RUSH)
    duel.bob.picks(OX)


@rule("MR3-SPL-14", "MR3-CHN-10")
def test_cards_usable_in_the_opponents_turn_wait_for_a_window() -> None:
    duel = scenario()
    duel.bob.has_set(TYPHOON)
    duel.bob.has_set("Reinforcements")
    duel.alice.attack_position(OX)
    assert duel.alice.is_asked("act"), "the opponent is not asked while the turn player is free to act"
    assert not duel.bob.can("activate")
    duel.alice.ends_turn()
    assert (
        duel.bob.is_asked("respond")
        and duel.bob.can("activate", TYPHOON)
        and duel.bob.can("activate", "Reinforcements")
    )
    duel.bob.activates("Reinforcements")
    duel.bob.passes()
    assert duel.atk(OX) == 2200


@rule("MR3-CHN-07")
def test_a_negated_link_does_nothing_and_the_links_below_go_on() -> None:
    duel = scenario()
    duel.alice.hand(FIREBALL, RUSH)
    ox = duel.alice.attack_position(OX)
    duel.bob.has_set(NEGATE_ONLY)
    duel.alice.activates(FIREBALL)
    duel.bob.passes()
    duel.alice.activates(RUSH)
    duel.bob.activates(NEGATE_ONLY)
    duel.is_settled()
    assert duel.atk(ox) == 1700, "the negated second link does nothing"
    assert duel.bob.life == 7500, "the first link is processed all the same"
    assert duel.log_cards(L_RESOLVE) == ["発動を無効にする罠", FIREBALL]


@rule("MR3-CHN-09")
def test_a_summon_is_no_activation_and_cannot_be_chained_to() -> None:
    duel = scenario()
    duel.alice.hand(OX)
    duel.bob.has_set(NEGATE_ONLY)
    duel.bob.has_set("Torrential Tribute")
    duel.alice.summons(OX)
    assert not duel.duel.chain
    assert not duel.bob.can("activate", NEGATE_ONLY), "there is no activation to respond to"
    assert duel.bob.can("activate", "Torrential Tribute")
    duel.bob.activates("Torrential Tribute")
    assert duel.where(OX) == "graveyard"
    duel.is_settled()


@rule("MR3-CHN-09")
def test_entering_and_ending_a_phase_is_no_activation() -> None:
    duel = scenario()
    duel.bob.has_set(NEGATE_ONLY)
    duel.bob.has_set("Reckless Greed")
    duel.alice.enters_battle()
    assert duel.bob.is_asked("respond")
    assert not duel.bob.can("activate", NEGATE_ONLY) and duel.bob.can("activate", "Reckless Greed")
    duel.bob.activates("Reckless Greed")
    assert len(duel.log_cards(L_RESOLVE)) == 1, "the quick effect begins a chain of its own"


@rule("MR3-CHN-10", "MR3-CHN-11")
def test_after_a_chain_both_are_asked_for_quick_effects_turn_player_first() -> None:
    duel = scenario()
    duel.alice.hand(FIREBALL)
    duel.alice.has_set("Reinforcements")
    duel.alice.hand(RUSH)
    duel.alice.attack_position(OX)
    duel.bob.has_set("Waboku")
    duel.bob.has_set(SOLEMN)
    duel.alice.activates(FIREBALL)
    duel.bob.passes()
    duel.alice.passes()
    assert duel.bob.life == 7500 and not duel.duel.chain, "the chain has been processed"
    assert duel.alice.is_asked("respond"), "the turn player first"
    assert duel.alice.can("activate", "Reinforcements") and duel.alice.can("activate", RUSH)
    duel.alice.passes()
    assert duel.bob.is_asked("respond") and duel.bob.can("activate", "Waboku")
    assert not duel.bob.can("activate", SOLEMN), "a Counter Trap with nothing to counter"
    duel.bob.passes()
    duel.is_settled()


@rule("MR3-CHN-10", "MR3-CHN-11", "MR3-GAP-PRI-01")
def test_after_a_summon_only_quick_effects_are_possible_before_the_next_action() -> None:
    duel = scenario()
    duel.alice.hand(CANNON, FIREBALL, RUSH)
    duel.bob.has_set("Waboku")
    duel.alice.summons(CANNON)
    assert duel.alice.is_asked("respond")
    assert duel.alice.can("activate", RUSH)
    assert not duel.alice.can("activate", CANNON), "an ignition effect cannot answer the summon"
    assert not duel.alice.can("activate", FIREBALL)
    duel.alice.passes()
    assert duel.bob.can("activate", "Waboku")
    duel.bob.passes()
    duel.is_settled()
    assert duel.alice.can("activate", CANNON)


@rule("MR3-ACT-01")
def test_placing_a_spell_or_turning_a_set_one_up_is_a_card_activation() -> None:
    for from_hand in (True, False):
        duel = scenario()
        card = duel.alice.hand(FIREBALL) if from_hand else duel.alice.has_set(FIREBALL)
        duel.bob.has_set(SOLEMN)
        duel.alice.activates(card)
        assert duel.where(card) == "spell zone" and duel.position(card) == "attack", "face-up in its zone"
        assert duel.bob.can("activate", SOLEMN), "Solemn Judgment answers the activation of a card"
        duel.bob.activates(SOLEMN)
        duel.is_settled()
        assert duel.bob.life == 4000 and duel.where(card) == "graveyard"


CONTINUOUS_CANNON = spell(900000007, "永続砲", "Continuous Cannon", ignition(damage(100)), icon=CardType.CONTINUOUS)
LATE_SPELL = spell(
    900000008,
    "遅れる魔法",
    "Late Spell",
    trigger(sent_to_graveyard(origin=Zone.FIELD), damage(400), mandatory=True),
    icon=CardType.CONTINUOUS,
)


@rule("MR3-ACT-02", "MR3-ACT-03")
def test_the_effect_of_a_face_up_spell_is_an_effect_activation() -> None:
    duel = scenario()
    duel.alice.face_up(CONTINUOUS_CANNON)
    duel.bob.has_set(SOLEMN)
    negate = duel.bob.has_set(NEGATE_EFFECT)
    duel.alice.activates(CONTINUOUS_CANNON)
    assert len(duel.duel.chain) == 1, "an activation makes a chain link"
    assert duel.bob.can("activate", negate) and not duel.bob.can("activate", SOLEMN)
    duel.bob.passes()
    duel.is_settled()
    assert duel.bob.life == 7900


@rule("MR3-ACT-02")
def test_the_effect_of_a_spell_sent_to_the_graveyard_is_an_effect_activation() -> None:
    duel = scenario()
    duel.alice.face_up(LATE_SPELL)
    duel.alice.hand(TYPHOON)
    duel.bob.has_set(SOLEMN)
    duel.bob.has_set(NEGATE_EFFECT)
    duel.alice.activates(TYPHOON)
    duel.alice.picks(LATE_SPELL)
    assert duel.bob.can("activate", SOLEMN)
    duel.bob.passes()
    assert len(duel.duel.chain) == 1 and duel.where(LATE_SPELL) == "graveyard"
    assert not duel.bob.can("activate", SOLEMN) and duel.bob.can("activate", NEGATE_EFFECT)
    duel.bob.passes()
    assert duel.bob.life == 7600


ANTHEM = spell(
    900000009,
    "応援",
    "Anthem",
    continuous(gains(Stat.ATK, 300, to=(MONSTER & FACE_UP).on_field(Side.YOU))),
    icon=CardType.CONTINUOUS,
)


@rule("MR3-ACT-04", "MR3-ACT-05")
def test_a_continuous_spell_is_activated_once_and_then_applies_without_a_link() -> None:
    duel = scenario()
    duel.alice.hand(ANTHEM, OX)
    ox = duel.alice.attack_position("Mechanicalchaser")
    duel.bob.has_set(SOLEMN)
    duel.alice.activates(ANTHEM)
    assert len(duel.duel.chain) == 1 and duel.bob.can("activate", SOLEMN), "placing it is an activation"
    assert duel.where(ANTHEM) == "spell zone"
    duel.bob.passes()
    duel.is_settled()
    assert duel.atk(ox) == 1850 + 300
    duel.alice.summons(OX)
    duel.bob.passes()
    duel.is_settled()
    assert duel.atk(OX) == 2000, "it applies at once, without a chain link"
    assert not duel.alice.can("activate", ANTHEM)


@rule("RES-GAP-NEG-01", "MR3-GAP-COST-01")
def test_a_negated_card_activation_keeps_the_cost_but_not_the_activation_limit() -> None:
    duel = scenario()
    duel.alice.hand(ONE_A_TURN, ONE_A_TURN, ONE_A_TURN)
    duel.bob.has_set(SOLEMN)
    duel.alice.activates(ONE_A_TURN)
    assert duel.alice.life == 7900, "the cost is paid before anything can answer"
    duel.bob.activates(SOLEMN)
    duel.is_settled()
    assert (duel.alice.life, duel.bob.life) == (7900, 4000), "nothing is processed, nothing refunded"
    assert duel.alice.can("activate", ONE_A_TURN), "発動できない is not used up"
    duel.alice.activates(ONE_A_TURN)
    duel.is_settled()
    assert duel.bob.life == 3800
    assert not duel.alice.can("activate", ONE_A_TURN)


@rule("RES-GAP-NEG-02")
def test_a_negated_effect_activation_leaves_the_card_and_uses_the_limit_up() -> None:
    duel = scenario()
    duel.alice.attack_position(CANNON)
    duel.bob.has_set(NEGATE_ONLY)
    duel.alice.activates(CANNON)
    duel.bob.activates(NEGATE_ONLY)
    duel.is_settled()
    assert duel.bob.life == 8000 and duel.where(CANNON) == "monster zone"
    assert not duel.alice.can("activate", CANNON), "the one use of the turn is gone"


@rule("RES-GAP-NEG-02")
def test_a_negated_effect_activation_removes_the_card_only_if_it_is_destroyed_too() -> None:
    duel = scenario()
    duel.alice.attack_position(CANNON)
    duel.bob.has_set(NEGATE_AND_DESTROY)
    duel.alice.activates(CANNON)
    duel.bob.activates(NEGATE_AND_DESTROY)
    duel.is_settled()
    assert duel.bob.life == 8000 and duel.where(CANNON) == "graveyard"


@rule("RES-GAP-NEG-03")
def test_a_negated_effect_leaves_the_activation_counted() -> None:
    duel = scenario()
    duel.alice.hand(ONE_A_TURN, ONE_A_TURN)
    duel.bob.has_set(NEGATE_EFFECT)
    duel.alice.activates(ONE_A_TURN)
    duel.bob.activates(NEGATE_EFFECT)
    duel.is_settled()
    assert duel.bob.life == 8000 and duel.where(ONE_A_TURN) == "graveyard"
    assert not duel.alice.can("activate", ONE_A_TURN), "the activation took place"


@rule("RES-GAP-NEG-03")
def test_a_continuous_card_whose_effect_only_is_negated_stays() -> None:
    duel = scenario()
    duel.alice.hand(ANTHEM)
    duel.bob.has_set(NEGATE_EFFECT)
    duel.alice.activates(ANTHEM)
    duel.bob.activates(NEGATE_EFFECT)
    duel.is_settled()
    assert duel.where(ANTHEM) == "spell zone"


@rule("RES-GAP-NEG-01")
def test_a_continuous_card_whose_activation_is_negated_leaves_the_field() -> None:
    duel = scenario()
    duel.alice.hand(ANTHEM)
    duel.bob.has_set(NEGATE_ONLY)
    duel.alice.activates(ANTHEM)
    duel.bob.activates(NEGATE_ONLY)
    duel.is_settled()
    assert duel.where(ANTHEM) == "graveyard"


DISCARDER = spell(900000010, "捨てて引く魔法", "Discarding Draw", cost=discard(1), resolution=draw(1))


@rule("MR3-GAP-COST-01")
def test_costs_of_a_negated_effect_stay_paid() -> None:
    duel = scenario()
    duel.alice.hand(DISCARDER, OX)
    duel.bob.has_set(NEGATE_EFFECT)
    duel.alice.activates(DISCARDER)
    assert duel.where(OX) == "graveyard"
    duel.bob.activates(NEGATE_EFFECT)
    duel.is_settled()
    assert duel.where(OX) == "graveyard" and duel.alice.hand_size == 0


@rule("MR3-GAP-COST-01")
def test_a_cost_must_be_payable_in_full() -> None:
    duel = scenario()
    duel.alice.hand(DISCARDER)
    assert not duel.alice.can("activate", DISCARDER), "no other card to discard"
    duel = scenario()
    duel.alice.hand(ONE_A_TURN)
    duel.alice.has_life(99)
    assert not duel.alice.can("activate", ONE_A_TURN)
