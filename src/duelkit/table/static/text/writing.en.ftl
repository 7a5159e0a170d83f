# Cards that one writes
write-title = Write a card
write-change = Change a card
write-new = New card
write-text = Text of the card
write-examples = Begin with
write-kind-monster = Monster
write-kind-spell = Spell
write-kind-trap = Trap
write-kind-extra = Extra Deck
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
write-hint = First line: the name, in Japanese or “Japanese / English”. Second line: kind and figures. Below: the Japanese text. A card that is saved can be used in your decks at this table at once; who sees it in a duel sees its text.
write-empty = What is understood of the text appears here as you type.
write-understanding = What is understood
write-understood = { $count ->
    [0] Understood; no effects.
    [one] Understood: 1 effect.
   *[other] Understood: { $count } effects.
}
write-not-yet = Not playable yet
write-place = line { $line }, character { $at }
write-no-effects = A card without effects.
write-part-condition = Condition
write-part-cost = Cost
write-part-target = Target
write-part-processing = Processing
write-whole = The whole text as it is printed here
write-saved = { $name } is saved.
write-not-saved = Not saved: { $reason }
write-mine = My cards
write-none = None yet.
write-drop = Delete
write-drop-sure = Really delete?
write-off = This table takes no cards that people write.
write-upload = Upload cards
write-upload-hint = A cards.cdb, a JSON file or a text file, up to 16 MB. Each card is read from its Japanese text; nothing in the file is run. What is understood becomes yours.
write-file = Choose a file
write-file-large = The file is larger than 16 MB.
write-reading = Reading …
write-made = { $count ->
    [one] 1 card can be played now.
   *[other] { $count } cards can be played now.
}
write-refused = { $count ->
    [0] {""}
    [one] 1 was not understood:
   *[other] { $count } were not understood:
}
write-known = { $count } are playable here already.
write-left = { $count } more were not read; upload them in a file of their own.
