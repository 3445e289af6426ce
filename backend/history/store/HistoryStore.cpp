// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/HistoryStore.h"

#include "backend/history/store/AuditTable.h"
#include "backend/history/store/GapTable.h"
#include "backend/history/store/HistoryFile.h"
#include "backend/history/store/TransitionRows.h"

#include <QLoggingCategory>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>
#include <utility>

namespace hp::history {

namespace {

Q_LOGGING_CATEGORY(historyLog, "holdpoint.history")

constexpr int trimmedAtOnce = 2000; ///< rows; keeps a pass under the time of a frame
constexpr int readAtOnce = 200'000; ///< rows of one answer
constexpr int writesAtOnce = 1000;
constexpr std::size_t mostPending = 100'000;
constexpr qint64 dayLength = 86'400'000'000;

QString uniqueConnectionName()
{
    static int count = 0;
    return QStringLiteral("history-%1").arg(++count);
}

} // namespace

struct HistoryStore::Private {
    Private(Options how, runtime::Clock &time, QSqlDatabase opened)
        : options(std::move(how))
        , clock(time)
        , database(std::move(opened))
        , audit(database, options.keepWrites)
        , gaps(database)
        , insertTransition(database)
        , setLane(database)
        , endLane(database)
    {
        insertTransition.prepare(insertTransitionSql());
        setLane.prepare(QStringLiteral("INSERT OR REPLACE INTO lane VALUES (?,?,?)"));
        endLane.prepare(QStringLiteral("DELETE FROM lane WHERE uid=? AND lane=?"));
    }

    Unexpected failure(const QSqlError &error) const
    {
        return unexpected(ErrorCode::Unreachable,
                          "history file " + options.path
                              + " failed: " + error.databaseText().toStdString(),
                          error.text().toStdString());
    }

    bool write(const Transition &transition)
    {
        const bool isMark = transition.state.shape == Shape::Mark;
        const bool isEnd = transition.state.look.empty();
        if (isEnd) {
            endLane.bindValue(0, toQString(transition.uid));
            endLane.bindValue(1, toQString(transition.lane));
            if (!endLane.exec())
                return fail(endLane);
            if (isMark)
                return true; // a moment has no end to draw
        }
        bindTransition(insertTransition, transition);
        if (!insertTransition.exec())
            return fail(insertTransition);
        // Only the marks of an Event object are a state to compare with; others share a lane with
        // spans.
        if (isEnd || (isMark && transition.state.kind != "events"))
            return true;
        setLane.bindValue(0, toQString(transition.uid));
        setLane.bindValue(1, toQString(transition.lane));
        setLane.bindValue(2, insertTransition.lastInsertId());
        return setLane.exec() || fail(setLane);
    }

    bool fail(const QSqlQuery &query)
    {
        lastError = query.lastError();
        return false;
    }

    /// The first `count` of what has gathered and as many writes, all or nothing.
    bool writeFirst(std::size_t count, std::size_t writes)
    {
        if (!database.transaction()) {
            lastError = database.lastError();
            return false;
        }
        bool written = true;
        for (std::size_t i = 0; written && i < count; ++i)
            written = write(pending[i]);
        for (std::size_t i = 0; written && i < writes; ++i) {
            written = audit.insert(pendingWrites[i]);
            if (!written)
                lastError = audit.lastError();
        }
        if (written && writes > 0)
            audit.keepBound();
        if (written && database.commit())
            return true;
        if (written)
            lastError = database.lastError();
        database.rollback();
        return false;
    }

    std::int64_t pragma(const char *name)
    {
        QSqlQuery query(database);
        const bool read =
            query.exec(QStringLiteral("PRAGMA ") + QLatin1String(name)) && query.next();
        return read ? query.value(0).toLongLong() : 0;
    }

    std::int64_t usedPages() { return pragma("page_count") - pragma("freelist_count"); }

