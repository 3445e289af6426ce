// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/machine/History.h"

#include <algorithm>

namespace hp::conformance {

namespace {

std::int64_t numberOf(const std::string &revision)
{
    return revision.empty() ? 0 : std::stoll(revision);
}

} // namespace

History::History(cluster::Cluster &cluster, std::function<std::string()> revision)
    : m_cluster(cluster)
    , m_revision(std::move(revision))
{ }

void History::start()
{
    for (const cluster::Kind &kind : cluster::KindRegistry::instance().all()) {
        cluster::WatchSink sink;
        sink.onEvents = [this](const std::vector<cluster::WatchEvent> &events) {
            for (const cluster::WatchEvent &event : events) {
                if (event.type != cluster::WatchEventType::Bookmark)
                    changed(event.object, event.type == cluster::WatchEventType::Deleted);
            }
        };
        sink.onEnd = [](const Error &) {};
        m_watches.push_back(m_cluster.watch({&kind, {}, {}, {}}, "", std::move(sink)));
    }
}

void History::changed(const Object &object, bool gone)
{
    Observed seen;
    seen.revision = numberOf(object.resourceVersion());
    Object &newest = m_newest[{object.kind(), object.key()}];
    seen.before = newest;
    seen.after = gone ? Object() : object;
    newest = seen.after;
    m_seen.push_back(std::move(seen));
}

void History::called(const std::string &machine, const std::string &call)
{
    Observed seen;
    seen.revision = numberOf(m_revision());
    seen.machine = machine;
    seen.call = call;
    m_seen.push_back(std::move(seen));
}

std::vector<Observed> History::all() const
{
    std::vector<Observed> sorted = m_seen;
    // A watch hears of a commit after the one who wrote: the revision tells what came first.
    std::stable_sort(sorted.begin(), sorted.end(), [](const Observed &a, const Observed &b) {
        if (a.revision != b.revision)
            return a.revision < b.revision;
        return a.call.empty() && !b.call.empty();
    });
    return sorted;
}

std::vector<Object> History::contentsOf(const std::string &kind, const ObjectKey &key) const
{
    std::vector<Object> contents;
    for (const Observed &seen : all()) {
        if (seen.after && seen.after.kind() == kind && seen.after.key() == key)
            contents.push_back(seen.after);
    }
    return contents;
}

bool History::knows(const std::string &kind, const std::string &name) const
{
    return std::any_of(m_newest.begin(), m_newest.end(), [&](const auto &entry) {
        return entry.first.first == kind && entry.first.second.name == name;
    });
}

} // namespace hp::conformance
