// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/log/RevisionLog.h"

#include "backend/embedded/log/StoreFile.h"

#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>
#include <QVariant>

#include <algorithm>

namespace hp::embedded {

namespace {

constexpr int pageSize = 8192;

QByteArray borrowed(std::string_view text)
{
    return QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size()));
}

std::string_view view(const QByteArray &bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

/// The row that a query stands on; its first five columns are id, previous, deleted, key, value.
/// `value` keeps what the row borrows.
LogRow rowAt(const QSqlQuery &query, QByteArray &value)
{
    value = query.value(4).toByteArray();
    return {query.value(0).toLongLong(),
            query.value(1).toLongLong(),
            query.value(2).toInt() != 0,
            query.value(3).toByteArray().toStdString(),
            view(value)};
}

} // namespace

Result<std::unique_ptr<RevisionLog>> RevisionLog::open(const Options &options)
{
    const auto state = inspectStoreFile(options.path);
    if (!state)
        return unexpected(state.error());
    if (*state == StoreFileState::Missing) {
        if (const auto made = createStoreFile(options.path); !made)
            return unexpected(made.error());
    }
    std::unique_ptr<RevisionLog> log(new RevisionLog(options.path));
    QSqlDatabase &database = log->m_database;
    database.setDatabaseName(QString::fromStdString(options.path));
    database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=0"));
    if (!database.open())
        return unexpected(ErrorCode::Invalid,
                          "cannot use the store " + options.path + ": "
                              + database.lastError().databaseText().toStdString(),
                          options.path);
    if (const auto ready = log->prepare(options); !ready)
        return unexpected(ready.error());
    return log;
}

RevisionLog::RevisionLog(std::string path)
    : m_path(std::move(path))
    , m_database(
          QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QUuid::createUuid().toString()))
{ }

RevisionLog::~RevisionLog()
{
    m_insert.reset();
    const QString name = m_database.connectionName();
    m_database.close();
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(name);
}

Result<Done> RevisionLog::prepare(const Options &options)
{
    // Exclusive before the first access: no second process can open the file, and the WAL index
    // then needs no shared memory.
    for (const char *sql : {"PRAGMA locking_mode=EXCLUSIVE", "PRAGMA synchronous=FULL"}) {
        if (const auto done = run(sql); !done)
            return done;
    }
    const auto tables = number("SELECT count(*) FROM sqlite_master");
    if (!tables)
        return unexpected(tables.error());
    if (*tables == 0) {
        if (const auto done = createTables(); !done)
            return done;
    }
    for (const char *sql : {"PRAGMA journal_mode=WAL",
                            "PRAGMA journal_size_limit=67108864",
                            "PRAGMA wal_autocheckpoint=2000",
                            "PRAGMA wal_checkpoint(TRUNCATE)",
                            "BEGIN IMMEDIATE",
                            "COMMIT"}) {
        if (const auto done = run(sql); !done)
            return done;
    }
    if (options.maxBytes > 0) {
        const std::string sql =
            "PRAGMA max_page_count=" + std::to_string(options.maxBytes / pageSize);
        if (const auto done = run(sql.c_str()); !done)
            return done;
    }
    if (const auto done = readPosition(); !done)
        return done;
    m_insert = std::make_unique<QSqlQuery>(m_database);
    if (!m_insert->prepare(
            QStringLiteral("INSERT INTO revisions(id, key, previous, deleted, written, value) "
                           "VALUES(?, ?, ?, ?, ?, ?)")))
        return failed("prepare", *m_insert);
    return Done{};
}

