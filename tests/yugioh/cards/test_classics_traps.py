"""Rulings of the spells and traps of the years up to 2005."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, scenario
from duelkit.yugioh.state.log import L_REVEAL

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


@rule("RES-DES-01", "MR3-SPL-02")
def test_heavy_storm_destroys_every_other_spell_and_trap() -> None:
    duel = scenario()
    storm = duel.alice.hand("Heavy Storm")
    mine = duel.alice.has_set("Jar of Greed")
    theirs = duel.bob.face_up("Supply Squad")
    field = duel.bob.face_up("Sorcerous Spell Wall")
    monster = duel.bob.has_set("Millennium Shield")
    duel.alice.activates(storm)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(mine) == duel.where(theirs) == duel.where(field) == duel.where(storm) == "graveyard"
    assert duel.where(monster) == "monster zone"

    duel = scenario()
    storm = duel.alice.has_set("Heavy Storm")
    assert not duel.alice.can("activate", storm)


@rule("MR3-CTL-03", "RES-HND-01")
def test_giant_trunade_returns_every_other_spell_and_trap() -> None:
    duel = scenario()
    trunade = duel.alice.hand("Giant Trunade")
    mine = duel.alice.has_set("Magic Jammer")
    theirs = duel.bob.face_up("Supply Squad")
    duel.alice.activates(trunade)
    duel.is_settled()
    assert duel.where(mine) == duel.where(theirs) == "hand"
    assert (duel.alice.hand_size, duel.bob.hand_size) == (1, 1)
    assert duel.where(trunade) == "graveyard"


def test_raigeki_destroys_all_monsters_of_the_opponent() -> None:
    duel = scenario()
    raigeki = duel.alice.hand("Raigeki")
    mine = duel.alice.attack_position("Mystical Elf")
    shown = duel.bob.attack_position("Summoned Skull")
    hidden = duel.bob.has_set("Millennium Shield")
    duel.alice.activates(raigeki)
    duel.is_settled()
    assert duel.where(shown) == duel.where(hidden) == "graveyard"
    assert duel.where(mine) == "monster zone"


@rule("MR3-TGT-02")
def test_smashing_ground_destroys_the_highest_def_among_face_up_monsters() -> None:
    duel = scenario()
    ground = duel.alice.hand("Smashing Ground")
    low = duel.bob.attack_position("Summoned Skull")
    high = duel.bob.attack_position("Mystical Elf")
    hidden = duel.bob.has_set("Millennium Shield")
    duel.alice.activates(ground)
    duel.is_settled()
    assert duel.where(high) == "graveyard"
    assert duel.where(low) == duel.where(hidden) == "monster zone"


def test_smashing_ground_lets_its_user_choose_among_equals() -> None:
    duel = scenario()
    ground = duel.alice.hand("Smashing Ground")
    first = duel.bob.attack_position("Mystical Elf")
    second = duel.bob.attack_position("Mystical Elf")
    duel.bob.attack_position("Summoned Skull")
    duel.alice.activates(ground)
    assert duel.alice.can("pick", first)
    duel.alice.picks(second)
    duel.is_settled()
    assert duel.where(second) == "graveyard"

    duel = scenario()
    ground = duel.alice.hand("Smashing Ground")
    duel.bob.has_set("Millennium Shield")
    assert not duel.alice.can("activate", ground)


def test_fissure_destroys_the_lowest_atk() -> None:
    duel = scenario()
    fissure = duel.alice.hand("Fissure")
    high = duel.bob.attack_position("Summoned Skull")
    low = duel.bob.attack_position("Mystical Elf")
    duel.bob.face_up("Axe of Despair", equipped_to=low)
    middle = duel.bob.attack_position("Hunter Dragon")
    duel.alice.activates(fissure)
    duel.is_settled()
    assert duel.where(middle) == "graveyard"  # 1700 against 1800 with the axe
    assert duel.where(high) == duel.where(low) == "monster zone"


@rule("RES-DES-05", "MR3-FDN-03")
def test_nobleman_of_crossout_banishes_a_face_down_monster() -> None:
    duel = scenario()
    nobleman = duel.alice.hand("Nobleman of Crossout")
    shown = duel.bob.attack_position("Millennium Shield")
    hidden = duel.bob.has_set("Millennium Shield")
    copy = duel.bob.deck("Millennium Shield")
    duel.alice.activates(nobleman)
    duel.is_settled()
    assert duel.where(hidden) == "banished"
    assert duel.where(shown) == "monster zone"
    assert duel.where(copy) == "deck"


@rule("MR3-NAME-01")
def test_nobleman_of_crossout_banishes_all_copies_of_a_flip_monster_from_both_decks() -> None:
    duel = scenario()
    nobleman = duel.alice.hand("Nobleman of Crossout")
    hidden = duel.bob.has_set("Magician of Faith")
    theirs = duel.bob.deck("Magician of Faith")
    mine = duel.alice.deck("Magician of Faith")
    held = duel.bob.hand("Magician of Faith")
    other = duel.bob.deck("Gravekeeper's Guard")
    duel.alice.activates(nobleman)
    duel.is_settled()
    assert duel.where(hidden) == duel.where(theirs) == duel.where(mine) == "banished"
    assert duel.where(held) == "hand"
    assert duel.where(other) == "deck"
    shown = duel.log_cards(L_REVEAL)
    assert "Gravekeeper's Guard" in shown  # both decks were shown, and shuffled
    assert shown.count("Magician of Faith") == 2  # they were shown before the copies were banished
    assert other not in duel.duel.known


@rule("MR3-FLIP-01", "RES-CAN-01")
def test_swords_of_revealing_light_turn_monsters_up_and_stop_attacks() -> None:
    duel = scenario()
    swords = duel.alice.hand("Swords of Revealing Light")
    duel.alice.attack_position("Hunter Dragon")
    guard = duel.bob.has_set("Gravekeeper's Guard")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.alice.activates(swords)
    assert duel.alice.cards("hand") == ["Hunter Dragon"]  # the flip effect was activated
    duel.is_settled()
    assert duel.position(guard) == "defense"
    assert duel.where(swords) == "spell zone"
    duel.alice.ends_turn()
    duel.bob.enters_battle()
    assert not duel.bob.can("attack", skull)


@rule("MR3-TURN-03")
def test_swords_of_revealing_light_last_three_turns_of_the_opponent() -> None:
    duel = scenario()
    swords = duel.alice.hand("Swords of Revealing Light")
    duel.bob.attack_position("Summoned Skull")
    duel.alice.attack_position("Hunter Dragon")
    duel.alice.activates(swords)
    for turn in range(3):
        duel.alice.ends_turn()
        assert duel.where(swords) == "spell zone"
        assert not duel.bob.can("attack")
        duel.bob.ends_turn()
        assert duel.where(swords) == ("spell zone" if turn < 2 else "graveyard")


def test_swords_of_revealing_light_can_be_activated_against_an_empty_field_and_fall_to_a_typhoon() -> None:
    duel = scenario()
    swords = duel.alice.hand("Swords of Revealing Light")
    typhoon = duel.bob.has_set("Mystical Space Typhoon")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.alice.attack_position("Hunter Dragon")
    duel.alice.activates(swords)
    duel.bob.passes()
    duel.all_pass()
    duel.alice.ends_turn()
    duel.bob.activates(typhoon)
    duel.is_settled()
    assert duel.where(swords) == "graveyard"
    duel.alice.ends_turn()
    duel.bob.enters_battle()
    assert duel.bob.can("attack", skull)


@rule("MR3-SET-03", "MR3-TOK-05")
def test_book_of_moon_turns_a_monster_face_down() -> None:
    duel = scenario()
    moon = duel.alice.hand("Book of Moon")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.bob.has_set("Millennium Shield")
    duel.alice.activates(moon)
    duel.is_settled()
    assert duel.position(skull) == "face-down"


def test_book_of_moon_cannot_turn_a_token() -> None:
    duel = scenario()
    moon = duel.alice.hand("Book of Moon")
    goats = duel.alice.hand("Scapegoat")
    duel.alice.activates(goats)
    duel.is_settled()
    assert not duel.alice.can("activate", moon)


@rule("RES-GAP-FDN-01", "MR3-REP-01")
def test_book_of_moon_stops_an_attacker() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    moon = duel.alice.has_set("Book of Moon")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.bob.hand("Mystical Elf")
    duel.bob.attacks(skull)
    duel.alice.activates(moon)
    assert duel.alice.life == 8000
    assert duel.position(skull) == "face-down"


@rule("MR3-DS-01", "RES-GAP-STA-05", "MR3-END-06")
def test_shrink_halves_the_original_atk_even_in_the_damage_step() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    shrink = duel.alice.has_set("Shrink")
    elf = duel.alice.attack_position("Luster Dragon")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.bob.face_up("Lucky Iron Axe", equipped_to=skull)
    duel.bob.hand("Mystical Elf")
    duel.bob.attacks(skull, elf)
    duel.alice.passes()
    duel.alice.activates(shrink)
    duel.alice.picks(skull)
    assert duel.where(skull) == "graveyard"
    assert duel.bob.life == 8000 - (1900 - 1250 - 500)


def test_shrink_ends_with_the_turn() -> None:
    duel = scenario()
    shrink = duel.alice.hand("Shrink")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.alice.activates(shrink)
    duel.is_settled()
    assert duel.atk(skull) == 1250
    duel.alice.ends_turn()
    assert duel.atk(skull) == 2500


def test_rush_recklessly_adds_700_until_the_end_of_the_turn() -> None:
    duel = scenario()
    rush = duel.alice.hand("Rush Recklessly")
    elf = duel.alice.attack_position("Mystical Elf")
    duel.alice.activates(rush)
    duel.is_settled()
    assert duel.atk(elf) == 1500
    duel.alice.ends_turn()
    assert duel.atk(elf) == 800


@rule("MR3-SPD-05")
def test_negate_attack_ends_the_battle_phase() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    negate = duel.alice.has_set("Negate Attack")
    skull = duel.bob.attack_position("Summoned Skull")
    elf = duel.bob.attack_position("Mystical Elf")
    duel.bob.attacks(skull)
    duel.alice.activates(negate)
    duel.is_settled()
    assert duel.alice.life == 8000
    assert not duel.bob.can("attack", elf)
    assert duel.bob.can("turn", elf)  # main phase 2


def test_magic_cylinder_turns_the_attack_back() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    cylinder = duel.alice.has_set("Magic Cylinder")
    skull = duel.bob.attack_position("Summoned Skull")
    other = duel.bob.attack_position("Mystical Elf")
    duel.bob.attacks(skull)
    duel.alice.activates(cylinder)
    duel.is_settled()
    assert (duel.alice.life, duel.bob.life) == (8000, 5500)
    assert duel.where(skull) == "monster zone"
    assert not duel.bob.can("attack", skull)
    assert duel.bob.can("attack", other)


@rule("RES-CAN-01")
def test_waboku_spares_monsters_and_life_points_for_a_turn() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    waboku = duel.alice.has_set("Waboku")
    elf = duel.alice.attack_position("Mystical Elf")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.bob.hand("Mystical Elf")
    duel.bob.attacks(skull, elf)
    duel.alice.activates(waboku)
    assert duel.where(elf) == "monster zone"
    assert duel.alice.life == 8000


@rule("MR3-CHN-09")
def test_torrential_tribute_answers_a_summon() -> None:
    duel = scenario()
    torrential = duel.bob.has_set("Torrential Tribute")
    mine = duel.alice.hand("Mystical Elf")
    other = duel.alice.has_set("Millennium Shield")
    theirs = duel.bob.attack_position("Summoned Skull")
    duel.alice.summons(mine)
    duel.bob.activates(torrential)
    duel.is_settled()
    assert duel.where(mine) == duel.where(other) == duel.where(theirs) == "graveyard"


def test_torrential_tribute_answers_any_kind_of_summon_but_no_set() -> None:
    duel = scenario()
    torrential = duel.bob.has_set("Torrential Tribute")
    elf = duel.alice.hand("Mystical Elf")
    duel.alice.sets_monster(elf)
    duel.is_settled()
    assert duel.where(torrential) == "spell zone"

    duel = scenario()
    torrential = duel.bob.has_set("Torrential Tribute")
    duel.alice.graveyard("Summoned Skull")
    reborn = duel.alice.hand("Monster Reborn")
    duel.alice.activates(reborn)
    duel.alice.puts_in(ATTACK)
    duel.bob.activates(torrential)
    duel.is_settled()
    assert duel.where("Summoned Skull") == "graveyard"


def test_compulsory_evacuation_device_returns_a_monster() -> None:
    duel = scenario()
    device = duel.alice.has_set("Compulsory Evacuation Device")
    restrict = duel.bob.attack_position("Thousand-Eyes Restrict")
    duel.alice.activates(device)
    duel.is_settled()
    assert duel.where(restrict) == "extra deck"


@rule("MR3-COST-01", "RES-END-02", "RES-GAP-DMG-01")
def test_ring_of_destruction_deals_the_damage_to_its_user_first() -> None:
    duel = scenario(turn=BOB)
    ring = duel.alice.has_set("Ring of Destruction")
    skull = duel.bob.attack_position("Summoned Skull")
    pot = duel.bob.hand("Pot of Greed")
    duel.bob.activates(pot)
    duel.alice.activates(ring)
    duel.is_settled()
    assert duel.where(skull) == "graveyard"
    assert (duel.alice.life, duel.bob.life) == (5500, 5500)


def test_ring_of_destruction_may_cost_its_user_the_duel() -> None:
    duel = scenario(turn=BOB)
    ring = duel.alice.has_set("Ring of Destruction")
    duel.alice.has_life(2500)
    duel.bob.has_life(2500)
    duel.bob.attack_position("Summoned Skull")
    pot = duel.bob.hand("Pot of Greed")
    duel.bob.activates(pot)
    duel.alice.activates(ring)
    assert duel.winner == BOB


def test_ring_of_destruction_only_in_the_opponents_turn_and_within_their_life_points() -> None:
    duel = scenario()
    ring = duel.alice.has_set("Ring of Destruction")
    duel.bob.attack_position("Summoned Skull")
    assert not duel.alice.can("activate", ring)

    duel = scenario(turn=BOB)
    duel.alice.has_set("Ring of Destruction")
    duel.bob.has_life(2400)
    duel.bob.attack_position("Summoned Skull")
    pot = duel.bob.hand("Pot of Greed")
    duel.bob.activates(pot)
    duel.is_settled()


@rule("MR3-OPT-01")
def test_ring_of_destruction_is_activated_once_a_turn() -> None:
    duel = scenario(turn=BOB)
    ring = duel.alice.has_set("Ring of Destruction")
    duel.alice.has_set("Ring of Destruction")
    duel.bob.attack_position("Hunter Dragon")
    duel.bob.attack_position("Hunter Dragon")
    pot = duel.bob.hand("Pot of Greed")
    duel.bob.activates(pot)
    duel.alice.activates(ring)
    duel.alice.picks("Hunter Dragon")
    duel.is_settled()
    assert duel.alice.life == 8000 - 1700


@rule("MR3-FLIP-01")
def test_ceasefire_turns_monsters_up_without_flip_effects_and_burns_for_effect_monsters() -> None:
    duel = scenario()
    ceasefire = duel.alice.has_set("Ceasefire")
    faith = duel.alice.has_set("Magician of Faith")
    duel.alice.graveyard("Pot of Greed")
    duel.alice.attack_position("Mystical Elf")
    turtle = duel.bob.has_set("Green Turtle Summoner")
    duel.bob.attack_position("Exiled Force")
    duel.alice.activates(ceasefire)
    duel.is_settled()
    assert duel.position(faith) == duel.position(turtle) == "defense"
    assert duel.bob.life == 8000 - 3 * 500
    assert duel.alice.hand_size == 0


def test_ceasefire_needs_an_effect_monster_or_a_face_down_one() -> None:
    duel = scenario()
    ceasefire = duel.alice.has_set("Ceasefire")
    duel.bob.attack_position("Mystical Elf")
    assert not duel.alice.can("activate", ceasefire)
    duel = scenario()
    ceasefire = duel.alice.has_set("Ceasefire")
    shield = duel.bob.has_set("Millennium Shield")
    duel.alice.activates(ceasefire)
    duel.is_settled()
    assert duel.position(shield) == "defense"
    assert duel.bob.life == 8000