    /// Removes the oldest rows of the oldest day, but never the one that a lane stands in.
    bool trim()
    {
        QSqlQuery query(database);
        // Writes are kept as long as what they led to; without that they are all there is to give.
        if (!query.exec(QStringLiteral(
                "SELECT at FROM transition WHERE id NOT IN (SELECT transition_id FROM lane)"
                " ORDER BY id LIMIT 1"))
            || !query.next())
            return audit.trim(clock.now(), trimmedAtOnce);
        const qint64 dayEnd = (query.value(0).toLongLong() / dayLength + 1) * dayLength;
        query.finish();
        query.prepare(QStringLiteral(
            "DELETE FROM transition WHERE id IN (SELECT id FROM transition WHERE at < ?"
            " AND id NOT IN (SELECT transition_id FROM lane) ORDER BY id LIMIT ?)"));
        query.addBindValue(dayEnd);
        query.addBindValue(trimmedAtOnce);
        if (!query.exec())
            return fail(query);
        const bool removed = query.numRowsAffected() > 0;
        const bool forgotten = audit.trim(fromMicroseconds(dayEnd), trimmedAtOnce);
        QSqlQuery old(database);
        old.exec(QStringLiteral("DELETE FROM gap WHERE until < (SELECT min(at) FROM transition)"));
        return removed || forgotten;
    }

    void keepBelowCap()
    {
        // A little below the hard limit, so that a batch normally finds room.
        const std::int64_t limit = pragma("max_page_count") * 9 / 10;
        if (usedPages() > limit)
            trim();
    }

    void schedule()
    {
        if (scheduled)
            return;
        scheduled = true;
        clock.after(options.batch, &context, [this] {
            scheduled = false;
            if (const auto written = flush(); !written)
                qCWarning(historyLog, "%s", written.error().message.c_str());
        });
    }

    template<typename Row>
    static void forgetFirst(std::vector<Row> &rows, std::size_t count)
    {
        rows.erase(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(count));
    }

    template<typename Row>
    void forgetSurplus(std::vector<Row> &rows)
    {
        const std::size_t surplus = rows.size() - std::min(rows.size(), mostPending);
        forgetFirst(rows, surplus);
        lost += surplus;
    }

    Result<Done> flush()
    {
        while (!pending.empty() || !pendingWrites.empty()) {
            // One transaction has a bound, whatever has gathered while the file could not be
            // written.
            const std::size_t count = std::min(pending.size(), options.largestBatch);
            const std::size_t writes = std::min(pendingWrites.size(), options.largestBatch);
            bool written = writeFirst(count, writes);
            for (int attempt = 0; !written && attempt < 8 && isFull(); ++attempt)
                written = trim() && writeFirst(count, writes);
            if (!written) {
                const Unexpected refused = failure(lastError);
                forgetSurplus(pending);
                forgetSurplus(pendingWrites);
                schedule();
                return refused;
            }
            forgetFirst(pending, count);
            forgetFirst(pendingWrites, writes);
            keepBelowCap();
        }
        return Done{};
    }

    template<typename T>
    void warn(const Result<T> &result) const
    {
        if (!result)
            qCWarning(historyLog,
                      "history file %s failed: %s",
                      options.path.c_str(),
                      result.error().message.c_str());
    }

    bool isFull() const { return lastError.nativeErrorCode() == QLatin1String("13"); }

