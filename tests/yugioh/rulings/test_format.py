"""The format of rulings: what is read, what is refused and how, and that steps which do not hold fail."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from duelkit.cli import main
from duelkit.kernel.errors import FileError
from duelkit.yugioh.rulings import Failure, read_rulings, run

HEAD = """
[[ruling]]
id = "one"
source = "fid 1"
editions = "mr3"
question = { en = "Q", ja = "問" }
answer = { en = "A", ja = "答" }
"""
FORCE = """me.monsters = ["Exiled Force"]
other.hand = ["Effect Veiler"]
other.monsters = ["Gemini Elf #a", "Gemini Elf #b"]
"""


def tried(steps: str, position: str = FORCE, head: str = HEAD) -> Failure | None:
    """Where a ruling fails."""
    (ruling,) = read_rulings(f'{head}{position}steps = """\n{steps}\n"""', "test.toml")
    return run(ruling, ruling.editions[0])


@pytest.mark.parametrize(
    ("steps", "number", "message"),
    [
        ("me may not activate Exiled Force", 1, "it is offered"),
        ("me activate Exiled Force > #a\nother may activate Effect Veiler", 2, "not offered to other"),
        ("me activate Exiled Force > #a\nother activate Effect Veiler\nsettled", 2, "not offered to other"),
        ("me activate Exiled Force > Gemini Elf\nchain 1", 1, "several cards are meant"),
        ("me activate Exiled Force\nme may pick only #a", 2, "offered too: .'Gemini Elf #b'"),
        ("me activate Exiled Force\nme may pick only #a | #b | Exiled Force", 2, "not offered: .'Exiled Force'"),
        ("me activate Exiled Force > #a\nme may not attack Exiled Force", 2, "me is not asked for such a thing"),
        ("other may not activate Effect Veiler", 1, "other is not asked for such a thing"),
        ("me activate Exiled Force > #a\nresolve\n#a in monster zone", 3, "found Gemini Elf in other's graveyard"),
        ("me activate Exiled Force > #a\nsettled", 2, "not settled"),
        ("resolve\nsettled", 1, "no chain is there"),
        ("Gemini Elf ATK 1800", 1, "found Gemini Elf"),
        ("#a is face-down", 1, "face-up"),
        ("#a is not face-up", 1, "face-up"),
        ("#a was activated", 1, "found"),
        ("other life 7000", 1, "life is 8000"),
        ("me wins", 1, "turn 3 of me"),
        ("chain 1", 1, "chain is 0"),
        ("phase battle", 1, "main 1 phase"),
        ("other is asked", 1, "me is asked"),
        ("to damage step\nsettled", 1, "'damage step' is not reached"),
        ("me attack Exiled Force > #a\nsettled", 1, "not offered to me"),
        ("me may not activate Exiled Force > #a", 1, "it is offered"),
    ],
)
def test_a_step_that_does_not_hold_fails(steps: str, number: int, message: str) -> None:
    failure = tried(steps)
    assert failure is not None and failure.number == number, str(failure)
    assert re.search(message, failure.message), failure.message


@pytest.mark.parametrize(
    "steps",
    [
        "me may activate Exiled Force > #a\nme may not activate Exiled Force > Exiled Force",
        "me activate Exiled Force > #b\nresolve\nGemini Elf #b in other's graveyard\n"
        "#a in other's monster zone 1\nsettled",
        "me activate ならず者傭兵部隊\nme may pick only ヂェミナイ・エルフ\nme pick #a\nchain 1\nExiled Force in chain",
        "#a ATK 1900\n#a is EARTH\n#a is Spellcaster\n#a is not effect\nExiled Force is effect",
        "to battle\nme attack Exiled Force > #a\nto damage calculation\nsettle\nExiled Force was destroyed by battle\n"
        "me life 7100\nExiled Force was not destroyed by an effect",
        "next turn\nturn 4\nother may summon Gemini Elf\nother is asked act\nme is not asked\nduel goes on",
        "# a remark\n\nme hand 0\nother monsters 2\nother hand 1",
    ],
)
def test_steps_that_hold(steps: str) -> None:
    assert tried(steps, FORCE + 'other.deck = ["Gemini Elf #drawn"]\n') is None


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (('id = "one"', 'id = "One"'), r"ruling\[0\].id: 'One'; expected small letters"),
        (('"fid 1"', '"fid one"'), "ruling one, source: 'fid one'; expected one like 'fid 12385'"),
        (('"mr3"', '"mr9"'), "ruling one, editions: 'mr9'; expected ids of editions: ex04"),
        (('ja = "問"', 'de = "F"'), "ruling one, question: .*expected a text in both languages"),
        (("Effect Veiler", "Effekt"), "ruling one, mr3.*other.hand.0.: unknown card 'Effekt'"),
        (("other.hand", "other.hands"), "ruling one, mr3.*other.hands: unknown key"),
        (("#b", "#a"), "ruling one, #a: stands behind two cards"),
        (("me may", "me might"), r"ruling one, step 1 \(me might activate Exiled Force\): unknown action"),
        (("activate Exiled Force", "activate Dark Hole"), "step 1 .*'Dark Hole' is not among the cards"),
        (("activate Exiled Force", "activate Exiled Farce"), "step 1 .*unknown card 'Exiled Farce'; expected the name"),
        (("activate Exiled Force", "activate Gemini Elf #c"), "step 1 .*unknown label #c"),
        (("me may activate Exiled Force", "settle"), "ruling one, steps: none that looks at anything"),
        (('"fid 1"', '"fid 1"\nrules = ["MR3-ACT-99"]'), r"ruling one, rules\[0\]: no rule statement"),
        (('"fid 1"', '"fid 1"\ndate = "today"'), "ruling one, date: 'today'; expected a date like 2015-06-01"),
    ],
)
def test_a_mistake_is_named(change: tuple[str, str], message: str) -> None:
    text = (HEAD + FORCE + 'steps = ["me may activate Exiled Force"]').replace(*change)
    with pytest.raises(FileError, match=message) as caught:
        (ruling,) = read_rulings(text, "test.toml")
        failure = run(ruling, "mr3")
        assert failure is not None and failure.number == 0
        raise FileError("test.toml", 0, failure.message)
    assert str(caught.value).startswith("test.toml: ") and "\n" not in str(caught.value)


def test_the_example_of_the_documentation_runs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    documentation = (Path(__file__).parents[3] / "docs" / "rulings.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```toml\n(.*?)```", documentation, re.S)
    (ruling,) = read_rulings(example, "docs/rulings.md")
    file = tmp_path / "mine.toml"
    file.write_text(example, encoding="utf-8")
    assert main(["rulings", "check", str(file)]) == 0
    assert f"{len(ruling.editions)} runs, {len(ruling.editions)} right, 0 wrong" in capsys.readouterr().out
    file.write_text(example.replace("Gemini Elf was destroyed", "Gemini Elf was not destroyed"), encoding="utf-8")
    assert main(["rulings", "check", str(file)]) == 1
    told = capsys.readouterr().out
    assert "step 4 (Gemini Elf was not destroyed by an effect)" in told and "Gemini Elf in other's graveyard" in told
