// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/kube/ConnectionState.h"
#include "backend/kube/KubeSettings.h"
#include "backend/kube/RequestCounts.h"
#include "backend/kube/auth/Credentials.h"
#include "backend/kube/auth/Endpoint.h"
#include "backend/runtime/Clock.h"

#include <QObject>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace hp::kube {

/// The Cluster port over a real API server (design.md 4, facts/kube-api.md 3). Sockets and decoding
/// live on a thread of its own; everything here is called, and answers, on the control thread.
///
/// * A kind that the server does not have, or that we may never list, lists as empty and its watch
///   waits for it; connection() says so. A kind that was listed before and is then forbidden is an
///   Error instead: what is not shown is not gone.
/// * Of a kind that the server has only in a version that we do not know, Refused is the answer to
///   everything that is asked of our version of it, and its watch waits; connection() names the
///   version. Lists and watches of cluster::inOtherVersion() give its objects.
/// * A watch survives what its server does in passing (its time is up, restart, a cut connection):
///   it goes on from where it was, with client-go's back-off. Unreachable is told when that takes
///   longer than KubeSettings::reportBrokenAfter; a watch that is begun then waits for the server.
///   Bookmarks pass through, and an answered probe appears as one, so that silence means trouble.
/// * metadata.managedFields keeps who wrote when, without the fields.
/// * A WriteGuard is asked with what a server dry run answers; the write then insists on the
///   revision that was judged, and is judged again when somebody was faster.
/// * WriteOptions::user is not sent: the server knows us by our credentials, but for patchAs().
/// * A write without an answer is TimedOut and never repeated here.
class KubeCluster final : public QObject, public cluster::Cluster
{
    Q_OBJECT
public:
    struct Counters {
        std::uint64_t requests = 0; ///< sent, with repetitions
        std::uint64_t repeated = 0; ///< after 401, 429 or 5xx with Retry-After
        std::uint64_t connections = 0; ///< opened
        std::uint64_t cuts = 0; ///< of connections that were open and dead
        std::uint64_t relists = 0; ///< watches that ended with Compacted
        std::uint64_t lostEvents = 0; ///< of recordEvent()
        std::uint64_t waitingEvents = 0; ///< of recordEvent(), not answered yet: goes down too
    };

    /// `clock` outlives it. Nothing is sent before the first call.
    KubeCluster(Endpoint endpoint,
                std::shared_ptr<Credentials> credentials,
                runtime::Clock &clock,
                KubeSettings settings = {});
    ~KubeCluster() override;

    /// From now on the server is reached this way: connections to the old one are closed and
    /// watches go on at the new one. The caller does this for another way to the same cluster only;
    /// another cluster needs another KubeCluster.
    void useEndpoint(Endpoint endpoint);
    /// Tries at once what waits for the server, for a person who is tired of the count-down.
    void retryNow();

    [[nodiscard]] const ConnectionState &connection() const;
    [[nodiscard]] Counters counters() const;
    /// What was asked of the server, by verb, resource and answer.
    [[nodiscard]] const RequestCounts &requestCounts() const;

    /// Asks the server who we are, its version and whether each of `kinds` is served and may be
    /// listed and watched; the answers appear in connection(). `done` is called when all came;
    /// Unreachable or Unauthorised when the server said nothing at all.
    void inspect(std::vector<const cluster::Kind *> kinds, Reply<Done> done);

    /// Whether the server keeps a field of a kind, as its OpenAPI says; a server prunes the others
    /// without a word. `path` is a JSON pointer without list indices
    /// ("/spec/lifecycleHooks/preCreate"). Fields below an object that keeps unknown fields are
    /// kept. NotFound when the kind is not served.
    void keepsField(const cluster::Kind &kind, const std::string &path, Reply<bool> reply);

    /// patch() in somebody else's name (Impersonate-User). Unauthorised, and nothing is done, when
    /// the server does not let us speak for them or does not let them.
    void patchAs(const std::string &user,
                 const cluster::ObjectRef &ref,
                 cluster::PatchType type,
                 Json body,
                 const cluster::WriteOptions &options,
                 Reply<cluster::Written> reply);

    /// mayI() for somebody else (Impersonate-User). Unauthorised when the server does not let us
    /// speak for them.
    void mayUser(const std::string &user, const cluster::AccessReview &review, Reply<bool> reply);

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
    void kindsOf(const std::string &group,
                 Reply<std::vector<const cluster::Kind *>> reply) override;

signals:
    /// connection() differs; at most once per turn of the event loop, and not for a stream's age.
    void connectionChanged();

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::kube
