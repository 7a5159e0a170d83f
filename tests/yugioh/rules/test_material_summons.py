"""Fusion and Ritual Summons of narrower texts: what serves, what must be among the materials, where they go."""

from __future__ import annotations

from dataclasses import replace

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    IS_THIS,
    MONSTER,
    Action,
    Attribute,
    Card,
    FusionMaterials,
    FusionSummon,
    HasSummoned,
    Race,
    RitualSummon,
    Side,
    SummonKind,
    Until,
    Zone,
    apply,
    attribute,
    draw,
    fusion,
    ignition,
    monster,
    named,
    one,
    player_cannot,
    race,
    special_summon,
    spell,
)
from duelkit.yugioh.language.card import Procedure
from duelkit.yugioh.language.selections import OwnMaterials
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.words.moving.meaning import Banish

GAIA = "Gaia The Fierce Knight"
CURSE = "Curse of Dragon"
CHAMPION = "Gaia the Dragon Champion"
SOLDIER = "Black Luster Soldier"
ELF = monster(9004, "試験の兵士", "Test Soldier", Attribute.EARTH, Race.WARRIOR, 4, 1400, 1200)
BEHIND = FusionSummon(materials=Zone.MONSTER_ZONE | Zone.GRAVEYARD, to=Zone.BANISHED)


def fusion_spell(how: FusionSummon) -> Card:
    """A spell with nothing but this Fusion Summon."""
    return spell(9001, "試験の融合", "Test Fusion", resolution=how)


@rule("MR3-FUS-01", "MR3-FUS-06")
def test_materials_from_field_and_graveyard_are_banished() -> None:
    duel = scenario()
    champion = duel.alice.extra(CHAMPION)
    gaia = duel.alice.graveyard(GAIA)
    curse = duel.alice.attack_position(CURSE)
    duel.alice.hand(fusion_spell(BEHIND))
    duel.alice.activates("試験の融合")
    if duel.alice.is_asked("pick"):
        duel.alice.picks(gaia)
    duel.alice.puts_in(1)
    assert duel.where(gaia) == duel.where(curse) == "banished"
    assert duel.where(champion) == "monster zone"


@rule("MR3-FUS-01")
def test_materials_are_shuffled_into_the_deck() -> None:
    duel = scenario()
    champion = duel.alice.extra(CHAMPION)
    gaia, curse = duel.alice.graveyard(GAIA), duel.alice.graveyard(CURSE)
    duel.alice.hand(fusion_spell(FusionSummon(materials=Zone.GRAVEYARD, to=Zone.DECK)))
    duel.alice.activates("試験の融合")
    if duel.alice.is_asked("pick"):
        duel.alice.picks(gaia)
    duel.alice.puts_in(1)
    assert duel.where(gaia) == duel.where(curse) == "deck"
    assert duel.where(champion) == "monster zone"


@rule("MR3-FUS-01")
@pytest.mark.parametrize("kind", ["of", "which", "including"])
def test_only_what_the_text_allows_makes_the_monster(kind: str) -> None:
    narrow = {
        "of": FusionSummon(of=race(Race.WARRIOR)),
        "which": FusionSummon(race(Race.SPELLCASTER)),
        "including": FusionSummon(including=race(Race.SPELLCASTER)),
    }[kind]
    for how, possible in ((narrow, False), (FusionSummon(including=race(Race.DRAGON)), True)):
        duel = scenario()
        duel.alice.extra(CHAMPION)
        duel.alice.hand(GAIA, CURSE, fusion_spell(how))
        assert duel.alice.can("activate", "試験の融合") is possible


@rule("MR3-FUS-01")
def test_the_monster_itself_must_be_among_the_materials() -> None:
    maker = monster(
        9002,
        "試験の騎士",
        "Test Knight",
        Attribute.EARTH,
        Race.WARRIOR,
        4,
        1500,
        1500,
        ignition(FusionSummon(materials=Zone.MONSTER_ZONE, including=IS_THIS)),
    )
    giant = fusion(
        9003,
        "試験の巨人",
        "Test Giant",
        Attribute.EARTH,
        Race.WARRIOR,
        6,
        2000,
        2000,
        FusionMaterials((race(Race.WARRIOR), race(Race.WARRIOR))),
    )
    duel = scenario()
    duel.alice.extra(giant)
    knight = duel.alice.attack_position(maker)
    first, second = duel.alice.attack_position(GAIA), duel.alice.attack_position("Marauding Captain")
    duel.alice.activates(knight)
    duel.alice.picks(second)
    duel.alice.puts_in(1)
    assert duel.where(knight) == duel.where(second) == "graveyard"
    assert duel.where(first) == "monster zone"


