"""What no present text says of a read card: how it was worded before, and what a ruling alone tells (宣言された違い).

A difference is declared with its source. The shelf holds the present wording; the differences are laid on it when the
card is made.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from duelkit.yugioh.language.base import AllHold, Joined, Not, Pool
from duelkit.yugioh.language.card import Card, Effect, EffectKind, Limit, LimitScope, Timing
from duelkit.yugioh.language.clauses import Apply, YouMay
from duelkit.yugioh.language.nouns import TOKEN, Figure, IsFaceUp, IsThis, Named, OfRace, OfType
from duelkit.yugioh.language.occasions import When
from duelkit.yugioh.language.selections import EQUIPPED, TARGET, THEM, THIS, TRIGGERING, Pick, Those
from duelkit.yugioh.language.terms import (
    Because,
    CardType,
    EventKind,
    Position,
    Race,
    Side,
    Stat,
    SummonKind,
    Until,
    Zone,
)
from duelkit.yugioh.words.battle.meaning import DestroyedInBattleWith
from duelkit.yugioh.words.destroying.meaning import Destroy, InsteadOfDestruction
from duelkit.yugioh.words.equipping.meaning import Equip, EquippedByItself, IsEquipped
from duelkit.yugioh.words.figures.meaning import ChangeStat
from duelkit.yugioh.words.lasting.meaning import Whenever
from duelkit.yugioh.words.life_points.meaning import PayLife
from duelkit.yugioh.words.moving.meaning import Redirected
from duelkit.yugioh.words.revealing.meaning import LookAt
from duelkit.yugioh.words.summoning.meaning import SpecialSummon
from duelkit.yugioh.words.tributing.meaning import Tribute
from duelkit.yugioh.words.upkeep.meaning import Upkeep


@dataclass(frozen=True, slots=True)
class Older:
    """An older wording of a card, in force until the end of a year.

    :param source: the printing that has it.
    :param was: the effect as it was, from the effect as it is.
    :param whole: what else of the card was different, from the card as it is.
    """

    until: int
    source: str
    was: Callable[[Effect], Effect]
    whole: Callable[[Card], Card] | None = None


@dataclass(frozen=True, slots=True)
class Ruled:
    """What a ruling tells of an effect and no text does.

    :param source: the page of the official card database, with its number.
    :param effect: the number of the effect, from 0.
    """

    source: str
    effect: int
    outside_damage_step: bool = False
    not_itself: bool = False
    """Whether a trigger about Summons does not count that of its own card."""
    no_token: bool = False
    """Whether it cannot target a Token."""
    each_time: bool = False
    """Whether it is activated once for each chain link that triggers it, though it is optional."""


def old_union(effect: Effect) -> Effect:
    """A Union Monster's effect as it was: one union for a monster, strengthening it and back, in attack position, only
    where equipped by its own effect (EX04-EQP-10), replacing its destruction by battle only.
    """
    made = effect.resolution
    if isinstance(made, Equip):
        instead = tuple(
            replace(each, by_effect=False) if isinstance(each, InsteadOfDestruction) else each
            for each in made.modifiers
        )
        alone = Not(IsEquipped(OfType(CardType.UNION)))
        targets = tuple(
            replace(pick, pool=replace(pick.pool, filter=pick.pool.filter & alone)) for pick in effect.targets
        )
        return replace(effect, resolution=replace(made, modifiers=instead), targets=targets)
    if isinstance(made, SpecialSummon) and made.what == THIS:
        back = replace(made, positions=Position.FACE_UP_ATTACK)
        return replace(effect, condition=EquippedByItself(), resolution=back)
    if effect.kind is EffectKind.CONTINUOUS and any(
        isinstance(each, ChangeStat) and each.to == EQUIPPED for each in effect.modifiers
    ):
        own = EquippedByItself()
        return replace(effect, condition=own if effect.condition is None else AllHold((effect.condition, own)))
    return effect


def old_union_replacing_all(effect: Effect) -> Effect:
    """The same, but the first to replace destruction by effects too (Upper Deck 2005)."""
    older, made = old_union(effect), effect.resolution
    if isinstance(made, Equip) and isinstance(older.resolution, Equip):
        return replace(older, resolution=replace(older.resolution, modifiers=made.modifiers))
    return older


def old_assailant(effect: Effect) -> Effect:
    """Any other Flip monster of the graveyard returned, another one of its name too."""
    return replace(
        effect,
        targets=tuple(
            replace(pick, pool=replace(pick.pool, filter=OfType(CardType.MONSTER | CardType.FLIP) & Not(IsThis())))
            if pick.pool.zones == Zone.GRAVEYARD
            else pick
            for pick in effect.targets
        ),
    )


def old_mind_master(effect: Effect) -> Effect:
    """As often as it could be paid, with any Psychic monster but one of its name."""
    name = Not(Named("メンタルマスター", "Mind Master"))
    cost = PayLife(800).and_if_you_do(Tribute(Pick(Pool(OfRace(Race.PSYCHIC) & name, Zone.FIELD))))
    return replace(effect, limit=None, cost=cost)


def old_crush_card(effect: Effect) -> Effect:
    """What the opponent draws in three of their turns was destroyed too; nothing was left to the opponent."""
    strong = Figure(Stat.ATK, 1500)
    now = effect.resolution
    while isinstance(now, Joined) and not isinstance(now.first, LookAt):
        now = now.first
    assert now is not None
    drawn = When(EventKind.DRAWN, side=Side.OPPONENT)
    lost = LookAt(TRIGGERING).and_if_you_do(Destroy(Those(THEM, strong)))
    later = Apply((Whenever(drawn, lost),), None, Until.OPPONENTS_TURN_END, 3)
    return replace(effect, resolution=now.also(later))


def old_chaos_magician(effect: Effect) -> Effect:
    """The Spell came back at once, as the monster was Summoned; what it destroyed by battle went the way of the dead,
    but not to the Graveyard."""
    if effect.kind is not EffectKind.TRIGGER:
        return effect
    if effect.targets:
        summoned = When(EventKind.SUMMONED, IsThis(), kinds=SummonKind.NORMAL | SummonKind.SPECIAL)
        return replace(effect, when=summoned, condition=None, timing=Timing.WHEN, limit=None)
    fallen = Redirected(DestroyedInBattleWith(THIS), Zone.GRAVEYARD, Zone.BANISHED, because=Because.BATTLE)
    return Effect(EffectKind.CONTINUOUS, modifiers=(fallen,))


def old_brain_control(effect: Effect) -> Effect:
    """Any face-up monster was taken, one that cannot be Normal Summoned too."""
    (taken,) = effect.targets
    return replace(
        effect, targets=(replace(taken, pool=replace(taken.pool, filter=OfType(CardType.MONSTER) & IsFaceUp())),)
    )


def old_rescue_cat(effect: Effect) -> Effect:
    """As often as there were cats, and the beasts kept their effects."""
    made = effect.resolution
    assert isinstance(made, Joined) and isinstance(made.first, SpecialSummon)
    return replace(effect, limit=None, resolution=replace(made, first=replace(made.first, modifiers=())))


def old_future_fusion(card: Card) -> Card:
    """The materials were sent as the card was activated, not in the first Standby Phase."""
    activation, sending, *others = card.effects
    return replace(card, effects=(replace(activation, resolution=sending.resolution), *others))


def old_imperial_order(effect: Effect) -> Effect:
    """It was paid for in its player's own Standby Phases, and only if the player liked."""
    paid = tuple(
        replace(each, side=Side.YOU, obliged=False) if isinstance(each, Upkeep) else each for each in effect.modifiers
    )
    return replace(effect, modifiers=paid)


