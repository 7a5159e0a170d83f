"""When an English effect can be activated: what precedes the colon (during your End Phase, if you control a "X")."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.yugioh.language.card import Effect, Timing
from duelkit.yugioh.language.occasions import Activated, When
from duelkit.yugioh.text.grammar.en.core import CONDITIONS, EVENTS, Battle, Occurrence, Scope
from duelkit.yugioh.text.grammar.en.joining import all_of
from duelkit.yugioh.text.grammar.en.moments import moment_of
from duelkit.yugioh.text.grammar.reading import (
    about_itself,
    events_of,
    falls_to_attack,
    following_phase,
    has_this,
    parts_of_condition,
    stated_parts,
    summons_itself,
    together_named,
    whole,
)
from duelkit.yugioh.words.battle.meaning import IsBattling


@dataclass(slots=True)
class Asked:
    """What an effect asks for, each part worded for itself.

    :param moment: the turn and phase (during your Main Phase).
    :param states: what has to be so.
    :param following: the phase is the next of its kind.
    """

    effect: Effect
    moment: str
    states: list[str]
    following: bool
    event: Occurrence | None
    fight: IsBattling | None
    battle: Battle | None

    @property
    def moments(self) -> list[str]:
        """The moment, if there is one."""
        return [self.moment] if self.moment else []

    @property
    def conditions(self) -> list[str]:
        """if you control a monster and this card is in your GY, if anything has to be so."""
        return [f"if {all_of(self.states)}"] if self.states else []


def occasion_text(effect: Effect, scope: Scope) -> list[str]:
    """The parts before the colon: [during your End Phase, if you control a "X"]."""
    asked = _asked(effect, scope)
    if asked.event is None:
        _add_battle(asked)
        return asked.moments + asked.conditions
    return _at_point(asked, asked.event) if asked.event.moment else _after_event(asked, asked.event)


def _asked(effect: Effect, scope: Scope) -> Asked:
    moment, rest = moment_of(whole(stated_parts(effect)))
    conditions = parts_of_condition(rest)
    following = following_phase(conditions) is not None
    fight = next((part for part in conditions if isinstance(part, IsBattling)), None)
    others = whole(together_named([part for part in conditions if not isinstance(part, IsBattling)]))
    place = scope.place_of_this
    condition = CONDITIONS(others, scope).text if others is not None else ""
    battle = CONDITIONS(fight, scope) if fight is not None else None
    states = _lying(effect, place, still_there=bool(scope.place_of_this)) + ([condition] if condition else [])
    scope.by_attack = fight is not None and falls_to_attack(effect, fight)
    event = EVENTS(effect.when, scope) if effect.when is not None else None
    scope.by_attack = False
    return Asked(effect, moment, states, following, event, fight, battle if isinstance(battle, Battle) else None)


def _lying(effect: Effect, place: str, *, still_there: bool) -> list[str]:
    """Where this card is, or was already, if nothing else in the text names the place.

    :param still_there: no condition has named the place.
    """
    if any(isinstance(each, When) and each.already for each in events_of(effect.when)):
        return [f"this card was already in your {place}" if place else "this card was already on the field"]
    hand_summon = place == "hand" and summons_itself(effect)
    if not still_there or has_this(effect.cost) or about_itself(effect) or hand_summon:
        return []
    return ["this card is banished" if place == "banishment" else f"this card is in your {place}"]


def _add_battle(asked: Asked) -> None:
    if asked.battle is not None:
        asked.states.append(asked.battle.text)


def _at_point(asked: Asked, event: Occurrence) -> list[str]:
    """[during your next End Phase, if …], [after damage calculation, if this card battled a monster]."""
    if asked.battle is not None and event.point:
        verb = asked.battle.fought if event.point == "after damage calculation" else asked.battle.text
        return [*asked.moments, f"{event.point}, if {all_of([verb, *asked.states])}"]
    if asked.following:
        event = event.next
    _add_battle(asked)
    if event.in_turn(asked.moment) is not None:
        return [event.in_turn(asked.moment) or "", *asked.conditions]
    return [*asked.moments, event.text, *asked.conditions]


def _after_event(asked: Asked, event: Occurrence) -> list[str]:
    """[if this card is Summoned while you control a monster]."""
    text = event.text
    if asked.fight is not None and asked.battle is not None:
        text = _with_battle(asked, event, asked.fight, asked.battle)
    known = Occurrence(text).of_this
    while_ = f" while {all_of(asked.states, known=known)}" if asked.states else ""
    return [*asked.moments, f"{_when_or_if(asked.effect)} {text}{while_}"]


def _with_battle(asked: Asked, event: Occurrence, fight: IsBattling, battle: Battle) -> str:
    """The event with the battle in which it happens: this attacking card destroys a monster by battle."""
    when = asked.effect.when
    if (
        battle.verb == "battles"
        and battle.other
        and isinstance(when, When)
        and when.by_card == fight.yours
        and when.by_card is not None
    ):
        return f"{event.text} by battling{battle.other}"
    if fight.direct and event.attacker:
        return f"{event.attacker} declares a direct attack"
    if fight.direct and event.of_this:
        return f"{event.text} by a direct attack"
    if fight.attacking and event.of_this and battle.text == "this card attacks an opponent's monster":
        return event.of_attacker
    if not falls_to_attack(asked.effect, fight):
        _add_battle(asked)
    return event.text


def _when_or_if(effect: Effect) -> str:
    """when, or if for what cannot miss its timing."""
    activated = any(isinstance(each, Activated) for each in events_of(effect.when))
    return "when" if effect.timing is Timing.WHEN or activated else "if"
