// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/api/AccessPolicy.h"
#include "backend/runtime/TokenBucket.h"
#include "model/base/Result.h"

#include <atomic>
#include <cstddef>
#include <map>
#include <memory>
#include <set>
#include <string>

namespace hp::api {

/// How much of the API one identity may take: calls at a time, the size of what it stores, and new
/// objects in the long run. Of an admin nothing is counted but the calls of all. Lives on the
/// front's thread; a slot may be let go on any.
class RequestQuota
{
public:
    /// Everything that one client needs fits many times into what is left of `calls`.
    explicit RequestQuota(int calls)
        : m_calls(calls)
    { }

    /// A place among the calls under way, until it is let go; null: there is none.
    [[nodiscard]] std::shared_ptr<void> slotFor(const http::Identity &identity);
    /// Whether a body of so many bytes may be stored by this write. `uptime` is real time. The
    /// error is a Status.
    [[nodiscard]] Result<Done> admitWrite(const http::Identity &identity,
                                          const AccessAttributes &wanted,
                                          std::size_t bytes,
                                          Duration uptime);

private:
    using Counter = std::shared_ptr<std::atomic<int>>;

    int m_calls;
    Counter m_all = std::make_shared<std::atomic<int>>(0);
    std::map<std::string, Counter> m_own{};
    /// What one identity makes of one resource. A name that was seen before is no new object.
    struct Creations {
        runtime::TokenBucket bucket;
        std::set<std::string> names{};
    };
    std::map<std::string, Creations> m_creations{}; ///< by identity and resource
};

} // namespace hp::api
