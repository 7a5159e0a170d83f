"""Link Monsters in print: rating and markers, material lines, the zones that they point to."""

from __future__ import annotations

import pytest

from duelkit.yugioh.cards import library
from duelkit.yugioh.language import (
    EFFECT_MONSTER,
    FACE_UP,
    IS_THIS,
    LINK_MONSTER,
    MONSTER,
    TARGET,
    TOKEN,
    TUNER,
    Action,
    Attribute,
    Card,
    Effect,
    Filter,
    InExtraMonsterZone,
    IsCoLinked,
    IsPointedAt,
    LinkMaterials,
    Marker,
    PointsAt,
    Race,
    Side,
    cannot,
    continuous,
    destroy,
    every,
    ignition,
    level,
    link_monster,
    one,
    race,
    rating,
)
from duelkit.yugioh.text import figures_line, render, summary, type_line
from duelkit.yugioh.text.grammar.heads import arrows


def link(materials: LinkMaterials, *effects: Effect) -> Card:
    """A Link Monster for a test."""
    return link_monster(
        1, "例", "Example", Attribute.DARK, Race.CYBERSE, 2, 1500, Marker.LEFT | Marker.RIGHT, materials, *effects
    )


def text_of(effect: Effect, language: str) -> str:
    """The text of one effect of a Link Monster."""
    return render(link(LinkMaterials(MONSTER, 2, 2), effect), language).split("\n", 1)[1]


def test_all_markers_have_an_arrow() -> None:
    whole = Marker(0)
    for marker in Marker:
        whole |= marker
        assert len(arrows(marker)) == 1
    assert arrows(whole) == "↖↑↗←→↙↓↘"


def test_figures_are_rating_markers_and_attack_without_defence() -> None:
    decode = library()["Decode Talker"]
    assert figures_line(decode, "en") == "DARK, Link Rating 3 (↑↙↘), ATK 2300"
    assert figures_line(decode, "ja") == "闇属性／リンク３（↑↙↘）／攻2300"
    assert type_line(decode, "en") == "[Cyberse/Link/Effect]"
    assert type_line(decode, "ja") == "【サイバース族／リンク／効果】"
    assert "Link Rating 3 (↑↙↘)" in summary(decode, "en")


@pytest.mark.parametrize(
    ("materials", "en", "ja"),
    [
        (LinkMaterials(EFFECT_MONSTER, 2), "2+ Effect Monsters", "効果モンスター２体以上"),
        (LinkMaterials(race(Race.CYBERSE), 2, 2), "2 Cyberse monsters", "サイバース族モンスター２体"),
        (LinkMaterials(level(1), 1, 1), "1 Level 1 monster", "レベル１モンスター１体"),
        (LinkMaterials(MONSTER & ~TOKEN, 2, 3), "2-3 non-Token monsters", "トークン以外のモンスター２～３体"),
        (
            LinkMaterials(MONSTER, 2, different_names=True),
            "2+ monsters with different names",
            "カード名が異なるモンスター２体以上",
        ),
        (LinkMaterials(MONSTER, 2, 2, one=TUNER), "2 monsters, including a Tuner", "チューナーを含むモンスター２体"),
    ],
)
def test_material_lines(materials: LinkMaterials, en: str, ja: str) -> None:
    card = link(materials)
    assert render(card, "en").splitlines()[0] == en
    assert render(card, "ja").splitlines()[0] == ja


@pytest.mark.parametrize(
    ("node", "en", "ja"),
    [
        (IsPointedAt(IS_THIS), "monsters that this card points to", "このカードのリンク先のモンスター"),
        (IsPointedAt(), "monsters that a Link Monster points to", "リンクモンスターのリンク先のモンスター"),
        (IsCoLinked(IS_THIS), "monsters that are co-linked to this card", "このカードの相互リンク先のモンスター"),
        (
            MONSTER & ~IsPointedAt(IS_THIS),
            "monsters that this card does not point to",
            "このカードのリンク先ではないモンスター",
        ),
        (InExtraMonsterZone(), "monsters in the Extra Monster Zones", "ＥＸモンスターゾーンのモンスター"),
        (MONSTER & ~InExtraMonsterZone(), "monsters in the Main Monster Zones", "メインモンスターゾーンのモンスター"),
    ],
)
def test_where_monsters_lie(node: Filter, en: str, ja: str) -> None:
    effect = ignition(destroy(every(node.on_field())))
    assert text_of(effect, "en") == f"You can destroy all {en}."
    assert text_of(effect, "ja") == f"①：自分メインフェイズに発動できる。{ja}を全て破壊する。"


def test_whose_they_are_stands_beside_it() -> None:
    effect = ignition(destroy(TARGET), targets=one((IsPointedAt(IS_THIS) & FACE_UP).on_field(Side.OPPONENT)))
    assert text_of(effect, "en") == (
        "You can target 1 face-up monster your opponent controls that this card points to; destroy it."
    )
    assert text_of(effect, "ja") == (
        "①：このカードのリンク先の相手の表側表示モンスター１体を対象として発動できる。そのモンスターを破壊する。"
    )


def test_ratings_and_what_points_somewhere() -> None:
    effect = ignition(destroy(TARGET), targets=one((LINK_MONSTER & rating(at_most=2) & PointsAt()).on_field()))
    assert text_of(effect, "en") == (
        "You can target 1 Link-2 or lower Link Monster on the field that points to a monster; destroy it."
    )
    assert "リンク２以下のリンクモンスター" in text_of(effect, "ja")
    exact = ignition(destroy(TARGET), targets=one((LINK_MONSTER & race(Race.CYBERSE) & rating(3)).on_field()))
    assert "リンク３のサイバース族リンクモンスター１体" in text_of(exact, "ja")
    assert "1 Link-3 Cyberse Link Monster on the field" in text_of(exact, "en")


def test_link_material_bans() -> None:
    effect = continuous(cannot(Action.BE_LINK_MATERIAL, to=MONSTER.on_field(Side.OPPONENT)))
    assert "cannot be used as Link Material" in text_of(effect, "en")
    assert "リンク素材にできない" in text_of(effect, "ja")
