// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/desktop/TrayLook.h"

#include <QByteArray>
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusServiceWatcher>
#include <QList>
#include <QObject>
#include <QPoint>

namespace hp::ui {

/// A picture as a tray takes it: rows of ARGB in network order.
struct TrayPixmap {
    int width = 0;
    int height = 0;
    QByteArray pixels{};

    bool operator==(const TrayPixmap &) const = default;
};

struct TrayToolTip {
    QString icon{};
    QList<TrayPixmap> pictures{};
    QString title{};
    QString text{};

    bool operator==(const TrayToolTip &) const = default;
};

QDBusArgument &operator<<(QDBusArgument &argument, const TrayPixmap &pixmap);
const QDBusArgument &operator>>(const QDBusArgument &argument, TrayPixmap &pixmap);
QDBusArgument &operator<<(QDBusArgument &argument, const TrayToolTip &tip);
const QDBusArgument &operator>>(const QDBusArgument &argument, TrayToolTip &tip);

/// The mark in the tray, as a StatusNotifierItem: every desktop of today shows one, without the
/// widgets that Qt's own tray icon needs. A tray that comes later is told. GUI thread.
class StatusItem : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.kde.StatusNotifierItem")
    Q_PROPERTY(QString Category READ category CONSTANT)
    Q_PROPERTY(QString Id READ id CONSTANT)
    Q_PROPERTY(QString Title READ title CONSTANT)
    Q_PROPERTY(QString Status READ status NOTIFY NewIcon)
    Q_PROPERTY(QString IconName READ iconName CONSTANT)
    Q_PROPERTY(QList<hp::ui::TrayPixmap> IconPixmap READ pictures NOTIFY NewIcon)
    Q_PROPERTY(hp::ui::TrayToolTip ToolTip READ toolTip NOTIFY NewToolTip)
    Q_PROPERTY(bool ItemIsMenu READ isMenu CONSTANT)

public:
    explicit StatusItem(const QDBusConnection &bus, QObject *parent = nullptr);
    ~StatusItem() override;

    void setLook(const TrayLook &look);
    [[nodiscard]] const TrayLook &look() const { return m_look; }

    [[nodiscard]] static QString category() { return QStringLiteral("SystemServices"); }
    [[nodiscard]] static QString id() { return QStringLiteral("holdpoint"); }
    [[nodiscard]] static QString title() { return QStringLiteral("Holdpoint"); }
    /// "NeedsAttention" for a P1 alone: a tray makes it conspicuous.
    [[nodiscard]] QString status() const;
    /// Empty: the pictures are ours.
    [[nodiscard]] static QString iconName() { return {}; }
    [[nodiscard]] QList<TrayPixmap> pictures() const;
    [[nodiscard]] TrayToolTip toolTip() const;
    [[nodiscard]] static bool isMenu() { return false; }

public slots:
    Q_SCRIPTABLE void Activate(int x, int y);
    Q_SCRIPTABLE void SecondaryActivate(int x, int y);

signals:
    Q_SCRIPTABLE void NewIcon();
    Q_SCRIPTABLE void NewToolTip();
    Q_SCRIPTABLE void NewStatus(const QString &status);
    /// A person wants to see the window.
    void activated();

private:
    void announce();

    QDBusConnection m_bus;
    QDBusServiceWatcher m_watcher;
    QString m_service;
    TrayLook m_look;
};

} // namespace hp::ui
