# 詰め問題
puzzle-title = 詰め問題
puzzle-lead = すべてのカードが公開された局面から、ただ一つの手順で目標を達成します。相手は最善を尽くします。一手ごとに、まだ達成できるか、もう達成できないかが示されます。
puzzle-none = このゲームの詰め問題はありません。
puzzle-done = 解決済み
puzzle-number = 詰め問題{ $number }
puzzle-level = 難易度{ $level }/3
puzzle-goal-win = このターンに勝利
puzzle-goal-survive = 次のターンをしのぐ
puzzle-show-hint = ヒント
puzzle-hint = 次の一手：{ $option }
puzzle-again = 最初から
puzzle-show-solution = 解答を見る
puzzle-hide-solution = 解答を隠す
puzzle-solution = 解答
puzzle-next = 次へ：{ $name }
puzzle-all = 詰め問題一覧
