"""Monsters of the years up to 2005, and those that the rulebooks show."""

from __future__ import annotations

from duelkit.yugioh.cards.shared import CUTS_DOWN_THE_HIDDEN
from duelkit.yugioh.language import (
    CARD,
    FACE_UP,
    FLIP_MONSTER,
    IS_THIS,
    MONSTER,
    ONCE_PER_TURN_EITHER,
    ONCE_PER_TURN_SHARED,
    OPPOSING_BATTLER,
    OTHER,
    SPELL_OR_TRAP,
    TARGET,
    THEM,
    THIS,
    TRAP,
    WHEN,
    Action,
    AttackAgain,
    Attribute,
    Because,
    Cannot,
    CardType,
    ChooseOne,
    CounterCount,
    Declare,
    DestroyedInBattleWith,
    Discard,
    Domain,
    Effect,
    EventKind,
    Exists,
    Filter,
    HasAttacked,
    HasDestroyedByBattle,
    HoldsCounters,
    IsBattling,
    IsDeclared,
    IsLostInBattle,
    Later,
    MayHoldCounter,
    Mill,
    Phase,
    PlaceCounters,
    Pool,
    Position,
    Procedure,
    Race,
    RemoveCounters,
    SameNameAs,
    Side,
    Stat,
    SummonKind,
    Until,
    When,
    Whenever,
    Zone,
    apply,
    atk,
    attribute,
    banish,
    battle_damage_to,
    cannot,
    continuous,
    defense,
    destroy,
    destroys_by_battle,
    discard,
    every,
    flip,
    gains,
    ignition,
    in_phase,
    level,
    monster,
    named,
    negated,
    no,
    normal_summoned,
    one,
    player_cannot,
    race,
    random_card,
    send,
    sent_to_graveyard,
    series,
    special_summon,
    summoned,
    this_is,
    times,
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
LIGHT = attribute(Attribute.LIGHT)
DARK = attribute(Attribute.DARK)

# Floaters and searchers


def _fetched(which: Filter) -> Effect:
    """The older wording: as often as it happens, and the monster may be used at once."""
    return trigger(sent_to_graveyard(origin=Zone.FIELD), to_hand(one((MONSTER & which).in_deck())), mandatory=True)


def _fetches(which: Filter) -> Effect:
    """Sent from the field to the graveyard, it adds such a monster to the hand, not to be used this turn."""
    return trigger(
        sent_to_graveyard(origin=Zone.FIELD),
        to_hand(one((MONSTER & which).in_deck())).and_if_you_do(
            apply(
                player_cannot(Action.ACTIVATE, Side.YOU, unless=~SameNameAs(THEM)),
                player_cannot(Action.ACTIVATE_EFFECT, Side.YOU, unless=~SameNameAs(THEM)),
                until=Until.END_OF_TURN,
            )
        ),
        mandatory=True,
        limit=ONCE_PER_TURN_SHARED,
    )


SANGAN = monster(
    26202165, "クリッター", "Sangan", Attribute.DARK, Race.FIEND, 3, 1000, 600, _fetches(atk(at_most=1500))
).worded_until(2013, _fetched(atk(at_most=1500)))  # the limits came when it was allowed again
WITCH_OF_THE_BLACK_FOREST = monster(
    78010363,
    "黒き森のウィッチ",
    "Witch of the Black Forest",
    Attribute.DARK,
    Race.SPELLCASTER,
    4,
    1100,
    1200,
    _fetches(defense(at_most=1500)),
).worded_until(2013, _fetched(defense(at_most=1500)))  # as クリッター
SINISTER_SERPENT = monster(
    8131171,
    "キラー・スネーク",
    "Sinister Serpent",
    Attribute.WATER,
    Race.REPTILE,
    1,
    300,
    250,
    trigger(
        in_phase(Phase.STANDBY, Side.YOU),
        to_hand(THIS).also(
            Later(
                Phase.END,
                banish(one((MONSTER & named("キラー・スネーク", "Sinister Serpent")).in_graveyard())),
                of=Side.OPPONENT,
            )
        ),
        limit=ONCE_PER_TURN_SHARED,
        zones=Zone.GRAVEYARD,
    ),
).worded_until(  # before it was allowed again it came back every turn, each copy of it
    2014, trigger(in_phase(Phase.STANDBY, Side.YOU), to_hand(THIS), zones=Zone.GRAVEYARD)
)
APPRENTICE_MAGICIAN = monster(
    9156135,
    "見習い魔術師",
    "Apprentice Magician",
    Attribute.DARK,
    Race.SPELLCASTER,
    2,
    400,
    800,
    trigger(
        summoned(),
        PlaceCounters("魔力カウンター", 1, TARGET),
        mandatory=True,
        targets=one((FACE_UP & MayHoldCounter("魔力カウンター")).on_field()),
    ),
    trigger(
        When(EventKind.DESTROYED, IS_THIS, because=Because.BATTLE),
        special_summon(one((race(Race.SPELLCASTER) & level(at_most=2)).in_deck()), Position.FACE_DOWN_DEFENSE),
        timing=WHEN,
    ),
)

# Rulers of the field

JINZO = monster(
    77585513,
    "人造人間－サイコ・ショッカー",
    "Jinzo",
    Attribute.DARK,
    Race.MACHINE,
    6,
    2400,
    1500,
    continuous(
        player_cannot(Action.ACTIVATE, Side.EITHER, unless=~TRAP, zones=Zone.FIELD),
        player_cannot(Action.ACTIVATE_EFFECT, Side.EITHER, unless=~TRAP, zones=Zone.FIELD),
        negated(TRAP.on_field()),
    ),
)
BREAKER_THE_MAGICAL_WARRIOR = monster(
    71413901,
    "魔導戦士 ブレイカー",
    "Breaker the Magical Warrior",
    Attribute.DARK,
    Race.SPELLCASTER,
    4,
    1600,
    1000,
    trigger(normal_summoned(), PlaceCounters("魔力カウンター", 1), mandatory=True),
    continuous(
        HoldsCounters("魔力カウンター", 1), gains(Stat.ATK, times(CounterCount("魔力カウンター", THIS), 300), to=THIS)
    ),
    ignition(destroy(TARGET), cost=RemoveCounters("魔力カウンター", 1), targets=one(SPELL_OR_TRAP.on_field())),
)
TRIBE_INFECTING_VIRUS = monster(
    33184167,
    "同族感染ウィルス",
    "Tribe-Infecting Virus",
    Attribute.WATER,
    Race.AQUA,
    4,
    1600,
    1000,
    ignition(destroy(every((MONSTER & FACE_UP & IsDeclared()).on_field())), cost=discard(1).also(Declare(Domain.RACE))),
)


def _banishes(which: Filter) -> Effect:
    """It banishes a monster in a turn in which it does not attack."""
    return ignition(
        banish(TARGET),
        condition=~this_is(HasAttacked()),
        cost=apply(cannot(Action.ATTACK), to=THIS, until=Until.END_OF_TURN),
        targets=one(which.on_field()),
        limit=ONCE_PER_TURN_EITHER,
    )


LIGHT_AND_DARK_BANISHED = Procedure(
    cost=banish(one((MONSTER & LIGHT).in_graveyard())).also(banish(one((MONSTER & DARK).in_graveyard())))
)
CHAOS_SORCERER = monster(
    9596126,
    "カオス・ソーサラー",
    "Chaos Sorcerer",
    Attribute.DARK,
    Race.SPELLCASTER,
    6,
    2300,
    2000,
    _banishes(MONSTER & FACE_UP).still(face_up=True),
    types=CardType.SPECIAL,
    procedures=[LIGHT_AND_DARK_BANISHED],
    only_by=SummonKind.SPECIAL,
)
BLACK_LUSTER_SOLDIER_ENVOY = monster(
    72989439,
    "カオス・ソルジャー －開闢の使者－",
    "Black Luster Soldier - Envoy of the Beginning",
    Attribute.LIGHT,
    Race.WARRIOR,
    8,
    3000,
    2500,
    _banishes(MONSTER),
    trigger(
        destroys_by_battle(to_graveyard=False),
        AttackAgain(),
        timing=WHEN,
        condition=IsBattling(IS_THIS, MONSTER, attacking=True),
        limit=ONCE_PER_TURN_EITHER,
    ),
    types=CardType.SPECIAL,
    procedures=[LIGHT_AND_DARK_BANISHED],
    only_by=SummonKind.SPECIAL,
)
