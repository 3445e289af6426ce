<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>ActZone</name>
    <message>
        <source>Abort – Esc</source>
        <translation>中止 – Esc</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Withdraw the request</source>
        <translation>要求を取り下げ</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>今すぐ確認</translation>
    </message>
    <message>
        <source>Review again</source>
        <translation>再確認</translation>
    </message>
    <message>
        <source>hold, or type %1</source>
        <translation>長押し、または %1 を入力</translation>
    </message>
    <message>
        <source>Digits %1 instead of holding the button</source>
        <translation>ボタンの長押しの代わりに数字 %1 を入力</translation>
    </message>
    <message>
        <source>Approve: %1</source>
        <translation>承認: %1</translation>
    </message>
    <message>
        <source>Press and hold for 1.5 s (Ctrl+Enter). It is sent %1 s later and can be aborted until then.</source>
        <translation>1.5 秒間長押しします (Ctrl+Enter)。%1 秒後に送信され、それまでは中止できます。</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>却下</translation>
    </message>
    <message>
        <source>Reject: %1</source>
        <translation>却下: %1</translation>
    </message>
</context>
<context>
    <name>ActionCatalog</name>
    <message>
        <source>Remove hook</source>
        <translation>フックを削除</translation>
    </message>
    <message>
        <source>Retry drain now</source>
        <translation>今すぐドレインを再試行</translation>
    </message>
    <message>
        <source>Skip drain</source>
        <translation>ドレインをスキップ</translation>
    </message>
    <message>
        <source>Mark for replacement</source>
        <translation>交換対象に指定</translation>
    </message>
    <message>
        <source>Cordon</source>
        <translation>スケジュール停止 (cordon)</translation>
    </message>
    <message>
        <source>Uncordon</source>
        <translation>スケジュール再開 (uncordon)</translation>
    </message>
    <message>
        <source>Hold off</source>
        <translation>電源オフで保持</translation>
    </message>
    <message>
        <source>Release my hold</source>
        <translation>自分のホールドを解除</translation>
    </message>
    <message>
        <source>Release power key</source>
        <translation>電源キーを解除</translation>
    </message>
    <message>
        <source>Power on</source>
        <translation>電源オン</translation>
    </message>
    <message>
        <source>Power off</source>
        <translation>電源オフ</translation>
    </message>
    <message>
        <source>Soft reboot</source>
        <translation>ソフトリブート</translation>
    </message>
    <message>
        <source>Hard reboot</source>
        <translation>ハードリブート</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Detach</source>
        <translation>デタッチ</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>アタッチ</translation>
    </message>
    <message>
        <source>Remove finalizer</source>
        <translation>ファイナライザーを削除</translation>
    </message>
    <message>
        <source>Force delete</source>
        <translation>強制削除</translation>
    </message>
    <message>
        <source>Skip volume wait</source>
        <translation>ボリュームの待機をスキップ</translation>
    </message>
    <message>
        <source>Limit drain</source>
        <translation>ドレインを制限</translation>
    </message>
    <message>
        <source>Remediate machine</source>
        <translation>マシンを修復</translation>
    </message>
    <message>
        <source>Cancel remediation</source>
        <translation>修復を取り消す</translation>
    </message>
    <message>
        <source>Skip remediation</source>
        <translation>修復をスキップ</translation>
    </message>
    <message>
        <source>Allow remediation</source>
        <translation>修復を許可</translation>
    </message>
    <message>
        <source>Restore drain</source>
        <translation>ドレインを元に戻す</translation>
    </message>
    <message>
        <source>Restore volume wait</source>
        <translation>ボリュームの待機を元に戻す</translation>
    </message>
    <message>
        <source>Pause machine</source>
        <translation>マシンを一時停止</translation>
    </message>
    <message>
        <source>Resume machine</source>
        <translation>マシンを再開</translation>
    </message>
    <message>
        <source>Pause cluster</source>
        <translation>クラスターを一時停止</translation>
    </message>
    <message>
        <source>Resume cluster</source>
        <translation>クラスターを再開</translation>
    </message>
</context>
<context>
    <name>ActionMenu</name>
    <message>
        <source>Actions for %1</source>
        <translation>%1 の操作</translation>
    </message>
    <message>
        <source>Guard level %1 at least</source>
        <translation>ガードレベル %1 以上</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>explained only</source>
        <translation>説明のみ</translation>
    </message>
    <message>
        <source>changes nothing</source>
        <translation>何も変更しません</translation>
    </message>
</context>
<context>
    <name>AddBackendDialog</name>
    <message>
        <source>Add a backend</source>
        <translation>バックエンドを追加</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>https://host:7480</source>
        <translation>https://host:7480</translation>
    </message>
    <message>
        <source>File with your token</source>
        <translation>この人のトークンのファイル</translation>
    </message>
    <message>
        <source>/home/ada/prod-b.token</source>
        <translation>/home/ada/prod-b.token</translation>
    </message>
    <message>
        <source>File with the CA to trust; empty: the CAs of the system</source>
        <translation>信頼する認証局のファイル（空ならシステムのもの）</translation>
    </message>
    <message>
        <source>/home/ada/prod-b-ca.crt</source>
        <translation>/home/ada/prod-b-ca.crt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Add backend</source>
        <translation>バックエンドを追加</translation>
    </message>
    <message>
        <source>Enter an address and a token file.</source>
        <translation>アドレスとトークンが必要です。</translation>
    </message>
</context>
<context>
    <name>AlarmLine</name>
    <message>
        <source>No alarms need attention</source>
        <translation>対応が必要なアラームはありません</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>NEW</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>+%1 more</source>
        <translation>他 %1 件</translation>
    </message>
    <message>
        <source>Acknowledge %1</source>
        <translation>%1 を確認</translation>
    </message>
    <message>
        <source>Ack  %1</source>
        <translation>確認  %1</translation>
    </message>
    <message>
        <source>Ack</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>%1 へ移動</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>No ack: the data is older than 10 s.</source>
        <translation>確認できません: データが 10 s より古いです。</translation>
    </message>
    <message>
        <source>No ack: the role operator is needed.</source>
        <translation>確認できません: operator の役割が必要です。</translation>
    </message>
</context>
<context>
    <name>AlarmList</name>
    <message>
        <source>P%1, %2, %3</source>
        <translation>P%1、%2、%3</translation>
    </message>
    <message>
        <source>P%1, %2</source>
        <translation>P%1、%2</translation>
    </message>
    <message>
        <source>Show all: %1</source>
        <translation>すべて表示: %1</translation>
    </message>
    <message>
        <source>Fold: %1</source>
        <translation>折りたたむ: %1</translation>
    </message>
</context>
<context>
    <name>AlarmsPage</name>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>データが 10 秒以上前のものです。変更はできません。</translation>
    </message>
    <message>
        <source>%1 is not allowed to change alarms.</source>
        <translation>%1 にはアラームを変更する権限がありません。</translation>
    </message>
    <message>
        <source>Flood since %1: %2 alarms in 10 min</source>
        <translation>%1 からアラーム多発: 10 分間に %2 件</translation>
    </message>
    <message>
        <source>No flood: %1 in 10 min</source>
        <translation>多発なし: 10 分間に %1 件</translation>
    </message>
    <message>
        <source>%1 in the last hour</source>
        <translation>直近 1 時間で %1 件</translation>
    </message>
    <message>
        <source>%1 in 24 h</source>
        <translation>24 時間で %1 件</translation>
    </message>
    <message>
        <source>1 alarm is older than 24 h</source>
        <translation>24 時間超の継続 1 件</translation>
    </message>
    <message>
        <source>%1 alarms are older than 24 h</source>
        <translation>24 時間超の継続 %1 件</translation>
    </message>
    <message>
        <source>Copies what the next shift needs to know, as Markdown</source>
        <translation>次のシフトへの引き継ぎ事項を Markdown でコピーします</translation>
    </message>
    <message>
        <source>Copy shift handover sheet</source>
        <translation>シフト引き継ぎシートをコピー</translation>
    </message>
    <message>
        <source>Handover sheet copied.</source>
        <translation>引き継ぎシートをコピーしました。</translation>
    </message>
    <message>
        <source>a person can handle 10</source>
        <translation>1 人で対応できるのは 10 件まで</translation>
    </message>
    <message>
        <source>Alarms per 10 min, last 24 h</source>
        <translation>10 分あたりのアラーム数 (直近 24 時間)</translation>
    </message>
    <message>
        <source>Priorities, last 24 h</source>
        <translation>優先度 (直近 24 時間)</translation>
    </message>
    <message>
        <source>Not acknowledged</source>
        <translation>未確認</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>No alarms to acknowledge.</source>
        <translation>確認するアラームはありません。</translation>
    </message>
    <message>
        <source>Unacknowledged alarms</source>
        <translation>未確認のアラーム</translation>
    </message>
    <message>
        <source>raised %1 ago</source>
        <translation>%1 前に発生</translation>
    </message>
    <message>
        <source>Acknowledged, still active</source>
        <translation>確認済み・未解決</translation>
    </message>
    <message>
        <source>No acknowledged alarms are active.</source>
        <translation>確認済みで継続中のものはありません。</translation>
    </message>
    <message>
        <source>Acknowledged alarms</source>
        <translation>確認済みのアラーム</translation>
    </message>
    <message>
        <source>%1, %2 ago; raised %3 ago</source>
        <translation>%1、%2 前。発生は %3 前</translation>
    </message>
    <message>
        <source>Top 10 sources, last 24 h</source>
        <translation>発生元の上位 10 件 (直近 24 時間)</translation>
    </message>
    <message>
        <source>No alarm in the last 24 h.</source>
        <translation>直近 24 時間のアラームはありません。</translation>
    </message>
    <message>
        <source>Sources with the most alarms</source>
        <translation>アラームの多い発生元</translation>
    </message>
    <message>
        <source>3 times or more in 1 h</source>
        <translation>1 時間に 3 回以上</translation>
    </message>
    <message>
        <source>Chattering</source>
        <translation>チャタリング</translation>
    </message>
    <message>
        <source>No chattering alarms.</source>
        <translation>発生と復旧を繰り返すアラームはありません。</translation>
    </message>
    <message>
        <source>Chattering alarms</source>
        <translation>発生と復旧を繰り返すアラーム</translation>
    </message>
    <message>
        <source>Shelved</source>
        <translation>保留中</translation>
    </message>
    <message>
        <source>Unshelve</source>
        <translation>保留を解除</translation>
    </message>
    <message>
        <source>No shelved alarms.</source>
        <translation>保留中のものはありません。</translation>
    </message>
    <message>
        <source>Shelved alarms</source>
        <translation>保留中のアラーム</translation>
    </message>
    <message>
        <source>back in %1; %2: %3</source>
        <translation>%1 後に復帰。%2: %3</translation>
    </message>
    <message>
        <source>The backend does not serve alarms.</source>
        <translation>バックエンドからアラームの情報が届いていません。</translation>
    </message>
    <message>
        <source>Shelve…</source>
        <translation>保留…</translation>
    </message>
</context>
<context>
    <name>AppearancePane</name>
    <message>
        <source>Saved in %1.</source>
        <translation>%1 に保存されます。</translation>
    </message>
    <message>
        <source>Not saved: lost when the console is closed.</source>
        <translation>コンソールを閉じると破棄されます。</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>デスクトップに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Light for a bright room, dark for a dim one.</source>
        <translation>明るい部屋ではライト、暗い部屋ではダーク。</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>コンパクト</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Touch</source>
        <translation>タッチ</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>表示密度</translation>
    </message>
    <message>
        <source>Rows of 28, 36 or 48 pixels.</source>
        <translation>行の高さは 28、36、48 ピクセルです。</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>拡大率</translation>
    </message>
    <message>
        <source>Takes effect when the console is restarted.</source>
        <translation>コンソールの再起動後に有効になります。</translation>
    </message>
    <message>
        <source>In addition to the scale of the desktop.</source>
        <translation>デスクトップの設定に加えて適用されます。</translation>
    </message>
    <message>
        <source>Reduce motion: no animation and no blinking</source>
        <translation>動きを減らす: 動きや点滅を行いません</translation>
    </message>
</context>
<context>
    <name>AuditColumns</name>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Actor</source>
        <translation>実行者</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Approved by</source>
        <translation>承認者</translation>
    </message>
    <message>
        <source>From</source>
        <translation>接続元</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
</context>
<context>
    <name>AuditList</name>
    <message>
        <source>Audit</source>
        <translation>監査</translation>
    </message>
    <message>
        <source>1 row copied.</source>
        <translation>1 行をコピーしました。</translation>
    </message>
    <message>
        <source>%1 rows copied.</source>
        <translation>%1 行をコピーしました。</translation>
    </message>
</context>
<context>
    <name>AuditPage</name>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>タイムアウト</translation>
    </message>
    <message>
        <source>G4</source>
        <translation>G4</translation>
    </message>
    <message>
        <source>Break-glass</source>
        <translation>緊急実行 (break-glass)</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>2 人承認</translation>
    </message>
    <message>
        <source>Every row was checked, %1 are intact.</source>
        <translation>全行を再読み取りし、%1 行が正常です。</translation>
    </message>
    <message>
        <source>Filter (/)</source>
        <translation>フィルター (/)</translation>
    </message>
    <message>
        <source>Saves the visible rows</source>
        <translation>表示中の行を保存します</translation>
    </message>
    <message>
        <source>Save CSV</source>
        <translation>CSV を保存</translation>
    </message>
    <message>
        <source>Saves the visible rows, one JSON object per line</source>
        <translation>表示中の行を 1 行 1 JSON オブジェクトで保存します</translation>
    </message>
    <message>
        <source>Save JSONL</source>
        <translation>JSONL を保存</translation>
    </message>
    <message>
        <source>chain not checked yet</source>
        <translation>チェーン未検証</translation>
    </message>
    <message>
        <source>chain ok to #%1</source>
        <translation>チェーン正常 (#%1 まで)</translation>
    </message>
    <message>
        <source>1 break-glass to review</source>
        <translation>緊急実行 1 件がレビュー待ちです</translation>
    </message>
    <message>
        <source>%1 break-glasses to review</source>
        <translation>緊急実行 %1 件がレビュー待ちです</translation>
    </message>
    <message>
        <source>The backend checks the hash of every row</source>
        <translation>バックエンドが全行とハッシュを再度読み取ります</translation>
    </message>
    <message>
        <source>Check chain</source>
        <translation>チェーンを検証</translation>
    </message>
    <message>
        <source>%1 rows match</source>
        <translation>%1 行が一致</translation>
    </message>
    <message>
        <source>The newest %1 rows</source>
        <translation>最新の %1 行</translation>
    </message>
    <message>
        <source>Checked %1.</source>
        <translation>%1 に確認しました。</translation>
    </message>
    <message>
        <source>No changes were made in %1 through Holdpoint.</source>
        <translation>%1 では Holdpoint による変更はまだありません。</translation>
    </message>
    <message>
        <source>The filters hide all rows.</source>
        <translation>フィルターで非表示の行があります。</translation>
    </message>
    <message>
        <source>Filter by actor, action, object or reason (/)</source>
        <translation>実行者、操作、オブジェクト、理由で絞り込み (/)</translation>
    </message>
    <message>
        <source>from:10.0.7 searches addresses only, for:ada who is acted for; actor:, object:, action: likewise</source>
        <translation>from:10.0.7 はアドレスだけ、for:ada は代理対象、actor: object: action: はそれぞれの列を検索します</translation>
    </message>
    <message>
        <source>Another person writes down the findings, and the alarm clears</source>
        <translation>別の人が確認した内容を書くと、アラームは終わります</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>確認…</translation>
    </message>
    <message>
        <source>1 row matches</source>
        <translation>1 行が一致</translation>
    </message>
    <message>
        <source>the column %1</source>
        <translation>列 %1</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 件選択中</translation>
    </message>
    <message>
        <source>Views…</source>
        <translation>ビュー…</translation>
    </message>
</context>
<context>
    <name>AuditPanel</name>
    <message>
        <source>The server accepted it</source>
        <translation>サーバーが受理しました</translation>
    </message>
    <message>
        <source>The server refused it</source>
        <translation>サーバーが拒否しました</translation>
    </message>
    <message>
        <source>No dry run was made</source>
        <translation>ドライランは未実施</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>行 %1</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Select a row to see its patch, dry run and interlocks.</source>
        <translation>行を選択すると、パッチ、ドライラン、インターロックを表示します。</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結末</translation>
    </message>
    <message>
        <source>Actor</source>
        <translation>実行者</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>送信元 %1</translation>
    </message>
    <message>
        <source>On behalf of</source>
        <translation>代理対象</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Approved by</source>
        <translation>承認者</translation>
    </message>
    <message>
        <source>Break-glass</source>
        <translation>緊急実行 (break-glass)</translation>
    </message>
    <message>
        <source>yes, without a second person</source>
        <translation>あり (2 人目の承認なし)</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>レビュー</translation>
    </message>
    <message>
        <source>Guard level</source>
        <translation>ガードレベル</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>ドライラン</translation>
    </message>
    <message>
        <source>uid</source>
        <translation>uid</translation>
    </message>
    <message>
        <source>Digest</source>
        <translation>ダイジェスト</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>ハッシュ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Interlocks at that moment</source>
        <translation>その時点のインターロック</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2、%3</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>パッチ</translation>
    </message>
    <message>
        <source>Copy patch</source>
        <translation>パッチをコピー</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
</context>
<context>
    <name>AuditRowItem</name>
    <message>
        <source>row %1</source>
        <translation>行 %1</translation>
    </message>
</context>
<context>
    <name>AuditText</name>
    <message>
        <source>%1 asked to remove the hook %3 from %2.</source>
        <translation>%1 が %2 からフック %3 の削除を要求しました。</translation>
    </message>
    <message>
        <source>%1 removed the hook %3 from %2.</source>
        <translation>%1 が %2 からフック %3 を削除しました。</translation>
    </message>
    <message>
        <source>%1 asked to retry the drain of %2.</source>
        <translation>%1 が %2 のドレインの再試行を要求しました。</translation>
    </message>
    <message>
        <source>%1 retried the drain of %2.</source>
        <translation>%1 が %2 のドレインを再試行しました。</translation>
    </message>
    <message>
        <source>%1 asked to skip the drain of %2.</source>
        <translation>%1 が %2 のドレインのスキップを要求しました。</translation>
    </message>
    <message>
        <source>%1 skipped the drain of %2.</source>
        <translation>%1 が %2 のドレインをスキップしました。</translation>
    </message>
    <message>
        <source>%1 asked to mark %2 for replacement.</source>
        <translation>%1 が %2 を交換対象に指定するよう要求しました。</translation>
    </message>
    <message>
        <source>%1 marked %2 for replacement.</source>
        <translation>%1 が %2 を交換対象に指定しました。</translation>
    </message>
    <message>
        <source>%1 asked to cordon %2.</source>
        <translation>%1 が %2 のスケジュール停止を要求しました。</translation>
    </message>
    <message>
        <source>%1 cordoned %2.</source>
        <translation>%1 が %2 のスケジュールを停止しました。</translation>
    </message>
    <message>
        <source>%1 asked to uncordon %2.</source>
        <translation>%1 が %2 のスケジュール再開を要求しました。</translation>
    </message>
    <message>
        <source>%1 uncordoned %2.</source>
        <translation>%1 が %2 のスケジュールを再開しました。</translation>
    </message>
    <message>
        <source>%1 asked to hold %2 off.</source>
        <translation>%1 が %2 を電源オフで保持するよう要求しました。</translation>
    </message>
    <message>
        <source>%1 set a hold that keeps %2 off.</source>
        <translation>%1 が %2 を電源オフで保持するホールドを設定しました。</translation>
    </message>
    <message>
        <source>%1 asked to release the hold %3 on %2.</source>
        <translation>%1 が %2 のホールド %3 の解除を要求しました。</translation>
    </message>
    <message>
        <source>%1 released the hold %3 on %2.</source>
        <translation>%1 が %2 のホールド %3 を解除しました。</translation>
    </message>
    <message>
        <source>%1 asked to release the power key %3 of %2.</source>
        <translation>%1 が %2 の電源キー %3 の解除を要求しました。</translation>
    </message>
    <message>
        <source>%1 released the power key %3 of %2.</source>
        <translation>%1 が %2 の電源キー %3 を解除しました。</translation>
    </message>
    <message>
        <source>%1 asked to power on %2.</source>
        <translation>%1 が %2 の電源オンを要求しました。</translation>
    </message>
    <message>
        <source>%1 powered on %2.</source>
        <translation>%1 が %2 の電源を入れました。</translation>
    </message>
    <message>
        <source>%1 asked to power off %2.</source>
        <translation>%1 が %2 の電源オフを要求しました。</translation>
    </message>
    <message>
        <source>%1 powered off %2.</source>
        <translation>%1 が %2 の電源を切りました。</translation>
    </message>
    <message>
        <source>%1 asked for a soft reboot of %2.</source>
        <translation>%1 が %2 のソフトリブートを要求しました。</translation>
    </message>
    <message>
        <source>%1 made a soft reboot of %2.</source>
        <translation>%1 が %2 をソフトリブートしました。</translation>
    </message>
    <message>
        <source>%1 asked for a hard reboot of %2.</source>
        <translation>%1 が %2 のハードリブートを要求しました。</translation>
    </message>
    <message>
        <source>%1 made a hard reboot of %2.</source>
        <translation>%1 が %2 をハードリブートしました。</translation>
    </message>
    <message>
        <source>%1 asked to cancel the remediation of %2.</source>
        <translation>%1 が %2 の修復の取り消しを要求しました。</translation>
    </message>
    <message>
        <source>%1 cancelled the remediation of %2.</source>
        <translation>%1 が %2 の修復を取り消しました。</translation>
    </message>
    <message>
        <source>%1 asked to exclude %2 from remediation.</source>
        <translation>%1 が %2 を修復の対象から外すよう要求しました。</translation>
    </message>
    <message>
        <source>%1 excluded %2 from remediation.</source>
        <translation>%1 が %2 を修復の対象から外しました。</translation>
    </message>
    <message>
        <source>%1 asked to include %2 in remediation again.</source>
        <translation>%1 が %2 を再び修復の対象にするよう要求しました。</translation>
    </message>
    <message>
        <source>%1 included %2 in remediation again.</source>
        <translation>%1 が %2 を再び修復の対象にしました。</translation>
    </message>
    <message>
        <source>%1 asked to restore the drain of %2.</source>
        <translation>%1 が %2 のドレインを元に戻すよう要求しました。</translation>
    </message>
    <message>
        <source>%1 restored the drain of %2.</source>
        <translation>%1 が %2 のドレインを元に戻しました。</translation>
    </message>
    <message>
        <source>%1 asked to restore the volume wait of %2.</source>
        <translation>%1 が %2 のボリューム待機を元に戻すよう要求しました。</translation>
    </message>
    <message>
        <source>%1 restored the volume wait of %2.</source>
        <translation>%1 が %2 のボリューム待機を元に戻しました。</translation>
    </message>
    <message>
        <source>%1 asked to pause %2.</source>
        <translation>%1 が %2 の一時停止を要求しました。</translation>
    </message>
    <message>
        <source>%1 paused %2.</source>
        <translation>%1 が %2 を一時停止しました。</translation>
    </message>
    <message>
        <source>%1 asked to resume %2.</source>
        <translation>%1 が %2 の再開を要求しました。</translation>
    </message>
    <message>
        <source>%1 resumed %2.</source>
        <translation>%1 が %2 を再開しました。</translation>
    </message>
    <message>
        <source>%1 asked to detach %2.</source>
        <translation>%1 が %2 のデタッチを要求しました。</translation>
    </message>
    <message>
        <source>%1 detached %2.</source>
        <translation>%1 が %2 をデタッチしました。</translation>
    </message>
    <message>
        <source>%1 asked to attach %2.</source>
        <translation>%1 が %2 のアタッチを要求しました。</translation>
    </message>
    <message>
        <source>%1 attached %2.</source>
        <translation>%1 が %2 をアタッチしました。</translation>
    </message>
    <message>
        <source>%1 asked to skip the volume wait of %2.</source>
        <translation>%1 が %2 のボリューム待機のスキップを要求しました。</translation>
    </message>
    <message>
        <source>%1 skipped the volume wait of %2.</source>
        <translation>%1 が %2 のボリューム待機をスキップしました。</translation>
    </message>
    <message>
        <source>%1 asked to limit the drains of %2.</source>
        <translation>%1 が %2 のドレインの制限を要求しました。</translation>
    </message>
    <message>
        <source>%1 limited the drains of %2.</source>
        <translation>%1 が %2 のドレインを制限しました。</translation>
    </message>
    <message>
        <source>%1 asked for the remediation of %2.</source>
        <translation>%1 が %2 の修復を求めました。</translation>
    </message>
    <message>
        <source>%1 requested the remediation of %2.</source>
        <translation>%1 が %2 の修復を要求しました。</translation>
    </message>
    <message>
        <source>%2 came by a link that %1 shared.</source>
        <translation>%2 が、%1 の共有したリンクからアクセスしました。</translation>
    </message>
    <message>
        <source>%1 approved the screen %2.</source>
        <translation>%1 が画面 %2 を承認しました。</translation>
    </message>
    <message>
        <source>%1 denied the screen %2.</source>
        <translation>%1 が画面 %2 を拒否しました。</translation>
    </message>
    <message>
        <source>The screen %2, approved by %1, was paired.</source>
        <translation>%1 が承認した画面 %2 がペアリングされました。</translation>
    </message>
    <message>
        <source>%1 renamed a screen to %2.</source>
        <translation>%1 が画面の名前を %2 に変更しました。</translation>
    </message>
    <message>
        <source>%1 revoked the screen %2.</source>
        <translation>%1 が画面 %2 を取り消しました。</translation>
    </message>
    <message>
        <source>%1 created the token %2.</source>
        <translation>%1 がトークン %2 を作成しました。</translation>
    </message>
    <message>
        <source>%1 revoked the token %2.</source>
        <translation>%1 がトークン %2 を取り消しました。</translation>
    </message>
    <message>
        <source>%1 replaced the token %2.</source>
        <translation>%1 がトークン %2 を置き換えました。</translation>
    </message>
    <message>
        <source>%1 replaced the certificate.</source>
        <translation>%1 が証明書を置き換えました。</translation>
    </message>
    <message>
        <source>%1 replaced the key of the audit.</source>
        <translation>%1 が監査の鍵を置き換えました。</translation>
    </message>
    <message>
        <source>%1 replaced the key that signs bundles.</source>
        <translation>%1 がバンドルに署名する鍵を置き換えました。</translation>
    </message>
    <message>
        <source>%1 accepted the audit as it is.</source>
        <translation>%1 が監査を現状のまま承認しました。</translation>
    </message>
    <message>
        <source>%1 asked to set the budget %2.</source>
        <translation>%1 が許容時間 %2 の設定を要求しました。</translation>
    </message>
    <message>
        <source>%1 set the budget %2.</source>
        <translation>%1 が許容時間 %2 を設定しました。</translation>
    </message>
</context>
<context>
    <name>BackendPicker</name>
    <message>
        <source>Backends</source>
        <translation>バックエンド</translation>
    </message>
    <message>
        <source>What you change in a window goes to its backend only.</source>
        <translation>ウィンドウで書き込んだものは、そのバックエンドだけに送られます。</translation>
    </message>
    <message>
        <source>Add a backend…</source>
        <translation>バックエンドを追加…</translation>
    </message>
    <message>
        <source>All clusters</source>
        <translation>すべてのクラスター</translation>
    </message>
</context>
<context>
    <name>BackendRow</name>
    <message>
        <source>connecting</source>
        <translation>接続中</translation>
    </message>
    <message>
        <source>live</source>
        <translation>ライブ</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>遅延</translation>
    </message>
    <message>
        <source>STALE %1</source>
        <translation>古い %1</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>未接続</translation>
    </message>
    <message>
        <source>%1, %2 new alarms, highest P%3</source>
        <translation>%1、新しいアラーム %2 件、最も重いものは P%3</translation>
    </message>
    <message>
        <source>%1 holding</source>
        <translation>ホールド中 %1</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>新規 %1</translation>
    </message>
    <message>
        <source>Open %1 in another window</source>
        <translation>%1 を別のウィンドウで開く</translation>
    </message>
    <message>
        <source>New window</source>
        <translation>新しいウィンドウ</translation>
    </message>
    <message>
        <source>Remove %1 from this console</source>
        <translation>%1 をこのコンソールから外す</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>not live</source>
        <translation>ライブではありません</translation>
    </message>
</context>
<context>
    <name>Banners</name>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>今すぐ再試行</translation>
    </message>
    <message>
        <source>Next attempt in %1 s</source>
        <translation>次の試行まで %1 秒</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>接続中…</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>確認する…</translation>
    </message>
    <message>
        <source>+%1 more</source>
        <translation>他 %1 件</translation>
    </message>
    <message>
        <source>Needs your approval: %1</source>
        <translation>承認待ち: %1</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>停止: %1</translation>
    </message>
    <message>
        <source>Waiting for approval: %1</source>
        <translation>承認待ち: %1</translation>
    </message>
    <message>
        <source>In progress: %1</source>
        <translation>進行中: %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
</context>
<context>
    <name>BudgetsPane</name>
    <message>
        <source>Applied by the backend to current holds. With a history, a hold that takes longer than 95 of 100 like it is late; without one, the budget decides.</source>
        <translation>バックエンドが現在のホールドに適用する値です。履歴がない場合は許容時間を使い、履歴がある場合は同種 100 件中 95 件より長いものを遅延とみなします。</translation>
    </message>
    <message>
        <source>Alarm budgets</source>
        <translation>アラームの許容時間</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>ホールド</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>オーナー</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>許容時間</translation>
    </message>
    <message>
        <source>Usually</source>
        <translation>通常</translation>
    </message>
    <message>
        <source>95 of 100</source>
        <translation>100 件中 95 件</translation>
    </message>
    <message>
        <source>Budgets</source>
        <translation>許容時間</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>no history</source>
        <translation>履歴なし</translation>
    </message>
    <message>
        <source>%1 (n %2)</source>
        <translation>%1 (n %2)</translation>
    </message>
    <message>
        <source>Budgets appear with the holds they apply to.</source>
        <translation>許容時間は対象のホールドとともに表示されます。</translation>
    </message>
    <message>
        <source>No holds.</source>
        <translation>ホールドはありません。</translation>
    </message>
    <message>
        <source>Every hold at %1</source>
        <translation>%1 のすべてのホールド</translation>
    </message>
    <message>
        <source>Every hold of %1</source>
        <translation>%1 のすべてのホールド</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%2 の %1</translation>
    </message>
    <message>
        <source>Select a hold to change its budget.</source>
        <translation>許容時間を変更するホールドを選択してください。</translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Budget, such as 45m</source>
        <translation>許容時間、例: 45m</translation>
    </message>
    <message>
        <source>New budget</source>
        <translation>新しい許容時間</translation>
    </message>
    <message>
        <source>Enter a duration such as 45m or 1h30m.</source>
        <translation>45m や 1h30m のような時間を入力してください。</translation>
    </message>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>データが 10 秒以上前のものです。変更はできません。</translation>
    </message>
    <message>
        <source>Requires the role admin.</source>
        <translation>ロール admin が必要です。</translation>
    </message>
    <message>
        <source>The budget of %1 is %2.</source>
        <translation>%1 の許容時間は %2 です。</translation>
    </message>
    <message>
        <source>The budget of %1 is %2, as configured.</source>
        <translation>%1 の許容時間は設定どおり %2 です。</translation>
    </message>
    <message>
        <source>The budget of %1 is the default.</source>
        <translation>%1 の許容時間は既定値です。</translation>
    </message>
    <message>
        <source>Enter a reason to reset the budget of %1.</source>
        <translation>%1 の許容時間を既定に戻す理由を入力してください。</translation>
    </message>
    <message>
        <source>Ten characters or a ticket id</source>
        <translation>10 文字以上またはチケット ID</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Set for this site</source>
        <translation>このサイトの設定</translation>
    </message>
    <message>
        <source>in the configuration</source>
        <translation>設定ファイルの値</translation>
    </message>
    <message>
        <source>set here; %1 in the configuration</source>
        <translation>ここで設定（設定ファイルでは %1）</translation>
    </message>
    <message>
        <source>set here</source>
        <translation>ここで設定</translation>
    </message>
    <message>
        <source>Reset the budget of %1</source>
        <translation>%1 の許容時間を既定に戻す</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>既定に戻す…</translation>
    </message>
</context>
<context>
    <name>BulkActs</name>
    <message>
        <source>Reason: at least 10 characters, or a ticket id</source>
        <translation>理由: 10 文字以上、またはチケット ID</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Number of machines, %1</source>
        <translation>マシンの台数、%1</translation>
    </message>
    <message>
        <source>Number of machines: type %1</source>
        <translation>マシンの台数: %1 と入力</translation>
    </message>
    <message>
        <source>Digits, %1</source>
        <translation>数字、%1</translation>
    </message>
    <message>
        <source>Digits: type %1</source>
        <translation>数字: %1 と入力</translation>
    </message>
    <message>
        <source>Continue even if I disconnect</source>
        <translation>自分の接続が切れても続行する</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>What was not sent is not sent any more</source>
        <translation>未送信のものはもう送信されません</translation>
    </message>
    <message>
        <source>Withdraw the request</source>
        <translation>要求を取り下げ</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>却下</translation>
    </message>
    <message>
        <source>Stop the plan</source>
        <translation>計画を停止</translation>
    </message>
    <message>
        <source>End the plan</source>
        <translation>計画を終了</translation>
    </message>
    <message>
        <source>Plan again</source>
        <translation>計画し直す</translation>
    </message>
    <message>
        <source>Continue the plan</source>
        <translation>計画を続行</translation>
    </message>
    <message>
        <source>Approve: %1</source>
        <translation>承認: %1</translation>
    </message>
    <message>
        <source>Request approval</source>
        <translation>承認を依頼</translation>
    </message>
    <message>
        <source>Start the plan</source>
        <translation>計画を開始</translation>
    </message>
    <message>
        <source>Read-only: requires the role operator or approver.</source>
        <translation>閲覧のみ可能です。操作には operator または approver ロールが必要です。</translation>
    </message>
    <message>
        <source>Only %1 can continue it.</source>
        <translation>続行できるのは %1 だけです。</translation>
    </message>
</context>
<context>
    <name>BulkBar</name>
    <message>
        <source>1 hold selected</source>
        <translation>ホールド 1 件を選択中</translation>
    </message>
    <message>
        <source>%1 holds selected</source>
        <translation>ホールド %1 件を選択中</translation>
    </message>
    <message>
        <source>Acknowledge (A)</source>
        <translation>確認 (A)</translation>
    </message>
    <message>
        <source>Shelve… (H)</source>
        <translation>保留… (H)</translation>
    </message>
    <message>
        <source>Ask owners</source>
        <translation>オーナーに問い合わせ</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>選択を解除</translation>
    </message>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>無効: データが 10 s より古くなっています。</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>operator ロールが必要です。</translation>
    </message>
</context>
<context>
    <name>BulkHead</name>
    <message>
        <source>Guard level %1</source>
        <translation>ガードレベル %1</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>（%1）</translation>
    </message>
</context>
<context>
    <name>BulkMachineList</name>
    <message>
        <source>Left out · %1</source>
        <translation>対象外 · %1</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>マシン 1 台</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>マシン %1 台</translation>
    </message>
    <message>
        <source>Wave %1 of %2 · %3</source>
        <translation>第 %1 波 (全 %2 波) · %3</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>対象外</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>未送信</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>観測済み</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Machines of the plan</source>
        <translation>計画のマシン</translation>
    </message>
    <message>
        <source>1 check passed</source>
        <translation>チェック 1 件に合格</translation>
    </message>
    <message>
        <source>%1 checks passed</source>
        <translation>チェック %1 件に合格</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>パッチ</translation>
    </message>
</context>
<context>
    <name>BulkRules</name>
    <message>
        <source>%1 waves, with a pause of %2 after each.</source>
        <translation>%1 波。各波の後に %2 の間隔を置きます。</translation>
    </message>
    <message>
        <source>One wave.</source>
        <translation>1 波。</translation>
    </message>
    <message>
        <source>Each machine is checked again before it is sent. One that is no longer as planned is skipped.</source>
        <translation>各マシンは送信前にもう一度確認されます。計画時と異なるものはスキップされます。</translation>
    </message>
    <message>
        <source>It stops at the first machine that fails.</source>
        <translation>最初に失敗したマシンで停止します。</translation>
    </message>
    <message>
        <source>It stops when more machines fail than %1.</source>
        <translation>失敗したマシンが %1 台を超えると停止します。</translation>
    </message>
    <message>
        <source>It stops when a check changes, an effect is not observed, a right is lost or the clock is set.</source>
        <translation>チェックが変わったとき、効果が確認されないとき、権限が失われたとき、時計が変更されたときに停止します。</translation>
    </message>
    <message>
        <source>It continues when the person who started it disconnects.</source>
        <translation>開始した人の接続が切れても続行します。</translation>
    </message>
    <message>
        <source>It stops when the person who started it disconnects.</source>
        <translation>開始した人の接続が切れると停止します。</translation>
    </message>
    <message>
        <source>Anybody with the role operator or approver can stop it.</source>
        <translation>operator または approver ロールを持つ人は誰でも停止できます。</translation>
    </message>
    <message>
        <source>Rules of the plan</source>
        <translation>計画の規則</translation>
    </message>
    <message>
        <source>Cannot be done: %1</source>
        <translation>実行できません: %1</translation>
    </message>
    <message>
        <source>How it runs</source>
        <translation>進め方</translation>
    </message>
    <message>
        <source>A second person must approve exactly this plan: another identity with the role approver.</source>
        <translation>2 人目がこの計画そのものを承認する必要があります。approver ロールを持つ別の ID です。</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Approved by %1.</source>
        <translation>%1 が承認しました。</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>計画</translation>
    </message>
    <message>
        <source>Read %1. Digest %2.</source>
        <translation>読み取り %1。ダイジェスト %2。</translation>
    </message>
</context>
<context>
    <name>CalendarPage</name>
    <message>
        <source>Previous month</source>
        <translation>前の月</translation>
    </message>
    <message>
        <source>Previous week</source>
        <translation>前の週</translation>
    </message>
    <message>
        <source>Go to today</source>
        <translation>今日から</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>次の月</translation>
    </message>
    <message>
        <source>Next week</source>
        <translation>次の週</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 から %2</translation>
    </message>
    <message>
        <source>Times are UTC</source>
        <translation>時刻は UTC</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>週</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Saves windows and maintenances as iCalendar, for calendar apps</source>
        <translation>ウィンドウとメンテナンスを iCalendar として保存し、個人のカレンダーで使えます</translation>
    </message>
    <message>
        <source>Save ICS</source>
        <translation>ICS を保存</translation>
    </message>
    <message>
        <source>%1 (and %2 more)</source>
        <translation>%1 (他 %2 件)</translation>
    </message>
    <message>
        <source>Checked %1.</source>
        <translation>%1 に確認しました。</translation>
    </message>
    <message>
        <source>No windows and no maintenance in %1. Maintenance may start at any time.</source>
        <translation>%1 にウィンドウもメンテナンスもありません。メンテナンスはいつでも開始できます。</translation>
    </message>
    <message>
        <source>Plan one piece of work, or import a calendar</source>
        <translation>作業を一件計画するか、カレンダーを取り込みます</translation>
    </message>
    <message>
        <source>Plan work…</source>
        <translation>作業を計画…</translation>
    </message>
    <message>
        <source>Copies the address of the calendar, for apps that subscribe to it</source>
        <translation>購読するプログラムのためにカレンダーのアドレスをコピーします</translation>
    </message>
    <message>
        <source>Copy feed</source>
        <translation>フィードをコピー</translation>
    </message>
    <message>
        <source>Copied. Append ?token= and the token of a viewer.</source>
        <translation>コピーしました。?token= と viewer のトークンを付けてください。</translation>
    </message>
    <message>
        <source>Window %1 removed.</source>
        <translation>ウィンドウ %1 を削除しました。</translation>
    </message>
    <message>
        <source>Window %1 is back.</source>
        <translation>ウィンドウ %1 を元に戻しました。</translation>
    </message>
</context>
<context>
    <name>CellLook</name>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Under 1 hour</source>
        <translation>1 時間未満</translation>
    </message>
    <message>
        <source>Under 1 day</source>
        <translation>1 日未満</translation>
    </message>
    <message>
        <source>Under 7 days</source>
        <translation>7 日未満</translation>
    </message>
    <message>
        <source>Under 30 days</source>
        <translation>30 日未満</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>それ以上</translation>
    </message>
    <message>
        <source>No host</source>
        <translation>ホストなし</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Not as intended</source>
        <translation>要求と不一致</translation>
    </message>
    <message>
        <source>Changing</source>
        <translation>切り替え中</translation>
    </message>
    <message>
        <source>In maintenance</source>
        <translation>メンテナンス中</translation>
    </message>
    <message>
        <source>Needs a person</source>
        <translation>人の対応が必要</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>予定</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Act now</source>
        <translation>即時対応</translation>
    </message>
    <message>
        <source>Soon</source>
        <translation>早めに対応</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>注視</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>ホールド中</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>未対応</translation>
    </message>
</context>
<context>
    <name>CheckList</name>
    <message>
        <source>Evidence</source>
        <translation>根拠</translation>
    </message>
    <message>
        <source>Evidence, read %1</source>
        <translation>根拠 (%1 に読み取り)</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ChecksPane</name>
    <message>
        <source>Reading the checks…</source>
        <translation>チェックを読み取り中…</translation>
    </message>
    <message>
        <source>Checks are not available: the data is older than 10 s.</source>
        <translation>データが 10 秒以上前の場合、チェックは読み取られません。</translation>
    </message>
    <message>
        <source>You are not allowed to read the checks: %1</source>
        <translation>チェックを読み取る権限がありません: %1</translation>
    </message>
    <message>
        <source>The checks could not be read: %1</source>
        <translation>チェックを読み取れませんでした: %1</translation>
    </message>
    <message>
        <source>No checks needed.</source>
        <translation>チェックするものはありません。</translation>
    </message>
    <message>
        <source>Checks: %1</source>
        <translation>事前チェック: %1</translation>
    </message>
</context>
<context>
    <name>ClusterHoldItem</name>
    <message>
        <source>%1: %2, %3 at %4, %5</source>
        <translation>%1: %2、%4 の %3、%5</translation>
    </message>
</context>
<context>
    <name>ClusterList</name>
    <message>
        <source>Clusters</source>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>マシン 1 台</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>マシン %1 台</translation>
    </message>
    <message>
        <source>%1 holding</source>
        <translation>ホールド中 %1</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 を開く</translation>
    </message>
</context>
<context>
    <name>ClustersFleet</name>
    <message>
        <source>oldest %1</source>
        <translation>最古 %1</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>ホールド中</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>遅延</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>期限超過</translation>
    </message>
    <message>
        <source>Power unknown or wrong</source>
        <translation>電源が不明または不一致</translation>
    </message>
    <message>
        <source>In maintenance</source>
        <translation>メンテナンス中</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>要対応</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ClustersHolds</name>
    <message>
        <source>%1: %2, oldest %3</source>
        <translation>%1: %2、最古 %3</translation>
    </message>
    <message>
        <source>1 hold</source>
        <translation>ホールド 1 件</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>ホールド %1 件</translation>
    </message>
    <message>
        <source>Filter (/)</source>
        <translation>フィルター (/)</translation>
    </message>
    <message>
        <source>Filter by cluster, machine, hold, owner or point (/)</source>
        <translation>クラスター、マシン、ホールド、オーナー、ポイントで絞り込み (/)</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>ホールド中</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>遅延</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>期限超過</translation>
    </message>
    <message>
        <source>Orphan owner</source>
        <translation>オーナー不在</translation>
    </message>
    <message>
        <source>Control plane</source>
        <translation>コントロールプレーン</translation>
    </message>
    <message>
        <source>Armed</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>By cluster</source>
        <translation>クラスターでグループ化</translation>
    </message>
    <message>
        <source>By owner</source>
        <translation>オーナー別</translation>
    </message>
    <message>
        <source>By point</source>
        <translation>ポイント別</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>グループなし</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>グループ化</translation>
    </message>
    <message>
        <source>1 change – press R to apply</source>
        <translation>変更 1 件 – R で適用</translation>
    </message>
    <message>
        <source>%1 changes – press R to apply</source>
        <translation>変更 %1 件 – R で適用</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>Waiting at</source>
        <translation>待ち位置</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>ホールド</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>オーナー</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>経過</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Holds of all clusters</source>
        <translation>すべてのクラスターのホールド</translation>
    </message>
    <message>
        <source>Checked %1.</source>
        <translation>%1 に確認しました。</translation>
    </message>
    <message>
        <source>Nothing is holding.</source>
        <translation>ホールド中のものはありません。</translation>
    </message>
    <message>
        <source>Nothing is holding in the connected clusters.</source>
        <translation>見えているクラスターにはホールド中のものはありません。</translation>
    </message>
    <message>
        <source>1 hold is hidden by the filters.</source>
        <translation>1 件のホールドがフィルターで非表示です。</translation>
    </message>
    <message>
        <source>%1 holds are hidden by the filters.</source>
        <translation>%1 件のホールドがフィルターで非表示です。</translation>
    </message>
</context>
<context>
    <name>ClustersMatrix</name>
    <message>
        <source>%1 (G)</source>
        <translation>%1 (G)</translation>
    </message>
    <message>
        <source>%1 (C)</source>
        <translation>%1 (C)</translation>
    </message>
</context>
<context>
    <name>ClustersTitle</name>
    <message>
        <source>Status</source>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>All clusters</source>
        <translation>すべてのクラスター</translation>
    </message>
    <message>
        <source>1 cluster</source>
        <translation>1 クラスター</translation>
    </message>
    <message>
        <source>%1 clusters</source>
        <translation>%1 クラスター</translation>
    </message>
    <message>
        <source>%1 of %2 clusters</source>
        <translation>%2 クラスター中 %1</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>フリート</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>ホールド</translation>
    </message>
    <message>
        <source>UTC %1</source>
        <translation>UTC %1</translation>
    </message>
    <message>
        <source>UTC --:--:--</source>
        <translation>UTC --:--:--</translation>
    </message>
    <message>
        <source>Back to one cluster</source>
        <translation>1 つのクラスターに戻る</translation>
    </message>
</context>
<context>
    <name>ClustersWindow</name>
    <message>
        <source>Holdpoint: all clusters</source>
        <translation>Holdpoint: すべてのクラスター</translation>
    </message>
    <message>
        <source>Read-only: changes are made in the window of one cluster. Open a row to go there.</source>
        <translation>ここからは何も書き込みません。書き込みは 1 つのクラスターに、その専用ウィンドウで行います。行を開くとそこへ移ります。</translation>
    </message>
</context>
<context>
    <name>CodeBlock</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>%1 をコピー</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
</context>
<context>
    <name>ColumnChips</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Clear the filter %1</source>
        <translation>フィルター %1 を解除</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
</context>
<context>
    <name>ColumnChoices</name>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>列を元に戻す</translation>
    </message>
</context>
<context>
    <name>ColumnMenu</name>
    <message>
        <source>Column %1</source>
        <translation>列 %1</translation>
    </message>
    <message>
        <source>Contains…</source>
        <translation>次を含む…</translation>
    </message>
    <message>
        <source>%1 contains</source>
        <translation>%1 が含む文字</translation>
    </message>
    <message>
        <source>Clear this filter</source>
        <translation>このフィルターを解除</translation>
    </message>
    <message>
        <source>Hide this column</source>
        <translation>この列を隠す</translation>
    </message>
    <message>
        <source>As second sort key</source>
        <translation>2 番目の並べ替えキー</translation>
    </message>
</context>
<context>
    <name>ColumnTitle</name>
    <message>
        <source>sorted, descending</source>
        <translation>並べ替え済み、降順</translation>
    </message>
    <message>
        <source>sorted, ascending</source>
        <translation>並べ替え済み、昇順</translation>
    </message>
    <message>
        <source>second sort column, descending</source>
        <translation>2 番目の並べ替え列、降順</translation>
    </message>
    <message>
        <source>second sort column, ascending</source>
        <translation>2 番目の並べ替え列、昇順</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Go to machine</source>
        <translation>マシンへ移動</translation>
    </message>
    <message>
        <source>Command or machine</source>
        <translation>コマンドまたはマシン</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>検索結果</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>一致なし</translation>
    </message>
</context>
<context>
    <name>ConnectionPage</name>
    <message>
        <source>This console</source>
        <translation>このコンソール</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>バックエンド</translation>
    </message>
    <message>
        <source>The backend has no streams.</source>
        <translation>バックエンドにストリームがありません。</translation>
    </message>
    <message>
        <source>Loading the streams</source>
        <translation>ストリームを読み込み中</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>ストリーム</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Last data</source>
        <translation>最後のメッセージ</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>オブジェクト数</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>構成要素</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>権限</translation>
    </message>
    <message>
        <source>Testing the connection…</source>
        <translation>接続をテストしています…</translation>
    </message>
    <message>
        <source>The backend signs in to its cluster again</source>
        <translation>バックエンドがクラスターに再びサインインします</translation>
    </message>
    <message>
        <source>Re-authenticate</source>
        <translation>再認証</translation>
    </message>
    <message>
        <source>Reconnects and catches up</source>
        <translation>再接続して追いつきます</translation>
    </message>
    <message>
        <source>Disconnects until you resume</source>
        <translation>再開するまで接続を切ります</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Opens a second connection and reports the result</source>
        <translation>2 つ目の接続を試して結果を示します</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Last output of the sign-in plug-in, without secrets</source>
        <translation>サインインプラグインの最後の出力（秘密情報を除く）</translation>
    </message>
    <message>
        <source>Sign-in log</source>
        <translation>サインインログ</translation>
    </message>
    <message>
        <source>The credentials name no expiry.</source>
        <translation>資格情報には有効期限の記載がありません。</translation>
    </message>
    <message>
        <source>The credentials expire in %1.</source>
        <translation>資格情報は %1 後に失効します。</translation>
    </message>
    <message>
        <source>The credentials expired %1 ago.</source>
        <translation>資格情報は %1 前に失効しました。</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>By part</source>
        <translation>部分ごと</translation>
    </message>
    <message>
        <source>By kind and verb</source>
        <translation>種類と動詞ごと</translation>
    </message>
</context>
<context>
    <name>DetailTable</name>
    <message>
        <source>Since</source>
        <translation>経過</translation>
    </message>
</context>
<context>
    <name>DiagnosticsPane</name>
    <message>
        <source>As Markdown, without tokens, passwords or certificates.</source>
        <translation>Markdown 形式。トークン、パスワード、証明書は含みません。</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>診断</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
</context>
<context>
    <name>EarlierTab</name>
    <message>
        <source>Deleted by %1</source>
        <translation>%1 が削除</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>削除された</translation>
    </message>
    <message>
        <source>Failed, then deleted by %1</source>
        <translation>失敗後に %1 が削除</translation>
    </message>
    <message>
        <source>Failed, then gone</source>
        <translation>失敗後に消滅</translation>
    </message>
    <message numerus="yes">
        <source>Gone after %n hook(s) were removed by hand</source>
        <translation>
            <numerusform>人が %n 件のフックを外した後に消滅</numerusform>
        </translation>
    </message>
    <message>
        <source>Gone; its deletion was not observed</source>
        <translation>消滅。削除した人は確認されていない</translation>
    </message>
    <message>
        <source>%1 at %2, %3</source>
        <translation>%2 の %1、%3</translation>
    </message>
    <message>
        <source>Not held by any hook</source>
        <translation>保留したフックなし</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>作成</translation>
    </message>
    <message>
        <source>Life</source>
        <translation>存続期間</translation>
    </message>
    <message>
        <source>Longest hold</source>
        <translation>最長のホールド</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Earlier machines named %1</source>
        <translation>%1 という名前の以前のマシン</translation>
    </message>
    <message>
        <source>Show its timeline</source>
        <translation>タイムラインを表示</translation>
    </message>
    <message>
        <source>The record starts at %1. Machines before that are not recorded.</source>
        <translation>記録は %1 から始まります。それ以前のマシンについては不明です。</translation>
    </message>
    <message>
        <source>No earlier machine named %1 is recorded.</source>
        <translation>記録に %1 という名前の以前のマシンはありません。</translation>
    </message>
    <message>
        <source>Loading earlier machines…</source>
        <translation>以前のマシンを読み込み中…</translation>
    </message>
</context>
<context>
    <name>EntryItem</name>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Include: %1</source>
        <translation>採用: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>重要</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>Visibility</source>
        <translation>表示区分</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
</context>
<context>
    <name>EntryList</name>
    <message>
        <source>%1 of %2 included</source>
        <translation>%2 件中 %1 件を採用</translation>
    </message>
    <message>
        <source>%1 more are not included</source>
        <translation>他 %1 件は省略</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>読み取り中</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>エントリー</translation>
    </message>
    <message>
        <source>Entries of the incident</source>
        <translation>インシデントのエントリー</translation>
    </message>
    <message>
        <source>No events of these machines are recorded in this range.</source>
        <translation>この期間、これらのマシンに関する記録はありません。</translation>
    </message>
</context>
<context>
    <name>ExitButtons</name>
    <message>
        <source>Message to the owner copied.</source>
        <translation>オーナー宛てのメッセージをコピーしました。</translation>
    </message>
    <message>
        <source>Way out copied.</source>
        <translation>対処方法をコピーしました。</translation>
    </message>
    <message>
        <source>Copies this text</source>
        <translation>コピーします</translation>
    </message>
    <message>
        <source>Copies a message to the owner</source>
        <translation>オーナー宛てのメッセージをコピーします</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Opens a review; this button sends nothing</source>
        <translation>レビューを開きます。このボタンでは何も送信されません</translation>
    </message>
    <message>
        <source>%1… (%2)</source>
        <translation>%1… (%2)</translation>
    </message>
    <message>
        <source>Shows it</source>
        <translation>表示します</translation>
    </message>
</context>
<context>
    <name>ExportPane</name>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>HTML page</source>
        <translation>HTML ページ</translation>
    </message>
    <message>
        <source>Trace (Perfetto)</source>
        <translation>トレース (Perfetto)</translation>
    </message>
    <message>
        <source>Holdpoint bundle</source>
        <translation>Holdpoint バンドル</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>%1 received</source>
        <translation>%1 受信済み</translation>
    </message>
    <message>
        <source>Save the incident first: exports use the saved incident.</source>
        <translation>先にインシデントを保存してください。エクスポートされるのは保存済みの内容です。</translation>
    </message>
    <message>
        <source>The file is saved to your downloads. Exports are recorded with the name of the person.</source>
        <translation>ファイルはダウンロードフォルダーに保存されます。誰が何をエクスポートしたかは記録に残ります。</translation>
    </message>
    <message>
        <source>Exports of the backend</source>
        <translation>バックエンドのエクスポート</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>エクスポート一覧</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>No exports since the backend started.</source>
        <translation>バックエンドの起動後、エクスポートはありません。</translation>
    </message>
    <message>
        <source>Creating the document…</source>
        <translation>文書を作成しています…</translation>
    </message>
</context>
<context>
    <name>FactList</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>FieldsPane</name>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>No severity</source>
        <translation>重大度なし</translation>
    </message>
    <message>
        <source>Severity 1</source>
        <translation>重大度 1</translation>
    </message>
    <message>
        <source>Severity 2</source>
        <translation>重大度 2</translation>
    </message>
    <message>
        <source>Severity 3</source>
        <translation>重大度 3</translation>
    </message>
    <message>
        <source>Severity 4</source>
        <translation>重大度 4</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>重大度</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>未解決</translation>
    </message>
    <message>
        <source>Mitigated</source>
        <translation>緩和済み</translation>
    </message>
    <message>
        <source>Resolved</source>
        <translation>解決済み</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>クローズ済み</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>責任者</translation>
    </message>
    <message>
        <source>Times derived from the entries</source>
        <translation>エントリーから求めた時刻</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Detected</source>
        <translation>検知</translation>
    </message>
    <message>
        <source>Acknowledged</source>
        <translation>確認済み</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>推定</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>影響</translation>
    </message>
    <message>
        <source>Detection</source>
        <translation>検知方法</translation>
    </message>
    <message>
        <source>Root cause</source>
        <translation>根本原因</translation>
    </message>
    <message>
        <source>Contributing factors, one per line</source>
        <translation>寄与要因 (1 行に 1 件)</translation>
    </message>
    <message>
        <source>What went well, one per line</source>
        <translation>うまくいったこと (1 行に 1 件)</translation>
    </message>
    <message>
        <source>Actions, one per line</source>
        <translation>アクション (1 行に 1 件)</translation>
    </message>
    <message>
        <source>Holdpoint does not write conclusions.</source>
        <translation>Holdpoint は結論を記述しません。</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %3 中 %2</translation>
    </message>
    <message>
        <source>%1: not known yet</source>
        <translation>%1: 未判明</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>– in 1 h</source>
        <translation>1 h で –</translation>
    </message>
    <message>
        <source>same as 1 h ago</source>
        <translation>1 h 前と同じ</translation>
    </message>
    <message>
        <source>+%1 in 1 h</source>
        <translation>1 h で +%1</translation>
    </message>
    <message>
        <source>−%1 in 1 h</source>
        <translation>1 h で −%1</translation>
    </message>
    <message>
        <source>The usual value is not known yet.</source>
        <translation>通常の値はまだ分かりません。</translation>
    </message>
    <message>
        <source>Tick: at most %1 in 95 of 100 minutes of the last 7 days.</source>
        <translation>目盛り: 過去 7 日間の 100 分中 95 分で最大 %1。</translation>
    </message>
</context>
<context>
    <name>FilterChip</name>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>FleetColumns</name>
    <message>
        <source>Urgency</source>
        <translation>緊急度</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>ロール</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>フェーズ</translation>
    </message>
    <message>
        <source>Waiting at / holds</source>
        <translation>待ち位置 / ホールド</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>オーナー</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>経過</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Node</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>電源</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>クラスター</translation>
    </message>
</context>
<context>
    <name>FleetCounters</name>
    <message>
        <source>oldest %1</source>
        <translation>最古 %1</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>ホールド中</translation>
    </message>
    <message>
        <source>Power unknown or wrong</source>
        <translation>電源が不明または不一致</translation>
    </message>
    <message>
        <source>In maintenance</source>
        <translation>メンテナンス中</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>遅延</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>期限超過</translation>
    </message>
    <message>
        <source>Counted since %1.</source>
        <translation>%1 から計数。</translation>
    </message>
</context>
<context>
    <name>FleetList</name>
    <message>
        <source>Machines</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>1 row copied.</source>
        <translation>1 行をコピーしました。</translation>
    </message>
    <message>
        <source>%1 rows copied.</source>
        <translation>%1 行をコピーしました。</translation>
    </message>
</context>
<context>
    <name>FleetPage</name>
    <message>
        <source>Filter (/)</source>
        <translation>フィルター (/)</translation>
    </message>
    <message>
        <source>Filter by name, role, node, hook or owner (/)</source>
        <translation>名前、ロール、Node、フック、オーナーで絞り込み (/)</translation>
    </message>
    <message>
        <source>%1 of %2 machines</source>
        <translation>マシン %2 台中 %1 台</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>マシン 1 台</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>マシン %1 台</translation>
    </message>
    <message>
        <source>%1 would move (R)</source>
        <translation>%1 件が移動します (R)</translation>
    </message>
    <message>
        <source>Checked %1.</source>
        <translation>%1 に確認しました。</translation>
    </message>
    <message>
        <source>1 machine does not match.</source>
        <translation>1 台のマシンが一致しません。</translation>
    </message>
    <message>
        <source>%1 machines do not match.</source>
        <translation>%1 台のマシンが一致しません。</translation>
    </message>
    <message>
        <source>No machines in %1.</source>
        <translation>%1 にマシンはありません。</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>フィルターを解除</translation>
    </message>
    <message>
        <source>Copy request</source>
        <translation>依頼文をコピー</translation>
    </message>
    <message>
        <source>the words “%1”</source>
        <translation>語句「%1」</translation>
    </message>
    <message>
        <source>the counter</source>
        <translation>カウンター</translation>
    </message>
    <message>
        <source>the column %1</source>
        <translation>列 %1</translation>
    </message>
    <message>
        <source>Link copied. Opening it requires signing in.</source>
        <translation>リンクをコピーしました。開くにはサインインが必要です。</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 件選択中</translation>
    </message>
    <message>
        <source>Views…</source>
        <translation>ビュー…</translation>
    </message>
    <message>
        <source>No match. Hidden by %1.</source>
        <translation>該当なし。%1 により非表示です。</translation>
    </message>
    <message>
        <source>the cluster %1</source>
        <translation>クラスター %1</translation>
    </message>
    <message>
        <source>%1 holding</source>
        <translation>ホールド中 %1</translation>
    </message>
    <message>
        <source>%1 late</source>
        <translation>%1 件が遅延</translation>
    </message>
    <message>
        <source>%1 overdue</source>
        <translation>%1 件が期限超過</translation>
    </message>
    <message>
        <source>cannot be seen since %1</source>
        <translation>%1 から参照できません</translation>
    </message>
    <message>
        <source>All clusters</source>
        <translation>すべてのクラスター</translation>
    </message>
    <message>
        <source>Cluster: %1</source>
        <translation>クラスター: %1</translation>
    </message>
</context>
<context>
    <name>FleetRowItem</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>owner %1</source>
        <translation>オーナー %1</translation>
    </message>
    <message>
        <source>node %1</source>
        <translation>Node %1</translation>
    </message>
    <message>
        <source>power %1</source>
        <translation>電源 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>deleted next</source>
        <translation>次に削除</translation>
    </message>
    <message>
        <source>note of %1, %2: %3</source>
        <translation>%1 のメモ、%2: %3</translation>
    </message>
    <message>
        <source>cluster %1</source>
        <translation>クラスター %1</translation>
    </message>
</context>
<context>
    <name>ForecastChart</name>
    <message>
        <source>Held by</source>
        <translation>ホールド元</translation>
    </message>
    <message>
        <source>For (p50 to p95)</source>
        <translation>時間 (p50～p95)</translation>
    </message>
    <message>
        <source>What is expected to hold</source>
        <translation>見込まれるホールド</translation>
    </message>
    <message>
        <source>in %1 of %2 runs</source>
        <translation>%2 回の試行中 %1 回</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>%1 から</translation>
    </message>
</context>
<context>
    <name>FoundList</name>
    <message>
        <source>What would be imported</source>
        <translation>取り込まれる内容</translation>
    </message>
</context>
<context>
    <name>GatesZone</name>
    <message>
        <source>Before sending</source>
        <translation>送信前の確認事項</translation>
    </message>
    <message>
        <source>Safer ways out</source>
        <translation>より安全な解決手段</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Reason: at least 10 characters, or a ticket id</source>
        <translation>理由: 10 文字以上、またはチケット ID</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Type %1</source>
        <translation>%1 と入力</translation>
    </message>
    <message>
        <source>Name of the object: %1</source>
        <translation>オブジェクト名: %1</translation>
    </message>
    <message>
        <source>Break-glass: no second person. It is sent after %1 s, raises an alarm for everybody and must be reviewed afterwards.</source>
        <translation>緊急実行 (break-glass): 他者の承認は求めません。%1 秒後に送信され、全員にアラームが通知され、完了必須のレビューが残ります。</translation>
    </message>
    <message>
        <source>A second person must approve: another identity with the role approver.</source>
        <translation>2 人目の承認が必要です。approver ロールを持つ別の ID に限ります。</translation>
    </message>
    <message>
        <source>Break-glass: no time for a second person</source>
        <translation>緊急実行 (break-glass): 2 人目を待つ時間がない</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>no reason required</source>
        <translation>理由の入力は不要でした</translation>
    </message>
    <message>
        <source>Approved by %1.</source>
        <translation>%1 が承認しました。</translation>
    </message>
    <message>
        <source>Waiting for a second person until %1. Digest %2.</source>
        <translation>%1 まで 2 人目の承認を待っています。ダイジェスト %2。</translation>
    </message>
    <message>
        <source>Sent with break-glass, without a second person.</source>
        <translation>緊急実行 (break-glass) で送信されました。2 人目の承認はありません。</translation>
    </message>
    <message>
        <source>Why not (only for Reject); shown to the requester</source>
        <translation>依頼者への却下理由 (却下の場合のみ)</translation>
    </message>
    <message>
        <source>Reason for the rejection</source>
        <translation>却下の理由</translation>
    </message>
    <message>
        <source>Will be sent with break-glass, without a second person.</source>
        <translation>緊急手順により、第二の承認者なしで送信されます。</translation>
    </message>
</context>
<context>
    <name>GoneStrip</name>
    <message>
        <source>Deleted machines</source>
        <translation>削除されたマシン</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>削除済み</translation>
    </message>
    <message>
        <source>%1, gone since %2</source>
        <translation>%1、%2 から存在しません</translation>
    </message>
</context>
<context>
    <name>GroupHeader</name>
    <message>
        <source>%1: %2, oldest %3</source>
        <translation>%1: %2、最古 %3</translation>
    </message>
    <message>
        <source>1 hold</source>
        <translation>ホールド 1 件</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>ホールド %1 件</translation>
    </message>
    <message>
        <source>Ask owner: %1</source>
        <translation>オーナーに問い合わせ: %1</translation>
    </message>
    <message>
        <source>Ask owner</source>
        <translation>オーナーに問い合わせ</translation>
    </message>
    <message>
        <source>Acknowledge group: %1</source>
        <translation>グループを確認: %1</translation>
    </message>
    <message>
        <source>Ack group</source>
        <translation>グループを確認</translation>
    </message>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>無効: データが 10 s より古くなっています。</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>operator ロールが必要です。</translation>
    </message>
    <message>
        <source>on 1 machine</source>
        <translation>(マシン 1 台)</translation>
    </message>
    <message>
        <source>on %1 machines</source>
        <translation>(マシン %1 台)</translation>
    </message>
    <message>
        <source>%1 late</source>
        <translation>%1 件が遅延</translation>
    </message>
    <message>
        <source>Show all: %1</source>
        <translation>すべて表示: %1</translation>
    </message>
    <message>
        <source>Fold: %1</source>
        <translation>折りたたむ: %1</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>折りたたむ</translation>
    </message>
</context>
<context>
    <name>GuardsPane</name>
    <message>
        <source>View, copy, export</source>
        <translation>閲覧、コピー、エクスポート</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Only in Holdpoint: acknowledge, shelve, note</source>
        <translation>Holdpoint 内のみ: 確認、保留、メモ</translation>
    </message>
    <message>
        <source>nothing; can be undone</source>
        <translation>なし。元に戻せます</translation>
    </message>
    <message>
        <source>Reversible in the cluster: cordon, own hold, power on</source>
        <translation>クラスター内で可逆: スケジュール停止 (cordon)、自分のホールド、電源オン</translation>
    </message>
    <message>
        <source>a review</source>
        <translation>レビュー</translation>
    </message>
    <message>
        <source>Irreversible, one worker, all interlocks green</source>
        <translation>不可逆、ワーカー 1 台、全インターロックが緑</translation>
    </message>
    <message>
        <source>reason, press and hold, 10 s to abort</source>
        <translation>理由、長押し、10 秒間は中止可能</translation>
    </message>
    <message>
        <source>Irreversible, and: control plane, a red interlock, or somebody else&apos;s key</source>
        <translation>不可逆で、コントロールプレーン、赤のインターロック、または他者のキーが対象</translation>
    </message>
    <message>
        <source>as G3, plus: type the name, and a second person or break-glass</source>
        <translation>G3 に加え、名前の入力と 2 人目の承認。または緊急実行 (break-glass)</translation>
    </message>
    <message>
        <source>Leaks or corrupts: remove a finalizer, force delete</source>
        <translation>漏れや破損を招く操作: ファイナライザーの除去、強制削除</translation>
    </message>
    <message>
        <source>never done, only explained</source>
        <translation>実行せず、説明のみ</translation>
    </message>
    <message>
        <source>A red or unknown interlock raises an action by one level. A site policy can raise levels and never lower them.</source>
        <translation>赤または不明のインターロックがあると、操作のレベルが 1 段上がります。サイトはポリシーでレベルを引き上げられますが、引き下げることはできません。</translation>
    </message>
    <message>
        <source>Guards and approvers</source>
        <translation>ガードと承認者</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1、%2: %3</translation>
    </message>
    <message>
        <source>You</source>
        <translation>自分</translation>
    </message>
    <message>
        <source>%1 (%2), %3</source>
        <translation>%1 (%2)、%3</translation>
    </message>
    <message>
        <source>can change the cluster</source>
        <translation>クラスターを変更できます</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>閲覧のみ、変更はできません</translation>
    </message>
    <message>
        <source>Approvers are identities with the role approver or admin. Nobody can approve their own request.</source>
        <translation>承認者は approver または admin ロールを持つ ID です。自分が実行したものは承認できません。</translation>
    </message>
    <message>
        <source>Offer break-glass in this console where the site allows it</source>
        <translation>サイトが許可する場合、このコンソールで緊急実行 (break-glass) を提示する</translation>
    </message>
    <message>
        <source>Your own rule can only be stricter than that of the site. Without break-glass, a second person must always approve.</source>
        <translation>自分の規則はサイトのものより厳しくしかできません。緊急実行がなければ、常に 2 人目の承認が必要です。</translation>
    </message>
    <message>
        <source>Ask me for more</source>
        <translation>自分への確認を厳しくする</translation>
    </message>
    <message>
        <source>The least guard level of what you request from this console. The review names the rule, and so does the audit.</source>
        <translation>このコンソールからの要求に求める最低の保護レベルです。レビューと監査にこの規則が記されます。</translation>
    </message>
    <message>
        <source>%1, as the site has it</source>
        <translation>%1（サイトの設定どおり）</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>%1 以上</translation>
    </message>
    <message>
        <source>Least guard level of %1</source>
        <translation>%1 の最低保護レベル</translation>
    </message>
</context>
<context>
    <name>HoldButton</name>
    <message>
        <source>Press and hold for 1.5 seconds, or type the digits</source>
        <translation>1.5 秒間長押しするか、数字を入力</translation>
    </message>
</context>
<context>
    <name>HoldColumns</name>
    <message>
        <source>Selected</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Urgency</source>
        <translation>緊急度</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>Waiting at</source>
        <translation>待ち位置</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>ホールド</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>オーナー</translation>
    </message>
    <message>
        <source>Since, against usual</source>
        <translation>経過時間 (通常比)</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>経過</translation>
    </message>
    <message>
        <source>Usually until</source>
        <translation>通常の完了予定</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>影響</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
</context>
<context>
    <name>HoldInspector</name>
    <message>
        <source>Select a hold to see why it is there and what ends it (J K).</source>
        <translation>ホールドを選択すると、その理由と解除の条件を表示します (J K)。</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>判明していること</translation>
    </message>
    <message>
        <source>Ways out</source>
        <translation>解決手段</translation>
    </message>
    <message>
        <source>Open machine (Enter)</source>
        <translation>マシンを開く (Enter)</translation>
    </message>
    <message>
        <source>Ask owner</source>
        <translation>オーナーに問い合わせ</translation>
    </message>
    <message>
        <source>Acknowledge (A)</source>
        <translation>確認 (A)</translation>
    </message>
    <message>
        <source>Shelve… (H)</source>
        <translation>保留… (H)</translation>
    </message>
    <message>
        <source>Opens a review; this button sends nothing</source>
        <translation>レビューを開きます。このボタンでは何も送信されません</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>at least %1; shows its checks</source>
        <translation>%1 以上。チェックを開きます</translation>
    </message>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>無効: データが 10 s より古くなっています。</translation>
    </message>
    <message>
        <source>Read-only: requires the role operator.</source>
        <translation>閲覧のみ可能です。操作には operator ロールが必要です。</translation>
    </message>
    <message>
        <source>Selected hold</source>
        <translation>選択したホールドについて</translation>
    </message>
    <message>
        <source>%1 at present</source>
        <translation>現状では %1</translation>
    </message>
    <message>
        <source>Opens a plan; this button sends nothing</source>
        <translation>計画を開きます。このボタンでは何も送信されません</translation>
    </message>
    <message>
        <source>%1 on all %2…</source>
        <translation>%1 (全 %2 台)…</translation>
    </message>
</context>
<context>
    <name>HoldList</name>
    <message>
        <source>Holds</source>
        <translation>ホールド</translation>
    </message>
    <message>
        <source>1 row copied.</source>
        <translation>1 行をコピーしました。</translation>
    </message>
    <message>
        <source>%1 rows copied.</source>
        <translation>%1 行をコピーしました。</translation>
    </message>
</context>
<context>
    <name>HoldModifier</name>
    <message>
        <source>the owner reports a failure</source>
        <translation>所有者が失敗を報告しています</translation>
    </message>
    <message>
        <source>the owner is silent</source>
        <translation>所有者から応答がありません</translation>
    </message>
    <message>
        <source>the owner does not exist</source>
        <translation>所有者が存在しません</translation>
    </message>
    <message>
        <source>duplicate name</source>
        <translation>同じ名前が 2 つあります</translation>
    </message>
    <message>
        <source>added after the Machine was deleted</source>
        <translation>Machine の削除後に追加されました</translation>
    </message>
</context>
<context>
    <name>HoldRow</name>
    <message>
        <source>%1 at %2</source>
        <translation>%2 の %1</translation>
    </message>
    <message>
        <source>%1 of %2 at %3</source>
        <translation>%3 の %2 による %1</translation>
    </message>
</context>
<context>
    <name>HoldRowItem</name>
    <message>
        <source>Control plane</source>
        <translation>コントロールプレーン</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>%1 at %2, %3</source>
        <translation>%1 (%2)、%3</translation>
    </message>
    <message>
        <source>owner %1</source>
        <translation>オーナー %1</translation>
    </message>
    <message>
        <source>usually done by %1</source>
        <translation>通常は %1 までに終了</translation>
    </message>
    <message>
        <source>%1, %2 at %3, %4</source>
        <translation>%1、%2 (%3)、%4</translation>
    </message>
    <message>
        <source>Select %1, %2</source>
        <translation>%1、%2 を選択</translation>
    </message>
    <message>
        <source>note of %1, %2: %3</source>
        <translation>%1 のメモ、%2: %3</translation>
    </message>
</context>
<context>
    <name>HoldTools</name>
    <message>
        <source>Filter (/)</source>
        <translation>フィルター (/)</translation>
    </message>
    <message>
        <source>Filter by machine, hold, owner or point (/)</source>
        <translation>マシン、ホールド、オーナー、ポイントで絞り込み (/)</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>ホールド中</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>遅延</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>期限超過</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>自分</translation>
    </message>
    <message>
        <source>Orphan owner</source>
        <translation>オーナー不在</translation>
    </message>
    <message>
        <source>Control plane</source>
        <translation>コントロールプレーン</translation>
    </message>
    <message>
        <source>Armed</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>グループなし</translation>
    </message>
    <message>
        <source>By owner</source>
        <translation>オーナー別</translation>
    </message>
    <message>
        <source>By point</source>
        <translation>ポイント別</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>グループ化</translation>
    </message>
    <message>
        <source>1 hold</source>
        <translation>ホールド 1 件</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>ホールド %1 件</translation>
    </message>
    <message>
        <source>on 1 machine</source>
        <translation>(マシン 1 台)</translation>
    </message>
    <message>
        <source>on %1 machines</source>
        <translation>(マシン %1 台)</translation>
    </message>
    <message>
        <source>By cause</source>
        <translation>原因別</translation>
    </message>
    <message>
        <source>Views…</source>
        <translation>ビュー…</translation>
    </message>
    <message>
        <source>By cluster</source>
        <translation>クラスターでグループ化</translation>
    </message>
    <message>
        <source>By budget</source>
        <translation>バジェット別</translation>
    </message>
    <message>
        <source>By rack</source>
        <translation>ラック別</translation>
    </message>
    <message>
        <source>By maintenance</source>
        <translation>メンテナンス別</translation>
    </message>
    <message>
        <source>Most urgent first</source>
        <translation>緊急度の高い順</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>遅れの大きい順</translation>
    </message>
    <message>
        <source>Highest impact first</source>
        <translation>影響の大きい順</translation>
    </message>
    <message>
        <source>By what comes next</source>
        <translation>次の動作別</translation>
    </message>
    <message>
        <source>Expected end first</source>
        <translation>終了予定の早い順</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>並べ替え</translation>
    </message>
</context>
<context>
    <name>HoldsPage</name>
    <message>
        <source>Message to the owner copied.</source>
        <translation>オーナー宛てのメッセージをコピーしました。</translation>
    </message>
    <message>
        <source>Sentence copied.</source>
        <translation>文をコピーしました。</translation>
    </message>
    <message>
        <source>kubectl command copied.</source>
        <translation>kubectl コマンドをコピーしました。</translation>
    </message>
    <message>
        <source>1 change – press R to apply</source>
        <translation>変更 1 件 – R で適用</translation>
    </message>
    <message>
        <source>%1 changes – press R to apply</source>
        <translation>変更 %1 件 – R で適用</translation>
    </message>
    <message>
        <source>Nothing is holding.</source>
        <translation>ホールド中のものはありません。</translation>
    </message>
    <message>
        <source>1 hold is hidden by the filters.</source>
        <translation>1 件のホールドがフィルターで非表示です。</translation>
    </message>
    <message>
        <source>%1 holds are hidden by the filters.</source>
        <translation>%1 件のホールドがフィルターで非表示です。</translation>
    </message>
    <message>
        <source>Holds are not known: the machines are served in an unsupported version.</source>
        <translation>何が保持しているかは不明です。マシンが未対応のバージョンで提供されています。</translation>
    </message>
    <message>
        <source>the words “%1”</source>
        <translation>語句「%1」</translation>
    </message>
    <message>
        <source>the chips</source>
        <translation>上の絞り込み</translation>
    </message>
    <message>
        <source>the column %1</source>
        <translation>列 %1</translation>
    </message>
    <message>
        <source>Link copied. Opening it requires signing in.</source>
        <translation>リンクをコピーしました。開くにはサインインが必要です。</translation>
    </message>
    <message>
        <source>%1 on all %2 machines of its cause…</source>
        <translation>%1 (この原因のマシン全 %2 台)…</translation>
    </message>
</context>
<context>
    <name>HostFacts</name>
    <message>
        <source>Unknown for %1: %2</source>
        <translation>%1 前から不明: %2</translation>
    </message>
    <message>
        <source>Unknown: %1</source>
        <translation>不明: %1</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>要求者 %1</translation>
    </message>
    <message>
        <source>1 hold</source>
        <translation>ホールド 1 件</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>ホールド %1 件</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>エラー 1 件</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>エラー %1 件</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>hard in %1 s</source>
        <translation>%1 秒後にハード</translation>
    </message>
    <message>
        <source>hard power-off due</source>
        <translation>ハード移行時刻に到達</translation>
    </message>
    <message>
        <source>off within %1</source>
        <translation>%1 以内にオフ</translation>
    </message>
    <message>
        <source>power-off overdue</source>
        <translation>電源オフが遅延</translation>
    </message>
    <message>
        <source>on within %1</source>
        <translation>%1 以内にオン</translation>
    </message>
    <message>
        <source>power-on overdue</source>
        <translation>電源オンが遅延</translation>
    </message>
    <message>
        <source>retry in %1</source>
        <translation>%1 後に再試行</translation>
    </message>
    <message>
        <source>retry due</source>
        <translation>再試行の時刻</translation>
    </message>
    <message>
        <source>window ends in %1</source>
        <translation>枠の終了まで %1</translation>
    </message>
    <message>
        <source>window is over</source>
        <translation>枠は終了</translation>
    </message>
</context>
<context>
    <name>HostPanel</name>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>データが 10 秒以上前のものです。変更はできません。</translation>
    </message>
    <message>
        <source>%1 is not allowed to change hosts.</source>
        <translation>%1 にはホストを変更する権限がありません。</translation>
    </message>
    <message>
        <source>%1 (%2 ago)</source>
        <translation>%1 (%2 前)</translation>
    </message>
    <message>
        <source>Power holds</source>
        <translation>電源ホールド</translation>
    </message>
    <message>
        <source>1 key</source>
        <translation>キー 1 個</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>キー %1 個</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Actual</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>最終読み取り</translation>
    </message>
    <message>
        <source>Last on</source>
        <translation>最終電源オン</translation>
    </message>
    <message>
        <source>Reboot requested</source>
        <translation>リブート要求</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>ラック</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Go to machine</source>
        <translation>マシンへ移動</translation>
    </message>
    <message>
        <source>No key holds this host.</source>
        <translation>このホストを保持しているキーはありません。</translation>
    </message>
    <message>
        <source>No host is held off by a key.</source>
        <translation>キーで電源オフに保持されているホストはありません。</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Opens a review, guard level %1 or higher</source>
        <translation>レビューを開きます。ガードレベル %1 以上</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>A soft shutdown that takes longer than about 3 m is followed by a hard one; the card counts down.</source>
        <translation>ソフトシャットダウンが約 3 分以内に終わらない場合は、ハードシャットダウンに移行します。カードに残り時間を表示します。</translation>
    </message>
    <message>
        <source>%1 is not supported: nothing can be changed.</source>
        <translation>%1 には対応していません。変更はできません。</translation>
    </message>
    <message>
        <source>Which hosts are held off is not known.</source>
        <translation>どのホストがオフに保持されているかは不明です。</translation>
    </message>
    <message>
        <source>Polling the BMC of %1.</source>
        <translation>%1 の BMC に今問い合わせています。</translation>
    </message>
    <message>
        <source>Poll the BMC now, without waiting for the retry delay</source>
        <translation>待機中でも今すぐ BMC に問い合わせる</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>今すぐ再試行</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次</translation>
    </message>
    <message>
        <source>Requested by</source>
        <translation>要求者</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>How long its machines would take to go, and what would hold them. Changes nothing.</source>
        <translation>このラックのマシンがなくなるまでの時間と、ホールドするものを示します。何も変更しません。</translation>
    </message>
</context>
<context>
    <name>HostTab</name>
    <message>
        <source>No reboot annotation is set on this host.</source>
        <translation>このホストにリブートアノテーションはありません。</translation>
    </message>
    <message>
        <source>Power key</source>
        <translation>電源キー</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>No BareMetalHost belongs to this machine.</source>
        <translation>このマシンに対応する BareMetalHost はありません。</translation>
    </message>
</context>
<context>
    <name>IncidentList</name>
    <message>
        <source>Incidents</source>
        <translation>インシデント</translation>
    </message>
    <message>
        <source>Select a machine on another page first, or name one in a new incident</source>
        <translation>先に別のページでマシンを選択するか、新しいインシデントで指定してください</translation>
    </message>
    <message>
        <source>New from selection</source>
        <translation>選択から新規作成</translation>
    </message>
    <message>
        <source>No machine selected.</source>
        <translation>マシンが選択されていません。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>severity %1</source>
        <translation>重大度 %1</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>Select a machine and press “New from selection”.</source>
        <translation>マシンを選択し、「選択から新規作成」を押してください。</translation>
    </message>
    <message>
        <source>No incidents yet.</source>
        <translation>インシデントはまだありません。</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>削除: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Draft: %1</source>
        <translation>下書き: %1</translation>
    </message>
    <message>
        <source>Removed incidents</source>
        <translation>削除したインシデント</translation>
    </message>
    <message>
        <source>None was removed.</source>
        <translation>削除されたものはありません。</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <translation>%1 を復元</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
</context>
<context>
    <name>IncidentProposal</name>
    <message>
        <source>%1 waits: %2</source>
        <translation>%1 が待機中: %2</translation>
    </message>
    <message>
        <source>%1 waits at %2 for %3</source>
        <translation>%1 が %2 で %3 を待っています</translation>
    </message>
    <message>
        <source>%1 machines wait: %2</source>
        <translation>%1 台のマシンが待機中: %2</translation>
    </message>
    <message>
        <source>%1 machines wait, %2 longest: %3</source>
        <translation>%1 台のマシンが待機中、最長は %2: %3</translation>
    </message>
    <message>
        <source>%1 machines wait at %2 for %3</source>
        <translation>%1 台のマシンが %2 で %3 を待っています</translation>
    </message>
    <message>
        <source>%1 machines wait, %2 longest, at %3 for %4</source>
        <translation>%1 台のマシンが待機中、最長は %2 が %3 で %4 を待機</translation>
    </message>
    <message>
        <source>owner: %1</source>
        <translation>オーナー: %1</translation>
    </message>
    <message>
        <source>since %1 (%2)</source>
        <translation>%1 から (%2)</translation>
    </message>
    <message>
        <source>%1 more machines wait.</source>
        <translation>ほか %1 台のマシンが待機中です。</translation>
    </message>
    <message>
        <source>No action of a person is recorded yet.</source>
        <translation>人による操作はまだ記録されていません。</translation>
    </message>
    <message>
        <source>Done so far:</source>
        <translation>これまでの対応:</translation>
    </message>
</context>
<context>
    <name>IncidentsPage</name>
    <message>
        <source>The data is older than 10 s: nothing can be saved.</source>
        <translation>データが 10 秒以上前のものです。保存はできません。</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>保存中</translation>
    </message>
    <message>
        <source>Not saved yet. Your text stays here, also without a connection.</source>
        <translation>未保存です。別の接続中や未接続の間もここに残ります。</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>保存しました。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Overwrite with mine</source>
        <translation>自分の内容で上書き保存</translation>
    </message>
    <message>
        <source>Use theirs</source>
        <translation>相手の内容を採用</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>An incident combines a range, the entries that matter and your text in one file: Markdown, HTML, JSON, CSV or a bundle.</source>
        <translation>期間、重要なエントリー、コメントを 1 つのファイルにまとめます: Markdown、HTML、JSON、CSV、またはバンドル。</translation>
    </message>
    <message>
        <source>Select an incident, or start one from a machine.</source>
        <translation>インシデントを選択するか、マシンから新規作成してください。</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Nothing needs attention. 1 machine has an armed hook.</source>
        <translation>対応待ちのものはありません。1 台のマシンに待機中のフックがあります。</translation>
    </message>
    <message>
        <source>Nothing needs attention. %1 machines have armed hooks.</source>
        <translation>対応待ちのものはありません。%1 台のマシンに待機中のフックがあります。</translation>
    </message>
    <message>
        <source>power %1</source>
        <translation>電源 %1</translation>
    </message>
    <message>
        <source>Why it waits</source>
        <translation>待っている理由</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>判明していること</translation>
    </message>
    <message>
        <source>Ways out</source>
        <translation>解決手段</translation>
    </message>
    <message>
        <source>Open (Enter)</source>
        <translation>開く (Enter)</translation>
    </message>
    <message>
        <source>What needs attention is not known: the machines are served in an unsupported version.</source>
        <translation>人の対応を待つものは不明です。マシンが未対応のバージョンで提供されています。</translation>
    </message>
</context>
<context>
    <name>KeyItem</name>
    <message>
        <source>hard</source>
        <translation>ハード</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>ソフト</translation>
    </message>
    <message>
        <source>held %1</source>
        <translation>保持中 %1</translation>
    </message>
    <message>
        <source>accepted %1 ago</source>
        <translation>%1 前に受理</translation>
    </message>
    <message>
        <source>not accepted yet</source>
        <translation>未受理</translation>
    </message>
    <message>
        <source>set by %1</source>
        <translation>設定者 %1</translation>
    </message>
    <message>
        <source>set by an unknown user</source>
        <translation>設定者は不明</translation>
    </message>
    <message>
        <source>A request: it is removed when the host is on again.</source>
        <translation>要求です。ホストが再びオンになると消えます。</translation>
    </message>
    <message>
        <source>Set by Holdpoint: an operator can release it (%1).</source>
        <translation>自サイトのキー: operator が解除できます (%1)。</translation>
    </message>
    <message>
        <source>Set by somebody else: releasing it needs a second person (%1).</source>
        <translation>他者のキー: 2 人目の承認で解除します (%1)。</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
</context>
<context>
    <name>KeyMap</name>
    <message>
        <source>Fleet</source>
        <translation>フリート</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>ホールド</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>電源</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>インシデント</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>監査</translation>
    </message>
    <message>
        <source>Alarm health</source>
        <translation>アラームの健全性</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>コマンドを検索</translation>
    </message>
    <message>
        <source>Go to a machine</source>
        <translation>マシンへ移動</translation>
    </message>
    <message>
        <source>Filter the page</source>
        <translation>ページを絞り込み</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>インスペクター</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Acknowledge the group</source>
        <translation>グループを確認</translation>
    </message>
    <message>
        <source>Shelve…</source>
        <translation>保留…</translation>
    </message>
    <message>
        <source>Copy why it is stuck</source>
        <translation>停滞の理由をコピー</translation>
    </message>
    <message>
        <source>Copy as kubectl command</source>
        <translation>kubectl コマンドとしてコピー</translation>
    </message>
    <message>
        <source>Actions of the machine…</source>
        <translation>マシンの操作…</translation>
    </message>
    <message>
        <source>Change matrix grouping</source>
        <translation>マトリクスのグループ化を変更</translation>
    </message>
    <message>
        <source>Reconnect</source>
        <translation>再接続</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>ウィンドウの次の領域</translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation>このページのキー</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>カレンダー</translation>
    </message>
    <message>
        <source>Write a note…</source>
        <translation>メモを書く…</translation>
    </message>
    <message>
        <source>Times: since when or how long</source>
        <translation>時刻: いつから、またはどれだけ</translation>
    </message>
    <message>
        <source>Choose a backend…</source>
        <translation>バックエンドを選ぶ…</translation>
    </message>
    <message>
        <source>Mark a time; twice marks a range</source>
        <translation>時刻に印を付ける（2 回で範囲）</translation>
    </message>
    <message>
        <source>Add the marked range to an incident</source>
        <translation>印を付けた範囲をインシデントに加える</translation>
    </message>
    <message>
        <source>Fleet without controls</source>
        <translation>操作部なしのフリート</translation>
    </message>
    <message>
        <source>Change matrix colours</source>
        <translation>マトリックスの色分けを変える</translation>
    </message>
    <message>
        <source>Copy a link to this page</source>
        <translation>このページへのリンクをコピー</translation>
    </message>
    <message>
        <source>Copy a one-time link for a viewer</source>
        <translation>閲覧者用の一度限りのリンクをコピー</translation>
    </message>
    <message>
        <source>Go to an earlier time…</source>
        <translation>以前の時刻を見る…</translation>
    </message>
    <message>
        <source>Play or pause the record</source>
        <translation>記録を再生または一時停止</translation>
    </message>
</context>
<context>
    <name>KeyboardPane</name>
    <message>
        <source>Enter keys such as Ctrl+K, separated by commas, and press Enter. No single letter changes a cluster.</source>
        <translation>Ctrl+K のように入力し、複数の場合はカンマで区切ります。Enter で確定します。1 文字のキーだけでクラスターに書き込むことはありません。</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>キーボード</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>テキストとしてコピー</translation>
    </message>
    <message>
        <source>Keys copied.</source>
        <translation>キー一覧をコピーしました。</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>すべてリセット</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>Keys for: %1</source>
        <translation>%1 のキー</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation>リセット: %1</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>on the fleet</source>
        <translation>フリート</translation>
    </message>
    <message>
        <source>on a machine</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>on the holds</source>
        <translation>ホールド</translation>
    </message>
</context>
<context>
    <name>LanguagePane</name>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Language of the desktop</source>
        <translation>デスクトップの言語</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>UTC, marked with Z, in every language</source>
        <translation>すべての言語で UTC (末尾に Z)</translation>
    </message>
    <message>
        <source>Names and messages of Kubernetes</source>
        <translation>Kubernetes の名前とメッセージ</translation>
    </message>
    <message>
        <source>never translated</source>
        <translation>原文のまま、翻訳しません</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The console uses the language of the desktop if it is available, otherwise English.</source>
        <translation>コンソールはデスクトップの言語が使えればそれを、なければ英語を使います。</translation>
    </message>
    <message>
        <source>Takes effect when the console is restarted.</source>
        <translation>コンソールの再起動後に有効になります。</translation>
    </message>
    <message>
        <source>The backend writes logs, exports and the audit in English.</source>
        <translation>バックエンドはログ、エクスポート、監査を英語で書きます。</translation>
    </message>
</context>
<context>
    <name>LockGlyph</name>
    <message>
        <source>Forbidden</source>
        <translation>禁止</translation>
    </message>
</context>
<context>
    <name>MachineBox</name>
    <message>
        <source>Enter namespace/name.</source>
        <translation>namespace/name を入力してください。</translation>
    </message>
    <message>
        <source>gone since %1</source>
        <translation>%1 から存在しません</translation>
    </message>
</context>
<context>
    <name>MachineFacts</name>
    <message>
        <source>Host</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>目標状態</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>電源</translation>
    </message>
    <message>
        <source>%1, read %2</source>
        <translation>%1 (%2 に読み取り)</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Last powered on</source>
        <translation>最終電源オン時刻</translation>
    </message>
    <message>
        <source>Reboot pending since</source>
        <translation>リブート保留開始</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Action deadline</source>
        <translation>操作の終了期限</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Consecutive errors</source>
        <translation>連続エラー数</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Namespace</translation>
    </message>
    <message>
        <source>Machine set</source>
        <translation>MachineSet</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>ゾーン</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>作成日時</translation>
    </message>
    <message>
        <source>Provider id</source>
        <translation>プロバイダー ID</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>インスタンス</translation>
    </message>
    <message>
        <source>Finalizers</source>
        <translation>ファイナライザー</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Node</translation>
    </message>
    <message>
        <source>Node ready</source>
        <translation>Node の Ready 状態</translation>
    </message>
    <message>
        <source>%1, cordoned</source>
        <translation>%1、スケジュール停止 (cordon)</translation>
    </message>
    <message>
        <source>Taints</source>
        <translation>Taint</translation>
    </message>
    <message>
        <source>Drain</source>
        <translation>ドレイン</translation>
    </message>
    <message>
        <source>Pods left</source>
        <translation>残りの Pod</translation>
    </message>
    <message>
        <source>needs %1, has %2</source>
        <translation>必要 %1、現在 %2</translation>
    </message>
    <message>
        <source>Message of its MachineSet</source>
        <translation>セットの表示</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
</context>
<context>
    <name>MachineHeader</name>
    <message>
        <source>Cluster</source>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>Back to the fleet</source>
        <translation>フリートに戻る</translation>
    </message>
    <message>
        <source>Back to the fleet (Backspace)</source>
        <translation>フリートに戻る (Backspace)</translation>
    </message>
    <message>
        <source>Copy the name %1</source>
        <translation>名前 %1 をコピー</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>gone since %1</source>
        <translation>%1 に消失</translation>
    </message>
    <message>
        <source>Actions for this machine; each opens a review first</source>
        <translation>このマシンに対して可能な操作。いずれも先にレビューします</translation>
    </message>
    <message>
        <source>Actions…</source>
        <translation>操作…</translation>
    </message>
    <message>
        <source>Node, cordoned</source>
        <translation>Node、スケジュール停止 (cordon)</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Node</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>時点</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>live</source>
        <translation>ライブ</translation>
    </message>
    <message>
        <source>not live</source>
        <translation>ライブではありません</translation>
    </message>
    <message>
        <source>being deleted since %1</source>
        <translation>%1 から削除中</translation>
    </message>
    <message>
        <source>being deleted</source>
        <translation>削除中</translation>
    </message>
    <message>
        <source>%1 is not supported: nothing can be changed.</source>
        <translation>%1 には対応していません。変更はできません。</translation>
    </message>
    <message>
        <source>deleted next</source>
        <translation>次に削除</translation>
    </message>
</context>
<context>
    <name>MachinePage</name>
    <message>
        <source>No machine %1.</source>
        <translation>マシン %1 は存在しません。</translation>
    </message>
    <message>
        <source>Hooks and owners</source>
        <translation>フックとオーナー</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>コンディション</translation>
    </message>
    <message>
        <source>Host and power keys</source>
        <translation>ホストと電源キー</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>No lifecycle hook is set on this machine.</source>
        <translation>このマシンにライフサイクルフックは設定されていません。</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>フック</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>ポイント</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>オーナー</translation>
    </message>
    <message>
        <source>The machine reports no condition.</source>
        <translation>マシンからコンディションの報告はありません。</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>コンディション</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>No event about this machine.</source>
        <translation>このマシンに関するイベントはありません。</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>経過</translation>
    </message>
    <message>
        <source>Back to the fleet</source>
        <translation>フリートに戻る</translation>
    </message>
    <message>
        <source>YAML</source>
        <translation>YAML</translation>
    </message>
    <message>
        <source>Earlier machines</source>
        <translation>以前のマシン</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Sentence copied.</source>
        <translation>文をコピーしました。</translation>
    </message>
    <message>
        <source>No machine selected.</source>
        <translation>説明文のあるマシンが選択されていません。</translation>
    </message>
    <message>
        <source>kubectl command copied.</source>
        <translation>kubectl コマンドをコピーしました。</translation>
    </message>
    <message>
        <source>Holdpoint: %1</source>
        <translation>Holdpoint: %1</translation>
    </message>
    <message>
        <source>Holdpoint</source>
        <translation>Holdpoint</translation>
    </message>
    <message>
        <source>Select a machine first, then write a note on it.</source>
        <translation>先にマシンを選んでから、メモを書いてください。</translation>
    </message>
    <message>
        <source>The fleet without controls. Esc ends it.</source>
        <translation>操作部なしのフリートです。Esc で終わります。</translation>
    </message>
    <message>
        <source>This page has no link: a browser does not show it.</source>
        <translation>このページはブラウザーには表示されません。</translation>
    </message>
    <message>
        <source>Link copied. Opening it requires signing in.</source>
        <translation>リンクをコピーしました。開くにはサインインが必要です。</translation>
    </message>
    <message>
        <source>One-time link copied. It shows this page once, within 5 minutes.</source>
        <translation>一度限りのリンクをコピーしました。5 分以内に一度だけこのページを表示します。</translation>
    </message>
    <message>
        <source>Links open in a console, not here.</source>
        <translation>リンクはここではなくコンソールで開きます。</translation>
    </message>
</context>
<context>
    <name>MatrixField</name>
    <message>
        <source>Grouped by machine set</source>
        <translation>MachineSet でグループ化</translation>
    </message>
    <message>
        <source>Grouped by zone</source>
        <translation>ゾーンでグループ化</translation>
    </message>
    <message>
        <source>Grouped by role</source>
        <translation>ロールでグループ化</translation>
    </message>
    <message>
        <source>Coloured by power</source>
        <translation>電源で色分け</translation>
    </message>
    <message>
        <source>Coloured by age of the machine</source>
        <translation>マシンの古さで色分け</translation>
    </message>
    <message>
        <source>Coloured by maintenance</source>
        <translation>メンテナンスで色分け</translation>
    </message>
    <message>
        <source>Coloured by state</source>
        <translation>状態で色分け</translation>
    </message>
    <message>
        <source>Machine matrix, %1 machines</source>
        <translation>マシンマトリクス、%1 台</translation>
    </message>
    <message>
        <source>%1
%2, %3</source>
        <translation>%1
%2、%3</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Grouped by region and zone</source>
        <translation>リージョンとゾーンでグループ化</translation>
    </message>
    <message>
        <source>Grouped by zone and rack</source>
        <translation>ゾーンとラックでグループ化</translation>
    </message>
    <message>
        <source>Grouped by rack and machine set</source>
        <translation>ラックと MachineSet でグループ化</translation>
    </message>
    <message>
        <source>Grouped by cause</source>
        <translation>原因でグループ化</translation>
    </message>
    <message>
        <source>Grouped by cluster</source>
        <translation>クラスターでグループ化</translation>
    </message>
</context>
<context>
    <name>MatrixLegend</name>
    <message>
        <source>Legend</source>
        <translation>凡例</translation>
    </message>
</context>
<context>
    <name>MatrixPane</name>
    <message>
        <source>%1. Change grouping</source>
        <translation>%1。グループ化を変える</translation>
    </message>
    <message>
        <source>%1. Change colours</source>
        <translation>%1。色分けを変える</translation>
    </message>
</context>
<context>
    <name>MiniTimeline</name>
    <message>
        <source>Last two hours of %1</source>
        <translation>%1 の直近 2 時間</translation>
    </message>
    <message>
        <source>No changes recorded in the last two hours.</source>
        <translation>直近 2 時間の記録はありません。</translation>
    </message>
    <message>
        <source>Loading the timeline…</source>
        <translation>タイムラインを読み込み中…</translation>
    </message>
</context>
<context>
    <name>MonthGrid</name>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>+%1 more</source>
        <translation>+%1 件</translation>
    </message>
</context>
<context>
    <name>NavButton</name>
    <message>
        <source>%1, %2 need you</source>
        <translation>%1、%2 件があなたを待っています</translation>
    </message>
</context>
<context>
    <name>NavRail</name>
    <message>
        <source>Fleet</source>
        <translation>フリート</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>ホールド</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>電源</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>インシデント</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>監査</translation>
    </message>
    <message>
        <source>Alarms</source>
        <translation>アラーム</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>カレンダー</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>無効: データが 10 s より古くなっています。</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>operator ロールが必要です。</translation>
    </message>
    <message>
        <source>Enter a note.</source>
        <translation>メモを入力してください。</translation>
    </message>
    <message>
        <source>Note added to the timeline of %1.</source>
        <translation>メモは %1 のタイムラインにあります。</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>%1 へのメモ</translation>
    </message>
    <message>
        <source>What you saw or did: “NIC changed, waiting for the link”</source>
        <translation>見たこと、したこと:「NIC を交換、リンク待ち」</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Write note</source>
        <translation>メモを書く</translation>
    </message>
</context>
<context>
    <name>NoticeText</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>P%1 %2</source>
        <translation>P%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n new alarms</source>
        <translation>
            <numerusform>新しいアラーム %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Most urgent, P%1 %2: %3</source>
        <translation>最も急ぐもの、P%1 %2: %3</translation>
    </message>
    <message>
        <source>Flood of alarms</source>
        <translation>アラームの洪水</translation>
    </message>
</context>
<context>
    <name>NotificationsPane</name>
    <message>
        <source>During a flood, the desktop shows one notification instead of one per alarm.</source>
        <translation>多発時は、デスクトップへの通知はアラームごとではなく 1 回だけです。</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>P1 only</source>
        <translation>P1 のみ</translation>
    </message>
    <message>
        <source>P1 and P2</source>
        <translation>P1 と P2</translation>
    </message>
    <message>
        <source>Every alarm</source>
        <translation>すべてのアラーム</translation>
    </message>
    <message>
        <source>Notify about</source>
        <translation>デスクトップに通知する対象</translation>
    </message>
    <message>
        <source>The alarm line of the window always shows every alarm.</source>
        <translation>ウィンドウのアラーム行にはすべてのアラームが表示されます。</translation>
    </message>
</context>
<context>
    <name>ObjectDialog</name>
    <message>
        <source>No %1.</source>
        <translation>%1 はありません。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Copy YAML</source>
        <translation>YAML をコピー</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Open the view %1</source>
        <translation>ビュー %1 を開く</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>フリート</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>ホールド</translation>
    </message>
    <message>
        <source>Show tour</source>
        <translation>ツアーを表示</translation>
    </message>
</context>
<context>
    <name>OverrideGates</name>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>無効: データが 10 s より古くなっています。</translation>
    </message>
    <message>
        <source>Read-only: requires the role operator.</source>
        <translation>閲覧のみ可能です。操作には operator ロールが必要です。</translation>
    </message>
    <message>
        <source>Holdpoint explains this action and never does it.</source>
        <translation>Holdpoint はこの操作を説明するのみで、実行しません。</translation>
    </message>
    <message>
        <source>Enter a reason.</source>
        <translation>理由を入力してください。</translation>
    </message>
    <message>
        <source>The reason has more than %1 bytes.</source>
        <translation>理由が %1 バイトを超えています。</translation>
    </message>
    <message>
        <source>The reason needs %1 characters or a ticket id.</source>
        <translation>理由には %1 文字以上、またはチケット ID が必要です。</translation>
    </message>
    <message>
        <source>Type %1 to continue.</source>
        <translation>続けるには %1 と入力してください。</translation>
    </message>
    <message>
        <source>It does not wait for approval.</source>
        <translation>承認待ちではありません。</translation>
    </message>
    <message>
        <source>A person other than %1 must approve.</source>
        <translation>%1 以外の人の承認が必要です。</translation>
    </message>
    <message>
        <source>Approving requires the role approver.</source>
        <translation>承認するには approver ロールが必要です。</translation>
    </message>
    <message>
        <source>A reason must say what happened, not repeat one character.</source>
        <translation>理由には起きたことを書きます。同じ文字の繰り返しは理由になりません。</translation>
    </message>
    <message>
        <source>The backend asks for %1 and does not know your own rule, which asks for %2.</source>
        <translation>バックエンドは %1 を求めており、%2 を求めるあなたの規則を知りません。</translation>
    </message>
</context>
<context>
    <name>OverviewStrip</name>
    <message>
        <source>Shows %1 to %2 of %3</source>
        <translation>全 %3 のうち %1 から %2 までを表示</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>全体 %1</translation>
    </message>
    <message>
        <source>Overview of the timeline</source>
        <translation>タイムラインの全体図</translation>
    </message>
</context>
<context>
    <name>PageArea</name>
    <message>
        <source>Mark a range of the timeline first: M twice, or Shift and drag.</source>
        <translation>まずタイムラインの範囲に印を付けてください。M を 2 回、または Shift を押しながらドラッグします。</translation>
    </message>
</context>
<context>
    <name>PageLink</name>
    <message>
        <source>%1 is not a link.</source>
        <translation>%1 はリンクではありません。</translation>
    </message>
    <message>
        <source>A one-time link opens in a browser.</source>
        <translation>一度だけ見られるリンクはブラウザーで開きます。</translation>
    </message>
    <message>
        <source>%1 is not a page of Holdpoint. Pages are /fleet, /holds, /m/NAMESPACE/NAME, /power, /calendar, /alarms and /incidents.</source>
        <translation>%1 は Holdpoint のページではありません。あるのは /fleet、/holds、/m/NAMESPACE/NAME、/power、/calendar、/alarms、/incidents です。</translation>
    </message>
    <message>
        <source>%1 in the link: “%2” is not a time such as 2026-01-10T03:12:00Z.</source>
        <translation>リンクの %1：「%2」は 2026-01-10T03:12:00Z のような時刻ではありません。</translation>
    </message>
    <message>
        <source>The link starts (from) after the time that it shows (at).</source>
        <translation>リンクの開始（from）が、表示する時点（at）より後です。</translation>
    </message>
</context>
<context>
    <name>PastFrame</name>
    <message>
        <source>as of %1, %2 ago</source>
        <translation>%1 時点、%2 前</translation>
    </message>
    <message>
        <source>This page has no history: it shows the present.</source>
        <translation>このページに過去はありません。現在を表示しています。</translation>
    </message>
    <message>
        <source>%1. Read-only; Esc returns to now.</source>
        <translation>%1。ここでは何も操作できません。Esc で現在に戻ります。</translation>
    </message>
</context>
<context>
    <name>PhaseChain</name>
    <message>
        <source>Phase %1</source>
        <translation>フェーズ %1</translation>
    </message>
    <message>
        <source>No phase yet</source>
        <translation>フェーズなし</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>経過 %1</translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>無効: データが 10 s より古くなっています。</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>operator ロールが必要です。</translation>
    </message>
    <message>
        <source>Enter the work and the machines.</source>
        <translation>作業とマシンを入力してください。</translation>
    </message>
    <message>
        <source>Enter two times, such as 2026-03-07 02:00.</source>
        <translation>2026-03-07 02:00 のような時刻を二つ入力してください。</translation>
    </message>
    <message>
        <source>no future dates</source>
        <translation>今後の予定はありません</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 から %2</translation>
    </message>
    <message>
        <source>%1 and %2 more times</source>
        <translation>%1、ほかに %2 回</translation>
    </message>
    <message>
        <source>Planned: %1.</source>
        <translation>計画しました: %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n entries imported.</source>
        <translation>
            <numerusform>%n 件を取り込みました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Plan work</source>
        <translation>作業を計画</translation>
    </message>
    <message>
        <source>One piece of work</source>
        <translation>作業一件</translation>
    </message>
    <message>
        <source>Calendar (ICS)</source>
        <translation>カレンダー (ICS)</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>作業内容</translation>
    </message>
    <message>
        <source>PSU swap, rack B</source>
        <translation>電源ユニット交換、ラック B</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Physical work</source>
        <translation>マシンでの手作業</translation>
    </message>
    <message>
        <source>Reboot</source>
        <translation>再起動</translation>
    </message>
    <message>
        <source>Retirement</source>
        <translation>廃止</translation>
    </message>
    <message>
        <source>Machines, separated by commas</source>
        <translation>マシン (カンマ区切り)</translation>
    </message>
    <message>
        <source>worker-a, worker-b</source>
        <translation>worker-a, worker-b</translation>
    </message>
    <message>
        <source>From (UTC)</source>
        <translation>開始 (UTC)</translation>
    </message>
    <message>
        <source>Until (UTC)</source>
        <translation>終了 (UTC)</translation>
    </message>
    <message>
        <source>Paste the text of an .ics file. It replaces the previous import.</source>
        <translation>.ics ファイルのテキストを貼り付けてください。以前に取り込んだものと置き換わります。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Shows what would be imported, conflicts first</source>
        <translation>取り込まれる内容を、競合から先に表示します</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Check it before importing.</source>
        <translation>先に確認してください。</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>取り込む</translation>
    </message>
    <message>
        <source>Paste the text of an .ics file, or drop the file here.</source>
        <translation>.ics ファイルの内容を貼り付けるか、ファイルをここにドロップしてください。</translation>
    </message>
    <message>
        <source>Removed: %1.</source>
        <translation>取り除きました: %1。</translation>
    </message>
    <message>
        <source>Planned work</source>
        <translation>計画済みの作業</translation>
    </message>
    <message>
        <source>Path of an .ics file, or drop the file here</source>
        <translation>.ics ファイルのパス、またはファイルをここにドロップ</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Read file</source>
        <translation>ファイルを読む</translation>
    </message>
    <message>
        <source>No work is planned.</source>
        <translation>コンソールで計画された作業はありません。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>PlannedList</name>
    <message>
        <source>Planned work</source>
        <translation>計画済みの作業</translation>
    </message>
    <message>
        <source>no future dates</source>
        <translation>今後の予定はありません</translation>
    </message>
    <message>
        <source>Removes %1 from the calendar</source>
        <translation>%1 をカレンダーから取り除きます</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>PowerCard</name>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>on for %1</source>
        <translation>オン %1</translation>
    </message>
</context>
<context>
    <name>PowerColumns</name>
    <message>
        <source>Host</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>電源</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Holds, errors</source>
        <translation>ホールド、エラー</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Urgency</source>
        <translation>緊急度</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次</translation>
    </message>
    <message>
        <source>Requested by</source>
        <translation>要求者</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>ラック</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>ゾーン</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>マシン</translation>
    </message>
</context>
<context>
    <name>PowerList</name>
    <message>
        <source>1 row copied.</source>
        <translation>1 行をコピーしました。</translation>
    </message>
    <message>
        <source>%1 rows copied.</source>
        <translation>%1 行をコピーしました。</translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>ホスト</translation>
    </message>
</context>
<context>
    <name>PowerPage</name>
    <message>
        <source>Mismatch</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>保持中</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Detached or unmanaged</source>
        <translation>デタッチ済みまたは管理外</translation>
    </message>
    <message>
        <source>Filter (/)</source>
        <translation>フィルター (/)</translation>
    </message>
    <message>
        <source>Filter by host, rack, machine or key (/)</source>
        <translation>ホスト、ラック、マシン、キーで絞り込み (/)</translation>
    </message>
    <message>
        <source>%1 of %2 hosts</source>
        <translation>ホスト %2 台中 %1 台</translation>
    </message>
    <message>
        <source>1 host</source>
        <translation>ホスト 1 台</translation>
    </message>
    <message>
        <source>%1 hosts</source>
        <translation>ホスト %1 台</translation>
    </message>
    <message>
        <source>Show the hosts as cards</source>
        <translation>ホストをカードで表示</translation>
    </message>
    <message>
        <source>Show the hosts as a list</source>
        <translation>ホストを一覧で表示</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>List</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>Checked %1.</source>
        <translation>%1 に確認しました。</translation>
    </message>
    <message>
        <source>No hosts in %1.</source>
        <translation>%1 にホストはありません。</translation>
    </message>
    <message>
        <source>1 host is hidden by the filters.</source>
        <translation>1 台のホストがフィルターで非表示です。</translation>
    </message>
    <message>
        <source>%1 hosts are hidden by the filters.</source>
        <translation>%1 台のホストがフィルターで非表示です。</translation>
    </message>
    <message>
        <source>the words “%1”</source>
        <translation>語句「%1」</translation>
    </message>
    <message>
        <source>the filter %1</source>
        <translation>フィルター %1</translation>
    </message>
    <message>
        <source>the column %1</source>
        <translation>列 %1</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 件選択中</translation>
    </message>
    <message>
        <source>%1 would move (R)</source>
        <translation>%1 件が移動します (R)</translation>
    </message>
</context>
<context>
    <name>PowerRowItem</name>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Requested by %1</source>
        <translation>要求者 %1</translation>
    </message>
</context>
<context>
    <name>PowerWall</name>
    <message>
        <source>Hosts</source>
        <translation>ホスト</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Desktop</source>
        <translation>デスクトップに合わせる</translation>
    </message>
</context>
<context>
    <name>PresetBox</name>
    <message>
        <source>Internal</source>
        <translation>社内</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>パートナー</translation>
    </message>
    <message>
        <source>Public</source>
        <translation>公開</translation>
    </message>
    <message>
        <source>Redaction</source>
        <translation>秘匿処理</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Creating the document…</source>
        <translation>文書を作成中…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>Copies the source</source>
        <translation>ソースをコピーします</translation>
    </message>
    <message>
        <source>Source of the document</source>
        <translation>文書のソース</translation>
    </message>
</context>
<context>
    <name>PrioritySplit</name>
    <message>
        <source>P3 Look</source>
        <translation>P3 注視</translation>
    </message>
    <message>
        <source>P2 Soon</source>
        <translation>P2 早めに対応</translation>
    </message>
    <message>
        <source>P1 Act now</source>
        <translation>P1 即時対応</translation>
    </message>
    <message>
        <source>%1: %2 alarms, %3 %, aim %4 %</source>
        <translation>%1: アラーム %2 件、%3 %、目標 %4 %</translation>
    </message>
    <message>
        <source>%1, %2 % (aim %3 %)</source>
        <translation>%1 件、%2 % (目標 %3 %)</translation>
    </message>
    <message>
        <source>none (aim %1 %)</source>
        <translation>なし (目標 %1 %)</translation>
    </message>
</context>
<context>
    <name>ProgressTrail</name>
    <message>
        <source>Sending to the backend…</source>
        <translation>引き渡し中…</translation>
    </message>
    <message>
        <source>Sending in %1 s</source>
        <translation>%1 秒後に送信</translation>
    </message>
    <message>
        <source>Sent %1</source>
        <translation>送信 %1</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>送信済み</translation>
    </message>
    <message>
        <source>Accepted %1 (revision %2)</source>
        <translation>受理 %1 (リビジョン %2)</translation>
    </message>
    <message>
        <source>Waiting for the effect</source>
        <translation>効果の確認を待っています</translation>
    </message>
    <message>
        <source>Observed %1: %2</source>
        <translation>観測 %1: %2</translation>
    </message>
    <message>
        <source>Timed out %1: %2</source>
        <translation>タイムアウト %1: %2</translation>
    </message>
    <message>
        <source>Refused %1: %2</source>
        <translation>拒否 %1: %2</translation>
    </message>
    <message>
        <source>The outcome is unknown.</source>
        <translation>結果は不明です。</translation>
    </message>
</context>
<context>
    <name>RangePane</name>
    <message>
        <source>Range</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>From, UTC</source>
        <translation>開始 (UTC)</translation>
    </message>
    <message>
        <source>Enter a time such as 2026-11-20T13:10:00Z.</source>
        <translation>2026-11-20T13:10:00Z のような形式で入力してください。</translation>
    </message>
    <message>
        <source>ongoing</source>
        <translation>継続中</translation>
    </message>
    <message>
        <source>To, UTC; empty while ongoing</source>
        <translation>終了 (UTC)。継続中は空欄</translation>
    </message>
    <message>
        <source>Enter a time such as 2026-11-20T14:20:00Z, or leave it empty.</source>
        <translation>2026-11-20T14:20:00Z のような形式で入力するか、空欄にしてください。</translation>
    </message>
    <message>
        <source>Add a machine</source>
        <translation>マシンを追加</translation>
    </message>
    <message>
        <source>Removes it from the incident</source>
        <translation>このマシンをインシデントの対象から外します</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 を外す</translation>
    </message>
    <message>
        <source>Timeline of %1</source>
        <translation>%1 のタイムライン</translation>
    </message>
    <message>
        <source>Start of the incident</source>
        <translation>インシデントの開始</translation>
    </message>
    <message>
        <source>End of the incident</source>
        <translation>インシデントの終了</translation>
    </message>
    <message>
        <source>No changes recorded for this machine.</source>
        <translation>このマシンの記録はありません。</translation>
    </message>
    <message>
        <source>Loading the timeline…</source>
        <translation>タイムラインを読み込み中…</translation>
    </message>
</context>
<context>
    <name>RateChart</name>
    <message>
        <source>highest %1 in 10 min</source>
        <translation>10 分間の最大 %1 件</translation>
    </message>
    <message>
        <source>Alarms per 10 min in the last 24 h; over the threshold of %2 %1 times</source>
        <translation>直近 24 時間の 10 分あたりのアラーム数。しきい値 %2 を %1 回超過</translation>
    </message>
    <message>
        <source>now</source>
        <translation>現在</translation>
    </message>
</context>
<context>
    <name>ReceiversPart</name>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>データが 10 秒以上前のものです。変更はできません。</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>operator ロールが必要です。</translation>
    </message>
    <message>
        <source>%1 did not take the test: %2</source>
        <translation>%1 はテストを受け付けませんでした：%2</translation>
    </message>
    <message>
        <source>%1 took the test.</source>
        <translation>%1 がテストを受け付けました。</translation>
    </message>
    <message>
        <source>failing for %1: %2</source>
        <translation>%1 前から失敗：%2</translation>
    </message>
    <message>
        <source>last delivery %1 ago</source>
        <translation>最後の配信は %1 前</translation>
    </message>
    <message>
        <source>no deliveries yet</source>
        <translation>まだ配信なし</translation>
    </message>
    <message>
        <source>1 message waiting</source>
        <translation>メッセージ 1 件が待機中</translation>
    </message>
    <message>
        <source>%1 messages waiting</source>
        <translation>メッセージ %1 件が待機中</translation>
    </message>
    <message>
        <source>The backend sends alarms to these receivers, which are set in its configuration.</source>
        <translation>バックエンドは、設定で決められたこれらの通知先にアラームを送ります。</translation>
    </message>
    <message>
        <source>Receivers</source>
        <translation>通知先</translation>
    </message>
    <message>
        <source>Send a test to %1</source>
        <translation>%1 にテストを送信</translation>
    </message>
    <message>
        <source>Send a test</source>
        <translation>テストを送信</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>1 command had an unknown outcome when the console ended</source>
        <translation>コンソール終了時に結果が不明なコマンドが 1 件ありました</translation>
    </message>
    <message>
        <source>%1 commands had an unknown outcome when the console ended</source>
        <translation>コンソール終了時に結果が不明なコマンドが %1 件ありました</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Reviewing requires the role approver.</source>
        <translation>確認には approver ロールが必要です。</translation>
    </message>
    <message>
        <source>A person other than %1 must review it.</source>
        <translation>%1 以外の人が確認する必要があります。</translation>
    </message>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>データが 10 秒より古いため、何も変更できません。</translation>
    </message>
    <message>
        <source>Enter your findings, at least 10 characters.</source>
        <translation>確認した内容を 10 文字以上で書いてください。</translation>
    </message>
    <message>
        <source>Review: %1, %2</source>
        <translation>確認: %1、%2</translation>
    </message>
    <message>
        <source>%1 used break-glass at %2: %3</source>
        <translation>%1 が %2 に緊急実行 (break-glass) を使用: %3</translation>
    </message>
    <message>
        <source>Check the object and the audit rows of this override below, then write your findings. This clears the alarm; the audit keeps your findings and your name.</source>
        <translation>対象と、下にあるこの操作の行を見て、確認した内容を書いてください。これでアラームは終わり、監査記録にあなたの名前とともに残ります。</translation>
    </message>
    <message>
        <source>Findings: at least 10 characters</source>
        <translation>確認結果: 10 文字以上</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>確認結果</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Next of %1</source>
        <translation>%1 件中の次</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>確認済み</translation>
    </message>
    <message>
        <source>It was reviewed meanwhile.</source>
        <translation>この間に確認されました。</translation>
    </message>
</context>
<context>
    <name>RightsTable</name>
    <message>
        <source>allowed</source>
        <translation>許可</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>no answer yet</source>
        <translation>まだ回答なし</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1 内</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>権限</translation>
    </message>
</context>
<context>
    <name>Scrubber</name>
    <message>
        <source>1 h</source>
        <translation>1 h</translation>
    </message>
    <message>
        <source>24 h</source>
        <translation>24 h</translation>
    </message>
    <message>
        <source>7 d</source>
        <translation>7 d</translation>
    </message>
    <message>
        <source>30 d</source>
        <translation>30 d</translation>
    </message>
    <message>
        <source>as of %1, %2 ago</source>
        <translation>%1 時点、%2 前</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>一時停止（Space）</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>再生（Space）</translation>
    </message>
    <message>
        <source>Playback speed (+ and -)</source>
        <translation>再生の速さ（+ と -）</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>速度：%1</translation>
    </message>
    <message>
        <source>The bar spans %1</source>
        <translation>バーの長さは %1</translation>
    </message>
    <message>
        <source>The record, %1</source>
        <translation>記録、%1</translation>
    </message>
    <message>
        <source>The record, now</source>
        <translation>記録、現在</translation>
    </message>
    <message>
        <source>Incident %1</source>
        <translation>インシデント %1</translation>
    </message>
    <message>
        <source>Not recorded: %1</source>
        <translation>記録なし：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Now  Esc</source>
        <translation>現在  Esc</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>there is no command %1</source>
        <translation>コマンド %1 はありません</translation>
    </message>
    <message>
        <source>there is no alarm %1</source>
        <translation>アラーム %1 はありません</translation>
    </message>
    <message>
        <source>%1 has already acknowledged it</source>
        <translation>%1 がすでに確認済みです</translation>
    </message>
    <message>
        <source>there is no acknowledged alarm %1</source>
        <translation>確認済みのアラーム %1 はありません</translation>
    </message>
    <message>
        <source>an alarm can be shelved for up to 24 h</source>
        <translation>アラームの保留は最長 24 h です</translation>
    </message>
    <message>
        <source>shelving an alarm requires a reason</source>
        <translation>アラームの保留には理由が必要です</translation>
    </message>
    <message>
        <source>there is no shelved alarm %1</source>
        <translation>保留中のアラーム %1 はありません</translation>
    </message>
    <message>
        <source>%1 may view alarms and not change them</source>
        <translation>%1 はアラームの閲覧のみ可能です</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: it requires the role operator</source>
        <translation>%1 には権限がありません: operator が行えます</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: it requires the role approver</source>
        <translation>%1 には権限がありません: approver が行えます</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: it requires the role operator or approver</source>
        <translation>%1 には権限がありません: operator または approver が行えます</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: it requires a person</source>
        <translation>%1 には権限がありません: 人が行えます</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: it requires the role admin</source>
        <translation>%1 には権限がありません: 管理者が行えます</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: reading incidents requires the role viewer or operator</source>
        <translation>%1 には権限がありません: インシデントは viewer または operator が閲覧できます</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: writing incidents requires the role operator</source>
        <translation>%1 には権限がありません: インシデントは operator が記録できます</translation>
    </message>
    <message>
        <source>text: a note must not be empty</source>
        <translation>text: メモには内容が必要です</translation>
    </message>
    <message>
        <source>text: a note has at most %1 bytes, not %2</source>
        <translation>text: メモは最大 %1 バイトです (%2 バイトあります)</translation>
    </message>
    <message>
        <source>there is no machine &apos;%1&apos;</source>
        <translation>マシン &apos;%1&apos; はありません</translation>
    </message>
    <message>
        <source>this backend has no record</source>
        <translation>このバックエンドには記録がありません</translation>
    </message>
    <message>
        <source>there is no view named &apos;%1&apos;</source>
        <translation>&apos;%1&apos; というビューはありません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not &lt;namespace&gt;/&lt;name&gt; of a machine</source>
        <translation>&apos;%1&apos; はマシンの &lt;namespace&gt;/&lt;name&gt; ではありません</translation>
    </message>
    <message>
        <source>the view &apos;%1&apos; has no past</source>
        <translation>ビュー &apos;%1&apos; に過去はありません</translation>
    </message>
    <message>
        <source>64 views are already open</source>
        <translation>すでに 64 個のビューが開いています</translation>
    </message>
    <message>
        <source>%1 is not allowed to open %2</source>
        <translation>%1 は %2 を開けません</translation>
    </message>
    <message>
        <source>this server accepts no commands</source>
        <translation>このサーバーはコマンドを受け付けません</translation>
    </message>
    <message>
        <source>%1 sends too many requests; try again in %2</source>
        <translation>%1 の要求が多すぎます。%2 後に再試行してください</translation>
    </message>
    <message>
        <source>%1 is not allowed to plan work in the calendar</source>
        <translation>%1 はカレンダーに作業を予定できません</translation>
    </message>
    <message>
        <source>calendar.add needs a summary of the work</source>
        <translation>calendar.add には概要が必要です: 何を行うか</translation>
    </message>
    <message>
        <source>calendar.add needs machines or zones</source>
        <translation>calendar.add にはマシンまたはゾーンが必要です</translation>
    </message>
    <message>
        <source>calendar.add needs a start and an end, such as %1</source>
        <translation>calendar.add には %1 のような開始と終了が必要です</translation>
    </message>
    <message>
        <source>calendar.add needs an end after its start</source>
        <translation>calendar.add の終了は開始より後である必要があります</translation>
    </message>
    <message>
        <source>calendar.import needs a text</source>
        <translation>calendar.import にはテキストが必要です</translation>
    </message>
    <message>
        <source>the calendar was not imported: %1</source>
        <translation>カレンダーを取り込めません: %1</translation>
    </message>
    <message>
        <source>%1 is using break-glass: %2</source>
        <translation>%1 が緊急実行 (break-glass) を使用中: %2</translation>
    </message>
    <message>
        <source>abort it, or let it proceed</source>
        <translation>中止するか、そのままにしてください</translation>
    </message>
    <message>
        <source>review it</source>
        <translation>レビューしてください</translation>
    </message>
    <message>
        <source>wait: the drain will be retried</source>
        <translation>待つ: ドレインは自動的に再試行されます</translation>
    </message>
    <message>
        <source>waiting does not help, unless the budget changes</source>
        <translation>待つ: バジェットが変わらない限り無駄です</translation>
    </message>
    <message>
        <source>skip the drain; this skips every preDrain hook too</source>
        <translation>ドレインをスキップ。preDrain フックもすべてスキップされます</translation>
    </message>
    <message>
        <source>uncordon one of the two Nodes, or restore the missing pod</source>
        <translation>どちらかの Node のスケジュールを再開するか、不足している Pod を復旧する</translation>
    </message>
    <message>
        <source>uncordon Node %1 when it serves again</source>
        <translation>復旧後に Node %1 のスケジュールを再開する</translation>
    </message>
    <message>
        <source>fence the host and delete the Node: no eviction is needed then</source>
        <translation>ホストをフェンシングして Node を削除する。退避は不要になります</translation>
    </message>
    <message>
        <source>run one more replica, or lower minAvailable of %1</source>
        <translation>レプリカを 1 つ増やすか、%1 の minAvailable を下げる</translation>
    </message>
    <message>
        <source>find out why pod %1 stays in Terminating</source>
        <translation>Pod %1 が終了しない理由を調べる</translation>
    </message>
    <message>
        <source>give the budget room: run more ready pods, or lower minAvailable</source>
        <translation>バジェットに余裕を持たせる: 準備できた Pod を増やすか minAvailable を小さくする</translation>
    </message>
    <message>
        <source>fix what the drain reports</source>
        <translation>ドレインが示す問題を解消する</translation>
    </message>
    <message>
        <source>wait: %1 removes the hook when it is done</source>
        <translation>待つ: %1 が完了後にフックを外します</translation>
    </message>
    <message>
        <source>wait: its owner removes the hook when it is done</source>
        <translation>待つ: オーナーが完了後にフックを外します</translation>
    </message>
    <message>
        <source>wait: %1 removes the hook when it is done; there is no history yet</source>
        <translation>待つ: %1 が完了後にフックを外します。履歴はまだありません</translation>
    </message>
    <message>
        <source>wait: its owner removes the hook when it is done; there is no history yet</source>
        <translation>待つ: オーナーが完了後にフックを外します。履歴はまだありません</translation>
    </message>
    <message>
        <source>wait: %1 removes the hook when it is done; 19 of 20 took at most %2 more</source>
        <translation>待つ: %1 が完了後にフックを外します。20 回中 19 回はあと %2 以内でした</translation>
    </message>
    <message>
        <source>wait: its owner removes the hook when it is done; 19 of 20 took at most %1 more</source>
        <translation>待つ: オーナーが完了後にフックを外します。20 回中 19 回はあと %1 以内でした</translation>
    </message>
    <message>
        <source>waiting does not help: nothing is running that would remove the hook</source>
        <translation>待つ: フックを外す者がいません</translation>
    </message>
    <message>
        <source>view %1</source>
        <translation>%1 を確認する</translation>
    </message>
    <message>
        <source>ask the owner of %1</source>
        <translation>%1 のオーナーに問い合わせる</translation>
    </message>
    <message>
        <source>ask %1</source>
        <translation>%1 に問い合わせる</translation>
    </message>
    <message>
        <source>remove the hook %1</source>
        <translation>フック %1 を削除する</translation>
    </message>
    <message>
        <source>remove the hook %1; it cannot be put back on a deleting machine</source>
        <translation>フック %1 を削除する。削除中のマシンには戻せません</translation>
    </message>
    <message>
        <source>fix what %1 reports</source>
        <translation>%1 が示す問題を解消する</translation>
    </message>
    <message>
        <source>install %1 again</source>
        <translation>%1 を再インストールする</translation>
    </message>
    <message>
        <source>start %1 again</source>
        <translation>%1 を再起動する</translation>
    </message>
    <message>
        <source>find out why %1 is not Running</source>
        <translation>%1 が Running でない理由を確認する</translation>
    </message>
    <message>
        <source>create a Machine for a new master, or activate the ControlPlaneMachineSet</source>
        <translation>新しいマスター用の Machine を作成するか、ControlPlaneMachineSet を有効にする</translation>
    </message>
    <message>
        <source>wait: whoever set the finalizer removes it</source>
        <translation>待つ: ファイナライザーを付けた者が外します</translation>
    </message>
    <message>
        <source>wait: the deletion is in progress</source>
        <translation>待つ: 削除は続行します</translation>
    </message>
    <message>
        <source>inform %1 that its hook was skipped</source>
        <translation>フックが通過されたことを %1 に伝える</translation>
    </message>
    <message>
        <source>delete the machine; its MachineSet creates a new one</source>
        <translation>マシンを削除する。セットが新しいものを作成します</translation>
    </message>
    <message>
        <source>set %1</source>
        <translation>%1 を設定する</translation>
    </message>
    <message>
        <source>delete the machine; deletion is not validated</source>
        <translation>マシンを削除する。削除は検証されません</translation>
    </message>
    <message>
        <source>wait: the other API owns it</source>
        <translation>待つ: もう一方の API が管理しています</translation>
    </message>
    <message>
        <source>set spec.authoritativeAPI to MachineAPI</source>
        <translation>spec.authoritativeAPI を MachineAPI に設定する</translation>
    </message>
    <message>
        <source>wait: a host may become free</source>
        <translation>待つ: ホストが空くことがあります</translation>
    </message>
    <message>
        <source>add a host that its hostSelector matches, or free one</source>
        <translation>hostSelector に合うホストを追加するか、空ける</translation>
    </message>
    <message>
        <source>wait: whoever paused the host resumes it</source>
        <translation>待つ: 一時停止した者が再開します</translation>
    </message>
    <message>
        <source>remove the annotation %1</source>
        <translation>アノテーション %1 を外す</translation>
    </message>
    <message>
        <source>wait: a new password in the Secret is tried immediately</source>
        <translation>待つ: Secret の新しいパスワードは直ちに試行されます</translation>
    </message>
    <message>
        <source>correct the username and password in Secret %1</source>
        <translation>正しいユーザー名とパスワードを Secret %1 に設定する</translation>
    </message>
    <message>
        <source>wait: the command is retried with increasing delay</source>
        <translation>待つ: コマンドは間隔を広げながら繰り返されます</translation>
    </message>
    <message>
        <source>check the BMC&apos;s own log</source>
        <translation>BMC 自身のログを確認する</translation>
    </message>
    <message>
        <source>check the BMC&apos;s network, address and credentials</source>
        <translation>BMC のネットワーク、アドレス、認証情報を確認する</translation>
    </message>
    <message>
        <source>wait: the key is removed when the Node is gone</source>
        <translation>待つ: Node が消えるとキーも消えます</translation>
    </message>
    <message>
        <source>withdraw the request: remove the annotation of the Machine, or the Metal3Remediation</source>
        <translation>要求を取り下げる: Machine のアノテーションまたは Metal3Remediation</translation>
    </message>
    <message>
        <source>wait: it will be forced off at the deadline</source>
        <translation>待つ: 期限になると強制的に電源を切ります</translation>
    </message>
    <message>
        <source>check the console of the host: a service does not stop</source>
        <translation>ホストのコンソールを確認する。停止しないサービスがあります</translation>
    </message>
    <message>
        <source>request a hard power-off</source>
        <translation>強制電源オフを要求する</translation>
    </message>
    <message>
        <source>wait: the owner of the key removes it</source>
        <translation>待つ: キーのオーナーが外します</translation>
    </message>
    <message>
        <source>ask whoever set the key %1</source>
        <translation>キー %1 を設定した者に問い合わせる</translation>
    </message>
    <message>
        <source>remove the key; the server starts immediately</source>
        <translation>キーを削除する。サーバーは直ちに起動します</translation>
    </message>
    <message>
        <source>wait: the BMC will be asked again</source>
        <translation>待つ: BMC には自動的に再度問い合わせます</translation>
    </message>
    <message>
        <source>wait: the host will be powered on</source>
        <translation>待つ: ホストは自動的に電源オンになります</translation>
    </message>
    <message>
        <source>set spec.online to false if it must stay off</source>
        <translation>オフのままにするなら spec.online を false に設定する</translation>
    </message>
    <message>
        <source>wait: it acts again when fewer are unhealthy</source>
        <translation>待つ: 異常な台数が減れば再び対処します</translation>
    </message>
    <message>
        <source>find what the unhealthy machines have in common: network, rack, upgrade</source>
        <translation>異常なマシンの共通点を探す: ネットワーク、ラック、アップグレード</translation>
    </message>
    <message>
        <source>raise maxUnhealthy of %1</source>
        <translation>%1 の maxUnhealthy を上げる</translation>
    </message>
    <message>
        <source>wait: it starts automatically</source>
        <translation>待つ: 自動的に開始します</translation>
    </message>
    <message>
        <source>wait: it starts after the upgrade</source>
        <translation>待つ: アップグレード後に開始します</translation>
    </message>
    <message>
        <source>start it now, outside the window</source>
        <translation>ウィンドウ外で今すぐ開始する</translation>
    </message>
    <message>
        <source>%1 (owner %2)</source>
        <translation>%1 (オーナー %2)</translation>
    </message>
    <message>
        <source>%1 reports: %2</source>
        <translation>%1 の報告: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 belongs to %2</source>
        <translation>%1 のオーナーは %2 です</translation>
    </message>
    <message>
        <source>deletion requested</source>
        <translation>削除が要求されました</translation>
    </message>
    <message>
        <source>Node %1 is Ready</source>
        <translation>Node %1 は Ready です</translation>
    </message>
    <message>
        <source>Node %1 is not Ready</source>
        <translation>Node %1 は Ready ではありません</translation>
    </message>
    <message>
        <source>it has no phase yet</source>
        <translation>フェーズはまだありません</translation>
    </message>
    <message>
        <source>its phase is %1</source>
        <translation>フェーズは %1 です</translation>
    </message>
    <message>
        <source>it was created</source>
        <translation>作成されました</translation>
    </message>
    <message>
        <source>no error message</source>
        <translation>エラーメッセージなし</translation>
    </message>
    <message>
        <source>the instance exists</source>
        <translation>インスタンスは存在します</translation>
    </message>
    <message>
        <source>the reason is InsufficientResources</source>
        <translation>理由は InsufficientResources です</translation>
    </message>
    <message>
        <source>the annotation is set</source>
        <translation>アノテーションが設定されています</translation>
    </message>
    <message>
        <source>Node %1 is cordoned</source>
        <translation>Node %1 はスケジュール停止 (cordon) 中です</translation>
    </message>
    <message>
        <source>the kubelet of Node %1 does not report</source>
        <translation>Node %1 の kubelet から報告がありません</translation>
    </message>
    <message>
        <source>the host is paused</source>
        <translation>ホストは一時停止中です</translation>
    </message>
    <message>
        <source>%1 is set</source>
        <translation>%1 が設定されています</translation>
    </message>
    <message>
        <source>its power was read as Off</source>
        <translation>Off と読み取られました</translation>
    </message>
    <message>
        <source>its power was not read as Off since then</source>
        <translation>それ以降 Off と読み取られていません</translation>
    </message>
    <message>
        <source>a graceful shutdown is in progress</source>
        <translation>正常なシャットダウンが進行中です</translation>
    </message>
    <message>
        <source>its power still reads On</source>
        <translation>ホストはまだ On と読み取られます</translation>
    </message>
    <message>
        <source>online is true</source>
        <translation>online は true です</translation>
    </message>
    <message>
        <source>the Node does not report Ready</source>
        <translation>Node は Ready を報告していません</translation>
    </message>
    <message>
        <source>maintenance %1 is scheduled</source>
        <translation>メンテナンス %1 を行う必要があります</translation>
    </message>
    <message>
        <source>it must be done before %1</source>
        <translation>%1 より前に行う必要があります</translation>
    </message>
    <message>
        <source>the cluster is upgrading</source>
        <translation>クラスターはアップグレード中です</translation>
    </message>
    <message>
        <source>the cluster is upgrading to %1</source>
        <translation>クラスターは %1 へアップグレード中です</translation>
    </message>
    <message>
        <source>it waits for a window</source>
        <translation>ウィンドウを待っています</translation>
    </message>
    <message>
        <source>deletion skips it</source>
        <translation>削除時には確認されません</translation>
    </message>
    <message>
        <source>the instance already exists</source>
        <translation>インスタンスはすでに存在します</translation>
    </message>
    <message>
        <source>the machine has failed</source>
        <translation>マシンは失敗しました</translation>
    </message>
    <message>
        <source>no instance yet</source>
        <translation>インスタンスはまだありません</translation>
    </message>
    <message>
        <source>not being deleted</source>
        <translation>削除中ではありません</translation>
    </message>
    <message>
        <source>the drain finished without it</source>
        <translation>これなしでドレインが完了しました</translation>
    </message>
    <message>
        <source>there is no node to drain</source>
        <translation>ドレインする Node がありません</translation>
    </message>
    <message>
        <source>the deletion has not started</source>
        <translation>削除は始まっていません</translation>
    </message>
    <message>
        <source>the drain waits for it</source>
        <translation>ドレインがこれを待っています</translation>
    </message>
    <message>
        <source>the drain has not finished</source>
        <translation>ドレインは完了していません</translation>
    </message>
    <message>
        <source>the instance is kept for it</source>
        <translation>インスタンスはこのために保持されています</translation>
    </message>
    <message>
        <source>it refuses the eviction of %1</source>
        <translation>%1 の退避を拒否しています</translation>
    </message>
    <message>
        <source>it is stuck in Terminating</source>
        <translation>終了しません</translation>
    </message>
    <message>
        <source>the deletion is done except for what others keep</source>
        <translation>削除のうち当方の分は完了しました</translation>
    </message>
    <message>
        <source>the deletion has not got that far</source>
        <translation>削除はまだそこまで進んでいません</translation>
    </message>
    <message>
        <source>the host is off and stays off</source>
        <translation>ホストはオフで、オフのままです</translation>
    </message>
    <message>
        <source>the host is being powered off</source>
        <translation>ホストの電源を切っています</translation>
    </message>
    <message>
        <source>the host is not being powered off</source>
        <translation>ホストは電源オフに向かっていません</translation>
    </message>
    <message>
        <source>the host carries the paused annotation</source>
        <translation>ホストに paused アノテーションがあります</translation>
    </message>
    <message>
        <source>the host carries the detached annotation</source>
        <translation>ホストに detached アノテーションがあります</translation>
    </message>
    <message>
        <source>maintenance blocked: %1</source>
        <translation>メンテナンスはブロック中: %1</translation>
    </message>
    <message>
        <source>its window is closed</source>
        <translation>ウィンドウは閉じています</translation>
    </message>
    <message>
        <source>the eviction&apos;s answer</source>
        <translation>退避への応答</translation>
    </message>
    <message>
        <source>the wait-for graph</source>
        <translation>待機グラフ</translation>
    </message>
    <message>
        <source>the machine controller&apos;s validation</source>
        <translation>マシンコントローラーの検証</translation>
    </message>
    <message>
        <source>Machines with the master role</source>
        <translation>master ロールの Machine</translation>
    </message>
    <message>
        <source>%1 of host %2</source>
        <translation>ホスト %2 の %1</translation>
    </message>
    <message>
        <source>%1 of MachineMaintenance %2</source>
        <translation>MachineMaintenance %2 の %1</translation>
    </message>
    <message>
        <source>%1 of MachineHealthCheck %2</source>
        <translation>MachineHealthCheck %2 の %1</translation>
    </message>
    <message>
        <source>%1 of ClusterVersion %2</source>
        <translation>ClusterVersion %2 の %1</translation>
    </message>
    <message>
        <source>status of PodDisruptionBudget %1</source>
        <translation>PodDisruptionBudget %1 の status</translation>
    </message>
    <message>
        <source>spec.unschedulable of that Node</source>
        <translation>その Node の spec.unschedulable</translation>
    </message>
    <message>
        <source>pods of %1</source>
        <translation>%1 の Pod</translation>
    </message>
    <message>
        <source>Events of %1</source>
        <translation>%1 の Event</translation>
    </message>
    <message>
        <source>its source reports the event as completed</source>
        <translation>発生元がイベントの完了を報告しました</translation>
    </message>
    <message>
        <source>its source reports the event as cancelled</source>
        <translation>発生元がイベントの取り消しを報告しました</translation>
    </message>
    <message>
        <source>its source no longer knows the event</source>
        <translation>発生元にイベントの情報がもうありません</translation>
    </message>
    <message>
        <source>MachineAmbiguous: %1</source>
        <translation>MachineAmbiguous: %1</translation>
    </message>
    <message>
        <source>Machines named %1 are in the namespaces %2: spec.machinenamespace must say which one is meant</source>
        <translation>%1 という Machine が名前空間 %2 にあります。どれかを spec.machinenamespace で指定してください</translation>
    </message>
    <message>
        <source>MachineNotFound: there is no Machine %1</source>
        <translation>MachineNotFound: Machine %1 はありません</translation>
    </message>
    <message>
        <source>somebody else deleted the Machine: adopted</source>
        <translation>他者が Machine を削除しています: 引き継ぎました</translation>
    </message>
    <message>
        <source>a person must act: %1</source>
        <translation>人の対応が必要です: %1</translation>
    </message>
    <message>
        <source>the deadline has passed and the Node is not Ready: the provider does the work itself</source>
        <translation>期限が過ぎ Node が Ready ではありません: プロバイダーが自ら実施しています</translation>
    </message>
    <message>
        <source>the deadline passed before the work could start</source>
        <translation>作業を始める前に期限が過ぎました</translation>
    </message>
    <message>
        <source>OptedOut: %1</source>
        <translation>OptedOut: %1</translation>
    </message>
    <message>
        <source>Machine %1 opted out</source>
        <translation>Machine %1 は対象外です</translation>
    </message>
    <message>
        <source>MachineSet %1 opted out</source>
        <translation>MachineSet %1 は対象外です</translation>
    </message>
    <message>
        <source>a health check is remediating the Machine</source>
        <translation>ヘルスチェックが Machine を修復中です</translation>
    </message>
    <message>
        <source>ClusterUpgrading: %1</source>
        <translation>ClusterUpgrading: %1</translation>
    </message>
    <message>
        <source>the configuration of Node %1 is %2</source>
        <translation>Node %1 の構成は %2 です</translation>
    </message>
    <message>
        <source>MaintenanceInProgress: %1 goes first</source>
        <translation>MaintenanceInProgress: %1 が先です</translation>
    </message>
    <message>
        <source>ClusterUnhealthy: %1</source>
        <translation>ClusterUnhealthy: %1</translation>
    </message>
    <message>
        <source>NotSchedulable: %1</source>
        <translation>NotSchedulable: %1</translation>
    </message>
    <message>
        <source>AwaitingApproval: powering the server off until the work is done requires spec.approved</source>
        <translation>AwaitingApproval: 作業完了までサーバーの電源を切るには spec.approved が必要です</translation>
    </message>
    <message>
        <source>the work starts: %1</source>
        <translation>作業を開始します: %1</translation>
    </message>
    <message>
        <source>whoever deletes this undoes the work</source>
        <translation>これを削除すると作業は取り消されます</translation>
    </message>
    <message>
        <source>health checks ignore the Machine</source>
        <translation>ヘルスチェックは Machine に触れません</translation>
    </message>
    <message>
        <source>the Node accepts no new pods</source>
        <translation>Node は新しい Pod を受け付けません</translation>
    </message>
    <message>
        <source>the Node is being drained: %1</source>
        <translation>Node を空にしています: %1</translation>
    </message>
    <message>
        <source>the Machine will be deleted</source>
        <translation>Machine を削除します</translation>
    </message>
    <message>
        <source>MachineNotYetDeleted: the Machine is being deleted</source>
        <translation>MachineNotYetDeleted: Machine は削除中です</translation>
    </message>
    <message>
        <source>the Machine is gone; its host will be released</source>
        <translation>Machine は消え、ホストを解放します</translation>
    </message>
    <message>
        <source>somebody else deleted the Machine</source>
        <translation>他者が Machine を削除しました</translation>
    </message>
    <message>
        <source>the server will be powered off</source>
        <translation>サーバーの電源を切ります</translation>
    </message>
    <message>
        <source>the server is being powered off</source>
        <translation>サーバーの電源を切っています</translation>
    </message>
    <message>
        <source>the server is off; it will be powered on again</source>
        <translation>サーバーはオフです。再び起動します</translation>
    </message>
    <message>
        <source>the work is done; the server will be powered on</source>
        <translation>作業が完了し、サーバーを起動します</translation>
    </message>
    <message>
        <source>the server is off; it waits for the annotation %1 or for its source to report the end</source>
        <translation>サーバーはオフです。アノテーション %1 または発生元の終了報告を待っています</translation>
    </message>
    <message>
        <source>the server is being powered on again</source>
        <translation>サーバーを再び起動します</translation>
    </message>
    <message>
        <source>the Node is back with a new boot id</source>
        <translation>Node が新しい boot id で戻りました</translation>
    </message>
    <message>
        <source>the Node is Ready, but has not rebooted yet</source>
        <translation>Node は Ready ですが、まだ再起動していません</translation>
    </message>
    <message>
        <source>the Node is not Ready yet</source>
        <translation>Node はまだ Ready ではありません</translation>
    </message>
    <message>
        <source>the Node stays cordoned, as it was before</source>
        <translation>Node は以前と同じくスケジュール停止 (cordon) のままです</translation>
    </message>
    <message>
        <source>the Node accepts pods again</source>
        <translation>Node は再び Pod を受け付けます</translation>
    </message>
    <message>
        <source>health checks watch the Machine again</source>
        <translation>ヘルスチェックが再び Machine を監視します</translation>
    </message>
    <message>
        <source>the work is done and verified</source>
        <translation>作業は完了し、検証済みです</translation>
    </message>
    <message>
        <source>Machine %1 is not Running</source>
        <translation>Machine %1 は Running ではありません</translation>
    </message>
    <message>
        <source>its Node is not Ready</source>
        <translation>その Node は Ready ではありません</translation>
    </message>
    <message>
        <source>its Node has not been Ready for %1</source>
        <translation>その Node は %1 連続で Ready になっていません</translation>
    </message>
    <message>
        <source>its server is not on</source>
        <translation>そのサーバーはオンではありません</translation>
    </message>
    <message>
        <source>its source still reports the event</source>
        <translation>発生元はまだイベントを報告しています</translation>
    </message>
    <message>
        <source>its source does not say whether the event is over</source>
        <translation>イベントが終わったか発生元が答えません</translation>
    </message>
    <message>
        <source>the maintenance was deleted before anything was set</source>
        <translation>何も設定される前にメンテナンスが削除されました</translation>
    </message>
    <message>
        <source>the maintenance was deleted; its server will be released</source>
        <translation>メンテナンスが削除され、サーバーを解放します</translation>
    </message>
    <message>
        <source>the maintenance was deleted; its Node is returned to service</source>
        <translation>メンテナンスが削除され、Node を返却します</translation>
    </message>
    <message>
        <source>the maintenance was deleted; health checks ignore the Machine until its Node is Ready</source>
        <translation>メンテナンスが削除されました。Node が Ready になるまでヘルスチェックは Machine に触れません</translation>
    </message>
    <message>
        <source>the maintenance was deleted; health checks watch the Machine again</source>
        <translation>メンテナンスが削除され、ヘルスチェックが再び Machine を監視します</translation>
    </message>
    <message>
        <source>the maintenance was deleted and undone</source>
        <translation>メンテナンスは削除され、元に戻されました</translation>
    </message>
    <message>
        <source>no row applies</source>
        <translation>該当する行がありません</translation>
    </message>
    <message>
        <source>no maintenance window is defined</source>
        <translation>メンテナンスウィンドウが定義されていません</translation>
    </message>
    <message>
        <source>maintenance windows are defined, and none is for this machine</source>
        <translation>メンテナンスウィンドウはありますが、このマシン向けのものはありません</translation>
    </message>
    <message>
        <source>the window is open until %1</source>
        <translation>ウィンドウは %1 まで開いています</translation>
    </message>
    <message>
        <source>less than %1 of the window is left; the next one opens at %2</source>
        <translation>ウィンドウの残りは %1 未満です。次は %2 に開きます</translation>
    </message>
    <message>
        <source>less than %1 of the window is left; none opens within two years</source>
        <translation>ウィンドウの残りは %1 未満です。2 年以内に開くものはありません</translation>
    </message>
    <message>
        <source>the window is closed; the next one opens at %1</source>
        <translation>ウィンドウは閉じています。次は %1 に開きます</translation>
    </message>
    <message>
        <source>the windows of this machine are paused</source>
        <translation>このマシンのウィンドウは一時停止中です</translation>
    </message>
    <message>
        <source>no window of at least %1 opens within two years</source>
        <translation>2 年以内に %1 以上のウィンドウは開きません</translation>
    </message>
    <message>
        <source>a control plane machine is never touched</source>
        <translation>コントロールプレーンのマシンには決して触れません</translation>
    </message>
    <message>
        <source>event code &apos;%1&apos; is unknown</source>
        <translation>イベントコード「%1」は不明です</translation>
    </message>
    <message>
        <source>this event needs a person</source>
        <translation>このイベントには人の対応が必要です</translation>
    </message>
    <message>
        <source>the instance is not stopped and not gone</source>
        <translation>インスタンスは停止も消失もしていません</translation>
    </message>
    <message>
        <source>its strategy is %1</source>
        <translation>方式は %1 です</translation>
    </message>
    <message>
        <source>by event and platform</source>
        <translation>イベントとプラットフォームによる</translation>
    </message>
    <message>
        <source>strategy delete is refused: no available host matches the Machine that would replace it</source>
        <translation>方式 delete は拒否: 代わりの Machine に合う利用可能なホストがありません</translation>
    </message>
    <message>
        <source>strategy %1 is unknown</source>
        <translation>方式 %1 は不明です</translation>
    </message>
    <message>
        <source>strategy %1 needs a BareMetalHost</source>
        <translation>方式 %1 には BareMetalHost が必要です</translation>
    </message>
    <message>
        <source>its BareMetalHost is not found</source>
        <translation>その BareMetalHost が見つかりません</translation>
    </message>
    <message>
        <source>%1 of Machine %2 cannot start before its deadline: %3</source>
        <translation>Machine %2 の %1 は期限前に開始できません: %3</translation>
    </message>
    <message>
        <source>%1 of Machine %2 cannot start before its deadline %3: %4</source>
        <translation>Machine %2 の %1 は期限 %3 前に開始できません: %4</translation>
    </message>
    <message>
        <source>%1 of Machine %2 did not start before its deadline %3</source>
        <translation>Machine %2 の %1 は期限 %3 までに開始されませんでした</translation>
    </message>
    <message>
        <source>Node %1 could not be drained within %2</source>
        <translation>Node %1 を %2 以内にドレインできませんでした</translation>
    </message>
    <message>
        <source>Node %1 could not be drained within %2: %3</source>
        <translation>Node %1 を %2 以内にドレインできませんでした: %3</translation>
    </message>
    <message>
        <source>the Node of Machine %1 could not be drained within %2</source>
        <translation>Machine %1 の Node を %2 以内にドレインできませんでした</translation>
    </message>
    <message>
        <source>the Node of Machine %1 could not be drained within %2: %3</source>
        <translation>Machine %1 の Node を %2 以内にドレインできませんでした: %3</translation>
    </message>
    <message>
        <source>the server of Machine %1 is not off after %2</source>
        <translation>Machine %1 のサーバーは %2 経ってもオフではありません</translation>
    </message>
    <message>
        <source>the server of Machine %1 is not off after %2: %3</source>
        <translation>Machine %1 のサーバーは %2 経ってもオフではありません: %3</translation>
    </message>
    <message>
        <source>Node %1 did not come back within %2</source>
        <translation>Node %1 は %2 以内に戻りませんでした</translation>
    </message>
    <message>
        <source>Node %1 did not come back within %2: it is Ready, but has not rebooted</source>
        <translation>Node %1 は %2 以内に戻りませんでした: Ready ですが再起動していません</translation>
    </message>
    <message>
        <source>the Node of Machine %1 did not come back within %2</source>
        <translation>Machine %1 の Node は %2 以内に戻りませんでした</translation>
    </message>
    <message>
        <source>the maintenance of Machine %1 was done, and a check failed: %2</source>
        <translation>Machine %1 のメンテナンス後の確認に失敗しました: %2</translation>
    </message>
    <message>
        <source>Event %1 is still scheduled after the maintenance of Machine %2 was done</source>
        <translation>Machine %2 のメンテナンス後もイベント %1 の予定が残っています</translation>
    </message>
    <message>
        <source>the maintenance of Machine %1 has taken %2</source>
        <translation>Machine %1 のメンテナンスは %2 かかっています</translation>
    </message>
    <message>
        <source>the maintenance of Machine %1 has taken %2; it waits for %3 hook %4 of %5</source>
        <translation>Machine %1 のメンテナンスは %2 かかっています。%5 の %3 フック %4 を待っています</translation>
    </message>
    <message>
        <source>%1 of Machine %2 needs a person: %3</source>
        <translation>Machine %2 の %1 には人の対応が必要です: %3</translation>
    </message>
    <message>
        <source>%1 has two events, %2 and %3; one is done after the other</source>
        <translation>%1 に 2 件のイベント %2 と %3 があります。順に行います</translation>
    </message>
    <message>
        <source>two masters at the same time: %1 and %2 from %3</source>
        <translation>2 台のマスターが同時です: %1 と %2、%3 から</translation>
    </message>
    <message>
        <source>%1 will take %2 and must be done before %3</source>
        <translation>%1 は %2 かかり、%3 より前に行う必要があります</translation>
    </message>
    <message>
        <source>windows %1 and %2 are open at the same time, first at %3</source>
        <translation>ウィンドウ %1 と %2 が同時に開きます。最初は %3</translation>
    </message>
    <message>
        <source>next: the node will be drained</source>
        <translation>次に Node をドレインします</translation>
    </message>
    <message>
        <source>next: the instance will be created</source>
        <translation>次にインスタンスを作成します</translation>
    </message>
    <message>
        <source>next: the instance will be deleted</source>
        <translation>次にインスタンスを削除します</translation>
    </message>
    <message>
        <source>next: its Node will be deleted</source>
        <translation>次に Node を削除します</translation>
    </message>
    <message>
        <source>next: the Machine will be removed</source>
        <translation>その後 Machine は消えます</translation>
    </message>
    <message>
        <source>%1 more hook waits at this point</source>
        <translation>この位置で待つフックがほかに %1 件あります</translation>
    </message>
    <message>
        <source>%1 more hooks wait at this point</source>
        <translation>この位置で待つフックがほかに %1 件あります</translation>
    </message>
    <message>
        <source>there is nothing to drain: %1</source>
        <translation>ドレインするものがありません: %1</translation>
    </message>
    <message>
        <source>then the drain will wait: %1</source>
        <translation>その後ドレインは待機します: %1</translation>
    </message>
    <message>
        <source>then it will wait at preTerminate for %1</source>
        <translation>その後 preTerminate で %1 を待ちます</translation>
    </message>
    <message>
        <source>next: the host will be powered on</source>
        <translation>次にホストの電源を入れます</translation>
    </message>
    <message>
        <source>next: the host will be powered off, then on</source>
        <translation>次にホストの電源を切り、その後入れます</translation>
    </message>
    <message>
        <source>another key still holds it off</source>
        <translation>別のキーがまだオフで保持しています</translation>
    </message>
    <message>
        <source>it stays off: spec.online is false</source>
        <translation>オフのままです: spec.online は false です</translation>
    </message>
    <message>
        <source>it will be reconciled when it is valid</source>
        <translation>有効になり次第、調整されます</translation>
    </message>
    <message>
        <source>it will be reconciled again when the pause ends</source>
        <translation>一時停止が終わると再び調整されます</translation>
    </message>
    <message>
        <source>it will claim the first free host</source>
        <translation>最初に空いたホストを使います</translation>
    </message>
    <message>
        <source>the host will be reconciled again when the annotation is removed</source>
        <translation>アノテーションがなくなるとホストは再び調整されます</translation>
    </message>
    <message>
        <source>the host will be read again when the Secret changes</source>
        <translation>Secret が変わり次第、ホストを再度読み取ります</translation>
    </message>
    <message>
        <source>the command will be retried</source>
        <translation>その後コマンドを繰り返します</translation>
    </message>
    <message>
        <source>the BMC will be asked again</source>
        <translation>BMC に再度問い合わせます</translation>
    </message>
    <message>
        <source>it will be forced off at the deadline</source>
        <translation>期限になると強制的に電源を切ります</translation>
    </message>
    <message>
        <source>power is not changed while it is unknown</source>
        <translation>電源状態が不明な間は切り替えを行いません</translation>
    </message>
    <message>
        <source>the health check will remediate the machine when it may act</source>
        <translation>ヘルスチェックは可能になり次第マシンを修復します</translation>
    </message>
    <message>
        <source>the maintenance will start in the next window after the upgrade</source>
        <translation>メンテナンスはアップグレード後の次のウィンドウで開始します</translation>
    </message>
    <message>
        <source>the maintenance will start when the window opens</source>
        <translation>ウィンドウが開くとメンテナンスが始まります</translation>
    </message>
    <message>
        <source>the Machine is gone</source>
        <translation>Machine は存在しません</translation>
    </message>
    <message>
        <source>the Machine is not being deleted</source>
        <translation>Machine は削除中ではありません</translation>
    </message>
    <message>
        <source>the phase is not Deleting yet</source>
        <translation>フェーズはまだ Deleting ではありません</translation>
    </message>
    <message>
        <source>already drained</source>
        <translation>すでにドレイン済みです</translation>
    </message>
    <message>
        <source>the drain is excluded by annotation</source>
        <translation>ドレインはアノテーションで除外されています</translation>
    </message>
    <message>
        <source>the Machine has no Node</source>
        <translation>Machine に Node がありません</translation>
    </message>
    <message>
        <source>held by the %1 hook %2 of %3</source>
        <translation>%3 の %1 フック %2 がホールド中です</translation>
    </message>
    <message>
        <source>held by the %1 hook %2 of %3 and %4 more</source>
        <translation>%3 の %1 フック %2 ほか %4 件がホールド中です</translation>
    </message>
    <message>
        <source>Node %1 is empty</source>
        <translation>Node %1 は空です</translation>
    </message>
    <message>
        <source>waiting for the next attempt</source>
        <translation>次の試行を待っています</translation>
    </message>
    <message>
        <source>what state is the Node in?</source>
        <translation>Node の状態を確認しています</translation>
    </message>
    <message>
        <source>the Node no longer exists</source>
        <translation>Node は存在しません</translation>
    </message>
    <message>
        <source>control-plane Node %1 is cordoned</source>
        <translation>コントロールプレーン Node %1 はスケジュール停止 (cordon) 中です</translation>
    </message>
    <message>
        <source>the Node is being drained</source>
        <translation>Node を空にしています</translation>
    </message>
    <message>
        <source>no API is authoritative yet</source>
        <translation>権威ある API はまだありません</translation>
    </message>
    <message>
        <source>the authoritative API is being copied into status</source>
        <translation>権威ある API を status に反映します</translation>
    </message>
    <message>
        <source>another API is authoritative</source>
        <translation>別の API が権威を持っています</translation>
    </message>
    <message>
        <source>unknown authoritative API %1</source>
        <translation>不明な権威 API %1</translation>
    </message>
    <message>
        <source>this controller has finished; another finalizer keeps the object</source>
        <translation>当方の分は完了しました。別のファイナライザーがオブジェクトを保持しています</translation>
    </message>
    <message>
        <source>waiting for the drain</source>
        <translation>ドレインを待っています</translation>
    </message>
    <message>
        <source>the instance is being deleted: %1</source>
        <translation>インスタンスは削除中です: %1</translation>
    </message>
    <message>
        <source>the provider could not delete the instance: %1</source>
        <translation>プロバイダーがインスタンスを削除できませんでした: %1</translation>
    </message>
    <message>
        <source>is the instance gone?</source>
        <translation>インスタンスの消失を確認しています</translation>
    </message>
    <message>
        <source>the provider does not say whether the instance is gone: %1</source>
        <translation>インスタンスが消えたかプロバイダーが答えません: %1</translation>
    </message>
    <message>
        <source>waiting until the instance is gone</source>
        <translation>インスタンスの削除を待っています</translation>
    </message>
    <message>
        <source>the Node could not be deleted</source>
        <translation>Node を削除できませんでした</translation>
    </message>
    <message>
        <source>the instance is gone; its Node will be deleted</source>
        <translation>インスタンスは消えました。次は Node です</translation>
    </message>
    <message>
        <source>everything is gone; the Machine is released</source>
        <translation>すべて消えました。Machine を解放します</translation>
    </message>
    <message>
        <source>the finalizer is set before anything that needs cleanup</source>
        <translation>後片付けが必要になる前にファイナライザーを付けます</translation>
    </message>
    <message>
        <source>Failed is final; the Machine must be deleted</source>
        <translation>Failed は最終状態です。Machine を削除する必要があります</translation>
    </message>
    <message>
        <source>is there an instance?</source>
        <translation>インスタンスの有無を確認しています</translation>
    </message>
    <message>
        <source>the provider declared the Machine Failed: %1</source>
        <translation>プロバイダーが Machine を Failed としました: %1</translation>
    </message>
    <message>
        <source>the provider does not say whether there is an instance: %1</source>
        <translation>インスタンスがあるかプロバイダーが答えません: %1</translation>
    </message>
    <message>
        <source>what is known about the instance?</source>
        <translation>インスタンスの情報を確認しています</translation>
    </message>
    <message>
        <source>the provider has not finished yet: %1</source>
        <translation>プロバイダーの処理はまだ終わっていません: %1</translation>
    </message>
    <message>
        <source>the provider could not update the instance: %1</source>
        <translation>プロバイダーがインスタンスを更新できませんでした: %1</translation>
    </message>
    <message>
        <source>the instance has neither provider id nor address yet</source>
        <translation>インスタンスにはまだプロバイダー ID もアドレスもありません</translation>
    </message>
    <message>
        <source>the instance exists; its Node has not joined</source>
        <translation>インスタンスはありますが Node は未参加です</translation>
    </message>
    <message>
        <source>the instance exists and has a Node</source>
        <translation>インスタンスがあり Node もあります</translation>
    </message>
    <message>
        <source>the known instance is gone</source>
        <translation>把握していたインスタンスが消えました</translation>
    </message>
    <message>
        <source>an instance is needed</source>
        <translation>インスタンスが必要です</translation>
    </message>
    <message>
        <source>the instance will be created</source>
        <translation>インスタンスを作成します</translation>
    </message>
    <message>
        <source>the provider refused the configuration: %1</source>
        <translation>プロバイダーが構成を拒否しました: %1</translation>
    </message>
    <message>
        <source>the instance is being created: %1</source>
        <translation>インスタンスは作成中です: %1</translation>
    </message>
    <message>
        <source>the provider could not create the instance: %1</source>
        <translation>プロバイダーがインスタンスを作成できませんでした: %1</translation>
    </message>
    <message>
        <source>waiting for the instance to appear</source>
        <translation>インスタンスの出現を待っています</translation>
    </message>
    <message>
        <source>no remediation was requested</source>
        <translation>修復は要求されていません</translation>
    </message>
    <message>
        <source>the Machine is being deleted</source>
        <translation>Machine は削除中です</translation>
    </message>
    <message>
        <source>the Machine has failed; nothing will restore its Node</source>
        <translation>Machine は失敗しており、Node は戻りません</translation>
    </message>
    <message>
        <source>the remediation was withdrawn before the Node was deleted</source>
        <translation>Node の削除前に修復が取り下げられました</translation>
    </message>
    <message>
        <source>the remediation was withdrawn</source>
        <translation>修復は取り下げられました</translation>
    </message>
    <message>
        <source>the remediation cannot continue: %1</source>
        <translation>修復を続行できません: %1</translation>
    </message>
    <message>
        <source>a hold-off of the host is requested</source>
        <translation>ホストの電源オフ保持を要求します</translation>
    </message>
    <message>
        <source>waiting until the host is confirmed to be held off</source>
        <translation>ホストの電源オフ保持の確認を待っています</translation>
    </message>
    <message>
        <source>waiting until the host is confirmed to be held off: %1</source>
        <translation>ホストの電源オフ保持の確認を待っています: %1</translation>
    </message>
    <message>
        <source>waiting until the Node is gone</source>
        <translation>Node が消えるのを待っています</translation>
    </message>
    <message>
        <source>the labels of the Node are saved</source>
        <translation>Node のラベルを保存します</translation>
    </message>
    <message>
        <source>the host is confirmed off; its Node will be deleted</source>
        <translation>ホストのオフを確認し、Node を削除します</translation>
    </message>
    <message>
        <source>the host is off and the Node is gone</source>
        <translation>ホストはオフで Node は消えました</translation>
    </message>
    <message>
        <source>waiting until the host is confirmed to be held off again</source>
        <translation>ホストが再びオフで保持される確認を待っています</translation>
    </message>
    <message>
        <source>the Node came back while the host was off</source>
        <translation>ホストがオフの間に Node が戻りました</translation>
    </message>
    <message>
        <source>how long may the Node take to join?</source>
        <translation>Node の参加までの許容時間を確認しています</translation>
    </message>
    <message>
        <source>the host is about to boot; the wait for its Node is limited</source>
        <translation>ホストはまもなく起動し、Node を待つ時間には限りがあります</translation>
    </message>
    <message>
        <source>the Node is gone; the host may boot</source>
        <translation>Node は消えました。ホストは起動できます</translation>
    </message>
    <message>
        <source>the host is also held off by %1; the wait starts again</source>
        <translation>ホストは %1 にもオフで保持されており、待機をやり直します</translation>
    </message>
    <message>
        <source>the host is also held off by %1</source>
        <translation>ホストは %1 にもオフで保持されています</translation>
    </message>
    <message>
        <source>the Node did not come back in time; the Machine will be replaced</source>
        <translation>Node が時間内に戻らず、Machine を交換します</translation>
    </message>
    <message>
        <source>waiting for the Node to come back</source>
        <translation>Node が戻るのを待っています</translation>
    </message>
    <message>
        <source>the new Node gets the missing labels of the old one</source>
        <translation>新しい Node に旧 Node の不足分を補います</translation>
    </message>
    <message>
        <source>the new Node has all labels of the old one</source>
        <translation>新しい Node は旧 Node の全ラベルを持っています</translation>
    </message>
    <message>
        <source>the remediation is finished</source>
        <translation>修復は完了しました</translation>
    </message>
    <message>
        <source>the Machine has no BareMetalHost</source>
        <translation>Machine に BareMetalHost がありません</translation>
    </message>
    <message>
        <source>BareMetalHost %1 is being deleted</source>
        <translation>BareMetalHost %1 は削除中です</translation>
    </message>
    <message>
        <source>BareMetalHost %1 is paused</source>
        <translation>BareMetalHost %1 は一時停止中です</translation>
    </message>
    <message>
        <source>BareMetalHost %1 is detached</source>
        <translation>BareMetalHost %1 はデタッチされています</translation>
    </message>
    <message>
        <source>BareMetalHost %1 must not be switched off (disablePowerOff)</source>
        <translation>BareMetalHost %1 の電源を切ってはなりません (disablePowerOff)</translation>
    </message>
    <message>
        <source>BareMetalHost %1 is off on purpose (spec.online is false)</source>
        <translation>BareMetalHost %1 は意図的にオフです (spec.online は false)</translation>
    </message>
    <message>
        <source>remove hook %1 from %2</source>
        <translation>%2 からフック %1 を削除します</translation>
    </message>
    <message>
        <source>when no other hook holds, its instance will be created</source>
        <translation>ほかにホールド中のフックがなくなると、インスタンスが作成されます</translation>
    </message>
    <message>
        <source>when no other hook holds, its node will be drained</source>
        <translation>ほかにホールド中のフックがなくなると、Node がドレインされます</translation>
    </message>
    <message>
        <source>when no other hook holds, its instance will be deleted</source>
        <translation>ほかにホールド中のフックがなくなると、インスタンスが削除されます</translation>
    </message>
    <message>
        <source>this cannot be undone: the API rejects re-adding a hook while the machine is deleted</source>
        <translation>元に戻せません。削除中のマシンへのフック再追加は API が拒否します</translation>
    </message>
    <message>
        <source>its owner may set it again</source>
        <translation>オーナーが再度追加できます</translation>
    </message>
    <message>
        <source>try to drain %1 now instead of at the next attempt</source>
        <translation>次の試行を待たず、今すぐ %1 のドレインを試みます</translation>
    </message>
    <message>
        <source>try to drain the node now instead of at the next attempt</source>
        <translation>次の試行を待たず、今すぐ Node のドレインを試みます</translation>
    </message>
    <message>
        <source>skip the drain of %1</source>
        <translation>%1 のドレインをスキップします</translation>
    </message>
    <message>
        <source>its pods are not evicted: they end with the instance, budgets are ignored, and every preDrain hook is skipped</source>
        <translation>Pod は移動されず、インスタンスとともに終了します。バジェットは確認されず、preDrain フックはすべて通過されます</translation>
    </message>
    <message>
        <source>this cannot be undone</source>
        <translation>元に戻せません</translation>
    </message>
    <message>
        <source>mark %1 to be deleted first when its MachineSet scales in</source>
        <translation>MachineSet が過剰なとき、%1 を最初に削除する対象に指定します</translation>
    </message>
    <message>
        <source>cordon %1: no new pod is scheduled there, none is evicted</source>
        <translation>%1 のスケジュールを停止します (cordon)。新しい Pod は配置されず、既存の Pod は移動しません</translation>
    </message>
    <message>
        <source>cordon the node: no new pod is scheduled there, none is evicted</source>
        <translation>Node のスケジュールを停止します (cordon)。新しい Pod は配置されず、既存の Pod は移動しません</translation>
    </message>
    <message>
        <source>uncordon %1: new pods may be scheduled there</source>
        <translation>%1 のスケジュールを再開します (uncordon)。新しい Pod を配置できます</translation>
    </message>
    <message>
        <source>uncordon the node: new pods may be scheduled there</source>
        <translation>Node のスケジュールを再開します (uncordon)。新しい Pod を配置できます</translation>
    </message>
    <message>
        <source>hold %1 off: it is shut down and stays off until the hold is released</source>
        <translation>%1 を電源オフで保持します。シャットダウンし、ホールドが解除されるまでオフのままです</translation>
    </message>
    <message>
        <source>release Holdpoint&apos;s hold %1 on %2</source>
        <translation>%2 の自分のホールド %1 を解除します</translation>
    </message>
    <message>
        <source>when no other key is left and spec.online is true, it will be powered on</source>
        <translation>ほかのキーがなく、オンであるべきなら電源を入れます</translation>
    </message>
    <message>
        <source>release %1 on %2, which somebody else set</source>
        <translation>%2 にある、他者が設定した %1 を解除します</translation>
    </message>
    <message>
        <source>a fenced host may come back while its work runs elsewhere</source>
        <translation>フェンシングされたホストが、処理が別の場所で動いている間に復帰することがあります</translation>
    </message>
    <message>
        <source>power on %1 when no key holds it off</source>
        <translation>オフで保持するキーがなくなり次第、%1 の電源を入れます</translation>
    </message>
    <message>
        <source>power off %1: a graceful shutdown first, then a hard power-off</source>
        <translation>%1 の電源を切ります。先に OS に要求し、その後遮断します</translation>
    </message>
    <message>
        <source>reboot %1: a graceful shutdown first, then a hard power-off</source>
        <translation>%1 を再起動します。先に OS に要求し、その後遮断します</translation>
    </message>
    <message>
        <source>cut the power of %1 and power it on again</source>
        <translation>%1 の電源を遮断し、再び入れます</translation>
    </message>
    <message>
        <source>data that is not on disk is lost</source>
        <translation>ディスクにないものは失われます</translation>
    </message>
    <message>
        <source>pause %1: it is not reconciled and its power stays as it is</source>
        <translation>%1 を一時停止します。調整は行われず、電源はそのままです</translation>
    </message>
    <message>
        <source>resume %1: its power is set to what is declared</source>
        <translation>%1 を再開します。電源は宣言された状態になります</translation>
    </message>
    <message>
        <source>detach %1: it keeps running and its BMC is no longer used</source>
        <translation>%1 をデタッチします。稼働は続き、BMC とは通信しなくなります</translation>
    </message>
    <message>
        <source>attach %1: its BMC is used again and its power is set to what is declared</source>
        <translation>%1 をアタッチします。BMC との通信を再開し、電源は宣言された状態になります</translation>
    </message>
    <message>
        <source>removing the finalizer of %1 removes the object while its instance, its disk and its address stay: nothing is left that knows of them</source>
        <translation>%1 のファイナライザーを外すとオブジェクトは消えますが、インスタンス、ディスク、アドレスは残り、把握する者がいなくなります</translation>
    </message>
    <message>
        <source>force-deleting %1 forgets the machine while its instance may still run and write</source>
        <translation>%1 を強制削除すると、インスタンスが稼働し書き込みを続けていてもマシンの記録が失われます</translation>
    </message>
    <message>
        <source>remove the one hook that holds, with its own review</source>
        <translation>ホールド中のフックだけを、個別のレビューで削除する</translation>
    </message>
    <message>
        <source>fix the credentials or the quota of the provider: the deletion then completes</source>
        <translation>プロバイダーの認証情報またはクォータを修復する。削除は自動的に終わります</translation>
    </message>
    <message>
        <source>delete the instance in the provider: the controller then removes the finalizer</source>
        <translation>プロバイダー側でインスタンスを削除する。コントローラーが消失を確認してファイナライザーを外します</translation>
    </message>
    <message>
        <source>detach the host if its BMC is permanently lost</source>
        <translation>BMC が完全に失われた場合はホストをデタッチする</translation>
    </message>
    <message>
        <source>data is %1 old</source>
        <translation>データは %1 前のものです</translation>
    </message>
    <message>
        <source>the newest data is %1 old</source>
        <translation>最新のデータは %1 前のものです</translation>
    </message>
    <message>
        <source>no data received yet</source>
        <translation>まだ何も受信していません</translation>
    </message>
    <message>
        <source>the connection was just restored</source>
        <translation>接続が戻ったばかりです</translation>
    </message>
    <message>
        <source>Nodes cannot be read</source>
        <translation>Node を読み取れません</translation>
    </message>
    <message>
        <source>there is no Node</source>
        <translation>Node はありません</translation>
    </message>
    <message>
        <source>%1 is Ready</source>
        <translation>%1 は Ready です</translation>
    </message>
    <message>
        <source>%1 is not Ready</source>
        <translation>%1 は Ready ではありません</translation>
    </message>
    <message>
        <source>the kubelet of %1 does not report</source>
        <translation>%1 の kubelet から報告がありません</translation>
    </message>
    <message>
        <source>pods of %1 cannot be read</source>
        <translation>%1 の Pod を読み取れません</translation>
    </message>
    <message>
        <source>no pod is left that a drain would move</source>
        <translation>ドレインで移動する Pod は残っていません</translation>
    </message>
    <message>
        <source>1 pod is left: %1</source>
        <translation>Pod が 1 個残っています: %1</translation>
    </message>
    <message>
        <source>%1 pods are left: %2</source>
        <translation>Pod が %1 個残っています: %2</translation>
    </message>
    <message>
        <source>budgets or pods cannot be read</source>
        <translation>バジェットまたは Pod を読み取れません</translation>
    </message>
    <message>
        <source>every budget of its pods allows a disruption</source>
        <translation>Pod のバジェットに使い切られたものはありません</translation>
    </message>
    <message>
        <source>%1 allows no disruption</source>
        <translation>%1 が中断を許可していません</translation>
    </message>
    <message>
        <source>%1 has %2 pods on the node; disruptions allowed: %3</source>
        <translation>ノード上に %1 の Pod が %2 個あります。許可される中断: %3</translation>
    </message>
    <message>
        <source>VolumeAttachments cannot be read</source>
        <translation>VolumeAttachment を読み取れません</translation>
    </message>
    <message>
        <source>no volume is attached</source>
        <translation>接続中のボリュームはありません</translation>
    </message>
    <message>
        <source>1 volume is attached: %1</source>
        <translation>ボリュームが 1 個接続されています: %1</translation>
    </message>
    <message>
        <source>%1 volumes are attached: %2</source>
        <translation>ボリュームが %1 個接続されています: %2</translation>
    </message>
    <message>
        <source>the other control-plane machines cannot be read</source>
        <translation>ほかのコントロールプレーンマシンを読み取れません</translation>
    </message>
    <message>
        <source>%1 healthy without it, %2 of %3 needed</source>
        <translation>これを除く正常な台数 %1、必要数は %3 台中 %2</translation>
    </message>
    <message>
        <source>the other machines cannot be read</source>
        <translation>ほかのマシンを読み取れません</translation>
    </message>
    <message>
        <source>%1 is Running in its place</source>
        <translation>代わりに %1 が Running です</translation>
    </message>
    <message>
        <source>no replacement is Running</source>
        <translation>Running の代わりはありません</translation>
    </message>
    <message>
        <source>no replacement is Running; none is required</source>
        <translation>Running の代わりはありません。必須ではありません</translation>
    </message>
    <message>
        <source>no other control-plane machine is draining</source>
        <translation>ドレイン中のコントロールプレーンマシンはほかにありません</translation>
    </message>
    <message>
        <source>%1 is cordoned or being deleted</source>
        <translation>%1 はスケジュール停止 (cordon) または削除中です</translation>
    </message>
    <message>
        <source>%1 are cordoned or being deleted</source>
        <translation>%1 はスケジュール停止 (cordon) または削除中です</translation>
    </message>
    <message>
        <source>the owner &apos;%1&apos; was not found</source>
        <translation>「%1」が誰か特定できません</translation>
    </message>
    <message>
        <source>the owner &apos;%1&apos; was not found, %2</source>
        <translation>「%1」が誰か特定できません、%2</translation>
    </message>
    <message>
        <source>%1 no longer exists</source>
        <translation>%1 はもうありません</translation>
    </message>
    <message>
        <source>%1 no longer exists, %2</source>
        <translation>%1 はもうありません、%2</translation>
    </message>
    <message>
        <source>%1 is silent</source>
        <translation>%1 は応答しません</translation>
    </message>
    <message>
        <source>%1 is silent, %2</source>
        <translation>%1 は応答しません、%2</translation>
    </message>
    <message>
        <source>%1 reports a failure</source>
        <translation>%1 は失敗したと報告しています</translation>
    </message>
    <message>
        <source>%1 reports a failure, %2</source>
        <translation>%1 は失敗したと報告しています、%2</translation>
    </message>
    <message>
        <source>%1 is working on it</source>
        <translation>%1 が対応中です</translation>
    </message>
    <message>
        <source>%1 is working on it, %2</source>
        <translation>%1 が対応中です、%2</translation>
    </message>
    <message>
        <source>no other key holds the host</source>
        <translation>ホストを保持する別のキーはありません</translation>
    </message>
    <message>
        <source>held off by %1</source>
        <translation>%1 によりオフで保持中</translation>
    </message>
    <message>
        <source>a remediation is fencing this machine</source>
        <translation>修復がこのマシンをフェンシングしています</translation>
    </message>
    <message>
        <source>a remediation marked the host as unhealthy</source>
        <translation>修復がホストを異常とマークしました</translation>
    </message>
    <message>
        <source>no remediation is running</source>
        <translation>実行中の修復はありません</translation>
    </message>
    <message>
        <source>there is no host</source>
        <translation>ホストはありません</translation>
    </message>
    <message>
        <source>its power state is unknown</source>
        <translation>電源状態は不明です</translation>
    </message>
    <message>
        <source>the host is On</source>
        <translation>ホストは On です</translation>
    </message>
    <message>
        <source>the host is Off</source>
        <translation>ホストは Off です</translation>
    </message>
    <message>
        <source>registration error</source>
        <translation>登録エラー</translation>
    </message>
    <message>
        <source>power management error</source>
        <translation>電源管理エラー</translation>
    </message>
    <message>
        <source>provisioned registration error</source>
        <translation>プロビジョニング後の登録エラー</translation>
    </message>
    <message>
        <source>registration error: %1</source>
        <translation>登録エラー: %1</translation>
    </message>
    <message>
        <source>power management error: %1</source>
        <translation>電源管理エラー: %1</translation>
    </message>
    <message>
        <source>provisioned registration error: %1</source>
        <translation>プロビジョニング後の登録エラー: %1</translation>
    </message>
    <message>
        <source>data is less than 10 s old</source>
        <translation>データは 10 秒以内のものである</translation>
    </message>
    <message>
        <source>the node is Ready, or gone</source>
        <translation>Node は Ready か存在しない</translation>
    </message>
    <message>
        <source>no pod is left on the node</source>
        <translation>Node に Pod が残っていない</translation>
    </message>
    <message>
        <source>every disruption budget of its pods allows a disruption</source>
        <translation>Pod の中断バジェットに使い切られたものがない</translation>
    </message>
    <message>
        <source>no volume is attached to the node</source>
        <translation>Node に接続中のボリュームがない</translation>
    </message>
    <message>
        <source>the control plane keeps its majority without it</source>
        <translation>これがなくてもコントロールプレーンは過半数を保つ</translation>
    </message>
    <message>
        <source>its replacement is Running</source>
        <translation>代わりが Running である</translation>
    </message>
    <message>
        <source>no other machine of its role is draining</source>
        <translation>同じロールでドレイン中のマシンがほかにない</translation>
    </message>
    <message>
        <source>the owner of the hook is not about to remove it</source>
        <translation>フックのオーナーが間もなく外す状況ではない</translation>
    </message>
    <message>
        <source>no other key holds the host off</source>
        <translation>ホストをオフで保持する別のキーがない</translation>
    </message>
    <message>
        <source>the host&apos;s power is known and without error</source>
        <translation>ホストの電源状態が判明しておりエラーがない</translation>
    </message>
    <message>
        <source>age of the watches</source>
        <translation>watch の経過時間</translation>
    </message>
    <message>
        <source>Pods of the Node</source>
        <translation>Node の Pod</translation>
    </message>
    <message>
        <source>Machines and Nodes of the control plane</source>
        <translation>コントロールプレーンの Machine と Node</translation>
    </message>
    <message>
        <source>Machines of the same set</source>
        <translation>同じセットの Machine</translation>
    </message>
    <message>
        <source>the owner&apos;s Lease, Events and conditions</source>
        <translation>オーナーの Lease、Event、コンディション</translation>
    </message>
    <message>
        <source>it leaks or corrupts what Holdpoint looks after</source>
        <translation>Holdpoint の管理対象に漏れや破損を招きます</translation>
    </message>
    <message>
        <source>a check failed and this cannot be undone</source>
        <translation>確認に失敗した項目があり、元に戻せません</translation>
    </message>
    <message>
        <source>it affects the control plane</source>
        <translation>コントロールプレーンに関わります</translation>
    </message>
    <message>
        <source>the key belongs to somebody else</source>
        <translation>キーは他者のものです</translation>
    </message>
    <message>
        <source>its node is running</source>
        <translation>その Node は稼働中です</translation>
    </message>
    <message>
        <source>the site requires it</source>
        <translation>サイトの設定によります</translation>
    </message>
    <message>
        <source>a reason is required</source>
        <translation>理由が必要です</translation>
    </message>
    <message>
        <source>the reason needs %1 characters or a ticket id</source>
        <translation>理由には %1 文字以上またはチケット ID が必要です</translation>
    </message>
    <message>
        <source>the reason has more than %1 bytes</source>
        <translation>理由が %1 バイトを超えています</translation>
    </message>
    <message>
        <source>the pause no longer exists</source>
        <translation>一時停止はもうありません</translation>
    </message>
    <message>
        <source>the detachment no longer exists</source>
        <translation>デタッチはもうありません</translation>
    </message>
    <message>
        <source>the %1 hook %2 has another owner now</source>
        <translation>%1 フック %2 は現在別のオーナーです</translation>
    </message>
    <message>
        <source>the %1 hook %2 no longer exists</source>
        <translation>%1 フック %2 はもうありません</translation>
    </message>
    <message>
        <source>the hook has moved</source>
        <translation>フックが元の位置にありません</translation>
    </message>
    <message>
        <source>there is no %1 to act on</source>
        <translation>対象の %1 がありません</translation>
    </message>
    <message>
        <source>%1 is not being drained</source>
        <translation>%1 はドレイン中ではありません</translation>
    </message>
    <message>
        <source>the drain of %1 is already skipped</source>
        <translation>%1 のドレインはすでにスキップされています</translation>
    </message>
    <message>
        <source>%1 is already marked</source>
        <translation>%1 はすでに指定されています</translation>
    </message>
    <message>
        <source>%1 is already cordoned</source>
        <translation>%1 はすでにスケジュール停止 (cordon) 中です</translation>
    </message>
    <message>
        <source>%1 is already schedulable</source>
        <translation>%1 はすでにスケジュール可能です</translation>
    </message>
    <message>
        <source>%1 is already held</source>
        <translation>%1 はすでに保持されています</translation>
    </message>
    <message>
        <source>%1 is not a hold set by Holdpoint</source>
        <translation>%1 は自分のホールドではありません</translation>
    </message>
    <message>
        <source>%1 is not the key of a hold</source>
        <translation>%1 はホールドのキーではありません</translation>
    </message>
    <message>
        <source>%1 is already set to be on</source>
        <translation>%1 はすでにオンの指定です</translation>
    </message>
    <message>
        <source>%1 is already set to be off</source>
        <translation>%1 はすでにオフの指定です</translation>
    </message>
    <message>
        <source>a reboot is already requested</source>
        <translation>リブートはすでに要求されています</translation>
    </message>
    <message>
        <source>%1 is already paused</source>
        <translation>%1 はすでに一時停止中です</translation>
    </message>
    <message>
        <source>%1 is already detached</source>
        <translation>%1 はすでにデタッチされています</translation>
    </message>
    <message>
        <source>Holdpoint explains Remove finalizer and never does it</source>
        <translation>ファイナライザーの削除はここで説明するのみで、Holdpoint は実行しません</translation>
    </message>
    <message>
        <source>Holdpoint explains Force delete and never does it</source>
        <translation>強制削除はここで説明するのみで、Holdpoint は実行しません</translation>
    </message>
    <message>
        <source>the object was replaced by another one of its name</source>
        <translation>オブジェクトは同名の別のものに置き換わりました</translation>
    </message>
    <message>
        <source>what would be sent is no longer what was reviewed</source>
        <translation>送信内容がレビューした内容と異なります</translation>
    </message>
    <message>
        <source>a check changed: %1</source>
        <translation>確認項目が変わりました: %1</translation>
    </message>
    <message>
        <source>the object is no longer what was reviewed</source>
        <translation>レビューした内容が現状と異なります</translation>
    </message>
    <message>
        <source>nothing is sent on stale data: %1</source>
        <translation>古いデータに基づく送信は行いません: %1</translation>
    </message>
    <message>
        <source>this override is already committed</source>
        <translation>この操作はすでに実行されました</translation>
    </message>
    <message>
        <source>the review is older than the object</source>
        <translation>レビューが現状より古くなっています</translation>
    </message>
    <message>
        <source>review it again</source>
        <translation>再度レビューしてください</translation>
    </message>
    <message>
        <source>no user is signed in</source>
        <translation>誰もサインインしていません</translation>
    </message>
    <message>
        <source>type the digits %1, or hold the button</source>
        <translation>数字 %1 を入力するか、ボタンを長押ししてください</translation>
    </message>
    <message>
        <source>type %1 to confirm</source>
        <translation>確認のため %1 と入力してください</translation>
    </message>
    <message>
        <source>this override does not wait for approval</source>
        <translation>この操作は承認待ちではありません</translation>
    </message>
    <message>
        <source>a person other than %1 must approve</source>
        <translation>%1 以外の人の承認が必要です</translation>
    </message>
    <message>
        <source>a person other than %1 must review</source>
        <translation>%1 以外の人のレビューが必要です</translation>
    </message>
    <message>
        <source>what you approve is not what was requested</source>
        <translation>承認しようとする内容が要求と異なります</translation>
    </message>
    <message>
        <source>the request has expired</source>
        <translation>要求は期限切れです</translation>
    </message>
    <message>
        <source>aborted by %1 before anything was sent</source>
        <translation>送信前に %1 が中止しました</translation>
    </message>
    <message>
        <source>it is over</source>
        <translation>すでに終了しています</translation>
    </message>
    <message>
        <source>it was already sent</source>
        <translation>すでに送信されました</translation>
    </message>
    <message>
        <source>no approval came in time</source>
        <translation>時間内に承認されませんでした</translation>
    </message>
    <message>
        <source>it was accepted, but its effect was not observed within %1</source>
        <translation>受け付けられましたが、%1 以内に効果が確認できませんでした</translation>
    </message>
    <message>
        <source>the state is unknown: check before you repeat anything</source>
        <translation>状態は不明です。繰り返す前に確認してください</translation>
    </message>
    <message>
        <source>this backend is read-only</source>
        <translation>このバックエンドは何も変更しない設定です</translation>
    </message>
    <message>
        <source>there is no such review</source>
        <translation>そのレビューは存在しません</translation>
    </message>
    <message>
        <source>this site does not allow break-glass: a second person must approve</source>
        <translation>このサイトでは単独での実行はできません。2 人目の承認が必要です</translation>
    </message>
    <message>
        <source>there is no such request</source>
        <translation>その要求は存在しません</translation>
    </message>
    <message>
        <source>%1 is not among the approvers that the site names</source>
        <translation>%1 はサイトが指定する承認者ではありません</translation>
    </message>
    <message>
        <source>there is no such override</source>
        <translation>その操作は存在しません</translation>
    </message>
    <message>
        <source>override %1 has no review due</source>
        <translation>操作 %1 に必要なレビューはありません</translation>
    </message>
    <message>
        <source>the audit could not be written, so nothing was sent: %1</source>
        <translation>監査を書き込めなかったため、何も送信していません: %1</translation>
    </message>
    <message>
        <source>the answer was lost: checking whether it was done</source>
        <translation>応答が失われました。実行されたか確認しています</translation>
    </message>
    <message>
        <source>the object is gone: its end is unknown</source>
        <translation>オブジェクトは消えました。結末は不明です</translation>
    </message>
    <message>
        <source>observed %1: the object is gone</source>
        <translation>%1 に確認: オブジェクトは消えました</translation>
    </message>
    <message>
        <source>observed %1: the change is there</source>
        <translation>%1 に確認: 変更が反映されました</translation>
    </message>
    <message>
        <source>observed %1: the object is gone; the answer to the request was lost</source>
        <translation>%1 に確認: オブジェクトは消えました。要求への応答は失われました</translation>
    </message>
    <message>
        <source>observed %1: the change is there; the answer to the request was lost</source>
        <translation>%1 に確認: 変更が反映されました。要求への応答は失われました</translation>
    </message>
    <message>
        <source>its record cannot be read: its outcome is unknown</source>
        <translation>内容を読み取れません。結果は不明です</translation>
    </message>
    <message>
        <source>Holdpoint stopped before the outcome was observed</source>
        <translation>結末を確認する前に Holdpoint が終了しました</translation>
    </message>
    <message>
        <source>observed when Holdpoint started again</source>
        <translation>Holdpoint の再起動時に確認しました</translation>
    </message>
    <message>
        <source>Holdpoint stopped before the outcome was observed; its effect is not there now</source>
        <translation>結末を確認する前に Holdpoint が終了しました。現在その効果はありません</translation>
    </message>
    <message>
        <source>it no longer exists</source>
        <translation>もうありません</translation>
    </message>
    <message>
        <source>the cluster refused it: %1</source>
        <translation>クラスターが拒否しました: %1</translation>
    </message>
    <message>
        <source>you are not allowed to do this: %1</source>
        <translation>この操作の権限がありません: %1</translation>
    </message>
    <message>
        <source>it was refused: %1</source>
        <translation>拒否されました: %1</translation>
    </message>
    <message>
        <source>no firmware or settings are being written to the host</source>
        <translation>ホストにファームウェアや設定を書き込んでいない</translation>
    </message>
    <message>
        <source>the boot was stopped; the host must stay off for a while to count as held</source>
        <translation>起動を止めました。保持とみなすにはしばらくオフのままである必要があります</translation>
    </message>
    <message>
        <source>stopping the boot failed and will be retried</source>
        <translation>起動の停止に失敗し、繰り返します</translation>
    </message>
    <message>
        <source>a hold was requested while the host was starting; the boot will be stopped</source>
        <translation>起動中にホールドが要求されたため、起動を止めます</translation>
    </message>
    <message>
        <source>On was sent to the host; the boot will be stopped first</source>
        <translation>ホストは起動を指示されています。まず起動を止めます</translation>
    </message>
    <message>
        <source>the boot was stopped; the host must stay off for a while</source>
        <translation>起動を止めました。しばらくオフのままである必要があります</translation>
    </message>
    <message>
        <source>the host is starting</source>
        <translation>ホストは起動中です</translation>
    </message>
    <message>
        <source>the host did not power on in time</source>
        <translation>ホストが時間内に電源オンになりませんでした</translation>
    </message>
    <message>
        <source>online is false, so the host stays off</source>
        <translation>online が false のため、ホストはオフのままです</translation>
    </message>
    <message>
        <source>the host is off, which satisfies the reboot request</source>
        <translation>ホストはオフで、リブート要求は満たされました</translation>
    </message>
    <message>
        <source>the host is held off until the last key is removed</source>
        <translation>最後のキーが外されるまでホストはオフで保持されます</translation>
    </message>
    <message>
        <source>powering on failed and will be retried after a delay</source>
        <translation>電源オンに失敗し、間を置いて繰り返します</translation>
    </message>
    <message>
        <source>nothing holds the host off; it will be powered on</source>
        <translation>ホストをオフで保持するものはなく、電源を入れます</translation>
    </message>
    <message>
        <source>the BMC reports no power state that is known</source>
        <translation>BMC が既知の電源状態を返しません</translation>
    </message>
    <message>
        <source>the host was observed on</source>
        <translation>ホストのオンを確認しました</translation>
    </message>
    <message>
        <source>the host was observed off</source>
        <translation>ホストのオフを確認しました</translation>
    </message>
    <message>
        <source>the credentials changed and will be validated again</source>
        <translation>認証情報が変わり、再検証します</translation>
    </message>
    <message>
        <source>the power state is needed</source>
        <translation>電源状態が必要です</translation>
    </message>
    <message>
        <source>the BMC accepts the new credentials</source>
        <translation>BMC が新しい認証情報を受け入れました</translation>
    </message>
    <message>
        <source>the BMC answers; the host is registered</source>
        <translation>BMC が応答し、ホストを登録しました</translation>
    </message>
    <message>
        <source>the host is provisioned by somebody else</source>
        <translation>ホストは他者がプロビジョニングします</translation>
    </message>
    <message>
        <source>the host is provisioned by us from now on</source>
        <translation>今後はこちらがホストをプロビジョニングします</translation>
    </message>
    <message>
        <source>a reboot was requested</source>
        <translation>リブートが要求されました</translation>
    </message>
    <message>
        <source>another request for the running reboot is noted</source>
        <translation>進行中のリブートへの追加要求を記録しました</translation>
    </message>
    <message>
        <source>somebody else powered the host on %1 times while it was held off</source>
        <translation>オフで保持中のホストが他者により %1 回電源オンにされました</translation>
    </message>
    <message>
        <source>the host is deprovisioned, which ends its reboot requests</source>
        <translation>ホストのプロビジョニング解除によりリブート要求は終わります</translation>
    </message>
    <message>
        <source>the host is deprovisioned, which ends its history of reboots</source>
        <translation>ホストのプロビジョニング解除によりリブート履歴は終わります</translation>
    </message>
    <message>
        <source>the host reboots anyway, which satisfies the reboot request</source>
        <translation>ホストはいずれにせよ新たに起動し、リブート要求は満たされます</translation>
    </message>
    <message>
        <source>the host is being provisioned as declared</source>
        <translation>ホストは宣言どおりプロビジョニングされます</translation>
    </message>
    <message>
        <source>the host is deprovisioned</source>
        <translation>ホストのプロビジョニングを解除します</translation>
    </message>
    <message>
        <source>nothing runs on the host any more</source>
        <translation>ホストではもう何も動いていません</translation>
    </message>
    <message>
        <source>reboot requests wait while the host is %1</source>
        <translation>ホストが %1 の間、リブート要求は待機します</translation>
    </message>
    <message>
        <source>the BMC is not ready for the command</source>
        <translation>BMC はコマンドを受け付けられません</translation>
    </message>
    <message>
        <source>the BMC is not ready for the command: %1</source>
        <translation>BMC はコマンドを受け付けられません: %1</translation>
    </message>
    <message>
        <source>the BMC refused %1</source>
        <translation>BMC が %1 を拒否しました</translation>
    </message>
    <message>
        <source>the BMC refused %1: %2</source>
        <translation>BMC が %1 を拒否しました: %2</translation>
    </message>
    <message>
        <source>the outcome is unknown, so the power state will be read</source>
        <translation>BMC が実行したか不明なため、読み取ります</translation>
    </message>
    <message>
        <source>the outcome of the restart is unknown; it is not sent again</source>
        <translation>再起動の結果は不明です。再送はしません</translation>
    </message>
    <message>
        <source>the restart was sent; the reboot is over</source>
        <translation>再起動を送信しました。再起動の要求は完了です</translation>
    </message>
    <message>
        <source>the command did not reach the BMC</source>
        <translation>コマンドが BMC に届きませんでした</translation>
    </message>
    <message>
        <source>the command did not reach the BMC: %1</source>
        <translation>コマンドが BMC に届きませんでした: %1</translation>
    </message>
    <message>
        <source>the BMC cannot shut the host down gracefully</source>
        <translation>BMC はホストを正常にシャットダウンできません</translation>
    </message>
    <message>
        <source>the BMC cannot shut the host down gracefully: %1</source>
        <translation>BMC はホストを正常にシャットダウンできません: %1</translation>
    </message>
    <message>
        <source>the BMC accepted the command</source>
        <translation>BMC がコマンドを受け付けました</translation>
    </message>
    <message>
        <source>the BMC gives the power state as &apos;%1&apos;</source>
        <translation>BMC の返す電源状態は &apos;%1&apos; です</translation>
    </message>
    <message>
        <source>a power command failed and will be retried after a delay</source>
        <translation>電源コマンドに失敗し、間を置いて繰り返します</translation>
    </message>
    <message>
        <source>the graceful shutdown took too long</source>
        <translation>正常なシャットダウンに時間がかかりすぎました</translation>
    </message>
    <message>
        <source>a hard power-off replaces the graceful shutdown</source>
        <translation>正常なシャットダウンより強制電源オフを優先します</translation>
    </message>
    <message>
        <source>the BMC gave up the graceful shutdown: %1</source>
        <translation>BMC が正常なシャットダウンを断念しました: %1</translation>
    </message>
    <message>
        <source>the host is on, as it should be</source>
        <translation>ホストは予定どおりオンです</translation>
    </message>
    <message>
        <source>the host must not be switched off, so it cannot be held</source>
        <translation>ホストの電源は切れないため、保持できません</translation>
    </message>
    <message>
        <source>the host must not be switched off, so it will be restarted</source>
        <translation>ホストの電源は切れないため、再起動します</translation>
    </message>
    <message>
        <source>online is false, but disablePowerOff forbids powering the host off</source>
        <translation>online は false ですが、disablePowerOff により電源を切れません</translation>
    </message>
    <message>
        <source>the host is shutting down gracefully</source>
        <translation>ホストは正常にシャットダウン中です</translation>
    </message>
    <message>
        <source>the host is being forced off</source>
        <translation>ホストの電源を強制的に切っています</translation>
    </message>
    <message>
        <source>the host is already powering off</source>
        <translation>ホストはすでに電源を切っています</translation>
    </message>
    <message>
        <source>the host will be shut down for the reboot</source>
        <translation>リブートのためホストをシャットダウンします</translation>
    </message>
    <message>
        <source>the host will be forced off for the reboot</source>
        <translation>リブートのためホストの電源を強制的に切ります</translation>
    </message>
    <message>
        <source>the BMC offers no graceful shutdown, so the host will be forced off</source>
        <translation>BMC に正常なシャットダウンがないため、強制的に電源を切ります</translation>
    </message>
    <message>
        <source>online is false; the host will be shut down</source>
        <translation>online が false のため、ホストをシャットダウンします</translation>
    </message>
    <message>
        <source>online is false; the host will be forced off</source>
        <translation>online が false のため、ホストの電源を強制的に切ります</translation>
    </message>
    <message>
        <source>a shutdown cannot be cancelled once sent; the host will be powered on after it</source>
        <translation>送信済みのシャットダウンは取り消せません。その後ホストの電源を入れます</translation>
    </message>
    <message>
        <source>somebody is shutting the host down</source>
        <translation>誰かがホストをシャットダウンしています</translation>
    </message>
    <message>
        <source>the host is neither on nor off</source>
        <translation>ホストはオンでもオフでもありません</translation>
    </message>
    <message>
        <source>the host is paused: nothing is read or changed</source>
        <translation>ホストは一時停止中: 読み取りも操作も行いません</translation>
    </message>
    <message>
        <source>the host is being deleted and Holdpoint does not keep it</source>
        <translation>ホストは削除中で、当方に保持するものはありません</translation>
    </message>
    <message>
        <source>the host will be deleted when it is attached again</source>
        <translation>ホストは再アタッチ後に削除されます</translation>
    </message>
    <message>
        <source>the host is detached and will be deleted as it is</source>
        <translation>ホストはデタッチ済みで、そのまま削除します</translation>
    </message>
    <message>
        <source>the host was never in use and will be deleted</source>
        <translation>ホストは未使用のため削除します</translation>
    </message>
    <message>
        <source>BareMetalHost %1 has the same BMC; nothing is switched while both are there</source>
        <translation>BareMetalHost %1 が同じ BMC を指しています。両方が存在する間は電源を操作しません</translation>
    </message>
    <message>
        <source>the host is deleted as it is, because BareMetalHost %1 has the same BMC</source>
        <translation>BareMetalHost %1 が同じ BMC を指しているため、ホストはそのまま削除します</translation>
    </message>
    <message>
        <source>the host will be deprovisioned before its deletion</source>
        <translation>削除前にホストのプロビジョニングを解除します</translation>
    </message>
    <message>
        <source>the host will be powered off before its deletion</source>
        <translation>削除前にホストの電源を切ります</translation>
    </message>
    <message>
        <source>disablePowerOff is set: the host will be deleted while it runs</source>
        <translation>disablePowerOff のため、稼働中のままホストを削除します</translation>
    </message>
    <message>
        <source>the host could not be powered off and will be deleted while it may still run</source>
        <translation>ホストの電源を切れず、稼働中の可能性があるまま削除します</translation>
    </message>
    <message>
        <source>the host will be powered off again after a delay</source>
        <translation>間を置いて再度ホストの電源を切ります</translation>
    </message>
    <message>
        <source>the host cannot be powered off without credentials</source>
        <translation>認証情報がないとホストの電源を切れません</translation>
    </message>
    <message>
        <source>the host is off and will be deleted</source>
        <translation>ホストはオフで、削除します</translation>
    </message>
    <message>
        <source>the host cannot be powered off: its BMC reports no power state</source>
        <translation>ホストの電源を切れません: BMC が電源状態を返しません</translation>
    </message>
    <message>
        <source>the host is powering off</source>
        <translation>ホストの電源を切っています</translation>
    </message>
    <message>
        <source>the host will be forced off before its deletion</source>
        <translation>削除前にホストの電源を強制的に切ります</translation>
    </message>
    <message>
        <source>the host comes with its status from elsewhere</source>
        <translation>ホストは別の場所の status を持ち込みました</translation>
    </message>
    <message>
        <source>the host has a status of its own</source>
        <translation>ホストは独自の status を持っています</translation>
    </message>
    <message>
        <source>the status that the host came with is not valid</source>
        <translation>ホストが持ち込んだ status は無効です</translation>
    </message>
    <message>
        <source>the host has no BMC address, so its power is not managed</source>
        <translation>BMC アドレスがないため、ホストの電源は管理されません</translation>
    </message>
    <message>
        <source>the host must not be removed before it is off</source>
        <translation>オフになる前にホストが消えてはなりません</translation>
    </message>
    <message>
        <source>the host has a BMC address and is registered</source>
        <translation>ホストに BMC アドレスがあり、登録します</translation>
    </message>
    <message>
        <source>spec.bmc.credentialsName is empty</source>
        <translation>spec.bmc.credentialsName が空です</translation>
    </message>
    <message>
        <source>the secret %1 with the BMC credentials is missing</source>
        <translation>BMC 認証情報の Secret %1 がありません</translation>
    </message>
    <message>
        <source>the secret %1 has no username or no password</source>
        <translation>Secret %1 にユーザー名またはパスワードがありません</translation>
    </message>
    <message>
        <source>the host is detached: its requests wait and its power is not managed</source>
        <translation>ホストはデタッチ中: 要求は待機し、電源には触れません</translation>
    </message>
    <message>
        <source>the host is attached again</source>
        <translation>ホストは再アタッチされました</translation>
    </message>
    <message>
        <source>no rule applies</source>
        <translation>該当するルールがありません</translation>
    </message>
    <message>
        <source>held off</source>
        <translation>オフで保持中</translation>
    </message>
    <message>
        <source>holding</source>
        <translation>ホールド中</translation>
    </message>
    <message>
        <source>late</source>
        <translation>遅延</translation>
    </message>
    <message>
        <source>overdue</source>
        <translation>期限超過</translation>
    </message>
    <message>
        <source>armed</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>released</source>
        <translation>解除済み</translation>
    </message>
    <message>
        <source>overridden</source>
        <translation>強制解除</translation>
    </message>
    <message>
        <source>vanished</source>
        <translation>消失</translation>
    </message>
    <message>
        <source>bypassed</source>
        <translation>迂回</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>invalid</source>
        <translation>無効</translation>
    </message>
    <message>
        <source>power unknown</source>
        <translation>電源不明</translation>
    </message>
    <message>
        <source>node not ready</source>
        <translation>Node 準備未完</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>draining</source>
        <translation>ドレイン中</translation>
    </message>
    <message>
        <source>terminating</source>
        <translation>終了処理中</translation>
    </message>
    <message>
        <source>turning on</source>
        <translation>電源オン中</translation>
    </message>
    <message>
        <source>turning off</source>
        <translation>電源オフ中</translation>
    </message>
    <message>
        <source>wants On, is Off</source>
        <translation>On のはずが Off</translation>
    </message>
    <message>
        <source>wants Off, is On</source>
        <translation>Off のはずが On</translation>
    </message>
    <message>
        <source>detached</source>
        <translation>デタッチ済み</translation>
    </message>
    <message>
        <source>unmanaged</source>
        <translation>管理外</translation>
    </message>
    <message>
        <source>disruption budget</source>
        <translation>中断バジェット</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1, late</source>
        <translation>%1、遅延</translation>
    </message>
    <message>
        <source>%1, overdue</source>
        <translation>%1、期限超過</translation>
    </message>
    <message>
        <source>%1; usually %2</source>
        <translation>%1 (通常 %2)</translation>
    </message>
    <message>
        <source>%1, late; usually %2</source>
        <translation>%1、遅延 (通常 %2)</translation>
    </message>
    <message>
        <source>%1, overdue; usually %2</source>
        <translation>%1、期限超過 (通常 %2)</translation>
    </message>
    <message>
        <source>%1, late; allowed %2</source>
        <translation>%1、遅延 (許容 %2)</translation>
    </message>
    <message>
        <source>%1, overdue; allowed %2</source>
        <translation>%1、期限超過 (許容 %2)</translation>
    </message>
    <message>
        <source>next try in %1</source>
        <translation>次の試行まで %1</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 ほか %2 件</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>失敗: %1</translation>
    </message>
    <message>
        <source>failed: no reason was given</source>
        <translation>失敗: 理由は示されていません</translation>
    </message>
    <message>
        <source>failed: the provider no longer has the instance</source>
        <translation>失敗: プロバイダーにインスタンスがありません</translation>
    </message>
    <message>
        <source>failed: the provider no longer has the instance %1</source>
        <translation>失敗: プロバイダーにインスタンス %1 がありません</translation>
    </message>
    <message>
        <source>failed: host %1 was created again, and the machine names the one before</source>
        <translation>失敗: ホスト %1 は作り直され、マシンは以前のホストを指しています</translation>
    </message>
    <message>
        <source>failed: the provider no longer has the instance of %1</source>
        <translation>失敗: プロバイダーに %1 のインスタンスがありません</translation>
    </message>
    <message>
        <source>its Node is unreliable</source>
        <translation>その Node は信頼できません</translation>
    </message>
    <message>
        <source>invalid and not reconciled: it has no %1</source>
        <translation>無効なため何も行いません。%1 がありません</translation>
    </message>
    <message>
        <source>label %1</source>
        <translation>ラベル %1</translation>
    </message>
    <message>
        <source>label %1 and %2</source>
        <translation>ラベル %1 と %2</translation>
    </message>
    <message>
        <source>paused: the Machine API does nothing</source>
        <translation>一時停止中: Machine API は何も行いません</translation>
    </message>
    <message>
        <source>paused: %1 is the authoritative API, so the Machine API does nothing</source>
        <translation>一時停止中: 権威ある API は %1 のため、Machine API は何も行いません</translation>
    </message>
    <message>
        <source>paused: %1</source>
        <translation>一時停止中: %1</translation>
    </message>
    <message>
        <source>no host is free for it: %1</source>
        <translation>空きホストがありません: %1</translation>
    </message>
    <message>
        <source>no host is free for it</source>
        <translation>空きホストがありません</translation>
    </message>
    <message>
        <source>retried every %1</source>
        <translation>%1 ごとに再試行します</translation>
    </message>
    <message>
        <source>waiting at %1 for %2 (owner %3)</source>
        <translation>%1 で %2 を待っています (オーナー %3)</translation>
    </message>
    <message>
        <source>it reports: %1</source>
        <translation>報告: %1</translation>
    </message>
    <message>
        <source>no ClusterOperator %1 exists</source>
        <translation>ClusterOperator %1 は存在しません</translation>
    </message>
    <message>
        <source>it is Degraded</source>
        <translation>Degraded です</translation>
    </message>
    <message>
        <source>it is Degraded: %1</source>
        <translation>Degraded です: %1</translation>
    </message>
    <message>
        <source>it is not Available</source>
        <translation>Available ではありません</translation>
    </message>
    <message>
        <source>it is not Available: %1</source>
        <translation>Available ではありません: %1</translation>
    </message>
    <message>
        <source>it was last heard of %1 ago</source>
        <translation>最後の応答は %1 前です</translation>
    </message>
    <message>
        <source>no pod of %1 exists</source>
        <translation>%1 の Pod は存在しません</translation>
    </message>
    <message>
        <source>none of its %1 pods is ready</source>
        <translation>%1 個の Pod のいずれも準備できていません</translation>
    </message>
    <message>
        <source>none of its %1 pods is ready (%2)</source>
        <translation>%1 個の Pod のいずれも準備できていません (%2)</translation>
    </message>
    <message>
        <source>its only pod is not ready</source>
        <translation>唯一の Pod が準備できていません</translation>
    </message>
    <message>
        <source>its only pod is not ready (%1)</source>
        <translation>唯一の Pod が準備できていません (%1)</translation>
    </message>
    <message>
        <source>its replacement %1 is %2</source>
        <translation>代わりの %1 は %2 です</translation>
    </message>
    <message>
        <source>no replacement: %1 of %2 other masters is running</source>
        <translation>代わりなし: ほかの稼働中マスターは %2 台中 %1 台です</translation>
    </message>
    <message>
        <source>no replacement: %1 of %2 other masters are running</source>
        <translation>代わりなし: ほかの稼働中マスターは %2 台中 %1 台です</translation>
    </message>
    <message>
        <source>%1 other master is running, etcd needs %2 members</source>
        <translation>ほかの稼働中マスターは %1 台、etcd に必要なメンバーは %2</translation>
    </message>
    <message>
        <source>%1 other masters are running, etcd needs %2 members</source>
        <translation>ほかの稼働中マスターは %1 台、etcd に必要なメンバーは %2</translation>
    </message>
    <message>
        <source>everything else is gone; finalizer %1 keeps the object</source>
        <translation>本体はすべて消えています。ファイナライザー %1 がオブジェクトを保持しています</translation>
    </message>
    <message>
        <source>the drain was skipped, so %1 (owner %2) did not run</source>
        <translation>ドレインがスキップされたため、%1 (オーナー %2) には確認していません</translation>
    </message>
    <message>
        <source>drains of %1 and %2 block each other</source>
        <translation>%1 と %2 のドレインが互いに妨げています</translation>
    </message>
    <message>
        <source>drains of %1 and %2 block each other: %3</source>
        <translation>%1 と %2 のドレインが互いに妨げています: %3</translation>
    </message>
    <message>
        <source>its Node %1 is cordoned</source>
        <translation>その Node %1 はスケジュール停止 (cordon) 中です</translation>
    </message>
    <message>
        <source>budget %1 is missing pod %2</source>
        <translation>バジェット %1 に Pod %2 が不足しています</translation>
    </message>
    <message>
        <source>it replaces it and is not Running</source>
        <translation>代わりとなるマシンが Running ではありません</translation>
    </message>
    <message>
        <source>%1 waits for %2: %3</source>
        <translation>%1 は %2 を待っています: %3</translation>
    </message>
    <message>
        <source>draining %1 is not permitted while control-plane Node %2 is cordoned</source>
        <translation>コントロールプレーン Node %2 がスケジュール停止 (cordon) の間、%1 のドレインは許可されません</translation>
    </message>
    <message>
        <source>draining %1: its kubelet is silent, and budget %2 still refuses pod %3 (needs %4, has %5)</source>
        <translation>%1 のドレイン: kubelet が応答せず、バジェット %2 が Pod %3 をまだ拒否しています (必要 %4、現在 %5)</translation>
    </message>
    <message>
        <source>draining %1: its kubelet is silent for %2, and budget %3 still refuses pod %4 (needs %5, has %6)</source>
        <translation>%1 のドレイン: kubelet が %2 応答せず、バジェット %3 が Pod %4 をまだ拒否しています (必要 %5、現在 %6)</translation>
    </message>
    <message>
        <source>draining %1: its kubelet is silent, budget %2 refuses</source>
        <translation>%1 のドレイン: kubelet が応答せず、バジェット %2 が拒否しています</translation>
    </message>
    <message>
        <source>draining %1: budget %2 never lets pod %3 go: it needs %4 of %5 pods</source>
        <translation>%1 のドレイン: バジェット %2 は Pod %3 を決して解放できません (%5 個中 %4 個の Pod が必要)</translation>
    </message>
    <message>
        <source>draining: budget %1 can never be met: it needs %2 of %3 pods</source>
        <translation>ドレイン: バジェット %1 は決して満たせません (%3 個中 %2 個の Pod が必要)</translation>
    </message>
    <message>
        <source>it needs %1 of %2 pods healthy and allows no disruption</source>
        <translation>%2 個中 %1 個の正常な Pod が必要で、中断を許可しません</translation>
    </message>
    <message>
        <source>draining %1: %2</source>
        <translation>%1 のドレイン: %2</translation>
    </message>
    <message>
        <source>pod %1 is stuck in Terminating</source>
        <translation>Pod %1 が終了しません</translation>
    </message>
    <message>
        <source>its kubelet cannot end it: %1</source>
        <translation>kubelet が終了させられません: %1</translation>
    </message>
    <message>
        <source>pod %1 is refused by budget %2 (needs %3, has %4)</source>
        <translation>Pod %1 はバジェット %2 に拒否されています (必要 %3、現在 %4)</translation>
    </message>
    <message>
        <source>so is 1 more</source>
        <translation>ほか 1 件も同様です</translation>
    </message>
    <message>
        <source>so are %1 more</source>
        <translation>ほか %1 件も同様です</translation>
    </message>
    <message>
        <source>Node %1 is not ready, and health check %2 may not act: %3 of %4 are unhealthy</source>
        <translation>Node %1 は準備できておらず、ヘルスチェック %2 は対処できません (%4 台中 %3 台が異常)</translation>
    </message>
    <message>
        <source>Node %1 is gone, and health check %2 may not act: %3 of %4 are unhealthy</source>
        <translation>Node %1 は存在せず、ヘルスチェック %2 は対処できません (%4 台中 %3 台が異常)</translation>
    </message>
    <message>
        <source>maintenance %1 waits: the cluster is upgrading</source>
        <translation>メンテナンス %1 は待機中: クラスターはアップグレード中です</translation>
    </message>
    <message>
        <source>maintenance %1 waits: the cluster is upgrading to %2</source>
        <translation>メンテナンス %1 は待機中: クラスターは %2 へアップグレード中です</translation>
    </message>
    <message>
        <source>maintenance %1 waits for a window</source>
        <translation>メンテナンス %1 はウィンドウを待っています</translation>
    </message>
    <message>
        <source>maintenance %1 waits for window %2</source>
        <translation>メンテナンス %1 はウィンドウ %2 を待っています</translation>
    </message>
    <message>
        <source>it opens in %1, %2</source>
        <translation>%1 後の %2 に開きます</translation>
    </message>
    <message>
        <source>Host %1 is paused by annotation: key %2 has no effect</source>
        <translation>ホスト %1 はアノテーションで一時停止中: キー %2 について何も行いません</translation>
    </message>
    <message>
        <source>Host %1 is paused by annotation: the requested reboot will not start</source>
        <translation>ホスト %1 はアノテーションで一時停止中: 要求されたリブートは行いません</translation>
    </message>
    <message>
        <source>Host %1 is paused by annotation: its power is not managed</source>
        <translation>ホスト %1 はアノテーションで一時停止中: 電源について何も行いません</translation>
    </message>
    <message>
        <source>the credentials of host %1 are missing or incomplete: Secret %2</source>
        <translation>ホスト %1 の認証情報がないか不完全です: Secret %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 rejects the credentials of Secret %2</source>
        <translation>ホスト %1 の BMC が Secret %2 の認証情報を拒否しています</translation>
    </message>
    <message>
        <source>Host %1 cannot be switched: %2</source>
        <translation>ホスト %1 の電源を切り替えられません: %2</translation>
    </message>
    <message>
        <source>1 failure</source>
        <translation>失敗 1 回</translation>
    </message>
    <message>
        <source>%1 failures</source>
        <translation>失敗 %1 回</translation>
    </message>
    <message>
        <source>Host %1 is held off for a remediation</source>
        <translation>ホスト %1 は修復のため電源オフで保持されています</translation>
    </message>
    <message>
        <source>Host %1 is being powered off for a remediation</source>
        <translation>ホスト %1 は修復のため電源を切っています</translation>
    </message>
    <message>
        <source>Node %1 is not deleted yet</source>
        <translation>Node %1 はまだ削除されていません</translation>
    </message>
    <message>
        <source>its Node will be deleted</source>
        <translation>その Node は削除されました</translation>
    </message>
    <message>
        <source>its power is unknown</source>
        <translation>電源状態は不明です</translation>
    </message>
    <message>
        <source>Host %1 was asked to shut down %2 ago and is still on</source>
        <translation>ホスト %1 は %2 前にシャットダウンを要求され、まだ電源オンです</translation>
    </message>
    <message>
        <source>it will be forced off in %1</source>
        <translation>%1 後に強制的に電源を切ります</translation>
    </message>
    <message>
        <source>next: it will be forced off</source>
        <translation>次に強制的に電源を切ります</translation>
    </message>
    <message>
        <source>Host %1 is held off by key %2</source>
        <translation>ホスト %1 はキー %2 により電源オフで保持されています</translation>
    </message>
    <message>
        <source>Host %1 is being powered off for key %2</source>
        <translation>ホスト %1 はキー %2 のため電源を切っています</translation>
    </message>
    <message>
        <source>the BMC of host %1 gives no answer: %2</source>
        <translation>ホスト %1 の BMC が応答しません: %2</translation>
    </message>
    <message>
        <source>Host %1 should be on but is off</source>
        <translation>ホスト %1 は電源オンのはずですがオフです</translation>
    </message>
    <message>
        <source>%1: machine validation failed: %2</source>
        <translation>%1: マシンの検証に失敗しました: %2</translation>
    </message>
    <message>
        <source>power management over %1 is not supported; set a redfish address</source>
        <translation>%1 による電源管理は非対応です。redfish アドレスを指定してください</translation>
    </message>
    <message>
        <source>AwaitingApproval: %1</source>
        <translation>AwaitingApproval: %1</translation>
    </message>
    <message>
        <source>%1; to start it now, set the annotation %2</source>
        <translation>%1。アノテーション %2 により人がすぐに開始させることができます</translation>
    </message>
    <message>
        <source>%1; it will start outside the windows at %2</source>
        <translation>%1。ウィンドウの外で %2 に開始します</translation>
    </message>
    <message>
        <source>%1; it will start outside the windows at %2 unless they are paused or excluded then</source>
        <translation>%1。そのとき一時停止や除外がなければ、ウィンドウの外で %2 に開始します</translation>
    </message>
    <message>
        <source>the maintenance was deleted; a scale-in treats the Machine as any other</source>
        <translation>メンテナンスは削除されました。スケールインはこの Machine をほかと同じに扱います</translation>
    </message>
    <message>
        <source>DrainGivenUp: %1</source>
        <translation>DrainGivenUp: %1</translation>
    </message>
    <message>
        <source>it starts again after %1</source>
        <translation>%1 より後に再び開始します</translation>
    </message>
    <message>
        <source>a drain was given up, and starts again after %1</source>
        <translation>ドレインは中断され、%1 より後に再び開始します</translation>
    </message>
    <message>
        <source>%1 of Machine %2 has waited for more than %3: %4</source>
        <translation>Machine %2 の %1 は %3 より長く待っています: %4</translation>
    </message>
    <message>
        <source>PodDisruptionBudget %1 has %2 of the %3 healthy pods that it needs</source>
        <translation>PodDisruptionBudget %1 が求める正常な Pod %3 個のうち %2 個しかありません</translation>
    </message>
    <message>
        <source>MachineConfigPool %1 is updating</source>
        <translation>MachineConfigPool %1 は更新中です</translation>
    </message>
    <message>
        <source>MachineSet %1 has %2 of %3 Machines</source>
        <translation>MachineSet %1 の Machine は %3 台中 %2 台です</translation>
    </message>
    <message>
        <source>%1 Nodes are not Ready: %2</source>
        <translation>%1 個の Node が Ready ではありません: %2</translation>
    </message>
    <message>
        <source>the work starts outside the windows at a person&apos;s request: %1</source>
        <translation>人の指示により、ウィンドウの外で作業を開始します: %1</translation>
    </message>
    <message>
        <source>the work starts outside the windows, because its deadline is near: %1</source>
        <translation>期限が近いため、ウィンドウの外で作業を開始します: %1</translation>
    </message>
    <message>
        <source>%1 of Machine %2 (%3) needs a person: %4</source>
        <translation>Machine %2 の %1 (%3) には人の対応が必要です: %4</translation>
    </message>
    <message>
        <source>the name of the API server cannot be resolved (%1)</source>
        <translation>API サーバーの名前を解決できません (%1)</translation>
    </message>
    <message>
        <source>the name of the proxy cannot be resolved</source>
        <translation>プロキシの名前を解決できません</translation>
    </message>
    <message>
        <source>connection refused (%1)</source>
        <translation>接続を拒否されました (%1)</translation>
    </message>
    <message>
        <source>the proxy refuses to connect to the API server (%1)</source>
        <translation>プロキシが API サーバーへの通信を通しません (%1)</translation>
    </message>
    <message>
        <source>no answer in time (%1)</source>
        <translation>時間内に応答がありません (%1)</translation>
    </message>
    <message>
        <source>the certificate of the API server is not trusted (%1)</source>
        <translation>API サーバーの証明書は信頼されていません (%1)</translation>
    </message>
    <message>
        <source>the certificate of the API server is not trusted (%1): %2</source>
        <translation>API サーバーの証明書は信頼されていません (%1): %2</translation>
    </message>
    <message>
        <source>no secure connection can be made (%1)</source>
        <translation>安全な接続を確立できません (%1)</translation>
    </message>
    <message>
        <source>the client certificate cannot be used (%1)</source>
        <translation>こちらのクライアント証明書を使用できません (%1)</translation>
    </message>
    <message>
        <source>the client certificate cannot be used (%1): %2</source>
        <translation>こちらのクライアント証明書を使用できません (%1): %2</translation>
    </message>
    <message>
        <source>the certificate authorities of the cluster cannot be read (%1)</source>
        <translation>クラスターの認証局を読み取れません (%1)</translation>
    </message>
    <message>
        <source>the certificate authorities of the cluster cannot be read (%1): %2</source>
        <translation>クラスターの認証局を読み取れません (%1): %2</translation>
    </message>
    <message>
        <source>the connection broke (%1)</source>
        <translation>接続が切れました (%1)</translation>
    </message>
    <message>
        <source>the answer is not from an API server (%1)</source>
        <translation>応答しているのは API サーバーではありません (%1)</translation>
    </message>
    <message>
        <source>the answer is not a watch (%1)</source>
        <translation>届いたものは watch ではありません (%1)</translation>
    </message>
    <message>
        <source>the answer is larger than the limit (%1)</source>
        <translation>応答が上限を超えています (%1)</translation>
    </message>
    <message>
        <source>the list does not come to an end (%1)</source>
        <translation>一覧が終わりません (%1)</translation>
    </message>
    <message>
        <source>the watch stopped sending</source>
        <translation>watch から何も届かなくなりました</translation>
    </message>
    <message>
        <source>the server ends every watch immediately</source>
        <translation>サーバーがすべての watch を直ちに終了します</translation>
    </message>
    <message>
        <source>the server answered %1 without an explanation</source>
        <translation>サーバーは説明なしで %1 を返しました</translation>
    </message>
    <message>
        <source>the server could not find the requested resource</source>
        <translation>サーバーは要求されたリソースを見つけられませんでした</translation>
    </message>
    <message>
        <source>the server does not accept our credentials: %1</source>
        <translation>サーバーは当方を認識しません: %1</translation>
    </message>
    <message>
        <source>you are not allowed to %1 %2</source>
        <translation>%1 %2 の権限がありません</translation>
    </message>
    <message>
        <source>Holdpoint is not allowed to %1: grant %2</source>
        <translation>%1 の権限がありません: %2 を付与してください</translation>
    </message>
    <message>
        <source>this cluster has no %1: install what provides it, or %2</source>
        <translation>このクラスターに %1 はありません: それを提供するものをインストールするか、%2 を実行してください</translation>
    </message>
    <message>
        <source>the installed definitions would prune %1: run %2</source>
        <translation>インストール済みの定義では %1 が失われます: %2 を実行してください</translation>
    </message>
    <message>
        <source>the kubeconfig no longer exists</source>
        <translation>kubeconfig がなくなりました</translation>
    </message>
    <message>
        <source>the token file %1: %2</source>
        <translation>トークンファイル %1: %2</translation>
    </message>
    <message>
        <source>the auth-provider of user %1 has no id-token; any kubectl command renews it</source>
        <translation>ユーザー %1 の auth-provider に id-token がありません。任意の kubectl コマンドで更新されます</translation>
    </message>
    <message>
        <source>the id-token of user %1 expired at %2; any kubectl command renews it</source>
        <translation>ユーザー %1 の id-token は %2 に期限切れになりました。任意の kubectl コマンドで更新されます</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 was not found</source>
        <translation>ユーザー %2 のプラグイン %1 が見つかりません</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 cannot be started</source>
        <translation>ユーザー %2 のプラグイン %1 を起動できません</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 ended with exit code %3</source>
        <translation>ユーザー %2 のプラグイン %1 は終了コード %3 で終了しました</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 was ended by signal %3</source>
        <translation>ユーザー %2 のプラグイン %1 はシグナル %3 で終了しました</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 did not answer within 60 s</source>
        <translation>ユーザー %2 のプラグイン %1 は 60 秒以内に応答しませんでした</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 printed nothing</source>
        <translation>ユーザー %2 のプラグイン %1 は何も出力しませんでした</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 printed something that is not an ExecCredential</source>
        <translation>ユーザー %2 のプラグイン %1 の出力は ExecCredential ではありません</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 gave neither a token nor a certificate</source>
        <translation>ユーザー %2 のプラグイン %1 はトークンも証明書も返しませんでした</translation>
    </message>
    <message>
        <source>the server refuses what the plugin %1 of user %2 gives; tried %3 times</source>
        <translation>サーバーはユーザー %2 のプラグイン %1 が返すものを拒否します。試行回数: %3</translation>
    </message>
    <message>
        <source>%1; tried %2 times</source>
        <translation>%1。試行回数: %2</translation>
    </message>
    <message>
        <source>nothing is written here: this replica is not the leader</source>
        <translation>ここでは書き込みません: このレプリカはリーダーではありません</translation>
    </message>
    <message>
        <source>the backend is stopping</source>
        <translation>バックエンドが停止します</translation>
    </message>
    <message>
        <source>your token is no longer valid</source>
        <translation>トークンはもう有効ではありません</translation>
    </message>
    <message>
        <source>no hello within 5 s</source>
        <translation>5 秒以内に hello がありません</translation>
    </message>
    <message>
        <source>no answer to ping</source>
        <translation>ping への応答がありません</translation>
    </message>
    <message>
        <source>the first frame must be hello</source>
        <translation>最初のフレームは hello でなければなりません</translation>
    </message>
    <message>
        <source>this server speaks protocol 1</source>
        <translation>このサーバーはプロトコル 1 を使用します</translation>
    </message>
    <message>
        <source>binary frames are not part of this protocol</source>
        <translation>バイナリフレームはこのプロトコルに含まれません</translation>
    </message>
    <message>
        <source>live</source>
        <translation>ライブ</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>古い</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>切断</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>禁止</translation>
    </message>
    <message>
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>standby</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>checking</source>
        <translation>確認中</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>許可</translation>
    </message>
    <message>
        <source>token</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>token file</source>
        <translation>トークンファイル</translation>
    </message>
    <message>
        <source>password</source>
        <translation>パスワード</translation>
    </message>
    <message>
        <source>certificate</source>
        <translation>証明書</translation>
    </message>
    <message>
        <source>plugin</source>
        <translation>プラグイン</translation>
    </message>
    <message>
        <source>auth provider</source>
        <translation>認証プロバイダー</translation>
    </message>
    <message>
        <source>%1 of MaintenanceWindow %2: %3</source>
        <translation>MaintenanceWindow %2 の %1: %3</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>空です</translation>
    </message>
    <message>
        <source>%1 is not NAME=VALUE</source>
        <translation>%1 は NAME=VALUE の形ではありません</translation>
    </message>
    <message>
        <source>%1 is there twice</source>
        <translation>%1 が 2 回あります</translation>
    </message>
    <message>
        <source>%1 is refused: a window does not run out; delete it, or use pausedUntil</source>
        <translation>%1 は使えません: ウィンドウは終了しません。削除するか pausedUntil を使ってください</translation>
    </message>
    <message>
        <source>%1 is refused: spec.start says the time</source>
        <translation>%1 は使えません: 時刻は spec.start で指定します</translation>
    </message>
    <message>
        <source>%1 is refused: there are FREQ, INTERVAL, BYDAY, BYMONTHDAY and BYMONTH</source>
        <translation>%1 は使えません: 使えるのは FREQ、INTERVAL、BYDAY、BYMONTHDAY、BYMONTH です</translation>
    </message>
    <message>
        <source>%1 is refused: the rule selects dates; use DAILY, WEEKLY, MONTHLY or YEARLY</source>
        <translation>%1 は使えません: 規則は日付を選びます。DAILY、WEEKLY、MONTHLY、YEARLY のいずれかを使ってください</translation>
    </message>
    <message>
        <source>BYMONTHDAY is refused with FREQ=WEEKLY</source>
        <translation>FREQ=WEEKLY と BYMONTHDAY は併用できません</translation>
    </message>
    <message>
        <source>FREQ is missing</source>
        <translation>FREQ がありません</translation>
    </message>
    <message>
        <source>%1 is unknown: use DAILY, WEEKLY, MONTHLY or YEARLY</source>
        <translation>%1 は不明です: DAILY、WEEKLY、MONTHLY、YEARLY のいずれかを使ってください</translation>
    </message>
    <message>
        <source>INTERVAL is %1, which is not from 1 to %2</source>
        <translation>INTERVAL が %1 ですが、1 から %2 でなければなりません</translation>
    </message>
    <message>
        <source>%1 has %2, which is not from 1 to %3</source>
        <translation>%1 に %2 がありますが、1 から %3 でなければなりません</translation>
    </message>
    <message>
        <source>%1 has %2, which is not from 1 to %3 or the same from the end, as -1</source>
        <translation>%1 に %2 がありますが、1 から %3、または -1 のように末尾から数えた値でなければなりません</translation>
    </message>
    <message>
        <source>BYDAY has %1, which does not end in MO, TU, WE, TH, FR, SA or SU</source>
        <translation>BYDAY に %1 がありますが、MO、TU、WE、TH、FR、SA、SU のいずれかで終わっていません</translation>
    </message>
    <message>
        <source>BYDAY has %1, but a number needs FREQ=MONTHLY or YEARLY</source>
        <translation>BYDAY に %1 がありますが、数を付けるには FREQ=MONTHLY または YEARLY が必要です</translation>
    </message>
    <message>
        <source>BYDAY has %1, whose number is not from 1 to %2 or the same from the end, as -1</source>
        <translation>BYDAY に %1 がありますが、数は 1 から %2、または -1 のように末尾から数えた値でなければなりません</translation>
    </message>
    <message>
        <source>%1 is not a local time such as 23:00</source>
        <translation>%1 は 23:00 のような現地時刻ではありません</translation>
    </message>
    <message>
        <source>it must be from 1m to 168h, such as 6h</source>
        <translation>6h のように 1m から 168h でなければなりません</translation>
    </message>
    <message>
        <source>%1 is not a name such as Europe/Berlin</source>
        <translation>%1 は Europe/Berlin のような名前ではありません</translation>
    </message>
    <message>
        <source>it must be a time such as %1</source>
        <translation>%1 のような日時でなければなりません</translation>
    </message>
    <message>
        <source>it must be a duration such as 30m</source>
        <translation>30m のような長さでなければなりません</translation>
    </message>
    <message>
        <source>nothing can ever start: the window itself is shorter</source>
        <translation>ウィンドウ自体のほうが短いため、何も開始できません</translation>
    </message>
    <message>
        <source>from and until must be times such as %1</source>
        <translation>from と until は %1 のような日時でなければなりません</translation>
    </message>
    <message>
        <source>until is not after from</source>
        <translation>until が from より後ではありません</translation>
    </message>
    <message>
        <source>there is no time zone %1</source>
        <translation>タイムゾーン %1 はありません</translation>
    </message>
    <message>
        <source>%1 selects no date, so it never opens</source>
        <translation>%1 はどの日付も選ばないため、開くことがありません</translation>
    </message>
    <message>
        <source>it opens at no time within two years</source>
        <translation>2 年以内に開くことはありません</translation>
    </message>
    <message>
        <source>maintenance windows are defined, and none is for this machine: %1</source>
        <translation>メンテナンスウィンドウは定義されていますが、このマシン向けのものはありません: %1</translation>
    </message>
    <message>
        <source>this cluster serves %1 only as %2, which is not supported</source>
        <translation>このクラスターは %1 を未対応の %2 としてのみ提供しています</translation>
    </message>
    <message>
        <source>%1 not understood: shown raw</source>
        <translation>%1 は未対応: そのまま表示</translation>
    </message>
    <message>
        <source>DrainGivenUp: %1. It starts again after %2</source>
        <translation>DrainGivenUp: %1。%2 より後に再び開始します</translation>
    </message>
    <message>
        <source>AwaitingApproval: powering the server off until the work is done requires spec.approved: %1</source>
        <translation>AwaitingApproval: 作業完了までサーバーの電源を切るには spec.approved が必要です: %1</translation>
    </message>
    <message>
        <source>%1 used break-glass: %2</source>
        <translation>%1 が緊急実行 (break-glass) を使用: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>calendar.remove needs the uid of an entry</source>
        <translation>calendar.remove には項目の UID が必要です</translation>
    </message>
    <message>
        <source>no work with the uid %1 is planned at a console</source>
        <translation>UID %1 の作業はコンソールで予定されていません</translation>
    </message>
    <message>
        <source>a token of %1 already exists: revoke it first</source>
        <translation>%1 のトークンはすでにあります: 先に失効させてください</translation>
    </message>
    <message>
        <source>the backend itself creates the token of %1: remove its file and restart</source>
        <translation>%1 のトークンはバックエンド自身が発行します: そのファイルを削除して再起動してください</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 printed more than 1 MiB</source>
        <translation>ユーザー %2 のプラグイン %1 は 1 MiB を超えて出力しました</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 gave credentials that expired at %3, and here it is %4</source>
        <translation>ユーザー %2 のプラグイン %1 が返した資格情報は %3 に期限切れで、ここでは %4 です</translation>
    </message>
    <message>
        <source>raise maxUnavailable of %1</source>
        <translation>%1 の maxUnavailable を上げる</translation>
    </message>
    <message>
        <source>lower minAvailable of %1</source>
        <translation>%1 の minAvailable を下げる</translation>
    </message>
    <message>
        <source>run %1 more replicas, or lower minAvailable of %2</source>
        <translation>レプリカを %1 個増やすか、%2 の minAvailable を下げる</translation>
    </message>
    <message>
        <source>delete one of the budgets %1 and %2, or change the selector of one</source>
        <translation>バジェット %1 と %2 の一方を削除するか、どちらかのセレクターを変更する</translation>
    </message>
    <message>
        <source>waiting does not help: the API evicts no pod that two budgets select</source>
        <translation>待つ: 無駄です。2 つのバジェットが選択する Pod を API は退避しません</translation>
    </message>
    <message>
        <source>fix what the refusal reports</source>
        <translation>拒否の理由を解消する</translation>
    </message>
    <message>
        <source>check the controller that removes finalizer %1</source>
        <translation>ファイナライザー %1 を外す担当を確認する</translation>
    </message>
    <message>
        <source>remove finalizer %1 from pod %2; its cleanup is skipped then</source>
        <translation>Pod %2 からファイナライザー %1 を外す。その後片付けは行われません</translation>
    </message>
    <message>
        <source>wait: the pod terminates in at most %1</source>
        <translation>待つ: Pod は遅くとも %1 後に自動的に終了します</translation>
    </message>
    <message>
        <source>check pod %1</source>
        <translation>Pod %1 を確認する</translation>
    </message>
    <message>
        <source>get pod %1 ready again</source>
        <translation>Pod %1 を再び準備完了にする</translation>
    </message>
    <message>
        <source>make room for pod %1: uncordon a Node or add one</source>
        <translation>Pod %1 の場所を空ける: Node のスケジュールを再開するか Node を追加する</translation>
    </message>
    <message>
        <source>restore Node %1, or fence its host and delete it</source>
        <translation>Node %1 を復旧する。またはホストをフェンシングして Node を削除する</translation>
    </message>
    <message>
        <source>set unhealthyPodEvictionPolicy of %1 to AlwaysAllow: then pods that are not ready can be evicted</source>
        <translation>%1 の unhealthyPodEvictionPolicy を AlwaysAllow に設定する。準備できていない Pod を退避できます</translation>
    </message>
    <message>
        <source>retry the drain now</source>
        <translation>今すぐドレインを再試行する</translation>
    </message>
    <message>
        <source>find out why volume %1 does not detach</source>
        <translation>ボリューム %1 が切断されない理由を調べる</translation>
    </message>
    <message>
        <source>wait: this drain starts when the drain of Node %1 is over</source>
        <translation>待つ: Node %1 のドレインが終わると開始します</translation>
    </message>
    <message>
        <source>waiting does not help, unless Node %1 is uncordoned</source>
        <translation>待つ: Node %1 のスケジュールを再開しない限り無駄です</translation>
    </message>
    <message>
        <source>waiting does not help: no kubelet is running to terminate the pods</source>
        <translation>待つ: 無駄です。Pod を終了させる kubelet がありません</translation>
    </message>
    <message>
        <source>delete the machine and create another yourself; nothing replaces it</source>
        <translation>マシンを削除し、代わりを自分で作成する。自動では置き換わりません</translation>
    </message>
    <message>
        <source>start the instance %1 again in the provider</source>
        <translation>プロバイダー側でインスタンス %1 を再び起動する</translation>
    </message>
    <message>
        <source>find out why %1 is unstable</source>
        <translation>%1 が応答したり途絶えたりする理由を調べる</translation>
    </message>
    <message>
        <source>give the instance its own name and address</source>
        <translation>インスタンスに固有の名前とアドレスを割り当てる</translation>
    </message>
    <message>
        <source>wait: a cloud controller removes the taint</source>
        <translation>待つ: クラウドコントローラーが taint を外します</translation>
    </message>
    <message>
        <source>check the cloud controller manager and its log</source>
        <translation>cloud controller manager とそのログを確認する</translation>
    </message>
    <message>
        <source>wait: it is uncordoned when its configuration is done</source>
        <translation>待つ: 構成が完了するとスケジュールが再開されます</translation>
    </message>
    <message>
        <source>wait: whoever cordoned it uncordons it</source>
        <translation>待つ: スケジュールを停止した者が再開します</translation>
    </message>
    <message>
        <source>waiting does not help, unless the opt-out is removed</source>
        <translation>待つ: 除外指定がなくならない限り無駄です</translation>
    </message>
    <message>
        <source>check the maintenance in progress</source>
        <translation>進行中のメンテナンスを確認する</translation>
    </message>
    <message>
        <source>fix what blocks it; it then starts automatically</source>
        <translation>妨げているものを解消する。その後自動的に開始します</translation>
    </message>
    <message>
        <source>waiting does not help: no window opens for this machine</source>
        <translation>待つ: 無駄です。このマシン向けに開くウィンドウがありません</translation>
    </message>
    <message>
        <source>create a window that selects this machine, or label the machine for one</source>
        <translation>このマシンを選択するウィンドウを作るか、既存のウィンドウに合うラベルをマシンに付ける</translation>
    </message>
    <message>
        <source>correct window %1</source>
        <translation>ウィンドウ %1 を修正する</translation>
    </message>
    <message>
        <source>remove pausedUntil from window %1</source>
        <translation>ウィンドウ %1 から pausedUntil を外す</translation>
    </message>
    <message>
        <source>remove the exclusion from window %1</source>
        <translation>ウィンドウ %1 から除外を外す</translation>
    </message>
    <message>
        <source>wait: somebody approves it</source>
        <translation>待つ: 誰かが承認します</translation>
    </message>
    <message>
        <source>approve it: set spec.approved of %1</source>
        <translation>承認する: %1 の spec.approved を設定する</translation>
    </message>
    <message>
        <source>waiting does not help: what failed is not retried</source>
        <translation>待つ: 無駄です。失敗したものは再試行されません</translation>
    </message>
    <message>
        <source>delete MachineMaintenance %1; what it set is undone, and it is created again while its event stands</source>
        <translation>MachineMaintenance %1 を削除する。設定した内容は元に戻され、イベントが残っている間は再作成されます</translation>
    </message>
    <message>
        <source>waiting does not help: nothing happens automatically</source>
        <translation>待つ: 無駄です。自動では何も行われません</translation>
    </message>
    <message>
        <source>do %1 by hand</source>
        <translation>%1 を手作業で実施する</translation>
    </message>
    <message>
        <source>wait: the provider does it itself</source>
        <translation>待つ: プロバイダーが自ら実施します</translation>
    </message>
    <message>
        <source>wait: the maintenance continues automatically</source>
        <translation>待つ: メンテナンスは自動的に続行します</translation>
    </message>
    <message>
        <source>wait: the provider will be asked again</source>
        <translation>待つ: プロバイダーには自動的に再度問い合わせます</translation>
    </message>
    <message>
        <source>fix what the provider reports, in its account or in the providerSpec</source>
        <translation>プロバイダーが示す問題を、そのアカウント側または providerSpec で解消する</translation>
    </message>
    <message>
        <source>delete Node %1: its instance is gone</source>
        <translation>Node %1 を削除する。そのインスタンスは消えました</translation>
    </message>
    <message>
        <source>check the instance %1 in the provider</source>
        <translation>プロバイダー側でインスタンス %1 を確認する</translation>
    </message>
    <message>
        <source>check the provider, and the log of the machine controller</source>
        <translation>プロバイダーとマシンコントローラーのログを確認する</translation>
    </message>
    <message>
        <source>waiting does not help: the provider id of a Node does not change</source>
        <translation>待つ: 無駄です。Node のプロバイダー ID は変わりません</translation>
    </message>
    <message>
        <source>delete Node %1 and restart its kubelet, so that it registers again</source>
        <translation>Node %1 を削除して kubelet を再起動し、登録し直させる</translation>
    </message>
    <message>
        <source>drain Node %1, delete it and restart its kubelet, so that it registers again</source>
        <translation>Node %1 をドレインし、削除して kubelet を再起動し、登録し直させる</translation>
    </message>
    <message>
        <source>wait: the Node joins when the instance has booted</source>
        <translation>待つ: インスタンスが起動すると Node が参加します</translation>
    </message>
    <message>
        <source>check the console of the instance: boot, network, certificates</source>
        <translation>インスタンスのコンソールを確認する: 起動、ネットワーク、証明書</translation>
    </message>
    <message>
        <source>wait: the health check acts automatically</source>
        <translation>待つ: ヘルスチェックが自動的に対処します</translation>
    </message>
    <message>
        <source>wait: the Node may come back</source>
        <translation>待つ: Node が自然に戻ることがあります</translation>
    </message>
    <message>
        <source>waiting does not help: one Node cannot belong to two machines</source>
        <translation>待つ: 無駄です。1 つの Node は 2 台のマシンにはなりません</translation>
    </message>
    <message>
        <source>delete the machine that has no instance of its own</source>
        <translation>2 台のうち、自身のインスタンスを持たないマシンを削除する</translation>
    </message>
    <message>
        <source>restart the kubelet, so that it registers its Node again</source>
        <translation>kubelet を再起動し、Node を再び登録させる</translation>
    </message>
    <message>
        <source>check the kubelet of %1</source>
        <translation>%1 の kubelet を確認する</translation>
    </message>
    <message>
        <source>fix what it reports</source>
        <translation>示された問題を解消する</translation>
    </message>
    <message>
        <source>waiting does not help: nothing reads it</source>
        <translation>待つ: 無駄です。誰も読み取りません</translation>
    </message>
    <message>
        <source>remove the annotation and set the one that is meant</source>
        <translation>アノテーションを外し、意図したものを設定する</translation>
    </message>
    <message>
        <source>wait: %1 continues it</source>
        <translation>待つ: %1 が続行します</translation>
    </message>
    <message>
        <source>its deadline was %1</source>
        <translation>%1 より前に実施するはずでした</translation>
    </message>
    <message>
        <source>%1 reports that it is done</source>
        <translation>%1 が完了を報告しています</translation>
    </message>
    <message>
        <source>the clock of its Lease is %1 ahead</source>
        <translation>Lease の時計が %1 進んでいます</translation>
    </message>
    <message>
        <source>no owner %1 in the cluster: no Lease and no pod of a Deployment has this name</source>
        <translation>クラスターに %1 という名前のものはありません: Lease も Deployment の Pod もありません</translation>
    </message>
    <message>
        <source>spec.taints of Node %1</source>
        <translation>Node %1 の spec.taints</translation>
    </message>
    <message>
        <source>spec.unschedulable of Node %1</source>
        <translation>Node %1 の spec.unschedulable</translation>
    </message>
    <message>
        <source>the instance is already gone</source>
        <translation>インスタンスはすでに消えています</translation>
    </message>
    <message>
        <source>pod %1 is terminating</source>
        <translation>Pod %1 に終了を要求しました</translation>
    </message>
    <message>
        <source>%1 of Pod %2</source>
        <translation>Pod %2 の %1</translation>
    </message>
    <message>
        <source>%1 of VolumeAttachment %2</source>
        <translation>VolumeAttachment %2 の %1</translation>
    </message>
    <message>
        <source>budgets %1 and %2 select pod %3</source>
        <translation>バジェット %1 と %2 が Pod %3 を選択しています</translation>
    </message>
    <message>
        <source>budget %1 needs %2 healthy pods and has %3</source>
        <translation>バジェット %1 には正常な Pod が %2 個必要で、現在 %3 個です</translation>
    </message>
    <message>
        <source>budget %1 needs 1 healthy pod and has %2</source>
        <translation>バジェット %1 には正常な Pod が 1 個必要で、現在 %2 個です</translation>
    </message>
    <message>
        <source>the state of the instance is %1</source>
        <translation>インスタンスの状態は %1 です</translation>
    </message>
    <message>
        <source>Event %1 of %2 %3, %4 times</source>
        <translation>%2 %3 の Event %1、%4 回</translation>
    </message>
    <message>
        <source>Event %1 of %2 %3</source>
        <translation>%2 %3 の Event %1</translation>
    </message>
    <message>
        <source>spec.providerID of Node %1</source>
        <translation>Node %1 の spec.providerID</translation>
    </message>
    <message>
        <source>%1; %2 allows %3 of %4</source>
        <translation>%1。%2 が許すのは %4 個中 %3 個です</translation>
    </message>
    <message>
        <source>%1; %2 allows %3 of %4 in zone %5</source>
        <translation>%1。%2 が許すのはゾーン %5 の %4 個中 %3 個です</translation>
    </message>
    <message>
        <source>%1; %2 allows %3 of %4 in other zones</source>
        <translation>%1。%2 が許すのはほかのゾーンの %4 個中 %3 個です</translation>
    </message>
    <message>
        <source>it has a consumer</source>
        <translation>使用者 (consumer) がいます</translation>
    </message>
    <message>
        <source>it is being deleted</source>
        <translation>削除中です</translation>
    </message>
    <message>
        <source>it has an error</source>
        <translation>エラーがあります</translation>
    </message>
    <message>
        <source>it is marked unhealthy</source>
        <translation>異常とマークされています</translation>
    </message>
    <message>
        <source>somebody else provisions it</source>
        <translation>他者がプロビジョニングしています</translation>
    </message>
    <message>
        <source>it is paused</source>
        <translation>一時停止中です</translation>
    </message>
    <message>
        <source>it is detached</source>
        <translation>デタッチされています</translation>
    </message>
    <message>
        <source>it has not been inspected yet</source>
        <translation>まだ誰も確認していません</translation>
    </message>
    <message>
        <source>it is %1</source>
        <translation>%1 です</translation>
    </message>
    <message>
        <source>Host %1 is not free: %2</source>
        <translation>ホスト %1 は空いていません: %2</translation>
    </message>
    <message>
        <source>Host %1 is not free: %2 has it</source>
        <translation>ホスト %1 は空いていません: %2 が使用中です</translation>
    </message>
    <message>
        <source>Host %1 is not free, %2: %3</source>
        <translation>ホスト %1 は空いていません、%2: %3</translation>
    </message>
    <message>
        <source>1 more is not free</source>
        <translation>ほか 1 台も空いていません</translation>
    </message>
    <message>
        <source>%1 more are not free</source>
        <translation>ほか %1 台も空いていません</translation>
    </message>
    <message>
        <source>no host matches its hostSelector %1</source>
        <translation>hostSelector %1 に合うホストがありません</translation>
    </message>
    <message>
        <source>Host %1 is free but does not match</source>
        <translation>ホスト %1 は空いていますが条件に合いません</translation>
    </message>
    <message>
        <source>%1 hosts are free but do not match</source>
        <translation>%1 台のホストが空いていますが条件に合いません</translation>
    </message>
    <message>
        <source>next: the node will be drained, and budget %1 will block pod %2</source>
        <translation>次に Node をドレインし、そこでバジェット %1 が Pod %2 を引き留めます</translation>
    </message>
    <message>
        <source>next: the node will be drained, and two budgets will block pod %1</source>
        <translation>次に Node をドレインし、そこで 2 つのバジェットが Pod %1 を引き留めます</translation>
    </message>
    <message>
        <source>next: the node will be drained; then it will wait at preTerminate for %1</source>
        <translation>次に Node をドレインし、その後 preTerminate で %1 を待ちます</translation>
    </message>
    <message>
        <source>next: the provider will be asked, and does not answer now: %1</source>
        <translation>次にプロバイダーに問い合わせますが、現在応答がありません: %1</translation>
    </message>
    <message>
        <source>next: its Node will be deleted, because the instance is already gone</source>
        <translation>インスタンスはすでに消えているため、次に Node を削除します</translation>
    </message>
    <message>
        <source>next: the Machine will be removed, because the instance is already gone</source>
        <translation>インスタンスはすでに消えているため、その後 Machine も消えます</translation>
    </message>
    <message>
        <source>then its Node will be drained and the machine will be deleted</source>
        <translation>その後 Node をドレインし、マシンを削除します</translation>
    </message>
    <message>
        <source>then its Node will be drained and its server will be power-cycled</source>
        <translation>その後 Node をドレインし、サーバーの電源を切って入れ直します</translation>
    </message>
    <message>
        <source>then its Node will be drained and its server will be held off until the work is done</source>
        <translation>その後 Node をドレインし、作業完了までサーバーを電源オフで保持します</translation>
    </message>
    <message>
        <source>then it will wait for approval</source>
        <translation>その後承認を待ちます</translation>
    </message>
    <message>
        <source>then a person must act</source>
        <translation>その後は人の対処が必要です</translation>
    </message>
    <message>
        <source>then it will wait for window %1</source>
        <translation>その後ウィンドウ %1 を待ちます</translation>
    </message>
    <message>
        <source>then it will wait for a window that selects this machine</source>
        <translation>その後、このマシンを選択するウィンドウを待ちます</translation>
    </message>
    <message>
        <source>the maintenance will never start</source>
        <translation>メンテナンスは開始されません</translation>
    </message>
    <message>
        <source>then the provider will do it itself</source>
        <translation>その後プロバイダーが自ら実施します</translation>
    </message>
    <message>
        <source>nothing will happen automatically</source>
        <translation>自動では何も行われません</translation>
    </message>
    <message>
        <source>then the Node will serve again</source>
        <translation>その後 Node が復帰します</translation>
    </message>
    <message>
        <source>next: its Node will join</source>
        <translation>次に Node が参加します</translation>
    </message>
    <message>
        <source>then the machine will be Running</source>
        <translation>その後マシンは Running になります</translation>
    </message>
    <message>
        <source>it will continue when that is fixed</source>
        <translation>解消されると先へ進みます</translation>
    </message>
    <message>
        <source>the BMC refused %1 with %2</source>
        <translation>BMC が %2 で %1 を拒否しました</translation>
    </message>
    <message>
        <source>the BMC refused %1 with %2: %3</source>
        <translation>BMC が %2 で %1 を拒否しました: %3</translation>
    </message>
    <message>
        <source>the BMC accepted %1, and its task failed</source>
        <translation>BMC は %1 を受け付けましたが、タスクが失敗しました</translation>
    </message>
    <message>
        <source>the BMC accepted %1, and its task failed: %2</source>
        <translation>BMC は %1 を受け付けましたが、タスクが失敗しました: %2</translation>
    </message>
    <message>
        <source>the BMC accepted %1, and the host is still on</source>
        <translation>BMC は %1 を受け付けましたが、ホストはまだオンです</translation>
    </message>
    <message>
        <source>the host is stuck in %1 after %2</source>
        <translation>ホストは %2 の後、%1 のまま止まっています</translation>
    </message>
    <message>
        <source>the BMC of host %1 refuses the connection: nothing listens at its address</source>
        <translation>ホスト %1 の BMC が接続を拒否しています: そのアドレスで待ち受けているものがありません</translation>
    </message>
    <message>
        <source>the name of the BMC of host %1 cannot be resolved</source>
        <translation>ホスト %1 の BMC が見つかりません: 名前に対応するアドレスがありません</translation>
    </message>
    <message>
        <source>the BMC of host %1 cannot be reached: no route to its address</source>
        <translation>ホスト %1 の BMC に到達できません: アドレスへの経路がありません</translation>
    </message>
    <message>
        <source>the BMC of host %1 closes the connection: %2</source>
        <translation>ホスト %1 の BMC が接続を切断しています: %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 is busy: %2</source>
        <translation>ホスト %1 の BMC がビジーです: %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 has no session left: %2</source>
        <translation>ホスト %1 の BMC に空きセッションがありません: %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 answers with an error: %2</source>
        <translation>ホスト %1 の BMC がエラーを返しています: %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 does not find the system: %2</source>
        <translation>ホスト %1 の BMC に該当するシステムがありません: %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 presents another certificate than the accepted one: %2</source>
        <translation>ホスト %1 の BMC が承認済みとは別の証明書を提示しています: %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 is not trusted: %2</source>
        <translation>ホスト %1 の BMC は信頼されていません: %2</translation>
    </message>
    <message>
        <source>no common protocol with the BMC of host %1: %2</source>
        <translation>ホスト %1 の BMC と通信できません: %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 is not asked: %2</source>
        <translation>ホスト %1 の BMC には問い合わせません: %2</translation>
    </message>
    <message>
        <source>something other than a BMC answers for host %1: %2</source>
        <translation>ホスト %1 に対して BMC 以外のものが応答しています: %2</translation>
    </message>
    <message>
        <source>the answer of the BMC of host %1 is not understood: %2</source>
        <translation>ホスト %1 の BMC の応答を解釈できません: %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 reports no power state: %2</source>
        <translation>ホスト %1 の BMC がオンかオフか答えません: %2</translation>
    </message>
    <message>
        <source>the power of host %1 cannot be read: %2</source>
        <translation>ホスト %1 の電源状態を読み取れません: %2</translation>
    </message>
    <message>
        <source>that time is not certain: it is in the future</source>
        <translation>その時刻は申告値です: 未来の時刻です</translation>
    </message>
    <message>
        <source>its BareMetalHost %1 does not exist: its server is not managed</source>
        <translation>BareMetalHost %1 が存在しません: サーバーを管理する者がいません</translation>
    </message>
    <message>
        <source>the machine names BareMetalHost %1</source>
        <translation>マシンは BareMetalHost %1 を指しています</translation>
    </message>
    <message>
        <source>BareMetalHost %1 is being deleted while the machine uses it</source>
        <translation>BareMetalHost %1 はマシンが使用中のまま削除中です</translation>
    </message>
    <message>
        <source>finalizer %1 keeps it</source>
        <translation>ファイナライザー %1 が保持しています</translation>
    </message>
    <message>
        <source>Host %1 belongs to %2, not to this machine</source>
        <translation>ホスト %1 は %2 に割り当てられており、このマシンのものではありません</translation>
    </message>
    <message>
        <source>its consumer is %1</source>
        <translation>使用者 (consumer) は %1 です</translation>
    </message>
    <message>
        <source>Host %1 is detached: key %2 has no effect</source>
        <translation>ホスト %1 はデタッチ中: キー %2 について何も行いません</translation>
    </message>
    <message>
        <source>Host %1 is detached: the requested reboot will not start</source>
        <translation>ホスト %1 はデタッチ中: 要求されたリブートは行いません</translation>
    </message>
    <message>
        <source>Host %1 is detached: it is not powered off for the deletion</source>
        <translation>ホスト %1 はデタッチ中: 削除のために電源を切る者がいません</translation>
    </message>
    <message>
        <source>Host %1 is detached: its power is not managed</source>
        <translation>ホスト %1 はデタッチ中: 電源について何も行いません</translation>
    </message>
    <message>
        <source>the host is detached</source>
        <translation>ホストはデタッチされています</translation>
    </message>
    <message>
        <source>Host %1 is paused by annotation: it is not powered off for the deletion</source>
        <translation>ホスト %1 はアノテーションで一時停止中: 削除のために電源を切る者がいません</translation>
    </message>
    <message>
        <source>Host %1 is off and paused by annotation: it is not powered on</source>
        <translation>ホスト %1 はオフで、アノテーションで一時停止中: 電源を入れる者がいません</translation>
    </message>
    <message>
        <source>Host %1 is unmanaged: it has no BMC address, so its power cannot be changed</source>
        <translation>ホスト %1 は管理対象外です: BMC アドレスがなく、電源を切り替えられません</translation>
    </message>
    <message>
        <source>it has no BMC address</source>
        <translation>BMC アドレスがありません</translation>
    </message>
    <message>
        <source>Host %1 stays off: spec.online is false</source>
        <translation>ホスト %1 はオフの指定です: spec.online は false</translation>
    </message>
    <message>
        <source>Host %1 is being powered off: spec.online is false</source>
        <translation>ホスト %1 は電源を切っています: spec.online は false</translation>
    </message>
    <message>
        <source>so Node %1 is not ready</source>
        <translation>そのため Node %1 は準備できていません</translation>
    </message>
    <message>
        <source>online is false</source>
        <translation>online は false です</translation>
    </message>
    <message>
        <source>Host %1 stays on: key %2 requests Off, but spec.disablePowerOff forbids it</source>
        <translation>ホスト %1 はオンのままです: キー %2 がオフを要求していますが、spec.disablePowerOff が禁じています</translation>
    </message>
    <message>
        <source>Host %1 stays on: the deletion needs it off, but spec.disablePowerOff forbids it</source>
        <translation>ホスト %1 はオンのままです: 削除にはオフが必要ですが、spec.disablePowerOff が禁じています</translation>
    </message>
    <message>
        <source>Host %1 stays on: spec.online is false, but spec.disablePowerOff forbids powering it off</source>
        <translation>ホスト %1 はオンのままです: spec.online は false ですが、spec.disablePowerOff が電源オフを禁じています</translation>
    </message>
    <message>
        <source>disablePowerOff is true</source>
        <translation>disablePowerOff は true です</translation>
    </message>
    <message>
        <source>Host %1 reports a %2: %3</source>
        <translation>ホスト %1 が %2 を報告しています: %3</translation>
    </message>
    <message>
        <source>Host %1 reports an %2: %3</source>
        <translation>ホスト %1 が %2 を報告しています: %3</translation>
    </message>
    <message>
        <source>Host %1 is %2</source>
        <translation>ホスト %1 は %2 です</translation>
    </message>
    <message>
        <source>its provisioning state is %1</source>
        <translation>プロビジョニング状態は %1 です</translation>
    </message>
    <message>
        <source>Host %1 is on again although key %2 holds it off</source>
        <translation>キー %2 がオフで保持しているのに、ホスト %1 がひとりでにオンになりました</translation>
    </message>
    <message>
        <source>Host %1 came back on %2 times although key %3 holds it off</source>
        <translation>キー %3 がオフで保持しているのに、ホスト %1 がひとりでに %2 回オンになりました</translation>
    </message>
    <message>
        <source>it was powered on %1 times while it was held off</source>
        <translation>オフで保持されている間に %1 回オンになりました</translation>
    </message>
    <message>
        <source>Host %1 is held off by keys %2 and %3</source>
        <translation>ホスト %1 はキー %2 と %3 により電源オフで保持されています</translation>
    </message>
    <message>
        <source>Host %1 is held off by keys %2, %3 and %4 more</source>
        <translation>ホスト %1 はキー %2、%3 ほか %4 個により電源オフで保持されています</translation>
    </message>
    <message>
        <source>Host %1 is being powered off for keys %2 and %3</source>
        <translation>ホスト %1 はキー %2 と %3 のため電源を切っています</translation>
    </message>
    <message>
        <source>Host %1 is being powered off for keys %2, %3 and %4 more</source>
        <translation>ホスト %1 はキー %2、%3 ほか %4 個のため電源を切っています</translation>
    </message>
    <message>
        <source>it stays off until all keys are removed</source>
        <translation>すべてがなくなるまでオフのままです</translation>
    </message>
    <message>
        <source>its MachineMaintenance does not exist</source>
        <translation>MachineMaintenance が存在しません</translation>
    </message>
    <message>
        <source>Host %1 is held off by key %2, and no remediation is in progress</source>
        <translation>ホスト %1 はキー %2 により電源オフで保持されていますが、進行中の修復はありません</translation>
    </message>
    <message>
        <source>it cannot be read now: %1</source>
        <translation>現在読み取れません: %1</translation>
    </message>
    <message>
        <source>it was last read %1 ago</source>
        <translation>最後の読み取りは %1 前です</translation>
    </message>
    <message>
        <source>restart the BMC itself; the server keeps running</source>
        <translation>BMC 自体を再起動する。サーバーは稼働し続けます</translation>
    </message>
    <message>
        <source>find out why nothing listens there: the BMC&apos;s power, its network, its HTTPS service</source>
        <translation>待ち受けがない理由を調べる: BMC の電源、ネットワーク、HTTPS サービス</translation>
    </message>
    <message>
        <source>end sessions at the BMC, or restart it</source>
        <translation>BMC のセッションを終了するか、BMC を再起動する</translation>
    </message>
    <message>
        <source>grant the account the privileges Login and ConfigureComponents (power control)</source>
        <translation>アカウントに権限 Login と ConfigureComponents (電源制御) を付与する</translation>
    </message>
    <message>
        <source>accept its key with the annotation %1, if it is the right BMC</source>
        <translation>正しい BMC であれば、アノテーション %1 でその鍵を承認する</translation>
    </message>
    <message>
        <source>give the BMC a certificate that is trusted</source>
        <translation>BMC に信頼される証明書を設定する</translation>
    </message>
    <message>
        <source>update the BMC, or allow its older TLS with the annotation %1</source>
        <translation>BMC を更新するか、アノテーション %1 で古い TLS を許可する</translation>
    </message>
    <message>
        <source>correct spec.bmc.address of the host</source>
        <translation>ホストの spec.bmc.address を修正する</translation>
    </message>
    <message>
        <source>if the server was replaced: remove status.provisioning.enrolledSystem of host %1</source>
        <translation>サーバーを交換した場合: ホスト %1 の status.provisioning.enrolledSystem を削除する</translation>
    </message>
    <message>
        <source>find what is in between: a proxy, a gateway, another machine at that address</source>
        <translation>間にあるものを調べる: プロキシ、ゲートウェイ、同じアドレスの別のマシン</translation>
    </message>
    <message>
        <source>wait: whoever detached the host attaches it again</source>
        <translation>待つ: デタッチした者が再びアタッチします</translation>
    </message>
    <message>
        <source>set spec.bmc.address and spec.bmc.credentialsName of the host</source>
        <translation>ホストの spec.bmc.address と spec.bmc.credentialsName を設定する</translation>
    </message>
    <message>
        <source>waiting does not help, unless the host gets a BMC</source>
        <translation>待つ: ホストに BMC が設定されない限り無駄です</translation>
    </message>
    <message>
        <source>waiting does not help, unless the host is created again</source>
        <translation>待つ: ホストを再作成しない限り無駄です</translation>
    </message>
    <message>
        <source>create BareMetalHost %1 again</source>
        <translation>BareMetalHost %1 を再作成する</translation>
    </message>
    <message>
        <source>wait: whoever deleted the host completes the deletion</source>
        <translation>待つ: ホストを削除した者が最後まで処理します</translation>
    </message>
    <message>
        <source>remove finalizer %1; the power of the server is no longer managed then</source>
        <translation>ファイナライザー %1 を外す。以後サーバーの電源を切り替える者はいなくなります</translation>
    </message>
    <message>
        <source>wait: whoever reassigned the host returns it</source>
        <translation>待つ: ホストを割り当て直した者が元に戻します</translation>
    </message>
    <message>
        <source>correct spec.consumerRef of the host</source>
        <translation>ホストの spec.consumerRef を修正する</translation>
    </message>
    <message>
        <source>wait: whoever powered the host off powers it on again</source>
        <translation>待つ: ホストの電源を切った者が再び入れます</translation>
    </message>
    <message>
        <source>set spec.online to true; the server starts immediately</source>
        <translation>spec.online を true に設定する。サーバーは直ちに起動します</translation>
    </message>
    <message>
        <source>waiting does not help, unless the power-off is allowed</source>
        <translation>待つ: 電源オフが許可されない限り無駄です</translation>
    </message>
    <message>
        <source>set spec.disablePowerOff to false</source>
        <translation>spec.disablePowerOff を false に設定する</translation>
    </message>
    <message>
        <source>wait: the provisioner continues automatically</source>
        <translation>待つ: プロビジョナーは自動的に先へ進みます</translation>
    </message>
    <message>
        <source>check the console of the host, and the log of its provisioner</source>
        <translation>ホストのコンソールとプロビジョナーのログを確認する</translation>
    </message>
    <message>
        <source>disable at the server what powers it on: its restore policy, wake on LAN, people</source>
        <translation>サーバーを起動させるものを止める: 電源復旧ポリシー、Wake-on-LAN、人</translation>
    </message>
    <message>
        <source>remove the key %1</source>
        <translation>キー %1 を削除する</translation>
    </message>
    <message>
        <source>remove the key; the host stays off until %1 is removed too</source>
        <translation>キーを削除する。%1 もなくなるまでホストはオフのままです</translation>
    </message>
    <message>
        <source>remove the key; the host stays off until the other %1 are removed too</source>
        <translation>キーを削除する。ほかの %1 個もなくなるまでホストはオフのままです</translation>
    </message>
    <message>
        <source>remove the key; the host stays off: spec.online is false</source>
        <translation>キーを削除する。ホストはオフのままです: spec.online は false</translation>
    </message>
    <message>
        <source>remove the key; the host will be powered on after it is off</source>
        <translation>キーを削除する。ホストはオフになった後、再び電源が入ります</translation>
    </message>
    <message>
        <source>remove the key %1: anyone allowed to change the host may do it</source>
        <translation>キー %1 を削除する。ホストを変更できる人なら誰でも行えます</translation>
    </message>
    <message>
        <source>waiting does not help: nothing is running that would remove the key</source>
        <translation>待つ: 無駄です。キーを外す者がいません</translation>
    </message>
    <message>
        <source>fix what keeps host %1 from being free</source>
        <translation>ホスト %1 が空くのを妨げているものを解消する</translation>
    </message>
    <message>
        <source>failing</source>
        <translation>エラー発生中</translation>
    </message>
    <message>
        <source>it was last heard of %1 ago, although its pod %2 is ready</source>
        <translation>最後の応答は %1 前ですが、Pod %2 は準備できています</translation>
    </message>
    <message>
        <source>it was last heard of %1 ago, and its pod %2 is not ready</source>
        <translation>最後の応答は %1 前で、Pod %2 は準備できていません</translation>
    </message>
    <message>
        <source>its Lease is from the future (%1), so it is not known whether it runs</source>
        <translation>Lease の時刻が未来 (%1) のため、動作しているか不明です</translation>
    </message>
    <message>
        <source>it is unstable: silent %1 times within an hour</source>
        <translation>応答が不安定です: 1 時間に %1 回途絶えました</translation>
    </message>
    <message>
        <source>its Lease changed its holder %1 times within an hour</source>
        <translation>Lease の保持者が 1 時間に %1 回変わりました</translation>
    </message>
    <message>
        <source>it reports that it is done, but left its hook</source>
        <translation>完了を報告しましたが、フックを残しています</translation>
    </message>
    <message>
        <source>its pods cannot be created: %1</source>
        <translation>その Pod を作成できません: %1</translation>
    </message>
    <message>
        <source>no pod of %1 exists any more</source>
        <translation>%1 の Pod はもう存在しません</translation>
    </message>
    <message>
        <source>draining %1: budget %2 never lets pod %3 go: it has %4</source>
        <translation>%1 のドレイン: バジェット %2 は Pod %3 を決して解放できません (%4)</translation>
    </message>
    <message>
        <source>draining: budget %1 can never be met: it has %2</source>
        <translation>ドレイン: バジェット %1 は決して満たせません (%2)</translation>
    </message>
    <message>
        <source>draining %1: two budgets, %2 and %3, select pod %4, so the API refuses to evict it</source>
        <translation>%1 のドレイン: 2 つのバジェット %2 と %3 が Pod %4 を選択しているため、API が退避を拒否しています</translation>
    </message>
    <message>
        <source>draining: two budgets, %1 and %2, select pod %3</source>
        <translation>ドレイン: 2 つのバジェット %1 と %2 が Pod %3 を選択しています</translation>
    </message>
    <message>
        <source>draining %1: the eviction of pod %2 is refused: %3</source>
        <translation>%1 のドレイン: Pod %2 の退避が拒否されています: %3</translation>
    </message>
    <message>
        <source>the eviction of pod %1 is refused</source>
        <translation>Pod %1 の退避が拒否されています</translation>
    </message>
    <message>
        <source>two budgets select pod %1</source>
        <translation>2 つのバジェットが Pod %1 を選択しています</translation>
    </message>
    <message>
        <source>finalizer %1 keeps pod %2</source>
        <translation>ファイナライザー %1 が Pod %2 を保持しています</translation>
    </message>
    <message>
        <source>pod %1 has %2 left of its grace period of %3</source>
        <translation>Pod %1 の猶予 %3 の残りは %2 です</translation>
    </message>
    <message>
        <source>pod %1 is not ready</source>
        <translation>Pod %1 は準備できていません</translation>
    </message>
    <message>
        <source>pod %1 is not ready (%2)</source>
        <translation>Pod %1 は準備できていません (%2)</translation>
    </message>
    <message>
        <source>pod %1 is on Node %2, which is not ready</source>
        <translation>Pod %1 は準備できていない Node %2 にあります</translation>
    </message>
    <message>
        <source>pod %1 is Pending: no Node for it</source>
        <translation>Pod %1 を配置できる Node がありません</translation>
    </message>
    <message>
        <source>none of its pods is ready</source>
        <translation>Pod のいずれも準備できていません</translation>
    </message>
    <message>
        <source>budget %1 blocks pod %2</source>
        <translation>バジェット %1 が Pod %2 を引き留めています</translation>
    </message>
    <message>
        <source>budget %1 blocks pod %2 because %3</source>
        <translation>バジェット %1 が Pod %2 を引き留めています: %3</translation>
    </message>
    <message>
        <source>budget %1 has room for pod %2 now</source>
        <translation>バジェット %1 には今、Pod %2 を退避できる余裕があります</translation>
    </message>
    <message>
        <source>nothing blocks pod %1 any more</source>
        <translation>Pod %1 を拒否するものはもうありません</translation>
    </message>
    <message>
        <source>pod %1 is gone</source>
        <translation>Pod %1 はすでに消えています</translation>
    </message>
    <message>
        <source>1 more pod is blocked too</source>
        <translation>ほか 1 個の Pod も同様に引き留められています</translation>
    </message>
    <message>
        <source>%1 more pods are blocked too</source>
        <translation>ほか %1 個の Pod も同様に引き留められています</translation>
    </message>
    <message>
        <source>1 more blocks it: %1</source>
        <translation>ほか 1 件が妨げています: %1</translation>
    </message>
    <message>
        <source>%1 more block it, the next: %2</source>
        <translation>ほか %1 件が妨げています。次は: %2</translation>
    </message>
    <message>
        <source>volume %1 is still attached to Node %2</source>
        <translation>ボリューム %1 はまだ Node %2 に接続されています</translation>
    </message>
    <message>
        <source>volume %1 and %2 more are still attached to Node %3</source>
        <translation>ボリューム %1 ほか %2 個がまだ Node %3 に接続されています</translation>
    </message>
    <message>
        <source>volume %1 does not detach: %2</source>
        <translation>ボリューム %1 が切断されません: %2</translation>
    </message>
    <message>
        <source>draining %1: its instance is gone, so pod %2 cannot terminate</source>
        <translation>%1 のドレイン: インスタンスが消えたため、Pod %2 は自力で終了できません</translation>
    </message>
    <message>
        <source>draining %1: its instance is gone, and budget %2 still blocks pod %3</source>
        <translation>%1 のドレイン: インスタンスは消えましたが、バジェット %2 が Pod %3 をまだ引き留めています</translation>
    </message>
    <message>
        <source>draining %1: its instance is gone</source>
        <translation>%1 のドレイン: インスタンスは消えました</translation>
    </message>
    <message>
        <source>that Node is being drained too</source>
        <translation>その Node 自体がドレイン中です</translation>
    </message>
    <message>
        <source>that Node was cordoned by hand and is not being drained</source>
        <translation>その Node は誰もドレインしていません: 手動でスケジュール停止 (cordon) されました</translation>
    </message>
    <message>
        <source>that Node is drained, and its machine %1 still exists</source>
        <translation>その Node のドレインは完了し、そのマシン %1 はまだ存在します</translation>
    </message>
    <message>
        <source>that Node is drained, and its machine %1 is held: %2</source>
        <translation>その Node のドレインは完了し、そのマシン %1 は保留されています: %2</translation>
    </message>
    <message>
        <source>it has no Node, so %1 (owner %2) did not run before the drain</source>
        <translation>Node がないため、ドレイン前に %1 (オーナー %2) には確認していません</translation>
    </message>
    <message>
        <source>the drain was skipped by annotation</source>
        <translation>ドレインはアノテーションによりスキップされました</translation>
    </message>
    <message>
        <source>no Node joins while the instance is %1</source>
        <translation>インスタンスが %1 の間、Node は参加しません</translation>
    </message>
    <message>
        <source>Node %1 is not ready because its instance is %2</source>
        <translation>インスタンスが %2 のため、Node %1 は準備できていません</translation>
    </message>
    <message>
        <source>maintenance %1 is blocked</source>
        <translation>メンテナンス %1 はブロックされています</translation>
    </message>
    <message>
        <source>maintenance %1 is blocked: %2</source>
        <translation>メンテナンス %1 はブロックされています: %2</translation>
    </message>
    <message>
        <source>maintenance %1 waits for approval: %2</source>
        <translation>メンテナンス %1 は承認を待っています: %2</translation>
    </message>
    <message>
        <source>maintenance %1 gave up a drain and starts again in %2</source>
        <translation>メンテナンス %1 はドレインを断念し、%2 後にやり直します</translation>
    </message>
    <message>
        <source>maintenance %1 failed: %2</source>
        <translation>メンテナンス %1 が失敗しました: %2</translation>
    </message>
    <message>
        <source>maintenance %1 needs a person: %2</source>
        <translation>メンテナンス %1 は人の対処を必要としています: %2</translation>
    </message>
    <message>
        <source>maintenance %1 did not start before its deadline %2</source>
        <translation>メンテナンス %1 は期限 %2 までに開始されませんでした</translation>
    </message>
    <message>
        <source>maintenance %1 drains the Node</source>
        <translation>メンテナンス %1 が Node をドレインしています</translation>
    </message>
    <message>
        <source>maintenance %1 is in progress</source>
        <translation>メンテナンス %1 は進行中です</translation>
    </message>
    <message>
        <source>maintenance %1 waits for the Node to come back</source>
        <translation>メンテナンス %1 は Node の復帰を待っています</translation>
    </message>
    <message>
        <source>maintenance %1 is done and is being verified</source>
        <translation>メンテナンス %1 は完了し、検証中です</translation>
    </message>
    <message>
        <source>maintenance %1 is scheduled, and nothing was decided about it yet</source>
        <translation>メンテナンス %1 は予定されていますが、まだ何も決まっていません</translation>
    </message>
    <message>
        <source>maintenance %1 will never start: no window selects this machine</source>
        <translation>メンテナンス %1 は開始されません: このマシンを選択するウィンドウがありません</translation>
    </message>
    <message>
        <source>maintenance %1 will never start: %2</source>
        <translation>メンテナンス %1 は開始されません: %2</translation>
    </message>
    <message>
        <source>maintenance %1 waits: window %2 is paused until %3</source>
        <translation>メンテナンス %1 は待機中: ウィンドウ %2 は %3 まで一時停止中です</translation>
    </message>
    <message>
        <source>maintenance %1 waits: window %2 excludes the time until %3</source>
        <translation>メンテナンス %1 は待機中: ウィンドウ %2 は %3 までを除外しています</translation>
    </message>
    <message>
        <source>maintenance %1 cannot start before its deadline %2: window %3 opens too late</source>
        <translation>メンテナンス %1 は期限 %2 前に開始できません: ウィンドウ %3 が開くのが遅すぎます</translation>
    </message>
    <message>
        <source>attempted %1 times</source>
        <translation>これまでの試行回数: %1</translation>
    </message>
    <message>
        <source>the cause is not known</source>
        <translation>原因は不明です</translation>
    </message>
    <message>
        <source>the provider cannot delete the instance: %1</source>
        <translation>プロバイダーがインスタンスを削除できません: %1</translation>
    </message>
    <message>
        <source>the provider cannot create the instance: %1</source>
        <translation>プロバイダーがインスタンスを作成できません: %1</translation>
    </message>
    <message>
        <source>the provider cannot update the instance: %1</source>
        <translation>プロバイダーがインスタンスを更新できません: %1</translation>
    </message>
    <message>
        <source>the provider does not say whether the instance exists: %1</source>
        <translation>インスタンスが存在するかプロバイダーが答えません: %1</translation>
    </message>
    <message>
        <source>the instance is gone while Node %1 is being drained</source>
        <translation>Node %1 のドレイン中にインスタンスが消えました</translation>
    </message>
    <message>
        <source>Node %1 is being drained</source>
        <translation>Node %1 をドレインしています</translation>
    </message>
    <message>
        <source>Node %1 is being drained: 1 pod is left</source>
        <translation>Node %1 をドレインしています: Pod が 1 個残っています</translation>
    </message>
    <message>
        <source>Node %1 is being drained: %2 pods are left</source>
        <translation>Node %1 をドレインしています: Pod が %2 個残っています</translation>
    </message>
    <message>
        <source>the instance is being deleted</source>
        <translation>インスタンスは削除中です</translation>
    </message>
    <message>
        <source>the instance is being created</source>
        <translation>インスタンスは作成中です</translation>
    </message>
    <message>
        <source>Node %1 has the provider id %2, not %3, so it does not count as the Node of this machine</source>
        <translation>Node %1 のプロバイダー ID は %3 ではなく %2 のため、このマシンの Node とみなされません</translation>
    </message>
    <message>
        <source>Node %1 has another provider id, so it does not count as the Node of this machine</source>
        <translation>Node %1 は別のプロバイダー ID を持つため、このマシンの Node とみなされません</translation>
    </message>
    <message>
        <source>the instance has no provider id yet, so no Node can be matched</source>
        <translation>インスタンスにまだプロバイダー ID がないため、Node を対応付けられません</translation>
    </message>
    <message>
        <source>the instance %1 has no address, and no Node has joined for it</source>
        <translation>インスタンス %1 にはアドレスがなく、対応する Node も参加していません</translation>
    </message>
    <message>
        <source>no Node has joined for it</source>
        <translation>対応する Node がまだ参加していません</translation>
    </message>
    <message>
        <source>no Node has joined for the instance %1</source>
        <translation>インスタンス %1 に対応する Node が参加していません</translation>
    </message>
    <message>
        <source>the instance has neither an address nor a provider id yet, so no Node can be matched</source>
        <translation>インスタンスにまだアドレスもプロバイダー ID もないため、Node を対応付けられません</translation>
    </message>
    <message>
        <source>Node %1 has its address or name and belongs to machine %2, so it has no Node</source>
        <translation>Node %1 は同じアドレスまたは名前を持ちますがマシン %2 のものです。そのためこのマシンには Node がありません</translation>
    </message>
    <message>
        <source>Node %1 still belongs to an earlier instance, provider id %2, so the new one has no Node</source>
        <translation>Node %1 はまだ以前のインスタンス (プロバイダー ID %2) のもので、新しいインスタンスには Node がありません</translation>
    </message>
    <message>
        <source>machine %1 has the same address, %2, so it is not clear whose Node %3 is</source>
        <translation>マシン %1 も同じアドレス %2 を持つため、Node %3 がどちらのものか不明です</translation>
    </message>
    <message>
        <source>Node %1 belongs to this machine, and machine %2 claims it too</source>
        <translation>Node %1 はこのマシンのものですが、マシン %2 も自分のものとしています</translation>
    </message>
    <message>
        <source>its Node %1 belongs to machine %2</source>
        <translation>その Node %1 はマシン %2 のものです</translation>
    </message>
    <message>
        <source>Node %1 still has the taint %2: no cloud controller has initialized it</source>
        <translation>Node %1 にはまだ taint %2 があります: クラウドコントローラーが初期化していません</translation>
    </message>
    <message>
        <source>Node %1 is cordoned while its configuration is changed</source>
        <translation>構成の変更中のため、Node %1 はスケジュール停止 (cordon) 中です</translation>
    </message>
    <message>
        <source>Node %1 is cordoned and accepts no new pods; nothing says who cordoned it</source>
        <translation>Node %1 はスケジュール停止 (cordon) 中で、新しい Pod を受け付けません。誰が停止したかの記録はありません</translation>
    </message>
    <message>
        <source>Node %1 is also the Node of machine %2</source>
        <translation>Node %1 はマシン %2 の Node でもあります</translation>
    </message>
    <message>
        <source>its Node %1 does not exist</source>
        <translation>その Node %1 は存在しません</translation>
    </message>
    <message>
        <source>Node %1 does not report whether it is ready</source>
        <translation>Node %1 は準備できているか報告していません</translation>
    </message>
    <message>
        <source>the kubelet of Node %1 is silent</source>
        <translation>Node %1 の kubelet が応答しません</translation>
    </message>
    <message>
        <source>Node %1 is not ready: %2</source>
        <translation>Node %1 は準備できていません: %2</translation>
    </message>
    <message>
        <source>Node %1 reports %2: %3</source>
        <translation>Node %1 が %2 を報告しています: %3</translation>
    </message>
    <message>
        <source>condition %1 is False: %2</source>
        <translation>コンディション %1 は False です: %2</translation>
    </message>
    <message>
        <source>its status reports an error: %1</source>
        <translation>ステータスがエラーを示しています: %1</translation>
    </message>
    <message>
        <source>%1 was reported %2 times: %3</source>
        <translation>%1 が %2 回報告されました: %3</translation>
    </message>
    <message>
        <source>no health check selects it</source>
        <translation>選択するヘルスチェックがありません</translation>
    </message>
    <message>
        <source>health check %1 does not act: no controller owns the machine</source>
        <translation>ヘルスチェック %1 は対処しません: マシンを所有するコントローラーがありません</translation>
    </message>
    <message>
        <source>health check %1 cannot act: its template %2 does not exist</source>
        <translation>ヘルスチェック %1 は対処できません: テンプレート %2 が存在しません</translation>
    </message>
    <message>
        <source>no health check watches it</source>
        <translation>監視しているヘルスチェックがありません</translation>
    </message>
    <message>
        <source>health check %1 is paused</source>
        <translation>ヘルスチェック %1 は一時停止中です</translation>
    </message>
    <message>
        <source>health check %1 cannot be read: %2</source>
        <translation>ヘルスチェック %1 を読み取れません: %2</translation>
    </message>
    <message>
        <source>health check %1 may not act: too many are unhealthy</source>
        <translation>ヘルスチェック %1 は対処できません: 異常な台数が多すぎます</translation>
    </message>
    <message>
        <source>health check %1 finds nothing to do</source>
        <translation>ヘルスチェック %1 は対処すべきものを見つけていません</translation>
    </message>
    <message>
        <source>health check %1 ignores it: %2</source>
        <translation>ヘルスチェック %1 は触れません: %2</translation>
    </message>
    <message>
        <source>health check %1 acts in %2</source>
        <translation>ヘルスチェック %1 は %2 後に対処します</translation>
    </message>
    <message>
        <source>health check %1 acts now</source>
        <translation>ヘルスチェック %1 は今対処します</translation>
    </message>
    <message>
        <source>annotation %1 on %2 %3 has no effect: it belongs on a %4</source>
        <translation>%2 %3 のアノテーション %1 は何も要求しません: %4 に付けるものです</translation>
    </message>
    <message>
        <source>annotation %1 on %2 %3 has no effect; is %4 meant?</source>
        <translation>%2 %3 のアノテーション %1 は何も要求しません。%4 のつもりですか？</translation>
    </message>
    <message>
        <source>held by %1 %2: %3</source>
        <translation>%1 %2 がホールド中です: %3</translation>
    </message>
    <message>
        <source>Host %1 is being serviced: its firmware or settings are being written</source>
        <translation>ホスト %1 はサービス中です: ファームウェアまたは設定を書き込んでいます</translation>
    </message>
    <message>
        <source>health check %1 gave up its remediation: %2</source>
        <translation>ヘルスチェック %1 は修復を断念しました: %2</translation>
    </message>
    <message>
        <source>its deletion waits until annotation %1 is removed</source>
        <translation>アノテーション %1 が外されるまで削除は待機します</translation>
    </message>
    <message>
        <source>pod %1 is Pending: no Node that it may run on reaches its volume</source>
        <translation>Pod %1 は Pending です: 実行できる Node からボリュームに届きません</translation>
    </message>
    <message>
        <source>it has failed and does not run again: %1</source>
        <translation>失敗しており、再実行されません: %1</translation>
    </message>
    <message>
        <source>its pods have ended, and it does not run again</source>
        <translation>その Pod は終了しており、再実行されません</translation>
    </message>
    <message>
        <source>the remediation of health check %1 waits until the host is serviced</source>
        <translation>ヘルスチェック %1 の修復は、ホストのサービスが終わるまで待機します</translation>
    </message>
    <message>
        <source>its operational status is %1</source>
        <translation>運用状態は %1 です</translation>
    </message>
    <message>
        <source>calendar.add needs an end in the future: %1 is past</source>
        <translation>calendar.add にはまだ来ていない終了時刻が必要です: %1 は過ぎています</translation>
    </message>
    <message>
        <source>the BMC of host %1 denies access (403) with the credentials of Secret %2: the account lacks a privilege or is locked</source>
        <translation>ホスト %1 の BMC が Secret %2 の認証情報によるアクセスを拒否しています (403): アカウントに権限がないか、ロックされています</translation>
    </message>
    <message>
        <source>the BMC of host %1 denies access (403): the password of Secret %2 must be changed at the BMC first</source>
        <translation>ホスト %1 の BMC がアクセスを拒否しています (403): 先に Secret %2 のパスワードを BMC で変更する必要があります</translation>
    </message>
    <message>
        <source>change the password of the account at the BMC and put the new one into Secret %1</source>
        <translation>BMC でアカウントのパスワードを変更し、新しいパスワードを Secret %1 に設定する</translation>
    </message>
    <message>
        <source>none of its pods is ready (%1)</source>
        <translation>そのポッドは 1 つも準備できていません (%1)</translation>
    </message>
    <message>
        <source>a token of %1 already exists, with the role %2: it is replaced only if you ask for that</source>
        <translation>%1 のトークンはロール %2 ですでに存在します: 置き換えを指定したときだけ無効になり、新しいものが作られます</translation>
    </message>
    <message>
        <source>bmc.retry needs a host, such as %1</source>
        <translation>bmc.retry にはホストが必要です。例: %1</translation>
    </message>
    <message>
        <source>the audit of overrides is damaged: %1</source>
        <translation>操作の監査記録が正しくありません: %1</translation>
    </message>
    <message>
        <source>run `holdpointctl audit verify`, and leave the data directory unchanged</source>
        <translation>`holdpointctl audit verify` を実行し、データディレクトリはそのまま残す</translation>
    </message>
    <message>
        <source>%1 already has %2 connections</source>
        <translation>%1 にはすでに %2 個の接続があります</translation>
    </message>
    <message>
        <source>all connections but those reserved for operators are in use</source>
        <translation>オペレーター用以外の接続枠は埋まっています</translation>
    </message>
    <message>
        <source>wait: whoever set the taint removes it</source>
        <translation>待つ: taint を付けた側が外します</translation>
    </message>
    <message>
        <source>remove the taint %1 from Node %2</source>
        <translation>Node %2 から taint %1 を外す</translation>
    </message>
    <message>
        <source>find out why the pods that budget %1 is missing are not created: quota, admission, scheduling</source>
        <translation>バジェット %1 に足りないポッドが作られない理由を調べる: クォータ、アドミッション、スケジューリング</translation>
    </message>
    <message>
        <source>correct budget %1: its selector, or the owners of its pods</source>
        <translation>バジェット %1 を直す: セレクター、またはポッドの所有者</translation>
    </message>
    <message>
        <source>set minAvailable of %1 to a number of pods: their owner does not say how many it wants</source>
        <translation>%1 の minAvailable を Pod 数で指定する: Pod の所有者は本来の数を示しません</translation>
    </message>
    <message>
        <source>wait: whoever deleted the Node completes the deletion</source>
        <translation>待つ: Node を削除した側が完了させます</translation>
    </message>
    <message>
        <source>remove finalizer %1 from Node %2</source>
        <translation>Node %2 からファイナライザー %1 を外す</translation>
    </message>
    <message>
        <source>wait: the host must stay powered until it is serviced; a reset now may destroy its firmware</source>
        <translation>待つ: 終わるまで電源を切らないこと。今リセットするとファームウェアが壊れるおそれがあります</translation>
    </message>
    <message>
        <source>waiting does not help: a remediation that is over is not retried</source>
        <translation>待つ: 無駄です。終わった修復は再試行されません</translation>
    </message>
    <message>
        <source>repair the server; to have it power-cycled again, delete Metal3Remediation %1</source>
        <translation>サーバーを修理する。もう一度電源を入れ直すには Metal3Remediation %1 を削除する</translation>
    </message>
    <message>
        <source>bring back the Node or zone that the volume of pod %1 is tied to, or have its data restored</source>
        <translation>Pod %1 のボリュームが結び付いている Node またはゾーンを復旧する。またはデータを復元してもらう</translation>
    </message>
    <message>
        <source>waiting does not help, unless a Node that reaches the volume comes back</source>
        <translation>待つ: ボリュームに届く Node が戻らない限り無駄です</translation>
    </message>
    <message>
        <source>waiting does not help: the Job does not run again</source>
        <translation>待つ: 無駄です。Job は再実行されません</translation>
    </message>
    <message>
        <source>run %1 again, or have its owner remove the hook</source>
        <translation>%1 をもう一度実行する。または所有者にフックを外してもらう</translation>
    </message>
    <message>
        <source>restore the other control-plane Nodes first: without this one etcd has no quorum</source>
        <translation>まず他のコントロールプレーンの Node を復旧する: これがないと etcd はクォーラムを失います</translation>
    </message>
    <message>
        <source>that time is not certain: %1 did not exist yet</source>
        <translation>この時刻は申告値です: %1 はまだ存在していません</translation>
    </message>
    <message>
        <source>lastTransitionTime of %1 of %2</source>
        <translation>%2 の %1 の lastTransitionTime</translation>
    </message>
    <message>
        <source>annotation %1 of %2</source>
        <translation>%2 のアノテーション %1</translation>
    </message>
    <message>
        <source>next: the instance will be deleted, and will wait: %1</source>
        <translation>次にインスタンスが削除され、その後待ちます: %1</translation>
    </message>
    <message>
        <source>the host stays as it is: %1</source>
        <translation>ホストはそのままです: %1</translation>
    </message>
    <message>
        <source>BareMetalHost %1 is being serviced</source>
        <translation>BareMetalHost %1 はサービス中です</translation>
    </message>
    <message>
        <source>a reason must say what happened, not repeat one character</source>
        <translation>理由には起きたことを書きます。同じ文字の繰り返しは理由になりません</translation>
    </message>
    <message>
        <source>the drain of %1 is over</source>
        <translation>%1 のドレインは終わっています</translation>
    </message>
    <message>
        <source>it was confirmed too early: hold the button for %1, or type the digits %2 after that</source>
        <translation>確定が早すぎます: ボタンを %1 押し続けるか、その時間のあとに数字 %2 を入力してください</translation>
    </message>
    <message>
        <source>rejected by %1 before anything was sent</source>
        <translation>何も送信されないうちに %1 が却下</translation>
    </message>
    <message>
        <source>rejected by %1 before anything was sent: %2</source>
        <translation>何も送信されないうちに %1 が却下: %2</translation>
    </message>
    <message>
        <source>the clock of this backend was set forward by %1 while it waited: nothing was sent</source>
        <translation>待機中にこのバックエンドの時計が %1 進められました: 何も送信していません</translation>
    </message>
    <message>
        <source>the clock of this backend was set back by %1 while it waited: nothing was sent</source>
        <translation>待機中にこのバックエンドの時計が %1 戻されました: 何も送信していません</translation>
    </message>
    <message>
        <source>%1 was no longer connected when it was due: nothing was sent</source>
        <translation>送信時刻に %1 は接続していませんでした: 何も送信していません</translation>
    </message>
    <message>
        <source>%1 is no longer allowed to do this: nothing was sent</source>
        <translation>%1 にはもうこの権限がありません: 何も送信していません</translation>
    </message>
    <message>
        <source>%1 approved it and is no longer allowed to approve: nothing was sent</source>
        <translation>承認した %1 にはもう承認の権限がありません: 何も送信していません</translation>
    </message>
    <message>
        <source>the object kept changing between the last read and the send: nothing was sent</source>
        <translation>最後の確認と送信の間に毎回対象が変わりました: 何も送信していません</translation>
    </message>
    <message>
        <source>not sent: the backend stopped</source>
        <translation>未送信: バックエンドが停止しました</translation>
    </message>
    <message>
        <source>it will be sent at %1 unless somebody aborts it</source>
        <translation>誰かが中止しなければ %1 に送信されます</translation>
    </message>
    <message>
        <source>%1 is reviewing %2 on it now</source>
        <translation>%1 が現在これに対する %2 を確認しています</translation>
    </message>
    <message>
        <source>%1 has committed %2 on it, which waits for a second person</source>
        <translation>%1 がこれに対する %2 を確定し、第二の承認者を待っています</translation>
    </message>
    <message>
        <source>%1 has committed %2 on it, which will be sent at %3</source>
        <translation>%1 がこれに対する %2 を確定し、%3 に送信されます</translation>
    </message>
    <message>
        <source>%1 has sent %2 to it; its effect is not observed yet</source>
        <translation>%1 がこれに %2 を送信し、結果を待っています</translation>
    </message>
    <message>
        <source>Secret %1 was first used for %2, and an administrator has not allowed it for %3</source>
        <translation>Secret %1 は最初に %2 に使われ、管理者は %3 での使用を許可していません</translation>
    </message>
    <message>
        <source>another server answers at its address: UUID or serial number differ or are no longer reported</source>
        <translation>登録されたものとは別のサーバーがこのアドレスで応答しています: UUID またはシリアル番号が異なるか、示されなくなりました</translation>
    </message>
    <message>
        <source>another server answers at the BMC address of host %1: UUID or serial number differ or are no longer reported</source>
        <translation>ホスト %1 の BMC アドレスで別のサーバーが応答しています: UUID またはシリアル番号が異なるか、示されなくなりました</translation>
    </message>
    <message>
        <source>Secret %1 was used for another address</source>
        <translation>Secret %1 は別のアドレスに使われました</translation>
    </message>
    <message>
        <source>Host %1 is %2 and waits for its turn: its provisioner is at its limit</source>
        <translation>ホスト %1 は %2 で、順番を待っています: プロビジョナーは上限まで処理中です</translation>
    </message>
    <message>
        <source>an administrator may allow it: set the annotation %1 of Secret %2 to the address</source>
        <translation>管理者は許可できます: Secret %2 のアノテーション %1 にアドレスを設定する</translation>
    </message>
    <message>
        <source>it is marked for deletion: MachineSet %1 deletes it first when it scales in</source>
        <translation>次の対象として印が付いています: MachineSet %1 は縮小時に最初に削除します</translation>
    </message>
    <message>
        <source>it is marked for deletion, but has no MachineSet that would delete it</source>
        <translation>次の対象として印が付いていますが、削除する MachineSet がありません</translation>
    </message>
    <message>
        <source>MachineSet %1: %2</source>
        <translation>MachineSet %1: %2</translation>
    </message>
    <message>
        <source>not everything was observed then: %1</source>
        <translation>当時すべてが見えていたわけではありません: %1</translation>
    </message>
    <message>
        <source>the record does not keep since when this is so</source>
        <translation>いつからそう見えていたかは記録に残っていません</translation>
    </message>
    <message>
        <source>it was last heard of %1 ago, by a Lease whose clock is %2 ahead</source>
        <translation>最後の応答は %1 前、時計が %2 進んだ Lease によるものです</translation>
    </message>
    <message>
        <source>it was last heard of %1 ago, although its pods are ready</source>
        <translation>ポッドは準備できていますが、最後の応答は %1 前です</translation>
    </message>
    <message>
        <source>1 of its %1 pods does not exist</source>
        <translation>%1 個のポッドのうち 1 個が存在しません</translation>
    </message>
    <message>
        <source>%1 of its %2 pods do not exist</source>
        <translation>%2 個のポッドのうち %1 個が存在しません</translation>
    </message>
    <message>
        <source>budget %1 allows no eviction, because it cannot be evaluated: %2</source>
        <translation>バジェット %1 は判定できないため、どのポッドも退避させません: %2</translation>
    </message>
    <message>
        <source>budget %1 allows no eviction, because nothing has evaluated it</source>
        <translation>バジェット %1 はまだ判定されていないため、どのポッドも退避させません</translation>
    </message>
    <message>
        <source>the instance is %1 in the provider and has neither an address nor a provider id yet</source>
        <translation>インスタンスはプロバイダーで %1 ですが、アドレスもプロバイダー ID もまだありません</translation>
    </message>
    <message>
        <source>Node %1 has the taint %2 and accepts no new pods</source>
        <translation>Node %1 には taint %2 があり、新しいポッドを受け付けません</translation>
    </message>
    <message>
        <source>the configuration of Node %1 cannot be changed: %2</source>
        <translation>Node %1 の構成を変更できません: %2</translation>
    </message>
    <message>
        <source>its Node %1 is being deleted</source>
        <translation>その Node %1 は削除中です</translation>
    </message>
    <message>
        <source>its Node %1 is being deleted, and finalizer %2 keeps it</source>
        <translation>その Node %1 は削除中で、ファイナライザー %2 が引き留めています</translation>
    </message>
    <message>
        <source>if an older copy was restored, an administrator confirms it with `holdpointctl audit accept`</source>
        <translation>古いコピーを復元した管理者は `holdpointctl audit accept` でそれを申告します</translation>
    </message>
    <message>
        <source>the audit of overrides is intact: there is nothing to accept</source>
        <translation>オーバーライドの監査は正常です: 受け入れるものはありません</translation>
    </message>
    <message>
        <source>rows that are not what was written cannot be accepted: %1</source>
        <translation>書き込まれた内容と異なる行は受け入れられません: %1</translation>
    </message>
    <message>
        <source>%1 cannot be read from the store and was set aside: %2</source>
        <translation>%1 はストアから読み取れないため、退避されました: %2</translation>
    </message>
    <message>
        <source>%1 was only partly read from the store, and its whole text was set aside: %2</source>
        <translation>%1 はストアから一部だけ読み取られ、全文は退避されました: %2</translation>
    </message>
    <message>
        <source>its text is in the table %1 of %2; create it again, or remove that row</source>
        <translation>テキストは %2 のテーブル %1 にあります。作り直すか、その行を削除してください</translation>
    </message>
    <message>
        <source>wait: the host will be powered on when the work is reported done, or the event ends</source>
        <translation>待つ: 作業完了が報告されるか、イベントが終わるとホストの電源が入ります</translation>
    </message>
    <message>
        <source>remove the annotation %1 from %2</source>
        <translation>%2 からアノテーション %1 を外す</translation>
    </message>
    <message>
        <source>when the work is done: set annotation %1 on MachineMaintenance %2</source>
        <translation>作業が終わったら: MachineMaintenance %2 にアノテーション %1 を付ける</translation>
    </message>
    <message>
        <source>Host %1 is detached: the requested remediation will not start</source>
        <translation>ホスト %1 はデタッチ中: 要求された修復は行いません</translation>
    </message>
    <message>
        <source>everything else is gone; finalizers %1 and %2 keep the object</source>
        <translation>本体はすべて消えています。ファイナライザー %1 と %2 がオブジェクトを保持しています</translation>
    </message>
    <message>
        <source>everything else is gone; finalizer %1 and %2 more keep the object</source>
        <translation>本体はすべて消えています。ファイナライザー %1 ほか %2 個がオブジェクトを保持しています</translation>
    </message>
    <message>
        <source>draining %1: webhook %2 refuses the eviction of pod %3: %4</source>
        <translation>%1 のドレイン: Webhook %2 が Pod %3 の退避を拒否しています: %4</translation>
    </message>
    <message>
        <source>draining %1: webhook %2 must allow the eviction of pod %3, and fails: %4</source>
        <translation>%1 のドレイン: Pod %3 を退避する前に問い合わせる Webhook %2 が失敗しています: %4</translation>
    </message>
    <message>
        <source>maintenance %1 drains the Node: budget %2 blocks pod %3</source>
        <translation>メンテナンス %1 が Node をドレインしています: バジェット %2 が Pod %3 を引き留めています</translation>
    </message>
    <message>
        <source>maintenance %1 will never start: window %2 does not open in the next two years</source>
        <translation>メンテナンス %1 は開始されません: ウィンドウ %2 は今後 2 年間開きません</translation>
    </message>
    <message>
        <source>Host %1 is paused by annotation: the requested remediation will not start</source>
        <translation>ホスト %1 はアノテーションで一時停止中: 要求された修復は行いません</translation>
    </message>
    <message>
        <source>Host %1 is held off by maintenance %2 until its work is reported done</source>
        <translation>ホスト %1 は、作業完了が報告されるまでメンテナンス %2 により電源オフで保持されています</translation>
    </message>
    <message>
        <source>Host %1 is being powered off for maintenance %2</source>
        <translation>ホスト %1 はメンテナンス %2 のため電源を切っています</translation>
    </message>
    <message>
        <source>Node %1 has the taint %2 and %3 more, and accepts no new pods</source>
        <translation>Node %1 には taint %2 ほか %3 個があり、新しいポッドを受け付けません</translation>
    </message>
    <message>
        <source>health check %1 checks only %2</source>
        <translation>ヘルスチェック %1 は %2 だけを見ています</translation>
    </message>
    <message>
        <source>annotation %1 is misspelt</source>
        <translation>アノテーション %1 はつづりが間違っています</translation>
    </message>
    <message>
        <source>annotation %1 on %2 %3 works with any value: %4 does not cancel it</source>
        <translation>%2 %3 のアノテーション %1 は値に関係なく有効です: %4 では取り消せません</translation>
    </message>
    <message>
        <source>annotation %1 on %2 %3 has no effect: only Cluster API reads it</source>
        <translation>%2 %3 のアノテーション %1 は何も要求しません: 読むのは Cluster API だけです</translation>
    </message>
    <message>
        <source>1 more pod waits for another reason</source>
        <translation>別の理由で待っている Pod がもう 1 つあります</translation>
    </message>
    <message>
        <source>%1 more pods wait, not all for this reason</source>
        <translation>さらに %1 個の Pod が待っていますが、すべてがこの理由ではありません</translation>
    </message>
    <message>
        <source>%1 works on that Node, as its %2 says</source>
        <translation>%1 がそのノードを処理中です（%2 による）</translation>
    </message>
    <message>
        <source>another server answers at its BMC address</source>
        <translation>その BMC アドレスでは別のサーバーが応答しています</translation>
    </message>
    <message>
        <source>label %1 on %2 %3 has no effect: it works only as an annotation</source>
        <translation>%2 %3 のラベル %1 は何も要求しません: アノテーションとして有効です</translation>
    </message>
    <message>
        <source>the etcd operator handles masters only</source>
        <translation>etcd オペレーターが見るのはマスターだけです</translation>
    </message>
    <message>
        <source>Node %1 is cordoned and accepts no new pods: %2 works on it, as its %3 says</source>
        <translation>Node %1 は隔離されて新しい Pod を受け入れません: %2 が処理中です（%3 による）</translation>
    </message>
    <message>
        <source>wait: the migration ends</source>
        <translation>待つ: 移行が終わります</translation>
    </message>
    <message>
        <source>write it as an annotation</source>
        <translation>アノテーションとして書く</translation>
    </message>
    <message>
        <source>paused while it migrates between the Machine API and Cluster API: it is not reconciled</source>
        <translation>Machine API と Cluster API の間で移行中のため一時停止中: 誰も処理しません</translation>
    </message>
    <message>
        <source>annotation %1 on %2 %3 has no effect: hooks of a Machine are in spec.lifecycleHooks</source>
        <translation>%2 %3 のアノテーション %1 は何も止めません: フックは spec.lifecycleHooks にあります</translation>
    </message>
    <message>
        <source>check the pod that removes the taint %1 from Node %2 when it runs</source>
        <translation>Node %2 上の、動作すると taint %1 を外す Pod を確認する</translation>
    </message>
    <message>
        <source>wait: %1 made the budget and changes it when it can</source>
        <translation>待つ: 予算は %1 が作成し、可能になれば変更します</translation>
    </message>
    <message>
        <source>remove spec.consumerRef from BareMetalHost %1</source>
        <translation>BareMetalHost %1 から spec.consumerRef を外す</translation>
    </message>
    <message>
        <source>wait: the pod is being moved and terminates when that is done</source>
        <translation>待つ: Pod は移動中で、完了すると解放されます</translation>
    </message>
    <message>
        <source>Host %1 is not free: its consumer %2 no longer exists</source>
        <translation>ホスト %1 は空いていません: 使用者 %2 はもう存在しません</translation>
    </message>
    <message>
        <source>Host %1 is not free yet: %2 had it, and it is being deprovisioned</source>
        <translation>ホスト %1 はまだ空いていません: %2 が使用していて、プロビジョニング解除中です</translation>
    </message>
    <message>
        <source>%1; the username or the password ends with a line break or a blank</source>
        <translation>%1。ユーザー名またはパスワードの末尾に改行か空白があります</translation>
    </message>
    <message>
        <source>the BMC of host %1 rejects the credentials of Secret %2: one ends with a line break or a blank</source>
        <translation>ホスト %1 の BMC が Secret %2 の認証情報を拒否しています: 末尾に改行か空白があります</translation>
    </message>
    <message>
        <source>write Secret %1 again without the line break (use printf, not echo)</source>
        <translation>改行なしで Secret %1 を書き直す (echo ではなく printf)</translation>
    </message>
    <message>
        <source>Host %1 stays in %2: its BMC reports that it is neither on nor off</source>
        <translation>ホスト %1 は %2 のままです: BMC によるとオンでもオフでもありません</translation>
    </message>
    <message>
        <source>%1 other Nodes are not ready either</source>
        <translation>ほかの Node %1 個も Ready ではありません</translation>
    </message>
    <message>
        <source>%1 of %2 control-plane Nodes are not ready: the quorum of etcd is at risk</source>
        <translation>コントロールプレーンの Node %2 個中 %1 個が Ready ではありません: etcd のクォーラムが危険です</translation>
    </message>
    <message>
        <source>Node %1 is silent while %2 works on it (%3)</source>
        <translation>%2 の作業中で Node %1 は応答していません (%3)</translation>
    </message>
    <message>
        <source>Node %1 has the address %2 and the Machine has %3: it does not count as its Node</source>
        <translation>Node %1 はアドレス %2 で存在しますが、Machine は %3 です: その Node とは見なされません</translation>
    </message>
    <message>
        <source>Node %1 does not count as its Node: it has another address</source>
        <translation>Node %1 はその Node とは見なされません: アドレスが異なります</translation>
    </message>
    <message>
        <source>Host %1 is being powered on</source>
        <translation>ホスト %1 の電源を入れています</translation>
    </message>
    <message>
        <source>Host %1 must not be powered off (disablePowerOff), so its remediation cannot start</source>
        <translation>ホスト %1 は電源オフが禁止されているため (disablePowerOff)、修復を開始できません</translation>
    </message>
    <message>
        <source>it does not know the outcome of its work: %1</source>
        <translation>作業の結果がわからないと報告しています: %1</translation>
    </message>
    <message>
        <source>the power of host %1 is not known either</source>
        <translation>ホスト %1 の電源状態も不明です</translation>
    </message>
    <message>
        <source>label %1 is not read: it must be an annotation</source>
        <translation>ラベル %1 は読まれません: アノテーションである必要があります</translation>
    </message>
    <message>
        <source>annotation %1 is not read on a %2</source>
        <translation>アノテーション %1 は %2 では読まれません</translation>
    </message>
    <message>
        <source>no pod and no Lease in the cluster has this name</source>
        <translation>クラスターにその名前の Pod も Lease もありません</translation>
    </message>
    <message>
        <source>its replacement %1 is held: %2</source>
        <translation>代わりの %1 は保留されています: %2</translation>
    </message>
    <message>
        <source>the maintenance of that one comes first</source>
        <translation>そちらのメンテナンスが先に行われます</translation>
    </message>
    <message>
        <source>maintenance %1 waits for that of %2</source>
        <translation>メンテナンス %1 は %2 のメンテナンスを待っています</translation>
    </message>
    <message>
        <source>%1 signed in with a link and cannot share one</source>
        <translation>%1 はリンクから入ったため、リンクを共有できません</translation>
    </message>
    <message>
        <source>%1 links of %2 are already open: each ends when it is used, or after 5 minutes</source>
        <translation>%2 のリンクがすでに %1 件開いています: それぞれ使用されるか 5 分たつと終わります</translation>
    </message>
    <message>
        <source>%1 viewers already signed in with links of %2: revoke some of their tokens</source>
        <translation>%2 のリンクからすでに %1 人の閲覧者が入っています: トークンのいくつかを失効させてください</translation>
    </message>
    <message>
        <source>too many links are open on this backend: try again in 5 minutes</source>
        <translation>このバックエンドで開いているリンクが多すぎます: 5 分後にもう一度お試しください</translation>
    </message>
    <message>
        <source>no screen shows that code: check it on the screen</source>
        <translation>そのコードを表示している画面はありません: 画面のコードをもう一度確認してください</translation>
    </message>
    <message>
        <source>that code has expired: the screen shows a new one</source>
        <translation>そのコードは期限切れです: 画面には別のコードが表示されています</translation>
    </message>
    <message>
        <source>%1 sent too many wrong codes; try again in %2</source>
        <translation>%1 が誤ったコードを送りすぎました。%2 後に再試行してください</translation>
    </message>
    <message>
        <source>%1 has already approved that screen, as %2</source>
        <translation>%1 がその画面を %2 としてすでに承認しています</translation>
    </message>
    <message>
        <source>another screen is already approved as %1: choose another name</source>
        <translation>別の画面がすでに %1 として承認されています: 別の名前を選んでください</translation>
    </message>
    <message>
        <source>a token of %1 already exists: choose another name</source>
        <translation>%1 のトークンはすでにあります: 別の名前を選んでください</translation>
    </message>
    <message>
        <source>there is no paired screen %1</source>
        <translation>ペアリングされた画面 %1 はありません</translation>
    </message>
    <message>
        <source>this screen is called %1 now</source>
        <translation>この画面の名前は %1 になりました</translation>
    </message>
    <message>
        <source>%1 of %2 at %3</source>
        <translation>%3 の %2 による %1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%2 の %1</translation>
    </message>
    <message>
        <source>alert %1</source>
        <translation>アラート %1</translation>
    </message>
    <message>
        <source>hook %1 of %2 will hold at %3</source>
        <translation>フック %1 (%2) が %3 で保持します</translation>
    </message>
    <message>
        <source>PodDisruptionBudget %1 allows no eviction now</source>
        <translation>PodDisruptionBudget %1 は現在退避を許可しません</translation>
    </message>
    <message>
        <source>PodDisruptionBudget %1 never allows an eviction</source>
        <translation>PodDisruptionBudget %1 は退避を一切許可しません</translation>
    </message>
    <message>
        <source>key %1 holds host %2 off</source>
        <translation>キー %1 がホスト %2 をオフで保持しています</translation>
    </message>
    <message>
        <source>host %1 is paused by annotation: its power will not change</source>
        <translation>ホスト %1 はアノテーションで一時停止中: 電源は変わりません</translation>
    </message>
    <message>
        <source>host %1 is detached: its power will not change</source>
        <translation>ホスト %1 はデタッチされています: 電源は変わりません</translation>
    </message>
    <message>
        <source>name: enter lowercase letters, digits and dashes, such as nightly</source>
        <translation>name: nightly のように小文字、数字、ハイフンを入力してください</translation>
    </message>
    <message>
        <source>spec: enter what the window is</source>
        <translation>spec: ウィンドウの内容を入力してください</translation>
    </message>
    <message>
        <source>somebody else changed window %1; check it again</source>
        <translation>別の人がウィンドウ %1 を変更しました。再確認してください</translation>
    </message>
    <message>
        <source>there is no MaintenanceWindow %1</source>
        <translation>MaintenanceWindow %1 はありません</translation>
    </message>
    <message>
        <source>name: there is a MaintenanceWindow %1 already</source>
        <translation>name: MaintenanceWindow %1 は既にあります</translation>
    </message>
    <message>
        <source>the BMC does not answer</source>
        <translation>BMC が応答しません</translation>
    </message>
    <message>
        <source>the BMC refuses the connection</source>
        <translation>BMC が接続を拒否しています</translation>
    </message>
    <message>
        <source>the name of the BMC cannot be resolved</source>
        <translation>BMC の名前を解決できません</translation>
    </message>
    <message>
        <source>no route to the BMC</source>
        <translation>BMC への経路がありません</translation>
    </message>
    <message>
        <source>the BMC closes the connection</source>
        <translation>BMC が接続を切断しています</translation>
    </message>
    <message>
        <source>the BMC is busy</source>
        <translation>BMC がビジーです</translation>
    </message>
    <message>
        <source>the BMC has no session left</source>
        <translation>BMC に空きセッションがありません</translation>
    </message>
    <message>
        <source>the BMC presents another certificate</source>
        <translation>BMC が別の証明書を提示しています</translation>
    </message>
    <message>
        <source>the BMC is not trusted</source>
        <translation>BMC は信頼されていません</translation>
    </message>
    <message>
        <source>no common protocol with the BMC</source>
        <translation>BMC と共通のプロトコルがありません</translation>
    </message>
    <message>
        <source>the BMC redirects to another address</source>
        <translation>BMC が別のアドレスへ転送しています</translation>
    </message>
    <message>
        <source>something other than a BMC answers</source>
        <translation>BMC 以外のものが応答しています</translation>
    </message>
    <message>
        <source>another server answers</source>
        <translation>別のサーバーが応答しています</translation>
    </message>
    <message>
        <source>the BMC does not find the system</source>
        <translation>BMC に該当するシステムがありません</translation>
    </message>
    <message>
        <source>the BMC answers with an error</source>
        <translation>BMC がエラーを返しています</translation>
    </message>
    <message>
        <source>the answer of the BMC is not understood</source>
        <translation>BMC の応答を解釈できません</translation>
    </message>
    <message>
        <source>the BMC reports no power state</source>
        <translation>BMC が電源状態を報告しません</translation>
    </message>
    <message>
        <source>the BMC denies access</source>
        <translation>BMC がアクセスを拒否しています</translation>
    </message>
    <message>
        <source>the BMC refuses the password</source>
        <translation>BMC がパスワードを拒否しています</translation>
    </message>
    <message>
        <source>the power cannot be read</source>
        <translation>電源状態を読み取れません</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>まだ読み取っていません</translation>
    </message>
    <message>
        <source>the BMC credentials are missing</source>
        <translation>BMC の認証情報がありません</translation>
    </message>
    <message>
        <source>the credentials are for another BMC</source>
        <translation>認証情報は別の BMC 用です</translation>
    </message>
    <message>
        <source>maintenance %1</source>
        <translation>メンテナンス %1</translation>
    </message>
    <message>
        <source>a rule of the person who asks requires it</source>
        <translation>要求した人の規則で求められています</translation>
    </message>
    <message>
        <source>a backup is being made already: wait for its end</source>
        <translation>バックアップはすでに作成中です。終わるまで待ってください</translation>
    </message>
    <message>
        <source>cluster %1 is paused, so nothing happens to its machines</source>
        <translation>クラスター %1 は一時停止中のため、そのマシンには何も行われません</translation>
    </message>
    <message>
        <source>paused by the annotation %1, so nothing happens to the machine</source>
        <translation>アノテーション %1 により一時停止中のため、マシンには何も行われません</translation>
    </message>
    <message>
        <source>its deletion is paused too</source>
        <translation>削除も一時停止しています</translation>
    </message>
    <message>
        <source>Cluster %1 does not exist, so no controller works on this machine</source>
        <translation>Cluster %1 が存在しないため、このマシンを処理するコントローラーはありません</translation>
    </message>
    <message>
        <source>no controller works on its deletion</source>
        <translation>削除を処理しているコントローラーがありません</translation>
    </message>
    <message>
        <source>its label %1 assigns it to the controllers %2</source>
        <translation>ラベル %1 によりコントローラー %2 に割り当てられています</translation>
    </message>
    <message>
        <source>the controller of Cluster API fails: %1</source>
        <translation>Cluster API のコントローラーが失敗しています: %1</translation>
    </message>
    <message>
        <source>waiting at %1 for %2, which names no owner</source>
        <translation>%1 で %2 を待っています。オーナーの記載はありません</translation>
    </message>
    <message>
        <source>waiting at %1 for a hook without a name</source>
        <translation>%1 で名前のないフックを待っています</translation>
    </message>
    <message>
        <source>control plane %1 removes one machine at a time, and %2 comes first</source>
        <translation>コントロールプレーン %1 は 1 台ずつ削除し、%2 が先です</translation>
    </message>
    <message>
        <source>control plane %1 keeps it: without it only %2 of %3 etcd members are healthy</source>
        <translation>コントロールプレーン %1 が保持しています: これを除くと正常な etcd メンバーは %3 のうち %2 だけです</translation>
    </message>
    <message>
        <source>control plane %1 cannot release %2: machines being deleted count as lost etcd members, and only %3 of %4 would stay</source>
        <translation>コントロールプレーン %1 は %2 を解放できません: 削除中の他のマシンは失われた etcd メンバーとして数えられ、%4 のうち %3 だけが残ります</translation>
    </message>
    <message>
        <source>control plane %1 keeps it: a member of etcd has no vote yet</source>
        <translation>コントロールプレーン %1 が保持しています: まだ投票権のない etcd メンバーがあります</translation>
    </message>
    <message>
        <source>control plane %1 is paused and does not remove its hook</source>
        <translation>コントロールプレーン %1 は一時停止中で、フックを外しません</translation>
    </message>
    <message>
        <source>control plane %1 removes its hook after that one</source>
        <translation>コントロールプレーン %1 のフックはその後に外されます</translation>
    </message>
    <message>
        <source>control plane %1 keeps it: the API of cluster %2 does not answer</source>
        <translation>コントロールプレーン %1 が保持しています: クラスター %2 の API が応答しません</translation>
    </message>
    <message>
        <source>control plane %1 keeps it: no other machine of it is healthy</source>
        <translation>コントロールプレーン %1 が保持しています: 正常なマシンがほかにありません</translation>
    </message>
    <message>
        <source>control plane %1 moves etcd off it and then removes its hook</source>
        <translation>コントロールプレーン %1 が etcd を移し、その後フックを外します</translation>
    </message>
    <message>
        <source>the deletion of the cluster does not skip it</source>
        <translation>クラスターの削除でもスキップされません</translation>
    </message>
    <message>
        <source>pod %1 is not evicted: the drain waits until it completes</source>
        <translation>Pod %1 は退避されません: ドレインは完了を待ちます</translation>
    </message>
    <message>
        <source>the namespace of pod %1 is being deleted, so its eviction is refused</source>
        <translation>Pod %1 の名前空間は削除中のため、退避が拒否されます</translation>
    </message>
    <message>
        <source>MachineDrainRule %1 has an invalid selector and stops every drain in its namespace</source>
        <translation>MachineDrainRule %1 のセレクターが無効で、その名前空間のドレインがすべて止まっています</translation>
    </message>
    <message>
        <source>the drain stops because the API of cluster %1 does not answer</source>
        <translation>クラスター %1 の API が応答しないため、ドレインが止まっています</translation>
    </message>
    <message>
        <source>its volumes cannot be checked: the API of cluster %1 does not answer</source>
        <translation>ボリュームを確認できません: クラスター %1 の API が応答しません</translation>
    </message>
    <message>
        <source>cluster %1 is not readable, so this is what was seen last</source>
        <translation>クラスター %1 は読み取れません。最後に確認した内容です</translation>
    </message>
    <message>
        <source>cluster %1 has not been readable for %2</source>
        <translation>クラスター %1 は %2 読み取れていません</translation>
    </message>
    <message>
        <source>cannot see into cluster %1, so this is what Cluster API reports</source>
        <translation>クラスター %1 は見えないため、これは Cluster API の報告です</translation>
    </message>
    <message>
        <source>cannot see into cluster %1</source>
        <translation>クラスター %1 は見えません</translation>
    </message>
    <message>
        <source>cannot see into cluster %1: %2</source>
        <translation>クラスター %1 は見えません: %2</translation>
    </message>
    <message>
        <source>there is no Secret %1</source>
        <translation>Secret %1 がありません</translation>
    </message>
    <message>
        <source>Holdpoint is not allowed to read Secret %1</source>
        <translation>Holdpoint は Secret %1 を読み取れません</translation>
    </message>
    <message>
        <source>the option --workload-clusters is 0</source>
        <translation>オプション --workload-clusters が 0 です</translation>
    </message>
    <message>
        <source>%1 workload clusters are open already, which is the limit</source>
        <translation>ワークロードクラスターは上限の %1 個がすでに開いています</translation>
    </message>
    <message>
        <source>Node %1 there belongs to another machine</source>
        <translation>そこの Node %1 は別のマシンのものです</translation>
    </message>
    <message>
        <source>Node %1 has joined with its provider id, but Cluster API has not linked it to the machine</source>
        <translation>Node %1 はプロバイダー ID 付きで参加しましたが、Cluster API がこのマシンに結び付けていません</translation>
    </message>
    <message>
        <source>Node %1 has joined without a provider id, so it does not count as the Node of this machine</source>
        <translation>Node %1 はプロバイダー ID なしで参加したため、このマシンの Node とみなされません</translation>
    </message>
    <message>
        <source>Node %1 has joined without a provider id: its cloud controller manager has not initialized it</source>
        <translation>Node %1 はプロバイダー ID なしで参加しました: クラウドコントローラーマネージャーが初期化していません</translation>
    </message>
    <message>
        <source>the drain ends: %1</source>
        <translation>ドレインは終わります: %1</translation>
    </message>
    <message>
        <source>its time limit is over</source>
        <translation>期限を過ぎています</translation>
    </message>
    <message>
        <source>%1 %2 is being deleted already</source>
        <translation>%1 %2 はすでに削除中です</translation>
    </message>
    <message>
        <source>an annotation skips the wait for volumes</source>
        <translation>アノテーションによりボリュームの待機はスキップされます</translation>
    </message>
    <message>
        <source>the time limit for volumes is over</source>
        <translation>ボリュームの期限を過ぎています</translation>
    </message>
    <message>
        <source>its volumes are not waited for: %1</source>
        <translation>ボリュームは待たれません: %1</translation>
    </message>
    <message>
        <source>volumes are still attached to Node %1</source>
        <translation>Node %1 にまだボリュームが接続されています</translation>
    </message>
    <message>
        <source>attachment %1 belongs to a volume that does not exist</source>
        <translation>アタッチメント %1 は存在しないボリュームのものです</translation>
    </message>
    <message>
        <source>%1 %2 is not deleted yet</source>
        <translation>%1 %2 はまだ削除されていません</translation>
    </message>
    <message>
        <source>%1 %2 is not deleted yet: %3</source>
        <translation>%1 %2 はまだ削除されていません: %3</translation>
    </message>
    <message>
        <source>host %1 is being deprovisioned</source>
        <translation>ホスト %1 のプロビジョニングを解除しています</translation>
    </message>
    <message>
        <source>%1 %2 is paused</source>
        <translation>%1 %2 は一時停止中です</translation>
    </message>
    <message>
        <source>%1 %2 is kept by finalizer %3</source>
        <translation>%1 %2 はファイナライザー %3 に保持されています</translation>
    </message>
    <message>
        <source>Node %1 cannot be deleted</source>
        <translation>Node %1 を削除できません</translation>
    </message>
    <message>
        <source>its deletion is in progress (%1)</source>
        <translation>削除を進めています (%1)</translation>
    </message>
    <message>
        <source>waiting for the first control plane machine of cluster %1</source>
        <translation>クラスター %1 の最初のコントロールプレーンマシンを待っています</translation>
    </message>
    <message>
        <source>its bootstrap data is not ready</source>
        <translation>ブートストラップデータの準備ができていません</translation>
    </message>
    <message>
        <source>its bootstrap data is not ready: %1</source>
        <translation>ブートストラップデータの準備ができていません: %1</translation>
    </message>
    <message>
        <source>%1 %2 is not provisioned yet</source>
        <translation>%1 %2 はまだプロビジョニングされていません</translation>
    </message>
    <message>
        <source>%1 %2 is not provisioned yet: %3</source>
        <translation>%1 %2 はまだプロビジョニングされていません: %3</translation>
    </message>
    <message>
        <source>%1 %2 creates no machine: %3</source>
        <translation>%1 %2 はマシンを作成しません: %3</translation>
    </message>
    <message>
        <source>health check %1 may not act: %2 of %3 machines are unhealthy, and %4 is allowed</source>
        <translation>ヘルスチェック %1 は対処できません: %3 台のうち %2 台が異常で、許容は %4 です</translation>
    </message>
    <message>
        <source>control plane %1 does not replace it: etcd would lose its quorum</source>
        <translation>コントロールプレーン %1 は置き換えません: etcd がクォーラムを失います</translation>
    </message>
    <message>
        <source>control plane %1 gave up replacing it after %2 attempts</source>
        <translation>コントロールプレーン %1 は %2 回の試行後に置き換えを断念しました</translation>
    </message>
    <message>
        <source>control plane %1 gave up replacing it after 1 attempt</source>
        <translation>コントロールプレーン %1 は 1 回の試行後に置き換えを断念しました</translation>
    </message>
    <message>
        <source>it is unhealthy and not replaced: %1</source>
        <translation>異常ですが、置き換えられていません: %1</translation>
    </message>
    <message>
        <source>the members of etcd and the machines of control plane %1 do not match</source>
        <translation>etcd のメンバーとコントロールプレーン %1 のマシンが一致しません</translation>
    </message>
    <message>
        <source>the upgrade of cluster %1 waits for a hook: %2</source>
        <translation>クラスター %1 のアップグレードがフックを待っています: %2</translation>
    </message>
    <message>
        <source>the upgrade of %1 %2 to %3 is deferred by the annotation %4</source>
        <translation>%1 %2 の %3 へのアップグレードは、アノテーション %4 により延期されています</translation>
    </message>
    <message>
        <source>the upgrade of %1 %2 to %3 is deferred: %4, which comes before it, holds the sequence</source>
        <translation>%1 %2 の %3 へのアップグレードは延期されています: 先に来る %4 が順序を止めています</translation>
    </message>
    <message>
        <source>its update in place failed: %1</source>
        <translation>その場での更新に失敗しました: %1</translation>
    </message>
    <message>
        <source>it is updated in place</source>
        <translation>その場で更新中です</translation>
    </message>
    <message>
        <source>it is updated in place: %1</source>
        <translation>その場で更新中です: %1</translation>
    </message>
    <message>
        <source>its server may still run</source>
        <translation>サーバーはまだ動いている可能性があります</translation>
    </message>
    <message>
        <source>host %1 is on again, and its Node has not come back</source>
        <translation>ホスト %1 は再び電源オンですが、Node が戻っていません</translation>
    </message>
    <message>
        <source>its Node was last reached %1 ago</source>
        <translation>Node に最後に到達したのは %1 前です</translation>
    </message>
    <message>
        <source>its Node cannot be reached</source>
        <translation>Node に到達できません</translation>
    </message>
    <message>
        <source>the cluster is being deleted</source>
        <translation>クラスターは削除中です</translation>
    </message>
    <message>
        <source>the control plane is being deleted</source>
        <translation>コントロールプレーンは削除中です</translation>
    </message>
    <message>
        <source>no control plane machine stays</source>
        <translation>コントロールプレーンのマシンが残りません</translation>
    </message>
    <message>
        <source>that time is approximate: the machine records no start of this step</source>
        <translation>その時刻はおおよそです: このステップの開始は記録されていません</translation>
    </message>
    <message>
        <source>%1 set the annotation</source>
        <translation>%1 がアノテーションを設定しました</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation>%2 %3 の %1</translation>
    </message>
    <message>
        <source>wait: it is next after %1</source>
        <translation>待つ: %1 の次です</translation>
    </message>
    <message>
        <source>wait: the control plane removes its hook when etcd can do without it</source>
        <translation>待つ: etcd に支障がなくなるとコントロールプレーンがフックを外します</translation>
    </message>
    <message>
        <source>restore the etcd members that are not healthy; the control plane then continues</source>
        <translation>異常な etcd メンバーを復旧する。コントロールプレーンが続行します</translation>
    </message>
    <message>
        <source>check with etcdctl that all members are healthy, remove the member of %1 there, then its hook with kubectl</source>
        <translation>etcdctl ですべてのメンバーが正常であることを確認し、そこで %1 のメンバーを取り除き、その後 kubectl でフックを取り除く</translation>
    </message>
    <message>
        <source>remove no other hook and no other etcd member before %1 is gone: etcd would lose its quorum</source>
        <translation>%1 がなくなるまで、ほかのフックやほかの etcd メンバーを取り除かない。etcd がクォーラムを失います</translation>
    </message>
    <message>
        <source>restore control plane %1</source>
        <translation>コントロールプレーン %1 を復旧する</translation>
    </message>
    <message>
        <source>delete the machine; its %1 creates a new one</source>
        <translation>マシンを削除する。%1 が新しいものを作成します</translation>
    </message>
    <message>
        <source>restore another control plane machine first; do not delete this one</source>
        <translation>先に別のコントロールプレーンマシンを復旧する。このマシンは削除しない</translation>
    </message>
    <message>
        <source>wait: the control plane removes the member; do not use etcdctl</source>
        <translation>待つ: コントロールプレーンがメンバーを削除します。etcdctl は使わないでください</translation>
    </message>
    <message>
        <source>wait: whoever paused it resumes it</source>
        <translation>待つ: 一時停止した者が再開します</translation>
    </message>
    <message>
        <source>end the pause of %1 %2</source>
        <translation>%1 %2 の一時停止を解除する</translation>
    </message>
    <message>
        <source>check first that no move of the cluster is in progress</source>
        <translation>先にクラスターの移動中でないことを確認する</translation>
    </message>
    <message>
        <source>check that the controllers of Cluster API run and watch this machine</source>
        <translation>Cluster API のコントローラーが動作し、このマシンを監視しているか確認する</translation>
    </message>
    <message>
        <source>check the log of the Cluster API controllers</source>
        <translation>Cluster API のコントローラーのログを確認する</translation>
    </message>
    <message>
        <source>check the controller of %1: its log, its credentials</source>
        <translation>%1 のコントローラーを確認する: ログ、認証情報</translation>
    </message>
    <message>
        <source>wait: the controllers try again</source>
        <translation>待つ: コントローラーが再試行します</translation>
    </message>
    <message>
        <source>wait: it continues when the control plane is initialized</source>
        <translation>待つ: コントロールプレーンが初期化されると続行します</translation>
    </message>
    <message>
        <source>wait: the cloud controller manager sets the provider id of the Node</source>
        <translation>待つ: クラウドコントローラーマネージャーが Node のプロバイダー ID を設定します</translation>
    </message>
    <message>
        <source>where no cloud controller manager runs, set spec.providerID of Node %1 to %2</source>
        <translation>クラウドコントローラーマネージャーが動いていない場合は、Node %1 の spec.providerID を %2 に設定する</translation>
    </message>
    <message>
        <source>create Cluster %1 again from a backup; its controllers then continue</source>
        <translation>バックアップから Cluster %1 を再作成する。その後、コントローラーが処理を続けます</translation>
    </message>
    <message>
        <source>if it is to go: delete the server in the provider first, then remove the finalizers of %1 and of its server object</source>
        <translation>廃止する場合: まずプロバイダーでサーバーを削除し、次に %1 とそのサーバーオブジェクトのファイナライザーを取り除く</translation>
    </message>
    <message>
        <source>wait: whoever deferred the upgrade removes the annotation</source>
        <translation>待つ: アップグレードを延期した人がアノテーションを取り除きます</translation>
    </message>
    <message>
        <source>remove the annotation %1 of %2 from spec.topology of Cluster %3</source>
        <translation>Cluster %3 の spec.topology から %2 のアノテーション %1 を取り除く</translation>
    </message>
    <message>
        <source>wait: pod %1 completes</source>
        <translation>待つ: Pod %1 は完了します</translation>
    </message>
    <message>
        <source>remove the annotation of hook %1; what it protects is then skipped</source>
        <translation>フック %1 のアノテーションを削除する。保護していた処理はスキップされます</translation>
    </message>
    <message>
        <source>fence the server first, then set a time limit for the drain</source>
        <translation>先にサーバーをフェンシングし、その後ドレインに期限を設定する</translation>
    </message>
    <message>
        <source>set a time limit for the drain on %1 %2</source>
        <translation>%1 %2 でドレインの期限を設定する</translation>
    </message>
    <message>
        <source>skip the drain; its pods end with the server</source>
        <translation>ドレインをスキップ。Pod はサーバーとともに終了します</translation>
    </message>
    <message>
        <source>skip the wait for volumes; only when the server is powered off</source>
        <translation>ボリュームの待機をスキップ。サーバーの電源が切れている場合のみ</translation>
    </message>
    <message>
        <source>correct the selector of MachineDrainRule %1</source>
        <translation>MachineDrainRule %1 のセレクターを修正する</translation>
    </message>
    <message>
        <source>check what keeps namespace %1: its finalizers</source>
        <translation>名前空間 %1 を保持しているものを確認する: ファイナライザー</translation>
    </message>
    <message>
        <source>restore the API of cluster %1: its control plane, its network, its kubeconfig Secret</source>
        <translation>クラスター %1 の API を復旧する: コントロールプレーン、ネットワーク、kubeconfig の Secret</translation>
    </message>
    <message>
        <source>free a reserved host: remove its label %1</source>
        <translation>確保されたホストを解放する: ラベル %1 を外す</translation>
    </message>
    <message>
        <source>next: the volumes of its Node must be detached</source>
        <translation>次に Node のボリュームの切り離しを待ちます</translation>
    </message>
    <message>
        <source>next: its bootstrap configuration will be deleted</source>
        <translation>次にブートストラップ設定を削除します</translation>
    </message>
    <message>
        <source>if the Node does not come back, the machine will be deleted</source>
        <translation>Node が戻らない場合、マシンは削除されます</translation>
    </message>
    <message>
        <source>it will be upgraded when the annotation is removed</source>
        <translation>アノテーションが取り除かれるとアップグレードされます</translation>
    </message>
    <message>
        <source>%1 is the last machine of its control plane: the cluster would be lost</source>
        <translation>%1 はコントロールプレーンの最後のマシンです: クラスターが失われます</translation>
    </message>
    <message>
        <source>without it %1 of %2 etcd members would be healthy and vote, and %3 are needed</source>
        <translation>これを除くと、正常で投票できる etcd メンバーは %2 のうち %1 で、%3 必要です</translation>
    </message>
    <message>
        <source>its etcd member is not removed, and its leadership is not moved before power-off</source>
        <translation>etcd メンバーは削除されず、電源オフ前のリーダー移動も行われません</translation>
    </message>
    <message>
        <source>control plane %1 does nothing else until this machine is gone</source>
        <translation>コントロールプレーン %1 は、このマシンがなくなるまでほかの処理を行いません</translation>
    </message>
    <message>
        <source>%1 %2 sets this hook again</source>
        <translation>%1 %2 がこのフックを再び設定します</translation>
    </message>
    <message>
        <source>%1 %2 overwrites a limit on its machine: set it there</source>
        <translation>%1 %2 がマシンの期限を上書きします: そちらで設定してください</translation>
    </message>
    <message>
        <source>it applies to all machines of %1 %2, those that are being deleted included</source>
        <translation>削除中のものも含め、%1 %2 のすべてのマシンに適用されます</translation>
    </message>
    <message>
        <source>the limit is over already: the drain ends immediately</source>
        <translation>期限はすでに過ぎています: ドレインは直ちに終わります</translation>
    </message>
    <message>
        <source>its pods are not evicted: they end with the server</source>
        <translation>Pod は退避されず、サーバーとともに終了します</translation>
    </message>
    <message>
        <source>its volumes may then stay attached</source>
        <translation>ボリュームが接続されたままになる可能性があります</translation>
    </message>
    <message>
        <source>the volumes of %1 are already not waited for</source>
        <translation>%1 のボリュームはすでに待たれていません</translation>
    </message>
    <message>
        <source>the wait for the volumes of %1 is over</source>
        <translation>%1 のボリュームの待機は終わっています</translation>
    </message>
    <message>
        <source>only for a server that is powered off: a volume that two servers write is damaged</source>
        <translation>電源の切れたサーバーに限ります: 2 台が書き込むボリュームは破損します</translation>
    </message>
    <message>
        <source>nothing happens to it until the pause ends: no deletion, no repair</source>
        <translation>一時停止が終わるまで何も行われません: 削除も修復もありません</translation>
    </message>
    <message>
        <source>%1 %2 creates another machine in its place</source>
        <translation>%1 %2 が代わりのマシンを作成します</translation>
    </message>
    <message>
        <source>health check %1 hands it to %2: its server may be powered off without a drain; remove the annotation afterwards</source>
        <translation>ヘルスチェック %1 が %2 に引き渡します: サーバーはドレインなしで電源を切られることがあります。あとでアノテーションを外してください</translation>
    </message>
    <message>
        <source>nothing creates another machine in its place</source>
        <translation>代わりのマシンは作成されません</translation>
    </message>
    <message>
        <source>node reuse keeps free hosts for %1: %2</source>
        <translation>ノード再利用により %1 用に確保された空きホスト: %2</translation>
    </message>
    <message>
        <source>%1 is a machine of the Machine API, which does not have this</source>
        <translation>%1 は Machine API のマシンで、この操作はありません</translation>
    </message>
    <message>
        <source>Node %1 belongs to cluster %2, which is not read here</source>
        <translation>Node %1 はクラスター %2 のもので、ここでは読み取られません</translation>
    </message>
    <message>
        <source>Cluster API tries the drain of %1 again every 20 s: there is nothing to speed up</source>
        <translation>Cluster API は %1 のドレインを 20 s ごとに再試行します: 早めることはできません</translation>
    </message>
    <message>
        <source>%1 has no owner that scales in: the mark would change nothing</source>
        <translation>%1 には縮小を行う所有者がありません: 印を付けても何も変わりません</translation>
    </message>
    <message>
        <source>mark %1 to be deleted first when %2 %3 scales in</source>
        <translation>%2 %3 の縮小時に最初に削除されるよう %1 に印を付けます</translation>
    </message>
    <message>
        <source>do not wait for the volumes of %1 to be detached</source>
        <translation>%1 のボリュームの切り離しを待ちません</translation>
    </message>
    <message>
        <source>limit every drain of %1 %2 to %3</source>
        <translation>%1 %2 の各ドレインを %3 に制限します</translation>
    </message>
    <message>
        <source>have health check %1 count %2 as unhealthy and remediate it</source>
        <translation>ヘルスチェック %1 に %2 を異常として扱わせ、修復させます</translation>
    </message>
    <message>
        <source>have a health check count %1 as unhealthy and remediate it</source>
        <translation>ヘルスチェックに %1 を異常として扱わせ、修復させます</translation>
    </message>
    <message>
        <source>the remediation of %1 is already requested</source>
        <translation>%1 の修復はすでに要求されています</translation>
    </message>
    <message>
        <source>an annotation excludes %1 from remediation</source>
        <translation>アノテーションにより %1 は修復の対象外です</translation>
    </message>
    <message>
        <source>no MachineHealthCheck selects %1: nothing would happen</source>
        <translation>%1 を選択する MachineHealthCheck がありません: 何も起こりません</translation>
    </message>
    <message>
        <source>pause %1</source>
        <translation>%1 を一時停止します</translation>
    </message>
    <message>
        <source>withdraw the request to remediate %1</source>
        <translation>%1 の修復の要求を取り消します</translation>
    </message>
    <message>
        <source>exclude %1 from remediation</source>
        <translation>%1 を修復の対象から外します</translation>
    </message>
    <message>
        <source>include %1 in remediation again</source>
        <translation>%1 を再び修復の対象にします</translation>
    </message>
    <message>
        <source>no longer skip the drain of %1</source>
        <translation>%1 のドレインをスキップしないようにします</translation>
    </message>
    <message>
        <source>no longer skip the wait for the volumes of %1</source>
        <translation>%1 のボリュームの待機をスキップしないようにします</translation>
    </message>
    <message>
        <source>its owner is already asked to replace it, and this does not withdraw that</source>
        <translation>所有者はすでに置き換えを求められており、これはそれを取り消しません</translation>
    </message>
    <message>
        <source>pause cluster %1 and all of its machines</source>
        <translation>クラスター %1 とそのすべてのマシンを一時停止します</translation>
    </message>
    <message>
        <source>nothing happens to any of its machines until the pause ends: no deletion, no repair, no upgrade</source>
        <translation>一時停止が終わるまで、どのマシンにも何も行われません: 削除も修復もアップグレードもありません</translation>
    </message>
    <message>
        <source>all of its machines continue immediately: what waits for deletion or repair is done</source>
        <translation>すべてのマシンがただちに処理を再開します: 削除や修復を待つものは実行されます</translation>
    </message>
    <message>
        <source>no move of the cluster is in progress</source>
        <translation>クラスターの移動は行われていません</translation>
    </message>
    <message>
        <source>%1 %2 is being moved to another management cluster</source>
        <translation>%1 %2 は別の管理クラスターへ移動中です</translation>
    </message>
    <message>
        <source>%1 set the pause</source>
        <translation>%1 が一時停止を設定しました</translation>
    </message>
    <message>
        <source>it is not known who set the pause</source>
        <translation>誰が一時停止を設定したかは不明です</translation>
    </message>
    <message>
        <source>the hook names no owner</source>
        <translation>フックにオーナーの記載がありません</translation>
    </message>
    <message>
        <source>the Machine reports that %1 is Ready</source>
        <translation>Machine は %1 が Ready であると報告しています</translation>
    </message>
    <message>
        <source>the Machine reports that %1 is not Ready</source>
        <translation>Machine は %1 が Ready でないと報告しています</translation>
    </message>
    <message>
        <source>the Machine reports of %1: %2</source>
        <translation>Machine の %1 についての報告: %2</translation>
    </message>
    <message>
        <source>the Machine reports that its drain is over</source>
        <translation>Machine はドレインが終わったと報告しています</translation>
    </message>
    <message>
        <source>the Machine reports that its volumes are detached</source>
        <translation>Machine はボリュームが切り離されたと報告しています</translation>
    </message>
    <message>
        <source>the Machine reports 1 attached volume: %1</source>
        <translation>Machine は接続中のボリュームを 1 個報告しています: %1</translation>
    </message>
    <message>
        <source>the Machine reports %1 attached volumes: %2</source>
        <translation>Machine は接続中のボリュームを %1 個報告しています: %2</translation>
    </message>
    <message>
        <source>neither the machine nor its cluster is paused</source>
        <translation>マシンもそのクラスターも一時停止していません</translation>
    </message>
    <message>
        <source>no controller sets the hook again</source>
        <translation>フックを再び設定するコントローラーはありません</translation>
    </message>
    <message>
        <source>its server is powered off</source>
        <translation>サーバーの電源は切れています</translation>
    </message>
    <message>
        <source>its drain cordons the Node again</source>
        <translation>ドレインが再び Node を cordon します</translation>
    </message>
    <message>
        <source>it is unhealthy and not replaced: %1 %2 is paused</source>
        <translation>異常ですが、置き換えられていません: %1 %2 は一時停止中です</translation>
    </message>
    <message>
        <source>it is unhealthy and not replaced: it has no owner</source>
        <translation>異常ですが、置き換えられていません: 所有者がありません</translation>
    </message>
    <message>
        <source>it is unhealthy, and %1 %2 has not replaced it</source>
        <translation>異常ですが、%1 %2 が置き換えていません</translation>
    </message>
    <message>
        <source>pod %1 has ended, and the drain waits until it is deleted</source>
        <translation>Pod %1 は終了していますが、ドレインは削除されるまで待ちます</translation>
    </message>
    <message>
        <source>delete pod %1, which has ended</source>
        <translation>終了した Pod %1 を削除する</translation>
    </message>
    <message>
        <source>check with etcdctl for a member that never started, which stops every join; remove only that one</source>
        <translation>一度も起動せず参加を妨げているメンバーを etcdctl で確認し、それだけを削除する</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>no window opens for it</source>
        <translation>対象のウィンドウは開きません</translation>
    </message>
    <message>
        <source>no window opens for long enough before its deadline at %1</source>
        <translation>期限 %1 より前に十分な長さのウィンドウは開きません</translation>
    </message>
    <message>
        <source>its turn comes too late for its deadline at %1: no more than %2 at a time</source>
        <translation>順番が期限 %1 に間に合いません: 同時に実行できるのは %2 件です</translation>
    </message>
    <message>
        <source>it will end %1 after its deadline at %2</source>
        <translation>期限 %2 の %1 後に終わります</translation>
    </message>
    <message>
        <source>this is never done to many machines together</source>
        <translation>これを複数のマシンにまとめて行うことはありません</translation>
    </message>
    <message>
        <source>concerns a control plane machine, which is never in a plan</source>
        <translation>コントロールプレーンのマシンに関わるため、計画には含まれません</translation>
    </message>
    <message>
        <source>is in this plan already</source>
        <translation>すでにこの計画に含まれています</translation>
    </message>
    <message>
        <source>no machine is left in this plan</source>
        <translation>この計画に残るマシンはありません</translation>
    </message>
    <message>
        <source>the plan has %1 machines, and this site allows %2</source>
        <translation>計画のマシンは %1 台で、このサイトの上限は %2 台です</translation>
    </message>
    <message>
        <source>type the number of machines to confirm: %1</source>
        <translation>確認のためマシンの台数を入力してください: %1</translation>
    </message>
    <message>
        <source>this is not the plan that was shown</source>
        <translation>表示された計画ではありません</translation>
    </message>
    <message>
        <source>it does not wait to be resumed</source>
        <translation>再開待ちではありません</translation>
    </message>
    <message>
        <source>only %1 can resume it</source>
        <translation>再開できるのは %1 だけです</translation>
    </message>
    <message>
        <source>it changed after it was planned: nothing was sent</source>
        <translation>計画後に変更されたため、何も送信されませんでした</translation>
    </message>
    <message>
        <source>stopped at wave %1: %2</source>
        <translation>第 %1 波で停止: %2</translation>
    </message>
    <message>
        <source>the backend stopped</source>
        <translation>バックエンドが停止しました</translation>
    </message>
    <message>
        <source>the effect on %1 was not observed</source>
        <translation>%1 への効果が確認されませんでした</translation>
    </message>
    <message>
        <source>the effect on %1 did not last</source>
        <translation>%1 への効果が持続しませんでした</translation>
    </message>
    <message>
        <source>%1 failed after it was released</source>
        <translation>%1 は解放後に失敗しました</translation>
    </message>
    <message>
        <source>%1 still reports hook %2 after %3</source>
        <translation>%1 は %3 後もフック %2 を報告しています</translation>
    </message>
    <message>
        <source>too many machines failed: %1, where %2 may</source>
        <translation>失敗したマシンが多すぎます: %1 台（許容 %2 台）</translation>
    </message>
    <message>
        <source>%1 stopped it</source>
        <translation>%1 が停止しました</translation>
    </message>
    <message>
        <source>all waves are done: %1 observed, %2 skipped, %3 failed, %4 unknown</source>
        <translation>すべての波が完了: 確認 %1、スキップ %2、失敗 %3、不明 %4</translation>
    </message>
    <message>
        <source>%1 of %2 machines are ready</source>
        <translation>%2 台中 %1 台のマシンが準備完了です</translation>
    </message>
    <message>
        <source>the plan of %1 for %2 machines needs attention: %3</source>
        <translation>%1 の計画 (マシン %2 台) は対応が必要です: %3</translation>
    </message>
    <message>
        <source>continue the plan or end it</source>
        <translation>計画を続行するか終了する</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%3 の %1 %2</translation>
    </message>
    <message>
        <source>drain</source>
        <translation>ドレイン</translation>
    </message>
    <message>
        <source>drain, budget %1</source>
        <translation>ドレイン、バジェット %1</translation>
    </message>
    <message>
        <source>drain, budgets %1</source>
        <translation>ドレイン、バジェット %1</translation>
    </message>
    <message>
        <source>removal of the instance</source>
        <translation>インスタンスの削除</translation>
    </message>
    <message>
        <source>powering the server off</source>
        <translation>サーバーの電源オフ</translation>
    </message>
    <message>
        <source>silent BMC: the server is not known to be off</source>
        <translation>BMC 応答なし: サーバーがオフか不明</translation>
    </message>
    <message>
        <source>window %1, which is closed</source>
        <translation>閉じているウィンドウ %1</translation>
    </message>
    <message>
        <source>its turn</source>
        <translation>順番待ち</translation>
    </message>
    <message>
        <source>ring with %1, which waits for it in turn</source>
        <translation>%1 との循環待ち（互いに待機）</translation>
    </message>
    <message>
        <source>no record of how long an instance takes: assumed %1 to %2 (p50 to p95) until it runs, %3 to %4 until its Node is ready, %5 to %6 until it is removed</source>
        <translation>インスタンスの所要時間の記録がありません: 稼働まで %1～%2 (p50～p95)、Node の準備完了まで %3～%4、削除まで %5～%6 と仮定します</translation>
    </message>
    <message>
        <source>no record of how long a server takes: assumed %1 to %2 (p50 to p95) until it is off, %3 to %4 until its Node is ready again</source>
        <translation>サーバーの所要時間の記録がありません: 電源オフまで %1～%2 (p50～p95)、Node が再び準備完了になるまで %3～%4 と仮定します</translation>
    </message>
    <message>
        <source>no record of how long %1 holds %2 %3: assumed %4 to %5 (p50 to p95)</source>
        <translation>%1 が %2 フック %3 を保持する時間の記録がありません: %4～%5 (p50～p95) と仮定します</translation>
    </message>
    <message>
        <source>no record of how long %1 holds %2 %3: assumed to hold until a person removes it</source>
        <translation>%1 が %2 フック %3 を保持する時間の記録がありません: 人が外すまでホールドすると仮定します</translation>
    </message>
    <message>
        <source>some of what is to run did not run when the action started</source>
        <translation>操作の開始時に、稼働すべきものの一部が稼働していませんでした</translation>
    </message>
    <message>
        <source>%1 has failed and is left out</source>
        <translation>%1 は失敗しているため、対象外です</translation>
    </message>
    <message>
        <source>the BMC of %1 does not answer: its server is not known to go off</source>
        <translation>%1 の BMC が応答しません: サーバーがオフになるか不明です</translation>
    </message>
    <message>
        <source>pods without a controller: assumed to be replaced</source>
        <translation>コントローラーのない Pod: 置き換えられると仮定します</translation>
    </message>
    <message>
        <source>pods that are not ready, assumed to stay so until they are replaced: %1</source>
        <translation>準備ができていない Pod（置き換えられるまでこのままと仮定）: %1</translation>
    </message>
    <message>
        <source>action: &apos;%1&apos; is not one of retire, replace, upgrade and maintain</source>
        <translation>action: &apos;%1&apos; は retire、replace、upgrade、maintain のいずれでもありません</translation>
    </message>
    <message>
        <source>retire needs one of machine, set and rack</source>
        <translation>retire には machine、set、rack のいずれか 1 つが必要です</translation>
    </message>
    <message>
        <source>replace needs a machine</source>
        <translation>replace には machine が必要です</translation>
    </message>
    <message>
        <source>upgrade needs a set</source>
        <translation>upgrade には set が必要です</translation>
    </message>
    <message>
        <source>maintain needs a window</source>
        <translation>maintain には window が必要です</translation>
    </message>
    <message>
        <source>maxUnavailable: &apos;%1&apos; is neither a number from 1 nor a percentage to 100%</source>
        <translation>maxUnavailable: &apos;%1&apos; は 1 以上の数でも 100% 以下の割合でもありません</translation>
    </message>
    <message>
        <source>assume: &apos;%1&apos; is not a duration such as 30m</source>
        <translation>assume: &apos;%1&apos; は 30m のような時間ではありません</translation>
    </message>
    <message>
        <source>there is no machine %1</source>
        <translation>マシン %1 はありません</translation>
    </message>
    <message>
        <source>%1 is a machine of Cluster API: forecasts are made for those of the Machine API</source>
        <translation>%1 は Cluster API のマシンです。予測は Machine API のマシンだけが対象です</translation>
    </message>
    <message>
        <source>there is no machine of the set %1</source>
        <translation>セット %1 のマシンはありません</translation>
    </message>
    <message>
        <source>there is no machine in the rack %1</source>
        <translation>ラック %1 にマシンはありません</translation>
    </message>
    <message>
        <source>all machines of the set %1 are being deleted already</source>
        <translation>セット %1 のマシンはすべて、すでに削除中です</translation>
    </message>
    <message>
        <source>all machines in the rack %1 are being deleted already</source>
        <translation>ラック %1 のマシンはすべて、すでに削除中です</translation>
    </message>
    <message>
        <source>several machines have the name %1: give the namespace, as in %2</source>
        <translation>%1 という名前のマシンが複数あります: %2 のように名前空間を指定してください</translation>
    </message>
    <message>
        <source>the machine %1 is being deleted already</source>
        <translation>マシン %1 はすでに削除中です</translation>
    </message>
    <message>
        <source>the machine %1 has failed, and what remains of it is not known</source>
        <translation>マシン %1 は失敗しており、何が残っているか不明です</translation>
    </message>
    <message>
        <source>nothing replaces %1: it does not belong to a MachineSet; simulate retiring it</source>
        <translation>%1 は交換されません: MachineSet に属していません。廃止をシミュレートしてください</translation>
    </message>
    <message>
        <source>the window %1 does not open within %2</source>
        <translation>ウィンドウ %1 は %2 以内に開きません</translation>
    </message>
    <message>
        <source>the window %1 is for no machine that runs and is not of the control plane</source>
        <translation>ウィンドウ %1 の対象に、コントロールプレーン以外で稼働中のマシンがありません</translation>
    </message>
    <message>
        <source>a forecast is made for up to %1 machines, not %2</source>
        <translation>予測できるマシンは %1 台までで、%2 台は予測できません</translation>
    </message>
    <message>
        <source>another forecast is being made: try again in a minute</source>
        <translation>別の予測を実行中です: 1 分後に再試行してください</translation>
    </message>
    <message>
        <source>no forecast after %1: choose fewer machines</source>
        <translation>%1 たっても予測が出ません: マシンの数を減らしてください</translation>
    </message>
    <message>
        <source>the forecast was stopped</source>
        <translation>予測は中止されました</translation>
    </message>
    <message>
        <source>the forecast cannot read %1: %2</source>
        <translation>予測に必要な %1 を読み取れません: %2</translation>
    </message>
    <message>
        <source>the plan of %1 for 1 machine needs attention: %2</source>
        <translation>%1 の計画 (マシン 1 台) は対応が必要です: %2</translation>
    </message>
    <message>
        <source>%1 has committed a plan with %2 on it, in wave %3, and nothing was sent to it yet</source>
        <translation>%1 がこれに対する %2 を含む計画を確定しています (第 %3 波)。まだ何も送信されていません</translation>
    </message>
    <message>
        <source>Node %1 waits for its certificate</source>
        <translation>Node %1 は証明書を待っています</translation>
    </message>
    <message>
        <source>Node %1 waits for the renewal of its certificate</source>
        <translation>Node %1 は証明書の更新を待っています</translation>
    </message>
    <message>
        <source>Node %1 waits for its serving certificate</source>
        <translation>Node %1 はサーバー証明書を待っています</translation>
    </message>
    <message>
        <source>nobody has approved request %1</source>
        <translation>要求 %1 は誰にも承認されていません</translation>
    </message>
    <message>
        <source>request %1 is approved, but not signed</source>
        <translation>要求 %1 は承認されましたが、署名されていません</translation>
    </message>
    <message>
        <source>request %1 was denied</source>
        <translation>要求 %1 は拒否されました</translation>
    </message>
    <message>
        <source>request %1 was denied: %2</source>
        <translation>要求 %1 は拒否されました: %2</translation>
    </message>
    <message>
        <source>the signer refused request %1</source>
        <translation>署名者が要求 %1 を却下しました</translation>
    </message>
    <message>
        <source>the signer refused request %1: %2</source>
        <translation>署名者が要求 %1 を却下しました: %2</translation>
    </message>
    <message>
        <source>the Node stops reporting when the old one expires</source>
        <translation>古い証明書の期限が切れると Node は報告しなくなります</translation>
    </message>
    <message>
        <source>without a valid one, logs and exec of its pods fail</source>
        <translation>有効な証明書がないと、その Pod の logs と exec は失敗します</translation>
    </message>
    <message>
        <source>%1 requests are pending, and cluster-machine-approver stops above %2</source>
        <translation>%1 件の要求が保留中で、cluster-machine-approver は %2 件を超えると停止します</translation>
    </message>
    <message>
        <source>no pod of %1 is ready</source>
        <translation>%1 の Pod はどれも準備ができていません</translation>
    </message>
    <message>
        <source>none is approved automatically for a machine that already has a Node</source>
        <translation>すでに Node を持つマシンの要求は自動では承認されません</translation>
    </message>
    <message>
        <source>the machine has no address %1 of type InternalDNS</source>
        <translation>マシンには InternalDNS 型のアドレス %1 がありません</translation>
    </message>
    <message>
        <source>it was made %1 after the machine, too late for cluster-machine-approver</source>
        <translation>マシンの作成から %1 後の要求で、cluster-machine-approver には遅すぎます</translation>
    </message>
    <message>
        <source>it is also for %1, which is not an address of the machine</source>
        <translation>この要求は %1 も対象ですが、それはマシンのアドレスではありません</translation>
    </message>
    <message>
        <source>serving certificates are not approved by kube-controller-manager</source>
        <translation>kube-controller-manager はサーバー証明書を承認しません</translation>
    </message>
    <message>
        <source>request %1 asks for a certificate of Node %2, which is Ready</source>
        <translation>要求 %1 は Ready である Node %2 の証明書を求めています</translation>
    </message>
    <message>
        <source>another server may use its name</source>
        <translation>別のサーバーがその名前を使っている可能性があります</translation>
    </message>
    <message>
        <source>request %1 for a certificate of Node %2 was made by %3</source>
        <translation>Node %2 の証明書の要求 %1 は %3 が作成しました</translation>
    </message>
    <message>
        <source>requested by %1</source>
        <translation>%1 による要求</translation>
    </message>
    <message>
        <source>%1 of CertificateSigningRequest %2</source>
        <translation>CertificateSigningRequest %2 の %1</translation>
    </message>
    <message>
        <source>wait: an approver may still approve the request</source>
        <translation>待つ: 要求はまだ承認される可能性があります</translation>
    </message>
    <message>
        <source>wait: kube-controller-manager signs what is approved</source>
        <translation>待つ: kube-controller-manager は承認されたものに署名します</translation>
    </message>
    <message>
        <source>wait: the kubelet may make another request</source>
        <translation>待つ: kubelet が別の要求を作成する可能性があります</translation>
    </message>
    <message>
        <source>read it: kubectl get csr %1 -o jsonpath=&apos;{.spec.request}&apos; | base64 -d | openssl req -noout -text</source>
        <translation>内容を確認: kubectl get csr %1 -o jsonpath=&apos;{.spec.request}&apos; | base64 -d | openssl req -noout -text</translation>
    </message>
    <message>
        <source>only if its name and addresses are those of this server: %1 certificate approve %2</source>
        <translation>名前とアドレスがこのサーバーのものである場合のみ: %1 certificate approve %2</translation>
    </message>
    <message>
        <source>find out who denied request %1, and why</source>
        <translation>要求 %1 を拒否した者と理由を調べる</translation>
    </message>
    <message>
        <source>when that is fixed: kubectl delete csr %1, so that the kubelet makes another</source>
        <translation>修正したら: kubectl delete csr %1 で kubelet に別の要求を作らせる</translation>
    </message>
    <message>
        <source>find the server that made request %1, and do not approve it before</source>
        <translation>要求 %1 を作成したサーバーを見つけ、それまでは承認しない</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Connections</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>キーボード</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Alarm budgets</source>
        <translation>アラームの許容時間</translation>
    </message>
    <message>
        <source>Guards and approvers</source>
        <translation>ガードと承認者</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>ストレージ</translation>
    </message>
    <message>
        <source>Screens and tokens</source>
        <translation>画面とトークン</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>診断</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>ウォール</translation>
    </message>
</context>
<context>
    <name>ShelveDialog</name>
    <message>
        <source>Shelve 1 alarm</source>
        <translation>アラーム 1 件を保留</translation>
    </message>
    <message>
        <source>Shelve %1 alarms</source>
        <translation>アラーム %1 件を保留</translation>
    </message>
    <message>
        <source>for 30 m</source>
        <translation>30 m 間</translation>
    </message>
    <message>
        <source>for 1 h</source>
        <translation>1 h 間</translation>
    </message>
    <message>
        <source>for 4 h</source>
        <translation>4 h 間</translation>
    </message>
    <message>
        <source>for 24 h</source>
        <translation>24 h 間</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>Why: “NIC on order”</source>
        <translation>理由: 「NIC 発注済み」</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Shelve</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>無効: データが 10 s より古くなっています。</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>operator ロールが必要です。</translation>
    </message>
    <message>
        <source>Enter a reason.</source>
        <translation>理由を入力してください。</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Next, previous row</source>
        <translation>次の行、前の行</translation>
    </message>
    <message>
        <source>Open the machine</source>
        <translation>マシンを開く</translation>
    </message>
    <message>
        <source>Select the row</source>
        <translation>行を選択</translation>
    </message>
    <message>
        <source>Select more rows</source>
        <translation>複数行を選択</translation>
    </message>
    <message>
        <source>Apply the new order</source>
        <translation>新しい順序を適用</translation>
    </message>
    <message>
        <source>Move in the matrix</source>
        <translation>マトリクス内を移動</translation>
    </message>
    <message>
        <source>Timeline: zoom</source>
        <translation>タイムライン: 拡大・縮小</translation>
    </message>
    <message>
        <source>Timeline: move</source>
        <translation>タイムライン: 移動</translation>
    </message>
    <message>
        <source>Timeline: fit, follow now</source>
        <translation>タイムライン: 全体表示、現在に追従</translation>
    </message>
    <message>
        <source>Timeline: from change to change</source>
        <translation>タイムライン: 変化点間を移動</translation>
    </message>
    <message>
        <source>In a review: hold to commit</source>
        <translation>レビュー: 長押しで実行</translation>
    </message>
    <message>
        <source>Close, then cancel, never commit</source>
        <translation>閉じる、次にキャンセル。実行はしない</translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation>このページのキー</translation>
    </message>
    <message>
        <source>Timeline: from trouble to trouble</source>
        <translation>タイムライン: 異常から異常へ</translation>
    </message>
    <message>
        <source>Timeline: mark a range</source>
        <translation>タイムライン: 範囲に印を付ける</translation>
    </message>
    <message>
        <source>Shift+drag</source>
        <translation>Shift+ドラッグ</translation>
    </message>
    <message>
        <source>Timeline: unfold or fold idle time</source>
        <translation>タイムライン: 変化のない区間を開閉</translation>
    </message>
    <message>
        <source>Overview: move</source>
        <translation>全体図: 移動</translation>
    </message>
    <message>
        <source>Overview: narrower, wider</source>
        <translation>全体図: 狭く、広く</translation>
    </message>
    <message>
        <source>Fold, unfold the group</source>
        <translation>グループを折りたたむ、展開する</translation>
    </message>
    <message>
        <source>Select all rows, copy the selected ones</source>
        <translation>すべての行を選択、選択した行をコピー</translation>
    </message>
    <message>
        <source>To the head of the table</source>
        <translation>表の見出しへ</translation>
    </message>
</context>
<context>
    <name>SimulateDialog</name>
    <message>
        <source>Changes nothing</source>
        <translation>何も変更しません</translation>
    </message>
    <message>
        <source>Playing it in a copy of the cluster…</source>
        <translation>クラスターのコピーで試行中…</translation>
    </message>
    <message>
        <source>Starts %1</source>
        <translation>開始 %1</translation>
    </message>
    <message>
        <source>Missing at a time</source>
        <translation>同時停止数</translation>
    </message>
    <message>
        <source>1 or 10%</source>
        <translation>1 か 10%</translation>
    </message>
    <message>
        <source>Hooks without a record hold</source>
        <translation>記録のないフックのホールド</translation>
    </message>
    <message>
        <source>until removed by hand</source>
        <translation>手動で外すまで</translation>
    </message>
    <message>
        <source>Hooks without a record hold, such as 30m</source>
        <translation>記録のないフックのホールド、例: 30m</translation>
    </message>
    <message>
        <source>Simulate again</source>
        <translation>シミュレートし直す</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>仮定</translation>
    </message>
</context>
<context>
    <name>Skeleton</name>
    <message>
        <source>Loading</source>
        <translation>読み込み中</translation>
    </message>
</context>
<context>
    <name>SourceList</name>
    <message>
        <source>%1, %2 times</source>
        <translation>%1、%2 回</translation>
    </message>
</context>
<context>
    <name>StaleVeil</name>
    <message>
        <source>Showing data as of %1</source>
        <translation>%1 時点のデータを表示中</translation>
    </message>
</context>
<context>
    <name>StatusStrip</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>P%1 %2</source>
        <translation>P%1 %2</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>マシン 1 台</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>マシン %1 台</translation>
    </message>
    <message>
        <source>– machines</source>
        <translation>マシン – 台</translation>
    </message>
    <message>
        <source>Act now</source>
        <translation>即時対応</translation>
    </message>
    <message>
        <source>Soon</source>
        <translation>早めに対応</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>注視</translation>
    </message>
    <message>
        <source>Holding: %1</source>
        <translation>ホールド中: %1</translation>
    </message>
    <message>
        <source>%1 holding</source>
        <translation>ホールド中 %1</translation>
    </message>
    <message>
        <source>time runs %1×</source>
        <translation>時間 %1× で進行</translation>
    </message>
    <message>
        <source>Connection: %1</source>
        <translation>接続: %1</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>接続中</translation>
    </message>
    <message>
        <source>live %1</source>
        <translation>ライブ %1</translation>
    </message>
    <message>
        <source>slow %1</source>
        <translation>低速 %1</translation>
    </message>
    <message>
        <source>STALE %1</source>
        <translation>古い %1</translation>
    </message>
    <message>
        <source>UTC %1</source>
        <translation>UTC %1</translation>
    </message>
    <message>
        <source>UTC --:--:--</source>
        <translation>UTC --:--:--</translation>
    </message>
    <message>
        <source>not live</source>
        <translation>ライブではありません</translation>
    </message>
    <message>
        <source>Another backend has a P%1 alarm</source>
        <translation>別のバックエンドにアラーム P%1 があります</translation>
    </message>
    <message>
        <source>Backend: %1</source>
        <translation>バックエンド: %1</translation>
    </message>
    <message>
        <source>Record: %1</source>
        <translation>記録: %1</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>Shown is the past: %1</source>
        <translation>表示しているのは過去です：%1</translation>
    </message>
    <message>
        <source>as of %1, %2 ago</source>
        <translation>%1 時点、%2 前</translation>
    </message>
</context>
<context>
    <name>StoragePane</name>
    <message>
        <source>Set when the backend is started.</source>
        <translation>バックエンドの起動時に設定されます。</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>ストレージ</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>yes, with other backends</source>
        <translation>はい (他のバックエンドと共有)</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>開始時点</translation>
    </message>
    <message>
        <source>%1 (%2 ago)</source>
        <translation>%1 (%2 前)</translation>
    </message>
    <message>
        <source>no records yet</source>
        <translation>まだ記録はありません</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1, no limit</source>
        <translation>%1 (上限なし)</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>欠落</translation>
    </message>
    <message>
        <source>1 transition</source>
        <translation>遷移 1 件</translation>
    </message>
    <message>
        <source>%1 transitions</source>
        <translation>遷移 %1 件</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>お知らせ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of %2 used</source>
        <translation>%2 中 %1 を使用</translation>
    </message>
    <message>
        <source>This backend keeps no record.</source>
        <translation>このバックエンドは記録を保持していません。</translation>
    </message>
</context>
<context>
    <name>TabTitle</name>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>TableHead</name>
    <message>
        <source>contains “%1”</source>
        <translation>「%1」を含む</translation>
    </message>
    <message>
        <source>is %1</source>
        <translation>%1 である</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>is one of %1</source>
        <translation>%1 のいずれか</translation>
    </message>
</context>
<context>
    <name>TimelinePane</name>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>%1, up to now</source>
        <translation>%1、現在まで</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>全体表示</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>%1 lanes</source>
        <translation>%1 レーン</translation>
    </message>
    <message>
        <source>Timeline of %1</source>
        <translation>%1 のタイムライン</translation>
    </message>
    <message>
        <source>No changes recorded for this machine yet.</source>
        <translation>このマシンの記録はまだありません。</translation>
    </message>
    <message>
        <source>Loading the timeline…</source>
        <translation>タイムラインを読み込み中…</translation>
    </message>
    <message>
        <source>%1 to %2 is marked</source>
        <translation>%1 から %2 に印</translation>
    </message>
    <message>
        <source>%1 is marked; M ends the range</source>
        <translation>%1 に印、M で範囲の終わり</translation>
    </message>
    <message>
        <source>Timeline of an earlier machine, up to %1</source>
        <translation>以前のマシンのタイムライン（%1 まで）</translation>
    </message>
    <message>
        <source>W S zoom · A D move · F fit · . now · [ ] changes · Z fold</source>
        <translation>W S ズーム · A D 移動 · F 全体 · . 現在 · [ ] 変化 · Z 折りたたみ</translation>
    </message>
    <message>
        <source>Idle time is shown as a zigzag; click it or press Z to unfold.</source>
        <translation>変化のない長い区間はジグザグになり、クリックまたは Z で開きます。</translation>
    </message>
    <message>
        <source>Fold idle</source>
        <translation>空白を折りたたむ</translation>
    </message>
    <message>
        <source>Back to this machine</source>
        <translation>このマシンに戻る</translation>
    </message>
    <message>
        <source>← → move · Shift ← → width · Home End · F fit</source>
        <translation>← → 移動 · Shift ← → 幅 · Home End · F 全体</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>メッセージを閉じる</translation>
    </message>
</context>
<context>
    <name>TokensPane</name>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>データが 10 秒以上前のものです。変更はできません。</translation>
    </message>
    <message>
        <source>A wall gets a read-only token. A token is shown once, when it is created.</source>
        <translation>ウォール画面には閲覧専用のトークンを発行します。トークンは作成時に一度だけ表示されます。</translation>
    </message>
    <message>
        <source>Screens and tokens</source>
        <translation>画面とトークン</translation>
    </message>
    <message>
        <source>Name, such as wall-noc-1</source>
        <translation>名前 (例: wall-noc-1)</translation>
    </message>
    <message>
        <source>Name of the token</source>
        <translation>トークン名</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>ウォール</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>閲覧者</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>オペレーター</translation>
    </message>
    <message>
        <source>Approver</source>
        <translation>承認者</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>フック</translation>
    </message>
    <message>
        <source>Admin</source>
        <translation>管理者</translation>
    </message>
    <message>
        <source>Role of the token</source>
        <translation>トークンのロール</translation>
    </message>
    <message>
        <source>Create token</source>
        <translation>トークンを作成</translation>
    </message>
    <message>
        <source>The token of %1. It is not shown again.</source>
        <translation>%1 のトークン。再表示はされません。</translation>
    </message>
    <message>
        <source>The new token</source>
        <translation>新しいトークン</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>last seen %1 ago</source>
        <translation>最終アクセス %1 前</translation>
    </message>
    <message>
        <source>never seen</source>
        <translation>アクセスなし</translation>
    </message>
    <message>
        <source>created by the backend</source>
        <translation>バックエンドが作成</translation>
    </message>
    <message>
        <source>Revoke %1</source>
        <translation>%1 を失効</translation>
    </message>
    <message>
        <source>Revoke permanently</source>
        <translation>完全に失効させる</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>失効…</translation>
    </message>
    <message>
        <source>No tokens.</source>
        <translation>トークンはありません。</translation>
    </message>
    <message>
        <source>Please give %1 the role admin of Holdpoint at %2, to see and revoke tokens.</source>
        <translation>トークンを表示・失効できるように、%2 の Holdpoint の admin ロールを %1 に付与してください。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>TopHolds</name>
    <message>
        <source>Needs attention</source>
        <translation>要対応</translation>
    </message>
</context>
<context>
    <name>TourCard</name>
    <message>
        <source>What needs attention</source>
        <translation>対応が必要なもの</translation>
    </message>
    <message>
        <source>A hold</source>
        <translation>ホールド</translation>
    </message>
    <message>
        <source>Why the machine waits</source>
        <translation>マシンが待つ理由</translation>
    </message>
    <message>
        <source>A guarded release</source>
        <translation>確認を経た解除</translation>
    </message>
    <message>
        <source>The past, and help</source>
        <translation>過去とヘルプ</translation>
    </message>
    <message>
        <source>Each figure counts machines that need attention, with the age of the oldest. Select one: the table shows only its machines.</source>
        <translation>それぞれの数字は、対応が必要なマシンの台数と、最も長いものの経過時間です。選択すると、表にはそのマシンだけが表示されます。</translation>
    </message>
    <message>
        <source>A row is a hold: the machine, the point where it stops, who holds it and since when. The worst is first.</source>
        <translation>1 行が 1 件のホールドです。マシン、停止している地点、ホールドの所有者、開始時刻を示します。最も深刻なものが先頭です。</translation>
    </message>
    <message>
        <source>The sentence says what the machine waits for, and who can change that. Below it are the ways out, in the order to try them.</source>
        <translation>この文は、マシンが何を待っているか、誰がそれを変えられるかを示します。その下に、試す順に解決手段が並びます。</translation>
    </message>
    <message>
        <source>This opens a review: what is written, what speaks against it, who must approve. The tour sends nothing.</source>
        <translation>レビューを開きます。書き込む内容、反対する理由、承認が必要な人を確認できます。ツアーは何も送信しません。</translation>
    </message>
    <message>
        <source>Drag the handle to see an earlier time; the page Incidents exports it. %1 shows the keys of a page, %2 finds every command, this tour too.</source>
        <translation>つまみをドラッグすると以前の時刻を表示し、「インシデント」ページで書き出せます。%1 でページのキーを表示し、%2 でこのツアーを含むすべてのコマンドを検索できます。</translation>
    </message>
    <message>
        <source>Tour, %1 of %2</source>
        <translation>ツアー %1/%2</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Skip tour (Esc)</source>
        <translation>ツアーをスキップ (Esc)</translation>
    </message>
</context>
<context>
    <name>TrayText</name>
    <message>
        <source>%1: not live</source>
        <translation>%1: ライブではありません</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n new alarms, highest P%2</source>
        <translation>
            <numerusform>%1: 新しいアラーム %n 件、最も重いものは P%2</numerusform>
        </translation>
    </message>
    <message>
        <source>No alarms need attention</source>
        <translation>対応が必要なアラームはありません</translation>
    </message>
</context>
<context>
    <name>ViewState</name>
    <message>
        <source>Clear filter</source>
        <translation>フィルターを解除</translation>
    </message>
    <message>
        <source>Copy request</source>
        <translation>依頼文をコピー</translation>
    </message>
    <message>
        <source>No match for the filter.</source>
        <translation>フィルターに一致するものはありません。</translation>
    </message>
    <message>
        <source>No match. Hidden by %1.</source>
        <translation>該当なし。%1 により非表示です。</translation>
    </message>
</context>
<context>
    <name>ViewsMenu</name>
    <message>
        <source>Saved views</source>
        <translation>保存したビュー</translation>
    </message>
    <message>
        <source>No saved views.</source>
        <translation>保存したビューはありません。</translation>
    </message>
    <message>
        <source>Copy a link to the view %1</source>
        <translation>ビュー %1 へのリンクをコピー</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>リンクをコピー</translation>
    </message>
    <message>
        <source>Rename the view %1 to the name below</source>
        <translation>ビュー %1 を下の名前に変更</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Remove the view %1</source>
        <translation>ビュー %1 を削除</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Undo: bring back %1</source>
        <translation>元に戻す: %1 を復元</translation>
    </message>
    <message>
        <source>Name for this view</source>
        <translation>このビューの名前</translation>
    </message>
    <message>
        <source>Name of the view</source>
        <translation>ビューの名前</translation>
    </message>
    <message>
        <source>Save this view</source>
        <translation>このビューを保存</translation>
    </message>
</context>
<context>
    <name>Wall</name>
    <message>
        <source>%1 are detached</source>
        <translation>%1 台は切り離し中</translation>
    </message>
    <message>
        <source>%1 are held off</source>
        <translation>%1 台は電源オフを保持</translation>
    </message>
    <message>
        <source>%1 are not as intended</source>
        <translation>%1 台は望む状態でない</translation>
    </message>
    <message>
        <source>%1 are off</source>
        <translation>%1 台はオフ</translation>
    </message>
    <message>
        <source>%1 are on</source>
        <translation>%1 台はオン</translation>
    </message>
    <message>
        <source>%1 are turning off</source>
        <translation>%1 台は電源オフ中</translation>
    </message>
    <message>
        <source>%1 are turning on</source>
        <translation>%1 台は電源オン中</translation>
    </message>
    <message>
        <source>%1 are unknown</source>
        <translation>%1 台は不明</translation>
    </message>
    <message>
        <source>1 is on</source>
        <translation>1 台はオン</translation>
    </message>
    <message>
        <source>1 is detached</source>
        <translation>1 台は切り離し中</translation>
    </message>
    <message>
        <source>1 is held off</source>
        <translation>1 台は電源オフを保持</translation>
    </message>
    <message>
        <source>1 is not as intended</source>
        <translation>1 台は望む状態でない</translation>
    </message>
    <message>
        <source>1 is off</source>
        <translation>1 台はオフ</translation>
    </message>
    <message>
        <source>1 is turning off</source>
        <translation>1 台は電源オフ中</translation>
    </message>
    <message>
        <source>1 is turning on</source>
        <translation>1 台は電源オン中</translation>
    </message>
    <message>
        <source>1 is unknown</source>
        <translation>1 台は不明</translation>
    </message>
    <message>
        <source>%1 holding, all within usual time</source>
        <translation>%1 台が保持中、すべて通常の時間内</translation>
    </message>
    <message>
        <source>1 holding, within its usual time</source>
        <translation>1 台が保持中、通常の時間内</translation>
    </message>
    <message>
        <source>%1=%2 is ignored: %3.</source>
        <translation>%1=%2 は無視されます: %3。</translation>
    </message>
    <message>
        <source>A wall is not allowed to show incidents here: %1</source>
        <translation>ここではウォールからインシデントを見られません: %1</translation>
    </message>
    <message>
        <source>A wall is not allowed to show the calendar here: %1</source>
        <translation>ここではウォールからカレンダーを見られません: %1</translation>
    </message>
    <message>
        <source>A P1 alarm needs attention: the rotation has stopped.</source>
        <translation>P1 のアラームが人を待っています。切り替えは停止しています。</translation>
    </message>
    <message>
        <source>In Holdpoint: Settings, Walls. Or: %1</source>
        <translation>Holdpoint の「設定」「ウォール」で。または: %1</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>作業中</translation>
    </message>
    <message>
        <source>Incident</source>
        <translation>インシデント</translation>
    </message>
    <message>
        <source>Lead: %1</source>
        <translation>責任者: %1</translation>
    </message>
    <message>
        <source>NO DATA</source>
        <translation>データなし</translation>
    </message>
    <message>
        <source>NO DATA SINCE %1</source>
        <translation>%1 からデータなし</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次</translation>
    </message>
    <message>
        <source>No answer for %1 s.</source>
        <translation>%1 s 応答がありません。</translation>
    </message>
    <message>
        <source>No open incidents.</source>
        <translation>進行中のインシデントはありません。</translation>
    </message>
    <message>
        <source>No machines in scope=%1.</source>
        <translation>scope=%1 に含まれるマシンはありません。</translation>
    </message>
    <message>
        <source>No maintenance is in progress.</source>
        <translation>作業中のメンテナンスはありません。</translation>
    </message>
    <message>
        <source>No maintenance is planned.</source>
        <translation>予定されたメンテナンスはありません。</translation>
    </message>
    <message>
        <source>No lead.</source>
        <translation>責任者はいません。</translation>
    </message>
    <message>
        <source>Nothing needs attention.</source>
        <translation>対応が必要なものはありません。</translation>
    </message>
    <message>
        <source>The backend answered %1. This screen retries automatically.</source>
        <translation>バックエンドが %1 を返しました。この画面は自動で再試行します。</translation>
    </message>
    <message>
        <source>The backend&apos;s answer is not a token.</source>
        <translation>バックエンドがトークンではないものを返しました。</translation>
    </message>
    <message>
        <source>The backend no longer knows this code. Here is a new one.</source>
        <translation>バックエンドはこのコードをもう認識しません。新しいコードです。</translation>
    </message>
    <message>
        <source>The backend has been silent for %1 s.</source>
        <translation>バックエンドが %1 s 沈黙しています。</translation>
    </message>
    <message>
        <source>The backend&apos;s message is not understood.</source>
        <translation>バックエンドがフレームではないものを送りました。</translation>
    </message>
    <message>
        <source>The backend uses version %1 of the protocol, this page version %2. Reload the page.</source>
        <translation>バックエンドのプロトコルは版 %1、このページは版 %2 です。ページを再読み込みしてください。</translation>
    </message>
    <message>
        <source>The backend cannot be reached.</source>
        <translation>バックエンドに到達できませんでした。</translation>
    </message>
    <message>
        <source>The backend cannot be reached. This screen retries automatically.</source>
        <translation>バックエンドに到達できませんでした。この画面は自動で再試行します。</translation>
    </message>
    <message>
        <source>The code was denied or has expired. Here is a new one.</source>
        <translation>コードは拒否されたか期限切れです。新しいコードです。</translation>
    </message>
    <message>
        <source>The connection was closed.</source>
        <translation>接続が閉じられました。</translation>
    </message>
    <message>
        <source>The incident started.</source>
        <translation>インシデントが始まりました。</translation>
    </message>
    <message>
        <source>The window is open.</source>
        <translation>ウィンドウは開いています。</translation>
    </message>
    <message>
        <source>The window opens.</source>
        <translation>ウィンドウが開きます。</translation>
    </message>
    <message>
        <source>No hosts.</source>
        <translation>ホストはありません。</translation>
    </message>
    <message>
        <source>This backend cannot pair walls.</source>
        <translation>このバックエンドはウォールをペアリングできません。</translation>
    </message>
    <message>
        <source>This screen asks %1 for a code.</source>
        <translation>この画面は %1 にコードを要求しています。</translation>
    </message>
    <message>
        <source>This screen waits to be approved by %1.</source>
        <translation>この画面は %1 の承認を待っています。</translation>
    </message>
    <message>
        <source>This screen was revoked, or its token is no longer valid.</source>
        <translation>この画面は取り消されたか、トークンが認識されなくなりました。</translation>
    </message>
    <message>
        <source>This wall recovers automatically.</source>
        <translation>このウォールは自動で復帰します。</translation>
    </message>
    <message>
        <source>Too many screens request a code. This one retries in %1 s.</source>
        <translation>コードを要求する画面が多すぎます。この画面は %1 s 後に再試行します。</translation>
    </message>
    <message>
        <source>not an option of a wall</source>
        <translation>ウォールにそのような設定はありません</translation>
    </message>
    <message>
        <source>carries %1</source>
        <translation>%1 を稼働</translation>
    </message>
    <message>
        <source>use a number from %1 to %2</source>
        <translation>%1 から %2 までの数が必要です</translation>
    </message>
    <message>
        <source>use one of %1</source>
        <translation>%1 のいずれかが必要です</translation>
    </message>
    <message>
        <source>only one layout is shown</source>
        <translation>表示するレイアウトは一つだけです</translation>
    </message>
    <message>
        <source>this language is not available</source>
        <translation>この言語はここでは使えません</translation>
    </message>
    <message>
        <source>waits at %1 for %2.</source>
        <translation>%1 で %2 を待っています。</translation>
    </message>
    <message>
        <source>was acknowledged.</source>
        <translation>確認されました。</translation>
    </message>
    <message>
        <source>was cleared.</source>
        <translation>解消されました。</translation>
    </message>
    <message>
        <source>was raised as P%1.</source>
        <translation>P%1 として発生しました。</translation>
    </message>
</context>
<context>
    <name>WallLine</name>
    <message>
        <source>connected</source>
        <translation>接続中</translation>
    </message>
    <message>
        <source>last seen %1 ago</source>
        <translation>最終アクセス %1 前</translation>
    </message>
    <message>
        <source>never seen</source>
        <translation>アクセスなし</translation>
    </message>
    <message>
        <source>New name of %1</source>
        <translation>%1 の新しい名前</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 の名前を変更</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Revoke %1</source>
        <translation>%1 を失効</translation>
    </message>
    <message>
        <source>Revoke permanently</source>
        <translation>完全に失効させる</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>失効…</translation>
    </message>
</context>
<context>
    <name>WallsPane</name>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>データが 10 秒以上前のものです。変更はできません。</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>operator ロールが必要です。</translation>
    </message>
    <message>
        <source>The screen at %1 will be paired as %2 when it connects.</source>
        <translation>%1 の画面は、応答があり次第 %2 としてペアリングされます。</translation>
    </message>
    <message>
        <source>The screen at %1 was denied.</source>
        <translation>%1 の画面は拒否されました。</translation>
    </message>
    <message>
        <source>A screen without a token shows a code. Enter it here to give that screen read-only access.</source>
        <translation>トークンのない画面にはコードが表示されます。ここに入力すると、その画面は閲覧だけができるようになります。</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>ウォール</translation>
    </message>
    <message>
        <source>A screen at %1 was approved as %2 by %3 and has not connected yet.</source>
        <translation>%1 の画面は %3 により %2 として承認されましたが、まだ応答がありません。</translation>
    </message>
    <message>
        <source>A screen at %1 has been waiting for %2.</source>
        <translation>%1 の画面が %2 前からペアリングを求めています。</translation>
    </message>
    <message>
        <source>Code, such as K7QF2M</source>
        <translation>コード (例: K7QF2M)</translation>
    </message>
    <message>
        <source>Code on the screen</source>
        <translation>画面のコード</translation>
    </message>
    <message>
        <source>Name, such as wall-noc-1</source>
        <translation>名前 (例: wall-noc-1)</translation>
    </message>
    <message>
        <source>Name of the screen</source>
        <translation>画面の名前</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>承認</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Paired screens</source>
        <translation>ペアリング済みの画面</translation>
    </message>
    <message>
        <source>%1 is called %2 now.</source>
        <translation>%1 の名前は %2 になりました。</translation>
    </message>
    <message>
        <source>%1 is no longer paired.</source>
        <translation>%1 のペアリングは解除されました。</translation>
    </message>
    <message>
        <source>No paired screens.</source>
        <translation>ペアリングされた画面はありません。</translation>
    </message>
    <message>
        <source>Please give %1 the role operator of Holdpoint at %2, to pair screens.</source>
        <translation>画面をペアリングできるように、%2 の Holdpoint の operator ロールを %1 に付与してください。</translation>
    </message>
</context>
<context>
    <name>WeekGrid</name>
    <message>
        <source>Week</source>
        <translation>週</translation>
    </message>
    <message>
        <source>%1 is open</source>
        <translation>%1 は開いています</translation>
    </message>
    <message>
        <source>New maintenance window</source>
        <translation>新しいメンテナンスウィンドウ</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>新規…</translation>
    </message>
</context>
<context>
    <name>WhatZone</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Guard level %1</source>
        <translation>ガードレベル %1</translation>
    </message>
    <message>
        <source>Passes by: %1</source>
        <translation>迂回対象: %1</translation>
    </message>
    <message>
        <source>%1 because %2.</source>
        <translation>%1 の理由: %2。</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>（%1）</translation>
    </message>
    <message>
        <source>Beside you: %1.</source>
        <translation>ほかに: %1。</translation>
    </message>
</context>
<context>
    <name>WindowDialog</name>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>無効: データが 10 s より古くなっています。</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>operator ロールが必要です。</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>名前を入力してください。</translation>
    </message>
    <message>
        <source>Paused until: enter a time, such as 2026-12-24 00:00.</source>
        <translation>停止期限: 2026-12-24 00:00 のような時刻を入力してください。</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>毎日</translation>
    </message>
    <message>
        <source>Monday to Friday</source>
        <translation>月曜から金曜</translation>
    </message>
    <message>
        <source>Saturday and Sunday</source>
        <translation>土曜と日曜</translation>
    </message>
    <message>
        <source>Every Sunday</source>
        <translation>毎週日曜</translation>
    </message>
    <message>
        <source>First Sunday of the month</source>
        <translation>月の第1日曜</translation>
    </message>
    <message>
        <source>For 1 machine</source>
        <translation>対象マシン 1 台</translation>
    </message>
    <message>
        <source>For %1 machines</source>
        <translation>対象マシン %1 台</translation>
    </message>
    <message>
        <source>Open %1 to %2</source>
        <translation>%1 から %2 まで開きます</translation>
    </message>
    <message>
        <source>Window %1 created.</source>
        <translation>ウィンドウ %1 を作成しました。</translation>
    </message>
    <message>
        <source>Window %1 changed.</source>
        <translation>ウィンドウ %1 を変更しました。</translation>
    </message>
    <message>
        <source>Change window %1</source>
        <translation>ウィンドウ %1 の変更</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>nightly</source>
        <translation>nightly</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>繰り返し</translation>
    </message>
    <message>
        <source>By the rule below</source>
        <translation>下の規則による</translation>
    </message>
    <message>
        <source>Dates, as an RRULE of RFC 5545</source>
        <translation>日付 (RFC 5545 の RRULE)</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>タイムゾーン</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>開始時刻</translation>
    </message>
    <message>
        <source>Open for</source>
        <translation>開いている時間</translation>
    </message>
    <message>
        <source>Least time left</source>
        <translation>最小残り時間</translation>
    </message>
    <message>
        <source>Paused until (UTC)</source>
        <translation>停止期限 (UTC)</translation>
    </message>
    <message>
        <source>not paused</source>
        <translation>停止なし</translation>
    </message>
    <message>
        <source>Roles, separated by commas</source>
        <translation>ロール (カンマ区切り)</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Zones, separated by commas</source>
        <translation>ゾーン (カンマ区切り)</translation>
    </message>
    <message>
        <source>Machines, separated by commas</source>
        <translation>マシン (カンマ区切り)</translation>
    </message>
    <message>
        <source>What the window does</source>
        <translation>ウィンドウの内容</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Shows when it opens and for which machines, conflicts first</source>
        <translation>いつどのマシンに開くかを、競合から先に表示します</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Check it first.</source>
        <translation>先に確認してください。</translation>
    </message>
    <message>
        <source>Create window</source>
        <translation>ウィンドウを作成</translation>
    </message>
    <message>
        <source>Save changes</source>
        <translation>変更を保存</translation>
    </message>
    <message>
        <source>New maintenance window</source>
        <translation>新しいメンテナンスウィンドウ</translation>
    </message>
    <message>
        <source>Labels: &apos;%1&apos; is not KEY=VALUE.</source>
        <translation>ラベル: 「%1」は KEY=VALUE の形ではありません。</translation>
    </message>
    <message>
        <source>Closed: &apos;%1&apos; is not a range such as 2026-12-24 00:00 / 2026-12-27 00:00.</source>
        <translation>閉鎖期間: 「%1」は 2026-12-24 00:00 / 2026-12-27 00:00 のような期間ではありません。</translation>
    </message>
    <message>
        <source>Labels, separated by commas</source>
        <translation>ラベル（カンマ区切り）</translation>
    </message>
    <message>
        <source>Closed (UTC), separated by commas</source>
        <translation>閉鎖期間（UTC、カンマ区切り）</translation>
    </message>
</context>
<context>
    <name>WindowFacts</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 から %2</translation>
    </message>
    <message>
        <source>Cannot be computed</source>
        <translation>計算できません</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開いています</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>閉じています</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>不具合</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Open for</source>
        <translation>開いている時間</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>残り時間</translation>
    </message>
    <message>
        <source>at least %1, or no work starts</source>
        <translation>%1 以上残っていないと作業は始まりません</translation>
    </message>
    <message>
        <source>Paused until</source>
        <translation>停止期限</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>開く時間</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>Can be undone</source>
        <translation>元に戻せます</translation>
    </message>
    <message>
        <source>Remove window</source>
        <translation>ウィンドウを削除</translation>
    </message>
    <message>
        <source>Planned in it</source>
        <translation>この中の予定</translation>
    </message>
    <message>
        <source>No work is planned in this window.</source>
        <translation>このウィンドウに予定された作業はありません。</translation>
    </message>
    <message>
        <source>Nothing is known that will stop it.</source>
        <translation>止めるものは見つかっていません。</translation>
    </message>
    <message>
        <source>How long its machines would take in it, and what would hold them. Changes nothing.</source>
        <translation>対象マシンがこのウィンドウで要する時間と、ホールドするものを示します。何も変更しません。</translation>
    </message>
    <message>
        <source>Simulate…</source>
        <translation>シミュレート…</translation>
    </message>
</context>
<context>
    <name>WorkBar</name>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1、%2、%3</translation>
    </message>
</context>
<context>
    <name>WorkPanel</name>
    <message>
        <source>no time known</source>
        <translation>時刻不明</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 から %2</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>メンテナンス</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>Announced for</source>
        <translation>予告</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>期限</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>段階</translation>
    </message>
    <message>
        <source>Machine set</source>
        <translation>マシンセット</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Go to machine</source>
        <translation>マシンへ移動</translation>
    </message>
    <message>
        <source>Agenda</source>
        <translation>予定</translation>
    </message>
    <message>
        <source>No maintenance is planned.</source>
        <translation>予定されたメンテナンスはありません。</translation>
    </message>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>無効: データが 10 s より古くなっています。</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>operator ロールが必要です。</translation>
    </message>
    <message>
        <source>New window…</source>
        <translation>新規ウィンドウ…</translation>
    </message>
    <message>
        <source>Undo: remove %1</source>
        <translation>元に戻す: %1 の削除</translation>
    </message>
    <message>
        <source>What will stop it</source>
        <translation>止めるもの</translation>
    </message>
    <message>
        <source>Select a maintenance to see its event, its window and how long it will take.</source>
        <translation>メンテナンスを選ぶと、イベント、ウィンドウ、所要時間が表示されます。</translation>
    </message>
    <message>
        <source>No maintenance will run in the next 12 h.</source>
        <translation>今後 12 時間に実行されるメンテナンスはありません。</translation>
    </message>
    <message>
        <source>Maintenances in the next 12 h: %1, %2 to %3.</source>
        <translation>今後 12 時間のメンテナンス: %1 件、%2～%3。</translation>
    </message>
    <message>
        <source>Late: %1.</source>
        <translation>遅延: %1 件。</translation>
    </message>
    <message>
        <source>Will run</source>
        <translation>実行予定</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>遅延</translation>
    </message>
</context>
<context>
    <name>WriteZone</name>
    <message>
        <source>Change</source>
        <translation>書き込み内容</translation>
    </message>
    <message>
        <source>Without Holdpoint</source>
        <translation>Holdpoint 以外の手段</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>パッチ</translation>
    </message>
    <message>
        <source>Hide the command</source>
        <translation>コマンドを非表示</translation>
    </message>
    <message>
        <source>Show as kubectl command</source>
        <translation>kubectl コマンドとして表示</translation>
    </message>
    <message>
        <source>kubectl command</source>
        <translation>kubectl コマンド</translation>
    </message>
    <message>
        <source>Command, without Holdpoint</source>
        <translation>コマンド (Holdpoint 以外の手段)</translation>
    </message>
</context>
<context>
    <name>YamlTab</name>
    <message>
        <source>The backend does not serve the stored object.</source>
        <translation>バックエンドはマシンの保存内容を示しません。</translation>
    </message>
    <message>
        <source>YAML of %1</source>
        <translation>%1 の YAML</translation>
    </message>
    <message>
        <source>The machine has changed since then</source>
        <translation>その後マシンが変わりました</translation>
    </message>
    <message>
        <source>Show the current version</source>
        <translation>今の状態を表示</translation>
    </message>
    <message>
        <source>Copy YAML</source>
        <translation>YAML をコピー</translation>
    </message>
    <message>
        <source>YAML of %1 copied.</source>
        <translation>%1 の YAML をコピーしました。</translation>
    </message>
</context>
<context>
    <name>hp::ui::AlarmBoard</name>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>Ack %1 %2</source>
        <translation>確認 %1 %2</translation>
    </message>
    <message>
        <source>Shelved to %1</source>
        <translation>%1 まで保留</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>復旧済み</translation>
    </message>
    <message>
        <source>No new alarms to acknowledge here.</source>
        <translation>確認対象なし: 新規のアラームはありません。</translation>
    </message>
    <message>
        <source>Acknowledged %1.</source>
        <translation>%1 を確認しました。</translation>
    </message>
    <message numerus="yes">
        <source>Acknowledged %n alarms.</source>
        <translation>
            <numerusform>%n 件のアラームを確認しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>No alarms to shelve here.</source>
        <translation>保留対象なし: アラームはありません。</translation>
    </message>
    <message>
        <source>Shelved %1 for %2.</source>
        <translation>%1 を %2 間保留しました。</translation>
    </message>
    <message numerus="yes">
        <source>Shelved %n alarms for %1.</source>
        <translation>
            <numerusform>%n 件のアラームを %1 保留しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>元に戻しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n alarms in 10 min</source>
        <translation>
            <numerusform>10 分間に %n 件のアラーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n alarms in 10 min, %1 of them: %2</source>
        <translation>
            <numerusform>10 分間に %n 件のアラーム、うち %1 件: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was sent: the data is older than 10 s.</source>
        <translation>データが 10 秒以上前のため、何も送信していません。</translation>
    </message>
    <message>
        <source>Nothing was sent: you are viewing the past. Go back to now (Esc), then act.</source>
        <translation>何も送信されませんでした。表示しているのは過去です。現在に戻って（Esc）から操作してください。</translation>
    </message>
    <message>
        <source>Unshelved %1.</source>
        <translation>%1 の保留を解除しました。</translation>
    </message>
    <message numerus="yes">
        <source>Unshelved %n alarms.</source>
        <translation>
            <numerusform>%n 件のアラームの保留を解除しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n machines</source>
        <translation>
            <numerusform>%1: マシン %n 台</numerusform>
        </translation>
    </message>
    <message>
        <source>oldest %1</source>
        <translation>最古 %1</translation>
    </message>
    <message>
        <source>%1 late</source>
        <translation>%1 件が遅延</translation>
    </message>
    <message numerus="yes">
        <source>%n machines</source>
        <translation>
            <numerusform>マシン %n 台</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hp::ui::AllClusters</name>
    <message>
        <source>%1 of %2 clusters are connected: %3.</source>
        <translation>%2 クラスター中 %1 が見えています: %3。</translation>
    </message>
    <message>
        <source>%1 › %2</source>
        <translation>%1 › %2</translation>
    </message>
</context>
<context>
    <name>hp::ui::AuditText</name>
    <message>
        <source>%1 reviewed the break-glass of %2.</source>
        <translation>%1 が %2 の緊急実行を確認しました。</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <translation>%1: %2、%3。</translation>
    </message>
    <message>
        <source>%1 approved: %2</source>
        <translation>%1 が承認: %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>note “%1”</source>
        <translation>メモ「%1」</translation>
    </message>
    <message>
        <source>break-glass</source>
        <translation>緊急実行</translation>
    </message>
    <message>
        <source>approved by %1</source>
        <translation>%1 が承認</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>%1 から</translation>
    </message>
    <message>
        <source>on behalf of %1</source>
        <translation>%1 の代理</translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation>レビュー済み</translation>
    </message>
    <message>
        <source>committed</source>
        <translation>確定済み</translation>
    </message>
    <message>
        <source>will be sent</source>
        <translation>送信予定</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>承認済み</translation>
    </message>
    <message>
        <source>about to be sent</source>
        <translation>送信直前</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>観測済み</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>aborted</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>期限切れ</translation>
    </message>
    <message>
        <source>voided</source>
        <translation>無効</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>受け入れ済み</translation>
    </message>
    <message>
        <source>wave started</source>
        <translation>波を開始</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>continued</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>開封済み</translation>
    </message>
    <message>
        <source>created</source>
        <translation>作成済み</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>置き換え済み</translation>
    </message>
    <message>
        <source>set</source>
        <translation>設定済み</translation>
    </message>
    <message>
        <source>denied</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>paired</source>
        <translation>ペアリング済み</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>名前変更済み</translation>
    </message>
    <message>
        <source>revoked</source>
        <translation>取り消し済み</translation>
    </message>
</context>
<context>
    <name>hp::ui::AwayReport</name>
    <message>
        <source>While you were away (%1): no change in held machines.</source>
        <translation>切断中 (%1): ホールドされているマシンに変化はありません。</translation>
    </message>
    <message>
        <source>While you were away (%1): %2, %3 new.</source>
        <translation>切断中 (%1): %2、新規 %3 件。</translation>
    </message>
    <message numerus="yes">
        <source>%n hold(s) cleared</source>
        <translation>
            <numerusform>%n 件のホールドが解除</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hp::ui::BackendDownload</name>
    <message>
        <source>The export was cancelled.</source>
        <translation>エクスポートをキャンセルしました。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 に書き込めません: %2。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
    <message>
        <source>The export failed: %1.</source>
        <translation>エクスポートに失敗しました: %1。</translation>
    </message>
</context>
<context>
    <name>hp::ui::BackendSet</name>
    <message>
        <source>%1: cannot be read (%2).</source>
        <translation>%1: 読み取れません (%2)。</translation>
    </message>
    <message>
        <source>%1: the file contains no token.</source>
        <translation>%1: トークンがありません。</translation>
    </message>
    <message>
        <source>%1 is not the address of a backend, such as https://host:7480.</source>
        <translation>%1 は https://host:7480 のようなバックエンドのアドレスではありません。</translation>
    </message>
    <message>
        <source>The console is already connected to %1.</source>
        <translation>コンソールは既に %1 に接続しています。</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>そのファイルはありません</translation>
    </message>
    <message>
        <source>The link is to %1, and the console is not connected to it.</source>
        <translation>リンク先は %1 ですが、コンソールはそこに接続していません。</translation>
    </message>
</context>
<context>
    <name>hp::ui::BulkMachines</name>
    <message>
        <source>✗ %1: no</source>
        <translation>✗ %1: いいえ</translation>
    </message>
    <message>
        <source>? %1: unknown</source>
        <translation>? %1: 不明</translation>
    </message>
</context>
<context>
    <name>hp::ui::BulkReview</name>
    <message>
        <source>The connection was lost before an answer came: whether the backend received it is not known.</source>
        <translation>応答前に接続が失われました。バックエンドが受け付けたかどうかは、ここでは不明です。</translation>
    </message>
    <message>
        <source>The backend no longer has this plan; the audit has what was done.</source>
        <translation>バックエンドにこの計画はもうありません。実行内容は監査ログで確認してください。</translation>
    </message>
    <message>
        <source>The plan changed while this was open. Review it again.</source>
        <translation>開いている間に計画が変わりました。もう一度確認してください。</translation>
    </message>
    <message>
        <source>Type the digits %1 to continue.</source>
        <translation>続けるには数字 %1 を入力してください。</translation>
    </message>
    <message>
        <source>No connection to the backend. This is as it was at %1.</source>
        <translation>バックエンドに接続していません。これは %1 時点の状態です。</translation>
    </message>
    <message>
        <source>The plan stops unless the connection returns in time.</source>
        <translation>接続が間に合って戻らなければ、計画は停止します。</translation>
    </message>
    <message>
        <source>Reading and checking each machine…</source>
        <translation>各マシンを読み取り、確認しています…</translation>
    </message>
    <message>
        <source>Sending to the backend…</source>
        <translation>引き渡し中…</translation>
    </message>
    <message>
        <source>Waiting for a second person until %1.</source>
        <translation>%1 まで 2 人目の承認を待っています。</translation>
    </message>
    <message>
        <source>Wave %1 of %2 starts in %3.</source>
        <translation>第 %1 波 (全 %2 波) は %3 後に開始します。</translation>
    </message>
    <message>
        <source>Wave %1 of %2 is in progress.</source>
        <translation>第 %1 波 (全 %2 波) が進行中です。</translation>
    </message>
    <message>
        <source>%1 of %2 machines are finished: %3 observed, %4 skipped, %5 failed, %6 unknown.</source>
        <translation>マシン %2 台中 %1 台が完了: 確認 %3、スキップ %4、失敗 %5、不明 %6。</translation>
    </message>
    <message>
        <source>%1 on 1 machine</source>
        <translation>%1 (マシン 1 台)</translation>
    </message>
    <message>
        <source>%1 on %2 machines</source>
        <translation>%1 (マシン %2 台)</translation>
    </message>
    <message>
        <source>%1 of %2 at %3</source>
        <translation>%3 の %2 による %1</translation>
    </message>
</context>
<context>
    <name>hp::ui::CalendarTimes</name>
    <message>
        <source>no machine set</source>
        <translation>マシンセットなし</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>予告済み</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation>予定済み</translation>
    </message>
    <message>
        <source>Scheduled, too long for its window</source>
        <translation>予定済み、ウィンドウより長い</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>Overrunning</source>
        <translation>超過中</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>ブロック中</translation>
    </message>
    <message>
        <source>Needs a person</source>
        <translation>人の対応が必要</translation>
    </message>
    <message>
        <source>Failed verification</source>
        <translation>検証失敗</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>期限切れ</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>約 %1</translation>
    </message>
    <message>
        <source>at least %1: there is no history yet of %2</source>
        <translation>%1 以上: %2 の履歴はまだありません</translation>
    </message>
    <message>
        <source>%1; will overrun by %2</source>
        <translation>%1、%2 超過します</translation>
    </message>
    <message>
        <source>%1; fits</source>
        <translation>%1、収まります</translation>
    </message>
    <message>
        <source>%1; usually up to %2</source>
        <translation>%1。通常は最大 %2</translation>
    </message>
</context>
<context>
    <name>hp::ui::ClusterStanding</name>
    <message>
        <source>This cluster has no %1 (%2).</source>
        <translation>このクラスターに %1 はありません (%2)。</translation>
    </message>
    <message>
        <source>You are not allowed to %1 %2 in all namespaces.</source>
        <translation>全 Namespace の %2 に対する %1 の権限がありません。</translation>
    </message>
    <message>
        <source>Please grant %1 the verbs get, list, watch on %2 in %3.</source>
        <translation>%3 の %2 に対する get、list、watch の権限を %1 に付与してください。</translation>
    </message>
    <message>
        <source>Holdpoint</source>
        <translation>Holdpoint</translation>
    </message>
    <message>
        <source>Needed: get, list, watch.</source>
        <translation>必要な権限: get、list、watch。</translation>
    </message>
    <message>
        <source>%1: %2 Other clusters unaffected.</source>
        <translation>%1: %2 他のクラスターに影響はありません。</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>今すぐ再試行</translation>
    </message>
    <message>
        <source>Credentials for %1 expired %2.</source>
        <translation>%1 の認証情報は %2 に期限切れになりました。</translation>
    </message>
    <message>
        <source>Credentials for %1 expired.</source>
        <translation>%1 の認証情報は期限切れです。</translation>
    </message>
    <message>
        <source>Tried once.</source>
        <translation>1 回試行しました。</translation>
    </message>
    <message>
        <source>Tried %1 times.</source>
        <translation>%1 回試行しました。</translation>
    </message>
    <message>
        <source>Last output: %1</source>
        <translation>最後の出力: %1</translation>
    </message>
    <message>
        <source>Re-authenticate</source>
        <translation>再認証</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, from %2 to %3. A bundle: read only, not live.</source>
        <translation>%1、%2 から %3 まで。バンドル: 読み取り専用、ライブではありません。</translation>
    </message>
    <message>
        <source>It has timelines, but no states of machines.</source>
        <translation>タイムラインのみで、マシンの状態はありません。</translation>
    </message>
    <message>
        <source>This cluster serves %1 only as %2, which is not supported.</source>
        <translation>このクラスターは %1 を未対応の %2 としてのみ提供しています。</translation>
    </message>
    <message>
        <source>Hosts are shown raw and are read-only.</source>
        <translation>ホストはそのまま表示し、書き込みは行いません。</translation>
    </message>
    <message>
        <source>Machines are shown raw and are read-only.</source>
        <translation>マシンはそのまま表示し、書き込みは行いません。</translation>
    </message>
</context>
<context>
    <name>hp::ui::ConnectionProbe</name>
    <message>
        <source>%1: the connection was closed.</source>
        <translation>%1: 接続が閉じられました。</translation>
    </message>
    <message>
        <source>%1: no answer for %2 s.</source>
        <translation>%1: %2 秒間応答がありません。</translation>
    </message>
    <message>
        <source>%1: sent a message that is not understood.</source>
        <translation>%1: フレームではないデータを送信しました。</translation>
    </message>
    <message>
        <source>%1 answered in %2 ms: version %3, signed in as %4 (%5).</source>
        <translation>%1 は %2 ms で応答: バージョン %3、%4 (%5) としてサインイン。</translation>
    </message>
</context>
<context>
    <name>hp::ui::ConnectionViewModel</name>
    <message>
        <source>API server</source>
        <translation>API サーバー</translation>
    </message>
    <message>
        <source>Kubernetes</source>
        <translation>Kubernetes</translation>
    </message>
    <message>
        <source>Signed in as</source>
        <translation>サインイン ID</translation>
    </message>
    <message>
        <source>Credentials</source>
        <translation>認証情報</translation>
    </message>
    <message>
        <source>%1, until %2</source>
        <translation>%1 (%2 まで)</translation>
    </message>
    <message>
        <source>Trouble</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>リーダー</translation>
    </message>
    <message>
        <source>this replica</source>
        <translation>このレプリカ</translation>
    </message>
    <message>
        <source>not allowed: %1 %2%3</source>
        <translation>%2%3 に対する %1 の権限なし</translation>
    </message>
    <message>
        <source> in %1</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>ロール</translation>
    </message>
    <message>
        <source>Can write</source>
        <translation>書き込み権限</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>コンソール</translation>
    </message>
    <message>
        <source>Last error</source>
        <translation>最後のエラー</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Time scale</source>
        <translation>時間の進み</translation>
    </message>
    <message>
        <source>%1 times as fast</source>
        <translation>%1 倍速</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>クライアント</translation>
    </message>
    <message>
        <source>Data directory</source>
        <translation>データディレクトリ</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1, expiry unknown</source>
        <translation>%1、有効期限の記載なし</translation>
    </message>
    <message>
        <source>Changes dropped</source>
        <translation>破棄した変更</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s), for slow clients</source>
        <translation>
            <numerusform>%n 回（遅いクライアント）</numerusform>
        </translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>未対応</translation>
    </message>
    <message>
        <source>%1 not understood: shown raw</source>
        <translation>%1 は未対応: そのまま表示</translation>
    </message>
</context>
<context>
    <name>hp::ui::DiagnosticsText</name>
    <message>
        <source># Holdpoint diagnostics</source>
        <translation># Holdpoint 診断</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>This console</source>
        <translation>このコンソール</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>バックエンド</translation>
    </message>
    <message>
        <source>Streams</source>
        <translation>ストリーム</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>権限</translation>
    </message>
</context>
<context>
    <name>hp::ui::Downloads</name>
    <message>
        <source>%1 cannot be created.</source>
        <translation>%1 を作成できません。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 に書き込めません: %2。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
</context>
<context>
    <name>hp::ui::ExpectedHolds</name>
    <message>
        <source>does not end</source>
        <translation>終わらない</translation>
    </message>
    <message>
        <source>%1, or does not end</source>
        <translation>%1 または終わらない</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>hp::ui::GatewaySession</name>
    <message>
        <source>%1: the token is not accepted (401).</source>
        <translation>%1: トークンが受理されません (401)。</translation>
    </message>
    <message>
        <source>%1: this identity is not allowed to connect (403).</source>
        <translation>%1: この ID には接続権限がありません (403)。</translation>
    </message>
    <message>
        <source>%1: connection refused.</source>
        <translation>%1: 接続が拒否されました。</translation>
    </message>
    <message>
        <source>%1: no such host.</source>
        <translation>%1: ホストが見つかりません。</translation>
    </message>
    <message>
        <source>%1: its certificate is not trusted (%2).</source>
        <translation>%1: 証明書を信頼できません (%2)。</translation>
    </message>
    <message>
        <source>%1: the server closed the connection.</source>
        <translation>%1: サーバーが接続を閉じました。</translation>
    </message>
    <message>
        <source>%1: no answer.</source>
        <translation>%1: 応答がありません。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2。</translation>
    </message>
    <message>
        <source>%1: the connection was closed.</source>
        <translation>%1: 接続が閉じられました。</translation>
    </message>
    <message>
        <source>%1: contains no readable certificate.</source>
        <translation>%1: 証明書を読み取れません。</translation>
    </message>
    <message>
        <source>%1: silent for %2 s.</source>
        <translation>%1: %2 秒間受信がありません。</translation>
    </message>
    <message>
        <source>%1: no answer for %2 s.</source>
        <translation>%1: %2 秒間応答がありません。</translation>
    </message>
    <message>
        <source>%1: sent a message that is not understood.</source>
        <translation>%1: フレームではないデータを送信しました。</translation>
    </message>
    <message>
        <source>%1: uses version %2 of the protocol, this console version %3.</source>
        <translation>%1: プロトコルのバージョンは %2 ですが、このコンソールはバージョン %3 を使用します。</translation>
    </message>
    <message>
        <source>%1: paused here. Nothing is updated until you resume.</source>
        <translation>%1: ここで一時停止中。再開するまで何も追いません。</translation>
    </message>
    <message>
        <source>Nothing was sent: you are viewing the past. Go back to now (Esc), then act.</source>
        <translation>何も送信されませんでした。表示しているのは過去です。現在に戻って（Esc）から操作してください。</translation>
    </message>
</context>
<context>
    <name>hp::ui::HandoverSheet</name>
    <message>
        <source>None.</source>
        <translation>なし。</translation>
    </message>
    <message>
        <source>| P | Machine | What | Since | Remark |</source>
        <translation>| P | マシン | 内容 | 経過 | 備考 |</translation>
    </message>
    <message>
        <source># Shift handover: %1</source>
        <translation># シフト引き継ぎ: %1</translation>
    </message>
    <message>
        <source>%1, by %2.</source>
        <translation>%1、作成者 %2。</translation>
    </message>
    <message>
        <source>Alarms in the last 24 h: %1 (P1 %2, P2 %3, P3 %4); in the last hour: %5.</source>
        <translation>直近 24 時間のアラーム: %1 件 (P1 %2、P2 %3、P3 %4)。直近 1 時間: %5 件。</translation>
    </message>
    <message>
        <source>Alarms are flooding since %1.</source>
        <translation>%1 からアラームが多発しています。</translation>
    </message>
    <message>
        <source>Unacknowledged</source>
        <translation>未確認</translation>
    </message>
    <message>
        <source>Acknowledged</source>
        <translation>確認済み</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Shelved</source>
        <translation>保留中</translation>
    </message>
    <message>
        <source>until %1 by %2: %3</source>
        <translation>%1 まで、%2: %3</translation>
    </message>
</context>
<context>
    <name>hp::ui::HoldsTable</name>
    <message>
        <source>without an owner</source>
        <translation>オーナーなし</translation>
    </message>
    <message>
        <source>no cluster</source>
        <translation>クラスターなし</translation>
    </message>
    <message>
        <source>no budget</source>
        <translation>バジェットなし</translation>
    </message>
    <message>
        <source>no rack</source>
        <translation>ラックなし</translation>
    </message>
    <message>
        <source>no maintenance</source>
        <translation>メンテナンスなし</translation>
    </message>
</context>
<context>
    <name>hp::ui::HoldsViewModel</name>
    <message>
        <source>1 hook is armed</source>
        <translation>フック 1 件が待機中</translation>
    </message>
    <message>
        <source>%1 hooks are armed</source>
        <translation>フック %1 件が待機中</translation>
    </message>
    <message>
        <source>on 1 machine.</source>
        <translation>(マシン 1 台)。</translation>
    </message>
    <message>
        <source>on %1 machines.</source>
        <translation>(マシン %1 台)。</translation>
    </message>
    <message>
        <source>Last hold cleared %1 ago.</source>
        <translation>最後のホールド解除は %1 前です。</translation>
    </message>
    <message>
        <source>Checked %1.</source>
        <translation>%1 に確認しました。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 at %2: %3.</source>
        <translation>%1 (%2): %3。</translation>
    </message>
    <message>
        <source>Owner %1</source>
        <translation>オーナー %1</translation>
    </message>
    <message>
        <source>Usually %1, nearly always within %2 (%3 earlier)</source>
        <translation>通常 %1、ほぼ常に %2 以内 (過去 %3 件)</translation>
    </message>
    <message>
        <source>No history yet; limit %1</source>
        <translation>履歴はまだありません。許容時間は %1</translation>
    </message>
    <message>
        <source>No history yet, no limit</source>
        <translation>履歴も期限もありません</translation>
    </message>
    <message>
        <source>Seen in %1</source>
        <translation>確認元 %1</translation>
    </message>
    <message>
        <source>- %1 waits at %2 for %3 (owner %4), since %5, %6.</source>
        <translation>- %1 は %2 で %3 (オーナー %4) を待っています。開始 %5、%6。</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>%1: these machines wait for you. When will you release them, or may we?</source>
        <translation>%1: 次のマシンが対応を待っています。いつ解除されますか。こちらで解除してもよいですか。</translation>
    </message>
    <message>
        <source>No owner</source>
        <translation>オーナーなし</translation>
    </message>
</context>
<context>
    <name>hp::ui::HostsTable</name>
    <message>
        <source>1 hold</source>
        <translation>ホールド 1 件</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>ホールド %1 件</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>エラー 1 件</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>エラー %1 件</translation>
    </message>
</context>
<context>
    <name>hp::ui::IcsFile</name>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 はファイルではありません。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 を読み取れません: %2。</translation>
    </message>
    <message>
        <source>%1 is larger than 5 MiB.</source>
        <translation>%1 は 5 MiB を超えています。</translation>
    </message>
</context>
<context>
    <name>hp::ui::KeyMap</name>
    <message>
        <source>No action %1.</source>
        <translation>%1 という操作はありません。</translation>
    </message>
    <message>
        <source>%1 is not a key.</source>
        <translation>%1 は有効なキーではありません。</translation>
    </message>
    <message>
        <source>Esc closes and cancels; it cannot be reassigned.</source>
        <translation>Esc は閉じる・キャンセル専用です。他の操作には割り当てられません。</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”.</source>
        <translation>%1 は「%2」に割り当て済みです。</translation>
    </message>
</context>
<context>
    <name>hp::ui::MachineMatrix</name>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>no zone</source>
        <translation>ゾーンなし</translation>
    </message>
    <message>
        <source>no role</source>
        <translation>ロールなし</translation>
    </message>
    <message>
        <source>no set</source>
        <translation>MachineSet なし</translation>
    </message>
    <message>
        <source>%1 › %2</source>
        <translation>%1 › %2</translation>
    </message>
    <message>
        <source>no region</source>
        <translation>リージョンなし</translation>
    </message>
    <message>
        <source>no rack</source>
        <translation>ラックなし</translation>
    </message>
    <message>
        <source>nothing holds</source>
        <translation>ホールドなし</translation>
    </message>
    <message>
        <source>no cluster</source>
        <translation>クラスターなし</translation>
    </message>
</context>
<context>
    <name>hp::ui::MachineViewModel</name>
    <message>
        <source>%1, %2: %3 When will you release it, or may we?</source>
        <translation>%1、%2: %3 いつ解除されますか。こちらで解除してもよいですか。</translation>
    </message>
</context>
<context>
    <name>hp::ui::MergedCluster</name>
    <message>
        <source>%1 was last seen %2</source>
        <translation>%1 を最後に確認したのは %2</translation>
    </message>
    <message>
        <source>%1 is not connected</source>
        <translation>%1 は未接続</translation>
    </message>
    <message>
        <source>%1 does not serve its machines</source>
        <translation>%1 はマシンを表示しません</translation>
    </message>
    <message>
        <source>%1 is being loaded</source>
        <translation>%1 を読み込み中</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>未接続</translation>
    </message>
    <message>
        <source>%1 serves machines or hosts in an unsupported version</source>
        <translation>%1 はマシンまたはホストを未対応のバージョンで提供しています</translation>
    </message>
</context>
<context>
    <name>hp::ui::NoticeBus</name>
    <message>
        <source>Show in Holdpoint</source>
        <translation>Holdpoint で表示</translation>
    </message>
</context>
<context>
    <name>hp::ui::OverrideReview</name>
    <message>
        <source>The connection was lost before an answer came: whether the backend received it is not known.</source>
        <translation>応答前に接続が失われました。バックエンドが受け付けたかどうかは、ここでは不明です。</translation>
    </message>
    <message>
        <source>It was not aborted. %1</source>
        <translation>中止されませんでした。%1</translation>
    </message>
    <message>
        <source>The checks changed while this was open. Review them again.</source>
        <translation>表示中にチェック結果が変わりました。再確認してください。</translation>
    </message>
    <message>
        <source>The backend did not receive it: nothing was sent.</source>
        <translation>バックエンドに届いていません。何も送信されていません。</translation>
    </message>
    <message>
        <source>Nothing was sent. %1</source>
        <translation>何も送信されていません。%1</translation>
    </message>
    <message>
        <source>Checked: it can still be done, so it was not done. Review it again before you repeat it.</source>
        <translation>確認結果: まだ実行可能なため、実行されていません。再実行の前に改めてレビューしてください。</translation>
    </message>
    <message>
        <source>Checked: %1</source>
        <translation>確認結果: %1</translation>
    </message>
    <message>
        <source>The server accepted it in a dry run; nothing was stored.</source>
        <translation>サーバーはドライランで受理しました。何も保存されていません。</translation>
    </message>
    <message>
        <source>The server refused it in a dry run: %1</source>
        <translation>サーバーはドライランで拒否しました: %1</translation>
    </message>
    <message>
        <source>No dry run was made.</source>
        <translation>ドライランは行われていません。</translation>
    </message>
    <message>
        <source>The object was replaced by another of the same name while this was open. Review it again.</source>
        <translation>表示中に、このオブジェクトは同じ名前の別のものに置き換わりました。もう一度確認してください。</translation>
    </message>
</context>
<context>
    <name>hp::ui::Overrides</name>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, requested by %2</source>
        <translation>%1、要求者 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>確認中…</translation>
    </message>
    <message>
        <source>%1: the backend no longer knows it; the audit has the outcome.</source>
        <translation>%1: バックエンドにはもう記録がありません。結果は監査ログで確認してください。</translation>
    </message>
    <message>
        <source>%1: still in progress.</source>
        <translation>%1: まだ実行中です。</translation>
    </message>
    <message>
        <source>Read-only: requires the role operator.</source>
        <translation>閲覧のみ可能です。操作には operator ロールが必要です。</translation>
    </message>
    <message>
        <source>%1, started by %2</source>
        <translation>%1、開始者 %2</translation>
    </message>
</context>
<context>
    <name>hp::ui::PaletteModel</name>
    <message>
        <source>Open the link</source>
        <translation>リンクを開く</translation>
    </message>
    <message>
        <source>gone since %1</source>
        <translation>%1 に消失</translation>
    </message>
</context>
<context>
    <name>hp::ui::PendingCommands</name>
    <message>
        <source>Nothing was sent: the backend takes at most 64 KiB at a time.</source>
        <translation>バックエンドが一度に受け取れるのは 64 KiB までのため、何も送信していません。</translation>
    </message>
    <message>
        <source>Nothing was sent: there is no connection to the backend.</source>
        <translation>バックエンドに接続していないため、何も送信していません。</translation>
    </message>
</context>
<context>
    <name>hp::ui::RenderedDocument</name>
    <message>
        <source>The picture of the lanes is in the exported file.</source>
        <translation>レーンの図はエクスポートしたファイルにあります。</translation>
    </message>
    <message>
        <source>The preview ends here; the exported file has all of it.</source>
        <translation>プレビューはここまでです。エクスポートしたファイルにはすべて含まれます。</translation>
    </message>
</context>
<context>
    <name>hp::ui::Replay</name>
    <message>
        <source>You are viewing the past: Esc returns to now.</source>
        <translation>表示しているのは過去です。Esc で現在に戻ります。</translation>
    </message>
</context>
<context>
    <name>hp::ui::SavedViews</name>
    <message>
        <source>Enter a name.</source>
        <translation>名前を入力してください。</translation>
    </message>
    <message>
        <source>There are already %1 views: remove one first.</source>
        <translation>すでに %1 個のビューがあります。先に 1 つ削除してください。</translation>
    </message>
    <message>
        <source>Another view has the name %1.</source>
        <translation>別のビューの名前が %1 です。</translation>
    </message>
</context>
<context>
    <name>hp::ui::SelfTest</name>
    <message>
        <source>no fleet arrived</source>
        <translation>フリートのデータが届きませんでした</translation>
    </message>
    <message>
        <source>no machine reached the screen</source>
        <translation>マシンが画面に表示されませんでした</translation>
    </message>
    <message>
        <source>the page of %1 was not filled</source>
        <translation>%1 のページが表示されませんでした</translation>
    </message>
    <message>
        <source>the connection page was not filled</source>
        <translation>接続ページが表示されませんでした</translation>
    </message>
</context>
<context>
    <name>hp::ui::ShotSeries</name>
    <message>
        <source>%1: its data did not arrive</source>
        <translation>%1: データが届きませんでした</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 に書き込めません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a page: use fleet, machine:&lt;namespace&gt;/&lt;name&gt;, review:&lt;namespace&gt;/&lt;name&gt;, holds, power, calendar, incidents, audit, alarms, settings, palette, keys or kiosk, with -dark or -contrast after the name</source>
        <translation>「%1」というページはありません。fleet、machine:&lt;namespace&gt;/&lt;name&gt;、review:&lt;namespace&gt;/&lt;name&gt;、holds、power、calendar、incidents、audit、alarms、settings、palette、keys、kiosk のいずれかを使用してください。名前の末尾に -dark または -contrast を付けられます</translation>
    </message>
</context>
<context>
    <name>hp::ui::Simulator</name>
    <message>
        <source>Simulate replacement…</source>
        <translation>交換をシミュレート…</translation>
    </message>
    <message>
        <source>Simulate upgrade of %1…</source>
        <translation>%1 のアップグレードをシミュレート…</translation>
    </message>
    <message>
        <source>Simulate retirement of rack %1…</source>
        <translation>ラック %1 の廃止をシミュレート…</translation>
    </message>
    <message>
        <source>Simulate retirement…</source>
        <translation>廃止をシミュレート…</translation>
    </message>
    <message>
        <source>Simulate…</source>
        <translation>シミュレート…</translation>
    </message>
    <message>
        <source>Simulation: replace %1</source>
        <translation>シミュレーション: %1 の交換</translation>
    </message>
    <message>
        <source>Simulation: upgrade %1</source>
        <translation>シミュレーション: %1 のアップグレード</translation>
    </message>
    <message>
        <source>Simulation: maintenance in %1</source>
        <translation>シミュレーション: %1 でのメンテナンス</translation>
    </message>
    <message>
        <source>Simulation: retire rack %1</source>
        <translation>シミュレーション: ラック %1 の廃止</translation>
    </message>
    <message>
        <source>Simulation: retire %1</source>
        <translation>シミュレーション: %1 の廃止</translation>
    </message>
    <message>
        <source>Does not end</source>
        <translation>終わりません</translation>
    </message>
    <message>
        <source>Ends after %1, between %2 and %3 (p5 to p95)</source>
        <translation>%1 後に終了、%2～%3 の間 (p5～p95)</translation>
    </message>
    <message>
        <source>Ends after %1, at least %2 (p5)</source>
        <translation>%1 後に終了、%2 以上 (p5)</translation>
    </message>
    <message>
        <source>1 of %1 runs does not end</source>
        <translation>%1 回の試行中 1 回は終わりません</translation>
    </message>
    <message>
        <source>%1 of %2 runs do not end</source>
        <translation>%2 回の試行中 %1 回は終わりません</translation>
    </message>
    <message>
        <source>%1: held by %2</source>
        <translation>%1。ホールド元: %2</translation>
    </message>
    <message>
        <source>Surge: none, as many machines run all the time</source>
        <translation>追加マシン: 不要、稼働台数は常に同じです</translation>
    </message>
    <message>
        <source>Surge: 1 machine, if as many as now must run all the time</source>
        <translation>追加マシン: 1 台、常に現在と同じ台数を稼働させる場合</translation>
    </message>
    <message>
        <source>Surge: %1 machines, if as many as now must run all the time</source>
        <translation>追加マシン: %1 台、常に現在と同じ台数を稼働させる場合</translation>
    </message>
</context>
<context>
    <name>hp::ui::TimelineView</name>
    <message>
        <source>Nothing changed for %1. Click to fold it.</source>
        <translation>%1 の間変化なし。クリックで折りたたみます。</translation>
    </message>
    <message>
        <source>Nothing changed for %1, %2 to %3. Click to open it.</source>
        <translation>%1 の間変化なし（%2 から %3）。クリックで開きます。</translation>
    </message>
</context>
<context>
    <name>hp::ui::Words</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 kB</source>
        <translation>%1 kB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
</context>
</TS>
