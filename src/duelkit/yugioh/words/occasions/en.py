"""Words about events and activations that effects react to (発動条件): their wording in English."""

from __future__ import annotations

from collections.abc import Callable

from duelkit.yugioh.language.base import All, Filter, Not
from duelkit.yugioh.language.card import Timing
from duelkit.yugioh.language.nouns import OTHER, IsAmong, IsThis, Named
from duelkit.yugioh.language.occasions import Activated, AnyEvent, AnyOccasion, When
from duelkit.yugioh.language.selections import EACH, RefKind
from duelkit.yugioh.language.terms import Because, EventKind, Phase, Side, SummonKind, Zone
from duelkit.yugioh.text.grammar.en.core import EVENTS, HEADS, Noun, Occurrence, Scope
from duelkit.yugioh.text.grammar.en.joining import without_repeated
from duelkit.yugioh.text.grammar.en.nouns import Words, noun_of
from duelkit.yugioh.text.grammar.en.places import place, pool_text, zone_words
from duelkit.yugioh.text.grammar.en.references import REFS
from duelkit.yugioh.text.grammar.en.terms import (
    CONTROLS,
    OWNER,
    PHASES,
    PLAYER,
    WOULD,
    article,
    listed,
    summon,
    summon_kind,
    summons,
)
from duelkit.yugioh.text.grammar.heads import Head, besides, head_of, parts_of
from duelkit.yugioh.text.grammar.reading import together
from duelkit.yugioh.text.grammar.registry import Language, NoWording
from duelkit.yugioh.words.blocking.en import banished, face_down
from duelkit.yugioh.words.controlling.meaning import ControlledBy, OwnedBy
from duelkit.yugioh.words.equipping.meaning import EquippedTo
from duelkit.yugioh.words.summoning.meaning import WasSummoned


def about_this(node: When) -> bool:
    """Whether the event is about this card."""
    return isinstance(node.who, IsThis) or isinstance(node.who, All) and IsThis() in node.who.parts


def subject(node: When, scope: Scope, head: Head = Head.CARD, *, one: bool = False) -> str:
    """this card; a "X" monster(s) you control; a card(s)."""
    who = node.who
    if about_this(node):
        return _this(node, scope)
    words = noun_of(who, scope, head)
    own_head = head if who is None or head_of(who) is Head.CARD else head_of(who)
    scope.now(RefKind.TRIGGERING, Noun(f"that {HEADS[own_head][0]}", head=own_head))
    each = scope.known.get(RefKind.EACH) if who is not None and IsAmong(EACH) in parts_of(who) else None
    if isinstance(who, IsAmong) or each is not None:
        return f"1 of {each.text}" if each is not None and each.plural else words.one
    if node.face_up and not words.faced:
        words = Words(f"face-up {words.core}", f"face-up {words.cores}", words.post, words.posts, words.but)
    core = words.core if one or node.alone else words.optional
    text = Words(core, words.cores, words.post, words.posts, words.but).at(_where(node, own_head))
    return f"exactly 1 {text} (and no other cards)" if node.alone else article(text)


def _where(node: When, head: Head) -> str:
    """you control; in your GY: where the cards of an event are or were."""
    if node.side is Side.EITHER and not node.origin:
        return ""
    if node.side is Side.EITHER and not node.origin & Zone.FIELD:
        return f"in the {listed(zone_words(node.origin))}"
    return place(node.origin or Zone.FIELD, node.side, head)


def _this(node: When, scope: Scope) -> str:
    """this card; this face-up card; this Fusion Summoned card."""
    scope.now(RefKind.TRIGGERING, Noun("this card", head=Head.MONSTER, this=True))
    if not isinstance(node.who, All):
        return "this face-up card" if node.face_up else "this Set card" if node.face_down else "this card"
    rest = tuple(part for part in node.who.parts if part != IsThis())
    if len(rest) == 1 and isinstance(rest[0], WasSummoned) and not rest[0].this_turn:
        return f"this {summons(rest[0].kinds)} card"
    words = noun_of(All(rest) if len(rest) > 1 else rest[0], scope)
    return " ".join(part for part in ("this", words.modifiers, "card", words.post) if part)


