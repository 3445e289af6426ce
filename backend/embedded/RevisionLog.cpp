// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/RevisionLog.h"

#include <QFile>
#include <QFileInfo>

#include <sqlite3.h>

#include <algorithm>

namespace hp::embedded {

namespace {

constexpr int pageSize = 8192;

/// The row that a query stands on; its first five columns are id, previous, deleted, key, value.
LogRow rowAt(const SqliteStatement &query)
{
    return {query.number(0),
            query.number(1),
            query.number(2) != 0,
            std::string(query.blob(3)),
            query.blob(4)};
}

/// What the process before this one did not write into the file.
bool hasLeftLog(const std::string &path)
{
    return QFileInfo(QString::fromStdString(path + "-wal")).size() > 0;
}

} // namespace

Result<std::unique_ptr<RevisionLog>> RevisionLog::open(const Options &options)
{
    const auto state = inspectStoreFile(options.path);
    if (!state)
        return unexpected(state.error());
    const bool hasLog = hasLeftLog(options.path);
    // SQLite removes a log that is beside no content: all that the store had may be in it.
    if (*state != StoreFileState::Ours && hasLog)
        return unexpected(ErrorCode::Invalid,
                          "cannot use the store " + options.path + ": it is "
                              + (*state == StoreFileState::Missing ? "missing" : "empty")
                              + ", and its log " + options.path + "-wal is not",
                          options.path);
    if (*state == StoreFileState::Missing) {
        if (const auto made = createStoreFile(options.path); !made)
            return unexpected(made.error());
    }
    std::unique_ptr<RevisionLog> log(new RevisionLog(options.path));
    if (!log->m_database.open(options.path))
        return unexpected(ErrorCode::Invalid,
                          "cannot use the store " + options.path + ": "
                              + log->m_database.fault().text,
                          options.path);
    if (const auto ready = log->prepare(options, hasLog); !ready)
        return unexpected(ready.error());
    return log;
}

RevisionLog::RevisionLog(std::string path)
    : m_path(std::move(path))
{ }

RevisionLog::~RevisionLog() = default;

Result<Done> RevisionLog::prepare(const Options &options, bool checked)
{
    m_database.setMergesLogWhenClosed(!checked);
    // Exclusive before the first access: no second process can open the file, and the WAL index
    // then needs no shared memory. Neither of these reads the file yet: what it says of damage is
    // for check().
    for (const char *sql : {"PRAGMA locking_mode=EXCLUSIVE",
                            "PRAGMA cell_size_check=ON"}) { // before damage is written further
        if (const auto done = run(sql); !done)
            return done;
    }
    if (checked) {
        if (const auto sound = check(); !sound)
            return sound;
        m_database.setMergesLogWhenClosed(true);
    }
    if (const auto done = run("PRAGMA synchronous=FULL"); !done)
        return done;
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
        if (const auto done = run(sql); !done)
            return done;
    }
    if (const auto done = readPosition(); !done)
        return done;
    m_begin = m_database.prepare("BEGIN IMMEDIATE");
    m_insert = m_database.prepare("INSERT INTO revisions(id, key, previous, deleted, written, "
                                  "value) VALUES(?, ?, ?, ?, ?, ?)");
    m_commit = m_database.prepare("COMMIT");
    if (!m_begin || !m_insert || !m_commit)
        return failed("prepare");
    return Done{};
}

/// Reads every page once, as they are with the log: as long as reading the file takes, and only
/// after an end that was not clean. Up to here nothing was written.
Result<Done> RevisionLog::check()
{
    const auto pages = number("PRAGMA page_count");
    const auto bytes = number("PRAGMA page_size");
    // All pages of a small store may be in its log: that is sound, and cuts off what is here. A
    // store itself never gets smaller.
    const bool isWhole =
        pages && bytes && *pages * *bytes >= QFileInfo(QString::fromStdString(m_path)).size();
    if (isWhole) {
        SqliteStatement query = m_database.prepare("PRAGMA quick_check(1)");
        if (query.step() == SqliteStatement::Step::Row && query.blob(0) == "ok")
            return Done{};
    }
    return unexpected(ErrorCode::Internal,
                      "cannot use the store " + m_path + " with its log " + m_path
                          + "-wal: the log is that of another store, or one of them is damaged; "
                            "neither of them was changed",
                      m_path);
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
    using Step = SqliteStatement::Step;
    SqliteStatement query = m_database.prepare(
        "SELECT id, previous, deleted, key, value FROM revisions AS r WHERE "
        "NOT EXISTS (SELECT 1 FROM revisions AS n WHERE n.previous = r.id AND n.key = r.key) "
        "ORDER BY id");
    Step step = query.step();
    for (; step == Step::Row; step = query.step()) {
        if (const auto taken = row(rowAt(query)); !taken)
            return taken;
    }
    if (step == Step::Failed)
        return failed("read");
    return Done{};
}

