"""Spell Cards of the staples, from Black Luster Ritual to Dimensional Fissure: effects and hard rulings."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, scenario

OX = "Battle Ox"
GAIA = "Gaia The Fierce Knight"
STONE = "Giant Soldier of Stone"
MAGICIAN = "Dark Magician"
WALL = "Labyrinth Wall"
HINOTAMA = "Hinotama"
FISSURE = "Dimensional Fissure"


# Black Luster Ritual


@rule("MR3-RIT-03", "MR3-RIT-06", "MR3-RIT-07")
def test_black_luster_ritual_releases_eight_levels_from_hand_and_field() -> None:
    duel = scenario()
    ritual = duel.alice.hand("Black Luster Ritual")
    soldier = duel.alice.hand("Black Luster Soldier")
    wall = duel.alice.hand(WALL)
    stone = duel.alice.attack_position(STONE)
    duel.alice.activates(ritual)
    assert sorted(duel.alice.offered_cards()) == sorted([WALL, STONE])
    duel.alice.picks(wall)
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.where(soldier) == "monster zone"
    assert duel.position(soldier) == "defense"
    assert duel.where(wall) == duel.where(stone) == duel.where(ritual) == "graveyard"


@rule("MR3-RIT-03")
def test_black_luster_ritual_needs_eight_levels() -> None:
    duel = scenario()
    duel.alice.hand("Black Luster Ritual", "Black Luster Soldier", WALL)
    duel.alice.attack_position("Petit Moth")
    assert not duel.alice.can("activate", "Black Luster Ritual")


@rule("MR3-RIT-01")
def test_black_luster_soldier_cannot_come_back_without_having_been_ritual_summoned() -> None:
    duel = scenario()
    duel.alice.graveyard("Black Luster Soldier", proper=False)
    duel.alice.hand("Black Luster Soldier", "Monster Reborn")
    assert not duel.alice.can("activate", "Monster Reborn")
    assert not duel.alice.can("summon", "Black Luster Soldier")
    assert not duel.alice.can("set monster", "Black Luster Soldier")


# Black Pendant


@rule("MR3-EQP-01", "MR3-EQP-02")
def test_black_pendant_gives_500_and_burns_when_its_monster_is_gone() -> None:
    duel = scenario()
    ox = duel.alice.attack_position(OX)
    pendant = duel.alice.hand("Black Pendant")
    cannon = duel.alice.attack_position("Cannon Soldier")
    duel.alice.activates(pendant)
    assert sorted(duel.alice.offered_cards()) == sorted([OX, "Cannon Soldier"])
    duel.alice.picks(ox)
    duel.is_settled()
    assert duel.atk(ox) == 2200
    assert duel.where(pendant) == "spell zone"
    duel.alice.activates(cannon)
    duel.alice.picks(ox)
    duel.is_settled()
    assert duel.where(pendant) == "graveyard"
    assert duel.bob.life == 8000 - 500 - 500


def test_black_pendant_burns_when_sent_from_the_field_even_from_face_down() -> None:
    duel = scenario()
    pendant = duel.bob.has_set("Black Pendant")
    typhoon = duel.alice.hand("Mystical Space Typhoon")
    duel.alice.activates(typhoon)
    duel.is_settled()
    assert duel.where(pendant) == "graveyard"
    assert duel.alice.life == 7500


def test_black_pendant_does_not_burn_from_the_hand() -> None:
    duel = scenario()
    pendant = duel.alice.hand("Black Pendant")
    dealings = duel.alice.hand("Dark World Dealings")
    duel.alice.activates(dealings)
    duel.alice.picks(pendant)
    duel.is_settled()
    assert duel.where(pendant) == "graveyard"
    assert duel.bob.life == 8000


# Book of Taiyou


@rule("MR3-FDN-01", "MR3-FLIP-01")
def test_book_of_taiyou_turns_a_face_down_monster_into_attack_position_and_its_flip_effect_triggers() -> None:
    duel = scenario()
    book = duel.alice.hand("Book of Taiyou")
    lizard = duel.bob.has_set("Shaddoll Squamata")
    mine = duel.alice.attack_position(OX)
    duel.alice.activates(book)
    assert duel.bob.can("trigger", lizard)
    duel.bob.triggers(lizard)
    duel.bob.picks(mine)
    duel.is_settled()
    assert duel.position(lizard) == "attack"
    assert duel.where(mine) == "graveyard"


@rule("MR3-TGT-01")
def test_book_of_taiyou_needs_a_face_down_monster() -> None:
    duel = scenario()
    duel.alice.hand("Book of Taiyou")
    duel.bob.defense_position(STONE)
    assert not duel.alice.can("activate", "Book of Taiyou")


# Dark World Dealings


@rule("MR3-SIM-01", "RES-DIS-01", "RES-DIS-03")
def test_dark_world_dealings_both_draw_then_both_discard() -> None:
    duel = scenario()
    duel.alice.hand("Dark World Dealings", OX)
    duel.bob.hand(GAIA)
    duel.alice.deck(STONE)
    duel.bob.deck(MAGICIAN)
    duel.alice.activates("Dark World Dealings")
    assert sorted(duel.alice.offered_cards()) == sorted([OX, STONE])
    duel.alice.picks(OX)
    assert sorted(duel.bob.offered_cards()) == sorted([GAIA, MAGICIAN])
    duel.bob.picks(GAIA)
    duel.is_settled()
    assert duel.where(OX) == duel.where(GAIA) == "graveyard"
    assert duel.where(STONE) == duel.where(MAGICIAN) == "hand"


def test_dark_world_dealings_discards_at_the_same_time_and_summons_goldd() -> None:
    duel = scenario()
    duel.alice.hand("Dark World Dealings", "Goldd, Wu-Lord of Dark World", OX)
    duel.bob.hand(GAIA)
    duel.alice.activates("Dark World Dealings")
    duel.alice.picks("Goldd, Wu-Lord of Dark World")
    duel.bob.picks(GAIA)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where("Goldd, Wu-Lord of Dark World") == "monster zone"


@rule("RES-DRW-04")
def test_dark_world_dealings_needs_a_card_in_both_decks() -> None:
    duel = scenario()
    duel.alice.hand("Dark World Dealings")
    duel.bob.empty_deck()
    assert not duel.alice.can("activate", "Dark World Dealings")


# Dian Keto the Cure Master, Hinotama, Ookazi


def test_dian_keto_heals_1000() -> None:
    duel = scenario()
    duel.alice.hand("Dian Keto the Cure Master")
    duel.alice.has_life(300)
    duel.alice.activates("Dian Keto the Cure Master")
    duel.is_settled()
    assert duel.alice.life == 1300


def test_hinotama_and_ookazi_burn() -> None:
    duel = scenario()
    duel.alice.hand(HINOTAMA, "Ookazi")
    duel.alice.activates(HINOTAMA)
    assert duel.bob.life == 7500
    duel.alice.activates("Ookazi")
    duel.is_settled()
    assert duel.bob.life == 6700
    assert duel.alice.life == 8000


@rule("MR3-WIN-02")
def test_hinotama_wins() -> None:
    duel = scenario()
    duel.alice.hand(HINOTAMA)
    duel.bob.has_life(500)
    duel.alice.activates(HINOTAMA)
    assert duel.winner == ALICE


# Dimensional Fissure


@rule("RES-DES-03")
def test_dimensional_fissure_banishes_monsters_that_would_go_to_the_graveyard() -> None:
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.face_up(FISSURE)
    attacker = duel.alice.attack_position(GAIA)
    victim = duel.bob.attack_position("Mother Grizzly")
    duel.alice.attacks(attacker, victim)
    duel.is_settled()
    assert duel.where(victim) == "banished"


def test_dimensional_fissure_leaves_spells_and_traps_alone() -> None:
    duel = scenario()
    duel.bob.face_up(FISSURE)
    duel.alice.hand(HINOTAMA)
    duel.alice.activates(HINOTAMA)
    duel.is_settled()
    assert duel.where(HINOTAMA) == "graveyard"


@rule("MR3-XYZ-08")
def test_dimensional_fissure_does_not_catch_xyz_materials() -> None:
    duel = scenario()
    duel.bob.face_up(FISSURE)
    dragon = duel.alice.attack_position("Number 17: Leviathan Dragon", [STONE, "Petit Moth"])
    duel.alice.activates(dragon)
    duel.alice.picks("Petit Moth")
    duel.is_settled()
    assert duel.where("Petit Moth") == "graveyard"


@rule("RES-DIS-04")
def test_discarding_a_monster_as_a_cost_is_possible_under_dimensional_fissure() -> None:
    duel = scenario()
    duel.bob.face_up(FISSURE)
    duel.alice.has_set("Divine Wrath")
    duel.alice.hand(OX)
    barrel = duel.bob.attack_position("Barrel Dragon")
    duel.bob.hand(GAIA)
    duel.alice.attack_position(STONE)
    duel.alice.ends_turn()
    duel.bob.activates(barrel)
    duel.alice.activates("Divine Wrath")
    duel.is_settled()
    assert duel.where(OX) == "banished"
    assert duel.where(barrel) == "banished"