    Options options;
    runtime::Clock &clock;
    QSqlDatabase database;
    AuditTable audit;
    GapTable gaps;
    QSqlQuery insertTransition;
    QSqlQuery setLane;
    QSqlQuery endLane;
    QSqlError lastError{};
    QObject context{};
    std::vector<Transition> pending{};
    std::vector<AuditEntry> pendingWrites{};
    std::uint64_t lost = 0;
    bool scheduled = false;
};

Result<std::unique_ptr<HistoryStore>> HistoryStore::open(Options options, runtime::Clock &clock)
{
    const QString name = uniqueConnectionName();
    auto database = openHistoryFile(options.path, options.maxBytes, name);
    if (!database) {
        QSqlDatabase::removeDatabase(name);
        return Unexpected{database.error()};
    }
    auto state = std::make_unique<Private>(std::move(options), clock, std::move(*database));
    return std::unique_ptr<HistoryStore>(new HistoryStore(std::move(state)));
}

HistoryStore::HistoryStore(std::unique_ptr<Private> state)
    : m(std::move(state))
{ }

HistoryStore::~HistoryStore()
{
    if (const auto written = m->flush(); !written)
        qCWarning(historyLog, "%s", written.error().message.c_str());
    const QString name = m->database.connectionName();
    m.reset();
    QSqlDatabase::removeDatabase(name);
}

void HistoryStore::append(std::vector<Transition> transitions)
{
    for (Transition &transition : transitions)
        m->pending.push_back(std::move(transition));
    if (m->pending.empty())
        return;
    m->schedule();
    if (m->pending.size() >= m->options.largestBatch) {
        if (const auto written = m->flush(); !written)
            qCWarning(historyLog, "%s", written.error().message.c_str());
    }
}

void HistoryStore::append(AuditEntry write)
{
    m->pendingWrites.push_back(std::move(write));
    m->schedule();
    if (m->pendingWrites.size() >= m->options.largestBatch) {
        if (const auto written = m->flush(); !written)
            qCWarning(historyLog, "%s", written.error().message.c_str());
    }
}

std::int64_t
HistoryStore::openGap(TimePoint from, const std::string &stream, const std::string &cause)
{
    const auto opened = m->gaps.open(from, stream, cause);
    m->warn(opened);
    return opened ? *opened : 0;
}

void HistoryStore::closeGap(std::int64_t id, TimePoint to)
{
    m->warn(m->gaps.close(id, to));
}

void HistoryStore::closeAbandonedGaps(TimePoint to)
{
    m->warn(m->gaps.closeAll(to));
}

void HistoryStore::touch(TimePoint now)
{
    QSqlQuery query(m->database);
    query.prepare(QStringLiteral("INSERT OR REPLACE INTO meta VALUES ('lastSeen', ?)"));
    query.addBindValue(QString::number(microseconds(now)));
    if (!query.exec())
        qCWarning(historyLog, "%s", m->failure(query.lastError()).error.message.c_str());
}

Result<Done> HistoryStore::flush()
{
    return m->flush();
}

Result<std::vector<Transition>>
HistoryStore::transitions(const ObjectKey &machine, TimePoint from, TimePoint to)
{
    if (const auto written = m->flush(); !written)
        return Unexpected{written.error()};
    QSqlQuery query(m->database);
    query.setForwardOnly(true);
    query.prepare(QStringLiteral("SELECT ") + transitionColumns()
                  + QStringLiteral(
                      " FROM transition WHERE machine=:machine AND at<=:to AND (at>=:from OR id IN"
                      " (SELECT max(id) FROM transition WHERE machine=:machine2 AND at<:from2"
                      " AND is_mark=0 GROUP BY uid, lane)) ORDER BY id DESC LIMIT :most"));
    const QString name = toQString(toString(machine));
    query.bindValue(QStringLiteral(":machine"), name);
    query.bindValue(QStringLiteral(":machine2"), name);
    query.bindValue(QStringLiteral(":to"), microseconds(to));
    query.bindValue(QStringLiteral(":from"), microseconds(from));
    query.bindValue(QStringLiteral(":from2"), microseconds(from));
    query.bindValue(QStringLiteral(":most"), readAtOnce);
    if (!query.exec())
        return m->failure(query.lastError());
    std::vector<Transition> found;
    while (query.next())
        found.push_back(readTransition(query));
    return std::vector<Transition>(found.rbegin(), found.rend());
}

Result<std::vector<AuditEntry>>
HistoryStore::writes(const ObjectKey &machine, TimePoint from, TimePoint to)
{
    if (const auto written = m->flush(); !written)
        return Unexpected{written.error()};
    return m->audit.read(machine, from, to, writesAtOnce);
}

Result<std::vector<Gap>> HistoryStore::gaps(TimePoint from, TimePoint to)
{
    return m->gaps.read(from, to, readAtOnce);
}

Result<std::map<std::string, StoredObject>> HistoryStore::objects()
{
    if (const auto written = m->flush(); !written)
        return Unexpected{written.error()};
    QSqlQuery query(m->database);
    query.setForwardOnly(true);
    const bool read = query.exec(
        QStringLiteral("SELECT ") + transitionColumns()
        + QStringLiteral(" FROM transition WHERE id IN (SELECT transition_id FROM lane)"));
    if (!read)
        return m->failure(query.lastError());
    std::map<std::string, StoredObject> objects;
    while (query.next()) {
        Transition last = readTransition(query);
        StoredObject &object = objects[last.uid];
        object.kind = std::move(last.kind);
        object.object = std::move(last.object);
        object.machine = std::move(last.machine);
        object.lanes[last.lane] = std::move(last.state);
    }
    return objects;
}

std::optional<TimePoint> HistoryStore::lastSeen()
{
    QSqlQuery query(m->database);
    if (!query.exec(QStringLiteral("SELECT value FROM meta WHERE key='lastSeen'")) || !query.next())
        return std::nullopt;
    return fromMicroseconds(query.value(0).toString().toLongLong());
}

std::uint64_t HistoryStore::lost() const
{
    return m->lost;
}

std::int64_t HistoryStore::usedBytes()
{
    return m->usedPages() * m->pragma("page_size");
}

} // namespace hp::history
