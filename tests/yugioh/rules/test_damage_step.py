"""The damage step: its five parts, what may be activated in each, when flips, damage and destruction happen."""

from __future__ import annotations

from duelkit.kernel.decision import ACT, RESPOND, TRIGGER
from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    ATTACK_TARGET,
    IS_THIS,
    MONSTER,
    THIS,
    Attribute,
    CardType,
    EventKind,
    GainLife,
    InStep,
    IsBattling,
    Phase,
    Race,
    Side,
    Stat,
    Step,
    Until,
    When,
    activated,
    apply,
    battle_damage_to,
    damage,
    destroy,
    destroyed_by_battle,
    flip,
    gains,
    monster,
    one,
    quick,
    trap,
    trigger,
)
from duelkit.yugioh.scenario import ALICE, CardName, Scenario, scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.log import L_ACTIVATE, L_RESOLVE

OX = "Battle Ox"
CHASER = "Mechanicalchaser"
ELF = "Mystical Elf"
RUSH = "Rush Recklessly"
TYPHOON = "Mystical Space Typhoon"
PARTS = (codes.DAMAGE_START, codes.BEFORE_CALC, codes.CALC, codes.AFTER_CALC, codes.DAMAGE_END)

ANY_TIME = trap(
    900000901,
    "ダメステの罠",
    "Damage Step Trap",
    resolution=GainLife(1),
    steps=Step.DAMAGE_START | Step.BEFORE_CALCULATION,
)
BEFORE = trap(
    900000902,
    "計算前の罠",
    "Before Calculation Trap",
    resolution=GainLife(1),
    steps=Step.BEFORE_CALCULATION,
    condition=InStep(Step.BEFORE_CALCULATION),
)
DURING = trap(
    900000903,
    "計算時の罠",
    "Calculation Trap",
    resolution=GainLife(1),
    steps=Step.CALCULATION,
    condition=InStep(Step.CALCULATION),
)
COUNTER = trap(
    900000905, "何でもカウンター", "Counter Anything", icon=CardType.COUNTER, when=activated(), resolution=GainLife(1)
)
BOMB = monster(
    900000906,
    "全行程の兵士",
    "Soldier of All Parts",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    1800,
    1000,
    *[
        trigger(When(kind, IS_THIS), GainLife(10**at), mandatory=True)
        for at, kind in enumerate(
            (
                EventKind.BATTLE_START,
                EventKind.BEFORE_CALCULATION,
                EventKind.CALCULATION,
                EventKind.BATTLED,
                EventKind.DAMAGE_STEP_ENDS,
            )
        )
    ],
)
FLIPPER = monster(
    900000907,
    "試験リバース",
    "Test Flip",
    Attribute.EARTH,
    Race.INSECT,
    4,
    500,
    2500,
    flip(damage(300)),
    types=CardType.FLIP,
)
WEAK_FLIPPER = monster(
    900000908,
    "弱いリバース",
    "Weak Flip",
    Attribute.EARTH,
    Race.INSECT,
    2,
    450,
    600,
    flip(damage(300)),
    types=CardType.FLIP,
)
MARTYR = monster(
    900000909,
    "殉教者",
    "Martyr",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    500,
    500,
    trigger(destroyed_by_battle(), damage(200)),
)
SUFFERER = monster(
    900000910,
    "受難者",
    "Sufferer",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    500,
    500,
    trigger(battle_damage_to(Side.YOU), GainLife(50), mandatory=True),
)
SPITE = monster(
    900000911,
    "復讐者",
    "Spiteful",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    2000,
    500,
    trigger(battle_damage_to(Side.OPPONENT, IS_THIS), GainLife(70), mandatory=True),
)
QUICK = monster(900000912, "即応機", "Quick Machine", Attribute.DARK, Race.MACHINE, 4, 100, 100, quick(GainLife(1)))
ANGRY = monster(
    900000913,
    "即応強化機",
    "Quick Booster",
    Attribute.DARK,
    Race.MACHINE,
    4,
    100,
    100,
    quick(apply(gains(Stat.ATK, 100), to=THIS, until=Until.END_OF_TURN)),
)


def offers(duel: Scenario) -> dict[int, set[str]]:
    """Go on, everybody passing; answers what was offered for activation in each part of the damage step."""
    found: dict[int, set[str]] = {}
    for _ in range(60):
        decision = duel.decision()
        if decision is None or decision.kind == ACT and not duel.duel.step & codes.DAMAGE_STEP:
            return found
        if duel.duel.step & codes.DAMAGE_STEP:
            names = {
                duel.name_of(codes.card_of(option))
                for option in decision.options
                if codes.verb_of(option) in (codes.O_ACTIVATE, codes.O_TRIGGER)
            }
            found.setdefault(duel.duel.step, set()).update(names)
        duel.duel.choose(codes.PASS if decision.kind in (RESPOND, TRIGGER) else decision.options[0])
    raise AssertionError("the damage step does not end")


