"""What effects made of ATK and DEF before they were fixed, and what applies only in battles (攻守の変化)."""

from __future__ import annotations

import pytest

from duelkit.yugioh.scenario import BOB, Scenario, scenario

GALE = "Blackwing - Gale the Whirlwind"
SHRINK = "Shrink"
RUSH = "Rush Recklessly"
SHUT = "Half Shut"
DRAGON = "Blue-Eyes White Dragon"


def halved(duel: Scenario, monster: int) -> None:
    """Bob halves ATK and DEF of a monster in his turn, which ends."""
    gale = duel.bob.attack_position(GALE)
    duel.bob.activates(gale)
    duel.bob.picks(monster)
    duel.all_pass()


def used(duel: Scenario, name: str, monster: int) -> None:
    """Bob uses a Spell Card on the monster."""
    duel.bob.activates(duel.bob.hand(name))
    duel.bob.picks(monster)
    duel.all_pass()


@pytest.mark.parametrize(("monster", "atk"), [(DRAGON, 3000), ("Battle Ox", 1700), ("Mystical Elf", 800)])
def test_a_new_original_atk_ends_what_had_been_made_of_the_atk(monster: str, atk: int) -> None:
    """The ruling on 収縮 after ＢＦ－疾風のゲイル (faq 7944)."""
    duel = scenario(turn=BOB)
    card = duel.alice.attack_position(monster)
    defense = duel.defense(card)
    halved(duel, card)
    assert duel.atk(card) == atk // 2
    used(duel, RUSH, card)
    assert duel.atk(card) == atk // 2 + 700
    used(duel, SHRINK, card)
    assert (duel.atk(card), duel.defense(card)) == (atk // 2 + 700, defense // 2)
    duel.bob.ends_turn()
    duel.all_pass()
    assert (duel.atk(card), duel.defense(card)) == (atk, defense // 2)


@pytest.mark.parametrize(("monster", "atk"), [(DRAGON, 3000), ("Battle Ox", 1700), ("Mystical Elf", 800)])
def test_what_fixed_the_atk_for_a_turn_leaves_nothing_of_what_was_before(monster: str, atk: int) -> None:
    """The ruling on フリッグのリンゴ and ハーフ・シャット (faq 6415)."""
    duel = scenario(turn=BOB)
    card = duel.alice.attack_position(monster)
    halved(duel, card)
    used(duel, SHUT, card)
    assert duel.atk(card) == atk // 4
    duel.bob.ends_turn()
    duel.all_pass()
    assert duel.atk(card) == atk


def test_what_stands_comes_back() -> None:
    """The ruling on 破邪の大剣－バオウ and ハーフ・シャット (faq 9829): it stands, and applies again later."""
    duel = scenario(turn=BOB)
    card = duel.alice.attack_position(DRAGON)
    axe = duel.bob.hand("Axe of Despair")
    duel.bob.activates(axe)
    duel.bob.picks(card)
    duel.all_pass()
    used(duel, SHUT, card)
    assert duel.atk(card) == 2000
    duel.bob.ends_turn()
    duel.all_pass()
    assert duel.atk(card) == 4000


@pytest.mark.parametrize(
    ("monster", "target", "atk", "with_it"),
    [
        ("Luminous Soldier", "Vorse Raider", 2100, (8000 - 350, 8000)),
        ("Dash Warrior", "Mystical Elf", 600, (8000, 8000 - 700)),
        ("Jain, Lightsworn Paladin", "Mystical Elf", 1800, (8000, 8000 - 400)),
    ],
)
def test_what_applies_in_the_damage_step_comes_on_top_of_a_fixed_figure(
    monster: str, target: str, atk: int, with_it: tuple[int, int]
) -> None:
    """攻守の変化: what did not apply yet when the ATK was fixed applies when its time comes."""
    duel = scenario(turn=BOB)
    card = duel.alice.attack_position(monster)
    foe = duel.bob.attack_position(target)
    halved(duel, card)
    duel.bob.ends_turn()
    duel.all_pass()
    assert duel.atk(card) == atk // 2
    duel.alice.enters_battle()
    duel.alice.attacks(card, foe)
    duel.all_pass()
    assert (duel.alice.life, duel.bob.life) == with_it
