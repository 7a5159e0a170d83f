### A match of up to three duels, as the command `match` tells it.

match-seat = プレイヤー{ $number }
match-player = { $seat }（{ $player }、{ $deck }）
match-head = { $edition }、シード{ $seed }：{ $first } 対 { $second }
match-card = 「{ $ja }」
match-exchange = { $seat }のサイドデッキ：{ $out } → { $in }
match-no-exchange = { $seat }のサイドデッキ：交換なし
match-won = { $seat }の勝ち、{ $reason }（{ $rule }）
match-drawn = 引き分け、{ $reason }（{ $rule }）
match-duel = 第{ $number }デュエル：先攻は{ $seat }。{ $result }。{ $turns }ターン、選択{ $decisions }回
match-end = マッチ：{ $result }。{ $more }対{ $less }
match-end-draws = マッチ：{ $result }。{ $more }対{ $less }、引き分け{ $draws }
match-record = 棋譜：{ $file }
reason-two-duels-won = 先に２勝
reason-more-duels-won = 勝ち数が多い
reason-as-many-duels-won-by-each = 勝ち数が同じ
match-order = 次のデュエルの先攻・後攻を選んでください。
