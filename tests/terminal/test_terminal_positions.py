"""Position files, and the commands show, watch, card and cards."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from duelkit.kernel.errors import FileError
from duelkit.rulebook.cite import rule
from duelkit.terminal.paper import wrapped
from duelkit.terminal.yugioh.board import board
from duelkit.yugioh.editions import edition as known
from duelkit.yugioh.position_text import position_text
from duelkit.yugioh.positions import load_position, read_position
from duelkit.yugioh.records import load_record, replay
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.state.codes import S_XYZ
from duelkit.yugioh.telling.teller import Teller

Run = Callable[..., tuple[int, str]]

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.toml")), ids=lambda path: path.stem)
@pytest.mark.parametrize("language", ["ja", "en"])
def test_examples_can_be_shown(run: Run, path: Path, language: str) -> None:
    for player in ("0", "1"):
        status, out = run("show", str(path), "--language", language, "--player", player)
        assert status == 0
        assert ("今できない事" if language == "ja" else "What cannot be done now") in out


def test_show_gives_reasons_for_and_against(run: Run) -> None:
    status, out = run("show", str(EXAMPLES / "synchro_turn.toml"))
    assert status == 0
    assert "(MR3-SUM-02)" in out
    assert 'The Trap "Call of the Haunted" must be Set before it can be activated. (MR3-TRP-01)' in out
    assert "A face-down monster" in out or "a face-down monster" in out
    assert "Mystical Elf" not in out


def test_zones_positions_and_equips_are_as_written() -> None:
    table = load_position(EXAMPLES / "synchro_turn.toml")
    table.start()
    duel = table.duel
    assert [card >= 0 for card in duel.monsters[0]] == [False, False, True, False, False]
    assert [card >= 0 for card in duel.monsters[1]] == [False, True, False, True, False]
    assert table.atk("Luster Dragon") == 2900
    assert table.position("Mystical Elf") == "face-down"
    assert duel.life == [4200, 6500]
    assert duel.info[duel.deck[0][-1]].definition.en == "Quickdraw Synchron"
    assert table.alice.can("summon", "Junk Synchron")


def test_xyz_materials_scales_and_set_this_turn() -> None:
    table = load_position(EXAMPLES / "pendulum_and_xyz.toml")
    table.start()
    duel = table.duel
    utopia = table.find("Number 39: Utopia")
    assert len(duel.play[utopia].materials) == 2
    assert table.bob.can("pendulum")
    typhoon = table.find("サイクロン")
    assert duel.play[typhoon].set_turn == duel.turn


def test_how_a_set_monster_was_summoned_is_written_and_read() -> None:
    text = """edition = "mr3"
