// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/HttpExchange.h"
#include "backend/http/HttpFront.h"
#include "backend/http/Wire.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace hp::http {

/// The upgrade request as the private server sees it: without the bearer sub-protocol, credentials,
/// cookies and any X-Holdpoint header from outside; with our own.
[[nodiscard]] std::string tunnelHead(const HttpRequest &request,
                                     const std::string &target,
                                     const Identity &identity,
                                     const std::string &secret);

/// Follows the frames that a client sends and says whether each of them is masked, as RFC 6455 5.1
/// asks of every client: QWebSocketServer takes others, and what lies between could be made to read
/// them as a request.
class MaskedFrames
{
public:
    /// False as soon as a frame begins that is not masked.
    [[nodiscard]] bool take(std::string_view bytes);

private:
    std::string m_head{}; ///< of the frame that begins
    std::uint64_t m_left = 0; ///< bytes of the one under way
};

/// Carries bytes between a client and the WebSocket server on the loopback. One buffer per
/// direction: a side is read only when what it sent before has gone out on the other, so that a
/// slow client is felt by the server. Lives on the reactor's thread and until both sides are
/// closed.
class Tunnel : public std::enable_shared_from_this<Tunnel>
{
public:
    Tunnel(Reactor &reactor, std::shared_ptr<Wire> client);

    /// `early` are bytes that the client sent after the head. `failed` runs instead of anything
    /// else when the server does not answer; `closed` at the end.
    void open(const TunnelTarget &target,
              std::string head,
              std::string early,
              std::function<void()> failed,
              std::function<void()> closed);
    void close();

private:
    void toServer(std::string bytes);
    void readClient();
    void readServer();
    void onServerHead(std::string_view bytes);
    void end();

    Reactor &m_reactor;
    std::shared_ptr<Wire> m_client;
    std::shared_ptr<Wire> m_server{};
    MaskedFrames m_frames{};
    std::string m_serverHead{};
    bool m_headPassed = false;
    bool m_ended = false;
    std::function<void()> m_closed{};
};

} // namespace hp::http
