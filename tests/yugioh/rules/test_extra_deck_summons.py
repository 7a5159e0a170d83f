"""Xyz and Synchro Summons: materials, places, positions."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.engine.facts import figures
from duelkit.yugioh.language import (
    NON_TUNER,
    TUNER,
    Attribute,
    CardType,
    MakeTokens,
    Race,
    SynchroMaterials,
    XyzMaterials,
    detach,
    draw,
    ignition,
    monster,
    race,
    spell,
    synchro,
    xyz,
)
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import Scenario, scenario
from duelkit.yugioh.state import codes

CASTEL = "Castel, the Skyblaster Musketeer"
CATASTOR = "Ally of Justice Catastor"
FOURS = ("Battle Ox", "Luster Dragon", "Mystical Elf")
TRIO = xyz(90000800, "三銃士", "Three Musketeers", Attribute.LIGHT, Race.WARRIOR, 4, 2000, 2000, XyzMaterials(4, 3))
DRAGONS = xyz(
    90000801,
    "双龍",
    "Twin Dragons",
    Attribute.LIGHT,
    Race.DRAGON,
    4,
    2000,
    2000,
    XyzMaterials(4, 2, which=race(Race.DRAGON)),
    ignition(draw(1), cost=detach(1)),
)
HERDER = spell(
    90000802,
    "羊飼い",
    "Herder",
    resolution=MakeTokens("子羊トークン", "Lamb Token", Attribute.EARTH, Race.BEAST, 4, 0, 0, number=2),
)
TWO_TUNERS = synchro(
    90000803,
    "双調龍",
    "Two-Tune Dragon",
    Attribute.WIND,
    Race.DRAGON,
    2,
    1000,
    1000,
    SynchroMaterials(TUNER, NON_TUNER),
)
LITTLE_TUNER = monster(
    90000804, "小調律師", "Little Tuner", Attribute.WIND, Race.MACHINE, 1, 100, 100, types=CardType.TUNER
)


def with_fours(count: int = 2, phase: Phase = Phase.MAIN_1) -> Scenario:
    """Level 4 monsters on Alice's field."""
    duel = scenario(phase=phase)
    for name in FOURS[:count]:
        duel.alice.attack_position(name)
    return duel


# Xyz


@rule("MR3-XYZ-01", "MR3-XYZ-02")
def test_xyz_monsters_have_a_rank_and_live_in_the_extra_deck() -> None:
    duel = with_fours()
    castel = duel.alice.extra(CASTEL)
    assert duel.where(castel) == "extra deck"
    assert duel.duel.info[castel].definition.in_extra_deck
    duel.alice.special_summons(castel)
    duel.alice.picks(FOURS[0])
    duel.alice.puts_in(1)
    assert (duel.level(castel), figures.rank_of(duel.duel, castel)) == (0, 4)


@rule("MR3-XYZ-03")
@pytest.mark.parametrize(
    ("first", "second", "offered"),
    [
        ("Battle Ox", "Luster Dragon", True),
        ("Battle Ox", "Giant Soldier of Stone", False),
        ("Giant Soldier of Stone", "Sangan", False),
        ("Battle Ox", "Curse of Dragon", False),
    ],
)
def test_xyz_materials_have_the_same_fitting_level(first: str, second: str, offered: bool) -> None:
    duel = scenario()
    castel = duel.alice.extra(CASTEL)
    duel.alice.attack_position(first)
    duel.alice.attack_position(second)
    assert duel.alice.can("procedure", castel) is offered


@rule("MR3-XYZ-03")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_number_and_kind_of_xyz_materials_vary_by_card(count: int) -> None:
    duel = with_fours(count)
    castel = duel.alice.extra(CASTEL)
    trio = duel.alice.extra(TRIO)
    dragons = duel.alice.extra(DRAGONS)
    assert duel.alice.can("procedure", castel) is (count >= 2)
    assert duel.alice.can("procedure", trio) is (count == 3)
    assert not duel.alice.can("procedure", dragons)
    duel = with_fours(1)
    dragons = duel.alice.extra(DRAGONS)
    for _ in range(count):
        duel.alice.attack_position("Luster Dragon")
    assert duel.alice.can("procedure", dragons) is (count >= 2)
    if count != 2:
        return
    duel.alice.special_summons(dragons)
    duel.alice.puts_in(1)
    assert duel.alice.cards("material") == ["Luster Dragon"] * 2, "the only legal materials are not asked for"
    assert "Battle Ox" in duel.alice.cards("monster zone")


