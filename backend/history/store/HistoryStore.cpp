// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/HistoryStore.h"

#include "backend/history/store/Gathered.h"
#include "backend/history/store/PeopleMarks.h"
#include "backend/history/store/RecordDatabase.h"
#include "model/resource/ClusterApi.h"

#include <QFileInfo>
#include <QLoggingCategory>

#include <algorithm>
#include <limits>
#include <utility>

namespace hp::history {

namespace {

Q_LOGGING_CATEGORY(storeLog, "holdpoint.history")

constexpr int readAtOnce = 200'000; ///< rows of one answer
constexpr int writesAtOnce = 1000;
constexpr int incarnationMovesAtOnce = 5000;
constexpr int usualRowsOfAPiece = 5000;
/// How long a clock that leapt must have run on before something is thrown away on its word.
constexpr Duration believedAfter = std::chrono::hours(1);
/// A backend whose last sign is younger than this is there.
constexpr Duration presence = std::chrono::seconds(30);

std::string sizeText(std::int64_t bytes)
{
    constexpr std::int64_t giga = 1024LL * 1024 * 1024;
    return bytes % giga == 0 ? std::to_string(bytes / giga) + " GB"
                             : std::to_string(bytes / (1024 * 1024)) + " MB";
}

template<typename T>
void warn(const Result<T> &result)
{
    if (!result)
        qCWarning(storeLog, "%s", result.error().message.c_str());
}

} // namespace

Result<std::unique_ptr<HistoryStore>> HistoryStore::open(Options options, runtime::Clock &clock)
{
    RecordPlace place;
    place.file = options.path;
    if (!options.url.empty()) {
        auto parsed = parseRecordUrl(options.url);
        if (!parsed)
            return Unexpected{parsed.error()};
        place = std::move(*parsed);
    }
    auto state = std::make_unique<Private>(std::move(options), std::move(place), clock);
    if (const auto opened = state->openTables(); !opened)
        return Unexpected{opened.error()};
    return std::unique_ptr<HistoryStore>(new HistoryStore(std::move(state)));
}

HistoryStore::HistoryStore(std::unique_ptr<Private> state)
    : m(std::move(state))
{ }

HistoryStore::~HistoryStore()
{
    m->flushAndWarn();
}

void HistoryStore::append(std::vector<Transition> transitions)
{
    for (Transition &transition : transitions)
        m->pending.push_back(std::move(transition));
    if (m->pending.empty())
        return;
    m->schedule(m->options.batch);
    if (m->pending.size() >= m->options.maxBatch)
        m->flushAndWarn();
}

void HistoryStore::append(ObjectChange change)
{
    m->changes.push_back(std::move(change));
    m->schedule(m->options.batch);
    if (m->changes.size() >= m->options.maxBatch)
        m->flushAndWarn();
}

void HistoryStore::append(AuditEntry write)
{
    m->writes.push_back(std::move(write));
    m->schedule(m->options.batch);
    if (m->writes.size() >= m->options.maxBatch)
        m->flushAndWarn();
}

std::int64_t
HistoryStore::openGap(TimePoint from, const std::string &stream, const std::string &cause)
{
    return m->openGap(from, stream, cause);
}

void HistoryStore::closeGap(std::int64_t id, TimePoint to)
{
    m->closeGap(id, to);
}

Result<Done> HistoryStore::storeGap(const Gap &gap)
{
    return m->tables->gaps.store(gap);
}

void HistoryStore::closeAbandonedGaps(TimePoint to)
{
    std::vector<std::int64_t> alive;
    if (m->place.isShared()) {
        if (const auto sessions = m->tables->sessions.sessions()) {
            for (const WriterSession &session : *sessions) {
                if (session.id != m->tables->writer && session.beat > m->clock.now() - presence)
                    alive.push_back(session.id);
            }
        }
    }
    warn(m->tables->gaps.closeAbandoned(to, alive));
}

void HistoryStore::closeGapsOfTheDead()
{
    if (m->restUntil <= m->clock.uptime())
        warn(m->tables->gaps.closeThoseOfTheDead(m->clock.now() - presence));
}

void HistoryStore::touch(TimePoint now)
{
    if (m->restUntil <= m->clock.uptime())
        warn(m->tables->sessions.beat(m->tables->writer, now));
}

void HistoryStore::noteClockStep(TimePoint was, TimePoint became)
{
    m->believedFrom = m->clock.uptime() + believedAfter;
    m->steps.push_back({was, became, m->pending.size(), m->changes.size()});
    m->flushAndWarn();
}

Result<Done> HistoryStore::storeStep(const ClockStep &step)
{
    if (const auto written = m->flush(); !written)
        return written;
    return m->tables->sessions.addStep(m->tables->writer, step);
}

Result<Done> HistoryStore::flush()
{
    return m->flush();
}

void HistoryStore::onStartedOver(std::function<void()> call)
{
    m->startedOver = std::move(call);
}

Result<std::vector<Transition>>
HistoryStore::transitions(const ObjectKey &machine, TimePoint from, TimePoint to)
{
    return m->read<std::vector<Transition>>(
        [&] { return m->tables->transitions.read(machine, from, to, readAtOnce); });
}

Result<Picture>
HistoryStore::picture(const ObjectKey &machine, TimePoint from, TimePoint to, int columns)
{
    return m->read<Picture>([&] {
        return readPicture(*m->tables->database, m->options.cluster, machine, from, to, columns);
    });
}

Result<bool>
HistoryStore::hasMoreThan(int count, const ObjectKey &machine, TimePoint from, TimePoint to)
{
    return m->read<bool>([&] {
        return history::hasMoreThan(
            count, *m->tables->database, m->options.cluster, machine, from, to);
    });
}

Result<std::vector<Transition>> HistoryStore::incarnationMoves(const ObjectKey &machine)
{
    return m->read<std::vector<Transition>>([&] {
        return readIncarnationMoves(
            *m->tables->database, m->options.cluster, machine, incarnationMovesAtOnce);
    });
}

Result<std::vector<Transition>>
HistoryStore::peopleMarks(const std::string &look, TimePoint from, TimePoint to, int limit)
{
    return m->read<std::vector<Transition>>([&] {
        return readPeopleMarks(*m->tables->database, m->options.cluster, look, from, to, limit);
    });
}

Result<std::vector<AuditEntry>>
HistoryStore::writes(const ObjectKey &machine, TimePoint from, TimePoint to)
{
    return m->read<std::vector<AuditEntry>>(
        [&] { return m->tables->audit.read(machine, from, to, writesAtOnce); });
}

Result<std::vector<Gap>> HistoryStore::gaps(TimePoint from, TimePoint to)
{
    if (const auto written = m->flushKept(); !written)
        return Unexpected{written.error()};
    return readGaps(*m->tables->database, m->options.cluster, from, to, readAtOnce);
}

Result<std::vector<ClockStep>> HistoryStore::clockSteps()
{
    if (const auto written = m->flushKept(); !written)
        return Unexpected{written.error()};
    return m->tables->sessions.steps();
}

Result<std::map<std::string, StoredObject>> HistoryStore::objects()
{
    return m->read<std::map<std::string, StoredObject>>(
        [&] { return m->tables->transitions.standing(); });
}

Result<std::vector<HeldSpan>> HistoryStore::held(int limit, const std::optional<TimePoint> &until)
{
    return m->read<std::vector<HeldSpan>>(
        [&] { return m->tables->transitions.held(limit, until); });
}

Result<Baselines> HistoryStore::usualAt(TimePoint time)
{
    return m->read<Baselines>([&]() -> Result<Baselines> {
        UsualTable &table = m->tables->usual;
        while (table.readSome(time, usualRowsOfAPiece)) { }
        if (auto usual = table.at(time))
            return std::move(*usual);
        const auto held =
            m->tables->transitions.held(static_cast<int>(m->options.usual.counted), time);
        if (!held)
            return Unexpected{held.error()};
        Baselines usual;
        usual.replace(*held);
        return usual;
    });
}

bool HistoryStore::readUsual(TimePoint time)
{
    return m->tables->usual.readSome(time, usualRowsOfAPiece);
}

Result<std::int64_t> HistoryStore::boundAt(TimePoint time)
{
    return m->read<std::int64_t>([&]() -> Result<std::int64_t> {
        const auto steps = clockSteps();
        if (!steps)
            return Unexpected{steps.error()};
        return m->tables->snapshots.boundAt(time, *steps);
    });
}

Result<std::vector<Object>> HistoryStore::objectsAt(const std::string &kind, std::int64_t bound)
{
    return m->tables->snapshots.objects(kind, bound);
}

Result<std::vector<Object>> HistoryStore::newestObjects(const std::string &kind)
{
    return m->read<std::vector<Object>>([&] {
        return m->tables->snapshots.objects(kind, std::numeric_limits<std::int64_t>::max());
    });
}

Result<std::vector<std::int64_t>> HistoryStore::objectNumbersAt(const std::string &kind,
                                                                std::int64_t bound)
{
    return m->tables->snapshots.numbers(kind, bound);
}

Result<std::vector<Object>> HistoryStore::objectsOf(std::span<const std::int64_t> numbers,
                                                    std::int64_t bound)
{
    return m->tables->snapshots.states(numbers, bound);
}

Result<SnapshotTable::Changed> HistoryStore::changedBetween(std::int64_t from, std::int64_t to)
{
    return m->tables->snapshots.changed(from, to);
}

Result<Object>
HistoryStore::objectAt(const std::string &kind, const ObjectKey &key, std::int64_t bound)
{
    return m->tables->snapshots.object(kind, key, bound);
}

Result<SnapshotTable::Gone>
HistoryStore::lastGone(const std::string &kind, const ObjectKey &key, std::int64_t bound)
{
    return m->tables->snapshots.lastGone(kind, key, bound);
}

Result<std::vector<SnapshotTable::Ended>>
HistoryStore::ended(const std::string &kind, const std::string &text, int most)
{
    return m->read<std::vector<SnapshotTable::Ended>>(
        [&] { return m->tables->snapshots.ended(kind, text, most); });
}

Result<std::vector<SnapshotTable::Known>> HistoryStore::aliveObjects(const std::string &kind)
{
    return m->read<std::vector<SnapshotTable::Known>>(
        [&] { return m->tables->snapshots.alive(kind); });
}

Result<std::vector<std::string>> HistoryStore::clusterApiKindsAt(std::int64_t bound)
{
    return m->read<std::vector<std::string>>(
        [&] { return m->tables->snapshots.kindsLike(std::string(".") + capi::group, bound); });
}

std::optional<TimePoint> HistoryStore::lastSeen()
{
    const auto sessions = m->tables->sessions.sessions();
    std::optional<TimePoint> seen;
    for (const WriterSession &session : sessions ? *sessions : std::vector<WriterSession>()) {
        // The last one counts, not the largest time: the clock may have been put back.
        if (session.id != m->tables->writer && hasObserved(session)
            && (!seen || !m->place.isShared() || session.beat > *seen))
            seen = session.beat;
    }
    return seen;
}

bool HistoryStore::isWatchedByAnother()
{
    if (!m->place.isShared())
        return false;
    const auto sessions = m->tables->sessions.sessions();
    return sessions
        && std::any_of(sessions->begin(), sessions->end(), [&](const WriterSession &session) {
               return session.id != m->tables->writer && session.beat > m->clock.now() - presence;
           });
}

std::uint64_t HistoryStore::lost() const
{
    return m->lost;
}

StoreState HistoryStore::state()
{
    StoreState state;
    state.place = m->place.shown();
    state.shared = m->place.isShared();
    state.lost = m->lost;
    state.notice = m->notice;
    if (m->restUntil > m->clock.uptime()) {
        state.notice = state.place + " is away; what happens is kept until it is back";
        return state;
    }
    if (!state.shared) {
        const QString file = QString::fromStdString(m->place.file);
        state.bytes = QFileInfo(file).size() + QFileInfo(file + QStringLiteral("-wal")).size();
        state.capBytes = m->options.maxBytes;
    }
    const auto sessions = m->tables->sessions.sessions();
    if (const auto begin = sessions ? beginOf(*sessions) : std::nullopt)
        state.begins = std::max(*begin, m->tables->trimming.trimmedTo());
    if (m->capped && state.notice.empty())
        state.notice =
            "History capped at " + sizeText(m->options.maxBytes) + ": oldest day trimmed";
    return state;
}

std::int64_t HistoryStore::usedBytes()
{
    return m->usedPages() * pageBytes;
}

const RecordPlace &HistoryStore::place() const
{
    return m->place;
}

const std::string &HistoryStore::cluster() const
{
    return m->options.cluster;
}

} // namespace hp::history
