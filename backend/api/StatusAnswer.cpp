// SPDX-License-Identifier: Apache-2.0
#include "backend/api/StatusAnswer.h"

#include "model/base/ApiStatus.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace hp::api {

namespace {

/// The bounds of k8s.io/apiserver/pkg/endpoints/filters/warning.go: all warnings of an answer, and
/// each one when they are too much together.
constexpr std::size_t maxWarningCharacters = 4096;
constexpr std::size_t maxShortenedLength = 256;

bool isContinuation(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

std::size_t characters(const std::string &text)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return !isContinuation(c); }));
}

std::string firstCharacters(const std::string &text, std::size_t count)
{
    std::size_t end = 0;
    while (end < text.size() && (count > 0 || isContinuation(text[end]))) {
        if (!isContinuation(text[end]))
            --count;
        ++end;
    }
    return text.substr(0, end);
}

/// A header has one line, and clients refuse one with control characters in it.
std::string printable(const std::string &text)
{
    std::string result = text;
    std::replace_if(
        result.begin(),
        result.end(),
        [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; },
        ' ');
    return result;
}

std::string escaped(const std::string &text)
{
    std::string result;
    for (const char c : text) {
        if (c == '"' || c == '\\')
            result += '\\';
        result += c;
    }
    return result;
}

} // namespace

http::HttpResponse statusResponse(const Error &error)
{
    const ApiStatus status = statusFrom(error);
    http::HttpResponse response;
    response.status = status.code;
    response.body = toJson(status).dump(-1, ' ', false, Json::error_handler_t::replace);
    // With this header client-go repeats by itself; a budget that refuses has no such time, so that
    // it reaches the person who drains (kube-api.md 1.8).
    if (status.retryAfterSeconds > 0)
        response.headers.emplace_back("Retry-After", std::to_string(status.retryAfterSeconds));
    return response;
}

http::HttpResponse expiredListResponse(const std::string &continueToken)
{
    const ApiStatus status = statusFrom(expired(
        "The provided continue parameter is too old to display a consistent list result. You can "
        "start a new list without the continue parameter, or use the continue token in this "
        "response to retrieve the remainder of the results. Continuing with the provided token "
        "results in an inconsistent list - objects that were created, modified, or deleted between "
        "the time the first chunk was returned and now may show up in the list."));
    Json json = toJson(status);
    json["metadata"]["continue"] = continueToken;
    http::HttpResponse response;
    response.status = status.code;
    response.body = json.dump(-1, ' ', false, Json::error_handler_t::replace);
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
    std::vector<std::string> texts;
    std::set<std::string> said;
    std::size_t total = 0;
    for (const std::string &warning : warnings) {
        // Shortened ones have at least a character each, so that no more than these can be told.
        if (texts.size() > maxWarningCharacters)
            break;
        std::string text = printable(warning);
        if (text.empty() || !said.insert(text).second)
            continue;
        total += characters(text);
        texts.push_back(std::move(text));
    }
    const bool shortened = total > maxWarningCharacters;
    total = 0;
    for (std::string &text : texts) {
        if (shortened)
            text = firstCharacters(text, maxShortenedLength);
        total += characters(text);
        if (shortened && total > maxWarningCharacters)
            break;
        response.headers.emplace_back("Warning", "299 - \"" + escaped(text) + '"');
    }
}

} // namespace hp::api
