"""English effects: condition: cost, target; resolution."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from duelkit.yugioh.language.base import Joined, Verb
from duelkit.yugioh.language.card import Effect, EffectKind, LimitScope, Timing
from duelkit.yugioh.language.conditions import IsBattling
from duelkit.yugioh.language.filters import THIS, All, IsThis, Ref, RefKind
from duelkit.yugioh.language.modifiers import Whenever
from duelkit.yugioh.language.triggers import Activated, AnyEvent, AnyOccasion, When
from duelkit.yugioh.language.verbs import Apply, ChooseOne, Equip, SpecialSummon
from duelkit.yugioh.language.words import CardType, Side, Zone
from duelkit.yugioh.text.en_conditions import moment_of, steps_text
from duelkit.yugioh.text.en_core import CONDITIONS, EVENTS, MODIFIERS, PARTS, VERBS, WHATS, Noun, Phrase, Scope
from duelkit.yugioh.text.en_filters import noun_of
from duelkit.yugioh.text.en_modifiers import said_of
from duelkit.yugioh.text.en_places import zone_words
from duelkit.yugioh.text.en_verbs import bullets
from duelkit.yugioh.text.en_words import capital, listed, written
from duelkit.yugioh.text.heads import Head, nodes

TIMES = {1: "once", 2: "twice"}


def vows_of(cost: Verb | None) -> tuple[Verb | None, list[Apply]]:
    """Take the modifiers out of a cost: they bind for the turn of the activation."""
    if cost is None:
        return None, []
    if isinstance(cost, Apply):
        return None, [cost]
    if isinstance(cost, Joined):
        first, vows = vows_of(cost.first)
        second, more = vows_of(cost.second)
        if first is None or second is None:
            return first or second, vows + more
        return replace(cost, first=first, second=second), vows + more
    return cost, []


def is_plain_equip(effect: Effect) -> bool:
    """Whether it is the activation of an equip card that does nothing but equip."""
    return effect.kind is EffectKind.ACTIVATION and isinstance(effect.resolution, Equip) \
        and effect.resolution.what == THIS and effect.when is None


def continuous_text(effect: Effect, scope: Scope) -> str:
    """A continuous effect."""
    lead = ""
    moment, rest = moment_of(effect.condition)
    if effect.zones and not effect.zones & Zone.FIELD:
        lead = f"while this card is in your {listed(zone_words(effect.zones))}, "
    if moment:
        lead += f"{moment}, "
    if rest is not None:
        words = CONDITIONS(rest, scope).text
        lead += f"{'and ' if lead.startswith('while') else ''}while {words}, " if not isinstance(rest, IsBattling) else f"if {words}, "
    sayings: list[str] = []
    plain = [modifier for modifier in effect.modifiers if not isinstance(modifier, Whenever)]
    if plain:
        clauses = [clause for modifier in plain for clause in MODIFIERS(modifier, scope)]
        sayings += said_of(clauses).prefixed(lead).sentences
    for modifier in effect.modifiers:
        if isinstance(modifier, Whenever):
            sayings += said_of(MODIFIERS(modifier, scope)).prefixed(lead if not plain else "").sentences
    if effect.cannot_be_negated:
        sayings.append("this effect cannot be negated")
    return written(sayings)


def events_of(occasion: When | AnyEvent | Activated | AnyOccasion | None) -> tuple[When | Activated, ...]:
    """The single events of an occasion."""
    if isinstance(occasion, AnyEvent):
        return occasion.events
    if isinstance(occasion, AnyOccasion):
        return occasion.occasions
    return (occasion,) if occasion is not None else ()


def about_itself(effect: Effect) -> bool:
    """Whether the event is about this card."""
    return any(isinstance(event, When) and (isinstance(event.who, IsThis) or isinstance(event.who, All)
                                            and IsThis() in event.who.parts) for event in events_of(effect.when))


def has_this(node: object) -> bool:
    """Whether this card is spoken of."""
    return any(isinstance(each, Ref) and each.kind is RefKind.THIS for each in nodes(node))


def occasion_text(effect: Effect, scope: Scope) -> list[str]:
    """The parts before the colon: [during your End Phase, if you control a "X"]."""
    moment, rest = moment_of(effect.condition)
    quick = effect.kind is EffectKind.QUICK
    parts: list[str] = []
    states: list[str] = []
    place = scope.place_of_this
    hand_summon = place == "hand" and any(isinstance(each, SpecialSummon) and each.what == THIS for each in nodes(effect.resolution))
    event = EVENTS(effect.when, scope) if effect.when is not None else None
    condition = CONDITIONS(rest, scope).text if rest is not None else ""
    if scope.place_of_this and not has_this(effect.cost) and not about_itself(effect) and not hand_summon:
        states.append("this card is banished" if place == "banishment" else f"this card is in your {place}")
    if condition:
        states.append(condition)
    if quick and effect.when is None and moment == "during the Main Phase":
        moment = "during the Main Phase"
    if event is None:
        if moment:
            parts.append(moment)
        if effect.kind is EffectKind.FLIP:
            parts.append("if this card is flipped face-up" if not states else f"if this card is flipped face-up while {' and '.join(states)}")
        elif states:
            parts.append(f"if {' and '.join(states)}")
        return parts
    if event.moment:
        text = event.text
        if isinstance(rest, IsBattling) and event.point:
            verb = condition.replace(" battles", " battled", 1).replace(" attacks", " attacked", 1) if event.point == "after damage calculation" else condition
            others = states[:-1]
            parts += [moment] if moment else []
            parts += [f"{event.point}, if {' and '.join([*others, verb])}"]
            return parts
        if moment and text.startswith("during the ") and moment.endswith(" turn"):
            text = text.replace("during the ", f"{moment.removesuffix(' turn').replace('during ', 'during ')} ")
        elif moment:
            parts.append(moment)
        parts.append(text)
        if states:
            parts.append(f"if {' and '.join(states)}")
        return parts
    word = "when" if effect.timing is Timing.WHEN or quick or any(isinstance(each, Activated) for each in events_of(effect.when)) else "if"
    if moment:
        parts.append(moment)
    parts.append(f"{word} {event.text}" + (f" while {' and '.join(states)}" if states else ""))
    return parts


def aimed(effect: Effect, scope: Scope) -> str:
    """target 1 monster you control and 1 card your opponent controls."""
    scope.paying = scope.aiming = True
    words = [WHATS(pick, scope).text for pick in effect.targets]
    scope.paying = scope.aiming = False
    if len(words) == 1:
        words = [words[0].replace("1 the attacking", "the attacking")]
    return f"target {listed(words, 'and')}"


def activation_text(effect: Effect, scope: Scope) -> str:
    """An effect that is activated, or a card's activation."""
    scope.place_of_this = "" if not effect.zones or effect.zones & Zone.FIELD else listed(zone_words(effect.zones))
    cost, vows = vows_of(effect.cost)
    before: list[str] = []
    parts = occasion_text(effect, scope)
    limit = effect.limit
    if limit is not None and (limit.scope is LimitScope.THIS_CARD or limit.scope is LimitScope.EFFECTS_OF_THIS_CARD
                              and [each.limit for each in scope.card.effects].count(limit) == 1):
        parts.insert(0, f"{TIMES.get(limit.times, f'{limit.times} times')} per turn")
    elif limit is not None and limit.scope is LimitScope.BATTLE:
        parts.insert(0, "once per battle")
    if effect.outside_damage_step and parts:
        parts[-1] += " (except during the Damage Step)"
    if effect.kind is EffectKind.QUICK:
        mark = "(Quick Effect)"
        if parts:
            parts[-1] += f" {mark}"
        else:
            parts.append(mark)
    resolution = effect.resolution
    choice = resolution if isinstance(resolution, ChooseOne) and not resolution.at_resolution else None
    scope.paying = True
    paid = VERBS(cost, scope) if cost is not None else None
    scope.paying = False
    acts: list[str] = []
    if paid is not None:
        acts.append(paid.base if not paid.lead else paid.clause)
    if effect.targets:
        acts.append(f"{'then ' if acts else ''}{aimed(effect, scope)}")
    scope.known.pop(RefKind.THEM, None)
    spell = effect.kind is EffectKind.ACTIVATION
    may = "you can " if effect.optional and not spell else ""
    tail: list[str] = []
    if choice is not None:
        resolved = Phrase(f"{'activate' if not acts else 'activate'} 1 of these effects")
        tail = bullets(choice, scope)
    else:
        resolved = VERBS(resolution, scope) if resolution is not None else Phrase("")
    colon = ", ".join(parts)
    body = ", ".join(acts)
    first, *rest_ = resolved.sentences if resolution is not None else ("",)
    flip = effect.kind is EffectKind.FLIP
    if flip:
        colon = "FLIP"
    if body:
        text = f"{may}{body}" + (f"; {first}" if first else "")
    elif may and not first.startswith(("you can ",)):
        text = f"{may}{first}" if not _is_statement(resolved) else f"you can activate this effect; {first}"
    else:
        text = first
    if spell and colon and not first and not body:
        text = "activate this card"
    sentence = f"{colon}: {capital(text)}" if colon and text else text
    if flip:
        sentence = sentence.replace("FLIP", "FLIP", 1)
    said = [sentence] if sentence else []
    vow_texts = [_vow(vow, effect, scope) for vow in vows]
    return written([*before, *said, *rest_, *tail, *vow_texts, *remarks(effect, colon)])


