// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/LiveClient.h"

#include "app/ctl/Target.h"
#include "model/base/JsonFields.h"

#include <QDeadlineTimer>
#include <QEventLoop>
#include <QNetworkRequest>
#include <QSslConfiguration>
#include <QTimer>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::app {

LiveClient::LiveClient(std::chrono::milliseconds patience)
    : m_patience(patience)
{
    connect(&m_socket, &QWebSocket::textMessageReceived, this, [this](const QString &text) {
        auto frame = std::make_unique<Json>(Json::parse(text.toStdString(), nullptr, false));
        if (!frame->is_object())
            return;
        const std::string op = textOf(*frame, "op");
        if (op == "tick")
            m_now = textOf(*frame, "now");
        else if (op == "ping")
            send({{"op", "pong"}});
        else
            m_frames.push_back(std::move(frame));
    });
}

LiveClient::~LiveClient()
{
    m_socket.close();
}

Result<Done> LiveClient::open(const CtlOptions &options)
{
    const auto target = targetOf(options);
    if (!target)
        return unexpected(target.error());
    m_place = target->url.toString().toStdString();
    QNetworkRequest request(target->url);
    request.setRawHeader("Authorization", "Bearer " + QByteArray::fromStdString(target->token));
    if (!target->authorities.isEmpty()) {
        QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
        tls.setCaCertificates(target->authorities);
        request.setSslConfiguration(tls);
        m_socket.setSslConfiguration(tls);
    }
    m_socket.open(request);
    QEventLoop loop;
    connect(&m_socket, &QWebSocket::connected, &loop, &QEventLoop::quit);
    connect(&m_socket, &QWebSocket::disconnected, &loop, &QEventLoop::quit);
    QTimer::singleShot(m_patience, &loop, &QEventLoop::quit);
    loop.exec();
    if (m_socket.state() != QAbstractSocket::ConnectedState) {
        return unexpected(ErrorCode::Unreachable,
                          "no backend answers at " + m_place + ": "
                              + m_socket.errorString().toStdString());
    }
    send({{"op", "hello"}, {"protocol", 1}, {"client", "holdpointctl " HP_VERSION}});
    const auto welcome = waitFor({"welcome"}, {});
    if (!welcome)
        return unexpected(welcome.error());
    return Done{};
}

Result<Json> LiveClient::view(const std::string &name, const Json &options)
{
    const std::string id = std::to_string(++m_lastId);
    send({{"op", "subscribe"}, {"id", id}, {"view", name}, {"options", options}});
    auto frame = waitFor({"snapshot", "error"}, id);
    if (!frame)
        return frame;
    if (textOf(*frame, "op") == "error")
        return unexpected(ErrorCode::Refused, textOf(*frame, "message"));
    send({{"op", "unsubscribe"}, {"id", id}});
    if (const std::string at = textOf(*frame, "at"); !at.empty())
        m_now = at;
    const auto rows = frame->find("rows");
    if (rows == frame->end() || !rows->is_object())
        return unexpected(ErrorCode::Internal, m_place + " sent a view without rows");
    return Json(std::move(*rows));
}

Result<Json> LiveClient::command(const std::string &name, const Json &arguments)
{
    const std::string id = std::to_string(++m_lastId);
    send({{"op", "command"}, {"id", id}, {"command", name}, {"arguments", arguments}});
    auto frame = waitFor({"result", "error"}, id);
    if (!frame)
        return frame;
    if (textOf(*frame, "outcome") != "observed")
        return unexpected(ErrorCode::Refused, textOf(*frame, "message"));
    return frame->value("result", Json::object());
}

void LiveClient::wait(std::chrono::milliseconds time)
{
    QEventLoop loop;
    QTimer::singleShot(time, &loop, &QEventLoop::quit);
    loop.exec();
}

Result<Json> LiveClient::waitFor(const std::vector<std::string> &ops, const std::string &id)
{
    const QDeadlineTimer deadline(m_patience);
    while (!deadline.hasExpired()) {
        for (auto it = m_frames.begin(); it != m_frames.end(); ++it) {
            const std::string op = textOf(**it, "op");
            if (op == "goodbye")
                return unexpected(ErrorCode::Refused,
                                  "the backend closed: " + textOf(**it, "reason"));
            if (std::find(ops.begin(), ops.end(), op) == ops.end()
                || (!id.empty() && textOf(**it, "id") != id))
                continue;
            Json frame = std::move(**it);
            m_frames.erase(it);
            return frame;
        }
        if (m_socket.state() != QAbstractSocket::ConnectedState)
            return unexpected(ErrorCode::Unreachable, "the connection to " + m_place + " was lost");
        QEventLoop loop;
        connect(&m_socket, &QWebSocket::textMessageReceived, &loop, &QEventLoop::quit);
        connect(&m_socket, &QWebSocket::disconnected, &loop, &QEventLoop::quit);
        QTimer::singleShot(static_cast<int>(deadline.remainingTime()), &loop, &QEventLoop::quit);
        loop.exec();
    }
    return unexpected(ErrorCode::TimedOut, "no answer from " + m_place + " in time");
}

void LiveClient::send(const Json &frame)
{
    m_socket.sendTextMessage(QString::fromStdString(frame.dump()));
}

} // namespace hp::app
