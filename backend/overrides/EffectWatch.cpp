// SPDX-License-Identifier: Apache-2.0
#include "backend/overrides/EffectWatch.h"

#include <utility>

namespace hp::overrides {

namespace {

/// Between two attempts to see the effect when the watch ended.
constexpr Duration watchAgain = std::chrono::seconds(1);

} // namespace

EffectWatch::EffectWatch(cluster::Cluster &cluster,
                         runtime::Clock &clock,
                         const cluster::Kind &kind,
                         ObjectKey key,
                         Seen seen)
    : m_cluster(cluster)
    , m_clock(clock)
    , m_kind(kind)
    , m_key(std::move(key))
    , m_seen(std::move(seen))
{ }

void EffectWatch::start(const std::string &from)
{
    cluster::Query query{&m_kind, m_key.ns, {}, "metadata.name=" + m_key.name};
    cluster::WatchSink sink;
    sink.onEvents = [this](const std::vector<cluster::WatchEvent> &events) {
        for (const cluster::WatchEvent &event : events) {
            if (event.type != cluster::WatchEventType::Bookmark)
                m_seen(event.object, event.type == cluster::WatchEventType::Deleted);
        }
    };
    sink.onEnd = [this](const Error &) { m_clock.after(watchAgain, this, [this] { start({}); }); };
    if (from.empty())
        read();
    m_watch = m_cluster.watch(query, from, std::move(sink));
}

/// What is gone sends no event.
void EffectWatch::read()
{
    m_cluster.get({&m_kind, m_key}, m_alive.guard([this](const Result<Object> &now) {
        if (now)
            m_seen(*now, false);
        else if (now.error().code == ErrorCode::NotFound)
            m_seen({}, true);
    }));
}

} // namespace hp::overrides

#include "moc_EffectWatch.cpp"
