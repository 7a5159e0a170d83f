"""Cards of the structure deck SD29, from Morphing Jar to Re-Cover: each effect, and the awkward rulings."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, scenario

JAR = "Morphing Jar"
TIGER = "Performapal Salutiger"
SWORD = "Sacred Sword of Seven Stars"
FUSILIER = "Fusilier Dragon, the Dual-Mode Beast"
VIRUS = "Eradicator Epidemic Virus"
RECOVER = "Re-Cover"
RHINO = "Performapal Thunderhino"
CLAW = "Performapal Silver Claw"
JOKER = "Performapal Skullcrobat Joker"
PULSE = "Dragonpulse Magician"
PIT = "Dragonpit Magician"
STAR = "Stargazer Magician"
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
