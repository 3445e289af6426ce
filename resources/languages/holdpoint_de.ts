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
        <source>Look again</source>
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
        <source>Press and hold for 1.5 s (Ctrl+Enter). It is sent %1 s later, until then it can be aborted.</source>
        <translation>1,5 s gedrückt halten (Ctrl+Enter). Gesendet wird %1 s später, bis dahin ist ein Abbruch möglich.</translation>
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
        <source>explained</source>
        <translation>erklärt</translation>
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
        <source>File with the token of this person</source>
        <translation>Datei mit dem Token dieser Person</translation>
    </message>
    <message>
        <source>/home/ada/prod-b.token</source>
        <translation>/home/ada/prod-b.token</translation>
    </message>
    <message>
        <source>File of the authority to trust, empty for those of the system</source>
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
        <source>An address and a token are needed.</source>
        <translation>Es braucht eine Adresse und ein Token.</translation>
    </message>
</context>
<context>
    <name>AlarmLine</name>
    <message>
        <source>No alarm waits for a person</source>
        <translation>Kein Alarm wartet auf jemanden</translation>
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
</context>
<context>
    <name>AlarmsPage</name>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>Die Daten sind älter als 10 s: Änderungen sind nicht möglich.</translation>
    </message>
    <message>
        <source>%1 may not change alarms.</source>
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
        <source>1 stands longer than 24 h</source>
        <translation>1 steht länger als 24 h</translation>
    </message>
    <message>
        <source>%1 stand longer than 24 h</source>
        <translation>%1 stehen länger als 24 h</translation>
    </message>
    <message>
        <source>Copies what the next shift has to know, as Markdown</source>
        <translation>Kopiert als Markdown, was die nächste Schicht wissen muss</translation>
    </message>
    <message>
        <source>Copy shift handover sheet</source>
        <translation>Schichtübergabe kopieren</translation>
    </message>
    <message>
        <source>The handover sheet is in the clipboard.</source>
        <translation>Das Übergabeblatt ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>a person keeps up with 10</source>
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
        <source>Nothing waits for an acknowledgement.</source>
        <translation>Nichts wartet auf Quittierung.</translation>
    </message>
    <message>
        <source>Alarms that nobody has acknowledged</source>
        <translation>Alarme, die niemand quittiert hat</translation>
    </message>
    <message>
        <source>raised %1 ago</source>
        <translation>ausgelöst vor %1</translation>
    </message>
    <message>
        <source>Acknowledged, not solved</source>
        <translation>Quittiert, nicht gelöst</translation>
    </message>
    <message>
        <source>Nothing is acknowledged and still there.</source>
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
        <source>No alarm comes and goes.</source>
        <translation>Kein Alarm kommt und geht.</translation>
    </message>
    <message>
        <source>Alarms that come and go</source>
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
        <source>Nothing is shelved.</source>
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
        <source>The backend tells nothing about alarms.</source>
        <translation>Das Backend meldet nichts über Alarme.</translation>
    </message>
</context>
<context>
    <name>AppearancePane</name>
    <message>
        <source>Kept in %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
    <message>
        <source>Forgotten when the console is closed.</source>
        <translation>Wird beim Schließen der Konsole vergessen.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>As the desktop</source>
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
        <source>Light for a lit room, dark for a dim one.</source>
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
        <source>Counts when the console is started again.</source>
        <translation>Gilt ab dem nächsten Start der Konsole.</translation>
    </message>
    <message>
        <source>On top of what the desktop sets.</source>
        <translation>Zusätzlich zur Einstellung des Desktops.</translation>
    </message>
    <message>
        <source>Reduce motion: nothing moves or blinks</source>
        <translation>Weniger Bewegung: nichts bewegt sich oder blinkt</translation>
    </message>
</context>
<context>
    <name>AuditList</name>
    <message>
        <source>reviewed</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>about to send</source>
        <translation>vor dem Senden</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Actor</source>
        <translation>Akteur</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Digest</source>
        <translation>Digest</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
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
        <source>On behalf of</source>
        <translation>Im Auftrag von</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>on behalf of %1</source>
        <translation>im Auftrag von %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>von %1</translation>
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
        <source>Two persons</source>
        <translation>Zwei Personen</translation>
    </message>
    <message>
        <source>Every row was read again, %1 are whole.</source>
        <translation>Jede Zeile wurde erneut gelesen, %1 sind unversehrt.</translation>
    </message>
    <message>
        <source>Filter (/)</source>
        <translation>Filter (/)</translation>
    </message>
    <message>
        <source>Saves the rows that are shown</source>
        <translation>Speichert die angezeigten Zeilen</translation>
    </message>
    <message>
        <source>Save CSV</source>
        <translation>CSV speichern</translation>
    </message>
    <message>
        <source>Saves the rows that are shown, one JSON object a line</source>
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
        <source>1 break-glass waits for its review</source>
        <translation>1 Notzugriff wartet auf Prüfung</translation>
    </message>
    <message>
        <source>%1 break-glasses wait for their review</source>
        <translation>%1 Notzugriffe warten auf Prüfung</translation>
    </message>
    <message>
        <source>The backend reads every row and its hash again</source>
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
        <source>Nobody has changed anything in %1 through Holdpoint.</source>
        <translation>Niemand hat in %1 über Holdpoint etwas geändert.</translation>
    </message>
    <message>
        <source>Rows are hidden by the filters.</source>
        <translation>Zeilen sind durch die Filter ausgeblendet.</translation>
    </message>
    <message>
        <source>Takes a saved query, or saves what is filtered now</source>
        <translation>Nimmt eine gespeicherte Abfrage oder speichert, was jetzt gefiltert ist</translation>
    </message>
    <message>
        <source>Query: %1</source>
        <translation>Abfrage: %1</translation>
    </message>
    <message>
        <source>Saved queries…</source>
        <translation>Gespeicherte Abfragen…</translation>
    </message>
    <message>
        <source>Filter by actor, action, object or reason (/)</source>
        <translation>Nach Akteur, Aktion, Objekt oder Grund filtern (/)</translation>
    </message>
    <message>
        <source>from:10.0.7 looks at addresses alone, for:ada at who is acted for, actor: object: action: at theirs</source>
        <translation>from:10.0.7 sucht nur in Adressen, for:ada in dem, in dessen Auftrag, actor: object: action: in den ihren</translation>
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
        <source>The server was not asked</source>
        <translation>Der Server wurde nicht gefragt</translation>
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
        <source>Choose a row to see its patch, its dry run and its interlocks.</source>
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
    <name>BackendPicker</name>
    <message>
        <source>Backends</source>
        <translation>Backends</translation>
    </message>
    <message>
        <source>What is written in a window goes to its backend alone.</source>
        <translation>Was in einem Fenster geschrieben wird, geht allein an dessen Backend.</translation>
    </message>
    <message>
        <source>Add a backend…</source>
        <translation>Backend hinzufügen…</translation>
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
        <source>%1, %2 new alarms, the worst is P%3</source>
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
        <source>Show %1 in a window beside this one</source>
        <translation>%1 in einem Fenster neben diesem zeigen</translation>
    </message>
    <message>
        <source>Beside</source>
        <translation>Daneben</translation>
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
    <name>BudgetsPane</name>
    <message>
        <source>What the backend applies to the holds of now. Without a history the budget counts; else what took longer than 95 of 100 like it is late.</source>
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
        <source>any time</source>
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
        <source>Budgets show with the holds that they are for.</source>
        <translation>Budgets erscheinen mit den Haltepunkten, für die sie gelten.</translation>
    </message>
    <message>
        <source>There are no holds.</source>
        <translation>Es gibt keine Haltepunkte.</translation>
    </message>
