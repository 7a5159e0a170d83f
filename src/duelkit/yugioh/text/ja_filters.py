"""Japanese noun phrases: filters, pools, selections (レベル４以下の戦士族モンスター１体)."""

from __future__ import annotations

from functools import reduce
from operator import or_

from duelkit.yugioh.language.amounts import Amount, StatOf
from duelkit.yugioh.language.filters import (
    NORMAL_SPELL, All, AnyCard, AnyOf, CanBeSpecialSummoned, ControlledBy, DestroyedInBattleWith, Every, Extreme,
    Figure, Filter, FitsScales, HasAttacked, HasBattled, HasCounter, HasDestroyedByBattle, HasMaterial, InPosition,
    InSeries, IsAmong, IsDeclared, IsEquipped, IsFaceDown, IsFaceUp, IsLostInBattle, IsThis, ListsMaterial,
    MayHoldCounter, Named, Not, OfAttribute, OfRace, OfType, OwnedBy, OwnMaterials, Pick, Pool, Ref, RefKind,
    SameAttributeAs, SameNameAs, Those, TopOfDeck, WasFlipped, WasSummoned,
)
from duelkit.yugioh.language.words import CardType, Position, Side, Stat, Zone
from duelkit.yugioh.text.heads import Bond, Head, alternatives_of, bond_of, head_of, head_of_pool, head_of_target, parts_of
from duelkit.yugioh.text.ja_core import AMOUNTS, FILTERS, HEADS, WHATS, Noun, Scope, Slot, Trait, counter
from duelkit.yugioh.text.ja_words import (
    MONSTER_WORDS, SIDE, SPELL_WORDS, STATS, attributes, figure, position, races, small, summons,
)

_ATK_DEF = (Stat.ATK, Stat.DEF, Stat.ORIGINAL_ATK, Stat.ORIGINAL_DEF)


def bound(stat: Stat, value: Amount | int, scope: Scope) -> str:
    """A figure written beside its value: 攻撃力1500, レベル４."""
    if not isinstance(value, int):
        return f"{STATS[stat]}が{AMOUNTS(value, scope)}"
    name = STATS[stat]
    return name + ("が" if name.startswith("元々") else "") + (figure(value) if stat in _ATK_DEF else small(value))


def type_words(types: CardType) -> str:
    """融合モンスター, Ｓモンスターのチューナー, 永続魔法カード …"""
    if types & CardType.TOKEN:
        return "トークン"
    if types & CardType.SPELL:
        return "".join(word for kind, word in SPELL_WORDS.items() if types & kind) + "魔法カード"
    if types & CardType.TRAP:
        return "".join(word for kind, word in SPELL_WORDS.items() if types & kind) + "罠カード"
    if types == CardType.EQUIP:
        return "装備カード"
    words = "".join(word for kind, word in MONSTER_WORDS.items() if types & kind)
    if types & CardType.TUNER:
        return f"{words}モンスターのチューナー" if words else "チューナー"
    return f"{words}モンスター" if types & CardType.MONSTER or words in MONSTER_WORDS.values() else "カード"


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
            return Trait(Slot.KIND, bound(node.stat, low, scope))
        if isinstance(low, StatOf) and low.stat is node.stat:
            known = WHATS(low.what, scope)
            if known.many:
                words = f"{known.bare}の{STATS[node.stat]}の合計と"
                return Trait(Slot.CLAUSE, f"{words}同じ{STATS[node.stat]}の", f"{words}異なる{STATS[node.stat]}の")
            return Trait(Slot.CLAUSE, f"{known.bare}と{STATS[node.stat]}が同じ", f"{known.bare}と{STATS[node.stat]}が異なる")
        text = bound(node.stat, low, scope)
        return Trait(Slot.CLAUSE, f"{text}と同じ", f"{text}と異なる")
    name = STATS[node.stat]
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
        return Trait(Slot.CLAUSE, f"Ｘ素材を{small(node.at_least)}つ以上持っている",
                     f"Ｘ素材が{small(node.at_least)}つ未満の")
    return Trait(Slot.CLAUSE, "Ｘ素材を持っている", "Ｘ素材を持っていない")


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
    traits = [FILTERS(part, scope) for part in node.parts]
    slots = {trait.slot for trait in traits}
    if slots == {Slot.KIND}:
        return Trait(Slot.KIND, "・".join(trait.text for trait in traits))
    if slots == {Slot.NAME}:
        return Trait(Slot.NAME, "か".join(trait.text for trait in traits))
    if slots == {Slot.FACE}:
        return Trait(Slot.FACE, "または".join(trait.text for trait in traits))
    if slots == {Slot.HEAD}:
        return Trait(Slot.HEAD, _common_head([trait.text for trait in traits]))
    if slots == {Slot.CLAUSE}:
        return Trait(Slot.CLAUSE, "、または".join(trait.text for trait in traits))
    return Trait(Slot.NAME, "または".join(noun_of(part, scope) for part in node.parts))


