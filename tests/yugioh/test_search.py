"""One search for terminal and page: what is found, what is refused, and how long texts are kept."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from duelkit.cli import main
from duelkit.yugioh import search as searching
from duelkit.yugioh.cards import Library, library
from duelkit.yugioh.kept import STATES
from duelkit.yugioh.language.base import nodes
from duelkit.yugioh.language.card import UNKNOWN, Card
from duelkit.yugioh.language.terms import Attribute, CardType, Race
from duelkit.yugioh.search import BadSearch, Index, figure_of, fold, parsed
from duelkit.yugioh.text import render
from duelkit.yugioh.words.drawing.meaning import Draw

WANTED = (
    "Dark Magician",
    "Raigeki",
    "Monster Reborn",
    "Pot of Greed",
    "Junk Synchron",
    "Stardust Dragon",
    "Blue-Eyes White Dragon",
    "Breaker the Magical Warrior",
)


@pytest.fixture(scope="module")
def few() -> Index:
    """An index of some cards that were written by hand."""
    return Index(Library([library()[name] for name in WANTED]))


def named(index: Index, query: str, texts: bool = False) -> set[str]:
    """The English names of what is found."""
    return {index.library[code].en for code in index.find(query, texts)}


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("magician", {"Dark Magician"}),
        ("ブラック マジシャン", {"Dark Magician"}),
        ("ぶらっく・まじしゃん", {"Dark Magician"}),
        ("46986414", {"Dark Magician"}),
        ("code:46986414", {"Dark Magician"}),
        ("name:dragon", {"Stardust Dragon", "Blue-Eyes White Dragon"}),
        ("atk:3000", {"Blue-Eyes White Dragon"}),
        ("atk>=2500 -name:dragon", {"Dark Magician"}),
        ("atk>=2500 !name:dragon", {"Dark Magician"}),
        ("攻:2500-2999 level:8", {"Stardust Dragon"}),
        ("level:7,8 kind:normal", {"Dark Magician", "Blue-Eyes White Dragon"}),
        ("def<1000 kind:tuner", {"Junk Synchron"}),
        ("kind:魔法", {"Raigeki", "Monster Reborn", "Pot of Greed"}),
        ("attribute:闇 type:戦士族", {"Junk Synchron"}),
        ("attribute:dark,light kind:effect -kind:tuner", {"Breaker the Magical Warrior"}),
        ("word:draw", {"Pot of Greed"}),
        ("語:Draw", {"Pot of Greed"}),
        ("テキスト:ドロー", {"Pot of Greed"}),
        ('text:"draw 2 cards"', {"Pot of Greed"}),
        ("kind:synchro", {"Stardust Dragon"}),
        ("", set(WANTED)),
        ("　", set(WANTED)),
        ("no such card", set()),
    ],
)
def test_what_is_asked_is_found(few: Index, query: str, found: set[str]) -> None:
    assert named(few, query) == found


def test_words_alone_are_looked_for_in_texts_where_that_is_wished(few: Index) -> None:
    assert named(few, "ドロー") == set() and named(few, "ドロー", texts=True) == {"Pot of Greed"}


def test_the_whole_library_is_searched_by_reading_set_series_and_word() -> None:
    index = Index(library())
    shelf = library().shelf
    code = next(code for code, names in shelf.names.items() if len(names[2]) > 6 and names[2] not in names[0])
    assert code in index.find(f"read:{shelf.names[code][2]}")
    first = next(code for code in shelf if shelf.first_set(code))
    assert first in index.find(f"set:{shelf.first_set(first).lower()}")
    heroes = index.find("series:HERO")
    assert heroes and all("hero" in fold(library()[code].ja + library()[code].en) for code in heroes)
    drawing = set(index.find("word:draw"))
    for code in list(library().codes)[::41]:
        assert (code in drawing) == any(type(node) is Draw for node in nodes(library()[code])), code


def test_figures_are_those_of_the_kind() -> None:
    xyz = Card(1, "甲", "A", CardType.MONSTER | CardType.XYZ, Attribute.DARK, Race.DRAGON, 4, UNKNOWN, 0)
    assert [figure_of(xyz, field) for field in ("level", "rank", "link", "scale", "atk")] == [None, 4, None, None, -2]
    index = Index(Library([xyz]))
    assert index.find("atk:?") == [1] and index.find("atk<=9999") == [] and index.find("ランク:4") == [1]
    assert index.find("level:4") == []


@pytest.mark.parametrize(
    "query",
    [
        "foo:1",
        "atk:x",
        "atk>=",
        "text>3",
        "word:Drew",
        "attribute:purple",
        "code:x",
        "type:drgon",
        "x" * 400,
        "level:123456",
    ],
)
def test_what_is_not_understood_is_told_in_one_line(query: str) -> None:
    with pytest.raises(BadSearch, match="expected") as told:
        list(parsed(query))
    assert "\n" not in str(told.value) and len(str(told.value)) < 300


def test_texts_are_kept_as_long_as_they_are_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = Library([library()["Pot of Greed"]])
    for age in range(STATES + 2):
        old = tmp_path / f"texts-old{age}.tsv"
        old.write_text("x")
        os.utime(old, (1_000_000 - age, 1_000_000 - age))
    path = tmp_path / "texts-new.tsv"
    assert Index(known, path).find("text:ドロー")
    # whoever changes to another state and back finds it; the oldest go
    left = {file.name for file in tmp_path.iterdir()}
    assert left == {path.name, *(f"texts-old{age}.tsv" for age in range(STATES - 1))}
    monkeypatch.setattr(searching, "texts_of", lambda card: pytest.fail("printed again"))
    again = Index(known, path)
    assert again.find("text:ドロー")
    card = library()["Pot of Greed"]
    assert again.printed(card.passcode) == {language: render(card, language) for language in ("ja", "en")}
    path.write_text("nonsense\n")
    monkeypatch.setattr(searching, "texts_of", lambda card: (fold("ドロー"), '"ドロー"', '"draw"'))
    assert Index(known, path).find("text:ドロー") == [55144522]


def test_the_terminal_searches_alike(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "name:magician", "atk:2500", "kind:normal", "!type:dragon"]) == 0
    assert "Dark Magician" in capsys.readouterr().out
    assert main(["cards", "atkk>=2"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "expected atk" in said
