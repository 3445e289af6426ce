// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/Layout.h"

#include <QSqlQuery>

#include <array>

namespace hp::history {

namespace {

/// $ID numbers rows by itself, $INT takes microseconds, $BYTES bytes, $SEEK is for tables that are
/// only looked into by key.
constexpr std::array<const char *, 20> tables{
    // What never changes about the lane of an object, said once. Event objects come and go: theirs
    // is one subject per machine.
    "CREATE TABLE subject (id $ID, cluster TEXT NOT NULL, machine TEXT NOT NULL, kind TEXT NOT "
    "NULL, ns TEXT NOT NULL, name TEXT NOT NULL, uid TEXT NOT NULL, lane TEXT NOT NULL, lane_kind "
    "TEXT NOT NULL, label TEXT NOT NULL, detail TEXT NOT NULL, is_mark $INT NOT NULL)",
    "CREATE UNIQUE INDEX subject_once ON subject (cluster, uid, lane, machine, is_mark, label, "
    "detail)",
    "CREATE INDEX subject_machine ON subject (cluster, machine)",
    "CREATE TABLE transition (id $ID, subject $INT NOT NULL, from_look TEXT NOT NULL, to_look TEXT "
    "NOT NULL, text TEXT NOT NULL, reason TEXT NOT NULL, ended_by TEXT NOT NULL, at $INT NOT NULL, "
    "seen $INT NOT NULL, known $INT NOT NULL, source TEXT NOT NULL, actor TEXT NOT NULL, writer "
    "$INT NOT NULL, change TEXT)",
    "CREATE INDEX transition_subject ON transition (subject, at)",
    // Where every lane stands, so that a restart can compare and trimming keeps the present.
    "CREATE TABLE lane (cluster TEXT NOT NULL, uid TEXT NOT NULL, lane TEXT NOT NULL, "
    "transition_id $INT NOT NULL, PRIMARY KEY (cluster, uid, lane)) $SEEK",
    "CREATE TABLE gap (id $ID, cluster TEXT NOT NULL, writer $INT NOT NULL, since $INT NOT NULL, "
    "until $INT, stream TEXT NOT NULL, cause TEXT NOT NULL)",
    "CREATE TABLE audit (id $ID, cluster TEXT NOT NULL, writer $INT NOT NULL, at $INT NOT NULL, "
    "\"user\" TEXT NOT NULL, manager TEXT NOT NULL, verb TEXT NOT NULL, kind TEXT NOT NULL, grp "
    "TEXT NOT NULL, ns TEXT NOT NULL, name TEXT NOT NULL, uid TEXT NOT NULL, subresource TEXT NOT "
    "NULL, revision TEXT NOT NULL, digest TEXT NOT NULL, machine TEXT NOT NULL)",
    "CREATE INDEX audit_machine ON audit (machine, at)",
    // One row per life of a backend; `beat` is the last time at which it observed everything.
    "CREATE TABLE writer (id $ID, cluster TEXT NOT NULL, name TEXT NOT NULL, since $INT NOT NULL, "
    "beat $INT NOT NULL)",
    // Holds that ended, for what is usual.
    "CREATE TABLE held (id $ID, cluster TEXT NOT NULL, point TEXT NOT NULL, name TEXT NOT NULL, "
    "owner TEXT NOT NULL, role TEXT NOT NULL, since $INT NOT NULL, until $INT NOT NULL)",
    // What the views need of an object, as of every change of it.
    "CREATE TABLE object (id $ID, cluster TEXT NOT NULL, kind TEXT NOT NULL, ns TEXT NOT NULL, "
    "name TEXT NOT NULL, uid TEXT NOT NULL, born $INT NOT NULL, gone $INT)",
    "CREATE UNIQUE INDEX object_once ON object (cluster, kind, uid)",
    "CREATE INDEX object_name ON object (cluster, kind, ns, name)",
    "CREATE TABLE snapshot (id $ID, object $INT NOT NULL, base $INT NOT NULL, seen $INT NOT NULL, "
    "revision TEXT, writer $INT NOT NULL, body $BYTES NOT NULL)",
    "CREATE INDEX snapshot_object ON snapshot (object)",
    "CREATE INDEX snapshot_seen ON snapshot (seen)",
    // The wall clock went from `was` to `became` after these rows.
    "CREATE TABLE clock_step (id $ID, cluster TEXT NOT NULL, writer $INT NOT NULL, transition_id "
    "$INT NOT NULL, snapshot_id $INT NOT NULL, was $INT NOT NULL, became $INT NOT NULL)",
    "CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) $SEEK",
    "INSERT INTO meta VALUES ('schema', '3')",
};

/// Several backends may see one change: the first row of it stands.
constexpr std::array<const char *, 3> sharedIndexes{
    "CREATE UNIQUE INDEX transition_once ON transition (subject, change)",
    "CREATE UNIQUE INDEX snapshot_once ON snapshot (object, revision)",
    "CREATE INDEX snapshot_order ON snapshot (object, id)",
};

constexpr std::array<const char *, 5> setAsideLayout2{
    "ALTER TABLE transition RENAME TO transition2",
    "ALTER TABLE lane RENAME TO lane2",
    "ALTER TABLE gap RENAME TO gap2",
    "ALTER TABLE audit RENAME TO audit2",
    "ALTER TABLE meta RENAME TO meta2",
};

constexpr std::array<const char *, 2> dropIndexes2{
    "DROP INDEX transition_machine",
    "DROP INDEX IF EXISTS audit_machine",
};

constexpr std::array<const char *, 7> copyLayout2{
    "INSERT INTO writer (cluster, name, since, beat) SELECT '', 'before layout 3',"
    " coalesce((SELECT min(seen) FROM transition2), CAST(value AS INTEGER)), CAST(value AS INTEGER)"
    " FROM meta2 WHERE key='lastSeen'",
    "INSERT INTO subject (cluster, machine, kind, ns, name, uid, lane, lane_kind, label, detail,"
    " is_mark) SELECT DISTINCT '', machine, kind, CASE kind WHEN 'Event' THEN '' ELSE ns END,"
    " CASE kind WHEN 'Event' THEN '' ELSE name END, CASE kind WHEN 'Event' THEN '' ELSE uid END,"
    " lane, lane_kind, label, detail, is_mark FROM transition2 WHERE true ON CONFLICT DO NOTHING",
    "INSERT INTO transition (id, subject, from_look, to_look, text, reason, ended_by, at, seen,"
    " known, source, actor, writer) SELECT t.id, s.id, t.from_look, t.to_look, t.text, t.reason,"
    " t.ended_by, t.at, t.seen, t.known, t.source, t.actor, 1 FROM transition2 t JOIN subject s ON"
    " s.cluster='' AND s.uid=CASE t.kind WHEN 'Event' THEN '' ELSE t.uid END AND s.lane=t.lane AND"
    " s.machine=t.machine AND s.is_mark=t.is_mark AND s.label=t.label AND s.detail=t.detail",
    "INSERT INTO lane SELECT '', uid, lane, transition_id FROM lane2",
    "INSERT INTO gap (id, cluster, writer, since, until, stream, cause)"
    " SELECT id, '', 1, since, until, stream, cause FROM gap2",
    "INSERT INTO audit (id, cluster, writer, at, \"user\", manager, verb, kind, grp, ns, name, uid,"
    " subresource, revision, digest, machine) SELECT id, '', 1, at, \"user\", manager, verb, kind,"
    " grp, ns, name, uid, subresource, revision, digest, machine FROM audit2",
    "DROP TABLE transition2",
};

constexpr std::array<const char *, 4> dropRest2{
    "DROP TABLE lane2", "DROP TABLE gap2", "DROP TABLE audit2", "DROP TABLE meta2"};

/// From layout 1 to 2: what clients wrote.
constexpr std::array<const char *, 1> addAudit{
    "CREATE TABLE audit (id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, user TEXT NOT "
    "NULL, manager TEXT NOT NULL, verb TEXT NOT NULL, kind TEXT NOT NULL, grp TEXT NOT NULL,"
    " ns TEXT NOT NULL, name TEXT NOT NULL, uid TEXT NOT NULL, subresource TEXT NOT NULL,"
    " revision TEXT NOT NULL, digest TEXT NOT NULL, machine TEXT NOT NULL)",
};

template<typename Statements>
void add(QStringList &list, const Statements &statements)
{
    for (const char *statement : statements)
        list << QString::fromLatin1(statement);
}

} // namespace

QStringList layoutStatements(SqlDialect engine)
{
    const bool sqlite = engine == SqlDialect::Sqlite;
    QStringList statements;
    add(statements, tables);
    for (QString &statement : statements) {
        statement.replace(QLatin1String("$ID"),
                          sqlite ? QLatin1String("INTEGER PRIMARY KEY AUTOINCREMENT")
                                 : QLatin1String("BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY "
                                                 "KEY"));
        statement.replace(QLatin1String("$INT"),
                          sqlite ? QLatin1String("INTEGER") : QLatin1String("BIGINT"));
        statement.replace(QLatin1String("$BYTES"),
                          sqlite ? QLatin1String("BLOB") : QLatin1String("BYTEA"));
        statement.replace(QLatin1String("$SEEK"),
                          sqlite ? QLatin1String("WITHOUT ROWID") : QLatin1String(""));
    }
    if (!sqlite)
        add(statements, sharedIndexes);
    return statements;
}

QStringList migrationStatements(int version)
{
    if (version >= schemaVersion)
        return {};
    QStringList statements;
    if (version < 2)
        add(statements, addAudit);
    add(statements, dropIndexes2);
    add(statements, setAsideLayout2);
    statements << layoutStatements(SqlDialect::Sqlite);
    add(statements, copyLayout2);
    add(statements, dropRest2);
    return statements;
}

std::optional<QSqlError> runTogether(QSqlDatabase &database, const QStringList &statements)
{
    if (!database.transaction())
        return database.lastError();
    QSqlQuery query(database);
    for (const QString &statement : statements) {
        if (query.exec(statement))
            continue;
        const QSqlError error = query.lastError();
        database.rollback();
        return error;
    }
    query.finish();
    if (database.commit())
        return std::nullopt;
    const QSqlError error = database.lastError();
    database.rollback();
    return error;
}

} // namespace hp::history
