"""A card put together from what its preface says and from its effects (定義の組み立て)."""

from __future__ import annotations

from dataclasses import replace

from duelkit.yugioh.language.base import AllHold, Condition, DoesNotHold, Joined, Joint, Modifier, Not, Pool, nodes
from duelkit.yugioh.language.card import ONCE_PER_TURN_BY_NAME, Card, Effect, EffectKind, Limit, Procedure, Timing
from duelkit.yugioh.language.clauses import Apply, Are
from duelkit.yugioh.language.nouns import FACE_UP, MONSTER
from duelkit.yugioh.language.selections import THIS, Pick
from duelkit.yugioh.language.terms import Action, CardType, Side, SummonKind, TurnAction, Zone
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.reading.grammar.patterns import plain
from duelkit.yugioh.reading.kinds import STAYING
from duelkit.yugioh.reading.prefaces import (
    Afterwards,
    AlsoNamed,
    Applies,
    Limited,
    Mentioned,
    Own,
    PendulumLevel,
    Restricted,
    Said,
    Summoned,
)
from duelkit.yugioh.reading.refusals import Refused
from duelkit.yugioh.text.grammar.reading import parts_of_condition
from duelkit.yugioh.words.battle.meaning import HasAttacked
from duelkit.yugioh.words.conditions.meaning import HasDone, HasSummoned
from duelkit.yugioh.words.destroying.meaning import InsteadOfDestruction
from duelkit.yugioh.words.equipping.meaning import Equip
from duelkit.yugioh.words.material_summons.meaning import FusionMaterials
from duelkit.yugioh.words.permissions.meaning import Cannot


def assembled(
    card: Card,
    said: tuple[Said, ...],
    numbered: list[Effect | None],
    ways: dict[int, Procedure],
    before: tuple[Effect, ...],
    *,
    monster: bool,
    pendulum: bool,
) -> tuple[Card, tuple[Effect, ...]]:
    """The card with what its preface says of it, and its effects.

    :param numbered: the numbered effects; ``None`` where there is a way of summoning.
    :param ways: the ways of summoning, by their numbers.
    :param before: the activation, if the preface tells it.
    :raises Refused: if the preface says something that the effects do not bear out.
    """
    for each in said:
        whose = getattr(each, "whose", "")
        if whose and plain(whose) != plain(card.ja):
            raise Refused("a limit of another card", whose)
    effects = list(numbered)
    limit = _limited(said, effects, ways)
    spoken: tuple[int, ...] = ()
    for each in said:
        if isinstance(each, Limited):
            spoken = tuple(mark for mark in each.marks if mark >= 0)
        elif isinstance(each, Restricted):
            effects = _restricted(effects, each, each.marks or spoken)
    card = _summoned(card, said, ways)
    listed = [effect for effect in effects if effect is not None]
    standing = tuple(
        Effect(EffectKind.CONTINUOUS, None, each.condition, modifiers=each.modifiers, cannot_be_negated=each.always)
        for each in said
        if isinstance(each, Applies)
    )
    if monster or pendulum:
        return card, (*before, *standing, *listed)
    return card, tuple(_activated(card, [*standing, *listed], before, limit))


def _restricted(effects: list[Effect | None], restriction: Restricted, marks: tuple[int, ...]) -> list[Effect | None]:
    """The effects that are meant, with the restriction: the card's activation, or those that were spoken of, or all."""
    after: list[Effect | None] = []
    for number, effect in enumerate(effects):
        meant = (
            effect is not None
            and effect.kind is not EffectKind.CONTINUOUS
            and (effect.kind is EffectKind.ACTIVATION if restriction.of_card else not marks or number in marks)
        )
        after.append(restricted(effect, restriction.restriction) if meant and effect is not None else effect)
    if after == effects:
        raise Refused("not understood", "を発動するターン")
    return after