</context>
<context>
    <name>BulkBar</name>
    <message>
        <source>1 hold chosen</source>
        <translation>1 Haltepunkt gewählt</translation>
    </message>
    <message>
        <source>%1 holds chosen</source>
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
        <source>Choose none</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>Nothing is sent on data older than 10 s.</source>
        <translation>Mit Daten älter als 10 s wird nichts gesendet.</translation>
    </message>
    <message>
        <source>The role operator is needed.</source>
        <translation>Die Rolle operator ist nötig.</translation>
    </message>
</context>
<context>
    <name>CalendarPage</name>
    <message>
        <source>The month before</source>
        <translation>Der Monat davor</translation>
    </message>
    <message>
        <source>The week before</source>
        <translation>Die Woche davor</translation>
    </message>
    <message>
        <source>From today on</source>
        <translation>Ab heute</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>The month after</source>
        <translation>Der Monat danach</translation>
    </message>
    <message>
        <source>The week after</source>
        <translation>Die Woche danach</translation>
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
        <source>Saves windows and maintenances as iCalendar, for calendars of people</source>
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
        <source>No windows and no maintenance in %1. Maintenance may begin at any time.</source>
        <translation>Keine Fenster und keine Wartung in %1. Wartung darf jederzeit beginnen.</translation>
    </message>
    <message>
        <source>Plans one piece of work, or imports a calendar</source>
        <translation>Plant eine Arbeit oder importiert einen Kalender</translation>
    </message>
    <message>
        <source>Plan work…</source>
        <translation>Arbeit planen…</translation>
    </message>
    <message>
        <source>Copies the address of the calendar, for programs that subscribe to it</source>
        <translation>Kopiert die Adresse des Kalenders für Programme, die ihn abonnieren</translation>
    </message>
    <message>
        <source>Copy feed</source>
        <translation>Feed kopieren</translation>
    </message>
    <message>
        <source>Copied. Add ?token= and the token of a viewer.</source>
        <translation>Kopiert. ?token= und das Token eines viewer anhängen.</translation>
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
    <name>ColumnTitle</name>
    <message>
        <source>sorted, descending</source>
        <translation>sortiert, absteigend</translation>
    </message>
    <message>
        <source>sorted, ascending</source>
        <translation>sortiert, aufsteigend</translation>
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
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Nothing is called so.</source>
        <translation>Nichts heißt so.</translation>
    </message>
</context>
<context>
    <name>ConnectionPage</name>
    <message>
        <source>Backend connection</source>
        <translation>Backend-Verbindung</translation>
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
        <source>The backend has no stream.</source>
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
        <source>Last sign</source>
        <translation>Letztes Zeichen</translation>
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
        <source>In the way</source>
        <translation>Hindernis</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>Rechte</translation>
    </message>
    <message>
        <source>Connecting a second time…</source>
        <translation>Verbindet ein zweites Mal…</translation>
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
        <source>Connects again and catches up</source>
        <translation>Verbindet wieder und holt auf</translation>
    </message>
    <message>
        <source>Ends the connection until you resume it</source>
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
        <source>Connects a second time and says what came of it</source>
        <translation>Verbindet ein zweites Mal und sagt, was daraus wurde</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>What the sign-in plug-in printed last, without secrets</source>
        <translation>Was das Anmelde-Plug-in zuletzt ausgab, ohne Geheimnisse</translation>
    </message>
    <message>
        <source>Sign-in log</source>
        <translation>Anmeldeprotokoll</translation>
    </message>
    <message>
        <source>The credentials do not say when they end.</source>
        <translation>Die Anmeldedaten sagen nicht, wann sie enden.</translation>
    </message>
    <message>
        <source>The credentials end in %1.</source>
        <translation>Die Anmeldedaten enden in %1.</translation>
    </message>
    <message>
        <source>The credentials ended %1 ago.</source>
        <translation>Die Anmeldedaten endeten vor %1.</translation>
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
        <source>Gone after people took off %n hook(s)</source>
        <translation>
            <numerusform>Verschwunden, nachdem Menschen %n Hook abgenommen hatten</numerusform>
            <numerusform>Verschwunden, nachdem Menschen %n Hooks abgenommen hatten</numerusform>
        </translation>
    </message>
    <message>
        <source>Gone; nobody was seen to delete it</source>
        <translation>Verschwunden; niemand hat sie erkennbar gelöscht</translation>
    </message>
    <message>
        <source>%1 at %2, %3</source>
        <translation>%1 bei %2, %3</translation>
    </message>
    <message>
        <source>No hook held it</source>
        <translation>Kein Hook hielt sie</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Lived</source>
        <translation>Lebte</translation>
    </message>
    <message>
        <source>Held longest by</source>
        <translation>Am längsten gehalten von</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Wie sie endete</translation>
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
        <source>The record begins %1; of machines before it nothing is known.</source>
        <translation>Die Aufzeichnung beginnt %1; von Maschinen davor ist nichts bekannt.</translation>
    </message>
    <message>
        <source>The record knows no earlier machine named %1.</source>
        <translation>Die Aufzeichnung kennt keine frühere Maschine namens %1.</translation>
    </message>
    <message>
        <source>Loading earlier machines</source>
        <translation>Frühere Maschinen werden geladen</translation>
    </message>
