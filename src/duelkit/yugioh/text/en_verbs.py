"""English verbs: what happens to cards, life points and figures."""

from __future__ import annotations

import re
from dataclasses import replace

from duelkit.yugioh.language.amounts import HalfOf, LifePoints
from duelkit.yugioh.language.filters import Pick, RefKind
from duelkit.yugioh.language.modifiers import Action, Cannot, Modifier
from duelkit.yugioh.language.verbs import (
    Apply,
    Attach,
    Banish,
    BanishFor,
    Bind,
    ChangePosition,
    Damage,
    Destroy,
    Detach,
    Discard,
    Draw,
    DrawUntil,
    Equip,
    Excavate,
    GainEffects,
    GainLife,
    LookAt,
    Mill,
    PayLife,
    PlaceCounters,
    PlaceInPendulumZone,
    PlaceOnField,
    RemainOnField,
    Remember,
    RemoveCounters,
    Reveal,
    Send,
    SetCards,
    SetLife,
    ShuffleDeck,
    StaySet,
    SwapControl,
    TakeControl,
    ToDeck,
    ToExtraDeck,
    ToHand,
    Tribute,
    UseNormalSummon,
)
from duelkit.yugioh.language.words import Ordinal, Side, Until, Zone
from duelkit.yugioh.text.en_amounts import rate, value
from duelkit.yugioh.text.en_clauses import apart, said_of
from duelkit.yugioh.text.en_conditions import ORDINALS
from duelkit.yugioh.text.en_core import HEADS, MODIFIERS, NOWHERE, VERBS, WHATS, Noun, Phrase, Scope, it
from duelkit.yugioh.text.en_filters import counters
from duelkit.yugioh.text.en_words import UNTIL, position, settled
from duelkit.yugioh.text.en_nouns import noun_of
from duelkit.yugioh.text.heads import Head
from duelkit.yugioh.text.reading import each_picks_one

WHO = {Side.YOU: "", Side.OPPONENT: "your opponent", Side.EITHER: "each player"}
WHOSE = {Side.YOU: "your", Side.OPPONENT: "your opponent's", Side.EITHER: "each player's"}


def act(verb: str, rest: str = "", subject: str = "") -> Phrase:
    """A clause of a verb in its base form and what follows it."""
    tail = f" {settled(rest)}" if rest else ""
    first, _, more = verb.partition(" ")
    more = f" {more}" if more else ""
    third = {"have": "has"}.get(first) or (
        f"{first}es"
        if first.endswith(("s", "sh", "ch", "x", "z"))
        else f"{first[:-1]}ies"
        if first.endswith("y") and first[-2:] not in ("ay", "oy", "ey")
        else f"{first}s"
    )
    ing = _ing(first)
    return Phrase(f"{verb}{tail}", f"{third}{more}{tail}", f"{ing}{more}{tail}", subject)


def _ing(verb: str) -> str:
    if verb in ("Set", "shuffle", "get", "skip", "put", "win", "Special"):
        return {"shuffle": "shuffling", "Special": "Special"}.get(verb, f"{verb}{verb[-1]}ing")
    return f"{verb[:-1]}ing" if verb.endswith("e") and not verb.endswith("ee") else f"{verb}ing"


def acted(scope: Scope, what: Noun, deed: str = "", zones: Zone = NOWHERE) -> None:
    """From here on the cards of ``what`` are those that the verb worked on."""
    kind = RefKind.COST if scope.paying else RefKind.THEM
    one, many = HEADS[what.head]
    scope.done = f"the number of {many} {deed}".rstrip()
    scope.done_each = f"{one} {deed}".rstrip()
    if what.this:
        scope.now(kind, what)
    elif scope.paying and deed:
        several = what.plural or scope.known.get(kind) is not None
        scope.now(
            kind,
            Noun(
                f"the {deed.split(' ')[0]} {many if several else one}",
                plural=several,
                head=what.head,
                zones=zones,
            ),
        )
    else:
        scope.now(kind, it(what.head, what.plural, of_target=what.of_target, zones=zones, extra=what.extra))


