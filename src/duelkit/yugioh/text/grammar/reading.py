"""How an effect is read before it is worded: its restrictions, its point of time, what it says of itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final

from duelkit.yugioh.language.base import (
    All,
    AllHold,
    Condition,
    DoesNotHold,
    Filter,
    Joined,
    Modifier,
    Not,
    Occasion,
    OneHolds,
    Pool,
    Verb,
    nodes,
    verbs,
)
from duelkit.yugioh.language.card import ONCE_PER_TURN_BY_NAME, Card, Effect, EffectKind, Limit
from duelkit.yugioh.language.clauses import Apply, Are, Exists, If, InPhase, InStep, TurnOf
from duelkit.yugioh.language.nouns import MONSTER, IsAmong, IsThis, Named
from duelkit.yugioh.language.occasions import Activated, AnyEvent, AnyOccasion, When
from duelkit.yugioh.language.selections import LINKED, THIS, Pick, Ref, RefKind, one_by_one
from duelkit.yugioh.language.terms import Because, Bond, EventKind, Handling, Side, Would, Zone
from duelkit.yugioh.text.grammar.heads import parts_of
from duelkit.yugioh.words.battle.meaning import HasAttacked, InsteadOfBattleDamage, IsBattling
from duelkit.yugioh.words.conditions.meaning import (
    NOT_SENT_THIS_TURN,
    CameHere,
    ChainIsEmpty,
    HasActivated,
    HasDone,
    HasSummoned,
)
from duelkit.yugioh.words.summoning.meaning import BecomeMonster, SummonsPerTurn


def restrictions_of(cost: Verb | None) -> tuple[Verb | None, list[Apply]]:
    """Take the modifiers out of a cost: they bind for the turn of the activation."""
    if cost is None:
        return None, []
    if isinstance(cost, Apply):
        return None, [cost]
    if isinstance(cost, Joined):
        first, restrictions = restrictions_of(cost.first)
        second, more = restrictions_of(cost.second)
        if first is None or second is None:
            return first or second, restrictions + more
        return replace(cost, first=first, second=second), restrictions + more
    return cost, []


def parts_of_condition(node: Condition | None) -> list[Condition]:
    """The parts that all hold, however they were put together."""
    if node is None:
        return []
    if isinstance(node, AllHold):
        return [each for part in node.parts for each in parts_of_condition(part)]
    return [node]


def whole(parts: list[Condition]) -> Condition | None:
    """The condition that all parts hold."""
    return None if not parts else parts[0] if len(parts) == 1 else AllHold(tuple(parts))


def only_moments(node: OneHolds) -> bool:
    """Whether every part is nothing but a point of time."""
    return all(isinstance(each, TurnOf | InPhase | InStep) for part in node.parts for each in parts_of_condition(part))


_NOT_ATTACKED: Final = (Are(THIS, Not(HasAttacked())), Are(THIS, Not(HasAttacked(directly=True))))


def stated_parts(effect: Effect) -> list[Condition]:
    """The parts of an effect's condition, without what a restriction says already and what a remark says."""
    restrictions = restrictions_of(effect.cost)[1]
    kept = []
    for part in parts_of_condition(effect.condition):
        if isinstance(part, ChainIsEmpty) or part == NOT_SENT_THIS_TURN and sent_earlier(effect):
            continue
        done = isinstance(part, DoesNotHold) and isinstance(part.part, HasDone | HasSummoned | HasActivated)
        if restrictions and (done or part in _NOT_ATTACKED):
            continue
        kept.append(part)
    return kept


def sent_earlier(effect: Effect) -> bool:
    """Whether a remark says that the effect cannot be used in the turn in which its card came to the graveyard."""
    return effect.zones == Zone.GRAVEYARD and NOT_SENT_THIS_TURN in parts_of_condition(effect.condition)


def one_arrival(node: Condition) -> Condition:
    """戦闘・効果で破壊され墓地へ送られた: two ways to come here that differ in the cause, as one."""
    if not isinstance(node, OneHolds) or len(node.parts) != 2:
        return node
    first, second = node.parts
    if not isinstance(first, CameHere) or not isinstance(second, CameHere):
        return node
    causes = Because.BATTLE | Because.EFFECT
    if first.because ^ second.because != causes or first != replace(second, because=first.because):
        return node
    return replace(first, because=first.because | second.because)


