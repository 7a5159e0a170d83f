# 対戦画面
deck-chaos_2005 = 2005年のカオスデッキ。強力な魔法カードとモンスターの奪い合い。
deck-goat_cookie_cutter_chaos = 2005年のカオスデッキ。強力なカードを１枚ずつ揃え、羊トークンをサウザンド・アイズに変える。
deck-goat_warrior_toolbox = 2005年の戦士族デッキ。状況に応じた小型モンスターを呼ぶ。
deck-hero_ritual = 融合・儀式・デュアル・ユニオン・リバースを一通り試せるデッキ。
deck-link_allstars = 融合・シンクロ・エクシーズ・ペンデュラム・リンクの全てを１つのデッキで。
deck-link_cyberse_starter = 2017年のサイバース族：小型モンスターからリンクモンスターへ。
deck-magician_pendulum = 魔術師のペンデュラムデッキ（2015年）。スケールを揃えて一斉に召喚する。
deck-overlay = ランク３・ランク４のエクシーズ召喚を狙うデッキ。
deck-plain = 通常モンスターと簡単な魔法・罠のデッキ。初めての方に。
deck-synchron = シンクロンのデッキ（2014年）。小さなモンスターからシンクロ召喚をつなげる。
deck-wc2004_chaos = 2004年のカオスデッキ。混沌帝龍、魔導サイエンティストと強力な魔法カード。
another-name = それ以外のカード名
deck-other = デッキ

ask-language = 言語 / Language: 1 日本語, 2 English
ask-game = ゲームを選んでください（Enter：遊戯王）。
game-yugioh = 遊戯王OCG
game-judgment = アイ・オブ・ジャッジメント
ask-edition = ルールを番号で選んでください（Enter：マスタールール３）。自作の .toml / .py ファイルのパスも入力できます。
ask-deck = 使うデッキを番号で選んでください。.ydk ファイルのパスも入力できます。
ask-opponent-deck = 相手のデッキを番号で選んでください。.ydk ファイルのパスも入力できます。
ask-opponent = 対戦相手を選んでください。
opponent-random = でたらめに選ぶコンピューター
opponent-greedy = 一手先を読むコンピューター
opponent-both = 自分で両方を操作する
prompt = 番号
prompt-help = （? 説明、help コマンド一覧）
prompt-enter = （Enter だけで「{ $option }」）
prompt-after = デュエルは終わりました（log、field、undo、save ファイル、quit）
prompt-save = 保存するファイル名（保存しないなら空のまま Enter）
goodbye = 終了します。
started = デュエル開始。版 { $edition }、シード { $seed }。先攻は{ $player }です。
resumed = { $file } から再開しました（{ $count }手まで）。
saved = { $file } に保存しました。再開するには: duelkit play --resume { $file }
undone = 一手戻しました。
nothing-to-undo = 戻せる選択がありません。
turn-to-answer = ── { $player }の番です ──
bad-number = 「{ $text }」は選べません。1 から { $count } の番号を入力してください（? で説明）。
bad-command = 「{ $text }」は分かりません。1 から { $count } の番号か、コマンド（help で一覧）を入力してください。
bad-command-after = 「{ $text }」は分かりません。log、field、undo、save ファイル名、quit のどれかを入力してください。
bad-card = 「{ $text }」というカードやルールは見つかりません。カード名かルール番号（例: MR3-SUM-04）を入力してください。
not-in-sight = { $text }は、今見えるカードの中にありません。
which-card = どのカードですか: { $names }
save-needs-name = ファイル名がありません。「save ファイル名」と入力してください。
log-empty = まだ何も起きていません。
pile-empty = ありません
help =
    番号　　　　　選択肢を選ぶ
    ?　　　　　　 今の質問とルールの説明
    ? 番号　　　　その選択肢のカードの説明
    ? カード名　　カードの説明（使えない時はその理由）
    why　　　　　 なぜ今の質問が出ているか
    why カード名　そのカードでできる事・できない事とその理由（なぜ、理由 でも可）
    ? ルール番号　ルールの説明（例: ? MR3-SUM-04）
    field　　　　 フィールドを見る
    log　　　　　 これまでの経過
    grave　　　　 墓地を見る
    banished　　　除外されているカードを見る
    extra　　　　 エクストラデッキを見る
    sort　　　　　手札を並べ替える、元に戻す
    lp　　　　　　ライフポイントの推移
    undo　　　　　直前の自分の選択の前に戻る
    surrender　　 サレンダーする
    save ファイル 保存する
    quit　　　　　終了する
    help　　　　　この一覧

side = { $player }　LP { $life }　手札 { $hand }　デッキ { $deck }　墓地 { $grave }　除外 { $banished }　EX { $extra }
side-fusion-deck = { $player }　LP { $life }　手札 { $hand }　デッキ { $deck }　墓地 { $grave }　除外 { $banished }　融合デッキ { $extra }
side-face-up = （表側{ $count }）
back-line = フィールド: { $field }　　ペンデュラム: 左 { $left }／右 { $right }
back-line-field = フィールド: { $field }
short-scale = スケール{ $scale }
zone-pendulum = { $zone } Ｐ
hand-line = 手札
empty = なし
turn-line = 第{ $number }ターン・{ $owner }{ $phase }
chain-line = チェーン{ $link }: { $player } { $effect }
chain-targets = → 対象 { $targets }
chain-negated = （無効）
attack-line = 攻撃中: { $attacker } → { $target }
attack-player = プレイヤー
short-1 = 攻撃
short-4 = 守備
short-8 = 裏守備
short-set = セット
short-level = ★{ $number }
short-rank = ☆{ $number }
short-rating = リンク{ $number }
short-materials = 素材{ $count }
short-negated = 無効
scale = { $card }（{ $scale }）
linear-side = { $player }: LP { $life }、手札{ $hand }枚、デッキ{ $deck }枚、墓地{ $grave }枚、除外{ $banished }枚、エクストラデッキ{ $extra }枚。
linear-field = { $owner }フィールド:
linear-card = { $place }: { $card }
linear-hand = { $owner }手札: { $cards }。
linear-nothing = { $owner }フィールドにカードはない。
linear-list = 、
deck-top = { $owner }デッキの上: { $cards }
pile-title = { $owner }{ $place }（{ $count }枚）
pile-unknown = 裏側のカード { $count }枚
lp-line = 第{ $turn }ターン { $text }
explain-rules = 関係するルール
explain-text = カードの効果
why-not-title = 今できない事
offered-title = 選べる事と、その理由
sheet-notes = ルール上の扱い
sheet-passcode = カード番号 { $code }
sheet-old-wording = { $year }年までのテキストです。
sheet-was-different = { $year }年までは異なるテキストでした。--edition でその時代のテキストを表示できます。
watch-saved = 棋譜を { $file } に保存しました。
watch-hint = 棋譜を残すには --record ファイル を付けてください（この対戦: --seed { $seed }）。
decision-limit = 選択が{ $count }回に達したので打ち切りました。
show-nothing = { $player }が選ぶ事は今ない。
show-over = この局面でデュエルは終わっています。
