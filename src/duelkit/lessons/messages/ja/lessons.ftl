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
# クイズ：無作為の局面を、エンジンが判定します
quiz-wrong = 違います。正解：{ $answer }
quiz-yes = はい
quiz-no = いいえ
quiz-order = これ以上は誰も応じません。最初に処理されるのはどのカードですか？
quiz-chainable = チェーンするかを聞かれています。今{ $card }を発動できますか？
quiz-negated = これ以上は誰も応じません。{ $card }は無効になりますか？
quiz-timing-tribute = { $card }をリリースして{ summoned-skull }を召喚します。墓地へ送られることで発動する{ $card }の効果はどうなりますか？
quiz-timing-battle = { $card }で攻撃し、戦闘で破壊されます。墓地へ送られることで発動する{ $card }の効果はどうなりますか？
quiz-timing-effect = 相手が発動した{ dark-hole }で{ $card }が破壊されます。墓地へ送られることで発動する{ $card }の効果はどうなりますか？
quiz-can = 発動する（発動できる）
quiz-missed = タイミングを逃す
quiz-happened = 実際の流れ：{ $events }
summoned-skull = 「デーモンの召喚」
dark-hole = 「ブラック・ホール」
