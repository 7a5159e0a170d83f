"""Extra monster zones, link markers and pendulum zones as they are shown, and written in position files."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

from duelkit.kernel.errors import FileError
from duelkit.rulebook.cite import rule
from duelkit.terminal.yugioh.board import board
from duelkit.terminal.yugioh.linear import field_lines
from duelkit.yugioh.language import Marker
from duelkit.yugioh.positions import read_position
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario
from duelkit.yugioh.telling.teller import Teller
from duelkit.yugioh.text.grammar.registry import Language

POSITION = """
edition = "mr20"
[player0]
monsters = [
    { card = "Decode Talker", zone = "extra-left", summoned = "link" },
    { card = "Luster Dragon", zone = 1 },
]
spells = [{ card = "Mystical Space Typhoon", set = true }]
pendulum = { left = "Dragonpulse Magician", right = "Dragonpit Magician" }
[player1]
monsters = [{ card = "Binary Sorceress", zone = "extra-left" }, { card = "Luster Dragon", zone = 5 }]
"""
"""Decode Talker points to player 0's zones 1 and 3 and to player 1's zone 4."""


def drawn(table: Scenario, player: int, language: Language, width: int) -> list[str]:
    """The field as it is drawn."""
    table.start()
    out = io.StringIO()
    Console(width=width, file=out, highlight=False, markup=False).print(
        board(Teller(table.duel, player, language), table.duel.observe(player), width)
    )
    return out.getvalue().split("\n")


def columns(rows: list[str], word: str) -> list[int]:
    """Where a word starts in the rows that contain it, in columns."""
    return [cell_len(row[: row.index(word)]) for row in rows if word in row]


@rule("MR20-PUB-01", "MR20-ZONE-10", "MR20-GAP-LNK-03")
@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("language", list(Language))
def test_the_board_shows_extra_zones_between_the_players_with_rating_and_arrows(language: Language, width: int) -> None:
    table = read_position(POSITION)
    names = {Language.JA: ("デコード", "バイナル"), Language.EN: ("Decode", "Binary")}[language]
    rating = {Language.JA: ("リンク3", "リンク2"), Language.EN: ("Link 3", "Link 2")}[language]
    for player in (ALICE, BOB):
        rows = drawn(table, player, language, width)
        boxes = [at for at, row in enumerate(rows) if row[:1] in ("┌", "└")]
        middle = rows[boxes[1] + 1 : boxes[2]]
        assert max(cell_len(row) for row in rows) <= width
        (left,) = columns(middle, names[player])
        (right,) = columns(middle, names[1 - player])
        cell = (width - 6) // 5
        assert cell < left <= 2 * cell + 4 and 3 * cell < right <= 4 * cell + 4, "above zones 2 and 4 of the viewer"
        text = "\n".join(middle)
        assert all(word in text for word in rating)
        assert ("↑↙↘" if player == ALICE else "↖↗↓") in text, "arrows point as the viewer sees them"
        assert "←→" in text


@rule("MR20-ZONE-10")
@pytest.mark.parametrize("language", list(Language))
def test_empty_extra_monster_zones_are_shown_too(language: Language) -> None:
    words = {Language.JA: "左のＥＸ", Language.EN: "left"}[language]
    rows = drawn(scenario("mr20"), ALICE, language, 100)
    assert any(words in row.lower() or words in row for row in rows)
    assert not any(
        words in row.lower() or words in row
        for row in drawn(scenario("mr3"), ALICE, language, 100)
        if "Pendulum" not in row and "ペンデュラム" not in row
    )


@rule("MR20-ZONE-02", "MR20-PEN-11")
@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("language", list(Language))
def test_the_board_shows_scales_at_the_ends_of_the_spell_and_trap_row(language: Language, width: int) -> None:
    table = read_position(POSITION)
    names = {Language.JA: ("竜脈の", "竜穴の"), Language.EN: ("Dragonpulse", "Dragonpit")}[language]
    scale = {Language.JA: "スケール", Language.EN: "Scale "}[language]
    cell = (width - 6) // 5
    rows = drawn(table, ALICE, language, width)
    assert columns(rows, names[0]) == [1] and columns(rows, names[1]) == [4 * cell + 5]
    assert columns(rows, scale + "1") == [1] and any(scale + "8" in row for row in rows)
    rows = drawn(table, BOB, language, width)
    assert columns(rows, names[0]) == [4 * cell + 5] and columns(rows, names[1]) == [1], "the other way round"
    empty = {Language.JA: ("1 Ｐ", "5 Ｐ"), Language.EN: ("1 P", "5 P")}[language]
    for word in empty:
        assert any(word in row for row in rows), "the own ends are pendulum zones"


@rule("MR20-PUB-01", "MR20-GAP-LNK-02")
@pytest.mark.parametrize("language", list(Language))
def test_the_plain_lines_say_the_same(language: Language) -> None:
    table = read_position(POSITION)
    table.start()
    text = "\n".join(field_lines(Teller(table.duel, ALICE, language), table.duel.observe(ALICE)))
    expected = {
        Language.EN: (
            "left Extra Monster Zone",
            "right Extra Monster Zone",
            "Link 3",
            "ATK 2800 / markers ↑↙↘",
            "left Pendulum Zone",
            "right Pendulum Zone",
        ),
        Language.JA: (
            "左のＥＸモンスターゾーン",
            "右のＥＸモンスターゾーン",
            "リンク3",
            "↑↙↘",
            "左のペンデュラムゾーン",
        ),
    }[language]
    for words in expected:
        assert words in text
    line = next(line for line in text.split("\n") if ("Decode" if language == "en" else "デコード") in line)
    assert ("DEF" if language == "en" else "守") not in line


@rule("MR20-PUB-01", "MR20-GAP-LNK-03")
def test_views_tell_rating_and_markers_wherever_a_link_monster_is_public() -> None:
    duel = scenario("mr20")
    duel.alice.attack_position("Decode Talker", zone="left")
    duel.alice.graveyard("Honeybot")
    duel.alice.extra("Link Spider")
    duel.start()
    for player in (ALICE, BOB):
        side = duel.duel.observe(player).sides[player]
        talker = side.monsters[5]
        assert talker is not None
        assert (talker.rating, talker.level) == (3, 0)
        assert talker.markers == Marker.BOTTOM_LEFT | Marker.TOP | Marker.BOTTOM_RIGHT
        assert (side.graveyard[0].rating, side.graveyard[0].markers) == (2, Marker.LEFT | Marker.RIGHT)
        spider = side.extra[0]
        assert (spider.rating, spider.markers) == ((1, Marker.BOTTOM) if player == ALICE else (0, 0)), "hidden"


# position files


@rule("MR20-ZONE-10", "MR20-ZONE-09")
def test_a_position_file_names_extra_monster_zones_as_each_player_sees_them() -> None:
    table = read_position(POSITION)
    table.start()
    duel = table.duel
    assert table.alice.zone_of("Decode Talker") == "left" and table.bob.zone_of("Binary Sorceress") == "left"
    assert duel.monsters[0][5] >= 0 and duel.monsters[1][6] >= 0
    assert table.atk("Decode Talker") == 2300 + 500, "the Luster Dragon in zone 1"
    assert [card >= 0 for card in duel.pendulum[0]] == [True, True]
    assert duel.spells[0][0] < 0 and duel.spells[0][4] < 0


@rule("MR20-ZONE-11")
def test_six_monsters_with_one_in_an_extra_monster_zone() -> None:
    table = read_position(
        "edition = 'mr20'\n[player0]\nmonsters = ["
        "{card = 'Stardust Dragon', zone = 'extra-right', position = 'set'},"
        + "'Luster Dragon',"
        * 5
        + "]\nspells = [{card = 'Axe of Despair', equipped_to = "
        "{player = 1, zone = 'extra-right'}}]\n[player1]\nmonsters = ["
        "{card = 'Decode Talker', zone = 'extra-right'}]"
    )
    table.start()
    assert table.duel.monsters[0][6] >= 0 and len(table.alice.cards("monster zone")) == 6
    assert table.position("Stardust Dragon") == "face-down"
    assert table.atk("Decode Talker") == 2300 + 500 + 1000, "it points to player 0's zone 2"


@rule("MR20-GAP-ZONE-01")
def test_an_extra_link_may_be_written_down() -> None:
    text = (
        "edition = 'mr20'\n[player0]\nmonsters = [{card = 'Link Spider', zone = 'extra-left'}, "
        "{card = 'Encode Talker', zone = 2}, {card = 'Link Spider', zone = 'extra-right'}]"
    )
    with pytest.raises(FileError, match="without an Extra Link"):
        read_position(text)
    joined = (
        "edition = 'mr20'\n[player0]\nmonsters = [{card = 'Link Spider', zone = 'extra-left'}, "
        "{card = 'Tri-Gate Wizard', zone = 2}, {card = 'Honeybot', zone = 3}, "
        "{card = 'Tri-Gate Wizard', zone = 4}, {card = 'Link Spider', zone = 'extra-right'}]"
    )
    table = read_position(joined)
    assert table.duel.monsters[0][5] >= 0 and table.duel.monsters[0][6] >= 0


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            "edition = 'mr3'\n[player0]\nmonsters = [{card = 'Stardust Dragon', zone = 'extra-left'}]",
            "player0.monsters[0].zone: 'extra-left'; expected a number from 1 to 5",
        ),
        (
            "edition = 'mr20'\n[player0]\nmonsters = [{card = 'Stardust Dragon', zone = 'middle'}]",
            "player0.monsters[0].zone: 'middle'; expected a number from 1 to 5, or 'extra-left', or 'extra-right'",
        ),
        (
            "edition = 'mr20'\n[player0]\nmonsters = [{card = 'Stardust Dragon', zone = 6}]",
            "player0.monsters[0].zone: 6; expected a number from 1 to 5",
        ),
        (
            "edition = 'mr20'\n[player0]\nmonsters = [{card = 'Luster Dragon', zone = 'extra-left'}]",
            "'Luster Dragon' is never in an extra monster zone; expected a number from 1 to 5 (MR20-ZONE-09)",
        ),
        (
            "edition = 'mr20'\n[player0]\nmonsters = [{card = 'Decode Talker', position = 'defense'}]",
            "player0.monsters[0].position: 'defense' for the Link Monster 'Decode Talker'; expected 'attack'",
        ),
        (
            "edition = 'mr20'\n[player0]\nmonsters = [{card = 'Decode Talker', zone = 'extra-left'}]\n"
            "[player1]\nmonsters = [{card = 'Decode Talker', zone = 'extra-right'}]",
            "player1.monsters[0].zone: player0's monster lies in that extra monster zone",
        ),
        (
            "edition = 'mr20'\n[player0]\npendulum = {left = 'Flash Knight'}\n"
            "spells = [{card = 'Swords of Revealing Light', "
            "zone = 1}]",
            "player0.spells[0].zone: 1 is the left pendulum zone",
        ),
        (
            "edition = 'mr20'\n[player0]\npendulum = {left = 'Flash Knight'}\nspells = ["
            + "{card = 'Mystical Space Typhoon', set = true}," * 5
            + "]",
            "player0.spells: 5 entries; expected at most 4",
        ),
        (
            "edition = 'mr20'\n[player0]\nmonsters = [{card = 'Decode Talker', zone = 1}]\n"
            "spells = [{card = 'Axe of Despair',"
            " equipped_to = {player = 0, zone = 'extra-left'}}]",
            "no face-up monster of player0 in zone extra-left",
        ),
    ],
)
def test_mistakes_in_position_files(text: str, words: str) -> None:
    with pytest.raises(FileError) as error:
        read_position(text, "mine.toml")
    assert str(error.value).startswith("mine.toml: ") and words in str(error.value)
    assert "\n" not in str(error.value)