</context>
<context>
    <name>EntryItem</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Take in: %1</source>
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
        <source>Comment, in your own words</source>
        <translation>Kommentar in eigenen Worten</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
</context>
<context>
    <name>EntryList</name>
    <message>
        <source>%1 of %2 taken in</source>
        <translation>%1 von %2 aufgenommen</translation>
    </message>
    <message>
        <source>%1 more are left out</source>
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
        <source>The record has nothing about these machines in this range.</source>
        <translation>Die Aufzeichnung enthält nichts über diese Maschinen in diesem Zeitraum.</translation>
    </message>
</context>
<context>
    <name>ExitButtons</name>
    <message>
        <source>A message to the owner is on the clipboard.</source>
        <translation>Eine Nachricht an den Besitzer ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The way out is on the clipboard.</source>
        <translation>Der Ausweg ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Copies it</source>
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
        <source>Opens a review; nothing is sent by this button</source>
        <translation>Öffnet eine Prüfung; diese Schaltfläche sendet nichts</translation>
    </message>
    <message>
        <source>%1… (%2)</source>
        <translation>%1… (%2)</translation>
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
        <source>Save the incident first: what is exported is what is stored.</source>
        <translation>Zuerst den Vorfall speichern: exportiert wird, was gespeichert ist.</translation>
    </message>
    <message>
        <source>The file goes to the downloads. Who exported what is part of the record.</source>
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
        <source>Nothing was exported since the backend started.</source>
        <translation>Seit dem Start des Backends wurde nichts exportiert.</translation>
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
        <source>Times that follow from the entries</source>
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
        <source>a guess</source>
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
        <source>Contributing factors, one a line</source>
        <translation>Begünstigende Faktoren, einer je Zeile</translation>
    </message>
    <message>
        <source>What went well, one a line</source>
        <translation>Was gut lief, eins je Zeile</translation>
    </message>
    <message>
        <source>Actions, one a line</source>
        <translation>Maßnahmen, eine je Zeile</translation>
    </message>
    <message>
        <source>Holdpoint writes no conclusions.</source>
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
</context>
<context>
    <name>FilterChip</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
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
        <source>Power in doubt</source>
        <translation>Power unklar</translation>
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
</context>
<context>
    <name>FleetList</name>
    <message>
        <source>Machines</source>
        <translation>Maschinen</translation>
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
        <source>Urgency</source>
        <translation>Dringlichkeit</translation>
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
        <source>Every machine is hidden by the filter.</source>
        <translation>Alle Maschinen sind durch den Filter ausgeblendet.</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Filter löschen</translation>
    </message>
    <message>
        <source>Copy request</source>
        <translation>Anfrage kopieren</translation>
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
</context>
<context>
    <name>GatesZone</name>
    <message>
        <source>Before it is sent</source>
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
        <source>Why: at least 10 characters, or a ticket id</source>
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
        <source>Break-glass: nobody else is asked. It is sent after %1 s, with an alarm for everybody and a review that has to be closed.</source>
        <translation>Notzugriff: niemand sonst wird gefragt. Gesendet wird nach %1 s, mit einem Alarm für alle und einer Prüfung, die abzuschließen ist.</translation>
    </message>
    <message>
        <source>A second person has to approve it: another identity with the role approver.</source>
        <translation>Eine zweite Person muss freigeben: eine andere Identität mit der Rolle approver.</translation>
    </message>
    <message>
        <source>Break-glass: there is no time for a second person</source>
        <translation>Notzugriff: keine Zeit für eine zweite Person</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <translation>%1 um %2: %3</translation>
    </message>
    <message>
        <source>no reason was asked for</source>
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
        <source>Nothing is sent on data older than 10 s.</source>
        <translation>Mit Daten älter als 10 s wird nichts gesendet.</translation>
    </message>
    <message>
        <source>The role operator is needed.</source>
        <translation>Die Rolle operator ist nötig.</translation>
    </message>
