// SPDX-License-Identifier: Apache-2.0
#include "backend/overrides/AuditChain.h"

#include "model/base/JsonTree.h"

#include <QCryptographicHash>
#include <QFile>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>
#include <QVariant>

#include <utility>

namespace hp::overrides {

namespace {

QString text(const std::string &utf8)
{
    return QString::fromStdString(utf8);
}

/// Every member with its length before it, so that no two rows have the same bytes.
std::string hashOf(const std::string &before, const AuditRow &row)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&hash](const std::string &member) {
        hash.addData(QByteArray(QByteArray::number(static_cast<qulonglong>(member.size())) + ':'));
        hash.addData(QByteArray::fromStdString(member));
    };
    add(before);
    add(std::to_string(row.number));
    add(formatMicroTime(row.at));
    add(row.override);
    add(row.opens ? "opens" : "closes");
    add(row.content);
    return hash.result().toHex().toStdString();
}

AuditRow rowOf(const QSqlQuery &query)
{
    AuditRow row;
    row.number = query.value(0).toLongLong();
    row.at = TimePoint(Duration(query.value(1).toLongLong()));
    row.override = query.value(2).toString().toStdString();
    row.opens = query.value(3).toBool();
    row.content = query.value(4).toString().toStdString();
    row.hash = query.value(5).toString().toStdString();
    return row;
}

Unexpected failure(const std::string &path, const QSqlError &error)
{
    return unexpected(ErrorCode::Unreachable,
                      "the audit file " + path
                          + " does not work: " + error.databaseText().toStdString());
}

Result<QSqlDatabase> opened(const QString &connection, const std::string &path, bool readOnly)
{
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
    database.setDatabaseName(text(path));
    if (readOnly)
        database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY"));
    if (!database.open())
        return failure(path, database.lastError());
    return database;
}

constexpr const char *columns = "number, at, override, opens, content, hash";

} // namespace

AuditChain::AuditChain(QString connection, QSqlDatabase database)
    : m_connection(std::move(connection))
    , m_database(std::move(database))
{ }

AuditChain::~AuditChain()
{
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_connection);
}

Result<std::unique_ptr<AuditChain>> AuditChain::open(const std::string &path)
{
    if (!QFile::exists(text(path))) {
        QFile created(text(path));
        if (!created.open(QIODevice::WriteOnly))
            return unexpected(ErrorCode::Unreachable,
                              "the audit file " + path
                                  + " cannot be created: " + created.errorString().toStdString());
        created.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    }
    const QString connection = QUuid::createUuid().toString();
    auto database = opened(connection, path, false);
    if (!database) {
        QSqlDatabase::removeDatabase(connection);
        return unexpected(database.error());
    }
    std::unique_ptr<AuditChain> chain(new AuditChain(connection, *database));
    QSqlQuery query(*database);
    for (const char *statement :
         {"PRAGMA journal_mode=WAL",
          "PRAGMA synchronous=FULL",
          "CREATE TABLE IF NOT EXISTS chain (number INTEGER PRIMARY KEY, at INTEGER NOT NULL, "
          "override TEXT NOT NULL, opens INTEGER NOT NULL, content TEXT NOT NULL, hash TEXT NOT "
          "NULL)",
          "CREATE INDEX IF NOT EXISTS chain_override ON chain (override)",
          "CREATE TRIGGER IF NOT EXISTS chain_keeps BEFORE UPDATE ON chain BEGIN SELECT "
          "RAISE(ABORT, 'rows of the audit are never changed'); END",
          "CREATE TRIGGER IF NOT EXISTS chain_stays BEFORE DELETE ON chain BEGIN SELECT "
          "RAISE(ABORT, 'rows of the audit are never removed'); END"}) {
        if (!query.exec(QLatin1String(statement)))
            return failure(path, query.lastError());
    }
    if (!query.exec(QStringLiteral("SELECT number, hash FROM chain ORDER BY number DESC LIMIT 1")))
        return failure(path, query.lastError());
    if (query.next()) {
        chain->m_length = query.value(0).toLongLong();
        chain->m_head = query.value(1).toString().toStdString();
    }
    return chain;
}

