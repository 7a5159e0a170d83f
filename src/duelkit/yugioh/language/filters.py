"""Which cards: filters (a property of one card), pools (a filter and a place) and selections (how many, who picks).

Filters combine with ``&``, ``|`` and ``~`` only; ``==`` keeps its meaning.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING

from duelkit.yugioh.language.base import Node, OfCounters
from duelkit.yugioh.language.words import Attribute, CardType, Position, Race, Side, Stat, SummonKind, Zone

if TYPE_CHECKING:
    from duelkit.yugioh.language.amounts import Amount


@dataclass(frozen=True, slots=True)
class Filter(Node):
    """A property that a card has or has not."""

    def __and__(self, other: Filter) -> Filter:
        return All((*_parts(self, All), *_parts(other, All)))

    def __or__(self, other: Filter) -> Filter:
        return AnyOf((*_parts(self, AnyOf), *_parts(other, AnyOf)))

    def __invert__(self) -> Filter:
        return Not(self)

    def in_zones(self, zones: Zone, side: Side = Side.YOU) -> Pool:
        """The cards with this property in ``zones`` of ``side``."""
        return Pool(self, zones, side)

    def on_field(self, side: Side = Side.EITHER) -> Pool:
        """The cards with this property on the field (フィールドの)."""
        return Pool(self, Zone.FIELD, side)

    def in_hand(self, side: Side = Side.YOU) -> Pool:
        """The cards with this property in the hand (手札の)."""
        return Pool(self, Zone.HAND, side)

    def in_deck(self, side: Side = Side.YOU) -> Pool:
        """The cards with this property in the deck (デッキの)."""
        return Pool(self, Zone.DECK, side)

    def in_graveyard(self, side: Side = Side.YOU) -> Pool:
        """The cards with this property in the graveyard (墓地の)."""
        return Pool(self, Zone.GRAVEYARD, side)

    def banished(self, side: Side = Side.YOU) -> Pool:
        """The banished cards with this property (除外されている)."""
        return Pool(self, Zone.BANISHED, side)

    def in_extra_deck(self, side: Side = Side.YOU) -> Pool:
        """The cards with this property in the extra deck (エクストラデッキの)."""
        return Pool(self, Zone.EXTRA_DECK, side)

    def in_pendulum_zone(self, side: Side = Side.YOU) -> Pool:
        """The cards with this property in the pendulum zones (ペンデュラムゾーンの)."""
        return Pool(self, Zone.PENDULUM_ZONE, side)


def _parts(node: Filter, kind: type[All] | type[AnyOf]) -> tuple[Filter, ...]:
    return node.parts if isinstance(node, kind) else (node,)


@dataclass(frozen=True, slots=True)
class All(Filter):
    """Every part holds."""

    parts: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class AnyOf(Filter):
    """At least one part holds."""

    parts: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class Not(Filter):
    """The part does not hold."""

    part: Filter


@dataclass(frozen=True, slots=True)
class AnyCard(Filter):
    """Any card at all (カード)."""


@dataclass(frozen=True, slots=True)
class OfType(Filter):
    """The card is, where it lies now, of all these types."""

    types: CardType


@dataclass(frozen=True, slots=True)
class OfAttribute(Filter):
    """A monster with one of these attributes."""

    attribute: Attribute


@dataclass(frozen=True, slots=True)
class OfRace(Filter):
    """A monster of one of these races."""

    race: Race


@dataclass(frozen=True, slots=True)
class Figure(Filter):
    """A monster whose figure lies between two bounds, both included; ``None`` is no bound."""

    stat: Stat
    at_least: Amount | int | None = None
    at_most: Amount | int | None = None


@dataclass(frozen=True, slots=True)
class Named(Filter):
    """The card with this name (「X」). Rule: MR3-NAME-01."""

    ja: str
    en: str


@dataclass(frozen=True, slots=True)
class InSeries(Filter):
    """A card whose name contains this word (「X」カード). Rule: MR3-NAME-02.

    ``ja`` is compared with the Japanese card name. ``also`` lists full Japanese names that belong by their own text;
    ``but`` lists names that contain the word by accident.
    """

    ja: str
    en: str
    also: tuple[str, ...] = ()
    but: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class InPosition(Filter):
    """A monster in one of these battle positions."""

    positions: Position


@dataclass(frozen=True, slots=True)
class IsFaceUp(Filter):
    """A card that lies face-up (表側表示)."""


@dataclass(frozen=True, slots=True)
class IsFaceDown(Filter):
    """A card that lies face-down (裏側表示)."""


@dataclass(frozen=True, slots=True)
class IsThis(Filter):
    """The card that has the effect (このカード)."""


@dataclass(frozen=True, slots=True)
class SameNameAs(Filter):
    """A card with the same name as (one of) the cards referred to."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class SameAttributeAs(Filter):
    """A monster with an attribute of the card referred to."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class IsAmong(Filter):
    """One of the cards referred to."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class WasSummoned(Filter):
    """A monster that came out in one of these ways; ``this_turn`` asks for this turn."""

    kinds: SummonKind
    this_turn: bool = False


