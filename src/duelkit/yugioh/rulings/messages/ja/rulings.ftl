# 裁定のステップの文。
you = 自分
opponent = 相手
quoted = 「{ $name }」
labelled = 「{ $name }」（{ $label }）
my = 自分の{ $card }
others = 相手の{ $card }
list = 、
nothing = なし
choosing = { $action }（選択：{ $chosen }）
action = { $who }は{ $action }
only = { $who }が{ $action }カードは次のものだけ：{ $cards }

act-summon = { $card }を{ $form ->
    [can] 召喚できる
    [cannot] 召喚できない
   *[base] 召喚する
  }
act-set = { $card }を{ $form ->
    [can] セットできる
    [cannot] セットできない
   *[base] セットする
  }
act-flip = { $card }を{ $form ->
    [can] 反転召喚できる
    [cannot] 反転召喚できない
   *[base] 反転召喚する
  }
act-special = { $card }を{ $form ->
    [can] 特殊召喚できる
    [cannot] 特殊召喚できない
   *[base] 特殊召喚する
  }
act-turn = { $card }の表示形式を{ $form ->
    [can] 変更できる
    [cannot] 変更できない
   *[base] 変更する
  }
act-activate = { $card }を{ $form ->
    [can] 発動できる
    [cannot] 発動できない
   *[base] 発動する
  }
act-attack = { $card }で{ $form ->
    [can] 攻撃できる
    [cannot] 攻撃できない
   *[base] 攻撃する
  }
act-pick = { $card }を{ $form ->
    [can] 選べる
    [cannot] 選べない
   *[base] 選ぶ
  }
act-process = { $card }の処理を{ $form ->
    [can] 行える
    [cannot] 行えない
   *[base] 行う
  }
act-pendulum = ペンデュラム召喚{ $form ->
    [can] できる
    [cannot] できない
   *[base] する
  }
act-decline = 発動しない{ $form ->
    [can] ことを選べる
    [cannot] ことを選べない
   *[base] {""}
  }
act-done = { $form ->
    [can] そこで選び終えられる
    [cannot] そこで選び終えられない
   *[base] そこで選び終える
  }
act-pass = 何も発動しない{ $form ->
    [can] ことを選べる
    [cannot] ことを選べない
   *[base] {""}
  }
act-yes = 「はい」を{ $form ->
    [can] 選べる
    [cannot] 選べない
   *[base] 選ぶ
  }
act-no = 「いいえ」を{ $form ->
    [can] 選べる
    [cannot] 選べない
   *[base] 選ぶ
  }
act-battle = バトルフェイズに{ $form ->
    [can] 入れる
    [cannot] 入れない
   *[base] 入る
  }
act-main-2 = バトルフェイズを{ $form ->
    [can] 終了できる
    [cannot] 終了できない
   *[base] 終了する
  }
act-end = エンドフェイズに{ $form ->
    [can] 移れる
    [cannot] 移れない
   *[base] 移る
  }
act-direct = 直接攻撃{ $form ->
    [can] できる
    [cannot] できない
   *[base] する
  }
act-declare = { $number }を{ $form ->
    [can] 選べる
    [cannot] 選べない
   *[base] 選ぶ
  }
act-position = { $chosen }を{ $form ->
    [can] 選べる
    [cannot] 選べない
   *[base] 選ぶ
  }
act-zone = { $chosen }を{ $form ->
    [can] 選べる
    [cannot] 選べない
   *[base] 選ぶ
  }
with-effect = { $action }（{ $number }番目の効果）
with-way = { $action }（{ $number }番目の手順）
with-way-set = { $action }（{ $number }番目の手順でセット）

answer-yes = はい
answer-no = いいえ
answer-done = 選び終える
answer-direct = 直接攻撃
answer-declare = { $number }
position-attack = 攻撃表示
position-defense = 守備表示
zone = ゾーン{ $zone }
zone-left = 左のエクストラモンスターゾーン
zone-right = 右のエクストラモンスターゾーン

flow-resolve = チェーンを処理する
flow-settle = どちらも何も発動しない
flow-settled = ターンプレイヤーが自由に行動でき、処理待ちはない
to-standby = 次のターンのスタンバイフェイズへ
to-main-1 = 次のターンのメインフェイズ1へ
to-battle = バトルフェイズへ
to-main-2 = メインフェイズ2へ
to-end = エンドフェイズへ
to-next-turn = 次のターンへ
to-damage-step = ダメージステップ開始時へ
to-before-calculation = ダメージ計算前へ
to-damage-calculation = ダメージ計算時へ
to-after-calculation = ダメージ計算後へ
to-end-of-damage-step = ダメージステップ終了時へ
to-end-of-battle = バトルフェイズ終了時へ

