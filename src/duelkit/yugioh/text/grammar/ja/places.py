"""Japanese places, pools and selections: 自分フィールドの戦士族モンスター１体."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import reduce
from operator import or_

from duelkit.yugioh.language.amounts import AtWill
from duelkit.yugioh.language.base import All, Amount, Filter, Not, Pool, What
from duelkit.yugioh.language.nouns import FACE_UP, IS_THIS, AnyCard, IsAmong, IsThis
from duelkit.yugioh.language.selections import THEM, THIS, Both, Every, OwnMaterials, Pick, RefKind, Those, TopOfDeck
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.text.grammar.heads import (
    Head,
    head_in_place,
    head_of,
    head_of_picked,
    head_of_pool,
    is_plural,
    of_extra_deck,
    of_one_row,
    of_rank,
    parts_of,
    spot_of,
)
from duelkit.yugioh.text.grammar.ja.core import AMOUNTS, FILTERS, HEADS, WHATS, Noun, Scope, Trait, counter
from duelkit.yugioh.text.grammar.ja.nouns import as_materials, noun_of, whose_material, words_of
from duelkit.yugioh.text.grammar.ja.terms import SIDE, small
from duelkit.yugioh.text.grammar.reading import about_itself, has_this, in_row, only_named, summons_itself
from duelkit.yugioh.words.amounts.meaning import Kinds
from duelkit.yugioh.words.controlling.meaning import ControlledBy
from duelkit.yugioh.words.links.meaning import IsPointedAt

_ZONES = {
    Zone.HAND: "手札",
    Zone.DECK: "デッキ",
    Zone.MONSTER_ZONE: "モンスターゾーン",
    Zone.SPELL_TRAP_ZONE: "魔法＆罠ゾーン",
    Zone.FIELD_ZONE: "フィールドゾーン",
    Zone.PENDULUM_ZONE: "Ｐゾーン",
    Zone.GRAVEYARD: "墓地",
    Zone.EXTRA_DECK: "ＥＸデッキ",
    Zone.BANISHED: "除外状態",
}


_FIELD_PARTS = (
    Zone.FIELD,
    Zone.MONSTER_ZONE | Zone.SPELL_TRAP_ZONE | Zone.FIELD_ZONE,
    Zone.SPELL_TRAP_ZONE | Zone.FIELD_ZONE | Zone.PENDULUM_ZONE,
    Zone.MONSTER_ZONE | Zone.SPELL_TRAP_ZONE,
    Zone.SPELL_TRAP_ZONE | Zone.FIELD_ZONE,
)


def zone_names(zones: Zone, head: Head = Head.CARD) -> list[str]:
    """The zones by name, those of the field together where they make it up for this kind of card."""
    field = zones & Zone.FIELD
    names = []
    rest = zones
    whole = field in _FIELD_PARTS and (field != Zone.SPELL_TRAP_ZONE | Zone.FIELD_ZONE or head is not Head.MONSTER)
    if (
        whole
        or (field == Zone.MONSTER_ZONE and head is Head.MONSTER)
        or (field and field & ~_FIELD_PARTS[1] and head is Head.MONSTER and field & Zone.MONSTER_ZONE)
    ):
        rest &= ~Zone.FIELD
    if zones & Zone.HAND:
        names.append("手札")
    if zones & Zone.DECK:
        names.append("デッキ")
    if zones & Zone.EXTRA_DECK:
        names.append("ＥＸデッキ")
    if field and not rest & Zone.FIELD:
        names.append("フィールド")
    names += [
        _ZONES[zone]
        for zone in (Zone.MONSTER_ZONE, Zone.SPELL_TRAP_ZONE, Zone.FIELD_ZONE, Zone.PENDULUM_ZONE)
        if rest & zone
    ]
    if zones & Zone.GRAVEYARD:
        names.append("墓地")
    if zones & Zone.BANISHED:
        names.append("除外状態")
    if zones & Zone.OVERLAY:
        names.append("Ｘ素材")
    return names


def zones_text(zones: Zone) -> str:
    """墓地, 手札・デッキ: zones without their owner."""
    return "・".join(zone_names(zones))


_UNOWNED = frozenset(
    {
        "手札",
        "デッキ",
        "手札・デッキ",
        "ＥＸデッキ",
        "手札・デッキ・ＥＸデッキ",
        "デッキ・ＥＸデッキ",
        "手札・ＥＸデッキ",
    }
)


def place(zones: Zone, side: Side, head: Head = Head.CARD, *, owned: bool = True, either: str = "お互い") -> str:
    """自分フィールド, 相手の墓地 …

    :param owned: names the owner of one's own hand and Deck too, which are otherwise just 手札, デッキ.
    :param either: the word for both players; empty, no owner is named.
    """
    names = zone_names(zones, head)
    words = "・".join(names)
    if not words:
        return ""
    if words == "フィールド":
        return words if side is Side.EITHER else f"{SIDE[side]}{words}"
    if words == "Ｘ素材":
        return words
    if side is Side.EITHER:
        return (
            f"{either}の{words}"
            if either and zones & (Zone.HAND | Zone.DECK | Zone.EXTRA_DECK | Zone.GRAVEYARD | Zone.BANISHED)
            else words
        )
    if side is Side.YOU and not owned and words in _UNOWNED:
        return words
    return f"{SIDE[side]}の{words}"


_CLAUSES = (
    *("攻撃力が", "守備力が", "レベルが", "自分", "相手", "このカードが"),
    *("リリースした", "墓地へ送った", "除外した", "捨てた", "デッキに戻した", "ＥＸデッキに戻した"),
)
"""How a noun begins that would be misread after a place without a comma."""


@dataclass(frozen=True, slots=True)
class Located:
    """Cards in a place: 自分フィールドの, 戦士族モンスター; without a place, all of it is the noun."""

    noun: str
    where: str = ""

    @property
    def text(self) -> str:
        """The whole phrase, with a comma where the noun begins with a clause that would be misread."""
        named = self.noun.startswith("「") and "以外の" in self.noun and not self.where.endswith("から")
        comma = "、" if self.where and (self.noun.startswith(_CLAUSES) or named) else ""
        return f"{self.where}{comma}{self.noun}"


def pool_text(
    pool: Pool, scope: Scope, *, origin: bool = False, owned: bool = False, either: str = "お互い", link: str = "または"
) -> str:
    """自分フィールドの戦士族モンスター; with ``origin`` and off the field, デッキから戦士族モンスター."""
    return located(pool, scope, origin=origin, owned=owned, either=either, link=link).text


def located(
    pool: Pool, scope: Scope, *, origin: bool = False, owned: bool = False, either: str = "お互い", link: str = "または"
) -> Located:
    """The cards of a pool and their place.

    :param origin: they are taken from there (デッキから).
    :param owned: names the owner of one's own hand and Deck too.
    :param either: the word for both players.
    :param link: joins the parts of a pool in several places.
    """
    if pool.more:
        shown = _face_up_there(pool)
        if shown is not None:
            where, common = shown
            return Located(f"{where}の{_pool_noun(common, scope)}")
        every = (Pool(pool.filter, pool.zones, pool.side), *pool.more)
        return Located(link.join(pool_text(each, scope, owned=owned, either=either) for each in every))
    if spot_of(pool.filter) is not None and not pool.zones & ~Zone.FIELD:
        lies, noun = spot(pool, scope)
        return Located(lies.text + noun)
    if pool.zones == Zone.BANISHED:
        side = "" if pool.side is Side.EITHER else f"{SIDE[pool.side]}の"
        return Located(_pool_noun(pool, scope, f"除外されている{side}"))
    where = place(pool.zones, pool.side, head_in_place(pool), owned=owned, either=either)
    if SIDE[pool.side] == scope.actor != SIDE[Side.YOU]:
        where = zones_text(pool.zones)
    if of_one_row(pool) and Not(IsThis()) in parts_of(pool.filter):
        where = f"もう片方の{where}"
    if not where or isinstance(pool.filter, IsThis):
        return Located(_pool_noun(pool, scope))
    off_field = not pool.zones & Zone.FIELD
    if pool.zones & Zone.OVERLAY:
        return Located(_pool_noun(pool, scope, as_materials(pool, where)))
    noun = _pool_noun(pool, scope)
    known = noun.startswith("その") and any(isinstance(part, IsAmong) for part in parts_of(pool.filter))
    if known or scope.place_named == where:
        return Located(noun)
    return Located(noun, f"{where}{'から' if origin and off_field else 'の'}")


_ORDER = ("手札", "デッキ", "フィールド（表側表示）", "墓地", "除外状態")


def _face_up_there(pool: Pool) -> tuple[str, Pool] | None:
    """自分の手札・フィールド（表側表示）: where the same cards may lie, of which those on the field must be face-up."""
    pools = [replace(each, more=()) for each in (pool, *pool.more)]
    bare = [tuple(part for part in parts_of(each.filter) if part != FACE_UP) for each in pools]
    one_side = pool.side is not Side.EITHER and all(each.side is pool.side for each in pools)
    if not one_side or len(set(bare)) > 1 or not bare[0] or not all(map(_shown_on_field, pools)):
        return None
    names = [
        f"{name}（表側表示）" if each.zones == Zone.FIELD else name for each in pools for name in zone_names(each.zones)
    ]
    if len(set(names)) < len(names) or not set(names) <= set(_ORDER):
        return None
    rest = bare[0][0] if len(bare[0]) == 1 else All(bare[0])
    zones = reduce(or_, (each.zones for each in pools))
    return f"{SIDE[pool.side]}の{'・'.join(name for name in _ORDER if name in names)}", Pool(rest, zones, pool.side)


def _shown_on_field(pool: Pool) -> bool:
    """Whether it is of face-up cards on the whole field, or of cards elsewhere."""
    if pool.zones & Zone.FIELD:
        return pool.zones == Zone.FIELD and FACE_UP in parts_of(pool.filter)
    return FACE_UP not in parts_of(pool.filter)


def spot(pool: Pool, scope: Scope) -> tuple[Trait, str]:
    """(このカードのリンク先の, 自分の表側表示モンスター): where on the field the monsters of a pool lie, and whose."""
    here = spot_of(pool.filter)
    assert here is not None
    rest = tuple(part for part in parts_of(_without_other(pool.filter)) if part != here)
    other = "このカード以外の" if Not(IsThis()) in parts_of(pool.filter) and not isinstance(here, IsPointedAt) else ""
    noun = words_of(All(rest) if len(rest) > 1 else rest[0] if rest else None, scope).monsters.text
    side = "" if pool.side is Side.EITHER else f"{SIDE[pool.side]}の"
    return FILTERS(here, scope), f"{side}{other}{noun}"


def _without_other(node: Filter) -> Filter:
    """The same without このカード以外の, where this card cannot be anyway."""
    if not isinstance(node, All) or Not(IsThis()) not in node.parts:
        return node
    parts = tuple(part for part in node.parts if part != Not(IsThis()))
    return parts[0] if len(parts) == 1 else All(parts)


def _pool_noun(pool: Pool, scope: Scope, first: str = "") -> str:
    """The cards of a pool, without their place; ``first``: a clause to put first."""
    node = pool.filter
    effect = scope.effect
    stays = effect is not None and not has_this(effect.cost) and not summons_itself(effect) and not about_itself(effect)
    if effect is not None and stays and not pool.zones & (in_row(effect.zones) or Zone.FIELD):
        node = _without_other(node)
    if of_one_row(pool):
        node = AnyCard() if node == Not(IsThis()) else _without_other(node)
    if isinstance(node, IsAmong):
        return noun_of(node, scope)
    among = next((part for part in parts_of(node) if isinstance(part, IsAmong)), None)
    known = _those_that(node, among, scope) if among is not None and isinstance(node, All) else ""
    if known:
        return known
    words = words_of(node, scope)
    monsters = head_of_pool(pool) is Head.MONSTER and head_of(pool.filter) is Head.CARD
    return first + (words.called(Head.MONSTER) if monsters else words).text


def _those_that(node: All, among: IsAmong, scope: Scope) -> str:
    """その表側表示モンスター: known cards that are so; empty where they are not called その."""
    known = FILTERS(among, scope).text
    rest = tuple(part for part in node.parts if part is not among)
    words = words_of(All(rest) if len(rest) > 1 else rest[0], scope)
    if among.ref.kind is RefKind.MATERIALS:
        return f"{whose_material(scope)}の素材とした{words.monsters.text}"
    if not known.startswith("その"):
        return ""
    own = known.removeprefix("その")
    if own == HEADS[Head.MONSTER]:
        words = words.monsters
    elif own in HEADS.values():
        words = words.called(own)
    return f"その{words.text}"


def times_counted(least: Amount | int, most: Amount | int, head: Head, scope: Scope) -> str:
    """１体, ２枚まで, １枚以上, 任意の数 …"""
    unit = counter(head)
    if isinstance(most, int) and most >= 60:
        return f"{small(least)}{unit}以上" if isinstance(least, int) and least > 1 else "任意の数"
    if isinstance(most, int):
        if least == most:
            return f"{small(most)}{unit}"
        if isinstance(least, int) and least > 1:
            return f"{small(least)}～{small(most)}{unit}"
        return f"{small(most)}{unit}まで"
    if isinstance(most, AtWill) and most.most and least == most:
        return "か".join(f"{small(number)}{unit}" for number in range(most.unit, most.most + 1, most.unit))
    words = AMOUNTS(most, scope).replace("たカードの数", "た数")
    return f"{words}だけ" if least == most else f"{words}まで"


def _counted(text: str, many: str, most: Amount | int) -> str:
    """モンスター２体まで, 〜の合計までのカード: cards with their number, before の and は."""
    return f"{text}{many}" if isinstance(most, int | AtWill) else f"{many}の{text}"


@WHATS.words(Pick)
def _pick(node: Pick, scope: Scope) -> Noun:
    pool = node.pool
    known_card = only_named(pool, scope.effect.when) if scope.aiming and scope.effect is not None else None
    if known_card is not None:
        known = WHATS(known_card, scope)
        return replace(known, text=f"{known.text}１{counter(known.head)}", zones=pool.zones)
    head = head_of_picked(pool, summoned=scope.summoning)
    many = times_counted(node.least, node.most, head, scope)
    marks = _marks(node, head, scope)
    if node.at_random or _is_hand(pool) and not marks:
        return _of_hand(node, head, many, scope)
    if isinstance(pool.filter, IsAmong) and node.most == 1:
        one = _one_of_those(pool.filter, pool, scope)
        if one is not None:
            return one
    several = node.most != 1
    text = pool_text(pool, scope, origin=not scope.aiming, either="自分または相手")
    if marks:
        text = _insert_marks(text, marks, pool, scope)
    elif pool.more and several:
        text = pool_text(pool, scope, either="自分または相手", link="及び") + "の中から"
    exact = node.least == node.most and isinstance(node.most, int)
    chosen = "選んで" if not scope.paying and pool.zones & (Zone.FIELD | Zone.BANISHED) else ""
    noun = Noun(
        text,
        head,
        f"{many}{chosen}",
        _counted(text, many, node.most),
        picked=bool(chosen),
        zones=pool.zones,
        many=several,
    )
    return replace(noun, text=f"{text}{many}", tail=chosen, extra=of_extra_deck(pool.filter)) if exact else noun


def _marks(node: Pick, head: Head, scope: Scope) -> str:
    """What holds of the picked cards together: カード名が異なる, 同じレベルの, このカードを含む."""
    marks = "カード名が異なる" if node.different_names else ""
    if marks and node.most == Kinds(node.pool):
        marks = "可能な限り" + marks
    marks += "同じレベルの" if node.same_level else ""
    marks += "同名の" if node.same_name else ""
    marks += "同じ攻撃力の" if node.same_atk else ""
    marks += f"{'ランク' if of_rank(node.pool.filter) else 'レベル'}が異なる" if node.different_levels else ""
    marks += "種族が異なる" if node.different_races else ""
    if node.including is not None:
        least = "" if node.including == IS_THIS else f"１{counter(head)}以上"
        marks += f"{noun_of(node.including, scope)}{least}を含む"
    return marks


def _is_hand(pool: Pool) -> bool:
    """Whether it is any card of a hand."""
    return pool.zones == Zone.HAND and pool.filter == AnyCard()


def _of_hand(node: Pick, head: Head, many: str, scope: Scope) -> Noun:
    """手札を１枚; 相手の手札をランダムに１枚選んで: cards of a hand, or cards at random."""
    pool, picks = node.pool, not scope.paying
    if node.at_random:
        cards = f"{SIDE[pool.side]}の手札" if _is_hand(pool) else pool_text(pool, scope, owned=True)
        return Noun(cards, head, f"ランダムに{many}{'選んで' if picks else ''}", picked=picks, zones=pool.zones)
    owner = "手札" if SIDE[pool.side] == scope.actor else f"{SIDE[pool.side]}の手札"
    if node.chooser is not pool.side and picks:
        return Noun(owner, head, f"{many}選んで", picked=True, zones=pool.zones)
    return Noun(owner, head, many, zones=pool.zones)


def _one_of_those(among: IsAmong, pool: Pool, scope: Scope) -> Noun | None:
    """対象のモンスターの内の１体: one of several known cards; ``None`` where there is only one."""
    known = WHATS(among.ref, scope)
    aimed = scope.effect.targets if scope.effect is not None and among.ref.kind is RefKind.TARGET else ()
    if not known.many and not any(is_plural(pick) for pick in aimed):
        return None
    words = f"{known.bare}の内の{small(1)}{counter(known.head)}"
    return Noun(words, known.head, "選んで", words, picked=True, zones=pool.zones)


def _insert_marks(text: str, marks: str, pool: Pool, scope: Scope) -> str:
    noun = _pool_noun(pool, scope)
    return text.removesuffix(noun) + marks + noun if text.endswith(noun) else marks + text


@WHATS.words(Every)
def _every(node: Every, scope: Scope) -> Noun:
    pool = node.pool
    head = head_of_pool(pool)
    if _is_hand(pool) and not pool.more:
        hand = "手札" if SIDE[pool.side] == scope.actor else place(pool.zones, pool.side, owned=False)
        return Noun(hand, head, "全て", "手札", zones=pool.zones, many=True)
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
    many = "" if node.up_to else times_counted(node.count, node.count, Head.CARD, scope)
    if node.up_to:
        owner = f"{f'{small(node.count)}枚' if isinstance(node.count, int) else AMOUNTS(node.count, scope)}まで{owner}"
    return Noun(f"{owner}の上からカード", Head.CARD, many, f"{owner}の上からカード{many}", zones=Zone.DECK)


@WHATS.words(Those)
def _those(node: Those, scope: Scope) -> Noun:
    inner = WHATS(node.ref, scope)
    if node.filter == Not(IsAmong(THEM)):
        return Noun(f"もう１{counter(inner.head)}の{HEADS[inner.head]}", inner.head, zones=inner.zones)
    noun = noun_of(node.filter, scope)
    head = head_of(node.filter)
    if noun == "カード" or head is Head.CARD:
        head = inner.head
    if (inner.bare.endswith("カード") and noun.endswith("モンスター")) or (
        inner.head is Head.MONSTER and noun.endswith("カード")
    ):
        noun = noun.removesuffix("カード").removesuffix("モンスター") + HEADS[head]
    if isinstance(node.filter, Not) and isinstance(node.filter.part, IsAmong):
        return Noun(f"残りの{HEADS[inner.head]}", inner.head, zones=inner.zones)
    if isinstance(node.filter, ControlledBy):
        noun = f"{SIDE[node.filter.side]}がコントロールしていた{HEADS[head]}"
    if node.ref.kind is RefKind.LINKED and inner.bare.endswith("した" + HEADS[inner.head]):
        return Noun(f"{inner.bare.removesuffix(HEADS[inner.head])}{noun}", head, zones=inner.zones)
    if node.ref.kind is RefKind.MATERIALS:
        return Noun(f"{whose_material(scope)}の素材とした{noun}", Head.MONSTER, many=True)
    if node.ref.kind is RefKind.TRIGGERING and inner.bare == f"その{HEADS[inner.head]}":
        return Noun(f"その{noun}", head, zones=inner.zones)
    return Noun(f"{inner.bare}の内の{noun}", head, zones=inner.zones)


@WHATS.words(Both)
def _both(node: Both, scope: Scope) -> Noun:
    """AとB; a place that both are picked in is named once: デッキからA１体とB１枚."""
    first, second = node.first, node.second
    heads = {_in_words(each, scope).head for each in (first, second)}
    head = heads.pop() if len(heads) == 1 else Head.CARD
    if isinstance(first, Pick) and isinstance(second, Pick) and _in_one_place(first, second):
        whole = WHATS(first, scope).bare
        one = head_of_pool(second.pool)
        many = times_counted(
            second.least, second.most, Head.MONSTER if scope.summoning and one is Head.CARD else one, scope
        )
        return Noun(f"{whole}と{_pool_noun(second.pool, scope)}{many}", head, zones=first.pool.zones, many=True)
    if isinstance(first, Pick) and second == replace(first, pool=first.pool.filter.on_field(Side.OPPONENT)):
        whole = f"自分及び相手フィールドの{_pool_noun(first.pool, scope)}"
        many = times_counted(first.least, first.most, head_of_pool(first.pool), scope)
        return Noun(whole, head, f"{many}ずつ選んで", many=True)
    if isinstance(first, Pick) and first.pool.side is Side.OPPONENT and _field_and_graveyard(first, second):
        many = times_counted(first.least, first.most, head_of_pool(first.pool), scope)
        whole = f"相手のフィールド及び墓地の{_pool_noun(first.pool, scope)}"
        return Noun(whole, head, f"{many}ずつ", many=True)
    words = [_in_words(each, scope).bare for each in (first, second)]
    return Noun("と".join(words), head, many=True)


def _field_and_graveyard(first: Pick, second: What) -> bool:
    pool = first.pool
    return pool.zones == Zone.FIELD and second == replace(first, pool=replace(pool, zones=Zone.GRAVEYARD))


def _in_one_place(first: Pick, second: Pick) -> bool:
    return (
        not first.pool.more
        and not second.pool.more
        and (first.pool.zones, first.pool.side) == (second.pool.zones, second.pool.side)
    )


def _in_words(what: What, scope: Scope) -> Noun:
    """One of two: 手札の「X」１体 rather than 手札から「X」１体."""
    if what == THIS and scope.place_of_this:
        return Noun(f"{scope.place_of_this}のこのカード", Head.MONSTER, this=True)
    if not isinstance(what, Pick):
        return WHATS(what, scope)
    head = Head.MONSTER if scope.summoning and head_of_pool(what.pool) is Head.CARD else head_of_pool(what.pool)
    many = times_counted(what.least, what.most, head, scope)
    return Noun(f"{pool_text(what.pool, scope, origin=False, either='自分または相手')}{many}", head)


@WHATS.words(OwnMaterials)
def _own_materials(node: OwnMaterials, scope: Scope) -> Noun:
    where = place(node.zones, Side.YOU, Head.MONSTER)
    if node.side is Side.EITHER:
        where = "自分・相手フィールド" if node.zones == Zone.FIELD else "自分・相手のモンスターゾーン"
    return Noun(f"{where}の上記カード", Head.MONSTER, zones=node.zones)
