"""Executors of the words about properties of cards (カードの条件)."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.figures import attribute_of, figure_of, race_of, scale_of
from duelkit.yugioh.engine.facts.pools import members
from duelkit.yugioh.engine.facts.properties import has_name, hidden, is_monster, names_of, types_of
from duelkit.yugioh.engine.facts.references import cards_of
from duelkit.yugioh.engine.facts.series_too import counts_as_series
from duelkit.yugioh.language.name_readings import reading_of
from duelkit.yugioh.state.categories import C_TREATED
from duelkit.yugioh.state.code import Amount, Pool, Test
from duelkit.yugioh.state.codes import (
    BACK_ROW,
    DOWN_DEFENSE,
    EXTRA,
    F_SCALE,
    FIELD,
    GEMINI,
    MONSTER,
    MONSTER_ZONE,
    SPELL,
    TOKEN,
    TRAP,
    UP_ATTACK,
    UP_DEFENSE,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import AS_SPELL, Scope


class ExtremeTest(Test):
    """A monster with the highest or lowest figure of a pool."""

    def __init__(self, stat: int, among: Pool, lowest: bool) -> None:
        self.stat = stat
        self.among = among
        self.lowest = lowest

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        mine = -1 if hidden(duel, card) else figure_of(duel, card, self.stat)
        if mine < 0:
            return False
        for other in members(duel, self.among, scope):
            figure = -1 if hidden(duel, other) else figure_of(duel, other, self.stat)
            if figure >= 0 and (figure < mine if self.lowest else figure > mine):
                return False
        return True


def unknown(duel: State, card: int, scope: Scope) -> bool:
    """Whether the card's properties are indeterminate. Players know cards that they pay. Rules: MR3-FDN-03 to -05."""
    return (
        (duel.place[card] & FIELD) != 0
        and not duel.play[card].face_up
        and not (scope.knows and duel.controller[card] == scope.player)
        and card not in duel.cache.recalled
        and card not in scope.turned
    )


class KnownTest(Test):
    """A filter for costs: the player's own face-down cards can be revealed, so their true properties count."""

    def __init__(self, part: Test) -> None:
        self.part = part

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        before = scope.knows
        scope.knows = True
        found = self.part.test(duel, card, scope)
        scope.knows = before
        return found


class BothTest(Test):
    """Both parts. Two fields are faster than a tuple of tests."""

    def __init__(self, first: Test, second: Test) -> None:
        self.first: Final = first
        self.second: Final = second

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return self.first.test(duel, card, scope) and self.second.test(duel, card, scope)


def all_of(*parts: Test) -> Test:
    """Every part, the first one first."""
    whole = parts[-1]
    for part in parts[-2::-1]:
        whole = BothTest(part, whole)
    return whole


class AnyTest(Test):
    """At least one part."""

    def __init__(self, parts: tuple[Test, ...]) -> None:
        self.parts = parts

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        for part in self.parts:
            if part.test(duel, card, scope):
                return True
        return False


class NotTest(Test):
    """Not the part. Properties of a face-down card are indeterminate, so ``known`` demands a known card: an effect
    cannot choose a face-down card as one that is not of a kind. Without ``known``, it counts as one of another kind.
    """

    def __init__(self, part: Test, known: bool) -> None:
        self.part = part
        self.known = known

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if self.known and unknown(duel, card, scope):
            return False
        return not self.part.test(duel, card, scope)


class AnyCardTest(Test):
    """Any card."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return True


class HasFigureTest(Test):
    """A card that has such a figure, as far as it is known. Rules: MR3-XYZ-01, MR20-GAP-LNK-02."""

    def __init__(self, stat: int) -> None:
        self.stat = stat

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return unknown(duel, card, scope) or figure_of(duel, card, self.stat) >= 0


class MonsterTest(Test):
    """A monster."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        # the most frequent check: a monster card counts as one in a monster zone and outside the field, whatever
        # applies to it
        place = duel.place[card]
        printed = (duel.info[card].types & MONSTER) != 0
        if duel.cache.recalled:
            return types_of(duel, card) & MONSTER != 0
        if not place & FIELD:
            return printed
        if place == MONSTER_ZONE:
            return printed or not duel.play[card].face_up or (types_of(duel, card) & MONSTER) != 0
        return not unknown(duel, card, scope) and (types_of(duel, card) & MONSTER) != 0


