// SPDX-License-Identifier: Apache-2.0
#include "ui/desktop/SystemAppearance.h"

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

namespace hp::ui {

namespace {

const auto portalService = QStringLiteral("org.freedesktop.portal.Desktop");
const auto portalPath = QStringLiteral("/org/freedesktop/portal/desktop");
const auto settings = QStringLiteral("org.freedesktop.portal.Settings");

const auto appearance = QStringLiteral("org.freedesktop.appearance");
const auto gnome = QStringLiteral("org.gnome.desktop.interface");
const auto gnomeAccess = QStringLiteral("org.gnome.desktop.a11y.interface");

struct Setting {
    QString space{};
    QString key{};
};

const QList<Setting> &followed()
{
    static const QList<Setting> all{{appearance, QStringLiteral("color-scheme")},
                                    {appearance, QStringLiteral("contrast")},
                                    {appearance, QStringLiteral("reduced-motion")},
                                    {gnome, QStringLiteral("enable-animations")},
                                    {gnomeAccess, QStringLiteral("high-contrast")}};
    return all;
}

/// The portal wraps a value once, and in Read of its first version twice.
QVariant bare(QVariant value)
{
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value;
}

} // namespace

SystemAppearance::SystemAppearance(const QDBusConnection &bus, QObject *parent)
    : QObject(parent)
    , m_bus(bus)
    , m_watcher(portalService, bus, QDBusServiceWatcher::WatchForRegistration)
{
    m_bus.connect(portalService,
                  portalPath,
                  settings,
                  QStringLiteral("SettingChanged"),
                  this,
                  SLOT(receive(QString, QString, QDBusVariant)));
    connect(&m_watcher, &QDBusServiceWatcher::serviceRegistered, this, &SystemAppearance::ask);
    ask();
}

SystemAppearance::~SystemAppearance() = default;

std::optional<ColorScheme> SystemAppearance::scheme() const
{
    if (m_contrast || m_gnomeContrast)
        return ColorScheme::Contrast;
    return m_lightness;
}

void SystemAppearance::ask()
{
    for (const Setting &setting : followed()) {
        QDBusMessage message = QDBusMessage::createMethodCall(
            portalService, portalPath, settings, QStringLiteral("Read"));
        message.setArguments({setting.space, setting.key});
        auto *answer = new QDBusPendingCallWatcher(m_bus.asyncCall(message), this);
        connect(answer, &QDBusPendingCallWatcher::finished, this, [this, setting, answer] {
            answer->deleteLater();
            const QDBusPendingReply<QDBusVariant> reply = *answer;
            if (!reply.isError()) // a desktop without this setting leaves it as it is
                read(setting.space, setting.key, bare(reply.value().variant()));
        });
    }
}

void SystemAppearance::receive(const QString &space, const QString &key, const QDBusVariant &value)
{
    read(space, key, bare(value.variant()));
}

void SystemAppearance::read(const QString &space, const QString &key, const QVariant &value)
{
    const auto schemeBefore = scheme();
    const bool stillBefore = m_still;
    if (space == appearance && key == QLatin1String("color-scheme")) {
        const uint choice = value.toUInt(); // 0 says that there is no preference
        m_lightness = choice == 1 ? std::optional(ColorScheme::Dark)
            : choice == 2         ? std::optional(ColorScheme::Light)
                                  : std::nullopt;
    } else if (space == appearance && key == QLatin1String("contrast")) {
        m_contrast = value.toUInt() == 1;
    } else if (space == gnomeAccess && key == QLatin1String("high-contrast")) {
        m_gnomeContrast = value.toBool();
    } else if (space == appearance && key == QLatin1String("reduced-motion")) {
        m_still = value.toUInt() == 1;
    } else if (space == gnome && key == QLatin1String("enable-animations")) {
        m_still = !value.toBool();
    }
    if (scheme() != schemeBefore || m_still != stillBefore)
        emit changed();
}

} // namespace hp::ui

#include "moc_SystemAppearance.cpp"
