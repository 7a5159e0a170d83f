# カメラの前でのカードの操作方法。
note-show = このカードをマットの横で見せる。
note-directed = このカードをマットの横に置く。カードの上が指すフィールドからバトルが始まる。
note-discard = 捨てるカード{ $count }枚を1枚ずつ見せる。
note-sacrifice = 生贄に捧げるクリーチャーの上に「選択」を置く。
note-on-creature = 選んだクリーチャーの上にこのカードを置く。
note-on-creature-again = 続けて、もう1体の上に置く。
note-on-field = 選んだフィールドの上にこのカードを置く。
note-on-field-again = 続けて、もう1つのフィールドの上に置く。
note-on-element = 選んだ属性の操作カードを見せる。
note-on-element-again = もう1つの属性の操作カードを見せる。
note-on-card = 選んだカードを見せる。
note-on-card-again = 選んだもう1枚のカードを見せる。
