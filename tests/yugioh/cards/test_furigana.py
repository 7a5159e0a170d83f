"""How the kanji of names are read: the readings belong to their names, in order, and say what is known of them."""

from __future__ import annotations

import re

import pytest

from duelkit.yugioh.cards import library
from duelkit.yugioh.cards.furigana import entry_of, furigana, read_out

KANJI = re.compile("[々\u4e00-\u9fff]")


def read(name: str, entry: str) -> tuple[str, str]:
    """A name with its readings in place of what they read, and what has none."""
    said, left, at = "", "", 0
    for piece in entry.split("|"):
        part, _, reading = piece.rpartition(" ")
        assert part and reading, (name, entry)
        found = name.index(part, at)
        said += name[at:found] + reading
        left += name[at:found]
        at = found + len(part)
    return said + name[at:], left + name[at:]


def test_every_kanji_of_a_name_has_a_reading() -> None:
    assert [name for name, entry in furigana().items() if KANJI.search(read(name, entry)[1])] == []


def test_cards_are_read_as_their_names_are_searched() -> None:
    known = {card.ja: card.kana for card in library().facts() if card.kana}
    wrong = {
        name: (read(name, furigana()[name])[0], kana)
        for name, kana in known.items()
        if name in furigana() and read(name, furigana()[name])[0] != kana
    }
    assert wrong == {}
    missing = [name for name in known if KANJI.search(name) and name not in furigana()]
    # cards that have just been read may still lack theirs: tools/furigana.py
    assert len(missing) <= len(known) // 50, missing


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("強欲で謙虚な壺", "ごうよくでけんきょなつぼ"),
        ("怨念の邪悪霊", "おんねんのダーク・スピリット"),
        ("幻獣機", "げんじゅうき"),
        ("羊トークン", "ひつじトークン"),
        ("青眼の白龍", "ブルーアイズ・ホワイト・ドラゴン"),
    ],
)
def test_names_of_cards_tokens_and_series(name: str, said: str) -> None:
    assert read(name, furigana()[name])[0] == said
    assert read_out(name) == said


def test_an_unknown_name_is_not_read() -> None:
    assert read_out("no card") == ""


def test_an_entry_leaves_out_what_has_no_reading() -> None:
    assert entry_of([("火", "ひ"), ("の", ""), ("玉", "たま")]) == "火 ひ|玉 たま"
