"""Where link markers point, from every kind of zone and for both players."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    IS_THIS,
    MONSTER,
    POINTED_AT_BY_THIS,
    TARGET,
    THIS,
    Attribute,
    Card,
    FusionMaterials,
    IsCoLinked,
    LinkMaterials,
    Marker,
    Race,
    Stat,
    continuous,
    count,
    destroy,
    fusion,
    gains,
    link_monster,
    monster,
    one,
    spell,
    times,
)
from duelkit.yugioh.scenario import Scenario, Side, Zone, scenario

ALL = (
    Marker.BOTTOM_LEFT,
    Marker.BOTTOM,
    Marker.BOTTOM_RIGHT,
    Marker.LEFT,
    Marker.RIGHT,
    Marker.TOP_LEFT,
    Marker.TOP,
    Marker.TOP_RIGHT,
)
PAWN = monster(900020300, "歩兵", "Pawn", Attribute.EARTH, Race.WARRIOR, 4, 1000, 1000)
FROM_EXTRA = fusion(
    900020301,
    "融合の歩兵",
    "Fusion Pawn",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    1000,
    1000,
    FusionMaterials((MONSTER, MONSTER)),
)
BREAK = spell(900020302, "壊す魔法", "Break", targets=one(MONSTER.on_field()), resolution=destroy(TARGET))


def pointing(*markers: Marker) -> Card:
    """A Link Monster that strengthens what it points to by 100."""
    every = Marker(0)
    for marker in markers:
        every |= marker
    return link_monster(
        900020400 + int(every),
        f"指示{int(every)}",
        f"Pointing {int(every)}",
        Attribute.DARK,
        Race.CYBERSE,
        len(markers),
        500,
        every,
        LinkMaterials(MONSTER, 1),
        continuous(gains(Stat.ATK, 100, to=POINTED_AT_BY_THIS.on_field())),
    )


def sides(duel: Scenario, player: int) -> tuple[Side, Side]:
    """The player and the opponent."""
    return (duel.alice, duel.bob) if player == 0 else (duel.bob, duel.alice)


NEIGHBOURS: dict[Zone, dict[Marker, tuple[str, int | str]]] = {
    1: {Marker.RIGHT: ("own", 2), Marker.TOP_RIGHT: ("own", "left")},
    2: {Marker.LEFT: ("own", 1), Marker.RIGHT: ("own", 3), Marker.TOP: ("own", "left")},
    3: {
        Marker.LEFT: ("own", 2),
        Marker.RIGHT: ("own", 4),
        Marker.TOP_LEFT: ("own", "left"),
        Marker.TOP_RIGHT: ("other", "left"),
    },
    4: {Marker.LEFT: ("own", 3), Marker.RIGHT: ("own", 5), Marker.TOP: ("other", "left")},
    5: {Marker.LEFT: ("own", 4), Marker.TOP_LEFT: ("other", "left")},
    "left": {
        Marker.BOTTOM_LEFT: ("own", 1),
        Marker.BOTTOM: ("own", 2),
        Marker.BOTTOM_RIGHT: ("own", 3),
        Marker.TOP_LEFT: ("other", 5),
        Marker.TOP: ("other", 4),
        Marker.TOP_RIGHT: ("other", 3),
    },
    "right": {
        Marker.BOTTOM_LEFT: ("own", 3),
        Marker.BOTTOM: ("own", 4),
        Marker.BOTTOM_RIGHT: ("own", 5),
        Marker.TOP_LEFT: ("other", 3),
        Marker.TOP: ("other", 2),
        Marker.TOP_RIGHT: ("other", 1),
    },
}
"""What each marker points to on a full field, zones counted from their own player's left.

