"""Words about events and activations that effects react to (発動条件): what they mean."""

from __future__ import annotations

from duelkit.yugioh.language.base import Filter
from duelkit.yugioh.language.nouns import IS_THIS
from duelkit.yugioh.language.occasions import Activated, When
from duelkit.yugioh.language.terms import Because, EventKind, Phase, Side, SummonKind, Would, Zone


def summoned(
    who: Filter = IS_THIS,
    kinds: SummonKind = SummonKind.NORMAL | SummonKind.FLIP | SummonKind.SPECIAL,
    side: Side = Side.EITHER,
) -> When:
    """A monster was summoned in one of these ways."""
    return When(EventKind.SUMMONED, who, side, kinds=kinds)


def normal_summoned(who: Filter = IS_THIS) -> When:
    """A monster was Normal Summoned (召喚に成功した)."""
    return When(EventKind.SUMMONED, who, kinds=SummonKind.NORMAL)


def special_summoned(who: Filter = IS_THIS, side: Side = Side.EITHER) -> When:
    """A monster was Special Summoned (特殊召喚に成功した)."""
    return When(EventKind.SUMMONED, who, side, kinds=SummonKind.SPECIAL)


def sent_to_graveyard(who: Filter = IS_THIS, origin: Zone = Zone(0), because: Because = Because(0)) -> When:
    """A card was sent to the graveyard (墓地へ送られた)."""
    return When(EventKind.SENT_TO_GRAVEYARD, who, origin=origin, because=because)


def destroyed_by_battle(who: Filter = IS_THIS) -> When:
    """A monster was destroyed by battle and sent to the graveyard (戦闘で破壊され墓地へ送られた)."""
    return When(EventKind.SENT_TO_GRAVEYARD, who, because=Because.BATTLE | Because.DESTROYED)


def destroyed(
    who: Filter = IS_THIS, side: Side = Side.EITHER, by: Side | None = None, because: Because = Because(0)
) -> When:
    """A card was destroyed (破壊された)."""
    return When(EventKind.DESTROYED, who, side, by, because=because)


def destroys_by_battle(who: Filter = IS_THIS, to_graveyard: bool = True) -> When:
    """A monster destroyed a monster by battle (戦闘で破壊し墓地へ送った)."""
    return When(EventKind.DESTROYS_BY_BATTLE, who, to=Zone.GRAVEYARD if to_graveyard else Zone(0))


def leaves_field(who: Filter = IS_THIS, face_up: bool = False) -> When:
    """A card left the field (フィールドから離れた)."""
    return When(EventKind.LEFT_FIELD, who, face_up=face_up)


def attack_declared(by: Side = Side.EITHER, who: Filter | None = None) -> When:
    """A monster declared an attack (攻撃宣言時)."""
    return When(EventKind.ATTACK_DECLARED, who, by)


def flipped(who: Filter = IS_THIS) -> When:
    """A monster was flipped face-up (リバースした)."""
    return When(EventKind.FLIPPED, who)


def battle_damage_to(side: Side, by_card: Filter | None = None) -> When:
    """A player took battle damage (戦闘ダメージを受けた), inflicted by ``by_card``."""
    return When(EventKind.BATTLE_DAMAGE, None, side, by_card=by_card)


def in_phase(phase: Phase, of: Side = Side.EITHER) -> When:
    """During a phase of this side's turn (〜フェイズ)."""
    return When(EventKind.PHASE, None, of, phase=phase)


def would_be_summoned(
    kinds: SummonKind = SummonKind.NORMAL | SummonKind.FLIP | SummonKind.SPECIAL, side: Side = Side.EITHER
) -> When:
    """A monster is about to be summoned (召喚する際に)."""
    return When(EventKind.WOULD_SUMMON, None, side, kinds=kinds)


def activated(
    which: Filter | None = None, card: bool | None = None, by: Side = Side.EITHER, would: Would = Would(0)
) -> Activated:
    """A card or effect was activated (発動した時)."""
    return Activated(which, card, by, would)
