"""Duels, views, decks and cards as pictures (SVG), for notebooks.

from duelkit.drawing import show

show(duel)                      # as seen by the player to move
show(duel, viewer=1)
show(load_deck("synchron"), language="ja")
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

from duelkit import games
from duelkit.drawing.scene import Scene
from duelkit.games.game import Game
from duelkit.kernel.errors import DuelkitError

__all__ = ["Drawer", "Picture", "show"]

PART = "drawing"
"""The name of the part of a game that draws for it."""


class Picture:
    """A picture that notebooks can display.

    :param svg: the picture as SVG.
    """

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: str | Path) -> None:
        """Write the picture to a file."""
        Path(path).write_text(self.svg, encoding="utf-8")


class Drawer(ABC):
    """Draws the objects of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @abstractmethod
    def draw(self, thing: Any, viewer: int, language: str) -> Scene | None:
        """A picture of a duel, a view, a deck or a card; ``None`` if it is not of this game.

        :param viewer: for a duel, the player who sees it, or 2 for a spectator.
        """


def show(thing: Any, viewer: int | None = None, language: str = "en") -> Picture:
    """A picture of a duel, a view, a deck or a card, without hidden information.

    :param viewer: for a duel, the player who sees it, 0 or 1, or 2 for a spectator; by default the player to move.
    :param language: ``"en"`` or ``"ja"``.
    :raises DuelkitError: for anything else.
    """
    if viewer not in (None, 0, 1, 2) or language not in ("en", "ja"):
        raise DuelkitError(f"viewer {viewer!r}, language {language!r}; expected 0, 1 or 2, and 'en' or 'ja'")
    if viewer is None:
        decision = getattr(thing, "decision", None)
        viewer = 0 if decision is None else decision.player
    for game in games.every():
        if PART in game.parts:
            scene = game.part(PART, Drawer).draw(thing, viewer, language)  # type: ignore[type-abstract]
            if scene is not None:
                return Picture(scene.svg())
    raise DuelkitError(f"there is no picture of {type(thing).__name__}; expected a duel, a view, a deck or a card")
