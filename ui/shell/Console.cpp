// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/Console.h"

#include "ui/machine/model/MachineViewModel.h"
#include "ui/session/GatewaySession.h"
#include "ui/shell/connection/ConnectionViewModel.h"
#include "ui/shell/Renderer.h"
#include "ui/shell/probes/SelfTest.h"
#include "ui/shell/probes/ShotSeries.h"
#include "ui/shell/probes/StartTrace.h"

#include <QFont>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QRandomGenerator>

#include <cstdio>
#include <memory>

// The modules are static libraries: naming their registrations links them in.
extern void qml_register_types_Holdpoint_Theme();
extern void qml_register_types_Holdpoint_Controls();
extern void qml_register_types_Holdpoint_Session();
extern void qml_register_types_Holdpoint_Timeline();
extern void qml_register_types_Holdpoint_Fleet();
extern void qml_register_types_Holdpoint_Machine();
extern void qml_register_types_Holdpoint_Shell();

static void initConsoleResources()
{
    qml_register_types_Holdpoint_Theme();
    qml_register_types_Holdpoint_Controls();
    qml_register_types_Holdpoint_Session();
    qml_register_types_Holdpoint_Timeline();
    qml_register_types_Holdpoint_Fleet();
    qml_register_types_Holdpoint_Machine();
    qml_register_types_Holdpoint_Shell();
    Q_INIT_RESOURCE(qmlcache_hp_controls);
    Q_INIT_RESOURCE(qmlcache_hp_fleet);
    Q_INIT_RESOURCE(qmlcache_hp_machine);
    Q_INIT_RESOURCE(qmlcache_hp_shell);
}

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
    initConsoleResources();
    chooseRenderer();

    SystemUiClock clock;
    Theme theme(options.theme);
    QFont font(textFamily());
    font.setPixelSize(Theme::fontBase());
    QGuiApplication::setFont(font);
    GatewaySession session({options.url, options.token, options.caFile}, clock, [] {
        return QRandomGenerator::global()->generateDouble();
    });
    MachineViewModel machine(session, clock);
    ConnectionViewModel connection(session);
    session.start(); // the first frames travel while the QML is loaded

    QQmlApplicationEngine engine;
    QStringList warnings;
    QObject::connect(&engine, &QQmlEngine::warnings, &app, [&](const QList<QQmlError> &found) {
        for (const QQmlError &warning : found)
            warnings.append(warning.toString());
    });
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    theme.install(engine);
    session.install(engine);
    engine.setInitialProperties({{QStringLiteral("machine"), QVariant::fromValue(&machine)},
                                 {QStringLiteral("connection"), QVariant::fromValue(&connection)},
                                 {QStringLiteral("kiosk"), options.kiosk},
                                 {QStringLiteral("still"), !options.shots.isEmpty()}});
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Holdpoint/Shell/Main.qml")));
    auto *window = engine.rootObjects().isEmpty()
        ? nullptr
        : qobject_cast<QQuickWindow *>(engine.rootObjects().constFirst());
    if (!window) {
        std::fprintf(stderr, "The window cannot be made: its QML does not load.\n");
        return 1;
    }

    StartTrace trace(*session.fleet(), *window);
    std::unique_ptr<SelfTest> selfTest;
    ShotSeries shots(options.shots, *window, theme, session, machine, connection, clock);
    if (qEnvironmentVariable("HOLDPOINT_START_TRACE") == QLatin1String("1"))
        QObject::connect(
            &trace, &StartTrace::firstRowShown, &app, [&] { printStartTrace(session); });
    if (options.selfTest) {
        selfTest =
            std::make_unique<SelfTest>(warnings, *window, session, machine, connection, clock);
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
