"""The parts that compiled effects are built from: filters, amounts, conditions, picks, instructions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duelkit.cardlang.program import AGAIN as AGAIN
from duelkit.cardlang.program import ANSWERED as ANSWERED
from duelkit.cardlang.program import FIRST as FIRST
from duelkit.cardlang.program import NEXT as NEXT
from duelkit.cardlang.program import WAIT as WAIT
from duelkit.kernel.native import mypyc_attr
from duelkit.kernel.state import NONE
from duelkit.yugioh.state.codes import OPPONENT

if TYPE_CHECKING:
    from duelkit.yugioh.state.duel import State
    from duelkit.yugioh.state.events import Event
    from duelkit.yugioh.state.parts import Scope
    from duelkit.yugioh.state.tasks import Work


class Test:
    """A compiled filter."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        """Whether the card passes, seen from the scope's player and card."""
        raise NotImplementedError


class Amount:
    """A compiled amount."""

    def value(self, duel: State, scope: Scope) -> int:
        """The number now."""
        raise NotImplementedError

    def with_player(self, duel: State, scope: Scope, player: int) -> int:
        """Of a number of cards, how many are certainly cards that this player controls."""
        return 0

    def within(self, duel: State, scope: Scope, places: int) -> int:
        """Of a number of cards, how many certainly lie in these zones of the field."""
        return 0


class Check:
    """A compiled condition."""

    def holds(self, duel: State, scope: Scope) -> bool:
        """Whether it holds now."""
        raise NotImplementedError

    def in_steps(self) -> int:
        """The steps of the battle phase outside which it never holds; 0 if it may hold at any time."""
        return 0


class Occasion:
    """A compiled event or activation that an effect reacts to."""

    def __init__(self) -> None:
        self.kinds: tuple[int, ...] = ()
        self.about_this: bool = False
        self.responds: bool = False
        self.alone: bool = False
        """Whether nothing else of the kind can have happened at the same time (〜１体のみが)."""
        self.from_other_field: bool = False
        """Whether the card itself must have left the opponent's field (このカードが相手フィールドから)."""

    def matches_event(self, duel: State, event: Event, scope: Scope) -> bool:
        """Whether the event is one that the effect waits for."""
        raise NotImplementedError

    def matches_link(self, duel: State, link: Scope, scope: Scope) -> bool:
        """Whether the chain link is one that the effect responds to."""
        raise NotImplementedError


class Pool:
    """A compiled pool: places, side and filter.

    :param down: whether those banished face-down belong to it: it asks for face-down cards, or for any cards.
    """

    def __init__(self, zones: int, side: int, test: Test | None, more: tuple[Pool, ...], down: bool = False) -> None:
        self.zones: int = zones
        self.side: int = side
        self.test: Test | None = test
        self.more: tuple[Pool, ...] = more
        self.down: bool = down


def zones_of(pool: Pool) -> int:
    """All places of a pool; 0 if a part of it has none."""
    zones = pool.zones
    for more in pool.more:
        others = zones_of(more)
        zones = zones | others if zones and others else 0
    return zones


class PickCode:
    """A compiled pick."""

    def __init__(
        self,
        pool: Pool,
        least: Amount,
        most: Amount,
        chooser: int,
        at_random: bool,
        different_names: bool,
        same_level: bool,
        including: Test | None = None,
        same_name: bool = False,
        same_atk: bool = False,
        different_levels: bool = False,
    ) -> None:
        self.pool: Pool = pool
        self.least: Amount = least
        self.most: Amount = most
        self.chooser: int = chooser
        self.at_random: bool = at_random
        self.different_names: bool = different_names
        self.same_level: bool = same_level
        self.same_name: bool = same_name
        self.same_atk: bool = same_atk
        self.different_levels: bool = different_levels
        self.different_races: bool = False
        self.including: Test | None = including
        """The filter that at least one of the picked cards must pass."""
        self.accept: tuple[Test, ...] = ()
        """For targets: the filters that a card must pass for the processing to be able to do anything with it."""
        self.zones: int = zones_of(pool)
        """All places from which cards are picked; 0 if they are picked from cards referred to before."""
        self.staying: Pool = pool
        """For targets: the demands that they must still meet when the processing begins."""
        self.adds_up: bool = False
        """For targets elsewhere than on the field: whether these are fewer, as a figure had to equal a sum."""
        self.fitting: Pool = pool
        """The pool restricted to the cards that pass ``accept``."""
        self.by_targets: bool = False
        """For targets: whether it depends on the targets before it which cards it can be (それと同じ種族の〜)."""
        self.unaffected_too: bool = chooser == OPPONENT
        """Whether cards that the effect cannot affect can be picked, so that it does nothing (faq 13066, 14236)."""
        self.room: int = -1
        """For targets that are Special Summoned: the side whose free monster zones limit how many; −1: no limit."""


@mypyc_attr(free_list_len=1)
class Plan:
    """What a legality check assumes about the preceding parts of an effect."""

    def __init__(self) -> None:
        self.freed: int = 0
        """The number of the player's monster zones that the cost frees."""
        self.gone: int = -1
        """A card that will have left its place (the activated card itself)."""
        self.spent: list[int] = NONE
        """The cards that the cost will have taken away. Never written, but replaced."""
        self.to_graveyard: bool = False
        """Whether these will be in the graveyard."""
        self.now: bool = False
        """Whether the check is made during the processing, when the numbers that the effect produces are known."""


class Op:
    """One instruction of a compiled program."""

    def run(self, duel: State, frame: Work) -> int:
        """Do it, or a part of it; returns NEXT, AGAIN or WAIT."""
        raise NotImplementedError

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        """Whether it could do something if it were processed now."""
        return True

    def although_negated(self, duel: State, scope: Scope) -> None:
        """What happens although the effect is negated, because it is no part of the effect."""

    def afterwards(self) -> Op | None:
        """What must be possible from the beginning if it is done after another part (その後); ``None``: nothing."""
        return None

    def frees(self, duel: State, scope: Scope) -> int:
        """The number of the player's monster zones that it would free."""
        return 0

    def leaves_out(self, duel: State, scope: Scope) -> int:
        """Up to which instruction those after it are left out as things are; 0: none is."""
        return 0

    def takes(self, duel: State, scope: Scope) -> list[int]:
        """The cards that it works on in any case, whatever is picked."""
        return []

    def picks(self, duel: State, scope: Scope) -> int:
        """The number of cards that it picks at least."""
        return 0

    def action(self, on_field: bool) -> str:
        """What it does with the cards that were picked for it, as a message key; empty if that is not obvious.

        :param on_field: whether some of the cards to choose from are on the field.
        """
        return ""


class NothingOp(Op):
    """Does nothing, where branches of a program meet. Its subclasses only restrict what is possible."""

    def run(self, duel: State, frame: Work) -> int:
        return NEXT


class Program:
    """A flat list of instructions."""

    def __init__(self, ops: tuple[Op, ...], needed: tuple[Op, ...]) -> None:
        self.ops: tuple[Op, ...] = ops
        self.needed: tuple[Op, ...] = needed
        """The instructions that must be possible for the effect to be activated."""

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        """Whether every needed instruction is possible."""
        for op in self.needed:
            if not op.possible(duel, scope, plan):
                return False
        return True
