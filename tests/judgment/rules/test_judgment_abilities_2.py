"""Keyword abilities of chapter 20, second part: 先制 to 連続攻撃. Rules: EOJ-ABIL-17 to EOJ-ABIL-38."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from duelkit.judgment.language import (
    ANYTHING,
    ENEMY,
    FIRST_TARGET,
    FRONT_BLIND_BACK,
    FULL,
    FULL_CIRCLE_BARRAGE,
    LANCER,
    MAGIC,
    NO_DEFENCE,
    NONE,
    NONE_BLIND_FULL,
    SECOND_TARGET,
    SELECTIVE_FULL_CIRCLE,
    SELF,
    STANDARD,
    STANDARD_RANGED,
    TARGET,
    AnyField,
    Card,
    ChangeFigure,
    Changes,
    ChosenField,
    CreatureCount,
    Discard,
    Draw,
    Element,
    Event,
    EveryField,
    ExchangeFields,
    FieldIs,
    Fieldquake,
    GainMana,
    Heal,
    Keyword,
    MagicDamage,
    Named,
    Possesses,
    Seals,
    SetPattern,
    SpellClass,
    Stat,
    StealMana,
    Swap,
    There,
    When,
    creature,
    creatures,
    hits,
    spell,
    trashed,
    when,
    while_placed,
)
from duelkit.judgment.scenario import ALICE, BOB, Scenario, scenario
from duelkit.judgment.state.log import L_ATTACK, L_CHANCE, L_COUNTER, L_DAMAGE, L_MANA, L_POSSESSION, L_TRIGGER, entries
from duelkit.rulebook.cite import rule

NUMBERS = count(822_000)


def being(
    name: str,
    *abilities: Any,
    hp: int = 9,
    attack: int = 2,
    action: int = 1,
    icon: Any = STANDARD,
    guard: Any = NO_DEFENCE,
    element: Element = NONE,
    **more: Any,
) -> Card:
    return creature(next(NUMBERS), name, element, "Being", "", 1, action, hp, attack, icon, guard, *abilities, **more)


def made_spell(name: str, effect: Any, *choices: Any) -> Card:
    return spell(next(NUMBERS), name, SpellClass.CONJURATION, 0, effect, *choices)


PLAIN = being("Plain")
FOE = being("Foe")
GUARD = being("Guard", guard=FULL, icon=SELECTIVE_FULL_CIRCLE)
QUICK = being("Quick", guard=FULL, icon=SELECTIVE_FULL_CIRCLE, keywords=Keyword.FIRST_STRIKE)
AMBUSHER = being("Ambusher", keywords=Keyword.AMBUSH)
ROUND = being("Round", icon=SELECTIVE_FULL_CIRCLE)
MAGE = being("Mage", icon=MAGIC)
TWICE = being("Twice", keywords=Keyword.DOUBLE_ATTACK)
UNSEEN = being("Unseen", keywords=Keyword.INVISIBLE, guard=FULL, icon=SELECTIVE_FULL_CIRCLE)
FORT = being("Fort", keywords=Keyword.FORTRESS, guard=FULL, icon=SELECTIVE_FULL_CIRCLE)
GHOST = being("Ghost", while_placed(Possesses(Named("Slave"))))
SLAVE = being("Slave", icon=SELECTIVE_FULL_CIRCLE)
BOLT = made_spell("Bolt", MagicDamage(2), ANYTHING)
SWAP = made_spell("Swap", Swap(FIRST_TARGET, SECOND_TARGET), ANYTHING, ANYTHING)
QUAKE = made_spell("Quake", Fieldquake(ChosenField()), AnyField())
QUAKE_ALL = made_spell("Quake All", Fieldquake(EveryField(AnyField())))
TRADE = made_spell("Trade", ExchangeFields(ChosenField(0), ChosenField(1)), AnyField(), AnyField())
STEAL = made_spell("Steal", StealMana(3))


def ready(*cards: Card, mana: int = 20, turn: int = ALICE) -> Scenario:
    duel = scenario(turn=turn)
    duel.alice.hand(*cards)
    duel.alice.mana(mana)
    return duel


def strikes(duel: Scenario) -> list[tuple[int, int]]:
    return [(entry.kind, entry.card) for entry in entries(duel.duel.log) if entry.kind in (L_ATTACK, L_COUNTER)]


def counters(duel: Scenario) -> list[int]:
    return [entry.card for entry in duel.log(L_COUNTER)]


def attack(
    attacker: Card, defender: Card, *, facing: str = "south", chances: tuple[bool, ...] = ()
) -> tuple[Scenario, int, int]:
    duel = ready()
    mine = duel.alice.creature(attacker, at=8)
    foe = duel.bob.creature(defender, at=5, facing=facing)
    duel.chances(*chances)
    duel.alice.attacks(mine)
    return duel, mine, foe


@rule("EOJ-ABIL-17")
def test_first_strike_comes_before_the_attack() -> None:
    duel, mine, foe = attack(PLAIN, QUICK)
    assert strikes(duel) == [(L_COUNTER, foe), (L_ATTACK, mine)]
    assert (duel.hp(mine), duel.hp(foe)) == (7, 7)


@rule("EOJ-ABIL-17b")
def test_first_strike_comes_before_an_ambush_and_looks_at_the_real_place() -> None:
    duel, mine, foe = attack(AMBUSHER, QUICK)
    assert strikes(duel) == [(L_COUNTER, foe), (L_ATTACK, mine)]
    front_only = being("Front Quick", guard=FRONT_BLIND_BACK, icon=SELECTIVE_FULL_CIRCLE, keywords=Keyword.FIRST_STRIKE)
    duel, mine, foe = attack(AMBUSHER, front_only, facing="south")
    assert strikes(duel) == [(L_COUNTER, foe), (L_ATTACK, mine)]
    duel, mine, foe = attack(AMBUSHER, front_only, facing="north")
    assert strikes(duel) == [(L_ATTACK, mine)]


@rule("EOJ-ABIL-18", "EOJ-ABIL-26", "EOJ-ABIL-26b")
def test_comrade_and_valour_hold_while_their_condition_does() -> None:
    friend = being("Friend of Plain", while_placed(Changes(Stat.ATTACK, 3), condition=There(Named("Plain"))))
    valiant = being("Valiant", while_placed(Changes(Stat.ATTACK, CreatureCount(ENEMY))))
    duel = ready(BOLT, BOLT)
    mine = duel.alice.creature(friend, at=1)
    brave = duel.alice.creature(valiant, at=2)
    duel.alice.creature(PLAIN, at=3)
    duel.bob.creature(being("Weak", hp=2), at=9)
    duel.bob.creature(FOE, at=8)
    assert (duel.atk(mine), duel.atk(brave)) == (5, 4)
    duel.alice.casts(BOLT)
    duel.alice.picks(duel.duel.occupant[8])
    assert (duel.atk(mine), duel.atk(brave)) == (5, 3)
    duel.duel.creatures[duel.find(PLAIN)].damage = 8
    duel.alice.casts(BOLT)
    duel.alice.picks(PLAIN)
    assert duel.atk(mine) == 2


@rule("EOJ-ABIL-19", "EOJ-ABIL-19b")
def test_healing_has_no_upper_limit_and_lasts() -> None:
    heal = made_spell("Heal", Heal(20), ANYTHING)
    duel = ready(heal)
    mine = duel.alice.creature(PLAIN, at=5)
    duel.alice.casts(heal)
    assert duel.hp(mine) == 29
    for _ in range(2):
        duel.alice.ends_turn()
        duel.bob.ends_turn()
    assert duel.hp(mine) == 29


@rule("EOJ-ABIL-20")
def test_transfer_moves_several_creatures() -> None:
    duel = ready(SWAP)
    mine = duel.alice.creature(PLAIN, at=1)
    foe = duel.bob.creature(FOE, at=9)
    duel.alice.casts(SWAP)
    duel.alice.picks(mine)
    if duel.alice.is_asked("pick"):
        duel.alice.picks(foe)
    assert (duel.position(mine), duel.position(foe)) == (9, 1)


@pytest.mark.parametrize("dies", [True, False])
@rule("EOJ-ABIL-20b")
def test_no_transfer_if_one_of_the_two_is_dead(dies: bool) -> None:
    swapper = being("Swapper", when(hits(), Swap(SELF, TARGET)), attack=20 if dies else 2)
    duel = ready()
    mine = duel.alice.creature(swapper, at=8)
    foe = duel.bob.creature(FOE, at=5)
    duel.alice.attacks(mine)
    assert duel.position(mine) == (8 if dies else 5)
    assert duel.position(foe) == (0 if dies else 8)


@rule("EOJ-ABIL-22")
def test_hand_draw() -> None:
    draw = made_spell("Draw", Draw(2))
    duel = ready(draw)
    duel.alice.library(PLAIN, FOE)
    duel.alice.casts(draw)
    assert duel.alice.cards("hand") == ["Plain", "Foe"]


@pytest.mark.parametrize("held", [0, 1, 3])
@rule("EOJ-ABIL-23", "EOJ-ABIL-23b")
def test_hand_destruction_takes_what_there_is(held: int) -> None:
    strip = made_spell("Strip", Discard(2))
    duel = ready(strip)
    duel.bob.hand(*[PLAIN, FOE, GUARD][:held])
    if held == 0:
        assert not duel.alice.can("cast", strip)
        return
    duel.alice.casts(strip)
    if held == 3:
        duel.bob.picks(GUARD, PLAIN)
    assert duel.bob.cards("graveyard") == (["Plain"] if held == 1 else ["Guard", "Plain"])
    assert duel.bob.hand_size == max(held - 2, 0)


@pytest.mark.parametrize("icon", [SELECTIVE_FULL_CIRCLE, MAGIC])
@rule("EOJ-ABIL-24", "EOJ-ABIL-24b")
def test_invisible_creature_is_no_object_of_attacks_and_counterattacks(icon: Any) -> None:
    duel = ready()
    mine = duel.alice.creature(being("Seeker", icon=icon), at=8)
    duel.bob.creature(UNSEEN, at=5)
    assert not duel.alice.can("attack", mine)
    counter = ready()
    mine = counter.alice.creature(UNSEEN, at=8)
    counter.bob.creature(GUARD, at=5)
    counter.alice.attacks(mine)
    assert counters(counter) == []


@rule("EOJ-ABIL-24", "EOJ-ABIL-24c")
def test_invisible_creature_takes_no_damage_of_spells_but_may_be_their_target() -> None:
    heal = made_spell("Heal", Heal(2), ANYTHING)
    blast = made_spell("Blast", MagicDamage(3, creatures()))
    duel = ready(heal, blast, BOLT)
    foe = duel.bob.creature(UNSEEN, at=5)
    assert not duel.alice.can("cast", BOLT)
    assert not duel.alice.can("cast", blast)
    duel.alice.casts(heal)
    assert duel.hp(foe) == 11
    other = ready(blast, BOLT)
    unseen = other.bob.creature(UNSEEN, at=5)
    seen = other.bob.creature(FOE, at=1)
    other.alice.casts(blast)
    assert (other.hp(unseen), other.hp(seen)) == (9, 6)


@rule("EOJ-ABIL-25")
def test_fieldquake_turns_the_field_over() -> None:
    duel = ready(QUAKE)
    duel.field(1, "fire", "wood")
    duel.alice.casts(QUAKE)
    duel.alice.chooses_field(1)
    assert duel.elements(1) == ["wood"]


# possession


def possessed(mana: int = 20) -> tuple[Scenario, int]:
    """Bob's slave is possessed by Alice's ghost since an earlier turn; it is Alice's turn."""
    duel = scenario()
    duel.alice.mana(mana)
    duel.bob.mana(mana)
    duel.alice.creature(GHOST, at=1)
    slave = duel.bob.creature(SLAVE, at=5)
    return duel, slave


