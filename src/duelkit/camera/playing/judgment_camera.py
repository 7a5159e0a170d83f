"""The command ``duelkit camera``: its arguments."""

from __future__ import annotations

import argparse
from typing import Final

from duelkit.camera.libraries import demand

BOTH: Final = "both"


def fill_camera(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``camera``."""
    parser.description = "Play with real cards on the printed mat, under a camera."
    parser.add_argument("--deck", metavar="NAME|FILE", help="your deck (default fire)")
    parser.add_argument("--opponent-deck", metavar="NAME|FILE", help="the other deck (default water)")
    parser.add_argument(
        "--opponent",
        choices=("greedy", "random", BOTH),
        default=BOTH,
        help="who plays the other side; both: two people at one mat (default both)",
    )
    parser.add_argument("--seed", type=int, help="everything random follows from it (default: the clock)")
    parser.add_argument("--second", action="store_true", help="let the other side take the first turn")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved duel")
    parser.add_argument("--board", metavar="FILE", help="another board, a .toml file")
    parser.add_argument("--language", choices=("ja", "en"), default="en", help="ja or en (default en)")
    parser.add_argument("--plain", action="store_true", help="no boxes, no colours: for screen readers and pipes")
    parser.add_argument("--device", type=int, default=0, metavar="N", help="which camera (default 0)")
    parser.add_argument("--video", metavar="FILE", help="a film instead of a camera")
    parser.add_argument("--pictures", metavar="DIR", help="a folder of pictures instead of a camera")
    parser.add_argument("--calibrate", action="store_true", help="show how well the mat is seen, and what to do")
    parser.add_argument(
        "--teach", action="store_true", help="show cards that were not printed by duelkit, to be known by their faces"
    )
    parser.add_argument("--read-deck", metavar="FILE", help="show the cards of a deck, to be written to a new file")
    parser.add_argument("--explain", action="store_true", help="tell with each decision what was seen")
    parser.set_defaults(func=run_camera)


def run_camera(options: argparse.Namespace) -> int:
    """Run ``duelkit camera``."""
    demand()
    from duelkit.camera.playing.judgment_running import run

    return run(options)
