"""What placement abilities make so, in English."""

from __future__ import annotations

from duelkit.judgment.language.amounts import Amount
from duelkit.judgment.language.filters import AnyField, Filter, RefKind
from duelkit.judgment.language.modifiers import (
    Becomes,
    BelongsTo,
    Cancels,
    CardCost,
    Changes,
    CountsAs,
    Decoys,
    EvadesFrom,
    ExitMana,
    ExtraAttack,
    Extinct,
    Forbids,
    Grants,
    HandLimit,
    NoFieldBonus,
    Possesses,
    ReachesInvisible,
    Seals,
    Strike,
    SureBonus,
    TurnsDamage,
    TurnsDiscards,
    UsesPattern,
)
from duelkit.judgment.language.words import Side, Stat
from duelkit.judgment.text.en_amounts import change, quantity
from duelkit.judgment.text.en_core import CONDITIONS, MODIFIERS, Clause, Noun, Scope
from duelkit.judgment.text.en_nouns import cards, counted, creatures, fields
from duelkit.judgment.text.en_words import (
    ACTIVATION_COST,
    BEAR,
    BEARS,
    NUMBERS,
    POSSESSIVE,
    STATS,
    closed,
    elements,
    listed,
)
from duelkit.judgment.text.reading import is_area


THIS = Noun("this creature", this=True)
LETTERS = "ABC"
"""The names of a creature's attack icons."""


def subject(node: Filter, scope: Scope) -> Noun:
    """Whom it is about; in an amount they are then called it, or they."""
    noun = creatures(node, scope).group
    scope.now(RefKind.THEM, Noun("they", plural=True, pronoun="they") if noun.plural else Noun("it", pronoun="it"))
    return noun


def figure_change(stat: Stat, amount: Amount | int, negative: bool, scope: Scope) -> tuple[str, str]:
    """gets Attack +2; gets 1 Dodge attempt; of one creature and of several."""
    if stat is Stat.EVASION:
        value = quantity(amount, scope)
        if value.number is None and not value.each:
            words = f"Dodge attempts equal to {value.text}"
        else:
            number = value.factor if value.number is None else abs(value.number)
            words = f"{number} Dodge attempt{'' if number == 1 else 's'}"
            words += f" for each {value.each}" if value.number is None else ""
        less = negative or (value.number or 0) < 0
        return (f"loses {words}", f"lose {words}") if less else (f"gets {words}", f"get {words}")
    words = change(STATS[stat], amount, negative, scope)
    return f"gets {words}", f"get {words}"


def paired_cost(amount: Amount | int, negative: bool, scope: Scope) -> tuple[str, str]:
    """The same of attack and rotation alike."""
    words = change(ACTIVATION_COST, amount, negative, scope)
    return f"gets {words}", f"get {words}"


def changes(node: Changes, scope: Scope, both_costs: bool = False) -> Clause:
    """A change of a figure, or of both activation costs."""
    who = subject(node.to, scope)
    one, many = (
        paired_cost(node.amount, node.negative, scope)
        if both_costs
        else figure_change(node.stat, node.amount, node.negative, scope)
    )
    return Clause(who, one, many)


@MODIFIERS.words(Changes)
def _changes(node: Changes, scope: Scope) -> list[Clause]:
    return [changes(node, scope)]


@MODIFIERS.words(Becomes)
def _becomes(node: Becomes, scope: Scope) -> list[Clause]:
    who = subject(node.to, scope)
    return [Clause(Noun(f"{who.poss} {STATS[node.stat]}"), f"is {quantity(node.amount, scope).text}")]


@MODIFIERS.words(Grants)
def _grants(node: Grants, scope: Scope) -> list[Clause]:
    return [Clause(subject(node.to, scope), BEARS[node.keyword], BEAR[node.keyword])]


@MODIFIERS.words(UsesPattern)
def _uses_pattern(node: UsesPattern, scope: Scope) -> list[Clause]:
    return [Clause(THIS, f"must use attack {LETTERS[node.index]}")]


def _itself(scope: Scope) -> None:
    scope.now(RefKind.SELF, Noun("it", pronoun="it"))


@MODIFIERS.words(Possesses)
def _possesses(node: Possesses, scope: Scope) -> list[Clause]:
    _itself(scope)
    words = creatures(node.to, scope)
    scope.now(RefKind.SELF, THIS)
    return [Clause(THIS, f"possesses {words.all.text}")]


