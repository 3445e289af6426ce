// SPDX-License-Identifier: Apache-2.0
#include "backend/history/replay/PastCluster.h"

#include "backend/cluster/DefinedKind.h"
#include "backend/history/lanes/RecordedKind.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <nlohmann/json.hpp>
#include <span>
#include <utility>

namespace hp::history {

namespace {

constexpr std::size_t wholeKind = 1'000'000;

std::string recorded(const cluster::Kind &kind)
{
    return recordedKind(kind.group, kind.kind);
}

Unexpected isPast()
{
    return unexpected(ErrorCode::Refused, "the past can only be read");
}

} // namespace

/// Tells of it as long as it is there.
class PastCluster::PastWatch final : public cluster::Watch
{
public:
    PastWatch(std::shared_ptr<Watches> watches, Watching watching)
        : m_watches(std::move(watches))
        , m_place(m_watches->insert(m_watches->end(), std::move(watching)))
    { }
    ~PastWatch() override { m_watches->erase(m_place); }

private:
    std::shared_ptr<Watches> m_watches;
    Watches::iterator m_place;
};

PastCluster::PastCluster(HistoryStore &store, std::int64_t bound)
    : m_store(store)
    , m_bound(bound)
{ }

void PastCluster::get(const cluster::ObjectRef &ref, Reply<Object> reply)
{
    auto found = m_store.objectAt(recorded(*ref.kind), ref.key, m_bound);
    if (found && !*found)
        reply(unexpected(ErrorCode::NotFound, toString(ref.key) + " was not there"));
    else
        reply(std::move(found));
}

bool PastCluster::readSome(const std::string &kind, std::size_t objects)
{
    const auto [entry, isNew] = m_readings.try_emplace(kind);
    Reading &reading = entry->second;
    if (isNew) {
        auto numbers = m_store.objectNumbersAt(kind, m_bound);
        if (!numbers) {
            m_readings.erase(entry);
            return false;
        }
        reading.numbers = std::move(*numbers);
    }
    const std::span<const std::int64_t> left =
        std::span<const std::int64_t>(reading.numbers).subspan(reading.read);
    auto some = m_store.objectsOf(left.first(std::min(objects, left.size())), m_bound);
    if (!some) {
        m_readings.erase(entry);
        return false;
    }
    reading.read += std::min(objects, left.size());
    std::move(some->begin(), some->end(), std::back_inserter(reading.objects));
    return reading.read < reading.numbers.size();
}

Result<std::vector<Object>> PastCluster::take(const std::string &kind)
{
    // What was begun in pieces is finished here.
    while (m_readings.contains(kind) && readSome(kind, wholeKind)) { }
    if (auto read = m_readings.extract(kind))
        return std::move(read.mapped().objects);
    return m_store.objectsAt(kind, m_bound);
}

void PastCluster::list(const cluster::Query &query, Reply<cluster::ObjectList> reply)
{
    auto found = take(recorded(*query.kind));
    if (!found) {
        reply(Unexpected{found.error()});
        return;
    }
    cluster::ObjectList list;
    list.resourceVersion = std::to_string(m_bound);
    for (Object &object : *found) {
        if (query.ns.empty() || object.ns() == query.ns)
            list.items.push_back(std::move(object));
    }
    reply(std::move(list));
}

std::unique_ptr<cluster::Watch>
PastCluster::watch(const cluster::Query &query, const std::string &, cluster::WatchSink sink)
{
    return std::make_unique<PastWatch>(m_watches, Watching{recorded(*query.kind), std::move(sink)});
}

Result<SnapshotTable::Changed> PastCluster::goOn(std::int64_t bound)
{
    auto changed = m_store.changedBetween(m_bound, bound);
    if (!changed)
        return changed;
    std::map<std::string, std::vector<cluster::WatchEvent>> events;
    for (const Object &one : changed->gone) {
        // Another of the name may be there in its place.
        auto successor = m_store.objectAt(one.kind(), one.key(), bound);
        if (!successor)
            return Unexpected{successor.error()};
        if (!*successor)
            events[one.kind()].push_back({cluster::WatchEventType::Deleted, one});
    }
    for (const Object &one : changed->there)
        events[recordedKind(one)].push_back({cluster::WatchEventType::Modified, one});
    m_bound = bound;
    for (const Watching &watching : *m_watches) {
        if (const auto some = events.find(watching.kind); some != events.end())
            watching.sink.onEvents(some->second);
    }
    return changed;
}

const std::vector<std::string> &PastCluster::clusterApiKinds()
{
    if (!m_clusterApiKinds) {
        auto kinds = m_store.clusterApiKindsAt(m_bound);
        m_clusterApiKinds = kinds ? std::move(*kinds) : std::vector<std::string>();
    }
    return *m_clusterApiKinds;
}

void PastCluster::kindsOf(const std::string &group, Reply<std::vector<const cluster::Kind *>> reply)
{
    std::vector<const cluster::Kind *> kinds;
    for (const std::string &name : clusterApiKinds()) {
        const std::size_t dot = name.find('.');
        if (name.substr(dot + 1) != group)
            continue;
        const auto numbers = m_store.objectNumbersAt(name, m_bound);
        if (!numbers || numbers->empty())
            continue;
        const auto first =
            m_store.objectsOf(std::span<const std::int64_t>(*numbers).first(1), m_bound);
        const std::string version =
            first && !first->empty() ? first->front().apiVersion() : std::string();
        cluster::Kind kind;
        kind.group = group;
        kind.version = version.substr(version.find('/') + 1);
        kind.kind = name.substr(0, dot);
        // The record has no other word for many of them.
        for (const char letter : kind.kind)
            kind.plural += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
        kind.plural += 's';
        kinds.push_back(&cluster::lastingKind(std::move(kind)));
    }
    reply(std::move(kinds));
}

void PastCluster::create(const cluster::Kind &,
                         const std::string &,
                         Json,
                         const cluster::WriteOptions &,
                         Reply<cluster::Written> reply)
{
    reply(isPast());
}

void PastCluster::update(const cluster::ObjectRef &,
                         Json,
                         cluster::Subresource,
                         const cluster::WriteOptions &,
                         Reply<cluster::Written> reply)
{
    reply(isPast());
}

void PastCluster::patch(const cluster::ObjectRef &,
                        cluster::PatchType,
                        Json,
                        cluster::Subresource,
                        const cluster::WriteOptions &,
                        Reply<cluster::Written> reply)
{
    reply(isPast());
}

void PastCluster::remove(const cluster::ObjectRef &,
                         const cluster::DeleteOptions &,
                         Reply<cluster::Deleted> reply)
{
    reply(isPast());
}

void PastCluster::evict(const ObjectKey &, const cluster::DeleteOptions &, Reply<Done> reply)
{
    reply(isPast());
}

void PastCluster::recordEvent(cluster::EventRecord) { }

void PastCluster::mayI(const cluster::AccessReview &, Reply<bool> reply)
{
    reply(false);
}

} // namespace hp::history
