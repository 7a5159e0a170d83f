"""The turn player's priority (ターンプレイヤーの優先権), and ignition effects right after a summon."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    MONSTER,
    TARGET,
    Attribute,
    GainLife,
    Phase,
    Race,
    Side,
    damage,
    ignition,
    monster,
    one,
    quick,
    special_summon,
    special_summoned,
    spell,
    summoned,
    trigger,
)
from duelkit.yugioh.scenario import BOB, Scenario, scenario

OX = "Battle Ox"
TROOP = "Exiled Force"
CANNON = "Cannon Soldier"
SORCERER = "Chaos Sorcerer"
TORRENT = "Torrential Tribute"
STAY = "Waboku"
GREETER = monster(
    900041501,
    "名乗る者",
    "The Greeter",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    trigger(summoned(), damage(100), mandatory=True),
    ignition(damage(300)),
)
HERALD = monster(
    900041502,
    "見届ける者",
    "The Witness",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    trigger(summoned(MONSTER, side=Side.OPPONENT), damage(200), mandatory=True),
)
GUN = monster(900041503, "速射砲", "Rapid Gun", Attribute.DARK, Race.MACHINE, 4, 1000, 1000, quick(damage(100)))


def board(edition: str = "ex04", phase: Phase = Phase.MAIN_1) -> Scenario:
    """Bob has a monster and traps that answer a summon."""
    duel = scenario(edition, phase=phase)
    duel.bob.attack_position(OX)
    duel.bob.has_set(TORRENT)
    duel.bob.has_set(STAY)
    return duel


def summon(duel: Scenario, way: str) -> int:
    """Bring out a monster with an ignition effect in some way; answers its number."""
    if way == "normal":
        card = duel.alice.hand(TROOP)
        duel.alice.summons(card)
    elif way == "advance":
        duel.alice.attack_position("Giant Soldier of Stone")
        card = duel.alice.hand("Barrel Dragon")
        duel.alice.attack_position("Giant Soldier of Stone")
        duel.alice.summons(card)
    elif way == "flip":
        card = duel.alice.has_set(CANNON)
        duel.alice.flip_summons(card)
    elif way == "own procedure":
        duel.alice.graveyard("Shining Angel", "Mystic Tomato")
        card = duel.alice.hand(SORCERER)
        duel.alice.special_summons(card)
        duel.alice.puts_in(1)
    else:
        card = duel.alice.graveyard(CANNON)
        duel.alice.hand("Monster Reborn")
        duel.alice.activates("Monster Reborn")
        duel.bob.passes()
        duel.alice.puts_in(1)
    return card


WAYS = ["normal", "advance", "flip", "own procedure", "resolved spell"]


@rule("EX04-GAP-PRI-01")
@pytest.mark.parametrize("way", WAYS)
def test_the_summoned_monsters_ignition_effect_goes_before_any_response(way: str) -> None:
    duel = board()
    card = summon(duel, way)
    assert duel.alice.is_asked("respond") and duel.alice.can("activate", card) and duel.alice.can("pass")
    assert not duel.bob.can("activate", TORRENT)
    life, monsters = duel.bob.life, len(duel.bob.cards("monster zone"))
    duel.alice.activates(card)
    if duel.alice.is_asked("pick"):
        duel.alice.picks(card if duel.name_of(card) == CANNON else OX)
    assert len(duel.duel.chain) == 1 and duel.bob.is_asked("respond"), "now he may answer the effect"
    assert duel.bob.can("activate", STAY)
    duel.bob.passes()
    duel.all_pass()
    assert (duel.bob.life, len(duel.bob.cards("monster zone"))) != (life, monsters) or way == "advance"


@rule("EX04-GAP-PRI-01")
@pytest.mark.parametrize("way", WAYS)
def test_the_opponent_answers_the_summon_only_after_a_pass(way: str) -> None:
    duel = board()
    card = summon(duel, way)
    assert duel.alice.is_asked("respond") and not duel.bob.is_asked()
    duel.alice.passes()
    assert duel.bob.is_asked("respond") and duel.bob.can("activate", TORRENT) and duel.bob.can("activate", STAY)
    duel.bob.activates(TORRENT)
    duel.all_pass()
    assert duel.where(card) == "graveyard" and duel.bob.cards("monster zone") == []


@rule("EX04-GAP-PRI-01")
@pytest.mark.parametrize("way", WAYS)
def test_in_later_editions_the_opponent_answers_first(way: str) -> None:
    for edition in ("mr3", "mr20"):
        duel = board(edition)
        card = summon(duel, way)
        assert not duel.alice.is_asked("respond") and not duel.alice.can("activate", card)
        assert duel.bob.is_asked("respond") and duel.bob.can("activate", TORRENT)


@rule("EX04-GAP-PRI-01")
def test_the_monster_may_be_gone_before_the_trap_that_answers_its_effect() -> None:
    duel = board()
    card = summon(duel, "normal")
    duel.alice.activates(card)
    assert duel.where(card) == "graveyard", "sacrificed as the cost"
    duel.all_pass()
    assert duel.bob.cards("monster zone") == [] and len(duel.bob.cards("spell zone")) == 2
    duel.is_settled()


@rule("EX04-GAP-PRI-01")
def test_a_normal_spell_cannot_be_used_before_the_response() -> None:
    duel = board()
    duel.alice.hand("Pot of Greed", "Hinotama", "Mystical Space Typhoon")
    duel.alice.has_set("Dark Hole")
    summon(duel, "normal")
    assert duel.alice.is_asked("respond")
    assert not duel.alice.can("activate", "Pot of Greed") and not duel.alice.can("activate", "Dark Hole")
    assert duel.alice.can("activate", "Mystical Space Typhoon"), "a Quick-Play Spell has spell speed 2"
    duel.alice.passes()
    duel.bob.passes()
    assert duel.alice.is_asked("act") and duel.alice.can("activate", "Pot of Greed")


@rule("EX04-GAP-PRI-01")
def test_another_monsters_ignition_effect_may_be_used_as_well() -> None:
    duel = board()
    other = duel.alice.attack_position(CANNON)
    hidden = duel.alice.has_set(CANNON)
    duel.alice.hand("Thunder Dragon")
    duel.alice.deck("Thunder Dragon")
    card = summon(duel, "normal")
    assert duel.alice.can("activate", other) and duel.alice.can("activate", card)
    assert not duel.alice.can("activate", hidden)
    assert not duel.alice.can("activate", "Thunder Dragon"), "it is used from the hand"
    duel.alice.passes()
    duel.bob.passes()
    assert duel.alice.is_asked("act") and duel.alice.can("activate", "Thunder Dragon")


@rule("EX04-GAP-PRI-01", "EX04-TRG-01")
def test_a_trigger_effect_on_the_summon_goes_first() -> None:
    duel = board()
    card = duel.alice.hand(GREETER)
    duel.alice.summons(card)
    assert len(duel.duel.chain) == 1 and duel.duel.scopes[duel.duel.chain[0]].code.index == 0
    assert duel.bob.is_asked("respond"), "he answers the trigger; the ignition effect was not offered before it"
    duel.bob.passes()
    assert duel.bob.life == 7900
    assert not (duel.alice.is_asked("respond") and duel.alice.can("activate", card, 1)), "the summon is no longer last"
    duel.all_pass()
    assert duel.alice.is_asked("act") and duel.alice.can("activate", card, 1)


@rule("EX04-GAP-PRI-01", "EX04-TRG-03")
def test_a_mandatory_trigger_of_the_opponent_goes_first_too() -> None:
    duel = board()
    duel.bob.attack_position(HERALD)
    card = duel.alice.hand(TROOP)
    duel.alice.summons(card)
    assert len(duel.duel.chain) == 1 and duel.duel.scopes[duel.duel.chain[0]].player == BOB
    duel.all_pass()
    assert duel.alice.life == 7800 and duel.alice.is_asked("act")


@rule("EX04-GAP-PRI-01")
def test_setting_a_monster_or_the_opponents_summon_gives_no_such_priority() -> None:
    duel = board()
    cannon = duel.alice.attack_position(CANNON)
    duel.alice.hand(OX)
    duel.alice.sets_monster(OX)
    assert not (duel.alice.is_asked("respond") and duel.alice.can("activate", cannon))
    duel = scenario("ex04")
    duel.bob.graveyard(OX)
    duel.bob.has_set("Call of the Haunted")
    duel.alice.has_set(STAY)
    cannon = duel.alice.attack_position(CANNON)
    duel.alice.hand(OX)
    duel.alice.summons(OX)
    assert duel.alice.can("activate", cannon)
    duel.alice.passes()
    duel.bob.activates("Call of the Haunted")
    duel.alice.passes()
    assert len(duel.bob.cards("monster zone")) == 1 and not duel.duel.chain
    assert duel.alice.is_asked("respond") and duel.alice.can("activate", STAY)
    assert not duel.alice.can("activate", cannon), "Bob summoned it"


@rule("EX04-GAP-PRI-01")
@pytest.mark.parametrize("more", [False, True])
def test_a_summon_that_is_not_the_last_thing_to_happen_gives_none_either(more: bool) -> None:
    revival = special_summon(TARGET)
    call = spell(
        900041505,
        "呼び戻し",
        "Call Back",
        targets=one(MONSTER.in_graveyard()),
        resolution=revival.then(GainLife(100)) if more else revival,
    )
    duel = board()
    card = duel.alice.graveyard(CANNON)
    duel.alice.has_set(STAY)
    duel.alice.hand(call)
    duel.alice.activates(call)
    duel.bob.passes()
    while duel.alice.is_asked("respond") and duel.duel.chain:
        duel.alice.passes()
    duel.alice.puts_in(1)
    assert duel.alice.is_asked("respond") and duel.alice.can("activate", card) is not more


@rule("EX04-GAP-PRI-01")
def test_in_the_battle_phase_no_ignition_effect_is_used() -> None:
    duel = board(phase=Phase.BATTLE)
    duel.alice.attack_position(CANNON)
    duel.alice.graveyard(CANNON)
    duel.alice.has_set("Call of the Haunted")
    while duel.alice.is_asked("respond"):
        duel.alice.activates("Call of the Haunted")
    if duel.where("Call of the Haunted") == "spell zone" and not duel.duel.chain:
        duel.alice.attacks(CANNON, OX)
        duel.alice.activates("Call of the Haunted")
    duel.bob.passes()
    assert len(duel.alice.cards("monster zone")) == 2
    assert not duel.alice.can("activate", CANNON)


@rule("EX04-GAP-PRI-02")
def test_the_turn_player_activates_first_and_the_phase_waits_for_both() -> None:
    duel = scenario("ex04", phase=Phase.STANDBY)
    duel.alice.attack_position(OX)
    duel.alice.has_set(STAY)
    duel.bob.has_set(STAY)
    assert duel.alice.is_asked() and duel.alice.can("activate", STAY) and not duel.bob.can("activate", STAY)
    duel.alice.passes()
    assert duel.bob.is_asked() and duel.bob.can("activate", STAY) and duel.duel.phase == Phase.STANDBY
    duel.bob.passes()
    assert duel.duel.phase == Phase.MAIN_1 and duel.alice.is_asked("act")
    duel.alice.enters_battle()
    assert duel.duel.phase == Phase.MAIN_1 and duel.bob.can("activate", STAY), "the phase ends when he passes"
    duel.bob.activates(STAY)
    duel.all_pass()
    assert duel.duel.phase == Phase.MAIN_1 and duel.alice.is_asked("act")


@rule("EX04-GAP-PRI-02")
def test_special_summons_by_effects_of_monsters_are_answered_like_any_summon() -> None:
    caller = monster(
        900041504,
        "呼ばれし砲",
        "Called Gun",
        Attribute.DARK,
        Race.MACHINE,
        4,
        1000,
        1000,
        trigger(special_summoned(), damage(100), mandatory=True),
    )
    duel = board()
    card = duel.alice.graveyard(caller)
    duel.alice.attack_position(GUN)
    duel.alice.hand("Monster Reborn")
    duel.alice.activates("Monster Reborn")
    duel.bob.passes()
    while not duel.alice.is_asked("position"):
        duel.alice.passes()
    duel.alice.puts_in(1)
    assert len(duel.duel.chain) == 1 and duel.where(card) == "monster zone"
    assert duel.bob.is_asked("respond") and duel.bob.can("activate", TORRENT), "as a link of the trigger's chain"
