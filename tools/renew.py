"""Renews what is made from the definitions of cards, in order: run it when cards have been written or words changed.

    PYTHONPATH=src:. python tools/renew.py CARDS.json SERIES.json --scripts DIR                 # written cards
    PYTHONPATH=src:. python tools/renew.py CARDS.json SERIES.json --scripts DIR --refused       # and try the refused
    PYTHONPATH=src:. python tools/renew.py CARDS.json SERIES.json --scripts DIR --from furigana # from this step on

The steps: ``shelve`` (the shelf and what it refuses), ``play`` (the proof ``played``), ``unplayed`` (why an effect was
not reached; takes minutes), ``furigana``, ``records`` (duels written out, and what went as it went), ``pages`` (the
page of words, and the figures of README and docs). If a step fails, the run ends; ``--from`` goes on from there. The
data are those of ``shelve.py``.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from duelkit.yugioh.cards import library
from duelkit.yugioh.cards.shelf import REFUSED
from duelkit.yugioh.cards.written import written_parts
from duelkit.yugioh.rulings.volume import book

ROOT: Final = Path(__file__).parents[1]
CARDS: Final = ROOT / "src/duelkit/yugioh/cards"
FIGURES: Final = (
    ("README.md", r"([\d,]+) of the ([\d,]+) Yu-Gi-Oh! cards", "read", "all"),
    ("README.md", r"([\d,]+) official rulings are data[^.]*\. Each[^.]*\s([\d,]+) runs in all", "rulings", "runs"),
    ("README.ja.md", r"カード([\d,]+)枚のうち([\d,]+)枚は", "all", "read"),
    ("README.ja.md", r"公式の裁定([\d,]+)件.*?合わせて([\d,]+)通り", "rulings", "runs"),
    (
        "docs/cards.md",
        r"has ([\d,]+) playable cards\. ([\d,]+) are written by hand; ([\d,]+) were read[^,]*, ([\d,]+) of them",
        "all",
        "by hand",
        "read",
        "written",
    ),
)
"""Sentences with figures: the page, the pattern, and what the figures count."""


def run(*words: str | Path) -> None:
    """Run a tool of this repository; end the program if it fails."""
    if subprocess.run([sys.executable, *map(str, words)], cwd=ROOT, check=False).returncode:
        sys.exit(f"renew: {words[0]} failed; mend what it says and go on from here (--from)")


def shelve(options: argparse.Namespace) -> None:
    """Make the shelf."""
    refused = [line.split("\t", 1)[0] for line in (CARDS / REFUSED).read_text(encoding="utf-8").splitlines()]
    others = ["--and", *refused] if options.refused else []
    scripts = ["--scripts", options.scripts] if options.scripts else []
    run("tools/shelve.py", options.cards, options.series, *scripts, "--only-written", *others)


def play(options: argparse.Namespace) -> None:
    """Give the proof ``played``."""
    run("tools/play_written.py")


def unplayed(options: argparse.Namespace) -> None:
    """Say why an effect was not reached."""
    run("tools/unplayed.py")


def furigana(options: argparse.Namespace) -> None:
    """Write the readings of names."""
    run("tools/furigana.py", options.cards)


def records(options: argparse.Namespace) -> None:
    """Write duels out, and record how duels go."""
    run("-m", "tests.contract.playthroughs")
    run("tools/unchanged.py", "record", "tests/contract/unchanged.json", "--small")


def pages(options: argparse.Namespace) -> None:
    """Write the page of words, and the figures."""
    command = [sys.executable, "-m", "duelkit.cli", "word", "--page"]
    made = subprocess.run(command, cwd=ROOT, check=True, text=True, stdout=subprocess.PIPE)
    (ROOT / "docs/words.md").write_text(made.stdout, encoding="utf-8")
    known = library()
    read = sum(known.proofs(code) is not None for code in known.codes)
    counts = {"all": len(known), "read": read, "by hand": len(known) - read, "written": len(written_parts())}
    counts["rulings"] = len(book().every())
    counts["runs"] = sum(len(ruling.editions) for ruling in book().every())
    for name, pattern, *what in FIGURES:
        page = ROOT / name
        text = with_figures(page.read_text(encoding="utf-8"), pattern, [counts[each] for each in what])
        page.write_text(text, encoding="utf-8")


def with_figures(text: str, pattern: str, figures: list[int]) -> str:
    """A text with these figures in the groups of a pattern that it has once."""
    (match,) = re.finditer(pattern, text)
    for group in range(len(figures), 0, -1):
        begin, end = match.span(group)
        text = f"{text[:begin]}{figures[group - 1]:,}{text[end:]}"
    return text


STEPS: Final[list[Callable[[argparse.Namespace], None]]] = [shelve, play, unplayed, furigana, records, pages]


def main() -> None:
    """Renew everything from a step on."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cards", type=Path)
    parser.add_argument("series", type=Path)
    parser.add_argument("--scripts", type=Path)
    parser.add_argument("--refused", action="store_true", help="also try every card that was refused before")
    parser.add_argument("--from", dest="first", choices=[step.__name__ for step in STEPS], default=STEPS[0].__name__)
    parser.add_argument("--without", nargs="*", choices=[step.__name__ for step in STEPS], default=[])
    options = parser.parse_args()
    names = [step.__name__ for step in STEPS]
    for step in STEPS[names.index(options.first) :]:
        if step.__name__ not in options.without:
            print(f"renew: {step.__name__}", flush=True)
            step(options)


if __name__ == "__main__":
    main()
