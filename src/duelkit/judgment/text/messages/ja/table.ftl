# テーブル
deck-champion = 2008年1月のデッキコンテスト優勝作。4属性の小型クリーチャーと爆撃機。
deck-fire = 先制のリザードと後方からの魔法。
deck-water = 回避し、背後を突き、カードを引く。
deck-earth = 護りを固めるドワーフとアンデッド。
deck-wood = 射程の長いエルフとゴブリン。
deck-biolith = 軽いクリーチャーで召喚ロックを解き、機械を並べる。
deck-other = デッキ

ask-deck = 自分のデッキを番号で選んでください（.deckファイルのパスも入力できます）。
ask-opponent-deck = 相手のデッキを番号で選んでください（.deckファイルのパスも入力できます）。
ask-opponent = 対戦相手を選んでください。
opponent-random = でたらめに選ぶコンピューター
opponent-greedy = 一手先を読むコンピューター
opponent-both = 自分で両方を操作する
prompt = 番号
prompt-help = （?で説明、helpでコマンド一覧）
prompt-enter = （Enterのみ：{ $option }）
prompt-after = デュエルは終わりました（log、field、undo、save ファイル名、quit）
prompt-save = 保存するファイル名（空なら保存しません）
prompt-field = 召喚するフィールド（{ $fields }）
prompt-attack = 攻撃しますか（Enter：はい、n：いいえ）
attack-thought-better = 攻撃をやめました。
goodbye = 終了します。
started = デュエル開始。ボード{ $board }、シード{ $seed }。先攻：{ $player }。日本語名の資料がないカードは英語名で表示します。
resumed = { $file }から再開しました（{ $count }回の決定）。
saved = { $file }に保存しました。再開するには：duelkit play --resume { $file }
undone = 一手戻しました。
nothing-to-undo = 戻せる選択がありません。
turn-to-answer = ―― { $player }の番です ――
bad-number = 「{ $text }」は選べません。1～{ $count }の番号を入力してください（?で説明）。
bad-field = 「{ $text }」は選べません。{ $fields }のどれかを入力してください。
bad-command = 「{ $text }」がわかりません。1～{ $count }の番号かコマンドを入力してください（helpで一覧）。
bad-command-after = 「{ $text }」がわかりません。log、field、undo、save ファイル名、quitのどれかを入力してください。
bad-card = 「{ $text }」というカードやルールはありません。カード名か、EOJ-BATTLE-17のようなルール番号を入力してください。
not-in-sight = 「{ $text }」は手札にもボードにもありません。
which-card = どのカードですか：{ $names }
save-needs-name = ファイル名がありません。save ファイル名 と入力してください。
log-empty = まだ何も起きていません。
help =
    番号           選択肢を選ぶ
    ?              質問とそのルールを説明する
    ? 番号         その選択肢とカードを説明する（攻撃なら予測も）
    ? カード名     カードを説明する
    ? ルール番号   ルールを表示する（例：? EOJ-BATTLE-17）
    why            なぜ質問されているか
    why カード名   そのカードでできること・できないことと、その理由
    field          ボードを表示する
    log            これまでの出来事
    grave          墓地を表示する
    undo           直前の選択の前に戻す
    surrender      投了する
    save ファイル名 デュエルを保存する
    quit           やめる
    help           この一覧

