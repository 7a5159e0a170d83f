"""Words about Normal and Special Summons (召喚・特殊召喚): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.nouns import IS_THIS, CanBeSpecialSummoned
from duelkit.yugioh.language.selections import Every, RefKind
from duelkit.yugioh.language.terms import CardType, Side, Zone
from duelkit.yugioh.text.grammar.en.clauses import in_position, summoned_with
from duelkit.yugioh.text.grammar.en.core import (
    FILTERS,
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
from duelkit.yugioh.text.grammar.en.nouns import noun_of, type_words
from duelkit.yugioh.text.grammar.en.terms import article, attributes, figure, races, settled, summon, summons
from duelkit.yugioh.text.grammar.en.verbs import act
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.words.summoning.meaning import (
    BecomeMonster,
    CanBeNormalSummoned,
    NormalSummonNow,
    OnlyOne,
    SpecialSummon,
    SummonedWith,
    SummonNotNegated,
    SummonsNotNegated,
    SummonsPerTurn,
    UseNormalSummon,
    WasSummoned,
)


@FILTERS.words(WasSummoned)
def _was_summoned(node: WasSummoned, scope: Scope) -> Trait:
    turn = " this turn" if node.this_turn else ""
    words = summons(node.kinds)
    return Trait(Slot.CLAUSE, f"that was {words}{turn}", f"that was not {words}{turn}", f"that were {words}{turn}")


@FILTERS.words(SummonedWith)
def _summoned_with(node: SummonedWith, scope: Scope) -> Trait:
    noun = noun_of(node.which, scope)
    many = f"only {noun.many}" if node.only else f"{node.least} or more {noun.many}" if node.least > 1 else noun.a
    names = " with different names" if node.different_names else ""
    words = f"{summons(node.kinds)} using {many}{names} as material"
    return Trait(Slot.CLAUSE, f"that was {words}", f"that was not {words}", f"that were {words}")


@FILTERS.words(CanBeNormalSummoned)
def _normal_summonable(node: CanBeNormalSummoned, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, "that can be Normal Summoned/Set", "that cannot be Normal Summoned/Set")


@MODIFIERS.words(OnlyOne)
def _only_one(node: OnlyOne, scope: Scope) -> list[Clause]:
    which = f'"{scope.card.en}"' if node.which is None else noun_of(node.which, scope).one
    if node.side is Side.YOU:
        return [Clause(Noun("you", plural=True), f"can only control 1 face-up {which}")]
    return [Clause(Noun("there"), f"can only be 1 face-up {which} on the field")]


@MODIFIERS.words(SummonsPerTurn)
def _summons_per_turn(node: SummonsPerTurn, scope: Scope) -> list[Clause]:
    times = {1: "once", 2: "twice"}.get(node.times, f"{node.times} times")
    kind = summon(node.kinds)
    return [Clause(Noun("you", plural=True), f'can only {kind} "{scope.card.en}" {times} per turn')]


@MODIFIERS.words(SummonNotNegated)
def _summon_not_negated(node: SummonNotNegated, scope: Scope) -> list[Clause]:
    return [Clause(Noun(f"this card's {summon(node.kinds)}"), "cannot be negated")]


@MODIFIERS.words(SummonsNotNegated)
def _summons_not_negated(node: SummonsNotNegated, scope: Scope) -> list[Clause]:
    of = f"of {noun_of(node.which, scope).many}" if node.which is not None else "of any monster"
    whose = {Side.YOU: "your", Side.OPPONENT: "your opponent's", Side.EITHER: "the"}[node.side]
    return [Clause(Noun(f"{whose} {summon(node.kinds)} {of}"), "cannot be negated")]


@VERBS.words(SpecialSummon)
def _special_summon(node: SpecialSummon, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    text = what.text
    if what.this and scope.place_of_this:
        text = f"this card from your {scope.place_of_this}" if scope.place_of_this == "hand" else "this card"
    elif isinstance(node.what, Every):
        text = f"as many {what.uncounted} as possible"
    how = {Side.YOU: "", Side.OPPONENT: " to your opponent's field", Side.EITHER: " to either field"}[node.to]
    if node.pointed:
        whose = {Side.YOU: "your", Side.OPPONENT: "your opponent's", Side.EITHER: "a"}[node.to]
        how = f" to {whose} zone{'s' if what.plural else ''} this card points to"
    if node.linked:
        how = " to your field so that it and this card are linked"
    if node.pointed_by is not None:
        how = f" to your zone{'s' if what.plural else ''} that {noun_of(node.pointed_by, scope).a} points to"
    if node.opposite:
        how = f" to your Main Monster Zone in {'their' if what.plural else 'its'} same column"
    if node.extra_zone:
        how += " to an Extra Monster Zone"
    how += in_position(node.positions)
    if node.as_before:
        how = " to the field it was on, in the battle position it was in"
    if node.ignoring:
        how += ", ignoring its Summoning conditions"
    if node.over is not None:
        how += f", by using {WHATS(node.over, scope).text} as material"
    if node.as_kind:
        how += f" (this is treated as {article(summon(node.as_kind))})"
    if node.by is not None:
        how += f" (this is treated as a Special Summon by the effect of {WHATS(node.by, scope).text})"
    verb = "Special Summon"
    scope.now(
        RefKind.THEM,
        Noun("this card", this=True)
        if what.this
        else it(Head.MONSTER, what.plural, of_target=what.of_target, zones=Zone.MONSTER_ZONE, extra=what.extra),
    )
    scope.done, scope.done_each = "the number of monsters Special Summoned", "monster Special Summoned"
    with_ = summoned_with(node.modifiers, what, scope)
    rest = f"{settled(text + how)}{with_}"
    return Phrase(f"{verb} {rest}", f"Special Summons {rest}", f"Special Summoning {rest}")


@VERBS.words(NormalSummonNow)
def _normal_now(node: NormalSummonNow, scope: Scope) -> Phrase:
    action = "Tribute Summon" if node.tributes else "Normal Summon/Set" if node.set_too else "Normal Summon"
    what = "this card" if node.which == IS_THIS else f"1 {noun_of(node.which, scope).one}"
    face = " face-up" if node.tributes and not node.set_too else ""
    return Phrase(f"{action} {what}{face}").prefixed("immediately after this effect resolves, ")


@VERBS.words(BecomeMonster)
def _become_monster(node: BecomeMonster, scope: Scope) -> Phrase:
    before, noun = type_words(node.types & ~CardType.TRAP & ~CardType.TUNER)
    values = f"ATK {figure(node.atk)}/DEF {figure(node.defense)}"
    tuner = "Tuner/" if node.types & CardType.TUNER else ""
    kind = f"{tuner}Level {node.level}/{values}"
    of_it = " with that Type and Attribute"
    if node.attribute is not None and node.race is not None:
        kind = f"{races(node.race)}/{tuner}{attributes(node.attribute)}/Level {node.level}/{values}"
        of_it = ""
    one = f"{before} {noun}".strip()
    scope.now(RefKind.THEM, Noun("this card", this=True))
    aside = "this card is also still a Trap" if node.as_trap else "this card is NOT treated as a Trap"
    also = summoned_with(node.modifiers, Noun("this card", this=True), scope)
    return act(
        "Special Summon", f"this card{in_position(node.positions)} as {article(one)} ({kind}){of_it} ({aside}){also}"
    )


@FILTERS.words(CanBeSpecialSummoned)
def _summonable(node: CanBeSpecialSummoned, scope: Scope) -> Trait:
    said = "that their owners can Special Summon" if node.by_owner else "that can be Special Summoned"
    return Trait(Slot.NONE, said)


VERBS.fixed({UseNormalSummon: act("use", "your Normal Summon of this turn")})
