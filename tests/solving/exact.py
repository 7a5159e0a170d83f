"""Small endings and their exact values: each option played out 10,000 times by chance, in as many redrawn duels.

``python -m tests.solving.exact`` makes the values anew, after a change of the rules or of an ending.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from duelkit import games
from duelkit.analysis import Playouts
from duelkit.analysis.comparing import Comparison

FOLDER: Final = Path(__file__).parent / "endings"
VALUES: Final = FOLDER / "exact.json"
TIMES: Final = 10_000
MOST: Final = 5
LEVEL: Final = "random"
"""The players of the endings: their play is quick, and the same for the exact values and the estimates."""
SEED: Final = 1 << 50
"""Where the seeds of the exact values begin, far from those of estimates."""


def names() -> list[str]:
    """The names of the endings."""
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


def ending(name: str) -> tuple[Any, Any]:
    """An ending: its game and the duel at its first question."""
    text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    game = games.named("judgment" if 'game = "judgment"' in text else "yugioh")
    position = game.position(text, name)
    position.start()
    return game, position.duel


def some(options: list[int]) -> list[int]:
    """Up to :data:`MOST` options, evenly from the first to the last."""
    count = len(options)
    return list(options) if count <= MOST else [options[at * (count - 1) // (MOST - 1)] for at in range(MOST)]


def values(name: str, times: int, seed: int = SEED, wanted: list[int] | None = None) -> dict[str, float]:
    """The share of wins with each option, by its words.

    :param times: how many redrawn duels; ``seed``: that of the first.
    :param wanted: the options, by default those that are looked at.
    """
    game, duel = ending(name)
    player = duel.decision.player
    options = some(duel.decision.options) if wanted is None else wanted
    played = Comparison(
        Playouts(game, LEVEL), lambda one: duel.redrawn(player, one, silent=True), player, options, options[0]
    )
    played.add(range(seed, seed + times))
    return {duel.describe(option, "en"): sum(played.values[option]) / times for option in options}


def exact() -> dict[str, dict[str, float]]:
    """The exact values of all endings."""
    found: dict[str, dict[str, float]] = json.loads(VALUES.read_text(encoding="utf-8"))
    return found


if __name__ == "__main__":
    found = {name: values(name, TIMES) for name in names()}
    VALUES.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
