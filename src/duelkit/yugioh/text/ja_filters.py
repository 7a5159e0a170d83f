"""Japanese filters: each property of a card, worded to stand before a noun."""

from __future__ import annotations

from duelkit.yugioh.language.amounts import Plus, StatOf
from duelkit.yugioh.language.classics import FellTo
from duelkit.yugioh.language.filters import (
    BATTLING,
    All,
    AnyCard,
    AnyOf,
    CanBeSpecialSummoned,
    ControlledBy,
    DestroyedInBattleWith,
    Extreme,
    Figure,
    FitsScales,
    HasAttacked,
    HasBattled,
    HasCounter,
    HasDestroyedByBattle,
    HasMaterial,
    InExtraMonsterZone,
    InPosition,
    InSeries,
    IsAmong,
    IsCoLinked,
    IsDeclared,
    IsEquipped,
    IsFaceDown,
    IsFaceUp,
    IsLostInBattle,
    IsPointedAt,
    IsThis,
    ListsMaterial,
    MayHoldCounter,
    Named,
    Not,
    OfAttribute,
    OfRace,
    OfType,
    OwnedBy,
    PointsAt,
    SameAttributeAs,
    SameNameAs,
    WasFlipped,
    WasSummoned,
)
from duelkit.yugioh.language.words import Position, Stat
from duelkit.yugioh.text.ja_core import FILTERS, WHATS, Scope, Slot, Trait
from duelkit.yugioh.text.ja_nouns import ATK_DEF, bound, common_head, noun_of, type_words
from duelkit.yugioh.text.ja_words import (
    SIDE,
    STATS,
    attributes,
    position,
    races,
    small,
    summons,
)


@FILTERS.words(OfType)
def _of_type(node: OfType, scope: Scope) -> Trait:
    return Trait(Slot.HEAD, type_words(node.types))


@FILTERS.words(AnyCard)
def _any_card(node: AnyCard, scope: Scope) -> Trait:
    return Trait(Slot.NONE, "カード")


@FILTERS.words(OfAttribute)
def _attribute(node: OfAttribute, scope: Scope) -> Trait:
    return Trait(Slot.KIND, attributes(node.attribute))


@FILTERS.words(OfRace)
def _race(node: OfRace, scope: Scope) -> Trait:
    return Trait(Slot.KIND, races(node.race))


@FILTERS.words(Figure)
def _figure(node: Figure, scope: Scope) -> Trait:
    low, high = node.at_least, node.at_most
    if low is None and high is None:
        return Trait(Slot.CLAUSE, f"{STATS[node.stat]}を持つ", f"{STATS[node.stat]}を持たない")
    if low is not None and low == high:
        if isinstance(low, int):
            slot = Slot.BOUND if node.stat in (Stat.RATING, *ATK_DEF) else Slot.KIND
            return Trait(slot, bound(node.stat, low, scope))
        if isinstance(low, StatOf) and low.stat is node.stat:
            known = WHATS(low.what, scope)
            if known.many or low.as_it_was:
                was = "フィールドでの" if low.as_it_was else ""
                words = f"{known.bare}の{was}{STATS[node.stat]}{'の合計' if known.many else ''}と"
                return Trait(Slot.CLAUSE, f"{words}同じ{STATS[node.stat]}の", f"{words}異なる{STATS[node.stat]}の")
            return Trait(
                Slot.CLAUSE,
                f"{known.bare}と{STATS[node.stat]}が同じ",
                f"{known.bare}と{STATS[node.stat]}が異なる",
            )
        text = bound(node.stat, low, scope)
        return Trait(Slot.CLAUSE, f"{text}と同じ", f"{text}と異なる")
    name = STATS[node.stat]
    if low is None and isinstance(high, Plus) and high.minus and high.second == 1:
        return Trait(Slot.CLAUSE, f"{bound(node.stat, high.first, scope)}より低い")
    if high is None and isinstance(low, Plus) and not low.minus and low.second == 1:
        return Trait(Slot.CLAUSE, f"{bound(node.stat, low.first, scope)}より高い")
    if not isinstance(low, int | None) or not isinstance(high, int | None):
        limit = f"{bound(node.stat, low, scope)}以上" if low is not None else ""
        limit += f"{bound(node.stat, high, scope)}以下" if high is not None else ""
        return Trait(Slot.CLAUSE, f"{limit}の", f"{limit}ではない")
    if low is not None and high is not None:
        low_text, high_text = (bound(node.stat, value, scope).removeprefix(name) for value in (low, high))
        return Trait(Slot.BOUND, f"{name}{low_text}～{high_text}")
    if low is not None:
        return Trait(Slot.BOUND, f"{bound(node.stat, low, scope)}以上", f"{bound(node.stat, low, scope)}未満")
    assert high is not None
    return Trait(Slot.BOUND, f"{bound(node.stat, high, scope)}以下")