def by_whom(node: When, scope: Scope) -> str:
    """by battle; by an opponent's card effect; as Synchro Material …"""
    because = node.because
    card = noun_of(node.by_card, scope) if node.by_card is not None else None
    words = [_cause(node, card, scope), "as cost" if because & Because.COST else ""]
    if because & Because.RULE:
        words.append("by the game rules")
    if because & Because.MATERIAL:
        kind = next((f"{word} " for each, word in _MATERIALS.items() if because & each), "")
        words.append(f"as material for the {kind}Summon of {card.a}" if card is not None else f"as {kind}Material")
    unless = next((f", except {word}" for reason, word in _UNLESS if node.unless & reason), "")
    return "".join(f" {word}" for word in words if word) + unless


_BY = {Side.YOU: "your", Side.OPPONENT: "an opponent's"}
_MATERIALS = {Because.FUSION: "Fusion", Because.RITUAL: "Ritual", Because.SYNCHRO: "Synchro"}
_MATERIALS |= {Because.XYZ: "Xyz", Because.LINK: "Link"}


def _cause(node: When, card: Words | None, scope: Scope) -> str:
    """by battle with a "X"; by the effect of a "X"; by you."""
    who = _BY.get(node.by) if node.by is not None else None
    if node.because & Because.BATTLE:
        return _by_battle(node, card, who, scope)
    if node.event is EventKind.SUMMONED and isinstance(node.by_card, Not):
        return f"except by the effect of {noun_of(node.by_card.part, scope).a}"
    if card is not None:
        kind = f"{who} {card.one}" if who else card.a
        if node.because & Because.EFFECT or node.event is EventKind.SUMMONED and not node.because & Because.MATERIAL:
            return f"by {'battle or ' if scope.both_causes else ''}the effect of {kind}"
        kind = "except by its own effect" if node.by_card == OTHER else f"by {kind}"
        return "" if node.because & Because.MATERIAL else kind
    if node.because & Because.EFFECT:
        both = "battle or " if scope.both_causes and node.by is not Side.YOU else ""
        return f"by {both}{who} card effect" if who else f"by {both}card effect"
    return "" if not who else f"by {who} card" if who != "your" else "by you"


def _by_battle(node: When, card: Words | None, who: str | None, scope: Scope) -> str:
    """by battle with a "X"; by an opponent's attack."""
    if card is not None:
        return f"by battle with {card.a}"
    if not who or node.because & Because.EFFECT:
        return "by battle"
    return f"by {who} attack" if scope.by_attack else f"by battle with {who} monster"


_UNLESS = (
    (Because.BATTLE, "by battle"),
    (Because.EFFECT, "by card effect"),
    (Because.DRAWN, "by drawing"),
    (Because.DESTROYED, "by being destroyed"),
    (Because.COST, "as cost"),
)


def from_where(node: When, whose: str = "the") -> str:
    """from the hand; from the field."""
    if not node.origin:
        return ""
    words = zone_words(node.origin)
    return f" from {whose} {listed(words)}" if words else ""


def _moved(verb: str, to: str = "") -> Callable[[When, Scope], Occurrence]:
    def event(node: When, scope: Scope) -> Occurrence:
        node, mine = _without_owner(node)
        who = subject(node, scope)
        itself = about_this(node)
        origin = "" if not itself else " from your hand" if node.origin == Zone.HAND else from_where(node)
        how = by_whom(node, scope)
        done = ""
        if node.because & Because.DESTROYED:
            done, how = f"destroyed{how} and ", ""
        if node.because & Because.TRIBUTED:
            done = "Tributed for a Tribute Summon and " if node.because & Because.SUMMON else "Tributed and "
        if node.because & Because.DETACHED:
            done = "detached from an Xyz Monster and "
        if node.because & Because.DISCARDED:
            return Occurrence(f"{who} is discarded{origin} to the GY{how}")
        whose = mine if mine and to in ("GY", "Deck") else "the"
        return Occurrence(f"{who} is {done}{verb}{origin}{f' to {whose} {to}' if to else ''}{how}")

    return event


def _without_owner(node: When) -> tuple[When, str]:
    """Take the owner out of the filter: the place names them (sent to your GY)."""
    parts = node.who.parts if isinstance(node.who, All) and not about_this(node) else ()
    owned = next((part for part in parts if isinstance(part, OwnedBy)), None)
    if owned is None or not isinstance(node.who, All):
        return node, ""
    rest = tuple(part for part in node.who.parts if part != owned)
    return node.but(who=All(rest) if len(rest) > 1 else rest[0]), _WHOSE[owned.side]


