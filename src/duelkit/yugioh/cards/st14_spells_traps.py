"""The spells and traps of Starter Deck ST14 (2014)."""

from __future__ import annotations

from duelkit.yugioh.language import (
    ATTACKER,
    CARD,
    EQUIPPED,
    FACE_UP,
    IS_THIS,
    LINKED,
    MONSTER,
    NORMAL_MONSTER,
    ONCE_PER_TURN,
    OPPONENTS_TURN,
    SPELL,
    SPELL_OR_TRAP,
    SUMMONABLE,
    TARGET,
    THEM,
    THIS,
    TRAP,
    TRIGGERING,
    WHEN,
    YOUR_TURN,
    Action,
    Are,
    Because,
    Bind,
    CardType,
    ChooseOne,
    Equip,
    EventKind,
    GainLife,
    If,
    IsAmong,
    Ordinal,
    Pick,
    Position,
    Remember,
    Send,
    SetCards,
    Side,
    SpecialSummon,
    Stat,
    SummonKind,
    Until,
    When,
    Whenever,
    YouMay,
    Zone,
    activated,
    apply,
    atk,
    attack_declared,
    cannot,
    continuous,
    damage,
    destroy,
    destroyed,
    discard,
    draw,
    every,
    exactly,
    gains,
    leaves_field,
    loses,
    negate_and_destroy,
    one,
    pay,
    sent_to_graveyard,
    special_summon,
    spell,
    to_deck,
    to_hand,
    trap,
    tribute,
    trigger,
)

