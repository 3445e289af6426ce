// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QTcpServer>

#include <functional>
#include <map>
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
    };
    enum class End {
        Keep, ///< the connection stays open
        Close, ///< orderly end after the bytes
        Reset, ///< RST after the bytes
        Silence ///< the connection stays open and nothing more comes
    };
    struct Answer {
        std::string bytes{};
        End end = End::Keep;
    };
    using Handler = std::function<Answer(const Request &)>;

    ScriptedBmc();

    /// Answers "METHOD path" in this order; the last answer repeats.
    void on(const std::string &what, std::vector<Answer> answers);
    void on(const std::string &what, Handler handler);
    /// Plain JSON of a usual BMC: root, sessions, one system "1" that is On and can be reset.
    void playUsualBmc();

    [[nodiscard]] const std::vector<Request> &requests() const { return m_requests; }
    [[nodiscard]] int count(const std::string &what) const;
    /// "METHOD path" of everything that arrived, in order.
    [[nodiscard]] std::vector<std::string> log() const;
    [[nodiscard]] int connections() const { return m_connections; }
    [[nodiscard]] int port() const { return m_server.serverPort(); }
    /// "redfish+http://127.0.0.1:port" + path.
    [[nodiscard]] std::string address(const std::string &path = {}) const;
    /// No more connections are accepted and the open ones end.
    void die();

    [[nodiscard]] static Answer
    json(int status, const std::string &body, const std::string &headers = {});
    [[nodiscard]] static Answer empty(int status, const std::string &headers = {});
    [[nodiscard]] static Answer raw(std::string bytes, End end);
    /// A system with one reset action; `members` are further JSON members, with a comma at the end.
    [[nodiscard]] static std::string system(const std::string &powerState,
                                            const std::string &members = {});

protected:
    /// For tests with TLS: takes over a connected socket.
    void serve(QTcpSocket *socket);

private:
    void readMore(QTcpSocket *socket);
    void answer(QTcpSocket *socket, Request request);

    QTcpServer m_server;
    std::map<QTcpSocket *, QByteArray> m_buffers{};
    std::map<std::string, Handler> m_handlers{};
    std::vector<Request> m_requests{};
    int m_connections = 0;
};

} // namespace hp::test