@dataclass(frozen=True, slots=True)
class CanBeSpecialSummoned(Filter):
    """A monster that an effect may Special Summon now. Rules: MR3-SS-06, MR3-SS-07."""


@dataclass(frozen=True, slots=True)
class HasMaterial(Filter):
    """An Xyz Monster with at least ``at_least`` materials, of which one passes ``which`` if given."""

    at_least: int = 1
    which: Filter | None = None


@dataclass(frozen=True, slots=True)
class IsEquipped(Filter):
    """A monster with an equip card that passes ``by`` (any if ``None``)."""

    by: Filter | None = None


@dataclass(frozen=True, slots=True)
class HasCounter(Filter, OfCounters):
    """A card with at least ``at_least`` counters of this name."""

    name: str
    at_least: int = 1


@dataclass(frozen=True, slots=True)
class HasAttacked(Filter):
    """A monster that declared an attack this turn."""


@dataclass(frozen=True, slots=True)
class HasBattled(Filter):
    """A monster that battled this turn."""


@dataclass(frozen=True, slots=True)
class FitsScales(Filter):
    """A monster whose Level lies strictly between the two pendulum scales of this side. Rule: MR3-PEN-08."""

    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class IsDeclared(Filter):
    """A card of the declared kind, attribute, race, Level or name (宣言した); as it is printed, if face-down."""


@dataclass(frozen=True, slots=True)
class IsLostInBattle(Filter):
    """A monster whose destruction by the current battle is fixed (戦闘破壊が確定した). Rule: MR3-DSD-09."""


@dataclass(frozen=True, slots=True)
class ListsMaterial(Filter):
    """A Synchro Monster whose Tuner is named (「X」), with this word in the name. Rule: MR3-SYN-04."""

    which: InSeries


@dataclass(frozen=True, slots=True)
class WasFlipped(Filter):
    """A monster that was flipped face-up this turn (リバースした)."""


@dataclass(frozen=True, slots=True)
class HasDestroyedByBattle(Filter):
    """A monster that destroyed a monster by battle this turn."""


