"""A card assembled from its preface and its effects (定義の組み立て)."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from operator import or_

from duelkit.yugioh.language.base import AllHold, Condition, DoesNotHold, Joined, Joint, Modifier, Not, Pool, verbs
from duelkit.yugioh.language.card import (
    ONCE_PER_TURN,
    ONCE_PER_TURN_BY_NAME,
    ONCE_WHILE_FACE_UP,
    Card,
    Effect,
    EffectKind,
    Limit,
    LimitScope,
    Pledge,
    Procedure,
    Timing,
)
from duelkit.yugioh.language.clauses import Apply, Are, While
from duelkit.yugioh.language.nouns import FACE_UP, MONSTER
from duelkit.yugioh.language.permissions import Action
from duelkit.yugioh.language.selections import THIS, Pick
from duelkit.yugioh.language.terms import CardType, Handling, Side, SummonKind, TurnAction, Zone
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.reading.grammar.patterns import plain
from duelkit.yugioh.reading.grammar.refusals import Refused
from duelkit.yugioh.reading.grammar.statements import (
    Afterwards,
    AlsoNamed,
    Applies,
    Limited,
    MadeWith,
    Mentioned,
    Own,
    PendulumLevel,
    Pledged,
    Restricted,
    Statement,
    Summoned,
)
from duelkit.yugioh.reading.kinds import STAYING
from duelkit.yugioh.text.grammar.reading import parts_of_condition
from duelkit.yugioh.words.battle.meaning import HasAttacked
from duelkit.yugioh.words.conditions.meaning import HasDone, HasSummoned
from duelkit.yugioh.words.equipping.meaning import Equip
from duelkit.yugioh.words.material_summons.meaning import FusionMaterials, LinkMaterials, SynchroMaterials, XyzMaterials
from duelkit.yugioh.words.permissions.meaning import Cannot


def assembled(
    card: Card,
    statements: tuple[Statement, ...],
    numbered: list[Effect | None],
    ways: dict[int, Procedure],
    before: tuple[Effect, ...],
    *,
    monster: bool,
    pendulum: bool,
) -> tuple[Card, tuple[Effect, ...]]:
    """Returns the card with what its preface states, and its effects.

    :param numbered: the numbered effects; ``None`` where the text is a way of summoning.
    :param ways: the ways of summoning, by their numbers.
    :param before: the activation, if the preface describes it.
    :raises Refused: if the preface contradicts the effects.
    """
    for each in statements:
        whose = getattr(each, "whose", "")
        if whose and plain(whose) != plain(card.ja):
            raise Refused("a limit of another card", whose)
    effects = list(numbered)
    limit = _limited(statements, effects, ways)
    spoken: tuple[int, ...] = ()
    for each in statements:
        if isinstance(each, Limited):
            spoken = tuple(mark for mark in each.marks if mark >= 0)
        elif isinstance(each, Restricted):
            effects = _restricted(effects, each, each.marks or spoken)
    card = _summoned(card, statements, ways)
    listed = [effect for effect in effects if effect is not None]
    standing = tuple(
        Effect(EffectKind.CONTINUOUS, None, each.condition, modifiers=each.modifiers, cannot_be_negated=each.always)
        for each in statements
        if isinstance(each, Applies)
    )
    if monster or pendulum:
        return card, (*before, *standing, *listed)
    return card, tuple(_activated(card, [*standing, *listed], before, limit))


def _restricted(effects: list[Effect | None], restriction: Restricted, marks: tuple[int, ...]) -> list[Effect | None]:
    """Apply a restriction to the effects it is about: the card's activation, those mentioned, or all."""
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


def _limited(
    statements: tuple[Statement, ...], effects: list[Effect | None], ways: dict[int, Procedure]
) -> Limit | None:
    """Apply the limits to effects and ways of summoning; returns the limit of the card's activation."""
    activation: Limit | None = None
    for each in statements:
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
            effects[number] = replace(effect, limit=_with_own_limit(effect, each.limit, number))
    return activation


