"""English verbs of chain, battle and phases, and how verbs are joined (then, and if you do, also)."""

from __future__ import annotations

from dataclasses import replace

from duelkit.yugioh.language.base import Joined, Joint, Verb
from duelkit.yugioh.language.classics import DrawLot, GuessLowest
from duelkit.yugioh.language.filters import RefKind
from duelkit.yugioh.language.modifiers import Cannot
from duelkit.yugioh.language.verbs import (
    Apply,
    AttackAgain,
    ChangeAttackTarget,
    ChooseOne,
    Damage,
    Declare,
    Discard,
    Domain,
    Draw,
    EndBattlePhase,
    Excavate,
    GainLife,
    If,
    IfPossible,
    Later,
    LookAt,
    NegateActivation,
    NegateAttack,
    NegateEffect,
    NegateSummon,
    Nothing,
    Remember,
    Reveal,
    RollDie,
    SkipPhases,
    TossCoins,
    Triggers,
    WinDuel,
    YouMay,
)
from duelkit.yugioh.language.words import Phase, Side
from duelkit.yugioh.text.en_conditions import ORDINALS, moment_of
from duelkit.yugioh.text.en_core import AMOUNTS, CONDITIONS, VERBS, WHATS, Noun, Phrase, Scope
from duelkit.yugioh.text.en_nouns import noun_of
from duelkit.yugioh.text.en_verbs import WHO, act
from duelkit.yugioh.text.en_words import PHASES, capital, written
from duelkit.yugioh.text.reading import numbers_of
from duelkit.yugioh.text.registry import Language, NoWording


@VERBS.words(NegateActivation)
def _negate_activation(node: NegateActivation, scope: Scope) -> Phrase:
    return act("negate", "the activation")


@VERBS.words(NegateEffect)
def _negate_effect(node: NegateEffect, scope: Scope) -> Phrase:
    return act("negate", "that effect")


@VERBS.words(NegateSummon)
def _negate_summon(node: NegateSummon, scope: Scope) -> Phrase:
    return act("negate", "the Summon")


@VERBS.words(NegateAttack)
def _negate_attack(node: NegateAttack, scope: Scope) -> Phrase:
    return act("negate", "the attack")


@VERBS.words(EndBattlePhase)
def _end_battle_phase(node: EndBattlePhase, scope: Scope) -> Phrase:
    return act("end", "the Battle Phase")


@VERBS.words(ChangeAttackTarget)
def _change_attack_target(node: ChangeAttackTarget, scope: Scope) -> Phrase:
    return act("change", f"the attack target to {WHATS(node.what, scope).text}")


@VERBS.words(AttackAgain)
def _attack_again(node: AttackAgain, scope: Scope) -> Phrase:
    on = f" on {WHATS(node.on, scope).text}" if node.on is not None else ""
    return act("make", f"a second attack{on} in a row with this card")


@VERBS.words(SkipPhases)
def _skip(node: SkipPhases, scope: Scope) -> Phrase:
    times = f" {node.times}" if node.times > 1 else ""
    plural = "s" if node.times > 1 else ""
    whose = {Side.YOU: "your", Side.OPPONENT: "your opponent's", Side.EITHER: "the"}[node.side]
    return act("skip", f"{whose} next{times} {PHASES[node.phase]}{plural}")


@VERBS.words(WinDuel)
def _win(node: WinDuel, scope: Scope) -> Phrase:
    return (
        act(
            "win",
            "the Duel",
            {Side.YOU: "you", Side.OPPONENT: "your opponent", Side.EITHER: "each player"}[node.side],
        )
        if node.side is not Side.YOU
        else Phrase("win the Duel", subject="you", singular=False)
    )


@VERBS.words(Nothing)
def _nothing(node: Nothing, scope: Scope) -> Phrase:
    return Phrase("nothing happens")


@VERBS.words(TossCoins)
def _toss(node: TossCoins, scope: Scope) -> Phrase:
    return act("toss", "a coin" if node.coins == 1 else f"a coin {node.coins} times")


@VERBS.words(RollDie)
def _roll(node: RollDie, scope: Scope) -> Phrase:
    return act("roll", "a six-sided die")


