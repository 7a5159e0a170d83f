"""The spells and traps of Starter Deck ST14 (2014)."""

from __future__ import annotations

from duelkit.yugioh.language import (
    CARD,
    EQUIPPED,
    FACE_UP,
    IS_THIS,
    LINKED,
    MONSTER,
    OPPONENTS_TURN,
    SUMMONABLE,
    TARGET,
    THEM,
    THIS,
    TRIGGERING,
    YOUR_TURN,
    Action,
    Are,
    Because,
    Bind,
    CardType,
    Equip,
    EventKind,
    If,
    IsAmong,
    Pick,
    Remember,
    Send,
    Side,
    Stat,
    SummonKind,
    Until,
    When,
    Whenever,
    Zone,
    apply,
    atk,
    attack_declared,
    cannot,
    continuous,
    destroy,
    draw,
    gains,
    leaves_field,
    loses,
    one,
    special_summon,
    spell,
    trap,
    trigger,
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
EGO_BOOST = spell(
    73178098,
    "虚栄巨影",
    "Ego Boost",
    icon=CardType.QUICK_PLAY,
    when=attack_declared(),
    targets=one((MONSTER & FACE_UP).on_field()),
    resolution=apply(gains(Stat.ATK, 1000), to=TARGET, until=Until.END_OF_BATTLE_PHASE),
)
SORCEROUS_SPELL_WALL = spell(
    81231742,
    "破邪の魔法壁",
    "Sorcerous Spell Wall",
    continuous(gains(Stat.ATK, 300, to=MONSTER.on_field(Side.YOU)), condition=YOUR_TURN),
    continuous(gains(Stat.DEF, 300, to=MONSTER.on_field(Side.YOU)), condition=OPPONENTS_TURN),
    icon=CardType.FIELD,
)
