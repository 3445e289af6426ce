// SPDX-License-Identifier: Apache-2.0
#include "backend/history/lanes/HistoryFacts.h"

#include "backend/history/lanes/FactOf.h"
#include "backend/history/store/GapTable.h"
#include "backend/history/store/RecordDatabase.h"
#include "backend/history/store/RecordRows.h"
#include "backend/history/store/TransitionTable.h"

#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <utility>

namespace hp::history {

using incident::Fact;

namespace {

/// One query whose rows come in the order of their times, with the next row at hand.
class Cursor
{
public:
    using Read = std::function<Fact(const QSqlQuery &)>;

    Cursor(RecordDatabase &database, int atOnce, Read read)
        : m_rows(database, atOnce)
        , m_read(std::move(read))
    { }

    [[nodiscard]] Result<Done> begin(const QString &select, const QList<QVariant> &values)
    {
        if (const auto begun = m_rows.begin(select, values); !begun)
            return begun;
        return advance();
    }
    [[nodiscard]] Result<Done> advance()
    {
        const auto more = m_rows.next();
        if (!more)
            return unexpected(more.error());
        m_has = *more;
        if (m_has)
            m_next = m_read(m_rows.row());
        return Done{};
    }
    [[nodiscard]] bool has() const { return m_has; }
    [[nodiscard]] const Fact &peek() const { return m_next; }
    [[nodiscard]] Result<Done> take(Fact &fact)
    {
        fact = std::move(m_next);
        return advance();
    }

private:
    RecordRows m_rows;
    Read m_read;
    Fact m_next{};
    bool m_has = false;
};

/// See readSubjects().
using Subjects = std::map<std::int64_t, Transition>;

Fact readChange(const QSqlQuery &row, const Subjects &subjects)
{
    int i = 0;
    const auto next = [&] { return row.value(i++); };
    const auto subject = subjects.find(next().toLongLong());
    Transition transition = subject == subjects.end() ? Transition() : subject->second;
    transition.id = next().toLongLong();
    readMove(row, i, transition);
    return factOf(transition);
}

/// Rows that wait here, of all cursors together, and of one: a cursor asks the server once for so
/// many.
constexpr std::size_t rowsOfAll = 20'000;
constexpr std::size_t mostRowsOfOne = 1000;
constexpr std::size_t leastRowsOfOne = 20;
constexpr std::size_t cursorsOfMachine = 3;

/// A record of a year that is interrupted every hour has a tenth of them.
constexpr int maxGapsOfExport = 100'000;

/// Merges the cursors by time; of equal times the one that was opened first goes first, gaps last.
class HistoryFacts final : public incident::FactSource
{
public:
    HistoryFacts(RecordPlace place, const std::string &cluster)
        : m_place(std::move(place))
        , m_cluster(toQString(cluster))
    { }

    ~HistoryFacts() override { m_cursors.clear(); }

    Result<Done> open(const std::vector<std::string> &machines, TimePoint from, TimePoint to)
    {
        auto opened = RecordDatabase::openReader(m_place);
        if (!opened)
            return unexpected(opened.error());
        m_database = std::move(*opened);
        if (const auto begun = m_database->standStill(); !begun)
            return begun;
        const std::size_t cursors = std::max<std::size_t>(machines.size(), 1) * cursorsOfMachine;
        m_atOnce = static_cast<int>(std::clamp(rowsOfAll / cursors, leastRowsOfOne, mostRowsOfOne));
        for (const std::string &machine : machines) {
            if (const auto begun = openMachine(toQString(machine), from, to); !begun)
                return begun;
        }
        const auto gaps = readGaps(*m_database, m_cluster.toStdString(), from, to, maxGapsOfExport);
        if (!gaps)
            return unexpected(gaps.error());
        for (const Gap &gap : *gaps)
            m_gaps.push_back(factOf(gap));
        return Done{};
    }

    Result<bool> next(Fact &fact) override
    {
        Cursor *first = nullptr;
        for (const auto &cursor : m_cursors) {
            if (cursor->has() && (!first || cursor->peek().at < first->peek().at))
                first = cursor.get();
        }
        if (!m_gaps.empty() && (!first || m_gaps.front().at < first->peek().at)) {
            fact = std::move(m_gaps.front());
            m_gaps.pop_front();
            return true;
        }
        if (!first)
            return false;
        if (const auto taken = first->take(fact); !taken)
            return unexpected(taken.error());
        return true;
    }

    std::uint64_t expected() const override { return m_expected; }

private:
    Cursor &add(Cursor::Read read)
    {
        m_cursors.push_back(std::make_unique<Cursor>(*m_database, m_atOnce, std::move(read)));
        return *m_cursors.back();
    }

