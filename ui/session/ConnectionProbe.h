// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/session/Dial.h"

#include <QObject>
#include <QWebSocket>

#include <chrono>
#include <memory>

namespace hp::ui {

class UiClock;

/// Tries a second connection to a backend and says what came of it: whether it is reached and
/// trusted, who one is there, and how long that took. What it opened it closes again. GUI thread;
/// the clock outlives it.
class ConnectionProbe : public QObject
{
    Q_OBJECT

public:
    ConnectionProbe(GatewayAddress address, UiClock &clock, QObject *parent = nullptr);
    ~ConnectionProbe() override;

    /// Nothing while one runs.
    void start();
    [[nodiscard]] bool isRunning() const { return m_socket != nullptr; }
    /// What came of the last one, in one sentence; empty before there was one.
    [[nodiscard]] const QString &text() const { return m_text; }

signals:
    void changed();

private:
    void receive(const QString &message);
    void finish(const QString &text);

    GatewayAddress m_address;
    UiClock &m_clock;
    std::unique_ptr<QWebSocket> m_socket;
    std::unique_ptr<QObject> m_timeout; ///< context of the time-out
    std::chrono::milliseconds m_began{};
    QString m_text;
};

} // namespace hp::ui
