// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/Trimming.h"

#include "backend/history/store/TransitionTable.h"

#include <QVariant>

#include <algorithm>
#include <utility>

namespace hp::history {

namespace {

constexpr int atOnce = 2000; ///< rows; keeps a pass under the time of a frame
constexpr int maxHeld = 200'000;

std::int64_t endOfDay(std::int64_t time)
{
    return (time / dayLength + 1) * dayLength;
}

} // namespace

Trimming::Trimming(RecordDatabase &database, std::string cluster)
    : m_database(database)
    , m_cluster(std::move(cluster))
{ }

std::int64_t Trimming::number(const QString &statement)
{
    QSqlQuery query(m_database.sql());
    if (query.exec(statement) && query.next() && !query.value(0).isNull())
        return query.value(0).toLongLong();
    m_lastError = query.lastError();
    return -1;
}

std::optional<QSqlQuery>
Trimming::run(const QString &statement, std::int64_t end, std::int64_t from)
{
    QSqlQuery query(m_database.sql());
    query.prepare(statement);
    const std::pair<QString, QVariant> places[]{
        {QStringLiteral(":end"), static_cast<qlonglong>(end)},
        {QStringLiteral(":from"), static_cast<qlonglong>(from)},
        {QStringLiteral(":cluster"), toQString(m_cluster)}};
    for (const auto &[place, value] : places) {
        if (statement.contains(place))
            query.bindValue(place, value);
    }
    if (query.exec())
        return query;
    m_lastError = query.lastError();
    return std::nullopt;
}

int Trimming::dropped(const QString &statement, std::int64_t end)
{
    const auto query = run(statement, end);
    return query ? query->numRowsAffected() : 0;
}

int Trimming::droppedFrom(const QString &statement, std::int64_t end, std::int64_t &from)
{
    if (from == INT64_MAX)
        return 0;
    auto query = run(statement, end, from);
    if (!query)
        return 0;
    int count = 0;
    for (; query->next(); ++count)
        from = std::max<std::int64_t>(from, query->value(0).toLongLong());
    if (count == 0)
        from = INT64_MAX; // nothing is left of it
    return count;
}

bool Trimming::dropBefore(std::int64_t end)
{
    const QString most = QString::number(atOnce);
    // Rows are in the order of their time, so that looking at the first ones is enough.
    int count = dropped(
        QStringLiteral("DELETE FROM transition WHERE id IN (SELECT id FROM (SELECT id, seen FROM "
                       "transition WHERE id NOT IN (SELECT transition_id FROM lane) ORDER BY id "
                       "LIMIT ")
            + most + QStringLiteral(") AS first WHERE seen < :end)"),
        end);
    // The last state before `end` stays, with what it builds on: it lasted into the days that are
    // kept. Of what was gone by then nothing stays.
    count +=
        dropped(QStringLiteral(
                    "DELETE FROM snapshot WHERE id IN (SELECT s.id FROM snapshot s WHERE s.seen"
                    " < :end AND (s.id < (SELECT max(w.id) FROM snapshot w WHERE w.object=s.object"
                    " AND w.base=0 AND w.seen < :end) OR s.id = (SELECT o.gone FROM object o WHERE"
                    " o.id=s.object)) ORDER BY s.seen LIMIT ")
                    + most + QLatin1Char(')'),
                end);
    count += dropped(QStringLiteral("DELETE FROM audit WHERE id IN (SELECT id FROM audit WHERE at <"
                                    " :end ORDER BY id LIMIT ")
                         + most + QLatin1Char(')'),
                     end);
    return count > 0;
}

bool Trimming::dropOursBefore(std::int64_t end)
{
    if (m_passed.day != end)
        m_passed = {.day = end};
    const QString most = QString::number(atOnce);
    // As an array: it is cheap, and compared before what asks further tables of a row.
    const QString ours =
        QStringLiteral("writer = ANY(ARRAY(SELECT w.id FROM writer w WHERE w.cluster=:cluster))");
    int count = droppedFrom(
        QStringLiteral("DELETE FROM transition WHERE id IN (SELECT id FROM (SELECT id, seen FROM "
                       "transition WHERE id>=:from AND ")
            + ours
            + QStringLiteral(" AND id NOT IN (SELECT transition_id FROM lane WHERE"
                             " cluster=:cluster) ORDER BY id LIMIT ")
            + most + QStringLiteral(") AS first WHERE seen < :end) RETURNING id"),
        end,
        m_passed.transition);
    // As in dropBefore(): states that were copied from a file build on others here too.
    count += droppedFrom(
        QStringLiteral("DELETE FROM snapshot WHERE id IN (SELECT s.id FROM snapshot s WHERE s.seen"
                       " >= :from AND s.seen < :end AND s.")
            + ours
            + QStringLiteral(" AND (s.id < (SELECT max(w.id) FROM snapshot w WHERE"
                             " w.object=s.object AND w.base=0 AND w.seen < :end) OR s.id ="
                             " (SELECT o.gone FROM"
                             " object o WHERE o.id=s.object)) ORDER BY s.seen LIMIT ")
            + most + QStringLiteral(") RETURNING seen"),
        end,
        m_passed.snapshot);
    count += droppedFrom(QStringLiteral("DELETE FROM audit WHERE id IN (SELECT id FROM audit WHERE"
                                        " id>=:from AND cluster=:cluster AND at < :end ORDER BY id"
                                        " LIMIT ")
                             + most + QStringLiteral(") RETURNING id"),
                         end,
                         m_passed.write);
    return count > 0;
}

void Trimming::finishDay(std::int64_t end)
{
    const QString ours =
        m_database.isShared() ? QStringLiteral(" AND cluster=:cluster") : QString();
    for (const QString &statement :
         {QStringLiteral("DELETE FROM gap WHERE until IS NOT NULL AND until < :end"),
          QStringLiteral("DELETE FROM object WHERE gone IS NOT NULL AND NOT EXISTS (SELECT 1 FROM"
                         " snapshot s WHERE s.object=object.id)"),
          QStringLiteral("DELETE FROM clock_step WHERE was < :end AND became < :end")})
        static_cast<void>(dropped(statement + ours, end));
    if (m_database.isShared())
        return;
    if (dropped(QStringLiteral("DELETE FROM subject WHERE NOT EXISTS (SELECT 1 FROM transition t"
                               " WHERE t.subject=subject.id)"),
                end)
        > 0)
        m_lanesWent = true;
    static_cast<void>(
        dropped(QStringLiteral("DELETE FROM held WHERE id <= (SELECT max(id) FROM held) - ")
                    + QString::number(maxHeld),
                end));
}

QString Trimming::trimmedToKey() const
{
    const QString key = QStringLiteral("trimmedTo");
    return m_database.isShared() ? QString(key + QLatin1Char('/') + toQString(m_cluster)) : key;
}

void Trimming::setTrimmedTo(std::int64_t end)
{
    QSqlQuery query(m_database.sql());
    query.prepare(QStringLiteral("INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT"
                                 " (key) DO UPDATE SET value=excluded.value"));
    query.addBindValue(trimmedToKey());
    query.addBindValue(QString::number(end));
    if (!query.exec())
        m_lastError = query.lastError();
}

TimePoint Trimming::trimmedTo()
{
    // Without a cluster in its name it is of all: older versions trimmed them together.
    QSqlQuery query(m_database.sql());
    query.prepare(QStringLiteral("SELECT max(CAST(value AS BIGINT)) FROM meta WHERE key IN"
                                 " ('trimmedTo', ?)"));
    query.addBindValue(trimmedToKey());
    if (query.exec() && query.next())
        return fromMicroseconds(query.value(0).toLongLong());
    m_lastError = query.lastError();
    return {};
}

bool Trimming::oldest(TimePoint now)
{
    const std::int64_t last = endOfDay(microseconds(now));
    std::int64_t end = microseconds(trimmedTo());
    if (end > 0 && dropBefore(end))
        return true;
    // That day is finished; the next one that has anything is taken on.
    for (int days = 0; days < 64; ++days) {
        if (end > 0)
            finishDay(end);
        const std::int64_t transition = number(
            QStringLiteral("SELECT seen FROM transition WHERE id NOT IN (SELECT transition_id FROM "
                           "lane) ORDER BY id LIMIT 1"));
        const std::int64_t snapshot = number(
            QStringLiteral("SELECT min(seen) FROM snapshot WHERE seen>=") + QString::number(end));
        const std::int64_t write =
            number(QStringLiteral("SELECT at FROM audit ORDER BY id LIMIT 1"));
        std::int64_t next = INT64_MAX;
        for (const std::int64_t time : {transition, snapshot, write}) {
            if (time >= 0)
                next = std::min(next, std::max(endOfDay(time), end));
        }
        if (next == INT64_MAX || (next == end && end >= last))
            return false;
        end = next == end ? end + dayLength : next;
        setTrimmedTo(end);
        if (dropBefore(end))
            return true;
    }
    return false;
}

bool Trimming::before(TimePoint end)
{
    const std::int64_t day = microseconds(end) / dayLength * dayLength;
    if (!(m_database.isShared() ? dropOursBefore(day) : dropBefore(day)))
        return false;
    if (day > microseconds(trimmedTo()))
        setTrimmedTo(day);
    finishDay(day);
    return true;
}

} // namespace hp::history