@MODIFIERS.words(Seals)
def _seals(node: Seals, scope: Scope) -> list[Clause]:
    if isinstance(node.fields, AnyField):
        return [Clause(None, "no field can be fieldquaked or exchanged")]
    return [Clause(fields(node.fields, scope).group, "cannot be fieldquaked or exchanged")]


@MODIFIERS.words(CountsAs)
def _counts_as(node: CountsAs, scope: Scope) -> list[Clause]:
    words = elements(node.element, "and")
    return [
        Clause(fields(node.fields, scope).group, f"also counts as a {words} field", f"also count as {words} fields")
    ]


@MODIFIERS.words(EvadesFrom)
def _evades_from(node: EvadesFrom, scope: Scope) -> list[Clause]:
    who = subject(node.to, scope)
    attackers = creatures(node.attackers, scope).group.text
    if not node.attempts:
        return [Clause(who, f"has Perfect Dodge against {attackers}", f"have Perfect Dodge against {attackers}")]
    words = f"{node.attempts} Dodge attempt{'s' if node.attempts > 1 else ''} against {attackers}"
    return [Clause(who, f"gets {words}", f"get {words}")]


@MODIFIERS.words(CardCost)
def _card_cost(node: CardCost, scope: Scope) -> list[Clause]:
    words = cards(node.cards, scope).many
    whose = "all players'" if node.side is Side.EITHER else POSSESSIVE[node.side]
    value = quantity(node.amount, scope)
    less = value.factor < 0 if value.number is None else value.number < 0
    how = "less" if less else "more"
    onto = f" to summon to {fields(node.onto, scope).a}" if node.onto is not None else ""
    if value.number is not None:
        cost = f"{abs(value.number)} mana {how}{onto}"
    elif value.each:
        cost = f"{abs(value.factor)} mana {how}{onto} for each {value.each}"
    else:
        cost = f"X mana {how}{onto}, where X is {value.text}"
    minimum = f" (minimum {node.least})" if node.least else ""
    return [Clause(Noun(f"{whose} {words}", plural=True), "", f"cost {cost}{minimum}")]


@MODIFIERS.words(ExitMana)
def _exit_mana(node: ExitMana, scope: Scope) -> list[Clause]:
    words = creatures(node.of, scope).group
    if not node.stolen:
        return [Clause(words, "gives no exit mana", "give no exit mana")]
    return [Clause(None, f"you receive the exit mana of {words.text} instead of their owners")]


@MODIFIERS.words(HandLimit)
def _hand_limit(node: HandLimit, scope: Scope) -> list[Clause]:
    how = "lower" if node.amount < 0 else "higher"
    whose = "each player's" if node.side is Side.EITHER else POSSESSIVE[node.side]
    return [Clause(None, f"{whose} hand limit is {abs(node.amount)} {how}")]


FORBIDDEN = {
    "steal mana": "steal mana",
    "cast spells": "cast spells",
    "gain mana": "gain mana outside the Mana Charge phase",
}
"""What a player can be kept from doing."""


@MODIFIERS.words(Forbids)
def _forbids(node: Forbids, scope: Scope) -> list[Clause]:
    who = {Side.YOU: "you cannot", Side.OPPONENT: "your opponent cannot", Side.EITHER: "no player can"}[node.side]
    return [Clause(None, f"{who} {closed(FORBIDDEN, node.what, 'Forbids')}")]


@MODIFIERS.words(ReachesInvisible)
def _reaches_invisible(node: ReachesInvisible, scope: Scope) -> list[Clause]:
    who = subject(node.to, scope)
    return [
        Clause(who, "can be attacked even if it is Invisible", "can be attacked even if they are Invisible")
    ]


@MODIFIERS.words(Decoys)
def _decoys(node: Decoys, scope: Scope) -> list[Clause]:
    who = subject(node.to, scope)
    if who.this:
        _itself(scope)
    for_whom = creatures(node.enemies, scope).all.text
    scope.now(RefKind.SELF, THIS)
    return [Clause(who, f"is a Decoy for {for_whom}", f"are Decoys for {for_whom}")]


@MODIFIERS.words(SureBonus)
def _sure_bonus(node: SureBonus, scope: Scope) -> list[Clause]:
    words = creatures(node.to, scope).group.text
    return [Clause(None, f'attack bonuses that {words} gain "half the time" are gained every time')]


@MODIFIERS.words(TurnsDiscards)
def _turns_discards(node: TurnsDiscards, scope: Scope) -> list[Clause]:
    text = "each time your opponent would make you discard cards, your opponent discards as many instead"
    return [Clause(None, text)]


