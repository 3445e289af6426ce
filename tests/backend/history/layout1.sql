CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE transition (id INTEGER PRIMARY KEY AUTOINCREMENT, machine TEXT NOT NULL, kind TEXT NOT NULL, ns TEXT NOT NULL, name TEXT NOT NULL, uid TEXT NOT NULL, lane TEXT NOT NULL, lane_kind TEXT NOT NULL, label TEXT NOT NULL, detail TEXT NOT NULL, is_mark INTEGER NOT NULL, from_look TEXT NOT NULL, to_look TEXT NOT NULL, text TEXT NOT NULL, reason TEXT NOT NULL, ended_by TEXT NOT NULL, at INTEGER NOT NULL, seen INTEGER NOT NULL, known INTEGER NOT NULL, source TEXT NOT NULL, actor TEXT NOT NULL);
CREATE INDEX transition_machine ON transition (machine, at);
CREATE TABLE lane (uid TEXT NOT NULL, lane TEXT NOT NULL, transition_id INTEGER NOT NULL, PRIMARY KEY (uid, lane)) WITHOUT ROWID;
CREATE TABLE gap (id INTEGER PRIMARY KEY AUTOINCREMENT, since INTEGER NOT NULL, until INTEGER, stream TEXT NOT NULL, cause TEXT NOT NULL);
INSERT INTO meta VALUES ('schema', '1');
INSERT INTO meta VALUES ('lastSeen', '1768046400000000');
INSERT INTO transition VALUES (7, 'ns/m1', 'Machine', 'ns', 'm1', 'u', 'phase', 'phase', 'Phase', '', 0, '', 'running', 'Running', '', '', 1768046400000000, 1768046400000000, 0, 'watch', 'admin (kubectl)');
INSERT INTO lane VALUES ('u', 'phase', 7);
INSERT INTO gap VALUES (3, 1768046400000000, 1768046460000000, 'machines', 'Holdpoint was not running')
