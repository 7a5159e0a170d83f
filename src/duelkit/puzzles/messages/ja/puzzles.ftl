# 詰め問題
goal-win = このターンに勝利
goal-survive = 次のターンをしのぐ
won = 正解：このターンにデュエルに勝利しました。
survived = 正解：相手のターンをしのぎました。
turn-over = 不正解：勝利しないままターンが終わりました。
lost = 不正解：デュエルに敗北しました。
step = { $player }：{ $option }
way-open = この手で進めます。まだ達成できます。
way-closed = ここからはどうしても達成できません。
way-unknown = まだ達成できるかどうかは、短い時間では判定できませんでした。
is-right = まだ可能です
is-impossible = もう不可能です
is-other = 判定できません
is-solved = 正解です
is-failed = 不正解です
