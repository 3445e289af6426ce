// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHash>
#include <QJsonObject>
#include <QObject>
#include <QTimer>
#include <QWebSocketServer>

class QWebSocket;

namespace hp::bench {

/// A gateway that never stops changing: a made-up fleet whose rows change so many times a second,
/// and one machine with a long past. It remembers nothing of what it sent, so that it can run for
/// hours. One client at a time.
class FleetFeed : public QObject
{
    Q_OBJECT

public:
    /// `perSecond` rows of the fleet change each second, in steps of 50 ms as the real gateway.
    FleetFeed(int machines, int perSecond, int transitions, QObject *parent = nullptr);

    /// 0 when there is no port.
    quint16 listen();

private:
    void accept();
    void take(const QString &text);
    void subscribe(const QString &id, const QString &view);
    void change();
    void send(const QJsonObject &frame);

    QWebSocketServer m_listener;
    QWebSocket *m_client = nullptr;
    QJsonObject m_rows;
    QStringList m_keys;
    int m_perStep;
    QJsonObject m_past; ///< of any machine
    QString m_fleetId; ///< of the subscription to the fleet; empty before there is one
    qint64 m_seq = 0;
    qsizetype m_next = 0;
    qint64 m_round = 0;
    QTimer m_changes;
    QTimer m_ticks;
};

} // namespace hp::bench
