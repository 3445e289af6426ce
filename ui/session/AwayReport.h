// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QSet>

#include <chrono>
#include <memory>
#include <optional>

namespace hp::ui {

class GatewaySession;
class UiClock;

/// What happened while the picture was not the present: says after a reconnect how many holds
/// cleared and how many are new (product.md 4.6). GUI thread.
class AwayReport : public QObject
{
    Q_OBJECT

public:
    AwayReport(GatewaySession &session, UiClock &clock, QObject *parent = nullptr);
    ~AwayReport() override;

signals:
    /// "While away (6 m 12 s): 3 holds cleared, 1 new."
    void told(const QString &sentence);

private:
    void note();
    void compare(std::chrono::milliseconds away);
    [[nodiscard]] QSet<QString> holding() const;

    GatewaySession &m_session;
    UiClock &m_clock;
    std::optional<std::chrono::milliseconds> m_leftAt;
    QSet<QString> m_before;
    std::unique_ptr<QObject> m_waiting;
};

} // namespace hp::ui
