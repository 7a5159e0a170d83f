"""Odd-Eyes and the Performapals of the magician deck: each pendulum effect, each monster effect, and their rulings."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import BOB, scenario

ODD_EYES = "Odd-Eyes Pendulum Dragon"
JOKER = "Performapal Skullcrobat Joker"
CLAW = "Performapal Silver Claw"
TIGER = "Performapal Salutiger"
PULSE = "Dragonpulse Magician"
PIT = "Dragonpit Magician"
OAF = "Oafdragon Magician"
NOBLE = "Nobledragon Magician"
STAR = "Stargazer Magician"
MASTER = "Master Pendulum, the Dracoslayer"
GAIA = "Gaia The Fierce Knight"
OX = "Battle Ox"


# Odd-Eyes Pendulum Dragon


@rule("MR3-PEN-12", "MR3-BAT-10", "MR3-PEN-21", "MR3-OPT-05")
def test_odd_eyes_may_turn_the_battle_damage_of_one_pendulum_monster_into_nothing() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    duel.alice.pendulum_zones(ODD_EYES, ODD_EYES)
    claw = duel.alice.attack_position(CLAW)
    pulse = duel.alice.attack_position(PULSE)
    first = duel.bob.attack_position(GAIA)
    second = duel.bob.attack_position(GAIA)
    duel.bob.attacks(first, claw)
    duel.alice.says_yes()
    duel.is_settled()
    assert duel.alice.life == 8000
    assert duel.where(claw) == "extra deck"
    duel.bob.attacks(second, pulse)
    duel.is_settled()
    assert duel.alice.life == 8000 - 500


def test_odd_eyes_keeps_its_use_when_the_damage_is_taken_and_asks_only_for_pendulum_monsters() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    duel.alice.pendulum_zones(ODD_EYES)
    claw = duel.alice.attack_position(CLAW)
    ox = duel.alice.attack_position(OX)
    pulse = duel.alice.attack_position(PULSE)
    attackers = [duel.bob.attack_position(GAIA) for _ in range(3)]
    duel.bob.attacks(attackers[0], claw)
    duel.alice.says_no()
    assert duel.alice.life == 8000 - 500
    duel.bob.attacks(attackers[1], ox)
    duel.is_settled()
    assert duel.alice.life == 8000 - 500 - 600
    duel.bob.attacks(attackers[2], pulse)
    duel.alice.says_yes()
    duel.is_settled()
    assert duel.alice.life == 8000 - 500 - 600


@rule("MR3-PEN-21", "MR3-SHF-01", "MR3-OPT-05", "MR3-END-02")
def test_odd_eyes_destroys_itself_in_the_end_phase_and_searches() -> None:
    duel = scenario()
    left, right = duel.alice.pendulum_zones(ODD_EYES, ODD_EYES)
    star, joker = duel.alice.deck(STAR, JOKER), duel.find(JOKER)
    duel.alice.deck(NOBLE)
    duel.alice.ends_turn()
    assert duel.alice.can("trigger", left) and duel.alice.can("trigger", right)
    duel.alice.triggers(left)
    assert not duel.alice.can("pick", joker)
    duel.alice.picks(star)
    assert duel.where(left) == "extra deck"
    assert duel.where(star) == "hand"
    assert not duel.alice.can("trigger", right)
    assert duel.where(right) == "pendulum zone"


def test_odd_eyes_search_is_not_offered_without_a_find_nor_in_the_other_end_phase() -> None:
    duel = scenario()
    duel.alice.pendulum_zones(ODD_EYES)
    duel.alice.deck(JOKER)
    duel.alice.ends_turn()
    duel.is_settled()
    assert duel.duel.turn == 4
    duel = scenario(turn=BOB)
    duel.alice.pendulum_zones(ODD_EYES)
    duel.alice.deck(STAR)
    duel.bob.ends_turn()
    duel.is_settled()
    assert duel.duel.turn == 4


@rule("MR3-BAT-10")
def test_odd_eyes_doubles_its_damage_in_battle_with_a_monster_but_not_directly() -> None:
    duel = scenario(phase=Phase.BATTLE)
    dragon = duel.alice.attack_position(ODD_EYES)
    ox = duel.bob.attack_position(OX)
    duel.alice.attacks(dragon, ox)
    duel.is_settled()
    assert duel.bob.life == 8000 - 2 * 800
    duel = scenario(phase=Phase.BATTLE)
    dragon = duel.alice.attack_position(ODD_EYES)
    duel.alice.attacks(dragon)
    duel.is_settled()
    assert duel.bob.life == 8000 - 2500


def test_odd_eyes_doubles_its_damage_when_it_is_attacked_too() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    dragon = duel.alice.attack_position(ODD_EYES)
    ox = duel.bob.attack_position(OX)
    duel.bob.attacks(ox, dragon)
    duel.is_settled()
    assert duel.bob.life == 8000 - 2 * 800


# Performapal Skullcrobat Joker


@rule("MR3-PEN-07", "MR3-PEN-08", "RES-CAN-01")
def test_joker_lets_only_its_kin_be_pendulum_summoned() -> None:
    duel = scenario()
    duel.alice.pendulum_zones(JOKER, PULSE)
    tiger = duel.alice.hand(TIGER)
    dragon = duel.alice.hand("Odd-Eyes Dragon")
    oaf = duel.alice.hand(OAF)
    duel.alice.hand(GAIA)
    duel.alice.hand(MASTER)
    duel.alice.pendulum_summons()
    assert sorted(duel.alice.offered_cards()) == sorted([TIGER, "Odd-Eyes Dragon", OAF])
    duel.alice.picks(tiger, dragon, oaf)
    for _ in range(3):
        duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(dragon) == "monster zone"


def test_joker_restricts_nothing_but_pendulum_summons() -> None:
    duel = scenario()
    duel.alice.pendulum_zones(JOKER)
    duel.alice.hand("Marauding Captain")
    duel.alice.hand(OX)
    duel.alice.summons("Marauding Captain")
    duel.alice.triggers("Marauding Captain")
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(OX) == "monster zone"


@rule("MR3-TIM-01", "RES-HND-02", "MR3-SHF-01")
def test_joker_searches_when_it_is_normal_summoned() -> None:
    duel = scenario()
    joker = duel.alice.hand(JOKER)
    duel.alice.deck(TIGER, PIT, ODD_EYES, JOKER, MASTER, "Odd-Eyes Dragon")
    duel.alice.summons(joker)
    duel.alice.triggers(joker)
    assert sorted(duel.alice.offered_cards()) == sorted([TIGER, PIT, ODD_EYES, "Odd-Eyes Dragon"])
    duel.alice.picks(PIT)
    duel.is_settled()
    assert duel.where(PIT) == "hand"


def test_joker_need_not_search_and_does_not_when_special_summoned() -> None:
    duel = scenario()
    joker = duel.alice.hand(JOKER)
    duel.alice.deck(TIGER)
    duel.alice.summons(joker)
    assert duel.alice.can("trigger", joker)
    duel.alice.declines()
    duel.is_settled()
    duel = scenario()
    duel.alice.deck(TIGER)
    duel.alice.graveyard(JOKER)
    duel.alice.hand("Monster Reborn")
    duel.alice.activates("Monster Reborn")
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(JOKER) == "monster zone"


# Performapal Silver Claw


def test_silver_claw_strengthens_performapals_from_the_pendulum_zone() -> None:
    duel = scenario()
    duel.alice.pendulum_zones(CLAW)
    tiger = duel.alice.attack_position(TIGER)
    ox = duel.alice.attack_position(OX)
    theirs = duel.bob.attack_position(TIGER)
    assert duel.atk(tiger) == 2000
    assert duel.atk(ox) == 1700
    assert duel.atk(theirs) == 1700


@rule("MR3-TEXT-02")
def test_silver_claw_must_strengthen_all_performapals_when_it_attacks() -> None:
    duel = scenario(phase=Phase.BATTLE)
    claw = duel.alice.attack_position(CLAW)
    tiger = duel.alice.attack_position(TIGER)
    theirs = duel.bob.attack_position(TIGER)
    ox = duel.bob.attack_position(GAIA)
    duel.alice.hand(OX)
    duel.alice.attacks(claw, theirs)
    duel.is_settled()
    assert duel.atk(tiger) == 2000
    assert duel.bob.life == 8000 - 400
    duel.alice.attacks(tiger, ox)
    duel.is_settled()
    assert duel.alice.life == 8000 - 300
    duel.is_settled()
    assert duel.duel.phase == Phase.MAIN_2
    assert duel.atk(claw) == 1800


def test_silver_claw_does_nothing_when_it_is_attacked() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    claw = duel.alice.attack_position(CLAW)
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.attacks(gaia, claw)
    duel.is_settled()
    assert duel.alice.life == 8000 - 500
