"""Words about what applies for a time, whenever, or while (適用): what they mean."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.yugioh.language.amounts import The
from duelkit.yugioh.language.base import Joined, Modifier, Occasion, Verb, What
from duelkit.yugioh.language.clauses import Apply, If
from duelkit.yugioh.language.nouns import InSeries
from duelkit.yugioh.language.occasions import When
from duelkit.yugioh.language.selections import EACH, TARGET, Subject
from duelkit.yugioh.language.terms import Bond, CardType, EventKind, Handling, Until


@dataclass(frozen=True, slots=True)
class Treated(Modifier):
    """Cards count as other types too, or have another name (〜として扱う).

    :param to: the cards.
    :param gains: types that they have as well.
    :param loses: types that they no longer have.
    :param ja: the Japanese name that they get.
    :param en: its English form.
    :param series: they are cards of this series as well (「X」モンスターとしても扱う).
    :param like: they get the name printed on this card (〜と同名カードとして扱う), or the one declared (``DECLARED``).
    """

    to: Subject = EACH
    gains: CardType = CardType(0)
    loses: CardType = CardType(0)
    ja: str = ""
    en: str = ""
    like: What | The | None = None
    series: InSeries | None = None

    def card_name(self) -> str:
        return self.ja


@dataclass(frozen=True, slots=True)
class Whenever(Modifier):
    """Each time something happens the verb is carried out, without an activation (〜する度に).

    It happens at once; for an activation or a targeting, right after that chain link has resolved; for a draw, after
    the effect that made it. If the source itself leaves the field or is destroyed by the event, it works from where
    the source went.

    :param when: the event.
    :param verb: what is done.
    :param once_per_turn: only the first time each turn that something is done (１度だけ).
    :param when_free: it waits until the turn player is free to act, and is not done if the turn ends before.
    """

    when: Occasion
    verb: Verb
    once_per_turn: bool = False
    when_free: bool = False

    def turns_after_attack(self) -> tuple[EventKind, bool] | None:
        """At the end of what a monster that attacked is changed to Defense Position, and whether for longer."""
        verb = self.verb.verb if isinstance(self.verb, If) else None
        if isinstance(self.verb, If) and getattr(self.verb.condition, "attacking", True) is False:
            return None  # it is about an attack on the monster
        for_long = isinstance(verb, Joined)
        if isinstance(verb, Joined):
            verb = verb.first
        turned = verb is not None and Handling.POSITION_CHANGED in verb.mentioned_as
        return (self.when.event, for_long) if turned and isinstance(self.when, When) else None


@dataclass(frozen=True, slots=True)
class Bind(Verb):
    """This card remembers cards as ``LINKED`` for as long as they stay where they are (対象のモンスター).

    :param what: the cards.
    """

    what: What = TARGET

    def bond(self) -> tuple[Bond, What] | None:
        return Bond.TARGETED, self.what


def apply(*modifiers: Modifier, to: What | None = None, until: Until = Until.LEAVES) -> Verb:
    """Modifiers apply to cards for a time."""
    return Apply(modifiers, to, until)
