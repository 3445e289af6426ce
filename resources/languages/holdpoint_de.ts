<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ActZone</name>
    <message>
        <source>Abort – Esc</source>
        <translation>Abbrechen – Esc</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Withdraw the request</source>
        <translation>Anfrage zurückziehen</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Jetzt prüfen</translation>
    </message>
    <message>
        <source>Review again</source>
        <translation>Erneut ansehen</translation>
    </message>
    <message>
        <source>hold, or type %1</source>
        <translation>halten oder %1 eingeben</translation>
    </message>
    <message>
        <source>Digits %1 instead of holding the button</source>
        <translation>Ziffern %1 statt Halten der Schaltfläche</translation>
    </message>
    <message>
        <source>Approve: %1</source>
        <translation>Freigeben: %1</translation>
    </message>
    <message>
        <source>Press and hold for 1.5 s (Ctrl+Enter). It is sent %1 s later and can be aborted until then.</source>
        <translation>1,5 s gedrückt halten (Ctrl+Enter). Gesendet wird %1 s später, bis dahin ist ein Abbruch möglich.</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Reject: %1</source>
        <translation>Ablehnen: %1</translation>
    </message>
</context>
<context>
    <name>ActionCatalog</name>
    <message>
        <source>Remove hook</source>
        <translation>Hook entfernen</translation>
    </message>
    <message>
        <source>Retry drain now</source>
        <translation>Drain jetzt wiederholen</translation>
    </message>
    <message>
        <source>Skip drain</source>
        <translation>Drain überspringen</translation>
    </message>
    <message>
        <source>Mark for replacement</source>
        <translation>Zum Ersatz markieren</translation>
    </message>
    <message>
        <source>Cordon</source>
        <translation>Sperren (cordon)</translation>
    </message>
    <message>
        <source>Uncordon</source>
        <translation>Entsperren (uncordon)</translation>
    </message>
    <message>
        <source>Hold off</source>
        <translation>Aus halten</translation>
    </message>
    <message>
        <source>Release my hold</source>
        <translation>Eigenen Haltepunkt lösen</translation>
    </message>
    <message>
        <source>Release power key</source>
        <translation>Power-Schlüssel lösen</translation>
    </message>
    <message>
        <source>Power on</source>
        <translation>Einschalten</translation>
    </message>
    <message>
        <source>Power off</source>
        <translation>Ausschalten</translation>
    </message>
    <message>
        <source>Soft reboot</source>
        <translation>Sanfter Neustart</translation>
    </message>
    <message>
        <source>Hard reboot</source>
        <translation>Harter Neustart</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Detach</source>
        <translation>Abkoppeln</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>Ankoppeln</translation>
    </message>
    <message>
        <source>Remove finalizer</source>
        <translation>Finalizer entfernen</translation>
    </message>
    <message>
        <source>Force delete</source>
        <translation>Löschen erzwingen</translation>
    </message>
    <message>
        <source>Skip volume wait</source>
        <translation>Warten auf Volumes überspringen</translation>
    </message>
    <message>
        <source>Limit drain</source>
        <translation>Drain begrenzen</translation>
    </message>
    <message>
        <source>Remediate machine</source>
        <translation>Remediation der Maschine</translation>
    </message>
    <message>
        <source>Cancel remediation</source>
        <translation>Remediation abbrechen</translation>
    </message>
    <message>
        <source>Skip remediation</source>
        <translation>Remediation überspringen</translation>
    </message>
    <message>
        <source>Allow remediation</source>
        <translation>Remediation zulassen</translation>
    </message>
    <message>
        <source>Restore drain</source>
        <translation>Drain wiederherstellen</translation>
    </message>
    <message>
        <source>Restore volume wait</source>
        <translation>Warten auf Volumes wiederherstellen</translation>
    </message>
    <message>
        <source>Pause machine</source>
        <translation>Maschine anhalten</translation>
    </message>
    <message>
        <source>Resume machine</source>
        <translation>Maschine fortsetzen</translation>
    </message>
    <message>
        <source>Pause cluster</source>
        <translation>Cluster anhalten</translation>
    </message>
    <message>
        <source>Resume cluster</source>
        <translation>Cluster fortsetzen</translation>
    </message>
</context>
<context>
    <name>ActionMenu</name>
    <message>
        <source>Actions for %1</source>
        <translation>Aktionen für %1</translation>
    </message>
    <message>
        <source>Guard level %1 at least</source>
        <translation>Mindestens Schutzstufe %1</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>explained only</source>
        <translation>erklärt</translation>
    </message>
    <message>
        <source>changes nothing</source>
        <translation>ändert nichts</translation>
    </message>
</context>
<context>
    <name>AddBackendDialog</name>
    <message>
        <source>Add a backend</source>
        <translation>Backend hinzufügen</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>https://host:7480</source>
        <translation>https://host:7480</translation>
    </message>
    <message>
        <source>File with your token</source>
        <translation>Datei mit dem Token dieser Person</translation>
    </message>
    <message>
        <source>/home/ada/prod-b.token</source>
        <translation>/home/ada/prod-b.token</translation>
    </message>
    <message>
        <source>File with the CA to trust; empty: the CAs of the system</source>
        <translation>Datei der Zertifizierungsstelle, der vertraut wird; leer für die des Systems</translation>
    </message>
    <message>
        <source>/home/ada/prod-b-ca.crt</source>
        <translation>/home/ada/prod-b-ca.crt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Add backend</source>
        <translation>Backend hinzufügen</translation>
    </message>
    <message>
        <source>Enter an address and a token file.</source>
        <translation>Es braucht eine Adresse und ein Token.</translation>
    </message>
</context>
<context>
    <name>AlarmLine</name>
    <message>
        <source>No alarms need attention</source>
        <translation>Kein Alarm braucht Aufmerksamkeit</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>NEW</source>
        <translation>NEU</translation>
    </message>
    <message>
        <source>+%1 more</source>
        <translation>+%1 weitere</translation>
    </message>
    <message>
        <source>Acknowledge %1</source>
        <translation>%1 quittieren</translation>
    </message>
    <message>
        <source>Ack  %1</source>
        <translation>Quitt.  %1</translation>
    </message>
    <message>
        <source>Ack</source>
        <translation>Quitt.</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Gehe zu %1</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>No ack: the data is older than 10 s.</source>
        <translation>Kein Quittieren: Die Daten sind älter als 10 s.</translation>
    </message>
    <message>
        <source>No ack: the role operator is needed.</source>
        <translation>Kein Quittieren: Dazu braucht es die Rolle operator.</translation>
    </message>
</context>
<context>
    <name>AlarmList</name>
    <message>
        <source>P%1, %2, %3</source>
        <translation>P%1, %2, %3</translation>
    </message>
    <message>
        <source>P%1, %2</source>
        <translation>P%1, %2</translation>
    </message>
    <message>
        <source>Show all: %1</source>
        <translation>Alle zeigen: %1</translation>
    </message>
    <message>
        <source>Fold: %1</source>
        <translation>Einklappen: %1</translation>
    </message>
</context>
<context>
    <name>AlarmsPage</name>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>Die Daten sind älter als 10 s: Änderungen sind nicht möglich.</translation>
    </message>
    <message>
        <source>%1 is not allowed to change alarms.</source>
        <translation>%1 darf Alarme nicht ändern.</translation>
    </message>
    <message>
        <source>Flood since %1: %2 alarms in 10 min</source>
        <translation>Alarmflut seit %1: %2 Alarme in 10 min</translation>
    </message>
    <message>
        <source>No flood: %1 in 10 min</source>
        <translation>Keine Alarmflut: %1 in 10 min</translation>
    </message>
    <message>
        <source>%1 in the last hour</source>
        <translation>%1 in der letzten Stunde</translation>
    </message>
    <message>
        <source>%1 in 24 h</source>
        <translation>%1 in 24 h</translation>
    </message>
    <message>
        <source>1 alarm is older than 24 h</source>
        <translation>1 steht länger als 24 h</translation>
    </message>
    <message>
        <source>%1 alarms are older than 24 h</source>
        <translation>%1 stehen länger als 24 h</translation>
    </message>
    <message>
        <source>Copies what the next shift needs to know, as Markdown</source>
        <translation>Kopiert als Markdown, was die nächste Schicht wissen muss</translation>
    </message>
    <message>
        <source>Copy shift handover sheet</source>
        <translation>Schichtübergabe kopieren</translation>
    </message>
    <message>
        <source>Handover sheet copied.</source>
        <translation>Übergabeblatt kopiert.</translation>
    </message>
    <message>
        <source>a person can handle 10</source>
        <translation>ein Mensch bewältigt 10</translation>
    </message>
    <message>
        <source>Alarms per 10 min, last 24 h</source>
        <translation>Alarme je 10 min, letzte 24 h</translation>
    </message>
    <message>
        <source>Priorities, last 24 h</source>
        <translation>Prioritäten, letzte 24 h</translation>
    </message>
    <message>
        <source>Not acknowledged</source>
        <translation>Nicht quittiert</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>Quittieren</translation>
    </message>
    <message>
        <source>No alarms to acknowledge.</source>
        <translation>Keine Alarme zu quittieren.</translation>
    </message>
    <message>
        <source>Unacknowledged alarms</source>
        <translation>Nicht quittierte Alarme</translation>
    </message>
    <message>
        <source>raised %1 ago</source>
        <translation>ausgelöst vor %1</translation>
    </message>
    <message>
        <source>Acknowledged, still active</source>
        <translation>Quittiert, nicht gelöst</translation>
    </message>
    <message>
        <source>No acknowledged alarms are active.</source>
        <translation>Nichts ist quittiert und steht noch an.</translation>
    </message>
    <message>
        <source>Acknowledged alarms</source>
        <translation>Quittierte Alarme</translation>
    </message>
    <message>
        <source>%1, %2 ago; raised %3 ago</source>
        <translation>%1, vor %2; ausgelöst vor %3</translation>
    </message>
    <message>
        <source>Top 10 sources, last 24 h</source>
        <translation>Top-10-Quellen, letzte 24 h</translation>
    </message>
    <message>
        <source>No alarm in the last 24 h.</source>
        <translation>Kein Alarm in den letzten 24 h.</translation>
    </message>
    <message>
        <source>Sources with the most alarms</source>
        <translation>Quellen mit den meisten Alarmen</translation>
    </message>
    <message>
        <source>3 times or more in 1 h</source>
        <translation>3-mal oder öfter in 1 h</translation>
    </message>
    <message>
        <source>Chattering</source>
        <translation>Flatternd</translation>
    </message>
    <message>
        <source>No chattering alarms.</source>
        <translation>Kein Alarm kommt und geht.</translation>
    </message>
    <message>
        <source>Chattering alarms</source>
        <translation>Alarme, die kommen und gehen</translation>
    </message>
    <message>
        <source>Shelved</source>
        <translation>Zurückgestellt</translation>
    </message>
    <message>
        <source>Unshelve</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>No shelved alarms.</source>
        <translation>Nichts ist zurückgestellt.</translation>
    </message>
    <message>
        <source>Shelved alarms</source>
        <translation>Zurückgestellte Alarme</translation>
    </message>
    <message>
        <source>back in %1; %2: %3</source>
        <translation>zurück in %1; %2: %3</translation>
    </message>
    <message>
        <source>The backend does not serve alarms.</source>
        <translation>Das Backend meldet nichts über Alarme.</translation>
    </message>
    <message>
        <source>Shelve…</source>
        <translation>Zurückstellen…</translation>
    </message>
</context>
<context>
    <name>AppearancePane</name>
    <message>
        <source>Saved in %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
    <message>
        <source>Not saved: lost when the console is closed.</source>
        <translation>Wird beim Schließen der Konsole vergessen.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Light for a bright room, dark for a dim one.</source>
        <translation>Hell für helle Räume, dunkel für abgedunkelte.</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Kompakt</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Touch</source>
        <translation>Touch</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>Rows of 28, 36 or 48 pixels.</source>
        <translation>Zeilen mit 28, 36 oder 48 Pixeln.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skalierung</translation>
    </message>
    <message>
        <source>Takes effect when the console is restarted.</source>
        <translation>Gilt ab dem nächsten Start der Konsole.</translation>
    </message>
    <message>
        <source>In addition to the scale of the desktop.</source>
        <translation>Zusätzlich zur Einstellung des Desktops.</translation>
    </message>
    <message>
        <source>Reduce motion: no animation and no blinking</source>
        <translation>Weniger Bewegung: nichts bewegt sich oder blinkt</translation>
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
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Actor</source>
        <translation>Akteur</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Approved by</source>
        <translation>Freigegeben von</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von wo</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>AuditList</name>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>1 row copied.</source>
        <translation>1 Zeile kopiert.</translation>
    </message>
    <message>
        <source>%1 rows copied.</source>
        <translation>%1 Zeilen kopiert.</translation>
    </message>
</context>
<context>
    <name>AuditPage</name>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>Zeit abgelaufen</translation>
    </message>
    <message>
        <source>G4</source>
        <translation>G4</translation>
    </message>
    <message>
        <source>Break-glass</source>
        <translation>Notzugriff</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>Zwei Personen</translation>
    </message>
    <message>
        <source>Every row was checked, %1 are intact.</source>
        <translation>Jede Zeile wurde erneut gelesen, %1 sind unversehrt.</translation>
    </message>
    <message>
        <source>Filter (/)</source>
        <translation>Filter (/)</translation>
    </message>
    <message>
        <source>Saves the visible rows</source>
        <translation>Speichert die angezeigten Zeilen</translation>
    </message>
    <message>
        <source>Save CSV</source>
        <translation>CSV speichern</translation>
    </message>
    <message>
        <source>Saves the visible rows, one JSON object per line</source>
        <translation>Speichert die angezeigten Zeilen, ein JSON-Objekt je Zeile</translation>
    </message>
    <message>
        <source>Save JSONL</source>
        <translation>JSONL speichern</translation>
    </message>
    <message>
        <source>chain not checked yet</source>
        <translation>Kette noch nicht geprüft</translation>
    </message>
    <message>
        <source>chain ok to #%1</source>
        <translation>Kette ok bis #%1</translation>
    </message>
    <message>
        <source>1 break-glass to review</source>
        <translation>1 Notzugriff wartet auf Prüfung</translation>
    </message>
    <message>
        <source>%1 break-glasses to review</source>
        <translation>%1 Notzugriffe warten auf Prüfung</translation>
    </message>
    <message>
        <source>The backend checks the hash of every row</source>
        <translation>Das Backend liest jede Zeile und ihren Hash erneut</translation>
    </message>
    <message>
        <source>Check chain</source>
        <translation>Kette prüfen</translation>
    </message>
    <message>
        <source>%1 rows match</source>
        <translation>%1 Zeilen passen</translation>
    </message>
    <message>
        <source>The newest %1 rows</source>
        <translation>Die neuesten %1 Zeilen</translation>
    </message>
    <message>
        <source>Checked %1.</source>
        <translation>Geprüft: %1.</translation>
    </message>
    <message>
        <source>No changes were made in %1 through Holdpoint.</source>
        <translation>Niemand hat in %1 über Holdpoint etwas geändert.</translation>
    </message>
    <message>
        <source>The filters hide all rows.</source>
        <translation>Zeilen sind durch die Filter ausgeblendet.</translation>
    </message>
    <message>
        <source>Filter by actor, action, object or reason (/)</source>
        <translation>Nach Akteur, Aktion, Objekt oder Grund filtern (/)</translation>
    </message>
    <message>
        <source>from:10.0.7 searches addresses only, for:ada who is acted for; actor:, object:, action: likewise</source>
        <translation>from:10.0.7 sucht nur in Adressen, for:ada in dem, in dessen Auftrag, actor: object: action: in den ihren</translation>
    </message>
    <message>
        <source>Another person writes down the findings, and the alarm clears</source>
        <translation>Eine andere Person schreibt auf, was sie vorfand, und der Alarm endet</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Prüfen…</translation>
    </message>
    <message>
        <source>1 row matches</source>
        <translation>1 Zeile passt</translation>
    </message>
    <message>
        <source>the column %1</source>
        <translation>die Spalte %1</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 ausgewählt</translation>
    </message>
    <message>
        <source>Views…</source>
        <translation>Ansichten …</translation>
    </message>
</context>
<context>
    <name>AuditPanel</name>
    <message>
        <source>The server accepted it</source>
        <translation>Der Server hat es angenommen</translation>
    </message>
    <message>
        <source>The server refused it</source>
        <translation>Der Server hat es abgelehnt</translation>
    </message>
    <message>
        <source>No dry run was made</source>
        <translation>Kein Probelauf</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Select a row to see its patch, dry run and interlocks.</source>
        <translation>Zeile wählen, um Patch, Probelauf und Verriegelungen zu sehen.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Actor</source>
        <translation>Akteur</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>On behalf of</source>
        <translation>Im Auftrag von</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Approved by</source>
        <translation>Freigegeben von</translation>
    </message>
    <message>
        <source>Break-glass</source>
        <translation>Notzugriff</translation>
    </message>
    <message>
        <source>yes, without a second person</source>
        <translation>ja, ohne zweite Person</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Guard level</source>
        <translation>Schutzstufe</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>Probelauf</translation>
    </message>
    <message>
        <source>uid</source>
        <translation>uid</translation>
    </message>
    <message>
        <source>Digest</source>
        <translation>Digest</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>Hash</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Interlocks at that moment</source>
        <translation>Verriegelungen zu diesem Zeitpunkt</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>Patch</translation>
    </message>
    <message>
        <source>Copy patch</source>
        <translation>Patch kopieren</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
</context>
<context>
    <name>AuditRowItem</name>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
</context>
<context>
    <name>AuditText</name>
    <message>
        <source>%1 asked to remove the hook %3 from %2.</source>
        <translation>%1 hat angefordert, den Hook %3 von %2 zu entfernen.</translation>
    </message>
    <message>
        <source>%1 removed the hook %3 from %2.</source>
        <translation>%1 hat den Hook %3 von %2 entfernt.</translation>
    </message>
    <message>
        <source>%1 asked to retry the drain of %2.</source>
        <translation>%1 hat angefordert, den Drain von %2 zu wiederholen.</translation>
    </message>
    <message>
        <source>%1 retried the drain of %2.</source>
        <translation>%1 hat den Drain von %2 wiederholt.</translation>
    </message>
    <message>
        <source>%1 asked to skip the drain of %2.</source>
        <translation>%1 hat angefordert, den Drain von %2 zu überspringen.</translation>
    </message>
    <message>
        <source>%1 skipped the drain of %2.</source>
        <translation>%1 hat den Drain von %2 übersprungen.</translation>
    </message>
    <message>
        <source>%1 asked to mark %2 for replacement.</source>
        <translation>%1 hat angefordert, %2 zum Ersatz zu markieren.</translation>
    </message>
    <message>
        <source>%1 marked %2 for replacement.</source>
        <translation>%1 hat %2 zum Ersatz markiert.</translation>
    </message>
    <message>
        <source>%1 asked to cordon %2.</source>
        <translation>%1 hat angefordert, %2 zu sperren.</translation>
    </message>
    <message>
        <source>%1 cordoned %2.</source>
        <translation>%1 hat %2 gesperrt.</translation>
    </message>
    <message>
        <source>%1 asked to uncordon %2.</source>
        <translation>%1 hat angefordert, %2 zu entsperren.</translation>
    </message>
    <message>
        <source>%1 uncordoned %2.</source>
        <translation>%1 hat %2 entsperrt.</translation>
    </message>
    <message>
        <source>%1 asked to hold %2 off.</source>
        <translation>%1 hat angefordert, %2 ausgeschaltet zu halten.</translation>
    </message>
    <message>
        <source>%1 set a hold that keeps %2 off.</source>
        <translation>%1 hat einen Haltepunkt gesetzt, der %2 ausgeschaltet lässt.</translation>
    </message>
    <message>
        <source>%1 asked to release the hold %3 on %2.</source>
        <translation>%1 hat angefordert, den Haltepunkt %3 auf %2 zu lösen.</translation>
    </message>
    <message>
        <source>%1 released the hold %3 on %2.</source>
        <translation>%1 hat den Haltepunkt %3 auf %2 gelöst.</translation>
    </message>
    <message>
        <source>%1 asked to release the power key %3 of %2.</source>
        <translation>%1 hat angefordert, den Power-Schlüssel %3 von %2 zu lösen.</translation>
    </message>
    <message>
        <source>%1 released the power key %3 of %2.</source>
        <translation>%1 hat den Power-Schlüssel %3 von %2 gelöst.</translation>
    </message>
    <message>
        <source>%1 asked to power on %2.</source>
        <translation>%1 hat angefordert, %2 einzuschalten.</translation>
    </message>
    <message>
        <source>%1 powered on %2.</source>
        <translation>%1 hat %2 eingeschaltet.</translation>
    </message>
    <message>
        <source>%1 asked to power off %2.</source>
        <translation>%1 hat angefordert, %2 auszuschalten.</translation>
    </message>
    <message>
        <source>%1 powered off %2.</source>
        <translation>%1 hat %2 ausgeschaltet.</translation>
    </message>
    <message>
        <source>%1 asked for a soft reboot of %2.</source>
        <translation>%1 hat einen sanften Neustart von %2 angefordert.</translation>
    </message>
    <message>
        <source>%1 made a soft reboot of %2.</source>
        <translation>%1 hat %2 sanft neu gestartet.</translation>
    </message>
    <message>
        <source>%1 asked for a hard reboot of %2.</source>
        <translation>%1 hat einen harten Neustart von %2 angefordert.</translation>
    </message>
    <message>
        <source>%1 made a hard reboot of %2.</source>
        <translation>%1 hat %2 hart neu gestartet.</translation>
    </message>
    <message>
        <source>%1 asked to cancel the remediation of %2.</source>
        <translation>%1 hat angefordert, die Remediation von %2 abzubrechen.</translation>
    </message>
    <message>
        <source>%1 cancelled the remediation of %2.</source>
        <translation>%1 hat die Remediation von %2 abgebrochen.</translation>
    </message>
    <message>
        <source>%1 asked to exclude %2 from remediation.</source>
        <translation>%1 hat angefordert, %2 von der Remediation auszunehmen.</translation>
    </message>
    <message>
        <source>%1 excluded %2 from remediation.</source>
        <translation>%1 hat %2 von der Remediation ausgenommen.</translation>
    </message>
    <message>
        <source>%1 asked to include %2 in remediation again.</source>
        <translation>%1 hat angefordert, %2 wieder in die Remediation aufzunehmen.</translation>
    </message>
    <message>
        <source>%1 included %2 in remediation again.</source>
        <translation>%1 hat %2 wieder in die Remediation aufgenommen.</translation>
    </message>
    <message>
        <source>%1 asked to restore the drain of %2.</source>
        <translation>%1 hat angefordert, den Drain von %2 wiederherzustellen.</translation>
    </message>
    <message>
        <source>%1 restored the drain of %2.</source>
        <translation>%1 hat den Drain von %2 wiederhergestellt.</translation>
    </message>
    <message>
        <source>%1 asked to restore the volume wait of %2.</source>
        <translation>%1 hat angefordert, das Warten auf Volumes von %2 wiederherzustellen.</translation>
    </message>
    <message>
        <source>%1 restored the volume wait of %2.</source>
        <translation>%1 hat das Warten auf Volumes von %2 wiederhergestellt.</translation>
    </message>
    <message>
        <source>%1 asked to pause %2.</source>
        <translation>%1 hat angefordert, %2 anzuhalten.</translation>
    </message>
    <message>
        <source>%1 paused %2.</source>
        <translation>%1 hat %2 angehalten.</translation>
    </message>
    <message>
        <source>%1 asked to resume %2.</source>
        <translation>%1 hat angefordert, %2 fortzusetzen.</translation>
    </message>
    <message>
        <source>%1 resumed %2.</source>
        <translation>%1 hat %2 fortgesetzt.</translation>
    </message>
    <message>
        <source>%1 asked to detach %2.</source>
        <translation>%1 hat angefordert, %2 abzukoppeln.</translation>
    </message>
    <message>
        <source>%1 detached %2.</source>
        <translation>%1 hat %2 abgekoppelt.</translation>
    </message>
    <message>
        <source>%1 asked to attach %2.</source>
        <translation>%1 hat angefordert, %2 anzukoppeln.</translation>
    </message>
    <message>
        <source>%1 attached %2.</source>
        <translation>%1 hat %2 angekoppelt.</translation>
    </message>
    <message>
        <source>%1 asked to skip the volume wait of %2.</source>
        <translation>%1 hat angefordert, das Warten auf Volumes von %2 zu überspringen.</translation>
    </message>
    <message>
        <source>%1 skipped the volume wait of %2.</source>
        <translation>%1 hat das Warten auf Volumes von %2 übersprungen.</translation>
    </message>
    <message>
        <source>%1 asked to limit the drains of %2.</source>
        <translation>%1 hat angefordert, die Drains von %2 zu begrenzen.</translation>
    </message>
    <message>
        <source>%1 limited the drains of %2.</source>
        <translation>%1 hat die Drains von %2 begrenzt.</translation>
    </message>
    <message>
        <source>%1 asked for the remediation of %2.</source>
        <translation>%1 wollte eine Remediation von %2.</translation>
    </message>
    <message>
        <source>%1 requested the remediation of %2.</source>
        <translation>%1 hat eine Remediation von %2 angefordert.</translation>
    </message>
    <message>
        <source>%2 came by a link that %1 shared.</source>
        <translation>%2 kam über einen Link, den %1 geteilt hat.</translation>
    </message>
    <message>
        <source>%1 approved the screen %2.</source>
        <translation>%1 hat den Bildschirm %2 genehmigt.</translation>
    </message>
    <message>
        <source>%1 denied the screen %2.</source>
        <translation>%1 hat den Bildschirm %2 abgelehnt.</translation>
    </message>
    <message>
        <source>The screen %2, approved by %1, was paired.</source>
        <translation>Der Bildschirm %2, von %1 genehmigt, wurde gekoppelt.</translation>
    </message>
    <message>
        <source>%1 renamed a screen to %2.</source>
        <translation>%1 hat einen Bildschirm in %2 umbenannt.</translation>
    </message>
    <message>
        <source>%1 revoked the screen %2.</source>
        <translation>%1 hat dem Bildschirm %2 den Zugang entzogen.</translation>
    </message>
    <message>
        <source>%1 created the token %2.</source>
        <translation>%1 hat das Token %2 angelegt.</translation>
    </message>
    <message>
        <source>%1 revoked the token %2.</source>
        <translation>%1 hat das Token %2 entzogen.</translation>
    </message>
    <message>
        <source>%1 replaced the token %2.</source>
        <translation>%1 hat das Token %2 ersetzt.</translation>
    </message>
    <message>
        <source>%1 replaced the certificate.</source>
        <translation>%1 hat das Zertifikat ersetzt.</translation>
    </message>
    <message>
        <source>%1 replaced the key of the audit.</source>
        <translation>%1 hat den Schlüssel des Audits ersetzt.</translation>
    </message>
    <message>
        <source>%1 replaced the key that signs bundles.</source>
        <translation>%1 hat den Schlüssel ersetzt, der Bündel signiert.</translation>
    </message>
    <message>
        <source>%1 accepted the audit as it is.</source>
        <translation>%1 hat das Audit in seinem Zustand akzeptiert.</translation>
    </message>
    <message>
        <source>%1 asked to set the budget %2.</source>
        <translation>%1 hat angefordert, das Budget %2 zu setzen.</translation>
    </message>
    <message>
        <source>%1 set the budget %2.</source>
        <translation>%1 hat das Budget %2 gesetzt.</translation>
    </message>
</context>
<context>
    <name>BackendPicker</name>
    <message>
        <source>Backends</source>
        <translation>Backends</translation>
    </message>
    <message>
        <source>What you change in a window goes to its backend only.</source>
        <translation>Was in einem Fenster geschrieben wird, geht allein an dessen Backend.</translation>
    </message>
    <message>
        <source>Add a backend…</source>
        <translation>Backend hinzufügen…</translation>
    </message>
    <message>
        <source>All clusters</source>
        <translation>Alle Cluster</translation>
    </message>
</context>
<context>
    <name>BackendRow</name>
    <message>
        <source>connecting</source>
        <translation>verbindet</translation>
    </message>
    <message>
        <source>live</source>
        <translation>live</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>STALE %1</source>
        <translation>VERALTET %1</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>nicht verbunden</translation>
    </message>
    <message>
        <source>%1, %2 new alarms, highest P%3</source>
        <translation>%1, neue Alarme: %2, der schlimmste ist P%3</translation>
    </message>
    <message>
        <source>%1 holding</source>
        <translation>%1 hält</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 neu</translation>
    </message>
    <message>
        <source>Open %1 in another window</source>
        <translation>%1 in einem weiteren Fenster öffnen</translation>
    </message>
    <message>
        <source>New window</source>
        <translation>Neues Fenster</translation>
    </message>
    <message>
        <source>Remove %1 from this console</source>
        <translation>%1 von dieser Konsole entfernen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>not live</source>
        <translation>nicht live</translation>
    </message>
</context>
<context>
    <name>Banners</name>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Jetzt wiederholen</translation>
    </message>
    <message>
        <source>Next attempt in %1 s</source>
        <translation>Nächster Versuch in %1 s</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Verbindet…</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Prüfen…</translation>
    </message>
    <message>
        <source>+%1 more</source>
        <translation>+%1 weitere</translation>
    </message>
    <message>
        <source>Needs your approval: %1</source>
        <translation>Wartet auf Ihre Zustimmung: %1</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>Angehalten: %1</translation>
    </message>
    <message>
        <source>Waiting for approval: %1</source>
        <translation>Wartet auf Freigabe: %1</translation>
    </message>
    <message>
        <source>In progress: %1</source>
        <translation>In Arbeit: %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
</context>
<context>
    <name>BudgetsPane</name>
    <message>
        <source>Applied by the backend to current holds. With a history, a hold that takes longer than 95 of 100 like it is late; without one, the budget decides.</source>
        <translation>Was das Backend auf aktuelle Haltepunkte anwendet. Ohne Verlauf zählt das Budget; sonst gilt als verspätet, was länger dauert als 95 von 100 ähnlichen.</translation>
    </message>
    <message>
        <source>Alarm budgets</source>
        <translation>Alarmbudgets</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Haltepunkt</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Usually</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>95 of 100</source>
        <translation>95 von 100</translation>
    </message>
    <message>
        <source>Budgets</source>
        <translation>Budgets</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>beliebig lange</translation>
    </message>
    <message>
        <source>no history</source>
        <translation>kein Verlauf</translation>
    </message>
    <message>
        <source>%1 (n %2)</source>
        <translation>%1 (n %2)</translation>
    </message>
    <message>
        <source>Budgets appear with the holds they apply to.</source>
        <translation>Budgets erscheinen mit den Haltepunkten, für die sie gelten.</translation>
    </message>
    <message>
        <source>No holds.</source>
        <translation>Keine Haltepunkte.</translation>
    </message>
    <message>
        <source>Every hold at %1</source>
        <translation>Jeder Haltepunkt bei %1</translation>
    </message>
    <message>
        <source>Every hold of %1</source>
        <translation>Jeder Haltepunkt von %1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>Select a hold to change its budget.</source>
        <translation>Wählen Sie einen Haltepunkt, um sein Budget zu ändern.</translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation>Gilt für</translation>
    </message>
    <message>
        <source>Budget, such as 45m</source>
        <translation>Budget, etwa 45m</translation>
    </message>
    <message>
        <source>New budget</source>
        <translation>Neues Budget</translation>
    </message>
    <message>
        <source>Enter a duration such as 45m or 1h30m.</source>
        <translation>Geben Sie eine Dauer wie 45m oder 1h30m ein.</translation>
    </message>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>Die Daten sind älter als 10 s: Änderungen sind nicht möglich.</translation>
    </message>
    <message>
        <source>Requires the role admin.</source>
        <translation>Erfordert die Rolle admin.</translation>
    </message>
    <message>
        <source>The budget of %1 is %2.</source>
        <translation>Das Budget von %1 ist %2.</translation>
    </message>
    <message>
        <source>The budget of %1 is %2, as configured.</source>
        <translation>Das Budget von %1 ist %2, wie konfiguriert.</translation>
    </message>
    <message>
        <source>The budget of %1 is the default.</source>
        <translation>Das Budget von %1 ist der Standardwert.</translation>
    </message>
    <message>
        <source>Enter a reason to reset the budget of %1.</source>
        <translation>Geben Sie einen Grund an, um das Budget von %1 zurückzusetzen.</translation>
    </message>
    <message>
        <source>Ten characters or a ticket id</source>
        <translation>Zehn Zeichen oder eine Ticketnummer</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Set for this site</source>
        <translation>Für diesen Standort gesetzt</translation>
    </message>
    <message>
        <source>in the configuration</source>
        <translation>in der Konfiguration</translation>
    </message>
    <message>
        <source>set here; %1 in the configuration</source>
        <translation>hier gesetzt; %1 in der Konfiguration</translation>
    </message>
    <message>
        <source>set here</source>
        <translation>hier gesetzt</translation>
    </message>
    <message>
        <source>Reset the budget of %1</source>
        <translation>Budget von %1 zurücksetzen</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Zurücksetzen …</translation>
    </message>
</context>
<context>
    <name>BulkActs</name>
    <message>
        <source>Reason: at least 10 characters, or a ticket id</source>
        <translation>Warum: mindestens 10 Zeichen oder eine Ticket-ID</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Number of machines, %1</source>
        <translation>Zahl der Maschinen, %1</translation>
    </message>
    <message>
        <source>Number of machines: type %1</source>
        <translation>Zahl der Maschinen: %1 eingeben</translation>
    </message>
    <message>
        <source>Digits, %1</source>
        <translation>Ziffern, %1</translation>
    </message>
    <message>
        <source>Digits: type %1</source>
        <translation>Ziffern: %1 eingeben</translation>
    </message>
    <message>
        <source>Continue even if I disconnect</source>
        <translation>Weitermachen, auch wenn meine Verbindung endet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>What was not sent is not sent any more</source>
        <translation>Was nicht gesendet wurde, wird nicht mehr gesendet</translation>
    </message>
    <message>
        <source>Withdraw the request</source>
        <translation>Anfrage zurückziehen</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Stop the plan</source>
        <translation>Plan anhalten</translation>
    </message>
    <message>
        <source>End the plan</source>
        <translation>Plan beenden</translation>
    </message>
    <message>
        <source>Plan again</source>
        <translation>Neu planen</translation>
    </message>
    <message>
        <source>Continue the plan</source>
        <translation>Plan fortsetzen</translation>
    </message>
    <message>
        <source>Approve: %1</source>
        <translation>Freigeben: %1</translation>
    </message>
    <message>
        <source>Request approval</source>
        <translation>Freigabe anfordern</translation>
    </message>
    <message>
        <source>Start the plan</source>
        <translation>Plan starten</translation>
    </message>
    <message>
        <source>Read-only: requires the role operator or approver.</source>
        <translation>Ansehen erlaubt, Handeln nicht: die Rolle operator oder approver ist nötig.</translation>
    </message>
    <message>
        <source>Only %1 can continue it.</source>
        <translation>Nur %1 kann ihn fortsetzen.</translation>
    </message>
</context>
<context>
    <name>BulkBar</name>
    <message>
        <source>1 hold selected</source>
        <translation>1 Haltepunkt gewählt</translation>
    </message>
    <message>
        <source>%1 holds selected</source>
        <translation>%1 Haltepunkte gewählt</translation>
    </message>
    <message>
        <source>Acknowledge (A)</source>
        <translation>Quittieren (A)</translation>
    </message>
    <message>
        <source>Shelve… (H)</source>
        <translation>Zurückstellen… (H)</translation>
    </message>
    <message>
        <source>Ask owners</source>
        <translation>Besitzer fragen</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>Gesperrt: Die Daten sind älter als 10 s.</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>Die Rolle operator ist nötig.</translation>
    </message>
</context>
<context>
    <name>BulkHead</name>
    <message>
        <source>Guard level %1</source>
        <translation>Schutzstufe %1</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>auf %1</translation>
    </message>
</context>
<context>
    <name>BulkMachineList</name>
    <message>
        <source>Left out · %1</source>
        <translation>Ausgelassen · %1</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>1 Maschine</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>%1 Maschinen</translation>
    </message>
    <message>
        <source>Wave %1 of %2 · %3</source>
        <translation>Welle %1 von %2 · %3</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>nicht gesendet</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>in Arbeit</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>beobachtet</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>übersprungen</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Machines of the plan</source>
        <translation>Maschinen des Plans</translation>
    </message>
    <message>
        <source>1 check passed</source>
        <translation>1 Check bestanden</translation>
    </message>
    <message>
        <source>%1 checks passed</source>
        <translation>%1 Checks bestanden</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>Patch</translation>
    </message>
</context>
<context>
    <name>BulkRules</name>
    <message>
        <source>%1 waves, with a pause of %2 after each.</source>
        <translation>%1 Wellen, nach jeder eine Pause von %2.</translation>
    </message>
    <message>
        <source>One wave.</source>
        <translation>Eine Welle.</translation>
    </message>
    <message>
        <source>Each machine is checked again before it is sent. One that is no longer as planned is skipped.</source>
        <translation>Jede Maschine wird vor dem Senden noch einmal geprüft. Eine, die nicht mehr wie geplant ist, wird übersprungen.</translation>
    </message>
    <message>
        <source>It stops at the first machine that fails.</source>
        <translation>Er hält bei der ersten Maschine an, die fehlschlägt.</translation>
    </message>
    <message>
        <source>It stops when more machines fail than %1.</source>
        <translation>Er hält an, wenn mehr Maschinen fehlschlagen als %1.</translation>
    </message>
    <message>
        <source>It stops when a check changes, an effect is not observed, a right is lost or the clock is set.</source>
        <translation>Er hält an, wenn ein Check sich ändert, eine Wirkung nicht beobachtet wird, ein Recht entfällt oder die Uhr gestellt wird.</translation>
    </message>
    <message>
        <source>It continues when the person who started it disconnects.</source>
        <translation>Er läuft weiter, wenn die Verbindung dessen endet, der ihn gestartet hat.</translation>
    </message>
    <message>
        <source>It stops when the person who started it disconnects.</source>
        <translation>Er hält an, wenn die Verbindung dessen endet, der ihn gestartet hat.</translation>
    </message>
    <message>
        <source>Anybody with the role operator or approver can stop it.</source>
        <translation>Jeder mit der Rolle operator oder approver kann ihn anhalten.</translation>
    </message>
    <message>
        <source>Rules of the plan</source>
        <translation>Regeln des Plans</translation>
    </message>
    <message>
        <source>Cannot be done: %1</source>
        <translation>Nicht möglich: %1</translation>
    </message>
    <message>
        <source>How it runs</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>A second person must approve exactly this plan: another identity with the role approver.</source>
        <translation>Eine zweite Person muss genau diesen Plan freigeben: eine andere Identität mit der Rolle approver.</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Approved by %1.</source>
        <translation>Freigegeben von %1.</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Read %1. Digest %2.</source>
        <translation>Gelesen %1. Digest %2.</translation>
    </message>
</context>
<context>
    <name>CalendarPage</name>
    <message>
        <source>Previous month</source>
        <translation>Voriger Monat</translation>
    </message>
    <message>
        <source>Previous week</source>
        <translation>Vorige Woche</translation>
    </message>
    <message>
        <source>Go to today</source>
        <translation>Ab heute</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Nächster Monat</translation>
    </message>
    <message>
        <source>Next week</source>
        <translation>Nächste Woche</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Times are UTC</source>
        <translation>Zeiten in UTC</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Woche</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Saves windows and maintenances as iCalendar, for calendar apps</source>
        <translation>Sichert Fenster und Wartungen als iCalendar, für Kalender von Personen</translation>
    </message>
    <message>
        <source>Save ICS</source>
        <translation>ICS sichern</translation>
    </message>
    <message>
        <source>%1 (and %2 more)</source>
        <translation>%1 (und %2 weitere)</translation>
    </message>
    <message>
        <source>Checked %1.</source>
        <translation>Geprüft: %1.</translation>
    </message>
    <message>
        <source>No windows and no maintenance in %1. Maintenance may start at any time.</source>
        <translation>Keine Fenster und keine Wartung in %1. Wartung darf jederzeit beginnen.</translation>
    </message>
    <message>
        <source>Plan one piece of work, or import a calendar</source>
        <translation>Plant eine Arbeit oder importiert einen Kalender</translation>
    </message>
    <message>
        <source>Plan work…</source>
        <translation>Arbeit planen…</translation>
    </message>
    <message>
        <source>Copies the address of the calendar, for apps that subscribe to it</source>
        <translation>Kopiert die Adresse des Kalenders für Programme, die ihn abonnieren</translation>
    </message>
    <message>
        <source>Copy feed</source>
        <translation>Feed kopieren</translation>
    </message>
    <message>
        <source>Copied. Append ?token= and the token of a viewer.</source>
        <translation>Kopiert. ?token= und das Token eines viewer anhängen.</translation>
    </message>
    <message>
        <source>Window %1 removed.</source>
        <translation>Fenster %1 entfernt.</translation>
    </message>
    <message>
        <source>Window %1 is back.</source>
        <translation>Fenster %1 ist wieder da.</translation>
    </message>
</context>
<context>
    <name>CellLook</name>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Under 1 hour</source>
        <translation>Unter 1 Stunde</translation>
    </message>
    <message>
        <source>Under 1 day</source>
        <translation>Unter 1 Tag</translation>
    </message>
    <message>
        <source>Under 7 days</source>
        <translation>Unter 7 Tagen</translation>
    </message>
    <message>
        <source>Under 30 days</source>
        <translation>Unter 30 Tagen</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Älter</translation>
    </message>
    <message>
        <source>No host</source>
        <translation>Kein Host</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Not as intended</source>
        <translation>Nicht wie gewollt</translation>
    </message>
    <message>
        <source>Changing</source>
        <translation>Wechselt</translation>
    </message>
    <message>
        <source>In maintenance</source>
        <translation>In Wartung</translation>
    </message>
    <message>
        <source>Needs a person</source>
        <translation>Braucht eine Person</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Geplant</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Act now</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Soon</source>
        <translation>Bald</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Hält</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>Nicht verstanden</translation>
    </message>
</context>
<context>
    <name>CheckList</name>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>Evidence, read %1</source>
        <translation>Belege, gelesen %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
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
        <translation>Prüfungen werden gelesen…</translation>
    </message>
    <message>
        <source>Checks are not available: the data is older than 10 s.</source>
        <translation>Mit Daten älter als 10 s werden keine Prüfungen gelesen.</translation>
    </message>
    <message>
        <source>You are not allowed to read the checks: %1</source>
        <translation>Die Prüfungen sind für Sie nicht lesbar: %1</translation>
    </message>
    <message>
        <source>The checks could not be read: %1</source>
        <translation>Die Prüfungen konnten nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>No checks needed.</source>
        <translation>Es ist nichts zu prüfen.</translation>
    </message>
    <message>
        <source>Checks: %1</source>
        <translation>Prüfungen vor: %1</translation>
    </message>
</context>
<context>
    <name>ClusterHoldItem</name>
    <message>
        <source>%1: %2, %3 at %4, %5</source>
        <translation>%1: %2, %3 bei %4, %5</translation>
    </message>
</context>
<context>
    <name>ClusterList</name>
    <message>
        <source>Clusters</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>1 Maschine</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>%1 Maschinen</translation>
    </message>
    <message>
        <source>%1 holding</source>
        <translation>%1 hält</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
</context>
<context>
    <name>ClustersFleet</name>
    <message>
        <source>oldest %1</source>
        <translation>älteste %1</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Hält</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Spät</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Überfällig</translation>
    </message>
    <message>
        <source>Power unknown or wrong</source>
        <translation>Power unbekannt oder falsch</translation>
    </message>
    <message>
        <source>In maintenance</source>
        <translation>In Wartung</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Braucht Aufmerksamkeit</translation>
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
        <translation>%1: %2, älteste %3</translation>
    </message>
    <message>
        <source>1 hold</source>
        <translation>1 Haltepunkt</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1 Haltepunkte</translation>
    </message>
    <message>
        <source>Filter (/)</source>
        <translation>Filter (/)</translation>
    </message>
    <message>
        <source>Filter by cluster, machine, hold, owner or point (/)</source>
        <translation>Nach Cluster, Maschine, Haltepunkt, Besitzer oder Punkt filtern (/)</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Hält</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Spät</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Überfällig</translation>
    </message>
    <message>
        <source>Orphan owner</source>
        <translation>Ohne Besitzer</translation>
    </message>
    <message>
        <source>Control plane</source>
        <translation>Control Plane</translation>
    </message>
    <message>
        <source>Armed</source>
        <translation>Scharf</translation>
    </message>
    <message>
        <source>By cluster</source>
        <translation>Nach Cluster</translation>
    </message>
    <message>
        <source>By owner</source>
        <translation>Nach Besitzer</translation>
    </message>
    <message>
        <source>By point</source>
        <translation>Nach Punkt</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Keine Gruppen</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Gruppieren</translation>
    </message>
    <message>
        <source>1 change – press R to apply</source>
        <translation>1 Änderung – mit R anwenden</translation>
    </message>
    <message>
        <source>%1 changes – press R to apply</source>
        <translation>%1 Änderungen – mit R anwenden</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>Waiting at</source>
        <translation>Wartet bei</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Haltepunkt</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Holds of all clusters</source>
        <translation>Haltepunkte aller Cluster</translation>
    </message>
    <message>
        <source>Checked %1.</source>
        <translation>Geprüft: %1.</translation>
    </message>
    <message>
        <source>Nothing is holding.</source>
        <translation>Nichts hält.</translation>
    </message>
    <message>
        <source>Nothing is holding in the connected clusters.</source>
        <translation>In den sichtbaren Clustern hält nichts.</translation>
    </message>
    <message>
        <source>1 hold is hidden by the filters.</source>
        <translation>1 Haltepunkt ist durch die Filter ausgeblendet.</translation>
    </message>
    <message>
        <source>%1 holds are hidden by the filters.</source>
        <translation>%1 Haltepunkte sind durch die Filter ausgeblendet.</translation>
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
        <translation>Status</translation>
    </message>
    <message>
        <source>All clusters</source>
        <translation>Alle Cluster</translation>
    </message>
    <message>
        <source>1 cluster</source>
        <translation>1 Cluster</translation>
    </message>
    <message>
        <source>%1 clusters</source>
        <translation>%1 Cluster</translation>
    </message>
    <message>
        <source>%1 of %2 clusters</source>
        <translation>%1 von %2 Clustern</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Haltepunkte</translation>
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
        <translation>Zurück zu einem Cluster</translation>
    </message>
</context>
<context>
    <name>ClustersWindow</name>
    <message>
        <source>Holdpoint: all clusters</source>
        <translation>Holdpoint: alle Cluster</translation>
    </message>
    <message>
        <source>Read-only: changes are made in the window of one cluster. Open a row to go there.</source>
        <translation>Von hier wird nichts geschrieben: Geschrieben wird in einem Cluster, in dessen eigenem Fenster. Eine Zeile öffnen führt dorthin.</translation>
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
        <translation>%1 kopieren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
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
        <translation>Filter %1 aufheben</translation>
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
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>Spalten zurücksetzen</translation>
    </message>
</context>
<context>
    <name>ColumnMenu</name>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>Contains…</source>
        <translation>Enthält …</translation>
    </message>
    <message>
        <source>%1 contains</source>
        <translation>%1 enthält</translation>
    </message>
    <message>
        <source>Clear this filter</source>
        <translation>Diesen Filter aufheben</translation>
    </message>
    <message>
        <source>Hide this column</source>
        <translation>Diese Spalte ausblenden</translation>
    </message>
    <message>
        <source>As second sort key</source>
        <translation>Als zweiter Sortierschlüssel</translation>
    </message>
</context>
<context>
    <name>ColumnTitle</name>
    <message>
        <source>sorted, descending</source>
        <translation>sortiert, absteigend</translation>
    </message>
    <message>
        <source>sorted, ascending</source>
        <translation>sortiert, aufsteigend</translation>
    </message>
    <message>
        <source>second sort column, descending</source>
        <translation>zweite Sortierspalte, absteigend</translation>
    </message>
    <message>
        <source>second sort column, ascending</source>
        <translation>zweite Sortierspalte, aufsteigend</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Go to machine</source>
        <translation>Zur Maschine</translation>
    </message>
    <message>
        <source>Command or machine</source>
        <translation>Befehl oder Maschine</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>Kein Treffer</translation>
    </message>
</context>
<context>
    <name>ConnectionPage</name>
    <message>
        <source>This console</source>
        <translation>Diese Konsole</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>Backend</translation>
    </message>
    <message>
        <source>The backend has no streams.</source>
        <translation>Das Backend hat keinen Stream.</translation>
    </message>
    <message>
        <source>Loading the streams</source>
        <translation>Streams werden geladen</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Stream</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Last data</source>
        <translation>Letzte Nachricht</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>Rechte</translation>
    </message>
    <message>
        <source>Testing the connection…</source>
        <translation>Verbindung wird geprüft…</translation>
    </message>
    <message>
        <source>The backend signs in to its cluster again</source>
        <translation>Das Backend meldet sich neu an seinem Cluster an</translation>
    </message>
    <message>
        <source>Re-authenticate</source>
        <translation>Neu anmelden</translation>
    </message>
    <message>
        <source>Reconnects and catches up</source>
        <translation>Verbindet wieder und holt auf</translation>
    </message>
    <message>
        <source>Disconnects until you resume</source>
        <translation>Beendet die Verbindung, bis Sie sie fortsetzen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Opens a second connection and reports the result</source>
        <translation>Verbindet ein zweites Mal und sagt, was daraus wurde</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Last output of the sign-in plug-in, without secrets</source>
        <translation>Was das Anmelde-Plug-in zuletzt ausgab, ohne Geheimnisse</translation>
    </message>
    <message>
        <source>Sign-in log</source>
        <translation>Anmeldeprotokoll</translation>
    </message>
    <message>
        <source>The credentials name no expiry.</source>
        <translation>Die Anmeldedaten sagen nicht, wann sie enden.</translation>
    </message>
    <message>
        <source>The credentials expire in %1.</source>
        <translation>Die Anmeldedaten enden in %1.</translation>
    </message>
    <message>
        <source>The credentials expired %1 ago.</source>
        <translation>Die Anmeldedaten endeten vor %1.</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>By part</source>
        <translation>Nach Teil</translation>
    </message>
    <message>
        <source>By kind and verb</source>
        <translation>Nach Art und Verb</translation>
    </message>
</context>
<context>
    <name>DetailTable</name>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
</context>
<context>
    <name>DiagnosticsPane</name>
    <message>
        <source>As Markdown, without tokens, passwords or certificates.</source>
        <translation>Als Markdown, ohne Token, Passwörter oder Zertifikate.</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>EarlierTab</name>
    <message>
        <source>Deleted by %1</source>
        <translation>Gelöscht von %1</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Gelöscht</translation>
    </message>
    <message>
        <source>Failed, then deleted by %1</source>
        <translation>Fehlgeschlagen, dann gelöscht von %1</translation>
    </message>
    <message>
        <source>Failed, then gone</source>
        <translation>Fehlgeschlagen, dann verschwunden</translation>
    </message>
    <message numerus="yes">
        <source>Gone after %n hook(s) were removed by hand</source>
        <translation>
            <numerusform>Verschwunden, nachdem Menschen %n Hook abgenommen hatten</numerusform>
            <numerusform>Verschwunden, nachdem Menschen %n Hooks abgenommen hatten</numerusform>
        </translation>
    </message>
    <message>
        <source>Gone; its deletion was not observed</source>
        <translation>Verschwunden; niemand hat sie erkennbar gelöscht</translation>
    </message>
    <message>
        <source>%1 at %2, %3</source>
        <translation>%1 bei %2, %3</translation>
    </message>
    <message>
        <source>Not held by any hook</source>
        <translation>Kein Hook hielt sie</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Life</source>
        <translation>Lebensdauer</translation>
    </message>
    <message>
        <source>Longest hold</source>
        <translation>Längster Haltepunkt</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Earlier machines named %1</source>
        <translation>Frühere Maschinen namens %1</translation>
    </message>
    <message>
        <source>Show its timeline</source>
        <translation>Ihre Zeitleiste zeigen</translation>
    </message>
    <message>
        <source>The record starts at %1. Machines before that are not recorded.</source>
        <translation>Die Aufzeichnung beginnt %1; von Maschinen davor ist nichts bekannt.</translation>
    </message>
    <message>
        <source>No earlier machine named %1 is recorded.</source>
        <translation>Die Aufzeichnung kennt keine frühere Maschine namens %1.</translation>
    </message>
    <message>
        <source>Loading earlier machines…</source>
        <translation>Frühere Maschinen werden geladen…</translation>
    </message>
</context>
<context>
    <name>EntryItem</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Include: %1</source>
        <translation>Aufnehmen: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Wichtig</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verborgen</translation>
    </message>
    <message>
        <source>Visibility</source>
        <translation>Sichtbarkeit</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
</context>
<context>
    <name>EntryList</name>
    <message>
        <source>%1 of %2 included</source>
        <translation>%1 von %2 aufgenommen</translation>
    </message>
    <message>
        <source>%1 more are not included</source>
        <translation>%1 weitere sind ausgelassen</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>wird gelesen</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Entries of the incident</source>
        <translation>Einträge des Vorfalls</translation>
    </message>
    <message>
        <source>No events of these machines are recorded in this range.</source>
        <translation>Die Aufzeichnung enthält nichts über diese Maschinen in diesem Zeitraum.</translation>
    </message>
</context>
<context>
    <name>ExitButtons</name>
    <message>
        <source>Message to the owner copied.</source>
        <translation>Nachricht an den Besitzer kopiert.</translation>
    </message>
    <message>
        <source>Way out copied.</source>
        <translation>Ausweg kopiert.</translation>
    </message>
    <message>
        <source>Copies this text</source>
        <translation>Kopiert es</translation>
    </message>
    <message>
        <source>Copies a message to the owner</source>
        <translation>Kopiert eine Nachricht an den Besitzer</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Opens a review; this button sends nothing</source>
        <translation>Öffnet eine Prüfung; diese Schaltfläche sendet nichts</translation>
    </message>
    <message>
        <source>%1… (%2)</source>
        <translation>%1… (%2)</translation>
    </message>
    <message>
        <source>Shows it</source>
        <translation>Zeigt es</translation>
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
        <translation>HTML-Seite</translation>
    </message>
    <message>
        <source>Trace (Perfetto)</source>
        <translation>Trace (Perfetto)</translation>
    </message>
    <message>
        <source>Holdpoint bundle</source>
        <translation>Holdpoint-Bündel</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 received</source>
        <translation>%1 empfangen</translation>
    </message>
    <message>
        <source>Save the incident first: exports use the saved incident.</source>
        <translation>Zuerst den Vorfall speichern: exportiert wird, was gespeichert ist.</translation>
    </message>
    <message>
        <source>The file is saved to your downloads. Exports are recorded with the name of the person.</source>
        <translation>Die Datei geht zu den Downloads. Wer was exportiert hat, wird aufgezeichnet.</translation>
    </message>
    <message>
        <source>Exports of the backend</source>
        <translation>Exporte des Backends</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Exporte</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>No exports since the backend started.</source>
        <translation>Seit dem Start des Backends wurde nichts exportiert.</translation>
    </message>
    <message>
        <source>Creating the document…</source>
        <translation>Dokument wird erstellt…</translation>
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
        <translation>Titel</translation>
    </message>
    <message>
        <source>No severity</source>
        <translation>Kein Schweregrad</translation>
    </message>
    <message>
        <source>Severity 1</source>
        <translation>Schweregrad 1</translation>
    </message>
    <message>
        <source>Severity 2</source>
        <translation>Schweregrad 2</translation>
    </message>
    <message>
        <source>Severity 3</source>
        <translation>Schweregrad 3</translation>
    </message>
    <message>
        <source>Severity 4</source>
        <translation>Schweregrad 4</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Mitigated</source>
        <translation>Eingedämmt</translation>
    </message>
    <message>
        <source>Resolved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Geschlossen</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Leitung</translation>
    </message>
    <message>
        <source>Times derived from the entries</source>
        <translation>Zeiten, die sich aus den Einträgen ergeben</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Detected</source>
        <translation>Erkannt</translation>
    </message>
    <message>
        <source>Acknowledged</source>
        <translation>Quittiert</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>geschätzt</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Detection</source>
        <translation>Erkennung</translation>
    </message>
    <message>
        <source>Root cause</source>
        <translation>Ursache</translation>
    </message>
    <message>
        <source>Contributing factors, one per line</source>
        <translation>Begünstigende Faktoren, einer je Zeile</translation>
    </message>
    <message>
        <source>What went well, one per line</source>
        <translation>Was gut lief, eins je Zeile</translation>
    </message>
    <message>
        <source>Actions, one per line</source>
        <translation>Maßnahmen, eine je Zeile</translation>
    </message>
    <message>
        <source>Holdpoint does not write conclusions.</source>
        <translation>Holdpoint schreibt keine Schlussfolgerungen.</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>%1: not known yet</source>
        <translation>%1: noch nicht bekannt</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>– in 1 h</source>
        <translation>– in 1 h</translation>
    </message>
    <message>
        <source>same as 1 h ago</source>
        <translation>wie vor 1 h</translation>
    </message>
    <message>
        <source>+%1 in 1 h</source>
        <translation>+%1 in 1 h</translation>
    </message>
    <message>
        <source>−%1 in 1 h</source>
        <translation>−%1 in 1 h</translation>
    </message>
    <message>
        <source>The usual value is not known yet.</source>
        <translation>Was üblich ist, ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>Tick: at most %1 in 95 of 100 minutes of the last 7 days.</source>
        <translation>Der Strich: höchstens %1 in 95 von 100 Minuten der letzten 7 Tage.</translation>
    </message>
</context>
<context>
    <name>FilterChip</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>FleetColumns</name>
    <message>
        <source>Urgency</source>
        <translation>Dringlichkeit</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Waiting at / holds</source>
        <translation>Wartet bei / hält</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Node</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
</context>
<context>
    <name>FleetCounters</name>
    <message>
        <source>oldest %1</source>
        <translation>älteste %1</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Hält</translation>
    </message>
    <message>
        <source>Power unknown or wrong</source>
        <translation>Power unbekannt oder falsch</translation>
    </message>
    <message>
        <source>In maintenance</source>
        <translation>In Wartung</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Spät</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Überfällig</translation>
    </message>
    <message>
        <source>Counted since %1.</source>
        <translation>Gezählt seit %1.</translation>
    </message>
</context>
<context>
    <name>FleetList</name>
    <message>
        <source>Machines</source>
        <translation>Maschinen</translation>
    </message>
    <message>
        <source>1 row copied.</source>
        <translation>1 Zeile kopiert.</translation>
    </message>
    <message>
        <source>%1 rows copied.</source>
        <translation>%1 Zeilen kopiert.</translation>
    </message>
</context>
<context>
    <name>FleetPage</name>
    <message>
        <source>Filter (/)</source>
        <translation>Filter (/)</translation>
    </message>
    <message>
        <source>Filter by name, role, node, hook or owner (/)</source>
        <translation>Nach Name, Rolle, Node, Hook oder Besitzer filtern (/)</translation>
    </message>
    <message>
        <source>%1 of %2 machines</source>
        <translation>%1 von %2 Maschinen</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>1 Maschine</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>%1 Maschinen</translation>
    </message>
    <message>
        <source>%1 would move (R)</source>
        <translation>%1 würden rücken (R)</translation>
    </message>
    <message>
        <source>Checked %1.</source>
        <translation>Geprüft: %1.</translation>
    </message>
    <message>
        <source>1 machine does not match.</source>
        <translation>1 Maschine passt nicht.</translation>
    </message>
    <message>
        <source>%1 machines do not match.</source>
        <translation>%1 Maschinen passen nicht.</translation>
    </message>
    <message>
        <source>No machines in %1.</source>
        <translation>Keine Maschinen in %1.</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Filter löschen</translation>
    </message>
    <message>
        <source>Copy request</source>
        <translation>Anfrage kopieren</translation>
    </message>
    <message>
        <source>the words “%1”</source>
        <translation>die Wörter „%1“</translation>
    </message>
    <message>
        <source>the counter</source>
        <translation>den Zähler</translation>
    </message>
    <message>
        <source>the column %1</source>
        <translation>die Spalte %1</translation>
    </message>
    <message>
        <source>Link copied. Opening it requires signing in.</source>
        <translation>Link kopiert. Zum Öffnen ist eine Anmeldung nötig.</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 ausgewählt</translation>
    </message>
    <message>
        <source>Views…</source>
        <translation>Ansichten …</translation>
    </message>
    <message>
        <source>No match. Hidden by %1.</source>
        <translation>Kein Treffer. Ausgeblendet durch %1.</translation>
    </message>
    <message>
        <source>the cluster %1</source>
        <translation>den Cluster %1</translation>
    </message>
    <message>
        <source>%1 holding</source>
        <translation>%1 hält</translation>
    </message>
    <message>
        <source>%1 late</source>
        <translation>%1 verspätet</translation>
    </message>
    <message>
        <source>%1 overdue</source>
        <translation>%1 überfällig</translation>
    </message>
    <message>
        <source>cannot be seen since %1</source>
        <translation>nicht einsehbar seit %1</translation>
    </message>
    <message>
        <source>All clusters</source>
        <translation>Alle Cluster</translation>
    </message>
    <message>
        <source>Cluster: %1</source>
        <translation>Cluster: %1</translation>
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
        <translation>Besitzer %1</translation>
    </message>
    <message>
        <source>node %1</source>
        <translation>Node %1</translation>
    </message>
    <message>
        <source>power %1</source>
        <translation>Power %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>deleted next</source>
        <translation>als Nächste gelöscht</translation>
    </message>
    <message>
        <source>note of %1, %2: %3</source>
        <translation>Notiz von %1, %2: %3</translation>
    </message>
    <message>
        <source>cluster %1</source>
        <translation>Cluster %1</translation>
    </message>
</context>
<context>
    <name>ForecastChart</name>
    <message>
        <source>Held by</source>
        <translation>Gehalten von</translation>
    </message>
    <message>
        <source>For (p50 to p95)</source>
        <translation>Dauer (p50 bis p95)</translation>
    </message>
    <message>
        <source>What is expected to hold</source>
        <translation>Was voraussichtlich hält</translation>
    </message>
    <message>
        <source>in %1 of %2 runs</source>
        <translation>in %1 von %2 Läufen</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
</context>
<context>
    <name>FoundList</name>
    <message>
        <source>What would be imported</source>
        <translation>Was es brächte</translation>
    </message>
</context>
<context>
    <name>GatesZone</name>
    <message>
        <source>Before sending</source>
        <translation>Vor dem Senden</translation>
    </message>
    <message>
        <source>Safer ways out</source>
        <translation>Sicherere Auswege</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Reason: at least 10 characters, or a ticket id</source>
        <translation>Warum: mindestens 10 Zeichen oder eine Ticket-ID</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Type %1</source>
        <translation>%1 eingeben</translation>
    </message>
    <message>
        <source>Name of the object: %1</source>
        <translation>Name des Objekts: %1</translation>
    </message>
    <message>
        <source>Break-glass: no second person. It is sent after %1 s, raises an alarm for everybody and must be reviewed afterwards.</source>
        <translation>Notzugriff: niemand sonst wird gefragt. Gesendet wird nach %1 s, mit einem Alarm für alle und einer Prüfung, die abzuschließen ist.</translation>
    </message>
    <message>
        <source>A second person must approve: another identity with the role approver.</source>
        <translation>Eine zweite Person muss freigeben: eine andere Identität mit der Rolle approver.</translation>
    </message>
    <message>
        <source>Break-glass: no time for a second person</source>
        <translation>Notzugriff: keine Zeit für eine zweite Person</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <translation>%1 um %2: %3</translation>
    </message>
    <message>
        <source>no reason required</source>
        <translation>es wurde kein Grund verlangt</translation>
    </message>
    <message>
        <source>Approved by %1.</source>
        <translation>Freigegeben von %1.</translation>
    </message>
    <message>
        <source>Waiting for a second person until %1. Digest %2.</source>
        <translation>Wartet auf eine zweite Person bis %1. Digest %2.</translation>
    </message>
    <message>
        <source>Sent with break-glass, without a second person.</source>
        <translation>Per Notzugriff gesendet, ohne zweite Person.</translation>
    </message>
    <message>
        <source>Why not (only for Reject); shown to the requester</source>
        <translation>Warum nicht, für den Anfragenden (nur zum Ablehnen)</translation>
    </message>
    <message>
        <source>Reason for the rejection</source>
        <translation>Warum es abgelehnt wird</translation>
    </message>
    <message>
        <source>Will be sent with break-glass, without a second person.</source>
        <translation>Wird im Notfallverfahren gesendet, ohne zweite Person.</translation>
    </message>
</context>
<context>
    <name>GoneStrip</name>
    <message>
        <source>Deleted machines</source>
        <translation>Gelöschte Maschinen</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Gelöscht</translation>
    </message>
    <message>
        <source>%1, gone since %2</source>
        <translation>%1, weg seit %2</translation>
    </message>
</context>
<context>
    <name>GroupHeader</name>
    <message>
        <source>%1: %2, oldest %3</source>
        <translation>%1: %2, älteste %3</translation>
    </message>
    <message>
        <source>1 hold</source>
        <translation>1 Haltepunkt</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1 Haltepunkte</translation>
    </message>
    <message>
        <source>Ask owner: %1</source>
        <translation>Besitzer fragen: %1</translation>
    </message>
    <message>
        <source>Ask owner</source>
        <translation>Besitzer fragen</translation>
    </message>
    <message>
        <source>Acknowledge group: %1</source>
        <translation>Gruppe quittieren: %1</translation>
    </message>
    <message>
        <source>Ack group</source>
        <translation>Gruppe quitt.</translation>
    </message>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>Gesperrt: Die Daten sind älter als 10 s.</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>Die Rolle operator ist nötig.</translation>
    </message>
    <message>
        <source>on 1 machine</source>
        <translation>auf 1 Maschine</translation>
    </message>
    <message>
        <source>on %1 machines</source>
        <translation>auf %1 Maschinen</translation>
    </message>
    <message>
        <source>%1 late</source>
        <translation>%1 verspätet</translation>
    </message>
    <message>
        <source>Show all: %1</source>
        <translation>Alle zeigen: %1</translation>
    </message>
    <message>
        <source>Fold: %1</source>
        <translation>Einklappen: %1</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Einklappen</translation>
    </message>
</context>
<context>
    <name>GuardsPane</name>
    <message>
        <source>View, copy, export</source>
        <translation>Ansehen, kopieren, exportieren</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Only in Holdpoint: acknowledge, shelve, note</source>
        <translation>Nur in Holdpoint: quittieren, zurückstellen, notieren</translation>
    </message>
    <message>
        <source>nothing; can be undone</source>
        <translation>nichts; umkehrbar</translation>
    </message>
    <message>
        <source>Reversible in the cluster: cordon, own hold, power on</source>
        <translation>Im Cluster umkehrbar: sperren (cordon), eigener Haltepunkt, einschalten</translation>
    </message>
    <message>
        <source>a review</source>
        <translation>eine Prüfung</translation>
    </message>
    <message>
        <source>Irreversible, one worker, all interlocks green</source>
        <translation>Unumkehrbar, ein Worker, jede Verriegelung grün</translation>
    </message>
    <message>
        <source>reason, press and hold, 10 s to abort</source>
        <translation>Grund, gedrückt halten, 10 s zum Abbrechen</translation>
    </message>
    <message>
        <source>Irreversible, and: control plane, a red interlock, or somebody else&apos;s key</source>
        <translation>Unumkehrbar und Control Plane, eine rote Verriegelung oder ein fremder Schlüssel</translation>
    </message>
    <message>
        <source>as G3, plus: type the name, and a second person or break-glass</source>
        <translation>wie G3, Namen eingeben, zweite Person; oder Notzugriff</translation>
    </message>
    <message>
        <source>Leaks or corrupts: remove a finalizer, force delete</source>
        <translation>Leckt oder beschädigt: Finalizer entfernen, Löschen erzwingen</translation>
    </message>
    <message>
        <source>never done, only explained</source>
        <translation>nie ausgeführt, nur erklärt</translation>
    </message>
    <message>
        <source>A red or unknown interlock raises an action by one level. A site policy can raise levels and never lower them.</source>
        <translation>Eine rote oder unbekannte Verriegelung hebt eine Aktion um eine Stufe an. Ein Standort darf Stufen per Richtlinie anheben und nie senken.</translation>
    </message>
    <message>
        <source>Guards and approvers</source>
        <translation>Schutzstufen und Freigebende</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>%1 (%2), %3</source>
        <translation>%1 (%2), %3</translation>
    </message>
    <message>
        <source>can change the cluster</source>
        <translation>darf den Cluster ändern</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>darf ansehen, nicht ändern</translation>
    </message>
    <message>
        <source>Approvers are identities with the role approver or admin. Nobody can approve their own request.</source>
        <translation>Freigebende sind Identitäten mit der Rolle approver oder admin; niemand gibt frei, was er selbst ausgelöst hat.</translation>
    </message>
    <message>
        <source>Offer break-glass in this console where the site allows it</source>
        <translation>Notzugriff in dieser Konsole anbieten, wo der Standort ihn erlaubt</translation>
    </message>
    <message>
        <source>Your own rule can only be stricter than that of the site. Without break-glass, a second person must always approve.</source>
        <translation>Ihre eigene Regel kann nur strenger sein als die des Standorts. Ohne Notzugriff muss immer eine zweite Person genehmigen.</translation>
    </message>
    <message>
        <source>Ask me for more</source>
        <translation>Mehr von mir verlangen</translation>
    </message>
    <message>
        <source>The least guard level of what you request from this console. The review names the rule, and so does the audit.</source>
        <translation>Die niedrigste Schutzstufe für das, was Sie an dieser Konsole anfordern. Die Prüfung nennt die Regel, das Audit auch.</translation>
    </message>
    <message>
        <source>%1, as the site has it</source>
        <translation>%1, wie der Standort es hat</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>Least guard level of %1</source>
        <translation>Niedrigste Schutzstufe von %1</translation>
    </message>
</context>
<context>
    <name>HoldButton</name>
    <message>
        <source>Press and hold for 1.5 seconds, or type the digits</source>
        <translation>1,5 Sekunden gedrückt halten oder die Ziffern eingeben</translation>
    </message>
</context>
<context>
    <name>HoldColumns</name>
    <message>
        <source>Selected</source>
        <translation>Ausgewählt</translation>
    </message>
    <message>
        <source>Urgency</source>
        <translation>Dringlichkeit</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>Waiting at</source>
        <translation>Wartet bei</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Haltepunkt</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>Since, against usual</source>
        <translation>Seit, gegenüber üblich</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>Usually until</source>
        <translation>Üblich bis</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
</context>
<context>
    <name>HoldInspector</name>
    <message>
        <source>Select a hold to see why it is there and what ends it (J K).</source>
        <translation>Haltepunkt wählen, um zu sehen, warum er da ist und was ihn beendet (J K).</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>Was bekannt ist</translation>
    </message>
    <message>
        <source>Ways out</source>
        <translation>Auswege</translation>
    </message>
    <message>
        <source>Open machine (Enter)</source>
        <translation>Maschine öffnen (Enter)</translation>
    </message>
    <message>
        <source>Ask owner</source>
        <translation>Besitzer fragen</translation>
    </message>
    <message>
        <source>Acknowledge (A)</source>
        <translation>Quittieren (A)</translation>
    </message>
    <message>
        <source>Shelve… (H)</source>
        <translation>Zurückstellen… (H)</translation>
    </message>
    <message>
        <source>Opens a review; this button sends nothing</source>
        <translation>Öffnet eine Prüfung; diese Schaltfläche sendet nichts</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>at least %1; shows its checks</source>
        <translation>mindestens %1; öffnet die Prüfungen</translation>
    </message>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>Gesperrt: Die Daten sind älter als 10 s.</translation>
    </message>
    <message>
        <source>Read-only: requires the role operator.</source>
        <translation>Ansehen erlaubt, Handeln nicht: die Rolle operator ist nötig.</translation>
    </message>
    <message>
        <source>Selected hold</source>
        <translation>Zum gewählten Haltepunkt</translation>
    </message>
    <message>
        <source>%1 at present</source>
        <translation>%1 nach jetzigem Stand</translation>
    </message>
    <message>
        <source>Opens a plan; this button sends nothing</source>
        <translation>Öffnet einen Plan; diese Schaltfläche sendet nichts</translation>
    </message>
    <message>
        <source>%1 on all %2…</source>
        <translation>%1 auf allen %2…</translation>
    </message>
</context>
<context>
    <name>HoldList</name>
    <message>
        <source>Holds</source>
        <translation>Haltepunkte</translation>
    </message>
    <message>
        <source>1 row copied.</source>
        <translation>1 Zeile kopiert.</translation>
    </message>
    <message>
        <source>%1 rows copied.</source>
        <translation>%1 Zeilen kopiert.</translation>
    </message>
</context>
<context>
    <name>HoldModifier</name>
    <message>
        <source>the owner reports a failure</source>
        <translation>der Besitzer meldet einen Fehler</translation>
    </message>
    <message>
        <source>the owner is silent</source>
        <translation>der Besitzer schweigt</translation>
    </message>
    <message>
        <source>the owner does not exist</source>
        <translation>der Besitzer ist nicht da</translation>
    </message>
    <message>
        <source>duplicate name</source>
        <translation>der Name kommt zweimal vor</translation>
    </message>
    <message>
        <source>added after the Machine was deleted</source>
        <translation>hinzugefügt, nachdem die Machine gelöscht wurde</translation>
    </message>
</context>
<context>
    <name>HoldRow</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>%1 of %2 at %3</source>
        <translation>%1 von %2 bei %3</translation>
    </message>
</context>
<context>
    <name>HoldRowItem</name>
    <message>
        <source>Control plane</source>
        <translation>Control Plane</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>%1 at %2, %3</source>
        <translation>%1 bei %2, %3</translation>
    </message>
    <message>
        <source>owner %1</source>
        <translation>Besitzer %1</translation>
    </message>
    <message>
        <source>usually done by %1</source>
        <translation>üblicherweise vorbei um %1</translation>
    </message>
    <message>
        <source>%1, %2 at %3, %4</source>
        <translation>%1, %2 bei %3, %4</translation>
    </message>
    <message>
        <source>Select %1, %2</source>
        <translation>%1, %2 wählen</translation>
    </message>
    <message>
        <source>note of %1, %2: %3</source>
        <translation>Notiz von %1, %2: %3</translation>
    </message>
</context>
<context>
    <name>HoldTools</name>
    <message>
        <source>Filter (/)</source>
        <translation>Filter (/)</translation>
    </message>
    <message>
        <source>Filter by machine, hold, owner or point (/)</source>
        <translation>Nach Maschine, Haltepunkt, Besitzer oder Punkt filtern (/)</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Hält</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Spät</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Überfällig</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Meine</translation>
    </message>
    <message>
        <source>Orphan owner</source>
        <translation>Ohne Besitzer</translation>
    </message>
    <message>
        <source>Control plane</source>
        <translation>Control Plane</translation>
    </message>
    <message>
        <source>Armed</source>
        <translation>Scharf</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Keine Gruppen</translation>
    </message>
    <message>
        <source>By owner</source>
        <translation>Nach Besitzer</translation>
    </message>
    <message>
        <source>By point</source>
        <translation>Nach Punkt</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Gruppieren</translation>
    </message>
    <message>
        <source>1 hold</source>
        <translation>1 Haltepunkt</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1 Haltepunkte</translation>
    </message>
    <message>
        <source>on 1 machine</source>
        <translation>auf 1 Maschine</translation>
    </message>
    <message>
        <source>on %1 machines</source>
        <translation>auf %1 Maschinen</translation>
    </message>
    <message>
        <source>By cause</source>
        <translation>Nach Ursache</translation>
    </message>
    <message>
        <source>Views…</source>
        <translation>Ansichten …</translation>
    </message>
    <message>
        <source>By cluster</source>
        <translation>Nach Cluster</translation>
    </message>
    <message>
        <source>By budget</source>
        <translation>Nach Budget</translation>
    </message>
    <message>
        <source>By rack</source>
        <translation>Nach Rack</translation>
    </message>
    <message>
        <source>By maintenance</source>
        <translation>Nach Wartung</translation>
    </message>
    <message>
        <source>Most urgent first</source>
        <translation>Dringendstes zuerst</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>Am meisten verspätet zuerst</translation>
    </message>
    <message>
        <source>Highest impact first</source>
        <translation>Größte Auswirkung zuerst</translation>
    </message>
    <message>
        <source>By what comes next</source>
        <translation>Nach dem, was folgt</translation>
    </message>
    <message>
        <source>Expected end first</source>
        <translation>Erwartetes Ende zuerst</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren</translation>
    </message>
</context>
<context>
    <name>HoldsPage</name>
    <message>
        <source>Message to the owner copied.</source>
        <translation>Nachricht an den Besitzer kopiert.</translation>
    </message>
    <message>
        <source>Sentence copied.</source>
        <translation>Satz kopiert.</translation>
    </message>
    <message>
        <source>kubectl command copied.</source>
        <translation>kubectl-Befehl kopiert.</translation>
    </message>
    <message>
        <source>1 change – press R to apply</source>
        <translation>1 Änderung – mit R anwenden</translation>
    </message>
    <message>
        <source>%1 changes – press R to apply</source>
        <translation>%1 Änderungen – mit R anwenden</translation>
    </message>
    <message>
        <source>Nothing is holding.</source>
        <translation>Nichts hält.</translation>
    </message>
    <message>
        <source>1 hold is hidden by the filters.</source>
        <translation>1 Haltepunkt ist durch die Filter ausgeblendet.</translation>
    </message>
    <message>
        <source>%1 holds are hidden by the filters.</source>
        <translation>%1 Haltepunkte sind durch die Filter ausgeblendet.</translation>
    </message>
    <message>
        <source>Holds are not known: the machines are served in an unsupported version.</source>
        <translation>Was hält, ist nicht bekannt: Die Maschinen kommen in einer Version, die nicht verstanden wird.</translation>
    </message>
    <message>
        <source>the words “%1”</source>
        <translation>die Wörter „%1“</translation>
    </message>
    <message>
        <source>the chips</source>
        <translation>die Auswahl oben</translation>
    </message>
    <message>
        <source>the column %1</source>
        <translation>die Spalte %1</translation>
    </message>
    <message>
        <source>Link copied. Opening it requires signing in.</source>
        <translation>Link kopiert. Zum Öffnen ist eine Anmeldung nötig.</translation>
    </message>
    <message>
        <source>%1 on all %2 machines of its cause…</source>
        <translation>%1 auf allen %2 Maschinen dieser Ursache…</translation>
    </message>
</context>
<context>
    <name>HostFacts</name>
    <message>
        <source>Unknown for %1: %2</source>
        <translation>Unbekannt seit %1: %2</translation>
    </message>
    <message>
        <source>Unknown: %1</source>
        <translation>Unbekannt: %1</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>1 hold</source>
        <translation>1 Haltepunkt</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1 Haltepunkte</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 Fehler</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 Fehler</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>hard in %1 s</source>
        <translation>hart in %1 s</translation>
    </message>
    <message>
        <source>hard power-off due</source>
        <translation>hart ist fällig</translation>
    </message>
    <message>
        <source>off within %1</source>
        <translation>aus in %1</translation>
    </message>
    <message>
        <source>power-off overdue</source>
        <translation>Ausschalten überfällig</translation>
    </message>
    <message>
        <source>on within %1</source>
        <translation>an in %1</translation>
    </message>
    <message>
        <source>power-on overdue</source>
        <translation>Einschalten überfällig</translation>
    </message>
    <message>
        <source>retry in %1</source>
        <translation>neuer Versuch in %1</translation>
    </message>
    <message>
        <source>retry due</source>
        <translation>neuer Versuch fällig</translation>
    </message>
    <message>
        <source>window ends in %1</source>
        <translation>Fenster endet in %1</translation>
    </message>
    <message>
        <source>window is over</source>
        <translation>Fenster ist vorbei</translation>
    </message>
</context>
<context>
    <name>HostPanel</name>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>Die Daten sind älter als 10 s: Änderungen sind nicht möglich.</translation>
    </message>
    <message>
        <source>%1 is not allowed to change hosts.</source>
        <translation>%1 darf Hosts nicht ändern.</translation>
    </message>
    <message>
        <source>%1 (%2 ago)</source>
        <translation>%1 (vor %2)</translation>
    </message>
    <message>
        <source>Power holds</source>
        <translation>Power-Haltepunkte</translation>
    </message>
    <message>
        <source>1 key</source>
        <translation>1 Schlüssel</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 Schlüssel</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Soll</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Actual</source>
        <translation>Ist</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>Zuletzt gelesen</translation>
    </message>
    <message>
        <source>Last on</source>
        <translation>Zuletzt ein</translation>
    </message>
    <message>
        <source>Reboot requested</source>
        <translation>Neustart angefragt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Rack</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Go to machine</source>
        <translation>Zur Maschine</translation>
    </message>
    <message>
        <source>No key holds this host.</source>
        <translation>Kein Schlüssel hält diesen Host.</translation>
    </message>
    <message>
        <source>No host is held off by a key.</source>
        <translation>Kein Host wird durch einen Schlüssel aus gehalten.</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Opens a review, guard level %1 or higher</source>
        <translation>Öffnet eine Prüfung, Schutzstufe %1 oder höher</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>A soft shutdown that takes longer than about 3 m is followed by a hard one; the card counts down.</source>
        <translation>Auf ein sanftes Herunterfahren, das nicht binnen etwa 3 m endet, folgt ein hartes; die Karte zählt herunter.</translation>
    </message>
    <message>
        <source>%1 is not supported: nothing can be changed.</source>
        <translation>%1 wird nicht verstanden: Änderungen sind nicht möglich.</translation>
    </message>
    <message>
        <source>Which hosts are held off is not known.</source>
        <translation>Welche Hosts ausgeschaltet gehalten werden, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Polling the BMC of %1.</source>
        <translation>Der BMC von %1 wird jetzt gefragt.</translation>
    </message>
    <message>
        <source>Poll the BMC now, without waiting for the retry delay</source>
        <translation>Den BMC jetzt fragen, worauf auch immer er wartet</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Jetzt wiederholen</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Als Nächstes</translation>
    </message>
    <message>
        <source>Requested by</source>
        <translation>Angefordert von</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>How long its machines would take to go, and what would hold them. Changes nothing.</source>
        <translation>Wie lange es dauern würde, bis seine Maschinen weg sind, und was sie halten würde. Ändert nichts.</translation>
    </message>
</context>
<context>
    <name>HostTab</name>
    <message>
        <source>No reboot annotation is set on this host.</source>
        <translation>Auf diesem Host ist keine Reboot-Annotation gesetzt.</translation>
    </message>
    <message>
        <source>Power key</source>
        <translation>Power-Schlüssel</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>No BareMetalHost belongs to this machine.</source>
        <translation>Zu dieser Maschine gehört kein BareMetalHost.</translation>
    </message>
</context>
<context>
    <name>IncidentList</name>
    <message>
        <source>Incidents</source>
        <translation>Vorfälle</translation>
    </message>
    <message>
        <source>Select a machine on another page first, or name one in a new incident</source>
        <translation>Zuerst auf einer anderen Seite eine Maschine wählen oder in einem neuen Vorfall nennen</translation>
    </message>
    <message>
        <source>New from selection</source>
        <translation>Neu aus Auswahl</translation>
    </message>
    <message>
        <source>No machine selected.</source>
        <translation>Keine Maschine gewählt.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>severity %1</source>
        <translation>Schweregrad %1</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Ohne Titel</translation>
    </message>
    <message>
        <source>Select a machine and press “New from selection”.</source>
        <translation>Maschine wählen und „Neu aus Auswahl“ drücken.</translation>
    </message>
    <message>
        <source>No incidents yet.</source>
        <translation>Es wurde noch kein Vorfall geschrieben.</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>Entfernt: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Draft: %1</source>
        <translation>Entwurf: %1</translation>
    </message>
    <message>
        <source>Removed incidents</source>
        <translation>Entfernte Vorfälle</translation>
    </message>
    <message>
        <source>None was removed.</source>
        <translation>Keiner wurde entfernt.</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <translation>%1 wiederherstellen</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
</context>
<context>
    <name>IncidentProposal</name>
    <message>
        <source>%1 waits: %2</source>
        <translation>%1 wartet: %2</translation>
    </message>
    <message>
        <source>%1 waits at %2 for %3</source>
        <translation>%1 wartet bei %2 auf %3</translation>
    </message>
    <message>
        <source>%1 machines wait: %2</source>
        <translation>%1 Maschinen warten: %2</translation>
    </message>
    <message>
        <source>%1 machines wait, %2 longest: %3</source>
        <translation>%1 Maschinen warten, %2 am längsten: %3</translation>
    </message>
    <message>
        <source>%1 machines wait at %2 for %3</source>
        <translation>%1 Maschinen warten bei %2 auf %3</translation>
    </message>
    <message>
        <source>%1 machines wait, %2 longest, at %3 for %4</source>
        <translation>%1 Maschinen warten, %2 am längsten, bei %3 auf %4</translation>
    </message>
    <message>
        <source>owner: %1</source>
        <translation>Besitzer: %1</translation>
    </message>
    <message>
        <source>since %1 (%2)</source>
        <translation>seit %1 (%2)</translation>
    </message>
    <message>
        <source>%1 more machines wait.</source>
        <translation>%1 weitere Maschinen warten.</translation>
    </message>
    <message>
        <source>No action of a person is recorded yet.</source>
        <translation>Noch ist keine Aktion einer Person verzeichnet.</translation>
    </message>
    <message>
        <source>Done so far:</source>
        <translation>Bisher getan:</translation>
    </message>
</context>
<context>
    <name>IncidentsPage</name>
    <message>
        <source>The data is older than 10 s: nothing can be saved.</source>
        <translation>Die Daten sind älter als 10 s: Speichern ist nicht möglich.</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Wird gespeichert</translation>
    </message>
    <message>
        <source>Not saved yet. Your text stays here, also without a connection.</source>
        <translation>Noch nicht gespeichert; bleibt hier, auch bei anderer oder ohne Verbindung.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Overwrite with mine</source>
        <translation>Mit meinem überschreiben</translation>
    </message>
    <message>
        <source>Use theirs</source>
        <translation>Andere nehmen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>An incident combines a range, the entries that matter and your text in one file: Markdown, HTML, JSON, CSV or a bundle.</source>
        <translation>Zeitraum, wesentliche Einträge und eigene Worte werden eine Datei: Markdown, HTML, JSON, CSV oder ein Bündel.</translation>
    </message>
    <message>
        <source>Select an incident, or start one from a machine.</source>
        <translation>Vorfall wählen oder von einer Maschine aus beginnen.</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Nothing needs attention. 1 machine has an armed hook.</source>
        <translation>Nichts wartet auf jemanden. 1 Maschine hat einen scharfen Hook.</translation>
    </message>
    <message>
        <source>Nothing needs attention. %1 machines have armed hooks.</source>
        <translation>Nichts wartet auf jemanden. %1 Maschinen haben scharfe Hooks.</translation>
    </message>
    <message>
        <source>power %1</source>
        <translation>Power %1</translation>
    </message>
    <message>
        <source>Why it waits</source>
        <translation>Warum sie wartet</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>Was bekannt ist</translation>
    </message>
    <message>
        <source>Ways out</source>
        <translation>Auswege</translation>
    </message>
    <message>
        <source>Open (Enter)</source>
        <translation>Öffnen (Enter)</translation>
    </message>
    <message>
        <source>What needs attention is not known: the machines are served in an unsupported version.</source>
        <translation>Was auf einen Menschen wartet, ist nicht bekannt: Die Maschinen kommen in einer Version, die nicht verstanden wird.</translation>
    </message>
</context>
<context>
    <name>KeyItem</name>
    <message>
        <source>hard</source>
        <translation>hart</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>sanft</translation>
    </message>
    <message>
        <source>held %1</source>
        <translation>gehalten %1</translation>
    </message>
    <message>
        <source>accepted %1 ago</source>
        <translation>angenommen vor %1</translation>
    </message>
    <message>
        <source>not accepted yet</source>
        <translation>noch nicht angenommen</translation>
    </message>
    <message>
        <source>set by %1</source>
        <translation>gesetzt von %1</translation>
    </message>
    <message>
        <source>set by an unknown user</source>
        <translation>unbekannt, wer es gesetzt hat</translation>
    </message>
    <message>
        <source>A request: it is removed when the host is on again.</source>
        <translation>Eine Anfrage: sie entfällt, wenn der Host wieder läuft.</translation>
    </message>
    <message>
        <source>Set by Holdpoint: an operator can release it (%1).</source>
        <translation>Eigener: ein Operator darf ihn lösen (%1).</translation>
    </message>
    <message>
        <source>Set by somebody else: releasing it needs a second person (%1).</source>
        <translation>Fremder: wird mit einer zweiten Person gelöst (%1).</translation>
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
        <translation>Flotte</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Haltepunkte</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>Vorfälle</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>Alarm health</source>
        <translation>Alarmgüte</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Go to a machine</source>
        <translation>Zu einer Maschine</translation>
    </message>
    <message>
        <source>Filter the page</source>
        <translation>Seite filtern</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>Quittieren</translation>
    </message>
    <message>
        <source>Acknowledge the group</source>
        <translation>Gruppe quittieren</translation>
    </message>
    <message>
        <source>Shelve…</source>
        <translation>Zurückstellen…</translation>
    </message>
    <message>
        <source>Copy why it is stuck</source>
        <translation>Grund des Stillstands kopieren</translation>
    </message>
    <message>
        <source>Copy as kubectl command</source>
        <translation>Als kubectl-Befehl kopieren</translation>
    </message>
    <message>
        <source>Actions of the machine…</source>
        <translation>Aktionen der Maschine…</translation>
    </message>
    <message>
        <source>Change matrix grouping</source>
        <translation>Matrix anders gruppieren</translation>
    </message>
    <message>
        <source>Reconnect</source>
        <translation>Neu verbinden</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Nächster Fensterteil</translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation>Tasten dieser Seite</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>Write a note…</source>
        <translation>Notiz schreiben…</translation>
    </message>
    <message>
        <source>Times: since when or how long</source>
        <translation>Zeiten: seit wann oder wie lange</translation>
    </message>
    <message>
        <source>Choose a backend…</source>
        <translation>Backend wählen…</translation>
    </message>
    <message>
        <source>Mark a time; twice marks a range</source>
        <translation>Zeit markieren: zweimal für einen Bereich</translation>
    </message>
    <message>
        <source>Add the marked range to an incident</source>
        <translation>Markierten Bereich in einen Vorfall aufnehmen</translation>
    </message>
    <message>
        <source>Fleet without controls</source>
        <translation>Flotte ohne Bedienung</translation>
    </message>
    <message>
        <source>Change matrix colours</source>
        <translation>Matrix anders färben</translation>
    </message>
    <message>
        <source>Copy a link to this page</source>
        <translation>Link auf diese Seite kopieren</translation>
    </message>
    <message>
        <source>Copy a one-time link for a viewer</source>
        <translation>Einmal-Link zum Ansehen kopieren</translation>
    </message>
    <message>
        <source>Go to an earlier time…</source>
        <translation>Eine frühere Zeit ansehen…</translation>
    </message>
    <message>
        <source>Play or pause the record</source>
        <translation>Aufzeichnung abspielen oder anhalten</translation>
    </message>
</context>
<context>
    <name>KeyboardPane</name>
    <message>
        <source>Enter keys such as Ctrl+K, separated by commas, and press Enter. No single letter changes a cluster.</source>
        <translation>Tasten wie Ctrl+K eingeben, mehrere mit Komma; Enter übernimmt sie. Kein einzelner Buchstabe schreibt in einen Cluster.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Keys copied.</source>
        <translation>Tasten kopiert.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>überall</translation>
    </message>
    <message>
        <source>Keys for: %1</source>
        <translation>Tasten für: %1</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation>Zurücksetzen: %1</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>on the fleet</source>
        <translation>auf der Flotte</translation>
    </message>
    <message>
        <source>on a machine</source>
        <translation>auf einer Maschine</translation>
    </message>
    <message>
        <source>on the holds</source>
        <translation>auf den Haltepunkten</translation>
    </message>
</context>
<context>
    <name>LanguagePane</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language of the desktop</source>
        <translation>Sprache des Desktops</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>UTC, marked with Z, in every language</source>
        <translation>UTC, mit Z markiert, in jeder Sprache</translation>
    </message>
    <message>
        <source>Names and messages of Kubernetes</source>
        <translation>Namen und Meldungen von Kubernetes</translation>
    </message>
    <message>
        <source>never translated</source>
        <translation>wie sie kommen, nie übersetzt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The console uses the language of the desktop if it is available, otherwise English.</source>
        <translation>Die Konsole spricht die Sprache des Desktops, wenn es sie gibt, sonst Englisch.</translation>
    </message>
    <message>
        <source>Takes effect when the console is restarted.</source>
        <translation>Gilt nach einem Neustart der Konsole.</translation>
    </message>
    <message>
        <source>The backend writes logs, exports and the audit in English.</source>
        <translation>Das Backend schreibt Protokolle, Exporte und Audit auf Englisch.</translation>
    </message>
</context>
<context>
    <name>LockGlyph</name>
    <message>
        <source>Forbidden</source>
        <translation>Verboten</translation>
    </message>
</context>
<context>
    <name>MachineBox</name>
    <message>
        <source>Enter namespace/name.</source>
        <translation>namespace/name eingeben.</translation>
    </message>
    <message>
        <source>gone since %1</source>
        <translation>weg seit %1</translation>
    </message>
</context>
<context>
    <name>MachineFacts</name>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Soll</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <source>%1, read %2</source>
        <translation>%1, gelesen %2</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Last powered on</source>
        <translation>Zuletzt eingeschaltet</translation>
    </message>
    <message>
        <source>Reboot pending since</source>
        <translation>Neustart ausstehend seit</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Action deadline</source>
        <translation>Aktion endet um</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Consecutive errors</source>
        <translation>Fehler in Folge</translation>
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
        <translation>Zone</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Provider id</source>
        <translation>Provider-ID</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Instanz</translation>
    </message>
    <message>
        <source>Finalizers</source>
        <translation>Finalizer</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Node</translation>
    </message>
    <message>
        <source>Node ready</source>
        <translation>Node bereit</translation>
    </message>
    <message>
        <source>%1, cordoned</source>
        <translation>%1, gesperrt</translation>
    </message>
    <message>
        <source>Taints</source>
        <translation>Taints</translation>
    </message>
    <message>
        <source>Drain</source>
        <translation>Drain</translation>
    </message>
    <message>
        <source>Pods left</source>
        <translation>Restliche Pods</translation>
    </message>
    <message>
        <source>needs %1, has %2</source>
        <translation>braucht %1, hat %2</translation>
    </message>
    <message>
        <source>Message of its MachineSet</source>
        <translation>Ihr Set sagt</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
</context>
<context>
    <name>MachineHeader</name>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Back to the fleet</source>
        <translation>Zurück zur Flotte</translation>
    </message>
    <message>
        <source>Back to the fleet (Backspace)</source>
        <translation>Zurück zur Flotte (Backspace)</translation>
    </message>
    <message>
        <source>Copy the name %1</source>
        <translation>Name %1 kopieren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>gone since %1</source>
        <translation>weg seit %1</translation>
    </message>
    <message>
        <source>Actions for this machine; each opens a review first</source>
        <translation>Was mit dieser Maschine möglich ist; alles wird vorher geprüft</translation>
    </message>
    <message>
        <source>Actions…</source>
        <translation>Aktionen…</translation>
    </message>
    <message>
        <source>Node, cordoned</source>
        <translation>Node, gesperrt</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Node</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>live</source>
        <translation>live</translation>
    </message>
    <message>
        <source>not live</source>
        <translation>nicht live</translation>
    </message>
    <message>
        <source>being deleted since %1</source>
        <translation>wird seit %1 gelöscht</translation>
    </message>
    <message>
        <source>being deleted</source>
        <translation>wird gelöscht</translation>
    </message>
    <message>
        <source>%1 is not supported: nothing can be changed.</source>
        <translation>%1 wird nicht verstanden: Änderungen sind nicht möglich.</translation>
    </message>
    <message>
        <source>deleted next</source>
        <translation>als Nächste gelöscht</translation>
    </message>
</context>
<context>
    <name>MachinePage</name>
    <message>
        <source>No machine %1.</source>
        <translation>Es gibt keine Maschine %1.</translation>
    </message>
    <message>
        <source>Hooks and owners</source>
        <translation>Hooks und Besitzer</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>Host and power keys</source>
        <translation>Host und Power-Schlüssel</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>No lifecycle hook is set on this machine.</source>
        <translation>Auf dieser Maschine ist kein Lifecycle-Hook gesetzt.</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>Hook</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>The machine reports no condition.</source>
        <translation>Die Maschine meldet keine Bedingung.</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>No event about this machine.</source>
        <translation>Kein Ereignis zu dieser Maschine.</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>Back to the fleet</source>
        <translation>Zurück zur Flotte</translation>
    </message>
    <message>
        <source>YAML</source>
        <translation>YAML</translation>
    </message>
    <message>
        <source>Earlier machines</source>
        <translation>Frühere Maschinen</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Sentence copied.</source>
        <translation>Satz kopiert.</translation>
    </message>
    <message>
        <source>No machine selected.</source>
        <translation>Keine Maschine mit einem Satz ist gewählt.</translation>
    </message>
    <message>
        <source>kubectl command copied.</source>
        <translation>kubectl-Befehl kopiert.</translation>
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
        <translation>Erst eine Maschine wählen, dann dazu eine Notiz schreiben.</translation>
    </message>
    <message>
        <source>The fleet without controls. Esc ends it.</source>
        <translation>Die Flotte ohne Bedienung. Esc beendet es.</translation>
    </message>
    <message>
        <source>This page has no link: a browser does not show it.</source>
        <translation>Diese Seite zeigt kein Browser.</translation>
    </message>
    <message>
        <source>Link copied. Opening it requires signing in.</source>
        <translation>Link kopiert. Zum Öffnen ist eine Anmeldung nötig.</translation>
    </message>
    <message>
        <source>One-time link copied. It shows this page once, within 5 minutes.</source>
        <translation>Einmal-Link kopiert. Er zeigt diese Seite einmal, innerhalb von 5 Minuten.</translation>
    </message>
    <message>
        <source>Links open in a console, not here.</source>
        <translation>Links werden in einer Konsole geöffnet, nicht hier.</translation>
    </message>
</context>
<context>
    <name>MatrixField</name>
    <message>
        <source>Grouped by machine set</source>
        <translation>Gruppiert nach MachineSet</translation>
    </message>
    <message>
        <source>Grouped by zone</source>
        <translation>Gruppiert nach Zone</translation>
    </message>
    <message>
        <source>Grouped by role</source>
        <translation>Gruppiert nach Rolle</translation>
    </message>
    <message>
        <source>Coloured by power</source>
        <translation>Gefärbt nach Power</translation>
    </message>
    <message>
        <source>Coloured by age of the machine</source>
        <translation>Gefärbt nach Alter der Maschine</translation>
    </message>
    <message>
        <source>Coloured by maintenance</source>
        <translation>Gefärbt nach Wartung</translation>
    </message>
    <message>
        <source>Coloured by state</source>
        <translation>Gefärbt nach Zustand</translation>
    </message>
    <message>
        <source>Machine matrix, %1 machines</source>
        <translation>Maschinenmatrix, %1 Maschinen</translation>
    </message>
    <message>
        <source>%1
%2, %3</source>
        <translation>%1
%2, %3</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Grouped by region and zone</source>
        <translation>Gruppiert nach Region und Zone</translation>
    </message>
    <message>
        <source>Grouped by zone and rack</source>
        <translation>Gruppiert nach Zone und Rack</translation>
    </message>
    <message>
        <source>Grouped by rack and machine set</source>
        <translation>Gruppiert nach Rack und MachineSet</translation>
    </message>
    <message>
        <source>Grouped by cause</source>
        <translation>Nach Ursache gruppiert</translation>
    </message>
    <message>
        <source>Grouped by cluster</source>
        <translation>Nach Cluster gruppiert</translation>
    </message>
</context>
<context>
    <name>MatrixLegend</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
</context>
<context>
    <name>MatrixPane</name>
    <message>
        <source>%1. Change grouping</source>
        <translation>%1. Anders gruppieren</translation>
    </message>
    <message>
        <source>%1. Change colours</source>
        <translation>%1. Anders färben</translation>
    </message>
</context>
<context>
    <name>MiniTimeline</name>
    <message>
        <source>Last two hours of %1</source>
        <translation>Die letzten zwei Stunden von %1</translation>
    </message>
    <message>
        <source>No changes recorded in the last two hours.</source>
        <translation>In den letzten zwei Stunden wurde nichts aufgezeichnet.</translation>
    </message>
    <message>
        <source>Loading the timeline…</source>
        <translation>Zeitleiste wird geladen…</translation>
    </message>
</context>
<context>
    <name>MonthGrid</name>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>+%1 more</source>
        <translation>+%1 weitere</translation>
    </message>
</context>
<context>
    <name>NavButton</name>
    <message>
        <source>%1, %2 need you</source>
        <translation>%1, %2 warten auf Sie</translation>
    </message>
</context>
<context>
    <name>NavRail</name>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Haltepunkte</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>Vorfälle</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>Alarms</source>
        <translation>Alarme</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>Gesperrt: Die Daten sind älter als 10 s.</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>Die Rolle operator ist nötig.</translation>
    </message>
    <message>
        <source>Enter a note.</source>
        <translation>Notiz eingeben.</translation>
    </message>
    <message>
        <source>Note added to the timeline of %1.</source>
        <translation>Die Notiz steht in der Zeitleiste von %1.</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>Notiz zu %1</translation>
    </message>
    <message>
        <source>What you saw or did: “NIC changed, waiting for the link”</source>
        <translation>Was Sie sahen oder taten: „NIC getauscht, warte auf den Link“</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Write note</source>
        <translation>Notiz schreiben</translation>
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
            <numerusform>%n neuer Alarm</numerusform>
            <numerusform>%n neue Alarme</numerusform>
        </translation>
    </message>
    <message>
        <source>Most urgent, P%1 %2: %3</source>
        <translation>Am dringendsten, P%1 %2: %3</translation>
    </message>
    <message>
        <source>Flood of alarms</source>
        <translation>Alarmflut</translation>
    </message>
</context>
<context>
    <name>NotificationsPane</name>
    <message>
        <source>During a flood, the desktop shows one notification instead of one per alarm.</source>
        <translation>Bei einer Alarmflut erhält der Desktop eine Meldung, nicht eine je Alarm.</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Benachrichtigungen</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>P1 only</source>
        <translation>Nur P1</translation>
    </message>
    <message>
        <source>P1 and P2</source>
        <translation>P1 und P2</translation>
    </message>
    <message>
        <source>Every alarm</source>
        <translation>Jeder Alarm</translation>
    </message>
    <message>
        <source>Notify about</source>
        <translation>Dem Desktop melden</translation>
    </message>
    <message>
        <source>The alarm line of the window always shows every alarm.</source>
        <translation>Die Alarmzeile des Fensters zeigt jeden Alarm.</translation>
    </message>
</context>
<context>
    <name>ObjectDialog</name>
    <message>
        <source>No %1.</source>
        <translation>%1 gibt es nicht.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Copy YAML</source>
        <translation>YAML kopieren</translation>
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
        <translation>Ansicht %1 öffnen</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Haltepunkte</translation>
    </message>
    <message>
        <source>Show tour</source>
        <translation>Rundgang zeigen</translation>
    </message>
</context>
<context>
    <name>OverrideGates</name>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>Gesperrt: Die Daten sind älter als 10 s.</translation>
    </message>
    <message>
        <source>Read-only: requires the role operator.</source>
        <translation>Ansehen erlaubt, Handeln nicht: die Rolle operator ist nötig.</translation>
    </message>
    <message>
        <source>Holdpoint explains this action and never does it.</source>
        <translation>Holdpoint erklärt dies und führt es nie aus.</translation>
    </message>
    <message>
        <source>Enter a reason.</source>
        <translation>Grund eingeben.</translation>
    </message>
    <message>
        <source>The reason has more than %1 bytes.</source>
        <translation>Der Grund hat mehr als %1 Bytes.</translation>
    </message>
    <message>
        <source>The reason needs %1 characters or a ticket id.</source>
        <translation>Der Grund braucht %1 Zeichen oder eine Ticket-ID.</translation>
    </message>
    <message>
        <source>Type %1 to continue.</source>
        <translation>Zum Fortfahren %1 eingeben.</translation>
    </message>
    <message>
        <source>It does not wait for approval.</source>
        <translation>Es wartet nicht auf eine Freigabe.</translation>
    </message>
    <message>
        <source>A person other than %1 must approve.</source>
        <translation>Eine andere Person als %1 muss freigeben.</translation>
    </message>
    <message>
        <source>Approving requires the role approver.</source>
        <translation>Zum Freigeben ist die Rolle approver nötig.</translation>
    </message>
    <message>
        <source>A reason must say what happened, not repeat one character.</source>
        <translation>Ein Grund sagt, was geschehen ist, und nicht immer wieder dasselbe Zeichen.</translation>
    </message>
    <message>
        <source>The backend asks for %1 and does not know your own rule, which asks for %2.</source>
        <translation>Das Backend verlangt %1 und kennt Ihre eigene Regel nicht, die %2 verlangt.</translation>
    </message>
</context>
<context>
    <name>OverviewStrip</name>
    <message>
        <source>Shows %1 to %2 of %3</source>
        <translation>Zeigt %1 bis %2 von %3</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>insgesamt %1</translation>
    </message>
    <message>
        <source>Overview of the timeline</source>
        <translation>Überblick über die Zeitleiste</translation>
    </message>
</context>
<context>
    <name>PageArea</name>
    <message>
        <source>Mark a range of the timeline first: M twice, or Shift and drag.</source>
        <translation>Markieren Sie zuerst einen Bereich der Zeitleiste: zweimal M, oder Umschalt und ziehen.</translation>
    </message>
</context>
<context>
    <name>PageLink</name>
    <message>
        <source>%1 is not a link.</source>
        <translation>%1 ist kein Link.</translation>
    </message>
    <message>
        <source>A one-time link opens in a browser.</source>
        <translation>Ein Link, mit dem jemand einmal zusehen darf, wird in einem Browser geöffnet.</translation>
    </message>
    <message>
        <source>%1 is not a page of Holdpoint. Pages are /fleet, /holds, /m/NAMESPACE/NAME, /power, /calendar, /alarms and /incidents.</source>
        <translation>%1 ist keine Seite von Holdpoint; es gibt /fleet, /holds, /m/NAMESPACE/NAME, /power, /calendar, /alarms und /incidents.</translation>
    </message>
    <message>
        <source>%1 in the link: “%2” is not a time such as 2026-01-10T03:12:00Z.</source>
        <translation>%1 im Link: „%2“ ist keine Zeit wie 2026-01-10T03:12:00Z.</translation>
    </message>
    <message>
        <source>The link starts (from) after the time that it shows (at).</source>
        <translation>Der Link beginnt (from) nach dem Zeitpunkt, den er zeigt (at).</translation>
    </message>
</context>
<context>
    <name>PastFrame</name>
    <message>
        <source>as of %1, %2 ago</source>
        <translation>Stand %1, vor %2</translation>
    </message>
    <message>
        <source>This page has no history: it shows the present.</source>
        <translation>Diese Seite hat keine Vergangenheit: Sie zeigt das Jetzt.</translation>
    </message>
    <message>
        <source>%1. Read-only; Esc returns to now.</source>
        <translation>%1. Hier kann nichts getan werden; Esc führt ins Jetzt zurück.</translation>
    </message>
</context>
<context>
    <name>PhaseChain</name>
    <message>
        <source>Phase %1</source>
        <translation>Phase %1</translation>
    </message>
    <message>
        <source>No phase yet</source>
        <translation>Noch keine Phase</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>seit %1</translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>Gesperrt: Die Daten sind älter als 10 s.</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>Die Rolle operator ist nötig.</translation>
    </message>
    <message>
        <source>Enter the work and the machines.</source>
        <translation>Arbeit und Maschinen eingeben.</translation>
    </message>
    <message>
        <source>Enter two times, such as 2026-03-07 02:00.</source>
        <translation>Zwei Zeiten eingeben, etwa 2026-03-07 02:00.</translation>
    </message>
    <message>
        <source>no future dates</source>
        <translation>keine Zeit steht bevor</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 and %2 more times</source>
        <translation>%1 und noch %2-mal</translation>
    </message>
    <message>
        <source>Planned: %1.</source>
        <translation>Geplant: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries imported.</source>
        <translation>
            <numerusform>%n Eintrag übernommen.</numerusform>
            <numerusform>%n Einträge übernommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Plan work</source>
        <translation>Arbeit planen</translation>
    </message>
    <message>
        <source>One piece of work</source>
        <translation>Eine Arbeit</translation>
    </message>
    <message>
        <source>Calendar (ICS)</source>
        <translation>Kalender (ICS)</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Was getan wird</translation>
    </message>
    <message>
        <source>PSU swap, rack B</source>
        <translation>Netzteiltausch, Rack B</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Physical work</source>
        <translation>Hand an der Maschine</translation>
    </message>
    <message>
        <source>Reboot</source>
        <translation>Neustart</translation>
    </message>
    <message>
        <source>Retirement</source>
        <translation>Ausmusterung</translation>
    </message>
    <message>
        <source>Machines, separated by commas</source>
        <translation>Maschinen, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>worker-a, worker-b</source>
        <translation>worker-a, worker-b</translation>
    </message>
    <message>
        <source>From (UTC)</source>
        <translation>Von (UTC)</translation>
    </message>
    <message>
        <source>Until (UTC)</source>
        <translation>Bis (UTC)</translation>
    </message>
    <message>
        <source>Paste the text of an .ics file. It replaces the previous import.</source>
        <translation>Den Text einer .ics-Datei einfügen. Er ersetzt, was vorher importiert wurde.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Shows what would be imported, conflicts first</source>
        <translation>Zeigt, was es brächte, Konflikte zuerst</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Check it before importing.</source>
        <translation>Erst prüfen.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Paste the text of an .ics file, or drop the file here.</source>
        <translation>Den Text einer .ics-Datei einfügen oder die Datei hier ablegen.</translation>
    </message>
    <message>
        <source>Removed: %1.</source>
        <translation>Herausgenommen: %1.</translation>
    </message>
    <message>
        <source>Planned work</source>
        <translation>Geplante Arbeiten</translation>
    </message>
    <message>
        <source>Path of an .ics file, or drop the file here</source>
        <translation>Pfad einer .ics-Datei, oder die Datei hier ablegen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Read file</source>
        <translation>Datei lesen</translation>
    </message>
    <message>
        <source>No work is planned.</source>
        <translation>An keiner Konsole ist etwas geplant.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>PlannedList</name>
    <message>
        <source>Planned work</source>
        <translation>Geplante Arbeiten</translation>
    </message>
    <message>
        <source>no future dates</source>
        <translation>keine Zeit steht bevor</translation>
    </message>
    <message>
        <source>Removes %1 from the calendar</source>
        <translation>Nimmt %1 aus dem Kalender</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>PowerCard</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>on for %1</source>
        <translation>ein seit %1</translation>
    </message>
</context>
<context>
    <name>PowerColumns</name>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Holds, errors</source>
        <translation>Haltepunkte, Fehler</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>Urgency</source>
        <translation>Dringlichkeit</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Als Nächstes</translation>
    </message>
    <message>
        <source>Requested by</source>
        <translation>Angefordert von</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Rack</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
</context>
<context>
    <name>PowerList</name>
    <message>
        <source>1 row copied.</source>
        <translation>1 Zeile kopiert.</translation>
    </message>
    <message>
        <source>%1 rows copied.</source>
        <translation>%1 Zeilen kopiert.</translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>Hosts</translation>
    </message>
</context>
<context>
    <name>PowerPage</name>
    <message>
        <source>Mismatch</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Gehalten</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Detached or unmanaged</source>
        <translation>Abgekoppelt oder unverwaltet</translation>
    </message>
    <message>
        <source>Filter (/)</source>
        <translation>Filter (/)</translation>
    </message>
    <message>
        <source>Filter by host, rack, machine or key (/)</source>
        <translation>Nach Host, Rack, Maschine oder Schlüssel filtern (/)</translation>
    </message>
    <message>
        <source>%1 of %2 hosts</source>
        <translation>%1 von %2 Hosts</translation>
    </message>
    <message>
        <source>1 host</source>
        <translation>1 Host</translation>
    </message>
    <message>
        <source>%1 hosts</source>
        <translation>%1 Hosts</translation>
    </message>
    <message>
        <source>Show the hosts as cards</source>
        <translation>Hosts als Karten zeigen</translation>
    </message>
    <message>
        <source>Show the hosts as a list</source>
        <translation>Hosts untereinander zeigen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Checked %1.</source>
        <translation>Geprüft: %1.</translation>
    </message>
    <message>
        <source>No hosts in %1.</source>
        <translation>Keine Hosts in %1.</translation>
    </message>
    <message>
        <source>1 host is hidden by the filters.</source>
        <translation>1 Host ist durch die Filter ausgeblendet.</translation>
    </message>
    <message>
        <source>%1 hosts are hidden by the filters.</source>
        <translation>%1 Hosts sind durch die Filter ausgeblendet.</translation>
    </message>
    <message>
        <source>the words “%1”</source>
        <translation>die Wörter „%1“</translation>
    </message>
    <message>
        <source>the filter %1</source>
        <translation>den Filter %1</translation>
    </message>
    <message>
        <source>the column %1</source>
        <translation>die Spalte %1</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 ausgewählt</translation>
    </message>
    <message>
        <source>%1 would move (R)</source>
        <translation>%1 würden rücken (R)</translation>
    </message>
</context>
<context>
    <name>PowerRowItem</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Requested by %1</source>
        <translation>Angefordert von %1</translation>
    </message>
</context>
<context>
    <name>PowerWall</name>
    <message>
        <source>Hosts</source>
        <translation>Hosts</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
</context>
<context>
    <name>PresetBox</name>
    <message>
        <source>Internal</source>
        <translation>Intern</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Public</source>
        <translation>Öffentlich</translation>
    </message>
    <message>
        <source>Redaction</source>
        <translation>Schwärzung</translation>
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
        <translation>Format</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Creating the document…</source>
        <translation>Dokument wird erstellt…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>Copies the source</source>
        <translation>Kopiert den Quelltext</translation>
    </message>
    <message>
        <source>Source of the document</source>
        <translation>Quelltext des Dokuments</translation>
    </message>
</context>
<context>
    <name>PrioritySplit</name>
    <message>
        <source>P3 Look</source>
        <translation>P3 Ansehen</translation>
    </message>
    <message>
        <source>P2 Soon</source>
        <translation>P2 Bald</translation>
    </message>
    <message>
        <source>P1 Act now</source>
        <translation>P1 Sofort handeln</translation>
    </message>
    <message>
        <source>%1: %2 alarms, %3 %, aim %4 %</source>
        <translation>%1: %2 Alarme, %3 %, Ziel %4 %</translation>
    </message>
    <message>
        <source>%1, %2 % (aim %3 %)</source>
        <translation>%1, %2 % (Ziel %3 %)</translation>
    </message>
    <message>
        <source>none (aim %1 %)</source>
        <translation>keine (Ziel %1 %)</translation>
    </message>
</context>
<context>
    <name>ProgressTrail</name>
    <message>
        <source>Sending to the backend…</source>
        <translation>Wird übergeben…</translation>
    </message>
    <message>
        <source>Sending in %1 s</source>
        <translation>Senden in %1 s</translation>
    </message>
    <message>
        <source>Sent %1</source>
        <translation>Gesendet %1</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>Accepted %1 (revision %2)</source>
        <translation>Angenommen %1 (Revision %2)</translation>
    </message>
    <message>
        <source>Waiting for the effect</source>
        <translation>Warten auf die Wirkung</translation>
    </message>
    <message>
        <source>Observed %1: %2</source>
        <translation>Beobachtet %1: %2</translation>
    </message>
    <message>
        <source>Timed out %1: %2</source>
        <translation>Zeit abgelaufen %1: %2</translation>
    </message>
    <message>
        <source>Refused %1: %2</source>
        <translation>Abgelehnt %1: %2</translation>
    </message>
    <message>
        <source>The outcome is unknown.</source>
        <translation>Der Ausgang ist unbekannt.</translation>
    </message>
</context>
<context>
    <name>RangePane</name>
    <message>
        <source>Range</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>From, UTC</source>
        <translation>Von, UTC</translation>
    </message>
    <message>
        <source>Enter a time such as 2026-11-20T13:10:00Z.</source>
        <translation>Zeit eingeben, etwa 2026-11-20T13:10:00Z.</translation>
    </message>
    <message>
        <source>ongoing</source>
        <translation>dauert an</translation>
    </message>
    <message>
        <source>To, UTC; empty while ongoing</source>
        <translation>Bis, UTC; leer, solange er andauert</translation>
    </message>
    <message>
        <source>Enter a time such as 2026-11-20T14:20:00Z, or leave it empty.</source>
        <translation>Zeit eingeben, etwa 2026-11-20T14:20:00Z, oder nichts.</translation>
    </message>
    <message>
        <source>Add a machine</source>
        <translation>Maschine hinzufügen</translation>
    </message>
    <message>
        <source>Removes it from the incident</source>
        <translation>Der Vorfall betrifft sie nicht mehr</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 herausnehmen</translation>
    </message>
    <message>
        <source>Timeline of %1</source>
        <translation>Zeitleiste von %1</translation>
    </message>
    <message>
        <source>Start of the incident</source>
        <translation>Beginn des Vorfalls</translation>
    </message>
    <message>
        <source>End of the incident</source>
        <translation>Ende des Vorfalls</translation>
    </message>
    <message>
        <source>No changes recorded for this machine.</source>
        <translation>Zu dieser Maschine wurde nichts aufgezeichnet.</translation>
    </message>
    <message>
        <source>Loading the timeline…</source>
        <translation>Zeitleiste wird geladen…</translation>
    </message>
</context>
<context>
    <name>RateChart</name>
    <message>
        <source>highest %1 in 10 min</source>
        <translation>höchstens %1 in zehn Minuten</translation>
    </message>
    <message>
        <source>Alarms per 10 min in the last 24 h; over the threshold of %2 %1 times</source>
        <translation>Alarme je zehn Minuten der letzten 24 h, %1-mal über der Schwelle von %2</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
</context>
<context>
    <name>ReceiversPart</name>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>Die Daten sind älter als 10 s: Änderungen sind nicht möglich.</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>Die Rolle operator ist nötig.</translation>
    </message>
    <message>
        <source>%1 did not take the test: %2</source>
        <translation>%1 hat den Test nicht angenommen: %2</translation>
    </message>
    <message>
        <source>%1 took the test.</source>
        <translation>%1 hat den Test angenommen.</translation>
    </message>
    <message>
        <source>failing for %1: %2</source>
        <translation>Fehler seit %1: %2</translation>
    </message>
    <message>
        <source>last delivery %1 ago</source>
        <translation>letzte Zustellung vor %1</translation>
    </message>
    <message>
        <source>no deliveries yet</source>
        <translation>noch keine Zustellung</translation>
    </message>
    <message>
        <source>1 message waiting</source>
        <translation>1 Nachricht wartet</translation>
    </message>
    <message>
        <source>%1 messages waiting</source>
        <translation>%1 Nachrichten warten</translation>
    </message>
    <message>
        <source>The backend sends alarms to these receivers, which are set in its configuration.</source>
        <translation>Das Backend sendet Alarme an diese Empfänger; sie stehen in seiner Konfiguration.</translation>
    </message>
    <message>
        <source>Receivers</source>
        <translation>Empfänger</translation>
    </message>
    <message>
        <source>Send a test to %1</source>
        <translation>Test an %1 senden</translation>
    </message>
    <message>
        <source>Send a test</source>
        <translation>Test senden</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>1 command had an unknown outcome when the console ended</source>
        <translation>1 Befehl hatte einen unbekannten Ausgang, als die Konsole endete</translation>
    </message>
    <message>
        <source>%1 commands had an unknown outcome when the console ended</source>
        <translation>%1 Befehle hatten einen unbekannten Ausgang, als die Konsole endete</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Reviewing requires the role approver.</source>
        <translation>Zum Prüfen ist die Rolle approver nötig.</translation>
    </message>
    <message>
        <source>A person other than %1 must review it.</source>
        <translation>Eine andere Person als %1 muss es prüfen.</translation>
    </message>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>Die Daten sind älter als 10 s: nichts kann geändert werden.</translation>
    </message>
    <message>
        <source>Enter your findings, at least 10 characters.</source>
        <translation>Schreiben Sie in mindestens 10 Zeichen, was Sie vorfanden.</translation>
    </message>
    <message>
        <source>Review: %1, %2</source>
        <translation>Prüfen: %1, %2</translation>
    </message>
    <message>
        <source>%1 used break-glass at %2: %3</source>
        <translation>%1 nutzte den Notzugriff um %2: %3</translation>
    </message>
    <message>
        <source>Check the object and the audit rows of this override below, then write your findings. This clears the alarm; the audit keeps your findings and your name.</source>
        <translation>Sehen Sie sich das Objekt und die Zeilen dieses Eingriffs unten an und schreiben Sie, was Sie vorfanden. Damit endet der Alarm, und das Audit behält es mit Ihrem Namen.</translation>
    </message>
    <message>
        <source>Findings: at least 10 characters</source>
        <translation>Befund: mindestens 10 Zeichen</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Next of %1</source>
        <translation>Nächste von %1</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>It was reviewed meanwhile.</source>
        <translation>Es wurde inzwischen geprüft.</translation>
    </message>
</context>
<context>
    <name>RightsTable</name>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>no answer yet</source>
        <translation>noch keine Antwort</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>Rechte</translation>
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
        <translation>Stand %1, vor %2</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>Playback speed (+ and -)</source>
        <translation>So schnell wird abgespielt (+ und -)</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>Geschwindigkeit: %1</translation>
    </message>
    <message>
        <source>The bar spans %1</source>
        <translation>Die Leiste umfasst %1</translation>
    </message>
    <message>
        <source>The record, %1</source>
        <translation>Die Aufzeichnung, %1</translation>
    </message>
    <message>
        <source>The record, now</source>
        <translation>Die Aufzeichnung, jetzt</translation>
    </message>
    <message>
        <source>Incident %1</source>
        <translation>Vorfall %1</translation>
    </message>
    <message>
        <source>Not recorded: %1</source>
        <translation>Niemand zeichnete auf: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>Now  Esc</source>
        <translation>Jetzt  Esc</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>there is no command %1</source>
        <translation>den Befehl %1 gibt es nicht</translation>
    </message>
    <message>
        <source>there is no alarm %1</source>
        <translation>den Alarm %1 gibt es nicht</translation>
    </message>
    <message>
        <source>%1 has already acknowledged it</source>
        <translation>%1 hat ihn schon quittiert</translation>
    </message>
    <message>
        <source>there is no acknowledged alarm %1</source>
        <translation>den quittierten Alarm %1 gibt es nicht</translation>
    </message>
    <message>
        <source>an alarm can be shelved for up to 24 h</source>
        <translation>ein Alarm wird für höchstens 24 h zurückgestellt</translation>
    </message>
    <message>
        <source>shelving an alarm requires a reason</source>
        <translation>ein Alarm wird mit Grund zurückgestellt</translation>
    </message>
    <message>
        <source>there is no shelved alarm %1</source>
        <translation>den zurückgestellten Alarm %1 gibt es nicht</translation>
    </message>
    <message>
        <source>%1 may view alarms and not change them</source>
        <translation>%1 darf Alarme ansehen und nicht ändern</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: it requires the role operator</source>
        <translation>%1 darf das nicht: ein Operator darf es</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: it requires the role approver</source>
        <translation>%1 darf das nicht: ein Approver darf es</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: it requires the role operator or approver</source>
        <translation>%1 darf das nicht: ein Operator oder Approver darf es</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: it requires a person</source>
        <translation>%1 darf das nicht: eine Person darf es</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: it requires the role admin</source>
        <translation>%1 darf das nicht: ein Administrator darf es</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: reading incidents requires the role viewer or operator</source>
        <translation>%1 darf das nicht: Vorfälle liest ein Viewer oder Operator</translation>
    </message>
    <message>
        <source>%1 is not allowed to do this: writing incidents requires the role operator</source>
        <translation>%1 darf das nicht: Vorfälle schreibt ein Operator</translation>
    </message>
    <message>
        <source>text: a note must not be empty</source>
        <translation>text: eine Notiz sagt etwas</translation>
    </message>
    <message>
        <source>text: a note has at most %1 bytes, not %2</source>
        <translation>text: eine Notiz hat höchstens %1 Bytes, nicht %2</translation>
    </message>
    <message>
        <source>there is no machine &apos;%1&apos;</source>
        <translation>die Maschine &apos;%1&apos; gibt es nicht</translation>
    </message>
    <message>
        <source>this backend has no record</source>
        <translation>dieses Backend hat keine Aufzeichnung</translation>
    </message>
    <message>
        <source>there is no view named &apos;%1&apos;</source>
        <translation>eine Sicht namens &apos;%1&apos; gibt es nicht</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not &lt;namespace&gt;/&lt;name&gt; of a machine</source>
        <translation>&apos;%1&apos; ist kein &lt;namespace&gt;/&lt;name&gt; einer Maschine</translation>
    </message>
    <message>
        <source>the view &apos;%1&apos; has no past</source>
        <translation>die Sicht &apos;%1&apos; hat keine Vergangenheit</translation>
    </message>
    <message>
        <source>64 views are already open</source>
        <translation>64 Sichten sind schon offen</translation>
    </message>
    <message>
        <source>%1 is not allowed to open %2</source>
        <translation>%1 darf %2 nicht öffnen</translation>
    </message>
    <message>
        <source>this server accepts no commands</source>
        <translation>dieser Server nimmt keine Befehle an</translation>
    </message>
    <message>
        <source>%1 sends too many requests; try again in %2</source>
        <translation>%1 fragt zu viel auf einmal; in %2 neu versuchen</translation>
    </message>
    <message>
        <source>%1 is not allowed to plan work in the calendar</source>
        <translation>%1 darf im Kalender keine Arbeit planen</translation>
    </message>
    <message>
        <source>calendar.add needs a summary of the work</source>
        <translation>calendar.add braucht eine Zusammenfassung: was getan werden soll</translation>
    </message>
    <message>
        <source>calendar.add needs machines or zones</source>
        <translation>calendar.add braucht Maschinen oder Zonen</translation>
    </message>
    <message>
        <source>calendar.add needs a start and an end, such as %1</source>
        <translation>calendar.add braucht Anfang und Ende, etwa %1</translation>
    </message>
    <message>
        <source>calendar.add needs an end after its start</source>
        <translation>calendar.add braucht ein Ende nach dem Anfang</translation>
    </message>
    <message>
        <source>calendar.import needs a text</source>
        <translation>calendar.import braucht einen Text</translation>
    </message>
    <message>
        <source>the calendar was not imported: %1</source>
        <translation>der Kalender wird nicht angenommen: %1</translation>
    </message>
    <message>
        <source>%1 is using break-glass: %2</source>
        <translation>%1 nutzt den Notzugriff: %2</translation>
    </message>
    <message>
        <source>abort it, or let it proceed</source>
        <translation>abbrechen oder geschehen lassen</translation>
    </message>
    <message>
        <source>review it</source>
        <translation>prüfen</translation>
    </message>
    <message>
        <source>wait: the drain will be retried</source>
        <translation>warten: der Drain wird von selbst neu versucht</translation>
    </message>
    <message>
        <source>waiting does not help, unless the budget changes</source>
        <translation>warten: vergeblich, solange sich das Budget nicht ändert</translation>
    </message>
    <message>
        <source>skip the drain; this skips every preDrain hook too</source>
        <translation>den Drain überspringen; das überspringt auch jeden preDrain-Hook</translation>
    </message>
    <message>
        <source>uncordon one of the two Nodes, or restore the missing pod</source>
        <translation>einen der beiden Nodes entsperren oder den fehlenden Pod zurückbringen</translation>
    </message>
    <message>
        <source>uncordon Node %1 when it serves again</source>
        <translation>Node %1 entsperren, sobald er wieder dient</translation>
    </message>
    <message>
        <source>fence the host and delete the Node: no eviction is needed then</source>
        <translation>den Host fencen und den Node löschen: dann ist keine Verdrängung nötig</translation>
    </message>
    <message>
        <source>run one more replica, or lower minAvailable of %1</source>
        <translation>ein weiteres Replikat betreiben oder minAvailable von %1 senken</translation>
    </message>
    <message>
        <source>find out why pod %1 stays in Terminating</source>
        <translation>herausfinden, warum Pod %1 nicht endet</translation>
    </message>
    <message>
        <source>give the budget room: run more ready pods, or lower minAvailable</source>
        <translation>dem Budget Luft geben: mehr bereite Pods oder ein kleineres minAvailable</translation>
    </message>
    <message>
        <source>fix what the drain reports</source>
        <translation>beheben, was der Drain beanstandet</translation>
    </message>
    <message>
        <source>wait: %1 removes the hook when it is done</source>
        <translation>warten: %1 nimmt den Hook ab, wenn er fertig ist</translation>
    </message>
    <message>
        <source>wait: its owner removes the hook when it is done</source>
        <translation>warten: der Besitzer nimmt den Hook ab, wenn er fertig ist</translation>
    </message>
    <message>
        <source>wait: %1 removes the hook when it is done; there is no history yet</source>
        <translation>warten: %1 nimmt den Hook ab, wenn er fertig ist; es gibt noch keinen Verlauf</translation>
    </message>
    <message>
        <source>wait: its owner removes the hook when it is done; there is no history yet</source>
        <translation>warten: der Besitzer nimmt den Hook ab, wenn er fertig ist; es gibt noch keinen Verlauf</translation>
    </message>
    <message>
        <source>wait: %1 removes the hook when it is done; 19 of 20 took at most %2 more</source>
        <translation>warten: %1 nimmt den Hook ab, wenn er fertig ist; 19 von 20 dauerten höchstens noch %2</translation>
    </message>
    <message>
        <source>wait: its owner removes the hook when it is done; 19 of 20 took at most %1 more</source>
        <translation>warten: der Besitzer nimmt den Hook ab, wenn er fertig ist; 19 von 20 dauerten höchstens noch %1</translation>
    </message>
    <message>
        <source>waiting does not help: nothing is running that would remove the hook</source>
        <translation>warten: niemand ist da, der den Hook abnimmt</translation>
    </message>
    <message>
        <source>view %1</source>
        <translation>%1 ansehen</translation>
    </message>
    <message>
        <source>ask the owner of %1</source>
        <translation>den Besitzer von %1 fragen</translation>
    </message>
    <message>
        <source>ask %1</source>
        <translation>%1 fragen</translation>
    </message>
    <message>
        <source>remove the hook %1</source>
        <translation>den Hook %1 entfernen</translation>
    </message>
    <message>
        <source>remove the hook %1; it cannot be put back on a deleting machine</source>
        <translation>den Hook %1 entfernen; an einer Maschine in Löschung kann er nicht wieder gesetzt werden</translation>
    </message>
    <message>
        <source>fix what %1 reports</source>
        <translation>beheben, was %1 beanstandet</translation>
    </message>
    <message>
        <source>install %1 again</source>
        <translation>%1 neu installieren</translation>
    </message>
    <message>
        <source>start %1 again</source>
        <translation>%1 neu starten</translation>
    </message>
    <message>
        <source>find out why %1 is not Running</source>
        <translation>nachsehen, warum %1 nicht Running ist</translation>
    </message>
    <message>
        <source>create a Machine for a new master, or activate the ControlPlaneMachineSet</source>
        <translation>eine Machine für einen neuen Master anlegen oder das ControlPlaneMachineSet aktivieren</translation>
    </message>
    <message>
        <source>wait: whoever set the finalizer removes it</source>
        <translation>warten: wer den Finalizer gesetzt hat, nimmt ihn ab</translation>
    </message>
    <message>
        <source>wait: the deletion is in progress</source>
        <translation>warten: die Löschung geht weiter</translation>
    </message>
    <message>
        <source>inform %1 that its hook was skipped</source>
        <translation>%1 sagen, dass sein Hook übergangen wurde</translation>
    </message>
    <message>
        <source>delete the machine; its MachineSet creates a new one</source>
        <translation>die Maschine löschen; ihr Set legt eine neue an</translation>
    </message>
    <message>
        <source>set %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source>delete the machine; deletion is not validated</source>
        <translation>die Maschine löschen; Löschen wird nicht geprüft</translation>
    </message>
    <message>
        <source>wait: the other API owns it</source>
        <translation>warten: die andere API hat sie</translation>
    </message>
    <message>
        <source>set spec.authoritativeAPI to MachineAPI</source>
        <translation>spec.authoritativeAPI auf MachineAPI setzen</translation>
    </message>
    <message>
        <source>wait: a host may become free</source>
        <translation>warten: ein Host kann frei werden</translation>
    </message>
    <message>
        <source>add a host that its hostSelector matches, or free one</source>
        <translation>einen Host ergänzen, der zum hostSelector passt, oder einen freigeben</translation>
    </message>
    <message>
        <source>wait: whoever paused the host resumes it</source>
        <translation>warten: wer den Host angehalten hat, macht weiter</translation>
    </message>
    <message>
        <source>remove the annotation %1</source>
        <translation>die Annotation %1 entfernen</translation>
    </message>
    <message>
        <source>wait: a new password in the Secret is tried immediately</source>
        <translation>warten: ein neues Passwort im Secret wird sofort versucht</translation>
    </message>
    <message>
        <source>correct the username and password in Secret %1</source>
        <translation>den richtigen Benutzernamen und das Passwort in Secret %1 eintragen</translation>
    </message>
    <message>
        <source>wait: the command is retried with increasing delay</source>
        <translation>warten: der Befehl wird nach einer wachsenden Pause wiederholt</translation>
    </message>
    <message>
        <source>check the BMC&apos;s own log</source>
        <translation>das eigene Log des BMC ansehen</translation>
    </message>
    <message>
        <source>check the BMC&apos;s network, address and credentials</source>
        <translation>Netz, Adresse und Zugangsdaten des BMC prüfen</translation>
    </message>
    <message>
        <source>wait: the key is removed when the Node is gone</source>
        <translation>warten: der Schlüssel geht, wenn der Node weg ist</translation>
    </message>
    <message>
        <source>withdraw the request: remove the annotation of the Machine, or the Metal3Remediation</source>
        <translation>die Anforderung zurücknehmen: die Annotation der Machine oder die Metal3Remediation</translation>
    </message>
    <message>
        <source>wait: it will be forced off at the deadline</source>
        <translation>warten: zur Frist wird er hart ausgeschaltet</translation>
    </message>
    <message>
        <source>check the console of the host: a service does not stop</source>
        <translation>die Konsole des Hosts ansehen: ein Dienst stoppt nicht</translation>
    </message>
    <message>
        <source>request a hard power-off</source>
        <translation>hartes Ausschalten anfordern</translation>
    </message>
    <message>
        <source>wait: the owner of the key removes it</source>
        <translation>warten: der Besitzer des Schlüssels nimmt ihn weg</translation>
    </message>
    <message>
        <source>ask whoever set the key %1</source>
        <translation>fragen, wer den Schlüssel %1 gesetzt hat</translation>
    </message>
    <message>
        <source>remove the key; the server starts immediately</source>
        <translation>den Schlüssel entfernen; der Server startet sofort</translation>
    </message>
    <message>
        <source>wait: the BMC will be asked again</source>
        <translation>warten: das BMC wird von selbst neu gefragt</translation>
    </message>
    <message>
        <source>wait: the host will be powered on</source>
        <translation>warten: der Host wird von selbst eingeschaltet</translation>
    </message>
    <message>
        <source>set spec.online to false if it must stay off</source>
        <translation>spec.online auf false setzen, wenn er aus bleiben soll</translation>
    </message>
    <message>
        <source>wait: it acts again when fewer are unhealthy</source>
        <translation>warten: er handelt wieder, wenn weniger ungesund sind</translation>
    </message>
    <message>
        <source>find what the unhealthy machines have in common: network, rack, upgrade</source>
        <translation>finden, was die ungesunden Maschinen gemeinsam haben: Netz, Rack, Aktualisierung</translation>
    </message>
    <message>
        <source>raise maxUnhealthy of %1</source>
        <translation>maxUnhealthy von %1 erhöhen</translation>
    </message>
    <message>
        <source>wait: it starts automatically</source>
        <translation>warten: sie beginnt von selbst</translation>
    </message>
    <message>
        <source>wait: it starts after the upgrade</source>
        <translation>warten: sie beginnt nach der Aktualisierung</translation>
    </message>
    <message>
        <source>start it now, outside the window</source>
        <translation>sie jetzt beginnen, außerhalb des Fensters</translation>
    </message>
    <message>
        <source>%1 (owner %2)</source>
        <translation>%1 (Besitzer %2)</translation>
    </message>
    <message>
        <source>%1 reports: %2</source>
        <translation>%1 meldet: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 belongs to %2</source>
        <translation>%1 gehört %2</translation>
    </message>
    <message>
        <source>deletion requested</source>
        <translation>ihre Löschung wurde angefordert</translation>
    </message>
    <message>
        <source>Node %1 is Ready</source>
        <translation>Node %1 ist Ready</translation>
    </message>
    <message>
        <source>Node %1 is not Ready</source>
        <translation>Node %1 ist nicht Ready</translation>
    </message>
    <message>
        <source>it has no phase yet</source>
        <translation>sie hat noch keine Phase</translation>
    </message>
    <message>
        <source>its phase is %1</source>
        <translation>ihre Phase ist %1</translation>
    </message>
    <message>
        <source>it was created</source>
        <translation>sie wurde angelegt</translation>
    </message>
    <message>
        <source>no error message</source>
        <translation>keine Fehlermeldung</translation>
    </message>
    <message>
        <source>the instance exists</source>
        <translation>die Instanz existiert</translation>
    </message>
    <message>
        <source>the reason is InsufficientResources</source>
        <translation>der Grund ist InsufficientResources</translation>
    </message>
    <message>
        <source>the annotation is set</source>
        <translation>die Annotation ist gesetzt</translation>
    </message>
    <message>
        <source>Node %1 is cordoned</source>
        <translation>Node %1 ist gesperrt</translation>
    </message>
    <message>
        <source>the kubelet of Node %1 does not report</source>
        <translation>der Kubelet von Node %1 meldet sich nicht</translation>
    </message>
    <message>
        <source>the host is paused</source>
        <translation>der Host ist angehalten</translation>
    </message>
    <message>
        <source>%1 is set</source>
        <translation>%1 ist gesetzt</translation>
    </message>
    <message>
        <source>its power was read as Off</source>
        <translation>er wurde als Off gelesen</translation>
    </message>
    <message>
        <source>its power was not read as Off since then</source>
        <translation>seitdem wurde er nicht als Off gelesen</translation>
    </message>
    <message>
        <source>a graceful shutdown is in progress</source>
        <translation>ein geordnetes Herunterfahren läuft</translation>
    </message>
    <message>
        <source>its power still reads On</source>
        <translation>der Host liest noch On</translation>
    </message>
    <message>
        <source>online is true</source>
        <translation>online ist true</translation>
    </message>
    <message>
        <source>the Node does not report Ready</source>
        <translation>der Node meldet nicht Ready</translation>
    </message>
    <message>
        <source>maintenance %1 is scheduled</source>
        <translation>Wartung %1 steht an</translation>
    </message>
    <message>
        <source>it must be done before %1</source>
        <translation>sie muss vor %1 erledigt sein</translation>
    </message>
    <message>
        <source>the cluster is upgrading</source>
        <translation>der Cluster wird aktualisiert</translation>
    </message>
    <message>
        <source>the cluster is upgrading to %1</source>
        <translation>der Cluster wird auf %1 aktualisiert</translation>
    </message>
    <message>
        <source>it waits for a window</source>
        <translation>sie wartet auf ein Fenster</translation>
    </message>
    <message>
        <source>deletion skips it</source>
        <translation>das Löschen fragt ihn nicht</translation>
    </message>
    <message>
        <source>the instance already exists</source>
        <translation>die Instanz existiert schon</translation>
    </message>
    <message>
        <source>the machine has failed</source>
        <translation>die Maschine ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>no instance yet</source>
        <translation>noch keine Instanz</translation>
    </message>
    <message>
        <source>not being deleted</source>
        <translation>nicht in Löschung</translation>
    </message>
    <message>
        <source>the drain finished without it</source>
        <translation>der Drain endete ohne ihn</translation>
    </message>
    <message>
        <source>there is no node to drain</source>
        <translation>es gibt keinen Node zu leeren</translation>
    </message>
    <message>
        <source>the deletion has not started</source>
        <translation>das Löschen hat nicht begonnen</translation>
    </message>
    <message>
        <source>the drain waits for it</source>
        <translation>der Drain wartet auf ihn</translation>
    </message>
    <message>
        <source>the drain has not finished</source>
        <translation>der Drain ist nicht fertig</translation>
    </message>
    <message>
        <source>the instance is kept for it</source>
        <translation>die Instanz wird für ihn behalten</translation>
    </message>
    <message>
        <source>it refuses the eviction of %1</source>
        <translation>es verweigert die Verdrängung von %1</translation>
    </message>
    <message>
        <source>it is stuck in Terminating</source>
        <translation>er endet nicht</translation>
    </message>
    <message>
        <source>the deletion is done except for what others keep</source>
        <translation>unser Teil der Löschung ist erledigt</translation>
    </message>
    <message>
        <source>the deletion has not got that far</source>
        <translation>die Löschung ist noch nicht so weit</translation>
    </message>
    <message>
        <source>the host is off and stays off</source>
        <translation>der Host ist aus und bleibt aus</translation>
    </message>
    <message>
        <source>the host is being powered off</source>
        <translation>der Host wird ausgeschaltet</translation>
    </message>
    <message>
        <source>the host is not being powered off</source>
        <translation>der Host ist nicht auf dem Weg aus</translation>
    </message>
    <message>
        <source>the host carries the paused annotation</source>
        <translation>der Host trägt die Annotation paused</translation>
    </message>
    <message>
        <source>the host carries the detached annotation</source>
        <translation>der Host trägt die Annotation detached</translation>
    </message>
    <message>
        <source>maintenance blocked: %1</source>
        <translation>Wartung blockiert: %1</translation>
    </message>
    <message>
        <source>its window is closed</source>
        <translation>ihr Fenster ist geschlossen</translation>
    </message>
    <message>
        <source>the eviction&apos;s answer</source>
        <translation>die Antwort auf die Verdrängung</translation>
    </message>
    <message>
        <source>the wait-for graph</source>
        <translation>der Wartegraph</translation>
    </message>
    <message>
        <source>the machine controller&apos;s validation</source>
        <translation>die Prüfung des Machine-Controllers</translation>
    </message>
    <message>
        <source>Machines with the master role</source>
        <translation>Machines mit der Rolle master</translation>
    </message>
    <message>
        <source>%1 of host %2</source>
        <translation>%1 von Host %2</translation>
    </message>
    <message>
        <source>%1 of MachineMaintenance %2</source>
        <translation>%1 von MachineMaintenance %2</translation>
    </message>
    <message>
        <source>%1 of MachineHealthCheck %2</source>
        <translation>%1 von MachineHealthCheck %2</translation>
    </message>
    <message>
        <source>%1 of ClusterVersion %2</source>
        <translation>%1 von ClusterVersion %2</translation>
    </message>
    <message>
        <source>status of PodDisruptionBudget %1</source>
        <translation>Status von PodDisruptionBudget %1</translation>
    </message>
    <message>
        <source>spec.unschedulable of that Node</source>
        <translation>spec.unschedulable dieses Nodes</translation>
    </message>
    <message>
        <source>pods of %1</source>
        <translation>Pods von %1</translation>
    </message>
    <message>
        <source>Events of %1</source>
        <translation>Events von %1</translation>
    </message>
    <message>
        <source>its source reports the event as completed</source>
        <translation>die Quelle meldet das Ereignis als abgeschlossen</translation>
    </message>
    <message>
        <source>its source reports the event as cancelled</source>
        <translation>die Quelle meldet das Ereignis als abgesagt</translation>
    </message>
    <message>
        <source>its source no longer knows the event</source>
        <translation>die Quelle kennt das Ereignis nicht mehr</translation>
    </message>
    <message>
        <source>MachineAmbiguous: %1</source>
        <translation>MachineAmbiguous: %1</translation>
    </message>
    <message>
        <source>Machines named %1 are in the namespaces %2: spec.machinenamespace must say which one is meant</source>
        <translation>Machines namens %1 gibt es in den Namespaces %2: spec.machinenamespace muss sagen, welche gemeint ist</translation>
    </message>
    <message>
        <source>MachineNotFound: there is no Machine %1</source>
        <translation>MachineNotFound: es gibt keine Machine %1</translation>
    </message>
    <message>
        <source>somebody else deleted the Machine: adopted</source>
        <translation>jemand anderes löscht die Machine: übernommen</translation>
    </message>
    <message>
        <source>a person must act: %1</source>
        <translation>eine Person muss handeln: %1</translation>
    </message>
    <message>
        <source>the deadline has passed and the Node is not Ready: the provider does the work itself</source>
        <translation>die Frist ist vorbei und der Node ist nicht Ready: der Anbieter macht es selbst</translation>
    </message>
    <message>
        <source>the deadline passed before the work could start</source>
        <translation>die Frist verstrich, bevor die Arbeit beginnen konnte</translation>
    </message>
    <message>
        <source>OptedOut: %1</source>
        <translation>OptedOut: %1</translation>
    </message>
    <message>
        <source>Machine %1 opted out</source>
        <translation>Machine %1 nimmt nicht teil</translation>
    </message>
    <message>
        <source>MachineSet %1 opted out</source>
        <translation>MachineSet %1 nimmt nicht teil</translation>
    </message>
    <message>
        <source>a health check is remediating the Machine</source>
        <translation>ein Health Check remediiert die Machine</translation>
    </message>
    <message>
        <source>ClusterUpgrading: %1</source>
        <translation>ClusterUpgrading: %1</translation>
    </message>
    <message>
        <source>the configuration of Node %1 is %2</source>
        <translation>die Konfiguration von Node %1 ist %2</translation>
    </message>
    <message>
        <source>MaintenanceInProgress: %1 goes first</source>
        <translation>MaintenanceInProgress: %1 kommt zuerst</translation>
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
        <translation>AwaitingApproval: den Server bis zum Ende der Arbeit auszuschalten verlangt spec.approved</translation>
    </message>
    <message>
        <source>the work starts: %1</source>
        <translation>die Arbeit beginnt: %1</translation>
    </message>
    <message>
        <source>whoever deletes this undoes the work</source>
        <translation>wer dies löscht, macht die Arbeit rückgängig</translation>
    </message>
    <message>
        <source>health checks ignore the Machine</source>
        <translation>Health Checks lassen die Machine in Ruhe</translation>
    </message>
    <message>
        <source>the Node accepts no new pods</source>
        <translation>der Node nimmt keine neuen Pods</translation>
    </message>
    <message>
        <source>the Node is being drained: %1</source>
        <translation>der Node wird geleert: %1</translation>
    </message>
    <message>
        <source>the Machine will be deleted</source>
        <translation>die Machine wird gelöscht</translation>
    </message>
    <message>
        <source>MachineNotYetDeleted: the Machine is being deleted</source>
        <translation>MachineNotYetDeleted: die Machine wird gelöscht</translation>
    </message>
    <message>
        <source>the Machine is gone; its host will be released</source>
        <translation>die Machine ist weg; ihr Host wird freigegeben</translation>
    </message>
    <message>
        <source>somebody else deleted the Machine</source>
        <translation>jemand anderes hat die Machine gelöscht</translation>
    </message>
    <message>
        <source>the server will be powered off</source>
        <translation>der Server wird ausgeschaltet</translation>
    </message>
    <message>
        <source>the server is being powered off</source>
        <translation>der Server wird gerade ausgeschaltet</translation>
    </message>
    <message>
        <source>the server is off; it will be powered on again</source>
        <translation>der Server ist aus; er wird wieder gestartet</translation>
    </message>
    <message>
        <source>the work is done; the server will be powered on</source>
        <translation>die Arbeit ist getan; der Server wird gestartet</translation>
    </message>
    <message>
        <source>the server is off; it waits for the annotation %1 or for its source to report the end</source>
        <translation>der Server ist aus; er wartet auf die Annotation %1 oder darauf, dass die Quelle das Ende meldet</translation>
    </message>
    <message>
        <source>the server is being powered on again</source>
        <translation>der Server wird wieder gestartet</translation>
    </message>
    <message>
        <source>the Node is back with a new boot id</source>
        <translation>der Node ist mit neuer Boot-ID zurück</translation>
    </message>
    <message>
        <source>the Node is Ready, but has not rebooted yet</source>
        <translation>der Node ist Ready, hat aber noch nicht neu gestartet</translation>
    </message>
    <message>
        <source>the Node is not Ready yet</source>
        <translation>der Node ist noch nicht Ready</translation>
    </message>
    <message>
        <source>the Node stays cordoned, as it was before</source>
        <translation>der Node bleibt gesperrt, wie zuvor</translation>
    </message>
    <message>
        <source>the Node accepts pods again</source>
        <translation>der Node nimmt wieder Pods</translation>
    </message>
    <message>
        <source>health checks watch the Machine again</source>
        <translation>Health Checks beobachten die Machine wieder</translation>
    </message>
    <message>
        <source>the work is done and verified</source>
        <translation>die Arbeit ist getan und geprüft</translation>
    </message>
    <message>
        <source>Machine %1 is not Running</source>
        <translation>Machine %1 ist nicht Running</translation>
    </message>
    <message>
        <source>its Node is not Ready</source>
        <translation>ihr Node ist nicht Ready</translation>
    </message>
    <message>
        <source>its Node has not been Ready for %1</source>
        <translation>ihr Node ist noch nicht %1 lang Ready</translation>
    </message>
    <message>
        <source>its server is not on</source>
        <translation>ihr Server ist nicht an</translation>
    </message>
    <message>
        <source>its source still reports the event</source>
        <translation>die Quelle meldet das Ereignis noch</translation>
    </message>
    <message>
        <source>its source does not say whether the event is over</source>
        <translation>die Quelle sagt nicht, ob das Ereignis vorbei ist</translation>
    </message>
    <message>
        <source>the maintenance was deleted before anything was set</source>
        <translation>die Wartung wurde gelöscht, bevor etwas gesetzt war</translation>
    </message>
    <message>
        <source>the maintenance was deleted; its server will be released</source>
        <translation>die Wartung wurde gelöscht; ihr Server wird freigegeben</translation>
    </message>
    <message>
        <source>the maintenance was deleted; its Node is returned to service</source>
        <translation>die Wartung wurde gelöscht; ihr Node wird zurückgegeben</translation>
    </message>
    <message>
        <source>the maintenance was deleted; health checks ignore the Machine until its Node is Ready</source>
        <translation>die Wartung wurde gelöscht; Health Checks lassen die Machine in Ruhe, bis ihr Node Ready ist</translation>
    </message>
    <message>
        <source>the maintenance was deleted; health checks watch the Machine again</source>
        <translation>die Wartung wurde gelöscht; Health Checks beobachten die Machine wieder</translation>
    </message>
    <message>
        <source>the maintenance was deleted and undone</source>
        <translation>die Wartung wurde gelöscht und rückgängig gemacht</translation>
    </message>
    <message>
        <source>no row applies</source>
        <translation>keine Zeile trifft zu</translation>
    </message>
    <message>
        <source>no maintenance window is defined</source>
        <translation>kein Wartungsfenster ist definiert</translation>
    </message>
    <message>
        <source>maintenance windows are defined, and none is for this machine</source>
        <translation>Wartungsfenster sind definiert, aber keines für diese Maschine</translation>
    </message>
    <message>
        <source>the window is open until %1</source>
        <translation>das Fenster ist offen bis %1</translation>
    </message>
    <message>
        <source>less than %1 of the window is left; the next one opens at %2</source>
        <translation>vom Fenster bleiben weniger als %1; das nächste öffnet um %2</translation>
    </message>
    <message>
        <source>less than %1 of the window is left; none opens within two years</source>
        <translation>vom Fenster bleiben weniger als %1; innerhalb von zwei Jahren öffnet keines</translation>
    </message>
    <message>
        <source>the window is closed; the next one opens at %1</source>
        <translation>das Fenster ist geschlossen; das nächste öffnet um %1</translation>
    </message>
    <message>
        <source>the windows of this machine are paused</source>
        <translation>die Fenster dieser Maschine sind angehalten</translation>
    </message>
    <message>
        <source>no window of at least %1 opens within two years</source>
        <translation>innerhalb von zwei Jahren öffnet kein Fenster von mindestens %1</translation>
    </message>
    <message>
        <source>a control plane machine is never touched</source>
        <translation>eine Control-Plane-Maschine wird nie angefasst</translation>
    </message>
    <message>
        <source>event code &apos;%1&apos; is unknown</source>
        <translation>der Ereigniscode „%1“ ist unbekannt</translation>
    </message>
    <message>
        <source>this event needs a person</source>
        <translation>dieses Ereignis braucht eine Person</translation>
    </message>
    <message>
        <source>the instance is not stopped and not gone</source>
        <translation>die Instanz ist nicht gestoppt und nicht weg</translation>
    </message>
    <message>
        <source>its strategy is %1</source>
        <translation>ihre Strategie ist %1</translation>
    </message>
    <message>
        <source>by event and platform</source>
        <translation>nach Ereignis und Plattform</translation>
    </message>
    <message>
        <source>strategy delete is refused: no available host matches the Machine that would replace it</source>
        <translation>Strategie delete wird abgelehnt: kein verfügbarer Host passt zur Machine, die sie ersetzen würde</translation>
    </message>
    <message>
        <source>strategy %1 is unknown</source>
        <translation>Strategie %1 ist unbekannt</translation>
    </message>
    <message>
        <source>strategy %1 needs a BareMetalHost</source>
        <translation>Strategie %1 braucht einen BareMetalHost</translation>
    </message>
    <message>
        <source>its BareMetalHost is not found</source>
        <translation>ihr BareMetalHost ist nicht zu finden</translation>
    </message>
    <message>
        <source>%1 of Machine %2 cannot start before its deadline: %3</source>
        <translation>%1 von Machine %2 kann vor der Frist nicht beginnen: %3</translation>
    </message>
    <message>
        <source>%1 of Machine %2 cannot start before its deadline %3: %4</source>
        <translation>%1 von Machine %2 kann vor der Frist %3 nicht beginnen: %4</translation>
    </message>
    <message>
        <source>%1 of Machine %2 did not start before its deadline %3</source>
        <translation>%1 von Machine %2 hat vor der Frist %3 nicht begonnen</translation>
    </message>
    <message>
        <source>Node %1 could not be drained within %2</source>
        <translation>Node %1 konnte nicht in %2 geleert werden</translation>
    </message>
    <message>
        <source>Node %1 could not be drained within %2: %3</source>
        <translation>Node %1 konnte nicht in %2 geleert werden: %3</translation>
    </message>
    <message>
        <source>the Node of Machine %1 could not be drained within %2</source>
        <translation>der Node von Machine %1 konnte nicht in %2 geleert werden</translation>
    </message>
    <message>
        <source>the Node of Machine %1 could not be drained within %2: %3</source>
        <translation>der Node von Machine %1 konnte nicht in %2 geleert werden: %3</translation>
    </message>
    <message>
        <source>the server of Machine %1 is not off after %2</source>
        <translation>der Server von Machine %1 ist nach %2 nicht aus</translation>
    </message>
    <message>
        <source>the server of Machine %1 is not off after %2: %3</source>
        <translation>der Server von Machine %1 ist nach %2 nicht aus: %3</translation>
    </message>
    <message>
        <source>Node %1 did not come back within %2</source>
        <translation>Node %1 kam nicht in %2 zurück</translation>
    </message>
    <message>
        <source>Node %1 did not come back within %2: it is Ready, but has not rebooted</source>
        <translation>Node %1 kam nicht in %2 zurück: er ist Ready, hat aber nicht neu gestartet</translation>
    </message>
    <message>
        <source>the Node of Machine %1 did not come back within %2</source>
        <translation>der Node von Machine %1 kam nicht in %2 zurück</translation>
    </message>
    <message>
        <source>the maintenance of Machine %1 was done, and a check failed: %2</source>
        <translation>die Wartung von Machine %1 wurde gemacht, und eine Prüfung schlug fehl: %2</translation>
    </message>
    <message>
        <source>Event %1 is still scheduled after the maintenance of Machine %2 was done</source>
        <translation>Ereignis %1 ist nach der Wartung von Machine %2 noch geplant</translation>
    </message>
    <message>
        <source>the maintenance of Machine %1 has taken %2</source>
        <translation>die Wartung von Machine %1 dauert schon %2</translation>
    </message>
    <message>
        <source>the maintenance of Machine %1 has taken %2; it waits for %3 hook %4 of %5</source>
        <translation>die Wartung von Machine %1 dauert schon %2; sie wartet auf den %3-Hook %4 von %5</translation>
    </message>
    <message>
        <source>%1 of Machine %2 needs a person: %3</source>
        <translation>%1 von Machine %2 braucht eine Person: %3</translation>
    </message>
    <message>
        <source>%1 has two events, %2 and %3; one is done after the other</source>
        <translation>%1 hat zwei Ereignisse, %2 und %3; eins wird nach dem anderen gemacht</translation>
    </message>
    <message>
        <source>two masters at the same time: %1 and %2 from %3</source>
        <translation>zwei Master zur selben Zeit: %1 und %2 ab %3</translation>
    </message>
    <message>
        <source>%1 will take %2 and must be done before %3</source>
        <translation>%1 wird %2 dauern und muss vor %3 erledigt sein</translation>
    </message>
    <message>
        <source>windows %1 and %2 are open at the same time, first at %3</source>
        <translation>Fenster %1 und %2 sind zur selben Zeit offen, zuerst um %3</translation>
    </message>
    <message>
        <source>next: the node will be drained</source>
        <translation>als Nächstes wird der Node geleert</translation>
    </message>
    <message>
        <source>next: the instance will be created</source>
        <translation>als Nächstes wird die Instanz erzeugt</translation>
    </message>
    <message>
        <source>next: the instance will be deleted</source>
        <translation>als Nächstes wird die Instanz gelöscht</translation>
    </message>
    <message>
        <source>next: its Node will be deleted</source>
        <translation>als Nächstes wird ihr Node gelöscht</translation>
    </message>
    <message>
        <source>next: the Machine will be removed</source>
        <translation>dann ist die Machine weg</translation>
    </message>
    <message>
        <source>%1 more hook waits at this point</source>
        <translation>%1 weiterer Hook wartet an diesem Punkt</translation>
    </message>
    <message>
        <source>%1 more hooks wait at this point</source>
        <translation>%1 weitere Hooks warten an diesem Punkt</translation>
    </message>
    <message>
        <source>there is nothing to drain: %1</source>
        <translation>es gibt nichts zu leeren: %1</translation>
    </message>
    <message>
        <source>then the drain will wait: %1</source>
        <translation>dann wartet der Drain: %1</translation>
    </message>
    <message>
        <source>then it will wait at preTerminate for %1</source>
        <translation>dann wartet sie bei preTerminate auf %1</translation>
    </message>
    <message>
        <source>next: the host will be powered on</source>
        <translation>als Nächstes wird der Host eingeschaltet</translation>
    </message>
    <message>
        <source>next: the host will be powered off, then on</source>
        <translation>als Nächstes wird der Host ausgeschaltet und dann eingeschaltet</translation>
    </message>
    <message>
        <source>another key still holds it off</source>
        <translation>ein anderer Schlüssel hält ihn noch aus</translation>
    </message>
    <message>
        <source>it stays off: spec.online is false</source>
        <translation>er bleibt aus: spec.online ist false</translation>
    </message>
    <message>
        <source>it will be reconciled when it is valid</source>
        <translation>sie wird abgeglichen, sobald sie gültig ist</translation>
    </message>
    <message>
        <source>it will be reconciled again when the pause ends</source>
        <translation>sie wird wieder abgeglichen, wenn die Pause endet</translation>
    </message>
    <message>
        <source>it will claim the first free host</source>
        <translation>sie nimmt den ersten Host, der frei ist</translation>
    </message>
    <message>
        <source>the host will be reconciled again when the annotation is removed</source>
        <translation>der Host wird wieder abgeglichen, wenn die Annotation weg ist</translation>
    </message>
    <message>
        <source>the host will be read again when the Secret changes</source>
        <translation>der Host wird neu gelesen, sobald sich das Secret ändert</translation>
    </message>
    <message>
        <source>the command will be retried</source>
        <translation>dann wird der Befehl wiederholt</translation>
    </message>
    <message>
        <source>the BMC will be asked again</source>
        <translation>das BMC wird neu gefragt</translation>
    </message>
    <message>
        <source>it will be forced off at the deadline</source>
        <translation>zur Frist wird er hart ausgeschaltet</translation>
    </message>
    <message>
        <source>power is not changed while it is unknown</source>
        <translation>nichts wird geschaltet, solange die Power unbekannt ist</translation>
    </message>
    <message>
        <source>the health check will remediate the machine when it may act</source>
        <translation>der Health Check remediiert die Maschine, sobald er darf</translation>
    </message>
    <message>
        <source>the maintenance will start in the next window after the upgrade</source>
        <translation>die Wartung beginnt im nächsten Fenster nach der Aktualisierung</translation>
    </message>
    <message>
        <source>the maintenance will start when the window opens</source>
        <translation>die Wartung beginnt, wenn das Fenster öffnet</translation>
    </message>
    <message>
        <source>the Machine is gone</source>
        <translation>die Machine ist weg</translation>
    </message>
    <message>
        <source>the Machine is not being deleted</source>
        <translation>die Machine ist nicht in Löschung</translation>
    </message>
    <message>
        <source>the phase is not Deleting yet</source>
        <translation>die Phase ist noch nicht Deleting</translation>
    </message>
    <message>
        <source>already drained</source>
        <translation>bereits geleert</translation>
    </message>
    <message>
        <source>the drain is excluded by annotation</source>
        <translation>der Drain ist per Annotation ausgeschlossen</translation>
    </message>
    <message>
        <source>the Machine has no Node</source>
        <translation>die Machine hat keinen Node</translation>
    </message>
    <message>
        <source>held by the %1 hook %2 of %3</source>
        <translation>gehalten vom %1-Hook %2 von %3</translation>
    </message>
    <message>
        <source>held by the %1 hook %2 of %3 and %4 more</source>
        <translation>gehalten vom %1-Hook %2 von %3 und %4 weiteren</translation>
    </message>
    <message>
        <source>Node %1 is empty</source>
        <translation>Node %1 ist leer</translation>
    </message>
    <message>
        <source>waiting for the next attempt</source>
        <translation>wartet auf den nächsten Versuch</translation>
    </message>
    <message>
        <source>what state is the Node in?</source>
        <translation>wie steht es um den Node?</translation>
    </message>
    <message>
        <source>the Node no longer exists</source>
        <translation>den Node gibt es nicht mehr</translation>
    </message>
    <message>
        <source>control-plane Node %1 is cordoned</source>
        <translation>Control-Plane-Node %1 ist gesperrt</translation>
    </message>
    <message>
        <source>the Node is being drained</source>
        <translation>der Node wird geleert</translation>
    </message>
    <message>
        <source>no API is authoritative yet</source>
        <translation>noch ist keine API maßgeblich</translation>
    </message>
    <message>
        <source>the authoritative API is being copied into status</source>
        <translation>die maßgebliche API wird in den Status übernommen</translation>
    </message>
    <message>
        <source>another API is authoritative</source>
        <translation>eine andere API ist maßgeblich</translation>
    </message>
    <message>
        <source>unknown authoritative API %1</source>
        <translation>unbekannte maßgebliche API %1</translation>
    </message>
    <message>
        <source>this controller has finished; another finalizer keeps the object</source>
        <translation>unser Teil ist erledigt; ein anderer Finalizer hält das Objekt</translation>
    </message>
    <message>
        <source>waiting for the drain</source>
        <translation>wartet auf den Drain</translation>
    </message>
    <message>
        <source>the instance is being deleted: %1</source>
        <translation>die Instanz geht: %1</translation>
    </message>
    <message>
        <source>the provider could not delete the instance: %1</source>
        <translation>der Anbieter konnte die Instanz nicht löschen: %1</translation>
    </message>
    <message>
        <source>is the instance gone?</source>
        <translation>ist die Instanz weg?</translation>
    </message>
    <message>
        <source>the provider does not say whether the instance is gone: %1</source>
        <translation>der Anbieter sagt nicht, ob die Instanz weg ist: %1</translation>
    </message>
    <message>
        <source>waiting until the instance is gone</source>
        <translation>wartet, bis die Instanz geht</translation>
    </message>
    <message>
        <source>the Node could not be deleted</source>
        <translation>der Node konnte nicht gelöscht werden</translation>
    </message>
    <message>
        <source>the instance is gone; its Node will be deleted</source>
        <translation>die Instanz ist weg, ihr Node folgt</translation>
    </message>
    <message>
        <source>everything is gone; the Machine is released</source>
        <translation>alles ist weg, die Machine wird freigegeben</translation>
    </message>
    <message>
        <source>the finalizer is set before anything that needs cleanup</source>
        <translation>der Finalizer kommt vor allem, was aufgeräumt werden muss</translation>
    </message>
    <message>
        <source>Failed is final; the Machine must be deleted</source>
        <translation>Failed ist endgültig; die Machine muss gelöscht werden</translation>
    </message>
    <message>
        <source>is there an instance?</source>
        <translation>gibt es eine Instanz?</translation>
    </message>
    <message>
        <source>the provider declared the Machine Failed: %1</source>
        <translation>der Anbieter hat die Machine für Failed erklärt: %1</translation>
    </message>
    <message>
        <source>the provider does not say whether there is an instance: %1</source>
        <translation>der Anbieter sagt nicht, ob es eine Instanz gibt: %1</translation>
    </message>
    <message>
        <source>what is known about the instance?</source>
        <translation>was ist über die Instanz bekannt?</translation>
    </message>
    <message>
        <source>the provider has not finished yet: %1</source>
        <translation>der Anbieter ist noch nicht fertig: %1</translation>
    </message>
    <message>
        <source>the provider could not update the instance: %1</source>
        <translation>der Anbieter konnte die Instanz nicht aktualisieren: %1</translation>
    </message>
    <message>
        <source>the instance has neither provider id nor address yet</source>
        <translation>die Instanz hat noch weder Anbieter-ID noch Adresse</translation>
    </message>
    <message>
        <source>the instance exists; its Node has not joined</source>
        <translation>die Instanz ist da, ihr Node ist noch nicht beigetreten</translation>
    </message>
    <message>
        <source>the instance exists and has a Node</source>
        <translation>die Instanz ist da und hat einen Node</translation>
    </message>
    <message>
        <source>the known instance is gone</source>
        <translation>die bekannte Instanz ist weg</translation>
    </message>
    <message>
        <source>an instance is needed</source>
        <translation>eine Instanz wird gebraucht</translation>
    </message>
    <message>
        <source>the instance will be created</source>
        <translation>die Instanz wird erzeugt</translation>
    </message>
    <message>
        <source>the provider refused the configuration: %1</source>
        <translation>der Anbieter hat die Konfiguration abgelehnt: %1</translation>
    </message>
    <message>
        <source>the instance is being created: %1</source>
        <translation>die Instanz kommt: %1</translation>
    </message>
    <message>
        <source>the provider could not create the instance: %1</source>
        <translation>der Anbieter konnte die Instanz nicht erzeugen: %1</translation>
    </message>
    <message>
        <source>waiting for the instance to appear</source>
        <translation>wartet, bis die Instanz erscheint</translation>
    </message>
    <message>
        <source>no remediation was requested</source>
        <translation>niemand hat eine Remediation angefordert</translation>
    </message>
    <message>
        <source>the Machine is being deleted</source>
        <translation>die Machine wird gelöscht</translation>
    </message>
    <message>
        <source>the Machine has failed; nothing will restore its Node</source>
        <translation>die Machine ist fehlgeschlagen, nichts bringt ihren Node zurück</translation>
    </message>
    <message>
        <source>the remediation was withdrawn before the Node was deleted</source>
        <translation>die Remediation wurde zurückgezogen, bevor der Node gelöscht wurde</translation>
    </message>
    <message>
        <source>the remediation was withdrawn</source>
        <translation>die Remediation wurde zurückgezogen</translation>
    </message>
    <message>
        <source>the remediation cannot continue: %1</source>
        <translation>die Remediation kann nicht weitergehen: %1</translation>
    </message>
    <message>
        <source>a hold-off of the host is requested</source>
        <translation>der Host soll aus gehalten werden</translation>
    </message>
    <message>
        <source>waiting until the host is confirmed to be held off</source>
        <translation>wartet, bis bestätigt ist, dass der Host aus gehalten wird</translation>
    </message>
    <message>
        <source>waiting until the host is confirmed to be held off: %1</source>
        <translation>wartet, bis bestätigt ist, dass der Host aus gehalten wird: %1</translation>
    </message>
    <message>
        <source>waiting until the Node is gone</source>
        <translation>wartet, bis der Node weg ist</translation>
    </message>
    <message>
        <source>the labels of the Node are saved</source>
        <translation>die Labels des Nodes werden aufbewahrt</translation>
    </message>
    <message>
        <source>the host is confirmed off; its Node will be deleted</source>
        <translation>der Host ist bestätigt aus, sein Node wird gelöscht</translation>
    </message>
    <message>
        <source>the host is off and the Node is gone</source>
        <translation>der Host ist aus und der Node ist weg</translation>
    </message>
    <message>
        <source>waiting until the host is confirmed to be held off again</source>
        <translation>wartet, bis bestätigt ist, dass der Host wieder aus gehalten wird</translation>
    </message>
    <message>
        <source>the Node came back while the host was off</source>
        <translation>der Node kam zurück, während der Host aus war</translation>
    </message>
    <message>
        <source>how long may the Node take to join?</source>
        <translation>wie lange darf der Node zum Beitreten brauchen?</translation>
    </message>
    <message>
        <source>the host is about to boot; the wait for its Node is limited</source>
        <translation>der Host startet gleich, das Warten auf seinen Node ist begrenzt</translation>
    </message>
    <message>
        <source>the Node is gone; the host may boot</source>
        <translation>der Node ist weg, der Host darf starten</translation>
    </message>
    <message>
        <source>the host is also held off by %1; the wait starts again</source>
        <translation>der Host wird auch durch %1 aus gehalten, das Warten beginnt neu</translation>
    </message>
    <message>
        <source>the host is also held off by %1</source>
        <translation>der Host wird auch durch %1 aus gehalten</translation>
    </message>
    <message>
        <source>the Node did not come back in time; the Machine will be replaced</source>
        <translation>der Node kam nicht rechtzeitig zurück, die Machine wird ersetzt</translation>
    </message>
    <message>
        <source>waiting for the Node to come back</source>
        <translation>wartet, bis der Node zurückkommt</translation>
    </message>
    <message>
        <source>the new Node gets the missing labels of the old one</source>
        <translation>der neue Node bekommt, was ihm vom alten fehlt</translation>
    </message>
    <message>
        <source>the new Node has all labels of the old one</source>
        <translation>der neue Node hat alle Labels des alten</translation>
    </message>
    <message>
        <source>the remediation is finished</source>
        <translation>die Remediation ist fertig</translation>
    </message>
    <message>
        <source>the Machine has no BareMetalHost</source>
        <translation>die Machine hat keinen BareMetalHost</translation>
    </message>
    <message>
        <source>BareMetalHost %1 is being deleted</source>
        <translation>BareMetalHost %1 wird gelöscht</translation>
    </message>
    <message>
        <source>BareMetalHost %1 is paused</source>
        <translation>BareMetalHost %1 ist angehalten</translation>
    </message>
    <message>
        <source>BareMetalHost %1 is detached</source>
        <translation>BareMetalHost %1 ist abgekoppelt</translation>
    </message>
    <message>
        <source>BareMetalHost %1 must not be switched off (disablePowerOff)</source>
        <translation>BareMetalHost %1 darf nicht ausgeschaltet werden (disablePowerOff)</translation>
    </message>
    <message>
        <source>BareMetalHost %1 is off on purpose (spec.online is false)</source>
        <translation>BareMetalHost %1 ist absichtlich aus (spec.online ist false)</translation>
    </message>
    <message>
        <source>remove hook %1 from %2</source>
        <translation>Hook %1 von %2 entfernen</translation>
    </message>
    <message>
        <source>when no other hook holds, its instance will be created</source>
        <translation>sobald kein anderer Hook hält, wird ihre Instanz erzeugt</translation>
    </message>
    <message>
        <source>when no other hook holds, its node will be drained</source>
        <translation>sobald kein anderer Hook hält, wird ihr Node geleert</translation>
    </message>
    <message>
        <source>when no other hook holds, its instance will be deleted</source>
        <translation>sobald kein anderer Hook hält, wird ihre Instanz gelöscht</translation>
    </message>
    <message>
        <source>this cannot be undone: the API rejects re-adding a hook while the machine is deleted</source>
        <translation>das lässt sich nicht rückgängig machen: die API lehnt es ab, einen Hook wieder zu setzen, während die Maschine gelöscht wird</translation>
    </message>
    <message>
        <source>its owner may set it again</source>
        <translation>sein Besitzer kann ihn wieder setzen</translation>
    </message>
    <message>
        <source>try to drain %1 now instead of at the next attempt</source>
        <translation>%1 jetzt statt beim nächsten Versuch leeren</translation>
    </message>
    <message>
        <source>try to drain the node now instead of at the next attempt</source>
        <translation>den Node jetzt statt beim nächsten Versuch leeren</translation>
    </message>
    <message>
        <source>skip the drain of %1</source>
        <translation>den Drain von %1 überspringen</translation>
    </message>
    <message>
        <source>its pods are not evicted: they end with the instance, budgets are ignored, and every preDrain hook is skipped</source>
        <translation>ihre Pods werden nicht verschoben: sie enden mit der Instanz, Budgets werden nicht gefragt, und jeder preDrain-Hook wird übergangen</translation>
    </message>
    <message>
        <source>this cannot be undone</source>
        <translation>das lässt sich nicht rückgängig machen</translation>
    </message>
    <message>
        <source>mark %1 to be deleted first when its MachineSet scales in</source>
        <translation>%1 als Erste markieren, die geht, wenn ihr MachineSet zu viele hat</translation>
    </message>
    <message>
        <source>cordon %1: no new pod is scheduled there, none is evicted</source>
        <translation>%1 sperren: kein neuer Pod kommt dorthin, keiner wird verschoben</translation>
    </message>
    <message>
        <source>cordon the node: no new pod is scheduled there, none is evicted</source>
        <translation>den Node sperren: kein neuer Pod kommt dorthin, keiner wird verschoben</translation>
    </message>
    <message>
        <source>uncordon %1: new pods may be scheduled there</source>
        <translation>%1 entsperren: neue Pods dürfen dorthin</translation>
    </message>
    <message>
        <source>uncordon the node: new pods may be scheduled there</source>
        <translation>den Node entsperren: neue Pods dürfen dorthin</translation>
    </message>
    <message>
        <source>hold %1 off: it is shut down and stays off until the hold is released</source>
        <translation>%1 aus halten: er wird heruntergefahren und bleibt aus, bis der Haltepunkt gelöst ist</translation>
    </message>
    <message>
        <source>release Holdpoint&apos;s hold %1 on %2</source>
        <translation>unseren Haltepunkt %1 auf %2 lösen</translation>
    </message>
    <message>
        <source>when no other key is left and spec.online is true, it will be powered on</source>
        <translation>wenn kein anderer Schlüssel bleibt und er an sein soll, wird er eingeschaltet</translation>
    </message>
    <message>
        <source>release %1 on %2, which somebody else set</source>
        <translation>%1 auf %2 lösen, den jemand anderes gesetzt hat</translation>
    </message>
    <message>
        <source>a fenced host may come back while its work runs elsewhere</source>
        <translation>ein gefencter Host kann zurückkommen, während seine Arbeit anderswo läuft</translation>
    </message>
    <message>
        <source>power on %1 when no key holds it off</source>
        <translation>%1 einschalten, sobald kein Schlüssel ihn aus hält</translation>
    </message>
    <message>
        <source>power off %1: a graceful shutdown first, then a hard power-off</source>
        <translation>%1 ausschalten: zuerst wird das Betriebssystem gebeten, dann abgeschaltet</translation>
    </message>
    <message>
        <source>reboot %1: a graceful shutdown first, then a hard power-off</source>
        <translation>%1 neu starten: zuerst wird das Betriebssystem gebeten, dann abgeschaltet</translation>
    </message>
    <message>
        <source>cut the power of %1 and power it on again</source>
        <translation>%1 hart abschalten und wieder einschalten</translation>
    </message>
    <message>
        <source>data that is not on disk is lost</source>
        <translation>was nicht auf der Platte ist, geht verloren</translation>
    </message>
    <message>
        <source>pause %1: it is not reconciled and its power stays as it is</source>
        <translation>%1 anhalten: niemand gleicht ihn ab, seine Power bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>resume %1: its power is set to what is declared</source>
        <translation>%1 fortsetzen: seine Power wird auf das Deklarierte gebracht</translation>
    </message>
    <message>
        <source>detach %1: it keeps running and its BMC is no longer used</source>
        <translation>%1 abkoppeln: er läuft weiter, mit seinem BMC wird nicht mehr gesprochen</translation>
    </message>
    <message>
        <source>attach %1: its BMC is used again and its power is set to what is declared</source>
        <translation>%1 ankoppeln: mit seinem BMC wird wieder gesprochen, seine Power wird auf das Deklarierte gebracht</translation>
    </message>
    <message>
        <source>removing the finalizer of %1 removes the object while its instance, its disk and its address stay: nothing is left that knows of them</source>
        <translation>den Finalizer von %1 zu entfernen lässt das Objekt verschwinden, während Instanz, Platte und Adresse bleiben: niemand weiß mehr von ihnen</translation>
    </message>
    <message>
        <source>force-deleting %1 forgets the machine while its instance may still run and write</source>
        <translation>%1 zwangsweise zu löschen vergisst die Maschine, während ihre Instanz noch laufen und schreiben kann</translation>
    </message>
    <message>
        <source>remove the one hook that holds, with its own review</source>
        <translation>den einen Hook, der hält, mit eigener Prüfung entfernen</translation>
    </message>
    <message>
        <source>fix the credentials or the quota of the provider: the deletion then completes</source>
        <translation>Zugangsdaten oder Kontingent des Anbieters reparieren: dann endet das Löschen von selbst</translation>
    </message>
    <message>
        <source>delete the instance in the provider: the controller then removes the finalizer</source>
        <translation>die Instanz beim Anbieter löschen: der Controller sieht, dass sie weg ist, und nimmt den Finalizer ab</translation>
    </message>
    <message>
        <source>detach the host if its BMC is permanently lost</source>
        <translation>den Host abkoppeln, wenn sein BMC endgültig verloren ist</translation>
    </message>
    <message>
        <source>data is %1 old</source>
        <translation>die Daten sind %1 alt</translation>
    </message>
    <message>
        <source>the newest data is %1 old</source>
        <translation>die neuesten Daten sind %1 alt</translation>
    </message>
    <message>
        <source>no data received yet</source>
        <translation>noch nichts empfangen</translation>
    </message>
    <message>
        <source>the connection was just restored</source>
        <translation>die Verbindung ist gerade erst zurück</translation>
    </message>
    <message>
        <source>Nodes cannot be read</source>
        <translation>Nodes können nicht gelesen werden</translation>
    </message>
    <message>
        <source>there is no Node</source>
        <translation>es gibt keinen Node</translation>
    </message>
    <message>
        <source>%1 is Ready</source>
        <translation>%1 ist Ready</translation>
    </message>
    <message>
        <source>%1 is not Ready</source>
        <translation>%1 ist nicht Ready</translation>
    </message>
    <message>
        <source>the kubelet of %1 does not report</source>
        <translation>der Kubelet von %1 meldet sich nicht</translation>
    </message>
    <message>
        <source>pods of %1 cannot be read</source>
        <translation>Pods von %1 können nicht gelesen werden</translation>
    </message>
    <message>
        <source>no pod is left that a drain would move</source>
        <translation>kein Pod ist übrig, den ein Drain verschieben würde</translation>
    </message>
    <message>
        <source>1 pod is left: %1</source>
        <translation>1 Pod ist übrig: %1</translation>
    </message>
    <message>
        <source>%1 pods are left: %2</source>
        <translation>%1 Pods sind übrig: %2</translation>
    </message>
    <message>
        <source>budgets or pods cannot be read</source>
        <translation>Budgets oder Pods können nicht gelesen werden</translation>
    </message>
    <message>
        <source>every budget of its pods allows a disruption</source>
        <translation>kein Budget seiner Pods ist aufgebraucht</translation>
    </message>
    <message>
        <source>%1 allows no disruption</source>
        <translation>keine Störung wird erlaubt von %1</translation>
    </message>
    <message>
        <source>%1 has %2 pods on the node; disruptions allowed: %3</source>
        <translation>%1 hat %2 Pods auf dem Node; erlaubte Störungen: %3</translation>
    </message>
    <message>
        <source>VolumeAttachments cannot be read</source>
        <translation>VolumeAttachments können nicht gelesen werden</translation>
    </message>
    <message>
        <source>no volume is attached</source>
        <translation>kein Volume ist angehängt</translation>
    </message>
    <message>
        <source>1 volume is attached: %1</source>
        <translation>1 Volume ist angehängt: %1</translation>
    </message>
    <message>
        <source>%1 volumes are attached: %2</source>
        <translation>%1 Volumes sind angehängt: %2</translation>
    </message>
    <message>
        <source>the other control-plane machines cannot be read</source>
        <translation>die anderen Control-Plane-Maschinen können nicht gelesen werden</translation>
    </message>
    <message>
        <source>%1 healthy without it, %2 of %3 needed</source>
        <translation>%1 gesund ohne sie, %2 von %3 nötig</translation>
    </message>
    <message>
        <source>the other machines cannot be read</source>
        <translation>die anderen Maschinen können nicht gelesen werden</translation>
    </message>
    <message>
        <source>%1 is Running in its place</source>
        <translation>%1 ist an ihrer Stelle Running</translation>
    </message>
    <message>
        <source>no replacement is Running</source>
        <translation>kein Ersatz ist Running</translation>
    </message>
    <message>
        <source>no replacement is Running; none is required</source>
        <translation>kein Ersatz ist Running; keiner wird verlangt</translation>
    </message>
    <message>
        <source>no other control-plane machine is draining</source>
        <translation>keine andere Control-Plane-Maschine wird geleert</translation>
    </message>
    <message>
        <source>%1 is cordoned or being deleted</source>
        <translation>%1 ist gesperrt oder wird gelöscht</translation>
    </message>
    <message>
        <source>%1 are cordoned or being deleted</source>
        <translation>%1 sind gesperrt oder werden gelöscht</translation>
    </message>
    <message>
        <source>the owner &apos;%1&apos; was not found</source>
        <translation>wer „%1“ ist, wurde nicht gefunden</translation>
    </message>
    <message>
        <source>the owner &apos;%1&apos; was not found, %2</source>
        <translation>wer „%1“ ist, wurde nicht gefunden, %2</translation>
    </message>
    <message>
        <source>%1 no longer exists</source>
        <translation>%1 ist nicht mehr da</translation>
    </message>
    <message>
        <source>%1 no longer exists, %2</source>
        <translation>%1 ist nicht mehr da, %2</translation>
    </message>
    <message>
        <source>%1 is silent</source>
        <translation>%1 schweigt</translation>
    </message>
    <message>
        <source>%1 is silent, %2</source>
        <translation>%1 schweigt, %2</translation>
    </message>
    <message>
        <source>%1 reports a failure</source>
        <translation>%1 sagt, dass er gescheitert ist</translation>
    </message>
    <message>
        <source>%1 reports a failure, %2</source>
        <translation>%1 sagt, dass er gescheitert ist, %2</translation>
    </message>
    <message>
        <source>%1 is working on it</source>
        <translation>%1 arbeitet daran</translation>
    </message>
    <message>
        <source>%1 is working on it, %2</source>
        <translation>%1 arbeitet daran, %2</translation>
    </message>
    <message>
        <source>no other key holds the host</source>
        <translation>kein anderer Schlüssel hält den Host</translation>
    </message>
    <message>
        <source>held off by %1</source>
        <translation>aus gehalten durch %1</translation>
    </message>
    <message>
        <source>a remediation is fencing this machine</source>
        <translation>eine Remediation fenct diese Maschine</translation>
    </message>
    <message>
        <source>a remediation marked the host as unhealthy</source>
        <translation>eine Remediation hat den Host als ungesund markiert</translation>
    </message>
    <message>
        <source>no remediation is running</source>
        <translation>keine Remediation läuft</translation>
    </message>
    <message>
        <source>there is no host</source>
        <translation>es gibt keinen Host</translation>
    </message>
    <message>
        <source>its power state is unknown</source>
        <translation>sein Power-Zustand ist unbekannt</translation>
    </message>
    <message>
        <source>the host is On</source>
        <translation>der Host ist On</translation>
    </message>
    <message>
        <source>the host is Off</source>
        <translation>der Host ist Off</translation>
    </message>
    <message>
        <source>registration error</source>
        <translation>Registrierungsfehler</translation>
    </message>
    <message>
        <source>power management error</source>
        <translation>Fehler der Power-Verwaltung</translation>
    </message>
    <message>
        <source>provisioned registration error</source>
        <translation>Registrierungsfehler nach Bereitstellung</translation>
    </message>
    <message>
        <source>registration error: %1</source>
        <translation>Registrierungsfehler: %1</translation>
    </message>
    <message>
        <source>power management error: %1</source>
        <translation>Fehler der Power-Verwaltung: %1</translation>
    </message>
    <message>
        <source>provisioned registration error: %1</source>
        <translation>Registrierungsfehler nach Bereitstellung: %1</translation>
    </message>
    <message>
        <source>data is less than 10 s old</source>
        <translation>die Daten sind frischer als 10 s</translation>
    </message>
    <message>
        <source>the node is Ready, or gone</source>
        <translation>der Node ist Ready oder weg</translation>
    </message>
    <message>
        <source>no pod is left on the node</source>
        <translation>kein Pod ist auf dem Node übrig</translation>
    </message>
    <message>
        <source>every disruption budget of its pods allows a disruption</source>
        <translation>kein Disruption Budget seiner Pods ist aufgebraucht</translation>
    </message>
    <message>
        <source>no volume is attached to the node</source>
        <translation>kein Volume ist am Node angehängt</translation>
    </message>
    <message>
        <source>the control plane keeps its majority without it</source>
        <translation>die Control Plane behält ohne sie ihre Mehrheit</translation>
    </message>
    <message>
        <source>its replacement is Running</source>
        <translation>ihr Ersatz ist Running</translation>
    </message>
    <message>
        <source>no other machine of its role is draining</source>
        <translation>keine andere Maschine ihrer Rolle wird geleert</translation>
    </message>
    <message>
        <source>the owner of the hook is not about to remove it</source>
        <translation>der Besitzer des Hooks ist nicht dabei, ihn zu entfernen</translation>
    </message>
    <message>
        <source>no other key holds the host off</source>
        <translation>kein anderer Schlüssel hält den Host aus</translation>
    </message>
    <message>
        <source>the host&apos;s power is known and without error</source>
        <translation>die Power des Hosts ist bekannt und ohne Fehler</translation>
    </message>
    <message>
        <source>age of the watches</source>
        <translation>Alter der Watches</translation>
    </message>
    <message>
        <source>Pods of the Node</source>
        <translation>Pods des Nodes</translation>
    </message>
    <message>
        <source>Machines and Nodes of the control plane</source>
        <translation>Machines und Nodes der Control Plane</translation>
    </message>
    <message>
        <source>Machines of the same set</source>
        <translation>Machines desselben Sets</translation>
    </message>
    <message>
        <source>the owner&apos;s Lease, Events and conditions</source>
        <translation>Lease, Events und Bedingungen des Besitzers</translation>
    </message>
    <message>
        <source>it leaks or corrupts what Holdpoint looks after</source>
        <translation>es leckt oder beschädigt, worum Holdpoint sich kümmert</translation>
    </message>
    <message>
        <source>a check failed and this cannot be undone</source>
        <translation>ein Check ist fehlgeschlagen und das lässt sich nicht rückgängig machen</translation>
    </message>
    <message>
        <source>it affects the control plane</source>
        <translation>es betrifft die Control Plane</translation>
    </message>
    <message>
        <source>the key belongs to somebody else</source>
        <translation>der Schlüssel gehört jemand anderem</translation>
    </message>
    <message>
        <source>its node is running</source>
        <translation>sein Node läuft</translation>
    </message>
    <message>
        <source>the site requires it</source>
        <translation>der Standort verlangt es</translation>
    </message>
    <message>
        <source>a reason is required</source>
        <translation>ein Grund ist nötig</translation>
    </message>
    <message>
        <source>the reason needs %1 characters or a ticket id</source>
        <translation>der Grund braucht %1 Zeichen oder eine Ticket-ID</translation>
    </message>
    <message>
        <source>the reason has more than %1 bytes</source>
        <translation>der Grund hat mehr als %1 Bytes</translation>
    </message>
    <message>
        <source>the pause no longer exists</source>
        <translation>die Pause ist nicht mehr da</translation>
    </message>
    <message>
        <source>the detachment no longer exists</source>
        <translation>die Abkopplung ist nicht mehr da</translation>
    </message>
    <message>
        <source>the %1 hook %2 has another owner now</source>
        <translation>der %1-Hook %2 hat jetzt einen anderen Besitzer</translation>
    </message>
    <message>
        <source>the %1 hook %2 no longer exists</source>
        <translation>der %1-Hook %2 ist nicht mehr da</translation>
    </message>
    <message>
        <source>the hook has moved</source>
        <translation>der Hook ist nicht mehr, wo er war</translation>
    </message>
    <message>
        <source>there is no %1 to act on</source>
        <translation>es gibt kein %1 zum Handeln</translation>
    </message>
    <message>
        <source>%1 is not being drained</source>
        <translation>%1 wird nicht geleert</translation>
    </message>
    <message>
        <source>the drain of %1 is already skipped</source>
        <translation>der Drain von %1 wird schon übersprungen</translation>
    </message>
    <message>
        <source>%1 is already marked</source>
        <translation>%1 ist schon markiert</translation>
    </message>
    <message>
        <source>%1 is already cordoned</source>
        <translation>%1 ist schon gesperrt</translation>
    </message>
    <message>
        <source>%1 is already schedulable</source>
        <translation>%1 ist schon entsperrt</translation>
    </message>
    <message>
        <source>%1 is already held</source>
        <translation>%1 wird schon gehalten</translation>
    </message>
    <message>
        <source>%1 is not a hold set by Holdpoint</source>
        <translation>%1 ist kein Haltepunkt von uns</translation>
    </message>
    <message>
        <source>%1 is not the key of a hold</source>
        <translation>%1 ist kein Schlüssel eines Haltepunkts</translation>
    </message>
    <message>
        <source>%1 is already set to be on</source>
        <translation>%1 soll schon an sein</translation>
    </message>
    <message>
        <source>%1 is already set to be off</source>
        <translation>%1 soll schon aus sein</translation>
    </message>
    <message>
        <source>a reboot is already requested</source>
        <translation>ein Neustart ist schon angefordert</translation>
    </message>
    <message>
        <source>%1 is already paused</source>
        <translation>%1 ist schon angehalten</translation>
    </message>
    <message>
        <source>%1 is already detached</source>
        <translation>%1 ist schon abgekoppelt</translation>
    </message>
    <message>
        <source>Holdpoint explains Remove finalizer and never does it</source>
        <translation>Finalizer entfernen wird hier erklärt und von Holdpoint nie ausgeführt</translation>
    </message>
    <message>
        <source>Holdpoint explains Force delete and never does it</source>
        <translation>Löschen erzwingen wird hier erklärt und von Holdpoint nie ausgeführt</translation>
    </message>
    <message>
        <source>the object was replaced by another one of its name</source>
        <translation>das Objekt wurde durch ein anderes gleichen Namens ersetzt</translation>
    </message>
    <message>
        <source>what would be sent is no longer what was reviewed</source>
        <translation>was gesendet würde, ist nicht mehr, was geprüft wurde</translation>
    </message>
    <message>
        <source>a check changed: %1</source>
        <translation>ein Check hat sich geändert: %1</translation>
    </message>
    <message>
        <source>the object is no longer what was reviewed</source>
        <translation>was geprüft wurde, ist nicht mehr, was da ist</translation>
    </message>
    <message>
        <source>nothing is sent on stale data: %1</source>
        <translation>auf alten Daten wird nichts gesendet: %1</translation>
    </message>
    <message>
        <source>this override is already committed</source>
        <translation>dieser Eingriff wurde schon ausgelöst</translation>
    </message>
    <message>
        <source>the review is older than the object</source>
        <translation>die Prüfung ist älter als der jetzige Stand</translation>
    </message>
    <message>
        <source>review it again</source>
        <translation>neu prüfen</translation>
    </message>
    <message>
        <source>no user is signed in</source>
        <translation>niemand ist angemeldet</translation>
    </message>
    <message>
        <source>type the digits %1, or hold the button</source>
        <translation>die Ziffern %1 eingeben oder die Schaltfläche halten</translation>
    </message>
    <message>
        <source>type %1 to confirm</source>
        <translation>zur Bestätigung %1 eingeben</translation>
    </message>
    <message>
        <source>this override does not wait for approval</source>
        <translation>dieser Eingriff wartet nicht auf eine Freigabe</translation>
    </message>
    <message>
        <source>a person other than %1 must approve</source>
        <translation>eine andere Person als %1 muss freigeben</translation>
    </message>
    <message>
        <source>a person other than %1 must review</source>
        <translation>eine andere Person als %1 muss prüfen</translation>
    </message>
    <message>
        <source>what you approve is not what was requested</source>
        <translation>was Sie freigeben, ist nicht, was angefordert wurde</translation>
    </message>
    <message>
        <source>the request has expired</source>
        <translation>die Anforderung ist abgelaufen</translation>
    </message>
    <message>
        <source>aborted by %1 before anything was sent</source>
        <translation>von %1 abgebrochen, bevor etwas gesendet wurde</translation>
    </message>
    <message>
        <source>it is over</source>
        <translation>es ist vorbei</translation>
    </message>
    <message>
        <source>it was already sent</source>
        <translation>es wurde schon gesendet</translation>
    </message>
    <message>
        <source>no approval came in time</source>
        <translation>niemand hat es rechtzeitig freigegeben</translation>
    </message>
    <message>
        <source>it was accepted, but its effect was not observed within %1</source>
        <translation>es wurde angenommen, seine Wirkung war in %1 nicht zu sehen</translation>
    </message>
    <message>
        <source>the state is unknown: check before you repeat anything</source>
        <translation>der Zustand ist unbekannt: prüfen, bevor etwas wiederholt wird</translation>
    </message>
    <message>
        <source>this backend is read-only</source>
        <translation>dieses Backend ist so eingestellt, dass es nichts ändert</translation>
    </message>
    <message>
        <source>there is no such review</source>
        <translation>diese Prüfung gibt es nicht</translation>
    </message>
    <message>
        <source>this site does not allow break-glass: a second person must approve</source>
        <translation>dieser Standort lässt niemanden allein handeln: eine zweite Person muss freigeben</translation>
    </message>
    <message>
        <source>there is no such request</source>
        <translation>diese Anforderung gibt es nicht</translation>
    </message>
    <message>
        <source>%1 is not among the approvers that the site names</source>
        <translation>%1 ist nicht unter den Freigebenden, die der Standort nennt</translation>
    </message>
    <message>
        <source>there is no such override</source>
        <translation>diesen Eingriff gibt es nicht</translation>
    </message>
    <message>
        <source>override %1 has no review due</source>
        <translation>für Eingriff %1 steht keine Prüfung an</translation>
    </message>
    <message>
        <source>the audit could not be written, so nothing was sent: %1</source>
        <translation>das Audit konnte nicht geschrieben werden, darum wurde nichts gesendet: %1</translation>
    </message>
    <message>
        <source>the answer was lost: checking whether it was done</source>
        <translation>die Antwort ging verloren: ob es geschah, wird nachgesehen</translation>
    </message>
    <message>
        <source>the object is gone: its end is unknown</source>
        <translation>das Objekt ist weg: sein Ende ist unbekannt</translation>
    </message>
    <message>
        <source>observed %1: the object is gone</source>
        <translation>beobachtet %1: das Objekt ist weg</translation>
    </message>
    <message>
        <source>observed %1: the change is there</source>
        <translation>beobachtet %1: die Änderung ist da</translation>
    </message>
    <message>
        <source>observed %1: the object is gone; the answer to the request was lost</source>
        <translation>beobachtet %1: das Objekt ist weg; die Antwort auf die Anforderung ging verloren</translation>
    </message>
    <message>
        <source>observed %1: the change is there; the answer to the request was lost</source>
        <translation>beobachtet %1: die Änderung ist da; die Antwort auf die Anforderung ging verloren</translation>
    </message>
    <message>
        <source>its record cannot be read: its outcome is unknown</source>
        <translation>was es war, ist nicht lesbar: der Ausgang ist unbekannt</translation>
    </message>
    <message>
        <source>Holdpoint stopped before the outcome was observed</source>
        <translation>Holdpoint endete, bevor das Ende zu sehen war</translation>
    </message>
    <message>
        <source>observed when Holdpoint started again</source>
        <translation>gesehen, als Holdpoint wieder startete</translation>
    </message>
    <message>
        <source>Holdpoint stopped before the outcome was observed; its effect is not there now</source>
        <translation>Holdpoint endete, bevor das Ende zu sehen war; die Wirkung ist jetzt nicht da</translation>
    </message>
    <message>
        <source>it no longer exists</source>
        <translation>es ist nicht mehr da</translation>
    </message>
    <message>
        <source>the cluster refused it: %1</source>
        <translation>der Cluster hat es abgelehnt: %1</translation>
    </message>
    <message>
        <source>you are not allowed to do this: %1</source>
        <translation>das dürfen Sie nicht: %1</translation>
    </message>
    <message>
        <source>it was refused: %1</source>
        <translation>es wurde abgelehnt: %1</translation>
    </message>
    <message>
        <source>no firmware or settings are being written to the host</source>
        <translation>auf den Host werden weder Firmware noch Einstellungen geschrieben</translation>
    </message>
    <message>
        <source>the boot was stopped; the host must stay off for a while to count as held</source>
        <translation>der Start wurde gestoppt; der Host muss eine Weile aus bleiben, um als gehalten zu gelten</translation>
    </message>
    <message>
        <source>stopping the boot failed and will be retried</source>
        <translation>das Stoppen des Starts ist fehlgeschlagen und wird wiederholt</translation>
    </message>
    <message>
        <source>a hold was requested while the host was starting; the boot will be stopped</source>
        <translation>während der Host startet, wurde ein Haltepunkt angefordert; der Start wird gestoppt</translation>
    </message>
    <message>
        <source>On was sent to the host; the boot will be stopped first</source>
        <translation>der Host soll gerade starten; zuerst wird der Start gestoppt</translation>
    </message>
    <message>
        <source>the boot was stopped; the host must stay off for a while</source>
        <translation>der Start wurde gestoppt; der Host muss eine Weile aus bleiben</translation>
    </message>
    <message>
        <source>the host is starting</source>
        <translation>der Host startet</translation>
    </message>
    <message>
        <source>the host did not power on in time</source>
        <translation>der Host ging nicht rechtzeitig an</translation>
    </message>
    <message>
        <source>online is false, so the host stays off</source>
        <translation>online ist false, darum bleibt der Host aus</translation>
    </message>
    <message>
        <source>the host is off, which satisfies the reboot request</source>
        <translation>der Host ist aus, damit ist die Neustartanforderung erfüllt</translation>
    </message>
    <message>
        <source>the host is held off until the last key is removed</source>
        <translation>der Host wird aus gehalten, bis der letzte Schlüssel entfernt ist</translation>
    </message>
    <message>
        <source>powering on failed and will be retried after a delay</source>
        <translation>das Einschalten ist fehlgeschlagen und wird nach einer Pause wiederholt</translation>
    </message>
    <message>
        <source>nothing holds the host off; it will be powered on</source>
        <translation>nichts hält den Host aus, er wird eingeschaltet</translation>
    </message>
    <message>
        <source>the BMC reports no power state that is known</source>
        <translation>das BMC nennt keinen bekannten Power-Zustand</translation>
    </message>
    <message>
        <source>the host was observed on</source>
        <translation>der Host wurde an gesehen</translation>
    </message>
    <message>
        <source>the host was observed off</source>
        <translation>der Host wurde aus gesehen</translation>
    </message>
    <message>
        <source>the credentials changed and will be validated again</source>
        <translation>die Zugangsdaten haben sich geändert und werden neu geprüft</translation>
    </message>
    <message>
        <source>the power state is needed</source>
        <translation>der Power-Zustand wird gebraucht</translation>
    </message>
    <message>
        <source>the BMC accepts the new credentials</source>
        <translation>das BMC nimmt die neuen Zugangsdaten an</translation>
    </message>
    <message>
        <source>the BMC answers; the host is registered</source>
        <translation>das BMC antwortet, der Host ist registriert</translation>
    </message>
    <message>
        <source>the host is provisioned by somebody else</source>
        <translation>der Host wird von jemand anderem bereitgestellt</translation>
    </message>
    <message>
        <source>the host is provisioned by us from now on</source>
        <translation>der Host wird ab jetzt von uns bereitgestellt</translation>
    </message>
    <message>
        <source>a reboot was requested</source>
        <translation>ein Neustart wurde angefordert</translation>
    </message>
    <message>
        <source>another request for the running reboot is noted</source>
        <translation>eine weitere Anforderung zum laufenden Neustart wird vermerkt</translation>
    </message>
    <message>
        <source>somebody else powered the host on %1 times while it was held off</source>
        <translation>der Host wurde %1-mal von jemand anderem eingeschaltet, während er aus gehalten wurde</translation>
    </message>
    <message>
        <source>the host is deprovisioned, which ends its reboot requests</source>
        <translation>der Host wird abgebaut, das beendet seine Neustartanforderungen</translation>
    </message>
    <message>
        <source>the host is deprovisioned, which ends its history of reboots</source>
        <translation>der Host wird abgebaut, das beendet seinen Neustartverlauf</translation>
    </message>
    <message>
        <source>the host reboots anyway, which satisfies the reboot request</source>
        <translation>der Host startet ohnehin neu, damit ist die Neustartanforderung erfüllt</translation>
    </message>
    <message>
        <source>the host is being provisioned as declared</source>
        <translation>der Host wird bereitgestellt wie deklariert</translation>
    </message>
    <message>
        <source>the host is deprovisioned</source>
        <translation>der Host wird abgebaut</translation>
    </message>
    <message>
        <source>nothing runs on the host any more</source>
        <translation>auf dem Host läuft nichts mehr</translation>
    </message>
    <message>
        <source>reboot requests wait while the host is %1</source>
        <translation>Neustartanforderungen warten, solange der Host %1 ist</translation>
    </message>
    <message>
        <source>the BMC is not ready for the command</source>
        <translation>das BMC ist für den Befehl nicht bereit</translation>
    </message>
    <message>
        <source>the BMC is not ready for the command: %1</source>
        <translation>das BMC ist für den Befehl nicht bereit: %1</translation>
    </message>
    <message>
        <source>the BMC refused %1</source>
        <translation>das BMC hat %1 abgelehnt</translation>
    </message>
    <message>
        <source>the BMC refused %1: %2</source>
        <translation>das BMC hat %1 abgelehnt: %2</translation>
    </message>
    <message>
        <source>the outcome is unknown, so the power state will be read</source>
        <translation>ob das BMC es getan hat, ist unbekannt, darum wird gelesen</translation>
    </message>
    <message>
        <source>the outcome of the restart is unknown; it is not sent again</source>
        <translation>was aus dem Neustart wurde, ist unbekannt; er wird nicht noch einmal gesendet</translation>
    </message>
    <message>
        <source>the restart was sent; the reboot is over</source>
        <translation>der Neustart wurde gesendet, damit ist er erledigt</translation>
    </message>
    <message>
        <source>the command did not reach the BMC</source>
        <translation>der Befehl hat das BMC nicht erreicht</translation>
    </message>
    <message>
        <source>the command did not reach the BMC: %1</source>
        <translation>der Befehl hat das BMC nicht erreicht: %1</translation>
    </message>
    <message>
        <source>the BMC cannot shut the host down gracefully</source>
        <translation>das BMC kann den Host nicht geordnet herunterfahren</translation>
    </message>
    <message>
        <source>the BMC cannot shut the host down gracefully: %1</source>
        <translation>das BMC kann den Host nicht geordnet herunterfahren: %1</translation>
    </message>
    <message>
        <source>the BMC accepted the command</source>
        <translation>das BMC hat den Befehl angenommen</translation>
    </message>
    <message>
        <source>the BMC gives the power state as &apos;%1&apos;</source>
        <translation>das BMC nennt den Power-Zustand &apos;%1&apos;</translation>
    </message>
    <message>
        <source>a power command failed and will be retried after a delay</source>
        <translation>ein Power-Befehl ist fehlgeschlagen und wird nach einer Pause wiederholt</translation>
    </message>
    <message>
        <source>the graceful shutdown took too long</source>
        <translation>das geordnete Herunterfahren dauerte zu lange</translation>
    </message>
    <message>
        <source>a hard power-off replaces the graceful shutdown</source>
        <translation>ein hartes Ausschalten überholt das geordnete Herunterfahren</translation>
    </message>
    <message>
        <source>the BMC gave up the graceful shutdown: %1</source>
        <translation>das BMC hat das geordnete Herunterfahren aufgegeben: %1</translation>
    </message>
    <message>
        <source>the host is on, as it should be</source>
        <translation>der Host ist an, wie er soll</translation>
    </message>
    <message>
        <source>the host must not be switched off, so it cannot be held</source>
        <translation>der Host darf nicht ausgeschaltet werden, darum kann er nicht gehalten werden</translation>
    </message>
    <message>
        <source>the host must not be switched off, so it will be restarted</source>
        <translation>der Host darf nicht ausgeschaltet werden, darum wird er neu gestartet</translation>
    </message>
    <message>
        <source>online is false, but disablePowerOff forbids powering the host off</source>
        <translation>online ist false, aber disablePowerOff verbietet das Ausschalten</translation>
    </message>
    <message>
        <source>the host is shutting down gracefully</source>
        <translation>der Host fährt geordnet herunter</translation>
    </message>
    <message>
        <source>the host is being forced off</source>
        <translation>der Host wird gerade hart ausgeschaltet</translation>
    </message>
    <message>
        <source>the host is already powering off</source>
        <translation>der Host geht schon aus</translation>
    </message>
    <message>
        <source>the host will be shut down for the reboot</source>
        <translation>der Host wird für den Neustart heruntergefahren</translation>
    </message>
    <message>
        <source>the host will be forced off for the reboot</source>
        <translation>der Host wird für den Neustart hart ausgeschaltet</translation>
    </message>
    <message>
        <source>the BMC offers no graceful shutdown, so the host will be forced off</source>
        <translation>das BMC bietet kein geordnetes Herunterfahren, darum wird der Host hart ausgeschaltet</translation>
    </message>
    <message>
        <source>online is false; the host will be shut down</source>
        <translation>online ist false, der Host wird heruntergefahren</translation>
    </message>
    <message>
        <source>online is false; the host will be forced off</source>
        <translation>online ist false, der Host wird hart ausgeschaltet</translation>
    </message>
    <message>
        <source>a shutdown cannot be cancelled once sent; the host will be powered on after it</source>
        <translation>ein gesendetes Herunterfahren lässt sich nicht zurücknehmen; danach wird der Host eingeschaltet</translation>
    </message>
    <message>
        <source>somebody is shutting the host down</source>
        <translation>jemand fährt den Host herunter</translation>
    </message>
    <message>
        <source>the host is neither on nor off</source>
        <translation>der Host ist weder an noch aus</translation>
    </message>
    <message>
        <source>the host is paused: nothing is read or changed</source>
        <translation>der Host ist angehalten: nichts wird gelesen, nichts getan</translation>
    </message>
    <message>
        <source>the host is being deleted and Holdpoint does not keep it</source>
        <translation>der Host geht und nichts von uns hält ihn</translation>
    </message>
    <message>
        <source>the host will be deleted when it is attached again</source>
        <translation>der Host soll gelöscht werden, wenn er wieder angekoppelt ist</translation>
    </message>
    <message>
        <source>the host is detached and will be deleted as it is</source>
        <translation>der Host ist abgekoppelt und wird gelöscht, wie er ist</translation>
    </message>
    <message>
        <source>the host was never in use and will be deleted</source>
        <translation>der Host war nie in Gebrauch und wird gelöscht</translation>
    </message>
    <message>
        <source>BareMetalHost %1 has the same BMC; nothing is switched while both are there</source>
        <translation>BareMetalHost %1 hat dasselbe BMC; geschaltet wird nichts, solange es beide gibt</translation>
    </message>
    <message>
        <source>the host is deleted as it is, because BareMetalHost %1 has the same BMC</source>
        <translation>der Host wird gelöscht, wie er ist, weil BareMetalHost %1 dasselbe BMC hat</translation>
    </message>
    <message>
        <source>the host will be deprovisioned before its deletion</source>
        <translation>der Host wird vor dem Löschen abgebaut</translation>
    </message>
    <message>
        <source>the host will be powered off before its deletion</source>
        <translation>der Host wird vor dem Löschen ausgeschaltet</translation>
    </message>
    <message>
        <source>disablePowerOff is set: the host will be deleted while it runs</source>
        <translation>disablePowerOff ist gesetzt: der Host wird im laufenden Betrieb gelöscht</translation>
    </message>
    <message>
        <source>the host could not be powered off and will be deleted while it may still run</source>
        <translation>der Host konnte nicht ausgeschaltet werden und wird gelöscht, obwohl er laufen kann</translation>
    </message>
    <message>
        <source>the host will be powered off again after a delay</source>
        <translation>der Host wird nach einer Pause neu ausgeschaltet</translation>
    </message>
    <message>
        <source>the host cannot be powered off without credentials</source>
        <translation>der Host kann ohne Zugangsdaten nicht ausgeschaltet werden</translation>
    </message>
    <message>
        <source>the host is off and will be deleted</source>
        <translation>der Host ist aus und wird gelöscht</translation>
    </message>
    <message>
        <source>the host cannot be powered off: its BMC reports no power state</source>
        <translation>der Host kann nicht ausgeschaltet werden: sein BMC nennt keinen Power-Zustand</translation>
    </message>
    <message>
        <source>the host is powering off</source>
        <translation>der Host geht aus</translation>
    </message>
    <message>
        <source>the host will be forced off before its deletion</source>
        <translation>der Host wird vor dem Löschen hart ausgeschaltet</translation>
    </message>
    <message>
        <source>the host comes with its status from elsewhere</source>
        <translation>der Host kommt mit seinem Status von anderswo</translation>
    </message>
    <message>
        <source>the host has a status of its own</source>
        <translation>der Host hat einen eigenen Status</translation>
    </message>
    <message>
        <source>the status that the host came with is not valid</source>
        <translation>der mitgebrachte Status ist keiner</translation>
    </message>
    <message>
        <source>the host has no BMC address, so its power is not managed</source>
        <translation>der Host hat keine BMC-Adresse, darum wird seine Power nicht verwaltet</translation>
    </message>
    <message>
        <source>the host must not be removed before it is off</source>
        <translation>der Host soll nicht verschwinden, bevor er aus ist</translation>
    </message>
    <message>
        <source>the host has a BMC address and is registered</source>
        <translation>der Host hat eine BMC-Adresse und wird registriert</translation>
    </message>
    <message>
        <source>spec.bmc.credentialsName is empty</source>
        <translation>spec.bmc.credentialsName ist leer</translation>
    </message>
    <message>
        <source>the secret %1 with the BMC credentials is missing</source>
        <translation>das Secret %1 mit den BMC-Zugangsdaten fehlt</translation>
    </message>
    <message>
        <source>the secret %1 has no username or no password</source>
        <translation>das Secret %1 hat keinen Benutzernamen oder kein Passwort</translation>
    </message>
    <message>
        <source>the host is detached: its requests wait and its power is not managed</source>
        <translation>der Host ist abgekoppelt: seine Anforderungen warten, seine Power bleibt unberührt</translation>
    </message>
    <message>
        <source>the host is attached again</source>
        <translation>der Host ist wieder angekoppelt</translation>
    </message>
    <message>
        <source>no rule applies</source>
        <translation>keine Regel trifft zu</translation>
    </message>
    <message>
        <source>held off</source>
        <translation>aus gehalten</translation>
    </message>
    <message>
        <source>holding</source>
        <translation>hält</translation>
    </message>
    <message>
        <source>late</source>
        <translation>spät</translation>
    </message>
    <message>
        <source>overdue</source>
        <translation>überfällig</translation>
    </message>
    <message>
        <source>armed</source>
        <translation>scharf</translation>
    </message>
    <message>
        <source>released</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>overridden</source>
        <translation>übersteuert</translation>
    </message>
    <message>
        <source>vanished</source>
        <translation>verschwunden</translation>
    </message>
    <message>
        <source>bypassed</source>
        <translation>übergangen</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>invalid</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <source>power unknown</source>
        <translation>Power unbekannt</translation>
    </message>
    <message>
        <source>node not ready</source>
        <translation>Node nicht bereit</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>in Arbeit</translation>
    </message>
    <message>
        <source>draining</source>
        <translation>Drain läuft</translation>
    </message>
    <message>
        <source>terminating</source>
        <translation>wird beendet</translation>
    </message>
    <message>
        <source>turning on</source>
        <translation>geht an</translation>
    </message>
    <message>
        <source>turning off</source>
        <translation>geht aus</translation>
    </message>
    <message>
        <source>wants On, is Off</source>
        <translation>soll On, ist Off</translation>
    </message>
    <message>
        <source>wants Off, is On</source>
        <translation>soll Off, ist On</translation>
    </message>
    <message>
        <source>detached</source>
        <translation>abgekoppelt</translation>
    </message>
    <message>
        <source>unmanaged</source>
        <translation>unverwaltet</translation>
    </message>
    <message>
        <source>disruption budget</source>
        <translation>Disruption Budget</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1, late</source>
        <translation>%1, spät</translation>
    </message>
    <message>
        <source>%1, overdue</source>
        <translation>%1, überfällig</translation>
    </message>
    <message>
        <source>%1; usually %2</source>
        <translation>%1; üblich %2</translation>
    </message>
    <message>
        <source>%1, late; usually %2</source>
        <translation>%1, spät; üblich %2</translation>
    </message>
    <message>
        <source>%1, overdue; usually %2</source>
        <translation>%1, überfällig; üblich %2</translation>
    </message>
    <message>
        <source>%1, late; allowed %2</source>
        <translation>%1, spät; erlaubt %2</translation>
    </message>
    <message>
        <source>%1, overdue; allowed %2</source>
        <translation>%1, überfällig; erlaubt %2</translation>
    </message>
    <message>
        <source>next try in %1</source>
        <translation>nächster Versuch in %1</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>failed: no reason was given</source>
        <translation>fehlgeschlagen: kein Grund angegeben</translation>
    </message>
    <message>
        <source>failed: the provider no longer has the instance</source>
        <translation>fehlgeschlagen: der Anbieter hat die Instanz nicht mehr</translation>
    </message>
    <message>
        <source>failed: the provider no longer has the instance %1</source>
        <translation>fehlgeschlagen: der Anbieter hat die Instanz %1 nicht mehr</translation>
    </message>
    <message>
        <source>failed: host %1 was created again, and the machine names the one before</source>
        <translation>fehlgeschlagen: Host %1 wurde neu angelegt, und die Maschine nennt den vorigen</translation>
    </message>
    <message>
        <source>failed: the provider no longer has the instance of %1</source>
        <translation>fehlgeschlagen: der Anbieter hat die Instanz von %1 nicht mehr</translation>
    </message>
    <message>
        <source>its Node is unreliable</source>
        <translation>ihrem Node ist nicht zu trauen</translation>
    </message>
    <message>
        <source>invalid and not reconciled: it has no %1</source>
        <translation>ungültig, darum geschieht nichts mit ihr: es fehlt %1</translation>
    </message>
    <message>
        <source>label %1</source>
        <translation>Label %1</translation>
    </message>
    <message>
        <source>label %1 and %2</source>
        <translation>Label %1 und %2</translation>
    </message>
    <message>
        <source>paused: the Machine API does nothing</source>
        <translation>angehalten: die Machine-API tut nichts</translation>
    </message>
    <message>
        <source>paused: %1 is the authoritative API, so the Machine API does nothing</source>
        <translation>angehalten: %1 ist die maßgebliche API, darum tut die Machine-API nichts</translation>
    </message>
    <message>
        <source>paused: %1</source>
        <translation>angehalten: %1</translation>
    </message>
    <message>
        <source>no host is free for it: %1</source>
        <translation>kein Host ist für sie frei: %1</translation>
    </message>
    <message>
        <source>no host is free for it</source>
        <translation>kein Host ist für sie frei</translation>
    </message>
    <message>
        <source>retried every %1</source>
        <translation>alle %1 wird es neu versucht</translation>
    </message>
    <message>
        <source>waiting at %1 for %2 (owner %3)</source>
        <translation>wartet bei %1 auf %2 (Besitzer %3)</translation>
    </message>
    <message>
        <source>it reports: %1</source>
        <translation>er meldet: %1</translation>
    </message>
    <message>
        <source>no ClusterOperator %1 exists</source>
        <translation>es gibt keinen ClusterOperator %1</translation>
    </message>
    <message>
        <source>it is Degraded</source>
        <translation>er ist Degraded</translation>
    </message>
    <message>
        <source>it is Degraded: %1</source>
        <translation>er ist Degraded: %1</translation>
    </message>
    <message>
        <source>it is not Available</source>
        <translation>er ist nicht Available</translation>
    </message>
    <message>
        <source>it is not Available: %1</source>
        <translation>er ist nicht Available: %1</translation>
    </message>
    <message>
        <source>it was last heard of %1 ago</source>
        <translation>zuletzt vor %1 von ihm gehört</translation>
    </message>
    <message>
        <source>no pod of %1 exists</source>
        <translation>es gibt keinen Pod von %1</translation>
    </message>
    <message>
        <source>none of its %1 pods is ready</source>
        <translation>keiner seiner %1 Pods ist bereit</translation>
    </message>
    <message>
        <source>none of its %1 pods is ready (%2)</source>
        <translation>keiner seiner %1 Pods ist bereit (%2)</translation>
    </message>
    <message>
        <source>its only pod is not ready</source>
        <translation>sein einziger Pod ist nicht bereit</translation>
    </message>
    <message>
        <source>its only pod is not ready (%1)</source>
        <translation>sein einziger Pod ist nicht bereit (%1)</translation>
    </message>
    <message>
        <source>its replacement %1 is %2</source>
        <translation>ihr Ersatz %1 ist %2</translation>
    </message>
    <message>
        <source>no replacement: %1 of %2 other masters is running</source>
        <translation>kein Ersatz: %1 anderer Master von %2 läuft</translation>
    </message>
    <message>
        <source>no replacement: %1 of %2 other masters are running</source>
        <translation>kein Ersatz: %1 andere Master von %2 laufen</translation>
    </message>
    <message>
        <source>%1 other master is running, etcd needs %2 members</source>
        <translation>%1 anderer Master läuft, etcd will %2 Mitglieder</translation>
    </message>
    <message>
        <source>%1 other masters are running, etcd needs %2 members</source>
        <translation>%1 andere Master laufen, etcd will %2 Mitglieder</translation>
    </message>
    <message>
        <source>everything else is gone; finalizer %1 keeps the object</source>
        <translation>alles von ihr ist weg; Finalizer %1 hält das Objekt</translation>
    </message>
    <message>
        <source>the drain was skipped, so %1 (owner %2) did not run</source>
        <translation>der Drain wurde übersprungen, darum wurde %1 (Besitzer %2) nicht gefragt</translation>
    </message>
    <message>
        <source>drains of %1 and %2 block each other</source>
        <translation>die Drains von %1 und %2 blockieren einander</translation>
    </message>
    <message>
        <source>drains of %1 and %2 block each other: %3</source>
        <translation>die Drains von %1 und %2 blockieren einander: %3</translation>
    </message>
    <message>
        <source>its Node %1 is cordoned</source>
        <translation>ihr Node %1 ist gesperrt</translation>
    </message>
    <message>
        <source>budget %1 is missing pod %2</source>
        <translation>Budget %1 vermisst Pod %2</translation>
    </message>
    <message>
        <source>it replaces it and is not Running</source>
        <translation>sie ersetzt sie und ist nicht Running</translation>
    </message>
    <message>
        <source>%1 waits for %2: %3</source>
        <translation>%1 wartet auf %2: %3</translation>
    </message>
    <message>
        <source>draining %1 is not permitted while control-plane Node %2 is cordoned</source>
        <translation>der Drain von %1 ist nicht erlaubt, solange Control-Plane-Node %2 gesperrt ist</translation>
    </message>
    <message>
        <source>draining %1: its kubelet is silent, and budget %2 still refuses pod %3 (needs %4, has %5)</source>
        <translation>Drain von %1: sein Kubelet schweigt, und Budget %2 verweigert Pod %3 noch (braucht %4, hat %5)</translation>
    </message>
    <message>
        <source>draining %1: its kubelet is silent for %2, and budget %3 still refuses pod %4 (needs %5, has %6)</source>
        <translation>Drain von %1: sein Kubelet schweigt seit %2, und Budget %3 verweigert Pod %4 noch (braucht %5, hat %6)</translation>
    </message>
    <message>
        <source>draining %1: its kubelet is silent, budget %2 refuses</source>
        <translation>Drain von %1: sein Kubelet schweigt, Budget %2 verweigert</translation>
    </message>
    <message>
        <source>draining %1: budget %2 never lets pod %3 go: it needs %4 of %5 pods</source>
        <translation>Drain von %1: Budget %2 kann Pod %3 nie gehen lassen: es will %4 von %5 Pods</translation>
    </message>
    <message>
        <source>draining: budget %1 can never be met: it needs %2 of %3 pods</source>
        <translation>Drain: Budget %1 ist nie erfüllbar: es will %2 von %3 Pods</translation>
    </message>
    <message>
        <source>it needs %1 of %2 pods healthy and allows no disruption</source>
        <translation>es will %1 von %2 Pods gesund und erlaubt keine Störung</translation>
    </message>
    <message>
        <source>draining %1: %2</source>
        <translation>Drain von %1: %2</translation>
    </message>
    <message>
        <source>pod %1 is stuck in Terminating</source>
        <translation>Pod %1 endet nicht</translation>
    </message>
    <message>
        <source>its kubelet cannot end it: %1</source>
        <translation>ihr Kubelet kann ihn nicht beenden: %1</translation>
    </message>
    <message>
        <source>pod %1 is refused by budget %2 (needs %3, has %4)</source>
        <translation>Pod %1 wird von Budget %2 verweigert (braucht %3, hat %4)</translation>
    </message>
    <message>
        <source>so is 1 more</source>
        <translation>1 weiterer ebenso</translation>
    </message>
    <message>
        <source>so are %1 more</source>
        <translation>%1 weitere ebenso</translation>
    </message>
    <message>
        <source>Node %1 is not ready, and health check %2 may not act: %3 of %4 are unhealthy</source>
        <translation>Node %1 ist nicht bereit, und Health Check %2 darf nicht handeln: %3 von %4 sind ungesund</translation>
    </message>
    <message>
        <source>Node %1 is gone, and health check %2 may not act: %3 of %4 are unhealthy</source>
        <translation>Node %1 ist weg, und Health Check %2 darf nicht handeln: %3 von %4 sind ungesund</translation>
    </message>
    <message>
        <source>maintenance %1 waits: the cluster is upgrading</source>
        <translation>Wartung %1 wartet: der Cluster wird aktualisiert</translation>
    </message>
    <message>
        <source>maintenance %1 waits: the cluster is upgrading to %2</source>
        <translation>Wartung %1 wartet: der Cluster wird auf %2 aktualisiert</translation>
    </message>
    <message>
        <source>maintenance %1 waits for a window</source>
        <translation>Wartung %1 wartet auf ein Fenster</translation>
    </message>
    <message>
        <source>maintenance %1 waits for window %2</source>
        <translation>Wartung %1 wartet auf Fenster %2</translation>
    </message>
    <message>
        <source>it opens in %1, %2</source>
        <translation>es öffnet in %1, %2</translation>
    </message>
    <message>
        <source>Host %1 is paused by annotation: key %2 has no effect</source>
        <translation>Host %1 ist per Annotation angehalten: für Schlüssel %2 geschieht nichts</translation>
    </message>
    <message>
        <source>Host %1 is paused by annotation: the requested reboot will not start</source>
        <translation>Host %1 ist per Annotation angehalten: der erbetene Neustart wird nicht ausgeführt</translation>
    </message>
    <message>
        <source>Host %1 is paused by annotation: its power is not managed</source>
        <translation>Host %1 ist per Annotation angehalten: mit seiner Power geschieht nichts</translation>
    </message>
    <message>
        <source>the credentials of host %1 are missing or incomplete: Secret %2</source>
        <translation>die Zugangsdaten von Host %1 fehlen oder sind unvollständig: Secret %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 rejects the credentials of Secret %2</source>
        <translation>das BMC von Host %1 lehnt die Zugangsdaten aus Secret %2 ab</translation>
    </message>
    <message>
        <source>Host %1 cannot be switched: %2</source>
        <translation>Host %1 kann nicht geschaltet werden: %2</translation>
    </message>
    <message>
        <source>1 failure</source>
        <translation>1 Fehlschlag</translation>
    </message>
    <message>
        <source>%1 failures</source>
        <translation>%1 Fehlschläge</translation>
    </message>
    <message>
        <source>Host %1 is held off for a remediation</source>
        <translation>Host %1 wird für eine Remediation aus gehalten</translation>
    </message>
    <message>
        <source>Host %1 is being powered off for a remediation</source>
        <translation>Host %1 wird für eine Remediation ausgeschaltet</translation>
    </message>
    <message>
        <source>Node %1 is not deleted yet</source>
        <translation>Node %1 ist noch nicht gelöscht</translation>
    </message>
    <message>
        <source>its Node will be deleted</source>
        <translation>ihr Node ist gelöscht</translation>
    </message>
    <message>
        <source>its power is unknown</source>
        <translation>seine Power ist unbekannt</translation>
    </message>
    <message>
        <source>Host %1 was asked to shut down %2 ago and is still on</source>
        <translation>Host %1 wurde vor %2 zum Herunterfahren aufgefordert und ist noch an</translation>
    </message>
    <message>
        <source>it will be forced off in %1</source>
        <translation>in %1 wird er hart ausgeschaltet</translation>
    </message>
    <message>
        <source>next: it will be forced off</source>
        <translation>als Nächstes wird er hart ausgeschaltet</translation>
    </message>
    <message>
        <source>Host %1 is held off by key %2</source>
        <translation>Host %1 wird durch Schlüssel %2 aus gehalten</translation>
    </message>
    <message>
        <source>Host %1 is being powered off for key %2</source>
        <translation>Host %1 wird für Schlüssel %2 ausgeschaltet</translation>
    </message>
    <message>
        <source>the BMC of host %1 gives no answer: %2</source>
        <translation>das BMC von Host %1 antwortet nicht: %2</translation>
    </message>
    <message>
        <source>Host %1 should be on but is off</source>
        <translation>Host %1 soll an sein und ist aus</translation>
    </message>
    <message>
        <source>%1: machine validation failed: %2</source>
        <translation>%1: Prüfung der Maschine fehlgeschlagen: %2</translation>
    </message>
    <message>
        <source>power management over %1 is not supported; set a redfish address</source>
        <translation>Power über %1 wird nicht unterstützt; eine redfish-Adresse angeben</translation>
    </message>
    <message>
        <source>AwaitingApproval: %1</source>
        <translation>AwaitingApproval: %1</translation>
    </message>
    <message>
        <source>%1; to start it now, set the annotation %2</source>
        <translation>%1; eine Person kann sie mit der Annotation %2 sofort beginnen lassen</translation>
    </message>
    <message>
        <source>%1; it will start outside the windows at %2</source>
        <translation>%1; sie beginnt außerhalb der Fenster um %2</translation>
    </message>
    <message>
        <source>%1; it will start outside the windows at %2 unless they are paused or excluded then</source>
        <translation>%1; sie beginnt außerhalb der Fenster um %2, wenn diese dann nicht ausgesetzt oder ausgeschlossen sind</translation>
    </message>
    <message>
        <source>the maintenance was deleted; a scale-in treats the Machine as any other</source>
        <translation>die Wartung wurde gelöscht; ein Verkleinern behandelt die Machine wie jede andere</translation>
    </message>
    <message>
        <source>DrainGivenUp: %1</source>
        <translation>DrainGivenUp: %1</translation>
    </message>
    <message>
        <source>it starts again after %1</source>
        <translation>sie beginnt nach %1 erneut</translation>
    </message>
    <message>
        <source>a drain was given up, and starts again after %1</source>
        <translation>ein Drain wurde aufgegeben und beginnt nach %1 erneut</translation>
    </message>
    <message>
        <source>%1 of Machine %2 has waited for more than %3: %4</source>
        <translation>%1 von Machine %2 wartet seit mehr als %3: %4</translation>
    </message>
    <message>
        <source>PodDisruptionBudget %1 has %2 of the %3 healthy pods that it needs</source>
        <translation>PodDisruptionBudget %1 hat %2 von %3 gesunden Pods, die es verlangt</translation>
    </message>
    <message>
        <source>MachineConfigPool %1 is updating</source>
        <translation>MachineConfigPool %1 wird aktualisiert</translation>
    </message>
    <message>
        <source>MachineSet %1 has %2 of %3 Machines</source>
        <translation>MachineSet %1 hat %2 von %3 Machines</translation>
    </message>
    <message>
        <source>%1 Nodes are not Ready: %2</source>
        <translation>%1 Nodes sind nicht Ready: %2</translation>
    </message>
    <message>
        <source>the work starts outside the windows at a person&apos;s request: %1</source>
        <translation>die Arbeit beginnt außerhalb der Fenster, wie eine Person es verlangt hat: %1</translation>
    </message>
    <message>
        <source>the work starts outside the windows, because its deadline is near: %1</source>
        <translation>die Arbeit beginnt außerhalb der Fenster, weil ihre Frist nahe ist: %1</translation>
    </message>
    <message>
        <source>%1 of Machine %2 (%3) needs a person: %4</source>
        <translation>%1 von Machine %2 (%3) braucht eine Person: %4</translation>
    </message>
    <message>
        <source>the name of the API server cannot be resolved (%1)</source>
        <translation>der Name des API-Servers ist nicht bekannt (%1)</translation>
    </message>
    <message>
        <source>the name of the proxy cannot be resolved</source>
        <translation>der Name des Proxys ist nicht bekannt</translation>
    </message>
    <message>
        <source>connection refused (%1)</source>
        <translation>Verbindung abgelehnt (%1)</translation>
    </message>
    <message>
        <source>the proxy refuses to connect to the API server (%1)</source>
        <translation>der Proxy lässt nichts zum API-Server durch (%1)</translation>
    </message>
    <message>
        <source>no answer in time (%1)</source>
        <translation>keine rechtzeitige Antwort (%1)</translation>
    </message>
    <message>
        <source>the certificate of the API server is not trusted (%1)</source>
        <translation>dem Zertifikat des API-Servers wird nicht vertraut (%1)</translation>
    </message>
    <message>
        <source>the certificate of the API server is not trusted (%1): %2</source>
        <translation>dem Zertifikat des API-Servers wird nicht vertraut (%1): %2</translation>
    </message>
    <message>
        <source>no secure connection can be made (%1)</source>
        <translation>keine sichere Verbindung möglich (%1)</translation>
    </message>
    <message>
        <source>the client certificate cannot be used (%1)</source>
        <translation>unser Client-Zertifikat ist nicht verwendbar (%1)</translation>
    </message>
    <message>
        <source>the client certificate cannot be used (%1): %2</source>
        <translation>unser Client-Zertifikat ist nicht verwendbar (%1): %2</translation>
    </message>
    <message>
        <source>the certificate authorities of the cluster cannot be read (%1)</source>
        <translation>die Zertifizierungsstellen des Clusters sind nicht lesbar (%1)</translation>
    </message>
    <message>
        <source>the certificate authorities of the cluster cannot be read (%1): %2</source>
        <translation>die Zertifizierungsstellen des Clusters sind nicht lesbar (%1): %2</translation>
    </message>
    <message>
        <source>the connection broke (%1)</source>
        <translation>die Verbindung brach ab (%1)</translation>
    </message>
    <message>
        <source>the answer is not from an API server (%1)</source>
        <translation>was antwortet, ist kein API-Server (%1)</translation>
    </message>
    <message>
        <source>the answer is not a watch (%1)</source>
        <translation>was kommt, ist kein Watch (%1)</translation>
    </message>
    <message>
        <source>the answer is larger than the limit (%1)</source>
        <translation>die Antwort ist größer als erlaubt (%1)</translation>
    </message>
    <message>
        <source>the list does not come to an end (%1)</source>
        <translation>die Liste nimmt kein Ende (%1)</translation>
    </message>
    <message>
        <source>the watch stopped sending</source>
        <translation>der Watch ist verstummt</translation>
    </message>
    <message>
        <source>the server ends every watch immediately</source>
        <translation>der Server beendet jeden Watch sofort</translation>
    </message>
    <message>
        <source>the server answered %1 without an explanation</source>
        <translation>der Server antwortete %1 ohne Erklärung</translation>
    </message>
    <message>
        <source>the server could not find the requested resource</source>
        <translation>der Server fand die angefragte Ressource nicht</translation>
    </message>
    <message>
        <source>the server does not accept our credentials: %1</source>
        <translation>der Server kennt uns nicht: %1</translation>
    </message>
    <message>
        <source>you are not allowed to %1 %2</source>
        <translation>kein Recht auf %1 %2</translation>
    </message>
    <message>
        <source>Holdpoint is not allowed to %1: grant %2</source>
        <translation>uns fehlt das Recht auf %1: %2 gewähren</translation>
    </message>
    <message>
        <source>this cluster has no %1: install what provides it, or %2</source>
        <translation>dieser Cluster hat kein %1: installieren, was es mitbringt, oder %2</translation>
    </message>
    <message>
        <source>the installed definitions would prune %1: run %2</source>
        <translation>die installierten Definitionen würden %1 verwerfen: %2 ausführen</translation>
    </message>
    <message>
        <source>the kubeconfig no longer exists</source>
        <translation>die kubeconfig ist nicht mehr da</translation>
    </message>
    <message>
        <source>the token file %1: %2</source>
        <translation>die Token-Datei %1: %2</translation>
    </message>
    <message>
        <source>the auth-provider of user %1 has no id-token; any kubectl command renews it</source>
        <translation>der auth-provider des Benutzers %1 hat kein id-token; jeder kubectl-Befehl erneuert es</translation>
    </message>
    <message>
        <source>the id-token of user %1 expired at %2; any kubectl command renews it</source>
        <translation>das id-token des Benutzers %1 lief %2 ab; jeder kubectl-Befehl erneuert es</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 was not found</source>
        <translation>das Plug-in %1 des Benutzers %2 wurde nicht gefunden</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 cannot be started</source>
        <translation>das Plug-in %1 des Benutzers %2 lässt sich nicht starten</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 ended with exit code %3</source>
        <translation>das Plug-in %1 des Benutzers %2 endete mit Exit-Code %3</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 was ended by signal %3</source>
        <translation>das Plug-in %1 des Benutzers %2 wurde durch Signal %3 beendet</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 did not answer within 60 s</source>
        <translation>das Plug-in %1 des Benutzers %2 antwortete nicht innerhalb von 60 s</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 printed nothing</source>
        <translation>das Plug-in %1 des Benutzers %2 gab nichts aus</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 printed something that is not an ExecCredential</source>
        <translation>das Plug-in %1 des Benutzers %2 gab etwas aus, das kein ExecCredential ist</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 gave neither a token nor a certificate</source>
        <translation>das Plug-in %1 des Benutzers %2 gab weder ein Token noch ein Zertifikat</translation>
    </message>
    <message>
        <source>the server refuses what the plugin %1 of user %2 gives; tried %3 times</source>
        <translation>der Server weist ab, was das Plug-in %1 des Benutzers %2 gibt; %3 Versuche</translation>
    </message>
    <message>
        <source>%1; tried %2 times</source>
        <translation>%1; %2 Versuche</translation>
    </message>
    <message>
        <source>nothing is written here: this replica is not the leader</source>
        <translation>hier wird nichts geschrieben: diese Replik führt nicht</translation>
    </message>
    <message>
        <source>the backend is stopping</source>
        <translation>das Backend wird beendet</translation>
    </message>
    <message>
        <source>your token is no longer valid</source>
        <translation>Ihr Token ist nicht mehr gültig</translation>
    </message>
    <message>
        <source>no hello within 5 s</source>
        <translation>kein hello innerhalb von 5 s</translation>
    </message>
    <message>
        <source>no answer to ping</source>
        <translation>keine Antwort auf ping</translation>
    </message>
    <message>
        <source>the first frame must be hello</source>
        <translation>der erste Frame muss hello sein</translation>
    </message>
    <message>
        <source>this server speaks protocol 1</source>
        <translation>dieser Server spricht Protokoll 1</translation>
    </message>
    <message>
        <source>binary frames are not part of this protocol</source>
        <translation>binäre Frames gehören nicht zu diesem Protokoll</translation>
    </message>
    <message>
        <source>live</source>
        <translation>live</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>veraltet</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>verboten</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>standby</source>
        <translation>in Bereitschaft</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>checking</source>
        <translation>wird geprüft</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>token file</source>
        <translation>Token-Datei</translation>
    </message>
    <message>
        <source>password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>certificate</source>
        <translation>Zertifikat</translation>
    </message>
    <message>
        <source>plugin</source>
        <translation>Plug-in</translation>
    </message>
    <message>
        <source>auth provider</source>
        <translation>Auth-Provider</translation>
    </message>
    <message>
        <source>%1 of MaintenanceWindow %2: %3</source>
        <translation>%1 von MaintenanceWindow %2: %3</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>ist leer</translation>
    </message>
    <message>
        <source>%1 is not NAME=VALUE</source>
        <translation>%1 ist nicht NAME=WERT</translation>
    </message>
    <message>
        <source>%1 is there twice</source>
        <translation>%1 steht zweimal da</translation>
    </message>
    <message>
        <source>%1 is refused: a window does not run out; delete it, or use pausedUntil</source>
        <translation>%1 wird abgelehnt: ein Fenster läuft nicht aus; löschen oder pausedUntil verwenden</translation>
    </message>
    <message>
        <source>%1 is refused: spec.start says the time</source>
        <translation>%1 wird abgelehnt: spec.start sagt die Uhrzeit</translation>
    </message>
    <message>
        <source>%1 is refused: there are FREQ, INTERVAL, BYDAY, BYMONTHDAY and BYMONTH</source>
        <translation>%1 wird abgelehnt: es gibt FREQ, INTERVAL, BYDAY, BYMONTHDAY und BYMONTH</translation>
    </message>
    <message>
        <source>%1 is refused: the rule selects dates; use DAILY, WEEKLY, MONTHLY or YEARLY</source>
        <translation>%1 wird abgelehnt: die Regel wählt Tage aus; DAILY, WEEKLY, MONTHLY oder YEARLY verwenden</translation>
    </message>
    <message>
        <source>BYMONTHDAY is refused with FREQ=WEEKLY</source>
        <translation>BYMONTHDAY wird mit FREQ=WEEKLY abgelehnt</translation>
    </message>
    <message>
        <source>FREQ is missing</source>
        <translation>FREQ fehlt</translation>
    </message>
    <message>
        <source>%1 is unknown: use DAILY, WEEKLY, MONTHLY or YEARLY</source>
        <translation>%1 ist unbekannt: DAILY, WEEKLY, MONTHLY oder YEARLY verwenden</translation>
    </message>
    <message>
        <source>INTERVAL is %1, which is not from 1 to %2</source>
        <translation>INTERVAL ist %1, also nicht von 1 bis %2</translation>
    </message>
    <message>
        <source>%1 has %2, which is not from 1 to %3</source>
        <translation>%1 enthält %2, also nicht von 1 bis %3</translation>
    </message>
    <message>
        <source>%1 has %2, which is not from 1 to %3 or the same from the end, as -1</source>
        <translation>%1 enthält %2, also nicht von 1 bis %3 und auch nicht vom Ende her wie -1</translation>
    </message>
    <message>
        <source>BYDAY has %1, which does not end in MO, TU, WE, TH, FR, SA or SU</source>
        <translation>BYDAY enthält %1, das nicht auf MO, TU, WE, TH, FR, SA oder SU endet</translation>
    </message>
    <message>
        <source>BYDAY has %1, but a number needs FREQ=MONTHLY or YEARLY</source>
        <translation>BYDAY enthält %1, aber eine Zahl braucht FREQ=MONTHLY oder YEARLY</translation>
    </message>
    <message>
        <source>BYDAY has %1, whose number is not from 1 to %2 or the same from the end, as -1</source>
        <translation>BYDAY enthält %1, dessen Zahl nicht von 1 bis %2 reicht und auch nicht vom Ende her zählt wie -1</translation>
    </message>
    <message>
        <source>%1 is not a local time such as 23:00</source>
        <translation>%1 ist keine Ortszeit wie 23:00</translation>
    </message>
    <message>
        <source>it must be from 1m to 168h, such as 6h</source>
        <translation>muss von 1m bis 168h sein, etwa 6h</translation>
    </message>
    <message>
        <source>%1 is not a name such as Europe/Berlin</source>
        <translation>%1 ist kein Name wie Europe/Berlin</translation>
    </message>
    <message>
        <source>it must be a time such as %1</source>
        <translation>muss ein Zeitpunkt wie %1 sein</translation>
    </message>
    <message>
        <source>it must be a duration such as 30m</source>
        <translation>muss eine Dauer wie 30m sein</translation>
    </message>
    <message>
        <source>nothing can ever start: the window itself is shorter</source>
        <translation>nichts kann je beginnen, das Fenster selbst ist kürzer</translation>
    </message>
    <message>
        <source>from and until must be times such as %1</source>
        <translation>from und until müssen Zeitpunkte wie %1 sein</translation>
    </message>
    <message>
        <source>until is not after from</source>
        <translation>until liegt nicht nach from</translation>
    </message>
    <message>
        <source>there is no time zone %1</source>
        <translation>es gibt keine Zeitzone %1</translation>
    </message>
    <message>
        <source>%1 selects no date, so it never opens</source>
        <translation>%1 wählt keinen Tag aus, es öffnet also nie</translation>
    </message>
    <message>
        <source>it opens at no time within two years</source>
        <translation>es öffnet innerhalb von zwei Jahren nie</translation>
    </message>
    <message>
        <source>maintenance windows are defined, and none is for this machine: %1</source>
        <translation>Wartungsfenster sind definiert, keines ist für diese Maschine: %1</translation>
    </message>
    <message>
        <source>this cluster serves %1 only as %2, which is not supported</source>
        <translation>dieser Cluster bietet %1 nur als %2 an, und das wird nicht verstanden</translation>
    </message>
    <message>
        <source>%1 not understood: shown raw</source>
        <translation>%1 nicht verstanden: roh gezeigt</translation>
    </message>
    <message>
        <source>DrainGivenUp: %1. It starts again after %2</source>
        <translation>DrainGivenUp: %1. Sie beginnt nach %2 erneut</translation>
    </message>
    <message>
        <source>AwaitingApproval: powering the server off until the work is done requires spec.approved: %1</source>
        <translation>AwaitingApproval: den Server bis zum Ende der Arbeit auszuschalten verlangt spec.approved: %1</translation>
    </message>
    <message>
        <source>%1 used break-glass: %2</source>
        <translation>%1 nutzte den Notzugriff: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>calendar.remove needs the uid of an entry</source>
        <translation>calendar.remove braucht die UID eines Eintrags</translation>
    </message>
    <message>
        <source>no work with the uid %1 is planned at a console</source>
        <translation>an einer Konsole ist keine Arbeit mit der UID %1 geplant</translation>
    </message>
    <message>
        <source>a token of %1 already exists: revoke it first</source>
        <translation>es gibt schon ein Token von %1: widerrufen Sie es zuerst</translation>
    </message>
    <message>
        <source>the backend itself creates the token of %1: remove its file and restart</source>
        <translation>das Backend selbst gibt das Token von %1 aus: entfernen Sie seine Datei und starten Sie neu</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 printed more than 1 MiB</source>
        <translation>das Plug-in %1 des Benutzers %2 gab mehr als 1 MiB aus</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>the plugin %1 of user %2 gave credentials that expired at %3, and here it is %4</source>
        <translation>das Plug-in %1 des Benutzers %2 gab Anmeldedaten, die %3 abliefen, und hier ist es %4</translation>
    </message>
    <message>
        <source>raise maxUnavailable of %1</source>
        <translation>maxUnavailable von %1 erhöhen</translation>
    </message>
    <message>
        <source>lower minAvailable of %1</source>
        <translation>minAvailable von %1 senken</translation>
    </message>
    <message>
        <source>run %1 more replicas, or lower minAvailable of %2</source>
        <translation>%1 weitere Replikate betreiben oder minAvailable von %2 senken</translation>
    </message>
    <message>
        <source>delete one of the budgets %1 and %2, or change the selector of one</source>
        <translation>eines der Budgets %1 und %2 löschen oder den Selektor eines der beiden ändern</translation>
    </message>
    <message>
        <source>waiting does not help: the API evicts no pod that two budgets select</source>
        <translation>warten: vergeblich, die API verdrängt keinen Pod, den zwei Budgets auswählen</translation>
    </message>
    <message>
        <source>fix what the refusal reports</source>
        <translation>beheben, was die Ablehnung bemängelt</translation>
    </message>
    <message>
        <source>check the controller that removes finalizer %1</source>
        <translation>nachsehen, wer den Finalizer %1 abnehmen soll</translation>
    </message>
    <message>
        <source>remove finalizer %1 from pod %2; its cleanup is skipped then</source>
        <translation>Finalizer %1 von Pod %2 abnehmen; wofür er steht, geschieht dann nicht</translation>
    </message>
    <message>
        <source>wait: the pod terminates in at most %1</source>
        <translation>warten: der Pod endet von selbst, spätestens in %1</translation>
    </message>
    <message>
        <source>check pod %1</source>
        <translation>Pod %1 ansehen</translation>
    </message>
    <message>
        <source>get pod %1 ready again</source>
        <translation>Pod %1 wieder bereit machen</translation>
    </message>
    <message>
        <source>make room for pod %1: uncordon a Node or add one</source>
        <translation>Platz für Pod %1 schaffen: einen Node entsperren oder hinzufügen</translation>
    </message>
    <message>
        <source>restore Node %1, or fence its host and delete it</source>
        <translation>Node %1 zurückbringen oder seinen Host fencen und ihn löschen</translation>
    </message>
    <message>
        <source>set unhealthyPodEvictionPolicy of %1 to AlwaysAllow: then pods that are not ready can be evicted</source>
        <translation>unhealthyPodEvictionPolicy von %1 auf AlwaysAllow setzen: dann dürfen nicht bereite Pods gehen</translation>
    </message>
    <message>
        <source>retry the drain now</source>
        <translation>den Drain jetzt neu versuchen</translation>
    </message>
    <message>
        <source>find out why volume %1 does not detach</source>
        <translation>herausfinden, warum Volume %1 sich nicht löst</translation>
    </message>
    <message>
        <source>wait: this drain starts when the drain of Node %1 is over</source>
        <translation>warten: dieser Drain beginnt, wenn der von Node %1 vorbei ist</translation>
    </message>
    <message>
        <source>waiting does not help, unless Node %1 is uncordoned</source>
        <translation>warten: vergeblich, solange Node %1 nicht entsperrt wird</translation>
    </message>
    <message>
        <source>waiting does not help: no kubelet is running to terminate the pods</source>
        <translation>warten: vergeblich, kein Kubelet ist da, der die Pods beendet</translation>
    </message>
    <message>
        <source>delete the machine and create another yourself; nothing replaces it</source>
        <translation>die Maschine löschen und selbst eine andere erzeugen; nichts ersetzt sie</translation>
    </message>
    <message>
        <source>start the instance %1 again in the provider</source>
        <translation>die Instanz %1 beim Anbieter wieder starten</translation>
    </message>
    <message>
        <source>find out why %1 is unstable</source>
        <translation>herausfinden, warum %1 kommt und geht</translation>
    </message>
    <message>
        <source>give the instance its own name and address</source>
        <translation>der Instanz einen eigenen Namen und eine eigene Adresse geben</translation>
    </message>
    <message>
        <source>wait: a cloud controller removes the taint</source>
        <translation>warten: ein Cloud-Controller nimmt den Taint ab</translation>
    </message>
    <message>
        <source>check the cloud controller manager and its log</source>
        <translation>den Cloud Controller Manager und sein Log ansehen</translation>
    </message>
    <message>
        <source>wait: it is uncordoned when its configuration is done</source>
        <translation>warten: er wird entsperrt, wenn seine Konfiguration fertig ist</translation>
    </message>
    <message>
        <source>wait: whoever cordoned it uncordons it</source>
        <translation>warten: wer ihn gesperrt hat, entsperrt ihn</translation>
    </message>
    <message>
        <source>waiting does not help, unless the opt-out is removed</source>
        <translation>warten: vergeblich, solange die Ausnahme besteht</translation>
    </message>
    <message>
        <source>check the maintenance in progress</source>
        <translation>die laufende Wartung ansehen</translation>
    </message>
    <message>
        <source>fix what blocks it; it then starts automatically</source>
        <translation>beheben, was sie blockiert; dann beginnt sie von selbst</translation>
    </message>
    <message>
        <source>waiting does not help: no window opens for this machine</source>
        <translation>warten: vergeblich, kein Fenster öffnet für diese Maschine</translation>
    </message>
    <message>
        <source>create a window that selects this machine, or label the machine for one</source>
        <translation>ein Fenster anlegen, das diese Maschine auswählt, oder die Maschine mit den Labels für eines versehen</translation>
    </message>
    <message>
        <source>correct window %1</source>
        <translation>Fenster %1 korrigieren</translation>
    </message>
    <message>
        <source>remove pausedUntil from window %1</source>
        <translation>pausedUntil von Fenster %1 entfernen</translation>
    </message>
    <message>
        <source>remove the exclusion from window %1</source>
        <translation>den Ausschluss von Fenster %1 entfernen</translation>
    </message>
    <message>
        <source>wait: somebody approves it</source>
        <translation>warten: jemand gibt sie frei</translation>
    </message>
    <message>
        <source>approve it: set spec.approved of %1</source>
        <translation>sie freigeben: spec.approved von %1 setzen</translation>
    </message>
    <message>
        <source>waiting does not help: what failed is not retried</source>
        <translation>warten: vergeblich, was fehlschlug, wird nicht neu versucht</translation>
    </message>
    <message>
        <source>delete MachineMaintenance %1; what it set is undone, and it is created again while its event stands</source>
        <translation>MachineMaintenance %1 löschen; was sie gesetzt hat, wird zurückgenommen, und solange ihr Ereignis besteht, entsteht sie neu</translation>
    </message>
    <message>
        <source>waiting does not help: nothing happens automatically</source>
        <translation>warten: vergeblich, von selbst geschieht nichts</translation>
    </message>
    <message>
        <source>do %1 by hand</source>
        <translation>%1 von Hand ausführen</translation>
    </message>
    <message>
        <source>wait: the provider does it itself</source>
        <translation>warten: der Anbieter macht es selbst</translation>
    </message>
    <message>
        <source>wait: the maintenance continues automatically</source>
        <translation>warten: die Wartung geht von selbst weiter</translation>
    </message>
    <message>
        <source>wait: the provider will be asked again</source>
        <translation>warten: der Anbieter wird von selbst neu gefragt</translation>
    </message>
    <message>
        <source>fix what the provider reports, in its account or in the providerSpec</source>
        <translation>beheben, was der Anbieter bemängelt, in seinem Konto oder in der providerSpec</translation>
    </message>
    <message>
        <source>delete Node %1: its instance is gone</source>
        <translation>Node %1 löschen: seine Instanz ist weg</translation>
    </message>
    <message>
        <source>check the instance %1 in the provider</source>
        <translation>die Instanz %1 beim Anbieter ansehen</translation>
    </message>
    <message>
        <source>check the provider, and the log of the machine controller</source>
        <translation>den Anbieter und das Log des Machine-Controllers ansehen</translation>
    </message>
    <message>
        <source>waiting does not help: the provider id of a Node does not change</source>
        <translation>warten: vergeblich, die Anbieter-ID eines Nodes ändert sich nicht</translation>
    </message>
    <message>
        <source>delete Node %1 and restart its kubelet, so that it registers again</source>
        <translation>Node %1 löschen und seinen Kubelet neu starten, damit er sich neu registriert</translation>
    </message>
    <message>
        <source>drain Node %1, delete it and restart its kubelet, so that it registers again</source>
        <translation>Node %1 leeren, löschen und seinen Kubelet neu starten, damit er sich neu registriert</translation>
    </message>
    <message>
        <source>wait: the Node joins when the instance has booted</source>
        <translation>warten: der Node tritt bei, wenn die Instanz gestartet ist</translation>
    </message>
    <message>
        <source>check the console of the instance: boot, network, certificates</source>
        <translation>die Konsole der Instanz ansehen: Start, Netz, Zertifikate</translation>
    </message>
    <message>
        <source>wait: the health check acts automatically</source>
        <translation>warten: der Health Check handelt von selbst</translation>
    </message>
    <message>
        <source>wait: the Node may come back</source>
        <translation>warten: der Node kommt vielleicht von selbst zurück</translation>
    </message>
    <message>
        <source>waiting does not help: one Node cannot belong to two machines</source>
        <translation>warten: vergeblich, ein Node ist nicht zwei Maschinen</translation>
    </message>
    <message>
        <source>delete the machine that has no instance of its own</source>
        <translation>von den beiden Maschinen die löschen, die keine eigene Instanz hat</translation>
    </message>
    <message>
        <source>restart the kubelet, so that it registers its Node again</source>
        <translation>den Kubelet neu starten, damit er seinen Node wieder registriert</translation>
    </message>
    <message>
        <source>check the kubelet of %1</source>
        <translation>den Kubelet von %1 ansehen</translation>
    </message>
    <message>
        <source>fix what it reports</source>
        <translation>beheben, was bemängelt wird</translation>
    </message>
    <message>
        <source>waiting does not help: nothing reads it</source>
        <translation>warten: vergeblich, niemand liest sie</translation>
    </message>
    <message>
        <source>remove the annotation and set the one that is meant</source>
        <translation>die Annotation entfernen und die gemeinte setzen</translation>
    </message>
    <message>
        <source>wait: %1 continues it</source>
        <translation>warten: %1 macht damit weiter</translation>
    </message>
    <message>
        <source>its deadline was %1</source>
        <translation>sie sollte vor %1 erledigt sein</translation>
    </message>
    <message>
        <source>%1 reports that it is done</source>
        <translation>%1 meldet, dass er fertig ist</translation>
    </message>
    <message>
        <source>the clock of its Lease is %1 ahead</source>
        <translation>die Uhr seines Lease geht %1 vor</translation>
    </message>
    <message>
        <source>no owner %1 in the cluster: no Lease and no pod of a Deployment has this name</source>
        <translation>nichts im Cluster heißt %1: kein Lease, kein Pod eines Deployments</translation>
    </message>
    <message>
        <source>spec.taints of Node %1</source>
        <translation>spec.taints von Node %1</translation>
    </message>
    <message>
        <source>spec.unschedulable of Node %1</source>
        <translation>spec.unschedulable von Node %1</translation>
    </message>
    <message>
        <source>the instance is already gone</source>
        <translation>die Instanz ist schon weg</translation>
    </message>
    <message>
        <source>pod %1 is terminating</source>
        <translation>Pod %1 wurde zum Beenden aufgefordert</translation>
    </message>
    <message>
        <source>%1 of Pod %2</source>
        <translation>%1 von Pod %2</translation>
    </message>
    <message>
        <source>%1 of VolumeAttachment %2</source>
        <translation>%1 von VolumeAttachment %2</translation>
    </message>
    <message>
        <source>budgets %1 and %2 select pod %3</source>
        <translation>Budgets %1 und %2 wählen Pod %3 aus</translation>
    </message>
    <message>
        <source>budget %1 needs %2 healthy pods and has %3</source>
        <translation>Budget %1 will %2 gesunde Pods und hat %3</translation>
    </message>
    <message>
        <source>budget %1 needs 1 healthy pod and has %2</source>
        <translation>Budget %1 will 1 gesunden Pod und hat %2</translation>
    </message>
    <message>
        <source>the state of the instance is %1</source>
        <translation>der Zustand der Instanz ist %1</translation>
    </message>
    <message>
        <source>Event %1 of %2 %3, %4 times</source>
        <translation>Event %1 von %2 %3, %4-mal</translation>
    </message>
    <message>
        <source>Event %1 of %2 %3</source>
        <translation>Event %1 von %2 %3</translation>
    </message>
    <message>
        <source>spec.providerID of Node %1</source>
        <translation>spec.providerID von Node %1</translation>
    </message>
    <message>
        <source>%1; %2 allows %3 of %4</source>
        <translation>%1; %2 erlaubt %3 von %4</translation>
    </message>
    <message>
        <source>%1; %2 allows %3 of %4 in zone %5</source>
        <translation>%1; %2 erlaubt %3 von %4 in Zone %5</translation>
    </message>
    <message>
        <source>%1; %2 allows %3 of %4 in other zones</source>
        <translation>%1; %2 erlaubt %3 von %4 in anderen Zonen</translation>
    </message>
    <message>
        <source>it has a consumer</source>
        <translation>er hat einen Nutzer (consumer)</translation>
    </message>
    <message>
        <source>it is being deleted</source>
        <translation>er wird gelöscht</translation>
    </message>
    <message>
        <source>it has an error</source>
        <translation>er hat einen Fehler</translation>
    </message>
    <message>
        <source>it is marked unhealthy</source>
        <translation>er ist als ungesund markiert</translation>
    </message>
    <message>
        <source>somebody else provisions it</source>
        <translation>jemand anderes provisioniert ihn</translation>
    </message>
    <message>
        <source>it is paused</source>
        <translation>er ist angehalten</translation>
    </message>
    <message>
        <source>it is detached</source>
        <translation>er ist abgekoppelt</translation>
    </message>
    <message>
        <source>it has not been inspected yet</source>
        <translation>noch hat ihn niemand angesehen</translation>
    </message>
    <message>
        <source>it is %1</source>
        <translation>er ist %1</translation>
    </message>
    <message>
        <source>Host %1 is not free: %2</source>
        <translation>Host %1 ist nicht frei: %2</translation>
    </message>
    <message>
        <source>Host %1 is not free: %2 has it</source>
        <translation>Host %1 ist nicht frei: %2 hat ihn</translation>
    </message>
    <message>
        <source>Host %1 is not free, %2: %3</source>
        <translation>Host %1 ist nicht frei, %2: %3</translation>
    </message>
    <message>
        <source>1 more is not free</source>
        <translation>1 weiterer ist nicht frei</translation>
    </message>
    <message>
        <source>%1 more are not free</source>
        <translation>%1 weitere sind nicht frei</translation>
    </message>
    <message>
        <source>no host matches its hostSelector %1</source>
        <translation>kein Host passt zu ihrem hostSelector %1</translation>
    </message>
    <message>
        <source>Host %1 is free but does not match</source>
        <translation>Host %1 ist frei und passt nicht</translation>
    </message>
    <message>
        <source>%1 hosts are free but do not match</source>
        <translation>%1 Hosts sind frei und passen nicht</translation>
    </message>
    <message>
        <source>next: the node will be drained, and budget %1 will block pod %2</source>
        <translation>als Nächstes wird der Node geleert, dann hält Budget %1 Pod %2 fest</translation>
    </message>
    <message>
        <source>next: the node will be drained, and two budgets will block pod %1</source>
        <translation>als Nächstes wird der Node geleert, dann halten zwei Budgets Pod %1 fest</translation>
    </message>
    <message>
        <source>next: the node will be drained; then it will wait at preTerminate for %1</source>
        <translation>als Nächstes wird der Node geleert; dann wartet sie bei preTerminate auf %1</translation>
    </message>
    <message>
        <source>next: the provider will be asked, and does not answer now: %1</source>
        <translation>als Nächstes wird der Anbieter gefragt, und er antwortet jetzt nicht: %1</translation>
    </message>
    <message>
        <source>next: its Node will be deleted, because the instance is already gone</source>
        <translation>die Instanz ist schon weg, darum wird als Nächstes ihr Node gelöscht</translation>
    </message>
    <message>
        <source>next: the Machine will be removed, because the instance is already gone</source>
        <translation>die Instanz ist schon weg, darum ist die Machine dann weg</translation>
    </message>
    <message>
        <source>then its Node will be drained and the machine will be deleted</source>
        <translation>dann wird ihr Node geleert und die Maschine gelöscht</translation>
    </message>
    <message>
        <source>then its Node will be drained and its server will be power-cycled</source>
        <translation>dann wird ihr Node geleert und ihr Server aus- und eingeschaltet</translation>
    </message>
    <message>
        <source>then its Node will be drained and its server will be held off until the work is done</source>
        <translation>dann wird ihr Node geleert und ihr Server aus gehalten, bis die Arbeit getan ist</translation>
    </message>
    <message>
        <source>then it will wait for approval</source>
        <translation>dann wartet sie auf eine Freigabe</translation>
    </message>
    <message>
        <source>then a person must act</source>
        <translation>dann muss eine Person handeln</translation>
    </message>
    <message>
        <source>then it will wait for window %1</source>
        <translation>dann wartet sie auf Fenster %1</translation>
    </message>
    <message>
        <source>then it will wait for a window that selects this machine</source>
        <translation>dann wartet sie auf ein Fenster, das diese Maschine auswählt</translation>
    </message>
    <message>
        <source>the maintenance will never start</source>
        <translation>die Wartung beginnt nie</translation>
    </message>
    <message>
        <source>then the provider will do it itself</source>
        <translation>dann macht es der Anbieter selbst</translation>
    </message>
    <message>
        <source>nothing will happen automatically</source>
        <translation>von selbst geschieht nichts</translation>
    </message>
    <message>
        <source>then the Node will serve again</source>
        <translation>dann dient der Node wieder</translation>
    </message>
    <message>
        <source>next: its Node will join</source>
        <translation>als Nächstes tritt ihr Node bei</translation>
    </message>
    <message>
        <source>then the machine will be Running</source>
        <translation>dann ist die Maschine Running</translation>
    </message>
    <message>
        <source>it will continue when that is fixed</source>
        <translation>es geht weiter, wenn das behoben ist</translation>
    </message>
    <message>
        <source>the BMC refused %1 with %2</source>
        <translation>das BMC hat %1 mit %2 abgelehnt</translation>
    </message>
    <message>
        <source>the BMC refused %1 with %2: %3</source>
        <translation>das BMC hat %1 mit %2 abgelehnt: %3</translation>
    </message>
    <message>
        <source>the BMC accepted %1, and its task failed</source>
        <translation>das BMC hat %1 angenommen, und sein Task schlug fehl</translation>
    </message>
    <message>
        <source>the BMC accepted %1, and its task failed: %2</source>
        <translation>das BMC hat %1 angenommen, und sein Task schlug fehl: %2</translation>
    </message>
    <message>
        <source>the BMC accepted %1, and the host is still on</source>
        <translation>das BMC hat %1 angenommen, und der Host ist noch an</translation>
    </message>
    <message>
        <source>the host is stuck in %1 after %2</source>
        <translation>der Host hängt nach %2 in %1</translation>
    </message>
    <message>
        <source>the BMC of host %1 refuses the connection: nothing listens at its address</source>
        <translation>das BMC von Host %1 lehnt die Verbindung ab: an seiner Adresse lauscht nichts</translation>
    </message>
    <message>
        <source>the name of the BMC of host %1 cannot be resolved</source>
        <translation>das BMC von Host %1 ist nicht zu finden: sein Name hat keine Adresse</translation>
    </message>
    <message>
        <source>the BMC of host %1 cannot be reached: no route to its address</source>
        <translation>das BMC von Host %1 ist nicht erreichbar: es gibt keinen Weg zu seiner Adresse</translation>
    </message>
    <message>
        <source>the BMC of host %1 closes the connection: %2</source>
        <translation>das BMC von Host %1 bricht die Verbindung ab: %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 is busy: %2</source>
        <translation>das BMC von Host %1 ist beschäftigt: %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 has no session left: %2</source>
        <translation>das BMC von Host %1 hat keine Sitzung mehr frei: %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 answers with an error: %2</source>
        <translation>das BMC von Host %1 antwortet mit einem Fehler: %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 does not find the system: %2</source>
        <translation>das BMC von Host %1 hat sein System nicht: %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 presents another certificate than the accepted one: %2</source>
        <translation>das BMC von Host %1 zeigt ein anderes Zertifikat als das akzeptierte: %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 is not trusted: %2</source>
        <translation>dem BMC von Host %1 wird nicht vertraut: %2</translation>
    </message>
    <message>
        <source>no common protocol with the BMC of host %1: %2</source>
        <translation>mit dem BMC von Host %1 kann nicht gesprochen werden: %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 is not asked: %2</source>
        <translation>das BMC von Host %1 wird nicht gefragt: %2</translation>
    </message>
    <message>
        <source>something other than a BMC answers for host %1: %2</source>
        <translation>für Host %1 antwortet etwas anderes als ein BMC: %2</translation>
    </message>
    <message>
        <source>the answer of the BMC of host %1 is not understood: %2</source>
        <translation>das BMC von Host %1 wird nicht verstanden: %2</translation>
    </message>
    <message>
        <source>the BMC of host %1 reports no power state: %2</source>
        <translation>das BMC von Host %1 sagt nicht, ob er an oder aus ist: %2</translation>
    </message>
    <message>
        <source>the power of host %1 cannot be read: %2</source>
        <translation>die Power von Host %1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>that time is not certain: it is in the future</source>
        <translation>diese Zeit ist nur behauptet: sie liegt in der Zukunft</translation>
    </message>
    <message>
        <source>its BareMetalHost %1 does not exist: its server is not managed</source>
        <translation>ihren BareMetalHost %1 gibt es nicht: niemand kümmert sich um den Server</translation>
    </message>
    <message>
        <source>the machine names BareMetalHost %1</source>
        <translation>die Maschine nennt BareMetalHost %1</translation>
    </message>
    <message>
        <source>BareMetalHost %1 is being deleted while the machine uses it</source>
        <translation>BareMetalHost %1 wird gelöscht, während die Maschine ihn noch nutzt</translation>
    </message>
    <message>
        <source>finalizer %1 keeps it</source>
        <translation>Finalizer %1 hält ihn</translation>
    </message>
    <message>
        <source>Host %1 belongs to %2, not to this machine</source>
        <translation>Host %1 gehört %2 und nicht dieser Maschine</translation>
    </message>
    <message>
        <source>its consumer is %1</source>
        <translation>sein Nutzer (consumer) ist %1</translation>
    </message>
    <message>
        <source>Host %1 is detached: key %2 has no effect</source>
        <translation>Host %1 ist abgekoppelt: für Schlüssel %2 geschieht nichts</translation>
    </message>
    <message>
        <source>Host %1 is detached: the requested reboot will not start</source>
        <translation>Host %1 ist abgekoppelt: der erbetene Neustart wird nicht ausgeführt</translation>
    </message>
    <message>
        <source>Host %1 is detached: it is not powered off for the deletion</source>
        <translation>Host %1 ist abgekoppelt: niemand schaltet ihn zum Löschen aus</translation>
    </message>
    <message>
        <source>Host %1 is detached: its power is not managed</source>
        <translation>Host %1 ist abgekoppelt: mit seiner Power geschieht nichts</translation>
    </message>
    <message>
        <source>the host is detached</source>
        <translation>der Host ist abgekoppelt</translation>
    </message>
    <message>
        <source>Host %1 is paused by annotation: it is not powered off for the deletion</source>
        <translation>Host %1 ist per Annotation angehalten: niemand schaltet ihn zum Löschen aus</translation>
    </message>
    <message>
        <source>Host %1 is off and paused by annotation: it is not powered on</source>
        <translation>Host %1 ist aus und per Annotation angehalten: niemand schaltet ihn ein</translation>
    </message>
    <message>
        <source>Host %1 is unmanaged: it has no BMC address, so its power cannot be changed</source>
        <translation>Host %1 ist nicht verwaltet: er hat keine BMC-Adresse, darum kann ihn niemand schalten</translation>
    </message>
    <message>
        <source>it has no BMC address</source>
        <translation>er hat keine BMC-Adresse</translation>
    </message>
    <message>
        <source>Host %1 stays off: spec.online is false</source>
        <translation>Host %1 soll aus sein: spec.online ist false</translation>
    </message>
    <message>
        <source>Host %1 is being powered off: spec.online is false</source>
        <translation>Host %1 wird ausgeschaltet: spec.online ist false</translation>
    </message>
    <message>
        <source>so Node %1 is not ready</source>
        <translation>darum ist Node %1 nicht bereit</translation>
    </message>
    <message>
        <source>online is false</source>
        <translation>online ist false</translation>
    </message>
    <message>
        <source>Host %1 stays on: key %2 requests Off, but spec.disablePowerOff forbids it</source>
        <translation>Host %1 bleibt an: Schlüssel %2 verlangt ihn ausgeschaltet, aber spec.disablePowerOff verbietet es</translation>
    </message>
    <message>
        <source>Host %1 stays on: the deletion needs it off, but spec.disablePowerOff forbids it</source>
        <translation>Host %1 bleibt an: zum Löschen muss er aus sein, aber spec.disablePowerOff verbietet es</translation>
    </message>
    <message>
        <source>Host %1 stays on: spec.online is false, but spec.disablePowerOff forbids powering it off</source>
        <translation>Host %1 bleibt an: spec.online ist false, aber spec.disablePowerOff verbietet, ihn auszuschalten</translation>
    </message>
    <message>
        <source>disablePowerOff is true</source>
        <translation>disablePowerOff ist true</translation>
    </message>
    <message>
        <source>Host %1 reports a %2: %3</source>
        <translation>Host %1 meldet %2: %3</translation>
    </message>
    <message>
        <source>Host %1 reports an %2: %3</source>
        <translation>Host %1 meldet %2: %3</translation>
    </message>
    <message>
        <source>Host %1 is %2</source>
        <translation>Host %1 ist %2</translation>
    </message>
    <message>
        <source>its provisioning state is %1</source>
        <translation>sein Provisionierungszustand ist %1</translation>
    </message>
    <message>
        <source>Host %1 is on again although key %2 holds it off</source>
        <translation>Host %1 ging von selbst an, obwohl Schlüssel %2 ihn aus hält</translation>
    </message>
    <message>
        <source>Host %1 came back on %2 times although key %3 holds it off</source>
        <translation>Host %1 ging %2-mal von selbst an, obwohl Schlüssel %3 ihn aus hält</translation>
    </message>
    <message>
        <source>it was powered on %1 times while it was held off</source>
        <translation>er wurde %1-mal eingeschaltet, während er aus gehalten wurde</translation>
    </message>
    <message>
        <source>Host %1 is held off by keys %2 and %3</source>
        <translation>Host %1 wird durch die Schlüssel %2 und %3 aus gehalten</translation>
    </message>
    <message>
        <source>Host %1 is held off by keys %2, %3 and %4 more</source>
        <translation>Host %1 wird durch die Schlüssel %2, %3 und %4 weitere aus gehalten</translation>
    </message>
    <message>
        <source>Host %1 is being powered off for keys %2 and %3</source>
        <translation>Host %1 wird für die Schlüssel %2 und %3 ausgeschaltet</translation>
    </message>
    <message>
        <source>Host %1 is being powered off for keys %2, %3 and %4 more</source>
        <translation>Host %1 wird für die Schlüssel %2, %3 und %4 weitere ausgeschaltet</translation>
    </message>
    <message>
        <source>it stays off until all keys are removed</source>
        <translation>er bleibt aus, bis alle weg sind</translation>
    </message>
    <message>
        <source>its MachineMaintenance does not exist</source>
        <translation>seine MachineMaintenance gibt es nicht</translation>
    </message>
    <message>
        <source>Host %1 is held off by key %2, and no remediation is in progress</source>
        <translation>Host %1 wird durch Schlüssel %2 aus gehalten, und keine Remediation läuft</translation>
    </message>
    <message>
        <source>it cannot be read now: %1</source>
        <translation>sie kann jetzt nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>it was last read %1 ago</source>
        <translation>sie wurde zuletzt vor %1 gelesen</translation>
    </message>
    <message>
        <source>restart the BMC itself; the server keeps running</source>
        <translation>das BMC selbst neu starten; der Server läuft weiter</translation>
    </message>
    <message>
        <source>find out why nothing listens there: the BMC&apos;s power, its network, its HTTPS service</source>
        <translation>nachsehen, warum dort nichts lauscht: Strom des BMC, sein Netz, sein HTTPS-Dienst</translation>
    </message>
    <message>
        <source>end sessions at the BMC, or restart it</source>
        <translation>Sitzungen am BMC beenden oder es neu starten</translation>
    </message>
    <message>
        <source>grant the account the privileges Login and ConfigureComponents (power control)</source>
        <translation>dem Konto die Rechte Login und ConfigureComponents (Power schalten) geben</translation>
    </message>
    <message>
        <source>accept its key with the annotation %1, if it is the right BMC</source>
        <translation>seinen Schlüssel mit der Annotation %1 akzeptieren, wenn es das richtige BMC ist</translation>
    </message>
    <message>
        <source>give the BMC a certificate that is trusted</source>
        <translation>dem BMC ein Zertifikat geben, dem vertraut wird</translation>
    </message>
    <message>
        <source>update the BMC, or allow its older TLS with the annotation %1</source>
        <translation>das BMC aktualisieren oder sein älteres TLS mit der Annotation %1 zulassen</translation>
    </message>
    <message>
        <source>correct spec.bmc.address of the host</source>
        <translation>spec.bmc.address des Hosts berichtigen</translation>
    </message>
    <message>
        <source>if the server was replaced: remove status.provisioning.enrolledSystem of host %1</source>
        <translation>wenn der Server ausgetauscht wurde: status.provisioning.enrolledSystem von Host %1 entfernen</translation>
    </message>
    <message>
        <source>find what is in between: a proxy, a gateway, another machine at that address</source>
        <translation>nachsehen, was dazwischen steht: ein Proxy, ein Gateway, eine andere Maschine an dieser Adresse</translation>
    </message>
    <message>
        <source>wait: whoever detached the host attaches it again</source>
        <translation>warten: wer den Host abgekoppelt hat, koppelt ihn wieder an</translation>
    </message>
    <message>
        <source>set spec.bmc.address and spec.bmc.credentialsName of the host</source>
        <translation>spec.bmc.address und spec.bmc.credentialsName des Hosts setzen</translation>
    </message>
    <message>
        <source>waiting does not help, unless the host gets a BMC</source>
        <translation>warten: vergeblich, solange der Host kein BMC bekommt</translation>
    </message>
    <message>
        <source>waiting does not help, unless the host is created again</source>
        <translation>warten: vergeblich, solange der Host nicht wieder erzeugt wird</translation>
    </message>
    <message>
        <source>create BareMetalHost %1 again</source>
        <translation>BareMetalHost %1 wieder erzeugen</translation>
    </message>
    <message>
        <source>wait: whoever deleted the host completes the deletion</source>
        <translation>warten: wer den Host gelöscht hat, bringt es zu Ende</translation>
    </message>
    <message>
        <source>remove finalizer %1; the power of the server is no longer managed then</source>
        <translation>Finalizer %1 abnehmen; dann schaltet niemand mehr den Server</translation>
    </message>
    <message>
        <source>wait: whoever reassigned the host returns it</source>
        <translation>warten: wer den Host vergeben hat, gibt ihn zurück</translation>
    </message>
    <message>
        <source>correct spec.consumerRef of the host</source>
        <translation>spec.consumerRef des Hosts berichtigen</translation>
    </message>
    <message>
        <source>wait: whoever powered the host off powers it on again</source>
        <translation>warten: wer den Host ausgeschaltet hat, schaltet ihn wieder ein</translation>
    </message>
    <message>
        <source>set spec.online to true; the server starts immediately</source>
        <translation>spec.online auf true setzen; der Server startet sofort</translation>
    </message>
    <message>
        <source>waiting does not help, unless the power-off is allowed</source>
        <translation>warten: vergeblich, solange das Ausschalten nicht erlaubt ist</translation>
    </message>
    <message>
        <source>set spec.disablePowerOff to false</source>
        <translation>spec.disablePowerOff auf false setzen</translation>
    </message>
    <message>
        <source>wait: the provisioner continues automatically</source>
        <translation>warten: der Provisioner macht von selbst weiter</translation>
    </message>
    <message>
        <source>check the console of the host, and the log of its provisioner</source>
        <translation>die Konsole des Hosts und das Log seines Provisioners ansehen</translation>
    </message>
    <message>
        <source>disable at the server what powers it on: its restore policy, wake on LAN, people</source>
        <translation>am Server abstellen, was ihn einschaltet: Einschaltverhalten nach Stromausfall, Wake-on-LAN, Personen</translation>
    </message>
    <message>
        <source>remove the key %1</source>
        <translation>den Schlüssel %1 entfernen</translation>
    </message>
    <message>
        <source>remove the key; the host stays off until %1 is removed too</source>
        <translation>den Schlüssel entfernen; der Host bleibt aus, bis auch %1 weg ist</translation>
    </message>
    <message>
        <source>remove the key; the host stays off until the other %1 are removed too</source>
        <translation>den Schlüssel entfernen; der Host bleibt aus, bis auch die anderen %1 weg sind</translation>
    </message>
    <message>
        <source>remove the key; the host stays off: spec.online is false</source>
        <translation>den Schlüssel entfernen; der Host bleibt aus: spec.online ist false</translation>
    </message>
    <message>
        <source>remove the key; the host will be powered on after it is off</source>
        <translation>den Schlüssel entfernen; der Host wird eingeschaltet, nachdem er ausging</translation>
    </message>
    <message>
        <source>remove the key %1: anyone allowed to change the host may do it</source>
        <translation>den Schlüssel %1 entfernen: wer den Host ändern darf, darf es tun</translation>
    </message>
    <message>
        <source>waiting does not help: nothing is running that would remove the key</source>
        <translation>warten: vergeblich, niemand ist da, der den Schlüssel wegnimmt</translation>
    </message>
    <message>
        <source>fix what keeps host %1 from being free</source>
        <translation>beheben, was Host %1 davon abhält, frei zu sein</translation>
    </message>
    <message>
        <source>failing</source>
        <translation>fehlerhaft</translation>
    </message>
    <message>
        <source>it was last heard of %1 ago, although its pod %2 is ready</source>
        <translation>zuletzt vor %1 von ihm gehört, obwohl sein Pod %2 bereit ist</translation>
    </message>
    <message>
        <source>it was last heard of %1 ago, and its pod %2 is not ready</source>
        <translation>zuletzt vor %1 von ihm gehört, und sein Pod %2 ist nicht bereit</translation>
    </message>
    <message>
        <source>its Lease is from the future (%1), so it is not known whether it runs</source>
        <translation>sein Lease stammt aus der Zukunft (%1), darum ist unbekannt, ob er lebt</translation>
    </message>
    <message>
        <source>it is unstable: silent %1 times within an hour</source>
        <translation>er kommt und geht: %1-mal in einer Stunde verstummt</translation>
    </message>
    <message>
        <source>its Lease changed its holder %1 times within an hour</source>
        <translation>sein Lease wechselte %1-mal in einer Stunde den Inhaber</translation>
    </message>
    <message>
        <source>it reports that it is done, but left its hook</source>
        <translation>er meldet, dass er fertig ist, und ließ seinen Hook stehen</translation>
    </message>
    <message>
        <source>its pods cannot be created: %1</source>
        <translation>seine Pods können nicht erstellt werden: %1</translation>
    </message>
    <message>
        <source>no pod of %1 exists any more</source>
        <translation>es gibt keinen Pod von %1 mehr</translation>
    </message>
    <message>
        <source>draining %1: budget %2 never lets pod %3 go: it has %4</source>
        <translation>Drain von %1: Budget %2 kann Pod %3 nie gehen lassen: es hat %4</translation>
    </message>
    <message>
        <source>draining: budget %1 can never be met: it has %2</source>
        <translation>Drain: Budget %1 ist nie erfüllbar: es hat %2</translation>
    </message>
    <message>
        <source>draining %1: two budgets, %2 and %3, select pod %4, so the API refuses to evict it</source>
        <translation>Drain von %1: zwei Budgets, %2 und %3, wählen Pod %4 aus, darum verweigert die API seine Verdrängung</translation>
    </message>
    <message>
        <source>draining: two budgets, %1 and %2, select pod %3</source>
        <translation>Drain: zwei Budgets, %1 und %2, wählen Pod %3 aus</translation>
    </message>
    <message>
        <source>draining %1: the eviction of pod %2 is refused: %3</source>
        <translation>Drain von %1: die Verdrängung von Pod %2 wird verweigert: %3</translation>
    </message>
    <message>
        <source>the eviction of pod %1 is refused</source>
        <translation>die Verdrängung von Pod %1 wird verweigert</translation>
    </message>
    <message>
        <source>two budgets select pod %1</source>
        <translation>zwei Budgets wählen Pod %1 aus</translation>
    </message>
    <message>
        <source>finalizer %1 keeps pod %2</source>
        <translation>Finalizer %1 hält Pod %2</translation>
    </message>
    <message>
        <source>pod %1 has %2 left of its grace period of %3</source>
        <translation>Pod %1 hat noch %2 seiner Schonfrist von %3</translation>
    </message>
    <message>
        <source>pod %1 is not ready</source>
        <translation>Pod %1 ist nicht bereit</translation>
    </message>
    <message>
        <source>pod %1 is not ready (%2)</source>
        <translation>Pod %1 ist nicht bereit (%2)</translation>
    </message>
    <message>
        <source>pod %1 is on Node %2, which is not ready</source>
        <translation>Pod %1 ist auf Node %2, der nicht bereit ist</translation>
    </message>
    <message>
        <source>pod %1 is Pending: no Node for it</source>
        <translation>Pod %1 findet keinen Node</translation>
    </message>
    <message>
        <source>none of its pods is ready</source>
        <translation>keiner seiner Pods ist bereit</translation>
    </message>
    <message>
        <source>budget %1 blocks pod %2</source>
        <translation>Budget %1 hält Pod %2 fest</translation>
    </message>
    <message>
        <source>budget %1 blocks pod %2 because %3</source>
        <translation>Budget %1 hält Pod %2 fest, denn %3</translation>
    </message>
    <message>
        <source>budget %1 has room for pod %2 now</source>
        <translation>Budget %1 hat jetzt Luft für Pod %2</translation>
    </message>
    <message>
        <source>nothing blocks pod %1 any more</source>
        <translation>nichts verweigert Pod %1 mehr</translation>
    </message>
    <message>
        <source>pod %1 is gone</source>
        <translation>Pod %1 ist inzwischen weg</translation>
    </message>
    <message>
        <source>1 more pod is blocked too</source>
        <translation>1 weiterer Pod wird ebenso festgehalten</translation>
    </message>
    <message>
        <source>%1 more pods are blocked too</source>
        <translation>%1 weitere Pods werden ebenso festgehalten</translation>
    </message>
    <message>
        <source>1 more blocks it: %1</source>
        <translation>1 weiterer blockiert ihn: %1</translation>
    </message>
    <message>
        <source>%1 more block it, the next: %2</source>
        <translation>%1 weitere blockieren ihn, der nächste: %2</translation>
    </message>
    <message>
        <source>volume %1 is still attached to Node %2</source>
        <translation>Volume %1 ist noch an Node %2 angehängt</translation>
    </message>
    <message>
        <source>volume %1 and %2 more are still attached to Node %3</source>
        <translation>Volume %1 und %2 weitere sind noch an Node %3 angehängt</translation>
    </message>
    <message>
        <source>volume %1 does not detach: %2</source>
        <translation>Volume %1 löst sich nicht: %2</translation>
    </message>
    <message>
        <source>draining %1: its instance is gone, so pod %2 cannot terminate</source>
        <translation>Drain von %1: seine Instanz ist weg, darum kann Pod %2 nicht von selbst enden</translation>
    </message>
    <message>
        <source>draining %1: its instance is gone, and budget %2 still blocks pod %3</source>
        <translation>Drain von %1: seine Instanz ist weg, und Budget %2 hält Pod %3 noch fest</translation>
    </message>
    <message>
        <source>draining %1: its instance is gone</source>
        <translation>Drain von %1: seine Instanz ist weg</translation>
    </message>
    <message>
        <source>that Node is being drained too</source>
        <translation>jener wird selbst geleert</translation>
    </message>
    <message>
        <source>that Node was cordoned by hand and is not being drained</source>
        <translation>jenen leert niemand: er wurde von Hand gesperrt</translation>
    </message>
    <message>
        <source>that Node is drained, and its machine %1 still exists</source>
        <translation>jener Node ist geleert, und seine Maschine %1 gibt es noch</translation>
    </message>
    <message>
        <source>that Node is drained, and its machine %1 is held: %2</source>
        <translation>jener Node ist geleert, und seine Maschine %1 wird aufgehalten: %2</translation>
    </message>
    <message>
        <source>it has no Node, so %1 (owner %2) did not run before the drain</source>
        <translation>sie hat keinen Node, darum wurde %1 (Besitzer %2) vor dem Drain nicht gefragt</translation>
    </message>
    <message>
        <source>the drain was skipped by annotation</source>
        <translation>der Drain wurde per Annotation übersprungen</translation>
    </message>
    <message>
        <source>no Node joins while the instance is %1</source>
        <translation>kein Node tritt bei, solange die Instanz %1 ist</translation>
    </message>
    <message>
        <source>Node %1 is not ready because its instance is %2</source>
        <translation>Node %1 ist nicht bereit, weil seine Instanz %2 ist</translation>
    </message>
    <message>
        <source>maintenance %1 is blocked</source>
        <translation>Wartung %1 ist blockiert</translation>
    </message>
    <message>
        <source>maintenance %1 is blocked: %2</source>
        <translation>Wartung %1 ist blockiert: %2</translation>
    </message>
    <message>
        <source>maintenance %1 waits for approval: %2</source>
        <translation>Wartung %1 wartet auf eine Freigabe: %2</translation>
    </message>
    <message>
        <source>maintenance %1 gave up a drain and starts again in %2</source>
        <translation>Wartung %1 gab einen Drain auf und beginnt in %2 neu</translation>
    </message>
    <message>
        <source>maintenance %1 failed: %2</source>
        <translation>Wartung %1 ist fehlgeschlagen: %2</translation>
    </message>
    <message>
        <source>maintenance %1 needs a person: %2</source>
        <translation>Wartung %1 braucht eine Person: %2</translation>
    </message>
    <message>
        <source>maintenance %1 did not start before its deadline %2</source>
        <translation>Wartung %1 wurde vor ihrer Frist %2 nicht begonnen</translation>
    </message>
    <message>
        <source>maintenance %1 drains the Node</source>
        <translation>Wartung %1 leert den Node</translation>
    </message>
    <message>
        <source>maintenance %1 is in progress</source>
        <translation>Wartung %1 läuft</translation>
    </message>
    <message>
        <source>maintenance %1 waits for the Node to come back</source>
        <translation>Wartung %1 wartet, bis der Node zurückkommt</translation>
    </message>
    <message>
        <source>maintenance %1 is done and is being verified</source>
        <translation>Wartung %1 ist getan und wird geprüft</translation>
    </message>
    <message>
        <source>maintenance %1 is scheduled, and nothing was decided about it yet</source>
        <translation>Wartung %1 steht an, und noch ist nichts über sie entschieden</translation>
    </message>
    <message>
        <source>maintenance %1 will never start: no window selects this machine</source>
        <translation>Wartung %1 beginnt nie: kein Fenster wählt diese Maschine aus</translation>
    </message>
    <message>
        <source>maintenance %1 will never start: %2</source>
        <translation>Wartung %1 beginnt nie: %2</translation>
    </message>
    <message>
        <source>maintenance %1 waits: window %2 is paused until %3</source>
        <translation>Wartung %1 wartet: Fenster %2 ist bis %3 angehalten</translation>
    </message>
    <message>
        <source>maintenance %1 waits: window %2 excludes the time until %3</source>
        <translation>Wartung %1 wartet: Fenster %2 schließt die Zeit bis %3 aus</translation>
    </message>
    <message>
        <source>maintenance %1 cannot start before its deadline %2: window %3 opens too late</source>
        <translation>Wartung %1 kann vor ihrer Frist %2 nicht beginnen: Fenster %3 öffnet zu spät</translation>
    </message>
    <message>
        <source>attempted %1 times</source>
        <translation>bisher %1 Versuche</translation>
    </message>
    <message>
        <source>the cause is not known</source>
        <translation>die Ursache ist nicht bekannt</translation>
    </message>
    <message>
        <source>the provider cannot delete the instance: %1</source>
        <translation>der Anbieter kann die Instanz nicht löschen: %1</translation>
    </message>
    <message>
        <source>the provider cannot create the instance: %1</source>
        <translation>der Anbieter kann die Instanz nicht erzeugen: %1</translation>
    </message>
    <message>
        <source>the provider cannot update the instance: %1</source>
        <translation>der Anbieter kann die Instanz nicht aktualisieren: %1</translation>
    </message>
    <message>
        <source>the provider does not say whether the instance exists: %1</source>
        <translation>der Anbieter sagt nicht, ob die Instanz existiert: %1</translation>
    </message>
    <message>
        <source>the instance is gone while Node %1 is being drained</source>
        <translation>die Instanz ist weg, während Node %1 geleert wird</translation>
    </message>
    <message>
        <source>Node %1 is being drained</source>
        <translation>Node %1 wird geleert</translation>
    </message>
    <message>
        <source>Node %1 is being drained: 1 pod is left</source>
        <translation>Node %1 wird geleert: 1 Pod ist übrig</translation>
    </message>
    <message>
        <source>Node %1 is being drained: %2 pods are left</source>
        <translation>Node %1 wird geleert: %2 Pods sind übrig</translation>
    </message>
    <message>
        <source>the instance is being deleted</source>
        <translation>die Instanz wird gerade gelöscht</translation>
    </message>
    <message>
        <source>the instance is being created</source>
        <translation>die Instanz wird gerade erzeugt</translation>
    </message>
    <message>
        <source>Node %1 has the provider id %2, not %3, so it does not count as the Node of this machine</source>
        <translation>Node %1 hat die Anbieter-ID %2, nicht %3, darum gilt er nicht als Node dieser Maschine</translation>
    </message>
    <message>
        <source>Node %1 has another provider id, so it does not count as the Node of this machine</source>
        <translation>Node %1 hat eine andere Anbieter-ID, darum gilt er nicht als Node dieser Maschine</translation>
    </message>
    <message>
        <source>the instance has no provider id yet, so no Node can be matched</source>
        <translation>die Instanz hat noch keine Anbieter-ID, darum lässt sich kein Node zuordnen</translation>
    </message>
    <message>
        <source>the instance %1 has no address, and no Node has joined for it</source>
        <translation>die Instanz %1 hat keine Adresse, und kein Node ist für sie beigetreten</translation>
    </message>
    <message>
        <source>no Node has joined for it</source>
        <translation>kein Node ist für sie beigetreten</translation>
    </message>
    <message>
        <source>no Node has joined for the instance %1</source>
        <translation>kein Node ist für die Instanz %1 beigetreten</translation>
    </message>
    <message>
        <source>the instance has neither an address nor a provider id yet, so no Node can be matched</source>
        <translation>die Instanz hat noch weder Adresse noch Anbieter-ID, darum lässt sich kein Node zuordnen</translation>
    </message>
    <message>
        <source>Node %1 has its address or name and belongs to machine %2, so it has no Node</source>
        <translation>Node %1 hat ihre Adresse oder ihren Namen und gehört zu Maschine %2, darum hat sie keinen Node</translation>
    </message>
    <message>
        <source>Node %1 still belongs to an earlier instance, provider id %2, so the new one has no Node</source>
        <translation>Node %1 ist noch der einer früheren Instanz, Anbieter-ID %2, darum hat die neue keinen Node</translation>
    </message>
    <message>
        <source>machine %1 has the same address, %2, so it is not clear whose Node %3 is</source>
        <translation>Maschine %1 hat dieselbe Adresse, %2, darum ist unklar, wessen Node %3 ist</translation>
    </message>
    <message>
        <source>Node %1 belongs to this machine, and machine %2 claims it too</source>
        <translation>Node %1 gehört zu dieser Maschine, und Maschine %2 nennt ihn auch als ihren</translation>
    </message>
    <message>
        <source>its Node %1 belongs to machine %2</source>
        <translation>ihr Node %1 gehört zu Maschine %2</translation>
    </message>
    <message>
        <source>Node %1 still has the taint %2: no cloud controller has initialized it</source>
        <translation>Node %1 hat noch den Taint %2: kein Cloud-Controller hat ihn initialisiert</translation>
    </message>
    <message>
        <source>Node %1 is cordoned while its configuration is changed</source>
        <translation>Node %1 ist gesperrt, während seine Konfiguration geändert wird</translation>
    </message>
    <message>
        <source>Node %1 is cordoned and accepts no new pods; nothing says who cordoned it</source>
        <translation>Node %1 ist gesperrt und nimmt keine neuen Pods; nichts sagt, wer ihn gesperrt hat</translation>
    </message>
    <message>
        <source>Node %1 is also the Node of machine %2</source>
        <translation>Node %1 ist auch der Node von Maschine %2</translation>
    </message>
    <message>
        <source>its Node %1 does not exist</source>
        <translation>ihren Node %1 gibt es nicht</translation>
    </message>
    <message>
        <source>Node %1 does not report whether it is ready</source>
        <translation>Node %1 sagt nicht, ob er bereit ist</translation>
    </message>
    <message>
        <source>the kubelet of Node %1 is silent</source>
        <translation>der Kubelet von Node %1 schweigt</translation>
    </message>
    <message>
        <source>Node %1 is not ready: %2</source>
        <translation>Node %1 ist nicht bereit: %2</translation>
    </message>
    <message>
        <source>Node %1 reports %2: %3</source>
        <translation>Node %1 meldet %2: %3</translation>
    </message>
    <message>
        <source>condition %1 is False: %2</source>
        <translation>Bedingung %1 ist False: %2</translation>
    </message>
    <message>
        <source>its status reports an error: %1</source>
        <translation>ihr Status nennt einen Fehler: %1</translation>
    </message>
    <message>
        <source>%1 was reported %2 times: %3</source>
        <translation>%1 wurde %2-mal gemeldet: %3</translation>
    </message>
    <message>
        <source>no health check selects it</source>
        <translation>kein Health Check wählt sie aus</translation>
    </message>
    <message>
        <source>health check %1 does not act: no controller owns the machine</source>
        <translation>Health Check %1 handelt nicht: kein Controller besitzt die Maschine</translation>
    </message>
    <message>
        <source>health check %1 cannot act: its template %2 does not exist</source>
        <translation>Health Check %1 kann nicht handeln: seine Vorlage %2 gibt es nicht</translation>
    </message>
    <message>
        <source>no health check watches it</source>
        <translation>kein Health Check beobachtet sie</translation>
    </message>
    <message>
        <source>health check %1 is paused</source>
        <translation>Health Check %1 ist angehalten</translation>
    </message>
    <message>
        <source>health check %1 cannot be read: %2</source>
        <translation>Health Check %1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>health check %1 may not act: too many are unhealthy</source>
        <translation>Health Check %1 darf nicht handeln: zu viele sind ungesund</translation>
    </message>
    <message>
        <source>health check %1 finds nothing to do</source>
        <translation>Health Check %1 findet nichts zu tun</translation>
    </message>
    <message>
        <source>health check %1 ignores it: %2</source>
        <translation>Health Check %1 lässt sie in Ruhe: %2</translation>
    </message>
    <message>
        <source>health check %1 acts in %2</source>
        <translation>Health Check %1 handelt in %2</translation>
    </message>
    <message>
        <source>health check %1 acts now</source>
        <translation>Health Check %1 handelt jetzt</translation>
    </message>
    <message>
        <source>annotation %1 on %2 %3 has no effect: it belongs on a %4</source>
        <translation>Annotation %1 an %2 %3 bewirkt nichts: sie gehört an %4</translation>
    </message>
    <message>
        <source>annotation %1 on %2 %3 has no effect; is %4 meant?</source>
        <translation>Annotation %1 an %2 %3 bewirkt nichts; ist %4 gemeint?</translation>
    </message>
    <message>
        <source>held by %1 %2: %3</source>
        <translation>gehalten von %1 %2: %3</translation>
    </message>
    <message>
        <source>Host %1 is being serviced: its firmware or settings are being written</source>
        <translation>Host %1 wird gewartet: seine Firmware oder Einstellungen werden geschrieben</translation>
    </message>
    <message>
        <source>health check %1 gave up its remediation: %2</source>
        <translation>Health Check %1 hat seine Remediation aufgegeben: %2</translation>
    </message>
    <message>
        <source>its deletion waits until annotation %1 is removed</source>
        <translation>seine Löschung wartet, bis die Annotation %1 entfernt ist</translation>
    </message>
    <message>
        <source>pod %1 is Pending: no Node that it may run on reaches its volume</source>
        <translation>Pod %1 wartet: kein Node, auf dem er laufen darf, erreicht sein Volume</translation>
    </message>
    <message>
        <source>it has failed and does not run again: %1</source>
        <translation>er ist fehlgeschlagen und läuft nicht wieder: %1</translation>
    </message>
    <message>
        <source>its pods have ended, and it does not run again</source>
        <translation>seine Pods sind beendet, und er läuft nicht wieder</translation>
    </message>
    <message>
        <source>the remediation of health check %1 waits until the host is serviced</source>
        <translation>die Remediation von Health Check %1 wartet, bis der Host gewartet ist</translation>
    </message>
    <message>
        <source>its operational status is %1</source>
        <translation>sein Betriebszustand ist %1</translation>
    </message>
    <message>
        <source>calendar.add needs an end in the future: %1 is past</source>
        <translation>calendar.add braucht ein Ende, das noch kommt: %1 ist vorbei</translation>
    </message>
    <message>
        <source>the BMC of host %1 denies access (403) with the credentials of Secret %2: the account lacks a privilege or is locked</source>
        <translation>der BMC von Host %1 verweigert den Zugriff (403) mit den Zugangsdaten aus Secret %2: dem Konto fehlt ein Recht, oder es ist gesperrt</translation>
    </message>
    <message>
        <source>the BMC of host %1 denies access (403): the password of Secret %2 must be changed at the BMC first</source>
        <translation>der BMC von Host %1 verweigert den Zugriff (403): das Passwort aus Secret %2 muss erst am BMC geändert werden</translation>
    </message>
    <message>
        <source>change the password of the account at the BMC and put the new one into Secret %1</source>
        <translation>das Passwort des Kontos am BMC ändern und das neue in Secret %1 eintragen</translation>
    </message>
    <message>
        <source>none of its pods is ready (%1)</source>
        <translation>keiner seiner Pods ist bereit (%1)</translation>
    </message>
    <message>
        <source>a token of %1 already exists, with the role %2: it is replaced only if you ask for that</source>
        <translation>es gibt schon ein Token von %1 mit der Rolle %2: nur wenn verlangt wird, es zu ersetzen, endet es und ein anderes wird erstellt</translation>
    </message>
    <message>
        <source>bmc.retry needs a host, such as %1</source>
        <translation>bmc.retry braucht einen Host, etwa %1</translation>
    </message>
    <message>
        <source>the audit of overrides is damaged: %1</source>
        <translation>das Audit der Eingriffe hält nicht stand: %1</translation>
    </message>
    <message>
        <source>run `holdpointctl audit verify`, and leave the data directory unchanged</source>
        <translation>`holdpointctl audit verify` ausführen und das Datenverzeichnis lassen, wie es ist</translation>
    </message>
    <message>
        <source>%1 already has %2 connections</source>
        <translation>%1 hat schon %2 Verbindungen</translation>
    </message>
    <message>
        <source>all connections but those reserved for operators are in use</source>
        <translation>alle Plätze außer denen der Operatoren sind belegt</translation>
    </message>
    <message>
        <source>wait: whoever set the taint removes it</source>
        <translation>warten: wer den Taint gesetzt hat, nimmt ihn weg</translation>
    </message>
    <message>
        <source>remove the taint %1 from Node %2</source>
        <translation>den Taint %1 von Node %2 nehmen</translation>
    </message>
    <message>
        <source>find out why the pods that budget %1 is missing are not created: quota, admission, scheduling</source>
        <translation>herausfinden, warum die Pods nicht entstehen, die Budget %1 fehlen: Quota, Admission, Scheduling</translation>
    </message>
    <message>
        <source>correct budget %1: its selector, or the owners of its pods</source>
        <translation>Budget %1 berichtigen: seinen Selektor oder die Besitzer seiner Pods</translation>
    </message>
    <message>
        <source>set minAvailable of %1 to a number of pods: their owner does not say how many it wants</source>
        <translation>minAvailable von %1 auf eine Anzahl von Pods setzen: ihr Besitzer sagt nicht, wie viele es sein sollen</translation>
    </message>
    <message>
        <source>wait: whoever deleted the Node completes the deletion</source>
        <translation>warten: wer den Node gelöscht hat, bringt es zu Ende</translation>
    </message>
    <message>
        <source>remove finalizer %1 from Node %2</source>
        <translation>Finalizer %1 von Node %2 nehmen</translation>
    </message>
    <message>
        <source>wait: the host must stay powered until it is serviced; a reset now may destroy its firmware</source>
        <translation>warten: der Host muss eingeschaltet bleiben, bis er gewartet ist; ein Reset jetzt kann seine Firmware zerstören</translation>
    </message>
    <message>
        <source>waiting does not help: a remediation that is over is not retried</source>
        <translation>warten: vergeblich, eine Remediation, die vorbei ist, wird nicht wiederholt</translation>
    </message>
    <message>
        <source>repair the server; to have it power-cycled again, delete Metal3Remediation %1</source>
        <translation>den Server reparieren; damit er wieder aus- und eingeschaltet wird, Metal3Remediation %1 löschen</translation>
    </message>
    <message>
        <source>bring back the Node or zone that the volume of pod %1 is tied to, or have its data restored</source>
        <translation>den Node oder die Zone zurückbringen, an die das Volume von Pod %1 gebunden ist, oder seine Daten wiederherstellen lassen</translation>
    </message>
    <message>
        <source>waiting does not help, unless a Node that reaches the volume comes back</source>
        <translation>warten: vergeblich, solange kein Node zurückkommt, der das Volume erreicht</translation>
    </message>
    <message>
        <source>waiting does not help: the Job does not run again</source>
        <translation>warten: vergeblich, der Job läuft nicht wieder</translation>
    </message>
    <message>
        <source>run %1 again, or have its owner remove the hook</source>
        <translation>%1 noch einmal laufen lassen, oder den Hook von seinem Besitzer entfernen lassen</translation>
    </message>
    <message>
        <source>restore the other control-plane Nodes first: without this one etcd has no quorum</source>
        <translation>zuerst die anderen Nodes der Control Plane zurückbringen: ohne diesen hat etcd kein Quorum</translation>
    </message>
    <message>
        <source>that time is not certain: %1 did not exist yet</source>
        <translation>diese Zeit ist behauptet: %1 gab es noch nicht</translation>
    </message>
    <message>
        <source>lastTransitionTime of %1 of %2</source>
        <translation>lastTransitionTime von %1 von %2</translation>
    </message>
    <message>
        <source>annotation %1 of %2</source>
        <translation>Annotation %1 von %2</translation>
    </message>
    <message>
        <source>next: the instance will be deleted, and will wait: %1</source>
        <translation>die Instanz wird als Nächstes gelöscht und wartet dann: %1</translation>
    </message>
    <message>
        <source>the host stays as it is: %1</source>
        <translation>der Host bleibt, wie er ist: %1</translation>
    </message>
    <message>
        <source>BareMetalHost %1 is being serviced</source>
        <translation>BareMetalHost %1 wird gewartet</translation>
    </message>
    <message>
        <source>a reason must say what happened, not repeat one character</source>
        <translation>ein Grund sagt, was geschehen ist, und nicht immer wieder dasselbe Zeichen</translation>
    </message>
    <message>
        <source>the drain of %1 is over</source>
        <translation>der Drain von %1 ist vorbei</translation>
    </message>
    <message>
        <source>it was confirmed too early: hold the button for %1, or type the digits %2 after that</source>
        <translation>es wurde zu früh bestätigt: die Taste %1 lang halten oder nach dieser Zeit die Ziffern %2 eingeben</translation>
    </message>
    <message>
        <source>rejected by %1 before anything was sent</source>
        <translation>von %1 abgelehnt, bevor etwas gesendet wurde</translation>
    </message>
    <message>
        <source>rejected by %1 before anything was sent: %2</source>
        <translation>von %1 abgelehnt, bevor etwas gesendet wurde: %2</translation>
    </message>
    <message>
        <source>the clock of this backend was set forward by %1 while it waited: nothing was sent</source>
        <translation>die Uhr dieses Backends wurde während des Wartens um %1 vorgestellt: nichts wurde gesendet</translation>
    </message>
    <message>
        <source>the clock of this backend was set back by %1 while it waited: nothing was sent</source>
        <translation>die Uhr dieses Backends wurde während des Wartens um %1 zurückgestellt: nichts wurde gesendet</translation>
    </message>
    <message>
        <source>%1 was no longer connected when it was due: nothing was sent</source>
        <translation>%1 war nicht mehr verbunden, als es fällig war: nichts wurde gesendet</translation>
    </message>
    <message>
        <source>%1 is no longer allowed to do this: nothing was sent</source>
        <translation>%1 darf das nicht mehr: nichts wurde gesendet</translation>
    </message>
    <message>
        <source>%1 approved it and is no longer allowed to approve: nothing was sent</source>
        <translation>%1 hat es genehmigt und darf nicht mehr genehmigen: nichts wurde gesendet</translation>
    </message>
    <message>
        <source>the object kept changing between the last read and the send: nothing was sent</source>
        <translation>das Objekt änderte sich jedes Mal zwischen dem letzten Blick und dem Senden: nichts wurde gesendet</translation>
    </message>
    <message>
        <source>not sent: the backend stopped</source>
        <translation>nicht gesendet: das Backend hielt an</translation>
    </message>
    <message>
        <source>it will be sent at %1 unless somebody aborts it</source>
        <translation>es wird um %1 gesendet, wenn niemand abbricht</translation>
    </message>
    <message>
        <source>%1 is reviewing %2 on it now</source>
        <translation>%1 prüft daran gerade %2</translation>
    </message>
    <message>
        <source>%1 has committed %2 on it, which waits for a second person</source>
        <translation>%1 hat daran %2 zugesagt; es wartet auf eine zweite Person</translation>
    </message>
    <message>
        <source>%1 has committed %2 on it, which will be sent at %3</source>
        <translation>%1 hat daran %2 zugesagt; es wird um %3 gesendet</translation>
    </message>
    <message>
        <source>%1 has sent %2 to it; its effect is not observed yet</source>
        <translation>%1 hat daran %2 gesendet; die Wirkung wird erwartet</translation>
    </message>
    <message>
        <source>Secret %1 was first used for %2, and an administrator has not allowed it for %3</source>
        <translation>Secret %1 wurde zuerst für %2 benutzt, und ein Administrator hat es für %3 nicht erlaubt</translation>
    </message>
    <message>
        <source>another server answers at its address: UUID or serial number differ or are no longer reported</source>
        <translation>an seiner Adresse antwortet ein anderer Server als der aufgenommene: UUID oder Seriennummer weichen ab oder werden nicht mehr genannt</translation>
    </message>
    <message>
        <source>another server answers at the BMC address of host %1: UUID or serial number differ or are no longer reported</source>
        <translation>an der BMC-Adresse von Host %1 antwortet ein anderer Server: UUID oder Seriennummer weichen ab oder werden nicht mehr genannt</translation>
    </message>
    <message>
        <source>Secret %1 was used for another address</source>
        <translation>Secret %1 wurde für eine andere Adresse benutzt</translation>
    </message>
    <message>
        <source>Host %1 is %2 and waits for its turn: its provisioner is at its limit</source>
        <translation>Host %1 ist %2 und wartet, bis er an der Reihe ist: sein Provisioner bearbeitet so viele, wie er darf</translation>
    </message>
    <message>
        <source>an administrator may allow it: set the annotation %1 of Secret %2 to the address</source>
        <translation>ein Administrator kann es erlauben: die Annotation %1 von Secret %2 auf die Adresse setzen</translation>
    </message>
    <message>
        <source>it is marked for deletion: MachineSet %1 deletes it first when it scales in</source>
        <translation>sie ist als Nächste markiert: MachineSet %1 löscht sie zuerst, wenn es verkleinert wird</translation>
    </message>
    <message>
        <source>it is marked for deletion, but has no MachineSet that would delete it</source>
        <translation>sie ist als Nächste markiert, hat aber kein MachineSet, das sie löschen würde</translation>
    </message>
    <message>
        <source>MachineSet %1: %2</source>
        <translation>MachineSet %1: %2</translation>
    </message>
    <message>
        <source>not everything was observed then: %1</source>
        <translation>damals wurde nicht alles gesehen: %1</translation>
    </message>
    <message>
        <source>the record does not keep since when this is so</source>
        <translation>die Aufzeichnung behält nicht, seit wann es so gesehen wurde</translation>
    </message>
    <message>
        <source>it was last heard of %1 ago, by a Lease whose clock is %2 ahead</source>
        <translation>zuletzt war vor %1 von ihm zu hören, durch eine Lease, deren Uhr %2 vorgeht</translation>
    </message>
    <message>
        <source>it was last heard of %1 ago, although its pods are ready</source>
        <translation>zuletzt war vor %1 von ihm zu hören, obwohl seine Pods bereit sind</translation>
    </message>
    <message>
        <source>1 of its %1 pods does not exist</source>
        <translation>1 seiner %1 Pods gibt es nicht</translation>
    </message>
    <message>
        <source>%1 of its %2 pods do not exist</source>
        <translation>%1 seiner %2 Pods gibt es nicht</translation>
    </message>
    <message>
        <source>budget %1 allows no eviction, because it cannot be evaluated: %2</source>
        <translation>Budget %1 lässt keinen Pod gehen, weil es nicht beurteilt werden kann: %2</translation>
    </message>
    <message>
        <source>budget %1 allows no eviction, because nothing has evaluated it</source>
        <translation>Budget %1 lässt keinen Pod gehen, weil niemand es beurteilt hat</translation>
    </message>
    <message>
        <source>the instance is %1 in the provider and has neither an address nor a provider id yet</source>
        <translation>die Instanz ist beim Provider %1 und hat noch weder Adresse noch Provider-ID</translation>
    </message>
    <message>
        <source>Node %1 has the taint %2 and accepts no new pods</source>
        <translation>Node %1 hat den Taint %2 und nimmt keine neuen Pods</translation>
    </message>
    <message>
        <source>the configuration of Node %1 cannot be changed: %2</source>
        <translation>die Konfiguration von Node %1 kann nicht geändert werden: %2</translation>
    </message>
    <message>
        <source>its Node %1 is being deleted</source>
        <translation>ihr Node %1 wird gelöscht</translation>
    </message>
    <message>
        <source>its Node %1 is being deleted, and finalizer %2 keeps it</source>
        <translation>ihr Node %1 wird gelöscht, und Finalizer %2 hält ihn</translation>
    </message>
    <message>
        <source>if an older copy was restored, an administrator confirms it with `holdpointctl audit accept`</source>
        <translation>ein Administrator, der eine ältere Kopie zurückgespielt hat, bestätigt das mit `holdpointctl audit accept`</translation>
    </message>
    <message>
        <source>the audit of overrides is intact: there is nothing to accept</source>
        <translation>das Audit der Eingriffe ist unversehrt: es gibt nichts anzuerkennen</translation>
    </message>
    <message>
        <source>rows that are not what was written cannot be accepted: %1</source>
        <translation>Zeilen, die nicht so geschrieben wurden, lassen sich nicht anerkennen: %1</translation>
    </message>
    <message>
        <source>%1 cannot be read from the store and was set aside: %2</source>
        <translation>%1 lässt sich nicht aus dem Speicher lesen und wurde beiseitegelegt: %2</translation>
    </message>
    <message>
        <source>%1 was only partly read from the store, and its whole text was set aside: %2</source>
        <translation>%1 wurde nur teilweise aus dem Speicher gelesen, sein ganzer Text wurde beiseitegelegt: %2</translation>
    </message>
    <message>
        <source>its text is in the table %1 of %2; create it again, or remove that row</source>
        <translation>sein Text steht in der Tabelle %1 von %2; neu anlegen oder diese Zeile entfernen</translation>
    </message>
    <message>
        <source>wait: the host will be powered on when the work is reported done, or the event ends</source>
        <translation>warten: der Host wird eingeschaltet, wenn die Arbeit als erledigt gemeldet wird oder das Ereignis endet</translation>
    </message>
    <message>
        <source>remove the annotation %1 from %2</source>
        <translation>die Annotation %1 von %2 entfernen</translation>
    </message>
    <message>
        <source>when the work is done: set annotation %1 on MachineMaintenance %2</source>
        <translation>wenn die Arbeit erledigt ist: Annotation %1 an MachineMaintenance %2 setzen</translation>
    </message>
    <message>
        <source>Host %1 is detached: the requested remediation will not start</source>
        <translation>Host %1 ist abgekoppelt: die erbetene Remediation wird nicht ausgeführt</translation>
    </message>
    <message>
        <source>everything else is gone; finalizers %1 and %2 keep the object</source>
        <translation>alles von ihr ist weg; die Finalizer %1 und %2 halten das Objekt</translation>
    </message>
    <message>
        <source>everything else is gone; finalizer %1 and %2 more keep the object</source>
        <translation>alles von ihr ist weg; Finalizer %1 und %2 weitere halten das Objekt</translation>
    </message>
    <message>
        <source>draining %1: webhook %2 refuses the eviction of pod %3: %4</source>
        <translation>Drain von %1: Webhook %2 verweigert die Verdrängung von Pod %3: %4</translation>
    </message>
    <message>
        <source>draining %1: webhook %2 must allow the eviction of pod %3, and fails: %4</source>
        <translation>Drain von %1: Webhook %2 wird gefragt, bevor Pod %3 gehen darf, und versagt: %4</translation>
    </message>
    <message>
        <source>maintenance %1 drains the Node: budget %2 blocks pod %3</source>
        <translation>Wartung %1 leert den Node: Budget %2 hält Pod %3 fest</translation>
    </message>
    <message>
        <source>maintenance %1 will never start: window %2 does not open in the next two years</source>
        <translation>Wartung %1 beginnt nie: Fenster %2 öffnet in den nächsten zwei Jahren nicht</translation>
    </message>
    <message>
        <source>Host %1 is paused by annotation: the requested remediation will not start</source>
        <translation>Host %1 ist per Annotation angehalten: die erbetene Remediation wird nicht ausgeführt</translation>
    </message>
    <message>
        <source>Host %1 is held off by maintenance %2 until its work is reported done</source>
        <translation>Host %1 wird durch Wartung %2 aus gehalten, bis ihre Arbeit als erledigt gemeldet ist</translation>
    </message>
    <message>
        <source>Host %1 is being powered off for maintenance %2</source>
        <translation>Host %1 wird für Wartung %2 ausgeschaltet</translation>
    </message>
    <message>
        <source>Node %1 has the taint %2 and %3 more, and accepts no new pods</source>
        <translation>Node %1 hat den Taint %2 und %3 weitere und nimmt keine neuen Pods</translation>
    </message>
    <message>
        <source>health check %1 checks only %2</source>
        <translation>Health Check %1 achtet nur auf %2</translation>
    </message>
    <message>
        <source>annotation %1 is misspelt</source>
        <translation>die Annotation %1 ist falsch geschrieben</translation>
    </message>
    <message>
        <source>annotation %1 on %2 %3 works with any value: %4 does not cancel it</source>
        <translation>Annotation %1 an %2 %3 zählt, was auch ihr Wert ist: %4 nimmt sie nicht zurück</translation>
    </message>
    <message>
        <source>annotation %1 on %2 %3 has no effect: only Cluster API reads it</source>
        <translation>Annotation %1 an %2 %3 bewirkt nichts: nur Cluster API liest sie</translation>
    </message>
    <message>
        <source>1 more pod waits for another reason</source>
        <translation>1 weiterer Pod wartet aus einem anderen Grund</translation>
    </message>
    <message>
        <source>%1 more pods wait, not all for this reason</source>
        <translation>%1 weitere Pods warten, nicht alle aus diesem Grund</translation>
    </message>
    <message>
        <source>%1 works on that Node, as its %2 says</source>
        <translation>%1 arbeitet an jenem, wie %2 dort sagt</translation>
    </message>
    <message>
        <source>another server answers at its BMC address</source>
        <translation>an seiner BMC-Adresse antwortet ein anderer Server</translation>
    </message>
    <message>
        <source>label %1 on %2 %3 has no effect: it works only as an annotation</source>
        <translation>Label %1 auf %2 %3 verlangt nichts: es zählt als Annotation</translation>
    </message>
    <message>
        <source>the etcd operator handles masters only</source>
        <translation>der etcd-Operator kümmert sich nur um Master</translation>
    </message>
    <message>
        <source>Node %1 is cordoned and accepts no new pods: %2 works on it, as its %3 says</source>
        <translation>Node %1 ist gesperrt und nimmt keine neuen Pods an: %2 arbeitet an ihm, wie %3 dort sagt</translation>
    </message>
    <message>
        <source>wait: the migration ends</source>
        <translation>warten: der Umzug endet</translation>
    </message>
    <message>
        <source>write it as an annotation</source>
        <translation>als Annotation schreiben</translation>
    </message>
    <message>
        <source>paused while it migrates between the Machine API and Cluster API: it is not reconciled</source>
        <translation>angehalten, solange sie zwischen Machine API und Cluster API umzieht: niemand bearbeitet sie</translation>
    </message>
    <message>
        <source>annotation %1 on %2 %3 has no effect: hooks of a Machine are in spec.lifecycleHooks</source>
        <translation>Annotation %1 auf %2 %3 hält nichts: ihre Hooks stehen in spec.lifecycleHooks</translation>
    </message>
    <message>
        <source>check the pod that removes the taint %1 from Node %2 when it runs</source>
        <translation>den Pod auf Node %2 ansehen, der den Taint %1 entfernt, sobald er läuft</translation>
    </message>
    <message>
        <source>wait: %1 made the budget and changes it when it can</source>
        <translation>warten: %1 hat das Budget angelegt und ändert es, sobald es kann</translation>
    </message>
    <message>
        <source>remove spec.consumerRef from BareMetalHost %1</source>
        <translation>spec.consumerRef von BareMetalHost %1 entfernen</translation>
    </message>
    <message>
        <source>wait: the pod is being moved and terminates when that is done</source>
        <translation>warten: der Pod wird verlegt und gibt danach frei</translation>
    </message>
    <message>
        <source>Host %1 is not free: its consumer %2 no longer exists</source>
        <translation>Host %1 ist nicht frei: sein Nutzer %2 existiert nicht mehr</translation>
    </message>
    <message>
        <source>Host %1 is not free yet: %2 had it, and it is being deprovisioned</source>
        <translation>Host %1 ist noch nicht frei: %2 hatte ihn, und er wird zurückgesetzt</translation>
    </message>
    <message>
        <source>%1; the username or the password ends with a line break or a blank</source>
        <translation>%1; der Benutzername oder das Kennwort endet mit einem Zeilenumbruch oder Leerzeichen</translation>
    </message>
    <message>
        <source>the BMC of host %1 rejects the credentials of Secret %2: one ends with a line break or a blank</source>
        <translation>der BMC von Host %1 lehnt die Zugangsdaten aus Secret %2 ab: eine Angabe endet mit Zeilenumbruch oder Leerzeichen</translation>
    </message>
    <message>
        <source>write Secret %1 again without the line break (use printf, not echo)</source>
        <translation>Secret %1 ohne den Zeilenumbruch neu schreiben (printf, nicht echo)</translation>
    </message>
    <message>
        <source>Host %1 stays in %2: its BMC reports that it is neither on nor off</source>
        <translation>Host %1 bleibt in %2: sein BMC meldet ihn weder an noch aus</translation>
    </message>
    <message>
        <source>%1 other Nodes are not ready either</source>
        <translation>%1 andere Nodes sind auch nicht bereit</translation>
    </message>
    <message>
        <source>%1 of %2 control-plane Nodes are not ready: the quorum of etcd is at risk</source>
        <translation>%1 von %2 Nodes der Control Plane sind nicht bereit: das Quorum von etcd ist gefährdet</translation>
    </message>
    <message>
        <source>Node %1 is silent while %2 works on it (%3)</source>
        <translation>Node %1 schweigt, während %2 an ihm arbeitet (%3)</translation>
    </message>
    <message>
        <source>Node %1 has the address %2 and the Machine has %3: it does not count as its Node</source>
        <translation>Node %1 ist mit Adresse %2 da, und die Machine hat %3: er gilt nicht als ihr Node</translation>
    </message>
    <message>
        <source>Node %1 does not count as its Node: it has another address</source>
        <translation>Node %1 gilt nicht als ihr Node: er hat eine andere Adresse</translation>
    </message>
    <message>
        <source>Host %1 is being powered on</source>
        <translation>Host %1 wird eingeschaltet</translation>
    </message>
    <message>
        <source>Host %1 must not be powered off (disablePowerOff), so its remediation cannot start</source>
        <translation>Host %1 darf nicht ausgeschaltet werden (disablePowerOff), also kann seine Wiederherstellung nicht beginnen</translation>
    </message>
    <message>
        <source>it does not know the outcome of its work: %1</source>
        <translation>er weiß nicht, wie seine Arbeit ausging: %1</translation>
    </message>
    <message>
        <source>the power of host %1 is not known either</source>
        <translation>auch ob Host %1 an ist, weiß niemand</translation>
    </message>
    <message>
        <source>label %1 is not read: it must be an annotation</source>
        <translation>Label %1 wird nicht gelesen: es muss eine Annotation sein</translation>
    </message>
    <message>
        <source>annotation %1 is not read on a %2</source>
        <translation>Annotation %1 wird an %2 nicht gelesen</translation>
    </message>
    <message>
        <source>no pod and no Lease in the cluster has this name</source>
        <translation>kein Pod und keine Lease im Cluster heißt so</translation>
    </message>
    <message>
        <source>its replacement %1 is held: %2</source>
        <translation>ihr Ersatz %1 wird aufgehalten: %2</translation>
    </message>
    <message>
        <source>the maintenance of that one comes first</source>
        <translation>deren Wartung geht vor</translation>
    </message>
    <message>
        <source>maintenance %1 waits for that of %2</source>
        <translation>Wartung %1 wartet auf die von %2</translation>
    </message>
    <message>
        <source>%1 signed in with a link and cannot share one</source>
        <translation>%1 kam über einen Link und teilt selbst keine</translation>
    </message>
    <message>
        <source>%1 links of %2 are already open: each ends when it is used, or after 5 minutes</source>
        <translation>es sind schon %1 Links von %2 offen: jeder endet, wenn er benutzt wird, oder nach 5 Minuten</translation>
    </message>
    <message>
        <source>%1 viewers already signed in with links of %2: revoke some of their tokens</source>
        <translation>es sind schon %1 Betrachter über Links von %2 gekommen: widerrufen Sie einige ihrer Token</translation>
    </message>
    <message>
        <source>too many links are open on this backend: try again in 5 minutes</source>
        <translation>an diesem Backend sind zu viele Links offen: versuchen Sie es in 5 Minuten wieder</translation>
    </message>
    <message>
        <source>no screen shows that code: check it on the screen</source>
        <translation>kein Bildschirm zeigt diesen Code: lesen Sie ihn noch einmal vom Bildschirm ab</translation>
    </message>
    <message>
        <source>that code has expired: the screen shows a new one</source>
        <translation>dieser Code ist abgelaufen: der Bildschirm zeigt inzwischen einen anderen</translation>
    </message>
    <message>
        <source>%1 sent too many wrong codes; try again in %2</source>
        <translation>%1 hat zu viele falsche Codes gesendet; in %2 neu versuchen</translation>
    </message>
    <message>
        <source>%1 has already approved that screen, as %2</source>
        <translation>%1 hat diesen Bildschirm schon genehmigt, als %2</translation>
    </message>
    <message>
        <source>another screen is already approved as %1: choose another name</source>
        <translation>ein anderer Bildschirm wurde schon als %1 genehmigt: wählen Sie einen anderen Namen</translation>
    </message>
    <message>
        <source>a token of %1 already exists: choose another name</source>
        <translation>es gibt schon ein Token von %1: wählen Sie einen anderen Namen</translation>
    </message>
    <message>
        <source>there is no paired screen %1</source>
        <translation>es gibt keinen gekoppelten Bildschirm %1</translation>
    </message>
    <message>
        <source>this screen is called %1 now</source>
        <translation>dieser Bildschirm heißt jetzt %1</translation>
    </message>
    <message>
        <source>%1 of %2 at %3</source>
        <translation>%1 von %2 bei %3</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>alert %1</source>
        <translation>Alert %1</translation>
    </message>
    <message>
        <source>hook %1 of %2 will hold at %3</source>
        <translation>Hook %1 von %2 wird bei %3 halten</translation>
    </message>
    <message>
        <source>PodDisruptionBudget %1 allows no eviction now</source>
        <translation>PodDisruptionBudget %1 erlaubt jetzt keine Räumung</translation>
    </message>
    <message>
        <source>PodDisruptionBudget %1 never allows an eviction</source>
        <translation>PodDisruptionBudget %1 erlaubt nie eine Räumung</translation>
    </message>
    <message>
        <source>key %1 holds host %2 off</source>
        <translation>Schlüssel %1 hält Host %2 aus</translation>
    </message>
    <message>
        <source>host %1 is paused by annotation: its power will not change</source>
        <translation>Host %1 ist per Annotation angehalten: sein Strom wird nicht geschaltet</translation>
    </message>
    <message>
        <source>host %1 is detached: its power will not change</source>
        <translation>Host %1 ist abgekoppelt: sein Strom wird nicht geschaltet</translation>
    </message>
    <message>
        <source>name: enter lowercase letters, digits and dashes, such as nightly</source>
        <translation>name: Kleinbuchstaben, Ziffern und Bindestriche eingeben, etwa nightly</translation>
    </message>
    <message>
        <source>spec: enter what the window is</source>
        <translation>spec: eingeben, was das Fenster ist</translation>
    </message>
    <message>
        <source>somebody else changed window %1; check it again</source>
        <translation>jemand anders hat Fenster %1 geändert; neu prüfen</translation>
    </message>
    <message>
        <source>there is no MaintenanceWindow %1</source>
        <translation>es gibt kein MaintenanceWindow %1</translation>
    </message>
    <message>
        <source>name: there is a MaintenanceWindow %1 already</source>
        <translation>name: es gibt schon ein MaintenanceWindow %1</translation>
    </message>
    <message>
        <source>the BMC does not answer</source>
        <translation>das BMC antwortet nicht</translation>
    </message>
    <message>
        <source>the BMC refuses the connection</source>
        <translation>das BMC lehnt die Verbindung ab</translation>
    </message>
    <message>
        <source>the name of the BMC cannot be resolved</source>
        <translation>der Name des BMC hat keine Adresse</translation>
    </message>
    <message>
        <source>no route to the BMC</source>
        <translation>kein Weg zum BMC</translation>
    </message>
    <message>
        <source>the BMC closes the connection</source>
        <translation>das BMC bricht die Verbindung ab</translation>
    </message>
    <message>
        <source>the BMC is busy</source>
        <translation>das BMC ist beschäftigt</translation>
    </message>
    <message>
        <source>the BMC has no session left</source>
        <translation>das BMC hat keine Sitzung frei</translation>
    </message>
    <message>
        <source>the BMC presents another certificate</source>
        <translation>das BMC zeigt ein anderes Zertifikat</translation>
    </message>
    <message>
        <source>the BMC is not trusted</source>
        <translation>dem BMC wird nicht vertraut</translation>
    </message>
    <message>
        <source>no common protocol with the BMC</source>
        <translation>kein gemeinsames Protokoll mit dem BMC</translation>
    </message>
    <message>
        <source>the BMC redirects to another address</source>
        <translation>das BMC verweist auf eine andere Adresse</translation>
    </message>
    <message>
        <source>something other than a BMC answers</source>
        <translation>etwas anderes als ein BMC antwortet</translation>
    </message>
    <message>
        <source>another server answers</source>
        <translation>ein anderer Server antwortet</translation>
    </message>
    <message>
        <source>the BMC does not find the system</source>
        <translation>das BMC findet das System nicht</translation>
    </message>
    <message>
        <source>the BMC answers with an error</source>
        <translation>das BMC antwortet mit einem Fehler</translation>
    </message>
    <message>
        <source>the answer of the BMC is not understood</source>
        <translation>die Antwort des BMC ist unverständlich</translation>
    </message>
    <message>
        <source>the BMC reports no power state</source>
        <translation>das BMC meldet keinen Stromzustand</translation>
    </message>
    <message>
        <source>the BMC denies access</source>
        <translation>das BMC verweigert den Zugriff</translation>
    </message>
    <message>
        <source>the BMC refuses the password</source>
        <translation>das BMC lehnt das Passwort ab</translation>
    </message>
    <message>
        <source>the power cannot be read</source>
        <translation>der Stromzustand ist nicht lesbar</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>noch nicht gelesen</translation>
    </message>
    <message>
        <source>the BMC credentials are missing</source>
        <translation>die BMC-Zugangsdaten fehlen</translation>
    </message>
    <message>
        <source>the credentials are for another BMC</source>
        <translation>die Zugangsdaten gelten für ein anderes BMC</translation>
    </message>
    <message>
        <source>maintenance %1</source>
        <translation>Wartung %1</translation>
    </message>
    <message>
        <source>a rule of the person who asks requires it</source>
        <translation>eine Regel der anfordernden Person verlangt es</translation>
    </message>
    <message>
        <source>a backup is being made already: wait for its end</source>
        <translation>es wird schon eine Sicherung erstellt: Ende abwarten</translation>
    </message>
    <message>
        <source>cluster %1 is paused, so nothing happens to its machines</source>
        <translation>Cluster %1 ist angehalten, darum geschieht mit seinen Maschinen nichts</translation>
    </message>
    <message>
        <source>paused by the annotation %1, so nothing happens to the machine</source>
        <translation>durch die Annotation %1 angehalten, darum geschieht mit der Maschine nichts</translation>
    </message>
    <message>
        <source>its deletion is paused too</source>
        <translation>auch ihre Löschung ruht</translation>
    </message>
    <message>
        <source>Cluster %1 does not exist, so no controller works on this machine</source>
        <translation>Cluster %1 gibt es nicht, darum arbeitet kein Controller an dieser Maschine</translation>
    </message>
    <message>
        <source>no controller works on its deletion</source>
        <translation>kein Controller arbeitet an ihrer Löschung</translation>
    </message>
    <message>
        <source>its label %1 assigns it to the controllers %2</source>
        <translation>ihr Label %1 teilt sie den Controllern %2 zu</translation>
    </message>
    <message>
        <source>the controller of Cluster API fails: %1</source>
        <translation>der Controller von Cluster API scheitert: %1</translation>
    </message>
    <message>
        <source>waiting at %1 for %2, which names no owner</source>
        <translation>wartet bei %1 auf %2, das keinen Besitzer nennt</translation>
    </message>
    <message>
        <source>waiting at %1 for a hook without a name</source>
        <translation>wartet bei %1 auf einen Hook ohne Namen</translation>
    </message>
    <message>
        <source>control plane %1 removes one machine at a time, and %2 comes first</source>
        <translation>Control Plane %1 entfernt eine Maschine nach der anderen, und %2 ist zuerst dran</translation>
    </message>
    <message>
        <source>control plane %1 keeps it: without it only %2 of %3 etcd members are healthy</source>
        <translation>Control Plane %1 hält sie: ohne sie sind nur %2 von %3 etcd-Mitgliedern gesund</translation>
    </message>
    <message>
        <source>control plane %1 cannot release %2: machines being deleted count as lost etcd members, and only %3 of %4 would stay</source>
        <translation>Control Plane %1 kann %2 nicht freigeben: Maschinen, die gelöscht werden, zählen als verlorene etcd-Mitglieder, und nur %3 von %4 blieben</translation>
    </message>
    <message>
        <source>control plane %1 keeps it: a member of etcd has no vote yet</source>
        <translation>Control Plane %1 hält sie: ein etcd-Mitglied hat noch keine Stimme</translation>
    </message>
    <message>
        <source>control plane %1 is paused and does not remove its hook</source>
        <translation>Control Plane %1 ist angehalten und entfernt ihren Hook nicht</translation>
    </message>
    <message>
        <source>control plane %1 removes its hook after that one</source>
        <translation>Control Plane %1 entfernt ihren Hook erst nach diesem</translation>
    </message>
    <message>
        <source>control plane %1 keeps it: the API of cluster %2 does not answer</source>
        <translation>Control Plane %1 hält sie: die API von Cluster %2 antwortet nicht</translation>
    </message>
    <message>
        <source>control plane %1 keeps it: no other machine of it is healthy</source>
        <translation>Control Plane %1 hält sie: keine andere ihrer Maschinen ist gesund</translation>
    </message>
    <message>
        <source>control plane %1 moves etcd off it and then removes its hook</source>
        <translation>Control Plane %1 nimmt etcd von ihr und entfernt dann ihren Hook</translation>
    </message>
    <message>
        <source>the deletion of the cluster does not skip it</source>
        <translation>die Löschung des Clusters überspringt ihn nicht</translation>
    </message>
    <message>
        <source>pod %1 is not evicted: the drain waits until it completes</source>
        <translation>Pod %1 wird nicht verdrängt: der Drain wartet, bis er fertig ist</translation>
    </message>
    <message>
        <source>the namespace of pod %1 is being deleted, so its eviction is refused</source>
        <translation>der Namespace von Pod %1 wird gelöscht, darum wird seine Verdrängung abgelehnt</translation>
    </message>
    <message>
        <source>MachineDrainRule %1 has an invalid selector and stops every drain in its namespace</source>
        <translation>MachineDrainRule %1 hat einen ungültigen Selektor und hält jeden Drain in ihrem Namespace auf</translation>
    </message>
    <message>
        <source>the drain stops because the API of cluster %1 does not answer</source>
        <translation>der Drain steht, weil die API von Cluster %1 nicht antwortet</translation>
    </message>
    <message>
        <source>its volumes cannot be checked: the API of cluster %1 does not answer</source>
        <translation>ihre Volumes lassen sich nicht prüfen: die API von Cluster %1 antwortet nicht</translation>
    </message>
    <message>
        <source>cluster %1 is not readable, so this is what was seen last</source>
        <translation>Cluster %1 ist nicht lesbar, das ist der letzte Stand</translation>
    </message>
    <message>
        <source>cluster %1 has not been readable for %2</source>
        <translation>Cluster %1 ist seit %2 nicht lesbar</translation>
    </message>
    <message>
        <source>cannot see into cluster %1, so this is what Cluster API reports</source>
        <translation>Cluster %1 ist von hier nicht einsehbar, dies ist also, was Cluster API meldet</translation>
    </message>
    <message>
        <source>cannot see into cluster %1</source>
        <translation>Cluster %1 ist nicht einsehbar</translation>
    </message>
    <message>
        <source>cannot see into cluster %1: %2</source>
        <translation>Cluster %1 ist nicht einsehbar: %2</translation>
    </message>
    <message>
        <source>there is no Secret %1</source>
        <translation>es gibt kein Secret %1</translation>
    </message>
    <message>
        <source>Holdpoint is not allowed to read Secret %1</source>
        <translation>Holdpoint darf Secret %1 nicht lesen</translation>
    </message>
    <message>
        <source>the option --workload-clusters is 0</source>
        <translation>die Option --workload-clusters ist 0</translation>
    </message>
    <message>
        <source>%1 workload clusters are open already, which is the limit</source>
        <translation>%1 Workload-Cluster sind bereits offen, mehr sind nicht erlaubt</translation>
    </message>
    <message>
        <source>Node %1 there belongs to another machine</source>
        <translation>Node %1 dort gehört zu einer anderen Maschine</translation>
    </message>
    <message>
        <source>Node %1 has joined with its provider id, but Cluster API has not linked it to the machine</source>
        <translation>Node %1 ist mit seiner Anbieter-ID beigetreten, aber Cluster API hat ihn nicht mit der Maschine verbunden</translation>
    </message>
    <message>
        <source>Node %1 has joined without a provider id, so it does not count as the Node of this machine</source>
        <translation>Node %1 ist ohne Anbieter-ID beigetreten, darum gilt er nicht als Node dieser Maschine</translation>
    </message>
    <message>
        <source>Node %1 has joined without a provider id: its cloud controller manager has not initialized it</source>
        <translation>Node %1 ist ohne Anbieter-ID beigetreten: sein Cloud-Controller-Manager hat ihn nicht initialisiert</translation>
    </message>
    <message>
        <source>the drain ends: %1</source>
        <translation>der Drain endet: %1</translation>
    </message>
    <message>
        <source>its time limit is over</source>
        <translation>seine Frist ist vorbei</translation>
    </message>
    <message>
        <source>%1 %2 is being deleted already</source>
        <translation>%1 %2 wird bereits gelöscht</translation>
    </message>
    <message>
        <source>an annotation skips the wait for volumes</source>
        <translation>eine Annotation überspringt das Warten auf Volumes</translation>
    </message>
    <message>
        <source>the time limit for volumes is over</source>
        <translation>die Frist für Volumes ist vorbei</translation>
    </message>
    <message>
        <source>its volumes are not waited for: %1</source>
        <translation>auf ihre Volumes wird nicht gewartet: %1</translation>
    </message>
    <message>
        <source>volumes are still attached to Node %1</source>
        <translation>an Node %1 sind noch Volumes angehängt</translation>
    </message>
    <message>
        <source>attachment %1 belongs to a volume that does not exist</source>
        <translation>Attachment %1 gehört zu einem Volume, das es nicht gibt</translation>
    </message>
    <message>
        <source>%1 %2 is not deleted yet</source>
        <translation>%1 %2 ist noch nicht gelöscht</translation>
    </message>
    <message>
        <source>%1 %2 is not deleted yet: %3</source>
        <translation>%1 %2 ist noch nicht gelöscht: %3</translation>
    </message>
    <message>
        <source>host %1 is being deprovisioned</source>
        <translation>Host %1 wird deprovisioniert</translation>
    </message>
    <message>
        <source>%1 %2 is paused</source>
        <translation>%1 %2 ist angehalten</translation>
    </message>
    <message>
        <source>%1 %2 is kept by finalizer %3</source>
        <translation>%1 %2 wird von Finalizer %3 gehalten</translation>
    </message>
    <message>
        <source>Node %1 cannot be deleted</source>
        <translation>Node %1 lässt sich nicht löschen</translation>
    </message>
    <message>
        <source>its deletion is in progress (%1)</source>
        <translation>ihre Löschung läuft (%1)</translation>
    </message>
    <message>
        <source>waiting for the first control plane machine of cluster %1</source>
        <translation>wartet auf die erste Control-Plane-Maschine von Cluster %1</translation>
    </message>
    <message>
        <source>its bootstrap data is not ready</source>
        <translation>ihre Bootstrap-Daten sind nicht fertig</translation>
    </message>
    <message>
        <source>its bootstrap data is not ready: %1</source>
        <translation>ihre Bootstrap-Daten sind nicht fertig: %1</translation>
    </message>
    <message>
        <source>%1 %2 is not provisioned yet</source>
        <translation>%1 %2 ist noch nicht provisioniert</translation>
    </message>
    <message>
        <source>%1 %2 is not provisioned yet: %3</source>
        <translation>%1 %2 ist noch nicht provisioniert: %3</translation>
    </message>
    <message>
        <source>%1 %2 creates no machine: %3</source>
        <translation>%1 %2 legt keine Maschine an: %3</translation>
    </message>
    <message>
        <source>health check %1 may not act: %2 of %3 machines are unhealthy, and %4 is allowed</source>
        <translation>Health Check %1 darf nicht handeln: %2 von %3 Maschinen sind ungesund, erlaubt ist %4</translation>
    </message>
    <message>
        <source>control plane %1 does not replace it: etcd would lose its quorum</source>
        <translation>Control Plane %1 ersetzt sie nicht: etcd verlöre sein Quorum</translation>
    </message>
    <message>
        <source>control plane %1 gave up replacing it after %2 attempts</source>
        <translation>Control Plane %1 hat es nach %2 Versuchen aufgegeben, sie zu ersetzen</translation>
    </message>
    <message>
        <source>control plane %1 gave up replacing it after 1 attempt</source>
        <translation>Control Plane %1 hat es nach 1 Versuch aufgegeben, sie zu ersetzen</translation>
    </message>
    <message>
        <source>it is unhealthy and not replaced: %1</source>
        <translation>sie ist ungesund und wird nicht ersetzt: %1</translation>
    </message>
    <message>
        <source>the members of etcd and the machines of control plane %1 do not match</source>
        <translation>die Mitglieder von etcd und die Maschinen von Control Plane %1 passen nicht zusammen</translation>
    </message>
    <message>
        <source>the upgrade of cluster %1 waits for a hook: %2</source>
        <translation>das Upgrade von Cluster %1 wartet auf einen Hook: %2</translation>
    </message>
    <message>
        <source>the upgrade of %1 %2 to %3 is deferred by the annotation %4</source>
        <translation>das Upgrade von %1 %2 auf %3 ist durch die Annotation %4 aufgeschoben</translation>
    </message>
    <message>
        <source>the upgrade of %1 %2 to %3 is deferred: %4, which comes before it, holds the sequence</source>
        <translation>das Upgrade von %1 %2 auf %3 ist aufgeschoben: %4, das davor kommt, hält die Reihenfolge an</translation>
    </message>
    <message>
        <source>its update in place failed: %1</source>
        <translation>ihre Aktualisierung an Ort und Stelle ist fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>it is updated in place</source>
        <translation>sie wird an Ort und Stelle aktualisiert</translation>
    </message>
    <message>
        <source>it is updated in place: %1</source>
        <translation>sie wird an Ort und Stelle aktualisiert: %1</translation>
    </message>
    <message>
        <source>its server may still run</source>
        <translation>ihr Server läuft vielleicht noch</translation>
    </message>
    <message>
        <source>host %1 is on again, and its Node has not come back</source>
        <translation>Host %1 ist wieder an, und ihr Node ist nicht zurück</translation>
    </message>
    <message>
        <source>its Node was last reached %1 ago</source>
        <translation>ihr Node wurde zuletzt vor %1 erreicht</translation>
    </message>
    <message>
        <source>its Node cannot be reached</source>
        <translation>ihr Node ist nicht erreichbar</translation>
    </message>
    <message>
        <source>the cluster is being deleted</source>
        <translation>der Cluster wird gelöscht</translation>
    </message>
    <message>
        <source>the control plane is being deleted</source>
        <translation>die Control Plane wird gelöscht</translation>
    </message>
    <message>
        <source>no control plane machine stays</source>
        <translation>keine Control-Plane-Maschine bleibt</translation>
    </message>
    <message>
        <source>that time is approximate: the machine records no start of this step</source>
        <translation>diese Zeit ist ungefähr: die Maschine hat keinen Anfang dieses Schritts</translation>
    </message>
    <message>
        <source>%1 set the annotation</source>
        <translation>%1 hat die Annotation gesetzt</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation>%1 von %2 %3</translation>
    </message>
    <message>
        <source>wait: it is next after %1</source>
        <translation>warten: nach %1 ist sie dran</translation>
    </message>
    <message>
        <source>wait: the control plane removes its hook when etcd can do without it</source>
        <translation>warten: die Control Plane entfernt ihren Hook, sobald etcd ohne sie auskommt</translation>
    </message>
    <message>
        <source>restore the etcd members that are not healthy; the control plane then continues</source>
        <translation>die ungesunden etcd-Mitglieder wiederherstellen; die Control Plane macht dann weiter</translation>
    </message>
    <message>
        <source>check with etcdctl that all members are healthy, remove the member of %1 there, then its hook with kubectl</source>
        <translation>mit etcdctl prüfen, dass alle Mitglieder gesund sind, dort das Mitglied von %1 entfernen, dann seinen Hook mit kubectl</translation>
    </message>
    <message>
        <source>remove no other hook and no other etcd member before %1 is gone: etcd would lose its quorum</source>
        <translation>keinen anderen Hook und kein anderes etcd-Mitglied entfernen, bevor %1 weg ist: etcd verlöre sein Quorum</translation>
    </message>
    <message>
        <source>restore control plane %1</source>
        <translation>Control Plane %1 wiederherstellen</translation>
    </message>
    <message>
        <source>delete the machine; its %1 creates a new one</source>
        <translation>die Maschine löschen; ihr %1 legt eine neue an</translation>
    </message>
    <message>
        <source>restore another control plane machine first; do not delete this one</source>
        <translation>zuerst eine andere Control-Plane-Maschine wiederherstellen; diese nicht löschen</translation>
    </message>
    <message>
        <source>wait: the control plane removes the member; do not use etcdctl</source>
        <translation>warten: die Control Plane entfernt das Mitglied; etcdctl nicht benutzen</translation>
    </message>
    <message>
        <source>wait: whoever paused it resumes it</source>
        <translation>warten: wer angehalten hat, macht weiter</translation>
    </message>
    <message>
        <source>end the pause of %1 %2</source>
        <translation>die Pause von %1 %2 beenden</translation>
    </message>
    <message>
        <source>check first that no move of the cluster is in progress</source>
        <translation>zuerst prüfen, dass kein Umzug des Clusters läuft</translation>
    </message>
    <message>
        <source>check that the controllers of Cluster API run and watch this machine</source>
        <translation>prüfen, ob die Controller von Cluster API laufen und diese Maschine beobachten</translation>
    </message>
    <message>
        <source>check the log of the Cluster API controllers</source>
        <translation>das Log der Controller von Cluster API ansehen</translation>
    </message>
    <message>
        <source>check the controller of %1: its log, its credentials</source>
        <translation>den Controller von %1 ansehen: sein Log, seine Zugangsdaten</translation>
    </message>
    <message>
        <source>wait: the controllers try again</source>
        <translation>warten: die Controller versuchen es wieder</translation>
    </message>
    <message>
        <source>wait: it continues when the control plane is initialized</source>
        <translation>warten: es geht weiter, sobald die Control Plane initialisiert ist</translation>
    </message>
    <message>
        <source>wait: the cloud controller manager sets the provider id of the Node</source>
        <translation>warten: der Cloud-Controller-Manager setzt die Anbieter-ID des Nodes</translation>
    </message>
    <message>
        <source>where no cloud controller manager runs, set spec.providerID of Node %1 to %2</source>
        <translation>wo kein Cloud-Controller-Manager läuft, spec.providerID von Node %1 auf %2 setzen</translation>
    </message>
    <message>
        <source>create Cluster %1 again from a backup; its controllers then continue</source>
        <translation>Cluster %1 aus einer Sicherung neu anlegen; seine Controller machen dann weiter</translation>
    </message>
    <message>
        <source>if it is to go: delete the server in the provider first, then remove the finalizers of %1 and of its server object</source>
        <translation>wenn sie weg soll: zuerst den Server beim Anbieter löschen, dann die Finalizer von %1 und von ihrem Server-Objekt entfernen</translation>
    </message>
    <message>
        <source>wait: whoever deferred the upgrade removes the annotation</source>
        <translation>warten: wer das Upgrade aufgeschoben hat, entfernt die Annotation</translation>
    </message>
    <message>
        <source>remove the annotation %1 of %2 from spec.topology of Cluster %3</source>
        <translation>die Annotation %1 von %2 aus spec.topology von Cluster %3 entfernen</translation>
    </message>
    <message>
        <source>wait: pod %1 completes</source>
        <translation>warten: Pod %1 wird fertig</translation>
    </message>
    <message>
        <source>remove the annotation of hook %1; what it protects is then skipped</source>
        <translation>die Annotation des Hooks %1 entfernen; was er schützt, wird dann übersprungen</translation>
    </message>
    <message>
        <source>fence the server first, then set a time limit for the drain</source>
        <translation>zuerst den Server fencen, dann dem Drain eine Frist setzen</translation>
    </message>
    <message>
        <source>set a time limit for the drain on %1 %2</source>
        <translation>dem Drain an %1 %2 eine Frist setzen</translation>
    </message>
    <message>
        <source>skip the drain; its pods end with the server</source>
        <translation>den Drain überspringen; ihre Pods enden mit dem Server</translation>
    </message>
    <message>
        <source>skip the wait for volumes; only when the server is powered off</source>
        <translation>das Warten auf Volumes überspringen; nur wenn der Server ausgeschaltet ist</translation>
    </message>
    <message>
        <source>correct the selector of MachineDrainRule %1</source>
        <translation>den Selektor von MachineDrainRule %1 berichtigen</translation>
    </message>
    <message>
        <source>check what keeps namespace %1: its finalizers</source>
        <translation>ansehen, was Namespace %1 hält: seine Finalizer</translation>
    </message>
    <message>
        <source>restore the API of cluster %1: its control plane, its network, its kubeconfig Secret</source>
        <translation>die API von Cluster %1 wiederherstellen: Control Plane, Netz, kubeconfig-Secret</translation>
    </message>
    <message>
        <source>free a reserved host: remove its label %1</source>
        <translation>einen zurückgehaltenen Host freigeben: sein Label %1 entfernen</translation>
    </message>
    <message>
        <source>next: the volumes of its Node must be detached</source>
        <translation>als Nächstes müssen die Volumes ihres Nodes abgehängt werden</translation>
    </message>
    <message>
        <source>next: its bootstrap configuration will be deleted</source>
        <translation>als Nächstes wird ihre Bootstrap-Konfiguration gelöscht</translation>
    </message>
    <message>
        <source>if the Node does not come back, the machine will be deleted</source>
        <translation>kommt der Node nicht zurück, wird die Maschine gelöscht</translation>
    </message>
    <message>
        <source>it will be upgraded when the annotation is removed</source>
        <translation>sie wird aktualisiert, wenn die Annotation entfernt ist</translation>
    </message>
    <message>
        <source>%1 is the last machine of its control plane: the cluster would be lost</source>
        <translation>%1 ist die letzte Maschine ihrer Control Plane: der Cluster wäre verloren</translation>
    </message>
    <message>
        <source>without it %1 of %2 etcd members would be healthy and vote, and %3 are needed</source>
        <translation>ohne sie wären %1 von %2 etcd-Mitgliedern gesund und stimmberechtigt, nötig sind %3</translation>
    </message>
    <message>
        <source>its etcd member is not removed, and its leadership is not moved before power-off</source>
        <translation>ihr etcd-Mitglied wird nicht entfernt und die Führung vor dem Ausschalten nicht abgegeben</translation>
    </message>
    <message>
        <source>control plane %1 does nothing else until this machine is gone</source>
        <translation>Control Plane %1 tut nichts anderes, bis diese Maschine weg ist</translation>
    </message>
    <message>
        <source>%1 %2 sets this hook again</source>
        <translation>%1 %2 setzt diesen Hook wieder</translation>
    </message>
    <message>
        <source>%1 %2 overwrites a limit on its machine: set it there</source>
        <translation>%1 %2 überschreibt eine Frist an ihrer Maschine: dort setzen</translation>
    </message>
    <message>
        <source>it applies to all machines of %1 %2, those that are being deleted included</source>
        <translation>sie gilt für alle Maschinen von %1 %2, auch für die, die gelöscht werden</translation>
    </message>
    <message>
        <source>the limit is over already: the drain ends immediately</source>
        <translation>die Frist ist schon vorbei: der Drain endet sofort</translation>
    </message>
    <message>
        <source>its pods are not evicted: they end with the server</source>
        <translation>ihre Pods werden nicht verdrängt: sie enden mit dem Server</translation>
    </message>
    <message>
        <source>its volumes may then stay attached</source>
        <translation>ihre Volumes bleiben dann vielleicht angehängt</translation>
    </message>
    <message>
        <source>the volumes of %1 are already not waited for</source>
        <translation>auf die Volumes von %1 wird schon nicht gewartet</translation>
    </message>
    <message>
        <source>the wait for the volumes of %1 is over</source>
        <translation>das Warten auf die Volumes von %1 ist vorbei</translation>
    </message>
    <message>
        <source>only for a server that is powered off: a volume that two servers write is damaged</source>
        <translation>nur für einen ausgeschalteten Server: ein Volume, das zwei Server beschreiben, wird beschädigt</translation>
    </message>
    <message>
        <source>nothing happens to it until the pause ends: no deletion, no repair</source>
        <translation>bis die Pause endet, geschieht nichts mit ihr: keine Löschung, keine Reparatur</translation>
    </message>
    <message>
        <source>%1 %2 creates another machine in its place</source>
        <translation>%1 %2 legt an ihrer Stelle eine andere Maschine an</translation>
    </message>
    <message>
        <source>health check %1 hands it to %2: its server may be powered off without a drain; remove the annotation afterwards</source>
        <translation>Health Check %1 übergibt sie an %2: ihr Server wird vielleicht ohne Drain ausgeschaltet; danach die Annotation entfernen</translation>
    </message>
    <message>
        <source>nothing creates another machine in its place</source>
        <translation>nichts legt an ihrer Stelle eine andere Maschine an</translation>
    </message>
    <message>
        <source>node reuse keeps free hosts for %1: %2</source>
        <translation>die Node-Wiederverwendung hält freie Hosts für %1: %2</translation>
    </message>
    <message>
        <source>%1 is a machine of the Machine API, which does not have this</source>
        <translation>%1 ist eine Maschine der Machine API, die dies nicht hat</translation>
    </message>
    <message>
        <source>Node %1 belongs to cluster %2, which is not read here</source>
        <translation>Node %1 gehört zu Cluster %2, der hier nicht gelesen wird</translation>
    </message>
    <message>
        <source>Cluster API tries the drain of %1 again every 20 s: there is nothing to speed up</source>
        <translation>Cluster API versucht den Drain von %1 alle 20 s erneut: es gibt nichts zu beschleunigen</translation>
    </message>
    <message>
        <source>%1 has no owner that scales in: the mark would change nothing</source>
        <translation>%1 hat keinen Besitzer, der verkleinert: die Markierung würde nichts ändern</translation>
    </message>
    <message>
        <source>mark %1 to be deleted first when %2 %3 scales in</source>
        <translation>%1 markieren, damit sie zuerst gelöscht wird, wenn %2 %3 verkleinert</translation>
    </message>
    <message>
        <source>do not wait for the volumes of %1 to be detached</source>
        <translation>nicht darauf warten, dass die Volumes von %1 abgehängt werden</translation>
    </message>
    <message>
        <source>limit every drain of %1 %2 to %3</source>
        <translation>jeden Drain von %1 %2 auf %3 begrenzen</translation>
    </message>
    <message>
        <source>have health check %1 count %2 as unhealthy and remediate it</source>
        <translation>%2 von Health Check %1 als ungesund zählen und eine Remediation machen lassen</translation>
    </message>
    <message>
        <source>have a health check count %1 as unhealthy and remediate it</source>
        <translation>%1 von einem Health Check als ungesund zählen und eine Remediation machen lassen</translation>
    </message>
    <message>
        <source>the remediation of %1 is already requested</source>
        <translation>die Remediation von %1 ist bereits angefordert</translation>
    </message>
    <message>
        <source>an annotation excludes %1 from remediation</source>
        <translation>eine Annotation nimmt %1 von der Remediation aus</translation>
    </message>
    <message>
        <source>no MachineHealthCheck selects %1: nothing would happen</source>
        <translation>kein MachineHealthCheck wählt %1 aus: es würde nichts geschehen</translation>
    </message>
    <message>
        <source>pause %1</source>
        <translation>%1 anhalten</translation>
    </message>
    <message>
        <source>withdraw the request to remediate %1</source>
        <translation>die Anforderung zurücknehmen, %1 zu reparieren</translation>
    </message>
    <message>
        <source>exclude %1 from remediation</source>
        <translation>%1 von der Remediation ausnehmen</translation>
    </message>
    <message>
        <source>include %1 in remediation again</source>
        <translation>%1 wieder in die Remediation aufnehmen</translation>
    </message>
    <message>
        <source>no longer skip the drain of %1</source>
        <translation>den Drain von %1 nicht mehr überspringen</translation>
    </message>
    <message>
        <source>no longer skip the wait for the volumes of %1</source>
        <translation>das Warten auf die Volumes von %1 nicht mehr überspringen</translation>
    </message>
    <message>
        <source>its owner is already asked to replace it, and this does not withdraw that</source>
        <translation>ihr Besitzer ist schon aufgefordert, sie zu ersetzen, und das nimmt dies nicht zurück</translation>
    </message>
    <message>
        <source>pause cluster %1 and all of its machines</source>
        <translation>Cluster %1 und alle seine Maschinen anhalten</translation>
    </message>
    <message>
        <source>nothing happens to any of its machines until the pause ends: no deletion, no repair, no upgrade</source>
        <translation>bis die Pause endet, geschieht mit keiner seiner Maschinen etwas: keine Löschung, keine Reparatur, kein Upgrade</translation>
    </message>
    <message>
        <source>all of its machines continue immediately: what waits for deletion or repair is done</source>
        <translation>alle seine Maschinen machen sofort weiter: was auf Löschung oder Reparatur wartet, geschieht</translation>
    </message>
    <message>
        <source>no move of the cluster is in progress</source>
        <translation>es läuft kein Umzug des Clusters</translation>
    </message>
    <message>
        <source>%1 %2 is being moved to another management cluster</source>
        <translation>%1 %2 zieht gerade in einen anderen Management-Cluster um</translation>
    </message>
    <message>
        <source>%1 set the pause</source>
        <translation>%1 hat die Pause gesetzt</translation>
    </message>
    <message>
        <source>it is not known who set the pause</source>
        <translation>es ist nicht bekannt, wer die Pause gesetzt hat</translation>
    </message>
    <message>
        <source>the hook names no owner</source>
        <translation>der Hook nennt keinen Besitzer</translation>
    </message>
    <message>
        <source>the Machine reports that %1 is Ready</source>
        <translation>die Machine meldet, dass %1 Ready ist</translation>
    </message>
    <message>
        <source>the Machine reports that %1 is not Ready</source>
        <translation>die Machine meldet, dass %1 nicht Ready ist</translation>
    </message>
    <message>
        <source>the Machine reports of %1: %2</source>
        <translation>die Machine meldet zu %1: %2</translation>
    </message>
    <message>
        <source>the Machine reports that its drain is over</source>
        <translation>die Machine meldet, dass ihr Drain vorbei ist</translation>
    </message>
    <message>
        <source>the Machine reports that its volumes are detached</source>
        <translation>die Machine meldet, dass ihre Volumes abgehängt sind</translation>
    </message>
    <message>
        <source>the Machine reports 1 attached volume: %1</source>
        <translation>die Machine meldet 1 angehängtes Volume: %1</translation>
    </message>
    <message>
        <source>the Machine reports %1 attached volumes: %2</source>
        <translation>die Machine meldet %1 angehängte Volumes: %2</translation>
    </message>
    <message>
        <source>neither the machine nor its cluster is paused</source>
        <translation>weder die Maschine noch ihr Cluster ist angehalten</translation>
    </message>
    <message>
        <source>no controller sets the hook again</source>
        <translation>kein Controller setzt den Hook erneut</translation>
    </message>
    <message>
        <source>its server is powered off</source>
        <translation>ihr Server ist ausgeschaltet</translation>
    </message>
    <message>
        <source>its drain cordons the Node again</source>
        <translation>ihr Drain sperrt den Node wieder</translation>
    </message>
    <message>
        <source>it is unhealthy and not replaced: %1 %2 is paused</source>
        <translation>sie ist ungesund und wird nicht ersetzt: %1 %2 ist angehalten</translation>
    </message>
    <message>
        <source>it is unhealthy and not replaced: it has no owner</source>
        <translation>sie ist ungesund und wird nicht ersetzt: sie hat keinen Besitzer</translation>
    </message>
    <message>
        <source>it is unhealthy, and %1 %2 has not replaced it</source>
        <translation>sie ist ungesund, und %1 %2 hat sie nicht ersetzt</translation>
    </message>
    <message>
        <source>pod %1 has ended, and the drain waits until it is deleted</source>
        <translation>Pod %1 ist zu Ende, und der Drain wartet, bis er gelöscht ist</translation>
    </message>
    <message>
        <source>delete pod %1, which has ended</source>
        <translation>Pod %1 löschen, der zu Ende ist</translation>
    </message>
    <message>
        <source>check with etcdctl for a member that never started, which stops every join; remove only that one</source>
        <translation>mit etcdctl nach einem Mitglied sehen, das nie gestartet ist: es verhindert jeden Beitritt; nur dieses entfernen</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>no window opens for it</source>
        <translation>für sie öffnet kein Fenster</translation>
    </message>
    <message>
        <source>no window opens for long enough before its deadline at %1</source>
        <translation>vor ihrer Frist um %1 öffnet kein Fenster lange genug</translation>
    </message>
    <message>
        <source>its turn comes too late for its deadline at %1: no more than %2 at a time</source>
        <translation>sie ist für ihre Frist um %1 zu spät an der Reihe: höchstens %2 gleichzeitig</translation>
    </message>
    <message>
        <source>it will end %1 after its deadline at %2</source>
        <translation>sie endet %1 nach ihrer Frist um %2</translation>
    </message>
    <message>
        <source>this is never done to many machines together</source>
        <translation>das geschieht nie mit vielen Maschinen zusammen</translation>
    </message>
    <message>
        <source>concerns a control plane machine, which is never in a plan</source>
        <translation>betrifft eine Maschine der Control Plane, die nie in einem Plan ist</translation>
    </message>
    <message>
        <source>is in this plan already</source>
        <translation>ist schon in diesem Plan</translation>
    </message>
    <message>
        <source>no machine is left in this plan</source>
        <translation>in diesem Plan bleibt keine Maschine</translation>
    </message>
    <message>
        <source>the plan has %1 machines, and this site allows %2</source>
        <translation>der Plan hat %1 Maschinen, erlaubt sind hier %2</translation>
    </message>
    <message>
        <source>type the number of machines to confirm: %1</source>
        <translation>geben Sie zur Bestätigung die Zahl der Maschinen ein: %1</translation>
    </message>
    <message>
        <source>this is not the plan that was shown</source>
        <translation>das ist nicht der Plan, der gezeigt wurde</translation>
    </message>
    <message>
        <source>it does not wait to be resumed</source>
        <translation>er wartet nicht auf eine Fortsetzung</translation>
    </message>
    <message>
        <source>only %1 can resume it</source>
        <translation>nur %1 kann ihn fortsetzen</translation>
    </message>
    <message>
        <source>it changed after it was planned: nothing was sent</source>
        <translation>sie hat sich nach der Planung geändert: nichts wurde gesendet</translation>
    </message>
    <message>
        <source>stopped at wave %1: %2</source>
        <translation>angehalten bei Welle %1: %2</translation>
    </message>
    <message>
        <source>the backend stopped</source>
        <translation>das Backend endete</translation>
    </message>
    <message>
        <source>the effect on %1 was not observed</source>
        <translation>die Wirkung auf %1 wurde nicht beobachtet</translation>
    </message>
    <message>
        <source>the effect on %1 did not last</source>
        <translation>die Wirkung auf %1 hielt nicht an</translation>
    </message>
    <message>
        <source>%1 failed after it was released</source>
        <translation>%1 schlug fehl, nachdem es freigegeben war</translation>
    </message>
    <message>
        <source>%1 still reports hook %2 after %3</source>
        <translation>%1 meldet Hook %2 nach %3 immer noch</translation>
    </message>
    <message>
        <source>too many machines failed: %1, where %2 may</source>
        <translation>zu viele Maschinen schlugen fehl: %1, erlaubt sind %2</translation>
    </message>
    <message>
        <source>%1 stopped it</source>
        <translation>%1 hat ihn angehalten</translation>
    </message>
    <message>
        <source>all waves are done: %1 observed, %2 skipped, %3 failed, %4 unknown</source>
        <translation>alle Wellen sind fertig: %1 beobachtet, %2 übersprungen, %3 fehlgeschlagen, %4 unbekannt</translation>
    </message>
    <message>
        <source>%1 of %2 machines are ready</source>
        <translation>%1 von %2 Maschinen sind bereit</translation>
    </message>
    <message>
        <source>the plan of %1 for %2 machines needs attention: %3</source>
        <translation>der Plan von %1 für %2 Maschinen braucht Aufmerksamkeit: %3</translation>
    </message>
    <message>
        <source>continue the plan or end it</source>
        <translation>den Plan fortsetzen oder beenden</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 von %3</translation>
    </message>
    <message>
        <source>drain</source>
        <translation>Drain</translation>
    </message>
    <message>
        <source>drain, budget %1</source>
        <translation>Drain, Budget %1</translation>
    </message>
    <message>
        <source>drain, budgets %1</source>
        <translation>Drain, Budgets %1</translation>
    </message>
    <message>
        <source>removal of the instance</source>
        <translation>Entfernen der Instanz</translation>
    </message>
    <message>
        <source>powering the server off</source>
        <translation>Ausschalten des Servers</translation>
    </message>
    <message>
        <source>silent BMC: the server is not known to be off</source>
        <translation>BMC ohne Antwort: ob der Server aus ist, ist nicht bekannt</translation>
    </message>
    <message>
        <source>window %1, which is closed</source>
        <translation>Fenster %1, das geschlossen ist</translation>
    </message>
    <message>
        <source>its turn</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>ring with %1, which waits for it in turn</source>
        <translation>Ring mit %1, das seinerseits darauf wartet</translation>
    </message>
    <message>
        <source>no record of how long an instance takes: assumed %1 to %2 (p50 to p95) until it runs, %3 to %4 until its Node is ready, %5 to %6 until it is removed</source>
        <translation>keine Aufzeichnung, wie lange eine Instanz braucht: angenommen %1 bis %2 (p50 bis p95), bis sie läuft, %3 bis %4, bis ihr Node bereit ist, %5 bis %6, bis sie entfernt ist</translation>
    </message>
    <message>
        <source>no record of how long a server takes: assumed %1 to %2 (p50 to p95) until it is off, %3 to %4 until its Node is ready again</source>
        <translation>keine Aufzeichnung, wie lange ein Server braucht: angenommen %1 bis %2 (p50 bis p95), bis er aus ist, %3 bis %4, bis sein Node wieder bereit ist</translation>
    </message>
    <message>
        <source>no record of how long %1 holds %2 %3: assumed %4 to %5 (p50 to p95)</source>
        <translation>keine Aufzeichnung, wie lange %1 den %2-Hook %3 hält: angenommen %4 bis %5 (p50 bis p95)</translation>
    </message>
    <message>
        <source>no record of how long %1 holds %2 %3: assumed to hold until a person removes it</source>
        <translation>keine Aufzeichnung, wie lange %1 den %2-Hook %3 hält: angenommen, dass er hält, bis jemand ihn entfernt</translation>
    </message>
    <message>
        <source>some of what is to run did not run when the action started</source>
        <translation>ein Teil dessen, was laufen soll, lief zu Beginn der Aktion nicht</translation>
    </message>
    <message>
        <source>%1 has failed and is left out</source>
        <translation>%1 ist fehlgeschlagen und wird ausgelassen</translation>
    </message>
    <message>
        <source>the BMC of %1 does not answer: its server is not known to go off</source>
        <translation>das BMC von %1 antwortet nicht: ob ihr Server ausgeht, ist nicht bekannt</translation>
    </message>
    <message>
        <source>pods without a controller: assumed to be replaced</source>
        <translation>Pods ohne Controller: angenommen, dass sie ersetzt werden</translation>
    </message>
    <message>
        <source>pods that are not ready, assumed to stay so until they are replaced: %1</source>
        <translation>Pods, die nicht bereit sind, was bis zu ihrer Ablösung als unverändert gilt: %1</translation>
    </message>
    <message>
        <source>action: &apos;%1&apos; is not one of retire, replace, upgrade and maintain</source>
        <translation>action: &apos;%1&apos; ist nicht retire, replace, upgrade oder maintain</translation>
    </message>
    <message>
        <source>retire needs one of machine, set and rack</source>
        <translation>retire braucht eines von machine, set und rack</translation>
    </message>
    <message>
        <source>replace needs a machine</source>
        <translation>replace braucht machine</translation>
    </message>
    <message>
        <source>upgrade needs a set</source>
        <translation>upgrade braucht set</translation>
    </message>
    <message>
        <source>maintain needs a window</source>
        <translation>maintain braucht window</translation>
    </message>
    <message>
        <source>maxUnavailable: &apos;%1&apos; is neither a number from 1 nor a percentage to 100%</source>
        <translation>maxUnavailable: &apos;%1&apos; ist weder eine Zahl ab 1 noch ein Prozentsatz bis 100%</translation>
    </message>
    <message>
        <source>assume: &apos;%1&apos; is not a duration such as 30m</source>
        <translation>assume: &apos;%1&apos; ist keine Dauer wie 30m</translation>
    </message>
    <message>
        <source>there is no machine %1</source>
        <translation>die Maschine %1 gibt es nicht</translation>
    </message>
    <message>
        <source>%1 is a machine of Cluster API: forecasts are made for those of the Machine API</source>
        <translation>%1 ist eine Maschine der Cluster API: Prognosen gibt es für die der Machine API</translation>
    </message>
    <message>
        <source>there is no machine of the set %1</source>
        <translation>keine Maschine gehört zum Set %1</translation>
    </message>
    <message>
        <source>there is no machine in the rack %1</source>
        <translation>im Rack %1 gibt es keine Maschine</translation>
    </message>
    <message>
        <source>all machines of the set %1 are being deleted already</source>
        <translation>alle Maschinen des Sets %1 werden schon gelöscht</translation>
    </message>
    <message>
        <source>all machines in the rack %1 are being deleted already</source>
        <translation>alle Maschinen im Rack %1 werden schon gelöscht</translation>
    </message>
    <message>
        <source>several machines have the name %1: give the namespace, as in %2</source>
        <translation>mehrere Maschinen heißen %1: den Namespace angeben, wie in %2</translation>
    </message>
    <message>
        <source>the machine %1 is being deleted already</source>
        <translation>die Maschine %1 wird schon gelöscht</translation>
    </message>
    <message>
        <source>the machine %1 has failed, and what remains of it is not known</source>
        <translation>die Maschine %1 ist fehlgeschlagen, und was von ihr bleibt, ist nicht bekannt</translation>
    </message>
    <message>
        <source>nothing replaces %1: it does not belong to a MachineSet; simulate retiring it</source>
        <translation>nichts ersetzt %1: sie gehört zu keinem MachineSet; simulieren Sie ihre Ausmusterung</translation>
    </message>
    <message>
        <source>the window %1 does not open within %2</source>
        <translation>das Fenster %1 öffnet innerhalb von %2 nicht</translation>
    </message>
    <message>
        <source>the window %1 is for no machine that runs and is not of the control plane</source>
        <translation>das Fenster %1 gilt für keine laufende Maschine außerhalb der Control Plane</translation>
    </message>
    <message>
        <source>a forecast is made for up to %1 machines, not %2</source>
        <translation>Prognosen gibt es für bis zu %1 Maschinen, nicht für %2</translation>
    </message>
    <message>
        <source>another forecast is being made: try again in a minute</source>
        <translation>eine andere Prognose läuft gerade: in einer Minute neu versuchen</translation>
    </message>
    <message>
        <source>no forecast after %1: choose fewer machines</source>
        <translation>keine Prognose nach %1: weniger Maschinen wählen</translation>
    </message>
    <message>
        <source>the forecast was stopped</source>
        <translation>die Prognose wurde abgebrochen</translation>
    </message>
    <message>
        <source>the forecast cannot read %1: %2</source>
        <translation>die Prognose kann %1 nicht lesen: %2</translation>
    </message>
    <message>
        <source>the plan of %1 for 1 machine needs attention: %2</source>
        <translation>der Plan von %1 für 1 Maschine braucht Aufmerksamkeit: %2</translation>
    </message>
    <message>
        <source>%1 has committed a plan with %2 on it, in wave %3, and nothing was sent to it yet</source>
        <translation>%1 hat einen Plan mit %2 daran zugesagt, in Welle %3; gesendet wurde noch nichts</translation>
    </message>
    <message>
        <source>Node %1 waits for its certificate</source>
        <translation>Node %1 wartet auf sein Zertifikat</translation>
    </message>
    <message>
        <source>Node %1 waits for the renewal of its certificate</source>
        <translation>Node %1 wartet auf die Erneuerung seines Zertifikats</translation>
    </message>
    <message>
        <source>Node %1 waits for its serving certificate</source>
        <translation>Node %1 wartet auf sein Serverzertifikat</translation>
    </message>
    <message>
        <source>nobody has approved request %1</source>
        <translation>niemand hat die Anforderung %1 genehmigt</translation>
    </message>
    <message>
        <source>request %1 is approved, but not signed</source>
        <translation>die Anforderung %1 ist genehmigt, aber nicht signiert</translation>
    </message>
    <message>
        <source>request %1 was denied</source>
        <translation>die Anforderung %1 wurde abgelehnt</translation>
    </message>
    <message>
        <source>request %1 was denied: %2</source>
        <translation>die Anforderung %1 wurde abgelehnt: %2</translation>
    </message>
    <message>
        <source>the signer refused request %1</source>
        <translation>der Signierer hat die Anforderung %1 zurückgewiesen</translation>
    </message>
    <message>
        <source>the signer refused request %1: %2</source>
        <translation>der Signierer hat die Anforderung %1 zurückgewiesen: %2</translation>
    </message>
    <message>
        <source>the Node stops reporting when the old one expires</source>
        <translation>der Node meldet sich nicht mehr, sobald das alte abläuft</translation>
    </message>
    <message>
        <source>without a valid one, logs and exec of its pods fail</source>
        <translation>ohne gültiges schlagen logs und exec seiner Pods fehl</translation>
    </message>
    <message>
        <source>%1 requests are pending, and cluster-machine-approver stops above %2</source>
        <translation>%1 Anforderungen sind offen, und cluster-machine-approver hört über %2 auf</translation>
    </message>
    <message>
        <source>no pod of %1 is ready</source>
        <translation>kein Pod von %1 ist bereit</translation>
    </message>
    <message>
        <source>none is approved automatically for a machine that already has a Node</source>
        <translation>für eine Maschine, die schon einen Node hat, wird keine automatisch genehmigt</translation>
    </message>
    <message>
        <source>the machine has no address %1 of type InternalDNS</source>
        <translation>die Maschine hat keine Adresse %1 vom Typ InternalDNS</translation>
    </message>
    <message>
        <source>it was made %1 after the machine, too late for cluster-machine-approver</source>
        <translation>sie kam %1 nach der Maschine, zu spät für cluster-machine-approver</translation>
    </message>
    <message>
        <source>it is also for %1, which is not an address of the machine</source>
        <translation>sie gilt auch für %1, und das ist keine Adresse der Maschine</translation>
    </message>
    <message>
        <source>serving certificates are not approved by kube-controller-manager</source>
        <translation>Serverzertifikate genehmigt kube-controller-manager nicht</translation>
    </message>
    <message>
        <source>request %1 asks for a certificate of Node %2, which is Ready</source>
        <translation>die Anforderung %1 verlangt ein Zertifikat von Node %2, der Ready ist</translation>
    </message>
    <message>
        <source>another server may use its name</source>
        <translation>vielleicht benutzt ein anderer Server seinen Namen</translation>
    </message>
    <message>
        <source>request %1 for a certificate of Node %2 was made by %3</source>
        <translation>die Anforderung %1 eines Zertifikats von Node %2 kam von %3</translation>
    </message>
    <message>
        <source>requested by %1</source>
        <translation>angefordert von %1</translation>
    </message>
    <message>
        <source>%1 of CertificateSigningRequest %2</source>
        <translation>%1 von CertificateSigningRequest %2</translation>
    </message>
    <message>
        <source>wait: an approver may still approve the request</source>
        <translation>warten: die Anforderung kann noch genehmigt werden</translation>
    </message>
    <message>
        <source>wait: kube-controller-manager signs what is approved</source>
        <translation>warten: kube-controller-manager signiert, was genehmigt ist</translation>
    </message>
    <message>
        <source>wait: the kubelet may make another request</source>
        <translation>warten: der Kubelet stellt vielleicht eine neue Anforderung</translation>
    </message>
    <message>
        <source>read it: kubectl get csr %1 -o jsonpath=&apos;{.spec.request}&apos; | base64 -d | openssl req -noout -text</source>
        <translation>lesen: kubectl get csr %1 -o jsonpath=&apos;{.spec.request}&apos; | base64 -d | openssl req -noout -text</translation>
    </message>
    <message>
        <source>only if its name and addresses are those of this server: %1 certificate approve %2</source>
        <translation>nur wenn Name und Adressen darin die dieses Servers sind: %1 certificate approve %2</translation>
    </message>
    <message>
        <source>find out who denied request %1, and why</source>
        <translation>herausfinden, wer die Anforderung %1 abgelehnt hat und warum</translation>
    </message>
    <message>
        <source>when that is fixed: kubectl delete csr %1, so that the kubelet makes another</source>
        <translation>wenn das behoben ist: kubectl delete csr %1, damit der Kubelet eine neue stellt</translation>
    </message>
    <message>
        <source>find the server that made request %1, and do not approve it before</source>
        <translation>den Server finden, der die Anforderung %1 gestellt hat, und sie nicht vorher genehmigen</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Benachrichtigungen</translation>
    </message>
    <message>
        <source>Alarm budgets</source>
        <translation>Alarmbudgets</translation>
    </message>
    <message>
        <source>Guards and approvers</source>
        <translation>Schutzstufen und Freigebende</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Screens and tokens</source>
        <translation>Bildschirme und Token</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Wände</translation>
    </message>
</context>
<context>
    <name>ShelveDialog</name>
    <message>
        <source>Shelve 1 alarm</source>
        <translation>1 Alarm zurückstellen</translation>
    </message>
    <message>
        <source>Shelve %1 alarms</source>
        <translation>%1 Alarme zurückstellen</translation>
    </message>
    <message>
        <source>for 30 m</source>
        <translation>für 30 m</translation>
    </message>
    <message>
        <source>for 1 h</source>
        <translation>für 1 h</translation>
    </message>
    <message>
        <source>for 4 h</source>
        <translation>für 4 h</translation>
    </message>
    <message>
        <source>for 24 h</source>
        <translation>für 24 h</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Wie lange</translation>
    </message>
    <message>
        <source>Why: “NIC on order”</source>
        <translation>Warum: „NIC bestellt“</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Shelve</source>
        <translation>Zurückstellen</translation>
    </message>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>Gesperrt: Die Daten sind älter als 10 s.</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>Die Rolle operator ist nötig.</translation>
    </message>
    <message>
        <source>Enter a reason.</source>
        <translation>Grund eingeben.</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Next, previous row</source>
        <translation>Nächste, vorige Zeile</translation>
    </message>
    <message>
        <source>Open the machine</source>
        <translation>Maschine öffnen</translation>
    </message>
    <message>
        <source>Select the row</source>
        <translation>Zeile wählen</translation>
    </message>
    <message>
        <source>Select more rows</source>
        <translation>Mehr Zeilen wählen</translation>
    </message>
    <message>
        <source>Apply the new order</source>
        <translation>Neue Ordnung anwenden</translation>
    </message>
    <message>
        <source>Move in the matrix</source>
        <translation>In der Matrix bewegen</translation>
    </message>
    <message>
        <source>Timeline: zoom</source>
        <translation>Zeitleiste: Zoom</translation>
    </message>
    <message>
        <source>Timeline: move</source>
        <translation>Zeitleiste: bewegen</translation>
    </message>
    <message>
        <source>Timeline: fit, follow now</source>
        <translation>Zeitleiste: einpassen, jetzt folgen</translation>
    </message>
    <message>
        <source>Timeline: from change to change</source>
        <translation>Zeitleiste: von Änderung zu Änderung</translation>
    </message>
    <message>
        <source>In a review: hold to commit</source>
        <translation>In einer Prüfung: halten zum Auslösen</translation>
    </message>
    <message>
        <source>Close, then cancel, never commit</source>
        <translation>Schließen, dann abbrechen, nie auslösen</translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation>Tasten dieser Seite</translation>
    </message>
    <message>
        <source>Timeline: from trouble to trouble</source>
        <translation>Zeitleiste: von Störung zu Störung</translation>
    </message>
    <message>
        <source>Timeline: mark a range</source>
        <translation>Zeitleiste: Bereich markieren</translation>
    </message>
    <message>
        <source>Shift+drag</source>
        <translation>Shift+Ziehen</translation>
    </message>
    <message>
        <source>Timeline: unfold or fold idle time</source>
        <translation>Zeitleiste: ruhige Strecke öffnen oder falten</translation>
    </message>
    <message>
        <source>Overview: move</source>
        <translation>Überblick: bewegen</translation>
    </message>
    <message>
        <source>Overview: narrower, wider</source>
        <translation>Überblick: schmaler, breiter</translation>
    </message>
    <message>
        <source>Fold, unfold the group</source>
        <translation>Gruppe ein- oder ausklappen</translation>
    </message>
    <message>
        <source>Select all rows, copy the selected ones</source>
        <translation>Alle Zeilen auswählen, die ausgewählten kopieren</translation>
    </message>
    <message>
        <source>To the head of the table</source>
        <translation>Zum Kopf der Tabelle</translation>
    </message>
</context>
<context>
    <name>SimulateDialog</name>
    <message>
        <source>Changes nothing</source>
        <translation>Ändert nichts</translation>
    </message>
    <message>
        <source>Playing it in a copy of the cluster…</source>
        <translation>Wird in einer Kopie des Clusters durchgespielt…</translation>
    </message>
    <message>
        <source>Starts %1</source>
        <translation>Beginnt %1</translation>
    </message>
    <message>
        <source>Missing at a time</source>
        <translation>Fehlen zugleich</translation>
    </message>
    <message>
        <source>1 or 10%</source>
        <translation>1 oder 10%</translation>
    </message>
    <message>
        <source>Hooks without a record hold</source>
        <translation>Hooks ohne Aufzeichnung halten</translation>
    </message>
    <message>
        <source>until removed by hand</source>
        <translation>bis von Hand entfernt</translation>
    </message>
    <message>
        <source>Hooks without a record hold, such as 30m</source>
        <translation>Hooks ohne Aufzeichnung halten, etwa 30m</translation>
    </message>
    <message>
        <source>Simulate again</source>
        <translation>Neu simulieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Annahmen</translation>
    </message>
</context>
<context>
    <name>Skeleton</name>
    <message>
        <source>Loading</source>
        <translation>Wird geladen</translation>
    </message>
</context>
<context>
    <name>SourceList</name>
    <message>
        <source>%1, %2 times</source>
        <translation>%1, %2-mal</translation>
    </message>
</context>
<context>
    <name>StaleVeil</name>
    <message>
        <source>Showing data as of %1</source>
        <translation>Datenstand %1</translation>
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
        <translation>Status</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>1 Maschine</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>%1 Maschinen</translation>
    </message>
    <message>
        <source>– machines</source>
        <translation>– Maschinen</translation>
    </message>
    <message>
        <source>Act now</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Soon</source>
        <translation>Bald</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Holding: %1</source>
        <translation>Hält: %1</translation>
    </message>
    <message>
        <source>%1 holding</source>
        <translation>%1 hält</translation>
    </message>
    <message>
        <source>time runs %1×</source>
        <translation>Zeit läuft %1×</translation>
    </message>
    <message>
        <source>Connection: %1</source>
        <translation>Verbindung: %1</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>verbindet</translation>
    </message>
    <message>
        <source>live %1</source>
        <translation>live %1</translation>
    </message>
    <message>
        <source>slow %1</source>
        <translation>langsam %1</translation>
    </message>
    <message>
        <source>STALE %1</source>
        <translation>VERALTET %1</translation>
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
        <translation>nicht live</translation>
    </message>
    <message>
        <source>Another backend has a P%1 alarm</source>
        <translation>Ein anderes Backend hat einen Alarm, P%1</translation>
    </message>
    <message>
        <source>Backend: %1</source>
        <translation>Backend: %1</translation>
    </message>
    <message>
        <source>Record: %1</source>
        <translation>Aufzeichnung: %1</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>Shown is the past: %1</source>
        <translation>Was gezeigt wird, ist vorbei: %1</translation>
    </message>
    <message>
        <source>as of %1, %2 ago</source>
        <translation>Stand %1, vor %2</translation>
    </message>
</context>
<context>
    <name>StoragePane</name>
    <message>
        <source>Set when the backend is started.</source>
        <translation>Wird beim Start des Backends festgelegt.</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Gemeinsam</translation>
    </message>
    <message>
        <source>yes, with other backends</source>
        <translation>ja, mit anderen Backends</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source>%1 (%2 ago)</source>
        <translation>%1 (vor %2)</translation>
    </message>
    <message>
        <source>no records yet</source>
        <translation>noch nichts aufgezeichnet</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, no limit</source>
        <translation>%1, ohne Grenze</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>1 transition</source>
        <translation>1 Übergang</translation>
    </message>
    <message>
        <source>%1 transitions</source>
        <translation>%1 Übergänge</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of %2 used</source>
        <translation>%1 von %2 belegt</translation>
    </message>
    <message>
        <source>This backend keeps no record.</source>
        <translation>Dieses Backend führt keine Aufzeichnung.</translation>
    </message>
</context>
<context>
    <name>TabTitle</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>TableHead</name>
    <message>
        <source>contains “%1”</source>
        <translation>enthält „%1“</translation>
    </message>
    <message>
        <source>is %1</source>
        <translation>ist %1</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>is one of %1</source>
        <translation>ist eins von %1</translation>
    </message>
</context>
<context>
    <name>TimelinePane</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>%1, up to now</source>
        <translation>%1, bis jetzt</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>%1 lanes</source>
        <translation>%1 Spuren</translation>
    </message>
    <message>
        <source>Timeline of %1</source>
        <translation>Zeitleiste von %1</translation>
    </message>
    <message>
        <source>No changes recorded for this machine yet.</source>
        <translation>Zu dieser Maschine wurde noch nichts aufgezeichnet.</translation>
    </message>
    <message>
        <source>Loading the timeline…</source>
        <translation>Zeitleiste wird geladen…</translation>
    </message>
    <message>
        <source>%1 to %2 is marked</source>
        <translation>%1 bis %2 ist markiert</translation>
    </message>
    <message>
        <source>%1 is marked; M ends the range</source>
        <translation>%1 ist markiert, M beendet den Bereich</translation>
    </message>
    <message>
        <source>Timeline of an earlier machine, up to %1</source>
        <translation>Zeitleiste einer früheren Maschine, bis %1</translation>
    </message>
    <message>
        <source>W S zoom · A D move · F fit · . now · [ ] changes · Z fold</source>
        <translation>W S Zoom · A D bewegen · F einpassen · . jetzt · [ ] Änderungen · Z falten</translation>
    </message>
    <message>
        <source>Idle time is shown as a zigzag; click it or press Z to unfold.</source>
        <translation>Lange Strecken ohne Änderung werden zum Zickzack; ein Klick oder Z öffnet eine.</translation>
    </message>
    <message>
        <source>Fold idle</source>
        <translation>Ruhe falten</translation>
    </message>
    <message>
        <source>Back to this machine</source>
        <translation>Zurück zu dieser Maschine</translation>
    </message>
    <message>
        <source>← → move · Shift ← → width · Home End · F fit</source>
        <translation>← → bewegen · Shift ← → Breite · Pos1 Ende · F einpassen</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>TokensPane</name>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>Die Daten sind älter als 10 s: Änderungen sind nicht möglich.</translation>
    </message>
    <message>
        <source>A wall gets a read-only token. A token is shown once, when it is created.</source>
        <translation>Eine Wand erhält ein Token, das nur ansehen darf. Ein Token wird einmal genannt, beim Erstellen.</translation>
    </message>
    <message>
        <source>Screens and tokens</source>
        <translation>Bildschirme und Token</translation>
    </message>
    <message>
        <source>Name, such as wall-noc-1</source>
        <translation>Name, etwa wall-noc-1</translation>
    </message>
    <message>
        <source>Name of the token</source>
        <translation>Name des Tokens</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Wand</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Betrachter</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>Approver</source>
        <translation>Freigebender</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>Hook</translation>
    </message>
    <message>
        <source>Admin</source>
        <translation>Admin</translation>
    </message>
    <message>
        <source>Role of the token</source>
        <translation>Rolle des Tokens</translation>
    </message>
    <message>
        <source>Create token</source>
        <translation>Token erstellen</translation>
    </message>
    <message>
        <source>The token of %1. It is not shown again.</source>
        <translation>Das Token von %1. Es wird nicht erneut angezeigt.</translation>
    </message>
    <message>
        <source>The new token</source>
        <translation>Das neue Token</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>last seen %1 ago</source>
        <translation>zuletzt gesehen vor %1</translation>
    </message>
    <message>
        <source>never seen</source>
        <translation>nie gesehen</translation>
    </message>
    <message>
        <source>created by the backend</source>
        <translation>vom Backend erstellt</translation>
    </message>
    <message>
        <source>Revoke %1</source>
        <translation>%1 widerrufen</translation>
    </message>
    <message>
        <source>Revoke permanently</source>
        <translation>Endgültig widerrufen</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Widerrufen…</translation>
    </message>
    <message>
        <source>No tokens.</source>
        <translation>Es gibt keine Token.</translation>
    </message>
    <message>
        <source>Please give %1 the role admin of Holdpoint at %2, to see and revoke tokens.</source>
        <translation>Bitte %1 die Rolle admin von Holdpoint bei %2 geben, um Token zu sehen und zu widerrufen.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>TopHolds</name>
    <message>
        <source>Needs attention</source>
        <translation>Braucht Aufmerksamkeit</translation>
    </message>
</context>
<context>
    <name>TourCard</name>
    <message>
        <source>What needs attention</source>
        <translation>Was Aufmerksamkeit braucht</translation>
    </message>
    <message>
        <source>A hold</source>
        <translation>Ein Haltepunkt</translation>
    </message>
    <message>
        <source>Why the machine waits</source>
        <translation>Warum die Maschine wartet</translation>
    </message>
    <message>
        <source>A guarded release</source>
        <translation>Eine geprüfte Freigabe</translation>
    </message>
    <message>
        <source>The past, and help</source>
        <translation>Die Vergangenheit und Hilfe</translation>
    </message>
    <message>
        <source>Each figure counts machines that need attention, with the age of the oldest. Select one: the table shows only its machines.</source>
        <translation>Jede Zahl zählt Maschinen, die Aufmerksamkeit brauchen, mit dem Alter der ältesten. Ein Klick darauf zeigt nur diese Maschinen in der Tabelle.</translation>
    </message>
    <message>
        <source>A row is a hold: the machine, the point where it stops, who holds it and since when. The worst is first.</source>
        <translation>Eine Zeile ist ein Haltepunkt: die Maschine, die Stelle, an der sie hält, wer sie hält und seit wann. Das Schlimmste steht oben.</translation>
    </message>
    <message>
        <source>The sentence says what the machine waits for, and who can change that. Below it are the ways out, in the order to try them.</source>
        <translation>Der Satz sagt, worauf die Maschine wartet und wer das ändern kann. Darunter stehen die Auswege in der Reihenfolge, in der man sie versucht.</translation>
    </message>
    <message>
        <source>This opens a review: what is written, what speaks against it, who must approve. The tour sends nothing.</source>
        <translation>Das öffnet eine Prüfung: was geschrieben wird, was dagegen spricht, wer zustimmen muss. Der Rundgang sendet nichts.</translation>
    </message>
    <message>
        <source>Drag the handle to see an earlier time; the page Incidents exports it. %1 shows the keys of a page, %2 finds every command, this tour too.</source>
        <translation>Ziehen Sie den Griff, um eine frühere Zeit zu sehen; die Seite Vorfälle exportiert sie. %1 zeigt die Tasten einer Seite, %2 findet jeden Befehl, auch diesen Rundgang.</translation>
    </message>
    <message>
        <source>Tour, %1 of %2</source>
        <translation>Rundgang, %1 von %2</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Skip tour (Esc)</source>
        <translation>Überspringen (Esc)</translation>
    </message>
</context>
<context>
    <name>TrayText</name>
    <message>
        <source>%1: not live</source>
        <translation>%1: nicht live</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n new alarms, highest P%2</source>
        <translation>
            <numerusform>%1: %n neuer Alarm, P%2</numerusform>
            <numerusform>%1: %n neue Alarme, der schlimmste ist P%2</numerusform>
        </translation>
    </message>
    <message>
        <source>No alarms need attention</source>
        <translation>Kein Alarm braucht Aufmerksamkeit</translation>
    </message>
</context>
<context>
    <name>ViewState</name>
    <message>
        <source>Clear filter</source>
        <translation>Filter löschen</translation>
    </message>
    <message>
        <source>Copy request</source>
        <translation>Anfrage kopieren</translation>
    </message>
    <message>
        <source>No match for the filter.</source>
        <translation>Kein Treffer für den Filter.</translation>
    </message>
    <message>
        <source>No match. Hidden by %1.</source>
        <translation>Kein Treffer. Ausgeblendet durch %1.</translation>
    </message>
</context>
<context>
    <name>ViewsMenu</name>
    <message>
        <source>Saved views</source>
        <translation>Gespeicherte Ansichten</translation>
    </message>
    <message>
        <source>No saved views.</source>
        <translation>Keine gespeicherten Ansichten.</translation>
    </message>
    <message>
        <source>Copy a link to the view %1</source>
        <translation>Link zur Ansicht %1 kopieren</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Link kopieren</translation>
    </message>
    <message>
        <source>Rename the view %1 to the name below</source>
        <translation>Ansicht %1 in den Namen unten umbenennen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Remove the view %1</source>
        <translation>Ansicht %1 entfernen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Undo: bring back %1</source>
        <translation>Rückgängig: %1 zurückholen</translation>
    </message>
    <message>
        <source>Name for this view</source>
        <translation>Name für diese Ansicht</translation>
    </message>
    <message>
        <source>Name of the view</source>
        <translation>Name der Ansicht</translation>
    </message>
    <message>
        <source>Save this view</source>
        <translation>Diese Ansicht speichern</translation>
    </message>
</context>
<context>
    <name>Wall</name>
    <message>
        <source>%1 are detached</source>
        <translation>%1 sind abgekoppelt</translation>
    </message>
    <message>
        <source>%1 are held off</source>
        <translation>%1 werden ausgehalten</translation>
    </message>
    <message>
        <source>%1 are not as intended</source>
        <translation>%1 sind nicht wie gewollt</translation>
    </message>
    <message>
        <source>%1 are off</source>
        <translation>%1 sind aus</translation>
    </message>
    <message>
        <source>%1 are on</source>
        <translation>%1 sind an</translation>
    </message>
    <message>
        <source>%1 are turning off</source>
        <translation>%1 gehen aus</translation>
    </message>
    <message>
        <source>%1 are turning on</source>
        <translation>%1 gehen an</translation>
    </message>
    <message>
        <source>%1 are unknown</source>
        <translation>%1 sind unbekannt</translation>
    </message>
    <message>
        <source>1 is on</source>
        <translation>1 ist an</translation>
    </message>
    <message>
        <source>1 is detached</source>
        <translation>1 ist abgekoppelt</translation>
    </message>
    <message>
        <source>1 is held off</source>
        <translation>1 wird ausgehalten</translation>
    </message>
    <message>
        <source>1 is not as intended</source>
        <translation>1 ist nicht wie gewollt</translation>
    </message>
    <message>
        <source>1 is off</source>
        <translation>1 ist aus</translation>
    </message>
    <message>
        <source>1 is turning off</source>
        <translation>1 geht aus</translation>
    </message>
    <message>
        <source>1 is turning on</source>
        <translation>1 geht an</translation>
    </message>
    <message>
        <source>1 is unknown</source>
        <translation>1 ist unbekannt</translation>
    </message>
    <message>
        <source>%1 holding, all within usual time</source>
        <translation>%1 halten, alle in üblicher Zeit</translation>
    </message>
    <message>
        <source>1 holding, within its usual time</source>
        <translation>1 hält, in üblicher Zeit</translation>
    </message>
    <message>
        <source>%1=%2 is ignored: %3.</source>
        <translation>%1=%2 wird nicht beachtet: %3.</translation>
    </message>
    <message>
        <source>A wall is not allowed to show incidents here: %1</source>
        <translation>Eine Wand darf hier keine Vorfälle sehen: %1</translation>
    </message>
    <message>
        <source>A wall is not allowed to show the calendar here: %1</source>
        <translation>Eine Wand darf hier den Kalender nicht sehen: %1</translation>
    </message>
    <message>
        <source>A P1 alarm needs attention: the rotation has stopped.</source>
        <translation>Ein Alarm P1 wartet auf einen Menschen: Der Wechsel hält an.</translation>
    </message>
    <message>
        <source>In Holdpoint: Settings, Walls. Or: %1</source>
        <translation>In Holdpoint: Einstellungen, Wände. Oder: %1</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>In Arbeit</translation>
    </message>
    <message>
        <source>Incident</source>
        <translation>Vorfall</translation>
    </message>
    <message>
        <source>Lead: %1</source>
        <translation>Leitung: %1</translation>
    </message>
    <message>
        <source>NO DATA</source>
        <translation>KEINE DATEN</translation>
    </message>
    <message>
        <source>NO DATA SINCE %1</source>
        <translation>KEINE DATEN SEIT %1</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Als Nächstes</translation>
    </message>
    <message>
        <source>No answer for %1 s.</source>
        <translation>Seit %1 s keine Antwort.</translation>
    </message>
    <message>
        <source>No open incidents.</source>
        <translation>Kein Vorfall ist offen.</translation>
    </message>
    <message>
        <source>No machines in scope=%1.</source>
        <translation>Keine Maschine ist in scope=%1.</translation>
    </message>
    <message>
        <source>No maintenance is in progress.</source>
        <translation>Keine Wartung ist in Arbeit.</translation>
    </message>
    <message>
        <source>No maintenance is planned.</source>
        <translation>Keine Wartung steht bevor.</translation>
    </message>
    <message>
        <source>No lead.</source>
        <translation>Niemand leitet.</translation>
    </message>
    <message>
        <source>Nothing needs attention.</source>
        <translation>Nichts braucht Aufmerksamkeit.</translation>
    </message>
    <message>
        <source>The backend answered %1. This screen retries automatically.</source>
        <translation>Das Backend antwortete mit %1. Dieser Bildschirm versucht es von selbst wieder.</translation>
    </message>
    <message>
        <source>The backend&apos;s answer is not a token.</source>
        <translation>Das Backend antwortete mit etwas, das kein Token ist.</translation>
    </message>
    <message>
        <source>The backend no longer knows this code. Here is a new one.</source>
        <translation>Das Backend kennt diesen Code nicht mehr: Hier ist ein neuer.</translation>
    </message>
    <message>
        <source>The backend has been silent for %1 s.</source>
        <translation>Das Backend schweigt seit %1 s.</translation>
    </message>
    <message>
        <source>The backend&apos;s message is not understood.</source>
        <translation>Das Backend sandte etwas, das kein Frame ist.</translation>
    </message>
    <message>
        <source>The backend uses version %1 of the protocol, this page version %2. Reload the page.</source>
        <translation>Das Backend spricht Version %1 des Protokolls, diese Seite spricht Version %2. Laden Sie die Seite neu.</translation>
    </message>
    <message>
        <source>The backend cannot be reached.</source>
        <translation>Das Backend wurde nicht erreicht.</translation>
    </message>
    <message>
        <source>The backend cannot be reached. This screen retries automatically.</source>
        <translation>Das Backend wurde nicht erreicht. Dieser Bildschirm versucht es von selbst wieder.</translation>
    </message>
    <message>
        <source>The code was denied or has expired. Here is a new one.</source>
        <translation>Der Code wurde abgelehnt oder ist abgelaufen: Hier ist ein neuer.</translation>
    </message>
    <message>
        <source>The connection was closed.</source>
        <translation>Die Verbindung wurde geschlossen.</translation>
    </message>
    <message>
        <source>The incident started.</source>
        <translation>Der Vorfall begann.</translation>
    </message>
    <message>
        <source>The window is open.</source>
        <translation>Das Fenster ist offen.</translation>
    </message>
    <message>
        <source>The window opens.</source>
        <translation>Das Fenster öffnet sich.</translation>
    </message>
    <message>
        <source>No hosts.</source>
        <translation>Keine Hosts.</translation>
    </message>
    <message>
        <source>This backend cannot pair walls.</source>
        <translation>Dieses Backend kann keine Wand koppeln.</translation>
    </message>
    <message>
        <source>This screen asks %1 for a code.</source>
        <translation>Dieser Bildschirm bittet %1 um einen Code.</translation>
    </message>
    <message>
        <source>This screen waits to be approved by %1.</source>
        <translation>Dieser Bildschirm wartet auf die Freigabe durch %1.</translation>
    </message>
    <message>
        <source>This screen was revoked, or its token is no longer valid.</source>
        <translation>Diesem Bildschirm wurde der Zugang entzogen, oder sein Token ist nicht mehr bekannt.</translation>
    </message>
    <message>
        <source>This wall recovers automatically.</source>
        <translation>Diese Wand kommt von selbst zurück.</translation>
    </message>
    <message>
        <source>Too many screens request a code. This one retries in %1 s.</source>
        <translation>Zu viele Bildschirme bitten um einen Code. Dieser versucht es in %1 s wieder.</translation>
    </message>
    <message>
        <source>not an option of a wall</source>
        <translation>eine Wand hat keine solche Option</translation>
    </message>
    <message>
        <source>carries %1</source>
        <translation>trägt %1</translation>
    </message>
    <message>
        <source>use a number from %1 to %2</source>
        <translation>es will eine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>use one of %1</source>
        <translation>es will eines von %1</translation>
    </message>
    <message>
        <source>only one layout is shown</source>
        <translation>es gibt nur eine Ansicht zu zeigen</translation>
    </message>
    <message>
        <source>this language is not available</source>
        <translation>diese Sprache ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>waits at %1 for %2.</source>
        <translation>wartet bei %1 auf %2.</translation>
    </message>
    <message>
        <source>was acknowledged.</source>
        <translation>wurde bestätigt.</translation>
    </message>
    <message>
        <source>was cleared.</source>
        <translation>wurde gelöst.</translation>
    </message>
    <message>
        <source>was raised as P%1.</source>
        <translation>wurde als P%1 gemeldet.</translation>
    </message>
</context>
<context>
    <name>WallLine</name>
    <message>
        <source>connected</source>
        <translation>verbunden</translation>
    </message>
    <message>
        <source>last seen %1 ago</source>
        <translation>zuletzt gesehen vor %1</translation>
    </message>
    <message>
        <source>never seen</source>
        <translation>nie gesehen</translation>
    </message>
    <message>
        <source>New name of %1</source>
        <translation>Neuer Name von %1</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Revoke %1</source>
        <translation>%1 widerrufen</translation>
    </message>
    <message>
        <source>Revoke permanently</source>
        <translation>Endgültig widerrufen</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Widerrufen…</translation>
    </message>
</context>
<context>
    <name>WallsPane</name>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>Die Daten sind älter als 10 s: Änderungen sind nicht möglich.</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>Die Rolle operator ist nötig.</translation>
    </message>
    <message>
        <source>The screen at %1 will be paired as %2 when it connects.</source>
        <translation>Der Bildschirm unter %1 wird als %2 gekoppelt, sobald er sich meldet.</translation>
    </message>
    <message>
        <source>The screen at %1 was denied.</source>
        <translation>Der Bildschirm unter %1 wurde abgewiesen.</translation>
    </message>
    <message>
        <source>A screen without a token shows a code. Enter it here to give that screen read-only access.</source>
        <translation>Ein Bildschirm ohne Token zeigt einen Code. Wer ihn hier eingibt, lässt diesen Bildschirm ansehen und sonst nichts.</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Wände</translation>
    </message>
    <message>
        <source>A screen at %1 was approved as %2 by %3 and has not connected yet.</source>
        <translation>Ein Bildschirm unter %1 wurde von %3 als %2 genehmigt und hat sich noch nicht gemeldet.</translation>
    </message>
    <message>
        <source>A screen at %1 has been waiting for %2.</source>
        <translation>Ein Bildschirm unter %1 fragt seit %2 an.</translation>
    </message>
    <message>
        <source>Code, such as K7QF2M</source>
        <translation>Code, etwa K7QF2M</translation>
    </message>
    <message>
        <source>Code on the screen</source>
        <translation>Code auf dem Bildschirm</translation>
    </message>
    <message>
        <source>Name, such as wall-noc-1</source>
        <translation>Name, etwa wall-noc-1</translation>
    </message>
    <message>
        <source>Name of the screen</source>
        <translation>Name des Bildschirms</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Genehmigen</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Abweisen</translation>
    </message>
    <message>
        <source>Paired screens</source>
        <translation>Gekoppelte Bildschirme</translation>
    </message>
    <message>
        <source>%1 is called %2 now.</source>
        <translation>%1 heißt jetzt %2.</translation>
    </message>
    <message>
        <source>%1 is no longer paired.</source>
        <translation>%1 ist nicht mehr gekoppelt.</translation>
    </message>
    <message>
        <source>No paired screens.</source>
        <translation>Kein Bildschirm ist gekoppelt.</translation>
    </message>
    <message>
        <source>Please give %1 the role operator of Holdpoint at %2, to pair screens.</source>
        <translation>Bitte %1 die Rolle operator von Holdpoint bei %2 geben, um Bildschirme zu koppeln.</translation>
    </message>
</context>
<context>
    <name>WeekGrid</name>
    <message>
        <source>Week</source>
        <translation>Woche</translation>
    </message>
    <message>
        <source>%1 is open</source>
        <translation>%1 ist offen</translation>
    </message>
    <message>
        <source>New maintenance window</source>
        <translation>Neues Wartungsfenster</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Neu…</translation>
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
        <translation>Schutzstufe %1</translation>
    </message>
    <message>
        <source>Passes by: %1</source>
        <translation>Umgeht: %1</translation>
    </message>
    <message>
        <source>%1 because %2.</source>
        <translation>%1, weil %2.</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>Beside you: %1.</source>
        <translation>Neben Ihnen: %1.</translation>
    </message>
</context>
<context>
    <name>WindowDialog</name>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>Gesperrt: Die Daten sind älter als 10 s.</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>Die Rolle operator ist nötig.</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Name eingeben.</translation>
    </message>
    <message>
        <source>Paused until: enter a time, such as 2026-12-24 00:00.</source>
        <translation>Angehalten bis: eine Zeit eingeben, etwa 2026-12-24 00:00.</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>Jeden Tag</translation>
    </message>
    <message>
        <source>Monday to Friday</source>
        <translation>Montag bis Freitag</translation>
    </message>
    <message>
        <source>Saturday and Sunday</source>
        <translation>Samstag und Sonntag</translation>
    </message>
    <message>
        <source>Every Sunday</source>
        <translation>Jeden Sonntag</translation>
    </message>
    <message>
        <source>First Sunday of the month</source>
        <translation>Erster Sonntag im Monat</translation>
    </message>
    <message>
        <source>For 1 machine</source>
        <translation>Für 1 Maschine</translation>
    </message>
    <message>
        <source>For %1 machines</source>
        <translation>Für %1 Maschinen</translation>
    </message>
    <message>
        <source>Open %1 to %2</source>
        <translation>Offen von %1 bis %2</translation>
    </message>
    <message>
        <source>Window %1 created.</source>
        <translation>Fenster %1 angelegt.</translation>
    </message>
    <message>
        <source>Window %1 changed.</source>
        <translation>Fenster %1 geändert.</translation>
    </message>
    <message>
        <source>Change window %1</source>
        <translation>Fenster %1 ändern</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>nightly</source>
        <translation>nightly</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>By the rule below</source>
        <translation>Nach der Regel darunter</translation>
    </message>
    <message>
        <source>Dates, as an RRULE of RFC 5545</source>
        <translation>Tage, als RRULE nach RFC 5545</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>Beginnt um</translation>
    </message>
    <message>
        <source>Open for</source>
        <translation>Offen für</translation>
    </message>
    <message>
        <source>Least time left</source>
        <translation>Mindestrest</translation>
    </message>
    <message>
        <source>Paused until (UTC)</source>
        <translation>Angehalten bis (UTC)</translation>
    </message>
    <message>
        <source>not paused</source>
        <translation>nicht angehalten</translation>
    </message>
    <message>
        <source>Roles, separated by commas</source>
        <translation>Rollen, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Zones, separated by commas</source>
        <translation>Zonen, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Machines, separated by commas</source>
        <translation>Maschinen, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>What the window does</source>
        <translation>Was das Fenster bewirkt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Shows when it opens and for which machines, conflicts first</source>
        <translation>Zeigt, wann es für welche Maschinen offen ist, Konflikte zuerst</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Check it first.</source>
        <translation>Erst prüfen.</translation>
    </message>
    <message>
        <source>Create window</source>
        <translation>Fenster anlegen</translation>
    </message>
    <message>
        <source>Save changes</source>
        <translation>Änderungen speichern</translation>
    </message>
    <message>
        <source>New maintenance window</source>
        <translation>Neues Wartungsfenster</translation>
    </message>
    <message>
        <source>Labels: &apos;%1&apos; is not KEY=VALUE.</source>
        <translation>Labels: „%1“ ist nicht SCHLÜSSEL=WERT.</translation>
    </message>
    <message>
        <source>Closed: &apos;%1&apos; is not a range such as 2026-12-24 00:00 / 2026-12-27 00:00.</source>
        <translation>Geschlossen: „%1“ ist kein Zeitraum wie 2026-12-24 00:00 / 2026-12-27 00:00.</translation>
    </message>
    <message>
        <source>Labels, separated by commas</source>
        <translation>Labels, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Closed (UTC), separated by commas</source>
        <translation>Geschlossen (UTC), durch Kommas getrennt</translation>
    </message>
</context>
<context>
    <name>WindowFacts</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Cannot be computed</source>
        <translation>Nicht berechenbar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Geschlossen</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Maschinen</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Open for</source>
        <translation>Offen für</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Restzeit</translation>
    </message>
    <message>
        <source>at least %1, or no work starts</source>
        <translation>mindestens %1, sonst beginnt nichts</translation>
    </message>
    <message>
        <source>Paused until</source>
        <translation>Angehalten bis</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Öffnungen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Can be undone</source>
        <translation>Lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>Remove window</source>
        <translation>Fenster entfernen</translation>
    </message>
    <message>
        <source>Planned in it</source>
        <translation>Darin geplant</translation>
    </message>
    <message>
        <source>No work is planned in this window.</source>
        <translation>In diesem Fenster ist nichts geplant.</translation>
    </message>
    <message>
        <source>Nothing is known that will stop it.</source>
        <translation>Nichts ist bekannt, was sie aufhalten wird.</translation>
    </message>
    <message>
        <source>How long its machines would take in it, and what would hold them. Changes nothing.</source>
        <translation>Wie lange seine Maschinen darin brauchen würden und was sie halten würde. Ändert nichts.</translation>
    </message>
    <message>
        <source>Simulate…</source>
        <translation>Simulieren…</translation>
    </message>
</context>
<context>
    <name>WorkBar</name>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>WorkPanel</name>
    <message>
        <source>no time known</source>
        <translation>keine Zeit bekannt</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>Wartung</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Announced for</source>
        <translation>Angekündigt für</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Machine set</source>
        <translation>Machine-Set</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Go to machine</source>
        <translation>Zur Maschine</translation>
    </message>
    <message>
        <source>Agenda</source>
        <translation>Agenda</translation>
    </message>
    <message>
        <source>No maintenance is planned.</source>
        <translation>Keine Wartung steht bevor.</translation>
    </message>
    <message>
        <source>Disabled: the data is older than 10 s.</source>
        <translation>Gesperrt: Die Daten sind älter als 10 s.</translation>
    </message>
    <message>
        <source>Requires the role operator.</source>
        <translation>Die Rolle operator ist nötig.</translation>
    </message>
    <message>
        <source>New window…</source>
        <translation>Neues Fenster…</translation>
    </message>
    <message>
        <source>Undo: remove %1</source>
        <translation>Rückgängig: %1 entfernen</translation>
    </message>
    <message>
        <source>What will stop it</source>
        <translation>Was sie aufhalten wird</translation>
    </message>
    <message>
        <source>Select a maintenance to see its event, its window and how long it will take.</source>
        <translation>Wählen Sie eine Wartung, um ihr Ereignis, ihr Fenster und ihre Dauer zu sehen.</translation>
    </message>
    <message>
        <source>No maintenance will run in the next 12 h.</source>
        <translation>In den nächsten 12 h läuft keine Wartung.</translation>
    </message>
    <message>
        <source>Maintenances in the next 12 h: %1, %2 to %3.</source>
        <translation>Wartungen in den nächsten 12 h: %1, %2 bis %3.</translation>
    </message>
    <message>
        <source>Late: %1.</source>
        <translation>Verspätet: %1.</translation>
    </message>
    <message>
        <source>Will run</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Verspätet</translation>
    </message>
</context>
<context>
    <name>WriteZone</name>
    <message>
        <source>Change</source>
        <translation>Der Schreibvorgang</translation>
    </message>
    <message>
        <source>Without Holdpoint</source>
        <translation>Außerhalb von Holdpoint</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>Patch</translation>
    </message>
    <message>
        <source>Hide the command</source>
        <translation>Befehl ausblenden</translation>
    </message>
    <message>
        <source>Show as kubectl command</source>
        <translation>Als kubectl-Befehl zeigen</translation>
    </message>
    <message>
        <source>kubectl command</source>
        <translation>kubectl-Befehl</translation>
    </message>
    <message>
        <source>Command, without Holdpoint</source>
        <translation>Befehl, außerhalb von Holdpoint</translation>
    </message>
</context>
<context>
    <name>YamlTab</name>
    <message>
        <source>The backend does not serve the stored object.</source>
        <translation>Das Backend sagt nicht, wie die Maschine gespeichert ist.</translation>
    </message>
    <message>
        <source>YAML of %1</source>
        <translation>YAML von %1</translation>
    </message>
    <message>
        <source>The machine has changed since then</source>
        <translation>Die Maschine hat sich seitdem geändert</translation>
    </message>
    <message>
        <source>Show the current version</source>
        <translation>Jetzigen Stand zeigen</translation>
    </message>
    <message>
        <source>Copy YAML</source>
        <translation>YAML kopieren</translation>
    </message>
    <message>
        <source>YAML of %1 copied.</source>
        <translation>YAML von %1 kopiert.</translation>
    </message>
</context>
<context>
    <name>hp::ui::AlarmBoard</name>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Ack %1 %2</source>
        <translation>Quitt. %1 %2</translation>
    </message>
    <message>
        <source>Shelved to %1</source>
        <translation>Zurückgestellt bis %1</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Behoben</translation>
    </message>
    <message>
        <source>No new alarms to acknowledge here.</source>
        <translation>Nichts zu quittieren: dort ist kein Alarm neu.</translation>
    </message>
    <message>
        <source>Acknowledged %1.</source>
        <translation>%1 quittiert.</translation>
    </message>
    <message numerus="yes">
        <source>Acknowledged %n alarms.</source>
        <translation>
            <numerusform>%n Alarm quittiert.</numerusform>
            <numerusform>%n Alarme quittiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>No alarms to shelve here.</source>
        <translation>Nichts zurückzustellen: es gibt keinen Alarm.</translation>
    </message>
    <message>
        <source>Shelved %1 for %2.</source>
        <translation>%1 für %2 zurückgestellt.</translation>
    </message>
    <message numerus="yes">
        <source>Shelved %n alarms for %1.</source>
        <translation>
            <numerusform>%n Alarm für %1 zurückgestellt.</numerusform>
            <numerusform>%n Alarme für %1 zurückgestellt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Zurückgenommen.</translation>
    </message>
    <message numerus="yes">
        <source>%n alarms in 10 min</source>
        <translation>
            <numerusform>%n Alarm in zehn Minuten</numerusform>
            <numerusform>%n Alarme in zehn Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n alarms in 10 min, %1 of them: %2</source>
        <translation>
            <numerusform>%n Alarm in zehn Minuten, davon %1: %2</numerusform>
            <numerusform>%n Alarme in zehn Minuten, davon %1: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was sent: the data is older than 10 s.</source>
        <translation>Nichts wurde gesendet: die Daten sind älter als 10 s.</translation>
    </message>
    <message>
        <source>Nothing was sent: you are viewing the past. Go back to now (Esc), then act.</source>
        <translation>Es wurde nichts gesendet: Was gezeigt wird, ist vorbei. Gehen Sie ins Jetzt zurück (Esc), dann handeln Sie.</translation>
    </message>
    <message>
        <source>Unshelved %1.</source>
        <translation>%1 zurückgeholt.</translation>
    </message>
    <message numerus="yes">
        <source>Unshelved %n alarms.</source>
        <translation>
            <numerusform>%n Alarm zurückgeholt.</numerusform>
            <numerusform>%n Alarme zurückgeholt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n machines</source>
        <translation>
            <numerusform>%1: %n Maschine</numerusform>
            <numerusform>%1: %n Maschinen</numerusform>
        </translation>
    </message>
    <message>
        <source>oldest %1</source>
        <translation>älteste %1</translation>
    </message>
    <message>
        <source>%1 late</source>
        <translation>%1 verspätet</translation>
    </message>
    <message numerus="yes">
        <source>%n machines</source>
        <translation>
            <numerusform>%n Maschine</numerusform>
            <numerusform>%n Maschinen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hp::ui::AllClusters</name>
    <message>
        <source>%1 of %2 clusters are connected: %3.</source>
        <translation>%1 von %2 Clustern sind sichtbar: %3.</translation>
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
        <translation>%1 hat den Notzugriff von %2 geprüft.</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <translation>%1: %2, %3.</translation>
    </message>
    <message>
        <source>%1 approved: %2</source>
        <translation>%1 hat genehmigt: %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>note “%1”</source>
        <translation>Notiz „%1“</translation>
    </message>
    <message>
        <source>break-glass</source>
        <translation>Notzugriff</translation>
    </message>
    <message>
        <source>approved by %1</source>
        <translation>genehmigt von %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>on behalf of %1</source>
        <translation>im Namen von %1</translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>committed</source>
        <translation>zugesagt</translation>
    </message>
    <message>
        <source>will be sent</source>
        <translation>wird gesendet</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>genehmigt</translation>
    </message>
    <message>
        <source>about to be sent</source>
        <translation>vor dem Senden</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>beobachtet</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>Zeit abgelaufen</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>aborted</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>abgelaufen</translation>
    </message>
    <message>
        <source>voided</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>anerkannt</translation>
    </message>
    <message>
        <source>wave started</source>
        <translation>Welle gestartet</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>continued</source>
        <translation>fortgesetzt</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>geöffnet</translation>
    </message>
    <message>
        <source>created</source>
        <translation>angelegt</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>ersetzt</translation>
    </message>
    <message>
        <source>set</source>
        <translation>gesetzt</translation>
    </message>
    <message>
        <source>denied</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>paired</source>
        <translation>gekoppelt</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>umbenannt</translation>
    </message>
    <message>
        <source>revoked</source>
        <translation>entzogen</translation>
    </message>
</context>
<context>
    <name>hp::ui::AwayReport</name>
    <message>
        <source>While you were away (%1): no change in held machines.</source>
        <translation>Während der Trennung (%1): dieselben Maschinen werden gehalten.</translation>
    </message>
    <message>
        <source>While you were away (%1): %2, %3 new.</source>
        <translation>Während der Trennung (%1): %2, %3 neu.</translation>
    </message>
    <message numerus="yes">
        <source>%n hold(s) cleared</source>
        <translation>
            <numerusform>%n Haltepunkt gelöst</numerusform>
            <numerusform>%n Haltepunkte gelöst</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hp::ui::BackendDownload</name>
    <message>
        <source>The export was cancelled.</source>
        <translation>Der Export wurde abgebrochen.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 ist nicht schreibbar: %2.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>The export failed: %1.</source>
        <translation>Der Export ist fehlgeschlagen: %1.</translation>
    </message>
</context>
<context>
    <name>hp::ui::BackendSet</name>
    <message>
        <source>%1: cannot be read (%2).</source>
        <translation>%1: Sie ist nicht lesbar (%2).</translation>
    </message>
    <message>
        <source>%1: the file contains no token.</source>
        <translation>%1: Es steht kein Token darin.</translation>
    </message>
    <message>
        <source>%1 is not the address of a backend, such as https://host:7480.</source>
        <translation>%1 ist keine Adresse eines Backends wie https://host:7480.</translation>
    </message>
    <message>
        <source>The console is already connected to %1.</source>
        <translation>Die Konsole ist mit %1 bereits verbunden.</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>es gibt keine solche Datei</translation>
    </message>
    <message>
        <source>The link is to %1, and the console is not connected to it.</source>
        <translation>Der Link führt zu %1, und die Konsole ist damit nicht verbunden.</translation>
    </message>
</context>
<context>
    <name>hp::ui::BulkMachines</name>
    <message>
        <source>✗ %1: no</source>
        <translation>✗ %1: nein</translation>
    </message>
    <message>
        <source>? %1: unknown</source>
        <translation>? %1: unbekannt</translation>
    </message>
</context>
<context>
    <name>hp::ui::BulkReview</name>
    <message>
        <source>The connection was lost before an answer came: whether the backend received it is not known.</source>
        <translation>Die Verbindung brach vor der Antwort ab: hier ist nicht bekannt, ob das Backend es übernommen hat.</translation>
    </message>
    <message>
        <source>The backend no longer has this plan; the audit has what was done.</source>
        <translation>Das Backend hat diesen Plan nicht mehr; das Audit sagt, was getan wurde.</translation>
    </message>
    <message>
        <source>The plan changed while this was open. Review it again.</source>
        <translation>Der Plan hat sich geändert, während er offen war. Bitte noch einmal prüfen.</translation>
    </message>
    <message>
        <source>Type the digits %1 to continue.</source>
        <translation>Zum Fortfahren die Ziffern %1 eingeben.</translation>
    </message>
    <message>
        <source>No connection to the backend. This is as it was at %1.</source>
        <translation>Keine Verbindung zum Backend. Das ist der Stand von %1.</translation>
    </message>
    <message>
        <source>The plan stops unless the connection returns in time.</source>
        <translation>Der Plan hält an, wenn die Verbindung nicht rechtzeitig zurückkommt.</translation>
    </message>
    <message>
        <source>Reading and checking each machine…</source>
        <translation>Jede Maschine wird gelesen und geprüft…</translation>
    </message>
    <message>
        <source>Sending to the backend…</source>
        <translation>Wird übergeben…</translation>
    </message>
    <message>
        <source>Waiting for a second person until %1.</source>
        <translation>Wartet auf eine zweite Person bis %1.</translation>
    </message>
    <message>
        <source>Wave %1 of %2 starts in %3.</source>
        <translation>Welle %1 von %2 beginnt in %3.</translation>
    </message>
    <message>
        <source>Wave %1 of %2 is in progress.</source>
        <translation>Welle %1 von %2 ist in Arbeit.</translation>
    </message>
    <message>
        <source>%1 of %2 machines are finished: %3 observed, %4 skipped, %5 failed, %6 unknown.</source>
        <translation>%1 von %2 Maschinen sind fertig: %3 beobachtet, %4 übersprungen, %5 fehlgeschlagen, %6 unbekannt.</translation>
    </message>
    <message>
        <source>%1 on 1 machine</source>
        <translation>%1 auf 1 Maschine</translation>
    </message>
    <message>
        <source>%1 on %2 machines</source>
        <translation>%1 auf %2 Maschinen</translation>
    </message>
    <message>
        <source>%1 of %2 at %3</source>
        <translation>%1 von %2 bei %3</translation>
    </message>
</context>
<context>
    <name>hp::ui::CalendarTimes</name>
    <message>
        <source>no machine set</source>
        <translation>ohne Machine-Set</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Angekündigt</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation>Geplant</translation>
    </message>
    <message>
        <source>Scheduled, too long for its window</source>
        <translation>Geplant, zu lang für ihr Fenster</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Overrunning</source>
        <translation>Überzieht</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Blockiert</translation>
    </message>
    <message>
        <source>Needs a person</source>
        <translation>Braucht eine Person</translation>
    </message>
    <message>
        <source>Failed verification</source>
        <translation>Prüfung fehlgeschlagen</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Abgelaufen</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>at least %1: there is no history yet of %2</source>
        <translation>mindestens %1: von %2 gibt es noch keine Aufzeichnung</translation>
    </message>
    <message>
        <source>%1; will overrun by %2</source>
        <translation>%1; überzieht um %2</translation>
    </message>
    <message>
        <source>%1; fits</source>
        <translation>%1; passt</translation>
    </message>
    <message>
        <source>%1; usually up to %2</source>
        <translation>%1; meist bis zu %2</translation>
    </message>
</context>
<context>
    <name>hp::ui::ClusterStanding</name>
    <message>
        <source>This cluster has no %1 (%2).</source>
        <translation>Dieser Cluster hat kein %1 (%2).</translation>
    </message>
    <message>
        <source>You are not allowed to %1 %2 in all namespaces.</source>
        <translation>%1 auf %2 ist in allen Namespaces nicht erlaubt.</translation>
    </message>
    <message>
        <source>Please grant %1 the verbs get, list, watch on %2 in %3.</source>
        <translation>Bitte %1 die Verben get, list, watch auf %2 in %3 gewähren.</translation>
    </message>
    <message>
        <source>Holdpoint</source>
        <translation>Holdpoint</translation>
    </message>
    <message>
        <source>Needed: get, list, watch.</source>
        <translation>Nötig: get, list, watch.</translation>
    </message>
    <message>
        <source>%1: %2 Other clusters unaffected.</source>
        <translation>%1: %2 Andere Cluster sind nicht betroffen.</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Jetzt wiederholen</translation>
    </message>
    <message>
        <source>Credentials for %1 expired %2.</source>
        <translation>Zugangsdaten für %1 abgelaufen: %2.</translation>
    </message>
    <message>
        <source>Credentials for %1 expired.</source>
        <translation>Zugangsdaten für %1 abgelaufen.</translation>
    </message>
    <message>
        <source>Tried once.</source>
        <translation>Einmal versucht.</translation>
    </message>
    <message>
        <source>Tried %1 times.</source>
        <translation>%1-mal versucht.</translation>
    </message>
    <message>
        <source>Last output: %1</source>
        <translation>Letzte Ausgabe: %1</translation>
    </message>
    <message>
        <source>Re-authenticate</source>
        <translation>Neu anmelden</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, from %2 to %3. A bundle: read only, not live.</source>
        <translation>%1, von %2 bis %3. Ein Bündel: nur lesbar, nicht live.</translation>
    </message>
    <message>
        <source>It has timelines, but no states of machines.</source>
        <translation>Es enthält Zeitachsen, keine Zustände von Maschinen.</translation>
    </message>
    <message>
        <source>This cluster serves %1 only as %2, which is not supported.</source>
        <translation>Dieser Cluster bietet %1 nur als %2 an, und das wird nicht verstanden.</translation>
    </message>
    <message>
        <source>Hosts are shown raw and are read-only.</source>
        <translation>Hosts werden roh gezeigt, und nichts wird an ihnen geändert.</translation>
    </message>
    <message>
        <source>Machines are shown raw and are read-only.</source>
        <translation>Maschinen werden roh gezeigt, und nichts wird an ihnen geändert.</translation>
    </message>
</context>
<context>
    <name>hp::ui::ConnectionProbe</name>
    <message>
        <source>%1: the connection was closed.</source>
        <translation>%1: die Verbindung wurde geschlossen.</translation>
    </message>
    <message>
        <source>%1: no answer for %2 s.</source>
        <translation>%1: keine Antwort seit %2 s.</translation>
    </message>
    <message>
        <source>%1: sent a message that is not understood.</source>
        <translation>%1: hat etwas gesendet, das kein Frame ist.</translation>
    </message>
    <message>
        <source>%1 answered in %2 ms: version %3, signed in as %4 (%5).</source>
        <translation>%1 antwortete in %2 ms: Version %3, angemeldet als %4 (%5).</translation>
    </message>
</context>
<context>
    <name>hp::ui::ConnectionViewModel</name>
    <message>
        <source>API server</source>
        <translation>API-Server</translation>
    </message>
    <message>
        <source>Kubernetes</source>
        <translation>Kubernetes</translation>
    </message>
    <message>
        <source>Signed in as</source>
        <translation>Angemeldet als</translation>
    </message>
    <message>
        <source>Credentials</source>
        <translation>Zugangsdaten</translation>
    </message>
    <message>
        <source>%1, until %2</source>
        <translation>%1, bis %2</translation>
    </message>
    <message>
        <source>Trouble</source>
        <translation>Störung</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Leader</translation>
    </message>
    <message>
        <source>this replica</source>
        <translation>dieses Replikat</translation>
    </message>
    <message>
        <source>not allowed: %1 %2%3</source>
        <translation>darf nicht %1 %2%3</translation>
    </message>
    <message>
        <source> in %1</source>
        <translation> in %1</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identität</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>Can write</source>
        <translation>Darf schreiben</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Konsole</translation>
    </message>
    <message>
        <source>Last error</source>
        <translation>Letzter Fehler</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Time scale</source>
        <translation>Zeit läuft</translation>
    </message>
    <message>
        <source>%1 times as fast</source>
        <translation>%1-mal so schnell</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Clients</translation>
    </message>
    <message>
        <source>Data directory</source>
        <translation>Datenverzeichnis</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, expiry unknown</source>
        <translation>%1, sagt nicht, wann es endet</translation>
    </message>
    <message>
        <source>Changes dropped</source>
        <translation>Änderungen verworfen</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s), for slow clients</source>
        <translation>
            <numerusform>%n-mal, für langsame Clients</numerusform>
            <numerusform>%n-mal, für langsame Clients</numerusform>
        </translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>nicht verstanden</translation>
    </message>
    <message>
        <source>%1 not understood: shown raw</source>
        <translation>%1 nicht verstanden: roh gezeigt</translation>
    </message>
</context>
<context>
    <name>hp::ui::DiagnosticsText</name>
    <message>
        <source># Holdpoint diagnostics</source>
        <translation># Holdpoint-Diagnose</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>This console</source>
        <translation>Diese Konsole</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>Backend</translation>
    </message>
    <message>
        <source>Streams</source>
        <translation>Streams</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>Rechte</translation>
    </message>
</context>
<context>
    <name>hp::ui::Downloads</name>
    <message>
        <source>%1 cannot be created.</source>
        <translation>%1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 ist nicht schreibbar: %2.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
</context>
<context>
    <name>hp::ui::ExpectedHolds</name>
    <message>
        <source>does not end</source>
        <translation>endet nicht</translation>
    </message>
    <message>
        <source>%1, or does not end</source>
        <translation>%1 oder ohne Ende</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
</context>
<context>
    <name>hp::ui::GatewaySession</name>
    <message>
        <source>%1: the token is not accepted (401).</source>
        <translation>%1: das Token wird nicht akzeptiert (401).</translation>
    </message>
    <message>
        <source>%1: this identity is not allowed to connect (403).</source>
        <translation>%1: diese Identität darf sich nicht verbinden (403).</translation>
    </message>
    <message>
        <source>%1: connection refused.</source>
        <translation>%1: Verbindung abgelehnt.</translation>
    </message>
    <message>
        <source>%1: no such host.</source>
        <translation>%1: kein solcher Host.</translation>
    </message>
    <message>
        <source>%1: its certificate is not trusted (%2).</source>
        <translation>%1: dem Zertifikat wird nicht vertraut (%2).</translation>
    </message>
    <message>
        <source>%1: the server closed the connection.</source>
        <translation>%1: der Server hat die Verbindung geschlossen.</translation>
    </message>
    <message>
        <source>%1: no answer.</source>
        <translation>%1: keine Antwort.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: the connection was closed.</source>
        <translation>%1: die Verbindung wurde geschlossen.</translation>
    </message>
    <message>
        <source>%1: contains no readable certificate.</source>
        <translation>%1: daraus ist kein Zertifikat lesbar.</translation>
    </message>
    <message>
        <source>%1: silent for %2 s.</source>
        <translation>%1: seit %2 s still.</translation>
    </message>
    <message>
        <source>%1: no answer for %2 s.</source>
        <translation>%1: keine Antwort seit %2 s.</translation>
    </message>
    <message>
        <source>%1: sent a message that is not understood.</source>
        <translation>%1: hat etwas gesendet, das kein Frame ist.</translation>
    </message>
    <message>
        <source>%1: uses version %2 of the protocol, this console version %3.</source>
        <translation>%1: spricht Version %2 des Protokolls, diese Konsole Version %3.</translation>
    </message>
    <message>
        <source>%1: paused here. Nothing is updated until you resume.</source>
        <translation>%1: hier angehalten. Bis es weitergeht, wird nichts verfolgt.</translation>
    </message>
    <message>
        <source>Nothing was sent: you are viewing the past. Go back to now (Esc), then act.</source>
        <translation>Es wurde nichts gesendet: Was gezeigt wird, ist vorbei. Gehen Sie ins Jetzt zurück (Esc), dann handeln Sie.</translation>
    </message>
</context>
<context>
    <name>hp::ui::HandoverSheet</name>
    <message>
        <source>None.</source>
        <translation>Keine.</translation>
    </message>
    <message>
        <source>| P | Machine | What | Since | Remark |</source>
        <translation>| P | Maschine | Was | Seit | Bemerkung |</translation>
    </message>
    <message>
        <source># Shift handover: %1</source>
        <translation># Schichtübergabe: %1</translation>
    </message>
    <message>
        <source>%1, by %2.</source>
        <translation>%1, von %2.</translation>
    </message>
    <message>
        <source>Alarms in the last 24 h: %1 (P1 %2, P2 %3, P3 %4); in the last hour: %5.</source>
        <translation>Alarme in den letzten 24 h: %1 (P1 %2, P2 %3, P3 %4); in der letzten Stunde: %5.</translation>
    </message>
    <message>
        <source>Alarms are flooding since %1.</source>
        <translation>Alarmflut seit %1.</translation>
    </message>
    <message>
        <source>Unacknowledged</source>
        <translation>Nicht quittiert</translation>
    </message>
    <message>
        <source>Acknowledged</source>
        <translation>Quittiert</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Shelved</source>
        <translation>Zurückgestellt</translation>
    </message>
    <message>
        <source>until %1 by %2: %3</source>
        <translation>bis %1 von %2: %3</translation>
    </message>
</context>
<context>
    <name>hp::ui::HoldsTable</name>
    <message>
        <source>without an owner</source>
        <translation>ohne Besitzer</translation>
    </message>
    <message>
        <source>no cluster</source>
        <translation>kein Cluster</translation>
    </message>
    <message>
        <source>no budget</source>
        <translation>kein Budget</translation>
    </message>
    <message>
        <source>no rack</source>
        <translation>kein Rack</translation>
    </message>
    <message>
        <source>no maintenance</source>
        <translation>keine Wartung</translation>
    </message>
</context>
<context>
    <name>hp::ui::HoldsViewModel</name>
    <message>
        <source>1 hook is armed</source>
        <translation>1 Hook ist scharf</translation>
    </message>
    <message>
        <source>%1 hooks are armed</source>
        <translation>%1 Hooks sind scharf</translation>
    </message>
    <message>
        <source>on 1 machine.</source>
        <translation>auf 1 Maschine.</translation>
    </message>
    <message>
        <source>on %1 machines.</source>
        <translation>auf %1 Maschinen.</translation>
    </message>
    <message>
        <source>Last hold cleared %1 ago.</source>
        <translation>Letzter Haltepunkt gelöst vor %1.</translation>
    </message>
    <message>
        <source>Checked %1.</source>
        <translation>Geprüft: %1.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 at %2: %3.</source>
        <translation>%1 bei %2: %3.</translation>
    </message>
    <message>
        <source>Owner %1</source>
        <translation>Besitzer %1</translation>
    </message>
    <message>
        <source>Usually %1, nearly always within %2 (%3 earlier)</source>
        <translation>Üblich %1, fast immer binnen %2 (%3 zuvor)</translation>
    </message>
    <message>
        <source>No history yet; limit %1</source>
        <translation>Noch kein Verlauf; es darf %1 dauern</translation>
    </message>
    <message>
        <source>No history yet, no limit</source>
        <translation>Noch kein Verlauf und keine Grenze</translation>
    </message>
    <message>
        <source>Seen in %1</source>
        <translation>Gesehen in %1</translation>
    </message>
    <message>
        <source>- %1 waits at %2 for %3 (owner %4), since %5, %6.</source>
        <translation>- %1 wartet bei %2 auf %3 (Besitzer %4), seit %5, %6.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>%1: these machines wait for you. When will you release them, or may we?</source>
        <translation>%1: diese Maschinen warten auf Sie. Wann geben Sie sie frei, oder dürfen wir?</translation>
    </message>
    <message>
        <source>No owner</source>
        <translation>Kein Besitzer</translation>
    </message>
</context>
<context>
    <name>hp::ui::HostsTable</name>
    <message>
        <source>1 hold</source>
        <translation>1 Haltepunkt</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1 Haltepunkte</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 Fehler</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 Fehler</translation>
    </message>
</context>
<context>
    <name>hp::ui::IcsFile</name>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 ist keine Datei.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>%1 is larger than 5 MiB.</source>
        <translation>%1 ist größer als 5 MiB.</translation>
    </message>
</context>
<context>
    <name>hp::ui::KeyMap</name>
    <message>
        <source>No action %1.</source>
        <translation>Es gibt keine Aktion %1.</translation>
    </message>
    <message>
        <source>%1 is not a key.</source>
        <translation>%1 ist keine Taste.</translation>
    </message>
    <message>
        <source>Esc closes and cancels; it cannot be reassigned.</source>
        <translation>Esc schließt und bricht ab; es kann nicht anders belegt werden.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”.</source>
        <translation>%1 gehört zu „%2“.</translation>
    </message>
</context>
<context>
    <name>hp::ui::MachineMatrix</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>no zone</source>
        <translation>keine Zone</translation>
    </message>
    <message>
        <source>no role</source>
        <translation>keine Rolle</translation>
    </message>
    <message>
        <source>no set</source>
        <translation>kein Set</translation>
    </message>
    <message>
        <source>%1 › %2</source>
        <translation>%1 › %2</translation>
    </message>
    <message>
        <source>no region</source>
        <translation>keine Region</translation>
    </message>
    <message>
        <source>no rack</source>
        <translation>kein Rack</translation>
    </message>
    <message>
        <source>nothing holds</source>
        <translation>nichts hält</translation>
    </message>
    <message>
        <source>no cluster</source>
        <translation>kein Cluster</translation>
    </message>
</context>
<context>
    <name>hp::ui::MachineViewModel</name>
    <message>
        <source>%1, %2: %3 When will you release it, or may we?</source>
        <translation>%1, %2: %3 Wann geben Sie sie frei, oder dürfen wir?</translation>
    </message>
</context>
<context>
    <name>hp::ui::MergedCluster</name>
    <message>
        <source>%1 was last seen %2</source>
        <translation>%1 wurde zuletzt %2 gesehen</translation>
    </message>
    <message>
        <source>%1 is not connected</source>
        <translation>%1 ist nicht verbunden</translation>
    </message>
    <message>
        <source>%1 does not serve its machines</source>
        <translation>%1 zeigt seine Maschinen nicht</translation>
    </message>
    <message>
        <source>%1 is being loaded</source>
        <translation>%1 wird geladen</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Nicht verbunden</translation>
    </message>
    <message>
        <source>%1 serves machines or hosts in an unsupported version</source>
        <translation>%1 bietet Maschinen oder Hosts in einer Version an, die nicht verstanden wird</translation>
    </message>
</context>
<context>
    <name>hp::ui::NoticeBus</name>
    <message>
        <source>Show in Holdpoint</source>
        <translation>In Holdpoint zeigen</translation>
    </message>
</context>
<context>
    <name>hp::ui::OverrideReview</name>
    <message>
        <source>The connection was lost before an answer came: whether the backend received it is not known.</source>
        <translation>Die Verbindung brach vor der Antwort ab: hier ist nicht bekannt, ob das Backend es übernommen hat.</translation>
    </message>
    <message>
        <source>It was not aborted. %1</source>
        <translation>Es wurde nicht abgebrochen. %1</translation>
    </message>
    <message>
        <source>The checks changed while this was open. Review them again.</source>
        <translation>Die Prüfungen haben sich inzwischen geändert. Erneut ansehen.</translation>
    </message>
    <message>
        <source>The backend did not receive it: nothing was sent.</source>
        <translation>Das Backend hat es nicht erhalten: nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>Nothing was sent. %1</source>
        <translation>Nichts wurde gesendet. %1</translation>
    </message>
    <message>
        <source>Checked: it can still be done, so it was not done. Review it again before you repeat it.</source>
        <translation>Geprüft: es ist noch möglich, wurde also nicht ausgeführt. Vor dem Wiederholen neu prüfen.</translation>
    </message>
    <message>
        <source>Checked: %1</source>
        <translation>Geprüft: %1</translation>
    </message>
    <message>
        <source>The server accepted it in a dry run; nothing was stored.</source>
        <translation>Der Server hat es im Probelauf angenommen; nichts wurde gespeichert.</translation>
    </message>
    <message>
        <source>The server refused it in a dry run: %1</source>
        <translation>Der Server hat es im Probelauf abgelehnt: %1</translation>
    </message>
    <message>
        <source>No dry run was made.</source>
        <translation>Es wurde kein Probelauf gemacht.</translation>
    </message>
    <message>
        <source>The object was replaced by another of the same name while this was open. Review it again.</source>
        <translation>Das Objekt wurde inzwischen durch ein anderes mit demselben Namen ersetzt. Erneut ansehen.</translation>
    </message>
</context>
<context>
    <name>hp::ui::Overrides</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, requested by %2</source>
        <translation>%1, angefragt von %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message>
        <source>%1: the backend no longer knows it; the audit has the outcome.</source>
        <translation>%1: Das Backend kennt ihn nicht mehr; das Audit sagt, wie er endete.</translation>
    </message>
    <message>
        <source>%1: still in progress.</source>
        <translation>%1: noch unterwegs.</translation>
    </message>
    <message>
        <source>Read-only: requires the role operator.</source>
        <translation>Ansehen erlaubt, Handeln nicht: die Rolle operator ist nötig.</translation>
    </message>
    <message>
        <source>%1, started by %2</source>
        <translation>%1, gestartet von %2</translation>
    </message>
</context>
<context>
    <name>hp::ui::PaletteModel</name>
    <message>
        <source>Open the link</source>
        <translation>Den Link öffnen</translation>
    </message>
    <message>
        <source>gone since %1</source>
        <translation>weg seit %1</translation>
    </message>
</context>
<context>
    <name>hp::ui::PendingCommands</name>
    <message>
        <source>Nothing was sent: the backend takes at most 64 KiB at a time.</source>
        <translation>Nichts wurde gesendet: Das Backend nimmt höchstens 64 KiB auf einmal.</translation>
    </message>
    <message>
        <source>Nothing was sent: there is no connection to the backend.</source>
        <translation>Nichts wurde gesendet: keine Verbindung zum Backend.</translation>
    </message>
</context>
<context>
    <name>hp::ui::RenderedDocument</name>
    <message>
        <source>The picture of the lanes is in the exported file.</source>
        <translation>Das Bild der Spuren steht in der exportierten Datei.</translation>
    </message>
    <message>
        <source>The preview ends here; the exported file has all of it.</source>
        <translation>Die Vorschau endet hier; die exportierte Datei enthält alles.</translation>
    </message>
</context>
<context>
    <name>hp::ui::Replay</name>
    <message>
        <source>You are viewing the past: Esc returns to now.</source>
        <translation>Was gezeigt wird, ist vorbei: Esc führt ins Jetzt zurück.</translation>
    </message>
</context>
<context>
    <name>hp::ui::SavedViews</name>
    <message>
        <source>Enter a name.</source>
        <translation>Name eingeben.</translation>
    </message>
    <message>
        <source>There are already %1 views: remove one first.</source>
        <translation>Es gibt schon %1 Ansichten: zuerst eine entfernen.</translation>
    </message>
    <message>
        <source>Another view has the name %1.</source>
        <translation>Eine andere Ansicht hat den Namen %1.</translation>
    </message>
</context>
<context>
    <name>hp::ui::SelfTest</name>
    <message>
        <source>no fleet arrived</source>
        <translation>keine Flotte kam an</translation>
    </message>
    <message>
        <source>no machine reached the screen</source>
        <translation>keine Maschine erreichte den Bildschirm</translation>
    </message>
    <message>
        <source>the page of %1 was not filled</source>
        <translation>die Seite von %1 wurde nicht gefüllt</translation>
    </message>
    <message>
        <source>the connection page was not filled</source>
        <translation>die Verbindungsseite wurde nicht gefüllt</translation>
    </message>
</context>
<context>
    <name>hp::ui::ShotSeries</name>
    <message>
        <source>%1: its data did not arrive</source>
        <translation>%1: die Daten sind nicht angekommen</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 ist nicht schreibbar</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a page: use fleet, machine:&lt;namespace&gt;/&lt;name&gt;, review:&lt;namespace&gt;/&lt;name&gt;, holds, power, calendar, incidents, audit, alarms, settings, palette, keys or kiosk, with -dark or -contrast after the name</source>
        <translation>&quot;%1&quot; ist keine Seite: verwendbar sind fleet, machine:&lt;namespace&gt;/&lt;name&gt;, review:&lt;namespace&gt;/&lt;name&gt;, holds, power, calendar, incidents, audit, alarms, settings, palette, keys oder kiosk, mit -dark oder -contrast hinter dem Namen</translation>
    </message>
</context>
<context>
    <name>hp::ui::Simulator</name>
    <message>
        <source>Simulate replacement…</source>
        <translation>Ersatz simulieren…</translation>
    </message>
    <message>
        <source>Simulate upgrade of %1…</source>
        <translation>Aktualisierung von %1 simulieren…</translation>
    </message>
    <message>
        <source>Simulate retirement of rack %1…</source>
        <translation>Ausmusterung von Rack %1 simulieren…</translation>
    </message>
    <message>
        <source>Simulate retirement…</source>
        <translation>Ausmusterung simulieren…</translation>
    </message>
    <message>
        <source>Simulate…</source>
        <translation>Simulieren…</translation>
    </message>
    <message>
        <source>Simulation: replace %1</source>
        <translation>Simulation: %1 ersetzen</translation>
    </message>
    <message>
        <source>Simulation: upgrade %1</source>
        <translation>Simulation: %1 aktualisieren</translation>
    </message>
    <message>
        <source>Simulation: maintenance in %1</source>
        <translation>Simulation: Wartung in %1</translation>
    </message>
    <message>
        <source>Simulation: retire rack %1</source>
        <translation>Simulation: Rack %1 ausmustern</translation>
    </message>
    <message>
        <source>Simulation: retire %1</source>
        <translation>Simulation: %1 ausmustern</translation>
    </message>
    <message>
        <source>Does not end</source>
        <translation>Endet nicht</translation>
    </message>
    <message>
        <source>Ends after %1, between %2 and %3 (p5 to p95)</source>
        <translation>Endet nach %1, zwischen %2 und %3 (p5 bis p95)</translation>
    </message>
    <message>
        <source>Ends after %1, at least %2 (p5)</source>
        <translation>Endet nach %1, mindestens %2 (p5)</translation>
    </message>
    <message>
        <source>1 of %1 runs does not end</source>
        <translation>1 von %1 Läufen ohne Ende</translation>
    </message>
    <message>
        <source>%1 of %2 runs do not end</source>
        <translation>%1 von %2 Läufen ohne Ende</translation>
    </message>
    <message>
        <source>%1: held by %2</source>
        <translation>%1: gehalten von %2</translation>
    </message>
    <message>
        <source>Surge: none, as many machines run all the time</source>
        <translation>Zusatzmaschinen: keine, es laufen stets gleich viele</translation>
    </message>
    <message>
        <source>Surge: 1 machine, if as many as now must run all the time</source>
        <translation>Zusatzmaschinen: 1, wenn stets so viele wie jetzt laufen müssen</translation>
    </message>
    <message>
        <source>Surge: %1 machines, if as many as now must run all the time</source>
        <translation>Zusatzmaschinen: %1, wenn stets so viele wie jetzt laufen müssen</translation>
    </message>
</context>
<context>
    <name>hp::ui::TimelineView</name>
    <message>
        <source>Nothing changed for %1. Click to fold it.</source>
        <translation>%1 lang änderte sich nichts. Ein Klick faltet die Strecke.</translation>
    </message>
    <message>
        <source>Nothing changed for %1, %2 to %3. Click to open it.</source>
        <translation>%1 lang änderte sich nichts, %2 bis %3. Ein Klick öffnet die Strecke.</translation>
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