def following_phase(parts: list[Condition], zones: Zone = Zone(0)) -> CameHere | None:
    """The part that asks for the next phase of its kind; taken out if it asks for nothing else.

    :param zones: where the card is; that it was banished is always said.
    """
    for part in parts:
        if isinstance(part, CameHere) and part.next is not None:
            if part == CameHere(next=part.next, of=part.of) and zones != Zone.BANISHED:
                parts.remove(part)
            return part
    return None


def nothing_but(node: Condition) -> Filter | None:
    """The property that every monster on a field must have, if that is the condition."""
    if not isinstance(node, Exists) or node.at_most != 0 or node.pool.zones != Zone.FIELD or node.pool.more:
        return None
    parts = parts_of(node.pool.filter)
    others = [part.part for part in parts if isinstance(part, Not)]
    return others[0] if len(parts) == 2 and MONSTER in parts and others else None


def only_these(parts: Sequence[Condition]) -> Exists | None:
    """Of two conditions that together say what all monsters on a field are (〜のみ), the one that says that there are
    some, and how many.
    """
    for first, second in (parts, reversed(parts)) if len(parts) == 2 else ():
        what = nothing_but(second)
        if (
            what is not None
            and isinstance(first, Exists)
            and isinstance(second, Exists)
            and (
                first.pool.zones == Zone.FIELD
                and first.pool.side == second.pool.side
                and not first.pool.more
                and (first.at_most == first.at_least or first.at_most is None and first.at_least == 1)
            )
            and ({MONSTER, *parts_of(first.pool.filter)} == {MONSTER, *parts_of(what)})
        ):
            return first
    return None


def together_named(parts: list[Condition]) -> list[Condition]:
    """Merge conditions printed together: cards of several names in one place (「A」「B」が存在する), only one kind."""
    for pair in combinations(parts, 2):
        if only_these(pair) is not None:
            at = parts.index(pair[0])
            rest = [part for part in parts if part not in pair]
            return together_named([*rest[:at], AllHold(pair), *rest[at:]])
    plain: list[Exists] = [
        part
        for part in parts
        if isinstance(part, Exists)
        and part.at_most is None
        and part.at_least == 1
        and isinstance(part.pool.filter, Named)
        and not part.pool.more
    ]
    if len(plain) < 2 or len({(part.pool.zones, part.pool.side) for part in plain}) > 1:
        return parts
    names = All(tuple(part.pool.filter for part in plain))
    together = Exists(Pool(names, plain[0].pool.zones, plain[0].pool.side))
    return [*(part for part in parts if part not in plain), together]


def still_required(effect: Effect) -> tuple[Verb | None, bool]:
    """The processing, and whether the condition of the activation must still hold for it."""
    verb = effect.resolution
    if isinstance(verb, If) and verb.otherwise is None and effect.condition is not None:
        asked = parts_of_condition(verb.condition)
        if asked and set(asked) == set(stated_parts(effect)):
            return verb.verb, True
    return verb, False


def before_bullets(sentences: list[str], remarks: list[str]) -> list[str]:
    """Remarks at the end, but before the lines of a list (●)."""
    first = next((place for place, sentence in enumerate(sentences) if sentence.startswith("●")), len(sentences))
    return [*sentences[:first], *remarks, *sentences[first:]]


def events_of(occasion: Occasion | None) -> tuple[When | Activated, ...]:
    """The single events of an occasion."""
    if isinstance(occasion, AnyEvent):
        return occasion.events
    if isinstance(occasion, AnyOccasion):
        return occasion.occasions
    return (occasion,) if isinstance(occasion, When | Activated) else ()


def together(node: AnyOccasion) -> Activated | None:
    """Activations that differ only in what they would do, as one that would do any of that."""
    first = node.occasions[0]
    if not isinstance(first, Activated):
        return None
    would = Would(0)
    for each in node.occasions:
        if not isinstance(each, Activated) or replace(each, would=Would(0)) != replace(first, would=Would(0)):
            return None
        would |= each.would
    return replace(first, would=would)


def falls_to_attack(effect: Effect, fight: IsBattling) -> bool:
    """Whether the event is that a card is destroyed by an opponent's monster that attacks."""
    return fight.attacking is False and any(
        isinstance(event, When)
        and event.by is Side.OPPONENT
        and event.by_card is None
        and bool(event.because & Because.BATTLE)
        and not event.because & Because.EFFECT
        and (event.event is EventKind.DESTROYED or bool(event.because & Because.DESTROYED))
        for event in events_of(effect.when)
    )