def wait(duel: Scenario) -> None:
    """Let a turn of each player pass."""
    duel.alice.ends_turn()
    duel.bob.ends_turn()


@rule("EOJ-ABIL-28", "EOJ-ABIL-28b", "EOJ-ABIL-28c", "EOJ-REACT-09", "EOJ-CTRL-07")
def test_possession_lends_the_re_action_right_and_its_enemies() -> None:
    duel, slave = possessed(mana=5)
    comrade = duel.bob.creature(FOE, at=2)
    friend = duel.alice.creature(PLAIN, at=8)
    wait(duel)
    mana = duel.alice.mana_left
    assert duel.duel.owner[slave] == BOB
    assert duel.alice.can("rotate", slave)
    duel.alice.attacks(slave)
    assert [entry.a for entry in duel.log(L_ATTACK)] == [comrade]
    assert duel.hp(friend) == 9
    assert duel.alice.mana_left == mana - 1
    duel.alice.ends_turn()
    assert not duel.bob.can("rotate", slave)


@rule("EOJ-ABIL-28")
def test_own_creatures_are_never_possessed() -> None:
    duel = scenario()
    ghost = duel.alice.creature(being("Greedy Ghost", while_placed(Possesses(ANYTHING))), at=1)
    mine = duel.alice.creature(PLAIN, at=2)
    foe = duel.bob.creature(FOE, at=3)
    duel.start()
    assert [duel.duel.creatures[card].possessor for card in (ghost, mine, foe)] == [-1, -1, ghost]