@dataclass(frozen=True, slots=True)
class DestroyedInBattleWith(Filter):
    """A monster that is, or is about to be, destroyed by the battle with the card referred to (戦闘で破壊した)."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class MayHoldCounter(Filter, OfCounters):
    """A card on which one more counter of this name can be placed (カウンターを置く事ができる)."""

    name: str


@dataclass(frozen=True, slots=True)
class Extreme(Filter):
    """A monster whose figure is the highest (or ``lowest``) among the cards of a pool (一番高い・低い)."""

    stat: Stat
    among: Pool
    lowest: bool = False


@dataclass(frozen=True, slots=True)
class ControlledBy(Filter):
    """A card that this side controls, or controlled when it left the field."""

    side: Side


@dataclass(frozen=True, slots=True)
class OwnedBy(Filter):
    """A card owned by (持ち主が) this side."""

    side: Side


@dataclass(frozen=True, slots=True)
class IsPointedAt(Filter):
    """A monster in a zone that a Link Monster points to (リンク先のモンスター); ``by``: only such a one."""

    by: Filter | None = None


@dataclass(frozen=True, slots=True)
class PointsAt(Filter):
    """A Link Monster that points to a zone with a monster in it; ``at``: only with such a one."""

    at: Filter | None = None


@dataclass(frozen=True, slots=True)
class IsCoLinked(Filter):
    """A Link Monster that points at another which points back (相互リンク); ``partner``: only at such a one."""

    partner: Filter | None = None


@dataclass(frozen=True, slots=True)
class InExtraMonsterZone(Filter):
    """A monster in an extra monster zone (ＥＸモンスターゾーンのモンスター)."""


@dataclass(frozen=True, slots=True)
class Pool(Node):
    """The cards that pass ``filter`` in ``zones`` of ``side``, and those of the pools in ``more``."""

    filter: Filter
    zones: Zone
    side: Side = Side.YOU
    more: tuple[Pool, ...] = ()

    def __or__(self, other: Pool) -> Pool:
        """The cards of both pools."""
        if self.filter == other.filter and self.side == other.side and not self.more and not other.more:
            return Pool(self.filter, self.zones | other.zones, self.side)
        return Pool(self.filter, self.zones, self.side, (*self.more, other))


class RefKind(IntEnum):
    """What a reference points at."""

    THIS = 0
    TARGET = 1
    THEM = 2
    COST = 3
    TRIGGERING = 4
    ATTACKER = 5
    ATTACK_TARGET = 6
    OPPOSING_BATTLER = 7
    EQUIPPED = 8
    RESPONDED = 9
    MATERIALS = 10
    LINKED = 11
    EACH = 12
    YOUR_BATTLER = 13


@dataclass(frozen=True, slots=True)
class What(Node):
    """Some cards that a verb works on."""


@dataclass(frozen=True, slots=True)
class Ref(What):
    """Cards that are already known.

    ``THIS`` this card; ``TARGET`` the targets (of slot ``slot``, all if −1); ``THEM`` the cards that the verb before
    worked on; ``COST`` the cards paid; ``TRIGGERING`` the cards of the event; ``ATTACKER``, ``ATTACK_TARGET`` of the
    battle; ``OPPOSING_BATTLER`` the monster that this card (or the equipped monster) battles; ``EQUIPPED`` the monster
    this card is equipped to; ``RESPONDED`` the card whose activation is responded to; ``MATERIALS`` the materials this
    monster was summoned with; ``LINKED`` the card(s) this card brought out or is bound to; ``EACH`` the card that a
    modifier is being applied to; ``YOUR_BATTLER`` the monster of yours that battles (``OPPOSING_BATTLER`` is the
    opponent's then, if this card itself does not battle).
    """

    kind: RefKind
    slot: int = -1


@dataclass(frozen=True, slots=True)
class Every(What):
    """All cards of a pool (全て). Does not target."""

    pool: Pool


@dataclass(frozen=True, slots=True)
class Pick(What):
    """Between ``least`` and ``most`` cards of a pool, picked one at a time.

    As ``targets`` of an effect they are targeted at activation; inside a verb they are picked at resolution and not
    targeted (MR3-TGT-02). ``chooser`` picks (``EITHER``: each player among their own); ``at_random`` lets chance pick
    (RES-RND-01). ``different_names`` and
    ``different_sides`` (one card of each side) bind the picks together. ``including``: at least one of them passes
    (〜１枚以上を含む).
    """

    pool: Pool
    least: Amount | int = 1
    most: Amount | int = 1
    chooser: Side = Side.YOU
    at_random: bool = False
    different_names: bool = False
    same_level: bool = False
    including: Filter | None = None


@dataclass(frozen=True, slots=True)
class Those(What):
    """The cards referred to that pass the filter; materials are judged as they were when they were used."""

    ref: Ref
    filter: Filter


@dataclass(frozen=True, slots=True)
class OwnMaterials(What):
    """Cards of yours in these zones that make up the materials which this card names (上記カード).

    For the cost of an own procedure; they count as the materials.
    """

    zones: Zone = Zone.MONSTER_ZONE


@dataclass(frozen=True, slots=True)
class TopOfDeck(What):
    """The top ``count`` cards of a deck; only as many as there are."""

    count: Amount | int = 1
    side: Side = Side.YOU


THIS = Ref(RefKind.THIS)
TARGET = Ref(RefKind.TARGET)
FIRST_TARGET = Ref(RefKind.TARGET, 0)
SECOND_TARGET = Ref(RefKind.TARGET, 1)
THEM = Ref(RefKind.THEM)
COST_CARDS = Ref(RefKind.COST)
TRIGGERING = Ref(RefKind.TRIGGERING)
ATTACKER = Ref(RefKind.ATTACKER)
ATTACK_TARGET = Ref(RefKind.ATTACK_TARGET)
OPPOSING_BATTLER = Ref(RefKind.OPPOSING_BATTLER)
EQUIPPED = Ref(RefKind.EQUIPPED)
RESPONDED = Ref(RefKind.RESPONDED)
MATERIALS = Ref(RefKind.MATERIALS)
LINKED = Ref(RefKind.LINKED)
EACH = Ref(RefKind.EACH)
YOUR_BATTLER = Ref(RefKind.YOUR_BATTLER)

CARD = AnyCard()
MONSTER = OfType(CardType.MONSTER)
SPELL = OfType(CardType.SPELL)
TRAP = OfType(CardType.TRAP)
SPELL_OR_TRAP = SPELL | TRAP
NORMAL_MONSTER = OfType(CardType.MONSTER | CardType.NORMAL)
EFFECT_MONSTER = OfType(CardType.MONSTER | CardType.EFFECT)
FUSION_MONSTER = OfType(CardType.MONSTER | CardType.FUSION)
RITUAL_MONSTER = OfType(CardType.MONSTER | CardType.RITUAL)
SYNCHRO_MONSTER = OfType(CardType.MONSTER | CardType.SYNCHRO)
XYZ_MONSTER = OfType(CardType.MONSTER | CardType.XYZ)
PENDULUM_MONSTER = OfType(CardType.MONSTER | CardType.PENDULUM)
TUNER = OfType(CardType.MONSTER | CardType.TUNER)
TOKEN = OfType(CardType.MONSTER | CardType.TOKEN)
FLIP_MONSTER = OfType(CardType.MONSTER | CardType.FLIP)
GEMINI_MONSTER = OfType(CardType.MONSTER | CardType.GEMINI)
TOON_MONSTER = OfType(CardType.MONSTER | CardType.TOON)
FIELD_SPELL = OfType(CardType.SPELL | CardType.FIELD)
EQUIP_CARD = OfType(CardType.EQUIP)
LINK_MONSTER = OfType(CardType.MONSTER | CardType.LINK)
NORMAL_SPELL = OfType(CardType.SPELL) & ~(
    OfType(CardType.QUICK_PLAY) | OfType(CardType.CONTINUOUS) | OfType(CardType.EQUIP) | OfType(CardType.FIELD)
    | OfType(CardType.RITUAL) | OfType(CardType.PENDULUM)
)
NORMAL_TRAP = OfType(CardType.TRAP) & ~(OfType(CardType.CONTINUOUS) | OfType(CardType.COUNTER))
QUICK_PLAY_SPELL = OfType(CardType.SPELL | CardType.QUICK_PLAY)
FACE_UP = IsFaceUp()
FACE_DOWN = IsFaceDown()
ATTACK_POSITION = InPosition(Position.FACE_UP_ATTACK)
DEFENSE_POSITION = InPosition(Position.FACE_UP_DEFENSE | Position.FACE_DOWN_DEFENSE)
IS_THIS = IsThis()
OTHER = Not(IS_THIS)
POINTED_AT_BY_THIS = IsPointedAt(IS_THIS)
"""このカードのリンク先のモンスター."""
CO_LINKED = IsCoLinked()
SUMMONABLE = CanBeSpecialSummoned()
BATTLING = IsAmong(ATTACKER) | IsAmong(ATTACK_TARGET)
"""A monster of the current battle (戦闘を行うモンスター)."""


def attribute(value: Attribute) -> Filter:
    """A monster of this attribute (X属性)."""
    return OfAttribute(value)


def race(value: Race) -> Filter:
    """A monster of this race (X族)."""
    return OfRace(value)


def named(ja: str, en: str) -> Filter:
    """The card with this name, in Japanese and English."""
    return Named(ja, en)


def series(ja: str, en: str, also: tuple[str, ...] = (), but: tuple[str, ...] = ()) -> InSeries:
    """A card with this word in its name."""
    return InSeries(ja, en, also, but)


def level(exactly: Amount | int | None = None, at_least: Amount | int | None = None,
          at_most: Amount | int | None = None) -> Filter:
    """A monster with a Level in these bounds; a monster without a Level never passes."""
    return _figure(Stat.LEVEL, exactly, at_least, at_most)


def rank(exactly: Amount | int | None = None, at_least: Amount | int | None = None,
         at_most: Amount | int | None = None) -> Filter:
    """A monster with a Rank in these bounds; a monster without a Rank never passes."""
    return _figure(Stat.RANK, exactly, at_least, at_most)


def rating(exactly: Amount | int | None = None, at_least: Amount | int | None = None,
           at_most: Amount | int | None = None) -> Filter:
    """A monster with a Link Rating in these bounds (リンク); a monster without one never passes."""
    return _figure(Stat.RATING, exactly, at_least, at_most)


def atk(exactly: Amount | int | None = None, at_least: Amount | int | None = None,
        at_most: Amount | int | None = None) -> Filter:
    """A monster with ATK in these bounds."""
    return _figure(Stat.ATK, exactly, at_least, at_most)


def defense(exactly: Amount | int | None = None, at_least: Amount | int | None = None,
            at_most: Amount | int | None = None) -> Filter:
    """A monster with DEF in these bounds."""
    return _figure(Stat.DEF, exactly, at_least, at_most)


def _figure(stat: Stat, exactly: Amount | int | None, at_least: Amount | int | None,
            at_most: Amount | int | None) -> Filter:
    if exactly is not None:
        return Figure(stat, exactly, exactly)
    return Figure(stat, at_least, at_most)


def highest(stat: Stat, pool: Pool) -> Pool:
    """The cards of the pool with the highest figure."""
    return Pool(pool.filter & Extreme(stat, pool), pool.zones, pool.side)


def lowest(stat: Stat, pool: Pool) -> Pool:
    """The cards of the pool with the lowest figure."""
    return Pool(pool.filter & Extreme(stat, pool, lowest=True), pool.zones, pool.side)


def every(pool: Pool) -> Every:
    """All cards of the pool."""
    return Every(pool)


def one(pool: Pool) -> Pick:
    """Exactly one card of the pool, chosen by the effect's controller."""
    return Pick(pool)


def exactly(count: Amount | int, pool: Pool, different_names: bool = False) -> Pick:
    """Exactly ``count`` cards of the pool."""
    return Pick(pool, count, count, different_names=different_names)


def up_to(count: Amount | int, pool: Pool, at_least: int = 1) -> Pick:
    """From ``at_least`` to ``count`` cards of the pool."""
    return Pick(pool, at_least, count)


def random_card(pool: Pool, count: int = 1) -> Pick:
    """``count`` cards of the pool, picked by chance. Rule: RES-RND-01."""
    return Pick(pool, count, count, at_random=True)


def chosen_by_opponent(pool: Pool, count: Amount | int = 1) -> Pick:
    """``count`` cards of the pool, picked by the opponent."""
    return Pick(pool, count, count, chooser=Side.OPPONENT)
