// SPDX-License-Identifier: Apache-2.0
#include "tests/support/kube/ScriptedApi.h"

#include "model/base/ApiStatus.h"

#include <algorithm>
#include <cctype>
#include <memory>
#include <nlohmann/json.hpp>
#include <sstream>

namespace hp::test {

namespace {

std::string chunk(const std::string &bytes)
{
    std::ostringstream text;
    text << std::hex << bytes.size() << "\r\n" << bytes << "\r\n";
    return text.str();
}

void write(QTcpSocket *socket, const std::string &bytes)
{
    socket->write(QByteArray::fromStdString(bytes));
}

} // namespace

ScriptedApi::ScriptedApi(Handler handler)
    : m_handler(std::move(handler))
{
    m_server.listen(QHostAddress::LocalHost, 0);
    connect(&m_server, &QTcpServer::newConnection, this, [this] {
        while (QTcpSocket *socket = m_server.nextPendingConnection()) {
            const auto waiting = std::make_shared<QByteArray>();
            connect(socket, &QTcpSocket::readyRead, this, [this, socket, waiting] {
                waiting->append(socket->readAll());
                serve(socket, *waiting);
            });
            connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        }
    });
}

kube::Endpoint ScriptedApi::endpoint() const
{
    kube::Endpoint endpoint;
    endpoint.server = "http://127.0.0.1:" + std::to_string(m_server.serverPort());
    return endpoint;
}

int ScriptedApi::count(const std::string &method, const std::string &path) const
{
    return static_cast<int>(
        std::count_if(m_received.begin(), m_received.end(), [&](const Received &request) {
            return request.method == method && request.path.starts_with(path);
        }));
}

void ScriptedApi::serve(QTcpSocket *socket, QByteArray &waiting)
{
    while (true) {
        const auto end = waiting.indexOf("\r\n\r\n");
        if (end < 0)
            return;
        Received request;
        std::istringstream head(waiting.left(end).toStdString());
        std::string line;
        head >> request.method >> request.path;
        std::getline(head, line);
        while (std::getline(head, line)) {
            if (line.ends_with('\r'))
                line.pop_back();
            const std::size_t colon = line.find(": ");
            if (colon == std::string::npos)
                continue;
            std::string name = line.substr(0, colon);
            std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) {
                return static_cast<char>(std::tolower(c));
            });
            request.headers[name] = line.substr(colon + 2);
        }
        const auto length = request.headers.contains("content-length")
            ? std::stoi(request.headers["content-length"])
            : 0;
        if (waiting.size() < end + 4 + length)
            return;
        request.body = waiting.mid(end + 4, length).toStdString();
        waiting.remove(0, end + 4 + length);
        m_received.push_back(request);
        say(socket, m_handler(request));
    }
}

void ScriptedApi::say(QTcpSocket *socket, const Say &say)
{
    if (say.silent)
        return;
    if (say.hangUp) {
        socket->disconnectFromHost();
        return;
    }
    std::string head = "HTTP/1.1 " + std::to_string(say.status)
        + " Said\r\nContent-Type: application/json\r\nDate: Sun, 22 Nov 2026 10:00:00 GMT\r\n";
    for (const std::string &line : say.headers)
        head += line + "\r\n";
    if (say.stream) {
        write(socket, head + "Transfer-Encoding: chunked\r\n\r\n");
        if (!say.body.empty())
            write(socket, chunk(say.body));
        m_streams.emplace_back(socket);
        return;
    }
    write(socket,
          head + "Content-Length: " + std::to_string(say.body.size()) + "\r\n\r\n" + say.body);
}

void ScriptedApi::push(const std::string &bytes)
{
    if (bytes.empty())
        return; // a chunk of nothing is the end of a body
    for (const QPointer<QTcpSocket> &stream : m_streams) {
        if (stream)
            write(stream, chunk(bytes));
    }
}

void ScriptedApi::endStreams()
{
    for (const QPointer<QTcpSocket> &stream : m_streams) {
        if (stream)
            write(stream, "0\r\n\r\n");
    }
    m_streams.clear();
}

int ScriptedApi::streams() const
{
    return static_cast<int>(std::count_if(
        m_streams.begin(), m_streams.end(), [](const auto &stream) { return !stream.isNull(); }));
}

std::string statusBody(int code, const std::string &reason, const std::string &message)
{
    return toJson(ApiStatus{.code = code, .reason = reason, .message = message}).dump();
}

} // namespace hp::test