def old_dark_strike_fighter(effect: Effect) -> Effect:
    """As often as there was a monster to Tribute, in Main Phase 2 too."""
    return replace(effect, condition=None, limit=None)


def old_darkness_metal(effect: Effect) -> Effect:
    """Each copy once a turn."""
    return replace(effect, limit=Limit(LimitScope.THIS_CARD))


def each_by_itself(card: Card) -> Card:
    """Its own way of being Summoned had no limit."""
    return replace(card, procedures=tuple(replace(each, limit=None) for each in card.procedures))


def old_ryko(effect: Effect) -> Effect:
    """The card to be destroyed, if any, was targeted."""
    made = effect.resolution
    assert isinstance(made, Joined) and isinstance(made.first, YouMay) and isinstance(made.first.verb, Destroy)
    aimed = made.first.verb.what
    assert isinstance(aimed, Pick)
    return replace(effect, targets=(replace(aimed, least=0),), resolution=replace(made, first=Destroy(TARGET)))


def old_behemoth(effect: Effect) -> Effect:
    """Each copy came back once in the duel."""
    return replace(effect, limit=Limit(LimitScope.DUEL_OF_CARD))


def unlimited(effect: Effect) -> Effect:
    """As often in a turn as it could be activated; a Pendulum Effect as now."""
    return effect if effect.pendulum else replace(effect, limit=None)


