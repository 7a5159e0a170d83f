"""The abilities of set 3's earth creatures, but for the ultra rare ones."""

from __future__ import annotations

import pytest
from tests.judgment.cards.dummies import QUAKE, dummy, fighter

from duelkit.judgment.language import FULL, LANCER, MAGIC, NO_ATTACK, Element, Keyword, Rarity
from duelkit.judgment.scenario import BOB, Scenario, scenario
from duelkit.rulebook.cite import rule

# Skeleton Archer


@pytest.mark.parametrize(("element", "asked"), [("biolith", True), ("earth", False)])
def test_off_earth_skeleton_archer_comes_back(element: str, asked: bool) -> None:
    duel = scenario(turn=BOB)
    duel.field(5, element)
    archer = duel.alice.creature("Skeleton Archer", at=5)
    double = duel.alice.hand("Skeleton Archer")
    slayer = duel.bob.creature(fighter(attack=9), at=2)
    duel.alice.mana(1)
    duel.bob.attacks(slayer)
    if asked:
        duel.alice.says_yes()
        duel.alice.faces("north")
    assert duel.where(archer) == "graveyard"
    assert duel.where(double) == ("board" if asked else "hand")
    assert duel.bob.is_asked("act")


# Verzar Defender


@rule("EOJ-ABIL-18", "EOJ-ABIL-35")
@pytest.mark.parametrize(("comrade", "protection"), [("Verzar Defender", 2), ("Skeleton Archer", 0)])
def test_verzar_defenders_protect_each_other(comrade: str, protection: int) -> None:
    duel = scenario()
    defender = duel.alice.creature("Verzar Defender", at=5)
    duel.alice.creature(comrade, at=1)
    duel.start()
    assert duel.duel.creatures[defender].protection == protection


def test_an_enemys_verzar_defender_does_not_count() -> None:
    duel = scenario()
    defender = duel.alice.creature("Verzar Defender", at=5)
    duel.bob.creature("Verzar Defender", at=1)
    duel.start()
    assert duel.duel.creatures[defender].protection == 0


# Stone Wing Veteran


def test_stone_wing_veteran_profits_from_the_enemys_sacrifices() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Stone Wing Veteran", at=9)
    egg = duel.bob.creature("Crimson Mimic", at=1)
    duel.bob.hand(dummy(element=Element.FIRE))
    duel.bob.uses(egg)
    duel.bob.faces("south")
    assert duel.alice.mana_left == 7


@pytest.mark.parametrize(("name", "gained"), [("Absolver Sacrament", 0), ("Mourning Reanimation", 7)])
def test_stone_wing_veteran_profits_only_from_sacrifices_for_a_summon(name: str, gained: int) -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Stone Wing Veteran", at=9)
    duel.bob.creature(dummy("Victim", element=Element.FIRE), at=1)
    duel.bob.graveyard(dummy("Ghost", element=Element.FIRE))
    duel.bob.hand(name)
    duel.bob.mana(2)
    duel.bob.casts(name)
    if gained:
        duel.bob.faces("south")
        gained += 2  # the mana of the turn that begins
    assert duel.alice.mana_left == gained


def test_stone_wing_veteran_does_not_profit_from_own_sacrifices() -> None:
    duel = scenario()
    duel.alice.creature("Stone Wing Veteran", at=9)
    egg = duel.alice.creature("Crimson Mimic", at=1)
    duel.alice.hand(dummy(element=Element.FIRE))
    duel.alice.uses(egg)
    duel.alice.faces("south")
    assert duel.alice.mana_left == 0


@rule("EOJ-ABIL-18")
def test_giant_axe_dwarf_protects_stone_wing_veteran() -> None:
    for comrade, protection in (("Giant Axe Dwarf", 1), ("Stone Wing Dwarf", 0)):
        duel = scenario()
        veteran = duel.alice.creature("Stone Wing Veteran", at=9)
        duel.alice.creature(comrade, at=1)
        duel.start()
        assert duel.duel.creatures[veteran].protection == protection


# Ochre Mimic


