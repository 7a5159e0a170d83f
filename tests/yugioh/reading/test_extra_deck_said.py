"""More texts of Extra Deck and Pendulum Monsters read, and what they come to in a duel."""

from __future__ import annotations

import pytest
from tests.yugioh.reading.test_extra_deck_read import DARK_BEAST, DARK_FIEND, ELF, FUSE, OX, SKULL, STANDS, card_of

from duelkit.yugioh.language.amounts import CountOf
from duelkit.yugioh.language.base import AnyOf, Filter, Not, nodes
from duelkit.yugioh.language.card import ONCE_PER_CHAIN, Card
from duelkit.yugioh.language.nouns import LINK_MONSTER, MONSTER, SYNCHRO_MONSTER, XYZ_MONSTER, Figure, OfType
from duelkit.yugioh.language.permissions import Action
from duelkit.yugioh.language.selections import THIS, Ref, RefKind, Those
from duelkit.yugioh.language.terms import Attribute, CardType, Change, Race, Side, Stat, SummonKind, Until, Zone
from duelkit.yugioh.own import known_names
from duelkit.yugioh.reading import Printed, Refused, read
from duelkit.yugioh.scenario import Scenario, scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.text import render
from duelkit.yugioh.words.equipping.meaning import IS_EQUIPPED
from duelkit.yugioh.words.figures.meaning import ChangeStat
from duelkit.yugioh.words.filters.meaning import SameCardTypeAs
from duelkit.yugioh.words.fusion_summons.meaning import FusionSummon
from duelkit.yugioh.words.lasting.meaning import Treated
from duelkit.yugioh.words.material_summons.meaning import FusionMaterials, MaterialSummonNow
from duelkit.yugioh.words.moving.meaning import BanishFor, ToExtraDeck
from duelkit.yugioh.words.permissions.meaning import Cannot
from duelkit.yugioh.words.summoning.meaning import SpecialSummon, SummonedWith, SummonsPerTurn, WasSummoned
from duelkit.yugioh.words.xyz_materials.meaning import MaterialCount

IGNITION = "①：自分メインフェイズに発動できる。"


def test_what_the_opponent_cannot_target_said_after_what_it_is_about() -> None:
    card = card_of(
        "Ｘ", "①：自分フィールドの光属性モンスターは効果では破壊されず、相手はそれらを効果の対象にできない。"
    )
    said = [node for node in nodes(card) if isinstance(node, Cannot)]
    assert [(each.action, each.by, each.to) for each in said] == [
        (Action.BE_DESTROYED_BY_EFFECT, None, said[0].to),
        (Action.BE_TARGETED, Side.OPPONENT, said[0].to),
    ]
    card = card_of("Ｘ", "①：自分フィールドの光属性モンスターを相手はモンスターの効果の対象にできない。")
    said = [node for node in nodes(card) if isinstance(node, Cannot)]
    assert [(each.action, each.by, each.unless) for each in said] == [(Action.BE_TARGETED, Side.OPPONENT, Not(MONSTER))]


def test_battles_with_monsters_that_were_special_summoned() -> None:
    card = card_of("融", "①：このカードは特殊召喚された相手モンスターとの戦闘では破壊されない。")
    said = [node for node in nodes(card) if isinstance(node, Cannot)]
    assert [each.unless for each in said] == [Not(WasSummoned(SummonKind.SPECIAL))]


@pytest.mark.parametrize(
    ("words", "which"),
    [
        ("Ｓ召喚を行う", SYNCHRO_MONSTER),
        ("Ｓモンスター１体のＳ召喚を行う", SYNCHRO_MONSTER),
        ("Ｌ召喚を行う", LINK_MONSTER),
        ("Ｘモンスター１体をＸ召喚する", XYZ_MONSTER),
    ],
)
def test_summons_with_this_card_among_the_materials(words: str, which: Filter) -> None:
    card = card_of("Ｓ", f"{IGNITION}このカードを含む自分フィールドのモンスターを素材として{words}。")
    assert card.effects[0].resolution == MaterialSummonNow(which, THIS)


def test_what_is_excepted_from_what_is_fusion_summoned() -> None:
    card = card_of(
        "融",
        f"{IGNITION}自分の手札・フィールドのモンスターを融合素材として除外し、「{SKULL}」を除くレベル８以下の融合モンスター"
        "１体を融合召喚する。",
    )
    assert isinstance(card.effects[0].resolution, FusionSummon)
    assert any(isinstance(node, Not) for node in nodes(card.effects[0].resolution.which))


