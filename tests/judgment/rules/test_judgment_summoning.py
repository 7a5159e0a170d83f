"""Summoning: where, when, for what; the lock; the summon attack; summoning onto a creature.

Rules: EOJ-SUMMON, EOJ-ORIENT-07, EOJ-STACK, EOJ-ABIL-10, EOJ-ABIL-21.
"""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from duelkit.judgment.language import (
    ALLIED,
    ANYTHING,
    CREATURE,
    NO_DEFENCE,
    NONE,
    SELECTIVE_FULL_CIRCLE,
    SELF,
    STANDARD,
    Activated,
    AttackNow,
    Card,
    Element,
    GainMana,
    Incarnation,
    Incite,
    MagicDamage,
    Move,
    Moving,
    Named,
    OfElement,
    Pick,
    Pile,
    Pool,
    Possesses,
    Side,
    SpellClass,
    SummonOnto,
    Turn,
    Turning,
    creature,
    spell,
    summoned,
    trashed,
    when,
    while_placed,
)
from duelkit.judgment.scenario import ALICE, BOB, FACINGS, Scenario, scenario
from duelkit.judgment.state.log import L_ATTACK, L_LOCK, L_SACRIFICE, L_SUMMON, L_TRASH, L_TRIGGER, entries
from duelkit.rulebook.cite import rule

NUMBERS = count(815_000)
FIRE, WATER, BIOLITH = Element.FIRE, Element.WATER, Element.BIOLITH


def being(
    name: str,
    *abilities: Any,
    hp: int = 5,
    attack: int = 2,
    cost: int = 1,
    action: int = 3,
    icon: Any = STANDARD,
    element: Element = NONE,
    **more: Any,
) -> Card:
    return creature(
        next(NUMBERS), name, element, "Being", "", cost, action, hp, attack, icon, NO_DEFENCE, *abilities, **more
    )


PLAIN = being("Plain")
OTHER = being("Other")
WEAK = being("Weak", hp=2)
FOE = being("Foe", hp=9)
ROUND = being("Round", icon=SELECTIVE_FULL_CIRCLE)
TITAN = being("Titan", lock=True, cost=2)
FIRE_TITAN = being("Fire Titan", lock=True, element=FIRE)
BIO_TITAN = being("Biolith Titan", lock=True, element=BIOLITH)
HEIR = being("Heir", Incarnation(ANYTHING), cost=5, action=1)
CHEAP_HEIR = being("Cheap Heir", Incarnation(ANYTHING), cost=1)
LOCKED_HEIR = being("Locked Heir", Incarnation(ANYTHING), cost=2, lock=True)
FIRE_HEIR = being("Fire Heir", Incarnation(ANYTHING), cost=2, lock=True, element=FIRE)
COCOON = being("Cocoon", Activated(SummonOnto(Pick(Pool(CREATURE, Pile.HAND, Side.YOU)))), cost=2)
BOLT = spell(next(NUMBERS), "Bolt", SpellClass.CONJURATION, 0, MagicDamage(2), ANYTHING)
CHARGE = spell(next(NUMBERS), "Charge", SpellClass.CONJURATION, 0, AttackNow(), ALLIED)


def ready(*cards: Card, mana: int = 20, turn: int = ALICE, **more: Any) -> Scenario:
    duel = scenario(turn=turn, **more)
    side = duel.alice if turn == ALICE else duel.bob
    side.hand(*cards)
    side.mana(mana)
    return duel


def attacks(duel: Scenario) -> list[tuple[int, int]]:
    return [(entry.card, entry.a) for entry in duel.log(L_ATTACK)]


@rule("EOJ-SUMMON-01")
def test_one_normal_summon_a_turn() -> None:
    duel = ready(PLAIN, OTHER)
    assert duel.alice.can("summon", PLAIN, 5)
    duel.alice.summons(PLAIN, at=5)
    assert duel.duel.turn_player == BOB
    assert duel.alice.cards("hand") == ["Other"]


