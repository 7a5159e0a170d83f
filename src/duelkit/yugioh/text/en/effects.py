"""English effects: condition: cost, target; resolution."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from duelkit.yugioh.language.base import AllHold, nodes
from duelkit.yugioh.language.card import Effect, EffectKind, LimitScope
from duelkit.yugioh.language.clauses import Apply, ChooseOne
from duelkit.yugioh.language.damage_step import stays_out_of_damage_step
from duelkit.yugioh.language.nouns import MONSTER
from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import CardType, Side, Zone
from duelkit.yugioh.text.en.occasions import occasion_text
from duelkit.yugioh.text.grammar.en.clauses import bullets, statement_of
from duelkit.yugioh.text.grammar.en.core import (
    CONDITIONS,
    FILTERS,
    MODIFIERS,
    PARTS,
    VERBS,
    WHATS,
    Phrase,
    Scope,
    Slot,
    it,
)
from duelkit.yugioh.text.grammar.en.joining import required, theirs
from duelkit.yugioh.text.grammar.en.moments import ORDINALS, moment_of, steps_text
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.en.places import place, zone_words
from duelkit.yugioh.text.grammar.en.references import REFS
from duelkit.yugioh.text.grammar.en.terms import article, bullet, capital, listed, written
from duelkit.yugioh.text.grammar.heads import Head, parts_of
from duelkit.yugioh.text.grammar.reading import (
    before_bullets,
    is_plain_equip,
    numbers_of,
    restrictions_of,
    sent_earlier,
    still_required,
)
from duelkit.yugioh.words.battle.meaning import IsBattling
from duelkit.yugioh.words.conditions.meaning import ChainIsEmpty
from duelkit.yugioh.words.lasting.meaning import Whenever
from duelkit.yugioh.words.summoning.meaning import SummonsPerTurn

TIMES = {1: "once", 2: "twice"}


def continuous_text(effect: Effect, scope: Scope) -> str:
    """A continuous effect."""
    lead, about_this = _while(effect, scope)
    sentences: list[str] = []
    plain = [modifier for modifier in effect.modifiers if not isinstance(modifier, Whenever)]
    if plain:
        clauses = [clause for modifier in plain for clause in MODIFIERS(modifier, scope)]
        if about_this:
            clauses = [
                replace(clause, noun=it(Head.MONSTER, False)) if clause.noun.this and not clause.whole else clause
                for clause in clauses
            ]
        if all(isinstance(modifier, SummonsPerTurn) for modifier in plain):
            lead = ""
        sentences += statement_of(clauses).prefixed(lead).sentences
    for modifier in effect.modifiers:
        if isinstance(modifier, Whenever):
            sentences += statement_of(MODIFIERS(modifier, scope)).prefixed("" if plain else lead).sentences
    if effect.cannot_be_negated:
        sentences.append("this effect cannot be negated")
    return written(sentences)


def _while(effect: Effect, scope: Scope) -> tuple[str, bool]:
    """When a continuous effect applies (while you control a "X", ), and whether that is about this card alone."""
    moment, rest = moment_of(effect.condition)
    away = bool(effect.zones & ~Zone.FIELD) and effect.zones & Zone.FIELD != Zone.FIELD
    place = f"while this card is in your {listed(zone_words(effect.zones))}" if away else ""
    parts = [part for part in (place, moment) if part]
    if rest is None:
        return "".join(f"{part}, " for part in parts), False
    state = CONDITIONS(rest, scope)
    if place:
        return f"{', '.join(parts)} and {state.text}, ", False
    once = isinstance(rest, IsBattling) or state.is_past
    return "".join(f"{part}, " for part in [*parts, f"{'if' if once else 'while'} {state.text}"]), (
        state.of_this and not moment
    )


def targets_text(effect: Effect, scope: Scope) -> str:
    """1 monster you control and 1 card your opponent controls; a place that they share is named with the last."""
    where = {(pick.pool.zones, pick.pool.side) for pick in effect.targets}
    shared = (place(*next(iter(where))),) if len(where) == 1 else ()
    scope.paying = scope.aiming = True
    words = []
    for pick in effect.targets:
        scope.unnamed = shared if pick is not effect.targets[-1] else ()
        words.append(WHATS(pick, scope).text)
    scope.paying = scope.aiming = False
    scope.unnamed = ()
    return listed(words, "and")


@dataclass(slots=True)
class Activation:
    """An effect that is activated, in the parts that its sentence is put together from.

    :param occasion: what precedes the colon.
    :param paid: the cost.
    :param acts: what is done at the activation: the cost, the targets, the choice.
    :param first: what the effect does, up to its first full stop.
    :param order: it is an order, which you can … fits before.
    :param rest: the sentences after it.
    """

    effect: Effect
    occasion: list[str]
    paid: Phrase | None
    acts: list[str]
    first: str = ""
    order: bool = False
    permission: bool = False
    rest: Sequence[str] = ()

    @property
    def colon(self) -> str:
        """What precedes the colon."""
        return ", ".join((["FLIP"] if self.effect.kind is EffectKind.FLIP else []) + self.occasion)

    @property
    def sentence(self) -> str:
        """If this card is Summoned: You can discard 1 card; draw 1 card."""
        body, first, colon = ", ".join(self.acts), self.first, self.colon
        spell = self.effect.kind is EffectKind.ACTIVATION
        may = "you can " if self.effect.optional and not spell else ""
        if body:
            text = f"{may}{body}" + (f"; {first}" if first else "")
        elif may and not self.permission:
            text = f"{may}{first}" if self.order else f"you can activate this effect; {first}"
        else:
            text = first
        if spell and not first and (body or colon):
            must = required(colon) if not body else ""
            text, colon = must or self.activates, "" if must else colon
        return f"{colon}: {capital(text)}" if colon and text else text

    @property
    def activates(self) -> str:
        """activate this card by discarding 1 card: a card that only stays."""
        if not self.acts:
            return "activate this card"
        if self.paid is not None and not self.effect.targets:
            return f"activate this card by {self.paid.ing}"
        return f"{', '.join(self.acts)}; activate this card"


def activation_text(effect: Effect, scope: Scope) -> str:
    """An effect that is activated, or a card's activation."""
    return written(activation_sentences(effect, scope))


