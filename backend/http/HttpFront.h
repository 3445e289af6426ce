// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/Authenticator.h"
#include "backend/http/HttpExchange.h"
#include "backend/http/ListenAddress.h"
#include "backend/http/tls/TlsMaterial.h"
#include "model/base/Result.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace hp::http {

/// Everything that could grow or wait has a bound here; time-outs are real time, also when the rest
/// of the backend runs on a lab clock.
struct FrontLimits {
    std::size_t head = 65536;
    std::uint64_t body = 3145728;
    std::uint64_t framing = 16384; ///< of a body in chunks, beside its bytes
    /// The body of whoever shows no identity, and where the handler checks credentials itself.
    std::uint64_t bodyUnknown = 1024;
    std::uint64_t bodyUnchecked = 65536;
    /// What may be kept of requests that are still coming in or being answered: of all clients of
    /// one identity, and of all that have shown none so far. The first bytes of each are free.
    std::size_t heldOfIdentity = 25165824;
    std::size_t heldOfUnknown = 16777216;
    std::size_t heldFree = 8192;
    std::size_t streamPending = 8388608; ///< a stream that owes its client more than this is cut
    /// Of all clients, and of one address: a client that has asked nothing yet, or nothing lately,
    /// makes room for a new one; without such a client the new one is turned away. Fewer when the
    /// process may not open that many files.
    std::size_t connections = 4000;
    std::size_t perAddress = 3000;
    /// Of one identity and of all of them, but for those who act: they find a place also
    /// when somebody's watches take all others.
    std::size_t perIdentity = 500;
    std::size_t ofIdentities = 2500;
    /// Wrong credentials that one address may send within the window before it is not listened to.
    std::size_t authFailures = 20;
    std::chrono::milliseconds authWindow{60000};
    std::chrono::milliseconds handshake{10000};
    std::chrono::milliseconds headTime{15000}; ///< from the first byte to the end of the head
    std::chrono::milliseconds bodyTime{60000};
    std::chrono::milliseconds idle{120000}; ///< between two requests
    std::chrono::milliseconds stall{30000}; ///< a write that does not move
};

enum class RouteAccess {
    Token, ///< an identity is required
    Anonymous, ///< served without one too; wrong credentials are still refused
    Handler, ///< credentials pass untouched, the handler checks them (Redfish has its own)
};

struct RouteOptions {
    RouteAccess access = RouteAccess::Token;
    bool onWall = false; ///< also served by the wall listener
    /// The token may be the query parameter `token`, for clients that send no headers, such as
    /// calendars. No handler sees it.
    bool tokenInQuery = false;
    bool alone = false; ///< this path, and nothing below it
    /// Of a body, where that is less than what whoever asks may send.
    std::uint64_t maxBody = UINT64_MAX;
};

/// Where upgrades go: a WebSocket server of this process on a loopback port. It must refuse
/// connections without `X-Holdpoint-Secret: <secret>`; the front adds that header together with
/// X-Holdpoint-Identity, X-Holdpoint-Roles (comma-separated), X-Holdpoint-Peer and either
/// X-Holdpoint-Token (Identity::tokenHash) or X-Holdpoint-Certificate, and removes such headers
/// when they come from outside.
struct TunnelTarget {
    std::uint16_t port = 0;
    std::string secret{};
};

struct FrontOptions {
    ListenAddress listen{};
    std::optional<ListenAddress> wall{}; ///< plain http; loopback only
    TlsMaterial tls{};
};

struct FrontStats {
    std::uint64_t accepted = 0;
    std::uint64_t refusedConnections = 0; ///< over a limit, and nobody was idle
    std::uint64_t displacedConnections = 0; ///< idle ones that made room
    std::uint64_t open = 0;
    std::uint64_t requests = 0;
    std::uint64_t rejected = 0; ///< answered by the front itself with a 4xx
    std::uint64_t streams = 0;
    std::uint64_t cutStreams = 0; ///< clients that were too slow
    std::uint64_t held = 0; ///< bytes of requests that are kept, without the free ones
};

/// The one HTTP server of the backend, on its own thread: TLS, limits, identity, routing, streams
/// and the tunnel to the WebSocket server. Made, started and stopped on one thread; handlers and
/// the authenticator must outlive it.
class HttpFront
{
public:
    explicit HttpFront(const Authenticator &authenticator, FrontLimits limits = {});
    /// Who knows its clients.
    [[nodiscard]] const Authenticator &authenticator() const;
    HttpFront(const HttpFront &) = delete;
    HttpFront &operator=(const HttpFront &) = delete;
    /// Stops without grace.
    ~HttpFront();

    /// Before start(). The longest prefix wins, on segment borders: "/api" is not "/apis".
    void route(const std::string &prefix, HttpHandler &handler, RouteOptions options = {});
    /// Before start(). WebSocket upgrades of exactly this path, on both listeners; identity, its
    /// roles, of which it needs one, and Origin are checked before the 101.
    void tunnel(const std::string &path, TunnelTarget target);

    /// Errors: Invalid (options), Refused (address or port); one sentence each.
    [[nodiscard]] Result<Done> start(const FrontOptions &options);
    [[nodiscard]] std::uint16_t port() const;
    [[nodiscard]] std::uint16_t wallPort() const; ///< 0 without a wall listener
    /// Has the wall listener answer everything with this sentence and 503; empty: it serves.
    void refuseWall(const std::string &why);
    /// A renewed certificate, for the connections from now on.
    [[nodiscard]] Result<Done> useCertificate(const TlsMaterial &material);

    /// Takes no new connections, ends the streams, lets answers that are under way finish. Returns
    /// at once; any number of times. `empty` runs once on the front's thread when the last
    /// connection has gone, which may be at once; only the last one given counts.
    void requestStop(std::function<void()> empty = {});
    /// requestStop(), waits for the connections at most `grace`, then cuts what is left.
    void stop(std::chrono::milliseconds grace = std::chrono::milliseconds(2000));

    [[nodiscard]] FrontStats stats() const;

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::http
