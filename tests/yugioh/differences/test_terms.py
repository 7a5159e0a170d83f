"""Row of the table of differences about terms: the words of an edition's time, and that they mean the same."""

from __future__ import annotations

import io
import sys

import pytest

from duelkit import cli
from duelkit.rulebook.cite import rule
from duelkit.yugioh.cards import library
from duelkit.yugioh.editions import EDITIONS, edition
from duelkit.yugioh.editions.deck_rules import deck_rules
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.text import render
from duelkit.yugioh.text.old_terms import modern, of_its_time

ALL = tuple(EDITIONS)
SOLDIER = "Cannon Soldier"
WARRIOR = "D.D. Warrior"
SCIENTIST = "Magical Scientist"


def sheet(monkeypatch: pytest.MonkeyPatch, card: str, name: str, language: str = "ja") -> str:
    """What the command says of a card under an edition, without the rulings on it, which speak of today."""
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdout", out)
    assert cli.main(["card", card, "--edition", name, "--language", language]) == 0
    return out.getvalue().partition({"ja": "裁定", "en": "Rulings"}[language])[0]


@pytest.mark.row("terms")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-TRIB-01", "MR3-TEXT-01", "MR20-TEXT-01", "RES-BAN-01")
def test_the_terms_of_the_time(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sacrifices = name == "ex04"
    long_texts = name in ("ex04", "mr1", "mr2")
    soldier = sheet(monkeypatch, SOLDIER, name)
    assert ("生け贄に捧げ" in soldier) is sacrifices and ("をリリースし" in soldier) is not sacrifices
    assert ("フィールド上の" in soldier) is long_texts, soldier
    assert ("ゲームから除外" in sheet(monkeypatch, WARRIOR, name)) is long_texts
    assert ("emove from play" in sheet(monkeypatch, WARRIOR, name, "en")) is long_texts
    assert ("融合デッキ" in sheet(monkeypatch, SCIENTIST, name)) is sacrifices
    assert deck_rules(edition(name)).extra_name_ja == ("融合デッキ" if sacrifices else "エクストラデッキ")


@pytest.mark.row("terms")
@rule("EX04-TRIB-01", "MR3-TEXT-01", "MR20-TEXT-01", "RES-BAN-01")
def test_old_and_new_terms_mean_the_same() -> None:
    assert modern("生け贄召喚に成功した時") == "アドバンス召喚に成功した時"
    assert modern("ゲームから除外されている") == "除外されている"
    assert modern("このカードを生け贄に捧げる。生け贄に捧げて、生け贄に捧げられた。生け贄なしで、生け贄にできない") == (
        "このカードをリリースする。リリースして、リリースされた。リリースなしで、リリースできない"
    )
    assert modern("フィールド上から融合デッキへ") == "フィールドからエクストラデッキへ"
    assert modern("「生け贄の祭壇」") == "「生け贄の祭壇」", "a name is a name"
    assert of_its_time("フィールド魔法カードをフィールドゾーンに", 2004) == "フィールド魔法カードをフィールドゾーンに"
    for card in library().tested:
        for language in ("ja", "en"):
            text = render(card, language)
            for year in (2004, 2008, 2011):
                assert modern(of_its_time(text, year)) == text.replace(
                    "ＥＸデッキ", "エクストラデッキ" if year < 2008 else "ＥＸデッキ"
                ), card.en
            assert of_its_time(text, 2015) == text


@pytest.mark.row("terms")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-TRIB-01")
def test_a_sacrifice_is_a_release(name: str) -> None:
    duel = scenario(name)
    soldier = duel.alice.attack_position(SOLDIER)
    life = duel.bob.life
    duel.alice.activates(soldier)
    assert duel.where(soldier) == "graveyard" and duel.bob.life == life - 500