def activation_sentences(effect: Effect, scope: Scope) -> list[str]:
    """The sentences of an effect that is activated: its activation with what it does, and remarks."""
    scope.place_of_this = "" if not effect.zones or effect.zones & Zone.FIELD else listed(zone_words(effect.zones))
    cost, restrictions = restrictions_of(effect.cost)
    activation = Activation(effect, _before_colon(effect, scope), None, [])
    scope.paying = True
    if cost is not None:
        activation.paid = VERBS(cost, scope)
        activation.acts.append(activation.paid.base if not activation.paid.lead else activation.paid.clause)
    scope.paying = False
    if effect.targets:
        activation.acts.append(f"{'then ' if activation.acts else ''}target {targets_text(effect, scope)}")
    scope.known.pop(RefKind.THEM, None)
    tail = _process(activation, scope)
    sentence = activation.sentence
    remark_texts = [
        *(_restriction(each, effect, scope) for each in restrictions),
        *remarks(effect, activation.colon, scope),
    ]
    return before_bullets([*([sentence] if sentence else []), *activation.rest, *tail], remark_texts)


def _process(activation: Activation, scope: Scope) -> list[str]:
    """Word what the effect does; the lines of a choice among effects are returned."""
    effect = activation.effect
    resolution, _ = still_required(effect)
    if effect.choices or isinstance(resolution, ChooseOne) and not resolution.at_resolution:
        these = "activate 1 of these effects"
        if any(choice.limit is not None for choice in effect.choices):
            these += f" (but you can only choose each {_how_often_chosen(effect, scope)})"
        if activation.acts:
            activation.acts.append(f"then {these}")
        activation.first, activation.order = "" if activation.acts else these, True
        return bullets(resolution, scope) if isinstance(resolution, ChooseOne) else choices_text(effect, scope)
    if resolution is None:
        activation.order = True
        return []
    staying = scope.card.types & (CardType.CONTINUOUS | CardType.EQUIP | CardType.FIELD)
    resolved = VERBS(resolution, scope)
    activation.first, *activation.rest = resolved.sentences
    activation.order, activation.permission = resolved.is_order, resolved.is_permission
    spell = effect.kind is EffectKind.ACTIVATION
    if spell and staying and not activation.occasion and not activation.acts and len(scope.card.effects) > 1:
        activation.occasion.append("when this card is activated")
    return []


