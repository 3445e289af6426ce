// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/embedded/WriteRecord.h"
#include "backend/embedded/Writer.h"
#include "backend/runtime/Clock.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hp::embedded {

/// The cluster that Holdpoint brings along: objects in memory, every version durable in one SQLite
/// file, Kubernetes' semantics (facts/kube-api.md 2). Calls queue; once per turn of the event loop
/// all of them run in order inside one transaction, and only after its commit do watches, then
/// replies, hear of it. Lives on the control thread, like everything it calls.
class EmbeddedCluster final : public cluster::Cluster
{
public:
    struct Options {
        std::string path{}; ///< the data file
        Duration keepHistoryFor = std::chrono::minutes(5); ///< how far back a watch may start
        std::int64_t keepHistoryAtMost = 500'000; ///< revisions; history beyond goes sooner
        Duration compactEvery = std::chrono::minutes(1);
        Duration keepEventsFor = std::chrono::hours(1);
        std::int64_t maxBytes = 0; ///< bound of the data file; 0 is none
        std::size_t maxQueued = 20'000; ///< calls waiting; more are refused with 429
    };
    struct Counters {
        std::uint64_t commits = 0;
        std::uint64_t writes = 0; ///< revisions made durable
        std::uint64_t failedCommits = 0;
        std::uint64_t refusedCalls = 0;
        std::uint64_t lostEvents = 0;
        std::size_t watches = 0;
    };

    /// Opens or creates the data file and the bootstrap namespaces. One Error that names the file
    /// when that is impossible; nothing is changed then. `clock` and what `ports` refers to outlive
    /// the cluster.
    [[nodiscard]] static Result<std::unique_ptr<EmbeddedCluster>>
    open(runtime::Clock &clock, Options options, Ports ports);
    ~EmbeddedCluster() override;

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
    /// Always yes: in-process callers are the backend itself, people are judged at the API's door.
    void mayI(const cluster::AccessReview &review, Reply<bool> reply) override;
    void kindsOf(const std::string &group,
                 Reply<std::vector<const cluster::Kind *>> reply) override;

    /// Makes the namespace if it is not there.
    void ensureNamespace(const std::string &name, Reply<Done> reply = {});
    /// Of the newest durable write; what a bookmark carries.
    [[nodiscard]] std::string currentRevision() const;
    /// Called for every stored write after its commit, before watches hear of it.
    void setWriteObserver(std::function<void(const WriteRecord &)> observer);
    /// Runs what is queued now instead of in the next turn, until nothing is left; for the
    /// shutdown.
    void drain();
    [[nodiscard]] Counters counters() const;
    /// What could not be read when the file was opened, now or at an earlier start.
    [[nodiscard]] const std::vector<SetAside> &setAside() const;
    /// Of a kind and name that is there now.
    [[nodiscard]] bool has(const cluster::Kind &kind, const ObjectKey &key) const;
    /// The same, as it is now; null when there is none.
    [[nodiscard]] Object stored(const cluster::Kind &kind, const ObjectKey &key) const;
    /// Begins a copy of the data file, as of now or later. The cluster outlives it.
    [[nodiscard]] std::unique_ptr<SqliteCopy> copyTo(const std::string &path);
    /// Why nothing can be written just now; empty: it can.
    [[nodiscard]] std::string trouble();

private:
    struct Private;
    explicit EmbeddedCluster(std::unique_ptr<Private> state);

    std::unique_ptr<Private> m;
};

} // namespace hp::embedded
