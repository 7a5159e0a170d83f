"""Words about materials, and Ritual and Synchro Summons (素材): their wording in Japanese."""

from __future__ import annotations

from dataclasses import replace

from duelkit.yugioh.language.base import Filter, nodes
from duelkit.yugioh.language.nouns import LINK_MONSTER, MONSTER, SYNCHRO_MONSTER, XYZ_MONSTER, Named
from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import Side, Stat, SummonKind, Zone
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.text.grammar.ja.clauses import about, sentence_of
from duelkit.yugioh.text.grammar.ja.core import (
    CONDITIONS,
    FILTERS,
    MATERIALS,
    MODIFIERS,
    VERBS,
    WHATS,
    Clause,
    Noun,
    Scope,
    Slot,
    Trait,
)
from duelkit.yugioh.text.grammar.ja.nouns import noun_of, words_of
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, inflect, phrase
from duelkit.yugioh.text.grammar.ja.places import place, pool_text, zones_text
from duelkit.yugioh.text.grammar.ja.terms import small
from duelkit.yugioh.words.material_summons.meaning import (
    Alike,
    AsMaterial,
    Further,
    FusionMaterials,
    LiesIn,
    LinkMaterials,
    ListsMaterial,
    MaterialSummonNow,
    NamedAsMaterialOf,
    OtherMaterials,
    RitualSummon,
    SynchroMaterials,
    XyzMaterials,
    XyzOfAtLeast,
)

_MADE = {
    SummonKind.SYNCHRO: ("Ｓ", SYNCHRO_MONSTER),
    SummonKind.XYZ: ("Ｘ", XYZ_MONSTER),
    SummonKind.LINK: ("リンク", LINK_MONSTER),
}


@MODIFIERS.words(AsMaterial)
def _as_material(node: AsMaterial, scope: Scope) -> list[Clause]:
    if node.kind is SummonKind.TRIBUTE:
        made = noun_of(node.which or MONSTER, scope)
        scope.now(RefKind.EACH, Noun(f"このカードをリリースして召喚した{made}", Head.MONSTER))
        return [clause for modifier in node.modifiers for clause in MODIFIERS(modifier, scope)]
    kind, monster = _MADE[node.kind]
    made = noun_of(monster if node.which is None else monster & node.which, scope)
    scope.now(RefKind.EACH, Noun(f"このカードを{kind}素材とした{made}", Head.MONSTER))
    return [clause for modifier in node.modifiers for clause in MODIFIERS(modifier, scope)]


@MODIFIERS.words(OtherMaterials)
def _other_materials(node: OtherMaterials, scope: Scope) -> list[Clause]:
    subject, this = about(node.to, scope)
    which = words_of(node.which, scope).called("モンスター").text
    which = f"手札の{which}{small(node.of_hand)}体" if node.of_hand else f"全て{which}"
    lead = f"{subject}をＳ素材とする場合、他のＳ素材モンスターは{which}でなければ"
    return [Clause("", phrase(lead, "ならない"), this=this)]


@MODIFIERS.words(XyzOfAtLeast)
def _xyz_of_at_least(node: XyzOfAtLeast, scope: Scope) -> list[Clause]:
    subject, this = about(node.to, scope)
    made = f"モンスター{small(node.count)}体以上を素材としたＸ召喚にしか"
    return [Clause("", phrase(f"{subject}をＸ召喚の素材とする場合、{made}", "使用できない"), this=this)]


@FILTERS.words(ListsMaterial)
def _lists(node: ListsMaterial, scope: Scope) -> Trait:
    fusion = "融合" if isinstance(node.which, Named) else ""
    return Trait(Slot.CLAUSE, f"{noun_of(node.which, scope)}を{fusion}素材とする")


@FILTERS.words(LiesIn)
def _lies_in(node: LiesIn, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"{zones_text(node.zones)}の")


@FILTERS.words(NamedAsMaterialOf)
def _named_as_material(node: NamedAsMaterialOf, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"{WHATS(node.ref, scope).bare}にカード名が記された融合素材")


def among(including: Filter | None, scope: Scope) -> str:
    """〜を含む, before the place."""
    return f"{noun_of(including, scope)}を含む" if including is not None else ""


