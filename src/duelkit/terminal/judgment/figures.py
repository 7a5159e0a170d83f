"""Short words for what is visible of a field and a creature, for the drawn board and the plain lines."""

from __future__ import annotations

from duelkit.judgment import View
from duelkit.judgment.engine.facts.targets import mode_of
from duelkit.judgment.engine.facts.values import field_modifier, icon_damage
from duelkit.judgment.state import codes
from duelkit.judgment.state.view import CardView, CreatureView, FieldView, SideView
from duelkit.judgment.telling.teller import Teller


def tile(teller: Teller, field: FieldView) -> str:
    """Returns the element of a field, the one on its reverse, and what else it counts as."""
    text = teller.words("field-tile", face=teller.element(field.face), reverse=teller.element(field.reverse))
    also = field.elements & ~field.face
    rest = []
    if also:
        rest.append(teller.words("field-counts-as", elements=teller.element(also)))
    if field.sealed:
        rest.append(teller.words("field-sealed"))
    return text + "".join(f" {part}" for part in rest)


def numbers(positions: tuple[int, ...]) -> str:
    """Returns fields by their numbers, in order."""
    return " ".join(str(position + 1) for position in sorted(positions))


def reach_words(teller: Teller, creature: CreatureView) -> str:
    """Returns which fields a creature's attack reaches, and how."""
    duel = teller.duel
    damage = icon_damage(duel, creature.card)
    if not damage or creature.keywords & codes.FORTRESS:
        return teller.words("short-no-attack")
    if damage == codes.MAGIC:
        if len(creature.reach) == 8:
            return teller.words("short-magic-any")
        return teller.words("short-magic", fields=numbers(creature.reach))
    key = "short-reach-all" if mode_of(duel, creature.card) == codes.ALL and len(creature.reach) > 1 else "short-reach"
    return teller.words(key, fields=numbers(creature.reach) or teller.words("nothing"))


def tiny_reach(teller: Teller, creature: CreatureView) -> str:
    """Returns the same in signs."""
    duel = teller.duel
    damage = icon_damage(duel, creature.card)
    fields = numbers(creature.reach).replace(" ", "")
    if not damage or creature.keywords & codes.FORTRESS or not fields:
        return teller.words("tiny-no-attack")
    if damage == codes.MAGIC:
        return teller.words("tiny-magic", fields=teller.words("tiny-any") if len(creature.reach) == 8 else fields)
    every = mode_of(duel, creature.card) == codes.ALL and len(creature.reach) > 1
    return teller.words("tiny-reach-all" if every else "tiny-reach", fields=fields)


def remarks(teller: Teller, creature: CreatureView) -> list[str]:
    """Returns abilities and states in short form."""
    found = []
    if creature.dead:
        found.append(teller.words("short-dead"))
    if creature.possessor >= 0:
        found.append(teller.words("short-possessed"))
    for key, value in (
        ("short-evasion", creature.evasion),
        ("short-protection", creature.protection),
        ("short-magic-protection", creature.magic_protection),
    ):
        if value:
            found.append(teller.words(key, number=str(value)))
    return found + teller.keywords(creature.keywords)


def costs(teller: Teller, creature: CreatureView) -> str:
    """Returns what the re-actions cost."""
    return teller.words("short-costs", attack=str(creature.attack_cost), rotate=str(creature.rotate_cost))


def bonus(teller: Teller, creature: CreatureView) -> int:
    """Returns what the field does to the creature's HP."""
    return 0 if creature.dead else field_modifier(teller.duel, creature.card)


def kind(teller: Teller, creature: CreatureView) -> str:
    """Returns element and race."""
    return f"{teller.element(creature.element)} {teller.race(creature.race)}".strip()


def lock_line(teller: Teller, view: View) -> str:
    """Returns whether the lock is on."""
    count = sum(1 for field in view.fields if field.creature is not None)
    if view.locked:
        return teller.words("lock-on", count=str(count), needed=str(teller.duel.settings.unlock_at))
    return teller.words("lock-off")


def side_line(teller: Teller, view: View, side: SideView, player: int) -> str:
    """Returns fields, mana and the sizes of the piles of a player."""
    fields = sum(
        1
        for field in view.fields
        if field.creature is not None and field.creature.owner == player and not field.creature.dead
    )
    line = teller.words(
        "side",
        player=teller.subject(player),
        fields=str(fields),
        mana=str(side.mana),
        hand=str(len(side.hand)),
        library=str(side.library),
        grave=str(len(side.graveyard)),
    )
    if side.timeouts:
        line += teller.words("side-timeouts", count=str(side.timeouts))
    return line


def hand_words(teller: Teller, side: SideView) -> str:
    """Returns the cards of a hand with their costs; * marks those with a lock."""
    duel = teller.duel
    known = [card for card in side.hand if card.card >= 0]
    parts = [hand_card(teller, card) + ("*" if duel.info[card.card].lock else "") for card in known]
    hidden = len(side.hand) - len(known)
    if hidden:
        parts.append(teller.words("hidden-cards", count=str(hidden)))
    return teller.joined(parts)


def hand_card(teller: Teller, card: CardView) -> str:
    """Returns a hand card with its cost."""
    return f"{teller.name(card.card)} ({card.cost})"
