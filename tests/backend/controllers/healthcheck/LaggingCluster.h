// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"

#include <utility>
#include <vector>

namespace hp::test {

/// A cluster whose watches of Nodes can fall behind while everything else is up to date, as streams
/// of a real API server do, and that may refuse to delete.
class LaggingCluster final : public cluster::Cluster
{
public:
    explicit LaggingCluster(cluster::Cluster &behind)
        : m_behind(behind)
    { }

    int refuseDeletions = 0; ///< the next ones

    void hold() { m_held = true; }
    /// Delivers what was held back.
    void release()
    {
        m_held = false;
        for (const auto &[deliver, events] : std::exchange(m_events, {}))
            deliver(events);
    }

    void get(const cluster::ObjectRef &ref, Reply<Object> reply) override
    {
        m_behind.get(ref, std::move(reply));
    }
    void list(const cluster::Query &query, Reply<cluster::ObjectList> reply) override
    {
        m_behind.list(query, std::move(reply));
    }
    [[nodiscard]] std::unique_ptr<cluster::Watch> watch(const cluster::Query &query,
                                                        const std::string &resourceVersion,
                                                        cluster::WatchSink sink) override
    {
        if (query.kind == &cluster::kinds::node())
            sink.onEvents = [this, deliver = std::move(sink.onEvents)](const Events &events) {
                if (m_held)
                    m_events.emplace_back(deliver, events);
                else
                    deliver(events);
            };
        return m_behind.watch(query, resourceVersion, std::move(sink));
    }
    void create(const cluster::Kind &kind,
                const std::string &ns,
                Json object,
                const cluster::WriteOptions &options,
                Reply<cluster::Written> reply) override
    {
        m_behind.create(kind, ns, std::move(object), options, std::move(reply));
    }
    void update(const cluster::ObjectRef &ref,
                Json object,
                cluster::Subresource subresource,
                const cluster::WriteOptions &options,
                Reply<cluster::Written> reply) override
    {
        m_behind.update(ref, std::move(object), subresource, options, std::move(reply));
    }
    void patch(const cluster::ObjectRef &ref,
               cluster::PatchType type,
               Json body,
               cluster::Subresource subresource,
               const cluster::WriteOptions &options,
               Reply<cluster::Written> reply) override
    {
        m_behind.patch(ref, type, std::move(body), subresource, options, std::move(reply));
    }
    void remove(const cluster::ObjectRef &ref,
                const cluster::DeleteOptions &options,
                Reply<cluster::Deleted> reply) override
    {
        if (refuseDeletions == 0) {
            m_behind.remove(ref, options, std::move(reply));
            return;
        }
        --refuseDeletions;
        // The answer comes from the event loop, as all do.
        m_behind.get(ref, [reply = std::move(reply)](const Result<Object> &) {
            reply(unexpected(ErrorCode::Unauthorised, "not now"));
        });
    }
    void
    evict(const ObjectKey &pod, const cluster::DeleteOptions &options, Reply<Done> reply) override
    {
        m_behind.evict(pod, options, std::move(reply));
    }
    void recordEvent(cluster::EventRecord record) override
    {
        m_behind.recordEvent(std::move(record));
    }
    void mayI(const cluster::AccessReview &review, Reply<bool> reply) override
    {
        m_behind.mayI(review, std::move(reply));
    }

private:
    using Events = std::vector<cluster::WatchEvent>;

    cluster::Cluster &m_behind;
    bool m_held = false;
    std::vector<std::pair<std::function<void(const Events &)>, Events>> m_events{};
};

} // namespace hp::test