def _with_own_limit(effect: Effect, limit: Limit, number: int) -> Limit:
    """The limit of an effect, with that of its own text (表側表示で存在する限り１度だけ).

    :raises Refused: if the effect cannot have this limit.
    """
    if effect.limit is ONCE_WHILE_FACE_UP and limit.also is None:
        return replace(ONCE_WHILE_FACE_UP, also=limit)
    if effect.limit == ONCE_PER_TURN and limit.scope is LimitScope.CHAIN_OF_NAME and limit.also is None:
        return replace(ONCE_PER_TURN, also=limit)
    if effect.limit is not None or not _countable(effect):
        raise Refused("a limit that the effect cannot have", str(number + 1))
    return limit


def _countable(effect: Effect) -> bool:
    """Whether its uses can be limited: it is activated, or replaces something."""
    return effect.kind is not EffectKind.CONTINUOUS or all(each.counts_uses() for each in effect.modifiers)


def restricted(effect: Effect, restriction: Apply) -> Effect:
    """The effect with an activation restriction, and with the condition that nothing it forbids was done before.

    :raises Refused: if no condition says whether it was done.
    """
    before = tuple(_not_done(modifier, restriction.to) for modifier in restriction.modifiers)
    held = (*(parts_of_condition(effect.condition)), *dict.fromkeys(before))
    condition = held[0] if len(held) == 1 else AllHold(tuple(held))
    cost = restriction if effect.cost is None else Joined(Joint.ALSO, effect.cost, restriction)
    return replace(effect, condition=condition, cost=cost)


def _pledge(restriction: Apply) -> Pledge:
    """What the card's Special Summon forbids for its turn.

    :raises Refused: if no condition says whether it was done.
    """
    before = tuple(dict.fromkeys(_not_done(modifier, None) for modifier in restriction.modifiers))
    return Pledge(restriction.modifiers, before[0] if len(before) == 1 else AllHold(before))


def _not_done(node: Modifier, to: object) -> Condition:
    """The condition that what a modifier forbids was not done this turn."""
    if isinstance(node, Cannot):
        plain_ban = node == Cannot(node.action, None, Side.YOU, unless=node.unless, zones=node.zones)
        attack = node.action in (Action.ATTACK, Action.DECLARE_ATTACK)
        if attack and to == THIS and node == Cannot(node.action):
            return Are(THIS, Not(HasAttacked()))
        if node == Cannot(Action.ATTACK_DIRECTLY) and to == THIS:
            return Are(THIS, Not(HasAttacked(directly=True)))
        if plain_ban and node.action is Action.CONDUCT_BATTLE_PHASE and node.unless is None:
            return DoesNotHold(HasDone(TurnAction.CONDUCTED_BATTLE_PHASE))
        if node == Cannot(Action.SPECIAL_SUMMON, None, Side.YOU, spared=SummonKind.PENDULUM):
            return DoesNotHold(HasDone(TurnAction.SUMMONED_OTHERWISE))
        if plain_ban and node.action is Action.SPECIAL_SUMMON:
            if node.unless is None and not node.zones:
                return DoesNotHold(HasDone(TurnAction.SPECIAL_SUMMONED))
            which = canonical(Not(node.unless)) if node.unless is not None else MONSTER
            return DoesNotHold(HasSummoned(which, node.zones))
        if plain_ban and node.action in (Action.NORMAL_SUMMON, Action.SET_MONSTER) and node.unless is None:
            return DoesNotHold(HasDone(TurnAction.NORMAL_SUMMONED))
    return _not_drawn(node)


def _not_drawn(node: Modifier) -> Condition:
    """The condition that no card was drawn by an effect this turn, or that what forbids something does not hold yet."""
    if node == Cannot(Action.DRAW_BY_EFFECT, None, Side.YOU):
        return DoesNotHold(HasDone(TurnAction.DREW_BY_EFFECT))
    if isinstance(node, While) and all(isinstance(each, Cannot) for each in node.modifiers):
        return DoesNotHold(node.condition)
    raise Refused("not understood", "を発動するターン")


