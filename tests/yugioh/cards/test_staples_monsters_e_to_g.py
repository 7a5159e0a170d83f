"""Effect Monsters of the staples, from Ehren to Gorz."""

from __future__ import annotations

import pytest
from tests.yugioh.cards.plays import battle

from duelkit.rulebook.cite import rule
from duelkit.yugioh.cards import library
from duelkit.yugioh.duel import begin
from duelkit.yugioh.editions.master_rule_3 import MASTER_RULE_3
from duelkit.yugioh.language import Attribute, Phase, Race, ignition, monster, named, one, special_summon
from duelkit.yugioh.scenario import ALICE, BOB, scenario

OX = "Battle Ox"
GAIA = "Gaia The Fierce Knight"
STONE = "Giant Soldier of Stone"
MOTH = "Petit Moth"
BOLT = "Raigeki"
BARREL = "Barrel Dragon"
EHREN = "Ehren, Lightsworn Monk"
STRATOS = "Elemental HERO Stratos"
SPARKMAN = "Elemental HERO Sparkman"
EXODIA = "Exodia the Forbidden One"
LIMBS = (
    "Right Arm of the Forbidden One",
    "Left Arm of the Forbidden One",
    "Right Leg of the Forbidden One",
    "Left Leg of the Forbidden One",
)
YAKSHA = "Fire King Avatar Yaksha"
GAGAGA = "Gagaga Magician"
LAQUARI = "Gladiator Beast Laquari"
GOLDD = "Goldd, Wu-Lord of Dark World"
GORZ = "Gorz the Emissary of Darkness"
SASUKE = "Sasuke Samurai"
LIZARD = "Shaddoll Squamata"
DEALINGS = "Dark World Dealings"
HINOTAMA = "Hinotama"
FISSURE = "Dimensional Fissure"


@rule("RES-DCK-01", "MR3-DSD-12")
def test_ehren_shuffles_a_defending_monster_into_the_deck_without_its_flip_effect() -> None:
    duel = battle()
    ehren = duel.alice.attack_position(EHREN)
    lizard = duel.bob.has_set(LIZARD)
    duel.alice.attacks(ehren, lizard)
    duel.is_settled()
    assert duel.where(lizard) == "deck"
    assert duel.where(ehren) == "monster zone"


def test_ehren_mills_three_in_each_own_end_phase() -> None:
    duel = scenario()
    duel.alice.attack_position(EHREN)
    duel.alice.ends_turn()
    duel.is_settled()
    assert len(duel.alice.cards("graveyard")) == 3
    duel.bob.ends_turn()
    duel.is_settled()
    assert len(duel.alice.cards("graveyard")) == 3


@rule("MR3-DSD-02", "MR3-DSD-04")
def test_sasuke_samurai_cuts_down_a_face_down_monster_unseen() -> None:
    duel = battle()
    sasuke = duel.alice.attack_position(SASUKE)
    lizard = duel.bob.has_set(LIZARD)
    duel.alice.attacks(sasuke, lizard)
    duel.is_settled()
    assert duel.where(lizard) == "graveyard"
    assert duel.where(sasuke) == "monster zone"


def test_sasuke_samurai_battles_face_up_monsters_as_usual() -> None:
    duel = battle()
    sasuke = duel.alice.attack_position(SASUKE)
    stone = duel.bob.defense_position(STONE)
    duel.alice.attacks(sasuke, stone)
    duel.is_settled()
    assert duel.where(stone) == "monster zone"
    assert duel.alice.life == 8000 - 1500


# Elemental HERO Stratos


def test_stratos_adds_a_hero_from_the_deck() -> None:
    duel = scenario()
    stratos = duel.alice.hand(STRATOS)
    duel.alice.deck(SPARKMAN, OX)
    duel.alice.summons(stratos)
    duel.alice.triggers(stratos)
    duel.is_settled()
    assert duel.where(SPARKMAN) == "hand"