@rule("EOJ-ABIL-28d", "EOJ-ABIL-28")
def test_possessed_creature_cannot_be_operated_in_the_turn_in_which_it_began() -> None:
    duel = ready(GHOST)
    slave = duel.bob.creature(SLAVE, at=5)
    duel.bob.creature(FOE, at=2)
    duel.alice.creature(PLAIN, at=4)
    duel.alice.summons(GHOST, at=1, facing="west")
    duel.bob.ends_turn()
    assert duel.alice.can("rotate", slave)
    now = scenario()
    now.alice.mana(20)
    now.alice.creature(GHOST, at=1, summoned_now=True)
    other = now.bob.creature(SLAVE, at=5)
    assert not now.alice.can("rotate", other)


@pytest.mark.parametrize("phase", ["start", "draw", "action"])
@rule("EOJ-ABIL-28", "EOJ-ABIL-28d")
def test_possession_on_a_board_that_was_not_played_to_began_earlier(phase: str) -> None:
    duel = scenario(phase=phase)
    duel.alice.mana(20)
    duel.alice.creature(GHOST, at=1)
    slave = duel.bob.creature(SLAVE, at=5)
    duel.bob.creature(FOE, at=2)
    duel.start()
    assert duel.alice.can("rotate", slave) and duel.alice.can("attack", slave)
    assert not duel.log(L_POSSESSION)


