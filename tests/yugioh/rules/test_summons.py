"""Normal, Advance, Flip and Special Summons, and Setting a monster."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import BOB, scenario
from duelkit.yugioh.state import codes


@rule("MR3-SUM-02", "MR3-POS-01")
def test_a_normal_summon_brings_a_monster_from_the_hand_to_face_up_attack_position() -> None:
    duel = scenario()
    ox = duel.alice.hand("Battle Ox")
    soldier = duel.alice.hand("Cannon Soldier")
    assert duel.alice.can("summon", ox) and duel.alice.can("summon", soldier)
    duel.alice.summons(ox)
    duel.is_settled()
    assert duel.where(ox) == "monster zone"
    assert duel.position(ox) == "attack"


@rule("MR3-SUM-02")
def test_monsters_with_a_summoning_restriction_cannot_be_normal_summoned() -> None:
    duel = scenario()
    chaos = duel.alice.hand("Chaos Sorcerer")
    ritual = duel.alice.hand("Black Luster Soldier")
    wyvern = duel.alice.hand("White Dragon Wyverburster")
    ox = duel.alice.hand("Battle Ox")
    duel.alice.attack_position("Giant Soldier of Stone")
    duel.alice.attack_position("Luster Dragon")
    assert duel.alice.can("summon", ox)
    for card in (chaos, ritual, wyvern):
        assert not duel.alice.can("summon", card) and not duel.alice.can("set monster", card)


TRIBUTES = [
    ("Battle Ox", 0),
    ("Curse of Dragon", 1),
    ("Summoned Skull", 1),
    ("Dark Magician", 2),
    ("Blue-Eyes White Dragon", 2),
]


@rule("MR3-SUM-03", "MR3-SUM-04", "MR3-SUM-05", "MR3-SUM-06")
@pytest.mark.parametrize("setting", [False, True])
@pytest.mark.parametrize(("name", "needed"), TRIBUTES)
def test_releases_for_an_advance_summon_or_set(name: str, needed: int, setting: bool) -> None:
    verb = "set monster" if setting else "summon"
    duel = scenario()
    card = duel.alice.hand(name)
    assert duel.alice.can(verb, card) is (needed == 0)
    for count in range(1, 4):
        duel = scenario()
        card = duel.alice.hand(name)
        elf = duel.bob.attack_position("Mystical Elf")
        own = [
            duel.alice.attack_position(other)
            for other in ("Giant Soldier of Stone", "Luster Dragon", "Gemini Elf")[:count]
        ]
        assert duel.alice.can(verb, card) is (needed <= count)
        if needed > count:
            continue
        if setting:
            duel.alice.sets_monster(card)
        else:
            duel.alice.summons(card)
        if count > 1 and needed:
            assert not duel.alice.can("pick", elf)
            duel.alice.picks(*own[: min(needed, count - 1)])
        duel.is_settled()
        assert [duel.where(other) for other in own] == ["graveyard"] * needed + ["monster zone"] * (count - needed)
        assert duel.where(card) == "monster zone"
        assert duel.position(card) == ("face-down" if setting else "attack")
        assert duel.duel.play[card].defense is setting


@rule("MR3-SUM-03")
def test_a_monster_released_is_gone_before_the_summon_and_a_face_down_one_serves() -> None:
    duel = scenario()
    for name in ("Giant Soldier of Stone", "Luster Dragon", "Battle Ox", "Gemini Elf"):
        duel.alice.attack_position(name)
    hidden = duel.alice.has_set("Mystical Elf")
    skull = duel.alice.hand("Summoned Skull")
    duel.alice.summons(skull)
    duel.alice.picks(hidden)
    duel.is_settled()
    assert duel.where(hidden) == "graveyard"
    assert duel.where(skull) == "monster zone"
    assert len(duel.alice.cards("monster zone")) == 5


@rule("MR3-SUM-06", "MR3-POS-02")
def test_a_monster_can_be_set_from_the_hand() -> None:
    duel = scenario()
    ox = duel.alice.hand("Battle Ox")
    assert duel.alice.can("set monster", ox)
    duel.alice.sets_monster(ox)
    duel.is_settled()
    assert duel.where(ox) == "monster zone"
    assert duel.position(ox) == "face-down"
    assert duel.duel.play[ox].defense


@rule("MR3-SUM-07", "MR3-SUM-01")
@pytest.mark.parametrize("setting", [False, True])
def test_one_normal_summon_or_set_a_turn_in_total(setting: bool) -> None:
    duel = scenario()
    ox = duel.alice.hand("Battle Ox")
    elf = duel.alice.hand("Mystical Elf")
    if setting:
        duel.alice.sets_monster(ox)
    else:
        duel.alice.summons(ox)
    assert not duel.alice.can("summon", elf) and not duel.alice.can("set monster", elf)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.alice.can("summon", elf) and duel.alice.can("set monster", elf)


@rule("MR3-SUM-01", "MR3-SS-02")
def test_special_summons_are_not_limited_and_do_not_use_up_the_normal_summon() -> None:
    duel = scenario()
    reborn = [duel.alice.hand("Monster Reborn") for _ in range(3)]
    elf = duel.alice.hand("Mystical Elf")
    duel.alice.graveyard("Battle Ox", "Luster Dragon", "Giant Soldier of Stone")
    for spell, name in zip(reborn, ("Battle Ox", "Luster Dragon", "Giant Soldier of Stone"), strict=True):
        assert duel.alice.can("activate", spell)
        duel.alice.activates(spell)
        if name != "Giant Soldier of Stone":
            duel.alice.picks(name)
        duel.alice.puts_in(1)
        duel.is_settled()
    assert len(duel.alice.cards("monster zone")) == 3
    assert duel.alice.can("summon", elf)
    duel.alice.summons(elf)
    assert len(duel.alice.cards("monster zone")) == 4


# Flip Summons


@rule("MR3-SUM-08", "MR3-POS-08")
def test_a_flip_summon_turns_a_monster_to_face_up_attack_position() -> None:
    duel = scenario()
    elf = duel.alice.has_set("Mystical Elf")
    theirs = duel.bob.has_set("Giant Soldier of Stone")
    assert duel.alice.can("flip", elf)
    assert not duel.alice.can("turn", elf)
    assert not duel.alice.can("flip", theirs)
    duel.alice.flip_summons(elf)
    duel.is_settled()
    assert duel.position(elf) == "attack"
    assert not duel.alice.can("flip", elf) and not duel.alice.can("turn", elf)


@rule("MR3-SUM-08")
def test_a_flip_summon_uses_no_normal_summon_and_is_not_possible_on_the_opponents_turn() -> None:
    duel = scenario()
    first = duel.alice.has_set("Mystical Elf")
    second = duel.alice.has_set("Giant Soldier of Stone")
    ox = duel.alice.hand("Battle Ox")
    theirs = duel.bob.has_set("Luster Dragon")
    duel.alice.summons(ox)
    duel.alice.flip_summons(first)
    duel.alice.flip_summons(second)
    duel.alice.ends_turn()
    assert duel.bob.can("flip", theirs)
    assert not duel.alice.can("flip")


@rule("MR3-SUM-09")
def test_a_monster_cannot_be_flip_summoned_in_the_turn_it_was_set() -> None:
    duel = scenario()
    ox = duel.alice.hand("Battle Ox")
    duel.alice.sets_monster(ox)
    assert not duel.alice.can("flip", ox) and not duel.alice.can("turn", ox)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.alice.can("flip", ox)


# Special Summons


@rule("MR3-SS-01", "MR3-SS-03")
@pytest.mark.parametrize(("position", "name"), [(1, "attack"), (4, "defense")])
def test_a_special_summon_by_a_spell_in_the_position_of_the_summoners_choice(position: int, name: str) -> None:
    duel = scenario()
    ox = duel.bob.graveyard("Battle Ox")
    reborn = duel.alice.hand("Monster Reborn")
    duel.alice.activates(reborn)
    assert duel.alice.is_asked("position")
    assert not duel.alice.can("position", None, 8)
    duel.alice.puts_in(position)
    duel.is_settled()
    assert duel.controller(ox) == 0
    assert duel.position(ox) == name


@rule("MR3-SS-01", "MR3-SS-03")
def test_a_special_summon_by_a_trap_in_the_position_that_it_names() -> None:
    duel = scenario()
    call = duel.bob.has_set("Call of the Haunted")
    ox = duel.bob.graveyard("Battle Ox")
    duel.alice.ends_turn()
    assert duel.bob.can("activate", call)
    duel.bob.activates(call)
    assert not duel.bob.is_asked("position")
    assert duel.where(ox) == "monster zone" and duel.position(ox) == "attack"


@rule("MR3-SS-01", "MR3-SS-03")
@pytest.mark.parametrize(("position", "name"), [(1, "attack"), (4, "defense")])
def test_a_special_summon_by_the_procedure_in_the_monsters_text(position: int, name: str) -> None:
    duel = scenario()
    dragon = duel.alice.hand("Cyber Dragon")
    elf = duel.alice.hand("Mystical Elf")
    assert not duel.alice.can("procedure", dragon)
    duel = scenario()
    dragon = duel.alice.hand("Cyber Dragon")
    elf = duel.alice.hand("Mystical Elf")
    duel.bob.attack_position("Battle Ox")
    assert duel.alice.can("procedure", dragon)
    duel.alice.special_summons(dragon)
    assert not duel.alice.can("position", None, 8)
    duel.alice.puts_in(position)
    duel.is_settled()
    assert duel.position(dragon) == name
    assert duel.alice.can("summon", elf)
    assert not duel.duel.chain


@rule("MR3-SS-03")
def test_a_card_may_say_otherwise_about_the_position() -> None:
    duel = scenario()
    duel.alice.graveyard("Level Eater")
    junk = duel.alice.hand("Junk Synchron")
    duel.alice.summons(junk)
    duel.alice.triggers(junk)
    duel.is_settled()
    assert duel.position("Level Eater") == "defense"


# before and after a summon


@rule("MR3-GAP-SUM-01")
@pytest.mark.parametrize("negates", [True, False])
def test_a_summon_can_be_negated_only_before_it_succeeds(negates: bool) -> None:
    duel = scenario()
    ox = duel.alice.hand("Battle Ox")
    elf = duel.alice.hand("Mystical Elf")
    judgment = duel.bob.has_set("Solemn Judgment")
    hole = duel.bob.has_set("Trap Hole")
    duel.alice.summons(ox)
    assert duel.bob.is_asked("respond")
    assert duel.bob.can("activate", judgment)
    assert not duel.bob.can("activate", hole)
    assert duel.where(ox) == "about to be summoned"
    if negates:
        duel.bob.activates(judgment)
        duel.is_settled()
        assert duel.where(ox) == "graveyard"
        assert duel.bob.life == 4000
        assert duel.where(hole) == "spell zone"
        assert not duel.alice.can("summon", elf)
        return
    duel.bob.passes()
    assert duel.where(ox) == "monster zone"
    assert duel.bob.can("activate", hole)
    assert not duel.bob.can("activate", judgment)
    duel.bob.activates(hole)
    duel.bob.passes()
    duel.is_settled()
    assert duel.where(ox) == "graveyard"


@rule("MR3-GAP-SUM-01")
def test_a_negated_summon_triggers_nothing() -> None:
    duel = scenario()
    duel.alice.graveyard("Level Eater")
    junk = duel.alice.hand("Junk Synchron")
    judgment = duel.bob.has_set("Solemn Judgment")
    duel.alice.summons(junk)
    duel.bob.activates(judgment)
    duel.is_settled()
    assert duel.where("Level Eater") == "graveyard"


@rule("MR3-GAP-SUM-01")
def test_a_successful_summon_opens_a_window_for_triggers_then_quick_effects() -> None:
    duel = scenario()
    duel.alice.graveyard("Level Eater")
    junk = duel.alice.hand("Junk Synchron")
    hole = duel.bob.has_set("Torrential Tribute")
    duel.alice.summons(junk)
    assert duel.alice.is_asked("trigger")
    duel.alice.triggers(junk)
    assert duel.bob.can("activate", hole)
    duel.bob.activates(hole)
    duel.is_settled()
    assert duel.where(junk) == "graveyard"
    assert duel.where("Level Eater") == "monster zone"


@rule("MR3-SUM-01")
def test_summon_categories() -> None:
    duel = scenario()
    ox = duel.alice.hand("Battle Ox")
    hidden = duel.alice.has_set("Mystical Elf")
    duel.alice.graveyard("Luster Dragon")
    reborn = duel.alice.hand("Monster Reborn")
    duel.alice.summons(ox)
    duel.alice.flip_summons(hidden)
    duel.alice.activates(reborn)
    duel.alice.puts_in(1)
    kinds = [duel.duel.play[duel.find(card)].kinds for card in (ox, hidden, "Luster Dragon")]
    assert kinds == [codes.S_NORMAL, codes.S_FLIP, codes.S_SPECIAL | codes.S_FROM_GRAVEYARD]
    duel.alice.ends_turn()
    skull = duel.bob.hand("Summoned Skull")
    duel.bob.attack_position("Giant Soldier of Stone")
    duel.bob.enters_battle()
    duel.bob.ends_battle()
    assert duel.duel.phase == Phase.MAIN_2
    duel.bob.summons(skull)
    assert duel.duel.play[skull].kinds == codes.S_NORMAL | codes.S_TRIBUTE
    assert duel.controller(skull) == BOB


@rule("MR3-SUM-04", "MR3-FDN-03")
@pytest.mark.parametrize("down", [True, False])
def test_whoever_tributes_a_face_down_monster_knows_what_it_is(down: bool) -> None:
    """One that counts as two Tributes, and one of a Level that a way of being Tribute Summoned asks for."""
    for alone, name, may in (
        ("Kaiser Sea Horse", "Blue-Eyes White Dragon", True),
        ("Battle Ox", "Blue-Eyes White Dragon", False),
        ("Summoned Skull", "Odd-Eyes Advance Dragon", True),
        ("Battle Ox", "Odd-Eyes Advance Dragon", False),
    ):
        duel = scenario()
        lies = duel.alice.has_set(alone) if down else duel.alice.attack_position(alone)
        comes = duel.alice.hand(name)
        own_way = name == "Odd-Eyes Advance Dragon"
        assert duel.alice.can("procedure" if own_way else "summon", comes) is may, (alone, name)
        if may:
            if own_way:
                duel.alice.special_summons(comes)
            else:
                duel.alice.summons(comes)
            duel.is_settled()
            assert (duel.where(lies), duel.where(comes)) == ("graveyard", "monster zone")


@pytest.mark.parametrize("alone", ["Kaiser Sea Horse", "Battle Ox"])
def test_whoever_tributes_the_opponents_face_down_monster_does_not_learn_what_it_is(alone: str) -> None:
    """It counts as one Tribute, whatever it is: nothing that is offered tells."""
    duel = scenario()
    lies = duel.bob.has_set(alone)
    exchange = duel.alice.hand("Soul Exchange")
    comes = duel.alice.hand("Blue-Eyes White Dragon")
    duel.alice.activates(exchange)
    duel.is_settled()
    assert duel.where(lies) == "monster zone" and not duel.alice.can("summon", comes)
