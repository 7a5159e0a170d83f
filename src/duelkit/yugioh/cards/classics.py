"""Monsters of the years up to 2005, and those that the rulebooks show: Normal Monsters, flip effects, battles."""

from __future__ import annotations

from duelkit.yugioh.cards.shared import CUTS_DOWN_THE_HIDDEN
from duelkit.yugioh.language import (
    CARD,
    FLIP_MONSTER,
    IS_THIS,
    MONSTER,
    OPPOSING_BATTLER,
    OTHER,
    TARGET,
    THIS,
    WHEN,
    Action,
    Attribute,
    Cannot,
    CardType,
    ChooseOne,
    DestroyedInBattleWith,
    Discard,
    Effect,
    EventKind,
    Exists,
    Filter,
    HasDestroyedByBattle,
    IsBattling,
    IsLostInBattle,
    Mill,
    Phase,
    Pool,
    Race,
    Side,
    Stat,
    When,
    Whenever,
    Zone,
    atk,
    banish,
    battle_damage_to,
    cannot,
    continuous,
    destroy,
    flip,
    gains,
    in_phase,
    monster,
    named,
    negated,
    no,
    one,
    random_card,
    send,
    series,
    special_summon,
    this_is,
    to_hand,
    trigger,
    up_to,
)

DAMAGES_YOUR_OPPONENT = battle_damage_to(Side.OPPONENT, IS_THIS)
BOTH_BATTLERS_BANISHED = banish(OPPOSING_BATTLER).also(banish(THIS))

# Normal Monsters


# Flip monsters

GRAVEKEEPERS_SPY = monster(
    24317029,
    "墓守の偵察者",
    "Gravekeeper's Spy",
    Attribute.DARK,
    Race.SPELLCASTER,
    4,
    1200,
    2000,
    flip(special_summon(one((MONSTER & series("墓守の", "Gravekeeper's") & atk(at_most=1500)).in_deck()))),
    types=CardType.FLIP,
)
GRAVEKEEPERS_GUARD = monster(
    37101832,
    "墓守の番兵",
    "Gravekeeper's Guard",
    Attribute.DARK,
    Race.SPELLCASTER,
    4,
    1000,
    1900,
    flip(to_hand(TARGET), targets=one(MONSTER.on_field(Side.OPPONENT))),
    types=CardType.FLIP,
)

# What a monster does in battle


def _levels_up(into: Filter) -> Effect:
    """In the End Phase of a turn in which it won a battle it makes way for its next level."""
    return trigger(
        in_phase(Phase.END),
        special_summon(one(into.in_hand() | into.in_deck())),
        condition=this_is(HasDestroyedByBattle()),
        cost=send(THIS),
    )


MYSTIC_SWORDSMAN_LV2 = monster(
    47507260,
    "ミスティック・ソードマン ＬＶ２",
    "Mystic Swordsman LV2",
    Attribute.EARTH,
    Race.WARRIOR,
    2,
    900,
    0,
    CUTS_DOWN_THE_HIDDEN,
    _levels_up(named("ミスティック・ソードマン ＬＶ４", "Mystic Swordsman LV4")),
)
MYSTIC_SWORDSMAN_LV4 = monster(
    74591968,
    "ミスティック・ソードマン ＬＶ４",
    "Mystic Swordsman LV4",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    1900,
    1600,
    continuous(cannot(Action.NORMAL_SUMMON, to=THIS), zones=Zone.HAND),
    CUTS_DOWN_THE_HIDDEN,
    _levels_up(named("ミスティック・ソードマン ＬＶ６", "Mystic Swordsman LV6")),
)
DD_WARRIOR_LADY = monster(
    7572887,
    "異次元の女戦士",
    "D.D. Warrior Lady",
    Attribute.LIGHT,
    Race.WARRIOR,
    4,
    1500,
    1600,
    trigger(When(EventKind.BATTLED, IS_THIS), BOTH_BATTLERS_BANISHED, condition=IsBattling(IS_THIS, MONSTER)),
)
DD_ASSAILANT = monster(
    70074904,
    "Ｄ．Ｄ．アサイラント",
    "D.D. Assailant",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    1700,
    1600,
    trigger(
        When(EventKind.BATTLED, IS_THIS),
        BOTH_BATTLERS_BANISHED,
        mandatory=True,
        condition=IsBattling(IS_THIS, MONSTER) & this_is(IsLostInBattle()),
    ),
)
DON_ZALOOG = monster(
    76922029,
    "首領・ザルーグ",
    "Don Zaloog",
    Attribute.DARK,
    Race.WARRIOR,
    4,
    1400,
    1500,
    trigger(
        DAMAGES_YOUR_OPPONENT,
        ChooseOne((Discard(random_card(CARD.in_hand(Side.OPPONENT))), Mill(2, Side.OPPONENT))),
        timing=WHEN,
    ),
)
SPIRIT_REAPER = monster(
    23205979,
    "魂を削る死霊",
    "Spirit Reaper",
    Attribute.DARK,
    Race.ZOMBIE,
    3,
    300,
    200,
    continuous(cannot(Action.BE_DESTROYED_BY_BATTLE, to=THIS)),
    trigger(
        DAMAGES_YOUR_OPPONENT,
        Discard(random_card(CARD.in_hand(Side.OPPONENT))),
        mandatory=True,
        condition=IsBattling(IS_THIS, direct=True),
    ),
    continuous(Whenever(When(EventKind.TARGETED, IS_THIS), destroy(THIS))),
)
KYCOO_THE_GHOST_DESTROYER = monster(
    88240808,
    "霊滅術師 カイクウ",
    "Kycoo the Ghost Destroyer",
    Attribute.DARK,
    Race.SPELLCASTER,
    4,
    1800,
    700,
    continuous(Cannot(Action.BANISH, CARD.in_graveyard(Side.EITHER), by=Side.OPPONENT)),
    trigger(DAMAGES_YOUR_OPPONENT, banish(TARGET), targets=up_to(2, MONSTER.in_graveyard(Side.OPPONENT)), timing=WHEN),
)
BLADE_KNIGHT = monster(
    39507162,
    "ブレイドナイト",
    "Blade Knight",
    Attribute.LIGHT,
    Race.WARRIOR,
    4,
    1600,
    1000,
    continuous(gains(Stat.ATK, 400, to=THIS), condition=Exists(CARD.in_hand(), 0, 1)),
    continuous(
        negated(Pool(FLIP_MONSTER & DestroyedInBattleWith(THIS), Zone.MONSTER_ZONE | Zone.GRAVEYARD, Side.EITHER)),
        condition=no((MONSTER & OTHER).on_field(Side.YOU)),
    ),
)
