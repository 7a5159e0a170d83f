# 端末で両方のゲームが使う言葉
prompt-line = 番号（{ $range }、? 一覧 戻す ヘルプ）
prompt-quick = Enter：{ $option }
prompt-begin = Enterで開始
yes-no = yかnを入力してください（?やfieldなどのコマンドも使えます）。
ask-surrender = 投了しますか（y：はい、Enter：いいえ）
not-surrendered = デュエルを続けます。
cancelled = 前の選択に戻りました。
nothing-to-cancel = この質問で取り消すものはありません。「戻す」で直前の選択の前に戻ります。
no-options = 今は選ぶことがありません。
bad-label = 「{ $text }」は選べません。{ $range }のどれかを入力してください。
more-log = …これより前に{ $count }行（「ログ」で全て）
hint-begin = 目的：勝ち方とターンの流れ。用語：画面の略語。ヘルプ：コマンドの一覧。

# What every game says alike, unless it has words of its own
ask-language = 言語 / Language: 1 日本語, 2 English
ask-game = ゲームを選んでください（Enter：{ $game }）。
quick-start = Enter：すぐに始める（{ $setup }{ $own }対{ $other }、{ $opponent }）。c：選ぶ
quick-setup = { $name }、
quick-prompt = Enterかc
ask-opponent = 対戦相手を選んでください。
deck-other = デッキ
goodbye = 終了します。
nothing-explained = 「{ $game }」には、この説明がありません。
log-empty = まだ何も起きていません。
nothing-to-undo = 戻せる選択がありません。
opponent-both = 自分で両方を操作する
opponent-random = でたらめに選ぶコンピューター
opponent-level1 = １ 入門（よく見落とす）
opponent-level2 = ２ 初級（時々見落とす）
opponent-level3 = ３ 中級（一手先を読む）
opponent-level4 = ４ 上級（自分と相手のターンを少し読む）
opponent-level5 = ５ 熟練（自分と相手のターンを読む）
opponent-level6 = ６ 達人（自分と相手のターンを長く読む）
prompt = 番号
undone = 一手戻しました。
bad-number = 「{ $text }」は選べません。1～{ $count }の番号を入力してください（?で説明）。
bad-command = 「{ $text }」がわかりません。1～{ $count }の番号かコマンドを入力してください（helpで一覧）。
bad-command-after = 「{ $text }」がわかりません。log、field、undo、save ファイル名、quitのどれかを入力してください。
prompt-after = デュエルは終わりました（log、field、undo、save ファイル名、quit）
turn-to-answer = ―― { $player }の番です ――
saved = { $file }に保存しました。再開するには：duelkit play --resume { $file }
save-needs-name = ファイル名がありません。save ファイル名 と入力してください。
prompt-save = 保存するファイル名（空なら保存しません）
resumed = { $file }から再開しました（{ $count }回の決定）。
watch-saved = { $file }に記録しました。
watch-hint = 記録を残すには --record ファイル名 を付けてください（このデュエル：--seed { $seed }）。
decision-limit = { $count }回の決定で打ち切りました。
offered-title = 今できることとその理由
show-nothing = { $player }：今は選ぶことがありません。
why-not-title = 今できないこと
show-over = この局面でデュエルは終わっています。
which-card = どのカードですか：{ $names }
ask-deck = 自分のデッキを番号で選んでください（ファイルのパスも入力できます）。
ask-opponent-deck = 相手のデッキを番号で選んでください（ファイルのパスも入力できます）。
opponent-greedy = 先を読むコンピューター
started = デュエル開始。シード{ $seed }。先攻：{ $player }。
bad-card = 「{ $text }」というカードやルールはありません。

# レッスン
quiz-title = 問題{ $number }/{ $count }（シード{ $seed }）
quiz-prompt = 答え 1～{ $count }（終了）
quiz-score = { $count }問中{ $right }問正解
lesson-title = レッスン{ $number }：{ $name }
lesson-help = 課題の通りに選びます。課題：もう一度表示。ヒント：正解の選択肢。カード名：使えない理由。ヘルプ：全ての命令。
lesson-task = 課題{ $number }/{ $count }：{ $task }
lesson-hint = 正解：{ $option }
lesson-can = そのカードを妨げるものはありません。できることは選択肢にあります。
lesson-done = レッスン{ $number }を終えました。
lesson-last = レッスン{ $number }を終えました。これで全てです。
lesson-which = どのレッスンにしますか。1～{ $count }（Enter：{ $usual }）
lesson-next = 次はどのレッスンにしますか。1～{ $count }（Enter：{ $usual }、終了）
lesson-game = どのゲームを学びますか（Enter：{ $game }）
lesson-edition = 適用ルール：{ $edition }。ほかの版（--edition）：{ $others }
lesson-leave = 終わる
lesson-commands =
    番号           選択肢を選ぶ。課題でないものは説明され、行われない
    カード名       そのカードを今使えない理由
    課題           課題をもう一度表示する（task）
    ヒント         正解の選択肢（hint）
    ? 番号         その選択肢を説明する。? カード名、? ルール番号、? 用語も可
    なぜ           なぜ質問されているか。「なぜ カード名」でできること・できないこと（why）
    一覧           質問と選択肢をもう一度表示する（list）
    戻す           直前の選択の前に戻す（undo）
    フィールド     ボードを表示する（field）
    ログ           これまでの出来事（log）
    目的           勝ち方とターンの流れ（goal）
    用語           画面の略語（glossary）
    終了           端末を離れる（quit）

# 詰め問題
puzzle-rating = レーティング：{ $rating }（前回{ $before }）。連続正解：{ $streak }
puzzle-title = 詰め問題{ $number }：{ $name }
puzzle-task = 課題：{ $task }
puzzle-help = ヒント：次の一手。解答：全手順。戻す、最初から：やり直し。ヘルプ：コマンド一覧。
puzzle-hopeless = ここからはどの選択肢でも達成できません。「戻す」で戻ってください。
puzzle-hint = 次の一手：{ $option }
puzzle-failed = 戻す（Enter）、最初から、解答、終了
puzzle-which = 何番の問題にしますか、1～{ $count }（Enter：終了）
puzzle-commands =
    番号          選択肢を選ぶ。相手は最善の応手で答える
    課題          課題をもう一度
    ヒント        方向、もう一度でカード、さらに次の一手。またはもう達成できないこと
    解答          全手順
    戻す          直前の選択の前に戻る
    最初から      最初の局面に戻る
    ？番号        選択肢の説明。？カード名、？ルール番号、？言葉：カード、ルール、言葉の説明
    なぜ          なぜ尋ねられているか。なぜ カード名：そのカードでできること、できないこと
    一覧          質問と選択肢をもう一度
    フィールド    フィールドを表示する
    ログ          これまでの経過
    目的          勝利条件とターンの流れ
    用語          画面の短い言葉
    終了          やめる
