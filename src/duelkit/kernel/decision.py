"""The one open question of a duel."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.native import mypyc_attr

ACT: Final = 0
"""The turn player acts in an open game state."""
RESPOND: Final = 1
"""A player may respond with a quick effect, or pass."""
TRIGGER: Final = 2
"""A player picks which of several waiting effects comes next."""
PICK: Final = 3
"""A player picks one card, or finishes picking."""
CONFIRM: Final = 4
"""Yes or no."""
POSITION: Final = 5
"""A position or facing for something that is put down."""
CHOICE: Final = 6
"""One of several numbers, words or branches."""
ZONE: Final = 7
"""A zone or cell in which to put something."""

NO_IDLE: Final = -1

KIND_NAMES: Final = ("act", "respond", "trigger", "pick", "confirm", "position", "choice", "zone")
KIND_WORDS: Final = (
    "acts freely",
    "responds or passes",
    "picks the next waiting effect",
    "picks a card",
    "answers yes or no",
    "picks a position",
    "picks a number, a word or a branch",
    "picks a zone",
)


@mypyc_attr(free_list_len=1)
class Decision:
    """A question to one player.

    :param player: 0 or 1, who answers.
    :param kind: one of the kinds above.
    :param options: the legal answers, as ints in a fixed canonical order; never empty.
    :param why: the game's code for the reason why this is asked.
    :param card: the card that the question is about; −1 if there is none.
    :param detail: a number whose meaning depends on ``why``.
    :param idle: an option without effect, offered only so that the question does not reveal what the other player holds
    (``every_window``); records leave it out. −1 if there is none.
    """

    __slots__ = ("player", "kind", "options", "why", "card", "detail", "idle")

    def __init__(
        self, player: int, kind: int, options: list[int], why: int, card: int, detail: int, idle: int = NO_IDLE
    ) -> None:
        self.player: int = player
        self.kind: int = kind
        self.options: list[int] = options
        self.why: int = why
        self.card: int = card
        self.detail: int = detail
        self.idle: int = idle

    def alone(self) -> bool:
        """Whether there is only one answer, apart from an idle one.

        >>> Decision(0, CONFIRM, [7], 0, -1, 0).alone()
        True
        """
        return len(self.options) == (1 if self.idle == NO_IDLE else 2)

    def notes(self, option: int) -> bool:
        """Whether a record contains this answer: it is neither the only one nor idle.

        >>> Decision(0, CONFIRM, [7], 0, -1, 0).notes(7)
        False
        >>> Decision(0, CONFIRM, [7, 8], 0, -1, 0).notes(7)
        True
        """
        return option != self.idle and not self.alone()

    def __str__(self) -> str:
        return (
            f"Player {self.player} {act_of(self)}. duel.choose(duel.decision.options[0]) takes the first of them; "
            "duel.describe(option, 'en') says what one is."
        )

    def __repr__(self) -> str:
        return (
            f"Decision(player={self.player}, kind={KIND_NAMES[self.kind]!r}, options={self.options}, "
            f"why={self.why}, card={self.card}, detail={self.detail})"
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (Decision, (self.player, self.kind, self.options, self.why, self.card, self.detail, self.idle))


def act_of(decision: Decision) -> str:
    """What the asked player does, and between how many options.

    >>> act_of(Decision(0, PICK, [7, 8], 0, -1, 0))
    'picks a card (2 options)'
    """
    count = len(decision.options)
    return f"{KIND_WORDS[decision.kind]} ({count} option{'' if count == 1 else 's'})"
