// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/bmc/BmcServers.h"

#include "backend/lab/Read.h"
#include "backend/lab/bmc/BmcProfile.h"

#include <QLoggingCategory>

#include <charconv>
#include <future>
#include <utility>

namespace hp::lab {

namespace {

Q_LOGGING_CATEGORY(lcBmcServers, "holdpoint.lab.bmc")

BmcServerOptions optionsOf(const Object &bmc)
{
    BmcServerOptions options;
    options.tls = {bmc.text("/spec/faults/certificate"), bmc.text("/spec/faults/tls")};
    options.refuses = flagAt(bmc, "/spec/faults/refusesConnections");
    const Duration idle = durationAt(bmc, "/spec/faults/idleClose", Duration::zero());
    options.idleClose = std::chrono::ceil<std::chrono::milliseconds>(idle);
    return options;
}

/// The port of an address that the Bmc had before, so that a restart does not move it; or zero.
std::uint16_t portOf(const std::string &address)
{
    constexpr std::string_view start = "https://127.0.0.1:";
    std::uint16_t port = 0;
    if (address.starts_with(start))
        std::from_chars(address.data() + start.size(), address.data() + address.size(), port);
    return port;
}

} // namespace

void BmcServers::bmcChanged(const Object &before, const Object &after)
{
    if (!after || !hasOwnAddress(after)) {
        shut((after ? after : before).key());
        return;
    }
    const auto it = m_servers.find(after.key());
    if (it == m_servers.end()) {
        open(after);
        return;
    }
    const BmcServerOptions options = optionsOf(after);
    if (options == it->second.options)
        return;
    auto tls = m_certificates.contextFor(options.tls);
    if (!tls) {
        qCWarning(lcBmcServers) << QString::fromStdString(tls.error().message);
        return;
    }
    it->second.options = options;
    m_reactor->post(
        [server = it->second.server, options, tls = *tls] { server->use(options, tls); });
}

void BmcServers::open(const Object &bmc)
{
    const ObjectKey key = bmc.key();
    const BmcServerOptions options = optionsOf(bmc);
    auto tls = m_certificates.contextFor(options.tls);
    if (!tls) {
        qCWarning(lcBmcServers) << QString::fromStdString(tls.error().message);
        return;
    }
    if (!m_reactor) {
        m_reactor = std::make_shared<http::Reactor>();
        m_reactor->start();
    }
    Server made;
    made.options = options;
    made.server = std::make_shared<BmcServer>(
        m_reactor, [serve = m_serve, key](std::shared_ptr<WireExchange> exchange) {
            serve(key, std::move(exchange));
        });
    // The port is part of the Bmc's address; the connections' thread waits for nobody.
    std::promise<Result<std::uint16_t>> opened;
    auto result = opened.get_future();
    const std::uint16_t wished = portOf(bmc.text("/status/address"));
    m_reactor->post([server = made.server, wished, options, tls = *tls, &opened] {
        auto port = server->open(wished, tls);
        if (port)
            server->use(options, tls);
        opened.set_value(std::move(port));
    });
    const auto port = result.get();
    if (!port) {
        qCWarning(lcBmcServers) << QString::fromStdString(port.error().message);
        return;
    }
    made.port = *port;
    m_servers[key] = std::move(made);
}

void BmcServers::shut(const ObjectKey &bmc)
{
    const auto it = m_servers.find(bmc);
    if (it == m_servers.end())
        return;
    m_reactor->post([server = it->second.server] { server->close(); });
    m_servers.erase(it);
}

std::string BmcServers::addressOf(const ObjectKey &bmc) const
{
    const auto it = m_servers.find(bmc);
    return it == m_servers.end() ? std::string()
                                 : "https://127.0.0.1:" + std::to_string(it->second.port);
}

void BmcServers::stop()
{
    if (!m_reactor)
        return;
    std::promise<void> closed;
    auto done = closed.get_future();
    m_reactor->post([this, &closed] {
        for (const auto &[key, server] : m_servers)
            server.server->close();
        closed.set_value();
    });
    done.wait();
    m_reactor->stop();
    m_servers.clear();
    m_reactor.reset();
}

} // namespace hp::lab
