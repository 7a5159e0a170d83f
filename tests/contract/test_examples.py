"""What the documentation shows runs: the pages for the package, the examples, the names of the reference."""

from __future__ import annotations

import importlib
import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "examples" / "python").glob("*.py"))
PAGES = sorted((ROOT / "docs" / "api").glob("*.md"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_runs(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(path), run_name="__main__")
    assert capsys.readouterr().out.strip()


def test_the_page_for_the_package_runs_from_top_to_bottom(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "package.md").read_text(encoding="utf-8"), re.S)
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, "docs/package.md", "exec"), names)
    assert len(blocks) >= 8
    assert "Mirror Force" in capsys.readouterr().out or "聖なるバリア" in str(names)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_reference_names_what_there_is(page: Path) -> None:
    found = re.findall(r"^::: (\S+)$", page.read_text(encoding="utf-8"), re.M)
    assert found
    for place in found:
        module, rest = place, ""
        while True:
            try:
                thing: object = importlib.import_module(module)
                break
            except ModuleNotFoundError:
                module, _, last = module.rpartition(".")
                assert module, f"{page.name}: nothing is called {place}"
                rest = f"{last}.{rest}" if rest else last
        for name in filter(None, rest.split(".")):
            assert hasattr(thing, name), f"{page.name}: {place} has gone"
            thing = getattr(thing, name)
        assert getattr(thing, "__doc__", None), f"{page.name}: {place} says nothing of itself"


@pytest.mark.parametrize("page", sorted((ROOT / "docs").rglob("*.md")), ids=lambda page: page.stem)
def test_links_lead_to_what_the_site_has(page: Path) -> None:
    """A page that links to a file outside of ``docs`` cannot be built: it is named instead."""
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)", text):
        found = (page.parent / target).resolve()
        assert found.is_file() and found.is_relative_to(ROOT / "docs"), f"{page.name}: {target}"


def test_every_page_stands_in_the_menu_of_the_site() -> None:
    menu = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    for path in (ROOT / "docs").rglob("*.md"):
        assert str(path.relative_to(ROOT / "docs")) in menu, path.name


PAGE_OF_A_GAME = ROOT / "docs" / "new_game.md"


def test_the_page_on_adding_a_game_names_what_the_third_game_has() -> None:
    """Files, classes and functions of the example, and the protocol that it fulfils."""
    text = PAGE_OF_A_GAME.read_text(encoding="utf-8")
    assert [int(found) for found in re.findall(r"^(\d+)\. ", text, re.M)] == [*range(1, 14), *range(1, 12)]
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "third_game").glob("*.py"))
    for name in ("Duel", "View", "Entry", "entries", "begin", "Teller", "Coins", "COINS", "sheet", "news", "benches"):
        assert f"`{name}`" in text or name in text, name
        assert re.search(rf"\b{name}\b", sources), name
    for file in re.findall(r"`(?:messages/\w+/)?(\w+\.(?:py|ftl))`", text):
        assert list((ROOT / "tests" / "third_game").rglob(file)), file
    for place in re.findall(r"`(duelkit(?:\.\w+)+)", text):
        module, _, name = place.rpartition(".")
        try:
            importlib.import_module(place)
        except ModuleNotFoundError:
            assert hasattr(importlib.import_module(module), name), place
