"""Cards of further places that serve as materials, or in place of Tributes: how they are read, and in play."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.nouns import MONSTER
from duelkit.yugioh.language.terms import CardType, Zone
from duelkit.yugioh.own import known_names
from duelkit.yugioh.reading import Printed, Refused, read
from duelkit.yugioh.scenario import Scenario, scenario
from duelkit.yugioh.text import render
from duelkit.yugioh.words.fusion_summons.meaning import FusionSummon
from duelkit.yugioh.words.material_summons.meaning import RitualSummon

GAIA, CURSE, CHAMPION = "暗黒騎士ガイア", "カース・オブ・ドラゴン", "竜騎士ガイア"
OX, ELF, SOLDIER = "ミノタウルス", "ホーリー・エルフ", "カオス・ソルジャー"
FUSES = "自分フィールドのモンスターを融合素材とし、融合モンスター１体を融合召喚する。"
RITES = "レベルの合計が儀式召喚するモンスターのレベル以上になるように、自分の手札・フィールドのモンスターをリリース{}、手札から儀式モンスター１体を儀式召喚する。"


def card(text: str) -> Card:
    """The spell with this text, whose print is read as the same."""
    blank = Card(999000121, "試しの札", "Trial Card", CardType.SPELL)
    made = read(Printed(blank, f"①：{text}"), known_names())
    assert read(Printed(blank, render(made, "ja")), known_names()) == made
    assert render(made, "en")
    return made


def fused(duel: Scenario, made: Card, champion: int) -> None:
    """The fusion card is activated and processed; its materials are the only ones."""
    duel.alice.activates(duel.alice.hand(made))
    duel.alice.puts_in(1)
    assert duel.where(champion) == "monster zone"


@rule("MR3-FUS-01")
def test_a_further_material_goes_where_its_sentence_says() -> None:
    made = card(FUSES + "自分の墓地のモンスターを除外して融合素材とする事もできる。")
    duel = scenario()
    champion, gaia, curse = duel.alice.extra(CHAMPION), duel.alice.attack_position(GAIA), duel.alice.graveyard(CURSE)
    fused(duel, made, champion)
    assert (duel.where(gaia), duel.where(curse)) == ("graveyard", "banished")


@pytest.mark.parametrize("ox", [True, False])
def test_only_while_a_condition_holds(ox: bool) -> None:
    made = card(
        FUSES + "相手フィールドにモンスターが存在する場合、自分のデッキのモンスターも融合素材とする事ができる。"
    )
    duel = scenario()
    champion, gaia, curse = duel.alice.extra(CHAMPION), duel.alice.attack_position(GAIA), duel.alice.deck(CURSE)
    if ox:
        duel.bob.attack_position(OX)
        fused(duel, made, champion)
        assert duel.where(curse) == duel.where(gaia) == "graveyard"
    else:
        duel.alice.hand(made)
        assert not duel.alice.can("activate", made.ja)


@pytest.mark.parametrize("name", ["ドラゴン族", "戦士族"])
def test_only_for_a_monster_of_that_kind(name: str) -> None:
    made = card(f"{FUSES}{name}モンスターを融合召喚する場合、手札のモンスターも融合素材とする事ができる。")
    duel = scenario()
    duel.alice.extra(CHAMPION)
    duel.alice.attack_position(GAIA)
    duel.alice.hand(CURSE)
    duel.alice.hand(made)
    assert duel.alice.can("activate", made.ja) is (name == "ドラゴン族")


@pytest.mark.parametrize("most", [1, 2])
def test_so_many_of_them_at_most(most: int) -> None:
    made = card(f"{FUSES}自分の手札のモンスターも{most}体まで融合素材とする事ができる。")
    duel = scenario()
    duel.alice.extra(CHAMPION)
    duel.alice.hand(GAIA)
    duel.alice.hand(CURSE)
    duel.alice.hand(made)
    assert duel.alice.can("activate", made.ja) is (most == 2)


def test_of_those_that_may_serve_no_more_are_offered_than_may() -> None:
    made = card(f"{FUSES}自分の手札のモンスターも１体まで融合素材とする事ができる。")
    duel = scenario()
    champion = duel.alice.extra(CHAMPION)
    gaia, curse = duel.alice.hand(GAIA), duel.alice.hand(CURSE)
    there = duel.alice.attack_position(GAIA)
    duel.alice.activates(duel.alice.hand(made))
    duel.alice.puts_in(1)
    assert (duel.where(there), duel.where(curse), duel.where(gaia)) == ("graveyard", "graveyard", "hand")
    assert duel.where(champion) == "monster zone"


def test_all_materials_must_be_such() -> None:
    for words in (
        "この効果で融合召喚する場合、戦士族モンスターしか融合素材にできない。",
        "その際、融合素材モンスターは全て戦士族モンスターでなければならない。",
    ):
        verb = card(FUSES + words).effects[0].resolution
        assert isinstance(verb, FusionSummon) and verb.of != MONSTER and not verb.further


def test_what_cannot_go_where_it_lies_serves_in_no_such_way() -> None:
    with pytest.raises(Refused):
        card(FUSES + "自分の墓地のモンスターも融合素材とする事ができる。")


@rule("MR3-RIT-03")
@pytest.mark.parametrize(("words", "where"), [("除外し", "banished"), ("デッキに戻し", "deck")])
def test_in_place_of_a_tribute_a_card_goes_elsewhere(words: str, where: str) -> None:
    made = card(RITES.format(f"、またはリリースの代わりに自分の墓地のモンスターを{words}"))
    verb = made.effects[0].resolution
    assert (
        isinstance(verb, RitualSummon) and verb.further[0].to is {"banished": Zone.BANISHED, "deck": Zone.DECK}[where]
    )
    duel = scenario()
    soldier = duel.alice.hand(SOLDIER)
    ox, elf = duel.alice.attack_position(OX), duel.alice.graveyard(ELF)
    duel.alice.activates(duel.alice.hand(made))
    duel.alice.picks(ox, elf)
    duel.alice.puts_in(1)
    assert (duel.where(ox), duel.where(elf), duel.where(soldier)) == ("graveyard", where, "monster zone")


@pytest.mark.parametrize("there", [True, False])
def test_in_place_of_a_tribute_under_a_condition(there: bool) -> None:
    made = card(
        RITES.format("し")
        + "相手フィールドにモンスターが存在する場合、自分の墓地のモンスターもリリースの代わりに除外できる。"
    )
    duel = scenario()
    duel.alice.hand(SOLDIER)
    duel.alice.attack_position(OX)
    duel.alice.graveyard(ELF)
    if there:
        duel.bob.attack_position(OX)
    duel.alice.hand(made)
    assert duel.alice.can("activate", made.ja) is there


@rule("MR3-FUS-03")
def test_only_what_the_shown_monster_names_as_its_material() -> None:
    made = card(
        "ＥＸデッキの融合モンスター１体を相手に見せ、そのモンスターにカード名が記された融合素材モンスター１体をデッキから手札に加える。"
    )
    duel = scenario()
    duel.alice.extra(CHAMPION)
    gaia, curse, soldier = duel.alice.deck(GAIA), duel.alice.deck(CURSE), duel.alice.deck(SOLDIER)
    duel.alice.activates(duel.alice.hand(made))
    assert sorted(duel.alice.offered_cards()) == sorted([GAIA, CURSE])
    duel.alice.picks(curse)
    assert [duel.where(each) for each in (gaia, curse, soldier)] == ["deck", "hand", "deck"]


def test_of_what_a_cost_shows_nothing_more_is_paid() -> None:
    with pytest.raises(Refused):
        card(
            "ＥＸデッキの融合モンスター１体を相手に見せ、そのモンスターにカード名が記された融合素材モンスター１体をデッキから墓地へ送って発動できる。"
            "自分は１枚ドローする。"
        )
