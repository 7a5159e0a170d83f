"""Rulings of the spells of the years up to 2005: draws, discards, revivals, control."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.scenario import ALICE, BOB, scenario

ATTACK = 1
DEFENSE = 4


@rule("RES-DRW-05", "MR3-DRW-01")
def test_pot_of_greed_draws_two() -> None:
    duel = scenario()
    pot = duel.alice.hand("Pot of Greed")
    duel.alice.activates(pot)
    duel.is_settled()
    assert duel.alice.hand_size == 2

    duel = scenario(filler=1)
    pot = duel.alice.hand("Pot of Greed")
    assert not duel.alice.can("activate", pot)


@rule("RES-END-02", "RES-DIS-01")
def test_graceful_charity_draws_three_then_discards_two() -> None:
    duel = scenario()
    charity = duel.alice.hand("Graceful Charity")
    elf = duel.alice.hand("Mystical Elf")
    duel.alice.deck("Pot of Greed", "Heavy Storm", "Mystical Space Typhoon")
    duel.alice.activates(charity)
    duel.alice.picks(elf, "Heavy Storm")
    duel.is_settled()
    assert sorted(duel.alice.cards("hand")) == ["Mystical Space Typhoon", "Pot of Greed"]
    assert duel.where(elf) == "graveyard"

    duel = scenario(filler=2)
    charity = duel.alice.hand("Graceful Charity")
    assert not duel.alice.can("activate", charity)


@rule("RES-RND-01", "MR3-COST-01")
def test_delinquent_duo_takes_one_at_random_and_one_of_the_opponents_choice() -> None:
    duel = scenario()
    duo = duel.alice.hand("Delinquent Duo")
    duel.bob.hand("Mystical Elf", "Mystical Elf", "Pot of Greed")
    duel.alice.activates(duo)
    assert duel.alice.life == 7000
    assert duel.bob.hand_size == 2
    assert duel.bob.is_asked("pick")
    duel.bob.picks("Mystical Elf")
    duel.is_settled()
    assert duel.bob.hand_size == 1


def test_delinquent_duo_takes_what_there_is() -> None:
    duel = scenario()
    duo = duel.alice.hand("Delinquent Duo")
    card = duel.bob.hand("Mystical Elf")
    duel.alice.activates(duo)
    duel.is_settled()
    assert duel.where(card) == "graveyard"

    duel = scenario()
    duo = duel.alice.hand("Delinquent Duo")
    assert not duel.alice.can("activate", duo)

    duel = scenario()
    duo = duel.alice.hand("Delinquent Duo")
    duel.alice.has_life(999)
    duel.bob.hand("Mystical Elf")
    assert not duel.alice.can("activate", duo)


def test_confiscation_discards_a_card_of_the_own_choice() -> None:
    duel = scenario()
    confiscation = duel.alice.hand("Confiscation")
    elf = duel.bob.hand("Mystical Elf")
    pot = duel.bob.hand("Pot of Greed")
    duel.alice.activates(confiscation)
    duel.alice.picks(pot)
    duel.is_settled()
    assert duel.alice.life == 7000
    assert duel.where(pot) == "graveyard"
    assert duel.where(elf) == "hand"


@rule("RES-DCK-01")
def test_the_forceful_sentry_shuffles_a_card_into_the_deck() -> None:
    duel = scenario()
    sentry = duel.alice.hand("The Forceful Sentry")
    elf = duel.bob.hand("Mystical Elf")
    pot = duel.bob.hand("Pot of Greed")
    duel.alice.activates(sentry)
    duel.alice.picks(pot)
    duel.is_settled()
    assert duel.where(pot) == "deck"
    assert duel.where(elf) == "hand"


@rule("MR3-SS-01", "MR3-CTL-03")
def test_monster_reborn_revives_from_either_graveyard() -> None:
    duel = scenario()
    reborn = duel.alice.hand("Monster Reborn")
    mine = duel.alice.graveyard("Mystical Elf")
    theirs = duel.bob.graveyard("Summoned Skull")
    duel.bob.graveyard("Pot of Greed")
    hole = duel.alice.hand("Dark Hole")
    duel.alice.activates(reborn)
    assert duel.alice.can("pick", mine)
    duel.alice.picks(theirs)
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    assert duel.controller(theirs) == ALICE
    duel.alice.activates(hole)
    duel.is_settled()
    assert duel.bob.cards("graveyard") == ["Summoned Skull", "Pot of Greed"]


@rule("RES-CON-01")
def test_monster_reborn_fails_when_its_target_has_left() -> None:
    duel = scenario()
    reborn = duel.alice.hand("Monster Reborn")
    skull = duel.alice.graveyard("Summoned Skull")
    haunted = duel.alice.has_set("Call of the Haunted")
    duel.alice.activates(reborn)
    duel.alice.activates(haunted)
    duel.is_settled()
    assert duel.where(skull) == "monster zone"
    assert duel.where(haunted) == "spell zone"
    assert duel.where(reborn) == "graveyard"


@rule("MR3-SPL-05", "MR3-COST-01")
def test_premature_burial_revives_and_equips() -> None:
    duel = scenario()
    burial = duel.alice.hand("Premature Burial")
    skull = duel.alice.graveyard("Summoned Skull")
    duel.alice.activates(burial)
    duel.is_settled()
    assert duel.alice.life == 7200
    assert duel.position(skull) == "attack"
    assert duel.where(burial) == "spell zone"
    assert duel.duel.play[burial].equipped_to == skull


def test_premature_burial_takes_its_monster_along_when_destroyed_but_not_when_returned() -> None:
    duel = scenario()
    burial = duel.alice.hand("Premature Burial")
    skull = duel.alice.graveyard("Summoned Skull")
    storm = duel.alice.hand("Heavy Storm")
    duel.alice.activates(burial)
    duel.is_settled()
    duel.alice.activates(storm)
    duel.is_settled()
    assert duel.where(burial) == duel.where(skull) == "graveyard"

    duel = scenario()
    burial = duel.alice.hand("Premature Burial")
    skull = duel.alice.graveyard("Summoned Skull")
    trunade = duel.alice.hand("Giant Trunade")
    duel.alice.activates(burial)
    duel.is_settled()
    duel.alice.activates(trunade)
    duel.is_settled()
    assert duel.where(burial) == "hand"
    assert duel.where(skull) == "monster zone"


@rule("MR3-EQP-02")
def test_premature_burial_falls_with_its_monster() -> None:
    duel = scenario()
    burial = duel.alice.hand("Premature Burial")
    duel.alice.graveyard("Summoned Skull")
    hole = duel.alice.hand("Dark Hole")
    duel.alice.activates(burial)
    duel.is_settled()
    duel.alice.activates(hole)
    duel.is_settled()
    assert duel.where(burial) == "graveyard"


def test_premature_burial_goes_to_the_graveyard_when_its_target_is_gone() -> None:
    duel = scenario()
    burial = duel.alice.hand("Premature Burial")
    skull = duel.alice.graveyard("Summoned Skull")
    haunted = duel.alice.has_set("Call of the Haunted")
    duel.alice.activates(burial)
    duel.alice.activates(haunted)
    duel.is_settled()
    assert duel.alice.life == 7200
    assert duel.where(skull) == "monster zone"
    assert duel.where(burial) == "graveyard"


@rule("MR3-CTL-01", "MR3-CTL-02", "RES-CTL-01")
def test_snatch_steal_takes_control_while_it_is_equipped() -> None:
    duel = scenario()
    steal = duel.alice.hand("Snatch Steal")
    duel.alice.attack_position("Mystical Elf")
    skull = duel.bob.attack_position("Summoned Skull")
    hidden = duel.bob.has_set("Millennium Shield")
    storm = duel.alice.hand("Heavy Storm")
    duel.alice.activates(steal)
    duel.is_settled()  # the own monster and the face-down one are no targets
    assert duel.controller(skull) == ALICE
    assert duel.controller(hidden) == BOB
    duel.alice.activates(storm)
    duel.is_settled()
    assert duel.controller(skull) == BOB


@rule("MR3-PHASE-04")
def test_snatch_steal_heals_the_opponent_in_each_of_their_standby_phases() -> None:
    duel = scenario()
    steal = duel.alice.hand("Snatch Steal")
    duel.alice.hand("Mystical Elf")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.alice.activates(steal)
    duel.is_settled()
    duel.alice.enters_battle()
    duel.alice.attacks(skull)
    assert duel.bob.life == 5500
    duel.alice.ends_turn()
    duel.is_settled()
    assert duel.bob.life == 6500
    duel.bob.ends_turn()
    assert duel.bob.life == 6500


@rule("RES-CTL-03")
def test_snatch_steal_needs_a_free_monster_zone() -> None:
    duel = scenario()
    steal = duel.alice.hand("Snatch Steal")
    for _ in range(5):
        duel.alice.attack_position("Mystical Elf")
    duel.bob.attack_position("Summoned Skull")
    assert not duel.alice.can("activate", steal)


@rule("MR3-END-05")
def test_change_of_heart_lasts_until_the_end_phase() -> None:
    duel = scenario()
    heart = duel.alice.hand("Change of Heart")
    hidden = duel.bob.has_set("Millennium Shield")
    duel.alice.activates(heart)
    duel.is_settled()
    assert duel.controller(hidden) == ALICE
    assert duel.position(hidden) == "face-down"
    assert duel.alice.can("flip", hidden)
    duel.alice.ends_turn()
    assert duel.controller(hidden) == BOB


@rule("MR3-SIM-01", "MR3-CTL-02")
def test_creature_swap_exchanges_a_monster_of_each_players_choice() -> None:
    duel = scenario()
    swap = duel.alice.hand("Creature Swap")
    mine = duel.alice.attack_position("Mystical Elf")
    kept = duel.alice.attack_position("Luster Dragon")
    theirs = duel.bob.attack_position("Summoned Skull")
    other = duel.bob.has_set("Millennium Shield")
    duel.alice.activates(swap)
    duel.alice.picks(mine)
    duel.bob.picks(theirs)
    duel.is_settled()
    assert duel.controller(mine) == BOB
    assert duel.controller(theirs) == ALICE
    assert not duel.alice.can("turn", theirs)
    assert duel.alice.can("turn", kept)
    assert duel.controller(other) == BOB
    duel.alice.enters_battle()
    assert duel.alice.can("attack", theirs)


def test_creature_swap_works_on_full_fields_and_lasts() -> None:
    duel = scenario()
    swap = duel.alice.hand("Creature Swap")
    mine = [duel.alice.attack_position("Mystical Elf") for _ in range(5)]
    theirs = [duel.bob.attack_position("Summoned Skull") for _ in range(5)]
    duel.alice.activates(swap)
    duel.alice.picks(mine[2])
    duel.bob.picks(theirs[4])
    duel.is_settled()
    assert duel.controller(mine[2]) == BOB
    assert duel.controller(theirs[4]) == ALICE
    duel.alice.ends_turn()
    duel.is_settled()
    assert duel.controller(mine[2]) == BOB
    assert duel.bob.can("turn", mine[2])


def test_creature_swap_needs_a_monster_on_both_sides() -> None:
    duel = scenario()
    swap = duel.alice.hand("Creature Swap")
    duel.bob.attack_position("Summoned Skull")
    assert not duel.alice.can("activate", swap)


@rule("MR3-COST-01", "MR3-SS-06")
def test_metamorphosis_turns_a_monster_into_a_fusion_monster_of_its_level() -> None:
    duel = scenario()
    metamorphosis = duel.alice.hand("Metamorphosis")
    serpent = duel.alice.attack_position("Sinister Serpent")
    skull = duel.alice.attack_position("Summoned Skull")
    elf = duel.alice.attack_position("Mystical Elf")
    restrict = duel.alice.extra("Thousand-Eyes Restrict")
    snake = duel.alice.extra("Roaring Ocean Snake")
    duel.alice.extra("Sanwitch")
    duel.alice.activates(metamorphosis)
    assert not duel.alice.can("pick", elf)  # there is no Fusion Monster of Level 4
    assert duel.alice.can("pick", serpent)
    duel.alice.picks(skull)
    duel.alice.picks(snake)
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    assert duel.where(skull) == "graveyard"
    assert duel.where(snake) == "monster zone"
    assert duel.where(restrict) == "extra deck"


def test_metamorphosis_works_with_a_full_field_and_a_face_down_monster() -> None:
    duel = scenario()
    metamorphosis = duel.alice.hand("Metamorphosis")
    for _ in range(4):
        duel.alice.attack_position("Mystical Elf")
    idol = duel.alice.has_set("Thousand-Eyes Idol")
    restrict = duel.alice.extra("Thousand-Eyes Restrict")
    duel.alice.activates(metamorphosis)
    duel.alice.puts_in(DEFENSE)
    duel.is_settled()
    assert duel.where(idol) == "graveyard"
    assert duel.where(restrict) == "monster zone"


@rule("MR3-SS-07")
def test_metamorphosis_is_no_proper_summon_and_no_way_around_a_restriction() -> None:
    duel = scenario()
    metamorphosis = duel.alice.hand("Metamorphosis")
    reborn = duel.alice.hand("Monster Reborn")
    hole = duel.alice.hand("Dark Hole")
    duel.alice.attack_position("Thousand-Eyes Idol")
    restrict = duel.alice.extra("Thousand-Eyes Restrict")
    duel.alice.activates(metamorphosis)
    duel.alice.puts_in(DEFENSE)
    duel.is_settled()
    duel.alice.activates(hole)
    duel.is_settled()
    assert duel.where(restrict) == "graveyard"
    duel.alice.activates(reborn)
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    assert duel.where(restrict) == "graveyard"  # the Tributed monster was the only target

    duel = scenario()
    metamorphosis = duel.alice.hand("Metamorphosis")
    duel.alice.attack_position("Summoned Skull")
    duel.alice.extra("Elemental HERO Flame Wingman")
    assert not duel.alice.can("activate", metamorphosis)
