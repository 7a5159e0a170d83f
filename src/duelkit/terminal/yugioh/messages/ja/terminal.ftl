help =
    番号           選択肢を選ぶ
    Enter          何もしない・終えることができればそれを選ぶ。なければ選択肢をもう一度表示する
    ?              質問とそのルールを説明する
    ? 番号         その選択肢のカードを説明する
    ? カード名     カードと、今使えない理由を説明する
    ? ルール番号   ルールを表示する（例：? MR3-SUM-04）
    ? 用語         画面の略語を説明する（全ては「用語」）
    なぜ           なぜ質問されているか（why）
    なぜ カード名  そのカードでできること・できないことと、その理由
    一覧           質問と選択肢をもう一度表示する（list）
    やめる         途中の選択をやめる（cancel）
    戻す           直前の選択の前に戻す（undo）
    フィールド     フィールドを表示する（field）
    ログ           これまでの出来事（log）
    墓地           墓地を表示する（grave）
    除外           除外されたカードを表示する（removed）
    エクストラ     エクストラデッキを表示する（extra）
    並べ替え       手札を並べ替える・元に戻す（sort）
    lp             ライフポイントの変化
    目的           勝ち方とターンの流れ（goal）
    用語           画面の略語（glossary）
    投了           投了する（surrender）
    保存 ファイル名 デュエルを保存する（save）
    終了           端末を離れる（quit）
    ヘルプ         この一覧（help）
goal =
    目的：相手のライフポイントを0にする。デッキからドローできないプレイヤーは負ける。
    ターンの流れ：ドローフェイズ（1枚ドロー）、スタンバイフェイズ、メインフェイズ1（通常召喚かセットは1回、特殊召喚、魔法・効果の発動、表示形式の変更、カードのセット）、バトルフェイズ（攻撃表示モンスターは1回ずつ攻撃できる。最初のターンにはない）、メインフェイズ2、エンドフェイズ（手札が{ $hand }枚になるように捨てる）。
    レベル5・6のモンスターの通常召喚には1体、レベル7以上には2体のリリースが必要。
glossary =
    LP — ライフポイント。0になると負ける
    墓地 — 使い終わったカードと破壊されたカードが置かれる
    1600/1200 — 攻撃力と守備力
    ★ — モンスターのレベル
    セット — 裏側で置かれたカード
    裏守備 — 裏側守備表示のモンスター
    攻撃 — 攻撃表示のモンスター
    守備 — 表側守備表示のモンスター
    チェーン — 積み重なった効果。最後のものから処理する
    自動 — 選択肢が1つしかないため、自動で選ばれた
glossary-xyz = ☆ — エクシーズモンスターのランク
glossary-link = リンク — リンクモンスターのリンクマーカーの数。守備力はない
glossary-pendulum = スケール — ペンデュラムスケール。2つの間のレベルのモンスターをペンデュラム召喚できる
glossary-shared-zone = P — ペンデュラムゾーンを兼ねる魔法＆罠ゾーン
deck-none = なし
deck-here = { $deck }：{ $cards }種類のうち{ $here }種類、{ $all }枚のうち{ $copies }枚がここで使えます
deck-missing = { $deck }：{ $count }種類のカードがないため、ここでは使えません
deck-side-missing = { $deck }：サイドデッキの{ $count }種類のカードがないだけなので、それを除けば使えます
deck-left-out = （{ $names }）
deck-legal-in = { $deck }：ルール上使えるエディション：{ $editions }
deck-legal-lists = { $deck }：守っている禁止・制限リスト：{ $lists }
deck-guessed = { $deck }：知られていない{ $count }種類のカードは、書かれた場所のカードで、使ってよいものとして数えました
deck-legal = { $deck }：{ $edition }で使えます。{ $sizes }
deck-not-legal = { $deck }：{ $edition }では使えません（違反{ $count }件）。{ $sizes }
deck-with-list = { $edition }（リスト「{ $list }」）
deck-sizes = メイン{ $main }枚、エクストラ{ $extra }枚、サイド{ $side }枚
deck-place = { $file } { $line }行目
deck-hint = 助言：{ $words }
deck-incomplete = 注意：リスト「{ $list }」は完全ではありません
deck-section-main = メインデッキ（{ $count }枚）
deck-section-extra = エクストラデッキ（{ $count }枚）
deck-section-side = サイドデッキ（{ $count }枚）
deck-not-here = （ここでは使えません：{ $reason }）
deck-printing = （ファイルでは{ $code }）

rulings-title = 裁定
rulings-more = ほかに登場する裁定：{ $count }件（duelkit rulings "{ $name }"）
rulings-all = 裁定{ $count }件、エディション別に数えて{ $runs }件。出典とエディションごとの件数：
rulings-none = { $words }に当てはまる裁定はありません。ID、カード名、ルールのID、または本文の語を入力してください
rulings-hint = duelkit rulings 語句 で検索、duelkit rulings show ID で実演します。
rulings-question = Ｑ：{ $text }
rulings-answer = Ａ：{ $text }
rulings-sources = 出典：{ $sources }
rulings-dated = 出典：{ $sources }（{ $date }）
rulings-editions = エディション：{ $editions }
rulings-rules = ルール：{ $rules }
rulings-cards = カード：{ $cards }
rulings-against = { $source }の回答は異なります：{ $text }
rulings-against-shown = { $source }の回答は異なります：{ $text }（実演：{ $ruling }）
rulings-steps = 手順
rulings-source = 出典
rulings-total = 合計
rulings-right = { $runs }件すべて正しく動作しました。
rulings-wrong = { $runs }件中{ $wrong }件が正しく動作しません：
rulings-checked = { $runs }件を実行、正{ $right }件、誤{ $wrong }件
rulings-also-in = { $editions }でも同様
ruling-shown = 裁定 { $ruling }（{ $edition }）
ruling-step = 手順{ $step }／{ $steps }：{ $text }
ruling-of-day = { $day }の裁定
ruling-yes-no = はい／いいえ（終了）
ruling-right = 正解です。
ruling-wrong = 違います。
ruling-help = Enter：次の手順。戻る：前の手順。続ける：ここから両方のプレイヤーを操作。フィールド：盤面。終了：終わる。
ruling-prompt = Enter、戻る、続ける、フィールド、終了
ruling-over = 最後の手順まで終わりました。
ruling-play = ここから両方のプレイヤーを操作します。「終了」で裁定に戻ります。
ruling-unknown = { $text }：そのコマンドはありません。Enter、戻る、続ける、フィールド、終了のどれかを入力してください
why-ruling = 裁定（{ $source }）：{ $text }（duelkit rulings show { $ruling }）

# formats
format-line = { $id }  { $name }（エディション{ $edition }、リスト{ $limits }）
format-hint = 「duelkit formats ID」で内容を、「duelkit formats --all」で全てのリストの環境を表示します。「--format ID」で使えます。.toml ファイルで独自のものを定義できます。
format-edition = エディション：{ $edition }
format-pool-until = カードプール：{ $until }までに{ $region }で出たカード
format-pool-released = カードプール：{ $region }で出たカード
format-pool-listed = カードプール：挙げられたカード
format-pool-all = カードプール：すべてのカード
format-playable = このうち{ $count }種類がここで使えます
format-limits = 禁止・制限リスト：{ $limits }
format-no-limits = 禁止・制限リストなし
format-wording = カードのテキストは{ $year }年のものです
format-source = 出典：{ $source }
deck-legal-formats = { $deck }：使えるフォーマット：{ $formats }
card-formats = 使えるフォーマット：{ $formats }
card-format-limited = { $format }（{ $word }）
