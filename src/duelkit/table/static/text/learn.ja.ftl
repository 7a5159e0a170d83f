# レッスン
learn-title = レッスン
learn-lead = 本物のボードで、小さな課題に取り組みます。正解か、ルール上は可能だが課題ではないか、できないならその理由か、何を試しても答えが返ります。
learn-none = このゲームのレッスンはありません。
learn-done = 済み
learn-opponent = 相手
learn-lesson = レッスン{ $number }
learn-step = 課題{ $step }/{ $steps }
learn-about = 学ぶこと
learn-task = 課題
learn-show = 答えを見る
learn-hint = 正解：{ $option }
learn-next = 次へ：{ $name }
learn-all = レッスン一覧
learn-play = デュエルする
learn-editions = この版のルールで遊ぶ
learn-differences = 版による違い