def _summoned(card: Card, statements: tuple[Statement, ...], ways: dict[int, Procedure]) -> Card:
    """The card with the ways in which it can be summoned.

    :param ways: the numbered ones.
    """
    names: tuple[tuple[str, str], ...] = ()
    summons = [each for each in statements if isinstance(each, Summoned)]
    for each in statements:
        if isinstance(each, Mentioned):
            card = replace(card, mentions=(*card.mentions, each.names))
        elif isinstance(each, PendulumLevel):
            card = replace(card, pendulum_level=each.level)
        elif isinstance(each, Pledged):
            card = replace(card, pledge=_pledge(each.restriction))
        elif isinstance(each, AlsoNamed):
            names += each.names
            card = replace(card, renamed=card.renamed or each.only)
        elif isinstance(each, Summoned):
            card = _with_summon(card, each)
    card = _made_with(card, statements)
    own = _with_limit(card, statements, [_own_way(each) for each in statements if isinstance(each, Own)])
    alone = [each for each in statements if isinstance(each, Own) and each.only]
    strict = [_from_extra_deck(each) for each in alone]
    card = replace(
        card,
        also_named=names,
        procedures=(*own, *ways.values()),
        always=any(each.always for each in summons) or not all(strict),
        strictly=any(each.strictly for each in summons) or any(strict),
    )
    return replace(card, only_by=_only(card, statements))


def _with_summon(card: Card, summon: Summoned) -> Card:
    """The card with what one sentence says about its summon."""
    materials = card.materials
    if summon.only_these and isinstance(materials, FusionMaterials):
        materials = replace(materials, only_these=True)
    return replace(
        card,
        not_from=card.not_from | summon.not_from,
        after_field=card.after_field or summon.after_field,
        no_special_summon=card.no_special_summon or summon.never,
        types=card.types | (CardType.SPECIAL if summon.special else CardType(0)),
        brought_by=summon.by or ((card.ja, card.en) if summon.by_itself else card.brought_by),
        materials=materials,
        tributes=summon.tributes or card.tributes,
        tributes_too=summon.tributes_too or card.tributes_too,
        ritual_by=summon.ritual_by or card.ritual_by,
    )


def _made_with(card: Card, statements: tuple[Statement, ...]) -> Card:
    """The card with what its preface says about further materials.

    :raises Refused: if it has no such materials.
    """
    for further in statements:
        if not isinstance(further, MadeWith):
            continue
        made = card.materials
        if further.stand_in is not None and isinstance(made, SynchroMaterials) and made.tuners == 1:
            card = replace(card, materials=replace(made, stand_in=further.stand_in))
        elif further.of_opponent is not None and isinstance(made, LinkMaterials):
            card = replace(card, materials=replace(made, of_opponent=further.of_opponent))
        elif further.counting is not None and isinstance(made, XyzMaterials):
            card = replace(card, materials=replace(made, counting=further.counting))
        else:
            raise Refused("not understood", "materials of another kind")
    return card


def _from_extra_deck(own: Own) -> bool:
    """Whether a way of summoning says that it is from the Extra Deck."""
    return own.procedure.zones == Zone.EXTRA_DECK and own.extra


def _own_way(own: Own) -> Procedure:
    return replace(own.procedure, limit=ONCE_PER_TURN_BY_NAME if own.whose else None)


def _with_limit(card: Card, statements: tuple[Statement, ...], own: list[Procedure]) -> list[Procedure]:
    """The way of summoning with its limit and with what applies afterwards.

    :raises Refused: if the preface mentions a way of summoning that the card does not have.
    """
    for each in statements:
        if isinstance(each, Limited) and each.method and not each.marks:
            if len(own) != 1:
                raise Refused("a limit of a way of summoning that is not there", card.ja)
            own = [replace(own[0], limit=each.limit)]
        elif isinstance(each, Afterwards):
            if len(own) != 1 or own[0].modifiers:
                raise Refused("what applies after a way of summoning that is not there", card.ja)
            own = [replace(own[0], modifiers=each.modifiers)]
    return own


