// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"

namespace hp::cluster {

/// A cluster in front of another: every call goes through. Who stands between an asker and a
/// cluster derives from it and overrides the calls that he changes.
class ForwardingCluster : public Cluster
{
public:
    /// `behind` outlives it.
    explicit ForwardingCluster(Cluster &behind)
        : m_behind(behind)
    { }

    void get(const ObjectRef &ref, Reply<Object> reply) override;
    void list(const Query &query, Reply<ObjectList> reply) override;
    [[nodiscard]] std::unique_ptr<Watch>
    watch(const Query &query, const std::string &resourceVersion, WatchSink sink) override;
    void create(const Kind &kind,
                const std::string &ns,
                Json object,
                const WriteOptions &options,
                Reply<Written> reply) override;
    void update(const ObjectRef &ref,
                Json object,
                Subresource subresource,
                const WriteOptions &options,
                Reply<Written> reply) override;
    void patch(const ObjectRef &ref,
               PatchType type,
               Json body,
               Subresource subresource,
               const WriteOptions &options,
               Reply<Written> reply) override;
    void remove(const ObjectRef &ref, const DeleteOptions &options, Reply<Deleted> reply) override;
    void evict(const ObjectKey &pod, const DeleteOptions &options, Reply<Done> reply) override;
    void recordEvent(EventRecord record) override;
    void mayI(const AccessReview &review, Reply<bool> reply) override;
    void kindsOf(const std::string &group, Reply<std::vector<const Kind *>> reply) override;

protected:
    [[nodiscard]] Cluster &behind() const { return m_behind; }

private:
    Cluster &m_behind;
};

} // namespace hp::cluster
