// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/HttpExchange.h"
#include "backend/lab/bmc/RedfishSessions.h"
#include "backend/lab/bmc/WireExchange.h"
#include "model/resource/Object.h"

#include <memory>
#include <string>
#include <vector>

namespace hp::lab {

inline constexpr const char *sessionsPath = "/redfish/v1/SessionService/Sessions";

/// One request on its way: who asks, which Bmcs that opens, which one it is about.
struct RedfishVisit {
    std::shared_ptr<http::HttpExchange> exchange{};
    std::shared_ptr<WireExchange> wire{}; ///< the same, when it came in at a Bmc's own address
    ObjectKey server{}; ///< whose address that is
    std::vector<std::string> path{}; ///< segments after "v1"
    std::vector<Object> bmcs{}; ///< of the caller; all of them before the login
    BmcLogin login{};
    Object bmc{}; ///< the one that the request is about, or null
    bool hit = false; ///< the Bmc's answer faults meet this request

    [[nodiscard]] const http::HttpRequest &request() const { return exchange->request(); }
    [[nodiscard]] bool reads() const
    {
        return request().method == "GET" || request().method == "HEAD";
    }
    [[nodiscard]] BmcLogin loginOf(const Object &one) const
    {
        return {one.text("/spec/username"), one.text("/spec/password"), server.name};
    }
};

using VisitPtr = std::shared_ptr<RedfishVisit>;

} // namespace hp::lab