@MATERIALS.words(Further)
def _further(node: Further, scope: Scope) -> str:
    """「X」モンスターを融合召喚する場合、自分の墓地のモンスターも除外して融合素材とする事ができる: a sentence."""
    lead = f"{noun_of(node.making, scope)}を融合召喚する場合、" if node.making is not None else ""
    lead += f"{CONDITIONS(node.condition, scope).plain}場合、" if node.condition is not None else ""
    lead += f"自分の{noun_of(node.beside, scope)}を融合素材とする場合、" if node.beside is not None else ""
    most = f"も{small(node.most)}体まで" if node.most else "も"
    return f"{lead}{pool_text(node.pool, scope)}{most}{_GONE[node.to]}融合素材とする事ができる"


_GONE = {Zone.GRAVEYARD: "墓地へ送って", Zone.BANISHED: "除外して", Zone.DECK: "デッキに戻して"}


@VERBS.words(RitualSummon)
def _ritual_summon(node: RitualSummon, scope: Scope) -> Phrase:
    words = words_of(node.which, scope)
    noun, many = words.text, "" if words.named and not words.before else "１体"
    whose = noun if isinstance(node.which, Named) else "儀式召喚するモンスター"
    level = f"{whose}のレベル" if not node.level else small(node.level)
    sums = (
        f"{level}と同じになる"
        if node.exactly and not node.level
        else f"{level}になる"
        if node.exactly
        else (f"{level}以上になる")
    )
    where = place(node.materials, Side.YOU, Head.MONSTER)
    origin = (
        zones_text(node.origin) if node.origin in (Zone.HAND, Zone.DECK) else place(node.origin, Side.YOU, Head.MONSTER)
    )
    scope.now(RefKind.THEM, Noun("そのモンスター", Head.MONSTER, zones=Zone.MONSTER_ZONE))
    one = "１体" if node.single else ""
    most = f"{small(node.most)}体まで" if node.most else ""
    others = [
        f"{pool_text(each.pool, scope)}{one}を{inflect(_TAKEN[each.to]).stem}"
        for each in node.further
        if each.condition is None
    ]
    instead = "".join(f"、またはリリースの代わりに{other}" for other in others)
    released = f"リリース{instead}" if instead else "リリースし"
    used = f"{among(node.including, scope)}{where}の{noun_of(node.of, scope)}{one}を{most}{released}"
    if not node.materials:  # only what is used in place of Tributes
        used = "、または".join(others)
    result = phrase(
        f"レベル{'' if node.single else 'の合計'}が{sums}ように、{used}、{origin}から{noun}{many}を", "儀式召喚する"
    )
    return replace(result, tail=tuple(_instead(each, scope) for each in node.further if each.condition is not None))


def _instead(node: Further, scope: Scope) -> str:
    """〜場合、自分の墓地のモンスターもリリースの代わりにデッキに戻す事ができる: a separate sentence."""
    lead = f"{CONDITIONS(node.condition, scope).plain}場合、" if node.condition is not None else ""
    return f"{lead}{pool_text(node.pool, scope)}もリリースの代わりに{inflect(_TAKEN[node.to]).can}"


_TAKEN = {Zone.GRAVEYARD: "墓地へ送る", Zone.BANISHED: "除外する", Zone.DECK: "デッキに戻す"}


@VERBS.words(MaterialSummonNow)
def _material_now(node: MaterialSummonNow, scope: Scope) -> Phrase:
    summon = _summoned_now(node, scope)
    if not node.this_turn:
        return summon
    word = next(word for kind, word in _SUMMONS.items() if kind in nodes(node.which))
    scope.now(RefKind.EACH, Noun(f"この効果で{word}したモンスター", Head.MONSTER))
    clauses = [clause for modifier in node.this_turn for clause in MODIFIERS(modifier, scope)]
    del scope.known[RefKind.EACH]
    return summon.with_tail(*sentence_of(clauses, "このターン、").sentences)


