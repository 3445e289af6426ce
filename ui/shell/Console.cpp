// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/Console.h"

#include "ui/shell/BackendSet.h"
#include "ui/shell/ConsoleWindow.h"
#include "ui/shell/DesktopPresence.h"
#include "ui/shell/Renderer.h"
#include "ui/shell/SelfTest.h"
#include "ui/shell/ShotSeries.h"
#include "ui/shell/StartTrace.h"

#include <QFont>
#include <QGuiApplication>
#include <QIcon>
#include <QQuickWindow>

#include <cstdio>
#include <memory>

namespace hp::ui {

namespace {

void printStartTrace(GatewaySession &session)
{
    std::printf("{\"event\":\"first-row\",\"ms\":%.0f,\"rows\":%d,\"rssBytes\":%.0f}\n",
                StartTrace::sinceProcessStart(),
                session.fleet()->rowCount(),
                StartTrace::residentBytes());
    std::fflush(stdout);
}

/// Ends the event loop; a failure becomes one sentence on stderr and exit code 1.
void leave(QGuiApplication &app, const char *what, const QString &failure)
{
    if (!failure.isEmpty())
        std::fprintf(stderr, "%s: %s\n", what, qUtf8Printable(failure));
    app.exit(failure.isEmpty() ? 0 : 1);
}

} // namespace

int runConsole(QGuiApplication &app, const ConsoleOptions &options)
{
    for (const ConsoleShot &shot : options.shots) {
        if (const QString error = shotPageError(shot.page); !error.isEmpty()) {
            std::fprintf(stderr, "--shot: %s\n", qUtf8Printable(error));
            return 2;
        }
    }
    chooseRenderer();
    QFont font(textFamily());
    font.setPixelSize(Theme::fontBase());
    QGuiApplication::setFont(font);
    QGuiApplication::setDesktopFileName(QStringLiteral("holdpoint"));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/holdpoint/icons/holdpoint.svg")));

    SystemUiClock clock;
    std::unique_ptr<QSettings> kept;
    if (!options.preferencesFile.isEmpty() && !options.kiosk)
        kept = std::make_unique<QSettings>(options.preferencesFile, QSettings::IniFormat);
    BackendSet backends(options, clock, std::move(kept));
    if (!backends.start()) {
        std::fprintf(stderr, "The window cannot be created: its QML does not load.\n");
        return 1;
    }
    ConsoleWindow &console = backends.first();
    GatewaySession &session = console.session();
    QQuickWindow *window = console.window();

    std::unique_ptr<DesktopPresence> presence;
    if (options.onDesktop)
        presence = std::make_unique<DesktopPresence>(backends, QDBusConnection::sessionBus());
    if (options.instance)
        QObject::connect(options.instance,
                         &SingleInstance::asked,
                         &backends,
                         qOverload<const StartRequest &>(&BackendSet::open));
    if (!options.open.page.isEmpty())
        backends.open(options.open);

    StartTrace trace(*session.fleet(), *window);
    std::unique_ptr<SelfTest> selfTest;
    ShotSeries shots(options.shots,
                     *window,
                     console.theme(),
                     session,
                     console.machine(),
                     console.overrides(),
                     clock);
    if (qEnvironmentVariable("HOLDPOINT_START_TRACE") == QLatin1String("1"))
        QObject::connect(
            &trace, &StartTrace::firstRowShown, &app, [&] { printStartTrace(session); });
    if (options.selfTest) {
        selfTest = std::make_unique<SelfTest>(
            console.warnings(), *window, session, console.machine(), console.connection(), clock);
        QObject::connect(&trace, &StartTrace::firstRowShown, selfTest.get(), &SelfTest::rowShown);
        QObject::connect(selfTest.get(), &SelfTest::finished, &app, [&](const QString &failure) {
            if (failure.isEmpty())
                std::printf("self-test ok\n");
            leave(app, "self-test failed", failure);
        });
    } else if (!options.shots.isEmpty()) {
        window->resize(options.shotSize);
        QObject::connect(&shots, &ShotSeries::finished, &app, [&](const QString &failure) {
            leave(app, "--shot", failure);
        });
        shots.start();
    }
    return QGuiApplication::exec();
}

} // namespace hp::ui
