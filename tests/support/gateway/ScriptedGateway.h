// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/proxy/OwnPort.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QList>
#include <QObject>
#include <QUrl>
#include <QWebSocketServer>

class QWebSocket;

namespace hp::tests {

/// The server side of docs/protocol.md on a loopback port, with rows that a test sets and with the
/// ways in which a server can be bad: deaf, gone, forgetful, skipping. One client at a time.
class ScriptedGateway : public QObject
{
    Q_OBJECT

public:
    explicit ScriptedGateway(QObject *parent = nullptr);
    ~ScriptedGateway() override;

    /// On the port of url(), also after stop().
    bool listen();
    void stop();
    [[nodiscard]] QUrl url() const;

    /// The whole of a view; subscribers get the difference as a delta.
    void setRows(const QString &view, const QJsonObject &rows);
    /// What a view of any instant shows; without it what it shows now.
    void setPastRows(const QString &view, const QJsonObject &rows) { m_past.insert(view, rows); }
    void changeRows(const QString &view, const QJsonObject &set, const QJsonArray &remove = {});
    /// The version of the protocol that the welcome names.
    void setProtocol(int version) { m_protocol = version; }
    void setServer(const QJsonObject &server) { m_server = server; }
    void setIdentity(const QString &name) { m_identity = name; }
    void setRoles(const QStringList &roles) { m_roles = roles; }

    void tick(const QString &now);
    void sendRaw(const QString &text);
    void dropClient(); ///< without a closing handshake

    /// What a command is answered with: {outcome, result} or {outcome, code, message}. Commands
    /// that nobody prepared are refused with NotFound.
    void answerCommand(const QString &command, const QJsonObject &answer)
    {
        m_answers.insert(command, answer);
    }
    /// Whoever connects from now on may write.
    void setMayWrite(bool may) { m_mayWrite = may; }

    /// Subscriptions to it are answered with an error.
    void refuseView(const QString &view, const QString &message)
    {
        m_refused.insert(view, message);
    }
    /// Subscriptions to it are not answered, as by a server that still reads.
    void holdBack(const QString &view) { m_heldBack.insert(view, {}); }
    /// They are, after all.
    void release(const QString &view);
    /// The next delta is numbered as if one had been lost.
    void skipOneDelta() { m_skip = true; }
    /// The session of a returning client is unknown.
    void forgetSessions() { m_sessions.clear(); }
    /// Whoever connects from now on gets its messages in pieces of so many bytes.
    void setPieces(quint64 bytes) { m_pieces = bytes; }
    /// Commands are heard, and answered with releaseAnswers().
    void holdAnswers() { m_holdsAnswers = true; }
    void releaseAnswers();
    /// Nothing is answered any more, the socket stays open.
    void setMute(bool mute) { m_mute = mute; }

    [[nodiscard]] const QList<QJsonObject> &received() const { return m_received; }
    [[nodiscard]] QList<QJsonObject> received(const QString &op) const;
    /// The arguments of every command of that name, the oldest first.
    [[nodiscard]] QList<QJsonObject> commands(const QString &command) const;
    /// Whether a word was part of anything that was sent.
    [[nodiscard]] bool hasSaid(const QString &word) const { return m_said.contains(word); }
    [[nodiscard]] QByteArray authorization() const { return m_authorization; }
    [[nodiscard]] bool hasClient() const { return m_client != nullptr; }

signals:
    void frameReceived(const QString &op);
    void clientConnected();

private:
    struct Subscription {
        QString view{};
        int seq = 0;
        QList<QJsonObject> sent{}; ///< deltas, for a resume
    };

    void accept();
    void take(const QString &text);
    void takeHello(const QJsonObject &frame);
    void subscribe(const QJsonObject &frame);
    void takeCommand(const QJsonObject &frame);
    void send(const QJsonObject &frame);

    QWebSocketServer m_listener;
    test::OwnPort m_port{};
    QWebSocket *m_client = nullptr;
    QHash<QString, QJsonObject> m_rows; ///< by view
    QHash<QString, QJsonObject> m_past; ///< by view, of any instant
    QHash<QString, Subscription> m_subscriptions; ///< by id
    QHash<QString, QString> m_refused;
    QHash<QString, QList<QJsonObject>> m_heldBack; ///< frames that wait, by view
    QString m_said; ///< every frame that was sent
    QHash<QString, QJsonObject> m_answers; ///< by command
    QStringList m_sessions;
    QList<QJsonObject> m_received;
    QJsonObject m_server;
    QString m_identity = QStringLiteral("operator");
    QStringList m_roles{QStringLiteral("viewer")};
    QByteArray m_authorization;
    QString m_now = QStringLiteral("2026-11-20T14:03:22.000000Z");
    QList<QJsonObject> m_heldAnswers;
    bool m_holdsAnswers = false;
    quint64 m_pieces = 0;
    bool m_mute = false;
    bool m_skip = false;
    bool m_mayWrite = false;
    int m_nextSession = 1;
    int m_protocol = 1;
};

} // namespace hp::tests
