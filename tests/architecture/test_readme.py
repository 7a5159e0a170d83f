"""The front pages are true: their figures, commands and links, and every block, run as it is printed."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.architecture.pages import READMES, ROOT, fenced, fits, named

from duelkit import __version__, games, judgment
from duelkit.cli import every_command, main
from duelkit.players.levels import LEVELS
from duelkit.rulebook.coverage import coverage
from duelkit.rulebook.statements import load_rulebook
from duelkit.yugioh.cards import library
from duelkit.yugioh.decks.limits import limit_lists
from duelkit.yugioh.editions import EDITIONS
from duelkit.yugioh.rulings.volume import book

WORDS = {"six": 6, "Seven": 7, "seven": 7, "ten": 10, "６": 6, "７": 7}
FIGURES: dict[str, tuple[str, str, Callable[[], int]]] = {
    "statements": (
        r"The\s+([\d,]+) statements of the rule",
        r"ルール文書の([\d,]+)の条項",
        lambda: len(load_rulebook()),
    ),
    "rulings": (r"([\d,]+) official rulings are data", r"公式の裁定([\d,]+)件", lambda: len(book().every())),
    "runs of rulings": (
        r"([\d,]+) runs in all",
        r"合わせて([\d,]+)通り",
        lambda: sum(len(ruling.editions) for ruling in book().every()),
    ),
    "cards": (r"of the ([\d,]+) Yu-Gi-Oh! cards", r"遊戯王のカード([\d,]+)枚", lambda: len(library())),
    "cards that were read": (
        r"([\d,]+) of the [\d,]+ Yu-Gi-Oh! cards were read",
        r"のうち([\d,]+)枚は日本語のテキストから読み取り",
        lambda: sum(library().proofs(code) is not None for code in library().codes),
    ),
    "editions": (r"\*\*(\w+) editions\*\*", r"遊戯王の(.)つの版", lambda: len(EDITIONS)),
    "cards of THE EYE OF JUDGMENT": (r"all its (\d+) cards", r"全(\d+)枚", lambda: len(judgment.library())),
    "lessons": (r"(\d+) short lessons", r"(\d+)の短いレッスン", lambda: len(games.named("judgment").lessons())),
    "puzzles": (
        r"(\d+) puzzles in both games",
        r"(\d+)問の詰めデュエル",
        lambda: sum(len(game.puzzles()) for game in games.every()),
    ),
    "levels": (r"(\w+) levels that play", r"(.)段階", lambda: len(LEVELS)),
    "limit lists": (r"(\w+) limit lists", r"(\d+)の制限リスト", lambda: len(limit_lists())),
}
"""What the front pages count: how each page says it, and what there is."""


@pytest.mark.parametrize("name", READMES)
@pytest.mark.parametrize("figure", FIGURES)
def test_a_figure_is_true(name: str, figure: str) -> None:
    english, japanese, counted = FIGURES[figure]
    (found,) = set(re.findall(english if name == "README.md" else japanese, named(name)))
    assert (WORDS[found] if found in WORDS else int(found.replace(",", ""))) == counted()


def test_a_test_cites_every_statement_about_an_engine_a_deck_a_match_or_a_screen() -> None:
    assert not coverage(ROOT / "tests")["total"]["untested"]


@pytest.mark.parametrize("name", READMES)
def test_every_block_runs_as_it_is_printed(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Python blocks and commands run and print the block that follows them; card texts are read."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("DUELKIT_CARDS", str(tmp_path / "cards.tsv"))
    printed, ran = "", {"python": 0, "sh": 0, "text": 0}
    for kind, text in fenced(named(name)):
        ran[kind] += 1
        if kind == "python":
            exec(compile(text, name, "exec"), {})
            printed = capsys.readouterr().out
        elif kind == "sh":
            program, *arguments = text.split()
            assert program == "duelkit" and main(arguments) == 0
            printed = capsys.readouterr().out
        elif printed:
            assert fits(text, printed), f"expected\n{text}\nprinted\n{printed}"
            printed = ""
        else:
            card = tmp_path / "card.txt"
            card.write_text(text, encoding="utf-8")
            assert main(["cards", "read", str(card)]) == 0
            assert "1 playable, 0 refused" in capsys.readouterr().out
    assert ran["python"] >= 3 and ran["sh"] >= 1 and ran["text"] >= 3
    library.cache_clear()


@pytest.mark.parametrize("name", READMES)
def test_the_table_of_commands_is_complete(name: str) -> None:
    section = named(name).split("## Com" if name == "README.md" else "## コマンド")[1].split("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("| ")]
    listed = re.findall(r"`(\w+)`", "".join(rows))
    assert sorted(listed) == sorted(every_command())


@pytest.mark.parametrize("name", READMES)
def test_links_and_pictures_exist(name: str) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", named(name)):
        assert (ROOT / target).exists(), target


def test_the_film_loads_quickly() -> None:
    assert (ROOT / "docs/images/duel.webp").stat().st_size <= 1_500_000


def test_the_version_is_the_same_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert not left.value.code and capsys.readouterr().out == f"duelkit {__version__}\n"
    assert tomllib.loads(named("pyproject.toml"))["project"]["version"] == __version__
    assert len(named("CHANGELOG.md").splitlines()) <= 200
    newest = re.search(r"^## (\d+\.\d+\.\d+)", named("CHANGELOG.md"), re.MULTILINE)
    assert newest is not None and newest[1] == __version__
