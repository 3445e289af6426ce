// SPDX-License-Identifier: Apache-2.0
#include "backend/http/HttpExchange.h"

#include <algorithm>
#include <array>

namespace hp::http {

bool Identity::has(const std::string &role) const
{
    return std::find(roles.begin(), roles.end(), role) != roles.end();
}

HttpResponse textResponse(int status, std::string text)
{
    HttpResponse response;
    response.status = status;
    response.contentType = "text/plain; charset=utf-8";
    response.body = std::move(text);
    return response;
}

std::string HttpRequest::param(const std::string &name) const
{
    for (auto it = query.rbegin(); it != query.rend(); ++it) {
        if (it->first == name)
            return it->second;
    }
    return {};
}

bool HttpRequest::hasParam(const std::string &name) const
{
    return std::any_of(
        query.begin(), query.end(), [&](const auto &pair) { return pair.first == name; });
}

bool HttpRequest::flag(const std::string &name) const
{
    static const std::array<std::string, 6> truths{"1", "t", "T", "TRUE", "true", "True"};
    return std::find(truths.begin(), truths.end(), param(name)) != truths.end();
}

std::string HttpRequest::header(const std::string &lowerCaseName) const
{
    const auto found = headers.find(lowerCaseName);
    return found == headers.end() ? std::string() : found->second;
}

Chunk chunkOf(std::string text)
{
    return std::make_shared<const std::string>(std::move(text));
}

} // namespace hp::http
