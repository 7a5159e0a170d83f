"""The Spell Cards of the Synchron deck (2015): Tuning, One for One, Starlight Junktion and the rest."""

from __future__ import annotations

from duelkit.yugioh.cards.series import SYNCHRON
from duelkit.yugioh.language import (
    BATTLING,
    CARD,
    COST_CARDS,
    FACE_UP,
    MONSTER,
    ONCE_PER_TURN_BY_NAME,
    ONE_ACTIVATION_PER_TURN,
    OPPONENTS_TURN,
    SYNCHRO_MONSTER,
    TARGET,
    TUNER,
    Action,
    AllRemain,
    CardType,
    EventKind,
    If,
    IsAmong,
    IsBattling,
    Permission,
    Side,
    SpecialSummon,
    Stat,
    StatOf,
    SummonKind,
    Until,
    When,
    Whenever,
    While,
    Zone,
    apply,
    cannot,
    destroy,
    draw,
    every,
    exactly,
    ignition,
    level,
    may,
    named,
    one,
    player_cannot,
    special_summon,
    spell,
    to_deck,
    tribute,
    trigger,
)

POT_OF_AVARICE = spell(
    67169062,
    "貪欲な壺",
    "Pot of Avarice",
    targets=exactly(5, MONSTER.in_graveyard()),
    resolution=If(AllRemain(TARGET), to_deck(TARGET).then(draw(2))),
)

SCRAP_FIST = spell(
    8529136,
    "スクラップ・フィスト",
    "Scrap Fist",
    icon=CardType.QUICK_PLAY,
    targets=one((MONSTER & named("ジャンク・ウォリアー", "Junk Warrior") & FACE_UP).on_field(Side.YOU)),
    resolution=apply(
        While(
            IsBattling(IsAmong(TARGET), MONSTER),
            (
                player_cannot(Action.ACTIVATE, Side.OPPONENT),
                player_cannot(Action.ACTIVATE_EFFECT, Side.OPPONENT),
                may(Permission.PIERCE),
                may(Permission.DOUBLE_DAMAGE),
                cannot(Action.BE_DESTROYED_BY_BATTLE),
                Whenever(
                    When(EventKind.DAMAGE_STEP_ENDS, IsAmong(TARGET)),
                    destroy(every(BATTLING.in_zones(Zone.MONSTER_ZONE, Side.OPPONENT))),
                ),
            ),
        ),
        to=TARGET,
        until=Until.END_OF_TURN,
    ),
)

LIMIT_OVERDRIVE = spell(
    35014241,
    "リミットオーバー・ドライブ",
    "Limit Overdrive",
    icon=CardType.QUICK_PLAY,
    cost=to_deck(one((SYNCHRO_MONSTER & TUNER & FACE_UP).on_field(Side.YOU))).and_if_you_do(
        to_deck(one((SYNCHRO_MONSTER & ~TUNER & FACE_UP).on_field(Side.YOU)))
    ),
    resolution=SpecialSummon(
        one((SYNCHRO_MONSTER & level(StatOf(Stat.LEVEL, COST_CARDS, as_it_was=True))).in_extra_deck()), ignoring=True
    ),
    limit=ONE_ACTIVATION_PER_TURN,
)

STARLIGHT_JUNKTION = spell(
    1003840,
    "スターライト・ジャンクション",
    "Starlight Junktion",
    ignition(
        special_summon(one((SYNCHRON & MONSTER & ~level(StatOf(Stat.LEVEL, COST_CARDS, as_it_was=True))).in_deck())),
        cost=tribute(one(TUNER.on_field(Side.YOU))),
        limit=ONCE_PER_TURN_BY_NAME,
    ),
    trigger(
        When(EventKind.SUMMONED, SYNCHRO_MONSTER, Side.YOU, origin=Zone.EXTRA_DECK, kinds=SummonKind.SPECIAL),
        to_deck(TARGET),
        mandatory=True,
        condition=OPPONENTS_TURN,
        targets=one(CARD.on_field()),
        limit=ONCE_PER_TURN_BY_NAME,
    ),
    icon=CardType.FIELD,
)
