// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/cloud/CloudRefusal.h"

#include "backend/maintenance/sources/cloud/JsonMembers.h"
#include "model/base/JsonTree.h"

#include <nlohmann/json.hpp>
#include <regex>
#include <set>

namespace hp::maintenance::cloud {

namespace {

/// Only what looks like a code is one.
std::string codeIn(const std::string &word)
{
    static const std::regex form("[A-Za-z][A-Za-z0-9_.-]{0,59}");
    return std::regex_match(word, form) ? word : std::string();
}

/// The most exact code of an error; empty when it has none.
std::string codeOf(const Json &body)
{
    if (!body.is_object())
        return {};
    const Json error = body.value("error", Json());
    if (error.is_string()) {
        // Microsoft's own number says more than the word of OAuth.
        static const std::regex number("AADSTS[0-9]{4,8}");
        std::smatch found;
        const std::string words = textOf(body, "error_description");
        return std::regex_search(words, found, number) ? found.str()
                                                       : codeIn(error.get<std::string>());
    }
    if (!error.is_object())
        return {};
    const Json reasons = error.value("errors", Json());
    if (reasons.is_array() && !reasons.empty() && reasons.front().is_object()) {
        const std::string reason = codeIn(textOf(reasons.front(), "reason"));
        if (!reason.empty())
            return reason;
    }
    const std::string code = codeIn(textOf(error, "code"));
    return code.empty() ? codeIn(textOf(error, "status")) : code;
}

Refusal kindOf(int status, const std::string &code)
{
    static const std::set<std::string> throttled{
        "rateLimitExceeded", "userRateLimitExceeded", "RESOURCE_EXHAUSTED", "TooManyRequests"};
    static const std::set<std::string> unregistered{
        "MissingSubscriptionRegistration", "accessNotConfigured", "SERVICE_DISABLED"};
    if (unregistered.contains(code))
        return Refusal::Unregistered;
    // 410 is the metadata service of Azure while it is updated, for up to 70 s
    // (Azure/azure-sdk-for-net#50724).
    if (status == 429 || status == 408 || status == 410 || status >= 500
        || throttled.contains(code))
        return Refusal::Throttled;
    switch (status) {
    case 400:
        return code.starts_with("AADSTS") || code.starts_with("invalid_")
                || code == "unauthorized_client"
            ? Refusal::Rejected
            : Refusal::Other;
    case 401:
        return Refusal::Rejected;
    case 403:
        return Refusal::Denied;
    case 404:
        return Refusal::Missing;
    default:
        return Refusal::Other;
    }
}

} // namespace

RefusalReading refusalOf(int httpStatus, const std::string &body)
{
    if (httpStatus >= 200 && httpStatus < 300)
        return {};
    RefusalReading reading;
    reading.code = codeOf(parseJson(body));
    reading.kind = kindOf(httpStatus, reading.code);
    if (reading.code.empty())
        reading.code = "HTTP " + std::to_string(httpStatus);
    return reading;
}

} // namespace hp::maintenance::cloud