def earth_ally_of_ochre_mimic_falls(element: Element = Element.EARTH) -> tuple[Scenario, int]:
    duel = scenario(turn=BOB)
    egg = duel.alice.creature("Ochre Mimic", at=9)
    duel.alice.creature(dummy("Victim", hp=1, element=element), at=5)
    duel.alice.graveyard(
        dummy("Ghost", element=Element.EARTH, cost=9),
        "Ochre Mimic",
        dummy("Star", element=Element.EARTH, rarity=Rarity.ULTRA_RARE),
    )
    slayer = duel.bob.creature(fighter(), at=2)
    duel.bob.attacks(slayer)
    return duel, egg


@rule("EOJ-ABIL-21")
def test_ochre_mimic_may_give_way_when_an_earth_ally_is_destroyed() -> None:
    duel, egg = earth_ally_of_ochre_mimic_falls()
    duel.alice.says_yes()
    duel.alice.faces("north")
    assert duel.at(9) == "Ghost"
    assert duel.where(egg) == "graveyard"
    assert duel.alice.mana_left == 1
    assert duel.bob.is_asked("act")


def test_ochre_mimic_may_stay_and_mourns_no_other_element() -> None:
    duel, egg = earth_ally_of_ochre_mimic_falls()
    duel.alice.says_no()
    assert duel.where(egg) == "board"
    duel, egg = earth_ally_of_ochre_mimic_falls(Element.FIRE)
    assert duel.bob.is_asked("act")


# Dwarf Miner


@rule("EOJ-ABIL-25")
@pytest.mark.parametrize(("field", "gained"), [(4, 1), (1, 0), (5, 0)])
def test_dwarf_miner_finds_mana_when_an_adjacent_field_is_turned(field: int, gained: int) -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Dwarf Miner", at=5)
    duel.bob.hand(QUAKE)
    duel.bob.casts(QUAKE)
    duel.bob.chooses_field(field)
    assert duel.alice.mana_left == gained


@rule("EOJ-COUNTER-06", "EOJ-TIMING-05")
@pytest.mark.parametrize(("race", "element", "hp"), [("Dwarf", "fire", 3), ("Elf", "biolith", 2)])
def test_beside_a_dwarf_dwarf_miner_turns_the_targets_field(race: str, element: str, hp: int) -> None:
    duel = scenario()
    duel.field(2, "biolith", reverse="fire")
    miner = duel.alice.creature("Dwarf Miner", at=5)
    duel.alice.creature(dummy(race=race), at=4)
    duel.bob.creature(fighter(defence=FULL), at=2)
    duel.alice.mana(2)
    duel.alice.attacks(miner)
    assert duel.elements(2) == [element]
    assert duel.hp(miner) == hp


# Forgotten Fortress


@pytest.mark.parametrize(
    ("element", "ally", "place", "turned"),
    [
        ("biolith", Element.EARTH, 6, True),
        ("biolith", Element.FIRE, 6, False),
        ("biolith", Element.EARTH, 4, False),
        ("earth", Element.EARTH, 6, False),
    ],
)
def test_off_earth_forgotten_fortress_turns_wood_for_adjacent_earth_allies(
    element: str, ally: Element, place: int, turned: bool
) -> None:
    duel = scenario()
    duel.field(1, "wood", reverse="fire")
    duel.field(3, "wood", reverse="water")
    duel.field(9, element)
    duel.alice.creature("Forgotten Fortress", at=9)
    duel.alice.creature(dummy("Post"), at=5)
    card = duel.alice.hand(dummy(element=ally))
    duel.alice.mana(1)
    duel.alice.summons(card, at=place)
    assert duel.elements(1) + duel.elements(3) == (["fire", "water"] if turned else ["wood", "wood"])


@pytest.mark.parametrize(("ally", "element"), [(Element.EARTH, "fire"), (Element.FIRE, "wood")])
def test_forgotten_fortress_turns_wood_when_it_arrives_beside_an_earth_ally(ally: Element, element: str) -> None:
    duel = scenario()
    duel.field(1, "wood", reverse="fire")
    duel.alice.creature(dummy(element=ally), at=5)
    duel.alice.hand("Forgotten Fortress")
    duel.alice.mana(3)
    duel.alice.summons("Forgotten Fortress", at=6)
    assert duel.elements(1) == [element]


