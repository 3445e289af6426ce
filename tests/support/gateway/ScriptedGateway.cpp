// SPDX-License-Identifier: Apache-2.0
#include "tests/support/gateway/ScriptedGateway.h"

#include "tests/support/gateway/EnglishReader.h"

#include <QJsonDocument>
#include <QWebSocket>

#include <utility>

namespace hp::tests {

namespace {

QString compact(const QJsonObject &frame)
{
    return QString::fromUtf8(QJsonDocument(frame).toJson(QJsonDocument::Compact));
}

} // namespace

ScriptedGateway::ScriptedGateway(QObject *parent)
    : QObject(parent)
    , m_listener(QStringLiteral("scripted gateway"), QWebSocketServer::NonSecureMode)
    , m_server{{QStringLiteral("version"), QStringLiteral("0.1.0")},
               {QStringLiteral("cluster"), QStringLiteral("lab")},
               {QStringLiteral("mode"), QStringLiteral("embedded")},
               {QStringLiteral("timeScale"), 1},
               {QStringLiteral("startedAt"), QStringLiteral("2026-11-20T08:00:00.000000Z")}}
{
    connect(&m_listener, &QWebSocketServer::newConnection, this, &ScriptedGateway::accept);
}

ScriptedGateway::~ScriptedGateway()
{
    if (m_client)
        m_client->disconnect(this);
}

bool ScriptedGateway::listen()
{
    return m_listener.listen(QHostAddress::LocalHost, m_port.number());
}

void ScriptedGateway::stop()
{
    m_listener.close();
    dropClient();
}

QUrl ScriptedGateway::url() const
{
    return QUrl(QStringLiteral("ws://127.0.0.1:%1/live").arg(m_port.number()));
}

void ScriptedGateway::setRows(const QString &view, const QJsonObject &rows)
{
    QJsonArray removed;
    const QJsonObject before = m_rows.value(view);
    for (auto row = before.begin(); row != before.end(); ++row) {
        if (!rows.contains(row.key()))
            removed.append(row.key());
    }
    changeRows(view, rows, removed);
}

void ScriptedGateway::changeRows(const QString &view,
                                 const QJsonObject &set,
                                 const QJsonArray &remove)
{
    QJsonObject &rows = m_rows[view];
    for (const QJsonValue &key : remove)
        rows.remove(key.toString());
    for (auto row = set.begin(); row != set.end(); ++row)
        rows.insert(row.key(), row.value());
    for (auto subscription = m_subscriptions.begin(); subscription != m_subscriptions.end();
         ++subscription) {
        if (subscription->view != view)
            continue;
        if (std::exchange(m_skip, false))
            ++subscription->seq;
        QJsonObject delta{{QStringLiteral("op"), QStringLiteral("delta")},
                          {QStringLiteral("id"), subscription.key()},
                          {QStringLiteral("seq"), ++subscription->seq},
                          {QStringLiteral("at"), m_now},
                          {QStringLiteral("set"), set},
                          {QStringLiteral("remove"), remove}};
        subscription->sent.append(delta);
        send(delta);
    }
}

void ScriptedGateway::tick(const QString &now)
{
    m_now = now;
    send({{QStringLiteral("op"), QStringLiteral("tick")}, {QStringLiteral("now"), now}});
}

void ScriptedGateway::sendRaw(const QString &text)
{
    if (m_client)
        m_client->sendTextMessage(text);
}

void ScriptedGateway::dropClient()
{
    if (!m_client)
        return;
    QWebSocket *client = std::exchange(m_client, nullptr);
    client->disconnect(this);
    client->abort();
    client->deleteLater();
}

QList<QJsonObject> ScriptedGateway::received(const QString &op) const
{
    QList<QJsonObject> result;
    for (const QJsonObject &frame : m_received) {
        if (frame.value(QStringLiteral("op")).toString() == op)
            result.append(frame);
    }
    return result;
}

QList<QJsonObject> ScriptedGateway::commands(const QString &command) const
{
    QList<QJsonObject> result;
    for (const QJsonObject &frame : received(QStringLiteral("command"))) {
        if (frame.value(QStringLiteral("command")).toString() == command)
            result.append(frame.value(QStringLiteral("arguments")).toObject());
    }
    return result;
}

void ScriptedGateway::accept()
{
    dropClient();
    m_client = m_listener.nextPendingConnection();
    m_authorization = m_client->request().rawHeader("Authorization");
    if (m_pieces > 0)
        m_client->setOutgoingFrameSize(m_pieces);
    connect(m_client, &QWebSocket::textMessageReceived, this, &ScriptedGateway::take);
    connect(m_client, &QWebSocket::disconnected, this, [this, client = m_client] {
        if (m_client == client)
            m_client = nullptr;
        client->deleteLater();
    });
    emit clientConnected();
}

void ScriptedGateway::take(const QString &text)
{
    const QJsonObject frame = QJsonDocument::fromJson(text.toUtf8()).object();
    const QString op = frame.value(QStringLiteral("op")).toString();
    m_received.append(frame);
    if (!m_mute) {
        if (op == QLatin1String("hello"))
            takeHello(frame);
        else if (op == QLatin1String("subscribe"))
            subscribe(frame);
        else if (op == QLatin1String("unsubscribe"))
            m_subscriptions.remove(frame.value(QStringLiteral("id")).toString());
        else if (op == QLatin1String("command"))
            takeCommand(frame);
    }
    emit frameReceived(op);
}

void ScriptedGateway::takeHello(const QJsonObject &frame)
{
    const QJsonObject resume = frame.value(QStringLiteral("resume")).toObject();
    QString session = resume.value(QStringLiteral("session")).toString();
    const bool resumed = m_sessions.contains(session);
    if (!resumed) {
        m_subscriptions.clear();
        session = QStringLiteral("session-%1").arg(m_nextSession++);
        m_sessions.append(session);
    }
    send({{QStringLiteral("op"), QStringLiteral("welcome")},
          {QStringLiteral("protocol"), m_protocol},
          {QStringLiteral("session"), session},
          {QStringLiteral("resumed"), resumed},
          {QStringLiteral("server"), m_server},
          {QStringLiteral("identity"),
           QJsonObject{{QStringLiteral("name"), m_identity},
                       {QStringLiteral("roles"), QJsonArray::fromStringList(m_roles)}}},
          {QStringLiteral("may"),
           QJsonObject{{QStringLiteral("write"), m_mayWrite},
                       {QStringLiteral("tokens"), m_roles.contains(QStringLiteral("admin"))},
                       {QStringLiteral("walls"), m_mayWrite}}}});
    if (!resumed)
        return;
    const QJsonObject views = resume.value(QStringLiteral("views")).toObject();
    for (auto view = views.begin(); view != views.end(); ++view) {
        const Subscription subscription = m_subscriptions.value(view.key());
        for (const QJsonObject &delta : subscription.sent) {
            if (delta.value(QStringLiteral("seq")).toInt() > view.value().toInt())
                send(delta);
        }
    }
}

void ScriptedGateway::subscribe(const QJsonObject &frame)
{
    const QString id = frame.value(QStringLiteral("id")).toString();
    QString view = frame.value(QStringLiteral("view")).toString();
    const QString object = frame.value(QStringLiteral("options"))
                               .toObject()
                               .value(QStringLiteral("object"))
                               .toString();
    if (!object.isEmpty())
        view += QLatin1Char('?') + object;
    if (m_refused.contains(view)) {
        send({{QStringLiteral("op"), QStringLiteral("error")},
              {QStringLiteral("id"), id},
              {QStringLiteral("code"), QStringLiteral("NotFound")},
              {QStringLiteral("message"), m_refused.value(view)}});
        return;
    }
    if (const auto held = m_heldBack.find(view); held != m_heldBack.end()) {
        held->append(frame);
        return;
    }
    const QJsonValue at =
        frame.value(QStringLiteral("options")).toObject().value(QStringLiteral("at"));
    QJsonObject snapshot{{QStringLiteral("op"), QStringLiteral("snapshot")},
                         {QStringLiteral("id"), id},
                         {QStringLiteral("seq"), 1},
                         {QStringLiteral("at"), m_now},
                         {QStringLiteral("rows"), m_rows.value(view)}};
    if (at.isString()) {
        // The past does not change: nothing is sent of it later.
        if (m_past.contains(view))
            snapshot.insert(QStringLiteral("rows"), m_past.value(view));
        snapshot.insert(QStringLiteral("asOf"), at);
        m_subscriptions.insert(id, {view + QLatin1Char('@') + at.toString(), 1, {}});
    } else {
        m_subscriptions.insert(id, {view, 1, {}});
    }
    send(snapshot);
}

void ScriptedGateway::release(const QString &view)
{
    const QList<QJsonObject> waiting = m_heldBack.take(view);
    for (const QJsonObject &frame : waiting)
        subscribe(frame);
}

void ScriptedGateway::takeCommand(const QJsonObject &frame)
{
    QJsonObject answer =
        m_answers.value(frame.value(QStringLiteral("command")).toString(),
                        {{QStringLiteral("outcome"), QStringLiteral("refused")},
                         {QStringLiteral("code"), QStringLiteral("NotFound")},
                         {QStringLiteral("message"), QStringLiteral("there is no such command")}});
    answer.insert(QStringLiteral("op"), QStringLiteral("result"));
    answer.insert(QStringLiteral("id"), frame.value(QStringLiteral("id")));
    if (m_holdsAnswers)
        m_heldAnswers.append(answer);
    else
        send(answer);
}

void ScriptedGateway::releaseAnswers()
{
    m_holdsAnswers = false;
    for (const QJsonObject &answer : std::exchange(m_heldAnswers, {}))
        send(answer);
}

void ScriptedGateway::send(const QJsonObject &frame)
{
    if (!m_client || m_mute)
        return;
    m_said += compact(frame);
    m_client->sendTextMessage(compact(withMessages(frame)));
}

} // namespace hp::tests
