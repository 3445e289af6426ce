// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

#include <QByteArray>
#include <QObject>
#include <QTcpServer>

#include <deque>
#include <functional>
#include <map>
#include <string>
#include <vector>

class QTcpSocket;

namespace hp::test {

/// What goes wrong with a request instead of its answer.
enum class CloudFault {
    None, ///< it is answered
    Unauthorised, ///< 401
    Forbidden, ///< 403
    Throttled, ///< 429 that asks for seven seconds
    LongThrottled, ///< 429 that asks for an hour
    Unavailable, ///< 503
    Cut, ///< the connection ends in the middle of the answer
    Rubbish, ///< 200 with what is no JSON
    Silence, ///< nothing comes
};

/// A cloud over HTTP on a free port of 127.0.0.1, on the event loop of the thread that made it. It
/// answers as the API does whose fake it is, or with the fault that was put in front.
class CloudServer : public QObject
{
public:
    struct Request {
        std::string method{};
        std::string path{}; ///< without the query
        std::map<std::string, std::string> query{}; ///< decoded
        std::map<std::string, std::string> headers{}; ///< names in small letters
        std::map<std::string, std::string> form{}; ///< of a POST, decoded
    };
    struct Answer {
        int status = 200;
        std::string body{};
    };

    CloudServer();

    [[nodiscard]] std::string url() const;
    /// The next requests whose path holds `part` fail in these ways, in this order.
    void fail(const std::string &part, std::vector<CloudFault> faults);
    /// Paths of everything that arrived, in order.
    [[nodiscard]] const std::vector<std::string> &log() const { return m_log; }
    [[nodiscard]] int count(const std::string &part) const;
    /// It may answer what its API does not publish; else it is refused, and a warning says where.
    bool mayStray = false;

protected:
    [[nodiscard]] virtual Answer answerTo(const Request &request) = 0;
    /// How this cloud words an error.
    [[nodiscard]] virtual std::string errorBody(int status, const std::string &code) const = 0;
    [[nodiscard]] Answer refusal(int status, const std::string &code) const
    {
        return {status, errorBody(status, code)};
    }
    /// A document of a type of published.json.
    [[nodiscard]] Answer document(const Json &body, const char *type) const;
    /// A fresh token; those before go on to be good.
    [[nodiscard]] std::string newToken();
    [[nodiscard]] bool isGood(const Request &request) const;

public:
    /// No token that was given out so far is good any more.
    void expireTokens() { m_tokens.clear(); }

private:
    void readMore(QTcpSocket *socket);
    void respond(QTcpSocket *socket, const Request &request);
    [[nodiscard]] CloudFault takeFault(const std::string &path);

    std::map<QTcpSocket *, QByteArray> m_buffers{};
    std::map<std::string, std::deque<CloudFault>> m_faults{};
    std::vector<std::string> m_log{};
    std::vector<std::string> m_tokens{};
    int m_lastToken = 0;
    QTcpServer m_server{}; ///< goes first: its sockets say that they end
};

} // namespace hp::test
