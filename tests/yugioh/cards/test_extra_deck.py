"""Fusion, Synchro and Xyz Monsters of the staples."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, scenario
from duelkit.yugioh.state.log import L_SHUFFLE

OX = "Battle Ox"
GAIA = "Gaia The Fierce Knight"
STONE = "Giant Soldier of Stone"
MAGICIAN = "Dark Magician"
MOTH = "Petit Moth"
WINGMAN = "Elemental HERO Flame Wingman"
CATASTOR = "Ally of Justice Catastor"
BRIONAC = "Brionac, Dragon of the Ice Barrier"
RULER = "Thought Ruler Archfiend"
GANTETSU = "Gachi Gachi Gantetsu"
LEVIATHAN = "Number 17: Leviathan Dragon"
PRINCESS = "Sylvan Princessprite"
TUNER = "Junk Synchron"
MERMAID = "Toon Mermaid"


# Elemental HERO Flame Wingman


@rule("MR3-DSD-14")
def test_flame_wingman_burns_for_the_original_atk_of_what_it_destroyed() -> None:
    duel = scenario(phase=Phase.BATTLE)
    wingman = duel.alice.attack_position(WINGMAN)
    duel.alice.attack_position(MOTH)
    stone = duel.bob.defense_position(STONE)
    duel.bob.face_up("Gaia Power")
    duel.alice.attacks(wingman, stone)
    duel.is_settled()
    assert duel.where(stone) == "graveyard"
    assert duel.bob.life == 8000 - 1300


def test_flame_wingman_does_not_burn_if_it_is_destroyed_too() -> None:
    duel = scenario(phase=Phase.BATTLE)
    wingman = duel.alice.attack_position(WINGMAN)
    duel.alice.attack_position(MOTH)
    twin = duel.bob.attack_position(WINGMAN)
    duel.alice.attacks(wingman, twin)
    duel.is_settled()
    assert duel.where(wingman) == duel.where(twin) == "graveyard"
    assert duel.alice.life == duel.bob.life == 8000


def test_flame_wingman_does_not_burn_for_a_banished_monster() -> None:
    duel = scenario(phase=Phase.BATTLE)
    wingman = duel.alice.attack_position(WINGMAN)
    duel.alice.attack_position(MOTH)
    duel.bob.face_up("Dimensional Fissure")
    stone = duel.bob.attack_position(STONE)
    duel.alice.attacks(wingman, stone)
    duel.is_settled()
    assert duel.where(stone) == "banished"
    assert duel.bob.life == 8000 - 800


@rule("MR3-SS-06")
def test_flame_wingman_comes_only_by_fusion_summon() -> None:
    duel = scenario()
    duel.alice.graveyard(WINGMAN)
    duel.alice.hand("Monster Reborn")
    assert not duel.alice.can("activate", "Monster Reborn")


@rule("MR3-FUS-03")
def test_flame_wingman_is_fused_of_avian_and_burstinatrix() -> None:
    duel = scenario()
    duel.alice.extra(WINGMAN)
    duel.alice.hand("Polymerization", "Elemental HERO Avian", "Elemental HERO Burstinatrix")
    duel.alice.activates("Polymerization")
    duel.alice.picks("Elemental HERO Avian")
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(WINGMAN) == "monster zone"


# Gaia the Dragon Champion


@rule("MR3-SS-07")
def test_gaia_the_dragon_champion_may_come_back_after_a_fusion_summon_only() -> None:
    duel = scenario()
    duel.alice.graveyard("Gaia the Dragon Champion")
    duel.alice.hand("Monster Reborn")
    assert duel.alice.can("activate", "Monster Reborn")
    other = scenario()
    other.alice.graveyard("Gaia the Dragon Champion", proper=False)
    other.alice.hand("Monster Reborn")
    assert not other.alice.can("activate", "Monster Reborn")


# Ally of Justice Catastor


@rule("MR3-DSD-04")
def test_catastor_destroys_a_face_up_monster_that_is_not_dark_at_the_start_of_the_damage_step() -> None:
    duel = scenario(phase=Phase.BATTLE)
    catastor = duel.alice.attack_position(CATASTOR)
    duel.alice.attack_position(MOTH)
    knight = duel.bob.attack_position("Black Luster Soldier")
    duel.alice.attacks(catastor, knight)
    duel.is_settled()
    assert duel.where(knight) == "graveyard"
    assert duel.where(catastor) == "monster zone"
    assert duel.alice.life == 8000


def test_catastor_also_destroys_its_attacker() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    catastor = duel.alice.defense_position(CATASTOR)
    knight = duel.bob.attack_position(GAIA)
    duel.bob.attack_position(MOTH)
    duel.bob.attacks(knight, catastor)
    duel.is_settled()
    assert duel.where(knight) == "graveyard"
    assert duel.where(catastor) == "monster zone"


def test_catastor_battles_dark_monsters_as_usual() -> None:
    duel = scenario(phase=Phase.BATTLE)
    catastor = duel.alice.attack_position(CATASTOR)
    duel.alice.attack_position(MOTH)
    magician = duel.bob.attack_position(MAGICIAN)
    duel.alice.attacks(catastor, magician)
    duel.is_settled()
    assert duel.where(catastor) == "graveyard"


@rule("MR3-DSD-02")
def test_catastor_does_not_see_a_face_down_monster() -> None:
    duel = scenario(phase=Phase.BATTLE)
    catastor = duel.alice.attack_position(CATASTOR)
    duel.alice.attack_position(MOTH)
    wall = duel.bob.has_set("Labyrinth Wall")
    duel.alice.attacks(catastor, wall)
    duel.is_settled()
    assert duel.where(wall) == "monster zone"
    assert duel.alice.life == 8000 - 800


@rule("MR3-SYN-02", "MR3-SYN-03", "MR3-SYN-06", "MR3-SYN-07")
def test_catastor_is_synchro_summoned_of_levels_that_make_five() -> None:
    duel = scenario()
    duel.alice.extra(CATASTOR)
    tuner = duel.alice.attack_position(TUNER)
    soldier = duel.alice.defense_position("Gemini Soldier")
    duel.alice.attack_position(OX)
    duel.alice.special_summons(CATASTOR)
    duel.alice.picks(tuner)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(CATASTOR) == "monster zone"
    assert duel.where(tuner) == duel.where(soldier) == "graveyard"


# Brionac, Dragon of the Ice Barrier


@rule("MR3-TGT-01", "RES-HND-01")
def test_brionac_discards_any_number_and_returns_as_many_cards() -> None:
    duel = scenario()
    brionac = duel.alice.attack_position(BRIONAC)
    duel.alice.hand(OX, STONE, GAIA)
    knight = duel.bob.attack_position(MAGICIAN)
    trap = duel.bob.has_set("Divine Wrath")
    duel.alice.activates(brionac)
    duel.alice.picks(OX, STONE)
    duel.is_settled()
    assert duel.where(OX) == duel.where(STONE) == "graveyard"
    assert duel.where(GAIA) == "hand"
    assert duel.where(knight) == duel.where(trap) == "hand"
    assert not duel.alice.can("activate", brionac)


def test_brionac_discards_no_more_than_can_be_targeted() -> None:
    duel = scenario()
    brionac = duel.alice.attack_position(BRIONAC)
    duel.alice.hand(OX, STONE)
    first = duel.bob.attack_position(MAGICIAN)
    second = duel.bob.attack_position(GAIA)
    third = duel.bob.attack_position(MOTH)
    duel.alice.activates(brionac)
    duel.alice.picks(OX)
    duel.alice.finishes()
    assert all(duel.alice.can("pick", card) for card in (first, second, third))
    duel.alice.picks(second)
    duel.is_settled()
    assert duel.where(second) == "hand"
    assert duel.where(first) == duel.where(third) == "monster zone"


def test_brionac_needs_a_hand_and_a_target() -> None:
    duel = scenario()
    brionac = duel.alice.attack_position(BRIONAC)
    duel.alice.hand(OX)
    assert not duel.alice.can("activate", brionac)
    other = scenario()
    brionac = other.alice.attack_position(BRIONAC)
    other.bob.attack_position(OX)
    assert not other.alice.can("activate", brionac)


@rule("MR3-OPT-05")
def test_a_second_brionac_cannot_be_used_in_the_same_turn() -> None:
    duel = scenario()
    first = duel.alice.attack_position(BRIONAC)
    second = duel.alice.attack_position(BRIONAC)
    duel.alice.hand(OX, STONE)
    duel.bob.attack_position(GAIA)
    duel.bob.attack_position(MOTH)
    duel.alice.activates(first)
    duel.alice.picks(OX)
    duel.alice.finishes()
    duel.alice.picks(MOTH)
    duel.is_settled()
    assert not duel.alice.can("activate", second)


@rule("MR3-RET-01")
def test_brionac_returns_extra_deck_monsters_to_the_extra_deck() -> None:
    duel = scenario()
    brionac = duel.alice.attack_position(BRIONAC)
    duel.alice.hand(OX)
    target = duel.bob.attack_position(CATASTOR)
    duel.alice.activates(brionac)
    duel.is_settled()
    assert duel.where(target) == "extra deck"


@rule("RES-DIS-04")
def test_brionac_cannot_pay_while_discarded_cards_would_be_banished() -> None:
    duel = scenario()
    brionac = duel.alice.attack_position(BRIONAC)
    duel.alice.hand(OX)
    duel.bob.attack_position(GAIA)
    duel.bob.face_up("Macro Cosmos")
    assert not duel.alice.can("activate", brionac)
    other = scenario()
    brionac = other.alice.attack_position(BRIONAC)
    other.alice.hand(OX, "Polymerization")
    other.bob.attack_position(GAIA)
    other.bob.face_up("Dimensional Fissure")
    other.alice.activates(brionac)
    other.alice.picks(GAIA)
    other.is_settled()
    assert other.where("Polymerization") == "graveyard"
    assert other.where(OX) == other.where(GAIA) == "hand"


# Thought Ruler Archfiend


def test_thought_ruler_gains_the_original_atk_of_what_it_destroys() -> None:
    duel = scenario(phase=Phase.BATTLE)
    ruler = duel.alice.attack_position(RULER)
    duel.alice.attack_position(MOTH)
    ox = duel.bob.attack_position(OX)
    duel.alice.attacks(ruler, ox)
    duel.is_settled()
    assert duel.alice.life == 8000 + 1700


@rule("RES-GAP-NEG-01")
def test_thought_ruler_negates_a_card_that_targets_one_psychic_monster() -> None:
    duel = scenario(turn=BOB)
    ruler = duel.alice.attack_position(RULER)
    trap = duel.bob.has_set("Nightmare Wheel")
    duel.bob.attack_position(OX)
    duel.bob.activates(trap)
    duel.alice.activates(ruler)
    duel.is_settled()
    assert duel.where(trap) == "graveyard"
    assert duel.alice.life == 7000
    duel.bob.ends_turn()
    assert duel.alice.can("turn", ruler)


def test_thought_ruler_is_of_no_use_for_other_targets_and_monster_effects() -> None:
    duel = scenario(turn=BOB)
    ruler = duel.alice.attack_position(RULER)
    duel.alice.attack_position(OX)
    barrel = duel.bob.attack_position("Barrel Dragon")
    wheel = duel.bob.has_set("Nightmare Wheel")
    duel.bob.activates(wheel)
    duel.bob.picks(OX)
    duel.is_settled()
    assert duel.where(wheel) == "spell zone"
    duel.bob.activates(barrel)
    duel.bob.picks(ruler)
    duel.is_settled()
    assert duel.alice.life == 8000


def test_thought_ruler_saves_an_opposing_psychic_too_and_needs_1000_life_points() -> None:
    duel = scenario(turn=BOB)
    ruler = duel.alice.attack_position(RULER)
    duel.alice.has_life(900)
    trap = duel.bob.has_set("Nightmare Wheel")
    duel.bob.attack_position(OX)
    duel.bob.activates(trap)
    duel.is_settled()
    assert duel.where(trap) == "spell zone"
    assert duel.where(ruler) == "monster zone"


# Gachi Gachi Gantetsu


def test_gantetsu_strengthens_its_side_by_200_for_each_material() -> None:
    duel = scenario()
    gantetsu = duel.alice.attack_position(GANTETSU, [MOTH, MOTH])
    ox = duel.alice.attack_position(OX)
    theirs = duel.bob.attack_position(OX)
    duel.is_settled()
    assert (duel.atk(gantetsu), duel.defense(gantetsu)) == (900, 2200)
    assert (duel.atk(ox), duel.defense(ox)) == (2100, 1400)
    assert duel.atk(theirs) == 1700


@rule("MR3-XYZ-07")
def test_gantetsu_may_detach_a_material_instead_of_being_destroyed() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    gantetsu = duel.alice.attack_position(GANTETSU, [MOTH, STONE])
    magician = duel.bob.attack_position(MAGICIAN)
    second = duel.bob.attack_position(GAIA)
    duel.bob.attack_position("Kuriboh")
    duel.bob.attacks(magician, gantetsu)
    duel.alice.says_yes()
    duel.alice.picks(MOTH)
    duel.is_settled()
    assert duel.where(gantetsu) == "monster zone"
    assert duel.where(MOTH) == "graveyard"
    assert duel.alice.life == 8000 - (2500 - 900)
    assert duel.atk(gantetsu) == 700
    duel.bob.attacks(second, gantetsu)
    duel.alice.says_no()
    duel.is_settled()
    assert duel.where(gantetsu) == duel.where(STONE) == "graveyard"


def test_gantetsu_may_detach_against_effects_too() -> None:
    duel = scenario(turn=BOB)
    gantetsu = duel.alice.attack_position(GANTETSU, [MOTH])
    duel.bob.hand("Raigeki")
    duel.bob.activates("Raigeki")
    duel.alice.says_yes()
    duel.is_settled()
    assert duel.where(gantetsu) == "monster zone"
    assert duel.where(MOTH) == "graveyard"


@rule("MR3-XYZ-03", "MR3-XYZ-05")
def test_gantetsu_is_xyz_summoned_of_two_level_two_monsters() -> None:
    duel = scenario()
    duel.alice.extra(GANTETSU)
    duel.alice.attack_position("Jinzo #7")
    duel.alice.defense_position("Sasuke Samurai")
    duel.alice.attack_position(OX)
    duel.alice.special_summons(GANTETSU)
    duel.alice.picks("Jinzo #7")
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.where(GANTETSU) == "monster zone"
    assert duel.where("Jinzo #7") == duel.where("Sasuke Samurai") == "material"


# Number 17: Leviathan Dragon


def test_leviathan_dragon_detaches_to_gain_500_once_per_turn() -> None:
    duel = scenario()
    dragon = duel.alice.attack_position(LEVIATHAN, [STONE, STONE])
    duel.alice.activates(dragon)
    duel.alice.picks(STONE)
    duel.is_settled()
    assert duel.atk(dragon) == 2500
    assert not duel.alice.can("activate", dragon)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.atk(dragon) == 2500
    duel.alice.activates(dragon)
    duel.is_settled()
    assert duel.atk(dragon) == 3000


def test_leviathan_dragon_without_material_cannot_attack_directly() -> None:
    duel = scenario(phase=Phase.BATTLE)
    dragon = duel.alice.attack_position(LEVIATHAN)
    duel.alice.attack_position(MOTH)
    assert not duel.alice.can("attack", dragon)
    other = scenario(phase=Phase.BATTLE)
    dragon = other.alice.attack_position(LEVIATHAN, [STONE])
    other.alice.attack_position(MOTH)
    other.alice.attacks(dragon)
    other.is_settled()
    assert other.bob.life == 6000


# Sylvan Princessprite


@rule("MR3-FDN-08")
def test_sylvan_princessprite_takes_an_excavated_spell_into_the_hand() -> None:
    duel = scenario()
    princess = duel.alice.attack_position(PRINCESS, [MOTH, MOTH])
    spell = duel.alice.deck("Polymerization")
    duel.alice.activates(princess)
    duel.alice.picks(MOTH)
    duel.is_settled()
    assert duel.where(spell) == "hand"
    assert duel.log_numbers(L_SHUFFLE) == []
    assert not duel.alice.can("activate", princess)


def test_sylvan_princessprite_sends_another_excavated_card_to_the_graveyard() -> None:
    duel = scenario()
    princess = duel.alice.attack_position(PRINCESS, [MOTH])
    ox = duel.alice.deck(OX)
    duel.alice.activates(princess)
    duel.is_settled()
    assert duel.where(ox) == "graveyard"


def test_sylvan_princessprite_needs_a_material_and_a_deck() -> None:
    duel = scenario()
    princess = duel.alice.attack_position(PRINCESS)
    assert not duel.alice.can("activate", princess)
    other = scenario()
    princess = other.alice.attack_position(PRINCESS, [MOTH])
    other.alice.empty_deck()
    assert not other.alice.can("activate", princess)


def test_sylvan_princessprite_sends_a_plant_and_revives_a_sylvan_monster() -> None:
    duel = scenario()
    princess = duel.alice.attack_position(PRINCESS)
    fallen = duel.alice.graveyard(PRINCESS)
    duel.alice.hand("Gigaplant", OX)
    duel.alice.activates(princess)
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.where("Gigaplant") == "graveyard"
    assert duel.where(fallen) == "monster zone"
    assert not duel.alice.can("activate", princess)


def test_sylvan_princessprite_does_not_send_itself() -> None:
    duel = scenario()
    princess = duel.alice.attack_position(PRINCESS)
    duel.alice.graveyard(PRINCESS)
    duel.alice.hand(OX)
    duel.alice.has_set("Gigaplant")
    assert not duel.alice.can("activate", princess)


def test_sylvan_princessprite_frees_the_zone_with_the_plant_it_sends() -> None:
    duel = scenario()
    princess = duel.alice.attack_position(PRINCESS)
    plant = duel.alice.attack_position("Gigaplant")
    for _ in range(3):
        duel.alice.attack_position(OX)
    duel.alice.graveyard(PRINCESS)
    duel.alice.activates(princess)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(plant) == "graveyard"
    assert duel.alice.cards("monster zone").count(PRINCESS) == 2
    assert duel.controller(princess) == ALICE
