// SPDX-License-Identifier: Apache-2.0
#include "backend/http/HttpFront.h"

#include "backend/http/Connection.h"
#include "backend/http/Descriptors.h"
#include "backend/http/FrontContext.h"
#include "backend/http/Listener.h"

#include <algorithm>
#include <future>
#include <map>
#include <utility>

namespace hp::http {

namespace {

constexpr std::size_t descriptorsOfOthers = 256;

} // namespace

struct HttpFront::Private {
    explicit Private(const Authenticator &authenticator)
        : context(authenticator)
    { }

    FrontContext context;
    std::unique_ptr<Listener> main{};
    std::unique_ptr<Listener> wall{};
    /// By age; with the counts below only on the reactor's thread.
    std::map<std::uint64_t, std::shared_ptr<Connection>> connections{};
    std::map<std::string, std::size_t> perAddress{};
    std::uint64_t lastNumber = 0;
    std::function<void()> allGone{}; ///< reactor's thread
    bool running = false;

    void accept(const std::shared_ptr<Wire> &wire, Side side)
    {
        context.accepted.fetch_add(1);
        auto connection = std::make_shared<Connection>(context, wire, side);
        const std::string address = connection->address();
        if (context.stopping || !makeRoom(address)) {
            context.refusedConnections.fetch_add(1);
            return wire->close();
        }
        const std::uint64_t number = ++lastNumber;
        connection->onFinished([this, number, address](Connection *) {
            connections.erase(number);
            if (--perAddress[address] == 0)
                perAddress.erase(address);
            context.open.store(connections.size());
            notifyWhenEmpty();
        });
        connections.emplace(number, connection);
        ++perAddress[address];
        context.open.store(connections.size());
        connection->start();
    }

    /// A flood of silent clients must not lock out those with something to say.
    bool makeRoom(const std::string &address)
    {
        const auto own = perAddress.find(address);
        const bool tooManyOfIt =
            own != perAddress.end() && own->second >= context.limits.perAddress;
        if (!tooManyOfIt && connections.size() < context.limits.connections)
            return true;
        for (const auto use : {Connection::Use::None, Connection::Use::Idle}) {
            for (const auto &[number, candidate] : connections) {
                if (candidate->use() != use || (tooManyOfIt && candidate->address() != address))
                    continue;
                context.displacedConnections.fetch_add(1);
                const auto leaving = candidate; // it takes itself off the list
                leaving->abort();
                return true;
            }
        }
        return false;
    }

    void notifyWhenEmpty()
    {
        if (allGone && connections.empty())
            std::exchange(allGone, {})();
    }

    void requestStop()
    {
        context.stopping = true;
        if (main)
            main->close();
        if (wall)
            wall->close();
        const auto all = connections;
        for (const auto &[number, connection] : all)
            connection->requestStop();
    }
};

HttpFront::HttpFront(const Authenticator &authenticator, FrontLimits limits)
    : m(std::make_unique<Private>(authenticator))
{
    m->context.limits = limits;
    m->context.failures = FailureLimit(limits.authFailures, limits.authWindow);
}

const Authenticator &HttpFront::authenticator() const
{
    return m->context.authenticator;
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
    m->context.routes.push_back({path, nullptr, {RouteAccess::Token, true}, std::move(target)});
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
    // A tunnelled client takes three descriptors; store, curl and the rest need their share too.
    const std::size_t descriptors = std::max(raiseDescriptorLimit(), descriptorsOfOthers + 64);
    m->context.limits.connections =
        std::min(m->context.limits.connections, (descriptors - descriptorsOfOthers) / 3);

    auto &reactor = *m->context.reactor;
    m->main = std::make_unique<Listener>(
        reactor, [this](const std::shared_ptr<Wire> &wire) { m->accept(wire, Side::Main); });
    if (const auto opened = m->main->open(options.listen, *tls); !opened)
        return unexpected(opened.error());
    if (options.wall) {
        m->wall = std::make_unique<Listener>(
            reactor, [this](const std::shared_ptr<Wire> &wire) { m->accept(wire, Side::Wall); });
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

void HttpFront::refuseWall(const std::string &why)
{
    if (!m->running) {
        m->context.wallRefusal = why;
        return;
    }
    m->context.reactor->post([this, why] { m->context.wallRefusal = why; });
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

void HttpFront::requestStop(std::function<void()> empty)
{
    if (!m->running)
        return;
    m->context.reactor->post([this, empty = std::move(empty)]() mutable {
        m->allGone = std::move(empty);
        m->requestStop();
        m->notifyWhenEmpty();
    });
}

void HttpFront::stop(std::chrono::milliseconds grace)
{
    if (m->running) {
        auto gone = std::make_shared<std::promise<void>>();
        auto waiting = gone->get_future();
        requestStop([gone] { gone->set_value(); });
        m->running = false;
        waiting.wait_for(grace);
        // What is left is cut on its own thread, so that streams hear of it.
        auto cut = std::make_shared<std::promise<void>>();
        auto done = cut->get_future();
        m->context.reactor->post([this, cut] {
            m->allGone = {};
            const auto all = m->connections;
            for (const auto &[number, connection] : all)
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
            c.displacedConnections.load(),
            c.open.load(),
            c.requests.load(),
            c.rejected.load(),
            c.streams.load(),
            c.cutStreams.load(),
            c.heldOfAll.load()};
}

} // namespace hp::http
