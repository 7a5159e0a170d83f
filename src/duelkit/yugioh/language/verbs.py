"""What an effect does, and how a cost is paid (効果処理・コスト).

The same verbs serve as costs and as processing. A verb works on the cards that its ``what`` names, sets ``THEM`` to
the cards it really worked on, and counts as done if it worked on at least one.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING

from duelkit.yugioh.language.amounts import Amount
from duelkit.yugioh.language.base import Verb, OfCounters
from duelkit.yugioh.language.conditions import Condition
from duelkit.yugioh.language.filters import CARD, MONSTER, RESPONDED, TARGET, THIS, Filter, Pick, What
from duelkit.yugioh.language.modifiers import Modifier
from duelkit.yugioh.language.words import (
    Attribute, CardType, Ordinal, Phase, Position, Race, Side, SummonKind, Until, Zone,
)

if TYPE_CHECKING:
    from duelkit.yugioh.language.card import Effect


@dataclass(frozen=True, slots=True)
class Destroy(Verb):
    """Destroy cards (破壊する). Rules: RES-DES-01 to RES-DES-05."""

    what: What
    to: Zone = Zone.GRAVEYARD


@dataclass(frozen=True, slots=True)
class Send(Verb):
    """Send cards to the graveyard without destroying them (墓地へ送る). Rules: RES-SND-01 to RES-SND-05."""

    what: What


@dataclass(frozen=True, slots=True)
class Discard(Verb):
    """Discard cards from the hand (捨てる). Rules: RES-DIS-01 to RES-DIS-04.

    ``to_graveyard`` (墓地へ捨てる): as a cost only where the cards do get to the graveyard.
    """

    what: What
    to_graveyard: bool = False


@dataclass(frozen=True, slots=True)
class Tribute(Verb):
    """Release monsters (リリースする). Rules: MR3-COST-01 to MR3-COST-03."""

    what: What


@dataclass(frozen=True, slots=True)
class Banish(Verb):
    """Banish cards (除外する). Rules: RES-BAN-01, RES-BAN-04."""

    what: What
    face_down: bool = False


@dataclass(frozen=True, slots=True)
class BanishFor(Verb):
    """Banish cards for a time; they return as they were (RES-TMP-01 to RES-TMP-05). ``comes_back``: when.

    ``returned``: what is done as soon as a card is back on the field; it is ``THEM`` then.
    """

    what: What
    comes_back: Until = Until.END_PHASE
    returned: Verb | None = None


@dataclass(frozen=True, slots=True)
class ToHand(Verb):
    """Add or return cards to the hand (手札に加える・戻す). Rule: RES-HND-01."""

    what: What


@dataclass(frozen=True, slots=True)
class ToDeck(Verb):
    """Return cards to the deck (デッキに戻す). Rule: RES-DCK-01."""

    what: What
    where: Ordinal = Ordinal.SHUFFLED


@dataclass(frozen=True, slots=True)
class ToExtraDeck(Verb):
    """Put pendulum monsters face-up into the extra deck (エクストラデッキに表側表示で加える)."""

    what: What


@dataclass(frozen=True, slots=True)
class Draw(Verb):
    """A player draws (ドローする); ``EITHER``: both, the turn player first. Rules: RES-DRW-01 to RES-DRW-09."""

    amount: Amount | int = 1
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class DrawUntil(Verb):
    """A player draws until the hand has this many cards."""

    hand: int
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class Mill(Verb):
    """A player sends the top cards of the deck to the graveyard."""

    amount: Amount | int
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class GainLife(Verb):
    """A player gains life points (LPを回復する)."""

    amount: Amount | int
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class Damage(Verb):
    """A player takes effect damage (ダメージを与える). Rule: RES-GAP-DMG-01."""

    amount: Amount | int
    side: Side = Side.OPPONENT


@dataclass(frozen=True, slots=True)
class PayLife(Verb):
    """Pay life points (LPを払う). Rule: MR3-GAP-LIFE-01."""

    amount: Amount | int


@dataclass(frozen=True, slots=True)
class UseNormalSummon(Verb):
    """As a cost: the player's Normal Summon of the turn is used up (通常召喚扱い). Rule: EX04-EQP-12."""


@dataclass(frozen=True, slots=True)
class SetLife(Verb):
    """Life points become a number (LPは〜になる)."""

    amount: Amount | int
    side: Side = Side.EITHER


