// SPDX-License-Identifier: Apache-2.0
#include "tests/support/bmc/ScriptedBmc.h"

#include <QPointer>
#include <QTcpSocket>
#include <QTimer>

#include <algorithm>
#include <memory>
#include <sys/socket.h>

namespace hp::test {

ScriptedBmc::ScriptedBmc()
{
    connect(&m_server, &QTcpServer::newConnection, this, [this] {
        while (QTcpSocket *socket = m_server.nextPendingConnection())
            serve(socket);
    });
    const auto start = std::chrono::steady_clock::now();
    now = [start] {
        return std::chrono::duration_cast<std::chrono::milliseconds>(
            std::chrono::steady_clock::now() - start);
    };
    m_server.setListenBacklogSize(1024); // many hosts may come at the same moment
    revive();
}

void ScriptedBmc::revive()
{
    if (!m_server.listen(QHostAddress::LocalHost, m_port.number()))
        qFatal("the scripted BMC cannot listen on port %d: %s",
               port(),
               qPrintable(m_server.errorString()));
}

void ScriptedBmc::serve(QTcpSocket *socket)
{
    ++m_connections;
    socket->setParent(this);
    m_buffers[socket] = {};
    m_maxConnections = std::max(m_maxConnections, openConnections());
    if (m_tls)
        m_ends.emplace(socket, TlsEnd(*m_tls));
    connect(socket, &QTcpSocket::readyRead, this, [this, socket] { readMore(socket); });
    connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
        m_buffers.erase(socket);
        m_ends.erase(socket);
        std::erase_if(m_waiting, [socket](const auto &entry) { return entry.second == socket; });
        socket->deleteLater();
    });
}

void ScriptedBmc::readMore(QTcpSocket *socket)
{
    QByteArray &buffer = m_buffers[socket];
    const QByteArray wire = socket->readAll();
    if (m_mute)
        return;
    if (const auto end = m_ends.find(socket); end != m_ends.end()) {
        const bool before = end->second.isEstablished();
        buffer += end->second.opened(wire);
        socket->write(end->second.toSend());
        if (!before && end->second.isEstablished()) {
            ++m_handshakes;
            m_resumptions += end->second.isResumed() ? 1 : 0;
        }
    } else {
        buffer += wire;
    }
    const qsizetype headEnd = buffer.indexOf("\r\n\r\n");
    if (headEnd < 0)
        return;
    Request request;
    const QList<QByteArray> lines = buffer.left(headEnd).split('\n');
    const QList<QByteArray> first = lines.value(0).trimmed().split(' ');
    request.method = first.value(0).toStdString();
    request.path = first.value(1).toStdString();
    for (const QByteArray &line : lines.mid(1)) {
        const qsizetype colon = line.indexOf(':');
        request.headers[line.left(colon).toLower().toStdString()] =
            line.mid(colon + 1).trimmed().toStdString();
    }
    const auto length = request.headers.find("content-length");
    const qsizetype size = length == request.headers.end() ? 0 : std::stol(length->second);
    if (buffer.size() < headEnd + 4 + size)
        return;
    request.body = buffer.mid(headEnd + 4, size).toStdString();
    buffer.remove(0, headEnd + 4 + size);
    request.at = now();
    answer(socket, std::move(request));
}

void ScriptedBmc::answer(QTcpSocket *socket, Request request)
{
    m_requests.push_back(request);
    const auto handler = m_handlers.find(request.method + ' ' + request.path);
    const Answer reply = handler == m_handlers.end()
        ? json(404, R"({"error":{"code":"Base.1.0.ResourceMissing"}})")
        : handler->second(request);
    std::erase_if(m_waiting, [socket](const auto &entry) { return entry.second == socket; });
    if (reply.end == End::Keep || reply.end == End::Silence)
        m_waiting.emplace(request.method + ' ' + request.path, socket);
    if (reply.delay.count() > 0)
        QTimer::singleShot(reply.delay, socket, [this, socket, reply] { play(socket, reply); });
    else
        play(socket, reply);
}

void ScriptedBmc::play(QTcpSocket *socket, const Answer &reply)
{
    if (reply.end == End::Drip) {
        drip(socket, QByteArray::fromStdString(reply.bytes));
        return;
    }
    send(socket, QByteArray::fromStdString(reply.bytes));
    if (reply.end == End::Close) {
        if (const auto end = m_ends.find(socket); end != m_ends.end())
            socket->write(end->second.farewell());
        socket->disconnectFromHost();
    } else if (reply.end == End::Reset) {
        socket->flush();
        const linger atOnce{1, 0};
        setsockopt(static_cast<int>(socket->socketDescriptor()),
                   SOL_SOCKET,
                   SO_LINGER,
                   &atOnce,
                   sizeof atOnce);
        socket->abort();
    }
}

void ScriptedBmc::send(QTcpSocket *socket, const QByteArray &bytes)
{
    const auto end = m_ends.find(socket);
    socket->write(end == m_ends.end() ? bytes : end->second.sealed(bytes));
}

