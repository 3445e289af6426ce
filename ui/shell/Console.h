// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/desktop/SingleInstance.h"
#include "ui/session/BackendDownload.h"
#include "ui/theme/Theme.h"

#include <QList>
#include <QSize>
#include <QString>
#include <QUrl>

#include <functional>

class QGuiApplication;

namespace hp::ui {

class SingleInstance;

/// One picture to take: `fleet`, `machine:<namespace>/<name>`, `review:<namespace>/<name>`, another
/// page of the rail, `palette`, `keys` or `kiosk`;
/// `-dark` or
/// `-contrast` behind the page's name choose the colours ("machine-dark:default/worker-1").
struct ConsoleShot {
    QString page{};
    QString file{};
};

/// A backend beside the first.
struct BackendPlace {
    QUrl url{}; ///< wss://host:port/live
    QString token{};
    QString caFile{}; ///< the only authority to trust; empty for those of the system
    QString tokenFile{}; ///< where the token is read from at the next start
};

struct ConsoleOptions {
    QUrl url{}; ///< wss://host:port/live
    QString token{};
    QString caFile{}; ///< the only authority to trust; empty for those of the system
    QList<BackendPlace> others{};
    /// The address of a backend, from what a person wrote. Needed to add one.
    std::function<QUrl(const QString &)> liveUrl{};
    /// Makes `pdf` and `png`; without it they are not offered.
    ExportPainter painter{};
    /// Where other starts of the same console ask; null: each start is a console of its own.
    SingleInstance *instance = nullptr;
    /// What the start asked for; the page is where the console was left when it names none.
    StartRequest open{};
    /// Alarms are told to the desktop, and the tray has a mark.
    bool onDesktop = false;
    bool kiosk = false;
    /// The backend of `url` plays a lab, over which there is a tour.
    bool lab = false;
    ThemeChoice theme = ThemeChoice::System;
    /// Where a person's choices are kept; empty: they are forgotten with the console.
    QString preferencesFile{};
    /// The part of it that belongs to this backend's window; empty for that of the first.
    QString settingsGroup{};
    bool selfTest = false;
    QList<ConsoleShot> shots{};
    QSize shotSize{1440, 900};
};

/// Shows the console until its window is closed; with `selfTest` or `shots`, until they are done.
/// Call it before any window exists. Returns the exit code; what failed is said on stderr.
///
/// With HOLDPOINT_START_TRACE=1 one JSON line on stdout tells how long it took from the start of
/// the process to the first row of the fleet on the screen.
int runConsole(QGuiApplication &app, const ConsoleOptions &options);

/// What is wrong with the page of a shot, in one sentence; empty when nothing is.
[[nodiscard]] QString shotPageError(const QString &page);

} // namespace hp::ui
