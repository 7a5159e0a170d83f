"""The parts of speech of Japanese card text, and what a text has named already."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum

from duelkit.yugioh.language.card import Card, Effect
from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import Zone
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.text.grammar.ja.phrase import THIS_CARD, Phrase, phrase
from duelkit.yugioh.text.grammar.registry import Language, Wordings

NOWHERE = Zone(0)
"""Not known where."""


class Slot(IntEnum):
    """The position of a property before the noun."""

    CLAUSE = 0
    """このターンに特殊召喚された."""
    EXCEPT = 1
    """「X」以外の."""
    FACE = 2
    """表側表示の."""
    BOUND = 3
    """レベル４以下の."""
    KIND = 4
    """戦士族・闇属性."""
    SERIES = 5
    """「X」."""
    NAME = 6
    """「X」, instead of a noun."""
    HEAD = 7
    """A word of the noun itself (融合モンスター)."""
    NONE = 8
    """Not printed."""


@dataclass(frozen=True, slots=True)
class Trait:
    """A property, worded to precede a noun."""

    slot: Slot
    text: str
    negative: str = ""
    """The opposite, to precede a noun; if empty: 〜以外の."""
    rest: str = ""
    """The same after the name of its figure (1500以上), or without its の."""
    opposite: str = ""
    """The opposite without its の."""

    @property
    def predicate(self) -> Phrase | None:
        """The property stated of a subject: 〜されている, 〜と同じである; ``None`` where a noun has to be added."""
        text = self.text
        if self.slot in (Slot.KIND, Slot.BOUND, Slot.FACE, Slot.NAME, Slot.HEAD):
            return phrase(text, "である")
        if self.slot is not Slot.CLAUSE:
            return None
        if text.endswith(("された", "した", "った")):
            return phrase("", text.removesuffix("た") + "ている")
        if text.endswith("同じ"):
            return phrase(text, "である")
        if text.endswith("いない"):
            return phrase("", text.removesuffix("ない") + "る").negated()
        return phrase("", text) if text.endswith(("いる", "できる", "持つ", "が異なる", "される")) else None


@dataclass(frozen=True, slots=True)
class Noun:
    """Cards, worded.

    :param text: the words before を.
    :param tail: a count that stands after を (全て, １枚).
    :param many: they can be several.
    :param zones: where they are, as far as it is known.
    :param whole: the words where no を follows (before の, は); the same as ``text`` if empty.
    :param extra: they belong to the Extra Deck.
    :param far: targets that are called 対象の, since another card was named after them.
    """

    text: str
    head: Head = Head.CARD
    tail: str = ""
    whole: str = ""
    this: bool = False
    picked: bool = False
    zones: Zone = NOWHERE
    many: bool = False
    extra: bool = False
    far: bool = False

    @property
    def wo(self) -> str:
        """〜を…."""
        return f"{self.text}を{self.tail}"

    @property
    def many_alone(self) -> str:
        """The tail without 選んで."""
        return self.tail.removesuffix("選んで")

    @property
    def limited(self) -> bool:
        """Whether the count is an upper limit: ２枚まで."""
        return (self.tail or self.text).endswith("まで")

    @property
    def bare(self) -> str:
        """The words without a particle."""
        return self.whole or self.text

    @property
    def short(self) -> str:
        """そのモンスター, このカード …: how it is called from now on."""
        return "このカード" if self.this else f"その{HEADS[self.head]}"


HEADS = {
    Head.CARD: "カード",
    Head.MONSTER: "モンスター",
    Head.SPELL: "魔法カード",
    Head.TRAP: "罠カード",
    Head.SPELL_OR_TRAP: "魔法・罠カード",
}
COUNTERS = {Head.MONSTER: "体"}


def counter(head: Head) -> str:
    """体 for monsters, 枚 for everything else."""
    return COUNTERS.get(head, "枚")


@dataclass(slots=True)
class Scope:
    """What is known at this point of a text.

    :param known: how the cards that a reference points at are called.
    :param topic: the subject of the clause, whose figures need no owner.
    :param done: the number of cards that the verb before worked on.
    :param chosen: the number that was chosen for the cost.
    :param done_cards: how these cards are called, where their number can be asked for.
    :param paying: a cost is worded, or the targets: nothing is chosen at resolution here.
    :param aiming: the targets are worded.
    :param place_named: the place of the targets before, which need not be named again.
    :param far: a target is called 対象の, not その: another card was named since.
    :param after_activation: what is worded follows この効果の発動後.
    :param by_attack: the opponent's monster that destroys a card by battle is the one that attacks.
    :param restricting: a restriction on the turn is worded, whose time is stated already.
    :param actor: who acts: the cards of this player need no owner.
    :param only_monsters: only monsters are concerned, so that a bare card is called モンスター.
    """

    card: Card
    effect: Effect | None = None
    known: dict[RefKind, Noun] = field(default_factory=dict)
    paying: bool = False
    aiming: bool = False
    place_of_this: str = ""
    lies: str = ""
    summoning: bool = False
    only_monsters: bool = False
    place_named: str = ""
    far: bool = False
    after_activation: bool = False
    by_attack: bool = False
    restricting: bool = False
    both_causes: bool = False
    topic: str = ""
    actor: str = "自分"
    done: str = "その数"
    chosen: str = "払った数値"
    done_cards: str = ""
    done_head: Head = Head.CARD
    dealt: str = "与えたダメージ"
    event_damage: str = "受けたダメージ"
    declared: str = "カード"

    def now(self, kind: RefKind, noun: Noun) -> None:
        """From here on ``kind`` points at ``noun``."""
        self.known[kind] = noun


@dataclass(frozen=True, slots=True)
class Clause:
    """A statement about a subject: 「X」の(part)は(predicate).

    :param subject: the cards or the player it is about (このカード, 自分).
    :param part: which figure of it (攻撃力); empty: the subject itself.
    :param predicate: the statement. A lead 《…》… is a whole sentence, in which 》 is the place of the subject.
    :param this: the subject is the card itself.
    :param lead: when it holds (自分フィールドに「X」が存在する場合、).
    """

    subject: str
    predicate: Phrase
    part: str = ""
    this: bool = False
    lead: str = ""


@dataclass(frozen=True, slots=True)
class Occurrence:
    """An event, worded.

    :param text: the event up to its past or plain verb (このカードが召喚した).
    :param moment: it is a point of time already (攻撃宣言時, エンドフェイズ); otherwise it takes 時 or 場合.
    :param point: the point of time alone, where the text names the battling monster too.
    :param clause: the event without its point of time (モンスターを特殊召喚する); empty: as ``text``.
    :param attacker: who declares the attack that it is the point of time of.
    :param subject: who it happens to or who does it, with its particle (このカードが).
    """

    text: str
    moment: bool = False
    point: str = ""
    clause: str = ""
    attacker: str = ""
    subject: str = ""

    def by_means(self, words: str) -> str:
        """The event with words between subject and verb: このカードが〜との戦闘で相手に戦闘ダメージを与えた."""
        return f"{self.subject}{words}{self.text.removeprefix(self.subject)}"

    @property
    def of_this(self) -> bool:
        """Whether its subject is the card itself."""
        return self.text.startswith(THIS_CARD)

    @property
    def without_this(self) -> str:
        """The event without このカードが."""
        return self.text.removeprefix(THIS_CARD)


_JA = Language.JA
FILTERS: Wordings[Scope, Trait] = Wordings(_JA)
WHATS: Wordings[Scope, Noun] = Wordings(_JA)
AMOUNTS: Wordings[Scope, str] = Wordings(_JA)
CONDITIONS: Wordings[Scope, Phrase] = Wordings(_JA)
EVENTS: Wordings[Scope, Occurrence] = Wordings(_JA)
MODIFIERS: Wordings[Scope, list[Clause]] = Wordings(_JA)
VERBS: Wordings[Scope, Phrase] = Wordings(_JA)
MATERIALS: Wordings[Scope, str] = Wordings(_JA)
PARTS: Wordings[Scope, str] = Wordings(_JA)
"""Limits, procedures, effects and whole cards."""
ALL = (FILTERS, WHATS, AMOUNTS, CONDITIONS, EVENTS, MODIFIERS, VERBS, MATERIALS, PARTS)
