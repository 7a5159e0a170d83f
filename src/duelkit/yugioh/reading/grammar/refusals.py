"""Why a card's text was not read (拒否)."""

from __future__ import annotations


class Refused(Exception):
    """A card's text that could not be read.

    :param reason: why, in one line.
    :param span: the text from where it was not understood.
    :param effect: the number of the effect with that place; 0: before the effects.
    :param at: the character where that place begins, from 0.
    """

    def __init__(self, reason: str, span: str, effect: int = 0, at: int = 0) -> None:
        super().__init__(f"{reason}: {span}")
        self.reason = reason
        self.span = span
        self.effect = effect
        self.at = at
