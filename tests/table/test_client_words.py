"""The strings of the deck editor and the library: all are used, and Fluent finds no mistake in any file."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

STATIC = Path(str(resources.files("duelkit.table"))) / "static"


def keys(path: Path) -> set[str]:
    """The keys of a file, which must be without a mistake."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    wrong = [entry.content for entry in resource.body if isinstance(entry, Junk)]
    assert not wrong, (path.name, wrong)
    return {entry.id.name for entry in resource.body if isinstance(entry, Message)}


@pytest.mark.parametrize("path", sorted((STATIC / "text").glob("*.ftl")), ids=lambda path: path.name)
def test_fluent_reads_the_whole_file(path: Path) -> None:
    assert keys(path)


@pytest.mark.parametrize("room, prefix", [("decks", "deck"), ("library", "lib")])
def test_every_string_is_used(room: str, prefix: str) -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in sorted(STATIC.glob("js/**/*.js")))
    quoted = set(re.findall(rf'"({prefix}-[a-z0-9-]+)"', code))
    begun = tuple(re.findall(rf"`({prefix}-[a-z0-9-]*)\$\{{", code))
    known = keys(STATIC / "text" / f"{room}.en.ftl")
    assert not {key for key in known if key not in quoted and not key.startswith(begun)}
