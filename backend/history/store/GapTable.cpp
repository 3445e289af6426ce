// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/GapTable.h"

#include "backend/history/store/SessionTable.h"
#include "backend/history/store/TransitionTable.h"
#include "backend/history/store/Trimming.h"

#include <QVariant>

#include <algorithm>
#include <utility>

namespace hp::history {

GapTable::GapTable(RecordDatabase &database, std::string cluster, std::int64_t writer)
    : m_database(database)
    , m_cluster(std::move(cluster))
    , m_writer(writer)
{ }

Unexpected GapTable::refused(const QSqlQuery &query)
{
    m_lastError = query.lastError();
    return m_database.failure(m_lastError);
}

Result<std::int64_t>
GapTable::open(TimePoint from, const std::string &stream, const std::string &cause)
{
    QSqlQuery query(m_database.sql());
    query.prepare(
        QStringLiteral("INSERT INTO gap (cluster, writer, since, stream, cause) VALUES (?,?,?,?,?)")
        + m_database.returningId());
    query.addBindValue(toQString(m_cluster));
    query.addBindValue(static_cast<qlonglong>(m_writer));
    query.addBindValue(microseconds(from));
    query.addBindValue(toQString(stream));
    query.addBindValue(toQString(cause));
    if (!query.exec())
        return refused(query);
    return m_database.insertedId(query);
}

Result<Done> GapTable::store(const Gap &gap)
{
    QSqlQuery query(m_database.sql());
    query.prepare(
        QStringLiteral("INSERT INTO gap (id, cluster, writer, since, until, stream, cause)"
                       " VALUES (?,?,?,?,?,?,?)"));
    query.addBindValue(static_cast<qlonglong>(gap.id));
    query.addBindValue(toQString(m_cluster));
    query.addBindValue(static_cast<qlonglong>(m_writer));
    query.addBindValue(microseconds(gap.from));
    query.addBindValue(gap.to ? QVariant(microseconds(*gap.to)) : QVariant());
    query.addBindValue(toQString(gap.stream));
    query.addBindValue(toQString(gap.cause));
    if (!query.exec())
        return refused(query);
    return Done{};
}

Result<Done> GapTable::close(std::int64_t id, TimePoint to)
{
    QSqlQuery query(m_database.sql());
    query.prepare(QStringLiteral("UPDATE gap SET until=CASE WHEN since>? THEN since ELSE ? END"
                                 " WHERE id=? AND until IS NULL"));
    query.addBindValue(microseconds(to));
    query.addBindValue(microseconds(to));
    query.addBindValue(static_cast<qlonglong>(id));
    if (!query.exec())
        return refused(query);
    return Done{};
}

Result<Done> GapTable::closeAbandoned(TimePoint to, const std::vector<std::int64_t> &alive)
{
    QString others;
    for (const std::int64_t writer : alive)
        others += QStringLiteral(" AND writer<>") + QString::number(writer);
    QSqlQuery query(m_database.sql());
    query.prepare(QStringLiteral("UPDATE gap SET until=CASE WHEN since>? THEN since ELSE ? END"
                                 " WHERE cluster=? AND until IS NULL")
                  + others);
    query.addBindValue(microseconds(to));
    query.addBindValue(microseconds(to));
    query.addBindValue(toQString(m_cluster));
    if (!query.exec())
        return refused(query);
    return Done{};
}

Result<Done> GapTable::closeThoseOfTheDead(TimePoint since)
{
    QSqlQuery query(m_database.sql());
    query.prepare(QStringLiteral(
        "UPDATE gap SET until=(SELECT CASE WHEN gap.since>w.beat THEN gap.since ELSE w.beat END"
        " FROM writer w WHERE w.id=gap.writer) WHERE cluster=? AND until IS NULL AND writer<>? AND"
        " writer IN (SELECT x.id FROM writer x WHERE x.cluster=? AND x.beat>0 AND x.beat<?)"));
    query.addBindValue(toQString(m_cluster));
    query.addBindValue(static_cast<qlonglong>(m_writer));
    query.addBindValue(toQString(m_cluster));
    query.addBindValue(microseconds(since));
    if (!query.exec())
        return refused(query);
    return Done{};
}

Result<std::vector<Gap>> GapTable::read(TimePoint from, TimePoint to, int limit)
{
    QSqlQuery query(m_database.sql());
    query.setForwardOnly(true);
    query.prepare(QStringLiteral(
        "SELECT id, since, until, stream, cause, writer FROM gap WHERE cluster=? AND since<=?"
        " AND (until IS NULL OR until>=?) ORDER BY since, id LIMIT ?"));
    query.addBindValue(toQString(m_cluster));
    query.addBindValue(microseconds(to));
    query.addBindValue(microseconds(from));
    query.addBindValue(limit);
    if (!query.exec())
        return refused(query);
    std::vector<Gap> found;
    while (query.next()) {
        Gap gap;
        gap.id = query.value(0).toLongLong();
        gap.from = fromMicroseconds(query.value(1).toLongLong());
        if (!query.value(2).isNull())
            gap.to = fromMicroseconds(query.value(2).toLongLong());
        gap.stream = query.value(3).toString().toStdString();
        gap.cause = query.value(4).toString().toStdString();
        gap.writer = query.value(5).toLongLong();
        found.push_back(std::move(gap));
    }
    if (const auto whole = m_database.readToEnd(query); !whole)
        return unexpected(whole.error());
    return found;
}

Result<std::vector<Gap>> readGaps(
    RecordDatabase &database, const std::string &cluster, TimePoint from, TimePoint to, int limit)
{
    auto gaps = GapTable(database, cluster, 0).read(from, to, limit);
    if (!gaps)
        return gaps;
    const auto sessions = SessionTable(database, cluster).sessions();
    if (!sessions)
        return Unexpected{sessions.error()};
    std::vector<Gap> found = database.isShared() ? unseenByAll(*gaps, *sessions) : std::move(*gaps);
    // An imported record may have that gap from where it comes: it reaches as far back as is asked.
    if (!found.empty() && found.front().id == 0)
        found.front().from = from;
    const auto begin = beginOf(*sessions);
    if (!begin || (!found.empty() && found.front().id == 0))
        return found;
    const TimePoint trimmed = Trimming(database, cluster).trimmedTo();
    const TimePoint begins = std::max(*begin, trimmed);
    if (from < begins) {
        const char *cause = begins == trimmed ? "the record of this time was trimmed"
                                              : "before the first observation";
        found.insert(found.begin(), Gap{0, from, std::min(begins, to), {}, cause, 0});
    }
    return found;
}

} // namespace hp::history