def _limited(said: tuple[Said, ...], effects: list[Effect | None], ways: dict[int, Procedure]) -> Limit | None:
    """Give effects and ways of summoning their limits; the limit of the card's activation is answered."""
    activation: Limit | None = None
    for each in said:
        if not isinstance(each, Limited):
            continue
        if each.marks == (-1,):
            activation = each.limit
            continue
        marks = each.marks or tuple(number for number in range(len(effects)) if effects[number] is not None)
        if each.method and not each.marks:
            continue
        for number in marks:
            if number >= len(effects):
                raise Refused("a limit of an effect that is not there", str(number + 1))
            effect = effects[number]
            if each.method != (effect is None):
                raise Refused("a limit of another kind of effect", str(number + 1))
            if effect is None:
                ways[number] = replace(ways[number], limit=each.limit)
                continue
            if effect.limit is not None or not _countable(effect):
                raise Refused("a limit that the effect cannot have", str(number + 1))
            effects[number] = replace(effect, limit=each.limit)
    return activation


def _countable(effect: Effect) -> bool:
    """Whether its uses are counted: it is activated, or done instead of something."""
    return effect.kind is not EffectKind.CONTINUOUS or all(
        isinstance(each, InsteadOfDestruction) for each in effect.modifiers
    )


def restricted(effect: Effect, restriction: Apply) -> Effect:
    """The effect with what applies in the turn of its activation, and the condition that nothing of it was done.

    :raises Refused: if it is not known how to ask whether it was done.
    """
    before = tuple(_not_done(modifier, restriction.to) for modifier in restriction.modifiers)
    held = (*(parts_of_condition(effect.condition)), *dict.fromkeys(before))
    condition = held[0] if len(held) == 1 else AllHold(tuple(held))
    cost = restriction if effect.cost is None else Joined(Joint.ALSO, effect.cost, restriction)
    return replace(effect, condition=condition, cost=cost)


def _not_done(node: Modifier, to: object) -> Condition:
    """That what is forbidden was not done this turn."""
    if isinstance(node, Cannot):
        plain_ban = node == Cannot(node.action, None, Side.YOU, unless=node.unless, zones=node.zones)
        if node.action is Action.ATTACK and to == THIS and node == Cannot(Action.ATTACK):
            return Are(THIS, Not(HasAttacked()))
        if plain_ban and node.action is Action.CONDUCT_BATTLE_PHASE and node.unless is None:
            return DoesNotHold(HasDone(TurnAction.CONDUCTED_BATTLE_PHASE))
        if plain_ban and node.action is Action.SPECIAL_SUMMON:
            if node.unless is None and not node.zones:
                return DoesNotHold(HasDone(TurnAction.SPECIAL_SUMMONED))
            which = canonical(Not(node.unless)) if node.unless is not None else MONSTER
            return DoesNotHold(HasSummoned(which, node.zones))
        if plain_ban and node.action is Action.NORMAL_SUMMON and node.unless is None:
            return DoesNotHold(HasDone(TurnAction.NORMAL_SUMMONED))
    raise Refused("not understood", "を発動するターン")


def _summoned(card: Card, said: tuple[Said, ...], ways: dict[int, Procedure]) -> Card:
    """The card with its ways of being summoned. In one piece: one sentence of the preface after the other."""
    own: list[Procedure] = []
    names: tuple[tuple[str, str], ...] = ()
    alone = strictly = False
    kinds = SummonKind(0)
    for each in said:
        if isinstance(each, Mentioned):
            card = replace(card, mentions=(*card.mentions, each.names))
        elif isinstance(each, PendulumLevel):
            card = replace(card, pendulum_level=each.level)
        elif isinstance(each, AlsoNamed):
            names += each.names
        elif isinstance(each, Own):
            own.append(replace(each.procedure, limit=None))
            from_extra = each.procedure.zones == Zone.EXTRA_DECK and each.extra
            alone, strictly = alone or each.only and not from_extra, strictly or each.only and from_extra
            if each.whose:
                own[-1] = replace(own[-1], limit=ONCE_PER_TURN_BY_NAME)
        elif isinstance(each, Summoned):
            if each.not_from:
                card = replace(card, not_from=card.not_from | each.not_from)
            if each.never:
                card = replace(card, no_special_summon=True)
            if each.special:
                card = replace(card, types=card.types | CardType.SPECIAL)
            if each.by is not None or each.by_itself:
                card = replace(card, brought_by=each.by or (card.ja, card.en))
            kinds |= each.kinds
            if each.only_these and isinstance(card.materials, FusionMaterials):
                card = replace(card, materials=replace(card.materials, only_these=True))
            alone, strictly = alone or each.always, strictly or each.strictly
    for each in said:
        if isinstance(each, Limited) and each.method and not each.marks:
            if len(own) != 1:
                raise Refused("a limit of a way of summoning that is not there", card.ja)
            own = [replace(own[0], limit=each.limit)]
        elif isinstance(each, Afterwards):
            if len(own) != 1 or own[0].modifiers:
                raise Refused("what applies after a way of summoning that is not there", card.ja)
            own = [replace(own[0], modifiers=each.modifiers)]
    return _only(card, said, (*own, *ways.values()), kinds, names, alone, strictly)


