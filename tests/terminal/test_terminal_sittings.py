"""What a player at the terminal finds at every question, in both games: commands, words, the way back, the screen."""

from __future__ import annotations

import io
import unicodedata
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from rich.cells import cell_len
from rich.console import Console
from tests.terminal.openings import judgment_seed

from duelkit import games
from duelkit.cardlang.wording import Language
from duelkit.judgment.forecast import landing
from duelkit.judgment.scenario import Scenario, scenario
from duelkit.judgment.state import codes
from duelkit.judgment.telling.teller import Teller
from duelkit.kernel.decision import ACT
from duelkit.kernel.rng import Rng
from duelkit.rulebook.cite import rule
from duelkit.terminal.client import terminal_of
from duelkit.terminal.judgment.board import short_cell
from duelkit.terminal.judgment.figures import reach_words, tiny_reach
from duelkit.terminal.judgment.session import described, grouped
from duelkit.terminal.judgment.words import MESSAGES
from duelkit.terminal.paper import Paper
from duelkit.terminal.play import words
from duelkit.terminal.sitting import Seats
from duelkit.terminal.words import meaning

Run = Callable[..., tuple[int, str]]
JUDGMENT = (
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
    "--language",
    "en",
)
YUGIOH = (
    "play",
    "--game",
    "yugioh",
    "--deck",
    "plain",
    "--opponent-deck",
    "plain",
    "--opponent",
    "random",
    "--seed",
    "3",
    "--language",
    "en",
)


def opening() -> tuple[str, ...]:
    """The duel of ``JUDGMENT``, with a creature first in hand that can be summoned at once."""
    return (*JUDGMENT[:-4], "--seed", judgment_seed("champion", "fire", "Tritonan Harpoonsman"), *JUDGMENT[-2:])


def listed(found: Scenario) -> list[str]:
    """The options of the open question as they are listed."""
    decision = found.decision()
    assert decision is not None
    teller = Teller(found.duel, decision.player, "en")
    return [described(teller, text, options) for text, options in grouped(teller, decision.options)]


# options


def test_creatures_of_the_same_name_are_told_apart_by_their_fields() -> None:
    found = scenario()
    found.alice.creature("Twin Goblins", at=4)
    found.alice.creature("Twin Goblins", at=6)
    found.alice.creature("Flame Magus", at=8)
    found.bob.creature("Novogus Catapult", at=1)
    found.bob.creature("Novogus Catapult", at=3)
    found.alice.mana(5)
    lines = listed(found)
    for field in (4, 6):
        assert f"Attack with Twin Goblins on field {field}" in lines
        assert f"Rotate Twin Goblins on field {field} to the right, faces right, hits 5" in lines
    assert "Attack with Flame Magus" in lines
    decision = found.decision()
    assert decision is not None
    together = grouped(Teller(found.duel, 0, "en"), decision.options)
    assert sorted(option for _, options in together for option in options) == sorted(decision.options)


@rule("EOJ-BONUS-01", "EOJ-BONUS-03")
@pytest.mark.parametrize(
    ("element", "name", "expected"),
    [
        ("fire", "Flame Magus", (2, False)),
        ("water", "Flame Magus", (-2, True)),
        ("water", "Partmole Fire Oracle", (-2, False)),
        ("wood", "Flame Magus", (0, False)),
    ],
)
def test_what_a_field_does_to_a_summon_is_known_before(element: str, name: str, expected: tuple[int, bool]) -> None:
    found = scenario()
    found.field(5, element)
    card = found.alice.hand(name)
    found.alice.mana(9)
    found.start()
    before = found.duel.digest()
    assert landing(found.duel, codes.option(codes.O_SUMMON, card, 4), 0) == expected
    assert found.duel.digest() == before
    found.alice.summons(card, at=5)
    assert (found.where(card) == "graveyard") is expected[1]


def test_one_field_stands_with_what_it_does_in_the_option_itself() -> None:
    found = scenario()
    found.field(5, "water")
    for at in (1, 2, 3, 4, 6, 7, 8, 9):
        found.bob.creature("Biolith Stinger", at=at)
    found.alice.hand("Flame Magus")
    found.alice.mana(9)
    assert "Summon Flame Magus to field 5  [field -2 HP, dies of it at once]" in listed(found)


