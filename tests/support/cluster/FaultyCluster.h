// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/ForwardingCluster.h"

#include <functional>

namespace hp::test {

/// A cluster seen by a process that dies: the write numbered `dieAt` (from 0) and everything later
/// is lost, and no reply and no event reaches the caller any more. What was written before stays in
/// the cluster behind it, so a test starts its controllers again on that one and counts.
class FaultyCluster final : public cluster::ForwardingCluster
{
public:
    /// `onDeath` runs when the fatal write is tried.
    FaultyCluster(cluster::Cluster &behind, int dieAt, std::function<void()> onDeath);

    [[nodiscard]] bool isDead() const { return m_dead; }
    [[nodiscard]] int writes() const { return m_writes; }
    /// The driver counts as a place to die too: call it before each of its calls; false is death.
    [[nodiscard]] bool survives();

    void get(const cluster::ObjectRef &ref, Reply<Object> reply) override;
    void list(const cluster::Query &query, Reply<cluster::ObjectList> reply) override;
    [[nodiscard]] std::unique_ptr<cluster::Watch> watch(const cluster::Query &query,
                                                        const std::string &resourceVersion,
                                                        cluster::WatchSink sink) override;
    void create(const cluster::Kind &kind,
                const std::string &ns,
                Json object,
                const cluster::WriteOptions &options,
                Reply<cluster::Written> reply) override;
    void update(const cluster::ObjectRef &ref,
                Json object,
                cluster::Subresource subresource,
                const cluster::WriteOptions &options,
                Reply<cluster::Written> reply) override;
    void patch(const cluster::ObjectRef &ref,
               cluster::PatchType type,
               Json body,
               cluster::Subresource subresource,
               const cluster::WriteOptions &options,
               Reply<cluster::Written> reply) override;
    void remove(const cluster::ObjectRef &ref,
                const cluster::DeleteOptions &options,
                Reply<cluster::Deleted> reply) override;
    void
    evict(const ObjectKey &pod, const cluster::DeleteOptions &options, Reply<Done> reply) override;
    void recordEvent(cluster::EventRecord record) override;
    void mayI(const cluster::AccessReview &review, Reply<bool> reply) override;

private:
    template<typename T>
    Reply<T> alive(Reply<T> reply) const;

    int m_dieAt;
    std::function<void()> m_onDeath;
    int m_writes = 0;
    bool m_dead = false;
};

} // namespace hp::test
