// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/SessionTable.h"

#include "backend/history/store/TransitionTable.h"

#include <QVariant>

#include <algorithm>
#include <utility>

namespace hp::history {

SessionTable::SessionTable(RecordDatabase &database, std::string cluster)
    : m_database(database)
    , m_cluster(std::move(cluster))
{ }

Unexpected SessionTable::refused(const QSqlQuery &query)
{
    m_lastError = query.lastError();
    return m_database.failure(m_lastError);
}

Result<std::int64_t> SessionTable::start(const std::string &name, TimePoint now)
{
    QSqlQuery query(m_database.sql());
    query.prepare(QStringLiteral("INSERT INTO writer (cluster, name, since, beat) VALUES (?,?,?,?)")
                  + m_database.returningId());
    query.addBindValue(toQString(m_cluster));
    query.addBindValue(toQString(name));
    query.addBindValue(microseconds(now));
    query.addBindValue(microseconds(TimePoint()));
    if (!query.exec())
        return refused(query);
    return m_database.insertedId(query);
}

Result<Done> SessionTable::beat(std::int64_t session, TimePoint now)
{
    QSqlQuery query(m_database.sql());
    query.prepare(QStringLiteral("UPDATE writer SET beat=? WHERE id=?"));
    query.addBindValue(microseconds(now));
    query.addBindValue(static_cast<qlonglong>(session));
    if (!query.exec())
        return refused(query);
    return Done{};
}

Result<bool> SessionTable::knows(std::int64_t session, const std::string &name)
{
    QSqlQuery query(m_database.sql());
    query.prepare(QStringLiteral("SELECT 1 FROM writer WHERE id=? AND cluster=? AND name=?"));
    query.addBindValue(static_cast<qlonglong>(session));
    query.addBindValue(toQString(m_cluster));
    query.addBindValue(toQString(name));
    if (!query.exec())
        return refused(query);
    return query.next();
}

Result<std::vector<WriterSession>> SessionTable::sessions()
{
    QSqlQuery query(m_database.sql());
    query.setForwardOnly(true);
    query.prepare(
        QStringLiteral("SELECT id, name, since, beat FROM writer WHERE cluster=? ORDER BY id"));
    query.addBindValue(toQString(m_cluster));
    if (!query.exec())
        return refused(query);
    std::vector<WriterSession> found;
    while (query.next())
        found.push_back({query.value(0).toLongLong(),
                         query.value(1).toString().toStdString(),
                         fromMicroseconds(query.value(2).toLongLong()),
                         fromMicroseconds(query.value(3).toLongLong())});
    if (const auto whole = m_database.readToEnd(query); !whole)
        return unexpected(whole.error());
    return found;
}

Result<Done> SessionTable::addStep(std::int64_t session, TimePoint was, TimePoint became)
{
    QSqlQuery query(m_database.sql());
    if (!query.exec(QStringLiteral("SELECT coalesce(max(id), 0) FROM transition")) || !query.next())
        return refused(query);
    return addStep(session, {query.value(0).toLongLong(), 0, was, became});
}

Result<Done> SessionTable::addStep(std::int64_t session, const ClockStep &step)
{
    QSqlQuery query(m_database.sql());
    query.prepare(QStringLiteral(
        "INSERT INTO clock_step (cluster, writer, transition_id, snapshot_id, was, became) VALUES"
        " (?, ?, ?, coalesce((SELECT max(id) FROM snapshot), 0), ?, ?)"));
    query.addBindValue(toQString(m_cluster));
    query.addBindValue(static_cast<qlonglong>(session));
    query.addBindValue(static_cast<qlonglong>(step.afterTransition));
    query.addBindValue(microseconds(step.was));
    query.addBindValue(microseconds(step.became));
    if (!query.exec())
        return refused(query);
    return Done{};
}

Result<std::vector<ClockStep>> SessionTable::steps()
{
    QSqlQuery query(m_database.sql());
    query.setForwardOnly(true);
    query.prepare(QStringLiteral("SELECT transition_id, snapshot_id, was, became FROM clock_step"
                                 " WHERE cluster=? ORDER BY id"));
    query.addBindValue(toQString(m_cluster));
    if (!query.exec())
        return refused(query);
    std::vector<ClockStep> found;
    while (query.next())
        found.push_back({query.value(0).toLongLong(),
                         query.value(1).toLongLong(),
                         fromMicroseconds(query.value(2).toLongLong()),
                         fromMicroseconds(query.value(3).toLongLong())});
    if (const auto whole = m_database.readToEnd(query); !whole)
        return unexpected(whole.error());
    return found;
}

std::optional<TimePoint> beginOf(const std::vector<WriterSession> &sessions)
{
    if (sessions.empty())
        return std::nullopt;
    const auto first = std::find_if(sessions.begin(), sessions.end(), hasObserved);
    return first == sessions.end() ? sessions.front().since : first->since;
}

std::vector<Gap> unseenByAll(const std::vector<Gap> &gaps,
                             const std::vector<WriterSession> &sessions)
{
    std::vector<Gap> result;
    for (const Gap &gap : gaps) {
        std::vector<Gap> parts{gap};
        for (const WriterSession &other : sessions) {
            // Most lives were over before, or began behind it.
            if (other.id == gap.writer || other.beat <= gap.from
                || (gap.to && other.since >= *gap.to))
                continue;
            // Where the other was blind itself, its own gap says so and covers nothing.
            const bool wasBlind = std::any_of(gaps.begin(), gaps.end(), [&](const Gap &theirs) {
                return theirs.writer == other.id
                    && (theirs.stream.empty() || theirs.stream == gap.stream || gap.stream.empty())
                    && (!gap.to || theirs.from < *gap.to) && (!theirs.to || *theirs.to > gap.from);
            });
            if (wasBlind)
                continue;
            std::vector<Gap> left;
            for (const Gap &part : parts) {
                if (other.beat <= part.from || (part.to && other.since >= *part.to)) {
                    left.push_back(part);
                    continue;
                }
                if (other.since > part.from) {
                    left.push_back(part);
                    left.back().to = other.since;
                }
                if (part.to && other.beat < *part.to) {
                    left.push_back(part);
                    left.back().from = other.beat;
                }
                if (!part.to) {
                    left.push_back(part);
                    left.back().from = other.beat;
                }
            }
            parts = std::move(left);
        }
        result.insert(result.end(), parts.begin(), parts.end());
    }
    // The rest of a long gap may begin behind a later one.
    std::stable_sort(result.begin(), result.end(), [](const Gap &one, const Gap &other) {
        return one.from < other.from;
    });
    return result;
}

} // namespace hp::history
