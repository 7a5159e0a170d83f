"""The files of the browser client: strings in both languages, nothing from elsewhere, no markup made of data."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import duelkit.table

STATIC = Path(duelkit.table.__file__).parent / "static"
SCRIPTS = sorted(STATIC.glob("js/**/*.js"))
STYLES = sorted(STATIC.glob("css/*.css"))
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
ARGUMENT = re.compile(r"\{ *\$(\w+)")
USED = re.compile(r"""\bt\((["'`])([^"'`]+)\1""")
LONGEST = 600


def names() -> list[str]:
    """The files of strings that the client loads."""
    found: list[str] = json.loads((STATIC / "text" / "files.json").read_text(encoding="utf-8"))
    return found


def messages(language: str, name: str) -> dict[str, set[str]]:
    """Every string of a file with the arguments that it takes."""
    text = (STATIC / "text" / f"{name}.{language}.ftl").read_text(encoding="utf-8")
    starts = [(found.group(1), found.start()) for found in MESSAGE.finditer(text)]
    ends = [start for _, start in starts[1:]] + [len(text)]
    return {key: set(ARGUMENT.findall(text[start:end])) for (key, start), end in zip(starts, ends, strict=True)}


def twice(text: str) -> Iterator[str]:
    """The keys that a file defines more than once."""
    seen: set[str] = set()
    for key in MESSAGE.findall(text):
        if key in seen:
            yield key
        seen.add(key)


@pytest.mark.parametrize("name", names())
def test_both_languages_have_the_same_strings(name: str) -> None:
    japanese, english = messages("ja", name), messages("en", name)
    assert set(japanese) == set(english)
    differing = {key for key, arguments in japanese.items() if arguments - english[key]}
    assert not differing, "arguments that English does not know"


def test_no_string_is_defined_twice() -> None:
    for language in ("ja", "en"):
        text = "".join((STATIC / "text" / f"{name}.{language}.ftl").read_text(encoding="utf-8") for name in names())
        assert list(twice(text)) == []


def test_every_string_that_is_used_exists() -> None:
    known = {key for name in names() for key in messages("en", name)}
    missing = []
    for script in SCRIPTS:
        for _, key in USED.findall(script.read_text(encoding="utf-8")):
            head, *rest = key.split("${")
            if rest and not any(one.startswith(head) for one in known) or not rest and key not in known:
                missing.append(f"{script.relative_to(STATIC)}: {key}")
    assert missing == []


def test_nothing_comes_from_elsewhere() -> None:
    """No address of another site: the client works without the Internet."""
    for file in [*SCRIPTS, *STYLES, STATIC / "index.html"]:
        found = re.findall(r"(?:https?:)?//[a-z0-9-]+\.[a-z]{2,}[^\s\"'`)]*", file.read_text(encoding="utf-8"))
        assert [one for one in found if "www.w3.org" not in one] == [], file.name


def test_no_markup_is_made_of_data() -> None:
    """Names of players, rooms and decks are text, whatever they hold."""
    for script in SCRIPTS:
        text = script.read_text(encoding="utf-8")
        for word in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function"):
            assert word not in text, f"{script.relative_to(STATIC)} uses {word}"


def test_files_stay_short() -> None:
    for script in SCRIPTS:
        assert len(script.read_text(encoding="utf-8").splitlines()) <= LONGEST, script.name


def test_imports_lead_somewhere() -> None:
    for script in SCRIPTS:
        for _, target in re.findall(r"""(?:from|import\()\s*(["'])(\.[^"']+)\1""", script.read_text(encoding="utf-8")):
            assert (script.parent / target).resolve().is_file(), f"{script.relative_to(STATIC)}: {target}"


def test_what_is_carried_along_says_its_licence() -> None:
    vendor = STATIC / "vendor"
    told = (vendor / "README.md").read_text(encoding="utf-8")
    for library in vendor.glob("*.js"):
        assert f"`{library.name}`" in told
    assert list(vendor.glob("LICENSE-*"))
