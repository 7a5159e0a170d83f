"""The documentation names what exists: files, tests, commands with their options, targets of ``make``."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from tests.architecture.pages import PAGES, ROOT, fenced, fits, named, typed

from duelkit.cli import parser

FILE = re.compile(r"`((?:[\w.-]+/)+[\w.-]+\.(?:py|md|toml|tsv|json|js|ftl|ipynb)|tests/[\w/]+|tools/[\w/]+)`")
SOURCES = (
    "",
    "src/duelkit",
    "src/duelkit/yugioh",
    "src/duelkit/judgment",
    "src/duelkit/table",
    "src",
    "tests",
    "tests/third_game",
)
"""The folders from which a page may name a file."""
OWN = re.compile(r"FILE|DIR|RUN|…|\.\.\.|<|\[")
"""What stands for something that the reader fills in."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_files_that_a_page_names_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    if page.name == "walk.md":
        text = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    made = set(re.findall(r'title="([^"]+)"', page.read_text(encoding="utf-8")))
    missing = [
        name
        for name in FILE.findall(text)
        if name not in made and not any((ROOT / folder / name).exists() for folder in SOURCES)
    ]
    assert not missing, f"{page.name} names {missing}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_commands_that_a_page_shows_are_understood(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each line that begins with ``duelkit`` is parsed with its options; nothing is run."""
    for line in typed(page.read_text(encoding="utf-8")):
        if not re.match(r"(?:[\w./]*/)?duelkit(?: |$)", line):
            continue
        words = shlex.split(line, comments=True)
        arguments = [word for word in words[1:] if word not in "|>&"]
        for stop in ("|", ">", "&&"):
            if stop in words:
                arguments = words[1 : words.index(stop)]
        try:
            parser().parse_args(arguments)
        except SystemExit as left:
            assert not left.code, f"{page.name}: {line}\n{capsys.readouterr().err}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_targets_of_make_exist(page: Path) -> None:
    targets = set(re.findall(r"^([\w-]+):", named("Makefile"), re.MULTILINE))
    shown = re.findall(r"(?:`|^ {4})make ([\w-]+)", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(shown) <= targets


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_nothing_is_installed_from_an_index_that_does_not_have_it(page: Path) -> None:
    """duelkit is not published: a page installs it from a clone."""
    assert not re.findall(r"pip install(?: -\S+)* '?duelkit\b", page.read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_headings_that_a_page_links_to_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target, anchor in re.findall(r"\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)", text):
        heading = (page.parent / target if target else page).read_text(encoding="utf-8")
        assert anchor in {slug(found) for found in re.findall(r"^#+ (.+)$", heading, re.MULTILINE)}, (
            f"{target}#{anchor}"
        )


def test_the_names_of_the_architecture_exist() -> None:
    """Each name in backticks is a path, or every part of it is a word of the sources."""
    sources = [ROOT / "setup.py", *(path for folder in ("src", "tools") for path in (ROOT / folder).rglob("*.py"))]
    words = {word for path in sources for word in re.findall(r"\w+", path.read_text(encoding="utf-8"))}
    words |= {
        part for path in (ROOT / "src/duelkit").rglob("*") for part in path.relative_to(ROOT).with_suffix("").parts
    }
    words |= set(re.findall(r"[\w]+", named("pyproject.toml") + named("Makefile"))) | {"tests", "topic"}
    missing = []
    for name in re.findall(r"`([^`\n]+)`", named("docs/architecture.md")):
        if any((ROOT / folder / name).exists() for folder in (*SOURCES, "tests/architecture")):
            continue
        unknown = [word for word in re.findall(r"[A-Za-z_]\w+", name) if word not in words]
        missing += [f"{name}: {word}" for word in unknown]
    assert not missing


def test_the_page_of_the_table_names_every_part() -> None:
    part = named("docs/table.md").split("## How it is built")[1].split("\n## ")[0]
    listed = set(re.findall(r"`(\w+)`", part))
    modules = {
        path.stem for path in (ROOT / "src/duelkit/table").glob("*.py") if not path.stem.startswith(("__", "api"))
    }
    assert modules <= listed


def slug(heading: str) -> str:
    """Returns the anchor of a heading, as the site makes it."""
    return re.sub(r"[\s-]+", "-", re.sub(r"[^\w\s-]", "", heading.lower()).strip())


def test_blocks_and_lines_are_found() -> None:
    text = "A page\n\n    duelkit play    # plays\n    make x\n\n```sh\nduelkit watch \\\n  --plain\n```\n\n"
    text += "```text\none\n```\n"
    assert typed(text) == ["duelkit watch    --plain", "duelkit play    # plays", "make x"]
    assert [block.kind for block in fenced(text)] == ["sh", "text"]
    assert fits("one\n…\nthree", "one\ntwo\nthree\n") and not fits("one\nthree", "one\ntwo\nthree")
