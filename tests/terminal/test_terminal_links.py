"""Link Monsters and extra monster zones on the screen: arrows as the viewer sees them, zones opposite each other."""

from __future__ import annotations

import io
import json

import pytest
from rich.console import Console

from duelkit.cli import main
from duelkit.terminal.yugioh.board import board
from duelkit.terminal.yugioh.linear import field_lines
from duelkit.yugioh.scenario import Scenario, scenario
from duelkit.yugioh.telling.teller import Teller

DECODE = "デコード・トーカー"
ENCODE = "エンコード・トーカー"
HONEY = "ハニーボット"
OX = "ミノタウルス"


def position() -> Scenario:
    """Alice has Decode Talker in the left extra monster zone, Bob Encode Talker in his second zone."""
    duel = scenario("mr20-official")
    duel.alice.attack_position(DECODE, zone="left")
    duel.alice.attack_position(OX, zone=5)
    duel.bob.attack_position(HONEY, zone="left")
    duel.bob.attack_position(ENCODE, zone=2)
    duel.start()
    return duel


def screen(duel: Scenario, player: int, language: str) -> list[str]:
    """The board as a player sees it, in lines."""
    out = io.StringIO()
    Console(width=100, file=out, highlight=False, markup=False).print(
        board(Teller(duel.duel, player, language), duel.duel.observe(player), 100)
    )
    return out.getvalue().splitlines()


def row_with(lines: list[str], words: str) -> int:
    """The number of the only line with these words."""
    found = [number for number, line in enumerate(lines) if words in line]
    assert len(found) == 1, (words, lines)
    return found[0]


def test_the_opponents_zones_are_seen_from_the_front_and_the_extra_zones_lie_between() -> None:
    lines = screen(position(), 0, "en")
    theirs, shared, own = (row_with(lines, name) for name in ("Encode Talker", "Decode Talker", "Battle Ox"))
    assert theirs < shared < own
    assert row_with(lines, "Honeybot") == shared
    assert lines[theirs].index("Encode Talker") > lines[shared].index("Decode Talker")
    assert lines[shared].index("Decode Talker") < lines[shared].index("Honeybot") < lines[own].index("Battle Ox")
    assert lines[theirs].strip("│").split("│")[0].strip() == "5"
    mirrored = screen(position(), 1, "en")
    shared = row_with(mirrored, "Decode Talker")
    assert mirrored[shared].index("Honeybot") < mirrored[shared].index("Decode Talker")


def test_arrows_point_as_the_viewer_sees_them() -> None:
    own, theirs = (screen(position(), player, "en") for player in (0, 1))
    assert row_with(own, "2300 ↑↙↘") >= 0
    assert row_with(own, "2300 ↖↑↓") >= 0
    assert row_with(theirs, "2300 ↖↗↓") >= 0
    assert row_with(theirs, "2300 ↑↓↘") >= 0


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ['left Extra Monster Zone: "Decode Talker"', "Link 3", "ATK 2300 / markers ↑↙↘"]),
        ("ja", ["左のＥＸモンスターゾーン", "リンク3", "攻2300／マーカー↑↙↘"]),
    ],
)
def test_lines_name_zone_rating_and_markers(language: str, words: list[str]) -> None:
    duel = position()
    lines = field_lines(Teller(duel.duel, 0, language), duel.duel.observe(0))
    name = "Decode Talker" if language == "en" else DECODE
    line = lines[row_with(lines, name)]
    for word in words:
        assert word in line, line


def test_the_card_list_has_markers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "--json", "Decode Talker"]) == 0
    card = next(card for card in json.loads(capsys.readouterr().out) if card["en"] == "Decode Talker")
    assert (card["level"], card["markers"], card["def"]) == (3, "↑↙↘", None)
    assert main(["card", "デコード・トーカー", "--language", "ja"]) == 0
    assert "リンク３（↑↙↘）" in capsys.readouterr().out