def _summoned(node: When, scope: Scope) -> Occurrence:
    summoned = node.kinds or SummonKind.NORMAL | SummonKind.FLIP | SummonKind.SPECIAL
    kinds = summons(summoned)
    how = by_whom(node, scope) if node.because or node.by_card is not None else ""
    node, mine = _without_owner(node)
    origin = from_where(node, mine or "the")
    if about_this(node):
        return Occurrence(f"{subject(node, scope)} is {kinds}{origin}{how}")
    side = None if node.by_card is not None else node.by
    bare = When(node.event, node.who, face_up=node.face_up, alone=node.alone)
    who = subject(bare, scope, Head.MONSTER)
    if mine and not origin:
        who += f" owned by {'your opponent' if mine == OWNER[Side.OPPONENT] else mine}"
    if side is Side.YOU or side is Side.OPPONENT:
        verb = summon(summoned, third=side is Side.OPPONENT)
        return Occurrence(f"{PLAYER[side]} {verb} {who}{origin}{how}")
    field = {Side.YOU: " to your field", Side.OPPONENT: " to your opponent's field"}.get(node.side, "")
    return Occurrence(f"{who} is {kinds}{origin}{field}{how}")


def _destroyed(node: When, scope: Scope) -> Occurrence:
    to = " and sent to the GY" if node.to == Zone.GRAVEYARD else ""
    where = " on the field" if isinstance(node.who, IsThis) and node.origin == Zone.FIELD and not node.face_up else ""
    return Occurrence(f"{subject(node, scope)}{where} is destroyed{by_whom(node, scope)}{to}")


def _attack_declared(node: When, scope: Scope) -> Occurrence:
    side = node.by if node.by is not None else node.side
    if isinstance(node.who, IsThis):
        point = "when this card declares an attack"
        return Occurrence("this card declares an attack", point=point, attacker="this card")
    words = noun_of(node.who, scope, Head.MONSTER)
    scope.now(RefKind.TRIGGERING, Noun("the attacking monster", head=Head.MONSTER))
    whose = article(words.at("you control") if side is Side.YOU else words.one)
    attacker = f"an opponent's {words.one}" if side is Side.OPPONENT else whose
    return Occurrence(f"{attacker} declares an attack", attacker=attacker)


def _battle(moment: str, past: bool = False) -> Callable[[When, Scope], Occurrence]:
    def event(node: When, scope: Scope) -> Occurrence:
        if node.who is None:
            return Occurrence(moment, moment=True, point=moment)
        who = subject(node, scope, Head.MONSTER, one=True)
        scope.now(RefKind.OPPOSING_BATTLER, REFS[RefKind.OPPOSING_BATTLER])
        verb = "battled" if past else "battles"
        return Occurrence(f"{moment}, if {who} {verb}", moment=True, point=moment if who == "this card" else "")

    return event


def _destroys(node: When, scope: Scope) -> Occurrence:
    who = subject(node, scope, Head.MONSTER, one=True)
    scope.now(RefKind.OPPOSING_BATTLER, Noun("that destroyed monster", head=Head.MONSTER))
    sent = " and sends it to the GY" if node.to == Zone.GRAVEYARD else ""
    victim = f"an opponent's {noun_of(node.by_card, scope).one}" if node.by_card is not None else "a monster"
    return Occurrence(f"{who} destroys {victim} by battle{sent}")


def _damage(kind: str) -> Callable[[When, Scope], Occurrence]:
    def event(node: When, scope: Scope) -> Occurrence:
        who = _player(node.side)
        scope.event_damage = "the damage inflicted" if node.side is Side.OPPONENT else "the damage taken"
        cause = node.by_card if node.by_card is not None else node.who
        if isinstance(cause, IsThis):
            return Occurrence(f"this card inflicts {kind} damage to {who}")
        words = noun_of(cause, scope) if cause is not None else None
        if node.side is Side.OPPONENT and cause is not None and (node.by is not None or kind == "battle"):
            mine = noun_of(besides(cause, ControlledBy(node.by or Side.YOU)), scope).at(CONTROLS[node.by or Side.YOU])
            return Occurrence(f"{article(mine)} inflicts {kind} damage to {who}")
        verb = "take" if node.side is Side.YOU else "takes"
        by = _BY.get(node.by) if node.by is not None else None
        source = f" from {by} {words.one if words is not None else 'card'}" if by else ""
        if words is not None and not by:
            source = f" from {words.a}"
        return Occurrence(f"{who} {verb} {kind} damage{source}")

    return event


