"""Once per turn: whose use it is, what it counts."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    CARD,
    ONCE_PER_TURN,
    ONCE_PER_TURN_BY_NAME,
    ONCE_PER_TURN_SHARED,
    Attribute,
    GainLife,
    HasActivated,
    Phase,
    Race,
    damage,
    ignition,
    monster,
    quick,
)
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario

OX = "Battle Ox"
SOFT = monster(
    900002101,
    "一度の砲",
    "Soft Gun",
    Attribute.DARK,
    Race.MACHINE,
    4,
    1000,
    1000,
    ignition(damage(100), limit=ONCE_PER_TURN),
)
BY_NAME = monster(
    900002102,
    "名前の砲",
    "Named Gun",
    Attribute.DARK,
    Race.MACHINE,
    4,
    1000,
    1000,
    ignition(damage(100), limit=ONCE_PER_TURN_BY_NAME),
    ignition(GainLife(100)),
)
SHARED = monster(
    900002103,
    "共有の砲",
    "Shared Gun",
    Attribute.DARK,
    Race.MACHINE,
    4,
    1000,
    1000,
    ignition(damage(100), limit=ONCE_PER_TURN_SHARED),
    ignition(GainLife(100), limit=ONCE_PER_TURN_SHARED),
)
EACH = monster(
    900002104,
    "別々の砲",
    "Separate Gun",
    Attribute.DARK,
    Race.MACHINE,
    4,
    1000,
    1000,
    ignition(damage(100), limit=ONCE_PER_TURN_BY_NAME),
    ignition(GainLife(100), limit=ONCE_PER_TURN_BY_NAME),
)
QUICK = monster(
    900002105,
    "即時の砲",
    "Quick Gun",
    Attribute.DARK,
    Race.MACHINE,
    4,
    1000,
    1000,
    quick(damage(100), limit=ONCE_PER_TURN),
)

FIRST = monster(
    900002106,
    "最初の砲",
    "First Gun",
    Attribute.DARK,
    Race.MACHINE,
    4,
    1000,
    1000,
    ignition(damage(100), condition=~HasActivated(CARD)),
)


def turn_ends(duel: Scenario) -> None:
    """The turn ends, everybody passing."""
    turn = duel.duel.turn
    side = duel.alice if duel.duel.turn_player == ALICE else duel.bob
    side.ends_turn()
    while duel.duel.turn == turn or duel.duel.phase < Phase.MAIN_1:
        duel.all_pass()
        decision = duel.decision()
        assert decision is not None
        if duel.duel.turn == turn or duel.duel.phase < Phase.MAIN_1:
            duel.duel.choose(decision.options[-1])


@rule("MR3-OPT-01", "MR3-OPT-03")
def test_once_means_once_until_the_turn_comes_again() -> None:
    for card in (SOFT, BY_NAME):
        duel = scenario()
        duel.alice.attack_position(card)
        duel.alice.hand(OX)
        duel.bob.hand(OX)
        assert duel.alice.can("activate", card, 0)
        duel.alice.activates(card, 0)
        assert not duel.alice.can("activate", card, 0)
        turn_ends(duel)
        assert duel.duel.turn_player == BOB and not duel.alice.can("activate", card)
        turn_ends(duel)
        assert duel.duel.turn_player == ALICE and duel.alice.can("activate", card, 0)


@rule("MR3-OPT-01")
def test_the_limit_does_not_bind_the_opponent() -> None:
    for card in (SOFT, BY_NAME, SHARED):
        duel = scenario()
        duel.alice.attack_position(card)
        duel.bob.attack_position(card)
        duel.alice.hand("Change of Heart", OX)
        duel.alice.activates(duel.duel.monsters[ALICE][0], 0)
        duel.bob.hand(OX)
        turn_ends(duel)
        assert duel.bob.can("activate", card, 0)
    quick = scenario()
    mine = quick.alice.attack_position(QUICK)
    theirs = quick.bob.attack_position(QUICK)
    quick.alice.activates(mine)
    assert quick.bob.can("activate", theirs), "in the same turn too"


@rule("MR3-OPT-01")
def test_the_limit_is_one_of_the_player_who_uses_the_effect() -> None:
    duel = scenario()
    gun = duel.bob.attack_position(QUICK)
    duel.alice.hand("Change of Heart", OX)
    duel.alice.activates("Change of Heart")
    duel.bob.activates(gun)
    duel.all_pass()
    assert duel.controller(gun) == ALICE and duel.alice.life == 7900
    assert duel.alice.can("activate", gun), "Bob has used it, Alice has not"
    duel.alice.activates(gun)
    assert not duel.alice.can("activate", gun)


@rule("MR3-OPT-01")
def test_a_limit_of_the_card_alone_leaves_a_second_copy_free() -> None:
    duel = scenario()
    first = duel.alice.attack_position(SOFT)
    second = duel.alice.attack_position(SOFT)
    duel.alice.activates(first)
    assert not duel.alice.can("activate", first) and duel.alice.can("activate", second)


@rule("MR3-OPT-02")
def test_a_quick_effect_can_be_used_once_in_each_players_turn() -> None:
    duel = scenario()
    duel.alice.attack_position(QUICK)
    duel.bob.hand(OX)
    duel.alice.hand(OX)
    duel.alice.activates(QUICK)
    assert not duel.alice.can("activate", QUICK)
    duel.alice.ends_turn()
    assert not duel.alice.can("activate", QUICK) or duel.duel.turn == 4
    while duel.duel.turn == 3:
        duel.all_pass()
    assert duel.duel.turn_player == BOB and duel.alice.can("activate", QUICK)
    duel.alice.activates(QUICK)
    assert not duel.alice.can("activate", QUICK)
    assert duel.bob.life == 7800


@rule("MR3-OPT-04")
def test_a_limit_on_the_effects_of_a_name_covers_all_of_them_on_all_copies() -> None:
    duel = scenario()
    first = duel.alice.attack_position(SHARED)
    second = duel.alice.attack_position(SHARED)
    assert duel.alice.can("activate", first, 0) and duel.alice.can("activate", first, 1)
    duel.alice.activates(first, 1)
    for card in (first, second):
        for effect in (0, 1):
            assert not duel.alice.can("activate", card, effect)


@rule("MR3-OPT-05")
def test_a_limit_on_this_effect_of_a_name_covers_that_effect_only() -> None:
    duel = scenario()
    first = duel.alice.attack_position(BY_NAME)
    second = duel.alice.attack_position(BY_NAME)
    duel.alice.activates(first, 0)
    assert not duel.alice.can("activate", first, 0) and not duel.alice.can("activate", second, 0)
    assert duel.alice.can("activate", first, 1) and duel.alice.can("activate", second, 1)
    duel = scenario()
    card = duel.alice.attack_position(EACH)
    duel.alice.activates(card, 0)
    assert not duel.alice.can("activate", card, 0) and duel.alice.can("activate", card, 1)
    duel.alice.activates(card, 1)
    assert not duel.alice.can("activate", card, 1)


@rule("MR3-OPT-05")
def test_the_name_limit_remembers_a_card_that_left_and_came_back() -> None:
    duel = scenario()
    card = duel.alice.attack_position(BY_NAME)
    duel.alice.hand("Compulsory Evacuation Device")
    duel.alice.has_set("Compulsory Evacuation Device")
    duel.alice.activates(card, 0)
    duel.alice.activates("Compulsory Evacuation Device")
    duel.alice.summons(card)
    assert not duel.alice.can("activate", card, 0) and duel.alice.can("activate", card, 1)


def test_a_monster_that_was_turned_face_down_uses_its_effect_anew() -> None:
    """But for turning itself face-down, which is once per turn (１ターンに１度のみ)."""
    duel = scenario()
    erokin = duel.alice.attack_position("Worm Erokin")
    duel.alice.activates(erokin)
    duel.is_settled()
    assert duel.position(erokin) == "face-down"
    duel.alice.flip_summons(erokin)
    assert duel.alice.can("activate", erokin)
    duel = scenario()
    sphinx = duel.alice.attack_position("Pharaonic Guardian Sphinx")
    duel.alice.activates(sphinx)
    duel.is_settled()
    duel.alice.flip_summons(sphinx)
    duel.is_settled()
    assert not duel.alice.can("activate", sphinx)


@rule("RES-GAP-NEG-01")
@pytest.mark.parametrize("negated", [False, True])
def test_an_activation_that_was_negated_was_none_in_its_turn(negated: bool) -> None:
    """As 「１ターンに１枚しか発動できない」 is ruled, so what asks whether anything was activated in the turn."""
    duel = scenario()
    first = duel.alice.attack_position(FIRST)
    jar = duel.alice.has_set("Jar of Greed")
    tools = duel.bob.has_set("Seven Tools of the Bandit")
    assert duel.alice.can("activate", first)
    duel.alice.activates(jar)
    if negated:
        duel.bob.activates(tools)
    duel.all_pass()
    duel.is_settled()
    assert duel.alice.can("activate", first) is negated
