"""What is said around the camera, in both languages."""

from __future__ import annotations

from typing import Final

from duelkit.messages import Messages

MESSAGES: Final = Messages("duelkit.camera", ("camera", "notes"))
say: Final = MESSAGES.say