</context>
<context>
    <name>GuardsPane</name>
    <message>
        <source>Look, copy, export</source>
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
        <source>Reversible in the cluster: cordon, our own hold, power on</source>
        <translation>Im Cluster umkehrbar: sperren (cordon), eigener Haltepunkt, einschalten</translation>
    </message>
    <message>
        <source>a review</source>
        <translation>eine Prüfung</translation>
    </message>
    <message>
        <source>Irreversible, one worker, every interlock green</source>
        <translation>Unumkehrbar, ein Worker, jede Verriegelung grün</translation>
    </message>
    <message>
        <source>reason, press and hold, 10 s to abort</source>
        <translation>Grund, gedrückt halten, 10 s zum Abbrechen</translation>
    </message>
    <message>
        <source>Irreversible, and control plane, a red interlock, or somebody else&apos;s key</source>
        <translation>Unumkehrbar und Control Plane, eine rote Verriegelung oder ein fremder Schlüssel</translation>
    </message>
    <message>
        <source>as G3, type the name, a second person; or break-glass</source>
        <translation>wie G3, Namen eingeben, zweite Person; oder Notzugriff</translation>
    </message>
    <message>
        <source>Leaks or corrupts: strip a finalizer, force delete</source>
        <translation>Leckt oder beschädigt: Finalizer entfernen, Löschen erzwingen</translation>
    </message>
    <message>
        <source>never done, only explained</source>
        <translation>nie ausgeführt, nur erklärt</translation>
    </message>
    <message>
        <source>A red or unknown interlock lifts an action by one level. A site may raise levels by its policy and never lower them.</source>
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
        <source>may change the cluster</source>
        <translation>darf den Cluster ändern</translation>
    </message>
    <message>
        <source>may look and not change</source>
        <translation>darf ansehen, nicht ändern</translation>
    </message>
    <message>
        <source>Approvers are identities with the role approver or admin; nobody approves what they committed themselves.</source>
        <translation>Freigebende sind Identitäten mit der Rolle approver oder admin; niemand gibt frei, was er selbst ausgelöst hat.</translation>
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
    <name>HoldInspector</name>
    <message>
        <source>Choose a hold to see why it is there and what ends it (J K).</source>
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
        <source>Opens a review; nothing is sent by this button</source>
        <translation>Öffnet eine Prüfung; diese Schaltfläche sendet nichts</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>at least %1; opens its checks</source>
        <translation>mindestens %1; öffnet die Prüfungen</translation>
    </message>
    <message>
        <source>Nothing is sent on data older than 10 s.</source>
        <translation>Mit Daten älter als 10 s wird nichts gesendet.</translation>
    </message>
    <message>
        <source>You may look and not act: the role operator is needed.</source>
        <translation>Ansehen erlaubt, Handeln nicht: die Rolle operator ist nötig.</translation>
    </message>
</context>
<context>
    <name>HoldList</name>
    <message>
        <source>Holds</source>
        <translation>Haltepunkte</translation>
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
        <source>Usually by</source>
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
        <source>Since</source>
        <translation>Seit</translation>
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
        <source>usually over by %1</source>
        <translation>üblicherweise vorbei um %1</translation>
    </message>
    <message>
        <source>%1, %2 at %3, %4</source>
        <translation>%1, %2 bei %3, %4</translation>
    </message>
    <message>
        <source>Choose %1, %2</source>
        <translation>%1, %2 wählen</translation>
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
</context>
<context>
    <name>HoldsPage</name>
    <message>
        <source>A message to the owner is on the clipboard.</source>
        <translation>Eine Nachricht an den Besitzer ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The sentence is on the clipboard.</source>
        <translation>Der Satz ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The kubectl command is on the clipboard.</source>
        <translation>Der kubectl-Befehl ist in der Zwischenablage.</translation>
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
</context>
<context>
    <name>HostPanel</name>
    <message>
        <source>The data is older than 10 s: nothing can be changed.</source>
        <translation>Die Daten sind älter als 10 s: Änderungen sind nicht möglich.</translation>
    </message>
    <message>
        <source>%1 may not change hosts.</source>
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
        <source>Wants</source>
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
        <source>Is</source>
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
        <source>Reboot asked</source>
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
        <source>A soft shutdown that does not end within about 3 m is followed by a hard one; the card counts down.</source>
        <translation>Auf ein sanftes Herunterfahren, das nicht binnen etwa 3 m endet, folgt ein hartes; die Karte zählt herunter.</translation>
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
        <source>Choose a machine on another page first, or name one in a new incident</source>
        <translation>Zuerst auf einer anderen Seite eine Maschine wählen oder in einem neuen Vorfall nennen</translation>
    </message>
    <message>
        <source>New from selection</source>
        <translation>Neu aus Auswahl</translation>
    </message>
    <message>
        <source>No machine is chosen.</source>
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
        <source>Without a title</source>
        <translation>Ohne Titel</translation>
    </message>
    <message>
        <source>Choose a machine and press “New from selection”.</source>
        <translation>Maschine wählen und „Neu aus Auswahl“ drücken.</translation>
    </message>
    <message>
        <source>No incident was written yet.</source>
        <translation>Es wurde noch kein Vorfall geschrieben.</translation>
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
        <source>Not saved yet; it stays here while you are connected elsewhere or not at all.</source>
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
        <source>Save mine over it</source>
        <translation>Mit meinem überschreiben</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Andere nehmen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
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
        <source>The range, the entries that matter and your words become one file: Markdown, HTML, JSON, CSV or a bundle.</source>
        <translation>Zeitraum, wesentliche Einträge und eigene Worte werden eine Datei: Markdown, HTML, JSON, CSV oder ein Bündel.</translation>
    </message>
    <message>
        <source>Choose an incident, or begin one from a machine.</source>
        <translation>Vorfall wählen oder von einer Maschine aus beginnen.</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Nothing is waiting for a person. 1 machine has an armed hook.</source>
        <translation>Nichts wartet auf jemanden. 1 Maschine hat einen scharfen Hook.</translation>
    </message>
    <message>
        <source>Nothing is waiting for a person. %1 machines have armed hooks.</source>
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
        <source>nobody says who set it</source>
        <translation>unbekannt, wer es gesetzt hat</translation>
    </message>
    <message>
        <source>A request: it goes when the host is on again.</source>
        <translation>Eine Anfrage: sie entfällt, wenn der Host wieder läuft.</translation>
    </message>
    <message>
        <source>Ours: an operator may release it (%1).</source>
        <translation>Eigener: ein Operator darf ihn lösen (%1).</translation>
    </message>
    <message>
        <source>Somebody else&apos;s: released with a second person (%1).</source>
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
        <source>Group the matrix otherwise</source>
        <translation>Matrix anders gruppieren</translation>
    </message>
    <message>
        <source>Connect again</source>
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
        <source>Times: since when, or how long</source>
        <translation>Zeiten: seit wann oder wie lange</translation>
    </message>
    <message>
        <source>Choose a backend…</source>
        <translation>Backend wählen…</translation>
    </message>
    <message>
        <source>Mark a time: twice for a range</source>
        <translation>Zeit markieren: zweimal für einen Bereich</translation>
    </message>
    <message>
        <source>Add the marked range to an incident</source>
        <translation>Markierten Bereich in einen Vorfall aufnehmen</translation>
    </message>
    <message>
        <source>Preview of the kiosk</source>
        <translation>Vorschau des Kiosks</translation>
    </message>
