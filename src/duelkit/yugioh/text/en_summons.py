"""English verbs that bring monsters out."""

from __future__ import annotations

from duelkit.yugioh.language.filters import Every, RefKind
from duelkit.yugioh.language.modifiers import Modifier
from duelkit.yugioh.language.verbs import (
    BecomeMonster,
    FusionSummon,
    MakeTokens,
    NormalSummonNow,
    RitualSummon,
    SpecialSummon,
    SynchroSummonNow,
)
from duelkit.yugioh.language.words import CardType, Position, Side, Zone
from duelkit.yugioh.text.en_amounts import value
from duelkit.yugioh.text.en_clauses import said_of
from duelkit.yugioh.text.en_core import MODIFIERS, VERBS, WHATS, Noun, Phrase, Scope, it
from duelkit.yugioh.text.en_nouns import noun_of, type_words
from duelkit.yugioh.text.en_places import place
from duelkit.yugioh.text.en_verbs import act, ordered
from duelkit.yugioh.text.en_words import attributes, figure, position, races, settled, summons
from duelkit.yugioh.text.heads import Head


def in_position(positions: Position) -> str:
    """in Defense Position …; nothing for the usual face-up."""
    if positions == Position.FACE_UP:
        return ""
    short = {Position.FACE_UP_ATTACK: "Attack Position", Position.FACE_UP_DEFENSE: "Defense Position"}
    if positions == Position.FACE_UP | Position.FACE_DOWN_DEFENSE:
        return " in face-up position or face-down Defense Position"
    return f" in {short.get(positions, position(positions))}"


def summoned_with(modifiers: tuple[Modifier, ...], noun: Noun, scope: Scope) -> str:
    """, but its effects are negated."""
    if not modifiers:
        return ""
    scope.now(RefKind.EACH, it(Head.MONSTER, noun.plural) if not noun.this else Noun("it", "it", "its"))
    clauses = [clause for modifier in modifiers for clause in MODIFIERS(modifier, scope)]
    del scope.known[RefKind.EACH]
    return f", but {ordered(said_of(clauses).base)}"


@VERBS.words(SpecialSummon)
def _special_summon(node: SpecialSummon, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    text = what.text
    if what.this and scope.place_of_this:
        text = f"this card from your {scope.place_of_this}" if scope.place_of_this == "hand" else "this card"
    elif isinstance(node.what, Every):
        text = f"as many {what.text.removeprefix('all ')} as possible"
    how = {Side.YOU: "", Side.OPPONENT: " to your opponent's field", Side.EITHER: " to either field"}[node.to]
    if node.pointed:
        whose = {Side.YOU: "your", Side.OPPONENT: "your opponent's", Side.EITHER: "a"}[node.to]
        how = f" to {whose} zone{'s' if what.plural else ''} this card points to"
    how += in_position(node.positions)
    if node.ignoring:
        how += ", ignoring its Summoning conditions"
    if node.as_kind:
        how += f" (this is treated as a {summons(node.as_kind).replace('Summoned', 'Summon')})"
    verb = "Special Summon"
    scope.now(
        RefKind.THEM,
        Noun("this card", this=True)
        if what.this
        else it(Head.MONSTER, what.plural, of_target=what.of_target, zones=Zone.MONSTER_ZONE, extra=what.extra),
    )
    scope.done, scope.done_each = "the number of monsters Special Summoned", "monster Special Summoned"
    with_ = summoned_with(node.modifiers, what, scope)
    rest = f"{settled(text + how)}{with_}"
    return Phrase(f"{verb} {rest}", f"Special Summons {rest}", f"Special Summoning {rest}")


@VERBS.words(MakeTokens)
def _make_tokens(node: MakeTokens, scope: Scope) -> Phrase:
    atk, defense = (figure(x) if isinstance(x, int) else "?" for x in (node.atk, node.defense))
    kind = f"{races(node.race)}/{attributes(node.attribute)}/Level {node.level}/ATK {atk}/DEF {defense}"
    name = node.en if node.en.endswith("Token") else f"{node.en} Token"
    many = node.number > 1
    where = {Side.YOU: "", Side.OPPONENT: " to your opponent's field", Side.EITHER: " to either field"}[node.to]
    scope.now(RefKind.THEM, it(Head.MONSTER, many, zones=Zone.MONSTER_ZONE))
    with_ = summoned_with(node.modifiers, Noun("", plural=many), scope)
    rest = f'{node.number} "{name}{"s" if many else ""}" ({kind}){where}{in_position(node.positions)}{with_}'
    said = Phrase(f"Special Summon {rest}", f"Special Summons {rest}", f"Special Summoning {rest}")
    own = "their" if many else "its"
    if not isinstance(node.atk, int) and node.atk == node.defense:
        return said.with_tail(f"{own} ATK and DEF become equal to {value(node.atk, scope)}")
    for name_, amount in (("ATK", node.atk), ("DEF", node.defense)):
        if not isinstance(amount, int):
            said = said.with_tail(f"{own} {name_} becomes equal to {value(amount, scope)}")
    return said


@VERBS.words(FusionSummon)
def _fusion_summon(node: FusionSummon, scope: Scope) -> Phrase:
    words = noun_of(node.which, scope)
    thing = "Fusion Monster" if words.one == "monster" else words.one
    where = place(node.materials, Side.YOU, Head.MONSTER, origin=True)
    scope.now(RefKind.THEM, it(Head.MONSTER, False, zones=Zone.MONSTER_ZONE))
    how = "banishing" if node.materials & Zone.GRAVEYARD else "using"
    return act("Fusion Summon", f"1 {thing} from your Extra Deck, {how} monsters {where} as Fusion Material")


@VERBS.words(RitualSummon)
def _ritual_summon(node: RitualSummon, scope: Scope) -> Phrase:
    words = noun_of(node.which, scope)
    equal = "exactly equal its Level" if node.exactly else "equal or exceed its Level"
    many = "" if words.proper else "1 "
    return act(
        "Ritual Summon",
        f"{many}{words.one} from your hand by Tributing monsters from your hand or field whose total Levels {equal}",
    )


@VERBS.words(SynchroSummonNow)
def _synchro_now(node: SynchroSummonNow, scope: Scope) -> Phrase:
    return Phrase(
        "immediately after this effect resolves, Synchro Summon 1 Synchro Monster"
        f" using {WHATS(node.using, scope).text} as material"
    )


@VERBS.words(NormalSummonNow)
def _normal_now(node: NormalSummonNow, scope: Scope) -> Phrase:
    return Phrase(f"immediately after this effect resolves, Normal Summon/Set 1 {noun_of(node.which, scope).one}")


@VERBS.words(BecomeMonster)
def _become_monster(node: BecomeMonster, scope: Scope) -> Phrase:
    before, noun = type_words(node.types & ~CardType.TRAP)
    values = f"ATK {figure(node.atk)}/DEF {figure(node.defense)}"
    kind = f"{races(node.race)}/{attributes(node.attribute)}/Level {node.level}/{values}"
    one = f"{before} {noun}".strip()
    scope.now(RefKind.THEM, Noun("this card", this=True))
    an = "an" if one[0] in "AEIOU" else "a"
    return act(
        "Special Summon",
        f"this card{in_position(node.positions)} as {an} {one} ({kind}) (this card is also still a Trap)",
    )
