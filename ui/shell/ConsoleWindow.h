// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/desktop/WindowMemory.h"
#include "ui/holds/HoldsViewModel.h"
#include "ui/machine/MachineViewModel.h"
#include "ui/overrides/Overrides.h"
#include "ui/session/AlarmBoard.h"
#include "ui/session/AwayReport.h"
#include "ui/session/GatewaySession.h"
#include "ui/session/PageMemory.h"
#include "ui/settings/ConnectionViewModel.h"
#include "ui/settings/Preferences.h"
#include "ui/shell/Console.h"
#include "ui/shell/HomePage.h"
#include "ui/shell/KeyMap.h"
#include "ui/shell/Tour.h"
#include "ui/theme/Theme.h"
#include "ui/whatif/Simulator.h"

#include <QObject>
#include <QQmlApplicationEngine>
#include <QStringList>

class QQuickWindow;

namespace hp::ui {

class BackendSet;

/// The console without an event loop: session, view models, engine, and the window that shows them.
/// Lives on the GUI thread; the clock must outlive it.
class ConsoleWindow : public QObject
{
    Q_OBJECT

public:
    ConsoleWindow(const ConsoleOptions &options, UiClock &clock, QObject *parent = nullptr);
    ~ConsoleWindow() override;

    /// Where a file of preferences keeps what concerns one backend alone: what was committed at one
    /// means nothing to another.
    [[nodiscard]] static QString groupOfBackend(const QUrl &url);

    /// The backends that its picker offers; before show(). They outlive it.
    void setBackends(BackendSet *backends) { m_backends = backends; }
    /// Only connects: what there is to know of the backend is known without a window.
    void connectToBackend();
    /// Connects and shows the window. False when its QML does not load.
    [[nodiscard]] bool show();
    /// Shows a page that was asked for; nothing before show().
    void open(const QString &page);
    /// The same at the instant, and with the timeline, of the request.
    void open(const StartRequest &request);

    /// Null before show().
    [[nodiscard]] QQuickWindow *window() const { return m_window; }
    [[nodiscard]] GatewaySession &session() { return m_session; }
    [[nodiscard]] Overrides &overrides() { return m_overrides; }
    [[nodiscard]] Simulator &simulator() { return m_simulator; }
    [[nodiscard]] AlarmBoard &alarms() { return m_alarms; }
    [[nodiscard]] HoldsViewModel &holds() { return m_holds; }
    [[nodiscard]] KeyMap &keymap() { return m_keymap; }
    [[nodiscard]] MachineViewModel &machine() { return m_machine; }
    [[nodiscard]] ConnectionViewModel &connection() { return m_connection; }
    [[nodiscard]] Theme &theme() { return m_theme; }
    [[nodiscard]] Preferences &preferences() { return m_preferences; }
    [[nodiscard]] PageMemory &pages() { return m_pages; }
    [[nodiscard]] Tour &tour() { return m_tour; }
    /// What QML complained about, in its words; there should be nothing.
    [[nodiscard]] const QStringList &warnings() const { return m_warnings; }

signals:
    /// The window came or went.
    void shownChanged();

private:
    ConsoleOptions m_options;
    Theme m_theme;
    Preferences m_preferences;
    PageMemory m_pages;
    GatewaySession m_session;
    Overrides m_overrides;
    Simulator m_simulator;
    AlarmBoard m_alarms;
    AwayReport m_away;
    MachineViewModel m_machine;
    HoldsViewModel m_holds;
    KeyMap m_keymap;
    ConnectionViewModel m_connection;
    Tour m_tour;
    QStringList m_warnings;
    QQmlApplicationEngine m_engine; ///< goes before what its objects look at
    std::unique_ptr<WindowMemory> m_memory; ///< before the window
    std::unique_ptr<HomePage> m_home; ///< before the window
    QQuickWindow *m_window = nullptr;
    BackendSet *m_backends = nullptr;
    bool m_connected = false;
    bool m_asked = false; ///< a page was asked for: no tour leads away from it
};

} // namespace hp::ui