def _only(
    card: Card,
    said: tuple[Said, ...],
    own: tuple[Procedure, ...],
    kinds: SummonKind,
    names: tuple[tuple[str, str], ...],
    alone: bool,
    strictly: bool,
) -> Card:
    special = bool(card.types & CardType.SPECIAL)
    ways = [way for way in own if way.kind is SummonKind.SPECIAL]
    only = card.only_by
    by_effects = any(isinstance(each, Summoned) and each.by_effects for each in said)
    if kinds & ~only & ~SummonKind.SPECIAL and only:
        raise Refused("a way of summoning that the card does not have", card.ja)
    if card.types & CardType.RITUAL and card.types & CardType.MONSTER:
        if special or ways:
            raise Refused("not understood", "Ritual Monster with a way of its own")
    elif card.in_extra_deck:
        if special:
            raise Refused("not understood", "Extra Deck monster that cannot be Normal Summoned")
        if ways and any(way.zones != Zone.EXTRA_DECK for way in ways):
            raise Refused("not understood", "a way of summoning from elsewhere")
        if ways:
            only = (only if kinds or not alone and not strictly else SummonKind(0)) | SummonKind.SPECIAL
        elif card.brought_by is not None:
            only = SummonKind.SPECIAL
    elif special:
        if not ways and not by_effects and card.brought_by is None and not kinds:
            raise Refused("not understood", "no way of Special Summoning is told")
        only = kinds or (SummonKind(0) if by_effects else SummonKind.SPECIAL)
    elif kinds or by_effects or card.brought_by is not None:
        if card.types & CardType.MONSTER and not kinds and (by_effects or card.brought_by is None):
            raise Refused("not understood", "a way of Special Summoning")
        only = kinds or SummonKind.SPECIAL
    return replace(card, only_by=only, always=alone, strictly=strictly, also_named=names, procedures=own)


def _activated(card: Card, listed: list[Effect], before: tuple[Effect, ...], limit: Limit | None) -> list[Effect]:
    """The effects of a spell or trap with the activation of the card itself first."""
    first = [effect for effect in (*before, *listed) if effect.kind is EffectKind.ACTIVATION]
    others = [effect for effect in (*before, *listed) if effect.kind is not EffectKind.ACTIVATION]
    if not first and card.types & STAYING:
        activation = Effect(EffectKind.ACTIVATION, timing=Timing.WHEN)
        if card.types & CardType.EQUIP:
            if any(
                isinstance(node, Equip) and node.what == THIS
                for effect in others
                if not effect.zones
                for node in nodes(effect)
            ):
                raise Refused("not understood", "what the card is equipped to")
            anyone = Pool(canonical(MONSTER & FACE_UP), Zone.FIELD, Side.EITHER)
            activation = replace(activation, targets=(Pick(anyone),), resolution=Equip())
        first = [activation]
    if limit is not None and first:
        first[0] = replace(first[0], limit=limit)
    return [*first, *others]