def test_a_facing_says_which_fields_are_reached() -> None:
    found = scenario()
    found.alice.hand("Partmole Flame Lizard")
    found.alice.mana(9)
    found.start()
    found.duel.choose(codes.option(codes.O_SUMMON, found.find("Partmole Flame Lizard"), 0))
    assert listed(found) == [
        "Facing up, hits none",
        "Facing right, hits 2",
        "Facing down, hits 4",
        "Facing left, hits none",
    ]


# commands at every question


def test_everything_works_at_the_question_for_a_field_too(run: Run) -> None:
    lines = "1\n1\n?\n? 5\nwhy\nlist\noptions\n\nhelp\nfield 2\ngoal\nglossary\n? lock\nfoo\n55\n5\n1\n"
    status, out = run(*opening(), lines=lines)
    assert status == 0
    asked = out.index("To which field with")
    done = out.index("to field 5, facing up.")
    between = out[asked:done]
    assert between.count("To which field with Tritonan Harpoonsman?") == 4, "the question, list, options and Enter"
    for said in (
        "EOJ-ACT1-01",
        "leave a choice that is half made",
        "Field 2, Fire/Water: empty",
        "Goal: control 5",
        "prot. / protection",
        "lock — while fewer than 4",
        '"foo" is not understood',
        '"55" is not offered',
        "2  Fire/Water  [field -2 HP, dies of it at once]",
        "1  Water/Biolith  [field +2 HP]",
    ):
        assert said in between, said


@pytest.mark.parametrize("word", ["cancel", "back", "undo", "やめる", "戻る"])
def test_the_question_for_a_field_can_be_left(run: Run, word: str) -> None:
    status, out = run(*opening(), lines=f"1\n1\n{word}\n4\n")
    assert status == 0
    after = out[out.index("Back to the choice before.") :]
    assert after.index("Action phase 1: what will you do?") < after.index("Number (1-5")
    assert "to field 5, facing" not in out


def test_a_question_that_follows_from_the_own_choice_can_be_left(run: Run) -> None:
    status, out = run(*opening(), lines="1\n1\n5\ncancel\ncancel\n")
    assert status == 0
    after = out[out.index("Taken back.") :]
    assert "Action phase 1: what will you do?" in after
    assert "There is nothing to cancel at this question" in after


@pytest.mark.parametrize("arguments", [JUDGMENT, YUGIOH])
def test_help_goal_and_glossary_are_told_at_the_start_and_on_request(run: Run, arguments: tuple[str, ...]) -> None:
    status, out = run(*arguments, lines="goal\nglossary\nhelp\nlist\ncancel\n")
    assert status == 0
    assert out.count("Goal: ") == 2 and out.index("Goal: ") < out.index("Number (")
    assert "? list undo help" in out and " — " in out
    for command in ("list", "cancel", "undo", "goal", "glossary", "surrender", "? WORD"):
        assert f"\n{command} " in out or f"\n    {command} " in out, command


def test_an_attack_can_be_thought_over(run: Run) -> None:
    for seed in range(1, 30):
        chance = Rng(seed)
        lines = "".join(f"{1 + chance.below(9)}\n" for _ in range(300))
        _, out = run(*JUDGMENT[:-4], "--seed", str(seed), "--language", "en", lines=lines)
        if "Type y or n; commands" in out:
            assert out.index("Attack (Enter: yes, n: no)") < out.index("Type y or n; commands")
            return
    raise AssertionError("no attack was asked about")


# words


@pytest.mark.parametrize("language", ["ja", "en"])
def test_the_glossary_explains_the_words_of_the_screen(language: str) -> None:
    glossary = MESSAGES.say(language, "glossary", unlock="4")
    found = scenario()
    found.start()
    teller = Teller(found.duel, 0, language)
    said = [teller.words(f"keyword-{bit}") for bit in (1, 2, 4, 8, 16, 32, 64, 512, 1024, 2048, 8192)]
    said += [
        teller.words("short-possessed"),
        teller.words("short-evasion", number="2").rstrip("2").strip(),
        teller.words("short-protection", number="2").rstrip("2").strip(),
        teller.words("short-magic-protection", number="2").rstrip("2").strip(),
        "*",
        "B",
        "+",
    ]
    for word in said:
        assert meaning(glossary, word), word
    assert not meaning(glossary, "Flame Magus")


