// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/bmc/TlsIdentity.h"
#include "tests/support/proxy/OwnPort.h"

#include <QObject>
#include <QTcpServer>

#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

class QTcpSocket;

namespace hp::test {

/// A Redfish service that plays prepared answers, byte for byte, on a free port of 127.0.0.1. It
/// runs on the event loop of the thread that made it.
class ScriptedBmc : public QObject
{
public:
    struct Request {
        std::string method{};
        std::string path{};
        std::map<std::string, std::string> headers{}; ///< names in lower case
        std::string body{};
        std::chrono::milliseconds at{}; ///< by now()
        [[nodiscard]] std::string header(const std::string &name) const
        {
            const auto found = headers.find(name);
            return found == headers.end() ? std::string() : found->second;
        }
    };
    enum class End {
        Keep, ///< the connection stays open
        Close, ///< orderly end after the bytes
        Reset, ///< RST after the bytes
        Silence, ///< the connection stays open and nothing more comes
        Drip ///< one byte each 300 ms
    };
    struct Answer {
        std::string bytes{};
        End end = End::Keep;
        std::chrono::milliseconds delay{}; ///< before the first byte
    };
    using Handler = std::function<Answer(const Request &)>;

    ScriptedBmc();

    /// Answers "METHOD path" in this order; the last answer repeats.
    void on(const std::string &what, std::vector<Answer> answers);
    void on(const std::string &what, Handler handler);
    /// From now on connections are served over TLS, with this identity.
    void useTls(const TlsIdentity &identity) { m_tls = identity; }
    /// Sends more on the connections that asked for this and are still open.
    void push(const std::string &what, const std::string &bytes);
    /// Takes connections and answers nothing on them, or does again.
    void setMute(bool mute) { m_mute = mute; }
    /// Takes connections again after die(), at the same address.
    void revive();
    /// Plain JSON of a usual BMC: root, sessions, one system "1" that is On and can be reset.
    void playDefaultBmc();

    [[nodiscard]] const std::vector<Request> &requests() const { return m_requests; }
    [[nodiscard]] int count(const std::string &what) const;
    /// "METHOD path" of everything that arrived, in order.
    [[nodiscard]] std::vector<std::string> log() const;
    [[nodiscard]] int connections() const { return m_connections; }
    [[nodiscard]] int port() const { return m_port.number(); }
    [[nodiscard]] int openConnections() const { return static_cast<int>(m_buffers.size()); }
    [[nodiscard]] int maxConnections() const { return m_maxConnections; } ///< at one time
    [[nodiscard]] int handshakes() const { return m_handshakes; } ///< of TLS that completed
    [[nodiscard]] int resumptions() const { return m_resumptions; } ///< among those
    /// Time for Request::at; the real one since the start unless a test says otherwise.
    std::function<std::chrono::milliseconds()> now{};
    /// "redfish://127.0.0.1:port" + path, with "+http" while there is no TLS.
    [[nodiscard]] std::string address(const std::string &path = {}) const;
    /// Ends every open connection in order, as a BMC does with idle ones.
    void dropConnections();
    /// No more connections are accepted and the open ones end.
    void die();

    [[nodiscard]] static Answer
    json(int status, const std::string &body, const std::string &headers = {});
    [[nodiscard]] static Answer empty(int status, const std::string &headers = {});
    [[nodiscard]] static Answer raw(std::string bytes, End end);
    [[nodiscard]] static Answer chunked(const std::string &headers, const std::string &body);
    /// A system with one reset action; `members` are further JSON members, with a comma at the end.
    [[nodiscard]] static std::string system(const std::string &powerState,
                                            const std::string &members = {});

protected:
    /// For tests with TLS: takes over a connected socket.
    void serve(QTcpSocket *socket);

private:
    void readMore(QTcpSocket *socket);
    void answer(QTcpSocket *socket, Request request);
    void play(QTcpSocket *socket, const Answer &reply);
    void send(QTcpSocket *socket, const QByteArray &bytes);
    void drip(QTcpSocket *socket, const QByteArray &bytes);

    OwnPort m_port{};
    QTcpServer m_server;
    std::map<QTcpSocket *, QByteArray> m_buffers{};
    std::map<std::string, Handler> m_handlers{};
    std::vector<Request> m_requests{};
    std::optional<TlsIdentity> m_tls{};
    std::map<QTcpSocket *, TlsEnd> m_ends{};
    std::multimap<std::string, QTcpSocket *> m_waiting{};
    bool m_mute = false;
    int m_connections = 0;
    int m_maxConnections = 0;
    int m_handshakes = 0;
    int m_resumptions = 0;
};

} // namespace hp::test
