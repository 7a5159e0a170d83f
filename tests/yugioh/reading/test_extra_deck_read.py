"""Texts of Extra Deck monsters read, and what they come to in a duel: materials, what was used, when they are quick."""

from __future__ import annotations

import pytest

from duelkit.yugioh.language import MONSTER, TARGET, FusionSummon, LinkMaterials, monster, one, special_summon, spell
from duelkit.yugioh.language.amounts import CountOf, StatOf
from duelkit.yugioh.language.base import All, nodes
from duelkit.yugioh.language.card import Card, EffectKind, Materials
from duelkit.yugioh.language.clauses import Are, Exists
from duelkit.yugioh.language.nouns import InSeries, Named, OfAttribute
from duelkit.yugioh.language.selections import MATERIALS, THIS, Every, Those
from duelkit.yugioh.language.terms import Attribute, CardType, Position, Race, Side, Stat, SummonKind, Zone
from duelkit.yugioh.own import known_names
from duelkit.yugioh.reading import Printed, Refused, read
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.scenario import Scenario, scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.text import render
from duelkit.yugioh.words.material_summons.meaning import Alike, FusionMaterials, SynchroMaterials, XyzMaterials
from duelkit.yugioh.words.moving.meaning import ToDeck
from duelkit.yugioh.words.negating.meaning import Negated
from duelkit.yugioh.words.summoning.meaning import SpecialSummon, SummonedWith
from duelkit.yugioh.words.xyz_materials.meaning import HasMaterial

OX, ELF, SKULL, KURIBOH = "ミノタウルス", "ホーリー・エルフ", "デーモンの召喚", "クリボー"
STANDS = "①：このカードは戦闘では破壊されない。"
KINDS = {"融": CardType.FUSION, "Ｓ": CardType.SYNCHRO, "Ｘ": CardType.XYZ, "Ｌ": CardType.LINK}
COMES = {"融": SummonKind.FUSION, "Ｓ": SummonKind.SYNCHRO, "Ｘ": SummonKind.XYZ, "Ｌ": SummonKind.LINK}
LINES = {
    "融": "光属性モンスター＋闇属性モンスター",
    "Ｓ": "チューナー＋チューナー以外のモンスター１体以上",
    "Ｘ": "レベル４モンスター×２",
    "Ｌ": "モンスター２体",
}


def card_of(kind: str, text: str, line: str = "", passcode: int = 900001921, types: CardType = CardType(0)) -> Card:
    """An Extra Deck monster with this text, whose print is read as the same card and is there in English too."""
    blank = Card(
        passcode,
        f"試しの{passcode}",
        f"Trial {passcode}",
        CardType.MONSTER | CardType.EFFECT | KINDS[kind] | types,
        Attribute.DARK,
        Race.FIEND,
        4,
        2000,
        2000,
        only_by=COMES[kind],
    )
    card = read(Printed(blank, f"{line or LINES[kind]}\n{text}"), known_names())
    again = read(Printed(blank, render(card, "ja").replace("【モンスター効果】\n", "")), known_names())
    assert canonical(again) == canonical(card)
    assert "⟦" not in render(card, "en")
    return card


def materials(kind: str, line: str) -> Materials | None:
    """What a line of materials says."""
    return card_of(kind, STANDS, line).materials


# materials
def test_the_oldest_texts_have_names_without_brackets_and_say_of_what_series() -> None:
    found = materials("融", "岩石の巨兵＋ホーリー・エルフ")
    assert isinstance(found, FusionMaterials)
    assert [each.ja for each in found.slots if isinstance(each, Named)] == ["岩石の巨兵", "ホーリー・エルフ"]
    found = materials("Ｓ", "「スクラップ」と名のついたチューナー＋チューナー以外のモンスター１体以上")
    assert isinstance(found, SynchroMaterials) and isinstance(found.tuner, All)
    assert any(isinstance(each, InSeries) and each.ja == "スクラップ" for each in found.tuner.parts)


