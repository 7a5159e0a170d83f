"""THE EYE OF JUDGMENT at the terminal: play, watch, cards, positions, explanations, in both languages."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from rich.console import Console
from tests.terminal.openings import judgment_seed

from duelkit.games.judgment import GAME
from duelkit.judgment import load_deck, new_duel
from duelkit.judgment.boards import standard_board
from duelkit.judgment.engine.facts import reasons
from duelkit.judgment.forecast import forecast, lines, short
from duelkit.judgment.positions import read_position
from duelkit.judgment.records import load_record
from duelkit.judgment.scenario import Scenario, scenario
from duelkit.judgment.state import codes, log
from duelkit.judgment.telling.messages import knows_message
from duelkit.judgment.telling.teller import OPTION_RULES, QUESTION_RULES, Teller
from duelkit.judgment.why.said import RULES, RULES_OF, reasons_against
from duelkit.kernel.errors import FileError
from duelkit.kernel.rng import Rng
from duelkit.rulebook import load_rulebook
from duelkit.rulebook.cite import rule
from duelkit.terminal.judgment.board import board
from duelkit.terminal.judgment.linear import field_lines, log_lines

Run = Callable[..., tuple[int, str]]
PLAIN = (
    "play",
    "--game",
    "judgment",
    "--deck",
    "champion",
    "--opponent-deck",
    "fire",
    "--opponent",
    "random",
    "--seed",
    "3",
)


def opening() -> tuple[str, ...]:
    """The same, with a creature first in hand that 2 mana are enough for, and one that costs 3."""
    return (
        *PLAIN[:-1],
        judgment_seed("champion", "fire", "Tritonan Harpoonsman", "Siam, Traitor of the Seas", without="Flame Magus"),
    )


def digits(seed: int, count: int) -> str:
    """Lines with a digit each, some of which will fit."""
    chance = Rng(seed)
    return "".join(f"{1 + chance.below(9)}\n" for _ in range(count))


def skirmish() -> Scenario:
    """Two creatures of each side."""
    found = scenario()
    found.field(5, "fire", "water")
    found.alice.creature("Partmole Flame Lizard", at=5, facing="north")
    found.alice.creature("Twin Goblins", at=8)
    found.bob.creature("Novogus Catapult", at=2, facing="north")
    found.bob.creature("Biolith Stinger", at=7, facing="east")
    found.alice.mana(5)
    found.bob.hand("Didi the Enlightened")
    found.start()
    return found


def drawn(found: Scenario, language: str, width: int) -> str:
    """The drawn board as text."""
    out = io.StringIO()
    console = Console(width=width, file=out, highlight=False, markup=False, emoji=False)
    console.print(board(Teller(found.duel, 0, language), found.duel.observe(0), width))
    return out.getvalue()


# the board


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("language", ["ja", "en"])
def test_the_board_fits_the_screen(language: str, width: int) -> None:
    from rich.cells import cell_len

    duel = new_duel(load_deck("champion"), load_deck("biolith"), 3)
    player = GAME.player("greedy", 1)
    for _ in range(30):
        decision = duel.decision
        if decision is None:
            break
        out = io.StringIO()
        console = Console(width=width, file=out, highlight=False, markup=False, emoji=False)
        console.print(board(Teller(duel, decision.player, language), duel.observe(decision.player), width))
        text = out.getvalue()
        assert max(cell_len(line) for line in text.splitlines()) <= width
        duel.choose(player.choose(duel))


def test_the_board_tells_everything_of_a_creature() -> None:
    text = drawn(skirmish(), "en", 100)
    assert "5 Fire/Water" in text
    assert "Partmole Flame Lizard" in text and "You Fire Lizard" in text and "Opponent Earth Weapon" in text
    assert "HP 0" not in text and "hits 2" in text and "evades 1" in text
    middle = next(line for line in text.splitlines() if "▲" in line and "cost 1 / 2" in line)
    assert "· ▲ ·" in middle


def test_blind_and_counter_sides_turn_with_the_creature() -> None:
    found = scenario()
    card = found.alice.creature("Partmole Flame Lizard", at=5, facing="east")
    found.start()
    teller = Teller(found.duel, 0, "en")
    creature = found.duel.observe(0).fields[4].creature
    assert creature is not None
    assert teller.directions(creature.counter_sides, creature.facing) == "right"
    assert teller.directions(creature.blind_sides, creature.facing) == "left"
    row = next(line for line in drawn(found, "en", 80).splitlines() if "▶" in line)
    assert "B ▶ +" in row
    assert found.duel.creatures[card].facing == 1


def test_hidden_cards_are_not_shown() -> None:
    found = skirmish()
    for language in ("ja", "en"):
        for text in (
            drawn(found, language, 100),
            "\n".join(field_lines(Teller(found.duel, 0, language), found.duel.observe(0))),
        ):
            assert "Didi" not in text
    assert "Didi" in "\n".join(field_lines(Teller(found.duel, 1, "en"), found.duel.observe(1)))


def test_plain_lines_say_what_the_board_shows() -> None:
    text = "\n".join(field_lines(Teller(skirmish().duel, 0, "en"), skirmish().duel.observe(0)))
    assert "Field 5, Fire/Water: Partmole Flame Lizard, You, Fire Lizard, facing up" in text
    assert "hits 2, counterattacks up, blind down, quickness" in text
    assert "Field 9, Biolith/Biolith: empty" in text
    assert "You  Fields 2  Mana " in text


# forecasts


@rule("EOJ-KIND-01", "EOJ-ABIL-05")
def test_a_forecast_tells_damage_counterattacks_and_chances() -> None:
    found = skirmish()
    duel = found.duel
    teller = Teller(duel, 0, "en")
    lizard = found.find("Partmole Flame Lizard")
    before = duel.digest()
    ahead = forecast(duel, codes.option(codes.O_ATTACK, lizard), 0)
    assert duel.digest() == before
    hp = found.hp("Novogus Catapult")
    assert lines(teller, ahead) == [
        "Partmole Flame Lizard attacks Novogus Catapult",
        f"  Novogus Catapult takes 3 (HP {hp} to {hp - 3})",
    ]
    found.alice.attacks(lizard)
    assert found.hp("Novogus Catapult") == hp - 3


def test_chances_are_told_as_such() -> None:
    found = scenario()
    hunter = found.alice.creature("Twin Goblins", at=8, facing="north")
    found.bob.creature("Biolith Stinger", at=5, facing="south")
    found.alice.mana(3)
    found.start()
    ahead = forecast(found.duel, codes.option(codes.O_ATTACK, hunter), 0)
    assert ahead.tries == 0 and sum(course.weight for course in ahead.courses) == 1.0
    assert {course.weight for course in ahead.courses} == {0.5}
    text = lines(Teller(found.duel, 0, "en"), ahead)
    assert text.count("50 % of the time:") == 2
    assert "    Biolith Stinger evades" in text and "    Biolith Stinger dies" in text
    assert short(Teller(found.duel, 0, "en"), ahead).startswith("50 %: Twin Goblins attacks Biolith Stinger")
    for result, dead in ((True, False), (False, True)):
        twin = found.duel.copy()
        twin.forced = [result]
        twin.choose(codes.option(codes.O_ATTACK, hunter))
        assert (twin.place[found.find("Biolith Stinger")] == codes.GRAVEYARD) is dead


def test_no_battle_no_forecast() -> None:
    found = skirmish()
    goblins = found.find("Twin Goblins")
    ahead = forecast(found.duel, codes.option(codes.O_ROTATE, goblins, 1), 0)
    assert not ahead.fights and short(Teller(found.duel, 0, "en"), ahead) == ""


# play


def test_the_choice_of_the_game_is_offered(run: Run) -> None:
    status, out = run("play", lines="2\n2\nc\n1\n2\n9\n1\n")
    assert status == 0
    assert "Choose the game" in out and "2  THE EYE OF JUDGMENT" in out
    assert "The duel begins. Board standard" in out and "Keep this hand?" in out
    status, out = run("play", lines="1\njudgment\nc\nfire\nwater\ngreedy\n")
    assert status == 0 and "この手札で始めますか。" in out


def test_a_summon_asks_for_its_field(run: Run) -> None:
    status, out = run(*opening(), "--language", "en", lines="1\n1\n77\n5\n1\n")
    assert status == 0
    assert "To which field with Tritonan Harpoonsman?" in out
    assert '"77" is not offered; type a number from 1 to 9' in out
    assert "to field 5, facing up." in out


def test_explanations_and_commands(run: Run) -> None:
    text = (
        "?\n? 1\n? 99\n? flame magus\n? EOJ-BATTLE-17\n? no such card\nwhy\n1\nwhy siam\nwhy flame magus\n"
        "why 1\nwhy zzz\nfield\nlog\ngrave\nhelp\nfoo\nundo\nundo\n"
    )
    status, out = run(*opening(), "--language", "en", lines=text)
    assert status == 0
    for words in (
        "EOJ-SETUP-04: ",
        "Fire, Human, Church of Parmus, Common",
        "EOJ-BATTLE-17: ",
        'No card or rule "no such card"',
        "Before the first turn each player may exchange",
        "not enough mana: it costs 3, you have 2 (EOJ-SUMMON-02)",
        "Flame Magus is not among your cards",
        "It is a creature in your hand",
        'No card or rule "zzz"',
        "You, graveyard (0)",
        '"foo" is not understood',
        "Taken back.",
        "There is no choice to take back.",
        '"99" is not offered; type a number from 1 to 2',
    ):
        assert words in out, words


def test_the_same_in_japanese(run: Run) -> None:
    status, out = run(*opening(), "--language", "ja", lines="?\nなぜ\n1\nwhy siam\nフィールド\nログ\n墓地\nヘルプ\n")
    assert status == 0
    for words in (
        "この手札で始めますか。",
        "マナが足りません（コスト3、残り2）（EOJ-SUMMON-02）",
        "自分の墓地（0枚）",
        "アクションフェイズ1：何をしますか。",
        "カード名",
    ):
        assert words in out, words


def test_an_attack_is_confirmed_after_a_forecast(run: Run, tmp_path: Path) -> None:
    seen = 0
    for seed in range(1, 30):
        arguments = [*PLAIN[:-1], str(seed), "--language", "en", "--opponent", "both"]
        status, out = run(*arguments, lines=digits(seed, 400))
        assert status == 0
        if "Attack (Enter: yes, n: no)" in out:
            seen += 1
            before = out.index("Attack (Enter: yes, n: no)")
            assert "Forecast\n" in out[:before]
            break
    assert seen


def test_save_and_resume(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "duel.txt"
    status, out = run(*opening(), "--language", "en", lines=f"1\n1\n5\n1\nsave {path}\nquit\n\n")
    assert status == 0 and f"Saved to {path}" in out
    record = load_record(path)
    assert record.headers["game"] == "judgment" and record.headers["opponent"] == "random"
    status, again = run("play", "--resume", str(path), lines="field\nlog\n")
    assert status == 0
    assert f"Resumed from {path} ({len(record.steps)} decisions)." in again
    assert " to field 5, facing" in again
    status, out = run("replay", str(path))
    assert status == 0 and "state hashes equal" in out


def test_a_whole_duel_by_hand(run: Run) -> None:
    status, out = run(*PLAIN, "--language", "en", lines=digits(1, 4000))
    assert status == 0
    assert "wins (" in out or "You win (" in out


def test_another_board_is_played_on(run: Run, tmp_path: Path) -> None:
    text = (resources.files("duelkit.judgment.boards") / "standard.toml").read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(
        text.replace("water/biolith", "fire/fire").replace('name = "standard"', 'name = "mine"'), encoding="utf-8"
    )
    status, out = run(*PLAIN, "--language", "en", "--board", str(path), lines="1\n")
    assert status == 0
    assert "Board mine" in out and "Field 1, Fire/Fire" in out
    assert standard_board().name == "standard"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("play", "--game", "judgment", "--deck", "none.deck"), "none.deck: cannot be read"),
        (("play", "--game", "judgment", "--board", "none.toml"), "none.toml: cannot be read"),
        (("play", "--game", "judgment", "--edition", "mr3"), "--edition belongs to the game yugioh"),
        (("play", "--game", "yugioh", "--board", "x"), "--board belongs to the game judgment"),
        (("watch", "--game", "judgment", "--players", "greedy", "bob"), "unknown player 'bob'"),
        (("card", "--game", "judgment", "no such card"), "no card matches 'no such card'"),
        (("card", "--game", "judgment", "312"), "no card matches '312'"),
        (("fuzz", "--game", "judgment", "--edition", "mr3"), "--edition belongs to the game yugioh"),
    ],
)
def test_wrong_arguments_are_one_line(
    run: Run, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], message: str
) -> None:
    status, _ = run(*arguments)
    error = capsys.readouterr().err
    assert status == 2 and message in error and error.count("\n") == 1


# watch, cards, bench


@pytest.mark.parametrize(("language", "words"), [("en", "wins ("), ("ja", "の勝ち（")])
def test_watch(run: Run, tmp_path: Path, language: str, words: str) -> None:
    path = tmp_path / "watched.txt"
    status, out = run("watch", "--game", "judgment", "--seed", "1", "--language", language, "--record", str(path))
    assert status == 0 and words in out
    assert run("replay", str(path))[0] == 0


def test_all_cards_are_listed(run: Run) -> None:
    status, out = run("cards", "--game", "judgment", "--json")
    cards = json.loads(out)
    assert status == 0
    assert [card["number"] for card in cards] == list(range(1, 312))
    assert run("cards", "--game", "judgment", "flame magus")[1].startswith("  1  Flame Magus  Fire Human, 1  HP 1 ATK ")
    assert run("cards", "--game", "judgment", "no such card")[0] == 1


def test_a_card_sheet(run: Run) -> None:
    status, out = run("card", "--game", "judgment", "ouroboros", "dragon")
    assert status == 0
    for words in (
        "Ouroboros Dragon",
        "機巧の龍 ウロボロス",
        "No. 84, Biolith, Dragon, Biolith Castle, Ultra Rare",
        "Summoning Cost 7, Activation Cost 4, HP 10, Attack 7, Summoning Lock",
        "at most 1 copy in a deck",
        "Attack: front (1 or 2 fields away), one target",
        "Defence: counterattack front; blind side back",
        "While this creature is on a Biolith field, no field can be fieldquaked or exchanged.",
        "EOJ-ABIL-29",
    ):
        assert words in out, words
    japanese = run("card", "--game", "judgment", "84", "--language", "ja")[1]
    for words in (
        "機巧属性、〈龍〉",
        "【封地】：全てのフィールドへの効果からも",
        "【蛮勇】このクリーチャーは攻撃力が7に他の機巧属性クリーチャーの数を加えた値になる。",
    ):
        assert words in japanese, words
    assert run("card", "--game", "judgment", "golem")[0] == 1


def test_bench_reports_figures(run: Run) -> None:
    status, out = run("bench", "--game", "judgment", "--json", "--seconds", "0.05")
    found = json.loads(out)
    assert status == 0
    assert set(found["decks"]["elements"]) == {
        "decisions_per_second",
        "duels_per_second",
        "copy_us",
        "create_us",
        "live_kib",
    }


# positions


POSITION = """
game = "judgment"
turn = 7
flipped = [5]
tiles = [9, 2, 3, 4, 5, 6, 7, 8, 1]
chances = [true]