</context>
<context>
    <name>KeyboardPane</name>
    <message>
        <source>Write keys such as Ctrl+K, several with a comma; Enter takes them. No single letter writes to a cluster.</source>
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
        <source>The keys are in the clipboard.</source>
        <translation>Die Tasten sind in der Zwischenablage.</translation>
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
        <source>The console speaks the language of the desktop where it knows it, and English otherwise. LANGUAGE=en before the start has it speak English.</source>
        <translation>Die Konsole spricht die Sprache des Desktops, wenn sie sie kennt, sonst Englisch. LANGUAGE=en vor dem Start stellt sie auf Englisch.</translation>
    </message>
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
        <source>as they come, never translated</source>
        <translation>wie sie kommen, nie übersetzt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
        <source>Last switched on</source>
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
        <source>Action ends by</source>
        <translation>Aktion endet um</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Errors in a row</source>
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
</context>
<context>
    <name>MachineHeader</name>
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
        <source>What can be done about this machine; each is reviewed first</source>
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
</context>
<context>
    <name>MachinePage</name>
    <message>
        <source>There is no machine %1.</source>
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
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>The sentence is on the clipboard.</source>
        <translation>Der Satz ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>No machine with a sentence is chosen.</source>
        <translation>Keine Maschine mit einem Satz ist gewählt.</translation>
    </message>
    <message>
        <source>The kubectl command is on the clipboard.</source>
        <translation>Der kubectl-Befehl ist in der Zwischenablage.</translation>
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
        <source>Choose a machine first, then write a note on it.</source>
        <translation>Erst eine Maschine wählen, dann dazu eine Notiz schreiben.</translation>
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
        <source>Waits for your approval: %1</source>
        <translation>Wartet auf Ihre Zustimmung: %1</translation>
    </message>
    <message>
        <source>This is what a kiosk shows. Esc ends it.</source>
        <translation>Das zeigt ein Kiosk. Esc beendet es.</translation>
    </message>
    <message>
        <source>Mark a range of the timeline first: M twice, or Shift and drag.</source>
        <translation>Markieren Sie zuerst einen Bereich der Zeitleiste: zweimal M, oder Umschalt und ziehen.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
</context>
<context>
    <name>MatrixPane</name>
    <message>
        <source>Grouped by %1. Group otherwise</source>
        <translation>Gruppiert nach %1. Anders gruppieren</translation>
    </message>
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
</context>
<context>
    <name>MiniTimeline</name>
    <message>
        <source>The last two hours of %1</source>
        <translation>Die letzten zwei Stunden von %1</translation>
    </message>
    <message>
        <source>Nothing was recorded in the last two hours.</source>
        <translation>In den letzten zwei Stunden wurde nichts aufgezeichnet.</translation>
    </message>
    <message>
        <source>Loading the timeline</source>
        <translation>Zeitleiste wird geladen</translation>
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
        <source>%1, %2 waiting for you</source>
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
        <source>Nothing is sent on data older than 10 s.</source>
        <translation>Mit Daten älter als 10 s wird nichts gesendet.</translation>
    </message>
    <message>
        <source>The role operator is needed.</source>
        <translation>Die Rolle operator ist nötig.</translation>
    </message>
    <message>
        <source>A note says something.</source>
        <translation>Eine Notiz sagt etwas.</translation>
    </message>
    <message>
        <source>The note is in the timeline of %1.</source>
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
        <source>During a flood the desktop is told once, not of every alarm.</source>
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
        <source>Tell the desktop of</source>
        <translation>Dem Desktop melden</translation>
    </message>
    <message>
        <source>The alarm line of the window shows every alarm.</source>
        <translation>Die Alarmzeile des Fensters zeigt jeden Alarm.</translation>
    </message>
