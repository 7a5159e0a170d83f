"""The messages of the terminal for this game."""

from __future__ import annotations

from duelkit.messages import Messages
from duelkit.terminal.words import COMMON

MESSAGES = Messages("duelkit.terminal.yugioh", ("terminal",), COMMON)
