"""What effects do, in English."""

from __future__ import annotations

from dataclasses import replace

from duelkit.judgment.language.base import Sequence
from duelkit.judgment.language.filters import Every, FieldForSummon, Pool, Ref, RefKind, What
from duelkit.judgment.language.verbs import (
    AttackNow,
    BecomeElement,
    BecomeRace,
    Bestow,
    Bury,
    ChangeFigure,
    Choose,
    Decree,
    Destroy,
    Discard,
    DiscardHand,
    Draw,
    ExchangeFields,
    Fetch,
    Fieldquake,
    GainMana,
    GiveKeyword,
    HalfTheTime,
    Heal,
    If,
    Incite,
    Judgment,
    LookAtTop,
    LoseMana,
    MagicDamage,
    May,
    Mill,
    Move,
    Moving,
    NoCounter,
    ReturnToHand,
    RevealTop,
    SetPattern,
    ShowHand,
    StealMana,
    SummonOnto,
    Swap,
    SwapContents,
    SwapFigures,
    Turn,
    Turning,
    Unite,
)
from duelkit.judgment.language.words import Pile, Side
from duelkit.judgment.text.en_amounts import measure, opposite, quantity
from duelkit.judgment.text.en_core import (
    ABILITIES,
    CONDITIONS,
    FIELDS,
    MODIFIERS,
    VERBS,
    WHATS,
    Noun,
    Phrase,
    Scope,
)
from duelkit.judgment.text.en_modifiers import LETTERS, figure_change, merged
from duelkit.judgment.text.en_nouns import cards, fields
from duelkit.judgment.text.en_words import BEAR, BEARS, NUMBERS, UNTIL, elements, piles, sentence
from duelkit.judgment.text.reading import one_card, steps

WHO = {Side.YOU: "you", Side.OPPONENT: "your opponent", Side.EITHER: "each player"}
THEIR = {Side.YOU: "your", Side.OPPONENT: "their", Side.EITHER: "their"}


def does(side: Side, base: str, third: str) -> Phrase:
    """Something that a player does: an order to you, a statement of others."""
    return Phrase(base) if side is Side.YOU else Phrase(f"{WHO[side]} {third}", order=False)


def taken(what: What, scope: Scope) -> Noun:
    """Cards that are moved: a creature card from your hand."""
    scope.where = "from"
    noun = WHATS(what, scope)
    scope.where = "in"
    return noun


def _pool(what: What) -> Pool | None:
    return None if isinstance(what, Ref) else what.pool


def now_them(what: What, noun: Noun, scope: Scope) -> None:
    """From here on "it" is what the verb has worked on."""
    if isinstance(what, Ref) and what.kind is RefKind.SELF:
        return
    many = noun.plural or not one_card(what)
    scope.now(RefKind.THEM, Noun("them", plural=True, pronoun="they") if many else Noun("it", pronoun="it"))


def _acts(what: What, one: str, many: str, scope: Scope) -> Phrase:
    """A statement about creatures: that creature gains 1 HP."""
    noun = WHATS(what, scope)
    now_them(what, noun, scope)
    return Phrase(noun.does(one, many), order=False, subject=noun.text)


def them(noun: Noun) -> str:
    """The noun as an object."""
    return {"it": "it", "they": "them"}.get(noun.pronoun, noun.text)


# Players ------------------------------------------------------------------------------------------


@VERBS.words(GainMana)
def _gain_mana(node: GainMana, scope: Scope) -> Phrase:
    words = measure(node.amount, "mana", scope)
    return does(node.side, f"gain {words}", f"gains {words}")


@VERBS.words(LoseMana)
def _lose_mana(node: LoseMana, scope: Scope) -> Phrase:
    words = measure(node.amount, "mana", scope)
    return does(node.side, f"lose {words}", f"loses {words}")