</context>
<context>
    <name>OverrideGates</name>
    <message>
        <source>Nothing is sent on data older than 10 s.</source>
        <translation>Mit Daten älter als 10 s wird nichts gesendet.</translation>
    </message>
    <message>
        <source>You may look and not act: the role operator is needed.</source>
        <translation>Ansehen erlaubt, Handeln nicht: die Rolle operator ist nötig.</translation>
    </message>
    <message>
        <source>Holdpoint explains this and never does it.</source>
        <translation>Holdpoint erklärt dies und führt es nie aus.</translation>
    </message>
    <message>
        <source>A reason is needed.</source>
        <translation>Ein Grund ist nötig.</translation>
    </message>
    <message>
        <source>The reason needs %1 characters or a ticket id.</source>
        <translation>Der Grund braucht %1 Zeichen oder eine Ticket-ID.</translation>
    </message>
    <message>
        <source>Type %1 to go on.</source>
        <translation>Zum Fortfahren %1 eingeben.</translation>
    </message>
    <message>
        <source>It does not wait for an approval.</source>
        <translation>Es wartet nicht auf eine Freigabe.</translation>
    </message>
    <message>
        <source>Another person than %1 has to approve.</source>
        <translation>Eine andere Person als %1 muss freigeben.</translation>
    </message>
    <message>
        <source>The role approver is needed to approve it.</source>
        <translation>Zum Freigeben ist die Rolle approver nötig.</translation>
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
        <source>Nothing is sent on data older than 10 s.</source>
        <translation>Mit Daten älter als 10 s wird nichts gesendet.</translation>
    </message>
    <message>
        <source>The role operator is needed.</source>
        <translation>Die Rolle operator ist nötig.</translation>
    </message>
    <message>
        <source>It takes what is done and on which machines.</source>
        <translation>Es fehlt, was getan wird und an welchen Maschinen.</translation>
    </message>
    <message>
        <source>It takes two times, such as 2026-03-07 02:00.</source>
        <translation>Es fehlen zwei Zeiten wie 2026-03-07 02:00.</translation>
    </message>
    <message>
        <source>Paste the text of an .ics file.</source>
        <translation>Den Text einer .ics-Datei einfügen.</translation>
    </message>
    <message>
        <source>no time is ahead</source>
        <translation>keine Zeit steht bevor</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 and %2 times more</source>
        <translation>%1 und noch %2-mal</translation>
    </message>
    <message>
        <source>Planned: %1.</source>
        <translation>Geplant: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries are taken.</source>
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
        <source>What is done</source>
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
        <source>Hands on the machine</source>
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
        <source>Machines, parted by commas</source>
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
        <source>Paste the text of an .ics file. It replaces what was imported before.</source>
        <translation>Den Text einer .ics-Datei einfügen. Er ersetzt, was vorher importiert wurde.</translation>
    </message>
    <message>
        <source>What it would bring</source>
        <translation>Was es brächte</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Shows what it would bring, conflicts first</source>
        <translation>Zeigt, was es brächte, Konflikte zuerst</translation>
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
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
</context>
<context>
    <name>PowerCard</name>
    <message>
        <source>hard in %1 s</source>
        <translation>hart in %1 s</translation>
    </message>
    <message>
        <source>hard is due</source>
        <translation>hart ist fällig</translation>
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
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>on for %1</source>
        <translation>ein seit %1</translation>
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
        <source>Show the hosts one below the other</source>
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
</context>
<context>
    <name>PowerRowItem</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
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
</context>
<context>
    <name>PowerWall</name>
    <message>
        <source>Hosts</source>
        <translation>Hosts</translation>
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
        <source>Making the document</source>
        <translation>Dokument wird erstellt</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
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
        <source>Handing it over…</source>
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
        <source>Waiting to see the effect</source>
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
    <name>QueryMenu</name>
    <message>
        <source>Saved queries</source>
        <translation>Gespeicherte Abfragen</translation>
    </message>
    <message>
        <source>No query is saved yet.</source>
        <translation>Noch ist keine Abfrage gespeichert.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the query %1</source>
        <translation>Abfrage %1 entfernen</translation>
    </message>
    <message>
        <source>Name for what is filtered now</source>
        <translation>Name für das, was jetzt gefiltert ist</translation>
    </message>
    <message>
        <source>Name of the query</source>
        <translation>Name der Abfrage</translation>
    </message>
    <message>
        <source>Save query</source>
        <translation>Abfrage speichern</translation>
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
        <source>Write a time such as 2026-11-20T13:10:00Z.</source>
        <translation>Zeit eingeben, etwa 2026-11-20T13:10:00Z.</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>dauert an</translation>
    </message>
    <message>
        <source>To, UTC; empty while it goes on</source>
        <translation>Bis, UTC; leer, solange er andauert</translation>
    </message>
    <message>
        <source>Write a time such as 2026-11-20T14:20:00Z, or nothing.</source>
        <translation>Zeit eingeben, etwa 2026-11-20T14:20:00Z, oder nichts.</translation>
    </message>
    <message>
        <source>Add namespace/machine</source>
        <translation>Namespace/Maschine hinzufügen</translation>
    </message>
    <message>
        <source>Add a machine</source>
        <translation>Maschine hinzufügen</translation>
    </message>
    <message>
        <source>Write it as namespace/name.</source>
        <translation>Als Namespace/Name schreiben.</translation>
    </message>
    <message>
        <source>The incident is no longer about it</source>
        <translation>Der Vorfall betrifft sie nicht mehr</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation>%1 herausnehmen</translation>
    </message>
    <message>
        <source>Timeline of %1</source>
        <translation>Zeitleiste von %1</translation>
    </message>
    <message>
        <source>Begin of the incident</source>
        <translation>Beginn des Vorfalls</translation>
    </message>
    <message>
        <source>End of the incident</source>
        <translation>Ende des Vorfalls</translation>
    </message>
    <message>
        <source>Nothing was recorded about this machine.</source>
        <translation>Zu dieser Maschine wurde nichts aufgezeichnet.</translation>
    </message>
    <message>
        <source>Loading the timeline</source>
        <translation>Zeitleiste wird geladen</translation>
    </message>
</context>
<context>
    <name>RateChart</name>
    <message>
        <source>highest %1 in ten minutes</source>
        <translation>höchstens %1 in zehn Minuten</translation>
    </message>
    <message>
        <source>Alarms per ten minutes of the last 24 h, %1 times over the threshold of %2</source>
        <translation>Alarme je zehn Minuten der letzten 24 h, %1-mal über der Schwelle von %2</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
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
        <source>Nothing is sent on data older than 10 s.</source>
        <translation>Mit Daten älter als 10 s wird nichts gesendet.</translation>
    </message>
    <message>
        <source>The role operator is needed.</source>
        <translation>Die Rolle operator ist nötig.</translation>
    </message>
    <message>
        <source>A reason is needed.</source>
        <translation>Ein Grund ist nötig.</translation>
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
        <source>Choose the row</source>
        <translation>Zeile wählen</translation>
    </message>
    <message>
        <source>Choose more rows</source>
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
        <source>Timeline: open or fold an idle stretch</source>
        <translation>Zeitleiste: ruhige Strecke öffnen oder falten</translation>
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
        <source>Another backend has an alarm, P%1</source>
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
        <source>Begins</source>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source>%1 (%2 ago)</source>
        <translation>%1 (vor %2)</translation>
    </message>
    <message>
        <source>nothing is recorded yet</source>
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
        <source>%1, without a cap</source>
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
        <source>Nothing was recorded about this machine yet.</source>
        <translation>Zu dieser Maschine wurde noch nichts aufgezeichnet.</translation>
    </message>
    <message>
        <source>Loading the timeline</source>
        <translation>Zeitleiste wird geladen</translation>
    </message>
    <message>
        <source>%1 to %2 is marked</source>
        <translation>%1 bis %2 ist markiert</translation>
    </message>
    <message>
        <source>%1 is marked, M ends the range</source>
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
        <source>Long stretches in which nothing changed become a zigzag; a click or Z opens one.</source>
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
        <source>A wall gets a token that can look and do nothing else. A token is told once, when it is made.</source>
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
        <source>made by the backend</source>
        <translation>vom Backend erstellt</translation>
    </message>
    <message>
        <source>Revoke %1</source>
        <translation>%1 widerrufen</translation>
    </message>
    <message>
        <source>Revoke for good</source>
        <translation>Endgültig widerrufen</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Widerrufen…</translation>
    </message>
    <message>
        <source>There are no tokens.</source>
        <translation>Es gibt keine Token.</translation>
    </message>
    <message>
        <source>Please give %1 the role admin of Holdpoint at %2, to see and revoke tokens.</source>
        <translation>Bitte %1 die Rolle admin von Holdpoint bei %2 geben, um Token zu sehen und zu widerrufen.</translation>
    </message>
