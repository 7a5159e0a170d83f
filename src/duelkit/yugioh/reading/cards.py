"""Whole cards: a text and the printed figures become a definition, or the text is refused with a reason."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from duelkit.yugioh.language.card import Card, Effect, EffectKind, Materials
from duelkit.yugioh.language.clauses import While
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.reading.box import read_box
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.reading.grammar.boxes import first_line, parted, whole_sentences
from duelkit.yugioh.reading.grammar.old import is_old, numbered, with_names
from duelkit.yugioh.reading.grammar.patterns import plain
from duelkit.yugioh.reading.grammar.reader import Lexicon
from duelkit.yugioh.reading.grammar.refusals import Refused
from duelkit.yugioh.reading.materials import materials_of
from duelkit.yugioh.reading.written import NOTHING, Written


@dataclass(frozen=True)
class Printed:
    """What is printed on a card.

    :param card: names, passcode and figures; no effects.
    :param text: the Japanese text, the materials in its first line included.
    :param pendulum: the Japanese text of the pendulum effects.
    """

    card: Card
    text: str
    pendulum: str = ""


SPELT_ALIKE: Final = {"C": ("Ｃ", "Iron Chain")}
"""Series that are spelt like others (Ｃ is コクーン too); cards that belong to them mean these (チェーン)."""


def read(printed: Printed, lexicon: Lexicon, written: Written = NOTHING) -> Card:
    """Returns the definition of a card.

    :param written: what a person wrote of a text with numbered effects; it is taken instead of what stands there.
    :raises Refused: if some part of the text is not understood, or it can be read in several ways.
    """
    lexicon = lexicon.where({ja: names for ja, names in SPELT_ALIKE.items() if names[1] in printed.card.en})
    if not is_old(printed.text):
        return read_numbered(printed, lexicon, written)
    return _read_old(replace(printed, text=with_names(printed.text, lexicon.cards)), lexicon, written)


def _read_old(printed: Printed, lexicon: Lexicon, written: Written) -> Card:
    """A card without numbered effects: as printed, or as one of the numbered texts that it may stand for.

    :param written: what a person wrote of the card; only its pendulum effects can be numbered.
    """
    said = Written(pendulum=written.pendulum)
    materials, text = first_line(printed.text, extra_deck=printed.card.in_extra_deck)
    found: dict[int, list[tuple[int, Card]]] = {}
    first: Refused | None = None
    for way, joined, rewritten in (("", -1, 0), *numbered(plain(text), printed.card.types)):
        variant = replace(printed, text=f"{materials}{way}") if way else printed
        try:
            card = read_numbered(variant, lexicon, said)
        except Refused as error:
            first = first or error
            continue
        bare = not printed.card.types & CardType.EFFECT and bool(printed.card.types & CardType.MONSTER)
        if card.effects or card.procedures or bare or not whole_sentences(text):
            found.setdefault(joined, []).append((rewritten, card))
    meant = {
        _gist(canonical(card)): card
        for ways in found.values()
        for rewritten, card in ways
        if rewritten == min(others for others, _ in ways)
    }  # as few effects as possible are rewritten as activated ones
    if len(meant) > 1:
        raise Refused(f"can be read in {len(meant)} ways", plain(text))
    if not meant:
        raise first or Refused("not understood", plain(text))
    return next(iter(meant.values()))


def _gist(card: Card) -> Card:
    """The card with all modifiers under the same condition in one effect, to compare readings."""
    effects: list[Effect] = []
    for effect in card.effects:
        last = effects[-1] if effects else None
        if effect.kind is EffectKind.CONTINUOUS and effect.condition is not None:
            effect = replace(effect, condition=None, modifiers=(While(effect.condition, effect.modifiers),))
        if (
            last is not None
            and last.kind is EffectKind.CONTINUOUS
            and (replace(last, modifiers=()) == replace(effect, modifiers=()))
        ):
            effects[-1] = replace(last, modifiers=last.modifiers + effect.modifiers)
        else:
            effects.append(effect)
    return replace(card, effects=tuple(effects))


def read_numbered(printed: Printed, lexicon: Lexicon, written: Written = NOTHING) -> Card:
    """Returns the definition of a card whose effects are numbered.

    :raises Refused: if some part of the text is not understood, or it can be read in several ways.
    """
    card = printed.card
    listed: tuple[Effect, ...] = ()
    if printed.pendulum and card.types & CardType.PENDULUM:
        _, listed = read_box(card, printed.pendulum, lexicon, written.pendulum, pendulum=True)
        listed = tuple(effect.on_pendulum() for effect in listed)
    line, text = parted(printed.text, extra_deck=card.in_extra_deck)
    if line:
        card = replace(card, materials=written.materials or _materials(card, line, lexicon))
    if not text.strip():
        return replace(card, effects=listed)
    card, own = read_box(card, text, lexicon, written.text, pendulum=False)
    return replace(card, effects=(*listed, *own))


def _materials(card: Card, line: str, lexicon: Lexicon) -> Materials:
    """The materials of an Extra Deck monster, from the first line of its text."""
    found = list(dict.fromkeys(canonical(each) for each in materials_of(card, line, lexicon)))
    if len(found) != 1:
        raise Refused("materials not understood" if not found else "materials can be read in several ways", line)
    return found[0]
