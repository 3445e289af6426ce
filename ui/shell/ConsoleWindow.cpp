// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/ConsoleWindow.h"

#include "ui/desktop/RestingPointer.h"
#include "ui/shell/BackendSet.h"

#include <QQuickWindow>
#include <QRandomGenerator>

#include <utility>

// The modules are static libraries: naming their registrations links them in.
extern void qml_register_types_Holdpoint_Theme();
extern void qml_register_types_Holdpoint_Controls();
extern void qml_register_types_Holdpoint_Session();
extern void qml_register_types_Holdpoint_Timeline();
extern void qml_register_types_Holdpoint_Fleet();
extern void qml_register_types_Holdpoint_Overrides();
extern void qml_register_types_Holdpoint_WhatIf();
extern void qml_register_types_Holdpoint_Machine();
extern void qml_register_types_Holdpoint_Holds();
extern void qml_register_types_Holdpoint_Power();
extern void qml_register_types_Holdpoint_Incidents();
extern void qml_register_types_Holdpoint_Audit();
extern void qml_register_types_Holdpoint_Calendar();
extern void qml_register_types_Holdpoint_Alarms();
extern void qml_register_types_Holdpoint_Settings();
extern void qml_register_types_Holdpoint_Clusters();
extern void qml_register_types_Holdpoint_Shell();

static void initConsoleResources()
{
    qml_register_types_Holdpoint_Theme();
    qml_register_types_Holdpoint_Controls();
    qml_register_types_Holdpoint_Session();
    qml_register_types_Holdpoint_Timeline();
    qml_register_types_Holdpoint_Fleet();
    qml_register_types_Holdpoint_Overrides();
    qml_register_types_Holdpoint_WhatIf();
    qml_register_types_Holdpoint_Machine();
    qml_register_types_Holdpoint_Holds();
    qml_register_types_Holdpoint_Power();
    qml_register_types_Holdpoint_Incidents();
    qml_register_types_Holdpoint_Audit();
    qml_register_types_Holdpoint_Calendar();
    qml_register_types_Holdpoint_Alarms();
    qml_register_types_Holdpoint_Settings();
    qml_register_types_Holdpoint_Clusters();
    qml_register_types_Holdpoint_Shell();
#ifdef HP_QML_CACHE // ahead of time, in packages
    Q_INIT_RESOURCE(qmlcache_hp_controls);
    Q_INIT_RESOURCE(qmlcache_hp_fleet);
    Q_INIT_RESOURCE(qmlcache_hp_override_review);
    Q_INIT_RESOURCE(qmlcache_hp_simulation);
    Q_INIT_RESOURCE(qmlcache_hp_machine);
    Q_INIT_RESOURCE(qmlcache_hp_holds);
    Q_INIT_RESOURCE(qmlcache_hp_power);
    Q_INIT_RESOURCE(qmlcache_hp_incidents);
    Q_INIT_RESOURCE(qmlcache_hp_audit);
    Q_INIT_RESOURCE(qmlcache_hp_calendar);
    Q_INIT_RESOURCE(qmlcache_hp_alarms);
    Q_INIT_RESOURCE(qmlcache_hp_settings);
    Q_INIT_RESOURCE(qmlcache_hp_clusters);
    Q_INIT_RESOURCE(qmlcache_hp_shell);
#endif
}

