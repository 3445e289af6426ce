// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/bmc/BmcServer.h"

#include <utility>

namespace hp::lab {

BmcServer::BmcServer(std::shared_ptr<http::Reactor> reactor, BmcConnection::Serve serve)
    : m_reactor(std::move(reactor))
    , m_serve(std::move(serve))
{ }

Result<std::uint16_t> BmcServer::open(std::uint16_t port, std::shared_ptr<http::TlsContext> tls)
{
    m_tls = std::move(tls);
    if (const auto wished = listen(port); !wished) {
        if (const auto any = listen(0); !any)
            return unexpected(any.error());
    }
    return m_port;
}

Result<Done> BmcServer::listen(std::uint16_t port)
{
    m_listener = std::make_unique<http::Listener>(
        *m_reactor, [weak = weak_from_this()](const std::shared_ptr<http::Wire> &wire) {
            if (const auto self = weak.lock())
                self->accept(wire);
        });
    auto opened = m_listener->open({"127.0.0.1", port}, m_tls);
    if (opened)
        m_port = m_listener->port();
    else
        m_listener.reset();
    return opened;
}

void BmcServer::use(const BmcServerOptions &options, std::shared_ptr<http::TlsContext> tls)
{
    m_options = options;
    m_tls = std::move(tls);
    if (options.refuses) {
        if (m_listener)
            m_listener->close();
        m_listener.reset();
        for (const auto &connection : std::exchange(m_connections, {}))
            connection->close();
    } else if (m_listener) {
        m_listener->useTls(m_tls);
    } else {
        // The port was free until now; should somebody have taken it, the next change tries again.
        (void)listen(m_port);
    }
}

void BmcServer::close()
{
    if (m_listener)
        m_listener->close();
    m_listener.reset();
    for (const auto &connection : std::exchange(m_connections, {}))
        connection->close();
}

void BmcServer::accept(const std::shared_ptr<http::Wire> &wire)
{
    std::erase_if(m_connections, [](const auto &one) { return !one->isOpen(); });
    auto connection = std::make_shared<BmcConnection>(m_reactor, wire, m_serve);
    m_connections.push_back(connection);
    connection->start(m_options.idleClose);
}

} // namespace hp::lab
