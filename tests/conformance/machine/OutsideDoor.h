// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/ForwardingCluster.h"

#include <QObject>

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace hp::conformance {

/// The cluster as the world outside makes it look: scripted answers of the eviction call and of
/// single API calls. Everything else goes through to the real one.
class OutsideDoor final : public cluster::ForwardingCluster
{
public:
    explicit OutsideDoor(cluster::Cluster &behind)
        : ForwardingCluster(behind)
    { }
    ~OutsideDoor() override;

    /// "ns/pod" answers with this instead of the API's own budget logic.
    void setEviction(const std::string &pod, Error error) { m_evictions[pod] = std::move(error); }
    void clearEviction(const std::string &pod) { m_evictions.erase(pod); }
    /// "PATCH nodes/n1", "GET nodes/n1", "LIST pods": the call fails with this.
    void setFailure(const std::string &call, Error error) { m_failures[call] = std::move(error); }
    void clearFailure(const std::string &call) { m_failures.erase(call); }

    /// Nothing can be listed or watched through this door, and what is being watched breaks off.
    void setUnreachable(bool unreachable);

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

private:
    /// Null when the call is not scripted to fail.
    [[nodiscard]] const Error *
    failureOf(const std::string &verb, const cluster::Kind &kind, const ObjectKey &key) const;

    struct OpenWatch;

    /// A bookmark, as an API server sends one within a minute: what tells a client whose stream
    /// was broken that it is whole again.
    void showLife(const std::weak_ptr<OpenWatch> &entry, const std::string &revision);

    QObject m_context{};
    bool m_unreachable = false;
    bool m_wasUnreachable = false;
    std::vector<std::weak_ptr<OpenWatch>> m_watches{};
    std::map<std::string, Error> m_evictions{};
    std::map<std::string, Error> m_failures{};
};

/// `answer` is an HTTP code or {code, message, reason}.
[[nodiscard]] Error scriptedError(const Json &answer);

} // namespace hp::conformance
