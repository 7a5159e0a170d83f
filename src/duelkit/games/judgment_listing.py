"""THE EYE OF JUDGMENT in the list of games: its name, its commands and options, and the parts for clients."""

from __future__ import annotations

from typing import Final

from duelkit.games.listing import SIX_LEVELS, Command, Listing, Option

_BOARD: Final = (Option("board", "another board, a .toml file", "FILE"),)


class JudgmentListing(Listing):
    """THE EYE OF JUDGMENT before it is loaded."""

    identity = "judgment"
    name = {"ja": "アイ・オブ・ジャッジメント", "en": "THE EYE OF JUDGMENT"}
    levels = ("greedy", "random", *SIX_LEVELS)
    page = "judgment"
    parts = {
        "terminal": "duelkit.terminal.judgment.client:JudgmentTerminal",
        "lookup": "duelkit.terminal.judgment.looking:JudgmentLookup",
        "table": "duelkit.table.games.judgment_client:JudgmentTable",
        "bot": "duelkit.table.games.judgment_bot:JudgmentBot",
        "drawing": "duelkit.drawing.judgment:JudgmentDrawing",
        "environment": "duelkit.environments.judgment.ground:JudgmentGround",
        "laboratory": "duelkit.laboratory.judgment_subject:JudgmentSubject",
        "solving": "duelkit.solving.judgment:JudgmentKnowledge",
    }

    def documents(self) -> tuple[str, ...]:
        return ("EOJ",)

    def options(self, command: str) -> tuple[Option, ...]:
        return _BOARD if command in ("play", "watch", "fuzz", "simulate", "tournament", "arena", "dataset") else ()

    def commands(self) -> dict[str, Command]:
        return {
            "camera": (
                "duelkit.camera.playing.judgment_camera",
                "fill_camera",
                "play with real cards on the printed mat, under a camera",
            ),
            "print": (
                "duelkit.camera.printing.judgment_print",
                "fill_print",
                "print cards, operation cards and the mat for play under a camera",
            ),
        }


LISTING: Final = JudgmentListing()