/// The header marks go to the file itself, in rollback mode, before WAL is switched on: a crash in
/// between must not leave a file that inspectStoreFile() takes for somebody else's.
Result<Done> RevisionLog::createTables()
{
    const std::string page = "PRAGMA page_size=" + std::to_string(pageSize);
    const std::string mark = "PRAGMA application_id=" + std::to_string(storeApplicationId);
    const std::string layout = "PRAGMA user_version=" + std::to_string(storeLayout);
    for (const char *sql :
         {page.c_str(),
          "BEGIN IMMEDIATE",
          mark.c_str(),
          layout.c_str(),
          "CREATE TABLE revisions("
          "id INTEGER PRIMARY KEY AUTOINCREMENT, "
          "key BLOB NOT NULL, "
          "previous INTEGER NOT NULL, "
          "deleted INTEGER NOT NULL, "
          "written INTEGER NOT NULL, "
          "value BLOB NOT NULL, "
          "UNIQUE(previous, key))",
          "CREATE TABLE position(name TEXT PRIMARY KEY, revision INTEGER NOT NULL)",
          "INSERT INTO position VALUES('compacted', 0), ('swept', 0)",
          "COMMIT"}) {
        if (const auto done = run(sql); !done)
            return done;
    }
    return Done{};
}

Result<Done> RevisionLog::readPosition()
{
    const auto read = [this](Revision &to, const char *sql) -> Result<Done> {
        const auto value = number(sql);
        if (!value)
            return unexpected(value.error());
        to = *value;
        return Done{};
    };
    if (const auto done =
            read(m_newest,
                 "SELECT coalesce((SELECT seq FROM sqlite_sequence WHERE name='revisions'), 0)");
        !done)
        return done;
    if (const auto done = read(m_compacted, "SELECT revision FROM position WHERE name='compacted'");
        !done)
        return done;
    return read(m_swept, "SELECT revision FROM position WHERE name='swept'");
}

Result<Done> RevisionLog::readNewest(const std::function<Result<Done>(const LogRow &)> &row)
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (!query.exec(QStringLiteral(
            "SELECT id, previous, deleted, key, value FROM revisions AS r WHERE "
            "NOT EXISTS (SELECT 1 FROM revisions AS n WHERE n.previous = r.id AND n.key = r.key) "
            "ORDER BY id")))
        return failed("read", query);
    QByteArray value;
    while (query.next()) {
        if (const auto taken = row(rowAt(query, value)); !taken)
            return taken;
    }
    if (query.lastError().isValid())
        return failed("read", query);
    return Done{};
}

Result<Revision>
RevisionLog::readSince(Revision after,
                       Revision until,
                       int limit,
                       const std::function<void(const LogRow &row, std::string_view before)> &row)
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    query.prepare(
        QStringLiteral("SELECT r.id, r.previous, r.deleted, r.key, r.value, p.value FROM revisions "
                       "AS r LEFT JOIN revisions AS p ON p.id = r.previous AND p.key = r.key AND "
                       "NOT p.deleted WHERE r.id > ? AND r.id <= ? ORDER BY r.id LIMIT ?"));
    query.addBindValue(qlonglong(after));
    query.addBindValue(qlonglong(until));
    query.addBindValue(limit);
    if (!query.exec())
        return failed("read", query);
    Revision last = until;
    int rows = 0;
    QByteArray value;
    while (query.next()) {
        const LogRow current = rowAt(query, value);
        const QByteArray before = query.value(5).toByteArray();
        row(current, view(before));
        if (++rows == limit)
            last = current.revision;
    }
    if (query.lastError().isValid())
        return failed("read", query);
    return last;
}

Result<Done> RevisionLog::begin()
{
    m_beforeBegin = m_newest;
    return run("BEGIN IMMEDIATE");
}

Result<Done> RevisionLog::append(const LogRow &row, TimePoint now)
{
    QSqlQuery &query = *m_insert;
    query.bindValue(0, qlonglong(row.revision));
    query.bindValue(1, borrowed(row.key));
    query.bindValue(2, qlonglong(row.previous));
    query.bindValue(3, row.deleted ? 1 : 0);
    query.bindValue(4, qlonglong(now.time_since_epoch().count()));
    query.bindValue(5, borrowed(row.value));
    if (!query.exec())
        return failed("write", query);
    m_newest = row.revision;
    return Done{};
}

