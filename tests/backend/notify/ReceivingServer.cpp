// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/notify/ReceivingServer.h"

#include <QTcpSocket>

#include <memory>
#include <utility>

namespace hp::test {

ReceivingServer::ReceivingServer(bool isRelay)
{
    connect(this, &QTcpServer::newConnection, this, [this, isRelay] {
        QTcpSocket *const socket = nextPendingConnection();
        connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        if (mood == Mood::Closes)
            return socket->abort();
        if (isRelay)
            serveRelay(socket);
        else
            serveHttp(socket);
    });
    listen(QHostAddress::LocalHost);
}

std::string ReceivingServer::url(const std::string &scheme) const
{
    return scheme + "://127.0.0.1:" + std::to_string(serverPort());
}

void ReceivingServer::serveHttp(QTcpSocket *socket)
{
    const auto bytes = std::make_shared<QByteArray>();
    connect(socket, &QTcpSocket::readyRead, socket, [this, socket, bytes] {
        *bytes += socket->readAll();
        const auto end = bytes->indexOf("\r\n\r\n");
        if (end < 0)
            return;
        Received request;
        const QList<QByteArray> lines = bytes->left(end).split('\n');
        request.path = lines.first().split(' ').at(1).toStdString();
        for (const QByteArray &line : lines.mid(1)) {
            const auto colon = line.indexOf(':');
            request.headers[line.left(colon).toLower().toStdString()] =
                line.mid(colon + 1).trimmed().toStdString();
        }
        if (lines.first().startsWith("GET "))
            return answer(socket, request.path);
        const auto length = std::stoll(request.headers["content-length"]);
        if (bytes->size() < end + 4 + length)
            return;
        request.body = bytes->mid(end + 4).toStdString();
        bytes->clear();
        respond(socket, std::move(request));
    });
}

void ReceivingServer::answer(QTcpSocket *socket, const std::string &target)
{
    const auto known = answers.find(target.substr(0, target.find('?')));
    const QByteArray body =
        QByteArray::fromStdString(known == answers.end() ? std::string("[]") : known->second);
    socket->write("HTTP/1.1 200 OK\r\nContent-Length: " + QByteArray::number(body.size())
                  + "\r\n\r\n" + body);
    socket->disconnectFromHost();
}

void ReceivingServer::respond(QTcpSocket *socket, Received request)
{
    ++asked;
    const bool isRefused = mood == Mood::Refuses
        || (!refused.empty() && request.body.find(refused) != std::string::npos);
    const bool isTaken =
        mood == Mood::Takes || mood == Mood::TakesAndHangsUp || mood == Mood::TakesAndBreaksOff;
    if (!isRefused && isTaken)
        received.push_back(std::move(request));
    if (mood == Mood::TakesAndHangsUp)
        return socket->abort();
    if (mood == Mood::TakesAndBreaksOff) {
        socket->write("HTTP/1.1 200 OK\r\nContent-Length: 600\r\n\r\nok");
        return socket->disconnectFromHost();
    }
    const char *status = isRefused ? "400 Bad Request"
        : mood == Mood::Takes      ? "202 Accepted"
                                   : "503 Service Unavailable";
    socket->write(QByteArray("HTTP/1.1 ") + status + "\r\nContent-Length: 6\r\n\r\ns3cret");
    socket->disconnectFromHost();
}

void ReceivingServer::serveRelay(QTcpSocket *socket)
{
    struct Talk {
        QByteArray bytes{};
        QByteArrayList to{};
        bool isLetter = false;
    };
    const auto talk = std::make_shared<Talk>();
    socket->write("220 relay\r\n");
    connect(socket, &QTcpSocket::readyRead, socket, [this, socket, talk] {
        talk->bytes += socket->readAll();
        while (true) {
            const auto end = talk->bytes.indexOf(talk->isLetter ? "\r\n.\r\n" : "\r\n");
            if (end < 0)
                return;
            const QByteArray text = talk->bytes.left(end);
            talk->bytes.remove(0, end + (talk->isLetter ? 5 : 2));
            if (std::exchange(talk->isLetter, false)) {
                ++asked;
                if (mood == Mood::Takes || mood == Mood::TakesAndHangsUp)
                    received.push_back(
                        {{}, {}, text.toStdString(), talk->to.join(',').toStdString()});
                if (mood == Mood::TakesAndHangsUp)
                    return socket->abort();
                socket->write(mood == Mood::Takes         ? "250 kept\r\n"
                                  : mood == Mood::Refuses ? "550 never\r\n"
                                                          : "451 later\r\n");
            } else if (text.startsWith("DATA")) {
                talk->isLetter = true;
                socket->write("354 go on\r\n");
            } else if (text.startsWith("RCPT TO:")) {
                const auto start = text.indexOf('<') + 1;
                const QByteArray mailbox = text.mid(start, text.indexOf('>') - start);
                const bool isThere = !noMailboxes.contains(mailbox.toStdString());
                const bool isFull = fullMailboxes.contains(mailbox.toStdString());
                if (isThere && !isFull)
                    talk->to += mailbox;
                socket->write(isFull        ? "452 mailbox full\r\n"
                                  : isThere ? "250 ok\r\n"
                                            : "550 no such mailbox\r\n");
            } else if (text.startsWith("QUIT")) {
                socket->write("221 bye\r\n");
                return socket->disconnectFromHost();
            } else {
                socket->write("250 ok\r\n");
            }
        }
    });
}

} // namespace hp::test
