"""Battles: who takes part, in which order, and kinds and moments of an attack.

Rules: EOJ-BATTLE, EOJ-KIND, EOJ-TIMING, EOJ-OVER.
"""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from duelkit.judgment.language import (
    ALLIED,
    ANYTHING,
    ARC_BARRAGE,
    ENEMY,
    FULL,
    FULL_CIRCLE_BARRAGE,
    LANCER,
    MAGIC,
    NO_DEFENCE,
    NONE,
    NONE_BLIND_FULL,
    OTHER,
    SELECTIVE_FULL_CIRCLE,
    SELF,
    STANDARD,
    AttackNow,
    AttackPattern,
    Card,
    ChangeFigure,
    Changes,
    Damage,
    EvadesFrom,
    Event,
    GainMana,
    GiveKeyword,
    HasKeyword,
    Keyword,
    Mode,
    Named,
    SpellClass,
    Stat,
    Strike,
    Until,
    When,
    creature,
    has_attacked,
    hits,
    spell,
    when,
    while_placed,
)
from duelkit.judgment.scenario import Scenario, scenario
from duelkit.judgment.state.log import L_ATTACK, L_COUNTER, L_DAMAGE, L_DEATH, L_EVADED, L_TRASH, entries
from duelkit.rulebook.cite import rule

NUMBERS = count(818_000)


def being(
    name: str,
    *abilities: Any,
    hp: int = 9,
    attack: int = 2,
    action: int = 1,
    icon: Any = STANDARD,
    guard: Any = NO_DEFENCE,
    **more: Any,
) -> Card:
    return creature(next(NUMBERS), name, NONE, "Being", "", 1, action, hp, attack, icon, guard, *abilities, **more)


PLAIN = being("Plain")
FOE = being("Foe")
GUARD = being("Guard", guard=FULL)
QUICK = being("Quick", guard=FULL, keywords=Keyword.FIRST_STRIKE)
QUICK_ATTACKER = being("Quick Attacker", keywords=Keyword.FIRST_STRIKE, attack=3)
SWEEPER = being("Sweeper", icon=FULL_CIRCLE_BARRAGE)
PIERCER = being("Piercer", icon=LANCER)
ROUND = being("Round", icon=SELECTIVE_FULL_CIRCLE)
MAGE = being("Mage", icon=MAGIC)
BLIND = being("Blind", guard=NONE_BLIND_FULL)
UNSEEN = being("Unseen", keywords=Keyword.INVISIBLE)


def ready(mana: int = 20) -> Scenario:
    duel = scenario()
    duel.alice.mana(mana)
    return duel


def strikes(duel: Scenario) -> list[tuple[int, int]]:
    """Attacks and counterattacks in their order: kind and card."""
    return [(entry.kind, entry.card) for entry in entries(duel.duel.log) if entry.kind in (L_ATTACK, L_COUNTER)]


def hit(duel: Scenario) -> list[tuple[int, int]]:
    """Damage: to whom and how much."""
    return [(entry.card, entry.a) for entry in duel.log(L_DAMAGE)]


@rule("EOJ-BATTLE-01", "EOJ-BATTLE-02", "EOJ-BATTLE-03", "EOJ-BATTLE-08", "EOJ-BATTLE-15")
def test_attacker_strikes_then_the_defender_and_the_battle_is_over() -> None:
    duel = ready()
    mine = duel.alice.creature(PLAIN, at=8)
    foe = duel.bob.creature(GUARD, at=5)
    bystander = duel.bob.creature(FOE, at=1)
    duel.start()
    assert duel.duel.attacker == -1
    duel.alice.attacks(mine)
    assert strikes(duel) == [(L_ATTACK, mine), (L_COUNTER, foe)]
    assert hit(duel) == [(foe, 2), (mine, 2)]
    assert duel.hp(bystander) == 9
    assert (duel.duel.attacker, duel.duel.attacked) == (-1, ())


