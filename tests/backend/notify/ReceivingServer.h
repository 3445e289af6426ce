// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTcpServer>

#include <map>
#include <set>
#include <string>
#include <vector>

namespace hp::test {

/// What one request brought.
struct Received {
    std::string path{};
    std::map<std::string, std::string> headers{}; ///< names in small letters
    std::string body{};
    std::string to{}; ///< of a letter, with commas
};

/// Plays the other side of a notification on a real socket: any of the HTTP receivers, or a relay
/// that speaks SMTP.
class ReceivingServer final : public QTcpServer
{
public:
    enum class Mood {
        Takes,
        Closes, ///< hangs up on whoever comes
        Fails, ///< answers 503, or 451
        TakesAndHangsUp, ///< keeps the message and never says so
        TakesAndBreaksOff, ///< keeps the message, and hangs up within its answer over HTTP
        Refuses, ///< answers 400, or 550
    };

    explicit ReceivingServer(bool isRelay = false);

    Mood mood = Mood::Takes;
    std::vector<Received> received{}; ///< that it kept
    std::map<std::string, std::string> answers{}; ///< to a GET, by its path without the query
    int asked = 0; ///< requests and letters that came whole
    std::string refused{}; ///< what has this in it is answered with 400; empty: nothing is
    std::set<std::string> noMailboxes{}; ///< recipients that a relay answers with 550
    std::set<std::string> fullMailboxes{}; ///< with 452

    [[nodiscard]] std::string url(const std::string &scheme = "http") const;

private:
    void serveHttp(QTcpSocket *socket);
    void serveRelay(QTcpSocket *socket);
    void answer(QTcpSocket *socket, const std::string &target);
    void respond(QTcpSocket *socket, Received request);
};

} // namespace hp::test
