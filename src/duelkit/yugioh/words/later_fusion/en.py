"""Words about Fusion Summons whose materials are sent to the Graveyard in advance: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.en.core import VERBS, Phrase, Scope
from duelkit.yugioh.text.grammar.en.verbs import act
from duelkit.yugioh.words.later_fusion.meaning import FusionSummonShown, SendListedMaterials


@VERBS.words(SendListedMaterials)
def _send_listed_materials(node: SendListedMaterials, scope: Scope) -> Phrase:
    sent = "and send the Fusion Materials listed on it from your Main Deck to the GY"
    return act("show", f"1 Fusion Monster in your Extra Deck {sent}")


@VERBS.words(FusionSummonShown)
def _fusion_summon_shown(node: FusionSummonShown, scope: Scope) -> Phrase:
    monster = "1 Fusion Monster from your Extra Deck with the same name as the monster this card showed"
    return act("Fusion Summon", f"{monster}, and target it with this card")
