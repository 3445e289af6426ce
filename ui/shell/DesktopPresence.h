// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/desktop/NoticeBus.h"
#include "ui/desktop/StatusItem.h"
#include "ui/desktop/SystemAppearance.h"
#include "ui/shell/BackendSet.h"

#include <QObject>

namespace hp::ui {

/// The console outside of its windows: notices of alarms, the mark in the tray, and the colours and
/// motion that the desktop asks for. GUI thread; the backends outlive it.
class DesktopPresence : public QObject
{
    Q_OBJECT

public:
    DesktopPresence(BackendSet &backends, const QDBusConnection &bus, QObject *parent = nullptr);
    ~DesktopPresence() override;

    /// Brings the console to the front, with the machine that a notice is about, or its holds.
    void open(const QString &place, const QString &machine);

private:
    void follow(ConsoleWindow &window);
    void pollAll();
    void dress(Theme &theme);

    BackendSet &m_backends;
    NoticeBus m_notices;
    StatusItem m_tray;
    SystemAppearance m_system;
};

} // namespace hp::ui
