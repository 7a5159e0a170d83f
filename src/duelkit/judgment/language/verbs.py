"""What effects do."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar

from duelkit.judgment.language.amounts import Amount
from duelkit.judgment.language.base import Verb
from duelkit.judgment.language.card import Ability
from duelkit.judgment.language.conditions import Condition
from duelkit.judgment.language.filters import SELF, TARGET, FieldFilter, FieldWhat, Filter, Pick, Ref, What
from duelkit.judgment.language.modifiers import Modifier
from duelkit.judgment.language.words import Element, Keyword, Pile, Side, Stat, Until


@dataclass(frozen=True, slots=True)
class GainMana(Verb):
    """A side gains mana (マナ獲得). Rule: EOJ-ABIL-34."""

    amount: Amount | int
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class LoseMana(Verb):
    """A side loses mana, at most what it has. Rule: EOJ-MANA-04."""

    amount: Amount | int
    side: Side = Side.OPPONENT


@dataclass(frozen=True, slots=True)
class StealMana(Verb):
    """Mana goes from the opponent to you (マナ奪い). Rules: EOJ-ABIL-33 to -33c."""

    amount: Amount | int


@dataclass(frozen=True, slots=True)
class Draw(Verb):
    """Draw cards (手札ドロウ). Rule: EOJ-ABIL-22."""

    amount: Amount | int
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class Discard(Verb):
    """A side puts hand cards of its own choice into the graveyard (手札破壊). Rules: EOJ-ABIL-23, -23b."""

    amount: Amount | int
    side: Side = Side.OPPONENT
    which: Filter | None = None


@dataclass(frozen=True, slots=True)
class Mill(Verb):
    """The top cards of a side's library go to its graveyard."""

    amount: Amount | int
    side: Side = Side.OPPONENT


@dataclass(frozen=True, slots=True)
class Heal(Verb):
    """Creatures gain lasting HP; a negative amount takes it away (治癒). Rules: EOJ-ABIL-19, -19b."""

    amount: Amount | int
    what: What = TARGET


@dataclass(frozen=True, slots=True)
class MagicDamage(Verb):
    """Creatures take magic damage. Rules: EOJ-KIND-05, EOJ-ABIL-24."""

    deals_damage: ClassVar[bool] = True
    amount: Amount | int
    what: What = TARGET


@dataclass(frozen=True, slots=True)
class ChangeFigure(Verb):
    """A figure of creatures changes, for a time or lastingly."""

    stat: Stat
    amount: Amount | int
    what: What = TARGET
    until: Until = Until.LASTING
    negative: bool = False


@dataclass(frozen=True, slots=True)
class GiveKeyword(Verb):
    """Creatures have an ability, for a time or lastingly."""

    keyword: Keyword
    what: What = TARGET
    until: Until = Until.LASTING


@dataclass(frozen=True, slots=True)
class SetPattern(Verb):
    """The creature attacks by another of its icons from now on."""

    index: int
    what: What = SELF


class Turning(IntEnum):
    """How a creature is turned."""

    CHOSEN = 0
    """To any facing, which the player chooses."""
    HALF = 1
    """By 180 degrees."""
    BACK_TO_SELF = 2
    """So that its back is towards this creature."""


@dataclass(frozen=True, slots=True)
class Turn(Verb):
    """Creatures are turned (回転). In a battle they cannot counterattack. Rules: EOJ-ABIL-04 to -04c."""

    how: Turning
    what: What = TARGET
    towards: Ref = SELF
    """For BACK_TO_SELF: which creature."""


class Moving(IntEnum):
    """Where a creature is moved."""

    CHOSEN = 0
    """To an empty field of the player's choice."""
    PUSHED = 1
    """One field away along the attack, if that is empty."""
    IN_FRONT = 2
    """Directly in front of this creature, if that is empty."""
    TO_LEFT_FIELD = 3
    """To the field that the triggering creature left."""


@dataclass(frozen=True, slots=True)
class Move(Verb):
    """A creature is moved (移動・引き込み). Rules: EOJ-ABIL-01, EOJ-ABIL-27, EOJ-MOVE-01, EOJ-MOVE-02."""

    how: Moving
    what: What = TARGET
    facing_chosen: bool = False


@dataclass(frozen=True, slots=True)
class Swap(Verb):
    """Two creatures trade places (転移). Rules: EOJ-ABIL-20, -20b."""

    first: What = SELF
    second: What = TARGET


@dataclass(frozen=True, slots=True)
class SwapContents(Verb):
    """What stands on two fields trades places; one of them may be empty. In a battle the moved cannot counterattack.

    Rules: EOJ-ABIL-20, EOJ-ABIL-20b.
    """

    used_by_one: ClassVar[str] = "it names two fields, one of which may be empty; Swap names two creatures"
    first: FieldFilter
    second: FieldFilter


@dataclass(frozen=True, slots=True)
class NoCounter(Verb):
    """The attacked creature cannot counterattack in this battle."""

    what: What = TARGET