def either_of(nouns: list[str]) -> str:
    """AまたはB; A、B、またはC."""
    if len(nouns) < 3:
        return "または".join(nouns)
    return "、".join(nouns[:-1]) + f"、または{nouns[-1]}"


def _common_head(words: list[str]) -> str:
    """魔法カード, 罠カード → 魔法・罠カード."""
    for tail in ("カード", "モンスター"):
        if all(word.endswith(tail) and word != tail for word in words):
            return "・".join(word.removesuffix(tail) for word in words) + tail
    return "または".join(words)


_NOT_NORMAL = ({CardType.QUICK_PLAY, CardType.CONTINUOUS, CardType.EQUIP, CardType.FIELD}, {CardType.CONTINUOUS, CardType.COUNTER})


def _normal_spell_or_trap(parts: list[Filter]) -> str:
    """通常魔法カード, 通常罠カード: worded in the language as what is none of the other kinds."""
    excluded = {
        alternative.types & ~(CardType.SPELL | CardType.TRAP)
        for part in parts if isinstance(part, Not)
        for alternative in alternatives_of(part.part) if isinstance(alternative, OfType)
    }
    if OfType(CardType.SPELL) in parts and excluded >= _NOT_NORMAL[0]:
        return "通常魔法カード"
    return "通常罠カード" if OfType(CardType.TRAP) in parts and excluded >= _NOT_NORMAL[1] else ""


def noun_of(node: Filter | None, scope: Scope, *, said: bool = False, extra: str = "") -> str:
    """The noun phrase for the cards that pass a filter.

    Args:
        said: A bare monster is called モンスター even where カード would do.
        extra: A clause to stand first.
    """
    if node is None:
        return "カード"
    parts = list(parts_of(node))
    head = ""
    normal = _normal_spell_or_trap(parts)
    if normal:
        parts = [part for part in parts if not isinstance(part, Not | OfType)]
        head = normal
    mixed = next((part for part in parts if isinstance(part, AnyOf) and _is_mixed(part, scope)), None)
    if mixed is not None:
        return _alternatives(mixed, [part for part in parts if part is not mixed], scope, extra)
    types = CardType(0)
    traits: dict[Slot, list[str]] = {slot: [] for slot in Slot}
    for part in parts:
        if isinstance(part, OfType):
            types |= part.types
            continue
        trait = FILTERS(part, scope)
        traits[trait.slot].append(trait.text)
    if types:
        traits[Slot.HEAD].insert(0, type_words(types))
    head = head or _head_words(traits[Slot.HEAD], node)
    return extra + _assemble(traits, head)


def _head_words(words: list[str], node: Filter) -> str:
    if not words:
        return HEADS[head_of(node)]
    if len(words) == 1:
        return words[0]
    joined = [word.removesuffix("モンスター") for word in words if word != "モンスター"]
    return "の".join([*(f"{word}モンスター" if word != words[-1] else word for word in joined[:-1]),
                      joined[-1] if joined[-1] in ("チューナー", "トークン") else f"{joined[-1]}モンスター"])


def _assemble(traits: dict[Slot, list[str]], head: str) -> str:
    names = traits[Slot.NAME]
    if names:
        head = "".join(names)
    kind = "・".join(traits[Slot.KIND])
    if "・" in kind and head not in ("モンスター", "カード") and not head.startswith("「"):
        kind += "の"
    series = "".join(traits[Slot.SERIES])
    if kind:
        kind += "の" if (series or names) and not kind.endswith("の") else ""
    if head.endswith("カード") and kind and not series and not names and not kind.endswith("の"):
        kind += "の"
    core = kind + series + head
    bounds = "・".join(traits[Slot.BOUND])
    if bounds:
        core = f"{bounds}の{core}"
    face = _facing(traits[Slot.FACE])
    if face:
        core = face + ("" if core == "モンスター" else "の") + core
    return "".join(traits[Slot.CLAUSE]) + "".join(traits[Slot.EXCEPT]) + core


