"""A duel of THE EYE OF JUDGMENT on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from duelkit.recording import Recorder
from duelkit.table.games.desk import Desk, Windows
from duelkit.table.games.judgment_context import JudgmentContext, JudgmentNumbers
from duelkit.table.games.judgment_reasons import JudgmentReasons
from duelkit.table.games.judgment_screen import JudgmentScreen

if TYPE_CHECKING:
    from duelkit.table.games.judgment_mat import JudgmentMat


class JudgmentDesk(Desk):
    """A duel of THE EYE OF JUDGMENT, with its parts."""

    screen: JudgmentScreen

    def __init__(
        self, recorder: Recorder[Any], neutral: bool = False, every_window: bool = True, every_end: bool = False
    ) -> None:
        context = JudgmentContext(recorder, neutral, every_window, every_end)
        numbers = JudgmentNumbers(context)
        super().__init__(
            context, numbers, JudgmentScreen(context, numbers), Windows(context), JudgmentReasons(context, numbers)
        )

    def mat_reader(self, language: str) -> JudgmentMat:
        # a duel without a camera needs none of the libraries
        from duelkit.table.games.judgment_mat import JudgmentMat

        return JudgmentMat(self, language)