LATER_WORDS = {
    "☆": ("☆", "Xyz"),
    "スケール": ("Scale", "Pendulum"),
    "リンク": ("Link", "Link Monster"),
    "P": ("P", "pendulum zone"),
}


@rule("EX04-GAP-TYPE-01", "MR3-TYPE-14", "MR20-ZONE-02")
@pytest.mark.parametrize(
    ("edition", "known"),
    [
        ("ex04", ""),
        ("mr1", ""),
        ("mr2", "☆"),
        ("mr3", "☆スケール"),
        ("mr4", "☆スケールリンクP"),
        ("mr20-official", "☆スケールリンクP"),
        ("ex04+mixed", "☆スケールリンク"),
    ],
)
def test_the_glossary_explains_no_kinds_that_the_edition_does_not_have(run: Run, edition: str, known: str) -> None:
    for language in ("ja", "en"):
        command = "用語" if language == "ja" else "glossary"
        status, out = run(*YUGIOH[:-1], language, "--edition", edition, lines=f"{command}\n")
        assert status == 0
        terms = {line.strip().partition(" — ")[0]: line for line in out.splitlines() if " — " in line}
        assert "★" in terms and "LP" in terms, "what every edition has"
        for word, (english, means) in LATER_WORDS.items():
            term = word if language == "ja" else english
            assert (term in terms) is (word in known), (term, edition)
            assert language == "ja" or term not in terms or means in terms[term]