def _facing(words: list[str]) -> str:
    """表側表示, 守備表示 → 表側守備表示."""
    if len(words) == 2 and words[0] in ("表側表示", "裏側表示") and words[1] in ("攻撃表示", "守備表示"):
        return words[0][:2] + words[1]
    return "・".join(dict.fromkeys(words))


def _is_mixed(node: AnyOf, scope: Scope) -> bool:
    """Whether the alternatives need a noun each."""
    slots = {FILTERS(part, scope).slot for part in node.parts}
    if any(isinstance(part, All) for part in node.parts):
        return True
    return len(slots) > 1 or slots == {Slot.SERIES} or slots == {Slot.BOUND}


def _alternatives(mixed: AnyOf, others: list[Filter], scope: Scope, extra: str) -> str:
    """「A」モンスターまたは「B」カード; what the alternatives share stands first."""
    inner = [part for part in others if isinstance(part, OfType)]
    outer = [part for part in others if not isinstance(part, OfType)]
    nouns = []
    for alternative in mixed.parts:
        alone = [part for part in inner if head_of(alternative) is Head.CARD or part != OfType(CardType.MONSTER)
                 or not isinstance(alternative, OfType | All)]
        parts = (*parts_of(alternative), *(part for part in alone if part not in parts_of(alternative)))
        nouns.append(noun_of(All(parts) if len(parts) > 1 else parts[0], scope))
    joined = either_of(nouns)
    if not outer:
        return extra + joined
    traits: dict[Slot, list[str]] = {slot: [] for slot in Slot}
    for part in outer:
        trait = FILTERS(part, scope)
        traits[trait.slot].append(trait.text)
    words = "".join(traits[Slot.CLAUSE] + traits[Slot.EXCEPT])
    for slot in (Slot.FACE, Slot.BOUND, Slot.KIND, Slot.SERIES):
        words += "".join(f"{text}の" for text in traits[slot])
    return f"{extra}{words}{joined}" if words else extra + joined


@FILTERS.words(All)
def _all(node: All, scope: Scope) -> Trait:
    return Trait(Slot.NAME, noun_of(node, scope))


# Places ------------------------------------------------------------------------------------------------------------

_ZONES = {
    Zone.HAND: "手札", Zone.DECK: "デッキ", Zone.MONSTER_ZONE: "モンスターゾーン", Zone.SPELL_TRAP_ZONE: "魔法＆罠ゾーン",
    Zone.FIELD_ZONE: "フィールドゾーン", Zone.PENDULUM_ZONE: "Ｐゾーン", Zone.GRAVEYARD: "墓地",
    Zone.EXTRA_DECK: "ＥＸデッキ", Zone.BANISHED: "除外状態",
}
_FIELD_PARTS = (
    Zone.FIELD, Zone.MONSTER_ZONE | Zone.SPELL_TRAP_ZONE | Zone.FIELD_ZONE, Zone.SPELL_TRAP_ZONE | Zone.FIELD_ZONE | Zone.PENDULUM_ZONE,
    Zone.MONSTER_ZONE | Zone.SPELL_TRAP_ZONE, Zone.SPELL_TRAP_ZONE | Zone.FIELD_ZONE,
)


def zone_names(zones: Zone, head: Head = Head.CARD) -> list[str]:
    """The zones by name, those of the field together where they make it up for this kind of card."""
    field = zones & Zone.FIELD
    names = []
    rest = zones
    whole = field in _FIELD_PARTS and (field != Zone.SPELL_TRAP_ZONE | Zone.FIELD_ZONE or head is not Head.MONSTER)
    if whole or field == Zone.MONSTER_ZONE and head is Head.MONSTER or field and field & ~_FIELD_PARTS[1] and head is Head.MONSTER and field & Zone.MONSTER_ZONE:
        rest &= ~Zone.FIELD
    if zones & Zone.HAND:
        names.append("手札")
    if zones & Zone.DECK:
        names.append("デッキ")
    if zones & Zone.EXTRA_DECK:
        names.append("ＥＸデッキ")
    if field and not rest & Zone.FIELD:
        names.append("フィールド")
    names += [_ZONES[zone] for zone in (Zone.MONSTER_ZONE, Zone.SPELL_TRAP_ZONE, Zone.FIELD_ZONE, Zone.PENDULUM_ZONE) if rest & zone]
    if zones & Zone.GRAVEYARD:
        names.append("墓地")
    if zones & Zone.BANISHED:
        names.append("除外状態")
    if zones & Zone.OVERLAY:
        names.append("Ｘ素材")
    return names


