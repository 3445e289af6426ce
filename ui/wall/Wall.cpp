// SPDX-License-Identifier: Apache-2.0
#include "ui/wall/Wall.h"

#include "ui/session/UiClock.h"

#include <QGuiApplication>
#include <QScreen>

#include <cmath>
#include <cstdio>

extern void qml_register_types_Holdpoint_Theme();
extern void qml_register_types_Holdpoint_Controls();
extern void qml_register_types_Holdpoint_Wall();

static void initWallResources()
{
    qml_register_types_Holdpoint_Theme();
    qml_register_types_Holdpoint_Controls();
    qml_register_types_Holdpoint_Wall();
#ifdef HP_QML_CACHE // ahead of time, in packages
    Q_INIT_RESOURCE(qmlcache_hp_controls);
    Q_INIT_RESOURCE(qmlcache_hp_wall);
#endif
}

namespace hp::ui {

namespace {

using namespace std::chrono_literals;

constexpr double millimetresPerInch = 25.4;
constexpr double usualDiagonal = 55;
constexpr auto selfTestTime = 60s;

} // namespace

double diagonalOf(QSizeF millimetres)
{
    const double inches =
        std::hypot(millimetres.width(), millimetres.height()) / millimetresPerInch;
    return inches >= 5 && inches <= 500 ? inches : usualDiagonal;
}

Wall::Wall(const WallSetup &setup, UiClock &clock, QObject *parent)
    : QObject(parent)
    , m_setup(setup)
    , m_theme(setup.theme)
    , m_program(setup.places, setup.query, clock)
    , m_face(m_program)
{
    initWallResources();
    connect(&m_engine, &QQmlEngine::warnings, this, [this](const QList<QQmlError> &found) {
        for (const QQmlError &warning : found)
            m_warnings.append(warning.toString());
    });
    connect(&m_program, &WallProgram::sounded, &m_sound, &WallSound::play);
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    m_theme.install(m_engine);
    m_window = std::make_unique<WallWindow>(m_engine, clock);
    m_window->setTitle(QStringLiteral("Holdpoint"));
    connect(m_window.get(), &QWindow::widthChanged, this, &Wall::measure);
    connect(m_window.get(), &QWindow::heightChanged, this, &Wall::measure);
    connect(m_window.get(), &QWindow::screenChanged, this, &Wall::measure);
}

Wall::~Wall()
{
    m_window->leave();
}

bool Wall::show(QSize size)
{
    m_window->setInitialProperties({{QStringLiteral("face"), QVariant::fromValue(&m_face)}});
    if (size.isValid())
        m_window->resize(size);
    measure();
    m_window->setSource(QUrl(QStringLiteral("qrc:/qt/qml/Holdpoint/Wall/Wall.qml")));
    if (m_window->status() != QQuickView::Ready)
        return false;
    m_program.start();
    if (size.isValid()) {
        m_window->show();
        return true;
    }
    fillScreen();
    // Televisions are turned off at night, and come back as they like.
    connect(qGuiApp, &QGuiApplication::primaryScreenChanged, this, &Wall::fillScreen);
    return true;
}

void Wall::fillScreen()
{
    QScreen *screen = QGuiApplication::primaryScreen();
    if (!screen)
        return;
    m_window->setScreen(screen);
    // Where nobody manages windows, full screen is but a wish.
    m_window->setGeometry(screen->geometry());
    m_window->showFullScreen();
    disconnect(m_geometry);
    m_geometry =
        connect(screen, &QScreen::geometryChanged, m_window.get(), [this](const QRect &geometry) {
            m_window->setGeometry(geometry);
        });
}

void Wall::measure()
{
    const QScreen *screen = m_window->screen();
    const double told = m_program.options().value(QLatin1String("diagonal")).toDouble();
    const bool isTold = m_setup.query.has(QStringLiteral("diagonal")) || !screen;
    m_face.setScreen(m_window->size(), isTold ? told : diagonalOf(screen->physicalSize()));
}

int runWall(QGuiApplication &app, const WallSetup &setup)
{
    SystemUiClock clock;
    Wall wall(setup, clock);
    QGuiApplication::setDesktopFileName(QStringLiteral("holdpoint"));
    QObject::connect(&wall.window(), &WallWindow::leaveAsked, &app, [&app] { app.exit(0); });
    if (!wall.show()) {
        std::fprintf(stderr, "The wall cannot be created: its QML does not load.\n");
        return 1;
    }
    if (setup.selfTest) {
        const auto leave = [&](const QString &failure) {
            if (failure.isEmpty())
                std::printf("self-test ok\n");
            else
                std::fprintf(stderr, "self-test failed: %s\n", qUtf8Printable(failure));
            app.exit(failure.isEmpty() ? 0 : 1);
        };
        QObject::connect(&wall.window(), &QQuickWindow::frameSwapped, &app, [&, leave] {
            if (!wall.warnings().isEmpty())
                leave(wall.warnings().join(QLatin1Char('\n')));
            else if (wall.face().property("life").toString() == QLatin1String("live")
                     && !wall.face().property("layout").toString().isEmpty())
                leave({});
        });
        clock.after(selfTestTime, &app, [leave] {
            leave(QStringLiteral("there was no picture within 60 s"));
        });
    }
    return QGuiApplication::exec();
}

} // namespace hp::ui

#include "moc_Wall.cpp"
