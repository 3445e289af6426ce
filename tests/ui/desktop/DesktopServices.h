// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDBusConnection>
#include <QDBusVariant>
#include <QHash>
#include <QList>
#include <QObject>
#include <QStringList>
#include <QVariantMap>

#include <utility>

namespace hp::tests {

/// The notification service of a desktop.
class Desktop : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")

public:
    struct Shown {
        uint replaces = 0;
        QString title{};
        QString body{};
        QStringList actions{};
        QVariantMap hints{};
        int timeout = 0;
    };
    QList<Shown> shown;
    QList<uint> closed;

public slots:
    uint Notify(const QString & /*app*/,
                uint replaces,
                const QString & /*icon*/,
                const QString &title,
                const QString &body,
                const QStringList &actions,
                const QVariantMap &hints,
                int timeout)
    {
        shown.append({replaces, title, body, actions, hints, timeout});
        return replaces != 0 ? replaces : 40 + static_cast<uint>(shown.size());
    }
    void CloseNotification(uint number) { closed.append(number); }

signals:
    void ActivationToken(uint number, const QString &token);
    void ActionInvoked(uint number, const QString &action);
    void NotificationClosed(uint number, uint reason);
};

/// The part of a panel that items in the tray register with.
class Panel : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.kde.StatusNotifierWatcher")

public:
    QStringList items;

public slots:
    void RegisterStatusNotifierItem(const QString &service) { items.append(service); }
};

/// The settings portal.
class Portal : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    QHash<QString, QVariant> values;
    int asked = 0;

public slots:
    QDBusVariant Read(const QString &space, const QString &key)
    {
        ++asked;
        return QDBusVariant(QVariant::fromValue(QDBusVariant(values.value(space + key, 0U))));
    }

signals:
    void SettingChanged(const QString &space, const QString &key, const QDBusVariant &value);
};

/// One of them on the bus, under its name, as long as this lives.
class Served
{
public:
    Served(QDBusConnection bus, const char *service, const char *path, QObject &object)
        : m_bus(std::move(bus))
        , m_service(QLatin1String(service))
        , m_path(QLatin1String(path))
    {
        m_up = m_bus.registerObject(m_path, &object, QDBusConnection::ExportAllContents)
            && m_bus.registerService(m_service);
    }
    ~Served()
    {
        m_bus.unregisterService(m_service);
        m_bus.unregisterObject(m_path);
    }
    [[nodiscard]] bool isUp() const { return m_up; }

private:
    QDBusConnection m_bus;
    QString m_service;
    QString m_path;
    bool m_up = false;
};

inline constexpr char noticeService[] = "org.freedesktop.Notifications";
inline constexpr char noticePath[] = "/org/freedesktop/Notifications";
inline constexpr char panelService[] = "org.kde.StatusNotifierWatcher";
inline constexpr char panelPath[] = "/StatusNotifierWatcher";
inline constexpr char portalService[] = "org.freedesktop.portal.Desktop";
inline constexpr char portalPath[] = "/org/freedesktop/portal/desktop";

} // namespace hp::tests
