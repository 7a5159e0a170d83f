"""Costs: paid first, never part of the effect; Tributes; what is and what is not a card effect."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    FACE_UP,
    IS_THIS,
    MONSTER,
    TARGET,
    THIS,
    Action,
    Attribute,
    Because,
    CardType,
    Equip,
    EventKind,
    GainLife,
    NegateActivation,
    Phase,
    Race,
    Side,
    When,
    activated,
    cannot,
    continuous,
    damage,
    destroyed,
    discard,
    draw,
    ignition,
    monster,
    one,
    send,
    sent_to_graveyard,
    spell,
    trap,
    trigger,
)
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.text import render

OX = "Battle Ox"
CANNON = "Cannon Soldier"
NEGATE = trap(
    900001401,
    "発動潰し",
    "Activation Breaker",
    icon=CardType.COUNTER,
    when=activated(by=Side.OPPONENT),
    resolution=NegateActivation(),
)
ON_DESTROYED = monster(
    900001402,
    "破壊を嘆く者",
    "Mourner",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    trigger(destroyed(), GainLife(1), mandatory=True),
    trigger(sent_to_graveyard(), GainLife(10), mandatory=True),
    trigger(When(EventKind.TRIBUTED, IS_THIS), GainLife(100), mandatory=True),
)
ON_EFFECT = monster(
    900001403,
    "効果を嘆く者",
    "Effect Mourner",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    trigger(sent_to_graveyard(because=Because.EFFECT), GainLife(1), mandatory=True),
)
HARD = monster(
    900001404,
    "効果に強い者",
    "Effect-Proof",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    continuous(cannot(Action.BE_DESTROYED_BY_EFFECT, to=THIS)),
)
ARMOUR = monster(
    900001405,
    "装備する者",
    "Wearer",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    1000,
    1000,
    ignition(Equip(TARGET, THIS), targets=one((MONSTER & FACE_UP).on_field(Side.OPPONENT))),
)
SEND_COST = spell(
    900001406, "送って引く", "Send and Draw", cost=send(one(MONSTER.on_field(Side.YOU))), resolution=draw(1)
)
SEND_EFFECT = spell(900001407, "効果で送る", "Send by Effect", resolution=send(one(MONSTER.on_field(Side.YOU))))
DISCARD_COST = spell(900001408, "捨てて引く", "Discard and Draw", cost=discard(1), resolution=draw(1))
DISCARD_EFFECT = spell(900001409, "効果で捨てる", "Discard by Effect", resolution=discard(1))
TWO_EFFECTS = monster(
    900001410,
    "二つの効果",
    "Two Effects",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    ignition(damage(100)),
    ignition(GainLife(100)),
)


@rule("MR3-COST-01", "MR3-GAP-COST-01")
def test_a_release_is_paid_before_the_activation_is_declared() -> None:
    duel = scenario()
    duel.alice.attack_position(CANNON)
    ox = duel.alice.attack_position(OX)
    duel.bob.has_set(NEGATE)
    duel.alice.activates(CANNON)
    duel.alice.picks(ox)
    assert duel.where(ox) == "graveyard" and len(duel.duel.chain) == 1
    assert duel.bob.is_asked("respond"), "the opponent can answer only after the cost has been paid"
    duel.bob.activates(NEGATE)
    duel.is_settled()
    assert duel.where(ox) == "graveyard" and duel.bob.life == 8000, "not refunded"


@rule("MR3-COST-01")
def test_the_released_monster_is_gone_before_the_processing() -> None:
    duel = scenario()
    duel.alice.attack_position(CANNON)
    duel.alice.activates(CANNON)
    assert duel.where(CANNON) == "graveyard" and duel.bob.life == 7500, "it may Tribute itself and still deal damage"


@rule("MR3-COST-02")
def test_a_released_monster_is_sent_but_not_destroyed() -> None:
    duel = scenario()
    duel.alice.attack_position(CANNON)
    duel.alice.attack_position(ON_DESTROYED)
    duel.alice.activates(CANNON)
    duel.alice.picks(ON_DESTROYED)
    while duel.alice.is_asked("trigger"):
        duel.alice.triggers(ON_DESTROYED)
    assert duel.alice.life == 8110, "sent and Tributed, not destroyed"
    duel = scenario()
    duel.alice.attack_position(ON_DESTROYED)
    duel.alice.hand("Dark Hole")
    duel.alice.activates("Dark Hole")
    while duel.alice.is_asked("trigger"):
        duel.alice.triggers(ON_DESTROYED)
    assert duel.alice.life == 8011, "destroyed and sent, not Tributed"


@rule("MR3-COST-03")
def test_only_what_is_treated_as_a_monster_can_be_released() -> None:
    duel = scenario()
    duel.alice.attack_position(CANNON)
    duel.alice.pendulum_zones("Flash Knight", "Mandragon")
    duel.alice.activates(CANNON)
    assert duel.where(CANNON) == "graveyard", "the only monster is the Cannon Soldier itself"
    duel = scenario()
    duel.alice.attack_position(CANNON)
    wearer = duel.alice.attack_position(ARMOUR)
    ox = duel.bob.attack_position(OX)
    duel.alice.pendulum_zones("Flash Knight")
    duel.alice.activates(wearer)
    assert duel.where(ox) == "spell zone"
    duel.alice.activates(CANNON)
    assert sorted(duel.alice.offered_cards()) == sorted([CANNON, ARMOUR.ja]), "neither the pendulum nor the equip card"


@rule("MR3-EFF-08")
def test_numbered_items_are_separate_effects() -> None:
    duel = scenario()
    card = duel.alice.attack_position(TWO_EFFECTS)
    assert duel.alice.can("activate", card, 0) and duel.alice.can("activate", card, 1)
    duel.alice.activates(card, 1)
    assert (duel.alice.life, duel.bob.life) == (8100, 8000), "only the second effect"
    duel.alice.activates(card, 0)
    assert (duel.alice.life, duel.bob.life) == (8100, 7900)
    text = render(TWO_EFFECTS, "ja")
    assert "①" in text and "②" in text and "③" not in text


@rule("MR3-EFF-09")
def test_costs_are_no_card_effects() -> None:
    for card, gained in ((SEND_COST, 0), (SEND_EFFECT, 1)):
        duel = scenario()
        duel.alice.attack_position(ON_EFFECT)
        duel.alice.hand(card)
        duel.alice.activates(card)
        assert duel.where(ON_EFFECT) == "graveyard" and duel.alice.life == 8000 + gained
    for card, gained in ((DISCARD_COST, 0), (DISCARD_EFFECT, 1)):
        duel = scenario()
        duel.alice.hand(card, ON_EFFECT)
        duel.alice.activates(card)
        assert duel.where(ON_EFFECT) == "graveyard" and duel.alice.life == 8000 + gained


@rule("MR3-EFF-09")
def test_destruction_by_battle_is_no_card_effect() -> None:
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.attack_position(OX)
    duel.bob.attack_position(HARD)
    duel.alice.attacks(OX, HARD)
    assert duel.where(HARD) == "graveyard", "indestructible by effects only"
    duel = scenario()
    duel.alice.hand("Dark Hole")
    duel.bob.attack_position(HARD)
    duel.alice.activates("Dark Hole")
    assert duel.where(HARD) == "monster zone"
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.attack_position(OX)
    duel.bob.attack_position(ON_EFFECT)
    duel.alice.attacks(OX, ON_EFFECT)
    assert duel.where(ON_EFFECT) == "graveyard" and duel.bob.life == 8000 - 700
