// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/api/AccessPolicy.h"
#include "backend/cluster/Cluster.h"
#include "backend/runtime/TokenBucket.h"
#include "model/base/Result.h"

#include <atomic>
#include <cstddef>
#include <map>
#include <memory>
#include <string>

namespace hp::api {

/// How much of the API one identity may take: calls at a time, and the size of what it stores. Of
/// an admin nothing is counted but the calls of all. Lives on the front's thread; a slot may be let
/// go on any.
class RequestQuota
{
public:
    /// Everything that one client needs fits many times into what is left of `calls`.
    explicit RequestQuota(int calls)
        : m_calls(calls)
    { }

    /// A place among the calls under way, until it is let go; null: there is none.
    [[nodiscard]] std::shared_ptr<void> slotFor(const http::Identity &identity);
    /// Whether a body of so many bytes may be stored by this write. The error is a Status.
    [[nodiscard]] static Result<Done>
    admitWrite(const http::Identity &identity, const AccessAttributes &wanted, std::size_t bytes);

private:
    using Counter = std::shared_ptr<std::atomic<int>>;

    int m_calls;
    Counter m_all = std::make_shared<std::atomic<int>>(0);
    std::map<std::string, Counter> m_own{};
};

/// How many objects of a resource one identity may make in the long run. Only those that came to be
/// count: whether a patch makes one is known where it is stored. Of an admin nothing is counted.
/// Lives on the control thread.
class CreationQuota
{
public:
    /// Whether one more may be made. `uptime` is real time. The error is a Status.
    [[nodiscard]] Result<Done>
    admit(const http::Identity &identity, const AccessAttributes &wanted, Duration uptime);
    /// One was made.
    void count(const http::Identity &identity, const AccessAttributes &wanted, Duration uptime);

private:
    [[nodiscard]] runtime::TokenBucket &bucketOf(const http::Identity &identity,
                                                 const AccessAttributes &wanted);

    std::map<std::string, runtime::TokenBucket> m_buckets{}; ///< by identity and resource
};

/// Asks `also`, which may be null, and of a creation the quota as well.
class CreationQuotaGuard final : public cluster::WriteGuard
{
public:
    CreationQuotaGuard(std::shared_ptr<CreationQuota> quota,
                       http::Identity identity,
                       AccessAttributes attributes,
                       std::shared_ptr<const cluster::WriteGuard> also);

    [[nodiscard]] Result<Done> evaluate(cluster::Subresource subresource,
                                        const Json &before,
                                        const Json &after) const override;

private:
    std::shared_ptr<CreationQuota> m_quota;
    http::Identity m_identity;
    AccessAttributes m_attributes;
    std::shared_ptr<const cluster::WriteGuard> m_also;
};

} // namespace hp::api