def test_banished_until_the_next_standby_phase_with_another_card() -> None:
    card = card_of(
        "Ｓ",
        "①：１ターンに１度、相手フィールドのモンスター１体を対象として発動できる。そのモンスターとこのカードを次の自分"
        "スタンバイフェイズまで除外する。",
    )
    said = [node for node in nodes(card) if isinstance(node, BanishFor)]
    assert [(each.what, each.comes_back) for each in said] == [
        (Ref(RefKind.TARGET), Until.YOUR_NEXT_STANDBY),
        (THIS, Until.YOUR_NEXT_STANDBY),
    ]
    duel = scenario()
    mine, theirs = duel.alice.attack_position(card), duel.bob.attack_position(ELF)
    duel.alice.activates(mine)
    assert duel.where(mine) == duel.where(theirs) == "banished"


def test_face_up_to_the_extra_deck_said_shortly() -> None:
    card = card_of("Ｌ", f"{IGNITION}デッキからＰモンスター１体をＥＸデッキに表側で加える。")
    assert isinstance(card.effects[0].resolution, ToExtraDeck)


# what it was made of
def fused(text: str, line: str, *monsters: str | Card) -> tuple[Scenario, int]:
    """A Fusion Monster with this text that was made of these monsters."""
    top = card_of("融", text, line)
    duel = scenario()
    card = duel.alice.extra(top)
    for each in monsters:
        duel.alice.attack_position(each)
    duel.alice.hand(FUSE)
    duel.alice.activates(FUSE)
    duel.alice.puts_in(1)
    return duel, card


@pytest.mark.parametrize(
    ("said", "normal", "mixed"),
    [
        ("通常モンスターを素材として", 3000, 3000),
        ("通常モンスターのみを素材として", 3000, 2000),
        ("通常モンスター２体以上を素材として", 3000, 2000),
        ("通常モンスター３体以上を素材として", 2000, 2000),
        ("効果モンスターを素材として", 2000, 3000),
    ],
)
def test_what_it_has_when_it_was_made_of_such_monsters(said: str, normal: int, mixed: int) -> None:
    text = f"①：{said}融合召喚したこのカードの攻撃力は1000アップする。"
    for other, atk in ((OX, normal), (STRANGE, mixed)):
        duel, card = fused(text, "モンスター×２", ELF, other)
        assert duel.atk(card) == atk
    duel = scenario()
    assert duel.atk(duel.alice.attack_position(card_of("融", text, "モンスター×２"))) == 2000


STRANGE = card_of("Ｓ", "①：このカードは戦闘では破壊されない。", passcode=900001961)


def test_said_as_a_condition_of_an_event_and_of_what_is_paid() -> None:
    kinds, normal = SummonKind.RITUAL, OfType(CardType.MONSTER | CardType.RITUAL)
    card = card_of(
        "融",
        "①：儀式モンスターのみを使用して儀式召喚したこのカードが戦闘で破壊された場合に発動できる。自分は１枚ドローする。",
    )
    assert SummonedWith(kinds, normal, only=True) in nodes(card.effects[0].when)
    card = card_of(
        "融", "①：光属性モンスターを素材としてこのカードが融合召喚した場合に発動できる。自分は１枚ドローする。"
    )
    assert any(isinstance(node, SummonedWith) for node in nodes(card.effects[0].condition))
    card = card_of(
        "融", "①：通常モンスターを素材として融合召喚したこのカードをリリースして発動できる。自分は１枚ドローする。"
    )
    assert any(isinstance(node, SummonedWith) for node in nodes(card.effects[0].condition))
    with pytest.raises(Refused):
        card_of("融", "①：光属性モンスターを素材として召喚したこのカードは戦闘では破壊されない。")


@pytest.mark.parametrize(
    "said",
    [
        "１度のバトルフェイズ中に、このカードの融合素材としたモンスターの数まで攻撃できる",
        "、このカードの融合素材としたモンスターの数まで１度のバトルフェイズ中に攻撃できる",
    ],
)
def test_as_many_attacks_as_it_had_materials(said: str) -> None:
    duel, card = fused(f"①：このカードは{said}。", "モンスター×２", ELF, OX)
    foes = [duel.bob.attack_position(DARK_FIEND) for _ in range(3)]
    duel.alice.enters_battle()
    for foe in foes[:2]:
        duel.alice.attacks(card, foe)
    assert not duel.alice.can("attack", card)
    duel = scenario()
    card = duel.alice.attack_position(card_of("融", f"①：このカードは{said}。", "モンスター×２"))
    foes = [duel.bob.attack_position(DARK_FIEND) for _ in range(2)]
    duel.alice.enters_battle()
    duel.alice.attacks(card, foes[0])
    assert not duel.alice.can("attack", card)


