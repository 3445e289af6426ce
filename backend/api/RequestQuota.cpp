// SPDX-License-Identifier: Apache-2.0
#include "backend/api/RequestQuota.h"

#include "model/base/ApiStatus.h"

#include <chrono>

namespace hp::api {

namespace {

constexpr std::size_t kibibyte = 1024;
constexpr std::size_t manyIdentities = 1024;
constexpr std::size_t manyNames = 4096;
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

/// An apply makes what is not there.
bool mayCreate(const http::Identity &identity, AccessAttributes wanted)
{
    if (!wanted.subresource.empty() || wanted.verb == "update")
        return false;
    wanted.verb = "create";
    return mayAccess(identity, wanted).allowed;
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
                                      std::size_t bytes,
                                      Duration uptime)
{
    const bool stores =
        wanted.verb == "create" || wanted.verb == "update" || wanted.verb == "patch";
    if (!stores || identity.has("admin"))
        return Done{};
    const Allowance allowed = allowanceOf(identity, wanted);
    const auto refuse = [&](int code, const char *reason, const std::string &why, int after) {
        return unexpected(
            errorFrom({.code = code,
                       .reason = reason,
                       .message = wanted.resource + " \"" + wanted.name
                           + "\" is forbidden: exceeded quota: " + identity.name + ' ' + why,
                       .kind = wanted.resource,
                       .name = wanted.name,
                       .group = wanted.group,
                       .retryAfterSeconds = after}));
    };
    if (bytes > allowed.bytes)
        return refuse(403,
                      "Forbidden",
                      "may store " + std::to_string(allowed.bytes / kibibyte)
                          + " KiB with one request, not " + std::to_string(bytes / kibibyte),
                      0);
    if (!mayCreate(identity, wanted))
        return Done{};
    if (m_creations.size() > manyIdentities)
        m_creations.clear(); // they begin anew with their burst
    auto &[bucket, names] =
        m_creations
            .try_emplace(identity.name + ' ' + wanted.group + ' ' + wanted.resource,
                         Creations{{allowed.perSecond, allowed.creations}})
            .first->second;
    const std::string name = wanted.ns + '/' + wanted.name;
    if (wanted.verb == "patch" && names.contains(name))
        return Done{};
    if (const Duration wait = bucket.waitFor(uptime); wait > Duration{})
        return refuse(429,
                      "TooManyRequests",
                      "makes too many of them",
                      static_cast<int>(std::chrono::ceil<std::chrono::seconds>(wait).count()));
    if (names.size() > manyNames)
        names.clear();
    names.insert(name);
    static_cast<void>(bucket.take(uptime));
    return Done{};
}

} // namespace hp::api