def _drawn(node: When, scope: Scope) -> Occurrence:
    if isinstance(node.who, IsThis):
        return Occurrence("you draw this card")
    who = _player(node.side)
    words = noun_of(node.who, scope)
    scope.now(RefKind.TRIGGERING, Noun("the drawn cards", plural=True))
    outside = " outside the Draw Phase" if node.unless & Because.RULE else by_whom(node, scope)
    return Occurrence(f"{who} {'draw' if node.side is Side.YOU else 'draws'} {article(words.core)}(s){outside}")


_WHOSE = {Side.YOU: "your", Side.OPPONENT: "your opponent's", Side.EITHER: "the"}


def _phase(node: When, scope: Scope) -> Occurrence:
    return Occurrence(f"during {_WHOSE[node.side]} {PHASES[node.phase or Phase.DRAW]}", moment=True)


def _moment(words: str) -> Callable[[When, Scope], Occurrence]:
    return lambda node, scope: Occurrence(words.format(_WHOSE[node.side]), moment=True)


def _would_summon(node: When, scope: Scope) -> Occurrence:
    summoned = node.kinds or SummonKind.NORMAL | SummonKind.FLIP | SummonKind.SPECIAL
    kinds = summons(summoned)
    words = noun_of(node.who, scope, Head.MONSTER)
    scope.now(RefKind.TRIGGERING, Noun("that monster", head=Head.MONSTER))
    thing = f"exactly 1 {words.core}" if node.alone else article(words.optional)
    if node.side is Side.EITHER:
        return Occurrence(f"{thing} would be {kinds}")
    return Occurrence(f"{PLAYER[node.side]} would {summon(summoned)} {thing}")


def _simple(verb: str, head: Head = Head.CARD) -> Callable[[When, Scope], Occurrence]:
    def event(node: When, scope: Scope) -> Occurrence:
        return Occurrence(f"{subject(node, scope, head)} {verb}{by_whom(node, scope)}")

    return event


def _left(node: When, scope: Scope) -> Occurrence:
    to = " and sent to the GY" if node.to == Zone.GRAVEYARD else ""
    verb = f"is destroyed{to}" if node.because & Because.DESTROYED and to else "leaves the field"
    return Occurrence(f"{subject(node, scope, Head.CARD)} {verb}{by_whom(node, scope)}")


def _material(node: When, scope: Scope) -> Occurrence:
    who = subject(node, scope, Head.MONSTER)
    kind = summon_kind(node.kinds) if node.kinds else "Link" if node.because == Because.LINK else ""
    if kind:
        return Occurrence(f"{who} is used as material for a {kind} Summon")
    return Occurrence(f"{who} is used{by_whom(node, scope) or ' as material'}")


def _activated(node: When, scope: Scope) -> Occurrence:
    where = f" {place(node.origin, Side.EITHER)}" if node.origin else ""
    thing = activated_thing(node.who, node.card, scope) + where
    side = node.by if node.side is Side.EITHER and node.by is not None else node.side
    if side is Side.EITHER:
        return Occurrence(f"{thing} is activated")
    return Occurrence(f"{PLAYER[side]} {'activate' if side is Side.YOU else 'activates'} {thing}")


def _life(node: When, scope: Scope) -> Occurrence:
    gain = f"{_player(node.side)} {'gain' if node.side is Side.YOU else 'gains'}"
    return Occurrence(f"{gain} LP{by_whom(node, scope)}")


def _paid(node: When, scope: Scope) -> Occurrence:
    scope.event_damage = "the amount paid"
    return Occurrence(f"{_player(node.side)} {'pay' if node.side is Side.YOU else 'pays'} LP")


def _player(side: Side) -> str:
    return "a player" if side is Side.EITHER else PLAYER[side]


def _resolved(node: When, scope: Scope) -> Occurrence:
    thing = noun_of(node.who, scope).a if node.who is not None else "a card or effect"
    return Occurrence(f"{thing} resolves")


def _set(node: When, scope: Scope) -> Occurrence:
    if node.origin & Zone.MONSTER_ZONE:
        return _simple("is changed to face-down Defense Position")(node, scope)
    who = subject(When(node.event, node.who), scope)
    if node.side is Side.EITHER:
        return Occurrence(f"{who} is Set")
    return Occurrence(f"{PLAYER[node.side]} {'Set' if node.side is Side.YOU else 'Sets'} {who}")


def _to_hand(node: When, scope: Scope) -> Occurrence:
    back = bool(node.origin & Zone.FIELD)
    return (_moved("returned", "hand") if back else _moved("added to the hand"))(node, scope)


