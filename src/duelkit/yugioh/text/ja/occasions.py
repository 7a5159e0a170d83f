"""When a Japanese effect can be activated: what precedes 発動 (このカードが召喚した場合, 自分メインフェイズ)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from duelkit.yugioh.language.base import Condition, nodes
from duelkit.yugioh.language.card import Effect, EffectKind, LimitScope, Timing
from duelkit.yugioh.language.clauses import Are
from duelkit.yugioh.language.nouns import IsThis
from duelkit.yugioh.language.occasions import Activated, When
from duelkit.yugioh.language.selections import THIS
from duelkit.yugioh.language.terms import CardType, EventKind, Side, SummonKind
from duelkit.yugioh.text.grammar.heads import alternatives_of
from duelkit.yugioh.text.grammar.ja.core import CONDITIONS, EVENTS, FILTERS, Occurrence, Scope
from duelkit.yugioh.text.grammar.ja.moments import moment_of
from duelkit.yugioh.text.grammar.ja.nouns import battler
from duelkit.yugioh.text.grammar.ja.phrase import THIS_CARD, Phrase, phrase
from duelkit.yugioh.text.grammar.ja.terms import summons
from duelkit.yugioh.text.grammar.reading import (
    about_itself,
    events_of,
    falls_to_attack,
    following_phase,
    has_this,
    one_arrival,
    parts_of_condition,
    stated_parts,
    strikes_down,
    summons_itself,
    together_named,
    whole,
)
from duelkit.yugioh.words.battle.meaning import (
    HasAttacked,
    HasBattled,
    HasDestroyedByBattle,
    IsBattling,
    IsLostInBattle,
)
from duelkit.yugioh.words.conditions.meaning import CameHere, HasActivated
from duelkit.yugioh.words.positions.meaning import WasFlipped
from duelkit.yugioh.words.summoning.meaning import SummonedWith, WasSummoned

FLIPPED = Occurrence("このカードがリバースした")


@dataclass(slots=True)
class Asked:
    """What an effect asks for, each part worded for itself.

    :param moment: the turn and phase (自分メインフェイズ).
    :param states: what has to be so.
    :param action: what this card did this turn, which a phase can be joined to (召喚したターンの).
    :param turn: the same, where the event is a phase or its end.
    :param following: the phase is the next of its kind.
    :param made: the materials that the event's summon used.
    """

    effect: Effect
    scope: Scope
    moment: str
    states: list[Phrase]
    action: Condition | None
    turn: Condition | None
    following: bool
    made: Are | None
    event: Occurrence | None
    fight: IsBattling | None
    battle: Phrase | None

    @property
    def before(self) -> str:
        """The states, each with a comma."""
        return "".join(f"{state.stem}、" for state in self.states)

    @property
    def at_moment(self) -> str:
        """The moment, with its particle and a comma."""
        return f"{self.moment}に、" if self.moment else ""


def occasion_text(effect: Effect, scope: Scope) -> str:
    """What comes before 発動: このカードが召喚した場合, 自分メインフェイズ."""
    place = scope.place_of_this
    if not any(isinstance(event, When) and event.already for event in events_of(effect.when)):
        return _occasion(effect, scope, place)
    usual = "モンスターゾーン" if scope.card.types & CardType.MONSTER else "魔法＆罠ゾーン"
    return f"このカードが{place or usual}に存在する状態で、" + _occasion(effect, scope, "")


def _occasion(effect: Effect, scope: Scope, place: str) -> str:
    """The same, without where this card lay before."""
    asked = _asked(effect, scope, place)
    if asked.event is None:
        return _in_state(asked)
    return _at_point(asked, asked.event) if asked.event.moment else _after_event(asked, asked.event)


def _asked(effect: Effect, scope: Scope, place: str) -> Asked:
    moment, rest = moment_of(whole(stated_parts(effect)))
    parts = [one_arrival(part) for part in parts_of_condition(rest)]
    following = following_phase(parts, effect.zones) is not None
    turn = _action_among(parts) if effect.when is not None and _is_phase(effect) else None
    if turn is not None:
        parts.remove(turn)
    made = next((part for part in parts if isinstance(part, Are) and _made_so(part, effect)), None)
    if made is not None:
        parts.remove(made)
    states = [CONDITIONS(part, scope) for part in together_named(parts) if not isinstance(part, IsBattling)]
    if _place_counts(effect, place):
        states.insert(0, phrase(f"このカードが{place}に", "存在する"))
    fight = next((part for part in parts if isinstance(part, IsBattling)), None)
    scope.by_attack = fight is not None and (falls_to_attack(effect, fight) or strikes_down(effect, fight))
    event = EVENTS(effect.when, scope) if effect.when is not None else None
    scope.by_attack = False
    return Asked(
        effect,
        scope,
        _moment(effect, moment),
        states,
        _action_among(parts),
        turn,
        following,
        made,
        FLIPPED if effect.kind is EffectKind.FLIP else event,
        fight,
        CONDITIONS(fight, scope) if fight is not None else None,
    )


def _action_among(parts: list[Condition]) -> Condition | None:
    """The part that is only about what this card did this turn."""
    return next((part for part in parts if turn_action(part)), None)


def _moment(effect: Effect, moment: str) -> str:
    """The turn and phase, with whose turn they are where the kind of effect says so."""
    if effect.kind is EffectKind.QUICK and effect.when is None and not moment:
        return "自分・相手ターン"
    if effect.kind is EffectKind.ACTIVATION and moment == "メインフェイズ":
        return f"自分・相手の{moment}"
    if effect.kind is EffectKind.QUICK and moment in ("メインフェイズ", "バトルフェイズ"):
        return f"自分・相手の{moment}"
    if effect.kind is EffectKind.IGNITION and moment == "メインフェイズ１":
        return f"自分{moment}"
    return moment


def _place_counts(effect: Effect, place: str) -> bool:
    """Whether the text has to name where this card is: nothing else implies it."""
    came = any(isinstance(each, CameHere) for each in nodes(effect.condition))
    hand_summon = place == "手札" and summons_itself(effect)
    return bool(place) and not came and not has_this(effect.cost) and not about_itself(effect) and not hand_summon


def _in_state(asked: Asked) -> str:
    """自分フィールドにモンスターが存在しない場合, このカードを発動したターンの自分メインフェイズ."""
    moment, action, battle = asked.moment, asked.action, asked.battle
    following_turn = "次の" if isinstance(action, CameHere) and action.last_turn else ""
    if action is not None and moment and len(asked.states) == 1:
        if isinstance(action, CameHere):
            asked.scope.place_of_this = asked.scope.lies
        return f"{action_text(action, asked.scope)}{following_turn}ターンの{moment}"
    if battle is not None and moment:
        return f"{asked.before}{battle.plain}{_in_either_turn(asked, moment)}{moment}"
    states = asked.states + ([battle] if battle is not None else [])
    if not states:
        return moment
    return asked.at_moment + "、".join([*(state.stem for state in states[:-1]), states[-1].in_case])


def _in_either_turn(asked: Asked, moment: str) -> str:
    """自分・相手ターンの, which tells a quick effect from one that the damage calculation of a monster triggers."""
    effect = asked.effect
    if asked.fight is None or asked.fight.yours is None:
        return ""
    once = effect.limit is not None and effect.limit.scope is LimitScope.BATTLE
    quick = effect.kind is EffectKind.QUICK and moment == "ダメージ計算時" and not once
    return "自分・相手ターンの" if quick else ""


def _at_point(asked: Asked, event: Occurrence) -> str:
    """このカードが召喚したターンのエンドフェイズ, このカードが相手モンスターを攻撃するダメージ計算時."""
    fight, battle = asked.fight, asked.battle
    if fight is not None and battle is not None and event.point and _names_battler(asked, fight):
        return _in_battle(asked, event, fight, battle)
    text = event.text
    if fight is not None and battle is not None and event.attacker:
        if fight.direct:
            text, battle = f"{event.attacker}の直接攻撃宣言時", None
        elif event.attacker == "モンスター" and not asked.following and asked.turn is None:
            return f"{asked.before}{battle.plain}攻撃宣言時"
    if asked.following:
        text = f"次の{text}"
    if asked.turn is not None:
        following_turn = "次の" if isinstance(asked.turn, CameHere) and asked.turn.last_turn else ""
        text = f"{action_text(asked.turn, asked.scope)}{following_turn}ターンの{text}"
    states = asked.states + ([battle] if battle is not None else [])
    words = "".join(f"{state.stem}、" for state in states[:-1]) + (f"{states[-1].in_case}、" if states else "")
    return f"{words}{asked.at_moment}{text}"


def _names_battler(asked: Asked, fight: IsBattling) -> bool:
    """Whether the condition says who battles, so that the event need not."""
    when = asked.effect.when
    return not isinstance(when, When) or when.who in (None, fight.yours)


def _in_battle(asked: Asked, event: Occurrence, fight: IsBattling, battle: Phrase) -> str:
    """このカードが相手モンスターと戦闘を行うダメージ計算時, …を攻撃したダメージ計算後."""
    attack = fight.attacking is not None and event.point != "ダメージ計算時"
    words = battle.past if attack or event.point == "ダメージ計算後" else battle.plain
    if battle.of_this and asked.states and _is_lost(asked):
        words = f"{battle.stem}、{asked.states.pop().without_this.plain}"
    return f"{asked.before}{words}{event.point}"


def _is_lost(asked: Asked) -> bool:
    """Whether the last state is that this card would be destroyed in the battle."""
    last = parts_of_condition(whole(stated_parts(asked.effect)))
    lost = [
        part
        for part in last
        if isinstance(part, Are) and part.what == THIS and any(isinstance(each, IsLostInBattle) for each in nodes(part))
    ]
    return bool(lost) and asked.states[-1].of_this


def _after_event(asked: Asked, event: Occurrence) -> str:
    """このカードが召喚した場合, 相手の効果が発動した時."""
    fight, battle, before = asked.fight, asked.battle, asked.before
    if asked.made is not None:
        event = Occurrence(f"このカードが{FILTERS(asked.made.filter, asked.scope).rest}した")
    text = event.text
    if fight is not None and battle is not None:
        if _fought(asked.effect, fight):
            text = event.by_means(f"{battler(fight.opposing, asked.scope, '相手')}との戦闘で")
        elif falls_to_attack(asked.effect, fight) or strikes_down(asked.effect, fight):
            pass
        elif battle.of_this and event.of_this:
            text = event.without_this
            before += f"{THIS_CARD}直接攻撃で" if fight.direct else f"{battle.stem}、"
        else:
            before += f"{battle.stem}、"
    elif asked.states and event.of_this and asked.states[-1].of_this:
        text = event.without_this
    return f"{asked.at_moment}{before}{text}{_when_or_if(asked.effect)}"


def _fought(effect: Effect, fight: IsBattling) -> bool:
    """Whether the event is battle damage that the battling card inflicted, so that it names whom it battled."""
    when = effect.when
    return (
        isinstance(when, When)
        and when.by_card is not None
        and when.by_card == fight.yours
        and when.event is EventKind.BATTLE_DAMAGE
        and when.side is Side.OPPONENT
        and fight.opposing is not None
        and fight.attacking is None
        and not fight.direct
    )


def _when_or_if(effect: Effect) -> str:
    """時, or 場合 for what cannot miss its timing."""
    if effect.kind is EffectKind.FLIP:
        return "場合"
    if any(isinstance(each, Activated) for each in events_of(effect.when)):
        return "時"
    return "時" if effect.timing is Timing.WHEN else "場合"


def _made_so(part: Are, effect: Effect) -> bool:
    """〜を素材として〜召喚した: stated of the summon that is the event."""
    return (
        part.what == THIS
        and isinstance(part.filter, SummonedWith)
        and isinstance(effect.when, When)
        and effect.when.event is EventKind.SUMMONED
        and effect.when.kinds is part.filter.kinds
    )


def _is_phase(effect: Effect) -> bool:
    """Whether the event is a phase or its end."""
    kinds = (EventKind.PHASE, EventKind.BATTLE_PHASE_ENDS, EventKind.BATTLE_PHASE_BEGINS, EventKind.BEFORE_DRAW)
    return all(isinstance(event, When) and event.event in kinds for event in events_of(effect.when))


def turn_action(part: Condition | None) -> str:
    """召喚・リバースした: what this card did this turn, if that is all that is asked."""
    if isinstance(part, HasActivated) and isinstance(part.which, IsThis) and part.card:
        return "発動した"
    if isinstance(part, CameHere):
        return "墓地へ送られた" if (part.this_turn or part.last_turn) and part.next is None else ""
    if not isinstance(part, Are) or part.what != THIS or part.as_it_was:
        return ""
    either = alternatives_of(part.filter)
    summoned = [each.kinds for each in either if isinstance(each, WasSummoned) and each.this_turn]
    flips = sum(each == WasFlipped() for each in either)
    if len(summoned) + flips < len(either):
        return _battle_action(part) if len(either) == 1 else ""
    if flips:  # a Flip Summon is one of them
        summoned = [kinds & ~SummonKind.FLIP or kinds for kinds in summoned]
    return "・".join([*map(summons, reversed(summoned)), *["リバース"] * flips]) + "した"


def _battle_action(part: Are) -> str:
    """攻撃した, 戦闘を行った, 戦闘でモンスターを破壊した."""
    match part.filter:
        case HasDestroyedByBattle():
            return "戦闘でモンスターを破壊した"
        case HasBattled():
            return "戦闘を行った"
        case HasAttacked(declared=declared):
            return "攻撃宣言した" if declared else "攻撃した"
        case _:
            return ""


def action_text(part: Condition | None, scope: Scope) -> str:
    """このカードが召喚した, このカードを発動した."""
    if isinstance(part, CameHere):
        return CONDITIONS(replace(part, this_turn=False, last_turn=False), scope).plain
    return f"このカード{'を' if isinstance(part, HasActivated) else 'が'}{turn_action(part)}"
