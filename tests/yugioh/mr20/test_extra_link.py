"""The Extra Link: co-linked monsters from one Extra Monster Zone to the other."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    MONSTER,
    Attribute,
    FusionMaterials,
    LinkMaterials,
    Marker,
    Race,
    fusion,
    link_monster,
)
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, Scenario, scenario

OX = "Battle Ox"
FUSED = fusion(
    900020502, "試験融合", "Test Fusion", Attribute.DARK, Race.FIEND, 6, 2000, 2000, FusionMaterials((MONSTER, MONSTER))
)
LINKED = link_monster(
    900020505, "試験リンク", "Test Link", Attribute.DARK, Race.FIEND, 1, 1000, Marker.BOTTOM, LinkMaterials(MONSTER, 1)
)


def asking(rules: str = "mr20", phase: Phase = Phase.MAIN_1, turn: int = ALICE) -> Scenario:
    """A position in which questions about zones are left to the test."""
    duel = scenario(rules, phase=phase, turn=turn)
    duel.asks_zones = True
    return duel


# the Extra Link


@rule("MR20-GAP-ZONE-01")
def test_a_chain_of_co_linked_monsters_opens_the_other_extra_monster_zone() -> None:
    corner_left = link_monster(
        900020530, "左の角", "Left Corner", Attribute.DARK, Race.FIEND, 1, 500, Marker.BOTTOM, LinkMaterials(MONSTER, 1)
    )
    below_left = link_monster(
        900020531,
        "左の下",
        "Below Left",
        Attribute.DARK,
        Race.FIEND,
        2,
        500,
        Marker.TOP | Marker.RIGHT,
        LinkMaterials(MONSTER, 1),
    )
    middle = link_monster(
        900020532,
        "中央",
        "Middle",
        Attribute.DARK,
        Race.FIEND,
        2,
        500,
        Marker.LEFT | Marker.RIGHT,
        LinkMaterials(MONSTER, 1),
    )
    below_right = link_monster(
        900020533,
        "右の下",
        "Below Right",
        Attribute.DARK,
        Race.FIEND,
        2,
        500,
        Marker.TOP | Marker.LEFT,
        LinkMaterials(MONSTER, 1),
    )
    top = link_monster(
        900020534, "上だけ", "Only Up", Attribute.DARK, Race.FIEND, 1, 500, Marker.TOP, LinkMaterials(MONSTER, 1, 1)
    )
    to_the_left = link_monster(
        900020535, "左だけ", "Only Left", Attribute.DARK, Race.FIEND, 1, 500, Marker.LEFT, LinkMaterials(MONSTER, 1, 1)
    )
    for whole in (True, False):
        duel = asking()
        duel.alice.extra(LINKED, top, FUSED)
        duel.alice.attack_position(corner_left, zone="left")
        duel.alice.attack_position(below_left, zone=2)
        if whole:
            duel.alice.attack_position(middle, zone=3)
        duel.alice.attack_position(below_right, zone=4)
        ox = duel.alice.attack_position(OX, zone=1)
        duel.alice.special_summons(LINKED)
        duel.alice.picks(ox)
        if duel.alice.can("finish"):
            duel.alice.finishes()
        if not whole:
            assert duel.alice.zone_of(LINKED) == 3, "the only linked zone"
            continue
        duel.is_settled()
        assert duel.alice.zone_of(LINKED) == "right" and duel.alice.zone_of(corner_left) == "left"
    duel = asking()
    duel.alice.extra(top)
    duel.alice.attack_position(corner_left, zone="left")
    duel.alice.attack_position(below_left, zone=2)
    duel.alice.attack_position(middle, zone=3)
    duel.alice.attack_position(below_right, zone=4)
    ox = duel.alice.attack_position(OX, zone=1)
    duel.alice.special_summons(top)
    assert duel.alice.can("pick", middle)
    assert not duel.alice.can("pick", ox), "its own marker would not answer the one below it"
    duel = asking()
    duel.alice.extra(LINKED)
    duel.alice.attack_position(corner_left, zone="left")
    duel.alice.attack_position(below_left, zone=2)
    duel.alice.attack_position(middle, zone=3)
    duel.alice.attack_position(to_the_left, zone=4)
    ox = duel.alice.attack_position(OX, zone=1)
    duel.alice.special_summons(LINKED)
    assert not duel.alice.can("pick", ox), "the one below would not answer its marker"
