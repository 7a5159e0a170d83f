"""One text box of a card read: its preface, and its numbered effects."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from duelkit.yugioh.language.base import Condition, Pool, nodes
from duelkit.yugioh.language.card import (
    ONCE_PER_TURN,
    ONCE_PER_TURN_EITHER,
    Card,
    Effect,
    EffectKind,
    Procedure,
    Timing,
)
from duelkit.yugioh.language.clauses import Apply
from duelkit.yugioh.language.nouns import FACE_UP
from duelkit.yugioh.language.selections import Pick
from duelkit.yugioh.language.terms import CardType, Side, Zone
from duelkit.yugioh.reading.assembling import assembled, restricted
from duelkit.yugioh.reading.bonds import bound
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.reading.gained import gained, only_effect
from duelkit.yugioh.reading.grammar.boxes import (
    pieces,
    quick_behind,
    split_activation,
    summoned_by,
    union_effects,
    without_early,
    without_equip_line,
    without_once,
    without_restriction,
)
from duelkit.yugioh.reading.grammar.numbers import MARKS
from duelkit.yugioh.reading.grammar.patterns import plain
from duelkit.yugioh.reading.grammar.reader import Lexicon, Reader
from duelkit.yugioh.reading.grammar.refusals import Refused
from duelkit.yugioh.reading.grammar.statements import Limited, Statement
from duelkit.yugioh.reading.kinds import STAYING, Setting
from duelkit.yugioh.reading.prefaces import sentences
from duelkit.yugioh.reading.procedures import modifiers_afterwards, procedures
from duelkit.yugioh.reading.written import WrittenBox
from duelkit.yugioh.text.grammar.reading import summons_itself
from duelkit.yugioh.words.aftermath.meaning import WasUsed
from duelkit.yugioh.words.equipping.meaning import Equip


@dataclass(frozen=True)
class _Box:
    """What the effects of a box depend on.

    :ivar staying: it is a spell or trap that stays on the field.
    :ivar begun: the activation of the card comes before the numbered effects.
    :ivar written: the parts of the box that are written by a person and not read.
    """

    card: Card
    lexicon: Lexicon
    pendulum: bool
    statements: tuple[Statement, ...] = ()
    begun: bool = False
    written: WrittenBox = field(default_factory=WrittenBox)

    @property
    def monster(self) -> bool:
        """Whether its effects are those of a monster."""
        return bool(self.card.types & CardType.MONSTER) and not self.pendulum

    @property
    def staying(self) -> bool:
        """Whether the card is a spell or trap that stays on the field."""
        return not self.card.types & CardType.MONSTER and bool(self.card.types & STAYING)

    def reader(self, words: str) -> Reader:
        """A reader of one numbered text."""
        return Reader(words, self.lexicon, monster=self.monster, own=plain(self.card.ja))

    def setting(self, *, first: bool) -> Setting:
        """Where an effect is printed: the first of a Spell or Trap, or a later one."""
        first = first and not self.monster and not self.pendulum
        return Setting(
            self.card.types,
            activation=first and not self.staying,
            pendulum=self.pendulum,
            first=first and not self.begun,
        )


def read_box(
    card: Card, text: str, lexicon: Lexicon, written: WrittenBox, *, pendulum: bool
) -> tuple[Card, tuple[Effect, ...]]:
    """Reads one text box; returns the card with what the box states about it, and its effects.

    :param written: the parts of it that are written by a person and not read.
    :raises Refused: if a part of it is not understood, or it can be read in several ways.
    """
    box = _Box(card, lexicon, pendulum, written=written)
    head, numbered = pieces(text)
    if any(number >= len(numbered) for number in written.effects):
        raise Refused("an effect is written that is not there", text[:40])
    head, further = written.without_sentences(head)
    before, head = _equip(card, head, lexicon)
    if box.staying and not before:
        head, opened, numbered = split_activation(head, numbered)
        if opened:
            before = (_effect(box, opened, Setting(card.types, first=True), -1),)
    head, early = (head, ()) if box.monster or pendulum else _early(head, lexicon)
    statements = (*_statements(card, head, lexicon, box.monster), *further)
    box = replace(box, statements=statements, begun=bool(before))
    found, ways = _numbered(box, numbered)
    for number, words in enumerate(numbered):
        for meant in summoned_by(words):
            _brings_this(found, meant, number)
    if box.staying or box.monster:
        linked = bound((*before, *found), monster=box.monster)
        before, found = tuple(each for each in linked[: len(before)] if each is not None), linked[len(before) :]
    card, effects = assembled(card, box.statements, found, ways, before, monster=box.monster, pendulum=pendulum)
    read = tuple(each for number, each in enumerate(found) if number not in written.effects and each is not None)
    if len(effects) != len(numbered) and any(isinstance(node, WasUsed) for node in nodes(read)):
        raise Refused("an effect that is named by its number", text[:40])
    return card, _may_be_early(effects, early)


def _numbered(box: _Box, numbered: list[str]) -> tuple[list[Effect | None], dict[int, Procedure]]:
    """The numbered effects (``None`` where the text is a way to summon the card), and these ways by number."""
    found: list[Effect | None] = []
    ways: dict[int, Procedure] = {}
    for number, words in enumerate(numbered):
        given, way = box.written.effect(number), box.written.way(number)
        if given or way is not None:
            found += given or [None]
            ways.update({} if way is None else {number: way})
            continue
        if box.monster and _is_way(box, words, number, ways):
            found.append(None)
            continue
        setting = box.setting(first=all(effect is None for effect in found))
        gained = _gained(box, words, setting, number) if box.monster else []
        if len(gained) > 1 and any(
            isinstance(each, Limited) and (each.marks or each.method) for each in box.statements
        ):
            raise Refused("a limit of effects that are not numbered", words, number + 1)
        found += gained or [_effect(box, words, setting, number)]
    return found, ways


def _is_way(box: _Box, words: str, number: int, ways: dict[int, Procedure]) -> bool:
    """Record a way to summon the card, or what applies after the previous one; returns whether the text is one."""
    own = list(dict.fromkeys(canonical(way) for way in procedures(box.reader(words))))
    if len(own) == 1:
        ways[number] = own[0]
        return True
    before = ways.get(number - 1)
    later = modifiers_afterwards(words, box.lexicon) if before is not None and not before.modifiers else ()
    if before is None or not later:
        return False
    ways[number - 1] = replace(before, modifiers=later)
    return True


# the activation of the card
def _early(words: str, lexicon: Lexicon) -> tuple[str, tuple[tuple[str, Condition], ...]]:
    """A text without 〜場合、このカードの発動は手札からもできる, and the fields of the activation that state it."""
    words, found = without_early(words)
    allowed: list[tuple[str, Condition]] = []
    for each in found:
        reader = Reader(each.condition, lexicon)
        held = {canonical(one): None for one in reader.whole("CONDITIONS.plain", 0, len(each.condition))}
        if len(held) != 1:
            raise Refused("not understood", each.sentence, 0, reader.furthest)
        allowed.append(("from_hand" if each.from_hand else "at_once", *held))
    return words, tuple(allowed)


def _may_be_early(effects: tuple[Effect, ...], allowed: tuple[tuple[str, Condition], ...]) -> tuple[Effect, ...]:
    """The effects; the activation of the card can be activated from the hand or earlier, as stated."""
    if not allowed:
        return effects
    if len({field for field, _ in allowed}) < len(allowed) or effects[0].kind is not EffectKind.ACTIVATION:
        raise Refused("not understood", "発動は手札からもできる")
    fields = dict(allowed)
    return (replace(effects[0], from_hand=fields.get("from_hand"), at_once=fields.get("at_once")), *effects[1:])


def _brings_this(numbered: list[Effect | None], meant: int, number: int) -> None:
    """Check that this effect of the card, and no other one, Special Summons it.

    :raises Refused: if another effect may have summoned it.
    """
    bringing = [at for at, effect in enumerate(numbered) if effect is not None and summons_itself(effect)]
    if bringing != [meant]:
        raise Refused("summoned by one effect of several", MARKS[meant], number + 1)


# one effect
def _effect(box: _Box, words: str, setting: Setting, number: int) -> Effect:
    """One effect of the card.

    :param number: its place among the numbered effects.
    :raises Refused: if it is not understood, or can be read in several ways.
    """
    words, early = (words, ()) if setting.monster else _early(words, box.lexicon)
    words, restriction = _restriction(quick_behind(words), box.lexicon)
    words, once = without_once(words)
    reader = Reader(words, box.lexicon, monster=setting.monster, own=plain(box.card.ja))
    effect = only_effect(reader, setting, number)
    effect = restricted(effect, restriction) if restriction is not None else effect
    if once and (effect.limit is not None or effect.kind is EffectKind.CONTINUOUS):
        raise Refused("a limit that the effect cannot have", words, number + 1)
    return _may_be_early((replace(effect, limit=ONCE_PER_TURN) if once else effect,), early)[0]


def _gained(box: _Box, words: str, setting: Setting, number: int) -> list[Effect]:
    """The effects of a text with several: a Union Monster's, gained ones; empty if it has only one."""
    union = [_effect(box, each, setting, number) for each in union_effects(words)]
    if union:
        return [replace(each, limit=ONCE_PER_TURN_EITHER) for each in union]
    return gained(box.reader(words), setting, number)


