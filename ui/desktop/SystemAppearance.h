// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/theme/Palette.h"

#include <QDBusConnection>
#include <QDBusServiceWatcher>
#include <QDBusVariant>
#include <QObject>

#include <optional>

namespace hp::ui {

/// What the desktop says of colours and motion through the settings portal
/// (org.freedesktop.portal.Settings). Qt 6.4 tells neither. GUI thread.
class SystemAppearance : public QObject
{
    Q_OBJECT

public:
    explicit SystemAppearance(const QDBusConnection &bus, QObject *parent = nullptr);
    ~SystemAppearance() override;

    /// Empty while the desktop says nothing.
    [[nodiscard]] std::optional<ColorScheme> scheme() const;
    [[nodiscard]] bool reducedMotion() const { return m_still; }

signals:
    void changed();

private slots:
    void receive(const QString &space, const QString &key, const QDBusVariant &value);

private:
    void ask();
    void read(const QString &space, const QString &key, const QVariant &value);

    QDBusConnection m_bus;
    QDBusServiceWatcher m_watcher;
    std::optional<ColorScheme> m_lightness; ///< Light or Dark
    bool m_contrast = false; ///< of the portal's own key
    bool m_gnomeContrast = false; ///< of GNOME before that key came
    bool m_still = false;
};

} // namespace hp::ui