def test_stratos_destroys_up_to_as_many_spells_and_traps_as_there_are_other_heroes() -> None:
    duel = scenario()
    stratos = duel.alice.hand(STRATOS)
    duel.alice.attack_position(SPARKMAN)
    duel.alice.attack_position("Elemental HERO Avian")
    first = duel.bob.has_set("Divine Wrath")
    second = duel.bob.face_up("Sogen")
    third = duel.bob.has_set("Appropriate")
    duel.alice.summons(stratos)
    duel.alice.triggers(stratos)
    duel.alice.picks(first)
    assert duel.alice.can("finish")
    duel.alice.picks(second)
    duel.is_settled()
    assert duel.where(first) == duel.where(second) == "graveyard"
    assert duel.where(third) == "spell zone"


def test_stratos_lets_one_choose_the_effect_at_activation() -> None:
    duel = scenario()
    stratos = duel.alice.hand(STRATOS)
    duel.alice.attack_position(SPARKMAN)
    duel.alice.deck(SPARKMAN)
    trap = duel.bob.has_set("Divine Wrath")
    duel.alice.summons(stratos)
    duel.alice.triggers(stratos)
    assert duel.alice.is_asked("choice")
    duel.alice.declares(0)
    duel.is_settled()
    assert duel.where(trap) == "graveyard"


def test_stratos_alone_with_no_hero_in_the_deck_has_nothing_to_do() -> None:
    duel = scenario()
    stratos = duel.alice.hand(STRATOS)
    duel.bob.has_set("Divine Wrath")
    duel.alice.summons(stratos)
    duel.is_settled()


# Exodia the Forbidden One


@rule("MR3-WIN-05")
def test_exodia_wins_once_all_five_are_in_the_hand() -> None:
    duel = scenario()
    duel.alice.hand(EXODIA, *LIMBS[:3], DEALINGS, OX)
    duel.alice.deck(LIMBS[3])
    assert not duel.is_over()
    duel.alice.activates(DEALINGS)
    assert not duel.is_over(), "a card is discarded first"
    duel.alice.picks(OX)
    assert duel.winner == ALICE


@rule("MR3-WIN-05")
def test_exodia_wins_at_the_normal_draw_of_the_opponents_of_nobody() -> None:
    duel = scenario(turn=BOB, phase=Phase.DRAW)
    duel.bob.hand(EXODIA, *LIMBS[:3])
    duel.bob.deck(LIMBS[3])
    assert duel.winner == BOB


@rule("MR3-WIN-05")
def test_two_exodias_at_the_same_time_are_a_draw() -> None:
    duel = scenario()
    duel.alice.hand(EXODIA, *LIMBS[:3], DEALINGS, OX)
    duel.bob.hand(EXODIA, *LIMBS[:3], OX)
    duel.alice.deck(LIMBS[3])
    duel.bob.deck(LIMBS[3])
    duel.alice.activates(DEALINGS)
    duel.alice.picks(OX)
    duel.bob.picks(OX)
    assert duel.winner == -1


def test_exodia_in_the_opening_hand_wins_at_once() -> None:
    pieces = [library()[name] for name in (EXODIA, *LIMBS)]
    duel = begin(MASTER_RULE_3, [pieces, [library()[OX]] * 40], 1)
    assert duel.outcome is not None
    assert duel.outcome.winner == ALICE


def test_exodia_needs_all_four_limbs() -> None:
    duel = scenario()
    duel.alice.hand(EXODIA, *LIMBS[:3], LIMBS[0])
    duel.alice.graveyard(LIMBS[3])
    duel.is_settled()


def test_the_limbs_need_exodia() -> None:
    duel = scenario()
    duel.alice.hand(*LIMBS)
    duel.is_settled()


# Fire King Avatar Yaksha


