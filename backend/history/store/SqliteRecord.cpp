// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/RecordDatabase.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLoggingCategory>
#include <QVariant>

#include <algorithm>

Q_DECLARE_LOGGING_CATEGORY(historyLog)

namespace hp::history {

namespace {

constexpr int foldedInAt = 256; ///< pages
constexpr std::int64_t minPages = 64;
/// A whole check reads every page; beyond this size a start would be felt.
constexpr qint64 maxCheckedBytes = 64 * 1024 * 1024;
constexpr int maxDamaged = 2; ///< files that are kept

Unexpected failure(ErrorCode code,
                   const RecordPlace &place,
                   const std::string &why,
                   const QSqlError &error = {})
{
    return unexpected(code, place.shown() + ' ' + why, error.text().toStdString());
}

/// One file while it is being opened.
class Opening
{
public:
    Opening(QSqlDatabase &database, const RecordPlace &place, bool &damaged)
        : m_database(database)
        , m_place(place)
        , m_damaged(damaged)
        , m_query(database)
    { }

    Unexpected refused(const QSqlError &error)
    {
        if (isDamage(error)) {
            m_damaged = true;
            return failure(ErrorCode::Invalid, m_place, "is damaged or not a database", error);
        }
        if (error.nativeErrorCode() == QLatin1String("8"))
            return failure(ErrorCode::Unreachable, m_place, "cannot be written", error);
        return failure(ErrorCode::Unreachable,
                       m_place,
                       "cannot be used: " + error.databaseText().toStdString(),
                       error);
    }

    bool run(const QString &statement) { return m_query.exec(statement); }
    std::int64_t number(const char *statement)
    {
        return run(QLatin1String(statement)) && m_query.next() ? m_query.value(0).toLongLong() : 0;
    }

    Result<Done> settings(std::int64_t maxBytes)
    {
        const std::int64_t logBytes = std::min(maxLogBytes, maxBytes / 2);
        const std::int64_t pages = std::max(minPages, (maxBytes - logBytes) / pageBytes);
        // What was trimmed goes back to the disk; said before the first table, or never.
        const bool ready = run(QStringLiteral("PRAGMA auto_vacuum=INCREMENTAL"))
            && run(QStringLiteral("PRAGMA journal_mode=WAL"))
            && run(QStringLiteral("PRAGMA synchronous=NORMAL"))
            && run(QStringLiteral("PRAGMA wal_autocheckpoint=%1").arg(foldedInAt))
            && run(QStringLiteral("PRAGMA journal_size_limit=%1").arg(foldedInAt * pageBytes))
            && run(QStringLiteral("PRAGMA max_page_count=%1").arg(pages))
            && run(QStringLiteral("SELECT count(*) FROM sqlite_master"));
        if (!ready)
            return refused(m_query.lastError());
        m_query.finish();
        return Done{};
    }

    Result<Done> layout()
    {
        const bool hasMeta =
            number("SELECT count(*) FROM sqlite_master WHERE type='table' AND name='meta'") == 1;
        if (!hasMeta) {
            if (number("SELECT count(*) FROM sqlite_master") > 0)
                return failure(ErrorCode::Invalid, m_place, "is a database of another program");
            return together(layoutStatements(SqlDialect::Sqlite));
        }
        const std::int64_t version = number("SELECT value FROM meta WHERE key='schema'");
        if (version == 0)
            return refused(m_query.lastError());
        m_query.finish();
        if (version > schemaVersion)
            return failure(ErrorCode::Invalid,
                           m_place,
                           "was written by a newer version (layout " + std::to_string(version)
                               + ')');
        if (version == schemaVersion)
            return Done{};
        if (const auto migrated = together(migrationStatements(static_cast<int>(version)));
            !migrated)
            return migrated;
        // Once: only a whole rewrite makes room that can be given back.
        if (!run(QStringLiteral("VACUUM")))
            return refused(m_query.lastError());
        return Done{};
    }

