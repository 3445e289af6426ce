// SPDX-License-Identifier: Apache-2.0
#include "backend/api/answer/StatusAnswer.h"

#include "model/base/ApiStatus.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::api {

http::HttpResponse statusResponse(const Error &error)
{
    const ApiStatus status = statusFrom(error);
    http::HttpResponse response;
    response.status = status.code;
    response.body = toJson(status).dump(-1, ' ', false, Json::error_handler_t::replace);
    // With this header client-go repeats by itself; a budget that refuses must reach the person
    // who drains instead (kube-api.md 1.8).
    const bool byBudget =
        !status.causes.empty() && status.causes.front().reason == "DisruptionBudget";
    if (status.retryAfterSeconds > 0 && !byBudget)
        response.headers.emplace_back("Retry-After", std::to_string(status.retryAfterSeconds));
    return response;
}

http::HttpResponse successResponse(const ServedResource &resource, const Object &object, int status)
{
    Json details{{"name", object.name()}, {"kind", resource.plural}, {"uid", object.uid()}};
    if (!resource.group.empty())
        details["group"] = resource.group;
    http::HttpResponse response;
    response.status = status;
    response.body = Json{{"kind", "Status"},
                         {"apiVersion", "v1"},
                         {"metadata", Json::object()},
                         {"status", "Success"},
                         {"details", std::move(details)}}
                        .dump();
    return response;
}

void addWarnings(http::HttpResponse &response, const std::vector<std::string> &warnings)
{
    for (const std::string &warning : warnings) {
        std::string text;
        for (const char c : warning) {
            if (c == '"' || c == '\\')
                text += '\\';
            text += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
        }
        response.headers.emplace_back("Warning", "299 - \"" + text + '"');
    }
}

} // namespace hp::api