def _is_statement(phrase: Phrase) -> bool:
    """Whether the clause has a subject of its own, so that you can … does not fit before it."""
    if phrase.done:
        return False
    return bool(phrase.subject) or phrase.lead.startswith(("if ", "during ", "immediately")) or phrase.base.split(" ")[0] in (
        "it", "its", "they", "their", "this", "that", "all", "you", "your", "the", "any", "monsters", "immediately", "each", "until", "neither")


def _vow(vow: Apply, effect: Effect, scope: Scope) -> str:
    text = VERBS(vow, scope).base
    for words in (" for the rest of this turn", " this turn", " until the end of this turn"):
        text = text.replace(words, "")
    what = "this card" if effect.kind is EffectKind.ACTIVATION else "this effect"
    if ", except" in text:
        head, _, rest = text.partition(", except")
        return f"{head} the turn you activate {what}, except{rest}"
    return f"{text} the turn you activate {what}"


def remarks(effect: Effect, colon: str) -> Iterator[str]:
    """What stands after the resolution: limits of this effect and its chain."""
    this = "this card" if effect.kind is EffectKind.ACTIVATION else "this effect"
    if effect.limit is not None and effect.limit.scope is LimitScope.WHILE_FACE_UP:
        yield "this effect can be used only once while this card is face-up on the field"
    if effect.limit is not None and effect.limit.scope is LimitScope.CHAIN:
        yield "this effect can only be activated once per Chain"
    if effect.steps and not any(word in colon.lower() for word in ("damage", "attack")):
        yield f"you can also activate {this} during {steps_text(effect.steps)}"
    if effect.no_response:
        yield f"cards and effects cannot be activated in response to {this}'s activation"
    if effect.no_response_by_targets:
        yield f"the targeted card cannot be activated in response to {this}'s activation"
    if effect.cannot_be_negated:
        yield "this effect cannot be negated"


