"""Words about tokens (トークン): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import CardType, Side, Zone
from duelkit.yugioh.text.grammar.en.clauses import in_position, summoned_with
from duelkit.yugioh.text.grammar.en.core import AMOUNTS, VERBS, WHATS, Noun, Phrase, Scope, it
from duelkit.yugioh.text.grammar.en.quantities import value
from duelkit.yugioh.text.grammar.en.terms import attributes, figure, races, token_name
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.words.tokens.meaning import AsManyTokens, MakeTokens

AMOUNTS.fixed({AsManyTokens: "as many as possible"})


@VERBS.words(MakeTokens)
def _make_tokens(node: MakeTokens, scope: Scope) -> Phrase:
    atk, defense = (figure(x) if isinstance(x, int) else "?" for x in (node.atk, node.defense))
    tuner = "Tuner/" if node.types & CardType.TUNER else ""
    kind = f"{races(node.race)}/{tuner}{attributes(node.attribute)}/Level {node.level}/ATK {atk}/DEF {defense}"
    name = token_name(node.en)
    many = not isinstance(node.number, int) or node.number > 1
    whose = "your" if node.by is None else "their"
    where = {Side.YOU: "", Side.OPPONENT: f" to {whose} opponent's field", Side.EITHER: " to either field"}[node.to]
    scope.now(RefKind.THEM, it(Head.MONSTER, many, zones=Zone.MONSTER_ZONE))
    with_ = summoned_with(node.modifiers, Noun("", plural=many), scope)
    count, equal = str(node.number), ""
    if not isinstance(node.number, int):
        count, equal = "a number of", f" equal to {value(node.number, scope)}"
    if isinstance(node.number, AsManyTokens):
        count, equal = "as many", " as possible"
    if node.up_to:
        count, equal = "any number of", f", up to {value(node.number, scope)}"
    rest = f'{count} "{name}{"s" if many else ""}" ({kind}){equal}{where}{in_position(node.positions)}{with_}'
    if node.by is not None:
        who = f"the {'owner' if node.by.owner else 'controller'} of {WHATS(node.by.what, scope).text}"
        return Phrase(f"Special Summon {rest}", f"Special Summons {rest}", f"Special Summoning {rest}", who)
    result = Phrase(f"Special Summon {rest}", f"Special Summons {rest}", f"Special Summoning {rest}")
    own = "their" if many else "its"
    if not isinstance(node.atk, int) and node.atk == node.defense:
        return result.with_tail(f"{own} ATK and DEF become equal to {value(node.atk, scope)}")
    for name_, amount in (("ATK", node.atk), ("DEF", node.defense)):
        if not isinstance(amount, int):
            result = result.with_tail(f"{own} {name_} becomes equal to {value(amount, scope)}")
    return result
