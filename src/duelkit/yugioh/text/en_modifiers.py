"""English modifiers: it gains 500 ATK; its effects are negated; destroy this card instead."""

from __future__ import annotations

import re
from dataclasses import replace

from duelkit.yugioh.language.amounts import Amount, HalfOf, Number, StatOf, The, Times
from duelkit.yugioh.language.filters import EACH, IsThis, Not, Pool, RefKind
from duelkit.yugioh.language.modifiers import (
    AttackCost,
    Change,
    ChangeStat,
    HoldsCounters,
    InsteadOfBattleDamage,
    InsteadOfDestruction,
    Negated,
    OnlyOne,
    Perishes,
    Rebuffs,
    Redirected,
    SummonsPerTurn,
    TakesControl,
    Treated,
    Unaffected,
    Whenever,
    While,
    Wins,
)
from duelkit.yugioh.language.verbs import Apply, Destroy
from duelkit.yugioh.language.words import Because, Ordinal, Side, Stat, Until, Zone
from duelkit.yugioh.text.en_amounts import rate, value
from duelkit.yugioh.text.en_clauses import about, single
from duelkit.yugioh.text.en_conditions import moment_of
from duelkit.yugioh.text.en_core import (
    CONDITIONS,
    EVENTS,
    MODIFIERS,
    VERBS,
    WHATS,
    Clause,
    Noun,
    Scope,
    it,
)
from duelkit.yugioh.text.en_filters import counters
from duelkit.yugioh.text.en_nouns import noun_of, type_words
from duelkit.yugioh.text.en_places import place, words_of, zone_words
from duelkit.yugioh.text.en_words import PLAYER, STATS, listed, summons
from duelkit.yugioh.text.heads import Head, head_of_pool

_ORIGINAL = {Stat.ATK: Stat.ORIGINAL_ATK, Stat.DEF: Stat.ORIGINAL_DEF, Stat.LEVEL: Stat.ORIGINAL_LEVEL}


# Figures ------------------------------------------------------------------------------------------


def _of_itself(amount: Amount | int, node: ChangeStat, scope: Scope) -> bool:
    if not isinstance(amount, StatOf):
        return False
    if amount.what not in (node.to, EACH) and WHATS(amount.what, scope) != about(node.to, scope):
        return False
    if node.change is Change.BECOME_ORIGINAL:
        return amount.stat in (node.stat, _ORIGINAL.get(node.stat))
    return amount.stat is node.stat


