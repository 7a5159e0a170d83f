"""Editions of a user's own, from TOML and Python files, and what holds for every edition as a value."""

from __future__ import annotations

import ast
import pickle
from pathlib import Path

import pytest

import duelkit
from duelkit import cli
from duelkit.kernel.errors import DuelkitError, FileError
from duelkit.kernel.rng import Rng
from duelkit.rulebook import load_rulebook
from duelkit.rulebook.cite import rule
from duelkit.simulation.yugioh import check_state, some_deck
from duelkit.yugioh.decks.construction import check_deck
from duelkit.yugioh.decks.deck import load_deck
from duelkit.yugioh.duel import begin
from duelkit.yugioh.editions import EDITIONS, UnknownEdition, chosen_edition, edition
from duelkit.yugioh.editions.citations import CITATIONS, citations
from duelkit.yugioh.scenario import ALICE, scenario
from duelkit.yugioh.state.rules import NUMBERS, PLAIN_TYPES, SWITCHES, WORDS, Rules

ALL = tuple(EDITIONS)
SOURCE = Path(duelkit.__file__).parent
FIELDS = (*NUMBERS, *SWITCHES)


def written(folder: Path, name: str, text: str | bytes) -> str:
    """A file with this text; answers its path."""
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return str(path)


def play(rules: Rules) -> None:
    """A random duel to its end, sound at every decision; the first question survives copying and pickling."""
    chance = Rng(5)
    duel = begin(rules, [some_deck(chance, rules), some_deck(chance, rules)], 5)
    stored = pickle.loads(pickle.dumps(duel))
    assert stored.digest() == duel.copy().digest() == duel.digest()
    while duel.decision is not None:
        options = duel.decision.options
        duel.choose(options[chance.below(len(options))])
        check_state(duel)
    assert duel.outcome is not None


# files that define an edition


def test_an_edition_of_ones_own_in_toml(tmp_path: Path) -> None:
    path = written(
        tmp_path,
        "house.toml",
        """# our rules
base = "mr3"
life_points = 3000
first_draw = true
deck_least = 20
name_en = "House Rules"
""",
    )
    rules = chosen_edition(path)
    assert (rules.identity, rules.source, rules.document, rules.name_en) == ("house", "custom", "MR3", "House Rules")
    changed = {name for name in FIELDS if getattr(rules, name) != getattr(EDITIONS["mr3"], name)}
    assert changed == {"life_points", "first_draw", "deck_least"}


def test_an_edition_of_ones_own_in_python(tmp_path: Path) -> None:
    path = written(
        tmp_path,
        "house.py",
        """from duelkit.yugioh.editions import EXPERT_RULES
half = EXPERT_RULES.life_points // 2
edition = EXPERT_RULES.revise(identity="short game", life_points=half, opening_hand=3)
""",
    )
    rules = chosen_edition(path)
    assert (rules.identity, rules.source, rules.document) == ("short game", "custom", "EX04")
    assert (rules.life_points, rules.opening_hand, rules.first_draw) == (4000, 3, True)


@rule("MR3-WIN-01", "MR3-SUM-04", "MR3-ZONE-02")
def test_an_edition_of_ones_own_in_a_duel(tmp_path: Path) -> None:
    path = written(
        tmp_path,
        "small.toml",
        """base = "mr3"
life_points = 2500
monster_zones = 2
tributes_middle = 7
tributes_high = 9
""",
    )
    duel = scenario(chosen_edition(path))
    magician = duel.alice.attack_position("ブラック・マジシャン")
    skull, other = duel.alice.hand("デーモンの召喚", "岩石の巨兵"), duel.alice.hand("ミノタウルス")
    duel.alice.summons(skull)
    assert duel.where(skull) == "monster zone", "no Tribute for a Level 6 monster here"
    assert not duel.alice.can("set monster", other), "both zones are taken"
    duel.alice.enters_battle()
    duel.alice.attacks(magician)
    assert duel.winner == ALICE


@pytest.mark.parametrize("name", ALL)
def test_every_edition_can_be_a_base_and_is_played_to_the_end(name: str, tmp_path: Path) -> None:
    path = written(tmp_path, f"own-{name}.toml", f'base = "{name.upper()}"\nlife_points = 2000\nopening_hand = 4\n')
    rules = chosen_edition(path)
    assert rules.document == EDITIONS[name].document and rules.identity == f"own-{name}"
    play(rules)