_DOMAINS = {
    Domain.ATTRIBUTE: ("1 Attribute", "Attribute"),
    Domain.RACE: ("1 Monster Type", "Type"),
    Domain.SUMMON_TYPE: ("1 of these types of monster (Ritual, Fusion, Synchro, Xyz, or Pendulum)", "type"),
    Domain.SPELL_OR_TRAP: ("Spell or Trap", "type"),
    Domain.CARD_NAME: ("1 card name", "name"),
}


@VERBS.words(Declare)
def _declare(node: Declare, scope: Scope) -> Phrase:
    who = WHO[node.side]
    if node.domain is Domain.NUMBER:
        unlike = "" if node.unlike is None else f" other than {AMOUNTS(node.unlike, scope)}"
        return act("declare", f"a number from {node.at_least} to {node.at_most}{unlike}", who)
    if node.domain not in _DOMAINS:
        raise NoWording(f"Domain.{node.domain.name}", Language.EN)
    words, scope.declared = _DOMAINS[node.domain]
    return act("declare", words, who)


_LINKS = {
    Joint.THEN: ", then ",
    Joint.AND_IF_YOU_DO: ", and if you do, ",
    Joint.ALSO: ", also ",
    Joint.ALSO_AFTER: ", also, after that, ",
}


LEAVES_ALL_IN_PLACE = (DrawLot, Excavate, LookAt, Remember, Reveal, RollDie, TossCoins)
"""After these, that what follows comes later makes no difference."""


@VERBS.words(GuessLowest)
def _guess(node: GuessLowest, scope: Scope) -> Phrase:
    noun = noun_of(node.which, scope).one
    whose = {Side.YOU: "your", Side.OPPONENT: "your opponent's", Side.EITHER: "either"}[node.side]
    who = "your opponent" if node.by is Side.OPPONENT else "you"
    lead = act("name", f"the lowest {noun} in {whose} GY without looking at either GY", WHO[node.by])
    scope.now(RefKind.THEM, Noun("it"))
    right = VERBS(node.right, scope)
    scope.now(RefKind.THEM, Noun("it"))
    wrong = VERBS(node.wrong, scope)
    done = "is" if node.by is Side.OPPONENT else "are"
    return lead.joined(f". If {who} {done} right, ", right).joined(", otherwise, ", wrong)


@VERBS.words(DrawLot)
def _draw_lot(node: DrawLot, scope: Scope) -> Phrase:
    scope.now(RefKind.EACH, Noun("the picked card"))
    return act("pick", "1 of them at random", WHO[Side.OPPONENT])


@VERBS.words(Joined)
def _joined(node: Joined, scope: Scope) -> Phrase:
    before, count = scope.known.get(RefKind.THEM), (scope.done, scope.done_each)
    first = VERBS(node.first, scope)
    if node.joint is Joint.ALSO and isinstance(bare(node.first), Draw | GainLife | Damage) and before is not None:
        scope.known[RefKind.THEM], (scope.done, scope.done_each) = before, count
    second = VERBS(node.second, scope)
    if scope.paying:
        return together(first, second)
    link = _LINKS[node.joint]
    if isinstance(node.second, Later) and node.joint in (Joint.AND_IF_YOU_DO, Joint.ALSO):
        return first.joined(", also, ", second)
    if isinstance(bare(node.second), If):
        last = node.first.second if isinstance(node.first, Joined) else node.first
        if isinstance(last, LEAVES_ALL_IN_PLACE) and second.lead.startswith("if "):
            link = ", and "
        elif node.joint is Joint.AND_IF_YOU_DO and second.lead.startswith("if "):
            return first.joined(", and if you do, and ", replace(second, lead=second.lead.removeprefix("if ")))
        link = {", then ": ", then, ", ", also ": ", also, "}.get(link, link)
    if (
        isinstance(node.second, Apply)
        and node.joint in (Joint.ALSO, Joint.ALSO_AFTER, Joint.AND_IF_YOU_DO)
        and any(isinstance(modifier, Cannot) and modifier.side is not None for modifier in node.second.modifiers)
    ):
        return first.joined(", also ", second) if node.joint is not Joint.ALSO_AFTER else first.joined(link, second)
    return first.joined(link, second)


