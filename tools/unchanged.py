"""Whether everything goes as it went: random duels, card texts, reasons, views and messages, before and after a change.

    python tools/unchanged.py record before.json.gz
    python tools/unchanged.py compare before.json.gz
    python tools/unchanged.py record before.json.gz --site ../before/src
    python tools/unchanged.py compare before.json.gz --before ../before/src

What is recorded names no module and no class, so it stays the same when code moves. A duel is recorded in aspects, with
a hash for each decision: ``asked`` (the question and its options), ``told`` (the log), ``lies`` (zones, life or mana,
phase, chance), ``inside`` (the whole state, piece by piece, without the names of classes), ``seen`` (views), ``shown``
(what the table sends, in both languages), ``why`` (every reason against every action, and the words for some). Texts of
cards stand under each name, language and version.

``--quick`` takes one duel in twenty-four; ``--site DIR`` takes the package out of DIR, ``--site installed`` the one
that is installed (the compiled one after ``make fast``); ``--before DIR`` shows beside a difference what was there.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from unchanging.comparing import differences, explain, is_small, load, small, write
from unchanging.duels import QUICK, few, plan, quick
from unchanging.moments import ASPECTS
from unchanging.sites import Site, record, work

SOURCE = Path(__file__).resolve().parent.parent / "src"


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="unchanged", description=__doc__.split("\n")[0])
    parser.add_argument("do", choices=("record", "compare", "work"), help=argparse.SUPPRESS)
    parser.add_argument("file", type=Path, nargs="?", help="what was recorded")
    parser.add_argument("--site", default=str(SOURCE), help="the folder that holds duelkit, or 'installed'")
    parser.add_argument("--before", help="the folder that holds duelkit as it was, to show what was there")
    parser.add_argument("--quick", action="store_true", help=f"one duel in {QUICK}")
    parser.add_argument("--small", action="store_true", help="a few duels, in little space: the file of the tests")
    parser.add_argument(
        "--without",
        action="append",
        default=[],
        choices=(*ASPECTS, "texts"),
        help="leave an aspect out, because the change means to change it",
    )
    parser.add_argument("-n", type=int, default=1, metavar="N", help="how many processes (1)")
    parser.add_argument("--show", type=int, default=3, metavar="N", help="how many differences are shown whole (3)")
    options = parser.parse_args()
    if options.do == "work":
        work()
        return 0
    if options.file is None:
        parser.error("a file is missing: expected where to write, or what was recorded")
    began = time.monotonic()
    site = Site(options.site)
    if options.do == "record":
        names = few(plan()) if options.small else quick(plan()) if options.quick else plan()
        found = record(site, names, options.n)
        write(small(found) if options.small else found, options.file)
        print(
            f"recorded {len(found['duels'])} duels and {len(found['texts'])} texts in {options.file} "
            f"({time.monotonic() - began:.0f} s)"
        )
        return 0
    before = load(options.file)
    kept = set(quick(plan())) if options.quick else before["duels"].keys()
    names = [name for name in before["duels"] if name in kept]
    found = record(site, names, options.n, before["pools"])
    old = Site(options.before) if options.before else None
    if is_small(before):
        if old is None:
            found = small(found)
        else:
            before = record(old, names, options.n, before["pools"])
    differs = differences(before, found, options.without)
    for line in explain(differs, before, found, site, old, options.show):
        print(line)
    print(
        f"{len(found['duels'])} duels and {len(found['texts'])} texts compared, {len(differs)} differ "
        f"({time.monotonic() - began:.0f} s)"
    )
    return 1 if differs else 0


if __name__ == "__main__":
    raise SystemExit(main())