def _was_equipped(node: When, scope: Scope) -> Occurrence:
    if node.who == EquippedTo():
        return Occurrence("an Equip Card is equipped to this card")
    return _simple("is equipped")(node, scope)


def _to_deck(node: When) -> Callable[[When, Scope], Occurrence]:
    if node.to == Zone.EXTRA_DECK and node.because & Because.MATERIAL:
        return _moved("added face-up", "Extra Deck")
    return _moved("returned", {Zone.DECK: "Main Deck", Zone.EXTRA_DECK: "Extra Deck"}.get(node.to, "Deck"))


_KINDS: dict[EventKind, Callable[[When, Scope], Occurrence]] = {
    EventKind.SUMMONED: _summoned,
    EventKind.SET: _set,
    EventKind.DESTROYED: _destroyed,
    EventKind.SENT_TO_GRAVEYARD: _moved("sent", "GY"),
    EventKind.BANISHED: lambda node, scope: face_down(node) or _moved(banished(node)[1])(banished(node)[0], scope),
    EventKind.TO_HAND: _to_hand,
    EventKind.TO_DECK: lambda node, scope: _to_deck(node)(node, scope),
    EventKind.DRAWN: _drawn,
    EventKind.DISCARDED: _moved("discarded"),
    EventKind.TRIBUTED: _moved("Tributed"),
    EventKind.LEFT_GRAVEYARD: lambda node, scope: Occurrence(f"a card moves out of either GY{by_whom(node, scope)}"),
    EventKind.LEFT_EXTRA_DECK: _simple("leaves the Extra Deck"),
    EventKind.LEFT_FIELD: _left,
    EventKind.FLIPPED: _simple("is flipped face-up", Head.MONSTER),
    EventKind.POSITION_CHANGED: lambda node, scope: Occurrence(
        f"the battle position of {subject(node, scope, Head.MONSTER)} is changed{by_whom(node, scope)}"
    ),
    EventKind.CONTROL_CHANGED: lambda node, scope: Occurrence(
        f"control of {subject(node, scope, Head.MONSTER)} changes{by_whom(node, scope)}"
    ),
    EventKind.ATTACK_DECLARED: _attack_declared,
    EventKind.TARGETED_BY_ATTACK: _simple("is targeted for an attack", Head.MONSTER),
    EventKind.BATTLE_START: _battle("at the start of the Damage Step"),
    EventKind.BEFORE_CALCULATION: _battle("before damage calculation"),
    EventKind.CALCULATION: _battle("during damage calculation"),
    EventKind.BATTLED: _battle("after damage calculation", past=True),
    EventKind.DAMAGE_STEP_ENDS: _battle("at the end of the Damage Step", past=True),
    EventKind.DESTROYS_BY_BATTLE: _destroys,
    EventKind.BATTLE_DAMAGE: _damage("battle"),
    EventKind.EFFECT_DAMAGE: _damage("effect"),
    EventKind.LIFE_GAINED: _life,
    EventKind.LIFE_PAID: _paid,
    EventKind.DETACHED: _moved("detached from an Xyz Monster"),
    EventKind.MATERIAL_USED: _material,
    EventKind.ACTIVATED: _activated,
    EventKind.RESOLVED: _resolved,
    EventKind.PHASE: _phase,
    EventKind.EQUIPPED: _was_equipped,
    EventKind.COUNTER_PLACED: lambda node, scope: Occurrence(f"a counter is placed on {subject(node, scope)}"),
    EventKind.ZONE_CHANGED: _simple("moves to another Monster Zone", Head.MONSTER),
    EventKind.ATTACK_NEGATED: lambda node, scope: Occurrence(f"the attack of {subject(node, scope)} is negated"),
    EventKind.ATK_FELL_TO_ZERO: lambda node, scope: Occurrence(f"the ATK of {subject(node, scope)} becomes 0"),
    EventKind.BATTLE_PHASE_ENDS: _moment("at the end of {} Battle Phase"),
    EventKind.BATTLE_PHASE_BEGINS: _moment("at the start of {} Battle Phase"),
    EventKind.BEFORE_DRAW: _moment("during {} Draw Phase, before drawing"),
    EventKind.WOULD_SUMMON: _would_summon,
    EventKind.TARGETED: _simple("is targeted by a card effect"),
    EventKind.ATTACHED: _simple("is attached as material"),
    EventKind.PLACED_IN_PENDULUM_ZONE: _simple("is placed in the Pendulum Zone"),
    EventKind.PLACED_IN_SPELL_ZONE: _simple("is placed in the Spell & Trap Zone"),
}


