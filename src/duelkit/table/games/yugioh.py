"""A duel of Yu-Gi-Oh! on the table."""

from __future__ import annotations

from typing import Any

from duelkit.recording import Recorder
from duelkit.table.games.desk import Desk
from duelkit.table.games.yugioh_context import YugiohContext, YugiohNumbers
from duelkit.table.games.yugioh_reasons import YugiohReasons
from duelkit.table.games.yugioh_screen import YugiohScreen
from duelkit.table.games.yugioh_windows import YugiohWindows


class YugiohDesk(Desk):
    """A duel of Yu-Gi-Oh!, with its parts."""

    screen: YugiohScreen

    def __init__(
        self, recorder: Recorder[Any], neutral: bool = False, every_window: bool = True, every_end: bool = False
    ) -> None:
        context = YugiohContext(recorder, neutral, every_window, every_end)
        numbers = YugiohNumbers(context)
        super().__init__(
            context, numbers, YugiohScreen(context, numbers), YugiohWindows(context), YugiohReasons(context, numbers)
        )