def _only(card: Card, statements: tuple[Statement, ...]) -> SummonKind:
    """The only kinds of summon by which the card can be Special Summoned.

    :raises Refused: if the preface does not fit the card.
    """
    summons = [each for each in statements if isinstance(each, Summoned)]
    kinds = reduce(or_, (each.kinds for each in summons), SummonKind(0))
    by_effects = any(each.by_effects for each in summons)
    ways = [way for way in card.procedures if way.kind is SummonKind.SPECIAL]
    only = card.only_by
    if only and kinds & ~only & ~SummonKind.SPECIAL:
        raise Refused("a way of summoning that the card does not have", card.ja)
    if card.in_extra_deck:
        return _only_of_extra_deck(card, ways, kinds)
    if card.types & CardType.RITUAL and card.types & CardType.MONSTER:
        if card.types & CardType.SPECIAL or ways:
            raise Refused("not understood", "Ritual Monster with a way of its own")
        return only
    if card.types & CardType.SPECIAL:
        if not any((ways, by_effects, kinds, card.brought_by)):
            raise Refused("not understood", "no way of Special Summoning is told")
        return kinds or (SummonKind(0) if by_effects else SummonKind.SPECIAL)
    return _only_as_stated(card, kinds, by_effects=by_effects)


def _only_as_stated(card: Card, kinds: SummonKind, *, by_effects: bool) -> SummonKind:
    """The only Special Summons of a card that can be Normal Summoned."""
    if not kinds and not by_effects and card.brought_by is None:
        return card.only_by
    if card.types & CardType.MONSTER and not kinds and (by_effects or card.brought_by is None):
        raise Refused("not understood", "a way of Special Summoning")
    return kinds or SummonKind.SPECIAL


def _only_of_extra_deck(card: Card, ways: list[Procedure], kinds: SummonKind) -> SummonKind:
    """The only Special Summons of an Extra Deck monster."""
    if card.types & CardType.SPECIAL:
        raise Refused("not understood", "Extra Deck monster that cannot be Normal Summoned")
    if any(way.zones != Zone.EXTRA_DECK for way in ways):
        raise Refused("not understood", "a way of summoning from elsewhere")
    if ways:
        freely = kinds or not card.always and not card.strictly
        return (card.only_by if freely else SummonKind(0)) | SummonKind.SPECIAL
    return card.only_by if card.brought_by is None else SummonKind.SPECIAL


def _activated(card: Card, listed: list[Effect], before: tuple[Effect, ...], limit: Limit | None) -> list[Effect]:
    """The effects of a Spell or Trap, the activation of the card first."""
    first = [effect for effect in (*before, *listed) if effect.kind is EffectKind.ACTIVATION]
    others = [effect for effect in (*before, *listed) if effect.kind is not EffectKind.ACTIVATION]
    if not first and card.types & STAYING:
        first = [Effect(EffectKind.ACTIVATION, timing=Timing.WHEN)]
    if card.types & CardType.EQUIP and first:
        first[0] = _equipping(first[0], others)
    if limit is not None and first:
        first[0] = replace(first[0], limit=limit)
    return [*first, *others]


def _equipping(activation: Effect, others: list[Effect]) -> Effect:
    """The activation of an Equip Spell, which any face-up monster can be equipped with if the text names none.

    :raises Refused: if another effect equips it, or its own activation has a cost.
    """
    if activation.resolution is not None or activation.targets:
        return activation
    if any(
        Handling.EQUIPPED in verb.mentioned_as and verb.works_on() == THIS
        for effect in others
        if not effect.zones
        for verb in verbs(effect)
    ):
        raise Refused("not understood", "what the card is equipped to")
    if any(effect.kind is EffectKind.IGNITION and not effect.optional for effect in others):
        raise Refused("not understood", "発動する")  # of the card itself: 属性を１つ宣言して発動する
    anyone = Pool(canonical(MONSTER & FACE_UP), Zone.FIELD, Side.EITHER)
    return replace(activation, targets=(Pick(anyone),), resolution=Equip())
