"""The command ``duelkit print``: cards, operation cards and the mat as sheets to print."""

from __future__ import annotations

import argparse

from duelkit.camera.libraries import demand
from duelkit.kernel.errors import DuelkitError

OUT = "cards.pdf"


def fill_print(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``print``."""
    parser.description = (
        "Print cards with codes, operation cards and the mat for play under a camera, in true scale (print at 100 %)."
    )
    parser.add_argument(
        "--deck",
        action="append",
        default=[],
        metavar="NAME|FILE",
        help="the cards of a deck, each as often as it is in it; may be given several times",
    )
    parser.add_argument("--all", action="store_true", help="every card of the game once")
    parser.add_argument("--operations", action="store_true", help="the operation cards and cards that stand for others")
    parser.add_argument("--mat", action="store_true", help="the mat, in five parts")
    parser.add_argument("--board", metavar="FILE", help="another board for the mat, a .toml file")
    parser.add_argument("--size", choices=("A4", "Letter"), default="A4", help="of the paper (default A4)")
    parser.add_argument("--language", choices=("ja", "en"), default="en", help="of the texts: ja or en (default en)")
    parser.add_argument("--out", metavar="FILE", default=OUT, help=f"the file to write (default {OUT})")
    parser.set_defaults(func=run_print)


def run_print(options: argparse.Namespace) -> int:
    """Run ``duelkit print``."""
    if not (options.deck or options.all or options.operations or options.mat):
        raise DuelkitError("nothing to print; expected --deck, --all, --operations or --mat")
    demand()
    from duelkit.camera.printing.judgment_sheets import print_sheets

    print_sheets(options)
    return 0