@rule("EOJ-BATTLE-04")
def test_attack_value_is_the_one_after_all_changes() -> None:
    duel = ready()
    mine = duel.alice.creature(PLAIN, at=8)
    duel.alice.creature(being("Drummer", while_placed(Changes(Stat.ATTACK, 3, ALLIED & OTHER))), at=1)
    foe = duel.bob.creature(being("Awe", while_placed(Changes(Stat.ATTACK, -1, ENEMY))), at=5)
    duel.alice.attacks(mine)
    assert duel.hp(foe) == 9 - 4


@rule("EOJ-BATTLE-05", "EOJ-COUNTER-10")
def test_damage_of_one_attack_is_dealt_to_all_at_the_same_time() -> None:
    duel = ready()
    mine = duel.alice.creature(being("Sweep", icon=FULL_CIRCLE_BARRAGE, attack=9), at=5)
    foes = [
        duel.bob.creature(being(f"Foe {at}", when(hits(), GainMana(1)), guard=FULL, icon=FULL_CIRCLE_BARRAGE), at=at)
        for at in (2, 4, 6)
    ]
    duel.alice.attacks(mine)
    told = [entry.kind for entry in entries(duel.duel.log) if entry.kind in (L_DAMAGE, L_DEATH, L_TRASH)]
    assert told == [L_DAMAGE] * 3 + [L_DEATH] * 3 + [L_TRASH] * 3
    assert all(duel.where(card) == "graveyard" for card in foes)
    assert strikes(duel) == [(L_ATTACK, mine)]


@rule("EOJ-BATTLE-06", "EOJ-BATTLE-07", "EOJ-COUNTER-09")
def test_dead_in_battle_at_once_and_cleaned_up_after_it() -> None:
    duel = ready()
    mine = duel.alice.creature(being("Killer", icon=LANCER, attack=9), at=8)
    first = duel.bob.creature(GUARD, at=5)
    second = duel.bob.creature(being("Tough", guard=FULL, hp=20, icon=LANCER), at=2)
    duel.alice.attacks(mine)
    assert strikes(duel) == [(L_ATTACK, mine), (L_COUNTER, second)]
    told = [entry.kind for entry in entries(duel.duel.log) if entry.kind in (L_DEATH, L_COUNTER, L_TRASH)]
    assert told == [L_DEATH, L_COUNTER, L_TRASH]
    assert duel.where(first) == "graveyard"


@rule("EOJ-BATTLE-09")
def test_triggers_of_a_battle_are_settled_before_it_goes_on() -> None:
    duel = ready()
    mine = duel.alice.creature(being("Drainer", when(hits(), ChangeFigure(Stat.ATTACK, -2))), at=8)
    foe = duel.bob.creature(GUARD, at=5)
    duel.alice.attacks(mine)
    assert strikes(duel) == [(L_ATTACK, mine), (L_COUNTER, foe)]
    assert duel.hp(mine) == 9


@rule("EOJ-BATTLE-12", "EOJ-COUNTER-12")
def test_nobody_strikes_itself() -> None:
    duel = ready()
    mine = duel.alice.creature(MAGE, at=5)
    foe = duel.bob.creature(FOE, at=1)
    other = duel.alice.creature(PLAIN, at=9)
    duel.alice.attacks(mine)
    assert hit(duel) == [(foe, 2)]
    assert duel.hp(other) == 9
    own_field = AttackPattern("front and own field", Damage.PHYSICAL, Mode.ALL, ((0, 0), (0, 1)))
    around = ready()
    mine = around.alice.creature(being("Flailing", icon=own_field), at=5)
    foe = around.bob.creature(FOE, at=2)
    around.alice.attacks(mine)
    assert hit(around) == [(foe, 2)]


@rule("EOJ-BATTLE-13")
def test_dead_creature_is_no_target() -> None:
    duel = ready()
    charger = being("Charger", when(hits(Named("Weak")), AttackNow(SELF)), icon=SELECTIVE_FULL_CIRCLE)
    mine = duel.alice.creature(charger, at=5)
    body = duel.bob.creature(being("Weak", hp=2), at=2)
    foe = duel.bob.creature(FOE, at=4)
    duel.alice.attacks(mine, body)
    assert [(entry.card, entry.a) for entry in duel.log(L_ATTACK)] == [(mine, body), (mine, foe)]  # nobody chose
    assert duel.where(body) == "graveyard"


