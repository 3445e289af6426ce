// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/ForwardingCluster.h"
#include "backend/runtime/Lifetime.h"

#include <chrono>
#include <list>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace hp::test {

/// A cluster that answers from outside, with an eye on whether it is at rest: no call waits for its
/// answer, and every watch has shown what was written through here. With it a world whose clock
/// moves only when told can stand on a real API server: time goes on when nothing is under way.
/// Changes that the server makes by itself are not awaited. Lives on the control thread.
class AwaitedCluster final : public cluster::ForwardingCluster
{
public:
    explicit AwaitedCluster(cluster::Cluster &behind)
        : ForwardingCluster(behind)
    { }

    /// What is still to come, for a person; empty at rest.
    [[nodiscard]] std::string awaited() const;
    /// Somebody has written past this and got `answer`, an object or the Status of a deletion: it
    /// is awaited, and what else comes of it for a moment.
    void touched(const Object &answer);
    /// The newest revision that an answer or a watch has shown.
    [[nodiscard]] std::string newestRevision() const { return std::to_string(m_newest); }

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
    using Steady = std::chrono::steady_clock;
    using Place = std::pair<const cluster::Kind *, ObjectKey>;
    struct Seen {
        std::int64_t revision = 0;
        bool isDeleting = false;
        bool isGone = false;
        std::string uid{};
        std::vector<std::string> owners{}; ///< their uids
    };
    /// What a watch has shown, as long as that lives.
    struct Shown {
        cluster::Query query{};
        bool isSynced = false; ///< has delivered what was there when it began
        std::int64_t upTo = 0; ///< newest revision
        std::map<ObjectKey, Seen> objects{};
    };
    /// What every watch of an object has to show.
    struct Expected {
        std::int64_t revision = 0; ///< or a newer one
        bool isRemoval = false; ///< of this revision: what comes after it, or nothing
    };
    class Handle;

    template<typename T>
    Reply<T> counted(Reply<T> reply);
    Reply<cluster::Written> noted(const cluster::Kind &kind, Reply<cluster::Written> reply);
    void note(const cluster::Kind &kind, const Object &object);
    void saw(std::int64_t revision);
    [[nodiscard]] static bool concerns(const Shown &shown, const Place &place);
    void saw(Shown &shown, const cluster::WatchEvent &event);
    [[nodiscard]] std::string stillThere(const Shown &shown) const;
    [[nodiscard]] Seen newestSeen(const Place &place) const;
    [[nodiscard]] static bool
    hasShown(const Shown &shown, const ObjectKey &key, const Expected &expected);

    int m_open = 0; ///< calls without an answer
    std::int64_t m_newest = 0;
    Steady::time_point m_restless{}; ///< when something happened that nothing tells the end of
    std::map<Place, Expected> m_written{}; ///< by what was written through here
    std::set<std::string> m_gone{}; ///< uids that a watch has shown to be gone
    std::set<std::string> m_removed{}; ///< uids of which a Status said that they were deleted
    std::list<std::weak_ptr<Shown>> m_watches{};
    runtime::Lifetime m_alive{};
};

} // namespace hp::test