The left extra monster zone of a player is the opponent's right one. On the field of the test each player has a monster
in the extra monster zone on the own left, unless the Link Monster itself lies in one.
"""


@rule("MR20-GAP-LNK-03")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("zone", list(NEIGHBOURS))
@pytest.mark.parametrize("marker", ALL)
def test_each_marker_points_to_one_neighbouring_zone(player: int, zone: Zone, marker: Marker) -> None:
    duel = scenario("mr20")
    own, other = sides(duel, player)
    card = own.attack_position(pointing(marker), zone=zone)
    monsters: dict[tuple[str, int | str], int] = {}
    for side, name in ((own, "own"), (other, "other")):
        for slot in range(1, 6):
            if side is other or slot != zone:
                monsters[name, slot] = side.attack_position(PAWN, zone=slot)
    if isinstance(zone, int):
        for side, name in ((own, "own"), (other, "other")):
            monsters[name, "left"] = side.attack_position(FROM_EXTRA, zone="left")
    else:
        monsters["other", "extra"] = other.attack_position(FROM_EXTRA, zone=zone)
    stronger = [place for place, number in monsters.items() if duel.atk(number) == 1100]
    expected = NEIGHBOURS[zone].get(marker)
    assert stronger == ([] if expected is None else [expected])
    assert duel.atk(card) == 500


@rule("MR20-GAP-LNK-03")
def test_several_markers_point_to_several_zones() -> None:
    duel = scenario("mr20")
    duel.alice.attack_position(pointing(Marker.BOTTOM_LEFT, Marker.TOP, Marker.BOTTOM_RIGHT), zone="left")
    first, second, third = (duel.alice.attack_position(PAWN, zone=zone) for zone in (1, 2, 3))
    facing = duel.bob.attack_position(PAWN, zone=4)
    assert [duel.atk(card) for card in (first, second, third, facing)] == [1100, 1000, 1100, 1100]


@rule("MR20-GAP-LNK-03")
def test_a_zone_is_linked_for_as_long_as_the_link_monster_lies_there() -> None:
    duel = scenario("mr20")
    card = duel.bob.attack_position(pointing(Marker.LEFT), zone=3)
    pawn = duel.bob.attack_position(PAWN, zone=2)
    duel.alice.hand(BREAK)
    assert duel.atk(pawn) == 1100
    duel.alice.activates(BREAK)
    duel.alice.picks(card)
    duel.is_settled()
    assert duel.atk(pawn) == 1000


@rule("MR20-GAP-LNK-03")
def test_monsters_that_point_at_each_other_are_co_linked() -> None:
    linked = continuous(gains(Stat.ATK, times(count((MONSTER & IsCoLinked(IS_THIS)).on_field()), 100), to=THIS))
    right = link_monster(
        900020350,
        "右向き",
        "To the Right",
        Attribute.DARK,
        Race.CYBERSE,
        1,
        500,
        Marker.RIGHT,
        LinkMaterials(MONSTER, 1),
        linked,
    )
    left = link_monster(
        900020351,
        "左向き",
        "To the Left",
        Attribute.DARK,
        Race.CYBERSE,
        1,
        500,
        Marker.LEFT,
        LinkMaterials(MONSTER, 1),
        linked,
    )
    duel = scenario("mr20")
    first = duel.alice.attack_position(right, zone=2)
    second = duel.alice.attack_position(left, zone=3)
    assert (duel.atk(first), duel.atk(second)) == (600, 600)
    duel = scenario("mr20")
    first = duel.alice.attack_position(right, zone=2)
    second = duel.alice.attack_position(right, zone=3)
    assert (duel.atk(first), duel.atk(second)) == (500, 500), "only one points at the other"
    duel = scenario("mr20")
    first = duel.alice.attack_position(right, zone=2)
    second = duel.alice.attack_position(left, zone=4)
    assert (duel.atk(first), duel.atk(second)) == (500, 500), "they are not neighbours"


@rule("MR20-GAP-LNK-03")
def test_arrows_of_both_players_meet_in_the_extra_monster_zones() -> None:
    linked = continuous(gains(Stat.ATK, times(count((MONSTER & IsCoLinked(IS_THIS)).on_field()), 100), to=THIS))
    top = link_monster(
        900020352,
        "上向き",
        "Upwards",
        Attribute.DARK,
        Race.CYBERSE,
        1,
        500,
        Marker.TOP,
        LinkMaterials(MONSTER, 1),
        linked,
    )
    duel = scenario("mr20")
    mine = duel.alice.attack_position(top, zone="left")
    theirs = duel.bob.attack_position(top, zone=4)
    assert (duel.atk(mine), duel.atk(theirs)) == (600, 600)
    duel = scenario("mr20")
    mine = duel.alice.attack_position(top, zone="left")
    theirs = duel.bob.attack_position(top, zone=2)
    assert (duel.atk(mine), duel.atk(theirs)) == (500, 500)
