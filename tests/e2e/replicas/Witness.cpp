// SPDX-License-Identifier: Apache-2.0
#include "tests/e2e/replicas/Witness.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::test {

namespace kinds = cluster::kinds;

void Witness::start()
{
    for (const cluster::Kind *kind : {&kinds::machine(),
                                      &kinds::bareMetalHost(),
                                      &kinds::node(),
                                      &kinds::labInstance(),
                                      &kinds::labBmc(),
                                      &kinds::lease()}) {
        cluster::WatchSink sink;
        sink.onEvents = [this](const std::vector<cluster::WatchEvent> &events) {
            for (const cluster::WatchEvent &event : events) {
                if (event.type != cluster::WatchEventType::Bookmark)
                    changed(event.object, event.type == cluster::WatchEventType::Deleted);
            }
        };
        sink.onEnd = [this, kind](const Error &error) {
            m_blindness += "the watch of " + kind->kind + " ended: " + error.message + '\n';
        };
        m_watches.push_back(m_cluster.watch({kind, {}, {}, {}}, "", std::move(sink)));
    }
}

void Witness::changed(const Object &object, bool gone)
{
    Object &newest = m_newest[{object.kind(), object.name()}];
    const Object after = gone ? Object() : object.atRest();
    if (object.kind() != kinds::lease().kind)
        m_seen.push_back({std::stoll(object.resourceVersion()), newest, after});
    newest = after;
}

Object Witness::get(const cluster::Kind &kind, const std::string &name) const
{
    const auto it = m_newest.find({kind.kind, name});
    return it == m_newest.end() ? Object() : it->second;
}

std::vector<Object> Witness::list(const cluster::Kind &kind) const
{
    std::vector<Object> found;
    for (const auto &[id, object] : m_newest) {
        if (id.first == kind.kind && object)
            found.push_back(object);
    }
    return found;
}

std::vector<Witness::Sighting> Witness::story() const
{
    std::vector<Sighting> sorted = m_seen;
    std::stable_sort(sorted.begin(), sorted.end(), [](const Sighting &a, const Sighting &b) {
        return a.revision < b.revision;
    });
    return sorted;
}

Judge Witness::judged() const
{
    Judge judge;
    for (const Sighting &seen : story())
        judge.see(seen.before, seen.after);
    return judge;
}

FenceOrder Witness::fencing() const
{
    FenceOrder order;
    for (const Sighting &seen : story()) {
        const Object &object = seen.after ? seen.after : seen.before;
        if (object.kind() != kinds::labBmc().kind) {
            order.see(seen.before, seen.after);
        } else if (seen.before && seen.after
                   && seen.before.at("/status/resets") != seen.after.at("/status/resets")) {
            order.posted(object.key(), object.text("/status/lastReset/type"));
        }
    }
    return order;
}

} // namespace hp::test