@MODIFIERS.words(ExtraAttack)
def _extra_attack(node: ExtraAttack, scope: Scope) -> list[Clause]:
    times = "once" if node.number == 1 else "twice" if node.number == 2 else f"{NUMBERS[node.number]} times"
    return [Clause(subject(node.to, scope), f"can be activated to attack {times} more each turn")]


INTO = {
    "attack": "lowers the target's Attack instead of its HP, or its HP if its Attack is 0",
    "summoning cost": "lowers the target's Summoning Cost (minimum 1) instead of its HP, or its HP if that cost is 1",
    "mana": "makes your opponent lose as much mana instead of lowering the target's HP, or lowers its HP if your"
    " opponent has no mana",
    "stolen mana": "steals as much mana from your opponent instead of lowering the target's HP, or lowers its HP if"
    " your opponent has no mana",
}
"""What damage can work on instead of HP."""


@MODIFIERS.words(TurnsDamage)
def _turns_damage(node: TurnsDamage, scope: Scope) -> list[Clause]:
    return [Clause(Noun("the damage of this creature's attacks"), closed(INTO, node.into, "TurnsDamage"))]


CANCELLED = {
    "attack": "an enemy creature is activated to attack",
    "rotation": "an enemy creature is activated to rotate",
    "spell": "your opponent casts a spell",
}
"""What can be cancelled."""


@MODIFIERS.words(Cancels)
def _cancels(node: Cancels, scope: Scope) -> list[Clause]:
    what = closed(CANCELLED, node.what, "Cancels")
    paid = counted(node.discard, cards(node.which, scope))
    return [Clause(None, f"each time {what}, you may discard {paid} to cancel it (its cost stays paid)")]


@MODIFIERS.words(BelongsTo)
def _belongs_to(node: BelongsTo, scope: Scope) -> list[Clause]:
    who = subject(node.to, scope)
    words = f"as affiliated to {node.affiliation}"
    return [Clause(who, f"also counts {words}", f"also count {words}")]


@MODIFIERS.words(NoFieldBonus)
def _no_field_bonus(node: NoFieldBonus, scope: Scope) -> list[Clause]:
    return [Clause(subject(node.to, scope), "gets no field bonus", "get no field bonus")]


@MODIFIERS.words(Extinct)
def _extinct(node: Extinct, scope: Scope) -> list[Clause]:
    return [Clause(THIS, "is destroyed at once, without exit mana")]


@MODIFIERS.words(Strike)
def _strike(node: Strike, scope: Scope) -> list[Clause]:
    target = ""
    scope.now(RefKind.TARGET, Noun("the target"))
    if node.if_any is not None:
        words = creatures(node.if_any, scope)
        target = f" one or more {words.many}" if is_area(scope.card) and not words.sole else f" {words.a}"
    elif node.hitting:
        target = f" {'exactly one creature' if node.hitting == 1 else f'{NUMBERS[node.hitting]} creatures at once'}"
    if node.becomes:
        then = f"its Attack for that attack is {quantity(node.amount, scope).text}"
    else:
        then = f"it gets {change('Attack', node.amount, False, scope, ' for that attack')}"
    state = f" if {CONDITIONS(node.condition, scope).text}" if node.condition is not None else ""
    half = "half the time " if node.chance else ""
    return [Clause(None, f"{half}when this creature attacks{target}{state}, {then}")]


FOR_EACH = " for each "


def merged(clauses: list[Clause]) -> list[str]:
    """The clauses as sentences; what is said of the same subject is one sentence."""
    groups: list[list[Clause]] = []
    for clause in clauses:
        last = groups[-1][0].subject if groups else None
        if last is not None and clause.subject is not None and last.text == clause.subject.text:
            groups[-1].append(clause)
        else:
            groups.append([clause])
    said = []
    for group in groups:
        who = group[0].subject
        if who is None or len(group) == 1:
            said += [clause.text for clause in group]
            continue
        predicates = [(clause.many or clause.one) if who.plural else clause.one for clause in group]
        for verb in ("gets ", "get "):
            if all(predicate.startswith(verb) for predicate in predicates):
                predicates[1:] = [predicate.removeprefix(verb) for predicate in predicates[1:]]
        mixed = len(predicates) == 2 and FOR_EACH in predicates[1] and FOR_EACH not in predicates[0]
        said.append(f"{who.text} {', and '.join(predicates) if mixed else listed(predicates)}")
    return said
