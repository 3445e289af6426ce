// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/HistoryFile.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>
#include <array>

namespace hp::history {

namespace {

/// What the write-ahead log may take beside the file: it is folded in at a megabyte, and one
/// transaction comes on top. A small history gives half of its size to it.
constexpr std::int64_t largestLog = 16 * 1024 * 1024;
constexpr int foldedInAt = 256; ///< pages
constexpr std::int64_t pageBytes = 4096;
constexpr std::int64_t leastPages = 64;
/// A whole check reads every page; beyond this size a start would be felt.
constexpr qint64 largestChecked = 64 * 1024 * 1024;

Unexpected failure(ErrorCode code,
                   const std::string &path,
                   const std::string &why,
                   const QSqlError &error = {})
{
    return unexpected(code, "history file " + path + ' ' + why, error.text().toStdString());
}

Unexpected sqlFailure(const std::string &path, const QSqlError &error)
{
    const QString native = error.nativeErrorCode();
    if (native == QLatin1String("26") || native == QLatin1String("11"))
        return failure(ErrorCode::Invalid,
                       path,
                       "is damaged or not a database; move it away to start a new one",
                       error);
    if (native == QLatin1String("8"))
        return failure(ErrorCode::Unreachable, path, "cannot be written", error);
    return failure(ErrorCode::Unreachable,
                   path,
                   "cannot be used: " + error.databaseText().toStdString(),
                   error);
}

constexpr std::array<const char *, 6> layout{
    "CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    "CREATE TABLE transition (id INTEGER PRIMARY KEY AUTOINCREMENT, machine TEXT NOT NULL, kind "
    "TEXT NOT NULL,"
    " ns TEXT NOT NULL, name TEXT NOT NULL, uid TEXT NOT NULL, lane TEXT NOT NULL, lane_kind TEXT "
    "NOT NULL,"
    " label TEXT NOT NULL, detail TEXT NOT NULL, is_mark INTEGER NOT NULL, from_look TEXT NOT NULL,"
    " to_look TEXT NOT NULL, text TEXT NOT NULL, reason TEXT NOT NULL, ended_by TEXT NOT NULL,"
    " at INTEGER NOT NULL, seen INTEGER NOT NULL, known INTEGER NOT NULL, source TEXT NOT NULL,"
    " actor TEXT NOT NULL)",
    "CREATE INDEX transition_machine ON transition (machine, at)",
    // Where every lane stands, so that a restart can compare and trimming keeps the present.
    "CREATE TABLE lane (uid TEXT NOT NULL, lane TEXT NOT NULL, transition_id INTEGER NOT NULL,"
    " PRIMARY KEY (uid, lane)) WITHOUT ROWID",
    "CREATE TABLE gap (id INTEGER PRIMARY KEY AUTOINCREMENT, since INTEGER NOT NULL, until INTEGER,"
    " stream TEXT NOT NULL, cause TEXT NOT NULL)",
    "INSERT INTO meta VALUES ('schema', '1')",
};

/// From layout 1 to 2: what clients wrote.
constexpr std::array<const char *, 3> addAudit{
    "CREATE TABLE audit (id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, user TEXT NOT "
    "NULL, manager TEXT NOT NULL, verb TEXT NOT NULL, kind TEXT NOT NULL, grp TEXT NOT NULL,"
    " ns TEXT NOT NULL, name TEXT NOT NULL, uid TEXT NOT NULL, subresource TEXT NOT NULL,"
    " revision TEXT NOT NULL, digest TEXT NOT NULL, machine TEXT NOT NULL)",
    "CREATE INDEX audit_machine ON audit (machine, at)",
    "UPDATE meta SET value='2' WHERE key='schema'",
};

/// All statements or none.
template<typename Statements>
Result<Done>
runTogether(QSqlDatabase &database, const std::string &path, const Statements &statements)
{
    if (!database.transaction())
        return sqlFailure(path, database.lastError());
    QSqlQuery query(database);
    for (const char *statement : statements) {
        if (query.exec(QLatin1String(statement)))
            continue;
        const QSqlError error = query.lastError();
        database.rollback();
        return sqlFailure(path, error);
    }
    if (!database.commit())
        return sqlFailure(path, database.lastError());
    return Done{};
}

Result<Done> prepare(QSqlDatabase &database, const std::string &path, std::int64_t maxBytes)
{
    QSqlQuery query(database);
    const auto run = [&](const QString &statement) { return query.exec(statement); };
    const std::int64_t logBytes = std::min(largestLog, maxBytes / 2);
    const std::int64_t pages = std::max(leastPages, (maxBytes - logBytes) / pageBytes);
    const bool ready = run(QStringLiteral("PRAGMA journal_mode=WAL"))
        && run(QStringLiteral("PRAGMA synchronous=NORMAL"))
        && run(QStringLiteral("PRAGMA wal_autocheckpoint=%1").arg(foldedInAt))
        && run(QStringLiteral("PRAGMA journal_size_limit=%1").arg(foldedInAt * pageBytes))
        && run(QStringLiteral("PRAGMA max_page_count=%1").arg(pages))
        && run(QStringLiteral("SELECT name FROM sqlite_master WHERE type='table' AND name='meta'"));
    if (!ready)
        return sqlFailure(path, query.lastError());
    const bool hasMeta = query.next();

    if (!hasMeta) {
        if (run(QStringLiteral("SELECT count(*) FROM sqlite_master")) && query.next()
            && query.value(0).toInt() > 0)
            return failure(ErrorCode::Invalid, path, "is a database of another program");
        query.finish();
        if (const auto laidOut = runTogether(database, path, layout); !laidOut)
            return laidOut;
        return runTogether(database, path, addAudit);
    }
    if (!run(QStringLiteral("SELECT value FROM meta WHERE key='schema'")) || !query.next())
        return sqlFailure(path, query.lastError());
    const int version = query.value(0).toInt();
    query.finish();
    if (version > schemaVersion)
        return failure(ErrorCode::Invalid,
                       path,
                       "was written by a newer version (layout " + std::to_string(version) + ')');
    if (version < 2) {
        if (const auto migrated = runTogether(database, path, addAudit); !migrated)
            return migrated;
    }
    if (QFileInfo(QString::fromStdString(path)).size() > largestChecked)
        return Done{};
    if (!run(QStringLiteral("PRAGMA quick_check(1)")) || !query.next())
        return sqlFailure(path, query.lastError());
    if (query.value(0).toString() != QLatin1String("ok"))
        return failure(ErrorCode::Invalid, path, "is damaged; move it away to start a new one");
    return Done{};
}

} // namespace

Result<QSqlDatabase>
openHistoryFile(const std::string &path, std::int64_t maxBytes, const QString &connectionName)
{
    const QString file = QString::fromStdString(path);
    // SQLite gives its companions the permissions of the file, so they are right from the start.
    if (QFile created(file); !created.exists()) {
        if (!created.open(QIODevice::WriteOnly | QIODevice::NewOnly))
            return failure(ErrorCode::Unreachable,
                           path,
                           "cannot be created: " + created.errorString().toStdString());
        created.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    }
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connectionName);
    database.setDatabaseName(file);
    if (!database.open()) {
        const QSqlError error = database.lastError();
        return sqlFailure(path, error);
    }
    const auto prepared = prepare(database, path, maxBytes);
    if (!prepared) {
        database.close();
        return Unexpected{prepared.error()};
    }
    return database;
}

} // namespace hp::history