Result<AuditRow>
AuditChain::append(const std::string &override, bool opens, const Json &content, TimePoint at)
{
    AuditRow row;
    row.number = m_length + 1;
    row.at = at;
    row.override = override;
    row.opens = opens;
    row.content = compactJson(content);
    row.hash = hashOf(m_head, row);
    QSqlQuery query(m_database);
    query.prepare(QStringLiteral("INSERT INTO chain (") + QLatin1String(columns)
                  + QStringLiteral(") VALUES (?,?,?,?,?,?)"));
    query.addBindValue(static_cast<qlonglong>(row.number));
    query.addBindValue(static_cast<qlonglong>(row.at.time_since_epoch().count()));
    query.addBindValue(text(row.override));
    query.addBindValue(row.opens);
    query.addBindValue(text(row.content));
    query.addBindValue(text(row.hash));
    if (!query.exec())
        return failure(m_database.databaseName().toStdString(), query.lastError());
    m_length = row.number;
    m_head = row.hash;
    return row;
}

Result<std::vector<AuditRow>> AuditChain::newest(int limit) const
{
    QSqlQuery query(m_database);
    query.prepare(QStringLiteral("SELECT ") + QLatin1String(columns)
                  + QStringLiteral(" FROM chain ORDER BY number DESC LIMIT ?"));
    query.addBindValue(limit);
    if (!query.exec())
        return failure(m_database.databaseName().toStdString(), query.lastError());
    std::vector<AuditRow> rows;
    while (query.next())
        rows.push_back(rowOf(query));
    return rows;
}

Result<std::vector<AuditRow>> AuditChain::rowsWhere(const char *condition) const
{
    QSqlQuery query(m_database);
    if (!query.exec(QStringLiteral("SELECT ") + QLatin1String(columns)
                    + QStringLiteral(" FROM chain o WHERE ") + QLatin1String(condition)
                    + QStringLiteral(" ORDER BY number")))
        return failure(m_database.databaseName().toStdString(), query.lastError());
    std::vector<AuditRow> rows;
    while (query.next())
        rows.push_back(rowOf(query));
    return rows;
}

Result<std::vector<AuditRow>> AuditChain::unclosed() const
{
    return rowsWhere("opens AND NOT EXISTS (SELECT 1 FROM chain c WHERE c.override = o.override "
                     "AND NOT c.opens)");
}

Result<std::vector<AuditRow>> AuditChain::unreviewed() const
{
    return rowsWhere("opens AND json_extract(content, '$.breakGlass') AND NOT EXISTS (SELECT 1 "
                     "FROM chain c WHERE c.override = o.override AND json_extract(c.content, "
                     "'$.review') IS NOT NULL)");
}

Result<ChainVerdict> AuditChain::verify() const
{
    return verify(m_database.databaseName().toStdString());
}

Result<ChainVerdict> AuditChain::verify(const std::string &path)
{
    if (!QFile::exists(text(path)))
        return unexpected(ErrorCode::NotFound, "there is no audit file " + path);
    const QString connection = QUuid::createUuid().toString();
    const auto evaluate = [&]() -> Result<ChainVerdict> {
        auto database = opened(connection, path, true);
        if (!database)
            return unexpected(database.error());
        QSqlQuery query(*database);
        query.setForwardOnly(true);
        if (!query.exec(QStringLiteral("SELECT ") + QLatin1String(columns)
                        + QStringLiteral(" FROM chain ORDER BY number")))
            return failure(path, query.lastError());
        ChainVerdict verdict;
        while (query.next()) {
            const AuditRow row = rowOf(query);
            if (row.number != verdict.rows + 1) {
                verdict.fault = "row " + std::to_string(verdict.rows + 1) + " is missing";
                return verdict;
            }
            if (hashOf(verdict.head, row) != row.hash) {
                verdict.fault = "row " + std::to_string(row.number)
                    + " is not what was written, or the row before it is not";
                return verdict;
            }
            verdict.rows = row.number;
            verdict.head = row.hash;
        }
        if (query.lastError().isValid())
            return failure(path, query.lastError());
        return verdict;
    };
    auto verdict = evaluate();
    QSqlDatabase::removeDatabase(connection);
    return verdict;
}

} // namespace hp::overrides
