"""Cyberse monsters of the main deck: each effect, and what is easily got wrong."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import BOB, scenario

BALANCER = "Balancer Lord"
BIT = "Bitron"
BOOT = "Boot Staggered"
CLIANT = "Cliant"
DIGI = "Digitron"
DOT = "Dotscaper"
DRACO = "Draconnet"
DUAL = "Dual Assembwurm"
RAM = "RAM Clouder"
ROM = "ROM Cloudia"
SLAYER = "Linkslayer"
GAIA = "Gaia The Fierce Knight"
OX = "Battle Ox"
ELF = "Mystical Elf"
HOLE = "Dark Hole"
TYPHOON = "Mystical Space Typhoon"
MIRROR = "Mirror Force"
TOKEN = "スタッグトークン"


# Balancer Lord


@rule("MR3-COST-01")
def test_balancer_lord_gives_one_more_summon_of_a_cyberse_monster() -> None:
    duel = scenario()
    duel.alice.attack_position(BALANCER)
    first, second, third = duel.alice.hand(RAM), duel.alice.hand(DRACO), duel.alice.hand(OX)
    duel.alice.activates(BALANCER)
    duel.is_settled()
    assert duel.alice.life == 7000
    duel.alice.summons(first)
    assert duel.alice.can("summon", second)
    assert duel.alice.can("summon", third)
    duel.alice.summons(second)
    duel.is_settled()
    assert not duel.alice.can("summon", third)


def test_the_extra_summon_is_for_cyberse_monsters_and_not_for_setting() -> None:
    duel = scenario()
    duel.alice.attack_position(BALANCER)
    duel.alice.hand(OX, ELF, RAM)
    duel.alice.activates(BALANCER)
    duel.alice.summons(OX)
    assert not duel.alice.can("summon", ELF)
    assert not duel.alice.can("set monster", RAM)
    assert duel.alice.can("summon", RAM)


def test_the_extra_summon_is_gained_once_however_many_balancer_lords_there_are() -> None:
    duel = scenario()
    first, second = duel.alice.attack_position(BALANCER), duel.alice.attack_position(BALANCER)
    duel.alice.activates(first)
    assert not duel.alice.can("activate", first)
    assert not duel.alice.can("activate", second)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.alice.can("activate", second)


def test_the_extra_summon_is_gone_with_the_turn_and_costs_a_thousand() -> None:
    duel = scenario()
    duel.alice.attack_position(BALANCER)
    duel.alice.hand(RAM, DRACO)
    duel.alice.activates(BALANCER)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    duel.alice.summons(RAM)
    assert not duel.alice.can("summon", DRACO)
    duel = scenario()
    duel.alice.has_life(900)
    duel.alice.attack_position(BALANCER)
    assert not duel.alice.can("activate", BALANCER)


@rule("MR3-OPT-05")
def test_a_banished_balancer_lord_brings_a_small_monster_of_any_race_once_a_turn() -> None:
    duel = scenario()
    first, second = duel.alice.attack_position(BALANCER), duel.alice.hand(BALANCER)
    duel.alice.hand(OX, GAIA, ELF)
    duel.alice.graveyard(DUAL)
    duel.alice.activates(DUAL)
    duel.alice.puts_in(1)
    duel.alice.triggers(first)
    assert not duel.alice.can("trigger", second)
    assert sorted(duel.alice.offered_cards()) == sorted([OX, ELF])
    duel.alice.picks(OX)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(OX) == "monster zone"
    assert duel.where(ELF) == "hand"


# Boot Staggered


@rule("MR3-TIM-01")
def test_boot_staggered_comes_out_when_you_normal_summon_a_cyberse_monster() -> None:
    duel = scenario()
    boot = duel.alice.hand(BOOT)
    duel.alice.hand(RAM, OX)
    duel.alice.summons(RAM)
    duel.alice.activates(boot)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(boot) == "monster zone"


def test_boot_staggered_waits_for_a_cyberse_monster_a_normal_summon_and_its_own_side() -> None:
    duel = scenario()
    duel.alice.hand(BOOT, OX)
    duel.alice.summons(OX)
    duel.is_settled()
    duel = scenario()
    duel.alice.hand(BOOT, SLAYER)
    duel.alice.special_summons(SLAYER)
    duel.alice.puts_in(1)
    duel.is_settled()
    duel = scenario(turn=BOB)
    duel.alice.hand(BOOT)
    duel.bob.hand(RAM)
    duel.bob.summons(RAM)
    duel.is_settled()
    assert duel.where(BOOT) == "hand"


@rule("MR3-OPT-05")
def test_boot_staggered_comes_out_this_way_once_a_turn_by_name() -> None:
    duel = scenario()
    duel.alice.attack_position(BALANCER)
    first, second = duel.alice.hand(BOOT), duel.alice.hand(BOOT)
    duel.alice.hand(RAM, DRACO)
    duel.alice.activates(BALANCER)
    duel.alice.summons(RAM)
    duel.alice.activates(first)
    duel.alice.puts_in(1)
    assert not duel.alice.can("activate", second)
    duel.alice.summons(DRACO)
    assert not duel.alice.can("activate", second)


def test_boot_staggered_makes_a_token_when_it_hurts_the_opponent() -> None:
    duel = scenario(phase=Phase.BATTLE)
    boot = duel.alice.attack_position(BOOT)
    duel.bob.attack_position(OX)
    duel.alice.attacks(boot, OX)
    duel.alice.triggers(boot)
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.bob.life == 7400
    assert TOKEN in duel.alice.cards("monster zone")
    assert duel.level(TOKEN) == 1


# Cliant


def test_cliant_strengthens_cyberse_monsters_in_its_own_turn_if_it_was_normal_summoned() -> None:
    duel = scenario()
    cliant = duel.alice.hand(CLIANT)
    ram, ox = duel.alice.attack_position(RAM), duel.alice.attack_position(OX)
    theirs = duel.bob.attack_position(RAM)
    duel.alice.summons(cliant)
    duel.is_settled()
    assert (duel.atk(cliant), duel.defense(cliant)) == (2000, 2000)
    assert (duel.atk(ram), duel.defense(ram)) == (2300, 1500)
    assert duel.atk(ox) == 1700
    assert duel.atk(theirs) == 1800
    duel.alice.ends_turn()
    assert duel.atk(ram) == 1800
    duel.bob.ends_turn()
    assert duel.atk(ram) == 2300


def test_cliant_does_nothing_if_it_was_special_summoned_but_works_if_it_was_set() -> None:
    duel = scenario()
    cliant = duel.alice.graveyard(CLIANT)
    duel.alice.hand("Monster Reborn")
    duel.alice.activates("Monster Reborn")
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.atk(cliant) == 1500
    duel = scenario()
    cliant = duel.alice.hand(CLIANT)
    duel.alice.sets_monster(cliant)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    duel.alice.flip_summons(cliant)
    duel.is_settled()
    assert duel.atk(cliant) == 2000


def test_cliant_that_was_turned_down_again_was_normal_summoned_all_the_same() -> None:
    """As rulings 213 and 12693 have it: how a monster was summoned is true of it still when it lies face-down."""
    duel = scenario()
    cliant = duel.alice.hand(CLIANT)
    book = duel.alice.hand("Book of Moon")
    duel.alice.summons(cliant)
    duel.alice.activates(book)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    duel.alice.flip_summons(cliant)
    duel.is_settled()
    assert duel.atk(cliant) == 2000


def test_another_cyberse_monster_may_be_destroyed_instead_of_cliant() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    cliant = duel.alice.attack_position(CLIANT)
    ox = duel.alice.attack_position(OX)
    held, own = duel.alice.hand(RAM), duel.alice.attack_position(DRACO)
    duel.alice.hand(ELF)
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.attacks(gaia, cliant)
    duel.alice.says_yes()
    assert sorted(duel.alice.offered_cards()) == sorted([RAM, DRACO])
    duel.alice.picks(held)
    duel.is_settled()
    assert duel.where(cliant) == "monster zone"
    assert duel.where(held) == "graveyard"
    assert duel.where(own) == duel.where(ox) == "monster zone"
    assert duel.alice.life == 8000 - (2300 - 1500)


def test_cliant_is_destroyed_if_nobody_goes_instead() -> None:
    duel = scenario()
    cliant = duel.bob.attack_position(CLIANT)
    ram = duel.bob.hand(RAM)
    duel.alice.hand(HOLE)
    duel.alice.activates(HOLE)
    duel.bob.says_no()
    duel.is_settled()
    assert duel.where(cliant) == "graveyard"
    assert duel.where(ram) == "hand"


@rule("RES-DES-02")
def test_a_monster_that_is_destroyed_too_cannot_go_instead_of_cliant() -> None:
    duel = scenario()
    cliant = duel.bob.attack_position(CLIANT)
    draco = duel.bob.attack_position(DRACO)
    duel.alice.hand(HOLE)
    duel.alice.activates(HOLE)
    duel.is_settled()
    assert duel.where(cliant) == duel.where(draco) == "graveyard"


# Dotscaper


@rule("MR3-OPT-04")
def test_dotscaper_comes_back_once_a_turn_and_each_way_once_a_duel() -> None:
    duel = scenario()
    dot = duel.alice.hand(DOT)
    second = duel.alice.hand(DOT)
    duel.alice.attack_position(SLAYER)
    duel.bob.has_set(TYPHOON)
    duel.bob.has_set(MIRROR)
    duel.alice.activates(SLAYER)
    duel.alice.picks(dot, second)
    duel.bob.passes()
    duel.alice.triggers(dot)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(dot) == "monster zone"
    assert duel.where(second) == "graveyard"


def test_dotscaper_comes_back_from_banishment_in_a_later_turn_but_not_again_from_the_graveyard() -> None:
    duel = scenario()
    dot = duel.alice.attack_position(DOT)
    duel.alice.hand(HOLE, HOLE, HOLE, "Monster Reborn")
    duel.alice.activates(HOLE)
    duel.alice.triggers(dot)
    duel.alice.puts_in(4)
    duel.is_settled()
    duel.alice.activates(HOLE)
    duel.is_settled()
    assert duel.where(dot) == "graveyard"
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    duel.alice.activates("Monster Reborn")
    duel.alice.puts_in(4)
    duel.alice.activates(HOLE)
    duel.is_settled()
    assert duel.where(dot) == "graveyard"


def test_a_banished_dotscaper_comes_back_too() -> None:
    duel = scenario()
    dot = duel.alice.attack_position(DOT)
    dual = duel.alice.graveyard(DUAL)
    duel.alice.hand(RAM)
    duel.alice.activates(dual)
    duel.alice.puts_in(4)
    duel.alice.triggers(dot)
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.where(dot) == "monster zone"
    assert duel.where(dual) == "monster zone"


# Draconnet


def test_draconnet_brings_a_small_normal_monster_in_defence_position() -> None:
    duel = scenario()
    draco = duel.alice.hand(DRACO)
    duel.alice.deck(BIT, DIGI, RAM)
    duel.alice.hand(OX)
    duel.alice.summons(draco)
    duel.alice.triggers(draco)
    assert sorted(duel.alice.offered_cards()) == sorted([BIT, DIGI])
    duel.alice.picks(DIGI)
    duel.is_settled()
    assert duel.position(DIGI) == "defense"
    assert duel.where(BIT) == "deck"


def test_draconnet_finds_it_in_the_hand_and_only_on_its_own_normal_summon() -> None:
    duel = scenario()
    duel.alice.hand(DRACO, BIT)
    duel.alice.summons(DRACO)
    duel.alice.triggers(DRACO)
    duel.is_settled()
    assert duel.where(BIT) == "monster zone"
    duel = scenario()
    duel.alice.graveyard(DRACO)
    duel.alice.hand(BIT, "Monster Reborn")
    duel.alice.activates("Monster Reborn")
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(BIT) == "hand"


# Dual Assembwurm


def test_dual_assembwurm_comes_from_the_hand_for_two_other_cyberse_monsters_at_half_its_attack() -> None:
    duel = scenario()
    dual = duel.alice.hand(DUAL)
    duel.alice.hand(RAM, OX)
    duel.alice.attack_position(DRACO)
    duel.alice.has_set(DIGI)
    duel.alice.activates(dual)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.alice.cards("banished") == [RAM, DRACO]
    assert duel.where(DIGI) == "monster zone"
    assert duel.atk(dual) == 1400


@rule("MR3-OPT-05")
def test_dual_assembwurm_comes_out_this_way_once_a_turn_by_name() -> None:
    duel = scenario()
    first, second = duel.alice.graveyard(DUAL), duel.alice.graveyard(DUAL)
    duel.alice.hand(RAM, DRACO, DIGI, BIT)
    duel.alice.activates(first)
    duel.alice.picks(RAM, DRACO)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(first) == "monster zone"
    assert not duel.alice.can("activate", second)


def test_dual_assembwurm_can_be_banished_for_another_but_not_for_itself() -> None:
    duel = scenario()
    dual = duel.alice.hand(DUAL)
    duel.alice.hand(RAM)
    assert not duel.alice.can("activate", dual)
    duel = scenario()
    dual, other = duel.alice.hand(DUAL), duel.alice.hand(DUAL)
    duel.alice.hand(RAM)
    duel.alice.activates(other)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(other) == "monster zone"
    assert duel.where(dual) == "banished"


@rule("MR3-TGT-02")
def test_dual_assembwurm_banishes_a_monster_that_is_no_stronger_for_a_card_of_the_hand() -> None:
    duel = scenario()
    dual = duel.alice.attack_position(DUAL)
    duel.alice.hand(HOLE)
    duel.alice.hand(OX)
    duel.bob.attack_position(GAIA)
    duel.bob.attack_position("Manga Ryu-Ran")
    duel.bob.has_set(ELF)
    duel.bob.attack_position("Dark Magician")
    duel.alice.activates(dual)
    duel.alice.picks(HOLE)
    assert duel.where(HOLE) == "banished"
    assert GAIA in duel.alice.offered_cards()
    assert ELF not in duel.alice.offered_cards()
    duel.alice.picks(GAIA)
    duel.is_settled()
    assert duel.where(GAIA) == "banished"
    assert not duel.alice.can("activate", dual)


# Linkslayer


@rule("MR3-SS-08")
def test_linkslayer_comes_out_if_you_control_no_monster() -> None:
    duel = scenario()
    slayer = duel.alice.hand(SLAYER)
    duel.bob.attack_position(OX)
    duel.alice.special_summons(slayer)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(slayer) == "monster zone"
    duel = scenario()
    duel.alice.hand(SLAYER)
    duel.alice.has_set(ELF)
    assert not duel.alice.can("procedure", SLAYER)


@rule("MR3-COST-01", "MR3-TGT-01")
def test_linkslayer_discards_as_many_cards_as_it_destroys_spells_and_traps() -> None:
    duel = scenario()
    duel.alice.attack_position(SLAYER)
    duel.alice.hand(OX, ELF, GAIA)
    duel.bob.has_set(TYPHOON)
    duel.bob.has_set(MIRROR)
    duel.bob.has_set(HOLE)
    duel.alice.activates(SLAYER)
    duel.alice.picks(OX, ELF)
    duel.alice.picks(TYPHOON, HOLE)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(TYPHOON) == duel.where(HOLE) == "graveyard"
    assert duel.where(MIRROR) == "spell zone"
    assert duel.alice.cards("hand") == [GAIA]
    assert not duel.alice.can("activate", SLAYER)


def test_linkslayer_can_discard_no_more_cards_than_there_are_targets() -> None:
    duel = scenario()
    duel.alice.attack_position(SLAYER)
    duel.alice.hand(OX, ELF)
    duel.bob.has_set(MIRROR)
    duel.alice.activates(SLAYER)
    duel.alice.picks(OX)
    duel.is_settled()
    assert duel.where(ELF) == "hand"
    assert duel.where(MIRROR) == "graveyard"


# RAM Clouder


@rule("MR3-COST-01", "MR3-COST-02")
def test_ram_clouder_releases_a_monster_and_revives_a_cyberse_monster() -> None:
    duel = scenario()
    ram, ox = duel.alice.attack_position(RAM), duel.alice.attack_position(OX)
    dead = duel.alice.graveyard(SLAYER)
    duel.alice.graveyard(GAIA)
    duel.alice.activates(ram)
    duel.alice.picks(ox)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(ox) == "graveyard"
    assert duel.where(dead) == "monster zone"


@rule("MR3-OPT-05")
def test_ram_clouder_may_release_itself_but_only_one_of_them_a_turn() -> None:
    duel = scenario()
    first, second = duel.alice.attack_position(RAM), duel.alice.attack_position(RAM)
    duel.alice.graveyard(SLAYER, BIT)
    duel.alice.activates(first)
    duel.alice.picks(first)
    duel.alice.picks(SLAYER)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(first) == "graveyard"
    assert not duel.alice.can("activate", second)


# ROM Cloudia


def test_rom_cloudia_takes_back_another_cyberse_monster() -> None:
    duel = scenario()
    rom = duel.alice.hand(ROM)
    other = duel.alice.graveyard(ROM)
    duel.alice.graveyard(RAM, OX)
    duel.alice.summons(rom)
    duel.alice.triggers(rom)
    duel.is_settled()
    assert duel.where(RAM) == "hand"
    assert duel.where(other) == "graveyard"


@rule("MR3-TIM-02")
def test_rom_cloudia_brings_a_small_cyberse_monster_when_it_is_destroyed() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    rom = duel.alice.attack_position(ROM)
    duel.alice.deck(ROM, RAM, SLAYER, OX)
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.attacks(gaia, rom)
    duel.alice.triggers(rom)
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.where(RAM) == "monster zone"
    duel = scenario()
    duel.alice.attack_position(ROM)
    duel.alice.deck(RAM)
    duel.alice.hand(HOLE)
    duel.alice.activates(HOLE)
    duel.alice.triggers(ROM)
    duel.alice.puts_in(4)
    assert duel.where(RAM) == "monster zone"


def test_a_rom_cloudia_that_was_released_brings_nothing() -> None:
    duel = scenario()
    duel.alice.attack_position(RAM)
    rom = duel.alice.attack_position(ROM)
    duel.alice.deck(DRACO)
    duel.alice.graveyard(SLAYER)
    duel.alice.activates(RAM)
    duel.alice.picks(rom)
    duel.alice.picks(SLAYER)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(DRACO) == "deck"
