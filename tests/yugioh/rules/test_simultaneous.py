"""What one effect does, or a battle, happens at the same time: the order of zones decides nothing."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    FACE_UP,
    IS_THIS,
    MONSTER,
    TARGET,
    Attribute,
    EventKind,
    FusionMaterials,
    GainLife,
    Race,
    Redirected,
    Side,
    Stat,
    TakeControl,
    Until,
    When,
    Whenever,
    XyzMaterials,
    Zone,
    continuous,
    fusion,
    gains,
    monster,
    named,
    one,
    spell,
    trigger,
    xyz,
)
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario

STORM = "Heavy Storm"
HOLE = "Dark Hole"
COSMOS = "Macro Cosmos"
FISSURE = "Dimensional Fissure"
EMPEROR = "Chaos Emperor Dragon - Envoy of the End"
OX = "Battle Ox"
EXILER = monster(
    900001600,
    "追い払う者",
    "Exiler",
    Attribute.LIGHT,
    Race.FAIRY,
    3,
    100,
    2000,
    continuous(Redirected(None, to=Zone.GRAVEYARD, instead=Zone.BANISHED)),
)
COUNTER = monster(
    900001601,
    "数える者",
    "Counter",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    continuous(Whenever(When(EventKind.DESTROYED, MONSTER), GainLife(100))),
)
BOOSTER = monster(
    900001602,
    "励ます者",
    "Booster",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    continuous(gains(Stat.ATK, 500, to=MONSTER.on_field())),
)
AVENGER = monster(
    900001603,
    "仇を討つ者",
    "Avenger",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    1700,
    1000,
    trigger(When(EventKind.DESTROYED, IS_THIS, by=Side.OPPONENT), GainLife(100), mandatory=True),
)
TAKE = spell(
    900001604,
    "試しの奪取",
    "Trial Theft",
    targets=one((MONSTER & FACE_UP).on_field(Side.OPPONENT)),
    resolution=TakeControl(TARGET, Until.END_PHASE),
)
STACKED = xyz(900001605, "重なる者", "Stacked", Attribute.DARK, Race.FIEND, 4, 2000, 2000, XyzMaterials(4, 2))
FUSED = fusion(
    900001606,
    "溶ける者",
    "Melted",
    Attribute.DARK,
    Race.FIEND,
    6,
    2000,
    2000,
    FusionMaterials((named("追い払う者", "Exiler"), named("ミノタウルス", "Battle Ox"))),
)


@rule("RES-END-01", "RES-DES-03")
@pytest.mark.parametrize("at", range(4))
@pytest.mark.parametrize("whose", [ALICE, BOB])
def test_all_that_is_destroyed_together_with_macro_cosmos_is_banished(at: int, whose: int) -> None:
    duel = scenario()
    storm = duel.alice.hand(STORM)
    side = (duel.alice, duel.bob)[whose]
    lost = [side.face_up(COSMOS) if here == at else side.has_set("Jar of Greed") for here in range(4)]
    duel.bob.has_set("Jar of Greed")
    duel.alice.activates(storm)
    duel.all_pass()
    assert [duel.where(card) for card in lost] == ["banished"] * 4
    assert "banished" not in duel.where(storm), "the spell itself goes when nothing sends it elsewhere any more"


@rule("RES-END-01")
@pytest.mark.parametrize("edition", ["ex04", "mr3"])
def test_the_damage_of_chaos_emperor_dragon_does_not_depend_on_where_the_fissure_lies(edition: str) -> None:
    lives = set()
    for whose, first in ((ALICE, True), (ALICE, False), (BOB, True), (BOB, False)):
        duel = scenario(edition)
        emperor = duel.alice.attack_position(EMPEROR)
        side = (duel.alice, duel.bob)[whose]
        if first:
            side.face_up(FISSURE)
        duel.alice.attack_position(OX)
        duel.bob.attack_position(OX)
        duel.alice.has_set("Jar of Greed")
        duel.bob.has_set("Jar of Greed")
        duel.bob.hand(OX, "Jar of Greed")
        if not first:
            side.face_up(FISSURE)
        duel.alice.activates(emperor)
        duel.all_pass()
        assert duel.where(emperor) == "banished" and duel.alice.cards("monster zone") == []
        assert all(OX not in player.cards("graveyard") for player in (duel.alice, duel.bob))
        gone = len(duel.bob.cards("graveyard")) + (len(duel.alice.cards("graveyard")) if edition == "ex04" else 0)
        assert duel.bob.life == 8000 - 300 * gone
        lives.add((whose, duel.bob.life) if edition == "mr3" else duel.bob.life)
    assert len(lives) == (2 if edition == "mr3" else 1)


@rule("RES-END-01", "RES-DES-03")
@pytest.mark.parametrize("first", [True, False])
def test_a_monster_that_sends_elsewhere_does_so_for_all_that_leave_with_it(first: bool) -> None:
    duel = scenario()
    names: list[str | Card] = [EXILER, OX] if first else [OX, EXILER]
    cards = [duel.alice.attack_position(name) for name in names]
    stacked = duel.bob.attack_position(STACKED, materials=(OX, OX))
    materials = duel.duel.play[stacked].materials
    duel.alice.hand(HOLE)
    duel.alice.activates(HOLE)
    duel.is_settled()
    assert [duel.where(card) for card in (*cards, stacked, *materials)] == ["banished"] * 5

    duel = scenario()
    duel.alice.extra(FUSED)
    cards = [duel.alice.attack_position(name) for name in names]
    duel.alice.hand("Polymerization")
    duel.alice.activates("Polymerization")
    duel.alice.puts_in(1)
    duel.is_settled()
    assert [duel.where(card) for card in cards] == ["banished"] * 2 and duel.where("Polymerization") == "graveyard"

    duel = scenario()
    cards = [duel.alice.attack_position(name) for name in names]
    great = duel.alice.hand("Blue-Eyes White Dragon")
    duel.alice.summons(great)
    duel.is_settled()
    assert [duel.where(card) for card in cards] == ["banished"] * 2 and duel.where(great) == "monster zone"


@rule("RES-END-01")
@pytest.mark.parametrize("first", [True, False])
def test_what_leaves_at_the_same_time_heeds_nothing_that_leaves_with_it(first: bool) -> None:
    duel = scenario()
    names: list[str | Card] = [COUNTER, OX] if first else [OX, COUNTER]
    for name in names:
        duel.alice.attack_position(name)
    duel.alice.hand(HOLE)
    duel.alice.activates(HOLE)
    duel.is_settled()
    assert duel.alice.life == 8000


@rule("RES-END-01")
@pytest.mark.parametrize("first", [True, False])
def test_how_a_card_was_is_remembered_as_it_was_beside_what_left_with_it(first: bool) -> None:
    duel = scenario()
    names: list[str | Card] = [BOOSTER, OX] if first else [OX, BOOSTER]
    cards = [duel.alice.attack_position(name) for name in names]
    duel.alice.hand(HOLE)
    duel.alice.activates(HOLE)
    duel.is_settled()
    assert sorted(duel.duel.last_known[card].atk for card in cards) == [1500, 2200]


def _clash(attacker_taken: bool) -> Scenario:
    """Alice attacks with an Avenger that she took, or that is her own, an equal one of Bob's."""
    duel = scenario()
    mine = duel.bob.attack_position(AVENGER) if attacker_taken else duel.alice.attack_position(AVENGER)
    duel.alice.hand(TAKE)
    if attacker_taken:
        duel.alice.activates(TAKE)
    theirs = duel.bob.attack_position(AVENGER)
    duel.alice.enters_battle()
    duel.alice.attacks(mine, theirs)
    duel.all_pass()
    assert duel.where(mine) == duel.where(theirs) == "graveyard"
    return duel


@rule("RES-END-01", "MR3-DSD-13")
def test_monsters_that_destroy_each_other_fall_to_each_others_controller() -> None:
    duel = _clash(False)
    assert (duel.alice.life, duel.bob.life) == (8100, 8100)
    duel = _clash(True)
    assert duel.bob.life == 8100, "his own fell to a monster that Alice controlled"
