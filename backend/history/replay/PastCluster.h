// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/history/store/HistoryStore.h"

#include <cstdint>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hp::history {

/// The cluster as it was at one instant of the record: what reads a cluster reads the past with the
/// same code. It can be read and nothing else; nothing changes in it unless whoever looks goes on
/// to a later instant. Unlike the cluster of today it answers before the call returns. Control
/// thread; the store outlives it.
class PastCluster final : public cluster::Cluster
{
public:
    /// `bound` as HistoryStore::boundAt gave it.
    PastCluster(HistoryStore &store, std::int64_t bound);

    [[nodiscard]] std::int64_t bound() const { return m_bound; }
    /// The kinds of Cluster API and its providers that there were then, as recordedKind() has them.
    [[nodiscard]] const std::vector<std::string> &clusterApiKinds();
    /// Reads so many more of what take() or list() of this kind, as recordedKind() has it, answers
    /// once; false: all are read,
    /// or these say why not.
    [[nodiscard]] bool readSome(const std::string &kind, std::size_t objects);
    /// Goes on to a later row: whoever watches is told what became of the objects by then. Gives
    /// all of it, also of kinds that nobody watches.
    [[nodiscard]] Result<SnapshotTable::Changed> goOn(std::int64_t bound);
    /// All objects of a kind, of one that is no resource too.
    [[nodiscard]] Result<std::vector<Object>> take(const std::string &kind);

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
    /// Those of clusterApiKinds(), in the version in which they were followed.
    void kindsOf(const std::string &group,
                 Reply<std::vector<const cluster::Kind *>> reply) override;

private:
    HistoryStore &m_store;
    std::int64_t m_bound;
    struct Reading {
        std::vector<std::int64_t> numbers{};
        std::size_t read = 0;
        std::vector<Object> objects{};
    };
    struct Watching {
        std::string kind{};
        cluster::WatchSink sink{};
    };
    using Watches = std::list<Watching>;
    class PastWatch;

    std::shared_ptr<Watches> m_watches = std::make_shared<Watches>();
    std::optional<std::vector<std::string>> m_clusterApiKinds{};
    std::map<std::string, Reading> m_readings{}; ///< by kind; until they are listed
};

} // namespace hp::history