# Cards --------------------------------------------------------------------------------------------


def from_here(what: Noun, scope: Scope) -> str:
    """this card from your GY, where it is not on the field."""
    return f"{what.text} from your {scope.place_of_this}" if what.this and scope.place_of_this else what.text


@VERBS.words(Destroy)
def _destroy(node: Destroy, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    said = act("destroy", from_here(what, scope))
    if node.to == Zone.BANISHED:
        said = act(
            "destroy",
            f"{what.text}, and if you do, banish it" if not what.plural else f"{what.text}, and if you do, banish them",
        )
    acted(scope, what, "destroyed", Zone.GRAVEYARD)
    return said


@VERBS.words(Send)
def _send(node: Send, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    said = act("send", f"{from_here(what, scope)} to the GY")
    acted(scope, what, "sent to the GY", Zone.GRAVEYARD)
    return said


@VERBS.words(Discard)
def _discard(node: Discard, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    chooser = node.what.chooser if isinstance(node.what, Pick) else Side.YOU
    side = node.what.pool.side if isinstance(node.what, Pick) else Side.YOU
    text = what.text
    if isinstance(node.what, Pick):
        text = (
            text.removesuffix(" from your hand")
            .removesuffix(" from your opponent's hand")
            .removesuffix(" from either player's hand")
        )
    if text == "both players' entire hands":
        said = act("discard", "their entire hand", "each player")
    elif side is Side.EITHER or chooser is Side.EITHER:
        said = act("discard", text, "each player")
    elif side is Side.OPPONENT and chooser is Side.OPPONENT:
        said = act("discard", text, "your opponent")
    elif side is Side.OPPONENT:
        said = act("discard", f"{text} from your opponent's hand" if "hand" not in text else text)
    else:
        said = act("discard", f"{text} to the GY" if node.to_graveyard else text)
    acted(scope, what, "discarded", Zone.GRAVEYARD)
    return said


@VERBS.words(Tribute)
def _tribute(node: Tribute, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    said = act(
        "Tribute",
        what.text.removesuffix(" you control") if isinstance(node.what, Pick) and node.what.most == 1 else what.text,
    )
    acted(scope, what, "Tributed", Zone.GRAVEYARD)
    if not what.this:
        scope.now(
            RefKind.COST if scope.paying else RefKind.THEM,
            Noun(
                "the Tributed monsters" if what.plural else "the Tributed monster",
                plural=what.plural,
                head=Head.MONSTER,
            ),
        )
    return said


@VERBS.words(Banish)
def _banish(node: Banish, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    said = act("banish", from_here(what, scope) + (", face-down" if node.face_down else ""))
    acted(scope, what, "banished", Zone.BANISHED)
    return said


@VERBS.words(BanishFor)
def _banish_for(node: BanishFor, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    acted(scope, what, "banished", Zone.BANISHED)
    said = act("banish", f"{what.text} {UNTIL[node.comes_back]}".strip())
    if node.returned is not None:
        here = replace(scope, known={**scope.known, RefKind.THEM: it(what.head, what.plural, zones=Zone.FIELD)})
        returns = "they return" if what.plural else "it returns"
        said = said.with_tail(f"when {returns} to the field this way, {VERBS(node.returned, here).clause}")
    return said


@VERBS.words(ToHand)
def _to_hand(node: ToHand, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    zones = what.zones or ((scope.effect.zones or Zone.FIELD) if what.this and scope.effect is not None else Zone(0))
    back = bool(zones & Zone.FIELD) and not zones & (Zone.DECK | Zone.GRAVEYARD | Zone.EXTRA_DECK)
    said = act("return", f"{what.text} to the hand") if back else act("add", f"{what.text} to your hand")
    acted(scope, what, "returned to the hand" if back else "added", Zone.HAND)
    return said


@VERBS.words(ToDeck)
def _to_deck(node: ToDeck, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    acted(scope, what, "returned to the Deck", Zone.DECK)
    if what.extra:
        return act("return", f"{what.text} to the Extra Deck")
    if node.where is Ordinal.SHUFFLED:
        return act("shuffle", f"{what.text} into the Deck")
    return act("place", f"{what.text} on {'top' if node.where is Ordinal.TOP else 'the bottom'} of the Deck")


@VERBS.words(ToExtraDeck)
def _to_extra_deck(node: ToExtraDeck, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    acted(scope, what, "added to the Extra Deck", Zone.EXTRA_DECK)
    return act("add", f"{what.text} to your Extra Deck face-up")


@VERBS.words(Draw)
def _draw(node: Draw, scope: Scope) -> Phrase:
    if isinstance(node.amount, int):
        text = f"{node.amount} card{'s' if node.amount != 1 else ''}"
    else:
        text = f"cards equal to {value(node.amount, scope)}"
    scope.now(
        RefKind.THEM,
        Noun(
            "the drawn card" if node.amount == 1 else "the drawn cards",
            plural=node.amount != 1,
            zones=Zone.HAND,
        ),
    )
    scope.done, scope.done_each = "the number of cards drawn", "card drawn"
    return act("draw", text, WHO[node.side])


@VERBS.words(DrawUntil)
def _draw_until(node: DrawUntil, scope: Scope) -> Phrase:
    who = {Side.YOU: "you have", Side.OPPONENT: "they have", Side.EITHER: "they have"}[node.side]
    return act(
        "draw",
        f"until {who} {node.hand} cards in {'your' if node.side is Side.YOU else 'their'} hand",
        WHO[node.side],
    )


@VERBS.words(Mill)
def _mill(node: Mill, scope: Scope) -> Phrase:
    whose = {Side.YOU: "your", Side.OPPONENT: "your opponent's", Side.EITHER: "each player's"}[node.side]
    many = (
        "the top card"
        if node.amount == 1
        else f"the top {node.amount} cards"
        if isinstance(node.amount, int)
        else "cards"
    )
    more = "" if isinstance(node.amount, int) else f", equal to {value(node.amount, scope)},"
    if not isinstance(node.amount, int):
        many, more = "cards from the top", f", equal to {value(node.amount, scope)},"
    acted(scope, Noun("", plural=node.amount != 1), "sent to the GY", Zone.GRAVEYARD)
    scope.now(RefKind.THEM, it(Head.CARD, node.amount != 1, zones=Zone.GRAVEYARD))
    return act("send", f"{many} of {whose} Deck{more} to the GY")


@VERBS.words(SetCards)
def _set_cards(node: SetCards, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    acted(scope, what, "Set", Zone.SPELL_TRAP_ZONE)
    return act("Set", what.text)


@VERBS.words(StaySet)
def _stay_set(node: StaySet, scope: Scope) -> Phrase:
    return act("Set", "this card face-down instead of sending it to the GY")


@VERBS.words(RemainOnField)
def _remain(node: RemainOnField, scope: Scope) -> Phrase:
    said = Phrase("remains on the field", subject="this card")
    if node.turns:
        whose = {Side.YOU: "your", Side.OPPONENT: "your opponent's", Side.EITHER: "the"}[node.of]
        return said.with_tail(
            f"destroy it during the End Phase of {whose} {ORDINALS[node.turns - 1]} turn after its activation"
        )
    return said


@VERBS.words(PlaceInPendulumZone)
def _place_in_pendulum_zone(node: PlaceInPendulumZone, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    acted(scope, what, "placed in the Pendulum Zone", Zone.PENDULUM_ZONE)
    return act("place", f"{what.text} in your Pendulum Zone")


@VERBS.words(PlaceOnField)
def _place_on_field(node: PlaceOnField, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    acted(scope, what, "placed", Zone.SPELL_TRAP_ZONE)
    return act("place", f"{what.text} face-up on your field")


@VERBS.words(Reveal)
def _reveal(node: Reveal, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    said = act("reveal", from_here(what, scope).replace(" from your hand", " in your hand"))
    acted(scope, what, "revealed", what.zones)
    return said


@VERBS.words(LookAt)
def _look_at(node: LookAt, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    text = {
        "all cards from your opponent's hand": "your opponent's hand",
        "your opponent's entire hand": "your opponent's hand",
    }.get(what.text, what.text)
    acted(scope, what, "", what.zones)
    said = act("look at", text.replace(" from your opponent's hand", " in your opponent's hand"))
    if node.arrange:
        return act("look at", f"{text}, then place them on top of the Deck in any order")
    return said


@VERBS.words(Excavate)
def _excavate(node: Excavate, scope: Scope) -> Phrase:
    many = "the top card" if node.amount == 1 else f"the top {value(node.amount, scope)} cards"
    if not isinstance(node.amount, int):
        many = f"a number of cards equal to {value(node.amount, scope)} from the top"
    acted(scope, Noun("", plural=node.amount != 1), "excavated", Zone.DECK)
    return act("excavate", f"{many} of your Deck")


@VERBS.words(Remember)
def _remember(node: Remember, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    acted(scope, what, "chosen", what.zones)
    chooser = node.what.chooser if isinstance(node.what, Pick) else Side.YOU
    return act("choose", what.text.replace(" from your", " in your"), WHO[chooser])


@VERBS.words(Bind)
def _bind(node: Bind, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    scope.now(RefKind.LINKED, it(what.head, what.plural))
    verb = "remain the targets" if what.plural else "remains the target"
    return Phrase(f"{what.subj} {verb} of this card while this card is on the field")


@VERBS.words(ShuffleDeck)
def _shuffle(node: ShuffleDeck, scope: Scope) -> Phrase:
    return act("shuffle", f"{WHOSE[node.side]} Deck")


# Life points --------------------------------------------------------------------------------------


@VERBS.words(GainLife)
def _gain_life(node: GainLife, scope: Scope) -> Phrase:
    many, each = rate(node.amount, scope)
    text = f"{many} LP{each}" if isinstance(node.amount, int) or each else f"LP equal to {many}"
    return act("gain", text, WHO[node.side])


@VERBS.words(Damage)
def _damage(node: Damage, scope: Scope) -> Phrase:
    many, each = rate(node.amount, scope)
    who = {Side.YOU: "you", Side.OPPONENT: "your opponent", Side.EITHER: "both players"}[node.side]
    scope.dealt = "the damage you took" if node.side is Side.YOU else "the damage inflicted"
    if isinstance(node.amount, int) or each:
        return act(
            "take" if node.side is Side.YOU else "inflict",
            f"{many} damage{each}" if node.side is Side.YOU else f"{many} damage to {who}{each}",
        )
    if node.side is Side.YOU:
        return act("take", f"damage equal to {many}")
    return act("inflict", f"damage to {who} equal to {many}")


@VERBS.words(PayLife)
def _pay_life(node: PayLife, scope: Scope) -> Phrase:
    amount = node.amount
    if isinstance(amount, HalfOf) and isinstance(amount.amount, LifePoints):
        return act("pay", "half your LP")
    return act(
        "pay",
        f"{value(amount, scope)} LP" if isinstance(amount, int) else f"LP equal to {value(amount, scope)}",
    )


@VERBS.words(SetLife)
def _set_life(node: SetLife, scope: Scope) -> Phrase:
    whose = {Side.YOU: "your", Side.OPPONENT: "your opponent's", Side.EITHER: "both players'"}[node.side]
    amount = node.amount
    if isinstance(amount, HalfOf) and isinstance(amount.amount, LifePoints):
        return act("halve", f"{whose} LP")
    return Phrase(
        f"become {value(amount, scope)}",
        f"becomes {value(amount, scope)}",
        subject=f"{whose} LP",
        singular=node.side is not Side.EITHER,
    )


# Figures, positions, control ----------------------------------------------------------------------


def lasting(modifiers: tuple[Modifier, ...], until: Until, times: int, scope: Scope) -> Phrase:
    """Modifiers and how long they apply."""
    clauses = [clause for modifier in modifiers for clause in MODIFIERS(modifier, scope)]
    words = UNTIL[until]
    if until is Until.END_OF_TURN and all(isinstance(modifier, Cannot) for modifier in modifiers):
        words = (
            "for the rest of this turn"
            if modifiers and getattr(modifiers[0], "side", None) is not None
            else "this turn"
        )
    if times > 1:
        words = (
            f"until the end of your opponent's {ORDINALS[times - 1]} turn"
            if until is Until.OPPONENTS_TURN_END
            else words
        )
    shield = [
        modifier
        for modifier in modifiers
        if isinstance(modifier, Cannot) and modifier.action is Action.TAKE_BATTLE_DAMAGE
    ]
    if shield and len(modifiers) == 1 and until in (Until.END_OF_DAMAGE_STEP, Until.DAMAGE_CALCULATION):
        words = "from that battle"
    leads = {clause.lead for clause in clauses}
    if len(clauses) > 2 and len(leads) == 1 and "" not in leads:
        lead = leads.pop()
        each = apart([replace(clause, lead="") for clause in clauses])
        start = {"until the end of this turn": "this turn, "}.get(words, f"{words}, " if words else "")
        return Phrase(f"{start}{lead.replace('while ', 'if ')}apply these effects").with_tail(
            *(f"● {text}" for text in each)
        )
    text = said_of(clauses)
    if words == "until the end of this turn" and text.base.endswith(", once per turn"):
        phase = "during your Main Phase"
        return replace(text, base=text.base.removesuffix(", once per turn").replace(phase, f"{phase} this turn"))
    if words and any(clause.whole for clause in clauses):
        return text.prefixed("this turn, " if words == "until the end of this turn" else f"{words}, ")
    if words and ", also " in text.base and ", except" not in text.base:
        return text.prefixed("this turn, " if words.endswith("this turn") else f"{words}, ")
    text = replace(text, base=ordered(text.base))
    if words and ", except" in text.base:
        head, _, rest = text.base.partition(", except")
        return replace(text, base=f"{head} {words}, except{rest}")
    return replace(text, base=f"{text.base}{', ' if words and ', also ' in text.base else ' ' if words else ''}{words}")


def ordered(text: str) -> str:
    """its Level is reduced by 1 → reduce its Level by 1; its effects are negated → negate its effects."""
    found = re.fullmatch(r"(.+ (?:Level|Rank|Scale)) is (increased|reduced) by ([^,]+)", text)
    if found:
        return f"{'increase' if found[2] == 'increased' else 'reduce'} {found[1]} by {found[3]}"
    found = re.fullmatch(r"(.+ effects) are negated", text)
    return f"negate {found[1]}" if found else text


@VERBS.words(Apply)
def _apply(node: Apply, scope: Scope) -> Phrase:
    before = scope.known.get(RefKind.EACH)
    lead = ""
    if node.to is not None:
        what = WHATS(node.to, scope)
        each = what
        if isinstance(node.to, Pick):
            lead = f"choose {what.text}; " if not scope.paying else ""
            each = it(what.head, what.plural)
        scope.now(RefKind.EACH, each)
        said = lasting(node.modifiers, node.until, node.times, scope)
        said = said.prefixed(lead) if lead else said
        acted(scope, what, "affected")
    else:
        said = lasting(node.modifiers, node.until, node.times, scope)
    if before is not None:
        scope.now(RefKind.EACH, before)
    else:
        scope.known.pop(RefKind.EACH, None)
    return said


@VERBS.words(ChangePosition)
def _change_position(node: ChangePosition, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    if node.to is None:
        said = act(
            "change",
            f"{what.poss} battle position"
            if what.text in ("it", "them", "this card")
            else f"the battle position of {what.text}",
        )
    else:
        said = act("change", f"{what.text} to {position(node.to)}")
    if node.without_flip_effects:
        said = said.with_tail("Flip effects are not activated at this time")
    acted(scope, what, "changed", Zone.MONSTER_ZONE)
    return said


@VERBS.words(TakeControl)
def _take_control(node: TakeControl, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    until = UNTIL[node.until]
    acted(scope, what, "taken", Zone.MONSTER_ZONE)
    return act("take", f"control of {what.text}{' ' + until if until else ''}")


@VERBS.words(SwapControl)
def _swap_control(node: SwapControl, scope: Scope) -> Phrase:
    first, second = WHATS(node.first, scope), WHATS(node.second, scope)
    scope.now(RefKind.THEM, it(Head.MONSTER, True))
    if isinstance(node.first, Pick) and each_picks_one(node):
        return act("choose", f"1 {noun_of(node.first.pool.filter, scope).one} they control", "each player").joined(
            ", then ", act("switch", "control of those monsters")
        )
    return act("switch", f"control of {first.text} and {second.text}")


@VERBS.words(UseNormalSummon)
def _use_normal_summon(node: UseNormalSummon, scope: Scope) -> Phrase:
    return act("use", "your Normal Summon of this turn")


@VERBS.words(Equip)
def _equip(node: Equip, scope: Scope) -> Phrase:
    what, to = WHATS(node.what, scope), WHATS(node.to, scope)
    said = act("equip", f"{from_here(what, scope)} to {to.text}")
    if node.modifiers:
        scope.now(RefKind.EACH, Noun("the equipped monster", head=Head.MONSTER))
        clauses = [clause for modifier in node.modifiers for clause in MODIFIERS(modifier, scope)]
        del scope.known[RefKind.EACH]
        said = said.with_tail(*said_of(clauses).sentences)
    if node.as_monster:
        said = said.with_tail("It is counted as one of your monsters.")
    acted(scope, what, "equipped", Zone.SPELL_TRAP_ZONE)
    return said


@VERBS.words(PlaceCounters)
def _place_counters(node: PlaceCounters, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    if isinstance(node.amount, int):
        return act("place", f"{node.amount} {counters(node.name, node.amount)} on {what.text}")
    return act("place", f"{counters(node.name, 2)} on {what.text} equal to {value(node.amount, scope)}")


@VERBS.words(RemoveCounters)
def _remove_counters(node: RemoveCounters, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    scope.done, scope.done_each = (
        f"the number of {counters(node.name, 2)} removed",
        f"{counters(node.name, 1)} removed",
    )
    many = str(node.amount) if isinstance(node.amount, int) else f"a number of ({value(node.amount, scope)})"
    return act(
        "remove",
        f"{many} {counters(node.name, node.amount if isinstance(node.amount, int) else 2)} from {what.text}",
    )


@VERBS.words(Detach)
def _detach(node: Detach, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    many = str(node.amount) if isinstance(node.amount, int) else f"materials equal to {value(node.amount, scope)}"
    plural = node.amount != 1
    scope.now(
        RefKind.COST if scope.paying else RefKind.THEM,
        Noun("the detached materials" if plural else "the detached material", plural=plural),
    )
    return act(
        "detach",
        f"{many} material{'s' if plural else ''} from {what.text}"
        if isinstance(node.amount, int)
        else f"{many} from {what.text}",
    )


@VERBS.words(Attach)
def _attach(node: Attach, scope: Scope) -> Phrase:
    what, to = WHATS(node.what, scope), WHATS(node.to, scope)
    acted(scope, what, "attached", Zone.OVERLAY)
    return act("attach", f"{what.text} to {to.text} as material")


@VERBS.words(GainEffects)
def _gain_effects(node: GainEffects, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    many = what.plural
    return Phrase(
        "become Effect Monsters and gain their effects" if many else "become an Effect Monster and gain its effects",
        "becomes an Effect Monster and gains its effects",
        subject=what.subj,
        singular=not many,
    )
