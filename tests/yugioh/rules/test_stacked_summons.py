"""Xyz Summons onto a monster: it becomes the material, and its own materials come along (重ねてX召喚)."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.engine.facts import reasons as why
from duelkit.yugioh.language import Attribute, CardType, Race, XyzMaterials, xyz
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.own import known_names
from duelkit.yugioh.reading import Printed, Refused, read
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.scenario import ALICE, Scenario, scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.codes import option
from duelkit.yugioh.text import render
from duelkit.yugioh.why.refusals import codes_against

OX, ELF, SKULL = "Battle Ox", "Mystical Elf", "Summoned Skull"
RANK_4 = xyz(900001901, "下の者", "Lower One", Attribute.DARK, Race.WARRIOR, 4, 2000, 2000, XyzMaterials(4, 2))
LEAD = "レベル５モンスター×３\n"
ONTO = "自分フィールドのランク４のＸモンスターの上に重ねてＸ召喚する事もできる。"
STANDS = "①：このカードは戦闘では破壊されない。"
DRAWS = "自分はデッキから１枚ドローする。"


def upper(text: str, passcode: int = 900001902, name: str = "上の者") -> Card:
    """A Rank 5 monster with this text, whose print is read as the same card."""
    blank = Card(
        passcode,
        name,
        f"Upper {passcode}",
        CardType.MONSTER | CardType.XYZ | CardType.EFFECT,
        Attribute.DARK,
        Race.WARRIOR,
        5,
        2500,
        2000,
    )
    card = read(Printed(blank, LEAD + text), known_names())
    again = read(Printed(blank, render(card, "ja")), known_names())
    assert canonical(again) == canonical(card)
    return card


PLAIN = upper(f"このカードは{ONTO}①：このカードがＸ召喚した場合に発動できる。{DRAWS}")


def lower(duel: Scenario, *materials: str) -> int:
    """Alice controls a Rank 4 monster with these materials."""
    return duel.alice.attack_position(RANK_4, materials=materials)


@rule("MR3-XYZ-05", "MR3-XYZ-08")
def test_it_is_an_xyz_summon_with_the_monster_and_its_materials_beneath() -> None:
    duel = scenario()
    under = lower(duel, OX, ELF)
    top = duel.alice.extra(PLAIN)
    duel.alice.special_summons(top, 0)
    duel.alice.puts_in(1)
    assert [duel.name_of(card) for card in duel.duel.play[top].materials] == [OX, ELF, "下の者"]
    assert duel.where(under) == duel.where(OX) == "material"
    assert duel.duel.play[top].kinds & codes.S_XYZ
    duel.alice.triggers(top)
    assert len(duel.alice.cards("hand")) == 1, "it was Xyz Summoned"


@rule("MR3-XYZ-05")
def test_only_such_a_monster_and_only_ones_own_face_up_one() -> None:
    for put in ("", "face down", "opponent", "other"):
        duel = scenario()
        if put == "opponent":
            duel.bob.attack_position(RANK_4, materials=(OX, ELF))
        elif put == "other":
            duel.alice.attack_position(OX)
        elif put == "face down":
            duel.alice.has_set(RANK_4)
        top = duel.alice.extra(PLAIN)
        assert not duel.alice.can("procedure", top)
        assert why.MATERIALS in codes_against(duel.duel, ALICE, option(codes.O_PROCEDURE, top, 0))


@rule("MR3-XYZ-05")
def test_what_may_be_no_material_cannot_lie_beneath() -> None:
    blank = Card(
        900001903,
        "拒む者",
        "Refuser",
        CardType.MONSTER | CardType.XYZ | CardType.EFFECT,
        Attribute.DARK,
        Race.WARRIOR,
        4,
        1000,
        1000,
    )
    refuser = read(
        Printed(blank, "レベル４モンスター×２\nこのカードはＸ召喚の素材にできない。" + STANDS), known_names()
    )
    duel = scenario()
    duel.alice.attack_position(refuser)
    top = duel.alice.extra(PLAIN)
    assert not duel.alice.can("procedure", top)


@rule("MR3-XYZ-05", "MR3-GAP-SUM-01")
def test_a_negated_one_sends_everything_to_the_graveyard() -> None:
    duel = scenario()
    under = lower(duel, OX)
    top = duel.alice.extra(PLAIN)
    duel.bob.has_set("Solemn Judgment")
    duel.alice.special_summons(top, 0)
    duel.alice.puts_in(1)
    duel.bob.activates("Solemn Judgment")
    duel.is_settled()
    assert duel.where(under) == duel.where(OX) == duel.where(top) == "graveyard"


def test_once_a_turn_by_name() -> None:
    limited = upper(f"「限る者」は１ターンに１度、{ONTO}{STANDS}", 900001904, "限る者")
    duel = scenario()
    under = lower(duel, OX)
    lower(duel, ELF)
    first, second = duel.alice.extra(limited), duel.alice.extra(limited)
    duel.alice.special_summons(first, 0)
    duel.alice.picks(under)
    duel.alice.puts_in(1)
    assert not duel.alice.can("procedure", second)
    assert why.LIMIT_USED in codes_against(duel.duel, ALICE, option(codes.O_PROCEDURE, second, 0))
    with pytest.raises(Refused):
        upper(f"「別の者」は１ターンに１度、{ONTO}{STANDS}", 900001904, "限る者")


def test_a_cost_is_paid_and_materials_of_the_monster_are_detached() -> None:
    payer = upper(f"このカードは手札を１枚捨て、{ONTO}{STANDS}", 900001905, "払う者")
    duel = scenario()
    lower(duel, OX)
    top = duel.alice.extra(payer)
    assert not duel.alice.can("procedure", top), "there is nothing to discard"
    duel = scenario()
    lower(duel, OX)
    top = duel.alice.extra(payer)
    duel.alice.hand(SKULL)
    duel.alice.special_summons(top, 0)
    duel.alice.puts_in(1)
    assert duel.where(SKULL) == "graveyard" and duel.where(OX) == "material"
    taker = upper(
        "このカードは自分フィールドのランク４のＸモンスターからＸ素材を１つ取り除き、"
        f"そのＸモンスターの上に重ねてＸ召喚する事もできる。{STANDS}",
        900001906,
        "取る者",
    )
    duel = scenario()
    duel.alice.attack_position(RANK_4)
    top = duel.alice.extra(taker)
    assert not duel.alice.can("procedure", top), "it has no material"
    duel = scenario()
    lower(duel, OX, ELF)
    top = duel.alice.extra(taker)
    duel.alice.special_summons(top, 0)
    duel.alice.picks(OX)
    duel.alice.puts_in(1)
    assert duel.where(OX) == "graveyard" and len(duel.duel.play[top].materials) == 2


def test_in_main_phase_2() -> None:
    late = upper(f"このカードは自分メインフェイズ２に、{ONTO}{STANDS}", 900001907, "遅い者")
    for phase, able in ((Phase.MAIN_1, False), (Phase.MAIN_2, True)):
        duel = scenario(phase=phase)
        lower(duel, OX)
        top = duel.alice.extra(late)
        assert duel.alice.can("procedure", top) is able


def test_the_english_print_says_it() -> None:
    assert "Xyz Summon this card by using a Rank 4 Xyz Monster you control as material" in render(PLAIN, "en")


def test_figures_of_the_materials_that_pass_are_added() -> None:
    card = upper(
        f"このカードは{ONTO}①：このカードの攻撃力・守備力は、このカードがＸ素材としている「Ｅ・ＨＥＲＯ」モンスターの"
        "それぞれの数値分アップする。",
        900001990,
        "集める者",
    )
    duel = scenario()
    top = duel.alice.attack_position(card, materials=["Elemental HERO Avian", "Elemental HERO Clayman", OX])
    assert duel.atk(top) == 2500 + 1000 + 800 and duel.defense(top) == 2000 + 1000 + 2000