def test_forgotten_fortress_gnaws_at_bioliths_off_biolith() -> None:
    duel = scenario()
    duel.field(1, "fire")
    duel.alice.creature("Forgotten Fortress", at=9)
    away = duel.alice.creature(dummy("Away", element=Element.BIOLITH), at=1)
    home = duel.bob.creature(dummy("Home", element=Element.BIOLITH), at=2)
    assert (duel.hp(away), duel.hp(home)) == (8, 9)


@rule("EOJ-ABIL-15")
@pytest.mark.parametrize("name", ["Forgotten Fortress", "Roving Penitentiary", "Blackhood Caravan"])
def test_bases_of_earth_die_on_wood(name: str) -> None:
    duel = scenario()
    duel.field(9, "wood")
    base = duel.alice.creature(name, at=9)
    duel.start()
    assert duel.where(base) == "graveyard"
    assert duel.alice.mana_left == 0


# Roving Penitentiary


@rule("EOJ-ABIL-34b")
@pytest.mark.parametrize(("element", "gained"), [("fire", 4), ("water", 4), ("biolith", 4), ("earth", 1)])
def test_roving_penitentiary_leaves_the_protection_of_its_neighbours_as_mana(element: str, gained: int) -> None:
    duel = scenario(turn=BOB)
    duel.field(5, element)
    duel.alice.creature("Roving Penitentiary", at=5)
    duel.alice.creature(dummy("One", protection=2), at=4)
    duel.alice.creature(dummy("Two", protection=1), at=6)
    duel.alice.creature(dummy("Far", protection=5), at=9)
    slayer = duel.bob.creature(fighter(attack=9), at=2)
    duel.bob.attacks(slayer)
    assert duel.alice.mana_left == gained


@rule("EOJ-ABIL-05")
@pytest.mark.parametrize(("dead", "left"), [("Novogus Gravekeeper", 8), ("Goddess Tritona", 9)])
def test_with_the_gravekeeper_in_the_graveyard_roving_penitentiary_forbids_dodging(dead: str, left: int) -> None:
    duel = scenario()
    duel.alice.creature("Roving Penitentiary", at=9)
    duel.alice.graveyard(dead)
    attacker = duel.alice.creature(fighter(), at=5)
    target = duel.bob.creature(dummy(keywords=Keyword.VIGILANCE), at=2)
    duel.alice.attacks(attacker)
    assert duel.hp(target) == left


# Bone Drake


def test_bone_drake_counts_the_other_earth_creatures() -> None:
    duel = scenario()
    drake = duel.alice.creature("Bone Drake", at=5)
    duel.bob.creature(dummy(element=Element.EARTH), at=3)
    duel.alice.creature(dummy(element=Element.EARTH), at=1)
    duel.alice.creature(dummy(element=Element.WOOD), at=2)
    assert duel.atk(drake) == 3


@rule("EOJ-ABIL-31")
@pytest.mark.parametrize(("element", "protection"), [("earth", 1), ("fire", 0)])
def test_on_earth_bone_drake_protects_adjacent_allies(element: str, protection: int) -> None:
    duel = scenario()
    duel.field(5, element)
    duel.alice.creature("Bone Drake", at=5)
    near = duel.alice.creature(dummy("Near"), at=4)
    far = duel.alice.creature(dummy("Far"), at=1)
    duel.start()
    assert [duel.duel.creatures[card].protection for card in (near, far)] == [protection, 0]


@rule("EOJ-ABIL-10")
@pytest.mark.parametrize(("owner", "possible"), [("alice", True), ("bob", False)])
def test_with_an_allied_sea_serpent_allies_of_bone_drake_make_room_for_dragons(owner: str, possible: bool) -> None:
    duel = scenario()
    duel.alice.creature("Bone Drake", at=9)
    duel.alice.creature(dummy(), at=5)
    side = duel.alice if owner == "alice" else duel.bob
    side.creature("Sea Serpent", at=7)
    dragon = duel.alice.hand(dummy("Whelp", race="Dragon", cost=8))
    assert duel.alice.can("incarnate", dragon, 5) == possible


