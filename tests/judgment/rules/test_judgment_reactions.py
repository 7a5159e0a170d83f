"""Re-actions: attacks and rotations of creatures on the board. Rules: EOJ-REACT, EOJ-ORIENT."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from duelkit.judgment.language import (
    ANYTHING,
    ENEMY,
    FRONT_BLIND_BACK,
    NO_DEFENCE,
    NONE,
    SELECTIVE_FULL_CIRCLE,
    STANDARD,
    AttackPattern,
    Card,
    Damage,
    Mode,
    Possesses,
    SpellClass,
    Turn,
    Turning,
    creature,
    spell,
    while_placed,
)
from duelkit.judgment.scenario import ALICE, BOB, FACINGS, Scenario, scenario
from duelkit.judgment.state.log import L_ATTACK, L_MOVE
from duelkit.rulebook.cite import rule

NUMBERS = count(813_000)


def being(
    name: str,
    *abilities: Any,
    hp: int = 9,
    attack: int = 1,
    cost: int = 1,
    action: int = 2,
    icon: Any = STANDARD,
    guard: Any = NO_DEFENCE,
    **more: Any,
) -> Card:
    return creature(
        next(NUMBERS),
        name,
        more.pop("element", NONE),
        "Being",
        "",
        cost,
        action,
        hp,
        attack,
        icon,
        guard,
        *abilities,
        **more,
    )


PLAIN = being("Plain")
FOE = being("Foe")
COSTLY = being("Costly", action=3, rotate=1)
ROUND = being("Round", icon=SELECTIVE_FULL_CIRCLE)


def ready(mana: int = 9, turn: int = ALICE) -> Scenario:
    duel = scenario(turn=turn)
    duel.alice.mana(mana)
    duel.bob.mana(mana)
    return duel


@rule("EOJ-REACT-01", "EOJ-CARD-06")
def test_each_action_has_its_own_cost() -> None:
    duel = ready(mana=4)
    mine = duel.alice.creature(COSTLY, at=8)
    duel.bob.creature(FOE, at=5)
    duel.alice.attacks(mine)
    assert duel.alice.mana_left == 1
    duel.alice.rotates(mine)
    assert duel.alice.mana_left == 0
    poor = ready(mana=2)
    mine = poor.alice.creature(COSTLY, at=8)
    poor.bob.creature(FOE, at=5)
    assert not poor.alice.can("attack", mine)
    assert poor.alice.can("rotate", mine)


@pytest.mark.parametrize("attack_first", [True, False])
@rule("EOJ-REACT-02", "EOJ-REACT-03")
def test_one_attack_and_one_rotation_in_either_order(attack_first: bool) -> None:
    duel = ready()
    mine = duel.alice.creature(ROUND, at=8)
    duel.bob.creature(FOE, at=5)
    if attack_first:
        duel.alice.attacks(mine)
        duel.alice.rotates(mine)
    else:
        duel.alice.rotates(mine)
        duel.alice.attacks(mine)
    assert duel.alice.mana_left == 5
    assert not duel.alice.can("attack", mine)
    assert not duel.alice.can("rotate", mine)


@rule("EOJ-REACT-02")
def test_allowance_is_back_in_the_next_turn() -> None:
    duel = ready()
    mine = duel.alice.creature(ROUND, at=8)
    duel.bob.creature(FOE, at=5)
    duel.alice.attacks(mine)
    assert not duel.alice.can("attack", mine)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.alice.can("attack", mine)


@rule("EOJ-REACT-04")
def test_any_number_of_creatures_may_re_act() -> None:
    duel = ready(mana=20)
    mine = [duel.alice.creature(being(f"Man {at}"), at=at) for at in (4, 7, 8, 9)]
    duel.bob.creature(FOE, at=5)
    for card in mine:
        duel.alice.rotates(card)
    assert duel.alice.mana_left == 12
    assert [duel.facing(card) for card in mine] == ["east"] * 4


@rule("EOJ-REACT-05", "EOJ-REACT-07", "EOJ-BATTLE-10", "EOJ-BATTLE-11")
def test_attack_needs_an_enemy_in_reach() -> None:
    duel = ready()
    mine = duel.alice.creature(ROUND, at=8)
    duel.alice.creature(PLAIN, at=5)
    assert not duel.alice.can("attack", mine)
    duel = ready()
    mine = duel.alice.creature(PLAIN, at=8)
    duel.bob.creature(FOE, at=2)  # two fields away
    duel.bob.creature(FOE, at=9)  # beside
    assert not duel.alice.can("attack", mine)
    duel = ready()
    mine = duel.alice.creature(ROUND, at=8)
    duel.alice.creature(PLAIN, at=5)
    foe = duel.bob.creature(FOE, at=9)
    duel.alice.attacks(mine)
    assert [entry.a for entry in duel.log(L_ATTACK)] == [foe]


@pytest.mark.parametrize(("way", "facing"), [("left", "west"), ("right", "east")])
@rule("EOJ-REACT-06", "EOJ-ORIENT-06")
def test_rotation_is_a_quarter_turn_either_way_and_moves_nothing(way: str, facing: str) -> None:
    duel = ready()
    mine = duel.alice.creature(PLAIN, at=8, facing="north")
    duel.alice.rotates(mine, way)
    assert duel.facing(mine) == facing
    assert duel.position(mine) == 8
    assert duel.log(L_MOVE) == []


@rule("EOJ-REACT-08")
def test_only_creatures_on_a_field_re_act() -> None:
    duel = ready()
    duel.alice.hand(PLAIN)
    duel.alice.graveyard(ROUND)
    duel.bob.creature(FOE, at=5)
    assert not duel.alice.can("attack")
    assert not duel.alice.can("rotate")


@rule("EOJ-REACT-09")
def test_owner_re_acts_a_creature_unless_it_is_possessed() -> None:
    duel = ready(turn=BOB)
    mine = duel.alice.creature(PLAIN, at=8)
    foe = duel.bob.creature(FOE, at=5)
    assert duel.bob.can("rotate", foe)
    assert not duel.bob.can("rotate", mine)
    lent = ready(turn=BOB)
    mine = lent.alice.creature(PLAIN, at=8)
    lent.bob.creature(being("Ghost", while_placed(Possesses(ENEMY))), at=1)
    lent.start()
    lent.duel.creatures[mine].possessed_since = 1
    lent.bob.ends_turn()
    assert not lent.alice.can("rotate", mine)
    lent.alice.ends_turn()
    assert lent.bob.can("rotate", mine)


# facing


@rule("EOJ-ORIENT-01", "EOJ-ORIENT-02", "EOJ-ORIENT-04", "EOJ-ORIENT-05", "EOJ-CARD-15")
@pytest.mark.parametrize(("facing", "front"), [("north", 2), ("east", 6), ("south", 8), ("west", 4)])
def test_front_is_where_the_card_points(facing: str, front: int) -> None:
    for at in (2, 4, 6, 8):
        duel = ready()
        mine = duel.alice.creature(PLAIN, at=5, facing=facing)
        duel.bob.creature(FOE, at=at)
        assert duel.alice.can("attack", mine) == (at == front)


@rule("EOJ-ORIENT-05")
@pytest.mark.parametrize("facing", FACINGS)
def test_icons_turn_with_the_creature(facing: str) -> None:
    right = being("Right Hand", icon=AttackPattern("right", Damage.PHYSICAL, Mode.CHOOSE, ((1, 0),)))
    sides = {"north": 6, "east": 8, "south": 4, "west": 2}
    for at in (2, 4, 6, 8):
        duel = ready()
        mine = duel.alice.creature(right, at=5, facing=facing)
        duel.bob.creature(FOE, at=at)
        assert duel.alice.can("attack", mine) == (sides[facing] == at)


@rule("EOJ-ORIENT-03", "EOJ-CARD-16", "EOJ-KIND-01")
@pytest.mark.parametrize(("facing", "damage"), [("north", 2), ("east", 1), ("south", 1), ("west", 1)])
def test_back_is_the_back_of_the_card_wherever_the_attacker_stands(facing: str, damage: int) -> None:
    duel = ready()
    mine = duel.alice.creature(ROUND, at=8)
    foe = duel.bob.creature(being("Blind Back", guard=FRONT_BLIND_BACK), at=5, facing=facing)
    duel.alice.attacks(mine)
    assert duel.hp(foe) == 9 - damage


@rule("EOJ-ORIENT-06", "EOJ-ABIL-04")
@pytest.mark.parametrize("facing", FACINGS)
def test_rotation_by_an_effect_keeps_the_field(facing: str) -> None:
    fog = spell(next(NUMBERS), "Fog", SpellClass.CONJURATION, 0, Turn(Turning.CHOSEN), ANYTHING)
    duel = ready()
    duel.alice.hand(fog)
    foe = duel.bob.creature(FOE, at=5)
    duel.alice.casts(fog)
    duel.alice.faces(facing)
    assert (duel.facing(foe), duel.position(foe)) == (facing, 5)
