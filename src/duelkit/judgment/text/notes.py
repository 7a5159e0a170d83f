"""Rule notes: how the rules treat a card's abilities, icons and limits, with the rule statements."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from duelkit.cardlang.wording import Language
from duelkit.judgment.language.base import nodes
from duelkit.judgment.language.card import Card
from duelkit.judgment.language.kinds import Kind
from duelkit.judgment.language.patterns import Mode
from duelkit.judgment.language.terms import Element, Keyword, SpellClass
from duelkit.judgment.text.kinds import kinds_of_card
from duelkit.judgment.words.battle.meaning import Decoys, NoCounter
from duelkit.judgment.words.figures.meaning import GiveKeyword, Grants
from duelkit.judgment.words.ground.meaning import ExchangeFields

KINDS: dict[Kind, tuple[str, str]] = {
    Kind.MOVE: ("移動したクリーチャーの向きは変わらない", "a creature that is moved keeps its facing"),
    Kind.FEAR: (
        "攻撃力は0未満にならないが、その後の増減は合計値から計算する",
        "Attack does not fall below 0, but later changes are counted from the sum of all changes",
    ),
    Kind.HIDDEN_TROOPS: ("【透明】を与える能力", "gives Invisibility"),
    Kind.ROTATE: (
        "回転させられたクリーチャーは、元の向きにかかわらず、そのバトルでは反撃できない",
        "a creature that is turned cannot counterattack in that battle, even if it faced that way before",
    ),
    Kind.EVASION: (
        "物理攻撃を50%の確率で避ける。重複した回数だけ判定し、1回成功すればよい",
        "each Dodge attempt avoids a physical attack half the time; one success is enough",
    ),
    Kind.AMBUSH: (
        "対象のカードの後ろから攻撃する。後ろに反撃を持つクリーチャーからは反撃を受ける",
        "it attacks the back of its target; a target that counterattacks to its back still does",
    ),
    Kind.POWER_STRIKE: (
        "条件に合う対象が複数でも、増加は1回の攻撃につき1度だけで、攻撃終了時に失われる",
        "the bonus counts once for an attack, however many targets meet the condition, and is lost after it",
    ),
    Kind.VIGILANCE: (
        "物理攻撃を必ず避ける。攻撃対象にはなる",
        "avoids every physical attack; it can still be chosen as a target",
    ),
    Kind.ATTACK_CHANGE: ("攻撃方法アイコンが変化する", "the creature uses another of its attack icons"),
    Kind.INCARNATION: (
        "生贄に捧げるクリーチャーが先に墓地に置かれる。トラッシュではない。召喚されたターンは攻撃できない",
        "the sacrificed creature goes to the graveyard first, without exit mana; the new one cannot attack that turn",
    ),
    Kind.INSPIRE: ("味方の攻撃力を上げる配置効果", "raises the Attack of others while it is on the board"),
    Kind.COMMAND: ("再行動コストは0未満にならない", "Activation Costs do not fall below 0"),
    Kind.CURSE: ("再行動コストを上げる配置効果", "raises Activation Costs while it is on the board"),
    Kind.AGILITY: ("自身の再行動コストを下げる", "lowers its own Activation Cost"),
    Kind.EXTINCTION: (
        "条件を満たすと即座に死亡し、トラッシュボーナスは発生しない",
        "dies at once when the condition holds, and gives no exit mana",
    ),
    Kind.SCOUT: ("【回避】を与える能力", "gives Dodge attempts"),
    Kind.FIRST_STRIKE: (
        "攻撃側が【先制】を持たなければ、先に反撃する",
        "counterattacks before the attack, unless the attacker has Quickness too",
    ),
    Kind.COMRADE: ("指定されたクリーチャーが置かれている間だけ働く", "works only while the named creature is there"),
    Kind.HEALING: ("増えた体力は死亡するまで続き、上限はない", "the HP gained last until it dies, without a limit"),
    Kind.TRANSFER: (
        "片方のクリーチャーが死亡していると発生しない",
        "does not happen if one of the two creatures is dead",
    ),
    Kind.REINCARNATION: (
        "召喚されたクリーチャーはそのターン攻撃できない。召喚制限の影響を受ける",
        "the creature summoned cannot attack that turn; the Summoning Lock holds for it too",
    ),
    Kind.DRAW: ("山札から手札に加える", "cards go from the library to the hand"),
    Kind.HAND_DESTRUCTION: ("捨てるカードは捨てるプレイヤーが選ぶ", "who discards chooses the cards"),
    Kind.INVISIBLE: (
        "攻撃やスペルダメージの対象にならない。ダメージを伴わないスペルの対象にはなる",
        "no target of attacks and of spell damage; a spell without damage can still be cast on it",
    ),
    Kind.FIELDQUAKE: (
        "フィールドを裏返す。クリーチャーの向きは変わらない",
        "turns fields over; creatures keep their facing",
    ),
    Kind.VALOUR: ("配置効果として攻撃力が変わる", "its Attack is worked out all the time, not for one attack only"),
    Kind.PULL: ("条件に合うフィールドへ強制的に移動させる", "moves a creature whether its owner wants or not"),
    Kind.POSSESSION: (
        "再行動権だけを奪う。オーナーとフィールドの支配は変わらず、与えたターンは操作できない",
        "takes only the right to activate; the owner keeps creature and field, and it cannot be used that same turn",
    ),
    Kind.SEAL: (
        "全てのフィールドへの効果からも、このフィールドだけが除外される",
        "an effect on all fields leaves the sealed ones alone and works on the rest",
    ),
    Kind.TRANSFORM: ("トリガ効果として清算する", "settled as a trigger effect"),
    Kind.DEFENCE: ("【護り】を与える能力", "gives Protection"),
    Kind.MAGIC: (
        "攻撃補正を受けず、反撃も受けない。【護り】や【回避】の影響を受けない",
        "no blind side bonus, no counterattack; Protection and Dodge do not help against it",
    ),
    Kind.MANA_THEFT: (
        "相手のマナが足りなければ全て奪い、0なら清算しない",
        "takes all there is if the opponent has less; nothing happens at 0 mana",
    ),
    Kind.MANA_GAIN: ("トラッシュボーナスとは別に獲得する", "comes in addition to exit mana"),
    Kind.PROTECTION: (
        "物理ダメージを減らす。複数の【護り】は合計する",
        "lowers the damage of physical attacks; several protections add up",
    ),
    Kind.FORTRESS: ("攻撃を仕掛けられないが、反撃はできる", "cannot attack, but can counterattack"),
    Kind.WILD_STRIKE: ("攻撃時に条件を満たすと攻撃力が下がる", "Attack falls for an attack that meets the condition"),
    Kind.DOUBLE_ATTACK: (
        "2回の攻撃はそれぞれ1回として扱い、その間に効果の清算は行われない",
        "each of the two is an attack of its own; no effects are settled between them",
    ),
}
"""The rulebook on each of its abilities in short: Japanese and English."""


class Fact(Enum):
    """Other facts about cards: Japanese, English, the rule statements."""

    AREA = (
        "攻撃範囲の味方も巻き込む。敵を含まない攻撃はできない",
        "an attack on several strikes friends in reach too; it needs an enemy among them",
        ("EOJ-KIND-06", "EOJ-KIND-07"),
    )
    BLIND = (
        "死角から物理攻撃を受けると、ダメージが1点増える",
        "a physical attack on a blind side does 1 more damage",
        ("EOJ-KIND-01", "EOJ-CARD-16"),
    )
    CREATURE_LOCK = (
        "召喚制限：ボードのクリーチャーが敵味方合わせて4体以上か、同じ属性のフィールドなら召喚できる",
        "Summoning Lock: it can be summoned with four or more creatures on the board, or to a field of its own element",
        ("EOJ-SUMMON-05", "EOJ-SUMMON-06"),
    )
    SPELL_LOCK = (
        "キャスト制限：ボードのクリーチャーが敵味方合わせて4体以上のときだけキャストできる",
        "Casting Lock: it can be cast only with four or more creatures on the board",
        ("EOJ-SPELL-10", "EOJ-SPELL-11"),
    )
    SORCERY = (
        "大魔道：使用後にターンが終了し、召喚はできない",
        "a Sorcery ends the turn: no creature can be summoned after it",
        ("EOJ-SPELL-02",),
    )
    PRICE = (
        "マナコストに加えて支払う。支払えなければキャストできない",
        "paid beside the mana cost; without it the spell cannot be cast",
        ("EOJ-SPELL-07", "EOJ-SPELL-08"),
    )
    NEEDS_TARGET = ("対象がなければキャストできない", "cannot be cast without something to choose", ("EOJ-SPELL-09",))
    NO_BONUS = (
        "フィールドボーナスもペナルティも受けない",
        "gets neither field bonus nor field penalty",
        ("EOJ-BONUS-04", "EOJ-BONUS-05"),
    )
    NO_COUNTER = (
        "攻撃側の効果で反撃を禁じられたクリーチャーは、そのバトルでは反撃できない",
        "an effect of the attacker can keep its target from counterattacking in that battle",
        ("EOJ-COUNTER-06",),
    )
    SAME_CARD = ("同カード枚数制限", "a limit on copies of the card", ("EOJ-DECK-04",))
    ONLY_OF_GROUP = (
        "同種族（種類）枚数制限：他の同種族（種類）のカードと共にデッキに入れられない",
        "a limit on its race or class: it must be the only card of them in the deck",
        ("EOJ-DECK-05", "EOJ-DECK-07"),
    )
    SAME_GROUP = (
        "同種族（種類）枚数制限：制限アイコンのないものも含めて、同種族（種類）の全てのカードを数える",
        "a limit on its race or class: all cards of them count, those without an icon too",
        ("EOJ-DECK-05", "EOJ-DECK-06"),
    )
    EXCHANGE = (
        "フィールドだけが入れ替わり、クリーチャーは元の場所に残る。【封地】のフィールドは入れ替えられない",
        "fields that are exchanged trade places below the creatures, which stay; a sealed field cannot be exchanged",
        ("EOJ-FIELD-04", "EOJ-ABIL-29"),
    )
    FIELDMORPH = (
        "【地変】：置かれているフィールドは、このクリーチャーと同じ属性になる",
        "Fieldmorph: its field has the creature's element for as long as it stands there",
        (),
    )
    RESURRECTION = (
        "【復活】：死亡したとき、手札の同名カードを1マナで同じフィールドに召喚できる",
        "Resurrection: when it is destroyed, a copy in hand may be summoned to its field for 1 mana",
        (),
    )
    RETURN = (
        "【帰還】：死亡したとき、1マナを支払えば墓地の代わりに手札に戻せる",
        "Return: when it is destroyed, 1 mana takes it to the hand instead of the graveyard",
        (),
    )
    DECOY = (
        "【囮】：引きつけられた敵は囮しか攻撃できず、攻撃範囲に囮がいなければ攻撃できない",
        "Decoy: enemies that it lures can attack decoys only; without one in reach they cannot attack",
        (),
    )
    NO_SPELL_TARGET = (
        "スペルの使用時に指定することはできるが、効果は受けない",
        "it may be named as a spell is cast, but the effect leaves it alone",
        ("EOJ-TERM-07",),
    )


@dataclass(frozen=True, slots=True)
class Note:
    """A note on a card in Japanese and English.

    :param rules: the ids of the rule statements; none for what is newer than the rulebook.
    """

    ja: str
    en: str
    rules: tuple[str, ...]

    def text(self, language: Language | str) -> str:
        """The note in a language."""
        return self.ja if Language(language) is Language.JA else self.en


KEYWORD_FACTS = {
    Keyword.FIELDMORPH: Fact.FIELDMORPH,
    Keyword.RESURRECTION: Fact.RESURRECTION,
    Keyword.RETURN: Fact.RETURN,
    Keyword.DECOY: Fact.DECOY,
    Keyword.NO_SPELL_TARGET: Fact.NO_SPELL_TARGET,
}
"""The facts about abilities that are not in chapter 20."""


def _keywords(card: Card) -> Keyword:
    found = card.keywords
    for node in nodes((card.abilities, card.effect)):
        if isinstance(node, Grants | GiveKeyword):
            found |= node.keyword
        if isinstance(node, Decoys):
            found |= Keyword.DECOY
    return found


def _facts(card: Card) -> Iterator[Fact]:
    keywords = _keywords(card)
    yield from (fact for keyword, fact in KEYWORD_FACTS.items() if keywords & keyword)
    yield from _icon_facts(card)
    if any(isinstance(node, NoCounter) for node in nodes(card.abilities)):
        yield Fact.NO_COUNTER
    if any(isinstance(node, ExchangeFields) for node in nodes((card.abilities, card.effect))):
        yield Fact.EXCHANGE
    yield from _playing_facts(card)
    for limit in card.limits:
        if limit.group:
            yield Fact.ONLY_OF_GROUP if limit.count == 1 else Fact.SAME_GROUP
        else:
            yield Fact.SAME_CARD


def _icon_facts(card: Card) -> Iterator[Fact]:
    """The facts about the icons and the element of a creature."""
    if any(pattern.mode is Mode.ALL for pattern in card.patterns):
        yield Fact.AREA
    if card.defence is not None and card.defence.blind:
        yield Fact.BLIND
    if card.is_creature and card.element in (Element(0), Element.BIOLITH):
        yield Fact.NO_BONUS


def _playing_facts(card: Card) -> Iterator[Fact]:
    """The facts about when and how a card can be played."""
    if card.spell_class is SpellClass.SORCERY:
        yield Fact.SORCERY
    if card.choices:
        yield Fact.NEEDS_TARGET
    if card.price is not None and (card.price.discard or card.price.sacrifice is not None):
        yield Fact.PRICE
    if card.lock:
        yield Fact.CREATURE_LOCK if card.is_creature else Fact.SPELL_LOCK


def notes_of(card: Card) -> list[Note]:
    """The notes on a card: first on the abilities of chapter 20, then on the rest."""
    found = [Note(f"【{kind.ja}】：{KINDS[kind][0]}", KINDS[kind][1], kind.rules) for kind in kinds_of_card(card)]
    return found + [Note(*fact.value) for fact in dict.fromkeys(_facts(card))]


def rule_notes(card: Card, language: Language | str) -> list[str]:
    """The notes in a language, each with its rule ids."""
    japanese = Language(language) is Language.JA
    lines = []
    for note in notes_of(card):
        rules = ", ".join(note.rules)
        if japanese:
            lines.append(f"{note.ja}{f'（{rules}）' if rules else ''}")
        else:
            lines.append(f"{note.en[:1].upper()}{note.en[1:]}{f' ({rules})' if rules else ''}")
    return lines
