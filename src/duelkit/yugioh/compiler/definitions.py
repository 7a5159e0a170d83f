"""The entry point of the compiler: compiles each card definition once."""

from __future__ import annotations

import copyreg
from collections import deque
from collections.abc import Iterator
from dataclasses import fields
from typing import Final

from duelkit.cardlang import vocabulary
from duelkit.yugioh import words
from duelkit.yugioh.compiler.context import MATERIALS, Compiler, compile_effect, enter_limit, events_of
from duelkit.yugioh.compiler.costs import picks_of_procedure
from duelkit.yugioh.compiler.negated_kinds import negated_kinds
from duelkit.yugioh.compiler.own_changes import as_it_was_summoned
from duelkit.yugioh.compiler.together import begins_before_calculation, offer_with_card
from duelkit.yugioh.engine.moves.copying import printed
from duelkit.yugioh.language.base import Filter, OfCounters, nodes, verbs
from duelkit.yugioh.language.card import LENT, Card, Effect, EffectKind, LimitScope, Pledge, Procedure
from duelkit.yugioh.language.occasions import When
from duelkit.yugioh.language.terms import Bond, CardType, EventKind, Side, Zone
from duelkit.yugioh.state.card_info import KEEPS_COMING, CardInfo
from duelkit.yugioh.state.categories import C_REDIRECT
from duelkit.yugioh.state.codes import (
    BANISHED,
    DAMAGE_STEP,
    DECK,
    E_FLIPPED,
    E_PHASE,
    EXTRA,
    GRAVEYARD,
    HAND,
    K_ACTIVATION,
    K_CONTINUOUS,
    K_FLIP,
    K_IGNITION,
    K_QUICK,
    K_TRIGGER,
)
from duelkit.yugioh.state.duel import (
    ACTS_BEFORE_DRAW,
    FOR_EITHER,
    GIVES_EFFECTS,
    PROCEDURE_IN_DECK,
    PROCEDURE_IN_PILES,
    QUICK_IN_HAND,
    QUICK_IN_PILES,
    SLOW_IN_PILES,
)
from duelkit.yugioh.state.effect_code import NO_EFFECT, EffectCode
from duelkit.yugioh.state.recipes import ProcedureCode
from duelkit.yugioh.words.filters.meaning import Mentions
from duelkit.yugioh.words.occasions.run import AnyOfOccasions

HIDDEN: Final = Zone.HAND | Zone.DECK | Zone.EXTRA_DECK
_INFO: dict[Card, CardInfo] = {}
_BY_IDENTITY: dict[int, CardInfo] = {}
"""The same by object identity, which avoids hashing; the compiled cards keep the definitions alive."""
_LENT: Final[deque[Card]] = deque()
MOST_LENT: Final = 2_000
"""The maximum number of compiled cards to keep for definitions that were added to the library."""


COPIED: Final = -1
"""In place of a year: the version is what is printed on a card that has another name and effects for a time."""
GIVEN: Final = -2
"""In place of a year: the version is the card without the effects that its materials give it."""


def card_info(definition: Card) -> CardInfo:
    """The compiled card of a definition; the same object each time.

    :raises NotInVocabulary: if the definition uses a word that the engine cannot run.
    """
    known = _BY_IDENTITY.get(id(definition))
    if known is not None and known.definition is definition:
        return known
    info = _INFO.get(definition)
    if info is None:
        info = compile_card(definition)
        _INFO[definition] = info
        if definition.passcode >= LENT:
            _LENT.append(definition)
            if len(_LENT) > MOST_LENT:
                oldest = _LENT.popleft()
                _INFO.pop(oldest, None)
                _BY_IDENTITY.pop(id(oldest), None)
    if info.definition is definition:
        _BY_IDENTITY[id(definition)] = info
    return info


PROCEDURES: Final = 200
"""The index of a card's first procedure among its effects."""


def effect_code(definition: Card, index: int) -> EffectCode:
    """An effect of a compiled card; indices from ``PROCEDURES`` on are its summoning procedures."""
    info = card_info(definition)
    if index < 0:
        return NO_EFFECT
    return info.effects[index] if index < PROCEDURES else info.procedure_effects[index - PROCEDURES]


def _pickled_card(info: CardInfo) -> tuple[object, ...]:
    return (card_info, (info.definition,))


def _pickled_effect(code: EffectCode) -> tuple[object, ...]:
    return (effect_code, (code.definition, code.index))


vocabulary.load(words, "compile")
copyreg.pickle(CardInfo, _pickled_card)  # type: ignore[arg-type]
copyreg.pickle(EffectCode, _pickled_effect)  # type: ignore[arg-type]