@rule("EOJ-ABIL-28d")
def test_ban_of_the_first_turn_is_counted_from_the_possession() -> None:
    duel = scenario()
    duel.alice.mana(20)
    duel.alice.creature(GHOST, at=1)
    slave = duel.bob.creature(SLAVE, at=5, summoned_now=True)
    duel.bob.creature(FOE, at=2)
    duel.start()
    assert not duel.alice.can("rotate", slave)
    assert not duel.alice.can("attack", slave)


@rule("EOJ-ABIL-28e")
def test_creature_possessed_as_it_arrives_neither_attacks_nor_re_acts() -> None:
    duel = scenario(turn=BOB)
    duel.bob.mana(20)
    duel.bob.hand(SLAVE)
    duel.alice.creature(GHOST, at=1)
    duel.alice.creature(PLAIN, at=5)
    duel.bob.creature(FOE, at=3)
    duel.bob.summons(SLAVE, at=2)
    assert duel.log(L_ATTACK) == []
    assert duel.at(2) == "Slave"


@rule("EOJ-ABIL-28f")
def test_possessed_friend_caught_in_an_attack_counterattacks() -> None:
    sweeper = being("Sweeper", icon=FULL_CIRCLE_BARRAGE)
    guard_slave = being("Slave", guard=FULL, icon=SELECTIVE_FULL_CIRCLE)
    for ghost in (False, True):
        duel = scenario()
        duel.alice.mana(20)
        mine = duel.alice.creature(sweeper, at=5)
        friend = duel.alice.creature(guard_slave, at=4)
        duel.bob.creature(FOE, at=2)
        if ghost:
            duel.bob.creature(GHOST, at=9)
        duel.alice.attacks(mine)
        assert counters(duel) == ([friend] if ghost else [])


@rule("EOJ-ABIL-28f", "EOJ-ABIL-28h")
def test_possessing_player_may_attack_the_possessed_creature_which_counterattacks() -> None:
    guard_slave = being("Slave", guard=FULL, icon=SELECTIVE_FULL_CIRCLE)
    duel = scenario()
    duel.alice.mana(20)
    duel.alice.creature(GHOST, at=1)
    mine = duel.alice.creature(PLAIN, at=8)
    slave = duel.bob.creature(guard_slave, at=5)
    duel.alice.attacks(mine)
    assert duel.hp(slave) == 7
    assert counters(duel) == [slave]


@rule("EOJ-ABIL-28g")
def test_creature_attacked_by_a_possessed_comrade_counterattacks() -> None:
    duel, slave = possessed()
    comrade = duel.bob.creature(GUARD, at=2)
    wait(duel)
    duel.alice.attacks(slave)
    assert counters(duel) == [comrade]