SEVEN_TOOLS_OF_THE_BANDIT = trap(
    3819470,
    "盗賊の七つ道具",
    "Seven Tools of the Bandit",
    icon=CardType.COUNTER,
    when=activated(TRAP, card=True),
    cost=pay(1000),
    resolution=negate_and_destroy(),
)
RAIGEKI_BREAK = trap(
    4178474,
    "サンダー・ブレイク",
    "Raigeki Break",
    cost=discard(1),
    targets=one(CARD.on_field()),
    resolution=destroy(TARGET),
)
TRAP_HOLE = trap(
    4206964,
    "落とし穴",
    "Trap Hole",
    when=When(
        EventKind.SUMMONED, MONSTER & atk(at_least=1000), Side.OPPONENT, kinds=SummonKind.NORMAL | SummonKind.FLIP
    ),
    targets=one((IsAmong(TRIGGERING) & atk(at_least=1000)).on_field()),
    resolution=destroy(TARGET),
)
POISON_OF_THE_OLD_MAN = spell(
    8842266,
    "ご隠居の猛毒薬",
    "Poison of the Old Man",
    icon=CardType.QUICK_PLAY,
    resolution=ChooseOne((GainLife(1200), damage(800))),
)
SUPPLY_SQUAD = spell(
    17626381,
    "補給部隊",
    "Supply Squad",
    trigger(
        When(EventKind.DESTROYED, MONSTER, Side.YOU, because=Because.BATTLE, origin=Zone.MONSTER_ZONE)
        | When(EventKind.DESTROYED, MONSTER, Side.YOU, because=Because.EFFECT, origin=Zone.MONSTER_ZONE),
        draw(1),
        mandatory=True,
        limit=ONCE_PER_TURN,
    ),
    icon=CardType.CONTINUOUS,
)
A_HERO_EMERGES = trap(
    21597117,
    "ヒーロー見参",
    "A Hero Emerges",
    when=attack_declared(by=Side.OPPONENT),
    resolution=Remember(Pick(CARD.in_hand(), chooser=Side.OPPONENT, at_random=True)).then(
        If(Are(THEM, MONSTER & SUMMONABLE), special_summon(THEM), Send(THEM))
    ),
)
SHADOW_SPELL = trap(
    29267084,
    "闇の呪縛",
    "Shadow Spell",
    continuous(
        loses(Stat.ATK, 700, to=LINKED),
        cannot(Action.ATTACK, to=LINKED),
        cannot(Action.CHANGE_POSITION, to=LINKED),
        Whenever(leaves_field(IsAmong(LINKED)), destroy(THIS)),
    ),
    icon=CardType.CONTINUOUS,
    targets=one((MONSTER & FACE_UP).on_field(Side.OPPONENT)),
    resolution=Bind(TARGET),
)
LUCKY_IRON_AXE = spell(
    34664411,
    "幸運の鉄斧",
    "Lucky Iron Axe",
    continuous(gains(Stat.ATK, 500, to=EQUIPPED)),
    trigger(
        When(
            EventKind.SENT_TO_GRAVEYARD,
            IS_THIS,
            by=Side.OPPONENT,
            origin=Zone.FIELD,
            face_up=True,
            because=Because.DESTROYED | Because.EFFECT,
        ),
        draw(1),
        mandatory=True,
    ),
    icon=CardType.EQUIP,
    targets=one((MONSTER & FACE_UP).on_field()),
    resolution=Equip(),
)
AXE_OF_DESPAIR = spell(
    40619825,
    "デーモンの斧",
    "Axe of Despair",
    continuous(gains(Stat.ATK, 1000, to=EQUIPPED)),
    trigger(
        sent_to_graveyard(origin=Zone.FIELD),
        to_deck(THIS, Ordinal.TOP),
        cost=tribute(one(MONSTER.on_field(Side.YOU))),
        timing=WHEN,
    ),
    icon=CardType.EQUIP,
    targets=one((MONSTER & FACE_UP).on_field()),
    resolution=Equip(),
)
SAKURETSU_ARMOR = trap(
    56120475,
    "炸裂装甲",
    "Sakuretsu Armor",
    when=attack_declared(by=Side.OPPONENT),
    targets=one(IsAmong(ATTACKER).on_field()),
    resolution=destroy(ATTACKER),
)
DUST_TORNADO = trap(
    60082869,
    "砂塵の大竜巻",
    "Dust Tornado",
    targets=one(SPELL_OR_TRAP.on_field(Side.OPPONENT)),
    resolution=destroy(TARGET).then(YouMay(SetCards(one(SPELL_OR_TRAP.in_hand())))),
).still(theirs=True)
LIGHTNING_VORTEX = spell(
    69162969,
    "ライトニング・ボルテックス",
    "Lightning Vortex",
    cost=discard(1),
    resolution=destroy(every((MONSTER & FACE_UP).on_field(Side.OPPONENT))),
)
EGO_BOOST = spell(
    73178098,
    "虚栄巨影",
    "Ego Boost",
    icon=CardType.QUICK_PLAY,
    when=attack_declared(),
    targets=one((MONSTER & FACE_UP).on_field()),
    resolution=apply(gains(Stat.ATK, 1000), to=TARGET, until=Until.END_OF_BATTLE_PHASE),
)
MONSTER_REINCARNATION = spell(
    74848038,
    "死者転生",
    "Monster Reincarnation",
    cost=discard(1),
    targets=one(MONSTER.in_graveyard()),
    resolution=to_hand(TARGET),
)
MAGIC_JAMMER = trap(
    77414722,
    "マジック・ジャマー",
    "Magic Jammer",
    icon=CardType.COUNTER,
    when=activated(SPELL, card=True),
    cost=discard(1),
    resolution=negate_and_destroy(),
)
SORCEROUS_SPELL_WALL = spell(
    81231742,
    "破邪の魔法壁",
    "Sorcerous Spell Wall",
    continuous(gains(Stat.ATK, 300, to=MONSTER.on_field(Side.YOU)), condition=YOUR_TURN),
    continuous(gains(Stat.DEF, 300, to=MONSTER.on_field(Side.YOU)), condition=OPPONENTS_TURN),
    icon=CardType.FIELD,
)
JAR_OF_GREED = trap(83968380, "強欲な瓶", "Jar of Greed", resolution=draw(1))
DARK_FACTORY_OF_MASS_PRODUCTION = spell(
    90928333,
    "闇の量産工場",
    "Dark Factory of Mass Production",
    targets=exactly(2, NORMAL_MONSTER.in_graveyard()),
    resolution=to_hand(TARGET),
)
SOUL_RESURRECTION = trap(
    92924317,
    "蘇りし魂",
    "Soul Resurrection",
    continuous(Whenever(leaves_field(), destroy(LINKED)), Whenever(destroyed(IsAmong(LINKED)), destroy(THIS))),
    icon=CardType.CONTINUOUS,
    targets=one((NORMAL_MONSTER & SUMMONABLE).in_graveyard()),
    resolution=SpecialSummon(TARGET, Position.FACE_UP_DEFENSE, bind=True),
)

CARDS = (
    SEVEN_TOOLS_OF_THE_BANDIT,
    RAIGEKI_BREAK,
    TRAP_HOLE,
    POISON_OF_THE_OLD_MAN,
    SUPPLY_SQUAD,
    A_HERO_EMERGES,
    SHADOW_SPELL,
    LUCKY_IRON_AXE,
    AXE_OF_DESPAIR,
    SAKURETSU_ARMOR,
    DUST_TORNADO,
    LIGHTNING_VORTEX,
    EGO_BOOST,
    MONSTER_REINCARNATION,
    MAGIC_JAMMER,
    SORCEROUS_SPELL_WALL,
    JAR_OF_GREED,
    DARK_FACTORY_OF_MASS_PRODUCTION,
    SOUL_RESURRECTION,
)