@pytest.mark.parametrize(
    ("line", "alike"),
    [
        ("属性が異なる戦士族モンスター×２", Alike(different=(Stat.ATTRIBUTE,))),
        ("カード名が異なる戦士族モンスター×３", Alike(different_names=True)),
        ("同じ属性で種族が異なるモンスター×３", Alike((Stat.ATTRIBUTE,), (Stat.RACE,))),
        ("種族と属性が異なるモンスター×２", Alike(different=(Stat.RACE, Stat.ATTRIBUTE))),
    ],
)
def test_what_materials_have_in_common_and_in_what_they_differ(line: str, alike: Alike) -> None:
    found = materials("融", line)
    assert isinstance(found, FusionMaterials) and found.alike == alike
    with pytest.raises(Refused):
        materials("融", f"{line}＋光属性モンスター")


def test_xyz_materials_of_one_rank_and_at_most_so_many() -> None:
    found = materials("Ｘ", "同じランクのＸモンスター×２")
    assert isinstance(found, XyzMaterials) and found.same_rank and found.level == 0
    found = materials("Ｘ", "レベル３モンスター×３体以上（最大５体まで）")
    assert isinstance(found, XyzMaterials) and (found.count, found.most) == (3, 5)
    assert isinstance(materials("Ｘ", "ランク７モンスター×２"), XyzMaterials)


def made(passcode: int, attribute: Attribute, race: Race) -> Card:
    """A monster to be a material."""
    return monster(passcode, f"素の{passcode}", f"Plain {passcode}", attribute, race, 4, 1000, 1000)


DARK_FIEND = made(900001931, Attribute.DARK, Race.FIEND)
DARK_BEAST = made(900001932, Attribute.DARK, Race.BEAST)
FIRE_BEAST = made(900001933, Attribute.FIRE, Race.BEAST)
FUSE = spell(900001934, "試しの融合", "Trial Fusion", resolution=FusionSummon())


@pytest.mark.parametrize(
    ("line", "able"),
    [
        ("属性が異なるモンスター×２", (False, True, True)),
        ("種族が異なるモンスター×２", (True, False, True)),
        ("種族と属性が異なるモンスター×２", (False, False, True)),
        ("同じ属性で種族が異なるモンスター×２", (True, False, False)),
        ("同じ種族・属性のモンスター×２", (False, False, False)),
        ("カード名が異なるモンスター×２", (True, True, True)),
    ],
)
def test_only_materials_that_agree_or_differ_make_the_monster(line: str, able: tuple[bool, ...]) -> None:
    top = card_of("融", STANDS, line)
    for pair, is_able in zip(
        ((DARK_FIEND, DARK_BEAST), (DARK_BEAST, FIRE_BEAST), (DARK_FIEND, FIRE_BEAST)), able, strict=True
    ):
        duel = scenario()
        duel.alice.extra(top)
        duel.alice.attack_position(pair[0])
        duel.alice.attack_position(pair[1])
        duel.alice.hand(FUSE)
        assert duel.alice.can("activate", FUSE) is is_able


def test_link_materials_that_differ() -> None:
    line = materials("Ｌ", "種族が異なるモンスター２体")
    assert isinstance(line, LinkMaterials) and line.alike == Alike(different=(Stat.RACE,))


# what was used for it
def test_amounts_of_what_it_was_made_of() -> None:
    card = card_of("融", "①：このカードの攻撃力は、このカードの融合素材としたモンスターの数×３００アップする。")
    assert CountOf(MATERIALS) in nodes(card)
    card = card_of(
        "Ｓ", "①：このカードの攻撃力は、このカードのＳ素材とした光属性モンスターの元々の攻撃力の合計分アップする。"
    )
    assert StatOf(Stat.ORIGINAL_ATK, Those(MATERIALS, OfAttribute(Attribute.LIGHT))) in nodes(card)


def test_the_figures_of_its_materials_count() -> None:
    top = card_of("融", "①：このカードの攻撃力は、このカードの融合素材としたモンスターの数×３００アップする。")
    duel = scenario()
    card = duel.alice.extra(top)
    duel.alice.attack_position(ELF)
    duel.alice.attack_position(SKULL)
    duel.alice.hand(FUSE)
    duel.alice.activates(FUSE)
    duel.alice.puts_in(1)
    assert duel.atk(card) == 2600


