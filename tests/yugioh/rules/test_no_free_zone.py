"""What becomes of cards for which no zone is left when an effect is processed: 空いているゾーンがない場合."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import BOB, Scenario, Side, scenario

ELF = "Mystical Elf"
OX = "Battle Ox"
CALL = "Call of the Haunted"
BOOK = "Book of Moon"
JAR = "Jar of Greed"
ABC = "ABC-Dragon Buster"
UNIONS = ("Y-Dragon Head", "B-Buster Drake", "C-Crush Wyvern")
NATASHA = "Cyber Angel Natasha"
EDITIONS = pytest.mark.parametrize("edition", ["mr3", "mr20-official"])


def _fills_back_row(duel: Scenario) -> None:
    """Alice activates a card from the hand, which takes her last Spell & Trap Zone until the chain is over."""
    duel.alice.activates(BOOK)
    if duel.alice.is_asked("pick"):
        duel.alice.picks(ELF)
    duel.all_pass()


@EDITIONS
@pytest.mark.parametrize("card", ["Relinquished", "Thousand-Eyes Restrict"])
def test_a_target_for_which_there_is_no_spell_zone_goes_to_the_graveyard(edition: str, card: str) -> None:
    """Ruling 24122."""
    duel = scenario(edition)
    duel.alice.attack_position(card)
    for _ in range(4):
        duel.alice.has_set(JAR, this_turn=True)
    duel.alice.hand(BOOK)
    duel.bob.attack_position(ELF)
    target = duel.bob.attack_position(OX)
    duel.alice.activates(card)
    duel.alice.picks(target)
    _fills_back_row(duel)
    assert duel.where(target) == "graveyard"


def test_so_does_a_union_monster() -> None:
    """Ruling 19480."""
    duel = scenario("mr3")
    union = duel.alice.attack_position("C-Crush Wyvern")
    bearer = duel.alice.attack_position("B-Buster Drake")
    for _ in range(4):
        duel.alice.has_set(JAR, this_turn=True)
    duel.alice.hand(BOOK)
    duel.bob.attack_position(ELF)
    duel.alice.activates(union)
    if duel.alice.is_asked("choice"):
        duel.alice.declares(0)
    duel.alice.picks(bearer)
    _fills_back_row(duel)
    assert duel.where(union) == "graveyard"


@EDITIONS
def test_a_target_goes_to_the_graveyard_if_what_it_would_equip_is_gone(edition: str) -> None:
    """The database's note on サクリファイス: it was not equipped, and is not destroyed."""
    duel = scenario(edition)
    duel.alice.attack_position("Relinquished")
    duel.bob.has_set("Raigeki Break")
    duel.bob.hand(ELF)
    target = duel.bob.attack_position(OX)
    duel.alice.activates("Relinquished")
    duel.bob.activates("Raigeki Break")
    duel.bob.picks(ELF, "Relinquished")
    duel.is_settled()
    assert duel.where(target) == "graveyard"


def test_what_lies_in_the_graveyard_stays_there() -> None:
    """As ruling 13695: no card is sent there again."""
    duel = scenario("mr3")
    duel.alice.hand("Dragunity Dux", BOOK)
    phalanx = duel.alice.graveyard("Dragunity Phalanx")
    duel.bob.attack_position(ELF)
    for _ in range(4):
        duel.alice.has_set(JAR, this_turn=True)
    duel.alice.summons("Dragunity Dux")
    duel.alice.triggers("Dragunity Dux")
    _fills_back_row(duel)
    assert duel.where(phalanx) == "graveyard" and duel.duel.stamp[phalanx] == 0


def _fills_monster_zones(duel: Scenario, side: Side) -> None:
    side.activates(CALL)
    if side.is_asked("pick"):
        side.picks(ELF)
    duel.all_pass()
    while side.is_asked("position"):
        side.puts_in(1)
    duel.all_pass()


@EDITIONS
def test_those_three_come_as_far_as_there_are_zones(edition: str) -> None:
    """Ruling 12475: the rest of the monsters goes to the graveyard."""
    duel = scenario(edition, turn=BOB)
    duel.alice.attack_position(ABC)
    duel.alice.attack_position(OX)
    duel.alice.attack_position(OX)
    duel.alice.banished(*UNIONS)
    duel.alice.graveyard(ELF)
    duel.alice.has_set(CALL)
    jar = duel.bob.has_set(JAR)
    duel.bob.activates(jar)
    duel.alice.activates(ABC, 1)
    duel.alice.picks(*UNIONS)
    duel.alice.activates(CALL)
    if duel.alice.can("pick", ELF):
        duel.alice.picks(ELF)
    while not duel.alice.is_asked("pick"):
        duel.alice.puts_in(1)
    duel.alice.picks(*UNIONS[:2])
    while duel.alice.is_asked("position"):
        duel.alice.puts_in(1)
    while duel.alice.is_asked("trigger"):
        duel.alice.declines()
    assert [duel.where(card) for card in UNIONS] == ["monster zone", "monster zone", "graveyard"]


