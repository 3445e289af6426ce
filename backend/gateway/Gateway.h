// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/Commands.h"
#include "backend/gateway/views/ConnectionRows.h"
#include "backend/gateway/views/ViewSource.h"
#include "backend/http/HttpExchange.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/FairQueue.h"
#include "backend/runtime/TokenBucket.h"
#include "model/base/Result.h"

#include <QObject>
#include <QTimer>
#include <QWebSocketServer>

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>

namespace hp::gateway {

/// Commands that one identity may send in the long run and at once: more than a person has hands
/// for.
inline constexpr double commandsPerSecond = 10;
inline constexpr double commandBurst = 50;

/// Clients at a time; some places are for those who have to act when everything else is full.
inline constexpr std::size_t maxClients = 500;
inline constexpr std::size_t maxClientsOfIdentity = 100;
inline constexpr std::size_t placesOfOperators = 100;

class GatewayClient;
struct ResumableSession;

/// The server side of docs/protocol.md: a plain WebSocket server on a private loopback port behind
/// the front, which has checked identity and Origin. It has no operation that writes
/// to a cluster. Control thread.
class Gateway : public QObject
{
    Q_OBJECT
public:
    Gateway(runtime::Clock &clock, ViewSource &views, ServerInfo server);
    ~Gateway() override;

    /// Who carries out commands; null, as at first: nobody. Before start(), outlives this.
    void setCommands(Commands *commands) { m_commands = commands; }
    [[nodiscard]] Result<Done> start();
    /// Says goodbye to everybody and takes nobody new.
    void stop();
    /// Asks everybody who was welcomed for a sign of life, as it does by itself; closes who did not
    /// answer the last time.
    void ping();
    /// Before start(): how often it does so by itself, by real time; 15 s else.
    void setPingInterval(std::chrono::milliseconds interval) { m_pingInterval = interval; }
    [[nodiscard]] std::uint16_t port() const { return m_server.serverPort(); }
    /// What the front must put into X-Holdpoint-Secret; nobody else may come in.
    [[nodiscard]] const std::string &secret() const { return m_secret; }
    [[nodiscard]] std::size_t clients() const { return m_clients.size(); }
    /// Before start(): says whether the token of this hash is good now, asked before each command.
    void judgeTokensBy(std::function<bool(const std::string &tokenHash)> isGood)
    {
        m_isGood = std::move(isGood);
    }
    /// Ends the connections that were opened with other tokens than these, and what they could come
    /// back to.
    void endAllBut(const http::TokenHashes &good);
    /// Ends those of an identity that is called `to` now: its token is still good.
    void renamed(const std::string &name, const std::string &to);
    /// Whether this identity is connected now.
    [[nodiscard]] bool isConnected(const std::string &name) const { return clientsOf(name) > 0; }
    /// Who is connected with a token now.
    [[nodiscard]] std::set<std::string> connectedByToken() const;
    /// Whether this identity is connected over this session now.
    [[nodiscard]] bool isPresent(const std::string &name, const std::string &session) const;
    /// Before start(): a person with the role admin or operator wants the cluster tried again now.
    void onRetry(std::function<void()> call) { m_retry = std::move(call); }

signals:
    void clientCountChanged(std::size_t clients);
    /// So often since the start a view was sent whole to a client that was too slow for its
    /// changes.
    void droppedChanged(std::uint64_t times);

private:
    /// How fast one identity sends commands, over all its connections.
    struct Pace {
        runtime::TokenBucket bucket{commandsPerSecond, commandBurst};
        Duration last{};
    };
    struct WaitingSession {
        std::unique_ptr<ResumableSession> session;
        Caller of{}; ///< whom it is for
        Duration until{};
    };

    void accept();
    [[nodiscard]] std::size_t clientsOf(const std::string &name) const;
    /// Why there is no place for this caller; nullopt: there is one.
    [[nodiscard]] std::optional<Message> whyNoPlace(const Caller &caller) const;
    void onTick();
    void drop(GatewayClient *client);
    void end(const std::function<bool(const Caller &)> &of, const Message &reason);
    [[nodiscard]] std::string newSessionId();
    /// How long this identity has to wait with its next command; zero counts it.
    [[nodiscard]] Duration pace(const std::string &name);

    runtime::Clock &m_clock;
    ViewSource &m_views;
    Commands *m_commands = nullptr;
    ServerInfo m_info;
    std::string m_secret;
    runtime::FairQueue m_work;
    QWebSocketServer m_server;
    /// Real time, also in a lab that runs faster: these are about people and sockets.
    QTimer m_batch;
    QTimer m_rest{}; ///< of a pass that is made in pieces
    QTimer m_second;
    QTimer m_ping;
    std::chrono::milliseconds m_pingInterval = std::chrono::seconds(15);
    std::vector<GatewayClient *> m_clients;
    std::map<std::string, WaitingSession> m_waiting;
    std::map<std::string, Pace> m_paces{};
    std::function<void()> m_retry{};
    std::function<bool(const std::string &tokenHash)> m_isGood{};
    std::uint64_t m_dropped = 0;
};

} // namespace hp::gateway