@rule("MR3-XYZ-03")
def test_xyz_materials_are_on_the_own_field() -> None:
    duel = with_fours(1)
    castel = duel.alice.extra(CASTEL)
    duel.bob.attack_position("Battle Ox")
    duel.alice.hand("Battle Ox")
    assert not duel.alice.can("procedure", castel)


@rule("MR3-XYZ-04")
def test_xyz_materials_are_face_up_in_either_position() -> None:
    duel = with_fours(1)
    castel = duel.alice.extra(CASTEL)
    duel.alice.has_set("Mystical Elf")
    assert not duel.alice.can("procedure", castel)
    duel = with_fours(1)
    castel = duel.alice.extra(CASTEL)
    duel.alice.defense_position("Mystical Elf")
    assert duel.alice.can("procedure", castel)


@rule("MR3-XYZ-04", "MR3-SYN-05")
def test_a_face_down_monster_beside_two_face_up_ones_is_no_material() -> None:
    duel = with_fours(3)
    castel = duel.alice.extra(CASTEL)
    hidden = duel.alice.has_set("Mystical Elf")
    duel.alice.special_summons(castel)
    assert duel.alice.can("pick", "Battle Ox") and not duel.alice.can("pick", hidden)
    duel = scenario()
    catastor = duel.alice.extra(CATASTOR)
    duel.alice.attack_position("Unknown Synchron")
    duel.alice.attack_position("Giant Soldier of Stone")
    duel.alice.has_set("Battle Ox")
    assert not duel.alice.can("procedure", catastor)


@rule("MR3-XYZ-05", "MR3-GAP-XYZ-01", "MR3-XYZ-07")
def test_materials_are_stacked_under_the_xyz_monster_and_touch_no_graveyard() -> None:
    duel = with_fours(3)
    castel = duel.alice.extra(CASTEL)
    duel.alice.special_summons(castel)
    duel.alice.picks("Battle Ox", "Mystical Elf")
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(castel) == "monster zone"
    assert duel.where("Battle Ox") == duel.where("Mystical Elf") == "material"
    assert duel.where("Luster Dragon") == "monster zone"
    assert set(duel.duel.play[castel].materials) == {duel.find("Battle Ox"), duel.find("Mystical Elf")}
    assert duel.alice.cards("graveyard") == []
    assert duel.duel.play[castel].kinds & codes.S_SPECIAL and duel.duel.play[castel].kinds & codes.S_XYZ


@rule("MR3-XYZ-05")
def test_an_xyz_summon_is_possible_with_all_monster_zones_full() -> None:
    duel = with_fours(2)
    for _ in range(3):
        duel.alice.attack_position("Giant Soldier of Stone")
    castel = duel.alice.extra(CASTEL)
    duel.alice.special_summons(castel)
    duel.alice.picks("Battle Ox")
    duel.alice.puts_in(1)
    assert len(duel.alice.cards("monster zone")) == 4


@rule("MR3-GAP-XYZ-01")
@pytest.mark.parametrize("phase", [Phase.MAIN_1, Phase.BATTLE, Phase.MAIN_2])
def test_an_xyz_summon_is_declared_in_the_own_main_phase(phase: Phase) -> None:
    duel = with_fours(2, phase)
    castel = duel.alice.extra(CASTEL)
    theirs = duel.bob.extra(CASTEL)
    duel.bob.attack_position("Battle Ox")
    duel.bob.attack_position("Luster Dragon")
    assert duel.alice.can("procedure", castel) is (phase != Phase.BATTLE)
    assert not duel.bob.can("procedure", theirs)


@rule("MR3-XYZ-06")
@pytest.mark.parametrize(("position", "name"), [(1, "attack"), (4, "defense")])
def test_an_xyz_monster_comes_in_either_face_up_position(position: int, name: str) -> None:
    duel = with_fours()
    castel = duel.alice.extra(CASTEL)
    duel.alice.special_summons(castel)
    duel.alice.picks("Battle Ox")
    assert duel.alice.is_asked("position")
    assert not duel.alice.can("position", None, 8)
    duel.alice.puts_in(position)
    assert duel.position(castel) == name


