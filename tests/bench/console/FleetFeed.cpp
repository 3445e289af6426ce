// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/console/FleetFeed.h"

#include "tests/support/gateway/DemoFleet.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QWebSocket>

namespace hp::bench {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int stepMilliseconds = 50;

QString stamp(const QDateTime &time)
{
    return time.toString(u"yyyy-MM-dd'T'HH:mm:ss.zzz'000Z'"_s);
}

QString stampNow()
{
    return stamp(QDateTime::currentDateTimeUtc());
}

/// Thirty days on twelve lanes.
QJsonObject longPast(int transitions)
{
    constexpr int lanes = 12;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const qint64 length = 30LL * 24 * 3600 * 1000;
    const QDateTime start = now.addMSecs(-length);
    QJsonObject rows{{u"range"_s, QJsonObject{{u"from"_s, stamp(start)}, {u"to"_s, QJsonValue()}}}};
    for (int lane = 0; lane < lanes; ++lane)
        rows.insert(u"lane/l%1"_s.arg(lane),
                    QJsonObject{{u"id"_s, u"l%1"_s.arg(lane)},
                                {u"kind"_s, lane == 0 ? u"phase"_s : u"condition"_s},
                                {u"label"_s, u"Condition%1"_s.arg(lane)},
                                {u"detail"_s, QString()},
                                {u"order"_s, lane}});
    const int perLane = transitions / lanes;
    for (int lane = 0; lane < lanes; ++lane) {
        for (int i = 0; i < perLane; ++i) {
            const bool last = i + 1 == perLane;
            rows.insert(
                u"span/l%1/%2"_s.arg(lane).arg(i),
                QJsonObject{{u"lane"_s, u"l%1"_s.arg(lane)},
                            {u"from"_s, stamp(start.addMSecs(length * i / perLane))},
                            {u"to"_s,
                             last ? QJsonValue()
                                  : QJsonValue(stamp(start.addMSecs(length * (i + 1) / perLane)))},
                            {u"look"_s, i % 2 == 0 ? u"true"_s : u"false"_s},
                            {u"text"_s, i % 2 == 0 ? u"True"_s : u"Draining"_s},
                            {u"known"_s, u"observed"_s},
                            {u"actor"_s, QString()},
                            {u"end"_s, QString()}});
        }
    }
    return rows;
}

} // namespace

FleetFeed::FleetFeed(int machines, int perSecond, int transitions, QObject *parent)
    : QObject(parent)
    , m_listener(u"feed"_s, QWebSocketServer::NonSecureMode)
    , m_rows(tests::DemoFleet(machines, QDateTime::currentDateTimeUtc()).fleet())
    , m_keys(m_rows.keys())
    , m_perStep(perSecond * stepMilliseconds / 1000)
    , m_past(longPast(transitions))
{
    connect(&m_listener, &QWebSocketServer::newConnection, this, &FleetFeed::accept);
    connect(&m_changes, &QTimer::timeout, this, &FleetFeed::change);
    connect(&m_ticks, &QTimer::timeout, this, [this] {
        send({{u"op"_s, u"tick"_s}, {u"now"_s, stampNow()}});
    });
    m_changes.setTimerType(Qt::PreciseTimer);
    m_changes.start(stepMilliseconds);
    m_ticks.start(1000);
}

quint16 FleetFeed::listen()
{
    return m_listener.listen(QHostAddress::LocalHost) ? m_listener.serverPort() : 0;
}

void FleetFeed::accept()
{
    m_client = m_listener.nextPendingConnection();
    m_fleetId.clear();
    connect(m_client, &QWebSocket::textMessageReceived, this, &FleetFeed::take);
    connect(m_client, &QWebSocket::disconnected, this, [this, client = m_client] {
        if (m_client == client)
            m_client = nullptr;
        client->deleteLater();
    });
}

void FleetFeed::take(const QString &text)
{
    const QJsonObject frame = QJsonDocument::fromJson(text.toUtf8()).object();
    const QString op = frame.value(u"op"_s).toString();
    if (op == "hello"_L1)
        send({{u"op"_s, u"welcome"_s},
              {u"protocol"_s, 1},
              {u"session"_s, u"feed"_s},
              {u"resumed"_s, false},
              {u"server"_s, QJsonObject{{u"cluster"_s, u"feed"_s}, {u"mode"_s, u"embedded"_s}}},
              {u"identity"_s, QJsonObject{{u"name"_s, u"operator"_s}}},
              {u"may"_s, QJsonObject{{u"write"_s, false}}}});
    else if (op == "subscribe"_L1)
        subscribe(frame.value(u"id"_s).toString(), frame.value(u"view"_s).toString());
}

void FleetFeed::subscribe(const QString &id, const QString &view)
{
    QJsonObject rows;
    if (view == "fleet"_L1) {
        rows = m_rows;
        m_fleetId = id;
        m_seq = 1;
    } else if (view.startsWith("timeline/"_L1)) {
        rows = m_past;
    } else if (view.startsWith("machine/"_L1)) {
        const tests::DemoFleet small(20, QDateTime::currentDateTimeUtc());
        rows = small.machine(tests::DemoFleet::heldKey());
    }
    send({{u"op"_s, u"snapshot"_s},
          {u"id"_s, id},
          {u"seq"_s, 1},
          {u"at"_s, stampNow()},
          {u"rows"_s, rows}});
}

/// The next rows in turn get a new sentence, and every fourth of them another state.
void FleetFeed::change()
{
    if (m_fleetId.isEmpty() || !m_client)
        return;
    QJsonObject set;
    for (int i = 0; i < m_perStep; ++i) {
        const QString &key = m_keys[m_next];
        QJsonObject row = m_rows.value(key).toObject();
        const bool holds = (m_round + m_next) % 4 == 0;
        row.insert(u"status"_s,
                   QJsonObject{{u"look"_s, holds ? u"holding"_s : u"normal"_s},
                               {u"word"_s, holds ? u"Holding"_s : u"Running"_s},
                               {u"priority"_s, 0},
                               {u"since"_s, stampNow()}});
        row.insert(u"sentence"_s,
                   holds ? u"Waiting at preTerminate for BackupFileSystem, round %1."_s.arg(m_round)
                         : QString());
        set.insert(key, row);
        if (++m_next == m_keys.size()) {
            m_next = 0;
            ++m_round;
        }
    }
    send({{u"op"_s, u"delta"_s},
          {u"id"_s, m_fleetId},
          {u"seq"_s, ++m_seq},
          {u"at"_s, stampNow()},
          {u"set"_s, set},
          {u"remove"_s, QJsonArray()}});
}

void FleetFeed::send(const QJsonObject &frame)
{
    if (m_client)
        m_client->sendTextMessage(
            QString::fromUtf8(QJsonDocument(frame).toJson(QJsonDocument::Compact)));
}

} // namespace hp::bench