def until(duel: Scenario, step: int) -> None:
    """Pass until a question is open in this part of the damage step."""
    for _ in range(40):
        decision = duel.decision()
        assert decision is not None
        if duel.duel.step == step:
            return
        assert decision.kind in (RESPOND, TRIGGER), duel.describe()
        duel.duel.choose(codes.PASS)
    raise AssertionError("this part never asks")


def battle(attacker: CardName, target: CardName, *traps: CardName, face_down: bool = False) -> Scenario:
    """Alice's attacker is about to attack Bob's monster; Bob has these traps Set."""
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.attack_position(attacker)
    duel.alice.attack_position(ELF)
    if face_down:
        duel.bob.has_set(target)
    else:
        duel.bob.attack_position(target)
    for name in traps:
        duel.bob.has_set(name)
    return duel


KINDS = (ANY_TIME, BEFORE, DURING, RUSH)


@rule("MR3-DSD-01", "MR3-DSD-03", "MR3-DSD-06", "MR3-DSD-10", "MR3-DSD-11", "MR3-DSD-14")
def test_each_part_allows_its_own_cards_only() -> None:
    duel = battle(OX, CHASER, *KINDS, TYPHOON)
    duel.alice.attacks(OX, CHASER)
    assert duel.bob.can("activate", ANY_TIME) and duel.bob.can("activate", TYPHOON), "not yet the damage step"
    assert not duel.bob.can("activate", DURING)
    assert offers(duel) == {
        codes.DAMAGE_START: {ANY_TIME.ja, RUSH},
        codes.BEFORE_CALC: {ANY_TIME.ja, BEFORE.ja, RUSH},
        codes.CALC: {DURING.ja},
    }


@rule("MR3-DSD-03", "MR3-DSD-06", "MR3-DSD-10", "MR3-DSD-11", "MR3-DSD-14")
def test_counter_traps_can_answer_in_every_part() -> None:
    duel = battle(BOMB, CHASER, *KINDS, COUNTER)
    duel.alice.attacks(BOMB, CHASER)
    found = offers(duel)
    assert tuple(sorted(found)) == PARTS
    assert all(COUNTER.ja in names for names in found.values())
    assert found[codes.AFTER_CALC] == found[codes.DAMAGE_END] == {COUNTER.ja}, "and nothing else after the calculation"


@rule("MR3-DSD-01")
def test_the_five_parts_come_in_order() -> None:
    duel = battle(BOMB, CHASER, COUNTER)
    before = duel.alice.life
    gained: list[int] = []
    duel.alice.attacks(BOMB, CHASER)
    for step in PARTS:
        until(duel, step)
        gained.append(duel.alice.life - before)
    duel.all_pass()
    assert gained == [0, 1, 11, 111 - 50, 1111 - 50]
    assert duel.alice.life - before == 11111 - 50


@rule("MR3-DSD-03", "MR3-DSD-06", "MR3-CHN-10")
def test_a_quick_effect_needs_to_change_attack_or_defence() -> None:
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.attack_position(OX)
    duel.bob.attack_position(CHASER)
    duel.bob.attack_position(QUICK)
    duel.bob.attack_position(ANGRY)
    duel.alice.attacks(OX, CHASER)
    assert duel.bob.can("activate", QUICK) and duel.bob.can("activate", ANGRY)
    assert offers(duel) == {codes.DAMAGE_START: {ANGRY.ja}, codes.BEFORE_CALC: {ANGRY.ja}}


@rule("MR3-DSD-02", "MR3-DSD-05", "MR3-DSD-12")
def test_a_face_down_monster_is_flipped_before_calculation_and_its_effect_waits() -> None:
    duel = battle(OX, FLIPPER, *KINDS, face_down=True)
    flipper = duel.find(FLIPPER)
    duel.alice.attacks(OX, flipper)
    until(duel, codes.DAMAGE_START)
    assert duel.position(flipper) == "face-down"
    until(duel, codes.BEFORE_CALC)
    assert duel.position(flipper) == "defense"
    assert duel.alice.life == 8000 and not duel.duel.chain
    until(duel, codes.CALC)
    assert duel.alice.life == 8000
    duel.bob.passes()
    assert duel.alice.life == 8000 - 800 - 300, "first the battle damage, then the flip effect"
    assert duel.log_cards(L_RESOLVE) == [FLIPPER.ja]


