// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/GatewayClient.h"

#include "model/base/JsonTree.h"
#include "model/live/FrameJson.h"
#include "model/messages/Answer.h"
#include "model/messages/Connection.h"

#include <QTimer>
#include <QWebSocket>

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::gateway {

using live::frameFrom;
using live::frameText;
using live::JsonSide;
using live::JsonTextSide;
using live::Op;

namespace {

/// A client that owes us this much reads nothing for the moment.
constexpr qint64 slowAt = 4 * 1024 * 1024;
/// More open views than any screen has; a bound, not a feature.
constexpr std::size_t maxViews = 64;
constexpr std::size_t maxIdLength = 128;
constexpr auto closesWithin = std::chrono::seconds(5);

/// A wall hangs where everybody passes by: no object as it is written and no patch of one, no place
/// on a disk, nothing that is to be typed.
live::JsonText rowsForWall(Json rows)
{
    if (!rows.is_object())
        return {"{}"};
    rows.erase("yaml");
    if (const auto backend = rows.find("backend"); backend != rows.end() && backend->is_object())
        (*backend)["dataDir"] = "";
    if (const auto history = rows.find("history"); history != rows.end() && history->is_object())
        (*history)["place"] = "";
    for (auto &[key, row] : rows.items()) {
        if (!row.is_object() || !row.contains("kubectl"))
            continue;
        for (const char *member : {"patch", "kubectl", "digits"})
            row[member] = "";
    }
    return {compactJson(rows)};
}

live::JsonText changesForWall(const live::JsonText &changes)
{
    Json members = parseJson('{' + changes.text + '}');
    if (!members.is_object())
        return changes;
    const std::string set = rowsForWall(members.value("set", Json::object())).text;
    members.erase("set");
    std::string text = compactJson(members);
    text.pop_back();
    return {text.substr(1) + R"(,"set":)" + set};
}

} // namespace

GatewayClient::GatewayClient(QWebSocket *socket, Host host, std::string sessionId, QObject *parent)
    : QObject(parent)
    , m_socket(socket)
    , m_host(std::move(host))
    , m_sessionId(std::move(sessionId))
    , m_session(std::make_unique<ResumableSession>())
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
    if (m_over)
        return;
    m_pongDue = false; // whoever sends anything lives
    const QPointer<GatewayClient> client(this);
    runtime::FairQueue::Work work{static_cast<std::size_t>(text.size()) * sizeof(QChar),
                                  [client, text] {
                                      if (client)
                                          client->onFrame(text);
                                  }};
    // Nothing else takes long; with escapes in it, it may be that as well.
    if (text.contains(QLatin1String("\"subscribe\"")) || text.contains(QLatin1Char('\\')))
        work.prepare = [client, text] { return client && client->prepare(text); };
    const bool queued = m_host.queue(std::move(work));
    if (!queued)
        goodbye(say::asksTooMuchAtOnce(m_host.caller.name, formatDuration(m_host.waitOfWork())));
}

/// A piece of what the answer to this frame needs; false when nothing is left.
bool GatewayClient::prepare(const QString &text)
{
    if (m_over || !m_welcome)
        return false;
    const Json frame = parseJson(text.toStdString());
    if (!frame.is_object() || frameFrom<live::FrameHead>(frame).op != Op::Subscribe)
        return false;
    const auto asked = frameFrom<live::BasicSubscribe<JsonSide>>(frame);
    return m_host.views.prepare(asked.view, asked.options);
}

void GatewayClient::onFrame(const QString &text)
{
    if (m_over)
        return;
    const Json frame = parseJson(text.toStdString());
    if (!frame.is_object())
        return sendError({}, "Invalid", std::string("a frame is one JSON object"));
    const auto op = frameFrom<live::FrameHead>(frame).op;
    if (op == Op::Hello)
        return onHello(frame);
    if (!m_welcome)
        return goodbye(say::firstFrameMustBeHello());
    if (op == Op::Subscribe)
        return onSubscribe(frame);
    if (op == Op::Retry)
        return onRetry();
    if (op == Op::Command)
        return onCommand(frame);
    if (op == Op::Unsubscribe)
        m_session->subscriptions.erase(frameFrom<live::BasicUnsubscribe<JsonSide>>(frame).id);
}