[player0]
mana = 5
hand = ["Flame Magus", 98]
library = ["Twin Goblins"]
creatures = [
    { card = "Partmole Flame Lizard", field = 6, facing = "left", rotated = true },
    { card = "Flame Ascetic", field = 7, damage = 1, this_turn = true },
]

[player1]
mana = 2
filler = 3
graveyard = ["Skeleton Soldier"]
creatures = [{ card = "Novogus Catapult", field = 5, facing = "left" }]
"""


def test_a_position_is_built_as_written() -> None:
    position = read_position(POSITION)
    position.start()
    duel = position.duel
    assert duel.decision is not None and duel.decision.why == codes.W_ACTION_1 and duel.turn == 7
    assert duel.mana == [5, 2] and duel.forced == [True]
    assert duel.tile[0] == 8 and duel.tile[8] == 0 and duel.flipped[4]
    lizard, ascetic, catapult = (duel.occupant[at] for at in (5, 6, 4))
    assert duel.creatures[lizard].facing == 3 and duel.creatures[ascetic].damage == 1
    assert duel.creatures[ascetic].facing == 0 and duel.owner[catapult] == 1
    assert duel.info[duel.library[0][-1]].name == "Twin Goblins" and len(duel.library[1]) == 3
    offered = [option for option in duel.decision.options if codes.card_of(option) == lizard]
    assert offered == [codes.option(codes.O_ATTACK, lizard)]
    again = read_position(POSITION)
    again.start()
    assert again.duel.digest() == duel.digest()


def test_show_tells_options_reasons_and_forecasts(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "position.toml"
    path.write_text(POSITION, encoding="utf-8")
    status, out = run("show", str(path))
    assert status == 0
    for words in (
        "Field 5, Fire/Biolith: Novogus Catapult, Opponent",
        "What can be done, and why",
        "Attack with Partmole Flame Lizard  [Partmole Flame Lizard attacks Novogus Catapult;",
        "What cannot be done now",
        "it has rotated by re-action this turn already (EOJ-REACT-02)",
        "the field is not next to a creature of yours (EOJ-SUMMON-03, EOJ-SUMMON-04)",
    ):
        assert words in out, words
    status, out = run("show", str(path), "--language", "ja", "--player", "1")
    assert status == 0 and "今は選ぶことがありません" in out


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("turn = 0", "turn: 0; expected a number from 1 to 999"),
        ("phase = 'main 1'", "phase: 'main 1'; expected one of mulligan, start, draw, action 1"),
        ("bored = 1", "bored: unknown key; expected one of game, board, turn"),
        ("phase = 'mulligan'\nturn = 2", "turn: 2; expected a number from 1 to 1"),
        (
            "phase = 'mulligan'\n[player0]\ngraveyard = [1]",
            "player0.graveyard: cards in the mulligan phase; expected none",
        ),
        (
            "[player0]\ncreatures = [{card = 1, field = 1, extra_hp = 100}]",
            "extra_hp: 100; expected a number from -99 to 99",
        ),
        ("flipped = [10]", "flipped[0]: 10; expected a field from 1 to 9"),
        ("tiles = [1, 2]", "tiles: 2 tiles; expected nine"),
        ("tiles = [1, 1]", "tiles[1]: 1; expected a field from 1 to 9, each at most once"),
        ("chances = [1]", "chances[0]: 1; expected true or false"),
        ("board = 'none.toml'", "board: none.toml: cannot be read"),
        ("board = 3", "board: 3; expected 'standard' or the path"),
        ("player0 = 3", "player0: 3 is no table"),
        ("[player0]\nmana = -1", "player0.mana: -1; expected a number from 0 to 999"),
        ("[player0]\nhand = ['Nobody']", "player0.hand[0]: unknown card 'Nobody'"),
        ("[player0]\nhand = [1.5]", "player0.hand[0]: 1.5; expected a card name or number"),
        ("[player0]\ncreatures = [{card = 1}]", "player0.creatures[0]: without card or field"),
        ("[player0]\ncreatures = [{card = 98, field = 1}]", "'Fissures of Goghlie' is a spell; expected a creature"),
        (
            "[player0]\ncreatures = [{card = 1, field = 1, facing = 'north'}]",
            "facing: 'north'; expected one of up, right",
        ),
        (
            "[player0]\ncreatures = [{card = 1, field = 1}]\n[player1]\ncreatures = [{card = 1, field = 1}]",
            "player1.creatures[0].field: 1 is taken by player0.creatures[0]; expected a free field (EOJ-CTRL-02)",
        ),
        ("x", "not TOML"),
    ],
)
def test_mistakes_in_positions_are_named(text: str, message: str) -> None:
    with pytest.raises(FileError) as error:
        read_position(text, "my.toml")
    assert str(error.value).startswith("my.toml: ") and message in str(error.value)
    assert "\n" not in str(error.value)


def test_positions_of_both_games_go_through_one_command(run: Run) -> None:
    examples = Path(__file__).parents[2] / "examples"
    for name in ("judgment/blind_side.toml", "synchro_turn.toml"):
        assert run("show", str(examples / name))[0] == 0


# words


def messages(language: str) -> dict[str, set[str]]:
    """Every message of a language with the values that it asks for."""
    found: dict[str, set[str]] = {}
    folder = resources.files("duelkit.judgment.telling") / "messages" / language
    for item in folder.iterdir():
        for entry in FluentParser().parse(item.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, entry.id.name
                variables = [part for part in nodes(entry) if isinstance(part, ast.VariableReference)]
                found[entry.id.name] = {variable.id.name for variable in variables}
    return found


def nodes(node: object) -> list[ast.BaseNode]:
    """A node of Fluent's syntax and everything in it."""
    if isinstance(node, list):
        return [part for item in node for part in nodes(item)]
    if not isinstance(node, ast.BaseNode):
        return []
    return [node, *(part for value in vars(node).values() for part in nodes(value))]


