// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/Gathered.h"

#include "backend/history/store/RecordDatabase.h"

#include <QLoggingCategory>
#include <QVariant>

#include <algorithm>
#include <utility>

Q_LOGGING_CATEGORY(historyLog, "holdpoint.history")

namespace hp::history {

namespace {

constexpr std::size_t maxPending = 100'000;
constexpr int givenBackAtOnce = 500; ///< pages
/// Between two attempts on a server that is away; each may last as long as it is patient.
constexpr Duration serverRest = std::chrono::seconds(20);
constexpr Duration trimEvery = std::chrono::minutes(1);

template<typename Row>
void dropFirst(std::vector<Row> &rows, std::size_t count)
{
    rows.erase(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(count));
}

/// How many are too many.
template<typename Row>
std::size_t surplusOf(const std::vector<Row> &rows)
{
    return rows.size() - std::min(rows.size(), maxPending);
}

} // namespace

HistoryStore::Private::Private(Options how, RecordPlace where, runtime::Clock &time)
    : options(std::move(how))
    , place(std::move(where))
    , clock(time)
{ }

Result<Done> HistoryStore::Private::openTables()
{
    auto database = RecordDatabase::open(place, options.maxBytes);
    if (!database && database.error().detail == "damaged") {
        const auto kept = setAside(place.file, clock.now());
        if (!kept)
            return Unexpected{kept.error()};
        notice =
            database.error().message + "; it is kept as " + *kept + " and a new one was started";
        qCWarning(historyLog, "%s", notice.c_str());
        database = RecordDatabase::open(place, options.maxBytes);
    }
    if (!database)
        return Unexpected{database.error()};
    // A life goes on over a lost connection, but not in another file, and not where a server that
    // took over knows nothing of it: what has no life of this cluster is found by nobody.
    std::int64_t writer = tables && place.isShared() ? tables->writer : 0;
    if (writer != 0) {
        const auto known = SessionTable(**database, options.cluster).knows(writer, options.backend);
        if (!known)
            return Unexpected{known.error()};
        if (!*known)
            writer = 0;
    }
    if (writer == 0) {
        const auto begun =
            SessionTable(**database, options.cluster).start(options.backend, clock.now());
        if (!begun)
            return Unexpected{begun.error()};
        writer = *begun;
    }
    tables.reset();
    tables = std::make_unique<Tables>(std::move(*database), writer, options);
    return Done{};
}

bool HistoryStore::Private::insert(const Transition &row)
{
    if (tables->transitions.insert(row))
        return true;
    lastError = tables->transitions.lastError();
    return false;
}

bool HistoryStore::Private::insert(const ObjectChange &row)
{
    if (tables->snapshots.insert(row))
        return true;
    lastError = tables->snapshots.lastError();
    return false;
}

bool HistoryStore::Private::insert(const AuditEntry &row)
{
    if (tables->audit.insert(row))
        return true;
    lastError = tables->audit.lastError();
    return false;
}

bool HistoryStore::Private::insert(const KeptGap &gap)
{
    GapTable &table = tables->gaps;
    const auto refused = [&] {
        lastError = table.lastError();
        return false;
    };
    std::int64_t id = gap.id;
    if (id < 0) {
        const auto opened = table.open(gap.from, gap.stream, gap.cause);
        if (!opened)
            return refused();
        id = *opened;
        if (!gap.to)
            storing.emplace_back(gap.id, id);
    }
    return !gap.to || table.close(id, *gap.to) || refused();
}

bool HistoryStore::Private::insert(const KeptStep &step)
{
    if (tables->sessions.addStep(tables->writer, step.was, step.became))
        return true;
    lastError = tables->sessions.lastError();
    return false;
}

bool HistoryStore::Private::writeFirst(const Counts &counts)
{
    QSqlDatabase &sql = tables->database->sql();
    if (!sql.transaction()) {
        lastError = sql.lastError();
        return false;
    }
    const auto insertAll = [this](const auto &rows, std::size_t count) {
        return std::all_of(rows.begin(),
                           rows.begin() + static_cast<std::ptrdiff_t>(count),
                           [this](const auto &row) { return insert(row); });
    };
    storing.clear();
    const bool written = insertAll(gaps, counts.gaps) && insertAll(pending, counts.transitions)
        && insertAll(changes, counts.changes) && insertAll(writes, counts.writes)
        && insertAll(steps, counts.steps);
    if (written && counts.writes > 0)
        tables->audit.keepBound();
    if (written && sql.commit()) {
        stored.insert(storing.begin(), storing.end());
        return true;
    }
    if (written)
        lastError = sql.lastError();
    sql.rollback();
    tables->transitions.forgetNumbers();
    tables->snapshots.forget();
    return false;
}

void HistoryStore::Private::forgetFirst(const Counts &counts)
{
    dropFirst(gaps, counts.gaps);
    dropFirst(pending, counts.transitions);
    dropFirst(changes, counts.changes);
    dropFirst(writes, counts.writes);
    dropFirst(steps, counts.steps);
    for (KeptStep &step : steps) {
        step.transitions -= std::min(step.transitions, counts.transitions);
        step.changes -= std::min(step.changes, counts.changes);
    }
}

HistoryStore::Private::Counts HistoryStore::Private::nextCounts() const
{
    const std::size_t most = options.maxBatch;
    Counts counts{.gaps = std::min(gaps.size(), most),
                  .transitions = std::min(pending.size(), most),
                  .changes = std::min(changes.size(), most),
                  .writes = std::min(writes.size(), most)};
    if (steps.empty())
        return counts;
    counts.transitions = std::min(counts.transitions, steps.front().transitions);
    counts.changes = std::min(counts.changes, steps.front().changes);
    counts.steps = counts.transitions == 0 && counts.changes == 0 ? 1 : 0;
    return counts;
}

bool HistoryStore::Private::writeOneByOne(const Counts &counts)
{
    const auto each = [this](std::size_t count, const Counts &one) {
        for (std::size_t i = 0; i < count; ++i) {
            if (!writeFirst(one)) {
                if (!isOfTheRow(lastError))
                    return false;
                ++lost;
            }
            forgetFirst(one);
        }
        return true;
    };
    return each(counts.gaps, {.gaps = 1}) && each(counts.transitions, {.transitions = 1})
        && each(counts.changes, {.changes = 1}) && each(counts.writes, {.writes = 1})
        && each(counts.steps, {.steps = 1});
}

bool HistoryStore::Private::isOfRows() const
{
    return place.isShared() && (isOfTheRow(lastError) || isOfTheMoment(lastError));
}

bool HistoryStore::Private::answers()
{
    QSqlQuery query(tables->database->sql());
    return query.exec(QStringLiteral("SELECT 1"));
}

bool HistoryStore::Private::mend()
{
    if (isFull(lastError)) {
        const bool hasRoom = trim(&Trimming::oldest, clock.now());
        capped = capped || hasRoom;
        return hasRoom;
    }
    if (isDamage(lastError))
        return startOver();
    if (!place.isShared() || answers())
        return false;
    return openTables().has_value();
}

bool HistoryStore::Private::startOver()
{
    tables.reset();
    // Those were gaps of the other file.
    gaps.clear();
    stored.clear();
    const auto kept = setAside(place.file, clock.now());
    if (kept && openTables()) {
        notice =
            place.shown() + " is damaged; it is kept as " + *kept + " and a new one was started";
        qCWarning(historyLog, "%s", notice.c_str());
        if (startedOver)
            clock.after(Duration{}, &context, startedOver);
        return true;
    }
    // Without a file everything else goes on, and what happens can still be looked at.
    notice = place.shown() + " is damaged and no new one can be started: nothing is recorded";
    qCWarning(historyLog, "%s", notice.c_str());
    place.file = ":memory:";
    return openTables().has_value();
}

Unexpected HistoryStore::Private::refuse()
{
    const Unexpected refused = tables->database->failure(lastError);
    const Counts surplus{surplusOf(gaps),
                         surplusOf(pending),
                         surplusOf(changes),
                         surplusOf(writes),
                         surplusOf(steps)};
    forgetFirst(surplus);
    if (surplus.changes > 0)
        tables->snapshots.forget();
    lost += surplus.gaps + surplus.transitions + surplus.changes + surplus.writes + surplus.steps;
    if (place.isShared()) {
        restUntil = clock.uptime() + serverRest;
        isDoubted = true;
    }
    schedule(place.isShared() ? serverRest : options.batch);
    return refused;
}

Result<Done> HistoryStore::Private::flush()
{
    if (restUntil > clock.uptime()) {
        if (!isEmpty())
            schedule(restUntil - clock.uptime());
        return unexpected(ErrorCode::Unreachable, place.shown() + " is away");
    }
    if (isDoubted && !openTables())
        return refuse();
    isDoubted = false;
    while (!isEmpty()) {
        Counts counts = nextCounts();
        bool written = writeFirst(counts);
        for (int attempt = 0; !written && attempt < 8 && mend(); ++attempt) {
            counts = nextCounts();
            written = writeFirst(counts);
        }
        if (written)
            forgetFirst(counts);
        else if (!isOfRows() || !writeOneByOne(counts))
            return refuse();
    }
    keepBounds();
    return Done{};
}

Result<Done> HistoryStore::Private::flushKept()
{
    return gaps.empty() && steps.empty() ? Result<Done>(Done{}) : flush();
}

bool HistoryStore::Private::takesGaps() const
{
    return gaps.empty() && !isDoubted;
}

std::int64_t
HistoryStore::Private::openGap(TimePoint from, const std::string &stream, const std::string &cause)
{
    if (takesGaps()) {
        if (const auto opened = tables->gaps.open(from, stream, cause))
            return *opened;
    }
    gaps.push_back({--lastKept, from, stream, cause, {}});
    schedule(options.batch);
    return lastKept;
}

void HistoryStore::Private::closeGap(std::int64_t id, TimePoint to)
{
    const auto waits =
        std::find_if(gaps.begin(), gaps.end(), [id](const KeptGap &gap) { return gap.id == id; });
    if (waits != gaps.end()) {
        waits->to = to;
        return;
    }
    if (const auto known = stored.extract(id))
        id = known.mapped();
    if (id <= 0) // it was given up
        return;
    if (takesGaps() && tables->gaps.close(id, to))
        return;
    gaps.push_back({id, {}, {}, {}, to});
    schedule(options.batch);
}

void HistoryStore::Private::flushAndWarn()
{
    if (const auto written = flush(); !written)
        qCWarning(historyLog, "%s", written.error().message.c_str());
}

void HistoryStore::Private::schedule(Duration wait)
{
    if (std::exchange(scheduled, true))
        return;
    clock.after(wait, &context, [this] {
        scheduled = false;
        flushAndWarn();
    });
}

std::int64_t HistoryStore::Private::usedPages()
{
    return tables->database->pragma("page_count") - tables->database->pragma("freelist_count");
}

bool HistoryStore::Private::trim(bool (Trimming::*how)(TimePoint), TimePoint time)
{
    const bool went = (tables->trimming.*how)(time);
    if (tables->trimming.takeLanesWent())
        tables->transitions.forgetNumbers();
    return went;
}

void HistoryStore::Private::keepBounds()
{
    if (!place.isShared())
        keepBelowCap();
    const Duration uptime = clock.uptime();
    if (options.keep <= Duration(0) || uptime < believedFrom || uptime < nextTrim)
        return;
    nextTrim = uptime + trimEvery;
    // More of an old day waits: it goes with the next batches.
    if (trim(&Trimming::before, clock.now() - options.keep))
        nextTrim = uptime;
}

void HistoryStore::Private::keepBelowCap()
{
    const std::int64_t most =
        (options.maxBytes - std::min(maxLogBytes, options.maxBytes / 2)) / pageBytes;
    const std::int64_t pages = tables->database->pragma("page_count");
    // A little below the hard limit, so that a batch normally finds room.
    if (pages * 10 > most * 9 && usedPages() * 10 > most * 9)
        capped = trim(&Trimming::oldest, clock.now()) || capped;
    if (pages <= most)
        return;
    // The cap is lower than it was: what is free goes back to the disk.
    QSqlQuery query(tables->database->sql());
    tables->database->sql().transaction();
    // Qt takes one step of a statement without columns, and each step gives back one page.
    for (int page = 0; page < givenBackAtOnce; ++page)
        query.exec(QStringLiteral("PRAGMA incremental_vacuum(1)"));
    query.finish();
    tables->database->sql().commit();
    query.exec(QStringLiteral("PRAGMA max_page_count=%1").arg(most));
    query.finish();
    if (tables->database->pragma("page_count") > most)
        schedule(options.batch);
}

} // namespace hp::history
