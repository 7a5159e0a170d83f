"""Battles: the outcome table of damage calculation, attacks, replays."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import Attribute, GainLife, Race, Side, Whenever, battle_damage_to, continuous, monster
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import BOB, scenario
from duelkit.yugioh.state.codes import UP_ATTACK
from duelkit.yugioh.state.log import L_REPLAY


@rule("MR3-BAT-01", "MR3-BAT-02", "MR3-BP-04", "MR3-ZONE-04", "MR3-TYPE-06")
def test_stronger_attacker_destroys_an_attack_position_monster_and_deals_the_difference() -> None:
    duel = scenario(phase=Phase.BATTLE)
    ox = duel.alice.attack_position("Battle Ox")
    elf = duel.bob.attack_position("Mystical Elf")
    assert duel.alice.can("attack", ox)
    duel.alice.attacks(ox, elf)
    duel.is_settled()
    assert duel.where(elf) == "graveyard"
    assert duel.where(ox) == "monster zone"
    assert (duel.alice.life, duel.bob.life) == (8000, 8000 - 900)


@rule("MR3-BAT-03")
def test_equal_atk_destroys_both_without_damage() -> None:
    duel = scenario(phase=Phase.BATTLE)
    mine = duel.alice.attack_position("Battle Ox")
    theirs = duel.bob.attack_position("Battle Ox")
    duel.alice.attacks(mine, theirs)
    duel.is_settled()
    assert duel.where(mine) == duel.where(theirs) == "graveyard"
    assert (duel.alice.life, duel.bob.life) == (8000, 8000)


@rule("MR3-REP-01")
def test_an_attack_that_an_effect_turns_to_another_monster_is_not_replayed() -> None:
    """The monster that came out is attacked now, and was selected as an attack target (マジシャン・ガール)."""
    duel = scenario(turn=BOB)
    choco = duel.alice.attack_position("Chocolate Magician Girl")
    apple = duel.alice.graveyard("Apple Magician Girl")
    elf = duel.alice.hand("Mystical Elf")
    blue = duel.bob.attack_position("Blue-Eyes White Dragon")
    duel.bob.enters_battle()
    duel.bob.attacks(blue, choco)
    duel.alice.triggers(choco)
    duel.alice.puts_in(UP_ATTACK)
    assert duel.where(apple) == "monster zone" and duel.atk(blue) == 1500
    duel.alice.triggers(apple)
    duel.alice.puts_in(UP_ATTACK)
    duel.is_settled()
    assert duel.log_numbers(L_REPLAY) == []
    assert duel.where(blue) == "graveyard" and duel.where(elf) == "monster zone"
    assert (duel.alice.life, duel.bob.life) == (8000, 8000 - (800 - 750))


@rule("MR3-BAT-11", "MR3-BAT-10")
@pytest.mark.parametrize("defends", [False, True])
def test_what_a_battle_does_to_a_monster_is_the_battles_doing_too(defends: bool) -> None:
    tomato = "Mystic Tomato"
    duel = scenario(phase=Phase.BATTLE)
    duel.bob.deck("Mystic Tomato")
    beast = duel.alice.attack_position("Vorse Raider" if defends else "Gemini Elf")
    target = duel.bob.defense_position(tomato) if defends else duel.bob.attack_position(tomato)
    life = duel.bob.life
    duel.alice.attacks(beast, target)
    duel.all_pass()
    assert life - duel.bob.life == (0 if defends else 1900 - 1400)
    assert duel.where(target) == "graveyard" and duel.bob.can("trigger", target), "it was destroyed by battle"


@rule("MR3-BAT-11")
def test_what_an_effect_does_to_monster_and_player_is_no_battle_damage() -> None:
    watcher = monster(
        90001990,
        "戦闘を数える者",
        "Battle Counter",
        Attribute.DARK,
        Race.FIEND,
        4,
        1000,
        1000,
        continuous(Whenever(battle_damage_to(Side.OPPONENT), GainLife(100))),
    )
    duel = scenario()
    duel.alice.attack_position(watcher)
    tomato = duel.bob.attack_position("Mystic Tomato")
    duel.bob.deck("Mystic Tomato")
    duel.alice.hand("Smashing Ground", "Hinotama")
    duel.alice.activates("Hinotama")
    duel.all_pass()
    assert (duel.alice.life, duel.bob.life) == (8000, 7500), "damage by an effect"
    duel.alice.activates("Smashing Ground")
    duel.all_pass()
    assert duel.where(tomato) == "graveyard" and not duel.bob.is_asked("trigger"), "not destroyed by battle"
    beast = duel.alice.attack_position("Gemini Elf")
    duel.alice.enters_battle()
    duel.all_pass()
    duel.alice.attacks(beast)
    duel.all_pass()
    assert (duel.alice.life, duel.bob.life) == (8100, 5600)
