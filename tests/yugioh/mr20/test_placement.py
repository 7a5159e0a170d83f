"""Which zones monsters from the extra deck may come to, in 2020 and under the rule of 2017."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    MONSTER,
    NON_TUNER,
    TUNER,
    Attribute,
    Card,
    CardType,
    FusionMaterials,
    FusionSummon,
    LinkMaterials,
    Marker,
    Race,
    SpecialSummon,
    SynchroMaterials,
    XyzMaterials,
    fusion,
    link_monster,
    monster,
    one,
    spell,
    synchro,
    xyz,
)
from duelkit.yugioh.scenario import Scenario, scenario

OX = "Battle Ox"
ELF = "Mystical Elf"
KNIGHT = "Flash Knight"
LOW = "Dragonpulse Magician"
HIGH = "Dragonpit Magician"
REBORN = "Monster Reborn"
MAIN = [1, 2, 3, 4, 5]

PAWN = monster(900020600, "歩兵", "Pawn", Attribute.EARTH, Race.WARRIOR, 4, 1000, 1000)
TUNER_1 = monster(
    900020601, "試験チューナー", "Test Tuner", Attribute.EARTH, Race.WARRIOR, 1, 0, 0, types=CardType.TUNER
)
FUSED = fusion(
    900020602, "試験融合", "Test Fusion", Attribute.DARK, Race.FIEND, 6, 2000, 2000, FusionMaterials((MONSTER, MONSTER))
)
SYNCHRONISED = synchro(
    900020603,
    "試験シンクロ",
    "Test Synchro",
    Attribute.DARK,
    Race.FIEND,
    5,
    2000,
    2000,
    SynchroMaterials(TUNER, NON_TUNER),
)
OVERLAID = xyz(900020604, "試験エクシーズ", "Test Xyz", Attribute.DARK, Race.FIEND, 4, 2000, 2000, XyzMaterials(4, 2))
LINKED = link_monster(
    900020605, "試験リンク", "Test Link", Attribute.DARK, Race.FIEND, 1, 1000, Marker.BOTTOM, LinkMaterials(MONSTER, 1)
)
FUSE = spell(900020607, "試験の融合", "Test Polymerization", resolution=FusionSummon(MONSTER))
CALL = spell(900020608, "呼び出し", "Call", resolution=SpecialSummon(one(MONSTER.in_extra_deck()), ignoring=True))
KINDS = {"fusion": FUSED, "synchro": SYNCHRONISED, "xyz": OVERLAID}


def arrows(*markers: Marker) -> Card:
    """A Link Monster with these markers."""
    every = Marker(0)
    for marker in markers:
        every |= marker
    return link_monster(
        900020700 + int(every),
        f"矢印{int(every)}",
        f"Arrows {int(every)}",
        Attribute.DARK,
        Race.CYBERSE,
        len(markers),
        500,
        every,
        LinkMaterials(MONSTER, 1),
    )


def asking(rules: str) -> Scenario:
    """A position in which questions about zones are left to the test."""
    duel = scenario(rules)
    duel.asks_zones = True
    return duel


def begin(duel: Scenario, kind: str) -> None:
    """Everything for a summon of this kind in zones 4 and 5 of Alice; the summon up to the choice of a zone."""
    duel.alice.extra(KINDS[kind])
    if kind == "fusion":
        duel.alice.hand(FUSE, ELF, OX)
        duel.alice.activates(FUSE)
        if duel.alice.can("pick", ELF):
            duel.alice.picks(ELF, OX)
        return
    duel.alice.attack_position(TUNER_1 if kind == "synchro" else PAWN, zone=4)
    duel.alice.attack_position(PAWN, zone=5)
    duel.alice.special_summons(KINDS[kind])


@rule("MR20-GAP-LNK-05", "MR20-SUM-10")
@pytest.mark.parametrize("kind", list(KINDS))
@pytest.mark.parametrize("rules", ["mr20", "mr20-official"])
def test_since_2020_fusion_synchro_and_xyz_monsters_may_come_to_any_zone(rules: str, kind: str) -> None:
    duel = asking(rules)
    begin(duel, kind)
    assert duel.alice.offered_zones() == [*MAIN, "left", "right"]
    duel.alice.puts_in(4, zone=3)
    duel.is_settled()
    assert duel.alice.zone_of(KINDS[kind]) == 3 and duel.position(KINDS[kind]) == "defense"


@rule("MR20-GAP-LNK-05")
@pytest.mark.parametrize("kind", list(KINDS))
def test_from_2017_they_needed_the_extra_monster_zone_or_a_linked_zone(kind: str) -> None:
    duel = asking("mr4")
    begin(duel, kind)
    assert duel.alice.offered_zones() == ["left", "right"]
    duel = asking("mr4")
    duel.alice.attack_position(arrows(Marker.BOTTOM_LEFT, Marker.BOTTOM_RIGHT), zone="left")
    begin(duel, kind)
    assert duel.alice.offered_zones() == [1, 3], "the zones that the Link Monster points to"
    duel.alice.puts_in(1, zone=3)
    duel.is_settled()
    assert duel.alice.zone_of(KINDS[kind]) == 3


@rule("MR20-GAP-LNK-05")
@pytest.mark.parametrize("kind", ["synchro", "xyz"])
@pytest.mark.parametrize("rules", ["mr20", "mr4"])
def test_without_such_a_zone_there_is_no_summon_in_2017(kind: str, rules: str) -> None:
    duel = asking(rules)
    duel.alice.extra(KINDS[kind])
    duel.alice.attack_position(FUSED, zone="left")
    duel.alice.attack_position(TUNER_1 if kind == "synchro" else PAWN, zone=4)
    duel.alice.attack_position(PAWN, zone=5)
    assert duel.alice.can("procedure", KINDS[kind]) is (rules == "mr20")


@rule("MR20-GAP-LNK-05")
@pytest.mark.parametrize("rules", ["mr20", "mr4"])
def test_nor_a_fusion_spell_to_activate(rules: str) -> None:
    duel = asking(rules)
    duel.alice.extra(FUSED)
    duel.alice.hand(FUSE, ELF, OX)
    duel.alice.attack_position(OVERLAID, zone="right")
    assert duel.alice.can("activate", FUSE) is True, "the Xyz Monster itself may be a material"
    duel = asking(rules)
    duel.alice.extra(FUSED)
    duel.alice.hand(FUSE, ELF, OX)
    duel.bob.attack_position(OVERLAID, zone="right")
    duel.bob.attack_position(OVERLAID, zone="left")
    assert duel.alice.can("activate", FUSE) is (rules == "mr20")


@rule("MR20-GAP-LNK-05")
def test_the_material_in_the_extra_monster_zone_must_then_be_used() -> None:
    duel = asking("mr4")
    duel.alice.extra(FUSED)
    duel.alice.hand(FUSE, ELF, OX)
    overlaid = duel.alice.attack_position(OVERLAID, zone="right")
    duel.bob.attack_position(OVERLAID, zone="right")
    duel.alice.activates(FUSE)
    duel.alice.picks(ELF)
    assert duel.alice.offered_zones() == ["right"]
    duel.alice.puts_in(1)
    assert duel.where(overlaid) == "graveyard" and duel.where(OX) == "hand"
    assert duel.alice.zone_of(FUSED) == "right"


@rule("MR20-GAP-LNK-04")
@pytest.mark.parametrize("rules", ["mr20", "mr20-official", "mr4"])
def test_a_link_monster_needs_the_extra_monster_zone_or_a_linked_zone(rules: str) -> None:
    duel = asking(rules)
    duel.alice.extra(LINKED)
    duel.alice.attack_position(PAWN, zone=4)
    duel.alice.special_summons(LINKED)
    assert duel.alice.offered_zones() == ["left", "right"]
    duel = asking(rules)
    duel.alice.extra(LINKED)
    duel.alice.attack_position(PAWN, zone=4)
    duel.alice.attack_position(arrows(Marker.LEFT, Marker.RIGHT), zone=2)
    duel.alice.special_summons(LINKED)
    duel.alice.picks(PAWN)
    assert duel.alice.offered_zones() == [1, 3, "left", "right"]
    duel.alice.puts_in(1, zone=3)
    duel.is_settled()
    assert duel.alice.zone_of(LINKED) == 3


@rule("MR20-GAP-LNK-04")
def test_no_link_summon_when_the_extra_zone_is_held_and_nothing_is_linked() -> None:
    duel = asking("mr20")
    duel.alice.extra(arrows(Marker.TOP, Marker.RIGHT))
    duel.alice.attack_position(FUSED, zone="left")
    duel.alice.attack_position(PAWN, zone=1)
    duel.alice.attack_position(PAWN, zone=2)
    card = arrows(Marker.TOP, Marker.RIGHT)
    duel.alice.special_summons(card)
    assert duel.alice.can("pick", PAWN), "with the Fusion Monster as the other material"
    duel.alice.picks(PAWN)
    assert duel.alice.offered_zones() == ["left", "right"]
    duel.alice.puts_in(1, zone="left")
    assert duel.where(FUSED) == "graveyard"

    duel = asking("mr20")
    duel.alice.extra(LINKED)
    duel.alice.attack_position(PAWN, zone=1)
    duel.bob.attack_position(FUSED, zone="left")
    duel.bob.attack_position(FUSED, zone="right")
    assert not duel.alice.can("procedure", LINKED)


@rule("MR20-GAP-LNK-03", "MR20-GAP-LNK-04")
def test_the_opponents_arrows_open_zones_as_well() -> None:
    duel = asking("mr20")
    duel.alice.extra(LINKED)
    duel.alice.attack_position(PAWN, zone=5)
    duel.bob.attack_position(arrows(Marker.TOP, Marker.TOP_RIGHT), zone="left")
    duel.alice.special_summons(LINKED)
    assert duel.alice.offered_zones() == [3, 4, "left"]


@rule("MR20-GAP-LNK-03")
def test_an_arrow_to_the_other_side_opens_nothing_here() -> None:
    duel = asking("mr20")
    duel.alice.extra(LINKED)
    duel.alice.attack_position(PAWN, zone=5)
    duel.alice.attack_position(arrows(Marker.TOP, Marker.TOP_LEFT, Marker.TOP_RIGHT), zone="left")
    duel.alice.special_summons(LINKED)
    duel.alice.picks(arrows(Marker.TOP, Marker.TOP_LEFT, Marker.TOP_RIGHT))
    assert duel.alice.offered_zones() == ["left", "right"]
    duel = asking("mr20")
    duel.bob.extra(LINKED)
    duel.alice.attack_position(arrows(Marker.TOP, Marker.TOP_LEFT, Marker.TOP_RIGHT), zone="left")
    duel.bob.attack_position(PAWN, zone=1)
    duel.alice.ends_turn()
    duel.bob.special_summons(LINKED)
    assert duel.bob.offered_zones() == [3, 4, 5, "left"]


@rule("MR20-GAP-LNK-04")
def test_a_linked_zone_counts_only_if_its_arrow_survives_the_materials() -> None:
    pointer = arrows(Marker.LEFT)
    duel = asking("mr20")
    duel.alice.extra(LINKED)
    duel.alice.attack_position(pointer, zone=3)
    duel.bob.attack_position(FUSED, zone="left")
    duel.bob.attack_position(FUSED, zone="right")
    assert not duel.alice.can("procedure", LINKED), "the only material is the one that points"
    duel = asking("mr20")
    duel.alice.extra(LINKED)
    duel.alice.attack_position(pointer, zone=3)
    duel.alice.attack_position(PAWN, zone=2)
    duel.bob.attack_position(FUSED, zone="left")
    duel.bob.attack_position(FUSED, zone="right")
    duel.alice.special_summons(LINKED)
    duel.is_settled()
    assert duel.where(PAWN) == "graveyard" and duel.alice.zone_of(LINKED) == 2


@rule("MR20-GAP-LNK-04", "MR20-GAP-LNK-05")
@pytest.mark.parametrize(
    ("rules", "name", "zones"),
    [
        ("mr20", LINKED, ["left", "right"]),
        ("mr4", LINKED, ["left", "right"]),
        ("mr20", FUSED, [*MAIN, "left", "right"]),
        ("mr4", FUSED, ["left", "right"]),
    ],
)
def test_effects_that_summon_from_the_extra_deck_obey_too(rules: str, name: Card, zones: list[int | str]) -> None:
    duel = asking(rules)
    duel.alice.extra(name)
    duel.alice.hand(CALL)
    duel.alice.activates(CALL)
    assert duel.alice.offered_zones() == zones
    duel.alice.puts_in(1, zone=zones[0])
    duel.is_settled()
    duel = asking(rules)
    duel.alice.extra(name)
    duel.alice.hand(CALL)
    duel.bob.attack_position(FUSED, zone="left")
    duel.bob.attack_position(FUSED, zone="right")
    assert duel.alice.can("activate", CALL) is (len(zones) > 2)


# Pendulum Summons


@rule("MR20-GAP-ZONE-02", "MR20-ZONE-08", "MR20-SUM-10")
@pytest.mark.parametrize("rules", ["mr20", "mr20-official", "mr4"])
def test_pendulum_monsters_from_the_extra_deck_need_an_extra_or_a_linked_zone(rules: str) -> None:
    duel = asking(rules)
    duel.alice.pendulum_zones(LOW, HIGH)
    duel.alice.face_up_extra(KNIGHT)
    duel.alice.pendulum_summons()
    duel.alice.picks(KNIGHT)
    assert duel.alice.offered_zones() == ["left", "right"]
    duel = asking(rules)
    duel.alice.pendulum_zones(LOW, HIGH)
    duel.alice.face_up_extra(KNIGHT)
    duel.alice.attack_position(arrows(Marker.BOTTOM), zone="right")
    duel.alice.pendulum_summons()
    duel.alice.picks(KNIGHT)
    assert duel.alice.offered_zones() == [4]
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.alice.zone_of(KNIGHT) == 4


@rule("MR20-GAP-ZONE-02")
def test_pendulum_summoned_monsters_from_the_hand_come_to_main_zones() -> None:
    duel = asking("mr20")
    duel.alice.pendulum_zones(LOW, HIGH)
    duel.alice.hand(KNIGHT)
    duel.alice.attack_position(arrows(Marker.BOTTOM), zone="right")
    duel.alice.pendulum_summons()
    duel.alice.picks(KNIGHT)
    assert duel.alice.offered_zones() == MAIN


@rule("MR20-GAP-ZONE-02", "MR20-ZONE-10")
def test_only_one_pendulum_monster_of_the_extra_deck_without_arrows() -> None:
    duel = asking("mr20")
    duel.alice.pendulum_zones(LOW, HIGH)
    first = duel.alice.face_up_extra(KNIGHT)
    second = duel.alice.face_up_extra("Performapal Silver Claw")
    ox = duel.alice.hand(OX)
    duel.alice.pendulum_summons()
    duel.alice.picks(first)
    assert not duel.alice.can("pick", second), "the other extra monster zone may not be used as well"
    assert duel.alice.can("pick", ox)
    duel.alice.picks(ox)
    if duel.alice.can("finish"):
        duel.alice.finishes()
    assert duel.alice.offered_zones() == ["left", "right"]
    duel.alice.puts_in(1, zone="right")
    assert duel.alice.offered_zones() == MAIN
    duel.alice.puts_in(4, zone=2)
    duel.is_settled()
    assert duel.alice.zone_of(first) == "right" and duel.alice.zone_of(ox) == 2


@rule("MR20-GAP-ZONE-02")
def test_two_of_the_extra_deck_with_one_arrow_take_different_kinds_of_zones() -> None:
    for choice, other in (("left", 2), (2, "left")):
        duel = asking("mr20")
        duel.alice.pendulum_zones(LOW, HIGH)
        first = duel.alice.face_up_extra(KNIGHT)
        second = duel.alice.face_up_extra("Performapal Silver Claw")
        third = duel.alice.face_up_extra("Performapal Skullcrobat Joker")
        duel.bob.attack_position(arrows(Marker.TOP), zone="left")
        duel.alice.attack_position(arrows(Marker.LEFT), zone=3)
        duel.alice.attack_position(PAWN, zone=4)
        duel.alice.pendulum_summons()
        duel.alice.picks(first)
        duel.alice.picks(second)
        assert not duel.alice.can("pick", third)
        assert duel.alice.offered_zones() == [2, "left"]
        duel.alice.puts_in(1, zone=choice)
        assert duel.alice.offered_zones() == [other]
        duel.alice.puts_in(1)
        duel.is_settled()
        assert (duel.alice.zone_of(first), duel.alice.zone_of(second)) == (choice, other)


@rule("MR20-GAP-ZONE-02", "MR20-ZONE-10")
def test_two_of_the_extra_deck_never_take_both_extra_monster_zones() -> None:
    for choice, others in (("left", [2]), ("right", [2]), (2, ["left", "right"])):
        duel = asking("mr20")
        duel.alice.pendulum_zones(LOW, HIGH)
        first = duel.alice.face_up_extra(KNIGHT)
        second = duel.alice.face_up_extra("Performapal Silver Claw")
        duel.alice.attack_position(arrows(Marker.LEFT), zone=3)
        duel.alice.pendulum_summons()
        duel.alice.picks(first)
        duel.alice.picks(second)
        assert duel.alice.offered_zones() == [2, "left", "right"]
        duel.alice.puts_in(1, zone=choice)
        assert duel.alice.offered_zones() == others
        duel.alice.puts_in(4)
        duel.is_settled()
        assert duel.alice.zone_of(first) == choice and duel.alice.zone_of(second) == others[0]


@rule("MR20-GAP-ZONE-02")
def test_a_monster_from_the_hand_is_not_offered_the_zone_that_another_needs() -> None:
    duel = asking("mr20")
    duel.alice.pendulum_zones(LOW, HIGH)
    ox = duel.alice.hand(OX)
    knight = duel.alice.face_up_extra(KNIGHT)
    duel.bob.attack_position(FUSED, zone="left")
    duel.bob.attack_position(arrows(Marker.TOP), zone="right")
    duel.alice.pendulum_summons()
    duel.alice.picks(ox)
    duel.alice.picks(knight)
    assert duel.alice.offered_zones() == [1, 3, 4, 5], "zone 2 is the only one for the other"
    duel.alice.puts_in(1, zone=1)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.alice.zone_of(knight) == 2


@rule("MR20-GAP-ZONE-02")
def test_no_pendulum_summon_that_would_find_no_zone() -> None:
    duel = asking("mr20")
    duel.alice.pendulum_zones(LOW, HIGH)
    duel.alice.face_up_extra(KNIGHT)
    duel.alice.attack_position(FUSED, zone="left")
    assert not duel.alice.can("pendulum")
    duel = asking("mr20")
    duel.alice.pendulum_zones(LOW, HIGH)
    duel.alice.hand(OX)
    duel.alice.face_up_extra(KNIGHT)
    for zone in MAIN:
        duel.alice.attack_position(PAWN, zone=zone)
    duel.alice.pendulum_summons()
    assert not duel.alice.can("pick", OX)
    duel.alice.picks(KNIGHT)
    duel.alice.puts_in(1, zone="left")
    duel.is_settled()
    assert len(duel.alice.cards("monster zone")) == 6


@rule("MR20-GAP-LNK-04")
def test_once_in_the_graveyard_a_link_monster_comes_to_any_main_zone_only() -> None:
    duel = asking("mr20")
    duel.alice.graveyard(LINKED)
    duel.alice.hand(REBORN)
    duel.alice.activates(REBORN)
    assert duel.alice.offered_zones() == MAIN
