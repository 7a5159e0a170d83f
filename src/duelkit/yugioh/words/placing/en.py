"""Words about cards Set, placed or left on the field (置く): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.text.grammar.en.core import (
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
from duelkit.yugioh.text.grammar.en.moments import ORDINALS
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.en.verbs import WHO, act, acted
from duelkit.yugioh.words.placing.meaning import (
    PlaceOnField,
    RemainOnField,
    SetBack,
    SetCards,
    StaysAsEquip,
    StaysAsSpell,
    StaySet,
    StillSet,
    WasSetBy,
)


@VERBS.words(SetCards)
def _set_cards(node: SetCards, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    acted(scope, what, "Set", Zone.SPELL_TRAP_ZONE)
    if node.side is Side.EITHER:
        return act("Set", f"{what.text} (1 on your field, and 1 on your opponent's field)")
    if node.side is Side.OPPONENT:
        return act("Set", what.text, WHO[Side.OPPONENT])
    result = act("Set", f"{what.text} in your Spell & Trap Zone as a Spell" if node.as_spells else what.text)
    return result.with_tail("it can be activated this turn") if node.at_once else result


@VERBS.words(RemainOnField)
def _remain(node: RemainOnField, scope: Scope) -> Phrase:
    result = Phrase("remains on the field", subject="this card")
    if node.turns:
        whose = {Side.YOU: "your", Side.OPPONENT: "your opponent's", Side.EITHER: "the"}[node.of]
        return result.with_tail(
            f"destroy it during the End Phase of {whose} {ORDINALS[node.turns - 1]} turn after its activation"
        )
    return result


@VERBS.words(PlaceOnField)
def _place_on_field(node: PlaceOnField, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    acted(scope, what, "activated" if node.activated else "placed", Zone.SPELL_TRAP_ZONE)
    if node.activated:
        return act("activate", what.text)
    if node.as_spell:
        spells = "Continuous Spells" if what.plural else "a Continuous Spell"
        whose = "your" if not node.of_owner else "their owners'" if what.plural else "its owner's"
        return act("place", f"{what.text} face-up in {whose} Spell & Trap Zone as {spells}")
    if node.as_trap:
        traps = "face-up Continuous Traps" if what.plural else "a face-up Continuous Trap"
        whose = "its owner's" if node.of_owner else "your"
        zones = "Zones" if what.plural else "Zone"
        return act("place", f"{what.text} in {whose} Spell & Trap {zones} as {traps}")
    return act("place", f"{what.text} face-up on your field")


VERBS.fixed(
    {
        StaySet: act("Set", "this card face-down instead of sending it to the GY"),
        SetBack: act("Set", "that card face-down"),
    }
)
MODIFIERS.table(
    {
        StaysAsSpell: lambda node, scope: [
            Clause(
                Noun(""),
                whole="if this face-up card is destroyed in a Monster Zone, you can place it face-up in your Spell & "
                "Trap Zone as a Continuous Spell, instead of sending it to the GY",
            )
        ],
        StaysAsEquip: lambda node, scope: [
            Clause(
                Noun(""),
                whole="if this face-up card is destroyed in a Monster Zone, you can equip it to 1 "
                f"{noun_of(node.to, scope).one} you control, instead of sending it to the GY",
            )
        ],
    }
)
CONDITIONS.fixed(
    {
        StillSet: State(
            "either of those cards remains Set on the field", "neither of those cards remains Set on the field"
        )
    }
)


@FILTERS.words(WasSetBy)
def _was_set_by(node: WasSetBy, scope: Scope) -> Trait:
    words = f"Set by the effect of your {noun_of(node.which, scope).one}"
    return Trait(Slot.CLAUSE, f"that was {words}", f"that was not {words}", f"that were {words}")
