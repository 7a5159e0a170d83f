# どのレッスンでも同じ言葉
right = 正解です。
other = ルール上は可能ですが、ここでの課題ではないので、行われていません。
impossible = できません。
with-rules = { $text }（{ $rules }）
because = { $action }：{ $reason }
# 課題ではない選択をするとどうなるか。出来事を順に並べます
would = 選んだ場合：{ $events }
would-nothing = 何も起こらず、そのまま進みます。
would-ask = 次に聞かれること：{ $question }
quoted = 「{ $name }」
turn-over = 自分のターンが終わる。