def _how_often_chosen(effect: Effect, scope: Scope) -> str:
    """[effect of "X" once per turn]: how often each of the effects can be chosen."""
    if any(choice.limit is not None and choice.limit.scope is LimitScope.WHILE_FACE_UP for choice in effect.choices):
        return "of them once while this card is face-up on the field"
    return f'effect of "{scope.card.en}" once per turn'


def _before_colon(effect: Effect, scope: Scope) -> list[str]:
    """[once per turn, during your Main Phase (Quick Effect)]: when it can be activated, and how often."""
    parts = _limit(effect, scope) + occasion_text(effect, scope)
    if sent_earlier(effect):
        parts.append("except the turn this card was sent to the GY")
    if effect.outside_damage_step or stays_out_of_damage_step(effect):
        outside = "except during the Damage Step"
        parts = [*parts[:-1], f"{parts[-1]} ({outside})"] if parts else [outside]
    if still_required(effect)[1] and parts:
        parts[-1] += " (also required when this effect resolves)"
    if effect.kind is EffectKind.QUICK:
        mark = "(Quick Effect)"
        parts = [*parts[:-1], f"{parts[-1]} {mark}"] if parts else [mark]
    return parts


def _limit(effect: Effect, scope: Scope) -> list[str]:
    """[once per turn]: a limit that is stated with the effect itself."""
    limit = effect.limit
    if limit is None:
        return []
    alone = [each.limit for each in scope.card.effects].count(limit) == 1
    if limit.scope is LimitScope.THIS_CARD or limit.scope is LimitScope.EFFECTS_OF_THIS_CARD and alone:
        return [f"{TIMES.get(limit.times, f'{limit.times} times')} per turn"]
    return ["once per battle"] if limit.scope is LimitScope.BATTLE else []


def choices_text(effect: Effect, scope: Scope) -> list[str]:
    """● Target …; …: one line for each effect to choose from."""
    lines = []
    known, lies = dict(scope.known), scope.place_of_this
    for number, choice in enumerate(effect.choices):
        scope.known = dict(known)
        scope.effect = effect.chosen(number)
        if choice.condition is None and choice.cost is None and not choice.targets and choice.resolution is not None:
            lines.append(bullet(VERBS(choice.resolution, scope).sentences))
        elif choice == Effect(choice.kind, timing=choice.timing):
            lines.append(bullet(["Activate this card without using an effect"]))
        else:
            alone = replace(choice, kind=EffectKind.IGNITION, limit=None, zones=Zone(0), optional=False)
            lines.append(bullet(activation_sentences(alone, scope)))
    scope.known, scope.place_of_this = known, lies
    scope.effect = effect
    return lines


def _restriction(restriction: Apply, effect: Effect, scope: Scope) -> str:
    what = "this card" if effect.kind is EffectKind.ACTIVATION else "this effect"
    scope.restricting = f"the turn you activate {what}"
    text = VERBS(restriction, scope).base
    scope.restricting = ""
    return text


def _unanswered_by(effect: Effect, scope: Scope) -> Iterator[str]:
    """What cannot be activated in response."""
    if effect.no_response:
        yield "cards and effects"
    which = effect.no_response_from
    if which is not None:
        noun = noun_of(which, scope)
        cards = f"{noun.one} Cards" if effect.no_response_cards else ""
        yield cards or ("monster effects" if which == MONSTER else f"the effects of {noun.many}")
    if effect.no_response_by_targets:
        yield "the targeted card"


def remarks(effect: Effect, colon: str, scope: Scope) -> Iterator[str]:
    """What follows the resolution: limits of this effect and its Chain."""
    this = "this card" if effect.kind is EffectKind.ACTIVATION else "this effect"
    if any(isinstance(node, ChainIsEmpty) for node in nodes(effect.condition)):
        yield f"{this} cannot be activated in response to another card or effect"
    if effect.limit is not None and effect.limit.scope is LimitScope.WHILE_FACE_UP:
        often = "once" if effect.limit.times == 1 else f"{effect.limit.times} times"
        where = "in your GY" if effect.zones == Zone.GRAVEYARD else "face-up on the field"
        yield f"this effect can be used only {often} while this card is {where}"
    if effect.limit is not None and effect.limit.scope is LimitScope.DUEL_OF_CARD:
        yield "each copy of this card can use this effect only once per Duel"
    if effect.limit is not None and effect.limit.scope in (LimitScope.CHAIN, LimitScope.CHAIN_OF_NAME):
        named = "of cards with this name " if effect.limit.scope is LimitScope.CHAIN_OF_NAME else ""
        yield f"this effect {named}can only be activated once per Chain"
    if effect.steps and not any(word in colon.lower() for word in ("damage", "attack")):
        yield f"you can also activate {this} during {steps_text(effect.steps)}"
    if effect.quick_if is not None:
        yield f"if {CONDITIONS(effect.quick_if, scope).text}, this is a Quick Effect"
    yield from _early(effect, scope)
    for what in _unanswered_by(effect, scope):
        if effect.no_response_of is Side.OPPONENT:
            yield f"your opponent cannot activate {what} in response to {this}'s activation"
        else:
            yield f"{what} cannot be activated in response to {this}'s activation"
    if effect.cannot_be_negated:
        yield "this effect cannot be negated"
    yield from _of_either(effect)


