// SPDX-License-Identifier: Apache-2.0
#include "model/base/ApiStatus.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp {

namespace {

std::string qualified(const std::string &group, const std::string &resource)
{
    return group.empty() ? resource : resource + '.' + group;
}

ErrorCode codeFor(const ApiStatus &status)
{
    if (status.reason == "AlreadyExists")
        return ErrorCode::AlreadyExists;
    switch (status.code) {
    case 401:
    case 403:
        return ErrorCode::Unauthorised;
    case 404:
        return ErrorCode::NotFound;
    case 409:
        return ErrorCode::Conflict;
    case 410:
        return ErrorCode::Compacted;
    case 400:
    case 405:
    case 413:
    case 415:
    case 422:
        return ErrorCode::Invalid;
    case 429:
        return ErrorCode::Refused;
    case 503:
        return ErrorCode::Unreachable;
    case 504:
        return ErrorCode::TimedOut;
    default:
        return ErrorCode::Internal;
    }
}

std::pair<int, const char *> genericFor(ErrorCode code)
{
    switch (code) {
    case ErrorCode::NotFound:
        return {404, "NotFound"};
    case ErrorCode::AlreadyExists:
        return {409, "AlreadyExists"};
    case ErrorCode::Conflict:
        return {409, "Conflict"};
    case ErrorCode::Compacted:
        return {410, "Expired"};
    case ErrorCode::Invalid:
        return {400, "BadRequest"};
    case ErrorCode::Unauthorised:
        return {403, "Forbidden"};
    case ErrorCode::Unreachable:
        return {503, "ServiceUnavailable"};
    case ErrorCode::TimedOut:
        return {504, "Timeout"};
    case ErrorCode::Refused:
        return {429, "TooManyRequests"};
    case ErrorCode::Internal:
        break;
    }
    return {500, "InternalError"};
}

} // namespace

Json toJson(const ApiStatus &status)
{
    Json json{{"kind", "Status"},
              {"apiVersion", "v1"},
              {"metadata", Json::object()},
              {"status", "Failure"},
              {"message", status.message},
              {"reason", status.reason},
              {"code", status.code}};
    Json details = Json::object();
    if (!status.name.empty())
        details["name"] = status.name;
    if (!status.group.empty())
        details["group"] = status.group;
    if (!status.kind.empty())
        details["kind"] = status.kind;
    if (!status.uid.empty())
        details["uid"] = status.uid;
    if (status.retryAfterSeconds > 0)
        details["retryAfterSeconds"] = status.retryAfterSeconds;
    for (const StatusCause &cause : status.causes) {
        Json entry = Json::object();
        if (!cause.reason.empty())
            entry["reason"] = cause.reason;
        if (!cause.message.empty())
            entry["message"] = cause.message;
        if (!cause.field.empty())
            entry["field"] = cause.field;
        details["causes"].push_back(std::move(entry));
    }
    if (!details.empty())
        json["details"] = std::move(details);
    return json;
}

ApiStatus apiStatusFromJson(const Json &json)
{
    ApiStatus status;
    const auto text = [](const Json &from, const char *key) {
        const auto it = from.find(key);
        return it != from.end() && it->is_string() ? it->get<std::string>() : std::string();
    };
    if (!json.is_object())
        return status;
    status.message = text(json, "message");
    status.reason = text(json, "reason");
    if (const auto it = json.find("code"); it != json.end() && it->is_number_integer())
        status.code = it->get<int>();
    const auto details = json.find("details");
    if (details == json.end() || !details->is_object())
        return status;
    status.name = text(*details, "name");
    status.group = text(*details, "group");
    status.kind = text(*details, "kind");
    status.uid = text(*details, "uid");
    if (const auto it = details->find("retryAfterSeconds");
        it != details->end() && it->is_number_integer())
        status.retryAfterSeconds = it->get<int>();
    if (const auto causes = details->find("causes");
        causes != details->end() && causes->is_array()) {
        for (const Json &cause : *causes) {
            if (cause.is_object())
                status.causes.push_back(
                    {text(cause, "reason"), text(cause, "message"), text(cause, "field")});
        }
    }
    return status;
}

Error errorFrom(ApiStatus status)
{
    const ErrorCode code = codeFor(status);
    std::string message = status.message;
    return {code, std::move(message), {}, std::make_shared<const ApiStatus>(std::move(status))};
}

ApiStatus statusFrom(const Error &error)
{
    if (error.status)
        return *error.status;
    const auto [code, reason] = genericFor(error.code);
    ApiStatus status;
    status.code = code;
    status.reason = reason;
    status.message = error.message;
    return status;
}

Error notFound(const std::string &group, const std::string &resource, const std::string &name)
{
    return errorFrom({.code = 404,
                      .reason = "NotFound",
                      .message = qualified(group, resource) + " \"" + name + "\" not found",
                      .kind = resource,
                      .name = name,
                      .group = group});
}

Error alreadyExists(const std::string &group, const std::string &resource, const std::string &name)
{
    return errorFrom({.code = 409,
                      .reason = "AlreadyExists",
                      .message = qualified(group, resource) + " \"" + name + "\" already exists",
                      .kind = resource,
                      .name = name,
                      .group = group});
}

Error conflict(const std::string &group, const std::string &resource, const std::string &name)
{
    return conflict(group,
                    resource,
                    name,
                    "the object has been modified; please apply your changes to the latest version "
                    "and try again");
}

Error conflict(const std::string &group,
               const std::string &resource,
               const std::string &name,
               const std::string &why)
{
    return errorFrom({.code = 409,
                      .reason = "Conflict",
                      .message = "Operation cannot be fulfilled on " + qualified(group, resource)
                          + " \"" + name + "\": " + why,
                      .kind = resource,
                      .name = name,
                      .group = group});
}

Error invalid(const std::string &group,
              const std::string &kind,
              const std::string &name,
              std::vector<StatusCause> causes)
{
    // Nobody reads more, and who sends a million wrong values gets no answer of a million causes.
    constexpr std::size_t mostTold = 100;
    if (causes.size() > mostTold)
        causes.erase(causes.begin() + mostTold, causes.end());
    std::string list;
    for (const StatusCause &cause : causes) {
        if (!list.empty())
            list += ", ";
        list += cause.field + ": " + cause.message;
    }
    if (causes.size() > 1)
        list = '[' + list + ']';
    return errorFrom({.code = 422,
                      .reason = "Invalid",
                      .message = qualified(group, kind) + " \"" + name + "\" is invalid: " + list,
                      .kind = kind,
                      .name = name,
                      .group = group,
                      .causes = std::move(causes)});
}

Error badRequest(const std::string &message)
{
    return errorFrom({.code = 400, .reason = "BadRequest", .message = message});
}

Error forbidden(const std::string &message)
{
    return errorFrom({.code = 403, .reason = "Forbidden", .message = message});
}

Error expired(const std::string &message)
{
    return errorFrom({.code = 410, .reason = "Expired", .message = message});
}

} // namespace hp
