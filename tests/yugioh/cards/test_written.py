"""The written effects: each has a scenario, and each scenario goes as it says in every edition that has its cards.

``written/*.toml`` holds the scenarios under the names of the cards: a position and steps as rulings have them
(``docs/rulings.md``), with steps separated by lines or by ``; ``. ``parts``: the parts of the text that a scenario
shows, if it is not all that is written of the card. ``editions``: those in which it runs, if not in all.
Cards that were read have some too, where a mechanism is theirs.
"""

from __future__ import annotations

import importlib.util
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from duelkit.cli import main
from duelkit.yugioh.cards import UnknownCard, library
from duelkit.yugioh.cards.written import WHOLE, part_of, written_parts
from duelkit.yugioh.decks import is_of_edition
from duelkit.yugioh.editions import EDITIONS
from duelkit.yugioh.language.card import Effect
from duelkit.yugioh.rulings import run
from duelkit.yugioh.rulings.position import POSITION_KEYS, cards_in, plain
from duelkit.yugioh.rulings.ruling import Ruling
from duelkit.yugioh.rulings.steps import read_step, read_steps

ROOT = Path(__file__).parents[3]
FILES = sorted(Path(__file__).with_name("written").glob("*.toml"))
USUAL = ("ex04", "mr1", "mr2", "mr3", "mr4", "mr20-official")
"""The editions in which scenarios run; mr20 has other life points."""
KEYS = {"parts", "editions", "steps", *POSITION_KEYS}


def scenarios() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """The file, the card and the table of every scenario."""
    for file in FILES:
        for name, tables in tomllib.loads(file.read_text(encoding="utf-8")).items():
            for table in tables:
                assert table.keys() <= KEYS, f"{file.name}, {name}: {table.keys() - KEYS}; expected {sorted(KEYS)}"
                yield file.name, name, table


def editions(table: dict[str, Any]) -> list[str]:
    """The editions in which a scenario runs: those that have the kinds of all of its cards."""
    named = table.get("editions", USUAL)
    try:
        cards = [library()[plain(name)[0]] for name in cards_in(table)]
    except UnknownCard:
        return [named[0]]  # where the test says which card it is
    return [name for name in named if all(is_of_edition(card, EDITIONS[name]) for card in cards)]


CASES = [
    pytest.param(file, name, table, edition, id=f"{name}-{number}-{edition}")
    for number, (file, name, table) in enumerate(scenarios())
    for edition in editions(table)
]


@pytest.mark.parametrize(("file", "name", "table", "edition"), CASES)
def test_the_scenario_goes_as_it_says(file: str, name: str, table: dict[str, Any], edition: str) -> None:
    lines = [step for line in read_steps(table["steps"]) for step in line.split("; ")]
    steps = tuple(read_step(line.strip()) for line in lines if line.strip())
    assert any(step.checks for step in steps), "expected a step that looks at something"
    position: dict[str, Any] = {key: table[key] for key in POSITION_KEYS if key in table}
    cards = tuple(library()[plain(each)[0]] for each in cards_in(position))
    ruling = Ruling(name, (), None, (edition,), (), {}, {}, (), file, cards, steps, position)
    failure = run(ruling, edition)
    assert failure is None, str(failure)


def test_every_written_effect_has_a_scenario() -> None:
    shown: dict[int, set[str]] = {}
    for _, name, table in scenarios():
        assert name in library(), name
        code = library()[name].passcode
        parts = {part.part for part in written_parts().get(code, ())}
        assert editions(table), f"{name}: no edition has its cards"
        assert set(table.get("parts", ())) <= parts, f"{name}: {table['parts']}; expected some of {parts}"
        shown.setdefault(code, set()).update(table.get("parts", parts))
    missing = [
        f"{part.en}, {part.part}"
        for parts in written_parts().values()
        for part in parts
        if part.part not in shown.get(part.passcode, ())
    ]
    assert not missing, missing


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """The tool that makes written effects into definitions."""
    spec = importlib.util.spec_from_file_location("written", ROOT / "tools/written.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_shelf_has_what_is_written(tool: ModuleType) -> None:
    """A card written as a whole is that card; an effect is one of the card's, but for a limit that its text adds."""
    shelf = library().shelf
    assert {code for code in shelf if "written" in shelf[code].proofs} == written_parts().keys()
    for code, parts in written_parts().items():
        card = shelf[code].card
        for part in parts:
            assert part.en == card.en and part.why, part
            assert (part.unread == "") is ("reread" in shelf[code].proofs), part
            if part.part == WHOLE:
                blank = replace(shelf[code].facts, only_by=card.only_by)  # that is printed as the kind of the card
                assert len(parts) == 1 and tool.whole(part, blank) == card, part
                continue
            values, _ = tool.meant(part)
            for value in tool.canonical(values):
                if isinstance(value, Effect):
                    assert any(_is(value, effect) for effect in card.effects), part


def _is(written: Effect, effect: Effect) -> bool:
    return (written.when, written.targets, written.resolution, written.modifiers) == (
        (effect.when, effect.targets, effect.resolution, effect.modifiers)
    )


def test_a_part_is_written_once_and_the_cards_are_in_order() -> None:
    for code, parts in written_parts().items():
        assert len({part.part for part in parts}) == len(parts), code
    assert list(written_parts()) == sorted(written_parts())


def test_a_line_is_written_as_it_was() -> None:
    for parts in written_parts().values():
        assert all(part_of(part.line) == part for part in parts)


def test_what_is_no_definition_names_its_line(tool: ModuleType) -> None:
    for line in (
        "1\tCard\t①\tnonsense(1)\tits word is new",
        "1\tCard\t①\tdraw(1)\tits word is new",
        "1\tCard\t①\tactivation(draw(1)), level=3\tits word is new",
        "1\tCard\t0.1\tactivation(draw(1))\tits word is new",
        "1\tCard\t①\t__import__('os')\tits word is new",
    ):
        with pytest.raises(tool.NotWritten, match="1 Card, "):
            tool.meant(part_of(line))
    with pytest.raises(tool.NotWritten, match="no part"):
        tool.written([part_of("1\tCard\tfirst\tactivation(draw(1))\tits word is new")])


def test_the_card_page_says_what_is_written(capsys: pytest.CaptureFixture[str]) -> None:
    for parts in list(written_parts().values())[:1]:
        assert main(["card", str(parts[0].passcode), "--language", "en"]) == 0
        assert "written" in capsys.readouterr().out.lower()
        assert main(["card", str(parts[0].passcode), "--language", "ja"]) == 0
        assert "書いた" in capsys.readouterr().out
