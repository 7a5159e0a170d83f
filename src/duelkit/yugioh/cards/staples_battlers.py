"""Effect Monsters (効果モンスター) of the staples whose effects are about battles."""

from __future__ import annotations

from duelkit.yugioh.cards.shared import CUTS_DOWN_THE_HIDDEN
from duelkit.yugioh.language import (
    ATTACK_TARGET,
    DEFENSE_POSITION,
    EQUIPPED,
    FACE_UP,
    IS_THIS,
    MONSTER,
    ONCE_WHILE_FACE_UP,
    OPPONENTS_TURN,
    OPPOSING_BATTLER,
    THEM,
    THIS,
    YOUR_BATTLER,
    Action,
    Attribute,
    Damage,
    Discard,
    Equip,
    EquippedByItself,
    EventKind,
    GainLife,
    HasBattled,
    InStep,
    IsBattling,
    Mill,
    Permission,
    Phase,
    Race,
    Side,
    Stat,
    StatOf,
    Step,
    SummonKind,
    Until,
    When,
    Whenever,
    WouldTakeBattleDamage,
    Zone,
    apply,
    atk_of,
    attribute,
    banish,
    cannot,
    continuous,
    destroy,
    gains,
    half,
    ignition,
    in_phase,
    may,
    monster,
    named,
    one,
    original_becomes,
    player_cannot,
    quick,
    send,
    series,
    special_summon,
    this_is,
    to_deck,
    to_hand,
    trigger,
)

BLAST_SPHERE = monster(
    26302522,
    "スフィア・ボム 球体時限爆弾",
    "Blast Sphere",
    Attribute.DARK,
    Race.MACHINE,
    4,
    1400,
    1400,
    trigger(
        When(EventKind.BEFORE_CALCULATION, IS_THIS),
        mandatory=True,
        condition=IsBattling(IS_THIS, attacking=False, from_face_down=True),
        resolution=Equip(THIS, OPPOSING_BATTLER),
    ),
    trigger(
        in_phase(Phase.STANDBY, of=Side.OPPONENT),
        mandatory=True,
        zones=Zone.SPELL_TRAP_ZONE,
        condition=EquippedByItself(),
        limit=ONCE_WHILE_FACE_UP,
        resolution=destroy(EQUIPPED).and_if_you_do(Damage(StatOf(Stat.ATK, THEM, as_it_was=True))),
    ),
)
DD_WARRIOR = monster(
    37043180,
    "異次元の戦士",
    "D.D. Warrior",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    1200,
    1000,
    trigger(
        When(EventKind.BATTLED, IS_THIS),
        mandatory=True,
        condition=IsBattling(IS_THIS, MONSTER),
        resolution=banish(THIS).also(banish(OPPOSING_BATTLER)),
    ),
)
DRILLROID = monster(
    71218746,
    "ドリルロイド",
    "Drillroid",
    Attribute.EARTH,
    Race.MACHINE,
    4,
    1600,
    1600,
    trigger(
        When(EventKind.BEFORE_CALCULATION, IS_THIS),
        mandatory=True,
        condition=IsBattling(IS_THIS, DEFENSE_POSITION, attacking=True),
        resolution=destroy(ATTACK_TARGET),
    ),
)
EHREN_LIGHTSWORN_MONK = monster(
    44178886,
    "ライトロード・モンク エイリン",
    "Ehren, Lightsworn Monk",
    Attribute.LIGHT,
    Race.WARRIOR,
    4,
    1600,
    1000,
    trigger(
        When(EventKind.BEFORE_CALCULATION, IS_THIS),
        mandatory=True,
        condition=IsBattling(IS_THIS, DEFENSE_POSITION, attacking=True),
        resolution=to_deck(ATTACK_TARGET),
    ),
    trigger(in_phase(Phase.END, of=Side.YOU), Mill(3), mandatory=True),
)
GLADIATOR_BEAST_LAQUARI = monster(
    78868776,
    "剣闘獣ラクエル",
    "Gladiator Beast Laquari",
    Attribute.FIRE,
    Race.BEAST_WARRIOR,
    4,
    1800,
    400,
    continuous(
        Whenever(
            When(
                EventKind.SUMMONED,
                IS_THIS,
                kinds=SummonKind.SPECIAL,
                by_card=MONSTER & series("剣闘獣", "Gladiator Beast"),
            ),
            apply(original_becomes(Stat.ATK, 2100), to=THIS),
        )
    ),
    trigger(
        When(EventKind.BATTLE_PHASE_ENDS),
        condition=this_is(HasBattled()),
        cost=to_deck(THIS),
        resolution=special_summon(
            one(
                (
                    MONSTER & series("剣闘獣", "Gladiator Beast") & ~named("剣闘獣ラクエル", "Gladiator Beast Laquari")
                ).in_deck()
            )
        ),
    ),
).read_as("グラディアルビーストラクエル")
HONEST = monster(
    37742478,
    "オネスト",
    "Honest",
    Attribute.LIGHT,
    Race.FAIRY,
    4,
    1100,
    1900,
    ignition(to_hand(THIS)),
    quick(
        zones=Zone.HAND,
        steps=Step.UNTIL_CALCULATION,
        condition=InStep(Step.UNTIL_CALCULATION) & IsBattling(attribute(Attribute.LIGHT), FACE_UP),
        cost=send(THIS),
        resolution=apply(gains(Stat.ATK, atk_of(OPPOSING_BATTLER)), to=YOUR_BATTLER, until=Until.END_OF_TURN),
    ),
)
JINZO_7 = monster(
    32809211,
    "人造人間７号",
    "Jinzo #7",
    Attribute.DARK,
    Race.MACHINE,
    2,
    500,
    400,
    continuous(may(Permission.ATTACK_DIRECTLY, to=THIS)),
)
KISEITAI = monster(
    4266839,
    "精神寄生体",
    "Kiseitai",
    Attribute.DARK,
    Race.FIEND,
    2,
    300,
    800,
    trigger(
        When(EventKind.BEFORE_CALCULATION, IS_THIS),
        mandatory=True,
        condition=IsBattling(IS_THIS, attacking=False, from_face_down=True),
        resolution=Equip(THIS, OPPOSING_BATTLER),
    ),
    trigger(
        in_phase(Phase.STANDBY, of=Side.OPPONENT),
        mandatory=True,
        zones=Zone.SPELL_TRAP_ZONE,
        condition=EquippedByItself(),
        resolution=GainLife(half(atk_of(EQUIPPED))),
    ),
)
KURIBOH = monster(
    40640057,
    "クリボー",
    "Kuriboh",
    Attribute.DARK,
    Race.FIEND,
    1,
    300,
    200,
    quick(
        zones=Zone.HAND,
        steps=Step.CALCULATION,
        condition=OPPONENTS_TURN & InStep(Step.CALCULATION) & WouldTakeBattleDamage(),
        cost=Discard(THIS),
        resolution=apply(player_cannot(Action.TAKE_BATTLE_DAMAGE, Side.YOU), until=Until.END_OF_DAMAGE_STEP),
    ),
)
MATAZA_THE_ZAPPER = monster(
    22609617,
    "不意打ち又佐",
    "Mataza the Zapper",
    Attribute.DARK,
    Race.WARRIOR,
    3,
    1300,
    800,
    continuous(may(Permission.EXTRA_ATTACKS, to=THIS), cannot(Action.CHANGE_CONTROL, to=THIS)),
)
SASUKE_SAMURAI = monster(
    16222645, "一刀両断侍", "Sasuke Samurai", Attribute.WIND, Race.WARRIOR, 2, 500, 800, CUTS_DOWN_THE_HIDDEN
)