@MODIFIERS.words(ChangeStat)
def _change_stat(node: ChangeStat, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    name = STATS[node.stat]
    if node.change not in (Change.GAIN, Change.LOSE):
        name = f"original {name}" if node.change is Change.BECOME_ORIGINAL and not name.startswith("original") else name
        words = _apart(_becomes(node, scope), noun)
        if words.startswith("is "):
            return [Clause(noun, words, part=name)]
        if noun.this:
            words = words.replace("this card's ", "its ")
        words = re.sub(r"^equal to (?=(double|half|triple) )", "", words)
        return [Clause(noun, f"becomes {words}", part=name)]
    if node.change in (Change.GAIN, Change.LOSE):
        up = node.change is Change.GAIN
        if node.stat in (Stat.ATK, Stat.DEF):
            many, each = rate(node.amount, scope)
            verb = ("gains", "gain") if up else ("loses", "lose")
            if isinstance(node.amount, int) or each:
                each = _apart(each, noun)
                return [Clause(noun, f"{verb[0]} {many} @{each}", f"{verb[1]} {many} @{each}", figure=name, all=True)]
            many = _apart(many, noun)
            return [
                Clause(
                    noun,
                    f"{verb[0]} @ equal to {many}",
                    f"{verb[1]} @ equal to {many}",
                    figure=name,
                    all=True,
                )
            ]
        way = "increased" if up else "reduced"
        many, each = rate(node.amount, scope)
        return [Clause(noun, f"is {way} by {_apart(many, noun)}{each}", part=name)]
    raise AssertionError(node)


def _apart(words: str, noun: Noun) -> str:
    """its after another subject would be misread: that monster's."""
    if noun.text in ("it", "them"):
        return words
    return re.sub(
        r"\btheir (?=(?:original |total )?(?:ATK|DEF|Level|Rank))",
        "those monsters' ",
        re.sub(r"\bits (?=(?:original |total )?(?:ATK|DEF|Level|Rank))", "that monster's ", words),
    )


def _becomes(node: ChangeStat, scope: Scope) -> str:
    amount = node.amount
    if isinstance(amount, HalfOf) and _of_itself(amount.amount, node, scope):
        return "is halved"
    if isinstance(amount, Times) and _of_itself(amount.amount, node, scope):
        return {2: "is doubled", 3: "is tripled"}.get(amount.factor, f"is multiplied by {amount.factor}")
    if node.stat in (Stat.ATTRIBUTE, Stat.RACE):
        return f"the declared {STATS[node.stat]}"
    if isinstance(amount, The) and amount.number is Number.DECLARED:
        return (
            "the declared number" if node.stat not in (Stat.LEVEL, Stat.SCALE) else f"the declared {STATS[node.stat]}"
        )
    if isinstance(amount, int):
        return value(amount, scope)
    if isinstance(amount, StatOf):
        return f"equal to {value(amount, scope)}"
    return f"equal to {value(amount, scope)}"


# Everything else ----------------------------------------------------------------------------------


@MODIFIERS.words(Negated)
def _negated(node: Negated, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    if len(noun.text) > 20 or (noun.plural and noun.text != "them"):
        return [Clause(noun, whole=f"negate the effects of {noun.text}")]
    return [Clause(noun, "are negated", part="effects")]


@MODIFIERS.words(Redirected)
def _redirected(node: Redirected, scope: Scope) -> list[Clause]:
    where = {
        Ordinal.TOP: " on top of the Deck",
        Ordinal.BOTTOM: " on the bottom of the Deck",
        Ordinal.SHUFFLED: " to the Deck",
    }[node.where]
    gone = {
        Zone.BANISHED: "banish it",
        Zone.DECK: f"place it{where}",
        Zone.HAND: "return it to the hand",
        Zone.EXTRA_DECK: "place it face-up in the Extra Deck",
        Zone.GRAVEYARD: "send it to the GY",
    }.get(node.instead, "banish it")
    passive = {
        Zone.BANISHED: "banished",
        Zone.DECK: f"placed{where}",
        Zone.HAND: "returned to the hand",
        Zone.EXTRA_DECK: "placed face-up in the Extra Deck",
        Zone.GRAVEYARD: "sent to the GY",
    }.get(node.instead, "banished")
    if node.because & Because.MATERIAL:
        kind = (
            "Synchro "
            if node.because & Because.SYNCHRO
            else "Fusion "
            if node.because & Because.FUSION
            else "Xyz "
            if node.because & Because.XYZ
            else ""
        )
        beside = f" together with {noun_of(node.beside, scope, Head.MONSTER).a}" if node.beside is not None else ""
        return [Clause(Noun("this card"), whole=f"if this card is used as {kind}Material{beside}, {gone}")]
    if node.this_only:
        return [_leaving(node, scope, gone)]
    words = noun_of(node.which, scope)
    to = {
        Zone.GRAVEYARD: "sent to {} GY",
        Zone.HAND: "returned to {} hand",
        Zone.DECK: "returned to {} Deck",
    }.get(node.to, "removed from the field")
    whose = {Side.YOU: "your", Side.OPPONENT: "your opponent's", Side.EITHER: "the"}[node.side]
    origin = f" from the {listed(zone_words(node.origin))}" if node.origin else ""
    return [Clause(Noun("any"), whole=f"any {words.core} {to.format(whose)}{origin} is {passive} instead")]


def _leaving(node: Redirected, scope: Scope, gone: str) -> Clause:
    """banish it when it leaves the field."""
    each = scope.known.get(RefKind.EACH)
    name = each.subj if each is not None else "this card"
    if node.origin and node.to == Zone.GRAVEYARD:
        place_ = "field" if node.origin == Zone.FIELD else "Monster Zone"
        return Clause(Noun(name), whole=f"if {name} would be sent from the {place_} to the GY, {gone} instead")
    if each is None:
        return Clause(Noun(name), whole=f"if this card leaves the field, {gone}")
    if each.plural:
        return Clause(Noun(name), whole=f"{gone.replace(' it', f' {each.text}', 1)} when {name} leave the field")
    return Clause(Noun(name), whole=f"{gone.replace(' it', f' {each.text}', 1)} when it leaves the field")


@MODIFIERS.words(Unaffected)
def _unaffected(node: Unaffected, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    is_ = "is", "are"
    whose = {Side.YOU: "your ", Side.OPPONENT: "your opponent's ", Side.EITHER: "", None: ""}[node.by]
    if node.lower_level_monsters:
        effects = "the activated effects" if node.activated_only else "the effects"
        text = f"{effects} of {whose}monsters whose Level or Rank is lower than this card's Level"
    elif node.of is None:
        text = f"{whose}activated effects" if node.activated_only else f"{whose}card effects"
    elif isinstance(node.of, Not) and isinstance(node.of.part, IsThis):
        text = (
            f"{whose}other cards' effects"
            if not node.activated_only
            else f"the activated effects of {whose}other cards"
        )
    else:
        words = noun_of(node.of, scope)
        kind = words.core if words.core in ("Spell", "Trap", "Spell/Trap", "monster") else ""
        text = (
            f"{whose}{'activated ' if node.activated_only else ''}{kind} effects"
            if kind
            else f"the {'activated ' if node.activated_only else ''}effects of {whose}{words.many}"
        )
    return [Clause(noun, f"{is_[0]} unaffected by {text}", f"{is_[1]} unaffected by {text}")]


@MODIFIERS.words(Rebuffs)
def _rebuffs(node: Rebuffs, scope: Scope) -> list[Clause]:
    noun, words = about(node.to, scope), noun_of(node.of, scope)
    return [
        Clause(
            noun,
            whole=f"negate any {words.core} effect that targets {noun.text}, and if you do, destroy that {words.core}",
        )
    ]


@MODIFIERS.words(InsteadOfDestruction)
def _instead_of_destruction(node: InsteadOfDestruction, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    whose = {Side.YOU: "your ", Side.OPPONENT: "an opponent's ", Side.EITHER: "", None: ""}[node.by]
    how = (
        f"by battle or {whose}card effect"
        if node.by_battle and node.by_effect
        else "by battle"
        if node.by_battle
        else f"by {whose}card effect"
    )
    how = how.replace("or card effect", "or card effect")
    once = "once per turn, " if node.once_per_turn else ""
    name = noun.subj
    if isinstance(node.to, Pool) and noun.plural:
        words = words_of(node.to, scope)
        name = f"a {words.at(place(node.to.zones, node.to.side, head_of_pool(node.to)))}"
        name = re.sub("⟦(.*?)⟧", r"\1,", name)
    if node.pay is None:
        if node.once_per_turn:
            return [
                Clause(
                    noun,
                    whole=f"the first time {name} would be destroyed {how} each turn, it is not destroyed",
                )
            ]
        return [Clause(noun, f"cannot be destroyed {how.replace('card effect', 'card effects')}")]
    scope.now(RefKind.EACH, Noun("this card", this=True) if noun.this else it(noun.head, False))
    was, scope.paying = scope.paying, True
    pay = VERBS(node.pay, scope)
    scope.paying = was
    act = f"you can {pay.base} instead" if node.optional else f"{pay.base} instead"
    return [Clause(noun, whole=f"{once}if {name} would be destroyed {how}, {act}")]


@MODIFIERS.words(InsteadOfBattleDamage)
def _instead_of_battle_damage(node: InsteadOfBattleDamage, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    who = PLAYER[node.side]
    take = "take" if node.side is Side.YOU else "takes"
    damage = f"the battle damage {who} {take} from battles involving {noun.text}"
    if node.optional:
        damage = damage.replace("battles involving", "a battle involving").replace(
            noun.text, single(node.to, noun, scope)
        )
        return [Clause(noun, whole=f"you can make {damage} 0")]
    return [Clause(noun, whole=f"{damage} becomes 0")]


@MODIFIERS.words(Perishes)
def _perishes(node: Perishes, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    return [Clause(noun, whole=f"destroy {noun.text}")]


@MODIFIERS.words(Treated)
def _treated(node: Treated, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    if node.en:
        return (
            [Clause(noun, f'becomes "{node.en}"', f'become "{node.en}"', part="name")]
            if not noun.this and not noun.plural
            else [Clause(noun, f'becomes "{node.en}"', part="name")]
        )
    before, word = type_words(node.gains or node.loses)
    one = f"{before} {word}".strip().replace("monster", "Monster")
    if node.gains:
        return [Clause(noun, f"is treated as {'an' if one[0] in 'AEIOU' else 'a'} {one}", f"are treated as {one}s")]
    return [
        Clause(
            noun,
            f"is not treated as {'an' if one[0] in 'AEIOU' else 'a'} {one}",
            f"are not treated as {one}s",
        )
    ]


@MODIFIERS.words(TakesControl)
def _takes_control(node: TakesControl, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    return [Clause(noun, whole=f"take control of {noun.text}")]


@MODIFIERS.words(Wins)
def _wins(node: Wins, scope: Scope) -> list[Clause]:
    return [Clause(Noun("you", plural=True), "wins the Duel", "win the Duel")]


@MODIFIERS.words(OnlyOne)
def _only_one(node: OnlyOne, scope: Scope) -> list[Clause]:
    return [Clause(Noun("you", plural=True), f'can only control 1 face-up "{scope.card.en}"')]


@MODIFIERS.words(SummonsPerTurn)
def _summons_per_turn(node: SummonsPerTurn, scope: Scope) -> list[Clause]:
    times = {1: "once", 2: "twice"}.get(node.times, f"{node.times} times")
    kind = summons(node.kinds).replace("Summoned", "Summon")
    return [Clause(Noun("you", plural=True), f'can only {kind} "{scope.card.en}" {times} per turn')]


@MODIFIERS.words(While)
def _while(node: While, scope: Scope) -> list[Clause]:
    lead = while_text(node, scope)
    clauses: list[Clause] = []
    for modifier in node.modifiers:
        clauses += MODIFIERS(modifier, scope)
    return [replace(clause, lead=lead + clause.lead) for clause in clauses]


def while_text(node: While, scope: Scope) -> str:
    """while you control a "X","""
    moment, rest = moment_of(node.condition)
    if rest is None:
        return f"{moment}, "
    words = CONDITIONS(rest, scope).text
    return f"{moment}, while {words}, " if moment else f"while {words}, "


@MODIFIERS.words(Whenever)
def _whenever(node: Whenever, scope: Scope) -> list[Clause]:
    occasion = EVENTS(node.when, scope)
    once = "once per turn, " if node.once_per_turn else ""
    verb = VERBS(node.verb, scope)
    if occasion.moment:
        lead = f"{once}{occasion.text}, "
    elif once or isinstance(node.verb, Destroy) or (isinstance(node.verb, Apply) and node.verb.until is Until.LEAVES):
        lead = f"{once}{'when' if isinstance(node.verb, Destroy) else 'if'} {occasion.text}, "
    else:
        lead = f"each time {occasion.text}, "
    return [Clause(Noun(""), whole=". ".join(verb.prefixed(lead).sentences))]


@MODIFIERS.words(HoldsCounters)
def _holds_counters(node: HoldsCounters, scope: Scope) -> list[Clause]:
    most = f" (max. {node.most})" if node.most else ""
    return [Clause(Noun("you", plural=True), whole=f"{counters(node.name, 2)} can be placed on this card{most}")]


@MODIFIERS.words(AttackCost)
def _attack_cost(node: AttackCost, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    return [Clause(noun, whole=f"you must pay {node.life_points} LP to declare an attack with {noun.text}")]
