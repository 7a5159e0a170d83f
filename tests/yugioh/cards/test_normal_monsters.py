"""Pendulum effects of Normal Pendulum Monsters, and what makes a monster a Normal Monster."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.cards import library
from duelkit.yugioh.language.terms import CardType, Phase
from duelkit.yugioh.scenario import BOB, scenario

OX = "Battle Ox"
GAIA = "Gaia The Fierce Knight"
HUNTER = "Dragon Horn Hunter"
CANNON = "Foucault's Cannon"


def test_a_normal_monster_has_no_effect() -> None:
    normal = [card for card in library().facts() if card.types & CardType.NORMAL]
    assert len(normal) > 500 and not [card for card in normal if card.types & CardType.EFFECT]


def test_normal_monsters_are_normal_summoned_with_their_figures() -> None:
    for name, attack in (("Chamberlain of the Six Samurai", 200), ("Mad Dog of Darkness", 1900), ("Battle Ox", 1700)):
        duel = scenario()
        monster = duel.alice.hand(name)
        duel.alice.summons(monster)
        duel.is_settled()
        assert duel.where(monster) == "monster zone" and duel.atk(monster) == attack


# Dragon Horn Hunter


@rule("MR3-PEN-02")
def test_dragon_horn_hunter_strengthens_normal_monsters_of_both_sides() -> None:
    duel = scenario()
    duel.alice.pendulum_zones(HUNTER)
    mine = duel.alice.attack_position(OX)
    theirs = duel.bob.attack_position(GAIA)
    effect = duel.bob.attack_position("Cannon Soldier")
    gemini = duel.alice.attack_position("Gigaplant")
    duel.is_settled()
    assert duel.atk(mine) == 1900
    assert duel.atk(theirs) == 2500
    assert duel.atk(effect) == 1400
    assert duel.atk(gemini) == 2600


def test_dragon_horn_hunter_saves_its_controller_from_battle_damage_of_normal_monsters() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    duel.alice.pendulum_zones(HUNTER)
    mine = duel.alice.attack_position(OX)
    duel.alice.attack_position("Cannon Soldier")
    gaia = duel.bob.attack_position(GAIA)
    second = duel.bob.attack_position("Dark Magician")
    duel.bob.attack_position("Kuriboh")
    duel.bob.attacks(gaia, mine)
    assert duel.where(mine) == "graveyard"
    assert duel.alice.life == 8000
    duel.bob.attacks(second, "Cannon Soldier")
    duel.is_settled()
    assert duel.alice.life == 8000 - (2700 - 1400)


@rule("MR3-PEN-02")
def test_dragon_horn_hunter_does_nothing_as_a_monster() -> None:
    duel = scenario()
    hunter = duel.alice.attack_position(HUNTER)
    ox = duel.alice.attack_position(OX)
    duel.is_settled()
    assert (duel.atk(hunter), duel.atk(ox)) == (2300, 1700)


# Foucault's Cannon


def test_foucaults_cannon_destroys_a_face_up_spell_or_trap_in_the_end_phase_of_its_activation() -> None:
    duel = scenario()
    cannon = duel.alice.hand(CANNON)
    field = duel.bob.face_up("Sogen")
    hidden = duel.bob.has_set("Divine Wrath")
    duel.alice.activates(cannon)
    duel.is_settled()
    assert duel.where(cannon) == "pendulum zone"
    duel.alice.ends_turn()
    assert duel.alice.can("trigger", cannon)
    duel.alice.triggers(cannon)
    assert not duel.alice.can("pick", hidden)
    duel.alice.picks(field)
    duel.is_settled()
    assert duel.where(field) == "graveyard"
    assert duel.where(hidden) == "spell zone"
    assert duel.duel.turn_player == BOB


def test_foucaults_cannon_only_in_the_turn_it_was_activated() -> None:
    duel = scenario()
    duel.alice.pendulum_zones(CANNON)
    duel.bob.face_up("Sogen")
    duel.alice.ends_turn()
    duel.is_settled()
    assert duel.duel.turn_player == BOB
    assert duel.where("Sogen") == "field zone"


def test_foucaults_cannon_may_be_left_unused() -> None:
    duel = scenario()
    duel.alice.hand(CANNON)
    duel.bob.face_up("Sogen")
    duel.alice.activates(CANNON)
    duel.alice.ends_turn()
    duel.alice.passes()
    duel.is_settled()
    assert duel.where("Sogen") == "field zone"


# Flash Knight, Mandragon


@rule("MR3-PEN-08", "MR3-PEN-09")
def test_flash_knight_and_mandragon_set_scales_seven_and_two() -> None:
    duel = scenario()
    duel.alice.pendulum_zones("Mandragon", "Flash Knight")
    duel.alice.hand("Giant Soldier of Stone", "Petit Moth", GAIA, HUNTER)
    duel.alice.pendulum_summons()
    assert sorted(duel.alice.offered_cards()) == sorted(["Giant Soldier of Stone", HUNTER])
    duel.alice.picks("Giant Soldier of Stone", HUNTER)
    duel.alice.puts_in(1)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert sorted(duel.alice.cards("monster zone")) == sorted(["Giant Soldier of Stone", HUNTER])
