// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/machine/MachineViewModel.h"
#include "ui/session/GatewaySession.h"
#include "ui/settings/ConnectionViewModel.h"

#include <QObject>
#include <QStringList>

class QQuickWindow;

namespace hp::ui {

/// Goes through every page of the console with the data of a real backend and ends with a sentence:
/// the QML loads without a warning, the connection works, rows reach the screen.
class SelfTest : public QObject
{
    Q_OBJECT

public:
    /// `warnings` grows while the QML complains; it outlives this.
    SelfTest(const QStringList &warnings,
             QQuickWindow &window,
             GatewaySession &session,
             MachineViewModel &machine,
             ConnectionViewModel &connection,
             UiClock &clock,
             QObject *parent = nullptr);

    /// Called once, before or after the rows have come.
    void rowShown();

signals:
    /// `failure` is empty when everything worked.
    void finished(const QString &failure);

private:
    void proceed();
    void finish(const QString &failure);

    const QStringList &m_warnings;
    QQuickWindow &m_window;
    GatewaySession &m_session;
    MachineViewModel &m_machine;
    ConnectionViewModel &m_connection;
    enum class Step { Fleet, Machine, Connection, Done };
    Step m_step = Step::Fleet;
};

} // namespace hp::ui