def as_it_is(effect: Effect) -> Effect:
    """No difference in the effects themselves."""
    return effect


OLDER: Final = {
    7563579: Older(2019, "DOCS-JP016", unlimited),  # Ｅｍヒグルミ
    14878871: Older(2016, "FET-JP033", old_rescue_cat),  # レスキューキャット
    16226786: Older(2019, "309-025", old_assailant),  # 深淵の暗殺者
    21502796: Older(2016, "LODT-JP022; changed with SD 2017", old_ryko),  # ライトロード・ハンター ライコウ
    29762407: Older(2014, "G6-B1", unlimited),  # 王家の神殿
    32646477: Older(2013, "CRMS-JP040", old_dark_strike_fighter),  # ダーク・ダイブ・ボンバー
    40737112: Older(2014, "307-010", old_chaos_magician),  # 混沌の黒魔術師
    43586926: Older(2013, "MA-14", old_behemoth),  # ドル・ドラ
    57728570: Older(2014, "GDB1-JP020", old_crush_card),  # 死のデッキ破壊ウイルス
    61740673: Older(2016, "CA-33; changed on 1 January 2017", old_imperial_order),  # 王宮の勅命
    77565204: Older(2016, "POTD-JP044", as_it_is, old_future_fusion),  # 未来融合－フューチャー・フュージョン
    87910978: Older(2015, "TLM-JP038", old_brain_control),  # 洗脳－ブレインコントロール
    88264978: Older(2019, "LE11-JP001", old_darkness_metal, each_by_itself),  # レッドアイズ・ダークネスメタルドラゴン
    95727991: Older(2011, "ME-15", unlimited),  # カタパルト・タートル
    96782886: Older(2019, "TDGS-JP016", old_mind_master),  # メンタルマスター
    23265594: Older(2009, "RDS-JP011", old_union_replacing_all),  # 強化支援メカ・ヘビーウェポン
    96300057: Older(2009, "EEN-JP011", old_union),  # Ｗ－ウィング・カタパルト
}
RULED: Final = {
    43237273: Ruled("fid 11257, 13 April 2017", 0, no_token=True),  # Ｎ・ブラック・パンサー
    12469386: Ruled("card 8792, 30 October 2014", 0, outside_damage_step=True),  # 返り咲く薔薇の大輪
    68184115: Ruled("fid 11849, 24 March 2017", 1, each_time=True),  # 甲虫装機 ダンセル
    63012333: Ruled("Upper Deck 2005, Soul-Absorbing Bone Tower", 1, not_itself=True),  # 精気を吸う骨の塔
    54098121: Ruled("as 精気を吸う骨の塔, whose wording it has", 0, not_itself=True),  # 謎の傀儡師
}


def declared(card: Card) -> Card:
    """The card with what is declared of it."""
    ruled, older = RULED.get(card.passcode), OLDER.get(card.passcode)
    if ruled is not None:
        before = card.effects[ruled.effect]
        outside = before.outside_damage_step or ruled.outside_damage_step
        declared_so = replace(before, outside_damage_step=outside, each_time=ruled.each_time)
        if ruled.not_itself and isinstance(declared_so.when, When):
            actor = declared_so.when.actor
            others = replace(actor, who=Not(IsThis()) if actor.who is None else actor.who & Not(IsThis()))
            declared_so = replace(declared_so, when=replace(declared_so.when, actor=others))
        if ruled.no_token:
            (aimed,) = declared_so.targets
            narrowed = replace(aimed.pool, filter=aimed.pool.filter & Not(TOKEN))
            declared_so = replace(declared_so, targets=(replace(aimed, pool=narrowed),))
        card = replace(card, effects=(*card.effects[: ruled.effect], declared_so, *card.effects[ruled.effect + 1 :]))
    if older is None:
        return card
    was = card if older.whole is None else older.whole(card)
    return card.worded_until(older.until, *map(older.was, was.effects), procedures=was.procedures)