@pytest.mark.parametrize(
    "changes",
    [
        {"monster_zones": 1, "spell_zones": 1},
        {"pendulum_in_row": True, "spell_zones": 2, "pendulum_replace": True},
        {"extra_monster_zones": 2, "zones_chosen": True, "limited_placement": 0},
        {"opening_hand": 60},
        {"opening_hand": 0, "hand_limit": 0},
        {"types": PLAIN_TYPES},
        {"year": 1999},
        {"deck_least": 0},
        {"tributes_middle": 1, "tributes_high": 1},
        {"life_points": 1},
        dict.fromkeys(
            (
                "first_draw",
                "one_field_spell",
                "ignition_priority",
                "extra_returns_to_graveyard",
                "turned_down_is_set",
                "unknown_off_field",
                "counters_on_users_only",
            ),
            True,
        ),
    ],
    ids=lambda changes: "-".join(changes),
)
def test_unusual_editions_are_played_to_the_end(changes: dict[str, object]) -> None:
    play(EDITIONS["mr3"].revise(**changes))


def test_deck_rules_of_an_edition_of_ones_own(tmp_path: Path) -> None:
    deck = load_deck("synchron")
    path = written(tmp_path, "single.toml", 'base = "mr3"\ncopies = 1\ndeck_most = 0\ndeck_least = 100\n')
    found = check_deck(deck, chosen_edition(path))
    assert {violation.rule for violation in found} == {"MR3-DECK-01", "MR3-DECK-02"}
    assert any("expected 100 or more" in violation.message for violation in found)


# mistakes


FIELD_LIST = "expected one of year, life_points"
TOML_MISTAKES: list[tuple[str, str]] = [
    ("", "base is None; expected one of ex04, mr1"),
    ("life_points = 4000", "base is None; expected one of ex04, mr1"),
    ('base = "mr5"', "base is 'mr5'; expected one of ex04, mr1"),
    ("base = 3", "base is 3; expected one of ex04, mr1"),
    ('base = "mr3"\nlife = 4000', f"no rule 'life'; {FIELD_LIST}"),
    ('base = "mr3"\n[rules]\nlife_points = 4000', f"no rule 'rules'; {FIELD_LIST}"),
    ('base = "mr3"\nsource = "document"', f"no rule 'source'; {FIELD_LIST}"),
    ('base = "mr3"\nlife_points = "many"', "life_points is 'many'; expected a whole number from 1 to 999999"),
    ('base = "mr3"\nlife_points = 4000.0', "life_points is 4000.0; expected a whole number from 1 to 999999"),
    ('base = "mr3"\nlife_points = true', "life_points is True; expected a whole number from 1 to 999999"),
    ('base = "mr3"\nlife_points = 0', "life_points is 0; expected a whole number from 1 to 999999"),
    ('base = "mr3"\nlife_points = -5', "life_points is -5; expected a whole number from 1 to 999999"),
    (
        'base = "mr3"\nlife_points = 0x' + "f" * 9000,
        "life_points is a number of too many digits; expected a whole number from 1 to 999999",
    ),
    ('base = "mr3"\nlife_points = ' + "9" * 9000, "not TOML: "),
    ('base = "mr3"\nmonster_zones = 6', "monster_zones is 6; expected a whole number from 1 to 5"),
    ('base = "mr3"\nextra_monster_zones = 1', "extra_monster_zones is 1; expected 0 or 2"),
    ('base = "mr20"\nmonster_zones = 3', "monster_zones is 3; extra monster zones need 5"),
    ('base = "mr3"\ndeck_most = 30', "deck_most is 30; expected at least deck_least, 40, or 0 for no limit"),
    ('base = "mr3"\ntypes = 0', f"types is 0; expected the bits {PLAIN_TYPES} in it"),
    ('base = "mr3"\nfirst_draw = 1', "first_draw is 1; expected true or false"),
    ('base = "mr3"\nfirst_draw = "yes"', "first_draw is 'yes'; expected true or false"),
    ('base = "mr3"\nfirst_draw = 2004-11-01', "first_draw is datetime.date(2004, 11, 1); expected true or false"),
    ('base = "mr3"\nidentity = ""', "identity is ''; expected a text of 1 to 80 characters"),
    ('base = "mr3"\nidentity = "a\\nb"', "identity is 'a\\nb'; expected a text of 1 to 80 characters"),
    (f'base = "mr3"\nname_en = "{"x" * 5000}"', f"name_en is '{'x' * 59}…; expected a text of 1 to 80 characters"),
    ('base = "mr3"\nname_ja = ["新"]', "name_ja is ['新']; expected a text of 1 to 80 characters"),
    ('base = "mr3"\ndocument = "MR9"', "document is 'MR9'; expected one of EX04, MR3, MR20"),
    ('base = "mr3"\nidentity = "mr20"', "identity is 'mr20', which is an edition already; expected another name"),
    ('base = "mr3"\nidentity = "MR1"', "identity is 'MR1', which is an edition already; expected another name"),
    ('base = "mr3"\nlife_points 4000', "not TOML: Expected '=' after a key in a key/value pair (at line 2"),
    ('base = "mr3"\nlife_points = 1\nlife_points = 2\ncopies = 2', "not TOML: Cannot overwrite a value (at line 3"),
    ('base = "mr3"\nx = ' + "[" * 5000, "nested too deeply; expected lines such as life_points = 4000"),
]
PYTHON_MISTAKES: list[tuple[str, str, int]] = [
    ("", "edition is missing; expected rules, such as edition = MASTER_RULE_3.revise(life_points=4000)", 0),
    ("edition = 'mr3'", "edition is 'mr3'; expected rules, such as", 0),
    (
        "from duelkit.yugioh.editions import MASTER_RULE_3\n\nedition = MASTER_RULE_3.revise(life=1)",
        f"no rule 'life'; {FIELD_LIST}",
        3,
    ),
    (
        "from duelkit.yugioh.editions import MASTER_RULE_3\nedition = MASTER_RULE_3.revise(identity='x',\n"
        "    copies='many')",
        "copies is 'many'; expected a whole number from 1 to 9999",
        2,
    ),
    (
        "from duelkit.yugioh.editions import MASTER_RULE_3 as edition",
        "identity is 'mr3', which is an edition already; expected another name",
        0,
    ),
    (
        "from duelkit.yugioh.state.rules import Rules\nedition = Rules('made', life_points=-1)",
        "life_points is -1; expected a whole number from 1 to 999999",
        0,
    ),
    (
        "from duelkit.yugioh.state.rules import Rules\nedition = Rules('')",
        "identity is ''; expected a text of 1 to 80 characters",
        0,
    ),
    ("edition = (\nlife", "not Python: '(' was never closed", 1),
    ("edition = 1\n  life = 2", "not Python: unexpected indent", 2),
    ("\n\nedition = 1 / 0", "ZeroDivisionError: division by zero", 3),
    ("from nowhere_at_all import rules", "ModuleNotFoundError: No module named 'nowhere_at_all'", 1),
    ("raise ValueError('first\\nsecond')", "ValueError: first second", 1),
    ("\nraise SystemExit(0)", "SystemExit: 0", 2),
    ("def again():\n    again()\nagain()", "RecursionError: ", 2),
    ("edition = '\0'", "", 0),
]