void GatewayClient::onHello(const Json &frame)
{
    if (m_welcome)
        return sendError({}, "Invalid", std::string("hello was said already"));
    const auto hello = frameFrom<live::BasicHello<JsonSide>>(frame);
    if (hello.protocol != live::protocolVersion)
        return goodbye(say::thisServerSpeaksProtocol());
    m_welcome = true;
    live::BasicWelcome<JsonSide> welcome;
    welcome.protocol = live::protocolVersion;
    welcome.resumed = hello.resume && resume(hello.resume->session, hello.resume->views);
    // Nobody else knows the name of a session.
    if (hello.resume && !welcome.resumed)
        m_before = hello.resume->session;
    m_host.caller.session = m_sessionId;
    welcome.session = m_sessionId;
    welcome.server = m_host.server;
    welcome.identity = {m_host.caller.name, m_host.caller.roles};
    welcome.may = permissions();
    send(frameText(welcome));
    pump();
}

live::Permissions GatewayClient::permissions() const
{
    const Caller &caller = m_host.caller;
    const bool operates = m_host.commands && caller.operates();
    live::Permissions may;
    may.write = may.alarms = may.incidents = may.overrides = may.walls = operates;
    may.approve = m_host.commands && caller.approves();
    may.tokens = m_host.commands && caller.administers();
    return may;
}

bool GatewayClient::resume(const std::string &name, const Json &views)
{
    auto session = m_host.takeSession(name);
    if (!session || !views.is_object())
        return false;
    std::map<std::string, Subscription> kept;
    for (const auto &[id, seq] : views.items()) {
        const auto it = session->subscriptions.find(id);
        if (it == session->subscriptions.end() || !mayOpen(*it->second.view)
            || !seq.is_number_unsigned() || !it->second.view->canResume(seq.get<std::uint64_t>()))
            return false;
        kept[id] = {it->second.view, seq.get<std::uint64_t>(), false, it->second.forWall};
    }
    m_session->subscriptions = std::move(kept);
    m_sessionId = name;
    return true;
}

bool GatewayClient::mayOpen(const View &view) const
{
    switch (view.audience()) {
    case Audience::Everybody:
        break;
    case Audience::People:
        return !m_host.caller.has("wall");
    case Audience::Operators:
        return m_host.caller.operates();
    case Audience::Admins:
        return m_host.caller.administers();
    }
    return true;
}

bool GatewayClient::mayGoOn()
{
    if (!m_host.isGood || m_host.isGood())
        return !m_over; // it was ended in this look when its token has other roles now
    forget();
    goodbye(say::yourTokenIsNoLonger());
    return false;
}

void GatewayClient::onRetry()
{
    if (!mayGoOn())
        return;
    if (!m_host.retry)
        return sendError({}, "Forbidden", live::clause(say::anOperatorMay(m_host.caller.name)));
    // Each asks the API server, past the pause that its refusals have earned.
    const Duration wait = m_host.pace ? m_host.pace() : Duration{};
    if (wait > Duration{})
        return sendError(
            {},
            "Refused",
            live::clause(say::asksTooMuchAtOnce(m_host.caller.name, formatDuration(wait))));
    m_host.retry();
}

void GatewayClient::onSubscribe(const Json &frame)
{
    const auto asked = frameFrom<live::BasicSubscribe<JsonSide>>(frame);
    const std::string &id = asked.id;
    if (id.empty() || id.size() > maxIdLength)
        return sendError({}, "Invalid", std::string("subscribe needs an id of at most 128 bytes"));
    if (m_session->subscriptions.size() >= maxViews && m_session->subscriptions.count(id) == 0)
        return sendError(id, "Refused", live::clause(say::viewsAreOpenAlready()));
    auto view = m_host.views.open(asked.view, asked.options);
    if (!view)
        return sendError(
            id, toString(view.error().code), {view.error().message, view.error().said});
    if (!mayOpen(**view))
        return sendError(
            id, "Forbidden", live::clause(say::mayNotOpen(m_host.caller.name, asked.view)));
    const bool hasMore = asked.view == "connection" || asked.view == "overrides"
        || asked.view.starts_with("machine/");
    Subscription &known = m_session->subscriptions[id];
    // Of a view that goes on, who has it open gets what changed.
    if (known.view != *view || !(*view)->goesOn())
        known = {*view, 0, true, hasMore && m_host.caller.has("wall")};
    pump();
}