player-you = 自分
player-opponent = 相手
player-first = プレイヤー1
player-second = プレイヤー2
player-named = { $name }
actor-you = 自分
actor-opponent = 相手
whose-you = 自分の
whose-opponent = 相手の
whose-first = プレイヤー1の
whose-second = プレイヤー2の
whose-named = { $name }の
quoted = 「{ $name }」
unknown-card = カード
list = 、
nothing = なし
turn-line = 第{ $number }ターン・{ $player }：{ $phase }
phase-0 = ターン開始フェイズ
phase-1 = カードドローフェイズ
phase-2 = マナ獲得フェイズ
phase-3 = アクションフェイズ1
phase-4 = アクションフェイズ2
phase-5 = ターン解決フェイズ
phase-6 = ターン終了フェイズ
lock-on = ロック中（クリーチャー{ $count }/{ $needed }体）
lock-off = ロック解除中
side = { $player }　フィールド{ $fields }　マナ{ $mana }　手札{ $hand }　ライブラリ{ $library }　墓地{ $grave }
side-timeouts = 　時間切れ{ $count }
hand-line = 手札
hidden-cards = 非公開{ $count }枚
pile-title = { $player }の墓地（{ $count }枚）
element-1 = 火
element-2 = 水
element-4 = 土
element-8 = 木
element-16 = 機
element-0 = 無
class-0 = マナ
class-1 = コモン
class-2 = エレメント
class-3 = 大魔道
field-tile = { $face }／{ $reverse }
field-counts-as = { $elements }としても扱う
field-sealed = 封地
short-hp = HP{ $hp }
short-attack = 攻撃{ $attack }
short-costs = 再行動{ $attack }/{ $rotate }
short-reach = 射程{ $fields }
short-reach-all = 全体{ $fields }
short-magic = 魔法{ $fields }
short-magic-any = 魔法（全域）
short-no-attack = 攻撃なし
short-dead = 死体
short-possessed = 憑依
short-evasion = 回避{ $number }
short-protection = 護り{ $number }
short-magic-protection = 魔法護り{ $number }
keyword-1 = 先制
keyword-2 = 警戒
keyword-4 = 透明
keyword-8 = 要塞
keyword-16 = 連続攻撃
keyword-32 = 奇襲
keyword-64 = 地変
keyword-128 = スペル対象外
keyword-256 = 回避不可
keyword-512 = 固定
keyword-1024 = 復活
keyword-2048 = 帰還
keyword-4096 = 生贄不可
keyword-8192 = 囮
keyword-16384 = 合体
facing-0 = 上
facing-1 = 右
facing-2 = 下
facing-3 = 左
legend = クリーチャーの中央は向き。まわりの＋は反撃できる側、Bは死角、・はどちらでもない側。再行動コストは攻撃/回転。
linear-field = フィールド{ $number }（{ $tile }）：{ $what }
linear-empty = 空き
linear-creature = 「{ $card }」{ $player }、{ $element }、{ $facing }向き、HP{ $hp }、攻撃力{ $attack }、{ $costs }、{ $reach }、反撃{ $counters }、死角{ $blind }{ $rest }
outcome-you = 自分の勝ち（{ $reason }）。
outcome-opponent = 相手の勝ち（{ $reason }）。
outcome-first = プレイヤー1の勝ち（{ $reason }）。
outcome-second = プレイヤー2の勝ち（{ $reason }）。
outcome-draw = 引き分け（{ $reason }）。
reason-fields = ターン終了時に必要な数のフィールドを支配
reason-empty-library = 引くカードがない
reason-surrender = サレンダー
reason-time-outs = 時間切れ
reason-other = { $reason }
watch-saved = { $file }に記録しました。
watch-hint = 記録を残すには --record ファイル名 を付けてください（このデュエル：--seed { $seed }）。
decision-limit = { $count }回の決定で打ち切りました。
show-nothing = { $player }：今は選ぶことがありません。
show-over = この局面でデュエルは終わっています。

forecast-title = 予測
forecast-chance = { $percent }％の確率：
forecast-many = 偶然が多すぎて数え切れません。{ $count }回の試行では：
forecast-attack = { $card }が{ $targets }を攻撃
forecast-counter = { $card }が{ $targets }に反撃
forecast-damage = { $card }に{ $damage }ダメージ（HP{ $before }→{ $after }）
forecast-damage-only = { $card }に{ $damage }ダメージ
forecast-death = { $card }は死亡
forecast-evades = { $card }は回避
forecast-nothing = 何も起きない
forecast-goes-on = 途中で選択があり、その先は選択しだい
forecast-joint = 、

sheet-spell = スペル・{ $class }
sheet-notes = ルール上の扱い
side-1 = 正面
side-2 = 右
side-4 = 背面
side-8 = 左
summon-group = 「{ $card }」をフィールド{ $fields }に召喚する
