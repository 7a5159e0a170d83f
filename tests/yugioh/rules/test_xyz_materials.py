"""Xyz materials: no cards on the field, and bound to their monster."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    CARD,
    FACE_UP,
    IF,
    MONSTER,
    TARGET,
    WHEN,
    Attribute,
    CardType,
    Count,
    Equip,
    GainLife,
    Race,
    Side,
    Stat,
    Timing,
    XyzMaterials,
    Zone,
    continuous,
    gains,
    ignition,
    monster,
    one,
    sent_to_graveyard,
    spell,
    times,
    to_hand,
    trigger,
    xyz,
)
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.words.xyz_materials.meaning import Attach

OX = "Battle Ox"
CHASER = "Mechanicalchaser"
RANK_4 = xyz(900001601, "重ねる者", "Stacker", Attribute.DARK, Race.WARRIOR, 4, 2000, 2000, XyzMaterials(4, 2))
AURA = monster(
    900001602,
    "波動の素材",
    "Aura Material",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    continuous(gains(Stat.ATK, 500, to=(MONSTER & FACE_UP).on_field(Side.YOU))),
)
COUNTER = spell(900001603, "数える魔法", "Counting Spell", resolution=GainLife(times(Count(CARD.on_field()), 1000)))
BOUNCE = spell(900001605, "手札に返す", "Return", targets=one(MONSTER.on_field()), resolution=to_hand(TARGET))
LAMB = monster(900001606, "子羊", "Lamb", Attribute.EARTH, Race.BEAST, 1, 0, 0, types=CardType.TOKEN)


def stacked() -> tuple[Scenario, int]:
    """Bob controls an Xyz Monster with two materials."""
    duel = scenario()
    return duel, duel.bob.attack_position(RANK_4, materials=(OX, CHASER))


@rule("MR3-XYZ-08")
def test_materials_are_no_cards_on_the_field() -> None:
    duel, _ = stacked()
    duel.alice.hand(COUNTER)
    duel.alice.activates(COUNTER)
    duel.is_settled()
    assert duel.alice.life == 8000 + 2000, "the Xyz Monster and the spell itself"
    assert duel.where(OX) == duel.where(CHASER) == "material"
    duel, monster_card = stacked()
    duel.alice.hand("Fissure", BOUNCE)
    duel.alice.activates(BOUNCE)
    assert duel.where(monster_card) == "extra deck", "it was the only possible target"


@rule("MR3-XYZ-08")
def test_effects_of_materials_do_not_apply() -> None:
    duel = scenario()
    card = duel.alice.attack_position(RANK_4, materials=(AURA, OX))
    assert duel.atk(card) == 2000
    duel = scenario()
    card = duel.alice.attack_position(RANK_4, materials=(OX, CHASER))
    duel.alice.attack_position(AURA)
    assert duel.atk(card) == 2500


@rule("MR3-XYZ-08")
def test_a_monster_that_becomes_material_leaves_the_field() -> None:
    duel = scenario()
    duel.alice.extra(RANK_4)
    for name in (AURA, OX):
        duel.alice.attack_position(name)
    other = duel.alice.attack_position("Giant Soldier of Stone")
    assert duel.atk(other) == 1800
    duel.alice.special_summons(RANK_4)
    duel.alice.picks(OX)
    duel.alice.puts_in(1)
    assert duel.atk(other) == 1300 and duel.alice.cards("monster zone") == ["重ねる者", "Giant Soldier of Stone"]


@rule("MR3-XYZ-09")
def test_when_the_monster_leaves_its_materials_go_to_the_graveyard() -> None:
    for away, place in (("Dark Hole", "graveyard"), (BOUNCE, "extra deck")):
        duel, card = stacked()
        duel.alice.hand(away)
        duel.alice.activates(away)
        duel.is_settled()
        assert duel.where(card) == place
        assert duel.where(OX) == duel.where(CHASER) == "graveyard"
        assert set(duel.duel.graveyard[BOB]) >= {duel.find(OX), duel.find(CHASER)} and duel.duel.overlay == []


@rule("MR3-XYZ-10")
def test_materials_stay_when_the_monster_is_turned_face_down() -> None:
    duel, card = stacked()
    duel.alice.hand("Book of Moon")
    duel.alice.activates("Book of Moon")
    assert duel.position(card) == "face-down"
    assert len(duel.duel.play[card].materials) == 2 and duel.where(OX) == "material"


@rule("MR3-XYZ-10")
def test_materials_follow_a_change_of_control() -> None:
    duel, card = stacked()
    duel.alice.hand("Change of Heart", "Dark Hole")
    duel.alice.activates("Change of Heart")
    assert duel.controller(card) == ALICE and len(duel.duel.play[card].materials) == 2
    duel.alice.activates("Dark Hole")
    assert duel.find(OX) in duel.duel.graveyard[BOB], "each goes to its owner"


@rule("MR3-XYZ-05", "MR3-TIM-01", "MR3-EQP-02")
@pytest.mark.parametrize("edition", ["mr2", "mr3", "mr20-official"])
@pytest.mark.parametrize("timing", [WHEN, IF])
@pytest.mark.parametrize("answered", [False, True])
def test_what_was_equipped_to_a_material_is_gone_before_the_summon_succeeds(
    edition: str, timing: Timing, answered: bool
) -> None:
    """The materials are stacked first: a 時 effect of a card that then left the field has missed the timing."""
    belt = spell(
        900001606,
        "命綱",
        "Lifeline",
        trigger(sent_to_graveyard(origin=Zone.FIELD), GainLife(300), timing=timing),
        icon=CardType.EQUIP,
        targets=one((MONSTER & FACE_UP).on_field()),
        resolution=Equip(),
    )
    duel = scenario(edition)
    duel.alice.extra(RANK_4)
    for name in (OX, CHASER):
        lifeline = duel.alice.face_up(belt, duel.alice.attack_position(name))
    if answered:
        duel.bob.has_set("Solemn Judgment")
    duel.alice.special_summons(RANK_4)
    duel.alice.picks(OX, CHASER)
    duel.alice.puts_in(1)
    if answered:
        assert duel.where(lifeline) == "graveyard", "before the summon can be negated"
        duel.bob.passes()
    assert duel.where(RANK_4) == "monster zone" and duel.where(lifeline) == "graveyard"
    assert duel.alice.can("trigger", lifeline) is (timing is IF)


@rule("MR3-TOK-06")
@pytest.mark.parametrize("token", [True, False])
def test_a_token_is_no_target_of_what_makes_materials(token: bool) -> None:
    duel = scenario()
    knight = duel.alice.attack_position("Number 101: Silent Honor ARK", materials=(OX, CHASER))
    duel.bob.attack_position(LAMB if token else OX, kinds=codes.S_SPECIAL)
    assert duel.alice.can("activate", knight) is not token


@rule("MR3-XYZ-08")
def test_no_monster_becomes_its_own_material() -> None:
    taker = xyz(
        900001641,
        "取り込む者",
        "Taker",
        Attribute.DARK,
        Race.WARRIOR,
        4,
        2000,
        2000,
        XyzMaterials(4, 2),
        ignition(targets=one(MONSTER.on_field()), resolution=Attach(TARGET)),
    )
    duel = scenario()
    card = duel.alice.attack_position(taker, materials=(OX,))
    assert not duel.alice.can("activate", card), "it is the only monster, and no material for itself"
    duel = scenario()
    card = duel.alice.attack_position(taker, materials=(OX,))
    duel.bob.attack_position(CHASER)
    duel.bob.attack_position(RANK_4)
    duel.alice.activates(card)
    assert not duel.alice.can("pick", card)
    duel.alice.picks(CHASER)
    duel.is_settled()
    assert duel.where(CHASER) == "material"