def bare(verb: Verb) -> Verb:
    """A verb without the choice whether to do it."""
    return bare(verb.verb) if isinstance(verb, YouMay | IfPossible) else verb


def together(first: Phrase, second: Phrase) -> Phrase:
    """Two costs: banish a and b; discard a, and pay b."""
    verb, _, one = first.base.partition(" ")
    other, _, two = second.base.partition(" ")
    if verb == other and not first.lead and not second.lead:
        for place in (
            " you control to the Extra Deck",
            " into the Deck",
            " to the GY",
            " from your GY",
            " from your hand or field",
            " from your hand",
            " you control",
        ):
            if one.endswith(place) and two.endswith(place):
                one = one.removesuffix(place)
                break
        if one.count(" and ") == 1 and not two.count(" and "):
            return act(verb, f"{one.replace(' and ', ', ')}, and {two}")
        return act(verb, f"{one} and {two}")
    return first.joined(" and ", second)


@VERBS.words(If)
def _if(node: If, scope: Scope) -> Phrase:
    moment, rest = moment_of(node.condition)
    words = CONDITIONS(rest, scope).text if rest is not None else ""
    lead = (
        f"{moment}, if {words}, "
        if moment and words
        else f"if it is {moment.removeprefix('during ')}, "
        if moment
        else f"if {words}, "
    )
    before = dict(scope.known)
    said = VERBS(node.verb, scope).prefixed(lead)
    if node.otherwise is None:
        return said
    scope.known = before
    other = VERBS(node.otherwise, scope)
    return said.with_tail(*other.prefixed("otherwise, ").sentences)


@VERBS.words(YouMay)
def _you_may(node: YouMay, scope: Scope) -> Phrase:
    said = VERBS(node.verb, scope)
    if node.side is Side.OPPONENT and not said.subject:
        said = replace(said, subject="your opponent")
    if "; " in said.lead or (said.lead and not said.lead.startswith(("if ", "during "))):
        first, second = said.lead, replace(said, lead="")
        return replace(second, lead=f"you can {first}")
    return replace(said, can=True)


@VERBS.words(IfPossible)
def _if_possible(node: IfPossible, scope: Scope) -> Phrase:
    said = VERBS(node.verb, scope)
    if isinstance(node.verb, Discard) and said.subject:
        said = said.with_more(", if they have any")
    return said


@VERBS.words(ChooseOne)
def _choose_one(node: ChooseOne, scope: Scope) -> Phrase:
    return act("apply", "1 of these effects").with_tail(*bullets(node, scope))


def bullets(node: ChooseOne, scope: Scope) -> list[str]:
    """● …, one for each branch."""
    lines = []
    known = dict(scope.known)
    for branch in node.branches:
        scope.known = dict(known)
        lines.append("● " + written(VERBS(branch, scope).sentences).removesuffix("."))
    scope.known = known
    return lines


@VERBS.words(Later)
def _later(node: Later, scope: Scope) -> Phrase:
    whose = {Side.YOU: "your next", Side.OPPONENT: "your opponent's next", Side.EITHER: "the next"}[node.of]
    when = f"during {whose} {PHASES[node.phase]}"
    if node.of is Side.EITHER:
        when = (
            f"during the {PHASES[node.phase]} of the next turn"
            if node.next_turn
            else f"during the {PHASES[node.phase]} of this turn"
        )
    if node.phase is Phase.DRAW:
        when += ", before drawing"
    return VERBS(node.verb, scope).prefixed(f"{when}, ")


@VERBS.words(Triggers)
def _triggers(node: Triggers, scope: Scope) -> Phrase:
    numbers = numbers_of(scope.card, pendulum=False)
    place = scope.card.effects.index(node.effect) if node.effect in scope.card.effects else -1
    if place in numbers:
        return act("activate", f"this card's {ORDINALS[numbers[place]]} effect")
    inner = VERBS(node.effect.resolution, scope) if node.effect.resolution is not None else act("activate", "it")
    return act("activate", "this effect").with_tail("● " + capital(written(inner.sentences)).removesuffix("."))