@rule("MR3-DSD-05", "MR3-DSD-12", "MR3-DSD-13", "MR3-FLIP-01")
def test_the_flip_effect_of_a_monster_that_loses_the_battle_is_processed_before_it_leaves() -> None:
    duel = battle(OX, WEAK_FLIPPER, face_down=True)
    duel.alice.has_set(COUNTER)
    weak = duel.find(WEAK_FLIPPER)
    duel.alice.attacks(OX, weak)
    until(duel, codes.AFTER_CALC)
    assert duel.duel.chain and duel.where(weak) == "monster zone", "its destruction is decided, but it is still there"
    assert duel.log_cards(L_ACTIVATE) == [WEAK_FLIPPER.ja]
    duel.all_pass()
    duel.is_settled()
    assert duel.where(weak) == "graveyard" and duel.alice.life == 7700


@rule("MR3-DSD-04", "MR3-DSD-02")
def test_a_card_that_acts_at_the_start_meets_the_monster_face_down() -> None:
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.attack_position("Sasuke Samurai")
    target = duel.bob.has_set(FLIPPER)
    duel.alice.attacks("Sasuke Samurai", target)
    duel.is_settled()
    assert duel.where(target) == "graveyard"
    assert duel.alice.life == 8000, "never flipped: no flip effect, no calculation"
    assert duel.where("Sasuke Samurai") == "monster zone"


@rule("MR3-DSD-07")
def test_a_card_that_acts_before_calculation_prevents_the_calculation() -> None:
    driller = monster(
        900000920,
        "計算前の破壊者",
        "Early Destroyer",
        Attribute.EARTH,
        Race.MACHINE,
        4,
        1600,
        1600,
        trigger(
            When(EventKind.BEFORE_CALCULATION, IS_THIS),
            destroy(ATTACK_TARGET),
            mandatory=True,
            condition=IsBattling(IS_THIS, MONSTER, attacking=True),
        ),
    )
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.attack_position(driller)
    target = duel.bob.has_set(FLIPPER)
    duel.alice.attacks(driller, target)
    duel.is_settled()
    assert duel.where(target) == "graveyard" and duel.where(driller) == "monster zone"
    assert duel.alice.life == 8000 - 300, "no battle damage, but it was flipped: its effect activates in the graveyard"
    assert duel.log_cards(L_RESOLVE)[0] == driller.ja


@rule("MR3-DSD-08")
def test_the_calculation_comes_when_both_are_done() -> None:
    duel = battle(OX, CHASER, *KINDS)
    duel.alice.hand(RUSH)
    duel.alice.attacks(OX, CHASER)
    until(duel, codes.BEFORE_CALC)
    assert duel.alice.is_asked("respond")
    duel.alice.passes()
    duel.bob.activates(ANY_TIME)
    duel.all_pass()
    assert duel.where(OX) == "graveyard" and duel.alice.life == 7850
    duel = battle(OX, CHASER, *KINDS)
    duel.alice.hand(RUSH)
    duel.alice.attacks(OX, CHASER)
    until(duel, codes.BEFORE_CALC)
    duel.alice.passes()
    duel.bob.activates(ANY_TIME)
    until(duel, codes.BEFORE_CALC)
    while not duel.alice.is_asked("respond"):
        duel.bob.passes()
    assert duel.duel.step == codes.BEFORE_CALC and duel.alice.can("activate", RUSH), "asked once more after the chain"
    duel.alice.activates(RUSH)
    duel.alice.picks(OX)
    duel.all_pass()
    assert duel.where(CHASER) == "graveyard"


@rule("MR3-DSD-09", "MR3-DSD-13")
def test_damage_at_the_calculation_destruction_at_the_end() -> None:
    duel = battle(SPITE, CHASER, DURING, COUNTER)
    duel.alice.attacks(SPITE, CHASER)
    until(duel, codes.CALC)
    assert duel.bob.life == 8000
    until(duel, codes.AFTER_CALC)
    assert duel.bob.life == 7850, "the damage is done"
    assert duel.where(CHASER) == "monster zone", "the destruction is only decided"
    duel.all_pass()
    duel.is_settled()
    assert duel.where(CHASER) == "graveyard"