def _early(effect: Effect, scope: Scope) -> Iterator[str]:
    """From where else, or how soon, a Trap can be activated."""
    if effect.from_hand == AllHold(()):
        yield "you can also activate this card from your hand"
    elif effect.from_hand is not None:
        yield f"if {CONDITIONS(effect.from_hand, scope).text}, you can activate this card from your hand"
    if effect.at_once is not None:
        yield f"if {CONDITIONS(effect.at_once, scope).text}, you can activate this card the turn it was Set"


def _of_either(effect: Effect) -> Iterator[str]:
    """Who can use it, and whether it needs all of its targets."""
    if effect.by_either:
        yield "either player can use this effect" if effect.optional else "each player uses this effect as their own"
    if effect.targets_if_any:
        yield "if only some of these targets exist, only those are targeted"


def _begin(effect: Effect, scope: Scope) -> None:
    """Forget what earlier effects have named."""
    scope.effect = effect
    scope.known = {}
    scope.place_of_this = ""
    scope.event_damage = "the damage taken"
    if scope.card.types & CardType.EQUIP:
        scope.now(RefKind.EQUIPPED, REFS[RefKind.EQUIPPED])


def pieces(effect: Effect, scope: Scope) -> dict[str, str]:
    """What the parts of an effect say, by ``condition``, ``cost``, ``target``, ``processing``; those that it has."""
    if effect.given_to is not None:
        return {"processing": given_text(effect, scope)}
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
    if effect.given_to is not None:
        return given_text(effect, scope)
    _begin(effect, scope)
    if effect.kind is EffectKind.CONTINUOUS:
        return continuous_text(effect, scope)
    if is_plain_equip(effect) and effect.cost is None and effect.condition is None:
        return equip_line(effect, scope)
    return "\n".join(theirs(line) for line in activation_text(effect, scope).split("\n"))


def given_text(effect: Effect, scope: Scope) -> str:
    """An Xyz Monster that has this card as material gains this effect. ● …: an effect of that monster."""
    assert effect.given_to is not None
    noun = noun_of(effect.given_to, scope).a
    clause = any(FILTERS(part, scope).slot is Slot.CLAUSE for part in parts_of(effect.given_to))
    and_has = "and has" if clause else "that has"
    if effect.by_equip:
        place = scope.card.effects.index(replace(effect, given_to=None, by_equip=False))
        which = ORDINALS[numbers_of(scope.card, pendulum=False)[place]]
        return f'{capital(noun)} equipped with this card has the {which} effect as if it were "{scope.card.en}".'
    own = effect_text(replace(effect, given_to=None, made_with=False), scope)
    if effect.made_with:
        was = "and was" if clause else "that was"
        return (
            f"{capital(noun)} {was} Xyz Summoned using this card on the field as material gains this effect.\n● {own}"
        )
    return f"{capital(noun)} {and_has} this card as material gains this effect.\n● {own}"


def equip_line(effect: Effect, scope: Scope) -> str:
    """Equip only to a Warrior monster; nothing where any monster may be equipped."""
    if not effect.targets:
        return ""
    pool = effect.targets[0].pool
    words = noun_of(pool.filter, scope)
    text = words.faceless
    whose = {Side.YOU: " you control", Side.OPPONENT: " your opponent controls", Side.EITHER: ""}[pool.side]
    if text == "monster" and not whose and not words.post:
        return ""
    return f"Equip only to {article(text)}{' ' + words.post if words.post else ''}{whose}."