@rule("EOJ-BATTLE-14", "EOJ-ABIL-24b", "EOJ-BATTLE-10")
def test_creature_that_cannot_be_attacked_is_no_target() -> None:
    duel = ready()
    mine = duel.alice.creature(ROUND, at=5)
    duel.bob.creature(UNSEEN, at=2)
    assert not duel.alice.can("attack", mine)
    duel = ready()
    mine = duel.alice.creature(ROUND, at=5)
    unseen = duel.bob.creature(UNSEEN, at=2)
    seen = duel.bob.creature(FOE, at=4)
    duel.alice.attacks(mine)
    assert hit(duel) == [(seen, 2)]
    assert duel.hp(unseen) == 9


@rule("EOJ-BATTLE-16")
def test_order_is_fixed_at_the_start() -> None:
    late = being(
        "Becomes Quick",
        when(When(Event.HIT, ANYTHING), GiveKeyword(Keyword.FIRST_STRIKE, SELF)),
        guard=FULL,
        icon=FULL_CIRCLE_BARRAGE,
    )
    duel = ready()
    mine = duel.alice.creature(SWEEPER, at=5, facing="north")
    front = duel.bob.creature(GUARD, at=2)
    right = duel.bob.creature(late, at=6, facing="west")
    duel.alice.attacks(mine)
    assert strikes(duel)[:3] == [(L_ATTACK, mine), (L_COUNTER, front), (L_COUNTER, right)]


@pytest.mark.parametrize(("attacker_quick", "order"), [(False, "quick attacker slow"), (True, "attacker then all")])
@rule("EOJ-BATTLE-17", "EOJ-BATTLE-18", "EOJ-BATTLE-19", "EOJ-ABIL-17")
def test_first_strike_goes_before_the_attacker_unless_that_one_has_it_too(attacker_quick: bool, order: str) -> None:
    duel = ready()
    sweeper = being(
        "Swift Sweeper", icon=FULL_CIRCLE_BARRAGE, keywords=Keyword.FIRST_STRIKE if attacker_quick else Keyword(0)
    )
    mine = duel.alice.creature(sweeper, at=5, facing="north")
    slow = duel.bob.creature(GUARD, at=2, facing="south")
    quick = duel.bob.creature(QUICK, at=6, facing="west")
    duel.alice.attacks(mine)
    found = strikes(duel)
    if attacker_quick:
        assert found == [(L_ATTACK, mine), (L_COUNTER, slow), (L_COUNTER, quick)], order
    else:
        assert found == [(L_COUNTER, quick), (L_ATTACK, mine), (L_COUNTER, slow)], order


@rule("EOJ-BATTLE-20")
def test_attacker_killed_by_first_strike_does_not_attack() -> None:
    duel = ready()
    mine = duel.alice.creature(being("Frail", hp=2, attack=9), at=8)
    foe = duel.bob.creature(QUICK, at=5)
    duel.alice.attacks(mine)
    assert strikes(duel) == [(L_COUNTER, foe)]
    assert duel.hp(foe) == 9
    assert duel.where(mine) == "graveyard"


@rule("EOJ-BATTLE-21", "EOJ-BATTLE-22")
def test_creatures_that_cannot_be_hit_are_left_out_and_set_nothing_off() -> None:
    seer = being("Seer", while_placed(Strike(3, if_any=HasKeyword(Keyword.INVISIBLE))), icon=LANCER)
    duel = ready()
    mine = duel.alice.creature(seer, at=8)
    unseen = duel.bob.creature(being("Unseen Guard", keywords=Keyword.INVISIBLE, guard=FULL, icon=LANCER), at=5)
    seen = duel.bob.creature(FOE, at=2)
    duel.alice.attacks(mine)
    assert hit(duel) == [(seen, 2)]
    assert strikes(duel) == [(L_ATTACK, mine)]
    assert duel.hp(unseen) == 9


# kinds


