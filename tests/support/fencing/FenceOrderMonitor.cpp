// SPDX-License-Identifier: Apache-2.0
#include "tests/support/fencing/FenceOrderMonitor.h"

#include "tests/support/cluster/Revision.h"

#include <algorithm>
#include <utility>

namespace hp::test {

namespace kinds = cluster::kinds;

FenceOrderMonitor::FenceOrderMonitor(cluster::Cluster &cluster,
                                     std::function<std::string()> revision)
    : m_cluster(cluster)
    , m_revision(std::move(revision))
{ }

void FenceOrderMonitor::start()
{
    for (const cluster::Kind *kind : {&kinds::bareMetalHost(),
                                      &kinds::machine(),
                                      &kinds::node(),
                                      &kinds::metal3Remediation()}) {
        cluster::WatchSink sink;
        sink.onEvents = [this](const std::vector<cluster::WatchEvent> &events) {
            for (const cluster::WatchEvent &event : events) {
                if (event.type != cluster::WatchEventType::Bookmark)
                    changed(event.object, event.type == cluster::WatchEventType::Deleted);
            }
        };
        sink.onEnd = [](const Error &) {};
        m_watches.push_back(m_cluster.watch({kind, {}, {}, {}}, "", std::move(sink)));
    }
}

void FenceOrderMonitor::posted(const ObjectKey &host, const std::string &resetType)
{
    m_seen.push_back({revisionNumber(m_revision()), {}, {}, host, resetType});
}

void FenceOrderMonitor::changed(const Object &object, bool gone)
{
    Object &newest = m_newest[{object.kind(), object.key()}];
    const Object after = gone ? Object() : object;
    m_seen.push_back({revisionNumber(object.resourceVersion()), newest, after, {}, {}});
    newest = after;
}

FenceOrder FenceOrderMonitor::evaluated() const
{
    std::vector<Sighting> sorted = m_seen;
    // A watch hears of a commit after the one who wrote: the revision tells what came first.
    std::stable_sort(sorted.begin(), sorted.end(), [](const Sighting &a, const Sighting &b) {
        if (a.revision != b.revision)
            return a.revision < b.revision;
        return a.resetType.empty() && !b.resetType.empty();
    });
    FenceOrder order;
    for (const Sighting &seen : sorted) {
        if (seen.resetType.empty())
            order.see(seen.before, seen.after);
        else
            order.posted(seen.host, seen.resetType);
    }
    return order;
}

std::string FenceOrderMonitor::faults() const
{
    std::string text;
    const FenceOrder order = evaluated();
    for (const std::string &fault : order.faults())
        text += (text.empty() ? "" : "\n") + fault;
    return text;
}

} // namespace hp::test