void GatewayClient::onCommand(const Json &frame)
{
    const auto asked = frameFrom<live::BasicCommand<JsonSide>>(frame);
    const std::string &id = asked.id;
    if (id.empty() || id.size() > maxIdLength)
        return sendError({}, "Invalid", std::string("command needs an id of at most 128 bytes"));
    // Who reads them asks for members, of which nothing else has any.
    if (!asked.arguments.is_null() && !asked.arguments.is_object())
        return answer(id, unexpected(ErrorCode::Invalid, "arguments of a command are one object"));
    if (!m_host.commands)
        return answer(id, unexpected(ErrorCode::NotFound, say::thisServerTakesNoCommands()));
    if (!mayGoOn())
        return;
    const Duration wait = m_host.pace ? m_host.pace() : Duration{};
    if (wait > Duration{})
        return answer(id,
                      unexpected(ErrorCode::Refused,
                                 say::asksTooMuchAtOnce(m_host.caller.name, formatDuration(wait))));
    m_host.commands->execute(
        asked.command,
        asked.arguments.is_null() ? Json::object() : asked.arguments,
        m_host.caller,
        [client = QPointer<GatewayClient>(this), id](const Result<Json> &done) {
            if (client)
                client->answer(id, done);
        });
}

void GatewayClient::answer(const std::string &id, const Result<Json> &done)
{
    live::BasicResult<JsonSide> result;
    result.id = id;
    result.outcome = done ? live::Outcome::Observed : live::Outcome::Refused;
    if (done) {
        result.result = *done;
    } else {
        result.code = toString(done.error().code);
        result.message = {done.error().message, done.error().said};
    }
    send(frameText(result));
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
            send(frameText(live::BasicDelta<JsonTextSide, live::JsonText>{
                id,
                frame->seq,
                subscription.forWall ? changesForWall(frame->changes) : frame->changes}));
        }
        subscription.sent = subscription.view->seq();
    }
}

void GatewayClient::sendSnapshot(const std::string &id, Subscription &subscription)
{
    const View &view = *subscription.view;
    live::BasicSnapshot<JsonTextSide> snapshot;
    snapshot.id = id;
    snapshot.seq = view.seq();
    snapshot.at = m_host.clock.now();
    snapshot.rows =
        subscription.forWall ? rowsForWall(parseJson(view.allRows().text)) : view.allRows();
    snapshot.asOf = view.asOf();
    if (view.asOf())
        snapshot.blind = view.blind();
    send(frameText(snapshot));
    subscription.sent = view.seq();
    subscription.needsSnapshot = false;
}

void GatewayClient::sendTick(TimePoint now)
{
    if (m_welcome)
        send(frameText(live::Tick{now}));
}

void GatewayClient::ping()
{
    // Before its hello it answers nothing, and has a deadline for that.
    if (!m_welcome)
        return;
    // Behind a snapshot on a slow line the ping has not arrived yet: who still reads lives.
    const qint64 backlog = m_socket ? m_socket->bytesToWrite() : 0;
    const bool reads = backlog < std::exchange(m_backlog, backlog);
    if (m_pongDue && !reads)
        return goodbye(say::noAnswerPing());
    m_pongDue = true;
    send(frameText(live::Ping{}));
}

void GatewayClient::sendError(const std::string &id, const char *code, const live::Said &said)
{
    send(frameText(live::BasicError<JsonSide>{id, code, said}));
}

void GatewayClient::forget()
{
    m_session->subscriptions.clear();
    m_welcome = false;
}

void GatewayClient::goodbye(const Message &reason)
{
    if (m_over)
        return;
    m_over = true;
    const live::Said said = live::clause(reason);
    send(frameText(live::BasicGoodbye<JsonSide>{said}));
    if (!m_socket)
        return;
    m_socket->close(QWebSocketProtocol::CloseCodePolicyViolated,
                    QString::fromStdString(said.text).left(100));
    // A client that does not answer would keep its place.
    QTimer::singleShot(closesWithin, m_socket.get(), &QWebSocket::abort);
}

void GatewayClient::send(const std::string &frame)
{
    if (m_socket)
        m_socket->sendTextMessage(QString::fromStdString(frame));
}

} // namespace hp::gateway

#include "moc_GatewayClient.cpp"