@pytest.mark.parametrize(("icon", "damage"), [(STANDARD, 3), (MAGIC, 2)])
@rule("EOJ-KIND-01", "EOJ-KIND-04", "EOJ-ABIL-32")
def test_blind_side_adds_one_to_a_physical_attack_only(icon: Any, damage: int) -> None:
    duel = ready()
    mine = duel.alice.creature(being("Striker", icon=icon), at=8)
    foe = duel.bob.creature(BLIND, at=5)
    duel.alice.attacks(mine)
    assert duel.hp(foe) == 9 - damage


@rule("EOJ-KIND-01")
def test_counterattack_on_a_blind_side_gets_the_bonus_too() -> None:
    duel = ready()
    mine = duel.alice.creature(being("Blind Striker", guard=NONE_BLIND_FULL), at=8)
    duel.bob.creature(GUARD, at=5)
    duel.alice.attacks(mine)
    assert duel.hp(mine) == 9 - 3


@rule("EOJ-KIND-02", "EOJ-TIMING-04")
def test_attack_bonus_is_added_to_the_damage_even_at_attack_zero() -> None:
    duel = ready()
    mine = duel.alice.creature(being("Feeble", attack=0), at=8)
    foe = duel.bob.creature(BLIND, at=5)
    duel.alice.attacks(mine)
    assert duel.hp(foe) == 8
    assert duel.atk(mine) == 0


@rule("EOJ-KIND-03", "EOJ-KIND-05")
def test_physical_and_magic_damage() -> None:
    shell = being("Shell", while_placed(Changes(Stat.MAGIC_PROTECTION, 1)), protection=2, hp=9)
    for icon, left in ((STANDARD, 9), (MAGIC, 8)):
        duel = ready()
        mine = duel.alice.creature(being("Striker", icon=icon), at=8)
        foe = duel.bob.creature(shell, at=5)
        duel.alice.attacks(mine)
        assert duel.hp(foe) == left


@rule("EOJ-KIND-06", "EOJ-COUNTER-04", "EOJ-BATTLE-15")
def test_friends_are_caught_in_an_area_attack_with_all_that_holds_for_enemies() -> None:
    duel = ready()
    mine = duel.alice.creature(PIERCER, at=8)
    friend = duel.alice.creature(being("Friend", guard=NONE_BLIND_FULL), at=5)
    foe = duel.bob.creature(FOE, at=2)
    duel.alice.attacks(mine)
    assert hit(duel) == [(friend, 3), (foe, 2)]
    dodger = ready()
    mine = dodger.alice.creature(PIERCER, at=8)
    dodger.alice.creature(being("Dodger", evasion=1), at=5)
    foe = dodger.bob.creature(FOE, at=2)
    dodger.chances(True)
    dodger.alice.attacks(mine)
    assert hit(dodger) == [(foe, 2)]
    shielded = ready()
    mine = shielded.alice.creature(PIERCER, at=8)
    friend = shielded.alice.creature(being("Shielded", protection=1), at=5)
    shielded.bob.creature(FOE, at=2)
    shielded.alice.attacks(mine)
    assert shielded.hp(friend) == 8


@rule("EOJ-KIND-07")
def test_area_attack_on_friends_alone_cannot_be_made() -> None:
    duel = ready()
    mine = duel.alice.creature(PIERCER, at=8)
    duel.alice.creature(PLAIN, at=5)
    assert not duel.alice.can("attack", mine)
    newcomer = being("Newcomer", icon=ARC_BARRAGE)
    other = ready()
    other.alice.hand(newcomer)
    other.alice.creature(PLAIN, at=8)
    other.alice.summons(newcomer, at=7, facing="east")
    assert strikes(other) == []


# moments


@rule("EOJ-TIMING-01")
def test_on_attack_abilities_work_as_the_attack_is_made() -> None:
    roarer = being("Roarer", when(When(Event.ATTACKS), ChangeFigure(Stat.ATTACK, 3, SELF)), guard=FULL)
    duel = ready()
    mine = duel.alice.creature(roarer, at=8)
    foe = duel.bob.creature(FOE, at=5)
    duel.alice.attacks(mine)
    assert duel.hp(foe) == 9 - 5  # before the damage
    counter = ready()
    mine = counter.alice.creature(PLAIN, at=8)
    foe = counter.bob.creature(roarer, at=5)
    counter.alice.attacks(mine)
    assert counter.atk(foe) == 2  # no on-attack moment for a counterattack
    assert counter.hp(mine) == 7