@dataclass(frozen=True, slots=True)
class SpecialSummon(Verb):
    """Special Summon monsters, all at the same time (特殊召喚する).

    ``positions``: those allowed. ``to``: to whose field. ``modifiers``: apply to them for as long as they stay face-up
    (効果は無効化される …). ``as_kind``: it is treated as this kind of summon. ``ignoring``: summoning conditions are
    ignored. ``bind``: the source remembers them as ``LINKED`` (as Call of the Haunted does). ``pointed``: only to zones
    that this card points to (このカードのリンク先となる自分フィールドに).
    """

    what: What
    positions: Position = Position.FACE_UP
    to: Side = Side.YOU
    modifiers: tuple[Modifier, ...] = ()
    as_kind: SummonKind = SummonKind(0)
    ignoring: bool = False
    bind: bool = False
    pointed: bool = False


@dataclass(frozen=True, slots=True)
class MakeTokens(Verb):
    """Special Summon tokens (トークンを特殊召喚する). Rules: MR3-TOK-02 to MR3-TOK-06. ``number``: how many."""

    ja: str
    en: str
    attribute: Attribute
    race: Race
    level: int
    atk: Amount | int
    defense: Amount | int
    number: int = 1
    positions: Position = Position.FACE_UP
    to: Side = Side.YOU
    modifiers: tuple[Modifier, ...] = ()


@dataclass(frozen=True, slots=True)
class FusionSummon(Verb):
    """Fusion Summon with materials from these places (融合召喚する). Rules: MR3-FUS-01 to MR3-FUS-07."""

    which: Filter = MONSTER
    materials: Zone = Zone.HAND | Zone.MONSTER_ZONE


@dataclass(frozen=True, slots=True)
class RitualSummon(Verb):
    """Ritual Summon from the hand, releasing monsters of at least its Level (儀式召喚する). MR3-RIT-03 to -07."""

    which: Filter
    exactly: bool = False


@dataclass(frozen=True, slots=True)
class SynchroSummonNow(Verb):
    """Right after this effect, Synchro Summon with the named monster as a material. (S召喚する)"""

    using: What = THIS


@dataclass(frozen=True, slots=True)
class NormalSummonNow(Verb):
    """Right after this effect, Normal Summon or Set a monster (召喚・セットする)."""

    which: Filter = MONSTER


@dataclass(frozen=True, slots=True)
class ChangePosition(Verb):
    """Change battle positions (表示形式を変更する). ``None``: attack to defence and back.

    ``without_flip_effects``: the flip effects of monsters turned up are not activated.
    """

    what: What
    to: Position | None = None
    without_flip_effects: bool = False


@dataclass(frozen=True, slots=True)
class TakeControl(Verb):
    """Take control (コントロールを得る). Rules: RES-CTL-01 to RES-CTL-04."""

    what: What
    until: Until = Until.LEAVES


@dataclass(frozen=True, slots=True)
class SwapControl(Verb):
    """Two monsters change sides (コントロールを入れ替える); both or neither. ``THEM``: the two."""

    first: What
    second: What


@dataclass(frozen=True, slots=True)
class Equip(Verb):
    """Equip a card to a monster (装備する). ``modifiers``: what the equipped monster gets from it while equipped.

    For an Equip Spell's own activation leave ``what`` THIS; its modifiers stand in its continuous effects.
    ``bind``: the source remembers the equip cards as ``LINKED``. ``as_monster``: they are counted among the five
    monsters (EX04-EQP-13). Rules: MR3-EQP-01, RES-GAP-EQP-01.
    """

    what: What = THIS
    to: What = TARGET
    modifiers: tuple[Modifier, ...] = ()
    bind: bool = False
    as_monster: bool = False


@dataclass(frozen=True, slots=True)
class NegateActivation(Verb):
    """Negate the activation that this is used in response to (その発動を無効にする). Rules: RES-GAP-NEG-01, -02."""


@dataclass(frozen=True, slots=True)
class NegateEffect(Verb):
    """Negate the effect that this is used in response to (その効果を無効にする). Rule: RES-GAP-NEG-03."""


@dataclass(frozen=True, slots=True)
class NegateSummon(Verb):
    """Negate the summon that is about to succeed (その召喚を無効にする). Rule: MR3-GAP-SUM-01."""


@dataclass(frozen=True, slots=True)
class NegateAttack(Verb):
    """Negate the attack (その攻撃を無効にする)."""


@dataclass(frozen=True, slots=True)
class EndBattlePhase(Verb):
    """End the battle phase (バトルフェイズを終了する)."""


@dataclass(frozen=True, slots=True)
class ChangeAttackTarget(Verb):
    """The attacker now attacks this monster."""

    what: What