@EVENTS.words(When)
def _when(node: When, scope: Scope) -> Occurrence:
    if node.event not in _KINDS:
        raise NoWording(f"EventKind.{node.event.name}", Language.EN)
    return _KINDS[node.event](node, scope)


@EVENTS.words(AnyEvent)
def _any_event(node: AnyEvent, scope: Scope) -> Occurrence:
    if len(node.events) == 2:
        first, second = node.events
        if first.because & Because.DETACHED and first.but(event=EventKind.BANISHED) == second:
            return EVENTS(first.but(event=EventKind.DETACHED, because=first.because & ~Because.DETACHED), scope)
        battle, effect = (first, second) if first.because & Because.BATTLE else (second, first)
        same = battle.but(because=battle.because & ~Because.BATTLE | Because.EFFECT, by_card=effect.by_card)
        if battle.because & Because.BATTLE and battle.by_card in (None, effect.by_card) and same == effect:
            scope.both_causes = True
            either = EVENTS(effect, scope)
            scope.both_causes = False
            return either
    return _joined([EVENTS(event, scope) for event in node.events], scope)


@EVENTS.words(AnyOccasion)
def _any_occasion(node: AnyOccasion, scope: Scope) -> Occurrence:
    one = together(node)
    if one is not None:
        return EVENTS(one, scope)
    result = _joined([EVENTS(occasion, scope) for occasion in node.occasions], scope)
    if scope.known.get(RefKind.RESPONDED, IT) != IT:
        scope.now(RefKind.RESPONDED, Noun("that card"))
    return result


def _joined(events: list[Occurrence], scope: Scope) -> Occurrence:
    moments, texts = [event.moment for event in events], [event.text for event in events]
    if all(moments):
        return Occurrence(listed(texts), moment=True)
    if any(moments):
        word = "when" if scope.effect is None or scope.effect.timing is Timing.WHEN else "if"
        timed = [text if moment else f"{word} {text}" for text, moment in zip(texts, moments, strict=True)]
        return Occurrence(listed(timed), moment=True)
    less = without_repeated(texts)
    return Occurrence((" or " if less != texts and len(texts) == 2 else ", or ").join(less))


IT = Noun("it")


def activated_thing(which: Filter | None, card: bool | None, scope: Scope) -> str:
    """a Spell/Trap Card; a monster effect; a Spell/Trap Card, or monster effect."""
    if which is None:
        return "a Spell/Trap Card" if card else "a card's effect" if card is False else "a card or effect"
    if card is None and isinstance(which, Not) and isinstance(which.part, Named):
        return f"a card or effect, except {noun_of(which.part, scope).one}"
    words = noun_of(which, scope)
    if card is True or words.one == "monster":
        return words.as_card if card is True else "a monster effect"
    if card is None and words.one in ("Spell/Trap", "Spell", "Trap"):
        return f"a {words.one} Card or effect"
    return words.effect


@EVENTS.words(Activated)
def _activation(node: Activated, scope: Scope) -> Occurrence:
    head = head_of(node.which) if node.which is not None else Head.CARD
    scope.now(RefKind.RESPONDED, IT if node.which is None or node.card else Noun(f"that {HEADS[head][0]}", head=head))
    thing = activated_thing(node.which, node.card, scope)
    if node.targets_one is not None and node.targets is not None:
        thing += f" that targets {pool_text(node.targets, scope, plural=False, count='1')} (and no other cards)"
    elif node.targets_one is not None:
        words = noun_of(node.targets_one, scope)
        thing += f" that targets {words.one if words.one_of_a_kind else '1 ' + words.one} (and no other cards)"
    elif node.targets is not None:
        thing += f" that targets {pool_text(node.targets, scope, plural=False, count='any')}"
    if would := [word for flag, word in WOULD.items() if node.would & flag]:
        thing += f" that would {listed(would)}"
    in_zones = f" in the {listed(zone_words(node.zones))}" if node.zones else ""
    where = " on the field" if node.zones == Zone.FIELD else in_zones
    if node.by is Side.EITHER:
        return Occurrence(f"{thing} is activated{where}")
    return Occurrence(f"{PLAYER[node.by]} {'activate' if node.by is Side.YOU else 'activates'} {thing}{where}")