</context>
<context>
    <name>TopHolds</name>
    <message>
        <source>What to look at first</source>
        <translation>Was zuerst anzusehen ist</translation>
    </message>
</context>
<context>
    <name>TrayText</name>
    <message>
        <source>%1: not live</source>
        <translation>%1: nicht live</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n new alarms, the worst is P%2</source>
        <translation>
            <numerusform>%1: %n neuer Alarm, P%2</numerusform>
            <numerusform>%1: %n neue Alarme, der schlimmste ist P%2</numerusform>
        </translation>
    </message>
    <message>
        <source>No alarm waits for a person</source>
        <translation>Kein Alarm wartet auf jemanden</translation>
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
        <source>Nothing matches the filter.</source>
        <translation>Nichts passt zum Filter.</translation>
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
        <source>no time is known</source>
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
        <source>Choose a maintenance to see its event, its window and how long it will take.</source>
        <translation>Wählen Sie eine Wartung, um ihr Ereignis, ihr Fenster und ihre Dauer zu sehen.</translation>
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
        <source>Must be done by</source>
        <translation>Muss fertig sein bis</translation>
    </message>
    <message>
        <source>Will take</source>
        <translation>Dauert</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Stands at</source>
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
        <source>No maintenance is ahead.</source>
        <translation>Keine Wartung steht bevor.</translation>
    </message>
</context>
<context>
    <name>WriteZone</name>
    <message>
        <source>The write</source>
        <translation>Der Schreibvorgang</translation>
    </message>
    <message>
        <source>Outside Holdpoint</source>
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
        <source>Command, outside Holdpoint</source>
        <translation>Befehl, außerhalb von Holdpoint</translation>
    </message>
</context>
<context>
    <name>YamlTab</name>
    <message>
        <source>The backend does not tell how the machine is stored.</source>
        <translation>Das Backend sagt nicht, wie die Maschine gespeichert ist.</translation>
    </message>
    <message>
        <source>YAML of %1</source>
        <translation>YAML von %1</translation>
    </message>
    <message>
        <source>The machine has changed since</source>
        <translation>Die Maschine hat sich seitdem geändert</translation>
    </message>
    <message>
        <source>Show as it is now</source>
        <translation>Jetzigen Stand zeigen</translation>
    </message>
    <message>
        <source>Copy YAML</source>
        <translation>YAML kopieren</translation>
    </message>
    <message>
        <source>The YAML of %1 is on the clipboard.</source>
        <translation>Das YAML von %1 ist in der Zwischenablage.</translation>
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
        <source>Nothing to acknowledge: no alarm there is new.</source>
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
        <source>Nothing to shelve: there is no alarm.</source>
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
        <source>Taken back.</source>
        <translation>Zurückgenommen.</translation>
    </message>
    <message numerus="yes">
        <source>%n alarms in ten minutes</source>
        <translation>
            <numerusform>%n Alarm in zehn Minuten</numerusform>
            <numerusform>%n Alarme in zehn Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n alarms in ten minutes, %1 of them: %2</source>
        <translation>
            <numerusform>%n Alarm in zehn Minuten, davon %1: %2</numerusform>
            <numerusform>%n Alarme in zehn Minuten, davon %1: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was sent: the data is older than 10 s.</source>
        <translation>Nichts wurde gesendet: die Daten sind älter als 10 s.</translation>
    </message>
</context>
<context>
    <name>hp::ui::AwayReport</name>
    <message>
        <source>While away (%1): the same machines are held.</source>
        <translation>Während der Trennung (%1): dieselben Maschinen werden gehalten.</translation>
    </message>
    <message>
        <source>While away (%1): %2, %3 new.</source>
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
        <source>%1: it cannot be read (%2).</source>
        <translation>%1: Sie ist nicht lesbar (%2).</translation>
    </message>
    <message>
        <source>%1: there is no token in it.</source>
        <translation>%1: Es steht kein Token darin.</translation>
    </message>
    <message>
        <source>%1 is no address of a backend, such as https://host:7480.</source>
        <translation>%1 ist keine Adresse eines Backends wie https://host:7480.</translation>
    </message>
    <message>
        <source>The console is connected to %1 already.</source>
        <translation>Die Konsole ist mit %1 bereits verbunden.</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>es gibt keine solche Datei</translation>
    </message>
</context>
<context>
    <name>hp::ui::CalendarTimes</name>
    <message>
        <source>without a machine set</source>
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
        <source>Waits for a person</source>
        <translation>Wartet auf eine Person</translation>
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
</context>
<context>
    <name>hp::ui::ClusterStanding</name>
    <message>
        <source>This cluster has no %1 (%2).</source>
        <translation>Dieser Cluster hat kein %1 (%2).</translation>
    </message>
    <message>
        <source>You may not %1 %2 in all namespaces.</source>
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
        <source>It has timelines, no states of machines.</source>
        <translation>Es enthält Zeitachsen, keine Zustände von Maschinen.</translation>
    </message>
