// SPDX-License-Identifier: Apache-2.0
#include "backend/history/replay/RecordStates.h"

#include "backend/history/Baselines.h"
#include "backend/history/replay/Redaction.h"
#include "backend/history/replay/StateLine.h"
#include "backend/history/store/HistoryStore.h"
#include "backend/history/store/RecordDatabase.h"
#include "backend/history/store/RecordRows.h"
#include "backend/history/store/SessionTable.h"
#include "backend/history/store/SnapshotTable.h"
#include "backend/history/store/StateBody.h"
#include "backend/history/store/TransitionTable.h"
#include "backend/history/store/Trimming.h"
#include "model/incident/Scrubber.h"

#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>
#include <deque>
#include <iterator>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

namespace hp::history {

namespace {

/// The columns of an object `o` in the order of identify().
constexpr const char *objectColumns = "o.id, o.kind, o.ns, o.name, o.uid";
constexpr int columnsOfObject = 5;
/// Changes that wait here; a state may have a megabyte.
constexpr int changesAtOnce = 100;

ObjectLine identify(const QSqlQuery &row)
{
    ObjectLine line;
    int i = 1;
    for (std::string *text : {&line.kind, &line.key.ns, &line.key.name, &line.uid})
        *text = row.value(i++).toString().toStdString();
    return line;
}

class RecordStates final : public incident::LineSource
{
public:
    RecordStates(std::unique_ptr<RecordDatabase> database, const std::string &cluster)
        : m_database(std::move(database))
        , m_cluster(cluster)
        , m_snapshots(*m_database, cluster, 0)
        , m_changes(*m_database, changesAtOnce)
    { }

    Result<Done> open(const holds::Budgets &budgets, TimePoint from, TimePoint to)
    {
        if (const auto begun = m_database->standStill(); !begun)
            return begun;
        SessionTable table(*m_database, m_cluster);
        const auto sessions = table.sessions();
        auto steps = table.steps();
        if (!sessions || !steps)
            return unexpected(sessions ? steps.error() : sessions.error());
        const auto first = m_snapshots.boundAt(from, *steps);
        const auto last = m_snapshots.boundAt(to, *steps);
        if (!first || !last)
            return unexpected(first ? last.error() : first.error());
        // What came after the range is none of its business.
        std::copy_if(steps->begin(),
                     steps->end(),
                     std::back_inserter(m_steps),
                     [&last](const ClockStep &step) { return step.afterSnapshot < *last; });
        m_bound = *first;

        RecordLine record;
        record.begins = Trimming(*m_database, m_cluster).trimmedTo();
        if (const auto begin = beginOf(*sessions))
            record.begins = std::max(record.begins, *begin);
        record.budgets = budgets;
        m_waiting.emplace_back(std::move(record));
        if (const auto read = readUsual(to); !read)
            return read;
        if (const auto read = findStanding(); !read)
            return read;
        return openChanges(*last);
    }

    Result<bool> next(std::string &line) override
    {
        if (m_waiting.empty()) {
            if (const auto read = readNext(); !read)
                return unexpected(read.error());
        }
        if (m_waiting.empty())
            return false;
        line = toText(m_waiting.front());
        m_waiting.pop_front();
        return true;
    }

private:
    /// An object that was there when the range began.
    struct Standing {
        std::int64_t object = 0;
        std::int64_t row = 0; ///< its newest state by then
        ObjectLine line{};
    };

    Result<Done> readUsual(TimePoint at)
    {
        TransitionTable transitions(*m_database, m_cluster, 0);
        const auto held = transitions.held(HistoryStore::usualCount, at);
        if (!held)
            return unexpected(held.error());
        Baselines baselines;
        baselines.replace(*held);
        for (const auto &[key, usual] : baselines.all())
            m_waiting.emplace_back(UsualLine{key, usual});
        return Done{};
    }

