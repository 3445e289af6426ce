// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/RecordDatabase.h"

#include <QVariant>

#include <atomic>
#include <utility>

namespace hp::history {

namespace {

QString uniqueConnectionName()
{
    static std::atomic<int> count = 0;
    return QStringLiteral("history-%1").arg(++count);
}

/// What a server says may be a page; its first line is the reason.
std::string wordsOf(const QSqlError &error)
{
    return error.databaseText().section(QLatin1Char('\n'), 0, 0).trimmed().toStdString();
}

Result<Done> connectPostgres(QSqlDatabase &database, const RecordPlace &place)
{
    if (!database.isValid())
        return unexpected(ErrorCode::Unreachable,
                          place.shown()
                              + " cannot be used: Qt's driver for PostgreSQL is not installed "
                                "(package libqt6sql6-psql)");
    database.setHostName(QString::fromStdString(place.host));
    database.setPort(place.port);
    database.setDatabaseName(QString::fromStdString(place.database));
    database.setUserName(QString::fromStdString(place.user));
    database.setPassword(QString::fromStdString(place.password));
    database.setConnectOptions(QString::fromStdString(place.options));
    if (!database.open())
        return unexpected(ErrorCode::Unreachable,
                          place.shown() + " cannot be reached: " + wordsOf(database.lastError()));
    return preparePostgres(database, place);
}

} // namespace

bool isOfTheRow(const QSqlError &error)
{
    // Values that no column takes, broken constraints, more than the server can hold in a row.
    const QString state = error.nativeErrorCode();
    return state.startsWith(QLatin1String("22")) || state.startsWith(QLatin1String("23"))
        || state.startsWith(QLatin1String("54"));
}

bool isOfTheMoment(const QSqlError &error)
{
    const QString state = error.nativeErrorCode();
    return state == QLatin1String("40001") || state == QLatin1String("40P01");
}

Result<Done> preparePostgres(QSqlDatabase &database, const RecordPlace &place)
{
    const auto refused = [&](const QSqlError &error) {
        return unexpected(ErrorCode::Unreachable,
                          place.shown() + " cannot be used: " + wordsOf(error));
    };
    QSqlQuery query(database);
    // Two backends that start together must not both lay out the tables. The lock ends with the
    // connection, should we die here.
    const QString lock = QStringLiteral("SELECT pg_advisory_lock(727001)");
    for (const QString &statement : {QStringLiteral("SET client_min_messages=warning"),
                                     QStringLiteral("SET statement_timeout='10s'"),
                                     QStringLiteral("SET lock_timeout='5s'"),
                                     lock}) {
        if (!query.exec(statement))
            return refused(query.lastError());
    }
    Result<Done> result = Done{};
    if (!query.exec(QStringLiteral("SELECT to_regclass('meta') IS NOT NULL")) || !query.next()) {
        result = refused(query.lastError());
    } else if (!query.value(0).toBool()) {
        if (const auto error = runTogether(database, layoutStatements(SqlDialect::Postgres)))
            result = refused(*error);
    } else if (!query.exec(QStringLiteral("SELECT value FROM meta WHERE key='schema'"))
               || !query.next()) {
        result = refused(query.lastError());
    } else if (query.value(0).toInt() > schemaVersion) {
        result = unexpected(ErrorCode::Invalid,
                            place.shown() + " was written by a newer version (layout "
                                + query.value(0).toString().toStdString() + ')');
    }
    query.exec(QStringLiteral("SELECT pg_advisory_unlock(727001)"));
    return result;
}

RecordDatabase::RecordDatabase(RecordPlace place, QSqlDatabase sql)
    : m_place(std::move(place))
    , m_sql(std::move(sql))
{ }

RecordDatabase::~RecordDatabase()
{
    const QString name = m_sql.connectionName();
    m_sql.close();
    m_sql = {};
    QSqlDatabase::removeDatabase(name);
}

Result<std::unique_ptr<RecordDatabase>> RecordDatabase::open(const RecordPlace &place,
                                                             std::int64_t maxBytes)
{
    const QString name = uniqueConnectionName();
    const bool shared = place.isShared();
    auto database = std::unique_ptr<RecordDatabase>(new RecordDatabase(
        place,
        QSqlDatabase::addDatabase(shared ? QStringLiteral("QPSQL") : QStringLiteral("QSQLITE"),
                                  name)));
    bool damaged = false;
    auto prepared = shared ? connectPostgres(database->m_sql, place)
                           : prepareSqlite(database->m_sql, place, maxBytes, damaged);
    if (prepared)
        return database;
    Error error = prepared.error();
    if (damaged)
        error.detail = "damaged";
    return unexpected(std::move(error));
}

Result<std::unique_ptr<RecordDatabase>> RecordDatabase::openReader(const RecordPlace &place)
{
    const QString name = uniqueConnectionName();
    const bool shared = place.isShared();
    auto database = std::unique_ptr<RecordDatabase>(new RecordDatabase(
        place,
        QSqlDatabase::addDatabase(shared ? QStringLiteral("QPSQL") : QStringLiteral("QSQLITE"),
                                  name)));
    QSqlDatabase &sql = database->m_sql;
    if (shared) {
        if (const auto connected = connectPostgres(sql, place); !connected)
            return Unexpected{connected.error()};
        QSqlQuery(sql).exec(QStringLiteral("SET default_transaction_read_only=on"));
        QSqlQuery(sql).exec(QStringLiteral("SET default_transaction_isolation='repeatable read'"));
        return database;
    }
    sql.setDatabaseName(QString::fromStdString(place.file));
    sql.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=5000"));
    if (!sql.open())
        return database->failure(sql.lastError());
    return database;
}

Result<std::unique_ptr<RecordDatabase>> RecordDatabase::openWriter(const RecordPlace &place)
{
    const bool shared = place.isShared();
    auto database = std::unique_ptr<RecordDatabase>(new RecordDatabase(
        place,
        QSqlDatabase::addDatabase(shared ? QStringLiteral("QPSQL") : QStringLiteral("QSQLITE"),
                                  uniqueConnectionName())));
    QSqlDatabase &sql = database->m_sql;
    const int wait = maxWaitForLock / std::chrono::milliseconds(1);
    if (shared) {
        if (const auto connected = connectPostgres(sql, place); !connected)
            return Unexpected{connected.error()};
        QSqlQuery(sql).exec(QStringLiteral("SET lock_timeout='%1ms'").arg(wait));
        return database;
    }
    sql.setDatabaseName(QString::fromStdString(place.file));
    sql.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(wait));
    if (!sql.open())
        return database->failure(sql.lastError());
    QSqlQuery(sql).exec(QStringLiteral("PRAGMA synchronous=FULL"));
    return database;
}

