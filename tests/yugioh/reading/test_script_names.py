"""The gate that compares what a definition names with what a script of a reference engine names."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.tools import the_command

from duelkit.yugioh.cards import library

script_names = the_command("script_names")
CODES = script_names.codes_of([{"name": {"ja": "融合"}, "password": code} for code in (24094653, 27847700)])


@pytest.mark.parametrize(
    ("name", "script", "differs"),
    [
        ("Armageddon Knight", "c:IsAttribute(ATTRIBUTE_DARK)", []),
        ("Armageddon Knight", "c:IsMonster()", ["attribute dark is not recorded"]),
        ("Armageddon Knight", "c:IsAttribute(ATTRIBUTE_DARK) -- not ATTRIBUTE_LIGHT", []),
        ("Armageddon Knight", "ATTRIBUTE_DARK|ATTRIBUTE_LIGHT", ["attribute light is recorded, not ours"]),
        ("Armageddon Knight", "ATTRIBUTE_DARK and c:IsRace(RACE_ZOMBIE)", ["type zombie is recorded, not ours"]),
        ("Elemental HERO Stratos", "c:IsSetCard(SET_HERO)", []),
        ("Elemental HERO Stratos", "c:IsSetCard(SET_ELEMENTAL_HERO)", ["series hero is not recorded"]),
        ("Hinotama", "Duel.Damage(1-tp,500,REASON_EFFECT)", []),
        (
            "Hinotama",
            "Duel.Damage(1-tp,700,REASON_EFFECT)",
            ["figure 500 is not recorded", "figure 700 is recorded, not ours"],
        ),
        ("Fusion Sage", "c:IsCode(24094653)", []),
        ("Fusion Sage", "c:IsCode(CARD_POLYMERIZATION)", []),
        ("Fusion Sage", "c:IsSetCard(SET_FUSION)", ["card 融合 is not recorded"]),
        ("Tour Guide From the Underworld", "c:IsRace(RACE_FIEND) and c:IsLevel(3)", []),
        ("Tour Guide From the Underworld", "c:IsRace(RACE_FIEND) and c:IsLevel(4)", ["level 4 is recorded, not ours"]),
    ],
)
def test_names_and_figures_are_those_of_the_script(tmp_path: Path, name: str, script: str, differs: list[str]) -> None:
    card = library()[name]
    (tmp_path / "constant.lua").write_text("CARD_POLYMERIZATION = 24094653\n", encoding="utf-8")
    (tmp_path / f"c{card.passcode}.lua").write_text(script, encoding="utf-8")
    assert list(script_names.differences(card, tmp_path, CODES)) == differs


def test_a_card_without_a_script_is_not_compared(tmp_path: Path) -> None:
    assert list(script_names.differences(library()["Armageddon Knight"], tmp_path, CODES)) == []