    Result<Done> findStanding()
    {
        QSqlQuery query(m_database->sql());
        query.setForwardOnly(true);
        query.prepare(QStringLiteral("SELECT ") + QLatin1String(objectColumns)
                      + QStringLiteral(
                          ", s.id, s.seen FROM object o JOIN snapshot s ON s.id=(SELECT max(x.id)"
                          " FROM snapshot x WHERE x.object=o.id AND x.id<=?) WHERE o.cluster=?"
                          " AND o.born<=? AND (o.gone IS NULL OR o.gone>?) ORDER BY s.id"));
        const auto bound = static_cast<qlonglong>(m_bound);
        query.addBindValue(bound);
        query.addBindValue(toQString(m_cluster));
        query.addBindValue(bound);
        query.addBindValue(bound);
        if (!query.exec())
            return m_database->failure(query.lastError());
        while (query.next()) {
            Standing standing;
            standing.object = query.value(0).toLongLong();
            standing.line = identify(query);
            standing.row = query.value(columnsOfObject).toLongLong();
            standing.line.seen = fromMicroseconds(query.value(columnsOfObject + 1).toLongLong());
            m_standing.push_back(std::move(standing));
        }
        return m_database->readToEnd(query);
    }

    Result<Done> openChanges(std::int64_t last)
    {
        return m_changes.begin(
            QStringLiteral("SELECT ") + QLatin1String(objectColumns)
                + QStringLiteral(", s.id, s.seen, s.body FROM snapshot s JOIN object o ON"
                                 " o.id=s.object WHERE o.cluster=? AND s.id>? AND s.id<=?"
                                 " ORDER BY s.id"),
            {toQString(m_cluster), static_cast<qlonglong>(m_bound), static_cast<qlonglong>(last)});
    }

    /// Steps of the clock stand where they came about.
    void takeStepsBefore(std::int64_t row)
    {
        while (!m_steps.empty() && m_steps.front().afterSnapshot < row) {
            m_waiting.emplace_back(StepLine{m_steps.front()});
            m_steps.pop_front();
        }
    }

    void store(ObjectLine line)
    {
        line.form = line.body.is_null() ? ObjectLine::Form::Gone
            : line.body.is_array()      ? ObjectLine::Form::Patch
                                        : ObjectLine::Form::Whole;
        redact(line.body, m_scrubber);
        m_waiting.emplace_back(std::move(line));
    }

    Result<Done> readNext()
    {
        while (m_waiting.empty() && !m_standing.empty()) {
            Standing standing = std::move(m_standing.front());
            m_standing.pop_front();
            takeStepsBefore(standing.row);
            auto state = m_snapshots.stateOf(standing.object, m_bound);
            if (!state)
                return m_database->failure(m_snapshots.lastError());
            if (!state->is_object())
                continue;
            standing.line.body = std::move(*state);
            store(std::move(standing.line));
        }
        if (!m_waiting.empty())
            return Done{};
        const auto more = m_changes.next();
        if (!more)
            return unexpected(more.error());
        if (!*more)
            return Done{};
        const QSqlQuery &row = m_changes.row();
        takeStepsBefore(row.value(columnsOfObject).toLongLong());
        ObjectLine line = identify(row);
        line.seen = fromMicroseconds(row.value(columnsOfObject + 1).toLongLong());
        line.body = decodedBody(row.value(columnsOfObject + 2).toByteArray());
        store(std::move(line));
        return Done{};
    }

    std::unique_ptr<RecordDatabase> m_database; ///< first: queries go before their connection
    std::string m_cluster;
    SnapshotTable m_snapshots;
    RecordRows m_changes;
    incident::Scrubber m_scrubber{incident::Scrubber::Addresses::Keep,
                                  incident::Scrubber::People::Keep};
    std::int64_t m_bound = 0;
    std::deque<StateLine> m_waiting{};
    std::deque<Standing> m_standing{};
    std::deque<ClockStep> m_steps{};
};

} // namespace

Result<std::unique_ptr<incident::LineSource>> openRecordStates(const RecordPlace &place,
                                                               const std::string &cluster,
                                                               const holds::Budgets &budgets,
                                                               TimePoint from,
                                                               TimePoint to)
{
    auto database = RecordDatabase::openReader(place);
    if (!database)
        return unexpected(database.error());
    auto states = std::make_unique<RecordStates>(std::move(*database), cluster);
    if (const auto opened = states->open(budgets, from, to); !opened)
        return unexpected(opened.error());
    return std::unique_ptr<incident::LineSource>(std::move(states));
}

} // namespace hp::history