Result<Done> RevisionLog::commit()
{
    auto done = run("COMMIT");
    if (!done)
        rollback();
    return done;
}

void RevisionLog::rollback()
{
    // A full disk may have undone the transaction already; then there is nothing left to do.
    QSqlQuery(m_database).exec(QStringLiteral("ROLLBACK"));
    m_newest = m_beforeBegin;
}

Result<Revision> RevisionLog::newestBefore(TimePoint time)
{
    // Revisions are in time order except where the wall clock was stepped back; a row that looks
    // too young only keeps history a little longer.
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    query.prepare(QStringLiteral(
        "SELECT coalesce(min(id) - 1, ?) FROM (SELECT id FROM revisions WHERE id > ? "
        "AND written >= ? ORDER BY id LIMIT 1)"));
    query.addBindValue(qlonglong(m_newest));
    query.addBindValue(qlonglong(m_compacted));
    query.addBindValue(qlonglong(time.time_since_epoch().count()));
    if (!query.exec() || !query.next())
        return failed("read", query);
    return Revision(query.value(0).toLongLong());
}

Result<Done> RevisionLog::compactTo(Revision revision)
{
    const Revision target = std::min(revision, m_newest);
    if (target <= m_compacted)
        return Done{};
    const std::string sql =
        "UPDATE position SET revision=" + std::to_string(target) + " WHERE name='compacted'";
    auto done = run(sql.c_str());
    if (done)
        m_compacted = target;
    return done;
}

/// Walks the rows that replace others: below the horizon each of them makes its predecessor
/// unreachable, and a tombstone makes itself unreachable. The cursor moves in the same transaction.
Result<bool> RevisionLog::sweep(Revision span)
{
    if (m_swept >= m_compacted)
        return false;
    const Revision until = std::min(m_compacted, m_swept + span);
    const std::string range =
        "id > " + std::to_string(m_swept) + " AND id <= " + std::to_string(until);
    const std::string replaced =
        "DELETE FROM revisions WHERE id IN (SELECT previous FROM revisions WHERE " + range + ')';
    const std::string tombstones = "DELETE FROM revisions WHERE " + range + " AND deleted";
    const std::string cursor =
        "UPDATE position SET revision=" + std::to_string(until) + " WHERE name='swept'";
    for (const char *sql :
         {"BEGIN IMMEDIATE", replaced.c_str(), tombstones.c_str(), cursor.c_str(), "COMMIT"}) {
        if (const auto done = run(sql); !done) {
            QSqlQuery(m_database).exec(QStringLiteral("ROLLBACK"));
            return unexpected(done.error());
        }
    }
    m_swept = until;
    return m_swept < m_compacted;
}

Result<Done> RevisionLog::run(const char *sql)
{
    QSqlQuery query(m_database);
    if (!query.exec(QString::fromUtf8(sql)))
        return failed("write", query);
    return Done{};
}

Result<std::int64_t> RevisionLog::number(const char *sql)
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (!query.exec(QString::fromUtf8(sql)) || !query.next())
        return failed("read", query);
    return std::int64_t(query.value(0).toLongLong());
}

Unexpected RevisionLog::failed(const char *doing, const QSqlQuery &query) const
{
    const QSqlError error = query.lastError();
    std::string why = error.databaseText().toStdString();
    const std::string code = error.nativeErrorCode().toStdString();
    if (code == "5" || code == "6")
        why = "another process is using it";
    else if (code == "11" || code == "26")
        why = "it is damaged (" + why + ')';
    else if (why.empty())
        why = "it holds no position record, so it is damaged";
    // Full, read-only and failing disks can recover; the caller may try again.
    const bool passing = code == "13" || code == "10" || code == "8" || code == "5";
    return unexpected(passing ? ErrorCode::Unreachable : ErrorCode::Internal,
                      std::string("cannot ") + doing + " the store " + m_path + ": " + why,
                      m_path);
}

} // namespace hp::embedded
