"""How a duel ended."""

from __future__ import annotations


class Outcome:
    """The result of a duel.

    :param winner: 0 or 1, −1 for a draw.
    :param reason: the game's term for the reason, e.g. ``"life points"``.
    :param rule: the id of the rule behind it.

    >>> Outcome(0, "life points", "MR3-WIN-03")
    Outcome(winner=0, reason='life points', rule='MR3-WIN-03')
    >>> print(Outcome(0, "life points", "MR3-WIN-03"))
    player 0 wins (life points, MR3-WIN-03)
    """

    __slots__ = ("winner", "reason", "rule")

    def __init__(self, winner: int, reason: str, rule: str) -> None:
        self.winner: int = winner
        self.reason: str = reason
        self.rule: str = rule

    @property
    def is_draw(self) -> bool:
        """Whether nobody won.

        >>> Outcome(-1, "life points", "MR3-WIN-05").is_draw
        True
        """
        return self.winner < 0

    def __str__(self) -> str:
        ended = "a draw" if self.winner < 0 else f"player {self.winner} wins"
        return f"{ended} ({self.reason}, {self.rule})"

    def __repr__(self) -> str:
        return f"Outcome(winner={self.winner}, reason={self.reason!r}, rule={self.rule!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and (self.winner, self.reason) == (other.winner, other.reason)

    def __hash__(self) -> int:
        return hash((self.winner, self.reason))

    def __reduce__(self) -> tuple[object, ...]:
        return (Outcome, (self.winner, self.reason, self.rule))
