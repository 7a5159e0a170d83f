"""Cards told by another one (そのモンスターと同じ種族・属性の, よりランクが１つ高い), and monsters that come onto another one."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.amounts import Plus, StatOf
from duelkit.yugioh.language.base import Not, Verb, nodes
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.nouns import Figure
from duelkit.yugioh.language.selections import TARGET, Pick
from duelkit.yugioh.language.terms import CardType, Stat
from duelkit.yugioh.reading import Printed, read
from duelkit.yugioh.reading.grammar.patterns import plain
from duelkit.yugioh.reading.grammar.reader import Lexicon
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.text import render
from duelkit.yugioh.words.filters.meaning import SameAttributeAs, SameNameAs, SameRaceAs
from duelkit.yugioh.words.summoning.meaning import SpecialSummon

SERIES = {plain("希望皇"): ("希望皇", "Utopia"), plain("ヴェルズ"): ("ヴェルズ", "lswarm")}
NAMES = Lexicon({}, SERIES)
RAISES = "①：自分フィールドのＸモンスター１体を対象として発動できる。{}を、対象のモンスターの上に重ねてＸ召喚扱いでＥＸデッキから特殊召喚する。"
HIGHER = "そのモンスターよりランクが１つ高いＸモンスター１体"
DRAGON, HOPE, OX = "Ｎｏ．１７ リバイス・ドラゴン", "Ｎｏ．３９ 希望皇ホープ", "ミノタウルス"


def card(text: str, types: CardType = CardType.SPELL) -> Card:
    """The card with this text, whose print is read as the same."""
    made = read(Printed(Card(999000111, "重ねる札", "Stacking Card", types), text), NAMES)
    assert read(Printed(Card(999000111, "重ねる札", "Stacking Card", types), render(made, "ja")), NAMES) == made
    return made


def found(words: str) -> Verb:
    """The processing of a card that brings out a monster told so."""
    made = card(
        f"①：自分フィールドのモンスター１体を対象として発動できる。{words}モンスター１体をデッキから特殊召喚する。"
    )
    verb = made.effects[0].resolution
    assert verb is not None
    return verb


@pytest.mark.parametrize(
    ("words", "same", "other"),
    [
        ("そのモンスターと同じ種族の", {SameRaceAs}, set()),
        ("そのモンスターと種族・属性が同じ", {SameRaceAs, SameAttributeAs}, set()),
        ("種族がそのモンスターと同じ", {SameRaceAs}, set()),
        ("そのモンスターと種族が異なる", set(), {SameRaceAs}),
        ("そのモンスターとはカード名が異なり、同じ属性を持つ", {SameAttributeAs}, {SameNameAs}),
    ],
)
def test_kinds_that_another_monster_has(words: str, same: set[type], other: set[type]) -> None:
    kinds = (SameRaceAs, SameAttributeAs, SameNameAs)
    parts = list(nodes(found(words)))
    inside = [part.part for part in parts if isinstance(part, Not)]
    assert {type(part) for part in parts if isinstance(part, kinds) and part not in inside} == same
    assert {type(part) for part in inside if isinstance(part, kinds)} == other


@pytest.mark.parametrize(
    ("words", "figure"),
    [
        ("よりレベルが１つ高い", Figure(Stat.LEVEL, *[Plus(StatOf(Stat.LEVEL, TARGET), 1)] * 2)),
        ("よりレベルが２つ低い", Figure(Stat.LEVEL, *[Plus(StatOf(Stat.LEVEL, TARGET), 2, True)] * 2)),
        ("より攻撃力が低い", Figure(Stat.ATK, None, Plus(StatOf(Stat.ATK, TARGET), 1, True))),
        ("とレベルが同じ", Figure(Stat.LEVEL, *[StatOf(Stat.LEVEL, TARGET)] * 2)),
    ],
)
def test_figures_beside_those_of_another(words: str, figure: Figure) -> None:
    assert figure in nodes(found(f"そのモンスター{words}"))


def test_what_stands_before_a_comma_is_said_of_either() -> None:
    verb = (
        card(RAISES.format("そのモンスターよりランクが１つ高い、「希望皇」モンスターか「ヴェルズ」モンスター１体"))
        .effects[0]
        .resolution
    )
    assert isinstance(verb, SpecialSummon) and verb.over == TARGET and isinstance(verb.what, Pick)
    parts = getattr(verb.what.pool.filter, "parts", ())
    assert any(isinstance(part, Figure) for part in parts), "the rank is asked of both kinds"


@rule("MR3-XYZ-05")
@pytest.mark.parametrize("rules", ["mr3", "mr20-official"])
def test_a_monster_comes_onto_another_with_all_its_materials(rules: str) -> None:
    raises = card(RAISES.format(HIGHER))
    duel = scenario(rules)
    dragon = duel.alice.attack_position(DRAGON, materials=(OX, OX))
    hope = duel.alice.extra(HOPE)
    duel.alice.extra("Ｎｏ．１１ ビッグ・アイ")
    spell = duel.alice.hand(raises)
    duel.alice.activates(spell)
    if rules == "mr3":
        duel.alice.puts_in(1)
    else:
        duel.alice.puts_in(1, duel.alice.offered_zones()[0])
    duel.is_settled()
    assert duel.where(hope) == "monster zone" and duel.where(dragon) == "material"
    assert len(duel.duel.play[hope].materials) == 3


def test_nothing_is_activated_without_a_monster_of_that_rank() -> None:
    raises = card(RAISES.format(HIGHER))
    for extra, may in ((HOPE, True), ("Ｎｏ．１１ ビッグ・アイ", False)):
        duel = scenario()
        duel.alice.attack_position(DRAGON, materials=(OX,))
        duel.alice.extra(extra)
        spell = duel.alice.hand(raises)
        assert duel.alice.can("activate", spell) is may


def test_a_full_field_is_no_hindrance() -> None:
    raises = card(RAISES.format(HIGHER))
    duel = scenario()
    duel.alice.attack_position(DRAGON, materials=(OX,))
    for _ in range(4):
        duel.alice.attack_position(OX)
    hope = duel.alice.extra(HOPE)
    spell = duel.alice.hand(raises)
    duel.alice.activates(spell)
    duel.alice.puts_in(1)
    assert duel.where(hope) == "monster zone"


def test_nothing_comes_onto_a_monster_that_is_no_longer_there() -> None:
    raises = card(RAISES.format(HIGHER), CardType.SPELL | CardType.QUICK_PLAY)
    duel = scenario()
    dragon = duel.alice.attack_position(DRAGON, materials=(OX,))
    hope = duel.alice.extra(HOPE)
    spell = duel.alice.hand(raises)
    duel.bob.has_set("サンダー・ブレイク")
    duel.bob.hand(OX)
    duel.alice.activates(spell)
    duel.bob.activates("サンダー・ブレイク")
    duel.bob.picks(dragon)
    duel.all_pass()
    assert duel.where(hope) == "extra deck" and duel.where(dragon) == "graveyard"
