# 詰みの判定
proved-win = 証明：{ $player }は、相手が何をしてもこのターンに勝てる（{ $nodes }局面）。
proved-survive = 証明：{ $player }は、相手が何をしても相手のターンの終わりまで負けない（{ $nodes }局面）。
refuted-win = 反証：{ $player }に、このターンの確実な勝ちはない（{ $nodes }局面）。
refuted-survive = 反証：{ $player }に、相手のターンを確実にしのぐ手段はない（{ $nodes }局面）。
not-decided-bound = { $nodes }局面では決まらない。
not-decided-chance = 証明できない：シャッフルされたデッキの順番など、すべては試せない偶然による（{ $nodes }局面）。
line-proved = 最も粘る応手に対する手順：
line-refuted = 一つの試みと、それを破る応手：
tree-proved = 相手のすべての応手：
tree-refuted = すべての試みと、それぞれを破る応手：
step = { $number }. { $player }：{ $option }
step-chance = { $number }. { $player }：{ $option }（偶然の結果 { $outcome }/{ $outcomes }）
reached = 目標達成
missed = 目標に届かない
