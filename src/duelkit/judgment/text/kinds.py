"""Which abilities of the rulebook's chapter 20 a definition contains."""

from __future__ import annotations

from duelkit.judgment.language.base import nodes
from duelkit.judgment.language.card import Ability, Activated, Card, Placement, Trigger
from duelkit.judgment.language.kinds import BY_KEYWORD, Kind
from duelkit.judgment.language.patterns import Damage
from duelkit.judgment.words.battle.meaning import Intercept
from duelkit.judgment.words.conditions.meaning import There
from duelkit.judgment.words.filters.meaning import Named


def kinds_of(ability: Ability) -> list[Kind]:
    """The abilities of chapter 20 that an ability contains, in order, without duplicates."""
    found: list[Kind] = []
    condition = ability.condition if isinstance(ability, Placement | Trigger | Activated | Intercept) else None
    for node in nodes(condition):
        if isinstance(node, There) and any(isinstance(part, Named) for part in nodes(node.filter)):
            found.append(Kind.COMRADE)
    for node in nodes(ability):
        kind = node.kind_of_ability()
        if kind is not None:
            found.append(kind)
    return list(dict.fromkeys(found))


def kinds_of_card(card: Card) -> list[Kind]:
    """Those that a card contains: in keywords, attack icons, abilities and the effect of a spell."""
    found = [kind for keyword, kind in BY_KEYWORD.items() if card.keywords & keyword]
    if card.evasion:
        found.append(Kind.EVASION)
    if card.protection:
        found.append(Kind.PROTECTION)
    if any(pattern.damage is Damage.MAGIC for pattern in card.patterns):
        found.append(Kind.MAGIC)
    for ability in card.abilities:
        found += kinds_of(ability)
    for node in nodes(card.effect):
        kind = node.kind_of_ability()
        if kind is not None and kind is not Kind.TRANSFORM:
            found.append(kind)
    return list(dict.fromkeys(found))