Result<Done> RecordDatabase::standStill()
{
    if (!m_sql.transaction())
        return failure(m_sql.lastError());
    QSqlQuery query(m_sql);
    if (isShared()
        && !query.exec(QStringLiteral("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")))
        return failure(query.lastError());
    return Done{};
}

Unexpected RecordDatabase::failure(const QSqlError &error) const
{
    return unexpected(ErrorCode::Unreachable,
                      m_place.shown() + " failed: " + wordsOf(error),
                      isDamage(error) ? "damaged" : error.nativeErrorCode().toStdString());
}

Result<Done> RecordDatabase::readToEnd(const QSqlQuery &query) const
{
    const QSqlError error = query.lastError();
    if (error.isValid())
        return failure(error);
    return Done{};
}

std::int64_t RecordDatabase::insertedId(QSqlQuery &query) const
{
    if (!isShared())
        return query.lastInsertId().toLongLong();
    const std::int64_t id = query.next() ? query.value(0).toLongLong() : 0;
    query.finish();
    return id;
}

QString RecordDatabase::returningId() const
{
    return isShared() ? QStringLiteral(" ON CONFLICT DO NOTHING RETURNING id") : QString();
}

std::int64_t RecordDatabase::pragma(const char *name)
{
    if (isShared())
        return 0;
    QSqlQuery query(m_sql);
    const bool read = query.exec(QStringLiteral("PRAGMA ") + QLatin1String(name)) && query.next();
    return read ? query.value(0).toLongLong() : 0;
}

} // namespace hp::history
