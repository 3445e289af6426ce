// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/GatewayClient.h"

#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"
#include "model/live/RowJson.h"
#include "model/messages/Answer.h"
#include "model/messages/Connection.h"

#include <QWebSocket>

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::gateway {

namespace {

/// A client that owes us this much reads nothing for the moment.
constexpr qint64 slowAt = 4 * 1024 * 1024;
/// More open views than any screen has; a bound, not a feature.
constexpr std::size_t mostViews = 64;
constexpr std::size_t longestId = 128;

/// The code of a refusal, and what is said about it.
Json refusal(const Error &error)
{
    Json json{{"code", toString(error.code)}};
    live::addSaid(json, "message", {error.message, error.said});
    return json;
}

} // namespace

GatewayClient::GatewayClient(QWebSocket *socket, Host host, std::string sessionId, QObject *parent)
    : QObject(parent)
    , m_socket(socket)
    , m_host(std::move(host))
    , m_sessionId(std::move(sessionId))
    , m_session(std::make_unique<Session>())
{
    socket->setParent(this);
    connect(socket, &QWebSocket::textMessageReceived, this, &GatewayClient::onText);
    connect(socket, &QWebSocket::binaryMessageReceived, this, [this] {
        goodbye(say::binaryFramesAreNotPart());
    });
    connect(socket, &QWebSocket::disconnected, this, &GatewayClient::closed);
}

GatewayClient::~GatewayClient() = default;

void GatewayClient::onText(const QString &text)
{
    const Json frame = Json::parse(text.toStdString(), nullptr, false);
    if (!frame.is_object())
        return sendError({}, "Invalid", std::string("a frame is one JSON object"));
    const std::string op = textOf(frame, "op");
    if (op == "hello")
        return onHello(frame);
    if (!m_welcome)
        return goodbye(say::firstFrameMustBeHello());
    if (op == "subscribe")
        return onSubscribe(frame);
    if (op == "retry")
        return onRetry();
    if (op == "command")
        return onCommand(frame);
    if (op == "unsubscribe")
        m_session->subscriptions.erase(textOf(frame, "id"));
    else if (op == "pong")
        m_pongDue = false;
}

void GatewayClient::onHello(const Json &frame)
{
    const auto protocol = frame.find("protocol");
    if (m_welcome)
        return sendError({}, "Invalid", std::string("hello was said already"));
    if (protocol == frame.end() || *protocol != 1)
        return goodbye(say::thisServerSpeaksProtocol());
    m_welcome = true;
    const auto wanted = frame.find("resume");
    const bool resumed = wanted != frame.end() && resume(*wanted);
    send("{\"op\":\"welcome\",\"protocol\":1,\"session\":" + jsonString(m_sessionId)
         + ",\"resumed\":" + (resumed ? "true" : "false") + ",\"server\":" + m_host.server
         + ",\"identity\":" + m_host.identity + ",\"may\":" + may() + '}');
    pump();
}

std::string GatewayClient::may() const
{
    const Caller &caller = m_host.caller;
    const bool operates = m_host.commands && caller.operates();
    return Json({{"write", operates},
                 {"alarms", operates},
                 {"incidents", operates},
                 {"overrides", operates},
                 {"approve", m_host.commands && caller.approves()},
                 {"tokens", m_host.commands && caller.administers()}})
        .dump();
}

bool GatewayClient::resume(const Json &wanted)
{
    if (!wanted.is_object())
        return false;
    auto session = m_host.takeSession(textOf(wanted, "session"));
    const auto views = wanted.find("views");
    if (!session || views == wanted.end() || !views->is_object())
        return false;
    std::map<std::string, Subscription> kept;
    for (const auto &[id, seq] : views->items()) {
        const auto it = session->subscriptions.find(id);
        if (it == session->subscriptions.end() || !mayOpen(*it->second.view)
            || !seq.is_number_unsigned() || !it->second.view->canResume(seq.get<std::uint64_t>()))
            return false;
        kept[id] = {it->second.view, seq.get<std::uint64_t>(), false};
    }
    m_session->subscriptions = std::move(kept);
    m_sessionId = textOf(wanted, "session");
    return true;
}

bool GatewayClient::mayOpen(const View &view) const
{
    switch (view.audience()) {
    case Audience::Everybody:
        break;
    case Audience::People:
        return !m_host.caller.has("wall");
    case Audience::Admins:
        return m_host.caller.administers();
    }
    return true;
}

void GatewayClient::onRetry()
{
    if (m_host.retry)
        m_host.retry();
    else
        sendError(
            {}, "Forbidden", std::string("only an operator may have the cluster tried again"));
}

void GatewayClient::onSubscribe(const Json &frame)
{
    const std::string id = textOf(frame, "id");
    if (id.empty() || id.size() > longestId)
        return sendError({}, "Invalid", std::string("subscribe needs an id of at most 128 bytes"));
    if (m_session->subscriptions.size() >= mostViews && m_session->subscriptions.count(id) == 0)
        return sendError(id, "Refused", live::clause(say::viewsAreOpenAlready()));
    const auto options = frame.find("options");
    auto view =
        m_host.views.open(textOf(frame, "view"), options == frame.end() ? Json() : *options);
    if (!view)
        return sendError(
            id, toString(view.error().code), {view.error().message, view.error().said});
    if (!mayOpen(**view))
        return sendError(id,
                         "Forbidden",
                         live::clause(say::mayNotOpen(m_host.caller.name, textOf(frame, "view"))));
    m_session->subscriptions[id] = {*view, 0, true};
    pump();
}

void GatewayClient::onCommand(const Json &frame)
{
    const std::string id = textOf(frame, "id");
    if (id.empty() || id.size() > longestId)
        return sendError({}, "Invalid", std::string("command needs an id of at most 128 bytes"));
    const auto arguments = frame.find("arguments");
    if (!m_host.commands)
        return answer(id, unexpected(ErrorCode::NotFound, say::thisServerTakesNoCommands()));
    const Duration wait = m_host.pace ? m_host.pace() : Duration{};
    if (wait > Duration{})
        return answer(id,
                      unexpected(ErrorCode::Refused,
                                 say::asksTooMuchAtOnce(m_host.caller.name, formatDuration(wait))));
    m_host.commands->begin(textOf(frame, "command"),
                           arguments == frame.end() ? Json::object() : *arguments,
                           m_host.caller,
                           [client = QPointer<GatewayClient>(this), id](const Result<Json> &done) {
                               if (client)
                                   client->answer(id, done);
                           });
}

void GatewayClient::answer(const std::string &id, const Result<Json> &done)
{
    Json result = {{"op", "result"}, {"id", id}, {"outcome", done ? "observed" : "refused"}};
    if (done)
        result["result"] = *done;
    else
        result.update(refusal(done.error()));
    send(result.dump(-1, ' ', false, Json::error_handler_t::replace));
}

void GatewayClient::pump()
{
    if (!m_welcome || !m_socket)
        return;
    for (auto &[id, subscription] : m_session->subscriptions) {
        if (m_socket->bytesToWrite() > slowAt) {
            // Deltas it cannot take now are not kept for it: it gets the whole view when it has
            // caught up.
            if (!subscription.needsSnapshot && subscription.sent != subscription.view->seq()) {
                subscription.needsSnapshot = true;
                if (m_host.dropped)
                    m_host.dropped();
            }
            continue;
        }
        if (subscription.needsSnapshot || !subscription.view->canResume(subscription.sent)) {
            sendSnapshot(id, subscription);
            continue;
        }
        if (subscription.sent == subscription.view->seq())
            continue;
        for (const View::Frame *frame : subscription.view->framesAfter(subscription.sent)) {
            send("{\"op\":\"delta\",\"id\":" + jsonString(id)
                 + ",\"seq\":" + std::to_string(frame->seq) + ',' + frame->body + '}');
        }
        subscription.sent = subscription.view->seq();
    }
}

void GatewayClient::sendSnapshot(const std::string &id, Subscription &subscription)
{
    const View &view = *subscription.view;
    std::string frame = "{\"op\":\"snapshot\",\"id\":" + jsonString(id)
        + ",\"seq\":" + std::to_string(view.seq()) + ",\"at\":\""
        + formatMicroTime(m_host.clock.now()) + "\",\"rows\":{";
    const char *comma = "";
    for (const auto &[key, row] : view.rows()) {
        frame += comma + jsonString(key) + ':' + row;
        comma = ",";
    }
    send(frame + '}' + view.marking() + '}');
    subscription.sent = view.seq();
    subscription.needsSnapshot = false;
}

void GatewayClient::sendTick(const std::string &now)
{
    if (m_welcome)
        send("{\"op\":\"tick\",\"now\":\"" + now + "\"}");
}

void GatewayClient::ping()
{
    if (m_pongDue)
        return goodbye(say::noAnswerPing());
    m_pongDue = true;
    send("{\"op\":\"ping\"}");
}

void GatewayClient::sendError(const std::string &id, const char *code, const live::Said &said)
{
    Json frame{{"op", "error"}, {"code", code}};
    if (!id.empty())
        frame["id"] = id;
    live::addSaid(frame, "message", said);
    send(compactJson(frame));
}

void GatewayClient::forget()
{
    m_session->subscriptions.clear();
    m_welcome = false;
}

void GatewayClient::goodbye(const Message &reason)
{
    Json frame{{"op", "goodbye"}};
    live::addSaid(frame, "reason", live::clause(reason));
    send(compactJson(frame));
    if (m_socket)
        m_socket->close(QWebSocketProtocol::CloseCodePolicyViolated,
                        QString::fromStdString(reason.text()).left(100));
}

void GatewayClient::send(const std::string &frame)
{
    if (m_socket)
        m_socket->sendTextMessage(QString::fromStdString(frame));
}

} // namespace hp::gateway
