"""Words about Fusion Summons whose materials are sent to the Graveyard in advance: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.text.grammar.ja.core import VERBS, Noun, Scope
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.words.later_fusion.meaning import FusionSummonShown, SendListedMaterials

_SHOWN = "ＥＸデッキの融合モンスター１体を相手に見せ、"
_SENT = "そのモンスターによって決められた融合素材モンスターをデッキから墓地へ"


@VERBS.words(SendListedMaterials)
def _send_listed_materials(node: SendListedMaterials, scope: Scope) -> Phrase:
    return phrase(f"{_SHOWN}{_SENT}", "送る")


@VERBS.words(FusionSummonShown)
def _fusion_summon_shown(node: FusionSummonShown, scope: Scope) -> Phrase:
    scope.now(RefKind.THEM, Noun("そのモンスター", Head.MONSTER))
    scope.now(RefKind.LINKED, Noun("そのモンスター", Head.MONSTER))
    return phrase("このカードの効果で見せたモンスターと同名の融合モンスター１体を", "融合召喚する")