@rule("EOJ-SUMMON-02", "EOJ-CARD-05", "EOJ-MANA-04")
def test_summon_costs_the_mana_cost() -> None:
    duel = ready(TITAN, mana=2)
    for at in (1, 2, 3):
        duel.bob.creature(PLAIN, at=at)
    duel.alice.creature(WEAK, at=9)
    duel.alice.summons(TITAN, at=8)
    assert duel.alice.mana_left == 0
    poor = ready(PLAIN, mana=0)
    assert not poor.alice.can("summon", PLAIN)


@rule("EOJ-SUMMON-03")
def test_summon_next_to_an_own_living_creature_onto_a_free_field() -> None:
    duel = ready(PLAIN)
    duel.alice.creature(OTHER, at=1)
    duel.bob.creature(FOE, at=2)
    duel.bob.creature(FOE, at=9)
    assert duel.alice.offered_fields() == [4]


@rule("EOJ-SUMMON-04")
def test_player_without_creatures_summons_anywhere() -> None:
    duel = ready(PLAIN)
    duel.bob.creature(FOE, at=5)
    assert sorted(duel.alice.offered_fields()) == [1, 2, 3, 4, 6, 7, 8, 9]


@pytest.mark.parametrize("mine", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("theirs", [0, 1, 2, 3, 4])
@rule("EOJ-SUMMON-05", "EOJ-SUMMON-07", "EOJ-CARD-08", "EOJ-TERM-09")
def test_lock_is_off_at_four_creatures_of_both_sides(mine: int, theirs: int) -> None:
    duel = ready(TITAN, PLAIN)
    for at in (1, 4, 7, 5)[:mine]:
        duel.alice.creature(OTHER, at=at)
    for at in (3, 6, 9, 2)[:theirs]:
        duel.bob.creature(FOE, at=at)
    assert duel.alice.can("summon", PLAIN)
    assert duel.alice.can("summon", TITAN) == (mine + theirs >= 4)
    assert duel.duel.locked == (mine + theirs < 4)


@rule("EOJ-SUMMON-06")
def test_locked_creature_may_be_summoned_to_a_field_of_its_element() -> None:
    duel = ready(TITAN, FIRE_TITAN, BIO_TITAN)
    duel.field(2, "fire")
    duel.field(5, "water")
    for at in (1, 3, 4, 6, 7, 8, 9):
        duel.field(at, "earth")
    duel.field(8, "biolith")
    assert not duel.alice.can("summon", TITAN)
    assert [at for at in range(1, 10) if duel.alice.can("summon", FIRE_TITAN, at)] == [2]
    assert [at for at in range(1, 10) if duel.alice.can("summon", BIO_TITAN, at)] == [8]


@rule("EOJ-SUMMON-07", "EOJ-SUMMON-08")
def test_lock_changes_the_moment_the_fourth_creature_comes_or_goes() -> None:
    duel = ready(PLAIN)
    duel.alice.creature(OTHER, at=8)
    duel.bob.creature(WEAK, at=5)
    duel.bob.creature(FOE, at=1)
    duel.alice.summons(PLAIN, at=7)
    assert not duel.duel.locked
    told = [entry.kind for entry in entries(duel.duel.log) if entry.kind in (L_LOCK, L_SUMMON)]
    assert told == [L_LOCK, L_SUMMON]


@rule("EOJ-SUMMON-07", "EOJ-SUMMON-08")
def test_dead_body_counts_until_it_is_trashed_and_the_lock_returns_before_trash_abilities() -> None:
    checks = being("Checks", when(trashed(), GainMana(7)), hp=2)
    duel = ready(BOLT, TITAN)
    duel.alice.creature(OTHER, at=8)
    duel.alice.creature(PLAIN, at=7)
    duel.bob.creature(FOE, at=3)
    victim = duel.alice.creature(checks, at=5)
    assert duel.alice.can("summon", TITAN)
    duel.alice.casts(BOLT)
    duel.alice.picks(victim)
    assert duel.duel.locked
    assert not duel.alice.can("summon", TITAN)
    told = [entry.kind for entry in entries(duel.duel.log) if entry.kind in (L_LOCK, L_TRASH, L_TRIGGER)]
    assert told == [L_TRASH, L_LOCK, L_TRIGGER]


@rule("EOJ-SUMMON-09", "EOJ-SUMMON-11", "EOJ-BATTLE-02")
def test_summoned_creature_attacks_an_enemy_in_reach_for_nothing() -> None:
    duel = ready(PLAIN, mana=1)
    foe = duel.bob.creature(FOE, at=5)
    duel.alice.summons(PLAIN, at=8)
    assert duel.hp(foe) == 7
    assert duel.alice.mana_left == 0


@rule("EOJ-SUMMON-09")
def test_no_battle_without_an_enemy_in_reach() -> None:
    duel = ready(PLAIN)
    duel.bob.creature(FOE, at=5)
    duel.alice.summons(PLAIN, at=8, facing="south")
    assert attacks(duel) == []


@rule("EOJ-SUMMON-10")
def test_summon_attack_is_compulsory_but_its_target_may_be_chosen() -> None:
    duel = ready(ROUND)
    left = duel.bob.creature(FOE, at=4)
    right = duel.bob.creature(being("Right", hp=9), at=6)
    duel.alice.summons(ROUND, at=5)
    assert duel.alice.is_asked("pick")
    assert sorted(duel.alice.offered_cards()) == ["Foe", "Right"]
    assert not duel.alice.can("finish")
    duel.alice.picks(right)
    assert (duel.hp(left), duel.hp(right)) == (9, 7)


@pytest.mark.parametrize("goal_has_enemy", [True, False])
@rule("EOJ-SUMMON-12", "EOJ-SUMMON-13", "EOJ-SUMMON-14")
def test_summon_attack_is_made_from_where_the_creature_stands_after_being_moved(goal_has_enemy: bool) -> None:
    blown = being("Blown", when(summoned(), Move(Moving.CHOSEN, SELF)))
    duel = ready(blown)
    near = duel.bob.creature(FOE, at=5)
    far = duel.bob.creature(being("Far", hp=9), at=4)
    duel.alice.summons(blown, at=8)
    duel.alice.chooses_field(7 if goal_has_enemy else 3)
    mine = duel.find(blown)
    assert attacks(duel) == ([(mine, far)] if goal_has_enemy else [])
    assert duel.hp(near) == 9


@rule("EOJ-SUMMON-14")
def test_rotation_before_the_battle_does_not_cancel_it() -> None:
    spun = being("Spun", when(summoned(), Turn(Turning.HALF, SELF)))
    duel = ready(spun)
    behind = duel.bob.creature(FOE, at=8)
    duel.alice.summons(spun, at=5, facing="north")
    assert attacks(duel) == [(duel.find(spun), behind)]


@rule("EOJ-SUMMON-14", "EOJ-ABIL-28e")
def test_creature_possessed_as_it_arrives_makes_no_summon_attack() -> None:
    duel = ready(ROUND)
    duel.bob.creature(being("Ghost", while_placed(Possesses(Named("Round")))), at=5)
    comrade = duel.alice.creature(OTHER, at=7)
    duel.alice.summons(ROUND, at=8)
    assert attacks(duel) == []
    assert duel.hp(comrade) == 5


@rule("EOJ-SUMMON-14")
def test_possession_elsewhere_does_not_cancel_a_battle() -> None:
    duel = ready(PLAIN)
    duel.alice.creature(OTHER, at=7)
    foe = duel.bob.creature(being("Ghost", while_placed(Possesses(Named("Other"))), hp=9), at=5)
    duel.alice.summons(PLAIN, at=8)
    assert attacks(duel) == [(duel.find(PLAIN), foe)]


@rule("EOJ-SUMMON-15", "EOJ-SYNC-08")
def test_creature_that_dies_in_the_sync_of_its_arrival_makes_no_attack() -> None:
    frail = being("Frail", element=FIRE, hp=2, attack=9)
    duel = ready(frail)
    duel.field(8, "water")
    duel.bob.creature(FOE, at=5)
    duel.alice.summons(frail, at=8)
    assert attacks(duel) == []
    assert duel.where(frail) == "graveyard"
    assert duel.alice.mana_left == 20


@pytest.mark.parametrize("facing", FACINGS)
@rule("EOJ-ORIENT-07", "EOJ-ORIENT-04")
def test_summoner_chooses_any_of_four_facings(facing: str) -> None:
    duel = ready(PLAIN)
    duel.alice.summons(PLAIN, at=5, facing=facing)
    assert duel.facing(PLAIN) == facing


# summoning onto a creature


@rule("EOJ-STACK-01", "EOJ-STACK-02", "EOJ-ABIL-10", "EOJ-ABIL-10b", "EOJ-TRASH-08")
def test_incarnation_sacrifices_first_and_costs_the_difference() -> None:
    mourner = being("Mourner", when(trashed(), GainMana(9)), cost=2)
    duel = ready(HEIR, mana=3)
    duel.alice.creature(mourner, at=5)
    duel.bob.creature(FOE, at=9)
    duel.alice.incarnates(HEIR, mourner, facing="east")
    assert (duel.at(5), duel.facing(HEIR)) == ("Heir", "east")
    assert duel.alice.cards("graveyard") == ["Mourner"]
    assert duel.alice.mana_left == 0
    assert duel.log(L_TRASH) == []
    told = [entry.kind for entry in entries(duel.duel.log) if entry.kind in (L_SACRIFICE, L_SUMMON)]
    assert told == [L_SACRIFICE, L_SUMMON]


@rule("EOJ-ABIL-10b")
def test_cheaper_incarnation_costs_nothing_and_pays_nothing_back() -> None:
    duel = ready(CHEAP_HEIR, mana=1)
    duel.alice.creature(being("Dear", cost=4), at=5)
    duel.alice.incarnates(CHEAP_HEIR, duel.duel.occupant[4])
    assert duel.alice.mana_left == 1
    poor = ready(HEIR, mana=3)
    poor.alice.creature(WEAK, at=5)
    assert not poor.alice.can("incarnate", HEIR)


@rule("EOJ-ABIL-10")
def test_only_own_creatures_are_sacrificed() -> None:
    duel = ready(HEIR)
    duel.alice.creature(WEAK, at=5)
    duel.bob.creature(FOE, at=4)
    assert duel.alice.can("incarnate", HEIR, 5)
    assert not duel.alice.can("incarnate", HEIR, 4)


@rule("EOJ-ABIL-10c")
def test_incarnated_creature_cannot_attack_this_turn_but_can_rotate() -> None:
    duel = ready(HEIR)
    mine = duel.alice.creature(WEAK, at=8)
    foe = duel.bob.creature(FOE, at=5)
    duel.alice.incarnates(HEIR, mine)
    assert attacks(duel) == []
    assert not duel.alice.can("attack", HEIR)
    assert duel.alice.can("rotate", HEIR)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    duel.alice.attacks(HEIR)
    assert duel.hp(foe) == 7


@pytest.mark.parametrize("by_mass_battle", [True, False])
@rule("EOJ-ABIL-10d", "EOJ-ABIL-21b")
def test_spell_can_force_a_battle_on_a_creature_that_has_just_come(by_mass_battle: bool) -> None:
    rage = spell(next(NUMBERS), "Rage", SpellClass.SORCERY, 0, Incite())
    for special in (HEIR, COCOON):
        duel = ready(HEIR if special is HEIR else OTHER, rage, CHARGE)
        mine = duel.alice.creature(WEAK if special is HEIR else COCOON, at=8)
        foe = duel.bob.creature(FOE, at=5)
        if special is HEIR:
            duel.alice.incarnates(HEIR, mine)
        else:
            duel.alice.uses(mine)
            duel.alice.faces("north")
        assert not duel.alice.can("attack")
        if by_mass_battle:
            duel.alice.casts(rage)
            duel.alice.faces("north")
        else:
            duel.alice.casts(CHARGE)
        assert duel.hp(foe) == 7


@rule("EOJ-ABIL-10e", "EOJ-STACK-03", "EOJ-ABIL-21c")
def test_lock_holds_for_incarnation_and_is_tested_with_the_old_creature() -> None:
    def board(others: int, *hand: Card) -> Scenario:
        duel = ready(*hand)
        duel.field(5, "fire")
        duel.alice.creature(WEAK, at=8)
        for at in (1, 2, 3)[:others]:
            duel.bob.creature(FOE, at=at)
        return duel

    assert not board(2, LOCKED_HEIR).alice.can("incarnate", LOCKED_HEIR)
    duel = board(3, LOCKED_HEIR)  # four with the creature that is sacrificed
    duel.alice.incarnates(LOCKED_HEIR, WEAK)
    assert duel.at(8) == "Locked Heir"
    exempt = ready(FIRE_HEIR)
    exempt.field(5, "fire")
    exempt.alice.creature(WEAK, at=5)
    exempt.alice.creature(OTHER, at=8)
    assert exempt.alice.can("incarnate", FIRE_HEIR, 5)
    assert not exempt.alice.can("incarnate", FIRE_HEIR, 8)


@rule("EOJ-ABIL-21", "EOJ-STACK-01", "EOJ-STACK-02")
def test_reincarnation_summons_from_the_hand_onto_its_own_field() -> None:
    cocoon = being(
        "Red Cocoon",
        Activated(SummonOnto(Pick(Pool(OfElement(FIRE), Pile.HAND, Side.YOU)))),
        when(trashed(), GainMana(9)),
    )
    duel = ready(being("Moth", element=FIRE, cost=7), PLAIN, mana=1)
    nest = duel.alice.creature(cocoon, at=5)
    duel.alice.uses(nest)
    duel.alice.faces("west")
    assert duel.at(5) == "Moth"
    assert duel.alice.mana_left == 1
    assert duel.alice.cards("graveyard") == ["Red Cocoon"]
    assert duel.alice.cards("hand") == ["Plain"]
    assert duel.duel.turn_player == ALICE


@rule("EOJ-ABIL-21b")
def test_reincarnated_creature_cannot_attack_this_turn() -> None:
    duel = ready(PLAIN)
    nest = duel.alice.creature(COCOON, at=8)
    duel.bob.creature(FOE, at=5)
    duel.alice.uses(nest)
    duel.alice.faces("north")
    assert attacks(duel) == []
    assert not duel.alice.can("attack", PLAIN)


@rule("EOJ-ABIL-21c")
def test_lock_holds_for_reincarnation() -> None:
    duel = ready(TITAN)
    nest = duel.alice.creature(COCOON, at=8)
    assert not duel.alice.can("ability", nest)
    for others in (2, 3):
        duel = ready(TITAN)
        nest = duel.alice.creature(COCOON, at=8)
        for at in (1, 2, 3)[:others]:
            duel.bob.creature(FOE, at=at)
        assert duel.alice.can("ability", nest) == (others == 3)


@rule("EOJ-ABIL-21d", "EOJ-OVER-03", "EOJ-OVER-04")
def test_reincarnation_takes_the_place_of_incarnation() -> None:
    duel = ready(HEIR)
    nest = duel.alice.creature(COCOON, at=5)
    duel.alice.creature(WEAK, at=8)
    assert not duel.alice.can("incarnate", HEIR, 5)
    assert duel.alice.can("incarnate", HEIR, 8)
    duel.alice.uses(nest)
    duel.alice.faces("north")
    assert duel.at(5) == "Heir"
    assert duel.alice.mana_left == 20
