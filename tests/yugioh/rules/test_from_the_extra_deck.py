"""Monsters that were Special Summoned from the Extra Deck, whatever the way."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    FUSION_MONSTER,
    MONSTER,
    THIS,
    Action,
    Attribute,
    FusionMaterials,
    Race,
    SummonKind,
    WasSummoned,
    XyzMaterials,
    cannot,
    continuous,
    fusion,
    monster,
    named,
    one,
    special_summon,
    spell,
    xyz,
)
from duelkit.yugioh.scenario import ALICE, scenario

OX = "Battle Ox"
SHIELDED = monster(
    900004480,
    "外を恐れぬ者",
    "Unafraid",
    Attribute.LIGHT,
    Race.WARRIOR,
    4,
    100,
    100,
    continuous(cannot(Action.BE_DESTROYED_BY_BATTLE, to=THIS, unless=~WasSummoned(SummonKind.FROM_EXTRA_DECK))),
)
STACKED = xyz(900004481, "重ねた者", "Stacked One", Attribute.DARK, Race.FIEND, 4, 2000, 2000, XyzMaterials(4, 2))
FUSED = fusion(
    900004482,
    "混ぜた者",
    "Mixed One",
    Attribute.DARK,
    Race.FIEND,
    4,
    2000,
    2000,
    FusionMaterials((named("ミノタウルス", "Battle Ox"), named("ミノタウルス", "Battle Ox"))),
)
FETCH = spell(
    900004483,
    "外から呼ぶ",
    "Call from Outside",
    resolution=special_summon(one((FUSION_MONSTER & MONSTER).in_extra_deck())),
)
REVIVE = spell(
    900004484,
    "墓から呼ぶ",
    "Call from Below",
    resolution=special_summon(one((FUSION_MONSTER & MONSTER).in_graveyard())),
)


@rule("RES-CAN-01")
def test_an_xyz_summoned_monster_came_from_the_extra_deck() -> None:
    duel = scenario(turn=ALICE)
    duel.alice.attack_position(OX)
    duel.alice.attack_position(OX)
    shielded = duel.bob.attack_position(SHIELDED)
    stacked = duel.alice.extra(STACKED)
    duel.alice.special_summons(stacked)
    while duel.alice.is_asked("pick"):
        duel.alice.picks(OX)
    duel.alice.puts_in(1)
    duel.all_pass()
    duel.alice.enters_battle()
    duel.alice.attacks(stacked, shielded)
    duel.is_settled()
    assert duel.where(shielded) == "monster zone"


@rule("RES-CAN-01")
def test_so_did_one_that_an_effect_brought_but_not_one_from_the_graveyard() -> None:
    for call, saved in ((FETCH, True), (REVIVE, False)):
        duel = scenario(turn=ALICE)
        fused = duel.alice.extra(FUSED) if saved else duel.alice.graveyard(FUSED)
        shielded = duel.bob.attack_position(SHIELDED)
        duel.alice.activates(duel.alice.hand(call))
        duel.all_pass()
        if duel.alice.is_asked("pick"):
            duel.alice.picks(fused)
        duel.alice.puts_in(1)
        duel.is_settled()
        duel.alice.enters_battle()
        duel.alice.attacks(fused, shielded)
        duel.is_settled()
        assert (duel.where(shielded) == "monster zone") is saved