whole-wins = { $who ->
    [you] 自分の勝ち
   *[other] 相手の勝ち
  }
whole-loses = { $who ->
    [you] 自分の負け
   *[other] 相手の負け
  }
whole-draw = 引き分け
whole-duel-goes-on = デュエルは続いている
whole-chain = チェーンの数：{ $number }
whole-turn = 現在は{ $number }ターン目
whole-phase = 現在は{ $phase }
phase-draw = ドローフェイズ
phase-standby = スタンバイフェイズ
phase-main-1 = メインフェイズ1
phase-battle = バトルフェイズ
phase-main-2 = メインフェイズ2
phase-end = エンドフェイズ

asked = { $who ->
    [you] 自分
   *[other] 相手
  }に選択の機会が{ $not ->
    [not] ない
   *[so] ある
  }
has = { $who ->
    [you] 自分
   *[other] 相手
  }の{ $what }：{ $number }
what-life = LP
what-hand = 手札
what-deck = デッキ
what-extra-deck = エクストラデッキ
what-graveyard = 墓地のカード
what-banished = 除外されているカード
what-monsters = モンスター
what-spells = 魔法・罠ゾーンのカード

is-in = { $card }は{ $place }{ $not ->
    [not] にない
   *[so] にある
  }
place-hand = { $whose ->
    [me] 自分の
    [other] 相手の
   *[any] {""}
  }手札
place-deck = { $whose ->
    [me] 自分の
    [other] 相手の
   *[any] {""}
  }デッキ
place-extra-deck = { $whose ->
    [me] 自分の
    [other] 相手の
   *[any] {""}
  }エクストラデッキ
place-graveyard = { $whose ->
    [me] 自分の
    [other] 相手の
   *[any] {""}
  }墓地
place-banished = 除外状態
place-monster-zone = { $whose ->
    [me] 自分の
    [other] 相手の
   *[any] {""}
  }モンスターゾーン
place-spell-zone = { $whose ->
    [me] 自分の
    [other] 相手の
   *[any] {""}
  }魔法＆罠ゾーン
place-field-zone = { $whose ->
    [me] 自分の
    [other] 相手の
   *[any] {""}
  }フィールドゾーン
place-pendulum-zone = { $whose ->
    [me] 自分の
    [other] 相手の
   *[any] {""}
  }ペンデュラムゾーン
place-material = エクシーズ素材の状態
place-field = { $whose ->
    [me] 自分の
    [other] 相手の
   *[any] {""}
  }フィールド
place-chain = チェーン上
place-nowhere = どこにもない状態
in-zone = { $text }（{ $zone }）
figure = { $card }の{ $figure }は{ $number }
figure-atk = 攻撃力
figure-def = 守備力
figure-level = レベル
figure-rank = ランク
figure-scale = ペンデュラムスケール
card-materials = { $card }のエクシーズ素材：{ $number }
card-material = { $other }は{ $card }のエクシーズ素材{ $not ->
    [not] ではない
   *[so] である
  }
card-counters = { $card }のカウンター：{ $number }
card-equipped-to = { $card }は{ $other }に装備されて{ $not ->
    [not] いない
   *[so] いる
  }
card-named = { $card }は{ $other }として扱{ $not ->
    [not] われない
   *[so] われる
  }
card-is = { $card }は{ $what }{ $not ->
    [not] ではない
   *[so] である
  }
word-attack = 攻撃表示
word-defense = 守備表示
word-face-up = 表側表示
word-face-down = 裏側表示
word-negated = 効果が無効の状態
kind = { $kind }
card-activated = { $card }は発動{ $not ->
    [not] されていない
   *[so] された
  }
card-negated = { $card }の発動は無効に{ $not ->
    [not] なっていない
   *[so] なった
  }
card-resolved = { $card }の効果は処理{ $not ->
    [not] されていない
   *[so] された
  }
card-without-effect = { $card }の効果は処理時に無効に{ $not ->
    [not] なっていない
   *[so] なった
  }
card-destroyed = { $card }は破壊{ $not ->
    [not] されていない
   *[so] された
  }
card-destroyed-by-battle = { $card }は戦闘で破壊{ $not ->
    [not] されていない
   *[so] された
  }
card-destroyed-by-an-effect = { $card }は効果で破壊{ $not ->
    [not] されていない
   *[so] された
  }
