"""Words about monsters that are hidden among other cards: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.en.core import VERBS, WHATS, Phrase, Scope
from duelkit.yugioh.text.grammar.en.verbs import act
from duelkit.yugioh.words.hiding.meaning import HideAmong, Rearrange


@VERBS.words(HideAmong)
def _hide_among(node: HideAmong, scope: Scope) -> Phrase:
    cards, monster = WHATS(node.cards, scope), WHATS(node.monster, scope)
    return act(
        "Special Summon",
        f"{cards.text} as Normal Monsters (ATK 0/DEF 0) in face-down Defense Position, and shuffle them with "
        f"{monster.text}, which is Set as well if it is face-up; destroy those cards at the end of the Battle Phase",
    )


@VERBS.words(Rearrange)
def _rearrange(node: Rearrange, scope: Scope) -> Phrase:
    return act("shuffle", "all face-down monsters in your Main Monster Zones and rearrange them face-down as you like")
