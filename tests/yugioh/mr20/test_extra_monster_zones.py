"""The main and the extra monster zones: what they hold, who may use them, what happens when they are full."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    MONSTER,
    NON_TUNER,
    TARGET,
    THIS,
    TUNER,
    Action,
    Attribute,
    CardType,
    FusionMaterials,
    FusionSummon,
    InExtraMonsterZone,
    LinkMaterials,
    MakeTokens,
    Marker,
    Race,
    RitualSummon,
    SynchroMaterials,
    TakeControl,
    Until,
    XyzMaterials,
    cannot,
    continuous,
    destroy,
    fusion,
    link_monster,
    monster,
    one,
    ritual_monster,
    spell,
    synchro,
    xyz,
)
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario

OX = "Battle Ox"
ELF = "Mystical Elf"
MAGICIAN = "Dark Magician"
REBORN = "Monster Reborn"
EDITIONS = ("mr20", "mr20-official", "mr4")
MAIN = [1, 2, 3, 4, 5]

PAWN = monster(900020500, "歩兵", "Pawn", Attribute.EARTH, Race.WARRIOR, 4, 1000, 1000)
TUNER_1 = monster(
    900020501, "試験チューナー", "Test Tuner", Attribute.EARTH, Race.WARRIOR, 1, 0, 0, types=CardType.TUNER
)
FUSED = fusion(
    900020502, "試験融合", "Test Fusion", Attribute.DARK, Race.FIEND, 6, 2000, 2000, FusionMaterials((MONSTER, MONSTER))
)
FUSED_4 = fusion(
    900020524,
    "小さな融合",
    "Small Fusion",
    Attribute.DARK,
    Race.FIEND,
    4,
    1800,
    1800,
    FusionMaterials((MONSTER, MONSTER)),
)
SYNCHRONISED = synchro(
    900020503,
    "試験シンクロ",
    "Test Synchro",
    Attribute.DARK,
    Race.FIEND,
    5,
    2000,
    2000,
    SynchroMaterials(TUNER, NON_TUNER),
)
OVERLAID = xyz(900020504, "試験エクシーズ", "Test Xyz", Attribute.DARK, Race.FIEND, 4, 2000, 2000, XyzMaterials(4, 2))
LINKED = link_monster(
    900020505, "試験リンク", "Test Link", Attribute.DARK, Race.FIEND, 1, 1000, Marker.BOTTOM, LinkMaterials(MONSTER, 1)
)
SIDEWAYS = link_monster(
    900020506,
    "横リンク",
    "Sideways Link",
    Attribute.DARK,
    Race.FIEND,
    2,
    1500,
    Marker.LEFT | Marker.RIGHT,
    LinkMaterials(MONSTER, 1),
)
FUSE = spell(900020507, "試験の融合", "Test Polymerization", resolution=FusionSummon(MONSTER))
RITE_MONSTER = ritual_monster(900020508, "試験儀式", "Test Ritual", Attribute.DARK, Race.FIEND, 4, 1500, 1500)
RITE = spell(900020509, "試験の儀式", "Test Rite", icon=CardType.RITUAL, resolution=RitualSummon(MONSTER))
TOKENS = {
    number: spell(
        900020510 + number,
        f"トークン{number}体",
        f"{number} Tokens",
        resolution=MakeTokens("試験トークン", "Test Token", Attribute.EARTH, Race.BEAST, 1, 0, 0, number=number),
    )
    for number in (1, 2)
}
STEAL = spell(900020520, "奪う魔法", "Steal", targets=one(MONSTER.on_field()), resolution=TakeControl(TARGET))
BORROW = spell(
    900020523,
    "借りる魔法",
    "Borrow",
    targets=one(MONSTER.on_field()),
    resolution=TakeControl(TARGET, Until.END_OF_TURN),
)
SWEEP = spell(
    900020521,
    "ゾーンの掃除",
    "Zone Sweep",
    targets=one((MONSTER & InExtraMonsterZone()).on_field()),
    resolution=destroy(TARGET),
)
"""Test cards."""


def asking(rules: str = "mr20", phase: Phase = Phase.MAIN_1, turn: int = ALICE) -> Scenario:
    """A position in which questions about zones are left to the test."""
    duel = scenario(rules, phase=phase, turn=turn)
    duel.asks_zones = True
    return duel


def full(duel: Scenario, player: int = ALICE) -> list[int]:
    """Five monsters in the main monster zones."""
    side = (duel.alice, duel.bob)[player]
    return [side.attack_position(PAWN, zone=zone) for zone in MAIN]


# main monster zones


@rule("MR20-SUM-02", "MR20-SUM-06")
def test_monsters_from_the_hand_go_to_the_main_monster_zones() -> None:
    for setting in (False, True):
        duel = asking()
        duel.alice.hand(OX)
        duel.alice.attack_position(PAWN, zone=2)
        (duel.alice.sets_monster if setting else duel.alice.summons)(OX)
        assert duel.alice.offered_zones() == [1, 3, 4, 5]
        duel.alice.puts_in(8 if setting else 1, zone=4)
        duel.is_settled()
        assert duel.alice.zone_of(OX) == 4
        assert duel.position(OX) == ("face-down" if setting else "attack")


@rule("MR20-ZONE-01", "MR20-SUM-02")
@pytest.mark.parametrize("rules", EDITIONS)
def test_five_monsters_fill_the_main_monster_zones(rules: str) -> None:
    duel = scenario(rules)
    duel.alice.hand(OX, REBORN, TOKENS[1], RITE, RITE_MONSTER)
    duel.alice.graveyard(ELF)
    for zone in (1, 2, 3, 4):
        duel.alice.attack_position(PAWN, zone=zone)
    assert duel.alice.can("summon", OX) and duel.alice.can("set monster", OX)
    assert duel.alice.can("activate", REBORN) and duel.alice.can("activate", TOKENS[1])
    duel.alice.summons(OX)
    duel.is_settled()
    assert not duel.alice.can("activate", REBORN) and not duel.alice.can("activate", TOKENS[1])
    duel = scenario(rules)
    duel.alice.hand(OX)
    full(duel)
    assert not duel.alice.can("summon", OX) and not duel.alice.can("set monster", OX)


@rule("MR20-ZONE-11")
@pytest.mark.parametrize("rules", EDITIONS)
def test_a_monster_in_an_extra_monster_zone_is_not_one_of_the_five(rules: str) -> None:
    duel = scenario(rules)
    duel.alice.hand(OX)
    duel.alice.attack_position(FUSED, zone="left")
    for zone in (1, 2, 3, 4):
        duel.alice.attack_position(PAWN, zone=zone)
    assert duel.alice.can("summon", OX)
    duel.alice.summons(OX)
    duel.is_settled()
    assert len(duel.alice.cards("monster zone")) == 6


@rule("MR20-ZONE-11", "MR20-ZONE-01")
def test_releases_for_an_advance_summon_must_free_a_main_monster_zone() -> None:
    duel = scenario("mr20")
    fused = duel.alice.attack_position(FUSED, zone="left")
    full(duel)
    strong = duel.alice.hand("Summoned Skull")
    duel.alice.summons(strong)
    assert not duel.alice.can("pick", fused), "its zone is no main monster zone"
    assert duel.alice.can("pick", PAWN)
    duel.alice.picks(PAWN)
    duel.is_settled()
    assert duel.where(strong) == "monster zone" and duel.where(fused) == "monster zone"


@rule("MR20-ZONE-11", "MR20-ZONE-01")
def test_no_advance_summon_if_only_the_monster_in_the_extra_zone_can_be_released() -> None:
    stubborn = monster(
        900020525,
        "頑固者",
        "Stubborn Pawn",
        Attribute.EARTH,
        Race.WARRIOR,
        4,
        1000,
        1000,
        continuous(cannot(Action.BE_TRIBUTED, to=THIS)),
    )
    for number, possible in ((5, False), (4, True)):
        duel = scenario("mr20")
        duel.alice.hand("Summoned Skull")
        duel.alice.attack_position(FUSED, zone="left")
        for zone in MAIN[:number]:
            duel.alice.attack_position(stubborn, zone=zone)
        assert duel.alice.can("summon", "Summoned Skull") is possible


@rule("MR20-ZONE-11", "MR20-SUM-04")
def test_of_two_releases_one_may_be_in_the_extra_monster_zone() -> None:
    duel = scenario("mr20")
    duel.alice.hand(MAGICIAN)
    fused = duel.alice.attack_position(FUSED, zone="right")
    pawns = full(duel)
    duel.alice.summons(MAGICIAN)
    duel.alice.picks(fused)
    duel.alice.picks(pawns[2])
    duel.is_settled()
    assert duel.alice.zone_of(MAGICIAN) == 3


@rule("MR20-ZONE-11")
def test_with_a_free_main_zone_the_monster_in_the_extra_zone_may_be_released() -> None:
    duel = scenario("mr20")
    duel.alice.hand("Summoned Skull")
    fused = duel.alice.attack_position(FUSED, zone="left")
    duel.alice.summons("Summoned Skull")
    duel.is_settled()
    assert duel.where(fused) == "graveyard"
    assert duel.alice.zone_of("Summoned Skull") in MAIN


@rule("MR20-TOK-03")
def test_tokens_come_to_main_monster_zones_and_count_towards_the_five() -> None:
    duel = asking()
    duel.alice.hand(TOKENS[2], OX)
    for zone in (1, 3, 4):
        duel.alice.attack_position(PAWN, zone=zone)
    duel.alice.activates(TOKENS[2])
    assert duel.alice.offered_zones() == [2, 5]
    duel.alice.puts_in(1, zone=5)
    assert duel.alice.offered_zones() == [2]
    duel.alice.puts_in(4)
    duel.is_settled()
    assert len(duel.alice.cards("monster zone")) == 5
    assert not duel.alice.can("summon", OX)
    duel = scenario("mr20")
    duel.alice.hand(TOKENS[2])
    for zone in (1, 2, 3, 4):
        duel.alice.attack_position(PAWN, zone=zone)
    assert not duel.alice.can("activate", TOKENS[2]), "the extra monster zones are not for tokens"


@rule("MR20-RIT-06")
def test_ritual_monsters_come_to_main_monster_zones() -> None:
    duel = asking()
    duel.alice.hand(RITE, RITE_MONSTER, OX)
    duel.alice.attack_position(PAWN, zone=1)
    duel.alice.activates(RITE)
    duel.alice.picks(OX)
    assert duel.alice.offered_zones() == [2, 3, 4, 5]
    duel.alice.puts_in(1, zone=2)
    duel.is_settled()
    assert duel.where(RITE_MONSTER) == "monster zone" and duel.where(RITE) == "graveyard"


@rule("MR20-RIT-06", "MR20-ZONE-11")
def test_a_ritual_with_full_main_zones_releases_a_monster_there() -> None:
    for level, together in ((4, False), (10, True)):
        duel = scenario("mr20")
        duel.alice.hand(
            RITE,
            ritual_monster(900020530 + level, "高い儀式", "Tall Ritual", Attribute.DARK, Race.FIEND, level, 1500, 1500),
        )
        fused = duel.alice.attack_position(FUSED, zone="left")
        pawns = full(duel)
        duel.alice.activates(RITE)
        assert duel.alice.can("pick", fused) is together, "alone it reaches Level 4, but no main zone would be free"
        if together:
            duel.alice.picks(fused)
            assert not duel.alice.can("finish")
        duel.alice.picks(pawns[2])
        duel.alice.puts_in(1)
        duel.is_settled()
        assert duel.alice.zone_of("高い儀式") == 3
        assert len(duel.alice.cards("monster zone")) == (5 if together else 6)


@rule("MR20-ZONE-11", "MR20-SUM-10")
def test_revived_monsters_come_to_main_monster_zones_wherever_they_were_before() -> None:
    for name in (OX, FUSED, LINKED):
        duel = asking()
        duel.alice.graveyard(name)
        duel.alice.hand(REBORN)
        duel.alice.activates(REBORN)
        assert duel.alice.offered_zones() == MAIN
        duel.alice.puts_in(1, zone=5)
        duel.is_settled()
        duel = scenario("mr20")
        duel.alice.graveyard(name)
        duel.alice.hand(REBORN)
        full(duel)
        assert not duel.alice.can("activate", REBORN), "the extra monster zones are closed to it"


# extra monster zones


@rule("MR20-ZONE-09", "MR20-ZONE-10", "MR20-SUM-10", "MR20-FUS-07")
@pytest.mark.parametrize("rules", ["mr20", "mr20-official"])
def test_a_fusion_summon_may_use_any_main_or_extra_monster_zone_in_any_face_up_position(rules: str) -> None:
    everywhere: list[int | str] = [*MAIN, "left", "right"]
    for zone in everywhere:
        for position, shown in ((1, "attack"), (4, "defense")):
            duel = asking(rules)
            duel.alice.extra(FUSED)
            duel.alice.hand(FUSE, OX, ELF)
            duel.alice.activates(FUSE)
            duel.alice.picks(OX, ELF)
            assert duel.alice.offered_zones() == [*MAIN, "left", "right"]
            assert not duel.alice.can("position", None, 8)
            duel.alice.puts_in(position, zone=zone)
            duel.is_settled()
            assert duel.alice.zone_of(FUSED) == zone and duel.position(FUSED) == shown


@rule("MR20-ZONE-10")
def test_the_two_extra_monster_zones_are_shared() -> None:
    duel = asking()
    duel.alice.extra(SYNCHRONISED)
    duel.alice.attack_position(TUNER_1, zone=1)
    duel.alice.attack_position(PAWN, zone=2)
    duel.bob.attack_position(FUSED, zone="left")
    duel.alice.special_summons(SYNCHRONISED)
    assert duel.alice.offered_zones() == [*MAIN, "left"], "the opponent's left one is the own right one"
    duel.alice.puts_in(1, zone="left")
    duel.is_settled()
    assert duel.alice.zone_of(SYNCHRONISED) == "left"


@rule("MR20-ZONE-10", "MR20-GAP-ZONE-01")
@pytest.mark.parametrize("rules", EDITIONS)
def test_a_player_uses_only_one_extra_monster_zone(rules: str) -> None:
    duel = asking(rules)
    duel.alice.extra(OVERLAID)
    duel.alice.attack_position(FUSED, zone="left")
    duel.alice.attack_position(PAWN, zone=1)
    duel.alice.attack_position(PAWN, zone=2)
    if rules == "mr4":
        assert not duel.alice.can("procedure", OVERLAID), "nor may it come to a main monster zone"
        return
    duel.alice.special_summons(OVERLAID)
    assert duel.alice.offered_zones() == MAIN, "the materials' zones become free"


@rule("MR20-ZONE-10")
def test_the_zone_is_free_again_when_the_monster_there_is_a_material() -> None:
    duel = asking()
    duel.alice.extra(LINKED)
    duel.alice.attack_position(FUSED, zone="left")
    duel.bob.attack_position(FUSED, zone="left")
    duel.alice.special_summons(LINKED)
    duel.is_settled()
    assert duel.alice.zone_of(LINKED) == "left", "the other one is the opponent's"


@rule("MR20-ZONE-10", "MR20-GAP-XYZ-01")
@pytest.mark.parametrize("rules", EDITIONS)
def test_an_xyz_monster_may_take_the_zone_of_its_materials(rules: str) -> None:
    duel = asking(rules)
    duel.alice.extra(OVERLAID)
    below = duel.alice.attack_position(FUSED_4, zone="left")
    duel.alice.attack_position(PAWN, zone=2)
    duel.bob.attack_position(FUSED, zone="left")
    duel.alice.special_summons(OVERLAID)
    assert duel.alice.offered_zones() == (["left"] if rules == "mr4" else [*MAIN, "left"])
    duel.alice.puts_in(1, zone="left")
    duel.is_settled()
    assert duel.where(below) == "material" and duel.alice.zone_of(OVERLAID) == "left"
    duel = asking("mr20")
    duel.alice.extra(OVERLAID)
    duel.bob.attack_position(FUSED, zone="left")
    duel.bob.attack_position(FUSED, zone="right")
    full(duel)
    duel.alice.special_summons(OVERLAID)
    duel.alice.picks(duel.duel.monsters[ALICE][1], duel.duel.monsters[ALICE][3])
    if duel.alice.can("finish"):
        duel.alice.finishes()
    assert duel.alice.offered_zones() == [2, 4]


@rule("MR20-ZONE-09")
def test_no_other_monster_ever_comes_to_an_extra_monster_zone() -> None:
    duel = scenario("mr20")
    duel.alice.hand(OX, REBORN, TOKENS[1], "Creature Swap", STEAL)
    duel.alice.graveyard(ELF)
    full(duel)
    duel.bob.attack_position(PAWN)
    assert not duel.alice.can("summon", OX)
    for name in (REBORN, TOKENS[1], STEAL):
        assert not duel.alice.can("activate", name)


@rule("MR20-GAP-CTL-01", "MR20-ZONE-09")
@pytest.mark.parametrize("rules", EDITIONS)
def test_a_monster_that_is_taken_from_an_extra_monster_zone_comes_to_a_main_monster_zone(rules: str) -> None:
    duel = scenario(rules)
    duel.alice.hand(STEAL)
    duel.alice.attack_position(PAWN, zone=1)
    linked = duel.bob.attack_position(LINKED, zone="right")
    duel.alice.activates(STEAL)
    duel.alice.picks(linked)
    duel.all_pass()
    assert duel.controller(linked) == ALICE
    assert duel.alice.zone_of(linked) in MAIN
    assert duel.bob.cards("monster zone") == []


@rule("MR20-GAP-CTL-01", "MR20-ZONE-09")
def test_monsters_that_change_sides_for_each_other_come_to_main_monster_zones() -> None:
    duel = scenario("mr20")
    duel.alice.hand("Creature Swap")
    fused = duel.alice.attack_position(FUSED, zone="left")
    pawn = duel.bob.attack_position(PAWN, zone=4)
    duel.alice.activates("Creature Swap")
    duel.all_pass()
    assert (duel.controller(fused), duel.controller(pawn)) == (BOB, ALICE)
    assert duel.bob.zone_of(fused) in MAIN and duel.alice.zone_of(pawn) in MAIN


@rule("MR20-GAP-CTL-01", "MR20-ZONE-01")
def test_monsters_do_not_change_sides_for_each_other_without_a_main_monster_zone() -> None:
    duel = scenario("mr20")
    duel.alice.hand("Creature Swap")
    fused = duel.alice.attack_position(FUSED, zone="left")
    full(duel)
    pawn = duel.bob.attack_position(PAWN, zone=4)
    duel.alice.activates("Creature Swap")
    assert duel.alice.is_asked("pick") and not duel.alice.can("pick", fused)
    duel.alice.picks(PAWN)
    duel.all_pass()
    assert duel.controller(pawn) == ALICE and duel.controller(fused) == ALICE


@rule("MR20-GAP-CTL-01")
def test_a_monster_that_goes_back_comes_to_a_main_monster_zone_too() -> None:
    duel = scenario("mr20")
    duel.alice.hand(BORROW)
    duel.alice.attack_position(PAWN, zone=1)
    linked = duel.bob.attack_position(LINKED, zone="right")
    duel.alice.activates(BORROW)
    duel.alice.picks(linked)
    duel.all_pass()
    assert duel.controller(linked) == ALICE and duel.alice.zone_of(linked) in MAIN
    duel.alice.ends_turn()
    assert duel.controller(linked) == BOB
    assert duel.bob.zone_of(linked) in MAIN, "it does not find its way back to the extra monster zone"


@rule("MR20-GAP-CTL-01", "MR20-ZONE-11")
def test_a_monster_that_goes_back_to_full_main_monster_zones_is_destroyed() -> None:
    duel = scenario("mr20")
    duel.alice.hand(BORROW)
    linked = duel.bob.attack_position(LINKED, zone="right")
    duel.alice.activates(BORROW)
    duel.is_settled()
    assert duel.controller(linked) == ALICE
    full(duel, BOB)
    duel.alice.ends_turn()
    assert duel.where(linked) == "graveyard", "its extra monster zone is free, but not for it"
    assert linked in duel.duel.graveyard[BOB]


@rule("MR20-ZONE-01", "MR20-GAP-CTL-01")
def test_control_is_not_taken_without_a_free_main_monster_zone() -> None:
    duel = scenario("mr20")
    duel.alice.hand(STEAL)
    duel.bob.attack_position(LINKED, zone="right")
    full(duel)
    assert not duel.alice.can("activate", STEAL)
    duel = scenario("mr20")
    duel.alice.hand(STEAL)
    duel.bob.attack_position(LINKED, zone="right")
    duel.alice.attack_position(FUSED, zone="right")
    for zone in (1, 2, 3, 4):
        duel.alice.attack_position(PAWN, zone=zone)
    duel.alice.activates(STEAL)
    duel.alice.picks(LINKED)
    duel.is_settled()
    assert duel.alice.zone_of(LINKED) == 5


@rule("MR20-ZONE-09", "MR20-ZONE-10")
def test_effects_can_speak_of_the_extra_monster_zones() -> None:
    duel = scenario("mr20")
    fused = duel.bob.attack_position(FUSED, zone="left")
    other = duel.bob.attack_position(FUSED, zone=1)
    duel.alice.hand(SWEEP)
    duel.alice.activates(SWEEP)
    duel.is_settled()
    assert duel.where(fused) == "graveyard" and duel.where(other) == "monster zone"
    duel = scenario("mr20")
    duel.bob.attack_position(FUSED, zone=1)
    duel.alice.hand(SWEEP)
    assert not duel.alice.can("activate", SWEEP)


@rule("MR20-ZONE-10")
def test_the_views_of_both_players_show_the_same_extra_monster_zone() -> None:
    duel = scenario("mr20")
    fused = duel.alice.attack_position(FUSED, zone="left")
    duel.start()
    mine = duel.duel.observe(ALICE)
    theirs = duel.duel.observe(BOB)
    assert [card.number if card else None for card in mine.sides[0].monsters[5:]] == [fused, None]
    assert [card.number if card else None for card in theirs.sides[1].monsters[5:]] == [fused, None]
    assert mine.sides[1].monsters[5:] == [None, None]