def _mentioned(definition: Card) -> Iterator[str]:
    """The Japanese names of the cards that a card's effects, materials and procedures mention."""
    if isinstance(definition.brought_by, tuple):
        yield definition.brought_by[0]
    for node in nodes(definition):
        if node.card_name():
            yield node.card_name()
        elif isinstance(node, Mentions):  # a text that asks for a name has it, too
            yield node.ja


def compile_card(definition: Card) -> CardInfo:
    """Compile a definition."""
    info = CardInfo(definition)
    info.mentions = tuple(dict.fromkeys((*info.mentions, *_mentioned(definition))))
    compiler = Compiler(info)
    if isinstance(definition.brought_by, Filter):
        info.brought_by_kind = compiler.test(definition.brought_by)
    info.not_by = compiler.optional_test(definition.not_by)
    info.ritual_by = compiler.optional_test(definition.ritual_by)
    sort_effects(info, definition, compiler, compile_effects(compiler, definition))
    compile_procedures(compiler, info, definition)
    if definition.tributes is not None:
        info.tributes = compiler.test(definition.tributes)
    info.tributes_too = compiler.optional_test(definition.tributes_too)
    info.recipe = MATERIALS.optional(compiler, definition.materials)
    enter_counters(info, definition)
    enter_other(info, definition)
    info.negates = negated_kinds(definition)
    return info


def enter_other(info: CardInfo, definition: Card) -> None:
    """Enter what a card is otherwise that has another name or further effects for a time."""
    if not definition.versions:
        return
    other = definition.versions[-1]
    if other.until == COPIED:
        info.printed = card_info(other.card)
    elif other.until == GIVEN:
        info.bare = card_info(other.card)
        info.printed = printed(info.bare)


def compile_gift(compiler: Compiler, definition: Card, effect: Effect, index: int) -> EffectCode:
    """Compile to whom the card gives an effect as a material; the effect is compiled for the monster that has it."""
    code = EffectCode(definition, index)
    compiler.effect = code
    compiler.modifiers = []
    compiler.ops = []
    code.kind = K_CONTINUOUS
    code.name = definition.ja
    code.given_to = compiler.optional_test(effect.given_to)
    code.made_with, code.by_equip = effect.made_with, effect.by_equip
    if effect.limit is not None:
        enter_limit(code, effect.limit)
    return code


def compile_effects(compiler: Compiler, definition: Card) -> list[EffectCode]:
    """All effects of a card, including those that they start."""
    kept = [as_it_was_summoned(effect) for effect in definition.effects]
    effects = [
        (compile_effect if effect.given_to is None else compile_gift)(compiler, definition, effect, at)
        for at, effect in enumerate(kept)
    ]
    offer_with_card(compiler, definition, effects)
    begins_before_calculation(definition, effects)
    bind_to_card(definition, effects)
    effects.extend(compiler.further)
    is_monster = bool(definition.types & CardType.MONSTER)
    if is_monster and definition.types & CardType.PENDULUM and not any(e.kind == K_ACTIVATION for e in effects):
        effects.append(pendulum_activation(definition, len(effects)))
    for code in effects:
        enter_occasion(code)
        as_of = definition.effects[code.shown].counts_as if code.shown < len(definition.effects) else None
        if as_of is not None and code.limit_scope == int(LimitScope.THIS_EFFECT):
            code.counted = as_of[0] << 8 | as_of[1]
        code.uses_hidden = code.shown < len(definition.effects) and uses_hidden(definition.effects[code.shown])
        if code.kind == K_TRIGGER and answers_from_the_hand(code):
            code.kind = K_QUICK
            code.from_hand = True
            code.speed = 2
            code.steps = 0 if code.outside_damage_step else DAMAGE_STEP
    return effects


def sort_effects(info: CardInfo, definition: Card, compiler: Compiler, effects: list[EffectCode]) -> None:
    """Enter the effects of a card by kind, and where they can be used."""
    info.effects = tuple(effects)
    info.remains = any(e.kind == EffectKind.ACTIVATION and remains(e) for e in definition.effects)
    info.gifts = tuple(e for e in effects if e.given_to is not None)
    own = [e for e in effects if e.given_to is None and (e not in compiler.further or e in compiler.twins)]
    info.activation = next((e for e in reversed(own) if e.kind == K_ACTIVATION), None)
    info.ignitions = tuple(e for e in own if e.kind == K_IGNITION)
    info.quicks = tuple(e for e in own if e.kind == K_QUICK)
    enter_standing(info, own)
    info.quick_zones = 0
    for code in info.quicks:
        info.quick_zones |= code.zones
        info.quick_down = info.quick_down or code.face_down
    enter_reach(info, definition)


