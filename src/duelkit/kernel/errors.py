"""The errors that a user's own input can cause. Each message is one clear line."""

from __future__ import annotations


class DuelkitError(ValueError):
    """An input is wrong: a file, a line, a name, a choice."""


class IllegalChoice(DuelkitError):
    """The option is not among those offered; the duel is untouched."""


class RecordError(DuelkitError):
    """A record is damaged, or does not replay."""


class FileError(DuelkitError):
    """A file does not contain what it should.

    :param name: the file as named by the user.
    :param line: the line, counted from 1; 0 for the file as a whole.
    :param message: what is wrong and what was expected.

    >>> FileError("deck.ydk", 3, "unknown card; expected a passcode")
    FileError('deck.ydk, line 3: unknown card; expected a passcode')
    >>> FileError("deck.ydk", 3, "unknown card; expected a passcode").line
    3
    """

    def __init__(self, name: str, line: int, message: str) -> None:
        self.line = line
        self.what = message
        place = f"{name}, line {line}" if line else name
        super().__init__(f"{place}: {message}")


class NotInVocabulary(TypeError):
    """A card's definition uses a word that the engine cannot run."""

    def __init__(self, node: object) -> None:
        super().__init__(f"the engine cannot run {type(node).__name__}")
