// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/auth/Endpoint.h"

#include <QByteArray>
#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace hp::test {

/// An API server that says what the test wants, for what a real one does too seldom: it is busy, it
/// breaks off, it answers nonsense. Plain HTTP/1.1, on the test's thread.
class ScriptedApi : public QObject
{
    Q_OBJECT
public:
    struct Received {
        std::string method{};
        std::string path{}; ///< with the query
        std::map<std::string, std::string> headers{}; ///< by name in lower case
        std::string body{};
    };
    struct Say {
        int status = 200;
        std::string body{};
        std::vector<std::string> headers{}; ///< whole lines
        bool stream = false; ///< the body is a beginning, and more may follow by push()
        bool silent = false; ///< no answer at all; the connection stays
        bool hangUp = false; ///< no answer, and the connection is closed
    };
    using Handler = std::function<Say(const Received &)>;

    explicit ScriptedApi(Handler handler);

    [[nodiscard]] kube::Endpoint endpoint() const;
    [[nodiscard]] const std::vector<Received> &received() const { return m_received; }
    /// How many requests of a method had a path that begins like this.
    [[nodiscard]] int count(const std::string &method, const std::string &path) const;
    /// Says more on every stream there is.
    void push(const std::string &bytes);
    /// Ends every stream in good order.
    void endStreams();
    [[nodiscard]] int streams() const;

private:
    void serve(QTcpSocket *socket, QByteArray &waiting);
    void say(QTcpSocket *socket, const Say &say);

    Handler m_handler;
    QTcpServer m_server{};
    std::vector<Received> m_received{};
    std::vector<QPointer<QTcpSocket>> m_streams{};
};

/// A metav1.Status as a failure's body.
[[nodiscard]] std::string
statusBody(int code, const std::string &reason, const std::string &message);

} // namespace hp::test