@VERBS.words(StealMana)
def _steal_mana(node: StealMana, scope: Scope) -> Phrase:
    return Phrase(f"steal {measure(node.amount, 'mana', scope, ' from your opponent')}")


@VERBS.words(Draw)
def _draw(node: Draw, scope: Scope) -> Phrase:
    words = measure(node.amount, "card", scope)
    return does(node.side, f"draw {words}", f"draws {words}")


@VERBS.words(Discard)
def _discard(node: Discard, scope: Scope) -> Phrase:
    value = quantity(node.amount, scope)
    if node.which is None:
        words = measure(node.amount, "card", scope)
    else:
        which = cards(node.which, scope)
        if value.number is not None:
            words = which.a if value.number == 1 else f"{NUMBERS[value.number]} {which.many}"
        else:
            words = f"as many {which.many} as {value.text}"
    return does(node.side, f"discard {words}", f"discards {words}")


@VERBS.words(Mill)
def _mill(node: Mill, scope: Scope) -> Phrase:
    value = quantity(node.amount, scope)
    if value.number == 1:
        words = "the top card"
    elif value.number is not None:
        words = f"the top {NUMBERS[value.number]} cards"
    elif value.each:
        words = f"the top {'card' if value.factor == 1 else f'{NUMBERS[value.factor]} cards'}"
    else:
        words = f"as many cards as {value.text} from the top"
    base = f"put {words} of {THEIR[node.side]} library into the graveyard"
    if value.number is None and value.each:
        base += f" for each {value.each}"
    return does(node.side, base, base.replace("put ", "puts ", 1))


@VERBS.words(DiscardHand)
def _discard_hand(node: DiscardHand, scope: Scope) -> Phrase:
    return does(node.side, "discard your hand", "discards their hand")


@VERBS.words(ShowHand)
def _show_hand(node: ShowHand, scope: Scope) -> Phrase:
    return does(node.side, "reveal your hand", "reveals their hand")


@VERBS.words(LookAtTop)
def _look_at_top(node: LookAtTop, scope: Scope) -> Phrase:
    return Phrase("look at the top card of your library")


@VERBS.words(RevealTop)
def _reveal_top(node: RevealTop, scope: Scope) -> Phrase:
    scope.now(RefKind.THEM, Noun("the revealed card"))
    words = f"the top card of {THEIR[node.side]} library"
    return does(node.side, f"reveal {words}", f"reveals {words}")


@VERBS.words(Judgment)
def _judgment(node: Judgment, scope: Scope) -> Phrase:
    win = VERBS(node.win, scope).whole
    text = f"each player reveals the top card of their library for Judgment; if yours has the higher cost, {win}"
    tail = f"if your opponent's has the higher cost, {VERBS(node.lose, scope).whole}" if node.lose is not None else ""
    return Phrase(text, order=False, tail=(tail,) if tail else (), closed=True)


# Cards --------------------------------------------------------------------------------------------


@VERBS.words(Choose)
def _choose(node: Choose, scope: Scope) -> Phrase:
    if isinstance(node.what, Every):
        # a count for what follows, not a choice
        where = node.what.pool
        words = cards(where.filter, scope).many
        scope.now(RefKind.THEM, Noun(f"{words} that were in {piles(where.piles, where.side)}", plural=True))
        return Phrase("")
    noun = WHATS(node.what, scope)
    pool = _pool(node.what)
    kind = "creature" if pool is not None and pool.piles == Pile.BOARD else "card"
    many = noun.plural
    scope.now(RefKind.THEM, Noun(f"the chosen {kind}{'s' if many else ''}", plural=many))
    return Phrase(f"choose {noun.text}")


@VERBS.words(Fetch)
def _fetch(node: Fetch, scope: Scope) -> Phrase:
    noun = taken(node.what, scope)
    now_them(node.what, noun, scope)
    if node.to is Pile.LIBRARY:
        return Phrase(f"shuffle {them(noun)} into your library")
    return Phrase(f"add {them(noun)} to your hand")


