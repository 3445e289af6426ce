// SPDX-License-Identifier: Apache-2.0
#include "backend/http/FrontContext.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::http {
namespace {

bool startsWith(const std::string &text, const std::string &start)
{
    return text.compare(0, start.size(), start) == 0;
}

bool covers(const Route &route, const std::string &path)
{
    const std::string &prefix = route.prefix;
    if (route.options.alone)
        return path == prefix;
    if (prefix == "/")
        return true;
    return startsWith(path, prefix) && (path.size() == prefix.size() || path[prefix.size()] == '/');
}

bool equalsIgnoringCase(const std::string &a, const std::string &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](unsigned char x, unsigned char y) {
        return std::tolower(x) == std::tolower(y);
    });
}

/// The token of "Bearer <token>"; nullopt when the header names no bearer.
std::optional<std::string> bearerOf(const std::string &authorization)
{
    const auto space = authorization.find(' ');
    if (space == std::string::npos || !equalsIgnoringCase(authorization.substr(0, space), "bearer"))
        return std::nullopt;
    const auto from = authorization.find_first_not_of(' ', space);
    return from == std::string::npos ? std::string() : authorization.substr(from);
}

} // namespace

const Route *FrontContext::find(const std::string &path, Side side) const
{
    const Route *best = nullptr;
    for (const Route &route : routes) {
        const bool served = side == Side::Main || route.options.onWall;
        if (served && covers(route, path)
            && (best == nullptr || route.prefix.size() > best->prefix.size()))
            best = &route;
    }
    return best;
}

bool FrontContext::hold(const std::string &name, std::size_t before, std::size_t now)
{
    const auto counted = [this](std::size_t bytes) {
        return bytes - std::min(bytes, limits.heldFree);
    };
    if (counted(before) == counted(now))
        return true;
    std::size_t &sum = held[name];
    const std::size_t next = sum - std::min(sum, counted(before)) + counted(now);
    if (now > before && next > (name.empty() ? limits.heldOfUnknown : limits.heldOfIdentity))
        return false;
    heldOfAll += next - sum;
    sum = next;
    if (next == 0)
        held.erase(name);
    return true;
}

bool FrontContext::takePlace(const Identity &identity)
{
    std::size_t &own = places[identity.name];
    const bool acts = identity.has("operator") || identity.has("approver") || identity.has("admin");
    if (!acts && (own >= limits.perIdentity || allPlaces >= limits.ofIdentities)) {
        if (own == 0)
            places.erase(identity.name);
        return false;
    }
    ++own;
    ++allPlaces;
    return true;
}

void FrontContext::leavePlace(const std::string &name)
{
    const auto own = places.find(name);
    if (own == places.end())
        return;
    --allPlaces;
    if (--own->second == 0)
        places.erase(own);
}

std::optional<Identity>
FrontContext::identify(const HttpRequest &request, Side side, const Route &route) const
{
    std::optional<std::string> token;
    const std::string authorization = request.header("authorization");
    if (!authorization.empty()) {
        token = bearerOf(authorization);
        if (!token)
            return std::nullopt;
    } else if (route.options.tokenInQuery && request.hasParam(tokenParam)) {
        token = request.param(tokenParam);
    } else if (route.handler == nullptr) {
        for (const std::string &item : listItems(request.header("sec-websocket-protocol"))) {
            if (startsWith(item, bearerProtocol))
                token = item.substr(std::string(bearerProtocol).size());
        }
    }
    if (!token)
        return Identity{};
    auto identity = authenticator.identify(*token);
    if (identity && side == Side::Wall)
        identity->roles = {"wall"};
    return identity;
}

std::vector<std::string> listItems(const std::string &header)
{
    std::vector<std::string> items;
    std::size_t from = 0;
    while (from <= header.size()) {
        const auto comma = std::min(header.find(',', from), header.size());
        const auto first = header.find_first_not_of(" \t", from);
        if (first < comma) {
            const auto last = header.find_last_not_of(" \t", comma - 1);
            items.push_back(header.substr(first, last - first + 1));
        }
        from = comma + 1;
    }
    return items;
}

bool isSameOrigin(const HttpRequest &request, Side side)
{
    if (request.headers.count("origin") == 0)
        return true;
    const std::string scheme = side == Side::Main ? "https://" : "http://";
    return equalsIgnoringCase(request.header("origin"), scheme + request.header("host"));
}

HttpResponse statusResponse(int code, const std::string &reason, const std::string &message)
{
    ApiStatus status;
    status.code = code;
    status.reason = reason;
    status.message = message;
    HttpResponse response;
    response.status = code;
    response.body = toJson(status).dump(-1, ' ', false, Json::error_handler_t::replace);
    if (code == 401)
        response.headers.emplace_back("WWW-Authenticate", "Bearer realm=\"holdpoint\"");
    return response;
}

} // namespace hp::http