Result<std::vector<SetAsideRow>> RevisionLog::readSetAside()
{
    using Step = SqliteStatement::Step;
    std::vector<SetAsideRow> rows;
    const auto tables = number("SELECT count(*) FROM sqlite_master WHERE name='set_aside'");
    if (!tables)
        return unexpected(tables.error());
    if (*tables == 0)
        return rows;
    SqliteStatement query = m_database.prepare("SELECT key, why FROM set_aside ORDER BY id");
    Step step = query.step();
    for (; step == Step::Row; step = query.step())
        rows.push_back({std::string(query.blob(0)), std::string(query.blob(1))});
    if (step == Step::Failed)
        return failed("read");
    return rows;
}

Result<Done> RevisionLog::setAside(Revision revision, const std::string &why)
{
    // Only a store that needs it has the table: an older Holdpoint opens both.
    const auto made =
        run("CREATE TABLE IF NOT EXISTS set_aside(id INTEGER PRIMARY KEY, key BLOB NOT "
            "NULL, written INTEGER NOT NULL, value BLOB NOT NULL, why TEXT NOT NULL)");
    if (!made)
        return made;
    SqliteStatement copy =
        m_database.prepare("INSERT OR IGNORE INTO set_aside(id, key, written, value, why) "
                           "SELECT id, key, written, value, ? FROM revisions WHERE id = ?");
    copy.bind(1, why);
    copy.bind(2, revision);
    if (!copy.run())
        return failed("write");
    return Done{};
}

Result<Revision>
RevisionLog::readSince(Revision after,
                       Revision until,
                       int limit,
                       const std::function<void(const LogRow &row, std::string_view before)> &row)
{
    using Step = SqliteStatement::Step;
    SqliteStatement query = m_database.prepare(
        "SELECT r.id, r.previous, r.deleted, r.key, r.value, p.value FROM revisions "
        "AS r LEFT JOIN revisions AS p ON p.id = r.previous AND p.key = r.key AND "
        "NOT p.deleted WHERE r.id > ? AND r.id <= ? ORDER BY r.id LIMIT ?");
    query.bind(1, after);
    query.bind(2, until);
    query.bind(3, limit);
    Revision last = until;
    int rows = 0;
    std::size_t bytes = 0;
    Step step = query.step();
    for (; step == Step::Row; step = query.step()) {
        const LogRow current = rowAt(query);
        const std::string_view before = query.blob(5);
        row(current, before);
        bytes += current.value.size() + before.size();
        if (++rows == limit || bytes >= maxBytesAtOnce)
            return current.revision;
    }
    if (step == Step::Failed)
        return failed("read");
    return last;
}

Result<Done> RevisionLog::begin()
{
    m_beforeBegin = m_newest;
    if (!m_begin.run())
        return failed("write");
    return Done{};
}

Result<Done> RevisionLog::append(const LogRow &row, TimePoint now)
{
    m_insert.bind(1, row.revision);
    m_insert.bind(2, row.key);
    m_insert.bind(3, row.previous);
    m_insert.bind(4, row.deleted ? 1 : 0);
    m_insert.bind(5, std::int64_t(now.time_since_epoch().count()));
    m_insert.bind(6, row.value);
    if (!m_insert.run())
        return failed("write");
    m_newest = row.revision;
    return Done{};
}

Result<Done> RevisionLog::commit()
{
    if (m_commit.run())
        return Done{};
    auto failure = failed("write");
    rollback();
    return failure;
}

Result<Done> RevisionLog::tryToWrite()
{
    for (const char *sql : {"BEGIN IMMEDIATE",
                            "INSERT INTO position(name, revision) VALUES('probe', zeroblob(32768))",
                            "DELETE FROM position WHERE name='probe'",
                            "COMMIT"}) {
        if (auto done = run(sql); !done) {
            static_cast<void>(m_database.run("ROLLBACK"));
            return done;
        }
    }
    return Done{};
}

