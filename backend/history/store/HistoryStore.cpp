// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/HistoryStore.h"

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

    /// The first `count` of what has gathered, all or nothing.
    bool writeFirst(std::size_t count)
    {
        if (!database.transaction()) {
            lastError = database.lastError();
            return false;
        }
        for (std::size_t i = 0; i < count; ++i) {
            if (!write(pending[i])) {
                database.rollback();
                return false;
            }
        }
        if (database.commit())
            return true;
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
        if (!query.exec(QStringLiteral(
                "SELECT at FROM transition WHERE id NOT IN (SELECT transition_id FROM lane)"
                " ORDER BY id LIMIT 1"))
            || !query.next())
            return false;
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
        QSqlQuery gaps(database);
        gaps.exec(QStringLiteral("DELETE FROM gap WHERE until < (SELECT min(at) FROM transition)"));
        return removed;
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

    void forgetFirst(std::size_t count)
    {
        pending.erase(pending.begin(), pending.begin() + static_cast<std::ptrdiff_t>(count));
    }

    Result<Done> flush()
    {
        while (!pending.empty()) {
            // One transaction has a bound, whatever has gathered while the file could not be
            // written.
            const std::size_t count = std::min(pending.size(), options.largestBatch);
            bool written = writeFirst(count);
            for (int attempt = 0; !written && attempt < 8 && isFull(); ++attempt)
                written = trim() && writeFirst(count);
            if (!written) {
                const Unexpected refused = failure(lastError);
                const std::size_t surplus = pending.size() - std::min(pending.size(), mostPending);
                forgetFirst(surplus);
                lost += surplus;
                schedule();
                return refused;
            }
            forgetFirst(count);
            keepBelowCap();
        }
        return Done{};
    }

    bool isFull() const { return lastError.nativeErrorCode() == QLatin1String("13"); }

    Options options;
    runtime::Clock &clock;
    QSqlDatabase database;
    QSqlQuery insertTransition;
    QSqlQuery setLane;
    QSqlQuery endLane;
    QSqlError lastError{};
    QObject context{};
    std::vector<Transition> pending{};
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

std::int64_t
HistoryStore::openGap(TimePoint from, const std::string &stream, const std::string &cause)
{
    QSqlQuery query(m->database);
    query.prepare(QStringLiteral("INSERT INTO gap (since, stream, cause) VALUES (?,?,?)"));
    query.addBindValue(microseconds(from));
    query.addBindValue(toQString(stream));
    query.addBindValue(toQString(cause));
    if (!query.exec()) {
        qCWarning(historyLog, "%s", m->failure(query.lastError()).error.message.c_str());
        return 0;
    }
    return query.lastInsertId().toLongLong();
}

void HistoryStore::closeGap(std::int64_t id, TimePoint to)
{
    QSqlQuery query(m->database);
    query.prepare(
        QStringLiteral("UPDATE gap SET until=max(since, ?) WHERE id=? AND until IS NULL"));
    query.addBindValue(microseconds(to));
    query.addBindValue(static_cast<qlonglong>(id));
    if (!query.exec())
        qCWarning(historyLog, "%s", m->failure(query.lastError()).error.message.c_str());
}

void HistoryStore::closeAbandonedGaps(TimePoint to)
{
    QSqlQuery query(m->database);
    query.prepare(QStringLiteral("UPDATE gap SET until=max(since, ?) WHERE until IS NULL"));
    query.addBindValue(microseconds(to));
    if (!query.exec())
        qCWarning(historyLog, "%s", m->failure(query.lastError()).error.message.c_str());
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

Result<std::vector<Gap>> HistoryStore::gaps(TimePoint from, TimePoint to)
{
    QSqlQuery query(m->database);
    query.setForwardOnly(true);
    query.prepare(QStringLiteral(
        "SELECT id, since, until, stream, cause FROM gap"
        " WHERE since<=? AND (until IS NULL OR until>=?) ORDER BY since, id LIMIT ?"));
    query.addBindValue(microseconds(to));
    query.addBindValue(microseconds(from));
    query.addBindValue(readAtOnce);
    if (!query.exec())
        return m->failure(query.lastError());
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