class TypeTest(Test):
    """All these types."""

    def __init__(self, types: int) -> None:
        self.types = types

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        place = duel.place[card]
        types = duel.info[card].types
        if duel.cache.recalled:
            types = types_of(duel, card)
        elif place & FIELD:
            part = duel.play[card]
            if not part.face_up and unknown(duel, card, scope):
                types = MONSTER if place == MONSTER_ZONE else 0
            elif (
                place != MONSTER_ZONE
                or part.flags
                or part.monster_info is not None
                or types & GEMINI
                or (duel.active[C_TREATED])
            ):
                types = types_of(duel, card)
        elif types & GEMINI or duel.active[C_TREATED]:
            types = types_of(duel, card)
        return (types & self.types) == self.types


class SpellTrapTest(Test):
    """A Spell or a Trap, including any face-down card in the back row. Rule: MR3-FDN-04."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if unknown(duel, card, scope):
            return (duel.place[card] & BACK_ROW) != 0
        return (types_of(duel, card) & (SPELL | TRAP)) != 0


class MonsterCardTest(Test):
    """A card printed as such a monster, even if it is a Spell where it is; of these Attributes and Types, if any.

    :param as_spell: it must be treated as a Continuous Spell.
    """

    def __init__(self, attributes: int, races: int, types: int, as_spell: bool) -> None:
        self.attributes = attributes
        self.races = races
        self.types = types
        self.as_spell = as_spell

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if unknown(duel, card, scope) or duel.info[card].types & (self.types | TOKEN) != self.types:
            return False
        if self.attributes and not attribute_of(duel, card) & self.attributes:
            return False
        if self.as_spell and not (duel.place[card] & FIELD and duel.play[card].flags & AS_SPELL):
            return False
        return not self.races or race_of(duel, card) & self.races != 0


class OriginalAttributeTest(Test):
    """A card with one of these Attributes as it is printed."""

    def __init__(self, attributes: int) -> None:
        self.attributes = attributes

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return not unknown(duel, card, scope) and (duel.info[card].attribute & self.attributes) != 0


class AttributeTest(Test):
    """One of these attributes."""

    def __init__(self, attributes: int) -> None:
        self.attributes = attributes

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if unknown(duel, card, scope) or duel.place[card] & BACK_ROW:
            return False
        return (attribute_of(duel, card) & self.attributes) != 0


class RaceTest(Test):
    """One of these races."""

    def __init__(self, races: int) -> None:
        self.races = races

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if unknown(duel, card, scope) or duel.place[card] & BACK_ROW:
            return False
        return (race_of(duel, card) & self.races) != 0


class FigureTest(Test):
    """A figure in bounds.

    :param by_own: whether a bound depends on the present figure of the card of the effect.
    """

    def __init__(self, stat: int, least: Amount | None, most: Amount | None, by_own: bool = False) -> None:
        self.stat = stat
        self.least = least
        self.most = most
        self.by_own = by_own

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if unknown(duel, card, scope) or self.by_own and no_figure_left(duel, scope):
            return False
        value = figure_of(duel, card, self.stat)
        if value < 0:
            return False
        least = self.least
        most = self.most
        if least is not None:
            bound = least.value(duel, scope)
            if least is most:
                return value == bound
            if value < bound:
                return False
        return most is None or value <= most.value(duel, scope)


def no_figure_left(duel: State, scope: Scope) -> bool:
    """Whether an effect being processed finds its card gone or face-down, but not paid: it has no figure then."""
    if duel.resolving < 0 or duel.scopes[duel.resolving].card != scope.card or scope.card in scope.paid:
        return False
    return (
        duel.stamp[scope.card] != scope.stamp
        or duel.place[scope.card] & FIELD != 0
        and (not duel.play[scope.card].face_up)
    )


class NameTest(Test):
    """This name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return not unknown(duel, card, scope) and has_name(duel, card, self.name)


