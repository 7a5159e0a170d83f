"""``duelkit word`` tells where a word stands and which cards use it."""

from __future__ import annotations

from pathlib import Path

import pytest

import duelkit
from duelkit.cardlang import vocabulary
from duelkit.cli import main
from duelkit.judgment import words as judgment_words
from duelkit.terminal.word import show
from duelkit.yugioh import library
from duelkit.yugioh import words as yugioh_words
from duelkit.yugioh.notation import written


def test_a_word_is_found_in_all_its_places(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["word", "Destroy"]) == 0
    told = capsys.readouterr().out
    folder = Path(duelkit.__file__).parent
    for part in vocabulary.PARTS:
        found = []
        for place in [line.split()[1] for line in told.splitlines() if line.startswith(f"  {part} ")]:
            path, number = place.rsplit(":", 1)
            if "duelkit/yugioh/words/destroying/" in path:
                lines = (folder.parent / path).read_text(encoding="utf-8").splitlines()
                found.append("".join(lines[int(number) - 1 :][:2]))
        assert any("Destroy" in there for there in found), part
    users = {card.en for card in library() if "Destroy(" in written(card)}
    assert "Raigeki" in users
    assert f"{len(users)} cards use it" in told
    assert all(f"  {name}" in told for name in users)


def test_without_a_name_all_words_are_listed_by_topic(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["word"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Yu-Gi-Oh! OCG (yugioh):") and any("(judgment):" in line for line in lines)
    for topic in ("drawing", "life points", "occasions", "language"):
        assert topic in lines
    names = [line.split()[0] for line in lines if line.startswith("  ")]
    for word in ("discard", "gain_life", "gains", "one", "if_", "gain_mana", "draw(2).then(discard(1)):"):
        assert word in names, word
    assert not [line for line in lines if line.startswith("  ") and not line.split(maxsplit=1)[1:]]


def test_a_word_is_explained_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["word", "gain_life"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("GainLife (yugioh)\n") and "gain_life(amount:" in told
    assert "Gain " in told and "回復" in told and "cards use it" in told
    assert main(["word", "GAINS"]) == 0
    assert "gains(stat: Stat, amount: Amount | int, to: Subject = EACH)" in capsys.readouterr().out


def test_long_lists_are_paged_on_a_terminal_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    paged: list[str] = []
    monkeypatch.setattr("pydoc.pager", paged.append)
    show(["line"] * 500)
    assert capsys.readouterr().out.count("line") == 500 and not paged
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    show(["line"] * 500)
    assert paged == ["line\n" * 500]
    show(["line"])
    assert len(paged) == 1


def test_the_page_of_all_words_is_current(capsys: pytest.CaptureFixture[str]) -> None:
    """If it is not: ``duelkit word --page > docs/words.md``."""
    assert main(["word", "--page"]) == 0
    page = (Path(__file__).parents[2] / "docs" / "words.md").read_text(encoding="utf-8")
    assert capsys.readouterr().out == page
    assert "#### `discard`" in page and "Try these first" in page


def test_a_word_of_the_other_game_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["word", "GainMana", "--language", "ja"]) == 0
    told = capsys.readouterr().out
    assert "duelkit/judgment/words/mana/compile.py:" in told
    assert "duelkit/judgment/words/mana/run.py:" in told


def test_what_a_table_makes_of_a_word_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    for word, code in (("LoseMana", "LoseManaOp"), ("Seals", "SealsModifier")):
        assert main(["word", word]) == 0
        told = capsys.readouterr().out.splitlines()
        assert [line.split()[-1] for line in told if line.startswith("  run ")] == [code]


def test_an_unknown_word_is_refused_with_those_that_are_like_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["word", "Destory"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "Destroy" in said.err


@pytest.mark.parametrize("words", [yugioh_words, judgment_words])
def test_every_word_that_is_compiled_has_its_places(words: object) -> None:
    assert isinstance(words, type(duelkit))
    known = vocabulary.meanings(words)
    assert len(known) > 100
    placed = [{place.part for place in vocabulary.places(words, name)} for name in list(known)[::12]]
    assert all("meaning" in parts for parts in placed)
    assert sum({"compile", "ja", "en"} <= parts for parts in placed) > len(placed) * 0.6
