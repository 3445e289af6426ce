// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/Gateway.h"

#include "backend/gateway/GatewayClient.h"
#include "backend/runtime/SystemClock.h"
#include "model/messages/Connection.h"

#include <QHostAddress>
#include <QNetworkRequest>
#include <QRandomGenerator>
#include <QWebSocket>

#include <algorithm>
#include <array>
#include <chrono>

namespace hp::gateway {

using namespace std::chrono_literals;

namespace {

constexpr auto batchEvery = 50ms;
constexpr auto tickEvery = 1s;
constexpr auto helloWithin = 5s;
constexpr auto sessionsWait = 60s;
constexpr std::size_t maxWaiting = 256;
constexpr Duration pacesWait = 10min;
constexpr quint64 maxMessageBytes = 65536;
constexpr quint64 outgoingFrameBytes = 32768;
/// Work of one identity at a stretch after it has rested: more than an instant of the past of a
/// large fleet takes, so that who looks at one does not wait for a share.
constexpr Duration burst = 1s;

std::string randomText()
{
    std::array<quint32, 8> words{};
    QRandomGenerator::system()->fillRange(words.data(), static_cast<qsizetype>(words.size()));
    return QByteArray(reinterpret_cast<const char *>(words.data()), sizeof words)
        .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals)
        .toStdString();
}

live::ServerFrame serverFrame(const ServerInfo &info)
{
    return {info.version, info.cluster, info.mode, info.timeScale, info.startedAt};
}

Caller callerOf(const QNetworkRequest &request)
{
    Caller caller;
    caller.name = request.rawHeader("X-Holdpoint-Identity").toStdString();
    caller.peer = request.rawHeader("X-Holdpoint-Peer").toStdString();
    caller.byCertificate = request.hasRawHeader("X-Holdpoint-Certificate");
    caller.tokenHash = request.rawHeader("X-Holdpoint-Token").toStdString();
    for (const QByteArray &role : request.rawHeader("X-Holdpoint-Roles").split(',')) {
        if (!role.trimmed().isEmpty())
            caller.roles.push_back(role.trimmed().toStdString());
    }
    return caller;
}

} // namespace

Gateway::Gateway(runtime::Clock &clock, ViewSource &views, ServerInfo server)
    : m_clock(clock)
    , m_views(views)
    , m_info(std::move(server))
    , m_secret(randomText())
    , m_work(runtime::FairQueue::Limits{.burst = burst})
    , m_server(QStringLiteral("holdpoint"), QWebSocketServer::NonSecureMode)
{
    m_server.setSupportedSubprotocols({QStringLiteral("holdpoint.v1")});
    connect(&m_server, &QWebSocketServer::newConnection, this, &Gateway::accept);
    connect(&m_batch, &QTimer::timeout, this, &Gateway::onTick);
    m_rest.setSingleShot(true);
    connect(&m_rest, &QTimer::timeout, this, &Gateway::onTick);
    connect(&m_second, &QTimer::timeout, this, [this] {
        for (GatewayClient *client : m_clients)
            client->sendTick(m_clock.now());
    });
    connect(&m_ping, &QTimer::timeout, this, &Gateway::ping);
}

Gateway::~Gateway()
{
    // The sockets end with the server, after the list of clients: nobody may hear of it any more.
    for (GatewayClient *client : m_clients)
        disconnect(client, nullptr, this, nullptr);
}

Result<Done> Gateway::start()
{
    if (!m_server.listen(QHostAddress::LocalHost, 0)) {
        return unexpected(ErrorCode::Refused,
                          "no loopback port for the WebSocket server: "
                              + m_server.errorString().toStdString());
    }
    m_batch.start(batchEvery);
    m_second.start(tickEvery);
    m_ping.start(m_pingInterval);
    return Done{};
}

void Gateway::ping()
{
    const auto clients = m_clients; // a client that is closed leaves the list
    for (GatewayClient *client : clients)
        client->ping();
}

void Gateway::stop()
{
    m_batch.stop();
    m_rest.stop();
    m_second.stop();
    m_ping.stop();
    m_server.close();
    m_work.stop();
    const auto clients = m_clients;
    for (GatewayClient *client : clients)
        client->goodbye(say::backendStops());
}

std::string Gateway::newSessionId()
{
    return randomText();
}

