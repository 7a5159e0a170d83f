"""Battle positions and changing them by hand."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, scenario


@rule("MR3-POS-01")
def test_only_face_up_attack_position_attacks() -> None:
    duel = scenario(phase=Phase.BATTLE)
    ox = duel.alice.attack_position("Battle Ox")
    dragon = duel.alice.defense_position("Luster Dragon")
    elf = duel.alice.has_set("Mystical Elf")
    assert duel.alice.can("attack", ox)
    assert not duel.alice.can("attack", dragon) and not duel.alice.can("attack", elf)
    duel.alice.attacks(ox)
    assert duel.bob.life == 8000 - 1700


@rule("MR3-POS-02", "MR3-FDN-01")
def test_a_face_down_monster_uses_no_effects() -> None:
    duel = scenario()
    hidden = duel.alice.has_set("Cannon Soldier")
    shown = duel.alice.attack_position("Cannon Soldier")
    assert duel.alice.can("activate", shown)
    assert not duel.alice.can("activate", hidden)


@rule("MR3-FDN-01", "MR3-EFF-02")
def test_a_continuous_effect_does_not_apply_face_down_and_does_face_up() -> None:
    duel = scenario()
    ox = duel.alice.attack_position("Battle Ox")
    summoner = duel.alice.has_set("White Tiger Summoner")
    duel.is_settled()
    assert duel.atk(ox) == 1700
    duel.alice.flip_summons(summoner)
    assert duel.atk(ox) == 1800


@rule("MR3-POS-03")
def test_an_attacked_face_down_monster_ends_in_face_up_defence_position() -> None:
    duel = scenario(phase=Phase.BATTLE)
    ox = duel.alice.attack_position("Battle Ox")
    elf = duel.bob.has_set("Mystical Elf")
    other = duel.bob.has_set("Giant Soldier of Stone")
    duel.alice.attacks(ox, elf)
    duel.is_settled()
    assert duel.position(elf) == "defense"
    assert duel.position(other) == "face-down"


@rule("MR3-POS-04", "MR3-POS-08")
@pytest.mark.parametrize("phase", [Phase.MAIN_1, Phase.BATTLE, Phase.MAIN_2])
def test_positions_are_changed_in_the_controllers_main_phases(phase: Phase) -> None:
    duel = scenario(phase=phase)
    ox = duel.alice.attack_position("Battle Ox")
    dragon = duel.alice.defense_position("Luster Dragon")
    elf = duel.alice.has_set("Mystical Elf")
    theirs = duel.bob.attack_position("Giant Soldier of Stone")
    main = phase != Phase.BATTLE
    for card in (ox, dragon):
        assert duel.alice.can("turn", card) is main
    assert duel.alice.can("flip", elf) is main
    assert not duel.alice.can("turn", theirs) and not duel.bob.can("turn")
    if not main:
        return
    duel.alice.changes_position(ox)
    duel.alice.changes_position(dragon)
    duel.alice.flip_summons(elf)
    assert [duel.position(card) for card in (ox, dragon, elf)] == ["defense", "attack", "attack"]


@rule("MR3-POS-08")
def test_nothing_is_turned_face_down_by_hand() -> None:
    duel = scenario()
    ox = duel.alice.attack_position("Battle Ox")
    duel.alice.changes_position(ox)
    assert duel.position(ox) == "defense"
    for _ in range(3):
        duel.alice.ends_turn()
        duel.bob.ends_turn()
        duel.alice.changes_position(ox)
        assert duel.position(ox) in ("attack", "defense")
    assert not duel.alice.can("set monster", ox)


@rule("MR3-POS-05")
def test_once_per_turn_for_each_monster() -> None:
    duel = scenario()
    ox = duel.alice.attack_position("Battle Ox")
    dragon = duel.alice.attack_position("Luster Dragon")
    duel.alice.changes_position(ox)
    assert not duel.alice.can("turn", ox)
    assert duel.alice.can("turn", dragon)
    duel.alice.changes_position(dragon)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.alice.can("turn", ox) and duel.alice.can("turn", dragon)


@rule("MR3-POS-06")
def test_not_in_the_turn_of_its_summon() -> None:
    duel = scenario()
    ox = duel.alice.hand("Battle Ox")
    reborn = duel.alice.hand("Monster Reborn")
    dragon = duel.alice.graveyard("Luster Dragon")
    old = duel.alice.attack_position("Giant Soldier of Stone")
    duel.alice.summons(ox)
    duel.alice.activates(reborn)
    duel.alice.puts_in(4)
    assert not duel.alice.can("turn", ox) and not duel.alice.can("turn", dragon)
    assert duel.alice.can("turn", old)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.alice.can("turn", ox) and duel.alice.can("turn", dragon)


@rule("MR3-POS-06")
def test_a_monster_whose_control_was_taken_this_turn_was_not_summoned_this_turn() -> None:
    duel = scenario()
    heart = duel.alice.hand("Change of Heart")
    ox = duel.bob.attack_position("Battle Ox")
    duel.alice.activates(heart)
    duel.is_settled()
    assert duel.controller(ox) == ALICE
    assert duel.alice.can("turn", ox)


@rule("MR3-POS-07")
def test_not_after_it_attacked() -> None:
    duel = scenario()
    ox = duel.alice.attack_position("Battle Ox")
    dragon = duel.alice.attack_position("Luster Dragon")
    duel.alice.enters_battle()
    duel.alice.attacks(ox)
    duel.alice.ends_battle()
    assert duel.duel.phase == Phase.MAIN_2
    assert not duel.alice.can("turn", ox)
    assert duel.alice.can("turn", dragon)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.alice.can("turn", ox)


@rule("MR3-SUM-09", "MR3-POS-05", "MR3-POS-07")
@pytest.mark.parametrize("before", ["nothing", "turned", "summoned", "attacked"])
def test_a_monster_turned_face_down_by_an_effect_is_flip_summoned_unless_it_moved_before(before: str) -> None:
    duel = scenario()
    book = duel.alice.has_set("Book of Moon")
    duel.alice.hand("Jar of Greed")
    if before == "summoned":
        ox = duel.alice.hand("Battle Ox")
        duel.alice.summons(ox)
        duel.alice.passes()
    else:
        ox = duel.alice.attack_position("Battle Ox")
    if before == "turned":
        duel.alice.changes_position(ox)
        duel.alice.passes()
    if before == "attacked":
        duel.alice.enters_battle()
        duel.alice.passes()
        duel.alice.attacks(ox)
        while duel.bob.life == 8000:
            duel.alice.passes()
    while duel.position(ox) != "face-down":
        if duel.alice.can("activate", book):
            duel.alice.activates(book)
        else:
            duel.alice.ends_battle()
    while not duel.alice.is_asked("act") and duel.duel.turn_player == ALICE:
        duel.alice.passes()
    if before == "attacked" and duel.duel.phase == Phase.BATTLE:
        duel.alice.ends_battle()
    assert duel.alice.can("set", "Jar of Greed")
    assert duel.alice.can("flip", ox) is (before == "nothing")


@rule("MR3-POS-09", "MR20-POS-01")
@pytest.mark.parametrize("edition", ["mr3", "mr20", "mr20-official"])
def test_a_monster_is_in_one_of_three_positions_and_only_one_of_them_attacks(edition: str) -> None:
    duel = scenario(edition, turn_number=3)
    ox, elf = duel.alice.attack_position("Battle Ox"), duel.alice.defense_position("Mystical Elf")
    cannon = duel.alice.has_set("Cannon Soldier")
    free = duel.alice.attack_position("Cannon Soldier")
    assert [duel.position(card) for card in (ox, elf, cannon)] == ["attack", "defense", "face-down"]
    assert duel.alice.can("activate", free) and not duel.alice.can("activate", cannon), "face-down it has no effects"
    # by hand each goes to the other two positions as far as there is a way, and never to a fourth
    assert duel.alice.can("turn", ox) and duel.alice.can("turn", elf) and duel.alice.can("flip", cannon)
    assert not duel.alice.can("turn", cannon)
    duel.alice.enters_battle()
    duel.all_pass()
    assert duel.alice.can("attack", ox) and duel.alice.can("attack", free)
    assert not duel.alice.can("attack", elf) and not duel.alice.can("attack", cannon)


@rule("MR3-POS-09", "MR20-POS-01")
@pytest.mark.parametrize("edition", ["mr3", "mr20", "mr20-official"])
def test_the_position_asked_for_is_one_of_those_that_the_summon_allows(edition: str) -> None:
    duel = scenario(edition)
    duel.alice.graveyard("Battle Ox")
    duel.alice.hand("Monster Reborn", "Summoned Skull", "Mystical Elf", "Book of Moon")
    duel.alice.activates("Monster Reborn")
    duel.all_pass()
    assert [duel.alice.can("position", None, number) for number in (1, 2, 4, 8)] == [True, False, True, False]
    duel.alice.puts_in(4)
    duel.all_pass()
    assert duel.position("Battle Ox") == "defense"
    duel.alice.summons("Mystical Elf")
    duel.all_pass()
    assert duel.position("Mystical Elf") == "attack", "a Normal Summon asks for none"
    duel.alice.activates("Book of Moon")
    duel.alice.picks("Mystical Elf")
    duel.all_pass()
    assert duel.position("Mystical Elf") == "face-down" and duel.duel.play[duel.find("Mystical Elf")].defense, (
        "there is no face-down attack position"
    )
