# どのレッスンでも同じ言葉
right = 正解です。
other = ルール上は可能ですが、ここでの課題ではないので、行われていません。
impossible = できません。
with-rules = { $text }（{ $rules }）
