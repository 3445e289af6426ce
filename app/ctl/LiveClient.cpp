// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/LiveClient.h"

#include "app/ctl/CtlTarget.h"
#include "app/ctl/ProgressLine.h"
#include "model/base/JsonTree.h"
#include "model/base/Version.h"
#include "model/live/FleetRow.h"
#include "model/live/FrameJson.h"
#include "model/live/RowJson.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QNetworkRequest>
#include <QScopeGuard>
#include <QSslConfiguration>
#include <QTimer>

#include <algorithm>

namespace hp::app {

using live::frameFrom;
using live::frameText;
using live::JsonSide;
using live::Op;

namespace {

/// A line that is dead is found that soon after its time.
constexpr std::chrono::milliseconds slice = std::chrono::seconds(1);
/// What the backend takes (docs/protocol.md); it ends the connection over more, without a word.
constexpr std::size_t maxFrameBytes = 65536;

} // namespace

LiveClient::LiveClient(std::chrono::milliseconds timeout,
                       std::chrono::milliseconds silence,
                       std::chrono::milliseconds opening)
    : m_timeout(timeout)
    , m_silence(silence)
    , m_opening(std::min(timeout, opening))
{
    m_sinceFrame.start();
    connect(&m_socket, &QWebSocket::textMessageReceived, this, [this](const QString &text) {
        m_sinceFrame.start();
        auto frame = std::make_unique<Json>(parseJson(text.toStdString()));
        if (!frame->is_object())
            return;
        const Op op = frameFrom<live::FrameHead>(*frame).op;
        if (op == Op::Tick)
            m_now = frameFrom<live::Tick>(*frame).now;
        else if (op == Op::Ping)
            send(frameText(live::Pong{}));
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
    const WaitingLine waiting("connecting to " + m_place);
    QEventLoop loop;
    connect(&m_socket, &QWebSocket::connected, &loop, &QEventLoop::quit);
    connect(&m_socket, &QWebSocket::disconnected, &loop, &QEventLoop::quit);
    QTimer::singleShot(m_opening, &loop, &QEventLoop::quit);
    loop.exec();
    if (m_socket.state() != QAbstractSocket::ConnectedState) {
        const bool isLate = m_socket.state() != QAbstractSocket::UnconnectedState;
        return unexpected(ErrorCode::Unreachable,
                          "no backend answers at " + m_place + ": "
                              + (isLate ? std::string("no answer in time")
                                        : m_socket.errorString().toStdString()));
    }
    live::BasicHello<JsonSide> hello;
    hello.protocol = live::protocolVersion;
    hello.client = std::string("holdpointctl ") + version();
    send(frameText(hello));
    const auto welcome = waitFor({Op::Welcome}, {}, m_opening);
    if (!welcome)
        return unexpected(welcome.error());
    return Done{};
}

Result<Json> LiveClient::view(const std::string &name, const Json &options)
{
    const std::string id = std::to_string(++m_lastId);
    send(frameText(live::BasicSubscribe<JsonSide>{id, name, options}));
    const auto frame = waitFor({Op::Snapshot, Op::Error}, id, m_timeout);
    if (!frame)
        return frame;
    if (frameFrom<live::FrameHead>(*frame).op == Op::Error)
        return unexpected(ErrorCode::Refused,
                          frameFrom<live::BasicError<JsonSide>>(*frame).message.text);
    send(frameText(live::BasicUnsubscribe<JsonSide>{id}));
    auto snapshot = frameFrom<live::BasicSnapshot<JsonSide>>(*frame);
    if (snapshot.at)
        m_now = snapshot.at;
    if (!snapshot.rows.is_object())
        return unexpected(ErrorCode::Internal, m_place + " sent a view without rows");
    return std::move(snapshot.rows);
}

Result<Done> LiveClient::follow(const std::string &name, const Json &options)
{
    const std::string id = std::to_string(++m_lastId);
    send(frameText(live::BasicSubscribe<JsonSide>{id, name, options}));
    const auto frame = waitFor({Op::Snapshot, Op::Error}, id, m_timeout);
    if (!frame)
        return unexpected(frame.error());
    if (frameFrom<live::FrameHead>(*frame).op == Op::Error)
        return unexpected(ErrorCode::Refused,
                          frameFrom<live::BasicError<JsonSide>>(*frame).message.text);
    m_followed.push_back(id);
    return Done{};
}

Result<bool> LiveClient::waitForChange(std::chrono::milliseconds time)
{
    const QDeadlineTimer deadline(time);
    bool stopped = false;
    const auto stop = connect(this, &LiveClient::interrupted, this, [&stopped] { stopped = true; });
    const auto cleanUp = qScopeGuard([&stop] { disconnect(stop); });
    while (true) {
        bool changed = false;
        for (const auto &frame : m_frames) {
            const auto head = frameFrom<live::FrameHead>(*frame);
            if (head.op == Op::Goodbye)
                return unexpected(
                    ErrorCode::Refused,
                    "the backend closed: "
                        + frameFrom<live::BasicGoodbye<JsonSide>>(*frame).reason.text);
            changed |= std::ranges::find(m_followed, head.id) != m_followed.end();
        }
        // What is left belongs to views that were asked once.
        m_frames.clear();
        if (changed)
            return true;
        if (m_socket.state() != QAbstractSocket::ConnectedState)
            return unexpected(ErrorCode::Unreachable, "the connection to " + m_place + " was lost");
        std::chrono::milliseconds silent(m_sinceFrame.elapsed());
        if (silent >= m_silence) {
            // Who was stopped for a while has not read what came meanwhile.
            QCoreApplication::processEvents();
            if (!m_frames.empty())
                continue;
            silent = std::chrono::milliseconds(m_sinceFrame.elapsed());
        }
        if (silent >= m_silence)
            return unexpected(
                ErrorCode::Unreachable,
                m_place + " has been silent for "
                    + std::to_string(
                        std::chrono::duration_cast<std::chrono::seconds>(silent).count())
                    + " s");
        if (stopped || deadline.hasExpired())
            return false;
        QEventLoop loop;
        connect(this, &LiveClient::interrupted, &loop, &QEventLoop::quit);
        connect(&m_socket, &QWebSocket::textMessageReceived, &loop, &QEventLoop::quit);
        connect(&m_socket, &QWebSocket::disconnected, &loop, &QEventLoop::quit);
        const auto rest = std::min(slice, m_silence - silent);
        QTimer::singleShot(
            deadline.isForever()
                ? rest
                : std::min(rest, std::chrono::milliseconds(deadline.remainingTime())),
            &loop,
            &QEventLoop::quit);
        loop.exec();
    }
}

void LiveClient::interrupt()
{
    emit interrupted();
}

Result<Json> LiveClient::command(const std::string &name, const Json &arguments)
{
    const std::string id = std::to_string(++m_lastId);
    const std::string asked = frameText(live::BasicCommand<JsonSide>{id, name, arguments});
    if (asked.size() > maxFrameBytes)
        return unexpected(ErrorCode::Invalid,
                          "this is too large to be sent: " + std::to_string(asked.size())
                              + " bytes, of which /live takes " + std::to_string(maxFrameBytes));
    send(asked);
    const auto frame = waitFor({Op::Result, Op::Error}, id, m_timeout);
    if (!frame)
        return frame;
    const auto result = frameFrom<live::BasicResult<JsonSide>>(*frame);
    if (result.outcome != live::Outcome::Observed)
        return unexpected(ErrorCode::Refused, result.message.text);
    // Who reads it asks for members, of which nothing else has any.
    Json answer = result.result.value_or(Json::object());
    if (!answer.is_object())
        return unexpected(ErrorCode::Internal, m_place + " sent a result that is no object");
    return answer;
}

void LiveClient::wait(std::chrono::milliseconds time)
{
    QEventLoop loop;
    QTimer::singleShot(time, &loop, &QEventLoop::quit);
    loop.exec();
}

Result<Json> LiveClient::waitFor(const std::vector<Op> &ops,
                                 const std::string &id,
                                 std::chrono::milliseconds time)
{
    const QDeadlineTimer deadline(time);
    const WaitingLine waiting("waiting for " + m_place);
    while (true) {
        // What came in the same turn as the deadline counts.
        for (auto it = m_frames.begin(); it != m_frames.end();) {
            const auto head = frameFrom<live::FrameHead>(**it);
            if (head.op == Op::Goodbye)
                return unexpected(ErrorCode::Refused,
                                  "the backend closed: "
                                      + frameFrom<live::BasicGoodbye<JsonSide>>(**it).reason.text);
            if (std::find(ops.begin(), ops.end(), head.op) == ops.end()
                || (!id.empty() && head.id != id)) {
                // Nobody asks for it later, and a backend that lies may send it without end.
                const bool isFollowed = std::ranges::find(m_followed, head.id) != m_followed.end();
                it = isFollowed ? std::next(it) : m_frames.erase(it);
                continue;
            }
            Json frame = std::move(**it);
            m_frames.erase(it);
            return frame;
        }
        if (m_socket.state() != QAbstractSocket::ConnectedState)
            return unexpected(ErrorCode::Unreachable, "the connection to " + m_place + " was lost");
        if (deadline.hasExpired())
            return unexpected(ErrorCode::TimedOut, "no answer from " + m_place + " in time");
        QEventLoop loop;
        connect(&m_socket, &QWebSocket::textMessageReceived, &loop, &QEventLoop::quit);
        connect(&m_socket, &QWebSocket::disconnected, &loop, &QEventLoop::quit);
        QTimer::singleShot(static_cast<int>(deadline.remainingTime()), &loop, &QEventLoop::quit);
        loop.exec();
    }
}

void LiveClient::send(const std::string &frame)
{
    m_socket.sendTextMessage(QString::fromStdString(frame));
}

Result<std::string> machineKey(LiveClient &client, const std::string &name, const Json &options)
{
    if (name.find('/') != std::string::npos)
        return name;
    const auto fleet = client.view("fleet", options);
    if (!fleet)
        return unexpected(fleet.error());
    std::string found;
    for (const auto &[key, row] : fleet->items()) {
        if (live::fromJson<live::FleetRow>(row).name != name)
            continue;
        if (!found.empty())
            return unexpected(ErrorCode::Invalid,
                              "there is more than one machine " + name + ": " + found + " and "
                                  + key);
        found = key;
    }
    if (found.empty())
        return unexpected(ErrorCode::NotFound,
                          "there is no machine " + name + "; for one that is gone give NAMESPACE/"
                              + name);
    return found;
}

Result<std::string> machineKey(LiveClient &client, const std::string &name)
{
    return machineKey(client, name, Json::object());
}

} // namespace hp::app

#include "moc_LiveClient.cpp"