def enter_standing(info: CardInfo, own: list[EffectCode]) -> None:
    """Enter the triggers and the continuous effects of a card."""
    info.triggers = tuple(e for e in own if e.kind in (K_TRIGGER, K_FLIP))
    info.continuous = tuple(e for e in own if e.kind == K_CONTINUOUS)
    info.answered_events = answered_events(info.triggers)
    info.listening = tuple(e for e in info.triggers if e.occasion is not None and listens(e))
    info.standing = (*info.continuous, *info.listening)
    if any(e.zones & HAND and e.zones & GRAVEYARD for e in info.listening):
        info.keeps |= KEEPS_COMING  # in the Graveyard it must have been before the event
    info.leaves_field_effects = tuple(
        e for e in info.continuous if any(is_leaves_field_effect(e, number) for number in e.standing)
    )


def enter_reach(info: CardInfo, definition: Card) -> None:
    """Enter the places other than the field where the card can be used."""
    if (
        info.quick_zones & HAND
        or info.activation is not None
        and (definition.types & CardType.QUICK_PLAY or info.activation.hand_check is not None)
    ):
        info.reach |= QUICK_IN_HAND
    if info.quick_zones & (GRAVEYARD | BANISHED):
        info.reach |= QUICK_IN_PILES
    if any(code.zones & (GRAVEYARD | BANISHED | EXTRA) for code in info.ignitions):
        info.reach |= SLOW_IN_PILES
    if any(_waits_for_draw(effect) for effect in definition.effects):
        info.reach |= ACTS_BEFORE_DRAW
    if any(code.by_either for code in info.effects):
        info.reach |= FOR_EITHER
    if info.gifts:
        info.reach |= GIVES_EFFECTS


def _waits_for_draw(effect: Effect) -> bool:
    """Whether an effect is activated before the draw of the Draw Phase."""
    return isinstance(effect.when, When) and effect.when.event is EventKind.BEFORE_DRAW


def compile_procedures(compiler: Compiler, info: CardInfo, definition: Card) -> None:
    """Compile a card's ways of summoning without activation."""
    procedures: list[ProcedureCode] = []
    codes: list[EffectCode] = []
    for at, procedure in enumerate(definition.procedures):
        made, code = compile_procedure(compiler, definition, procedure, at)
        procedures.append(made)
        codes.append(code)
    if definition.pledge is not None:
        info.pledge = len(codes)
        codes.append(compile_pledge(compiler, definition, definition.pledge, len(codes)))
    info.procedures = tuple(procedures)
    if any(made.zones & ~HAND for made in procedures):
        info.reach |= PROCEDURE_IN_PILES
    if any(made.zones & DECK for made in procedures):
        info.reach |= PROCEDURE_IN_DECK
    info.procedure_effects = tuple(codes)


def enter_counters(info: CardInfo, definition: Card) -> None:
    """Enter the counters that a card's text mentions."""
    info.counters_used = tuple(sorted(counters_in(definition)))
    effects_of_card = tuple(effect for effect in definition.effects if not effect.pendulum)
    counters = [word for word in nodes(effects_of_card) if isinstance(word, OfCounters)]
    info.counters_taken = tuple(sorted({word.name for word in counters if word.takes()}))
    info.counters_held = tuple(sorted({word.name for word in counters if word.holds()}))


def remains(effect: Effect) -> bool:
    """Whether the processing of an activation keeps its own card on the field, or equips it to a target."""
    return any(verb.keeps_its_card() for verb in verbs(effect.resolution))


_STAYING: Final = CardType.CONTINUOUS | CardType.EQUIP | CardType.FIELD | CardType.PENDULUM


def bind_to_card(definition: Card, effects: list[EffectCode]) -> None:
    """Bind the modifiers on monsters that effects Special Summon to the card, if those monsters are linked to it.

    Not to one that goes to the Graveyard once it was processed.
    """
    if definition.types & (CardType.SPELL | CardType.TRAP) and not definition.types & _STAYING:
        if not any(remains(effect) for effect in definition.effects):
            return
    for effect, code in zip(definition.effects, effects, strict=True):
        if any((bond := verb.bond()) and bond[0] is Bond.SUMMONED for verb in verbs(effect.resolution)):
            keep_to_card(code)


def keep_to_card(code: EffectCode) -> None:
    """Bind the modifiers on monsters that a continuous card summons: they apply while the card's effects do.

    Ruling on ウィキッド・リボーン. Redirections of those monsters are not bound.
    """
    for number, modifier in enumerate(code.modifiers):
        if number not in code.restrictions and modifier.side < 0 and modifier.category != C_REDIRECT:
            modifier.by_source = True


def enter_occasion(code: EffectCode) -> None:
    """Copy the main properties of the occasion to the effect itself, since they are checked first."""
    if code.occasion is not None:
        code.awaits = events_of(code.occasion)
        code.responds = code.occasion.responds


def answered_events(triggers: tuple[EffectCode, ...]) -> int:
    """The kinds of events about their own card that triggers wait for, as bits."""
    kinds = 0
    for code in triggers:
        if code.kind == K_FLIP:
            kinds |= 1 << E_FLIPPED
        if code.occasion is not None and code.occasion.about_this:
            kinds |= code.awaits
    return kinds