def _restriction(words: str, lexicon: Lexicon) -> tuple[str, Apply | None]:
    """A numbered text without its activation restriction, and this restriction."""
    rest, sentence, printed = without_restriction(words)
    if not sentence:
        return words, None
    ways = Reader(sentence, lexicon).whole("RESTRICTION", 0, len(sentence) - 1)
    if len(ways) != 1:
        raise Refused("not understood", printed)
    return rest, ways[0].restriction


# the preface
def _statements(card: Card, head: str, lexicon: Lexicon, monster: bool) -> tuple[Statement, ...]:
    if not head:
        return ()
    reader = Reader(head, lexicon, monster=monster)
    found, begun = sentences(reader)
    if not found:
        raise Refused("not understood", head[begun:], 0, begun)
    if len(found) > 1:
        raise Refused(f"can be read in {len(found)} ways", head)
    return found[0]


def _equip(card: Card, head: str, lexicon: Lexicon) -> tuple[tuple[Effect, ...], str]:
    """戦士族モンスターにのみ装備可能: the activation of an Equip Spell."""
    rest, whose, words = without_equip_line(head) if card.types & CardType.EQUIP else (head, "", "")
    if not words:
        return (), head
    nouns = {canonical(value) for value in Reader(words, lexicon).whole("NOUNS", 0, len(words))}
    if len(nouns) != 1:
        raise Refused("not understood", words)
    side = {"自分": Side.YOU, "相手": Side.OPPONENT, "": Side.EITHER}[whose]
    pick = Pick(canonical(Pool(nouns.pop() & FACE_UP, Zone.FIELD, side)))
    return (Effect(EffectKind.ACTIVATION, targets=(pick,), resolution=Equip(), timing=Timing.WHEN),), rest
