"""Words about materials, and Ritual and Synchro Summons (素材): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.base import All, AnyOf, Filter, nodes
from duelkit.yugioh.language.nouns import LINK_MONSTER, MONSTER, SYNCHRO_MONSTER, XYZ_MONSTER
from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import Side, Stat, SummonKind, Zone
from duelkit.yugioh.text.grammar.en.clauses import about, statement_of
from duelkit.yugioh.text.grammar.en.core import (
    CONDITIONS,
    FILTERS,
    MATERIALS,
    MODIFIERS,
    VERBS,
    WHATS,
    Clause,
    Noun,
    Phrase,
    Scope,
    Slot,
    Trait,
    it,
)
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.en.places import place, pool_text, zone_words
from duelkit.yugioh.text.grammar.en.terms import listed, ordered, unmarked
from duelkit.yugioh.text.grammar.en.verbs import act
from duelkit.yugioh.text.grammar.heads import Head, besides
from duelkit.yugioh.words.controlling.meaning import ControlledBy
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

_MADE = {SummonKind.SYNCHRO: SYNCHRO_MONSTER, SummonKind.XYZ: XYZ_MONSTER, SummonKind.LINK: LINK_MONSTER}


@MODIFIERS.words(AsMaterial)
def _as_material(node: AsMaterial, scope: Scope) -> list[Clause]:
    if node.kind is SummonKind.TRIBUTE:
        made = noun_of(node.which or MONSTER, scope).a
        scope.now(RefKind.EACH, Noun(f"{made} Tribute Summoned by Tributing this card", head=Head.MONSTER))
        return [clause for modifier in node.modifiers for clause in MODIFIERS(modifier, scope)]
    kind = _MADE[node.kind]
    made = noun_of(kind if node.which is None else kind & node.which, scope).a
    scope.now(RefKind.EACH, Noun(f"{made} that used this card as material", head=Head.MONSTER))
    return [clause for modifier in node.modifiers for clause in MODIFIERS(modifier, scope)]


@MODIFIERS.words(OtherMaterials)
def _other_materials(node: OtherMaterials, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    many = noun_of(node.which, scope).many
    which = f"{node.of_hand} {many} in your hand" if node.of_hand else many
    every = "the" if node.of_hand else "all"
    return [Clause(noun, whole=f"if {noun.text} is used as Synchro Material, {every} other materials must be {which}")]


@MODIFIERS.words(XyzOfAtLeast)
def _xyz_of_at_least(node: XyzOfAtLeast, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    unless = f"except for an Xyz Summon that uses {node.count} or more monsters as material"
    return [Clause(noun, f"cannot be used as material for an Xyz Summon, {unless}")]


@FILTERS.words(ListsMaterial)
def _lists(node: ListsMaterial, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"that lists {noun_of(node.which, scope, Head.MONSTER).a} as material")


@FILTERS.words(LiesIn)
def _lies_in(node: LiesIn, scope: Scope) -> Trait:
    where = "on the field" if node.zones == Zone.FIELD else f"in the {listed(zone_words(node.zones), 'or')}"
    return Trait(Slot.CLAUSE, where)


@FILTERS.words(NamedAsMaterialOf)
def _named_as_material(node: NamedAsMaterialOf, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"mentioned on {WHATS(node.ref, scope).text} as Fusion Material")


def among(including: Filter | None, scope: Scope) -> str:
    """ ", including a monster …", after the materials."""
    return f", including {noun_of(including, scope, Head.MONSTER).a}" if including is not None else ""


@MATERIALS.words(Further)
def _further(node: Further, scope: Scope) -> str:
    """If you control no monsters, you can also banish up to 1 monster from your GY as material."""
    lead = f"if Summoning {noun_of(node.making, scope, Head.MONSTER).a}, " if node.making is not None else ""
    lead += f"if {CONDITIONS(node.condition, scope).text}, " if node.condition is not None else ""
    lead += f"if you use {noun_of(node.beside, scope).a} as Fusion Material, " if node.beside is not None else ""
    most = f"up to {node.most} " if node.most else ""
    return f"{lead}you can also {_GONE[node.to].format(most + pool_text(node.pool, scope, origin=True))}"


_GONE = {
    Zone.GRAVEYARD: "use {} as material",
    Zone.BANISHED: "banish {} as material",
    Zone.DECK: "return {} to the Deck as material",
}
_INSTEAD = {
    Zone.GRAVEYARD: "sending {} to the GY",
    Zone.BANISHED: "banishing {}",
    Zone.DECK: "returning {} to the Deck",
}


def _instead(nodes: tuple[Further, ...], scope: Scope) -> str:
    """and/or banishing monsters from your GY (if you control no monsters), after what is Tributed."""
    words = ""
    for node in nodes:
        gone = _INSTEAD[node.to].format(pool_text(node.pool, scope, origin=True))
        words += (
            f" and/or {gone}"
            if node.condition is None
            else (f" (if {CONDITIONS(node.condition, scope).text}, also by {gone})")
        )
    return words


@VERBS.words(RitualSummon)
def _ritual_summon(node: RitualSummon, scope: Scope) -> Phrase:
    words = noun_of(node.which, scope)
    level = str(node.level) if node.level else "its Level"
    equal = level if node.exactly else f"or exceed{'s' if node.single else ''} {level}"
    of = noun_of(node.of, scope, Head.MONSTER)
    tributed = f"1 {of.one}" if node.single else f"up to {node.most} {of.many}" if node.most else of.many
    total = "Level equals" if node.single else "total Levels exactly equal" if node.exactly else "total Levels equal"
    many = "" if words.proper else "1 "
    instead = _instead(node.further, scope)
    one = "1 of " if node.single else ""
    others = [_INSTEAD[each.to].format(one + pool_text(each.pool, scope, origin=True)) for each in node.further]
    if node.single:
        instead = "".join(f" or {other}" for other in others)
    scope.now(RefKind.THEM, it(Head.MONSTER, False, zones=Zone.MONSTER_ZONE))
    origin = place(node.origin, Side.YOU, Head.MONSTER, origin=True)
    if not node.materials:  # only what is used in place of Tributes
        return act("Ritual Summon", f"{many}{words.one} {origin} by {' or '.join(others)} whose {total} {equal}")
    where = place(node.materials, Side.YOU, Head.MONSTER, origin=True)
    return act(
        "Ritual Summon",
        f"{many}{words.one} {origin} by Tributing {tributed} {where}"
        f"{instead}{among(node.including, scope)} whose {total} {equal}",
    )


@VERBS.words(MaterialSummonNow)
def _material_now(node: MaterialSummonNow, scope: Scope) -> Phrase:
    word = next(word for kind, word in _SUMMONS.items() if kind in nodes(node.which))
    using = f" using {WHATS(node.using, scope).text} as material" if node.using is not None else ""
    if node.including is not None:
        using = f" using monsters you control, including {noun_of(node.including, scope).a}, as material"
    if node.of is not None:
        using = f" using only {noun_of(node.of, scope).many} you control"
    result = Phrase(f"{word} Summon 1 {noun_of(node.which, scope).one}{using}")
    if node.this_turn:
        scope.now(RefKind.EACH, Noun("it", "it", "its"))
        clauses = [clause for modifier in node.this_turn for clause in MODIFIERS(modifier, scope)]
        del scope.known[RefKind.EACH]
        result = result.with_more(f", and for the rest of this turn, {ordered(statement_of(clauses).base)}")
    return result.prefixed("immediately after this effect resolves, ")


_SUMMONS = {SYNCHRO_MONSTER: "Synchro", XYZ_MONSTER: "Xyz", LINK_MONSTER: "Link"}


_WORDS = {Stat.ATTRIBUTE: "Attribute", Stat.RACE: "Type"}


@MATERIALS.words(Alike)
def _alike(alike: Alike, scope: Scope) -> str:
    """with the same Attribute and different Types: printed after the noun."""
    apart = ["names"] if alike.different_names else []
    apart += [f"{_WORDS[each]}s" for each in alike.different]
    result = [f"the same {' and '.join(_WORDS[each] for each in alike.same)}"] if alike.same else []
    result += [f"the same {' or '.join(_WORDS[each] for each in alike.either)}"] if alike.either else []
    result += [f"different {' and '.join(apart)}"] if apart else []
    return f" with {', but '.join(result)}" if result else ""


def _held(slot: Filter) -> Filter:
    """A monster that somebody controls lies on the field, which need not be said: 1 monster you control."""
    if isinstance(slot, AnyOf):
        return AnyOf(tuple(_held(part) for part in slot.parts))
    if not isinstance(slot, All):
        return slot
    said = any(isinstance(part, ControlledBy) for part in slot.parts)
    held = All(tuple(_held(part) for part in slot.parts))
    return besides(held, LiesIn(Zone.FIELD)) if said else held


@MATERIALS.words(FusionMaterials)
def _fusion(node: FusionMaterials, scope: Scope) -> str:
    words: list[str] = []
    seen: dict[str, int] = {}
    for slot in node.slots:
        noun = noun_of(_held(slot), scope)
        text = noun.one if noun.proper else f"1 {noun.one}"
        seen[text] = seen.get(text, 0) + 1
        if seen[text] == 1:
            words.append(text)
        elif not noun.proper:
            words[-1] = f"{seen[text]} {noun.many}"
        else:
            words.append(text)
    if node.more is not None:
        words.append(f"{max(1, node.least_more)}+ {noun_of(node.more, scope).many}")
    return " + ".join(words) + MATERIALS(node.alike, scope)


@MATERIALS.words(SynchroMaterials)
def _synchro(node: SynchroMaterials, scope: Scope) -> str:
    tuner, others = noun_of(node.tuner, scope), noun_of(node.others, scope)
    first = tuner.one if tuner.proper else f"1 {tuner.one}" if node.tuners == 1 else f"{node.tuners} {tuner.many}"
    first = f"{node.tuners}+ {tuner.many}" if node.more_tuners else first
    many = (
        f"{node.least}+"
        if node.most >= 60
        else str(node.least)
        if node.least == node.most
        else f"{node.least}-{node.most}"
    )
    return f"{first} + {many} {others.one if many == '1' else others.many}"


@MATERIALS.words(XyzMaterials)
def _xyz(node: XyzMaterials, scope: Scope) -> str:
    words = noun_of(node.which, scope)
    more = "" if node.most <= node.count else "+" if node.most >= 60 else f"-{node.most}"
    level = f"Level {node.level} " if node.level else ""
    rank = " with the same Rank" if node.same_rank else ""
    rank = " with the same name and Rank" if node.same_rank and node.same_name else rank
    noun = unmarked(words.many if node.count > 1 else words.one)
    counts = ""
    if node.counting is not None:
        counts = f" (treat {unmarked(noun_of(node.counting, scope).many)} as Level {node.level})"
    return f"{node.count}{more} {level}{noun}{rank}{MATERIALS(node.alike, scope)}{counts}"


@MATERIALS.words(LinkMaterials)
def _link(node: LinkMaterials, scope: Scope) -> str:
    words = noun_of(node.which, scope)
    many = "+" if not node.most else f"-{node.most}" if node.most > node.least else ""
    noun = unmarked(words.one if node.least == 1 and not many else words.many)
    names = " with different names" if node.different_names else ""
    some = f", including {noun_of(node.one, scope).a}" if node.one is not None else ""
    return f"{node.least}{many} {noun}{names}{MATERIALS(node.alike, scope)}{some}"
