"""Cards of the structure deck SD29, from Archfiend Eater to Chaos Hunter: each effect, and the awkward rulings."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import BOB, NotOffered, scenario

SWORD = "Sacred Sword of Seven Stars"
EATER = "Nefarious Archfiend Eater of Nefariousness"
INARI = "Inari Fire"
RHINO = "Performapal Thunderhino"
GOATS = "Scapegoat"
RISING = "Pendulum Rising"
ARMED = "Metaphys Armed Dragon"
AIRBELLUM = "X-Saber Airbellum"
FERRET = "Fencing Fire Ferret"
HUNTER = "Chaos Hunter"
CLAW = "Performapal Silver Claw"
PULSE = "Dragonpulse Magician"
STAR = "Stargazer Magician"
MASTER = "Master Pendulum, the Dracoslayer"
GAIA = "Gaia The Fierce Knight"
OX = "Battle Ox"
ELF = "Mystical Elf"
STONE = "Giant Soldier of Stone"
TYPHOON = "Mystical Space Typhoon"
DARK_HOLE = "Dark Hole"


# Nefarious Archfiend Eater of Nefariousness


@rule("MR3-SS-08")
def test_archfiend_eater_comes_beside_a_spellcaster_and_alone_of_its_name() -> None:
    duel = scenario()
    first = duel.alice.hand(EATER)
    second = duel.alice.hand(EATER)
    duel.alice.attack_position(ELF)
    duel.alice.special_summons(first)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert not duel.alice.can("procedure", second)
    duel = scenario()
    duel.alice.hand(EATER)
    duel.alice.attack_position(OX)
    assert not duel.alice.can("procedure", EATER)


@rule("MR3-END-03", "RES-DES-05")
def test_archfiend_eater_returns_in_the_opponents_end_phase_by_destroying_a_monster() -> None:
    duel = scenario(turn=BOB)
    eater = duel.alice.graveyard(EATER)
    ox = duel.alice.attack_position(OX)
    duel.alice.has_set(ELF)
    duel.bob.attack_position(GAIA)
    duel.bob.ends_turn()
    duel.alice.triggers(eater)
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.where(ox) == "graveyard"
    assert duel.where(eater) == "monster zone"


def test_archfiend_eater_uses_the_zone_of_the_monster_it_destroys_and_stays_if_that_fails() -> None:
    duel = scenario(turn=BOB)
    eater = duel.alice.graveyard(EATER)
    monsters = [duel.alice.attack_position(OX) for _ in range(5)]
    duel.bob.hand(ELF)
    duel.bob.ends_turn()
    duel.alice.triggers(eater)
    duel.alice.picks(monsters[0])
    duel.alice.puts_in(1)
    assert duel.where(eater) == "monster zone"
    duel = scenario(turn=BOB)
    eater = duel.alice.graveyard(EATER)
    ox = duel.alice.attack_position(OX)
    duel.bob.has_set("Compulsory Evacuation Device")
    duel.bob.ends_turn()
    while not duel.alice.can("trigger", eater):
        duel.bob.passes()
    duel.alice.triggers(eater)
    duel.bob.activates("Compulsory Evacuation Device")
    assert duel.where(ox) == "hand"
    assert duel.where(eater) == "graveyard"


def test_archfiend_eater_does_not_return_in_its_own_end_phase() -> None:
    duel = scenario()
    duel.alice.graveyard(EATER)
    duel.alice.attack_position(OX)
    duel.alice.ends_turn()
    duel.is_settled()
    assert duel.duel.turn == 4
    assert duel.where(EATER) == "graveyard"


# Inari Fire


@rule("MR3-SS-08")
def test_inari_fire_comes_beside_a_spellcaster() -> None:
    duel = scenario()
    duel.alice.hand(INARI)
    duel.alice.attack_position(ELF)
    duel.alice.special_summons(INARI)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(INARI) == "monster zone"


@rule("MR3-PHASE-04", "MR3-TEXT-02")
def test_inari_fire_destroyed_by_an_effect_returns_in_the_next_own_standby_phase_once() -> None:
    duel = scenario()
    inari = duel.alice.attack_position(INARI)
    duel.alice.hand(DARK_HOLE)
    duel.alice.activates(DARK_HOLE)
    duel.is_settled()
    assert duel.where(inari) == "graveyard"
    duel.alice.ends_turn()
    assert duel.where(inari) == "graveyard"
    duel.bob.ends_turn()
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.where(inari) == "monster zone"
    assert duel.position(inari) == "defense"


def test_inari_fire_that_could_not_return_does_not_try_again() -> None:
    duel = scenario(turn=BOB)
    inari = duel.alice.attack_position(INARI)
    duel.bob.hand(DARK_HOLE)
    duel.bob.activates(DARK_HOLE)
    for _ in range(5):
        duel.alice.attack_position(OX)
    duel.bob.ends_turn()
    duel.is_settled()
    assert duel.where(inari) == "graveyard"
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.duel.turn == 6
    assert duel.where(inari) == "graveyard"


@rule("MR3-FDN-01")
def test_inari_fire_destroyed_by_battle_or_face_down_does_not_return() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    inari = duel.alice.attack_position(INARI)
    duel.bob.hand(ELF)
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.attacks(gaia, inari)
    duel.bob.ends_turn()
    duel.is_settled()
    assert duel.where(inari) == "graveyard"
    duel = scenario(turn=BOB)
    inari = duel.alice.has_set(INARI)
    duel.bob.hand(DARK_HOLE)
    duel.bob.activates(DARK_HOLE)
    duel.bob.ends_turn()
    duel.is_settled()
    assert duel.where(inari) == "graveyard"


# Performapal Thunderhino


@rule("RES-CAN-01", "MR3-BP-04")
def test_thunderhino_draws_the_attacks_away_from_other_performapals() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    rhino = duel.alice.defense_position(RHINO)
    claw = duel.alice.attack_position(CLAW)
    ox = duel.alice.attack_position(OX)
    gaia = duel.bob.attack_position(GAIA)
    with pytest.raises(NotOffered):
        duel.bob.attacks(gaia, claw)
    assert sorted(duel.bob.offered_cards()) == sorted([RHINO, OX])
    duel.bob.picks(ox)
    duel.is_settled()
    assert duel.where(rhino) == "monster zone"


@rule("RES-DES-05")
def test_thunderhino_in_the_graveyard_goes_instead_of_another_performapal() -> None:
    duel = scenario(turn=BOB)
    rhino = duel.alice.graveyard(RHINO)
    claw = duel.alice.attack_position(CLAW)
    duel.bob.hand(DARK_HOLE)
    duel.bob.activates(DARK_HOLE)
    duel.alice.says_yes()
    duel.is_settled()
    assert duel.where(claw) == "monster zone"
    assert duel.where(rhino) == "banished"


def test_thunderhino_goes_instead_in_battle_and_for_scales_and_only_if_wanted() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    duel.alice.graveyard(RHINO)
    claw = duel.alice.attack_position(CLAW)
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.attacks(gaia, claw)
    duel.alice.says_yes()
    duel.is_settled()
    assert duel.where(claw) == "monster zone"
    assert duel.alice.life == 8000 - 500
    duel = scenario(turn=BOB)
    duel.alice.graveyard(RHINO)
    (scale,) = duel.alice.pendulum_zones(CLAW)
    duel.bob.hand(TYPHOON)
    duel.bob.activates(TYPHOON)
    duel.alice.says_no()
    duel.is_settled()
    assert duel.where(scale) == "extra deck"
    assert duel.where(RHINO) == "graveyard"


def test_thunderhino_does_not_go_for_another_thunderhino_or_a_stranger() -> None:
    duel = scenario(turn=BOB)
    duel.alice.graveyard(RHINO)
    duel.alice.attack_position(RHINO)
    duel.alice.attack_position(OX)
    duel.bob.hand(DARK_HOLE)
    duel.bob.activates(DARK_HOLE)
    duel.is_settled()
    assert duel.alice.cards("monster zone") == []


# Scapegoat


@rule("MR3-TOK-02", "MR3-TOK-04", "MR3-SUM-05", "RES-CAN-01")
def test_scapegoat_makes_four_tokens_that_are_no_releases_for_an_advance_summon() -> None:
    duel = scenario(turn=BOB)
    duel.alice.has_set(GOATS)
    duel.alice.hand(GAIA)
    duel.bob.hand(OX)
    duel.bob.summons(OX)
    duel.alice.activates(GOATS)
    duel.is_settled()
    assert duel.alice.cards("monster zone") == ["羊トークン"] * 4
    duel.bob.ends_turn()
    assert not duel.alice.can("summon", GAIA)
    duel.alice.ends_turn()


@rule("MR3-SUM-01")
def test_scapegoat_forbids_other_summons_this_turn_but_not_setting() -> None:
    duel = scenario()
    duel.alice.has_set(GOATS)
    hidden = duel.alice.has_set(STONE)
    duel.alice.hand(OX, "Monster Reborn")
    duel.alice.graveyard(ELF)
    duel.alice.activates(GOATS)
    duel.is_settled()
    assert not duel.alice.can("summon", OX)
    assert not duel.alice.can("flip", hidden)
    assert not duel.alice.can("activate", "Monster Reborn")
    duel = scenario()
    duel.alice.has_set(GOATS)
    duel.alice.hand(OX)
    duel.alice.summons(OX)
    duel.is_settled()
    assert not duel.alice.can("activate", GOATS)


@rule("RES-CAN-01")
def test_a_second_scapegoat_is_not_chained_to_the_first() -> None:
    """The ruling on スケープ・ゴート: its own text keeps two from being activated in one turn."""
    duel = scenario(turn=BOB)
    first, second = duel.alice.has_set(GOATS), duel.alice.has_set(GOATS)
    jar = duel.bob.has_set("Jar of Greed")
    duel.bob.activates(jar)
    duel.alice.activates(first)
    assert not duel.alice.can("activate", second)
    duel.is_settled()
    assert duel.alice.cards("monster zone") == ["羊トークン"] * 4 and duel.where(second) == "spell zone"


@rule("MR3-CHN-07")
def test_scapegoat_whose_activation_was_negated_forbids_nothing() -> None:
    duel = scenario()
    duel.alice.has_set(GOATS)
    duel.alice.hand(OX)
    duel.bob.has_set("Solemn Judgment")
    duel.alice.activates(GOATS)
    duel.bob.activates("Solemn Judgment")
    duel.is_settled()
    assert duel.alice.cards("monster zone") == []
    assert duel.alice.can("summon", OX)


def test_scapegoat_needs_four_zones_and_leaves_setting_open() -> None:
    duel = scenario()
    duel.alice.has_set(GOATS)
    duel.alice.attack_position(OX)
    duel.alice.attack_position(OX)
    assert not duel.alice.can("activate", GOATS)
    duel = scenario()
    duel.alice.has_set(GOATS)
    duel.alice.hand(OX)
    duel.alice.activates(GOATS)
    duel.is_settled()
    assert duel.alice.can("set monster", OX)
    assert not duel.alice.can("summon", OX)


# Pendulum Rising


@rule("MR3-COST-01", "MR3-END-01", "MR3-DECK-02")
def test_pendulum_rising_calls_a_pendulum_monster_of_the_same_level_for_the_turn() -> None:
    duel = scenario()
    first = duel.alice.hand(RISING)
    second = duel.alice.hand(RISING)
    ox = duel.alice.attack_position(OX)
    duel.alice.attack_position(STONE)
    duel.alice.deck(PULSE, MASTER, STAR, ELF)
    duel.alice.activates(first)
    assert sorted(duel.alice.offered_cards()) == sorted([PULSE, MASTER])
    assert duel.where(ox) == "graveyard"
    duel.alice.picks(PULSE)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert not duel.alice.can("activate", second)
    duel.alice.ends_turn()
    assert duel.where(PULSE) == "extra deck"


@rule("MR3-PEN-21", "MR3-COST-03")
def test_pendulum_rising_cannot_be_paid_with_pendulum_monsters_or_tokens() -> None:
    duel = scenario()
    duel.alice.hand(RISING)
    duel.alice.attack_position(CLAW)
    duel.alice.deck(PULSE)
    assert not duel.alice.can("activate", RISING)
    duel = scenario()
    duel.alice.hand(RISING)
    sack = duel.alice.attack_position("Mecha Phantom Beast Dracossack", [OX])
    duel.alice.deck("Nobledragon Magician")
    duel.alice.activates(sack, 0)
    duel.alice.puts_in(1)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert not duel.alice.can("activate", RISING)


def test_pendulum_rising_is_paid_only_with_a_monster_whose_level_can_be_found() -> None:
    duel = scenario()
    duel.alice.hand(RISING)
    ox = duel.alice.attack_position(OX)
    gaia = duel.alice.attack_position(GAIA)
    duel.alice.deck(PULSE)
    assert duel.alice.can("activate", RISING)
    duel.alice.activates(RISING)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(ox) == "graveyard"
    assert duel.where(gaia) == "monster zone"


# Metaphys Armed Dragon


@rule("MR3-TYPE-08")
def test_metaphys_armed_dragon_is_a_level_seven_normal_monster() -> None:
    duel = scenario()
    dragon = duel.alice.attack_position(ARMED)
    duel.alice.hand(OX)
    assert (duel.level(dragon), duel.atk(dragon), duel.defense(dragon)) == (7, 2800, 1000)
    assert not duel.alice.can("activate", dragon)


# X-Saber Airbellum


@rule("MR3-DSD-11", "RES-RND-01", "MR3-RND-03", "RES-DIS-01")
def test_airbellum_discards_a_random_card_after_a_direct_hit() -> None:
    duel = scenario(phase=Phase.BATTLE)
    saber = duel.alice.attack_position(AIRBELLUM)
    duel.bob.hand(OX, ELF)
    duel.alice.attacks(saber)
    duel.is_settled()
    assert len(duel.bob.cards("graveyard")) == 1


def test_airbellum_discards_nothing_after_a_battle_with_a_monster() -> None:
    duel = scenario(phase=Phase.BATTLE)
    saber = duel.alice.attack_position(AIRBELLUM)
    duel.bob.hand(OX, ELF)
    elf = duel.bob.attack_position(ELF)
    duel.alice.attacks(saber, elf)
    duel.is_settled()
    assert duel.bob.cards("graveyard") == [ELF]


# Fencing Fire Ferret


@rule("MR3-TIM-02", "MR3-TEXT-02", "RES-END-01")
def test_fencing_fire_ferret_destroys_a_monster_and_burns_when_destroyed() -> None:
    duel = scenario(turn=BOB)
    ferret = duel.alice.attack_position(FERRET)
    duel.bob.hand("Fissure", OX)
    gaia = duel.bob.attack_position(GAIA)
    elf = duel.bob.attack_position(ELF)
    duel.bob.activates("Fissure")
    duel.alice.picks(gaia)
    duel.is_settled()
    assert duel.where(ferret) == duel.where(gaia) == "graveyard"
    assert duel.where(elf) == "monster zone"
    assert duel.bob.life == 7500


@rule("MR3-TIM-02")
def test_fencing_fire_ferret_does_not_miss_its_timing() -> None:
    duel = scenario()
    ferret = duel.alice.attack_position(FERRET)
    duel.alice.hand("Pot of Greed")
    duel.bob.has_set("Raigeki Break")
    duel.bob.hand(OX)
    gaia = duel.bob.attack_position(GAIA)
    duel.alice.activates("Pot of Greed")
    duel.bob.activates("Raigeki Break")
    duel.bob.picks(ferret)
    duel.is_settled()
    assert duel.where(gaia) == "graveyard"
    assert duel.bob.life == 7500


def test_fencing_fire_ferret_without_a_target_does_nothing() -> None:
    duel = scenario()
    ferret = duel.alice.attack_position(FERRET)
    duel.bob.has_set(OX)
    duel.alice.hand(DARK_HOLE)
    duel.alice.activates(DARK_HOLE)
    duel.is_settled()
    assert duel.where(ferret) == "graveyard"
    assert duel.bob.life == 8000


@rule("MR3-DSD-14")
def test_fencing_fire_ferret_lost_in_battle_takes_its_attacker_along() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    ferret = duel.alice.attack_position(FERRET)
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.attacks(gaia, ferret)
    assert duel.where(gaia) == "graveyard"
    assert duel.bob.life == 7500


# Chaos Hunter


@rule("MR3-TIM-01", "MR3-COST-01")
def test_chaos_hunter_answers_a_special_summon_by_discarding_another_card() -> None:
    duel = scenario()
    duel.alice.hand("Monster Reborn")
    duel.alice.graveyard(OX)
    hunter = duel.bob.hand(HUNTER)
    elf = duel.bob.hand(ELF)
    duel.alice.activates("Monster Reborn")
    duel.alice.puts_in(1)
    duel.bob.activates(hunter)
    duel.bob.puts_in(4)
    duel.is_settled()
    assert duel.where(hunter) == "monster zone"
    assert duel.where(elf) == "graveyard"


def test_chaos_hunter_needs_another_card_and_the_opponents_special_summon() -> None:
    duel = scenario()
    duel.alice.hand("Monster Reborn", "Monster Reborn")
    duel.alice.graveyard(OX, GAIA)
    duel.bob.hand(HUNTER)
    duel.alice.activates("Monster Reborn")
    duel.alice.picks(OX)
    duel.alice.puts_in(1)
    duel.is_settled()
    duel = scenario()
    duel.alice.hand("Monster Reborn", HUNTER, ELF)
    duel.alice.graveyard(OX)
    duel.alice.activates("Monster Reborn")
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(HUNTER) == "hand"


@rule("RES-CAN-01", "RES-BAN-01")
def test_chaos_hunter_forbids_the_opponent_to_banish() -> None:
    duel = scenario(turn=BOB)
    duel.alice.attack_position(HUNTER)
    duel.bob.hand(SWORD, GAIA)
    assert not duel.bob.can("activate", SWORD)
    duel = scenario()
    duel.alice.attack_position(HUNTER)
    duel.alice.hand(SWORD, GAIA)
    duel.alice.activates(SWORD)
    duel.alice.picks(GAIA)
    duel.is_settled()
    assert duel.where(GAIA) == "banished"
