"""Words about Fusion Summons by effects: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.nouns import InSeries, Named
from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.text.grammar.en.clauses import about
from duelkit.yugioh.text.grammar.en.core import (
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
from duelkit.yugioh.text.grammar.en.places import place, pool_text, the_place
from duelkit.yugioh.text.grammar.en.verbs import act
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.words.fusion_summons.meaning import (
    FusesAlone,
    FusesAs,
    FusesEquips,
    FusionFromElsewhere,
    FusionSummon,
    FusionSummonAlone,
)
from duelkit.yugioh.words.material_summons.en import among

USED = {
    Zone.GRAVEYARD: "using {} as Fusion Material",
    Zone.BANISHED: "banishing {} as Fusion Material",
    Zone.DECK: "shuffling {} into the Deck as Fusion Material",
}


@VERBS.words(FusionSummon)
def _fusion_summon(node: FusionSummon, scope: Scope) -> Phrase:
    words = noun_of(node.which, scope)
    thing = "Fusion Monster" if words.one == "monster" else words.one
    where = place(node.materials, Side.YOU, Head.MONSTER, origin=True)
    scope.now(RefKind.THEM, it(Head.MONSTER, False, zones=Zone.MONSTER_ZONE))
    materials = f"{noun_of(node.of, scope, Head.MONSTER).many} {where}{among(node.including, scope)}"
    materials = f"exactly {node.number} {materials}" if node.number else materials
    if not node.materials:
        each_of = [
            f"{each.most} {pool_text(each.pool, scope, plural=each.most > 1, origin=True)}" for each in node.further
        ]
        return act(
            "Fusion Summon", f"1 {thing} from your Extra Deck, {USED[node.to].format('only ' + ' and '.join(each_of))}"
        )
    more = "".join(f" ({MATERIALS(each, scope)})" for each in node.further)
    if node.as_by is not None:
        more += f' (this is treated as a Fusion Summon with "{node.as_by.en}")'
    used = "placing {} on the bottom of the Deck as Fusion Material in any order" if node.at_bottom else USED[node.to]
    return act("Fusion Summon", f"1 {thing} from your Extra Deck, {used.format(materials)}{more}")


@MODIFIERS.words(FusesAs)
def _fuses_as(node: FusesAs, scope: Scope) -> list[Clause]:
    if isinstance(node.of, Named):
        return [Clause(about(node.to, scope), f'can be used as Fusion Material as if its name were "{node.of.en}"')]
    if isinstance(node.of, InSeries):
        as_such = f'can be treated as an "{node.of.en}" monster if used as Fusion Material'
        return [Clause(about(node.to, scope), as_such)]
    words = f"can be used as Fusion Material as if having the name of {WHATS(node.of, scope).text}"
    return [Clause(about(node.to, scope), words)]


@MODIFIERS.words(FusesEquips)
def _fuses_equips(node: FusesEquips, scope: Scope) -> list[Clause]:
    made = f"for the Fusion Summon of {noun_of(node.which, scope).a}"
    whole = f"you can use Monster Cards you control that this card is equipped with as material {made}"
    return [Clause(Noun("this card", this=True), whole=whole)]


@MODIFIERS.words(FusionFromElsewhere)
def _fusion_from_elsewhere(node: FusionFromElsewhere, scope: Scope) -> list[Clause]:
    scope.now(RefKind.THEM, Noun("the Fusion Summoned monster"))
    later = VERBS(node.at_end, scope)
    places = the_place(node.zones, "your", origin=True)
    can = f"can banish Fusion Materials {places} for your Fusion Summons (but {later.base} during the End Phase)"
    return [Clause(Noun("you", plural=True), can)]


_ALONE = {Zone.GRAVEYARD: "using it", Zone.BANISHED: "banishing it", Zone.DECK: "shuffling it into the Deck"}


@VERBS.words(FusionSummonAlone)
def _fusion_alone(node: FusionSummonAlone, scope: Scope) -> Phrase:
    that = WHATS(node.what, scope).text
    scope.now(RefKind.THEM, it(Head.MONSTER, False, zones=Zone.MONSTER_ZONE))
    named = f"1 Fusion Monster from your Extra Deck that mentions {that} as material"
    used = _ALONE[node.to]
    as_by = "" if node.as_by is None else f' (this is treated as a Fusion Summon with "{node.as_by.en}")'
    return act("Fusion Summon", f"{named}, {used} as the only Fusion Material{as_by}")


@FILTERS.words(FusesAlone)
def _fuses_alone(node: FusesAlone, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, "that can be the material", "that cannot be the material")
