"""Words about equip cards (装備): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.base import Pool
from duelkit.yugioh.language.nouns import IS_THIS
from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.text.grammar.en.clauses import statement_of
from duelkit.yugioh.text.grammar.en.core import (
    AMOUNTS,
    CONDITIONS,
    FILTERS,
    MODIFIERS,
    VERBS,
    WHATS,
    Clause,
    Noun,
    Phrase,
    Scope,
    Slot,
    State,
    Trait,
)
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.en.places import pool_text
from duelkit.yugioh.text.grammar.en.verbs import act, acted, from_here
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.words.equipping.meaning import (
    BearerFell,
    CanBeEquippedWith,
    CanEquip,
    Equip,
    EquippedByItself,
    EquippedRatings,
    EquippedTo,
    IsEquipped,
    OpensGraveyard,
)


@FILTERS.words(IsEquipped)
def _equipped(node: IsEquipped, scope: Scope) -> Trait:
    by = noun_of(node.by, scope).a if node.by is not None else "an Equip Card"
    return Trait(Slot.CLAUSE, f"equipped with {by}", f"not equipped with {by}")


@FILTERS.words(CanBeEquippedWith)
def _can_be_equipped(node: CanBeEquippedWith, scope: Scope) -> Trait:
    text = pool_text(node.with_, scope) if isinstance(node.with_, Pool) else WHATS(node.with_, scope).text
    return Trait(Slot.CLAUSE, f"that can be equipped with {text}", f"that cannot be equipped with {text}")


@FILTERS.words(CanEquip)
def _can_equip(node: CanEquip, scope: Scope) -> Trait:
    text = pool_text(node.to, scope) if isinstance(node.to, Pool) else WHATS(node.to, scope).text
    return Trait(Slot.CLAUSE, f"that can be equipped to {text}", f"that cannot be equipped to {text}")


@FILTERS.words(EquippedTo)
def _equipped_to(node: EquippedTo, scope: Scope) -> Trait:
    bearer = "this card" if node.bearer == IS_THIS else noun_of(node.bearer, scope).a
    return Trait(Slot.CLAUSE, f"equipped to {bearer}", f"not equipped to {bearer}")


@AMOUNTS.words(EquippedRatings)
def _ratings(node: EquippedRatings, scope: Scope) -> str:
    return f"the combined Link Ratings of the Link Monsters equipped to {WHATS(node.what, scope).text}"


@VERBS.words(Equip)
def _equip(node: Equip, scope: Scope) -> Phrase:
    what, to = WHATS(node.what, scope), WHATS(node.to, scope)
    result = act("equip", f"{from_here(what, scope)} to {to.text}")
    if node.modifiers:
        scope.now(RefKind.EACH, Noun("the equipped monster", head=Head.MONSTER))
        place, scope.place_of_this = scope.place_of_this, ""
        clauses = [clause for modifier in node.modifiers for clause in MODIFIERS(modifier, scope)]
        scope.place_of_this = place
        del scope.known[RefKind.EACH]
        result = result.with_tail(*statement_of(clauses).sentences)
    if node.as_monster:
        result = result.with_tail("It is counted as one of your monsters.")
    acted(scope, what, "equipped", Zone.SPELL_TRAP_ZONE)
    return result


@MODIFIERS.words(OpensGraveyard)
def _opens_graveyard(node: OpensGraveyard, scope: Scope) -> list[Clause]:
    by = f"the effect of {noun_of(node.which, scope).a} that activated when it was Summoned"
    whole = f"if you equip from your GY by {by}, you can equip from your opponent's GY instead"
    return [Clause(Noun("you", plural=True), whole=whole)]


@CONDITIONS.words(BearerFell)
def _bearer_fell(node: BearerFell, scope: Scope) -> State:
    whose = {Side.YOU: "that you controlled", Side.OPPONENT: "that your opponent controlled", Side.EITHER: ""}[
        node.side
    ]
    text = f"the equipped monster {whose}".rstrip()
    if node.tributed:
        return State(f"{text} was Tributed", f"{text} was not Tributed")
    if node.anyhow:
        return State(f"{text} was destroyed", f"{text} was not destroyed")
    if node.by_effect:
        fate = "destroyed by the effect of another card and sent to the GY"
        return State(f"{text} was {fate}", f"{text} was not {fate}")
    if node.sent:
        return State(f"{text} was sent to the GY", f"{text} was not sent to the GY")
    return State(f"{text} was destroyed by battle", f"{text} was not destroyed by battle")


CONDITIONS.fixed(
    {
        EquippedByItself: State(
            "this card is equipped to a monster by its own effect",
            "this card is not equipped to a monster by its own effect",
        )
    }
)
