"""Odd-Eyes Absolute, the Fusion and the Synchro Monsters of the magician pendulum deck: effects and rulings."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import BOB, scenario

ABSOLUTE = "Odd-Eyes Absolute Dragon"
METEOR = "Odd-Eyes Meteorburst Dragon"
BEAST_EYES = "Beast-Eyes Pendulum Dragon"
RUNE_EYES = "Rune-Eyes Pendulum Dragon"
IGNISTER = "Ignister Prominence, the Blasting Dracoslayer"
UTOPIA = "Number 39: Utopia"
ODD_EYES = "Odd-Eyes Pendulum Dragon"
ODD_DRAGON = "Odd-Eyes Dragon"
PULSE = "Dragonpulse Magician"
PIT = "Dragonpit Magician"
STAR = "Stargazer Magician"
CLAW = "Performapal Silver Claw"
MASTER = "Master Pendulum, the Dracoslayer"
NOBLE = "Nobledragon Magician"
MAGNA = "Magna Drago"
GAIA = "Gaia The Fierce Knight"
OX = "Battle Ox"
ELF = "Mystical Elf"
STONE = "Giant Soldier of Stone"
TYPHOON = "Mystical Space Typhoon"
EVACUATION = "Compulsory Evacuation Device"
LYLA = "Lyla, Lightsworn Sorceress"
VEILER = "Effect Veiler"


# Odd-Eyes Absolute Dragon


@rule("MR3-XYZ-01", "MR3-XYZ-03", "MR3-XYZ-05", "MR3-XYZ-08")
def test_absolute_is_made_of_two_level_seven_monsters() -> None:
    duel = scenario()
    duel.alice.extra(ABSOLUTE)
    first = duel.alice.attack_position(GAIA)
    second = duel.alice.defense_position(PIT)
    duel.alice.attack_position(OX)
    duel.alice.special_summons(ABSOLUTE)
    duel.alice.picks(first)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(first) == duel.where(second) == "material"
    assert duel.level(ABSOLUTE) == 0


@rule("MR3-XYZ-07", "MR3-REP-03", "MR3-OPT-05")
def test_absolute_negates_an_attack_and_may_bring_an_odd_eyes() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    absolute = duel.alice.attack_position(ABSOLUTE, [GAIA, PIT])
    duel.alice.graveyard(ODD_DRAGON)
    duel.alice.hand(ODD_EYES, OX)
    gaia = duel.bob.attack_position(GAIA)
    other = duel.bob.attack_position(GAIA)
    duel.bob.attacks(gaia, absolute)
    duel.alice.triggers(absolute)
    duel.alice.picks(PIT)
    duel.alice.says_yes()
    assert sorted(duel.alice.offered_cards()) == sorted([ODD_DRAGON, ODD_EYES])
    duel.alice.picks(ODD_EYES)
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.where(PIT) == "graveyard"
    assert duel.position(ODD_EYES) == "defense"
    assert duel.where(gaia) == "monster zone"
    assert not duel.bob.can("attack", gaia)
    duel.bob.attacks(other, absolute)
    assert not duel.alice.can("trigger", absolute)
    duel.is_settled()
    assert duel.where(other) == "graveyard"


def test_absolute_answers_its_own_sides_attack_and_may_bring_nothing() -> None:
    duel = scenario(phase=Phase.BATTLE)
    absolute = duel.alice.attack_position(ABSOLUTE, [GAIA])
    duel.alice.hand(ODD_DRAGON)
    elf = duel.bob.attack_position(ELF)
    duel.alice.attacks(absolute, elf)
    duel.alice.triggers(absolute)
    duel.alice.says_no()
    assert duel.where(elf) == "monster zone"
    assert duel.where(ODD_DRAGON) == "hand"


@rule("MR3-TIM-02", "MR3-SS-05")
def test_absolute_sent_to_the_graveyard_after_an_xyz_summon_calls_an_odd_eyes_from_the_extra_deck() -> None:
    duel = scenario(turn=BOB)
    absolute = duel.alice.attack_position(ABSOLUTE, [GAIA], kinds=0x88)
    duel.alice.extra(METEOR, ABSOLUTE, UTOPIA)
    duel.alice.face_up_extra(ODD_EYES)
    duel.bob.hand("Fissure")
    duel.bob.activates("Fissure")
    duel.alice.triggers(absolute)
    assert sorted(duel.alice.offered_cards()) == sorted([METEOR, ODD_EYES])
    duel.alice.picks(METEOR)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(METEOR) == "monster zone"


def test_absolute_that_was_not_xyz_summoned_calls_nothing() -> None:
    duel = scenario(turn=BOB)
    duel.alice.attack_position(ABSOLUTE, kinds=8)
    duel.alice.extra(METEOR)
    duel.bob.hand("Fissure")
    duel.bob.activates("Fissure")
    duel.is_settled()
    assert duel.where(METEOR) == "extra deck"


# Odd-Eyes Meteorburst Dragon


@rule("MR3-SYN-01", "MR3-SYN-02", "MR3-SYN-07", "MR3-TIM-01", "MR3-OPT-05")
def test_meteorburst_brings_down_a_scale_and_cannot_attack() -> None:
    duel = scenario()
    duel.alice.extra(METEOR)
    magna = duel.alice.attack_position(MAGNA)
    duel.alice.attack_position(STAR)
    scale, _ = duel.alice.pendulum_zones(PULSE, PIT)
    duel.bob.attack_position(OX)
    duel.alice.special_summons(METEOR)
    duel.alice.picks(magna)
    duel.alice.puts_in(1)
    duel.alice.triggers(METEOR)
    assert sorted(duel.alice.offered_cards()) == sorted([PULSE, PIT])
    duel.alice.picks(scale)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(scale) == "monster zone"
    duel.alice.enters_battle()
    assert duel.alice.can("attack", scale)
    assert not duel.alice.can("attack", METEOR)


@rule("RES-CON-01", "RES-CAN-01")
def test_meteorburst_cannot_attack_even_if_the_scale_is_gone_and_needs_a_scale_to_activate() -> None:
    duel = scenario()
    duel.alice.graveyard(METEOR)
    duel.alice.hand("Monster Reborn")
    duel.alice.pendulum_zones(PULSE)
    duel.bob.has_set(TYPHOON)
    duel.alice.attack_position(OX)
    duel.alice.activates("Monster Reborn")
    duel.bob.passes()
    duel.alice.puts_in(1)
    duel.alice.triggers(METEOR)
    duel.bob.activates(TYPHOON)
    duel.is_settled()
    assert duel.where(PULSE) == "extra deck"
    duel.alice.enters_battle()
    assert not duel.alice.can("attack", METEOR)
    duel = scenario()
    duel.alice.graveyard(METEOR)
    duel.alice.hand("Monster Reborn")
    duel.alice.activates("Monster Reborn")
    duel.alice.puts_in(1)
    duel.is_settled()


@rule("RES-CAN-01")
def test_meteorburst_forbids_the_opponents_monster_effects_in_the_battle_phase() -> None:
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.attack_position(METEOR)
    ox = duel.alice.attack_position(OX)
    elf = duel.bob.attack_position(ELF)
    duel.bob.hand("Honest", "Kuriboh")
    duel.bob.has_set("Mirror Force")
    duel.alice.attacks(ox, elf)
    assert duel.bob.offered_cards() == ["Mirror Force"]
    duel.bob.passes()
    duel.is_settled()
    assert duel.where(elf) == "graveyard"
    assert duel.bob.life == 8000 - 900


def test_meteorburst_forbids_nothing_outside_the_battle_phase() -> None:
    duel = scenario()
    duel.alice.attack_position(METEOR)
    duel.alice.attack_position(LYLA)
    duel.bob.hand(VEILER)
    duel.bob.has_set(TYPHOON)
    duel.alice.activates(LYLA)
    assert duel.bob.can("activate", VEILER)


# Beast-Eyes Pendulum Dragon


@rule("MR3-SS-04", "MR3-COST-02", "MR3-FUS-01", "RES-SND-01")
def test_beast_eyes_comes_out_by_releasing_its_materials() -> None:
    duel = scenario()
    duel.alice.extra(BEAST_EYES)
    dragon = duel.alice.attack_position(ODD_DRAGON)
    claw = duel.alice.defense_position(CLAW)
    duel.alice.attack_position(OX)
    duel.alice.special_summons(BEAST_EYES)
    duel.alice.picks(dragon)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(dragon) == "graveyard"
    assert duel.where(claw) == "extra deck"
    assert duel.where(BEAST_EYES) == "monster zone"


def test_beast_eyes_needs_a_dark_dragon_and_a_beast_on_its_own_field() -> None:
    duel = scenario()
    duel.alice.extra(BEAST_EYES)
    duel.alice.attack_position("Wattaildragon")
    duel.alice.attack_position(CLAW)
    duel.bob.attack_position(ODD_DRAGON)
    duel.alice.hand(ODD_DRAGON)
    assert not duel.alice.can("procedure", BEAST_EYES)


@rule("MR3-FUS-02", "MR3-FUS-03", "MR3-FUS-06", "MR3-DSD-14", "MR3-STA-01")
def test_beast_eyes_burns_for_the_original_atk_of_its_beast() -> None:
    duel = scenario()
    duel.alice.extra(BEAST_EYES)
    duel.alice.hand("Polymerization", ODD_DRAGON)
    claw = duel.alice.attack_position(CLAW)
    duel.bob.attack_position(OX)
    duel.alice.activates("Polymerization")
    duel.alice.picks(claw)
    duel.alice.puts_in(1)
    duel.is_settled()
    duel.alice.enters_battle()
    duel.alice.attacks(BEAST_EYES, OX)
    duel.is_settled()
    assert duel.where(OX) == "graveyard"
    assert duel.bob.life == 8000 - 1300 - 1800


def test_beast_eyes_burns_after_its_own_procedure_too_and_not_if_it_destroyed_nothing() -> None:
    duel = scenario()
    duel.alice.extra(BEAST_EYES)
    duel.alice.attack_position(ODD_DRAGON)
    duel.alice.attack_position("X-Saber Airbellum")
    duel.bob.attack_position(OX)
    duel.alice.special_summons(BEAST_EYES)
    duel.alice.picks(ODD_DRAGON)
    duel.alice.puts_in(1)
    duel.alice.enters_battle()
    duel.alice.attacks(BEAST_EYES, OX)
    duel.is_settled()
    assert duel.bob.life == 8000 - 1300 - 1600


@rule("MR3-SS-07", "RES-CAN-01")
def test_beast_eyes_cannot_be_special_summoned_any_other_way() -> None:
    duel = scenario()
    duel.alice.graveyard(BEAST_EYES)
    duel.alice.hand("Monster Reborn")
    assert not duel.alice.can("activate", "Monster Reborn")


# Rune-Eyes Pendulum Dragon


def attacks_of_rune_eyes(*materials: str) -> int:
    """Fuse it of these cards in the hand; answers how often it can attack monsters."""
    duel = scenario()
    duel.alice.extra(RUNE_EYES)
    duel.alice.hand("Polymerization", *materials)
    targets = [duel.bob.defense_position(STONE) for _ in range(4)]
    duel.alice.activates("Polymerization")
    duel.alice.picks(materials[0])
    duel.alice.puts_in(1)
    duel.is_settled()
    duel.alice.enters_battle()
    attacks = 0
    while duel.alice.can("attack", RUNE_EYES):
        duel.alice.attacks(RUNE_EYES, targets[attacks])
        attacks += 1
    return attacks


@rule("MR3-BP-06", "MR3-FUS-03")
def test_rune_eyes_attacks_twice_or_three_times_by_the_level_of_its_spellcaster() -> None:
    assert attacks_of_rune_eyes(ODD_EYES, PULSE) == 2
    assert attacks_of_rune_eyes(ODD_EYES, STAR) == 3


def test_rune_eyes_extra_attacks_are_on_monsters_only() -> None:
    duel = scenario()
    duel.alice.extra(RUNE_EYES)
    duel.alice.hand("Polymerization", ODD_EYES, STAR)
    duel.bob.defense_position(STONE)
    duel.alice.activates("Polymerization")
    duel.alice.picks(ODD_EYES)
    duel.alice.puts_in(1)
    duel.alice.enters_battle()
    duel.alice.attacks(RUNE_EYES, STONE)
    duel.is_settled()
    assert not duel.alice.can("attack", RUNE_EYES)
    assert duel.bob.life == 8000


@rule("MR3-FUS-04", "MR3-PEN-08")
def test_rune_eyes_of_a_pendulum_summoned_monster_is_unaffected_this_turn() -> None:
    duel = scenario()
    duel.alice.extra(RUNE_EYES)
    duel.alice.pendulum_zones(STAR, PIT)
    duel.alice.hand("Polymerization", PULSE, ODD_EYES)
    duel.bob.has_set(EVACUATION)
    duel.alice.pendulum_summons()
    duel.alice.picks(PULSE)
    duel.alice.finishes()
    duel.alice.puts_in(1)
    duel.all_pass()
    duel.alice.activates("Polymerization")
    duel.all_pass()
    duel.alice.picks(ODD_EYES)
    duel.alice.puts_in(1)
    assert duel.where(RUNE_EYES) == "monster zone"
    duel.bob.activates(EVACUATION)
    duel.all_pass()
    assert duel.where(RUNE_EYES) == "monster zone"


def test_rune_eyes_is_affected_if_no_material_was_pendulum_summoned_or_the_turn_is_over() -> None:
    duel = scenario()
    duel.alice.extra(RUNE_EYES)
    duel.alice.hand("Polymerization", ODD_EYES)
    duel.alice.attack_position(PULSE)
    duel.bob.has_set(EVACUATION)
    duel.alice.activates("Polymerization")
    duel.all_pass()
    duel.alice.picks(ODD_EYES)
    duel.alice.puts_in(1)
    duel.bob.activates(EVACUATION)
    duel.all_pass()
    assert duel.where(RUNE_EYES) == "extra deck"


def test_rune_eyes_is_affected_in_later_turns() -> None:
    duel = scenario()
    duel.alice.extra(RUNE_EYES)
    duel.alice.pendulum_zones(STAR, PIT)
    duel.alice.hand("Polymerization", PULSE, ODD_EYES)
    duel.bob.hand("Fissure")
    duel.alice.pendulum_summons()
    duel.alice.picks(PULSE)
    duel.alice.finishes()
    duel.alice.puts_in(1)
    duel.alice.activates("Polymerization")
    duel.alice.picks(ODD_EYES)
    duel.alice.puts_in(1)
    duel.alice.ends_turn()
    duel.bob.activates("Fissure")
    duel.is_settled()
    assert duel.where(RUNE_EYES) == "graveyard"


# Ignister Prominence, the Blasting Dracoslayer


@rule("MR3-SYN-03")
def test_ignister_takes_only_pendulum_monsters_beside_its_tuner() -> None:
    duel = scenario()
    duel.alice.extra(IGNISTER)
    duel.alice.attack_position(NOBLE)
    duel.alice.attack_position("Labyrinth Wall")
    assert not duel.alice.can("procedure", IGNISTER)
    duel = scenario()
    duel.alice.extra(IGNISTER)
    duel.alice.attack_position(NOBLE)
    duel.alice.attack_position(STAR)
    assert duel.alice.can("procedure", IGNISTER)


@rule("MR3-OPT-01", "MR3-TGT-02", "MR3-RET-01")
def test_ignister_destroys_a_pendulum_card_and_returns_a_card_to_the_deck() -> None:
    duel = scenario()
    ignister = duel.alice.attack_position(IGNISTER)
    (scale,) = duel.alice.pendulum_zones(PULSE)
    duel.bob.attack_position(CLAW)
    duel.bob.has_set(CLAW)
    ox = duel.bob.attack_position(OX)
    duel.alice.activates(ignister, 0)
    assert sorted(duel.alice.offered_cards()) == sorted([PULSE, CLAW])
    duel.alice.picks(scale)
    assert duel.alice.can("pick", ignister)
    duel.alice.picks(ox)
    duel.is_settled()
    assert duel.where(scale) == "extra deck"
    assert duel.where(ox) == "deck"
    assert not duel.alice.can("activate", ignister, 0)


@rule("RES-DES-05")
def test_ignister_returns_nothing_if_nothing_was_destroyed() -> None:
    duel = scenario()
    ignister = duel.alice.attack_position(IGNISTER)
    duel.alice.pendulum_zones(PULSE)
    duel.bob.has_set(TYPHOON)
    ox = duel.bob.attack_position(OX)
    duel.alice.activates(ignister, 0)
    duel.bob.activates(TYPHOON)
    duel.is_settled()
    assert duel.where(ox) == "monster zone"


@rule("RES-CAN-01")
def test_ignister_calls_a_dracoslayer_that_is_no_synchro_material() -> None:
    duel = scenario()
    ignister = duel.alice.attack_position(IGNISTER)
    duel.alice.deck(MASTER, CLAW)
    duel.alice.extra(METEOR, IGNISTER)
    duel.alice.attack_position(NOBLE)
    duel.alice.activates(ignister, 1)
    duel.is_settled()
    assert duel.position(MASTER) == "defense"
    assert not duel.alice.can("procedure", METEOR)
    assert not duel.alice.can("activate", ignister, 1)
