"""The Xyz Monsters of the magician pendulum deck: each effect, and the rulings."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, scenario

UTOPIA = "Number 39: Utopia"
CASTEL = "Castel, the Skyblaster Musketeer"
REBELLION = "Dark Rebellion Xyz Dragon"
EXCITON = "Evilswarm Exciton Knight"
DWELLER = "Abyss Dweller"
EYE = "Number 11: Big Eye"
SACK = "Mecha Phantom Beast Dracossack"
PULSE = "Dragonpulse Magician"
PIT = "Dragonpit Magician"
GAIA = "Gaia The Fierce Knight"
OX = "Battle Ox"
ELF = "Mystical Elf"
STONE = "Giant Soldier of Stone"
TYPHOON = "Mystical Space Typhoon"
VEILER = "Effect Veiler"


# Number 39: Utopia


@rule("MR3-XYZ-07", "MR3-GAP-XYZ-02")
def test_utopia_negates_an_attack_as_often_as_it_has_materials() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    utopia = duel.alice.attack_position(UTOPIA, [OX, ELF])
    first = duel.bob.attack_position(GAIA)
    second = duel.bob.attack_position(GAIA)
    duel.bob.attacks(first, utopia)
    duel.alice.triggers(utopia)
    duel.alice.picks(OX)
    duel.is_settled()
    assert duel.alice.life == 8000
    duel.bob.attacks(second, utopia)
    duel.alice.triggers(utopia)
    assert duel.where(utopia) == "monster zone"
    assert duel.where(OX) == duel.where(ELF) == "graveyard"


@rule("MR3-TEXT-02", "MR3-REP-01")
def test_utopia_without_material_is_destroyed_when_attacked() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    utopia = duel.alice.attack_position(UTOPIA)
    ox = duel.bob.attack_position(OX)
    duel.bob.attacks(ox)
    assert duel.where(utopia) == "graveyard"
    assert duel.alice.life == 8000 - 1700


def test_utopia_may_negate_its_own_sides_attack_and_need_not() -> None:
    duel = scenario(phase=Phase.BATTLE)
    utopia = duel.alice.attack_position(UTOPIA, [OX])
    elf = duel.bob.attack_position(ELF)
    duel.alice.attacks(utopia, elf)
    duel.alice.declines()
    duel.is_settled()
    assert duel.where(elf) == "graveyard"


# Castel, the Skyblaster Musketeer


@rule("MR3-OPT-04", "MR3-XYZ-10")
def test_castel_turns_a_monster_down_and_has_then_used_both_effects() -> None:
    duel = scenario()
    castel = duel.alice.attack_position(CASTEL, [OX, ELF, STONE])
    gaia = duel.bob.attack_position(GAIA)
    duel.alice.activates(castel, 0)
    duel.alice.picks(STONE)
    duel.alice.picks(gaia)
    duel.is_settled()
    assert duel.position(gaia) == "face-down"
    assert not duel.alice.can("activate", castel, 0)
    assert not duel.alice.can("activate", castel, 1)


@rule("RES-DCK-01", "MR3-RET-01")
def test_castel_returns_another_face_up_card_to_the_deck() -> None:
    duel = scenario()
    castel = duel.alice.attack_position(CASTEL, [OX, ELF])
    theirs = duel.bob.attack_position(UTOPIA, [STONE])
    duel.bob.has_set(TYPHOON)
    (scale,) = duel.alice.pendulum_zones(PULSE)
    duel.alice.activates(castel, 1)
    assert sorted(duel.alice.offered_cards()) == sorted([UTOPIA, PULSE])
    duel.alice.picks(theirs)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(theirs) == "extra deck"
    assert duel.where(STONE) == "graveyard"
    assert duel.where(scale) == "pendulum zone"
    assert duel.where(OX) == duel.where(ELF) == "graveyard"


@rule("MR3-TOK-05")
def test_castel_cannot_turn_down_a_token() -> None:
    duel = scenario()
    castel = duel.alice.attack_position(CASTEL, [OX])
    duel.alice.has_set("Scapegoat")
    duel.alice.activates("Scapegoat")
    duel.is_settled()
    duel.alice.activates(castel, 0)
    duel.is_settled()
    assert duel.position(castel) == "face-down"


def test_castel_with_one_material_has_only_its_first_effect() -> None:
    duel = scenario()
    castel = duel.alice.attack_position(CASTEL, [OX])
    duel.bob.attack_position(GAIA)
    assert duel.alice.can("activate", castel, 0)
    assert not duel.alice.can("activate", castel, 1)


# Dark Rebellion Xyz Dragon


@rule("RES-GAP-STA-04")
def test_dark_rebellion_takes_half_the_atk() -> None:
    duel = scenario()
    rebellion = duel.alice.attack_position(REBELLION, [OX, ELF])
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.has_set(OX)
    duel.alice.activates(rebellion)
    duel.is_settled()
    assert duel.atk(gaia) == 1150
    assert duel.atk(rebellion) == 2500 + 1150
    assert duel.where(OX) == "graveyard"
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.atk(rebellion) == 3650


def test_dark_rebellion_needs_two_materials_and_a_target_with_atk() -> None:
    duel = scenario()
    duel.alice.attack_position(REBELLION, [OX])
    duel.bob.attack_position(GAIA)
    assert not duel.alice.can("activate", REBELLION)
    duel = scenario()
    duel.alice.attack_position(REBELLION, [OX, ELF])
    duel.bob.attack_position("Labyrinth Wall")
    duel.bob.has_set(GAIA)
    assert not duel.alice.can("activate", REBELLION)


@rule("RES-CON-01")
def test_dark_rebellion_gains_nothing_if_the_target_is_turned_down() -> None:
    duel = scenario()
    rebellion = duel.alice.attack_position(REBELLION, [OX, ELF])
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.has_set("Book of Moon")
    duel.alice.activates(rebellion)
    duel.bob.activates("Book of Moon")
    duel.bob.picks(gaia)
    duel.is_settled()
    assert duel.atk(rebellion) == 2500


# Evilswarm Exciton Knight


@rule("MR3-EFF-06", "MR3-EFF-07", "RES-END-01")
def test_exciton_destroys_everything_else_and_the_opponent_takes_no_damage() -> None:
    duel = scenario()
    exciton = duel.alice.attack_position(EXCITON, [OX, ELF])
    duel.alice.attack_position(OX)
    duel.bob.attack_position(GAIA)
    duel.bob.has_set(TYPHOON)
    duel.bob.hand(OX)
    duel.alice.hand("Hinotama")
    assert not duel.alice.can("activate", exciton)
    duel = scenario()
    exciton = duel.alice.attack_position(EXCITON, [OX, ELF])
    ox = duel.alice.attack_position(OX)
    gaia = duel.bob.attack_position(GAIA)
    hidden = duel.bob.has_set("Mirror Force")
    duel.bob.hand(OX, OX)
    duel.alice.hand("Hinotama")
    duel.alice.activates(exciton)
    duel.alice.picks(ELF)
    duel.is_settled()
    assert duel.where(exciton) == "monster zone"
    assert duel.where(ox) == duel.where(gaia) == duel.where(hidden) == "graveyard"
    duel.alice.activates("Hinotama")
    duel.is_settled()
    assert duel.bob.life == 8000
    duel.alice.enters_battle()
    duel.alice.attacks(exciton)
    assert duel.bob.life == 8000


@rule("MR3-SPL-13", "MR3-OPT-02")
def test_exciton_in_the_opponents_battle_phase_once_a_chain_and_not_in_the_main_phase() -> None:
    duel = scenario(turn=BOB)
    exciton = duel.alice.defense_position(EXCITON, [OX, ELF])
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.hand(OX, OX)
    duel.bob.summons(OX)
    duel.is_settled()
    duel.bob.enters_battle()
    if not duel.alice.can("activate", exciton):
        duel.bob.attacks(gaia, exciton)
    duel.alice.activates(exciton)
    duel.alice.picks(OX)
    duel.all_pass()
    assert duel.where(gaia) == "graveyard"


def test_exciton_is_used_once_in_a_chain() -> None:
    duel = scenario()
    exciton = duel.alice.attack_position(EXCITON, [OX, ELF])
    duel.bob.hand(OX, OX, OX)
    duel.bob.has_set(TYPHOON)
    duel.alice.face_up("Yami")
    duel.alice.activates(exciton)
    duel.alice.picks(ELF)
    duel.bob.activates(TYPHOON)
    assert not duel.alice.can("activate", exciton)
    duel.is_settled()
    assert duel.duel.play[exciton].materials
    assert duel.where(exciton) == "monster zone"


# Abyss Dweller


@rule("MR3-XYZ-08", "MR3-ACT-04")
def test_dweller_strengthens_water_monsters_while_it_has_a_water_material() -> None:
    duel = scenario()
    dweller = duel.alice.attack_position(DWELLER, ["Jigabyte", OX])
    jiga = duel.alice.attack_position("Jigabyte")
    ox = duel.alice.attack_position(OX)
    theirs = duel.bob.attack_position("Jigabyte")
    assert (duel.atk(dweller), duel.atk(jiga), duel.atk(ox), duel.atk(theirs)) == (2200, 2000, 1700, 1500)
    material = duel.duel.play[dweller].materials[0]
    duel.alice.activates(dweller)
    duel.alice.picks(material)
    duel.is_settled()
    assert (duel.atk(dweller), duel.atk(jiga)) == (1700, 1500)


@rule("RES-CAN-01", "MR3-OPT-02", "MR3-END-06")
def test_dweller_locks_the_opponents_graveyard_for_the_turn() -> None:
    duel = scenario()
    duel.alice.attack_position(DWELLER, [OX, OX])
    duel.alice.hand("Fissure")
    ferret = duel.bob.attack_position("Fencing Fire Ferret")
    duel.alice.activates(DWELLER)
    duel.alice.picks(OX)
    duel.is_settled()
    assert not duel.alice.can("activate", DWELLER)
    duel.alice.activates("Fissure")
    duel.is_settled()
    assert duel.where(ferret) == "graveyard"
    assert duel.where(DWELLER) == "monster zone"
    assert duel.alice.life == 8000


def test_dweller_can_be_used_in_the_opponents_turn_too() -> None:
    duel = scenario(turn=BOB)
    duel.alice.attack_position(DWELLER, [OX, OX])
    duel.bob.graveyard("Quillbolt Hedgehog")
    duel.bob.hand(OX)
    duel.bob.summons(OX)
    assert duel.alice.can("activate", DWELLER)


# Number 11: Big Eye


@rule("MR3-CTL-01", "MR3-CTL-02", "RES-CTL-03", "RES-CAN-01")
def test_big_eye_takes_a_monster_for_good_and_cannot_attack() -> None:
    duel = scenario()
    eye = duel.alice.attack_position(EYE, [GAIA, PIT])
    hidden = duel.bob.has_set(STONE)
    gaia = duel.bob.attack_position(GAIA)
    duel.alice.activates(eye)
    duel.alice.picks(PIT)
    assert duel.alice.can("pick", hidden)
    duel.alice.picks(gaia)
    duel.is_settled()
    assert duel.controller(gaia) == ALICE
    duel.alice.enters_battle()
    assert not duel.alice.can("attack", eye)
    assert duel.alice.can("attack", gaia)
    duel.alice.ends_battle()
    duel.is_settled()
    assert duel.controller(gaia) == ALICE


def test_big_eye_cannot_be_used_after_it_attacked_nor_with_a_full_field() -> None:
    duel = scenario(phase=Phase.BATTLE)
    eye = duel.alice.attack_position(EYE, [GAIA])
    duel.alice.hand(OX)
    duel.bob.defense_position("Labyrinth Wall")
    duel.alice.attacks(eye, "Labyrinth Wall")
    duel.is_settled()
    assert duel.duel.phase == Phase.MAIN_2
    assert not duel.alice.can("activate", eye)
    duel = scenario()
    eye = duel.alice.attack_position(EYE, [GAIA])
    for _ in range(4):
        duel.alice.attack_position(OX)
    duel.bob.attack_position(GAIA)
    assert not duel.alice.can("activate", eye)


@rule("MR3-CHN-07")
def test_big_eye_negated_has_still_given_up_its_attack() -> None:
    duel = scenario()
    eye = duel.alice.attack_position(EYE, [GAIA, PIT])
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.hand(VEILER)
    duel.alice.attack_position(OX)
    duel.alice.activates(eye)
    duel.alice.picks(PIT)
    duel.bob.activates(VEILER)
    if duel.bob.is_asked("pick"):
        duel.bob.picks(eye)
    duel.is_settled()
    assert duel.controller(gaia) == BOB
    duel.alice.enters_battle()
    assert not duel.alice.can("attack", eye)


# Mecha Phantom Beast Dracossack


@rule("MR3-TOK-02", "MR3-TOK-04", "RES-CAN-01")
def test_dracossack_makes_two_tokens_and_cannot_be_destroyed_beside_them() -> None:
    duel = scenario()
    sack = duel.alice.attack_position(SACK, [GAIA, PIT])
    duel.bob.hand("Fissure")
    duel.alice.activates(sack, 0)
    duel.alice.picks(PIT)
    duel.alice.puts_in(4)
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.alice.cards("monster zone").count("幻獣機トークン") == 2
    assert not duel.alice.can("activate", sack, 0)
    gaia = duel.bob.attack_position("Blue-Eyes White Dragon")
    duel.alice.ends_turn()
    duel.bob.enters_battle()
    duel.bob.attacks(gaia, sack)
    duel.is_settled()
    assert duel.where(sack) == "monster zone"
    assert duel.alice.life == 8000 - 400


@rule("RES-CAN-01", "RES-SND-02")
def test_dracossack_is_destroyed_neither_by_battle_nor_by_effects_while_a_token_stays() -> None:
    duel = scenario(turn=BOB)
    sack = duel.alice.attack_position(SACK)
    duel.alice.has_set("Scapegoat")
    duel.bob.hand("Dark Hole", OX)
    duel.bob.summons(OX)
    duel.alice.activates("Scapegoat")
    duel.is_settled()
    duel.bob.activates("Dark Hole")
    duel.is_settled()
    assert duel.where(sack) == "monster zone"
    assert duel.alice.cards("monster zone") == [SACK]


@rule("MR3-COST-01", "MR3-OPT-01")
def test_dracossack_releases_a_phantom_beast_to_destroy_a_card() -> None:
    duel = scenario()
    sack = duel.alice.attack_position(SACK, [GAIA])
    trap = duel.bob.has_set("Mirror Force")
    duel.alice.activates(sack, 0)
    duel.alice.puts_in(1)
    duel.alice.puts_in(1)
    duel.is_settled()
    duel.alice.activates(sack, 2)
    token = next(card for card in range(len(duel.duel.info)) if duel.name_of(card) == "幻獣機トークン")
    duel.alice.picks(token)
    duel.alice.picks(trap)
    duel.is_settled()
    assert duel.where(trap) == "graveyard"
    assert duel.where(token) == "nowhere"
    assert not duel.alice.can("activate", sack, 2)
    duel.alice.enters_battle()
    assert not duel.alice.can("attack", sack)


def test_dracossack_may_release_itself() -> None:
    duel = scenario()
    sack = duel.alice.attack_position(SACK)
    trap = duel.bob.has_set("Mirror Force")
    duel.alice.activates(sack, 2)
    duel.is_settled()
    assert duel.where(sack) == duel.where(trap) == "graveyard"


def test_dracossack_cannot_use_it_after_attacking_nor_when_nothing_would_be_left_to_destroy() -> None:
    duel = scenario()
    sack = duel.alice.attack_position(SACK)
    assert not duel.alice.can("activate", sack, 2)
    duel = scenario(phase=Phase.BATTLE)
    sack = duel.alice.attack_position(SACK)
    duel.alice.hand(OX)
    duel.bob.has_set(TYPHOON)
    duel.alice.attacks(sack)
    duel.all_pass()
    assert duel.duel.phase == Phase.MAIN_2
    assert not duel.alice.can("activate", sack, 2)