def _summoned_now(node: MaterialSummonNow, scope: Scope) -> Phrase:
    noun = noun_of(node.which, scope)
    word = next(word for kind, word in _SUMMONS.items() if kind in nodes(node.which))
    if node.including is not None:
        one = noun_of(node.including, scope)
        return phrase(f"{one}を含む自分フィールドのモンスターを素材として{noun}１体を", f"{word}する")
    if node.using is None:
        of = "" if node.of is None else f"自分フィールドの{noun_of(node.of, scope)}のみを素材として"
        return phrase(f"{of}{noun}１体の{word}を", "行う")
    using = f"{WHATS(node.using, scope).bare}を含む自分フィールドのモンスターを素材として"
    return phrase(f"{using}{noun}１体を", f"{word}する")


_SUMMONS = {SYNCHRO_MONSTER: "Ｓ召喚", XYZ_MONSTER: "Ｘ召喚", LINK_MONSTER: "リンク召喚"}


_WORDS = {Stat.ATTRIBUTE: "属性", Stat.RACE: "種族"}


@MATERIALS.words(Alike)
def _alike(alike: Alike, scope: Scope) -> str:
    """同じ属性で種族が異なる: printed before the noun."""
    apart = ["カード名が異なる"] if alike.different_names else []
    if alike.different:
        apart.append("と".join(_WORDS[each] for each in alike.different) + "が異なる")
    if alike.either:
        return f"{'または'.join(_WORDS[each] for each in alike.either)}が同じ{''.join(apart)}"
    if not alike.same:
        return "".join(apart)
    return f"同じ{'・'.join(_WORDS[each] for each in alike.same)}{'で' if apart else 'の'}{''.join(apart)}"


@MATERIALS.words(FusionMaterials)
def _fusion(node: FusionMaterials, scope: Scope) -> str:
    nouns = [noun_of(slot, scope) for slot in node.slots]
    words = [
        noun + (f"×{small(node.slots.count(node.slots[at]))}" if nouns[at + 1 : at + 2] == [noun] else "")
        for at, noun in enumerate(nouns)
        if at == 0 or nouns[at - 1] != noun
    ]
    if node.more is not None:
        words.append(f"{noun_of(node.more, scope)}{small(max(1, node.least_more))}体以上")
    return MATERIALS(node.alike, scope) + "＋".join(words)


@MATERIALS.words(SynchroMaterials)
def _synchro(node: SynchroMaterials, scope: Scope) -> str:
    others = noun_of(node.others, scope)
    many = (
        f"{small(node.least)}体以上"
        if node.most >= 60
        else f"{small(node.least)}体"
        if node.least == node.most
        else f"{small(node.least)}～{small(node.most)}体"
    )
    tuners = f"{small(node.tuners)}体" if node.tuners > 1 else ""
    tuners = f"{small(node.tuners)}体以上" if node.more_tuners else tuners
    return f"{noun_of(node.tuner, scope)}{tuners}＋{others}{many}"


def _at_most(node: XyzMaterials) -> str:
    if node.most <= node.count:
        return ""
    return "以上" if node.most >= 60 else f"体以上（最大{small(node.most)}体まで）"


@MATERIALS.words(XyzMaterials)
def _xyz(node: XyzMaterials, scope: Scope) -> str:
    noun = noun_of(node.which, scope)
    if node.level:
        noun = words_of(node.which, scope).of_level(node.level)
    noun = f"{MATERIALS(node.alike, scope)}{noun}"
    if node.same_rank:
        noun = f"同じランクの{'同名' if node.same_name else ''}{noun}"
    counts = (
        "" if node.counting is None else f"（{noun_of(node.counting, scope)}はレベル{small(node.level)}として扱う）"
    )
    return f"{noun}{'×' + small(node.count)}{_at_most(node)}{counts}"


@MATERIALS.words(LinkMaterials)
def _link(node: LinkMaterials, scope: Scope) -> str:
    noun = noun_of(node.which, scope)
    many = small(node.least)
    many += "体以上" if not node.most else f"～{small(node.most)}体" if node.most > node.least else "体"
    names = "カード名が異なる" if node.different_names else ""
    some = f"{noun_of(node.one, scope)}を含む" if node.one is not None else ""
    return f"{some}{names}{MATERIALS(node.alike, scope)}{noun}{many}"