def test_yaksha_comes_from_the_hand_when_a_fire_king_is_destroyed_by_an_effect() -> None:
    duel = scenario(turn=BOB)
    yaksha = duel.alice.hand(YAKSHA)
    fallen = duel.alice.attack_position(YAKSHA)
    duel.bob.hand(BOLT)
    duel.alice.hand(OX)
    duel.bob.activates(BOLT)
    assert duel.alice.can("trigger", fallen) and not duel.alice.can("trigger", yaksha)
    duel.alice.declines()
    duel.alice.triggers(yaksha)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(yaksha) == "monster zone"


def test_yaksha_does_not_come_for_a_battle() -> None:
    duel = battle(BOB)
    yaksha = duel.alice.hand(YAKSHA)
    fallen = duel.alice.attack_position(YAKSHA)
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.attacks(gaia, fallen)
    assert not duel.alice.can("trigger", yaksha)
    assert duel.alice.can("trigger", fallen)
    duel.alice.triggers(fallen)
    assert duel.where(yaksha) == "graveyard"


@rule("MR3-OPT-05")
def test_yaksha_destroys_one_of_ones_own_cards_once_per_turn() -> None:
    duel = scenario(turn=BOB)
    first = duel.alice.attack_position(YAKSHA)
    second = duel.alice.attack_position(YAKSHA)
    duel.alice.hand(OX)
    pendant = duel.alice.has_set("Black Pendant")
    duel.bob.hand(BOLT)
    duel.bob.activates(BOLT)
    assert duel.alice.can("trigger", first)
    assert duel.alice.can("trigger", second)
    duel.alice.triggers(first)
    duel.alice.picks(pendant)
    duel.is_settled()
    assert duel.where(pendant) == "graveyard"
    assert duel.where(OX) == "hand"
    assert duel.bob.life == 7500


def test_yaksha_in_the_hand_can_be_destroyed_by_its_like() -> None:
    duel = scenario(turn=BOB)
    field = duel.alice.attack_position(YAKSHA)
    held = duel.alice.hand(OX)
    duel.bob.hand(BOLT)
    duel.bob.activates(BOLT)
    duel.alice.triggers(field)
    duel.is_settled()
    assert duel.where(held) == "graveyard"


# Flying Kamakiri #1, Mother Grizzly, UFO Turtle


@rule("MR3-DSD-14")
@pytest.mark.parametrize(
    ("recruiter", "recruits", "others"),
    [
        ("Flying Kamakiri #1", ["Gemini Soldier"], ["Elemental HERO Stratos", "UFO Turtle"]),
        ("Mother Grizzly", ["Mother Grizzly"], ["Number 17: Leviathan Dragon", "Flying Kamakiri #1"]),
        ("UFO Turtle", ["Blazewing Butterfly"], [YAKSHA, "Mother Grizzly"]),
    ],
)
def test_a_recruiter_brings_a_monster_of_its_attribute_with_at_most_1500_atk(
    recruiter: str, recruits: list[str], others: list[str]
) -> None:
    duel = battle()
    gaia = duel.alice.attack_position(GAIA)
    victim = duel.bob.attack_position(recruiter)
    duel.bob.deck(*recruits, *[name for name in others if name != "Number 17: Leviathan Dragon"])
    duel.alice.attacks(gaia, victim)
    duel.bob.triggers(victim)
    duel.is_settled()
    assert duel.bob.cards("monster zone") == recruits
    assert [duel.position(card) for card in duel.duel.monsters[BOB] if card >= 0] == ["attack"]


def test_a_recruiter_destroyed_by_an_effect_brings_nothing() -> None:
    duel = scenario()
    duel.alice.hand(BOLT)
    duel.bob.attack_position("Flying Kamakiri #1")
    duel.bob.deck("Flying Kamakiri #1")
    duel.alice.activates(BOLT)
    duel.is_settled()
    assert duel.bob.cards("monster zone") == []


def test_a_recruiter_that_is_banished_brings_nothing() -> None:
    duel = battle()
    gaia = duel.alice.attack_position(GAIA)
    duel.alice.face_up(FISSURE)
    victim = duel.bob.attack_position("UFO Turtle")
    duel.bob.deck("UFO Turtle")
    duel.alice.attacks(gaia, victim)
    duel.is_settled()
    assert duel.bob.cards("monster zone") == []