void Gateway::accept()
{
    while (QWebSocket *socket = m_server.nextPendingConnection()) {
        // Those that are being turned away count as well.
        const Caller caller = callerOf(socket->request());
        if (socket->request().rawHeader("X-Holdpoint-Secret").toStdString() != m_secret
            || m_clients.size() >= 2 * maxClients
            || clientsOf(caller.name) >= 2 * maxClientsOfIdentity) {
            socket->abort();
            socket->deleteLater();
            continue;
        }
        // Each piece is a sign of life to whoever gets a large message over a slow line.
        socket->setOutgoingFrameSize(outgoingFrameBytes);
        socket->setMaxAllowedIncomingFrameSize(maxMessageBytes);
        socket->setMaxAllowedIncomingMessageSize(maxMessageBytes);
        GatewayClient::Host host{
            m_views, m_clock, serverFrame(m_info), caller, m_commands, {}, {}, {}, {}, {}, {}, {}};
        host.queue = [this, name = caller.name](runtime::FairQueue::Work work) {
            return m_work.add(name, std::move(work));
        };
        host.waitOfWork = [this, name = caller.name] { return m_work.waitOf(name); };
        host.dropped = [this] { emit droppedChanged(++m_dropped); };
        host.pace = [this, name = caller.name] { return pace(name); };
        if (caller.operates())
            host.retry = m_retry;
        if (m_isGood)
            host.isGood = [this, hash = caller.tokenHash] { return m_isGood(hash); };
        host.takeSession = [this, name = caller.name, roles = caller.roles](
                               const std::string &id) -> std::unique_ptr<ResumableSession> {
            const auto it = m_waiting.find(id);
            // Its views are those of the roles that it had: a wall has less in them.
            if (it == m_waiting.end() || it->second.of.name != name || it->second.of.roles != roles)
                return nullptr;
            auto session = std::move(it->second.session);
            m_waiting.erase(it);
            return session;
        };
        const auto turnedAway = whyNoPlace(caller);
        auto *client = new GatewayClient(socket, std::move(host), newSessionId(), this);
        m_clients.push_back(client);
        connect(client, &GatewayClient::closed, this, [this, client] { drop(client); });
        QTimer::singleShot(helloWithin, client, [client] {
            if (!client->isWelcome())
                client->goodbye(say::noHelloWithinS());
        });
        if (turnedAway)
            client->goodbye(*turnedAway);
        emit clientCountChanged(m_clients.size());
    }
}

std::size_t Gateway::clientsOf(const std::string &name) const
{
    return static_cast<std::size_t>(
        std::count_if(m_clients.begin(), m_clients.end(), [&](const GatewayClient *client) {
            return client->caller().name == name;
        }));
}

std::optional<Message> Gateway::whyNoPlace(const Caller &caller) const
{
    const std::size_t own = clientsOf(caller.name);
    if (own >= maxClientsOfIdentity)
        return say::hasTooManyConnections(caller.name, static_cast<std::int64_t>(own));
    const bool acts = caller.operates() || caller.approves();
    if (m_clients.size() >= (acts ? maxClients : maxClients - placesOfOperators))
        return say::placesAreForOperators();
    return std::nullopt;
}

Duration Gateway::pace(const std::string &name)
{
    const Duration uptime = runtime::steadyUptime();
    std::erase_if(m_paces, [&](const auto &entry) {
        return m_paces.size() > maxClients && uptime - entry.second.last > pacesWait;
    });
    Pace &pace = m_paces[name];
    pace.last = uptime;
    const Duration wait = pace.bucket.waitFor(uptime);
    return wait > Duration{} ? wait : pace.bucket.take(uptime);
}

void Gateway::drop(GatewayClient *client)
{
    const auto it = std::find(m_clients.begin(), m_clients.end(), client);
    if (it == m_clients.end())
        return;
    m_clients.erase(it);
    if (client->isWelcome() && m_waiting.size() < maxWaiting)
        m_waiting[client->sessionId()] = {
            client->takeSession(), client->caller(), runtime::steadyUptime() + sessionsWait};
    client->deleteLater();
    emit clientCountChanged(m_clients.size());
}

void Gateway::endAllBut(const http::TokenHashes &good)
{
    end([&](const Caller &caller) { return !http::isGood(caller.tokenHash, good); },
        say::yourTokenIsNoLonger());
}

void Gateway::renamed(const std::string &name, const std::string &to)
{
    end([&](const Caller &caller) { return caller.name == name; }, say::screenHasAnotherName(to));
}

void Gateway::end(const std::function<bool(const Caller &)> &of, const Message &reason)
{
    std::erase_if(m_waiting, [&](const auto &entry) { return of(entry.second.of); });
    const auto clients = m_clients; // a client that is closed leaves the list
    for (GatewayClient *client : clients) {
        if (of(client->caller())) {
            client->forget();
            client->goodbye(reason);
        }
    }
}

std::set<std::string> Gateway::connectedByToken() const
{
    std::set<std::string> names;
    for (const GatewayClient *client : m_clients) {
        if (!client->caller().byCertificate)
            names.insert(client->caller().name);
    }
    return names;
}

bool Gateway::isPresent(const std::string &name, const std::string &session) const
{
    return std::any_of(m_clients.begin(), m_clients.end(), [&](const GatewayClient *client) {
        return client->caller().name == name && client->isSession(session);
    });
}

void Gateway::onTick()
{
    // Views that only a lost client holds go on, so that it finds what it missed.
    const Duration uptime = runtime::steadyUptime();
    std::erase_if(m_waiting, [uptime](const auto &entry) { return entry.second.until <= uptime; });
    if (m_views.refreshSome(m_clock.now()))
        m_rest.start(0); // after whoever waits for this thread
    for (GatewayClient *client : m_clients)
        client->pump();
}

} // namespace hp::gateway

#include "moc_Gateway.cpp"