@dataclass(frozen=True, slots=True)
class AttackAgain(Verb):
    """This card can attack once more in a row (続けて攻撃できる); on the named monster, if given."""

    on: What | None = None


@dataclass(frozen=True, slots=True)
class Apply(Verb):
    """Modifiers apply to cards for a time (〜の間、〜する). ``times``: until the n-th such moment."""

    modifiers: tuple[Modifier, ...]
    to: What | None = None
    until: Until = Until.LEAVES
    times: int = 1


@dataclass(frozen=True, slots=True)
class PlaceCounters(Verb, OfCounters):
    """Place counters on cards (カウンターを置く)."""

    name: str
    amount: Amount | int
    what: What = THIS


@dataclass(frozen=True, slots=True)
class RemoveCounters(Verb, OfCounters):
    """Remove counters from cards (カウンターを取り除く)."""

    name: str
    amount: Amount | int
    what: What = THIS


@dataclass(frozen=True, slots=True)
class Detach(Verb):
    """Detach Xyz materials (X素材を取り除く). Rule: MR3-GAP-XYZ-02."""

    amount: Amount | int = 1
    what: What = THIS


@dataclass(frozen=True, slots=True)
class Attach(Verb):
    """Put cards under an Xyz Monster as materials (X素材とする)."""

    what: What
    to: What = THIS


@dataclass(frozen=True, slots=True)
class SetCards(Verb):
    """Set spells and traps on the field (セットする); with ``instead_of_graveyard`` this card stays, Set."""

    what: What


@dataclass(frozen=True, slots=True)
class StaySet(Verb):
    """After its processing this card is Set face-down instead of going to the graveyard (そのままセットする)."""


@dataclass(frozen=True, slots=True)
class RemainOnField(Verb):
    """After its processing this card remains on the field (フィールドに残り続ける).

    With ``turns`` it is destroyed in the end phase of the that-many-th turn of ``of``, the current one included.
    """

    turns: int = 0
    of: Side = Side.OPPONENT


@dataclass(frozen=True, slots=True)
class PlaceInPendulumZone(Verb):
    """Place pendulum monsters in your pendulum zones (ペンデュラムゾーンに置く)."""

    what: What


@dataclass(frozen=True, slots=True)
class PlaceOnField(Verb):
    """Place a continuous or field card face-up on the field (表側表示で置く)."""

    what: What


@dataclass(frozen=True, slots=True)
class Reveal(Verb):
    """Show cards to the opponent (相手に見せる)."""

    what: What


@dataclass(frozen=True, slots=True)
class LookAt(Verb):
    """The effect's controller looks at cards (確認する). With ``arrange`` they may be put back in any order."""

    what: What
    arrange: bool = False


@dataclass(frozen=True, slots=True)
class Excavate(Verb):
    """Turn over the top cards of your deck (めくる); they stay there, as ``THEM``. Rule: MR3-FDN-08."""

    amount: Amount | int = 1


@dataclass(frozen=True, slots=True)
class Remember(Verb):
    """Select cards without doing anything to them; they are ``THEM`` (選ぶ)."""

    what: What


@dataclass(frozen=True, slots=True)
class Bind(Verb):
    """This card remembers these cards as ``LINKED`` for as long as they stay where they are (対象のモンスター)."""

    what: What = TARGET


@dataclass(frozen=True, slots=True)
class Triggers(Verb):
    """A trigger effect of this card activates for the event that the present effect reacted to (その後、発動する).

    Its numbers and references (``DAMAGE_TAKEN``, ``TRIGGERING`` …) are those of that event.
    """

    effect: Effect


@dataclass(frozen=True, slots=True)
class ShuffleDeck(Verb):
    """Shuffle a deck."""

    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class TossCoins(Verb):
    """Toss coins (コイントス); ``HEADS`` is the number of heads. Rule: MR3-RND-01."""

    coins: int = 1


@dataclass(frozen=True, slots=True)
class RollDie(Verb):
    """Throw the die (サイコロを振る); ``DIE`` is the result. Rule: MR3-RND-02."""


class Domain(IntEnum):
    """What can be declared."""

    NUMBER = 0
    ATTRIBUTE = 1
    RACE = 2
    SUMMON_TYPE = 3
    """Ritual, Fusion, Synchro, Xyz or Pendulum."""
    SPELL_OR_TRAP = 4
    CARD_NAME = 5


@dataclass(frozen=True, slots=True)
class Declare(Verb):
    """Declare a number or word (宣言する); ``DECLARED`` is the choice.

    As a cost, only what leaves the effect something to do is declared. ``unlike``: a number that is not declared.
    """

    domain: Domain
    at_least: int = 1
    at_most: int = 12
    side: Side = Side.YOU
    unlike: Amount | None = None