class MentionsTest(Test):
    """The card's text mentions this name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return not unknown(duel, card, scope) and self.name in duel.info[card].mentions


class SeriesTest(Test):
    """A name that contains this word. Rule: MR3-NAME-02.

    :param reading: how the word is read, if that decides; a name that is read in an unknown way must begin with it.
    """

    def __init__(self, word: str, also: tuple[str, ...], but: tuple[str, ...], reading: str = "") -> None:
        self.word = word
        self.reading = reading
        self.beginning = f"{word}・" if len(word) == 1 else word
        self.also = also
        self.but = but
        self.seen: dict[str, bool] = {}
        self.given: dict[str, bool] = {}  # the same for names that an effect gave, whose readings count, too

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if unknown(duel, card, scope):
            return False
        info = duel.info[card]
        names = names_of(duel, card)
        own = names == info.names
        seen = self.seen if own else self.given
        if self.reading:
            if own and len(info.words) > len(names):
                return any([self.reading in name for name in info.words])
            return any([name.startswith(self.beginning) for name in names])
        for name in info.words if own else names:
            found = seen.get(name)
            if found is None:
                here = self.word in name or name in self.also or not own and self.word in reading_of(name)
                found = seen[name] = here and name not in self.but
            if found:
                return True
        return counts_as_series(duel, card, self.word)


class PositionTest(Test):
    """A monster in one of these positions; one that has left since the battle began is judged as it was."""

    def __init__(self, positions: int) -> None:
        self.positions = positions

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if duel.place[card] == MONSTER_ZONE:
            face_up, defense = duel.play[card].face_up, duel.play[card].defense
        else:
            last = duel.last_known.get(card) if card in duel.fought else None
            if last is None:
                return False
            face_up, defense = last.face_up, last.defense_position
        if not face_up:
            return (self.positions & DOWN_DEFENSE) != 0
        return (self.positions & (UP_DEFENSE if defense else UP_ATTACK)) != 0


class FaceUpTest(Test):
    """Face-up; in the extra deck, a face-up pendulum monster; not banished face-down."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        place = duel.place[card]
        if place & FIELD:
            return duel.play[card].face_up
        if place == EXTRA:
            return card in duel.face_up_extra
        return card not in duel.down_banished


class FaceDownTest(Test):
    """Face-down on the field, in the extra deck, or banished face-down."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if duel.place[card] == EXTRA:
            return card not in duel.face_up_extra
        return hidden(duel, card) or card in duel.down_banished


class ThisTest(Test):
    """The scope's own card."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return card == scope.card


ORIGINAL: Final = 5
"""What is added to a figure's number to mean its original value."""


class DiffersTest(Test):
    """A monster whose ATK or DEF, or a card whose Pendulum Scale, is not its original one."""

    def __init__(self, stat: int) -> None:
        self.stat = stat

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if self.stat == F_SCALE:
            return scale_of(duel, card) != duel.info[card].scale
        if unknown(duel, card, scope) or not is_monster(duel, card):
            return False
        return figure_of(duel, card, self.stat) != figure_of(duel, card, self.stat + ORIGINAL)


class SameNameTest(Test):
    """The same name as one of the cards referred to; ``original``: whether the printed names are compared."""

    def __init__(self, ref: int, slot: int, original: bool = False) -> None:
        self.ref = ref
        self.slot = slot
        self.original = original

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if unknown(duel, card, scope):
            return False
        for other in cards_of(duel, self.ref, self.slot, scope, False):
            if self.original:
                printed = duel.info[card].names
                for name in duel.info[other].names:
                    if name in printed:
                        return True
                continue
            for name in names_of(duel, other):
                if has_name(duel, card, name):
                    return True
        return False


class SameKindTest(Test):
    """The same Attribute or Type as one of the cards referred to; ``original``: whether to compare the printed ones."""

    def __init__(self, ref: int, slot: int, race: bool, original: bool = False, as_it_was: bool = False) -> None:
        self.ref = ref
        self.slot = slot
        self.race = race
        self.original = original
        self.as_it_was = as_it_was

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if unknown(duel, card, scope):
            return False
        mine = self.kind_of(duel, card)
        for other in cards_of(duel, self.ref, self.slot, scope, False):
            last = duel.last_known.get(other) if self.as_it_was and not duel.place[other] & FIELD else None
            if (self.kind_of(duel, other) if last is None else last.attribute) & mine:
                return True
        return False

    def kind_of(self, duel: State, card: int) -> int:
        """The attribute or type of a card, now or as printed."""
        if self.original:
            return duel.info[card].race if self.race else duel.info[card].attribute
        return race_of(duel, card) if self.race else attribute_of(duel, card)


class SameCardTypeTest(Test):
    """The same card type (monster, Spell or Trap) as one of the cards referred to."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        mine = card_type_of(duel, card)
        for other in cards_of(duel, self.ref, self.slot, scope, False):
            if card_type_of(duel, other) & mine:
                return True
        return False


def card_type_of(duel: State, card: int) -> int:
    """Monster, Spell or Trap; a monster in a spell & trap zone counts as the Spell or Trap that it is treated as."""
    types = types_of(duel, card) if duel.place[card] & FIELD else duel.info[card].types
    if duel.place[card] & FIELD and duel.place[card] != MONSTER_ZONE and types & (SPELL | TRAP):
        types &= ~MONSTER
    return types & (MONSTER | SPELL | TRAP)


class AmongTest(Test):
    """One of the cards referred to."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return card in cards_of(duel, self.ref, self.slot, scope, False)