# sealed fields


@rule("EOJ-ABIL-29", "EOJ-ABIL-29b")
def test_sealed_fields_are_neither_turned_over_nor_exchanged() -> None:
    keeper = being("Keeper", while_placed(Seals(FieldIs(Element.FIRE))))
    duel = ready(QUAKE_ALL, QUAKE, TRADE)
    duel.field(1, "fire", "wood")
    duel.field(2, "water", "earth")
    duel.bob.creature(keeper, at=9)
    duel.alice.casts(QUAKE_ALL)
    assert duel.elements(1) == ["fire"]
    assert duel.elements(2) == ["earth"]
    for card in (QUAKE, TRADE):
        duel.alice.casts(card)
        assert 1 not in duel.alice.offered_fields()
        duel.alice.chooses_field(3)
        if card is TRADE:
            assert 1 not in duel.alice.offered_fields()
            duel.alice.chooses_field(2)
            assert duel.elements(3) == ["earth"]


@rule("EOJ-ABIL-30", "EOJ-ABIL-30b")
def test_transformation_is_a_trigger() -> None:
    shifter = being(
        "Shifter",
        when(When(Event.QUAKED), SetPattern(1).then(ChangeFigure(Stat.ATTACK, 3, SELF))),
        icon=[STANDARD, STANDARD_RANGED],
    )
    duel = ready(QUAKE)
    duel.field(8, "fire", "wood")
    mine = duel.alice.creature(shifter, at=8)
    near = duel.bob.creature(FOE, at=5)
    far = duel.bob.creature(being("Far"), at=2)
    duel.alice.casts(QUAKE)
    duel.alice.chooses_field(8)
    assert [entry.card for entry in duel.log(L_TRIGGER)] == [mine]
    duel.alice.attacks(mine)
    assert (duel.hp(near), duel.hp(far)) == (9, 4)


# magic, mana, protection


@rule("EOJ-ABIL-32", "EOJ-ABIL-32b", "EOJ-KIND-04", "EOJ-KIND-05")
def test_magic_attack_gets_no_bonus_no_counter_and_ignores_what_concerns_physical_ones() -> None:
    tough = being("Tough", guard=NONE_BLIND_FULL, protection=5, evasion=3, keywords=Keyword.VIGILANCE)
    duel, _, foe = attack(MAGE, tough)
    assert duel.hp(foe) == 7
    assert duel.log(L_CHANCE) == []
    guarded, _mine, foe = attack(MAGE, GUARD)
    assert counters(guarded) == []


@pytest.mark.parametrize(("theirs", "stolen"), [(5, 3), (3, 3), (2, 2)])
@rule("EOJ-ABIL-33", "EOJ-ABIL-33b")
def test_mana_theft(theirs: int, stolen: int) -> None:
    duel = ready(STEAL, mana=1)
    duel.bob.mana(theirs)
    duel.alice.casts(STEAL)
    assert (duel.alice.mana_left, duel.bob.mana_left) == (1 + stolen, theirs - stolen)


@rule("EOJ-ABIL-33c")
def test_mana_theft_is_not_settled_if_there_is_none() -> None:
    duel = ready(STEAL, mana=1)
    duel.bob.mana(0)
    assert not duel.alice.can("cast", STEAL)


@rule("EOJ-ABIL-34", "EOJ-ABIL-34b")
def test_mana_gain_comes_beside_the_trash_bonus_which_is_none() -> None:
    duel = ready(BOLT, mana=0)
    duel.bob.creature(being("Giver", when(trashed(), GainMana(2)), hp=2), at=5)
    duel.alice.casts(BOLT)
    assert [(entry.player, entry.a) for entry in duel.log(L_MANA)] == [(BOB, 1), (BOB, 2)]
    assert duel.bob.mana_left == 1 + 2
    assert len(duel.log(L_TRIGGER)) == 1  # the bonus is no ability's


@pytest.mark.parametrize(("protection", "blind", "damage"), [(1, False, 1), (1, True, 2), (3, True, 0), (5, False, 0)])
@rule("EOJ-ABIL-35", "EOJ-ABIL-35b", "EOJ-ABIL-35c")
def test_protection_reduces_physical_damage(protection: int, blind: bool, damage: int) -> None:
    wall = being("Wall", protection=protection, guard=NONE_BLIND_FULL if blind else NO_DEFENCE)
    duel, _, foe = attack(PLAIN, wall)
    assert duel.hp(foe) == 9 - damage


