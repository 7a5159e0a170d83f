"""Spell Cards (魔法カード) of the staples, with Black Luster Soldier for his ritual."""

from duelkit.yugioh.language import (
    EACH,
    FACE_UP,
    MONSTER,
    TARGET,
    THEM,
    Action,
    Attribute,
    CardType,
    Every,
    HasDone,
    IsAmong,
    Later,
    Permission,
    Phase,
    Race,
    RitualSummon,
    Side,
    Stat,
    TurnAction,
    Until,
    apply,
    atk_of,
    becomes,
    cannot,
    continuous,
    destroy,
    discard,
    draw,
    every,
    gains,
    loses,
    may,
    named,
    one,
    player_cannot,
    race,
    ritual_monster,
    spell,
    times,
)

BLACK_LUSTER_RITUAL = spell(
    55761792,
    "カオスの儀式",
    "Black Luster Ritual",
    icon=CardType.RITUAL,
    resolution=RitualSummon(named("カオス・ソルジャー", "Black Luster Soldier")),
)
BLACK_LUSTER_SOLDIER = ritual_monster(
    5405694, "カオス・ソルジャー", "Black Luster Soldier", Attribute.EARTH, Race.WARRIOR, 8, 3000, 2500
)
DARK_WORLD_DEALINGS = spell(
    74117290, "暗黒界の取引", "Dark World Dealings", resolution=draw(1, Side.EITHER).then(discard(1, side=Side.EITHER))
)
FORBIDDEN_DRESS = spell(
    96864811,
    "禁じられた聖衣",
    "Forbidden Dress",
    icon=CardType.QUICK_PLAY,
    targets=one((MONSTER & FACE_UP).on_field()),
    resolution=apply(
        loses(Stat.ATK, 600),
        cannot(Action.BE_DESTROYED_BY_EFFECT),
        cannot(Action.BE_TARGETED),
        to=TARGET,
        until=Until.END_OF_TURN,
    ),
)
LIMITER_REMOVAL = spell(
    23171610,
    "リミッター解除",
    "Limiter Removal",
    icon=CardType.QUICK_PLAY,
    resolution=apply(
        becomes(Stat.ATK, times(atk_of(EACH), 2)),
        to=every((race(Race.MACHINE) & FACE_UP).on_field(Side.YOU)),
        until=Until.END_OF_TURN,
    ).and_if_you_do(Later(Phase.END, destroy(Every((FACE_UP & IsAmong(THEM)).on_field())))),
)
SOGEN = spell(
    86318356,
    "草原",
    "Sogen",
    continuous(
        gains(Stat.ATK, 200, to=(race(Race.WARRIOR | Race.BEAST_WARRIOR) & FACE_UP).on_field()),
        gains(Stat.DEF, 200, to=(race(Race.WARRIOR | Race.BEAST_WARRIOR) & FACE_UP).on_field()),
    ),
    icon=CardType.FIELD,
)
SOUL_EXCHANGE = spell(
    68005187,
    "クロス・ソウル",
    "Soul Exchange",
    condition=~HasDone(TurnAction.CONDUCTED_BATTLE_PHASE),
    cost=apply(player_cannot(Action.CONDUCT_BATTLE_PHASE, Side.YOU), until=Until.END_OF_TURN),
    targets=one(MONSTER.on_field(Side.OPPONENT)),
    resolution=apply(may(Permission.MUST_BE_TRIBUTED), to=TARGET, until=Until.END_OF_TURN),
)
YAMI = spell(
    59197169,
    "闇",
    "Yami",
    continuous(
        gains(Stat.ATK, 200, to=(race(Race.FIEND | Race.SPELLCASTER) & FACE_UP).on_field()),
        gains(Stat.DEF, 200, to=(race(Race.FIEND | Race.SPELLCASTER) & FACE_UP).on_field()),
        loses(Stat.ATK, 200, to=(race(Race.FAIRY) & FACE_UP).on_field()),
        loses(Stat.DEF, 200, to=(race(Race.FAIRY) & FACE_UP).on_field()),
    ),
    icon=CardType.FIELD,
)