@FILTERS.words(Named)
def _named(node: Named, scope: Scope) -> Trait:
    return Trait(Slot.NAME, f"「{node.ja}」")


@FILTERS.words(InSeries)
def _series(node: InSeries, scope: Scope) -> Trait:
    return Trait(Slot.SERIES, f"「{node.ja}」")


@FILTERS.words(InPosition)
def _position(node: InPosition, scope: Scope) -> Trait:
    opposite = Position(0xD & ~node.positions)
    attack = node.positions == Position.FACE_UP_ATTACK
    text = "攻撃表示" if attack else position(node.positions)
    return Trait(Slot.FACE, text, "攻撃表示" if opposite == Position.FACE_UP_ATTACK else position(opposite))


@FILTERS.words(IsFaceUp)
def _face_up(node: IsFaceUp, scope: Scope) -> Trait:
    return Trait(Slot.FACE, "表側表示", "裏側表示")


@FILTERS.words(IsFaceDown)
def _face_down(node: IsFaceDown, scope: Scope) -> Trait:
    return Trait(Slot.FACE, "裏側表示", "表側表示")


@FILTERS.words(IsThis)
def _this(node: IsThis, scope: Scope) -> Trait:
    return Trait(Slot.NAME, "このカード")


@FILTERS.words(SameNameAs)
def _same_name(node: SameNameAs, scope: Scope) -> Trait:
    noun = WHATS(node.ref, scope).bare
    return Trait(Slot.CLAUSE, f"{noun}と同名の", f"{noun}とカード名が異なる")


@FILTERS.words(SameAttributeAs)
def _same_attribute(node: SameAttributeAs, scope: Scope) -> Trait:
    noun = WHATS(node.ref, scope).bare
    return Trait(Slot.CLAUSE, f"{noun}と同じ属性の", f"{noun}と属性が異なる")


@FILTERS.words(IsAmong)
def _among(node: IsAmong, scope: Scope) -> Trait:
    return Trait(Slot.NAME, WHATS(node.ref, scope).bare)


@FILTERS.words(WasSummoned)
def _was_summoned(node: WasSummoned, scope: Scope) -> Trait:
    turn = "このターンに" if node.this_turn else ""
    words = summons(node.kinds)
    return Trait(Slot.CLAUSE, f"{turn}{words}された", f"{turn}{words}されていない")


@FILTERS.words(CanBeSpecialSummoned)
def _summonable(node: CanBeSpecialSummoned, scope: Scope) -> Trait:
    return Trait(Slot.NONE, "特殊召喚できる")


@FILTERS.words(HasMaterial)
def _has_material(node: HasMaterial, scope: Scope) -> Trait:
    which = f"{noun_of(node.which, scope)}を" if node.which is not None else ""
    if which:
        return Trait(Slot.CLAUSE, f"{which}Ｘ素材としている", f"{which}Ｘ素材としていない")
    if node.at_least > 1:
        return Trait(
            Slot.CLAUSE,
            f"Ｘ素材を{small(node.at_least)}つ以上持っている",
            f"Ｘ素材が{small(node.at_least)}つ未満の",
        )
    return Trait(Slot.CLAUSE, "Ｘ素材を持っている", "Ｘ素材を持っていない")


@FILTERS.words(IsPointedAt)
def _pointed_at(node: IsPointedAt, scope: Scope) -> Trait:
    by = noun_of(node.by, scope) if node.by is not None else "リンクモンスター"
    return Trait(Slot.CLAUSE, f"{by}のリンク先の", f"{by}のリンク先ではない")


@FILTERS.words(PointsAt)
def _points_at(node: PointsAt, scope: Scope) -> Trait:
    at = noun_of(node.at, scope) if node.at is not None else "モンスター"
    return Trait(Slot.CLAUSE, f"リンク先に{at}が存在する", f"リンク先に{at}が存在しない")


@FILTERS.words(IsCoLinked)
def _co_linked(node: IsCoLinked, scope: Scope) -> Trait:
    partner = f"{noun_of(node.partner, scope)}と" if node.partner is not None else ""
    return Trait(Slot.CLAUSE, f"{partner}相互リンクしている", f"{partner}相互リンクしていない")


@FILTERS.words(InExtraMonsterZone)
def _in_extra_monster_zone(node: InExtraMonsterZone, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, "ＥＸモンスターゾーンの", "メインモンスターゾーンの")