void ScriptedBmc::drip(QTcpSocket *socket, const QByteArray &bytes)
{
    if (bytes.isEmpty())
        return;
    send(socket, bytes.left(1));
    QTimer::singleShot(300, socket, [this, socket, rest = bytes.mid(1)] { drip(socket, rest); });
}

void ScriptedBmc::push(const std::string &what, const std::string &bytes)
{
    const auto [first, last] = m_waiting.equal_range(what);
    for (auto it = first; it != last; ++it)
        send(it->second, QByteArray::fromStdString(bytes));
}

void ScriptedBmc::on(const std::string &what, std::vector<Answer> answers)
{
    auto position = std::make_shared<std::size_t>(0);
    m_handlers[what] = [answers = std::move(answers), position](const Request &) {
        const std::size_t index = std::min(*position, answers.size() - 1);
        ++*position;
        return answers[index];
    };
}

void ScriptedBmc::on(const std::string &what, Handler handler)
{
    m_handlers[what] = std::move(handler);
}

void ScriptedBmc::playDefaultBmc()
{
    on("GET /redfish/v1/",
       {json(200,
             R"({"@odata.id":"/redfish/v1/","Systems":{"@odata.id":"/redfish/v1/Systems"},)"
             R"("Links":{"Sessions":{"@odata.id":"/redfish/v1/SessionService/Sessions"}}})")});
    on("POST /redfish/v1/SessionService/Sessions",
       {json(201,
             "{}",
             "X-Auth-Token: token-1\r\nLocation: /redfish/v1/SessionService/Sessions/1\r\n")});
    on("DELETE /redfish/v1/SessionService/Sessions/1", {empty(204)});
    on("GET /redfish/v1/Systems",
       {json(200, R"({"Members":[{"@odata.id":"/redfish/v1/Systems/1"}]})")});
    on("GET /redfish/v1/Systems/1", {json(200, system("On"))});
    on("POST /redfish/v1/Systems/1/Actions/ComputerSystem.Reset", {empty(204)});
}

int ScriptedBmc::count(const std::string &what) const
{
    return static_cast<int>(
        std::count_if(m_requests.begin(), m_requests.end(), [&what](const Request &request) {
            return request.method + ' ' + request.path == what;
        }));
}

std::vector<std::string> ScriptedBmc::log() const
{
    std::vector<std::string> result;
    for (const Request &request : m_requests)
        result.push_back(request.method + ' ' + request.path);
    return result;
}

std::string ScriptedBmc::address(const std::string &path) const
{
    return (m_tls ? "redfish://127.0.0.1:" : "redfish+http://127.0.0.1:") + std::to_string(port())
        + path;
}

void ScriptedBmc::dropConnections()
{
    std::vector<QTcpSocket *> open;
    for (const auto &[socket, buffer] : m_buffers)
        open.push_back(socket);
    for (QTcpSocket *socket : open)
        socket->disconnectFromHost();
}

void ScriptedBmc::die()
{
    m_server.close();
    std::vector<QTcpSocket *> open;
    for (const auto &[socket, buffer] : m_buffers)
        open.push_back(socket);
    for (QTcpSocket *socket : open)
        socket->abort();
}

ScriptedBmc::Answer
ScriptedBmc::json(int status, const std::string &body, const std::string &headers)
{
    return {"HTTP/1.1 " + std::to_string(status)
            + " Answer\r\nContent-Type: application/json\r\nOData-Version: 4.0\r\n" + headers
            + "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body};
}

ScriptedBmc::Answer ScriptedBmc::empty(int status, const std::string &headers)
{
    const std::string length = status == 204 ? std::string() : std::string("Content-Length: 0\r\n");
    return {"HTTP/1.1 " + std::to_string(status) + " Answer\r\n" + headers + length + "\r\n"};
}

ScriptedBmc::Answer ScriptedBmc::chunked(const std::string &headers, const std::string &body)
{
    std::string bytes = "HTTP/1.1 200 OK\r\n" + headers + "Transfer-Encoding: chunked\r\n\r\n";
    constexpr std::size_t piece = 8192;
    for (std::size_t at = 0; at < body.size(); at += piece) {
        const std::string part = body.substr(at, piece);
        bytes += QByteArray::number(static_cast<qulonglong>(part.size()), 16).toStdString() + "\r\n"
            + part + "\r\n";
    }
    return {bytes + "0\r\n\r\n"};
}

ScriptedBmc::Answer ScriptedBmc::raw(std::string bytes, End end)
{
    return {std::move(bytes), end};
}

std::string ScriptedBmc::system(const std::string &powerState, const std::string &members)
{
    return R"({"@odata.id":"/redfish/v1/Systems/1",)" + members
        + R"("UUID":"uuid-1","PowerState":")" + powerState
        + R"(","Status":{"Health":"OK"},"Actions":{"#ComputerSystem.Reset":{)"
          R"("target":"/redfish/v1/Systems/1/Actions/ComputerSystem.Reset",)"
          R"("ResetType@Redfish.AllowableValues":["On","ForceOff","GracefulShutdown","GracefulRestart","ForceRestart"]}}})";
}

} // namespace hp::test
