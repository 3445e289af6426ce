// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/ForwardingCluster.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace hp::test {

/// A cluster behind a hand that refuses single calls, loses answers and holds events back. What it
/// lets through goes to the real one.
class InterceptedCluster final : public cluster::ForwardingCluster
{
public:
    explicit InterceptedCluster(cluster::Cluster &behind);
    ~InterceptedCluster() override;

    /// Asked before a write ("create", "patch", "delete") with the name that it concerns, which is
    /// empty for a generated one; an Error is the answer, and nothing is done.
    std::function<std::optional<Error>(const std::string &verb, const std::string &name)> refuse{};
    /// Kinds that are there only in a version that is not understood: who asks for ours is told so.
    cluster::OtherVersions others{};
    /// So many answers to the next creations are lost: done, but the caller hears TimedOut.
    int loseCreations = 0;
    /// The same of the next patches; a dry run is not counted.
    int losePatches = 0;

    /// How many reads of single objects of a kind were under way together at most.
    struct Reads {
        int underWay = 0;
        int most = 0;
    };
    [[nodiscard]] Reads &readsOf(const cluster::Kind &kind) { return (*m_reads)[&kind]; }

    /// Events of the kind wait until they are let go, also those of watches that begin later.
    void holdEvents(const cluster::Kind &kind);
    void letEventsGo(const cluster::Kind &kind);

    void get(const cluster::ObjectRef &ref, Reply<Object> reply) override;
    [[nodiscard]] std::unique_ptr<cluster::Watch> watch(const cluster::Query &query,
                                                        const std::string &resourceVersion,
                                                        cluster::WatchSink sink) override;
    void create(const cluster::Kind &kind,
                const std::string &ns,
                Json object,
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

private:
    struct Held;

    [[nodiscard]] std::shared_ptr<Held> heldOf(const cluster::Kind &kind);
    /// Answers with the refusal as late as the real one would; false when there is none.
    template<typename T>
    bool refused(const char *verb, const std::string &name, const Reply<T> &reply);

    std::map<const cluster::Kind *, std::shared_ptr<Held>> m_held{};
    /// Answers may come later than the end of this.
    std::shared_ptr<std::map<const cluster::Kind *, Reads>> m_reads =
        std::make_shared<std::map<const cluster::Kind *, Reads>>();
};

} // namespace hp::test
