"""What ends once it is fixed that a monster will be destroyed by battle."""

from __future__ import annotations

import pytest

from duelkit.kernel.decision import RESPOND, TRIGGER
from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    FACE_DOWN,
    IS_THIS,
    MONSTER,
    THIS,
    Attribute,
    CardType,
    EventKind,
    GainLife,
    Phase,
    Position,
    Race,
    Side,
    Stat,
    When,
    activated,
    banish,
    change_position,
    continuous,
    destroyed_by_battle,
    every,
    gains,
    monster,
    named,
    special_summon,
    trap,
    trigger,
)
from duelkit.yugioh.scenario import Scenario, scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.log import L_RESOLVE

OX = "Battle Ox"
ELF = "Mystical Elf"
COUNTER = trap(
    900000905, "何でもカウンター", "Counter Anything", icon=CardType.COUNTER, when=activated(), resolution=GainLife(1)
)


def until(duel: Scenario, step: int) -> None:
    """Pass until a question is open in this part of the damage step."""
    for _ in range(40):
        decision = duel.decision()
        assert decision is not None
        if duel.duel.step == step:
            return
        assert decision.kind in (RESPOND, TRIGGER), duel.describe()
        duel.duel.choose(codes.PASS)
    raise AssertionError("this part never asks")


HUNTER = "Chaos Hunter"
REMOVER = monster(
    900000920,
    "除外戦士",
    "Remover",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    3000,
    0,
    trigger(When(EventKind.BATTLED, IS_THIS), banish(every(MONSTER.in_graveyard(Side.OPPONENT))), mandatory=True),
)
WATCHER = monster(
    900000922,
    "見届け人",
    "Watcher",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    0,
    0,
    trigger(When(EventKind.BATTLED), GainLife(1)),
)
GLOWING = monster(
    900000923, "輝く者", "Glowing", Attribute.LIGHT, Race.FAIRY, 4, 1000, 0, continuous(gains(Stat.ATK, 500, to=THIS))
)
PHOENIX = monster(
    900000924,
    "蘇る者",
    "Reviver",
    Attribute.FIRE,
    Race.PYRO,
    4,
    1000,
    0,
    continuous(gains(Stat.ATK, 500, to=THIS)),
    trigger(destroyed_by_battle(), special_summon(THIS, Position.FACE_UP_ATTACK), mandatory=True),
)
HERALD = monster(
    900000925,
    "先触れ",
    "Herald",
    Attribute.LIGHT,
    Race.FAIRY,
    4,
    0,
    0,
    trigger(
        When(EventKind.BATTLED, MONSTER, Side.YOU),
        mandatory=True,
        resolution=special_summon(every(MONSTER.in_hand()), Position.FACE_UP_ATTACK),
    ),
)
BLINKER = monster(
    900000921,
    "瞬き",
    "Blinker",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    0,
    0,
    trigger(
        When(EventKind.BATTLED, named("カオスハンター", "Chaos Hunter")),
        mandatory=True,
        resolution=change_position(
            every(named("カオスハンター", "Chaos Hunter").on_field()), Position.FACE_DOWN_DEFENSE
        ).then(change_position(every((MONSTER & FACE_DOWN).on_field()), Position.FACE_UP_DEFENSE)),
    ),
)


@rule("MR3-DSD-09", "MR20-DSD-07")
@pytest.mark.parametrize("edition", ["ex04", "mr3", "mr20-official"])
@pytest.mark.parametrize("falls", [False, True])
def test_continuous_effects_end_when_destruction_by_battle_is_fixed(edition: str, falls: bool) -> None:
    """The ruling on continuous effects after damage calculation: a doomed カオスハンター forbids nothing."""
    duel = scenario(edition, phase=Phase.BATTLE)
    lady = duel.alice.attack_position("D.D. Warrior Lady")
    if falls:
        duel.alice.face_up("Axe of Despair", lady)
    hunter = duel.bob.attack_position(HUNTER)
    duel.alice.attacks(lady, hunter)
    assert duel.alice.can("trigger", lady) is falls
    if falls:
        duel.alice.triggers(lady)
        duel.is_settled()
    assert duel.where(hunter) == ("banished" if falls else "monster zone")


@rule("MR3-DSD-09", "MR3-DSD-11")
def test_traps_work_again_once_the_destruction_of_jinzo_is_fixed() -> None:
    for attacker in (OX, "Blue-Eyes White Dragon"):
        duel = scenario(phase=Phase.BATTLE)
        mine = duel.alice.attack_position(attacker)
        watcher = duel.alice.attack_position(WATCHER)
        jinzo = duel.bob.attack_position("Jinzo")
        counter = duel.bob.has_set(COUNTER)
        duel.alice.attacks(mine, jinzo)
        until(duel, codes.AFTER_CALC)
        duel.alice.triggers(watcher)
        assert duel.bob.can("activate", counter) is (attacker != OX)


@rule("MR3-DSD-09")
def test_a_monster_about_to_be_buried_stays_without_continuous_effects_when_it_turns() -> None:
    duel = scenario(phase=Phase.BATTLE)
    remover = duel.alice.attack_position(REMOVER)
    hunter = duel.bob.attack_position(HUNTER)
    duel.bob.attack_position(BLINKER)
    duel.bob.graveyard(ELF)
    duel.alice.attacks(remover, hunter)
    duel.is_settled()
    assert duel.where(hunter) == "graveyard" and duel.where(ELF) == "banished"
    assert duel.log_cards(L_RESOLVE) == ["瞬き", "除外戦士"]


@rule("MR3-DSD-09", "MR3-DSD-13")
def test_only_what_is_about_to_be_buried_has_no_continuous_effects() -> None:
    """What comes in the same part of the damage step has its own; so has the buried one when it comes back at once."""
    duel = scenario(phase=Phase.BATTLE)
    dragon = duel.alice.attack_position("Blue-Eyes White Dragon")
    duel.alice.attack_position(HERALD)
    glow = duel.alice.hand(GLOWING)
    phoenix = duel.bob.attack_position(PHOENIX)
    assert duel.atk(phoenix) == 1500
    duel.alice.attacks(dragon, phoenix)
    duel.is_settled()
    assert duel.where(glow) == "monster zone" and duel.atk(glow) == 1500
    assert duel.where(phoenix) == "monster zone" and duel.atk(phoenix) == 1500