def test_both_languages_have_the_same_messages_with_the_same_values() -> None:
    assert messages("ja") == messages("en")


def test_every_reason_question_and_entry_of_the_log_has_words_and_rules() -> None:
    known = {statement.id for statement in load_rulebook()}
    numbers = [value for name, value in vars(reasons).items() if name.isupper() and isinstance(value, int)]
    for number in numbers:
        assert knows_message("en", f"why-{number}"), number
        assert RULES[number], number
    for rules in (*RULES.values(), *RULES_OF.values(), *QUESTION_RULES.values(), tuple(OPTION_RULES.values())):
        assert set(rules) <= known, set(rules) - known
    found = skirmish()
    teller = Teller(found.duel, 0, "en")
    for name, value in vars(log).items():
        if name.startswith("L_") and value not in (log.L_WIN,):
            entry = log.LogEntry(None, value, 0, 0, 0, 0, 0)
            assert teller.log_line(entry), name
    for name, value in vars(codes).items():
        if name.startswith("W_"):
            assert knows_message("ja", f"question-{value}"), name
        if name.startswith("O_"):
            assert value in (codes.O_FACING, codes.O_ROTATE, codes.O_ELEMENT, codes.O_ABILITY) or (
                knows_message("ja", f"option-{value}")
            ), name


def test_reasons_are_told_with_rules_in_both_languages() -> None:
    found = scenario()
    dragon = found.alice.hand("Ouroboros Dragon")
    found.start()
    said = [str(reason) for reason in reasons_against(found.duel, codes.option(codes.O_SUMMON, dragon, 0), "en", 0)]
    assert "not enough mana: it costs 7, you have 2 (EOJ-SUMMON-02)" in said or (
        "not enough mana: it costs 7, you have 0 (EOJ-SUMMON-02)" in said
    )
    found.field(1, "fire")
    told = reasons_against(found.duel, codes.option(codes.O_SUMMON, dragon, 0), "ja", 0)
    assert any("ロック中です" in str(reason) and "EOJ-SUMMON-05" in str(reason) for reason in told)


def test_the_log_hides_what_the_viewer_may_not_know() -> None:
    duel = new_duel(load_deck("fire"), load_deck("water"), 5)
    said = "\n".join(log_lines(Teller(duel, 0, "en"), whole=True))
    assert "Your opponent drew 5 cards." in said and said.count("drew") == 2
    told = "\n".join(log_lines(Teller(duel, 0, "en", neutral=True, all_seeing=True), whole=True))
    assert "drew 5 cards" not in told and told.count(" drew ") == 2