</context>
<context>
    <name>hp::ui::CommandDesk</name>
    <message>
        <source>Nothing was sent: there is no connection to the backend.</source>
        <translation>Nichts wurde gesendet: keine Verbindung zum Backend.</translation>
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
        <source>%1: sent something that is not a frame.</source>
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
        <source>may not %1 %2%3</source>
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
        <source>May write</source>
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
        <source>Time runs</source>
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
        <source>%1, does not say when it ends</source>
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
        <source>%1 cannot be made.</source>
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
    <name>hp::ui::GatewaySession</name>
    <message>
        <source>%1: the token is not accepted (401).</source>
        <translation>%1: das Token wird nicht akzeptiert (401).</translation>
    </message>
    <message>
        <source>%1: this identity may not connect (403).</source>
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
        <source>%1: no certificate can be read from it.</source>
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
        <source>%1: sent something that is not a frame.</source>
        <translation>%1: hat etwas gesendet, das kein Frame ist.</translation>
    </message>
    <message>
        <source>%1: speaks version %2 of the protocol, this console speaks version %3.</source>
        <translation>%1: spricht Version %2 des Protokolls, diese Konsole Version %3.</translation>
    </message>
    <message>
        <source>%1: paused here. Nothing is followed until it goes on.</source>
        <translation>%1: hier angehalten. Bis es weitergeht, wird nichts verfolgt.</translation>
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
        <source>Nobody has taken notice</source>
        <translation>Niemand hat Notiz genommen</translation>
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
        <source>without an owner</source>
        <translation>ohne Besitzer</translation>
    </message>
    <message>
        <source>Owner %1</source>
        <translation>Besitzer %1</translation>
    </message>
    <message>
        <source>Usually %1, nearly always within %2 (%3 before)</source>
        <translation>Üblich %1, fast immer binnen %2 (%3 zuvor)</translation>
    </message>
    <message>
        <source>No history yet; it may take %1</source>
        <translation>Noch kein Verlauf; es darf %1 dauern</translation>
    </message>
    <message>
        <source>No history yet, and no limit</source>
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
        <source>%1: these machines wait for you. When do you release them, or may we?</source>
        <translation>%1: diese Maschinen warten auf Sie. Wann geben Sie sie frei, oder dürfen wir?</translation>
    </message>
</context>
<context>
    <name>hp::ui::KeyMap</name>
    <message>
        <source>There is no action %1.</source>
        <translation>Es gibt keine Aktion %1.</translation>
    </message>
    <message>
        <source>%1 is no key.</source>
        <translation>%1 ist keine Taste.</translation>
    </message>
    <message>
        <source>Esc closes and cancels; it cannot be given to anything else.</source>
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
</context>
<context>
    <name>hp::ui::MachineViewModel</name>
    <message>
        <source>%1, %2: %3 When do you release it, or may we?</source>
        <translation>%1, %2: %3 Wann geben Sie sie frei, oder dürfen wir?</translation>
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
        <source>The connection was lost before an answer came: it is not known here whether the backend has taken it.</source>
        <translation>Die Verbindung brach vor der Antwort ab: hier ist nicht bekannt, ob das Backend es übernommen hat.</translation>
    </message>
    <message>
        <source>It was not aborted. %1</source>
        <translation>Es wurde nicht abgebrochen. %1</translation>
    </message>
    <message>
        <source>The checks changed while this was open. Look again.</source>
        <translation>Die Prüfungen haben sich inzwischen geändert. Erneut ansehen.</translation>
    </message>
    <message>
        <source>The backend did not get it: nothing was sent.</source>
        <translation>Das Backend hat es nicht erhalten: nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>Nothing was sent. %1</source>
        <translation>Nichts wurde gesendet. %1</translation>
    </message>
    <message>
        <source>Checked: it can still be done, so it was not done. Review it anew before you repeat it.</source>
        <translation>Geprüft: es ist noch möglich, wurde also nicht ausgeführt. Vor dem Wiederholen neu prüfen.</translation>
    </message>
    <message>
        <source>Checked: %1</source>
        <translation>Geprüft: %1</translation>
    </message>
</context>
<context>
    <name>hp::ui::Overrides</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, asked by %2</source>
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
        <source>%1: the backend does not know it any more; the audit tells how it ended.</source>
        <translation>%1: Das Backend kennt ihn nicht mehr; das Audit sagt, wie er endete.</translation>
    </message>
    <message>
        <source>%1: still on its way.</source>
        <translation>%1: noch unterwegs.</translation>
    </message>
</context>
<context>
    <name>hp::ui::ReviewedOverride</name>
    <message>
        <source>The server accepted it in a dry run; nothing was stored.</source>
        <translation>Der Server hat es im Probelauf angenommen; nichts wurde gespeichert.</translation>
    </message>
    <message>
        <source>The server refused it in a dry run: %1</source>
        <translation>Der Server hat es im Probelauf abgelehnt: %1</translation>
    </message>
    <message>
        <source>The server was not asked for a dry run.</source>
        <translation>Der Server wurde nicht um einen Probelauf gebeten.</translation>
    </message>
</context>
<context>
    <name>hp::ui::SavedQueries</name>
    <message>
        <source>A query needs a name.</source>
        <translation>Eine Abfrage braucht einen Namen.</translation>
    </message>
    <message>
        <source>Nothing is filtered: there is nothing to save.</source>
        <translation>Nichts ist gefiltert: es gibt nichts zu speichern.</translation>
    </message>
    <message>
        <source>There are %1 queries already: remove one first.</source>
        <translation>Es gibt schon %1 Abfragen: entfernen Sie zuerst eine.</translation>
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
        <source>&quot;%1&quot; is no page: use fleet, machine:&lt;namespace&gt;/&lt;name&gt;, review:&lt;namespace&gt;/&lt;name&gt;, holds, power, calendar, incidents, audit, alarms, settings, palette, keys or kiosk, with -dark or -contrast behind the name</source>
        <translation>&quot;%1&quot; ist keine Seite: verwendbar sind fleet, machine:&lt;namespace&gt;/&lt;name&gt;, review:&lt;namespace&gt;/&lt;name&gt;, holds, power, calendar, incidents, audit, alarms, settings, palette, keys oder kiosk, mit -dark oder -contrast hinter dem Namen</translation>
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
