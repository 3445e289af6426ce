// SPDX-License-Identifier: Apache-2.0
#include "tests/support/cloud/CloudServer.h"

#include "tests/support/cloud/Published.h"

#include <QHostAddress>
#include <QTcpSocket>
#include <QUrlQuery>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::test {

namespace {

std::map<std::string, std::string> formOf(const QByteArray &text)
{
    std::map<std::string, std::string> form;
    // A form writes blanks as +, which QUrlQuery leaves.
    const QUrlQuery query(QString::fromUtf8(text).replace(QLatin1Char('+'), QLatin1Char(' ')));
    for (const auto &[name, value] : query.queryItems(QUrl::FullyDecoded))
        form[name.toStdString()] = value.toStdString();
    return form;
}

std::string bytesOf(int status, const std::string &body, const std::string &headers)
{
    return "HTTP/1.1 " + std::to_string(status) + " Answer\r\nContent-Type: application/json\r\n"
        + headers + "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
}

} // namespace

CloudServer::CloudServer()
{
    connect(&m_server, &QTcpServer::newConnection, this, [this] {
        while (QTcpSocket *socket = m_server.nextPendingConnection()) {
            m_buffers[socket] = {};
            connect(socket, &QTcpSocket::readyRead, this, [this, socket] { readMore(socket); });
            connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
                m_buffers.erase(socket);
                socket->deleteLater();
            });
        }
    });
    m_server.listen(QHostAddress::LocalHost);
}

std::string CloudServer::url() const
{
    return "http://127.0.0.1:" + std::to_string(m_server.serverPort());
}

void CloudServer::fail(const std::string &part, std::vector<CloudFault> faults)
{
    m_faults[part] = {faults.begin(), faults.end()};
}

int CloudServer::count(const std::string &part) const
{
    return static_cast<int>(
        std::count_if(m_log.begin(), m_log.end(), [&part](const std::string &path) {
            return path.find(part) != std::string::npos;
        }));
}

CloudServer::Answer CloudServer::document(const Json &body, const char *type) const
{
    const std::string fault = mayStray ? std::string() : unpublished(body, type);
    if (fault.empty())
        return {200, body.dump()};
    qWarning("a fake strays: %s", fault.c_str());
    return refusal(400, "notAsPublished");
}

std::string CloudServer::newToken()
{
    m_tokens.push_back("token-" + std::to_string(++m_lastToken) + "-never-to-be-seen");
    return m_tokens.back();
}

bool CloudServer::isGood(const Request &request) const
{
    const auto header = request.headers.find("authorization");
    return header != request.headers.end()
        && std::any_of(m_tokens.begin(), m_tokens.end(), [&header](const std::string &token) {
               return header->second == "Bearer " + token;
           });
}

void CloudServer::readMore(QTcpSocket *socket)
{
    QByteArray &buffer = m_buffers[socket];
    buffer += socket->readAll();
    const qsizetype headEnd = buffer.indexOf("\r\n\r\n");
    if (headEnd < 0)
        return;
    Request request;
    const QList<QByteArray> lines = buffer.left(headEnd).split('\n');
    const QList<QByteArray> first = lines.value(0).trimmed().split(' ');
    for (const QByteArray &line : lines.mid(1)) {
        const qsizetype colon = line.indexOf(':');
        request.headers[line.left(colon).toLower().toStdString()] =
            line.mid(colon + 1).trimmed().toStdString();
    }
    const auto length = request.headers.find("content-length");
    const qsizetype size = length == request.headers.end() ? 0 : std::stol(length->second);
    if (buffer.size() < headEnd + 4 + size)
        return;
    request.method = first.value(0).toStdString();
    const QByteArray target = first.value(1);
    const qsizetype mark = target.indexOf('?');
    request.path =
        QByteArray::fromPercentEncoding(mark < 0 ? target : target.left(mark)).toStdString();
    if (mark >= 0)
        request.query = formOf(target.mid(mark + 1));
    request.form = formOf(buffer.mid(headEnd + 4, size));
    buffer.remove(0, headEnd + 4 + size);
    m_log.push_back(request.path);
    respond(socket, request);
}

CloudFault CloudServer::takeFault(const std::string &path)
{
    for (auto &[part, faults] : m_faults) {
        if (!faults.empty() && path.find(part) != std::string::npos) {
            const CloudFault fault = faults.front();
            faults.pop_front();
            return fault;
        }
    }
    return CloudFault::None;
}

void CloudServer::respond(QTcpSocket *socket, const Request &request)
{
    std::string bytes;
    const auto refused = [this](int status, const char *code, const char *headers = "") {
        return bytesOf(status, errorBody(status, code), headers);
    };
    const CloudFault fault = takeFault(request.path);
    switch (fault) {
    case CloudFault::Silence:
        return;
    case CloudFault::Unauthorised:
        bytes = refused(401, "authError");
        break;
    case CloudFault::Forbidden:
        bytes = refused(403, "forbidden");
        break;
    case CloudFault::Throttled:
        bytes = refused(429, "tooMany", "Retry-After: 7\r\n");
        break;
    case CloudFault::LongThrottled:
        bytes = refused(429, "tooMany", "Retry-After: 3600\r\n");
        break;
    case CloudFault::Unavailable:
        bytes = refused(503, "backendError");
        break;
    case CloudFault::Rubbish:
        bytes = bytesOf(200, "<html>Welcome to the hotel's network", {});
        break;
    case CloudFault::Cut:
    case CloudFault::None: {
        const Answer answer = answerTo(request);
        bytes = bytesOf(answer.status, answer.body, {});
        break;
    }
    }
    if (fault == CloudFault::Cut)
        bytes.resize(bytes.size() - 1);
    socket->write(QByteArray::fromStdString(bytes));
    if (fault == CloudFault::Cut)
        socket->disconnectFromHost();
}

} // namespace hp::test
