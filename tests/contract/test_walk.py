"""The walk through the sources is taken: every block of ``docs/walk.md`` in a copy of the tree, from top to bottom."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "walk.md").read_text(encoding="utf-8")
BLOCK = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)
COMMANDS = {
    "python": f'#!/bin/sh\nexec {sys.executable} "$@"\n',
    "duelkit": f'#!/bin/sh\nexec {sys.executable} -m duelkit.cli "$@"\n',
}
"""What is typed, as the virtual environment has it."""


class Block(NamedTuple):
    """A block of the page.

    :param kind: ``python`` is written into the file, ``sh`` is typed, ``text`` is what the last block must
        have printed.
    """

    kind: str
    file: str
    text: str


BLOCKS = [Block(*found) for found in BLOCK.findall(PAGE)]


def fits(expected: str, printed: str) -> bool:
    """Whether something was printed as the page shows it, where ``…`` leaves out lines, or a part of one."""
    lines = [
        r"(?:[^\n]*\n)*?" if line == "…" else r"[^\n]*?".join(map(re.escape, line.split("…"))) + r"\n"
        for line in expected.strip().splitlines()
    ]
    return re.fullmatch("".join(lines), printed.strip() + "\n") is not None


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources and their tests, with ``duelkit`` and ``python`` to be typed.

    What is compiled of them is copied along, and what is compiled there is kept: each command would otherwise compile
    the same modules again.
    """
    place = tmp_path_factory.mktemp("walk")
    leave = shutil.ignore_patterns("*.so", "vendor", "*.egg-info")
    for folder in ("src", "tests"):
        shutil.copytree(ROOT / folder, place / folder, ignore=leave)
    shutil.copy(ROOT / "pyproject.toml", place)
    (place / "bin").mkdir()
    for name, text in COMMANDS.items():
        command = place / "bin" / name
        command.write_text(text, encoding="utf-8")
        command.chmod(0o755)
    return place


def test_the_page_has_its_blocks_in_order() -> None:
    assert PAGE.count("```") == 2 * len(BLOCKS) > 30
    assert {block.kind for block in BLOCKS} == {"python", "sh", "text"}
    for block, before in zip(BLOCKS, [Block("", "", ""), *BLOCKS], strict=False):
        assert bool(block.file) == (block.kind == "python"), block
        assert block.kind != "text" or before.kind == "sh", block
    files = [block.file for block in BLOCKS if block.file]
    assert len(set(files)) == len(files) and not [file for file in files if (ROOT / file).exists()]
    # each word is one folder, and each card one file
    assert {str(Path(file).parent) for file in files if "/words/" in file} == {
        "src/duelkit/judgment/words/scales",
        "src/duelkit/yugioh/words/calendar",
    }


def test_the_walk_is_taken(copy: Path) -> None:
    environment = {
        **{name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"},
        "PATH": f"{copy / 'bin'}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": "src",
        "PYTHONIOENCODING": "utf-8",
    }
    printed = ""
    for block in BLOCKS:
        if block.kind == "python":
            path = copy / block.file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text, encoding="utf-8")
        elif block.kind == "sh":
            done = subprocess.run(
                ["sh", "-e", "-c", block.text],
                cwd=copy,
                env=environment,
                capture_output=True,
                encoding="utf-8",
                timeout=300,
            )
            assert done.returncode == 0, f"{block.text}{done.stdout[-3000:]}{done.stderr[-3000:]}"
            printed = done.stdout
        else:
            assert fits(block.text, printed), f"expected\n{block.text}\nprinted\n{printed}"


def test_something_else_than_the_page_shows_is_found() -> None:
    assert fits("one\n…\nthree\n", "one\ntwo\nthree\n") and fits("… passed…", "3 passed in 1s")
    assert fits("one\n…\ntwo", "one\ntwo") and not fits("one…two", "one\ntwo")
    assert not fits("one\n…\nfour\n", "one\ntwo\nthree\n") and not fits("one", "one two")
