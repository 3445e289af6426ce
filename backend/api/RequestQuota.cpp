// SPDX-License-Identifier: Apache-2.0
#include "backend/api/RequestQuota.h"

#include "backend/runtime/SystemClock.h"
#include "model/base/ApiStatus.h"

#include <chrono>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::api {

namespace {

constexpr std::size_t kibibyte = 1024;
constexpr std::size_t manyIdentities = 1024;
/// Of the calls of all, for one identity.
constexpr int shareOfCalls = 10;

/// What somebody may store of one resource.
struct Allowance {
    std::size_t bytes = 0; ///< of one write
    double creations = 0; ///< at once
    double perSecond = 0; ///< creations in the long run
};

/// Far above what those objects are: a Lease has 1 KB, a large Machine 50.
Allowance allowanceOf(const http::Identity &identity, const AccessAttributes &wanted)
{
    if (identity.has("operator"))
        return {1024 * kibibyte, 1000, 1};
    if (wanted.resource == "events")
        return {16 * kibibyte, 1000, 1};
    if (wanted.resource == "leases")
        return {16 * kibibyte, 100, 1.0 / 60};
    return {256 * kibibyte, 100, 1.0 / 60};
}

Unexpected exceeded(const http::Identity &identity,
                    const AccessAttributes &wanted,
                    int code,
                    const char *reason,
                    const std::string &why,
                    int retryAfterSeconds)
{
    return unexpected(
        errorFrom({.code = code,
                   .reason = reason,
                   .message = wanted.resource + " \"" + wanted.name
                       + "\" is forbidden: exceeded quota: " + identity.name + ' ' + why,
                   .kind = wanted.resource,
                   .name = wanted.name,
                   .group = wanted.group,
                   .retryAfterSeconds = retryAfterSeconds}));
}

} // namespace

std::shared_ptr<void> RequestQuota::slotFor(const http::Identity &identity)
{
    const auto take = [](const Counter &counter, int most) -> std::shared_ptr<void> {
        if (counter->fetch_add(1) >= most) {
            counter->fetch_sub(1);
            return nullptr;
        }
        return {counter.get(), [counter](void *) { counter->fetch_sub(1); }};
    };
    auto ofAll = take(m_all, m_calls);
    if (!ofAll || identity.has("admin"))
        return ofAll;
    if (m_own.size() > manyIdentities)
        std::erase_if(m_own, [](const auto &entry) { return entry.second->load() == 0; });
    Counter &own = m_own[identity.name];
    if (!own)
        own = std::make_shared<std::atomic<int>>(0);
    const auto ofOwn = take(own, m_calls / shareOfCalls);
    return ofOwn ? std::shared_ptr<void>(ofOwn.get(), [ofAll, ofOwn](void *) {}) : nullptr;
}

Result<Done> RequestQuota::admitWrite(const http::Identity &identity,
                                      const AccessAttributes &wanted,
                                      std::size_t bytes)
{
    const bool stores =
        wanted.verb == "create" || wanted.verb == "update" || wanted.verb == "patch";
    if (!stores || identity.has("admin"))
        return Done{};
    const std::size_t most = allowanceOf(identity, wanted).bytes;
    if (bytes <= most)
        return Done{};
    return exceeded(identity,
                    wanted,
                    403,
                    "Forbidden",
                    "may store " + std::to_string(most / kibibyte) + " KiB with one request, not "
                        + std::to_string(bytes / kibibyte),
                    0);
}

runtime::TokenBucket &CreationQuota::bucketOf(const http::Identity &identity,
                                              const AccessAttributes &wanted)
{
    if (m_buckets.size() > manyIdentities)
        m_buckets.clear(); // they begin anew with their burst
    const Allowance allowed = allowanceOf(identity, wanted);
    return m_buckets
        .try_emplace(identity.name + ' ' + wanted.group + ' ' + wanted.resource,
                     allowed.perSecond,
                     allowed.creations)
        .first->second;
}

Result<Done> CreationQuota::admit(const http::Identity &identity,
                                  const AccessAttributes &wanted,
                                  Duration uptime)
{
    if (identity.has("admin"))
        return Done{};
    const Duration wait = bucketOf(identity, wanted).waitFor(uptime);
    if (wait == Duration{})
        return Done{};
    return exceeded(identity,
                    wanted,
                    429,
                    "TooManyRequests",
                    "makes too many of them",
                    static_cast<int>(std::chrono::ceil<std::chrono::seconds>(wait).count()));
}

void CreationQuota::count(const http::Identity &identity,
                          const AccessAttributes &wanted,
                          Duration uptime)
{
    if (!identity.has("admin"))
        static_cast<void>(bucketOf(identity, wanted).take(uptime));
}

CreationQuotaGuard::CreationQuotaGuard(std::shared_ptr<CreationQuota> quota,
                                       http::Identity identity,
                                       AccessAttributes attributes,
                                       std::shared_ptr<const cluster::WriteGuard> also)
    : m_quota(std::move(quota))
    , m_identity(std::move(identity))
    , m_attributes(std::move(attributes))
    , m_also(std::move(also))
{ }

Result<Done> CreationQuotaGuard::evaluate(cluster::Subresource subresource,
                                          const Json &before,
                                          const Json &after) const
{
    if (m_also) {
        if (auto allowed = m_also->evaluate(subresource, before, after); !allowed)
            return allowed;
    }
    return before.empty() ? m_quota->admit(m_identity, m_attributes, runtime::steadyUptime())
                          : Result<Done>(Done{});
}

} // namespace hp::api