def uses_hidden(effect: Effect) -> bool:
    """Whether hidden cards can decide if an optional trigger can be activated."""
    if not effect.optional or effect.kind not in (EffectKind.TRIGGER, EffectKind.FLIP):
        return False
    parts = (effect.condition, effect.cost, effect.targets, effect.resolution, effect.choices)
    zones = (getattr(node, each.name) for node in nodes(parts) for each in fields(node))
    return any(isinstance(zone, Zone) and zone & HIDDEN != 0 for zone in zones)


def answers_from_the_hand(code: EffectCode) -> bool:
    """Whether a trigger is used like quick effects: after public triggers, in response to anything.

    These are effects used in the hand (手札誘発) when something else happens (〜時). Those with 〜場合 wait until the
    chain is over, and so remain triggers.
    """
    occasion = code.occasion
    return (
        occasion is not None
        and code.optional
        and code.timing_when
        and code.zones == HAND
        and (not occasion.about_this and E_PHASE not in occasion.kinds)
    )


def counters_in(definition: Card) -> set[str]:
    """The names of the counters that a definition mentions."""
    return {word.name for word in nodes(definition) if isinstance(word, OfCounters)}


def is_leaves_field_effect(code: EffectCode, number: int) -> bool:
    """Whether a modifier is about something that happens to its own card."""
    occasion = code.modifiers[number].occasion
    return occasion is not None and occasion.about_this


def listens(code: EffectCode) -> bool:
    """Whether a trigger is (also) about other cards than its own, or about no card."""
    occasion = code.occasion
    assert occasion is not None
    if isinstance(occasion, AnyOfOccasions):
        return any(not part.about_this for part in occasion.parts)
    return not occasion.about_this


def pendulum_activation(definition: Card, index: int) -> EffectCode:
    """The activation of a Pendulum Monster as a Spell Card in a pendulum zone. Rules: MR3-PEN-06, MR3-PEN-11."""
    code = EffectCode(definition, index)
    code.kind = K_ACTIVATION
    code.speed = 1
    code.pendulum = True
    code.name = definition.ja
    return code


def compile_pledge(compiler: Compiler, definition: Card, pledge: Pledge, at: int) -> EffectCode:
    """Compile what a player cannot do in a turn in which the card is Special Summoned, as a pseudo effect."""
    code = EffectCode(definition, PROCEDURES + at)
    compiler.effect = code
    compiler.modifiers = []
    compiler.ops = []
    code.condition = compiler.optional_check(pledge.condition)
    for modifier in pledge.modifiers:
        compiler.modifiers.extend(compiler.modifier(modifier))
    code.modifiers = tuple(compiler.modifiers)
    return code


def compile_procedure(
    compiler: Compiler, definition: Card, procedure: Procedure, at: int
) -> tuple[ProcedureCode, EffectCode]:
    """Compile a summoning procedure; a pseudo effect contains its cost."""
    code = EffectCode(definition, PROCEDURES + at)
    compiler.effect = code
    compiler.modifiers = []
    compiler.ops = []
    made = ProcedureCode()
    made.kind = int(procedure.kind)
    made.zones = int(procedure.zones)
    made.condition = compiler.optional_check(procedure.condition)
    made.positions = int(procedure.positions)
    made.tributes = procedure.tributes
    made.tributed = compiler.optional_test(procedure.tributed)
    if procedure.tributed_of is not None:
        made.tributed_of = compiler.pool(procedure.tributed_of)
    made.set_too = procedure.set_too
    made.pointed_by = compiler.optional_test(procedure.pointed_by)
    made.column_of = procedure.column_of
    made.onto = compiler.optional_test(procedure.onto)
    made.detached = procedure.detached
    made.to = int(procedure.to)
    if procedure.cost is not None:
        compiler.in_cost = compiler.in_procedure = True
        compiler.to_either = procedure.to is Side.EITHER
        code.cost = compiler.add_program(procedure.cost)
        compiler.in_cost = compiler.in_procedure = compiler.to_either = False
        made.effect = code.cost
        code.cost_picks = picks_of_procedure(code.programs[code.cost].ops)
    for modifier in procedure.modifiers:
        compiler.modifiers.extend(compiler.modifier(modifier))
    for part in compiler.modifiers:
        part.own_text = True
    made.for_good = len(compiler.modifiers)
    for modifier in procedure.this_turn:
        compiler.modifiers.extend(compiler.modifier(modifier))
    code.modifiers = tuple(compiler.modifiers)
    if procedure.limit is not None:
        code.limit_scope = int(procedure.limit.scope)
        code.limit_times = procedure.limit.times
    return made, code
