// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/Commands.h"
#include "backend/gateway/views/ViewSource.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/FairQueue.h"
#include "model/live/Frames.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <map>
#include <memory>
#include <string>
#include <vector>

QT_BEGIN_NAMESPACE
class QWebSocket;
QT_END_NAMESPACE

namespace hp::gateway {

/// A view as one client has it open.
struct Subscription {
    std::shared_ptr<View> view{};
    std::uint64_t sent = 0; ///< the last sequence number that went out
    bool needsSnapshot = true; ///< first frame, or the client was too slow for the deltas
    bool forWall = false; ///< what a wall does not show is left out
};

/// What a client may come back to.
struct ResumableSession {
    std::map<std::string, Subscription> subscriptions{};
};

/// One connection: speaks docs/protocol.md with one client, bounded in both directions. Owned by
/// the Gateway, lives on the control thread, goes away with its socket.
class GatewayClient : public QObject
{
    Q_OBJECT
public:
    /// What the connection needs from the gateway.
    struct Host {
        ViewSource &views;
        runtime::Clock &clock; ///< stamps the snapshots
        live::ServerFrame server{};
        Caller caller{};
        Commands *commands = nullptr; ///< null: there are none
        /// Hands over the session that the client names, if it still waits.
        std::function<std::unique_ptr<ResumableSession>(const std::string &id)> takeSession{};
        /// Does it when this identity has its turn; false when too much of it waits already.
        std::function<bool(runtime::FairQueue::Work work)> queue{};
        /// How long this identity has to wait before more of that is done.
        std::function<Duration()> waitOfWork{};
        /// How long this identity has to wait with its next command; zero counts it.
        std::function<Duration()> pace{};
        /// Changes of a view were dropped: the client was too slow for them and gets all of it.
        std::function<void()> dropped{};
        /// Tries the cluster again now; empty when this client may not ask for it.
        std::function<void()> retry{};
        /// Whether the token that this was opened with is good now; empty: nobody knows.
        std::function<bool()> isGood{};
    };

    GatewayClient(QWebSocket *socket, Host host, std::string sessionId, QObject *parent);
    ~GatewayClient() override;

    /// Sends whatever the subscriptions have new; leaves a client that is behind alone until it
    /// caught up.
    void pump();
    void sendTick(TimePoint now);
    /// Asks for a sign of life, once it was welcomed; closes when the last one was not answered.
    void ping();
    void goodbye(const Message &reason);

    [[nodiscard]] const std::string &sessionId() const { return m_sessionId; }
    [[nodiscard]] const Caller &caller() const { return m_host.caller; }
    /// It said hello and is this session, or goes on with it.
    [[nodiscard]] bool isSession(const std::string &id) const
    {
        return m_welcome && (m_sessionId == id || m_before == id);
    }
    /// Closes its views; there is nothing to come back to, and no command is taken any more.
    void forget();
    [[nodiscard]] bool isWelcome() const { return m_welcome; }
    /// Nothing that it sent and that still waits is done any more.
    [[nodiscard]] std::unique_ptr<ResumableSession> takeSession()
    {
        m_over = true;
        return std::move(m_session);
    }

signals:
    void closed();

private:
    void onText(const QString &text);
    [[nodiscard]] bool prepare(const QString &text);
    void onFrame(const QString &text);
    void onHello(const Json &frame);
    void onSubscribe(const Json &frame);
    void onRetry();
    void onCommand(const Json &frame);
    /// False when its token has ended, which is told it.
    [[nodiscard]] bool mayGoOn();
    void answer(const std::string &id, const Result<Json> &done);
    /// Goes on with the session that the client names; false when that cannot be.
    [[nodiscard]] bool resume(const std::string &session, const Json &views);
    [[nodiscard]] bool mayOpen(const View &view) const;
    [[nodiscard]] live::Permissions permissions() const;
    void sendSnapshot(const std::string &id, Subscription &subscription);
    void sendError(const std::string &id, const char *code, const live::Said &said);
    /// Qt makes UTF-8 of it again: its text frames take nothing else.
    void send(const std::string &frame);

    QPointer<QWebSocket> m_socket;
    Host m_host;
    std::string m_sessionId;
    std::string m_before{}; ///< the session that this one follows, where that could not go on
    std::unique_ptr<ResumableSession> m_session;
    bool m_welcome = false;
    bool m_pongDue = false;
    qint64 m_backlog = 0; ///< what was not sent yet at the last ping
    bool m_over = false; ///< goodbye was said, or the socket is gone
};

} // namespace hp::gateway
