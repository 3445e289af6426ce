// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hp::test {

/// How the next call goes wrong.
enum class Failure {
    Unreachable, ///< no answer, nothing done
    FirstAnswerLost, ///< done, but the caller hears TimedOut
    MovedOn, ///< somebody else wrote the object just before: Conflict
    Refused, ///< 403, nothing done
};

/// A working cluster in memory with Kubernetes' rules for revisions, finalizers and conflicts, for
/// tests that need it to misbehave. Replies and events arrive from the event loop, as from a real
/// one. Selectors: "metadata.name=x" and "spec.nodeName=x".
class FakeCluster : public cluster::Cluster
{
public:
    FakeCluster();
    ~FakeCluster() override;

    // What a test does to it.
    /// Puts an object in as it is, status included, without any rule; adds revision and,
    /// unless it is there, the uid of its predecessor or a new one.
    Object put(Json object);
    void erase(const cluster::Kind &kind, const ObjectKey &key);
    [[nodiscard]] Object stored(const cluster::Kind &kind, const ObjectKey &key) const;
    /// The next `times` calls whose name ("patch", "list", "watch", …) is `call` fail like this.
    void failNext(const std::string &call, Failure how, int times = 1);
    /// Ends every watch as a lost connection would.
    void breakWatches();
    /// Forgets the history: every watch ends with Compacted, and so does a new one from before.
    void compact();
    /// The pod cannot be evicted: a budget refuses until allowEviction().
    void refuseEviction(const ObjectKey &pod, Error error);
    void allowEviction(const ObjectKey &pod);
    /// Keeps an evicted pod terminating, as a kubelet that does not answer would.
    void keepTerminating(bool keep) { m_keepTerminating = keep; }
    /// Stamps of deletionTimestamp.
    void setNow(std::function<TimePoint()> now) { m_now = std::move(now); }

    // What a test reads from it.
    [[nodiscard]] const std::vector<cluster::EventRecord> &events() const { return m_events; }
    [[nodiscard]] int calls(const std::string &call) const;
    [[nodiscard]] std::size_t openWatches() const;

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
    struct OpenWatch;
    struct Change {
        std::uint64_t revision = 0;
        const cluster::Kind *kind = nullptr;
        cluster::WatchEvent event{};
    };
    using Place = std::pair<std::string, ObjectKey>; // qualified kind, key

    template<typename T>
    void answer(const std::string &call, Reply<T> reply, std::function<Result<T>()> work);
    Object store(const cluster::Kind &kind, Json object, bool bumpGeneration);
    Object drop(const cluster::Kind &kind, const ObjectKey &key);
    Result<cluster::Deleted>
    markDeleted(const cluster::Kind &kind, const ObjectKey &key, int grace);
    Result<cluster::Written>
    change(const cluster::ObjectRef &ref, Json next, cluster::Subresource subresource);
    void publish(const cluster::Kind &kind, cluster::WatchEvent event);

    QObject m_context{};
    std::map<Place, Object> m_objects{};
    std::vector<Change> m_history{};
    std::vector<std::weak_ptr<OpenWatch>> m_watches{};
    std::multimap<std::string, Failure> m_failures{};
    std::map<std::string, int> m_calls{};
    std::map<ObjectKey, Error> m_budgets{};
    std::vector<cluster::EventRecord> m_events{};
    std::function<TimePoint()> m_now{};
    std::uint64_t m_revision = 100;
    std::uint64_t m_compacted = 0;
    std::uint64_t m_nextUid = 1;
    bool m_keepTerminating = false;
};

/// The refusal of an eviction in Kubernetes' words (facts/kube-api.md 1.8).
[[nodiscard]] Error budgetRefuses(const std::string &budget, int needs, int has);

} // namespace hp::test