@rule("MR3-XYZ-07", "MR3-GAP-XYZ-02")
def test_materials_are_spent_for_effects_and_go_to_the_graveyard() -> None:
    duel = scenario()
    leviathan = duel.alice.attack_position("Number 17: Leviathan Dragon", ["Giant Soldier of Stone", "Kuriboh"])
    bare = duel.alice.attack_position("Number 17: Leviathan Dragon")
    assert duel.alice.can("activate", leviathan) and not duel.alice.can("activate", bare)
    duel.alice.activates(leviathan)
    assert duel.alice.is_asked("pick")
    duel.alice.picks("Kuriboh")
    duel.is_settled()
    assert duel.where("Kuriboh") == "graveyard"
    assert duel.where("Giant Soldier of Stone") == "material"
    assert duel.atk(leviathan) == 2500
    for left in (True, False):
        duel.alice.ends_turn()
        duel.bob.ends_turn()
        assert duel.alice.can("activate", leviathan) is left
        if left:
            duel.alice.activates(leviathan)
    assert duel.atk(leviathan) == 3000


@rule("MR3-GAP-XYZ-02")
def test_tokens_and_xyz_monsters_are_no_xyz_materials() -> None:
    duel = scenario()
    herder = duel.alice.hand(HERDER)
    castel = duel.alice.extra(CASTEL)
    duel.alice.attack_position("Battle Ox")
    duel.alice.activates(herder)
    while duel.alice.is_asked("position"):
        duel.alice.puts_in(1)
    assert len([card for card in duel.duel.monsters[0] if card >= 0 and duel.level(card) == 4]) == 3
    assert not duel.alice.can("procedure", castel)

    duel = scenario()
    castel = duel.alice.extra(CASTEL)
    duel.alice.attack_position("Number 39: Utopia")
    duel.alice.attack_position(CASTEL)
    assert not duel.alice.can("procedure", castel)


# Synchro


@rule("MR3-SYN-01")
def test_synchro_monsters_live_in_the_extra_deck() -> None:
    duel = scenario()
    catastor = duel.alice.attack_position(CATASTOR)
    assert duel.duel.info[catastor].definition.in_extra_deck
    device = duel.alice.has_set("Compulsory Evacuation Device")
    duel.alice.activates(device)
    assert duel.where(catastor) == "extra deck"
    assert duel.alice.hand_size == 0


@rule("MR3-SYN-02", "MR3-GAP-SYN-01")
@pytest.mark.parametrize(
    ("others", "offered"),
    [
        (["Battle Ox"], True),
        (["Giant Soldier of Stone"], False),
        (["Curse of Dragon"], False),
        (["Giant Soldier of Stone", "Petit Moth"], True),
        (["Giant Soldier of Stone", "Giant Soldier of Stone"], False),
        (["Petit Moth", "Petit Moth", "Petit Moth", "Petit Moth"], True),
    ],
)
def test_the_levels_add_up_exactly(others: list[str], offered: bool) -> None:
    duel = scenario()
    catastor = duel.alice.extra(CATASTOR)
    duel.alice.attack_position("Unknown Synchron")
    for name in others:
        duel.alice.attack_position(name)
    assert duel.alice.can("procedure", catastor) is offered


@rule("MR3-SYN-03", "MR3-GAP-SYN-01")
def test_one_tuner_and_non_tuners() -> None:
    duel = scenario()
    catastor = duel.alice.extra(CATASTOR)
    duel.alice.attack_position("Petit Moth")
    duel.alice.attack_position("Battle Ox")
    assert not duel.alice.can("procedure", catastor)

    duel = scenario()
    two = duel.alice.extra(TWO_TUNERS)
    duel.alice.attack_position(LITTLE_TUNER)
    duel.alice.attack_position(LITTLE_TUNER)
    assert not duel.alice.can("procedure", two)
    duel = scenario()
    two = duel.alice.extra(TWO_TUNERS)
    duel.alice.attack_position(LITTLE_TUNER)
    duel.alice.attack_position("Petit Moth")
    assert duel.alice.can("procedure", two)


@rule("MR3-SYN-02", "MR3-SYN-03")
@pytest.mark.parametrize(("kind", "offered"), [(Race.WARRIOR, False), (Race.MACHINE, True)])
def test_a_tuner_of_the_level_that_is_wanted_does_not_do_alone(kind: Race, offered: bool) -> None:
    duel = scenario()
    for number, level in ((90000805, 5), (90000806, 2)):
        duel.alice.attack_position(
            monster(
                number,
                f"調律師{level}",
                f"Tuner {level}",
                Attribute.WIND,
                Race.MACHINE,
                level,
                100,
                100,
                types=CardType.TUNER,
            )
        )
    duel.alice.attack_position(monster(90000807, "助手", "Helper", Attribute.WIND, kind, 3, 100, 100))
    engine = duel.alice.extra(
        synchro(
            90000808,
            "機関龍",
            "Engine Dragon",
            Attribute.WIND,
            Race.MACHINE,
            5,
            1000,
            1000,
            SynchroMaterials(TUNER, NON_TUNER & race(Race.MACHINE)),
        )
    )
    assert duel.alice.can("procedure", engine) is offered