@pytest.mark.parametrize(
    "said",
    [
        "「スクラップ」モンスターを素材としてＳ召喚したこのカードは戦闘では破壊されない。",
        "このカードが「スクラップ」モンスターを素材としてＳ召喚されている場合、このカードは戦闘では破壊されない。",
    ],
)
def test_what_it_has_when_it_was_made_of_such_a_monster(said: str) -> None:
    effect = card_of("Ｓ", f"①：{said}").effects[0]
    condition = effect.condition
    assert isinstance(condition, Are) and condition.what == THIS
    assert isinstance(condition.filter, SummonedWith) and condition.filter.kinds is SummonKind.SYNCHRO


def test_figures_of_all_that_it_points_to_are_added() -> None:
    card = card_of("Ｌ", "①：このカードの攻撃力は、このカードのリンク先のモンスターの元々の攻撃力分アップする。")
    sums = [node for node in nodes(card) if isinstance(node, StatOf)]
    assert len(sums) == 1 and isinstance(sums[0].what, Every) and sums[0].stat is Stat.ORIGINAL_ATK
    assert sums[0].what.pool.side is Side.EITHER


# quick under a condition
QUICK = (
    "①：１ターンに１度、フィールドのモンスター１体を対象として発動できる。そのモンスターを破壊する。"
    "このカードが光属性モンスターをＸ素材としている場合、この効果は相手ターンでも発動できる。"
)


def sometimes_quick(*under: str) -> tuple[Scenario, int]:
    """Alice controls such a monster with these materials, Bob one that can be destroyed, and it is Bob's turn."""
    duel = scenario(turn=1)
    card = duel.alice.attack_position(card_of("Ｘ", QUICK), materials=under)
    duel.bob.attack_position(OX)
    duel.bob.attack_position(KURIBOH)
    duel.bob.hand("地割れ")
    return duel, card


def test_it_is_quick_only_while_the_condition_holds() -> None:
    effect = card_of("Ｘ", QUICK).effects[0]
    assert effect.kind is EffectKind.IGNITION and effect.quick_if is not None
    for under, able in (((ELF,), True), ((OX,), False)):
        duel, card = sometimes_quick(*under)
        duel.bob.activates("地割れ")
        assert duel.alice.can("activate", card) is able


def test_its_limit_is_one_for_both_and_in_ones_own_main_phase_it_is_there_once() -> None:
    for under in ((ELF,), (OX,)):
        duel = scenario()
        card = duel.alice.attack_position(card_of("Ｘ", QUICK), materials=under)
        duel.bob.attack_position(OX)
        duel.bob.attack_position(KURIBOH)
        decision = duel.decision()
        assert decision is not None
        assert sum(1 for each in decision.options if codes.verb_of(each) == codes.O_ACTIVATE) == 1
        duel.alice.activates(card)
        duel.alice.picks(KURIBOH)
        duel.is_settled()
        assert duel.where(KURIBOH) == "graveyard" and not duel.alice.can("activate", card)


def test_said_in_brackets_it_is_the_same() -> None:
    inside = QUICK.replace(
        "発動できる。そのモンスターを破壊する。このカードが光属性モンスターをＸ素材としている場合、"
        "この効果は相手ターンでも発動できる。",
        "発動できる（このカードが光属性モンスターをＸ素材としている場合、この効果は相手ターンでも発動できる）。"
        "そのモンスターを破壊する。",
    )
    assert inside != QUICK and card_of("Ｘ", inside) == card_of("Ｘ", QUICK)


# gained from a list, others of the same place, what stands before the effects of old texts
def test_what_is_gained_by_numbers() -> None:
    card = card_of(
        "Ｘ",
        "①：このカードのＸ素材の数によって、このカードは以下の効果を得る。●１つ以上：このカードは戦闘では破壊されない。"
        "●２つ以上：このカードの攻撃力は1500アップする。",
    )
    assert [effect.condition for effect in card.effects] == [Are(THIS, HasMaterial(1)), Are(THIS, HasMaterial(2))]
    for under, atk in (((ELF,), 2000), ((ELF, OX), 3500)):
        duel = scenario()
        assert duel.atk(duel.alice.attack_position(card, materials=under)) == atk
    card = card_of(
        "Ｌ",
        "①：このカードのリンク先のモンスターの数によって、このカードは以下の効果を得る。"
        "●１体：このカードは戦闘では破壊されない。●２体以上：１ターンに１度、自分メインフェイズに発動できる。自分は１枚ドローする。",
    )
    bounds = [(each.at_least, each.at_most) for each in nodes(card) if isinstance(each, Exists)]
    assert bounds == [(1, 1), (2, None)]


