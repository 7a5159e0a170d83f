"""Tokens that are Tuners, and restrictions while they stay; Fusion Materials that come to the bottom of the deck."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.base import nodes
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.definitions import monster
from duelkit.yugioh.language.nouns import IS_THIS, MONSTER, Named
from duelkit.yugioh.language.terms import Attribute, CardType, Race, Side, Stat, Zone
from duelkit.yugioh.reading import Printed, read
from duelkit.yugioh.reading.grammar.reader import Lexicon
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.text import render
from duelkit.yugioh.words.fusion_summons.meaning import FusionSummon
from duelkit.yugioh.words.likeness.meaning import HasEqual
from duelkit.yugioh.words.material_summons.meaning import FusionMaterials, LiesIn, fusion
from duelkit.yugioh.words.permissions.meaning import Cannot
from duelkit.yugioh.words.tokens.meaning import MakeTokens

OX, ELF = "ミノタウルス", "エルフの剣士"
TOKEN = ("笛トークン", "Flute Token")
NAMES = Lexicon({OX: (OX, "Battle Ox"), ELF: (ELF, "Celtic Guardian")}, {}, {TOKEN[0]: TOKEN})
OF_OX = fusion(
    999000151,
    "牛と剣士",
    "Ox and Guardian",
    Attribute.EARTH,
    Race.BEAST,
    6,
    2000,
    2000,
    FusionMaterials((Named(OX, "Battle Ox"), Named(ELF, "Celtic Guardian"))),
)


def card(text: str) -> Card:
    """The spell with this text, whose print is read as the same."""
    made = read(Printed(Card(999000150, "試しの札", "Trial Card", CardType.SPELL), f"①：{text}"), NAMES)
    assert read(Printed(Card(999000150, "試しの札", "Trial Card", CardType.SPELL), render(made, "ja")), NAMES) == made
    assert render(made, "en")
    return made


FLUTE = "自分フィールドに「笛トークン」（獣族・チューナー・地・星２・攻／守０）１体を特殊召喚する。"


@rule("MR3-TOK-01")
def test_a_token_can_be_a_tuner() -> None:
    made = card(FLUTE)
    tokens = made.effects[0].resolution
    assert tokens == MakeTokens(*TOKEN, Attribute.EARTH, Race.BEAST, 2, 0, 0, types=CardType.TUNER)
    assert "(Beast/Tuner/EARTH/Level 2/ATK 0/DEF 0)" in render(made, "en")
    duel = scenario()
    duel.alice.attack_position(OX)
    duel.alice.extra("Gaia Knight, the Force of Earth")
    duel.alice.activates(duel.alice.hand(made))
    duel.alice.puts_in(1)
    duel.alice.special_summons("Gaia Knight, the Force of Earth")


@pytest.mark.parametrize("where", ["", "モンスターゾーンに", "フィールドに"])
def test_a_restriction_lasts_while_the_token_stays(where: str) -> None:
    made = card(
        f"{FLUTE}この効果で特殊召喚したトークンが{where}存在する限り、自分はＳモンスターしかＥＸデッキから特殊召喚できない。"
    )
    tokens = made.effects[0].resolution
    assert isinstance(tokens, MakeTokens) and len(tokens.modifiers) == 1
    rule_ = tokens.modifiers[0]
    assert isinstance(rule_, Cannot) and (rule_.side, rule_.zones) == (Side.YOU, Zone.EXTRA_DECK)
    duel = scenario()
    duel.alice.attack_position(OX)
    duel.alice.attack_position(ELF)
    duel.alice.hand("Polymerization")
    duel.alice.hand("Dark Hole")
    duel.alice.extra(OF_OX)
    duel.alice.activates(duel.alice.hand(made))
    duel.alice.puts_in(1)
    assert not duel.alice.can("activate", "Polymerization")


def test_with_the_token_the_restriction_goes() -> None:
    made = card(
        f"{FLUTE}この効果で特殊召喚したトークンが存在する限り、自分はＳモンスターしかＥＸデッキから特殊召喚できない。"
    )
    duel = scenario()
    duel.alice.hand("Polymerization")
    duel.alice.hand(OX)
    duel.alice.hand(ELF)
    duel.alice.hand("Dark Hole")
    duel.alice.extra(OF_OX)
    duel.alice.activates(duel.alice.hand(made))
    duel.alice.puts_in(1)
    assert not duel.alice.can("activate", "Polymerization")
    duel.alice.activates("Dark Hole")
    assert duel.alice.can("activate", "Polymerization")


RETURNING = (
    "融合モンスターカードによって決められた、墓地のこのカードを含む融合素材モンスターを自分の手札・フィールド・墓地から"
    "好きな順番で持ち主のデッキの下に戻し、その融合モンスター１体をＥＸデッキから融合召喚する。"
)


@rule("MR3-FUS-01")
def test_materials_come_to_the_bottom_of_the_deck() -> None:
    text = f"①：このカードが効果で墓地へ送られた場合に発動できる。{RETURNING}"
    types = CardType.MONSTER | CardType.EFFECT
    made = read(Printed(Card(999000152, ELF, "Celtic Guardian", types, Attribute.EARTH, Race.WARRIOR, 4), text), NAMES)
    assert made.effects[0].resolution == FusionSummon(
        MONSTER,
        Zone.HAND | Zone.MONSTER_ZONE | Zone.GRAVEYARD,
        Zone.DECK,
        including=IS_THIS & LiesIn(Zone.GRAVEYARD),
        at_bottom=True,
    )
    assert "on the bottom of the Deck" in render(made, "en")
    duel = scenario()
    first, second = duel.alice.deck(made), duel.alice.deck("Summoned Skull")
    ox = duel.alice.hand(OX)
    duel.alice.hand("Foolish Burial")
    big = duel.alice.extra(OF_OX)
    duel.alice.activates("Foolish Burial")
    duel.alice.picks(first)
    before = list(duel.duel.deck[0])
    duel.alice.triggers(first)
    duel.alice.puts_in(1)
    assert duel.where(big) == "monster zone" and second in before
    assert set(duel.duel.deck[0][:2]) == {first, ox} and duel.duel.deck[0][2:] == before


def test_a_monster_whose_atk_and_def_are_the_same() -> None:
    made = card("デッキから攻撃力と守備力の数値が同じモンスター１体を手札に加える。")
    assert HasEqual(Stat.ATK, Stat.DEF) in nodes(made.effects[0].resolution)
    assert "whose ATK equals its own DEF" in render(made, "en")
    duel = scenario()
    duel.alice.deck(OX)
    even = duel.alice.deck(monster(999000153, "均", "Even One", Attribute.EARTH, Race.WARRIOR, 4, 1000, 1000))
    duel.alice.activates(duel.alice.hand(made))
    assert duel.where(even) == "hand"


@rule("MR3-SYN-02")
def test_up_to_as_many_as_the_other_materials() -> None:
    text = (
        "①：このカードがＳ素材として墓地へ送られた場合、そのＳ召喚の素材としたこのカード以外のモンスターの数まで相手フィールドの"
        "カードを対象として発動できる。そのカードを除外する。"
    )
    types = CardType.MONSTER | CardType.EFFECT | CardType.TUNER
    made = read(Printed(Card(999000154, "笛吹き", "Piper", types, Attribute.EARTH, Race.BEAST, 2), text), NAMES)
    assert "up to the number of other monsters used for that Summon" in render(made, "en")
    duel = scenario()
    piper, ox = duel.alice.attack_position(made), duel.alice.attack_position(OX)
    small = duel.alice.attack_position(
        monster(999000155, "小", "Small One", Attribute.EARTH, Race.WARRIOR, 2, 1000, 1000)
    )
    dragon = duel.alice.extra("Stardust Dragon")
    targets = [duel.bob.attack_position(name) for name in ("Summoned Skull", "Gemini Elf", "Sangan")]
    duel.alice.special_summons(dragon)
    duel.alice.picks(piper, ox, small)
    duel.alice.puts_in(1)
    duel.alice.triggers(piper)
    duel.alice.picks(*targets[:2])
    assert [duel.where(card) for card in targets] == ["banished", "banished", "monster zone"]
