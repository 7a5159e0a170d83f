"""Words about equip cards (装備): what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from duelkit.yugioh.language.base import Amount, Condition, Filter, Modifier, Pool, Verb, What
from duelkit.yugioh.language.clauses import Are
from duelkit.yugioh.language.nouns import IS_THIS, AnyCard
from duelkit.yugioh.language.selections import EQUIPPED, TARGET, THIS, Ref, RefKind
from duelkit.yugioh.language.terms import Bond, Handling, Side


@dataclass(frozen=True, slots=True)
class EquippedByItself(Condition):
    """This card is an equip card by its own effect (このカードの効果でこのカードが装備されている)."""

    while_equipped: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class OpensGraveyard(Modifier):
    """If an effect of such a monster that was activated as it was Summoned equips a monster from the graveyard of the
    player to it, that can be one from the opponent's instead (代わりに相手の墓地から装備する事もできる).

    :param which: the monsters that have such effects.
    """

    used_by_one: ClassVar[str] = "it widens the choice of other cards' effects, which do not name it"

    which: Filter


@dataclass(frozen=True, slots=True)
class BearerFell(Condition):
    """The monster that this Equip Card was equipped to has just been destroyed by battle (戦闘で破壊され).

    :param side: who controlled the monster.
    :param tributed: it has been Tributed instead (リリースされ).
    :param by_effect: it has been destroyed by the effect of another card instead, and sent to the Graveyard.
    :param anyhow: it has been destroyed, in whatever way (破壊された).
    :param sent: it has been sent to the Graveyard, in whatever way (装備モンスターが墓地へ送られた事で).
    """

    side: Side = Side.YOU
    tributed: bool = False
    by_effect: bool = False
    anyhow: bool = False
    sent: bool = False


@dataclass(frozen=True, slots=True)
class IsEquipped(Filter):
    """A monster equipped with a card (装備カードを装備した).

    :param by: the equip card; ``None``: any.
    """

    of_monsters: ClassVar[bool] = True
    visible: ClassVar[bool] = True
    passing: ClassVar[bool] = True

    by: Filter | None = None


@dataclass(frozen=True, slots=True)
class CanBeEquippedWith(Filter):
    """A monster to which the cards referred to can be equipped by their own texts (装備可能な).

    :param with_: the Equip Spells or Union Monsters: one of these cards at least.
    """

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True

    with_: Ref | Pool


@dataclass(frozen=True, slots=True)
class CanEquip(Filter):
    """An Equip Spell or a Union Monster that can be equipped to such a monster by its own text (〜に装備可能な).

    :param to: the monsters: one of them at least.
    """

    to: Ref | Pool


@dataclass(frozen=True, slots=True)
class EquippedTo(Filter):
    """An equip card of such a monster, or one that was when it left the field (〜に装備された).

    :param bearer: the monster.
    """

    bearer: Filter = IS_THIS

    def means_this(self) -> bool:
        return self.bearer.means_this()


@dataclass(frozen=True, slots=True)
class EquippedRatings(Amount):
    """The Link Ratings of the Link Monsters that a monster is equipped with, added up (リンクマーカーの合計).

    :param what: the monster.
    """

    what: Ref = THIS


@dataclass(frozen=True, slots=True)
class Equip(Verb):
    """Equip cards to a monster (装備する): ``equip(TARGET, to=THIS)``. Rules: MR3-EQP-01, RES-GAP-EQP-01.

    The activation of an Equip Spell is ``Equip()``; its modifiers are in its continuous effects.

    :param what: the cards that become equip cards.
    :param to: the monster.
    :param modifiers: what applies to the monster while it is equipped.
    :param bind: the source remembers the equip cards as ``LINKED``.
    :param as_monster: they count towards the five monsters. Rule: EX04-EQP-13.
    :param own: it is as if their own texts did it, so that what these give applies.
    """

    moves_cards: ClassVar[bool] = True
    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.EQUIPPED})
    known_cards_first: ClassVar[bool] = True

    what: What = THIS
    to: What = TARGET
    modifiers: tuple[Modifier, ...] = ()
    bind: bool = False
    as_monster: bool = False
    own: bool = False

    def monsters(self) -> What | None:
        return self.to

    def bond(self) -> tuple[Bond, What] | None:
        return (Bond.EQUIPPED, self.what) if self.bind else None

    def bringing(self, modifiers: tuple[Modifier, ...]) -> Verb | None:
        return replace(self, modifiers=(*self.modifiers, *modifiers))

    def keeps_its_card(self) -> bool:
        return self.what == THIS and isinstance(self.to, Ref) and self.to.kind is RefKind.TARGET


IS_EQUIPPED = Are(EQUIPPED, AnyCard())
"""This card is equipped to a monster (このカードが装備されている)."""
