"""English filters and the noun phrases made of them (1 Level 4 or lower Warrior monster with 1500 or less ATK)."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.yugioh.language.amounts import Amount, StatOf
from duelkit.yugioh.language.filters import (
    All, AnyCard, AnyOf, CanBeSpecialSummoned, ControlledBy, DestroyedInBattleWith, Extreme, Figure, Filter, FitsScales,
    HasAttacked, HasBattled, HasCounter, HasDestroyedByBattle, HasMaterial, InPosition, InSeries, IsAmong, IsDeclared,
    IsEquipped, IsFaceDown, IsFaceUp, IsLostInBattle, IsThis, ListsMaterial, MayHoldCounter, Named, Not, OfAttribute,
    OfRace, OfType, OwnedBy, SameAttributeAs, SameNameAs, WasFlipped, WasSummoned,
)
from duelkit.yugioh.language.words import CardType, Position, Side, Stat
from duelkit.yugioh.text.en_core import AMOUNTS, FILTERS, HEADS, WHATS, Scope, Slot, Trait
from duelkit.yugioh.text.en_words import (
    MONSTER_WORDS, PLAYER, SPELL_WORDS, STATS, attributes, figure, listed, position, races, summons,
)
from duelkit.yugioh.text.heads import Head, alternatives_of, head_of, parts_of

_ATK_DEF = (Stat.ATK, Stat.DEF, Stat.ORIGINAL_ATK, Stat.ORIGINAL_DEF)


def type_words(types: CardType) -> tuple[str, str]:
    """(Synchro Tuner, monster), (Continuous, Spell) …: what stands before the noun, and the noun."""
    if types & CardType.TOKEN:
        return "", "Token"
    if types & CardType.SPELL:
        return " ".join(word for kind, word in SPELL_WORDS.items() if types & kind), "Spell"
    if types & CardType.TRAP:
        return " ".join(word for kind, word in SPELL_WORDS.items() if types & kind), "Trap"
    if types == CardType.EQUIP:
        return "", "Equip Card"
    words = [word for kind, word in MONSTER_WORDS.items() if types & kind]
    if types & CardType.TUNER:
        return " ".join(words), "Tuner"
    return " ".join(words), "Monster" if words else "monster"


@FILTERS.words(OfType)
def _of_type(node: OfType, scope: Scope) -> Trait:
    words, noun = type_words(node.types)
    if words:
        return Trait(Slot.HEAD, f"{words} {noun}", f"non-{words}")
    return Trait(Slot.HEAD, noun, f"non-{noun}")


@FILTERS.words(AnyCard)
def _any_card(node: AnyCard, scope: Scope) -> Trait:
    return Trait(Slot.NONE, "card")


@FILTERS.words(OfAttribute)
def _attribute(node: OfAttribute, scope: Scope) -> Trait:
    words = attributes(node.attribute)
    return Trait(Slot.ATTRIBUTE, words, f"non-{words}")


@FILTERS.words(OfRace)
def _race(node: OfRace, scope: Scope) -> Trait:
    words = races(node.race)
    return Trait(Slot.RACE, words, f"non-{words}")


def bound(value: Amount | int, stat: Stat, scope: Scope) -> str:
    """A number, or an amount in words."""
    if isinstance(value, int):
        return figure(value) if stat in _ATK_DEF else str(value)
    return AMOUNTS(value, scope)


@FILTERS.words(Figure)
def _figure(node: Figure, scope: Scope) -> Trait:
    name, low, high = STATS[node.stat], node.at_least, node.at_most
    fixed = isinstance(low, int | None) and isinstance(high, int | None)
    if low is None and high is None:
        return Trait(Slot.CLAUSE, f"with a {name}", f"without a {name}")
    if isinstance(low, StatOf) and low == high and low.stat is node.stat:
        noun = WHATS(low.what, scope)
        return Trait(Slot.CLAUSE, f"with the same {name} as {noun.text}", f"with a different {name} from {noun.text}")
    if node.stat in (Stat.LEVEL, Stat.RANK, Stat.SCALE, Stat.ORIGINAL_LEVEL) and fixed:
        if low == high:
            return Trait(Slot.BOUND, f"{name} {low}", f"non-{name} {low}")
        if low is not None and high is not None:
            return Trait(Slot.BOUND, f"{name} {low} to {high}")
        return Trait(Slot.BOUND, f"{name} {low} or higher" if high is None else f"{name} {high} or lower")
    if low is not None and low == high:
        words = bound(low, node.stat, scope)
        return Trait(Slot.CLAUSE, f"with {words} {name}" if fixed else f"whose {name} equals {words}")
    if low is not None and high is not None:
        return Trait(Slot.CLAUSE, f"with {bound(low, node.stat, scope)} to {bound(high, node.stat, scope)} {name}")
    if low is not None:
        words = bound(low, node.stat, scope)
        return Trait(Slot.CLAUSE, f"with {words} or more {name}" if fixed else
                     f"with {name} greater than or equal to {words}")
    assert high is not None
    words = bound(high, node.stat, scope)
    return Trait(Slot.CLAUSE, f"with {words} or less {name}" if fixed else f"with {name} less than or equal to {words}")


@FILTERS.words(Named)
def _named(node: Named, scope: Scope) -> Trait:
    return Trait(Slot.NAME, f'"{node.en}"')


@FILTERS.words(InSeries)
def _series(node: InSeries, scope: Scope) -> Trait:
    return Trait(Slot.SERIES, f'"{node.en}"', f'non-"{node.en}"')


@FILTERS.words(InPosition)
def _position(node: InPosition, scope: Scope) -> Trait:
    opposite = Position(0xD & ~node.positions)
    words = "Attack Position" if node.positions == Position.FACE_UP_ATTACK else position(node.positions)
    other = "Attack Position" if opposite == Position.FACE_UP_ATTACK else position(opposite)
    return Trait(Slot.FACE, words, other)


@FILTERS.words(IsFaceUp)
def _face_up(node: IsFaceUp, scope: Scope) -> Trait:
    return Trait(Slot.FACE, "face-up", "face-down")


@FILTERS.words(IsFaceDown)
def _face_down(node: IsFaceDown, scope: Scope) -> Trait:
    return Trait(Slot.FACE, "face-down", "face-up")


@FILTERS.words(IsThis)
def _this(node: IsThis, scope: Scope) -> Trait:
    return Trait(Slot.NAME, "this card")


@FILTERS.words(SameNameAs)
def _same_name(node: SameNameAs, scope: Scope) -> Trait:
    noun = WHATS(node.ref, scope)
    return Trait(Slot.CLAUSE, f"with the same name as {noun.text}", f"with a different name from {noun.text}")


@FILTERS.words(SameAttributeAs)
def _same_attribute(node: SameAttributeAs, scope: Scope) -> Trait:
    noun = WHATS(node.ref, scope)
    return Trait(Slot.CLAUSE, f"with the same Attribute as {noun.text}", f"with a different Attribute from {noun.text}")


@FILTERS.words(IsAmong)
def _among(node: IsAmong, scope: Scope) -> Trait:
    return Trait(Slot.NAME, WHATS(node.ref, scope).text)


@FILTERS.words(WasSummoned)
def _was_summoned(node: WasSummoned, scope: Scope) -> Trait:
    turn = " this turn" if node.this_turn else ""
    words = summons(node.kinds)
    return Trait(Slot.CLAUSE, f"that was {words}{turn}", f"that was not {words}{turn}", f"that were {words}{turn}")


@FILTERS.words(WasFlipped)
def _was_flipped(node: WasFlipped, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, "that was flipped face-up this turn", "that was not flipped face-up this turn",
                 "that were flipped face-up this turn")


@FILTERS.words(CanBeSpecialSummoned)
def _summonable(node: CanBeSpecialSummoned, scope: Scope) -> Trait:
    return Trait(Slot.NONE, "that can be Special Summoned")


@FILTERS.words(HasMaterial)
def _has_material(node: HasMaterial, scope: Scope) -> Trait:
    if node.which is not None:
        noun = noun_of(node.which, scope).one
        return Trait(Slot.CLAUSE, f"that has {noun} as material", f"that does not have {noun} as material",
                     f"that have {noun} as material")
    if node.at_least > 1:
        return Trait(Slot.CLAUSE, f"that has {node.at_least} or more materials", f"that has less than {node.at_least} materials")
    return Trait(Slot.CLAUSE, "that has material", "that has no material", "that have material")


@FILTERS.words(IsEquipped)
def _equipped(node: IsEquipped, scope: Scope) -> Trait:
    by = noun_of(node.by, scope).a if node.by is not None else "an Equip Card"
    return Trait(Slot.CLAUSE, f"equipped with {by}", f"not equipped with {by}")


@FILTERS.words(HasCounter)
def _has_counter(node: HasCounter, scope: Scope) -> Trait:
    some = f"{node.at_least} or more {counters(node.name, 2)}" if node.at_least > 1 else f"a {counters(node.name, 1)}"
    return Trait(Slot.CLAUSE, f"with {some}", f"without {some}")


def counters(name: str, number: int | None) -> str:
    """Spell Counters: the English name of a counter; the language knows counters by their Japanese name."""
    word = COUNTER_NAMES.get(name, name.removesuffix("カウンター"))
    word = word if word.endswith("Counter") else f"{word} Counter"
    return word if number == 1 else f"{word}s"


COUNTER_NAMES = {
    "魔力カウンター": "Spell Counter", "シグナルカウンター": "Signal Counter", "ガイダンスカウンター": "Guidance Counter",
    "氷結界カウンター": "Ice Counter", "幻魔カウンター": "Phantasm Counter", "ダメージカウンター": "Damage Counter",
    "カウンター": "Counter", "フラワーカウンター": "Flower Counter", "シャインカウンター": "Shine Counter",
}


@FILTERS.words(HasAttacked)
def _has_attacked(node: HasAttacked, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, "that declared an attack this turn", "that did not declare an attack this turn")


@FILTERS.words(HasBattled)
def _has_battled(node: HasBattled, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, "that battled this turn", "that did not battle this turn")


@FILTERS.words(HasDestroyedByBattle)
def _has_destroyed(node: HasDestroyedByBattle, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, "that destroyed a monster by battle this turn",
                 "that did not destroy a monster by battle this turn")


@FILTERS.words(DestroyedInBattleWith)
def _destroyed_with(node: DestroyedInBattleWith, scope: Scope) -> Trait:
    noun = WHATS(node.ref, scope)
    return Trait(Slot.CLAUSE, f"destroyed by battle with {noun.text}")


@FILTERS.words(IsLostInBattle)
def _lost(node: IsLostInBattle, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, "that would be destroyed by that battle", "that would not be destroyed by that battle")


@FILTERS.words(MayHoldCounter)
def _may_hold(node: MayHoldCounter, scope: Scope) -> Trait:
    name = counters(node.name, 1)
    return Trait(Slot.CLAUSE, f"that you can place a {name} on", f"that you cannot place a {name} on")


@FILTERS.words(Extreme)
def _extreme(node: Extreme, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"with the {'lowest' if node.lowest else 'highest'} {STATS[node.stat]}")


@FILTERS.words(ControlledBy)
def _controlled(node: ControlledBy, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"{PLAYER[node.side]} {'control' if node.side is Side.YOU else 'controls'}")


@FILTERS.words(OwnedBy)
def _owned(node: OwnedBy, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"owned by {PLAYER[node.side]}")


@FILTERS.words(IsDeclared)
def _declared(node: IsDeclared, scope: Scope) -> Trait:
    if scope.declared == "name":
        return Trait(Slot.CLAUSE, "with the declared name")
    return Trait(Slot.CLAUSE, f"of the declared {scope.declared}")


@FILTERS.words(FitsScales)
def _fits(node: FitsScales, scope: Scope) -> Trait:
    whose = "your" if node.side is Side.YOU else "your opponent's"
    return Trait(Slot.CLAUSE, f"whose Level is between {whose} Pendulum Scales")


@FILTERS.words(ListsMaterial)
def _lists(node: ListsMaterial, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"that lists {noun_of(node.which, scope).a} as material")


@FILTERS.words(Not)
def _not(node: Not, scope: Scope) -> Trait:
    inner = node.part
    if isinstance(inner, IsThis):
        return Trait(Slot.OTHER, "other")
    if isinstance(inner, AnyOf):
        traits = [FILTERS(part, scope) for part in inner.parts]
        if all(trait.negative.startswith("non-") for trait in traits):
            return Trait(Slot.NON, ", ".join(trait.negative for trait in traits))
        return Trait(Slot.EXCEPT, listed([noun_of(part, scope).many for part in inner.parts], "and"))
    if isinstance(inner, All):
        return Trait(Slot.EXCEPT, noun_of(inner, scope).many)
    trait = FILTERS(inner, scope)
    if trait.slot is Slot.HEAD or trait.slot in (Slot.ATTRIBUTE, Slot.RACE, Slot.SERIES):
        return Trait(Slot.NON, trait.negative)
    if trait.slot in (Slot.CLAUSE, Slot.FACE) and trait.negative:
        return Trait(trait.slot, trait.negative, trait.text)
    return Trait(Slot.EXCEPT, noun_of(inner, scope).many)


@FILTERS.words(AnyOf)
def _any_of(node: AnyOf, scope: Scope) -> Trait:
    traits = [FILTERS(part, scope) for part in node.parts]
    slots = {trait.slot for trait in traits}
    if len(slots) == 1 and slots <= {Slot.ATTRIBUTE, Slot.RACE, Slot.FACE, Slot.BOUND, Slot.NAME}:
        return Trait(traits[0].slot, listed([trait.text for trait in traits]))
    if slots == {Slot.SERIES}:
        return Trait(Slot.SERIES, listed([trait.text for trait in traits]))
    if slots == {Slot.HEAD}:
        return Trait(Slot.HEAD, common_head([trait.text for trait in traits]))
    if slots == {Slot.CLAUSE}:
        first = traits[0].text
        start = "that was " if all(trait.text.startswith("that was ") for trait in traits) else "that " if all(
            trait.text.startswith("that ") for trait in traits) else ""
        rest = [trait.text.removeprefix(start) for trait in traits[1:]]
        return Trait(Slot.CLAUSE, listed([first, *rest]))
    return Trait(Slot.NAME, listed([noun_of(part, scope).one for part in node.parts]))


def common_head(words: list[str]) -> str:
    """Spell, Trap → Spell/Trap; Fusion Monster, Synchro Monster → Fusion or Synchro Monster."""
    if set(words) == {"Spell", "Trap"}:
        return "Spell/Trap"
    if all(word.endswith(" Monster") for word in words):
        return listed([word.removesuffix(" Monster") for word in words]) + " Monster"
    return listed(words)


@FILTERS.words(All)
def _all(node: All, scope: Scope) -> Trait:
    return Trait(Slot.NAME, noun_of(node, scope).one)


# Noun phrases ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Words:
    """A noun phrase in pieces, so that a place can stand between noun and exception.

    Attributes:
        core: The noun with what stands before it, singular and plural.
        post: What stands after it (with 1500 or less ATK).
        but: What it is not (except "X").
    """

    core: str
    cores: str
    post: str = ""
    posts: str = ""
    but: str = ""
    proper: bool = False
    one_of_a_kind: bool = False

    def at(self, place: str, *, plural: bool = False) -> str:
        """The noun phrase with a place."""
        core, post = (self.cores, self.posts or self.post) if plural else (self.core, self.post)
        parts = [core, post, place] if place not in ("you control", "your opponent controls", "on the field") \
            or not post.startswith(("that", "whose")) else [core, place, post]
        text = " ".join(part for part in parts if part)
        return f"{text}, except {self.but}" if self.but else text

    @property
    def one(self) -> str:
        """Singular, without a place."""
        return self.at("")

    @property
    def many(self) -> str:
        """Plural, without a place."""
        return self.at("", plural=True)

    @property
    def a(self) -> str:
        """With an article, unless it is a known card."""
        return self.one if self.one_of_a_kind else _article(self.one)


def _article(noun: str) -> str:
    first = noun.lstrip('"')[:3]
    vowel = first[:1].lower() in "aeiou" and not first.startswith(("Uni", "uni", "one", "Eur"))
    return f"an {noun}" if vowel or first == "Xyz" else f"a {noun}"


_KINDS = ({CardType.QUICK_PLAY, CardType.CONTINUOUS, CardType.EQUIP, CardType.FIELD},
          {CardType.CONTINUOUS, CardType.COUNTER})


def _normal(parts: list[Filter]) -> str:
    excluded = {
        alternative.types & ~(CardType.SPELL | CardType.TRAP)
        for part in parts if isinstance(part, Not)
        for alternative in alternatives_of(part.part) if isinstance(alternative, OfType)
    }
    if OfType(CardType.SPELL) in parts and excluded >= _KINDS[0]:
        return "Normal Spell"
    return "Normal Trap" if OfType(CardType.TRAP) in parts and excluded >= _KINDS[1] else ""


def noun_of(node: Filter | None, scope: Scope, head: Head | None = None) -> Words:
    """The noun phrase for the cards that pass a filter."""
    if node is None:
        one, many = HEADS[head or Head.CARD]
        return Words(one, many)
    parts = list(parts_of(node))
    normal = _normal(parts)
    if normal:
        parts = [part for part in parts if not isinstance(part, Not | OfType)]
    mixed = next((part for part in parts if isinstance(part, AnyOf) and _is_mixed(part, scope)), None)
    if mixed is not None:
        return _alternatives(mixed, [part for part in parts if part is not mixed], scope)
    types = CardType(0)
    slots: dict[Slot, list[Trait]] = {slot: [] for slot in Slot}
    for part in parts:
        if isinstance(part, OfType):
            types |= part.types
            continue
        trait = FILTERS(part, scope)
        slots[trait.slot].append(trait)
    noun, nouns = _head(types, slots, head_of(node) if head is None or head_of(node) is not Head.CARD else head, normal)
    name = " ".join(trait.text for trait in slots[Slot.NAME])
    before = [trait.text for slot in (Slot.OTHER, Slot.NON, Slot.FACE, Slot.BOUND, Slot.ATTRIBUTE, Slot.RACE, Slot.SERIES)
              for trait in slots[slot]]
    before = [text if slot_index == 0 or text not in before[:slot_index] else "" for slot_index, text in enumerate(before)]
    lead = " ".join(text for text in before if text)
    posts = slots[Slot.CLAUSE]
    return Words(
        core=" ".join(part for part in (lead, name or noun) if part),
        cores=" ".join(part for part in (lead, name or nouns) if part),
        post=" and ".join(trait.text for trait in posts),
        posts=" and ".join(trait.plural or trait.text for trait in posts),
        but=" and ".join(trait.text for trait in slots[Slot.EXCEPT]),
        proper=bool(name),
        one_of_a_kind=name in ("this card", "it", "them") or name.startswith(("that ", "the ", "those ", "your ")),
    )


def plural_of(noun: str) -> str:
    """Spells/Traps, Tuners, monsters."""
    if noun == "Spell/Trap":
        return "Spells/Traps"
    if " or " in noun and not noun.endswith(("Monster", "monster", "card")):
        return " or ".join(plural_of(part) for part in noun.split(" or "))
    return f"{noun}s" if not noun.endswith("s") else noun


def _head(types: CardType, slots: dict[Slot, list[Trait]], head: Head, normal: str) -> tuple[str, str]:
    if normal:
        return normal, f"{normal}s"
    words = [trait.text for trait in slots[Slot.HEAD]]
    if types:
        before, noun = type_words(types)
        words.insert(0, f"{before} {noun}".strip())
    if not words:
        one, many = HEADS[head]
        return one, many
    if len(words) > 1:
        words = [word for word in words if word not in ("monster", "card")] or words[:1]
    noun = " ".join([*(word.removesuffix(" Monster") for word in words[:-1]), words[-1]])
    return noun, plural_of(noun)


def _is_mixed(node: AnyOf, scope: Scope) -> bool:
    slots = {FILTERS(part, scope).slot for part in node.parts}
    return any(isinstance(part, All) for part in node.parts) or len(slots) > 1


def _alternatives(mixed: AnyOf, others: list[Filter], scope: Scope) -> Words:
    """Nouns for each alternative; what they share stands in each of them or after all."""
    shared = [part for part in others if isinstance(part, OfType)]
    outer = [part for part in others if not isinstance(part, OfType)]
    each = []
    for alternative in mixed.parts:
        mine = [part for part in shared if head_of(alternative) is Head.CARD or part != OfType(CardType.MONSTER)
                or not isinstance(alternative, OfType | All)]
        parts = (*parts_of(alternative), *(part for part in mine if part not in parts_of(alternative)))
        each.append(noun_of(All(parts) if len(parts) > 1 else parts[0], scope))
    traits = [FILTERS(part, scope) for part in outer]
    before = " ".join(t.text for t in sorted(traits, key=lambda t: t.slot) if t.slot not in (Slot.CLAUSE, Slot.EXCEPT, Slot.NONE))
    post = " and ".join(t.text for t in traits if t.slot is Slot.CLAUSE)
    but = " and ".join(t.text for t in traits if t.slot is Slot.EXCEPT)
    lead = f"{before} " if before else ""
    return Words(lead + listed([words.one for words in each]), lead + listed([words.many for words in each], "and" if not post else "or"),
                 post, "", but)
