"""Rulings of the monsters of Starter Deck ST14."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import BOB, scenario

ATTACK = 1
DEFENSE = 4


@rule("MR3-TIM-01", "MR3-SS-05", "MR3-SS-03")
def test_white_tiger_summoner_brings_a_small_normal_monster_from_the_hand() -> None:
    duel = scenario()
    tiger = duel.alice.hand("White Tiger Summoner")
    dragon = duel.alice.hand("Luster Dragon")
    duel.alice.hand("Odd-Eyes Dragon", "Wattaildragon")
    duel.alice.summons(tiger)
    assert duel.alice.can("trigger", tiger)
    duel.alice.triggers(tiger)
    assert not duel.alice.can("pick")  # Level 7 and 6, and no Normal Monster beside the Level 4 one
    duel.alice.puts_in(DEFENSE)
    duel.is_settled()
    assert duel.where(dragon) == "monster zone"
    assert duel.position(dragon) == "defense"


def test_white_tiger_summoner_is_not_offered_without_a_normal_monster() -> None:
    duel = scenario()
    tiger = duel.alice.hand("White Tiger Summoner")
    duel.alice.hand("Golden Dragon Summoner")
    duel.alice.summons(tiger)
    duel.is_settled()


def test_white_tiger_summoner_is_no_help_when_special_summoned() -> None:
    duel = scenario()
    tiger = duel.alice.graveyard("White Tiger Summoner")
    duel.alice.hand("Luster Dragon")
    reborn = duel.alice.hand("Monster Reborn")
    duel.alice.activates(reborn)
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    assert duel.where(tiger) == "monster zone"


@rule("MR3-EFF-02")
def test_white_tiger_summoner_strengthens_its_own_side_while_it_is_face_up() -> None:
    duel = scenario()
    tiger = duel.alice.attack_position("White Tiger Summoner")
    mine = duel.alice.attack_position("Luster Dragon")
    theirs = duel.bob.attack_position("Luster Dragon")
    moon = duel.bob.has_set("Book of Moon")
    assert (duel.atk(tiger), duel.defense(tiger)) == (1100, 1800)
    assert (duel.atk(mine), duel.defense(mine)) == (2000, 1700)
    assert duel.atk(theirs) == 1900
    duel.alice.changes_position(mine)
    duel.bob.activates(moon)
    duel.bob.picks(tiger)
    duel.is_settled()
    assert (duel.atk(mine), duel.defense(mine)) == (1900, 1600)


@rule("MR3-COST-01", "MR3-COST-02", "MR3-TGT-01")
def test_golden_dragon_summoner_releases_a_monster_and_returns_another() -> None:
    duel = scenario()
    dragon = duel.alice.attack_position("Golden Dragon Summoner")
    elf = duel.alice.attack_position("Mystical Elf")
    theirs = duel.bob.has_set("Luster Dragon")
    duel.alice.activates(dragon)
    duel.alice.picks(elf)
    assert duel.where(elf) == "graveyard"
    duel.alice.picks(theirs)
    duel.is_settled()
    assert duel.where(theirs) == "hand"
    assert duel.bob.hand_size == 1


@rule("MR3-COST-01")
def test_golden_dragon_summoner_may_release_itself_but_needs_a_target_besides() -> None:
    duel = scenario()
    dragon = duel.alice.attack_position("Golden Dragon Summoner")
    assert not duel.alice.can("activate", dragon)
    duel = scenario()
    dragon = duel.alice.attack_position("Golden Dragon Summoner")
    theirs = duel.bob.attack_position("Luster Dragon")
    duel.alice.activates(dragon)
    duel.is_settled()
    assert duel.where(dragon) == "graveyard"
    assert duel.where(theirs) == "hand"


@rule("MR3-OPT-04")
def test_golden_dragon_summoner_is_limited_by_name() -> None:
    duel = scenario()
    first = duel.alice.attack_position("Golden Dragon Summoner")
    second = duel.alice.attack_position("Golden Dragon Summoner")
    duel.alice.attack_position("Mystical Elf")
    duel.bob.attack_position("Luster Dragon")
    duel.bob.attack_position("Millennium Shield")
    duel.alice.activates(first)
    duel.alice.picks("Mystical Elf", "Luster Dragon")
    duel.is_settled()
    assert not duel.alice.can("activate", first)
    assert not duel.alice.can("activate", second)


@rule("MR3-DSD-13", "MR3-DSD-14", "MR3-SHF-01")
def test_arnis_is_avenged_by_a_spellcaster_when_an_attack_destroys_it() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    arnis = duel.alice.attack_position("Arnis, the Empowered Warrior")
    elf = duel.alice.deck("Mystical Elf")
    duel.alice.deck("Injection Fairy Lily", "Dark Blade")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.bob.attacks(skull, arnis)
    duel.alice.triggers(arnis)
    assert sorted(duel.alice.offered_cards()) == ["Injection Fairy Lily", "Mystical Elf"]
    duel.alice.picks(elf)
    duel.is_settled()
    assert duel.position(elf) == "attack"
    assert duel.alice.life == 8000 - 800


def test_arnis_does_nothing_when_it_was_the_attacker_or_an_effect_destroyed_it() -> None:
    duel = scenario(phase=Phase.BATTLE)
    arnis = duel.alice.attack_position("Arnis, the Empowered Warrior")
    duel.alice.deck("Mystical Elf")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.alice.attacks(arnis, skull)
    duel.is_settled()
    assert duel.where(arnis) == "graveyard"

    duel = scenario(turn=BOB)
    arnis = duel.alice.attack_position("Arnis, the Empowered Warrior")
    duel.alice.deck("Mystical Elf")
    raigeki = duel.bob.hand("Raigeki")
    duel.bob.activates(raigeki)
    duel.is_settled()
    assert duel.where(arnis) == "graveyard"


def test_red_sparrow_summoner_is_avenged_by_a_warrior() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    sparrow = duel.alice.attack_position("Red Sparrow Summoner")
    captain = duel.alice.deck("Marauding Captain")
    duel.alice.deck("Mystical Elf", "Dark Blade")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.bob.attacks(skull, sparrow)
    duel.alice.triggers(sparrow)
    duel.is_settled()  # the only Warrior with 1500 or less ATK
    assert duel.where(captain) == "monster zone"
    assert duel.position(captain) == "attack"


def test_the_floating_of_arnis_is_optional() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    arnis = duel.alice.attack_position("Arnis, the Empowered Warrior")
    elf = duel.alice.deck("Mystical Elf")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.bob.attacks(skull, arnis)
    duel.alice.declines()
    duel.is_settled()
    assert duel.where(elf) != "monster zone"


@rule("MR3-STA-01", "MR3-TEXT-02")
def test_odd_eyes_dragon_deals_half_of_the_original_atk() -> None:
    duel = scenario(phase=Phase.BATTLE)
    odd_eyes = duel.alice.attack_position("Odd-Eyes Dragon")
    dragon = duel.bob.attack_position("Luster Dragon")
    duel.bob.face_up("Lucky Iron Axe", equipped_to=dragon)
    duel.alice.attacks(odd_eyes, dragon)
    duel.is_settled()
    assert duel.bob.life == 8000 - (2500 - 2400) - 950


def test_odd_eyes_dragon_burns_for_a_monster_it_destroyed_in_defense() -> None:
    duel = scenario(phase=Phase.BATTLE)
    odd_eyes = duel.alice.attack_position("Odd-Eyes Dragon")
    elf = duel.bob.has_set("Mystical Elf")
    duel.alice.attacks(odd_eyes, elf)
    duel.is_settled()
    assert duel.bob.life == 8000 - 400


@rule("MR3-FLIP-01", "MR3-SUM-08")
def test_green_turtle_summoner_destroys_a_monster_when_flip_summoned() -> None:
    duel = scenario()
    turtle = duel.alice.has_set("Green Turtle Summoner")
    dragon = duel.bob.attack_position("Luster Dragon")
    shield = duel.bob.has_set("Millennium Shield")
    duel.alice.flip_summons(turtle)
    duel.alice.picks(shield)
    duel.is_settled()
    assert duel.where(shield) == "graveyard"
    assert duel.where(dragon) == "monster zone"


@rule("MR3-DS-04", "MR3-DSD-05", "MR3-DSD-12")
def test_green_turtle_summoner_flipped_by_an_attack_destroys_after_damage_calculation() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    turtle = duel.alice.has_set("Green Turtle Summoner")
    dragon = duel.bob.attack_position("Luster Dragon")
    duel.bob.attacks(dragon, turtle)
    duel.is_settled()  # the attacker is the only target, and the effect is mandatory
    assert duel.where(turtle) == "graveyard"
    assert duel.where(dragon) == "graveyard"


@rule("MR3-TIM-02", "MR3-RIT-03")
def test_blue_dragon_summoner_fetches_a_normal_monster_even_as_material_of_a_ritual() -> None:
    duel = scenario()
    blue = duel.alice.attack_position("Blue Dragon Summoner")
    ritual = duel.alice.hand("Black Illusion Ritual")
    duel.alice.hand("Relinquished")
    shield = duel.alice.deck("Millennium Shield")
    duel.alice.deck("Hunter Dragon", "Vorse Raider", "Marauding Captain")
    duel.alice.activates(ritual)
    duel.alice.puts_in(ATTACK)
    duel.alice.triggers(blue)
    assert sorted(duel.alice.offered_cards()) == ["Hunter Dragon", "Millennium Shield"]
    duel.alice.picks(shield)
    duel.is_settled()
    assert duel.where(shield) == "hand"


def test_blue_dragon_summoner_does_nothing_from_the_hand() -> None:
    duel = scenario()
    blue = duel.alice.hand("Blue Dragon Summoner")
    vortex = duel.alice.hand("Lightning Vortex")
    duel.alice.deck("Millennium Shield")
    duel.bob.attack_position("Luster Dragon")
    duel.alice.activates(vortex)
    duel.is_settled()
    assert duel.where(blue) == "graveyard"


def test_terratiger_brings_a_normal_monster_in_defense_position() -> None:
    duel = scenario()
    tiger = duel.alice.hand("Terratiger, the Empowered Warrior")
    elf = duel.alice.hand("Mystical Elf")
    duel.alice.summons(tiger)
    duel.alice.triggers(tiger)
    duel.is_settled()
    assert duel.position(elf) == "defense"


@rule("MR3-PEN-08", "MR3-PEN-10")
def test_aether_returns_a_card_when_pendulum_summoned() -> None:
    duel = scenario()
    duel.alice.pendulum_zones("Stargazer Magician", "Timegazer Magician")
    aether = duel.alice.hand("Aether, the Empowering Dragon")
    trap = duel.bob.has_set("Jar of Greed")
    duel.alice.pendulum_summons()
    duel.alice.puts_in(ATTACK)
    duel.alice.triggers(aether)
    duel.alice.picks(trap)
    duel.bob.passes()
    duel.is_settled()
    assert duel.where(trap) == "hand"


def test_aether_does_nothing_when_advance_summoned() -> None:
    duel = scenario()
    aether = duel.alice.hand("Aether, the Empowering Dragon")
    duel.alice.attack_position("Mystical Elf")
    duel.bob.attack_position("Luster Dragon")
    duel.alice.summons(aether)
    duel.is_settled()


@rule("RES-END-01")
def test_kuraz_destroys_two_cards_and_each_player_may_draw_for_their_own() -> None:
    duel = scenario()
    kuraz = duel.alice.hand("Kuraz the Light Monarch")
    duel.alice.attack_position("Mystical Elf")
    mine = duel.alice.has_set("Jar of Greed")
    theirs = duel.bob.attack_position("Luster Dragon")
    duel.alice.summons(kuraz)
    duel.alice.triggers(kuraz)
    duel.alice.picks(mine, theirs)
    duel.all_pass()
    assert duel.where(mine) == duel.where(theirs) == "graveyard"
    assert duel.alice.hand_size == duel.bob.hand_size == 0
    duel.alice.says_yes()
    duel.bob.says_no()
    duel.is_settled()
    assert duel.alice.hand_size == 1
    assert duel.bob.hand_size == 0


def test_kuraz_may_destroy_one_card_or_itself() -> None:
    duel = scenario()
    kuraz = duel.alice.hand("Kuraz the Light Monarch")
    duel.alice.attack_position("Mystical Elf")
    duel.alice.summons(kuraz)
    duel.alice.triggers(kuraz)
    duel.alice.says_yes()
    duel.is_settled()
    assert duel.where(kuraz) == "graveyard"
    assert duel.alice.hand_size == 1


@rule("RES-CAN-01")
def test_kuraz_cannot_attack_in_the_turn_it_came() -> None:
    duel = scenario()
    kuraz = duel.alice.hand("Kuraz the Light Monarch")
    duel.alice.attack_position("Mystical Elf")
    other = duel.alice.attack_position("Mystical Elf")
    duel.bob.attack_position("Hunter Dragon")
    duel.alice.summons(kuraz)
    duel.alice.picks("Mystical Elf")
    duel.alice.declines()
    duel.alice.enters_battle()
    assert not duel.alice.can("attack", kuraz)
    assert duel.alice.can("attack", other)


def test_kuraz_can_attack_in_later_turns() -> None:
    duel = scenario(phase=Phase.BATTLE)
    kuraz = duel.alice.attack_position("Kuraz the Light Monarch")
    duel.bob.attack_position("Hunter Dragon")
    assert duel.alice.can("attack", kuraz)


@rule("MR3-DSD-10")
def test_injection_fairy_lily_pays_2000_life_points_at_damage_calculation() -> None:
    duel = scenario(phase=Phase.BATTLE)
    lily = duel.alice.attack_position("Injection Fairy Lily")
    skull = duel.bob.attack_position("Summoned Skull")
    assert not duel.alice.can("activate", lily)
    duel.alice.attacks(lily, skull)
    duel.alice.activates(lily)
    duel.is_settled()  # once per battle: it is not offered again
    assert duel.alice.life == 6000
    assert duel.where(skull) == "graveyard"
    assert duel.bob.life == 8000 - 900
    assert duel.atk(lily) == 400


def test_injection_fairy_lily_may_do_without_and_may_be_attacked() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    lily = duel.alice.attack_position("Injection Fairy Lily")
    duel.alice.has_life(2500)
    skull = duel.bob.attack_position("Summoned Skull")
    duel.bob.attacks(skull, lily)
    duel.alice.activates(lily)
    duel.all_pass()
    duel.is_settled()
    assert duel.alice.life == 500
    assert duel.where(skull) == "graveyard"


def test_injection_fairy_lily_needs_the_life_points() -> None:
    duel = scenario(phase=Phase.BATTLE)
    lily = duel.alice.attack_position("Injection Fairy Lily")
    duel.alice.has_life(1999)
    dragon = duel.bob.attack_position("Hunter Dragon")
    duel.alice.attacks(lily, dragon)
    duel.is_settled()
    assert duel.where(lily) == "graveyard"


def test_des_volstgalph_burns_when_it_destroys() -> None:
    duel = scenario(phase=Phase.BATTLE)
    des = duel.alice.attack_position("Des Volstgalph")
    dragon = duel.bob.attack_position("Hunter Dragon")
    duel.alice.attacks(des, dragon)
    duel.is_settled()
    assert duel.bob.life == 8000 - 500 - 500


@rule("MR3-EFF-02", "MR3-END-06")
def test_des_volstgalph_grows_with_each_normal_or_quick_play_spell_until_the_end_of_the_turn() -> None:
    duel = scenario()
    des = duel.alice.attack_position("Des Volstgalph")
    pot = duel.alice.hand("Pot of Greed")
    axe = duel.alice.hand("Axe of Despair")
    quick = duel.bob.has_set("Rush Recklessly")
    duel.alice.activates(pot)
    assert duel.atk(des) == 2200  # the spell has not been processed yet
    duel.bob.activates(quick)
    duel.is_settled()
    assert duel.atk(des) == 2200 + 700 + 200 + 200
    duel.alice.activates(axe)
    duel.is_settled()
    assert duel.atk(des) == 2200 + 700 + 400 + 1000
    duel.alice.ends_turn()
    duel.all_pass()
    assert duel.atk(des) == 2200 + 1000


def test_des_volstgalph_does_not_count_a_negated_activation_or_a_trap() -> None:
    duel = scenario()
    des = duel.alice.attack_position("Des Volstgalph")
    pot = duel.alice.hand("Pot of Greed")
    jammer = duel.bob.has_set("Magic Jammer")
    duel.bob.hand("Mystical Elf")
    jar = duel.alice.has_set("Jar of Greed")
    duel.alice.activates(pot)
    duel.bob.activates(jammer)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(pot) == "graveyard"
    assert duel.atk(des) == 2200
    duel.alice.activates(jar)
    duel.is_settled()
    assert duel.atk(des) == 2200


def test_hydrotortoise_destroys_a_spell_or_trap() -> None:
    duel = scenario()
    tortoise = duel.alice.has_set("Hydrotortoise, the Empowered Warrior")
    mine = duel.alice.has_set("Jar of Greed")
    theirs = duel.bob.has_set("Magic Jammer")
    duel.alice.flip_summons(tortoise)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(theirs) == "graveyard"
    assert duel.where(mine) == "spell zone"


@rule("MR3-TEXT-02", "MR3-TGT-01")
def test_hydrotortoise_does_nothing_without_a_target() -> None:
    duel = scenario()
    tortoise = duel.alice.has_set("Hydrotortoise, the Empowered Warrior")
    duel.bob.attack_position("Hunter Dragon")
    duel.alice.flip_summons(tortoise)
    duel.is_settled()


@rule("MR3-BAT-08")
def test_ventdra_attacks_directly() -> None:
    duel = scenario(phase=Phase.BATTLE)
    ventdra = duel.alice.attack_position("Ventdra, the Empowered Warrior")
    wall = duel.bob.attack_position("Millennium Shield")
    duel.alice.attacks(ventdra)
    duel.is_settled()
    assert duel.bob.life == 6000
    assert duel.where(wall) == "monster zone"


def test_ventdra_recovers_a_normal_monster_when_it_leaves_the_field_for_the_graveyard() -> None:
    duel = scenario(turn=BOB)
    ventdra = duel.alice.attack_position("Ventdra, the Empowered Warrior")
    elf = duel.alice.graveyard("Mystical Elf")
    duel.alice.graveyard("Marauding Captain", "Vorse Raider")
    raigeki = duel.bob.hand("Raigeki")
    duel.bob.activates(raigeki)
    duel.alice.triggers(ventdra)
    duel.is_settled()
    assert duel.where(elf) == "hand"