def refused(path: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What is said of a wrong file: by the library and by the command the same, in one line, with status 2."""
    with pytest.raises(FileError) as caught:
        chosen_edition(path)
    message = str(caught.value)
    assert "\n" not in message and len(message) < 1500
    capsys.readouterr()
    assert cli.main(["editions", path]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err == f"duelkit: {message}\n"
    return message


@pytest.mark.parametrize(("text", "expected"), TOML_MISTAKES, ids=range(len(TOML_MISTAKES)))
def test_mistakes_in_toml(text: str, expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, "house.toml", text)
    assert refused(path, capsys).startswith(f"{path}: {expected}")


@pytest.mark.parametrize(("text", "expected", "line"), PYTHON_MISTAKES, ids=range(len(PYTHON_MISTAKES)))
def test_mistakes_in_python(
    text: str, expected: str, line: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, "house.py", text)
    assert refused(path, capsys).startswith(f"{path}, line {line}: {expected}" if line else f"{path}: {expected}")


def test_files_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = str(tmp_path / "missing.toml")
    assert refused(missing, capsys).startswith(f"{missing}: cannot be read (No such file or directory); expected an ")
    folder = tmp_path / "folder.py"
    folder.mkdir()
    assert refused(str(folder), capsys).startswith(f"{folder}: cannot be read (Is a directory); expected an edition")
    latin = written(tmp_path, "latin.toml", 'base = "mr3"\nname_en = "Café"'.encode("latin-1"))
    assert refused(latin, capsys).startswith(f"{latin}: not UTF-8 text; expected an edition as .toml or .py file")
    large = written(tmp_path, "large.toml", 'base = "mr3"\n' + "#" * 70_000)
    assert refused(large, capsys).startswith(f"{large}: too large for an edition; expected at most 64 KiB")
    marked = written(tmp_path, "marked.toml", '\ufeffbase = "mr3"\r\ncopies = 2\r\n')
    assert chosen_edition(marked).copies == 2, "a byte order mark and other line ends do no harm"


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("name", ALL)
def test_every_edition_is_shown_with_all_its_fields(
    name: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["editions", name, "--language", language]) == 0
    said = capsys.readouterr()
    assert said.err == "" and len(said.out.splitlines()) > len(FIELDS), "a line for each field, and what heads them"


def test_names_that_are_no_edition() -> None:
    for name in ("mr5", "house", "house.txt", "", "x" * 500):
        with pytest.raises(UnknownEdition) as caught:
            chosen_edition(name)
        assert "expected one of ex04, mr1, mr2, mr3, mr4, mr20, mr20-official" in str(caught.value)
        assert len(str(caught.value)) < 250
    assert edition("MR20-Official") is chosen_edition("mr20-OFFICIAL") is EDITIONS["mr20-official"]


# editions as values


@pytest.mark.parametrize("name", ALL)
def test_every_edition_pickles_and_revises(name: str) -> None:
    rules = EDITIONS[name]
    stored = pickle.loads(pickle.dumps(rules))
    assert isinstance(stored, Rules) and stored.values() == rules.values()
    same = rules.revise(identity="same")
    assert {key for key in rules.values() if same.values()[key] != rules.values()[key]} == {"identity", "source"}
    assert rules.revise().identity == f"{name}+" and same.source == "custom"
    assert rules.values() == stored.values(), "the edition itself is as it was"
    assert set(rules.values()) == {*FIELDS, *WORDS}


@pytest.mark.parametrize("name", ALL)
def test_every_field_of_every_edition_can_be_revised(name: str) -> None:
    rules = EDITIONS[name]
    for field, bounds in NUMBERS.items():
        for value in bounds:
            # what another field rules out, and must be said
            together = (
                field == "types"
                and value == 0
                or field == "deck_most"
                and 0 < value < rules.deck_least
                or field == "monster_zones"
                and value < 5
                and rules.extra_monster_zones
                or field == "deck_least"
                and 0 < rules.deck_most < value
            )
            if together:
                with pytest.raises(DuelkitError):
                    rules.revise(**{field: value})
            else:
                assert getattr(rules.revise(**{field: value}), field) == value
        for wrong in (bounds[0] - 1, bounds[1] + 1, True, str(bounds[0]), None):
            with pytest.raises(DuelkitError, match=f"^{field} is .*; expected a whole number from "):
                rules.revise(**{field: wrong})
    for field in SWITCHES:
        for switch in (False, True):
            revised = rules.revise(**{field: switch})
            assert {key for key in FIELDS if getattr(revised, key) != getattr(rules, key)} <= {field}
        with pytest.raises(DuelkitError, match=f"^{field} is 1; expected true or false$"):
            rules.revise(**{field: 1})


def test_what_is_cited_for_a_field_is_a_field_and_a_statement() -> None:
    assert set(CITATIONS) <= set(FIELDS)
    rulebook = load_rulebook()
    for name, rules in EDITIONS.items():
        cited = [statement for field in FIELDS for statement in citations(rules, field)]
        assert len(cited) > 15, name
        for statement in cited:
            assert statement in rulebook and statement.startswith(f"{rules.document}-")


def test_no_file_of_the_engine_asks_which_edition_it_is() -> None:
    names = {word for rules in EDITIONS.values() for word in (rules.identity, rules.name_ja, rules.name_en)}
    assert len(EDITIONS) == 7 and len(names) == 21
    for room in ("kernel", "yugioh/state", "yugioh/engine", "yugioh/language"):
        files = sorted((SOURCE / room).rglob("*.py"))
        assert files
        for path in files:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    assert node.value not in names, f"{path.name}, line {node.lineno}, names an edition"
                if isinstance(node, ast.Attribute) and node.attr in WORDS and room == "yugioh/engine":
                    asked = node.value
                    of_rules = (
                        isinstance(asked, ast.Attribute)
                        and asked.attr == "rules"
                        or isinstance(asked, ast.Name)
                        and asked.id == "rules"
                    )
                    assert not of_rules, f"{path.name}, line {node.lineno}, asks for the edition's {node.attr}"
