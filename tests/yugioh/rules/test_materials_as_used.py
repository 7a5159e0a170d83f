"""Materials are judged as what they were when they were used, and what a monster has for them applies once."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.scenario import Scenario, scenario
from duelkit.yugioh.state.codes import UP_ATTACK

CASTLE = "Giganticastle"
ZOMBIE = "Plaguespreader Zombie"
LEVEL_3 = "Swordsman of Landstar"
LEVEL_5 = "Shapesnatch"
DRAIN = "Skill Drain"
STORM = "Mystical Space Typhoon"


def castle(duel: Scenario, *materials: int) -> int:
    """Synchro Summon 鬼岩城 of a Tuner and these."""
    tuner = duel.alice.attack_position(ZOMBIE)
    monster = duel.alice.extra(CASTLE)
    duel.alice.special_summons(monster)
    duel.alice.picks(tuner, *materials)
    duel.alice.puts_in(UP_ATTACK)
    duel.is_settled()
    return monster


@rule("MR3-SYN-01")
def test_a_trap_monster_was_a_monster_when_it_was_used() -> None:
    duel = scenario()
    trap = duel.alice.has_set("Embodiment of Apophis")
    third = duel.alice.attack_position(LEVEL_3)
    duel.alice.activates(trap)
    duel.alice.puts_in(UP_ATTACK)
    duel.is_settled()
    monster = castle(duel, trap, third)
    assert duel.where(trap) == "graveyard" and duel.atk(monster) == 2900 + 2 * 200


@rule("MR3-SYN-01")
def test_as_many_targets_as_there_were_monsters_other_than_tuners() -> None:
    duel = scenario()
    trap = duel.alice.has_set("Embodiment of Apophis")
    tuner, little = duel.alice.attack_position("Junk Synchron"), duel.alice.attack_position("Kuriboh")
    theirs = [duel.bob.attack_position("Mystical Elf"), duel.bob.attack_position("Mystical Elf")]
    duel.alice.activates(trap)
    duel.alice.puts_in(UP_ATTACK)
    duel.is_settled()
    monster = duel.alice.extra("Junk Destroyer")
    duel.alice.special_summons(monster)
    duel.alice.picks(tuner, trap, little)
    duel.alice.puts_in(UP_ATTACK)
    duel.alice.triggers(monster)
    duel.alice.picks(*theirs)
    duel.is_settled()
    assert [duel.where(card) for card in theirs] == ["graveyard", "graveyard"]


@rule("MR3-SYN-01")
def test_a_normal_monster_that_was_a_tuner_is_no_other_material() -> None:
    duel = scenario()
    duel.alice.deck(LEVEL_3, LEVEL_3, LEVEL_3)
    elf = duel.alice.attack_position("Mystical Elf")
    other = duel.alice.attack_position(LEVEL_5)
    monster = duel.alice.extra("Ravenous Crocodragon Archethys")
    duel.alice.activates(duel.alice.hand("Natural Tune"))
    duel.alice.picks(elf)
    duel.all_pass()
    duel.alice.special_summons(monster)
    duel.alice.picks(elf, other)
    duel.alice.puts_in(UP_ATTACK)
    before = len(duel.alice.cards("hand"))
    duel.alice.triggers(monster)
    duel.all_pass()
    assert len(duel.alice.cards("hand")) == before + 1


def test_what_it_has_for_its_materials_does_not_come_back_after_a_negation() -> None:
    """The ruling on 鬼岩城 (faq 45)."""
    duel = scenario()
    monster = castle(duel, duel.alice.attack_position(LEVEL_3), duel.alice.attack_position("Mystical Elf"))
    assert (duel.atk(monster), duel.defense(monster)) == (3300, 3200)
    drain = duel.alice.has_set(DRAIN)
    duel.alice.activates(drain)
    duel.all_pass()
    assert (duel.atk(monster), duel.defense(monster)) == (2900, 2800)
    duel.alice.activates(duel.alice.hand(STORM))
    duel.alice.picks(drain)
    duel.all_pass()
    assert duel.where(drain) == "graveyard"
    assert (duel.atk(monster), duel.defense(monster)) == (2900, 2800)


def test_nor_after_it_was_turned_face_down() -> None:
    duel = scenario()
    monster = castle(duel, duel.alice.attack_position(LEVEL_3), duel.alice.attack_position("Mystical Elf"))
    duel.alice.activates(duel.alice.hand("Book of Moon"))
    duel.alice.picks(monster)
    duel.all_pass()
    assert duel.position(monster) == "face-down"
    duel.alice.activates(duel.alice.hand("Book of Taiyou"))
    duel.alice.picks(monster)
    duel.all_pass()
    assert (duel.atk(monster), duel.defense(monster)) == (2900, 2800)


@pytest.mark.parametrize(
    ("shut", "until_then", "later"), [("Half Shut", 1650, 2900), ("Shrink", 1450 + 400, 2900 + 400)]
)
def test_a_figure_that_is_fixed_ends_it_and_a_new_original_one_does_not(shut: str, until_then: int, later: int) -> None:
    """攻守の変化: the rulings on 俱利伽羅天童; a gain that was applied once ends with 「～になる」."""
    duel = scenario()
    monster = castle(duel, duel.alice.attack_position(LEVEL_3), duel.alice.attack_position("Mystical Elf"))
    duel.alice.activates(duel.alice.hand(shut))
    duel.alice.picks(monster)
    duel.all_pass()
    assert duel.atk(monster) == until_then
    duel.alice.ends_turn()
    duel.all_pass()
    assert duel.atk(monster) == later


def test_a_monster_set_for_tributes_has_nothing_for_them() -> None:
    """合成魔獣 ガーゼット, Tribute Set and flipped (the rulings of 2005)."""
    duel = scenario()
    first, second = duel.alice.attack_position(LEVEL_3), duel.alice.attack_position("Mystical Elf")
    monster = duel.alice.hand("Maju Garzett")
    duel.alice.sets_monster(monster)
    duel.alice.picks(first, second)
    assert duel.position(monster) == "face-down"
    duel.alice.activates(duel.alice.hand("Book of Taiyou"))
    duel.alice.picks(monster)
    duel.all_pass()
    assert duel.position(monster) == "attack" and duel.atk(monster) == 0
