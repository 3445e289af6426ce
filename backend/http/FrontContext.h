// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/Authenticator.h"
#include "backend/http/FailureLimit.h"
#include "backend/http/HttpFront.h"
#include "backend/http/Reactor.h"
#include "model/base/ApiStatus.h"

#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hp::http {

/// The listener that a connection came through.
enum class Side { Main, Wall };

/// One entry of the routing table: a handler, or a tunnel when `handler` is null.
struct Route {
    std::string prefix{};
    HttpHandler *handler = nullptr;
    RouteOptions options{};
    TunnelTarget tunnel{};
};

/// What all connections of a front share: routes, limits, counters and the loop. Routes and limits
/// do not change after the start; it outlives every connection.
struct FrontContext {
    explicit FrontContext(const Authenticator &who)
        : authenticator(who)
    { }

    const Authenticator &authenticator;
    std::shared_ptr<Reactor> reactor = std::make_shared<Reactor>();
    FrontLimits limits{};
    FailureLimit failures{limits.authFailures, limits.authWindow}; ///< reactor's thread
    std::vector<Route> routes{};
    bool stopping = false; ///< reactor's thread
    std::string wallRefusal{}; ///< why walls are not served; reactor's thread
    /// Bytes of requests that are kept, by the name of the identity. Reactor's thread.
    std::map<std::string, std::size_t> held{};
    /// Connections that are counted, by the name of the identity. Reactor's thread.
    std::map<std::string, std::size_t> places{};
    std::size_t allPlaces = 0;

    std::atomic<std::uint64_t> accepted{0};
    std::atomic<std::uint64_t> refusedConnections{0};
    std::atomic<std::uint64_t> displacedConnections{0};
    std::atomic<std::uint64_t> open{0};
    std::atomic<std::uint64_t> requests{0};
    std::atomic<std::uint64_t> rejected{0};
    std::atomic<std::uint64_t> streams{0};
    std::atomic<std::uint64_t> cutStreams{0};
    std::atomic<std::uint64_t> heldOfAll{0};

    /// The longest prefix that matches on segment borders; null when there is none.
    [[nodiscard]] const Route *find(const std::string &path, Side side) const;
    /// Changes what is kept of this identity's requests from `before` bytes to `now`; an empty
    /// name: of those without one. False, and nothing changes, when that is more than all of them
    /// may have.
    [[nodiscard]] bool hold(const std::string &name, std::size_t before, std::size_t now);
    /// Counts a connection of this identity; false when it and its like have enough of them.
    [[nodiscard]] bool takePlace(const Identity &identity);
    void leavePlace(const std::string &name);
    /// Who asks by the Authorization header or, where the route has it, the bearer sub-protocol of
    /// a tunnel or the query. nullopt: the credentials are wrong; an Identity without a name: there
    /// are none. On the wall listener every identity is no more than a wall.
    [[nodiscard]] std::optional<Identity>
    identify(const HttpRequest &request, Side side, const Route &route) const;
};

/// The query parameter that carries a token where a route lets it.
inline constexpr const char *tokenParam = "token";

/// The sub-protocol that carries a browser's token: "holdpoint.bearer.<token>".
inline constexpr const char *bearerProtocol = "holdpoint.bearer.";

/// The comma-separated items of a header, trimmed.
[[nodiscard]] std::vector<std::string> listItems(const std::string &header);
/// Is the Origin absent or the host that the request itself names?
[[nodiscard]] bool isSameOrigin(const HttpRequest &request, Side side);

/// A front's own answer in the form that Kubernetes clients print.
[[nodiscard]] HttpResponse
statusResponse(int code, const std::string &reason, const std::string &message);

} // namespace hp::http