@rule("MR3-SYN-02")
def test_only_picks_that_can_still_add_up_are_offered() -> None:
    duel = scenario()
    catastor = duel.alice.extra(CATASTOR)
    duel.alice.attack_position("Unknown Synchron")
    duel.alice.attack_position("Battle Ox")
    duel.alice.attack_position("Giant Soldier of Stone")
    duel.alice.attack_position("Petit Moth")
    duel.alice.attack_position("Summoned Skull")
    duel.alice.special_summons(catastor)
    assert not duel.alice.can("pick", "Summoned Skull")
    duel.alice.picks("Battle Ox")
    duel.alice.puts_in(1)
    assert duel.where("Giant Soldier of Stone") == duel.where("Petit Moth") == "monster zone"
    assert duel.where("Battle Ox") == duel.where("Unknown Synchron") == "graveyard"


@rule("MR3-SYN-04")
def test_a_material_line_may_name_a_monster() -> None:
    for name, offered in (("Junk Synchron", True), ("Drill Synchron", False)):
        duel = scenario()
        warrior = duel.alice.extra("Junk Warrior")
        catastor = duel.alice.extra(CATASTOR)
        duel.alice.attack_position(name)
        duel.alice.attack_position("Quillbolt Hedgehog")
        assert duel.alice.can("procedure", catastor)
        assert duel.alice.can("procedure", warrior) is offered


@rule("MR3-SYN-05")
def test_synchro_materials_are_face_up_on_the_own_field_in_either_position() -> None:
    for where, offered in (("attack", True), ("defense", True), ("set", False), ("opponent", False), ("hand", False)):
        duel = scenario()
        catastor = duel.alice.extra(CATASTOR)
        duel.alice.defense_position("Unknown Synchron")
        if where == "attack":
            duel.alice.attack_position("Battle Ox")
        elif where == "defense":
            duel.alice.defense_position("Battle Ox")
        elif where == "set":
            duel.alice.has_set("Battle Ox")
        elif where == "opponent":
            duel.bob.attack_position("Battle Ox")
        else:
            duel.alice.hand("Battle Ox")
        assert duel.alice.can("procedure", catastor) is offered


@rule("MR3-SYN-06", "MR3-SYN-07")
@pytest.mark.parametrize(("position", "name"), [(1, "attack"), (4, "defense")])
def test_a_synchro_summon_sends_the_materials_then_brings_the_monster(position: int, name: str) -> None:
    for phase in (Phase.MAIN_1, Phase.MAIN_2, Phase.BATTLE):
        duel = scenario(phase=phase)
        catastor = duel.alice.extra(CATASTOR)
        tuner = duel.alice.attack_position("Unknown Synchron")
        ox = duel.alice.attack_position("Battle Ox")
        assert duel.alice.can("procedure", catastor) is (phase != Phase.BATTLE)
        if phase == Phase.BATTLE:
            continue
        duel.alice.special_summons(catastor)
        duel.alice.picks(tuner)
        assert duel.alice.is_asked("position")
        assert duel.where(tuner) == duel.where(ox) == "graveyard"
        assert duel.where(catastor) == "extra deck"
        assert not duel.alice.can("position", None, 8)
        duel.alice.puts_in(position)
        duel.is_settled()
        assert duel.position(catastor) == name
        assert duel.duel.play[catastor].kinds == codes.S_SPECIAL | codes.S_SYNCHRO | codes.S_FROM_EXTRA_DECK


@rule("MR3-SYN-06")
def test_no_synchro_summon_on_the_opponents_turn() -> None:
    duel = scenario()
    catastor = duel.bob.extra(CATASTOR)
    duel.bob.attack_position("Unknown Synchron")
    duel.bob.attack_position("Battle Ox")
    duel.bob.has_set("Jar of Greed")
    duel.alice.enters_battle()
    assert duel.bob.is_asked()
    assert not duel.bob.can("procedure", catastor)