_UNOWNED = frozenset({"手札", "デッキ", "手札・デッキ", "ＥＸデッキ", "手札・デッキ・ＥＸデッキ", "デッキ・ＥＸデッキ", "手札・ＥＸデッキ"})


def place(zones: Zone, side: Side, head: Head = Head.CARD, *, owned: bool = True, either: str = "お互い") -> str:
    """自分フィールド, 相手の墓地, デッキ …; without ``owned``, one's own hand and deck are just 手札 and デッキ."""
    names = zone_names(zones, head)
    words = "・".join(names)
    if not words:
        return ""
    if words == "フィールド":
        return words if side is Side.EITHER else f"{SIDE[side]}{words}"
    if words == "Ｘ素材":
        return words
    if side is Side.EITHER:
        return f"{either}の{words}" if zones & (Zone.HAND | Zone.DECK | Zone.EXTRA_DECK | Zone.GRAVEYARD | Zone.BANISHED) else words
    if side is Side.YOU and not owned and words in _UNOWNED:
        return words
    return f"{SIDE[side]}の{words}"


def pool_text(pool: Pool, scope: Scope, *, origin: bool = False, owned: bool = False, either: str = "お互い",
              link: str = "または") -> str:
    """Where and what: 自分フィールドの戦士族モンスター; with ``origin`` and off the field, デッキから戦士族モンスター."""
    if pool.more:
        every = (Pool(pool.filter, pool.zones, pool.side), *pool.more)
        return link.join(pool_text(each, scope, owned=owned, either=either) for each in every)
    head = head_of_pool(pool)
    if pool.zones == Zone.BANISHED:
        side = "" if pool.side is Side.EITHER else f"{SIDE[pool.side]}の"
        return _pool_noun(pool, scope, f"除外されている{side}")
    where = place(pool.zones, pool.side, head, owned=owned, either=either)
    if not where:
        return _pool_noun(pool, scope)
    off_field = not pool.zones & Zone.FIELD
    if pool.zones & Zone.OVERLAY:
        return _pool_noun(pool, scope, f"{where}となっている")
    noun = _pool_noun(pool, scope)
    if noun.startswith("その") and any(isinstance(part, IsAmong) for part in parts_of(pool.filter)):
        return noun
    clause = noun.startswith(("攻撃力が", "守備力が", "レベルが", "自分", "相手")) or noun.startswith("「") and "以外の" in noun
    comma = "、" if clause else ""
    return f"{where}{'から' if origin and off_field else 'の'}{comma}{noun}"


def _without_other(node: Filter) -> Filter:
    """The same without このカード以外の, where this card cannot be anyway."""
    if not isinstance(node, All) or Not(IsThis()) not in node.parts:
        return node
    parts = tuple(part for part in node.parts if part != Not(IsThis()))
    return parts[0] if len(parts) == 1 else All(parts)


def _pool_noun(pool: Pool, scope: Scope, first: str = "") -> str:
    node = pool.filter
    if scope.effect is not None and not pool.zones & (scope.effect.zones or Zone.FIELD):
        node = _without_other(node)
    noun = noun_of(node, scope)
    if isinstance(node, IsAmong):
        return noun
    among = next((part for part in parts_of(node) if isinstance(part, IsAmong)), None)
    if among is not None and isinstance(node, All):
        known = FILTERS(among, scope).text
        rest = tuple(part for part in node.parts if part is not among)
        words = noun_of(All(rest) if len(rest) > 1 else rest[0], scope)
        if known.startswith("その"):
            words = words if words != "カード" else known.removeprefix("その")
            return f"その{words}"
    if pool.zones == Zone.PENDULUM_ZONE and Not(IsThis()) in parts_of(pool.filter) and noun.startswith("このカード以外の"):
        noun = noun.removeprefix("このカード以外の")
    if head_of_pool(pool) is Head.MONSTER and noun.endswith("カード") and head_of(pool.filter) is Head.CARD \
            and not noun.endswith("このカード"):
        noun = noun.removesuffix("カード") + "モンスター"
    return first + noun


# Selections --------------------------------------------------------------------------------------------------------