@rule("MR3-RIT-03")
@pytest.mark.parametrize(
    ("how", "possible"),
    [
        (RitualSummon(named("カオス・ソルジャー", "Black Luster Soldier")), True),
        (RitualSummon(named("カオス・ソルジャー", "Black Luster Soldier"), of=attribute(Attribute.DARK)), False),
        (RitualSummon(named("カオス・ソルジャー", "Black Luster Soldier"), materials=Zone.MONSTER_ZONE), False),
        (RitualSummon(named("カオス・ソルジャー", "Black Luster Soldier"), level=9), False),
        (RitualSummon(named("カオス・ソルジャー", "Black Luster Soldier"), including=race(Race.FIEND)), False),
        (RitualSummon(named("カオス・ソルジャー", "Black Luster Soldier"), including=attribute(Attribute.EARTH)), True),
        (RitualSummon(named("カオス・ソルジャー", "Black Luster Soldier"), origin=Zone.GRAVEYARD), False),
    ],
)
def test_what_may_be_released_for_a_ritual_and_where_the_monster_lies(how: RitualSummon, possible: bool) -> None:
    duel = scenario()
    duel.alice.hand(SOLDIER, ELF, ELF, spell(9001, "試験の儀式", "Test Ritual", resolution=how))
    assert duel.alice.can("activate", "試験の儀式") is possible


@rule("MR3-RIT-03")
def test_a_ritual_monster_comes_from_the_graveyard() -> None:
    duel = scenario()
    soldier = duel.alice.graveyard(SOLDIER, proper=False)
    duel.alice.hand(
        ELF,
        ELF,
        spell(
            9001,
            "試験の儀式",
            "Test Ritual",
            resolution=RitualSummon(named("カオス・ソルジャー", "Black Luster Soldier"), origin=Zone.GRAVEYARD),
        ),
    )
    duel.alice.activates("試験の儀式")
    while duel.alice.is_asked("pick"):
        duel.alice.picks("試験の兵士")
    duel.alice.puts_in(1)
    assert duel.where(soldier) == "monster zone"


@rule("MR3-SS-06")
@pytest.mark.parametrize("strictly", [False, True])
def test_a_monster_that_comes_from_the_extra_deck_in_one_way_alone(strictly: bool) -> None:
    giant = fusion(
        9003,
        "試験の巨人",
        "Test Giant",
        Attribute.EARTH,
        Race.WARRIOR,
        6,
        2000,
        2000,
        FusionMaterials((race(Race.WARRIOR), race(Race.WARRIOR))),
        procedures=[Procedure(zones=Zone.EXTRA_DECK, cost=Banish(OwnMaterials()))],
        only_by=SummonKind.SPECIAL,
    )
    giant = replace(giant, strictly=strictly)
    duel = scenario()
    duel.alice.extra(giant)
    duel.alice.hand("Magical Scientist")
    scientist = duel.alice.attack_position("Magical Scientist")
    assert duel.alice.can("activate", scientist) is not strictly


@rule("MR3-OPT-01")
@pytest.mark.parametrize("kind", ["none", "fitting", "other"])
def test_a_vow_about_special_summons_asks_what_was_summoned_before(kind: str) -> None:
    only = player_cannot(Action.SPECIAL_SUMMON, Side.YOU, unless=race(Race.WARRIOR))
    summoner = spell(9005, "試験の召集", "Test Call", resolution=special_summon(one(MONSTER.in_hand())))
    vowed = spell(
        9006,
        "試験の誓い",
        "Test Vow",
        resolution=draw(1),
        cost=apply(only, until=Until.END_OF_TURN),
        condition=~HasSummoned(~race(Race.WARRIOR)),
    )
    duel = scenario()
    duel.alice.hand(summoner, summoner, vowed)
    duel.alice.hand("Marauding Captain" if kind == "fitting" else CURSE)
    if kind != "none":
        duel.alice.activates("試験の召集")
        duel.alice.puts_in(1)
    assert duel.alice.can("activate", "試験の誓い") is (kind != "other")
    if kind == "none":
        duel.alice.activates("試験の誓い")
        assert not duel.alice.can("activate", "試験の召集")
