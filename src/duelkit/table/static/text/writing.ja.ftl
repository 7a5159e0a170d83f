# 自分で書くカード
write-title = カードを書く
write-change = カードを直す
write-new = 新しいカード
write-text = カードのテキスト
write-examples = 例から始める
write-kind-monster = モンスター
write-kind-spell = 魔法
write-kind-trap = 罠
write-kind-extra = ＥＸデッキ
write-example-monster-yugioh =
    試作騎士 / Prototype Knight
    【戦士族／効果】 光属性／星４／攻1800／守1000
    ①：このカードが召喚した場合に発動できる。デッキから戦士族モンスター１体を手札に加える。
write-example-spell-yugioh =
    試作の号令 / Prototype Order
    【速攻魔法カード】
    ①：フィールドのモンスター１体を対象として発動できる。そのモンスターの攻撃力はターン終了時まで500アップする。
write-example-trap-yugioh =
    試作の落とし穴 / Prototype Pit
    【通常罠カード】
    ①：手札を１枚捨て、相手フィールドのモンスター１体を対象として発動できる。そのモンスターを破壊する。
write-example-extra-yugioh =
    試作竜 / Prototype Dragon
    【ドラゴン族／シンクロ／効果】 闇属性／星８／攻2800／守2000
    チューナー＋チューナー以外のモンスター１体以上
    ①：このカードがＳ召喚した場合に発動できる。自分は１枚ドローする。
write-hint = １行目はカード名（「日本語名」か「日本語名 / English name」）。２行目は種類と数値。その下に効果テキスト（全て日本語、または全て英語）。保存したカードはこのテーブルですぐにデッキに入れて使え、デュエルで見た人はテキストも読めます。
write-empty = 入力すると、読み取れた内容がここに表示されます。
write-understanding = 読み取れた内容
write-understood = { $count ->
    [0] 読み取れました（効果なし）。
   *[other] 読み取れました：効果{ $count }個。
}
write-not-yet = まだ使えません
write-place = { $line }行目、{ $at }文字目
write-no-effects = 効果のないカードです。
write-part-condition = 条件
write-part-cost = コスト
write-part-target = 対象
write-part-processing = 処理
write-whole = 印字したテキスト全体
write-saved = 「{ $name }」を保存しました。
write-not-saved = 保存できません：{ $reason }
write-mine = 自分のカード
write-none = まだありません。
write-drop = 削除
write-drop-sure = 本当に削除しますか？
write-off = このテーブルでは自分で書いたカードを使えません。
write-upload = カードを読み込む
write-upload-hint = cards.cdb、JSON、テキストのファイル（16 MBまで）。各カードを日本語または英語のテキストから読み取ります。ファイルの中身を実行する事はありません。読み取れたカードは自分のカードになります。
write-file = ファイルを選ぶ
write-file-large = ファイルが16 MBを超えています。
write-reading = 読み取り中…
write-made = { $count }枚が使えるようになりました。
write-refused = { $count ->
    [0] {""}
   *[other] 読み取れなかったカード：{ $count }枚
}
write-known = { $count }枚は既に使えます。
write-left = 残りの{ $count }枚は読み取っていません。別のファイルに分けてください。