@FILTERS.words(IsEquipped)
def _equipped(node: IsEquipped, scope: Scope) -> Trait:
    by = noun_of(node.by, scope) if node.by is not None else "装備カード"
    return Trait(Slot.CLAUSE, f"{by}を装備している", f"{by}を装備していない")


@FILTERS.words(HasCounter)
def _has_counter(node: HasCounter, scope: Scope) -> Trait:
    some = f"{small(node.at_least)}つ以上" if node.at_least > 1 else ""
    return Trait(Slot.CLAUSE, f"{node.name}が{some}置かれている", f"{node.name}が{some}置かれていない")


@FILTERS.words(HasAttacked)
def _has_attacked(node: HasAttacked, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, "このターンに攻撃宣言した", "このターンに攻撃宣言していない")


@FILTERS.words(HasBattled)
def _has_battled(node: HasBattled, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, "このターンに戦闘を行った", "このターンに戦闘を行っていない")


@FILTERS.words(OwnedBy)
def _owned(node: OwnedBy, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"元々の持ち主が{SIDE[node.side]}となる")


@FILTERS.words(WasFlipped)
def _was_flipped(node: WasFlipped, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, "このターンにリバースした", "このターンにリバースしていない")


@FILTERS.words(HasDestroyedByBattle)
def _has_destroyed(node: HasDestroyedByBattle, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, "このターンに戦闘でモンスターを破壊した", "このターンに戦闘でモンスターを破壊していない")


@FILTERS.words(DestroyedInBattleWith)
def _destroyed_with(node: DestroyedInBattleWith, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"{WHATS(node.ref, scope).bare}が戦闘で破壊した")


@FILTERS.words(FellTo)
def _fell_to(node: FellTo, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"このターンに{WHATS(node.ref, scope).bare}が戦闘で破壊した")


@FILTERS.words(IsLostInBattle)
def _lost(node: IsLostInBattle, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, "その戦闘で破壊される", "その戦闘で破壊されない")


@FILTERS.words(MayHoldCounter)
def _may_hold(node: MayHoldCounter, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"{node.name}を置く事ができる", f"{node.name}を置く事ができない")


@FILTERS.words(Extreme)
def _extreme(node: Extreme, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"{STATS[node.stat]}が一番{'低い' if node.lowest else '高い'}")


@FILTERS.words(ControlledBy)
def _controlled(node: ControlledBy, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"{SIDE[node.side]}がコントロールする")


@FILTERS.words(IsDeclared)
def _declared(node: IsDeclared, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"宣言した{scope.declared}の")


@FILTERS.words(FitsScales)
def _fits(node: FitsScales, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"{SIDE[node.side]}のＰゾーンのＰスケールでＰ召喚可能なレベルを持つ")


@FILTERS.words(ListsMaterial)
def _lists(node: ListsMaterial, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"{noun_of(node.which, scope)}を素材とする")


@FILTERS.words(Not)
def _not(node: Not, scope: Scope) -> Trait:
    inner = node.part
    if isinstance(inner, AnyOf):
        words = "及び".join(noun_of(part, scope, said=True) for part in inner.parts)
        return Trait(Slot.EXCEPT, f"{words}以外の")
    if isinstance(inner, All):
        return Trait(Slot.EXCEPT, f"{noun_of(inner, scope)}以外の")
    trait = FILTERS(inner, scope)
    if trait.negative:
        return Trait(trait.slot, trait.negative, trait.text)
    words = noun_of(inner, scope) if trait.slot in (Slot.SERIES, Slot.BOUND) else trait.text
    return Trait(Slot.EXCEPT, f"{words}以外の")


@FILTERS.words(AnyOf)
def _any_of(node: AnyOf, scope: Scope) -> Trait:
    if node == BATTLING:
        return Trait(Slot.NAME, "その戦闘を行ったモンスター")
    traits = [FILTERS(part, scope) for part in node.parts]
    slots = {trait.slot for trait in traits}
    if slots == {Slot.KIND}:
        return Trait(Slot.KIND, "・".join(trait.text for trait in traits))
    if slots == {Slot.NAME}:
        return Trait(Slot.NAME, "か".join(trait.text for trait in traits))
    if slots == {Slot.FACE}:
        return Trait(Slot.FACE, "または".join(trait.text for trait in traits))
    if slots == {Slot.HEAD}:
        return Trait(Slot.HEAD, common_head([trait.text for trait in traits]))
    if slots == {Slot.CLAUSE}:
        return Trait(Slot.CLAUSE, "、または".join(trait.text for trait in traits))
    return Trait(Slot.NAME, "または".join(noun_of(part, scope) for part in node.parts))


@FILTERS.words(All)
def _all(node: All, scope: Scope) -> Trait:
    return Trait(Slot.NAME, noun_of(node, scope))