@dataclass(frozen=True, slots=True)
class Fieldquake(Verb):
    """Fields are turned over (反地). Rules: EOJ-ABIL-25, EOJ-FIELD-03."""

    fields: FieldWhat


@dataclass(frozen=True, slots=True)
class ExchangeFields(Verb):
    """Two fields trade places; creatures stay. Rule: EOJ-FIELD-04."""

    first: FieldWhat
    second: FieldWhat


@dataclass(frozen=True, slots=True)
class ReturnToHand(Verb):
    """Creatures go back to their owners' hands; from the graveyard, cards."""

    what: What = TARGET


@dataclass(frozen=True, slots=True)
class Fetch(Verb):
    """Cards from a pile go to the hand, or into the library, which is shuffled."""

    what: What
    to: Pile = Pile.HAND


@dataclass(frozen=True, slots=True)
class Choose(Verb):
    """Cards are picked for what follows, which calls them ``THEM``."""

    what: What


@dataclass(frozen=True, slots=True)
class DiscardHand(Verb):
    """A side puts its whole hand into the graveyard."""

    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class RevealTop(Verb):
    """The top card of a side's library is shown; what follows calls it ``THEM``."""

    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class Bury(Verb):
    """Those of the cards that are still in a library or hand go to their owners' graveyards."""

    what: What


@dataclass(frozen=True, slots=True)
class Decree(Verb):
    """For a time it is as if a placement ability of the spell's player said so, wherever its card is.

    ``rule``: a modifier that bends a rule, such as ``Forbids`` or ``CardCost``.
    """

    rule: Modifier
    until: Until = Until.OPPONENTS_NEXT_TURN


@dataclass(frozen=True, slots=True)
class Destroy(Verb):
    """Creatures die."""

    used_by_one: ClassVar[str] = "death by an effect is a term of the rules (EOJ-TRASH-01), whoever uses it"
    what: What = TARGET


@dataclass(frozen=True, slots=True)
class SummonOnto(Verb):
    """A creature is summoned in the place of the ability's own, which is sacrificed (転生), without cost.

    Of a spell whose price is a sacrifice: in the place of that creature. ``onto``: to a chosen field of these instead;
    ``paid``: for its mana cost.
    It cannot attack in this turn. Rules: EOJ-ABIL-21 to -21d, EOJ-STACK-01 to -03.
    """

    what: Pick
    onto: FieldFilter | None = None
    ends_turn: bool = False
    paid: bool = False


@dataclass(frozen=True, slots=True)
class AttackNow(Verb):
    """Creatures attack without cost; ``used``: it uses up their re-action attack."""

    what: What = TARGET
    used: bool = False


@dataclass(frozen=True, slots=True)
class Incite(Verb):
    """Every creature battles once, from the centre field, then clockwise (扇動). Rules: EOJ-MASS-01 to -14."""

    used_by_one: ClassVar[str] = "the mass battle is a chapter of the rulebook (EOJ-MASS-01)"


@dataclass(frozen=True, slots=True)
class BecomeElement(Verb):
    """Creatures have another element from now on."""

    element: Element
    what: What = TARGET


@dataclass(frozen=True, slots=True)
class BecomeRace(Verb):
    """Creatures have the race of another card from now on."""

    used_by_one: ClassVar[str] = "a race is taken from another card, not named"
    of: Ref
    what: What = TARGET


@dataclass(frozen=True, slots=True)
class SwapFigures(Verb):
    """HP and attack of creatures, as they are now, trade places."""

    what: What = TARGET


@dataclass(frozen=True, slots=True)
class ShowHand(Verb):
    """A side shows its hand."""

    side: Side = Side.OPPONENT


@dataclass(frozen=True, slots=True)
class LookAtTop(Verb):
    """You look at the top card of your own library; it stays where it is."""

    used_by_one: ClassVar[str] = "only the player sees the card; RevealTop shows it to both"


@dataclass(frozen=True, slots=True)
class Judgment(Verb):
    """Both players show the top cards of their libraries; who shows the greater cost wins (審判).

    The cards stay where they are.
    """

    win: Verb
    lose: Verb | None = None


@dataclass(frozen=True, slots=True)
class Bestow(Verb):
    """Creatures have further abilities for as long as they are on the board; "you" is then their owner."""

    abilities: tuple[Ability, ...]
    what: What = TARGET


@dataclass(frozen=True, slots=True)
class Unite(Verb):
    """This creature is put onto another own one, which is sacrificed, and adds its HP; it is then ``UNITED``."""

    what: What
    pattern: int = 1
    """The attack icon by which it attacks from then on."""


@dataclass(frozen=True, slots=True)
class HalfTheTime(Verb):
    """With a chance of one half, this happens."""

    verb: Verb
    otherwise: Verb | None = None


@dataclass(frozen=True, slots=True)
class If(Verb):
    """Only if a condition holds."""

    condition: Condition
    verb: Verb
    otherwise: Verb | None = None


@dataclass(frozen=True, slots=True)
class May(Verb):
    """The player decides whether this happens."""

    verb: Verb