def times_counted(least: Amount | int, most: Amount | int, head: Head, scope: Scope) -> str:
    """１体, ２枚まで, １枚以上, 任意の数 …"""
    unit = counter(head)
    if isinstance(most, int) and most >= 60:
        return f"{small(least)}{unit}以上" if isinstance(least, int) and least > 1 else f"任意の数"
    if isinstance(most, int):
        if least == most:
            return f"{small(most)}{unit}"
        if isinstance(least, int) and least > 1:
            return f"{small(least)}～{small(most)}{unit}"
        return f"{small(most)}{unit}まで"
    words = AMOUNTS(most, scope).replace("たカードの数", "た数")
    return f"{words}だけ" if least == most else f"{words}まで"


@WHATS.words(Pick)
def _pick(node: Pick, scope: Scope) -> Noun:
    pool = node.pool
    head = head_of_pool(pool)
    if scope.summoning and head is Head.CARD and not pool.more:
        head = Head.MONSTER
    many = times_counted(node.least, node.most, head, scope)
    several = not (isinstance(node.most, int) and node.most == 1)
    marks = "カード名が異なる" if node.different_names else ""
    marks += "同じレベルの" if node.same_level else ""
    hand = pool.zones == Zone.HAND and pool.filter == AnyCard()
    picks = "選んで" if not scope.paying else ""
    if node.at_random:
        where = f"{SIDE[pool.side]}の手札" if hand else pool_text(pool, scope, owned=True)
        return Noun(where, head, f"ランダムに{many}{'選んで' if picks else ''}", picked=bool(picks), zones=pool.zones)
    if hand and not marks:
        owner = "手札" if pool.side is Side.YOU else f"{SIDE[pool.side]}の手札"
        if node.chooser is not pool.side and picks:
            return Noun(owner, head, f"{many}選んで", picked=True, zones=pool.zones)
        return Noun(owner, head, many, zones=pool.zones)
    text = pool_text(pool, scope, origin=not scope.aiming, either="自分または相手")
    if marks:
        text = _insert_marks(text, marks, pool, scope)
    exact = node.least == node.most and isinstance(node.most, int)
    seen = bool(pool.zones & (Zone.FIELD | Zone.BANISHED))
    chosen = "選んで" if picks and seen else ""
    if exact:
        return Noun(f"{text}{many}", head, chosen, f"{text}{many}", picked=bool(chosen), zones=pool.zones, many=several)
    return Noun(text, head, f"{many}{chosen}", f"{text}{many}", picked=bool(chosen), zones=pool.zones, many=several)


def _insert_marks(text: str, marks: str, pool: Pool, scope: Scope) -> str:
    noun = _pool_noun(pool, scope)
    return text.removesuffix(noun) + marks + noun if text.endswith(noun) else marks + text


@WHATS.words(Every)
def _every(node: Every, scope: Scope) -> Noun:
    pool = node.pool
    head = head_of_pool(pool)
    if pool.zones == Zone.HAND and pool.filter == AnyCard():
        return Noun(place(pool.zones, pool.side, owned=False), head, "全て", "手札", zones=pool.zones, many=True)
    text = pool_text(pool, scope, link="及び")
    whole = f"全ての{text}" if pool.more else _whole(pool, scope, text)
    return Noun(text, head, "全て", whole, zones=pool.zones, many=True)


def _whole(pool: Pool, scope: Scope, text: str) -> str:
    noun = _pool_noun(pool, scope)
    return f"{text.removesuffix(noun)}全ての{noun}" if text.endswith(noun) else f"全ての{text}"


@WHATS.words(TopOfDeck)
def _top(node: TopOfDeck, scope: Scope) -> Noun:
    owner = f"{SIDE[node.side]}のデッキ"
    if node.count == 1:
        return Noun(f"{owner}の一番上のカード", Head.CARD, zones=Zone.DECK)
    many = times_counted(node.count, node.count, Head.CARD, scope)
    return Noun(f"{owner}の上からカード", Head.CARD, many, f"{owner}の上からカード{many}", zones=Zone.DECK)


@WHATS.words(Those)
def _those(node: Those, scope: Scope) -> Noun:
    inner = WHATS(node.ref, scope)
    noun = noun_of(node.filter, scope)
    head = head_of(node.filter)
    if noun == "カード" or head is Head.CARD:
        head = inner.head
    if inner.bare.endswith("カード") and noun.endswith("モンスター") or inner.head is Head.MONSTER and noun.endswith("カード"):
        noun = noun.removesuffix("カード").removesuffix("モンスター") + HEADS[head]
    if node.ref.kind is RefKind.MATERIALS:
        return Noun(f"このカードの素材とした{noun}", Head.MONSTER)
    return Noun(f"{inner.bare}の内の{noun}", head, zones=inner.zones)


