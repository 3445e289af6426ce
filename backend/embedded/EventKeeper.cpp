// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/EventKeeper.h"

#include "backend/cluster/EventName.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

namespace hp::embedded {

using cluster::eventName;
using cluster::EventRecord;
using cluster::sourceOf;
namespace kinds = cluster::kinds;

namespace {

constexpr std::size_t identityLimit = 4096;
constexpr double burst = 25;
constexpr std::chrono::minutes refill{5};

std::string identityOf(const EventRecord &record)
{
    return sourceOf(record) + '\n' + (record.warning ? "W\n" : "N\n") + record.reason + '\n'
        + record.action + '\n' + record.note;
}

/// The last sign of life of an Event, whoever wrote it.
TimePoint lastSeen(const Object &object)
{
    TimePoint latest{};
    for (const char *pointer : {"/metadata/creationTimestamp",
                                "/eventTime",
                                "/firstTimestamp",
                                "/lastTimestamp",
                                "/series/lastObservedTime"}) {
        if (const auto time = parseTime(object.text(pointer)))
            latest = std::max(latest, *time);
    }
    return latest;
}

/// Makes room at a cost that many later additions share: one at a time would look at all of them
/// for each.
template<typename Map, typename Age>
void dropOlderHalf(Map &map, const Age &ageOf)
{
    std::vector<decltype(ageOf(map.begin()->second))> ages;
    ages.reserve(map.size());
    for (const auto &[key, value] : map)
        ages.push_back(ageOf(value));
    const auto middle = ages.begin() + static_cast<std::ptrdiff_t>(ages.size() / 2);
    std::nth_element(ages.begin(), middle, ages.end());
    std::erase_if(map,
                  [&, limit = *middle](const auto &entry) { return ageOf(entry.second) <= limit; });
}

} // namespace

EventKeeper::EventKeeper(cluster::Cluster &cluster,
                         const Store &store,
                         runtime::Clock &clock,
                         Options options)
    : m_cluster(cluster)
    , m_store(store)
    , m_clock(clock)
    , m_options(options)
{
    lookAtAll([](const Object &, Duration) {});
    m_clock.after(m_options.sweepEvery, this, [this] { sweep(); });
}

void EventKeeper::record(const EventRecord &record)
{
    if (!record.regarding) {
        ++m_lost;
        return;
    }
    if (!withinBudget(sourceOf(record))) {
        ++m_lost;
        return;
    }
    const std::string identity = identityOf(record);
    const auto known = m_known.find(identity);
    if (known != m_known.end()
        && (!known->second.stored || m_store.objects().find(kinds::event(), known->second.key)))
        repeat(record, known->second);
    else
        create(record, identity);
}

void EventKeeper::create(const EventRecord &record, const std::string &identity)
{
    const Object &about = record.regarding;
    const TimePoint now = m_clock.now();
    const std::string ns = about.ns().empty() ? "default" : about.ns();
    const std::string name = eventName(about, now, ++m_serial);
    Json involved{
        {"apiVersion", about.apiVersion()}, {"kind", about.kind()}, {"name", about.name()}};
    if (!about.ns().empty())
        involved["namespace"] = about.ns();
    if (!about.uid().empty())
        involved["uid"] = about.uid();
    if (!about.resourceVersion().empty())
        involved["resourceVersion"] = about.resourceVersion();
    Json body{{"metadata", {{"name", name}, {"namespace", ns}}},
              {"involvedObject", std::move(involved)},
              {"type", record.warning ? "Warning" : "Normal"},
              {"reason", record.reason},
              {"action", record.action},
              {"message", record.note},
              {"source", {{"component", record.reportingController}}},
              {"reportingComponent", record.reportingController},
              {"reportingInstance", record.reportingController},
              {"count", 1},
              {"eventTime", formatMicroTime(now)},
              {"firstTimestamp", formatTime(now)},
              {"lastTimestamp", formatTime(now)}};
    if (m_known.size() >= identityLimit)
        forgetOld();
    m_known[identity] = {{ns, name}, 1, false, m_serial};
    m_cluster.create(
        kinds::event(),
        ns,
        std::move(body),
        {.fieldManager = record.reportingController, .user = record.reportingController},
        [this, identity](const Result<cluster::Written> &written) {
            m_lost += written ? 0 : 1;
            const auto it = m_known.find(identity);
            if (it == m_known.end())
                return;
            if (written)
                it->second.stored = true;
            else
                m_known.erase(it);
        });
}

void EventKeeper::repeat(const EventRecord &record, Known &known)
{
    const TimePoint now = m_clock.now();
    const int count = ++known.count;
    known.serial = ++m_serial;
    const Json body{{"count", count},
                    {"lastTimestamp", formatTime(now)},
                    {"series", {{"count", count}, {"lastObservedTime", formatMicroTime(now)}}}};
    m_cluster.patch(
        {&kinds::event(), known.key},
        cluster::PatchType::Merge,
        body,
        cluster::Subresource::None,
        {.fieldManager = record.reportingController, .user = record.reportingController},
        [this](const Result<cluster::Written> &written) { m_lost += written ? 0 : 1; });
}

bool EventKeeper::withinBudget(const std::string &source)
{
    const Duration now = m_clock.uptime();
    if (m_buckets.size() >= identityLimit)
        std::erase_if(m_buckets,
                      [&](const auto &entry) { return now - entry.second.filledAt >= refill; });
    if (m_buckets.size() >= identityLimit)
        dropOlderHalf(m_buckets, [](const Bucket &bucket) { return bucket.filledAt; });
    const auto [it, fresh] = m_buckets.try_emplace(source, Bucket{burst, now});
    Bucket &bucket = it->second;
    const double gained = static_cast<double>((now - bucket.filledAt).count())
        / static_cast<double>(Duration(refill).count());
    bucket.tokens = std::min(burst, bucket.tokens + gained);
    bucket.filledAt = now;
    if (bucket.tokens < 1)
        return false;
    bucket.tokens -= 1;
    return true;
}

void EventKeeper::lookAtAll(const std::function<void(const Object &event, Duration age)> &call)
{
    const Duration now = m_clock.uptime();
    const Duration longest = m_lookedAt ? now - *m_lookedAt : Duration::max();
    std::map<ObjectKey, runtime::SteadyDeadline> ages;
    m_store.objects().forEach(kinds::event(), {}, [&](const Object &stored) {
        const auto known = m_ages.find(stored.key());
        runtime::SteadyDeadline &age = ages[stored.key()];
        if (known != m_ages.end())
            age = known->second;
        call(stored, -age.left(lastSeen(stored), m_clock, -longest, Duration(0)));
    });
    m_ages = std::move(ages);
    m_lookedAt = now;
}

void EventKeeper::sweep()
{
    lookAtAll([this](const Object &stored, Duration age) {
        if (age < m_options.keepFor)
            return;
        m_cluster.remove({&kinds::event(), stored.key()},
                         {.uid = stored.uid(),
                          .resourceVersion = stored.resourceVersion(),
                          .user = "system:apiserver"},
                         [](const Result<cluster::Deleted> &) {});
    });
    forgetOld();
    m_clock.after(m_options.sweepEvery, this, [this] { sweep(); });
}

void EventKeeper::forgetOld()
{
    std::erase_if(m_known, [this](const auto &entry) {
        return entry.second.stored && !m_store.objects().find(kinds::event(), entry.second.key);
    });
    if (m_known.size() >= identityLimit)
        dropOlderHalf(m_known, [](const Known &known) { return known.serial; });
}

} // namespace hp::embedded

#include "moc_EventKeeper.cpp"