@VERBS.words(Bury)
def _bury(node: Bury, scope: Scope) -> Phrase:
    noun = taken(node.what, scope)
    now_them(node.what, noun, scope)
    if noun.plural:
        return Phrase(f"put {them(noun)} into their owners' graveyards if they were not summoned")
    return Phrase(f"if {noun.it} was not summoned, put it into its owner's graveyard", order=False, closed=True)


@VERBS.words(ReturnToHand)
def _return_to_hand(node: ReturnToHand, scope: Scope) -> Phrase:
    noun = taken(node.what, scope)
    now_them(node.what, noun, scope)
    whose = "their owners' hands" if noun.plural else "its owner's hand"
    return Phrase(f"return {them(noun)} to {whose}")


# Creatures ----------------------------------------------------------------------------------------


@VERBS.words(Heal)
def _heal(node: Heal, scope: Scope) -> Phrase:
    less = opposite(node.amount)
    noun = WHATS(node.what, scope)
    words = measure(node.amount if less is None else less, "HP", scope)
    words = words.replace(f"of {noun.poss} HP", f"of {noun.its} HP")
    if less is not None:
        return _acts(node.what, f"loses {words}", f"lose {words}", scope)
    return _acts(node.what, f"gains {words}", f"gain {words}", scope)


@VERBS.words(MagicDamage)
def _magic_damage(node: MagicDamage, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    now_them(node.what, noun, scope)
    words = measure(node.amount, "magic damage", scope)
    return Phrase(noun.does(f"takes {words}", f"take {words}"), order=False, subject=noun.text)


@VERBS.words(ChangeFigure)
def _change_figure(node: ChangeFigure, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    now_them(node.what, noun, scope)
    one, many = figure_change(node.stat, node.amount, node.negative, scope)
    until = f" {UNTIL[node.until]}" if UNTIL[node.until] else ""
    return Phrase(noun.does(one, many) + until, order=False, subject=noun.text)


@VERBS.words(GiveKeyword)
def _give_keyword(node: GiveKeyword, scope: Scope) -> Phrase:
    one, many = BEARS[node.keyword], BEAR[node.keyword]
    if one.startswith("has "):
        one, many = one.replace("has ", "gains ", 1), many.replace("have ", "gain ", 1)
    until = f" {UNTIL[node.until]}" if UNTIL[node.until] else ""
    return _acts(node.what, one + until, many + until, scope)


@VERBS.words(SetPattern)
def _set_pattern(node: SetPattern, scope: Scope) -> Phrase:
    return _acts(
        node.what,
        f"must use attack {LETTERS[node.index]} from then on",
        f"must use attack {LETTERS[node.index]} from then on",
        scope,
    )


@VERBS.words(Turn)
def _turn(node: Turn, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    now_them(node.what, noun, scope)
    if node.how is Turning.CHOSEN:
        return Phrase(f"turn {them(noun)} to {'one' if noun.plural else 'any'} facing of your choice")
    if node.how is Turning.HALF:
        return Phrase(f"turn {them(noun)} 180 degrees")
    backs = "their backs face" if noun.plural else "its back faces"
    return Phrase(f"turn {them(noun)} so that {backs} {WHATS(node.towards, scope).text}")


@VERBS.words(Move)
def _move(node: Move, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    where = {
        Moving.CHOSEN: "to an empty field of your choice",
        Moving.PUSHED: "back 1 field along the attack, if that field is empty",
        Moving.IN_FRONT: "to the field directly in front of this creature, if that is empty",
        Moving.TO_LEFT_FIELD: f"to the field that {WHATS(Ref(RefKind.TRIGGERING), scope).text} left",
    }[node.how]
    now_them(node.what, noun, scope)
    verb = "push" if node.how is Moving.PUSHED else "move"
    facing = ", with any facing" if node.facing_chosen else ""
    return Phrase(f"{verb} {them(noun)} {where}{facing}")


@VERBS.words(Swap)
def _swap(node: Swap, scope: Scope) -> Phrase:
    return Phrase(f"swap the places of {two(them(WHATS(node.first, scope)), them(WHATS(node.second, scope)))}")


@VERBS.words(SwapContents)
def _swap_contents(node: SwapContents, scope: Scope) -> Phrase:
    first, second = fields(node.first, scope), fields(node.second, scope)
    return Phrase(
        f"whatever stands on {_the(first.one, first.definite)} and on {_the(second.one, second.definite)} swaps places",
        order=False,
    )


def two(first: str, second: str) -> str:
    """The two chosen fields, where both were chosen alike."""
    if first.startswith("the first chosen ") and second == first.replace("first", "second", 1):
        return f"the two {first.removeprefix('the first ')}s"
    return f"{first} and {second}"


def _the(words: str, definite: bool) -> str:
    return words if definite else f"the {words}"


@VERBS.words(NoCounter)
def _no_counter(node: NoCounter, scope: Scope) -> Phrase:
    return _acts(node.what, "cannot counterattack", "cannot counterattack", scope)


@VERBS.words(Destroy)
def _destroy(node: Destroy, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    now_them(node.what, noun, scope)
    return Phrase(f"destroy {them(noun)}")


@VERBS.words(SummonOnto)
def _summon_onto(node: SummonOnto, scope: Scope) -> Phrase:
    noun = taken(node.what, scope)
    scope.now(RefKind.THEM, Noun("it", pronoun="it"))
    tail = ["it cannot attack this turn" + (", and your turn ends" if node.ends_turn else "")]
    cost = "for its mana cost" if node.paid else "at no cost"
    if node.onto is not None and isinstance(node.onto, FieldForSummon):
        return Phrase(f"summon {noun.text} {cost}", tail=tuple(tail))
    if node.onto is not None:
        return Phrase(f"summon {noun.text} to {fields(node.onto, scope).a} {cost}", tail=tuple(tail))
    price = scope.card.price
    if price is not None and price.sacrifice is not None:
        return Phrase(f"summon {noun.text} in the place of the sacrificed creature {cost}", tail=tuple(tail))
    return Phrase(f"sacrifice this creature to summon {noun.text} in its place {cost}", tail=tuple(tail))


@VERBS.words(AttackNow)
def _attack_now(node: AttackNow, scope: Scope) -> Phrase:
    phrase = _acts(node.what, "attacks at no cost", "attack at no cost", scope)
    if node.used:
        return replace(phrase, tail=("this counts as its activation to attack",))
    return phrase


@VERBS.words(Incite)
def _incite(node: Incite, scope: Scope) -> Phrase:
    return Phrase(
        "each creature on the board attacks once, in turn: first that on the centre field, then that on the field to"
        " which this card points, and on clockwise",
        order=False,
    )


@VERBS.words(BecomeElement)
def _become_element(node: BecomeElement, scope: Scope) -> Phrase:
    words = elements(node.element)
    return _acts(node.what, f"becomes {words}", f"become {words}", scope)


@VERBS.words(BecomeRace)
def _become_race(node: BecomeRace, scope: Scope) -> Phrase:
    race = f"the race of {WHATS(node.of, scope).text}"
    return _acts(node.what, f"takes {race}", f"take {race}", scope)


@VERBS.words(SwapFigures)
def _swap_figures(node: SwapFigures, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    now_them(node.what, noun, scope)
    return Phrase(f"swap the HP and Attack of {them(noun)}")


@VERBS.words(Bestow)
def _bestow(node: Bestow, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    now_them(node.what, noun, scope)
    given = [sentence(line) for ability in node.abilities for line in ABILITIES(ability, scope)]
    return Phrase(
        f"{noun.does('gains', 'gain')} this ability for as long as {noun.it} {'are' if noun.plural else 'is'} on the"
        f" board: “{' '.join(given)}”",
        order=False,
    )


@VERBS.words(Unite)
def _unite(node: Unite, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    return Phrase(
        f"put this creature onto {noun.text}, sacrificing it and adding its HP to this creature's",
        tail=(f"the united creature must use attack {LETTERS[node.pattern]}",),
    )


# Fields -------------------------------------------------------------------------------------------


@VERBS.words(Fieldquake)
def _fieldquake(node: Fieldquake, scope: Scope) -> Phrase:
    return Phrase(f"fieldquake {FIELDS(node.fields, scope).text}")


@VERBS.words(ExchangeFields)
def _exchange(node: ExchangeFields, scope: Scope) -> Phrase:
    first, second = FIELDS(node.first, scope).text, FIELDS(node.second, scope).text
    return Phrase(f"exchange {two(first, second)}", tail=("creatures stay where they are",))


@VERBS.words(Decree)
def _decree(node: Decree, scope: Scope) -> Phrase:
    said = merged(MODIFIERS(node.rule, scope))
    return Phrase(f"{UNTIL[node.until]}, {'; '.join(said)}", order=False)


# Joining ------------------------------------------------------------------------------------------


@VERBS.words(HalfTheTime)
def _half(node: HalfTheTime, scope: Scope) -> Phrase:
    phrase = VERBS(node.verb, scope)
    tail = phrase.tail
    if node.otherwise is not None:
        tail = (*tail, f"otherwise, {VERBS(node.otherwise, scope).whole}")
    return Phrase(f"half the time, {phrase.text}", order=False, tail=tail, closed=True)


@VERBS.words(If)
def _if(node: If, scope: Scope) -> Phrase:
    state = CONDITIONS(node.condition, scope).text
    phrase = VERBS(node.verb, scope)
    tail = phrase.tail
    if node.otherwise is not None:
        tail = (*tail, f"otherwise, {VERBS(node.otherwise, scope).whole}")
    return Phrase(f"if {state}, {phrase.text}", order=False, tail=tail, closed=True)


@VERBS.words(May)
def _may(node: May, scope: Scope) -> Phrase:
    phrase = VERBS(node.verb, scope)
    if phrase.order:
        return replace(phrase, text=f"you may {phrase.text}", order=False)
    return replace(phrase, text=f"you may decide that {phrase.text}", order=False)


@VERBS.words(Sequence)
def _sequence(node: Sequence, scope: Scope) -> Phrase:
    said: Phrase | None = None
    for step in steps(node):
        phrase = VERBS(step, scope)
        if not phrase.text:
            continue
        said = phrase if said is None else joined(said, phrase)
    assert said is not None
    return said


def joined(first: Phrase, second: Phrase) -> Phrase:
    """One after the other; a new sentence where the first is closed already, or the second is a case of its own."""
    if first.subject and first.subject == second.subject and not (first.tail or first.closed or second.closed):
        rest = second.text.removeprefix(first.subject).lstrip()
        for verb in ("gets ", "get "):
            if first.text.startswith(f"{first.subject} {verb}"):
                rest = rest.removeprefix(verb)
        return replace(first, text=f"{first.text} and {rest}", tail=second.tail)
    if first.tail or first.closed or second.closed:
        link = "" if second.text.startswith(("if ", "half ", "otherwise", "your turn ends")) else "then "
        return replace(first, tail=(*first.tail, f"{link}{second.text}", *second.tail), closed=False)
    link = ", then " if ", then " not in first.text else ", and then "
    if second.text.endswith("cannot counterattack"):
        who = second.text.removesuffix(" cannot counterattack")
        second = replace(second, text=f"{'it' if who in first.text else who} cannot counterattack")
        link = "; "
    return replace(first, text=f"{first.text}{link}{second.text}", tail=second.tail, order=first.order and second.order)