void RevisionLog::rollback()
{
    // A full disk may have undone the transaction already; then there is nothing left to do.
    static_cast<void>(m_database.run("ROLLBACK"));
    m_newest = m_beforeBegin;
}

Result<Revision> RevisionLog::newestBefore(TimePoint time)
{
    // Revisions are in time order except where the wall clock was stepped back; a row that looks
    // too young only keeps history a little longer.
    SqliteStatement query = m_database.prepare(
        "SELECT coalesce(min(id) - 1, ?) FROM (SELECT id FROM revisions WHERE id > ? "
        "AND written >= ? ORDER BY id LIMIT 1)");
    query.bind(1, m_newest);
    query.bind(2, m_compacted);
    query.bind(3, std::int64_t(time.time_since_epoch().count()));
    if (query.step() != SqliteStatement::Step::Row)
        return failed("read");
    return Revision(query.number(0));
}

Result<Done> RevisionLog::compactTo(Revision revision)
{
    const Revision target = std::min(revision, m_newest);
    if (target <= m_compacted)
        return Done{};
    const std::string sql =
        "UPDATE position SET revision=" + std::to_string(target) + " WHERE name='compacted'";
    auto done = run(sql);
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
    for (const std::string &sql :
         {std::string("BEGIN IMMEDIATE"), replaced, tombstones, cursor, std::string("COMMIT")}) {
        if (const auto done = run(sql); !done) {
            static_cast<void>(m_database.run("ROLLBACK"));
            return unexpected(done.error());
        }
    }
    m_swept = until;
    return m_swept < m_compacted;
}

Result<Done> RevisionLog::run(std::string_view sql)
{
    if (!m_database.run(sql))
        return failed("write");
    return Done{};
}

Result<std::int64_t> RevisionLog::number(std::string_view sql)
{
    SqliteStatement query = m_database.prepare(sql);
    if (query.step() != SqliteStatement::Step::Row)
        return failed("read");
    return query.number(0);
}

Unexpected RevisionLog::failed(const char *doing) const
{
    const auto [code, text] = m_database.fault();
    std::string why = text;
    if (code == SQLITE_BUSY || code == SQLITE_LOCKED)
        why = "another process is using it";
    else if (code == SQLITE_CORRUPT || code == SQLITE_NOTADB)
        why = "it is damaged (" + text + ')';
    else if (code == SQLITE_OK || code == SQLITE_DONE)
        why = "it holds no position record, so it is damaged";
    // Full, read-only and failing disks can recover; the caller may try again.
    const bool passing = code == SQLITE_FULL || code == SQLITE_IOERR || code == SQLITE_READONLY
        || code == SQLITE_BUSY;
    return unexpected(passing ? ErrorCode::Unreachable : ErrorCode::Internal,
                      std::string("cannot ") + doing + " the store " + m_path + ": " + why,
                      m_path);
}

namespace {

Unexpected unusable(const std::string &path, const std::string &why)
{
    return unexpected(ErrorCode::Invalid, "cannot use the store " + path + ": " + why, path);
}

std::uint32_t bigEndian(const QByteArray &bytes, qsizetype at)
{
    std::uint32_t value = 0;
    for (qsizetype i = at; i < at + 4; ++i)
        value = (value << 8) | static_cast<unsigned char>(bytes[i]);
    return value;
}

} // namespace

Result<StoreFileState> inspectStoreFile(const std::string &path)
{
    const QFileInfo info(QString::fromStdString(path));
    if (!info.exists())
        return StoreFileState::Missing;
    if (!info.isFile())
        return unusable(path, "it is not a file");
    QFile file(info.filePath());
    if (!file.open(QIODevice::ReadOnly))
        return unusable(path, file.errorString().toStdString());
    if (!info.isWritable())
        return unusable(path, "it is not writable");
    if (info.size() == 0)
        return StoreFileState::Empty;
    const QByteArray header = file.read(100);
    if (header.size() < 100 || !header.startsWith(QByteArray("SQLite format 3", 16)))
        return unusable(path, "it is not a database");
    if (bigEndian(header, 68) != storeApplicationId)
        return unusable(path, "it belongs to another program");
    if (bigEndian(header, 60) > storeLayout)
        return unusable(path, "it was written by a newer version of Holdpoint");
    return StoreFileState::Ours;
}

Result<Done> createStoreFile(const std::string &path)
{
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return unusable(path, file.errorString().toStdString());
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    return Done{};
}

} // namespace hp::embedded
