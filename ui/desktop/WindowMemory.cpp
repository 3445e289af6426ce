// SPDX-License-Identifier: Apache-2.0
#include "ui/desktop/WindowMemory.h"

#include <QGuiApplication>
#include <QScreen>
#include <QWindow>

#include <algorithm>

namespace hp::ui {

namespace {

const auto placeKey = QStringLiteral("window/place");
const auto maximisedKey = QStringLiteral("window/maximised");
const auto pageKey = QStringLiteral("window/page");
constexpr char pageProperty[] = "page";

QList<QRect> screens()
{
    QList<QRect> all;
    for (const QScreen *screen : QGuiApplication::screens())
        all.append(screen->availableGeometry());
    return all;
}

qint64 shared(const QRect &a, const QRect &b)
{
    const QRect both = a & b;
    return both.isEmpty() ? 0 : qint64(both.width()) * both.height();
}

} // namespace

QRect fittedTo(const QRect &wanted, const QList<QRect> &screens, const QSize &least)
{
    if (wanted.isEmpty() || screens.isEmpty())
        return {};
    const QRect &screen = *std::ranges::max_element(
        screens, {}, [&wanted](const QRect &one) { return shared(one, wanted); });
    QRect fitted(QPoint(), wanted.size().boundedTo(screen.size()).expandedTo(least));
    const int right = std::max(screen.left(), screen.right() + 1 - fitted.width());
    const int bottom = std::max(screen.top(), screen.bottom() + 1 - fitted.height());
    fitted.moveTo(std::clamp(wanted.left(), screen.left(), right),
                  std::clamp(wanted.top(), screen.top(), bottom));
    return fitted;
}

WindowMemory::WindowMemory(QWindow &window, std::unique_ptr<QSettings> settings, QObject *parent)
    : QObject(parent)
    , m_window(window)
    , m_settings(std::move(settings))
{
    m_later.setSingleShot(true);
    m_later.setInterval(500);
    connect(&m_later, &QTimer::timeout, this, &WindowMemory::save);
}

WindowMemory::~WindowMemory()
{
    if (m_later.isActive())
        save();
}

void WindowMemory::restore()
{
    if (!m_settings)
        return;
    m_normal = fittedTo(m_settings->value(placeKey).toRect(), screens(), m_window.minimumSize());
    if (!m_normal.isEmpty())
        m_window.setGeometry(m_normal);
    if (m_settings->value(maximisedKey).toBool())
        m_window.showMaximized();
    // A machine may be gone by now, and its page would say only that.
    const QString page = m_settings->value(pageKey).toString();
    if (!page.isEmpty() && page != QLatin1String("machine"))
        m_window.setProperty(pageProperty, page);
    for (const auto signal :
         {&QWindow::widthChanged, &QWindow::heightChanged, &QWindow::xChanged, &QWindow::yChanged})
        connect(&m_window, signal, this, &WindowMemory::note);
    connect(&m_window, &QWindow::windowStateChanged, this, &WindowMemory::note);
    connect(&m_window, SIGNAL(pageChanged()), this, SLOT(note()));
}

void WindowMemory::note()
{
    const Qt::WindowStates states = m_window.windowStates();
    if (!(states & (Qt::WindowMaximized | Qt::WindowFullScreen | Qt::WindowMinimized)))
        m_normal = m_window.geometry();
    if (m_window.property(pageProperty).toString() != m_passedOver)
        m_passedOver.clear();
    m_later.start();
}

void WindowMemory::save()
{
    m_later.stop();
    m_settings->setValue(placeKey, m_normal);
    m_settings->setValue(maximisedKey, m_window.windowStates().testFlag(Qt::WindowMaximized));
    const QString page = m_window.property(pageProperty).toString();
    if (page != m_passedOver)
        m_settings->setValue(pageKey, page);
}

} // namespace hp::ui

#include "moc_WindowMemory.cpp"