[player0]
monsters = [
    { card = "Number 39: Utopia", position = "set", summoned = "xyz" },
    { card = "Junk Warrior", position = "set" },
    { card = "Junk Synchron", position = "set" },
    { card = "Speed Warrior", position = "set", summoned = "tribute" },
]
filler = 8
[player1]
filler = 8
"""
    duel = read_position(text, "set").duel
    written = position_text(duel)
    for name, word in (("Number 39: Utopia", "xyz"), ("Junk Warrior", "special"), ("Speed Warrior", "tribute")):
        line = next(line for line in written.splitlines() if name in line)
        assert 'position = "set"' in line and f'summoned = "{word}"' in line
    assert "summoned" not in next(line for line in written.splitlines() if "Junk Synchron" in line)
    again = read_position(written, "again").duel
    kinds = [[one.play[card].kinds for card in one.monsters[0] if card >= 0] for one in (duel, again)]
    assert kinds[0] == kinds[1] and kinds[0][0] & S_XYZ


def test_a_position_can_be_played_on() -> None:
    table = load_position(EXAMPLES / "synchro_turn.toml")
    table.alice.summons("Junk Synchron")
    assert table.alice.can("activate", "Solemn Judgment")
    table.all_pass()
    assert table.where("Junk Synchron") == "monster zone"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("turn = ", "not TOML"),
        ("turn = 'x'", "turn: 'x'; expected a number from 1 to 999"),
        ("colour = 1", "colour: unknown key; expected one of edition"),
        ("edition = 'mr9'", "edition: unknown edition 'mr9'"),
        ("phase = 'tea'", "phase: 'tea'; expected one of draw, standby, main 1"),
        ("turn = 1\nphase = 'battle'", "phase: 'battle' in turn 1"),
        ("player0 = 3", "player0: 3 is no table"),
        ("[player0]\nlife = 0", "player0.life: 0; expected a number from 1"),
        ("[player0]\nhand = 'サイクロン'", "player0.hand: 'サイクロン'; expected a list"),
        ("[player0]\nhand = ['No Such Card']", "player0.hand[0]: unknown card 'No Such Card'"),
        ("[player0]\nhand = [true]", "player0.hand[0]: True; expected a card name or passcode"),
        ("[player0]\nhand = ['Stardust Dragon']", "player0.hand[0]: 'Stardust Dragon' belongs to the extra deck"),
        ("[player0]\nextra = ['Luster Dragon']", "player0.extra[0]: 'Luster Dragon' belongs to the main deck"),
        ("[player0]\nextra_face_up = ['Luster Dragon']", "player0.extra_face_up[0]: 'Luster Dragon' cannot be there"),
        (
            "[player1]\nmonsters = ['サイクロン']",
            "player1.monsters[0].card: 'サイクロン' cannot be there; expected a monster",
        ),
        (
            "[player1]\nmonsters = [{card='Luster Dragon', zone=6}]",
            "player1.monsters[0].zone: 6; expected a number from 1",
        ),
        (
            "[player1]\nmonsters = [{card='Luster Dragon', zone=2}, {card='Luster Dragon', zone=2}]",
            "player1.monsters[1].zone: 2 is taken",
        ),
        (
            "[player1]\nmonsters = [{card='Luster Dragon', materials=['Luster Dragon']}]",
            "'Luster Dragon' is no Xyz Monster",
        ),
        (
            "[player1]\nmonsters = [{card='Luster Dragon', position='up'}]",
            "monsters[0].position: 'up'; expected one of",
        ),
        ("[player1]\nmonsters = [" + "'Luster Dragon'," * 6 + "]", "player1.monsters: 6 entries; expected at most 5"),
        ("[player1]\nspells = ['Luster Dragon']", "'Luster Dragon' is a monster"),
        ("[player1]\nspells = ['Axe of Despair']", "spells[0].equipped_to: missing"),
        (
            "[player1]\nspells = [{card='Axe of Despair', equipped_to={player=0, zone=1}}]",
            "equipped_to: no face-up monster of player0 in zone 1",
        ),
        (
            "[player1]\nspells = [{card='サイクロン', set=false, set_this_turn=true}]",
            "spells[0].set: false with set_this_turn",
        ),
        ("[player1]\nfield = 'サイクロン'", "player1.field: 'Mystical Space Typhoon' cannot be there"),
        ("[player1]\npendulum = {left='サイクロン'}", "player1.pendulum.left: 'サイクロン' cannot be there"),
        ("[player1]\nmonsters = [{card='Luster Dragon', counters={x=-1}}]", "counters.x: -1; expected a number from 0"),
    ],
)
def test_every_mistake_names_file_key_and_what_was_expected(text: str, words: str) -> None:
    with pytest.raises(FileError) as error:
        read_position(text, "mine.toml")
    message = str(error.value)
    assert message.startswith("mine.toml: ")
    assert words in message
    assert "\n" not in message


def test_a_missing_or_binary_file_is_one_clear_error(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="cannot be read"):
        load_position(tmp_path / "none.toml")
    path = tmp_path / "binary.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(FileError, match="not UTF-8"):
        load_position(path)


@pytest.mark.parametrize("language", ["ja", "en"])
def test_watch(run: Run, tmp_path: Path, language: str) -> None:
    path = tmp_path / "watched.duel"
    status, out = run(
        "watch",
        "--decks",
        "plain",
        "plain",
        "--players",
        "random",
        "random",
        "--seed",
        "2",
        "--language",
        language,
        "--record",
        str(path),
    )
    assert status == 0
    assert ("の勝ちです" if language == "ja" else " wins (") in out
    assert replay(load_record(path)).duel.outcome is not None


def test_card_and_cards(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    status, out = run("card", "Mystical", "Space", "Typhoon")
    assert status == 0
    assert "サイクロン" in out and "Destroy" in out or "destroy" in out
    status, out = run("card", "サイクロン", "--language", "ja")
    assert status == 0 and "【速攻魔法カード】" in out
    assert run("card", "ドラゴン")[0] == 1
    assert "could be one of" in capsys.readouterr().err
    assert run("card", "no such card")[0] == 2
    status, out = run("cards", "--json")
    assert status == 0 and len(json.loads(out)) > 100
    status, out = run("cards", "サイクロン", "--language", "ja")
    assert status == 0 and "05318639" in out


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.toml")), ids=lambda path: path.stem)
def test_the_drawn_field_fits_and_its_columns_align(path: Path, language: str, width: int) -> None:
    table = load_position(path)
    table.start()
    for player in range(2):
        out = io.StringIO()
        Console(width=width, file=out, highlight=False, markup=False).print(
            board(Teller(table.duel, player, language), table.duel.observe(player), width)
        )
        rows = out.getvalue().split("\n")
        assert max(cell_len(row) for row in rows) <= width
        boxes = [row for row in rows if row[:1] in ("│", "├", "┌", "└")]
        assert len({cell_len(row) for row in boxes}) == 1
        bars = {
            tuple(cell_len(row[:at]) for at, letter in enumerate(row) if letter == "│")
            for row in boxes
            if row[0] == "│"
        }
        assert len(bars) == 1


def test_lines_break_between_wide_letters_but_not_after_an_opening_bracket() -> None:
    assert wrapped("自分は「砂塵の大竜巻」をドローした。", 12, 9) == ["自分は「砂塵", "の大竜巻」を", "ドローした。"]
    assert wrapped("自分は「砂塵", 8, 9) == ["自分は", "「砂塵"]
    assert wrapped("one two three", 8, 9) == ["one two", "three"]
    assert wrapped("a very long name", 6, 2) == ["a very", "long…"]


def test_counters_are_named_in_both_languages() -> None:
    table = scenario()
    breaker = table.alice.attack_position("魔導戦士 ブレイカー")
    table.alice.has_counters(breaker, "魔力カウンター", 2)
    assert "魔力カウンター２個" in Teller(table.duel, 0, "ja").there(breaker)
    assert "2 Spell Counters" in Teller(table.duel, 0, "en").there(breaker)


@rule("EX04-GAP-TYPE-01", "EX04-GAP-TYPE-03", "MR3-TYPE-14")
@pytest.mark.parametrize(
    ("edition", "text", "where", "kind"),
    [
        ("ex04", '[player0]\nextra = ["Stardust Dragon"]', "player0.extra[0]", "Synchro"),
        ("ex04", '[player1]\nhand = ["Junk Synchron"]', "player1.hand[0]", "Tuner"),
        ("mr2", '[player0]\npendulum = { left = "Dragonpit Magician" }', "player0.pendulum.left", "Pendulum"),
        ("mr3", '[player0]\nmonsters = [{ card = "Decode Talker", zone = 1 }]', "player0.monsters[0].card", "Link"),
    ],
)
def test_kinds_that_the_edition_does_not_have_are_refused_unless_mixed(
    edition: str, text: str, where: str, kind: str
) -> None:
    with pytest.raises(FileError) as refusal:
        read_position(f'edition = "{edition}"\n{text}', "kinds.toml")
    message = str(refusal.value)
    assert message.startswith(f"kinds.toml: {where}: ") and "\n" not in message
    assert f"of the kind {kind}, which the edition does not have; expected" in message and "+mixed" in message
    mixed = read_position(f'edition = "{edition}+mixed"\n{text}').duel.rules
    assert mixed.identity == f"{edition}+mixed" and mixed.year == known(edition).year


@rule("EX04-GAP-TYPE-01")
def test_a_mixed_duel_says_so_and_is_recorded(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mixed.duel"
    status, out = run("watch", "--decks", "synchron", "synchron", "--edition", "ex04", "--record", str(path))
    assert status == 2 and not out
    status, out = run("watch", "--decks", "synchron", "synchron", "--edition", "ex04+mixed", "--record", str(path))
    assert status == 0
    record = load_record(path)
    assert record.headers["edition"] == "ex04+mixed" and "rules" not in record.headers
    assert replay(record).duel.rules.identity == "ex04+mixed" and replay(record).duel.rules.first_draw