    Result<Done> check()
    {
        if (m_place.file == ":memory:")
            return Done{};
        // With the log folded in, the file must have every page that it speaks of.
        if (!run(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")))
            return refused(m_query.lastError());
        m_query.finish();
        const qint64 size = QFileInfo(QString::fromStdString(m_place.file)).size();
        const std::int64_t pages = number("PRAGMA page_count");
        m_query.finish();
        if (size < pages * pageBytes) {
            m_damaged = true;
            return failure(ErrorCode::Invalid, m_place, "is damaged: its end is missing");
        }
        if (size > maxCheckedBytes)
            return Done{};
        if (!run(QStringLiteral("PRAGMA quick_check(1)")) || !m_query.next())
            return refused(m_query.lastError());
        const bool sound = m_query.value(0).toString() == QLatin1String("ok");
        m_query.finish();
        if (sound)
            return Done{};
        m_damaged = true;
        return failure(ErrorCode::Invalid, m_place, "is damaged");
    }

private:
    Result<Done> together(const QStringList &statements)
    {
        m_query.finish();
        if (const auto error = runTogether(m_database, statements))
            return refused(*error);
        return Done{};
    }

    QSqlDatabase &m_database;
    const RecordPlace &m_place;
    bool &m_damaged;
    QSqlQuery m_query;
};

} // namespace

bool isFull(const QSqlError &error)
{
    return error.nativeErrorCode() == QLatin1String("13");
}

bool isDamage(const QSqlError &error)
{
    const QString native = error.nativeErrorCode();
    return native == QLatin1String("26") || native == QLatin1String("11");
}

Result<Done> prepareSqlite(QSqlDatabase &database,
                           const RecordPlace &place,
                           std::int64_t maxBytes,
                           bool &damaged)
{
    const QString file = QString::fromStdString(place.file);
    // SQLite gives its companions the permissions of the file, so they are right from the start.
    if (QFile created(file); place.file != ":memory:" && !created.exists()) {
        if (!created.open(QIODevice::WriteOnly | QIODevice::NewOnly))
            return failure(ErrorCode::Unreachable,
                           place,
                           "cannot be created: " + created.errorString().toStdString());
        created.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    }
    database.setDatabaseName(file);
    if (!database.open())
        return Opening(database, place, damaged).refused(database.lastError());
    Opening opening(database, place, damaged);
    if (const auto set = opening.settings(maxBytes); !set)
        return set;
    if (const auto laidOut = opening.layout(); !laidOut)
        return laidOut;
    return opening.check();
}

namespace {

/// Each may be as large as --history-cap: a disk that goes on failing would fill up with them, and
/// with it what the backend cannot be without. The oldest go, by the time in their names,
/// and never `newest`: a clock that was put back has it behind the others.
void removeAllButTheNewest(const QString &first, const QString &newest, int kept)
{
    const QFileInfo pattern(first);
    QStringList names;
    const QStringList filter{QString(pattern.fileName() + QLatin1Char('*'))};
    const QStringList found = pattern.dir().entryList(filter, QDir::Files, QDir::Name);
    for (const QString &name : found) {
        const bool isCompanion =
            name.endsWith(QLatin1String("-wal")) || name.endsWith(QLatin1String("-shm"));
        if (!isCompanion && name != QFileInfo(newest).fileName())
            names.push_back(name);
    }
    for (qsizetype i = 0; i + kept - 1 < names.size(); ++i) {
        const QString old = pattern.dir().filePath(names[i]);
        for (const char *end : {"", "-wal", "-shm"})
            QFile::remove(old + QLatin1String(end));
        qCWarning(historyLog).noquote()
            << "two damaged records are kept; the oldest is removed:" << old;
    }
}

} // namespace

Result<std::string> setAside(const std::string &file, TimePoint now)
{
    std::string stamp = formatTime(now);
    std::erase_if(stamp, [](char c) { return c == '-' || c == ':'; });
    const QString from = QString::fromStdString(file);
    const QString first = from + QStringLiteral(".damaged-") + QString::fromStdString(stamp);
    QString to = first;
    for (int number = 2; QFile::exists(to); ++number)
        to = first + QLatin1Char('-') + QString::number(number);
    if (!QFile::rename(from, to))
        return unexpected(ErrorCode::Unreachable,
                          "history file " + file + " is damaged and cannot be set aside");
    // The log belongs to the old file: beside a new one it would be taken for its own.
    for (const char *companion : {"-wal", "-shm"})
        QFile::rename(from + QLatin1String(companion), to + QLatin1String(companion));
    removeAllButTheNewest(from + QStringLiteral(".damaged-"), to, maxDamaged);
    return to.toStdString();
}

} // namespace hp::history
