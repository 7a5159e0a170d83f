"""What a player at the terminal finds at every question, in both games: commands, words, the way back, the screen."""

from __future__ import annotations

import io
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from rich.cells import cell_len
from rich.console import Console

from duelkit import games
from duelkit.judgment.forecast import landing
from duelkit.judgment.scenario import Scenario, scenario
from duelkit.judgment.state import codes
from duelkit.judgment.telling.teller import Teller
from duelkit.kernel.rng import Rng
from duelkit.rulebook.cite import rule
from duelkit.terminal.client import terminal_of
from duelkit.terminal.judgment.words import MESSAGES
from duelkit.terminal.judgment.session import described, grouped
from duelkit.terminal.paper import Paper
from duelkit.terminal.play import words
from duelkit.terminal.sitting import Seats
from duelkit.terminal.words import meaning
from duelkit.wording import Language
from tests.terminal.openings import judgment_seed

Run = Callable[..., tuple[int, str]]
JUDGMENT = ("play", "--game", "judgment", "--deck", "champion", "--opponent-deck", "fire", "--opponent", "random",
            "--seed", "3", "--language", "en")
YUGIOH = ("play", "--game", "yugioh", "--deck", "plain", "--opponent-deck", "plain", "--opponent", "random", "--seed",
          "3", "--language", "en")


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
@pytest.mark.parametrize(("element", "name", "expected"), [
    ("fire", "Flame Magus", (2, False)), ("water", "Flame Magus", (-2, True)),
    ("water", "Partmole Fire Oracle", (-2, False)), ("wood", "Flame Magus", (0, False))])
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
    assert listed(found) == ["Facing up, hits none", "Facing right, hits 2", "Facing down, hits 4",
                             "Facing left, hits none"]


# commands at every question


def test_everything_works_at_the_question_for_a_field_too(run: Run) -> None:
    lines = "1\n1\n?\n? 5\nwhy\nlist\noptions\n\nhelp\nfield 2\ngoal\nglossary\n? lock\nfoo\n55\n5\n1\n"
    status, out = run(*opening(), lines=lines)
    assert status == 0
    asked = out.index("To which field with")
    done = out.index("to field 5, facing up.")
    between = out[asked:done]
    assert between.count("To which field with Tritonan Harpoonsman?") == 4, "the question, list, options and Enter"
    for said in ("EOJ-ACT1-01", "leave a choice that is half made", "Field 2, Fire/Water: empty", "Goal: control 5",
                 "prot. / protection", "lock — while fewer than 4", '"foo" is not understood',
                 '"55" is not offered', "2  Fire/Water  [field -2 HP, dies of it at once]",
                 "1  Water/Biolith  [field +2 HP]"):
        assert said in between, said


@pytest.mark.parametrize("word", ["cancel", "back", "undo", "やめる", "戻る"])
def test_the_question_for_a_field_can_be_left(run: Run, word: str) -> None:
    status, out = run(*opening(), lines=f"1\n1\n{word}\n4\n")
    assert status == 0
    after = out[out.index("Back to the choice before."):]
    assert after.index("Action phase 1: what will you do?") < after.index("Number (1-5")
    assert "to field 5, facing" not in out


def test_a_question_that_follows_from_the_own_choice_can_be_left(run: Run) -> None:
    status, out = run(*opening(), lines="1\n1\n5\ncancel\ncancel\n")
    assert status == 0
    after = out[out.index("Taken back."):]
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
    said += [teller.words("short-possessed"), teller.words("short-evasion", number="2").rstrip("2").strip(),
             teller.words("short-protection", number="2").rstrip("2").strip(),
             teller.words("short-magic-protection", number="2").rstrip("2").strip(), "*", "B", "+"]
    for word in said:
        assert meaning(glossary, word), word
    assert not meaning(glossary, "Flame Magus")


LATER_WORDS = {"☆": ("☆", "Xyz"), "スケール": ("Scale", "Pendulum"), "リンク": ("Link", "Link Monster"),
               "P": ("P", "pendulum zone")}


@rule("EX04-GAP-TYPE-01", "MR3-TYPE-14", "MR20-ZONE-02")
@pytest.mark.parametrize(("edition", "known"), [
    ("ex04", ""), ("mr1", ""), ("mr2", "☆"), ("mr3", "☆スケール"), ("mr4", "☆スケールリンクP"),
    ("mr20-official", "☆スケールリンクP"), ("ex04+mixed", "☆スケールリンク"),
])
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
    texts = ["short", "also short", "a text beside which nothing else finds room on a screen of eighty columns",
             "x", "y", "z"]
    sitting.offer([(text, number) for number, text in enumerate(texts)])
    rows = sitting.option_rows()
    assert rows == ["  1  short" + " " * 30 + "  2  also short", f"  3  {texts[2]}", "  4  x" + " " * 34 + "  5  y",
                    "  6  z"]
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
            asked = next(at for at, line in enumerate(lines) if line == sitting.asked[0][0][:len(line)] and line)
            assert asked - start <= size[1] - 1, "the field and the news above the question"
            if fresh:
                last = fresh[-1].replace(" ", "")[-12:]
                assert last in "".join(lines[start:asked]).replace(" ", "")
        sitting.recorder.choose(player.choose(sitting.duel))
    assert drawn > 5
