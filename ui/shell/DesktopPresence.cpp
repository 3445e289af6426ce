// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/DesktopPresence.h"

#include "ui/desktop/Notifier.h"

#include <QQuickWindow>

namespace hp::ui {

DesktopPresence::DesktopPresence(BackendSet &backends, const QDBusConnection &bus, QObject *parent)
    : QObject(parent)
    , m_backends(backends)
    , m_notices(bus)
    , m_tray(bus)
    , m_system(bus)
{
    for (int row = 0; row < backends.count(); ++row)
        follow(backends.at(row));
    connect(
        &backends, &BackendSet::added, this, [this](ConsoleWindow *window) { follow(*window); });
    connect(&backends, &BackendSet::changed, this, &DesktopPresence::pollAll);
    connect(&m_notices, &NoticeBus::chosen, this, &DesktopPresence::open);
    connect(&m_tray, &StatusItem::activated, &backends, &BackendSet::raise);
    connect(&m_system, &SystemAppearance::changed, this, [this] {
        for (int row = 0; row < m_backends.count(); ++row)
            dress(m_backends.at(row).theme());
        if (AllClustersWindow *all = m_backends.all())
            dress(all->theme());
    });
    connect(&backends, &BackendSet::allMade, this, [this](AllClustersWindow *all) {
        dress(all->theme());
    });
    pollAll();
}

DesktopPresence::~DesktopPresence() = default;

void DesktopPresence::follow(ConsoleWindow &window)
{
    auto *notifier = new Notifier(window.session(),
                                  window.alarms(),
                                  m_notices,
                                  {.least = [&window] { return window.preferences().notifyMin(); },
                                   .watched =
                                       [&window] {
                                           // One that was put away may still be told to be active.
                                           const QQuickWindow *shown = window.window();
                                           return shown && shown->isVisible() && shown->isActive();
                                       }},
                                  this);
    connect(&window, &QObject::destroyed, notifier, &QObject::deleteLater);
    dress(window.theme());
}

void DesktopPresence::dress(Theme &theme)
{
    theme.followSystem(m_system.scheme(), m_system.reducedMotion());
}

void DesktopPresence::pollAll()
{
    QList<TrayPart> parts;
    for (int row = 0; row < m_backends.count(); ++row) {
        ConsoleWindow &window = m_backends.at(row);
        GatewaySession &session = window.session();
        parts.append({.site = session.cluster().isEmpty() ? session.place() : session.cluster(),
                      .priority = window.alarms().foremostPriority(),
                      .raised = window.alarms().raised(),
                      .blind = session.isStale() || !session.isFleetLoaded()});
    }
    m_tray.setLook(trayLook(parts));
}

void DesktopPresence::open(const QString &place, const QString &machine)
{
    m_backends.open(
        place,
        {.page = machine.isEmpty() ? QStringLiteral("holds") : QStringLiteral("machine"),
         .machine = machine,
         .activation = {}});
}

} // namespace hp::ui

#include "moc_DesktopPresence.cpp"