@rule("EOJ-TIMING-01", "EOJ-TIMING-05", "EOJ-BATTLE-20")
def test_attack_that_is_never_made_sets_nothing_off() -> None:
    eager = being("Eager", when(When(Event.ATTACKS), GainMana(10)), when(has_attacked(), GainMana(100)), hp=2)
    duel = ready(mana=1)
    mine = duel.alice.creature(eager, at=8)
    duel.bob.creature(QUICK, at=5)
    duel.alice.attacks(mine)
    assert duel.alice.mana_left == 1


@pytest.mark.parametrize("evaded", [True, False])
@rule("EOJ-TIMING-02", "EOJ-TIMING-03", "EOJ-TIMING-05", "EOJ-ABIL-05b")
def test_on_hit_and_after_the_attack(evaded: bool) -> None:
    both = being("Both", when(hits(), GainMana(10)), when(has_attacked(), GainMana(100)))
    duel = ready(mana=1)
    mine = duel.alice.creature(both, at=8)
    foe = duel.bob.creature(being("Dodger", evasion=1), at=5)
    duel.chances(evaded)
    duel.alice.attacks(mine)
    assert duel.hp(foe) == (9 if evaded else 7)
    assert duel.alice.mana_left == (100 if evaded else 110)


@rule("EOJ-TIMING-02", "EOJ-TIMING-04")
def test_hit_without_damage_is_a_hit() -> None:
    duel = ready(mana=1)
    mine = duel.alice.creature(being("Toucher", when(hits(), GainMana(10))), at=8)
    foe = duel.bob.creature(being("Wall", protection=5), at=5)
    duel.alice.attacks(mine)
    assert duel.hp(foe) == 9
    assert duel.alice.mana_left == 10


# overlapping abilities


@rule("EOJ-OVER-01", "EOJ-ABIL-05d", "EOJ-ABIL-08")
def test_vigilance_cancels_evasion() -> None:
    duel = ready()
    mine = duel.alice.creature(PLAIN, at=8)
    foe = duel.bob.creature(being("Watchful", evasion=1, keywords=Keyword.VIGILANCE), at=5)
    duel.chances(False)
    duel.alice.attacks(mine)
    assert duel.hp(foe) == 9
    assert duel.duel.forced == [False]  # no test was made


@rule("EOJ-OVER-02", "EOJ-ABIL-05d")
def test_evasion_is_back_when_vigilance_is_gone() -> None:
    alert = spell(
        next(NUMBERS),
        "Alert",
        SpellClass.CONJURATION,
        0,
        GiveKeyword(Keyword.VIGILANCE, until=Until.END_OF_TURN),
        ANYTHING,
    )
    duel = ready()
    mine = duel.alice.creature(PLAIN, at=8)
    foe = duel.bob.creature(being("Dodger", evasion=1), at=5)
    duel.alice.hand(alert)
    duel.chances(True)
    duel.alice.casts(alert)
    duel.alice.picks(foe)
    duel.alice.attacks(mine)
    assert duel.duel.forced == [True]
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    duel.alice.attacks(mine)
    assert duel.duel.forced == []
    assert duel.hp(foe) == 9
    assert len(duel.log(L_EVADED)) == 2


@rule("EOJ-OVER-03", "EOJ-OVER-04")
def test_nobody_is_asked_which_of_two_effects_applies() -> None:
    duel = ready()
    mine = duel.alice.creature(PLAIN, at=8)
    foe = duel.bob.creature(being("Twofold", while_placed(EvadesFrom(ANYTHING)), evasion=2), at=5)
    duel.alice.attacks(mine)
    assert duel.alice.is_asked("act")
    assert duel.hp(foe) == 9  # the one that is better for its owner