namespace hp::ui {

namespace {

std::unique_ptr<QSettings> settingsIn(const QString &file, const QString &group = {})
{
    if (file.isEmpty())
        return nullptr;
    auto settings = std::make_unique<QSettings>(file, QSettings::IniFormat);
    if (!group.isEmpty())
        settings->beginGroup(group);
    return settings;
}

} // namespace

ConsoleWindow::ConsoleWindow(const ConsoleOptions &options, UiClock &clock, QObject *parent)
    : QObject(parent)
    , m_options(options)
    , m_theme(options.theme)
    , m_preferences(m_theme, options.preferencesFile, options.theme != ThemeChoice::System)
    , m_pages(settingsIn(options.preferencesFile, options.settingsGroup),
              settingsIn(options.preferencesFile, groupOfBackend(options.url)))
    , m_session({options.url, options.token, options.caFile},
                clock,
                [] { return QRandomGenerator::global()->generateDouble(); })
    , m_overrides(
          m_session, clock, settingsIn(options.preferencesFile, groupOfBackend(options.url)))
    , m_simulator(m_session)
    , m_alarms(m_session, clock)
    , m_away(m_session, clock)
    , m_machine(m_session, clock)
    , m_holds(m_session, m_alarms)
    , m_keymap(settingsIn(options.preferencesFile))
    , m_connection(m_session)
    , m_tour(m_preferences, options.lab && !options.kiosk)
{
    initConsoleResources();
    connect(&m_engine, &QQmlEngine::warnings, this, [this](const QList<QQmlError> &found) {
        for (const QQmlError &warning : found)
            m_warnings.append(warning.toString());
    });
    const auto takeGuards = [this] {
        m_overrides.current()->setOffersBreakGlass(m_preferences.breakGlass());
        m_overrides.current()->setOwnLevels(m_preferences.ownLevels());
        m_overrides.bulk()->setOwnLevels(m_preferences.ownLevels());
    };
    connect(&m_preferences, &Preferences::changed, this, takeGuards);
    takeGuards();
    connect(&m_away, &AwayReport::told, &m_alarms, &AlarmBoard::notify);
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    m_theme.install(m_engine);
    m_preferences.install(m_engine);
    m_pages.install(m_engine);
    m_session.install(m_engine);
    m_overrides.install(m_engine);
    m_simulator.install(m_engine);
    m_alarms.install(m_engine);
    options.painter.install(m_engine);
}

ConsoleWindow::~ConsoleWindow() = default;

QString ConsoleWindow::groupOfBackend(const QUrl &url)
{
    return QStringLiteral("at/") + url.host() + QLatin1Char('_') + QString::number(url.port());
}

void ConsoleWindow::connectToBackend()
{
    if (!std::exchange(m_connected, true))
        m_session.start();
}

bool ConsoleWindow::show()
{
    connectToBackend(); // the first frames travel while the QML is loaded
    if (m_window) {
        m_window->show();
        return true;
    }
    m_engine.setInitialProperties(
        {{QStringLiteral("machine"), QVariant::fromValue(&m_machine)},
         {QStringLiteral("connection"), QVariant::fromValue(&m_connection)},
         {QStringLiteral("holds"), QVariant::fromValue(&m_holds)},
         {QStringLiteral("keymap"), QVariant::fromValue(&m_keymap)},
         {QStringLiteral("tour"), QVariant::fromValue(&m_tour)},
         {QStringLiteral("backends"), QVariant::fromValue(m_backends)},
         {QStringLiteral("kiosk"), m_options.kiosk},
         {QStringLiteral("still"), !m_options.shots.isEmpty()}});
    m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Holdpoint/Shell/Main.qml")));
    if (!m_engine.rootObjects().isEmpty())
        m_window = qobject_cast<QQuickWindow *>(m_engine.rootObjects().constFirst());
    if (!m_window)
        return false;
    new RestingPointer(*m_window); // which owns it
    connect(m_window, &QWindow::visibleChanged, this, &ConsoleWindow::shownChanged);
    if (!m_options.preferencesFile.isEmpty() && !m_options.kiosk) {
        m_memory = std::make_unique<WindowMemory>(
            *m_window, settingsIn(m_options.preferencesFile, m_options.settingsGroup));
        m_memory->restore();
    }
    // What only looks at pages asks for them itself; a kiosk has one.
    if (!m_options.kiosk && !m_options.selfTest && m_options.shots.isEmpty()) {
        m_home = std::make_unique<HomePage>(m_session, *m_window);
        if (m_memory)
            connect(m_home.get(), &HomePage::choosing, m_memory.get(), &WindowMemory::passOver);
        connect(m_home.get(), &HomePage::decided, &m_tour, [this] {
            if (!m_asked)
                m_tour.offer();
        });
        m_home->start();
    }
    emit shownChanged();
    return true;
}

void ConsoleWindow::open(const QString &page)
{
    if (!m_window)
        return;
    m_asked = true;
    if (m_home)
        m_home->stay();
    m_window->setProperty("page", page);
}

void ConsoleWindow::open(const StartRequest &request)
{
    if (!request.machine.isEmpty())
        m_machine.setKey(request.machine);
    if (m_window && request.from > 0)
        m_window->setProperty("timelineFrom", request.from);
    if (request.at > 0)
        m_session.replay()->seek(request.at);
    if (!request.page.isEmpty())
        open(request.page);
    // The page is there now.
    if (m_window && !request.view.isEmpty())
        m_window->setProperty("view", request.view);
}

} // namespace hp::ui

#include "moc_ConsoleWindow.cpp"