@WHATS.words(OwnMaterials)
def _own_materials(node: OwnMaterials, scope: Scope) -> Noun:
    return Noun(f"{place(node.zones, Side.YOU, Head.MONSTER)}の上記カード", Head.MONSTER, zones=node.zones)


REFS = {
    RefKind.THIS: Noun("このカード", this=True),
    RefKind.TARGET: Noun("対象のカード"),
    RefKind.THEM: Noun("そのカード"),
    RefKind.COST: Noun("コストとしたカード"),
    RefKind.TRIGGERING: Noun("そのカード"),
    RefKind.ATTACKER: Noun("その攻撃モンスター", Head.MONSTER),
    RefKind.ATTACK_TARGET: Noun("攻撃対象モンスター", Head.MONSTER),
    RefKind.OPPOSING_BATTLER: Noun("その戦闘を行う相手モンスター", Head.MONSTER),
    RefKind.EQUIPPED: Noun("装備モンスター", Head.MONSTER),
    RefKind.RESPONDED: Noun("そのカード"),
    RefKind.MATERIALS: Noun("このカードの素材としたモンスター", Head.MONSTER, many=True),
    RefKind.LINKED: Noun("このカードの効果で特殊召喚したモンスター", Head.MONSTER),
    RefKind.YOUR_BATTLER: Noun("その戦闘を行う自分のモンスター", Head.MONSTER),
    RefKind.EACH: Noun("そのモンスター", Head.MONSTER),
}


@WHATS.words(Ref)
def _ref(node: Ref, scope: Scope) -> Noun:
    if node.kind is RefKind.TARGET and scope.effect is not None:
        return _target(node, scope)
    if node.kind is RefKind.LINKED and node.kind not in scope.known:
        words = {
            Bond.SUMMONED: "このカードの効果で特殊召喚したモンスター", Bond.EQUIPPED: "このカードの効果で装備したモンスター",
            Bond.TARGETED: "このカードの対象のモンスター",
        }
        return Noun(words[bond_of(scope.card)[0]], Head.MONSTER)
    if node.kind is RefKind.MATERIALS and not scope.card.in_extra_deck and not scope.card.types & CardType.RITUAL:
        return Noun("このカードのアドバンス召喚のためにリリースしたモンスター", Head.MONSTER, many=True)
    return scope.known.get(node.kind, REFS[node.kind])


def _target(node: Ref, scope: Scope) -> Noun:
    """そのモンスター, or with several targets 対象の相手のカード."""
    picks = scope.effect.targets if scope.effect is not None else ()
    known = scope.known.get(RefKind.TARGET)
    if not picks or known is not None:
        return known or REFS[RefKind.TARGET]
    heads = [head_of_target(scope.effect, slot) for slot in range(len(picks))] if scope.effect is not None else []
    zones_of_all = reduce(or_, (pick.pool.zones for pick in picks))
    several = len(picks) > 1
    them = scope.known.get(RefKind.THEM)
    if node.slot < 0 or not several:
        head = heads[0] if len(set(heads)) == 1 else Head.CARD
        far = several or (them is not None and them.head is head)
        return Noun(f"{'対象の' if far else 'その'}{HEADS[head]}", head, zones=zones_of_all)
    pick = picks[node.slot]
    sides = [each.pool.side for each in picks]
    zones = [each.pool.zones for each in picks]
    head = heads[node.slot]
    filters = [each.pool.filter for each in picks]
    if heads.count(head) == 1:
        words = f"対象の{HEADS[head]}"
    elif sides.count(pick.pool.side) == 1:
        owner = {Side.YOU: "自分の", Side.OPPONENT: "相手の", Side.EITHER: ""}[pick.pool.side]
        words = f"対象の{owner}{HEADS[head]}"
    elif zones.count(pick.pool.zones) == 1:
        words = f"対象の{place(pick.pool.zones, pick.pool.side, head)}の{HEADS[head]}"
    elif filters.count(pick.pool.filter) == 1:
        words = f"対象の{noun_of(pick.pool.filter, scope)}"
    else:
        words = f"{small(node.slot + 1)}{counter(head)}目の対象の{HEADS[head]}"
    return Noun(words, head, zones=pick.pool.zones)


NORMAL_SPELL_PARTS = parts_of(NORMAL_SPELL)
