"""Why the table refuses a request: a stable code and one clear line."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from duelkit.kernel.errors import DuelkitError
from duelkit.table.answers import Error

CODES: Final = (
    "bad_message",
    "unknown_room",
    "not_seated",
    "not_your_turn",
    "stale",
    "not_offered",
    "not_allowed",
    "bad_deck",
    "full",
    "slow_down",
    "too_large",
    "bad_token",
    "version",
    "internal",
    "not_found",
)
"""The codes of ``docs/protocol.md``."""


class Refusal(DuelkitError):
    """A refused request; nothing has changed.

    :param code: one of :data:`CODES`.
    """

    def __init__(self, code: str, message: str) -> None:
        assert code in CODES, code
        self.code = code
        super().__init__(message)


def error(refusal: Refusal, identity: int | None) -> Error:
    """Returns a refusal as a message.

    :param identity: the ``id`` of the refused message, if it has one.
    """
    return Error(id=UNSET if identity is None else identity, code=refusal.code, message=str(refusal))