def test_materials_beside_the_tuner() -> None:
    card = card_of(
        "Ｓ",
        "①：このカードがＳ召喚した場合に発動できる。そのＳ素材としたモンスターの内、チューナー以外のモンスターの数だけ、"
        "自分はドローする。",
    )
    assert any(isinstance(node, CountOf) and isinstance(node.what, Those) for node in nodes(card))


# figures
def test_the_higher_of_attack_and_defense() -> None:
    card = card_of(
        "Ｓ",
        "①：このカードが戦闘でモンスターを破壊した時に発動できる。そのモンスターの元々の攻撃力と元々の守備力の内、高い方の"
        "数値分のダメージを相手に与える。",
    )
    duel = scenario()
    mine, theirs = duel.alice.attack_position(card), duel.bob.attack_position(ELF)
    duel.alice.enters_battle()
    duel.alice.attacks(mine, theirs)
    duel.alice.triggers(mine)
    assert duel.bob.life == 8000 - (2000 - 800) - 2000


def test_pendulum_scales_change() -> None:
    printed = "①：もう片方の自分のＰゾーンにカードが存在しない場合、このカードのＰスケールは５になる。"
    blank = Card(
        900001962,
        "試しの尺",
        "Trial Scale",
        CardType.MONSTER | CardType.EFFECT | CardType.PENDULUM,
        Attribute.DARK,
        Race.FIEND,
        4,
        1000,
        1000,
        8,
    )
    card = read(Printed(blank, "①：このカードは戦闘では破壊されない。", printed), known_names())
    assert [each for each in nodes(card) if isinstance(each, ChangeStat)] == [
        ChangeStat(Change.BECOME, Stat.SCALE, 5, THIS)
    ]


# equip cards, Tuners, chains, card types
def test_what_a_monster_does_while_it_is_equipped() -> None:
    card = card_of(
        "Ｓ",
        "①：自分フィールドのモンスター１体を対象として発動できる。このカードを装備カード扱いとしてそのモンスターに装備する。"
        "②：このカードが装備されている場合に発動できる。自分は１枚ドローする。",
    )
    assert card.effects[1].condition == IS_EQUIPPED and card.effects[1].zones is Zone.SPELL_TRAP_ZONE
    duel = scenario()
    mine, ox = duel.alice.attack_position(card), duel.alice.attack_position(OX)
    assert not duel.alice.can("activate", mine, 1)
    duel.alice.activates(mine, 0)
    duel.alice.picks(ox)
    before = duel.alice.hand_size
    duel.alice.activates(mine, 1)
    assert duel.alice.hand_size == before + 1


@pytest.mark.parametrize(
    "said",
    [
        "チューナー扱いで特殊召喚する",
        "チューナー扱いで守備表示で特殊召喚する",
        "守備表示でチューナー扱いで特殊召喚する",
    ],
)
def test_special_summoned_as_a_tuner(said: str) -> None:
    card = card_of("Ｓ", f"{IGNITION}自分の墓地から戦士族モンスター１体を{said}。")
    verb = card.effects[0].resolution
    assert isinstance(verb, SpecialSummon) and verb.modifiers == (Treated(gains=CardType.TUNER),)


def test_limits_in_a_chain_said_before_the_effects() -> None:
    card = card_of(
        "Ｓ",
        "このカードの②の効果は同一チェーン上では１度しか発動できない。①：このカードは戦闘では破壊されない。"
        "②：相手がモンスターの効果を発動した時に発動できる。自分は１枚ドローする。",
    )
    assert [effect.limit for effect in card.effects] == [None, ONCE_PER_CHAIN]


@pytest.mark.parametrize(
    ("said", "able"),
    [
        ("と同じ種類（モンスター・魔法・罠）の", [False, True, False]),
        ("とは種類（モンスター・魔法・罠）が異なる", [True, False, True]),
    ],
)
def test_cards_of_the_same_card_type(said: str, able: list[bool]) -> None:
    card = card_of(
        "Ｓ",
        f"①：自分フィールドのカード１枚を対象として発動できる。自分の墓地からそのカード{said}カード１枚を除外する。",
    )
    assert any(isinstance(node, SameCardTypeAs) for node in nodes(card))
    lies: tuple[str | Card, ...] = (FUSE, OX, "聖なるバリア －ミラーフォース－")
    for there, is_able in zip(lies, able, strict=True):
        duel = scenario()
        mine = duel.alice.attack_position(card)
        lying = duel.alice.graveyard(there)
        assert duel.alice.can("activate", mine) is is_able
        if is_able:
            duel.alice.activates(mine)
            assert duel.where(lying) == "banished"


