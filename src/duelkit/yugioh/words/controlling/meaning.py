"""Words about control and ownership (コントロール): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Filter, Modifier, Verb, What
from duelkit.yugioh.language.selections import EACH, Pick, Subject
from duelkit.yugioh.language.terms import Handling, Side, Until


@dataclass(frozen=True, slots=True)
class ControlledBy(Filter):
    """A card that this player controls, or controlled when it left the field (〜がコントロールする).

    :param side: the player.
    """

    side: Side


@dataclass(frozen=True, slots=True)
class OfTurnPlayer(Filter):
    """A card that the turn player controls (ターンプレイヤーのフィールドの)."""

    used_by_one: ClassVar[str] = "ControlledBy names a player as seen from the effect's controller"
    visible: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class OwnedBy(Filter):
    """A card that this player owns (持ち主が〜).

    :param side: the player.
    """

    visible: ClassVar[bool] = True

    side: Side


@dataclass(frozen=True, slots=True)
class TakesControl(Modifier):
    """The controller of the source controls these cards for as long as this applies (コントロールを得る).

    :param to: the cards.
    """

    done_at_once: ClassVar[bool] = True

    to: Subject = EACH


@dataclass(frozen=True, slots=True)
class OwnersControl(Modifier):
    """Control of these cards returns to their owners while this applies, whoever takes it; what gave control of them
    for a time, or for good, is over (コントロールは元々の持ち主に戻る).

    :param to: the cards.
    """

    used_by_one: ClassVar[str] = "ReturnControl is done once; this goes on"

    to: Subject = EACH


@dataclass(frozen=True, slots=True)
class TakeControl(Verb):
    """Take control of monsters (コントロールを得る). Rules: RES-CTL-01 to RES-CTL-04.

    :param what: the monsters.
    :param until: for how long.
    :param to: who gets it; ``OPPONENT``: it is given away (コントロールを相手に移す).
    :param pointed: the monster comes to a zone that this card points to (このカードのリンク先に置いて).
    """

    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.CONTROL_TAKEN})

    what: What
    until: Until = Until.LEAVES
    to: Side = Side.YOU
    pointed: bool = False

    def monsters(self) -> What | None:
        return self.what


@dataclass(frozen=True, slots=True)
class ReturnControl(Verb):
    """Control of monsters returns to their owners (コントロールは元々の持ち主に戻る).

    :param what: the monsters.
    """

    what: What

    def monsters(self) -> What | None:
        return self.what


@dataclass(frozen=True, slots=True)
class SwapControl(Verb):
    """Swap control of two monsters, of both or of neither; ``THEM`` are the two (コントロールを入れ替える).

    :param first: the one.
    :param second: the other.
    """

    first: What
    second: What

    def each_picks_one(self) -> bool:
        """Whether each player picks one monster of their own."""
        first, second = self.first, self.second
        return (
            isinstance(first, Pick)
            and isinstance(second, Pick)
            and (first.chooser, first.pool.side) == (Side.YOU, Side.YOU)
            and (second.chooser, second.pool.side) == (Side.OPPONENT, Side.OPPONENT)
            and first.pool.filter == second.pool.filter
        )
