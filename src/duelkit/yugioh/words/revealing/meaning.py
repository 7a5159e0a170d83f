"""Words about what is shown, looked at, selected (確認): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Amount, Verb, What


@dataclass(frozen=True, slots=True)
class Reveal(Verb):
    """Show cards to the opponent (相手に見せる)."""

    what: What


@dataclass(frozen=True, slots=True)
class LookAt(Verb):
    """The effect's controller looks at cards (確認する). With ``arrange`` they may be put back in any order."""

    what: What
    arrange: bool = False


@dataclass(frozen=True, slots=True)
class Excavate(Verb):
    """Turn over the top cards of your deck (めくる); they stay there, as ``THEM``. Rule: MR3-FDN-08."""

    used_by_one: ClassVar[str] = "turned over where they lie; Reveal shows a hand, LookAt shows cards to one player"
    amount: Amount | int = 1


@dataclass(frozen=True, slots=True)
class Remember(Verb):
    """Select cards without doing anything to them; they are ``THEM`` (選ぶ)."""

    used_by_one: ClassVar[str] = "nothing is done to what is chosen before something is guessed of it"
    what: What