@rule("EOJ-ABIL-35d", "EOJ-ABIL-31")
def test_protections_add_up() -> None:
    duel = ready()
    mine = duel.alice.creature(being("Strong", attack=5), at=8)
    foe = duel.bob.creature(being("Wall", protection=1), at=5)
    for at in (1, 3):
        duel.bob.creature(being(f"Defender {at}", while_placed(Changes(Stat.PROTECTION, 1, Named("Wall")))), at=at)
    duel.alice.attacks(mine)
    assert duel.hp(foe) == 9 - 2


@rule("EOJ-ABIL-36", "EOJ-ABIL-36b")
def test_fortress_launches_no_attack_but_counterattacks() -> None:
    duel = ready(FORT)
    duel.bob.creature(FOE, at=5)
    duel.alice.summons(FORT, at=8)
    assert duel.log(L_ATTACK) == []
    other = ready()
    mine = other.alice.creature(FORT, at=8)
    other.bob.creature(FOE, at=5)
    assert not other.alice.can("attack", mine)
    assert other.alice.can("rotate", mine)
    struck, _, enemy = attack(PLAIN, FORT)
    assert counters(struck) == [enemy]
    assert struck.hp(mine) == 7


# double attack


@rule("EOJ-ABIL-38", "EOJ-ABIL-38b")
def test_double_attack_is_two_attacks_and_the_counterattack_follows() -> None:
    duel, mine, foe = attack(TWICE, GUARD)
    assert strikes(duel) == [(L_ATTACK, mine), (L_ATTACK, mine), (L_COUNTER, foe)]
    assert duel.hp(foe) == 5
    quick, mine, foe = attack(TWICE, QUICK)
    assert strikes(quick) == [(L_COUNTER, foe), (L_ATTACK, mine), (L_ATTACK, mine)]
    counter, mine, foe = attack(PLAIN, being("Twice Guard", guard=FULL, keywords=Keyword.DOUBLE_ATTACK))
    assert strikes(counter) == [(L_ATTACK, mine), (L_COUNTER, foe)]


@rule("EOJ-ABIL-38c", "EOJ-ABIL-38e")
def test_bonus_and_protection_hold_for_both_strikes() -> None:
    duel, _, foe = attack(TWICE, being("Blind", guard=NONE_BLIND_FULL))
    assert duel.hp(foe) == 9 - 6
    duel, _, foe = attack(TWICE, being("Wall", protection=1))
    assert duel.hp(foe) == 9 - 2


@pytest.mark.parametrize(("chances", "damage"), [((True, True), 0), ((True, False), 2), ((False, False), 4)])
@rule("EOJ-ABIL-38d")
def test_evasion_is_tested_for_each_strike(chances: tuple[bool, ...], damage: int) -> None:
    duel, _, foe = attack(TWICE, being("Dodger", evasion=1), chances=chances)
    assert duel.hp(foe) == 9 - damage
    assert duel.duel.forced == []


@rule("EOJ-ABIL-38f", "EOJ-BATTLE-09")
def test_nothing_is_settled_between_the_two_strikes() -> None:
    duel, _mine, foe = attack(
        TWICE, being("Hardening", when(When(Event.HIT, ANYTHING), ChangeFigure(Stat.PROTECTION, 2, SELF)))
    )
    assert duel.hp(foe) == 5
    told = [entry.kind for entry in entries(duel.duel.log) if entry.kind in (L_ATTACK, L_TRIGGER)]
    assert told == [L_ATTACK, L_ATTACK, L_TRIGGER, L_TRIGGER]


@rule("EOJ-ABIL-38f", "EOJ-BATTLE-13")
def test_second_strike_is_not_made_on_the_dead() -> None:
    duel, mine, _foe = attack(being("Killer", attack=9, keywords=Keyword.DOUBLE_ATTACK), FOE)
    assert strikes(duel) == [(L_ATTACK, mine)]
    area = ready()
    mine = area.alice.creature(being("Area", attack=5, keywords=Keyword.DOUBLE_ATTACK, icon=LANCER), at=8)
    near = area.bob.creature(being("Weak", hp=5), at=5)
    far = area.bob.creature(being("Far", hp=20), at=2)
    area.alice.attacks(mine)
    assert [(entry.card, entry.a) for entry in area.log(L_DAMAGE)] == [(near, 5), (far, 5), (far, 5)]