# Blackhood Anti-Mystic


@rule("EOJ-ABIL-07")
@pytest.mark.parametrize(("mage", "left"), [(True, 6), (False, 7)])
def test_blackhood_anti_mystic_is_stronger_if_a_target_is_a_mage(mage: bool, left: int) -> None:
    duel = scenario()
    hunter = duel.alice.creature("Blackhood Anti-Mystic", at=8)
    target = duel.bob.creature(dummy(), at=5)
    duel.bob.creature(dummy("Second", pattern=MAGIC if mage else NO_ATTACK), at=2)
    duel.alice.mana(3)
    duel.alice.attacks(hunter)
    assert duel.hp(target) == left


@pytest.mark.parametrize(("place", "element"), [(4, "fire"), (6, "earth")])
def test_blackhood_anti_mystic_turns_the_biolith_field_of_an_allied_summon(place: int, element: str) -> None:
    duel = scenario()
    duel.field(4, "biolith", reverse="fire")
    duel.field(6, "earth", reverse="water")
    duel.alice.creature("Blackhood Anti-Mystic", at=5)
    card = duel.alice.hand(dummy())
    duel.alice.mana(1)
    duel.alice.summons(card, at=place)
    assert duel.elements(place) == [element]


@rule("EOJ-ABIL-18")
@pytest.mark.parametrize(("comrade", "shield"), [("Blackhood Caravan", 2), ("Bone Drake", 0)])
def test_with_a_caravan_blackhood_anti_mystic_shields_dwarves_from_magic(comrade: str, shield: int) -> None:
    duel = scenario()
    hunter = duel.alice.creature("Blackhood Anti-Mystic", at=5)
    dwarf = duel.alice.creature(dummy("Dwarf", race="Dwarf"), at=1)
    elf = duel.alice.creature(dummy("Elf", race="Elf"), at=2)
    duel.alice.creature(comrade, at=9)
    duel.start()
    assert [duel.duel.creatures[card].magic_protection for card in (hunter, dwarf, elf)] == [shield, shield, 0]


# Novogus War Mammoth


@rule("EOJ-ABIL-09", "EOJ-COUNTER-06")
@pytest.mark.parametrize(
    ("own", "fields", "left"), [("biolith", ["fire", "water"], [7, 7]), ("earth", ["fire", "biolith"], [7, 9])]
)
def test_novogus_war_mammoth_turns_the_fields_of_its_targets(own: str, fields: list[str], left: list[int]) -> None:
    duel = scenario()
    duel.field(8, own)
    duel.field(5, "biolith", reverse="fire")
    duel.field(2, "biolith", reverse="water")
    mammoth = duel.alice.creature("Novogus War Mammoth", at=8)
    targets = [
        duel.bob.creature(fighter(attack=3, defence=FULL), at=5),
        duel.bob.creature(fighter("Second", attack=3, pattern=LANCER, defence=FULL), at=2),
    ]
    duel.alice.mana(3)
    before = duel.hp(mammoth)
    duel.alice.attacks(mammoth)
    assert duel.elements(5) + duel.elements(2) == fields
    assert [duel.hp(card) for card in targets] == left
    assert duel.hp(mammoth) == before


# Dark Ozeki Kihomaru


def test_dark_ozeki_kihomaru_is_as_strong_as_the_opponent_is_rich() -> None:
    duel = scenario()
    ozeki = duel.alice.creature("Dark Ozeki Kihomaru", at=5)
    duel.alice.mana(5)
    duel.bob.mana(3)
    assert duel.atk(ozeki) == 4


@rule("EOJ-MOVE-01", "EOJ-ABIL-01")
@pytest.mark.parametrize(("blocked", "place"), [(False, 2), (True, 5)])
def test_dark_ozeki_kihomaru_pushes_a_surviving_target_and_is_not_countered(blocked: bool, place: int) -> None:
    duel = scenario()
    ozeki = duel.alice.creature("Dark Ozeki Kihomaru", at=8)
    target = duel.bob.creature(fighter(attack=3, defence=FULL), at=5)
    if blocked:
        duel.alice.creature(dummy("Block"), at=2)
    duel.alice.mana(3)
    duel.alice.attacks(ozeki)
    assert duel.position(target) == place
    assert duel.hp(ozeki) == 5