def strikes_down(effect: Effect, fight: IsBattling) -> bool:
    """Whether the event is that a monster destroys another by an attack (〜の攻撃で); not said so of this card."""
    return (
        fight.attacking is True
        and fight.opposing is None
        and not fight.direct
        and not isinstance(fight.yours, IsThis)
        and isinstance(effect.when, When)
        and effect.when.event is EventKind.DESTROYS_BY_BATTLE
        and effect.when.who == fight.yours
    )


def becomes_monster(effect: Effect) -> bool:
    """Whether a trap's activation brings it out as a monster before all else (このカードは発動後、…)."""
    verb = effect.resolution
    while isinstance(verb, Joined):
        verb = verb.first
    return effect.kind is EffectKind.ACTIVATION and isinstance(verb, BecomeMonster)


def about_itself(effect: Effect) -> bool:
    """Whether the event is about this card."""
    return any(
        isinstance(event, When)
        and (isinstance(event.who, IsThis) or (isinstance(event.who, All) and IsThis() in event.who.parts))
        for event in events_of(effect.when)
    )


def of_bound(verb: Verb) -> bool:
    """Whether a verb sends away or banishes the cards that this one is bound to."""
    return verb.works_on() == LINKED and not verb.mentioned_as.isdisjoint({Handling.SENT, Handling.BANISHED})


def binds_player(modifier: Modifier) -> bool:
    """Whether it is about what a player may do, not about a card."""
    return modifier.bound_side() is not None


def has_this(node: object) -> bool:
    """Whether a definition refers to this card, alone or as one of several."""
    return any(
        isinstance(each, Ref) and each.kind is RefKind.THIS or isinstance(each, Pick) and each.including == IsThis()
        for each in nodes(node)
    )


def summons_itself(effect: Effect) -> bool:
    """Whether the effect brings this card out."""
    return any(THIS in one_by_one(what) for verb in verbs(effect.resolution) if (what := verb.summons()) is not None)


def is_numbered(effect: Effect) -> bool:
    """Whether the effect is numbered; one that only states how the card is activated or summoned is not."""
    if effect.modifiers and all(isinstance(each, SummonsPerTurn) for each in effect.modifiers):
        return False
    if effect.kind is not EffectKind.ACTIVATION:
        return True
    if effect.choices:
        return True
    bond = effect.resolution.bond() if effect.resolution is not None else None
    bound = bond is not None and bond[0] is Bond.TARGETED
    return effect.resolution is not None and not is_plain_equip(effect) and not bound


def numbers_of(card: Card, *, pendulum: bool) -> dict[int, int]:
    """The printed number of each effect of one text box, by its place among the card's effects."""
    places = [place for place, effect in enumerate(card.effects) if effect.pendulum == pendulum and is_numbered(effect)]
    return {place: number for number, place in enumerate(places)}


def limit_of(effect: Effect) -> Limit | None:
    """How often an effect may be used; for a continuous effect, how often it may be applied."""
    by_name = any(isinstance(each, InsteadOfBattleDamage) and each.once_per_turn_by_name for each in effect.modifiers)
    return ONCE_PER_TURN_BY_NAME if by_name else effect.limit


def only_named(pool: Pool, occasion: Occasion | None) -> Ref | None:
    """The card of the event or the battle that a pool asks for, if its filter adds nothing to the event's."""
    among = next((part for part in parts_of(pool.filter) if isinstance(part, IsAmong)), None)
    if among is None or among.ref.kind not in (RefKind.TRIGGERING, RefKind.ATTACKER):
        return None
    result = [MONSTER, among]
    for event in events_of(occasion):
        if isinstance(event, When) and event.who is not None:
            result += parts_of(event.who)
    return among.ref if all(part in result for part in parts_of(pool.filter)) else None


def is_plain_equip(effect: Effect) -> bool:
    """Whether it is the activation of an equip card that does nothing but equip, to monsters of one description."""
    return (
        effect.kind is EffectKind.ACTIVATION
        and effect.resolution is not None
        and Handling.EQUIPPED in effect.resolution.mentioned_as
        and effect.resolution.works_on() == THIS
        and not getattr(effect.resolution, "modifiers", ())
        and not any(pick.pool.more for pick in effect.targets)
        and effect.when is None
    )


def in_row(zones: Zone) -> Zone:
    """The zones, with the Spell & Trap Zones if Pendulum Zones, which lie among them, are meant."""
    return zones | Zone.SPELL_TRAP_ZONE if zones & Zone.PENDULUM_ZONE else zones