def test_a_recruiter_without_recruits_in_the_deck_is_not_offered() -> None:
    duel = battle()
    gaia = duel.alice.attack_position(GAIA)
    victim = duel.bob.attack_position("Flying Kamakiri #1")
    duel.alice.attacks(gaia, victim)
    duel.is_settled()


# Gagaga Magician


@rule("MR3-END-06")
def test_gagaga_magician_takes_a_declared_level_until_the_end_of_the_turn() -> None:
    duel = scenario()
    gagaga = duel.alice.attack_position(GAGAGA)
    duel.alice.activates(gagaga)
    assert not duel.alice.can("declare", number=0)
    assert not duel.alice.can("declare", number=9)
    duel.alice.declares(8)
    duel.is_settled()
    assert duel.level(gagaga) == 8
    assert not duel.alice.can("activate", gagaga)
    duel.alice.ends_turn()
    assert duel.level(gagaga) == 4


@rule("RES-GAP-PLAY-01")
def test_only_one_gagaga_magician_can_lie_face_up() -> None:
    duel = scenario()
    duel.alice.attack_position(GAGAGA)
    second = duel.alice.hand(GAGAGA)
    duel.bob.attack_position(GAGAGA)
    duel.is_settled()
    assert not duel.alice.can("summon", second)
    assert duel.alice.can("set monster", second)


def test_gagaga_magician_is_no_synchro_material() -> None:
    duel = scenario()
    duel.alice.attack_position(GAGAGA)
    duel.alice.attack_position("Junk Synchron")
    duel.alice.extra("Junk Archer")
    assert not duel.alice.can("procedure", "Junk Archer")


# Gladiator Beast Laquari

RECRUIT = monster(
    900001001,
    "剣闘獣の新兵",
    "Gladiator Beast Recruit",
    Attribute.EARTH,
    Race.BEAST,
    3,
    1000,
    1000,
    ignition(special_summon(one(named("剣闘獣ラクエル", "Gladiator Beast Laquari").in_hand()))),
)


def test_laquari_returns_to_the_deck_at_the_end_of_a_battle_phase_for_another_gladiator_beast() -> None:
    duel = battle()
    laquari = duel.alice.attack_position(LAQUARI)
    ox = duel.bob.attack_position(OX)
    duel.alice.deck(LAQUARI, RECRUIT)
    duel.alice.attacks(laquari, ox)
    duel.alice.ends_battle()
    duel.alice.triggers(laquari)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(laquari) == "deck"
    assert duel.where(RECRUIT) == "monster zone"


def test_laquari_must_have_battled_and_needs_another_gladiator_beast() -> None:
    duel = battle()
    laquari = duel.alice.attack_position(LAQUARI)
    duel.alice.deck(RECRUIT)
    duel.alice.attacks(duel.find(MOTH))
    duel.alice.ends_battle()
    duel.is_settled()
    other = battle()
    other.alice.attack_position(LAQUARI)
    other.alice.deck(LAQUARI)
    other.alice.attacks(LAQUARI)
    other.alice.ends_battle()
    other.is_settled()
    assert duel.where(laquari) == other.where(LAQUARI) == "monster zone"


def test_laquari_also_returns_after_being_attacked() -> None:
    duel = battle(BOB)
    laquari = duel.alice.attack_position(LAQUARI)
    ox = duel.bob.attack_position(OX)
    duel.alice.deck(RECRUIT)
    duel.bob.attacks(ox, laquari)
    duel.bob.ends_battle()
    duel.alice.triggers(laquari)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(RECRUIT) == "monster zone"


def test_laquari_has_2100_atk_when_a_gladiator_beast_brought_it_out() -> None:
    duel = scenario()
    recruit = duel.alice.attack_position(RECRUIT)
    laquari = duel.alice.hand(LAQUARI)
    plain = duel.alice.hand(LAQUARI)
    duel.alice.summons(plain)
    duel.alice.activates(recruit)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.atk(laquari) == 2100
    assert duel.atk(plain) == 1800


