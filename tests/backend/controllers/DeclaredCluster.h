// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/ForwardingCluster.h"
#include "backend/controllers/Needs.h"

#include <set>
#include <string>

namespace hp::test {

/// A cluster as one group of controllers uses it. Everything goes through; whatever is asked for
/// that the group did not declare is remembered, because on a real cluster it would be forbidden.
/// The lab's kinds and those that a test brought along are nobody's declaration.
class DeclaredCluster final : public cluster::ForwardingCluster
{
public:
    /// `more` is what the group does only where the cluster is our own.
    DeclaredCluster(cluster::Cluster &behind,
                    const controllers::Needs &needs,
                    std::vector<controllers::Right> more = {});

    /// "controlplane: delete pods"; empty when all was declared.
    [[nodiscard]] const std::set<std::string> &undeclared() const { return m_undeclared; }
    /// Of the declared ones, those that were used.
    [[nodiscard]] const std::set<std::string> &used() const { return m_used; }

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

private:
    void note(const char *verb, const cluster::Kind &kind, const std::string &subresource = {});

    std::string m_name;
    std::set<std::string> m_declared{};
    std::set<std::string> m_used{};
    std::set<std::string> m_undeclared{};
};

} // namespace hp::test