@rule("MR3-DSD-10")
def test_what_is_activated_during_calculation_is_done_before_the_arithmetic() -> None:
    late = trap(
        900000922,
        "計算時の強化",
        "Late Boost",
        resolution=apply(gains(Stat.ATK, 1000), to=one(MONSTER.on_field(Side.YOU)), until=Until.END_OF_TURN),
        steps=Step.CALCULATION,
    )
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.attack_position(CHASER)
    duel.bob.attack_position(OX)
    duel.bob.has_set(late)
    duel.bob.has_set(RUSH)
    duel.alice.attacks(CHASER, OX)
    until(duel, codes.CALC)
    assert not duel.bob.can("activate", RUSH)
    duel.bob.activates(late)
    duel.all_pass()
    assert duel.where(CHASER) == "graveyard" and duel.alice.life == 8000 - 850


@rule("MR3-DSD-11")
def test_effects_of_battle_damage_and_of_having_battled_share_a_chain_after_calculation() -> None:
    fighter = monster(
        900000923,
        "戦った者",
        "Fighter",
        Attribute.EARTH,
        Race.WARRIOR,
        4,
        2500,
        1000,
        trigger(When(EventKind.BATTLED, IS_THIS), GainLife(30), mandatory=True),
    )
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.attack_position(fighter)
    duel.bob.attack_position(SUFFERER)
    duel.bob.has_set(COUNTER)
    duel.alice.attacks(fighter, SUFFERER)
    until(duel, codes.AFTER_CALC)
    assert [duel.duel.info[duel.duel.scopes[link].card].name for link in duel.duel.chain] == [fighter.ja, SUFFERER.ja]
    assert duel.bob.life == 6000
    duel.all_pass()
    duel.is_settled()
    assert duel.log_cards(L_RESOLVE) == [SUFFERER.ja, fighter.ja], "turn player's first on the chain"
    assert (duel.alice.life, duel.bob.life) == (8030, 6050)


@rule("MR3-DSD-14", "MR3-DSD-13")
def test_effects_of_destruction_by_battle_share_a_chain_at_the_end() -> None:
    duel = scenario(phase=Phase.BATTLE)
    mine = duel.alice.attack_position(MARTYR)
    theirs = duel.bob.attack_position(MARTYR)
    duel.alice.attacks(mine, theirs)
    assert duel.duel.step == codes.DAMAGE_END and duel.where(mine) == "graveyard" and duel.where(theirs) == "graveyard"
    assert duel.alice.is_asked("trigger")
    duel.alice.triggers(mine)
    assert duel.bob.is_asked("trigger")
    duel.bob.triggers(theirs)
    duel.is_settled()
    assert (duel.alice.life, duel.bob.life) == (7800, 7800)


@rule("MR3-BAT-09")
def test_two_monsters_with_0_attack_do_not_destroy_each_other() -> None:
    zero = monster(900000924, "無力", "Powerless", Attribute.EARTH, Race.ROCK, 1, 0, 0)
    duel = scenario(phase=Phase.BATTLE)
    mine = duel.alice.attack_position(zero)
    theirs = duel.bob.attack_position(zero)
    duel.alice.attacks(mine, theirs)
    duel.is_settled()
    assert duel.where(mine) == duel.where(theirs) == "monster zone"
    assert (duel.alice.life, duel.bob.life) == (8000, 8000)


@rule("MR3-BAT-10", "RES-GAP-DMG-01")
def test_battle_damage_and_effect_damage_are_two_things() -> None:
    duel = scenario()
    duel.bob.attack_position(SUFFERER)
    duel.alice.hand("Hinotama")
    duel.alice.activates("Hinotama")
    duel.is_settled()
    assert duel.bob.life == 7500, "effect damage does not set it off"
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.attack_position(OX)
    duel.bob.defense_position(SUFFERER)
    duel.bob.attack_position(SUFFERER)
    duel.alice.attacks(OX, duel.duel.monsters[1][1])
    duel.all_pass()
    while duel.bob.is_asked("trigger"):
        duel.bob.triggers(SUFFERER)
    assert duel.bob.life == 8000 - 1200 + 100, "battle damage sets off both"


@rule("RES-GAP-DMG-01")
def test_damage_to_both_players_is_applied_at_once() -> None:
    boom = trap(900000925, "相打ち", "Both Burn", resolution=damage(500, Side.EITHER))
    duel = scenario()
    duel.alice.has_life(500)
    duel.bob.has_life(500)
    duel.alice.has_set(boom)
    duel.alice.activates(boom)
    assert duel.is_over() and duel.winner == -1
    duel = scenario()
    duel.alice.has_life(500)
    duel.alice.has_set(boom)
    duel.alice.activates(boom)
    assert duel.is_over() and duel.winner == 1 and duel.bob.life == 7500 and ALICE == 0
