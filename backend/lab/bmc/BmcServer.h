// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/Listener.h"
#include "backend/http/Reactor.h"
#include "backend/lab/bmc/BmcCertificates.h"
#include "backend/lab/bmc/BmcConnection.h"

#include <memory>
#include <vector>

namespace hp::lab {

/// How a Bmc's own address receives connections.
struct BmcServerOptions {
    BmcTls tls{};
    bool refuses = false; ///< nobody listens
    std::chrono::milliseconds idleClose{}; ///< zero: connections without a request are kept

    auto operator<=>(const BmcServerOptions &) const = default;
};

/// A loopback port of one Bmc with its connections. Lives on the reactor's thread and outlives
/// whatever is posted there about it.
class BmcServer : public std::enable_shared_from_this<BmcServer>
{
public:
    BmcServer(std::shared_ptr<http::Reactor> reactor, BmcConnection::Serve serve);

    /// Listens on that port of 127.0.0.1, or on any free one if it is taken or zero. Errors:
    /// Refused.
    [[nodiscard]] Result<std::uint16_t> open(std::uint16_t port,
                                             std::shared_ptr<http::TlsContext> tls);
    /// `tls` is for the connections from now on.
    void use(const BmcServerOptions &options, std::shared_ptr<http::TlsContext> tls);
    void close();

private:
    [[nodiscard]] Result<Done> listen(std::uint16_t port);
    void accept(const std::shared_ptr<http::Wire> &wire);

    std::shared_ptr<http::Reactor> m_reactor;
    BmcConnection::Serve m_serve;
    BmcServerOptions m_options{};
    std::shared_ptr<http::TlsContext> m_tls{};
    std::unique_ptr<http::Listener> m_listener{};
    std::uint16_t m_port = 0;
    std::vector<std::shared_ptr<BmcConnection>> m_connections{};
};

} // namespace hp::lab
