"""Cards of the structure deck SD29: each effect, and the awkward rulings."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, NotOffered, scenario

JAR = "Morphing Jar"
TIGER = "Performapal Salutiger"
SWORD = "Sacred Sword of Seven Stars"
FUSILIER = "Fusilier Dragon, the Dual-Mode Beast"
VIRUS = "Eradicator Epidemic Virus"
RECOVER = "Re-Cover"
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
JOKER = "Performapal Skullcrobat Joker"
PULSE = "Dragonpulse Magician"
PIT = "Dragonpit Magician"
STAR = "Stargazer Magician"
MASTER = "Master Pendulum, the Dracoslayer"
GAIA = "Gaia The Fierce Knight"
OX = "Battle Ox"
ELF = "Mystical Elf"
STONE = "Giant Soldier of Stone"
TYPHOON = "Mystical Space Typhoon"
MIRROR = "Mirror Force"
DARK_HOLE = "Dark Hole"
SPELL = 1
TRAP = 2


# Morphing Jar


@rule("MR3-DSD-12", "MR3-DS-04", "MR3-SIM-01", "MR3-FLIP-01")
def test_morphing_jar_makes_both_discard_and_draw_five() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    jar = duel.alice.has_set(JAR)
    duel.alice.hand(OX, ELF)
    ox = duel.bob.attack_position(OX)
    duel.bob.attacks(ox, jar)
    assert duel.alice.hand_size == 5
    assert duel.bob.hand_size == 5
    assert sorted(duel.alice.cards("graveyard")) == sorted([JAR, OX, ELF])


@rule("RES-DRW-06", "MR3-WIN-04")
def test_morphing_jar_draws_even_with_empty_hands_and_decks_a_player_out() -> None:
    duel = scenario(filler=5)
    jar = duel.alice.has_set(JAR)
    duel.bob.empty_deck()
    duel.alice.flip_summons(jar)
    assert duel.is_over()
    assert duel.winner == ALICE


# Performapal Salutiger


@rule("MR3-DSD-14", "MR3-OPT-04")
def test_salutiger_searches_when_it_destroys_by_battle() -> None:
    duel = scenario(phase=Phase.BATTLE)
    first = duel.alice.attack_position(TIGER)
    second = duel.alice.attack_position(TIGER)
    duel.alice.deck(CLAW, JOKER, RHINO, PULSE)
    targets = [duel.bob.defense_position(ELF), duel.bob.attack_position(STONE)]
    duel.bob.attack_position(ELF)
    duel.alice.attacks(first, targets[1])
    duel.alice.triggers(first)
    assert sorted(duel.alice.offered_cards()) == sorted([CLAW, JOKER])
    duel.alice.picks(JOKER)
    duel.is_settled()
    duel.alice.attacks(second, ELF)
    assert not duel.alice.can("trigger", second)


def test_salutiger_does_not_search_if_the_monster_went_elsewhere() -> None:
    duel = scenario(phase=Phase.BATTLE)
    tiger = duel.alice.attack_position(TIGER)
    duel.alice.deck(CLAW)
    pulse = duel.bob.attack_position(STAR)
    duel.alice.attacks(tiger, pulse)
    assert duel.where(pulse) == "extra deck"
    assert not duel.alice.can("trigger", tiger)


# Sacred Sword of Seven Stars


@rule("MR3-COST-01", "RES-DRW-05", "MR3-DECK-02")
def test_sacred_sword_banishes_a_level_seven_monster_to_draw_two() -> None:
    duel = scenario()
    first = duel.alice.hand(SWORD)
    second = duel.alice.hand(SWORD)
    in_hand = duel.alice.hand(GAIA)
    on_field = duel.alice.attack_position(PIT)
    duel.alice.has_set(GAIA)
    duel.alice.attack_position("Beast-Eyes Pendulum Dragon")
    duel.alice.pendulum_zones(PIT)
    duel.alice.activates(first)
    assert sorted(duel.alice.offered_cards()) == sorted([PIT, GAIA])
    duel.alice.picks(on_field)
    duel.is_settled()
    assert duel.where(on_field) == "banished"
    assert duel.where(in_hand) == "hand"
    assert duel.alice.hand_size == 4
    assert not duel.alice.can("activate", second)


def test_sacred_sword_needs_a_level_seven_monster_and_two_cards_to_draw() -> None:
    duel = scenario()
    duel.alice.hand(SWORD, OX)
    assert not duel.alice.can("activate", SWORD)
    duel = scenario(filler=1)
    duel.alice.hand(SWORD, GAIA)
    assert not duel.alice.can("activate", SWORD)


# Fusilier Dragon, the Dual-Mode Beast


@rule("MR3-SUM-02", "MR3-STA-01", "RES-GAP-STA-05")
def test_fusilier_summoned_without_releases_has_half_its_figures() -> None:
    duel = scenario()
    dragon = duel.alice.hand(FUSILIER)
    assert not duel.alice.can("summon", dragon)
    duel.alice.special_summons(dragon, 0)
    duel.is_settled()
    assert (duel.atk(dragon), duel.defense(dragon)) == (1400, 1000)
    assert not duel.alice.can("summon", dragon)


@rule("MR3-SUM-06", "MR3-FDN-03", "RES-GAP-FDN-01")
def test_fusilier_set_without_releases_has_half_its_figures_when_it_turns_up() -> None:
    duel = scenario()
    dragon = duel.alice.hand(FUSILIER)
    duel.alice.hand(OX)
    duel.alice.special_summons(dragon, 0x40)
    duel.is_settled()
    assert duel.position(dragon) == "face-down"
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    duel.alice.flip_summons(dragon)
    duel.is_settled()
    assert (duel.atk(dragon), duel.defense(dragon)) == (1400, 1000)


@rule("MR3-SUM-04", "RES-GAP-FDN-01")
def test_fusilier_is_whole_after_two_releases_or_after_having_been_turned_down() -> None:
    duel = scenario()
    dragon = duel.alice.hand(FUSILIER)
    duel.alice.attack_position(OX)
    duel.alice.attack_position(ELF)
    duel.alice.summons(dragon)
    duel.alice.picks(OX)
    duel.is_settled()
    assert duel.atk(dragon) == 2800
    duel = scenario()
    dragon = duel.alice.hand(FUSILIER)
    duel.alice.hand("Book of Moon")
    duel.alice.special_summons(dragon, 0)
    duel.alice.activates("Book of Moon")
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    duel.alice.flip_summons(dragon)
    assert duel.atk(dragon) == 2800


# Eradicator Epidemic Virus


@rule("MR3-COST-01", "RES-DES-01", "MR3-FDN-04", "MR3-PEN-12")
def test_virus_destroys_the_declared_kind_in_hand_and_on_the_field() -> None:
    duel = scenario()
    duel.alice.has_set(VIRUS)
    zoa = duel.alice.attack_position("Odd-Eyes Dragon")
    duel.alice.attack_position(OX)
    duel.bob.hand(TYPHOON, MIRROR, OX)
    hidden = duel.bob.has_set(DARK_HOLE)
    trap = duel.bob.has_set(MIRROR)
    (scale,) = duel.bob.pendulum_zones(CLAW)
    duel.alice.activates(VIRUS)
    duel.alice.declares(SPELL)
    duel.is_settled()
    assert duel.where(zoa) == "graveyard"
    assert duel.where(hidden) == "graveyard"
    assert duel.where(trap) == "spell zone"
    assert duel.where(scale) == "extra deck"
    assert sorted(duel.bob.cards("hand")) == sorted([MIRROR, OX])


@rule("MR3-TURN-03", "RES-DRW-01", "MR3-DRW-01")
def test_virus_destroys_what_is_drawn_for_three_turns_of_the_opponent() -> None:
    duel = scenario()
    duel.alice.has_set(VIRUS)
    duel.alice.attack_position("Odd-Eyes Dragon")
    duel.alice.hand(OX)
    duel.bob.deck(TYPHOON, OX, TYPHOON, DARK_HOLE)
    duel.alice.deck(OX, OX, OX, TYPHOON)
    duel.alice.activates(VIRUS)
    duel.alice.declares(SPELL)
    duel.alice.ends_turn()
    assert duel.where(TYPHOON) == "graveyard"
    duel.bob.ends_turn()
    duel.alice.ends_turn()
    assert duel.bob.cards("hand") == [OX]
    duel.bob.ends_turn()
    duel.alice.ends_turn()
    assert duel.bob.cards("graveyard") == [TYPHOON, TYPHOON]
    duel.bob.ends_turn()
    duel.alice.ends_turn()
    assert duel.where(DARK_HOLE) == "hand"


@rule("MR3-TURN-03")
def test_virus_activated_in_the_opponents_turn_counts_that_turn() -> None:
    duel = scenario(turn=BOB)
    duel.alice.has_set(VIRUS)
    duel.alice.attack_position("Odd-Eyes Dragon")
    duel.bob.hand(OX, "Pot of Greed")
    duel.bob.deck(TYPHOON, STONE, STONE, DARK_HOLE, DARK_HOLE)
    duel.bob.summons(OX)
    duel.alice.activates(VIRUS)
    duel.alice.declares(TRAP)
    duel.is_settled()
    assert duel.bob.cards("hand") == ["Pot of Greed"]
    duel.bob.activates("Pot of Greed")
    duel.is_settled()
    assert TYPHOON in duel.bob.cards("hand")


def test_virus_needs_a_dark_monster_with_2500_atk() -> None:
    duel = scenario()
    duel.alice.has_set(VIRUS)
    duel.alice.attack_position("Archfiend Soldier")
    duel.alice.attack_position("Wattaildragon")
    duel.bob.has_set("Odd-Eyes Dragon")
    duel.bob.hand(OX)
    assert not duel.alice.can("activate", VIRUS)


# Re-Cover


@rule("MR3-GAP-LIFE-01", "RES-DES-03", "MR3-OPT-04")
def test_re_cover_rises_if_the_opponents_extra_deck_is_much_larger_and_is_banished_later() -> None:
    duel = scenario()
    first = duel.alice.graveyard(RECOVER)
    second = duel.alice.graveyard(RECOVER)
    duel.alice.extra("Number 39: Utopia")
    duel.bob.extra(*["Number 39: Utopia"] * 6)
    duel.alice.hand(DARK_HOLE)
    duel.alice.activates(first)
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.alice.life == 6000
    assert duel.where(first) == "monster zone"
    assert not duel.alice.can("activate", second)
    duel.alice.activates(DARK_HOLE)
    duel.is_settled()
    assert duel.where(first) == "banished"


def test_re_cover_needs_the_difference_and_the_life_points() -> None:
    duel = scenario()
    duel.alice.graveyard(RECOVER)
    duel.alice.extra("Number 39: Utopia")
    duel.bob.extra(*["Number 39: Utopia"] * 5)
    assert not duel.alice.can("activate", RECOVER)
    duel = scenario()
    duel.alice.graveyard(RECOVER)
    duel.alice.has_life(1900)
    duel.bob.extra(*["Number 39: Utopia"] * 5)
    assert not duel.alice.can("activate", RECOVER)


@rule("MR3-SYN-06")
def test_re_cover_is_banished_when_used_as_material() -> None:
    duel = scenario()
    duel.alice.graveyard(RECOVER)
    duel.bob.extra(*["Number 39: Utopia"] * 6)
    duel.alice.extra("Ally of Justice Catastor")
    duel.alice.attack_position(OX)
    duel.alice.activates(RECOVER)
    duel.alice.puts_in(1)
    duel.alice.special_summons("Ally of Justice Catastor")
    duel.alice.picks(RECOVER)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(RECOVER) == "banished"


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