# Blackhood Caravan


@pytest.mark.parametrize(("race", "place", "left"), [("Dwarf", 7, 8), ("Elf", 7, 9), ("Dwarf", 2, 9)])
def test_with_a_dwarf_blackhood_caravan_forbids_dodging_in_line_with_it(race: str, place: int, left: int) -> None:
    duel = scenario()
    duel.alice.creature("Blackhood Caravan", at=9)
    attacker = duel.alice.creature(
        fighter(race=race), at=5 if place == 2 else 4, facing="north" if place == 2 else "south"
    )
    target = duel.bob.creature(dummy(keywords=Keyword.VIGILANCE), at=place)
    duel.alice.attacks(attacker)
    assert duel.hp(target) == left


def test_each_fieldquake_makes_blackhood_caravan_protect_allies_in_line() -> None:
    duel = scenario(turn=BOB)
    caravan = duel.alice.creature("Blackhood Caravan", at=9)
    near = duel.alice.creature(dummy("Near"), at=3)
    off = duel.alice.creature(dummy("Off"), at=5)
    enemy = duel.bob.creature(dummy("Enemy"), at=7)
    duel.bob.hand(QUAKE, QUAKE)
    for _ in range(2):
        duel.bob.casts(QUAKE)
        duel.bob.chooses_field(1)
    assert [duel.duel.creatures[card].protection for card in (near, off, enemy, caravan)] == [2, 0, 0, 0]


# Parmetic Vengeress


@rule("EOJ-ABIL-32")
def test_parmetic_vengeress_strikes_by_magic_within_her_zones_only() -> None:
    duel = scenario()
    woman = duel.alice.creature("Parmetic Vengeress", at=8)
    hit = [duel.bob.creature(fighter(f"Enemy {place}", attack=5, defence=FULL), at=place) for place in (2, 5)]
    missed = duel.bob.creature(dummy("Missed"), at=4)
    duel.alice.mana(4)
    duel.alice.attacks(woman)
    assert [duel.hp(card) for card in (*hit, missed)] == [7, 7, 9]
    assert duel.hp(woman) == 6


def test_parmetic_vengeress_counts_the_dead_of_her_church() -> None:
    duel = scenario()
    woman = duel.alice.creature("Parmetic Vengeress", at=8)
    duel.alice.graveyard(dummy(affiliation="Church of Parmus"), dummy(affiliation="Church of Parmus"), dummy())
    duel.bob.graveyard(dummy(affiliation="Church of Parmus"))
    assert duel.atk(woman) == 4


@pytest.mark.parametrize(("mana", "allies", "left", "rest"), [(5, 2, 9, 3), (1, 2, 9, 0), (0, 2, 7, 0), (5, 1, 7, 5)])
def test_outnumbering_the_enemy_parmetic_vengeress_drains_mana(mana: int, allies: int, left: int, rest: int) -> None:
    duel = scenario()
    woman = duel.alice.creature("Parmetic Vengeress", at=8)
    target = duel.bob.creature(dummy(), at=5)
    if allies == 2:
        duel.alice.creature(dummy("Ally"), at=9)
    duel.alice.mana(4)
    duel.bob.mana(mana)
    duel.alice.attacks(woman)
    assert (duel.hp(target), duel.bob.mana_left, duel.alice.mana_left) == (left, rest, 0)


def test_parmetic_vengeress_may_call_back_her_dead_for_each_enemy_destroyed() -> None:
    duel = scenario()
    duel.alice.creature("Parmetic Vengeress", at=9)
    slayer = duel.alice.creature(fighter(), at=5)
    duel.bob.creature(dummy("Victim", hp=1), at=2)
    duel.alice.graveyard(
        dummy("Saint", affiliation="Church of Parmus"),
        dummy("Layman"),
        dummy("Star", affiliation="Church of Parmus", rarity=Rarity.ULTRA_RARE),
    )
    duel.alice.attacks(slayer)
    duel.alice.says_yes()
    assert duel.alice.cards("hand") == ["Saint"]
