"""English effects: condition: cost, target; resolution."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from duelkit.yugioh.language.base import nodes
from duelkit.yugioh.language.card import Effect, EffectKind, LimitScope, Timing
from duelkit.yugioh.language.clauses import Apply, ChooseOne
from duelkit.yugioh.language.occasions import Activated, When
from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import CardType, Side, Zone
from duelkit.yugioh.text.grammar.en.clauses import bullets, said_of
from duelkit.yugioh.text.grammar.en.core import (
    CONDITIONS,
    EVENTS,
    MODIFIERS,
    PARTS,
    VERBS,
    WHATS,
    Noun,
    Phrase,
    Scope,
    it,
)
from duelkit.yugioh.text.grammar.en.moments import moment_of, steps_text
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.en.places import place, zone_words
from duelkit.yugioh.text.grammar.en.terms import article, capital, listed, written
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.text.grammar.reading import (
    about_itself,
    before_bullets,
    events_of,
    following_phase,
    has_this,
    is_plain_equip,
    parts_of_condition,
    restrictions_of,
    said_parts,
    sent_earlier,
    still_required,
    summons_itself,
    together_named,
    whole,
)
from duelkit.yugioh.words.battle.meaning import IsBattling
from duelkit.yugioh.words.conditions.meaning import ChainIsEmpty
from duelkit.yugioh.words.defining.meaning import stays_out_of_damage_step
from duelkit.yugioh.words.lasting.meaning import Whenever
from duelkit.yugioh.words.summoning.meaning import SummonsPerTurn

TIMES = {1: "once", 2: "twice"}


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
        once = isinstance(rest, IsBattling) or " was " in words
        if lead.startswith("while this card is in"):
            lead = f"{lead.removesuffix(', ')} and {words}, "
        else:
            lead += f"{'if' if once else 'while'} {words}, "
    sayings: list[str] = []
    plain = [modifier for modifier in effect.modifiers if not isinstance(modifier, Whenever)]
    if plain:
        clauses = [clause for modifier in plain for clause in MODIFIERS(modifier, scope)]
        if lead.startswith(("while this card", "if this card")) and " your " not in lead:
            clauses = [
                replace(clause, noun=it(Head.MONSTER, False)) if clause.noun.this and not clause.whole else clause
                for clause in clauses
            ]
        if all(isinstance(modifier, SummonsPerTurn) for modifier in plain):
            lead = ""
        sayings += said_of(clauses).prefixed(lead).sentences
    for modifier in effect.modifiers:
        if isinstance(modifier, Whenever):
            sayings += said_of(MODIFIERS(modifier, scope)).prefixed(lead if not plain else "").sentences
    if effect.cannot_be_negated:
        sayings.append("this effect cannot be negated")
    return written(sayings)


def occasion_text(effect: Effect, scope: Scope) -> list[str]:
    """The parts before the colon: [during your End Phase, if you control a "X"].

    In one piece: each part is said only if none before it has said it.
    """
    moment, rest = moment_of(whole(said_parts(effect)))
    quick = effect.kind is EffectKind.QUICK
    place = scope.place_of_this
    conditions = parts_of_condition(rest)
    following = following_phase(conditions)
    battles = [part for part in conditions if isinstance(part, IsBattling)]
    others = whole(together_named([part for part in conditions if not isinstance(part, IsBattling)]))
    condition = CONDITIONS(others, scope).text if others is not None else ""
    battle = CONDITIONS(battles[0], scope).text if battles else ""
    hand_summon = place == "hand" and summons_itself(effect)
    states: list[str] = []
    if any(isinstance(each, When) and each.already for each in events_of(effect.when)):
        states.append(f"this card was already in your {place}" if place else "this card was already on the field")
    elif scope.place_of_this and not has_this(effect.cost) and not about_itself(effect) and not hand_summon:
        states.append("this card is banished" if place == "banishment" else f"this card is in your {place}")
    if condition:
        states.append(condition)
    event = EVENTS(effect.when, scope) if effect.when is not None else None
    parts = [moment] if moment else []
    if event is None:
        states += [battle] if battle else []
        if effect.kind is EffectKind.FLIP:
            return [*parts, *([f"if {_and(states)}"] if states else [])]
        return [*parts, *([f"if {_and(states)}"] if states else [])]
    if event.moment:
        text = event.text
        if following is not None:
            text = text.replace("during your ", "during your next ").replace("during the ", "during the next ")
        if battle and event.point:
            after = event.point == "after damage calculation"
            verb = battle.replace(" battles", " battled", 1).replace(" attacks", " attacked", 1) if after else battle
            return [*parts, f"{event.point}, if {_and([verb, *states])}"]
        states += [battle] if battle else []
        if moment and text.startswith("during the ") and moment.endswith(" turn"):
            parts, text = [], text.replace("during the ", f"{moment.removesuffix(' turn')} ")
        return [*parts, text, *([f"if {_and(states)}"] if states else [])]
    text = event.text
    if battle:
        part = battles[0]
        fought = battle.partition(" battles ")[2]
        if (
            fought
            and isinstance(effect.when, When)
            and effect.when.by_card in (part.yours, None)
            and (effect.when.by_card is not None)
        ):
            text += f" by battling {fought}"
        elif part.direct and " declares an attack" in text:
            text = text.replace(" declares an attack", " declares a direct attack")
        elif part.direct and text.startswith("this card "):
            text += " by a direct attack"
        elif part.attacking and text.startswith("this card ") and battle == "this card attacks an opponent's monster":
            text = text.replace("this card ", "this attacking card ", 1)
        elif part.attacking is False and " is destroyed by battle with an opponent's monster" in text:
            text = text.replace("by battle with an opponent's monster", "by an opponent's attack")
        else:
            states.append(battle)
    word = (
        "when"
        if effect.timing is Timing.WHEN or quick or any(isinstance(each, Activated) for each in events_of(effect.when))
        else "if"
    )
    if states and text.startswith("this card "):
        states[0] = re.sub("^this card ", "it ", states[0])
    return [*parts, f"{word} {text}" + (f" while {_and(states)}" if states else "")]


def _and(states: list[str]) -> str:
    """this card battles a monster and would be destroyed."""
    about_this = states[0].startswith(("this card ", "it "))
    said = [states[0], *(state.removeprefix("this card ") if about_this else state for state in states[1:])]
    return " and ".join(said)


def targets_text(effect: Effect, scope: Scope) -> str:
    """1 monster you control and 1 card your opponent controls."""
    scope.paying = scope.aiming = True
    words = [WHATS(pick, scope).text for pick in effect.targets]
    scope.paying = scope.aiming = False
    where = {(pick.pool.zones, pick.pool.side) for pick in effect.targets}
    if len(words) > 1 and len(where) == 1:
        shared = f" {place(*where.pop())}"
        words = [word.removesuffix(shared) for word in words[:-1]] + words[-1:]
    return listed(words, "and")


def activation_text(effect: Effect, scope: Scope) -> str:
    """An effect that is activated, or a card's activation.

    In one piece: the sentences follow each other as in card text, each knowing what was said before.
    """
    scope.place_of_this = "" if not effect.zones or effect.zones & Zone.FIELD else listed(zone_words(effect.zones))
    cost, restrictions = restrictions_of(effect.cost)
    parts = occasion_text(effect, scope)
    limit = effect.limit
    if limit is not None and (
        limit.scope is LimitScope.THIS_CARD
        or (
            limit.scope is LimitScope.EFFECTS_OF_THIS_CARD
            and [each.limit for each in scope.card.effects].count(limit) == 1
        )
    ):
        parts.insert(0, f"{TIMES.get(limit.times, f'{limit.times} times')} per turn")
    elif limit is not None and limit.scope is LimitScope.BATTLE:
        parts.insert(0, "once per battle")
    if sent_earlier(effect):
        parts.append("except the turn this card was sent to the GY")
    outside = effect.outside_damage_step or stays_out_of_damage_step(effect)
    if outside and parts:
        parts[-1] += " (except during the Damage Step)"
    if outside and not parts:
        parts.append("except during the Damage Step")
    resolution, still = still_required(effect)
    if still and parts:
        parts[-1] += " (also required when this effect resolves)"
    if effect.kind is EffectKind.QUICK:
        mark = "(Quick Effect)"
        if parts:
            parts[-1] += f" {mark}"
        else:
            parts.append(mark)
    choosing = bool(effect.choices) or isinstance(resolution, ChooseOne) and not resolution.at_resolution
    scope.paying = True
    paid = VERBS(cost, scope) if cost is not None else None
    scope.paying = False
    acts: list[str] = []
    if paid is not None:
        acts.append(paid.base if not paid.lead else paid.clause)
    if effect.targets:
        acts.append(f"{'then ' if acts else ''}target {targets_text(effect, scope)}")
    scope.known.pop(RefKind.THEM, None)
    spell = effect.kind is EffectKind.ACTIVATION
    may = "you can " if effect.optional and not spell else ""
    tail: list[str] = []
    if choosing:
        these = "activate 1 of these effects"
        if any(choice.limit is not None for choice in effect.choices):
            these += f' (but you can only choose each effect of "{scope.card.en}" once per turn)'
        if acts:
            acts.append(f"then {these}")
        resolved = Phrase(these if not acts else "")
        tail = bullets(resolution, scope) if isinstance(resolution, ChooseOne) else choices_text(effect, scope)
    else:
        resolved = VERBS(resolution, scope) if resolution is not None else Phrase("")
    staying = scope.card.types & (CardType.CONTINUOUS | CardType.EQUIP | CardType.FIELD)
    if spell and staying and resolution is not None and not parts and not acts and len(scope.card.effects) > 1:
        parts.append("when this card is activated")
    colon = ", ".join(parts)
    body = ", ".join(acts)
    first, *rest_ = resolved.sentences if choosing and not acts or resolution is not None and not choosing else ("",)
    flip = effect.kind is EffectKind.FLIP
    if flip:
        colon = ", ".join(["FLIP", *parts])
    if body:
        text = f"{may}{body}" + (f"; {first}" if first else "")
    elif may and not first.startswith(("you can ",)):
        text = f"{may}{first}" if resolved.is_order else f"you can activate this effect; {first}"
    else:
        text = first
    if spell and not first and (body or colon):
        must = re.fullmatch("if you (control|have) (.*)", colon) if not body else None
        colon = "" if must else colon
        text = (
            f"you must {must[1]} {must[2]} to activate this card"
            if must
            else "activate this card"
            if not body
            else f"activate this card by {paid.ing}"
            if paid is not None and not effect.targets
            else f"{body}; activate this card"
        )
    sentence = f"{colon}: {capital(text)}" if colon and text else text
    said = [sentence] if sentence else []
    restriction_texts = [_restriction(restriction, effect, scope) for restriction in restrictions]
    return written(before_bullets([*said, *rest_, *tail], [*restriction_texts, *remarks(effect, colon, scope)]))


def choices_text(effect: Effect, scope: Scope) -> list[str]:
    """● Target …; …: one line for each effect to choose from."""
    lines = []
    known, lies = dict(scope.known), scope.place_of_this
    for number, choice in enumerate(effect.choices):
        scope.known = dict(known)
        scope.effect = effect.chosen(number)
        if choice.condition is None and choice.cost is None and not choice.targets and choice.resolution is not None:
            text = capital(written(VERBS(choice.resolution, scope).sentences))
        else:
            alone = replace(choice, kind=EffectKind.IGNITION, limit=None, zones=Zone(0), optional=False)
            text = capital(activation_text(alone, scope))
        lines.append("● " + text.removesuffix("."))
    scope.known, scope.place_of_this = known, lies
    scope.effect = effect
    return lines


def _restriction(restriction: Apply, effect: Effect, scope: Scope) -> str:
    text = VERBS(restriction, scope).base
    for words in (" for the rest of this turn", " this turn", " until the end of this turn"):
        text = text.replace(words, "")
    what = "this card" if effect.kind is EffectKind.ACTIVATION else "this effect"
    if ", except" in text:
        head, _, rest = text.partition(", except")
        return f"{head} the turn you activate {what}, except{rest}"
    return f"{text} the turn you activate {what}"


def remarks(effect: Effect, colon: str, scope: Scope) -> Iterator[str]:
    """What stands after the resolution: limits of this effect and its chain."""
    this = "this card" if effect.kind is EffectKind.ACTIVATION else "this effect"
    if any(isinstance(node, ChainIsEmpty) for node in nodes(effect.condition)):
        yield f"{this} cannot be activated in response to another card or effect"
    if effect.limit is not None and effect.limit.scope is LimitScope.WHILE_FACE_UP:
        yield "this effect can be used only once while this card is face-up on the field"
    if effect.limit is not None and effect.limit.scope is LimitScope.CHAIN:
        yield "this effect can only be activated once per Chain"
    if effect.steps and not any(word in colon.lower() for word in ("damage", "attack")):
        yield f"you can also activate {this} during {steps_text(effect.steps)}"
    if effect.quick_if is not None:
        yield f"if {CONDITIONS(effect.quick_if, scope).text}, this is a Quick Effect"
    if effect.from_hand is not None:
        yield f"if {CONDITIONS(effect.from_hand, scope).text}, you can activate this card from your hand"
    if effect.at_once is not None:
        yield f"if {CONDITIONS(effect.at_once, scope).text}, you can activate this card the turn it was Set"
    if effect.no_response:
        yield f"cards and effects cannot be activated in response to {this}'s activation"
    if effect.no_response_by_targets:
        yield f"the targeted card cannot be activated in response to {this}'s activation"
    if effect.cannot_be_negated:
        yield "this effect cannot be negated"


def _begin(effect: Effect, scope: Scope) -> None:
    """Nothing has been said of an effect yet."""
    scope.effect = effect
    scope.known = {}
    scope.place_of_this = ""
    scope.event_damage = "the damage taken"
    if scope.card.types & CardType.EQUIP:
        scope.now(RefKind.EQUIPPED, Noun("the equipped monster", head=Head.MONSTER))


def pieces(effect: Effect, scope: Scope) -> dict[str, str]:
    """What the parts of an effect say, by ``condition``, ``cost``, ``target``, ``processing``; those that it has."""
    _begin(effect, scope)
    if effect.kind is EffectKind.CONTINUOUS:
        return {"processing": continuous_text(effect, scope)}
    scope.place_of_this = "" if not effect.zones or effect.zones & Zone.FIELD else listed(zone_words(effect.zones))
    found = {"condition": capital(", ".join(occasion_text(effect, scope)))}
    cost, _ = restrictions_of(effect.cost)
    scope.paying = True
    if cost is not None:
        paid = VERBS(cost, scope)
        found["cost"] = capital(paid.clause if paid.lead else paid.base)
    scope.paying = False
    if effect.targets:
        found["target"] = capital(targets_text(effect, scope))
    resolution, _ = still_required(effect)
    scope.known.pop(RefKind.THEM, None)
    if effect.choices:
        found["processing"] = "\n".join(choices_text(effect, scope))
    elif isinstance(resolution, ChooseOne):
        found["processing"] = "\n".join(bullets(resolution, scope))
    elif resolution is not None:
        found["processing"] = written(list(VERBS(resolution, scope).sentences))
    return {part: text for part, text in found.items() if text}


@PARTS.words(Effect)
def effect_text(effect: Effect, scope: Scope) -> str:
    """One effect; empty for the activation of a card that only stays."""
    _begin(effect, scope)
    if effect.kind is EffectKind.CONTINUOUS:
        return continuous_text(effect, scope)
    if is_plain_equip(effect) and effect.cost is None and effect.condition is None:
        return equip_line(effect, scope)
    return "\n".join(_theirs(line) for line in activation_text(effect, scope).split("\n"))


def _theirs(text: str) -> str:
    """your opponent …, their hand: the opponent is named once."""
    first, found, rest = text.partition("your opponent")
    if not found:
        first, found, rest = text.partition("Your opponent")
    return first + found + re.sub(r"\b(from|in) your opponent's (hand|GY)\b", r"\1 their \2", rest)


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
    return f"Equip only to {article(text)}{' ' + words.post if words.post else ''}{whose}."
