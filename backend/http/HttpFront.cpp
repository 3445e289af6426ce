// SPDX-License-Identifier: Apache-2.0
#include "backend/http/HttpFront.h"

#include "backend/http/connection/Connection.h"
#include "backend/http/connection/FrontContext.h"
#include "backend/http/transport/Listener.h"

#include <future>
#include <set>

namespace hp::http {

struct HttpFront::Private {
    explicit Private(const Authenticator &authenticator)
        : context(authenticator)
    { }

    FrontContext context;
    std::unique_ptr<Listener> main{};
    std::unique_ptr<Listener> wall{};
    std::set<std::shared_ptr<Connection>> connections{}; ///< reactor's thread
    std::shared_ptr<std::promise<void>> allGone{}; ///< reactor's thread
    bool running = false;

    void accept(std::shared_ptr<Wire> wire, Side side)
    {
        context.accepted.fetch_add(1);
        if (context.stopping || connections.size() >= context.limits.connections) {
            context.refusedConnections.fetch_add(1);
            return wire->close();
        }
        auto connection = std::make_shared<Connection>(context, std::move(wire), side);
        connection->onFinished([this](Connection *finished) {
            connections.erase(finished->shared_from_this());
            context.open.store(connections.size());
            tellWhenEmpty();
        });
        connections.insert(connection);
        context.open.store(connections.size());
        connection->start();
    }

    void tellWhenEmpty()
    {
        if (allGone && connections.empty()) {
            allGone->set_value();
            allGone.reset();
        }
    }

    void beginStop()
    {
        context.stopping = true;
        if (main)
            main->close();
        if (wall)
            wall->close();
        const auto all = connections;
        for (const auto &connection : all)
            connection->beginStop();
    }
};

HttpFront::HttpFront(const Authenticator &authenticator, FrontLimits limits)
    : m(std::make_unique<Private>(authenticator))
{
    m->context.limits = limits;
}

HttpFront::~HttpFront()
{
    stop(std::chrono::milliseconds(0));
}

void HttpFront::route(const std::string &prefix, HttpHandler &handler, RouteOptions options)
{
    m->context.routes.push_back({prefix, &handler, options, {}});
}

void HttpFront::tunnel(const std::string &path, TunnelTarget target)
{
    m->context.routes.push_back({path, nullptr, {Access::Token, true}, std::move(target)});
}

Result<Done> HttpFront::start(const FrontOptions &options)
{
    if (options.wall && !options.wall->isLoopback())
        return unexpected(
            ErrorCode::Invalid,
            "The wall listener speaks plain http and may only use a loopback address, not "
                + options.wall->address + '.');
    auto tls = makeTlsContext(options.tls);
    if (!tls)
        return unexpected(tls.error());

    auto &reactor = *m->context.reactor;
    m->main = std::make_unique<Listener>(
        reactor, [this](std::shared_ptr<Wire> wire) { m->accept(std::move(wire), Side::Main); });
    if (const auto opened = m->main->open(options.listen, *tls); !opened)
        return unexpected(opened.error());
    if (options.wall) {
        m->wall = std::make_unique<Listener>(reactor, [this](std::shared_ptr<Wire> wire) {
            m->accept(std::move(wire), Side::Wall);
        });
        if (const auto opened = m->wall->open(*options.wall, nullptr); !opened) {
            m->main->close();
            return unexpected(opened.error());
        }
    }
    m->running = true;
    reactor.start();
    return Done{};
}

std::uint16_t HttpFront::port() const
{
    return m->main ? m->main->port() : std::uint16_t{0};
}
std::uint16_t HttpFront::wallPort() const
{
    return m->wall ? m->wall->port() : std::uint16_t{0};
}

Result<Done> HttpFront::useCertificate(const TlsMaterial &material)
{
    auto tls = makeTlsContext(material);
    if (!tls)
        return unexpected(tls.error());
    m->context.reactor->post([this, context = *tls] {
        if (m->main)
            m->main->useTls(context);
    });
    return Done{};
}

void HttpFront::beginStop()
{
    if (m->running)
        m->context.reactor->post([this] { m->beginStop(); });
}

void HttpFront::stop(std::chrono::milliseconds grace)
{
    if (m->running) {
        m->running = false;
        auto gone = std::make_shared<std::promise<void>>();
        auto waiting = gone->get_future();
        m->context.reactor->post([this, gone] {
            m->allGone = gone;
            m->beginStop();
            m->tellWhenEmpty();
        });
        waiting.wait_for(grace);
        // What is left is cut on its own thread, so that streams hear of it.
        auto cut = std::make_shared<std::promise<void>>();
        auto done = cut->get_future();
        m->context.reactor->post([this, cut] {
            m->allGone.reset();
            const auto all = m->connections;
            for (const auto &connection : all)
                connection->abort();
            cut->set_value();
        });
        done.wait();
    }
    m->context.reactor->stop();
}

FrontStats HttpFront::stats() const
{
    const auto &c = m->context;
    return {c.accepted.load(),
            c.refusedConnections.load(),
            c.open.load(),
            c.requests.load(),
            c.rejected.load(),
            c.streams.load(),
            c.cutStreams.load()};
}

} // namespace hp::http
