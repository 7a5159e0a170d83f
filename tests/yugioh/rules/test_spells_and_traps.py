"""Spells and traps: when each kind is activated, where it lies, when it goes to the graveyard."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    ATTACK_POSITION,
    EQUIPPED,
    FACE_UP,
    MONSTER,
    CardType,
    Equip,
    Stat,
    continuous,
    destroyed,
    draw,
    gains,
    one,
    spell,
    trigger,
)
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, scenario
from duelkit.yugioh.state import codes

SLOW_SPELLS = ["Hinotama", "Supply Squad", "Sogen", "Axe of Despair"]


# when


@rule("MR3-SPL-01", "MR3-SET-02")
@pytest.mark.parametrize("name", [*SLOW_SPELLS, "Black Illusion Ritual"])
@pytest.mark.parametrize("place", ["hand", "set"])
def test_slow_spells_only_in_the_own_main_phases(name: str, place: str) -> None:
    for phase in (Phase.DRAW, Phase.MAIN_1, Phase.BATTLE, Phase.MAIN_2):
        duel = scenario(phase=phase)
        duel.alice.attack_position("Battle Ox")
        card = duel.alice.hand(name) if place == "hand" else duel.alice.has_set(name)
        theirs = duel.bob.hand(name) if place == "hand" else duel.bob.has_set(name)
        duel.alice.hand("Relinquished", "Petit Moth")
        duel.bob.hand("Relinquished", "Petit Moth")
        duel.bob.attack_position("Battle Ox")
        duel.alice.has_set("Mystical Space Typhoon")
        duel.bob.has_set("Mystical Space Typhoon")
        duel.start()
        if phase == Phase.DRAW:
            assert duel.duel.phase == Phase.DRAW
        assert duel.alice.can("activate", card) is (phase in (Phase.MAIN_1, Phase.MAIN_2))
        if phase == Phase.MAIN_1:
            duel.alice.activates("Mystical Space Typhoon")
            assert duel.bob.is_asked() or duel.alice.is_asked("pick")
            if duel.alice.is_asked("pick"):
                duel.alice.picks("Mystical Space Typhoon")
        elif phase == Phase.DRAW:
            duel.alice.passes()
        if duel.bob.is_asked():
            assert not duel.bob.can("activate", theirs)


@rule("MR3-SET-01")
@pytest.mark.parametrize("name", [*SLOW_SPELLS, "Black Illusion Ritual"])
def test_slow_spells_may_be_activated_in_the_turn_they_were_set(name: str) -> None:
    duel = scenario()
    duel.alice.attack_position("Battle Ox")
    duel.alice.hand("Relinquished")
    card = duel.alice.hand(name)
    duel.alice.sets(card)
    duel.is_settled()
    assert duel.where(card) == ("field zone" if name == "Sogen" else "spell zone")
    assert not duel.duel.play[card].face_up
    assert duel.alice.can("activate", card)
    duel.alice.activates(card)
    assert duel.duel.graveyard[0] == [card] or duel.duel.play[card].face_up


@rule("MR3-SPL-07", "MR3-GAP-SPL-01")
def test_quick_play_spells_from_the_hand_on_the_own_turn_only() -> None:
    for phase in (Phase.DRAW, Phase.MAIN_1, Phase.BATTLE, Phase.MAIN_2):
        duel = scenario(phase=phase)
        duel.alice.attack_position("Battle Ox")
        mine = duel.alice.hand("Rush Recklessly")
        assert duel.alice.can("activate", mine)
    duel = scenario(phase=Phase.BATTLE)
    ox = duel.alice.attack_position("Battle Ox")
    theirs = duel.bob.hand("Rush Recklessly")
    sets = duel.bob.has_set("Rush Recklessly")
    duel.alice.attacks(ox)
    assert duel.bob.is_asked("respond")
    assert duel.bob.can("activate", sets)
    assert not duel.bob.can("activate", theirs)
    duel.bob.activates(sets)
    duel.bob.passes()
    assert duel.where(sets) == "graveyard"
    assert duel.bob.life == 8000 - 2400


@rule("MR3-SPL-07")
def test_a_quick_play_spell_may_respond_to_a_slow_one() -> None:
    duel = scenario()
    hole = duel.alice.hand("Dark Hole")
    ox = duel.alice.attack_position("Battle Ox")
    rush = duel.bob.has_set("Rush Recklessly")
    mine = duel.alice.has_set("Forbidden Dress")
    duel.alice.activates(hole)
    assert duel.bob.can("activate", rush)
    duel.bob.passes()
    assert duel.alice.can("activate", mine)
    duel.alice.activates(mine)
    duel.bob.passes()
    duel.is_settled()
    assert duel.where(ox) == "monster zone"


@rule("MR3-SPL-08")
def test_a_quick_play_spell_cannot_be_activated_in_the_turn_it_was_set() -> None:
    duel = scenario()
    duel.alice.attack_position("Battle Ox")
    rush = duel.alice.hand("Rush Recklessly")
    duel.alice.sets(rush)
    assert not duel.alice.can("activate", rush)
    duel.alice.ends_turn()
    assert duel.duel.turn_player == BOB
    assert duel.alice.can("activate", rush)


@rule("MR3-TRP-01")
@pytest.mark.parametrize("name", ["Jar of Greed", "Ultimate Offering"])
def test_a_trap_must_be_set_first_and_waits_a_turn(name: str) -> None:
    duel = scenario()
    card = duel.alice.hand(name)
    assert not duel.alice.can("activate", card)
    assert duel.alice.can("set", card)
    duel.alice.sets(card)
    duel.is_settled()
    assert not duel.alice.can("activate", card)
    duel.alice.ends_turn()
    assert duel.duel.turn_player == BOB
    assert duel.alice.can("activate", card)
    while duel.duel.turn_player == BOB:
        if duel.alice.is_asked():
            duel.alice.passes()
        else:
            duel.bob.ends_turn()
    assert duel.alice.can("activate", card)


# Normal Spells and Traps


@rule("MR3-SPL-02", "MR3-TRP-02")
def test_a_normal_spell_or_trap_goes_to_the_graveyard_only_after_its_effect() -> None:
    duel = scenario()
    destroyer = duel.alice.hand("Heavy Storm")
    squad = duel.alice.face_up("Supply Squad")
    duel.alice.activates(destroyer)
    assert duel.duel.graveyard[0] == [squad, destroyer]

    duel = scenario()
    pot = duel.alice.hand("Pot of Greed")
    jar = duel.bob.has_set("Jar of Greed")
    duel.alice.activates(pot)
    duel.bob.activates(jar)
    assert duel.bob.hand_size == 1 and duel.alice.hand_size == 2
    assert duel.where(pot) == duel.where(jar) == "graveyard"


@rule("MR3-TRP-02")
def test_a_normal_trap_lies_face_up_in_its_zone_until_the_chain_is_over() -> None:
    duel = scenario()
    jar = duel.bob.has_set("Jar of Greed")
    fire = duel.alice.hand("Hinotama")
    tools = duel.alice.has_set("Seven Tools of the Bandit")
    duel.alice.activates(fire)
    duel.bob.activates(jar)
    assert duel.alice.can("activate", tools)
    assert duel.where(jar) == "spell zone" and duel.duel.play[jar].face_up
    duel.alice.passes()
    assert duel.where(jar) == "graveyard"


# cards that stay


@rule("MR3-SPL-04")
def test_a_continuous_spell_stays_and_its_effect_lasts_until_it_leaves() -> None:
    boost = spell(
        90000400,
        "応援団",
        "Cheerleaders",
        continuous(gains(Stat.ATK, 300, to=(MONSTER & FACE_UP).on_field())),
        icon=CardType.CONTINUOUS,
    )
    duel = scenario()
    ox = duel.alice.attack_position("Battle Ox")
    card = duel.alice.hand(boost)
    duel.alice.activates(card)
    assert duel.where(card) == "spell zone"
    assert duel.atk(ox) == 2000
    duel.alice.ends_turn()
    assert duel.atk(ox) == 2000
    duel.bob.ends_turn()
    assert duel.atk(ox) == 2000
    typhoon = duel.alice.hand("Mystical Space Typhoon")
    duel.alice.enters_battle()
    duel.alice.activates(typhoon)
    assert duel.where(card) == "graveyard"
    assert duel.atk(ox) == 1700


@rule("MR3-TRP-03")
def test_a_continuous_trap_stays_and_its_effect_is_used_like_a_monsters() -> None:
    duel = scenario()
    offering = duel.alice.has_set("Ultimate Offering")
    ox = duel.alice.hand("Battle Ox")
    elf = duel.alice.hand("Mystical Elf")
    duel.alice.summons(ox)
    duel.alice.activates(offering)
    duel.alice.declares(0)
    duel.alice.passes()
    assert duel.where(offering) == "spell zone" and duel.duel.play[offering].face_up
    assert not duel.alice.can("summon", elf)
    assert duel.alice.can("activate", offering)
    duel.alice.activates(offering)
    duel.alice.summons(elf)
    assert duel.where(elf) == "monster zone"
    assert duel.alice.life == 7500
    assert duel.where(offering) == "spell zone"


@rule("MR3-TRP-03")
def test_a_continuous_trap_keeps_its_effect_until_it_leaves() -> None:
    duel = scenario()
    duel.bob.has_set("Macro Cosmos")
    hole = duel.alice.hand("Dark Hole")
    first = duel.alice.attack_position("Battle Ox")
    duel.alice.ends_turn()
    duel.bob.activates("Macro Cosmos")
    assert duel.where("Macro Cosmos") == "spell zone"
    duel.alice.activates(hole)
    assert duel.where(first) == duel.where(hole) == "banished"
    second = duel.alice.attack_position("Battle Ox")
    storm = duel.alice.hand("Heavy Storm")
    again = duel.alice.hand("Dark Hole")
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    duel.alice.activates(storm)
    assert duel.bob.cards("spell zone") == []
    assert duel.where(storm) == "graveyard"
    duel.alice.activates(again)
    assert duel.where(second) == "graveyard"


@rule("MR3-TRP-04")
def test_a_counter_trap_responds_to_an_activation_and_negates_it() -> None:
    duel = scenario()
    fire = duel.alice.hand("Hinotama")
    jammer = duel.bob.has_set("Magic Jammer")
    tools = duel.bob.has_set("Seven Tools of the Bandit")
    wrath = duel.bob.has_set("Divine Wrath")
    duel.bob.hand("Battle Ox")
    assert not duel.bob.can("activate", jammer)
    duel.alice.activates(fire)
    assert duel.bob.can("activate", jammer)
    assert not duel.bob.can("activate", tools) and not duel.bob.can("activate", wrath)
    duel.bob.activates(jammer)
    if duel.bob.is_asked("respond"):
        duel.bob.passes()
    duel.is_settled()
    assert duel.bob.life == 8000
    assert duel.where(fire) == duel.where(jammer) == "graveyard"


# Equip Spells


@rule("MR3-SPL-05")
def test_an_equip_spell_serves_one_face_up_monster_from_its_controllers_own_zone() -> None:
    duel = scenario()
    axe = duel.alice.hand("Axe of Despair")
    ox = duel.alice.attack_position("Battle Ox")
    theirs = duel.bob.attack_position("Battle Ox")
    hidden = duel.bob.has_set("Mystical Elf")
    duel.alice.activates(axe)
    assert duel.alice.can("pick", ox) and duel.alice.can("pick", theirs)
    assert not duel.alice.can("pick", hidden)
    duel.alice.picks(theirs)
    duel.is_settled()
    assert (duel.atk(ox), duel.atk(theirs)) == (1700, 2700)
    assert axe in duel.duel.spells[ALICE]
    assert duel.controller(axe) == ALICE
    for _ in range(3):
        duel.alice.hand("Pot of Greed")
    for _ in range(4):
        duel.alice.has_set("Negate Attack")
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.where(axe) == "spell zone"
    assert not duel.alice.can("activate", "Pot of Greed")


@rule("MR3-SPL-05")
def test_an_equip_spell_needs_a_face_up_monster() -> None:
    duel = scenario()
    axe = duel.alice.hand("Axe of Despair")
    duel.alice.has_set("Mystical Elf")
    assert not duel.alice.can("activate", axe)


@rule("MR3-GAP-EQP-01")
@pytest.mark.parametrize("how", ["face-down", "leaves", "graveyard"])
def test_an_equip_card_is_destroyed_when_its_monster_turns_face_down_or_leaves(how: str) -> None:
    duel = scenario()
    ox = duel.alice.attack_position("Battle Ox")
    axe = duel.alice.face_up("Black Pendant", equipped_to=ox)
    name = {"face-down": "Book of Moon", "leaves": "Compulsory Evacuation Device", "graveyard": "Dark Hole"}[how]
    card = duel.alice.has_set(name)
    assert duel.atk(ox) == 2200
    duel.alice.activates(card)
    duel.is_settled()
    assert duel.where(axe) == "graveyard"
    assert duel.atk(ox) == 1700
    assert duel.bob.life == 7500


@rule("MR3-GAP-EQP-01")
def test_an_equip_card_is_destroyed_when_its_monster_is_no_longer_a_legal_one() -> None:
    only_attackers = spell(
        90000500,
        "攻撃の剣",
        "Sword of Attack",
        continuous(gains(Stat.ATK, 400, to=EQUIPPED)),
        icon=CardType.EQUIP,
        targets=one((MONSTER & FACE_UP & ATTACK_POSITION).on_field()),
        resolution=Equip(),
    )
    duel = scenario()
    ox = duel.alice.attack_position("Battle Ox")
    sword = duel.alice.hand(only_attackers)
    duel.alice.activates(sword)
    assert duel.atk(ox) == 2100
    duel.alice.changes_position(ox)
    duel.is_settled()
    assert duel.where(sword) == "graveyard"
    assert duel.atk(ox) == 1700


# Field Spells


@rule("MR3-SPL-06", "MR3-SPL-10")
@pytest.mark.parametrize("how", ["activate", "set"])
@pytest.mark.parametrize("old_is", ["face-up", "set"])
def test_a_new_field_spell_replaces_the_old_one(how: str, old_is: str) -> None:
    duel = scenario()
    old = duel.alice.face_up("Sogen") if old_is == "face-up" else duel.alice.has_set("Sogen")
    squad = duel.alice.face_up("Supply Squad")
    new = duel.alice.hand("Yami")
    theirs = duel.bob.face_up("Sogen")
    assert duel.alice.can("activate", new) and duel.alice.can("set", new)
    if how == "activate":
        duel.alice.activates(new)
    else:
        duel.alice.sets(new)
    duel.is_settled()
    assert duel.where(old) == "graveyard"
    assert duel.where(new) == "field zone"
    assert duel.duel.play[new].face_up is (how == "activate")
    assert duel.where(theirs) == "field zone"
    assert duel.where(squad) == "spell zone"


@rule("MR3-SPL-06")
def test_the_replaced_field_spell_is_sent_not_destroyed() -> None:
    ruins = spell(90000600, "古戦場", "Old Battlefield", trigger(destroyed(), draw(1)), icon=CardType.FIELD)
    duel = scenario()
    old = duel.alice.face_up(ruins)
    new = duel.alice.hand("Yami")
    duel.alice.activates(new)
    duel.is_settled()
    assert duel.where(old) == "graveyard"
    assert duel.alice.hand_size == 0

    duel = scenario()
    old = duel.alice.face_up(ruins)
    typhoon = duel.alice.hand("Mystical Space Typhoon")
    duel.alice.activates(typhoon)
    assert duel.alice.can("trigger", old)


@rule("MR3-SPL-11")
def test_each_player_has_one_field_spell_and_it_applies_as_it_says() -> None:
    duel = scenario()
    ox = duel.alice.attack_position("Battle Ox")
    elf = duel.bob.attack_position("Mystical Elf")
    theirs = duel.bob.attack_position("Battle Ox")
    sogen = duel.alice.hand("Sogen")
    duel.bob.face_up("Yami")
    duel.alice.activates(sogen)
    assert (duel.atk(ox), duel.atk(theirs), duel.atk(elf)) == (1900, 1900, 1000)
    assert duel.where("Sogen") == duel.where("Yami") == "field zone"

    duel = scenario()
    ox = duel.alice.attack_position("Battle Ox")
    theirs = duel.bob.attack_position("Battle Ox")
    wall = duel.alice.hand("Sorcerous Spell Wall")
    duel.alice.activates(wall)
    assert (duel.atk(ox), duel.atk(theirs)) == (2000, 1700)


# free timing


@rule("MR3-SPL-12")
def test_free_timing_cards_whenever_their_conditions_hold() -> None:
    for phase in (Phase.DRAW, Phase.MAIN_1, Phase.MAIN_2):
        duel = scenario(phase=phase)
        duel.alice.attack_position("Battle Ox")
        jar = duel.alice.has_set("Jar of Greed")
        typhoon = duel.alice.hand("Mystical Space Typhoon")
        assert duel.alice.can("activate", jar)
        assert duel.alice.can("activate", typhoon)
    duel = scenario()
    jar = duel.bob.has_set("Jar of Greed")
    duel.alice.enters_battle()
    assert duel.bob.can("activate", jar)
    duel = scenario()
    device = duel.alice.has_set("Compulsory Evacuation Device")
    assert not duel.alice.can("activate", device)


@rule("MR3-SPL-13", "MR3-DS-01")
@pytest.mark.parametrize(
    ("name", "may"),
    [
        ("Jar of Greed", False),
        ("Mystical Space Typhoon", False),
        ("Compulsory Evacuation Device", False),
        ("Rush Recklessly", True),
        ("Shrink", True),
        ("Reinforcements", True),
    ],
)
def test_free_timing_cards_in_the_damage_step(name: str, may: bool) -> None:
    duel = scenario(phase=Phase.BATTLE)
    ox = duel.alice.attack_position("Battle Ox")
    elf = duel.bob.attack_position("Mystical Elf")
    duel.alice.has_set("Negate Attack")
    card = duel.bob.has_set(name)
    duel.alice.attacks(ox, elf)
    assert duel.bob.can("activate", card)
    duel.bob.passes()
    assert (duel.duel.step & codes.DAMAGE_STEP != 0 and duel.bob.can("activate", card)) is may
    assert (duel.bob.life == 8000 - 900) is not may


@rule("MR3-SPL-14")
def test_no_activation_while_an_effect_is_being_processed() -> None:
    duel = scenario()
    reborn = duel.alice.hand("Monster Reborn")
    ox = duel.alice.graveyard("Battle Ox")
    jar = duel.bob.has_set("Jar of Greed")
    hole = duel.bob.has_set("Torrential Tribute")
    duel.alice.activates(reborn)
    assert duel.bob.can("activate", jar) and not duel.bob.can("activate", hole)
    duel.bob.passes()
    assert duel.alice.is_asked("position")
    assert not duel.bob.is_asked()
    duel.alice.puts_in(1)
    assert duel.where(ox) == "monster zone" and duel.where(reborn) == "graveyard"
    assert duel.bob.can("activate", jar) and duel.bob.can("activate", hole)


@rule("MR3-SPL-14")
def test_no_slow_spell_in_response_and_nothing_faster_than_a_counter_trap() -> None:
    duel = scenario()
    fire = duel.alice.hand("Hinotama")
    other = duel.alice.hand("Hinotama")
    jammer = duel.bob.has_set("Magic Jammer")
    duel.bob.hand("Battle Ox")
    jar = duel.alice.has_set("Jar of Greed")
    tools = duel.alice.has_set("Seven Tools of the Bandit")
    duel.alice.activates(fire)
    duel.bob.activates(jammer)
    assert duel.alice.can("activate", tools)
    assert not duel.alice.can("activate", jar) and not duel.alice.can("activate", other)


@rule("MR3-SET-02")
def test_a_set_spell_is_never_activated_on_the_opponents_turn() -> None:
    duel = scenario(turn=BOB)
    fire = duel.alice.has_set("Hinotama")
    jar = duel.alice.has_set("Jar of Greed")
    duel.bob.enters_battle()
    assert duel.alice.can("activate", jar)
    assert not duel.alice.can("activate", fire)


@rule("MR3-SPL-15", "MR3-SPL-04")
@pytest.mark.parametrize("bearers", [1, 2])
def test_what_a_continuous_spell_did_ends_when_it_leaves(bearers: int) -> None:
    duel = scenario(turn=BOB)
    cards = [duel.alice.attack_position("Goblin Attack Force") for _ in range(bearers)]
    card = duel.alice.face_up("The A. Forces")
    duel.bob.hand("Mystical Space Typhoon")
    assert [duel.atk(one) for one in cards] == [2300 + 200 * bearers] * bearers
    duel.bob.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.where(card) == "graveyard" and [duel.atk(one) for one in cards] == [2300] * bearers


@rule("MR3-SPL-15")
@pytest.mark.parametrize("answered", [False, True])
def test_a_continuous_spell_removed_before_it_is_processed_ends_without_having_done_anything(answered: bool) -> None:
    duel = scenario()
    army = duel.alice.hand("The A. Forces")
    goblins = duel.alice.attack_position("Goblin Attack Force")
    duel.bob.has_set("Mystical Space Typhoon")
    duel.alice.activates(army)
    assert duel.bob.can("activate", "Mystical Space Typhoon")
    if answered:
        duel.bob.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.where(army) == ("graveyard" if answered else "spell zone")
    assert (duel.atk(goblins) > 2300) is not answered
    # and its later effects do not come either: 補給部隊 gives no card
    duel = scenario()
    squad = duel.alice.hand("Supply Squad")
    duel.alice.attack_position("Battle Ox")
    duel.alice.hand("Dark Hole")
    duel.bob.has_set("Mystical Space Typhoon")
    duel.alice.activates(squad)
    if answered:
        duel.bob.activates("Mystical Space Typhoon")
    duel.all_pass()
    duel.alice.activates("Dark Hole")
    duel.all_pass()
    assert duel.alice.hand_size == (0 if answered else 1)


@rule("MR3-SET-04")
@pytest.mark.parametrize("name", [*SLOW_SPELLS, "Rush Recklessly", "Black Illusion Ritual", "Jar of Greed"])
def test_every_kind_of_spell_is_set_face_down_as_a_trap_is(name: str) -> None:
    duel = scenario()
    card = duel.alice.hand(name)
    assert duel.alice.can("set", card)
    duel.alice.sets(card)
    duel.is_settled()
    assert duel.where(card) == ("field zone" if name == "Sogen" else "spell zone")
    assert duel.position(card) == "face-down" and not duel.duel.chain, "nothing was activated"
    side = duel.duel.observe(BOB).sides[1]
    shown = side.field if name == "Sogen" else next(one for one in side.spells if one is not None)
    assert shown is not None and not shown.face_up and shown.passcode == 0, "which one the opponent does not see"
