"""What has left the field is judged as it was there: Gemini Monsters, face-down cards, what is banished face-down."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import CARD, MONSTER, TARGET, Phase, Side, banish, destroy, one, spell
from duelkit.yugioh.scenario import BOB, scenario
from duelkit.yugioh.state.parts import GEMINI_ON

EDITIONS = pytest.mark.parametrize("edition", ["mr3", "mr20-official"])
OX = "ミノタウルス"
SNIPE = spell(900002701, "狙い撃つ", "Snipe", targets=one(MONSTER.on_field()), resolution=destroy(TARGET))


@EDITIONS
@pytest.mark.parametrize("name", ["炎妖蝶ウィルプス", "デュアル・ソルジャー", "地獄の門番イル・ブラッド"])
@pytest.mark.parametrize("again", [False, True])
@rule("RES-GAP-GEM-01", "MR3-DSD-09")
def test_a_gemini_monster_that_fell_is_what_it_was_on_the_field(edition: str, name: str, again: bool) -> None:
    """Ruling 16640, 救護部隊: summoned again it was no Normal Monster."""
    duel = scenario(edition, phase=Phase.BATTLE)
    squad = duel.alice.graveyard("救護部隊")
    gemini = duel.alice.attack_position(name)
    dragon = duel.bob.attack_position("青眼の白龍")
    if again:
        duel.duel.play[gemini].flags |= GEMINI_ON
    duel.alice.attacks(gemini, dragon)
    if again and name == "デュアル・ソルジャー":
        return  # it is spared
    assert duel.where(gemini) == "graveyard"
    assert duel.alice.can("trigger", squad) is not again


@EDITIONS
@pytest.mark.parametrize("down", [False, True])
@rule("MR3-FDN-03", "MR3-TRG-01")
def test_a_face_down_monster_that_falls_is_none_of_a_kind(edition: str, down: bool) -> None:
    """Ruling 20986, オッドアイズ・ランサー・ドラゴン, and 15577, ＲＲ－リターン."""
    for waiting, fallen, place in (("オッドアイズ・ランサー・ドラゴン", "オッドアイズ・ペンデュラム・ドラゴン", "hand"),
                                   ("ＲＲ－リターン", "ＲＲ－バニシング・レイニアス", "graveyard")):
        duel = scenario(edition, turn=BOB)
        card = duel.alice.hand(waiting) if place == "hand" else duel.alice.graveyard(waiting)
        duel.alice.attack_position(OX)
        duel.alice.deck("ＲＲ－バニシング・レイニアス")
        victim = duel.alice.has_set(fallen) if down else duel.alice.attack_position(fallen)
        duel.bob.activates(duel.bob.hand(SNIPE))
        duel.bob.picks(victim)
        duel.all_pass()
        assert duel.alice.can("trigger", card) is not down, waiting


@EDITIONS
@pytest.mark.parametrize("down", [False, True])
@rule("MR3-FDN-03")
def test_nor_where_it_went_to_the_graveyard_too(edition: str, down: bool) -> None:
    """Ruling 15546, アロマガーデン."""
    duel = scenario(edition, turn=BOB)
    duel.alice.face_up("アロマガーデン")
    victim = duel.alice.has_set("アロマージ－カナンガ") if down else duel.alice.attack_position("アロマージ－カナンガ")
    duel.bob.activates(duel.bob.hand(SNIPE))
    duel.all_pass()
    assert duel.where(victim) == "graveyard" and duel.alice.life == (8000 if down else 9000)


@EDITIONS
@pytest.mark.parametrize("down", [False, True])
@rule("RES-TMP-01", "MR3-FDN-03")
def test_what_is_banished_face_down_for_a_time_triggers_nothing(edition: str, down: bool) -> None:
    """Ruling 17497: a face-down 刀神－不知火 that ジャンク・アーチャー banishes."""
    duel = scenario(edition, turn=BOB)
    saga = duel.alice.has_set("刀神－不知火") if down else duel.alice.attack_position("刀神－不知火")
    archer = duel.bob.attack_position("ジャンク・アーチャー")
    duel.bob.activates(archer)
    duel.all_pass()
    assert duel.where(saga) == "banished"
    assert duel.alice.is_asked("trigger") is not down


@EDITIONS
@rule("RES-TMP-01")
def test_what_is_banished_face_up_from_face_down_does_trigger(edition: str) -> None:
    """Ruling 17498: 邪帝ガイウス banishes it face-up."""
    raid = spell(900002702, "除外する", "Banishing", targets=one(MONSTER.on_field()), resolution=banish(TARGET))
    duel = scenario(edition, turn=BOB)
    saga = duel.alice.has_set("刀神－不知火")
    duel.bob.attack_position(OX)
    duel.bob.activates(duel.bob.hand(raid))
    duel.bob.picks(saga)
    duel.all_pass()
    assert duel.where(saga) == "banished" and duel.alice.is_asked("trigger")



@EDITIONS
@pytest.mark.parametrize("scale", [False, True])
@rule("MR3-PEN-02", "RES-GAP-TRM-01")
def test_a_monster_card_that_falls_in_a_pendulum_zone_was_no_monster(edition: str, scale: bool) -> None:
    """Ruling 22122: オッドアイズ・ランサー・ドラゴン waits for Pendulum Monsters."""
    raid = spell(900002704, "一枚を壊す", "Break One", targets=one(CARD.on_field(Side.OPPONENT)),
                 resolution=destroy(TARGET))
    duel = scenario(edition, turn=BOB)
    lancer = duel.alice.hand("オッドアイズ・ランサー・ドラゴン")
    duel.alice.attack_position(OX)
    if scale:
        victim = duel.alice.pendulum_zones("オッドアイズ・ペンデュラム・ドラゴン")[0]
    else:
        victim = duel.alice.attack_position("オッドアイズ・ペンデュラム・ドラゴン")
    duel.bob.activates(duel.bob.hand(raid))
    duel.bob.picks(victim)
    duel.all_pass()
    assert duel.where(victim) == "extra deck" and duel.alice.can("trigger", lancer) is not scale


@EDITIONS
@rule("MR3-PEN-02")
def test_nor_was_one_of_a_series(edition: str) -> None:
    """Ｅｍヒグルミ in a Pendulum Zone waits for 「Ｅｍ」 monsters; the other scale is none."""
    raid = spell(900002705, "一枚壊す", "Break It", targets=one(CARD.on_field(Side.OPPONENT)),
                 resolution=destroy(TARGET))
    for scale in (True, False):
        duel = scenario(edition, turn=BOB)
        left, right = duel.alice.pendulum_zones("Ｅｍヒグルミ", "Ｅｍヒグルミ")
        victim = right if scale else duel.alice.attack_position("Ｅｍトリック・クラウン")
        duel.bob.activates(duel.bob.hand(raid))
        duel.bob.picks(victim)
        duel.all_pass()
        assert duel.alice.can("trigger", left) is not scale