@dataclass(frozen=True, slots=True)
class If(Verb):
    """``verb`` if the condition holds at this moment, else ``otherwise``."""

    condition: Condition
    verb: Verb
    otherwise: Verb | None = None


@dataclass(frozen=True, slots=True)
class YouMay(Verb):
    """The side chooses whether to do this at resolution (〜できる); skipped if it cannot be done."""

    verb: Verb
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class IfPossible(Verb):
    """Done as far as it can be; never a hindrance to the activation."""

    verb: Verb


@dataclass(frozen=True, slots=True)
class ChooseOne(Verb):
    """One of several effects, chosen at activation or, with ``at_resolution``, then (以下の効果から１つ)."""

    branches: tuple[Verb, ...]
    at_resolution: bool = False


@dataclass(frozen=True, slots=True)
class Later(Verb):
    """The verb happens later, without a chain link (〜に〜する), at the first such moment.

    ``phase`` of ``of``'s turn (any turn for ``EITHER``); ``next_turn``: not in the current turn. ``THEM`` stays known.
    """

    phase: Phase
    verb: Verb
    of: Side = Side.EITHER
    next_turn: bool = False


@dataclass(frozen=True, slots=True)
class SkipPhases(Verb):
    """A player skips phases (フェイズをスキップする)."""

    phase: Phase
    times: int = 1
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class WinDuel(Verb):
    """A player wins the duel (デュエルに勝利する). Rule: MR3-WIN-05."""

    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class Nothing(Verb):
    """Nothing happens."""


@dataclass(frozen=True, slots=True)
class BecomeMonster(Verb):
    """This trap is Special Summoned as a monster and stays a trap too (モンスターとして扱う罠). RES-GAP-TRM-01."""

    attribute: Attribute
    race: Race
    level: int
    atk: int
    defense: int
    types: CardType = CardType.MONSTER | CardType.EFFECT
    positions: Position = Position.FACE_UP


@dataclass(frozen=True, slots=True)
class GainEffects(Verb):
    """Gemini Monsters are treated as summoned once more (再度召喚した状態として扱う)."""

    what: What


def destroy(what: What) -> Verb:
    """Destroy cards."""
    return Destroy(what)


def send(what: What) -> Verb:
    """Send cards to the graveyard."""
    return Send(what)


def discard(amount: Amount | int = 1, which: Filter = CARD, side: Side = Side.YOU) -> Verb:
    """A player discards cards of their own choice; as a cost or an effect. ``OPPONENT``: the opponent chooses."""
    return Discard(Pick(which.in_hand(side), amount, amount, chooser=side))


def tribute(what: What) -> Verb:
    """Release monsters."""
    return Tribute(what)


def banish(what: What) -> Verb:
    """Banish cards."""
    return Banish(what)


def to_hand(what: What) -> Verb:
    """Add or return cards to the hand."""
    return ToHand(what)


def to_deck(what: What, where: Ordinal = Ordinal.SHUFFLED) -> Verb:
    """Return cards to the deck."""
    return ToDeck(what, where)


def draw(amount: Amount | int = 1, side: Side = Side.YOU) -> Verb:
    """A player draws."""
    return Draw(amount, side)


def damage(amount: Amount | int, side: Side = Side.OPPONENT) -> Verb:
    """A player takes effect damage."""
    return Damage(amount, side)


def pay(amount: Amount | int) -> Verb:
    """Pay life points."""
    return PayLife(amount)


def special_summon(what: What, positions: Position = Position.FACE_UP, *modifiers: Modifier) -> Verb:
    """Special Summon monsters to your field."""
    return SpecialSummon(what, positions, modifiers=modifiers)


def apply(*modifiers: Modifier, to: What | None = None, until: Until = Until.LEAVES) -> Verb:
    """Modifiers apply to cards for a time."""
    return Apply(modifiers, to, until)


def change_position(what: What, to: Position | None = None) -> Verb:
    """Change battle positions."""
    return ChangePosition(what, to)


def detach(amount: Amount | int = 1) -> Verb:
    """Detach materials from this card."""
    return Detach(amount)


def negate_and_destroy() -> Verb:
    """Negate the activation, and if you do, destroy that card (その発動を無効にし破壊する)."""
    return NegateActivation().and_if_you_do(Destroy(RESPONDED))


def when_possible(verb: Verb) -> Verb:
    """Done as far as it can be."""
    return IfPossible(verb)

