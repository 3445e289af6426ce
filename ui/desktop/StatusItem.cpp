// SPDX-License-Identifier: Apache-2.0
#include "ui/desktop/StatusItem.h"

#include <QCoreApplication>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QtEndian>

namespace hp::ui {

namespace {

const auto trayService = QStringLiteral("org.kde.StatusNotifierWatcher");
const auto trayPath = QStringLiteral("/StatusNotifierWatcher");
const auto itemPath = QStringLiteral("/StatusNotifierItem");

TrayPixmap pixmapOf(const QImage &picture)
{
    const QImage argb = picture.convertToFormat(QImage::Format_ARGB32);
    TrayPixmap pixmap{argb.width(), argb.height(), {}};
    pixmap.pixels.reserve(argb.width() * argb.height() * 4);
    for (int y = 0; y < argb.height(); ++y) {
        for (int x = 0; x < argb.width(); ++x) {
            const quint32 pixel = qToBigEndian<quint32>(argb.pixel(x, y));
            pixmap.pixels.append(reinterpret_cast<const char *>(&pixel), sizeof pixel);
        }
    }
    return pixmap;
}

} // namespace

QDBusArgument &operator<<(QDBusArgument &argument, const TrayPixmap &pixmap)
{
    argument.beginStructure();
    argument << pixmap.width << pixmap.height << pixmap.pixels;
    argument.endStructure();
    return argument;
}

const QDBusArgument &operator>>(const QDBusArgument &argument, TrayPixmap &pixmap)
{
    argument.beginStructure();
    argument >> pixmap.width >> pixmap.height >> pixmap.pixels;
    argument.endStructure();
    return argument;
}

QDBusArgument &operator<<(QDBusArgument &argument, const TrayToolTip &tip)
{
    argument.beginStructure();
    argument << tip.icon << tip.pictures << tip.title << tip.text;
    argument.endStructure();
    return argument;
}

const QDBusArgument &operator>>(const QDBusArgument &argument, TrayToolTip &tip)
{
    argument.beginStructure();
    argument >> tip.icon >> tip.pictures >> tip.title >> tip.text;
    argument.endStructure();
    return argument;
}

StatusItem::StatusItem(const QDBusConnection &bus, QObject *parent)
    : QObject(parent)
    , m_bus(bus)
    , m_watcher(trayService, bus, QDBusServiceWatcher::WatchForRegistration)
    , m_service(
          QStringLiteral("org.kde.StatusNotifierItem-%1-1").arg(QCoreApplication::applicationPid()))
{
    qDBusRegisterMetaType<TrayPixmap>();
    qDBusRegisterMetaType<QList<TrayPixmap>>();
    qDBusRegisterMetaType<TrayToolTip>();
    m_bus.registerObject(itemPath,
                         this,
                         QDBusConnection::ExportAllProperties
                             | QDBusConnection::ExportScriptableSlots
                             | QDBusConnection::ExportScriptableSignals);
    m_bus.registerService(m_service);
    connect(&m_watcher, &QDBusServiceWatcher::serviceRegistered, this, &StatusItem::announce);
    announce();
}

StatusItem::~StatusItem()
{
    m_bus.unregisterObject(itemPath);
    m_bus.unregisterService(m_service);
}

void StatusItem::announce()
{
    QDBusMessage message = QDBusMessage::createMethodCall(
        trayService, trayPath, trayService, QStringLiteral("RegisterStatusNotifierItem"));
    message.setArguments({m_service});
    message.setAutoStartService(false);
    m_bus.send(message);
}

void StatusItem::setLook(const TrayLook &look)
{
    if (look == m_look)
        return;
    const QString before = status();
    m_look = look;
    emit NewIcon();
    emit NewToolTip();
    if (status() != before)
        emit NewStatus(status());
}

QString StatusItem::status() const
{
    return m_look.priority == 1 ? QStringLiteral("NeedsAttention") : QStringLiteral("Active");
}

QList<TrayPixmap> StatusItem::pictures() const
{
    return {pixmapOf(trayPicture(m_look, 22)), pixmapOf(trayPicture(m_look, 44))};
}

TrayToolTip StatusItem::toolTip() const
{
    return {{}, {}, title(), m_look.text};
}

void StatusItem::Activate(int /*x*/, int /*y*/)
{
    emit activated();
}

void StatusItem::SecondaryActivate(int /*x*/, int /*y*/)
{
    emit activated();
}

} // namespace hp::ui

#include "moc_StatusItem.cpp"
