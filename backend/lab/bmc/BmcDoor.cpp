// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/bmc/BmcDoor.h"

#include <utility>

namespace hp::lab {

BmcDoor::BmcDoor(std::shared_ptr<http::Reactor> reactor, DoorConnection::Serve serve)
    : m_reactor(std::move(reactor))
    , m_serve(std::move(serve))
{ }

Result<std::uint16_t> BmcDoor::open(std::uint16_t port, std::shared_ptr<http::TlsContext> tls)
{
    m_tls = std::move(tls);
    if (const auto wished = listen(port); !wished) {
        if (const auto any = listen(0); !any)
            return unexpected(any.error());
    }
    return m_port;
}

Result<Done> BmcDoor::listen(std::uint16_t port)
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

void BmcDoor::use(const DoorManners &manners, std::shared_ptr<http::TlsContext> tls)
{
    m_manners = manners;
    m_tls = std::move(tls);
    if (manners.refuses) {
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

void BmcDoor::close()
{
    if (m_listener)
        m_listener->close();
    m_listener.reset();
    for (const auto &connection : std::exchange(m_connections, {}))
        connection->close();
}

void BmcDoor::accept(const std::shared_ptr<http::Wire> &wire)
{
    std::erase_if(m_connections, [](const auto &one) { return !one->isOpen(); });
    auto connection = std::make_shared<DoorConnection>(m_reactor, wire, m_serve);
    m_connections.push_back(connection);
    connection->start(m_manners.idleClose);
}

} // namespace hp::lab
