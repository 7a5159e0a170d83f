"""Rulings of the spells and traps of Starter Deck ST14, from Seven Tools to Lucky Iron Axe."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import BOB, scenario

ATTACK = 1


@rule("MR3-TRP-04", "MR3-ACT-01", "MR3-CHN-07", "MR3-SPD-05")
def test_seven_tools_negates_the_activation_of_a_trap_card() -> None:
    duel = scenario()
    jar = duel.alice.has_set("Jar of Greed")
    tools = duel.bob.has_set("Seven Tools of the Bandit")
    duel.alice.activates(jar)
    assert duel.bob.life == 8000
    duel.bob.activates(tools)
    duel.is_settled()
    assert duel.bob.life == 7000
    assert duel.alice.hand_size == 0
    assert duel.where(jar) == duel.where(tools) == "graveyard"


def test_seven_tools_answers_no_spell_and_needs_the_life_points() -> None:
    duel = scenario()
    pot = duel.alice.hand("Pot of Greed")
    duel.bob.has_set("Seven Tools of the Bandit")
    duel.alice.activates(pot)
    duel.is_settled()
    assert duel.alice.hand_size == 2

    duel = scenario()
    jar = duel.alice.has_set("Jar of Greed")
    duel.bob.has_set("Seven Tools of the Bandit")
    duel.bob.has_life(999)
    duel.alice.activates(jar)
    duel.is_settled()
    assert duel.alice.hand_size == 1


@rule("MR3-TRP-01")
def test_traps_cannot_be_activated_in_the_turn_they_were_set() -> None:
    duel = scenario()
    jar = duel.alice.has_set("Jar of Greed", this_turn=True)
    assert not duel.alice.can("activate", jar)


@rule("MR3-COST-01", "RES-CON-01", "RES-DIS-02")
def test_raigeki_break_discards_first_and_destroys_its_target() -> None:
    duel = scenario()
    trap = duel.alice.has_set("Raigeki Break")
    elf = duel.alice.hand("Mystical Elf")
    jar = duel.bob.has_set("Jar of Greed")
    duel.alice.activates(trap)
    assert duel.where(elf) == "graveyard"  # paid, though the target may yet leave
    duel.bob.activates(jar)
    duel.is_settled()
    assert duel.where(jar) == "graveyard"
    assert duel.bob.hand_size == 1


def test_raigeki_break_is_no_target_of_its_own_and_needs_a_card_to_discard() -> None:
    duel = scenario()
    trap = duel.alice.has_set("Raigeki Break")
    duel.alice.hand("Mystical Elf")
    assert not duel.alice.can("activate", trap)
    duel = scenario()
    trap = duel.alice.has_set("Raigeki Break")
    duel.bob.attack_position("Mystical Elf")
    assert not duel.alice.can("activate", trap)


@rule("MR3-CHN-09", "MR3-TGT-01")
def test_trap_hole_destroys_a_normal_summoned_monster() -> None:
    duel = scenario(turn=BOB)
    hole = duel.alice.has_set("Trap Hole")
    dragon = duel.bob.hand("Luster Dragon")
    duel.bob.summons(dragon)
    duel.alice.activates(hole)
    duel.is_settled()
    assert duel.where(dragon) == "graveyard"


def test_trap_hole_ignores_weak_monsters_special_summons_and_the_own_side() -> None:
    duel = scenario(turn=BOB)
    hole = duel.alice.has_set("Trap Hole")
    weak = duel.bob.hand("Mystical Elf")
    duel.bob.summons(weak)
    duel.is_settled()
    assert duel.where(hole) == "spell zone"

    duel = scenario(turn=BOB)
    duel.alice.has_set("Trap Hole")
    duel.bob.graveyard("Luster Dragon")
    reborn = duel.bob.hand("Monster Reborn")
    duel.bob.activates(reborn)
    duel.bob.puts_in(ATTACK)
    duel.is_settled()

    duel = scenario()
    duel.alice.has_set("Trap Hole")
    dragon = duel.alice.hand("Luster Dragon")
    duel.alice.summons(dragon)
    duel.is_settled()


def test_trap_hole_works_on_a_flip_summon() -> None:
    duel = scenario(turn=BOB)
    hole = duel.alice.has_set("Trap Hole")
    dragon = duel.bob.has_set("Luster Dragon")
    duel.bob.flip_summons(dragon)
    duel.alice.activates(hole)
    duel.is_settled()
    assert duel.where(dragon) == "graveyard"


@rule("RES-CON-02")
def test_trap_hole_does_nothing_to_a_monster_that_has_become_too_weak() -> None:
    duel = scenario(turn=BOB)
    hole = duel.alice.has_set("Trap Hole")
    shrink = duel.bob.hand("Shrink")
    dragon = duel.bob.hand("Luster Dragon")
    duel.bob.summons(dragon)
    assert duel.bob.can("activate", shrink)
    duel.bob.passes()
    duel.alice.activates(hole)
    duel.bob.activates(shrink)
    duel.is_settled()
    assert duel.where(dragon) == "monster zone"
    assert duel.atk(dragon) == 950


def test_poison_of_the_old_man_heals_or_burns() -> None:
    duel = scenario()
    poison = duel.alice.hand("Poison of the Old Man")
    duel.alice.activates(poison)
    duel.alice.declares(0)
    duel.is_settled()
    assert (duel.alice.life, duel.bob.life) == (9200, 8000)

    duel = scenario()
    poison = duel.alice.hand("Poison of the Old Man")
    duel.alice.activates(poison)
    duel.alice.declares(1)
    duel.is_settled()
    assert (duel.alice.life, duel.bob.life) == (8000, 7200)


@rule("MR3-SPL-07", "MR3-SPL-08")
def test_poison_of_the_old_man_is_a_quick_play_spell() -> None:
    duel = scenario(turn=BOB)
    in_hand = duel.alice.hand("Poison of the Old Man")
    on_field = duel.alice.has_set("Poison of the Old Man")
    pot = duel.bob.hand("Pot of Greed")
    duel.bob.activates(pot)
    assert not duel.alice.can("activate", in_hand)
    duel.alice.activates(on_field)
    duel.alice.declares(1)
    duel.is_settled()
    assert duel.bob.life == 7200


@rule("MR3-SPL-04", "MR3-ACT-05", "MR3-OPT-02", "MR3-TEXT-02")
def test_supply_squad_draws_once_a_turn_for_destroyed_monsters() -> None:
    duel = scenario()
    squad = duel.alice.hand("Supply Squad")
    hole = duel.alice.hand("Dark Hole")
    duel.alice.attack_position("Mystical Elf")
    duel.alice.attack_position("Mystical Elf")
    duel.alice.activates(squad)
    duel.is_settled()
    assert duel.where(squad) == "spell zone"
    duel.alice.activates(hole)
    duel.is_settled()
    assert duel.alice.hand_size == 1


def test_supply_squad_is_limited_to_once_a_turn_and_counts_battles() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    duel.alice.face_up("Supply Squad")
    first = duel.alice.attack_position("Hunter Dragon")
    second = duel.alice.attack_position("Hunter Dragon")
    skull = duel.bob.attack_position("Summoned Skull")
    dragon = duel.bob.attack_position("Luster Dragon")
    duel.bob.hand("Mystical Elf")
    duel.bob.attacks(skull, first)
    assert duel.alice.hand_size == 1
    duel.bob.attacks(dragon, second)
    assert duel.alice.hand_size == 1


def test_supply_squad_ignores_other_ways_to_the_graveyard_and_the_opponents_monsters() -> None:
    duel = scenario()
    duel.alice.face_up("Supply Squad")
    kuraz = duel.alice.hand("Kuraz the Light Monarch")
    duel.alice.attack_position("Mystical Elf")
    theirs = duel.bob.attack_position("Hunter Dragon")
    duel.alice.summons(kuraz)
    assert duel.alice.hand_size == 0
    duel.alice.triggers(kuraz)
    duel.alice.picks(theirs)
    duel.alice.finishes()
    duel.bob.says_no()
    duel.is_settled()
    assert duel.where(theirs) == "graveyard"
    assert duel.alice.hand_size == 0


@rule("RES-RND-01", "MR3-RND-03")
def test_a_hero_emerges_summons_a_monster_from_the_hand() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    hero = duel.alice.has_set("A Hero Emerges")
    dragon = duel.alice.hand("Wattaildragon")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.bob.attacks(skull)
    duel.alice.activates(hero)
    duel.alice.puts_in(ATTACK)
    assert duel.where(dragon) == "monster zone"
    assert duel.bob.can("pick", dragon)  # a new monster has appeared: a replay
    duel.bob.attacks_now(dragon)
    duel.is_settled()
    assert duel.where(dragon) == duel.where(skull) == "graveyard"


def test_a_hero_emerges_sends_another_card_to_the_graveyard() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    hero = duel.alice.has_set("A Hero Emerges")
    pot = duel.alice.hand("Pot of Greed")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.bob.hand("Mystical Elf")
    duel.bob.attacks(skull)
    duel.alice.activates(hero)
    assert duel.where(pot) == "graveyard"
    assert duel.alice.life == 8000 - 2500


def test_a_hero_emerges_sends_a_monster_that_cannot_be_special_summoned() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    hero = duel.alice.has_set("A Hero Emerges")
    envoy = duel.alice.hand("Black Luster Soldier - Envoy of the Beginning")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.bob.attacks(skull)
    duel.alice.activates(hero)
    assert duel.where(envoy) == "graveyard"


def test_a_hero_emerges_needs_a_hand() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    hero = duel.alice.has_set("A Hero Emerges")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.bob.attacks(skull)
    assert duel.where(hero) == "spell zone"
    assert duel.alice.life == 8000 - 2500


@rule("MR3-TRP-03", "RES-CAN-01")
def test_shadow_spell_binds_its_target() -> None:
    duel = scenario(turn=BOB)
    shadow = duel.alice.has_set("Shadow Spell")
    skull = duel.bob.attack_position("Summoned Skull")
    elf = duel.bob.attack_position("Mystical Elf")
    duel.bob.changes_position(elf)
    duel.alice.activates(shadow)
    duel.alice.picks(skull)
    duel.is_settled()
    assert duel.atk(skull) == 1800
    assert not duel.bob.can("turn", skull)
    duel.bob.enters_battle()
    assert not duel.bob.can("attack", skull)
    assert duel.where(shadow) == "spell zone"


def test_shadow_spell_is_destroyed_when_its_target_leaves_and_binds_no_longer_when_it_leaves() -> None:
    duel = scenario(turn=BOB)
    shadow = duel.alice.has_set("Shadow Spell")
    skull = duel.bob.attack_position("Summoned Skull")
    storm = duel.bob.hand("Heavy Storm")
    other = duel.bob.has_set("Jar of Greed")
    duel.bob.activates(other)
    duel.alice.activates(shadow)
    duel.is_settled()
    assert duel.atk(skull) == 1800
    duel.bob.activates(storm)
    duel.is_settled()
    assert duel.where(shadow) == "graveyard"
    assert duel.atk(skull) == 2500
    assert duel.bob.can("turn", skull)

    duel = scenario(turn=BOB)
    shadow = duel.alice.has_set("Shadow Spell")
    skull = duel.bob.attack_position("Summoned Skull")
    jar = duel.bob.has_set("Jar of Greed")
    hole = duel.bob.hand("Dark Hole")
    duel.bob.activates(jar)
    duel.alice.activates(shadow)
    duel.is_settled()
    duel.bob.activates(hole)
    duel.is_settled()
    assert duel.where(skull) == "graveyard"
    assert duel.where(shadow) == "graveyard"


def test_shadow_spell_stays_without_meaning_when_its_target_is_turned_face_down() -> None:
    duel = scenario(turn=BOB)
    shadow = duel.alice.has_set("Shadow Spell")
    skull = duel.bob.attack_position("Summoned Skull")
    jar = duel.bob.has_set("Jar of Greed")
    moon = duel.bob.hand("Book of Moon")
    taiyou = duel.bob.hand("Book of Taiyou")
    duel.bob.activates(jar)
    duel.alice.activates(shadow)
    duel.all_pass()
    duel.is_settled()
    duel.bob.activates(moon)
    duel.is_settled()
    assert duel.position(skull) == "face-down"
    assert duel.where(shadow) == "spell zone"
    duel.bob.activates(taiyou)
    duel.is_settled()
    assert duel.atk(skull) == 2500
    duel.bob.enters_battle()
    assert duel.bob.can("attack", skull)


@rule("MR3-SPL-05", "MR3-EQP-01", "MR3-FDN-06")
def test_lucky_iron_axe_strengthens_a_face_up_monster() -> None:
    duel = scenario()
    axe = duel.alice.hand("Lucky Iron Axe")
    elf = duel.alice.attack_position("Mystical Elf")
    theirs = duel.bob.attack_position("Hunter Dragon")
    hidden = duel.bob.has_set("Millennium Shield")
    duel.alice.activates(axe)
    assert duel.alice.can("pick", elf)
    assert duel.alice.can("pick", theirs)
    assert not duel.alice.can("pick", hidden)
    duel.alice.picks(elf)
    duel.is_settled()
    assert duel.atk(elf) == 1300


@rule("MR3-ACT-02", "MR3-TIM-02")
def test_lucky_iron_axe_draws_when_the_opponent_destroys_it() -> None:
    duel = scenario(turn=BOB)
    elf = duel.alice.attack_position("Mystical Elf")
    axe = duel.alice.face_up("Lucky Iron Axe", equipped_to=elf)
    storm = duel.bob.hand("Heavy Storm")
    duel.bob.activates(storm)
    duel.is_settled()
    assert duel.where(axe) == "graveyard"
    assert duel.alice.hand_size == 1


@rule("MR3-EQP-02")
def test_lucky_iron_axe_does_not_draw_when_it_falls_with_its_monster_or_is_destroyed_face_down() -> None:
    duel = scenario(turn=BOB)
    elf = duel.alice.attack_position("Mystical Elf")
    axe = duel.alice.face_up("Lucky Iron Axe", equipped_to=elf)
    raigeki = duel.bob.hand("Raigeki")
    duel.bob.activates(raigeki)
    duel.is_settled()
    assert duel.where(axe) == "graveyard"
    assert duel.alice.hand_size == 0

    duel = scenario(turn=BOB)
    axe = duel.alice.has_set("Lucky Iron Axe")
    storm = duel.bob.hand("Heavy Storm")
    duel.bob.activates(storm)
    duel.is_settled()
    assert duel.where(axe) == "graveyard"
    assert duel.alice.hand_size == 0

    duel = scenario()
    elf = duel.alice.attack_position("Mystical Elf")
    duel.alice.face_up("Lucky Iron Axe", equipped_to=elf)
    storm = duel.alice.hand("Heavy Storm")
    duel.alice.activates(storm)
    duel.is_settled()
    assert duel.alice.hand_size == 0  # not by the opponent
