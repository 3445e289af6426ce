<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_Hans" sourcelanguage="en">
<context>
    <name>ActZone</name>
    <message>
        <source>Abort – Esc</source>
        <translation>中止 – Esc</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Withdraw the request</source>
        <translation>撤回请求</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>立即检查</translation>
    </message>
    <message>
        <source>Review again</source>
        <translation>重新检查</translation>
    </message>
    <message>
        <source>hold, or type %1</source>
        <translation>长按，或输入 %1</translation>
    </message>
    <message>
        <source>Digits %1 instead of holding the button</source>
        <translation>输入数字 %1 以代替长按按钮</translation>
    </message>
    <message>
        <source>Approve: %1</source>
        <translation>批准：%1</translation>
    </message>
    <message>
        <source>Press and hold for 1.5 s (Ctrl+Enter). It is sent %1 s later and can be aborted until then.</source>
        <translation>长按 1.5 秒 (Ctrl+Enter)。将在 %1 秒后发送，在此之前可以中止。</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Reject: %1</source>
        <translation>拒绝：%1</translation>
    </message>
</context>
<context>
    <name>ActionCatalog</name>
    <message>
        <source>Remove hook</source>
        <translation>移除钩子</translation>
    </message>
    <message>
        <source>Retry drain now</source>
        <translation>立即重试排空</translation>
    </message>
    <message>
        <source>Skip drain</source>
        <translation>跳过排空</translation>
    </message>
    <message>
        <source>Mark for replacement</source>
        <translation>标记为待更换</translation>
    </message>
    <message>
        <source>Cordon</source>
        <translation>封锁 (cordon)</translation>
    </message>
    <message>
        <source>Uncordon</source>
        <translation>解除封锁 (uncordon)</translation>
    </message>
    <message>
        <source>Hold off</source>
        <translation>保持关机</translation>
    </message>
    <message>
        <source>Release my hold</source>
        <translation>解除自己的阻塞点</translation>
    </message>
    <message>
        <source>Release power key</source>
        <translation>释放电源键</translation>
    </message>
    <message>
        <source>Power on</source>
        <translation>开机</translation>
    </message>
    <message>
        <source>Power off</source>
        <translation>关机</translation>
    </message>
    <message>
        <source>Soft reboot</source>
        <translation>软重启</translation>
    </message>
    <message>
        <source>Hard reboot</source>
        <translation>硬重启</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Detach</source>
        <translation>分离</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>接入</translation>
    </message>
    <message>
        <source>Remove finalizer</source>
        <translation>移除终结器</translation>
    </message>
    <message>
        <source>Force delete</source>
        <translation>强制删除</translation>
    </message>
    <message>
        <source>Skip volume wait</source>
        <translation>跳过卷等待</translation>
    </message>
    <message>
        <source>Limit drain</source>
        <translation>限制排空</translation>
    </message>
    <message>
        <source>Remediate machine</source>
        <translation>修复机器</translation>
    </message>
    <message>
        <source>Cancel remediation</source>
        <translation>取消修复</translation>
    </message>
    <message>
        <source>Skip remediation</source>
        <translation>跳过修复</translation>
    </message>
    <message>
        <source>Allow remediation</source>
        <translation>允许修复</translation>
    </message>
    <message>
        <source>Restore drain</source>
        <translation>恢复排空</translation>
    </message>
    <message>
        <source>Restore volume wait</source>
        <translation>恢复卷等待</translation>
    </message>
    <message>
        <source>Pause machine</source>
        <translation>暂停机器</translation>
    </message>
    <message>
        <source>Resume machine</source>
        <translation>恢复机器</translation>
    </message>
    <message>
        <source>Pause cluster</source>
        <translation>暂停集群</translation>
    </message>
    <message>
        <source>Resume cluster</source>
        <translation>恢复集群</translation>
    </message>
</context>
<context>
    <name>ActionMenu</name>
    <message>
        <source>Actions for %1</source>
        <translation>%1 的操作</translation>
    </message>
    <message>
        <source>Guard level %1 at least</source>
        <translation>防护级别至少 %1</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>explained only</source>
        <translation>仅说明</translation>
    </message>
    <message>
        <source>changes nothing</source>
        <translation>不作更改</translation>
    </message>
</context>
<context>
    <name>AddBackendDialog</name>
    <message>
        <source>Add a backend</source>
        <translation>添加后端</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>https://host:7480</source>
        <translation>https://host:7480</translation>
    </message>
    <message>
        <source>File with your token</source>
        <translation>含有此人令牌的文件</translation>
    </message>
    <message>
        <source>/home/ada/prod-b.token</source>
        <translation>/home/ada/prod-b.token</translation>
    </message>
    <message>
        <source>File with the CA to trust; empty: the CAs of the system</source>
        <translation>要信任的证书颁发机构文件，留空则用系统的</translation>
    </message>
    <message>
        <source>/home/ada/prod-b-ca.crt</source>
        <translation>/home/ada/prod-b-ca.crt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Add backend</source>
        <translation>添加后端</translation>
    </message>
    <message>
        <source>Enter an address and a token file.</source>
        <translation>需要地址和令牌。</translation>
    </message>
</context>
<context>
    <name>AlarmLine</name>
    <message>
        <source>No alarms need attention</source>
        <translation>没有需要关注的警报</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>NEW</source>
        <translation>新</translation>
    </message>
    <message>
        <source>+%1 more</source>
        <translation>另有 %1 条</translation>
    </message>
    <message>
        <source>Acknowledge %1</source>
        <translation>确认 %1</translation>
    </message>
    <message>
        <source>Ack  %1</source>
        <translation>确认  %1</translation>
    </message>
    <message>
        <source>Ack</source>
        <translation>确认</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>转到 %1</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>转到</translation>
    </message>
    <message>
        <source>No ack: the data is older than 10 s.</source>
        <translation>不能确认：数据已超过 10 s。</translation>
    </message>
    <message>
        <source>No ack: the role operator is needed.</source>
        <translation>不能确认：需要 operator 角色。</translation>
    </message>
</context>
<context>
    <name>AlarmList</name>
    <message>
        <source>P%1, %2, %3</source>
        <translation>P%1，%2，%3</translation>
    </message>
    <message>
        <source>P%1, %2</source>
        <translation>P%1，%2</translation>
    </message>
    <message>
        <source>Show all: %1</source>
        <translation>全部显示：%1</translation>
    </message>
    <message>
        <source>Fold: %1</source>
        <translation>折叠：%1</translation>
    </message>
</context>
<context>
    <name>AlarmsPage</name>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>数据已超过 10 秒未更新：无法进行任何更改。</translation>
    </message>
    <message>
        <source>%1 is not allowed to change alarms.</source>
        <translation>%1 无权更改告警。</translation>
    </message>
    <message>
        <source>Flood since %1: %2 alarms in 10 min</source>
        <translation>自 %1 起告警泛滥：10 分钟内 %2 条</translation>
    </message>
    <message>
        <source>No flood: %1 in 10 min</source>
        <translation>无泛滥：10 分钟内 %1 条</translation>
    </message>
    <message>
        <source>%1 in the last hour</source>
        <translation>最近 1 小时 %1 条</translation>
    </message>
    <message>
        <source>%1 in 24 h</source>
        <translation>24 小时内 %1 条</translation>
    </message>
    <message>
        <source>1 alarm is older than 24 h</source>
        <translation>1 条持续超过 24 小时</translation>
    </message>
    <message>
        <source>%1 alarms are older than 24 h</source>
        <translation>%1 条持续超过 24 小时</translation>
    </message>
    <message>
        <source>Copies what the next shift needs to know, as Markdown</source>
        <translation>以 Markdown 复制下一班需要了解的内容</translation>
    </message>
    <message>
        <source>Copy shift handover sheet</source>
        <translation>复制交接班单</translation>
    </message>
    <message>
        <source>Handover sheet copied.</source>
        <translation>交接单已复制。</translation>
    </message>
    <message>
        <source>a person can handle 10</source>
        <translation>一个人可应对 10 条</translation>
    </message>
    <message>
        <source>Alarms per 10 min, last 24 h</source>
        <translation>每 10 分钟告警数，最近 24 小时</translation>
    </message>
    <message>
        <source>Priorities, last 24 h</source>
        <translation>优先级，最近 24 小时</translation>
    </message>
    <message>
        <source>Not acknowledged</source>
        <translation>未确认</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>确认</translation>
    </message>
    <message>
        <source>No alarms to acknowledge.</source>
        <translation>没有待确认的警报。</translation>
    </message>
    <message>
        <source>Unacknowledged alarms</source>
        <translation>未确认的警报</translation>
    </message>
    <message>
        <source>raised %1 ago</source>
        <translation>%1 前触发</translation>
    </message>
    <message>
        <source>Acknowledged, still active</source>
        <translation>已确认，未解决</translation>
    </message>
    <message>
        <source>No acknowledged alarms are active.</source>
        <translation>没有已确认且仍存在的告警。</translation>
    </message>
    <message>
        <source>Acknowledged alarms</source>
        <translation>已确认的告警</translation>
    </message>
    <message>
        <source>%1, %2 ago; raised %3 ago</source>
        <translation>%1，%2 前；%3 前触发</translation>
    </message>
    <message>
        <source>Top 10 sources, last 24 h</source>
        <translation>前 10 个来源，最近 24 小时</translation>
    </message>
    <message>
        <source>No alarm in the last 24 h.</source>
        <translation>最近 24 小时没有告警。</translation>
    </message>
    <message>
        <source>Sources with the most alarms</source>
        <translation>告警最多的来源</translation>
    </message>
    <message>
        <source>3 times or more in 1 h</source>
        <translation>1 小时内 3 次或以上</translation>
    </message>
    <message>
        <source>Chattering</source>
        <translation>抖动</translation>
    </message>
    <message>
        <source>No chattering alarms.</source>
        <translation>没有反复出现的告警。</translation>
    </message>
    <message>
        <source>Chattering alarms</source>
        <translation>反复出现的告警</translation>
    </message>
    <message>
        <source>Shelved</source>
        <translation>已搁置</translation>
    </message>
    <message>
        <source>Unshelve</source>
        <translation>取消搁置</translation>
    </message>
    <message>
        <source>No shelved alarms.</source>
        <translation>没有搁置的内容。</translation>
    </message>
    <message>
        <source>Shelved alarms</source>
        <translation>已搁置的告警</translation>
    </message>
    <message>
        <source>back in %1; %2: %3</source>
        <translation>%1 后恢复；%2：%3</translation>
    </message>
    <message>
        <source>The backend does not serve alarms.</source>
        <translation>后端未提供任何告警信息。</translation>
    </message>
    <message>
        <source>Shelve…</source>
        <translation>搁置…</translation>
    </message>
</context>
<context>
    <name>AppearancePane</name>
    <message>
        <source>Saved in %1.</source>
        <translation>保存在 %1 中。</translation>
    </message>
    <message>
        <source>Not saved: lost when the console is closed.</source>
        <translation>关闭控制台后即丢弃。</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>跟随桌面</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Light for a bright room, dark for a dim one.</source>
        <translation>明亮的房间用浅色，昏暗的房间用深色。</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>紧凑</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Touch</source>
        <translation>触控</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>密度</translation>
    </message>
    <message>
        <source>Rows of 28, 36 or 48 pixels.</source>
        <translation>行高 28、36 或 48 像素。</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Takes effect when the console is restarted.</source>
        <translation>重新启动控制台后生效。</translation>
    </message>
    <message>
        <source>In addition to the scale of the desktop.</source>
        <translation>在桌面设置的基础上叠加。</translation>
    </message>
    <message>
        <source>Reduce motion: no animation and no blinking</source>
        <translation>减少动态效果：不移动、不闪烁</translation>
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
        <translation>编号</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>发生了什么</translation>
    </message>
    <message>
        <source>Actor</source>
        <translation>操作者</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Approved by</source>
        <translation>批准人</translation>
    </message>
    <message>
        <source>From</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>AuditList</name>
    <message>
        <source>Audit</source>
        <translation>审计</translation>
    </message>
    <message>
        <source>1 row copied.</source>
        <translation>已复制 1 行。</translation>
    </message>
    <message>
        <source>%1 rows copied.</source>
        <translation>已复制 %1 行。</translation>
    </message>
</context>
<context>
    <name>AuditPage</name>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>已超时</translation>
    </message>
    <message>
        <source>G4</source>
        <translation>G4</translation>
    </message>
    <message>
        <source>Break-glass</source>
        <translation>紧急破窗 (break-glass)</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>双人批准</translation>
    </message>
    <message>
        <source>Every row was checked, %1 are intact.</source>
        <translation>已重新读取所有行，%1 行完好。</translation>
    </message>
    <message>
        <source>Filter (/)</source>
        <translation>筛选 (/)</translation>
    </message>
    <message>
        <source>Saves the visible rows</source>
        <translation>保存当前显示的行</translation>
    </message>
    <message>
        <source>Save CSV</source>
        <translation>保存 CSV</translation>
    </message>
    <message>
        <source>Saves the visible rows, one JSON object per line</source>
        <translation>保存当前显示的行，每行一个 JSON 对象</translation>
    </message>
    <message>
        <source>Save JSONL</source>
        <translation>保存 JSONL</translation>
    </message>
    <message>
        <source>chain not checked yet</source>
        <translation>链尚未校验</translation>
    </message>
    <message>
        <source>chain ok to #%1</source>
        <translation>链正常，至 #%1</translation>
    </message>
    <message>
        <source>1 break-glass to review</source>
        <translation>1 次紧急破窗等待复核</translation>
    </message>
    <message>
        <source>%1 break-glasses to review</source>
        <translation>%1 次紧急破窗等待复核</translation>
    </message>
    <message>
        <source>The backend checks the hash of every row</source>
        <translation>后端将重新读取每一行及其哈希</translation>
    </message>
    <message>
        <source>Check chain</source>
        <translation>校验链</translation>
    </message>
    <message>
        <source>%1 rows match</source>
        <translation>%1 行匹配</translation>
    </message>
    <message>
        <source>The newest %1 rows</source>
        <translation>最新 %1 行</translation>
    </message>
    <message>
        <source>Checked %1.</source>
        <translation>检查时间：%1。</translation>
    </message>
    <message>
        <source>No changes were made in %1 through Holdpoint.</source>
        <translation>尚无人通过 Holdpoint 更改过 %1。</translation>
    </message>
    <message>
        <source>The filters hide all rows.</source>
        <translation>有行被筛选器隐藏。</translation>
    </message>
    <message>
        <source>Filter by actor, action, object or reason (/)</source>
        <translation>按操作者、操作、对象或原因筛选 (/)</translation>
    </message>
    <message>
        <source>from:10.0.7 searches addresses only, for:ada who is acted for; actor:, object:, action: likewise</source>
        <translation>from:10.0.7 只查地址，for:ada 只查被代表者，actor: object: action: 各查其列</translation>
    </message>
    <message>
        <source>Another person writes down the findings, and the alarm clears</source>
        <translation>由另一人写下所见，告警随之结束</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>复核…</translation>
    </message>
    <message>
        <source>1 row matches</source>
        <translation>1 行匹配</translation>
    </message>
    <message>
        <source>the column %1</source>
        <translation>列 %1</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>已选择 %1 个</translation>
    </message>
    <message>
        <source>Views…</source>
        <translation>视图…</translation>
    </message>
</context>
<context>
    <name>AuditPanel</name>
    <message>
        <source>The server accepted it</source>
        <translation>服务器已接受</translation>
    </message>
    <message>
        <source>The server refused it</source>
        <translation>服务器已拒绝</translation>
    </message>
    <message>
        <source>No dry run was made</source>
        <translation>未进行试运行</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Select a row to see its patch, dry run and interlocks.</source>
        <translation>选择一行以查看其补丁、试运行和联锁。</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>最终结果</translation>
    </message>
    <message>
        <source>Actor</source>
        <translation>操作者</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>来自 %1</translation>
    </message>
    <message>
        <source>On behalf of</source>
        <translation>代表</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Approved by</source>
        <translation>批准人</translation>
    </message>
    <message>
        <source>Break-glass</source>
        <translation>紧急破窗 (break-glass)</translation>
    </message>
    <message>
        <source>yes, without a second person</source>
        <translation>是，无第二人批准</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复核</translation>
    </message>
    <message>
        <source>Guard level</source>
        <translation>防护级别</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>试运行</translation>
    </message>
    <message>
        <source>uid</source>
        <translation>uid</translation>
    </message>
    <message>
        <source>Digest</source>
        <translation>摘要值</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>哈希</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Interlocks at that moment</source>
        <translation>当时的联锁</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>补丁</translation>
    </message>
    <message>
        <source>Copy patch</source>
        <translation>复制补丁</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
</context>
<context>
    <name>AuditRowItem</name>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
</context>
<context>
    <name>AuditText</name>
    <message>
        <source>%1 asked to remove the hook %3 from %2.</source>
        <translation>%1 请求从 %2 移除钩子 %3。</translation>
    </message>
    <message>
        <source>%1 removed the hook %3 from %2.</source>
        <translation>%1 已从 %2 移除钩子 %3。</translation>
    </message>
    <message>
        <source>%1 asked to retry the drain of %2.</source>
        <translation>%1 请求重试 %2 的排空。</translation>
    </message>
    <message>
        <source>%1 retried the drain of %2.</source>
        <translation>%1 已重试 %2 的排空。</translation>
    </message>
    <message>
        <source>%1 asked to skip the drain of %2.</source>
        <translation>%1 请求跳过 %2 的排空。</translation>
    </message>
    <message>
        <source>%1 skipped the drain of %2.</source>
        <translation>%1 已跳过 %2 的排空。</translation>
    </message>
    <message>
        <source>%1 asked to mark %2 for replacement.</source>
        <translation>%1 请求将 %2 标记为待更换。</translation>
    </message>
    <message>
        <source>%1 marked %2 for replacement.</source>
        <translation>%1 已将 %2 标记为待更换。</translation>
    </message>
    <message>
        <source>%1 asked to cordon %2.</source>
        <translation>%1 请求封锁 %2。</translation>
    </message>
    <message>
        <source>%1 cordoned %2.</source>
        <translation>%1 已封锁 %2。</translation>
    </message>
    <message>
        <source>%1 asked to uncordon %2.</source>
        <translation>%1 请求解除 %2 的封锁。</translation>
    </message>
    <message>
        <source>%1 uncordoned %2.</source>
        <translation>%1 已解除 %2 的封锁。</translation>
    </message>
    <message>
        <source>%1 asked to hold %2 off.</source>
        <translation>%1 请求使 %2 保持关机。</translation>
    </message>
    <message>
        <source>%1 set a hold that keeps %2 off.</source>
        <translation>%1 设置了使 %2 保持关机的阻塞点。</translation>
    </message>
    <message>
        <source>%1 asked to release the hold %3 on %2.</source>
        <translation>%1 请求解除 %2 上的阻塞点 %3。</translation>
    </message>
    <message>
        <source>%1 released the hold %3 on %2.</source>
        <translation>%1 已解除 %2 上的阻塞点 %3。</translation>
    </message>
    <message>
        <source>%1 asked to release the power key %3 of %2.</source>
        <translation>%1 请求释放 %2 的电源键 %3。</translation>
    </message>
    <message>
        <source>%1 released the power key %3 of %2.</source>
        <translation>%1 已释放 %2 的电源键 %3。</translation>
    </message>
    <message>
        <source>%1 asked to power on %2.</source>
        <translation>%1 请求开启 %2。</translation>
    </message>
    <message>
        <source>%1 powered on %2.</source>
        <translation>%1 已开启 %2。</translation>
    </message>
    <message>
        <source>%1 asked to power off %2.</source>
        <translation>%1 请求关闭 %2。</translation>
    </message>
    <message>
        <source>%1 powered off %2.</source>
        <translation>%1 已关闭 %2。</translation>
    </message>
    <message>
        <source>%1 asked for a soft reboot of %2.</source>
        <translation>%1 请求软重启 %2。</translation>
    </message>
    <message>
        <source>%1 made a soft reboot of %2.</source>
        <translation>%1 已软重启 %2。</translation>
    </message>
    <message>
        <source>%1 asked for a hard reboot of %2.</source>
        <translation>%1 请求硬重启 %2。</translation>
    </message>
    <message>
        <source>%1 made a hard reboot of %2.</source>
        <translation>%1 已硬重启 %2。</translation>
    </message>
    <message>
        <source>%1 asked to cancel the remediation of %2.</source>
        <translation>%1 请求取消对 %2 的修复。</translation>
    </message>
    <message>
        <source>%1 cancelled the remediation of %2.</source>
        <translation>%1 取消了对 %2 的修复。</translation>
    </message>
    <message>
        <source>%1 asked to exclude %2 from remediation.</source>
        <translation>%1 请求将 %2 排除在修复之外。</translation>
    </message>
    <message>
        <source>%1 excluded %2 from remediation.</source>
        <translation>%1 将 %2 排除在修复之外。</translation>
    </message>
    <message>
        <source>%1 asked to include %2 in remediation again.</source>
        <translation>%1 请求重新将 %2 纳入修复。</translation>
    </message>
    <message>
        <source>%1 included %2 in remediation again.</source>
        <translation>%1 重新将 %2 纳入修复。</translation>
    </message>
    <message>
        <source>%1 asked to restore the drain of %2.</source>
        <translation>%1 请求恢复 %2 的排空。</translation>
    </message>
    <message>
        <source>%1 restored the drain of %2.</source>
        <translation>%1 恢复了 %2 的排空。</translation>
    </message>
    <message>
        <source>%1 asked to restore the volume wait of %2.</source>
        <translation>%1 请求恢复 %2 的卷等待。</translation>
    </message>
    <message>
        <source>%1 restored the volume wait of %2.</source>
        <translation>%1 恢复了 %2 的卷等待。</translation>
    </message>
    <message>
        <source>%1 asked to pause %2.</source>
        <translation>%1 请求暂停 %2。</translation>
    </message>
    <message>
        <source>%1 paused %2.</source>
        <translation>%1 已暂停 %2。</translation>
    </message>
    <message>
        <source>%1 asked to resume %2.</source>
        <translation>%1 请求恢复 %2。</translation>
    </message>
    <message>
        <source>%1 resumed %2.</source>
        <translation>%1 已恢复 %2。</translation>
    </message>
    <message>
        <source>%1 asked to detach %2.</source>
        <translation>%1 请求分离 %2。</translation>
    </message>
    <message>
        <source>%1 detached %2.</source>
        <translation>%1 已分离 %2。</translation>
    </message>
    <message>
        <source>%1 asked to attach %2.</source>
        <translation>%1 请求接入 %2。</translation>
    </message>
    <message>
        <source>%1 attached %2.</source>
        <translation>%1 已接入 %2。</translation>
    </message>
    <message>
        <source>%1 asked to skip the volume wait of %2.</source>
        <translation>%1 请求跳过 %2 的卷等待。</translation>
    </message>
    <message>
        <source>%1 skipped the volume wait of %2.</source>
        <translation>%1 跳过了 %2 的卷等待。</translation>
    </message>
    <message>
        <source>%1 asked to limit the drains of %2.</source>
        <translation>%1 请求限制 %2 的排空。</translation>
    </message>
    <message>
        <source>%1 limited the drains of %2.</source>
        <translation>%1 限制了 %2 的排空。</translation>
    </message>
    <message>
        <source>%1 asked for the remediation of %2.</source>
        <translation>%1 请求修复 %2。</translation>
    </message>
    <message>
        <source>%1 requested the remediation of %2.</source>
        <translation>%1 已请求对 %2 的修复。</translation>
    </message>
    <message>
        <source>%2 came by a link that %1 shared.</source>
        <translation>%2 通过 %1 分享的链接访问。</translation>
    </message>
    <message>
        <source>%1 approved the screen %2.</source>
        <translation>%1 已批准屏幕 %2。</translation>
    </message>
    <message>
        <source>%1 denied the screen %2.</source>
        <translation>%1 已拒绝屏幕 %2。</translation>
    </message>
    <message>
        <source>The screen %2, approved by %1, was paired.</source>
        <translation>由 %1 批准的屏幕 %2 已配对。</translation>
    </message>
    <message>
        <source>%1 renamed a screen to %2.</source>
        <translation>%1 已将一个屏幕重命名为 %2。</translation>
    </message>
    <message>
        <source>%1 revoked the screen %2.</source>
        <translation>%1 已撤销屏幕 %2。</translation>
    </message>
    <message>
        <source>%1 created the token %2.</source>
        <translation>%1 已创建令牌 %2。</translation>
    </message>
    <message>
        <source>%1 revoked the token %2.</source>
        <translation>%1 已撤销令牌 %2。</translation>
    </message>
    <message>
        <source>%1 replaced the token %2.</source>
        <translation>%1 已更换令牌 %2。</translation>
    </message>
    <message>
        <source>%1 replaced the certificate.</source>
        <translation>%1 已更换证书。</translation>
    </message>
    <message>
        <source>%1 replaced the key of the audit.</source>
        <translation>%1 已更换审计密钥。</translation>
    </message>
    <message>
        <source>%1 replaced the key that signs bundles.</source>
        <translation>%1 已更换为包签名的密钥。</translation>
    </message>
    <message>
        <source>%1 accepted the audit as it is.</source>
        <translation>%1 已按现状接受审计。</translation>
    </message>
    <message>
        <source>%1 asked to set the budget %2.</source>
        <translation>%1 请求设置预算 %2。</translation>
    </message>
    <message>
        <source>%1 set the budget %2.</source>
        <translation>%1 已设置预算 %2。</translation>
    </message>
</context>
<context>
    <name>BackendPicker</name>
    <message>
        <source>Backends</source>
        <translation>后端</translation>
    </message>
    <message>
        <source>What you change in a window goes to its backend only.</source>
        <translation>在一个窗口中写入的内容只会发送到该窗口的后端。</translation>
    </message>
    <message>
        <source>Add a backend…</source>
        <translation>添加后端…</translation>
    </message>
    <message>
        <source>All clusters</source>
        <translation>所有集群</translation>
    </message>
</context>
<context>
    <name>BackendRow</name>
    <message>
        <source>connecting</source>
        <translation>正在连接</translation>
    </message>
    <message>
        <source>live</source>
        <translation>实时</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>缓慢</translation>
    </message>
    <message>
        <source>STALE %1</source>
        <translation>数据过期 %1</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>未连接</translation>
    </message>
    <message>
        <source>%1, %2 new alarms, highest P%3</source>
        <translation>%1，%2 个新告警，最严重的是 P%3</translation>
    </message>
    <message>
        <source>%1 holding</source>
        <translation>%1 个阻塞中</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 个新</translation>
    </message>
    <message>
        <source>Open %1 in another window</source>
        <translation>在另一个窗口中打开 %1</translation>
    </message>
    <message>
        <source>New window</source>
        <translation>新窗口</translation>
    </message>
    <message>
        <source>Remove %1 from this console</source>
        <translation>从此控制台移除 %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>not live</source>
        <translation>非实时</translation>
    </message>
</context>
<context>
    <name>Banners</name>
    <message>
        <source>Resume</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>立即重试</translation>
    </message>
    <message>
        <source>Next attempt in %1 s</source>
        <translation>%1 秒后下次尝试</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>正在连接…</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>查看…</translation>
    </message>
    <message>
        <source>+%1 more</source>
        <translation>另有 %1 条</translation>
    </message>
    <message>
        <source>Needs your approval: %1</source>
        <translation>等待您的批准：%1</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>已停止：%1</translation>
    </message>
    <message>
        <source>Waiting for approval: %1</source>
        <translation>等待批准：%1</translation>
    </message>
    <message>
        <source>In progress: %1</source>
        <translation>进行中：%1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
</context>
<context>
    <name>BudgetsPane</name>
    <message>
        <source>Applied by the backend to current holds. With a history, a hold that takes longer than 95 of 100 like it is late; without one, the budget decides.</source>
        <translation>后端对当前阻塞点采用的标准。没有历史时按预算判断；否则，耗时超过 100 次同类中 95 次的即为延迟。</translation>
    </message>
    <message>
        <source>Alarm budgets</source>
        <translation>告警预算</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>阻塞点</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>所有者</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>Usually</source>
        <translation>通常</translation>
    </message>
    <message>
        <source>95 of 100</source>
        <translation>100 次中 95 次</translation>
    </message>
    <message>
        <source>Budgets</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限时间</translation>
    </message>
    <message>
        <source>no history</source>
        <translation>无历史</translation>
    </message>
    <message>
        <source>%1 (n %2)</source>
        <translation>%1 (n %2)</translation>
    </message>
    <message>
        <source>Budgets appear with the holds they apply to.</source>
        <translation>预算与其对应的阻塞点一同显示。</translation>
    </message>
    <message>
        <source>No holds.</source>
        <translation>没有阻塞点。</translation>
    </message>
    <message>
        <source>Every hold at %1</source>
        <translation>%1 处的所有阻塞点</translation>
    </message>
    <message>
        <source>Every hold of %1</source>
        <translation>%1 的所有阻塞点</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%2 处的 %1</translation>
    </message>
    <message>
        <source>Select a hold to change its budget.</source>
        <translation>选择一个阻塞点以更改其预算。</translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation>适用于</translation>
    </message>
    <message>
        <source>Budget, such as 45m</source>
        <translation>预算，例如 45m</translation>
    </message>
    <message>
        <source>New budget</source>
        <translation>新预算</translation>
    </message>
    <message>
        <source>Enter a duration such as 45m or 1h30m.</source>
        <translation>输入时长，例如 45m 或 1h30m。</translation>
    </message>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>数据已超过 10 秒未更新：无法进行任何更改。</translation>
    </message>
    <message>
        <source>Requires the role admin.</source>
        <translation>需要 admin 角色。</translation>
    </message>
    <message>
        <source>The budget of %1 is %2.</source>
        <translation>%1 的预算为 %2。</translation>
    </message>
    <message>
        <source>The budget of %1 is %2, as configured.</source>
        <translation>%1 的预算为 %2，与配置一致。</translation>
    </message>
    <message>
        <source>The budget of %1 is the default.</source>
        <translation>%1 的预算为默认值。</translation>
    </message>
    <message>
        <source>Enter a reason to reset the budget of %1.</source>
        <translation>请输入重置 %1 预算的原因。</translation>
    </message>
    <message>
        <source>Ten characters or a ticket id</source>
        <translation>十个字符或工单号</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Set for this site</source>
        <translation>为本站点设置</translation>
    </message>
    <message>
        <source>in the configuration</source>
        <translation>在配置中</translation>
    </message>
    <message>
        <source>set here; %1 in the configuration</source>
        <translation>在此设置；配置中为 %1</translation>
    </message>
    <message>
        <source>set here</source>
        <translation>在此设置</translation>
    </message>
    <message>
        <source>Reset the budget of %1</source>
        <translation>重置 %1 的预算</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>重置…</translation>
    </message>
</context>
<context>
    <name>BulkActs</name>
    <message>
        <source>Reason: at least 10 characters, or a ticket id</source>
        <translation>原因：至少 10 个字符，或工单 ID</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Number of machines, %1</source>
        <translation>机器数量，%1</translation>
    </message>
    <message>
        <source>Number of machines: type %1</source>
        <translation>机器数量：输入 %1</translation>
    </message>
    <message>
        <source>Digits, %1</source>
        <translation>数字，%1</translation>
    </message>
    <message>
        <source>Digits: type %1</source>
        <translation>数字：输入 %1</translation>
    </message>
    <message>
        <source>Continue even if I disconnect</source>
        <translation>即使我断开连接也继续</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>What was not sent is not sent any more</source>
        <translation>尚未发送的将不再发送</translation>
    </message>
    <message>
        <source>Withdraw the request</source>
        <translation>撤回请求</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Stop the plan</source>
        <translation>停止计划</translation>
    </message>
    <message>
        <source>End the plan</source>
        <translation>结束计划</translation>
    </message>
    <message>
        <source>Plan again</source>
        <translation>重新计划</translation>
    </message>
    <message>
        <source>Continue the plan</source>
        <translation>继续计划</translation>
    </message>
    <message>
        <source>Approve: %1</source>
        <translation>批准：%1</translation>
    </message>
    <message>
        <source>Request approval</source>
        <translation>请求批准</translation>
    </message>
    <message>
        <source>Start the plan</source>
        <translation>启动计划</translation>
    </message>
    <message>
        <source>Read-only: requires the role operator or approver.</source>
        <translation>只能查看，不能操作：需要 operator 或 approver 角色。</translation>
    </message>
    <message>
        <source>Only %1 can continue it.</source>
        <translation>只有 %1 可以继续它。</translation>
    </message>
</context>
<context>
    <name>BulkBar</name>
    <message>
        <source>1 hold selected</source>
        <translation>已选择 1 个阻塞点</translation>
    </message>
    <message>
        <source>%1 holds selected</source>
        <translation>已选择 %1 个阻塞点</translation>
    </message>
    <message>
        <source>Acknowledge (A)</source>
        <translation>确认 (A)</translation>
    </message>
    <message>
        <source>Shelve… (H)</source>
        <translation>搁置… (H)</translation>
    </message>
    <message>
        <source>Ask owners</source>
        <translation>询问所有者</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>取消选择</translation>
    </message>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>已禁用：数据已超过 10 s。</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>需要 operator 角色。</translation>
    </message>
</context>
<context>
    <name>BulkHead</name>
    <message>
        <source>Guard level %1</source>
        <translation>防护级别 %1</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>位于 %1</translation>
    </message>
</context>
<context>
    <name>BulkMachineList</name>
    <message>
        <source>Left out · %1</source>
        <translation>未纳入 · %1</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>1 台机器</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>%1 台机器</translation>
    </message>
    <message>
        <source>Wave %1 of %2 · %3</source>
        <translation>第 %1 波（共 %2 波）· %3</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>未纳入</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>未发送</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>已观察到</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Machines of the plan</source>
        <translation>计划中的机器</translation>
    </message>
    <message>
        <source>1 check passed</source>
        <translation>1 项检查通过</translation>
    </message>
    <message>
        <source>%1 checks passed</source>
        <translation>%1 项检查通过</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>补丁</translation>
    </message>
</context>
<context>
    <name>BulkRules</name>
    <message>
        <source>%1 waves, with a pause of %2 after each.</source>
        <translation>共 %1 波，每波之后暂停 %2。</translation>
    </message>
    <message>
        <source>One wave.</source>
        <translation>一波。</translation>
    </message>
    <message>
        <source>Each machine is checked again before it is sent. One that is no longer as planned is skipped.</source>
        <translation>每台机器在发送前都会再次检查。与计划时不同的会被跳过。</translation>
    </message>
    <message>
        <source>It stops at the first machine that fails.</source>
        <translation>第一台机器失败时即停止。</translation>
    </message>
    <message>
        <source>It stops when more machines fail than %1.</source>
        <translation>失败的机器超过 %1 台时停止。</translation>
    </message>
    <message>
        <source>It stops when a check changes, an effect is not observed, a right is lost or the clock is set.</source>
        <translation>检查项变化、效果未被观察到、权限丢失或时钟被调整时，它会停止。</translation>
    </message>
    <message>
        <source>It continues when the person who started it disconnects.</source>
        <translation>启动者断开连接时，它会继续。</translation>
    </message>
    <message>
        <source>It stops when the person who started it disconnects.</source>
        <translation>启动者断开连接时，它会停止。</translation>
    </message>
    <message>
        <source>Anybody with the role operator or approver can stop it.</source>
        <translation>任何具有 operator 或 approver 角色的人都可以停止它。</translation>
    </message>
    <message>
        <source>Rules of the plan</source>
        <translation>计划的规则</translation>
    </message>
    <message>
        <source>Cannot be done: %1</source>
        <translation>无法执行：%1</translation>
    </message>
    <message>
        <source>How it runs</source>
        <translation>运行方式</translation>
    </message>
    <message>
        <source>A second person must approve exactly this plan: another identity with the role approver.</source>
        <translation>必须由第二人批准此计划本身：具有 approver 角色的另一身份。</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Approved by %1.</source>
        <translation>已由 %1 批准。</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>Read %1. Digest %2.</source>
        <translation>读取于 %1。摘要值 %2。</translation>
    </message>
</context>
<context>
    <name>CalendarPage</name>
    <message>
        <source>Previous month</source>
        <translation>上个月</translation>
    </message>
    <message>
        <source>Previous week</source>
        <translation>上周</translation>
    </message>
    <message>
        <source>Go to today</source>
        <translation>从今天起</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>下个月</translation>
    </message>
    <message>
        <source>Next week</source>
        <translation>下周</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Times are UTC</source>
        <translation>时间为 UTC</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>周</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Saves windows and maintenances as iCalendar, for calendar apps</source>
        <translation>将窗口和维护保存为 iCalendar，供个人日历使用</translation>
    </message>
    <message>
        <source>Save ICS</source>
        <translation>保存 ICS</translation>
    </message>
    <message>
        <source>%1 (and %2 more)</source>
        <translation>%1（另有 %2 项）</translation>
    </message>
    <message>
        <source>Checked %1.</source>
        <translation>检查时间：%1。</translation>
    </message>
    <message>
        <source>No windows and no maintenance in %1. Maintenance may start at any time.</source>
        <translation>%1 中没有窗口也没有维护。维护可随时开始。</translation>
    </message>
    <message>
        <source>Plan one piece of work, or import a calendar</source>
        <translation>计划一项工作，或导入日历</translation>
    </message>
    <message>
        <source>Plan work…</source>
        <translation>计划工作…</translation>
    </message>
    <message>
        <source>Copies the address of the calendar, for apps that subscribe to it</source>
        <translation>复制日历地址，供订阅它的程序使用</translation>
    </message>
    <message>
        <source>Copy feed</source>
        <translation>复制订阅地址</translation>
    </message>
    <message>
        <source>Copied. Append ?token= and the token of a viewer.</source>
        <translation>已复制。请加上 ?token= 和 viewer 的令牌。</translation>
    </message>
    <message>
        <source>Window %1 removed.</source>
        <translation>窗口 %1 已移除。</translation>
    </message>
    <message>
        <source>Window %1 is back.</source>
        <translation>窗口 %1 已恢复。</translation>
    </message>
</context>
<context>
    <name>CellLook</name>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Under 1 hour</source>
        <translation>不足 1 小时</translation>
    </message>
    <message>
        <source>Under 1 day</source>
        <translation>不足 1 天</translation>
    </message>
    <message>
        <source>Under 7 days</source>
        <translation>不足 7 天</translation>
    </message>
    <message>
        <source>Under 30 days</source>
        <translation>不足 30 天</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>更久</translation>
    </message>
    <message>
        <source>No host</source>
        <translation>无主机</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Not as intended</source>
        <translation>与期望不符</translation>
    </message>
    <message>
        <source>Changing</source>
        <translation>切换中</translation>
    </message>
    <message>
        <source>In maintenance</source>
        <translation>维护中</translation>
    </message>
    <message>
        <source>Needs a person</source>
        <translation>需要人工处理</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>已计划</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Act now</source>
        <translation>立即处理</translation>
    </message>
    <message>
        <source>Soon</source>
        <translation>尽快处理</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>留意</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>阻塞中</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>无法识别</translation>
    </message>
</context>
<context>
    <name>CheckList</name>
    <message>
        <source>Evidence</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Evidence, read %1</source>
        <translation>依据，读取于 %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ChecksPane</name>
    <message>
        <source>Reading the checks…</source>
        <translation>正在读取检查项…</translation>
    </message>
    <message>
        <source>Checks are not available: the data is older than 10 s.</source>
        <translation>数据超过 10 秒未更新时不读取检查项。</translation>
    </message>
    <message>
        <source>You are not allowed to read the checks: %1</source>
        <translation>无权读取检查项：%1</translation>
    </message>
    <message>
        <source>The checks could not be read: %1</source>
        <translation>无法读取检查项：%1</translation>
    </message>
    <message>
        <source>No checks needed.</source>
        <translation>没有需要检查的内容。</translation>
    </message>
    <message>
        <source>Checks: %1</source>
        <translation>操作前的检查：%1</translation>
    </message>
</context>
<context>
    <name>ClusterHoldItem</name>
    <message>
        <source>%1: %2, %3 at %4, %5</source>
        <translation>%1：%2，%4 处的 %3，%5</translation>
    </message>
</context>
<context>
    <name>ClusterList</name>
    <message>
        <source>Clusters</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>1 台机器</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>%1 台机器</translation>
    </message>
    <message>
        <source>%1 holding</source>
        <translation>%1 个阻塞中</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
</context>
<context>
    <name>ClustersFleet</name>
    <message>
        <source>oldest %1</source>
        <translation>最久 %1</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>阻塞中</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>已逾期</translation>
    </message>
    <message>
        <source>Power unknown or wrong</source>
        <translation>电源未知或不符</translation>
    </message>
    <message>
        <source>In maintenance</source>
        <translation>维护中</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>需要关注</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ClustersHolds</name>
    <message>
        <source>%1: %2, oldest %3</source>
        <translation>%1：%2，最久 %3</translation>
    </message>
    <message>
        <source>1 hold</source>
        <translation>1 个阻塞点</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1 个阻塞点</translation>
    </message>
    <message>
        <source>Filter (/)</source>
        <translation>筛选 (/)</translation>
    </message>
    <message>
        <source>Filter by cluster, machine, hold, owner or point (/)</source>
        <translation>按集群、机器、阻塞点、所有者或等待点筛选 (/)</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>阻塞中</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>已逾期</translation>
    </message>
    <message>
        <source>Orphan owner</source>
        <translation>所有者缺失</translation>
    </message>
    <message>
        <source>Control plane</source>
        <translation>控制平面</translation>
    </message>
    <message>
        <source>Armed</source>
        <translation>已布防</translation>
    </message>
    <message>
        <source>By cluster</source>
        <translation>按集群</translation>
    </message>
    <message>
        <source>By owner</source>
        <translation>按所有者</translation>
    </message>
    <message>
        <source>By point</source>
        <translation>按等待点</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>不分组</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>分组方式</translation>
    </message>
    <message>
        <source>1 change – press R to apply</source>
        <translation>1 项变化 – 按 R 应用</translation>
    </message>
    <message>
        <source>%1 changes – press R to apply</source>
        <translation>%1 项变化 – 按 R 应用</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Waiting at</source>
        <translation>等待位置</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>阻塞点</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>所有者</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>持续</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Holds of all clusters</source>
        <translation>所有集群的阻塞点</translation>
    </message>
    <message>
        <source>Checked %1.</source>
        <translation>检查时间：%1。</translation>
    </message>
    <message>
        <source>Nothing is holding.</source>
        <translation>没有阻塞中的内容。</translation>
    </message>
    <message>
        <source>Nothing is holding in the connected clusters.</source>
        <translation>可见的集群中没有阻塞中的内容。</translation>
    </message>
    <message>
        <source>1 hold is hidden by the filters.</source>
        <translation>1 个阻塞点被筛选器隐藏。</translation>
    </message>
    <message>
        <source>%1 holds are hidden by the filters.</source>
        <translation>%1 个阻塞点被筛选器隐藏。</translation>
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
        <translation>状态</translation>
    </message>
    <message>
        <source>All clusters</source>
        <translation>所有集群</translation>
    </message>
    <message>
        <source>1 cluster</source>
        <translation>1 个集群</translation>
    </message>
    <message>
        <source>%1 clusters</source>
        <translation>%1 个集群</translation>
    </message>
    <message>
        <source>%1 of %2 clusters</source>
        <translation>%2 个集群中的 %1 个</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>机群</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>阻塞点</translation>
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
        <translation>返回单个集群</translation>
    </message>
</context>
<context>
    <name>ClustersWindow</name>
    <message>
        <source>Holdpoint: all clusters</source>
        <translation>Holdpoint：所有集群</translation>
    </message>
    <message>
        <source>Read-only: changes are made in the window of one cluster. Open a row to go there.</source>
        <translation>这里不写入任何内容：写入只在某个集群自己的窗口中进行。打开一行即可前往。</translation>
    </message>
</context>
<context>
    <name>CodeBlock</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>复制 %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>ColumnChips</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Clear the filter %1</source>
        <translation>清除筛选 %1</translation>
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
        <translation>重置列</translation>
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
        <translation>包含…</translation>
    </message>
    <message>
        <source>%1 contains</source>
        <translation>%1 包含</translation>
    </message>
    <message>
        <source>Clear this filter</source>
        <translation>清除此筛选</translation>
    </message>
    <message>
        <source>Hide this column</source>
        <translation>隐藏此列</translation>
    </message>
    <message>
        <source>As second sort key</source>
        <translation>作为第二排序键</translation>
    </message>
</context>
<context>
    <name>ColumnTitle</name>
    <message>
        <source>sorted, descending</source>
        <translation>已排序，降序</translation>
    </message>
    <message>
        <source>sorted, ascending</source>
        <translation>已排序，升序</translation>
    </message>
    <message>
        <source>second sort column, descending</source>
        <translation>第二排序列，降序</translation>
    </message>
    <message>
        <source>second sort column, ascending</source>
        <translation>第二排序列，升序</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Go to machine</source>
        <translation>转到机器</translation>
    </message>
    <message>
        <source>Command or machine</source>
        <translation>命令或机器</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>查找结果</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>无匹配</translation>
    </message>
</context>
<context>
    <name>ConnectionPage</name>
    <message>
        <source>This console</source>
        <translation>此控制台</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>后端</translation>
    </message>
    <message>
        <source>The backend has no streams.</source>
        <translation>后端没有数据流。</translation>
    </message>
    <message>
        <source>Loading the streams</source>
        <translation>正在加载数据流</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>数据流</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Last data</source>
        <translation>最后一条消息</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>对象数</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>组成部分</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>权限</translation>
    </message>
    <message>
        <source>Testing the connection…</source>
        <translation>正在测试连接…</translation>
    </message>
    <message>
        <source>The backend signs in to its cluster again</source>
        <translation>后端重新登录其集群</translation>
    </message>
    <message>
        <source>Re-authenticate</source>
        <translation>重新认证</translation>
    </message>
    <message>
        <source>Reconnects and catches up</source>
        <translation>重新连接并补齐</translation>
    </message>
    <message>
        <source>Disconnects until you resume</source>
        <translation>断开连接，直到您恢复</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Opens a second connection and reports the result</source>
        <translation>建立第二个连接并说明结果</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Last output of the sign-in plug-in, without secrets</source>
        <translation>登录插件最近的输出（不含机密）</translation>
    </message>
    <message>
        <source>Sign-in log</source>
        <translation>登录日志</translation>
    </message>
    <message>
        <source>The credentials name no expiry.</source>
        <translation>凭据未说明何时到期。</translation>
    </message>
    <message>
        <source>The credentials expire in %1.</source>
        <translation>凭据将在 %1 后到期。</translation>
    </message>
    <message>
        <source>The credentials expired %1 ago.</source>
        <translation>凭据已于 %1 前到期。</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>By part</source>
        <translation>按部分</translation>
    </message>
    <message>
        <source>By kind and verb</source>
        <translation>按类型和动词</translation>
    </message>
</context>
<context>
    <name>DetailTable</name>
    <message>
        <source>Since</source>
        <translation>持续</translation>
    </message>
</context>
<context>
    <name>DiagnosticsPane</name>
    <message>
        <source>As Markdown, without tokens, passwords or certificates.</source>
        <translation>Markdown 格式，不含令牌、密码或证书。</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>EarlierTab</name>
    <message>
        <source>Deleted by %1</source>
        <translation>由 %1 删除</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>Failed, then deleted by %1</source>
        <translation>失败，随后由 %1 删除</translation>
    </message>
    <message>
        <source>Failed, then gone</source>
        <translation>失败，随后消失</translation>
    </message>
    <message numerus="yes">
        <source>Gone after %n hook(s) were removed by hand</source>
        <translation>
            <numerusform>有人移除 %n 个钩子后消失</numerusform>
        </translation>
    </message>
    <message>
        <source>Gone; its deletion was not observed</source>
        <translation>已消失；未见有人删除</translation>
    </message>
    <message>
        <source>%1 at %2, %3</source>
        <translation>%1 于 %2，%3</translation>
    </message>
    <message>
        <source>Not held by any hook</source>
        <translation>没有钩子保持过</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>Life</source>
        <translation>存续时间</translation>
    </message>
    <message>
        <source>Longest hold</source>
        <translation>最长的阻塞</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Earlier machines named %1</source>
        <translation>名为 %1 的早期机器</translation>
    </message>
    <message>
        <source>Show its timeline</source>
        <translation>显示其时间线</translation>
    </message>
    <message>
        <source>The record starts at %1. Machines before that are not recorded.</source>
        <translation>记录始于 %1；此前的机器无从得知。</translation>
    </message>
    <message>
        <source>No earlier machine named %1 is recorded.</source>
        <translation>记录中没有名为 %1 的早期机器。</translation>
    </message>
    <message>
        <source>Loading earlier machines…</source>
        <translation>正在加载早期机器…</translation>
    </message>
</context>
<context>
    <name>EntryItem</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Include: %1</source>
        <translation>纳入：%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>关键</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Visibility</source>
        <translation>显示级别</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>注释</translation>
    </message>
</context>
<context>
    <name>EntryList</name>
    <message>
        <source>%1 of %2 included</source>
        <translation>已纳入 %1 / %2</translation>
    </message>
    <message>
        <source>%1 more are not included</source>
        <translation>另有 %1 条已省略</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>正在读取</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Entries of the incident</source>
        <translation>事件的条目</translation>
    </message>
    <message>
        <source>No events of these machines are recorded in this range.</source>
        <translation>此时间范围内没有关于这些机器的记录。</translation>
    </message>
</context>
<context>
    <name>ExitButtons</name>
    <message>
        <source>Message to the owner copied.</source>
        <translation>发给所有者的消息已复制。</translation>
    </message>
    <message>
        <source>Way out copied.</source>
        <translation>解决办法已复制。</translation>
    </message>
    <message>
        <source>Copies this text</source>
        <translation>复制此内容</translation>
    </message>
    <message>
        <source>Copies a message to the owner</source>
        <translation>复制给所有者的消息</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Opens a review; this button sends nothing</source>
        <translation>打开复核；此按钮不会发送任何内容</translation>
    </message>
    <message>
        <source>%1… (%2)</source>
        <translation>%1… (%2)</translation>
    </message>
    <message>
        <source>Shows it</source>
        <translation>显示它</translation>
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
        <translation>HTML 页面</translation>
    </message>
    <message>
        <source>Trace (Perfetto)</source>
        <translation>跟踪 (Perfetto)</translation>
    </message>
    <message>
        <source>Holdpoint bundle</source>
        <translation>Holdpoint 包</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>%1 received</source>
        <translation>已接收 %1</translation>
    </message>
    <message>
        <source>Save the incident first: exports use the saved incident.</source>
        <translation>请先保存事件：导出的是已保存的内容。</translation>
    </message>
    <message>
        <source>The file is saved to your downloads. Exports are recorded with the name of the person.</source>
        <translation>文件保存到下载目录。谁导出了什么会记入记录。</translation>
    </message>
    <message>
        <source>Exports of the backend</source>
        <translation>后端的导出</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>导出记录</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>No exports since the backend started.</source>
        <translation>后端启动以来没有导出。</translation>
    </message>
    <message>
        <source>Creating the document…</source>
        <translation>正在生成文档…</translation>
    </message>
</context>
<context>
    <name>FactList</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>FieldsPane</name>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>No severity</source>
        <translation>无严重级别</translation>
    </message>
    <message>
        <source>Severity 1</source>
        <translation>严重级别 1</translation>
    </message>
    <message>
        <source>Severity 2</source>
        <translation>严重级别 2</translation>
    </message>
    <message>
        <source>Severity 3</source>
        <translation>严重级别 3</translation>
    </message>
    <message>
        <source>Severity 4</source>
        <translation>严重级别 4</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>严重级别</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>未解决</translation>
    </message>
    <message>
        <source>Mitigated</source>
        <translation>已缓解</translation>
    </message>
    <message>
        <source>Resolved</source>
        <translation>已解决</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>负责人</translation>
    </message>
    <message>
        <source>Times derived from the entries</source>
        <translation>由条目得出的时间</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Detected</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>Acknowledged</source>
        <translation>已确认</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>推测</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>影响</translation>
    </message>
    <message>
        <source>Detection</source>
        <translation>发现方式</translation>
    </message>
    <message>
        <source>Root cause</source>
        <translation>根本原因</translation>
    </message>
    <message>
        <source>Contributing factors, one per line</source>
        <translation>促成因素，每行一条</translation>
    </message>
    <message>
        <source>What went well, one per line</source>
        <translation>做得好的方面，每行一条</translation>
    </message>
    <message>
        <source>Actions, one per line</source>
        <translation>行动项，每行一条</translation>
    </message>
    <message>
        <source>Holdpoint does not write conclusions.</source>
        <translation>Holdpoint 不撰写结论。</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1：%2 / %3</translation>
    </message>
    <message>
        <source>%1: not known yet</source>
        <translation>%1：尚未知</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>– in 1 h</source>
        <translation>1 h 内 –</translation>
    </message>
    <message>
        <source>same as 1 h ago</source>
        <translation>与 1 h 前相同</translation>
    </message>
    <message>
        <source>+%1 in 1 h</source>
        <translation>1 h 内 +%1</translation>
    </message>
    <message>
        <source>−%1 in 1 h</source>
        <translation>1 h 内 −%1</translation>
    </message>
    <message>
        <source>The usual value is not known yet.</source>
        <translation>尚不知道通常值。</translation>
    </message>
    <message>
        <source>Tick: at most %1 in 95 of 100 minutes of the last 7 days.</source>
        <translation>刻度：过去 7 天每 100 分钟中有 95 分钟至多 %1。</translation>
    </message>
</context>
<context>
    <name>FilterChip</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>FleetColumns</name>
    <message>
        <source>Urgency</source>
        <translation>紧急程度</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Waiting at / holds</source>
        <translation>等待位置 / 阻塞点</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>所有者</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>持续</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Node</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>电源</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>集群</translation>
    </message>
</context>
<context>
    <name>FleetCounters</name>
    <message>
        <source>oldest %1</source>
        <translation>最久 %1</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>阻塞中</translation>
    </message>
    <message>
        <source>Power unknown or wrong</source>
        <translation>电源未知或不符</translation>
    </message>
    <message>
        <source>In maintenance</source>
        <translation>维护中</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>已逾期</translation>
    </message>
    <message>
        <source>Counted since %1.</source>
        <translation>自 %1 起计数。</translation>
    </message>
</context>
<context>
    <name>FleetList</name>
    <message>
        <source>Machines</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>1 row copied.</source>
        <translation>已复制 1 行。</translation>
    </message>
    <message>
        <source>%1 rows copied.</source>
        <translation>已复制 %1 行。</translation>
    </message>
</context>
<context>
    <name>FleetPage</name>
    <message>
        <source>Filter (/)</source>
        <translation>筛选 (/)</translation>
    </message>
    <message>
        <source>Filter by name, role, node, hook or owner (/)</source>
        <translation>按名称、角色、Node、钩子或所有者筛选 (/)</translation>
    </message>
    <message>
        <source>%1 of %2 machines</source>
        <translation>%1 / %2 台机器</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>1 台机器</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>%1 台机器</translation>
    </message>
    <message>
        <source>%1 would move (R)</source>
        <translation>%1 项将移动 (R)</translation>
    </message>
    <message>
        <source>Checked %1.</source>
        <translation>检查时间：%1。</translation>
    </message>
    <message>
        <source>1 machine does not match.</source>
        <translation>1 台机器不匹配。</translation>
    </message>
    <message>
        <source>%1 machines do not match.</source>
        <translation>%1 台机器不匹配。</translation>
    </message>
    <message>
        <source>No machines in %1.</source>
        <translation>%1 中没有机器。</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>Copy request</source>
        <translation>复制请求</translation>
    </message>
    <message>
        <source>the words “%1”</source>
        <translation>文字“%1”</translation>
    </message>
    <message>
        <source>the counter</source>
        <translation>计数器</translation>
    </message>
    <message>
        <source>the column %1</source>
        <translation>列 %1</translation>
    </message>
    <message>
        <source>Link copied. Opening it requires signing in.</source>
        <translation>链接已复制。打开需要登录。</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>已选择 %1 个</translation>
    </message>
    <message>
        <source>Views…</source>
        <translation>视图…</translation>
    </message>
    <message>
        <source>No match. Hidden by %1.</source>
        <translation>无匹配。被 %1 隐藏。</translation>
    </message>
    <message>
        <source>the cluster %1</source>
        <translation>集群 %1</translation>
    </message>
    <message>
        <source>%1 holding</source>
        <translation>%1 个阻塞中</translation>
    </message>
    <message>
        <source>%1 late</source>
        <translation>%1 个延迟</translation>
    </message>
    <message>
        <source>%1 overdue</source>
        <translation>%1 个逾期</translation>
    </message>
    <message>
        <source>cannot be seen since %1</source>
        <translation>自 %1 起无法查看</translation>
    </message>
    <message>
        <source>All clusters</source>
        <translation>所有集群</translation>
    </message>
    <message>
        <source>Cluster: %1</source>
        <translation>集群：%1</translation>
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
        <translation>所有者 %1</translation>
    </message>
    <message>
        <source>node %1</source>
        <translation>Node %1</translation>
    </message>
    <message>
        <source>power %1</source>
        <translation>电源 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>deleted next</source>
        <translation>下一个删除</translation>
    </message>
    <message>
        <source>note of %1, %2: %3</source>
        <translation>%1 的备注，%2：%3</translation>
    </message>
    <message>
        <source>cluster %1</source>
        <translation>集群 %1</translation>
    </message>
</context>
<context>
    <name>ForecastChart</name>
    <message>
        <source>Held by</source>
        <translation>受阻于</translation>
    </message>
    <message>
        <source>For (p50 to p95)</source>
        <translation>时长（p50 至 p95）</translation>
    </message>
    <message>
        <source>What is expected to hold</source>
        <translation>预计的阻塞点</translation>
    </message>
    <message>
        <source>in %1 of %2 runs</source>
        <translation>%2 次模拟中有 %1 次</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>自 %1 起</translation>
    </message>
</context>
<context>
    <name>FoundList</name>
    <message>
        <source>What would be imported</source>
        <translation>将带来的内容</translation>
    </message>
</context>
<context>
    <name>GatesZone</name>
    <message>
        <source>Before sending</source>
        <translation>发送之前</translation>
    </message>
    <message>
        <source>Safer ways out</source>
        <translation>更安全的解决途径</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Reason: at least 10 characters, or a ticket id</source>
        <translation>原因：至少 10 个字符，或工单 ID</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Type %1</source>
        <translation>输入 %1</translation>
    </message>
    <message>
        <source>Name of the object: %1</source>
        <translation>对象名称：%1</translation>
    </message>
    <message>
        <source>Break-glass: no second person. It is sent after %1 s, raises an alarm for everybody and must be reviewed afterwards.</source>
        <translation>紧急破窗 (break-glass)：不再征求他人同意。%1 秒后发送，并向所有人告警，且必须完成复核。</translation>
    </message>
    <message>
        <source>A second person must approve: another identity with the role approver.</source>
        <translation>必须由第二人批准：具有 approver 角色的另一身份。</translation>
    </message>
    <message>
        <source>Break-glass: no time for a second person</source>
        <translation>紧急破窗 (break-glass)：来不及等待第二人</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>no reason required</source>
        <translation>未要求填写原因</translation>
    </message>
    <message>
        <source>Approved by %1.</source>
        <translation>已由 %1 批准。</translation>
    </message>
    <message>
        <source>Waiting for a second person until %1. Digest %2.</source>
        <translation>等待第二人批准，截至 %1。摘要值 %2。</translation>
    </message>
    <message>
        <source>Sent with break-glass, without a second person.</source>
        <translation>已通过紧急破窗 (break-glass) 发送，无第二人批准。</translation>
    </message>
    <message>
        <source>Why not (only for Reject); shown to the requester</source>
        <translation>给申请人的拒绝理由（仅用于拒绝）</translation>
    </message>
    <message>
        <source>Reason for the rejection</source>
        <translation>拒绝的理由</translation>
    </message>
    <message>
        <source>Will be sent with break-glass, without a second person.</source>
        <translation>将以紧急方式发送，无需第二人。</translation>
    </message>
</context>
<context>
    <name>GoneStrip</name>
    <message>
        <source>Deleted machines</source>
        <translation>已删除的机器</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>%1, gone since %2</source>
        <translation>%1，自 %2 起不存在</translation>
    </message>
</context>
<context>
    <name>GroupHeader</name>
    <message>
        <source>%1: %2, oldest %3</source>
        <translation>%1：%2，最久 %3</translation>
    </message>
    <message>
        <source>1 hold</source>
        <translation>1 个阻塞点</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1 个阻塞点</translation>
    </message>
    <message>
        <source>Ask owner: %1</source>
        <translation>询问所有者：%1</translation>
    </message>
    <message>
        <source>Ask owner</source>
        <translation>询问所有者</translation>
    </message>
    <message>
        <source>Acknowledge group: %1</source>
        <translation>确认分组：%1</translation>
    </message>
    <message>
        <source>Ack group</source>
        <translation>确认分组</translation>
    </message>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>已禁用：数据已超过 10 s。</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>需要 operator 角色。</translation>
    </message>
    <message>
        <source>on 1 machine</source>
        <translation>（位于 1 台机器）</translation>
    </message>
    <message>
        <source>on %1 machines</source>
        <translation>（位于 %1 台机器）</translation>
    </message>
    <message>
        <source>%1 late</source>
        <translation>%1 个延迟</translation>
    </message>
    <message>
        <source>Show all: %1</source>
        <translation>全部显示：%1</translation>
    </message>
    <message>
        <source>Fold: %1</source>
        <translation>折叠：%1</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>折叠</translation>
    </message>
</context>
<context>
    <name>GuardsPane</name>
    <message>
        <source>View, copy, export</source>
        <translation>查看、复制、导出</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Only in Holdpoint: acknowledge, shelve, note</source>
        <translation>仅在 Holdpoint 内：确认、搁置、备注</translation>
    </message>
    <message>
        <source>nothing; can be undone</source>
        <translation>无；可以撤销</translation>
    </message>
    <message>
        <source>Reversible in the cluster: cordon, own hold, power on</source>
        <translation>在集群中可逆：封锁 (cordon)、自己的阻塞点、开机</translation>
    </message>
    <message>
        <source>a review</source>
        <translation>复核</translation>
    </message>
    <message>
        <source>Irreversible, one worker, all interlocks green</source>
        <translation>不可逆，一台工作节点，所有联锁均为绿色</translation>
    </message>
    <message>
        <source>reason, press and hold, 10 s to abort</source>
        <translation>填写原因、长按、10 秒内可中止</translation>
    </message>
    <message>
        <source>Irreversible, and: control plane, a red interlock, or somebody else&apos;s key</source>
        <translation>不可逆，且涉及控制平面、红色联锁或他人的键</translation>
    </message>
    <message>
        <source>as G3, plus: type the name, and a second person or break-glass</source>
        <translation>同 G3，另需输入名称及第二人批准；或紧急破窗 (break-glass)</translation>
    </message>
    <message>
        <source>Leaks or corrupts: remove a finalizer, force delete</source>
        <translation>会导致泄漏或损坏：移除终结器、强制删除</translation>
    </message>
    <message>
        <source>never done, only explained</source>
        <translation>从不执行，仅作说明</translation>
    </message>
    <message>
        <source>A red or unknown interlock raises an action by one level. A site policy can raise levels and never lower them.</source>
        <translation>红色或未知的联锁会使操作提升一级。站点可通过策略提高级别，但绝不能降低。</translation>
    </message>
    <message>
        <source>Guards and approvers</source>
        <translation>防护与批准者</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>You</source>
        <translation>本人</translation>
    </message>
    <message>
        <source>%1 (%2), %3</source>
        <translation>%1 (%2)，%3</translation>
    </message>
    <message>
        <source>can change the cluster</source>
        <translation>可以更改集群</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>只能查看，不能更改</translation>
    </message>
    <message>
        <source>Approvers are identities with the role approver or admin. Nobody can approve their own request.</source>
        <translation>批准者是具有 approver 或 admin 角色的身份；任何人都不能批准自己提交的操作。</translation>
    </message>
    <message>
        <source>Offer break-glass in this console where the site allows it</source>
        <translation>在站点允许时，于此控制台提供紧急破窗 (break-glass)</translation>
    </message>
    <message>
        <source>Your own rule can only be stricter than that of the site. Without break-glass, a second person must always approve.</source>
        <translation>自己的规则只能比站点的更严格。没有紧急破窗时，始终须由第二人批准。</translation>
    </message>
    <message>
        <source>Ask me for more</source>
        <translation>对我要求更严</translation>
    </message>
    <message>
        <source>The least guard level of what you request from this console. The review names the rule, and so does the audit.</source>
        <translation>您从此控制台发出的请求的最低防护级别。审查和审计都会写明此规则。</translation>
    </message>
    <message>
        <source>%1, as the site has it</source>
        <translation>%1（按站点设置）</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>Least guard level of %1</source>
        <translation>%1 的最低防护级别</translation>
    </message>
</context>
<context>
    <name>HoldButton</name>
    <message>
        <source>Press and hold for 1.5 seconds, or type the digits</source>
        <translation>长按 1.5 秒，或输入数字</translation>
    </message>
</context>
<context>
    <name>HoldColumns</name>
    <message>
        <source>Selected</source>
        <translation>已选择</translation>
    </message>
    <message>
        <source>Urgency</source>
        <translation>紧急程度</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Waiting at</source>
        <translation>等待位置</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>阻塞点</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>所有者</translation>
    </message>
    <message>
        <source>Since, against usual</source>
        <translation>已持续，与通常相比</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>持续</translation>
    </message>
    <message>
        <source>Usually until</source>
        <translation>通常完成时间</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>影响</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>HoldInspector</name>
    <message>
        <source>Select a hold to see why it is there and what ends it (J K).</source>
        <translation>选择一个阻塞点，查看其存在原因及解除条件 (J K)。</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>已知信息</translation>
    </message>
    <message>
        <source>Ways out</source>
        <translation>解决途径</translation>
    </message>
    <message>
        <source>Open machine (Enter)</source>
        <translation>打开机器 (Enter)</translation>
    </message>
    <message>
        <source>Ask owner</source>
        <translation>询问所有者</translation>
    </message>
    <message>
        <source>Acknowledge (A)</source>
        <translation>确认 (A)</translation>
    </message>
    <message>
        <source>Shelve… (H)</source>
        <translation>搁置… (H)</translation>
    </message>
    <message>
        <source>Opens a review; this button sends nothing</source>
        <translation>打开复核；此按钮不会发送任何内容</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>at least %1; shows its checks</source>
        <translation>至少 %1；打开其检查项</translation>
    </message>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>已禁用：数据已超过 10 s。</translation>
    </message>
    <message>
        <source>Read-only: requires the role operator.</source>
        <translation>只能查看，不能操作：需要 operator 角色。</translation>
    </message>
    <message>
        <source>Selected hold</source>
        <translation>关于所选阻塞点</translation>
    </message>
    <message>
        <source>%1 at present</source>
        <translation>按目前情况为 %1</translation>
    </message>
    <message>
        <source>Opens a plan; this button sends nothing</source>
        <translation>打开计划；此按钮不会发送任何内容</translation>
    </message>
    <message>
        <source>%1 on all %2…</source>
        <translation>%1（全部 %2 台）…</translation>
    </message>
</context>
<context>
    <name>HoldList</name>
    <message>
        <source>Holds</source>
        <translation>阻塞点</translation>
    </message>
    <message>
        <source>1 row copied.</source>
        <translation>已复制 1 行。</translation>
    </message>
    <message>
        <source>%1 rows copied.</source>
        <translation>已复制 %1 行。</translation>
    </message>
</context>
<context>
    <name>HoldModifier</name>
    <message>
        <source>the owner reports a failure</source>
        <translation>所有者报告失败</translation>
    </message>
    <message>
        <source>the owner is silent</source>
        <translation>所有者没有动静</translation>
    </message>
    <message>
        <source>the owner does not exist</source>
        <translation>所有者不存在</translation>
    </message>
    <message>
        <source>duplicate name</source>
        <translation>名称出现两次</translation>
    </message>
    <message>
        <source>added after the Machine was deleted</source>
        <translation>在 Machine 被删除后添加</translation>
    </message>
</context>
<context>
    <name>HoldRow</name>
    <message>
        <source>%1 at %2</source>
        <translation>%2 处的 %1</translation>
    </message>
    <message>
        <source>%1 of %2 at %3</source>
        <translation>%3 处 %2 的 %1</translation>
    </message>
</context>
<context>
    <name>HoldRowItem</name>
    <message>
        <source>Control plane</source>
        <translation>控制平面</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>%1 at %2, %3</source>
        <translation>%1（%2），%3</translation>
    </message>
    <message>
        <source>owner %1</source>
        <translation>所有者 %1</translation>
    </message>
    <message>
        <source>usually done by %1</source>
        <translation>通常在 %1 前结束</translation>
    </message>
    <message>
        <source>%1, %2 at %3, %4</source>
        <translation>%1，%2（%3），%4</translation>
    </message>
    <message>
        <source>Select %1, %2</source>
        <translation>选择 %1，%2</translation>
    </message>
    <message>
        <source>note of %1, %2: %3</source>
        <translation>%1 的备注，%2：%3</translation>
    </message>
</context>
<context>
    <name>HoldTools</name>
    <message>
        <source>Filter (/)</source>
        <translation>筛选 (/)</translation>
    </message>
    <message>
        <source>Filter by machine, hold, owner or point (/)</source>
        <translation>按机器、阻塞点、所有者或等待点筛选 (/)</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>阻塞中</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>已逾期</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>我的</translation>
    </message>
    <message>
        <source>Orphan owner</source>
        <translation>所有者缺失</translation>
    </message>
    <message>
        <source>Control plane</source>
        <translation>控制平面</translation>
    </message>
    <message>
        <source>Armed</source>
        <translation>已布防</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>不分组</translation>
    </message>
    <message>
        <source>By owner</source>
        <translation>按所有者</translation>
    </message>
    <message>
        <source>By point</source>
        <translation>按等待点</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>分组方式</translation>
    </message>
    <message>
        <source>1 hold</source>
        <translation>1 个阻塞点</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1 个阻塞点</translation>
    </message>
    <message>
        <source>on 1 machine</source>
        <translation>（位于 1 台机器）</translation>
    </message>
    <message>
        <source>on %1 machines</source>
        <translation>（位于 %1 台机器）</translation>
    </message>
    <message>
        <source>By cause</source>
        <translation>按原因</translation>
    </message>
    <message>
        <source>Views…</source>
        <translation>视图…</translation>
    </message>
    <message>
        <source>By cluster</source>
        <translation>按集群</translation>
    </message>
    <message>
        <source>By budget</source>
        <translation>按预算</translation>
    </message>
    <message>
        <source>By rack</source>
        <translation>按机架</translation>
    </message>
    <message>
        <source>By maintenance</source>
        <translation>按维护</translation>
    </message>
    <message>
        <source>Most urgent first</source>
        <translation>最紧急的在前</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>最迟的在前</translation>
    </message>
    <message>
        <source>Highest impact first</source>
        <translation>影响最大的在前</translation>
    </message>
    <message>
        <source>By what comes next</source>
        <translation>按后续动作</translation>
    </message>
    <message>
        <source>Expected end first</source>
        <translation>预计最早结束的在前</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>排序方式</translation>
    </message>
</context>
<context>
    <name>HoldsPage</name>
    <message>
        <source>Message to the owner copied.</source>
        <translation>发给所有者的消息已复制。</translation>
    </message>
    <message>
        <source>Sentence copied.</source>
        <translation>句子已复制。</translation>
    </message>
    <message>
        <source>kubectl command copied.</source>
        <translation>kubectl 命令已复制。</translation>
    </message>
    <message>
        <source>1 change – press R to apply</source>
        <translation>1 项变化 – 按 R 应用</translation>
    </message>
    <message>
        <source>%1 changes – press R to apply</source>
        <translation>%1 项变化 – 按 R 应用</translation>
    </message>
    <message>
        <source>Nothing is holding.</source>
        <translation>没有阻塞中的内容。</translation>
    </message>
    <message>
        <source>1 hold is hidden by the filters.</source>
        <translation>1 个阻塞点被筛选器隐藏。</translation>
    </message>
    <message>
        <source>%1 holds are hidden by the filters.</source>
        <translation>%1 个阻塞点被筛选器隐藏。</translation>
    </message>
    <message>
        <source>Holds are not known: the machines are served in an unsupported version.</source>
        <translation>不知道有什么在保持：机器的版本无法识别。</translation>
    </message>
    <message>
        <source>the words “%1”</source>
        <translation>文字“%1”</translation>
    </message>
    <message>
        <source>the chips</source>
        <translation>上方的选项</translation>
    </message>
    <message>
        <source>the column %1</source>
        <translation>列 %1</translation>
    </message>
    <message>
        <source>Link copied. Opening it requires signing in.</source>
        <translation>链接已复制。打开需要登录。</translation>
    </message>
    <message>
        <source>%1 on all %2 machines of its cause…</source>
        <translation>%1（此原因的全部 %2 台机器）…</translation>
    </message>
</context>
<context>
    <name>HostFacts</name>
    <message>
        <source>Unknown for %1: %2</source>
        <translation>未知已 %1：%2</translation>
    </message>
    <message>
        <source>Unknown: %1</source>
        <translation>未知：%1</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>由 %1</translation>
    </message>
    <message>
        <source>1 hold</source>
        <translation>1 个阻塞点</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1 个阻塞点</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 个错误</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 个错误</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>hard in %1 s</source>
        <translation>%1 秒后硬关机</translation>
    </message>
    <message>
        <source>hard power-off due</source>
        <translation>应转硬关机</translation>
    </message>
    <message>
        <source>off within %1</source>
        <translation>%1 内关机</translation>
    </message>
    <message>
        <source>power-off overdue</source>
        <translation>关机逾期</translation>
    </message>
    <message>
        <source>on within %1</source>
        <translation>%1 内开机</translation>
    </message>
    <message>
        <source>power-on overdue</source>
        <translation>开机逾期</translation>
    </message>
    <message>
        <source>retry in %1</source>
        <translation>%1 后重试</translation>
    </message>
    <message>
        <source>retry due</source>
        <translation>到重试时间</translation>
    </message>
    <message>
        <source>window ends in %1</source>
        <translation>窗口 %1 后结束</translation>
    </message>
    <message>
        <source>window is over</source>
        <translation>窗口已结束</translation>
    </message>
</context>
<context>
    <name>HostPanel</name>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>数据已超过 10 秒未更新：无法进行任何更改。</translation>
    </message>
    <message>
        <source>%1 is not allowed to change hosts.</source>
        <translation>%1 无权更改主机。</translation>
    </message>
    <message>
        <source>%1 (%2 ago)</source>
        <translation>%1 (%2 前)</translation>
    </message>
    <message>
        <source>Power holds</source>
        <translation>电源阻塞点</translation>
    </message>
    <message>
        <source>1 key</source>
        <translation>1 个键</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 个键</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>期望</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Actual</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>最近读取</translation>
    </message>
    <message>
        <source>Last on</source>
        <translation>最近开机</translation>
    </message>
    <message>
        <source>Reboot requested</source>
        <translation>已请求重启</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>机架</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Go to machine</source>
        <translation>转到机器</translation>
    </message>
    <message>
        <source>No key holds this host.</source>
        <translation>没有键占用此主机。</translation>
    </message>
    <message>
        <source>No host is held off by a key.</source>
        <translation>没有主机因键而保持关机。</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Opens a review, guard level %1 or higher</source>
        <translation>打开复核，防护级别 %1 或更高</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>A soft shutdown that takes longer than about 3 m is followed by a hard one; the card counts down.</source>
        <translation>软关机若约 3 分钟内未结束，将转为硬关机；卡片上显示倒计时。</translation>
    </message>
    <message>
        <source>%1 is not supported: nothing can be changed.</source>
        <translation>无法识别 %1：无法进行任何更改。</translation>
    </message>
    <message>
        <source>Which hosts are held off is not known.</source>
        <translation>不知道哪些主机被保持关机。</translation>
    </message>
    <message>
        <source>Polling the BMC of %1.</source>
        <translation>正在询问 %1 的 BMC。</translation>
    </message>
    <message>
        <source>Poll the BMC now, without waiting for the retry delay</source>
        <translation>立即询问 BMC，不再等待</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>立即重试</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>接下来</translation>
    </message>
    <message>
        <source>Requested by</source>
        <translation>请求者</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>How long its machines would take to go, and what would hold them. Changes nothing.</source>
        <translation>其机器全部退出需要多久，以及会被什么阻塞。不作任何更改。</translation>
    </message>
</context>
<context>
    <name>HostTab</name>
    <message>
        <source>No reboot annotation is set on this host.</source>
        <translation>此主机上未设置重启注解。</translation>
    </message>
    <message>
        <source>Power key</source>
        <translation>电源键</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>No BareMetalHost belongs to this machine.</source>
        <translation>没有 BareMetalHost 属于此机器。</translation>
    </message>
</context>
<context>
    <name>IncidentList</name>
    <message>
        <source>Incidents</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Select a machine on another page first, or name one in a new incident</source>
        <translation>请先在其他页面选择机器，或在新事件中指定</translation>
    </message>
    <message>
        <source>New from selection</source>
        <translation>从所选内容新建</translation>
    </message>
    <message>
        <source>No machine selected.</source>
        <translation>未选择机器。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>severity %1</source>
        <translation>严重级别 %1</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>无标题</translation>
    </message>
    <message>
        <source>Select a machine and press “New from selection”.</source>
        <translation>选择一台机器，然后按“从所选内容新建”。</translation>
    </message>
    <message>
        <source>No incidents yet.</source>
        <translation>尚无事件。</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>已移除：%1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Draft: %1</source>
        <translation>草稿：%1</translation>
    </message>
    <message>
        <source>Removed incidents</source>
        <translation>已移除的事件</translation>
    </message>
    <message>
        <source>None was removed.</source>
        <translation>没有移除任何事件。</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <translation>恢复 %1</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
</context>
<context>
    <name>IncidentProposal</name>
    <message>
        <source>%1 waits: %2</source>
        <translation>%1 在等待：%2</translation>
    </message>
    <message>
        <source>%1 waits at %2 for %3</source>
        <translation>%1 在 %2 等待 %3</translation>
    </message>
    <message>
        <source>%1 machines wait: %2</source>
        <translation>%1 台机器在等待：%2</translation>
    </message>
    <message>
        <source>%1 machines wait, %2 longest: %3</source>
        <translation>%1 台机器在等待，%2 最久：%3</translation>
    </message>
    <message>
        <source>%1 machines wait at %2 for %3</source>
        <translation>%1 台机器在 %2 等待 %3</translation>
    </message>
    <message>
        <source>%1 machines wait, %2 longest, at %3 for %4</source>
        <translation>%1 台机器在等待，%2 最久，在 %3 等待 %4</translation>
    </message>
    <message>
        <source>owner: %1</source>
        <translation>所有者：%1</translation>
    </message>
    <message>
        <source>since %1 (%2)</source>
        <translation>自 %1 起 (%2)</translation>
    </message>
    <message>
        <source>%1 more machines wait.</source>
        <translation>另有 %1 台机器在等待。</translation>
    </message>
    <message>
        <source>No action of a person is recorded yet.</source>
        <translation>尚无人工操作的记录。</translation>
    </message>
    <message>
        <source>Done so far:</source>
        <translation>已完成的操作：</translation>
    </message>
</context>
<context>
    <name>IncidentsPage</name>
    <message>
        <source>The data is older than 10 s: nothing can be saved.</source>
        <translation>数据已超过 10 秒未更新：无法保存。</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>正在保存</translation>
    </message>
    <message>
        <source>Not saved yet. Your text stays here, also without a connection.</source>
        <translation>尚未保存；连接到其他位置或断开连接时仍保留在此处。</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>已保存。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Overwrite with mine</source>
        <translation>用我的版本覆盖保存</translation>
    </message>
    <message>
        <source>Use theirs</source>
        <translation>采用对方版本</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>An incident combines a range, the entries that matter and your text in one file: Markdown, HTML, JSON, CSV or a bundle.</source>
        <translation>时间范围、重要条目和你的文字汇成一个文件：Markdown、HTML、JSON、CSV 或包。</translation>
    </message>
    <message>
        <source>Select an incident, or start one from a machine.</source>
        <translation>选择一个事件，或从机器新建。</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Nothing needs attention. 1 machine has an armed hook.</source>
        <translation>没有等待人工处理的内容。1 台机器有已布防的钩子。</translation>
    </message>
    <message>
        <source>Nothing needs attention. %1 machines have armed hooks.</source>
        <translation>没有等待人工处理的内容。%1 台机器有已布防的钩子。</translation>
    </message>
    <message>
        <source>power %1</source>
        <translation>电源 %1</translation>
    </message>
    <message>
        <source>Why it waits</source>
        <translation>等待原因</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>已知信息</translation>
    </message>
    <message>
        <source>Ways out</source>
        <translation>解决途径</translation>
    </message>
    <message>
        <source>Open (Enter)</source>
        <translation>打开 (Enter)</translation>
    </message>
    <message>
        <source>What needs attention is not known: the machines are served in an unsupported version.</source>
        <translation>不知道有什么在等待人工处理：机器的版本无法识别。</translation>
    </message>
</context>
<context>
    <name>KeyItem</name>
    <message>
        <source>hard</source>
        <translation>硬</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>软</translation>
    </message>
    <message>
        <source>held %1</source>
        <translation>已占用 %1</translation>
    </message>
    <message>
        <source>accepted %1 ago</source>
        <translation>%1 前已接受</translation>
    </message>
    <message>
        <source>not accepted yet</source>
        <translation>尚未接受</translation>
    </message>
    <message>
        <source>set by %1</source>
        <translation>由 %1 设置</translation>
    </message>
    <message>
        <source>set by an unknown user</source>
        <translation>设置者不详</translation>
    </message>
    <message>
        <source>A request: it is removed when the host is on again.</source>
        <translation>这是一个请求：主机再次开机后即消失。</translation>
    </message>
    <message>
        <source>Set by Holdpoint: an operator can release it (%1).</source>
        <translation>我方的键：操作员可释放 (%1)。</translation>
    </message>
    <message>
        <source>Set by somebody else: releasing it needs a second person (%1).</source>
        <translation>他人的键：需第二人批准方可释放 (%1)。</translation>
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
        <translation>机群</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>阻塞点</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>电源</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>审计</translation>
    </message>
    <message>
        <source>Alarm health</source>
        <translation>告警健康度</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>Go to a machine</source>
        <translation>转到机器</translation>
    </message>
    <message>
        <source>Filter the page</source>
        <translation>筛选页面</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>检查器</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>确认</translation>
    </message>
    <message>
        <source>Acknowledge the group</source>
        <translation>确认分组</translation>
    </message>
    <message>
        <source>Shelve…</source>
        <translation>搁置…</translation>
    </message>
    <message>
        <source>Copy why it is stuck</source>
        <translation>复制卡住的原因</translation>
    </message>
    <message>
        <source>Copy as kubectl command</source>
        <translation>复制为 kubectl 命令</translation>
    </message>
    <message>
        <source>Actions of the machine…</source>
        <translation>机器的操作…</translation>
    </message>
    <message>
        <source>Change matrix grouping</source>
        <translation>更改矩阵分组</translation>
    </message>
    <message>
        <source>Reconnect</source>
        <translation>重新连接</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>窗口的下一区域</translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation>此页面的按键</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>日历</translation>
    </message>
    <message>
        <source>Write a note…</source>
        <translation>写备注…</translation>
    </message>
    <message>
        <source>Times: since when or how long</source>
        <translation>时间：自何时起，或已多久</translation>
    </message>
    <message>
        <source>Choose a backend…</source>
        <translation>选择后端…</translation>
    </message>
    <message>
        <source>Mark a time; twice marks a range</source>
        <translation>标记时刻：两次即成区间</translation>
    </message>
    <message>
        <source>Add the marked range to an incident</source>
        <translation>将标记的区间加入事件</translation>
    </message>
    <message>
        <source>Fleet without controls</source>
        <translation>无控件的机群</translation>
    </message>
    <message>
        <source>Change matrix colours</source>
        <translation>更改矩阵着色</translation>
    </message>
    <message>
        <source>Copy a link to this page</source>
        <translation>复制指向此页面的链接</translation>
    </message>
    <message>
        <source>Copy a one-time link for a viewer</source>
        <translation>复制供查看者使用的一次性链接</translation>
    </message>
    <message>
        <source>Go to an earlier time…</source>
        <translation>查看更早的时间…</translation>
    </message>
    <message>
        <source>Play or pause the record</source>
        <translation>播放或暂停记录</translation>
    </message>
</context>
<context>
    <name>KeyboardPane</name>
    <message>
        <source>Enter keys such as Ctrl+K, separated by commas, and press Enter. No single letter changes a cluster.</source>
        <translation>按 Ctrl+K 的形式填写按键，多个用逗号分隔；Enter 确认。任何单个字母都不会写入集群。</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>复制为文本</translation>
    </message>
    <message>
        <source>Keys copied.</source>
        <translation>按键列表已复制。</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>全局</translation>
    </message>
    <message>
        <source>Keys for: %1</source>
        <translation>%1 的按键</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation>重置：%1</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>on the fleet</source>
        <translation>机群页</translation>
    </message>
    <message>
        <source>on a machine</source>
        <translation>机器页</translation>
    </message>
    <message>
        <source>on the holds</source>
        <translation>阻塞点页</translation>
    </message>
</context>
<context>
    <name>LanguagePane</name>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Language of the desktop</source>
        <translation>桌面语言</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>UTC, marked with Z, in every language</source>
        <translation>任何语言均为 UTC，以 Z 标记</translation>
    </message>
    <message>
        <source>Names and messages of Kubernetes</source>
        <translation>Kubernetes 的名称和消息</translation>
    </message>
    <message>
        <source>never translated</source>
        <translation>保持原样，从不翻译</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The console uses the language of the desktop if it is available, otherwise English.</source>
        <translation>控制台使用桌面语言（如有），否则使用英语。</translation>
    </message>
    <message>
        <source>Takes effect when the console is restarted.</source>
        <translation>重启控制台后生效。</translation>
    </message>
    <message>
        <source>The backend writes logs, exports and the audit in English.</source>
        <translation>后端以英语写入日志、导出和审计。</translation>
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
        <translation>请输入 namespace/name。</translation>
    </message>
    <message>
        <source>gone since %1</source>
        <translation>自 %1 起不存在</translation>
    </message>
</context>
<context>
    <name>MachineFacts</name>
    <message>
        <source>Host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>期望状态</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>电源</translation>
    </message>
    <message>
        <source>%1, read %2</source>
        <translation>%1，读取于 %2</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Last powered on</source>
        <translation>最近开机时间</translation>
    </message>
    <message>
        <source>Reboot pending since</source>
        <translation>待重启起始</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Action deadline</source>
        <translation>操作结束期限</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Consecutive errors</source>
        <translation>连续错误数</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>命名空间</translation>
    </message>
    <message>
        <source>Machine set</source>
        <translation>MachineSet</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>创建时间</translation>
    </message>
    <message>
        <source>Provider id</source>
        <translation>提供商 ID</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>实例</translation>
    </message>
    <message>
        <source>Finalizers</source>
        <translation>终结器</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Node</translation>
    </message>
    <message>
        <source>Node ready</source>
        <translation>Node 就绪</translation>
    </message>
    <message>
        <source>%1, cordoned</source>
        <translation>%1，已封锁 (cordon)</translation>
    </message>
    <message>
        <source>Taints</source>
        <translation>污点 (taint)</translation>
    </message>
    <message>
        <source>Drain</source>
        <translation>排空</translation>
    </message>
    <message>
        <source>Pods left</source>
        <translation>剩余 Pod</translation>
    </message>
    <message>
        <source>needs %1, has %2</source>
        <translation>需要 %1，现有 %2</translation>
    </message>
    <message>
        <source>Message of its MachineSet</source>
        <translation>其集合显示</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>描述</translation>
    </message>
</context>
<context>
    <name>MachineHeader</name>
    <message>
        <source>Cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>Back to the fleet</source>
        <translation>返回机群</translation>
    </message>
    <message>
        <source>Back to the fleet (Backspace)</source>
        <translation>返回机群 (Backspace)</translation>
    </message>
    <message>
        <source>Copy the name %1</source>
        <translation>复制名称 %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>gone since %1</source>
        <translation>自 %1 起已消失</translation>
    </message>
    <message>
        <source>Actions for this machine; each opens a review first</source>
        <translation>可对此机器执行的操作；每项均先复核</translation>
    </message>
    <message>
        <source>Actions…</source>
        <translation>操作…</translation>
    </message>
    <message>
        <source>Node, cordoned</source>
        <translation>Node，已封锁 (cordon)</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Node</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>截至</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>live</source>
        <translation>实时</translation>
    </message>
    <message>
        <source>not live</source>
        <translation>非实时</translation>
    </message>
    <message>
        <source>being deleted since %1</source>
        <translation>自 %1 起正在删除</translation>
    </message>
    <message>
        <source>being deleted</source>
        <translation>正在删除</translation>
    </message>
    <message>
        <source>%1 is not supported: nothing can be changed.</source>
        <translation>无法识别 %1：无法进行任何更改。</translation>
    </message>
    <message>
        <source>deleted next</source>
        <translation>下一个删除</translation>
    </message>
</context>
<context>
    <name>MachinePage</name>
    <message>
        <source>No machine %1.</source>
        <translation>没有机器 %1。</translation>
    </message>
    <message>
        <source>Hooks and owners</source>
        <translation>钩子与所有者</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>状况</translation>
    </message>
    <message>
        <source>Host and power keys</source>
        <translation>主机与电源键</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件记录</translation>
    </message>
    <message>
        <source>No lifecycle hook is set on this machine.</source>
        <translation>此机器未设置生命周期钩子。</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>钩子</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>等待点</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>所有者</translation>
    </message>
    <message>
        <source>The machine reports no condition.</source>
        <translation>机器未报告任何状况。</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>状况</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>No event about this machine.</source>
        <translation>没有关于此机器的事件记录。</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Back to the fleet</source>
        <translation>返回机群</translation>
    </message>
    <message>
        <source>YAML</source>
        <translation>YAML</translation>
    </message>
    <message>
        <source>Earlier machines</source>
        <translation>早期机器</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Sentence copied.</source>
        <translation>句子已复制。</translation>
    </message>
    <message>
        <source>No machine selected.</source>
        <translation>未选择带有说明语句的机器。</translation>
    </message>
    <message>
        <source>kubectl command copied.</source>
        <translation>kubectl 命令已复制。</translation>
    </message>
    <message>
        <source>Holdpoint: %1</source>
        <translation>Holdpoint：%1</translation>
    </message>
    <message>
        <source>Holdpoint</source>
        <translation>Holdpoint</translation>
    </message>
    <message>
        <source>Select a machine first, then write a note on it.</source>
        <translation>请先选择一台机器，再为它写备注。</translation>
    </message>
    <message>
        <source>The fleet without controls. Esc ends it.</source>
        <translation>无控件的机群。按 Esc 结束。</translation>
    </message>
    <message>
        <source>This page has no link: a browser does not show it.</source>
        <translation>浏览器不显示此页面。</translation>
    </message>
    <message>
        <source>Link copied. Opening it requires signing in.</source>
        <translation>链接已复制。打开需要登录。</translation>
    </message>
    <message>
        <source>One-time link copied. It shows this page once, within 5 minutes.</source>
        <translation>一次性链接已复制。可在 5 分钟内查看此页面一次。</translation>
    </message>
    <message>
        <source>Links open in a console, not here.</source>
        <translation>链接在控制台中打开，而不是在这里。</translation>
    </message>
</context>
<context>
    <name>MatrixField</name>
    <message>
        <source>Grouped by machine set</source>
        <translation>按 MachineSet 分组</translation>
    </message>
    <message>
        <source>Grouped by zone</source>
        <translation>按区域分组</translation>
    </message>
    <message>
        <source>Grouped by role</source>
        <translation>按角色分组</translation>
    </message>
    <message>
        <source>Coloured by power</source>
        <translation>按电源着色</translation>
    </message>
    <message>
        <source>Coloured by age of the machine</source>
        <translation>按机器年龄着色</translation>
    </message>
    <message>
        <source>Coloured by maintenance</source>
        <translation>按维护着色</translation>
    </message>
    <message>
        <source>Coloured by state</source>
        <translation>按状态着色</translation>
    </message>
    <message>
        <source>Machine matrix, %1 machines</source>
        <translation>机器矩阵，%1 台机器</translation>
    </message>
    <message>
        <source>%1
%2, %3</source>
        <translation>%1
%2，%3</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Grouped by region and zone</source>
        <translation>按地区和区域分组</translation>
    </message>
    <message>
        <source>Grouped by zone and rack</source>
        <translation>按区域和机架分组</translation>
    </message>
    <message>
        <source>Grouped by rack and machine set</source>
        <translation>按机架和 MachineSet 分组</translation>
    </message>
    <message>
        <source>Grouped by cause</source>
        <translation>按原因分组</translation>
    </message>
    <message>
        <source>Grouped by cluster</source>
        <translation>按集群分组</translation>
    </message>
</context>
<context>
    <name>MatrixLegend</name>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
</context>
<context>
    <name>MatrixPane</name>
    <message>
        <source>%1. Change grouping</source>
        <translation>%1。更改分组</translation>
    </message>
    <message>
        <source>%1. Change colours</source>
        <translation>%1。更改着色</translation>
    </message>
</context>
<context>
    <name>MiniTimeline</name>
    <message>
        <source>Last two hours of %1</source>
        <translation>%1 的最近两小时</translation>
    </message>
    <message>
        <source>No changes recorded in the last two hours.</source>
        <translation>最近两小时没有记录。</translation>
    </message>
    <message>
        <source>Loading the timeline…</source>
        <translation>正在加载时间线…</translation>
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
        <translation>+%1 项</translation>
    </message>
</context>
<context>
    <name>NavButton</name>
    <message>
        <source>%1, %2 need you</source>
        <translation>%1，%2 项等待您</translation>
    </message>
</context>
<context>
    <name>NavRail</name>
    <message>
        <source>Fleet</source>
        <translation>机群</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>阻塞点</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>电源</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>审计</translation>
    </message>
    <message>
        <source>Alarms</source>
        <translation>告警</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>日历</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>已禁用：数据已超过 10 s。</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>需要 operator 角色。</translation>
    </message>
    <message>
        <source>Enter a note.</source>
        <translation>请输入备注。</translation>
    </message>
    <message>
        <source>Note added to the timeline of %1.</source>
        <translation>备注已在 %1 的时间线中。</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>关于 %1 的备注</translation>
    </message>
    <message>
        <source>What you saw or did: “NIC changed, waiting for the link”</source>
        <translation>您看到或做了什么：“已换网卡，等待链路”</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Write note</source>
        <translation>写备注</translation>
    </message>
</context>
<context>
    <name>NoticeText</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>P%1 %2</source>
        <translation>P%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n new alarms</source>
        <translation>
            <numerusform>%n 个新告警</numerusform>
        </translation>
    </message>
    <message>
        <source>Most urgent, P%1 %2: %3</source>
        <translation>最紧急，P%1 %2：%3</translation>
    </message>
    <message>
        <source>Flood of alarms</source>
        <translation>告警泛滥</translation>
    </message>
</context>
<context>
    <name>NotificationsPane</name>
    <message>
        <source>During a flood, the desktop shows one notification instead of one per alarm.</source>
        <translation>告警泛滥期间只向桌面通知一次，而非逐条通知。</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>P1 only</source>
        <translation>仅 P1</translation>
    </message>
    <message>
        <source>P1 and P2</source>
        <translation>P1 和 P2</translation>
    </message>
    <message>
        <source>Every alarm</source>
        <translation>所有告警</translation>
    </message>
    <message>
        <source>Notify about</source>
        <translation>通知桌面的内容</translation>
    </message>
    <message>
        <source>The alarm line of the window always shows every alarm.</source>
        <translation>窗口的告警行会显示所有告警。</translation>
    </message>
</context>
<context>
    <name>ObjectDialog</name>
    <message>
        <source>No %1.</source>
        <translation>没有 %1。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Copy YAML</source>
        <translation>复制 YAML</translation>
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
        <translation>打开视图 %1</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>机群</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>阻塞点</translation>
    </message>
    <message>
        <source>Show tour</source>
        <translation>显示导览</translation>
    </message>
</context>
<context>
    <name>OverrideGates</name>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>已禁用：数据已超过 10 s。</translation>
    </message>
    <message>
        <source>Read-only: requires the role operator.</source>
        <translation>只能查看，不能操作：需要 operator 角色。</translation>
    </message>
    <message>
        <source>Holdpoint explains this action and never does it.</source>
        <translation>Holdpoint 只解释此操作，从不执行。</translation>
    </message>
    <message>
        <source>Enter a reason.</source>
        <translation>请输入原因。</translation>
    </message>
    <message>
        <source>The reason has more than %1 bytes.</source>
        <translation>原因超过 %1 字节。</translation>
    </message>
    <message>
        <source>The reason needs %1 characters or a ticket id.</source>
        <translation>原因需要 %1 个字符或一个工单 ID。</translation>
    </message>
    <message>
        <source>Type %1 to continue.</source>
        <translation>输入 %1 以继续。</translation>
    </message>
    <message>
        <source>It does not wait for approval.</source>
        <translation>此操作未在等待批准。</translation>
    </message>
    <message>
        <source>A person other than %1 must approve.</source>
        <translation>必须由 %1 以外的人批准。</translation>
    </message>
    <message>
        <source>Approving requires the role approver.</source>
        <translation>批准需要 approver 角色。</translation>
    </message>
    <message>
        <source>A reason must say what happened, not repeat one character.</source>
        <translation>理由要说明发生了什么，而不是重复同一个字符。</translation>
    </message>
    <message>
        <source>The backend asks for %1 and does not know your own rule, which asks for %2.</source>
        <translation>后端要求 %1，不知道您自己要求 %2 的规则。</translation>
    </message>
</context>
<context>
    <name>OverviewStrip</name>
    <message>
        <source>Shows %1 to %2 of %3</source>
        <translation>显示 %1 至 %2，共 %3</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>Overview of the timeline</source>
        <translation>时间线总览</translation>
    </message>
</context>
<context>
    <name>PageArea</name>
    <message>
        <source>Mark a range of the timeline first: M twice, or Shift and drag.</source>
        <translation>请先标记时间线的区间：按两次 M，或按住 Shift 拖动。</translation>
    </message>
</context>
<context>
    <name>PageLink</name>
    <message>
        <source>%1 is not a link.</source>
        <translation>%1 不是链接。</translation>
    </message>
    <message>
        <source>A one-time link opens in a browser.</source>
        <translation>只能查看一次的链接要在浏览器中打开。</translation>
    </message>
    <message>
        <source>%1 is not a page of Holdpoint. Pages are /fleet, /holds, /m/NAMESPACE/NAME, /power, /calendar, /alarms and /incidents.</source>
        <translation>%1 不是 Holdpoint 的页面；有 /fleet、/holds、/m/NAMESPACE/NAME、/power、/calendar、/alarms 和 /incidents。</translation>
    </message>
    <message>
        <source>%1 in the link: “%2” is not a time such as 2026-01-10T03:12:00Z.</source>
        <translation>链接中的 %1：“%2”不是 2026-01-10T03:12:00Z 这样的时间。</translation>
    </message>
    <message>
        <source>The link starts (from) after the time that it shows (at).</source>
        <translation>链接的开始（from）晚于它显示的时刻（at）。</translation>
    </message>
</context>
<context>
    <name>PastFrame</name>
    <message>
        <source>as of %1, %2 ago</source>
        <translation>截至 %1，%2 前</translation>
    </message>
    <message>
        <source>This page has no history: it shows the present.</source>
        <translation>此页面没有过去：它显示现在。</translation>
    </message>
    <message>
        <source>%1. Read-only; Esc returns to now.</source>
        <translation>%1。此处无法执行任何操作；按 Esc 回到现在。</translation>
    </message>
</context>
<context>
    <name>PhaseChain</name>
    <message>
        <source>Phase %1</source>
        <translation>阶段 %1</translation>
    </message>
    <message>
        <source>No phase yet</source>
        <translation>尚无阶段</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>已持续 %1</translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>已禁用：数据已超过 10 s。</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>需要 operator 角色。</translation>
    </message>
    <message>
        <source>Enter the work and the machines.</source>
        <translation>请输入工作内容和机器。</translation>
    </message>
    <message>
        <source>Enter two times, such as 2026-03-07 02:00.</source>
        <translation>请输入两个时间，例如 2026-03-07 02:00。</translation>
    </message>
    <message>
        <source>no future dates</source>
        <translation>今后没有时间</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1 and %2 more times</source>
        <translation>%1，另有 %2 次</translation>
    </message>
    <message>
        <source>Planned: %1.</source>
        <translation>已计划：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n entries imported.</source>
        <translation>
            <numerusform>已接收 %n 个条目。</numerusform>
        </translation>
    </message>
    <message>
        <source>Plan work</source>
        <translation>计划工作</translation>
    </message>
    <message>
        <source>One piece of work</source>
        <translation>一项工作</translation>
    </message>
    <message>
        <source>Calendar (ICS)</source>
        <translation>日历 (ICS)</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>做什么</translation>
    </message>
    <message>
        <source>PSU swap, rack B</source>
        <translation>更换电源，机架 B</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Physical work</source>
        <translation>现场操作机器</translation>
    </message>
    <message>
        <source>Reboot</source>
        <translation>重启</translation>
    </message>
    <message>
        <source>Retirement</source>
        <translation>退役</translation>
    </message>
    <message>
        <source>Machines, separated by commas</source>
        <translation>机器，以逗号分隔</translation>
    </message>
    <message>
        <source>worker-a, worker-b</source>
        <translation>worker-a, worker-b</translation>
    </message>
    <message>
        <source>From (UTC)</source>
        <translation>从 (UTC)</translation>
    </message>
    <message>
        <source>Until (UTC)</source>
        <translation>到 (UTC)</translation>
    </message>
    <message>
        <source>Paste the text of an .ics file. It replaces the previous import.</source>
        <translation>请粘贴 .ics 文件的文本。它会替换之前导入的内容。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Shows what would be imported, conflicts first</source>
        <translation>显示将带来的内容，冲突在前</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Check it before importing.</source>
        <translation>请先检查。</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Paste the text of an .ics file, or drop the file here.</source>
        <translation>粘贴 .ics 文件的内容，或将文件拖放到此处。</translation>
    </message>
    <message>
        <source>Removed: %1.</source>
        <translation>已移除：%1。</translation>
    </message>
    <message>
        <source>Planned work</source>
        <translation>已计划的工作</translation>
    </message>
    <message>
        <source>Path of an .ics file, or drop the file here</source>
        <translation>.ics 文件的路径，或将文件拖放到此处</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Read file</source>
        <translation>读取文件</translation>
    </message>
    <message>
        <source>No work is planned.</source>
        <translation>没有在控制台上计划任何工作。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>PlannedList</name>
    <message>
        <source>Planned work</source>
        <translation>已计划的工作</translation>
    </message>
    <message>
        <source>no future dates</source>
        <translation>今后没有时间</translation>
    </message>
    <message>
        <source>Removes %1 from the calendar</source>
        <translation>将 %1 从日历中移除</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>PowerCard</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>on for %1</source>
        <translation>已开机 %1</translation>
    </message>
</context>
<context>
    <name>PowerColumns</name>
    <message>
        <source>Host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>电源</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Holds, errors</source>
        <translation>阻塞点、错误</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>自</translation>
    </message>
    <message>
        <source>Urgency</source>
        <translation>紧急程度</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>接下来</translation>
    </message>
    <message>
        <source>Requested by</source>
        <translation>请求者</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>机架</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
</context>
<context>
    <name>PowerList</name>
    <message>
        <source>1 row copied.</source>
        <translation>已复制 1 行。</translation>
    </message>
    <message>
        <source>%1 rows copied.</source>
        <translation>已复制 %1 行。</translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>主机</translation>
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
        <translation>被占用</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Detached or unmanaged</source>
        <translation>已分离或未受管</translation>
    </message>
    <message>
        <source>Filter (/)</source>
        <translation>筛选 (/)</translation>
    </message>
    <message>
        <source>Filter by host, rack, machine or key (/)</source>
        <translation>按主机、机架、机器或键筛选 (/)</translation>
    </message>
    <message>
        <source>%1 of %2 hosts</source>
        <translation>%1 / %2 台主机</translation>
    </message>
    <message>
        <source>1 host</source>
        <translation>1 台主机</translation>
    </message>
    <message>
        <source>%1 hosts</source>
        <translation>%1 台主机</translation>
    </message>
    <message>
        <source>Show the hosts as cards</source>
        <translation>以卡片显示主机</translation>
    </message>
    <message>
        <source>Show the hosts as a list</source>
        <translation>以列表逐行显示主机</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡片</translation>
    </message>
    <message>
        <source>List</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>Checked %1.</source>
        <translation>检查时间：%1。</translation>
    </message>
    <message>
        <source>No hosts in %1.</source>
        <translation>%1 中没有主机。</translation>
    </message>
    <message>
        <source>1 host is hidden by the filters.</source>
        <translation>1 台主机被筛选器隐藏。</translation>
    </message>
    <message>
        <source>%1 hosts are hidden by the filters.</source>
        <translation>%1 台主机被筛选器隐藏。</translation>
    </message>
    <message>
        <source>the words “%1”</source>
        <translation>文字“%1”</translation>
    </message>
    <message>
        <source>the filter %1</source>
        <translation>筛选器 %1</translation>
    </message>
    <message>
        <source>the column %1</source>
        <translation>列 %1</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>已选择 %1 个</translation>
    </message>
    <message>
        <source>%1 would move (R)</source>
        <translation>%1 项将移动 (R)</translation>
    </message>
</context>
<context>
    <name>PowerRowItem</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Requested by %1</source>
        <translation>由 %1 请求</translation>
    </message>
</context>
<context>
    <name>PowerWall</name>
    <message>
        <source>Hosts</source>
        <translation>主机</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Desktop</source>
        <translation>跟随桌面</translation>
    </message>
</context>
<context>
    <name>PresetBox</name>
    <message>
        <source>Internal</source>
        <translation>内部</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>合作方</translation>
    </message>
    <message>
        <source>Public</source>
        <translation>公开</translation>
    </message>
    <message>
        <source>Redaction</source>
        <translation>脱敏</translation>
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
        <translation>格式</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Creating the document…</source>
        <translation>正在生成文档…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源文本</translation>
    </message>
    <message>
        <source>Copies the source</source>
        <translation>复制源文本</translation>
    </message>
    <message>
        <source>Source of the document</source>
        <translation>文档源文本</translation>
    </message>
</context>
<context>
    <name>PrioritySplit</name>
    <message>
        <source>P3 Look</source>
        <translation>P3 留意</translation>
    </message>
    <message>
        <source>P2 Soon</source>
        <translation>P2 尽快处理</translation>
    </message>
    <message>
        <source>P1 Act now</source>
        <translation>P1 立即处理</translation>
    </message>
    <message>
        <source>%1: %2 alarms, %3 %, aim %4 %</source>
        <translation>%1：%2 条告警，%3 %，目标 %4 %</translation>
    </message>
    <message>
        <source>%1, %2 % (aim %3 %)</source>
        <translation>%1，%2 %（目标 %3 %）</translation>
    </message>
    <message>
        <source>none (aim %1 %)</source>
        <translation>无（目标 %1 %）</translation>
    </message>
</context>
<context>
    <name>ProgressTrail</name>
    <message>
        <source>Sending to the backend…</source>
        <translation>正在提交…</translation>
    </message>
    <message>
        <source>Sending in %1 s</source>
        <translation>%1 秒后发送</translation>
    </message>
    <message>
        <source>Sent %1</source>
        <translation>已发送 %1</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>已发送</translation>
    </message>
    <message>
        <source>Accepted %1 (revision %2)</source>
        <translation>已接受 %1（修订 %2）</translation>
    </message>
    <message>
        <source>Waiting for the effect</source>
        <translation>等待观察到效果</translation>
    </message>
    <message>
        <source>Observed %1: %2</source>
        <translation>已观察到 %1：%2</translation>
    </message>
    <message>
        <source>Timed out %1: %2</source>
        <translation>超时 %1：%2</translation>
    </message>
    <message>
        <source>Refused %1: %2</source>
        <translation>已拒绝 %1：%2</translation>
    </message>
    <message>
        <source>The outcome is unknown.</source>
        <translation>结果未知。</translation>
    </message>
</context>
<context>
    <name>RangePane</name>
    <message>
        <source>Range</source>
        <translation>时间范围</translation>
    </message>
    <message>
        <source>From, UTC</source>
        <translation>起始，UTC</translation>
    </message>
    <message>
        <source>Enter a time such as 2026-11-20T13:10:00Z.</source>
        <translation>请按 2026-11-20T13:10:00Z 的形式填写时间。</translation>
    </message>
    <message>
        <source>ongoing</source>
        <translation>仍在继续</translation>
    </message>
    <message>
        <source>To, UTC; empty while ongoing</source>
        <translation>结束，UTC；仍在继续时留空</translation>
    </message>
    <message>
        <source>Enter a time such as 2026-11-20T14:20:00Z, or leave it empty.</source>
        <translation>请按 2026-11-20T14:20:00Z 的形式填写时间，或留空。</translation>
    </message>
    <message>
        <source>Add a machine</source>
        <translation>添加机器</translation>
    </message>
    <message>
        <source>Removes it from the incident</source>
        <translation>事件不再涉及此机器</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移出 %1</translation>
    </message>
    <message>
        <source>Timeline of %1</source>
        <translation>%1 的时间线</translation>
    </message>
    <message>
        <source>Start of the incident</source>
        <translation>事件开始</translation>
    </message>
    <message>
        <source>End of the incident</source>
        <translation>事件结束</translation>
    </message>
    <message>
        <source>No changes recorded for this machine.</source>
        <translation>没有关于此机器的记录。</translation>
    </message>
    <message>
        <source>Loading the timeline…</source>
        <translation>正在加载时间线…</translation>
    </message>
</context>
<context>
    <name>RateChart</name>
    <message>
        <source>highest %1 in 10 min</source>
        <translation>十分钟内最高 %1</translation>
    </message>
    <message>
        <source>Alarms per 10 min in the last 24 h; over the threshold of %2 %1 times</source>
        <translation>最近 24 小时每十分钟的告警数，%1 次超过阈值 %2</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
</context>
<context>
    <name>ReceiversPart</name>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>数据已超过 10 秒未更新：无法进行任何更改。</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>需要 operator 角色。</translation>
    </message>
    <message>
        <source>%1 did not take the test: %2</source>
        <translation>%1 未接受测试：%2</translation>
    </message>
    <message>
        <source>%1 took the test.</source>
        <translation>%1 已接受测试。</translation>
    </message>
    <message>
        <source>failing for %1: %2</source>
        <translation>已失败 %1：%2</translation>
    </message>
    <message>
        <source>last delivery %1 ago</source>
        <translation>上次送达在 %1 前</translation>
    </message>
    <message>
        <source>no deliveries yet</source>
        <translation>尚无送达</translation>
    </message>
    <message>
        <source>1 message waiting</source>
        <translation>1 条消息等待中</translation>
    </message>
    <message>
        <source>%1 messages waiting</source>
        <translation>%1 条消息等待中</translation>
    </message>
    <message>
        <source>The backend sends alarms to these receivers, which are set in its configuration.</source>
        <translation>后端将告警发送到其配置中设定的这些接收方。</translation>
    </message>
    <message>
        <source>Receivers</source>
        <translation>接收方</translation>
    </message>
    <message>
        <source>Send a test to %1</source>
        <translation>向 %1 发送测试</translation>
    </message>
    <message>
        <source>Send a test</source>
        <translation>发送测试</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>1 command had an unknown outcome when the console ended</source>
        <translation>控制台结束时有 1 条命令结果未知</translation>
    </message>
    <message>
        <source>%1 commands had an unknown outcome when the console ended</source>
        <translation>控制台结束时有 %1 条命令结果未知</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Reviewing requires the role approver.</source>
        <translation>复核需要 approver 角色。</translation>
    </message>
    <message>
        <source>A person other than %1 must review it.</source>
        <translation>须由 %1 以外的人复核。</translation>
    </message>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>数据已超过 10 秒：无法更改任何内容。</translation>
    </message>
    <message>
        <source>Enter your findings, at least 10 characters.</source>
        <translation>请写下所见，至少 10 个字符。</translation>
    </message>
    <message>
        <source>Review: %1, %2</source>
        <translation>复核：%1，%2</translation>
    </message>
    <message>
        <source>%1 used break-glass at %2: %3</source>
        <translation>%1 于 %2 使用了紧急破窗 (break-glass)：%3</translation>
    </message>
    <message>
        <source>Check the object and the audit rows of this override below, then write your findings. This clears the alarm; the audit keeps your findings and your name.</source>
        <translation>请查看对象及下方此操作的各行，并写下所见。告警随之结束，审计会连同您的姓名保存。</translation>
    </message>
    <message>
        <source>Findings: at least 10 characters</source>
        <translation>检查结果：至少 10 个字符</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Next of %1</source>
        <translation>下一个，共 %1 个</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>已复核</translation>
    </message>
    <message>
        <source>It was reviewed meanwhile.</source>
        <translation>已在此期间被复核。</translation>
    </message>
</context>
<context>
    <name>RightsTable</name>
    <message>
        <source>allowed</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>no answer yet</source>
        <translation>尚无答复</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>在 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>权限</translation>
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
        <translation>截至 %1，%2 前</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>暂停（空格键）</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>播放（空格键）</translation>
    </message>
    <message>
        <source>Playback speed (+ and -)</source>
        <translation>播放速度（+ 和 -）</translation>
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
        <translation>时间条长度为 %1</translation>
    </message>
    <message>
        <source>The record, %1</source>
        <translation>记录，%1</translation>
    </message>
    <message>
        <source>The record, now</source>
        <translation>记录，现在</translation>
    </message>
    <message>
        <source>Incident %1</source>
        <translation>事件 %1</translation>
    </message>
    <message>
        <source>Not recorded: %1</source>
        <translation>无人记录：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>Now  Esc</source>
        <translation>现在  Esc</translation>
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
        <translation>没有命令 %1</translation>
    </message>
    <message>
        <source>there is no alarm %1</source>
        <translation>没有告警 %1</translation>
    </message>
    <message>
        <source>%1 has already acknowledged it</source>
        <translation>%1 已确认</translation>
    </message>
    <message>
        <source>there is no acknowledged alarm %1</source>
        <translation>没有已确认的告警 %1</translation>
    </message>
    <message>
        <source>an alarm can be shelved for up to 24 h</source>
        <translation>告警最多可搁置 24 h</translation>
    </message>
    <message>
        <source>shelving an alarm requires a reason</source>
        <translation>搁置告警需要原因</translation>
    </message>
    <message>
        <source>there is no shelved alarm %1</source>
        <translation>没有已搁置的告警 %1</translation>
    </message>
    <message>
        <source>%1 may view alarms and not change them</source>
        <translation>%1 可查看告警但不可更改</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: it requires the role operator</source>
        <translation>%1 无权这样做：operator 可以</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: it requires the role approver</source>
        <translation>%1 无权这样做：approver 可以</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: it requires the role operator or approver</source>
        <translation>%1 无权这样做：operator 或 approver 可以</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: it requires a person</source>
        <translation>%1 无权这样做：须由人员进行</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: it requires the role admin</source>
        <translation>%1 无权这样做：管理员可以</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: reading incidents requires the role viewer or operator</source>
        <translation>%1 无权这样做：事件由 viewer 或 operator 读取</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: writing incidents requires the role operator</source>
        <translation>%1 无权这样做：事件由 operator 编写</translation>
    </message>
    <message>
        <source>text: a note must not be empty</source>
        <translation>text：备注须有内容</translation>
    </message>
    <message>
        <source>text: a note has at most %1 bytes, not %2</source>
        <translation>text：备注最多 %1 字节，而非 %2</translation>
    </message>
    <message>
        <source>there is no machine &apos;%1&apos;</source>
        <translation>没有机器 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>this backend has no record</source>
        <translation>此后端没有记录</translation>
    </message>
    <message>
        <source>there is no view named &apos;%1&apos;</source>
        <translation>没有名为 &apos;%1&apos; 的视图</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not &lt;namespace&gt;/&lt;name&gt; of a machine</source>
        <translation>&apos;%1&apos; 不是机器的 &lt;namespace&gt;/&lt;name&gt;</translation>
    </message>
    <message>
        <source>the view &apos;%1&apos; has no past</source>
        <translation>视图 &apos;%1&apos; 没有过去</translation>
    </message>
    <message>
        <source>64 views are already open</source>
        <translation>已打开 64 个视图</translation>
    </message>
    <message>
        <source>%1 is not allowed to open %2</source>
        <translation>%1 无权打开 %2</translation>
    </message>
    <message>
        <source>this server accepts no commands</source>
        <translation>此服务器不接受命令</translation>
    </message>
    <message>
        <source>%1 sends too many requests; try again in %2</source>
        <translation>%1 一次请求过多；请在 %2 后重试</translation>
    </message>
    <message>
        <source>%1 is not allowed to plan work in the calendar</source>
        <translation>%1 无权在日历中安排工作</translation>
    </message>
    <message>
        <source>calendar.add needs a summary of the work</source>
        <translation>calendar.add 需要摘要：将做什么</translation>
    </message>
    <message>
        <source>calendar.add needs machines or zones</source>
        <translation>calendar.add 需要机器或区域</translation>
    </message>
    <message>
        <source>calendar.add needs a start and an end, such as %1</source>
        <translation>calendar.add 需要开始和结束，例如 %1</translation>
    </message>
    <message>
        <source>calendar.add needs an end after its start</source>
        <translation>calendar.add 的结束须晚于开始</translation>
    </message>
    <message>
        <source>calendar.import needs a text</source>
        <translation>calendar.import 需要文本</translation>
    </message>
    <message>
        <source>the calendar was not imported: %1</source>
        <translation>未接受该日历：%1</translation>
    </message>
    <message>
        <source>%1 is using break-glass: %2</source>
        <translation>%1 正在使用紧急破窗 (break-glass)：%2</translation>
    </message>
    <message>
        <source>abort it, or let it proceed</source>
        <translation>中止它，或任其进行</translation>
    </message>
    <message>
        <source>review it</source>
        <translation>请复核</translation>
    </message>
    <message>
        <source>wait: the drain will be retried</source>
        <translation>等待：排空会自动重试</translation>
    </message>
    <message>
        <source>waiting does not help, unless the budget changes</source>
        <translation>等待：除非预算更改，否则徒劳</translation>
    </message>
    <message>
        <source>skip the drain; this skips every preDrain hook too</source>
        <translation>跳过排空；这也会跳过所有 preDrain 钩子</translation>
    </message>
    <message>
        <source>uncordon one of the two Nodes, or restore the missing pod</source>
        <translation>解除其中一个 Node 的封锁，或恢复缺失的 Pod</translation>
    </message>
    <message>
        <source>uncordon Node %1 when it serves again</source>
        <translation>待 Node %1 恢复服务后解除其封锁</translation>
    </message>
    <message>
        <source>fence the host and delete the Node: no eviction is needed then</source>
        <translation>隔离 (fence) 主机并删除 Node：这样无需驱逐</translation>
    </message>
    <message>
        <source>run one more replica, or lower minAvailable of %1</source>
        <translation>增加一个副本，或降低 %1 的 minAvailable</translation>
    </message>
    <message>
        <source>find out why pod %1 stays in Terminating</source>
        <translation>查明 Pod %1 为何未结束</translation>
    </message>
    <message>
        <source>give the budget room: run more ready pods, or lower minAvailable</source>
        <translation>给预算留出余地：增加就绪 Pod，或减小 minAvailable</translation>
    </message>
    <message>
        <source>fix what the drain reports</source>
        <translation>解决排空所报告的问题</translation>
    </message>
    <message>
        <source>wait: %1 removes the hook when it is done</source>
        <translation>等待：%1 完成后会移除钩子</translation>
    </message>
    <message>
        <source>wait: its owner removes the hook when it is done</source>
        <translation>等待：其所有者完成后会移除钩子</translation>
    </message>
    <message>
        <source>wait: %1 removes the hook when it is done; there is no history yet</source>
        <translation>等待：%1 完成后会移除钩子；尚无历史</translation>
    </message>
    <message>
        <source>wait: its owner removes the hook when it is done; there is no history yet</source>
        <translation>等待：其所有者完成后会移除钩子；尚无历史</translation>
    </message>
    <message>
        <source>wait: %1 removes the hook when it is done; 19 of 20 took at most %2 more</source>
        <translation>等待：%1 完成后会移除钩子；20 次中有 19 次最多再需 %2</translation>
    </message>
    <message>
        <source>wait: its owner removes the hook when it is done; 19 of 20 took at most %1 more</source>
        <translation>等待：其所有者完成后会移除钩子；20 次中有 19 次最多再需 %1</translation>
    </message>
    <message>
        <source>waiting does not help: nothing is running that would remove the hook</source>
        <translation>等待：无人可移除该钩子</translation>
    </message>
    <message>
        <source>view %1</source>
        <translation>查看 %1</translation>
    </message>
    <message>
        <source>ask the owner of %1</source>
        <translation>询问 %1 的所有者</translation>
    </message>
    <message>
        <source>ask %1</source>
        <translation>询问 %1</translation>
    </message>
    <message>
        <source>remove the hook %1</source>
        <translation>移除钩子 %1</translation>
    </message>
    <message>
        <source>remove the hook %1; it cannot be put back on a deleting machine</source>
        <translation>移除钩子 %1；正在删除的机器上无法再放回</translation>
    </message>
    <message>
        <source>fix what %1 reports</source>
        <translation>解决 %1 所报告的问题</translation>
    </message>
    <message>
        <source>install %1 again</source>
        <translation>重新安装 %1</translation>
    </message>
    <message>
        <source>start %1 again</source>
        <translation>重新启动 %1</translation>
    </message>
    <message>
        <source>find out why %1 is not Running</source>
        <translation>查看 %1 为何不是 Running</translation>
    </message>
    <message>
        <source>create a Machine for a new master, or activate the ControlPlaneMachineSet</source>
        <translation>为新 master 创建 Machine，或启用 ControlPlaneMachineSet</translation>
    </message>
    <message>
        <source>wait: whoever set the finalizer removes it</source>
        <translation>等待：添加终结器者会将其移除</translation>
    </message>
    <message>
        <source>wait: the deletion is in progress</source>
        <translation>等待：删除会继续</translation>
    </message>
    <message>
        <source>inform %1 that its hook was skipped</source>
        <translation>告知 %1 其钩子已被越过</translation>
    </message>
    <message>
        <source>delete the machine; its MachineSet creates a new one</source>
        <translation>删除该机器；其机器集会新建一台</translation>
    </message>
    <message>
        <source>set %1</source>
        <translation>设置 %1</translation>
    </message>
    <message>
        <source>delete the machine; deletion is not validated</source>
        <translation>删除该机器；删除不作校验</translation>
    </message>
    <message>
        <source>wait: the other API owns it</source>
        <translation>等待：由另一 API 管理</translation>
    </message>
    <message>
        <source>set spec.authoritativeAPI to MachineAPI</source>
        <translation>将 spec.authoritativeAPI 设为 MachineAPI</translation>
    </message>
    <message>
        <source>wait: a host may become free</source>
        <translation>等待：可能有主机空出</translation>
    </message>
    <message>
        <source>add a host that its hostSelector matches, or free one</source>
        <translation>添加符合其 hostSelector 的主机，或腾出一台</translation>
    </message>
    <message>
        <source>wait: whoever paused the host resumes it</source>
        <translation>等待：暂停主机者会继续</translation>
    </message>
    <message>
        <source>remove the annotation %1</source>
        <translation>移除注解 %1</translation>
    </message>
    <message>
        <source>wait: a new password in the Secret is tried immediately</source>
        <translation>等待：Secret 中的新密码会立即尝试</translation>
    </message>
    <message>
        <source>correct the username and password in Secret %1</source>
        <translation>在 Secret %1 中填入正确的用户名和密码</translation>
    </message>
    <message>
        <source>wait: the command is retried with increasing delay</source>
        <translation>等待：命令会以递增间隔重复</translation>
    </message>
    <message>
        <source>check the BMC&apos;s own log</source>
        <translation>查看 BMC 自身的日志</translation>
    </message>
    <message>
        <source>check the BMC&apos;s network, address and credentials</source>
        <translation>检查 BMC 的网络、地址和凭据</translation>
    </message>
    <message>
        <source>wait: the key is removed when the Node is gone</source>
        <translation>等待：Node 消失后键会移除</translation>
    </message>
    <message>
        <source>withdraw the request: remove the annotation of the Machine, or the Metal3Remediation</source>
        <translation>撤回请求：Machine 的注解或 Metal3Remediation</translation>
    </message>
    <message>
        <source>wait: it will be forced off at the deadline</source>
        <translation>等待：到期时强制关机</translation>
    </message>
    <message>
        <source>check the console of the host: a service does not stop</source>
        <translation>查看主机控制台：有服务未停止</translation>
    </message>
    <message>
        <source>request a hard power-off</source>
        <translation>请求强制关机</translation>
    </message>
    <message>
        <source>wait: the owner of the key removes it</source>
        <translation>等待：键的所有者会将其移除</translation>
    </message>
    <message>
        <source>ask whoever set the key %1</source>
        <translation>询问设置键 %1 的人</translation>
    </message>
    <message>
        <source>remove the key; the server starts immediately</source>
        <translation>移除该键；服务器会立即启动</translation>
    </message>
    <message>
        <source>wait: the BMC will be asked again</source>
        <translation>等待：会自动再次询问 BMC</translation>
    </message>
    <message>
        <source>wait: the host will be powered on</source>
        <translation>等待：主机会自动开机</translation>
    </message>
    <message>
        <source>set spec.online to false if it must stay off</source>
        <translation>若应保持关机，将 spec.online 设为 false</translation>
    </message>
    <message>
        <source>wait: it acts again when fewer are unhealthy</source>
        <translation>等待：不健康数量减少后会再次处理</translation>
    </message>
    <message>
        <source>find what the unhealthy machines have in common: network, rack, upgrade</source>
        <translation>找出不健康机器的共同点：网络、机架、升级</translation>
    </message>
    <message>
        <source>raise maxUnhealthy of %1</source>
        <translation>提高 %1 的 maxUnhealthy</translation>
    </message>
    <message>
        <source>wait: it starts automatically</source>
        <translation>等待：会自动开始</translation>
    </message>
    <message>
        <source>wait: it starts after the upgrade</source>
        <translation>等待：升级后开始</translation>
    </message>
    <message>
        <source>start it now, outside the window</source>
        <translation>立即在窗口之外开始</translation>
    </message>
    <message>
        <source>%1 (owner %2)</source>
        <translation>%1 (所有者 %2)</translation>
    </message>
    <message>
        <source>%1 reports: %2</source>
        <translation>%1 报告：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 belongs to %2</source>
        <translation>%1 属于 %2</translation>
    </message>
    <message>
        <source>deletion requested</source>
        <translation>已请求删除</translation>
    </message>
    <message>
        <source>Node %1 is Ready</source>
        <translation>Node %1 为 Ready</translation>
    </message>
    <message>
        <source>Node %1 is not Ready</source>
        <translation>Node %1 不是 Ready</translation>
    </message>
    <message>
        <source>it has no phase yet</source>
        <translation>尚无阶段</translation>
    </message>
    <message>
        <source>its phase is %1</source>
        <translation>其阶段为 %1</translation>
    </message>
    <message>
        <source>it was created</source>
        <translation>已创建</translation>
    </message>
    <message>
        <source>no error message</source>
        <translation>无错误消息</translation>
    </message>
    <message>
        <source>the instance exists</source>
        <translation>实例存在</translation>
    </message>
    <message>
        <source>the reason is InsufficientResources</source>
        <translation>原因为 InsufficientResources</translation>
    </message>
    <message>
        <source>the annotation is set</source>
        <translation>注解已设置</translation>
    </message>
    <message>
        <source>Node %1 is cordoned</source>
        <translation>Node %1 已封锁</translation>
    </message>
    <message>
        <source>the kubelet of Node %1 does not report</source>
        <translation>Node %1 的 kubelet 没有报告</translation>
    </message>
    <message>
        <source>the host is paused</source>
        <translation>主机已暂停</translation>
    </message>
    <message>
        <source>%1 is set</source>
        <translation>%1 已设置</translation>
    </message>
    <message>
        <source>its power was read as Off</source>
        <translation>读数为 Off</translation>
    </message>
    <message>
        <source>its power was not read as Off since then</source>
        <translation>此后未读到 Off</translation>
    </message>
    <message>
        <source>a graceful shutdown is in progress</source>
        <translation>正在有序关机</translation>
    </message>
    <message>
        <source>its power still reads On</source>
        <translation>主机读数仍为 On</translation>
    </message>
    <message>
        <source>online is true</source>
        <translation>online 为 true</translation>
    </message>
    <message>
        <source>the Node does not report Ready</source>
        <translation>Node 未报告 Ready</translation>
    </message>
    <message>
        <source>maintenance %1 is scheduled</source>
        <translation>需进行维护 %1</translation>
    </message>
    <message>
        <source>it must be done before %1</source>
        <translation>必须在 %1 之前完成</translation>
    </message>
    <message>
        <source>the cluster is upgrading</source>
        <translation>集群正在升级</translation>
    </message>
    <message>
        <source>the cluster is upgrading to %1</source>
        <translation>集群正在升级到 %1</translation>
    </message>
    <message>
        <source>it waits for a window</source>
        <translation>等待窗口</translation>
    </message>
    <message>
        <source>deletion skips it</source>
        <translation>删除时不询问它</translation>
    </message>
    <message>
        <source>the instance already exists</source>
        <translation>实例已存在</translation>
    </message>
    <message>
        <source>the machine has failed</source>
        <translation>机器已失败</translation>
    </message>
    <message>
        <source>no instance yet</source>
        <translation>尚无实例</translation>
    </message>
    <message>
        <source>not being deleted</source>
        <translation>未在删除</translation>
    </message>
    <message>
        <source>the drain finished without it</source>
        <translation>排空已在未经其同意下完成</translation>
    </message>
    <message>
        <source>there is no node to drain</source>
        <translation>没有要排空的 Node</translation>
    </message>
    <message>
        <source>the deletion has not started</source>
        <translation>删除尚未开始</translation>
    </message>
    <message>
        <source>the drain waits for it</source>
        <translation>排空正在等待它</translation>
    </message>
    <message>
        <source>the drain has not finished</source>
        <translation>排空尚未完成</translation>
    </message>
    <message>
        <source>the instance is kept for it</source>
        <translation>实例为其保留</translation>
    </message>
    <message>
        <source>it refuses the eviction of %1</source>
        <translation>它拒绝驱逐 %1</translation>
    </message>
    <message>
        <source>it is stuck in Terminating</source>
        <translation>未结束</translation>
    </message>
    <message>
        <source>the deletion is done except for what others keep</source>
        <translation>我方的删除部分已完成</translation>
    </message>
    <message>
        <source>the deletion has not got that far</source>
        <translation>删除尚未进行到此</translation>
    </message>
    <message>
        <source>the host is off and stays off</source>
        <translation>主机已关机并保持关机</translation>
    </message>
    <message>
        <source>the host is being powered off</source>
        <translation>主机正在关机</translation>
    </message>
    <message>
        <source>the host is not being powered off</source>
        <translation>主机并未在关机</translation>
    </message>
    <message>
        <source>the host carries the paused annotation</source>
        <translation>主机带有 paused 注解</translation>
    </message>
    <message>
        <source>the host carries the detached annotation</source>
        <translation>主机带有 detached 注解</translation>
    </message>
    <message>
        <source>maintenance blocked: %1</source>
        <translation>维护被阻止：%1</translation>
    </message>
    <message>
        <source>its window is closed</source>
        <translation>其窗口已关闭</translation>
    </message>
    <message>
        <source>the eviction&apos;s answer</source>
        <translation>驱逐的应答</translation>
    </message>
    <message>
        <source>the wait-for graph</source>
        <translation>等待图</translation>
    </message>
    <message>
        <source>the machine controller&apos;s validation</source>
        <translation>机器控制器的校验</translation>
    </message>
    <message>
        <source>Machines with the master role</source>
        <translation>具有 master 角色的 Machine</translation>
    </message>
    <message>
        <source>%1 of host %2</source>
        <translation>主机 %2 的 %1</translation>
    </message>
    <message>
        <source>%1 of MachineMaintenance %2</source>
        <translation>MachineMaintenance %2 的 %1</translation>
    </message>
    <message>
        <source>%1 of MachineHealthCheck %2</source>
        <translation>MachineHealthCheck %2 的 %1</translation>
    </message>
    <message>
        <source>%1 of ClusterVersion %2</source>
        <translation>ClusterVersion %2 的 %1</translation>
    </message>
    <message>
        <source>status of PodDisruptionBudget %1</source>
        <translation>PodDisruptionBudget %1 的 status</translation>
    </message>
    <message>
        <source>spec.unschedulable of that Node</source>
        <translation>该 Node 的 spec.unschedulable</translation>
    </message>
    <message>
        <source>pods of %1</source>
        <translation>%1 的 Pod</translation>
    </message>
    <message>
        <source>Events of %1</source>
        <translation>%1 的 Event</translation>
    </message>
    <message>
        <source>its source reports the event as completed</source>
        <translation>其来源报告事件已完成</translation>
    </message>
    <message>
        <source>its source reports the event as cancelled</source>
        <translation>其来源报告事件已取消</translation>
    </message>
    <message>
        <source>its source no longer knows the event</source>
        <translation>其来源已不再知晓该事件</translation>
    </message>
    <message>
        <source>MachineAmbiguous: %1</source>
        <translation>MachineAmbiguous：%1</translation>
    </message>
    <message>
        <source>Machines named %1 are in the namespaces %2: spec.machinenamespace must say which one is meant</source>
        <translation>名为 %1 的 Machine 存在于命名空间 %2：须由 spec.machinenamespace 指明是哪一个</translation>
    </message>
    <message>
        <source>MachineNotFound: there is no Machine %1</source>
        <translation>MachineNotFound：没有 Machine %1</translation>
    </message>
    <message>
        <source>somebody else deleted the Machine: adopted</source>
        <translation>他人正在删除 Machine：已接管</translation>
    </message>
    <message>
        <source>a person must act: %1</source>
        <translation>需要人工处理：%1</translation>
    </message>
    <message>
        <source>the deadline has passed and the Node is not Ready: the provider does the work itself</source>
        <translation>期限已过且 Node 不是 Ready：由提供商自行进行</translation>
    </message>
    <message>
        <source>the deadline passed before the work could start</source>
        <translation>工作尚未开始期限已过</translation>
    </message>
    <message>
        <source>OptedOut: %1</source>
        <translation>OptedOut：%1</translation>
    </message>
    <message>
        <source>Machine %1 opted out</source>
        <translation>Machine %1 已选择退出</translation>
    </message>
    <message>
        <source>MachineSet %1 opted out</source>
        <translation>MachineSet %1 已选择退出</translation>
    </message>
    <message>
        <source>a health check is remediating the Machine</source>
        <translation>健康检查正在修复该 Machine</translation>
    </message>
    <message>
        <source>ClusterUpgrading: %1</source>
        <translation>ClusterUpgrading：%1</translation>
    </message>
    <message>
        <source>the configuration of Node %1 is %2</source>
        <translation>Node %1 的配置为 %2</translation>
    </message>
    <message>
        <source>MaintenanceInProgress: %1 goes first</source>
        <translation>MaintenanceInProgress：%1 优先</translation>
    </message>
    <message>
        <source>ClusterUnhealthy: %1</source>
        <translation>ClusterUnhealthy：%1</translation>
    </message>
    <message>
        <source>NotSchedulable: %1</source>
        <translation>NotSchedulable：%1</translation>
    </message>
    <message>
        <source>AwaitingApproval: powering the server off until the work is done requires spec.approved</source>
        <translation>AwaitingApproval：在工作完成前关闭服务器需要 spec.approved</translation>
    </message>
    <message>
        <source>the work starts: %1</source>
        <translation>工作开始：%1</translation>
    </message>
    <message>
        <source>whoever deletes this undoes the work</source>
        <translation>删除此项将撤销工作</translation>
    </message>
    <message>
        <source>health checks ignore the Machine</source>
        <translation>健康检查不处理该 Machine</translation>
    </message>
    <message>
        <source>the Node accepts no new pods</source>
        <translation>Node 不接受新 Pod</translation>
    </message>
    <message>
        <source>the Node is being drained: %1</source>
        <translation>正在清空 Node：%1</translation>
    </message>
    <message>
        <source>the Machine will be deleted</source>
        <translation>将删除 Machine</translation>
    </message>
    <message>
        <source>MachineNotYetDeleted: the Machine is being deleted</source>
        <translation>MachineNotYetDeleted：Machine 正在删除</translation>
    </message>
    <message>
        <source>the Machine is gone; its host will be released</source>
        <translation>Machine 已消失；将释放其主机</translation>
    </message>
    <message>
        <source>somebody else deleted the Machine</source>
        <translation>他人已删除该 Machine</translation>
    </message>
    <message>
        <source>the server will be powered off</source>
        <translation>将关闭服务器</translation>
    </message>
    <message>
        <source>the server is being powered off</source>
        <translation>服务器正在关机</translation>
    </message>
    <message>
        <source>the server is off; it will be powered on again</source>
        <translation>服务器已关机；正在重新启动</translation>
    </message>
    <message>
        <source>the work is done; the server will be powered on</source>
        <translation>工作已完成；启动服务器</translation>
    </message>
    <message>
        <source>the server is off; it waits for the annotation %1 or for its source to report the end</source>
        <translation>服务器已关机；等待注解 %1 或其来源报告结束</translation>
    </message>
    <message>
        <source>the server is being powered on again</source>
        <translation>重新启动服务器</translation>
    </message>
    <message>
        <source>the Node is back with a new boot id</source>
        <translation>Node 已以新的 boot id 恢复</translation>
    </message>
    <message>
        <source>the Node is Ready, but has not rebooted yet</source>
        <translation>Node 为 Ready，但尚未重新启动</translation>
    </message>
    <message>
        <source>the Node is not Ready yet</source>
        <translation>Node 尚不是 Ready</translation>
    </message>
    <message>
        <source>the Node stays cordoned, as it was before</source>
        <translation>Node 保持封锁，与之前相同</translation>
    </message>
    <message>
        <source>the Node accepts pods again</source>
        <translation>Node 再次接受 Pod</translation>
    </message>
    <message>
        <source>health checks watch the Machine again</source>
        <translation>健康检查再次监视该 Machine</translation>
    </message>
    <message>
        <source>the work is done and verified</source>
        <translation>工作已完成并验证</translation>
    </message>
    <message>
        <source>Machine %1 is not Running</source>
        <translation>Machine %1 不是 Running</translation>
    </message>
    <message>
        <source>its Node is not Ready</source>
        <translation>其 Node 不是 Ready</translation>
    </message>
    <message>
        <source>its Node has not been Ready for %1</source>
        <translation>其 Node 尚未持续 Ready %1</translation>
    </message>
    <message>
        <source>its server is not on</source>
        <translation>其服务器未开机</translation>
    </message>
    <message>
        <source>its source still reports the event</source>
        <translation>其来源仍在报告该事件</translation>
    </message>
    <message>
        <source>its source does not say whether the event is over</source>
        <translation>其来源未说明事件是否已结束</translation>
    </message>
    <message>
        <source>the maintenance was deleted before anything was set</source>
        <translation>维护在设置任何内容之前已被删除</translation>
    </message>
    <message>
        <source>the maintenance was deleted; its server will be released</source>
        <translation>维护已删除；将释放其服务器</translation>
    </message>
    <message>
        <source>the maintenance was deleted; its Node is returned to service</source>
        <translation>维护已删除；归还其 Node</translation>
    </message>
    <message>
        <source>the maintenance was deleted; health checks ignore the Machine until its Node is Ready</source>
        <translation>维护已删除；在其 Node 变为 Ready 之前健康检查不处理该 Machine</translation>
    </message>
    <message>
        <source>the maintenance was deleted; health checks watch the Machine again</source>
        <translation>维护已删除；健康检查再次监视该 Machine</translation>
    </message>
    <message>
        <source>the maintenance was deleted and undone</source>
        <translation>维护已删除并撤销</translation>
    </message>
    <message>
        <source>no row applies</source>
        <translation>没有适用的行</translation>
    </message>
    <message>
        <source>no maintenance window is defined</source>
        <translation>未定义维护窗口</translation>
    </message>
    <message>
        <source>maintenance windows are defined, and none is for this machine</source>
        <translation>已定义维护窗口，但没有适用于此机器的</translation>
    </message>
    <message>
        <source>the window is open until %1</source>
        <translation>窗口开放至 %1</translation>
    </message>
    <message>
        <source>less than %1 of the window is left; the next one opens at %2</source>
        <translation>窗口剩余不足 %1；下一个于 %2 打开</translation>
    </message>
    <message>
        <source>less than %1 of the window is left; none opens within two years</source>
        <translation>窗口剩余不足 %1；两年内没有窗口打开</translation>
    </message>
    <message>
        <source>the window is closed; the next one opens at %1</source>
        <translation>窗口已关闭；下一个于 %1 打开</translation>
    </message>
    <message>
        <source>the windows of this machine are paused</source>
        <translation>此机器的窗口已暂停</translation>
    </message>
    <message>
        <source>no window of at least %1 opens within two years</source>
        <translation>两年内没有至少 %1 的窗口打开</translation>
    </message>
    <message>
        <source>a control plane machine is never touched</source>
        <translation>从不触碰控制平面机器</translation>
    </message>
    <message>
        <source>event code &apos;%1&apos; is unknown</source>
        <translation>事件代码“%1”未知</translation>
    </message>
    <message>
        <source>this event needs a person</source>
        <translation>此事件需要人工处理</translation>
    </message>
    <message>
        <source>the instance is not stopped and not gone</source>
        <translation>实例未停止也未消失</translation>
    </message>
    <message>
        <source>its strategy is %1</source>
        <translation>其策略为 %1</translation>
    </message>
    <message>
        <source>by event and platform</source>
        <translation>按事件和平台</translation>
    </message>
    <message>
        <source>strategy delete is refused: no available host matches the Machine that would replace it</source>
        <translation>策略 delete 被拒绝：没有可用主机与替代它的 Machine 匹配</translation>
    </message>
    <message>
        <source>strategy %1 is unknown</source>
        <translation>策略 %1 未知</translation>
    </message>
    <message>
        <source>strategy %1 needs a BareMetalHost</source>
        <translation>策略 %1 需要 BareMetalHost</translation>
    </message>
    <message>
        <source>its BareMetalHost is not found</source>
        <translation>找不到它的 BareMetalHost</translation>
    </message>
    <message>
        <source>%1 of Machine %2 cannot start before its deadline: %3</source>
        <translation>Machine %2 的 %1 无法在期限前开始：%3</translation>
    </message>
    <message>
        <source>%1 of Machine %2 cannot start before its deadline %3: %4</source>
        <translation>Machine %2 的 %1 无法在期限 %3 前开始：%4</translation>
    </message>
    <message>
        <source>%1 of Machine %2 did not start before its deadline %3</source>
        <translation>Machine %2 的 %1 未在期限 %3 前开始</translation>
    </message>
    <message>
        <source>Node %1 could not be drained within %2</source>
        <translation>Node %1 未能在 %2 内排空</translation>
    </message>
    <message>
        <source>Node %1 could not be drained within %2: %3</source>
        <translation>Node %1 未能在 %2 内排空：%3</translation>
    </message>
    <message>
        <source>the Node of Machine %1 could not be drained within %2</source>
        <translation>Machine %1 的 Node 未能在 %2 内排空</translation>
    </message>
    <message>
        <source>the Node of Machine %1 could not be drained within %2: %3</source>
        <translation>Machine %1 的 Node 未能在 %2 内排空：%3</translation>
    </message>
    <message>
        <source>the server of Machine %1 is not off after %2</source>
        <translation>Machine %1 的服务器在 %2 后仍未关机</translation>
    </message>
    <message>
        <source>the server of Machine %1 is not off after %2: %3</source>
        <translation>Machine %1 的服务器在 %2 后仍未关机：%3</translation>
    </message>
    <message>
        <source>Node %1 did not come back within %2</source>
        <translation>Node %1 未在 %2 内恢复</translation>
    </message>
    <message>
        <source>Node %1 did not come back within %2: it is Ready, but has not rebooted</source>
        <translation>Node %1 未在 %2 内恢复：其为 Ready，但未重新启动</translation>
    </message>
    <message>
        <source>the Node of Machine %1 did not come back within %2</source>
        <translation>Machine %1 的 Node 未在 %2 内恢复</translation>
    </message>
    <message>
        <source>the maintenance of Machine %1 was done, and a check failed: %2</source>
        <translation>Machine %1 的维护已完成，但有检查未通过：%2</translation>
    </message>
    <message>
        <source>Event %1 is still scheduled after the maintenance of Machine %2 was done</source>
        <translation>Machine %2 维护完成后事件 %1 仍在计划中</translation>
    </message>
    <message>
        <source>the maintenance of Machine %1 has taken %2</source>
        <translation>Machine %1 的维护已耗时 %2</translation>
    </message>
    <message>
        <source>the maintenance of Machine %1 has taken %2; it waits for %3 hook %4 of %5</source>
        <translation>Machine %1 的维护已耗时 %2；正在等待 %5 的 %3 钩子 %4</translation>
    </message>
    <message>
        <source>%1 of Machine %2 needs a person: %3</source>
        <translation>Machine %2 的 %1 需要人工处理：%3</translation>
    </message>
    <message>
        <source>%1 has two events, %2 and %3; one is done after the other</source>
        <translation>%1 有两个事件，%2 和 %3；将依次进行</translation>
    </message>
    <message>
        <source>two masters at the same time: %1 and %2 from %3</source>
        <translation>两台 master 同时进行：%1 和 %2，自 %3 起</translation>
    </message>
    <message>
        <source>%1 will take %2 and must be done before %3</source>
        <translation>%1 需时 %2，必须在 %3 之前完成</translation>
    </message>
    <message>
        <source>windows %1 and %2 are open at the same time, first at %3</source>
        <translation>窗口 %1 和 %2 同时打开，首次于 %3</translation>
    </message>
    <message>
        <source>next: the node will be drained</source>
        <translation>接下来排空 Node</translation>
    </message>
    <message>
        <source>next: the instance will be created</source>
        <translation>接下来创建实例</translation>
    </message>
    <message>
        <source>next: the instance will be deleted</source>
        <translation>接下来删除实例</translation>
    </message>
    <message>
        <source>next: its Node will be deleted</source>
        <translation>接下来删除其 Node</translation>
    </message>
    <message>
        <source>next: the Machine will be removed</source>
        <translation>随后 Machine 消失</translation>
    </message>
    <message>
        <source>%1 more hook waits at this point</source>
        <translation>此处还有 %1 个钩子在等待</translation>
    </message>
    <message>
        <source>%1 more hooks wait at this point</source>
        <translation>此处还有 %1 个钩子在等待</translation>
    </message>
    <message>
        <source>there is nothing to drain: %1</source>
        <translation>没有可排空的内容：%1</translation>
    </message>
    <message>
        <source>then the drain will wait: %1</source>
        <translation>随后排空等待：%1</translation>
    </message>
    <message>
        <source>then it will wait at preTerminate for %1</source>
        <translation>随后在 preTerminate 等待 %1</translation>
    </message>
    <message>
        <source>next: the host will be powered on</source>
        <translation>接下来主机开机</translation>
    </message>
    <message>
        <source>next: the host will be powered off, then on</source>
        <translation>接下来主机关机，然后开机</translation>
    </message>
    <message>
        <source>another key still holds it off</source>
        <translation>另一个键仍使其保持关机</translation>
    </message>
    <message>
        <source>it stays off: spec.online is false</source>
        <translation>保持关机：spec.online 为 false</translation>
    </message>
    <message>
        <source>it will be reconciled when it is valid</source>
        <translation>一旦有效即进行协调</translation>
    </message>
    <message>
        <source>it will be reconciled again when the pause ends</source>
        <translation>暂停结束后再次协调</translation>
    </message>
    <message>
        <source>it will claim the first free host</source>
        <translation>将占用首个空闲主机</translation>
    </message>
    <message>
        <source>the host will be reconciled again when the annotation is removed</source>
        <translation>注解移除后主机会再次协调</translation>
    </message>
    <message>
        <source>the host will be read again when the Secret changes</source>
        <translation>Secret 一旦更改即重新读取主机</translation>
    </message>
    <message>
        <source>the command will be retried</source>
        <translation>届时重复该命令</translation>
    </message>
    <message>
        <source>the BMC will be asked again</source>
        <translation>再次询问 BMC</translation>
    </message>
    <message>
        <source>it will be forced off at the deadline</source>
        <translation>到期时强制关机</translation>
    </message>
    <message>
        <source>power is not changed while it is unknown</source>
        <translation>电源状态未知期间不作任何切换</translation>
    </message>
    <message>
        <source>the health check will remediate the machine when it may act</source>
        <translation>一旦允许，健康检查即修复该机器</translation>
    </message>
    <message>
        <source>the maintenance will start in the next window after the upgrade</source>
        <translation>维护在升级后的下一个窗口开始</translation>
    </message>
    <message>
        <source>the maintenance will start when the window opens</source>
        <translation>窗口打开时维护开始</translation>
    </message>
    <message>
        <source>the Machine is gone</source>
        <translation>Machine 已消失</translation>
    </message>
    <message>
        <source>the Machine is not being deleted</source>
        <translation>Machine 未在删除</translation>
    </message>
    <message>
        <source>the phase is not Deleting yet</source>
        <translation>阶段尚不是 Deleting</translation>
    </message>
    <message>
        <source>already drained</source>
        <translation>已排空</translation>
    </message>
    <message>
        <source>the drain is excluded by annotation</source>
        <translation>排空已由注解排除</translation>
    </message>
    <message>
        <source>the Machine has no Node</source>
        <translation>Machine 没有 Node</translation>
    </message>
    <message>
        <source>held by the %1 hook %2 of %3</source>
        <translation>被 %3 的 %1 钩子 %2 阻塞</translation>
    </message>
    <message>
        <source>held by the %1 hook %2 of %3 and %4 more</source>
        <translation>被 %3 的 %1 钩子 %2 及另外 %4 个阻塞</translation>
    </message>
    <message>
        <source>Node %1 is empty</source>
        <translation>Node %1 已清空</translation>
    </message>
    <message>
        <source>waiting for the next attempt</source>
        <translation>等待下一次尝试</translation>
    </message>
    <message>
        <source>what state is the Node in?</source>
        <translation>Node 状态如何？</translation>
    </message>
    <message>
        <source>the Node no longer exists</source>
        <translation>Node 已不存在</translation>
    </message>
    <message>
        <source>control-plane Node %1 is cordoned</source>
        <translation>控制平面 Node %1 已封锁</translation>
    </message>
    <message>
        <source>the Node is being drained</source>
        <translation>正在清空 Node</translation>
    </message>
    <message>
        <source>no API is authoritative yet</source>
        <translation>尚无权威 API</translation>
    </message>
    <message>
        <source>the authoritative API is being copied into status</source>
        <translation>权威 API 已写入 status</translation>
    </message>
    <message>
        <source>another API is authoritative</source>
        <translation>另一 API 为权威</translation>
    </message>
    <message>
        <source>unknown authoritative API %1</source>
        <translation>未知的权威 API %1</translation>
    </message>
    <message>
        <source>this controller has finished; another finalizer keeps the object</source>
        <translation>我方部分已完成；另一终结器保留着该对象</translation>
    </message>
    <message>
        <source>waiting for the drain</source>
        <translation>等待排空</translation>
    </message>
    <message>
        <source>the instance is being deleted: %1</source>
        <translation>实例正在删除：%1</translation>
    </message>
    <message>
        <source>the provider could not delete the instance: %1</source>
        <translation>提供商无法删除实例：%1</translation>
    </message>
    <message>
        <source>is the instance gone?</source>
        <translation>实例是否已消失？</translation>
    </message>
    <message>
        <source>the provider does not say whether the instance is gone: %1</source>
        <translation>提供商未说明实例是否已消失：%1</translation>
    </message>
    <message>
        <source>waiting until the instance is gone</source>
        <translation>等待实例删除</translation>
    </message>
    <message>
        <source>the Node could not be deleted</source>
        <translation>无法删除 Node</translation>
    </message>
    <message>
        <source>the instance is gone; its Node will be deleted</source>
        <translation>实例已消失，随后是其 Node</translation>
    </message>
    <message>
        <source>everything is gone; the Machine is released</source>
        <translation>一切已消失，释放 Machine</translation>
    </message>
    <message>
        <source>the finalizer is set before anything that needs cleanup</source>
        <translation>在任何需要清理的内容之前先添加终结器</translation>
    </message>
    <message>
        <source>Failed is final; the Machine must be deleted</source>
        <translation>Failed 为终态；必须删除 Machine</translation>
    </message>
    <message>
        <source>is there an instance?</source>
        <translation>是否有实例？</translation>
    </message>
    <message>
        <source>the provider declared the Machine Failed: %1</source>
        <translation>提供商已宣布 Machine 为 Failed：%1</translation>
    </message>
    <message>
        <source>the provider does not say whether there is an instance: %1</source>
        <translation>提供商未说明是否有实例：%1</translation>
    </message>
    <message>
        <source>what is known about the instance?</source>
        <translation>对实例了解多少？</translation>
    </message>
    <message>
        <source>the provider has not finished yet: %1</source>
        <translation>提供商尚未完成：%1</translation>
    </message>
    <message>
        <source>the provider could not update the instance: %1</source>
        <translation>提供商无法更新实例：%1</translation>
    </message>
    <message>
        <source>the instance has neither provider id nor address yet</source>
        <translation>实例尚无提供商 ID 和地址</translation>
    </message>
    <message>
        <source>the instance exists; its Node has not joined</source>
        <translation>实例已存在，其 Node 尚未加入</translation>
    </message>
    <message>
        <source>the instance exists and has a Node</source>
        <translation>实例已存在且有 Node</translation>
    </message>
    <message>
        <source>the known instance is gone</source>
        <translation>已知的实例已消失</translation>
    </message>
    <message>
        <source>an instance is needed</source>
        <translation>需要一个实例</translation>
    </message>
    <message>
        <source>the instance will be created</source>
        <translation>创建实例</translation>
    </message>
    <message>
        <source>the provider refused the configuration: %1</source>
        <translation>提供商拒绝了配置：%1</translation>
    </message>
    <message>
        <source>the instance is being created: %1</source>
        <translation>实例正在创建：%1</translation>
    </message>
    <message>
        <source>the provider could not create the instance: %1</source>
        <translation>提供商无法创建实例：%1</translation>
    </message>
    <message>
        <source>waiting for the instance to appear</source>
        <translation>等待实例出现</translation>
    </message>
    <message>
        <source>no remediation was requested</source>
        <translation>无人请求修复</translation>
    </message>
    <message>
        <source>the Machine is being deleted</source>
        <translation>Machine 正在删除</translation>
    </message>
    <message>
        <source>the Machine has failed; nothing will restore its Node</source>
        <translation>Machine 已失败，其 Node 无法恢复</translation>
    </message>
    <message>
        <source>the remediation was withdrawn before the Node was deleted</source>
        <translation>修复在 Node 删除前已撤回</translation>
    </message>
    <message>
        <source>the remediation was withdrawn</source>
        <translation>修复已撤回</translation>
    </message>
    <message>
        <source>the remediation cannot continue: %1</source>
        <translation>修复无法继续：%1</translation>
    </message>
    <message>
        <source>a hold-off of the host is requested</source>
        <translation>请求使主机保持关机</translation>
    </message>
    <message>
        <source>waiting until the host is confirmed to be held off</source>
        <translation>等待确认主机已保持关机</translation>
    </message>
    <message>
        <source>waiting until the host is confirmed to be held off: %1</source>
        <translation>等待确认主机已保持关机：%1</translation>
    </message>
    <message>
        <source>waiting until the Node is gone</source>
        <translation>等待 Node 消失</translation>
    </message>
    <message>
        <source>the labels of the Node are saved</source>
        <translation>保存 Node 的标签</translation>
    </message>
    <message>
        <source>the host is confirmed off; its Node will be deleted</source>
        <translation>已确认主机关机，删除其 Node</translation>
    </message>
    <message>
        <source>the host is off and the Node is gone</source>
        <translation>主机已关机且 Node 已消失</translation>
    </message>
    <message>
        <source>waiting until the host is confirmed to be held off again</source>
        <translation>等待确认主机再次保持关机</translation>
    </message>
    <message>
        <source>the Node came back while the host was off</source>
        <translation>主机关机期间 Node 又出现了</translation>
    </message>
    <message>
        <source>how long may the Node take to join?</source>
        <translation>Node 加入最多可用多久？</translation>
    </message>
    <message>
        <source>the host is about to boot; the wait for its Node is limited</source>
        <translation>主机即将启动，等待其 Node 的时间有限</translation>
    </message>
    <message>
        <source>the Node is gone; the host may boot</source>
        <translation>Node 已消失，主机可以启动</translation>
    </message>
    <message>
        <source>the host is also held off by %1; the wait starts again</source>
        <translation>主机还被 %1 保持关机，重新开始等待</translation>
    </message>
    <message>
        <source>the host is also held off by %1</source>
        <translation>主机还被 %1 保持关机</translation>
    </message>
    <message>
        <source>the Node did not come back in time; the Machine will be replaced</source>
        <translation>Node 未及时恢复，替换该 Machine</translation>
    </message>
    <message>
        <source>waiting for the Node to come back</source>
        <translation>等待 Node 恢复</translation>
    </message>
    <message>
        <source>the new Node gets the missing labels of the old one</source>
        <translation>新 Node 会获得旧 Node 上其所缺内容</translation>
    </message>
    <message>
        <source>the new Node has all labels of the old one</source>
        <translation>新 Node 具有旧 Node 的全部标签</translation>
    </message>
    <message>
        <source>the remediation is finished</source>
        <translation>修复已完成</translation>
    </message>
    <message>
        <source>the Machine has no BareMetalHost</source>
        <translation>Machine 没有 BareMetalHost</translation>
    </message>
    <message>
        <source>BareMetalHost %1 is being deleted</source>
        <translation>BareMetalHost %1 正在删除</translation>
    </message>
    <message>
        <source>BareMetalHost %1 is paused</source>
        <translation>BareMetalHost %1 已暂停</translation>
    </message>
    <message>
        <source>BareMetalHost %1 is detached</source>
        <translation>BareMetalHost %1 已分离</translation>
    </message>
    <message>
        <source>BareMetalHost %1 must not be switched off (disablePowerOff)</source>
        <translation>BareMetalHost %1 不得关机 (disablePowerOff)</translation>
    </message>
    <message>
        <source>BareMetalHost %1 is off on purpose (spec.online is false)</source>
        <translation>BareMetalHost %1 被有意关机 (spec.online 为 false)</translation>
    </message>
    <message>
        <source>remove hook %1 from %2</source>
        <translation>从 %2 移除钩子 %1</translation>
    </message>
    <message>
        <source>when no other hook holds, its instance will be created</source>
        <translation>一旦没有其他钩子阻塞，即创建其实例</translation>
    </message>
    <message>
        <source>when no other hook holds, its node will be drained</source>
        <translation>一旦没有其他钩子阻塞，即排空其 Node</translation>
    </message>
    <message>
        <source>when no other hook holds, its instance will be deleted</source>
        <translation>一旦没有其他钩子阻塞，即删除其实例</translation>
    </message>
    <message>
        <source>this cannot be undone: the API rejects re-adding a hook while the machine is deleted</source>
        <translation>无法撤销：机器删除期间 API 拒绝重新添加钩子</translation>
    </message>
    <message>
        <source>its owner may set it again</source>
        <translation>其所有者可以将其放回</translation>
    </message>
    <message>
        <source>try to drain %1 now instead of at the next attempt</source>
        <translation>立即尝试排空 %1，而不等下一次尝试</translation>
    </message>
    <message>
        <source>try to drain the node now instead of at the next attempt</source>
        <translation>立即尝试排空该 Node，而不等下一次尝试</translation>
    </message>
    <message>
        <source>skip the drain of %1</source>
        <translation>跳过 %1 的排空</translation>
    </message>
    <message>
        <source>its pods are not evicted: they end with the instance, budgets are ignored, and every preDrain hook is skipped</source>
        <translation>其 Pod 不会迁移：随实例结束，不询问预算，并越过所有 preDrain 钩子</translation>
    </message>
    <message>
        <source>this cannot be undone</source>
        <translation>此操作无法撤销</translation>
    </message>
    <message>
        <source>mark %1 to be deleted first when its MachineSet scales in</source>
        <translation>将 %1 标记为其 MachineSet 过多时首个移除的机器</translation>
    </message>
    <message>
        <source>cordon %1: no new pod is scheduled there, none is evicted</source>
        <translation>封锁 %1：不再放置新 Pod，也不迁移现有 Pod</translation>
    </message>
    <message>
        <source>cordon the node: no new pod is scheduled there, none is evicted</source>
        <translation>封锁该 Node：不再放置新 Pod，也不迁移现有 Pod</translation>
    </message>
    <message>
        <source>uncordon %1: new pods may be scheduled there</source>
        <translation>解除 %1 的封锁：可以放置新 Pod</translation>
    </message>
    <message>
        <source>uncordon the node: new pods may be scheduled there</source>
        <translation>解除该 Node 的封锁：可以放置新 Pod</translation>
    </message>
    <message>
        <source>hold %1 off: it is shut down and stays off until the hold is released</source>
        <translation>保持 %1 关机：将其关闭，直到阻塞点释放</translation>
    </message>
    <message>
        <source>release Holdpoint&apos;s hold %1 on %2</source>
        <translation>释放我方在 %2 上的阻塞点 %1</translation>
    </message>
    <message>
        <source>when no other key is left and spec.online is true, it will be powered on</source>
        <translation>若无其他键且应开机，则开机</translation>
    </message>
    <message>
        <source>release %1 on %2, which somebody else set</source>
        <translation>释放 %2 上由他人设置的 %1</translation>
    </message>
    <message>
        <source>a fenced host may come back while its work runs elsewhere</source>
        <translation>被隔离 (fence) 的主机可能在其工作于别处运行时恢复</translation>
    </message>
    <message>
        <source>power on %1 when no key holds it off</source>
        <translation>一旦没有键使其保持关机，即开启 %1</translation>
    </message>
    <message>
        <source>power off %1: a graceful shutdown first, then a hard power-off</source>
        <translation>关闭 %1：先请求操作系统，然后切断电源</translation>
    </message>
    <message>
        <source>reboot %1: a graceful shutdown first, then a hard power-off</source>
        <translation>重启 %1：先请求操作系统，然后切断电源</translation>
    </message>
    <message>
        <source>cut the power of %1 and power it on again</source>
        <translation>切断 %1 的电源并重新开机</translation>
    </message>
    <message>
        <source>data that is not on disk is lost</source>
        <translation>未写入磁盘的内容会丢失</translation>
    </message>
    <message>
        <source>pause %1: it is not reconciled and its power stays as it is</source>
        <translation>暂停 %1：无人对其协调，电源保持现状</translation>
    </message>
    <message>
        <source>resume %1: its power is set to what is declared</source>
        <translation>恢复 %1：其电源将调整为声明状态</translation>
    </message>
    <message>
        <source>detach %1: it keeps running and its BMC is no longer used</source>
        <translation>分离 %1：其继续运行，不再与其 BMC 通信</translation>
    </message>
    <message>
        <source>attach %1: its BMC is used again and its power is set to what is declared</source>
        <translation>接入 %1：恢复与其 BMC 通信，电源将调整为声明状态</translation>
    </message>
    <message>
        <source>removing the finalizer of %1 removes the object while its instance, its disk and its address stay: nothing is left that knows of them</source>
        <translation>移除 %1 的终结器会使对象消失，而其实例、磁盘和地址仍在：再无人知晓它们</translation>
    </message>
    <message>
        <source>force-deleting %1 forgets the machine while its instance may still run and write</source>
        <translation>强制删除 %1 会遗忘该机器，而其实例可能仍在运行和写入</translation>
    </message>
    <message>
        <source>remove the one hook that holds, with its own review</source>
        <translation>通过单独复核移除正在阻塞的那个钩子</translation>
    </message>
    <message>
        <source>fix the credentials or the quota of the provider: the deletion then completes</source>
        <translation>修复提供商的凭据或配额：删除随后会自行完成</translation>
    </message>
    <message>
        <source>delete the instance in the provider: the controller then removes the finalizer</source>
        <translation>在提供商处删除实例：控制器发现其消失后会移除终结器</translation>
    </message>
    <message>
        <source>detach the host if its BMC is permanently lost</source>
        <translation>若其 BMC 永久丢失，则分离主机</translation>
    </message>
    <message>
        <source>data is %1 old</source>
        <translation>数据已有 %1</translation>
    </message>
    <message>
        <source>the newest data is %1 old</source>
        <translation>最新数据已有 %1</translation>
    </message>
    <message>
        <source>no data received yet</source>
        <translation>尚未收到任何内容</translation>
    </message>
    <message>
        <source>the connection was just restored</source>
        <translation>连接刚刚恢复</translation>
    </message>
    <message>
        <source>Nodes cannot be read</source>
        <translation>无法读取 Node</translation>
    </message>
    <message>
        <source>there is no Node</source>
        <translation>没有 Node</translation>
    </message>
    <message>
        <source>%1 is Ready</source>
        <translation>%1 为 Ready</translation>
    </message>
    <message>
        <source>%1 is not Ready</source>
        <translation>%1 不是 Ready</translation>
    </message>
    <message>
        <source>the kubelet of %1 does not report</source>
        <translation>%1 的 kubelet 没有报告</translation>
    </message>
    <message>
        <source>pods of %1 cannot be read</source>
        <translation>无法读取 %1 的 Pod</translation>
    </message>
    <message>
        <source>no pod is left that a drain would move</source>
        <translation>没有排空会迁移的 Pod 剩余</translation>
    </message>
    <message>
        <source>1 pod is left: %1</source>
        <translation>剩余 1 个 Pod：%1</translation>
    </message>
    <message>
        <source>%1 pods are left: %2</source>
        <translation>剩余 %1 个 Pod：%2</translation>
    </message>
    <message>
        <source>budgets or pods cannot be read</source>
        <translation>无法读取预算或 Pod</translation>
    </message>
    <message>
        <source>every budget of its pods allows a disruption</source>
        <translation>其 Pod 的预算均未用尽</translation>
    </message>
    <message>
        <source>%1 allows no disruption</source>
        <translation>%1 不允许中断</translation>
    </message>
    <message>
        <source>%1 has %2 pods on the node; disruptions allowed: %3</source>
        <translation>%1 在节点上有 %2 个 Pod；允许的中断数：%3</translation>
    </message>
    <message>
        <source>VolumeAttachments cannot be read</source>
        <translation>无法读取 VolumeAttachment</translation>
    </message>
    <message>
        <source>no volume is attached</source>
        <translation>没有挂载的卷</translation>
    </message>
    <message>
        <source>1 volume is attached: %1</source>
        <translation>挂载了 1 个卷：%1</translation>
    </message>
    <message>
        <source>%1 volumes are attached: %2</source>
        <translation>挂载了 %1 个卷：%2</translation>
    </message>
    <message>
        <source>the other control-plane machines cannot be read</source>
        <translation>无法读取其他控制平面机器</translation>
    </message>
    <message>
        <source>%1 healthy without it, %2 of %3 needed</source>
        <translation>不含它有 %1 台健康，需要 %3 台中的 %2 台</translation>
    </message>
    <message>
        <source>the other machines cannot be read</source>
        <translation>无法读取其他机器</translation>
    </message>
    <message>
        <source>%1 is Running in its place</source>
        <translation>%1 已替代其 Running</translation>
    </message>
    <message>
        <source>no replacement is Running</source>
        <translation>没有 Running 的替代</translation>
    </message>
    <message>
        <source>no replacement is Running; none is required</source>
        <translation>没有 Running 的替代；并非必需</translation>
    </message>
    <message>
        <source>no other control-plane machine is draining</source>
        <translation>没有其他控制平面机器正在排空</translation>
    </message>
    <message>
        <source>%1 is cordoned or being deleted</source>
        <translation>%1 已封锁或正在删除</translation>
    </message>
    <message>
        <source>%1 are cordoned or being deleted</source>
        <translation>%1 已封锁或正在删除</translation>
    </message>
    <message>
        <source>the owner &apos;%1&apos; was not found</source>
        <translation>未找到“%1”是谁</translation>
    </message>
    <message>
        <source>the owner &apos;%1&apos; was not found, %2</source>
        <translation>未找到“%1”是谁，%2</translation>
    </message>
    <message>
        <source>%1 no longer exists</source>
        <translation>%1 已不存在</translation>
    </message>
    <message>
        <source>%1 no longer exists, %2</source>
        <translation>%1 已不存在，%2</translation>
    </message>
    <message>
        <source>%1 is silent</source>
        <translation>%1 无响应</translation>
    </message>
    <message>
        <source>%1 is silent, %2</source>
        <translation>%1 无响应，%2</translation>
    </message>
    <message>
        <source>%1 reports a failure</source>
        <translation>%1 报告其失败</translation>
    </message>
    <message>
        <source>%1 reports a failure, %2</source>
        <translation>%1 报告其失败，%2</translation>
    </message>
    <message>
        <source>%1 is working on it</source>
        <translation>%1 正在处理</translation>
    </message>
    <message>
        <source>%1 is working on it, %2</source>
        <translation>%1 正在处理，%2</translation>
    </message>
    <message>
        <source>no other key holds the host</source>
        <translation>没有其他键占用该主机</translation>
    </message>
    <message>
        <source>held off by %1</source>
        <translation>被 %1 保持关机</translation>
    </message>
    <message>
        <source>a remediation is fencing this machine</source>
        <translation>某修复正在隔离 (fence) 此机器</translation>
    </message>
    <message>
        <source>a remediation marked the host as unhealthy</source>
        <translation>某修复已将主机标记为不健康</translation>
    </message>
    <message>
        <source>no remediation is running</source>
        <translation>没有正在进行的修复</translation>
    </message>
    <message>
        <source>there is no host</source>
        <translation>没有主机</translation>
    </message>
    <message>
        <source>its power state is unknown</source>
        <translation>其电源状态未知</translation>
    </message>
    <message>
        <source>the host is On</source>
        <translation>主机为 On</translation>
    </message>
    <message>
        <source>the host is Off</source>
        <translation>主机为 Off</translation>
    </message>
    <message>
        <source>registration error</source>
        <translation>注册错误</translation>
    </message>
    <message>
        <source>power management error</source>
        <translation>电源管理错误</translation>
    </message>
    <message>
        <source>provisioned registration error</source>
        <translation>配置后注册错误</translation>
    </message>
    <message>
        <source>registration error: %1</source>
        <translation>注册错误：%1</translation>
    </message>
    <message>
        <source>power management error: %1</source>
        <translation>电源管理错误：%1</translation>
    </message>
    <message>
        <source>provisioned registration error: %1</source>
        <translation>配置后注册错误：%1</translation>
    </message>
    <message>
        <source>data is less than 10 s old</source>
        <translation>数据新于 10 s</translation>
    </message>
    <message>
        <source>the node is Ready, or gone</source>
        <translation>Node 为 Ready 或已消失</translation>
    </message>
    <message>
        <source>no pod is left on the node</source>
        <translation>Node 上没有剩余 Pod</translation>
    </message>
    <message>
        <source>every disruption budget of its pods allows a disruption</source>
        <translation>其 Pod 的中断预算均未用尽</translation>
    </message>
    <message>
        <source>no volume is attached to the node</source>
        <translation>Node 上没有挂载的卷</translation>
    </message>
    <message>
        <source>the control plane keeps its majority without it</source>
        <translation>没有它控制平面仍保有多数</translation>
    </message>
    <message>
        <source>its replacement is Running</source>
        <translation>其替代为 Running</translation>
    </message>
    <message>
        <source>no other machine of its role is draining</source>
        <translation>没有同角色的其他机器正在排空</translation>
    </message>
    <message>
        <source>the owner of the hook is not about to remove it</source>
        <translation>钩子的所有者并非即将移除它</translation>
    </message>
    <message>
        <source>no other key holds the host off</source>
        <translation>没有其他键使主机保持关机</translation>
    </message>
    <message>
        <source>the host&apos;s power is known and without error</source>
        <translation>主机电源状态已知且无错误</translation>
    </message>
    <message>
        <source>age of the watches</source>
        <translation>watch 的时长</translation>
    </message>
    <message>
        <source>Pods of the Node</source>
        <translation>Node 的 Pod</translation>
    </message>
    <message>
        <source>Machines and Nodes of the control plane</source>
        <translation>控制平面的 Machine 和 Node</translation>
    </message>
    <message>
        <source>Machines of the same set</source>
        <translation>同一机器集的 Machine</translation>
    </message>
    <message>
        <source>the owner&apos;s Lease, Events and conditions</source>
        <translation>所有者的 Lease、Event 和状况</translation>
    </message>
    <message>
        <source>it leaks or corrupts what Holdpoint looks after</source>
        <translation>会泄漏或损坏 Holdpoint 所管理的内容</translation>
    </message>
    <message>
        <source>a check failed and this cannot be undone</source>
        <translation>有检查未通过且此操作无法撤销</translation>
    </message>
    <message>
        <source>it affects the control plane</source>
        <translation>涉及控制平面</translation>
    </message>
    <message>
        <source>the key belongs to somebody else</source>
        <translation>该键属于他人</translation>
    </message>
    <message>
        <source>its node is running</source>
        <translation>其 Node 正在运行</translation>
    </message>
    <message>
        <source>the site requires it</source>
        <translation>站点要求如此</translation>
    </message>
    <message>
        <source>a reason is required</source>
        <translation>需要填写原因</translation>
    </message>
    <message>
        <source>the reason needs %1 characters or a ticket id</source>
        <translation>原因需有 %1 个字符或工单编号</translation>
    </message>
    <message>
        <source>the reason has more than %1 bytes</source>
        <translation>原因超过 %1 字节</translation>
    </message>
    <message>
        <source>the pause no longer exists</source>
        <translation>暂停已不存在</translation>
    </message>
    <message>
        <source>the detachment no longer exists</source>
        <translation>分离已不存在</translation>
    </message>
    <message>
        <source>the %1 hook %2 has another owner now</source>
        <translation>%1 钩子 %2 现在有另一所有者</translation>
    </message>
    <message>
        <source>the %1 hook %2 no longer exists</source>
        <translation>%1 钩子 %2 已不存在</translation>
    </message>
    <message>
        <source>the hook has moved</source>
        <translation>钩子不在原处</translation>
    </message>
    <message>
        <source>there is no %1 to act on</source>
        <translation>没有可操作的 %1</translation>
    </message>
    <message>
        <source>%1 is not being drained</source>
        <translation>%1 未在排空</translation>
    </message>
    <message>
        <source>the drain of %1 is already skipped</source>
        <translation>%1 的排空已被跳过</translation>
    </message>
    <message>
        <source>%1 is already marked</source>
        <translation>%1 已标记</translation>
    </message>
    <message>
        <source>%1 is already cordoned</source>
        <translation>%1 已封锁</translation>
    </message>
    <message>
        <source>%1 is already schedulable</source>
        <translation>%1 已可调度</translation>
    </message>
    <message>
        <source>%1 is already held</source>
        <translation>%1 已被占用</translation>
    </message>
    <message>
        <source>%1 is not a hold set by Holdpoint</source>
        <translation>%1 不是我方的阻塞点</translation>
    </message>
    <message>
        <source>%1 is not the key of a hold</source>
        <translation>%1 不是阻塞点的键</translation>
    </message>
    <message>
        <source>%1 is already set to be on</source>
        <translation>%1 已设为应开机</translation>
    </message>
    <message>
        <source>%1 is already set to be off</source>
        <translation>%1 已设为应关机</translation>
    </message>
    <message>
        <source>a reboot is already requested</source>
        <translation>已请求重启</translation>
    </message>
    <message>
        <source>%1 is already paused</source>
        <translation>%1 已暂停</translation>
    </message>
    <message>
        <source>%1 is already detached</source>
        <translation>%1 已分离</translation>
    </message>
    <message>
        <source>Holdpoint explains Remove finalizer and never does it</source>
        <translation>移除终结器仅在此解释，Holdpoint 从不执行</translation>
    </message>
    <message>
        <source>Holdpoint explains Force delete and never does it</source>
        <translation>强制删除仅在此解释，Holdpoint 从不执行</translation>
    </message>
    <message>
        <source>the object was replaced by another one of its name</source>
        <translation>该对象已被同名的另一对象替换</translation>
    </message>
    <message>
        <source>what would be sent is no longer what was reviewed</source>
        <translation>将要发送的内容已不同于所复核的内容</translation>
    </message>
    <message>
        <source>a check changed: %1</source>
        <translation>一项检查已变化：%1</translation>
    </message>
    <message>
        <source>the object is no longer what was reviewed</source>
        <translation>所复核的内容已与现状不同</translation>
    </message>
    <message>
        <source>nothing is sent on stale data: %1</source>
        <translation>不会基于旧数据发送：%1</translation>
    </message>
    <message>
        <source>this override is already committed</source>
        <translation>此操作已提交</translation>
    </message>
    <message>
        <source>the review is older than the object</source>
        <translation>复核早于当前状态</translation>
    </message>
    <message>
        <source>review it again</source>
        <translation>请重新复核</translation>
    </message>
    <message>
        <source>no user is signed in</source>
        <translation>无人登录</translation>
    </message>
    <message>
        <source>type the digits %1, or hold the button</source>
        <translation>请输入数字 %1，或长按按钮</translation>
    </message>
    <message>
        <source>type %1 to confirm</source>
        <translation>请输入 %1 以确认</translation>
    </message>
    <message>
        <source>this override does not wait for approval</source>
        <translation>此操作未在等待批准</translation>
    </message>
    <message>
        <source>a person other than %1 must approve</source>
        <translation>必须由 %1 以外的人批准</translation>
    </message>
    <message>
        <source>a person other than %1 must review</source>
        <translation>必须由 %1 以外的人复核</translation>
    </message>
    <message>
        <source>what you approve is not what was requested</source>
        <translation>您批准的并非所请求的内容</translation>
    </message>
    <message>
        <source>the request has expired</source>
        <translation>请求已过期</translation>
    </message>
    <message>
        <source>aborted by %1 before anything was sent</source>
        <translation>在发送任何内容之前由 %1 中止</translation>
    </message>
    <message>
        <source>it is over</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>it was already sent</source>
        <translation>已发送</translation>
    </message>
    <message>
        <source>no approval came in time</source>
        <translation>无人及时批准</translation>
    </message>
    <message>
        <source>it was accepted, but its effect was not observed within %1</source>
        <translation>已被接受，但 %1 内未见效果</translation>
    </message>
    <message>
        <source>the state is unknown: check before you repeat anything</source>
        <translation>状态未知：重复操作前请先检查</translation>
    </message>
    <message>
        <source>this backend is read-only</source>
        <translation>此后端设为不更改任何内容</translation>
    </message>
    <message>
        <source>there is no such review</source>
        <translation>没有此复核</translation>
    </message>
    <message>
        <source>this site does not allow break-glass: a second person must approve</source>
        <translation>此站点不允许单独行动：必须由第二人批准</translation>
    </message>
    <message>
        <source>there is no such request</source>
        <translation>没有此请求</translation>
    </message>
    <message>
        <source>%1 is not among the approvers that the site names</source>
        <translation>%1 不在站点指定的批准者之列</translation>
    </message>
    <message>
        <source>there is no such override</source>
        <translation>没有此操作</translation>
    </message>
    <message>
        <source>override %1 has no review due</source>
        <translation>操作 %1 没有待进行的复核</translation>
    </message>
    <message>
        <source>the audit could not be written, so nothing was sent: %1</source>
        <translation>无法写入审计，因此未发送任何内容：%1</translation>
    </message>
    <message>
        <source>the answer was lost: checking whether it was done</source>
        <translation>应答丢失：正在查证是否已执行</translation>
    </message>
    <message>
        <source>the object is gone: its end is unknown</source>
        <translation>对象已消失：其结局未知</translation>
    </message>
    <message>
        <source>observed %1: the object is gone</source>
        <translation>于 %1 观察到：对象已消失</translation>
    </message>
    <message>
        <source>observed %1: the change is there</source>
        <translation>于 %1 观察到：更改已生效</translation>
    </message>
    <message>
        <source>observed %1: the object is gone; the answer to the request was lost</source>
        <translation>于 %1 观察到：对象已消失；请求的应答丢失</translation>
    </message>
    <message>
        <source>observed %1: the change is there; the answer to the request was lost</source>
        <translation>于 %1 观察到：更改已生效；请求的应答丢失</translation>
    </message>
    <message>
        <source>its record cannot be read: its outcome is unknown</source>
        <translation>无法读取其内容：结果未知</translation>
    </message>
    <message>
        <source>Holdpoint stopped before the outcome was observed</source>
        <translation>在看到结局之前 Holdpoint 已结束</translation>
    </message>
    <message>
        <source>observed when Holdpoint started again</source>
        <translation>Holdpoint 再次启动时看到</translation>
    </message>
    <message>
        <source>Holdpoint stopped before the outcome was observed; its effect is not there now</source>
        <translation>在看到结局之前 Holdpoint 已结束；目前未见其效果</translation>
    </message>
    <message>
        <source>it no longer exists</source>
        <translation>已不存在</translation>
    </message>
    <message>
        <source>the cluster refused it: %1</source>
        <translation>集群拒绝了：%1</translation>
    </message>
    <message>
        <source>you are not allowed to do this: %1</source>
        <translation>您无权这样做：%1</translation>
    </message>
    <message>
        <source>it was refused: %1</source>
        <translation>已被拒绝：%1</translation>
    </message>
    <message>
        <source>no firmware or settings are being written to the host</source>
        <translation>没有正在向主机写入固件或设置</translation>
    </message>
    <message>
        <source>the boot was stopped; the host must stay off for a while to count as held</source>
        <translation>启动已停止；主机须保持关机一段时间才算被占用</translation>
    </message>
    <message>
        <source>stopping the boot failed and will be retried</source>
        <translation>停止启动失败，正在重试</translation>
    </message>
    <message>
        <source>a hold was requested while the host was starting; the boot will be stopped</source>
        <translation>主机启动时收到阻塞请求，停止启动</translation>
    </message>
    <message>
        <source>On was sent to the host; the boot will be stopped first</source>
        <translation>主机已收到启动命令；先停止启动</translation>
    </message>
    <message>
        <source>the boot was stopped; the host must stay off for a while</source>
        <translation>启动已停止；主机须保持关机一段时间</translation>
    </message>
    <message>
        <source>the host is starting</source>
        <translation>主机正在启动</translation>
    </message>
    <message>
        <source>the host did not power on in time</source>
        <translation>主机未及时开机</translation>
    </message>
    <message>
        <source>online is false, so the host stays off</source>
        <translation>online 为 false，因此主机保持关机</translation>
    </message>
    <message>
        <source>the host is off, which satisfies the reboot request</source>
        <translation>主机已关机，满足重启请求</translation>
    </message>
    <message>
        <source>the host is held off until the last key is removed</source>
        <translation>主机保持关机，直到移除最后一个键</translation>
    </message>
    <message>
        <source>powering on failed and will be retried after a delay</source>
        <translation>开机失败，暂停后重试</translation>
    </message>
    <message>
        <source>nothing holds the host off; it will be powered on</source>
        <translation>没有任何内容使主机保持关机，正在开机</translation>
    </message>
    <message>
        <source>the BMC reports no power state that is known</source>
        <translation>BMC 未给出已知的电源状态</translation>
    </message>
    <message>
        <source>the host was observed on</source>
        <translation>已看到主机开机</translation>
    </message>
    <message>
        <source>the host was observed off</source>
        <translation>已看到主机关机</translation>
    </message>
    <message>
        <source>the credentials changed and will be validated again</source>
        <translation>凭据已更改，正在重新校验</translation>
    </message>
    <message>
        <source>the power state is needed</source>
        <translation>需要电源状态</translation>
    </message>
    <message>
        <source>the BMC accepts the new credentials</source>
        <translation>BMC 接受新凭据</translation>
    </message>
    <message>
        <source>the BMC answers; the host is registered</source>
        <translation>BMC 已应答，主机已注册</translation>
    </message>
    <message>
        <source>the host is provisioned by somebody else</source>
        <translation>主机由他人配置</translation>
    </message>
    <message>
        <source>the host is provisioned by us from now on</source>
        <translation>此后主机由我方配置</translation>
    </message>
    <message>
        <source>a reboot was requested</source>
        <translation>已请求重启</translation>
    </message>
    <message>
        <source>another request for the running reboot is noted</source>
        <translation>已记录对进行中重启的进一步请求</translation>
    </message>
    <message>
        <source>somebody else powered the host on %1 times while it was held off</source>
        <translation>主机在保持关机期间被他人开机 %1 次</translation>
    </message>
    <message>
        <source>the host is deprovisioned, which ends its reboot requests</source>
        <translation>主机正在取消配置，其重启请求随之结束</translation>
    </message>
    <message>
        <source>the host is deprovisioned, which ends its history of reboots</source>
        <translation>主机正在取消配置，其重启历史随之结束</translation>
    </message>
    <message>
        <source>the host reboots anyway, which satisfies the reboot request</source>
        <translation>主机无论如何都会重新启动，满足重启请求</translation>
    </message>
    <message>
        <source>the host is being provisioned as declared</source>
        <translation>主机按声明进行配置</translation>
    </message>
    <message>
        <source>the host is deprovisioned</source>
        <translation>主机正在取消配置</translation>
    </message>
    <message>
        <source>nothing runs on the host any more</source>
        <translation>主机上已无任何运行</translation>
    </message>
    <message>
        <source>reboot requests wait while the host is %1</source>
        <translation>主机处于 %1 期间，重启请求等待</translation>
    </message>
    <message>
        <source>the BMC is not ready for the command</source>
        <translation>BMC 尚不能接受该命令</translation>
    </message>
    <message>
        <source>the BMC is not ready for the command: %1</source>
        <translation>BMC 尚不能接受该命令：%1</translation>
    </message>
    <message>
        <source>the BMC refused %1</source>
        <translation>BMC 拒绝了 %1</translation>
    </message>
    <message>
        <source>the BMC refused %1: %2</source>
        <translation>BMC 拒绝了 %1：%2</translation>
    </message>
    <message>
        <source>the outcome is unknown, so the power state will be read</source>
        <translation>不确定 BMC 是否已执行，因此进行读取</translation>
    </message>
    <message>
        <source>the outcome of the restart is unknown; it is not sent again</source>
        <translation>重启结果未知；不会再次发送</translation>
    </message>
    <message>
        <source>the restart was sent; the reboot is over</source>
        <translation>重启命令已发送，重启请求完成</translation>
    </message>
    <message>
        <source>the command did not reach the BMC</source>
        <translation>命令未到达 BMC</translation>
    </message>
    <message>
        <source>the command did not reach the BMC: %1</source>
        <translation>命令未到达 BMC：%1</translation>
    </message>
    <message>
        <source>the BMC cannot shut the host down gracefully</source>
        <translation>BMC 无法有序关闭主机</translation>
    </message>
    <message>
        <source>the BMC cannot shut the host down gracefully: %1</source>
        <translation>BMC 无法有序关闭主机：%1</translation>
    </message>
    <message>
        <source>the BMC accepted the command</source>
        <translation>BMC 已接受命令</translation>
    </message>
    <message>
        <source>the BMC gives the power state as &apos;%1&apos;</source>
        <translation>BMC 给出的电源状态为 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>a power command failed and will be retried after a delay</source>
        <translation>电源命令失败，暂停后重试</translation>
    </message>
    <message>
        <source>the graceful shutdown took too long</source>
        <translation>有序关机耗时过长</translation>
    </message>
    <message>
        <source>a hard power-off replaces the graceful shutdown</source>
        <translation>强制关机取代有序关机</translation>
    </message>
    <message>
        <source>the BMC gave up the graceful shutdown: %1</source>
        <translation>BMC 放弃了有序关机：%1</translation>
    </message>
    <message>
        <source>the host is on, as it should be</source>
        <translation>主机已开机，符合预期</translation>
    </message>
    <message>
        <source>the host must not be switched off, so it cannot be held</source>
        <translation>主机不得关机，因此无法占用</translation>
    </message>
    <message>
        <source>the host must not be switched off, so it will be restarted</source>
        <translation>主机不得关机，因此重启</translation>
    </message>
    <message>
        <source>online is false, but disablePowerOff forbids powering the host off</source>
        <translation>online 为 false，但 disablePowerOff 禁止关机</translation>
    </message>
    <message>
        <source>the host is shutting down gracefully</source>
        <translation>主机正在有序关机</translation>
    </message>
    <message>
        <source>the host is being forced off</source>
        <translation>主机正被强制关机</translation>
    </message>
    <message>
        <source>the host is already powering off</source>
        <translation>主机已在关机</translation>
    </message>
    <message>
        <source>the host will be shut down for the reboot</source>
        <translation>将为重启关闭主机</translation>
    </message>
    <message>
        <source>the host will be forced off for the reboot</source>
        <translation>将为重启强制关机</translation>
    </message>
    <message>
        <source>the BMC offers no graceful shutdown, so the host will be forced off</source>
        <translation>BMC 不支持有序关机，因此强制关机</translation>
    </message>
    <message>
        <source>online is false; the host will be shut down</source>
        <translation>online 为 false，正在关闭主机</translation>
    </message>
    <message>
        <source>online is false; the host will be forced off</source>
        <translation>online 为 false，强制关机</translation>
    </message>
    <message>
        <source>a shutdown cannot be cancelled once sent; the host will be powered on after it</source>
        <translation>已发送的关机无法撤回；随后主机开机</translation>
    </message>
    <message>
        <source>somebody is shutting the host down</source>
        <translation>有人正在关闭主机</translation>
    </message>
    <message>
        <source>the host is neither on nor off</source>
        <translation>主机既未开机也未关机</translation>
    </message>
    <message>
        <source>the host is paused: nothing is read or changed</source>
        <translation>主机已暂停：不读取，不处理</translation>
    </message>
    <message>
        <source>the host is being deleted and Holdpoint does not keep it</source>
        <translation>主机正在移除，我方无任何保留</translation>
    </message>
    <message>
        <source>the host will be deleted when it is attached again</source>
        <translation>主机重新接入后将被删除</translation>
    </message>
    <message>
        <source>the host is detached and will be deleted as it is</source>
        <translation>主机已分离，将按原样删除</translation>
    </message>
    <message>
        <source>the host was never in use and will be deleted</source>
        <translation>主机从未使用，将予以删除</translation>
    </message>
    <message>
        <source>BareMetalHost %1 has the same BMC; nothing is switched while both are there</source>
        <translation>BareMetalHost %1 使用同一个 BMC；两者并存期间不操作电源</translation>
    </message>
    <message>
        <source>the host is deleted as it is, because BareMetalHost %1 has the same BMC</source>
        <translation>由于 BareMetalHost %1 使用同一个 BMC，主机按原样删除</translation>
    </message>
    <message>
        <source>the host will be deprovisioned before its deletion</source>
        <translation>删除前将先取消主机配置</translation>
    </message>
    <message>
        <source>the host will be powered off before its deletion</source>
        <translation>删除前先关闭主机</translation>
    </message>
    <message>
        <source>disablePowerOff is set: the host will be deleted while it runs</source>
        <translation>已设置 disablePowerOff：主机将在运行中被删除</translation>
    </message>
    <message>
        <source>the host could not be powered off and will be deleted while it may still run</source>
        <translation>无法关闭主机，在其可能仍运行时删除</translation>
    </message>
    <message>
        <source>the host will be powered off again after a delay</source>
        <translation>暂停后再次关闭主机</translation>
    </message>
    <message>
        <source>the host cannot be powered off without credentials</source>
        <translation>没有凭据无法关闭主机</translation>
    </message>
    <message>
        <source>the host is off and will be deleted</source>
        <translation>主机已关机，将予以删除</translation>
    </message>
    <message>
        <source>the host cannot be powered off: its BMC reports no power state</source>
        <translation>无法关闭主机：其 BMC 未给出电源状态</translation>
    </message>
    <message>
        <source>the host is powering off</source>
        <translation>主机正在关机</translation>
    </message>
    <message>
        <source>the host will be forced off before its deletion</source>
        <translation>删除前将强制关机</translation>
    </message>
    <message>
        <source>the host comes with its status from elsewhere</source>
        <translation>主机自带来自他处的状态</translation>
    </message>
    <message>
        <source>the host has a status of its own</source>
        <translation>主机有自己的状态</translation>
    </message>
    <message>
        <source>the status that the host came with is not valid</source>
        <translation>主机自带的状态无效</translation>
    </message>
    <message>
        <source>the host has no BMC address, so its power is not managed</source>
        <translation>主机没有 BMC 地址，因此其电源不受管理</translation>
    </message>
    <message>
        <source>the host must not be removed before it is off</source>
        <translation>主机在关机前不得消失</translation>
    </message>
    <message>
        <source>the host has a BMC address and is registered</source>
        <translation>主机有 BMC 地址，正在注册</translation>
    </message>
    <message>
        <source>spec.bmc.credentialsName is empty</source>
        <translation>spec.bmc.credentialsName 为空</translation>
    </message>
    <message>
        <source>the secret %1 with the BMC credentials is missing</source>
        <translation>缺少含 BMC 凭据的 Secret %1</translation>
    </message>
    <message>
        <source>the secret %1 has no username or no password</source>
        <translation>Secret %1 没有用户名或密码</translation>
    </message>
    <message>
        <source>the host is detached: its requests wait and its power is not managed</source>
        <translation>主机已分离：其请求等待，电源不作处理</translation>
    </message>
    <message>
        <source>the host is attached again</source>
        <translation>主机已重新接入</translation>
    </message>
    <message>
        <source>no rule applies</source>
        <translation>没有适用的规则</translation>
    </message>
    <message>
        <source>held off</source>
        <translation>保持关机</translation>
    </message>
    <message>
        <source>holding</source>
        <translation>阻塞中</translation>
    </message>
    <message>
        <source>late</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>overdue</source>
        <translation>逾期</translation>
    </message>
    <message>
        <source>armed</source>
        <translation>已布防</translation>
    </message>
    <message>
        <source>released</source>
        <translation>已释放</translation>
    </message>
    <message>
        <source>overridden</source>
        <translation>已覆盖</translation>
    </message>
    <message>
        <source>vanished</source>
        <translation>已消失</translation>
    </message>
    <message>
        <source>bypassed</source>
        <translation>已绕过</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>invalid</source>
        <translation>无效</translation>
    </message>
    <message>
        <source>power unknown</source>
        <translation>电源未知</translation>
    </message>
    <message>
        <source>node not ready</source>
        <translation>Node 未就绪</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>draining</source>
        <translation>排空中</translation>
    </message>
    <message>
        <source>terminating</source>
        <translation>正在终止</translation>
    </message>
    <message>
        <source>turning on</source>
        <translation>正在开机</translation>
    </message>
    <message>
        <source>turning off</source>
        <translation>正在关机</translation>
    </message>
    <message>
        <source>wants On, is Off</source>
        <translation>应为 On，实为 Off</translation>
    </message>
    <message>
        <source>wants Off, is On</source>
        <translation>应为 Off，实为 On</translation>
    </message>
    <message>
        <source>detached</source>
        <translation>已分离</translation>
    </message>
    <message>
        <source>unmanaged</source>
        <translation>未受管</translation>
    </message>
    <message>
        <source>disruption budget</source>
        <translation>中断预算</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1, late</source>
        <translation>%1，延迟</translation>
    </message>
    <message>
        <source>%1, overdue</source>
        <translation>%1，逾期</translation>
    </message>
    <message>
        <source>%1; usually %2</source>
        <translation>%1；通常 %2</translation>
    </message>
    <message>
        <source>%1, late; usually %2</source>
        <translation>%1，延迟；通常 %2</translation>
    </message>
    <message>
        <source>%1, overdue; usually %2</source>
        <translation>%1，逾期；通常 %2</translation>
    </message>
    <message>
        <source>%1, late; allowed %2</source>
        <translation>%1，延迟；允许 %2</translation>
    </message>
    <message>
        <source>%1, overdue; allowed %2</source>
        <translation>%1，逾期；允许 %2</translation>
    </message>
    <message>
        <source>next try in %1</source>
        <translation>%1 后再次尝试</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 及另外 %2 个</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>失败：%1</translation>
    </message>
    <message>
        <source>failed: no reason was given</source>
        <translation>失败：未给出原因</translation>
    </message>
    <message>
        <source>failed: the provider no longer has the instance</source>
        <translation>失败：提供商已没有该实例</translation>
    </message>
    <message>
        <source>failed: the provider no longer has the instance %1</source>
        <translation>失败：提供商已没有实例 %1</translation>
    </message>
    <message>
        <source>failed: host %1 was created again, and the machine names the one before</source>
        <translation>失败：主机 %1 已被重新创建，而机器指向之前的那个</translation>
    </message>
    <message>
        <source>failed: the provider no longer has the instance of %1</source>
        <translation>失败：提供商已没有 %1 的实例</translation>
    </message>
    <message>
        <source>its Node is unreliable</source>
        <translation>其 Node 不可信</translation>
    </message>
    <message>
        <source>invalid and not reconciled: it has no %1</source>
        <translation>无效，因此不作任何处理：缺少 %1</translation>
    </message>
    <message>
        <source>label %1</source>
        <translation>标签 %1</translation>
    </message>
    <message>
        <source>label %1 and %2</source>
        <translation>标签 %1 和 %2</translation>
    </message>
    <message>
        <source>paused: the Machine API does nothing</source>
        <translation>已暂停：Machine API 不作任何处理</translation>
    </message>
    <message>
        <source>paused: %1 is the authoritative API, so the Machine API does nothing</source>
        <translation>已暂停：%1 是权威 API，因此 Machine API 不作任何处理</translation>
    </message>
    <message>
        <source>paused: %1</source>
        <translation>已暂停：%1</translation>
    </message>
    <message>
        <source>no host is free for it: %1</source>
        <translation>没有空闲主机可用：%1</translation>
    </message>
    <message>
        <source>no host is free for it</source>
        <translation>没有空闲主机可用</translation>
    </message>
    <message>
        <source>retried every %1</source>
        <translation>每 %1 重试一次</translation>
    </message>
    <message>
        <source>waiting at %1 for %2 (owner %3)</source>
        <translation>在 %1 等待 %2 (所有者 %3)</translation>
    </message>
    <message>
        <source>it reports: %1</source>
        <translation>其报告：%1</translation>
    </message>
    <message>
        <source>no ClusterOperator %1 exists</source>
        <translation>ClusterOperator %1 不存在</translation>
    </message>
    <message>
        <source>it is Degraded</source>
        <translation>其状态为 Degraded</translation>
    </message>
    <message>
        <source>it is Degraded: %1</source>
        <translation>其状态为 Degraded：%1</translation>
    </message>
    <message>
        <source>it is not Available</source>
        <translation>其状态不是 Available</translation>
    </message>
    <message>
        <source>it is not Available: %1</source>
        <translation>其状态不是 Available：%1</translation>
    </message>
    <message>
        <source>it was last heard of %1 ago</source>
        <translation>最近一次消息在 %1 前</translation>
    </message>
    <message>
        <source>no pod of %1 exists</source>
        <translation>%1 没有任何 Pod</translation>
    </message>
    <message>
        <source>none of its %1 pods is ready</source>
        <translation>其 %1 个 Pod 均未就绪</translation>
    </message>
    <message>
        <source>none of its %1 pods is ready (%2)</source>
        <translation>其 %1 个 Pod 均未就绪（%2）</translation>
    </message>
    <message>
        <source>its only pod is not ready</source>
        <translation>其唯一的 Pod 未就绪</translation>
    </message>
    <message>
        <source>its only pod is not ready (%1)</source>
        <translation>其唯一的 Pod 未就绪（%1）</translation>
    </message>
    <message>
        <source>its replacement %1 is %2</source>
        <translation>其替代 %1 为 %2</translation>
    </message>
    <message>
        <source>no replacement: %1 of %2 other masters is running</source>
        <translation>没有替代：%2 台中另有 %1 台 master 在运行</translation>
    </message>
    <message>
        <source>no replacement: %1 of %2 other masters are running</source>
        <translation>没有替代：%2 台中另有 %1 台 master 在运行</translation>
    </message>
    <message>
        <source>%1 other master is running, etcd needs %2 members</source>
        <translation>另有 %1 台 master 在运行，etcd 需要 %2 个成员</translation>
    </message>
    <message>
        <source>%1 other masters are running, etcd needs %2 members</source>
        <translation>另有 %1 台 master 在运行，etcd 需要 %2 个成员</translation>
    </message>
    <message>
        <source>everything else is gone; finalizer %1 keeps the object</source>
        <translation>其内容均已消失；终结器 %1 保留着该对象</translation>
    </message>
    <message>
        <source>the drain was skipped, so %1 (owner %2) did not run</source>
        <translation>排空已跳过，因此未询问 %1 (所有者 %2)</translation>
    </message>
    <message>
        <source>drains of %1 and %2 block each other</source>
        <translation>%1 与 %2 的排空互相阻塞</translation>
    </message>
    <message>
        <source>drains of %1 and %2 block each other: %3</source>
        <translation>%1 与 %2 的排空互相阻塞：%3</translation>
    </message>
    <message>
        <source>its Node %1 is cordoned</source>
        <translation>其 Node %1 已封锁</translation>
    </message>
    <message>
        <source>budget %1 is missing pod %2</source>
        <translation>预算 %1 缺少 Pod %2</translation>
    </message>
    <message>
        <source>it replaces it and is not Running</source>
        <translation>其替代尚未 Running</translation>
    </message>
    <message>
        <source>%1 waits for %2: %3</source>
        <translation>%1 等待 %2：%3</translation>
    </message>
    <message>
        <source>draining %1 is not permitted while control-plane Node %2 is cordoned</source>
        <translation>控制平面 Node %2 处于封锁期间，不允许排空 %1</translation>
    </message>
    <message>
        <source>draining %1: its kubelet is silent, and budget %2 still refuses pod %3 (needs %4, has %5)</source>
        <translation>排空 %1：其 kubelet 无响应，预算 %2 仍拒绝 Pod %3 (需要 %4，现有 %5)</translation>
    </message>
    <message>
        <source>draining %1: its kubelet is silent for %2, and budget %3 still refuses pod %4 (needs %5, has %6)</source>
        <translation>排空 %1：其 kubelet 已 %2 无响应，预算 %3 仍拒绝 Pod %4 (需要 %5，现有 %6)</translation>
    </message>
    <message>
        <source>draining %1: its kubelet is silent, budget %2 refuses</source>
        <translation>排空 %1：其 kubelet 无响应，预算 %2 拒绝</translation>
    </message>
    <message>
        <source>draining %1: budget %2 never lets pod %3 go: it needs %4 of %5 pods</source>
        <translation>排空 %1：预算 %2 永远无法放行 Pod %3：它要求 %5 个 Pod 中有 %4 个</translation>
    </message>
    <message>
        <source>draining: budget %1 can never be met: it needs %2 of %3 pods</source>
        <translation>排空：预算 %1 永远无法满足：它要求 %3 个 Pod 中有 %2 个</translation>
    </message>
    <message>
        <source>it needs %1 of %2 pods healthy and allows no disruption</source>
        <translation>要求 %2 个 Pod 中有 %1 个健康，不允许中断</translation>
    </message>
    <message>
        <source>draining %1: %2</source>
        <translation>排空 %1：%2</translation>
    </message>
    <message>
        <source>pod %1 is stuck in Terminating</source>
        <translation>Pod %1 未结束</translation>
    </message>
    <message>
        <source>its kubelet cannot end it: %1</source>
        <translation>其 kubelet 无法结束它：%1</translation>
    </message>
    <message>
        <source>pod %1 is refused by budget %2 (needs %3, has %4)</source>
        <translation>Pod %1 被预算 %2 拒绝 (需要 %3，现有 %4)</translation>
    </message>
    <message>
        <source>so is 1 more</source>
        <translation>另有 1 个同样如此</translation>
    </message>
    <message>
        <source>so are %1 more</source>
        <translation>另有 %1 个同样如此</translation>
    </message>
    <message>
        <source>Node %1 is not ready, and health check %2 may not act: %3 of %4 are unhealthy</source>
        <translation>Node %1 未就绪，健康检查 %2 不得处理：%4 台中有 %3 台不健康</translation>
    </message>
    <message>
        <source>Node %1 is gone, and health check %2 may not act: %3 of %4 are unhealthy</source>
        <translation>Node %1 已消失，健康检查 %2 不得处理：%4 台中有 %3 台不健康</translation>
    </message>
    <message>
        <source>maintenance %1 waits: the cluster is upgrading</source>
        <translation>维护 %1 等待中：集群正在升级</translation>
    </message>
    <message>
        <source>maintenance %1 waits: the cluster is upgrading to %2</source>
        <translation>维护 %1 等待中：集群正在升级到 %2</translation>
    </message>
    <message>
        <source>maintenance %1 waits for a window</source>
        <translation>维护 %1 等待窗口</translation>
    </message>
    <message>
        <source>maintenance %1 waits for window %2</source>
        <translation>维护 %1 等待窗口 %2</translation>
    </message>
    <message>
        <source>it opens in %1, %2</source>
        <translation>将于 %1 后打开，%2</translation>
    </message>
    <message>
        <source>Host %1 is paused by annotation: key %2 has no effect</source>
        <translation>主机 %1 已由注解暂停：不处理键 %2</translation>
    </message>
    <message>
        <source>Host %1 is paused by annotation: the requested reboot will not start</source>
        <translation>主机 %1 已由注解暂停：不执行所请求的重启</translation>
    </message>
    <message>
        <source>Host %1 is paused by annotation: its power is not managed</source>
        <translation>主机 %1 已由注解暂停：不处理其电源</translation>
    </message>
    <message>
        <source>the credentials of host %1 are missing or incomplete: Secret %2</source>
        <translation>主机 %1 的凭据缺失或不完整：Secret %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 rejects the credentials of Secret %2</source>
        <translation>主机 %1 的 BMC 拒绝 Secret %2 的凭据</translation>
    </message>
    <message>
        <source>Host %1 cannot be switched: %2</source>
        <translation>无法切换主机 %1 的电源：%2</translation>
    </message>
    <message>
        <source>1 failure</source>
        <translation>失败 1 次</translation>
    </message>
    <message>
        <source>%1 failures</source>
        <translation>失败 %1 次</translation>
    </message>
    <message>
        <source>Host %1 is held off for a remediation</source>
        <translation>主机 %1 因修复而保持关机</translation>
    </message>
    <message>
        <source>Host %1 is being powered off for a remediation</source>
        <translation>主机 %1 正因修复而关机</translation>
    </message>
    <message>
        <source>Node %1 is not deleted yet</source>
        <translation>Node %1 尚未删除</translation>
    </message>
    <message>
        <source>its Node will be deleted</source>
        <translation>其 Node 已删除</translation>
    </message>
    <message>
        <source>its power is unknown</source>
        <translation>其电源状态未知</translation>
    </message>
    <message>
        <source>Host %1 was asked to shut down %2 ago and is still on</source>
        <translation>主机 %1 在 %2 前被要求关机，仍处于开机状态</translation>
    </message>
    <message>
        <source>it will be forced off in %1</source>
        <translation>%1 后强制关机</translation>
    </message>
    <message>
        <source>next: it will be forced off</source>
        <translation>接下来强制关机</translation>
    </message>
    <message>
        <source>Host %1 is held off by key %2</source>
        <translation>主机 %1 因键 %2 而保持关机</translation>
    </message>
    <message>
        <source>Host %1 is being powered off for key %2</source>
        <translation>主机 %1 正因键 %2 而关机</translation>
    </message>
    <message>
        <source>the BMC of host %1 gives no answer: %2</source>
        <translation>主机 %1 的 BMC 无应答：%2</translation>
    </message>
    <message>
        <source>Host %1 should be on but is off</source>
        <translation>主机 %1 应开机但处于关机状态</translation>
    </message>
    <message>
        <source>%1: machine validation failed: %2</source>
        <translation>%1：机器校验失败：%2</translation>
    </message>
    <message>
        <source>power management over %1 is not supported; set a redfish address</source>
        <translation>不支持通过 %1 管理电源；请提供 redfish 地址</translation>
    </message>
    <message>
        <source>AwaitingApproval: %1</source>
        <translation>AwaitingApproval：%1</translation>
    </message>
    <message>
        <source>%1; to start it now, set the annotation %2</source>
        <translation>%1；人员可以用注解 %2 让它立即开始</translation>
    </message>
    <message>
        <source>%1; it will start outside the windows at %2</source>
        <translation>%1；它将在窗口之外于 %2 开始</translation>
    </message>
    <message>
        <source>%1; it will start outside the windows at %2 unless they are paused or excluded then</source>
        <translation>%1；如果届时窗口未暂停或排除，它将在窗口之外于 %2 开始</translation>
    </message>
    <message>
        <source>the maintenance was deleted; a scale-in treats the Machine as any other</source>
        <translation>维护已删除；缩容时对该 Machine 与其他一视同仁</translation>
    </message>
    <message>
        <source>DrainGivenUp: %1</source>
        <translation>DrainGivenUp：%1</translation>
    </message>
    <message>
        <source>it starts again after %1</source>
        <translation>将在 %1 之后重新开始</translation>
    </message>
    <message>
        <source>a drain was given up, and starts again after %1</source>
        <translation>排空已放弃，将在 %1 之后重新开始</translation>
    </message>
    <message>
        <source>%1 of Machine %2 has waited for more than %3: %4</source>
        <translation>Machine %2 的 %1 已等待超过 %3：%4</translation>
    </message>
    <message>
        <source>PodDisruptionBudget %1 has %2 of the %3 healthy pods that it needs</source>
        <translation>PodDisruptionBudget %1 要求 %3 个健康 Pod，现有 %2 个</translation>
    </message>
    <message>
        <source>MachineConfigPool %1 is updating</source>
        <translation>MachineConfigPool %1 正在更新</translation>
    </message>
    <message>
        <source>MachineSet %1 has %2 of %3 Machines</source>
        <translation>MachineSet %1 有 %2 台 Machine，应为 %3 台</translation>
    </message>
    <message>
        <source>%1 Nodes are not Ready: %2</source>
        <translation>%1 个 Node 不是 Ready：%2</translation>
    </message>
    <message>
        <source>the work starts outside the windows at a person&apos;s request: %1</source>
        <translation>按人员要求，工作在窗口之外开始：%1</translation>
    </message>
    <message>
        <source>the work starts outside the windows, because its deadline is near: %1</source>
        <translation>由于期限临近，工作在窗口之外开始：%1</translation>
    </message>
    <message>
        <source>%1 of Machine %2 (%3) needs a person: %4</source>
        <translation>Machine %2 的 %1（%3）需要人工处理：%4</translation>
    </message>
    <message>
        <source>the name of the API server cannot be resolved (%1)</source>
        <translation>无法解析 API 服务器的名称 (%1)</translation>
    </message>
    <message>
        <source>the name of the proxy cannot be resolved</source>
        <translation>无法解析代理的名称</translation>
    </message>
    <message>
        <source>connection refused (%1)</source>
        <translation>连接被拒绝 (%1)</translation>
    </message>
    <message>
        <source>the proxy refuses to connect to the API server (%1)</source>
        <translation>代理不放行到 API 服务器的连接 (%1)</translation>
    </message>
    <message>
        <source>no answer in time (%1)</source>
        <translation>未及时应答 (%1)</translation>
    </message>
    <message>
        <source>the certificate of the API server is not trusted (%1)</source>
        <translation>API 服务器的证书不受信任 (%1)</translation>
    </message>
    <message>
        <source>the certificate of the API server is not trusted (%1): %2</source>
        <translation>API 服务器的证书不受信任 (%1)：%2</translation>
    </message>
    <message>
        <source>no secure connection can be made (%1)</source>
        <translation>无法建立安全连接 (%1)</translation>
    </message>
    <message>
        <source>the client certificate cannot be used (%1)</source>
        <translation>我们的客户端证书无法使用 (%1)</translation>
    </message>
    <message>
        <source>the client certificate cannot be used (%1): %2</source>
        <translation>我们的客户端证书无法使用 (%1)：%2</translation>
    </message>
    <message>
        <source>the certificate authorities of the cluster cannot be read (%1)</source>
        <translation>无法读取集群的证书颁发机构 (%1)</translation>
    </message>
    <message>
        <source>the certificate authorities of the cluster cannot be read (%1): %2</source>
        <translation>无法读取集群的证书颁发机构 (%1)：%2</translation>
    </message>
    <message>
        <source>the connection broke (%1)</source>
        <translation>连接中断 (%1)</translation>
    </message>
    <message>
        <source>the answer is not from an API server (%1)</source>
        <translation>应答者不是 API 服务器 (%1)</translation>
    </message>
    <message>
        <source>the answer is not a watch (%1)</source>
        <translation>收到的内容不是 watch (%1)</translation>
    </message>
    <message>
        <source>the answer is larger than the limit (%1)</source>
        <translation>应答超过上限 (%1)</translation>
    </message>
    <message>
        <source>the list does not come to an end (%1)</source>
        <translation>列表没有结尾 (%1)</translation>
    </message>
    <message>
        <source>the watch stopped sending</source>
        <translation>watch 已无声息</translation>
    </message>
    <message>
        <source>the server ends every watch immediately</source>
        <translation>服务器立即结束每个 watch</translation>
    </message>
    <message>
        <source>the server answered %1 without an explanation</source>
        <translation>服务器应答 %1，未作说明</translation>
    </message>
    <message>
        <source>the server could not find the requested resource</source>
        <translation>服务器找不到所请求的资源</translation>
    </message>
    <message>
        <source>the server does not accept our credentials: %1</source>
        <translation>服务器不认识我们：%1</translation>
    </message>
    <message>
        <source>you are not allowed to %1 %2</source>
        <translation>无权 %1 %2</translation>
    </message>
    <message>
        <source>Holdpoint is not allowed to %1: grant %2</source>
        <translation>我们无权 %1：请授予 %2</translation>
    </message>
    <message>
        <source>this cluster has no %1: install what provides it, or %2</source>
        <translation>此集群没有 %1：请安装提供它的组件，或 %2</translation>
    </message>
    <message>
        <source>the installed definitions would prune %1: run %2</source>
        <translation>已安装的定义会丢弃 %1：请运行 %2</translation>
    </message>
    <message>
        <source>the kubeconfig no longer exists</source>
        <translation>kubeconfig 已不存在</translation>
    </message>
    <message>
        <source>the token file %1: %2</source>
        <translation>令牌文件 %1：%2</translation>
    </message>
    <message>
        <source>the auth-provider of user %1 has no id-token; any kubectl command renews it</source>
        <translation>用户 %1 的 auth-provider 没有 id-token；运行任意 kubectl 命令即可更新</translation>
    </message>
    <message>
        <source>the id-token of user %1 expired at %2; any kubectl command renews it</source>
        <translation>用户 %1 的 id-token 已于 %2 过期；运行任意 kubectl 命令即可更新</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 was not found</source>
        <translation>找不到用户 %2 的插件 %1</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 cannot be started</source>
        <translation>无法启动用户 %2 的插件 %1</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 ended with exit code %3</source>
        <translation>用户 %2 的插件 %1 以退出码 %3 结束</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 was ended by signal %3</source>
        <translation>用户 %2 的插件 %1 被信号 %3 终止</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 did not answer within 60 s</source>
        <translation>用户 %2 的插件 %1 在 60 秒内没有应答</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 printed nothing</source>
        <translation>用户 %2 的插件 %1 没有任何输出</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 printed something that is not an ExecCredential</source>
        <translation>用户 %2 的插件 %1 的输出不是 ExecCredential</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 gave neither a token nor a certificate</source>
        <translation>用户 %2 的插件 %1 既未给出令牌也未给出证书</translation>
    </message>
    <message>
        <source>the server refuses what the plugin %1 of user %2 gives; tried %3 times</source>
        <translation>服务器拒绝用户 %2 的插件 %1 给出的内容；已尝试 %3 次</translation>
    </message>
    <message>
        <source>%1; tried %2 times</source>
        <translation>%1；已尝试 %2 次</translation>
    </message>
    <message>
        <source>nothing is written here: this replica is not the leader</source>
        <translation>此处不写入：此副本不是领导者</translation>
    </message>
    <message>
        <source>the backend is stopping</source>
        <translation>后端正在停止</translation>
    </message>
    <message>
        <source>your token is no longer valid</source>
        <translation>您的令牌已失效</translation>
    </message>
    <message>
        <source>no hello within 5 s</source>
        <translation>5 秒内没有 hello</translation>
    </message>
    <message>
        <source>no answer to ping</source>
        <translation>ping 无应答</translation>
    </message>
    <message>
        <source>the first frame must be hello</source>
        <translation>第一个帧必须是 hello</translation>
    </message>
    <message>
        <source>this server speaks protocol 1</source>
        <translation>此服务器使用协议 1</translation>
    </message>
    <message>
        <source>binary frames are not part of this protocol</source>
        <translation>此协议不含二进制帧</translation>
    </message>
    <message>
        <source>live</source>
        <translation>实时</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>过时</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>禁止</translation>
    </message>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>standby</source>
        <translation>待命</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>checking</source>
        <translation>正在检查</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>token</source>
        <translation>令牌</translation>
    </message>
    <message>
        <source>token file</source>
        <translation>令牌文件</translation>
    </message>
    <message>
        <source>password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>certificate</source>
        <translation>证书</translation>
    </message>
    <message>
        <source>plugin</source>
        <translation>插件</translation>
    </message>
    <message>
        <source>auth provider</source>
        <translation>认证提供方</translation>
    </message>
    <message>
        <source>%1 of MaintenanceWindow %2: %3</source>
        <translation>MaintenanceWindow %2 的 %1：%3</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>为空</translation>
    </message>
    <message>
        <source>%1 is not NAME=VALUE</source>
        <translation>%1 不是 NAME=VALUE 形式</translation>
    </message>
    <message>
        <source>%1 is there twice</source>
        <translation>%1 出现两次</translation>
    </message>
    <message>
        <source>%1 is refused: a window does not run out; delete it, or use pausedUntil</source>
        <translation>%1 被拒绝：窗口不会用尽；请删除它，或使用 pausedUntil</translation>
    </message>
    <message>
        <source>%1 is refused: spec.start says the time</source>
        <translation>%1 被拒绝：时间由 spec.start 指定</translation>
    </message>
    <message>
        <source>%1 is refused: there are FREQ, INTERVAL, BYDAY, BYMONTHDAY and BYMONTH</source>
        <translation>%1 被拒绝：可用的有 FREQ、INTERVAL、BYDAY、BYMONTHDAY 和 BYMONTH</translation>
    </message>
    <message>
        <source>%1 is refused: the rule selects dates; use DAILY, WEEKLY, MONTHLY or YEARLY</source>
        <translation>%1 被拒绝：规则选择的是日期；请使用 DAILY、WEEKLY、MONTHLY 或 YEARLY</translation>
    </message>
    <message>
        <source>BYMONTHDAY is refused with FREQ=WEEKLY</source>
        <translation>BYMONTHDAY 不能与 FREQ=WEEKLY 同用</translation>
    </message>
    <message>
        <source>FREQ is missing</source>
        <translation>缺少 FREQ</translation>
    </message>
    <message>
        <source>%1 is unknown: use DAILY, WEEKLY, MONTHLY or YEARLY</source>
        <translation>%1 未知：请使用 DAILY、WEEKLY、MONTHLY 或 YEARLY</translation>
    </message>
    <message>
        <source>INTERVAL is %1, which is not from 1 to %2</source>
        <translation>INTERVAL 为 %1，不在 1 到 %2 之间</translation>
    </message>
    <message>
        <source>%1 has %2, which is not from 1 to %3</source>
        <translation>%1 含 %2，不在 1 到 %3 之间</translation>
    </message>
    <message>
        <source>%1 has %2, which is not from 1 to %3 or the same from the end, as -1</source>
        <translation>%1 含 %2，不在 1 到 %3 之间，也不是从末尾数起的值（如 -1）</translation>
    </message>
    <message>
        <source>BYDAY has %1, which does not end in MO, TU, WE, TH, FR, SA or SU</source>
        <translation>BYDAY 含 %1，其结尾不是 MO、TU、WE、TH、FR、SA 或 SU</translation>
    </message>
    <message>
        <source>BYDAY has %1, but a number needs FREQ=MONTHLY or YEARLY</source>
        <translation>BYDAY 含 %1，但带数字需要 FREQ=MONTHLY 或 YEARLY</translation>
    </message>
    <message>
        <source>BYDAY has %1, whose number is not from 1 to %2 or the same from the end, as -1</source>
        <translation>BYDAY 含 %1，其数字不在 1 到 %2 之间，也不是从末尾数起的值（如 -1）</translation>
    </message>
    <message>
        <source>%1 is not a local time such as 23:00</source>
        <translation>%1 不是本地时间（如 23:00）</translation>
    </message>
    <message>
        <source>it must be from 1m to 168h, such as 6h</source>
        <translation>必须在 1m 到 168h 之间，如 6h</translation>
    </message>
    <message>
        <source>%1 is not a name such as Europe/Berlin</source>
        <translation>%1 不是类似 Europe/Berlin 的名称</translation>
    </message>
    <message>
        <source>it must be a time such as %1</source>
        <translation>必须是类似 %1 的时间</translation>
    </message>
    <message>
        <source>it must be a duration such as 30m</source>
        <translation>必须是类似 30m 的时长</translation>
    </message>
    <message>
        <source>nothing can ever start: the window itself is shorter</source>
        <translation>窗口本身更短，任何工作都无法开始</translation>
    </message>
    <message>
        <source>from and until must be times such as %1</source>
        <translation>from 和 until 必须是类似 %1 的时间</translation>
    </message>
    <message>
        <source>until is not after from</source>
        <translation>until 不晚于 from</translation>
    </message>
    <message>
        <source>there is no time zone %1</source>
        <translation>没有时区 %1</translation>
    </message>
    <message>
        <source>%1 selects no date, so it never opens</source>
        <translation>%1 未选中任何日期，因此永不打开</translation>
    </message>
    <message>
        <source>it opens at no time within two years</source>
        <translation>两年内不会打开</translation>
    </message>
    <message>
        <source>maintenance windows are defined, and none is for this machine: %1</source>
        <translation>已定义维护窗口，但没有一个适用于此机器：%1</translation>
    </message>
    <message>
        <source>this cluster serves %1 only as %2, which is not supported</source>
        <translation>此集群仅以 %2 提供 %1，无法识别该版本</translation>
    </message>
    <message>
        <source>%1 not understood: shown raw</source>
        <translation>无法识别 %1：按原样显示</translation>
    </message>
    <message>
        <source>DrainGivenUp: %1. It starts again after %2</source>
        <translation>DrainGivenUp：%1。将在 %2 之后重新开始</translation>
    </message>
    <message>
        <source>AwaitingApproval: powering the server off until the work is done requires spec.approved: %1</source>
        <translation>AwaitingApproval：在工作完成前关闭服务器需要 spec.approved：%1</translation>
    </message>
    <message>
        <source>%1 used break-glass: %2</source>
        <translation>%1 使用了紧急破窗 (break-glass)：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>calendar.remove needs the uid of an entry</source>
        <translation>calendar.remove 需要条目的 UID</translation>
    </message>
    <message>
        <source>no work with the uid %1 is planned at a console</source>
        <translation>控制台中没有安排 UID 为 %1 的工作</translation>
    </message>
    <message>
        <source>a token of %1 already exists: revoke it first</source>
        <translation>%1 的令牌已存在：请先吊销</translation>
    </message>
    <message>
        <source>the backend itself creates the token of %1: remove its file and restart</source>
        <translation>%1 的令牌由后端自身签发：请删除其文件并重新启动</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 printed more than 1 MiB</source>
        <translation>用户 %2 的插件 %1 输出超过 1 MiB</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 gave credentials that expired at %3, and here it is %4</source>
        <translation>用户 %2 的插件 %1 给出的凭据已于 %3 过期，而此处时间为 %4</translation>
    </message>
    <message>
        <source>raise maxUnavailable of %1</source>
        <translation>提高 %1 的 maxUnavailable</translation>
    </message>
    <message>
        <source>lower minAvailable of %1</source>
        <translation>降低 %1 的 minAvailable</translation>
    </message>
    <message>
        <source>run %1 more replicas, or lower minAvailable of %2</source>
        <translation>增加 %1 个副本，或降低 %2 的 minAvailable</translation>
    </message>
    <message>
        <source>delete one of the budgets %1 and %2, or change the selector of one</source>
        <translation>删除预算 %1 和 %2 中的一个，或更改其中一个的选择器</translation>
    </message>
    <message>
        <source>waiting does not help: the API evicts no pod that two budgets select</source>
        <translation>等待：徒劳，API 不会驱逐被两个预算选中的 Pod</translation>
    </message>
    <message>
        <source>fix what the refusal reports</source>
        <translation>解决拒绝信息所指出的问题</translation>
    </message>
    <message>
        <source>check the controller that removes finalizer %1</source>
        <translation>查看负责移除终结器 %1 的一方</translation>
    </message>
    <message>
        <source>remove finalizer %1 from pod %2; its cleanup is skipped then</source>
        <translation>从 Pod %2 移除终结器 %1；它所保证的清理将不会执行</translation>
    </message>
    <message>
        <source>wait: the pod terminates in at most %1</source>
        <translation>等待：Pod 会自行结束，最迟在 %1 后</translation>
    </message>
    <message>
        <source>check pod %1</source>
        <translation>查看 Pod %1</translation>
    </message>
    <message>
        <source>get pod %1 ready again</source>
        <translation>使 Pod %1 重新就绪</translation>
    </message>
    <message>
        <source>make room for pod %1: uncordon a Node or add one</source>
        <translation>为 Pod %1 腾出位置：解除某个 Node 的封锁或添加一个</translation>
    </message>
    <message>
        <source>restore Node %1, or fence its host and delete it</source>
        <translation>恢复 Node %1，或隔离 (fence) 其主机并删除该 Node</translation>
    </message>
    <message>
        <source>set unhealthyPodEvictionPolicy of %1 to AlwaysAllow: then pods that are not ready can be evicted</source>
        <translation>将 %1 的 unhealthyPodEvictionPolicy 设为 AlwaysAllow：这样未就绪的 Pod 即可移走</translation>
    </message>
    <message>
        <source>retry the drain now</source>
        <translation>立即重试排空</translation>
    </message>
    <message>
        <source>find out why volume %1 does not detach</source>
        <translation>查明卷 %1 为何未卸载</translation>
    </message>
    <message>
        <source>wait: this drain starts when the drain of Node %1 is over</source>
        <translation>等待：Node %1 排空结束后，此排空才开始</translation>
    </message>
    <message>
        <source>waiting does not help, unless Node %1 is uncordoned</source>
        <translation>等待：除非解除 Node %1 的封锁，否则徒劳</translation>
    </message>
    <message>
        <source>waiting does not help: no kubelet is running to terminate the pods</source>
        <translation>等待：徒劳，没有 kubelet 来结束这些 Pod</translation>
    </message>
    <message>
        <source>delete the machine and create another yourself; nothing replaces it</source>
        <translation>删除该机器并自行创建另一台；没有任何东西会替换它</translation>
    </message>
    <message>
        <source>start the instance %1 again in the provider</source>
        <translation>在提供商处重新启动实例 %1</translation>
    </message>
    <message>
        <source>find out why %1 is unstable</source>
        <translation>查明 %1 为何时断时续</translation>
    </message>
    <message>
        <source>give the instance its own name and address</source>
        <translation>为实例指定自己的名称和地址</translation>
    </message>
    <message>
        <source>wait: a cloud controller removes the taint</source>
        <translation>等待：云控制器会移除污点</translation>
    </message>
    <message>
        <source>check the cloud controller manager and its log</source>
        <translation>查看 cloud controller manager 及其日志</translation>
    </message>
    <message>
        <source>wait: it is uncordoned when its configuration is done</source>
        <translation>等待：配置完成后会解除封锁</translation>
    </message>
    <message>
        <source>wait: whoever cordoned it uncordons it</source>
        <translation>等待：封锁它的人会解除封锁</translation>
    </message>
    <message>
        <source>waiting does not help, unless the opt-out is removed</source>
        <translation>等待：除非取消排除设置，否则徒劳</translation>
    </message>
    <message>
        <source>check the maintenance in progress</source>
        <translation>查看进行中的维护</translation>
    </message>
    <message>
        <source>fix what blocks it; it then starts automatically</source>
        <translation>解决阻塞原因；之后会自动开始</translation>
    </message>
    <message>
        <source>waiting does not help: no window opens for this machine</source>
        <translation>等待：徒劳，没有为此机器打开的窗口</translation>
    </message>
    <message>
        <source>create a window that selects this machine, or label the machine for one</source>
        <translation>创建选中此机器的窗口，或为机器加上某个窗口所需的标签</translation>
    </message>
    <message>
        <source>correct window %1</source>
        <translation>更正窗口 %1</translation>
    </message>
    <message>
        <source>remove pausedUntil from window %1</source>
        <translation>从窗口 %1 移除 pausedUntil</translation>
    </message>
    <message>
        <source>remove the exclusion from window %1</source>
        <translation>从窗口 %1 移除排除时段</translation>
    </message>
    <message>
        <source>wait: somebody approves it</source>
        <translation>等待：有人批准</translation>
    </message>
    <message>
        <source>approve it: set spec.approved of %1</source>
        <translation>批准：设置 %1 的 spec.approved</translation>
    </message>
    <message>
        <source>waiting does not help: what failed is not retried</source>
        <translation>等待：徒劳，失败后不会重试</translation>
    </message>
    <message>
        <source>delete MachineMaintenance %1; what it set is undone, and it is created again while its event stands</source>
        <translation>删除 MachineMaintenance %1；其所做的设置会撤销，只要其事件仍在就会重新创建</translation>
    </message>
    <message>
        <source>waiting does not help: nothing happens automatically</source>
        <translation>等待：徒劳，不会自动执行任何操作</translation>
    </message>
    <message>
        <source>do %1 by hand</source>
        <translation>手动执行 %1</translation>
    </message>
    <message>
        <source>wait: the provider does it itself</source>
        <translation>等待：由提供商自行进行</translation>
    </message>
    <message>
        <source>wait: the maintenance continues automatically</source>
        <translation>等待：维护会自动继续</translation>
    </message>
    <message>
        <source>wait: the provider will be asked again</source>
        <translation>等待：会自动再次询问提供商</translation>
    </message>
    <message>
        <source>fix what the provider reports, in its account or in the providerSpec</source>
        <translation>解决提供商指出的问题：在其账户中或在 providerSpec 中</translation>
    </message>
    <message>
        <source>delete Node %1: its instance is gone</source>
        <translation>删除 Node %1：其实例已消失</translation>
    </message>
    <message>
        <source>check the instance %1 in the provider</source>
        <translation>在提供商处查看实例 %1</translation>
    </message>
    <message>
        <source>check the provider, and the log of the machine controller</source>
        <translation>查看提供商以及机器控制器的日志</translation>
    </message>
    <message>
        <source>waiting does not help: the provider id of a Node does not change</source>
        <translation>等待：徒劳，Node 的提供商 ID 不会改变</translation>
    </message>
    <message>
        <source>delete Node %1 and restart its kubelet, so that it registers again</source>
        <translation>删除 Node %1 并重启其 kubelet，使其重新注册</translation>
    </message>
    <message>
        <source>drain Node %1, delete it and restart its kubelet, so that it registers again</source>
        <translation>排空并删除 Node %1，然后重启其 kubelet，使其重新注册</translation>
    </message>
    <message>
        <source>wait: the Node joins when the instance has booted</source>
        <translation>等待：实例启动后 Node 会加入</translation>
    </message>
    <message>
        <source>check the console of the instance: boot, network, certificates</source>
        <translation>查看实例的控制台：启动、网络、证书</translation>
    </message>
    <message>
        <source>wait: the health check acts automatically</source>
        <translation>等待：健康检查会自动处理</translation>
    </message>
    <message>
        <source>wait: the Node may come back</source>
        <translation>等待：Node 可能会自行恢复</translation>
    </message>
    <message>
        <source>waiting does not help: one Node cannot belong to two machines</source>
        <translation>等待：徒劳，一个 Node 不能对应两台机器</translation>
    </message>
    <message>
        <source>delete the machine that has no instance of its own</source>
        <translation>删除两台机器中没有自己实例的那一台</translation>
    </message>
    <message>
        <source>restart the kubelet, so that it registers its Node again</source>
        <translation>重启 kubelet，使其重新注册 Node</translation>
    </message>
    <message>
        <source>check the kubelet of %1</source>
        <translation>查看 %1 的 kubelet</translation>
    </message>
    <message>
        <source>fix what it reports</source>
        <translation>解决所指出的问题</translation>
    </message>
    <message>
        <source>waiting does not help: nothing reads it</source>
        <translation>等待：徒劳，无人读取它</translation>
    </message>
    <message>
        <source>remove the annotation and set the one that is meant</source>
        <translation>移除该注解，并设置真正想用的注解</translation>
    </message>
    <message>
        <source>wait: %1 continues it</source>
        <translation>等待：%1 会继续处理</translation>
    </message>
    <message>
        <source>its deadline was %1</source>
        <translation>本应在 %1 之前完成</translation>
    </message>
    <message>
        <source>%1 reports that it is done</source>
        <translation>%1 报告已完成</translation>
    </message>
    <message>
        <source>the clock of its Lease is %1 ahead</source>
        <translation>其 Lease 的时钟快了 %1</translation>
    </message>
    <message>
        <source>no owner %1 in the cluster: no Lease and no pod of a Deployment has this name</source>
        <translation>集群中没有名为 %1 的对象：没有 Lease，也没有 Deployment 的 Pod</translation>
    </message>
    <message>
        <source>spec.taints of Node %1</source>
        <translation>Node %1 的 spec.taints</translation>
    </message>
    <message>
        <source>spec.unschedulable of Node %1</source>
        <translation>Node %1 的 spec.unschedulable</translation>
    </message>
    <message>
        <source>the instance is already gone</source>
        <translation>实例已消失</translation>
    </message>
    <message>
        <source>pod %1 is terminating</source>
        <translation>已请求 Pod %1 结束</translation>
    </message>
    <message>
        <source>%1 of Pod %2</source>
        <translation>Pod %2 的 %1</translation>
    </message>
    <message>
        <source>%1 of VolumeAttachment %2</source>
        <translation>VolumeAttachment %2 的 %1</translation>
    </message>
    <message>
        <source>budgets %1 and %2 select pod %3</source>
        <translation>预算 %1 和 %2 都选中 Pod %3</translation>
    </message>
    <message>
        <source>budget %1 needs %2 healthy pods and has %3</source>
        <translation>预算 %1 要求 %2 个健康 Pod，现有 %3 个</translation>
    </message>
    <message>
        <source>budget %1 needs 1 healthy pod and has %2</source>
        <translation>预算 %1 要求 1 个健康 Pod，现有 %2 个</translation>
    </message>
    <message>
        <source>the state of the instance is %1</source>
        <translation>实例状态为 %1</translation>
    </message>
    <message>
        <source>Event %1 of %2 %3, %4 times</source>
        <translation>%2 %3 的 Event %1，%4 次</translation>
    </message>
    <message>
        <source>Event %1 of %2 %3</source>
        <translation>%2 %3 的 Event %1</translation>
    </message>
    <message>
        <source>spec.providerID of Node %1</source>
        <translation>Node %1 的 spec.providerID</translation>
    </message>
    <message>
        <source>%1; %2 allows %3 of %4</source>
        <translation>%1；%2 允许 %4 个中的 %3 个</translation>
    </message>
    <message>
        <source>%1; %2 allows %3 of %4 in zone %5</source>
        <translation>%1；%2 在区域 %5 允许 %4 个中的 %3 个</translation>
    </message>
    <message>
        <source>%1; %2 allows %3 of %4 in other zones</source>
        <translation>%1；%2 在其他区域允许 %4 个中的 %3 个</translation>
    </message>
    <message>
        <source>it has a consumer</source>
        <translation>已有使用者 (consumer)</translation>
    </message>
    <message>
        <source>it is being deleted</source>
        <translation>正在删除</translation>
    </message>
    <message>
        <source>it has an error</source>
        <translation>存在错误</translation>
    </message>
    <message>
        <source>it is marked unhealthy</source>
        <translation>已标记为不健康</translation>
    </message>
    <message>
        <source>somebody else provisions it</source>
        <translation>由他人配置</translation>
    </message>
    <message>
        <source>it is paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>it is detached</source>
        <translation>已分离</translation>
    </message>
    <message>
        <source>it has not been inspected yet</source>
        <translation>尚无人查看</translation>
    </message>
    <message>
        <source>it is %1</source>
        <translation>处于 %1</translation>
    </message>
    <message>
        <source>Host %1 is not free: %2</source>
        <translation>主机 %1 不空闲：%2</translation>
    </message>
    <message>
        <source>Host %1 is not free: %2 has it</source>
        <translation>主机 %1 不空闲：由 %2 占用</translation>
    </message>
    <message>
        <source>Host %1 is not free, %2: %3</source>
        <translation>主机 %1 不空闲，%2：%3</translation>
    </message>
    <message>
        <source>1 more is not free</source>
        <translation>另有 1 台不空闲</translation>
    </message>
    <message>
        <source>%1 more are not free</source>
        <translation>另有 %1 台不空闲</translation>
    </message>
    <message>
        <source>no host matches its hostSelector %1</source>
        <translation>没有主机与其 hostSelector %1 匹配</translation>
    </message>
    <message>
        <source>Host %1 is free but does not match</source>
        <translation>主机 %1 空闲但不匹配</translation>
    </message>
    <message>
        <source>%1 hosts are free but do not match</source>
        <translation>%1 台主机空闲但不匹配</translation>
    </message>
    <message>
        <source>next: the node will be drained, and budget %1 will block pod %2</source>
        <translation>接下来排空 Node，届时预算 %1 会保留 Pod %2</translation>
    </message>
    <message>
        <source>next: the node will be drained, and two budgets will block pod %1</source>
        <translation>接下来排空 Node，届时两个预算会保留 Pod %1</translation>
    </message>
    <message>
        <source>next: the node will be drained; then it will wait at preTerminate for %1</source>
        <translation>接下来排空 Node；随后在 preTerminate 等待 %1</translation>
    </message>
    <message>
        <source>next: the provider will be asked, and does not answer now: %1</source>
        <translation>接下来询问提供商，但目前无应答：%1</translation>
    </message>
    <message>
        <source>next: its Node will be deleted, because the instance is already gone</source>
        <translation>实例已消失，因此接下来删除其 Node</translation>
    </message>
    <message>
        <source>next: the Machine will be removed, because the instance is already gone</source>
        <translation>实例已消失，因此随后 Machine 也会消失</translation>
    </message>
    <message>
        <source>then its Node will be drained and the machine will be deleted</source>
        <translation>随后排空其 Node 并删除机器</translation>
    </message>
    <message>
        <source>then its Node will be drained and its server will be power-cycled</source>
        <translation>随后排空其 Node，并将其服务器关机再开机</translation>
    </message>
    <message>
        <source>then its Node will be drained and its server will be held off until the work is done</source>
        <translation>随后排空其 Node，并使其服务器保持关机直到工作完成</translation>
    </message>
    <message>
        <source>then it will wait for approval</source>
        <translation>随后等待批准</translation>
    </message>
    <message>
        <source>then a person must act</source>
        <translation>随后须由人员处理</translation>
    </message>
    <message>
        <source>then it will wait for window %1</source>
        <translation>随后等待窗口 %1</translation>
    </message>
    <message>
        <source>then it will wait for a window that selects this machine</source>
        <translation>随后等待选中此机器的窗口</translation>
    </message>
    <message>
        <source>the maintenance will never start</source>
        <translation>维护永远不会开始</translation>
    </message>
    <message>
        <source>then the provider will do it itself</source>
        <translation>随后由提供商自行进行</translation>
    </message>
    <message>
        <source>nothing will happen automatically</source>
        <translation>不会自动执行任何操作</translation>
    </message>
    <message>
        <source>then the Node will serve again</source>
        <translation>随后 Node 恢复服务</translation>
    </message>
    <message>
        <source>next: its Node will join</source>
        <translation>接下来其 Node 加入</translation>
    </message>
    <message>
        <source>then the machine will be Running</source>
        <translation>随后机器变为 Running</translation>
    </message>
    <message>
        <source>it will continue when that is fixed</source>
        <translation>问题解决后会继续</translation>
    </message>
    <message>
        <source>the BMC refused %1 with %2</source>
        <translation>BMC 以 %2 拒绝了 %1</translation>
    </message>
    <message>
        <source>the BMC refused %1 with %2: %3</source>
        <translation>BMC 以 %2 拒绝了 %1：%3</translation>
    </message>
    <message>
        <source>the BMC accepted %1, and its task failed</source>
        <translation>BMC 接受了 %1，但其任务失败</translation>
    </message>
    <message>
        <source>the BMC accepted %1, and its task failed: %2</source>
        <translation>BMC 接受了 %1，但其任务失败：%2</translation>
    </message>
    <message>
        <source>the BMC accepted %1, and the host is still on</source>
        <translation>BMC 接受了 %1，但主机仍处于开机状态</translation>
    </message>
    <message>
        <source>the host is stuck in %1 after %2</source>
        <translation>主机在 %2 之后停滞于 %1</translation>
    </message>
    <message>
        <source>the BMC of host %1 refuses the connection: nothing listens at its address</source>
        <translation>主机 %1 的 BMC 拒绝连接：其地址上没有服务监听</translation>
    </message>
    <message>
        <source>the name of the BMC of host %1 cannot be resolved</source>
        <translation>找不到主机 %1 的 BMC：其名称没有对应地址</translation>
    </message>
    <message>
        <source>the BMC of host %1 cannot be reached: no route to its address</source>
        <translation>无法到达主机 %1 的 BMC：没有通往其地址的路由</translation>
    </message>
    <message>
        <source>the BMC of host %1 closes the connection: %2</source>
        <translation>主机 %1 的 BMC 中断连接：%2</translation>
    </message>
    <message>
        <source>the BMC of host %1 is busy: %2</source>
        <translation>主机 %1 的 BMC 正忙：%2</translation>
    </message>
    <message>
        <source>the BMC of host %1 has no session left: %2</source>
        <translation>主机 %1 的 BMC 已无可用会话：%2</translation>
    </message>
    <message>
        <source>the BMC of host %1 answers with an error: %2</source>
        <translation>主机 %1 的 BMC 返回错误：%2</translation>
    </message>
    <message>
        <source>the BMC of host %1 does not find the system: %2</source>
        <translation>主机 %1 的 BMC 中没有其系统：%2</translation>
    </message>
    <message>
        <source>the BMC of host %1 presents another certificate than the accepted one: %2</source>
        <translation>主机 %1 的 BMC 出示的证书与已接受的不同：%2</translation>
    </message>
    <message>
        <source>the BMC of host %1 is not trusted: %2</source>
        <translation>主机 %1 的 BMC 不受信任：%2</translation>
    </message>
    <message>
        <source>no common protocol with the BMC of host %1: %2</source>
        <translation>无法与主机 %1 的 BMC 通信：%2</translation>
    </message>
    <message>
        <source>the BMC of host %1 is not asked: %2</source>
        <translation>不询问主机 %1 的 BMC：%2</translation>
    </message>
    <message>
        <source>something other than a BMC answers for host %1: %2</source>
        <translation>主机 %1 的应答者不是 BMC：%2</translation>
    </message>
    <message>
        <source>the answer of the BMC of host %1 is not understood: %2</source>
        <translation>无法理解主机 %1 的 BMC：%2</translation>
    </message>
    <message>
        <source>the BMC of host %1 reports no power state: %2</source>
        <translation>主机 %1 的 BMC 未说明它是开机还是关机：%2</translation>
    </message>
    <message>
        <source>the power of host %1 cannot be read: %2</source>
        <translation>无法读取主机 %1 的电源状态：%2</translation>
    </message>
    <message>
        <source>that time is not certain: it is in the future</source>
        <translation>该时间仅为声称：它在未来</translation>
    </message>
    <message>
        <source>its BareMetalHost %1 does not exist: its server is not managed</source>
        <translation>其 BareMetalHost %1 不存在：无人照管该服务器</translation>
    </message>
    <message>
        <source>the machine names BareMetalHost %1</source>
        <translation>机器指定了 BareMetalHost %1</translation>
    </message>
    <message>
        <source>BareMetalHost %1 is being deleted while the machine uses it</source>
        <translation>BareMetalHost %1 正在删除，而机器仍在使用它</translation>
    </message>
    <message>
        <source>finalizer %1 keeps it</source>
        <translation>终结器 %1 保留着它</translation>
    </message>
    <message>
        <source>Host %1 belongs to %2, not to this machine</source>
        <translation>主机 %1 已分配给 %2，而非此机器</translation>
    </message>
    <message>
        <source>its consumer is %1</source>
        <translation>其使用者 (consumer) 为 %1</translation>
    </message>
    <message>
        <source>Host %1 is detached: key %2 has no effect</source>
        <translation>主机 %1 已分离：不处理键 %2</translation>
    </message>
    <message>
        <source>Host %1 is detached: the requested reboot will not start</source>
        <translation>主机 %1 已分离：不执行所请求的重启</translation>
    </message>
    <message>
        <source>Host %1 is detached: it is not powered off for the deletion</source>
        <translation>主机 %1 已分离：无人为删除而将其关机</translation>
    </message>
    <message>
        <source>Host %1 is detached: its power is not managed</source>
        <translation>主机 %1 已分离：不处理其电源</translation>
    </message>
    <message>
        <source>the host is detached</source>
        <translation>主机已分离</translation>
    </message>
    <message>
        <source>Host %1 is paused by annotation: it is not powered off for the deletion</source>
        <translation>主机 %1 已由注解暂停：无人为删除而将其关机</translation>
    </message>
    <message>
        <source>Host %1 is off and paused by annotation: it is not powered on</source>
        <translation>主机 %1 已关机且由注解暂停：无人将其开机</translation>
    </message>
    <message>
        <source>Host %1 is unmanaged: it has no BMC address, so its power cannot be changed</source>
        <translation>主机 %1 不受管理：它没有 BMC 地址，因此无人能切换其电源</translation>
    </message>
    <message>
        <source>it has no BMC address</source>
        <translation>没有 BMC 地址</translation>
    </message>
    <message>
        <source>Host %1 stays off: spec.online is false</source>
        <translation>主机 %1 应关机：spec.online 为 false</translation>
    </message>
    <message>
        <source>Host %1 is being powered off: spec.online is false</source>
        <translation>主机 %1 正在关机：spec.online 为 false</translation>
    </message>
    <message>
        <source>so Node %1 is not ready</source>
        <translation>因此 Node %1 未就绪</translation>
    </message>
    <message>
        <source>online is false</source>
        <translation>online 为 false</translation>
    </message>
    <message>
        <source>Host %1 stays on: key %2 requests Off, but spec.disablePowerOff forbids it</source>
        <translation>主机 %1 保持开机：键 %2 要求关机，但 spec.disablePowerOff 禁止</translation>
    </message>
    <message>
        <source>Host %1 stays on: the deletion needs it off, but spec.disablePowerOff forbids it</source>
        <translation>主机 %1 保持开机：删除需要其关机，但 spec.disablePowerOff 禁止</translation>
    </message>
    <message>
        <source>Host %1 stays on: spec.online is false, but spec.disablePowerOff forbids powering it off</source>
        <translation>主机 %1 保持开机：spec.online 为 false，但 spec.disablePowerOff 禁止关机</translation>
    </message>
    <message>
        <source>disablePowerOff is true</source>
        <translation>disablePowerOff 为 true</translation>
    </message>
    <message>
        <source>Host %1 reports a %2: %3</source>
        <translation>主机 %1 报告 %2：%3</translation>
    </message>
    <message>
        <source>Host %1 reports an %2: %3</source>
        <translation>主机 %1 报告 %2：%3</translation>
    </message>
    <message>
        <source>Host %1 is %2</source>
        <translation>主机 %1 处于 %2</translation>
    </message>
    <message>
        <source>its provisioning state is %1</source>
        <translation>其配置状态为 %1</translation>
    </message>
    <message>
        <source>Host %1 is on again although key %2 holds it off</source>
        <translation>尽管键 %2 使其保持关机，主机 %1 仍自行开机</translation>
    </message>
    <message>
        <source>Host %1 came back on %2 times although key %3 holds it off</source>
        <translation>尽管键 %3 使其保持关机，主机 %1 仍自行开机 %2 次</translation>
    </message>
    <message>
        <source>it was powered on %1 times while it was held off</source>
        <translation>保持关机期间被开机 %1 次</translation>
    </message>
    <message>
        <source>Host %1 is held off by keys %2 and %3</source>
        <translation>主机 %1 因键 %2 和 %3 而保持关机</translation>
    </message>
    <message>
        <source>Host %1 is held off by keys %2, %3 and %4 more</source>
        <translation>主机 %1 因键 %2、%3 及另外 %4 个而保持关机</translation>
    </message>
    <message>
        <source>Host %1 is being powered off for keys %2 and %3</source>
        <translation>主机 %1 正因键 %2 和 %3 而关机</translation>
    </message>
    <message>
        <source>Host %1 is being powered off for keys %2, %3 and %4 more</source>
        <translation>主机 %1 正因键 %2、%3 及另外 %4 个而关机</translation>
    </message>
    <message>
        <source>it stays off until all keys are removed</source>
        <translation>在它们全部移除之前保持关机</translation>
    </message>
    <message>
        <source>its MachineMaintenance does not exist</source>
        <translation>其 MachineMaintenance 不存在</translation>
    </message>
    <message>
        <source>Host %1 is held off by key %2, and no remediation is in progress</source>
        <translation>主机 %1 因键 %2 而保持关机，但没有进行中的修复</translation>
    </message>
    <message>
        <source>it cannot be read now: %1</source>
        <translation>目前无法读取：%1</translation>
    </message>
    <message>
        <source>it was last read %1 ago</source>
        <translation>最近一次读取在 %1 前</translation>
    </message>
    <message>
        <source>restart the BMC itself; the server keeps running</source>
        <translation>重启 BMC 本身；服务器继续运行</translation>
    </message>
    <message>
        <source>find out why nothing listens there: the BMC&apos;s power, its network, its HTTPS service</source>
        <translation>查明为何没有服务监听：BMC 的供电、网络、HTTPS 服务</translation>
    </message>
    <message>
        <source>end sessions at the BMC, or restart it</source>
        <translation>结束 BMC 上的会话，或重启它</translation>
    </message>
    <message>
        <source>grant the account the privileges Login and ConfigureComponents (power control)</source>
        <translation>授予该账户 Login 和 ConfigureComponents（电源控制）权限</translation>
    </message>
    <message>
        <source>accept its key with the annotation %1, if it is the right BMC</source>
        <translation>如果是正确的 BMC，用注解 %1 接受其密钥</translation>
    </message>
    <message>
        <source>give the BMC a certificate that is trusted</source>
        <translation>为 BMC 配置受信任的证书</translation>
    </message>
    <message>
        <source>update the BMC, or allow its older TLS with the annotation %1</source>
        <translation>更新 BMC，或用注解 %1 允许其较旧的 TLS</translation>
    </message>
    <message>
        <source>correct spec.bmc.address of the host</source>
        <translation>更正主机的 spec.bmc.address</translation>
    </message>
    <message>
        <source>if the server was replaced: remove status.provisioning.enrolledSystem of host %1</source>
        <translation>如果服务器已更换：移除主机 %1 的 status.provisioning.enrolledSystem</translation>
    </message>
    <message>
        <source>find what is in between: a proxy, a gateway, another machine at that address</source>
        <translation>查明中间是什么：代理、网关、该地址上的另一台机器</translation>
    </message>
    <message>
        <source>wait: whoever detached the host attaches it again</source>
        <translation>等待：分离主机者会重新接入</translation>
    </message>
    <message>
        <source>set spec.bmc.address and spec.bmc.credentialsName of the host</source>
        <translation>设置主机的 spec.bmc.address 和 spec.bmc.credentialsName</translation>
    </message>
    <message>
        <source>waiting does not help, unless the host gets a BMC</source>
        <translation>等待：除非主机获得 BMC，否则徒劳</translation>
    </message>
    <message>
        <source>waiting does not help, unless the host is created again</source>
        <translation>等待：除非重新创建主机，否则徒劳</translation>
    </message>
    <message>
        <source>create BareMetalHost %1 again</source>
        <translation>重新创建 BareMetalHost %1</translation>
    </message>
    <message>
        <source>wait: whoever deleted the host completes the deletion</source>
        <translation>等待：删除主机者会完成后续处理</translation>
    </message>
    <message>
        <source>remove finalizer %1; the power of the server is no longer managed then</source>
        <translation>移除终结器 %1；此后无人再切换该服务器的电源</translation>
    </message>
    <message>
        <source>wait: whoever reassigned the host returns it</source>
        <translation>等待：将主机分配出去者会归还</translation>
    </message>
    <message>
        <source>correct spec.consumerRef of the host</source>
        <translation>更正主机的 spec.consumerRef</translation>
    </message>
    <message>
        <source>wait: whoever powered the host off powers it on again</source>
        <translation>等待：将主机关机者会重新开机</translation>
    </message>
    <message>
        <source>set spec.online to true; the server starts immediately</source>
        <translation>将 spec.online 设为 true；服务器会立即启动</translation>
    </message>
    <message>
        <source>waiting does not help, unless the power-off is allowed</source>
        <translation>等待：除非允许关机，否则徒劳</translation>
    </message>
    <message>
        <source>set spec.disablePowerOff to false</source>
        <translation>将 spec.disablePowerOff 设为 false</translation>
    </message>
    <message>
        <source>wait: the provisioner continues automatically</source>
        <translation>等待：配置器会自动继续</translation>
    </message>
    <message>
        <source>check the console of the host, and the log of its provisioner</source>
        <translation>查看主机控制台及其配置器的日志</translation>
    </message>
    <message>
        <source>disable at the server what powers it on: its restore policy, wake on LAN, people</source>
        <translation>在服务器上停用使其开机的因素：电源恢复策略、Wake-on-LAN、人员</translation>
    </message>
    <message>
        <source>remove the key %1</source>
        <translation>移除键 %1</translation>
    </message>
    <message>
        <source>remove the key; the host stays off until %1 is removed too</source>
        <translation>移除该键；在 %1 也移除之前主机保持关机</translation>
    </message>
    <message>
        <source>remove the key; the host stays off until the other %1 are removed too</source>
        <translation>移除该键；在其他 %1 个也移除之前主机保持关机</translation>
    </message>
    <message>
        <source>remove the key; the host stays off: spec.online is false</source>
        <translation>移除该键；主机保持关机：spec.online 为 false</translation>
    </message>
    <message>
        <source>remove the key; the host will be powered on after it is off</source>
        <translation>移除该键；主机关机后会再开机</translation>
    </message>
    <message>
        <source>remove the key %1: anyone allowed to change the host may do it</source>
        <translation>移除键 %1：有权更改主机者即可执行</translation>
    </message>
    <message>
        <source>waiting does not help: nothing is running that would remove the key</source>
        <translation>等待：徒劳，无人可移除该键</translation>
    </message>
    <message>
        <source>fix what keeps host %1 from being free</source>
        <translation>解决使主机 %1 无法空闲的问题</translation>
    </message>
    <message>
        <source>failing</source>
        <translation>出错</translation>
    </message>
    <message>
        <source>it was last heard of %1 ago, although its pod %2 is ready</source>
        <translation>最近一次消息在 %1 前，尽管其 Pod %2 已就绪</translation>
    </message>
    <message>
        <source>it was last heard of %1 ago, and its pod %2 is not ready</source>
        <translation>最近一次消息在 %1 前，且其 Pod %2 未就绪</translation>
    </message>
    <message>
        <source>its Lease is from the future (%1), so it is not known whether it runs</source>
        <translation>其 Lease 的时间在未来 (%1)，因此无法得知它是否存活</translation>
    </message>
    <message>
        <source>it is unstable: silent %1 times within an hour</source>
        <translation>时断时续：一小时内 %1 次无响应</translation>
    </message>
    <message>
        <source>its Lease changed its holder %1 times within an hour</source>
        <translation>其 Lease 一小时内更换持有者 %1 次</translation>
    </message>
    <message>
        <source>it reports that it is done, but left its hook</source>
        <translation>它报告已完成，但留下了钩子</translation>
    </message>
    <message>
        <source>its pods cannot be created: %1</source>
        <translation>无法创建其 Pod：%1</translation>
    </message>
    <message>
        <source>no pod of %1 exists any more</source>
        <translation>%1 已没有任何 Pod</translation>
    </message>
    <message>
        <source>draining %1: budget %2 never lets pod %3 go: it has %4</source>
        <translation>排空 %1：预算 %2 永远无法放行 Pod %3：它设有 %4</translation>
    </message>
    <message>
        <source>draining: budget %1 can never be met: it has %2</source>
        <translation>排空：预算 %1 永远无法满足：它设有 %2</translation>
    </message>
    <message>
        <source>draining %1: two budgets, %2 and %3, select pod %4, so the API refuses to evict it</source>
        <translation>排空 %1：两个预算 %2 和 %3 都选中 Pod %4，因此 API 拒绝驱逐它</translation>
    </message>
    <message>
        <source>draining: two budgets, %1 and %2, select pod %3</source>
        <translation>排空：两个预算 %1 和 %2 都选中 Pod %3</translation>
    </message>
    <message>
        <source>draining %1: the eviction of pod %2 is refused: %3</source>
        <translation>排空 %1：Pod %2 的驱逐被拒绝：%3</translation>
    </message>
    <message>
        <source>the eviction of pod %1 is refused</source>
        <translation>Pod %1 的驱逐被拒绝</translation>
    </message>
    <message>
        <source>two budgets select pod %1</source>
        <translation>两个预算都选中 Pod %1</translation>
    </message>
    <message>
        <source>finalizer %1 keeps pod %2</source>
        <translation>终结器 %1 保留着 Pod %2</translation>
    </message>
    <message>
        <source>pod %1 has %2 left of its grace period of %3</source>
        <translation>Pod %1 的宽限期 %3 还剩 %2</translation>
    </message>
    <message>
        <source>pod %1 is not ready</source>
        <translation>Pod %1 未就绪</translation>
    </message>
    <message>
        <source>pod %1 is not ready (%2)</source>
        <translation>Pod %1 未就绪 (%2)</translation>
    </message>
    <message>
        <source>pod %1 is on Node %2, which is not ready</source>
        <translation>Pod %1 位于未就绪的 Node %2 上</translation>
    </message>
    <message>
        <source>pod %1 is Pending: no Node for it</source>
        <translation>Pod %1 找不到可用 Node</translation>
    </message>
    <message>
        <source>none of its pods is ready</source>
        <translation>其 Pod 均未就绪</translation>
    </message>
    <message>
        <source>budget %1 blocks pod %2</source>
        <translation>预算 %1 保留着 Pod %2</translation>
    </message>
    <message>
        <source>budget %1 blocks pod %2 because %3</source>
        <translation>预算 %1 保留着 Pod %2，因为 %3</translation>
    </message>
    <message>
        <source>budget %1 has room for pod %2 now</source>
        <translation>预算 %1 现在有余地放行 Pod %2</translation>
    </message>
    <message>
        <source>nothing blocks pod %1 any more</source>
        <translation>已没有什么拒绝 Pod %1</translation>
    </message>
    <message>
        <source>pod %1 is gone</source>
        <translation>Pod %1 现已消失</translation>
    </message>
    <message>
        <source>1 more pod is blocked too</source>
        <translation>另有 1 个 Pod 同样被保留</translation>
    </message>
    <message>
        <source>%1 more pods are blocked too</source>
        <translation>另有 %1 个 Pod 同样被保留</translation>
    </message>
    <message>
        <source>1 more blocks it: %1</source>
        <translation>另有 1 个阻塞它：%1</translation>
    </message>
    <message>
        <source>%1 more block it, the next: %2</source>
        <translation>另有 %1 个阻塞它，下一个：%2</translation>
    </message>
    <message>
        <source>volume %1 is still attached to Node %2</source>
        <translation>卷 %1 仍挂载在 Node %2 上</translation>
    </message>
    <message>
        <source>volume %1 and %2 more are still attached to Node %3</source>
        <translation>卷 %1 及另外 %2 个仍挂载在 Node %3 上</translation>
    </message>
    <message>
        <source>volume %1 does not detach: %2</source>
        <translation>卷 %1 未卸载：%2</translation>
    </message>
    <message>
        <source>draining %1: its instance is gone, so pod %2 cannot terminate</source>
        <translation>排空 %1：其实例已消失，因此 Pod %2 无法自行结束</translation>
    </message>
    <message>
        <source>draining %1: its instance is gone, and budget %2 still blocks pod %3</source>
        <translation>排空 %1：其实例已消失，而预算 %2 仍保留着 Pod %3</translation>
    </message>
    <message>
        <source>draining %1: its instance is gone</source>
        <translation>排空 %1：其实例已消失</translation>
    </message>
    <message>
        <source>that Node is being drained too</source>
        <translation>该 Node 自身正在排空</translation>
    </message>
    <message>
        <source>that Node was cordoned by hand and is not being drained</source>
        <translation>无人排空该 Node：它是手动封锁的</translation>
    </message>
    <message>
        <source>that Node is drained, and its machine %1 still exists</source>
        <translation>该 Node 已排空，其机器 %1 仍然存在</translation>
    </message>
    <message>
        <source>that Node is drained, and its machine %1 is held: %2</source>
        <translation>该 Node 已排空，其机器 %1 被阻住：%2</translation>
    </message>
    <message>
        <source>it has no Node, so %1 (owner %2) did not run before the drain</source>
        <translation>它没有 Node，因此排空前未询问 %1 (所有者 %2)</translation>
    </message>
    <message>
        <source>the drain was skipped by annotation</source>
        <translation>排空已由注解跳过</translation>
    </message>
    <message>
        <source>no Node joins while the instance is %1</source>
        <translation>实例处于 %1 期间，没有 Node 加入</translation>
    </message>
    <message>
        <source>Node %1 is not ready because its instance is %2</source>
        <translation>Node %1 未就绪，因为其实例处于 %2</translation>
    </message>
    <message>
        <source>maintenance %1 is blocked</source>
        <translation>维护 %1 已受阻</translation>
    </message>
    <message>
        <source>maintenance %1 is blocked: %2</source>
        <translation>维护 %1 已受阻：%2</translation>
    </message>
    <message>
        <source>maintenance %1 waits for approval: %2</source>
        <translation>维护 %1 等待批准：%2</translation>
    </message>
    <message>
        <source>maintenance %1 gave up a drain and starts again in %2</source>
        <translation>维护 %1 放弃了一次排空，将在 %2 后重新开始</translation>
    </message>
    <message>
        <source>maintenance %1 failed: %2</source>
        <translation>维护 %1 失败：%2</translation>
    </message>
    <message>
        <source>maintenance %1 needs a person: %2</source>
        <translation>维护 %1 需要人员处理：%2</translation>
    </message>
    <message>
        <source>maintenance %1 did not start before its deadline %2</source>
        <translation>维护 %1 未在期限 %2 前开始</translation>
    </message>
    <message>
        <source>maintenance %1 drains the Node</source>
        <translation>维护 %1 正在排空 Node</translation>
    </message>
    <message>
        <source>maintenance %1 is in progress</source>
        <translation>维护 %1 正在进行</translation>
    </message>
    <message>
        <source>maintenance %1 waits for the Node to come back</source>
        <translation>维护 %1 等待 Node 恢复</translation>
    </message>
    <message>
        <source>maintenance %1 is done and is being verified</source>
        <translation>维护 %1 已完成，正在验证</translation>
    </message>
    <message>
        <source>maintenance %1 is scheduled, and nothing was decided about it yet</source>
        <translation>维护 %1 待执行，尚未作出任何决定</translation>
    </message>
    <message>
        <source>maintenance %1 will never start: no window selects this machine</source>
        <translation>维护 %1 永远不会开始：没有窗口选中此机器</translation>
    </message>
    <message>
        <source>maintenance %1 will never start: %2</source>
        <translation>维护 %1 永远不会开始：%2</translation>
    </message>
    <message>
        <source>maintenance %1 waits: window %2 is paused until %3</source>
        <translation>维护 %1 等待：窗口 %2 暂停至 %3</translation>
    </message>
    <message>
        <source>maintenance %1 waits: window %2 excludes the time until %3</source>
        <translation>维护 %1 等待：窗口 %2 排除了 %3 之前的时间</translation>
    </message>
    <message>
        <source>maintenance %1 cannot start before its deadline %2: window %3 opens too late</source>
        <translation>维护 %1 无法在期限 %2 前开始：窗口 %3 打开得太晚</translation>
    </message>
    <message>
        <source>attempted %1 times</source>
        <translation>至今已尝试 %1 次</translation>
    </message>
    <message>
        <source>the cause is not known</source>
        <translation>原因未知</translation>
    </message>
    <message>
        <source>the provider cannot delete the instance: %1</source>
        <translation>提供商无法删除实例：%1</translation>
    </message>
    <message>
        <source>the provider cannot create the instance: %1</source>
        <translation>提供商无法创建实例：%1</translation>
    </message>
    <message>
        <source>the provider cannot update the instance: %1</source>
        <translation>提供商无法更新实例：%1</translation>
    </message>
    <message>
        <source>the provider does not say whether the instance exists: %1</source>
        <translation>提供商未说明实例是否存在：%1</translation>
    </message>
    <message>
        <source>the instance is gone while Node %1 is being drained</source>
        <translation>Node %1 正在排空时实例已消失</translation>
    </message>
    <message>
        <source>Node %1 is being drained</source>
        <translation>正在排空 Node %1</translation>
    </message>
    <message>
        <source>Node %1 is being drained: 1 pod is left</source>
        <translation>正在排空 Node %1：剩余 1 个 Pod</translation>
    </message>
    <message>
        <source>Node %1 is being drained: %2 pods are left</source>
        <translation>正在排空 Node %1：剩余 %2 个 Pod</translation>
    </message>
    <message>
        <source>the instance is being deleted</source>
        <translation>实例正在删除</translation>
    </message>
    <message>
        <source>the instance is being created</source>
        <translation>实例正在创建</translation>
    </message>
    <message>
        <source>Node %1 has the provider id %2, not %3, so it does not count as the Node of this machine</source>
        <translation>Node %1 的提供商 ID 为 %2，而非 %3，因此不视为此机器的 Node</translation>
    </message>
    <message>
        <source>Node %1 has another provider id, so it does not count as the Node of this machine</source>
        <translation>Node %1 的提供商 ID 不同，因此不视为此机器的 Node</translation>
    </message>
    <message>
        <source>the instance has no provider id yet, so no Node can be matched</source>
        <translation>实例尚无提供商 ID，因此无法匹配 Node</translation>
    </message>
    <message>
        <source>the instance %1 has no address, and no Node has joined for it</source>
        <translation>实例 %1 没有地址，且没有 Node 为其加入</translation>
    </message>
    <message>
        <source>no Node has joined for it</source>
        <translation>没有 Node 为其加入</translation>
    </message>
    <message>
        <source>no Node has joined for the instance %1</source>
        <translation>没有 Node 为实例 %1 加入</translation>
    </message>
    <message>
        <source>the instance has neither an address nor a provider id yet, so no Node can be matched</source>
        <translation>实例尚无地址和提供商 ID，因此无法匹配 Node</translation>
    </message>
    <message>
        <source>Node %1 has its address or name and belongs to machine %2, so it has no Node</source>
        <translation>Node %1 具有其地址或名称，但属于机器 %2，因此它没有 Node</translation>
    </message>
    <message>
        <source>Node %1 still belongs to an earlier instance, provider id %2, so the new one has no Node</source>
        <translation>Node %1 仍属于先前的实例，提供商 ID 为 %2，因此新实例没有 Node</translation>
    </message>
    <message>
        <source>machine %1 has the same address, %2, so it is not clear whose Node %3 is</source>
        <translation>机器 %1 具有相同的地址 %2，因此不清楚 Node %3 属于谁</translation>
    </message>
    <message>
        <source>Node %1 belongs to this machine, and machine %2 claims it too</source>
        <translation>Node %1 属于此机器，而机器 %2 也称其为自己的</translation>
    </message>
    <message>
        <source>its Node %1 belongs to machine %2</source>
        <translation>其 Node %1 属于机器 %2</translation>
    </message>
    <message>
        <source>Node %1 still has the taint %2: no cloud controller has initialized it</source>
        <translation>Node %1 仍有污点 %2：尚无云控制器将其初始化</translation>
    </message>
    <message>
        <source>Node %1 is cordoned while its configuration is changed</source>
        <translation>Node %1 在更改配置期间已封锁</translation>
    </message>
    <message>
        <source>Node %1 is cordoned and accepts no new pods; nothing says who cordoned it</source>
        <translation>Node %1 已封锁，不接受新 Pod；没有信息表明是谁封锁的</translation>
    </message>
    <message>
        <source>Node %1 is also the Node of machine %2</source>
        <translation>Node %1 也是机器 %2 的 Node</translation>
    </message>
    <message>
        <source>its Node %1 does not exist</source>
        <translation>其 Node %1 不存在</translation>
    </message>
    <message>
        <source>Node %1 does not report whether it is ready</source>
        <translation>Node %1 未说明是否就绪</translation>
    </message>
    <message>
        <source>the kubelet of Node %1 is silent</source>
        <translation>Node %1 的 kubelet 无响应</translation>
    </message>
    <message>
        <source>Node %1 is not ready: %2</source>
        <translation>Node %1 未就绪：%2</translation>
    </message>
    <message>
        <source>Node %1 reports %2: %3</source>
        <translation>Node %1 报告 %2：%3</translation>
    </message>
    <message>
        <source>condition %1 is False: %2</source>
        <translation>状况 %1 为 False：%2</translation>
    </message>
    <message>
        <source>its status reports an error: %1</source>
        <translation>其状态指出错误：%1</translation>
    </message>
    <message>
        <source>%1 was reported %2 times: %3</source>
        <translation>%1 已报告 %2 次：%3</translation>
    </message>
    <message>
        <source>no health check selects it</source>
        <translation>没有健康检查选中它</translation>
    </message>
    <message>
        <source>health check %1 does not act: no controller owns the machine</source>
        <translation>健康检查 %1 不处理：没有控制器拥有该机器</translation>
    </message>
    <message>
        <source>health check %1 cannot act: its template %2 does not exist</source>
        <translation>健康检查 %1 无法处理：其模板 %2 不存在</translation>
    </message>
    <message>
        <source>no health check watches it</source>
        <translation>没有健康检查监视它</translation>
    </message>
    <message>
        <source>health check %1 is paused</source>
        <translation>健康检查 %1 已暂停</translation>
    </message>
    <message>
        <source>health check %1 cannot be read: %2</source>
        <translation>无法读取健康检查 %1：%2</translation>
    </message>
    <message>
        <source>health check %1 may not act: too many are unhealthy</source>
        <translation>健康检查 %1 不得处理：不健康的过多</translation>
    </message>
    <message>
        <source>health check %1 finds nothing to do</source>
        <translation>健康检查 %1 未发现需要处理的事项</translation>
    </message>
    <message>
        <source>health check %1 ignores it: %2</source>
        <translation>健康检查 %1 不处理它：%2</translation>
    </message>
    <message>
        <source>health check %1 acts in %2</source>
        <translation>健康检查 %1 将在 %2 后处理</translation>
    </message>
    <message>
        <source>health check %1 acts now</source>
        <translation>健康检查 %1 现在处理</translation>
    </message>
    <message>
        <source>annotation %1 on %2 %3 has no effect: it belongs on a %4</source>
        <translation>%2 %3 上的注解 %1 不产生任何请求：它应放在 %4 上</translation>
    </message>
    <message>
        <source>annotation %1 on %2 %3 has no effect; is %4 meant?</source>
        <translation>%2 %3 上的注解 %1 不产生任何请求；是否想用 %4？</translation>
    </message>
    <message>
        <source>held by %1 %2: %3</source>
        <translation>被 %1 %2 阻塞：%3</translation>
    </message>
    <message>
        <source>Host %1 is being serviced: its firmware or settings are being written</source>
        <translation>主机 %1 正在维护：正在写入其固件或设置</translation>
    </message>
    <message>
        <source>health check %1 gave up its remediation: %2</source>
        <translation>健康检查 %1 已放弃修复：%2</translation>
    </message>
    <message>
        <source>its deletion waits until annotation %1 is removed</source>
        <translation>其删除等待注解 %1 被移除</translation>
    </message>
    <message>
        <source>pod %1 is Pending: no Node that it may run on reaches its volume</source>
        <translation>Pod %1 处于 Pending：它可运行的 Node 都无法访问其卷</translation>
    </message>
    <message>
        <source>it has failed and does not run again: %1</source>
        <translation>它已失败且不会再运行：%1</translation>
    </message>
    <message>
        <source>its pods have ended, and it does not run again</source>
        <translation>其 Pod 已结束，且不会再运行</translation>
    </message>
    <message>
        <source>the remediation of health check %1 waits until the host is serviced</source>
        <translation>健康检查 %1 的修复等待主机维护完成</translation>
    </message>
    <message>
        <source>its operational status is %1</source>
        <translation>其运行状态为 %1</translation>
    </message>
    <message>
        <source>calendar.add needs an end in the future: %1 is past</source>
        <translation>calendar.add 需要尚未到来的结束时间：%1 已过</translation>
    </message>
    <message>
        <source>the BMC of host %1 denies access (403) with the credentials of Secret %2: the account lacks a privilege or is locked</source>
        <translation>主机 %1 的 BMC 拒绝以 Secret %2 的凭据访问 (403)：账户缺少权限或已被锁定</translation>
    </message>
    <message>
        <source>the BMC of host %1 denies access (403): the password of Secret %2 must be changed at the BMC first</source>
        <translation>主机 %1 的 BMC 拒绝访问 (403)：必须先在 BMC 上更改 Secret %2 的密码</translation>
    </message>
    <message>
        <source>change the password of the account at the BMC and put the new one into Secret %1</source>
        <translation>在 BMC 上更改该账户的密码，并把新密码写入 Secret %1</translation>
    </message>
    <message>
        <source>none of its pods is ready (%1)</source>
        <translation>它的 Pod 均未就绪 (%1)</translation>
    </message>
    <message>
        <source>a token of %1 already exists, with the role %2: it is replaced only if you ask for that</source>
        <translation>%1 已有角色为 %2 的令牌：仅在要求替换时，它才失效并另建新令牌</translation>
    </message>
    <message>
        <source>bmc.retry needs a host, such as %1</source>
        <translation>bmc.retry 需要一个主机，例如 %1</translation>
    </message>
    <message>
        <source>the audit of overrides is damaged: %1</source>
        <translation>操作审计不成立：%1</translation>
    </message>
    <message>
        <source>run `holdpointctl audit verify`, and leave the data directory unchanged</source>
        <translation>运行 `holdpointctl audit verify`，并保持数据目录不变</translation>
    </message>
    <message>
        <source>%1 already has %2 connections</source>
        <translation>%1 已有 %2 个连接</translation>
    </message>
    <message>
        <source>all connections but those reserved for operators are in use</source>
        <translation>除操作员名额外，其余名额已满</translation>
    </message>
    <message>
        <source>wait: whoever set the taint removes it</source>
        <translation>等待：由设置污点者移除</translation>
    </message>
    <message>
        <source>remove the taint %1 from Node %2</source>
        <translation>从 Node %2 移除污点 %1</translation>
    </message>
    <message>
        <source>find out why the pods that budget %1 is missing are not created: quota, admission, scheduling</source>
        <translation>查明预算 %1 所缺的 Pod 为何未创建：配额、准入、调度</translation>
    </message>
    <message>
        <source>correct budget %1: its selector, or the owners of its pods</source>
        <translation>修正预算 %1：其选择器，或其 Pod 的所有者</translation>
    </message>
    <message>
        <source>set minAvailable of %1 to a number of pods: their owner does not say how many it wants</source>
        <translation>将 %1 的 minAvailable 设为 Pod 数量：其所有者未说明应有多少个</translation>
    </message>
    <message>
        <source>wait: whoever deleted the Node completes the deletion</source>
        <translation>等待：由删除 Node 者完成</translation>
    </message>
    <message>
        <source>remove finalizer %1 from Node %2</source>
        <translation>从 Node %2 移除终结器 %1</translation>
    </message>
    <message>
        <source>wait: the host must stay powered until it is serviced; a reset now may destroy its firmware</source>
        <translation>等待：维护完成前主机必须保持通电；现在重置可能损坏其固件</translation>
    </message>
    <message>
        <source>waiting does not help: a remediation that is over is not retried</source>
        <translation>等待：徒劳，已结束的修复不会重试</translation>
    </message>
    <message>
        <source>repair the server; to have it power-cycled again, delete Metal3Remediation %1</source>
        <translation>修复服务器；若要再次断电重启，请删除 Metal3Remediation %1</translation>
    </message>
    <message>
        <source>bring back the Node or zone that the volume of pod %1 is tied to, or have its data restored</source>
        <translation>恢复 Pod %1 的卷所绑定的 Node 或区域，或请人恢复其数据</translation>
    </message>
    <message>
        <source>waiting does not help, unless a Node that reaches the volume comes back</source>
        <translation>等待：除非能访问该卷的 Node 恢复，否则徒劳</translation>
    </message>
    <message>
        <source>waiting does not help: the Job does not run again</source>
        <translation>等待：徒劳，该 Job 不会再运行</translation>
    </message>
    <message>
        <source>run %1 again, or have its owner remove the hook</source>
        <translation>再次运行 %1，或请其所有者移除该钩子</translation>
    </message>
    <message>
        <source>restore the other control-plane Nodes first: without this one etcd has no quorum</source>
        <translation>先恢复其他控制平面 Node：没有此 Node，etcd 将失去法定人数</translation>
    </message>
    <message>
        <source>that time is not certain: %1 did not exist yet</source>
        <translation>该时间为自述：%1 当时尚不存在</translation>
    </message>
    <message>
        <source>lastTransitionTime of %1 of %2</source>
        <translation>%2 的 %1 的 lastTransitionTime</translation>
    </message>
    <message>
        <source>annotation %1 of %2</source>
        <translation>%2 的注解 %1</translation>
    </message>
    <message>
        <source>next: the instance will be deleted, and will wait: %1</source>
        <translation>接下来删除实例，随后等待：%1</translation>
    </message>
    <message>
        <source>the host stays as it is: %1</source>
        <translation>主机保持现状：%1</translation>
    </message>
    <message>
        <source>BareMetalHost %1 is being serviced</source>
        <translation>BareMetalHost %1 正在维护</translation>
    </message>
    <message>
        <source>a reason must say what happened, not repeat one character</source>
        <translation>理由要说明发生了什么，而不是重复同一个字符</translation>
    </message>
    <message>
        <source>the drain of %1 is over</source>
        <translation>%1 的排空已结束</translation>
    </message>
    <message>
        <source>it was confirmed too early: hold the button for %1, or type the digits %2 after that</source>
        <translation>确认过早：请按住按钮 %1，或在此之后输入数字 %2</translation>
    </message>
    <message>
        <source>rejected by %1 before anything was sent</source>
        <translation>在发送前被 %1 拒绝</translation>
    </message>
    <message>
        <source>rejected by %1 before anything was sent: %2</source>
        <translation>在发送前被 %1 拒绝：%2</translation>
    </message>
    <message>
        <source>the clock of this backend was set forward by %1 while it waited: nothing was sent</source>
        <translation>等待期间此后端的时钟被拨快 %1：未发送任何内容</translation>
    </message>
    <message>
        <source>the clock of this backend was set back by %1 while it waited: nothing was sent</source>
        <translation>等待期间此后端的时钟被拨慢 %1：未发送任何内容</translation>
    </message>
    <message>
        <source>%1 was no longer connected when it was due: nothing was sent</source>
        <translation>到期时 %1 已断开连接：未发送任何内容</translation>
    </message>
    <message>
        <source>%1 is no longer allowed to do this: nothing was sent</source>
        <translation>%1 已无权执行：未发送任何内容</translation>
    </message>
    <message>
        <source>%1 approved it and is no longer allowed to approve: nothing was sent</source>
        <translation>%1 已批准但不再有批准权：未发送任何内容</translation>
    </message>
    <message>
        <source>the object kept changing between the last read and the send: nothing was sent</source>
        <translation>对象每次都在最后查看与发送之间发生变化：未发送任何内容</translation>
    </message>
    <message>
        <source>not sent: the backend stopped</source>
        <translation>未发送：后端已停止</translation>
    </message>
    <message>
        <source>it will be sent at %1 unless somebody aborts it</source>
        <translation>除非有人中止，将于 %1 发送</translation>
    </message>
    <message>
        <source>%1 is reviewing %2 on it now</source>
        <translation>%1 此刻正在审阅对它的 %2</translation>
    </message>
    <message>
        <source>%1 has committed %2 on it, which waits for a second person</source>
        <translation>%1 已对它提交 %2，正等待第二人</translation>
    </message>
    <message>
        <source>%1 has committed %2 on it, which will be sent at %3</source>
        <translation>%1 已对它提交 %2，将于 %3 发送</translation>
    </message>
    <message>
        <source>%1 has sent %2 to it; its effect is not observed yet</source>
        <translation>%1 已对它发送 %2，正等待其生效</translation>
    </message>
    <message>
        <source>Secret %1 was first used for %2, and an administrator has not allowed it for %3</source>
        <translation>Secret %1 最初用于 %2，管理员未允许其用于 %3</translation>
    </message>
    <message>
        <source>another server answers at its address: UUID or serial number differ or are no longer reported</source>
        <translation>其地址上应答的不是登记的服务器：UUID 或序列号不同或不再提供</translation>
    </message>
    <message>
        <source>another server answers at the BMC address of host %1: UUID or serial number differ or are no longer reported</source>
        <translation>主机 %1 的 BMC 地址上应答的是另一台服务器：UUID 或序列号不同或不再提供</translation>
    </message>
    <message>
        <source>Secret %1 was used for another address</source>
        <translation>Secret %1 曾用于另一个地址</translation>
    </message>
    <message>
        <source>Host %1 is %2 and waits for its turn: its provisioner is at its limit</source>
        <translation>主机 %1 处于 %2 并等待轮到：其部署器已达处理上限</translation>
    </message>
    <message>
        <source>an administrator may allow it: set the annotation %1 of Secret %2 to the address</source>
        <translation>管理员可允许：将 Secret %2 的注解 %1 设为该地址</translation>
    </message>
    <message>
        <source>it is marked for deletion: MachineSet %1 deletes it first when it scales in</source>
        <translation>它被标记为下一个：MachineSet %1 缩容时最先删除它</translation>
    </message>
    <message>
        <source>it is marked for deletion, but has no MachineSet that would delete it</source>
        <translation>它被标记为下一个，但没有会删除它的 MachineSet</translation>
    </message>
    <message>
        <source>MachineSet %1: %2</source>
        <translation>MachineSet %1：%2</translation>
    </message>
    <message>
        <source>not everything was observed then: %1</source>
        <translation>当时未能看到全部：%1</translation>
    </message>
    <message>
        <source>the record does not keep since when this is so</source>
        <translation>记录未保存自何时起如此</translation>
    </message>
    <message>
        <source>it was last heard of %1 ago, by a Lease whose clock is %2 ahead</source>
        <translation>最后一次消息在 %1 前，来自时钟快 %2 的 Lease</translation>
    </message>
    <message>
        <source>it was last heard of %1 ago, although its pods are ready</source>
        <translation>最后一次消息在 %1 前，尽管其 Pod 已就绪</translation>
    </message>
    <message>
        <source>1 of its %1 pods does not exist</source>
        <translation>其 %1 个 Pod 中有 1 个不存在</translation>
    </message>
    <message>
        <source>%1 of its %2 pods do not exist</source>
        <translation>其 %2 个 Pod 中有 %1 个不存在</translation>
    </message>
    <message>
        <source>budget %1 allows no eviction, because it cannot be evaluated: %2</source>
        <translation>预算 %1 不放行任何 Pod，因为无法评估：%2</translation>
    </message>
    <message>
        <source>budget %1 allows no eviction, because nothing has evaluated it</source>
        <translation>预算 %1 不放行任何 Pod，因为尚无人评估</translation>
    </message>
    <message>
        <source>the instance is %1 in the provider and has neither an address nor a provider id yet</source>
        <translation>实例在提供商处为 %1，尚无地址和提供商 ID</translation>
    </message>
    <message>
        <source>Node %1 has the taint %2 and accepts no new pods</source>
        <translation>Node %1 带有污点 %2，不接受新 Pod</translation>
    </message>
    <message>
        <source>the configuration of Node %1 cannot be changed: %2</source>
        <translation>无法更改 Node %1 的配置：%2</translation>
    </message>
    <message>
        <source>its Node %1 is being deleted</source>
        <translation>其 Node %1 正在被删除</translation>
    </message>
    <message>
        <source>its Node %1 is being deleted, and finalizer %2 keeps it</source>
        <translation>其 Node %1 正在被删除，被终结器 %2 保留</translation>
    </message>
    <message>
        <source>if an older copy was restored, an administrator confirms it with `holdpointctl audit accept`</source>
        <translation>恢复了旧副本的管理员用 `holdpointctl audit accept` 加以声明</translation>
    </message>
    <message>
        <source>the audit of overrides is intact: there is nothing to accept</source>
        <translation>干预审计完好：没有需要接受的内容</translation>
    </message>
    <message>
        <source>rows that are not what was written cannot be accepted: %1</source>
        <translation>与写入内容不符的行无法接受：%1</translation>
    </message>
    <message>
        <source>%1 cannot be read from the store and was set aside: %2</source>
        <translation>无法从存储中读取 %1，已将其另存：%2</translation>
    </message>
    <message>
        <source>%1 was only partly read from the store, and its whole text was set aside: %2</source>
        <translation>仅从存储中读取了 %1 的一部分，其全文已另存：%2</translation>
    </message>
    <message>
        <source>its text is in the table %1 of %2; create it again, or remove that row</source>
        <translation>其文本位于 %2 的表 %1 中；请重新创建，或删除该行</translation>
    </message>
    <message>
        <source>wait: the host will be powered on when the work is reported done, or the event ends</source>
        <translation>等待：报告工作完成或事件结束后，主机会开机</translation>
    </message>
    <message>
        <source>remove the annotation %1 from %2</source>
        <translation>从 %2 移除注解 %1</translation>
    </message>
    <message>
        <source>when the work is done: set annotation %1 on MachineMaintenance %2</source>
        <translation>工作完成后：在 MachineMaintenance %2 上设置注解 %1</translation>
    </message>
    <message>
        <source>Host %1 is detached: the requested remediation will not start</source>
        <translation>主机 %1 已分离：不执行所请求的修复</translation>
    </message>
    <message>
        <source>everything else is gone; finalizers %1 and %2 keep the object</source>
        <translation>其内容均已消失；终结器 %1 和 %2 保留着该对象</translation>
    </message>
    <message>
        <source>everything else is gone; finalizer %1 and %2 more keep the object</source>
        <translation>其内容均已消失；终结器 %1 及另外 %2 个保留着该对象</translation>
    </message>
    <message>
        <source>draining %1: webhook %2 refuses the eviction of pod %3: %4</source>
        <translation>排空 %1：Webhook %2 拒绝驱逐 Pod %3：%4</translation>
    </message>
    <message>
        <source>draining %1: webhook %2 must allow the eviction of pod %3, and fails: %4</source>
        <translation>排空 %1：Pod %3 离开前须询问 Webhook %2，而它失败：%4</translation>
    </message>
    <message>
        <source>maintenance %1 drains the Node: budget %2 blocks pod %3</source>
        <translation>维护 %1 正在排空 Node：预算 %2 保留着 Pod %3</translation>
    </message>
    <message>
        <source>maintenance %1 will never start: window %2 does not open in the next two years</source>
        <translation>维护 %1 永远不会开始：窗口 %2 在未来两年内不会打开</translation>
    </message>
    <message>
        <source>Host %1 is paused by annotation: the requested remediation will not start</source>
        <translation>主机 %1 已由注解暂停：不执行所请求的修复</translation>
    </message>
    <message>
        <source>Host %1 is held off by maintenance %2 until its work is reported done</source>
        <translation>主机 %1 因维护 %2 而保持关机，直至报告其工作完成</translation>
    </message>
    <message>
        <source>Host %1 is being powered off for maintenance %2</source>
        <translation>主机 %1 正因维护 %2 而关机</translation>
    </message>
    <message>
        <source>Node %1 has the taint %2 and %3 more, and accepts no new pods</source>
        <translation>Node %1 带有污点 %2 及另外 %3 个，不接受新 Pod</translation>
    </message>
    <message>
        <source>health check %1 checks only %2</source>
        <translation>健康检查 %1 只关注 %2</translation>
    </message>
    <message>
        <source>annotation %1 is misspelt</source>
        <translation>注解 %1 拼写有误</translation>
    </message>
    <message>
        <source>annotation %1 on %2 %3 works with any value: %4 does not cancel it</source>
        <translation>%2 %3 上的注解 %1 无论取何值都生效：%4 不会将其撤销</translation>
    </message>
    <message>
        <source>annotation %1 on %2 %3 has no effect: only Cluster API reads it</source>
        <translation>%2 %3 上的注解 %1 不产生任何请求：只有 Cluster API 会读取它</translation>
    </message>
    <message>
        <source>1 more pod waits for another reason</source>
        <translation>另有 1 个 Pod 因其他原因等待</translation>
    </message>
    <message>
        <source>%1 more pods wait, not all for this reason</source>
        <translation>另有 %1 个 Pod 在等待，并非都因此原因</translation>
    </message>
    <message>
        <source>%1 works on that Node, as its %2 says</source>
        <translation>%1 正在处理那个节点（见其 %2）</translation>
    </message>
    <message>
        <source>another server answers at its BMC address</source>
        <translation>在其 BMC 地址应答的是另一台服务器</translation>
    </message>
    <message>
        <source>label %1 on %2 %3 has no effect: it works only as an annotation</source>
        <translation>%2 %3 上的标签 %1 没有作用：它要写成注解才有效</translation>
    </message>
    <message>
        <source>the etcd operator handles masters only</source>
        <translation>etcd Operator 只管主节点</translation>
    </message>
    <message>
        <source>Node %1 is cordoned and accepts no new pods: %2 works on it, as its %3 says</source>
        <translation>Node %1 已被隔离，不接受新的 Pod：%2 正在处理它（见其 %3）</translation>
    </message>
    <message>
        <source>wait: the migration ends</source>
        <translation>等待：迁移结束</translation>
    </message>
    <message>
        <source>write it as an annotation</source>
        <translation>写成注解</translation>
    </message>
    <message>
        <source>paused while it migrates between the Machine API and Cluster API: it is not reconciled</source>
        <translation>在 Machine API 与 Cluster API 之间迁移期间暂停：没有人处理它</translation>
    </message>
    <message>
        <source>annotation %1 on %2 %3 has no effect: hooks of a Machine are in spec.lifecycleHooks</source>
        <translation>%2 %3 上的注解 %1 不会保持任何东西：它的钩子在 spec.lifecycleHooks 中</translation>
    </message>
    <message>
        <source>check the pod that removes the taint %1 from Node %2 when it runs</source>
        <translation>查看 Node %2 上运行后会移除污点 %1 的 Pod</translation>
    </message>
    <message>
        <source>wait: %1 made the budget and changes it when it can</source>
        <translation>等待：预算由 %1 创建，条件允许时由它更改</translation>
    </message>
    <message>
        <source>remove spec.consumerRef from BareMetalHost %1</source>
        <translation>从 BareMetalHost %1 移除 spec.consumerRef</translation>
    </message>
    <message>
        <source>wait: the pod is being moved and terminates when that is done</source>
        <translation>等待：Pod 正在迁移，完成后即放行</translation>
    </message>
    <message>
        <source>Host %1 is not free: its consumer %2 no longer exists</source>
        <translation>主机 %1 不空闲：其使用者 %2 已不存在</translation>
    </message>
    <message>
        <source>Host %1 is not free yet: %2 had it, and it is being deprovisioned</source>
        <translation>主机 %1 尚未空闲：此前由 %2 使用，正在取消预配</translation>
    </message>
    <message>
        <source>%1; the username or the password ends with a line break or a blank</source>
        <translation>%1；用户名或密码以换行或空格结尾</translation>
    </message>
    <message>
        <source>the BMC of host %1 rejects the credentials of Secret %2: one ends with a line break or a blank</source>
        <translation>主机 %1 的 BMC 拒绝 Secret %2 的凭据：其中一项以换行或空格结尾</translation>
    </message>
    <message>
        <source>write Secret %1 again without the line break (use printf, not echo)</source>
        <translation>重新写入 Secret %1，不带换行（用 printf，不用 echo）</translation>
    </message>
    <message>
        <source>Host %1 stays in %2: its BMC reports that it is neither on nor off</source>
        <translation>主机 %1 停留在 %2：其 BMC 称它既未开机也未关机</translation>
    </message>
    <message>
        <source>%1 other Nodes are not ready either</source>
        <translation>另有 %1 个 Node 也未就绪</translation>
    </message>
    <message>
        <source>%1 of %2 control-plane Nodes are not ready: the quorum of etcd is at risk</source>
        <translation>控制平面的 %2 个 Node 中有 %1 个未就绪：etcd 的法定人数面临风险</translation>
    </message>
    <message>
        <source>Node %1 is silent while %2 works on it (%3)</source>
        <translation>%2 正在处理 Node %1，期间它无响应（%3）</translation>
    </message>
    <message>
        <source>Node %1 has the address %2 and the Machine has %3: it does not count as its Node</source>
        <translation>Node %1 的地址是 %2，而 Machine 的是 %3：它不被视为其 Node</translation>
    </message>
    <message>
        <source>Node %1 does not count as its Node: it has another address</source>
        <translation>Node %1 不被视为其 Node：地址不同</translation>
    </message>
    <message>
        <source>Host %1 is being powered on</source>
        <translation>正在开启主机 %1</translation>
    </message>
    <message>
        <source>Host %1 must not be powered off (disablePowerOff), so its remediation cannot start</source>
        <translation>主机 %1 不允许关机（disablePowerOff），因此其修复无法开始</translation>
    </message>
    <message>
        <source>it does not know the outcome of its work: %1</source>
        <translation>它不知道自己的工作结果：%1</translation>
    </message>
    <message>
        <source>the power of host %1 is not known either</source>
        <translation>主机 %1 的电源状态也未知</translation>
    </message>
    <message>
        <source>label %1 is not read: it must be an annotation</source>
        <translation>标签 %1 不会被读取：必须是注解</translation>
    </message>
    <message>
        <source>annotation %1 is not read on a %2</source>
        <translation>注解 %1 在 %2 上不会被读取</translation>
    </message>
    <message>
        <source>no pod and no Lease in the cluster has this name</source>
        <translation>集群中没有叫这个名字的 Pod 或 Lease</translation>
    </message>
    <message>
        <source>its replacement %1 is held: %2</source>
        <translation>其替代 %1 被阻住：%2</translation>
    </message>
    <message>
        <source>the maintenance of that one comes first</source>
        <translation>那一台的维护先进行</translation>
    </message>
    <message>
        <source>maintenance %1 waits for that of %2</source>
        <translation>维护 %1 在等待 %2 的维护</translation>
    </message>
    <message>
        <source>%1 signed in with a link and cannot share one</source>
        <translation>%1 通过链接进入，不能再分享链接</translation>
    </message>
    <message>
        <source>%1 links of %2 are already open: each ends when it is used, or after 5 minutes</source>
        <translation>%2 已有 %1 个未使用的链接：每个链接在使用后或 5 分钟后失效</translation>
    </message>
    <message>
        <source>%1 viewers already signed in with links of %2: revoke some of their tokens</source>
        <translation>已有 %1 名查看者通过 %2 的链接进入：请吊销其中一些令牌</translation>
    </message>
    <message>
        <source>too many links are open on this backend: try again in 5 minutes</source>
        <translation>此后端上未使用的链接过多：请在 5 分钟后重试</translation>
    </message>
    <message>
        <source>no screen shows that code: check it on the screen</source>
        <translation>没有屏幕显示该代码：请再次查看屏幕上的代码</translation>
    </message>
    <message>
        <source>that code has expired: the screen shows a new one</source>
        <translation>该代码已过期：屏幕现在显示另一个代码</translation>
    </message>
    <message>
        <source>%1 sent too many wrong codes; try again in %2</source>
        <translation>%1 发送了过多错误代码；请在 %2 后重试</translation>
    </message>
    <message>
        <source>%1 has already approved that screen, as %2</source>
        <translation>%1 已将该屏幕批准为 %2</translation>
    </message>
    <message>
        <source>another screen is already approved as %1: choose another name</source>
        <translation>另一个屏幕已被批准为 %1：请选择其他名称</translation>
    </message>
    <message>
        <source>a token of %1 already exists: choose another name</source>
        <translation>%1 的令牌已存在：请选择其他名称</translation>
    </message>
    <message>
        <source>there is no paired screen %1</source>
        <translation>没有已配对的屏幕 %1</translation>
    </message>
    <message>
        <source>this screen is called %1 now</source>
        <translation>该屏幕现在名为 %1</translation>
    </message>
    <message>
        <source>%1 of %2 at %3</source>
        <translation>%3 处 %2 的 %1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%2 处的 %1</translation>
    </message>
    <message>
        <source>alert %1</source>
        <translation>告警 %1</translation>
    </message>
    <message>
        <source>hook %1 of %2 will hold at %3</source>
        <translation>钩子 %1（%2）将在 %3 阻塞</translation>
    </message>
    <message>
        <source>PodDisruptionBudget %1 allows no eviction now</source>
        <translation>PodDisruptionBudget %1 目前不允许驱逐</translation>
    </message>
    <message>
        <source>PodDisruptionBudget %1 never allows an eviction</source>
        <translation>PodDisruptionBudget %1 从不允许驱逐</translation>
    </message>
    <message>
        <source>key %1 holds host %2 off</source>
        <translation>键 %1 使主机 %2 保持关机</translation>
    </message>
    <message>
        <source>host %1 is paused by annotation: its power will not change</source>
        <translation>主机 %1 已由注解暂停：其电源不会改变</translation>
    </message>
    <message>
        <source>host %1 is detached: its power will not change</source>
        <translation>主机 %1 已分离：其电源不会改变</translation>
    </message>
    <message>
        <source>name: enter lowercase letters, digits and dashes, such as nightly</source>
        <translation>name：请输入小写字母、数字和连字符，例如 nightly</translation>
    </message>
    <message>
        <source>spec: enter what the window is</source>
        <translation>spec：请输入窗口的内容</translation>
    </message>
    <message>
        <source>somebody else changed window %1; check it again</source>
        <translation>他人已更改窗口 %1；请重新检查</translation>
    </message>
    <message>
        <source>there is no MaintenanceWindow %1</source>
        <translation>没有 MaintenanceWindow %1</translation>
    </message>
    <message>
        <source>name: there is a MaintenanceWindow %1 already</source>
        <translation>name：已有 MaintenanceWindow %1</translation>
    </message>
    <message>
        <source>the BMC does not answer</source>
        <translation>BMC 无应答</translation>
    </message>
    <message>
        <source>the BMC refuses the connection</source>
        <translation>BMC 拒绝连接</translation>
    </message>
    <message>
        <source>the name of the BMC cannot be resolved</source>
        <translation>BMC 的名称无法解析</translation>
    </message>
    <message>
        <source>no route to the BMC</source>
        <translation>没有到 BMC 的路由</translation>
    </message>
    <message>
        <source>the BMC closes the connection</source>
        <translation>BMC 中断连接</translation>
    </message>
    <message>
        <source>the BMC is busy</source>
        <translation>BMC 忙</translation>
    </message>
    <message>
        <source>the BMC has no session left</source>
        <translation>BMC 已无可用会话</translation>
    </message>
    <message>
        <source>the BMC presents another certificate</source>
        <translation>BMC 出示了另一证书</translation>
    </message>
    <message>
        <source>the BMC is not trusted</source>
        <translation>BMC 不受信任</translation>
    </message>
    <message>
        <source>no common protocol with the BMC</source>
        <translation>与 BMC 没有共同协议</translation>
    </message>
    <message>
        <source>the BMC redirects to another address</source>
        <translation>BMC 重定向到另一地址</translation>
    </message>
    <message>
        <source>something other than a BMC answers</source>
        <translation>应答者不是 BMC</translation>
    </message>
    <message>
        <source>another server answers</source>
        <translation>另一服务器在应答</translation>
    </message>
    <message>
        <source>the BMC does not find the system</source>
        <translation>BMC 找不到该系统</translation>
    </message>
    <message>
        <source>the BMC answers with an error</source>
        <translation>BMC 返回错误</translation>
    </message>
    <message>
        <source>the answer of the BMC is not understood</source>
        <translation>无法理解 BMC 的应答</translation>
    </message>
    <message>
        <source>the BMC reports no power state</source>
        <translation>BMC 不报告电源状态</translation>
    </message>
    <message>
        <source>the BMC denies access</source>
        <translation>BMC 拒绝访问</translation>
    </message>
    <message>
        <source>the BMC refuses the password</source>
        <translation>BMC 拒绝该密码</translation>
    </message>
    <message>
        <source>the power cannot be read</source>
        <translation>无法读取电源状态</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>尚未读取</translation>
    </message>
    <message>
        <source>the BMC credentials are missing</source>
        <translation>缺少 BMC 凭据</translation>
    </message>
    <message>
        <source>the credentials are for another BMC</source>
        <translation>凭据属于另一 BMC</translation>
    </message>
    <message>
        <source>maintenance %1</source>
        <translation>维护 %1</translation>
    </message>
    <message>
        <source>a rule of the person who asks requires it</source>
        <translation>请求者自己的规则要求如此</translation>
    </message>
    <message>
        <source>a backup is being made already: wait for its end</source>
        <translation>备份正在进行：请等待其结束</translation>
    </message>
    <message>
        <source>cluster %1 is paused, so nothing happens to its machines</source>
        <translation>集群 %1 已暂停，其机器不作任何处理</translation>
    </message>
    <message>
        <source>paused by the annotation %1, so nothing happens to the machine</source>
        <translation>由注解 %1 暂停，机器不作任何处理</translation>
    </message>
    <message>
        <source>its deletion is paused too</source>
        <translation>其删除也已暂停</translation>
    </message>
    <message>
        <source>Cluster %1 does not exist, so no controller works on this machine</source>
        <translation>Cluster %1 不存在，因此没有控制器处理此机器</translation>
    </message>
    <message>
        <source>no controller works on its deletion</source>
        <translation>没有控制器在处理其删除</translation>
    </message>
    <message>
        <source>its label %1 assigns it to the controllers %2</source>
        <translation>其标签 %1 将它分配给控制器 %2</translation>
    </message>
    <message>
        <source>the controller of Cluster API fails: %1</source>
        <translation>Cluster API 的控制器失败：%1</translation>
    </message>
    <message>
        <source>waiting at %1 for %2, which names no owner</source>
        <translation>在 %1 等待 %2，它未写明所有者</translation>
    </message>
    <message>
        <source>waiting at %1 for a hook without a name</source>
        <translation>在 %1 等待一个没有名称的钩子</translation>
    </message>
    <message>
        <source>control plane %1 removes one machine at a time, and %2 comes first</source>
        <translation>控制平面 %1 每次只移除一台机器，%2 在先</translation>
    </message>
    <message>
        <source>control plane %1 keeps it: without it only %2 of %3 etcd members are healthy</source>
        <translation>控制平面 %1 保留着它：没有它，%3 个 etcd 成员中只有 %2 个健康</translation>
    </message>
    <message>
        <source>control plane %1 cannot release %2: machines being deleted count as lost etcd members, and only %3 of %4 would stay</source>
        <translation>控制平面 %1 无法释放 %2：其他正在删除的机器被计为丢失的 etcd 成员，%4 个中只会剩下 %3 个</translation>
    </message>
    <message>
        <source>control plane %1 keeps it: a member of etcd has no vote yet</source>
        <translation>控制平面 %1 保留着它：有一个 etcd 成员尚无投票权</translation>
    </message>
    <message>
        <source>control plane %1 is paused and does not remove its hook</source>
        <translation>控制平面 %1 已暂停，不会移除其钩子</translation>
    </message>
    <message>
        <source>control plane %1 removes its hook after that one</source>
        <translation>控制平面 %1 在该钩子之后才移除自己的钩子</translation>
    </message>
    <message>
        <source>control plane %1 keeps it: the API of cluster %2 does not answer</source>
        <translation>控制平面 %1 保留着它：集群 %2 的 API 无响应</translation>
    </message>
    <message>
        <source>control plane %1 keeps it: no other machine of it is healthy</source>
        <translation>控制平面 %1 保留着它：它没有其他健康的机器</translation>
    </message>
    <message>
        <source>control plane %1 moves etcd off it and then removes its hook</source>
        <translation>控制平面 %1 先从中移走 etcd，然后移除其钩子</translation>
    </message>
    <message>
        <source>the deletion of the cluster does not skip it</source>
        <translation>删除集群不会跳过它</translation>
    </message>
    <message>
        <source>pod %1 is not evicted: the drain waits until it completes</source>
        <translation>Pod %1 不会被驱逐：排空等待其完成</translation>
    </message>
    <message>
        <source>the namespace of pod %1 is being deleted, so its eviction is refused</source>
        <translation>Pod %1 的命名空间正被删除，因此其驱逐被拒绝</translation>
    </message>
    <message>
        <source>MachineDrainRule %1 has an invalid selector and stops every drain in its namespace</source>
        <translation>MachineDrainRule %1 的选择器无效，其命名空间中的所有排空都停止了</translation>
    </message>
    <message>
        <source>the drain stops because the API of cluster %1 does not answer</source>
        <translation>集群 %1 的 API 无响应，排空已停止</translation>
    </message>
    <message>
        <source>its volumes cannot be checked: the API of cluster %1 does not answer</source>
        <translation>无法检查其卷：集群 %1 的 API 无响应</translation>
    </message>
    <message>
        <source>cluster %1 is not readable, so this is what was seen last</source>
        <translation>集群 %1 不可读，这是最后看到的状态</translation>
    </message>
    <message>
        <source>cluster %1 has not been readable for %2</source>
        <translation>集群 %1 已有 %2 不可读</translation>
    </message>
    <message>
        <source>cannot see into cluster %1, so this is what Cluster API reports</source>
        <translation>无法查看集群 %1，以下是 Cluster API 报告的内容</translation>
    </message>
    <message>
        <source>cannot see into cluster %1</source>
        <translation>无法查看集群 %1</translation>
    </message>
    <message>
        <source>cannot see into cluster %1: %2</source>
        <translation>无法查看集群 %1：%2</translation>
    </message>
    <message>
        <source>there is no Secret %1</source>
        <translation>没有 Secret %1</translation>
    </message>
    <message>
        <source>Holdpoint is not allowed to read Secret %1</source>
        <translation>Holdpoint 无权读取 Secret %1</translation>
    </message>
    <message>
        <source>the option --workload-clusters is 0</source>
        <translation>选项 --workload-clusters 为 0</translation>
    </message>
    <message>
        <source>%1 workload clusters are open already, which is the limit</source>
        <translation>已打开 %1 个工作负载集群，达到上限</translation>
    </message>
    <message>
        <source>Node %1 there belongs to another machine</source>
        <translation>那里的 Node %1 属于另一台机器</translation>
    </message>
    <message>
        <source>Node %1 has joined with its provider id, but Cluster API has not linked it to the machine</source>
        <translation>Node %1 已带提供商 ID 加入，但 Cluster API 尚未将其关联到此机器</translation>
    </message>
    <message>
        <source>Node %1 has joined without a provider id, so it does not count as the Node of this machine</source>
        <translation>Node %1 加入时没有提供商 ID，因此不视为此机器的 Node</translation>
    </message>
    <message>
        <source>Node %1 has joined without a provider id: its cloud controller manager has not initialized it</source>
        <translation>Node %1 加入时没有提供商 ID：其云控制器管理器尚未将其初始化</translation>
    </message>
    <message>
        <source>the drain ends: %1</source>
        <translation>排空结束：%1</translation>
    </message>
    <message>
        <source>its time limit is over</source>
        <translation>其时限已过</translation>
    </message>
    <message>
        <source>%1 %2 is being deleted already</source>
        <translation>%1 %2 已在删除中</translation>
    </message>
    <message>
        <source>an annotation skips the wait for volumes</source>
        <translation>注解跳过了对卷的等待</translation>
    </message>
    <message>
        <source>the time limit for volumes is over</source>
        <translation>卷的时限已过</translation>
    </message>
    <message>
        <source>its volumes are not waited for: %1</source>
        <translation>不等待其卷：%1</translation>
    </message>
    <message>
        <source>volumes are still attached to Node %1</source>
        <translation>Node %1 上仍挂载着卷</translation>
    </message>
    <message>
        <source>attachment %1 belongs to a volume that does not exist</source>
        <translation>挂载 %1 属于一个不存在的卷</translation>
    </message>
    <message>
        <source>%1 %2 is not deleted yet</source>
        <translation>%1 %2 尚未删除</translation>
    </message>
    <message>
        <source>%1 %2 is not deleted yet: %3</source>
        <translation>%1 %2 尚未删除：%3</translation>
    </message>
    <message>
        <source>host %1 is being deprovisioned</source>
        <translation>主机 %1 正在取消配置</translation>
    </message>
    <message>
        <source>%1 %2 is paused</source>
        <translation>%1 %2 已暂停</translation>
    </message>
    <message>
        <source>%1 %2 is kept by finalizer %3</source>
        <translation>%1 %2 被终结器 %3 保留</translation>
    </message>
    <message>
        <source>Node %1 cannot be deleted</source>
        <translation>Node %1 无法删除</translation>
    </message>
    <message>
        <source>its deletion is in progress (%1)</source>
        <translation>正在删除 (%1)</translation>
    </message>
    <message>
        <source>waiting for the first control plane machine of cluster %1</source>
        <translation>等待集群 %1 的第一台控制平面机器</translation>
    </message>
    <message>
        <source>its bootstrap data is not ready</source>
        <translation>其引导数据尚未就绪</translation>
    </message>
    <message>
        <source>its bootstrap data is not ready: %1</source>
        <translation>其引导数据尚未就绪：%1</translation>
    </message>
    <message>
        <source>%1 %2 is not provisioned yet</source>
        <translation>%1 %2 尚未配置完成</translation>
    </message>
    <message>
        <source>%1 %2 is not provisioned yet: %3</source>
        <translation>%1 %2 尚未配置完成：%3</translation>
    </message>
    <message>
        <source>%1 %2 creates no machine: %3</source>
        <translation>%1 %2 不创建机器：%3</translation>
    </message>
    <message>
        <source>health check %1 may not act: %2 of %3 machines are unhealthy, and %4 is allowed</source>
        <translation>健康检查 %1 不得处理：%3 台中有 %2 台不健康，允许 %4</translation>
    </message>
    <message>
        <source>control plane %1 does not replace it: etcd would lose its quorum</source>
        <translation>控制平面 %1 不替换它：etcd 会失去法定人数</translation>
    </message>
    <message>
        <source>control plane %1 gave up replacing it after %2 attempts</source>
        <translation>控制平面 %1 在 %2 次尝试后放弃替换它</translation>
    </message>
    <message>
        <source>control plane %1 gave up replacing it after 1 attempt</source>
        <translation>控制平面 %1 在 1 次尝试后放弃替换它</translation>
    </message>
    <message>
        <source>it is unhealthy and not replaced: %1</source>
        <translation>它不健康且未被替换：%1</translation>
    </message>
    <message>
        <source>the members of etcd and the machines of control plane %1 do not match</source>
        <translation>etcd 的成员与控制平面 %1 的机器不一致</translation>
    </message>
    <message>
        <source>the upgrade of cluster %1 waits for a hook: %2</source>
        <translation>集群 %1 的升级在等待一个钩子：%2</translation>
    </message>
    <message>
        <source>the upgrade of %1 %2 to %3 is deferred by the annotation %4</source>
        <translation>%1 %2 到 %3 的升级已被注解 %4 推迟</translation>
    </message>
    <message>
        <source>the upgrade of %1 %2 to %3 is deferred: %4, which comes before it, holds the sequence</source>
        <translation>%1 %2 到 %3 的升级已推迟：排在它前面的 %4 暂停了顺序</translation>
    </message>
    <message>
        <source>its update in place failed: %1</source>
        <translation>其就地更新失败：%1</translation>
    </message>
    <message>
        <source>it is updated in place</source>
        <translation>正在就地更新</translation>
    </message>
    <message>
        <source>it is updated in place: %1</source>
        <translation>正在就地更新：%1</translation>
    </message>
    <message>
        <source>its server may still run</source>
        <translation>其服务器可能仍在运行</translation>
    </message>
    <message>
        <source>host %1 is on again, and its Node has not come back</source>
        <translation>主机 %1 已重新开机，其 Node 尚未恢复</translation>
    </message>
    <message>
        <source>its Node was last reached %1 ago</source>
        <translation>最后一次连通其 Node 是 %1 前</translation>
    </message>
    <message>
        <source>its Node cannot be reached</source>
        <translation>无法连通其 Node</translation>
    </message>
    <message>
        <source>the cluster is being deleted</source>
        <translation>集群正在被删除</translation>
    </message>
    <message>
        <source>the control plane is being deleted</source>
        <translation>控制平面正在被删除</translation>
    </message>
    <message>
        <source>no control plane machine stays</source>
        <translation>没有控制平面机器留下</translation>
    </message>
    <message>
        <source>that time is approximate: the machine records no start of this step</source>
        <translation>该时间为近似值：机器未记录此步骤的开始</translation>
    </message>
    <message>
        <source>%1 set the annotation</source>
        <translation>%1 设置了该注解</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation>%2 %3 的 %1</translation>
    </message>
    <message>
        <source>wait: it is next after %1</source>
        <translation>等待：%1 之后轮到它</translation>
    </message>
    <message>
        <source>wait: the control plane removes its hook when etcd can do without it</source>
        <translation>等待：etcd 不再需要它时控制平面会移除其钩子</translation>
    </message>
    <message>
        <source>restore the etcd members that are not healthy; the control plane then continues</source>
        <translation>恢复不健康的 etcd 成员；控制平面随后继续</translation>
    </message>
    <message>
        <source>check with etcdctl that all members are healthy, remove the member of %1 there, then its hook with kubectl</source>
        <translation>用 etcdctl 确认所有成员健康，在那里移除 %1 的成员，然后用 kubectl 移除它的钩子</translation>
    </message>
    <message>
        <source>remove no other hook and no other etcd member before %1 is gone: etcd would lose its quorum</source>
        <translation>在 %1 消失之前，不要移除其他钩子或其他 etcd 成员：etcd 会失去法定人数</translation>
    </message>
    <message>
        <source>restore control plane %1</source>
        <translation>恢复控制平面 %1</translation>
    </message>
    <message>
        <source>delete the machine; its %1 creates a new one</source>
        <translation>删除该机器；其 %1 会新建一台</translation>
    </message>
    <message>
        <source>restore another control plane machine first; do not delete this one</source>
        <translation>先恢复另一台控制平面机器；不要删除这一台</translation>
    </message>
    <message>
        <source>wait: the control plane removes the member; do not use etcdctl</source>
        <translation>等待：控制平面会移除该成员；不要使用 etcdctl</translation>
    </message>
    <message>
        <source>wait: whoever paused it resumes it</source>
        <translation>等待：暂停者会继续</translation>
    </message>
    <message>
        <source>end the pause of %1 %2</source>
        <translation>结束 %1 %2 的暂停</translation>
    </message>
    <message>
        <source>check first that no move of the cluster is in progress</source>
        <translation>先确认没有正在进行的集群迁移</translation>
    </message>
    <message>
        <source>check that the controllers of Cluster API run and watch this machine</source>
        <translation>检查 Cluster API 的控制器是否运行并监视这台机器</translation>
    </message>
    <message>
        <source>check the log of the Cluster API controllers</source>
        <translation>查看 Cluster API 控制器的日志</translation>
    </message>
    <message>
        <source>check the controller of %1: its log, its credentials</source>
        <translation>检查 %1 的控制器：日志、凭据</translation>
    </message>
    <message>
        <source>wait: the controllers try again</source>
        <translation>等待：控制器会重试</translation>
    </message>
    <message>
        <source>wait: it continues when the control plane is initialized</source>
        <translation>等待：控制平面初始化后会继续</translation>
    </message>
    <message>
        <source>wait: the cloud controller manager sets the provider id of the Node</source>
        <translation>等待：云控制器管理器会设置 Node 的提供商 ID</translation>
    </message>
    <message>
        <source>where no cloud controller manager runs, set spec.providerID of Node %1 to %2</source>
        <translation>如果没有运行云控制器管理器，请将 Node %1 的 spec.providerID 设为 %2</translation>
    </message>
    <message>
        <source>create Cluster %1 again from a backup; its controllers then continue</source>
        <translation>从备份重新创建 Cluster %1；之后其控制器会继续</translation>
    </message>
    <message>
        <source>if it is to go: delete the server in the provider first, then remove the finalizers of %1 and of its server object</source>
        <translation>如果要弃用它：先在提供商处删除服务器，再移除 %1 及其服务器对象的终结器</translation>
    </message>
    <message>
        <source>wait: whoever deferred the upgrade removes the annotation</source>
        <translation>等待：推迟升级的人会移除该注解</translation>
    </message>
    <message>
        <source>remove the annotation %1 of %2 from spec.topology of Cluster %3</source>
        <translation>从 Cluster %3 的 spec.topology 中移除 %2 的注解 %1</translation>
    </message>
    <message>
        <source>wait: pod %1 completes</source>
        <translation>等待：Pod %1 会完成</translation>
    </message>
    <message>
        <source>remove the annotation of hook %1; what it protects is then skipped</source>
        <translation>移除钩子 %1 的注解；它所保护的内容随即被跳过</translation>
    </message>
    <message>
        <source>fence the server first, then set a time limit for the drain</source>
        <translation>先隔离 (fence) 服务器，再为排空设置时限</translation>
    </message>
    <message>
        <source>set a time limit for the drain on %1 %2</source>
        <translation>在 %1 %2 上为排空设置时限</translation>
    </message>
    <message>
        <source>skip the drain; its pods end with the server</source>
        <translation>跳过排空；其 Pod 随服务器终止</translation>
    </message>
    <message>
        <source>skip the wait for volumes; only when the server is powered off</source>
        <translation>跳过对卷的等待；仅当服务器已关机时</translation>
    </message>
    <message>
        <source>correct the selector of MachineDrainRule %1</source>
        <translation>更正 MachineDrainRule %1 的选择器</translation>
    </message>
    <message>
        <source>check what keeps namespace %1: its finalizers</source>
        <translation>检查是什么保留着命名空间 %1：其终结器</translation>
    </message>
    <message>
        <source>restore the API of cluster %1: its control plane, its network, its kubeconfig Secret</source>
        <translation>恢复集群 %1 的 API：控制平面、网络、kubeconfig Secret</translation>
    </message>
    <message>
        <source>free a reserved host: remove its label %1</source>
        <translation>释放一台保留的主机：移除其标签 %1</translation>
    </message>
    <message>
        <source>next: the volumes of its Node must be detached</source>
        <translation>接下来须卸载其 Node 的卷</translation>
    </message>
    <message>
        <source>next: its bootstrap configuration will be deleted</source>
        <translation>接下来删除其引导配置</translation>
    </message>
    <message>
        <source>if the Node does not come back, the machine will be deleted</source>
        <translation>如果 Node 未恢复，将删除该机器</translation>
    </message>
    <message>
        <source>it will be upgraded when the annotation is removed</source>
        <translation>移除该注解后将会升级</translation>
    </message>
    <message>
        <source>%1 is the last machine of its control plane: the cluster would be lost</source>
        <translation>%1 是其控制平面的最后一台机器：集群会丢失</translation>
    </message>
    <message>
        <source>without it %1 of %2 etcd members would be healthy and vote, and %3 are needed</source>
        <translation>没有它，%2 个 etcd 成员中有 %1 个健康且可投票，需要 %3 个</translation>
    </message>
    <message>
        <source>its etcd member is not removed, and its leadership is not moved before power-off</source>
        <translation>其 etcd 成员不会被移除，关机前也不会转移领导权</translation>
    </message>
    <message>
        <source>control plane %1 does nothing else until this machine is gone</source>
        <translation>在这台机器消失之前，控制平面 %1 不做其他任何事</translation>
    </message>
    <message>
        <source>%1 %2 sets this hook again</source>
        <translation>%1 %2 会重新设置此钩子</translation>
    </message>
    <message>
        <source>%1 %2 overwrites a limit on its machine: set it there</source>
        <translation>%1 %2 会覆盖其机器上的时限：请在那里设置</translation>
    </message>
    <message>
        <source>it applies to all machines of %1 %2, those that are being deleted included</source>
        <translation>它适用于 %1 %2 的所有机器，包括正在删除的</translation>
    </message>
    <message>
        <source>the limit is over already: the drain ends immediately</source>
        <translation>时限已过：排空立即结束</translation>
    </message>
    <message>
        <source>its pods are not evicted: they end with the server</source>
        <translation>其 Pod 不被驱逐：随服务器终止</translation>
    </message>
    <message>
        <source>its volumes may then stay attached</source>
        <translation>其卷随后可能一直挂载</translation>
    </message>
    <message>
        <source>the volumes of %1 are already not waited for</source>
        <translation>已不再等待 %1 的卷</translation>
    </message>
    <message>
        <source>the wait for the volumes of %1 is over</source>
        <translation>对 %1 的卷的等待已结束</translation>
    </message>
    <message>
        <source>only for a server that is powered off: a volume that two servers write is damaged</source>
        <translation>仅适用于已关机的服务器：被两台服务器写入的卷会损坏</translation>
    </message>
    <message>
        <source>nothing happens to it until the pause ends: no deletion, no repair</source>
        <translation>暂停结束前不作任何处理：不删除，也不修复</translation>
    </message>
    <message>
        <source>%1 %2 creates another machine in its place</source>
        <translation>%1 %2 会创建另一台机器代替它</translation>
    </message>
    <message>
        <source>health check %1 hands it to %2: its server may be powered off without a drain; remove the annotation afterwards</source>
        <translation>健康检查 %1 将它交给 %2：其服务器可能未经排空就被关机；之后移除该注解</translation>
    </message>
    <message>
        <source>nothing creates another machine in its place</source>
        <translation>没有什么会创建另一台机器代替它</translation>
    </message>
    <message>
        <source>node reuse keeps free hosts for %1: %2</source>
        <translation>节点复用为 %1 保留的空闲主机：%2</translation>
    </message>
    <message>
        <source>%1 is a machine of the Machine API, which does not have this</source>
        <translation>%1 是 Machine API 的机器，没有此操作</translation>
    </message>
    <message>
        <source>Node %1 belongs to cluster %2, which is not read here</source>
        <translation>Node %1 属于集群 %2，此处不读取该集群</translation>
    </message>
    <message>
        <source>Cluster API tries the drain of %1 again every 20 s: there is nothing to speed up</source>
        <translation>Cluster API 每 20 s 重试 %1 的排空：无需加快</translation>
    </message>
    <message>
        <source>%1 has no owner that scales in: the mark would change nothing</source>
        <translation>%1 没有会缩容的所有者：标记不会有任何作用</translation>
    </message>
    <message>
        <source>mark %1 to be deleted first when %2 %3 scales in</source>
        <translation>标记 %1，使其在 %2 %3 缩容时最先被删除</translation>
    </message>
    <message>
        <source>do not wait for the volumes of %1 to be detached</source>
        <translation>不等待 %1 的卷分离</translation>
    </message>
    <message>
        <source>limit every drain of %1 %2 to %3</source>
        <translation>将 %1 %2 的每次排空限制为 %3</translation>
    </message>
    <message>
        <source>have health check %1 count %2 as unhealthy and remediate it</source>
        <translation>让健康检查 %1 将 %2 视为不健康并修复它</translation>
    </message>
    <message>
        <source>have a health check count %1 as unhealthy and remediate it</source>
        <translation>让健康检查将 %1 视为不健康并修复它</translation>
    </message>
    <message>
        <source>the remediation of %1 is already requested</source>
        <translation>已请求修复 %1</translation>
    </message>
    <message>
        <source>an annotation excludes %1 from remediation</source>
        <translation>一个注解将 %1 排除在修复之外</translation>
    </message>
    <message>
        <source>no MachineHealthCheck selects %1: nothing would happen</source>
        <translation>没有 MachineHealthCheck 选中 %1：什么都不会发生</translation>
    </message>
    <message>
        <source>pause %1</source>
        <translation>暂停 %1</translation>
    </message>
    <message>
        <source>withdraw the request to remediate %1</source>
        <translation>撤回修复 %1 的请求</translation>
    </message>
    <message>
        <source>exclude %1 from remediation</source>
        <translation>将 %1 排除在修复之外</translation>
    </message>
    <message>
        <source>include %1 in remediation again</source>
        <translation>重新将 %1 纳入修复</translation>
    </message>
    <message>
        <source>no longer skip the drain of %1</source>
        <translation>不再跳过 %1 的排空</translation>
    </message>
    <message>
        <source>no longer skip the wait for the volumes of %1</source>
        <translation>不再跳过对 %1 的卷的等待</translation>
    </message>
    <message>
        <source>its owner is already asked to replace it, and this does not withdraw that</source>
        <translation>已要求其所有者替换它，此操作不会撤回该要求</translation>
    </message>
    <message>
        <source>pause cluster %1 and all of its machines</source>
        <translation>暂停集群 %1 及其所有机器</translation>
    </message>
    <message>
        <source>nothing happens to any of its machines until the pause ends: no deletion, no repair, no upgrade</source>
        <translation>暂停结束前不对其任何机器作处理：不删除、不修复，也不升级</translation>
    </message>
    <message>
        <source>all of its machines continue immediately: what waits for deletion or repair is done</source>
        <translation>其所有机器立即继续：等待删除或修复的都会执行</translation>
    </message>
    <message>
        <source>no move of the cluster is in progress</source>
        <translation>没有正在进行的集群迁移</translation>
    </message>
    <message>
        <source>%1 %2 is being moved to another management cluster</source>
        <translation>%1 %2 正在迁移到另一个管理集群</translation>
    </message>
    <message>
        <source>%1 set the pause</source>
        <translation>%1 设置了暂停</translation>
    </message>
    <message>
        <source>it is not known who set the pause</source>
        <translation>不知道是谁设置了暂停</translation>
    </message>
    <message>
        <source>the hook names no owner</source>
        <translation>该钩子未写明所有者</translation>
    </message>
    <message>
        <source>the Machine reports that %1 is Ready</source>
        <translation>Machine 报告 %1 为 Ready</translation>
    </message>
    <message>
        <source>the Machine reports that %1 is not Ready</source>
        <translation>Machine 报告 %1 不是 Ready</translation>
    </message>
    <message>
        <source>the Machine reports of %1: %2</source>
        <translation>Machine 关于 %1 的报告：%2</translation>
    </message>
    <message>
        <source>the Machine reports that its drain is over</source>
        <translation>Machine 报告其排空已结束</translation>
    </message>
    <message>
        <source>the Machine reports that its volumes are detached</source>
        <translation>Machine 报告其卷已分离</translation>
    </message>
    <message>
        <source>the Machine reports 1 attached volume: %1</source>
        <translation>Machine 报告有 1 个已挂载的卷：%1</translation>
    </message>
    <message>
        <source>the Machine reports %1 attached volumes: %2</source>
        <translation>Machine 报告有 %1 个已挂载的卷：%2</translation>
    </message>
    <message>
        <source>neither the machine nor its cluster is paused</source>
        <translation>机器及其集群均未暂停</translation>
    </message>
    <message>
        <source>no controller sets the hook again</source>
        <translation>没有控制器会重新设置该钩子</translation>
    </message>
    <message>
        <source>its server is powered off</source>
        <translation>其服务器已关机</translation>
    </message>
    <message>
        <source>its drain cordons the Node again</source>
        <translation>其排空会再次封锁该 Node</translation>
    </message>
    <message>
        <source>it is unhealthy and not replaced: %1 %2 is paused</source>
        <translation>它不健康且未被替换：%1 %2 已暂停</translation>
    </message>
    <message>
        <source>it is unhealthy and not replaced: it has no owner</source>
        <translation>它不健康且未被替换：它没有所有者</translation>
    </message>
    <message>
        <source>it is unhealthy, and %1 %2 has not replaced it</source>
        <translation>它不健康，而 %1 %2 尚未替换它</translation>
    </message>
    <message>
        <source>pod %1 has ended, and the drain waits until it is deleted</source>
        <translation>Pod %1 已结束，排空等待其被删除</translation>
    </message>
    <message>
        <source>delete pod %1, which has ended</source>
        <translation>删除已结束的 Pod %1</translation>
    </message>
    <message>
        <source>check with etcdctl for a member that never started, which stops every join; remove only that one</source>
        <translation>用 etcdctl 查找从未启动、会阻止所有加入的成员；只移除该成员</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>no window opens for it</source>
        <translation>没有为其开放的窗口</translation>
    </message>
    <message>
        <source>no window opens for long enough before its deadline at %1</source>
        <translation>在其期限 %1 之前没有足够长的窗口开放</translation>
    </message>
    <message>
        <source>its turn comes too late for its deadline at %1: no more than %2 at a time</source>
        <translation>轮到它时已超过其期限 %1：同时最多进行 %2 项</translation>
    </message>
    <message>
        <source>it will end %1 after its deadline at %2</source>
        <translation>它将在期限 %2 之后 %1 结束</translation>
    </message>
    <message>
        <source>this is never done to many machines together</source>
        <translation>此操作从不对多台机器一并执行</translation>
    </message>
    <message>
        <source>concerns a control plane machine, which is never in a plan</source>
        <translation>涉及控制平面机器，计划从不包含它</translation>
    </message>
    <message>
        <source>is in this plan already</source>
        <translation>已在此计划中</translation>
    </message>
    <message>
        <source>no machine is left in this plan</source>
        <translation>此计划中没有剩余机器</translation>
    </message>
    <message>
        <source>the plan has %1 machines, and this site allows %2</source>
        <translation>计划有 %1 台机器，本站点允许 %2 台</translation>
    </message>
    <message>
        <source>type the number of machines to confirm: %1</source>
        <translation>请输入机器数量以确认：%1</translation>
    </message>
    <message>
        <source>this is not the plan that was shown</source>
        <translation>这不是所显示的计划</translation>
    </message>
    <message>
        <source>it does not wait to be resumed</source>
        <translation>它并未等待恢复</translation>
    </message>
    <message>
        <source>only %1 can resume it</source>
        <translation>只有 %1 可以恢复它</translation>
    </message>
    <message>
        <source>it changed after it was planned: nothing was sent</source>
        <translation>计划之后它已变化：未发送任何内容</translation>
    </message>
    <message>
        <source>stopped at wave %1: %2</source>
        <translation>在第 %1 波停止：%2</translation>
    </message>
    <message>
        <source>the backend stopped</source>
        <translation>后端已停止</translation>
    </message>
    <message>
        <source>the effect on %1 was not observed</source>
        <translation>未观察到对 %1 的效果</translation>
    </message>
    <message>
        <source>the effect on %1 did not last</source>
        <translation>对 %1 的效果没有持续</translation>
    </message>
    <message>
        <source>%1 failed after it was released</source>
        <translation>%1 在释放后失败</translation>
    </message>
    <message>
        <source>%1 still reports hook %2 after %3</source>
        <translation>%1 在 %3 后仍报告钩子 %2</translation>
    </message>
    <message>
        <source>too many machines failed: %1, where %2 may</source>
        <translation>失败的机器过多：%1 台，允许 %2 台</translation>
    </message>
    <message>
        <source>%1 stopped it</source>
        <translation>%1 已将其停止</translation>
    </message>
    <message>
        <source>all waves are done: %1 observed, %2 skipped, %3 failed, %4 unknown</source>
        <translation>所有波次完成：观察到 %1，跳过 %2，失败 %3，未知 %4</translation>
    </message>
    <message>
        <source>%1 of %2 machines are ready</source>
        <translation>%2 台机器中有 %1 台已就绪</translation>
    </message>
    <message>
        <source>the plan of %1 for %2 machines needs attention: %3</source>
        <translation>%1 的计划（%2 台机器）需要处理：%3</translation>
    </message>
    <message>
        <source>continue the plan or end it</source>
        <translation>继续计划或结束它</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%3 的 %1 %2</translation>
    </message>
    <message>
        <source>drain</source>
        <translation>排空</translation>
    </message>
    <message>
        <source>drain, budget %1</source>
        <translation>排空，预算 %1</translation>
    </message>
    <message>
        <source>drain, budgets %1</source>
        <translation>排空，预算 %1</translation>
    </message>
    <message>
        <source>removal of the instance</source>
        <translation>删除实例</translation>
    </message>
    <message>
        <source>powering the server off</source>
        <translation>服务器关机</translation>
    </message>
    <message>
        <source>silent BMC: the server is not known to be off</source>
        <translation>BMC 无应答：不知服务器是否已关机</translation>
    </message>
    <message>
        <source>window %1, which is closed</source>
        <translation>已关闭的窗口 %1</translation>
    </message>
    <message>
        <source>its turn</source>
        <translation>排队等待</translation>
    </message>
    <message>
        <source>ring with %1, which waits for it in turn</source>
        <translation>与 %1 形成环，彼此等待</translation>
    </message>
    <message>
        <source>no record of how long an instance takes: assumed %1 to %2 (p50 to p95) until it runs, %3 to %4 until its Node is ready, %5 to %6 until it is removed</source>
        <translation>没有实例耗时的记录：假定到运行需 %1 至 %2 (p50 至 p95)，到其 Node 就绪需 %3 至 %4，到删除需 %5 至 %6</translation>
    </message>
    <message>
        <source>no record of how long a server takes: assumed %1 to %2 (p50 to p95) until it is off, %3 to %4 until its Node is ready again</source>
        <translation>没有服务器耗时的记录：假定到关机需 %1 至 %2 (p50 至 p95)，到其 Node 重新就绪需 %3 至 %4</translation>
    </message>
    <message>
        <source>no record of how long %1 holds %2 %3: assumed %4 to %5 (p50 to p95)</source>
        <translation>没有 %1 保持 %2 钩子 %3 时长的记录：假定为 %4 至 %5 (p50 至 p95)</translation>
    </message>
    <message>
        <source>no record of how long %1 holds %2 %3: assumed to hold until a person removes it</source>
        <translation>没有 %1 保持 %2 钩子 %3 时长的记录：假定阻塞到有人移除为止</translation>
    </message>
    <message>
        <source>some of what is to run did not run when the action started</source>
        <translation>操作开始时，应运行的内容有一部分未运行</translation>
    </message>
    <message>
        <source>%1 has failed and is left out</source>
        <translation>%1 已失败，未纳入</translation>
    </message>
    <message>
        <source>the BMC of %1 does not answer: its server is not known to go off</source>
        <translation>%1 的 BMC 无应答：不知其服务器能否关机</translation>
    </message>
    <message>
        <source>pods without a controller: assumed to be replaced</source>
        <translation>没有控制器的 Pod：假定会被替换</translation>
    </message>
    <message>
        <source>pods that are not ready, assumed to stay so until they are replaced: %1</source>
        <translation>未就绪的 Pod，假定在被替换前保持不变：%1</translation>
    </message>
    <message>
        <source>action: &apos;%1&apos; is not one of retire, replace, upgrade and maintain</source>
        <translation>action：&apos;%1&apos; 不是 retire、replace、upgrade 或 maintain</translation>
    </message>
    <message>
        <source>retire needs one of machine, set and rack</source>
        <translation>retire 需要 machine、set、rack 之一</translation>
    </message>
    <message>
        <source>replace needs a machine</source>
        <translation>replace 需要 machine</translation>
    </message>
    <message>
        <source>upgrade needs a set</source>
        <translation>upgrade 需要 set</translation>
    </message>
    <message>
        <source>maintain needs a window</source>
        <translation>maintain 需要 window</translation>
    </message>
    <message>
        <source>maxUnavailable: &apos;%1&apos; is neither a number from 1 nor a percentage to 100%</source>
        <translation>maxUnavailable：&apos;%1&apos; 既不是从 1 起的数，也不是至多 100% 的百分比</translation>
    </message>
    <message>
        <source>assume: &apos;%1&apos; is not a duration such as 30m</source>
        <translation>assume：&apos;%1&apos; 不是 30m 这样的时长</translation>
    </message>
    <message>
        <source>there is no machine %1</source>
        <translation>没有机器 %1</translation>
    </message>
    <message>
        <source>%1 is a machine of Cluster API: forecasts are made for those of the Machine API</source>
        <translation>%1 是 Cluster API 的机器：只对 Machine API 的机器做预测</translation>
    </message>
    <message>
        <source>there is no machine of the set %1</source>
        <translation>没有属于机器集 %1 的机器</translation>
    </message>
    <message>
        <source>there is no machine in the rack %1</source>
        <translation>机架 %1 中没有机器</translation>
    </message>
    <message>
        <source>all machines of the set %1 are being deleted already</source>
        <translation>机器集 %1 的所有机器都已在删除</translation>
    </message>
    <message>
        <source>all machines in the rack %1 are being deleted already</source>
        <translation>机架 %1 中的所有机器都已在删除</translation>
    </message>
    <message>
        <source>several machines have the name %1: give the namespace, as in %2</source>
        <translation>有多台机器名为 %1：请指明命名空间，例如 %2</translation>
    </message>
    <message>
        <source>the machine %1 is being deleted already</source>
        <translation>机器 %1 已在删除</translation>
    </message>
    <message>
        <source>the machine %1 has failed, and what remains of it is not known</source>
        <translation>机器 %1 已失败，不知还残留什么</translation>
    </message>
    <message>
        <source>nothing replaces %1: it does not belong to a MachineSet; simulate retiring it</source>
        <translation>%1 不会被更换：它不属于任何 MachineSet；请模拟其退役</translation>
    </message>
    <message>
        <source>the window %1 does not open within %2</source>
        <translation>窗口 %1 在 %2 内不会打开</translation>
    </message>
    <message>
        <source>the window %1 is for no machine that runs and is not of the control plane</source>
        <translation>窗口 %1 不适用于任何正在运行的非控制平面机器</translation>
    </message>
    <message>
        <source>a forecast is made for up to %1 machines, not %2</source>
        <translation>预测最多支持 %1 台机器，而非 %2 台</translation>
    </message>
    <message>
        <source>another forecast is being made: try again in a minute</source>
        <translation>正在进行另一项预测：请在一分钟后重试</translation>
    </message>
    <message>
        <source>no forecast after %1: choose fewer machines</source>
        <translation>%1 后仍无预测：请减少所选机器</translation>
    </message>
    <message>
        <source>the forecast was stopped</source>
        <translation>预测已停止</translation>
    </message>
    <message>
        <source>the forecast cannot read %1: %2</source>
        <translation>预测无法读取 %1：%2</translation>
    </message>
    <message>
        <source>the plan of %1 for 1 machine needs attention: %2</source>
        <translation>%1 的计划（1 台机器）需要处理：%2</translation>
    </message>
    <message>
        <source>%1 has committed a plan with %2 on it, in wave %3, and nothing was sent to it yet</source>
        <translation>%1 已提交对它执行 %2 的计划（第 %3 波），尚未对它发送任何内容</translation>
    </message>
    <message>
        <source>Node %1 waits for its certificate</source>
        <translation>Node %1 正在等待其证书</translation>
    </message>
    <message>
        <source>Node %1 waits for the renewal of its certificate</source>
        <translation>Node %1 正在等待其证书续期</translation>
    </message>
    <message>
        <source>Node %1 waits for its serving certificate</source>
        <translation>Node %1 正在等待其服务端证书</translation>
    </message>
    <message>
        <source>nobody has approved request %1</source>
        <translation>尚无人批准请求 %1</translation>
    </message>
    <message>
        <source>request %1 is approved, but not signed</source>
        <translation>请求 %1 已批准，但未签名</translation>
    </message>
    <message>
        <source>request %1 was denied</source>
        <translation>请求 %1 已被拒绝</translation>
    </message>
    <message>
        <source>request %1 was denied: %2</source>
        <translation>请求 %1 已被拒绝：%2</translation>
    </message>
    <message>
        <source>the signer refused request %1</source>
        <translation>签名者拒绝了请求 %1</translation>
    </message>
    <message>
        <source>the signer refused request %1: %2</source>
        <translation>签名者拒绝了请求 %1：%2</translation>
    </message>
    <message>
        <source>the Node stops reporting when the old one expires</source>
        <translation>旧证书到期后 Node 将停止上报</translation>
    </message>
    <message>
        <source>without a valid one, logs and exec of its pods fail</source>
        <translation>没有有效证书时，其 Pod 的 logs 和 exec 会失败</translation>
    </message>
    <message>
        <source>%1 requests are pending, and cluster-machine-approver stops above %2</source>
        <translation>有 %1 个请求待处理，超过 %2 个时 cluster-machine-approver 停止批准</translation>
    </message>
    <message>
        <source>no pod of %1 is ready</source>
        <translation>%1 没有就绪的 Pod</translation>
    </message>
    <message>
        <source>none is approved automatically for a machine that already has a Node</source>
        <translation>已有 Node 的机器的请求不会自动批准</translation>
    </message>
    <message>
        <source>the machine has no address %1 of type InternalDNS</source>
        <translation>机器没有类型为 InternalDNS 的地址 %1</translation>
    </message>
    <message>
        <source>it was made %1 after the machine, too late for cluster-machine-approver</source>
        <translation>该请求在机器创建 %1 后发出，对 cluster-machine-approver 来说太晚</translation>
    </message>
    <message>
        <source>it is also for %1, which is not an address of the machine</source>
        <translation>它还用于 %1，而这不是该机器的地址</translation>
    </message>
    <message>
        <source>serving certificates are not approved by kube-controller-manager</source>
        <translation>kube-controller-manager 不批准服务端证书</translation>
    </message>
    <message>
        <source>request %1 asks for a certificate of Node %2, which is Ready</source>
        <translation>请求 %1 索取 Node %2 的证书，而该 Node 处于 Ready</translation>
    </message>
    <message>
        <source>another server may use its name</source>
        <translation>可能有另一台服务器在使用它的名称</translation>
    </message>
    <message>
        <source>request %1 for a certificate of Node %2 was made by %3</source>
        <translation>索取 Node %2 证书的请求 %1 由 %3 发出</translation>
    </message>
    <message>
        <source>requested by %1</source>
        <translation>由 %1 请求</translation>
    </message>
    <message>
        <source>%1 of CertificateSigningRequest %2</source>
        <translation>CertificateSigningRequest %2 的 %1</translation>
    </message>
    <message>
        <source>wait: an approver may still approve the request</source>
        <translation>等待：请求仍可能被批准</translation>
    </message>
    <message>
        <source>wait: kube-controller-manager signs what is approved</source>
        <translation>等待：kube-controller-manager 会签名已批准的请求</translation>
    </message>
    <message>
        <source>wait: the kubelet may make another request</source>
        <translation>等待：kubelet 可能会再次发出请求</translation>
    </message>
    <message>
        <source>read it: kubectl get csr %1 -o jsonpath=&apos;{.spec.request}&apos; | base64 -d | openssl req -noout -text</source>
        <translation>查看内容：kubectl get csr %1 -o jsonpath=&apos;{.spec.request}&apos; | base64 -d | openssl req -noout -text</translation>
    </message>
    <message>
        <source>only if its name and addresses are those of this server: %1 certificate approve %2</source>
        <translation>仅当其名称和地址属于此服务器时：%1 certificate approve %2</translation>
    </message>
    <message>
        <source>find out who denied request %1, and why</source>
        <translation>查明谁拒绝了请求 %1 以及原因</translation>
    </message>
    <message>
        <source>when that is fixed: kubectl delete csr %1, so that the kubelet makes another</source>
        <translation>修复后：kubectl delete csr %1，使 kubelet 再次发出请求</translation>
    </message>
    <message>
        <source>find the server that made request %1, and do not approve it before</source>
        <translation>找到发出请求 %1 的服务器，在此之前不要批准</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Connections</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Alarm budgets</source>
        <translation>告警预算</translation>
    </message>
    <message>
        <source>Guards and approvers</source>
        <translation>防护与批准者</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Screens and tokens</source>
        <translation>屏幕与令牌</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>大屏</translation>
    </message>
</context>
<context>
    <name>ShelveDialog</name>
    <message>
        <source>Shelve 1 alarm</source>
        <translation>搁置 1 条告警</translation>
    </message>
    <message>
        <source>Shelve %1 alarms</source>
        <translation>搁置 %1 条告警</translation>
    </message>
    <message>
        <source>for 30 m</source>
        <translation>30 m</translation>
    </message>
    <message>
        <source>for 1 h</source>
        <translation>1 h</translation>
    </message>
    <message>
        <source>for 4 h</source>
        <translation>4 h</translation>
    </message>
    <message>
        <source>for 24 h</source>
        <translation>24 h</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Why: “NIC on order”</source>
        <translation>原因：“网卡已订购”</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Shelve</source>
        <translation>搁置</translation>
    </message>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>已禁用：数据已超过 10 s。</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>需要 operator 角色。</translation>
    </message>
    <message>
        <source>Enter a reason.</source>
        <translation>请输入原因。</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Next, previous row</source>
        <translation>下一行、上一行</translation>
    </message>
    <message>
        <source>Open the machine</source>
        <translation>打开机器</translation>
    </message>
    <message>
        <source>Select the row</source>
        <translation>选择该行</translation>
    </message>
    <message>
        <source>Select more rows</source>
        <translation>选择更多行</translation>
    </message>
    <message>
        <source>Apply the new order</source>
        <translation>应用新顺序</translation>
    </message>
    <message>
        <source>Move in the matrix</source>
        <translation>在矩阵中移动</translation>
    </message>
    <message>
        <source>Timeline: zoom</source>
        <translation>时间线：缩放</translation>
    </message>
    <message>
        <source>Timeline: move</source>
        <translation>时间线：移动</translation>
    </message>
    <message>
        <source>Timeline: fit, follow now</source>
        <translation>时间线：适合窗口、跟随当前</translation>
    </message>
    <message>
        <source>Timeline: from change to change</source>
        <translation>时间线：在变化之间跳转</translation>
    </message>
    <message>
        <source>In a review: hold to commit</source>
        <translation>复核中：长按以提交</translation>
    </message>
    <message>
        <source>Close, then cancel, never commit</source>
        <translation>先关闭，再取消，绝不提交</translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation>此页面的按键</translation>
    </message>
    <message>
        <source>Timeline: from trouble to trouble</source>
        <translation>时间线：从异常到异常</translation>
    </message>
    <message>
        <source>Timeline: mark a range</source>
        <translation>时间线：标记区间</translation>
    </message>
    <message>
        <source>Shift+drag</source>
        <translation>Shift+拖动</translation>
    </message>
    <message>
        <source>Timeline: unfold or fold idle time</source>
        <translation>时间线：展开或折叠空闲段</translation>
    </message>
    <message>
        <source>Overview: move</source>
        <translation>总览：移动</translation>
    </message>
    <message>
        <source>Overview: narrower, wider</source>
        <translation>总览：变窄、变宽</translation>
    </message>
    <message>
        <source>Fold, unfold the group</source>
        <translation>折叠或展开分组</translation>
    </message>
    <message>
        <source>Select all rows, copy the selected ones</source>
        <translation>选择所有行，复制所选的行</translation>
    </message>
    <message>
        <source>To the head of the table</source>
        <translation>到表头</translation>
    </message>
</context>
<context>
    <name>SimulateDialog</name>
    <message>
        <source>Changes nothing</source>
        <translation>不作更改</translation>
    </message>
    <message>
        <source>Playing it in a copy of the cluster…</source>
        <translation>正在集群副本中模拟…</translation>
    </message>
    <message>
        <source>Starts %1</source>
        <translation>开始于 %1</translation>
    </message>
    <message>
        <source>Missing at a time</source>
        <translation>同时缺少</translation>
    </message>
    <message>
        <source>1 or 10%</source>
        <translation>1 或 10%</translation>
    </message>
    <message>
        <source>Hooks without a record hold</source>
        <translation>无记录的钩子阻塞</translation>
    </message>
    <message>
        <source>until removed by hand</source>
        <translation>直到手动移除</translation>
    </message>
    <message>
        <source>Hooks without a record hold, such as 30m</source>
        <translation>无记录的钩子阻塞，例如 30m</translation>
    </message>
    <message>
        <source>Simulate again</source>
        <translation>重新模拟</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>假定</translation>
    </message>
</context>
<context>
    <name>Skeleton</name>
    <message>
        <source>Loading</source>
        <translation>正在加载</translation>
    </message>
</context>
<context>
    <name>SourceList</name>
    <message>
        <source>%1, %2 times</source>
        <translation>%1，%2 次</translation>
    </message>
</context>
<context>
    <name>StaleVeil</name>
    <message>
        <source>Showing data as of %1</source>
        <translation>显示截至 %1 的数据</translation>
    </message>
</context>
<context>
    <name>StatusStrip</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>P%1 %2</source>
        <translation>P%1 %2</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>1 台机器</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>%1 台机器</translation>
    </message>
    <message>
        <source>– machines</source>
        <translation>– 台机器</translation>
    </message>
    <message>
        <source>Act now</source>
        <translation>立即处理</translation>
    </message>
    <message>
        <source>Soon</source>
        <translation>尽快处理</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>留意</translation>
    </message>
    <message>
        <source>Holding: %1</source>
        <translation>阻塞中：%1</translation>
    </message>
    <message>
        <source>%1 holding</source>
        <translation>%1 个阻塞中</translation>
    </message>
    <message>
        <source>time runs %1×</source>
        <translation>时间以 %1× 运行</translation>
    </message>
    <message>
        <source>Connection: %1</source>
        <translation>连接：%1</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>正在连接</translation>
    </message>
    <message>
        <source>live %1</source>
        <translation>实时 %1</translation>
    </message>
    <message>
        <source>slow %1</source>
        <translation>缓慢 %1</translation>
    </message>
    <message>
        <source>STALE %1</source>
        <translation>数据过期 %1</translation>
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
        <translation>非实时</translation>
    </message>
    <message>
        <source>Another backend has a P%1 alarm</source>
        <translation>另一个后端有告警，P%1</translation>
    </message>
    <message>
        <source>Backend: %1</source>
        <translation>后端：%1</translation>
    </message>
    <message>
        <source>Record: %1</source>
        <translation>记录：%1</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>Shown is the past: %1</source>
        <translation>显示的是过去：%1</translation>
    </message>
    <message>
        <source>as of %1, %2 ago</source>
        <translation>截至 %1，%2 前</translation>
    </message>
</context>
<context>
    <name>StoragePane</name>
    <message>
        <source>Set when the backend is started.</source>
        <translation>在后端启动时设置。</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>共享</translation>
    </message>
    <message>
        <source>yes, with other backends</source>
        <translation>是，与其他后端共享</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>起始</translation>
    </message>
    <message>
        <source>%1 (%2 ago)</source>
        <translation>%1 (%2 前)</translation>
    </message>
    <message>
        <source>no records yet</source>
        <translation>尚无记录</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1, no limit</source>
        <translation>%1，无上限</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>丢失</translation>
    </message>
    <message>
        <source>1 transition</source>
        <translation>1 次转换</translation>
    </message>
    <message>
        <source>%1 transitions</source>
        <translation>%1 次转换</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 of %2 used</source>
        <translation>已用 %1 / %2</translation>
    </message>
    <message>
        <source>This backend keeps no record.</source>
        <translation>此后端不保留记录。</translation>
    </message>
</context>
<context>
    <name>TabTitle</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>TableHead</name>
    <message>
        <source>contains “%1”</source>
        <translation>包含“%1”</translation>
    </message>
    <message>
        <source>is %1</source>
        <translation>是 %1</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>is one of %1</source>
        <translation>是 %1 之一</translation>
    </message>
</context>
<context>
    <name>TimelinePane</name>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>%1, up to now</source>
        <translation>%1，至今</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适合窗口</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>%1 lanes</source>
        <translation>%1 条泳道</translation>
    </message>
    <message>
        <source>Timeline of %1</source>
        <translation>%1 的时间线</translation>
    </message>
    <message>
        <source>No changes recorded for this machine yet.</source>
        <translation>尚无关于此机器的记录。</translation>
    </message>
    <message>
        <source>Loading the timeline…</source>
        <translation>正在加载时间线…</translation>
    </message>
    <message>
        <source>%1 to %2 is marked</source>
        <translation>已标记 %1 至 %2</translation>
    </message>
    <message>
        <source>%1 is marked; M ends the range</source>
        <translation>已标记 %1，按 M 结束区间</translation>
    </message>
    <message>
        <source>Timeline of an earlier machine, up to %1</source>
        <translation>早期机器的时间线，截至 %1</translation>
    </message>
    <message>
        <source>W S zoom · A D move · F fit · . now · [ ] changes · Z fold</source>
        <translation>W S 缩放 · A D 移动 · F 适应 · . 现在 · [ ] 变化 · Z 折叠</translation>
    </message>
    <message>
        <source>Idle time is shown as a zigzag; click it or press Z to unfold.</source>
        <translation>长时间无变化的区段显示为锯齿；点击或按 Z 可展开。</translation>
    </message>
    <message>
        <source>Fold idle</source>
        <translation>折叠空闲</translation>
    </message>
    <message>
        <source>Back to this machine</source>
        <translation>返回此机器</translation>
    </message>
    <message>
        <source>← → move · Shift ← → width · Home End · F fit</source>
        <translation>← → 移动 · Shift ← → 宽度 · Home End · F 适应</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>关闭消息</translation>
    </message>
</context>
<context>
    <name>TokensPane</name>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>数据已超过 10 秒未更新：无法进行任何更改。</translation>
    </message>
    <message>
        <source>A wall gets a read-only token. A token is shown once, when it is created.</source>
        <translation>大屏使用只能查看的令牌。令牌仅在创建时显示一次。</translation>
    </message>
    <message>
        <source>Screens and tokens</source>
        <translation>屏幕与令牌</translation>
    </message>
    <message>
        <source>Name, such as wall-noc-1</source>
        <translation>名称，例如 wall-noc-1</translation>
    </message>
    <message>
        <source>Name of the token</source>
        <translation>令牌名称</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>大屏</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>查看者</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>操作员</translation>
    </message>
    <message>
        <source>Approver</source>
        <translation>批准者</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>钩子</translation>
    </message>
    <message>
        <source>Admin</source>
        <translation>管理员</translation>
    </message>
    <message>
        <source>Role of the token</source>
        <translation>令牌角色</translation>
    </message>
    <message>
        <source>Create token</source>
        <translation>创建令牌</translation>
    </message>
    <message>
        <source>The token of %1. It is not shown again.</source>
        <translation>%1 的令牌。不会再次显示。</translation>
    </message>
    <message>
        <source>The new token</source>
        <translation>新令牌</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>令牌</translation>
    </message>
    <message>
        <source>last seen %1 ago</source>
        <translation>最近出现于 %1 前</translation>
    </message>
    <message>
        <source>never seen</source>
        <translation>从未出现</translation>
    </message>
    <message>
        <source>created by the backend</source>
        <translation>由后端创建</translation>
    </message>
    <message>
        <source>Revoke %1</source>
        <translation>吊销 %1</translation>
    </message>
    <message>
        <source>Revoke permanently</source>
        <translation>永久吊销</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>吊销…</translation>
    </message>
    <message>
        <source>No tokens.</source>
        <translation>没有令牌。</translation>
    </message>
    <message>
        <source>Please give %1 the role admin of Holdpoint at %2, to see and revoke tokens.</source>
        <translation>请授予 %1 在 %2 上的 Holdpoint admin 角色，以便查看和吊销令牌。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>TopHolds</name>
    <message>
        <source>Needs attention</source>
        <translation>需要关注</translation>
    </message>
</context>
<context>
    <name>TourCard</name>
    <message>
        <source>What needs attention</source>
        <translation>需要关注的内容</translation>
    </message>
    <message>
        <source>A hold</source>
        <translation>一个阻塞点</translation>
    </message>
    <message>
        <source>Why the machine waits</source>
        <translation>机器为何等待</translation>
    </message>
    <message>
        <source>A guarded release</source>
        <translation>受保护的解除</translation>
    </message>
    <message>
        <source>The past, and help</source>
        <translation>过去与帮助</translation>
    </message>
    <message>
        <source>Each figure counts machines that need attention, with the age of the oldest. Select one: the table shows only its machines.</source>
        <translation>每个数字是需要关注的机器数，并附最久一台的时长。选中一个数字，表格便只显示对应的机器。</translation>
    </message>
    <message>
        <source>A row is a hold: the machine, the point where it stops, who holds it and since when. The worst is first.</source>
        <translation>一行就是一个阻塞点：哪台机器、停在哪一处、由谁阻塞、从何时开始。最严重的排在最前。</translation>
    </message>
    <message>
        <source>The sentence says what the machine waits for, and who can change that. Below it are the ways out, in the order to try them.</source>
        <translation>这句话说明机器在等什么，以及谁能改变它。下方是解决途径，按尝试顺序排列。</translation>
    </message>
    <message>
        <source>This opens a review: what is written, what speaks against it, who must approve. The tour sends nothing.</source>
        <translation>它会打开复核：写入什么、有什么反对理由、必须由谁批准。导览不会发送任何内容。</translation>
    </message>
    <message>
        <source>Drag the handle to see an earlier time; the page Incidents exports it. %1 shows the keys of a page, %2 finds every command, this tour too.</source>
        <translation>拖动滑块可查看更早的时间，“事件”页面可将其导出。%1 显示页面的按键，%2 可查找所有命令，包括本导览。</translation>
    </message>
    <message>
        <source>Tour, %1 of %2</source>
        <translation>导览，第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Skip tour (Esc)</source>
        <translation>跳过导览 (Esc)</translation>
    </message>
</context>
<context>
    <name>TrayText</name>
    <message>
        <source>%1: not live</source>
        <translation>%1：非实时</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n new alarms, highest P%2</source>
        <translation>
            <numerusform>%1：%n 个新告警，最严重的是 P%2</numerusform>
        </translation>
    </message>
    <message>
        <source>No alarms need attention</source>
        <translation>没有需要关注的警报</translation>
    </message>
</context>
<context>
    <name>ViewState</name>
    <message>
        <source>Clear filter</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>Copy request</source>
        <translation>复制请求</translation>
    </message>
    <message>
        <source>No match for the filter.</source>
        <translation>没有符合筛选条件的结果。</translation>
    </message>
    <message>
        <source>No match. Hidden by %1.</source>
        <translation>无匹配。被 %1 隐藏。</translation>
    </message>
</context>
<context>
    <name>ViewsMenu</name>
    <message>
        <source>Saved views</source>
        <translation>已保存的视图</translation>
    </message>
    <message>
        <source>No saved views.</source>
        <translation>没有已保存的视图。</translation>
    </message>
    <message>
        <source>Copy a link to the view %1</source>
        <translation>复制视图 %1 的链接</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>复制链接</translation>
    </message>
    <message>
        <source>Rename the view %1 to the name below</source>
        <translation>将视图 %1 重命名为下方名称</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Remove the view %1</source>
        <translation>移除视图 %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Undo: bring back %1</source>
        <translation>撤销：恢复 %1</translation>
    </message>
    <message>
        <source>Name for this view</source>
        <translation>此视图的名称</translation>
    </message>
    <message>
        <source>Name of the view</source>
        <translation>视图名称</translation>
    </message>
    <message>
        <source>Save this view</source>
        <translation>保存此视图</translation>
    </message>
</context>
<context>
    <name>Wall</name>
    <message>
        <source>%1 are detached</source>
        <translation>%1 台已分离</translation>
    </message>
    <message>
        <source>%1 are held off</source>
        <translation>%1 台被保持关机</translation>
    </message>
    <message>
        <source>%1 are not as intended</source>
        <translation>%1 台与期望不符</translation>
    </message>
    <message>
        <source>%1 are off</source>
        <translation>%1 台已关机</translation>
    </message>
    <message>
        <source>%1 are on</source>
        <translation>%1 台已开机</translation>
    </message>
    <message>
        <source>%1 are turning off</source>
        <translation>%1 台正在关机</translation>
    </message>
    <message>
        <source>%1 are turning on</source>
        <translation>%1 台正在开机</translation>
    </message>
    <message>
        <source>%1 are unknown</source>
        <translation>%1 台未知</translation>
    </message>
    <message>
        <source>1 is on</source>
        <translation>1 台已开机</translation>
    </message>
    <message>
        <source>1 is detached</source>
        <translation>1 台已分离</translation>
    </message>
    <message>
        <source>1 is held off</source>
        <translation>1 台被保持关机</translation>
    </message>
    <message>
        <source>1 is not as intended</source>
        <translation>1 台与期望不符</translation>
    </message>
    <message>
        <source>1 is off</source>
        <translation>1 台已关机</translation>
    </message>
    <message>
        <source>1 is turning off</source>
        <translation>1 台正在关机</translation>
    </message>
    <message>
        <source>1 is turning on</source>
        <translation>1 台正在开机</translation>
    </message>
    <message>
        <source>1 is unknown</source>
        <translation>1 台未知</translation>
    </message>
    <message>
        <source>%1 holding, all within usual time</source>
        <translation>%1 台保持中，均在正常时间内</translation>
    </message>
    <message>
        <source>1 holding, within its usual time</source>
        <translation>1 台保持中，在正常时间内</translation>
    </message>
    <message>
        <source>%1=%2 is ignored: %3.</source>
        <translation>已忽略 %1=%2：%3。</translation>
    </message>
    <message>
        <source>A wall is not allowed to show incidents here: %1</source>
        <translation>大屏在此不能查看事件：%1</translation>
    </message>
    <message>
        <source>A wall is not allowed to show the calendar here: %1</source>
        <translation>大屏在此不能查看日历：%1</translation>
    </message>
    <message>
        <source>A P1 alarm needs attention: the rotation has stopped.</source>
        <translation>有 P1 告警等待处理：轮播已停止。</translation>
    </message>
    <message>
        <source>In Holdpoint: Settings, Walls. Or: %1</source>
        <translation>在 Holdpoint 中：设置、大屏。或者：%1</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Incident</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Lead: %1</source>
        <translation>负责人：%1</translation>
    </message>
    <message>
        <source>NO DATA</source>
        <translation>无数据</translation>
    </message>
    <message>
        <source>NO DATA SINCE %1</source>
        <translation>自 %1 起无数据</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>接下来</translation>
    </message>
    <message>
        <source>No answer for %1 s.</source>
        <translation>已 %1 s 没有应答。</translation>
    </message>
    <message>
        <source>No open incidents.</source>
        <translation>没有未结束的事件。</translation>
    </message>
    <message>
        <source>No machines in scope=%1.</source>
        <translation>scope=%1 中没有机器。</translation>
    </message>
    <message>
        <source>No maintenance is in progress.</source>
        <translation>没有进行中的维护。</translation>
    </message>
    <message>
        <source>No maintenance is planned.</source>
        <translation>没有即将进行的维护。</translation>
    </message>
    <message>
        <source>No lead.</source>
        <translation>没有负责人。</translation>
    </message>
    <message>
        <source>Nothing needs attention.</source>
        <translation>没有需要关注的事项。</translation>
    </message>
    <message>
        <source>The backend answered %1. This screen retries automatically.</source>
        <translation>后端返回 %1。此屏幕会自动重试。</translation>
    </message>
    <message>
        <source>The backend&apos;s answer is not a token.</source>
        <translation>后端返回的内容不是令牌。</translation>
    </message>
    <message>
        <source>The backend no longer knows this code. Here is a new one.</source>
        <translation>后端已不认识此代码：这是新代码。</translation>
    </message>
    <message>
        <source>The backend has been silent for %1 s.</source>
        <translation>后端已沉默 %1 s。</translation>
    </message>
    <message>
        <source>The backend&apos;s message is not understood.</source>
        <translation>后端发送的内容不是帧。</translation>
    </message>
    <message>
        <source>The backend uses version %1 of the protocol, this page version %2. Reload the page.</source>
        <translation>后端使用协议版本 %1，此页面使用版本 %2。请重新加载页面。</translation>
    </message>
    <message>
        <source>The backend cannot be reached.</source>
        <translation>无法连接后端。</translation>
    </message>
    <message>
        <source>The backend cannot be reached. This screen retries automatically.</source>
        <translation>无法连接后端。此屏幕会自动重试。</translation>
    </message>
    <message>
        <source>The code was denied or has expired. Here is a new one.</source>
        <translation>代码被拒绝或已过期：这是新代码。</translation>
    </message>
    <message>
        <source>The connection was closed.</source>
        <translation>连接已关闭。</translation>
    </message>
    <message>
        <source>The incident started.</source>
        <translation>事件开始。</translation>
    </message>
    <message>
        <source>The window is open.</source>
        <translation>窗口已打开。</translation>
    </message>
    <message>
        <source>The window opens.</source>
        <translation>窗口打开。</translation>
    </message>
    <message>
        <source>No hosts.</source>
        <translation>没有主机。</translation>
    </message>
    <message>
        <source>This backend cannot pair walls.</source>
        <translation>此后端不能配对大屏。</translation>
    </message>
    <message>
        <source>This screen asks %1 for a code.</source>
        <translation>此屏幕正在向 %1 请求代码。</translation>
    </message>
    <message>
        <source>This screen waits to be approved by %1.</source>
        <translation>此屏幕正在等待 %1 批准。</translation>
    </message>
    <message>
        <source>This screen was revoked, or its token is no longer valid.</source>
        <translation>此屏幕已被撤销，或其令牌不再有效。</translation>
    </message>
    <message>
        <source>This wall recovers automatically.</source>
        <translation>此大屏会自动恢复。</translation>
    </message>
    <message>
        <source>Too many screens request a code. This one retries in %1 s.</source>
        <translation>请求代码的屏幕过多。此屏幕将在 %1 s 后重试。</translation>
    </message>
    <message>
        <source>not an option of a wall</source>
        <translation>大屏没有此选项</translation>
    </message>
    <message>
        <source>carries %1</source>
        <translation>承载 %1</translation>
    </message>
    <message>
        <source>use a number from %1 to %2</source>
        <translation>需要 %1 到 %2 之间的数</translation>
    </message>
    <message>
        <source>use one of %1</source>
        <translation>需要以下之一：%1</translation>
    </message>
    <message>
        <source>only one layout is shown</source>
        <translation>只有一个布局可显示</translation>
    </message>
    <message>
        <source>this language is not available</source>
        <translation>此处不支持该语言</translation>
    </message>
    <message>
        <source>waits at %1 for %2.</source>
        <translation>在 %1 等待 %2。</translation>
    </message>
    <message>
        <source>was acknowledged.</source>
        <translation>已确认。</translation>
    </message>
    <message>
        <source>was cleared.</source>
        <translation>已解除。</translation>
    </message>
    <message>
        <source>was raised as P%1.</source>
        <translation>以 P%1 触发。</translation>
    </message>
</context>
<context>
    <name>WallLine</name>
    <message>
        <source>connected</source>
        <translation>已连接</translation>
    </message>
    <message>
        <source>last seen %1 ago</source>
        <translation>最近出现于 %1 前</translation>
    </message>
    <message>
        <source>never seen</source>
        <translation>从未出现</translation>
    </message>
    <message>
        <source>New name of %1</source>
        <translation>%1 的新名称</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>重命名 %1</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Revoke %1</source>
        <translation>吊销 %1</translation>
    </message>
    <message>
        <source>Revoke permanently</source>
        <translation>永久吊销</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>吊销…</translation>
    </message>
</context>
<context>
    <name>WallsPane</name>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>数据已超过 10 秒未更新：无法进行任何更改。</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>需要 operator 角色。</translation>
    </message>
    <message>
        <source>The screen at %1 will be paired as %2 when it connects.</source>
        <translation>位于 %1 的屏幕一经响应即配对为 %2。</translation>
    </message>
    <message>
        <source>The screen at %1 was denied.</source>
        <translation>位于 %1 的屏幕已被拒绝。</translation>
    </message>
    <message>
        <source>A screen without a token shows a code. Enter it here to give that screen read-only access.</source>
        <translation>没有令牌的屏幕会显示代码。在此输入代码后，该屏幕只能查看，不能进行其他操作。</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>大屏</translation>
    </message>
    <message>
        <source>A screen at %1 was approved as %2 by %3 and has not connected yet.</source>
        <translation>位于 %1 的屏幕已由 %3 批准为 %2，但尚未响应。</translation>
    </message>
    <message>
        <source>A screen at %1 has been waiting for %2.</source>
        <translation>位于 %1 的屏幕请求配对已 %2。</translation>
    </message>
    <message>
        <source>Code, such as K7QF2M</source>
        <translation>代码，例如 K7QF2M</translation>
    </message>
    <message>
        <source>Code on the screen</source>
        <translation>屏幕上的代码</translation>
    </message>
    <message>
        <source>Name, such as wall-noc-1</source>
        <translation>名称，例如 wall-noc-1</translation>
    </message>
    <message>
        <source>Name of the screen</source>
        <translation>屏幕名称</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>批准</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Paired screens</source>
        <translation>已配对的屏幕</translation>
    </message>
    <message>
        <source>%1 is called %2 now.</source>
        <translation>%1 现在名为 %2。</translation>
    </message>
    <message>
        <source>%1 is no longer paired.</source>
        <translation>%1 已不再配对。</translation>
    </message>
    <message>
        <source>No paired screens.</source>
        <translation>没有已配对的屏幕。</translation>
    </message>
    <message>
        <source>Please give %1 the role operator of Holdpoint at %2, to pair screens.</source>
        <translation>请授予 %1 在 %2 上的 Holdpoint operator 角色，以便配对屏幕。</translation>
    </message>
</context>
<context>
    <name>WeekGrid</name>
    <message>
        <source>Week</source>
        <translation>周</translation>
    </message>
    <message>
        <source>%1 is open</source>
        <translation>%1 已打开</translation>
    </message>
    <message>
        <source>New maintenance window</source>
        <translation>新建维护窗口</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>新建…</translation>
    </message>
</context>
<context>
    <name>WhatZone</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Guard level %1</source>
        <translation>防护级别 %1</translation>
    </message>
    <message>
        <source>Passes by: %1</source>
        <translation>将绕过：%1</translation>
    </message>
    <message>
        <source>%1 because %2.</source>
        <translation>%1，原因：%2。</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>位于 %1</translation>
    </message>
    <message>
        <source>Beside you: %1.</source>
        <translation>另有：%1。</translation>
    </message>
</context>
<context>
    <name>WindowDialog</name>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>已禁用：数据已超过 10 s。</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>需要 operator 角色。</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>请输入名称。</translation>
    </message>
    <message>
        <source>Paused until: enter a time, such as 2026-12-24 00:00.</source>
        <translation>暂停至：请输入时间，例如 2026-12-24 00:00。</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>每天</translation>
    </message>
    <message>
        <source>Monday to Friday</source>
        <translation>周一至周五</translation>
    </message>
    <message>
        <source>Saturday and Sunday</source>
        <translation>周六和周日</translation>
    </message>
    <message>
        <source>Every Sunday</source>
        <translation>每周日</translation>
    </message>
    <message>
        <source>First Sunday of the month</source>
        <translation>每月第一个周日</translation>
    </message>
    <message>
        <source>For 1 machine</source>
        <translation>适用于 1 台机器</translation>
    </message>
    <message>
        <source>For %1 machines</source>
        <translation>适用于 %1 台机器</translation>
    </message>
    <message>
        <source>Open %1 to %2</source>
        <translation>开放：%1 至 %2</translation>
    </message>
    <message>
        <source>Window %1 created.</source>
        <translation>窗口 %1 已创建。</translation>
    </message>
    <message>
        <source>Window %1 changed.</source>
        <translation>窗口 %1 已更改。</translation>
    </message>
    <message>
        <source>Change window %1</source>
        <translation>更改窗口 %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>nightly</source>
        <translation>nightly</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>By the rule below</source>
        <translation>按下方规则</translation>
    </message>
    <message>
        <source>Dates, as an RRULE of RFC 5545</source>
        <translation>日期（RFC 5545 的 RRULE）</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>时区</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>开始于</translation>
    </message>
    <message>
        <source>Open for</source>
        <translation>开放时长</translation>
    </message>
    <message>
        <source>Least time left</source>
        <translation>最少剩余时间</translation>
    </message>
    <message>
        <source>Paused until (UTC)</source>
        <translation>暂停至 (UTC)</translation>
    </message>
    <message>
        <source>not paused</source>
        <translation>未暂停</translation>
    </message>
    <message>
        <source>Roles, separated by commas</source>
        <translation>角色，以逗号分隔</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Zones, separated by commas</source>
        <translation>可用区，以逗号分隔</translation>
    </message>
    <message>
        <source>Machines, separated by commas</source>
        <translation>机器，以逗号分隔</translation>
    </message>
    <message>
        <source>What the window does</source>
        <translation>窗口的作用</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Shows when it opens and for which machines, conflicts first</source>
        <translation>显示何时对哪些机器开放，冲突在前</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Check it first.</source>
        <translation>请先检查。</translation>
    </message>
    <message>
        <source>Create window</source>
        <translation>创建窗口</translation>
    </message>
    <message>
        <source>Save changes</source>
        <translation>保存更改</translation>
    </message>
    <message>
        <source>New maintenance window</source>
        <translation>新建维护窗口</translation>
    </message>
    <message>
        <source>Labels: &apos;%1&apos; is not KEY=VALUE.</source>
        <translation>标签：“%1”不是 KEY=VALUE 形式。</translation>
    </message>
    <message>
        <source>Closed: &apos;%1&apos; is not a range such as 2026-12-24 00:00 / 2026-12-27 00:00.</source>
        <translation>关闭时段：“%1”不是 2026-12-24 00:00 / 2026-12-27 00:00 这样的范围。</translation>
    </message>
    <message>
        <source>Labels, separated by commas</source>
        <translation>标签（以逗号分隔）</translation>
    </message>
    <message>
        <source>Closed (UTC), separated by commas</source>
        <translation>关闭时段（UTC，以逗号分隔）</translation>
    </message>
</context>
<context>
    <name>WindowFacts</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Cannot be computed</source>
        <translation>无法计算</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>已打开</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Open for</source>
        <translation>开放时长</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>剩余时间</translation>
    </message>
    <message>
        <source>at least %1, or no work starts</source>
        <translation>至少 %1，否则不开始工作</translation>
    </message>
    <message>
        <source>Paused until</source>
        <translation>暂停至</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>开放时段</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Can be undone</source>
        <translation>可以撤销</translation>
    </message>
    <message>
        <source>Remove window</source>
        <translation>移除窗口</translation>
    </message>
    <message>
        <source>Planned in it</source>
        <translation>其中的计划</translation>
    </message>
    <message>
        <source>No work is planned in this window.</source>
        <translation>此窗口中没有计划的工作。</translation>
    </message>
    <message>
        <source>Nothing is known that will stop it.</source>
        <translation>未发现会阻止它的因素。</translation>
    </message>
    <message>
        <source>How long its machines would take in it, and what would hold them. Changes nothing.</source>
        <translation>其机器在此窗口中需要多久，以及会被什么阻塞。不作任何更改。</translation>
    </message>
    <message>
        <source>Simulate…</source>
        <translation>模拟…</translation>
    </message>
</context>
<context>
    <name>WorkBar</name>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
</context>
<context>
    <name>WorkPanel</name>
    <message>
        <source>no time known</source>
        <translation>时间未知</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>维护</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Announced for</source>
        <translation>预告时间</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>截止时间</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>持续时间</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Machine set</source>
        <translation>机器集</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Go to machine</source>
        <translation>转到机器</translation>
    </message>
    <message>
        <source>Agenda</source>
        <translation>日程</translation>
    </message>
    <message>
        <source>No maintenance is planned.</source>
        <translation>没有即将进行的维护。</translation>
    </message>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>已禁用：数据已超过 10 s。</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>需要 operator 角色。</translation>
    </message>
    <message>
        <source>New window…</source>
        <translation>新建窗口…</translation>
    </message>
    <message>
        <source>Undo: remove %1</source>
        <translation>撤销：移除 %1</translation>
    </message>
    <message>
        <source>What will stop it</source>
        <translation>会阻止它的因素</translation>
    </message>
    <message>
        <source>Select a maintenance to see its event, its window and how long it will take.</source>
        <translation>选择一项维护以查看其事件、窗口和所需时间。</translation>
    </message>
    <message>
        <source>No maintenance will run in the next 12 h.</source>
        <translation>未来 12 小时内没有维护。</translation>
    </message>
    <message>
        <source>Maintenances in the next 12 h: %1, %2 to %3.</source>
        <translation>未来 12 小时的维护：%1 项，%2 至 %3。</translation>
    </message>
    <message>
        <source>Late: %1.</source>
        <translation>延误：%1 项。</translation>
    </message>
    <message>
        <source>Will run</source>
        <translation>将执行</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>延误</translation>
    </message>
</context>
<context>
    <name>WriteZone</name>
    <message>
        <source>Change</source>
        <translation>写入内容</translation>
    </message>
    <message>
        <source>Without Holdpoint</source>
        <translation>在 Holdpoint 之外</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>补丁</translation>
    </message>
    <message>
        <source>Hide the command</source>
        <translation>隐藏命令</translation>
    </message>
    <message>
        <source>Show as kubectl command</source>
        <translation>显示为 kubectl 命令</translation>
    </message>
    <message>
        <source>kubectl command</source>
        <translation>kubectl 命令</translation>
    </message>
    <message>
        <source>Command, without Holdpoint</source>
        <translation>命令，在 Holdpoint 之外</translation>
    </message>
</context>
<context>
    <name>YamlTab</name>
    <message>
        <source>The backend does not serve the stored object.</source>
        <translation>后端未提供机器的存储内容。</translation>
    </message>
    <message>
        <source>YAML of %1</source>
        <translation>%1 的 YAML</translation>
    </message>
    <message>
        <source>The machine has changed since then</source>
        <translation>此后机器已有变化</translation>
    </message>
    <message>
        <source>Show the current version</source>
        <translation>显示当前状态</translation>
    </message>
    <message>
        <source>Copy YAML</source>
        <translation>复制 YAML</translation>
    </message>
    <message>
        <source>YAML of %1 copied.</source>
        <translation>%1 的 YAML 已复制。</translation>
    </message>
</context>
<context>
    <name>hp::ui::AlarmBoard</name>
    <message>
        <source>New</source>
        <translation>新</translation>
    </message>
    <message>
        <source>Ack %1 %2</source>
        <translation>已确认 %1 %2</translation>
    </message>
    <message>
        <source>Shelved to %1</source>
        <translation>搁置至 %1</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>已消除</translation>
    </message>
    <message>
        <source>No new alarms to acknowledge here.</source>
        <translation>无可确认：其中没有新告警。</translation>
    </message>
    <message>
        <source>Acknowledged %1.</source>
        <translation>已确认 %1。</translation>
    </message>
    <message numerus="yes">
        <source>Acknowledged %n alarms.</source>
        <translation>
            <numerusform>已确认 %n 个告警。</numerusform>
        </translation>
    </message>
    <message>
        <source>No alarms to shelve here.</source>
        <translation>无可搁置：没有告警。</translation>
    </message>
    <message>
        <source>Shelved %1 for %2.</source>
        <translation>已搁置 %1，时长 %2。</translation>
    </message>
    <message numerus="yes">
        <source>Shelved %n alarms for %1.</source>
        <translation>
            <numerusform>已搁置 %n 个告警，时长 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>已撤销。</translation>
    </message>
    <message numerus="yes">
        <source>%n alarms in 10 min</source>
        <translation>
            <numerusform>十分钟内 %n 个告警</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n alarms in 10 min, %1 of them: %2</source>
        <translation>
            <numerusform>十分钟内 %n 个告警，其中 %1 个：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was sent: the data is older than 10 s.</source>
        <translation>未发送任何内容：数据已超过 10 秒未更新。</translation>
    </message>
    <message>
        <source>Nothing was sent: you are viewing the past. Go back to now (Esc), then act.</source>
        <translation>未发送任何内容：显示的是过去。请先回到现在（Esc），再操作。</translation>
    </message>
    <message>
        <source>Unshelved %1.</source>
        <translation>已取消搁置 %1。</translation>
    </message>
    <message numerus="yes">
        <source>Unshelved %n alarms.</source>
        <translation>
            <numerusform>已取消搁置 %n 个告警。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n machines</source>
        <translation>
            <numerusform>%1：%n 台机器</numerusform>
        </translation>
    </message>
    <message>
        <source>oldest %1</source>
        <translation>最久 %1</translation>
    </message>
    <message>
        <source>%1 late</source>
        <translation>%1 个延迟</translation>
    </message>
    <message numerus="yes">
        <source>%n machines</source>
        <translation>
            <numerusform>%n 台机器</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hp::ui::AllClusters</name>
    <message>
        <source>%1 of %2 clusters are connected: %3.</source>
        <translation>%2 个集群中有 %1 个可见：%3。</translation>
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
        <translation>%1 已审查 %2 的紧急破窗。</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <translation>%1：%2，%3。</translation>
    </message>
    <message>
        <source>%1 approved: %2</source>
        <translation>%1 已批准：%2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>note “%1”</source>
        <translation>备注“%1”</translation>
    </message>
    <message>
        <source>break-glass</source>
        <translation>紧急破窗</translation>
    </message>
    <message>
        <source>approved by %1</source>
        <translation>由 %1 批准</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>来自 %1</translation>
    </message>
    <message>
        <source>on behalf of %1</source>
        <translation>代表 %1</translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation>已复核</translation>
    </message>
    <message>
        <source>committed</source>
        <translation>已提交</translation>
    </message>
    <message>
        <source>will be sent</source>
        <translation>将发送</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>已批准</translation>
    </message>
    <message>
        <source>about to be sent</source>
        <translation>即将发送</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>已观察到</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>aborted</source>
        <translation>已中止</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>已过期</translation>
    </message>
    <message>
        <source>voided</source>
        <translation>已作废</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>已接受</translation>
    </message>
    <message>
        <source>wave started</source>
        <translation>本波已开始</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>continued</source>
        <translation>已继续</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>已打开</translation>
    </message>
    <message>
        <source>created</source>
        <translation>已创建</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>已更换</translation>
    </message>
    <message>
        <source>set</source>
        <translation>已设置</translation>
    </message>
    <message>
        <source>denied</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>paired</source>
        <translation>已配对</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>已重命名</translation>
    </message>
    <message>
        <source>revoked</source>
        <translation>已撤销</translation>
    </message>
</context>
<context>
    <name>hp::ui::AwayReport</name>
    <message>
        <source>While you were away (%1): no change in held machines.</source>
        <translation>离线期间（%1）：被阻塞的机器没有变化。</translation>
    </message>
    <message>
        <source>While you were away (%1): %2, %3 new.</source>
        <translation>离线期间（%1）：%2，新增 %3 个。</translation>
    </message>
    <message numerus="yes">
        <source>%n hold(s) cleared</source>
        <translation>
            <numerusform>%n 个阻塞点已清除</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hp::ui::BackendDownload</name>
    <message>
        <source>The export was cancelled.</source>
        <translation>导出已取消。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>The export failed: %1.</source>
        <translation>导出失败：%1。</translation>
    </message>
</context>
<context>
    <name>hp::ui::BackendSet</name>
    <message>
        <source>%1: cannot be read (%2).</source>
        <translation>%1：无法读取（%2）。</translation>
    </message>
    <message>
        <source>%1: the file contains no token.</source>
        <translation>%1：其中没有令牌。</translation>
    </message>
    <message>
        <source>%1 is not the address of a backend, such as https://host:7480.</source>
        <translation>%1 不是后端地址，例如 https://host:7480。</translation>
    </message>
    <message>
        <source>The console is already connected to %1.</source>
        <translation>控制台已连接到 %1。</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>没有这样的文件</translation>
    </message>
    <message>
        <source>The link is to %1, and the console is not connected to it.</source>
        <translation>链接指向 %1，而控制台没有连接到它。</translation>
    </message>
</context>
<context>
    <name>hp::ui::BulkMachines</name>
    <message>
        <source>✗ %1: no</source>
        <translation>✗ %1：否</translation>
    </message>
    <message>
        <source>? %1: unknown</source>
        <translation>? %1：未知</translation>
    </message>
</context>
<context>
    <name>hp::ui::BulkReview</name>
    <message>
        <source>The connection was lost before an answer came: whether the backend received it is not known.</source>
        <translation>收到响应前连接已断开：此处无法得知后端是否已接收。</translation>
    </message>
    <message>
        <source>The backend no longer has this plan; the audit has what was done.</source>
        <translation>后端已没有此计划；已执行的内容见审计。</translation>
    </message>
    <message>
        <source>The plan changed while this was open. Review it again.</source>
        <translation>打开期间计划已变化。请再次复核。</translation>
    </message>
    <message>
        <source>Type the digits %1 to continue.</source>
        <translation>输入数字 %1 以继续。</translation>
    </message>
    <message>
        <source>No connection to the backend. This is as it was at %1.</source>
        <translation>未连接到后端。这是 %1 时的状态。</translation>
    </message>
    <message>
        <source>The plan stops unless the connection returns in time.</source>
        <translation>若连接未及时恢复，计划将停止。</translation>
    </message>
    <message>
        <source>Reading and checking each machine…</source>
        <translation>正在读取并检查每台机器…</translation>
    </message>
    <message>
        <source>Sending to the backend…</source>
        <translation>正在提交…</translation>
    </message>
    <message>
        <source>Waiting for a second person until %1.</source>
        <translation>等待第二人批准，截至 %1。</translation>
    </message>
    <message>
        <source>Wave %1 of %2 starts in %3.</source>
        <translation>第 %1 波（共 %2 波）将在 %3 后开始。</translation>
    </message>
    <message>
        <source>Wave %1 of %2 is in progress.</source>
        <translation>第 %1 波（共 %2 波）正在进行。</translation>
    </message>
    <message>
        <source>%1 of %2 machines are finished: %3 observed, %4 skipped, %5 failed, %6 unknown.</source>
        <translation>%2 台机器中已完成 %1 台：观察到 %3，跳过 %4，失败 %5，未知 %6。</translation>
    </message>
    <message>
        <source>%1 on 1 machine</source>
        <translation>%1（1 台机器）</translation>
    </message>
    <message>
        <source>%1 on %2 machines</source>
        <translation>%1（%2 台机器）</translation>
    </message>
    <message>
        <source>%1 of %2 at %3</source>
        <translation>%3 处 %2 的 %1</translation>
    </message>
</context>
<context>
    <name>hp::ui::CalendarTimes</name>
    <message>
        <source>no machine set</source>
        <translation>无机器集</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>已预告</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation>已安排</translation>
    </message>
    <message>
        <source>Scheduled, too long for its window</source>
        <translation>已安排，超出其窗口</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Overrunning</source>
        <translation>已超时</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>已阻止</translation>
    </message>
    <message>
        <source>Needs a person</source>
        <translation>需要人工处理</translation>
    </message>
    <message>
        <source>Failed verification</source>
        <translation>验证失败</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>已过期</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>at least %1: there is no history yet of %2</source>
        <translation>至少 %1：尚无 %2 的历史</translation>
    </message>
    <message>
        <source>%1; will overrun by %2</source>
        <translation>%1；将超出 %2</translation>
    </message>
    <message>
        <source>%1; fits</source>
        <translation>%1；可容纳</translation>
    </message>
    <message>
        <source>%1; usually up to %2</source>
        <translation>%1；通常最多 %2</translation>
    </message>
</context>
<context>
    <name>hp::ui::ClusterStanding</name>
    <message>
        <source>This cluster has no %1 (%2).</source>
        <translation>此集群没有 %1 (%2)。</translation>
    </message>
    <message>
        <source>You are not allowed to %1 %2 in all namespaces.</source>
        <translation>无权在所有命名空间中对 %2 执行 %1。</translation>
    </message>
    <message>
        <source>Please grant %1 the verbs get, list, watch on %2 in %3.</source>
        <translation>请授予 %1 在 %3 中对 %2 的 get、list、watch 权限。</translation>
    </message>
    <message>
        <source>Holdpoint</source>
        <translation>Holdpoint</translation>
    </message>
    <message>
        <source>Needed: get, list, watch.</source>
        <translation>需要：get、list、watch。</translation>
    </message>
    <message>
        <source>%1: %2 Other clusters unaffected.</source>
        <translation>%1：%2 其他集群不受影响。</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>立即重试</translation>
    </message>
    <message>
        <source>Credentials for %1 expired %2.</source>
        <translation>%1 的凭据已于 %2 过期。</translation>
    </message>
    <message>
        <source>Credentials for %1 expired.</source>
        <translation>%1 的凭据已过期。</translation>
    </message>
    <message>
        <source>Tried once.</source>
        <translation>已尝试 1 次。</translation>
    </message>
    <message>
        <source>Tried %1 times.</source>
        <translation>已尝试 %1 次。</translation>
    </message>
    <message>
        <source>Last output: %1</source>
        <translation>最近输出：%1</translation>
    </message>
    <message>
        <source>Re-authenticate</source>
        <translation>重新认证</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, from %2 to %3. A bundle: read only, not live.</source>
        <translation>%1,从 %2 到 %3。归档包:只读,非实时。</translation>
    </message>
    <message>
        <source>It has timelines, but no states of machines.</source>
        <translation>其中只有时间线,没有机器状态。</translation>
    </message>
    <message>
        <source>This cluster serves %1 only as %2, which is not supported.</source>
        <translation>此集群仅以 %2 提供 %1，无法识别该版本。</translation>
    </message>
    <message>
        <source>Hosts are shown raw and are read-only.</source>
        <translation>主机按原样显示，不会对其写入任何内容。</translation>
    </message>
    <message>
        <source>Machines are shown raw and are read-only.</source>
        <translation>机器按原样显示，不会对其写入任何内容。</translation>
    </message>
</context>
<context>
    <name>hp::ui::ConnectionProbe</name>
    <message>
        <source>%1: the connection was closed.</source>
        <translation>%1：连接已关闭。</translation>
    </message>
    <message>
        <source>%1: no answer for %2 s.</source>
        <translation>%1：%2 秒内无响应。</translation>
    </message>
    <message>
        <source>%1: sent a message that is not understood.</source>
        <translation>%1：发来的内容不是有效帧。</translation>
    </message>
    <message>
        <source>%1 answered in %2 ms: version %3, signed in as %4 (%5).</source>
        <translation>%1 在 %2 ms 内应答：版本 %3，以 %4（%5）登录。</translation>
    </message>
</context>
<context>
    <name>hp::ui::ConnectionViewModel</name>
    <message>
        <source>API server</source>
        <translation>API 服务器</translation>
    </message>
    <message>
        <source>Kubernetes</source>
        <translation>Kubernetes</translation>
    </message>
    <message>
        <source>Signed in as</source>
        <translation>登录身份</translation>
    </message>
    <message>
        <source>Credentials</source>
        <translation>凭据</translation>
    </message>
    <message>
        <source>%1, until %2</source>
        <translation>%1，有效至 %2</translation>
    </message>
    <message>
        <source>Trouble</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>领导者</translation>
    </message>
    <message>
        <source>this replica</source>
        <translation>此副本</translation>
    </message>
    <message>
        <source>not allowed: %1 %2%3</source>
        <translation>无权对 %2%3 执行 %1</translation>
    </message>
    <message>
        <source> in %1</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>身份</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Can write</source>
        <translation>可写入</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>控制台</translation>
    </message>
    <message>
        <source>Last error</source>
        <translation>最近错误</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Time scale</source>
        <translation>时间流速</translation>
    </message>
    <message>
        <source>%1 times as fast</source>
        <translation>%1 倍速</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>客户端</translation>
    </message>
    <message>
        <source>Data directory</source>
        <translation>数据目录</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1, expiry unknown</source>
        <translation>%1，未说明何时到期</translation>
    </message>
    <message>
        <source>Changes dropped</source>
        <translation>丢弃的更改</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s), for slow clients</source>
        <translation>
            <numerusform>%n 次，因客户端过慢</numerusform>
        </translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>无法识别</translation>
    </message>
    <message>
        <source>%1 not understood: shown raw</source>
        <translation>无法识别 %1：按原样显示</translation>
    </message>
</context>
<context>
    <name>hp::ui::DiagnosticsText</name>
    <message>
        <source># Holdpoint diagnostics</source>
        <translation># Holdpoint 诊断</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>This console</source>
        <translation>此控制台</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>后端</translation>
    </message>
    <message>
        <source>Streams</source>
        <translation>数据流</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>权限</translation>
    </message>
</context>
<context>
    <name>hp::ui::Downloads</name>
    <message>
        <source>%1 cannot be created.</source>
        <translation>无法创建 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
</context>
<context>
    <name>hp::ui::ExpectedHolds</name>
    <message>
        <source>does not end</source>
        <translation>不会结束</translation>
    </message>
    <message>
        <source>%1, or does not end</source>
        <translation>%1，或不会结束</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>hp::ui::GatewaySession</name>
    <message>
        <source>%1: the token is not accepted (401).</source>
        <translation>%1：令牌未被接受 (401)。</translation>
    </message>
    <message>
        <source>%1: this identity is not allowed to connect (403).</source>
        <translation>%1：此身份无权连接 (403)。</translation>
    </message>
    <message>
        <source>%1: connection refused.</source>
        <translation>%1：连接被拒绝。</translation>
    </message>
    <message>
        <source>%1: no such host.</source>
        <translation>%1：没有此主机。</translation>
    </message>
    <message>
        <source>%1: its certificate is not trusted (%2).</source>
        <translation>%1：其证书不受信任 (%2)。</translation>
    </message>
    <message>
        <source>%1: the server closed the connection.</source>
        <translation>%1：服务器关闭了连接。</translation>
    </message>
    <message>
        <source>%1: no answer.</source>
        <translation>%1：无响应。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1: the connection was closed.</source>
        <translation>%1：连接已关闭。</translation>
    </message>
    <message>
        <source>%1: contains no readable certificate.</source>
        <translation>%1：无法从中读取证书。</translation>
    </message>
    <message>
        <source>%1: silent for %2 s.</source>
        <translation>%1：已静默 %2 秒。</translation>
    </message>
    <message>
        <source>%1: no answer for %2 s.</source>
        <translation>%1：%2 秒内无响应。</translation>
    </message>
    <message>
        <source>%1: sent a message that is not understood.</source>
        <translation>%1：发来的内容不是有效帧。</translation>
    </message>
    <message>
        <source>%1: uses version %2 of the protocol, this console version %3.</source>
        <translation>%1：使用协议版本 %2，而此控制台使用版本 %3。</translation>
    </message>
    <message>
        <source>%1: paused here. Nothing is updated until you resume.</source>
        <translation>%1：已在此暂停。恢复之前不会跟踪任何内容。</translation>
    </message>
    <message>
        <source>Nothing was sent: you are viewing the past. Go back to now (Esc), then act.</source>
        <translation>未发送任何内容：显示的是过去。请先回到现在（Esc），再操作。</translation>
    </message>
</context>
<context>
    <name>hp::ui::HandoverSheet</name>
    <message>
        <source>None.</source>
        <translation>无。</translation>
    </message>
    <message>
        <source>| P | Machine | What | Since | Remark |</source>
        <translation>| P | 机器 | 内容 | 持续 | 备注 |</translation>
    </message>
    <message>
        <source># Shift handover: %1</source>
        <translation># 交接班：%1</translation>
    </message>
    <message>
        <source>%1, by %2.</source>
        <translation>%1，由 %2 生成。</translation>
    </message>
    <message>
        <source>Alarms in the last 24 h: %1 (P1 %2, P2 %3, P3 %4); in the last hour: %5.</source>
        <translation>最近 24 小时告警：%1 条（P1 %2，P2 %3，P3 %4）；最近 1 小时：%5 条。</translation>
    </message>
    <message>
        <source>Alarms are flooding since %1.</source>
        <translation>自 %1 起告警泛滥。</translation>
    </message>
    <message>
        <source>Unacknowledged</source>
        <translation>未确认</translation>
    </message>
    <message>
        <source>Acknowledged</source>
        <translation>已确认</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Shelved</source>
        <translation>已搁置</translation>
    </message>
    <message>
        <source>until %1 by %2: %3</source>
        <translation>至 %1，由 %2 搁置：%3</translation>
    </message>
</context>
<context>
    <name>hp::ui::HoldsTable</name>
    <message>
        <source>without an owner</source>
        <translation>无所有者</translation>
    </message>
    <message>
        <source>no cluster</source>
        <translation>无集群</translation>
    </message>
    <message>
        <source>no budget</source>
        <translation>无预算</translation>
    </message>
    <message>
        <source>no rack</source>
        <translation>无机架</translation>
    </message>
    <message>
        <source>no maintenance</source>
        <translation>无维护</translation>
    </message>
</context>
<context>
    <name>hp::ui::HoldsViewModel</name>
    <message>
        <source>1 hook is armed</source>
        <translation>1 个钩子已布防</translation>
    </message>
    <message>
        <source>%1 hooks are armed</source>
        <translation>%1 个钩子已布防</translation>
    </message>
    <message>
        <source>on 1 machine.</source>
        <translation>（位于 1 台机器）。</translation>
    </message>
    <message>
        <source>on %1 machines.</source>
        <translation>（位于 %1 台机器）。</translation>
    </message>
    <message>
        <source>Last hold cleared %1 ago.</source>
        <translation>上一个阻塞点于 %1 前解除。</translation>
    </message>
    <message>
        <source>Checked %1.</source>
        <translation>检查时间：%1。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 at %2: %3.</source>
        <translation>%1（%2）：%3。</translation>
    </message>
    <message>
        <source>Owner %1</source>
        <translation>所有者 %1</translation>
    </message>
    <message>
        <source>Usually %1, nearly always within %2 (%3 earlier)</source>
        <translation>通常 %1，几乎总在 %2 内（此前 %3 次）</translation>
    </message>
    <message>
        <source>No history yet; limit %1</source>
        <translation>尚无历史；可用时间 %1</translation>
    </message>
    <message>
        <source>No history yet, no limit</source>
        <translation>尚无历史，也无时限</translation>
    </message>
    <message>
        <source>Seen in %1</source>
        <translation>见于 %1</translation>
    </message>
    <message>
        <source>- %1 waits at %2 for %3 (owner %4), since %5, %6.</source>
        <translation>- %1 在 %2 等待 %3（所有者 %4），自 %5 起，%6。</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1: these machines wait for you. When will you release them, or may we?</source>
        <translation>%1：以下机器正在等待你方处理。何时释放？或者可否由我方释放？</translation>
    </message>
    <message>
        <source>No owner</source>
        <translation>无所有者</translation>
    </message>
</context>
<context>
    <name>hp::ui::HostsTable</name>
    <message>
        <source>1 hold</source>
        <translation>1 个阻塞点</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1 个阻塞点</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 个错误</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 个错误</translation>
    </message>
</context>
<context>
    <name>hp::ui::IcsFile</name>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 不是文件。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>%1 is larger than 5 MiB.</source>
        <translation>%1 大于 5 MiB。</translation>
    </message>
</context>
<context>
    <name>hp::ui::KeyMap</name>
    <message>
        <source>No action %1.</source>
        <translation>没有操作 %1。</translation>
    </message>
    <message>
        <source>%1 is not a key.</source>
        <translation>%1 不是有效按键。</translation>
    </message>
    <message>
        <source>Esc closes and cancels; it cannot be reassigned.</source>
        <translation>Esc 用于关闭和取消；不能分配给其他操作。</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”.</source>
        <translation>%1 已用于“%2”。</translation>
    </message>
</context>
<context>
    <name>hp::ui::MachineMatrix</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>no zone</source>
        <translation>无区域</translation>
    </message>
    <message>
        <source>no role</source>
        <translation>无角色</translation>
    </message>
    <message>
        <source>no set</source>
        <translation>无 MachineSet</translation>
    </message>
    <message>
        <source>%1 › %2</source>
        <translation>%1 › %2</translation>
    </message>
    <message>
        <source>no region</source>
        <translation>无地区</translation>
    </message>
    <message>
        <source>no rack</source>
        <translation>无机架</translation>
    </message>
    <message>
        <source>nothing holds</source>
        <translation>无阻塞</translation>
    </message>
    <message>
        <source>no cluster</source>
        <translation>无集群</translation>
    </message>
</context>
<context>
    <name>hp::ui::MachineViewModel</name>
    <message>
        <source>%1, %2: %3 When will you release it, or may we?</source>
        <translation>%1，%2：%3 何时释放？或者可否由我方释放？</translation>
    </message>
</context>
<context>
    <name>hp::ui::MergedCluster</name>
    <message>
        <source>%1 was last seen %2</source>
        <translation>%1 上次可见于 %2</translation>
    </message>
    <message>
        <source>%1 is not connected</source>
        <translation>%1 未连接</translation>
    </message>
    <message>
        <source>%1 does not serve its machines</source>
        <translation>%1 不显示其机器</translation>
    </message>
    <message>
        <source>%1 is being loaded</source>
        <translation>%1 正在加载</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>未连接</translation>
    </message>
    <message>
        <source>%1 serves machines or hosts in an unsupported version</source>
        <translation>%1 以无法识别的版本提供机器或主机</translation>
    </message>
</context>
<context>
    <name>hp::ui::NoticeBus</name>
    <message>
        <source>Show in Holdpoint</source>
        <translation>在 Holdpoint 中显示</translation>
    </message>
</context>
<context>
    <name>hp::ui::OverrideReview</name>
    <message>
        <source>The connection was lost before an answer came: whether the backend received it is not known.</source>
        <translation>收到响应前连接已断开：此处无法得知后端是否已接收。</translation>
    </message>
    <message>
        <source>It was not aborted. %1</source>
        <translation>未能中止。%1</translation>
    </message>
    <message>
        <source>The checks changed while this was open. Review them again.</source>
        <translation>打开期间检查结果已变化。请重新检查。</translation>
    </message>
    <message>
        <source>The backend did not receive it: nothing was sent.</source>
        <translation>后端未收到：未发送任何内容。</translation>
    </message>
    <message>
        <source>Nothing was sent. %1</source>
        <translation>未发送任何内容。%1</translation>
    </message>
    <message>
        <source>Checked: it can still be done, so it was not done. Review it again before you repeat it.</source>
        <translation>已检查：该操作仍可执行，说明尚未执行。重复之前请重新复核。</translation>
    </message>
    <message>
        <source>Checked: %1</source>
        <translation>已检查：%1</translation>
    </message>
    <message>
        <source>The server accepted it in a dry run; nothing was stored.</source>
        <translation>服务器在试运行中已接受；未存储任何内容。</translation>
    </message>
    <message>
        <source>The server refused it in a dry run: %1</source>
        <translation>服务器在试运行中拒绝：%1</translation>
    </message>
    <message>
        <source>No dry run was made.</source>
        <translation>未进行试运行。</translation>
    </message>
    <message>
        <source>The object was replaced by another of the same name while this was open. Review it again.</source>
        <translation>此期间该对象已被同名的另一对象替换。请重新查看。</translation>
    </message>
</context>
<context>
    <name>hp::ui::Overrides</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, requested by %2</source>
        <translation>%1，由 %2 请求</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>%1: the backend no longer knows it; the audit has the outcome.</source>
        <translation>%1：后端已不再记得它；其结局见审计。</translation>
    </message>
    <message>
        <source>%1: still in progress.</source>
        <translation>%1：仍在进行中。</translation>
    </message>
    <message>
        <source>Read-only: requires the role operator.</source>
        <translation>只能查看，不能操作：需要 operator 角色。</translation>
    </message>
    <message>
        <source>%1, started by %2</source>
        <translation>%1，由 %2 启动</translation>
    </message>
</context>
<context>
    <name>hp::ui::PaletteModel</name>
    <message>
        <source>Open the link</source>
        <translation>打开链接</translation>
    </message>
    <message>
        <source>gone since %1</source>
        <translation>自 %1 起已消失</translation>
    </message>
</context>
<context>
    <name>hp::ui::PendingCommands</name>
    <message>
        <source>Nothing was sent: the backend takes at most 64 KiB at a time.</source>
        <translation>未发送任何内容：后端一次最多接受 64 KiB。</translation>
    </message>
    <message>
        <source>Nothing was sent: there is no connection to the backend.</source>
        <translation>未发送任何内容：与后端没有连接。</translation>
    </message>
</context>
<context>
    <name>hp::ui::RenderedDocument</name>
    <message>
        <source>The picture of the lanes is in the exported file.</source>
        <translation>泳道图在导出的文件中。</translation>
    </message>
    <message>
        <source>The preview ends here; the exported file has all of it.</source>
        <translation>预览到此为止；导出的文件包含全部内容。</translation>
    </message>
</context>
<context>
    <name>hp::ui::Replay</name>
    <message>
        <source>You are viewing the past: Esc returns to now.</source>
        <translation>显示的是过去：按 Esc 回到现在。</translation>
    </message>
</context>
<context>
    <name>hp::ui::SavedViews</name>
    <message>
        <source>Enter a name.</source>
        <translation>请输入名称。</translation>
    </message>
    <message>
        <source>There are already %1 views: remove one first.</source>
        <translation>已有 %1 个视图：请先移除一个。</translation>
    </message>
    <message>
        <source>Another view has the name %1.</source>
        <translation>另一个视图的名称是 %1。</translation>
    </message>
</context>
<context>
    <name>hp::ui::SelfTest</name>
    <message>
        <source>no fleet arrived</source>
        <translation>未收到机群数据</translation>
    </message>
    <message>
        <source>no machine reached the screen</source>
        <translation>没有机器显示到屏幕上</translation>
    </message>
    <message>
        <source>the page of %1 was not filled</source>
        <translation>%1 的页面未填充</translation>
    </message>
    <message>
        <source>the connection page was not filled</source>
        <translation>连接页面未填充</translation>
    </message>
</context>
<context>
    <name>hp::ui::ShotSeries</name>
    <message>
        <source>%1: its data did not arrive</source>
        <translation>%1：其数据未到达</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>无法写入 %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a page: use fleet, machine:&lt;namespace&gt;/&lt;name&gt;, review:&lt;namespace&gt;/&lt;name&gt;, holds, power, calendar, incidents, audit, alarms, settings, palette, keys or kiosk, with -dark or -contrast after the name</source>
        <translation>“%1” 不是页面：请使用 fleet、machine:&lt;namespace&gt;/&lt;name&gt;、review:&lt;namespace&gt;/&lt;name&gt;、holds、power、calendar、incidents、audit、alarms、settings、palette、keys 或 kiosk，名称后可加 -dark 或 -contrast</translation>
    </message>
</context>
<context>
    <name>hp::ui::Simulator</name>
    <message>
        <source>Simulate replacement…</source>
        <translation>模拟更换…</translation>
    </message>
    <message>
        <source>Simulate upgrade of %1…</source>
        <translation>模拟升级 %1…</translation>
    </message>
    <message>
        <source>Simulate retirement of rack %1…</source>
        <translation>模拟机架 %1 退役…</translation>
    </message>
    <message>
        <source>Simulate retirement…</source>
        <translation>模拟退役…</translation>
    </message>
    <message>
        <source>Simulate…</source>
        <translation>模拟…</translation>
    </message>
    <message>
        <source>Simulation: replace %1</source>
        <translation>模拟：更换 %1</translation>
    </message>
    <message>
        <source>Simulation: upgrade %1</source>
        <translation>模拟：升级 %1</translation>
    </message>
    <message>
        <source>Simulation: maintenance in %1</source>
        <translation>模拟：%1 中的维护</translation>
    </message>
    <message>
        <source>Simulation: retire rack %1</source>
        <translation>模拟：机架 %1 退役</translation>
    </message>
    <message>
        <source>Simulation: retire %1</source>
        <translation>模拟：%1 退役</translation>
    </message>
    <message>
        <source>Does not end</source>
        <translation>不会结束</translation>
    </message>
    <message>
        <source>Ends after %1, between %2 and %3 (p5 to p95)</source>
        <translation>%1 后结束，介于 %2 与 %3 之间（p5 至 p95）</translation>
    </message>
    <message>
        <source>Ends after %1, at least %2 (p5)</source>
        <translation>%1 后结束，至少 %2（p5）</translation>
    </message>
    <message>
        <source>1 of %1 runs does not end</source>
        <translation>%1 次模拟中有 1 次不会结束</translation>
    </message>
    <message>
        <source>%1 of %2 runs do not end</source>
        <translation>%2 次模拟中有 %1 次不会结束</translation>
    </message>
    <message>
        <source>%1: held by %2</source>
        <translation>%1：受阻于 %2</translation>
    </message>
    <message>
        <source>Surge: none, as many machines run all the time</source>
        <translation>额外机器：无，运行数量始终不变</translation>
    </message>
    <message>
        <source>Surge: 1 machine, if as many as now must run all the time</source>
        <translation>额外机器：1 台，若须始终保持当前运行数量</translation>
    </message>
    <message>
        <source>Surge: %1 machines, if as many as now must run all the time</source>
        <translation>额外机器：%1 台，若须始终保持当前运行数量</translation>
    </message>
</context>
<context>
    <name>hp::ui::TimelineView</name>
    <message>
        <source>Nothing changed for %1. Click to fold it.</source>
        <translation>%1 内无变化。点击折叠。</translation>
    </message>
    <message>
        <source>Nothing changed for %1, %2 to %3. Click to open it.</source>
        <translation>%1 内无变化（%2 至 %3）。点击展开。</translation>
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