@PARTS.words(Effect)
def effect_text(effect: Effect, scope: Scope) -> str:
    """One effect; empty for the activation of a card that only stays."""
    scope.effect = effect
    scope.known = {}
    scope.place_of_this = ""
    if scope.card.types & CardType.EQUIP:
        scope.now(RefKind.EQUIPPED, Noun("the equipped monster", head=Head.MONSTER))
    if effect.kind is EffectKind.CONTINUOUS:
        return continuous_text(effect, scope)
    if is_plain_equip(effect) and effect.cost is None and effect.condition is None:
        return equip_line(effect, scope)
    return activation_text(effect, scope)


def equip_line(effect: Effect, scope: Scope) -> str:
    """Equip only to a Warrior monster; nothing where any monster may be equipped."""
    if not effect.targets:
        return ""
    pool = effect.targets[0].pool
    words = noun_of(pool.filter, scope)
    text = words.core.removeprefix("face-up ")
    whose = {Side.YOU: " you control", Side.OPPONENT: " your opponent controls", Side.EITHER: ""}[pool.side]
    if text == "monster" and not whose and not words.post:
        return ""
    an = "an" if text.lstrip('"')[:1].lower() in "aeiou" else "a"
    return f"Equip only to {an} {text}{' ' + words.post if words.post else ''}{whose}."
