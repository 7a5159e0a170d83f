"""How many decks of a file are whole, and which missing cards come first (``tools/whole_decks.py``)."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[3]
GEMINI_ELF, ARTWORK, UNKNOWN, OTHER, THIRD = 69140098, 69140099, 900_000_001, 900_000_101, 900_000_201


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("whole_decks", ROOT / "tools/whole_decks.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # its dataclass looks there for its annotations
    spec.loader.exec_module(module)
    return module


def written(path: Path, *decks: list[int]) -> Path:
    lines = [json.dumps({"id": str(at), "era": "old", "main": cards}) for at, cards in enumerate(decks)]
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def test_a_deck_is_whole_if_all_cards_are_playable_and_artworks_are_their_cards(
    tool: ModuleType, tmp_path: Path
) -> None:
    found = tool.decks(written(tmp_path / "decks.jsonl", [GEMINI_ELF, ARTWORK], [GEMINI_ELF, UNKNOWN]))
    assert found[0].cards == {GEMINI_ELF} and not found[0].missing and found[1].missing == {UNKNOWN}
    row = tool.eras(found)[0]
    assert (row["era"], row["decks"], row["whole"], row["share of cards"]) == ("old", 2, 1, 0.75)


def test_the_cards_of_the_deck_that_lacks_fewest_come_first(tool: ModuleType, tmp_path: Path) -> None:
    found = tool.decks(written(tmp_path / "decks.jsonl", [UNKNOWN, OTHER], [THIRD], [GEMINI_ELF], [OTHER, UNKNOWN]))
    assert list(tool.soonest(found)) == [(THIRD, 1, 2), (UNKNOWN, 2, 2), (OTHER, 2, 4)]


def test_a_line_that_is_no_deck_is_named(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "decks.jsonl"
    path.write_text('{"id": "1", "era": "old", "main": [1]}\nnonsense\n', encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["whole_decks.py", str(path)])
    assert tool.main() == 2
    assert "line 2" in capsys.readouterr().err
