"""What cards and players can be forbidden to do, and what they may do beyond the rules."""

from __future__ import annotations

from enum import IntEnum


class Action(IntEnum):
    """Something that a card or a player can be forbidden to do or to undergo (〜できない)."""

    ATTACK = 0
    ATTACK_DIRECTLY = 1
    BE_ATTACKED = 2
    CHANGE_POSITION = 3
    BE_DESTROYED_BY_BATTLE = 4
    BE_DESTROYED_BY_EFFECT = 5
    BE_TARGETED = 6
    BE_TRIBUTED = 7
    BE_TRIBUTED_FOR_SUMMON = 8
    BE_FUSION_MATERIAL = 9
    BE_SYNCHRO_MATERIAL = 10
    BE_XYZ_MATERIAL = 11
    CHANGE_CONTROL = 12
    DECLARE_ATTACK = 13  # 攻撃宣言できない: unlike ``ATTACK``, a declared attack goes on
    SPECIAL_SUMMON = 14
    NORMAL_SUMMON = 15
    SET_MONSTER = 16
    ACTIVATE = 17
    CONDUCT_BATTLE_PHASE = 18
    BANISH = 19
    DRAW = 20
    TAKE_DAMAGE = 21
    FLIP_SUMMON = 22
    ACTIVATE_EFFECT = 23
    BE_TRIBUTED_EXCEPT_FOR_SUMMON = 24
    TAKE_BATTLE_DAMAGE = 26
    ATTACK_MONSTER = 28
    """Select a monster as the attack target; ``unless`` is about that monster."""
    BE_LINK_MATERIAL = 29
    TAKE_EFFECT_DAMAGE = 30
    SET_CARD = 31  # set a Spell or Trap (魔法・罠カードをセットする)
    ADD_FROM_DECK = 32
    SEND_FROM_DECK = 40  # to the Graveyard, the player's own cards (デッキからカードを墓地へ送る)
    HAVE_SUMMON_ANSWERED = 33
    """Cards or effects are activated as its Summon succeeds; ``unless`` is about the card to be activated."""
    DRAW_BY_EFFECT = 34  # the normal draw is left
    BE_BANISHED_FOR_EFFECT = 35  # as a cost; ``unless`` is about the card that has the effect
    HAVE_SUMMON_ANSWERED_BY_CARD = 36  # Spells or Traps as cards; ``unless`` is about the card
    BE_TRIBUTED_BY_EFFECT = 37  # as it is processed, a Ritual Spell included
    ACTIVATE_SPELL_UNSET = 38
    """Activate a Spell that no turn of the player who Set it has begun with (セットしなければ発動できず、〜)."""


class Permission(IntEnum):
    """Something that a card may do beyond the rules (〜できる)."""

    ATTACK_DIRECTLY = 0
    EXTRA_ATTACKS = 1
    EXTRA_ATTACKS_ON_MONSTERS = 2
    PIERCE = 3
    ONE_TRIBUTE_LESS = 4
    """A player may Tribute one monster less for the Normal Summon of one of ``which`` (リリースを１体少なくできる)."""
    EXTRA_NORMAL_SUMMON = 5
    TWO_TRIBUTES = 6  # for the Tribute Summon or Set of one of ``which`` (２体分のリリースにできる)
    DOUBLE_DAMAGE = 7
    NO_BATTLE_DAMAGE = 13  # for its controller, from battles of this monster
    OTHER_LEVEL_FOR_SYNCHRO = 15  # as a Synchro Material it can be treated as if the amount were its Level
    LEVEL_FOR_SYNCHRO = 33  # as a Synchro Material it is treated as if the amount were its Level
    LEVEL_FOR_XYZ = 10  # as an Xyz Material, of one of ``which``, it can be treated as a monster of that Level
    REVEAL_HAND = 16  # said of a card: it alone is kept revealed, which it is once it was shown
    TURN_DECK_OVER = 17  # it runs the other way round, and its top card is open (デッキを裏返しにする)
    MUST_BE_TRIBUTED = 18  # if the source's controller tributes, it stands in for one of their own
    SUBSTITUTE_TUNER = 19  # as a Synchro Material, for one whose name in the material line has the word of ``which``
    SUBSTITUTE_FUSION_MATERIAL = 20  # for one named, the others right (EX04-GAP-FUS-01); on ``which``, by Attribute
    ATTACK_IN_DEFENSE = 21  # face-up; its DEF counts as its ATK then (表側守備表示のままで攻撃できる)
    ATTACK_IN_DEFENSE_WITH_ATK = 14  # the same with its ATK (その場合、攻撃力の数値を適用してダメージ計算を行う)
    ATTACK_EACH = 22  # each of the opponent's monsters once (相手モンスター全てに１回ずつ攻撃できる)
    TRAP_FROM_HAND = 23  # a player may activate one Trap from there (罠カードを手札から発動できる)
    TRAP_WHEN_SET = 24  # a player may activate one Trap, or one of ``which``, in the turn in which it was Set
    MUST_ATTACK = 25  # if it can (攻撃可能な場合は攻撃しなければならない)
    COUNTER_TRAPS_FREELY = 12  # as cards, without LP paid or cards discarded for it, which need not be there
    SPELLS_WITHOUT_LIFE = 28
    """LP are not paid for the activation of a Spell Card, or of effects of these cards, but have to be there."""
    NON_TUNER_FOR_SYNCHRO = 26  # as a Synchro Material, of one of ``which`` (チューナー以外のモンスターとして扱う)
    SET_AS_SPELL = 29  # from the hand (魔法カード扱いとして手札から魔法＆罠ゾーンにセットできる)
    OPPONENTS_MATERIAL = 30  # the opponent's monster may be a Link Material of ``which`` together with this card
    WHOLE_RITUAL = 11  # for one of ``which``, from hand or field (１枚で儀式召喚に必要な分のリリースとして使用できる)
    NO_UPKEEP = 31  # its controller pays no LP for it in the Standby Phase
    NO_HAND_LIMIT = 32  # a player keeps any number of cards in the hand as a turn ends (手札枚数制限が無くなる)
    CHOOSE_ATTACK_TARGETS = 27  # those of the opponent's monsters (相手モンスターの攻撃対象は自分が選択する)
    NEVER_FACE_DOWN = 9  # monsters; those Normal Summoned may be in face-up Defense Position (裏側表示にならない)
    USED_WITH_MONSTERS = 35  # their effects, in the hand, in spite of monsters (モンスターが存在する場合でも)
    TRIBUTE_OPPONENTS = 8  # a player, once, for a Tribute Summon, one in place of an own monster