@EDITIONS
def test_a_banished_target_goes_to_the_graveyard(edition: str) -> None:
    """D.D.R.: it is put there, not sent."""
    duel = scenario(edition)
    for _ in range(4):
        duel.alice.attack_position(OX)
    target = duel.alice.banished("B-Buster Drake")
    duel.alice.graveyard(ELF)
    duel.alice.has_set(CALL)
    duel.alice.hand("D.D.R. - Different Dimension Reincarnation", OX)
    duel.alice.activates("D.D.R. - Different Dimension Reincarnation")
    if duel.alice.can("pick", OX):
        duel.alice.picks(OX)
    _fills_monster_zones(duel, duel.alice)
    assert duel.where(target) == "graveyard"


@EDITIONS
def test_a_card_that_would_come_from_the_hand_goes_to_the_graveyard(edition: str) -> None:
    duel = scenario(edition, turn=BOB, phase=Phase.BATTLE)
    duel.alice.attack_position("Amazoness Swords Woman")
    for _ in range(3):
        duel.alice.attack_position(OX)
    second = duel.alice.hand("Battlin' Boxer Chief Second")
    duel.alice.graveyard(ELF)
    duel.alice.has_set(CALL)
    duel.bob.attack_position(OX)
    duel.bob.attacks(OX, OX)
    duel.alice.triggers(second)
    _fills_monster_zones(duel, duel.alice)
    assert duel.where(second) == "graveyard"


@EDITIONS
def test_the_monster_to_be_taken_is_destroyed(edition: str) -> None:
    """Ruling 20179: by no effect."""
    duel = scenario(edition)
    for _ in range(3):
        duel.alice.attack_position(OX)
    duel.alice.graveyard("Cyber Angel Idaten", ELF, NATASHA)
    duel.alice.has_set(CALL)
    target = duel.bob.attack_position("Ancient Gear Golem")
    duel.alice.activates(NATASHA)
    duel.alice.picks("Cyber Angel Idaten")
    duel.alice.activates(CALL)
    duel.alice.picks(ELF)
    while duel.alice.is_asked("position"):
        duel.alice.puts_in(1)
    assert duel.where(NATASHA) == "monster zone" and duel.where(target) == "graveyard"


@EDITIONS
@pytest.mark.parametrize("card", ["Change of Heart", "Mind Control", "Snatch Steal"])
def test_so_is_the_target_of_what_takes_control(edition: str, card: str) -> None:
    duel = scenario(edition)
    for _ in range(4):
        duel.alice.attack_position(OX)
    duel.alice.graveyard(ELF)
    duel.alice.has_set(CALL)
    duel.alice.hand(card)
    target = duel.bob.attack_position("Ancient Gear Golem")
    duel.alice.activates(card)
    if duel.alice.is_asked("choice"):
        duel.alice.declares(1)
    if duel.alice.is_asked("pick"):
        duel.alice.picks(target)
    _fills_monster_zones(duel, duel.alice)
    assert duel.where(target) == "graveyard"


@rule("MR20-ZONE-09")
def test_a_monster_in_an_extra_zone_cannot_be_swapped_where_it_leaves_no_main_zone() -> None:
    """Ruling 20735: 強制転移 with six monsters against one."""
    duel = scenario("mr20-official")
    duel.alice.attack_position(ELF)
    duel.alice.hand("Creature Swap")
    for _ in range(5):
        duel.bob.attack_position(OX)
    duel.bob.attack_position("Stardust Dragon", zone="left")
    duel.alice.activates("Creature Swap")
    assert duel.bob.is_asked("pick")
    assert not duel.bob.can("pick", "Stardust Dragon") and duel.bob.can("pick", OX)


NEBULA = "Nebula Dragon"


@EDITIONS
def test_two_that_were_shown_come_both_or_stay_in_the_hand(edition: str) -> None:
    """Ruling 22747, on 星雲龍ネビュラ."""
    duel = scenario(edition)
    for _ in range(3):
        duel.alice.attack_position(OX)
    nebula = duel.alice.hand(NEBULA)
    other = duel.alice.hand("Blue-Eyes White Dragon")
    duel.alice.graveyard(ELF)
    duel.alice.has_set(CALL)
    duel.alice.activates(nebula)
    if duel.alice.can("pick", other):
        duel.alice.picks(other)
    _fills_monster_zones(duel, duel.alice)
    assert duel.where(nebula) == "hand" and duel.where(other) == "hand"


def test_what_cannot_be_special_summoned_is_not_shown_for_it() -> None:
    duel = scenario("mr3")
    nebula = duel.alice.hand(NEBULA)
    duel.alice.hand("Blue-Eyes Alternative White Dragon")
    assert not duel.alice.can("activate", nebula)
    duel.alice.hand("Blue-Eyes White Dragon")
    assert duel.alice.can("activate", nebula)
