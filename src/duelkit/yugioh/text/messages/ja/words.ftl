# 用語
player-you = 自分
player-opponent = 相手
player-first = プレイヤー１
player-second = プレイヤー２
whom-you = 自分
whom-opponent = 相手
whom-first = プレイヤー１
whom-second = プレイヤー２
of-you = 自分の
of-opponent = 相手の
of-first = プレイヤー１の
of-second = プレイヤー２の
player-named = { $name }
whom-named = { $name }
of-named = { $name }の

name = 「{ $name }」
unknown-card = 不明なカード
face-down-monster = 裏側守備表示のモンスター
set-card = セットされたカード

phase-0 = ドローフェイズ
phase-1 = スタンバイフェイズ
phase-2 = メインフェイズ１
phase-3 = バトルフェイズ
phase-4 = メインフェイズ２
phase-5 = エンドフェイズ
step-0 = { "" }
step-1 = スタートステップ
step-2 = バトルステップ
step-4 = ダメージステップ開始時
step-8 = ダメージステップ（ダメージ計算前）
step-16 = ダメージステップ（ダメージ計算時）
step-32 = ダメージステップ（ダメージ計算後）
step-64 = ダメージステップ終了時
step-128 = エンドステップ

place-0 = どこにもない
place-1 = デッキ
place-2 = 手札
place-4 = モンスターゾーン
place-8 = 魔法＆罠ゾーン
place-16 = フィールドゾーン
place-32 = ペンデュラムゾーン
place-64 = 墓地
place-128 = 除外
place-256 = エクストラデッキ
place-512 = エクシーズ素材
place-1024 = 召喚中
place-128-from = 除外状態
the-place = { $place }
place-256-up = エクストラデッキ（表側）
spot = { $owner }{ $place }
spot-zone = { $owner }{ $place }{ $zone }
spot-extra-left = { $owner }左のＥＸモンスターゾーン
spot-extra-right = { $owner }右のＥＸモンスターゾーン
spot-pendulum-1 = { $owner }左のペンデュラムゾーン
spot-pendulum-2 = { $owner }右のペンデュラムゾーン

position-1 = 攻撃表示
position-4 = 守備表示
position-8 = 裏側守備表示
figures = 攻{ $atk }／守{ $defense }
figures-link = 攻{ $atk }／マーカー{ $markers }
counters = { $name }{ $count }個
materials = 素材{ $count }枚
negated = 効果無効
set-this-turn = このターンにセット

summon-normal = 召喚
summon-tribute = アドバンス召喚
summon-flip = 反転召喚
summon-special = 特殊召喚
summon-fusion = 融合召喚
summon-ritual = 儀式召喚
summon-synchro = シンクロ召喚
summon-xyz = エクシーズ召喚
summon-pendulum = ペンデュラム召喚
summon-gemini = 再度召喚
summon-link = リンク召喚

effect-of = { $card }の効果
effect-mark = { $card }の{ $mark }の効果
effect-mark-pendulum = { $card }の{ $mark }のＰ効果
effect-mark-pendulum-one = { $card }のＰ効果

outcome-you = あなたの勝ちです（{ $reason }）。
outcome-opponent = 相手の勝ちです（{ $reason }）。
outcome-first = プレイヤー１の勝ちです（{ $reason }）。
outcome-second = プレイヤー２の勝ちです（{ $reason }）。
outcome-draw = 引き分けです（{ $reason }）。
reason-life-points = ライフポイントが０になった
reason-deck-out = デッキからドローできなかった
reason-card-effect = カードの効果
reason-surrender = サレンダー
reason-other = { $reason }

