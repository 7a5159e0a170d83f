"""The other cards of SD28."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, scenario

BURST = "Dark Eruption"
SONIC = "Sonic Warrior"
SCARECROW = "Swift Scarecrow"
NEUTRON = "Genex Neutron"
FLEUR = "Fleur Synchron"
IRON_WALL = "Imperial Iron Wall"
CARRIER = "Plaguespreader Zombie"
STATUE = "Scrap-Iron Statue"
DRILL = "Drill Synchron"
BIRDMAN = "Genex Ally Birdman"
TURBO = "Turbo Synchron"
NIGHT_BEAM = "Night Beam"
LIMITER = "Limiter Overload"
SCRAP_SCARECROW = "Scrap-Iron Scarecrow"

JUNK = "Junk Synchron"
SPEED = "Speed Warrior"
SUPPORTER = "Tuningware"
OX = "Battle Ox"
ELF = "Mystical Elf"
BLUE_EYES = "Blue-Eyes White Dragon"
HOLE = "Dark Hole"
TYPHOON = "Mystical Space Typhoon"


# Dark Eruption


def test_dark_eruption_takes_back_a_weak_dark_monster() -> None:
    duel = scenario()
    card = duel.alice.hand(BURST)
    weak = duel.alice.graveyard(JUNK)
    duel.alice.graveyard("Summoned Skull", OX)
    duel.alice.activates(card)
    duel.is_settled()
    assert duel.where(weak) == "hand"


# Sonic Warrior


@rule("MR3-SND-01")
def test_sonic_warrior_strengthens_small_own_monsters_wherever_it_came_from() -> None:
    duel = scenario()
    duel.alice.hand("One for One", SONIC)
    duel.alice.deck("Jet Synchron")
    small = duel.alice.attack_position(SPEED)
    big = duel.alice.attack_position(OX)
    theirs = duel.bob.attack_position(SPEED)
    hidden = duel.alice.has_set(SUPPORTER)
    duel.alice.activates("One for One")
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.atk(small) == 1400
    assert duel.atk("Jet Synchron") == 1000
    assert duel.atk(big) == 1700
    assert duel.atk(theirs) == 900
    assert duel.duel.info[hidden].atk == 100


# Swift Scarecrow


def test_swift_scarecrow_stops_a_direct_attack_and_the_battle_phase() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    scarecrow = duel.alice.hand(SCARECROW)
    ox = duel.bob.attack_position(OX)
    duel.bob.attack_position(BLUE_EYES)
    duel.bob.hand("Reinforcement of the Army")
    duel.bob.attacks(ox)
    duel.alice.activates(scarecrow)
    assert duel.where(scarecrow) == "graveyard"
    assert duel.alice.life == 8000
    # the battle phase is over
    assert not duel.bob.can("attack")
    assert duel.bob.can("set", "Reinforcement of the Army")


def test_swift_scarecrow_not_against_an_attack_on_a_monster_nor_on_the_own_turn() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    duel.alice.hand(SCARECROW)
    wall = duel.alice.defense_position(ELF)
    duel.bob.attack_position(OX)
    duel.bob.attack_position(BLUE_EYES)
    duel.bob.attacks(OX, wall)
    duel.is_settled()
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.hand(SCARECROW)
    duel.alice.attack_position(OX)
    duel.alice.attack_position(BLUE_EYES)
    duel.alice.attacks(OX)
    duel.is_settled()


# Genex Neutron


@rule("MR3-PHASE-04", "MR3-END-01")
def test_genex_neutron_finds_a_machine_tuner_in_the_end_phase_of_its_summon() -> None:
    duel = scenario()
    neutron = duel.alice.hand(NEUTRON)
    duel.alice.deck("Jet Synchron", JUNK, SUPPORTER)
    duel.alice.summons(neutron)
    duel.is_settled()
    duel.alice.ends_turn()
    duel.alice.triggers(neutron)
    assert duel.where("Jet Synchron") == "hand"
    assert duel.where(JUNK) == "deck"


def test_genex_neutron_not_in_later_turns_nor_once_it_has_left() -> None:
    duel = scenario()
    duel.alice.attack_position(NEUTRON)
    duel.alice.deck("Jet Synchron")
    duel.bob.hand("Reinforcement of the Army")
    duel.alice.ends_turn()
    assert duel.duel.turn_player == BOB
    duel = scenario()
    neutron = duel.alice.hand(NEUTRON)
    duel.alice.hand(HOLE)
    duel.alice.deck("Jet Synchron")
    duel.bob.hand("Reinforcement of the Army")
    duel.alice.summons(neutron)
    duel.alice.activates(HOLE)
    duel.alice.ends_turn()
    assert duel.duel.turn_player == BOB


# Fleur Synchron


def test_fleur_synchron_as_material_brings_a_small_monster_from_the_hand() -> None:
    duel = scenario()
    fleur = duel.alice.attack_position(FLEUR)
    duel.alice.attack_position("Giant Soldier of Stone")
    duel.alice.hand(SUPPORTER, OX)
    duel.alice.extra("T.G. Hyper Librarian")
    duel.alice.special_summons("T.G. Hyper Librarian")
    duel.alice.picks(fleur)
    duel.alice.puts_in(1)
    duel.alice.triggers(fleur)
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.where(SUPPORTER) == "monster zone"
    assert duel.where(OX) == "hand"


def test_fleur_synchron_not_when_it_is_destroyed() -> None:
    duel = scenario()
    duel.alice.attack_position(FLEUR)
    duel.alice.hand(HOLE, SUPPORTER)
    duel.alice.activates(HOLE)
    duel.is_settled()


# Imperial Iron Wall


@rule("RES-CAN-01")
def test_imperial_iron_wall_lets_nobody_banish() -> None:
    duel = scenario()
    duel.bob.face_up(IRON_WALL)
    duel.alice.hand("Black Dragon Collapserpent")
    duel.alice.graveyard(ELF)
    archer = duel.alice.attack_position("Junk Archer")
    duel.bob.attack_position(OX)
    assert not duel.alice.can("procedure")
    assert not duel.alice.can("activate", archer)


@rule("RES-CAN-01")
def test_under_the_iron_wall_what_would_be_banished_on_leaving_is_not() -> None:
    duel = scenario()
    duel.bob.face_up(IRON_WALL)
    zombie = duel.alice.graveyard(CARRIER)
    duel.alice.hand("Reinforcement of the Army", HOLE)
    duel.alice.activates(zombie)
    duel.alice.picks("Reinforcement of the Army")
    duel.alice.puts_in(1)
    duel.alice.activates(HOLE)
    duel.is_settled()
    assert duel.where(zombie) == "graveyard"


def test_iron_wall_is_activated_freely() -> None:
    duel = scenario(turn=BOB)
    wall = duel.alice.has_set(IRON_WALL)
    card = duel.bob.hand("Reinforcement of the Army")
    duel.bob.attack_position(OX)
    duel.bob.sets(card)
    duel.alice.activates(wall)
    duel.is_settled()
    assert duel.where(wall) == "spell zone"


# Plaguespreader Zombie


@rule("MR3-SHF-02")
def test_plaguespreader_returns_for_a_card_put_on_top_of_the_deck() -> None:
    duel = scenario()
    zombie = duel.alice.graveyard(CARRIER)
    card = duel.alice.hand("Reinforcement of the Army")
    duel.alice.hand(HOLE)
    duel.alice.activates(zombie)
    duel.alice.picks(card)
    assert duel.duel.deck[ALICE][-1] == card
    duel.alice.puts_in(1)
    duel.is_settled()
    duel.alice.activates(HOLE)
    duel.is_settled()
    assert duel.where(zombie) == "banished"


def test_plaguespreader_needs_a_card_in_the_hand() -> None:
    duel = scenario()
    duel.alice.graveyard(CARRIER)
    assert not duel.alice.can("activate", CARRIER)


# Scrap-Iron Statue


@rule("MR3-ACT-02")
def test_scrap_iron_statue_destroys_a_face_up_card_that_uses_its_effect_and_stays_set() -> None:
    duel = scenario(turn=BOB)
    statue = duel.alice.has_set(STATUE)
    field = duel.bob.face_up("Starlight Junktion")
    duel.bob.attack_position(JUNK)
    duel.bob.deck("Jet Synchron")
    duel.bob.activates(field)
    duel.alice.activates(statue)
    duel.is_settled()
    assert duel.where(field) == "graveyard"
    # a field spell must still be there for its effect to apply
    assert duel.where("Jet Synchron") == "deck"
    assert duel.where(statue) == "spell zone"
    assert duel.position(statue) == "face-down"


def test_scrap_iron_statue_does_not_answer_a_card_activation() -> None:
    duel = scenario(turn=BOB)
    duel.alice.has_set(STATUE)
    duel.bob.hand("Reinforcement of the Army", OX)
    duel.bob.deck(JUNK)
    duel.bob.activates("Reinforcement of the Army")
    duel.is_settled()


def test_scrap_iron_statue_sent_to_the_graveyard_revives_a_junk_monster() -> None:
    duel = scenario(turn=BOB)
    statue = duel.alice.has_set(STATUE)
    junk = duel.alice.graveyard(JUNK)
    duel.alice.graveyard(SPEED)
    duel.bob.hand(TYPHOON, "Reinforcement of the Army")
    duel.bob.activates(TYPHOON)
    duel.alice.triggers(statue)
    duel.is_settled()
    assert duel.where(junk) == "monster zone"
    assert duel.position(junk) == "defense"


# Drill Synchron


@rule("MR3-BAT-05")
def test_drill_synchron_lets_warriors_pierce_and_draws_once() -> None:
    duel = scenario(phase=Phase.BATTLE)
    drill = duel.alice.attack_position(DRILL)
    sword = duel.alice.attack_position("Flash Knight")
    duel.alice.attack_position("Dark Blade")
    first = duel.bob.defense_position("La Jinn the Mystical Genie of the Lamp")
    second = duel.bob.defense_position("La Jinn the Mystical Genie of the Lamp")
    duel.alice.attacks(sword, first)
    duel.alice.triggers(drill)
    duel.is_settled()
    assert duel.bob.life == 8000 - 800
    assert duel.alice.hand_size == 1
    duel.alice.attacks("Dark Blade", second)
    duel.is_settled()
    assert duel.bob.life == 8000 - 1600
    assert duel.alice.hand_size == 1


def test_drill_synchron_helps_no_other_race_and_draws_for_no_other_damage() -> None:
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.attack_position(DRILL)
    ox = duel.alice.attack_position(OX)
    sword = duel.alice.attack_position("Flash Knight")
    first = duel.bob.defense_position("La Jinn the Mystical Genie of the Lamp")
    second = duel.bob.attack_position(ELF)
    duel.alice.attacks(ox, first)
    duel.is_settled()
    assert duel.bob.life == 8000
    duel.alice.attacks(sword, second)
    duel.is_settled()
    assert duel.bob.life == 8000 - 1000
    assert duel.alice.hand_size == 0


# Genex Ally Birdman


def test_birdman_comes_for_a_returned_monster_stronger_for_a_wind_one() -> None:
    duel = scenario()
    birdman = duel.alice.hand(BIRDMAN)
    wind = duel.alice.attack_position(SPEED)
    duel.alice.has_set(OX)
    duel.alice.activates(birdman)
    assert duel.where(wind) == "hand"
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.atk(birdman) == 1900
    duel = scenario()
    birdman = duel.alice.hand(BIRDMAN)
    other = duel.alice.attack_position(OX)
    duel.alice.hand(HOLE)
    duel.alice.activates(birdman)
    assert duel.where(other) == "hand"
    duel.alice.puts_in(1)
    assert duel.atk(birdman) == 1400
    duel.alice.activates(HOLE)
    duel.is_settled()
    assert duel.where(birdman) == "banished"


@rule("MR3-ZONE-02")
def test_birdman_can_come_although_the_field_is_full() -> None:
    duel = scenario()
    birdman = duel.alice.hand(BIRDMAN)
    for _ in range(5):
        duel.alice.attack_position(OX)
    duel.alice.activates(birdman)
    duel.alice.picks(OX)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(birdman) == "monster zone"


# Turbo Synchron


def test_turbo_synchron_turns_its_target_and_summons_for_the_damage() -> None:
    duel = scenario(phase=Phase.BATTLE)
    turbo = duel.alice.attack_position(TURBO)
    duel.alice.hand(SPEED, "Vorse Raider")
    target = duel.bob.attack_position(OX)
    duel.alice.attacks(turbo, target)
    duel.alice.triggers(turbo, 0)
    assert duel.position(target) == "defense"
    # 1000 − 100 = 900: the 900 of Speed Warrior is just enough
    assert duel.alice.life == 8000 - 900
    duel.alice.triggers(turbo, 1)
    duel.alice.puts_in(1)
    assert duel.where(SPEED) == "monster zone"
    assert duel.where(turbo) == "monster zone"


def test_turbo_synchron_does_not_turn_a_defender_nor_count_damage_when_attacked() -> None:
    duel = scenario(phase=Phase.BATTLE)
    turbo = duel.alice.attack_position(TURBO)
    target = duel.bob.defense_position("Curse of Dragon")
    duel.alice.attacks(turbo, target)
    assert not duel.alice.can("trigger")
    duel = scenario(phase=Phase.BATTLE, turn=BOB)
    turbo = duel.alice.attack_position(TURBO)
    duel.alice.hand(SPEED)
    duel.bob.attack_position(OX)
    duel.bob.attack_position(BLUE_EYES)
    duel.bob.attacks(OX, turbo)
    duel.is_settled()
    assert duel.alice.life == 8000 - 1600


# Night Beam


@rule("MR3-CHN-02")
def test_night_beam_destroys_a_set_card_that_may_not_answer() -> None:
    duel = scenario()
    beam = duel.alice.hand(NIGHT_BEAM)
    target = duel.bob.has_set(TYPHOON)
    duel.bob.face_up(IRON_WALL)
    duel.alice.has_set("Reinforcement of the Army")
    duel.alice.activates(beam)
    assert not duel.bob.is_asked("respond")
    duel.is_settled()
    assert duel.where(target) == "graveyard"


def test_night_beam_leaves_other_cards_free_to_answer() -> None:
    duel = scenario()
    beam = duel.alice.hand(NIGHT_BEAM)
    target = duel.bob.has_set(TYPHOON)
    other = duel.bob.has_set(TYPHOON)
    duel.alice.has_set("Reinforcement of the Army")
    duel.alice.activates(beam)
    duel.alice.picks(target)
    assert duel.bob.can("activate", other)
    assert not duel.bob.can("activate", target)
    duel.bob.activates(other)
    duel.bob.picks(target)
    # only the response to Night Beam itself is barred
    assert duel.bob.can("activate", target)
    duel.bob.passes()
    duel.is_settled()
    assert duel.where(target) == "graveyard"


def test_night_beam_needs_a_set_card_of_the_opponent() -> None:
    duel = scenario()
    duel.alice.hand(NIGHT_BEAM)
    duel.alice.has_set("Reinforcement of the Army")
    duel.bob.face_up(IRON_WALL)
    duel.bob.has_set(OX)
    assert not duel.alice.can("activate", NIGHT_BEAM)


# Limiter Overload


def test_limiter_overload_cannot_be_activated_and_calls_speed_warrior_from_anywhere() -> None:
    duel = scenario(turn=BOB)
    limiter = duel.alice.has_set(LIMITER)
    duel.alice.hand(SPEED)
    duel.alice.deck(SPEED)
    duel.alice.graveyard(SPEED)
    duel.bob.hand(TYPHOON, "Reinforcement of the Army")
    duel.bob.activates(TYPHOON)
    assert len(duel.alice.offered_cards()) == 3
    duel.alice.picks(SPEED)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert SPEED in duel.alice.cards("monster zone")
    assert duel.where(limiter) == "graveyard"


# Scrap-Iron Scarecrow


def test_scrap_iron_scarecrow_negates_an_attack_and_stays_set() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    trap = duel.alice.has_set(SCRAP_SCARECROW)
    ox = duel.bob.attack_position(OX)
    duel.bob.attack_position(BLUE_EYES)
    duel.bob.attacks(ox)
    duel.alice.activates(trap)
    duel.is_settled()
    assert duel.alice.life == 8000
    assert duel.where(trap) == "spell zone"
    assert duel.position(trap) == "face-down"
    duel.bob.attacks(BLUE_EYES)
    # Set again this turn, it cannot be used again
    assert duel.alice.life == 8000 - 3000


@rule("MR3-TRP-02")
def test_scrap_iron_scarecrow_that_is_destroyed_in_response_does_not_stay() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    trap = duel.alice.has_set(SCRAP_SCARECROW)
    typhoon = duel.bob.has_set(TYPHOON)
    duel.bob.attack_position(OX)
    duel.bob.attack_position(BLUE_EYES)
    duel.bob.attacks(OX)
    duel.bob.passes()
    duel.alice.activates(trap)
    duel.bob.activates(typhoon)
    duel.is_settled()
    assert duel.where(trap) == "graveyard"
    assert duel.alice.life == 8000
