// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/bmc/RedfishAnswers.h"

#include "backend/lab/bmc/RedfishPages.h"
#include "backend/lab/plan/Read.h"

#include <nlohmann/json.hpp>

namespace hp::lab {

using http::HttpResponse;

const RedfishMessage noSession{"NoValidSession",
                               "There is no valid session established with the service.",
                               {},
                               "Establish a session before the request is sent again."};
const RedfishMessage busyNow{"ServiceTemporarilyUnavailable",
                             "The service is temporarily unavailable.",
                             {},
                             "Wait for the indicated time and send the request again."};
const RedfishMessage broken{
    "InternalError",
    "The request failed due to an internal service error.",
    {},
    "Send the request again; reset the management controller if it persists."};
const RedfishMessage badJson{"MalformedJSON",
                             "The request body is not valid JSON.",
                             {},
                             "Correct the body and send the request again."};

RedfishMessage notThere(const std::string &path)
{
    return {"ResourceMissingAtURI",
            "The resource at the URI " + path + " was not found.",
            {path},
            "Place a valid resource at the URI or correct the URI."};
}

HttpResponse notAllowed(const std::string &allow)
{
    HttpResponse response = errorAnswer(
        405, {"OperationNotAllowed", "The HTTP method is not allowed on this resource.", {}, {}});
    response.headers.emplace_back("Allow", allow);
    return response;
}

std::optional<HttpResponse> disturbed(const Object &bmc)
{
    const Json &faults = bmc.at("/spec/faults");
    if (!faults.is_object())
        return std::nullopt;
    if (flagAt(bmc, "/spec/faults/unauthorised"))
        return errorAnswer(401, noSession);
    if (flagAt(bmc, "/spec/faults/http500"))
        return errorAnswer(500, broken);
    if (const auto busy = durationFrom(bmc.at("/spec/faults/busy")); busy && *busy != forEver) {
        HttpResponse response = errorAnswer(503, busyNow);
        const auto seconds = std::chrono::ceil<std::chrono::seconds>(*busy).count();
        response.headers.emplace_back("Retry-After", std::to_string(seconds));
        return response;
    }
    const std::string &garbage = bmc.text("/spec/faults/garbage");
    if (garbage.empty())
        return std::nullopt;
    HttpResponse response;
    if (garbage == "truncated")
        response.body =
            R"({"@odata.id": "/redfish/v1/Systems/)" + bmc.name() + R"(", "PowerState": "Of)";
    else if (garbage == "html") {
        response.status = 504;
        response.contentType = "text/html";
        response.body = "<html><head><title>504 Gateway Timeout</title></head></html>";
    }
    return response;
}

} // namespace hp::lab
