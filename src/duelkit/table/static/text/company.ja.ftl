# フレンド
friends = フレンド
friends-none = フレンドはまだいません。
friends-hint = このリンクを相手に送ってください。開いた人は、あなたのフレンドになれます。
friends-link = フレンド用のリンク
friends-renew = リンクを作り直す
friends-renew-hint = 前のリンクは使えなくなります。今のフレンドはそのままです。
friend-here = オンライン
friend-away = オフライン
friend-room = 部屋へ
friend-part = { $name }さんとのフレンドを解消する
friend-offer = { $name }さんがフレンドになりたがっています
friend-offer-text = お互いがオンラインかどうかがわかり、ワンクリックで部屋に招待できます。
friend-accept = フレンドになる
friend-made = { $name }さんとフレンドになりました。
friend-nobody = 相手が見つかりません
friend-nobody-text = このリンクは使えません。新しいリンクをもらってください。
friend-own = あなた自身のリンクです
friend-own-text = 相手に送ってください。開いた人は、あなたのフレンドになれます。
invite-friends = フレンドを招待
invite = 招待する
invite-sent = 招待しました
invited-by = { $name }さんからデュエルの招待です
invited-go = 部屋へ行く
invited-no = 今はやめておく

# 公開中の部屋
lobby-format = フォーマット
lobby-all = すべてのフォーマット
lobby-free = 空席ありのみ
lobby-none = 条件に合う部屋はありません。
lobby-plays = { $first } 対 { $second }
lobby-waits = { $name }さんが対戦相手を待っています

# レーティング
rated = レーティング戦
rated-hint = 結果に応じて両者のレーティングが変わります。持ち時間の設定が必要です。
rating = レーティング
ratings-list = レーティング一覧
ratings-place = 順位
ratings-name = プレイヤー
ratings-rooms = 対象の部屋
ratings-none = このゲームのレーティングはまだありません。
ratings-hint = 持ち時間のある２人の部屋は、開くときにレーティング対象にできます。「?」の付いた値はまだ目安で、順位には数えません。
rating-in = { $game }：レーティング{ $rating }（{ $rooms }戦）

# 部屋にいる人
people = プレイヤーと観戦者（観戦{ $count }人）
people-players = プレイヤー
people-spectators = 観戦者
people-nobody = 観戦者はいません。
block = ブロック
block-title = { $name }さんをブロックしますか？
block-text = 以後、同じ部屋に入ることはありません。お互いの部屋は表示されず、入れず、相手の定型文も届きません。進行中のデュエルは続きます。相手には知らされません。最初のページで解除できます。
blocked = { $name }さんをブロックしました。
blocked-count = ブロック中{ $count }人
unblock = 解除
cancel = やめる
report = 通報
report-title = { $name }さんをホストに通報
report-reason = 理由
report-name = 不快な名前
report-play = 不正なプレイ
report-stalling = 遅延行為
report-other = その他
report-text = 何がありましたか？
report-hint = 両者の名前とリプレイとともに、ホストが読みます。
report-send = 通報する
report-sent = 通報を受け付けました。ホストが確認します。
siding-seconds = 残り{ $seconds }秒

# アカウント
account = アカウント
account-hint = アカウントにパスワードはありません。このブラウザーが秘密のトークンを覚えています。保存しておけば、別のブラウザーでも同じ名前で遊べ、部屋・デッキ・フレンド・レーティングを失いません。
account-save = ファイルをダウンロード
account-open = アカウントのファイルを開く
account-token = 保存したアカウントのトークン
account-bring = 復元する
account-warning = トークンを持つ人は、あなたとして遊べます。誰にも見せないでください。復元すると、このブラウザーの今のアカウントは、保存していなければ失われます。
account-file = duelkit：{ $address } の { $name } のアカウント。次の行を持つ人がこのプレイヤーになります。
account-unknown = このテーブルにそのアカウントはありません。