    /// The places of cluster, machine and the two times are the same in all queries.
    [[nodiscard]] QList<QVariant>
    valuesOf(const QString &machine, TimePoint from, TimePoint to) const
    {
        return {m_cluster, machine, microseconds(from), microseconds(to)};
    }

    Result<Done> count(const char *select, const QString &machine, TimePoint from, TimePoint to)
    {
        QSqlQuery query(m_database->sql());
        query.prepare(QLatin1String(select));
        for (const QVariant &value : valuesOf(machine, from, to))
            query.addBindValue(value);
        if (!query.exec() || !query.next())
            return m_database->failure(query.lastError());
        m_expected += query.value(0).toULongLong();
        return Done{};
    }

    Result<Done> openMachine(const QString &machine, TimePoint from, TimePoint to)
    {
        for (const char *select :
             {"SELECT count(*) FROM subject s JOIN transition t ON t.subject=s.id WHERE s.cluster=?"
              " AND s.machine=? AND t.at>=? AND t.at<=?",
              "SELECT count(*) FROM audit WHERE cluster=? AND machine=? AND at>=? AND at<=?"}) {
            if (const auto counted = count(select, machine, from, to); !counted)
                return counted;
        }
        const auto read = [](const QSqlQuery &row) { return factOf(readTransition(row)); };
        const QString select = QStringLiteral("SELECT ") + transitionColumns()
            + QStringLiteral(" FROM subject s JOIN transition t ON t.subject=s.id WHERE ");
        Cursor &before = add(read);
        const auto led = before.begin(
            select
                + QStringLiteral("t.id IN (SELECT max(x.id) FROM subject y JOIN transition x ON"
                                 " x.subject=y.id WHERE y.cluster=? AND y.machine=? AND"
                                 " y.is_mark=0 AND x.at<? GROUP BY y.uid, y.lane) AND"
                                 " t.to_look<>'' ORDER BY t.at, t.id"),
            {m_cluster, machine, microseconds(from)});
        if (!led)
            return led;

        auto subjects = readSubjects(*m_database, m_cluster.toStdString(), keyOf(machine));
        if (!subjects)
            return unexpected(subjects.error());
        Cursor &within = add([subjects = std::make_shared<const Subjects>(std::move(*subjects))](
                                 const QSqlQuery &row) { return readChange(row, *subjects); });
        const auto changes = within.begin(
            QStringLiteral("SELECT t.subject, t.id, ") + moveColumns()
                + QStringLiteral(" FROM transition t WHERE t.subject IN (SELECT id FROM subject"
                                 " WHERE cluster=? AND machine=?) AND t.at>=? AND t.at<=?"
                                 " ORDER BY t.at, t.id"),
            valuesOf(machine, from, to));
        if (!changes)
            return changes;

        Cursor &writes = add([key = keyOf(machine)](const QSqlQuery &row) {
            int i = 0;
            const auto text = [&] { return row.value(i++).toString().toStdString(); };
            AuditEntry write;
            write.machine = key;
            write.id = row.value(i++).toLongLong();
            write.at = fromMicroseconds(row.value(i++).toLongLong());
            for (std::string *member : {&write.user,
                                        &write.manager,
                                        &write.verb,
                                        &write.kind,
                                        &write.object.ns,
                                        &write.object.name,
                                        &write.uid,
                                        &write.subresource,
                                        &write.resourceVersion,
                                        &write.digest})
                *member = text();
            return factOf(write);
        });
        return writes.begin(
            QStringLiteral("SELECT id, at, \"user\", manager, verb, kind, ns, name, uid,"
                           " subresource, revision, digest FROM audit WHERE cluster=? AND machine=?"
                           " AND at>=? AND at<=? ORDER BY at, id"),
            valuesOf(machine, from, to));
    }

    static ObjectKey keyOf(const QString &machine)
    {
        const qsizetype slash = machine.indexOf(QLatin1Char('/'));
        return {machine.left(std::max<qsizetype>(slash, 0)).toStdString(),
                machine.mid(slash + 1).toStdString()};
    }

    RecordPlace m_place;
    QString m_cluster;
    std::unique_ptr<RecordDatabase> m_database{};
    std::vector<std::unique_ptr<Cursor>> m_cursors{};
    std::deque<Fact> m_gaps{}; ///< those that are left; by time
    int m_atOnce = 1;
    std::uint64_t m_expected = 0;
};

} // namespace

Result<std::unique_ptr<incident::FactSource>>
openHistoryFacts(const RecordPlace &place,
                 const std::string &cluster,
                 const std::vector<std::string> &machines,
                 TimePoint from,
                 TimePoint to)
{
    auto facts = std::make_unique<HistoryFacts>(place, cluster);
    if (const auto opened = facts->open(machines, from, to); !opened)
        return unexpected(opened.error());
    return std::unique_ptr<incident::FactSource>(std::move(facts));
}

} // namespace hp::history