def test_others_of_the_same_place_in_one_sentence() -> None:
    card = card_of(
        "Ｓ", "①：フィールドの光属性モンスターの攻撃力は500アップし、闇属性モンスターの攻撃力は400ダウンする。"
    )
    duel = scenario()
    duel.alice.attack_position(card)
    elf, skull = duel.bob.attack_position(ELF), duel.bob.attack_position(SKULL)
    assert (duel.atk(elf), duel.atk(skull)) == (800 + 500, 2500 - 400)
    assert duel.atk(duel.alice.attack_position(OX)) == 1700


@pytest.mark.parametrize(
    "said", ["このモンスターは融合召喚でしか特殊召喚できない。", "このカードは融合召喚でしか特殊召喚できない。"]
)
def test_old_texts_of_fusion_monsters_say_first_how_they_come(said: str) -> None:
    card = card_of("融", f"{said}このカードは戦闘によっては破壊されない。")
    assert card.only_by == SummonKind.FUSION and card.always and len(card.effects) == 1


def test_the_materials_go_back_to_both_decks() -> None:
    way = card_of(
        "融", "自分フィールドの上記のカードをデッキ・ＥＸデッキに戻した場合のみＥＸデッキから特殊召喚できる。" + STANDS
    )
    assert len(way.procedures) == 1 and isinstance(way.procedures[0].cost, ToDeck)


# Pendulum Summons of Xyz Monsters
def test_an_xyz_pendulum_monster_comes_from_the_extra_deck_where_its_level_would() -> None:
    text = f"レベル４がＰ召喚可能な場合にＥＸデッキの表側のこのカードはＰ召喚できる。{STANDS}"
    card = card_of("Ｘ", text, types=CardType.PENDULUM)
    assert card.pendulum_level == 4
    plain = card_of("Ｘ", STANDS, types=CardType.PENDULUM)
    for each, is_able in ((card, True), (plain, False)):
        duel = scenario()
        duel.alice.pendulum_zones("竜穴の魔術師", "竜脈の魔術師")
        duel.alice.face_up_extra(each)
        assert duel.alice.can("pendulum") is is_able


def test_to_where_it_points_with_the_effects_negated() -> None:
    card = card_of(
        "Ｌ",
        "①：自分メインフェイズに発動できる。手札からモンスター１体を、このカードのリンク先となる自分フィールドに"
        "効果を無効にして守備表示で特殊召喚する。",
    )
    said = [node for node in nodes(card) if isinstance(node, SpecialSummon)]
    assert len(said) == 1 and said[0].pointed and said[0].modifiers == (Negated(),)
    assert said[0].positions == Position.FACE_UP_DEFENSE


def test_what_cannot_come_from_the_graveyard_comes_from_elsewhere() -> None:
    card = card_of("融", f"このカードは墓地からの特殊召喚はできない。{STANDS}")
    assert card.not_from == Zone.GRAVEYARD
    back = spell(
        900001935,
        "試しの呼び声",
        "Trial Call",
        targets=one(MONSTER.in_graveyard(Side.YOU)),
        resolution=special_summon(TARGET),
    )
    duel = scenario()
    duel.alice.graveyard(card)
    duel.alice.hand(back)
    assert not duel.alice.can("activate", back)
    duel = scenario()
    top = duel.alice.extra(card)
    duel.alice.attack_position(ELF)
    duel.alice.attack_position(SKULL)
    duel.alice.hand(FUSE)
    duel.alice.activates(FUSE)
    duel.alice.puts_in(1)
    assert duel.where(top) == "monster zone"
