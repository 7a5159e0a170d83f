"""What the READMEs show runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", ["README.md", "README.ja.md"])
def test_every_python_block_of_the_readme_runs(name: str) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / name).read_text(encoding="utf-8"), re.S)
    assert len(blocks) >= 2
    for block in blocks:
        exec(compile(block, name, "exec"), {})


def test_every_command_of_the_readme_exists() -> None:
    from duelkit.cli import parser

    text = parser().format_help()
    for command in ("play", "watch", "show", "card", "cards", "rules", "deck", "replay", "fuzz", "bench"):
        assert f"    {command} " in text or f"    {command}\n" in text, command