# Goldd, Wu-Lord of Dark World


def test_goldd_comes_back_when_discarded_by_an_effect() -> None:
    duel = scenario()
    goldd = duel.alice.hand(GOLDD)
    duel.alice.hand(DEALINGS)
    theirs = duel.bob.attack_position(OX)
    duel.alice.activates(DEALINGS)
    duel.alice.picks(goldd)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(goldd) == "monster zone"
    assert duel.where(theirs) == "monster zone"


def test_goldd_destroys_up_to_two_cards_when_discarded_by_the_opponents_effect() -> None:
    duel = scenario(turn=BOB)
    goldd = duel.alice.hand(GOLDD)
    duel.bob.hand(DEALINGS)
    first = duel.bob.attack_position(OX)
    second = duel.bob.has_set("Divine Wrath")
    third = duel.bob.attack_position(STONE)
    duel.bob.activates(DEALINGS)
    duel.alice.picks(goldd)
    duel.alice.picks(first, second)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(goldd) == duel.where(third) == "monster zone"
    assert duel.where(first) == duel.where(second) == "graveyard"


def test_goldd_may_be_summoned_without_destroying() -> None:
    duel = scenario(turn=BOB)
    goldd = duel.alice.hand(GOLDD)
    duel.bob.hand(DEALINGS)
    ox = duel.bob.attack_position(OX)
    duel.bob.activates(DEALINGS)
    duel.alice.picks(goldd)
    duel.alice.finishes()
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.where(goldd) == duel.where(ox) == "monster zone"


def test_goldd_discarded_as_a_cost_stays_in_the_graveyard() -> None:
    duel = scenario(turn=BOB)
    goldd = duel.alice.hand(GOLDD)
    duel.alice.has_set("Divine Wrath")
    barrel = duel.bob.attack_position(BARREL)
    duel.alice.attack_position(OX)
    duel.bob.activates(barrel)
    duel.alice.activates("Divine Wrath")
    duel.is_settled()
    assert duel.where(goldd) == "graveyard"


# Gorz the Emissary of Darkness


@rule("MR3-BAT-10", "MR3-DSD-11")
def test_gorz_answers_battle_damage_with_himself_and_a_token_as_strong() -> None:
    duel = battle(BOB)
    gorz = duel.alice.hand(GORZ)
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.attacks(gaia)
    duel.alice.activates(gorz)
    duel.alice.puts_in(1)
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.alice.life == 8000 - 2300
    assert duel.where(gorz) == "monster zone"
    token = duel.find("冥府の使者カイエントークン")
    assert (duel.atk(token), duel.defense(token), duel.level(token)) == (2300, 2300, 7)
    assert duel.position(token) == "defense"


def test_gorz_answers_effect_damage_with_the_same_damage() -> None:
    duel = scenario(turn=BOB)
    gorz = duel.alice.hand(GORZ)
    duel.bob.hand(HINOTAMA)
    duel.bob.attack_position(OX)
    duel.bob.activates(HINOTAMA)
    duel.alice.activates(gorz)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(gorz) == "monster zone"
    assert duel.alice.life == duel.bob.life == 7500


def test_gorz_stays_in_the_hand_while_one_controls_a_card() -> None:
    duel = scenario(turn=BOB)
    duel.alice.hand(GORZ)
    duel.alice.has_set("Divine Wrath")
    duel.bob.hand(HINOTAMA)
    duel.bob.attack_position(OX)
    duel.bob.activates(HINOTAMA)
    duel.is_settled()
    assert duel.where(GORZ) == "hand"


def test_gorz_does_not_come_for_ones_own_payment_or_burn() -> None:
    duel = scenario()
    duel.alice.hand(GORZ, HINOTAMA)
    duel.bob.attack_position(OX)
    duel.alice.activates(HINOTAMA)
    duel.is_settled()
    assert duel.where(GORZ) == "hand"