def test_level_or_rank() -> None:
    card = card_of(
        "Ｘ",
        f"{IGNITION}自分は１枚ドローする。このターン、自分はレベルまたはランクが３以上のモンスターしか特殊召喚できない。",
    )
    said = [node for node in nodes(card) if isinstance(node, Cannot)]
    assert said[0].unless in (AnyOf((Figure(Stat.LEVEL, 3), Figure(Stat.RANK, 3))),)


# Attributes that a monster has as well
def test_attributes_beside_its_own() -> None:
    card = card_of("融", "①：このカードがモンスターゾーンに存在する限り、このカードの属性は「光」「水」としても扱う。")
    light, fire = (
        card_of("Ｓ", f"①：フィールドの{kind}モンスターの攻撃力は300アップする。", passcode=passcode)
        for kind, passcode in (("光属性", 900001963), ("炎属性", 900001964))
    )
    dark = card_of("Ｓ", "①：フィールドの闇属性モンスターの攻撃力は500アップする。", passcode=900001965)
    for beside, atk in ((light, 2300), (fire, 2000), (dark, 2500)):
        duel = scenario()
        mine = duel.alice.attack_position(card)
        assert duel.atk(mine) == 2000
        duel.bob.attack_position(beside)
        assert duel.atk(mine) == atk


def test_both_original_figures_of_materials() -> None:
    line = card_of("融", STANDS, "元々の攻撃力と元々の守備力が２５００のモンスター×２").materials
    assert isinstance(line, FusionMaterials)
    assert {node.stat for node in nodes(line) if isinstance(node, Figure)} == {Stat.ORIGINAL_ATK, Stat.ORIGINAL_DEF}


def test_once_a_turn_by_its_fusion_summon_or_its_own_way() -> None:
    card = card_of(
        "融",
        "「試しの900001921」は１ターンに１度、融合召喚及び以下の方法でのみ特殊召喚できる。●自分フィールドの光属性モンスター１体を"
        f"リリースした場合にＥＸデッキから特殊召喚できる（「融合」は必要としない）。{STANDS}",
    )
    assert SummonsPerTurn(SummonKind.SPECIAL) in nodes(card) and card.always and len(card.procedures) == 1


# Xyz materials that it had
def picking(duel: Scenario) -> bool:
    """Whether a card can be picked now."""
    decision = duel.decision()
    return decision is not None and codes.O_PICK in [codes.verb_of(option) for option in decision.options]


@pytest.mark.parametrize(("under", "back"), [((), 0), ((ELF,), 1), ((ELF, OX), 2)])
def test_as_many_as_the_materials_that_it_had(under: tuple[str, ...], back: int) -> None:
    card = card_of(
        "Ｘ",
        "①：Ｘ素材を持っているこのカードが破壊された場合に発動できる。このカードが持っていたＸ素材の数まで、自分の墓地から"
        "獣族モンスターを特殊召喚する。",
    )
    assert MaterialCount(THIS, True) in nodes(card)
    duel = scenario()
    mine = duel.alice.attack_position(card, materials=under)
    dead = [duel.alice.graveyard(DARK_BEAST) for _ in range(3)]
    duel.bob.attack_position("青眼の白龍")
    duel.alice.enters_battle()
    duel.alice.attacks(mine, "青眼の白龍")
    assert duel.alice.can("trigger", mine) is bool(back)
    if back:
        duel.alice.triggers(mine)
        for each in dead[:back]:
            assert picking(duel)
            duel.alice.picks(each)
        assert not picking(duel)


def test_destroyed_without_materials() -> None:
    card = card_of("Ｘ", "①：Ｘ素材が無いこのカードが戦闘で破壊された場合に発動できる。自分は１枚ドローする。")
    for under, able in (((), True), ((ELF,), False)):
        duel = scenario()
        mine = duel.alice.attack_position(card, materials=under)
        duel.bob.attack_position("青眼の白龍")
        duel.alice.enters_battle()
        duel.alice.attacks(mine, "青眼の白龍")
        assert duel.alice.can("trigger", mine) is able


def test_materials_that_another_monster_had() -> None:
    card = card_of(
        "Ｘ",
        "①：自分フィールドのＸモンスター１体を対象として発動できる。そのモンスターをデッキに戻す。その後、自分はそのモンスターが"
        "持っていたＸ素材の数だけドローする。",
    )
    assert any(isinstance(node, MaterialCount) and node.had and node.what != THIS for node in nodes(card))
    assert "material" in render(card, "en")
