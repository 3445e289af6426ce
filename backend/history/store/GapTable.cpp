// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/GapTable.h"

#include "backend/history/store/TransitionRows.h"

#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <utility>

namespace hp::history {

namespace {

Unexpected refusedGap(const QSqlQuery &query)
{
    return unexpected(ErrorCode::Unreachable,
                      query.lastError().databaseText().toStdString(),
                      query.lastError().text().toStdString());
}

Result<Done> done(QSqlQuery &query)
{
    if (query.exec())
        return Done{};
    return refusedGap(query);
}

} // namespace

GapTable::GapTable(QSqlDatabase database)
    : m_database(std::move(database))
{ }

Result<std::int64_t>
GapTable::open(TimePoint from, const std::string &stream, const std::string &cause)
{
    QSqlQuery query(m_database);
    query.prepare(QStringLiteral("INSERT INTO gap (since, stream, cause) VALUES (?,?,?)"));
    query.addBindValue(microseconds(from));
    query.addBindValue(toQString(stream));
    query.addBindValue(toQString(cause));
    if (!query.exec())
        return refusedGap(query);
    return std::int64_t{query.lastInsertId().toLongLong()};
}

Result<Done> GapTable::close(std::int64_t id, TimePoint to)
{
    QSqlQuery query(m_database);
    query.prepare(
        QStringLiteral("UPDATE gap SET until=max(since, ?) WHERE id=? AND until IS NULL"));
    query.addBindValue(microseconds(to));
    query.addBindValue(static_cast<qlonglong>(id));
    return done(query);
}

Result<Done> GapTable::closeAll(TimePoint to)
{
    QSqlQuery query(m_database);
    query.prepare(QStringLiteral("UPDATE gap SET until=max(since, ?) WHERE until IS NULL"));
    query.addBindValue(microseconds(to));
    return done(query);
}

Result<std::vector<Gap>> GapTable::read(TimePoint from, TimePoint to, int limit)
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    query.prepare(QStringLiteral(
        "SELECT id, since, until, stream, cause FROM gap"
        " WHERE since<=? AND (until IS NULL OR until>=?) ORDER BY since, id LIMIT ?"));
    query.addBindValue(microseconds(to));
    query.addBindValue(microseconds(from));
    query.addBindValue(limit);
    if (!query.exec())
        return refusedGap(query);
    std::vector<Gap> found;
    while (query.next()) {
        Gap gap;
        gap.id = query.value(0).toLongLong();
        gap.from = fromMicroseconds(query.value(1).toLongLong());
        if (!query.value(2).isNull())
            gap.to = fromMicroseconds(query.value(2).toLongLong());
        gap.stream = query.value(3).toString().toStdString();
        gap.cause = query.value(4).toString().toStdString();
        found.push_back(std::move(gap));
    }
    return found;
}

} // namespace hp::history