def shape(package: str, language: str) -> dict[str, set[str]]:
    """The messages of a language with the values in each."""
    text = (resources.files(package) / "messages" / language / "terminal.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk)
        if isinstance(entry, ast.Message):
            assert entry.value is not None
            found[entry.id.name] = values_in(entry.value)
    return found


def values_in(node: object) -> set[str]:
    """The values in a message, those in its variants too."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    parts = node if isinstance(node, list) else vars(node).values() if isinstance(node, ast.BaseNode) else ()
    return {name for part in parts if isinstance(part, (list, ast.BaseNode)) for name in values_in(part)}


@pytest.mark.parametrize("package", ["duelkit.terminal", "duelkit.terminal.yugioh", "duelkit.terminal.judgment"])
def test_both_languages_say_the_same(package: str) -> None:
    assert shape(package, "ja") == shape(package, "en") != {}


def test_a_card_sheet_in_japanese_says_that_the_name_is_english(run: Run) -> None:
    note = "日本語のカード名は資料にないものが多く、英語名で表示しています。"
    _, out = run("card", "--game", "judgment", "flame", "magus", "--language", "ja")
    assert out.count(note) == 1
    assert note not in run("card", "--game", "judgment", "84", "--language", "ja")[1], "its Japanese name is known"
    assert "Japanese" not in run("card", "--game", "judgment", "flame", "magus")[1]
    assert run(*JUDGMENT[:-1], "ja", lines="1\n")[1].count(note) == 1


# the screen


def screen(language: Language, width: int, height: int) -> tuple[Paper, io.StringIO]:
    """Paper that draws as on a screen of this size."""
    out = io.StringIO()
    paper = Paper(plain=True)
    paper.plain = False
    paper.width, paper.height, paper.tall = width, height, height >= 38
    paper._console = Console(width=width, file=out, highlight=False, markup=False, emoji=False)
    return paper, out


def sittings(game: str, language: Language, paper: Paper) -> tuple[Any, Any]:
    """A sitting of a game, and a player for both sides."""
    played = games.named(game)
    setup = played.setup()
    names = ("champion", "fire") if game == "judgment" else ("synchron", "synchron")
    recorder = played.begin(setup, [played.deck(name, setup) for name in names], 3, words=words(played, language))
    return terminal_of(played).sitting(recorder, Seats({}), language, paper), played.player("greedy", 1)


def test_many_options_share_rows_on_a_short_screen_only() -> None:
    paper, _ = screen(Language.EN, 80, 24)
    sitting, _ = sittings("judgment", Language.EN, paper)
    texts = [
        "short",
        "also short",
        "a text beside which nothing else finds room on a screen of eighty columns",
        "x",
        "y",
        "z",
    ]
    sitting.offer([(text, number) for number, text in enumerate(texts)])
    rows = sitting.option_rows()
    assert rows == [
        "  1  short" + " " * 30 + "  2  also short",
        f"  3  {texts[2]}",
        "  4  x" + " " * 34 + "  5  y",
        "  6  z",
    ]
    paper.tall = True
    assert len(sitting.option_rows()) == 6
    paper.tall = False
    sitting.offer(sitting.options[:5])
    assert len(sitting.option_rows()) == 5


@pytest.mark.parametrize("size", [(80, 24), (100, 40)])
@pytest.mark.parametrize("language", [Language.JA, Language.EN])
@pytest.mark.parametrize("game", ["judgment", "yugioh"])
def test_the_field_and_the_newest_lines_fit_on_the_screen(game: str, language: Language, size: tuple[int, int]) -> None:
    paper, out = screen(language, *size)
    sitting, player = sittings(game, language, paper)
    drawn = 0
    for _ in range(60):
        decision = sitting.duel.decision
        if decision is None:
            break
        sitting.last_viewer = decision.player
        fresh = sitting.news(decision.player)
        sitting.shown[decision.player] = 0
        out.seek(0)
        out.truncate()
        sitting.present()
        lines = out.getvalue().splitlines()
        assert max(map(cell_len, lines)) <= size[0]
        start = next((at for at, line in enumerate(lines) if line.startswith("──") and any(map(str.isalpha, line))), -1)
        if start >= 0:
            drawn += 1
            asked = next(at for at, line in enumerate(lines) if line == sitting.asked[0][0][: len(line)] and line)
            assert asked - start <= size[1] - 1, "the field and the news above the question"
            if fresh:
                last = fresh[-1].replace(" ", "")[-12:]
                assert last in "".join(lines[start:asked]).replace(" ", "")
        sitting.recorder.choose(player.choose(sitting.duel))
    assert drawn > 5


def drawn(out: io.StringIO) -> list[str]:
    """What has been written since the last look, line by line."""
    lines = out.getvalue().splitlines()
    out.seek(0)
    out.truncate()
    return lines


def is_field(line: str) -> bool:
    """Whether a field begins with this line."""
    return line.startswith("──") and any(map(str.isalpha, line))


def test_the_field_is_shown_at_every_question_for_which_there_is_room() -> None:
    paper, out = screen(Language.EN, 80, 24)
    sitting, player = sittings("yugioh", Language.EN, paper)
    answers = [0, 0]
    for _ in range(80):
        decision = sitting.duel.decision
        if decision is None:
            break
        sitting.redraw, sitting.last_viewer = False, decision.player
        drawn(out)
        sitting.present()
        lines = drawn(out)
        if decision.kind != ACT:
            found = [at for at, line in enumerate(lines) if is_field(line)]
            answers[bool(found)] += 1
            if found:
                assert len(lines) - found[0] < 24, "the field and all below it"
            else:
                sitting.show(sitting.picture(decision.player))
                assert len(lines) + len(drawn(out)) > 20, "there was room"
            # what stands with the field is not said again
            chain = [line for line in lines if line.strip().startswith("Chain Link 1: ") and "activated" not in line]
            assert len(chain) <= 1
        sitting.recorder.choose(player.choose(sitting.duel))
    assert answers[True] > 5


@pytest.mark.parametrize("typed", ["99", "foo", "list", ""])
@pytest.mark.parametrize("game", ["yugioh", "judgment"])
def test_a_wrong_answer_does_not_push_the_field_out(game: str, typed: str) -> None:
    paper, out = screen(Language.EN, 80, 24)
    sitting, _ = sittings(game, Language.EN, paper)
    sitting.present()
    for _ in range(5):
        drawn(out)
        assert sitting.entered(typed) is None
    lines = drawn(out)
    start = next(at for at, line in enumerate(lines) if is_field(line))
    assert len(lines) - start < 24
    asked = lines.index(sitting.asked[0][0])
    assert start < asked and "  1  " in lines[asked + 1]
    assert (typed in ("99", "foo")) == any(f'"{typed}" is not' in line for line in lines[asked:])


def columns(edition: str, width: int) -> list[list[str]]:
    """The numbers of the empty zones, row by row as they are drawn."""
    played = games.named("yugioh")
    setup = played.setup({"edition": edition})
    recorder = played.begin(setup, [played.deck("plain", setup)] * 2, 3, words=words(played, Language.EN))
    paper, out = screen(Language.EN, width, 24)
    sitting = terminal_of(played).sitting(recorder, Seats({}), Language.EN, paper)
    sitting.show(sitting.picture(0))
    lines = [line for line in out.getvalue().splitlines() if line[:1] in "15" and "│" in line]
    return [[cell.strip() for cell in line.split("│")] for line in lines]


@pytest.mark.parametrize("edition", ["ex04", "mr1", "mr2", "mr3", "mr4", "mr20"])
def test_zones_lie_opposite_each_other_in_every_edition(edition: str) -> None:
    rows = columns(edition, 80)
    assert [[cell[0] for cell in row] for row in rows] == [list("54321")] * 2 + [list("12345")] * 2


@pytest.mark.parametrize(("width", "least"), [(80, 14), (100, 18), (120, 22), (140, 26)])
def test_the_field_is_as_wide_as_the_screen(width: int, least: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setenv("LINES", "40")
    assert Paper().width == width
    paper, out = screen(Language.EN, width, 40)
    sitting, _ = sittings("yugioh", Language.EN, paper)
    sitting.show(sitting.picture(0))
    row = next(line for line in out.getvalue().splitlines() if line.startswith("│1"))
    assert [cell_len(cell) for cell in row.split("│")[1:-1]] == [least] * 5


@pytest.mark.parametrize("language", ["ja", "en"])
def test_what_an_attack_reaches_is_whole_on_a_narrow_screen(language: str) -> None:
    found = scenario()
    found.field(5, "fire")
    found.alice.creature("Flame Magus", at=5)
    found.alice.creature("Twin Goblins", at=4)
    found.bob.creature("Tritonan Harpoonsman", at=1)
    found.bob.creature("Novogus Catapult", at=9)
    found.start()
    teller = Teller(found.duel, 0, language)
    view = found.duel.observe(0)
    signs = {}
    for at, field in enumerate(view.fields):
        if field.creature is None:
            continue
        for width in (24, 30, 44):
            last = short_cell(teller, field, at, width).plain.splitlines()[-1]
            assert "…" not in last and cell_len(last) <= width
            said = reach_words(teller, field.creature)
            assert last.endswith((" " + said, " " + tiny_reach(teller, field.creature)))
        signs[at + 1] = tiny_reach(teller, field.creature)
    assert len(set(signs.values())) > 1
    glossary = MESSAGES.say(language, "glossary", unlock="4")
    for said in signs.values():
        assert said == "-" or meaning(glossary, said[0])


# before the first question


def test_a_duel_begins_after_three_times_enter_and_a_language(run: Run) -> None:
    for game, first in (("", "Main Phase 1. What do you do?"), ("2", "Keep this hand?")):
        status, out = run("play", lines=f"en\n{game}\n\n")
        assert status == 0 and first in out
        assert "Choose your" not in out and "Choose the edition" not in out


def test_every_question_before_a_duel_has_a_usual_answer(run: Run) -> None:
    status, out = run("play", lines="en\n\nc\n\n\n\n\n")
    assert status == 0 and "Main Phase 1. What do you do?" in out
    assert "a computer that looks" in out and "Choose your deck" in out


def test_a_level_has_its_own_number_among_the_opponents(run: Run) -> None:
    for language in ("ja", "en"):
        _, out = run("play", "--language", language, "--deck", "plain", "--opponent-deck", "plain", "--seed", "3")
        lines = out.splitlines()
        for level in range(1, 7):
            line = next(line for line in lines if line.startswith(f"  {level}  "))
            assert str(level) in unicodedata.normalize("NFKC", line[5:]), line
